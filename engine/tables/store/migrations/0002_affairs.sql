-- What goes on beside the game: the votes that are open at a table. JSON.
alter table match add column affairs blob not null default x'';
