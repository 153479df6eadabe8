"""How a round of Inkblots is played by touch."""

from functools import partial

from engine.games.inkblots.moves import SYMBOLS
from tests.harness.hands import Hands
from tools.tour.rounds import Cost, Round


def _play(hands: Hands, right: bool) -> None:
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


ROUNDS = (
    Round("inkblots", 5, "a round", partial(_play, right=False), Cost(1, 9)),
    Round("inkblots", 5, "with a second guess", partial(_play, right=True), Cost(1, 10)),
)
