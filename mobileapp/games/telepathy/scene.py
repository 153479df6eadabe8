"""Telepathy as scenes: for every prompt what lies where. Pure: no Kivy, no state.

Everyone reads their secrets behind the curtain. Then the tablet lies on the table: a card is pushed
to the partner, who performs it; after each turn somebody may announce.
"""

from collections.abc import Sequence
from typing import Any

from engine.core import Handoff, Move, Prompt
from engine.games.telepathy import moves, prompts, roles
from engine.games.telepathy.actions import ACTIONS, Place, outcomes
from engine.games.telepathy.conditions import SIGNS, attribute_of_sign
from mobileapp.games.telepathy import layout, looks
from mobileapp.games.telepathy.layout import Choice, Layout, ends, naming
from mobileapp.games.telepathy.looks import box_of
from mobileapp.games.telepathy.result import game_over
from mobileapp.languages.translation import N_, tr
from mobileapp.stage import parts
from mobileapp.stage import scene as stage
from mobileapp.stage.looks import CREAM, GOLD, Area, Button, Picture, token
from mobileapp.stage.parts import badge, button, place_for, words
from mobileapp.stage.scene import Choose, Piece, Pieces, Rect, Reveal, Scene, Send, Waypoint, around

LEAST_SHADE = 0.3
"""How dark the lake is at least, so that everything on it is brighter."""
QUESTIONS = {
    ("colour",): N_("Which colour does {name} want?"),
    ("shape",): N_("Which shape does {name} want?"),
    ("colour", "shape"): N_("Which colour and which shape?"),
}
ASKED = {
    ("colour",): N_("{speaker}, which colour does {name} want?"),
    ("shape",): N_("{speaker}, which shape does {name} want?"),
    ("colour", "shape"): N_("{speaker}: which colour and which shape?"),
}
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


def scene(shown: Any, context: stage.SceneContext, choice: Choice) -> Scene | Reveal:
    """Everything that is to be seen now; nothing is turned round for robots."""
    public: Any = shown.public if isinstance(shown, Handoff) else shown
    at = layout.open_table(public.board, context)
    made = parts.at_place(_scene_of(shown, at, choice), "telepathy", LEAST_SHADE)
    return made if at.both_sides else parts.each_scene(made, _for_one_side)


def _for_one_side(made: Scene) -> Scene:
    near = {key: piece for key, piece in made.pieces.items() if "-far" not in key}
    return made._replace(pieces=near)


def _scene_of(shown: Any, at: Layout, choice: Choice) -> Scene | Reveal:
    match shown:
        case Handoff(to=None):
            return _on_the_table(at)
        case Handoff(peek=True, to=int(seat)):
            return _before_a_peek(parts.curtain(shown, at.context), at, seat)
        case Handoff():
            return parts.curtain(shown, at.context, lambda box: _on_curtain(at, box))
        case prompts.MemorisePrompt(actors=()):
            return _peek(shown, at)
        case prompts.MemorisePrompt():
            return _memorise(shown, at)
        case prompts.GivePrompt() | prompts.AnnouncePrompt() if choice.speaker is not None:
            return _announce(at, shown.announcers, choice)
        case prompts.GivePrompt():
            pieces = _cards_to_give(at, shown.actors, shown.performer, choice, ())
            pieces |= _speak_buttons(at, shown.announcers)
            return _after_a_move(pieces, at, shown, choice)
        case prompts.PerformPrompt():
            return _perform(shown, at, choice)
        case prompts.AnnouncePrompt():
            return _end_of_turn(shown, at, choice)
        case prompts.ReplyPrompt():
            return _reply(shown, at, choice)
        case prompts.GameOverPrompt():
            return game_over(shown, at)
    raise TypeError(type(shown).__name__)


# --- secrets ----------------------------------------------------------------------------------


def _on_curtain(at: Layout, box: Rect) -> Pieces:
    """What lies on the curtain: the grid as everyone may see it."""
    rect = stage.fitted(box, 1).scaled(0.94)
    return {"board": Piece(rect, looks.SmallGrid(at.board.grid), layer=2)}


