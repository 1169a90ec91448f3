-- The running processes, which of them leased a shard last and on which connection, and where one of them
-- delivers letters or runs timers now. Claims are not logged: processes repeat theirs when they connect again.
create table if not exists process (
    id text primary key,
    backend integer not null,
    shards integer[] not null,
    total integer not null,
    version text not null,
    started timestamptz not null,
    seen timestamptz not null,
    figures text not null
);
create table if not exists lease (
    shard integer primary key,
    process text not null,
    backend integer not null
);
create unlogged table if not exists claim (
    match bigint primary key,
    process text not null
);
