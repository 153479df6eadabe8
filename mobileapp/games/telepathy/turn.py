"""The scenes of a turn of Telepathy: a card is pushed to the partner, who performs it."""

from collections.abc import Sequence

from engine.core import Move, Prompt
from engine.games.telepathy import moves, prompts, roles
from engine.games.telepathy.actions import ACTIONS, Place, outcomes
from mobileapp.games.telepathy import looks, table
from mobileapp.games.telepathy.layout import Choice, Layout, ends
from mobileapp.games.telepathy.looks import box_of
from mobileapp.languages.translation import N_, tr
from mobileapp.stage import parts
from mobileapp.stage.boxes import Length
from mobileapp.stage.geometry import Rect, around, grid
from mobileapp.stage.looks import CREAM, GOLD, Area, AssetPicture
from mobileapp.stage.parts import badge, button, place_for
from mobileapp.stage.piece import Choose, Drop, Piece, Pieces, Send, Slide, Waypoint
from mobileapp.stage.scene import Reveal, Scene
from mobileapp.stage.tokens import Dim, Duration, Gap, Glow, Layer

MOVE_YOURSELF = {
    "row": N_("Slide a row along the arrow"),
    "column": N_("Slide a column along the arrow"),
    "corner": N_("Turn a corner along the arrow"),
}
MOVE = {
    "row": N_("{name}, slide a row"),
    "column": N_("{name}, slide a column"),
    "corner": N_("{name}, turn a corner"),
}
MOVES = {
    "row": N_("{name} slides a row"),
    "column": N_("{name} slides a column"),
    "corner": N_("{name} turns a corner"),
}
SLIDE_SECONDS = 0.85
"""Seconds for which tiles slide and nothing can be touched."""
CARD_LAYER = Layer.PERSON + 2
RECEIVER = 0.36
"""The size of the performer's badge, as part of the place for the card that is pushed."""
FAINT = 0.55
"""The opacity of cards that are not performed, and of copies that show where dragged tiles land."""
CARD_ARC, CARD_ENTERS = 0.05, 1.4
"""The height of the arc of a card's path, and the distance from which a new card enters, in widths
of the card.
"""
GO, TURN_ARROW = Length(84, touch=True), Length(84)
"""The size of the button that performs a card, and the maximum size of a round arrow.

The button appears where a place was tapped. The arrow is in a corner of the grid.
"""
TURN_ARROW_SHARE = 0.3
"""The maximum size of the round arrow as part of the size of its corner of the grid."""
ARROW_WIDTH, ARROW_HEIGHT = 0.8, 1.3
"""The width and the height of an arrowhead, as parts of the width of the margin around the grid."""
QUARTER = 90.0


# --- a card is given --------------------------------------------------------------------------


def give_scene(prompt: prompts.GivePrompt, at: Layout, choice: Choice) -> Scene | Reveal:
    """The scene in which the giver pushes a card.

    People who may announce have a button for that.
    """
    buttons = speak_buttons(at, prompt.announcers)
    taken = [piece.rect for piece in buttons.values()]
    pieces = cards_to_give(at, prompt.actors, prompt.performer, choice, (), taken) | buttons
    return after_a_move(pieces, at, prompt, choice)


def after_a_move(pieces: Pieces, at: Layout, prompt: Prompt, choice: Choice) -> Scene | Reveal:
    """The scene with these pieces; right after a card was performed, a reveal that ends with it.

    The reveal first shows how the tiles slide and how the cards move to the next giver's end.
    Meanwhile nothing reacts to touches.
    """
    if not isinstance(prompt.last, moves.Perform) or choice != Choice():
        return Scene(pieces)
    moving = table.slide_tiles({key: parts.still(piece) for key, piece in pieces.items()}, at)
    for order, card in enumerate(at.board.row):
        key = f"card:{card}"
        moving[key] = moving[key]._replace(delay=Duration.MOVE + order * Duration.STAGGER)
    return parts.reveal_of((SLIDE_SECONDS, Scene(moving, sound="tile")), (0, Scene(pieces)))


