"""Reads the accelerometer through plyer's listener.

The listener is created once and kept. plyer's own functions would free it after every match, and an
event after that would crash the app, because pyjnius calls a listener by its address.
"""

from functools import cache
from typing import Any


def listen(on: bool) -> None:
    """Start or stop the listener, which receives the acceleration several times a second."""
    if on:
        _listener().enable()
    elif _listener.cache_info().currsize:
        _listener().disable()


def acceleration() -> tuple[float, float, float] | None:
    """The latest acceleration along x, y and z, in m/s²; None if there is no reading."""
    if not _listener.cache_info().currsize:
        return None
    x, y, z = _listener().values
    return None if z is None else (x, y, z)


@cache
def _listener() -> Any:
    from plyer.platforms.android.accelerometer import AccelerometerSensorListener

    return AccelerometerSensorListener()
