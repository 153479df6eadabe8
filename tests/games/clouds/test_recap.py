"""Tests of the recap at the end of a match of Clouds."""

from dataclasses import replace
from types import SimpleNamespace

from engine.core import Award, Leave, Next
from engine.games.clouds.game import GAME
from engine.games.clouds.prompts import GameOverPrompt, PaintedWord
from engine.games.clouds.schedule import roles_of
from engine.games.clouds.sky import Sky
from engine.games.clouds.state import Phase, PlayedRound, State
from mobileapp.games.clouds.ui import UI
from tests.games.clouds.situations import at_the_end, begin, cloud, guessed, play


def finished(*rounds: tuple[int, int | None, int], players: int = 4) -> State:
    """A finished match with these rounds.

    A round is given by the seats of its main artist and of its guesser (None if nobody guessed the
    word), and by the time of painting in milliseconds.
    """
    state = begin(players)
    everyone = state.everyone
    records = tuple(
        PlayedRound(everyone, roles_of(main, everyone), f"test-words/{number:03}", guesser, ms, ())
        for number, (main, guesser, ms) in enumerate(rounds)
    )
    return replace(state, phase=Phase.OVER, main_artists=(), rounds=records)


def over(state: State) -> GameOverPrompt:
    prompt = GAME.prompt(state)
    assert isinstance(prompt, GameOverPrompt)
    return prompt


def test_the_quickest_eye_the_best_pair_and_the_most_guesses() -> None:
    state = finished((0, 1, 40_000), (1, 0, 9_000), (2, 1, 50_000), (3, None, 120_000))
    assert over(state).awards == (
        Award("quickest", (0,), (9_000,), "test-words/001"),
        Award("guesses", (1,), (2,)),
        Award("pair", (0, 2), (2,)),
    )


def test_the_faster_of_two_equal_pairs_is_the_better() -> None:
    fast, slow = ((0, 1, 20_000), (2, 3, 30_000)), ((1, 0, 20_000), (3, 2, 31_000))
    assert Award("pair", (0, 2), (2,)) in over(finished(*fast, *slow)).awards
    as_slow = ((0, 1, 20_000), (2, 3, 31_000))
    assert {award.key for award in over(finished(*as_slow, *slow)).awards} == {"quickest"}


def test_two_equally_quick_share_without_a_word() -> None:
    (quickest, *_) = over(finished((0, 1, 5_000), (1, 2, 5_000), (2, 3, 6_000))).awards
    assert quickest == Award("quickest", (1, 2), (5_000,))
    three = finished((0, 1, 5_000), (1, 2, 5_000), (2, 3, 5_000))
    assert "quickest" not in {award.key for award in over(three).awards}


def test_one_guess_is_no_comparison() -> None:
    assert over(finished((0, 1, 5_000), (1, None, 120_000))).awards == ()
    assert over(finished()).awards == ()


def test_the_end_shows_every_word_with_its_sky() -> None:
    state = play(at_the_end(3, 1, 0, 0), Next(0))
    (painted,) = over(state).gallery
    assert painted == PaintedWord(
        word=state.items[state.rounds[0].word],
        sky=Sky(state.rounds[0].clouds),
        artists=(0, 2),
        guesser=None,
        used=0,
        worth=0,
    )


def test_those_who_have_left_are_told_of_but_get_no_award() -> None:
    state = play(guessed(begin(5), guesser=1), Leave(1), Next(0))
    played = replace(state.rounds[0], clouds=(cloud(0, 5, 5),))
    end = over(replace(state, phase=Phase.OVER, main_artists=(), rounds=(played, played)))
    assert (end.gallery[0].artists, end.gallery[0].guesser) == ((0, 2), 1)
    assert [award.key for award in end.awards] == ["pair"]


def test_a_painting_for_the_stores_hangs_together() -> None:
    row = tuple(cloud(number, x=200 + 90 * number, y=500) for number in range(6))
    shown = SimpleNamespace(guesser=1, sky=Sky(row))
    assert UI.shows_well(shown)
    assert not UI.shows_well(SimpleNamespace(guesser=None, sky=Sky(row)))
    assert not UI.shows_well(SimpleNamespace(guesser=1, sky=Sky(row[:3])))
    alone = cloud(6, x=1400, y=900)
    assert not UI.shows_well(SimpleNamespace(guesser=1, sky=Sky((*row, alone))))
    assert not UI.shows_well(SimpleNamespace(guesser=1, sky=Sky((*row[:2], *row[4:], alone))))
