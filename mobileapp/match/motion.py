"""Detects, with the accelerometer, that a tablet with a secret is laid face down or picked up."""

from math import hypot

Acceleration = tuple[float, float, float]
"""The acceleration along the width and the height of the tablet and out of its display, in m/s². At
rest it points away from the ground: (0, 0, 9.8) if the tablet lies face up.
"""

FACE_DOWN = -0.8
"""The display faces down if the third component of the normalised acceleration is below this
number.
"""
FLAT = 0.97
"""The tablet lies face up if the third component of the normalised acceleration is above this
number. It is then tilted by less than 14 degrees.
"""
LIFTED = 0.85
"""The tablet is held in hands if the third component of the normalised acceleration is below this
number. It is then tilted by more than 31 degrees.
"""
FACE_DOWN_SECONDS = 0.4
"""Seconds for which the tablet has to face down before a secret is covered; a shake is shorter."""
UNATTENDED_SECONDS = 5.0
"""If a tablet has lain untouched for this many seconds, picking it up covers its secret."""
WEIGHTLESS = 3.0
"""With less acceleration than this, in m/s², the tablet is in free fall, and its orientation is
unknown.
"""


class MotionGuard:
    """Decides from the motion of the tablet when the secret that it shows has to be covered."""

    def __init__(self) -> None:
        self.restart()

    def restart(self) -> None:
        """Forget all earlier motion and touches, because another screen is shown."""
        self._was_face_up = False
        self._face_down = self._unattended = 0.0

    def touched(self) -> None:
        """Restart the time without touches, because the reader of the secret is still there."""
        self._unattended = 0.0

    def must_hide(self, acceleration: Acceleration | None, dt: float) -> bool:
        """Whether the secret has to be covered, `dt` seconds after the previous call.

        This is true when the tablet was turned face down, and when it was left lying and is picked
        up. A tablet that has faced down ever since the secret was shown does not count, because its
        reader may be lying down and holding it overhead. Without a sensor, this is always false.
        """
        strength = hypot(*acceleration) if acceleration else 0.0
        if acceleration is None or strength < WEIGHTLESS:
            return False
        up = acceleration[2] / strength
        self._was_face_up |= up > 0
        self._face_down = self._face_down + dt if up < FACE_DOWN else 0.0
        if self._was_face_up and self._face_down >= FACE_DOWN_SECONDS:
            return True
        if up > FLAT:
            self._unattended += dt
        return self._unattended >= UNATTENDED_SECONDS and up < LIFTED
