"""The project as a whole: which module may import which, and what requirement and text files must look like.

Each check is a function from texts to a list of problems, and is tested on a wrong text as well.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from graphlib import CycleError, TopologicalSorter
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from setuptools import Distribution

from bot import __version__
from engine import tables
from tests.project import PACKAGES, ROOT, dotted, files, import_graph, imported

MAY_IMPORT = {
    "bot": {"cogs", "render", "locales", "engine"},
    "cogs": {"cogs", "render", "locales", "engine"},
    "render": {"render", "locales", "engine"},
    "locales": {"locales", "engine"},
    "engine": {"engine"},
    "engine/__main__.py": {"engine", "locales"},
}
ONLY_IN = {
    "discord": ("bot.py", "cogs/"),
    "simcord": ("bot.py", "cogs/preview.py"),
    "PIL": ("render/",),
    "fluent": ("locales/",),
    "random": ("engine/chance.py", "engine/bots/", "engine/__main__.py", "locales/__main__.py"),
}
STORE_USERS = (
    "admin",
    "composing",
    "delivery",
    "emoji",
    "gateway",
    "heartbeat",
    "preview",
    "tidying",
    "timers",
)
"""The modules of `cogs` that maintain or serve the database; the others use the parts of the service."""
LAYERS = ("engine.games", "engine.bots", "engine.tables")
"""Inside `engine`, from the bottom up, above the contract: a layer imports only those below it."""


def wrong_imports(path: str, source: str) -> list[str]:
    owner = path.split("/")[0].removesuffix(".py")
    allowed = MAY_IMPORT.get(path, MAY_IMPORT[owner])
    wrong: list[str] = []
    for line, name in imported(path, source):
        top = name.split(".")[0]
        if (
            (top in (*PACKAGES, "tests") and top not in allowed)
            or (top in ONLY_IN and not path.startswith(ONLY_IN[top]))
            or (path.startswith("engine/games/") and path.count("/") > 2 and not for_rules(path, name))
            or (
                path.startswith("engine/")
                and path != "engine/__main__.py"
                and layer(name) > layer(dotted(path))
            )
            or (owner in ("bot", "cogs") and path != "cogs/posted.py" and behind_the_service(name))
        ):
            wrong.append(f"{path}:{line} imports {name}")
    return wrong


def behind_the_service(name: str) -> bool:
    """Return True for what is in `engine.tables` but not exported from there."""
    inside = name.removeprefix("engine.tables.")
    return inside != name and inside not in tables.__all__


def layer(module: str) -> int:
    """Return the layer of a module of `engine`; 0 is the contract and what depends on it alone."""
    return next((n for n, name in enumerate(LAYERS, 1) if f"{module}.".startswith(f"{name}.")), 0)


def for_rules(path: str, name: str) -> bool:
    """Return True if a module of a game's own package may import this."""
    package = ".".join(path.split("/")[:3])
    return name.split(".")[0] in sys.stdlib_module_names or any(
        name == known or name.startswith(f"{known}.")
        for known in ("engine.core", "engine.chance", "engine.games.base", package)
    )


def test_imports_run_one_way():
    paths = [name for name in files() if name.endswith(".py") and name.split("/")[0] in (*PACKAGES, "bot.py")]
    assert "bot.py" in paths
    assert "engine/core.py" in paths
    wrong = [line for path in paths for line in wrong_imports(path, (ROOT / path).read_text("utf-8"))]
    assert not wrong, "\n".join(wrong)


def test_no_import_cycles():
    paths = [name for name in files() if name.endswith(".py") and name.split("/")[0] in (*PACKAGES, "bot.py")]
    order = TopologicalSorter(import_graph({path: (ROOT / path).read_text("utf-8") for path in paths}))
    assert "engine.tables.play.look" in order.static_order()


def test_a_hidden_import_cycle_is_seen():
    sources = {
        "engine/a.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from engine.b import B",
        "engine/b.py": "def f():\n    from engine import a",
    }
    with pytest.raises(CycleError):
        TopologicalSorter(import_graph(sources)).prepare()


ROOMS = (
    "__init__", "upkeep", "play", "seats", "council", "moves", "access", "past", "time", "table", "store",
)  # fmt: skip
"""The rooms of `engine.tables`, from the top down: each imports only those below it."""
ARROWS = 45
"""The most pairs of rooms of which one imports the other."""


