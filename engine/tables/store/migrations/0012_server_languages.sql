-- A process reads the languages that servers have chosen when it starts, without reading all other settings.
create index if not exists guild_language on guild (id) where settings ->> 'lang' is not null;
