"""How to play Inkblots, page by page; the table in the examples is the game's own."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.games.inkblots import moves
from engine.games.inkblots.game import GAME
from engine.packs import Item
from mobileapp.games.how_to_play import Frame, Page, film, play_example
from mobileapp.games.inkblots.layout import Choice
from mobileapp.games.inkblots.scene import scene
from mobileapp.languages.translation import N_, tr

PLAYERS = 4
FILM = partial(film, scene, Choice(), PLAYERS)
BLOTS = (12, 21, 54, 74)
"""The blots of the example: a moth, a mask, a crab, and one that is put away."""
WORDS = (N_("Moth"), N_("Mask"), N_("Crab"))
MOTH, MASK, CRAB = moves.SYMBOLS


def _round(control: str) -> tuple[Any, ...]:
    """Everything the table shows in a round: Ana is understood, the other team says `control`."""
    blots = (*BLOTS, *(number for number in range(1, 80) if number not in BLOTS))
    words = (*map(tr._, WORDS), *map(str, range(3, 40)))
    items = {
        "pictures": [Item(f"inkblots/ink_{n:03}", image=f"ink_{n:03}.webp") for n in blots],
        "words": [Item(f"example/{n:02}", text=text) for n, text in enumerate(words)],
    }
    script = (
        moves.ChooseSubject(0, 0),
        moves.RemoveImage(1, 3),
        moves.MatchSymbols(0, moves.SYMBOLS),
        moves.Guess(2, 0, MOTH),
        moves.ControlGuess(1, control),
        moves.SecondGuess(2, 2, CRAB),
    )
    return play_example(GAME, PLAYERS, 1, script, items, shuffled=False, first=0)


def _one_round() -> Iterator[Frame]:
    """From the deal to the first guess."""
    deal, removal, curtain, pairing, *table = _round(MASK)[:6]
    yield from (Frame(1.6, shown) for shown in (deal, removal, curtain))
    pairs = tuple(zip(moves.SYMBOLS, pairing.board.images_in_play, strict=True))
    yield from (Frame(0.9, pairing, Choice(paired=pairs[:count])) for count in range(4))
    yield from (Frame(1.6, shown) for shown in table)


PAGES = (
    Page(
        "What does your friend see?",
        "Two teams take turns. One of them is put to the test: one of its players, the subject, "
        "gives three words to three inkblots in secret, and the rest of the team tries to see with "
        "the same eyes.",
        "The other team is the control team. It first puts one of the four blots away – the one "
        "that seems easiest.",
        demo=FILM(_one_round),
    ),
    Page(
        "The guesses",
        "The subject says nothing, nods at nothing and smiles at nothing. The others may talk, "
        "aloud or in whispers.",
        "The test team puts one word on one blot. The control team puts a word on the same blot: "
        "the same one or another. Then the subject’s slip there is turned over.",
        "If the test team was right, it guesses once more: another word for another blot.",
        demo=FILM(lambda: map(Frame, (2.0, 2.0, 2.0), _round(MASK)[6:])),
    ),
    Page(
        "Who gets the first blot",
        "A blot on a team’s shelf is worth one point.",
        table=(
            ("Test team", "Control", "The blot goes to", "A second guess?"),
            ("right", "wrong", "the test team", "yes"),
            ("right", "right", "nobody", "yes"),
            ("wrong", "right", "control", "no"),
            ("wrong", "wrong", "nobody", "no"),
        ),
    ),
    Page(
        "Who gets the second blot",
        "The second guess is safe if only the test team was right before. If both teams were, a "
        "mistake now gives the blot to the control team.",
        demo=FILM(lambda: map(Frame, (2.0, 2.0, 2.0), _round(MOTH)[6:])),
        table=(
            ("At the first blot", "Second guess right", "Second guess wrong"),
            ("only the test team was right", "the test team", "nobody"),
            ("both teams were right", "the test team", "control"),
        ),
    ),
    Page(
        "Who wins",
        "After each round the teams swap roles. A team that has at least four points at the end of "
        "a round, and two more than the other, has won.",
        table=(
            ("Points", "Is it over?"),
            ("3 : 0", "no, it takes four points"),
            ("4 : 2", "yes"),
            ("4 : 3", "no, it takes a lead of two"),
            ("5 : 3", "yes"),
        ),
    ),
)
