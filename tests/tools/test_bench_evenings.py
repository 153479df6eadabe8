"""A tiny form of the measurement of whole evenings."""

import pytest

from engine.assets import PACKS, load_packs
from engine.game_night.game_night import BY_RANK, GameNight, Guest
from engine.game_night.programme import LENGTHS
from engine.setup import Player
from engine.simulate import PLAYER_NAMES
from tools.bench import evenings
from tools.bench.evenings import MAX_OFF, Figures, is_decided, measure


@pytest.mark.parametrize("minutes", LENGTHS[:2])
def test_a_few_evenings_are_as_long_as_planned(minutes: int) -> None:
    found = measure(4, minutes, range(1, 5), load_packs(PACKS, "en"))
    assert found.evenings == 4
    assert found.most_off <= MAX_OFF
    assert sum(found.won) == pytest.approx(4)


def evening(*lights: int) -> GameNight:
    guests = (Guest(Player(name), had) for name, had in zip(PLAYER_NAMES, lights, strict=False))
    return GameNight(60, 1, tuple(guests))


@pytest.mark.parametrize(
    ("lights", "decided"),
    [
        ((BY_RANK[0], 0, 0), False),
        ((BY_RANK[0] + 1, 0, 0), True),
        ((0, 2, 2 + BY_RANK[0]), False),
        ((1, 6 + BY_RANK[0], 5), True),
        ((9, 9, 0), False),
    ],
)
def test_an_evening_is_decided_when_nobody_can_catch_up(
    lights: tuple[int, ...], decided: bool
) -> None:
    assert is_decided(evening(*lights)) is decided


def test_what_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decided before its last match is what counts; an evening of one match has no match before."""
    far = BY_RANK[0] + 1
    played = {
        1: [evening(0, 0, 0), evening(far, 0, 0), evening(far, 3, 0)],
        2: [evening(0, 0, 0), evening(far, 1, 0), evening(far, far, 0)],
        3: [evening(0, 0, 0), evening(0, far, 0)],
    }
    monkeypatch.setattr(
        evenings, "play_game_night", lambda _games, _robots, _minutes, seed, *_rest: played[seed]
    )
    found = measure(3, 60, played, [])
    assert found.early == 1
    assert found.shared == 1
    assert found.won == (1.5, 1.5, 0.0)


@pytest.mark.parametrize(
    ("won", "planned", "early", "good"),
    [
        ((25.0, 25.0, 25.0, 25.0), 60, 0, True),
        ((40.0, 20.0, 20.0, 20.0), 60, 0, False),
        ((25.0, 25.0, 25.0, 25.0), 69, 5, True),
        ((25.0, 25.0, 25.0, 25.0), 70, 5, False),
        ((25.0, 25.0, 25.0, 25.0), 60, 6, False),
    ],
)
def test_the_goals(won: tuple[float, ...], planned: int, early: int, good: bool) -> None:
    assert Figures(4, 60, (planned,) * 100, won, 0, early).good is good
