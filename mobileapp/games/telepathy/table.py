"""The pieces that several scenes of Telepathy show: tiles, sealed cards, headlines, named signs."""

from collections.abc import Mapping, Sequence

from engine.games.telepathy.actions import ACTIONS, Place
from engine.games.telepathy.conditions import SIGNS, Grid, attribute_of_sign
from mobileapp.games.telepathy.layout import LINE_LENGTH, Layout, Side
from mobileapp.games.telepathy.looks import PALE, PEACH, SecretCard, Sign, Tile, cells
from mobileapp.games.telepathy.recap import team_ribbon
from mobileapp.stage import geometry, parts
from mobileapp.stage.boxes import Length
from mobileapp.stage.geometry import Rect, around, hull
from mobileapp.stage.looks import NIGHT, Area, Light, Panel
from mobileapp.stage.parts import badge, words
from mobileapp.stage.piece import (
    FADING,
    EndPeek,
    Hold,
    Lift,
    Peek,
    Piece,
    Pieces,
    SlidePath,
    Waypoint,
)
from mobileapp.stage.tokens import Dim, Duration, Gap, Glow, Layer, Text

SHIFTS = ("row_east", "row_west", "col_north", "col_south")
"""The action cards that push one tile out of the grid and in again at the opposite edge."""
STEPS_ACROSS = 3
"""The distance from the first to the last tile of a row or column, in tiles."""
WATER = Panel(NIGHT, 0.42, 20, "#8FA0E8", 1.2)
"""The dark panel under the tiles, with lengths in dp."""
WATER_OPACITY = 0.8
CARD_IN_HOLDER, BADGE_IN_HOLDER = 0.68, 0.62
"""The width of a sealed card and of its owner's badge, as parts of the height of their holder."""
LAMP = Length(18)
"""The maximum size of the place of a light that counts a turn."""
LAMP_OUTLINE = 0.07
BRIGHT_LAMP = 2.2
"""The size of the light of a turn that has been played, as a multiple of the size of its place."""
STREAM, STREAM_INSET = Length(44), Length(60)
"""The width of a stream of light, and its maximum distance from the edge of the window."""
MIN_INSET = 0.75
"""The minimum distance of a stream from the edge of the window, as part of the stream's width."""
PAST_GRID = 0.7
"""The distance between the grid and a stream above or below it, as part of the grid's margin."""


# --- tiles ------------------------------------------------------------------------------------


def tiles(at: Layout, grid: Rect) -> Pieces:
    """The sixteen tiles, key `tile:<id>`, and the dark panel under them, key `grid`."""
    space = at.space
    water = parts.scaled_panel(WATER, space)
    area = space.area
    beside = min(grid.x - area.x, area.right - grid.right, grid.y - area.y, area.top - grid.top)
    rim = min(Gap.MEDIUM * space.unit, beside)
    found = {"grid": Piece(grid.inset(-rim), water, layer=Layer.GROUND, opacity=WATER_OPACITY)}
    for tile, rect in zip(at.board.grid, cells(grid), strict=True):
        found[f"tile:{tile}"] = Piece(rect, Tile(tile), layer=Layer.CARD)
    return found


def tile_paths(tiles: Grid, card: str, place: Place, grid: Rect) -> list[tuple[SlidePath, Piece]]:
    """For each of the four tiles that a card moves in a place: its path, and its piece at the end.

    A tile that wraps around leaves the grid at one edge and enters again at the opposite edge. Its
    path covers only the way out.
    """
    found, places = [], cells(grid)
    for target, origin in zip(place.cells, ACTIONS[card].order, strict=True):
        source, end = places[place.cells[origin]], places[target]
        tile = tiles[place.cells[origin]]
        dx, dy = end.x - source.x, end.y - source.y
        arrived = Piece(end, Tile(tile), layer=Layer.CARD + 1)
        wraps = card in SHIFTS and abs(dx) + abs(dy) > end.w * 2
        if wraps:
            dx, dy = -dx / STEPS_ACROSS, -dy / STEPS_ACROSS
            out, back = dx * FADING, dy * FADING
            unseen = (
                Waypoint(r, opacity=0) for r in (source.moved(out, back), end.moved(-out, -back))
            )
            arrived = arrived._replace(waypoints=tuple(unseen))
        found.append((SlidePath(f"tile:{tile}", dx, dy, wraps), arrived))
    return found


