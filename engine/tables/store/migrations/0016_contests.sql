-- Leagues and cups of a server. The version of a contest grows with each change of anything in it.
create table contest (
    id integer primary key,
    guild int not null,
    channel int not null,
    kind text not null check (kind in ('league', 'ladder', 'knockout', 'swiss')),
    name text not null,
    game text not null,
    seats int not null,
    pace text not null,
    days int not null,
    rated int not null,
    opener int,
    status text not null check (status in ('open', 'running', 'over')),
    season int not null,
    round int not null,
    due int not null,
    seq int not null,
    created int not null
) strict;
create index contest_guild on contest (guild, status);
create index contest_status on contest (status);
create index contest_opener on contest (opener) where opener is not null;

-- Who has joined, and the message that shows each season.
create table member (
    contest int not null references contest,
    user int not null,
    name text not null,
    since int not null,
    primary key (contest, user)
) without rowid, strict;
create index member_user on member (user);

create table season (
    contest int not null references contest,
    no int not null,
    began int not null,
    ended int,
    message int,
    changed int not null,
    shown int not null,
    primary key (contest, no)
) without rowid, strict;
create index season_unshown on season (contest) where shown < changed;

-- What a person, or whoever has taken their place, plays a season for; and who meets whom at which table.
create table slot (
    contest int not null,
    season int not null,
    no int not null,
    grp int not null,
    user int,
    name text not null,
    rank int,
    primary key (contest, season, no),
    foreign key (contest, season) references season
) without rowid, strict;
create index slot_user on slot (user) where user is not null;

create table pairing (
    contest int not null,
    season int not null,
    no int not null,
    round int not null,
    grp int not null,
    slots text not null,
    match int references match,
    ranks text,
    scores text,
    primary key (contest, season, no),
    foreign key (contest, season) references season
) without rowid, strict;
create unique index pairing_match on pairing (match) where match is not null;
create index pairing_open on pairing (contest, season) where ranks is null;
