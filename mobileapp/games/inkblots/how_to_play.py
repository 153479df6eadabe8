"""How to play Inkblots, page by page; the table in the examples is the game's own."""

from dataclasses import replace
from functools import cache

from engine.core import Handoff, Prompt
from engine.games.inkblots import moves, prompts
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import SYMBOLS
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Item, Pack
from engine.setup import Player
from mobileapp.games.how_to_play import Frame, Page, film
from mobileapp.games.inkblots.scene import Choice, scene
from mobileapp.stage.scene import Reveal, Space
from mobileapp.translation import N_, tr

PLAYERS = 4
BLOTS = (12, 21, 54, 74)
"""The blots of the example: a moth, a mask, a crab, and one that is put away."""
WORDS = (N_("Moth"), N_("Mask"), N_("Crab"))
MOTH, MASK, CRAB = SYMBOLS


@cache
def _packs() -> tuple[Pack, Pack]:
    """Just enough for a box; what the example does not show stays in it."""
    blots = tuple(
        Item(f"inkblots/ink_{number:03}", image=f"ink_{number:03}.webp")
        for number in (*BLOTS, *(n for n in range(1, 80) if n not in BLOTS))
    )
    words = tuple(Item(f"example/{number:02}", text=f"{number}") for number in range(40))
    about = ("", "", "", 6)
    return (
        Pack("inkblots", 1, "pictures", ("inkblots",), "", *about, blots),
        Pack("example", 1, "words", ("inkblots",), "", *about, words),
    )


def _round(control: str) -> list[Prompt | Handoff]:
    """Everything the table shows in a round: Ana is understood, the other team says `control`."""
    players = [Player(str(seat)) for seat in range(PLAYERS)]
    setup = make_setup(GAME, players, 1, first=0, packs=_packs())
    pictures, words = (pack.items for pack in _packs())
    said = [replace(item, text=tr._(text)) for item, text in zip(words, WORDS, strict=False)]
    box = {"pictures": pictures, "words": (*said, *words[len(said) :])}
    match = Match(GAME, replace(setup, box=box))
    shown = [match.screen]
    for move in (
        moves.ChooseSubject(0, 0), moves.RemoveImage(1, 3), moves.MatchSymbols(0, SYMBOLS),
        moves.Guess(2, 0, MOTH), moves.ControlGuess(1, control), moves.SecondGuess(2, 2, CRAB),
    ):  # fmt: skip
        match.play(move)
        shown.append(match.screen)
        if isinstance(match.screen, Handoff):
            shown.append(match.take())
    return shown


def _one_round(space: Space) -> Reveal:
    """From the deal to the name_key slips."""
    frames: list[Frame] = []
    for shown in _round(MASK)[:6]:
        if isinstance(shown, prompts.MatchSymbolsPrompt):
            pairs = tuple(zip(SYMBOLS, shown.board.images_in_play, strict=True))
            frames += [Frame(0.9, shown, Choice(paired=pairs[:count])) for count in range(4)]
        else:
            frames.append(Frame(1.6, shown, Choice()))
    return film(scene, space, PLAYERS, frames)


def _guessing(space: Space, control: str) -> Reveal:
    """From the first guess to the result."""
    frames = [Frame(2.0, shown, Choice()) for shown in _round(control)[6:]]
    return film(scene, space, PLAYERS, frames)


PAGES = (
    Page(
        N_("What does your friend see?"),
        (
            N_(
                "Two teams take turns. One of them is put to the test: one of its players, the "
                "subject, gives three words to three inkblots in secret, and the rest of the team "
                "tries to see with the same eyes."
            ),
            N_(
                "The other team is the control team. It first puts one of the four blots away – "
                "the one that seems easiest."
            ),
        ),
        demo=_one_round,
    ),
    Page(
        N_("The guesses"),
        (
            N_(
                "The subject says nothing, nods at nothing and smiles at nothing. The others may "
                "talk, aloud or in whispers."
            ),
            N_(
                "The test team brings one word to one blot. The control team brings a word to the "
                "same blot: the same one or another. Then the slip there is turned over."
            ),
            N_("If the test team was right, it guesses once more: another word for another blot."),
        ),
        demo=lambda space: _guessing(space, MASK),
    ),
    Page(
        N_("Who gets the first blot"),
        (N_("A blot on a team’s shelf is worth one point."),),
        table=(
            (N_("Test team"), N_("Control"), N_("The blot goes to"), N_("A second guess?")),
            (N_("right"), N_("wrong"), N_("the test team"), N_("yes")),
            (N_("right"), N_("right"), N_("nobody"), N_("yes")),
            (N_("wrong"), N_("right"), N_("control"), N_("no")),
            (N_("wrong"), N_("wrong"), N_("nobody"), N_("no")),
        ),
    ),
    Page(
        N_("Who gets the second blot"),
        (
            N_(
                "The second guess is safe if only the test team was right before. If both teams "
                "were, a mistake now gives the blot to the control team."
            ),
        ),
        demo=lambda space: _guessing(space, MOTH),
        table=(
            (N_("At the first blot"), N_("Second guess right"), N_("Second guess wrong")),
            (N_("only the test team was right"), N_("the test team"), N_("nobody")),
            (N_("both teams were right"), N_("the test team"), N_("control")),
        ),
    ),
    Page(
        N_("Who wins"),
        (
            N_(
                "After each round the teams swap roles. A team that has at least four points at "
                "the end of a round, and two more than the other, has won."
            ),
        ),
        table=(
            (N_("Points"), N_("Is it over?")),
            ("3 : 0", N_("no, it takes four points")),
            ("4 : 2", N_("yes")),
            ("4 : 3", N_("no, it takes a lead of two")),
            ("5 : 3", N_("yes")),
        ),
    ),
)
