"""The compose files can be read, name files that exist, and give the bot a configuration that it accepts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot import ENVIRONMENT, load_config
from tests.project import ROOT

FILES = sorted(path.name for path in ROOT.glob("compose*.yaml"))
LINE = re.compile(r"( *)(?:- (.+)|([\w<]+|[\w-]+):(?: (.+))?)")
VARIABLE = re.compile(r"\$\{(\w+):\?[^}]+\}")
KEYS = {
    "build", "cap_drop", "command", "depends_on", "environment", "healthcheck", "image", "profiles",
    "read_only", "restart", "security_opt", "shm_size", "stop_grace_period", "tmpfs", "volumes",
}  # fmt: skip
"""What is used of https://github.com/compose-spec/compose-spec. A new one is looked up there first."""


def read(text: str) -> dict[str, Any]:
    """Return the part of YAML that the compose files use: nested keys, lists of words, anchors, merges."""
    top: dict[str, Any] = {}
    anchors: dict[str, dict[str, Any]] = {}
    levels: list[dict[str, Any]] = [top]
    for row in text.splitlines():
        if not row.strip() or row.lstrip().startswith("#"):
            continue
        found = LINE.fullmatch(row)
        assert found, f"not understood: {row}"
        indent, item, key, value = found.groups()
        depth = len(indent) // 2
        assert len(indent) % 2 == 0, f"badly indented: {row}"
        assert depth < len(levels), f"badly indented: {row}"
        del levels[depth + 1 :]
        if item:
            levels[depth].setdefault("items", []).append(item)
        elif key == "<<":
            levels[depth].update(anchors[value.removeprefix("*")])
        elif value is None or value.startswith("&"):
            block = levels[depth][key] = {}
            levels.append(block)
            if value:
                anchors[value.removeprefix("&")] = block
        else:
            levels[depth][key] = value
    return top


@pytest.mark.parametrize("name", FILES)
def test_a_compose_file_fits_the_image_and_the_configuration(name: str, monkeypatch: pytest.MonkeyPatch):
    parsed = read((ROOT / name).read_text("utf-8"))
    assert all(key in ("services", "volumes") or key.startswith("x-") for key in parsed)
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    bots = 0
    for service in parsed["services"].values():
        assert service.keys() <= KEYS
        assert service.get("depends_on", {}).keys() <= parsed["services"].keys()
        for volume in service.get("volumes", {}).get("items", ()):
            assert volume.split(":")[0] in parsed["volumes"]
        if "build" not in service:
            continue
        bots += 1
        build = {"context": service["build"]} if isinstance(service["build"], str) else service["build"]
        assert (ROOT / build["context"] / "Dockerfile").exists()
        for argument, value in build.get("args", {}).items():
            assert f"ARG {argument}=" in dockerfile
            assert (ROOT / "requirements" / f"{value}.txt").exists()
        environment = service["environment"]
        assert environment.keys() <= {*ENVIRONMENT, "DATABASE_PASSWORD"}
        for variable in ENVIRONMENT:
            monkeypatch.delenv(variable, raising=False)
        for variable, value in environment.items():
            monkeypatch.setenv(variable, VARIABLE.sub("given", value))
        monkeypatch.chdir(ROOT / "tests")  # where there is no config.toml
        config = load_config()
        assert config.token == "given"
        if config.address:
            assert build["args"]["REQUIREMENTS"] == "postgres"
            assert config.shards
    assert bots


def test_the_processes_of_the_compose_file_serve_every_shard(monkeypatch: pytest.MonkeyPatch):
    services = read((ROOT / "compose.postgres.yaml").read_text("utf-8"))["services"]
    served: dict[str, tuple[int, ...]] = {}
    for name, service in services.items():
        if "build" in service:
            monkeypatch.setenv("SHARDS", service["environment"]["SHARDS"])
            shards = load_config().shards
            assert shards
            assert shards.total == 4
            served[name] = shards.ids
    assert sorted((*served["first"], *served["second"])) == list(served["spare"]) == [0, 1, 2, 3]
