"""A concert for rain, three pots and a spoon."""

import math
from typing import Any

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, people
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_WATER = "#dff4fa"


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="In the key of gutters",
    subject="conductor of three pots in the rain",
    props=("wooden spoon", "pots", "drops", "gutters", "frog"),
    mood=("merry", "poor", "musical"),
)
def rain_orchestra(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#1f5a6c", lift=0, shade="#5fa8a0"))
    _gutters(scene)
    floor = polygon("-1.3,-1.1 1.3,-1.02 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#7a4c38", ("floor",), lift=6))
    scene.lay(Sheet(box(0.6, 0.7).at(0.84, -1.2), "#a8703c", ("crate",), lift=8))
    slats = strips([((0.5, -1.06), (1.3, -1.06)), ((0.5, -1.28), (1.3, -1.28))], 0.02)
    scene.lay(Sheet(slats, "#7a4c28", lift=0))
    _pot(scene, 0.78, -0.86, 0.27, 0.42, "#3f62b4")
    _conductor(scene)
    _kettle(scene)
    _pan(scene)
    for x, y, size, turn in ((0.78, 0.02, 0.12, 0), (0.38, -0.38, 0.15, 0), (-0.2, -0.74, 0.1, 0)):
        scene.lay(Sheet(_drop(), _WATER, ("big drop",), lift=9), x=x, y=y, scale=size, turn=turn)
        shine = strip(points("-.5,.0 -.42,-.4 -.1,-.62"), 0.16, 0.08)
        scene.lay(Sheet(shine, "#8cc8dc", lift=0), x=x, y=y, scale=size, turn=turn)
    return PaperPlan()


def _drop() -> Outline:
    """A drop one unit in radius, its tip up."""
    return blob("0,-1 .8,-.6 .98,.1 .56,1.0 0,2.3 0,2.3 -.56,1.0 -.98,.1 -.8,-.6")


def _gutters(scene: Scene) -> None:
    """Five gutters in a row, and a downpipe that bends like a clef; what drips are the notes."""
    for index in range(5):
        y = 1.3 - 0.15 * index
        line = strip(((-1.2, y + 0.03), (1.2, y - 0.03)), 0.035)
        scene.lay(Sheet(line, "#bcd4cc", ("gutters",), lift=4))
    clef = strip(
        points(
            "-.7,.96 -.6,1.0 -.54,.9 -.64,.76 -.82,.8 -.88,.98 -.76,1.16 -.62,1.34 -.64,1.46"
            " -.72,1.4 -.7,1.1 -.65,.76 -.68,.69 -.76,.7"
        ),
        0.05,
    )
    scene.lay(Sheet(clef, "#e8a04c", ("downpipe like a clef",), lift=7))
    for x, row in ((-0.16, 2), (0.16, 0), (0.46, 1), (0.78, 3)):
        y = 1.2 - 0.15 * row
        scene.lay(Sheet(_drop(), _WATER, ("drops like notes",), lift=4), x=x, y=y, scale=0.062)


def _conductor(scene: Scene) -> None:
    """Old, in tails, his eyes shut; the spoon is up and everything waits."""
    coat = blob(
        "-1.3,-.3 -.96,-.26 -.7,-.3 -.48,-.42 -.36,-.72 -.34,-1.1 -.42,-1.8 -.42,-1.8 -1.3,-1.8"
    )
    scene.lay(Sheet(coat, "#2a2846", ("tailcoat",), lift=13, shade="#1c1a34"))
    shirt = blob("-.62,-.3 -.46,-.42 -.36,-.7 -.36,-1.0 -.36,-1.0 -.5,-.72")
    scene.lay(Sheet(shirt, "#fdf8ee", ("shirt",), lift=2))
    head = figures.head("#d99a72", "#f4efe6", figures.OLD, "curls", "closed", lift=12)
    scene.lay(head, x=-0.66, y=0.1, scale=0.74, turn=8)
    bow = polygon("-.13,.08 -.13,-.08 0,0") | polygon(".13,.08 .13,-.08 0,0") | ellipse(0.035)
    scene.lay(Sheet(bow.turned(-24).at(-0.49, -0.38), "#d8473c", ("bow tie",), lift=5))
    fist = people.fist("#fdf8ee")
    hand: dict[str, Any] = {"x": 0.2, "y": 0.1, "scale": 0.5, "turn": -14.0}
    scene.lay(fist[:1], **hand)
    stick = strip(((0.14, -0.1), (0.34, 0.6)), 0.045)
    bowl = ellipse(0.1, 0.16).turned(-16).at(0.37, 0.7)
    scene.lay(Sheet(stick | bowl, "#e2b06a", ("wooden spoon",), lift=9))
    scene.lay(Sheet(ellipse(0.065, 0.115).turned(-16).at(0.37, 0.7), "#b8803c", lift=0))
    scene.lay(fist[1:], **hand)
    arm = people.bent_sleeve((-0.76, -0.68), (-0.04, -0.58), (0.14, -0.08), 0.32)
    scene.lay(Sheet(arm, "#454280", ("sleeve",), lift=11))
    scene.lay(Sheet(strip(((0.04, -0.03), (0.28, -0.1)), 0.1), "#fdf8ee", ("cuff",), lift=5))


