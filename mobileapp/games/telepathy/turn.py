"""A turn: a card is given and performed; then somebody announces, or pushes the next card."""

from collections.abc import Callable, Sequence

from engine.core import Prompt
from engine.games.telepathy.actions import ACTIONS, Place, outcomes
from engine.games.telepathy.moves import Continue, Give, Perform, Stop
from engine.games.telepathy.prompts import AnnouncePrompt, GivePrompt, PerformPrompt
from engine.games.telepathy.roles import DIRECTED, OPPOSED, Announcer, givers, next_performer
from mobileapp.games.telepathy.layout import Ends, cells, ends
from mobileapp.games.telepathy.looks import Mark, SmallGrid, action_look, tile_look
from mobileapp.games.telepathy.naming import naming_scene
from mobileapp.games.telepathy.pieces import (
    Choice,
    Desk,
    desk_for,
    homes,
    journeys,
    one_name,
    said,
    sliding,
    still,
    tiles,
    turn_lamps,
)
from mobileapp.games.telepathy.sentences import MOVE, MOVE_YOURSELF, MOVES
from mobileapp.stage.looks import CREAM, GOLD, Area, Button
from mobileapp.stage.parts import badge, button, place_for, steps
from mobileapp.stage.scene import (
    STAGGER,
    Action,
    Choose,
    Drop,
    Hold,
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    Send,
    Slide,
    Spot,
    Table,
    Way,
    around,
    grid,
)
from mobileapp.translation import tr

# --- a card is given --------------------------------------------------------------------------


def give_scene(prompt: GivePrompt, table: Table, choice: Choice) -> Scene | Reveal:
    desk = desk_for(prompt.board, table)
    speaker = _speaker(prompt.announcers, choice)
    if speaker is not None:
        return naming_scene(desk, speaker, choice)
    giver = table.speaker(prompt.actors)

    def give(card: str) -> Action:
        return Send(Give(giver, card))

    pieces = _offer(
        desk, prompt.actors, prompt.performer, choice, give if desk.is_person(giver) else None
    )
    pieces |= _speak_buttons(desk, prompt.announcers)
    return _after_a_move(pieces, desk, prompt, choice)


def _after_a_move(pieces: Pieces, desk: Desk, prompt: Prompt, choice: Choice) -> Scene | Reveal:
    """First the tiles slide, and nothing can be touched; then the cards change ends."""
    if not isinstance(prompt.last, Perform) or choice != Choice():
        return Scene(pieces)
    moving = sliding({key: still(piece) for key, piece in pieces.items()}, desk)
    for order, card in enumerate(desk.board.row):
        key = f"card:{card}"
        if key in moving:
            moving[key] = moving[key]._replace(delay=0.35 + order * STAGGER)
    return steps((0.85, Scene(moving, sound="tile")), (0, Scene(pieces)))


def _offer(
    desk: Desk,
    giving: Sequence[int],
    performer: int,
    choice: Choice,
    give: Callable[[str], Action] | None,
) -> Pieces:
    """The cards at the giver's end, to be pushed to the performer's; and the whole table."""
    board, space = desk.board, desk.space
    at = ends(desk.lay, space, desk.seats.is_far(performer))
    looked_at = choice.card if choice.card in board.row else ""
    pieces = _open_table(desk)
    pieces["half"] = Piece(at.half, Area(), layer=0)
    for index, card in enumerate(board.row):
        pieces[f"card:{card}"] = _row_card(desk, at, index, looked_at, choice, give)
    person = desk.table.people[performer]
    for index, zone in enumerate(at.zones):
        pieces[f"zone:{index}"] = place_for(zone, space)
        if looked_at and give:
            pieces[f"zone:{index}"] = place_for(zone, space, GOLD)._replace(tap=give(looked_at))
        sign = zone.scaled(0.36)
        pieces[f"receiver:{index}"] = badge(person, sign, layer=3, opacity=0.8)
    if looked_at:
        pieces |= _outcomes(desk, looked_at, choice, pieces[f"card:{looked_at}"].rect)
    names = {"giver": one_name(desk, giving), "name": desk.table.name(performer)}
    own = {
        giving[0]: tr._("Push a card to {name}").format(**names),
        performer: tr._("{giver} gives you a card").format(**names),
    }
    if board.variant == DIRECTED:
        own = {performer: tr._("You are given a card")}
    plain = tr._("{giver}, push a card to {name}").format(**names)
    return pieces | said(desk, plain, own, performer)


def _open_table(desk: Desk) -> Pieces:
    return tiles(desk.board.grid, desk.lay.board, desk.space) | homes(desk) | turn_lamps(desk)


