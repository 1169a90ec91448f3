"""The configuration: read completely, mistakes reported by line, and the token never shown."""

from __future__ import annotations

import dataclasses
import os
import re
import subprocess
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

import bot
from bot import Config, ConfigError, load_config, main
from engine.tables import Tables
from engine.tables.store import Shards

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "config.example.toml"
SECRET = "MTA4.secret-token.aBcDeFgHiJkLmNoPqRsTuVwXyZ"


@pytest.fixture(autouse=True)
def clean_place(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.delenv("DATABASE", raising=False)
    monkeypatch.delenv("SHARDS", raising=False)


def problems(text: str | bytes) -> list[str]:
    """Return the problems reported for a file `c.toml` with this text."""
    path = Path("c.toml")
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ConfigError) as caught:
        load_config(path)
    assert SECRET not in str(caught.value)
    return list(caught.value.problems)


def test_without_a_file_there_are_defaults():
    assert load_config() == Config()


def test_the_example_is_the_defaults():
    assert load_config(EXAMPLE) == Config()


def test_the_example_explains_every_key_in_order():
    explained = re.findall(r"\n\n# [A-Z][^\n]+\.\n(\w+) = ", EXAMPLE.read_text("utf-8"))
    keys = [item.name for item in dataclasses.fields(Config) if item.name != "address"]  # part of `database`
    assert explained == keys == list(bot.READERS)


def test_config_toml_is_found_and_everything_in_it_read():
    rows = (
        '\ufeffdatabase = "a b/c.db"',
        'backups = "kept"',
        'language = "en"',
        'log = "debug"',
        "owners = [12, 34]",
    )
    Path("config.toml").write_text("\r\n".join(rows), "utf-8")
    assert load_config() == Config(
        database=Path("a b/c.db"), backups=Path("kept"), log="debug", owners=(12, 34)
    )


def test_the_address_of_a_server_is_a_database_and_not_shown(capsys):
    address = f"postgresql://ana:{SECRET}@db.example/games"
    Path("config.toml").write_text(f'database = "{address}"\n')
    config = load_config()
    assert (config.address, config.database) == (address, Config().database)
    assert SECRET not in repr(config)
    assert main(["--restore", "copy.db"]) == 2
    err = capsys.readouterr().err
    assert "pg_restore" in err
    assert len(err.splitlines()) == 1


def test_the_environment_takes_precedence_over_the_file(monkeypatch):
    path = Path("c.toml")
    path.write_text('token = " from-file "')
    assert load_config(path).token == "from-file"
    monkeypatch.setenv("DISCORD_TOKEN", " from-environment\n")
    assert load_config(path).token == "from-environment"
    assert load_config().token == "from-environment"
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert load_config(path).token == "from-file"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('databse = "x"', 'unknown key "databse"; did you mean "database"?'),
        ("OWNERS = []", 'unknown key "OWNERS"; did you mean "owners"?'),
        (
            "zzz = 1",
            'unknown key "zzz"; there are: ' + ", ".join(bot.READERS),
        ),
        ("keep_backups = -1", '"keep_backups" must be a whole number from 0 to 3650'),
        ("lobby_days = 0", '"lobby_days" must be a whole number from 1 to 3650'),
        ("lobby_days = true", '"lobby_days" must be a whole number from 1 to 3650'),
        ('log_format = "yaml"', '"log_format" must be "text" or "json"'),
        ('a.b = "x"', 'unknown section "a": keys are not in sections'),
        ("database = 5", '"database" must be a path in quotes, such as "folder/file"'),
        ('database = " "', '"database" must be a path in quotes, such as "folder/file"'),
        ("owners = 5", '"owners" must be a list of user ids, such as [123456789012345678]'),
        ('owners = ["5"]', '"owners" must be a list of user ids, such as [123456789012345678]'),
        ("owners = [true]", '"owners" must be a list of user ids, such as [123456789012345678]'),
        ("token = 5", '"token" must be a text in quotes, such as "text"'),
        (
            'log = "verbose"',
            '"log" must be "debug" or "info" or "warning" or "error"',
        ),
        (
            'log = "Warn"',
            '"log" must be "debug" or "info" or "warning" or "error"; did you mean "warning"?',
        ),
        (
            "token = abc",
            'cannot be read: Invalid value (a line is: key = "text", key = 1 or key = [1, 2])',
        ),
    ],
)
def test_a_mistake_is_named_with_its_line(line, said):
    assert problems(f"# one\n\n{line}\n\n# five\n") == [f"c.toml:3: {said}"]


def test_an_unknown_language_names_those_there_are():
    (said,) = problems('language = "xx"')
    assert said.startswith('c.toml:1: "language" must be ')
    assert '"en"' in said


def test_all_mistakes_are_reported_at_once():
    said = problems('lgo = "info"\nowners = [\n  1, # a\n  "2",\n]\n\n[discord]\ntoken = "x"\nlog = "a\n')
    assert [line.split(": ")[0] for line in said] == ["c.toml:1", "c.toml:2", "c.toml:7", "c.toml:9"]


