"""Leagues and cups as messages: what their picture shows, its description, and the lines and buttons below.

Built from the values passed in. Must not know who may do what.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.ui import ids, post
from cogs.ui.post import DANGER, PRIMARY
from engine.club.cup import rounds_of
from engine.club.standings import movers
from engine.tables import Competition, Contest, Pairing, Season, Table, seasons
from locales import Texts, capital
from render.contests import Bracket, Pod, Row, Standings, Way

NAMED = 20
"""The most people who are named in a line."""
MEDALS = "🥈🥉"
"""Before the names of those after the winner."""
GAMES = 8
"""The most games that are linked."""
PICTURE = "contest.png"
"""The file name of the picture."""


def picture(words: Texts, it: Competition) -> Standings | Bracket | None:
    """Return the input for the picture of a contest; None before it has begun."""
    contest = it.contest
    if not it.slots:
        return None
    game = words(f"{contest.game}-name")
    if contest.kind == "knockout":
        rounds = tuple(
            (_round(words, n, stage), _pods(it, stage)) for n, stage in enumerate(seasons.stages(it), 1)
        )
        return Bracket(contest.game, contest.name, _about(words, it, game), rounds, words.lang)
    groups = seasons.lists(it)
    everybody = words("contest-everybody-mean" if contest.kind == "ladder" else "contest-everybody")
    titles = [words("contest-group", n=group.no + 1) if len(groups) > 1 else everybody for group in groups]
    rows = [_rows(words, it, group, len(groups)) for group in groups]
    shown = tuple(zip(titles, rows, strict=True))
    return Standings(contest.game, contest.name, _about(words, it, game), shown, words.lang)


def _about(words: Texts, it: Competition, game: str) -> str:
    if it.contest.kind in seasons.CUPS:
        return words("contest-picture-cup", game=game, kind=words(f"contest-kind-{it.contest.kind}"))
    return words("contest-picture-season", game=game, n=it.season.no)


def _round(words: Texts, n: int, stage: seasons.Stage) -> str:
    return words("contest-final") if stage.is_final else words("contest-round", n=n)


def _rows(words: Texts, it: Competition, group: seasons.Group, groups: int) -> tuple[Row, ...]:
    there = {slot.no for slot in it.slots} if it.season.ended else seasons.present(it)
    rows, number = list[Row](), movers(len(group.standings))
    is_last = it.contest.status == "over" and it.contest.season == it.season.no
    moves = it.contest.kind == "league" and not is_last and any(one.tables for one in group.standings)
    for n, one in enumerate(group.standings):
        slot = it.slots[one.slot]
        way: Way = ""
        if one.slot not in there:
            way = "out"
        elif moves and n < number and group.no > 0:
            way = "up"
        elif moves and n >= len(group.standings) - number and group.no < groups - 1:
            way = "down"
        tie = words(f"contest-tie-{one.tie}") if one.tie and (one.tables or one.points) else ""
        points = one.points / max(1, one.tables) if it.contest.kind == "ladder" else one.points
        rows.append(Row(one.rank, slot.name, one.tables, one.won, f"{points:.3g}", way, slot.rank == 1, tie))
    return tuple(rows)


def _pods(it: Competition, stage: seasons.Stage) -> tuple[Pod, ...]:
    found = list[Pod]()
    for one in stage.pods:
        slots, ranks = seasons.numbers(one.slots), seasons.numbers(one.ranks or "[]")
        people = [
            (it.slots[slot].name, ranks[n] if ranks else 0, slot in stage.on) for n, slot in enumerate(slots)
        ]
        found.append(Pod(tuple(sorted(people, key=lambda person: person[1])), is_final=stage.is_final))
    if stage.byes:
        found.append(Pod(tuple((it.slots[slot].name, 0, False) for slot in stage.byes), bye=True))
    return tuple(found)


def describe(words: Texts, shown: Standings | Bracket) -> str:
    """Return all that the picture of a contest shows, in words."""
    lines = [f"{shown.name}. {shown.about}."]
    if isinstance(shown, Bracket):
        for title, pods in shown.rounds:
            lines.append(f"{title}:")
            lines += [_described(words, pod) for pod in pods]
        return "\n".join(lines)
    for title, rows in shown.groups:
        lines.append(f"{title}:")
        lines += [
            words(
                "contest-alt-row",
                rank=row.rank,
                who=row.name or "?",
                points=row.points,
                games=row.games,
                won=row.won,
                way=row.way or "stays",
                tie=row.tie or "none",
            )
            for row in rows
        ]
    return "\n".join(lines)


def _described(words: Texts, pod: Pod) -> str:
    if pod.bye:
        return words("contest-alt-bye", people=", ".join(name or "?" for name, _, _ in pod.people))
    on_key = "contest-alt-final" if pod.is_final else "contest-alt-on"
    people = [
        words(on_key if on else "contest-alt-off", who=name or "?", rank="draw" if pod.is_draw else rank)
        if rank
        else name or "?"
        for name, rank, on in pod.people
    ]
    return words("contest-alt-pod", people=", ".join(people))


def link(contest: Contest, season: Season) -> str:
    """Return a link to the message of a season or cup, or to its channel before it is posted."""
    message = f"/{season.message}" if season.message else ""
    return f"https://discord.com/channels/{contest.guild}/{contest.channel}{message}"


def linked(contest: Contest, season: Season) -> str:
    """Return the name of a contest as a link to its message."""
    return f"[{post.plain(contest.name)}]({link(contest, season)})"


def called(contest: Contest) -> str:
    """Return whether a contest is a `league` or a `cup`, as texts are told."""
    return "cup" if contest.kind in seasons.CUPS else "league"


def lines(words: Texts, it: Competition, tables: Sequence[Table], user: int = 0) -> str:
    """Say what a contest is, how it stands and what comes next, and to a `user` what their games are.

    `tables` are those of its games now.
    """
    contest, season = it.contest, it.season
    is_cup = contest.kind in seasons.CUPS
    said = [
        _title(words, it),
        words(
            "contest-about-cup" if is_cup else "contest-about",
            kind=capital(words(f"contest-kind-{contest.kind}")),
            seats=contest.seats,
            pace=words(f"option-pace-{contest.pace}"),
        ),
    ]
    if season.ended:
        at = f"<t:{season.ended}:D>"
        said.append(
            words("contest-ended", who=_winner(it), n=int(_is_won(it)), at=at)
            if it.slots
            else words("contest-called-off")
        )
        said += [*_moved(words, it), *_without_result(words, it)]
        if contest.season > season.no:
            said.append(words("contest-follows", n=season.no + 1))
    elif not season.began:
        due = f"<t:{contest.due}:R>" if contest.due else "none"
        said += [
            words("contest-open", due=due, least=seasons.LEAST, kind="cup" if is_cup else "league"),
            words("contest-open-days", kind=contest.kind, days=contest.days),
            _people(words, "contest-people", [member.name for member in it.members]),
        ]
    else:
        said.append(_running(words, it))
        if tables:
            links = [_linked([seat.name for seat in table.seats], table) for table in tables]
            said.append(words("contest-now", tables=" · ".join(links)))
        if is_cup and (rest := seasons.resting(it)):
            key = f"contest-bye-{contest.kind}"
            said.append(words(key, who=", ".join(post.plain(it.slots[slot].name) for slot in rest)))
        said += _without_result(words, it)
        if later := seasons.waiting(it):
            said.append(_people(words, "contest-waiting", [member.name for member in later]))
        said += own(words, it, tables, user)
    rules = "" if contest.kind == "league" else f"-{contest.kind}"
    return "\n".join([*said, words(f"contest-rules{rules}")])


def _title(words: Texts, it: Competition) -> str:
    contest = it.contest
    title = "contest-title" if contest.kind in seasons.CUPS else "contest-title-season"
    game = words(f"{contest.game}-name")
    return words(title, name=post.plain(contest.name), game=game, n=it.season.no)


def _is_won(it: Competition) -> bool:
    """Return True if somebody has won: they may have been deleted since."""
    return any(slot.rank == 1 for slot in it.slots)


def _winner(it: Competition) -> str:
    return next((post.plain(slot.name or "?") for slot in it.slots if slot.rank == 1), "?")


def decided(words: Texts, it: Competition) -> str:
    """Say that a season or cup is over, to those who have played: who has won, and what follows."""
    contest, season = it.contest, it.season
    named = {"name": linked(contest, season), "season": _number(it)}
    said = [words("contest-decided", who=_winner(it), n=int(_is_won(it)), **named)]
    ranked = sorted((slot.rank, post.plain(slot.name or "?")) for slot in it.slots if slot.rank)
    if then := [f"{medal} {who}" for medal, (_, who) in zip(MEDALS, ranked[1:], strict=False)]:
        said.append(" · ".join(then))
    said += _moved(words, it)
    if contest.season > season.no:
        waits = contest.season == season.no + 1 and contest.status == "open"
        said.append(words("contest-next", n=season.no + 1, state="open" if waits else "begun"))
    return "\n".join([*said, "-# " + " ".join(f"<@{slot.user}>" for slot in it.slots if slot.user)])


def push(words: Texts, it: Competition, users: Sequence[int]) -> str:
    """Tell these users on their phones that a season or cup is over, and who has won."""
    won = {"winner": _winner(it), "n": int(_is_won(it))}
    named = {"name": post.plain(it.contest.name), "season": _number(it)}
    return words("push-contest-decided", who=words.listed([f"<@{user}>" for user in users]), **named, **won)


def _number(it: Competition) -> int:
    """Return the number of the season; 0 of a cup."""
    return it.season.no if it.contest.kind in seasons.LEAGUES else 0


def drawn(words: Texts, contest: Contest, season: Season, pairing: Pairing, *, rated: bool) -> str:
    """Say at a table that its game goes on, but counts as a draw in its contest."""
    rest = {"n": season.no, "round": pairing.round, "rated": "rated" if rated else "not"}
    return words("contest-drawn-here", name=linked(contest, season), kind=contest.kind, **rest)


def _running(words: Texts, it: Competition) -> str:
    contest, due = it.contest, f"<t:{it.contest.due}:R>"
    if contest.kind not in seasons.CUPS:
        over = sum(bool(one.ranks) for one in it.pairings)
        return words("contest-running", kind="league", due=due, over=over, games=len(it.pairings))
    of = rounds_of(len(it.slots)) if contest.kind == "swiss" else 0
    is_final = contest.kind == "knockout" and seasons.stages(it)[-1].is_final
    kind = "final" if is_final else contest.kind
    return words("contest-running", kind=kind, due=due, round=contest.round, of=of)


def _linked(names: Sequence[str], table: Table | None) -> str:
    said = " – ".join(post.plain(name or "?") for name in names)
    return f"[{said}]({post.link(table)})" if table else said


def _moved(words: Texts, it: Competition) -> list[str]:
    """Say who goes up and down after a season of a league with divisions."""
    if it.contest.kind != "league" or not it.slots:
        return []
    groups = seasons.groups(it)
    rows = [row for group in groups for row in _rows(words, it, group, len(groups))]
    found = {way: [post.plain(row.name or "?") for row in rows if row.way == way] for way in ("up", "down")}
    said = [words(f"contest-moved-{way}", who=", ".join(who)) for way, who in found.items() if who]
    return [" · ".join(said)] if said else []


def _without_result(words: Texts, it: Competition) -> list[str]:
    """Say which games count though they were not played to an end, and as what."""
    said = list[str]()
    for key, pairings in zip(("drawn", "lost"), seasons.without_result(it), strict=True):
        names = [_against(it, one) for one in pairings[:GAMES]]
        if more := len(pairings) - len(names):
            names.append(words("contest-more", n=more))
        if names:
            said.append(words(f"contest-{key}", games=" · ".join(names)))
    return said


def _against(it: Competition, one: Pairing, but: int | None = None, table: Table | None = None) -> str:
    """Return the names of those who meet, `but` one of them."""
    return _linked([it.slots[slot].name for slot in seasons.numbers(one.slots) if slot != but], table)


def own(words: Texts, it: Competition, tables: Sequence[Table], user: int) -> list[str]:
    """Say to somebody which games they have in a season or round that is not over."""
    slot = next((slot.no for slot in it.slots if slot.user == user), None) if user else None
    if slot is None:
        return []
    is_cup = it.contest.kind in seasons.CUPS
    pairings = seasons.rounds(it)[-1] if is_cup else it.pairings
    games = [one for one in pairings if slot in seasons.numbers(one.slots)]
    if not games:
        if slot not in seasons.present(it):
            return []
        return [words("contest-own-rests" if slot in seasons.resting(it) else "contest-own-out")]
    at = {table.id: table for table in tables}
    said = [words("contest-own-over", n=over)] if (over := sum(bool(one.ranks) for one in games)) else []
    now = [_against(it, one, slot, at.get(one.match)) for one in games if one.match and not one.ranks]
    if now:
        said.append(words("contest-own-now", who=", ".join(now)))
    if later := [_against(it, one, slot) for one in games if not one.match and not one.ranks]:
        said.append(words("contest-own-later", who=", ".join(later)))
    return [words("contest-own", games=" · ".join(said))]


def _people(words: Texts, key: str, names: Sequence[str]) -> str:
    shown = [post.plain(name) for name in names[:NAMED]]
    if more := len(names) - NAMED:
        shown += [words("contest-more", n=more)] if more > 0 else []
    return words(key, who=", ".join(shown), n=len(names))


def view(text: str, alt: str, key: str, buttons: Sequence[ui.Button[Any]]) -> ui.LayoutView:
    """Return a message about a contest, with its picture if it has a description."""
    items: list[ui.Item[Any]] = [ui.TextDisplay(text)]
    if alt:
        items.insert(0, post.gallery(f"attachment://{PICTURE}", alt))
    return post.container(key, *items, *post.rows(buttons))


def can_join(contest: Contest) -> bool:
    """Return True if a person who is not in a contest can join it."""
    return contest.status == "open" or (contest.status == "running" and contest.kind in seasons.LEAGUES)


def public_buttons(words: Texts, it: Competition) -> list[ui.Button[Any]]:
    """Return the buttons below the public message of a contest: none below a season that has ended."""
    if it.season.ended:
        return []
    join = [_button(words, "join", it.contest, PRIMARY)] if can_join(it.contest) else []
    return [*join, _button(words, "page", it.contest)]


def own_buttons(words: Texts, it: Competition, user: int, *, manages: bool) -> list[ui.Button[Any]]:
    """Return what somebody can do in a contest."""
    contest, is_in = it.contest, any(member.user == user for member in it.members)
    found = list[ui.Button[Any]]()
    if is_in and contest.status != "over":
        found.append(_button(words, "leave", contest))
    elif can_join(contest):
        found.append(_button(words, "join", contest, PRIMARY))
    if manages and contest.status == "open" and len(it.members) >= seasons.LEAST:
        found.append(_button(words, "begin", contest, PRIMARY))
    if manages and contest.status != "over":
        found.append(_button(words, "end", contest))
    return found


def end_button(words: Texts, contest: Contest) -> ui.Button[Any]:
    """Return the button that ends a contest."""
    label = words("button-contest-end")
    return ids.button(label, ids.write("contestended", rest=str(contest.id)), style=DANGER)


def _button(
    words: Texts, what: str, contest: Contest, style: Any = post.discord.ButtonStyle.secondary
) -> ui.Button[Any]:
    return ids.button(
        words(f"button-contest-{what}"), ids.write(f"contest{what}", rest=str(contest.id)), style=style
    )
