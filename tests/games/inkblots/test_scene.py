"""Inkblots' scenes as arithmetic: every prompt, every table, every window."""

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from engine.arrange import arrange
from engine.core import Handoff, Join, Leave, Next, Prompt
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import (
    SYMBOLS,
    ChooseSubject,
    ControlGuess,
    Guess,
    MatchSymbols,
    PassSecondGuess,
    RemoveImage,
    SecondGuess,
)
from engine.games.inkblots.prompts import (
    ChooseSubjectPrompt,
    ControlGuessPrompt,
    GameOverPrompt,
    GuessPrompt,
    MatchSymbolsPrompt,
    RemoveImagePrompt,
    RoundResultPrompt,
    SecondGuessPrompt,
)
from engine.match import Match
from engine.packs import Item, Pack
from engine.setup import Player
from mobileapp.games.inkblots.how_to_play import PAGES
from mobileapp.games.inkblots.looks import WordSlip
from mobileapp.games.inkblots.scene import Choice, paired_with, scene
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import Card
from mobileapp.stage.parts import last_scene
from mobileapp.stage.scene import Choose, Scene, Send, Table
from tests.stage.scene_checks import SPACES, check, scenes_of, table_for

ON_BLOTS = frozenset({"guess", "guess-team"})
"""What lies on other things by design."""
LONGEST = ("Ransom note", "Five more minutes", "Eavesdropping")
"""Long words of the packs."""

Shown = Prompt | Handoff


@cache
def _packs() -> tuple[Pack, Pack]:
    blots = tuple(Item(f"blots/{n:03}", image=f"{n}.webp") for n in range(100))
    words = tuple(Item(f"words/{n:03}", text=LONGEST[n % 3]) for n in range(99))
    about = ("", "", "", 6)
    return (
        Pack("blots", 1, "pictures", ("inkblots",), "", *about, blots),
        Pack("words", 1, "words", ("inkblots",), "", *about, words),
    )


def begin(players: int, optional: bool = False) -> Match:
    """A match of people; Dusk, the even seats, is tested first."""
    setup = arrange(
        GAME,
        [Player(f"P{n}") for n in range(players)],
        5,
        first=0,
        options={"second_guess_optional": optional},
        packs=_packs(),
    )
    return Match(GAME, setup)


def play_round(match: Match, test: bool, control: bool, second: str) -> Iterator[Shown]:
    """Everything a round shows. Words are given from left to right; `second` is "+", "-" or
    "pass"."""
    while True:
        shown = match.screen
        yield shown
        if isinstance(shown, Handoff):
            match.take()
            continue
        peeked = [match.game.peek(match._state, seat) for seat in range(len(match.players))]
        yield from (prompt for prompt in peeked if prompt is not None)
        seat = shown.actors[0]
        match shown:
            case ChooseSubjectPrompt():
                match.play(ChooseSubject(seat, shown.suggested))
            case RemoveImagePrompt():
                match.play(RemoveImage(seat, 1))
            case MatchSymbolsPrompt():
                match.play(MatchSymbols(seat, SYMBOLS))
            case GuessPrompt():
                match.play(Guess(seat, 2, SYMBOLS[1 if test else 0]))
            case ControlGuessPrompt():
                match.play(ControlGuess(seat, SYMBOLS[1 if control else 2]))
            case SecondGuessPrompt() if second == "pass":
                match.play(PassSecondGuess(seat))
            case SecondGuessPrompt():
                match.play(SecondGuess(seat, 3, SYMBOLS[2 if second == "+" else 0]))
            case RoundResultPrompt():
                return


def rounds(players: int) -> Iterator[Shown]:
    """All rows of the scoring table, the end of a match included, and the house rule."""
    rows = [(t, c, s) for t, c in product((True, False), repeat=2) for s in ("+", "-")]
    for row in rows:
        yield from play_round(begin(players), *row)
    yield from play_round(begin(players, optional=True), True, True, "pass")
    match = begin(players)
    while not match.over:
        dusk = match.prompt.board.deal.test_team == "dusk"  # type: ignore[attr-defined]
        yield from play_round(match, dusk, not dusk, "+")
        match.play(Next(0))
    yield match.screen


def shown_by(players: int, *kinds: type[Prompt]) -> list[Shown]:
    return [shown for shown in rounds(players) if isinstance(shown, kinds)]


def pieces(shown: Shown, table: Table, choice: Choice | None = None) -> Scene:
    """How it looks in the end."""
    return last_scene(scene(shown, table, choice or Choice()))


def check_words(shown: Scene, table: Table) -> None:
    """Words of the round can be read across the table."""
    if table.space.text_scale != 1:
        return
    for key, piece in shown.pieces.items():
        if isinstance(piece.look, WordSlip):
            room = piece.look.room(piece.rect.w, piece.rect.h)
            size = fit(piece.look.text, "display", piece.look.size, *room).size
            long = max(map(len, piece.look.text.split())) > 12
            shrinks = long or not piece.public or key.startswith("guess")
            least = table.space.text(28) * (0.8 if shrinks else 0.95) - 0.5
            turned = piece.rect.w < table.space.unit * 30  # in the middle of being turned over
            assert size >= least or turned, f"{key}: {size} of {least:.0f}, {piece.rect}"


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", [4, 5, 7, 10])
def test_everything_lies_where_it_can_be_seen_and_touched(players: int, name: str) -> None:
    table = table_for(SPACES[name], players, peekers=(0, 1))
    for shown in rounds(players):
        told = scene(shown, table, Choice())
        check(told, table, ON_BLOTS)
        for one in scenes_of(told):
            check_words(one, table)


@pytest.mark.parametrize("name", SPACES)
def test_half_made_choices_lie_as_well_as_the_rest(name: str) -> None:
    table = table_for(SPACES[name], 5, peekers=(0,))
    for shown in shown_by(5, MatchSymbolsPrompt, GuessPrompt, ControlGuessPrompt):
        image = shown.board.images_in_play[0]  # type: ignore[union-attr]
        for choice in (
            Choice(held=SYMBOLS[0]),
            Choice(paired=((SYMBOLS[1], image),)),
            Choice(held=SYMBOLS[1], paired=((SYMBOLS[1], image),)),
        ):
            check(pieces(shown, table, choice), table, ON_BLOTS)