def test_a_text_over_several_lines_does_not_confuse_the_lines():
    said = problems('database = """\nlog = 5\n# x\n"""\n\nlog = 5\n')
    assert [line.split(": ")[0] for line in said] == ["c.toml:6"]


def test_what_cannot_be_read_at_all_is_said():
    assert problems(b"token = '\xff'") == ["c.toml: not UTF-8 text"]
    for deep in ("[" * 40_000, "{a = " * 8_000):
        (said,) = problems(f"log = 'info'\nowners = {deep}")
        assert said.startswith("c.toml:2: cannot be read: Nested too deeply")
    assert problems("#" * 50_001) == ["c.toml: longer than 50,000 characters"]
    (said,) = problems('database = "a\\u0000b"')
    assert said.startswith('c.toml:1: "database" must be a path')
    with pytest.raises(ConfigError, match=r"^missing\.toml: No such file"):
        load_config(Path("missing.toml"))


@pytest.mark.parametrize(
    "text",
    [
        f"token = {SECRET}",
        f'token = "{SECRET}',
        f'token = ["{SECRET}"]',
        f'tokn = "{SECRET}"',
        f'"{SECRET}" = 1',
        SECRET,
        f'[{SECRET.replace(".", "-")}]\ntoken = "{SECRET}"',
        f'log = "{SECRET}"\nlanguage = "{SECRET}"\nowners = ["{SECRET}"]',
    ],
)
def test_a_misplaced_token_is_not_repeated(text):
    said = "\n".join(problems(text))
    assert "secret-token" not in said
    assert said.startswith("c.toml:1: ")


def test_a_configuration_does_not_show_its_token():
    assert SECRET not in repr(Config(token=SECRET))
    assert "Config(database=" in repr(Config(token=SECRET))


