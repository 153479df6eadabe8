"""Tests that the sound of a place goes on without a gap, and gives way to everything else."""

import pytest
from kivy.clock import Clock
from kivy.core.audio import SoundLoader

from mobileapp.assets import AMBIENT_OVERLAP
from mobileapp.device.ambient_sound import DUCK_SECONDS, DUCKED
from mobileapp.device.desktop import Device
from mobileapp.match.cues import HANDOFF
from tests.harness.driver import TIME

LENGTH = 13.0


class Player:
    """A fake player of a sound file that records what is done with it."""

    length = LENGTH

    def __init__(self, path: str) -> None:
        self.path = path
        self.volume = 1.0
        self.started: list[float] = []
        self.playing = False
        self.loaded = True

    def play(self) -> None:
        self.playing = True
        self.started.append(TIME.now)

    def stop(self) -> None:
        self.playing = False

    def unload(self) -> None:
        self.loaded = False


@pytest.fixture
def players(monkeypatch: pytest.MonkeyPatch) -> list[Player]:
    """The players that the device has loaded so far."""
    loaded: list[Player] = []

    def load(path: str) -> Player:
        loaded.append(Player(path))
        return loaded[-1]

    monkeypatch.setattr(SoundLoader, "load", load)
    Clock.tick()  # timeouts count from the latest tick, which may be long ago
    return loaded


def _wait(seconds: float) -> None:
    for _ in range(round(seconds * 10)):
        TIME.now += 0.1
        Clock.tick()


def _places(players: list[Player]) -> list[Player]:
    return [player for player in players if "ambient-" in player.path]


def test_places_are_silent_unless_people_want_their_sound(players: list[Player]) -> None:
    device = Device()
    device.play_ambient("clouds")
    assert not players
    device.ambient_sounds = True
    assert any(player.playing for player in players)
    device.ambient_sounds = False
    assert not any(player.playing or player.loaded for player in players)


def test_each_player_starts_when_the_one_before_begins_to_fade(players: list[Player]) -> None:
    device = Device(ambient_sounds=True)
    device.play_ambient("clouds")
    began = TIME.now
    _wait(2.5 * LENGTH)
    starts = sorted(start for player in players for start in player.started)
    turn = LENGTH - AMBIENT_OVERLAP
    assert [start - began for start in starts] == pytest.approx([0, turn, 2 * turn], abs=0.3)
    device.play_ambient("")
    assert not any(player.playing for player in players)
    _wait(LENGTH)
    assert not any(player.playing for player in players)


def test_cue_is_heard_above_the_place(players: list[Player]) -> None:
    device = Device(ambient_sounds=True)
    device.play_ambient("clouds")
    device.signal(HANDOFF)
    assert {player.volume for player in _places(players)} == {DUCKED}
    _wait(DUCK_SECONDS + 0.2)
    assert {player.volume for player in _places(players)} == {1}
    device.play_ambient("")


def test_sound_of_the_place_stops_with_the_app(players: list[Player]) -> None:
    device = Device(ambient_sounds=True)
    device.play_ambient("clouds")
    device.on_background()
    assert not any(player.playing for player in players)
    device.on_foreground()
    assert sum(player.playing for player in players) == 1
    device.play_ambient("")


def test_place_without_a_sound_is_silent(players: list[Player]) -> None:
    device = Device(ambient_sounds=True)
    device.play_ambient("attic")
    assert not players


def test_the_voice_is_heard_above_it(players: list[Player]) -> None:
    device = Device(ambient_sounds=True, voice=True)
    device.play_ambient("evening")
    device.say("Mia")
    assert [player.volume for player in players] == [DUCKED, DUCKED]
    _wait(DUCK_SECONDS + 0.1)
    assert [player.volume for player in players] == [1, 1]
    device.play_ambient("")