def arrows(graph: dict[str, set[str]]) -> set[tuple[str, str]]:
    """Return the pairs of rooms of `engine.tables` of which one imports the other."""
    inside = {
        (room(name), room(other))
        for name, others in graph.items()
        for other in others
        if name.startswith("engine.tables") and other.startswith("engine.tables")
    }
    return {(above, below) for above, below in inside if above != below}


def room(module: str) -> str:
    return [*module.split("."), "__init__"][2]


def upward(found: set[tuple[str, str]]) -> list[str]:
    return [f"{a} imports {b}" for a, b in sorted(found) if ROOMS.index(a) >= ROOMS.index(b)]


def test_the_rooms_of_the_service_import_those_below_them():
    paths = [name for name in files() if name.startswith("engine/tables/") and name.endswith(".py")]
    found = arrows(import_graph({path: (ROOT / path).read_text("utf-8") for path in paths}))
    assert {*chain(*found)} == set(ROOMS)
    assert not upward(found), "\n".join(upward(found))
    assert len(found) <= ARROWS


def test_an_arrow_between_rooms_is_seen():
    sources = {
        "engine/tables/__init__.py": "from engine.tables.time import clock",
        "engine/tables/time/clock.py": "def f():\n    from engine.tables.council import votes",
        "engine/tables/time/pauses.py": "from engine.tables.time.clock import DAY",
        "engine/tables/council/votes.py": "",
        "engine/match.py": "",
    }
    found = arrows(import_graph(sources))
    assert found == {("__init__", "time"), ("time", "council")}
    assert upward(found) == ["time imports council"]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/match.py", "import render.canvas"),
        ("engine/match.py", "from engine.tables import Tables"),
        ("engine/match.py", "from engine import games"),
        ("engine/bots/pool.py", "from engine.tables.store import Store"),
        ("engine/games/__init__.py", "from engine import bots"),
        ("engine/match.py", "def f():\n    from locales import texts"),
        ("engine/tables/store/sqlite.py", "from tests import toy"),
        ("engine/tables/play/look.py", "import discord.ext.commands"),
        ("engine/match.py", "from random import Random"),
        ("render/canvas.py", "from cogs import play"),
        ("render/canvas.py", "from discord import File"),
        ("locales/__init__.py", "import render"),
        ("cogs/play.py", "from bot import Config"),
        ("cogs/play.py", "from engine.tables.store import Table"),
        ("cogs/play.py", "from engine.tables import store"),
        ("bot.py", "import engine.tables.store.sqlite"),
        ("cogs/play.py", "from PIL import Image"),
        ("cogs/play.py", "import simcord"),
        ("cogs/play.py", "import fluent.runtime"),
        ("engine/games/toy/rules.py", "from engine import games"),
        ("engine/games/toy/rules.py", "from engine.match import Match"),
        ("engine/games/toy/rules.py", "from engine.games.yspahan import city"),
        ("engine/games/toy/rules.py", "from ..yspahan import city"),
        ("engine/games/toy/rules.py", "from ...notation import parse"),
        ("engine/games/toy/rules.py", "import random"),
        ("engine/games/toy/rules.py", "import msgspec"),
        ("engine/games/toy/rules.py", "from locales import texts"),
    ],
)
def test_a_wrong_import_is_seen(path, source):
    assert len(wrong_imports(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("bot.py", "import discord, cogs.play, render, engine.tables, locales, simcord"),
        (
            "cogs/play.py",
            (
                "import discord; from engine import tables; from engine.tables import Tables, history; "
                "from cogs.ui import panel; from . import ui"
            ),
        ),
        (
            "render/boards/toy.py",
            "from PIL import Image; from engine.games import toy; from locales import texts",
        ),
        ("engine/__main__.py", "from locales import texts"),
        ("engine/bots/monte_carlo.py", "import random"),
        ("engine/bots/__init__.py", "from engine import games, match"),
        ("engine/tables/play/look.py", "from engine import bots; from engine.tables.store import Store"),
        ("engine/games/__init__.py", "from pkgutil import iter_modules; from engine.core import Game"),
        ("engine/games/toy/rules.py", "from __future__ import annotations; import itertools as it"),
        (
            "engine/games/toy/rules.py",
            "from engine import chance, core; from .city import X; from . import city",
        ),
        ("engine/games/toy/rules.py", "from engine.chance import Chance; import engine.games.toy.city"),
    ],
)
def test_a_right_import_is_let_pass(path, source):
    assert wrong_imports(path, source) == []


AGAIN = "tests/test_on_postgresql.py"
"""Runs tests of other files once more, and so imports them."""


