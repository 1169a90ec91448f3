-- Positions of finished games in which a move cost points, to be solved later by those who may see the table.
create table puzzle (
    match bigint not null references match,
    seat integer not null,
    no integer not null,
    "user" bigint not null,
    guild bigint,
    game text not null,
    content bytea not null,
    primary key (match, seat, no)
);
create index puzzle_user on puzzle ("user");
create index puzzle_guild on puzzle (guild) where guild is not null;

-- How a person fared with a puzzle: one that they missed is due again, until they know it.
create table attempt (
    "user" bigint not null,
    match bigint not null,
    seat integer not null,
    no integer not null,
    due bigint,
    stage integer not null,
    primary key ("user", match, seat, no),
    foreign key (match, seat, no) references puzzle on delete cascade
);
create index attempt_puzzle on attempt (match, seat, no);
