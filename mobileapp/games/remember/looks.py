"""The lamp of the album's place."""

from math import sin

from mobileapp.stage.lights import SoftLight

LAMPS = {True: (0.066, 0.94), False: (0.06, 0.934)}
"""The position of the lamp in the landscape painting (True) and in the portrait painting."""
WARM = (1.0, 0.78, 0.45)


def lights(time: float, wide: bool) -> list[SoftLight]:
    """The `Lights` of the album: one lamp, whose light breathes slowly."""
    x, y = LAMPS[wide]
    breath = 0.5 + 0.35 * sin(time * 0.7) + 0.15 * sin(time * 2.3 + 1)
    return [SoftLight(x, y, 0.9, 0.05 + 0.06 * breath, WARM)]
