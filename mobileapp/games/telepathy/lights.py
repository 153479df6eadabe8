"""The light of Telepathy's water: stars."""

from math import cos, sin

from mobileapp.stage.lights import SoftLight, scattered

STAR = (0.82, 0.9, 1.0)


def lights(time: float, wide: bool) -> list[SoftLight]:
    """Stars that twinkle on the water and drift with it, away from the middle."""
    found = []
    for index in range(16):
        side = 0.02 + 0.17 * scattered(index)
        along = 0.06 + 0.88 * scattered(index + 40)
        if index % 2:
            side = 1 - side
        x, y = (side, along) if wide else (along, side)
        x += 0.006 * sin(time * 0.31 + index)
        y += 0.006 * cos(time * 0.27 + index * 2)
        twinkle = max(sin(time * (0.5 + 0.4 * scattered(index + 60)) + index * 1.7), 0) ** 3
        found.append(SoftLight(x, y, 0.016 + 0.01 * twinkle, 0.12 + 0.75 * twinkle, STAR))
    return found
