# The plan behind a suggestion.
yspahan-plan-buildings = brzy stavět, nejdřív pastvinu a obchod
yspahan-plan-souks = zaplnit drahé bazary
yspahan-plan-caravan = posílat zboží s karavanou
