"""One player's hand: look, enlarge, write a clue, lay a picture."""

from typing import NamedTuple

from engine.games.storyteller.moves import (
    Contribute,
    Tell,
)
from engine.games.storyteller.prompts import (
    ContributePrompt,
    HandPrompt,
    TellPrompt,
)
from engine.packs import Item
from mobileapp.games.storyteller.pieces import CARD, Choice, pile, quoted
from mobileapp.stage.looks import Card, token
from mobileapp.stage.parts import (
    button,
    corner_side,
    place_for,
    slip,
    words,
)
from mobileapp.stage.scene import (
    STAGGER,
    Action,
    Choose,
    Drop,
    EndPeek,
    Field,
    Piece,
    Pieces,
    Rect,
    Scene,
    Send,
    Space,
    Spot,
    Table,
    around,
    fitted,
    grid,
)
from mobileapp.translation import tr

Hand = HandPrompt | TellPrompt | ContributePrompt


class _Desk(NamedTuple):
    """Where things lie on a private screen."""

    hand: Rect
    clue: Rect
    pile: Rect
    deck: Rect
    button: Rect


def _desk(space: Space, cards: int, title: Rect) -> _Desk:
    u, gap = space.unit, 14 * space.unit
    area = space.area.inset(18 * u, 14 * u)
    area = Rect(area.x, area.y, area.w, title.y - area.y - gap / 2)
    bar = max(space.touch, 76 * u)
    if space.wide:
        panel, hand = area.cut_right(area.w * 0.36, 1.4 * gap)
        go, rest = panel.cut_bottom(bar, gap)
        clue, piles = rest.cut_top(rest.h * 0.46, gap)
    else:
        go, rest = area.cut_bottom(bar, gap)
        top, hand = rest.cut_top(max(rest.h * 0.26, 130 * u), gap)
        piles, clue = top.cut_right(top.w * 0.4, gap)
    pile, deck = (rect.scaled(0.9) for rect in grid(2, piles, CARD, 10 * u, rows=1))
    return _Desk(hand, clue, pile, deck, go)


def hand(prompt: Hand, table: Table, choice: Choice) -> Scene:
    space = table.space
    seat = prompt.audience or 0
    beside = corner_side(space) + 16 * space.unit
    top = space.area.inset(beside, 12 * space.unit)
    title, _ = top.cut_top(max(corner_side(space), space.text(40) * 1.3))
    at = _desk(space, len(prompt.hand), title)
    laid = 1 + prompt.contributed * prompt.wanted if isinstance(prompt, ContributePrompt) else 0
    pieces = pile("deck", at.deck, 3, 1) | pile("laid", at.pile, laid, 5)
    pieces["headline"] = words(
        space, title, _task(prompt, table), 40, badge=token(table.people[seat]), layer=41
    )
    lays = not isinstance(prompt, HandPrompt)
    if lays:
        pieces["pile"] = place_for(at.pile.scaled(1.05), space)
    places = grid(len(prompt.hand), at.hand, CARD, 12 * space.unit)
    for index, (item, place) in enumerate(zip(prompt.hand, places, strict=True)):
        if item.id in choice.laid:
            key = f"laid:{laid + choice.laid.index(item.id)}"
            own = pile("laid", at.pile, 1, 5, laid + choice.laid.index(item.id))[key]
            back = Choose(choice._replace(laid=()))
            pieces[key] = own._replace(
                was=f"card:{item.id}", look=Card(item), face_up=True, tap=back
            )
        else:
            pieces[f"card:{item.id}"] = _hand_card(prompt, item, place, index, at, space, choice)
    field = None
    match prompt:
        case TellPrompt():
            pieces["clue"] = slip(space, at.clue, "", 10, layer=2)
            field = _clue_field(prompt, pieces, at, space, choice)
        case ContributePrompt():
            pieces["clue"] = slip(space, at.clue, quoted(prompt.clue), 54, face="italic", layer=2)
    pieces["button"] = _hand_button(prompt, at.button, table, choice)
    return Scene(pieces, field=field)


