-- Who waits on a server for a game, and for which one.
create table queue (
    guild int not null,
    user int not null,
    name text not null,
    channel int not null,
    wish blob not null,
    since int not null,
    until int not null,
    primary key (guild, user)
) without rowid, strict;
create index queue_user on queue (user);
create index queue_until on queue (until);

-- The lobbies that are open ask after two days of silence whether they still look for people.
insert into timer (match, due, kind, decision, payload)
    select id, moved + 172800, 'idle', -1, cast('' as blob) from match
    where status = 'lobby' and guild is not null;
