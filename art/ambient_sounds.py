"""Synthesises the soft sound of each game's place: `python -m art.ambient_sounds`.

Fire for Storyteller, a pen on paper for Inkblots, a lake for Telepathy, wind for Clouds, a room
with a clock for the album, and a garden at night for the whole evening. Each file fades in and out
over `AMBIENT_OVERLAP` seconds. The app starts a second player of the same file when the first one
begins to fade, so the sound goes on without a gap, whatever the audio system does at the end of a
file.
"""

import wave
from collections.abc import Callable

import numpy as np

from art.sounds import RATE, SOUNDS, Wave, levelled
from mobileapp.assets import AMBIENT_OVERLAP, AMBIENT_PREFIX

SECONDS = 13.0
STORED_RATE = RATE // 2
"""Half of the rate of short sounds: nothing in a place is high, and a file has at most 300 kB."""
LEVEL = -28.0
"""The level of the loudest moment, in decibels below full scale: far below every cue."""


def _noise(low: float, high: float, seed: int) -> Wave:
    """Noise between two pitches, of unit strength, over the whole time."""
    count = int(SECONDS * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(0, 1, count))
    pitch = np.fft.rfftfreq(count, 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(pitch, 1)) ** 4) / (1 + (pitch / high) ** 4)
    noise = np.fft.irfft(spectrum, count)
    return np.asarray(noise / noise.std())


def _swell(per_minute: float, depth: float, seed: int) -> Wave:
    """A slow curve around 1 that rises and falls irregularly, by at most `depth`."""
    dice = np.random.default_rng(seed)
    age = np.arange(int(SECONDS * RATE)) / RATE
    curve = np.zeros(len(age))
    for part in (1.0, 0.62, 1.71):
        curve += np.sin(2 * np.pi * (age * part * per_minute / 60 + dice.random()))
    return np.asarray(1 + depth * curve / 3)


def _scatter(sound: Wave, per_second: float, seed: int, make: Callable[[float], Wave]) -> None:
    """Add what `make` returns for a number from 0 to 1 at random moments."""
    dice = np.random.default_rng(seed)
    for start in dice.uniform(0, SECONDS, int(per_second * SECONDS)):
        part = make(float(dice.random()))
        room = sound[int(start * RATE) : int(start * RATE) + len(part)]
        room += part[: len(room)]


def _burst(seconds: float, dying: float, seed: int) -> Wave:
    """A short noise that dies away."""
    age = np.arange(int(seconds * RATE)) / RATE
    noise = np.random.default_rng(seed).normal(0, 1, len(age))
    return np.asarray(noise * np.exp(-dying * age) * np.minimum(age / 0.001, 1))


def _tone(seconds: float, start: float, end: float) -> Wave:
    """A soft tone that glides from one pitch to another, with rounded ends."""
    age = np.arange(int(seconds * RATE)) / RATE
    pitch = start + (end - start) * age / seconds
    return np.asarray(np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.hanning(len(age)))


def _fire() -> Wave:
    """A fireplace: a low roar, and wood that crackles."""
    sound = 0.8 * _noise(50, 260, 1) * _swell(14, 0.5, 2) + 0.10 * _noise(900, 2600, 3)
    _scatter(sound, 7, 4, lambda dice: 2.4 * dice**3 * _burst(0.03, 220, int(dice * 1e6)))
    _scatter(sound, 0.5, 5, lambda dice: 2.0 * _burst(0.09, 60, int(dice * 1e6)))
    return sound


def _pen() -> Wave:
    """A quiet room, in which somebody writes."""
    scratch = _noise(1500, 3800, 11)

    def stroke(dice: float) -> Wave:
        length = int((0.10 + 0.22 * dice) * RATE)
        first = int(dice * (len(scratch) - length))
        return np.asarray(0.9 * scratch[first : first + length] * np.hanning(length))

    sound = 0.7 * _noise(60, 240, 12) * _swell(9, 0.3, 13)
    for start in (0.6, 4.9, 9.3):  # three lines of writing, and pauses between them
        line = np.zeros(int(SECONDS * RATE))
        _scatter(line, 1.6, int(start * 10), stroke)
        age = np.arange(len(line)) / RATE
        sound += line * np.clip((age - start) * 4, 0, 1) * np.clip((start + 2.6 - age) * 4, 0, 1)
    return sound


