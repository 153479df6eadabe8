"""Plays a soft ambient sound in a loop, below all other sounds."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from mobileapp.assets import AMBIENT_OVERLAP, AMBIENT_PREFIX

DUCKED = 0.3
"""The volume while another sound is heard."""
DUCK_SECONDS = 1.2


class AmbientSound:
    """Two players of one file that take turns.

    The second one starts when the first one begins to fade out. Kivy's own `Sound.loop` would start
    the file again only some time after its end, which is heard as a gap.
    """

    def __init__(self, load: Callable[[str], Any]) -> None:
        self._load = load
        self._players: list[Any] = []
        self._next_turn = Clock.create_trigger(self._take_turns)
        self._full_volume = Clock.create_trigger(self._set_full_volume, DUCK_SECONDS)

    def play(self, name: str) -> None:
        """Play this sound from now on; a name without a sound is silent."""
        self.stop()
        self._players = [player for _ in range(2) if (player := self._load(AMBIENT_PREFIX + name))]
        self._take_turns()

    def stop(self) -> None:
        self._next_turn.cancel()
        self._full_volume.cancel()
        for player in self._players:
            player.stop()
            player.unload()
        self._players = []

    def duck(self) -> None:
        """Lower the volume for a moment, so that another sound is heard clearly."""
        for player in self._players:
            player.volume = DUCKED
        self._full_volume.cancel()
        self._full_volume()

    def _take_turns(self, *_: object) -> None:
        if not self._players:
            return
        player = self._players.pop(0)
        self._players.append(player)
        player.stop()
        player.play()
        self._next_turn.timeout = max(player.length - AMBIENT_OVERLAP, AMBIENT_OVERLAP)
        self._next_turn()

    def _set_full_volume(self, *_: object) -> None:
        for player in self._players:
            player.volume = 1
