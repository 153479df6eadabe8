"""The scenes at the end of a turn of Telepathy: going on, the announcement, and the reply."""

from collections.abc import Sequence
from typing import Any

from engine.games.telepathy import moves, prompts, roles
from engine.games.telepathy.conditions import SIGNS, attribute_of_sign
from mobileapp.games.telepathy import looks, table
from mobileapp.games.telepathy.layout import LINE_LENGTH, Choice, Layout, ends
from mobileapp.games.telepathy.turn import after_a_move, cards_to_give, joint_name, speak_buttons
from mobileapp.languages.translation import N_, tr
from mobileapp.stage import parts
from mobileapp.stage.boxes import Length, PerWindow
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.looks import GOLD, Button
from mobileapp.stage.parts import button
from mobileapp.stage.piece import Action, Choose, Hold, Piece, Pieces, Send
from mobileapp.stage.scene import Reveal, Scene
from mobileapp.stage.tokens import Duration, Glow, Layer, Size, Text

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
GO_ON = PerWindow(
    Length(150), tablet_portrait=Length(150, 5, Text.LABEL), phone_landscape=Length(0)
)
"""The minimum width of the button that goes on without an announcement."""
NAMED_SECONDS = 1.3
"""Seconds for which a named sign glows before the reply."""


def end_of_turn(prompt: prompts.AnnouncePrompt, at: Layout, choice: Choice) -> Scene | Reveal:
    """The scene after a turn, in which people announce or go on with the next turn."""
    decider = at.person(prompt.actors)
    if prompt.idle_performer is not None and at.person((prompt.idle_performer,)) is None:
        decider = None  # this robot goes on by itself
    buttons: Pieces = {}
    if decider is not None:
        buttons = speak_buttons(at, prompt.announcers, gold=prompt.must)
    if prompt.may_stop and decider is not None:
        look = Button(tr._("Give up (hold)"), at.space.text(Text.HINT.size), quiet=True)
        hold = Hold(done=Send(moves.Stop(decider)))
        side = at.near
        if _goes_on_beside(at) and not at.is_far(decider):
            side = at.far  # *Go on* lies beside whoever is asked, and *Give up* far from them
        buttons["stop"] = Piece(side.other, look, layer=Layer.BUTTON, hold=hold, angle=side.angle)
    taken = [piece.rect for piece in buttons.values()]
    if prompt.must:
        text = tr._("The cards have run out: name the secrets!")
        pieces = table.table_pieces(at) | table.headlines(at, text, buttons=taken)
    else:
        pieces = _next_turn(at, decider, choice, taken)
    return after_a_move(pieces | buttons, at, prompt, choice)


def _next_turn(at: Layout, decider: int | None, choice: Choice, buttons: Sequence[Rect]) -> Pieces:
    """The table with the cards of the next turn.

    Usually the next giver goes on without an announcement, by pushing a card. There is a *Go on*
    button instead if the next giver is a robot. The variant *Opposed teams* has this button, too:
    an opponent who pushed a card at once could prevent an announcement.

    `decider` is the seat of the person who may go on; if it is None, there is no button, and no
    card can be pushed. `buttons` are the places that the headlines must leave free.
    """
    board = at.board
    performer = roles.next_performer(board.variant, board.roles, board.turns[-1].performer)
    giving = roles.givers(board.variant, board.roles, performer)
    if decider is None:
        return cards_to_give(at, giving, performer, choice, None, buttons)
    if at.person(giving) is not None and board.variant != roles.OPPOSED:
        before = (moves.Continue(decider),)
        return cards_to_give(at, giving, performer, choice, before, buttons)
    space, zone = at.space, ends(at, performer)[1][-1]  # the place of the next card
    wide = max(zone.w, GO_ON.of(space).of(space))
    rect = around(zone.cx, zone.cy, wide, Size.BUTTON.of(space)).within(space.area)
    if _goes_on_beside(at):
        rect = at.side_of(decider).other
        buttons = (*buttons, rect)
    go_on = _button(at, decider, rect, tr._("Go on"), Send(moves.Continue(decider)))
    text = tr._("{name}, do you know the secret?").format(name=at.context.name(decider))
    own = {decider: tr._("Do you know the secret?")}
    pieces = cards_to_give(at, giving, performer, choice, None, buttons)
    return pieces | {"go-on": go_on} | table.headlines(at, text, own, decider, buttons)


def _goes_on_beside(at: Layout) -> bool:
    """Whether *Go on* lies beside the player who is asked, instead of where the next card lies.

    In *Opposed teams* the next card lies before the other team, so on a tablet it does.
    """
    return at.board.variant == roles.OPPOSED and not at.space.phone


