"""What the printer of a woodcut decides for each card, and the inks of the whole deck."""

from dataclasses import dataclass
from typing import Literal

from art.paint.story.finish import Finish

Ink = Literal["lamp", "vermilion", "night", "verdigris", "clay", "plum"]
SkyStyle = Literal["black", "paper", "clouds"]
SkyLines = Literal["level", "swirl", "upright"]

PAPER = "#f0e7d3"
KEY = "#15151d"
INKS: dict[Ink, str] = {
    "lamp": "#eab54a",
    "vermilion": "#cf4a33",
    "night": "#7d9cba",
    "verdigris": "#93b39a",
    "clay": "#d9a27c",
    "plum": "#a98aa8",
}
MAX_INKS = 3


@dataclass(frozen=True)
class WoodcutPlan(Finish):
    """How a scene is carved and printed.

    A surface prints in an ink if its pigment has that ink's hue: paint things in `INKS` colours,
    and everything that is to stay black and white in greys.
    """

    inks: tuple[Ink, ...] = ("lamp",)
    sky: SkyStyle = "black"
    sky_ink: Ink | None = None
    """An ink over the whole sky but for the moon and its halo."""
    sky_lines: SkyLines = "level"
    halo: float = 300.0
    """How far lines radiate from the moon or the sun, in pixels at a picture width of 800."""
    gain: float = 1.0
    """Above 1 the whole block is cut lighter."""
    contrast: float = 1.5
    """How much light and shade within things is deepened."""
    clear_from: float = 0.86
    """The tone above which the block is cleared to bare paper."""
    lamp_pool: float = 0.16
    """How far the lamp ink spreads around lamps: the lower, the further; 0 leaves it out."""
    border: bool = True

    def __post_init__(self) -> None:
        if len(self.inks) > MAX_INKS:
            raise ValueError(f"at most {MAX_INKS} inks, not {len(self.inks)}")
        if self.sky_ink and self.sky_ink not in self.inks:
            raise ValueError("the ink of the sky must be one of the inks")
