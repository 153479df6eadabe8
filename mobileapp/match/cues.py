"""Cues that get people's attention by vibration, sound, flash and voice.

People can switch off each of the four in the settings. A cue never depends on a secret, because
everyone notices it.
"""

from collections.abc import Iterable, Sequence

from engine.core import Cue, Handoff
from engine.records import Frozen


class Signal(Frozen):
    """A vibration, a sound and a flash that are given at the same time."""

    pulses: tuple[int, ...]
    """The vibration: milliseconds on, off, on and so on."""
    sound: str
    """The name of the sound."""
    flash: float = 0.0
    """The strength of the flash, from 0 for no flash to 1."""


HANDOFF = Signal((80, 90, 80), "handoff", 0.5)
CONFIRM = Signal((40,), "confirm")
REFUSED = Signal((20, 40, 20), "refused")
CLOCK_MARK = Signal((60,), "tick", 0.3)
LAST_SECONDS = Signal((), "tick")
COUNTED_ALOUD = 5
"""The number of final seconds on the clock in which a tick sounds every second."""

SIGNALS = {
    Cue.TICK: CONFIRM,
    Cue.REVEAL: Signal((120,), "reveal", 0.3),
    Cue.TIMEKEEPER: Signal((70, 70, 70, 70, 70), "chime", 0.6),
    Cue.TIME_UP: Signal((800,), "time-up", 0.9),
    Cue.LOSS: Signal((500,), "loss", 0.6),
}

STEPS = {"count": Signal((60,), "tick", 0.2), "point": Signal((160,), "chime", 0.4)}
"""The signals for scenes of a reveal, by `Scene.sound`. Any other sound is played on its own,
without vibration and flash.
"""


def spoken_name(handoff: Handoff, names: Sequence[str]) -> str:
    """What the voice says at a hand-off: who gets the tablet; nothing if the table gets it."""
    return "" if handoff.to is None else names[handoff.to]


def clock_signals(marks: Iterable[int], before: float, after: float) -> list[Signal]:
    """The signals to give while the clock runs from `before` to `after`, both in seconds left.

    `marks` are the remaining times, in milliseconds, at which people are alerted.
    """
    signals = [CLOCK_MARK for mark in marks if after <= mark / 1000 < before]
    if after < COUNTED_ALOUD and int(before) != int(after):
        signals.append(LAST_SECONDS)
    return signals
