-- What stays of a finished game: who took part, who won, and the score sheet. Rows are written once and not changed,
-- except that a person who is deleted leaves a seat without a name. Columns of the game are repeated in each seat, so
-- that what is asked about a person or a server is answered from one index.
create table if not exists result (
    match bigint primary key references match,
    game text not null,
    rules integer not null,
    options text not null,
    guild bigint,
    began bigint not null,
    ended bigint not null,
    seats integer not null,
    people integer not null,
    rated integer not null default 0
);

create table if not exists result_seat (
    match bigint not null references result,
    seat integer not null,
    no integer not null,
    game text not null,
    guild bigint,
    ended bigint not null,
    seats integer not null,
    people integer not null,
    "user" bigint,
    bot text not null,
    gone text not null check (gone in ('', 'resigned', 'absent', 'away')),
    rank integer not null,
    score integer not null,
    sheet text not null,
    taken integer not null,
    answer bigint,
    primary key (match, seat, no)
);
create index if not exists result_person on result_seat ("user", ended, match)
    include (seat, guild, game, seats, people, rank, score, gone, answer) where "user" is not null;
create index if not exists result_score on result_seat (guild, game, seats, score desc, ended, "user")
    where "user" is not null and gone = '' and people > 1;
create index if not exists result_month on result_seat (guild, ended, game, "user", rank, match)
    where "user" is not null and gone = '' and people > 1;

-- Finished games of earlier versions get their rows from the bot, which knows the rules; it looks for them here.
create index if not exists match_over on match (id) where status = 'over';
