"""Tests of the variant of Clouds in which two or three people share one result."""

from collections import Counter

import pytest

from engine.core import Context, Cue, GameOver, Join, Leave, Next, Timer, TimeUp
from engine.errors import BadSetup
from engine.games.clouds.game import GAME
from engine.games.clouds.moves import (
    CancelClaim,
    ChooseWord,
    Claim,
    Correct,
    Credit,
    Memorise,
    Nobody,
    Place,
    Rearrange,
    StartClock,
    Toss,
)
from engine.games.clouds.prompts import (
    ClaimPrompt,
    GameOverPrompt,
    LateCreditPrompt,
    PaintPrompt,
    RoundResultPrompt,
)
from engine.games.clouds.schedule import Roles, roles_of
from engine.games.clouds.state import Phase, State
from tests.games.clouds.situations import begin, play, refusal
from tests.support.matches import setup_of


def together(players: int, first: int = 0) -> State:
    return begin(players, first=first, variant="together", people=range(players))


def painting(state: State) -> State:
    """The state right after the clock was started, given the state at the start of that round."""
    main, second = state.roles.main, state.roles.second
    state = play(state, ChooseWord(main, state.offered[0]))
    if second is not None:
        state = play(state, Memorise(second))
    return play(state, Toss(main, "puff"), StartClock(state.roles.timekeeper))


def guessed_after(state: State, seconds: int | None) -> State:
    """The state at the result of a round, given the state at its start.

    The word is guessed after `seconds`, or not at all if `seconds` is None.
    """
    state, main = painting(state), state.roles.main
    if seconds is None:
        return play(state, TimeUp(), Nobody(main))
    return play(play(state, Claim(main), elapsed=seconds * 1000), TimeUp())


def match_of(players: int, *seconds: int | None) -> State:
    """The state after some rounds, one for each item of `seconds`.

    An item is the time after which the word of the round was guessed; None if it never was.
    """
    state = together(players)
    for guess in seconds:
        state = play(guessed_after(state, guess), Next(0))
    return state


def test_the_acceptance_example_two_people_have_8_droplets() -> None:
    state = match_of(2, 41, 65, None, 12, 119, 59)
    assert [played.worth for played in state.rounds] == [2, 1, 0, 2, 1, 2]
    over = GAME.prompt(state)
    assert isinstance(over, GameOverPrompt)
    assert (over.scores, over.winners, over.tied) == ((8, 8), (0, 1), ())
    assert over.text(("Ana", "Ben")) == "Together: 8 of 12 droplets."
    assert [painted.worth for painted in over.gallery] == [2, 1, 0, 2, 1, 2]


def test_a_mistaken_claim_can_be_withdrawn_for_three_seconds() -> None:
    """The clock stands meanwhile, nobody sees the word, and painting goes on with the same time."""
    for players in (2, 3):
        state = painting(together(players))
        claimed = play(state, Claim(0), elapsed=50_000)
        prompt = GAME.prompt(claimed)
        assert isinstance(prompt, ClaimPrompt)
        assert prompt.timer == Timer(3_000, 3_000)
        resumed = GAME.prompt(play(claimed, CancelClaim(0), elapsed=2_999))
        assert isinstance(resumed, PaintPrompt)
        assert resumed.timer is not None
        assert resumed.timer.left == 70_000
        result = GAME.prompt(play(claimed, TimeUp(), elapsed=3_000))
        assert isinstance(result, RoundResultPrompt)
        assert (result.guesser, result.used, result.cue) == (
            claimed.guessers[0],
            50_000,
            Cue.REVEAL,
        )


def test_a_claim_that_ended_the_round_at_once_is_replayed() -> None:
    """Before claims could be withdrawn, the next move after one went on to the next round."""
    claimed = play(painting(together(2)), Claim(0), elapsed=50_000)
    replayed = Context(1, 9, replayed=True)
    assert GAME.apply(claimed, Next(1), replayed).droplets == (2, 2)
    assert GAME.apply(claimed, Correct(0, None), replayed).guesser is None
    assert refusal(claimed, Next(1)) == refusal(claimed, Correct(0, None)) == "not-now"


