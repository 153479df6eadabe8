"""Telepathy as scenes: for every prompt what lies where. Pure: no Kivy, no state."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.core import Handoff, Move, Prompt
from engine.games.telepathy.actions import Place, outcomes
from engine.games.telepathy.conditions import SIGNS
from engine.games.telepathy.moves import (
    Announce,
    Continue,
    Give,
    Memorise,
    Perform,
    Reply,
    Stop,
)
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GivePrompt,
    MemorisePrompt,
    PerformPrompt,
    ReplyPrompt,
    TablePublic,
    TelepathyOver,
)
from engine.games.telepathy.roles import (
    DIRECTED,
    DIRECTOR,
    OPPOSED,
    Announcer,
    givers,
    next_performer,
)
from mobileapp.games.telepathy.layout import Ends, Naming, cells, ends, naming
from mobileapp.games.telepathy.looks import (
    PALE,
    Mark,
    SecretCard,
    Sign,
    SmallGrid,
    action_look,
    tile_look,
)
from mobileapp.games.telepathy.over import over
from mobileapp.games.telepathy.pieces import (
    Desk,
    arc,
    desk_for,
    grid_panel,
    home,
    homes,
    journeys,
    named_signs,
    said,
    sliding,
    still,
    tiles,
    turn_lamps,
)
from mobileapp.games.telepathy.sentences import (
    ASKED,
    MOVE,
    MOVE_YOURSELF,
    MOVES,
    QUESTIONS,
    attribute_of_sign,
    holder_of,
    sign_names,
)
from mobileapp.stage.looks import CREAM, Area, token
from mobileapp.stage.parts import (
    badge,
    button,
    corner_side,
    curtain,
    edges,
    place_for,
    steps,
    to_the_table,
    words,
)
from mobileapp.stage.scene import (
    CURTAIN,
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
    fitted,
    grid,
)
from mobileapp.translation import tr

PLACE = "telepathy"
SECRET = 336 / 472
"""Width by height of a secret card."""


class Choice(NamedTuple):
    """What is half chosen."""

    card: str = ""
    """The action card whose outcomes are looked at."""
    held: str = ""
    """The place a finger is dragging."""
    tried: str = ""
    """The place that was touched, to see what the card would do there."""
    speaker: int | None = None
    """Who is about to announce."""
    signs: tuple[str, ...] = ()
    """What is to be named, as far as it is chosen."""


def first_choice(prompt: Prompt) -> Choice:
    return Choice()


def scene(shown: Any, table: Table, choice: Choice) -> Scene | Reveal:
    """Everything that is to be seen now."""
    told: Scene | Reveal
    match shown:
        case Handoff(peek=True):
            told = _before_a_peek(shown, table)
        case Handoff(to=None):
            told = _on_the_table(shown.public, table)
        case Handoff():
            told = curtain(shown, table, lambda box: _known(shown.public, box), PLACE)
        case MemorisePrompt(actors=()):
            told = _peek(shown, table)
        case MemorisePrompt():
            told = _memorise(shown, table)
        case GivePrompt():
            told = _give(shown, table, choice)
        case PerformPrompt():
            told = _perform(shown, table, choice)
        case AnnouncePrompt():
            told = _announce(shown, table, choice)
        case ReplyPrompt():
            told = _reply(shown, table, choice)
        case TelepathyOver():
            told = over(shown, table)
        case _:
            raise TypeError(type(shown).__name__)
    if isinstance(told, Scene):
        return told._replace(place=PLACE)
    return tuple(step._replace(scene=step.scene._replace(place=PLACE)) for step in told)


# --- secrets ----------------------------------------------------------------------------------


def _known(public: TablePublic, box: Rect) -> Pieces:
    """What lies on the curtain: the grid as everyone may see it."""
    return {"board": Piece(fitted(box, 1).scaled(0.94), SmallGrid(public.board.grid), layer=2)}


def _before_a_peek(handoff: Handoff, table: Table) -> Scene:
    """The cloth falls while the sealed card is held; it parts again under the same finger."""
    public, seat = handoff.public, handoff.to
    closed = curtain(handoff, table, None, PLACE)
    if not isinstance(public, TablePublic) or seat is None:
        return closed
    desk = desk_for(public.board, table)
    text = tr._("Only {name} looks now").format(name=table.name(seat))
    heading = closed.pieces["heading"]
    look = heading.look._replace(text=text)  # type: ignore[attr-defined]
    raised = home(desk, seat)._replace(layer=CURTAIN + 55, hold=None)
    return closed._replace(
        pieces={**closed.pieces, "heading": heading._replace(look=look), f"home:{seat}": raised}
    )


def _peek(prompt: MemorisePrompt, table: Table) -> Scene:
    """One's own secrets, turned to one's own edge, as long as the finger stays."""
    desk, seat = desk_for(prompt.board, table), prompt.audience or 0
    lay, side = desk.lay, desk.side_of(seat)
    pieces = {
        key: piece._replace(dim=0.75)
        for key, piece in tiles(prompt.board.grid, lay.board, desk.space).items()
    }
    half, _ = lay.middle.cut_top(lay.middle.h * 0.62)
    if not desk.seats.is_far(seat):
        half, _ = lay.middle.cut_bottom(lay.middle.h * 0.62)
    pieces |= _secret_cards(prompt, half, desk.table, side.angle, layer=24)
    pieces[f"home:{seat}"] = home(desk, seat)
    title = tr._("{name}, your secrets").format(name=table.name(seat))
    pieces["headline"] = words(desk.space, side.headline, title, 40, angle=side.angle, layer=40)
    return Scene(pieces, shade=0.4)


def _secret_cards(
    prompt: MemorisePrompt, area: Rect, table: Table, angle: float = 0, layer: int = 10
) -> Pieces:
    """Secret cards side by side, and what each of them asks for."""
    space = table.space
    low = space.text(28) * 2.4
    places = grid(
        len(prompt.conditions), area, 1 / (1 / SECRET + low / (area.w * 0.4)), 24 * space.unit,
        rows=1,
    )  # fmt: skip
    if angle:
        places.reverse()  # the wanted one lies on the left of whoever reads it
    found: Pieces = {}
    for index, (condition, place) in enumerate(zip(prompt.conditions, places, strict=True)):
        label, rest = place.cut_top(low) if angle else place.cut_bottom(low)
        rect = fitted(rest, SECRET)
        wanted = tr._("wanted: three in a line") if condition.win else tr._("to avoid in a line")
        found[f"secret:{index}"] = Piece(
            rect, SecretCard(condition.sign, condition.win), layer=layer, angle=angle,
            enter=Spot(rect.scaled(0.9), angle, face_up=False), duration=0.4,
            delay=0.1 + index * 0.12,
        )  # fmt: skip
        found[f"asked:{index}"] = words(
            space, label, wanted, 28, angle=angle, layer=layer, public=False
        )
    return found


def _memorise(prompt: MemorisePrompt, table: Table) -> Scene:
    """One's own secrets beside the tiles, before the first turn."""
    space, seat = table.space, prompt.audience or 0
    u = space.unit
    area = space.area.inset(24 * u, 12 * u)
    title, rest = area.cut_top(max(corner_side(space), space.text(42) * 1.3), 8 * u)
    go, rest = rest.cut_bottom(max(space.touch, 76 * u), 10 * u)
    if space.wide:
        board, cards = rest.cut_right(rest.w * 0.46, 20 * u)
    else:
        board, cards = rest.cut_bottom(rest.h * 0.5, 16 * u)
    board = fitted(board, 1).scaled(0.94)
    pieces = tiles(prompt.board.grid, board, space)
    pieces |= _secret_cards(prompt, cards, table)
    name = tr._("{name}, your secrets").format(name=table.name(seat))
    pieces["headline"] = words(
        space, title.inset(corner_side(space) + 12 * u, 0), name, 42,
        badge=token(table.people[seat]), layer=40, public=False,
    )  # fmt: skip
    wide = around(go.cx, go.cy, min(go.w, 460 * u), go.h)
    pieces["button"] = button(space, wide, tr._("I know them"), Send(Memorise(seat)))
    return Scene(pieces)