def _splash(scene: Scene, x: float, y: float, size: float) -> None:
    """What jumps up where the drop before fell."""
    for turn, high in ((58, 0.7), (22, 1.1), (-14, 0.8), (-46, 1.0)):
        a = math.radians(90 + turn)
        jet = _drop().scaled(0.17 * size).turned(180 + turn * 0.7)
        jet = jet.at(x + size * high * math.cos(a), y + size * high * math.sin(a))
        scene.lay(Sheet(jet, _WATER, ("splash",), lift=3))


def _mouth(scene: Scene, x: float, y: float, wide: float, tone: str) -> None:
    """The open top of a pot with water in it."""
    scene.lay(Sheet(ellipse(wide * 1.06, wide * 0.3).at(x, y), mix(tone, "#ffffff", 0.3), lift=4))
    scene.lay(Sheet(ellipse(wide * 0.94, wide * 0.22).at(x, y), "#8cc8dc", ("water",), lift=0))


def _pot(scene: Scene, x: float, y: float, wide: float, tall: float, tone: str) -> None:
    """A tall pot with two handles; the bass."""
    for side in (-1, 1):
        ear = strip([(x + side * wide, y + tall * 0.8), (x + side * (wide + 0.1), y + tall * 0.7),
                     (x + side * wide, y + tall * 0.55)], 0.05)  # fmt: skip
        scene.lay(Sheet(ear, mix(tone, "#101030", 0.3), lift=5))
    wall = box(2 * wide, tall).at(x, y + tall / 2) | ellipse(wide, wide * 0.26).at(x, y)
    scene.lay(Sheet(wall, tone, ("tall pot",), lift=9, shade=mix(tone, "#101030", 0.3)))
    _mouth(scene, x, y + tall, wide, tone)
    _splash(scene, x, y + tall, 0.2)


def _kettle(scene: Scene) -> None:
    """A round copper cauldron on three feet."""
    feet = strips([((0.16, -1.36), (0.1, -1.48)), ((0.6, -1.36), (0.66, -1.48))], 0.09)
    scene.lay(Sheet(feet, "#7a3c20", lift=6))
    belly = blob(".06,-.9 .0,-1.1 .08,-1.34 .38,-1.46 .68,-1.34 .76,-1.1 .7,-.9")
    scene.lay(Sheet(belly, "#d8743a", ("copper cauldron",), lift=12, shade="#a84c2c"))
    scene.lay(Sheet(strip(points(".1,-1.1 .14,-1.26 .24,-1.36"), 0.05, 0.02), "#f0b080", lift=0))
    _mouth(scene, 0.38, -0.9, 0.34, "#d8743a")
    _splash(scene, 0.38, -0.9, 0.26)


def _pan(scene: Scene) -> None:
    """A little milk pan, in which somebody already sits and sings."""
    handle = strip(((-0.4, -1.26), (-0.84, -1.18)), 0.07, 0.09)
    scene.lay(Sheet(handle, "#8a2c30", ("handle",), lift=7))
    _mouth(scene, -0.2, -1.18, 0.22, "#d8473c")
    frog = blob("-.34,-1.2 -.36,-1.08 -.3,-1.02 -.2,-1.05 -.1,-1.02 -.04,-1.08 -.06,-1.2")
    frog = frog | beads([(-0.29, -1.02), (-0.11, -1.02)], 0.06)
    scene.lay(Sheet(frog, "#6ab04f", ("frog",), lift=5))
    scene.lay(Sheet(beads([(-0.29, -1.01), (-0.11, -1.01)], 0.036), "#fffaf0", lift=1))
    scene.lay(Sheet(beads([(-0.28, -1.0), (-0.12, -1.0)], 0.018), "#1c1420", lift=0))
    scene.lay(Sheet(strip(points("-.3,-1.1 -.2,-1.14 -.1,-1.1"), 0.018), "#2a5a2c", lift=0))
    side = polygon("-.42,-1.18 .02,-1.18 -.02,-1.46 -.38,-1.46")
    scene.lay(Sheet(side, "#d8473c", ("milk pan",), lift=9, shade="#b83238"))
