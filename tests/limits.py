"""Discord's limits for what a bot sends, as its documentation states them (July 2026).

`problems` checks one request body. Must not know games or Discord's responses.
"""

from __future__ import annotations

import importlib.util
import os
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.virtual import BUTTON, SELECT, walk

COMPONENTS = 40
"""The most components of a message."""
ROW, SECTION, TEXT, GALLERY, CONTAINER, LABEL = 1, 9, 10, 12, 17, 18
LINK = 5
SLASH = 1
V2 = 1 << 15
MENTION = re.compile(r"<@!?\d+>")
LOUD = re.compile(r"@(everyone|here)\b|<@&\d+>")
MARKED = re.compile(r"<t:|\*\*|^#|^-# |`", re.MULTILINE)
BLOCK = re.compile(r"```.*?```", re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")

Body = dict[str, Any]


def problems(body: Any, names: Iterable[str] = ()) -> list[str]:
    """What Discord would refuse in the body of one request, or what it would let through and should not.

    `names` are names of people that contain markdown or mentions: none may appear unescaped in a text.
    """
    if isinstance(body, list):
        return [
            problem
            for command in body
            for problem in (_menu if command.get("type", 1) != SLASH else _command)(command)
        ]
    if not isinstance(body, dict):
        return []
    if isinstance(body.get("data"), dict):
        return problems(body["data"], names)
    if "choices" in body:
        return list(_choices(body["choices"]))
    if "title" in body:
        return list(_modal(body))
    if "components" in body or "content" in body:
        return list(_message(body, tuple(names)))
    return list(_length(body, "name", 1, 100)) if "name" in body else []


def violations(records: Iterable[Any], names: Iterable[str] = ()) -> list[str]:
    """The problems of all requests of a SimCord environment.

    Another checker, in the file that `PAYLOAD_CHECKER` names, is asked as well.
    """
    records, names = list(records), tuple(names)
    return [
        f"{record.method} {record.path}: {problem}"
        for record in records
        for problem in problems(record.json, names)
    ] + other_checker()([_with_text_ids(record) for record in records])


def _with_text_ids(record: Any) -> Any:
    """Discord takes the ids of `allowed_mentions` as numbers, which discord.py sends; its schema does not."""
    body = record.json
    if isinstance(body, dict) and (body.get("allowed_mentions") or {}).get("users"):
        allowed = body["allowed_mentions"]
        body = body | {"allowed_mentions": allowed | {"users": [str(user) for user in allowed["users"]]}}
    return SimpleNamespace(method=record.method, path=record.path, json=body)


@cache
def other_checker() -> Callable[[Iterable[Any]], list[str]]:
    path = os.environ.get("PAYLOAD_CHECKER")
    if not path:
        return lambda _: []
    spec = importlib.util.spec_from_file_location("payload_checker", Path(path))
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.violations


def _length(thing: Body, key: str, least: int, most: int) -> Iterator[str]:
    """Check the text under a key, which may be missing only if `least` is 0."""
    text = thing.get(key)
    if text is None and not least:
        return
    if not isinstance(text, str) or not least <= len(text) <= most:
        yield f"{key} must have {least} to {most} characters: {text!r}"


def _number(what: str, things: Iterable[Any], least: int, most: int) -> Iterator[str]:
    count = len(list(things))
    if not least <= count <= most:
        yield f"{least} to {most} {what}, not {count}"


def _message(body: Body, names: tuple[str, ...]) -> Iterator[str]:
    components = list(walk(body.get("components") or []))
    texts = [c["content"] for c in components if c["type"] == TEXT]
    yield from _length(body, "content", 0, 2000)
    yield from _number("components in all", components, 0, COMPONENTS)
    if components:
        if not body.get("flags", 0) & V2:
            yield "components without the flag for them"
        if body.get("content") or body.get("embeds"):
            yield "text or embeds beside components"
    if sum(map(len, texts)) > 4000:
        yield f"4000 characters of text in all, not {sum(map(len, texts))}"
    ids = [c["custom_id"] for c in components if "custom_id" in c]
    if len(ids) != len(set(ids)):
        yield f"a custom_id twice: {ids}"
    for component in components:
        yield from _component(component)
    yield from _attachments(body, components)
    yield from _mentions(body, "\n".join([body.get("content") or "", *texts]), names)


def _component(component: Body) -> Iterator[str]:
    inner = component.get("components", [])
    if "custom_id" in component:
        yield from _length(component, "custom_id", 1, 100)
    if component["type"] == BUTTON:
        yield from _length(component, "label", 0 if component.get("emoji") else 1, 80)
        if ("url" in component) != (component["style"] == LINK) or ("url" in component) == (
            "custom_id" in component
        ):
            yield "a button has a url if it is a link, and otherwise a custom_id"
    elif component["type"] == SELECT:
        yield from _length(component, "placeholder", 0, 150)
        yield from _number("options", component["options"], 1, 25)
        values = [option["value"] for option in component["options"]]
        if len(values) != len(set(values)):
            yield f"a value twice: {values}"
        for option in component["options"]:
            yield from _length(option, "label", 1, 100)
            yield from _length(option, "value", 1, 100)
            yield from _length(option, "description", 0, 100)
    elif component["type"] == ROW:
        yield from _number("buttons in a row", inner, 1, 1 if any(c["type"] == SELECT for c in inner) else 5)
    elif component["type"] == SECTION:
        yield from _number("texts in a section", inner, 1, 3)
    elif component["type"] == CONTAINER:
        yield from _number("components in a container", inner, 1, 39)
    elif component["type"] == TEXT:
        yield from _length(component, "content", 1, 4000)
    elif component["type"] == GALLERY:
        yield from _number("pictures", component["items"], 1, 10)
        for item in component["items"]:
            yield from _length(item, "description", 0, 1024)


def _attachments(body: Body, components: list[Body]) -> Iterator[str]:
    attachments = body.get("attachments") or []
    yield from _number("attachments", attachments, 0, 10)
    for attachment in attachments:
        yield from _length(attachment, "description", 0, 1024)
    if "attachments" not in body or not all("filename" in attachment for attachment in attachments):
        return  # an edit, which may speak of files that are there already
    sent = {attachment["filename"] for attachment in attachments}
    media = [item["media"] for c in components for item in c.get("items", [])]
    media += [c["file"] for c in components if "file" in c]
    for url in (m["url"] for m in media):
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in sent:
            yield f"{url} is not attached"


def _mentions(body: Body, text: str, names: tuple[str, ...]) -> Iterator[str]:
    """Only people and one role may be pinged, each of them named in `allowed_mentions`."""
    allowed = body.get("allowed_mentions")
    text = BLOCK.sub("", text)
    if allowed is None:
        if MENTION.search(text):
            yield "mentions without allowed_mentions: everybody in them is pinged"
    elif allowed.get("parse") or len(roles := allowed.get("roles") or []) > 1:
        yield f"everybody mentioned is pinged: {allowed}"
    else:
        for role in roles:
            text = text.replace(f"<@&{role}>", "")
    if loud := LOUD.search(CODE.sub("", text)):
        yield f"a mention that nobody means: {loud[0]}"
    for name in names:
        if re.search(r"(?<!\\)" + re.escape(name), text):
            yield f"a name with unescaped markdown: {name}"


def unheard(body: Body) -> Iterator[str]:
    """Yield what is wrong with what a phone shows of a new message: the `content` alone, as it is.

    Discord shows nothing there of Components V2 (discord/discord-api-docs, issue 7854).
    """
    allowed, said = body.get("allowed_mentions") or {}, body.get("content") or ""
    users = [*(allowed.get("users") or []), *(f"&{role}" for role in allowed.get("roles") or [])]
    for user in users:
        if f"<@{user}>" not in said:
            yield f"{user} is notified without a word: {said!r}"
    if users:
        if not said.startswith("<@"):
            yield f"it does not begin with whom it is for: {said!r}"
        if body.get("components"):
            yield "components beside it"
        if found := MARKED.search(said):
            yield f"a phone shows {found[0]!r} as it is: {said!r}"


def _modal(body: Body) -> Iterator[str]:
    yield from _length(body, "title", 1, 45)
    yield from _length(body, "custom_id", 1, 100)
    yield from _number("components in a modal", body["components"], 1, 5)
    for component in walk(body["components"]):
        if component["type"] == LABEL:
            yield from _length(component, "label", 1, 45)
            yield from _length(component, "description", 0, 100)
        yield from _component(component)


def _choices(choices: list[Body]) -> Iterator[str]:
    yield from _number("choices", choices, 0, 25)
    for choice in choices:
        yield from _length(choice, "name", 1, 100)
        if isinstance(choice["value"], str):
            yield from _length(choice, "value", 1, 100)


def _menu(command: Body) -> Iterator[str]:
    """A command in the menu of a person or a message: it is described by its name alone."""
    yield from _length(command, "name", 1, 32)
    yield from _length(command, "description", 0, 0)


def _command(command: Body) -> Iterator[str]:
    """A command, a group or one of its options."""
    yield from _length(command, "name", 1, 32)
    yield from _length(command, "description", 1, 100)
    yield from _number("options", command.get("options") or [], 0, 25)
    for option in command.get("options") or []:
        yield from _command(option)
