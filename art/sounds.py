"""Synthesises every sound of the app: `python -m art.sounds`. Small, soft, and our own.

Three kinds: bells that tell what happened, noises of things on a table, and a fanfare for every
ending. Within a kind all are equally loud, so that none of them tells more than another.
"""

import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

RATE = 22_050
SOUNDS = Path(__file__).parent.parent / "assets" / "sounds"
WINDOW = 0.05
"""The window, in seconds, over which loudness is averaged."""
BELL_LEVEL, NOISE_LEVEL, FANFARE_LEVEL = -15.0, -19.0, -17.0
"""How loud the loudest moment of each kind is, in decibels below full scale."""
CEILING = 0.89

Wave = npt.NDArray[np.floating[Any]]
Note = tuple[float, float, float, float]
"""Start and length in seconds, pitch in hertz, loudness from 0 to 1."""

SCORES: dict[str, tuple[Note, ...]] = {
    "handoff": ((0.0, 0.25, 392.0, 0.5), (0.17, 0.35, 523.25, 0.5)),
    "confirm": ((0.0, 0.12, 659.25, 0.35),),
    "refused": ((0.0, 0.14, 220.0, 0.35), (0.1, 0.18, 196.0, 0.35)),
    "tick": ((0.0, 0.05, 1046.5, 0.4),),
    "chime": ((0.0, 0.5, 523.25, 0.4), (0.14, 0.5, 659.25, 0.4), (0.28, 0.8, 783.99, 0.4)),
    "reveal": ((0.0, 0.4, 440.0, 0.35), (0.09, 0.4, 554.37, 0.35), (0.18, 0.7, 659.25, 0.35)),
    "time-up": ((0.0, 0.9, 196.0, 0.6), (0.0, 0.9, 246.94, 0.4), (0.35, 0.9, 164.81, 0.6)),
    "loss": ((0.0, 0.5, 329.63, 0.4), (0.25, 0.5, 277.18, 0.4), (0.5, 0.9, 220.0, 0.45)),
}
ANSWERS = ("confirm", "refused", "tick")


# --- bells ------------------------------------------------------------------------------------


def bells(notes: Iterable[Note]) -> Wave:
    """The sum of all notes: soft bells with two overtones."""
    notes = tuple(notes)
    sound = np.zeros(int(max(start + length for start, length, _, _ in notes) * RATE))
    for start, length, pitch, volume in notes:
        age = _moments(length)
        fade = np.exp(-4.5 * age / length) * (1 - age / length)
        turn = 2 * np.pi * pitch * age
        tone = np.sin(turn) + 0.28 * np.sin(2 * turn) + 0.1 * np.sin(3.01 * turn)
        _add(sound, volume * np.minimum(age / 0.008, 1.0) * fade * tone, start)
    return sound


# --- things on the table ----------------------------------------------------------------------


def _moments(seconds: float) -> Wave:
    return np.arange(int(seconds * RATE)) / RATE


def _add(sound: Wave, part: Wave, start: float = 0.0) -> None:
    """Mix a part in, cut off at the end of the sound."""
    first = int(start * RATE)
    room = sound[first : first + len(part)]
    room += part[: len(room)]


def _hiss(seconds: float, low: float, high: float, seed: int) -> Wave:
    """Noise between two pitches with soft shoulders, of unit strength."""
    count = int(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(0, 1, count))
    pitch = np.fft.rfftfreq(count, 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(pitch, 1)) ** 4) / (1 + (pitch / high) ** 4)
    noise = np.fft.irfft(spectrum, count)
    return np.asarray(noise / noise.std())


def _rise(seconds: float, *points: tuple[float, float]) -> Wave:
    """A curve through (moment, level) points, rounded so that it never clicks."""
    moments, levels = zip((0.0, 0.0), *points, (seconds, 0.0), strict=True)
    curve = np.interp(_moments(seconds), moments, levels)
    kernel = np.hanning(int(0.006 * RATE))
    return np.convolve(curve, kernel / kernel.sum(), "same")


def _sweep(seconds: float, bands: Sequence[tuple[float, float]], seed: int) -> Wave:
    """Noise that wanders through the bands one after another."""
    share = np.linspace(0, len(bands) - 1, int(seconds * RATE))
    sound = np.zeros(len(share))
    for place, (low, high) in enumerate(bands):
        sound += _hiss(seconds, low, high, seed + place) * np.maximum(1 - abs(share - place), 0)
    return sound


