"""The evening's sky behind the pages around the games."""

from mobileapp.assets import ASSETS
from mobileapp.theme import theme
from mobileapp.widgets import load_kv
from mobileapp.widgets.picture import Picture

SKIES = {
    True: ASSETS / "places" / "evening-wide.webp",
    False: ASSETS / "places" / "evening-tall.webp",
}


class PageBackdrop(Picture):
    """Fills the screen it lies on; the plain colour below it shows until it is decoded."""

    def __init__(self, **settings: object) -> None:
        super().__init__(path=SKIES[theme.wide], **settings)
        theme.bind(wide=self._turn)

    def _turn(self, _theme: object, wide: bool) -> None:
        self.path = SKIES[wide]


load_kv(__file__)