def test_a_claim_with_several_guessers_has_no_timer() -> None:
    claimed = play(painting(begin(4)), Claim(0))
    assert GAME.prompt(claimed).timer is None
    assert refusal(claimed, TimeUp()) == "not-now"


def test_a_guess_at_half_time_is_worth_two_droplets_and_one_after_the_buzzer_one() -> None:
    assert guessed_after(together(2), 60).worth == 2
    assert guessed_after(together(2), 61).worth == 1
    late = play(painting(together(2)), TimeUp())
    assert isinstance(GAME.prompt(late), LateCreditPrompt)
    assert play(late, Credit(0, 1)).droplets_now == (1, 1)


@pytest.mark.parametrize(
    ("droplets", "band"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (11, 3), (12, 4)]
)
def test_the_bands_of_the_result(droplets: int, band: int) -> None:
    times = [10] * (droplets // 2) + [90] * (droplets % 2)
    state = match_of(2, *times, *[None] * (6 - len(times)))
    over = GAME.prompt(state)
    assert isinstance(over, GameOverPrompt)
    assert (over.scores[0], over.band) == (droplets, band)


def test_two_people_take_turns_and_one_paints_alone() -> None:
    assert roles_of(0, (0, 1)) == Roles(main=0, second=None, timekeeper=1)
    state = together(2, first=1)
    assert state.main_artists == (1, 0, 1, 0, 1, 0)
    chosen = play(state, ChooseWord(1, state.offered[0]))
    assert chosen.phase is Phase.TOSS, "nobody else has to read the word"
    state = painting(state)
    for step in range(4):
        assert state.turn == 1
        state = play(state, Place(1, "long", 200 + 300 * step % 900, 200, 0, False, step + 1))
        if step == 2:
            break
    newest = state.sky.clouds[-1]
    turned = Rearrange(1, newest.id, newest.x, newest.y, 30, False, len(state.sky.clouds) - 1)
    assert refusal(state, turned) == "protected", "no undoing of one's own last action"


def test_of_three_people_two_paint_and_everybody_guesses_twice() -> None:
    state, guessers = together(3), Counter[int]()
    for _ in range(6):
        assert (state.roles.second, len(state.guessers)) == ((state.roles.main + 1) % 3, 1)
        guessers[state.guessers[0]] += 1
        assert painting(state).turn == state.roles.second
        state = play(guessed_after(state, 30), Next(0))
    assert guessers == {0: 2, 1: 2, 2: 2}
    assert isinstance(GAME.prompt(state), GameOver)
    assert state.droplets == (12, 12, 12)


def test_one_tap_credits_the_only_guesser_and_can_be_corrected() -> None:
    result = guessed_after(together(3), 20)
    prompt = GAME.prompt(result)
    assert isinstance(prompt, RoundResultPrompt)
    assert (prompt.guesser, prompt.round.droplets, prompt.round.together) == (2, (2, 2, 2), True)
    assert play(result, Correct(0, None)).droplets_now == (0, 0, 0)


def test_nobody_comes_or_goes() -> None:
    result = guessed_after(together(3), 20)
    for move in (Leave(1), Join(3, "Zoe")):
        assert refusal(result, move) == "fixed-seats"


def test_the_story_has_the_worth_of_a_round_and_who_understood_whom() -> None:
    alone, pair = (GAME.story(guessed_after(together(players), 20))[0] for players in (2, 3))
    assert (alone["main"], alone["second"], alone["worth"]) == (0, None, 2)
    assert alone["understood"] == [[1, 0]]
    assert (pair["second"], pair["understood"]) == (1, [[2, 0], [2, 1]])


def test_variants_refuse_wrong_numbers_of_players_and_foreign_options() -> None:
    for players, variant in ((4, "together"), (3, "standard"), (2, "standard")):
        with pytest.raises(BadSetup, match="is for"):
            setup_of(GAME, players, variant=variant)
    with pytest.raises(BadSetup, match="no option"):
        setup_of(GAME, 2, variant="together", options={"length": "short"})