def _hand_card(
    prompt: Hand, item: Item, place: Rect, index: int, at: _Desk, space: Space, choice: Choice
) -> Piece:
    """A picture of the hand: a tap enlarges it in place, throwing it up lays it."""
    opened = choice.enlarged == item.id
    room = at.hand
    if space.phone:  # on a phone large means over everything but the button
        area = space.area.inset(10 * space.unit, 10 * space.unit)
        room = Rect(area.x, at.button.top + 8, area.w, area.top - at.button.top - 8)
    rect = place
    if opened:
        large = fitted(Rect(0, 0, room.w * 0.96, room.h * 0.98), CARD)
        rect = around(place.cx, place.cy, large.w, large.h).within(room)
    below = place.moved(0, -place.top - place.h * 0.2)
    lays = not isinstance(prompt, HandPrompt)
    return Piece(
        rect, Card(item), layer=52 if opened else 10 + index,
        dim=0.7 if choice.enlarged and not opened else 0,
        glow=0.55 if lays and not choice.enlarged else 0.9 if lays and opened else 0,
        lifted=0.5 if opened else 0,
        enter=Spot(at.deck, 4, face_up=False), leave=Spot(below),
        delay=index * STAGGER if choice == Choice() else 0, arc=place.w * 0.12, bounce=True,
        tap=Choose(choice._replace(enlarged="" if opened else item.id)),
        flick=_lay(prompt, item, choice) if lays else None,
        drops=(Drop("pile", _lay(prompt, item, choice)),) if lays else (),
        was=f"laid:{_laid_before(prompt)}" if lays else "",
    )  # fmt: skip


def _laid_before(prompt: Hand) -> int:
    return 1 + prompt.contributed * prompt.wanted if isinstance(prompt, ContributePrompt) else 0


def _lay(prompt: Hand, item: Item, choice: Choice) -> Action:
    """What laying a picture does: with three players the first of two only waits on the pile."""
    laid = (*choice.laid, item.id)
    chosen = choice._replace(enlarged="", laid=laid)
    if isinstance(prompt, TellPrompt):
        return Send(Tell(prompt.actors[0], item.id, choice.clue.strip()), first=chosen)
    if not isinstance(prompt, ContributePrompt) or len(laid) < prompt.wanted:
        return Choose(chosen)
    return Send(Contribute(prompt.actors[0], laid), first=chosen)


def _clue_field(
    prompt: TellPrompt, pieces: Pieces, at: _Desk, space: Space, choice: Choice
) -> Field | None:
    """Where the clue is written; a picture that has grown over it hides it."""
    box = at.clue.inset(at.clue.w * 0.06, at.clue.h * 0.14)
    large = pieces.get(f"card:{choice.enlarged}")
    if large is not None and large.rect.overlaps(box):
        return None
    size = min(space.text(34), box.h * 0.4)
    # Translators: in the empty field for the clue, which is otherwise given aloud. 17 letters fit.
    hint = tr._("or write it here")
    return Field("clue", box, choice.clue, hint, prompt.clue_length, size)


def _hand_button(prompt: Hand, rect: Rect, table: Table, choice: Choice) -> Piece:
    space = table.space
    if isinstance(prompt, HandPrompt):
        return button(space, rect, tr._("Done"), EndPeek())
    opened = next((item for item in prompt.hand if item.id == choice.enlarged), None)
    if opened is not None:
        text = (
            tr._("Choose this picture")
            if isinstance(prompt, TellPrompt)
            else tr._("Play this picture")
        )
        return button(space, rect, text, _lay(prompt, opened, choice))
    hint = tr._("Tap a picture to enlarge it, flick it up to play it")
    return words(space, rect, hint, 26, face="italic", layer=60, public=False)


def _task(prompt: Hand, table: Table) -> str:
    name = table.name(prompt.audience or 0)
    match prompt:
        case TellPrompt():
            return tr._("{name}, choose a picture and give a clue").format(name=name)
        case ContributePrompt(wanted=2):
            return tr._("{name}, play two pictures that fit").format(name=name)
        case ContributePrompt():
            return tr._("{name}, play a picture that fits").format(name=name)
    return tr._("{name}, your pictures").format(name=name)
