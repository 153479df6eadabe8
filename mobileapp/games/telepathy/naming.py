"""Somebody breaks the silence: signs to choose from, and light that carries what was said."""

from collections.abc import Sequence

from engine.core import Move
from engine.games.telepathy.conditions import SIGNS
from engine.games.telepathy.moves import Announce, Reply
from engine.games.telepathy.prompts import ReplyPrompt
from engine.games.telepathy.roles import Announcer
from mobileapp.games.telepathy.layout import Naming, naming
from mobileapp.games.telepathy.looks import PALE, Sign
from mobileapp.games.telepathy.pieces import (
    Choice,
    Desk,
    arc,
    desk_for,
    homes,
    named_signs,
    one_name,
    said,
    tiles,
)
from mobileapp.games.telepathy.sentences import (
    ASKED,
    QUESTIONS,
    attribute_of_sign,
    holder_of,
    sign_names,
)
from mobileapp.stage.looks import GOLD
from mobileapp.stage.parts import button, steps
from mobileapp.stage.scene import STAGGER, Choose, Piece, Pieces, Reveal, Scene, Send, Table
from mobileapp.translation import tr


def naming_scene(desk: Desk, speaker: Announcer, choice: Choice) -> Scene:
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
    asked = {"name": name, "speaker": one_name(desk, (seat,))}
    own: dict[int, str] = {}
    if seat in desk.seats.seats:
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
            glow=1.0 if chosen else 0.5, glow_colour=PALE if chosen else GOLD,
            lifted=0.6 if chosen else 0, delay=0 if choice.signs else index * STAGGER,
            tap=Choose(choice._replace(signs=others if chosen else (*others, sign))),
        )  # fmt: skip
    return found


def _say(desk: Desk, seat: int, move: Move) -> Piece:
    side = desk.side_of(seat)
    return button(desk.space, side.speak, tr._("Say it"), Send(move), 30, angle=side.angle)


def reply_scene(prompt: ReplyPrompt, table: Table, choice: Choice) -> Reveal:
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
    return steps((1.3, Scene(quiet | told, sound="chime")), (0, Scene(pieces | asked)))
