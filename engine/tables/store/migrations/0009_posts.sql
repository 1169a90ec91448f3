-- The latest post of a table as JSON: text, number of lines in the log, scores. They were joined by form feeds.
update match set post = (
    select json_array(
        text,
        iif(tail = '', null, cast(tail as int)),
        json('[' || substr(tail, instr(tail || char(12), char(12)) + 1) || ']')
    ) from (
        select substr(post, 1, instr(post || char(12), char(12)) - 1) as text,
            substr(post, instr(post || char(12), char(12)) + 1) as tail
    )
) where post <> '';
