"""Recorded games: every line is still legal, every position valid, and the final scores the same."""

from pathlib import Path

import pytest

from engine import games
from engine.__main__ import main
from engine.match import Deviation, verify
from engine.records import Record, load

FOLDER = Path(games.__file__).parent
RECORDS = [path for key in games.ALL for path in sorted(FOLDER.glob(f"{key}/golden/*.toml"))]


def read(path: Path) -> Record:
    return load(games.get(path.parent.parent.name).verbs, path.read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_game_plays_the_same(path: Path):
    record = read(path)
    assert verify(games.get(record.game), record) == record.scores


@pytest.mark.parametrize("key", games.ALL)
def test_every_game_has_golden_games_for_each_number_of_seats(key: str):
    seats = {len(read(path).seats) for path in RECORDS if path.parent.parent.name == key}
    assert seats == set(games.get(key).seats)


@pytest.mark.parametrize("key", games.ALL)
def test_a_changed_line_is_found(key: str):
    path = next(path for path in RECORDS if path.parent.parent.name == key)
    record, game = read(path), games.get(key)
    del record.lines[len(record.lines) // 2]
    with pytest.raises(Deviation):
        verify(game, record)


@pytest.mark.parametrize("key", games.ALL)
def test_the_command_line_reads_records(key: str, capsys: pytest.CaptureFixture[str], tmp_path: Path):
    path = next(path for path in RECORDS if path.parent.parent.name == key)
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path)]) == 0
    assert main(["show", str(path), "--at", "9", "--seat", "A"]) == 0
    assert "fingerprint" in capsys.readouterr().out
    again = tmp_path / "golden" / "again.toml"
    assert main(["selfplay", key, "--seats", "2", "--games", "1", "--seed", "5", "-o", str(again)]) == 0
    assert "moves/s" in capsys.readouterr().out
    assert main(["verify", str(again)]) == 0
    again.write_text(again.read_text().replace("scores = [", "scores = [1"))
    assert main(["verify", str(again)]) == 1
    assert "not verified" in capsys.readouterr().err