def shared_by_tests(path: str, source: str) -> list[str]:
    """Return what a module imports from a file of tests, except tests that are run once more."""
    return [
        f"{path}:{line} imports {name}"
        for line, name in imported(path, source)
        if re.match(r"tests\.([\w.]+\.)?test_", name)
        and not (path == AGAIN and name.rpartition(".")[2].startswith("test_"))
    ]


def test_what_tests_share_is_in_modules_of_its_own():
    paths = [name for name in files() if name.startswith("tests/") and name.endswith(".py")]
    assert AGAIN in paths
    wrong = [line for path in paths for line in shared_by_tests(path, (ROOT / path).read_text("utf-8"))]
    assert not wrong, "\n".join(wrong)


def test_a_helper_in_a_file_of_tests_is_seen():
    for source in (
        "from tests.test_play import choose",
        "from tests.test_play import test_a_move",
        "from tests import test_play",
        "import tests.yspahan.test_cards",
        "from .test_play import choose",
    ):
        assert len(shared_by_tests("tests/test_cards.py", source)) == 1, source
    assert shared_by_tests(AGAIN, "from tests.test_admin import owner")
    assert not shared_by_tests(AGAIN, "from tests import test_council; from tests.test_play import test_a")
    assert not shared_by_tests("tests/test_cards.py", "from tests.virtual import text; from tests import toy")


MODULES = {"discord.py": "discord", "Pillow": "PIL", "zlib-ng": "zlib_ng"}
"""The module of a distribution whose name differs from its module's."""


def undeclared(path: str, source: str, requirements: list[str]) -> list[str]:
    """Return the imports of a module that no requirement provides."""
    names = [name[0] for line in requirements if (name := re.match(r"[\w.-]+", line))]
    known = {*PACKAGES, *sys.stdlib_module_names, *(MODULES.get(name, name) for name in names)}
    return [
        f"{path}:{line} imports {name}"
        for line, name in imported(path, source)
        if not any(f"{name}.".startswith(f"{module}.") for module in known)
    ]


def test_every_import_is_declared():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    requirements = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    paths = [name for name in files() if name.endswith(".py") and name.split("/")[0] in (*PACKAGES, "bot.py")]
    wrong = [
        line for path in paths for line in undeclared(path, (ROOT / path).read_text("utf-8"), requirements)
    ]
    assert not wrong, "\n".join(wrong)


def test_an_undeclared_import_is_seen():
    requirements = ["discord.py>=2.7,<2.8", "fluent.runtime", "Pillow"]
    for source in (
        "import aiohttp",
        "from fluent.syntax import ast",
        "def f():\n    import fluent",
        "import pil",
    ):
        assert len(undeclared("cogs/play.py", source, requirements)) == 1, source
    source = "import os, discord.ext, render; from fluent.runtime import types; from PIL import Image"
    assert undeclared("cogs/play.py", source, requirements) == []


def uses_the_store(source: str) -> bool:
    return any(
        isinstance(node, ast.Attribute) and node.attr == "store" for node in ast.walk(ast.parse(source))
    )


def test_cogs_reach_the_store_through_the_service():
    sources = {path: (ROOT / path).read_text("utf-8") for path in files() if path.startswith("cogs/")}
    using = {
        Path(path).stem for path, source in sources.items() if path.endswith(".py") if uses_the_store(source)
    }
    assert using == set(STORE_USERS)


def test_a_use_of_the_store_is_seen():
    assert uses_the_store("async def f(bot):\n    return await bot.tables.store.load(1)")
    assert not uses_the_store("def f(bot):\n    return bot.stored, bot.tables.people")


# Written so that it does not find itself.
STRAY = re.compile(
    rb"""
      py[p]i\.org | pytho[n]hosted\.org | npm[j]s\.(org|com) | yarn[p]kg\.com   # package indexes
    | --(extra-)?inde[x]-url | --find-lin[k]s[=\ ] | --trusted-h[o]st | ^registr[y]\s*=
    | (?<![\w.])/(root|Users|home/\w+|work/(main|shared|\.\w+)|opt/\w+|tmp/\w+)/   # places on a machine
    | [A-Z]:\\Us[e]rs
    """,
    re.VERBOSE | re.MULTILINE,
)


def allowed_mentions(source: str) -> list[str]:
    """Return the uses of `AllowedMentions` that allow one."""
    return re.findall(r"AllowedMentions\b(?!\.none\(\))", source)


def test_one_module_alone_allows_mentions():
    sources = {path: (ROOT / path).read_text("utf-8") for path in files() if path.endswith(".py")}
    own = {path: source for path, source in sources.items() if path.startswith(("bot.py", "cogs/"))}
    assert [path for path, source in own.items() if allowed_mentions(source)] == ["cogs/mentions.py"]


