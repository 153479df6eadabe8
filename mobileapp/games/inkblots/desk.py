"""Where things lie on the doctor's desk, and the pieces that lie there for all to see."""

from typing import Any, NamedTuple

from engine.games.inkblots.board import Board, required
from engine.games.inkblots.moves import SYMBOLS, TEAMS
from engine.packs import Item
from mobileapp.games.inkblots.looks import PLACES, Flap, FoldedSlip, Folder, Shelf, WordSlip
from mobileapp.games.team_looks import team_colour, team_name
from mobileapp.stage.looks import Card, Panel, Ribbon
from mobileapp.stage.parts import Edges, corner, edges, place_for
from mobileapp.stage.scene import TOUCH, Look, Piece, Pieces, Rect, Space, Spot, Table, around, grid
from mobileapp.translation import tr

WORD = 56
"""The size of the letters on a slip, in dp."""


class Desk(NamedTuple):
    """The desk between its headlines: a shelf at either end, and the board between them."""

    at: Edges
    shelves: tuple[Rect, Rect]
    board: Rect
    peek: Rect
    """The badge of whoever has a secret."""


class Layout(NamedTuple):
    """Where the things of a round lie."""

    blots: tuple[Rect, ...]
    slots: tuple[Rect, ...]
    """Below each blot: what was seen in it."""
    words: tuple[Rect, ...]
    low: Rect
    """What is left for people, the folder, or the next step."""


def desk_for(space: Space) -> Desk:
    """Shelves stand at the short edges of a wide window, and at the long ones of a tall one."""
    at, gap, area = edges(space), 14 * space.unit, space.area
    middle, peek = at.middle, corner(space, "top-right")
    side = TOUCH * space.density  # on a phone a step is taken back in the corner
    if space.wide:
        wide = max(102 * space.unit, 52 * space.density)
        edge = 4 * space.unit
        left = Rect(area.x + edge, middle.y, wide, middle.h)
        right = Rect(area.right - edge - wide, middle.y, wide, middle.h)
        board = Rect(left.right + gap, middle.y, right.x - left.right - 2 * gap, middle.h)
        if space.phone:
            peek = around(right.cx, right.top - side / 2, side, side)
            left, right = (box.cut_top(side, gap)[1] for box in (left, right))
        return Desk(at, (left, right), board, peek)
    high = max(92 * space.unit, TOUCH * space.density)
    far, rest = middle.cut_top(high, gap)
    near, board = rest.cut_bottom(high, gap)
    if space.phone:
        peek, far = far.cut_right(side, gap)
        near = Rect(near.x, near.y, far.w, near.h)
    return Desk(at, (near, far), board, peek)


def four(space: Space, board: Rect) -> Layout:
    """All that was dealt: words above, four blots, and room below for people or the folder."""
    gap = 16 * space.unit
    if space.wide:
        words, rest = board.cut_top(board.h * 0.22, gap)
        low, blots = rest.cut_bottom(board.h * 0.28, gap)
        return Layout(
            tuple(grid(4, blots, 1, 20 * space.unit, rows=1)), (), word_row(space, words), low
        )
    words, rest = board.cut_top(board.h * (0.22 if space.phone else 0.14), gap)
    low, blots = rest.cut_bottom(board.h * (0.3 if space.phone else 0.2), gap)
    return Layout(tuple(grid(4, blots, 1, gap, rows=2)), (), word_row(space, words), low)


def three(space: Space, board: Rect, slot: float = 0.17, low: float = 0.22) -> Layout:
    """The blots in play with a slip below each, and the words; `slot` and `low` are parts of the
    height. In a tall window the words lie where a fourth blot would."""
    gap = 14 * space.unit
    if space.wide:
        rest, upper = board.cut_bottom(board.h * low, gap)
        h = board.h * slot
        side = min((upper.w - 4 * gap) / 3, upper.h - h)
        step = min((upper.w - side) / 2, side * 1.14)
        y = upper.cy + (side + h) / 2 - side
        blots = tuple(Rect(upper.cx + (n - 1) * step - side / 2, y, side, side) for n in range(3))
        return Layout(blots, _below(blots, h, gap), word_row(space, rest), rest)
    cell = (board.h - gap) / 2
    h = cell * min(slot * 1.5, 0.34)
    side = min((board.w - gap) / 2, cell - h)
    cells = grid(4, board, side / (side + h), gap, rows=2)
    blots = tuple(Rect(box.x, box.y + h, side, side) for box in cells[:3])
    words = tuple(grid(3, cells[3], cells[3].w / (cells[3].h / 3 - gap), gap, rows=3))
    return Layout(blots, _below(blots, h, gap), words, cells[3])


def _below(blots: tuple[Rect, ...], height: float, gap: float) -> tuple[Rect, ...]:
    return tuple(Rect(blot.x, blot.y - height, blot.w, height - gap * 0.3) for blot in blots)


