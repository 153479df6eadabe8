"""A crocodile that is a bridge."""

import math
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    smooth,
    strip,
    waves,
)
from art.paint.story.cutouts.people import WALK, Dress
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_GREEN = "#1f6a4c"


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="Cross at the green",
    subject="children crossing on a crocodile as a bridge",
    props=("crocodile", "children", "river", "green eye"),
    mood=("funny", "tense", "brave"),
)
def crocodile_bridge(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f49a6a", lift=0, shade="#fde6b4"))
    scene.lay(Sheet(ellipse(0.34).at(-0.5, 0.98), "#fff6d0", ("sun",), glow=0.6))
    far = land((-1, -0.3), (-0.3, -0.22), (0.4, -0.34), (1, -0.24))
    scene.lay(Sheet(far, "#e8b07a", ("far bank",), lift=5))
    scene.lay(Sheet(waves(-0.5, 0.015, 0.5), "#dff0ea", ("pale water",), lift=4, shade="#a8d8d8"))
    _walkers(scene)
    _body(scene)
    _head(scene)
    _first(scene)
    for level, tone in ((-1.16, "#c4e6e2"), (-1.34, "#9ad0d4")):
        scene.lay(Sheet(waves(level, 0.025, 0.5, level), tone, ("pale water",), lift=8))
    return PaperPlan()


def _ridge(x: float) -> float:
    """How high its back is."""
    return 0.1 - 0.5 * (x + 0.12) ** 2


def _slope(x: float) -> float:
    return math.degrees(math.atan(-1.0 * (x + 0.12)))


def _body(scene: Scene) -> None:
    """One arch from the tail on the left bank to the shoulders, on two legs like piers."""
    for x, foot in ((-0.62, -1.3), (0.34, -1.3)):
        leg = blob(
            (x - 0.16, -0.3), (x - 0.2, -0.8), (x - 0.13, foot), (x + 0.2, foot), (x + 0.12, -1.0),
            (x + 0.17, -0.5), (x + 0.2, -0.2),
        )  # fmt: skip
        scene.lay(Sheet(leg, mix(_GREEN, "#0c2a24", 0.35), ("leg",), lift=9))
    xs = [-1.3 + 0.1 * k for k in range(21)]
    top: list[Point] = [(x, _ridge(x)) for x in xs]
    low = points(".7,-.62 .5,-.62 .2,-.48 -.1,-.42 -.4,-.5 -.7,-.72 -1.0,-1.02 -1.3,-1.3")
    scutes = Outline(())
    for index in range(15):
        x = -1.02 + 0.11 * index
        high = 0.06 + 0.03 * math.sin(index * 2.1)
        spike = polygon((-0.06, -0.03), (0.02, high), (0.06, -0.03)).turned(_slope(x))
        scutes = scutes | spike.at(x, _ridge(x))
    scene.lay(Sheet(scutes, mix(_GREEN, "#0c2a24", 0.2), ("scutes",), lift=6))
    body = polygon(*top, *smooth(low, closed=False))
    scene.lay(Sheet(body, _GREEN, ("crocodile",), lift=14, pattern="scales"))
    belly = strip([(x, y + 0.07) for x, y in low], 0.17)
    scene.lay(Sheet(belly & body, "#f2d070", ("belly",), lift=2))


def _head(scene: Scene) -> None:
    """It rests its chin on the right edge; its eye is the green light."""
    lower = blob(".4,-.3 .5,-.62 .8,-.84 1.3,-.92 1.3,-.68 .9,-.6 .6,-.3")
    scene.lay(Sheet(lower, mix(_GREEN, "#f2d070", 0.4), ("jaw",), lift=10))
    teeth = Outline(())
    for x, y, size in (
        (0.68, -0.56, 0.9),
        (0.79, -0.64, 1.2),
        (0.9, -0.67, 0.8),
        (0.99, -0.7, 1.1),
    ):
        teeth = teeth | polygon((-0.04, 0.03), (0.04, 0.03), (0, -0.1)).scaled(size).at(x, y)
    scene.lay(Sheet(teeth, "#fffaf0", ("teeth",), lift=4))
    upper = blob(
        ".2,-.06 .3,.14 .46,.2 .6,.1 .68,-.1 .9,-.28 1.3,-.36 1.3,-.72 .9,-.66 .66,-.52 .44,-.42"
        " .26,-.34"
    )
    scene.lay(Sheet(upper, mix(_GREEN, "#6ac08a", 0.25), ("head",), lift=12))
    scene.lay(Sheet(ellipse(0.15).at(0.45, 0.06), "#12382c", ("eyelid",), lift=5))
    scene.lay(Sheet(ellipse(0.115).at(0.45, 0.06), "#7cf08c", ("green eye",), glow=0.6))
    scene.lay(Sheet(ellipse(0.022, 0.1).at(0.47, 0.06), "#12382c", lift=0))


_CHILDREN = (
    (0.12, 0.6, Dress("#8a5238", "#1c1420", "#d8473c", "#2c3350", kind=figures.CHILD, cut="curls",
                       head=0.3)),
    (-0.16, 0.46, Dress("#efc4a0", "#a84a2a", "#3f5fb0", "#efc4a0", kind=figures.CHILD, cut="bob",
                        head=0.36, skirt=0.12)),
    (-0.42, 0.76, Dress("#b5794f", "#2a1820", "#f6f0e0", "#8a3a5c", kind=figures.WOMAN, cut="bun",
                       head=0.27)),
)  # fmt: skip


def _walkers(scene: Scene) -> None:
    """Three of different size with satchels; the last in the line is a very young crocodile."""
    for x, size, dress in _CHILDREN:
        at: dict[str, Any] = {"x": x, "y": _ridge(x) - 0.02, "scale": size, "turn": 0.4 * _slope(x)}
        scene.lay(people.person(dress, WALK), **at)
        bag = box(0.13, 0.2).turned(4).at(-0.13, 0.58)
        scene.lay(Sheet(bag, "#7a4a2c", ("satchel",), lift=4), **at)
        flap = box(0.14, 0.09).turned(4).at(-0.13, 0.64)
        scene.lay(Sheet(flap, "#a86a3c", lift=2), **at)
    _hatchling(scene, -0.75)


def _first(scene: Scene) -> None:
    """The smallest is already on the snout, above the teeth."""
    who = Dress("#d99a72", "#6a3a20", "#f2c14a", "#2f6a8c", kind=figures.CHILD, head=0.36,
                hat="cap", hat_colour="#d8473c")  # fmt: skip
    scene.lay(people.person(who, WALK), x=0.74, y=-0.2, scale=0.42, turn=-12)


def _hatchling(scene: Scene, x: float) -> None:
    """It walks upright like the others and has a satchel, too."""
    at: dict[str, Any] = {"x": x, "y": _ridge(x), "scale": 0.5, "turn": 12}
    green = "#4fa068"
    tail = strip(points("-.04,.22 -.2,.1 -.36,.08"), 0.14, 0.02)
    legs = strip(points("-.04,.24 -.08,.1 -.1,.0"), 0.1, 0.07) | strip(
        points(".04,.24 .1,.1 .1,.0"), 0.1, 0.07
    )
    body = blob("-.12,.2 -.13,.46 -.08,.66 .06,.68 .12,.5 .12,.22")
    head = blob("-.1,.64 -.1,.82 .0,.88 .1,.82 .2,.76 .42,.74 .44,.66 .3,.6 .06,.58")
    scene.lay(Sheet(tail | legs, mix(green, "#0c2a24", 0.25), lift=4), **at)
    scene.lay(Sheet(body | head, green, ("young crocodile",), lift=6), **at)
    arm = strip(points(".0,.52 .1,.42 .2,.44"), 0.07, 0.05)
    scene.lay(Sheet(arm, mix(green, "#0c2a24", 0.15), lift=3), **at)
    scene.lay(Sheet(ellipse(0.05).at(0.02, 0.82), "#fffaf0", lift=2), **at)
    scene.lay(Sheet(beads([(0.035, 0.82)], 0.024), "#1c1420", lift=0), **at)
    scene.lay(Sheet(box(0.14, 0.22).at(-0.16, 0.48), "#c8443c", ("satchel",), lift=4), **at)
