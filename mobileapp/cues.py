"""What the tablet does to be noticed: every cue is felt, heard and seen, each with its own switch.

A cue never depends on anything hidden: the same moment always has the same cue.
"""

from dataclasses import dataclass

from engine.core import Cue


@dataclass(frozen=True, slots=True)
class Signal:
    """Pulses in milliseconds (on, off, on ...), the name of a sound, and how strongly to flash."""

    pulses: tuple[int, ...]
    sound: str
    flash: float = 0.0


HANDOFF = Signal((80, 90, 80), "handoff", 0.5)
CONFIRM = Signal((40,), "confirm")
REFUSED = Signal((20, 40, 20), "refused")
CLOCK_MARK = Signal((60,), "tick", 0.3)
LAST_SECONDS = Signal((), "tick")

SIGNALS = {
    Cue.TICK: CONFIRM,
    Cue.REVEAL: Signal((120,), "reveal", 0.3),
    Cue.TIMEKEEPER: Signal((70, 70, 70, 70, 70), "chime", 0.6),
    Cue.TIME_UP: Signal((800,), "time-up", 0.9),
    Cue.LOSS: Signal((500,), "loss", 0.6),
}
