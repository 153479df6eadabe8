"""The pages of *How to play* for Inkblots; their demos are real scenes of the game."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engine.core import Move, Next
from engine.games.inkblots import moves
from engine.games.inkblots.game import GAME
from engine.packs import Item
from mobileapp.games.how_to_play import Drawn, Frame, Page, film, play_example
from mobileapp.games.inkblots.layout import Choice
from mobileapp.games.inkblots.looks import WonBlot
from mobileapp.games.inkblots.scene import scene
from mobileapp.languages.translation import N_, tr

PLAYERS = 4
FILM = partial(film, scene, Choice(), PLAYERS)
BLOTS = (12, 21, 54, 74)
"""The numbers of the blots in the example: a moth, a mask, a crab, and one that is put away."""
WON = (12, 21, 54, 74, 15, 43, 66, 33)
"""The numbers of the blots that teams have won in the examples of a score."""
LAST_BLOT, MIN_WORDS = 80, 40
"""The example match has all blots with numbers below `LAST_BLOT`, and its words again and again."""
WORDS = (N_("Moth"), N_("Mask"), N_("Crab"))
MOTH, MASK, CRAB = moves.SYMBOLS
SLOW, QUICK = 2.0, 0.9
"""Seconds for which a demo shows a scene: usually, and while words are laid one by one."""


def _items() -> dict[str, list[Item]]:
    """The items of the example match: first the blots and words of its first round, then others."""
    blots = (*BLOTS, *(number for number in range(1, LAST_BLOT) if number not in BLOTS))
    words = [tr._(WORDS[number % len(WORDS)]) for number in range(MIN_WORDS)]
    return {
        "pictures": [Item(f"inkblots/ink_{n:03}", image=f"ink_{n:03}.webp") for n in blots],
        "words": [Item(f"example/{n:02}", text=text) for n, text in enumerate(words)],
    }


def _moves(first: str, control: str, subject: int = 0) -> tuple[Move, ...]:
    """The moves of a round in which both teams guess which word belongs to the moth's blot.

    `subject` is the subject's seat; the seats of the two teams alternate. The test team guesses
    `first`, the control team `control`. If `first` is right, the test team makes a second guess,
    which is right, too.
    """
    partner, opponent = (subject + 2) % PLAYERS, (subject + 1) % PLAYERS
    guesses = (
        moves.ChooseSubject(subject, subject),
        moves.RemoveImage(opponent, len(WORDS)),
        moves.MatchSymbols(subject, moves.SYMBOLS),
        moves.Guess(partner, 0, first),
        moves.ControlGuess(opponent, control),
    )
    return (*guesses, moves.SecondGuess(partner, 2, CRAB)) if first == MOTH else guesses


def _shown(*script: Move) -> tuple[Any, ...]:
    """All hand-offs and prompts that the tablet shows while these moves are made."""
    return play_example(GAME, PLAYERS, 1, script, _items(), shuffled=False, first=0)


def _one_round() -> Iterator[Frame]:
    """The frames from the deal to the prompt for the first guess, inclusive."""
    deal, removal, curtain, pairing, *table = _shown(*_moves(MOTH, MASK))[:6]
    yield from (Frame(SLOW, shown) for shown in (deal, removal, curtain))
    pairs = tuple(zip(moves.SYMBOLS, pairing.board.images_in_play, strict=True))
    yield from (
        Frame(QUICK, pairing, Choice(paired=pairs[:count])) for count in range(len(pairs) + 1)
    )
    yield from (Frame(SLOW, shown) for shown in table)


def _guesses(first: str, control: str) -> Callable[[], Iterator[Frame]]:
    """A function that returns the frames after the first guess, including the round's result.

    `first` and `control` are the guesses of the two teams (see `_moves`).
    """
    return lambda: (Frame(SLOW, shown) for shown in _shown(*_moves(first, control))[6:])


def _victory() -> Iterator[Frame]:
    """The frames of the last result and of the ending of a match that Moon wins 4 : 0.

    Moon is right twice in each of the two rounds in which it is the test team.
    """
    played = (*_moves(MOTH, MASK), Next(0), *_moves(MASK, CRAB, subject=1), Next(0))
    *_, result, over = _shown(*played, *_moves(MOTH, MASK), Next(0))
    yield from (Frame(SLOW, result), Frame(SLOW, over))


def _together() -> Iterator[Frame]:
    """The frames of a round of *Together*: Ben finds one of the three pairs that Ana has made."""
    script = (
        moves.RemoveImage(1, len(WORDS)),
        moves.MatchSymbols(0, moves.SYMBOLS),
        moves.ReadSymbols(1, (MOTH, CRAB, MASK)),
    )
    shown = play_example(GAME, 2, 1, script, _items(), shuffled=False, first=0, variant="together")
    *_, reading, compared = shown
    pairs = tuple(zip((MOTH, CRAB, MASK), reading.board.images_in_play, strict=True))
    yield Frame(SLOW, shown[0])
    yield from (
        Frame(QUICK, reading, Choice(paired=pairs[:count])) for count in range(len(pairs) + 1)
    )
    yield Frame(SLOW, compared)


def _shelves(moon: int, sun: int) -> Drawn:
    """The blots that both teams have won."""
    teams = ["dusk"] * moon + ["dawn"] * sun
    return tuple(WonBlot(f"ink_{n:03}", team) for n, team in zip(WON, teams, strict=False))


PAGES = (
    Page(
        "What does your friend see?",
        "Three words and four blots are turned up. The control team puts one blot away – the one "
        "that seems easiest. Then one of the test team, the subject, secretly gives each word to "
        "one of the other three.",
        "Can the rest of the test team see with the same eyes? Each blot whose word you find is a"
        " point; four points and a lead of two win.",
        "What makes it hard: the control team is looking too. If both teams are right, nobody gets "
        "the blot; if only the control team is, it does.",
        demo=FILM(_one_round),
        focus=("blot", "word", "my-word", "answer"),
    ),
    Page(
        "The guesses",
        "In each round the teams swap roles, and the test team picks its subject, who says "
        "nothing, nods at nothing and smiles at nothing. The others may talk, aloud or in "
        "whispers.",
        "The test team puts one word on one blot. The control team puts a word on the same blot: "
        "the same one or another. Then the subject’s slip there is turned over.",
        "If the test team was right, it guesses once more: another word for another blot. With the "
        "option “Second guess is optional” it may also pass.",
        demo=FILM(_guesses(MOTH, MASK)),
        focus=("blot", "guess"),
    ),
    Page(
        "Who gets the first blot",
        "A blot on a team’s shelf is worth one point. The row that applies is shown when the slip "
        "is turned over.",
        demo=FILM(_guesses(MASK, MOTH)),
        focus=("blot", "guess"),
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
        "Right? The blot is yours. Wrong? You lose nothing if only you were right before; if both "
        "teams were, the control team takes it.",
        "The third blot is never won: with two words found, the last one is no riddle.",
        demo=FILM(_guesses(MOTH, MOTH)),
        focus=("blot", "guess"),
    ),
    Page(
        "Who wins",
        "A team that has at least four points at the end of a round, and two more than the other, "
        "has won.",
        "A short game has four rounds, or six with six or more players. Then, or if the blots run "
        "out, the team with more points wins; if they’re equal, it’s a draw.",
        demo=FILM(_victory),
        focus=("blot", "guess"),
        table=(
            ("Points", "Is it over?"),
            (_shelves(3, 0), "no, it takes four points"),
            (_shelves(4, 2), "yes"),
            (_shelves(4, 3), "no, it takes a lead of two"),
            (_shelves(5, 3), "yes"),
        ),
    ),
    Page(
        "Together, for two or three",
        "This version is our own, for two or three. No teams: you take turns to be the subject, "
        "and the others try to read your mind. They put one blot away, then say where each of "
        "the three words went.",
        "Every pairing you agree on is a point for all of you: at most 24 in the eight rounds of "
        "two players, 27 in the nine rounds of three. Blind luck gives about one point a round. "
        "If you agree on all three, you’re of one mind and keep the blots.",
        demo=film(scene, Choice(), 2, _together),
        focus=("blot", "answer"),
        variant="together",
    ),
)
