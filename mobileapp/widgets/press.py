"""What can be pressed: widgets, as long as they are there, and the one key of a tablet."""

from typing import Any

from kivy.uix.behaviors import ButtonBehavior

BACK_KEY = 27
"""What Android's Back button sends, and Escape on a keyboard."""


class Pressable(ButtonBehavior):
    """Acts when the finger is lifted, unless it was taken away or disabled in the meantime.

    Another finger, a curtain or a clock may have been quicker: nothing is done twice, or behind
    a screen that is gone.
    """

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self and (self.disabled or self.get_root_window() is None):
            touch.ungrab(self)
            self.state = "normal"
            return True
        return bool(super().on_touch_up(touch))
