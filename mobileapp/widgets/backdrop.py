"""The painting behind a page: the evening sky, or that of a game."""

from kivy.properties import BooleanProperty, StringProperty

from mobileapp.assets import ASSETS
from mobileapp.theme import theme
from mobileapp.widgets import load_kv
from mobileapp.widgets.picture import Picture

AHEAD = 4
"""How many times smaller the painting of a page is that was made ahead and never shown."""


class PageBackdrop(Picture):
    """The painting that fills the background of a page.

    It is invisible until it is decoded. In high contrast, it is never shown. While its page is not
    shown, it is requested in a small size only: pages are made ahead, and memory is short.
    """

    name = StringProperty("evening")
    """The prefix of the file names of the wide and the tall painting in assets/backdrops."""
    page_shown = BooleanProperty(True)
    """Whether the page is on the screen."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        theme.bind(wide=self._choose_painting)
        self.bind(name=self._choose_painting)
        self._choose_painting()

    def on_page_shown(self, _backdrop: object, shown: bool) -> None:
        if shown:
            self._ask()

    def _wanted_size(self) -> tuple[int, int]:
        width, height = super()._wanted_size()
        return (width, height) if self.page_shown else (width // AHEAD, height // AHEAD)

    def _choose_painting(self, *_: object) -> None:
        shape = "wide" if theme.wide else "tall"
        self.path = ASSETS / "backdrops" / f"{self.name}-{shape}.jpg"


load_kv(__file__)
