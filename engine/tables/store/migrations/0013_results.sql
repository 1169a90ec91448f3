-- What stays of a finished game: who took part, who won, and the score sheet. Rows are written once and not changed,
-- except that a person who is deleted leaves a seat without a name. Columns of the game are repeated in each seat, so
-- that what is asked about a person or a server is answered from one index.
create table result (
    match integer primary key references match,
    game text not null,
    rules int not null,
    options text not null,
    guild int,
    began int not null,
    ended int not null,
    seats int not null,
    people int not null,
    rated int not null default 0
) strict;

create table result_seat (
    match int not null references result,
    seat int not null,
    no int not null,
    game text not null,
    guild int,
    ended int not null,
    seats int not null,
    people int not null,
    user int,
    bot text not null,
    gone text not null check (gone in ('', 'resigned', 'absent', 'away')),
    rank int not null,
    score int not null,
    sheet text not null,
    taken int not null,
    answer int,
    primary key (match, seat, no)
) without rowid, strict;
create index result_person on result_seat (user, ended, guild, game, seats, people, rank, score, gone, answer)
    where user is not null;
create index result_score on result_seat (guild, game, seats, score desc, ended, user)
    where user is not null and gone = '' and people > 1;
create index result_month on result_seat (guild, ended, game, user, rank)
    where user is not null and gone = '' and people > 1;

-- Finished games of earlier versions get their rows from the bot, which knows the rules; it looks for them here.
create index if not exists match_over on match (id) where status = 'over';
