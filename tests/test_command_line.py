"""`python -m engine` with files of any origin: a result or one line, quickly, and never a traceback."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path
from time import thread_time
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import games
from engine.__main__ import MESSAGE, main
from engine.chance import commitment
from engine.core import HIDDEN
from engine.match import encode, replay
from engine.notation import join
from engine.records import SIZE_LIMIT, digest, dump, load
from engine.tables.past import archive
from engine.tables.store import LogLine, Seat, Table, open_store
from render.__main__ import main as draw

COMMANDS = ("verify", "replay", "show")
GOLDEN = sorted(Path(games.__file__).parent.glob("*/golden/*.toml"))
TEXT = GOLDEN[-2].read_text("utf-8")
EXAMPLES = int(os.environ.get("FUZZ", "60"))
"""Files that the fuzz test makes. A long run: FUZZ=20000."""
FIXTURE = Path(__file__).parent / "fixtures" / "version-0.1.db.gz"

Capture = pytest.CaptureFixture[str]


def edited(pattern: str, text: str) -> str:
    new, count = re.subn(pattern, lambda _: text, TEXT, count=1, flags=re.MULTILINE)
    assert count
    return new


def run(command: str, path: Path, capsys: Capture, *more: str) -> tuple[int, str, str]:
    """Return the exit code and what was printed to standard output and standard error."""
    capsys.readouterr()
    try:
        code = main([command, str(path), *more])
    except SystemExit as stop:
        code = int(str(stop.code))
    return code, *capsys.readouterr()


def one_line(error: str) -> bool:
    return error.count("\n") == 1 and error.rstrip("\n").isprintable() and len(error) <= MESSAGE + 1


@pytest.mark.parametrize(
    "content",
    [
        b"",
        bytes(range(256)),
        b"\x00" * 5000,
        b'game = "yspahan"\nrules = 1\nseats = ' + b"[" * 200_000,
        TEXT.encode("utf-16"),
        edited("^game = .*", 'game = "chess"').encode(),
        edited("^game = .*", 'game = "\\u001b[2J"').encode(),
        edited("^rules = .*", f"rules = {'9' * 5000}").encode(),
        edited("^rules = .*", f"rules = 0x{'f' * 5000}").encode(),
        edited("^seats = .*", 'seats = ["A", "B", "C", "D", "E", "F"]').encode(),
        edited("^seats = .*", 'seats = ["A"]').encode(),
        edited("^seats = .*", "seats = []").encode(),
        edited("^seats = .*", 'seats = ["A", "B", "C"]\noptions = { no = "such" }').encode(),
        edited("^setup = .*", f"setup = [{'7' * 5000}]").encode(),
        edited("^A: .*", "A: " + "x" * 5000).encode(),
        edited("^A: .*", "F: end").encode(),
        edited("^A: .*", "A: end\n" * 20_000).encode(),
        (TEXT + "#" * (5 * SIZE_LIMIT)).encode(),
        TEXT.replace('moves = """', 'moves = """\n' + "A: end\n" * 300_000).encode(),
    ],
    ids=lambda content: repr(content[:40]),
)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_cannot_be_read_is_one_line_and_exit_code_2(
    command: str, content: bytes, tmp_path: Path, capsys: Capture
):
    path = tmp_path / "file.toml"
    path.write_bytes(content)
    start = thread_time()
    code, out, error = run(command, path, capsys)
    assert thread_time() - start < 1
    assert (code, out) == (2, "")
    assert one_line(error)


@pytest.mark.parametrize(
    "text",
    [
        edited("^secret = .*", 'secret = "no hex"'),
        edited("^secret = .*", 'secret = ""'),
        edited("^secret = .*", f'secret = "{"ab" * 3000}"'),
        edited("^secret = .*", f'secret = "{"00" * 65}"').replace(
            re.search(r'commitment = "(\w+)"', TEXT)[1], commitment(bytes(65))
        ),
        edited("^scores = .*", "scores = [-1, -2, -3]"),
        edited("^scores = .*", "scores = [1]"),
        edited("^setup = .*", "setup = [-1]"),
        edited("^setup = .*", "setup = []"),
        edited("^A: .*", "A: take nowhere"),
        edited("^A: .*", "A: supervise camel -99999"),
        edited("^A: .*", f"A: swap gold {'9' * 5000}"),
        edited("^A: .*", "B: end"),
        edited("^A: .*\n", ""),
        edited("^rules = .*", "rules = -5").replace("scores = [", "scores = [1"),
        TEXT.replace("scores = [", f"contributions = [1{', 0' * 2}]\nscores = ["),
    ],
    ids=lambda text: digest(text)[:6],
)
def test_a_proof_that_fails_is_one_line_and_exit_code_1(text: str, tmp_path: Path, capsys: Capture):
    path = tmp_path / "file.toml"
    path.write_text(text, "utf-8")
    code, out, error = run("verify", path, capsys)
    assert (code, out) == (1, "")
    assert one_line(error)
    assert error.startswith("not verified: ")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_folder_and_a_file_that_is_not_there(command: str, tmp_path: Path, capsys: Capture):
    none = tmp_path / "none"
    assert run(command, none, capsys) == (2, "", f"{none}: there is no such file\n")
    assert run(command, tmp_path, capsys) == (2, "", f"{tmp_path}: this is a folder, not a file\n")


def test_a_database_that_is_none(tmp_path: Path, capsys: Capture):
    none, text = tmp_path / "none.db", tmp_path / "text.db"
    text.write_text("no database" * 100, "utf-8")
    for path, reason in (
        (none, f"{none}: there is no such file"),
        (tmp_path, f"{tmp_path}: this is a folder, not a file"),
        (text, f"cannot be read: {text}: file is not a database"),
    ):
        for arguments in (["show", "--db", str(path), "--match", "1"], ["replay", "--all", str(path)]):
            code, out, error = main(arguments), *capsys.readouterr()
            assert (code, out, error) == (2, "", f"{reason}\n")


@pytest.mark.parametrize(
    "line",
    [
        "selfplay yspahan --seats 9",
        "selfplay yspahan --seats 1",
        "selfplay yspahan --seats 0",
        "selfplay yspahan --seats -3",
        "selfplay yspahan --seats 3 --games 0",
        "selfplay yspahan --seats 3 --games -4",
        "selfplay yspahan --seats 3 --games 99999999999999999999",
        "selfplay yspahan --seats 3 --seed x",
        "selfplay yspahan --seats 3 --levels genius",
        "selfplay yspahan --seats 3 --levels easy,",
        "selfplay yspahan --seats 3 --levels tablets",
        "selfplay yspahan --seats 3 --levels easy --seconds -1",
        "selfplay yspahan --seats 3 --levels easy --seconds nan",
        "selfplay yspahan --seats 3 --games 1 -o {tmp}",
        "selfplay yspahan --seats 3 --games 1 -o {file}/x.toml",
        "tournament yspahan --seats 9",
        "tournament yspahan --games 0",
        "tournament yspahan --processes 0",
        "tournament yspahan --processes 999999999",
        "tournament yspahan --levels none:at_all easy",
        "tournament yspahan --levels : easy",
        "tournament yspahan --levels tablets easy",
        "tournament yspahan --seconds nan",
        "effort yspahan --seats 9",
        "effort yspahan --level easy",
        "effort yspahan --seconds 0",
        "tune yspahan --games 0 --dry",
        "tune yspahan --rounds 0 --dry",
        "tune yspahan --rate nan --dry",
        "tune yspahan --seats 9 --dry",
        "tune yspahan --processes 0 --dry",
        "tune yspahan --playouts -1 --dry",
    ],
)
def test_a_command_that_cannot_be_done_is_refused_in_one_line(line: str, tmp_path: Path, capsys: Capture):
    (tmp_path / "file").touch()
    words = line.format(tmp=tmp_path, file=tmp_path / "file").split()
    code, _, error = run(words[0], Path(words[1]), capsys, *words[2:])
    assert code == 2
    assert error.splitlines()[-1].isprintable()
    assert not [row for row in error.splitlines()[:-1] if not row.startswith(("usage:", " "))]


@pytest.mark.parametrize(
    "line",
    ["--seats 9", "--seats 1", "--seats -1", "--moves -1", "--seat 3 --seats 3", "--seat -1", "-o {tmp}"],
)
def test_a_picture_that_cannot_be_drawn_is_refused_in_one_line(line: str, tmp_path: Path, capsys: Capture):
    with pytest.raises(SystemExit, match="2"):
        draw(["yspahan", "-o", str(tmp_path / "a.png"), *line.format(tmp=tmp_path).split()])
    assert "python -m render: error: " in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("base", [b"", b"{", b"[]", b'{"day":99}', b"\xff"])
def test_a_match_with_a_damaged_position_is_named_and_the_others_are_replayed(
    base: bytes, tmp_path: Path, capsys: Capture
):
    path = Running(tmp_path / "one.db").path
    with sqlite3.connect(path) as db:
        db.execute("create temp table other as select * from match")
        db.execute("update other set id = 2, base = ?", (base,))
        db.execute("insert into match select * from other")
        db.execute("insert into action select 2, n, seat, text, drawn, auto, at from action")
        db.execute("insert into seat select 2, seat, user, name, bot, prefs from seat")
    db.close()
    assert main(["replay", "--all", str(path)]) == 1
    out, error = capsys.readouterr()
    first, second = out.splitlines()
    assert (first, error) == ("match 1: same", "")
    assert second.startswith("match 2: damaged: ")
    if base:
        assert main(["show", "--db", str(path), "--match", "2"]) == 2
        assert "match 2 is damaged: " in capsys.readouterr().err


@pytest.mark.parametrize("more", [("--at", "-1"), ("--at", "x"), ("--seat", "Z"), ("--seat", "AB")])
def test_wrong_arguments_of_show(more: tuple[str, ...], capsys: Capture):
    assert run("show", GOLDEN[-2], capsys, *more)[:2] == (2, "")


def test_verifying_prints_what_to_compare(capsys: Capture):
    code, out, _ = run("verify", GOLDEN[-2], capsys)
    assert code == 0
    assert re.search(r'commitment = "(\w+)"', TEXT)[1] in out
    assert digest(TEXT) in out
    assert "compare" in out
    assert "with the same result" not in out


def test_verifying_another_version_of_the_rules_says_so(tmp_path: Path, capsys: Capture):
    path = tmp_path / "file.toml"
    path.write_text(edited("^rules = .*", "rules = 77"), "utf-8")
    assert "77, here 1, with the same result" in run("verify", path, capsys)[1]


# Records of running games


class Running:
    """A database with a game of Yspahan in progress: the golden game up to the line that draws a card."""

    def __init__(self, path: Path, card: int | None = None) -> None:
        """`card` replaces what the last line has drawn."""
        self.path = path
        self.game = games.get("yspahan")
        record = load(self.game.verbs, TEXT)
        drew = [n for n, line in enumerate(record.lines) if any(a.verb == "draw" for a in line.actions)]
        lines = record.lines[: drew[0] + 1]
        self.holder = lines[-1].seat
        if card is not None:
            lines[-1] = replace(lines[-1], drawn=(card,))
        self.record = replace(record, lines=lines)
        *_, (state, _) = replay(self.game, self.record)
        asyncio.run(self._write(state))

    async def _write(self, state: Any) -> None:
        store = await open_store(self.path)
        table = Table(
            game="yspahan", rules=1, opener=1, secret=bytes.fromhex(self.record.secret), created=0, moved=0,
            seats=[Seat(seat=n, user=n + 1, name=name) for n, name in enumerate(self.record.seats)],
        )  # fmt: skip
        await store.create(table)
        table.status, table.base = "live", encode(state)
        log = [LogLine(0, None, "setup", self.record.setup, False, 0)]
        for n, line in enumerate(self.record.lines, 1):
            log.append(LogLine(n, line.seat, join(self.game.verbs, line.actions), line.drawn, False, 0))
        await store.save(table, lines=log)
        await store.close()

    def export(self, viewer: int | None) -> str:
        async def exported() -> str:
            store = await open_store(self.path)
            try:
                return await archive.export(store, 1, viewer)
            finally:
                await store.close()

        return asyncio.run(exported())


def test_a_running_game_is_exported_as_its_viewer_sees_it(tmp_path: Path, capsys: Capture):
    """Two games that differ in one drawn card have the same file for everybody but its holder."""
    one = Running(tmp_path / "one.db", 0)
    other = Running(tmp_path / "other.db", 9)
    holder = one.holder
    for viewer in (None, *range(3)):
        assert (one.export(viewer) == other.export(viewer)) == (viewer != holder)
        text = one.export(viewer)
        assert one.record.secret not in text
        record = load(one.game.verbs, text)
        assert (record.viewer, record.setup, record.secret) == (viewer, (), "")
        assert not any(line.drawn for line in record.lines)
        hands = [player["hand"] for player in json.loads(record.view)["players"]]
        assert [HIDDEN in hand for hand in hands] == [bool(h) and n != viewer for n, h in enumerate(hands)]


def test_commands_with_the_record_of_a_running_game(tmp_path: Path, capsys: Capture):
    game = Running(tmp_path / "one.db")
    path = tmp_path / "file.toml"
    path.write_text(game.export(game.holder), "utf-8")
    for command in ("verify", "replay"):
        code, out, error = run(command, path, capsys)
        assert (code, out) == (2, "")
        assert one_line(error)
        assert "reveal hands" in error
    code, own, _ = run("show", path, capsys)
    assert code == 0
    assert run("show", path, capsys, "--seat", "ABC"[game.holder])[1] == own
    for more in (("--at", "3"), ("--seat", "ABC"[game.holder - 1])):
        assert run("show", path, capsys, *more)[0] == 2
    path.write_text(game.export(None), "utf-8")
    assert run("show", path, capsys)[1] != own
    for view in ("{}", "[" * 50_000, "null", '{"players": []}'):
        path.write_text(dump(game.game.verbs, replace(game.record, view=view)), "utf-8")
        code, out, error = run("show", path, capsys)
        assert (code, out) == (2, "")
        assert one_line(error)


def test_a_table_of_a_database_in_use_is_shown(tmp_path: Path, capsys: Capture):
    game = Running(tmp_path / "one.db")

    def shown(*more: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main(["show", "--db", str(game.path), "--match", "1", *more])
        return code, *capsys.readouterr()

    async def in_use() -> None:
        store = await open_store(game.path)
        try:
            code, out, _ = await asyncio.to_thread(shown, "--seat", "ABC"[game.holder])
            assert code == 0
            assert (await asyncio.to_thread(shown))[1] != out
        finally:
            await store.close()

    before = {file.name for file in tmp_path.iterdir()}
    asyncio.run(in_use())
    assert {file.name for file in tmp_path.iterdir()} == before
    for number in ("2", "-1"):
        code, out, error = main(["show", "--db", str(game.path), "--match", number]), *capsys.readouterr()
        assert (code, out) == (2, "")
        assert one_line(error)


@pytest.mark.parametrize(
    "arguments", [("--db", "x"), ("--match", "1"), ("f", "--db", "x", "--match", "1"), ()]
)
def test_show_needs_a_file_or_a_table(arguments: tuple[str, ...], capsys: Capture):
    with pytest.raises(SystemExit) as stop:
        main(["show", *arguments])
    assert stop.value.code == 2


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\x00" + b"x" * 5000])
def test_a_database_that_cannot_be_read(content: bytes, tmp_path: Path, capsys: Capture):
    path = tmp_path / "x.db"
    path.write_bytes(content)
    for arguments in (["show", "--db", str(path), "--match", "1"], ["replay", "--all", str(path)]):
        code, _, error = main(arguments), *capsys.readouterr()
        assert code == 2 or (not content and code == 0)
        assert not error or one_line(error)


def test_a_database_of_an_older_version_is_shown(tmp_path: Path, capsys: Capture):
    path = tmp_path / "old.db"
    with gzip.open(FIXTURE) as packed, path.open("wb") as database:
        shutil.copyfileobj(packed, database)
    before = path.read_bytes()
    assert main(["show", "--db", str(path), "--match", "5"]) == 0
    assert capsys.readouterr().out
    assert path.read_bytes() == before


FILES = st.one_of(
    st.binary(max_size=300),
    st.text(max_size=300).map(str.encode),
    st.lists(
        st.tuples(
            st.integers(0, len(TEXT)),
            st.integers(0, 30),
            st.one_of(
                st.text(max_size=8),
                st.integers().map(str),
                st.sampled_from(
                    [
                        *'"[]{}=,;: \n\\*',
                        '"""',
                        "A: ",
                        "end",
                        "-1",
                        "9" * 5000,
                        "\nA: end",
                        "[" * 2000,
                        "\x00",
                    ]
                ),
            ),
        ),
        min_size=1,
        max_size=4,
    ),
)


def made(parts: bytes | list[tuple[int, int, str]], source: str) -> bytes:
    """Return the bytes of a file: given, or of a record with parts of it replaced."""
    if isinstance(parts, bytes):
        return parts
    for start, length, text in parts:
        at = start % (len(source) + 1)
        source = source[:at] + text + source[at + length :]
    return source.encode("utf-8", "surrogatepass")


@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(parts=FILES, source=st.sampled_from([*GOLDEN]), command=st.sampled_from(COMMANDS))
def test_fuzzed_files(
    parts: bytes | list[tuple[int, int, str]], source: Path, command: str, tmp_path: Path, capsys: Capture
):
    path = tmp_path / "file.toml"
    path.write_bytes(made(parts, source.read_text("utf-8")))
    start = thread_time()
    code, _, error = run(command, path, capsys)
    assert thread_time() - start < 5
    assert code in (0, 1, 2)
    assert (code == 0) == (error == "")
    assert not error or one_line(error)
