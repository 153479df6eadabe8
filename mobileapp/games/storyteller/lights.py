"""The light of Storyteller's table: two candles."""

from math import sin

from mobileapp.stage.lights import SoftLight

CANDLES = {True: ((0.066, 0.856), (0.932, 0.144)), False: ((0.145, 0.933), (0.86, 0.067))}
"""Where they stand in the wide and in the tall picture."""
WARM, FLAME = (1.0, 0.72, 0.36), (1.0, 0.9, 0.66)


def lights(time: float, wide: bool) -> list[SoftLight]:
    """Two candles that flicker, each at its own pace."""
    found = []
    for index, (x, y) in enumerate(CANDLES[wide]):
        pace = time * (1.9 + 0.4 * index)
        flicker = 0.5 + 0.34 * sin(pace) + 0.16 * sin(pace * 3.7 + 1)
        sway = 0.003 * sin(pace * 1.3)
        found.append(SoftLight(x, y, 0.62, 0.08 + 0.1 * flicker, WARM))
        found.append(SoftLight(x + sway, y, 0.1 + 0.012 * flicker, 0.3 + 0.3 * flicker, FLAME))
    return found