def _knock(pitches: Sequence[tuple[float, float, float]], seconds: float = 0.15) -> Wave:
    """Something hard set down: (pitch, loudness, how fast it dies) for each of its tones."""
    age = _moments(seconds)
    sound = np.zeros(len(age))
    for pitch, volume, dying in pitches:
        sound += volume * np.sin(2 * np.pi * pitch * age) * np.exp(-dying * age)
    return np.asarray(sound * np.minimum(age / 0.0015, 1) * np.minimum((seconds - age) / 0.01, 1))


def _chirp(seconds: float, start: float, end: float, dying: float) -> Wave:
    """A tone that glides from one pitch to another and dies away, like a bubble."""
    age = _moments(seconds)
    pitch = start + (end - start) * (age / seconds) ** 1.5
    fade = np.exp(-dying * age) * np.minimum(age / 0.004, 1) * np.minimum((seconds - age) / 0.02, 1)
    return np.asarray(np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * fade)


def _crackle(seconds: float, per_second: float, seed: int) -> Wave:
    """Where paper or clay catches: short peaks at random moments, between 0.2 and 1."""
    dice = np.random.default_rng(seed)
    peaks = (dice.random(int(seconds * RATE)) < per_second / RATE) * dice.uniform(0.4, 1)
    tail = np.exp(-np.arange(int(0.012 * RATE)) / (0.003 * RATE))
    return 0.2 + 0.8 * np.minimum(np.convolve(peaks, tail)[: len(peaks)], 1)


def _card() -> Wave:
    """A card slides over the table and comes to rest."""
    sound = _hiss(0.30, 1400, 5200, 1) * _rise(0.30, (0.05, 0.7), (0.14, 1.0), (0.22, 0.15))
    _add(sound, _knock([(240, 0.9, 60), (520, 0.4, 90)], 0.08), 0.21)
    return sound


def _flip() -> Wave:
    """A card bends, snaps over and lies."""
    sound = _hiss(0.26, 2200, 7000, 2) * _rise(0.26, (0.012, 1.0), (0.05, 0.1), (0.11, 0.12))
    _add(sound, _hiss(0.10, 1600, 6000, 3) * _rise(0.10, (0.008, 1.1), (0.04, 0.2)), 0.12)
    _add(sound, _knock([(210, 1.1, 55), (470, 0.4, 80)], 0.10), 0.13)
    return sound


def _deal() -> Wave:
    """A card leaves the pile: a quick brush and a tap."""
    sound = _hiss(0.18, 1800, 6200, 4) * _rise(0.18, (0.02, 0.5), (0.07, 1.0), (0.10, 0.1))
    _add(sound, _knock([(280, 0.9, 70), (640, 0.5, 110)], 0.07), 0.09)
    return sound


def _curtain() -> Wave:
    """Heavy cloth falls and swings to rest."""
    cloth = _sweep(0.60, [(350, 2600), (220, 1500), (120, 700)], 5)
    sound = cloth * _rise(0.60, (0.05, 0.5), (0.24, 1.0), (0.36, 0.7), (0.50, 0.25))
    _add(sound, _knock([(85, 2.2, 22), (130, 1.0, 30)], 0.25), 0.30)
    return sound


def _part() -> Wave:
    """The cloth is drawn aside, its rings run along the rod."""
    cloth = _sweep(0.60, [(200, 1200), (300, 2000), (450, 3200)], 8)
    sound = cloth * _rise(0.60, (0.08, 0.6), (0.30, 1.0), (0.48, 0.4))
    for number in range(6):
        ring = _knock([(2900 + 170 * number, 0.30, 70), (4400, 0.12, 90)], 0.06)
        _add(sound, ring, 0.06 + 0.075 * number)
    return sound


def _token() -> Wave:
    """A wooden disc is set down."""
    sound = _knock([(410, 0.8, 45), (930, 0.8, 70), (1710, 0.4, 110)], 0.16)
    _add(sound, _hiss(0.02, 1500, 6000, 11) * _rise(0.02, (0.002, 0.25)))
    return sound


