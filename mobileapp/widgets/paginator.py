"""The twin of `mobileapp.stage.paginator` for pages of widgets: the same keys and letters."""

from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.widgets import buttons, load_kv, text


class Paginator(BoxLayout):
    """A key that leads back, “5 of 120”, and a golden key that leads on.

    They dispatch `on_turn` with the index of another page. One that leads nowhere is pale.
    """

    __events__ = ("on_turn",)
    place = NumericProperty(0)
    count = NumericProperty(1)

    def on_turn(self, place: int) -> None:
        """Called when somebody turns to a page."""


load_kv(__file__, buttons, text)
