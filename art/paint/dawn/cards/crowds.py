"""Crowds: a choir, a class, and the one among them who is different."""

import math

from art.paint.dawn.second_stories import porthole
from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import nature
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="ice_silver",
    hand="cut_paper",
    title="He has the highest voice",
    subject="wolf singing in a choir of sheep",
    props=("sheep", "conductor", "music"),
    mood=("funny", "tense", "solemn"),
)
def wolf_choirboy(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3a4f7a", lift=0, shade="#6f86a8"))
    for x, tone in ((-0.62, "#f0c860"), (0.0, "#e88a6a"), (0.62, "#8fc0a8")):
        arch = ellipse(0.26).at(x, 1.0) | box(0.52, 0.7).at(x, 0.66)
        scene.lay(Sheet(arch, tone, ("church window",), glow=0.4))
        bars = strips([((x, 0.3), (x, 1.28)), ((x - 0.28, 0.7), (x + 0.28, 0.7))], 0.03)
        scene.lay(Sheet(bars, "#24304e", lift=3))
    for row, (level, count, size) in enumerate(
        ((0.12, 4, 0.40), (-0.34, 5, 0.42), (-0.84, 4, 0.50))
    ):
        for index in range(count):
            x = -0.86 + 1.72 * (index + 0.5) / count + (0.02 if row % 2 else 0)
            if row == 0 and index == 2:
                _singing_wolf(scene, x - 0.02, level + 0.1, size * 1.3)
            else:
                _singing_sheep(scene, x, level, size, (row * 3 + index) % 3)
    back = blob("-.5,-1.9 -.52,-1.3 -.3,-1.06 0,-1 .3,-1.06 .52,-1.3 .5,-1.9").at(-0.4, 0.02)
    scene.lay(Sheet(back, "#1c1a2a", ("conductor",), lift=14))
    wool = beads([(-0.62 + 0.11 * k, -1.0 + 0.05 * math.sin(k * 2.2)) for k in range(5)], 0.1)
    scene.lay(Sheet(wool, "#fdf8ee", ("wool",), lift=5))
    scene.lay(Sheet(ellipse(0.17, 0.2).at(-0.4, -0.82), "#3a3038", lift=9))
    ears = ellipse(0.12, 0.05).turned(-20).at(-0.6, -0.78) | ellipse(0.12, 0.05).turned(20).at(
        -0.2, -0.78
    )
    scene.lay(Sheet(ears, "#3a3038", lift=4))
    arm = strip([(-0.02, -1.2), (0.2, -1.1), (0.3, -0.92)], 0.14, 0.09)
    scene.lay(Sheet(arm, "#1c1a2a", lift=8))
    scene.lay(
        Sheet(strip(((0.3, -0.92), (0.46, -0.56)), 0.022, 0.01), "#fff6e0", ("baton",), lift=5)
    )
    return PaperPlan()


def _singing_sheep(scene: Scene, x: float, y: float, size: float, kind: int) -> None:
    """A sheep in a white surplice, its mouth open."""
    robe = blob("-.4,-.4 .4,-.4 .54,-1.4 -.54,-1.4")
    scene.lay(Sheet(robe, ("#c8443c", "#b83a3a", "#d2563f")[kind], lift=8), x=x, y=y, scale=size)
    scene.lay(
        Sheet(blob("-.42,-.36 0,-.3 .42,-.36 .5,-.8 0,-.9 -.5,-.8"), "#fdf8ee", lift=4),
        x=x,
        y=y,
        scale=size,
    )
    curls = Outline(())
    for step in range(9):
        a = math.radians(-20 + 27.5 * step)
        curls = curls | ellipse(0.19).at(0.36 * math.cos(a), 0.18 + 0.34 * math.sin(a))
    scene.lay(
        Sheet(curls | ellipse(0.34).at(0, 0.2), "#fdf8ee", ("sheep",), lift=7), x=x, y=y, scale=size
    )
    dark = ("#4a3f48", "#5a4a44", "#3f3a4a")[kind]
    ear = ellipse(0.2, 0.085).turned(-24).at(-0.46, 0.12)
    scene.lay(Sheet(ear | ear.flipped(), dark, lift=4), x=x, y=y, scale=size)
    head = blob("-.27,.24 0,.34 .27,.24 .24,-.1 .12,-.36 -.12,-.36 -.24,-.1")
    scene.lay(Sheet(head, dark, lift=5), x=x, y=y, scale=size)
    lids = strip([(-0.18, 0.1), (-0.11, 0.05), (-0.04, 0.1)], 0.03)
    scene.lay(Sheet(lids | lids.flipped(), "#fdf8ee", lift=1), x=x, y=y, scale=size)
    scene.lay(
        Sheet(ellipse(0.09, 0.11).at(0, -0.18), "#e8707a", ("open mouth",), lift=1),
        x=x,
        y=y,
        scale=size,
    )


def _singing_wolf(scene: Scene, x: float, y: float, size: float) -> None:
    """The soloist: a long snout raised, teeth in his song."""
    scene.lay(
        Sheet(blob("-.4,-.4 .4,-.4 .54,-1.4 -.54,-1.4"), "#c8443c", lift=8), x=x, y=y, scale=size
    )
    scene.lay(
        Sheet(blob("-.42,-.36 0,-.3 .42,-.36 .5,-.8 0,-.9 -.5,-.8"), "#fdf8ee", lift=4),
        x=x,
        y=y,
        scale=size,
    )
    grey = "#6f7788"
    snout = polygon(
        "-.34,-.3 -.42,.36 -.5,.72 -.24,.56 .02,.6 .62,1.16 .74,1.06 .46,.5 "
        ".82,.66 .8,.52 .3,.02 .2,-.36"
    )
    scene.lay(Sheet(snout, grey, ("wolf",), lift=12), x=x, y=y, scale=size)
    scene.lay(
        Sheet(polygon("-.34,-.3 -.4,.2 .1,.0 .2,-.36"), mix(grey, "#ffffff", 0.35), lift=2),
        x=x,
        y=y,
        scale=size,
    )
    scene.lay(
        Sheet(polygon(".3,.62 .46,.5 .58,.9 .42,.76"), "#c8333f", lift=1), x=x, y=y, scale=size
    )
    teeth = polygon(".5,.86 .56,.76 .6,.94") | polygon(".52,.56 .6,.68 .62,.58")
    scene.lay(Sheet(teeth, "#ffffff", ("teeth",), lift=1), x=x, y=y, scale=size)
    scene.lay(Sheet(ellipse(0.07).at(0.69, 1.12), "#1c1420", lift=2), x=x, y=y, scale=size)
    scene.lay(
        Sheet(strip([(-0.02, 0.4), (0.08, 0.36), (0.18, 0.46)], 0.045), "#1c1420", lift=1),
        x=x,
        y=y,
        scale=size,
    )


@card(
    palette="deep_sea",
    hand="cut_paper",
    title="Sit still",
    subject="school of fish at desks",
    props=("hook", "desks", "blackboard"),
    mood=("comic", "threatening", "orderly"),
)
def school_of_fish(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#7fd0cc", lift=0, shade="#1f5f80"))
    board = box(1.3, 0.6).at(-0.24, 1.0)
    scene.lay(Sheet(box(1.4, 0.7).at(-0.24, 1.0), "#8a5a3c", lift=9))
    scene.lay(Sheet(board, "#24483f", ("blackboard",), lift=0))
    worm = strip([(-0.7, 0.93), (-0.56, 1.09), (-0.4, 0.93), (-0.24, 1.09), (-0.1, 0.97)], 0.05)
    scene.lay(Sheet(worm, "#f4efe2", ("drawing of a worm",), lift=1))
    cross = strips([((0.06, 1.11), (0.26, 0.89)), ((0.06, 0.89), (0.26, 1.11))], 0.035)
    scene.lay(Sheet(cross, "#e8707a", lift=1))
    scene.lay(Sheet(strip(((0.7, 1.7), (0.7, 0.5)), 0.02), "#fdf8ee", ("line",), lift=6))
    hook = strip([(0.7, 0.56), (0.7, 0.1), (0.62, -0.14), (0.42, -0.14), (0.34, 0.08)], 0.075, 0.05)
    hook = hook | polygon((0.3, 0.2), (0.28, 0.02), (0.44, 0.06))
    scene.lay(Sheet(hook | ring(0.08, 0.04).at(0.7, 0.6), "#c3ccd4", ("hook",), lift=12))
    porthole(scene, -0.68, 0.35, 0.21)
    _teacher_and_class(scene)
    scene.lay(
        Sheet(
            beads([(0.36, -0.2), (0.4, -0.08)], 0.025),
            "#e6fbf8",
            ("bubbles",),
            lift=2,
        )
    )
    return PaperPlan()


def _teacher_and_class(scene: Scene) -> None:
    """The glasses of the teacher, the pupils, and seaweed."""
    scene.lay(
        Sheet(
            ring(0.09, 0.07).at(0.6, 0.36)
            | ring(0.09, 0.07).at(0.8, 0.36)
            | box(0.06, 0.016).at(0.7, 0.37),
            "#2a1820",
            ("glasses",),
            lift=4,
        )
    )
    pupils = (
        (-0.60, -0.02, 0.46, "#e8563c", False), (0.0, -0.06, 0.42, "#f6c453", False),
        (-0.62, -0.74, 0.6, "#8a5fb0", False), (0.04, -0.80, 0.66, "#f08a4c", True),
        (0.68, -0.70, 0.54, "#4fae8a", False),
    )  # fmt: skip
    for x, y, size, colour, legs in pupils:
        _pupil(scene, x, y, size, colour, legs)
    for x, height in ((-0.92, 0.7), (0.93, 0.9), (0.34, 0.4)):
        weed = strip(
            [(x, -1.6), (x + 0.08, -1.6 + height * 0.5), (x - 0.06, -1.6 + height)], 0.1, 0.03
        )
        scene.lay(Sheet(weed, "#2f7d5a", ("seaweed",), lift=7))


def _pupil(scene: Scene, x: float, y: float, size: float, colour: str, legs: bool) -> None:
    """A fish at its desk, upright and attentive; one has legs, the yellow one looks away."""
    dreams = colour == "#f6c453"
    desk = (
        box(0.9, 0.09).at(0.06, -0.34)
        | box(0.07, 0.5).at(-0.3, -0.58)
        | box(0.07, 0.5).at(0.42, -0.58)
    )
    if legs:
        two = strips([((-0.12, -0.3), (-0.14, -0.8)), ((0.06, -0.3), (0.06, -0.8))], 0.08)
        shoes = ellipse(0.1, 0.045).at(-0.1, -0.82) | ellipse(0.1, 0.045).at(0.1, -0.82)
        scene.lay(Sheet(two, "#efc4a0", ("legs",), lift=5), x=x, y=y, scale=size)
        scene.lay(Sheet(shoes, "#2a1820", lift=4), x=x, y=y, scale=size)
    scene.lay(
        nature.fish(colour, "#fff0d8", "scales"),
        x=x - 0.02,
        y=y,
        scale=size * 1.25,
        turn=-28 if dreams else 28,
        flip=dreams,
    )
    scene.lay(Sheet(desk, "#b5793f", ("desks",), lift=8), x=x, y=y, scale=size)
    scene.lay(
        Sheet(
            polygon((0.08, -0.29), (0.4, -0.29), (0.44, -0.24), (0.12, -0.24)), "#fff6e0", lift=3
        ),
        x=x,
        y=y,
        scale=size,
    )
