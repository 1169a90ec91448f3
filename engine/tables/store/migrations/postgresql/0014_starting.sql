-- Who waits on a server for a game, and for which one.
create table queue (
    guild bigint not null,
    "user" bigint not null,
    name text not null,
    channel bigint not null,
    wish bytea not null,
    since bigint not null,
    until bigint not null,
    primary key (guild, "user")
);
create index queue_user on queue ("user");
create index queue_until on queue (until);

-- The lobbies that are open ask after two days of silence whether they still look for people.
insert into timer (match, due, kind, decision, payload)
    select id, moved + 172800, 'idle', -1, ''::bytea from match
    where status = 'lobby' and guild is not null;
