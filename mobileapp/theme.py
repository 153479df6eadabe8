"""The colours, font sizes, distances and animation times of the whole app."""

from kivy.core.window import Window
from kivy.event import EventDispatcher
from kivy.lang import global_idmap
from kivy.metrics import Metrics, dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
)

from mobileapp.palette import PLAYER_COLOURS
from mobileapp.stage import colours
from mobileapp.stage.space import LARGE_TEXT, Space

TABLET = 800
"""The shorter side of the window, in dp, at which fonts and distances have their nominal size."""

TEXT_SCALES = 1.0, 0.85, 1.25, 1.5
"""The text sizes that people can choose, as factors, the default first."""
HIGH_CONTRAST = {
    "night": "#05070F",
    "dusk": "#10162B",
    "moonlight": "#FFFFFF",
    "ink": "#000000",
    "mist": "#E4E5F2",
    "ink_soft": "#1D1628",
    "red_ink": "#7E2A08",
    "line": "#A9B4E8",
}
"""The theme colours that change in high contrast, and their replacements.

They change in this order. If one kv rule overrides another, Kivy keeps both bindings, and the
colour that changes last wins. So an overridden colour must come before the one that overrides it:
`ink` of the rule for `BodyText` comes before `ink_soft` of that for `Small`, which is one, too.
"""
ACCENTS = "gold", "coral", "leaf"
"""Colours that stay the same in high contrast, but are dispatched after those that change.

Some kv rules override a changing colour with one of these. Kivy keeps both bindings, so without
that dispatch the overridden colour would win; see `HIGH_CONTRAST`.
"""


def _font_size(size: float) -> AliasProperty:
    """A property for a font size: `size` in sp, scaled with the window and the text setting."""
    return AliasProperty(
        lambda theme: sp(size) * theme.scale * theme.text_scale,
        bind=["window", "text_scale"],
        cache=True,
    )


def _length(size: float) -> AliasProperty:
    """A property for a distance: `size` in dp, scaled with the window."""
    return AliasProperty(lambda theme: dp(size) * theme.scale, bind=["window"], cache=True)


class Theme(EventDispatcher):
    """The colours and sizes of the app, as properties that kv rules observe.

    Sizes follow the window and the text setting.
    """

    night = ColorProperty(colours.NIGHT)
    dusk = ColorProperty("#1F2849")
    twilight = ColorProperty("#303C6B")
    paper = ColorProperty(colours.PAPER)
    parchment = ColorProperty("#E9DCC3")
    ink = ColorProperty(colours.INK)
    ink_soft = ColorProperty(colours.SOFT_INK)
    moonlight = ColorProperty(colours.CREAM)
    mist = ColorProperty(colours.MIST)
    gold = ColorProperty(colours.GOLD)
    coral = ColorProperty(PLAYER_COLOURS["coral"])
    red_ink = ColorProperty(colours.RED_INK)
    leaf = ColorProperty(PLAYER_COLOURS["leaf"])
    line = ColorProperty("#4A5688")

    text_scale = NumericProperty(1.0)
    high_contrast = BooleanProperty(False)
    reduce_motion = BooleanProperty(False)
    window = ListProperty([1280, 800])
    """Width and height of the window without the edges that cut-outs take up."""
    insets = ListProperty([0, 0, 0, 0])
    """The widths of the left, top, right and bottom edges that cut-outs take up.

    Only backgrounds are drawn there.
    """

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        Window.bind(size=self._measure)
        self._measure()

    def on_insets(self, _theme: object, _insets: list[float]) -> None:
        self._measure()

    def _measure(self, *_: object) -> None:
        left, top, right, bottom = self.insets
        self.window = [Window.width - left - right, Window.height - top - bottom]

    def on_high_contrast(self, _theme: object, on: bool) -> None:
        for name, strong in HIGH_CONTRAST.items():
            setattr(self, name, strong if on else self.property(name).defaultvalue)
        for name in ACCENTS:
            self.property(name).dispatch(self)

    def _get_wide(self) -> bool:
        return bool(self.window[0] >= self.window[1])

    def _get_compact(self) -> bool:
        return bool(min(self.window) < dp(520))

    def _get_scale(self) -> float:
        return float(min(max(min(self.window) / dp(TABLET), 0.8), 1.3))

    def _get_pad(self) -> float:
        width, height = self.window
        return Space(width, height, density=Metrics.density).margin

    wide = AliasProperty(_get_wide, bind=["window"], cache=True)
    """Whether the window is in landscape."""
    compact = AliasProperty(_get_compact, bind=["window"], cache=True)
    """Whether the window is as small as that of a phone."""
    scale = AliasProperty(_get_scale, bind=["window"], cache=True)

    # The order matters: when the window or the text setting changes, these sizes are dispatched in
    # this order. If one kv rule overrides another, Kivy keeps both bindings, and the size that is
    # dispatched last wins. So a size that is overridden comes before the one that overrides it.
    icon = _font_size(30)
    body = _font_size(23)
    title = _font_size(32)
    small = _font_size(18.5)
    lead = _font_size(27)
    display = _font_size(44)
    gap = _length(12)
    pad = AliasProperty(_get_pad, bind=["window"], cache=True)
    """The outer margin of every page, and that inside papers."""
    radius = _length(18)
    touch = AliasProperty(
        lambda self: max(dp(52), dp(60) * self.scale), bind=["window"], cache=True
    )
    """The minimum height of a touch target."""

    def motion(self, seconds: float) -> float:
        """The duration of an animation: `seconds`, or nearly 0 with *Reduce motion*."""
        return 0.01 if self.reduce_motion else seconds


theme = Theme()
global_idmap.update(theme=theme, LARGE_TEXT=LARGE_TEXT)  # all kv files know these names
