"""The checks of `tests/limits.py` report what they should, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.limits import problems, unheard


def button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "x"} | changes


def select(*values: str, **changes: Any) -> dict[str, Any]:
    options = [{"label": "x", "value": value} | changes for value in values]
    return {"type": 3, "custom_id": "s", "options": options}


def said(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def picture(**changes: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": "attachment://a.png"}} | changes]}


def message(*components: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {"components": list(components), "flags": 1 << 15, "allowed_mentions": {"parse": []}} | changes


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return message({"type": 1, "components": list(components)})


def field(**changes: Any) -> dict[str, Any]:
    label = {"type": 18, "label": "x", "component": select("a")} | changes
    return {"type": 9, "data": {"title": "x", "custom_id": "x", "components": [label]}}


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (message(*[said("x")] * 41), "components in all"),
        (message(said("x" * 3000), said("x" * 1001)), "4000 characters"),
        (message(said("")), "content"),
        (message(said("x"), flags=0), "flag"),
        (message(said("x"), content="x"), "beside components"),
        ({"content": "x" * 2001}, "content"),
        (row(button(custom_id="x" * 101)), "custom_id"),
        (row(button(custom_id="")), "custom_id"),
        (row(button(), button()), "custom_id twice"),
        (row(button(label="x" * 81)), "label"),
        (row(button(label=None)), "label"),
        (row(button(url="https://a.b")), "url"),
        (row(*[button(custom_id=str(n)) for n in range(6)]), "in a row"),
        (row(button(), select("a")), "in a row"),
        (row(select()), "options"),
        (row(select(*map(str, range(26)))), "options"),
        (row(select("a", "a")), "value twice"),
        (row(select("x" * 101)), "value"),
        (row(select("a", label="x" * 101)), "label"),
        (row(select("a", description="x" * 101)), "description"),
        (row(select("a") | {"placeholder": "x" * 151}), "placeholder"),
        (message(picture(description="x" * 1025)), "description"),
        (message(picture() | {"items": []}), "pictures"),
        (message(picture(), attachments=[{"filename": "b.png"}]), "not attached"),
        (message(attachments=[{}] * 11), "attachments"),
        (message({"type": 9, "components": [], "accessory": button()}), "in a section"),
        (message(said("<@1>"), allowed_mentions=None), "mentions without"),
        (message(said("x"), allowed_mentions={"parse": ["everyone"]}), "is pinged"),
        (message(said("x"), allowed_mentions={"parse": ["users"]}), "is pinged"),
        (message(said("x"), allowed_mentions={"roles": [1, 2]}), "is pinged"),
        (message(said("hi @everyone")), "nobody means"),
        (message(said("hi **Ana**")), "a name with unescaped markdown"),
        (field(label="x" * 46), "label"),
        ({"type": 9, "data": {"title": "x" * 46, "custom_id": "x", "components": [said("x")]}}, "title"),
        ({"type": 9, "data": {"title": "x", "custom_id": "x", "components": [said("x")] * 6}}, "in a modal"),
        ({"type": 8, "data": {"choices": [{"name": "x", "value": 1}] * 26}}, "choices"),
        ({"type": 8, "data": {"choices": [{"name": "x" * 101, "value": 1}]}}, "name"),
        ({"type": 8, "data": {"choices": [{"name": "x", "value": "x" * 101}]}}, "value"),
        ({"name": "x" * 101}, "name"),
        ([{"name": "x", "description": ""}], "description"),
    ],
)
def test_violations_are_reported(body: Any, problem: str):
    found = problems(body, ["**Ana**"])
    assert len(found) == 1
    assert problem in found[0]


@pytest.mark.parametrize(
    "body",
    [
        message(said("x" * 4000), picture(description="x" * 1024), attachments=[{"filename": "a.png"}]),
        row(*[button(custom_id="x" * 99 + str(n), label="x" * 80) for n in range(5)]),
        row(select(*["x" * 98 + f"{n:02}" for n in range(25)])),
        message(said("<@1> and \\*\\*Ana\\*\\*"), allowed_mentions={"parse": [], "users": [1]}),
        field(label="x" * 45),
        {"type": 5, "data": {"flags": 64}},
        None,
    ],
)
def test_what_fits_is_not_reported(body: Any):
    assert problems(body, ["**Ana**"]) == []


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "without a word"),
        ("<@1>, your turn.", "without a word"),
        ("Now <@1> and <@2>.", "does not begin"),
        ("<@1> and <@2>, until <t:9:R>.", "as it is"),
        ("<@1> and <@2>: **Ana** passes.", "as it is"),
        ("<@1> and <@2>:\n### Your turn", "as it is"),
    ],
)
def test_what_a_phone_would_not_show_in_words_is_reported(content: str, problem: str):
    body = {"content": content, "allowed_mentions": {"parse": [], "users": [1, 2]}}
    assert any(problem in found for found in unheard(body))


def test_what_a_phone_shows_in_words_is_not_reported():
    words = {"content": "<@1>, your turn.", "allowed_mentions": {"parse": [], "users": [1]}}
    assert list(unheard(words)) == []
    assert "components beside it" in list(unheard(words | {"components": [said("x")]}))
    assert list(unheard(message(said("<@1>")))) == [], "nobody is notified"
