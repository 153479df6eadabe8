"""Echo as scenes: for every prompt what lies where. Pure: no Kivy, no state."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core import Handoff, MatchAward, Next
from engine.games.echo.moves import Pick
from engine.games.echo.prompts import (
    GameOverPrompt,
    HandPrompt,
    PickPrompt,
    RoundResultPrompt,
    TablePublic,
)
from mobileapp.games.echo.layout import desk, open_table
from mobileapp.games.echo.looks import ASPECT, PictureCard
from mobileapp.games.echo.texts import word_text
from mobileapp.languages.translation import tr
from mobileapp.stage.ending import AwardCard, Ending, Exhibit, ending
from mobileapp.stage.looks import CREAM, token
from mobileapp.stage.parts import (
    badge,
    button,
    curtain,
    headline,
    place_for,
    slip,
    steps,
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
    Send,
    Space,
    Spot,
    Table,
    around,
    grid,
)

PLACE = "evening"


class Choice(NamedTuple):
    """What is half chosen."""

    raised: str = ""
    """The picture that was touched."""
    laid: str = ""
    """The picture on its way to the table."""


def scene(shown: Any, table: Table, choice: Choice) -> Scene | Reveal:
    """Everything that is to be seen now."""
    told: Scene | Reveal
    match shown:
        case Handoff(to=None, public=TablePublic() as public):
            told = _all_have_chosen(public, table)
        case Handoff(public=TablePublic() as public):
            told = curtain(shown, table, lambda box: _known(public, table, box))
        case PickPrompt() | HandPrompt():
            told = _hand(shown, table, choice)
        case RoundResultPrompt():
            told = _result(shown, table)
        case GameOverPrompt():
            told = _game_over(shown, table)
        case _:
            raise TypeError(type(shown).__name__)
    if isinstance(told, Scene):
        return told._replace(place=PLACE)
    return tuple(step._replace(scene=step.scene._replace(place=PLACE)) for step in told)


def _quoted(word: str) -> str:
    return tr._("“{word}”").format(word=word_text(word))


# --- one player -------------------------------------------------------------------------------


def _hand(prompt: PickPrompt | HandPrompt, table: Table, choice: Choice) -> Scene:
    """A tap raises a picture, throwing it up or dragging it to its place plays it."""
    space, seat = table.space, prompt.audience or 0
    at = desk(space)
    laid = prompt.chosen if isinstance(prompt, HandPrompt) else choice.laid
    pieces = {
        "headline": words(
            space, at.title, _task(prompt, table), 40, badge=token(table.people[seat]), layer=40
        ),
        "word": slip(space, at.word, _quoted(prompt.word), 64, face="italic", layer=3),
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
            enter=Spot(place.moved(0, -place.top - place.h), face_up=False),
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


def _task(prompt: PickPrompt | HandPrompt, table: Table) -> str:
    name = table.name(prompt.audience or 0)
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


def _known(public: TablePublic, table: Table, box: Rect) -> Pieces:
    """What lies on the curtain: the word, and whose pictures lie face down."""
    space = table.space
    paper, rest = box.cut_bottom(box.h * (0.5 if public.laid else 1), 10 * space.unit)
    rect = around(paper.cx, paper.cy, min(paper.w, 640 * space.unit), paper.h)
    found = {"word": slip(space, rect, _quoted(public.word), 64, face="italic", layer=3)}
    if public.laid:
        places = grid(len(public.laid), rest, ASPECT, 10 * space.unit, rows=1)
        for seat, place in zip(public.laid, places, strict=True):
            found[f"card:{seat}"] = Piece(place, PictureCard(), face_up=False, layer=4 + seat)
    return found


def _all_have_chosen(public: TablePublic, table: Table) -> Scene:
    """The pictures lie face down; whoever is ready turns them up."""
    if not public.laid:
        return to_the_table(table, {})
    on = open_table(table)
    pieces = _laid_out(table, on.cards, [PictureCard()] * len(table.people), face_up=False)
    text = _quoted(public.word)
    return to_the_table(table, pieces, on.at, text, go_on=tr._("Turn them up"))


def _laid_out(
    table: Table, places: Sequence[Rect], looks: Sequence[PictureCard], face_up: bool
) -> Pieces:
    """Everyone's picture, with the badge of whoever played it on its corner."""
    found: Pieces = {}
    for seat, (rect, look) in enumerate(zip(places, looks, strict=True)):
        side = rect.w * 0.42
        corner = Rect(rect.x - side * 0.1, rect.y - side * 0.1, side, side)
        found[f"card:{seat}"] = Piece(
            rect, look, face_up, layer=10 + seat, delay=seat * STAGGER, arc=rect.h * 0.15
        )
        found[f"owner:{seat}"] = badge(
            table.people[seat], corner, layer=30 + seat, delay=seat * STAGGER
        )
    return found


