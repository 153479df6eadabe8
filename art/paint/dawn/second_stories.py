"""Things that give scenes of the Dawn deck a second story: shadows, reflections, distant views."""

from art.paint.story.colour import mix
from art.paint.story.cutouts import nature
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    strip,
    strips,
    waves,
)
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


def elephant_shadow(scene: Scene, colour: str) -> None:
    """On the backdrop the smallest artist has the largest shadow, with the same parasol."""
    body = blob("-.34,-.16 -.4,.06 -.3,.24 -.06,.28 .16,.24 .24,.06 .2,-.16")
    skull = ellipse(0.19, 0.18).at(0.28, 0.2)
    trunk = strip(points(".4,.16 .5,.0 .46,-.16 .56,-.22"), 0.13, 0.06)
    legs = strips([((x, -0.1), (x, -0.38)) for x in (-0.27, -0.12, 0.06, 0.18)], 0.12)
    tail = strip(points("-.38,.1 -.48,.0 -.46,-.14"), 0.03, 0.02)
    pole = strip(((0.02, 0.2), (0.0, 0.56)), 0.03)
    shade = blob("-.28,.5 -.2,.66 0,.72 .2,.66 .28,.5 .28,.5 .1,.55 -.1,.55 -.28,.5")
    whole = body | skull | trunk | legs | tail | pole | shade
    scene.lay(Sheet(whole, colour, ("shadow of an elephant",), lift=0), x=-0.12, y=0.84, scale=0.8)
    ear = blob(".14,.3 .08,.14 .16,.02 .28,.08 .28,.26")
    scene.lay(Sheet(ear, mix(colour, "#3a1f1c", 0.18), lift=0), x=-0.12, y=0.84, scale=0.8)


def dry_harbour(scene: Scene) -> None:
    """The windows of a hall; where the sea was behind them, ships lie on the sand."""
    panes = Outline(())
    for index in range(4):
        panes = panes | box(0.46, 0.84).at(-0.78 + 0.52 * index, 0.97)
    scene.lay(Sheet(panes, "#9fc4d4", ("hall",), lift=0, shade="#dcebe8"))
    ground = land((-1, 0.84), (-0.3, 0.92), (0.3, 0.86), (1, 1.06)) & panes
    scene.lay(Sheet(ground, "#e0b878", ("dry sea bed",), lift=0, shade="#c8965c"))
    for x, y, size, turn, colour in (
        (0.2, 0.9, 1.0, -20, "#c8443c"),
        (0.76, 1.08, 0.72, 24, "#2f5a7a"),
    ):
        hull = blob("-.24,.1 -.24,.1 .24,.1 .24,.1 .15,-.05 -.15,-.05")
        cabin = box(0.2, 0.1).at(-0.04, 0.15)
        funnel = box(0.07, 0.14).at(0.0, 0.26)
        for outline, tone in ((funnel, "#e9b84a"), (cabin, "#fdf6e6"), (hull, colour)):
            placed = outline.scaled(size).turned(turn).at(x, y) & panes
            scene.lay(Sheet(placed, tone, ("stranded ship",), lift=2))
    drift = land((-1, 0.8), (-0.3, 0.82), (0.2, 0.86), (0.46, 0.84), (0.62, 1.01), (1, 1.06))
    scene.lay(Sheet(drift & panes, "#d4a868", lift=1, shade="#c8965c"))


def porthole(scene: Scene, x: float, y: float, radius: float) -> None:
    """A window onto a bright sea, where other fish do as they like."""
    scene.lay(Sheet(ellipse(radius * 1.2).at(x, y), "#b5793f", ("porthole",), lift=8))
    hole = ellipse(radius).at(x, y)
    scene.lay(Sheet(hole, "#fff3c0", ("open sea",), glow=0.35))
    scene.lay(Sheet(waves(y - 0.06, 0.02, 0.16) & hole, "#6fc4d8", lift=0))
    scene.lay(Sheet(waves(y - 0.14, 0.02, 0.2, 0.3) & hole, "#3f9ab8", lift=0))
    for dx, dy, turn, colour in ((-0.08, 0.04, 40, "#e8563c"), (0.09, 0.07, -30, "#8a5fb0")):
        scene.lay(nature.fish(colour, pattern=None), x=x + dx, y=y + dy, scale=0.17, turn=turn)
    rivets = [(x + radius * 1.1 * c, y + radius * 1.1 * s) for c, s in _COMPASS]
    scene.lay(Sheet(beads(rivets, 0.014), "#6b4424", lift=1))


_COMPASS = ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
