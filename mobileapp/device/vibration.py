"""Makes the tablet buzz in patterns, on every Android from 7 on.

plyer alone is not enough. It says nothing about what a vibration is for, and one of unknown use
counts as touch feedback on newer Androids: whoever has that switched off would feel nothing. It
also buzzes at default strength, which a table swallows, and asks for the motor in a way that is
outdated since Android 12. So it is what remains where a tablet differs from Android's own book.
"""

from functools import cache
from typing import Any

from jnius import autoclass, cast
from plyer import vibrator as plain

from mobileapp.device.java import activity, api_level

ONCE = -1
FULL_STRENGTH = 255


def vibrate(pulses: tuple[int, ...]) -> None:
    """Buzz for so many milliseconds: on, off, on ..."""
    timings = [0, *pulses]
    try:
        if _motor().hasVibrator():
            _buzz(_motor(), timings)
    except Exception:
        plain.pattern([timing / 1000 for timing in timings], ONCE)


def stop() -> None:
    """Be still at once."""
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
    """What the buzzing is for: part of a game, like its sounds."""
    if api_level() >= 33:
        attributes = autoclass("android.os.VibrationAttributes")
        return attributes.createForUsage(attributes.USAGE_MEDIA)
    usage = autoclass("android.media.AudioAttributes").USAGE_MEDIA
    return autoclass("android.media.AudioAttributes$Builder")().setUsage(usage).build()
