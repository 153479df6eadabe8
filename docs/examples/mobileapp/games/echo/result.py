"""What everyone played, the points, and the end of a match."""

from engine.core import Award, Next
from engine.games.echo.prompts import GameOverPrompt, RoundResultPrompt
from mobileapp.games.echo.layout import open_table, pictures
from mobileapp.games.echo.looks import ASPECT, PictureCard
from mobileapp.games.echo.texts import quoted
from mobileapp.languages.translation import tr
from mobileapp.stage.award_cards import AwardCard
from mobileapp.stage.ending import Ending, ending
from mobileapp.stage.gallery import Exhibit
from mobileapp.stage.looks import CREAM
from mobileapp.stage.parts import button, headline, reveal_of, words
from mobileapp.stage.piece import Send
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.tokens import Dim, Duration, Glow, Layer, Text

FACE_DOWN, FACE_UP, SORTED = 0.6, 1.4, 0.8
"""Seconds that the steps of a result take."""


def round_result(prompt: RoundResultPrompt, context: SceneContext) -> Reveal:
    """Face down; turned up; then equal pictures come together, the most of a kind first."""
    at = open_table(context.space, len(context.people))
    title = headline(context.space, at, quoted(prompt.word))
    looks = [PictureCard(picture) for picture in prompt.picks]
    down = title | pictures(context, at.cards, looks, face_up=False)
    up = title | pictures(context, at.cards, looks, face_up=True)
    order = sorted(
        range(len(looks)), key=lambda seat: (-prompt.points[seat], prompt.picks[seat], seat)
    )
    moved = [at.cards[order.index(seat)] for seat in range(len(looks))]
    together = title | pictures(context, moved, looks, face_up=True)
    for place, seat in enumerate(order):
        points, card = prompt.points[seat], together[f"card:{seat}"]
        together[f"card:{seat}"] = card._replace(
            glow=Glow.CHOSEN if points else 0, glow_colour=CREAM, dim=0 if points else Dim.FADED
        )
        together[f"points:{seat}"] = words(
            context.space, at.points[place], f"{prompt.scores[seat]} (+{points})", Text.BODY,
            face="figures", layer=Layer.LABEL, delay=Duration.SLOW,
        )  # fmt: skip
    text = tr._("Who has won?") if prompt.final else tr._("Next word")
    go_on = button(context.space, at.button, text, Send(Next(context.speaker(prompt.actors))))
    return reveal_of(
        (FACE_DOWN, Scene(down, shade=Dim.DUSK)),
        (FACE_UP, Scene(up, shade=Dim.DUSK, sound="flip")),
        (SORTED, Scene(together, shade=Dim.DUSK / 2, sound="reveal")),
        (0, Scene({**together, "next": go_on})),
    )


def game_over(prompt: GameOverPrompt, context: SceneContext) -> Reveal:
    """Who has won, what was earned, and the pictures that most agreed on."""
    names = tr.listed([context.name(seat) for seat in prompt.winners])
    won = tr.n("{names} wins", "{names} win together", len(prompt.winners)).format(names=names)
    return ending(
        context,
        Ending(
            title=won if prompt.winners else tr._("Not a single echo"),
            subtitle=tr.n("{n} point", "{n} points", max(prompt.scores)).format(
                n=max(prompt.scores)
            ),
            winners=prompt.winners,
            scores=prompt.scores,
            awards=tuple(_award(award) for award in prompt.awards),
            gallery=tuple(
                Exhibit(picture, PictureCard(picture), ASPECT) for picture in prompt.favourites
            ),
            sound="reveal",
        ),
    )


def _award(award: Award) -> AwardCard:
    title, reason = award_words(award.key, award.figures)
    return AwardCard(title, award.seats, reason)


def award_words(key: str, figures: tuple[int, ...]) -> tuple[str, str]:
    """What somebody earned, in words."""
    number = figures[0]
    title, reason = {
        "kindred": (
            tr._("Kindred spirits"),
            tr.n("{n} time the same", "{n} times the same", number),
        ),
        "own-way": (
            tr._("Lone thinker"),
            tr.n("{n} time alone", "{n} times alone", number),
        ),
    }[key]
    return title, reason.format(n=number)
