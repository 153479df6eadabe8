"""A child who writes to the weather."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
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

_WRITER = "#8a5238"


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="Dear weather",
    subject="child who posts a letter to the rain",
    props=("drainpipe", "clouds", "letter"),
    mood=("sweet", "funny", "hopeful"),
)
def letter_to_rain(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5d7fa6", lift=0, shade="#a9c4d2"))
    _house(scene)
    scene.lay(nature.rain(46, lambda x, y: x < 0.44 and y < 0.9))
    _weather(scene)
    _drainpipe(scene)
    _child(scene)
    return PaperPlan()


def _house(scene: Scene) -> None:
    """The wall of a house with a lit window; on the sill a flower that hangs its head."""
    wall = polygon(".46,1.7 1.3,1.7 1.3,-1.8 .46,-1.8")
    scene.lay(Sheet(wall, "#d9825c", ("house",), lift=8, pattern="checks"))
    scene.lay(Sheet(box(0.40, 0.62).at(0.90, -0.98), "#fdf6e6", ("window",), lift=5))
    scene.lay(Sheet(box(0.30, 0.52).at(0.90, -0.98), "#ffe9a6", lift=0, glow=0.3))
    scene.lay(Sheet(box(0.52, 0.06).at(0.88, -1.30), "#fdf6e6", lift=5))
    stem = strip(points(".80,-1.12 .80,-.96 .88,-.88 .96,-.96"), 0.026)
    scene.lay(Sheet(stem, "#5a8a4a", ("flower",), lift=3))
    petals = beads([(0.96, -1.00), (0.92, -1.05), (1.0, -1.05), (0.96, -1.09)], 0.045)
    scene.lay(Sheet(petals, "#e46a8a", lift=3))
    scene.lay(
        Sheet(polygon(".70,-1.12 .90,-1.12 .86,-1.28 .74,-1.28"), "#b0522f", ("flowerpot",), lift=5)
    )


def _weather(scene: Scene) -> None:
    """A great cloud in spectacles, which reads what has come up the pipe; a small one looks on."""
    small = ellipse(0.26, 0.17).at(0.24, 0.32)
    for x, y, r in ((0.04, 0.30, 0.13), (0.16, 0.44, 0.15), (0.34, 0.42, 0.14), (0.46, 0.30, 0.12)):
        small = small | ellipse(r).at(x, y)
    great = ellipse(0.78, 0.40).at(-0.22, 0.98)
    for x, y, r in ((-0.92, 0.90, 0.26), (-0.70, 1.20, 0.30), (-0.30, 1.34, 0.34), (0.14, 1.26,
        0.32),
                    (0.46, 1.02, 0.28), (-0.60, 0.70, 0.22), (-0.22, 0.64, 0.24), (0.18, 0.72,
                        0.24)):  # fmt: skip
        great = great | ellipse(r).at(x, y)
    scene.lay(Sheet(great, "#eef3f8", ("cloud",), lift=14, shade="#b9c9dc"))
    cheeks = ellipse(0.10, 0.07).at(-0.66, 0.84) | ellipse(0.10, 0.07).at(0.26, 0.84)
    scene.lay(Sheet(cheeks, "#f0a8a8", lift=0))
    for x in (-0.46, 0.06):
        scene.lay(Sheet(ellipse(0.17).at(x, 1.02), "#ffffff", lift=3))
        scene.lay(Sheet(ellipse(0.075, 0.085).at(x + 0.03, 0.94), "#1c1420", ("eye",), lift=1))
        scene.lay(Sheet(ellipse(0.024).at(x + 0.0, 0.98), "#ffffff", lift=0))
        scene.lay(Sheet(ring(0.215, 0.175).at(x, 1.02), "#c8333f", ("spectacles",), lift=4))
    scene.lay(Sheet(strip(points("-.25,1.04 -.20,1.08 -.15,1.04"), 0.035), "#c8333f", lift=3))
    brows = strip(points("-.62,1.30 -.46,1.36 -.32,1.30"), 0.05, 0.03) | strip(
        points("-.08,1.30 .06,1.38 .22,1.34"), 0.03, 0.05
    )
    scene.lay(Sheet(brows, "#8fa2ba", lift=2))
    scene.lay(Sheet(ellipse(0.075, 0.09).at(-0.20, 0.72), "#7a3c4c", ("open mouth",), lift=1))
    letter = polygon("-.62,.62 -.26,.52 -.34,.10 -.70,.20")
    scene.lay(Sheet(letter, "#fdf8ec", ("letter",), lift=9))
    lines = strips([((-0.58 - 0.02 * i, 0.53 - 0.09 * i), (-0.34 - 0.02 * i - 0.04 * (i % 2),
        0.465 - 0.09 * i))
                    for i in range(4)], 0.022)  # fmt: skip
    scene.lay(Sheet(lines, "#6a7ea0", lift=0))
    paw = ellipse(0.11, 0.085).at(-0.28, 0.46) | ellipse(0.10, 0.08).at(-0.72, 0.50)
    scene.lay(Sheet(paw, "#eef3f8", lift=5))
    scene.lay(Sheet(small, "#9fb2c8", ("cloud",), lift=9))
    for x in (0.16, 0.32):
        scene.lay(Sheet(ellipse(0.05, 0.055).at(x, 0.33), "#ffffff", lift=2))
        scene.lay(Sheet(ellipse(0.026).at(x - 0.02, 0.32), "#1c1420", ("eye",), lift=1))
    scene.lay(Sheet(strip(points(".18,.21 .24,.24 .30,.21"), 0.02), "#5a3c5c", lift=0))
    tear = polygon("0,.09 .04,.0 .0,-.04 -.04,.0").at(0.40, 0.22) | ellipse(0.04).at(0.40, 0.21)
    scene.lay(Sheet(tear, "#d8f0fa", ("tear",), lift=2))


def _drainpipe(scene: Scene) -> None:
    """The pipe, which ends in an open elbow."""
    pipe = strip(((0.62, 1.7), (0.62, -0.46)), 0.20) | strip(
        points(".62,-.46 .60,-.66 .46,-.76 .24,-.78"), 0.20
    )
    scene.lay(Sheet(pipe, "#4f7488", ("drainpipe",), lift=10))
    scene.lay(Sheet(strip(((0.57, 1.7), (0.57, -0.46)), 0.03), "#7fa2b2", lift=0))
    for y in (0.14, -0.34):
        scene.lay(Sheet(box(0.28, 0.08).at(0.62, y), "#3a5a6c", lift=4))
    scene.lay(Sheet(ellipse(0.06, 0.135).at(0.22, -0.78), "#3a5a6c", lift=4))
    scene.lay(Sheet(ellipse(0.042, 0.10).at(0.21, -0.78), "#182a38", lift=0))


def _child(scene: Scene) -> None:
    """A child in a yellow raincoat, its tongue between its lips, who posts the next one."""
    coat = blob("-1.3,-.96 -1.0,-.94 -.72,-1.06 -.52,-1.26 -.46,-1.8 -1.3,-1.8")
    head = figures.head(
        _WRITER,
        "#1c1420",
        figures.Profile(nose=0.7, chin=0.8, lips=1.3, crown=1.08, bridge=-0.6, tip=1.2),
        "curls",
    )
    tongue = ellipse(0.05, 0.028).at(0.43, -0.275)
    head.append(Sheet(tongue, "#e0707a", ("tongue",), lift=1))
    hood = blob("-.70,-.30 -.40,-.40 -.16,-.50 .04,-.74 .10,-.96 -.3,-1.06 -.8,-.9 -.86,-.5")
    scene.lay(Sheet(coat, "#f0b83c", ("raincoat",), lift=9))
    scene.lay(head, x=-0.66, y=-0.38, scale=0.80, turn=4)
    scene.lay(Sheet(hood, "#d99a24", lift=7), x=-0.66, y=-0.38, scale=0.80)
    letter = polygon("-.20,.13 .20,.13 .20,-.13 -.20,-.13").turned(6).at(0.06, -0.80)
    flap = (
        strips([((-0.20, 0.13), (0.0, -0.02)), ((0.20, 0.13), (0.0, -0.02))], 0.014)
        .turned(6)
        .at(0.06, -0.80)
    )
    scene.lay(Sheet(letter, "#fdf8ec", ("letter",), lift=7))
    scene.lay(Sheet(flap & letter, "#c0b090", lift=0))
    scene.lay(Sheet(ellipse(0.034).at(0.06, -0.81), "#c8303a", ("seal",), lift=1))
    lip = strip(points(".22,-.66 .27,-.78 .22,-.90"), 0.05)
    scene.lay(Sheet(lip, "#3a5a6c", lift=3))
    palm = ellipse(0.14, 0.115).turned(10).at(-0.26, -0.95)
    scene.lay(Sheet(palm, mix(_WRITER, "#2a1418", 0.15), ("hand",), lift=5))
    fingers = Outline(())
    for index in range(3):
        ends = ((-0.22, -0.91 - 0.058 * index), (-0.05 - 0.02 * index, -0.88 - 0.055 * index))
        finger = (
            strip(ends, 0.062, 0.054) | ellipse(0.031).at(*ends[0]) | ellipse(0.027).at(*ends[1])
        )
        fingers = fingers | finger
        scene.lay(Sheet(finger, _WRITER, lift=3))
        scene.lay(Sheet(ellipse(0.020, 0.015).at(*ends[1]), mix(_WRITER, "#ffffff", 0.45), lift=1))
    thumb = strip(points("-.28,-.86 -.18,-.78 -.08,-.78"), 0.07, 0.055) | ellipse(0.028).at(
        -0.08, -0.78
    )
    scene.lay(Sheet(thumb, mix(_WRITER, "#ffffff", 0.06), lift=4))
    arm = strip(points("-1.0,-1.30 -.66,-1.24 -.34,-1.0"), 0.34, 0.25)
    scene.lay(Sheet(arm, "#e0a62c", ("sleeve",), lift=8))
    puddle = ellipse(0.40, 0.07).at(0.10, -1.42)
    scene.lay(Sheet(puddle, "#cfe4ee", ("puddle",), lift=1))