def test_an_allowed_mention_is_seen():
    assert allowed_mentions("AllowedMentions(users=True)") == ["AllowedMentions"]
    assert allowed_mentions("discord.AllowedMentions.all()") == ["AllowedMentions"]
    assert not allowed_mentions("discord.AllowedMentions.none()")


def strays(name: str, content: bytes) -> list[str]:
    return [f"{name}: {found[0].decode()}" for found in STRAY.finditer(content)]


def test_no_file_names_a_package_index_or_a_place_on_a_machine():
    texts = [name for name in files() if Path(name).suffix not in {".png", ".ttf", ".otf", ".woff2"}]
    found = [line for name in texts for line in strays(name, (ROOT / name).read_bytes())]
    assert not found, "\n".join(found)


def test_a_stray_is_seen():
    for pieces in (
        ("https://py", "pi.org/simple"),
        ("https://files.pytho", "nhosted.org/x.whl"),
        ("--inde", "x-url x"),
        ("'/ro", "ot/.cache'"),
        (" /home", "/someone/x"),
        ("/tm", "p/w/x"),
        ("C:\\Use", "rs\\x"),
    ):
        assert strays("x", "".join(pieces).encode()), pieces
    assert strays("x", b"src/home/page, https://example.org/root/x, /tmp and ./opt/x/") == []


def test_there_is_no_other_lock_file():
    names = {Path(name).name for name in files()}
    assert not names & {"uv.lock", "poetry.lock", "Pipfile.lock", "package-lock.json", "pdm.lock"}


def pins(text: str) -> dict[str, tuple[str, int]]:
    """Name -> its line without hashes (version and marker), and the number of hashes."""
    found: dict[str, tuple[str, int]] = {}
    for entry in text.replace("\\\n", " ").splitlines():
        if entry.strip() and not entry.startswith("#"):
            line, *hashes = re.split(r"\s+--hash=", entry.strip())
            whole = re.fullmatch(r"([a-z0-9-]+)==[\w.]+( ; .+)?", line.strip())
            assert whole is not None, f"not a pinned requirement: {line}"
            assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", item) for item in hashes), line
            assert hashes, f"without a hash: {line}"
            found[whole[1]] = line.strip(), len(hashes)
    return found