def cards_to_give(
    at: Layout,
    giving: Sequence[int],
    performer: int,
    choice: Choice,
    before: Sequence[Move] | None,
    buttons: Sequence[Rect],
) -> Pieces:
    """The whole table; the cards lie at the giver's end and can be pushed to the performer.

    `giving` are the seats that may give. `before` are moves that are sent before the move that
    gives the card; if `before` is None, no card can be pushed. `buttons` are the places that the
    headlines must leave free.
    """
    giver, gifts = at.person(giving), {}
    if giver is not None and before is not None:
        gifts = {card: Send((*before, moves.Give(giver, card))) for card in at.board.row}
    looked_at = choice.card if choice.card in at.board.row else ""
    pieces = table.table_pieces(at) | _cards(at, performer, choice, gifts)
    if looked_at:
        pieces |= _outcomes(at, choice, pieces[f"card:{looked_at}"].rect)
    names = {"giver": joint_name(at, giving), "name": at.context.name(performer)}
    own = {}
    if at.board.variant != roles.DIRECTED:  # directors sit at both edges, and all read what to do
        own = {
            giving[0]: tr._("Push a card to {name}").format(**names),
            performer: tr._("{giver} gives you a card").format(**names),
        }
    plain = tr._("{giver}, push a card to {name}").format(**names)
    return pieces | table.headlines(at, plain, own, performer, buttons)


def _cards(at: Layout, performer: int, choice: Choice, gifts: dict[str, Send]) -> Pieces:
    """The face-up cards, and the place where the performer receives one.

    `gifts` maps each card that can be pushed there to the action that gives it.
    """
    slots, zones = ends(at, performer)
    area, half = at.space.area, at.grid.cy  # it is enough to push a card past the middle
    to_far = Rect(area.x, half, area.w, area.top - half)
    beyond = to_far if at.is_far(performer) else area._replace(h=half - area.y)
    pieces: Pieces = {"half": Piece(beyond, Area(), layer=0)}
    for index, card in enumerate(at.board.row):
        piece = _row_card(at, slots[index], index)
        if card in gifts:
            opened = card == choice.card
            piece = piece._replace(
                tap=Choose(choice._replace(card="" if opened else card)),
                drops=(Drop("half", gifts[card]),),
                glow=Glow.CHOSEN if opened else Glow.INVITING,
                dim=0 if opened or choice.card not in at.board.row else Dim.FADED,
            )
        pieces[f"card:{card}"] = piece
    tap = gifts.get(choice.card)
    for index, zone in enumerate(dict.fromkeys(zones)):
        free = place_for(zone, at.space, GOLD if tap else CREAM)
        pieces[f"zone:{index}"] = free._replace(tap=tap)
        pieces[f"receiver:{index}"] = badge(
            at.context.people[performer], zone.scaled(RECEIVER), layer=Layer.PAPER, opacity=0.8
        )
    return pieces


def joint_name(at: Layout, seats: Sequence[int]) -> str:
    """The name of the first of these seats, or "Directors" if the match has several directors."""
    return tr._("Directors") if len(at.directors) > 1 else at.context.name(seats[0])


def _row_card(at: Layout, rect: Rect, index: int) -> Piece:
    """An action card that does not react to touches.

    It is never rotated, because its arrow shows in which direction tiles move.
    """
    beside = -1 if rect.cx < at.space.area.cx else 1
    face = AssetPicture(f"table/actions/{at.board.row[index]}.webp")
    outside = rect.moved(beside * rect.w * CARD_ENTERS, 0)
    return Piece(
        rect, face, layer=CARD_LAYER + index, arc=rect.w * CARD_ARC, duration=Duration.MOVE,
        enter=Waypoint(outside, opacity=0), dim=Dim.DUSK, leave=_fading(rect),
    )  # fmt: skip


def _fading(rect: Rect) -> Waypoint:
    """The end of a used card's path: the card shrinks and fades out, after a delay."""
    return Waypoint(rect.scaled(0.5), opacity=0, delay=Duration.QUICK)


def _outcomes(at: Layout, choice: Choice, origin: Rect) -> Pieces:
    """Small pictures of the four grids to which the chosen card can lead, over the current grid."""
    area, gap = at.grid.inset(-at.margin / 2), Gap.SMALL * at.space.unit
    after, action = outcomes(at.board.grid, choice.card), ACTIONS[choice.card]
    places = grid(len(action.places), area, 1, gap, rows=2)
    return {
        f"outcome:{place.id}": Piece(
            rect, looks.SmallGrid(after[place.id], place.cells), layer=Layer.HELD, lifted=0.5,
            enter=Waypoint(origin.scaled(0.5), opacity=0), delay=index * Duration.STAGGER,
            tap=Choose(choice._replace(card="")),
        )
        for index, (place, rect) in enumerate(zip(action.places, places, strict=True))
    }  # fmt: skip


def speak_buttons(at: Layout, announcers: Sequence[roles.Announcer], gold: bool = False) -> Pieces:
    """The buttons for announcing, one for each person who may do so, at that person's edge.

    Directors at the same edge share one button. `gold` makes the buttons stand out.
    """
    seats = [one.seat for one in announcers if at.person([one.seat]) is not None]
    if at.directors:
        seats = [*{at.is_far(seat): seat for seat in reversed(seats)}.values()]
    return {
        f"announce:{seat}": button(
            at.space, at.side_of(seat).speak, tr._("I know it!"), Choose(Choice(speaker=seat)),
            angle=at.side_of(seat).angle, quiet=not gold, delay=Duration.MOVE,
        )
        for seat in seats
    }  # fmt: skip


