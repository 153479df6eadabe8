"""What every call to Android starts from."""

from functools import cache
from typing import Any

from jnius import autoclass


@cache
def activity() -> Any:
    """The one window of the app, as Android knows it."""
    return autoclass("org.kivy.android.PythonActivity").mActivity


@cache
def api_level() -> int:
    """24 is Android 7, 35 is Android 15."""
    return int(autoclass("android.os.Build$VERSION").SDK_INT)
