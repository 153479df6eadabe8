"""The light of the doctor's desk: a green lamp."""

from math import pi, sin

from mobileapp.stage.lights import SEED, SoftLight, scattered

LAMP = (0.8, 1.0, 0.82)


def lights(time: float, wide: bool) -> list[SoftLight]:
    """The lamp, and dust that turns slowly in its light."""
    found = [SoftLight(0.03, 0.97, 0.9, 0.08 + 0.025 * sin(time * 0.9), LAMP)]
    for index in range(10):
        age = (time * 0.035 + scattered(index)) % 1
        x = 0.03 + 0.3 * scattered(index + 20) + 0.02 * sin(time * 0.4 + index)
        y = 0.98 - 0.34 * age
        found.append(SoftLight(x, y, 0.007, 0.34 * sin(pi * age), SEED))
    return found
