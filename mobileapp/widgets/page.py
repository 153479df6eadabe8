"""A page around the games: the way back, a title, and whatever it is about."""

from typing import Any

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.screenmanager import Screen

from mobileapp.widgets import backdrop, buttons, load_kv, scroll


class PageScreen(Screen):
    """Everything added to it stands below the bar; `on_menu` is the button at its end."""

    title = StringProperty("")
    place = StringProperty("evening")
    """The painting behind it (`PageBackdrop.place`)."""
    menu_icon = StringProperty("")
    """The icon of the button at the end of the bar; empty for none."""

    slide = NumericProperty(0)
    """How far its body still has to slide to the left; `PageTransition` lets it come in."""

    __events__ = ("on_menu",)

    def add_widget(self, widget: Any, *place: Any, **named_place: Any) -> None:
        """Anything but the frame itself goes into its body."""
        if "cover" in self.ids:
            self.ids.body.add_widget(widget, *place, **named_place)
        else:
            super().add_widget(widget, *place, **named_place)

    def cover_with(self, widget: Any) -> None:
        """Lay something over the whole page, bar and all; it takes itself away again."""
        self.ids.cover.add_widget(widget)

    def on_menu(self) -> None:
        pass


load_kv(__file__, backdrop, buttons, scroll)
