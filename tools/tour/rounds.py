"""What a round of each game costs: how often the tablet is passed on, and how many gestures.

Counted by playing with real touches. To lay the tablet on the table is a gesture, not a hand-off.
"""

import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from tools.hands import Hands
from tools.tour.walk import Walk

from engine.games.inkblots.moves import SYMBOLS  # isort: skip - the driver prepares Kivy first
from engine.games.telepathy.prompts import MemorisePrompt  # isort: skip
from engine.core import Handoff  # isort: skip
from engine.make_setup import make_setup  # isort: skip
from engine.registry import find_game  # isort: skip
from engine.setup import Player  # isort: skip
from mobileapp.stage import textures  # isort: skip
from tools.driver import Driver  # isort: skip


class Cost(NamedTuple):
    """What was counted, or what is allowed."""

    hand_offs: int
    gestures: int


class Round(NamedTuple):
    """Something that people do again and again, and what it may cost them at most."""

    game: str
    players: int
    what: str
    play: Callable[[Hands], None]
    allowed: Cost
    seed: int = 7
    variant: str = ""


def count(driver: Driver, names: Iterable[str], wanted: Round) -> Cost:
    """Play a round with an app, and say what it has cost."""
    game = find_game(wanted.game)
    people = [Player(name) for _, name in zip(range(wanted.players), names, strict=False)]
    first = None if wanted.game == "storyteller" else 0  # there, whoever has a clue begins
    driver.app.start_match(
        make_setup(
            game,
            people,
            wanted.seed,
            variant=wanted.variant,
            first=first,
            packs=driver.app.shelf.packs(),
        )
    )
    hands = Hands(driver)
    hands.rest()
    wanted.play(hands)
    driver.app.end_match()
    return Cost(hands.hand_offs, hands.gestures)


def count_all(size: str, language: str) -> list[Cost]:
    """Count every round, in an app of its own that paints nothing."""
    textures.paint = lambda _key, _art: Image.new("RGBA", (2, 2))
    with tempfile.TemporaryDirectory() as folder:
        walk = Walk(size, Path(folder), Path(folder), language)
        costs = [count(walk.driver, walk.people.names, wanted) for wanted in ROUNDS]
        walk.driver.stop()
    return costs


def table_of(costs: Iterable[Cost]) -> Iterator[str]:
    """The lines of a table: what was counted, and beside it what is allowed."""
    yield f"{'':45}{'hand-offs':>20}{'gestures':>20}"
    for wanted, cost in zip(ROUNDS, costs, strict=True):
        title = f"{find_game(wanted.game).title}, {wanted.players} players: {wanted.what}"
        pairs = zip(cost, wanted.allowed, strict=True)
        yield f"{title:45}" + "".join(f"{f'{n} of at most {most}':>20}" for n, most in pairs)


# --- how they are played ----------------------------------------------------------------------


def _storyteller(hands: Hands) -> None:
    """Ana tells, four others lay false trails, and all of them find her picture."""
    hands.tap("person:0")
    hands.forget()
    hands.lift()
    told = f"card:{hands.shown.hand[1].id}"
    hands.flick(told)
    for _ in range(4):
        hands.lift()
        hands.flick(f"card:{hands.shown.hand[0].id}")
    hands.lift()
    hands.tap("button")
    for seat in hands.shown.pointing:
        hands.drag(f"vote:{seat}", told)
    hands.tap("button")
    hands.tap("next")


def _inkblots(hands: Hands, right: bool) -> None:
    """Words are given to blots from left to right; the first guess finds out, or does not."""
    hands.tap(f"person:{hands.shown.suggested}")
    hands.drag(f"blot:{hands.shown.board.deal.images[3].id}", "folder")
    hands.lift()
    deal = hands.shown.board.deal
    blots = [f"blot:{image.id}" for image in deal.images[:3]]
    words = [f"word:{deal.word(symbol).id}" for symbol in SYMBOLS]
    for word, blot in zip(words, blots, strict=True):
        hands.drag(f"my-{word}", blot)
    hands.lift()
    guessed = blots[0 if right else 1]
    hands.drag(words[0], guessed)
    hands.drag(words[2], guessed)
    if right:
        hands.drag(words[1], blots[1])
    hands.tap("next")


def _telepathy(hands: Hands) -> None:
    """A card is pushed over the middle, and a column by one step."""
    _learn(hands)
    hands.forget()
    half = hands.piece("half").rect
    x, y = hands.place_of("card:col_south")
    over = half.y + half.h * 0.1 if half.cy > y else half.top - half.h * 0.1
    hands.drag("card:col_south", (x, over))
    key = f"tile:{hands.shown.board.grid[hands.shown.places[1].cells[1]]}"
    (slide,) = hands.piece(key).slides
    way = next(way for way in slide.ways if way.key == key)
    x, y = hands.place_of(key)
    hands.drag(key, (x + way.dx * 0.8, y + way.dy * 0.8))


def _look_again(hands: Hands) -> None:
    """Ana holds her silver card: she sees her secrets, and then the table is back."""
    _learn(hands)
    hands.forget()
    hands.hold("peek:0")


def _learn(hands: Hands) -> None:
    while isinstance(hands.shown, (Handoff, MemorisePrompt)):
        if isinstance(hands.shown, Handoff):
            hands.lift()
        else:
            hands.tap("button")


def _clouds(hands: Hands) -> None:
    """A word is chosen, read and guessed; painting is what they came for, and costs nothing."""
    hands.lift()
    hands.tap("word:1")
    hands.lift()
    hands.tap("button")
    before = hands.gestures
    hands.flick("supply:heap")
    hands.driver.wait(3)  # the clock starts by itself
    supply = next(key for key in hands.keys("supply") if hands.piece(key).touchable)
    hands.drag(supply, (hands.stage.center_x, hands.stage.center_y))
    hands.gestures = before
    hands.tap("guessed")
    hands.tap("person:1")
    hands.tap("next")


ROUNDS = (
    Round("clouds", 4, "a round without painting", _clouds, Cost(2, 5)),
    Round("inkblots", 5, "a round", partial(_inkblots, right=False), Cost(1, 9)),
    Round("inkblots", 5, "with a second guess", partial(_inkblots, right=True), Cost(1, 10)),
    Round("storyteller", 5, "a round", _storyteller, Cost(6, 14)),
    Round("telepathy", 2, "a turn", _telepathy, Cost(0, 2), 378, "standard"),
    Round("telepathy", 2, "secrets seen again", _look_again, Cost(0, 1), 378, "standard"),
)