def _lake() -> Wave:
    """Water that laps against a boat."""
    sound = 0.6 * _noise(90, 420, 21) * _swell(22, 0.9, 22)
    sound += 0.22 * _noise(500, 1500, 23) * _swell(26, 0.95, 24) ** 2
    _scatter(
        sound,
        1.1,
        25,
        lambda dice: 1.1 * _tone(0.10 + 0.06 * dice, 330 + 260 * dice, 520 + 380 * dice),
    )
    return sound


def _wind() -> Wave:
    """Wind over a hill, and a bird far away."""
    sound = _noise(110, 420, 31) * _swell(11, 0.8, 32)
    sound += 0.35 * _noise(420, 1100, 33) * _swell(15, 0.95, 34) ** 2
    for start, pitch in ((3.4, 2500.0), (3.75, 2900.0), (8.9, 2700.0), (9.2, 2300.0)):
        call = 0.16 * _tone(0.20, pitch, pitch * 1.12)
        room = sound[int(start * RATE) : int(start * RATE) + len(call)]
        room += call[: len(room)]
    return sound


def _room() -> Wave:
    """A quiet room with a clock on the wall; now and then a page is turned."""
    sound = 0.6 * _noise(60, 220, 51) * _swell(8, 0.3, 52)
    tick, tock = (0.9 * _burst(0.02, 320, seed) for seed in (53, 54))
    for beat in range(int(SECONDS)):
        part = tick if beat % 2 else 0.7 * tock
        start = int((beat + 0.5) * RATE)
        sound[start : start + len(part)] += part
    paper = _noise(700, 2400, 55)
    for start in (3.1, 8.7):
        length = int(0.5 * RATE)
        first = int(start * RATE)
        sound[first : first + length] += 0.5 * paper[first : first + length] * np.hanning(length)
    return sound


def _garden() -> Wave:
    """A garden at night: leaves, and crickets."""
    age = np.arange(int(SECONDS * RATE)) / RATE
    sound = 0.8 * _noise(120, 500, 41) * _swell(10, 0.6, 42)
    for pitch, beat, loudness, shift in ((3900, 2.1, 0.10, 0.0), (4300, 1.7, 0.07, 0.4)):
        song = np.maximum(np.sin(2 * np.pi * beat * age + shift), 0) ** 2
        trill = 0.5 + 0.5 * np.sin(2 * np.pi * 32 * age)
        sound += loudness * song * trill * np.sin(2 * np.pi * pitch * age)
    return sound


PLACES: dict[str, Callable[[], Wave]] = {
    "storyteller": _fire,
    "inkblots": _pen,
    "telepathy": _lake,
    "clouds": _wind,
    "remember": _room,
    "evening": _garden,
}
"""The sounds by the id of their game; `evening` is for what lies between games."""


def ambient_sound(name: str) -> Wave:
    """The sound of a place, from -1 to 1, at the stored rate, with both fades."""
    sound = levelled(PLACES[name](), LEVEL)
    halved = (sound[0::2] + sound[1::2]) / 2
    fade = np.sin(np.linspace(0, np.pi / 2, int(AMBIENT_OVERLAP * STORED_RATE)))
    halved[: len(fade)] *= fade  # sine and cosine: two overlapping players are as loud as one
    halved[-len(fade) :] *= fade[::-1]
    return np.asarray(halved)


def main() -> None:
    """Write every place as sixteen-bit mono."""
    for name in PLACES:
        with wave.open(str(SOUNDS / f"{AMBIENT_PREFIX}{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(STORED_RATE)
            file.writeframes((ambient_sound(name) * 32_767).astype("<i2").tobytes())


if __name__ == "__main__":
    main()