def _row_card(
    desk: Desk,
    at: Ends,
    index: int,
    looked_at: str,
    choice: Choice,
    give: Callable[[str], Action] | None,
) -> Piece:
    """An action card: a tap shows what it can do, pushing it over the middle gives it."""
    card, rect = desk.board.row[index], at.slots[index]
    beside = -1 if rect.cx < desk.space.area.cx else 1
    piece = Piece(
        rect, action_look(card), layer=22 + index, arc=rect.w * 0.05, duration=0.4,
        enter=Spot(rect.moved(beside * rect.w * 1.4, 0), opacity=0), dim=0 if give else 0.35,
        leave=Spot(rect.scaled(0.8), opacity=0, delay=0.3),
    )  # fmt: skip
    if give is None:
        return piece
    opened = card == looked_at
    return piece._replace(
        tap=Choose(choice._replace(card="" if opened else card)),
        drops=(Drop("half", give(card)),),
        glow=1.0 if opened else 0.5,
        dim=0.5 if looked_at and not opened else 0,
    )


def _outcomes(desk: Desk, card: str, choice: Choice, origin: Rect) -> Pieces:
    """The four grids a card can lead to, over the grid as it is."""
    board = desk.lay.board
    places = grid(4, board.inset(-desk.lay.margin * 0.6), 1, 10 * desk.space.unit, rows=2)
    found: Pieces = {}
    after = outcomes(desk.board.grid, card)
    for index, (place, rect) in enumerate(zip(ACTIONS[card].places, places, strict=True)):
        found[f"outcome:{place.id}"] = Piece(
            rect, SmallGrid(after[place.id], place.cells), layer=50, lifted=0.3,
            enter=Spot(origin.scaled(0.4), opacity=0), delay=index * STAGGER,
            tap=Choose(choice._replace(card="")),
        )  # fmt: skip
    return found


# --- a card is performed ----------------------------------------------------------------------


def perform_scene(prompt: PerformPrompt, table: Table, choice: Choice) -> Scene:
    """Whoever got the card drags one of its four places; only these are gold."""
    desk, performer = desk_for(prompt.board, table), prompt.actors[0]
    at = ends(desk.lay, desk.space, desk.seats.is_far(performer))
    pieces = _open_table(desk)
    for index, card in enumerate(prompt.board.row):
        piece = _row_card(desk, at, index, "", choice, None)
        if card == prompt.card:
            zone = at.zone_of(index)
            piece = piece._replace(
                rect=zone, dim=0, glow=0.9, glow_colour=CREAM, layer=28, duration=0.3,
                leave=Spot(zone.scaled(0.8), opacity=0, delay=0.3),
            )  # fmt: skip
        else:
            piece = piece._replace(dim=0.85, opacity=0.55)
        pieces[f"card:{card}"] = piece
    if desk.is_person(performer):
        pieces |= _movable(desk, prompt, choice)
    kind = prompt.places[0].id.partition(" ")[0]
    name = table.name(performer)
    own = dict.fromkeys(desk.seats.seats, tr._(MOVES[kind]).format(name=name))
    own[performer] = tr._(MOVE_YOURSELF[kind])
    return Scene(pieces | said(desk, tr._(MOVE[kind]).format(name=name), own, performer))


def _movable(desk: Desk, prompt: PerformPrompt, choice: Choice) -> Pieces:
    """The tiles as they can be dragged, or touched to see where they would go."""
    seat, places = prompt.actors[0], cells(desk.lay.board)
    now = desk.board.grid
    found: Pieces = {}
    for place in prompt.places:
        ways = journeys(now, prompt.card, place, places)
        action = Send(Perform(seat, place.id))
        tried = choice.tried == place.id
        slide = Slide(
            tuple(Way(f"tile:{way.tile}", way.dx, way.dy, way.wraps) for way in ways),
            action,
            begun=Choose(Choice(held=place.id)),
            ended=Choose(Choice()),
        )
        for way in ways:
            piece = Piece(way.start, tile_look(way.tile), layer=10)
            tap = Choose(Choice(tried="" if tried else place.id))
            found[f"tile:{way.tile}"] = piece._replace(tap=tap, slides=(slide,))
            if tried:
                found[f"tile:{way.tile}"] = piece._replace(
                    tap=tap, rect=way.end, via=way.via, glow=0.7, glow_colour=CREAM, layer=12
                )
            elif choice.held == place.id:
                found[f"ghost:{way.tile}"] = Piece(
                    way.end, tile_look(way.tile), layer=6, opacity=0.6
                )
                found[f"landing:{way.tile}"] = place_for(way.end, desk.space, layer=7)
        if choice.held in ("", place.id):
            found |= _marks(desk, prompt.card, place)
        if tried:
            found["go"] = _go(desk, place, action)
    return found


def _place_box(place: Place, places: Sequence[Rect]) -> Rect:
    """The box around the four tiles of a place."""
    rects = [places[cell] for cell in place.cells]
    x, y = min(r.x for r in rects), min(r.y for r in rects)
    return Rect(x, y, max(r.right for r in rects) - x, max(r.top for r in rects) - y)


def _go(desk: Desk, place: Place, action: Action) -> Piece:
    """The button that performs the card where it was tried."""
    box = _place_box(place, cells(desk.lay.board))
    side = max(desk.space.touch, 84 * desk.space.unit)
    rect = around(box.cx, box.cy, side, side)
    return button(desk.space, rect, "", action, icon="check", lifted=0.5, bounce=True)


