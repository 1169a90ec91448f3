-- Positions of finished games in which a move cost points, to be solved later by those who may see the table.
create table puzzle (
    match int not null references match,
    seat int not null,
    no int not null,
    user int not null,
    guild int,
    game text not null,
    content blob not null,
    primary key (match, seat, no)
) without rowid, strict;
create index puzzle_user on puzzle (user);
create index puzzle_guild on puzzle (guild) where guild is not null;

-- How a person fared with a puzzle: one that they missed is due again, until they know it.
create table attempt (
    user int not null,
    match int not null,
    seat int not null,
    no int not null,
    due int,
    stage int not null,
    primary key (user, match, seat, no),
    foreign key (match, seat, no) references puzzle on delete cascade
) without rowid, strict;
create index attempt_puzzle on attempt (match, seat, no);
