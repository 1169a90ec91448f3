-- The computer players of version 0.1 were called `thinker`; they are of level `normal` now.
update seat set bot = 'normal' where bot = 'thinker';
update match set options = jsonb_set(options::jsonb, '{level}', '"normal"')::text
    where options::jsonb ->> 'level' = 'thinker';