def _tile() -> Wave:
    """Fired clay slides on clay and stops."""
    sound = _hiss(0.34, 800, 3600, 12) * _crackle(0.34, 260, 13)
    sound = sound * _rise(0.34, (0.03, 0.7), (0.20, 1.0), (0.24, 0.1))
    _add(sound, _knock([(1350, 0.9, 60), (2240, 0.6, 80), (620, 0.7, 70)], 0.10), 0.23)
    return sound


def _drop() -> Wave:
    """A drop falls into still water."""
    sound = np.zeros(int(0.36 * RATE))
    _add(sound, _hiss(0.015, 1500, 6000, 14) * _rise(0.015, (0.003, 0.25)))
    _add(sound, _chirp(0.28, 620, 1250, 16), 0.02)
    _add(sound, 0.35 * _chirp(0.16, 900, 1700, 26), 0.15)
    return sound


def _wind() -> Wave:
    """A breath of wind over grass."""
    air = _sweep(0.60, [(250, 900), (380, 1500), (300, 1050), (200, 700)], 15)
    return air * _rise(0.60, (0.18, 0.75), (0.32, 1.0), (0.45, 0.5))


def _ink() -> Wave:
    """Ink runs out over wet paper."""
    sound = 0.25 * _hiss(0.45, 200, 1300, 20) * _rise(0.45, (0.06, 0.8), (0.2, 0.6), (0.35, 0.2))
    for start, low, high in (
        (0.02, 260, 420),
        (0.10, 330, 520),
        (0.17, 240, 400),
        (0.25, 380, 560),
    ):
        _add(sound, 1.3 * _chirp(0.16, low, high, 20), start)
    return sound


def _page() -> Wave:
    """A page is turned."""
    paper = _sweep(0.42, [(1500, 5000), (2400, 7500), (1200, 4000)], 22)
    rustle = paper * _crackle(0.42, 420, 25)
    return rustle * _rise(0.42, (0.05, 0.6), (0.18, 1.0), (0.27, 0.5), (0.33, 0.6))


NOISES: dict[str, Callable[[], Wave]] = {
    "card": _card,
    "flip": _flip,
    "deal": _deal,
    "curtain": _curtain,
    "part": _part,
    "token": _token,
    "tile": _tile,
    "drop": _drop,
    "wind": _wind,
    "ink": _ink,
    "page": _page,
}


# --- endings ----------------------------------------------------------------------------------

A3 = 220.0
"""All tones are counted from here in half steps."""


def _pitch(steps: float) -> float:
    return float(A3 * 2 ** (steps / 12))


def _plucked(length: float, steps: float) -> Wave:
    """A harp string: bright at first, then round."""
    age = _moments(length)
    turn = 2 * np.pi * _pitch(steps) * age
    tone = sum(
        np.sin(turn * over) / over**1.2 * np.exp(-(1.6 + 1.5 * over) * age) for over in range(1, 7)
    )
    return np.asarray(tone * np.minimum(age / 0.004, 1) * np.minimum((length - age) / 0.05, 1))


def _blown(length: float, steps: float) -> Wave:
    """A warm pipe that breathes in and out."""
    age = _moments(length)
    swell = np.minimum(age / 0.07, 1) * np.minimum((length - age) / (0.45 * length), 1)
    turn = 2 * np.pi * _pitch(steps) * age + 0.06 * np.sin(2 * np.pi * 5 * age)
    tone = (
        np.sin(turn) + 0.35 * np.sin(2 * turn) + 0.12 * np.sin(3 * turn) + 0.05 * np.sin(5 * turn)
    )
    return np.asarray(tone * swell)


