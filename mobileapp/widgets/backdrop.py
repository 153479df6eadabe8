"""The painting behind a page: the evening sky, or that of a game."""

from kivy.properties import StringProperty

from mobileapp.assets import ASSETS
from mobileapp.theme import theme
from mobileapp.widgets import load_kv
from mobileapp.widgets.picture import Picture


class PageBackdrop(Picture):
    """The painting that fills the background of a page.

    It is invisible until it is decoded. In high contrast, it is never shown.
    """

    name = StringProperty("evening")
    """The prefix of the file names of the wide and the tall painting in assets/backdrops."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        theme.bind(wide=self._choose_painting)
        self.bind(name=self._choose_painting)
        self._choose_painting()

    def _choose_painting(self, *_: object) -> None:
        shape = "wide" if theme.wide else "tall"
        self.path = ASSETS / "backdrops" / f"{self.name}-{shape}.jpg"


load_kv(__file__)
