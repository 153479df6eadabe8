"""Tests that the sounds of places are soft, small, and loop without a gap."""

import wave
from functools import cache

import numpy as np
import pytest

from art import ambient_sounds
from art.sounds import BELL_LEVEL, SOUNDS, Wave, loudest
from engine.registry import all_games
from mobileapp.assets import AMBIENT_OVERLAP, AMBIENT_PREFIX

pytestmark = pytest.mark.paint

LARGEST = 300_000


@cache
def _shipped(name: str) -> Wave:
    with wave.open(str(SOUNDS / f"{AMBIENT_PREFIX}{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() == ambient_sounds.STORED_RATE
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32_767


def test_every_game_has_the_sound_of_its_place() -> None:
    assert {game.id for game in all_games()} <= set(ambient_sounds.PLACES)


@pytest.mark.parametrize("name", ambient_sounds.PLACES)
def test_place_is_small_and_far_softer_than_a_cue(name: str) -> None:
    assert (SOUNDS / f"{AMBIENT_PREFIX}{name}.wav").stat().st_size <= LARGEST
    assert loudest(_shipped(name)) < BELL_LEVEL - 10


@pytest.mark.parametrize("name", ambient_sounds.PLACES)
def test_overlapping_ends_are_as_loud_as_the_middle(name: str) -> None:
    sound = _shipped(name)
    overlap = int(AMBIENT_OVERLAP * ambient_sounds.STORED_RATE)
    joined = sound[-overlap:] + sound[:overlap]
    middle = sound[overlap:-overlap]
    assert 0.5 < joined.std() / middle.std() < 1.6
    assert abs(sound[0]) < 0.001
    assert abs(sound[-1]) < 0.001


@pytest.mark.parametrize("name", ambient_sounds.PLACES)
def test_synthesiser_still_makes_the_shipped_sound(name: str) -> None:
    assert np.abs(ambient_sounds.ambient_sound(name) - _shipped(name)).max() < 0.001
