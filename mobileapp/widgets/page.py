"""The base class of all pages with a bar: a button to go back, a title, and a menu button."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from mobileapp.stage.looks import Words
from mobileapp.widgets import backdrop, boxes, buttons, load_kv, scroll
from mobileapp.widgets.app_screen import AppScreen
from mobileapp.widgets.painted_look import PaintedLook


class PageTitle(PaintedLook):
    """The title of a page, painted like that of a page that is a scene; it shrinks to fit."""

    text = StringProperty("")
    font_size = NumericProperty(0)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.bind(text=self._write, font_size=self._write)
        self._write()

    def _write(self, *_: object) -> None:
        self.look = Words(self.text, self.font_size, align="left") if self.text else None
        self.vanish()


class PageScreen(AppScreen):
    """A page with a bar at the top; widgets that are added to the page appear below the bar.

    The button at the end of the bar calls `open_menu`.
    """

    title = StringProperty("")
    backdrop = StringProperty("evening")
    """The painting behind the page (`PageBackdrop.name`)."""
    zoom = NumericProperty(1)
    """How much the painting is enlarged, so that only its middle is behind the page."""
    menu_icon = StringProperty("")
    """The icon of the button at the end of the bar; empty for none."""

    fills = BooleanProperty(False)
    """Whether the page takes the whole height, with the bar above its upper left corner."""
    beside_title = NumericProperty(0)
    """The part of the window's width, from the right, where the page has something beside the bar.
    """

    def add_widget(self, widget: Any, *index: Any, **more: Any) -> None:
        """Add a widget to the body of the page.

        The kv rule of the page also calls this to create the frame; these widgets are added to the
        page itself.
        """
        if "cover" in self.ids:
            self.ids.body.add_widget(widget, *index, **more)
        else:
            super().add_widget(widget, *index, **more)

    def open_menu(self) -> None:
        """Called by the button at the end of the bar; pages that show the button override it."""


load_kv(__file__, backdrop, buttons, boxes, scroll)
