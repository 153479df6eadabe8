"""Where things lie on the doctor's desk, and the pieces that lie there for all to see."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from engine.games.inkblots.board import Board, required
from engine.games.inkblots.moves import TEAMS
from engine.packs import Item
from mobileapp.games.inkblots import looks
from mobileapp.games.team_looks import team_colour, team_name
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import Card, Panel, Ribbon
from mobileapp.stage.scene import (
    Piece,
    Pieces,
    Rect,
    SceneContext,
    Space,
    Waypoint,
    around,
    fitted,
    grid,
)

WORD = 56
"""The size of the letters on a slip, in dp."""
SHELF_NAME = 20
"""The least size of a team's name at its shelf, in dp; every headline has it larger."""
FOLDER_SECONDS = 0.3
"""Seconds in which a blot slides into the folder, before that is taken away."""
PLACES = 4
"""The places of a shelf: as many points as it takes to win."""

Words = tuple[Item, ...]
"""Those that lie beside each other have letters of the same size."""
Paired = tuple[tuple[str, int], ...]
"""Symbols of words, and the images they lie on."""


class Choice(NamedTuple):
    """What is half chosen."""

    held: str = ""
    """The symbol of the word that was touched and is to be put somewhere."""
    paired: Paired = ()
    """What the subject has laid so far, in secret."""
    large: str = ""
    """The blot of the gallery that is seen large."""


class RoundLayout(NamedTuple):
    """Where the things of a round lie."""

    blots: tuple[Rect, ...]
    slots: tuple[Rect, ...]
    """Below each blot: what was seen in it."""
    words: tuple[Rect, ...]
    low: Rect
    """What is left for people, the folder, or the next step."""

    def each(self, board: Board) -> Iterator[tuple[int, Item, Rect, Rect]]:
        """Every image in play, its blot, and where that and its slip lie."""
        for image, rect, slot in zip(board.images_in_play, self.blots, self.slots, strict=True):
            yield image, board.deal.images[image], rect, slot


class Layout(NamedTuple):
    """The open table: between its headlines a shelf at either end, and the board."""

    edges: parts.Edges
    shelves: tuple[Rect, Rect]
    board: Rect
    peek: Rect
    """The badge of whoever has a secret."""
    places: RoundLayout


def four_blots(space: Space, board: Rect) -> RoundLayout:
    """All that was dealt: words above, four blots, and room below for people or the folder."""
    gap = 16 * space.unit
    high, low = (0.22, 0.28) if space.wide else (0.2, 0.3) if space.phone else (0.14, 0.2)
    words, rest = board.cut_top(board.h * high, gap)
    below, blots = rest.cut_bottom(board.h * low, gap)
    rects = grid(4, blots, 1, gap, rows=1 if space.wide else 2)
    return RoundLayout(tuple(rects), (), _word_row(space, words), below)


def three_blots(space: Space, board: Rect, slot: float = 0.17, low: float = 0.22) -> RoundLayout:
    """The blots in play with a slip below each, and the words; `slot` and `low` are parts of the
    height. In a tall window the words lie where a fourth blot would."""
    gap = 14 * space.unit
    if space.wide:
        rest, upper = board.cut_bottom(board.h * low, gap)
        h = board.h * slot
        side = min((upper.w - 4 * gap) / 3, upper.h - h)
        word = _word_row(space, rest)[0]
        step = min((upper.w - side) / 2, max(side * 1.14, word.w + gap))
        y = upper.cy + (side + h) / 2 - side
        blots = tuple(Rect(upper.cx + (n - 1) * step - side / 2, y, side, side) for n in range(3))
        words = tuple(around(blot.cx, word.cy, word.w, word.h) for blot in blots)
    else:
        cell = (board.h - gap) / 2
        h = cell * min(slot * 1.5, 0.34)
        side = min((board.w - gap) / 2, cell - h)
        *upper_left, rest = grid(4, board, side / (side + h), gap, rows=2)
        blots = tuple(Rect(box.x, box.y + h, side, side) for box in upper_left)
        words = tuple(grid(3, rest, rest.w / (rest.h / 3 - gap), gap, rows=3))
    slots = tuple(Rect(blot.x, blot.y - h, blot.w, h - gap * 0.3) for blot in blots)
    return RoundLayout(blots, slots, words, rest)


