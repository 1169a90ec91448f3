-- The identity of the file ('Cara'): any other SQLite database is refused. Times are unix seconds.
pragma application_id = 1130459745;

create table match (
    id integer primary key,
    game text not null,
    rules int not null,
    options text not null,
    status text not null check (status in ('lobby', 'live', 'over', 'cancelled')),
    guild int,
    channel int,
    thread int,
    message int,
    post text not null,
    opener int not null,
    secret blob not null,
    seq int not null,
    base blob not null,
    draft blob not null,
    last blob not null,
    drawn int not null,
    created int not null,
    moved int not null
) strict;
create index match_status on match (status, guild);

create table seat (
    match int not null references match,
    seat int not null,
    user int,
    name text not null,
    bot text not null,
    prefs blob not null,
    primary key (match, seat)
) without rowid, strict;
create index seat_user on seat (user) where user is not null;

-- The log of the matches in play, append-only; drawn is '3 1 4'.
create table action (
    match int not null references match,
    n int not null,
    seat int,
    text text not null,
    drawn text not null,
    auto int not null,
    at int not null,
    primary key (match, n)
) without rowid, strict;

-- The log of a finished match in one piece: JSON rows, compressed by zlib.
create table archive (
    match integer primary key references match,
    lines blob not null
) strict;

-- Ids are never used twice: a late word about an old timer or letter must not hit a new one.
create table timer (
    id integer primary key autoincrement,
    match int not null references match,
    due int not null,
    kind text not null,
    decision int not null,
    payload blob not null
) strict;
create index timer_match on timer (match);
create index timer_due on timer (due);

create table outbox (
    id integer primary key autoincrement,
    match int not null references match,
    kind text not null,
    payload blob not null,
    nonce text not null unique,
    due int not null,
    tries int not null,
    sent int,
    error text,
    message int
) strict;
create index outbox_waiting on outbox (match, id) where sent is null;
create index outbox_sent on outbox (sent) where sent is not null;

create table user (
    id integer primary key,
    settings text not null
) strict;

create table guild (
    id integer primary key,
    settings text not null
) strict;