def _memorise(prompt: prompts.MemorisePrompt, at: Layout) -> Scene:
    """One's own secrets beside the tiles, before the first turn."""
    space, seat, u = at.space, prompt.actors[0], at.space.unit
    title, rest = parts.alone(space)
    go, rest = rest.cut_bottom(max(space.touch, 76 * u), 10 * u)
    if space.wide:
        board, cards = rest.cut_right(rest.w * 0.46, 20 * u)
    else:
        board, cards = rest.cut_bottom(rest.h * 0.5, 16 * u)
    pieces = layout.tiles(at, stage.fitted(board, 1).scaled(0.94))
    pieces |= _secret_cards(prompt, at, cards, 0)
    name = tr._("{name}, your secrets").format(name=at.context.name(seat))
    sign = token(at.context.people[seat])
    # Not the headline, which would fall through the tiles.
    pieces["title"] = words(space, title, name, 42, badge=sign, layer=40, public=False)
    known = Send(moves.Memorise(seat))
    text = tr._("I know it") if len(prompt.conditions) == 1 else tr._("I know them")
    pieces["button"] = parts.next_step(space, go, text, known, 460)
    return Scene(pieces)


def _secret_cards(prompt: prompts.MemorisePrompt, at: Layout, area: Rect, angle: float) -> Pieces:
    """Secret cards side by side, and what each of them asks for."""
    space = at.space
    low = space.text(28) * 2.4
    aspect = 1 / (1 / looks.SECRET + low / (area.w * 0.4))
    places = stage.grid(len(prompt.conditions), area, aspect, 24 * space.unit, rows=1)
    if angle:
        places.reverse()  # the wanted one lies on the left of whoever reads it
    asked = tr._("to avoid: a line of three"), tr._("wanted: a line of three")
    found: Pieces = {}
    for index, (condition, place) in enumerate(zip(prompt.conditions, places, strict=True)):
        label, rest = place.cut_top(low) if angle else place.cut_bottom(low)
        rect = stage.fitted(rest, looks.SECRET)
        found[f"secret:{index}"] = Piece(
            rect, looks.SecretCard(condition.sign, condition.win), layer=24, angle=angle,
            enter=Waypoint(rect.scaled(0.9), angle, face_up=False), duration=0.4,
            delay=0.1 + index * 0.12,
        )  # fmt: skip
        found[f"asked:{index}"] = words(
            space, label, asked[condition.win], 28, angle=angle, layer=24, public=False
        )
    return found


def _on_the_table(at: Layout) -> Scene:
    """The tiles are dealt; from here on nobody says a word."""
    space, edges = at.space, parts.edges(at.space)
    _, room = edges.middle.cut_bottom(max(space.touch, 76 * space.unit), 16 * space.unit)
    board = stage.fitted(room, 1).scaled(0.94)
    heap = Waypoint(board.scaled(0.2), 12, opacity=0)
    pieces = layout.tiles(at, board)
    for order, (key, piece) in enumerate(pieces.items()):
        if key != "grid":
            pieces[key] = piece._replace(enter=heap, delay=order * 0.04, bounce=True)
    text = tr._("Lay the tablet between you – and not a word")
    if at.context.only_person is not None:
        text = tr._("The tiles are dealt")
    return parts.to_the_table(at.context, pieces, edges, text)


def _before_a_peek(closed: Scene, at: Layout, seat: int) -> Scene:
    """The cloth falls while the sealed card is held; it parts again under the same finger."""
    text = tr._("Only {name} looks now").format(name=at.context.name(seat))
    heading = closed.pieces["heading"]
    said = words(at.space, heading.rect, text, 60, layer=heading.layer)
    pieces = {**closed.pieces, "heading": said}
    for key, piece in layout.sealed_card(at, seat).items():
        pieces[key] = piece._replace(layer=stage.CURTAIN + piece.layer, hold=None)
    return closed._replace(pieces=pieces)