def _on_the_table(public: TablePublic, table: Table) -> Scene:
    """The tiles are dealt; from here on nobody says a word."""
    space = table.space
    at = edges(space)
    _, room = at.middle.cut_bottom(max(space.touch, 76 * space.unit), 16 * space.unit)
    board = fitted(room, 1).scaled(0.94)
    heap = around(board.cx, board.cy, board.w * 0.2, board.h * 0.2)
    pieces = {
        key: piece._replace(enter=Spot(heap, 12, opacity=0), delay=order * 0.04, bounce=True)
        for order, (key, piece) in enumerate(tiles(public.board.grid, board, space).items())
    }
    pieces["grid"] = grid_panel(board, space)
    text = tr._("Lay the tablet between you – and not a word")
    return to_the_table(table, pieces, at, text)


# --- a card is given --------------------------------------------------------------------------


def _give(prompt: GivePrompt, table: Table, choice: Choice) -> Scene | Reveal:
    desk = desk_for(prompt.board, table)
    speaker = _speaker(prompt.announcers, choice)
    if speaker is not None:
        return _naming(desk, speaker, choice)
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
        place = place_for(zone, space)
        if looked_at and give:
            place = place._replace(tap=give(looked_at), glow=0.8)
        pieces[f"zone:{index}"] = place
        sign = zone.scaled(0.36)
        pieces[f"receiver:{index}"] = badge(person, sign, layer=3, opacity=0.8)
    if looked_at:
        pieces |= _outcomes(desk, looked_at, choice, pieces[f"card:{looked_at}"].rect)
    names = {"giver": _one_name(desk, giving), "name": desk.table.name(performer)}
    own = {performer: tr._("{giver} gives you a card").format(**names)}
    if board.variant != DIRECTED:
        own[giving[0]] = tr._("Push {name} a card").format(**names)
    plain = tr._("{giver}, push {name} a card").format(**names)
    return pieces | said(desk, plain, own, performer)


