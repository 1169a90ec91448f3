# The plan behind a suggestion.
yspahan-plan-buildings = build early, Paddock and Store first
yspahan-plan-souks = fill the dear souks
yspahan-plan-caravan = send cubes with the caravan
