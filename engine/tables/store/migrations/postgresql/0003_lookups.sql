-- Tables are looked up by place, opener and guild, and counted by state and game, without reading the others.
drop index match_status;
create index match_status on match (status, game);
create index match_guild on match (guild, status) where guild is not null;
create index match_channel on match (channel, status) where channel is not null;
create index match_thread on match (thread, status) where thread is not null;
create index match_opener on match (opener, status);

-- The reminders that are deleted after each post.
create index outbox_reminder on outbox (match) where kind = 'remind' and message is not null;
