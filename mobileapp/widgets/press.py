"""The base class of all widgets that people press, and the code of the Back key."""

from typing import Any

from kivy.uix.behaviors import ButtonBehavior

BACK_KEY = 27
"""The key code of Android's Back button, and of Escape on a keyboard."""


class Pressable(ButtonBehavior):
    """A button that acts on release, unless it was removed or disabled since it was pressed, or its
    dialog closes.

    Another finger, the curtain or the clock may have changed the screen in the meantime. The action
    would then be done twice, or on a screen that is no longer shown.
    """

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self and (self.disabled or self._leaves()):
            touch.ungrab(self)
            self.state = "normal"
            return True
        return bool(super().on_touch_up(touch))

    def _leaves(self) -> bool:
        """Whether it is not on the screen any more, or is fading out with its dialog."""
        parent = self.parent
        while parent is not None and not getattr(parent, "closes", False):
            if parent is parent.parent:  # the window
                return False
            parent = parent.parent
        return True