def word_row(space: Space, area: Rect) -> tuple[Rect, ...]:
    """Three slips side by side; on an upright phone in two rows, or long words would not fit."""
    rows = 2 if space.phone and not space.wide else 1
    gap = 14 * space.unit
    columns = 3 if rows == 1 else 2
    aspect = ((area.w - gap * (columns - 1)) / columns) / ((area.h - gap * (rows - 1)) / rows)
    return tuple(grid(3, area, aspect, gap, most=350 * space.unit if rows == 1 else 1e9, rows=rows))


# --- slips ------------------------------------------------------------------------------------


def word_slip(space: Space, rect: Rect, word: Item, size: float = WORD, **more: Any) -> Piece:
    """A word of the round, to be read from both sides of the table."""
    look = WordSlip(word.text, space.text(size), twice=not space.phone)
    return Piece(rect, look, **({"layer": 50} | more))


def name_key(slot: Rect, space: Space, **more: Any) -> Piece:
    """The subject's answer under a blot, while nobody may read it."""
    h = min(slot.h, 72 * max(space.unit, 0.6))
    rect = around(slot.cx, slot.top - h * 0.46, min(slot.w * 0.6, h * 2.7), h)
    return Piece(rect, FoldedSlip(), layer=30, duration=0.32, **more)


def on_blot(blot: Rect) -> Rect:
    """Where a guess lies on a blot: over its lower part, so that most of it stays in sight."""
    return around(blot.cx, blot.y + blot.h * 0.12, blot.w * 0.96, blot.h * 0.36)


def team_ribbon(space: Space, over: Rect, team: str, text: str = "", **more: Any) -> Piece:
    """A ribbon at the upper edge of something, of which it covers next to nothing."""
    look = Ribbon(team, text or team_name(team), space.text(28))
    w, h = look.natural_size(1e6)
    rect = around(over.cx, over.top + h * 0.36, min(w, over.w), h)
    return Piece(rect, look, **({"layer": 62} | more))


# --- what lies on the desk --------------------------------------------------------------------


def deal_tilt(index: int) -> float:
    """Nobody lays things down quite straight."""
    return (0.7, -0.9, 0.5, -0.6)[index % 4]


def blot(item: Item, rect: Rect, index: int, **more: Any) -> Piece:
    """An inkblot on its card."""
    return Piece(rect, Card(item, "blot"), **({"layer": 10 + index, "duration": 0.42} | more))


def shelves(table: Table, at: Desk, won: tuple[tuple[Item, ...], ...]) -> Pieces:
    """The score: every blot a team has won, on its shelf."""
    found: Pieces = {}
    for team, box, items in zip(TEAMS, at.shelves, won, strict=True):
        names, places = _shelf_parts(table.space, box)
        found[f"shelf:{team}"] = Piece(places, Shelf(team_colour(team)), layer=1)
        for end, (rect, angle) in names.items():
            look = Ribbon(team, team_name(team), table.space.text(28))
            found[f"team:{team}{end}"] = Piece(rect, look, layer=4, angle=angle)
        for index, item in enumerate(items):
            place = shelf_place(places, index, len(items))
            found |= won_blot(item, place, team, index, table.space)
    return found


def won_blot(item: Item, rect: Rect, team: str, index: int, space: Space, **more: Any) -> Pieces:
    """A blot in the colour of the team that has it."""
    edge = max(3 * space.unit, 1.5)
    rim = Panel(team_colour(team), 1, rect.w * 0.07)
    angle = deal_tilt(index) * 2
    own = {"angle": angle, "duration": 0.5} | more
    lower = {**own, "layer": own.get("layer", 6 + 2 * index) - 1}
    return {
        f"rim:{item.id}": Piece(rect.inset(-edge), rim, **lower),
        f"blot:{item.id}": blot(
            item, rect, 0, **({"layer": 6 + 2 * index, "glow_colour": team_colour(team)} | own)
        ),
    }


def shelf_place(places: Rect, index: int, count: int) -> Rect:
    """Filled from the bottom, or from the left; more than four overlap."""
    upright = places.h >= places.w
    long, wide = (places.h, places.w) if upright else (places.w, places.h)
    step = long / PLACES
    side = min(wide, step) * 0.8
    if count > PLACES:
        step = (long - step) / (count - 1)
    along = long / PLACES / 2 + step * index
    if upright:
        return around(places.cx, places.y + along, side, side)
    return around(places.x + along, places.cy, side, side)


