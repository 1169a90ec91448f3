-- The latest post of a table as JSON: text, number of lines in the log, scores. They were joined by form feeds.
update match set post = json_build_array(
    split_part(post, chr(12), 1),
    nullif(split_part(post, chr(12), 2), '')::integer,
    ('[' || split_part(post, chr(12), 3) || ']')::json
)::text where post <> '';