def _peek(prompt: prompts.MemorisePrompt, at: Layout) -> Scene:
    """One's own secrets, turned to one's own edge, as long as the finger stays."""
    seat, middle = prompt.audience or 0, at.middle
    side = at.side_of(seat)
    pieces = {key: tile._replace(dim=0.75) for key, tile in layout.tiles(at, at.grid).items()}
    cut = middle.cut_top if at.is_far(seat) else middle.cut_bottom
    pieces |= _secret_cards(prompt, at, cut(middle.h * 0.62)[0], side.angle)
    pieces |= layout.sealed_card(at, seat)
    title = tr._("{name}, your secrets").format(name=at.context.name(seat))
    pieces["headline"] = words(at.space, side.headline, title, 40, angle=side.angle, layer=40)
    return Scene(pieces, shade=0.4)


# --- a card is given --------------------------------------------------------------------------


def _after_a_move(pieces: Pieces, at: Layout, prompt: Prompt, choice: Choice) -> Scene | Reveal:
    """First the tiles slide, and nothing can be touched; then the cards change ends."""
    if not isinstance(prompt.last, moves.Perform) or choice != Choice():
        return Scene(pieces)
    moving = layout.slide_tiles({key: parts.still(piece) for key, piece in pieces.items()}, at)
    for order, card in enumerate(at.board.row):
        key = f"card:{card}"
        moving[key] = moving[key]._replace(delay=0.35 + order * stage.STAGGER)
    return parts.steps((0.85, Scene(moving, sound="tile")), (0, Scene(pieces)))


def _cards_to_give(
    at: Layout, giving: Sequence[int], performer: int, choice: Choice, before: Sequence[Move] | None
) -> Pieces:
    """The cards at the giver's end, to be pushed to the performer's; and the whole table.

    `before` are moves that the same gesture says; without it nobody can push anything.
    """
    board, (slots, zones), person = at.board, ends(at, performer), at.context.people[performer]
    giver, gifts = at.person(giving), {}
    if giver is not None and before is not None:
        gifts = {card: Send((*before, moves.Give(giver, card))) for card in board.row}
    looked_at = choice.card if choice.card in board.row else ""
    tap = gifts.get(looked_at)
    pieces = layout.table_pieces(at)
    cut = at.middle.cut_top if at.is_far(performer) else at.middle.cut_bottom
    beyond, _ = cut(at.middle.h / 2)  # from here on a pushed card goes on alone
    pieces["half"] = Piece(beyond, Area(), layer=0)
    for index, card in enumerate(board.row):
        piece = _row_card(at, slots[index], index)
        if card in gifts:
            opened = card == looked_at
            piece = piece._replace(
                tap=Choose(choice._replace(card="" if opened else card)),
                drops=(stage.Drop("half", gifts[card]),),
                glow=1.0 if opened else 0.5,
                dim=0.5 if looked_at and not opened else 0,
            )
        pieces[f"card:{card}"] = piece
    for index, zone in enumerate(dict.fromkeys(zones)):
        place = place_for(zone, at.space, GOLD if tap else CREAM)
        pieces[f"zone:{index}"] = place._replace(tap=tap)
        pieces[f"receiver:{index}"] = badge(person, zone.scaled(0.36), layer=3, opacity=0.8)
    if looked_at:
        pieces |= _outcomes(at, choice, pieces[f"card:{looked_at}"].rect)
    names = {"giver": _joint_name(at, giving), "name": person.name}
    own = {
        giving[0]: tr._("Push a card to {name}").format(**names),
        performer: tr._("{giver} gives you a card").format(**names),
    }
    if board.variant == roles.DIRECTED:
        own = {performer: tr._("You are given a card")}
    plain = tr._("{giver}, push a card to {name}").format(**names)
    return pieces | layout.headlines(at, plain, own, performer)


def _joint_name(at: Layout, seats: Sequence[int]) -> str:
    """Several directors act as one."""
    if at.board.variant == roles.DIRECTED and at.board.roles.count(roles.DIRECTOR) > 1:
        return tr._("Directors")
    return at.context.name(seats[0])


