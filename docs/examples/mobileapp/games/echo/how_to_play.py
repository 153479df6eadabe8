"""How to play Echo, page by page; the table in the examples is the game's own."""

from engine.core import Handoff, Prompt
from engine.games.echo.game import GAME
from engine.games.echo.moves import Pick
from engine.games.echo.prompts import PickPrompt, RoundResultPrompt
from engine.make_setup import make_setup
from engine.match import Match
from engine.setup import Player
from mobileapp.games.echo.scene import Choice, scene
from mobileapp.games.how_to_play import Frame, Page, film
from mobileapp.stage.scene import Reveal, Space
from mobileapp.translation import N_

PICKS = ("moon", "sea", "moon", "moon")
"""What everyone chooses in the example, by seat."""


def _round() -> tuple[Prompt | Handoff, ...]:
    """Everything the table shows in one round."""
    people = [Player(str(seat)) for seat in range(len(PICKS))]
    match = Match(GAME, make_setup(GAME, people, 3, first=0))
    shown: list[Prompt | Handoff] = []
    while not isinstance(match.screen, RoundResultPrompt):
        shown.append(match.screen)
        if isinstance(match.screen, Handoff):
            match.take()
        else:
            seat = match.prompt.actors[0]
            match.play(Pick(seat, PICKS[seat]))
    return (*shown, match.screen)


def _picking(space: Space) -> Reveal:
    """One player looks for a picture, and plays it."""
    prompt = next(shown for shown in _round() if isinstance(shown, PickPrompt))
    return film(scene, space, len(PICKS), (
        Frame(1.4, prompt, Choice()),
        Frame(1.2, prompt, Choice(raised=PICKS[0])),
        Frame(1.6, prompt, Choice(laid=PICKS[0])),
    ))  # fmt: skip


def _one_round(space: Space) -> Reveal:
    """From hand to hand, and what comes of it."""
    frames = [
        Frame(3.5 if isinstance(shown, RoundResultPrompt) else 1.2, shown, Choice())
        for shown in _round()
        if not isinstance(shown, PickPrompt)
    ]
    return film(scene, space, len(PICKS), frames)


PAGES = (
    Page(
        N_("One word, six pictures"),
        (
            N_(
                "A word is called, and everyone secretly plays the picture that comes to mind – "
                "or rather the one that will come to everybody’s mind."
            ),
            N_("A picture that was played is gone. So it pays to think of words still to come."),
        ),
        demo=_picking,
    ),
    Page(
        N_("The echo"),
        (
            N_("When everyone has chosen, all pictures are turned up."),
            N_("For each other player with the same picture you get a point."),
            N_("After five words whoever has most points wins."),
        ),
        demo=_one_round,
    ),
)