def slide_tiles(pieces: Pieces, at: Layout) -> Pieces:
    """A copy of `pieces` in which the tiles of the latest turn slide to their new places."""
    *earlier, turn = at.board.turns
    before = earlier[-1].grid if earlier else at.board.start
    place = next(place for place in ACTIONS[turn.card].places if place.id == turn.place)
    paths = tile_paths(before, turn.card, place, at.grid)
    return pieces | {path.key: end._replace(duration=Duration.SLOW) for path, end in paths}


# --- people -----------------------------------------------------------------------------------


def table_pieces(at: Layout) -> Pieces:
    """The pieces that every turn shows: tiles, sealed cards, badges, lights that count turns."""
    return tiles(at, at.grid) | sealed_cards(at) | _turn_lights(at)


def sealed_cards(at: Layout) -> Pieces:
    """The sealed card and the badge of every player; directors have only a badge."""
    cards = (sealed_card(at, seat) for seat in at.seats)
    return {key: piece for card in cards for key, piece in card.items()} | _directors(at)


def sealed_card(at: Layout, seat: int) -> Pieces:
    """A player's sealed card and badge; holding them shows the secrets, if the player may look."""
    holder, angle = at.holder(seat), at.side_of(seat).angle
    card, rest = holder.cut_left(holder.h * CARD_IN_HOLDER)
    disc = around(rest.cx, rest.cy, *(holder.h * BADGE_IN_HOLDER,) * 2)
    if angle:
        card, disc = card.across(holder), disc.across(holder)
    mine = seat in at.context.peekers
    found = {
        f"home:{seat}": Piece(
            card, SecretCard(), face_up=False, angle=angle, layer=Layer.SIGN,
            glow=Glow.CHOSEN if mine else 0,
        ),
        f"owner:{seat}": badge(
            at.context.people[seat], disc, angle=angle, layer=Layer.SIGN + 1
        ),
    }  # fmt: skip
    if mine:
        hold = Hold(Lift(), begun=Peek(seat), released=EndPeek())
        found[f"peek:{seat}"] = Piece(holder, Area(), layer=Layer.SIGN + 2, hold=hold)
    return found


def _directors(at: Layout) -> Pieces:
    """The badges of all directors, together in the empty holder of their edge."""
    found: Pieces = {}
    for side, is_far in ((at.near, False), (at.far, True)):
        seats = [seat for seat in at.directors if at.is_far(seat) == is_far]
        if seats:
            room = side.holders[side.seats.index(None)]
            discs = geometry.grid(len(seats), room, 1, 0, room.h * BADGE_IN_HOLDER)
            for seat, disc in zip(seats, discs, strict=True):
                person = at.context.people[seat]
                look = badge(person, disc, angle=side.angle, layer=Layer.SIGN + 1)
                found[f"owner:{seat}"] = look
    return found


def _turn_lights(at: Layout) -> Pieces:
    """One light for every turn, beside or below the grid, if the number of turns is limited.

    The lights of turns that have been played are bright.
    """
    grid, limit = at.grid, at.board.limit or 0
    found: Pieces = {}
    for turn in range(limit):
        along, side = grid.w / limit * (turn + 0.5), min(LAMP.of(at.space), grid.w / limit)
        rect = around(grid.x + along, grid.y - at.margin - side / 2, side, side)
        if at.space.wide:
            rect = around(grid.right + at.margin + side / 2, grid.y + along, side, side)
        dark = Panel(NIGHT, WATER.opacity, side / 4, PALE, side * LAMP_OUTLINE)
        lamp = Piece(rect.scaled(0.5), dark, layer=Layer.PAPER)
        if turn < len(at.board.turns):
            lamp = Piece(rect.scaled(BRIGHT_LAMP), Light(PALE), layer=Layer.PAPER)
        found[f"lamp:{turn}"] = lamp
    return found


# --- words and light --------------------------------------------------------------------------


