"""The painted night behind the pages around the games."""

from mobileapp.assets import ASSETS
from mobileapp.widgets import load_rules
from mobileapp.widgets.picture import Picture

NIGHT = ASSETS / "table" / "night.webp"


class Backdrop(Picture):
    """Fills the screen it lies on; the plain colour below it shows until it is decoded."""

    def __init__(self, **settings: object) -> None:
        super().__init__(path=NIGHT, **settings)


load_rules(__file__)
