"""Tells from the accelerometer that a tablet which shows a secret is put away or changes hands."""

from math import hypot

Acceleration = tuple[float, float, float]
"""Along the width, the height and out of the display of the tablet, in m/s². At rest it points away
from the ground: (0, 0, 9.8) lying face up."""

FACE_DOWN = -0.8
"""Below this share of gravity along the third axis the display faces the ground."""
FLAT = 0.97
"""Above this share the tablet lies on its back: it is tilted by less than 14 degrees."""
LIFTED = 0.85
"""Below this share it no longer lies flat: it is tilted by more than 30 degrees."""
FACE_DOWN_SECONDS = 0.4
"""How long it has to face down; this is longer than a shake."""
UNATTENDED_SECONDS = 5.0
"""Seconds a tablet must lie untouched before lifting it may mean that somebody else has it."""
WEIGHTLESS = 3.0
"""With less acceleration than this, in m/s², the tablet is in free fall, and its orientation is
unknown.
"""


class MotionGuard:
    """Follows one secret from the moment it is in sight."""

    def __init__(self) -> None:
        self.restart()

    def restart(self) -> None:
        """Start over: another screen is in sight."""
        self._was_face_up = False
        self._face_down = self._unattended = 0.0

    def touched(self) -> None:
        """Note a touch: whoever the secret is for is still there."""
        self._unattended = 0.0

    def must_hide(self, acceleration: Acceleration | None, dt: float) -> bool:
        """Whether the secret has to be covered, `dt` seconds after the last question.

        That is so when the tablet has been turned face down, unless it was read overhead from the
        beginning, and when it was left lying and is lifted. Without a sensor it is never so.
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
