-- Votes are found like reminders, to take their buttons away when they are over.
drop index if exists outbox_reminder;
create index if not exists outbox_notice on outbox (match) where kind in ('remind', 'vote') and message is not null;