def _music(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """(start, loudness, tone) laid over each other, and an end that fades."""
    sound = np.zeros(int(seconds * RATE))
    for start, volume, tone in parts:
        _add(sound, volume * tone, start)
    return np.asarray(sound * np.minimum((seconds - _moments(seconds)) / 0.35, 1))


def _storyteller() -> Wave:
    """The book is closed: a harp climbs home, a warm chord stays."""
    climb = (3, 7, 10, 15, 19, 22)
    harp = [(0.13 * place, 0.8, _plucked(1.6, steps)) for place, steps in enumerate(climb)]
    chord = [(0.80, 0.34, _blown(1.7, steps)) for steps in (3, 10, 15, 19)]
    return _music(2.6, *harp, *chord, (0.82, 0.7, _plucked(1.6, 27)))


def _inkblots() -> Wave:
    """A figure and its mirror image, which meet in the middle."""
    figure, mirrored = (5, 9, 12, 17), (29, 24, 21, 17)
    there = [(0.15 * place, 0.8, _plucked(0.9, steps)) for place, steps in enumerate(figure)]
    back = [(0.15 * place, 0.55, _plucked(0.9, steps)) for place, steps in enumerate(mirrored)]
    end = [(0.68, 0.36, _blown(1.4, steps)) for steps in (5, 9, 12, 21)]
    return _music(2.2, *there, *back, *end, (0.70, 0.7, _plucked(1.4, 29)))


def _clouds() -> Wave:
    """Light rising: five tones of a pipe, each floating over the one before."""
    floating = (8, 10, 15, 17, 22)
    pipes = [(0.24 * place, 0.5, _blown(1.3, steps)) for place, steps in enumerate(floating)]
    sparks = [
        (0.9 + 0.12 * place, 0.28, _plucked(1.0, 27 + steps))
        for place, steps in enumerate((0, 5, 7))
    ]
    return _music(2.6, *pipes, *sparks)


def _telepathy_won() -> Wave:
    """Two voices start apart and arrive together."""
    low = [(0.28 * place, 0.5, _blown(0.6, steps)) for place, steps in enumerate((0, 4, 7))]
    high = [(0.28 * place, 0.5, _blown(0.6, steps)) for place, steps in enumerate((19, 16, 14))]
    together = [(0.84, 0.42, _blown(1.5, steps)) for steps in (5, 9, 12, 17)]
    return _music(2.4, *low, *high, *together, (0.86, 0.7, _plucked(1.4, 29)))


def _telepathy_lost() -> Wave:
    """Not tonight: three soft steps down, and a light left on."""
    steps_down = ((0.0, 15), (0.34, 12), (0.68, 8))
    voice = [(start, 0.5, _blown(0.9, steps)) for start, steps in steps_down]
    rest = [(1.05, 0.30, _blown(1.3, steps)) for steps in (3, 8, 12)]
    return _music(2.4, *voice, *rest, (1.30, 0.16, _plucked(1.0, 24)))


FANFARES: dict[str, Callable[[], Wave]] = {
    "fanfare-storyteller": _storyteller,
    "fanfare-inkblots": _inkblots,
    "fanfare-clouds": _clouds,
    "fanfare-telepathy-won": _telepathy_won,
    "fanfare-telepathy-lost": _telepathy_lost,
}


# --- loudness and files -----------------------------------------------------------------------


def loudest(sound: Wave) -> float:
    """The level of the loudest moment, in decibels below full scale."""
    width = int(WINDOW * RATE)
    power = np.convolve(np.pad(sound**2, width), np.ones(width) / width, "valid")
    return float(10 * np.log10(power.max() + 1e-12))


def levelled(sound: Wave, level: float) -> Wave:
    """Scale a sound to a level, with a short fade-in and soft clipping."""
    sound = sound * np.minimum(np.arange(len(sound)) / (0.001 * RATE), 1)
    for _ in range(4):  # soft clipping lowers the level: repeat until it is reached
        sound = sound * 10 ** ((level - loudest(sound)) / 20)
        sound = CEILING * np.tanh(sound / CEILING)
    return sound


def _bell_level(name: str) -> float:
    """The level of a bell; sounds that only confirm a touch are as quiet as noises of the table."""
    return NOISE_LEVEL if name in ANSWERS else BELL_LEVEL


def _fanfare_level(name: str) -> float:
    """A lost match ends more quietly."""
    return FANFARE_LEVEL - (2.0 if name.endswith("-lost") else 0.0)


def every_sound() -> dict[str, Wave]:
    """All of them by name, from -1 to 1."""
    return {
        **{name: levelled(bells(notes), _bell_level(name)) for name, notes in SCORES.items()},
        **{name: levelled(make(), NOISE_LEVEL) for name, make in NOISES.items()},
        **{name: levelled(make(), _fanfare_level(name)) for name, make in FANFARES.items()},
    }


def main() -> None:
    """Write every sound as sixteen-bit mono."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name, sound in every_sound().items():
        with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((sound * 32_767).astype("<i2").tobytes())


if __name__ == "__main__":
    main()
