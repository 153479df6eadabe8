"""Echo as scenes: for every prompt what lies where. Pure: no Kivy, no state."""

from typing import Any

from engine.core import Handoff
from engine.games.echo.prompts import (
    GameOverPrompt,
    HandPrompt,
    Pick,
    PickPrompt,
    RoundResultPrompt,
    TablePublic,
)
from mobileapp.games.echo.layout import Choice, open_table, pictures, private
from mobileapp.games.echo.looks import ASPECT, PictureCard
from mobileapp.games.echo.result import game_over, round_result
from mobileapp.games.echo.texts import quoted
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Box, Length, Places, column
from mobileapp.stage.geometry import Rect, grid
from mobileapp.stage.looks import token
from mobileapp.stage.parts import button, place_for, slip, with_backdrop, words
from mobileapp.stage.passing import curtain, to_the_table
from mobileapp.stage.piece import Choose, Drop, EndPeek, Piece, Pieces, Send, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Glow, Layer, Text

BACKDROP = "evening"
RAISED = 1.1
"""The scale of a picture that was tapped."""
PAPER = Box("word", max_width=Length(640), max_height=Length(190))
"""The paper with the word, on the curtain."""


def scene(shown: Any, context: SceneContext, choice: Choice) -> Reveal:
    """The scene of a prompt or hand-off."""
    return with_backdrop(_scene_of(shown, context, choice), BACKDROP)


def _scene_of(shown: Any, context: SceneContext, choice: Choice) -> Scene | Reveal:
    match shown:
        case Handoff(to=None, public=TablePublic() as public):
            return _all_have_chosen(public, context)
        case Handoff(public=TablePublic() as public):
            return curtain(shown, context, lambda box: _on_curtain(public, context, box))
        case PickPrompt() | HandPrompt():
            return _hand(shown, context, choice)
        case RoundResultPrompt():
            return round_result(shown, context)
        case GameOverPrompt():
            return game_over(shown, context)
    raise TypeError(type(shown).__name__)


# --- one player -------------------------------------------------------------------------------


def _hand(prompt: PickPrompt | HandPrompt, context: SceneContext, choice: Choice) -> Scene:
    """A tap raises a picture; flicking it up or dragging it to its place plays it."""
    space, seat = context.space, prompt.viewer
    at = private(space)
    laid = prompt.chosen if isinstance(prompt, HandPrompt) else choice.laid
    pieces = {
        "headline": words(
            space, at.title, _task(prompt, context), Text.TITLE, badge=token(context.people[seat])
        ),
        "word": slip(space, at.word, quoted(prompt.word), Text.CLUE, layer=Layer.PAPER),
        "place": place_for(at.laid, space),
        "button": _button(prompt, at, space, choice),
    }
    if laid:
        pieces[f"card:{laid}"] = _laid(laid, at.laid)
    places = grid(len(prompt.hand), at.hand, ASPECT, Gap.MEDIUM * space.unit)
    for index, (picture, cell) in enumerate(zip(prompt.hand, places, strict=True)):
        if picture == laid:
            continue
        raised = picture == choice.raised
        piece = Piece(
            cell.scaled(RAISED).within(space.area) if raised else cell, PictureCard(picture),
            layer=Layer.RAISED if raised else Layer.CARD + index, lifted=0.5 if raised else 0,
            enter=Waypoint(cell.moved(0, -cell.top - cell.h), face_up=False),
            delay=0 if choice != Choice() else index * Duration.STAGGER, bounce=True,
        )  # fmt: skip
        if isinstance(prompt, PickPrompt):
            play = _play(prompt, picture, at.laid)
            piece = piece._replace(
                glow=Glow.CHOSEN if raised else Glow.INVITING,
                tap=Choose(Choice(raised="" if raised else picture)),
                flick=play,
                drops=(Drop("place", play),),
            )
        pieces[f"card:{picture}"] = piece
    return Scene(pieces)


def _play(prompt: PickPrompt, picture: str, place: Rect) -> Send:
    """Pick a picture: it goes to its place while the curtain falls."""
    return Send(Pick(prompt.actors[0], picture), {f"card:{picture}": _laid(picture, place)})


def _laid(picture: str, place: Rect) -> Piece:
    return Piece(place, PictureCard(picture), layer=Layer.PILE, arc=place.h / 4)


def _task(prompt: PickPrompt | HandPrompt, context: SceneContext) -> str:
    name = context.name(prompt.viewer)
    if isinstance(prompt, HandPrompt):
        return tr._("{name}, your pictures").format(name=name)
    return tr._("{name}, what will the others choose?").format(name=name)


def _button(prompt: PickPrompt | HandPrompt, at: Places, space: Space, choice: Choice) -> Piece:
    if isinstance(prompt, HandPrompt):
        return button(space, at.button, tr._("Done"), EndPeek())
    if choice.raised:
        return button(
            space, at.button, tr._("Play this picture"), _play(prompt, choice.raised, at.laid)
        )
    hint = tr._("Flick up a picture, or tap it")
    return words(space, at.button, hint, Text.CAPTION, layer=Layer.BUTTON, public=False)


# --- the whole table --------------------------------------------------------------------------


def _on_curtain(public: TablePublic, context: SceneContext, box: Rect) -> Pieces:
    """The curtain shows the word, and whose pictures lie face down."""
    space = context.space
    laid = Box("laid") if public.laid else None
    at = column(laid, PAPER, gap=Gap.SMALL).place(box, space)
    word = quoted(public.word)
    found = {"word": slip(space, at["word"], word, Text.CLUE, layer=Layer.PAPER)}
    if public.laid:
        cells = grid(len(public.laid), at["laid"], ASPECT, Gap.SMALL * space.unit, rows=1)
        for seat, cell in zip(public.laid, cells, strict=True):
            card = Piece(cell, PictureCard(), face_up=False, layer=Layer.PILE + seat)
            found[f"card:{seat}"] = card
    return found


def _all_have_chosen(public: TablePublic, context: SceneContext) -> Scene:
    """The pictures lie face down; whoever is ready turns them up."""
    if not public.laid:
        return to_the_table(context, {})
    at = open_table(context.space, len(context.people))
    pieces = pictures(context, at.cards, [PictureCard()] * len(context.people), face_up=False)
    text, places = quoted(public.word), Places(at, middle=at.button)
    return to_the_table(context, pieces, places, text, go_on=tr._("Turn them up"))
