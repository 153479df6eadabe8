"""Vibrates in patterns, on Android 7 and later.

plyer is used only as a fallback, for tablets that deviate from Android's documentation. It sets no
usage, and newer Androids treat a vibration of unknown usage as touch feedback, which people may
have switched off. It also uses the default strength, which is hardly felt on a table, and an API
that is deprecated since Android 12.
"""

from functools import cache
from typing import Any

from jnius import autoclass, cast
from plyer import vibrator as plain

from mobileapp.device.java import activity, api_level

ONCE = -1
FULL_STRENGTH = 255


def vibrate(pulses: tuple[int, ...]) -> None:
    """Vibrate in a pattern: `pulses` are milliseconds on, off, on and so forth."""
    timings = [0, *pulses]
    try:
        if _motor().hasVibrator():
            _buzz(_motor(), timings)
    except Exception:
        plain.pattern([timing / 1000 for timing in timings], ONCE)


def stop() -> None:
    """Stop vibrating."""
    _motor().cancel()


@cache
def _motor() -> Any:
    context = autoclass("android.content.Context")
    if api_level() >= 31:
        service = activity().getSystemService(context.VIBRATOR_MANAGER_SERVICE)
        return cast("android.os.VibratorManager", service).getDefaultVibrator()
    return cast("android.os.Vibrator", activity().getSystemService(context.VIBRATOR_SERVICE))


def _buzz(motor: Any, timings: list[int]) -> None:
    if api_level() < 26:
        motor.vibrate(timings, ONCE, _for_media())
        return
    strengths = [FULL_STRENGTH * (place % 2) for place in range(len(timings))]
    effect = autoclass("android.os.VibrationEffect").createWaveform(timings, strengths, ONCE)
    motor.vibrate(effect, _for_media())


def _for_media() -> Any:
    """Android's attributes for a vibration with the usage “media”, like the sounds of a game."""
    if api_level() >= 33:
        attributes = autoclass("android.os.VibrationAttributes")
        return attributes.createForUsage(attributes.USAGE_MEDIA)
    usage = autoclass("android.media.AudioAttributes").USAGE_MEDIA
    return autoclass("android.media.AudioAttributes$Builder")().setUsage(usage).build()
