"""The controls of the stage on pages in Kivy: the same sizes, bodies painted by the same functions.

So a page of widgets and a page that is a scene look as if drawn by one hand, and a change of a
token or of a look changes both.
"""

from collections.abc import Callable
from functools import lru_cache, partial

from kivy.event import EventDispatcher
from kivy.graphics.texture import Texture
from kivy.lang import global_idmap
from kivy.properties import AliasProperty, ObjectProperty
from kivy.utils import get_hex_from_color
from PIL import Image, ImageDraw, ImageFont

from mobileapp.assets import ASSETS
from mobileapp.running_app import running_app
from mobileapp.stage import painting
from mobileapp.stage.colours import CREAM, INK, NIGHT, PAPER
from mobileapp.stage.looks import Art, BackIcon, NextIcon, RoundIcon
from mobileapp.stage.paginator import FIGURES
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Size, Text
from mobileapp.stage.upload import lasting_texture
from mobileapp.theme import theme
from mobileapp.widgets.icons import glyph
from mobileapp.widgets.stage_page import window_space

PAD = painting.PAD
"""The transparent margin of every texture of a control, in pixels."""
MIDDLE = 4
"""How many pixels of a pill lie between its round ends; they are repeated for wider ones."""


def _measured(size: Callable[[Space], float]) -> AliasProperty:
    """A property for a size that depends on the window."""
    return AliasProperty(lambda measures: size(measures.space), bind=["space"], cache=True)


class Measures(EventDispatcher):
    """The sizes of controls in the window as it is now, in pixels, as kv rules observe them."""

    space = ObjectProperty()

    corner = _measured(Size.CORNER.of)
    """The size of a round button in a corner."""
    beside = _measured(lambda space: Gap.MEDIUM * space.unit)
    """The distance from a round button to the title beside it."""
    page_number = _measured(lambda space: space.text(FIGURES.size))
    """The font size of the number of a page, between the keys that turn pages."""
    title = _measured(lambda space: space.text(Text.TITLE.size))
    """The font size of the title of a page."""
    pill = _measured(Size.BUTTON.of)
    """The height of a pill."""
    # This order matters, as that of the sizes in `Theme` does: the later one overrides.
    quiet_label = _measured(lambda space: space.text(Text.HINT.size))
    """The font size on all pills but the golden one."""
    label = _measured(lambda space: space.text(Text.LABEL.size))
    """The font size on the golden pill of a page."""

    def __init__(self) -> None:
        super().__init__()
        measure = self._measure
        theme.bind(window=measure, insets=measure, text_scale=measure)
        measure()

    def _measure(self, *_: object) -> None:
        self.space = window_space()


measures = Measures()
global_idmap.update(measures=measures)  # all kv files know this name


# --- round buttons ----------------------------------------------------------------------------


class GlyphIcon(RoundIcon):
    """A round button with an icon of the icon font, for those that the table does not have."""

    def sign(self, side: int, art: Art) -> Image.Image:
        mask = Image.new("L", (side, side))
        font = ImageFont.truetype(ASSETS / "fonts" / "icons.ttf", side)
        middle = side / 2, side / 2
        ImageDraw.Draw(mask).text(middle, glyph(self.name), font=font, fill=255, anchor="mm")
        return mask


TABLE_ICONS: dict[str, Callable[[str, str], RoundIcon]] = {
    "arrow-left": partial(BackIcon, "next"),
    "chevron-left": partial(BackIcon, "next"),
    "chevron-right": lambda _ink, _ground: NextIcon(),
    "close": partial(RoundIcon, "cross"),
    "check": partial(RoundIcon, "check"),
    "undo": partial(RoundIcon, "undo"),
}
"""The round buttons of the table, by the icons for which they stand."""


def round_look(icon: str, paper: bool) -> RoundIcon:
    """The look of the round button with an icon: dark on a painting, or light on `paper`."""
    make = TABLE_ICONS.get(icon, partial(GlyphIcon, icon))
    return make(INK, PAPER) if paper else make(CREAM, NIGHT)


def round_button(icon: str, side: float, paper: bool) -> Texture | None:
    """The texture of the round button with an icon; None if it has no icon or no size."""
    return _round_button(icon, round(side), paper) if icon and side >= 1 else None


@lru_cache(maxsize=32)
def _round_button(icon: str, side: int, paper: bool) -> Texture:
    art = running_app()
    return _texture(round_look(icon, paper).paint(side, side, art))


# --- pills ------------------------------------------------------------------------------------


def pill(height: float, fill: list[float], edge: list[float]) -> Texture | None:
    """The texture of the body of a pill, to be stretched in its middle; None if it has no body.

    It has a rim if `edge` is not transparent.
    """
    if height < 1 or not fill[3]:
        return None
    outline = get_hex_from_color(edge)[:7] if edge[3] else ""
    return _pill(round(height), get_hex_from_color(fill)[:7], outline)


def pill_end(height: float) -> int:
    """How many pixels at each end of a pill's texture are not stretched."""
    return PAD + round(height) // 2 + 1


@lru_cache(maxsize=64)
def _pill(height: int, fill: str, outline: str) -> Texture:
    size = 2 * (height // 2 + 1) + MIDDLE, height
    return _texture(painting.button_shape(size, fill, outline, painting.pill_line(height)))


def _texture(image: Image.Image) -> Texture:
    return lasting_texture(image.size, image.tobytes())
