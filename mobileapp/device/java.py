"""The Android activity and the API level, for all modules that call Android."""

from functools import cache
from typing import Any

from jnius import autoclass


@cache
def activity() -> Any:
    """The app's Android activity."""
    return autoclass("org.kivy.android.PythonActivity").mActivity


@cache
def api_level() -> int:
    """Android's API level: 24 is Android 7, 35 is Android 15."""
    return int(autoclass("android.os.Build$VERSION").SDK_INT)