# --- a card is performed ----------------------------------------------------------------------


def perform_scene(prompt: prompts.PerformPrompt, at: Layout, choice: Choice) -> Scene:
    """The scene in which the performer drags the tiles of one of the card's four places.

    A place is a row, a column or a corner of the grid. Golden arrows mark the four places.
    """
    performer = prompt.actors[0]
    (slots, zones), pieces = ends(at, performer), table.table_pieces(at)
    for index, card in enumerate(at.board.row):
        piece = _row_card(at, slots[index], index)._replace(dim=Dim.FADED, opacity=FAINT)
        if card == prompt.card:
            piece = piece._replace(
                rect=zones[index], dim=0, opacity=1, glow=Glow.CHOSEN, glow_colour=CREAM,
                layer=Layer.SIGN - 1, duration=Duration.QUICK, leave=_fading(zones[index]),
            )  # fmt: skip
        pieces[f"card:{card}"] = piece
    if at.person(prompt.actors) is not None:
        for place in prompt.places:
            pieces |= _movable(at, pieces, prompt, place, choice)
    kind = prompt.places[0].id.partition(" ")[0]
    name = at.context.name(performer)
    own = dict.fromkeys(at.seats, tr._(MOVES[kind]).format(name=name))
    own[performer] = tr._(MOVE_YOURSELF[kind])
    plain = tr._(MOVE[kind]).format(name=name)
    return Scene(pieces | table.headlines(at, plain, own, performer))


def _movable(
    at: Layout, pieces: Pieces, prompt: prompts.PerformPrompt, place: Place, choice: Choice
) -> Pieces:
    """The arrows of a place, and its tiles, which can be dragged or tapped.

    During a drag, copies of the tiles show where they would land. After a tap, the tiles are shown
    there, and a button performs the card in this place. While the tiles of another place are
    dragged, this place has no arrows.
    """
    paths = table.tile_paths(at.board.grid, prompt.card, place, at.grid)
    action = Send(moves.Perform(prompt.actors[0], place.id))
    tried = choice.tried == place.id
    tap = Choose(Choice(tried="" if tried else place.id))
    slide = Slide(
        tuple(path for path, _ in paths), action, Choose(Choice(held=place.id)), Choose(Choice())
    )
    found: Pieces = {}
    for path, arrived in paths:
        found[path.key] = pieces[path.key]._replace(tap=tap, slides=(slide,))
        if tried:
            found[path.key] = arrived._replace(tap=tap, glow=Glow.INVITING, glow_colour=CREAM)
        elif choice.held == place.id:
            found[f"ghost:{path.key}"] = Piece(
                arrived.rect, arrived.look, layer=Layer.PILE, opacity=FAINT
            )
            found[f"landing:{path.key}"] = place_for(arrived.rect, at.space, layer=Layer.PILE + 1)
    if choice.held in ("", place.id):
        found |= _arrows(at, prompt.card, place)
    if tried:
        box, side = box_of(at.grid, place.cells), GO.of(at.space)
        rect = around(box.cx, box.cy, side, side)
        found["go"] = button(at.space, rect, "", action, icon="check", lifted=0.5, bounce=True)
    return found


def _arrows(at: Layout, card: str, place: Place) -> Pieces:
    """Golden arrows that show how the tiles of a place move.

    They are at one or both ends of a row or column, or in the middle of a corner of the grid.
    """
    box, margin = box_of(at.grid, place.cells), at.margin
    line, _, way = card.partition("_")
    if line == "quad":
        side = min(box.w * TURN_ARROW_SHARE, TURN_ARROW.of(at.space))
        spot = around(box.cx, box.cy, side, side)
        return {f"mark:{place.id}": Piece(spot, looks.Arrow(way), layer=Layer.CARD + 2)}
    beyond = box.inset(-margin / 2)
    spots = {"east": (beyond.right, box.cy, 0.0), "west": (beyond.x, box.cy, 2 * QUARTER)}
    if line == "col":
        spots = {"north": (box.cx, beyond.top, QUARTER), "south": (box.cx, beyond.y, -QUARTER)}
    arrow, size = Piece(box, looks.Arrow(), layer=Layer.PILE), (ARROW_WIDTH, ARROW_HEIGHT)
    w, h = (margin * part for part in size)
    return {
        f"mark:{place.id} {end}": arrow._replace(rect=around(x, y, w, h), angle=angle)
        for end, (x, y, angle) in spots.items()
        if way in (end, "swap", "reverse")
    }
