"""How a method of a cog becomes the handler of presses: `@press`, and `@looking` for what shows something.

Must not know what any press does.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Concatenate, Literal, NamedTuple, ParamSpec, Protocol, TypeVar

from cogs.drawing import Looks
from cogs.interactions import Interaction
from cogs.ui.ids import Press

P = ParamSpec("P")
C = TypeVar("C", bound="HasBot")
M = TypeVar("M", bound=Callable[[Any, Interaction, Press], Awaitable[None]])

Reply = Literal["private", "update", "form"]
"""How a press is answered: in a new private message, in place of the message with the button, or at once by
the handler itself, because a form cannot be sent after a deferral."""
HANDLES = "__handles_press__"
"""The attribute of a method of a cog that contains its `Handler`."""
ANY = r"(?s:.*)"
"""The regular expression of a rest that can be anything."""


class Handler(NamedTuple):
    """What handles the presses with a verb, and how they are answered; see `press`."""

    verb: str
    rest: re.Pattern[str]
    reply: Reply | Callable[[Interaction, Press], Reply]
    call: Callable[..., Awaitable[None]]


def press(
    verb: str, rest: str = ANY, *, reply: Reply | Callable[[Interaction, Press], Reply]
) -> Callable[[M], M]:
    """Make a method of a cog the handler of presses with this verb: `method(interaction, press)`.

    It is called only if `Press.rest` matches the regular expression `rest`; otherwise the id was written by
    an earlier version. Before that, the answer is deferred as `reply`, or the result of calling it, says.
    `TableBot.add_cog` registers the methods marked with it.
    """

    def mark(method: M) -> M:
        setattr(method, HANDLES, Handler(verb, re.compile(rest), reply, method))
        return method

    return mark


class HasLooks(Protocol):
    @property
    def looks(self) -> Looks: ...


class HasBot(Protocol):
    @property
    def bot(self) -> HasLooks: ...


def looking(
    method: Callable[Concatenate[C, Interaction, P], Awaitable[None]],
) -> Callable[Concatenate[C, Interaction, P], Awaitable[None]]:
    """Decorate a method of a cog that shows something: it runs once the person's earlier looks are done.

    The method raises `Denied` if the person looks too often. The interaction must have been deferred.
    """

    @wraps(method)
    async def in_turn(cog: C, interaction: Interaction, /, *args: P.args, **options: P.kwargs) -> None:
        async with cog.bot.looks.turn(interaction.user.id):
            await method(cog, interaction, *args, **options)

    return in_turn
