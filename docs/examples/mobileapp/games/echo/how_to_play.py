"""How to play Echo, page by page; the table in the examples is the game's own."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.games.echo.game import GAME
from engine.games.echo.prompts import Pick
from mobileapp.games.echo.layout import Choice
from mobileapp.games.echo.scene import scene
from mobileapp.games.how_to_play import Frame, Page, film, play_example

PICKS = ("moon", "sea", "moon", "moon")
"""What everyone chooses in the example, by seat."""
FILM = partial(film, scene, Choice(), len(PICKS))


def _round() -> tuple[Any, ...]:
    """Everything the table shows in one round: curtains, hands, and what comes of it."""
    script = [Pick(seat, picture) for seat, picture in enumerate(PICKS)]
    return play_example(GAME, len(PICKS), 3, script, first=0)


def _picking() -> Iterator[Frame]:
    """One player looks for a picture, and plays it."""
    prompt = _round()[1]
    yield Frame(1.4, prompt)
    yield Frame(1.2, prompt, Choice(raised=PICKS[0]))
    yield Frame(1.6, prompt, Choice(laid=PICKS[0]))


def _one_round() -> Iterator[Frame]:
    """From hand to hand, and what comes of it."""
    *passed, result = _round()
    yield from (Frame(1.2, curtain) for curtain in passed[::2])
    yield Frame(3.5, result)


PAGES = (
    Page(
        "One word, six pictures",
        "You want to think what the others think.",
        "A word is called, and everyone secretly plays the picture that comes to mind – or rather "
        "the one that will come to everybody’s mind.",
        "What makes it hard: a picture that was played is gone, so think of the words to come.",
        demo=FILM(_picking),
    ),
    Page(
        "The echo",
        "When everyone has chosen, all pictures are turned up.",
        "For each other player with the same picture you get a point.",
        "After five words whoever has most points wins.",
        demo=FILM(_one_round),
    ),
)
