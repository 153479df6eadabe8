"""A finished sky as a picture to keep: small in a story, large at a tap."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.modalview import ModalView

from mobileapp.games.clouds.sky_picture import SkyPicture
from mobileapp.widgets import load_rules, text
from mobileapp.widgets.press import Pressable


class KeptSky(Pressable, SkyPicture):
    """A tap shows it as large as the screen."""

    title = StringProperty("")

    def on_release(self) -> None:
        LargeSky(self.clouds, self.title).open()


class LargeSky(ModalView):
    """A sky all over the screen, until the next tap."""

    title = StringProperty("")

    def __init__(self, clouds: Any, title: str) -> None:
        super().__init__(title=title)
        self.ids.sky.clouds = clouds

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is None:
            self.dismiss()
        return bool(super().on_touch_up(touch))


load_rules(__file__, text)
