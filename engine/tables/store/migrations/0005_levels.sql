-- The computer players of version 0.1 were called `thinker`; they are of level `normal` now.
update seat set bot = 'normal' where bot = 'thinker';
update match set options = json_set(options, '$.level', 'normal')
    where json_extract(options, '$.level') = 'thinker';
