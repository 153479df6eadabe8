"""Tests that sounds are short, equally loud within their kind, never clipped and reproducible."""

import wave
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from art import sounds
from art.ambient_sounds import PLACES
from mobileapp.assets import AMBIENT_PREFIX

pytestmark = pytest.mark.paint

ENDINGS = ("storyteller", "inkblots", "clouds", "telepathy-won", "telepathy-lost")
THINGS = ("card", "flip", "deal", "curtain", "part", "token", "tile", "drop", "wind", "ink", "page")
ALL = (*sounds.SCORES, *sounds.NOISES, *sounds.FANFARES)


@cache
def _shipped(name: str) -> sounds.Wave:
    with wave.open(str(sounds.SOUNDS / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        frames = file.readframes(file.getnframes())
    return np.frombuffer(frames, "<i2") / 32_767


def test_every_sound_is_there_and_no_other() -> None:
    assert set(sounds.NOISES) == set(THINGS)
    assert set(sounds.FANFARES) == {f"fanfare-{ending}" for ending in ENDINGS}
    places = {f"{AMBIENT_PREFIX}{name}" for name in PLACES}
    assert {path.stem for path in sounds.SOUNDS.glob("*.wav")} == {*ALL, *places}


@pytest.mark.parametrize("name", sounds.NOISES)
def test_noise_is_short(name: str) -> None:
    assert 0.1 <= len(_shipped(name)) / sounds.RATE <= 0.6


@pytest.mark.parametrize("name", sounds.FANFARES)
def test_fanfare_is_short_and_ends_in_silence(name: str) -> None:
    sound = _shipped(name)
    assert 1.5 <= len(sound) / sounds.RATE <= 3
    assert np.abs(sound[-200:]).max() < 0.01


@pytest.mark.parametrize("name", ALL)
def test_nothing_clips_or_clicks(name: str) -> None:
    sound = _shipped(name)
    assert np.abs(sound).max() < 0.95
    assert abs(sound.mean()) < 0.01
    assert abs(sound[0]) < 0.01
    assert np.abs(sound[-3:]).max() < 0.02


BELLS = tuple(name for name in sounds.SCORES if name not in sounds.ANSWERS)


@pytest.mark.parametrize(
    "kind",
    [BELLS, (*sounds.ANSWERS, *sounds.NOISES), tuple(sounds.FANFARES)],
    ids=["bells", "noises", "fanfares"],
)
def test_loudness_within_a_kind_differs_little(kind: tuple[str, ...]) -> None:
    levels = [sounds.loudest(_shipped(name)) for name in kind]
    assert max(levels) - min(levels) < 3


def test_lost_match_ends_most_quietly() -> None:
    levels = {name: sounds.loudest(_shipped(name)) for name in sounds.FANFARES}
    assert min(levels, key=lambda name: levels[name]) == "fanfare-telepathy-lost"


@pytest.mark.parametrize("name", ["tick", "token", "wind", "fanfare-clouds"])
def test_synthesiser_still_makes_the_shipped_sound(name: str) -> None:
    made = sounds.every_sound()[name]
    assert len(made) == len(_shipped(name))
    assert np.abs(made - _shipped(name)).max() < 0.001


def test_all_of_them_are_small() -> None:
    files: list[Path] = [sounds.SOUNDS / f"{name}.wav" for name in ALL]
    assert sum(path.stat().st_size for path in files) < 1_200_000