def _word_row(space: Space, area: Rect) -> tuple[Rect, ...]:
    """Three slips side by side; below one another where long words would not fit."""
    stacked = space.phone and not space.wide
    rows, gap, most = (3, 8 * space.unit, 480) if stacked else (1, 14 * space.unit, 350)
    w = min((area.w - gap * 2) / (3 // rows), most * space.unit)
    return tuple(grid(3, area, w * rows / (area.h - gap * (rows - 1)), gap, rows=rows))


def open_table(space: Space, arrange: Callable[[Space, Rect], RoundLayout] = three_blots) -> Layout:
    """Shelves stand at the short edges of a wide window, and at the long ones of a tall one."""
    at, gap, area = parts.edges(space), 14 * space.unit, space.area
    middle, peek = at.middle, parts.corner(space, "top-right")
    side = parts.corner_side(space)  # on a phone a step is taken back in the corner
    if space.wide:
        wide = max(102 * space.unit, 52 * space.density)
        whole = Rect(area.x, middle.y, area.w, middle.h).inset(4 * space.unit, 0)
        first, rest = whole.cut_left(wide, gap)
        second, board = rest.cut_right(wide, gap)
        if space.phone:
            peek = around(second.cx, second.top - side / 2, side, side)
            first, second = (box.cut_top(side, gap)[1] for box in (first, second))
    else:
        high = max(92 * space.unit, side)
        second, rest = middle.cut_top(high, gap)
        first, board = rest.cut_bottom(high, gap)
        if space.phone:
            peek, second = second.cut_right(side, gap)
            first = first._replace(w=second.w)
    return Layout(at, (first, second), board, peek, arrange(space, board))


def shelf_parts(space: Space, box: Rect) -> tuple[dict[str, tuple[Rect, float]], Rect]:
    """Where a team's name stands, for either side of the table, and the places of its blots."""
    gap = 6 * space.unit
    if space.wide and space.phone:  # the name stands upright
        low, rest = box.cut_bottom(box.h * 0.26, gap)
        return {"": (around(low.cx, low.cy, low.h, low.w * 0.6), 90.0)}, rest
    if space.wide:
        near, rest = box.cut_bottom(46 * space.unit, gap)
        far, rest = rest.cut_top(near.h, gap)
    else:
        near, rest = box.cut_left(box.w * 0.2, gap)
        near = around(near.cx, near.cy, near.w, min(space.text(28) * 1.6, near.w * 0.46))
        if space.phone:
            return {"": (near, 0.0)}, rest
        far, rest = rest.cut_right(near.w, gap)
        far = near.moved(far.x - near.x, 0)
    return {"": (near, 0.0), "-far": (far, 180.0)}, rest


def shelf_place(places: Rect, index: int, count: int) -> Rect:
    """Filled from the bottom, or from the left; more than four overlap."""
    long, wide = max(places.h, places.w), min(places.h, places.w)
    room = long / PLACES
    step = room if count <= PLACES else (long - room) / (count - 1)
    side, along = min(wide, room) * 0.8, room / 2 + step * index
    if places.h >= places.w:
        return around(places.cx, places.y + along, side, side)
    return around(places.x + along, places.cy, side, side)


def shelves(context: SceneContext, at: Layout, won: tuple[tuple[Item, ...], ...]) -> Pieces:
    """The score: every blot a team has won, on its shelf."""
    space = context.space
    found: Pieces = {}
    for team, box, items in zip(TEAMS, at.shelves, won, strict=True):
        ribbons, places = shelf_parts(space, box)
        found[f"shelf:{team}"] = Piece(places, Panel("#140A06", 0.5, 10 * space.unit), layer=1)
        rim, line = team_colour(team), 1.6 * space.unit
        frame = Panel(opacity=0, radius=8 * space.unit, outline=rim, line=line)
        for index in range(PLACES):
            place = shelf_place(places, index, PLACES).scaled(1.1)
            found[f"shelf:{team}:{index}"] = Piece(place, frame, layer=2, opacity=0.75)
        for end, (rect, angle) in ribbons.items():
            look = Ribbon(team, _shelf_names(space, rect)[team], space.text(28))
            found[f"team:{team}{end}"] = Piece(rect, look, layer=4, angle=angle)
        for index, item in enumerate(items):
            place, angle = shelf_place(places, index, len(items)), 2 * tilt(index)
            found |= won_blot(space, item, place, team, 6 + 2 * index, angle=angle)
    return found


def _shelf_names(space: Space, ribbon: Rect) -> dict[str, str]:
    """What stands on the ribbons: names, or initials where names would be too small to read."""
    names = {team: team_name(team) for team in TEAMS}
    room = ribbon.w - ribbon.h * 0.7, ribbon.h
    sizes = [fit(name, "display", space.text(28), *room).size for name in names.values()]
    if min(sizes) >= space.text(SHELF_NAME) / space.text_scale:
        return names
    return {team: name[0] for team, name in names.items()}


def won_blot(
    space: Space, item: Item, rect: Rect, team: str, layer: int, name: str = "blot", **more: Any
) -> Pieces:
    """A blot in the colour of the team that has it."""
    colour, edge = team_colour(team), max(3 * space.unit, 1.5)
    rim = Panel(colour, 1, rect.w * 0.07)
    own = {"duration": 0.5} | more
    return {
        f"{name}-rim:{item.id}": Piece(rect.inset(-edge), rim, layer=layer - 1, **own),
        f"{name}:{item.id}": blot(item, rect, layer=layer, glow_colour=colour, **own),
    }


def tilt(index: int) -> float:
    """Nobody lays things down quite straight."""
    return (0.7, -0.9, 0.5, -0.6)[index % 4]


def blot(item: Item, rect: Rect, place: int = 0, **more: Any) -> Piece:
    """An inkblot on its card."""
    return Piece(rect, Card(item, "blot"), **({"layer": 10 + place, "duration": 0.42} | more))


def word_slip(
    space: Space, rect: Rect, word: Item, row: Words, size: float = WORD, **more: Any
) -> Piece:
    """A word of the round; `row` are those beside it. On the open table of a tablet it is read from
    both sides."""
    twice = more.pop("twice", more.get("public", True) and not space.phone)
    look = looks.WordSlip(word.text, space.text(size), twice, tuple(item.text for item in row))
    return Piece(rect, look, **({"layer": 50} | more))


def words_of(board: Board, context: SceneContext, places: RoundLayout) -> Pieces:
    """The words of the round in their row."""
    words = zip(board.deal.words, places.words, strict=True)
    return {
        f"word:{word.id}": word_slip(context.space, rect, word, board.deal.words, angle=tilt(index))
        for index, (word, rect) in enumerate(words)
    }


def round_pieces(board: Board, context: SceneContext, at: Layout) -> Pieces:
    """The shelves, and the blots of a round with what is known of them; nothing can be touched."""
    space, deal = context.space, board.deal
    gone = {award.image for award in board.awards}
    if board.outcome == "both-right":
        gone.add(required(board.guess).image)
    found = shelves(context, at, board.won)
    for place, (image, item, rect, slot) in enumerate(at.places.each(board)):
        if image in gone:
            found[f"place:{item.id}"] = parts.place_for(rect, space)
        else:
            found[f"blot:{item.id}"] = blot(item, rect, place)
        answer = _folded(space, slot)
        if symbol := board.markers[image]:
            answer = word_slip(space, slot, deal.word(symbol), deal.words, layer=30)
        found[f"answer:{item.id}"] = answer
        if board.guess is not None and image == board.guess.image and not board.outcome:
            over = slot.moved(0, -13 * space.unit).inset(slot.w * 0.02, 3 * space.unit)
            found |= guess_slip(space, board, "test", over, board.guess.symbol, ())
            found["guess-team:test"] = found["guess-team:test"]._replace(delay=0.2)  # after it
    return found


def _folded(space: Space, slot: Rect) -> Piece:
    """The subject's answer under a blot, while nobody may read it."""
    h = min(slot.h, 72 * max(space.unit, 0.6), slot.w * 0.6 / 2.7)
    return Piece(around(slot.cx, slot.top - h * 0.46, h * 2.7, h), looks.FOLDED, layer=30)


def guess_slip(
    space: Space, board: Board, side: str, rect: Rect, symbol: str, row: Words, dim: float = 0
) -> Pieces:
    """What a team has guessed, under its ribbon; `side` is "test" or "control"."""
    deal = board.deal
    word, team = deal.word(symbol), deal.test_team if side == "test" else deal.control_team
    slip = word_slip(space, rect, word, row, 44, layer=54, duration=0.25, dim=dim)
    slip = slip._replace(replaces_key=f"word:{word.id}")
    return {f"guess:{side}": slip, f"guess-team:{side}": team_ribbon(space, rect, team, dim=dim)}


def team_ribbon(space: Space, over: Rect, team: str, text: str = "", **more: Any) -> Piece:
    """A ribbon on the upper edge of something, of which it covers nothing."""
    size = min(space.text(28), max(over.h * 0.34, space.text(28) / space.text_scale))
    look = Ribbon(team, text or team_name(team), size)
    w, h = look.natural_size(1e6)
    return Piece(around(over.cx, over.top + h * 0.5, min(w, over.w), h), look, layer=62, **more)


def subject_name(board: Board, context: SceneContext) -> str:
    seat = required(board.subject)
    return context.name(seat) if seat >= 0 else tr._("Somebody")


def folder(area: Rect, stays: float = FOLDER_SECONDS) -> Pieces:
    """The folder a blot can be put into: its back, and the flap in front. It goes after what was
    put in, and not over what is written below."""
    back = fitted(area.scaled(0.94), 3)
    flap = Rect(back.x - back.w * 0.01, back.y, back.w * 1.02, back.h * 0.42)
    found: Pieces = {}
    lying = ("folder", back, looks.FOLDER, 5), ("flap", flap, looks.FLAP, 38)
    for key, rect, look, layer in lying:
        away = Waypoint(rect.moved(0, -back.h * 0.06), opacity=0, delay=stays)
        found[key] = Piece(rect, look, layer=layer, enter=away, leave=away, duration=0.3)
    return found


def in_folder(pocket: Pieces, rect: Rect) -> Waypoint:
    """Where a blot lies behind the flap: only its upper edge is seen."""
    back, flap = pocket["folder"].rect, pocket["flap"].rect
    side = min(rect.w, back.h * 0.94)
    return Waypoint(
        around(back.cx + back.w * 0.2, flap.y + side * 0.5 + flap.h * 0.06, side, side), -3
    )