def _button(at: Layout, seat: int, rect: Rect, text: str, tap: Action, **more: Any) -> Piece:
    """A button that is rotated for the player at a seat."""
    return button(at.space, rect, text, tap, angle=at.side_of(seat).angle, **more)


def announce_scene(at: Layout, announcers: Sequence[roles.Announcer], choice: Choice) -> Scene:
    """The scene in which the player `choice.speaker` chooses the signs to name.

    The player names one of four colours, one of four shapes, or both, depending on what they may
    announce.
    """
    seat, attributes = next(one for one in announcers if one.seat == choice.speaker)
    side = at.side_of(seat)
    signs = tuple(sign for attribute in attributes for sign in SIGNS[attribute])
    places = at.naming({seat: len(signs)})
    pieces = table.tiles(at, places.grid) | table.sealed_cards(at)
    rects = places.far if at.is_far(seat) else places.near
    pieces |= _sign_choices(at, seat, signs, rects, choice)
    chosen = tuple(sign for sign in signs if sign in choice.signs)
    if len(chosen) == len(attributes):
        say = Send(moves.Announce(seat, chosen))
        pieces["say"] = _button(at, seat, side.speak, tr._("Say it"), say)
    pieces["back"] = _button(at, seat, side.other, tr._("Back"), Choose(Choice()), quiet=True)
    name = at.context.name(at.holder_of(seat, attributes[0]))
    names = {"name": name, "speaker": joint_name(at, (seat,))}
    own: dict[int, str] = {}
    if seat in at.seats:
        own = dict.fromkeys(at.seats, tr._("{speaker} announces").format(**names))
        own[seat] = tr._(QUESTIONS[attributes]).format(**names)
    plain = tr._(ASKED[attributes]).format(**names)
    return Scene(pieces | table.headlines(at, plain, own, seat, (side.speak, side.other)))


def _sign_choices(
    at: Layout, seat: int, signs: Sequence[str], rects: Sequence[Rect], choice: Choice
) -> Pieces:
    """The signs that a player can name; taps select or deselect them, at most one of each kind."""
    found: Pieces = {}
    for index, (sign, rect) in enumerate(zip(signs, rects, strict=True)):
        alike = attribute_of_sign(sign)
        others = tuple(one for one in choice.signs if attribute_of_sign(one) != alike)
        chosen = sign in choice.signs
        found[f"sign:{sign}"] = Piece(
            rect, looks.Sign(sign), layer=Layer.PERSON, angle=at.side_of(seat).angle, bounce=True,
            glow=Glow.CHOSEN if chosen else Glow.INVITING,
            glow_colour=looks.PALE if chosen else GOLD, lifted=0.5 if chosen else 0,
            delay=0 if choice.signs else index * Duration.STAGGER,
            tap=Choose(choice._replace(signs=others if chosen else (*others, sign))),
        )  # fmt: skip
    return found


def reply_scene(prompt: prompts.ReplyPrompt, at: Layout, choice: Choice) -> Reveal:
    """The reveal in which light runs from the named sign to the partner.

    In the last scene the partner chooses the sign of the reply, unless the partner is a robot.
    """
    seat, speaker, (sign,) = prompt.actors[0], prompt.announcement.seat, prompt.announcement.signs
    asked, quiet = prompt.attribute, table.named_signs(at, [(speaker, sign)], replier=seat)
    pieces = dict(quiet)
    if at.person(prompt.actors) is not None:
        places = at.naming({speaker: LINE_LENGTH, seat: LINE_LENGTH})
        rects = places.far if at.is_far(seat) else places.near
        pieces |= _sign_choices(at, seat, SIGNS[asked], rects, choice)
        if choice.signs:
            say = Send(moves.Reply(seat, choice.signs[0]))
            pieces["say"] = _button(at, seat, at.side_of(seat).speak, tr._("Say it"), say)
    names = {"name": at.context.name(speaker), "speaker": at.context.name(seat)}
    wants = tr._("{name} wants: {signs}").format(name=names["speaker"], signs=tr._(sign))
    own = dict.fromkeys(at.seats, wants) | {seat: tr._(QUESTIONS[asked,]).format(**names)}
    plain, say_it = tr._(ASKED[asked,]).format(**names), at.side_of(seat).speak
    pieces |= table.headlines(at, plain, own, seat, (say_it,))
    named = Scene(quiet | table.headlines(at, wants, None, speaker, (say_it,)), sound="chime")
    return parts.reveal_of((NAMED_SECONDS, named), (0, Scene(pieces)))
