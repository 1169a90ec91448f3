-- What each rated game has made of the ratings of those who began it; the latest of a person is their rating. All of it
-- follows from the results, so rows may be deleted and computed again.
create table if not exists rating (
    "user" bigint not null,
    game text not null,
    ended bigint not null,
    match bigint not null references match,
    mu double precision not null,
    sigma double precision not null,
    primary key ("user", game, ended, match)
);
create index if not exists rating_match on rating (match);
create index if not exists rating_order on rating (game, ended, match);
create index if not exists result_rated on result (game, ended, match) where rated = 1;