def wanted(name: str) -> set[str]:
    """The names of the packages that an environment asks for directly."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines: list[str] = []
    if name in ("run", "play", "test"):
        lines += project["dependencies"]
    if name in ("play", "test"):
        lines += project["optional-dependencies"]["play"]
    if name not in ("run", "play"):
        lines += (ROOT / "requirements" / f"{name}.in").read_text("utf-8").splitlines()
    found = (re.match(r"[\w.-]+", line) for line in lines)
    return {re.sub(r"[-_.]+", "-", name[0]).lower() for name in found if name}


@pytest.mark.parametrize("name", ["run", "play", "test", "bench", "pins", "audit"])
def test_requirements_are_pinned_with_hashes(name):
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    pinned = pins(text)
    assert wanted(name) <= set(pinned)
    assert all(
        line.startswith(("#    make pins", "# This file")) for line in text.splitlines() if line[:1] == "#"
    )
    for built in {"aiohttp", "msgspec", "pillow", "av", "ruff"} & set(pinned):
        assert pinned[built][1] > 10, f"{built}: hashes for this machine only"


@pytest.mark.parametrize(
    "text",
    ["a==1\n", "a>=1 --hash=sha256:" + "0" * 64, "a==1 --hash=sha256:00", "--pre\n", "a @ file:///x\n"],
)
def test_a_loose_requirement_is_seen(text):
    with pytest.raises(AssertionError):
        pins(text)


def in_wheel() -> set[str]:
    """Return the files in a wheel of this checkout, without its metadata."""
    distribution = Distribution({"script_name": "setup.py"})
    distribution.parse_config_files()
    command = distribution.get_command_obj("build_py")
    command.ensure_finalized()
    prefix = Path(command.build_lib)
    return {Path(name).relative_to(prefix).as_posix() for name in command.get_outputs(include_bytecode=False)}


def test_a_wheel_holds_what_the_bot_reads(monkeypatch):
    monkeypatch.chdir(ROOT)
    ours = {name for name in files() if name.split("/")[0] in (*PACKAGES, "bot.py")}
    for_developers = re.compile(r"/golden/|/translated\.txt$")
    assert in_wheel() == {name for name in ours if not for_developers.search(name)}


def test_the_version_is_that_of_the_newest_entry_of_the_changelog():
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == __version__.partition(".dev")[0]


def test_the_hosted_workflow_audits_every_requirement_of_the_bot():
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    (command,) = re.findall(r"- run: (pip-audit .*)", workflow)
    assert "--require-hashes" in command
    audited = set(re.findall(r"-r requirements/(\w+)\.txt", command))
    assert audited == {"run", "postgres"}
    assert "pip install --require-hashes -r requirements/audit.txt" in workflow
    assert "pip-audit" not in (ROOT / ".ci" / "run").read_text("utf-8"), "there is no network"


CONFINED = {
    "NoNewPrivileges": "yes",
    "CapabilityBoundingSet": "",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "RestrictNamespaces": "yes",
    "SystemCallArchitectures": "native",
    "UMask": "0077",
}


def test_the_service_is_confined_to_what_the_bot_needs():
    unit = (ROOT / "docs" / "caravanserai.service").read_text("utf-8").partition("[Service]\n")[2]
    rows = [line.partition("=")[::2] for line in unit.splitlines() if re.match(r"\w+=", line)]
    assert set(CONFINED.items()) <= set(rows)
    assert "MemoryMax" in dict(rows)
    filters = [value for key, value in rows if key == "SystemCallFilter"]
    assert filters == ["@system-service", "~@privileged"], "os.nice needs @resources"
    assert set(dict(rows)["RestrictAddressFamilies"].split()) == {
        "AF_INET", "AF_INET6", "AF_UNIX", "AF_NETLINK",
    }  # fmt: skip


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_finds_little_exposure():
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=30"]
    unit = ROOT / "docs" / "caravanserai.service"
    done = subprocess.run([*command, unit], capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout


def test_one_environment_serves_all():
    run, play, test = (
        pins((ROOT / "requirements" / f"{name}.txt").read_text("utf-8")) for name in ("run", "play", "test")
    )
    assert run.items() <= play.items() <= test.items()


def wrong_words(names: list[str], read: dict[str, str]) -> list[str]:
    """Entries that Fluent cannot read, and keys that one language has twice."""
    wrong: list[str] = []
    seen: dict[tuple[str, str], str] = {}
    for name in names:
        for entry in FluentParser().parse(read[name]).body:
            if isinstance(entry, fluent.Junk):
                wrong.append(f"{name}: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, fluent.Message | fluent.Term):
                key = name.split("/")[1], ("-" if isinstance(entry, fluent.Term) else "") + entry.id.name
                if key in seen:
                    wrong.append(f"{name}: {key[1]} is in {seen[key]} too")
                seen[key] = name
    return wrong


def test_words_can_be_read():
    names = [name for name in files() if name.endswith(".ftl") and not name.startswith("tests/")]
    assert all(re.fullmatch(r"locales/[a-z]{2}/[a-z]+\.ftl", name) for name in names)
    wrong = wrong_words(names, {name: (ROOT / name).read_text("utf-8") for name in names})
    assert not wrong, "\n".join(wrong)


def test_wrong_words_are_seen():
    read = {
        "locales/en/a.ftl": "one = One\n-t = T\ntwo\n",
        "locales/en/b.ftl": "one = Uno {$x\n\nt = T\n-t = U\n",
        "locales/en/c.ftl": "one = Another\n",
        "locales/cs/a.ftl": "one = Jedna\n",
    }
    assert wrong_words(list(read), read) == [
        "locales/en/a.ftl: two",
        "locales/en/b.ftl: one = Uno {$x",
        "locales/en/b.ftl: -t is in locales/en/a.ftl too",
        "locales/en/c.ftl: one is in locales/en/a.ftl too",
    ]


@pytest.mark.skipif(not shutil.which("make"), reason="no make here")
def test_make_says_which_python_is_needed(tmp_path):
    old = tmp_path / "python3"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9.2 && exit\nexit 1\n')
    old.chmod(0o755)
    environment = tmp_path / "environment"
    command = ["make", "--no-print-directory", f"PYTHON={old}", f"VENV={environment}", f"{environment}/made"]
    clean = {
        key: value for key, value in os.environ.items() if not key.startswith("MAKE") and key != "MFLAGS"
    }
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=clean)  # noqa: S603
    assert done.returncode == 2
    assert done.stderr.splitlines()[0] == (
        f"Caravanserai needs Python 3.11 or newer, and {old} is Python 3.9.2. "
        "Install one, or name one: make PYTHON=/path/to/python"
    )
    assert not environment.exists()
