"""A slow, literal implementation of the rules of a garden: cell by cell, nothing precomputed.

Reads only the tiles, the pieces and what was built this turn, and shares no code with the rules.
"""

from collections.abc import Iterator

from engine.games.babylon.state import CELLS, CORNERS, FLOWERS, TILES, Garden, Player, State

Cell = tuple[int, int]
"""Row, column."""
AROUND = ((0, 0), (0, 1), (1, 1), (1, 0))
BOARD = [(row, column) for row in range(8) for column in range(8)]


def cell_of(number: int) -> Cell:
    return divmod(number, 8)


def name(cell: Cell) -> str:
    return CELLS[8 * cell[0] + cell[1]]


def corners(anchor: Cell) -> list[Cell]:
    return [(anchor[0] + down, anchor[1] + right) for down, right in AROUND]


def turned(layout: str, turn: int) -> list[str]:
    """North-west, north-east, south-east, south-west."""
    rows = [list(row) for row in layout.split("/")]
    for _ in range(turn):
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
    return [rows[0][0], rows[0][1], rows[1][1], rows[1][0]]


class Naive:
    def __init__(self, garden: Garden) -> None:
        self.garden = garden
        self.tiles = garden.tiles
        self.height: dict[Cell, int] = dict.fromkeys(BOARD, 0)
        self.tile: dict[Cell, int] = {}
        self.sign: dict[Cell, str] = {}
        for number, tile in enumerate(garden.tiles):
            signs = turned(TILES[tile.tile].layout, tile.turn)
            for cell, sign in zip(corners(cell_of(tile.anchor)), signs, strict=True):
                assert self.height[cell] < tile.storey, "I4"
                self.height[cell], self.tile[cell], self.sign[cell] = tile.storey, number, sign
        self.bridged = {
            ((r1 + r2) // 2, (c1 + c2) // 2)
            for piece in garden.pieces
            if piece.kind == 2
            for (r1, c1), (r2, c2) in [(cell_of(piece.cell), cell_of(piece.other))]
        }

    def ends(self) -> Iterator[tuple[int, Cell, int]]:
        """Kind, cell and storey of everything on one cell."""
        for piece in self.garden.pieces:
            yield piece.kind, cell_of(piece.cell), piece.storey
            if piece.kind:
                yield piece.kind, cell_of(piece.other), piece.storey + (piece.kind == 3)

    def occupant(self, cell: Cell) -> str:
        """What stands on the top of a cell: statue, foot (of a staircase), other, or nothing."""
        if cell in self.bridged:
            return "other"
        number = self.tile.get(cell)
        if number is not None:
            tile = self.tiles[number]
            if tile.corner >= 0 and corners(cell_of(tile.anchor))[tile.corner] == cell:
                return "other"
        for piece in self.garden.pieces:
            if piece.kind == 3 and (cell_of(piece.cell), piece.storey) == (cell, self.height[cell]):
                return "foot"
        for kind, where, storey in self.ends():
            if (where, storey) == (cell, self.height[cell]):
                return "other" if kind else "statue"
        return ""

    def statues(self) -> list[Cell]:
        """Those that have not become columns."""
        found: list[Cell] = []
        for kind, cell, storey in self.ends():
            covered = any(
                tile.storey == storey + 1 and cell in corners(cell_of(tile.anchor)) for tile in self.tiles
            )
            if kind == 0 and not covered:
                found.append(cell)
        return found

    def supports(self, anchor: Cell, storey: int) -> list[str] | None:
        """The algorithm of B 2.7."""
        if any(cell_of(tile.anchor) == anchor for tile in self.tiles):
            return None
        if storey > 1 and not any(tile.storey == storey - 1 for tile in self.tiles):
            return None
        found: list[str] = []
        for cell in corners(anchor):
            step, occupant = storey - self.height[cell], self.occupant(cell)
            if step <= 0 or (occupant == "foot" and step == 1):
                return None
            if occupant == "statue" and step == 1:
                found.append("statue")
            elif not occupant and step in (1, 2):
                found.append("single" if step == 1 else "double")
            else:
                found.append("")
        return found if found.count("") <= 1 else None

    def openings(self, anchor: Cell, storey: int, singles: int, doubles: int) -> Iterator[str]:
        below = self.supports(anchor, storey)
        if below is None:
            return
        for corner in ("", *CORNERS):
            left = [kind for kind, at in zip(below, CORNERS, strict=True) if at != corner]
            if "" in left or (corner and below[CORNERS.index(corner)] == "statue"):
                continue
            cost = left.count("single") + 2 * max(0, left.count("double") - doubles)
            if cost <= singles:
                yield corner

    def builds(self, tile: int, singles: int, doubles: int) -> Iterator[str]:
        """Notation without verb and tile."""
        layout, seen = TILES[tile].layout, set[str]()
        for turn in range(4):
            signs = "".join(turned(layout, turn))
            if signs in seen:
                continue
            seen.add(signs)
            for row in range(7):
                for column in range(7):
                    for storey in range(1, 20):
                        for corner in self.openings((row, column), storey, singles, doubles):
                            place = f"{name((row, column))} r{90 * turn} f{storey}"
                            yield f"{place} open={corner}" if corner else place

    def decorations(self, fresh: set[Cell], effect: str) -> Iterator[str]:
        """Notation without the verb: every kind on every pair of spaces, with every change of a symbol."""
        spaces = {cell for cell in self.tile if not self.occupant(cell)}
        statues = self.statues()
        changes = [
            cell
            for cell in sorted(spaces & fresh)
            if (effect == "resymbol" and self.sign[cell] != ".")
            or (effect == "newsymbol" and self.sign[cell] == ".")
        ]
        for changed in (None, *changes):
            mark = f" as={name(changed)}" if changed else ""
            for one in spaces:
                lined = not statues or any(one[0] == r or one[1] == c for r, c in statues)
                if one in fresh and lined and changed in (None, one) and self.shows(one, "S", changed):
                    yield f"S {name(one)}{mark}"
                for other in spaces:
                    if changed in (None, one, other) and (one in fresh or other in fresh):
                        yield from (f"{text}{mark}" for text in self.pair(one, other, changed))

    def shows(self, cell: Cell, sign: str, changed: Cell | None) -> bool:
        return self.sign[cell] != sign if cell == changed else self.sign[cell] == sign

    def pair(self, one: Cell, other: Cell, changed: Cell | None) -> Iterator[str]:
        rows, columns = other[0] - one[0], other[1] - one[1]
        beside = abs(rows) + abs(columns) == 1
        forward = rows + columns > 0
        climb = self.height[other] - self.height[one]
        gap = ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)
        open_gap = self.height[gap] < self.height[one] and not self.occupant(gap)
        across = abs(rows) + abs(columns) == 2 and rows * columns == 0 and open_gap
        for sign, fits in (
            ("F", beside and forward and not climb and self.tile[one] != self.tile[other]),
            ("T", beside and climb == 1),
            ("B", across and forward and not climb),
        ):
            if fits and self.shows(one, sign, changed) and self.shows(other, sign, changed):
                yield f"{sign} {name(one)}-{name(other)}"

    def score(self) -> int:
        seen = [0, 0, 0, 0]
        total = 0
        for piece in self.garden.pieces:
            cells = [(cell_of(piece.cell), piece.storey)]
            if piece.kind:
                cells.append((cell_of(piece.other), piece.storey + (piece.kind == 3)))
            uncovered = any(self.height[cell] == storey for cell, storey in cells) or piece.kind == 2
            seen[piece.kind] += uncovered
            total += uncovered * (1, 3, 3, 2)[piece.kind] * piece.storey + (uncovered and piece.kind == 3)
        flowers = [TILES[self.tiles[number].tile].flower for number in set(self.tile.values())]
        belvederes = sum(
            tile.corner >= 0 and self.tile[corners(cell_of(tile.anchor))[tile.corner]] == number
            for number, tile in enumerate(self.tiles)
        )
        sets = 4 * min(seen) + 4 * min(flowers.count(flower) for flower in FLOWERS)
        return total + sets + belvederes + 2 * max(self.height.values())


def fresh_cells(state: State) -> set[Cell]:
    return {cell_of(cell) for cell in range(64) if state.fresh >> cell & 1}


def steps(state: State, player: Player) -> set[str]:
    """Every build and decoration of the seat whose turn it is."""
    naive = Naive(player.garden)
    effect = "" if state.changed else state.token
    found = {f"deco {text}" for text in naive.decorations(fresh_cells(state), effect)}
    for which, tile in (("new", state.new), ("old", player.spare)):
        if tile >= 0:
            found |= {f"build {which} {text}" for text in naive.builds(tile, player.singles, state.doubles)}
    return found
