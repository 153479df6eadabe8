"""Feels how the tablet is held, with plyer's listener to the accelerometer.

The listener is made once and kept. plyer's own switch would free it with every match, but pyjnius
calls a listener by its address: an event on its way to one that is gone would crash the app.
"""

from functools import cache
from typing import Any


def listen(on: bool) -> None:
    """Let Android report the acceleration five times a second, or stop it."""
    if on:
        _listener().enable()
    elif _listener.cache_info().currsize:
        _listener().disable()


def acceleration() -> tuple[float, float, float] | None:
    """The latest one along x, y and z, in m/s²; None where there is no sensor."""
    if not _listener.cache_info().currsize:
        return None
    x, y, z = _listener().values
    return None if z is None else (x, y, z)


@cache
def _listener() -> Any:
    from plyer.platforms.android.accelerometer import AccelerometerSensorListener

    return AccelerometerSensorListener()
