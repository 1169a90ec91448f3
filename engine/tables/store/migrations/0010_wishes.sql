-- In version 0.1 each seat stored its wish to call the game off. Such wishes are one vote of the table now.
update match set affairs = cast(json_insert(
    json_insert(iif(affairs = x'', '{}', cast(affairs as text)), '$.proposals', json('[]')),
    '$.proposals[#]', (
        select json_object(
            'kind', 'off',
            'seat', min(seat),
            'line', coalesce(cast(nullif(match.last, x'') as text) ->> 'lines', 1),
            'votes', json_group_object(seat, 'yes') filter (where seat > first)
        ) from (
            select seat, min(seat) over () as first from seat
            where seat.match = match.id and cast(prefs as text) ->> 'call_off'
        )
    )
) as blob)
where status = 'live' and exists (
    select * from seat where seat.match = match.id and cast(prefs as text) ->> 'call_off'
);
update seat set prefs = cast(json_remove(cast(prefs as text), '$.call_off') as blob)
    where cast(prefs as text) ->> 'call_off';