def _shelf_parts(space: Space, box: Rect) -> tuple[dict[str, tuple[Rect, float]], Rect]:
    """Where a team's name stands, for either side of the table, and its places."""
    gap = 6 * space.unit
    if not space.wide:
        wide = box.w * 0.2
        near, rest = box.cut_left(wide, gap)
        near = around(near.cx, near.cy, near.w, min(space.text(28) * 1.6, near.w * 0.46))
        if space.phone:
            return {"": (near, 0.0)}, rest
        far, rest = rest.cut_right(wide, gap)
        return {"": (near, 0.0), "-far": (near.moved(far.x - near.x, 0), 180.0)}, rest
    if space.phone:  # the name stands upright
        low, rest = box.cut_bottom(box.h * 0.26, gap)
        return {"": (around(low.cx, low.cy, low.h, low.w * 0.6), 90.0)}, rest
    high = 46 * space.unit
    near, rest = box.cut_bottom(high, gap)
    far, rest = rest.cut_top(high, gap)
    return {"": (near, 0.0), "-far": (far, 180.0)}, rest


def places_of(table: Table, at: Desk, team: str) -> Rect:
    """The places of a team's shelf."""
    return _shelf_parts(table.space, at.shelves[TEAMS.index(team)])[1]


def in_play(board: Board, table: Table, lay: Layout) -> Pieces:
    """The three blots of a round, each with what is known of it; nothing can be touched."""
    space, deal = table.space, board.deal
    gone = {award.image for award in board.awards}
    if board.outcome == "both-right":
        gone.add(required(board.guess).image)
    found: Pieces = {}
    for place, image in enumerate(board.images_in_play):
        item, symbol = deal.images[image], board.markers[image]
        if image in gone:
            found[f"place:{item.id}"] = place_for(lay.blots[place], space)
        else:
            found[f"blot:{item.id}"] = blot(item, lay.blots[place], place)
        if symbol:
            slip = word_slip(space, lay.slots[place], deal.word(symbol), layer=30)
        else:
            slip = name_key(lay.slots[place], space)
        found[f"answer:{item.id}"] = slip
    if board.guess is not None and not board.outcome:
        place = board.images_in_play.index(board.guess.image)
        found |= guess_slip(space, board, "test", on_blot(lay.blots[place]))
    return found


def guess_slip(
    space: Space, board: Board, side: str, rect: Rect, symbol: str = "", **more: Any
) -> Pieces:
    """What a team has guessed, under its ribbon; `side` is "test" or "control"."""
    deal = board.deal
    team = deal.test_team if side == "test" else deal.control_team
    word = deal.word(symbol or required(board.guess).symbol)
    slip = {"layer": 54, "angle": -1.5, "duration": 0.25, "was": f"word:{word.id}"} | more
    dims = {key: more[key] for key in ("dim", "opacity") if key in more}
    return {
        f"guess:{side}": word_slip(space, rect, word, 44, **slip),
        f"guess-team:{side}": team_ribbon(space, rect, team, **dims),
    }


def words_of(board: Board, table: Table, lay: Layout, **more: Any) -> Pieces:
    """The words of the round in their row."""
    words = zip(board.deal.words, lay.words, strict=True)
    return {
        f"word:{word.id}": word_slip(table.space, rect, word, angle=deal_tilt(index), **more)
        for index, (word, rect) in enumerate(words)
    }


def symbol_of(board: Board, word: Item) -> str:
    """The engine's name for a word of the round."""
    return SYMBOLS[board.deal.words.index(word)]


def from_above(rect: Rect, space: Space) -> Spot:
    """Where things come from that are dealt."""
    return Spot(around(space.area.cx, space.height + rect.h, rect.w, rect.h), 14)


def subject_name(board: Board, table: Table) -> str:
    seat = required(board.subject)
    return table.name(seat) if seat >= 0 else tr._("Somebody")


def folder(area: Rect, space: Space) -> Pieces:
    """The folder a blot can be put into: its back, and the flap in front."""
    rect = around(area.cx, area.cy, min(area.w * 0.96, 620 * space.unit), area.h * 0.92)
    flap = Rect(rect.x - rect.w * 0.01, rect.y, rect.w * 1.02, rect.h * 0.42)
    below = -rect.top - rect.h * 0.3

    def sliding(box: Rect, look: Look, layer: int) -> Piece:
        away = Spot(box.moved(0, below))
        leave = away._replace(delay=0.34)  # what was put in goes first
        return Piece(box, look, layer=layer, enter=away, leave=leave, duration=0.4)

    return {"folder": sliding(rect, Folder(), 5), "flap": sliding(flap, Flap(), 45)}


def in_folder(pocket: Pieces, rect: Rect) -> Spot:
    """Where a blot lies behind the flap: only its upper edge is seen."""
    back, flap = pocket["folder"].rect, pocket["flap"].rect
    side = min(rect.w, back.h * 0.94, back.w * 0.5)
    x = back.cx + back.w * 0.2
    return Spot(around(x, flap.y + side * 0.5 + flap.h * 0.06, side, side), -3)
