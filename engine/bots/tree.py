"""The memory of playouts from the same position: which moves were good for the seat that made them.

This is a tree over information sets (Cowling, Powley, Whitehouse 2012) with PUCT (Rosin 2011), in which every
seat maximizes what it aims at (`monte_carlo.aim`). A position is identified by the moves and draws
that lead to it, so positions that differ only in hidden cards are the same. If several seats are asked at
once, later ones are assumed to know the answers of earlier ones. Must not know any game by name.
"""

from __future__ import annotations

import math
from collections.abc import Container, Sequence
from dataclasses import dataclass, field

from engine.core import Action

PICKED = 8
"""The most moves that are remembered of a position: the best ones after one move."""
SHARP = 4.0
"""How strongly a move after which the position is better is preferred at first."""


@dataclass(slots=True)
class Branch:
    """A move in a remembered position."""

    action: Action
    prior: float
    """The share of playouts that it gets before anything is known of what follows."""
    visits: int = 0
    total: float = 0.0
    """The sum of what the mover maximizes, at the ends of these playouts."""


@dataclass(slots=True)
class Node:
    """A position that playouts have reached."""

    visits: int = 0
    branches: list[Branch] = field(default_factory=list[Branch])
    """Empty until the position is remembered."""
    after: dict[tuple[Action, tuple[int, ...]], Node] = field(
        default_factory=dict[tuple[Action, tuple[int, ...]], "Node"]
    )
    """The positions after it, by the move and what was drawn."""

    def follow(self, action: Action, drawn: Sequence[int]) -> Node:
        """Return the position after an action with these draws, as one reached once more."""
        node = self.after.setdefault((action, tuple(drawn)), Node())
        node.visits += 1
        return node

    def grow(self, ranked: Sequence[tuple[float, Action]], spread: float) -> None:
        """Remember the position, with its moves by the value of the position after each, best first."""
        picked = ranked[:PICKED]
        weights = [math.exp(SHARP * (value - picked[0][0]) / spread) for value, _ in picked]
        whole = sum(weights)
        self.branches = [Branch(action, w / whole) for w, (_, action) in zip(weights, picked, strict=True)]

    def select(self, spread: float, legal: Container[Action] | None) -> Branch | None:
        """Return the branch for the next playout, or None if no remembered move is legal.

        `spread` is how much the results of playouts differ. All moves are legal if `legal` is None.
        """
        branches = [b for b in self.branches if legal is None or b.action in legal]
        visits = sum(branch.visits for branch in branches)
        unknown = sum(branch.total for branch in branches) / max(1, visits)
        scale = spread * math.sqrt(visits + 1)

        def promise(branch: Branch) -> float:
            mean = branch.total / branch.visits if branch.visits else unknown
            return mean + scale * branch.prior / (1 + branch.visits)

        return max(branches, key=promise, default=None)
