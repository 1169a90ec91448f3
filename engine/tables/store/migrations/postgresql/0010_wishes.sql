-- In version 0.1 each seat stored its wish to call the game off. Such wishes are one vote of the table now.
with wish as (
    select match, seat, min(seat) over (partition by match) as first from seat
    where convert_from(prefs, 'UTF8')::json ->> 'call_off' = 'true'
), proposal as (
    select match, json_build_object(
        'kind', 'off',
        'seat', first,
        'line', coalesce((convert_from(nullif(last, ''), 'UTF8')::json ->> 'lines')::integer, 1),
        'votes', coalesce(json_object_agg(seat, 'yes') filter (where seat > first), '{}')
    )::jsonb as value
    from wish join match on id = match where status = 'live' group by match, first, last
), old as (
    select match, value, coalesce(convert_from(nullif(affairs, ''), 'UTF8'), '{}')::jsonb as affairs
    from proposal join match on id = match
)
update match set affairs = convert_to(
    (old.affairs || jsonb_build_object('proposals', coalesce(old.affairs -> 'proposals', '[]') || old.value))::text,
    'UTF8'
) from old where id = old.match;
update seat set prefs = convert_to((convert_from(prefs, 'UTF8')::jsonb - 'call_off')::text, 'UTF8')
    where convert_from(prefs, 'UTF8')::json ->> 'call_off' = 'true';
