"""A nest above a rainy town: somebody reads outside the last egg, and somebody inside."""

import math
from dataclasses import replace
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature, people, town
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_EGG = blob(
    ".28,1.0 .5,.9 .7,.6 .84,.16 .88,-.3 .8,-.72 .56,-1.0 .28,-1.08 .0,-1.0 -.24,-.72 -.32,-.3"
    " -.28,.16 -.14,.6 .06,.9"
)
_SHADE = "#8a3c22"
_COAT = "#c8473f"


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="Reading to the last egg",
    subject="girl in a feathered coat reads with her back to a glowing egg",
    props=("egg", "reader in the egg", "book", "nest", "rainy town"),
    mood=("close", "apart", "patient"),
)
def nest_reader(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#16264c", lift=0, shade="#44587c"))
    _other_nests(scene)
    _town(scene)
    scene.lay(replace(nature.rain(70, lambda x, y: True), colour="#7288b0"))
    _tree(scene)
    _rim(scene, "#2c1f2c", -0.62, 9, 0.0)
    _egg(scene)
    _girl(scene, x=-0.22, y=-0.73, scale=0.92)
    _rim(scene, "#3a2628", -0.82, 18, 1.0)
    return PaperPlan()


def _other_nests(scene: Scene) -> None:
    """Far off, other bare trees hold other lights."""
    for x, y, size in ((-0.72, 0.86, 1.0), (-0.3, 1.16, 0.66)):
        trunk = strip(((x, y), (x + 0.03, -1.6)), 0.05 * size, 0.1 * size)
        boughs = strips([((x, y - 0.3), (x - 0.13, y)), ((x, y - 0.2), (x + 0.13, y + 0.02))], 0.03)
        scene.lay(Sheet(trunk | boughs, "#25395e", ("bare trees",), lift=3))
        light = ellipse(0.075, 0.1).scaled(size).at(x, y + 0.08 * size)
        scene.lay(Sheet(light, "#ffdf8a", ("other nests",), glow=0.5))
        bowl = blob("-.15,.04 -.15,.04 .15,.04 .15,.04 .1,-.08 -.1,-.08").scaled(size).at(x, y)
        scene.lay(Sheet(bowl, "#1c2c4c", lift=3))


def _town(scene: Scene) -> None:
    walls, windows = town.skyline(5, -1.3, 0.06, 0.26, houses=8)
    scene.lay(Sheet(walls, "#1c2444", ("town",), lift=6))
    scene.lay(Sheet(windows, "#f2b860", ("lit windows",), glow=0.25))


def _tree(scene: Scene) -> None:
    """The bare top of a tree that carries the nest."""
    wood = strip(points(".1,-1.7 .04,-1.2 .1,-.8"), 0.3, 0.2)
    for line in (
        ".06,-1.3 -.4,-1.08 -.86,-.9 -1.1,-.5",
        ".1,-1.3 .56,-1.14 .86,-.9 1.0,-.4",
        ".86,-.9 1.04,-.8 1.2,-.5",
    ):
        wood = wood | strip(points(line), 0.13, 0.03)
    scene.lay(Sheet(wood, "#241a28", ("tree",), lift=7))


def _rim(scene: Scene, dark: str, level: float, count: int, seed: float) -> None:
    """One side of the nest: crossing twigs over a bowl."""
    bowl = blob(
        (-1.04, level + 0.08), (-0.5, level - 0.08), (0.1, level - 0.12), (0.7, level - 0.08),
        (1.08, level + 0.06), (0.8, level - 0.3), (0.1, level - 0.42), (-0.7, level - 0.3),
    )  # fmt: skip
    scene.lay(Sheet(bowl, dark, ("nest",), lift=6))
    for index in range(count):
        x = -0.92 + 1.86 * (index * 0.618 % 1)
        y = level - 0.06 - 0.24 * (index * 0.414 % 1) * (1 - 0.5 * abs(x)) + 0.1 * x * x
        lean = math.radians(20 * math.sin(index * 2.7 + seed) + 16 * x)
        half = 0.26 + 0.08 * math.sin(index * 1.9 + seed)
        dx, dy = half * math.cos(lean), half * math.sin(lean)
        tone = ("#6b4630", "#8a5f3c", "#52362c", "#a87a4c")[index % 4]
        twig = strip([(x - dx, y - dy), (x, y + 0.025), (x + dx, y + dy)], 0.07, 0.03)
        scene.lay(Sheet(twig, tone, ("nest",), lift=5))


def _seated() -> dict[str, Outline]:
    """A reader with drawn-up knees who looks to the right, the back against what is at x = 0."""
    return {
        "far leg": people.bent_sleeve((0.16, 0.06), (0.42, 0.46), (0.46, 0.04), 0.17),
        "body": blob(".0,-.04 -.01,.3 .03,.54 .14,.64 .26,.58 .34,.36 .36,.1 .32,-.06"),
        "leg": people.bent_sleeve((0.18, 0.06), (0.5, 0.4), (0.57, -0.02), 0.18),
        "boot": blob(".48,.08 .65,.08 .66,-.03 .78,-.07 .8,-.16 .8,-.16 .48,-.16 .48,-.16"),
        "book": polygon(".53,.42 .47,.76 .54,.78 .58,.56 .78,.74 .83,.69"),
        "pages": polygon(".57,.52 .53,.76 .64,.8 .79,.73"),
        "arm": people.bent_sleeve((0.17, 0.5), (0.29, 0.22), (0.46, 0.4), 0.15),
        "hand": ellipse(0.055, 0.065).turned(-40).at(0.51, 0.46),
    }


def _egg(scene: Scene) -> None:
    """The shell is broken around its middle; in the light sits another reader."""
    scene.lay(Sheet(_EGG, "#ffcf7a", ("egg",), glow=0.75))
    pose = _seated()
    tail = blob(".1,-.1 -.02,.0 -.06,-.2 .1,-.3 .3,-.2")
    tuft = Outline(())
    for turn in (0, 26, 52):
        tuft = tuft | nature.leaf_outline(0.3, 0.1).turned(turn + 62).at(0.1, 1.06)
    head = figures.profile_outline(figures.CHILD, bust=False).scaled(0.42).turned(-16)
    shape = tail | tuft | head.at(0.2, 0.86)
    for name in ("far leg", "body", "leg", "boot", "book", "pages", "arm", "hand"):
        shape = shape | pose[name]
    inside = shape.scaled(0.92).at(-0.16, -0.62) & _EGG
    scene.lay(Sheet(inside, _SHADE, ("reader in the egg",), lift=4, shade="#6a2a20"))
    cap = polygon(
        "-1,.56 -.2,.4 -.1,.56 .0,.42 .1,.62 .24,.5 .34,.68 .46,.5 .56,.62 .68,.44 .8,.52 1.2,.4"
        " 1.2,1.4 -1,1.4"
    )
    cup = polygon(
        "-1,-.5 -.26,-.44 -.14,-.58 -.02,-.5 .1,-.66 .24,-.56 .4,-.7 .52,-.54 .66,-.62 .78,-.42"
        " 1.2,-.4 1.2,-1.6 -1,-1.6"
    )
    for part in (cap, cup):
        shell = _EGG & part
        scene.lay(Sheet(shell, "#dfeae0", ("shell",), lift=10, shade="#9fc4b8"))
        for x, y, r in ((0.1, 0.76, 0.05), (0.44, 0.84, 0.035), (0.6, 0.7, 0.045),
                        (0.62, -0.76, 0.05), (0.2, -0.86, 0.06), (0.4, -0.8, 0.03)):  # fmt: skip
            spot = ellipse(r, r * 0.8).turned(40).at(x, y)
            scene.lay(Sheet(spot & shell, "#6fa894", lift=0))
    side = _EGG & polygon(".72,.5 .84,.3 .74,.14 .86,.0 .76,-.2 .84,-.44 1.2,-.4 1.2,.5")
    scene.lay(Sheet(side, "#c9dcd2", lift=8))


def _girl(scene: Scene, **at: Any) -> None:
    """Back to back with whoever is in there."""
    pose = _seated()
    skin, boots = "#8a5238", "#2c2444"

    def lay(outline: Outline, colour: str, *tags: str, lift: float = 7) -> None:
        scene.lay(Sheet(outline, colour, tags, lift=lift), flip=True, **at)

    lay(pose["far leg"], "#2f5f7a")
    lay(pose["body"], _COAT, "girl", lift=10)
    for row in range(5):
        feathers = Outline(())
        for k in range(5):
            x = -0.02 + 0.11 * (k + 0.5 * (row % 2))
            feathers = feathers | ellipse(0.062, 0.1).at(x, 0.04 + 0.12 * row)
        tone = mix(_COAT, "#ffd9a0" if row % 2 else "#5a1430", 0.3)
        lay(feathers & pose["body"], tone, "feathered coat", lift=3)
    lay(pose["leg"], "#3f7d9a")
    lay(pose["boot"], boots, "boot")
    lay(pose["book"], "#2c3350", "book")
    lay(pose["pages"], "#fff6e0", lift=2)
    lay(pose["hand"], skin, lift=3)
    lay(pose["arm"], mix(_COAT, "#3a0c24", 0.2), "sleeve", lift=6)
    head = figures.head(skin, "#1c1420", figures.CHILD, "curls", lift=9)
    placed = [part.placed(0.2, 0.86, 0.44, -18, False) for part in head]
    scene.lay(placed, flip=True, **at)
