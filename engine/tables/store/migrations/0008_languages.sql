-- A process reads the languages that people have chosen when it starts, without reading all other settings.
create index user_language on user (id) where settings ->> 'lang' is not null;
