"""Widgets that identify a player by colour, symbol and name, never by colour alone.

Everywhere in the app a player is the same embossed token, painted by `Token` of the stage.
"""

from kivy.properties import ColorProperty, NumericProperty, ObjectProperty, StringProperty
from PIL import Image, ImageFilter

from mobileapp.assets import ASSETS
from mobileapp.palette import colour_of
from mobileapp.player_profile import PLACEHOLDER, PlayerProfile
from mobileapp.stage import painting
from mobileapp.stage.looks import Art, Token
from mobileapp.stage.piece import Look
from mobileapp.theme import theme
from mobileapp.widgets import lettering, load_kv
from mobileapp.widgets.boxes import Row
from mobileapp.widgets.painted_look import PaintedLook

SYMBOLS = ASSETS / "table" / "symbols"
BADGE_MARGIN = 0.16
"""The margin for the shadow around a badge, as a part of the badge's width."""
YOUNG_SIGN = 0.42
"""The size of the sign of a child who cannot read yet, as a part of the badge's size."""


class PageBadge(Look):
    """A player's token with its shadow, which is deeper while the token is lifted."""

    token: Token
    raised: bool = False
    young: bool = False
    """Whether a small teddy bear marks a child who cannot read yet."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        badge = self.token.paint(width, height, art)
        if self.young:
            side = round(width * YOUNG_SIGN)
            sign = painting.covering(art.asset("words/teddy_bear.webp"), (side, side))
            sign.putalpha(painting.disc_mask(side, 1))
            painting.overlay(badge, sign, (badge.width - side, badge.height - side))
        margin = round(width * BADGE_MARGIN)
        whole = Image.new("RGBA", (badge.width + 2 * margin, badge.height + 2 * margin))
        depth = width * (0.1 if self.raised else 0.05)
        shade = Image.new("L", whole.size)
        shade.paste(badge.getchannel("A"), (margin, margin + round(depth)))
        shade = shade.filter(ImageFilter.GaussianBlur(width * 0.05))
        whole.putalpha(painting.faded(shade, 0.6))
        whole.alpha_composite(badge, (margin, margin))
        return whole


def badge_of(profile: PlayerProfile, raised: bool = False, young: bool = False) -> PageBadge:
    """The look of a player's badge, with a deeper shadow if it is `raised`.

    `young` adds the mark of a child who cannot read yet, which only the players' page shows.
    """
    badge = Token(profile.symbol, colour_of(profile.colour), profile.robot)
    return PageBadge(badge, raised, young)


class Symbol(PaintedLook):
    """A player's token, with a small mark for a robot."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self.on_profile(self, self.profile)

    def on_profile(self, _symbol: object, profile: PlayerProfile) -> None:
        self.look = badge_of(profile)


class Badge(Row):
    """A player's symbol and name, side by side."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)
    ink = ColorProperty(theme.moonlight)
    caption = StringProperty("")
    letters = NumericProperty(0)
    """The font size of the name."""
    words_height = NumericProperty(0)
    """The height that the text needs; a parent uses it to set the height of the badge."""


load_kv(__file__, lettering)
