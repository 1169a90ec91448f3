-- How often a timer has failed, and which letters Discord refuses to take: their place is gone or closed.
alter table timer add column tries int not null default 0;
alter table outbox add column refused int not null default 0;
create index timer_tries on timer (tries) where tries > 0;