def headlines(
    at: Layout,
    plain: str,
    own: Mapping[int, str] | None = None,
    seat: int | None = None,
    buttons: Sequence[Rect] = (),
) -> Pieces:
    """The headlines with the text `plain`: one at each edge of a tablet, a single one on a phone.

    `own` maps seats to sentences that address them. At an edge of a tablet, such a sentence
    replaces `plain` if its seat is the only holder of secrets there, and a person. In the variant
    *Opposed teams*, the ribbon of the team of `seat` is shown before the text.

    `buttons` are the places that buttons have or will have. The headlines leave them free, so that
    the text does not move when buttons appear. Other places of buttons in the same line are used
    for text.
    """
    ribbon = None if seat is None else team_ribbon(at.board, seat)
    style = Text.HEADLINE if ribbon else Text.DISPLAY  # a ribbon is as large as its text
    sides = {"headline": at.near, "headline-far": at.far}
    if "headline_far" not in at.places:
        sides, own = {"headline": at.near}, None
    found = {}
    for key, side in sides.items():
        text, there = plain, [one for one in side.seats if one is not None]
        if own and len(there) == 1 and at.person(there) is not None:
            text = own.get(there[0], plain)
        room = headline_room(side, buttons)
        found[key] = words(at.space, room, text, style, angle=side.angle, ribbon=ribbon)
    return found


def headline_room(side: Side, buttons: Sequence[Rect] = ()) -> Rect:
    """The place of a headline, extended over free places of buttons in the same line.

    `buttons` are the places that are not free.
    """
    line = side.headline
    free = (rect for rect in (side.speak, side.other) if rect not in buttons)
    return hull([line, *(rect for rect in free if line.y <= rect.cy <= line.top)])


def named_signs(at: Layout, named: Sequence[tuple[int, str]], replier: int | None = None) -> Pieces:
    """The table with the signs that were named; `named` has pairs of a speaker's seat and a sign.

    Light flows from each named sign to the player who is assumed to hold it as a secret. The other
    signs of the same kind are dimmed. Room is kept free for the signs of `replier`, the seat that
    has to reply.
    """
    signs = {
        speaker: [sign for seat, said in named if seat == speaker for sign in _alike(said)]
        for speaker, _ in named
    }
    room = {speaker: len(choices) for speaker, choices in signs.items()}
    places = at.naming(room if replier is None else room | {replier: LINE_LENGTH})
    found = sealed_cards(at) | tiles(at, places.grid)
    said = {sign for _, sign in named}
    for speaker, choices in signs.items():
        rects = places.far if at.is_far(speaker) else places.near
        for sign, rect in zip(choices, rects, strict=True):
            bright = sign in said
            found[f"sign:{sign}"] = Piece(
                rect, Sign(sign), layer=Layer.PERSON, angle=at.side_of(speaker).angle,
                dim=0 if bright else Dim.FADED, glow=Glow.CHOSEN if bright else 0, glow_colour=PALE,
            )  # fmt: skip
            if bright:
                name = "arc" if sign == named[0][1] else "reply"
                holder = at.holder_of(speaker, attribute_of_sign(sign))
                found |= _arc(at, rect, holder, places.grid, name)
    return found


def _alike(sign: str) -> tuple[str, ...]:
    """All signs of the same kind as `sign`: all colours, or all shapes."""
    return SIGNS[attribute_of_sign(sign)]


def _arc(at: Layout, start: Rect, seat: int, grid: Rect, name: str) -> Pieces:
    """A stream of light from a sign to the sealed card of a seat.

    It runs along the left or right edge of the window, so that it covers nothing that has to be
    read.
    """
    end, area = at.holder(seat), at.space.area
    colour = PALE if at.is_far(seat) else PEACH
    wide = STREAM.of(at.space)
    aside = max(min(STREAM_INSET.of(at.space), (grid.x - area.x) / 2), wide * MIN_INSET)
    outer = start if start.right < grid.x or start.x > grid.right else end
    bend = area.x + aside if outer.cx < area.cx else area.right - aside
    turns = [complex(bend, start.cy), complex(bend, end.cy)]
    if outer.cx < grid.cx < end.cx or end.cx < grid.cx < outer.cx:  # pass above or below the grid
        past = at.margin * PAST_GRID
        y = grid.top + past if at.is_far(seat) else grid.y - past
        turns = [turns[0], complex(bend, y), complex(end.cx, y)]
    path = [complex(start.cx, start.cy), *turns, complex(end.cx, end.cy)]
    return parts.stream_of_light(name, path, min(wide, aside * 2), colour, area)
