# The plan behind a suggestion.
yspahan-plan-buildings = budować wcześnie, najpierw zagrodę i sklep
yspahan-plan-souks = zapełniać drogie targi
yspahan-plan-caravan = wysyłać towary z karawaną
