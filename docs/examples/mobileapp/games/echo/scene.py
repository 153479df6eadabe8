"""Echo as scenes: for every prompt what lies where. Pure: no Kivy, no state."""

from typing import Any

from engine.core import Handoff
from engine.games.echo.moves import Pick
from engine.games.echo.prompts import (
    GameOverPrompt,
    HandPrompt,
    PickPrompt,
    RoundResultPrompt,
    TablePublic,
)
from mobileapp.games.echo.layout import Choice, laid_out, open_table, private
from mobileapp.games.echo.looks import ASPECT, PictureCard
from mobileapp.games.echo.result import game_over, round_result
from mobileapp.games.echo.texts import quoted
from mobileapp.languages.translation import tr
from mobileapp.stage.looks import token
from mobileapp.stage.parts import (
    at_place,
    button,
    curtain,
    place_for,
    slip,
    to_the_table,
    words,
)
from mobileapp.stage.scene import (
    STAGGER,
    Choose,
    Drop,
    EndPeek,
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    SceneContext,
    Send,
    Space,
    Waypoint,
    around,
    grid,
)

PLACE = "evening"


def scene(shown: Any, context: SceneContext, choice: Choice) -> Scene | Reveal:
    """Everything that is to be seen now."""
    return at_place(_scene_of(shown, context, choice), PLACE)


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
    """A tap raises a picture, throwing it up or dragging it to its place plays it."""
    space, seat = context.space, prompt.audience or 0
    at = private(space)
    laid = prompt.chosen if isinstance(prompt, HandPrompt) else choice.laid
    pieces = {
        "headline": words(
            space, at.title, _task(prompt, context), 40, badge=token(context.people[seat]), layer=40
        ),
        "word": slip(space, at.word, quoted(prompt.word), 64, face="italic", layer=3),
        "place": place_for(at.laid, space),
        "button": _button(prompt, at.button, space, choice),
    }
    if laid:
        pieces[f"card:{laid}"] = Piece(at.laid, PictureCard(laid), layer=8, arc=at.laid.h * 0.2)
    places = grid(len(prompt.hand), at.hand, ASPECT, 16 * space.unit)
    for index, (picture, place) in enumerate(zip(prompt.hand, places, strict=True)):
        if picture == laid:
            continue
        raised = picture == choice.raised
        piece = Piece(
            place.scaled(1.1).within(space.area) if raised else place, PictureCard(picture),
            layer=30 if raised else 10 + index, lifted=0.5 if raised else 0,
            enter=Waypoint(place.moved(0, -place.top - place.h), face_up=False),
            delay=0 if choice != Choice() else index * STAGGER, bounce=True,
        )  # fmt: skip
        if isinstance(prompt, PickPrompt):
            play = _play(prompt, picture)
            piece = piece._replace(
                glow=0.9 if raised else 0.5,
                tap=Choose(Choice(raised="" if raised else picture)),
                flick=play,
                drops=(Drop("place", play),),
            )
        pieces[f"card:{picture}"] = piece
    return Scene(pieces)


def _play(prompt: PickPrompt, picture: str) -> Send:
    """The picture is seen on its place before the curtain falls."""
    return Send(Pick(prompt.actors[0], picture), first=Choice(laid=picture))


def _task(prompt: PickPrompt | HandPrompt, context: SceneContext) -> str:
    name = context.name(prompt.audience or 0)
    if isinstance(prompt, HandPrompt):
        return tr._("{name}, your pictures").format(name=name)
    return tr._("{name}, what will the others choose?").format(name=name)


def _button(prompt: PickPrompt | HandPrompt, area: Rect, space: Space, choice: Choice) -> Piece:
    rect = around(area.cx, area.cy, min(area.w, 480 * space.unit), area.h)
    if isinstance(prompt, HandPrompt):
        return button(space, rect, tr._("Done"), EndPeek())
    if choice.raised:
        return button(space, rect, tr._("Play this picture"), _play(prompt, choice.raised))
    hint = tr._("Throw up a picture, or tap it")
    return words(space, area, hint, 28, face="italic", layer=60, public=False)


# --- the whole table --------------------------------------------------------------------------


def _on_curtain(public: TablePublic, context: SceneContext, box: Rect) -> Pieces:
    """What lies on the curtain: the word, and whose pictures lie face down."""
    space = context.space
    paper, rest = box.cut_bottom(box.h * (0.5 if public.laid else 1), 10 * space.unit)
    rect = around(paper.cx, paper.cy, min(paper.w, 640 * space.unit), paper.h)
    found = {"word": slip(space, rect, quoted(public.word), 64, face="italic", layer=3)}
    if public.laid:
        places = grid(len(public.laid), rest, ASPECT, 10 * space.unit, rows=1)
        for seat, place in zip(public.laid, places, strict=True):
            found[f"card:{seat}"] = Piece(place, PictureCard(), face_up=False, layer=4 + seat)
    return found


def _all_have_chosen(public: TablePublic, context: SceneContext) -> Scene:
    """The pictures lie face down; whoever is ready turns them up."""
    if not public.laid:
        return to_the_table(context, {})
    at = open_table(context)
    pieces = laid_out(context, at.cards, [PictureCard()] * len(context.people), face_up=False)
    text = quoted(public.word)
    return to_the_table(context, pieces, at.edges, text, go_on=tr._("Turn them up"))
