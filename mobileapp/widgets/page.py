"""A page around the games: the way back, a title, and whatever it is about."""

from typing import Any

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.screenmanager import Screen

from mobileapp.widgets import backdrop, buttons, load_kv, scroll


class PageScreen(Screen):
    """A page with a bar on top; added widgets go below the bar. `on_menu` is fired by the button at
    the bar's end.
    """

    title = StringProperty("")
    place = StringProperty("evening")
    """The painting behind it (`PageBackdrop.place`)."""
    menu_icon = StringProperty("")
    """The icon of the button at the end of the bar; empty for none."""

    slide = NumericProperty(0)
    """The current horizontal offset of its body, which `PageTransition` animates to 0."""

    __events__ = ("on_menu",)

    def add_widget(self, widget: Any, *place: Any, **named_place: Any) -> None:
        """Add a widget to the body; only the page's own frame is added directly."""
        if "cover" in self.ids:
            self.ids.body.add_widget(widget, *place, **named_place)
        else:
            super().add_widget(widget, *place, **named_place)

    def cover_with(self, widget: Any) -> None:
        """Lay a widget over the whole page, including the bar; the widget removes itself later."""
        self.ids.cover.add_widget(widget)

    def on_menu(self) -> None:
        pass


load_kv(__file__, backdrop, buttons, scroll)
