"""Press handling: widgets that act on release, and the tablet's Back key."""

from typing import Any

from kivy.uix.behaviors import ButtonBehavior

BACK_KEY = 27
"""What Android's Back button sends, and Escape on a keyboard."""


class Pressable(ButtonBehavior):
    """A button behaviour that acts on release, unless the widget was removed or disabled in the
    meantime.

    Another finger, the curtain or the clock may have been faster: nothing is done twice, or behind
    a screen that is gone.
    """

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self and (self.disabled or self.get_root_window() is None):
            touch.ungrab(self)
            self.state = "normal"
            return True
        return bool(super().on_touch_up(touch))
