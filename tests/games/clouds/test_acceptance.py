"""Tests of the worked examples of the rules; their coordinates are scaled to sky units."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.core import Gain, Next, TimeUp
from engine.games.clouds.game import GAME
from engine.games.clouds.moves import (
    ChooseWord,
    Claim,
    Correct,
    Credit,
    Nobody,
    Nudge,
    Place,
    Rearrange,
    Remove,
    Vote,
)
from engine.games.clouds.prompts import RoundResultPrompt
from engine.games.clouds.schedule import Roles, main_artists, roles_of
from engine.games.clouds.sky import PIECES, Sky
from engine.games.clouds.state import Phase, State
from tests.games.clouds.situations import (
    at_the_end,
    begin,
    cloud,
    first_piece,
    guessed,
    left_edge,
    painting,
    play,
    refusal,
)


def test_01_roles_of_four() -> None:
    state = begin(4, first=0)
    assert state.roles == Roles(main=0, second=2, timekeeper=3)
    assert play(guessed(state), Next(0)).roles == Roles(main=1, second=3, timekeeper=0)


def test_02_roles_of_odd_tables() -> None:
    assert roles_of(0, tuple(range(5))) == Roles(main=0, second=2, timekeeper=4)
    assert roles_of(5, tuple(range(7))) == Roles(main=5, second=1, timekeeper=4)


def test_03_ten_players_have_ten_rounds() -> None:
    state, main_artists, seconds = begin(10, first=3), Counter[int](), Counter[int]()
    while state.phase is not Phase.OVER and state.phase is not Phase.VOTE:
        main_artists[state.roles.main] += 1
        seconds[state.roles.second] += 1
        state = play(guessed(state), Next(0))
    assert len(state.rounds) == 10
    assert main_artists == seconds == Counter(range(10))


@pytest.mark.parametrize(
    ("players", "rounds"), [(4, 12), (5, 15), (6, 12), (7, 14), (8, 8), (9, 9), (10, 10)]
)
def test_03_every_table_has_its_number_of_rounds(players: int, rounds: int) -> None:
    assert len(main_artists(0, players)) == rounds


def test_04_declined_words_go_under_the_deck() -> None:
    state = begin(4, first=0)
    words = state.offered + state.deck
    assert len(words) == 72
    after = play(state, ChooseWord(0, words[1]))
    assert after.deck == (*words[3:], words[0], words[2])
    assert len(after.deck) == 71


def test_05_a_guess_in_the_last_moment() -> None:
    state = play(painting(4), Claim(2), elapsed=119_900)
    state = play(state, Credit(2, 3))
    assert state.droplets_now == (1, 0, 1, 1)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, RoundResultPrompt)
    assert prompt.used == 119_900
    assert prompt.gains == (
        Gain(0, 1, "understood"),
        Gain(2, 1, "understood"),
        Gain(3, 1, "guessed"),
    )


def test_06_nobody_guesses_in_time() -> None:
    state = play(painting(4), TimeUp(), Nobody(0))
    assert state.droplets_now == (0, 0, 0, 0)


def test_07_an_artist_cannot_be_the_guesser() -> None:
    claimed = play(painting(4), Claim(0))
    assert refusal(claimed, Credit(0, 2)) == "artist"
    assert refusal(claimed, Credit(2, 2)) == "artist"
    late = play(painting(4), TimeUp())
    assert refusal(late, Credit(0, 0)) == "artist"
    assert refusal(play(late, Nobody(0)), Correct(0, 2)) == "artist"


def test_08_the_tossed_cloud_is_left_alone_at_first() -> None:
    state = painting(4)
    (tossed,) = state.sky.clouds
    assert refusal(state, Rearrange(2, tossed.id, 100, 100, 0, False, 0)) == "protected"
    assert refusal(state, Remove(2, tossed.id)) == "protected"
    assert refusal(state, Nudge(2, 0, tossed.y, 1600, tossed.y)) == "no-nudge"
    assert len(play(state, Place(2, "puff", 100, 100, 0, False, 1)).sky.clouds) == 2


def test_09_the_latest_cloud_is_the_partners() -> None:
    state = play(painting(4), Place(2, "long", 300, 300, 0, False, 1))
    first, latest = state.sky.clouds
    assert refusal(state, Rearrange(0, latest.id, 900, 900, 0, False, 1)) == "protected"
    state = play(state, Rearrange(0, first.id, 900, 700, 0, False, 1))
    state = play(state, Rearrange(2, latest.id, 400, 300, 90, True, 0))
    assert state.sky.clouds == (cloud(latest.id, 400, 300, 90, True), state.sky.clouds[1])


def test_10_a_removed_cloud_does_not_come_straight_back() -> None:
    puff, long = first_piece("puff"), first_piece("long")
    sky = Sky((cloud(puff, 500, 500), cloud(long, 1200, 800)))
    state = replace(painting(4, sky), turn=0)
    state = play(state, Remove(0, puff))
    assert refusal(state, Place(2, "puff", 510, 500, 90, True, 0)) == "undoes-removal"
    assert play(state, Place(2, "heap", 510, 500, 0, False, 0))
    assert play(state, Place(2, "puff", 900, 200, 0, False, 0))
    state = play(state, Place(2, "arc", 100, 900, 0, False, 0))
    assert play(state, Place(0, "puff", 500, 500, 0, False, 0))


def test_11_a_nudge_moves_what_it_meets_and_passes_through_the_protected() -> None:
    puff, other = first_piece("puff"), first_piece("puff") + 1
    edge, height = left_edge("puff")
    met = cloud(puff, 200 - edge, 500 - height)
    further = cloud(other, 600 - edge, 500 - height)
    state = painting(4, Sky((met, further)))
    after = play(state, Nudge(2, 0, 500, 800, 500))
    assert after.sky.clouds == (
        replace(met, x=met.x + 600),
        replace(further, x=further.x + 200),
    )
    assert after.sky.protected == (puff, other)
    guarded = painting(4, Sky((met, further), protected=(puff,)))
    after = play(guarded, Nudge(2, 0, 500, 800, 500))
    assert after.sky.clouds == (met, replace(further, x=further.x + 200))
    assert after.sky.protected == (other,)


def test_12_a_finger_that_meets_nothing_uses_no_action() -> None:
    state = painting(4, Sky((cloud(0, 800, 500),)))
    assert refusal(state, Nudge(2, 0, 0, 1600, 0)) == "no-nudge"
    assert state.turn == 2


def _after_votes(state: State, *votes: tuple[int, int]) -> State:
    return play(state, *(Vote(*vote) for vote in votes), Next(votes[0][0]))


def test_13_a_tie_is_voted_on() -> None:
    tie = play(at_the_end(5, 5, 3, 2), Next(0))
    assert tie.phase is Phase.VOTE
    assert _after_votes(tie, (2, 1), (3, 1)).winners == (1,)
    assert _after_votes(tie, (2, 1), (3, 0)).winners == (0, 1)
    all_tied = play(at_the_end(4, 4, 4, 4), Next(0))
    assert all_tied.phase is Phase.OVER
    assert all_tied.winners == (0, 1, 2, 3)


@pytest.mark.parametrize("shape", ["puff", "long", "heap", "comma", "arc"])
def test_14_the_supply_runs_out(shape: str) -> None:
    pieces = PIECES.count(shape)
    assert pieces == (2 if shape == "arc" else 3)
    sky = Sky(tuple(cloud(first_piece(shape) + i, 100, 100) for i in range(pieces)))
    state = painting(4, sky)
    assert dict(sky.supply)[shape] == 0
    assert refusal(state, Place(2, shape, 900, 500, 0, False, 0)) == "none-left"


def test_a_tie_at_zero_droplets_is_shared_by_all() -> None:
    dry = play(at_the_end(0, 0, 0, 0), Next(0))
    assert (dry.phase, dry.winners) == (Phase.OVER, (0, 1, 2, 3))
    over = GAME.prompt(dry)
    assert over.text(dry.seating.names) == "A tie: Ana, Ben, Cleo and Dan share the victory."