def _result(prompt: RoundResultPrompt, table: Table) -> Reveal:
    """Face down; turned up; then equal pictures come together, the most of a kind first."""
    on = open_table(table)
    title = headline(table.space, _quoted(prompt.word), at=on.at)
    looks = [PictureCard(picture) for picture in prompt.picks]
    down = title | _laid_out(table, on.cards, looks, face_up=False)
    up = title | _laid_out(table, on.cards, looks, face_up=True)
    order = sorted(
        range(len(looks)), key=lambda seat: (-prompt.points[seat], prompt.picks[seat], seat)
    )
    moved = [on.cards[order.index(seat)] for seat in range(len(looks))]
    together = title | _laid_out(table, moved, looks, face_up=True)
    for place, seat in enumerate(order):
        points, card = prompt.points[seat], together[f"card:{seat}"]
        together[f"card:{seat}"] = card._replace(
            glow=0.8 if points else 0, glow_colour=CREAM, dim=0 if points else 0.5
        )
        together[f"points:{seat}"] = words(
            table.space, on.points[place], f"{prompt.scores[seat]} (+{points})", 34,
            face="figures", layer=20, delay=0.4,
        )  # fmt: skip
    text = tr._("Who has won?") if prompt.final else tr._("Next word")
    go_on = button(table.space, on.button, text, Send(Next(table.speaker(prompt.actors))))
    return steps(
        (0.6, Scene(down, shade=0.3)),
        (1.4, Scene(up, shade=0.3, sound="flip")),
        (0.8, Scene(together, shade=0.15, sound="reveal")),
        (0, Scene({**together, "next": go_on})),
    )


# --- the end ----------------------------------------------------------------------------------


def _game_over(prompt: GameOverPrompt, table: Table) -> Reveal:
    names = tr.listed([table.name(seat) for seat in prompt.winners])
    won = tr.n("{names} wins", "{names} win together", len(prompt.winners)).format(names=names)
    return ending(
        table,
        Ending(
            title=won if prompt.winners else tr._("Not a single echo"),
            subtitle=tr.n("{n} point", "{n} points", max(prompt.scores)).format(
                n=max(prompt.scores)
            ),
            winners=prompt.winners,
            scores=prompt.scores,
            awards=tuple(_award(award) for award in prompt.awards),
            gallery=tuple(
                Exhibit(PictureCard(picture), ASPECT) for _, picture, _ in prompt.loudest
            ),
            sound="reveal",
        ),
    )


def _award(award: MatchAward) -> AwardCard:
    """What somebody earned, in words."""
    number = award.figures[0]
    title, reason = {
        "kindred": (
            tr._("Kindred spirits"),
            tr.n("{n} time the same", "{n} times the same", number),
        ),
        "own-way": (
            tr._("Lone thinker"),
            tr.n("{n} time alone", "{n} times alone", number),
        ),
    }[award.key]
    return AwardCard(title, award.seats, reason.format(n=number))
