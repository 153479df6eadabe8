"""How the ink was brought onto the sheet: dropped and pressed, or in one of three other ways."""

from dataclasses import dataclass

from art.paint.inkblots.traces import Tool, dry_brush, finger


@dataclass(frozen=True, slots=True)
class Manner:
    """What sets one way of making a blot apart from another. The defaults: dropped and pressed."""

    sway: float = 1.0
    """How far the press moves the ink, as a share of the usual."""
    raggedness: float = 1.0
    """How far lobes and inlets reach, as a share of the usual."""
    solid: float = 0.0
    """How much rarer gaps are."""
    layers: int = 0
    """Layers of much water that dry one after the other; 0 if all ink is laid at once."""
    flow: float = 0.0
    """How far eddies drew the ink out before it dried; 0 if it stayed where it was pressed."""
    flooded: bool = False
    """Whether the ink was dropped into water."""
    strength: float = 1.0
    """How dark the ink is, as a share of the usual."""
    tool: Tool | None = None
    """What the strokes were made with, if it left traces."""


PRESSED = Manner()
PLAIN = Manner(sway=0.8, raggedness=0.7, solid=0.6)
PALE = Manner(sway=0.9, raggedness=0.9, strength=0.6)
BUILT = Manner(sway=0.4, raggedness=0.45, solid=0.12)
GROWN = Manner(sway=0.7, raggedness=0.65, solid=0.06)
WATERED = Manner(sway=0.8, raggedness=0.8, layers=5)
FLOODED = Manner(sway=0.9, raggedness=0.9, solid=0.1, layers=2, flooded=True)
RUNNING = Manner(sway=0.6, raggedness=0.7, solid=0.15, layers=2, flooded=True, flow=0.18)
STREAMING = Manner(sway=0.5, raggedness=0.65, solid=0.25, layers=2, flooded=True, flow=0.1)
STILL = Manner(sway=0.5, raggedness=0.45, solid=0.2, layers=2, flooded=True, flow=0.05)
BRUSHED = Manner(sway=0.45, raggedness=0.35, solid=0.5, tool=dry_brush)
PULLED = Manner(sway=0.4, raggedness=0.35, solid=0.5, tool=finger)
