"""How to play Inkblots, page by page; the table in the examples is the game's own."""

from functools import cache

from engine.arrange import arrange
from engine.core import Handoff, Prompt
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import (
    SYMBOLS,
    ChooseSubject,
    ControlGuess,
    Guess,
    MatchSymbols,
    RemoveImage,
    SecondGuess,
)
from engine.games.inkblots.prompts import (
    ChooseSubjectPrompt,
    ControlGuessPrompt,
    GuessPrompt,
    MatchSymbolsPrompt,
    RemoveImagePrompt,
    RoundResultPrompt,
    SecondGuessPrompt,
)
from engine.match import Match
from engine.packs import Item, Pack
from engine.setup import Player
from engine.values import replace
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


def _round(control: str) -> tuple[Prompt | Handoff, ...]:
    """Everything the table shows in a round: Ana is understood, the other team says `control`."""
    players = [Player(str(seat)) for seat in range(PLAYERS)]
    setup = arrange(GAME, players, 1, first=0, packs=_packs())
    words = tuple(
        Item(f"example/{number:02}", text=tr._(text)) for number, text in enumerate(WORDS)
    )
    box = {
        "pictures": _packs()[0].items,
        "words": (*words, *_packs()[1].items[len(words) :]),
    }
    match = Match(GAME, replace(setup, box=box))
    shown: list[Prompt | Handoff] = []
    while True:
        shown.append(match.screen)
        if isinstance(match.screen, Handoff):
            match.take()
            continue
        match match.prompt:
            case ChooseSubjectPrompt():
                match.play(ChooseSubject(0, 0))
            case RemoveImagePrompt():
                match.play(RemoveImage(1, 3))
            case MatchSymbolsPrompt():
                match.play(MatchSymbols(0, SYMBOLS))
            case GuessPrompt():
                match.play(Guess(2, 0, MOTH))
            case ControlGuessPrompt():
                match.play(ControlGuess(1, control))
            case SecondGuessPrompt():
                match.play(SecondGuess(2, 2, CRAB))
            case RoundResultPrompt():
                return tuple(shown)


def _one_round(space: Space) -> Reveal:
    """From the deal to the folded slips."""
    frames: list[Frame] = []
    for shown in _round(MASK):
        match shown:
            case ChooseSubjectPrompt() | RemoveImagePrompt():
                frames.append(Frame(1.7, shown, Choice()))
            case Handoff(to=None):
                frames.append(Frame(1.8, shown))
            case Handoff():
                frames.append(Frame(1.2, shown))
            case MatchSymbolsPrompt():
                pairs = tuple(zip(SYMBOLS, shown.board.images_in_play, strict=True))
                frames += [Frame(0.9, shown, Choice(paired=pairs[:count])) for count in range(4)]
    return film(scene, space, PLAYERS, frames)


def _guessing(space: Space, control: str) -> Reveal:
    """From the first guess to the result."""
    frames = []
    for shown in _round(control):
        match shown:
            case GuessPrompt():
                frames.append(Frame(1.6, shown, Choice()))
            case ControlGuessPrompt():
                frames.append(Frame(1.6, shown, Choice()))
            case SecondGuessPrompt():
                frames.append(Frame(2.0, shown, Choice()))
            case RoundResultPrompt():
                frames.append(Frame(3.5, shown, Choice()))
    return film(scene, space, PLAYERS, frames)


PAGES = (
    Page(
        N_("What does your friend see?"),
        (
            N_(
                "Two teams take turns. One of them is put to the test: one of its players, the "
                "subject, gives three words to three inkblots in secret, and the others of the "
                "team try to see with the same eyes."
            ),
            N_(
                "The other team is control. It first puts one of the four blots away – the one "
                "that seems easiest."
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
                "The test team brings one word to one blot. Control brings a word to the same "
                "blot: the same one or another. Then its slip is turned over."
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
                "were, a mistake now gives the blot to control."
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
                "After each round the teams change places. A team that has at least four points at "
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
