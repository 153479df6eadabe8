"""What a picture of cut paper is told beyond its sheets."""

from dataclasses import dataclass

from art.paint.story.finish import Finish


@dataclass(frozen=True)
class PaperPlan(Finish):
    """How the sheets are lit and framed. Stars are pinholes in dark sheets at the back."""

    light: float = 1.0
    """How strong the lamps behind holes are."""
    frame: bool = True
    frame_colour: str = "#f1e7d4"
    rain_colour: str = "#dfe8ee"