def _row_card(at: Layout, rect: Rect, index: int) -> Piece:
    """An action card that nobody can touch. It never turns: its arrow shows where tiles go."""
    beside = -1 if rect.cx < at.space.area.cx else 1
    face = Picture(f"table/actions/{at.board.row[index]}.webp")
    return Piece(
        rect, face, layer=22 + index, arc=rect.w * 0.05,
        duration=0.4, enter=Waypoint(rect.moved(beside * rect.w * 1.4, 0), opacity=0), dim=0.35,
        leave=Waypoint(rect.scaled(0.8), opacity=0, delay=0.3),
    )  # fmt: skip


def _outcomes(at: Layout, choice: Choice, origin: Rect) -> Pieces:
    """The four grids a card can lead to, over the grid as it is."""
    places = stage.grid(4, at.grid.inset(-at.margin * 0.6), 1, 10 * at.space.unit, rows=2)
    after = outcomes(at.board.grid, choice.card)
    return {
        f"outcome:{place.id}": Piece(
            rect, looks.SmallGrid(after[place.id], place.cells), layer=50, lifted=0.3,
            enter=Waypoint(origin.scaled(0.4), opacity=0), delay=index * stage.STAGGER,
            tap=Choose(choice._replace(card="")),
        )
        for index, (place, rect) in enumerate(zip(ACTIONS[choice.card].places, places, strict=True))
    }  # fmt: skip


# --- a card is performed ----------------------------------------------------------------------


