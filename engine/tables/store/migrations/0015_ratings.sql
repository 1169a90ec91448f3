-- What each rated game has made of the ratings of those who began it; the latest of a person is their rating. All of it
-- follows from the results, so rows may be deleted and computed again.
create table rating (
    user int not null,
    game text not null,
    ended int not null,
    match int not null references match,
    mu real not null,
    sigma real not null,
    primary key (user, game, ended, match)
) without rowid, strict;
create index rating_match on rating (match);
create index rating_order on rating (game, ended, match);
create index result_rated on result (game, ended, match) where rated = 1;