def _one_name(desk: Desk, seats: Sequence[int]) -> str:
    """Several directors act as one."""
    if desk.board.variant == DIRECTED and desk.board.roles.count(DIRECTOR) > 1:
        return tr._("Directors")
    return desk.table.name(seats[0])


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
    action = give(card)
    opened = card == looked_at
    targets = [*(f"zone:{zone}" for zone in range(len(at.zones))), "half"]
    return piece._replace(
        tap=Choose(choice._replace(card="" if opened else card)),
        drops=tuple(Drop(target, action) for target in targets),
        glow=1.0 if opened else 0.5,
        dim=0.5 if looked_at and not opened else 0,
    )


def _outcomes(desk: Desk, card: str, choice: Choice, origin: Rect) -> Pieces:
    """The four grids a card can lead to, over the grid as it is."""
    board = desk.lay.board
    places = grid(4, board.inset(-desk.lay.margin * 0.6), 1, 10 * desk.space.unit, rows=2)
    found: Pieces = {}
    after = outcomes(desk.board.grid, card)
    for index, (place, rect) in enumerate(zip(_places(card), places, strict=True)):
        found[f"outcome:{place.id}"] = Piece(
            rect, SmallGrid(after[place.id], place.cells), layer=50, lifted=0.3,
            enter=Spot(origin.scaled(0.4), opacity=0), delay=index * STAGGER,
            tap=Choose(choice._replace(card="")),
        )  # fmt: skip
    return found


def _places(card: str) -> tuple[Place, ...]:
    from engine.games.telepathy.actions import ACTIONS

    return ACTIONS[card].places


# --- a card is performed ----------------------------------------------------------------------


def _perform(prompt: PerformPrompt, table: Table, choice: Choice) -> Scene:
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
    """Where a place may be taken, and where it goes."""
    u, box, margin = desk.space.unit, _place_box(place, cells(desk.lay.board)), desk.lay.margin
    line, _, way = card.partition("_")
    if line == "quad":
        side = min(box.w * 0.24, 60 * u)
        look = Mark("turn", mirrored=way == "ccw")
        return {f"mark:{place.id}": Piece(around(box.cx, box.cy, side, side), look, layer=15)}
    thick = margin * 0.62
    if line == "row":
        length = box.h * 0.5
        spots = (
            ("west", around(box.x - margin * 0.5, box.cy, length, thick), 90.0),
            ("east", around(box.right + margin * 0.5, box.cy, length, thick), -90.0),
        )
    else:
        length = box.w * 0.5
        spots = (
            ("south", around(box.cx, box.y - margin * 0.5, length, thick), 180.0),
            ("north", around(box.cx, box.top + margin * 0.5, length, thick), 0.0),
        )
    found: Pieces = {}
    for direction, rect, angle in spots:
        if way in (direction, "swap", "reverse"):
            found[f"mark:{place.id} {direction}"] = Piece(
                rect.scaled(1.0), Mark("point"), layer=5, angle=angle
            )
        else:
            thin = around(rect.cx, rect.cy, rect.w, thick * 0.4)
            found[f"mark:{place.id} {direction}"] = Piece(thin, Mark("bar"), layer=5, angle=angle)
    return found


# --- somebody announces -----------------------------------------------------------------------


def _announce(prompt: AnnouncePrompt, table: Table, choice: Choice) -> Scene | Reveal:
    """The turn is over: announce, or simply push the next card."""
    desk = desk_for(prompt.board, table)
    speaker = _speaker(prompt.announcers, choice)
    if speaker is not None:
        return _naming(desk, speaker, choice)
    pieces = _open_table(desk)
    if prompt.must:
        pieces |= said(desk, tr._("The cards have run out: announce!"))
    else:
        pieces = _next_turn(desk, prompt, choice)
    pieces |= _speak_buttons(desk, prompt.announcers, gold=prompt.must)
    decider = _person(desk, prompt.actors)
    if prompt.may_stop and decider is not None:
        side = desk.lay.near
        pieces["stop"] = button(
            desk.space, side.other, tr._("Hold to stop"), None, 24, quiet=True,
            hold=Hold(done=Send(Stop(decider))),
        )  # fmt: skip
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
    rect = around(zone.cx, zone.cy, max(zone.w * 0.96, 150 * u), max(desk.space.touch, 76 * u))
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