def _perform(prompt: prompts.PerformPrompt, at: Layout, choice: Choice) -> Scene:
    """Whoever got the card drags one of its four places; only these are gold."""
    performer = prompt.actors[0]
    (slots, zones), pieces = ends(at, performer), layout.table_pieces(at)
    for index, card in enumerate(at.board.row):
        piece = _row_card(at, slots[index], index)._replace(dim=0.85, opacity=0.55)
        if card == prompt.card:
            piece = piece._replace(
                rect=zones[index], dim=0, opacity=1, glow=0.9, glow_colour=CREAM, layer=28,
                duration=0.3, leave=Waypoint(zones[index].scaled(0.8), opacity=0, delay=0.3),
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
    return Scene(pieces | layout.headlines(at, plain, own, performer, buttons=False))


def _movable(
    at: Layout, context: Pieces, prompt: prompts.PerformPrompt, place: Place, choice: Choice
) -> Pieces:
    """The tiles of a place as they can be dragged, or touched to see where they would go."""
    ways = layout.tile_paths(at.board.grid, prompt.card, place, at.grid)
    action = Send(moves.Perform(prompt.actors[0], place.id))
    tried = choice.tried == place.id
    tap = Choose(Choice(tried="" if tried else place.id))
    slide = stage.Slide(
        tuple(way for way, _ in ways), action, Choose(Choice(held=place.id)), Choose(Choice())
    )
    found: Pieces = {}
    for way, arrived in ways:
        found[way.key] = context[way.key]._replace(tap=tap, slides=(slide,))
        if tried:
            found[way.key] = arrived._replace(tap=tap, glow=0.7, glow_colour=CREAM)
        elif choice.held == place.id:
            found[f"ghost:{way.key}"] = Piece(arrived.rect, arrived.look, layer=6, opacity=0.6)
            found[f"landing:{way.key}"] = place_for(arrived.rect, at.space, layer=7)
    if choice.held in ("", place.id):
        found |= _arrows(at, prompt.card, place)
    if tried:
        box, side = box_of(at.grid, place.cells), max(at.space.touch, 84 * at.space.unit)
        rect = around(box.cx, box.cy, side, side)
        found["go"] = button(at.space, rect, "", action, icon="check", lifted=0.5, bounce=True)
    return found


def _arrows(at: Layout, card: str, place: Place) -> Pieces:
    """Golden arrows where a place goes: at the ends of a line, in the midst of a corner."""
    box, margin = box_of(at.grid, place.cells), at.margin
    line, _, way = card.partition("_")
    if line == "quad":
        side = min(box.w * 0.3, 84 * at.space.unit)
        spot = around(box.cx, box.cy, side, side)
        return {f"mark:{place.id}": Piece(spot, looks.Arrow(way), layer=15)}
    beyond = box.inset(-margin / 2)
    spots = {"east": (beyond.right, box.cy, 0.0), "west": (beyond.x, box.cy, 180.0)}
    if line == "col":
        spots = {"north": (box.cx, beyond.top, 90.0), "south": (box.cx, beyond.y, -90.0)}
    arrow, size = Piece(box, looks.Arrow(), layer=5), (margin * 0.8, margin * 1.3)
    return {
        f"mark:{place.id} {end}": arrow._replace(rect=around(x, y, *size), angle=angle)
        for end, (x, y, angle) in spots.items()
        if way in (end, "swap", "reverse")
    }


# --- the end of a turn ------------------------------------------------------------------------


def _end_of_turn(prompt: prompts.AnnouncePrompt, at: Layout, choice: Choice) -> Scene | Reveal:
    """Announce, or simply push the next card."""
    decider = at.person(prompt.actors)
    if prompt.idle_giver is not None and at.person((prompt.idle_giver,)) is None:
        decider = None  # a robot goes on by itself
    if prompt.must:
        told = layout.headlines(at, tr._("The cards have run out: name the secrets!"))
        pieces = layout.table_pieces(at) | told
    else:
        pieces = _next_turn(at, decider, choice)
    if decider is not None:
        pieces |= _speak_buttons(at, prompt.announcers, gold=prompt.must)
    if prompt.may_stop and decider is not None:
        look = Button(tr._("Give up (hold)"), at.space.text(24), quiet=True)
        hold = stage.Hold(done=Send(moves.Stop(decider)))
        pieces["stop"] = Piece(at.near.other, look, layer=60, hold=hold)
    return _after_a_move(pieces, at, prompt, choice)


def _next_turn(at: Layout, decider: int | None, choice: Choice) -> Pieces:
    """The next giver's cards can be pushed at once, which says that nobody announces.

    Not where the next giver is an opponent, who could cut the announcement off, or a robot.
    """
    board = at.board
    performer = roles.next_performer(board.variant, board.roles, board.turns[-1].performer)
    giving = roles.givers(board.variant, board.roles, performer)
    if decider is None:
        return _cards_to_give(at, giving, performer, choice, None)
    if at.person(giving) is not None and board.variant != roles.OPPOSED:
        return _cards_to_give(at, giving, performer, choice, (moves.Continue(decider),))
    space, zone = at.space, ends(at, performer)[1][-1]  # the next card will come to lie there
    wide = max(zone.w * 0.96, 150 * space.unit, 0 if space.wide else space.text(30) * 5)
    rect = around(zone.cx, zone.cy, wide, max(space.touch, 76 * space.unit)).within(space.area)
    go_on = _button(at, decider, rect, tr._("Go on"), Send(moves.Continue(decider)))
    text = tr._("{name}, do you know the secret?").format(name=at.context.name(decider))
    own = {decider: tr._("Do you know the secret?")}
    pieces = _cards_to_give(at, giving, performer, choice, None)
    return pieces | {"go-on": go_on} | layout.headlines(at, text, own, decider)


def _speak_buttons(at: Layout, announcers: Sequence[roles.Announcer], gold: bool = False) -> Pieces:
    """For everyone who may announce, at their own edge; directors are as one."""
    seats = [one.seat for one in announcers if at.person([one.seat]) is not None]
    if at.board.variant == roles.DIRECTED:
        seats = seats[:1]
    return {
        f"announce:{seat}": _button(
            at, seat, at.side_of(seat).speak, tr._("I know it!"), Choose(Choice(speaker=seat)),
            size=28, quiet=not gold, delay=stage.MOVE,  # once the headline has made room
        )
        for seat in seats
    }  # fmt: skip


def _button(at: Layout, seat: int, rect: Rect, text: str, tap: stage.Action, **more: Any) -> Piece:
    """A button that is read from somebody's edge."""
    return button(at.space, rect, text, tap, angle=at.side_of(seat).angle, **more)


# --- somebody breaks the silence --------------------------------------------------------------


def _announce(at: Layout, announcers: Sequence[roles.Announcer], choice: Choice) -> Scene:
    """Four to choose from for each thing to name, at the speaker's edge."""
    seat, attributes = next(one for one in announcers if one.seat == choice.speaker)
    side = at.side_of(seat)
    signs = tuple(sign for attribute in attributes for sign in SIGNS[attribute])
    _, board = naming(at, seat, len(signs), both=False)
    pieces = layout.tiles(at, board) | layout.sealed_cards(at)
    pieces |= _sign_choices(at, seat, signs, choice)
    chosen = tuple(sign for sign in signs if sign in choice.signs)
    if len(chosen) == len(attributes):
        said = Send(moves.Announce(seat, chosen))
        pieces["say"] = _button(at, seat, side.speak, tr._("Say it"), said)
    back = Choose(Choice())
    pieces["back"] = _button(at, seat, side.other, tr._("Back"), back, size=28, quiet=True)
    name = at.context.name(at.holder_of(seat, attributes[0]))
    asked = {"name": name, "speaker": _joint_name(at, (seat,))}
    own: dict[int, str] = {}
    if seat in at.seats:
        own = dict.fromkeys(at.seats, tr._("{speaker} announces").format(**asked))
        own[seat] = tr._(QUESTIONS[attributes]).format(**asked)
    return Scene(pieces | layout.headlines(at, tr._(ASKED[attributes]).format(**asked), own, seat))


def _sign_choices(at: Layout, seat: int, signs: Sequence[str], choice: Choice) -> Pieces:
    places, _ = naming(at, seat, len(signs))
    found: Pieces = {}
    for index, (sign, rect) in enumerate(zip(signs, places, strict=True)):
        alike = attribute_of_sign(sign)
        others = tuple(one for one in choice.signs if attribute_of_sign(one) != alike)
        chosen = sign in choice.signs
        found[f"sign:{sign}"] = Piece(
            rect, looks.Sign(sign), layer=20, angle=at.side_of(seat).angle, bounce=True,
            glow=1.0 if chosen else 0.5, glow_colour=looks.PALE if chosen else GOLD,
            lifted=0.6 if chosen else 0, delay=0 if choice.signs else index * stage.STAGGER,
            tap=Choose(choice._replace(signs=others if chosen else (*others, sign))),
        )  # fmt: skip
    return found


def _reply(prompt: prompts.ReplyPrompt, at: Layout, choice: Choice) -> Reveal:
    """What was named shines over to the partner, who names something in turn."""
    seat, speaker, (sign,) = prompt.actors[0], prompt.announcement.seat, prompt.announcement.signs
    asked, quiet = prompt.attribute, layout.named_signs(at, [(speaker, sign)])
    pieces = dict(quiet)
    if at.person(prompt.actors) is not None:
        pieces |= _sign_choices(at, seat, SIGNS[asked], choice)
        if choice.signs:
            said = Send(moves.Reply(seat, choice.signs[0]))
            pieces["say"] = _button(at, seat, at.side_of(seat).speak, tr._("Say it"), said)
    names = {"name": at.context.name(speaker), "speaker": at.context.name(seat)}
    wants = tr._("{name} wants: {signs}").format(name=names["speaker"], signs=tr._(sign))
    own = dict.fromkeys(at.seats, wants) | {seat: tr._(QUESTIONS[asked,]).format(**names)}
    pieces |= layout.headlines(at, tr._(ASKED[asked,]).format(**names), own, seat)
    named = Scene(quiet | layout.headlines(at, wants, seat=speaker), sound="chime")
    return parts.steps((1.3, named), (0, Scene(pieces)))