def _marks(desk: Desk, card: str, place: Place) -> Pieces:
    """Golden arrows where a place goes: at the ends of a line, in the midst of a corner."""
    box, margin = _place_box(place, cells(desk.lay.board)), desk.lay.margin
    line, _, way = card.partition("_")
    if line == "quad":
        side = min(box.w * 0.3, 84 * desk.space.unit)
        return {f"mark:{place.id}": Piece(around(box.cx, box.cy, side, side), Mark(way), layer=15)}
    spots = {
        "east": (box.right + margin / 2, box.cy, 0.0),
        "north": (box.cx, box.top + margin / 2, 90.0),
        "west": (box.x - margin / 2, box.cy, 180.0),
        "south": (box.cx, box.y - margin / 2, -90.0),
    }
    found: Pieces = {}
    for end in ("east", "west") if line == "row" else ("north", "south"):
        if way in (end, "swap", "reverse"):
            x, y, angle = spots[end]
            rect = around(x, y, margin * 0.8, margin * 1.3)
            found[f"mark:{place.id} {end}"] = Piece(rect, Mark(), layer=5, angle=angle)
    return found


# --- somebody announces -----------------------------------------------------------------------


def announce_scene(prompt: AnnouncePrompt, table: Table, choice: Choice) -> Scene | Reveal:
    """The turn is over: announce, or simply push the next card."""
    desk = desk_for(prompt.board, table)
    speaker = _speaker(prompt.announcers, choice)
    if speaker is not None:
        return naming_scene(desk, speaker, choice)
    pieces = _open_table(desk)
    if prompt.must:
        pieces |= said(desk, tr._("The cards have run out: announce!"))
    else:
        pieces = _next_turn(desk, prompt, choice)
    pieces |= _speak_buttons(desk, prompt.announcers, gold=prompt.must)
    decider = _person(desk, prompt.actors)
    if prompt.may_stop and decider is not None:
        look = Button(tr._("Hold to stop"), desk.space.text(24), quiet=True)
        hold = Hold(done=Send(Stop(decider)))
        pieces["stop"] = Piece(desk.lay.near.other, look, layer=60, hold=hold)
    return _after_a_move(pieces, desk, prompt, choice)


def _next_turn(desk: Desk, prompt: AnnouncePrompt, choice: Choice) -> Pieces:
    """The next giver's cards can be pushed at once, which says that nobody announces.

    Not where the next giver is an opponent, who could cut the announcement off, or a robot.
    """
    board = desk.board
    performer = next_performer(board.variant, board.roles, board.turns[-1].performer)
    giving = givers(board.variant, board.roles, performer)
    decider, giver = _person(desk, prompt.actors), _person(desk, giving)
    if decider is None or giver is None or board.variant == OPPOSED:
        pieces = _offer(desk, giving, performer, Choice(), None)
        if decider is not None:
            pieces |= _go_on(desk, decider, performer)
        return pieces
    ready: tuple[int, int] = (decider, giver)

    def give(card: str) -> Action:
        return Send((Continue(ready[0]), Give(ready[1], card)))

    return _offer(desk, giving, performer, choice, give)


def _go_on(desk: Desk, decider: int, performer: int) -> Pieces:
    """A button where the next card will come to lie."""
    at = ends(desk.lay, desk.space, desk.seats.is_far(performer))
    u, zone = desk.space.unit, at.zones[-1]
    wide = max(zone.w * 0.96, 150 * u, 0 if desk.space.wide else desk.space.text(30) * 5)
    rect = around(zone.cx, zone.cy, wide, max(desk.space.touch, 76 * u))
    rect = rect.within(desk.space.area)
    angle = desk.lay.side(desk.seats.is_far(decider)).angle
    text = tr._("{name}, announce or go on").format(name=desk.table.name(decider))
    go = button(desk.space, rect, tr._("Go on"), Send(Continue(decider)), angle=angle)
    own = {decider: tr._("Announce, or go on")}
    return {"go-on": go} | said(desk, text, own, decider)


def _person(desk: Desk, seats: Sequence[int]) -> int | None:
    """Who of them can touch the table."""
    return next((seat for seat in seats if desk.is_person(seat)), None)


def _speaker(announcers: Sequence[Announcer], choice: Choice) -> Announcer | None:
    return next((one for one in announcers if one.seat == choice.speaker), None)


def _speak_buttons(desk: Desk, announcers: Sequence[Announcer], gold: bool = False) -> Pieces:
    """For everyone who may announce, at their own edge; directors are as one."""
    people = [one for one in announcers if desk.is_person(one.seat)]
    if desk.board.variant == DIRECTED:
        people = people[:1]
    found: Pieces = {}
    for one in people:
        side = desk.side_of(one.seat)
        found[f"announce:{one.seat}"] = button(
            desk.space, side.speak, tr._("Announce"), Choose(Choice(speaker=one.seat)), 28,
            quiet=not gold, angle=side.angle,
        )  # fmt: skip
    return found