def test_without_a_token_two_plain_lines(capsys):
    assert main([]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 2
    for word in ("https://discord.com/developers/applications", "DISCORD_TOKEN", "config.toml", "make play"):
        assert word in err


def test_a_wrong_configuration_ends_with_its_lines(capsys):
    Path("config.toml").write_text("lgo = 1\nowners = 2\n")
    assert main([]) == 2
    assert [line.split(": ")[0] for line in capsys.readouterr().err.splitlines()] == [
        "config.toml:1",
        "config.toml:2",
    ]


def test_a_token_that_discord_refuses(capsys, monkeypatch):
    def refuse(*args: object, **kwargs: object) -> None:
        raise discord.LoginFailure(f"Improper token {SECRET} has been passed.")

    monkeypatch.setattr(bot.Caravanserai, "run", refuse)
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    assert main([]) == 2
    err = capsys.readouterr().err
    assert "does not accept the token" in err
    assert SECRET not in err


def test_discord_cannot_be_reached(capsys, monkeypatch):
    def refuse(*args: object, **kwargs: object) -> None:
        raise aiohttp.ClientConnectionError("no route to host")

    monkeypatch.setattr(bot.Caravanserai, "run", refuse)
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    assert main([]) == 1, "whoever supervises the bot starts it again"
    assert capsys.readouterr().err == "Discord cannot be reached: no route to host\n"


def test_a_database_server_that_cannot_be_reached(capsys, monkeypatch):
    monkeypatch.setattr(bot.Caravanserai, "login", lambda self, _: self.setup_hook())
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    monkeypatch.setenv("DATABASE", "postgresql://127.0.0.1:1/games")
    assert main([]) == 1, "whoever supervises the bot starts it again"
    err = capsys.readouterr().err
    assert err.startswith("postgresql://127.0.0.1:1/games: cannot be opened: ")
    assert err.count("\n") == 1
    monkeypatch.setenv("DATABASE", "postgresql://[/games")
    assert main([]) == 2, "a mistake that somebody has to mend"


@pytest.mark.parametrize(
    "line", ["--copy-to=", "--restore=", "--preview --port 65536", "--preview --port x", "--nothing"]
)
def test_a_wrong_command_line_starts_no_bot(line, monkeypatch, capsys):
    monkeypatch.setattr(bot, "run", lambda config: 0)
    monkeypatch.setattr(bot, "preview", lambda config, port: 0)
    try:
        code = main(line.split())
    except SystemExit as stop:
        code = stop.code
    assert code == 2
    assert capsys.readouterr().err


def test_the_database_of_the_command_line(monkeypatch):
    seen: list[Config] = []
    monkeypatch.setattr(bot, "run", lambda config: seen.append(config) or 0)
    monkeypatch.setattr(bot, "preview", lambda config, port: seen.append(config) or port)
    assert main([]) == 0
    assert main(["--db", "mine.db"]) == 0
    assert main(["--preview", "--port", "81"]) == 81
    assert main(["--preview", "--db", "mine.db"]) == 0
    assert [str(config.database) for config in seen] == [
        "caravanserai.db",
        "mine.db",
        "preview.db",
        "mine.db",
    ]


async def test_the_numbers_of_tables_reach_the_service(env, config):
    tables = env.bot.tables
    assert (tables.limits.per_person, tables.limits.per_server) == (
        config.tables_per_person,
        config.tables_per_server,
    )
    alone = Tables(tables.store)
    assert (alone.limits.per_person, alone.limits.per_server) == (
        Config().tables_per_person,
        Config().tables_per_server,
    )


@pytest.mark.parametrize(
    ("option", "before", "sent"),
    [
        ([], "signal.default_int_handler", "SIGINT"),
        (["--preview"], "signal.default_int_handler", "SIGINT"),
        ([], "signal.SIG_IGN", "SIGTERM"),  # a shell makes background jobs ignore Ctrl-C
    ],
)
def test_a_signal_during_the_start_ends_without_a_traceback(option: list[str], before: str, sent: str):
    code = (
        "import bot, signal, sys\n"
        f"signal.signal(signal.SIGINT, {before})\n"
        f"bot.process.separate = lambda set_up: signal.raise_signal(signal.{sent})\n"
        "sys.exit(bot.main(sys.argv[1:]))"
    )
    surroundings = {**os.environ, "DISCORD_TOKEN": SECRET, "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code, *option],
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert ended.returncode == bot.INTERRUPTED
    assert "Traceback" not in ended.stderr


def test_the_database_of_the_environment(monkeypatch):
    path = Path("c.toml")
    path.write_text('database = "postgresql://ana@db.example/games"')
    monkeypatch.setenv("DATABASE", "mine.db")
    assert (load_config(path).address, load_config(path).database) == ("", Path("mine.db"))
    monkeypatch.setenv("DATABASE", "postgresql://ben@db.example/games")
    assert load_config(path).address == "postgresql://ben@db.example/games"


@pytest.mark.parametrize(
    ("text", "shards"),
    [
        ("0-3/16", Shards((0, 1, 2, 3), 16)),
        ("5/16", Shards((5,), 16)),
        ("0,3,7-9/16", Shards((0, 3, 7, 8, 9), 16)),
        (" 3, 0 - 1, 1 / 4 ", Shards((0, 1, 3), 4)),
        ("0/1", Shards()),
        ("", None),
    ],
)
def test_shards_of_the_file_and_of_the_environment(text, shards, monkeypatch):
    path = Path("c.toml")
    path.write_text(f'shards = "{text}"')
    assert load_config(path).shards == shards
    path.write_text('shards = "15/16"')
    monkeypatch.setenv("SHARDS", text)
    assert load_config(path).shards == (shards or Shards((15,), 16)), "the environment takes precedence"


@pytest.mark.parametrize("text", ["3", "0-3", "0-3/", "/4", "a/4", "0-/4", "0;1/4", "-1/4", "0/0", "0/4000"])
def test_shards_without_a_form(text, monkeypatch, capsys):
    said = 'must be shards and their total, such as "0-3/16" or "0,3,7-9/16"'
    assert problems(f'shards = "{text}"') == [f'c.toml:1: "shards" {said}']
    monkeypatch.setenv("SHARDS", text)
    assert main([]) == 2
    assert capsys.readouterr().err == f'"SHARDS" in the environment {said}\n'


@pytest.mark.parametrize("text", ["4/4", "3-1/4", "0,2-9/4"])
def test_shards_beyond_their_total(text):
    said = 'must be shards from 0 to 3 and their total, such as "0-3/16"'
    assert problems(f'shards = "{text}"') == [f'c.toml:1: "shards" {said}']


def test_a_file_serves_one_process(capsys, monkeypatch):
    monkeypatch.setattr(bot, "start_log", lambda _: None)
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    monkeypatch.setenv("SHARDS", "0-3/16")
    assert main(["--db", "mine.db"]) == 2
    err = capsys.readouterr().err
    assert "several processes need a PostgreSQL database" in err
    assert len(err.splitlines()) == 1
    assert not Path("mine.db").exists()


def test_the_preview_has_no_shards(monkeypatch):
    monkeypatch.setattr(bot, "start_log", lambda _: None)
    seen: list[Config] = []
    monkeypatch.setattr(bot, "preview", lambda config, port: seen.append(config) or port)
    monkeypatch.setenv("SHARDS", "0-3/16")
    assert main(["--preview"]) == 0
    assert seen[0].shards is None


def test_the_address_of_a_proxy():
    path = Path("c.toml")
    for text, read in (
        ("http://proxy:8080/", "http://proxy:8080"),
        ("https://a.b/c", "https://a.b/c"),
        ("", ""),
    ):
        path.write_text(f'api = "{text}"')
        assert load_config(path).api == read
    for text in ("proxy:8080", "ftp://proxy", "http://", "http://a/?b", "http://a#b"):
        assert problems(f'api = "{text}"') == [
            'c.toml:1: "api" must be an address such as "http://localhost:8080"'
        ]
