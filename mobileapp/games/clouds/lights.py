"""What flies over the meadows of Clouds: seeds in the wind."""

from math import pi, sin

from mobileapp.stage.lights import SEED, SoftLight, scattered


def lights(time: float, wide: bool) -> list[SoftLight]:
    """Seeds that rise from the meadows at both edges."""
    found = []
    for index in range(14):
        age = (time * (0.03 + 0.02 * scattered(index)) + scattered(index + 80)) % 1
        rise = 0.02 + 0.14 * age
        x = (scattered(index + 10) + 0.05 * sin(time * 0.3 + index) + 0.06 * age) % 1
        y = 1 - rise if index % 2 else rise
        found.append(SoftLight(x, y, 0.009, 0.75 * sin(pi * age), SEED))
    return found
