"""Synthesises the app's few sounds: `python -m tools.sounds`. Small, soft, and our own."""

import math
import wave
from collections.abc import Iterable
from pathlib import Path

RATE = 22_050
SOUNDS = Path(__file__).parent.parent / "assets" / "sounds"

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


def loudness(notes: Iterable[Note], moment: float) -> float:
    """The sum of all notes at one moment: a soft bell with two overtones."""
    total = 0.0
    for start, length, pitch, volume in notes:
        age = moment - start
        if 0 <= age < length:
            attack = min(age / 0.008, 1.0)
            fade = math.exp(-4.5 * age / length) * (1 - age / length)
            turn = 2 * math.pi * pitch * age
            tone = math.sin(turn) + 0.28 * math.sin(2 * turn) + 0.1 * math.sin(3.01 * turn)
            total += volume * attack * fade * tone
    return total


def synthesise(notes: tuple[Note, ...]) -> bytes:
    """Sixteen-bit mono samples."""
    seconds = max(start + length for start, length, _, _ in notes)
    samples = bytearray()
    for number in range(int(seconds * RATE)):
        level = math.tanh(loudness(notes, number / RATE))
        samples += int(level * 30_000).to_bytes(2, "little", signed=True)
    return bytes(samples)


def main() -> None:
    """Write every sound."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name, notes in SCORES.items():
        with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(synthesise(notes))


if __name__ == "__main__":
    main()