def _naming(desk: Desk, speaker: Announcer, choice: Choice) -> Scene:
    """Four to choose from for each thing to name, at the speaker's edge."""
    seat = speaker.seat
    far, side = desk.seats.is_far(seat), desk.side_of(seat)
    signs = tuple(sign for attribute in speaker.names for sign in SIGNS[attribute])
    at = naming(desk.lay, desk.space, far, len(signs))
    pieces = tiles(desk.board.grid, at.board, desk.space) | homes(desk)
    pieces |= _sign_choices(at, signs, choice, side.angle)
    chosen = tuple(sign for sign in signs if sign in choice.signs)
    if len(chosen) == len(speaker.names):
        pieces["say"] = _say(desk, seat, Announce(seat, chosen))
    pieces["back"] = button(
        desk.space, side.other, tr._("Back"), Choose(Choice()), 28, quiet=True, angle=side.angle
    )
    return Scene(pieces | _question(desk, seat, speaker.names))


def _question(desk: Desk, seat: int, attributes: tuple[str, ...]) -> Pieces:
    """What somebody is asked, and that they are asked."""
    name = desk.table.name(holder_of(desk.board, seat, attributes[0]))
    asked = {"name": name, "speaker": desk.table.name(seat)}
    own = dict.fromkeys(desk.seats.seats, tr._("{speaker} announces").format(**asked))
    own[seat] = tr._(QUESTIONS[attributes]).format(**asked)
    return said(desk, tr._(ASKED[attributes]).format(**asked), own, seat)


def _sign_choices(at: Naming, signs: Sequence[str], choice: Choice, angle: float) -> Pieces:
    found: Pieces = {}
    for index, (sign, rect) in enumerate(zip(signs, at.choices, strict=True)):
        alike = attribute_of_sign(sign)
        others = tuple(one for one in choice.signs if attribute_of_sign(one) != alike)
        chosen = sign in choice.signs
        found[f"sign:{sign}"] = Piece(
            rect, Sign(sign), layer=20, angle=angle, bounce=True,
            glow=1.0 if chosen else 0.5, glow_colour=PALE if chosen else "#F2C063",
            lifted=0.6 if chosen else 0, delay=0 if choice.signs else index * STAGGER,
            tap=Choose(choice._replace(signs=others if chosen else (*others, sign))),
        )  # fmt: skip
    return found


def _say(desk: Desk, seat: int, move: Move) -> Piece:
    side = desk.side_of(seat)
    return button(desk.space, side.speak, tr._("Say it"), Send(move), 30, angle=side.angle)


def _reply(prompt: ReplyPrompt, table: Table, choice: Choice) -> Reveal:
    """What was named shines over to the partner, who names something in turn."""
    desk, seat = desk_for(prompt.board, table), prompt.actors[0]
    speaker, (sign,) = prompt.announcement.seat, prompt.announcement.signs
    named = SIGNS[attribute_of_sign(sign)]
    there = naming(desk.lay, desk.space, desk.seats.is_far(speaker), len(named))
    here = naming(desk.lay, desk.space, desk.seats.is_far(seat), len(named))
    quiet = tiles(desk.board.grid, here.board, desk.space) | homes(desk)
    quiet |= named_signs(there, named, (sign,), desk.side_of(speaker).angle)
    quiet |= arc(desk, there.choices[named.index(sign)], seat, "arc")
    wants = tr._("{name} wants: {signs}").format(name=table.name(seat), signs=sign_names((sign,)))
    pieces = dict(quiet)
    if desk.is_person(seat):
        pieces |= _sign_choices(here, SIGNS[prompt.attribute], choice, desk.side_of(seat).angle)
        if choice.signs:
            pieces["say"] = _say(desk, seat, Reply(seat, choice.signs[0]))
    question = {"name": table.name(speaker), "speaker": table.name(seat)}
    own = dict.fromkeys(desk.seats.seats, wants)
    own[seat] = tr._(QUESTIONS[prompt.attribute,]).format(**question)
    asked = said(desk, tr._(ASKED[prompt.attribute,]).format(**question), own, seat)
    told = said(desk, wants, seat=speaker)
    return steps((1.3, Scene(quiet | told, sound="arc")), (0, Scene(pieces | asked)))
