"""Tests that the first sound has no delay, as the audio output is opened in advance."""

import pytest
from kivy.core.audio import SoundLoader

from mobileapp.device.desktop import FIRST_SOUND, Device
from mobileapp.match.cues import HANDOFF


class Sound:
    """A fake sound that counts how often it is played."""

    heard = 0

    def stop(self) -> None:
        pass

    def play(self) -> None:
        self.heard += 1


@pytest.mark.parametrize("on", [True, False])
def test_the_loudspeaker_is_opened_ahead_where_sounds_are_on(
    monkeypatch: pytest.MonkeyPatch, on: bool
) -> None:
    loaded: list[Sound] = []
    monkeypatch.setattr(SoundLoader, "load", lambda _path: loaded.append(Sound()) or loaded[-1])
    device = Device(sound=on)
    device.prepare_sounds()
    assert len(loaded) == on
    assert not any(sound.heard for sound in loaded)
    device.signal(HANDOFF)
    assert HANDOFF.sound == FIRST_SOUND
    assert [sound.heard for sound in loaded] == [1] * on
