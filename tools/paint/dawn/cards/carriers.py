"""Animals that carry people: a snail, a crocodile, a whale."""

import math

from tools.paint.dawn.onlookers import ticket_inspector, young_crocodile
from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, nature
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    ring,
    strip,
    strips,
    waves,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="Last call",
    subject="snail with windows and passengers",
    props=("queue", "windows", "suitcase"),
    mood=("patient", "comic", "departing"),
)
def snail_express(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f6dca0", lift=0, shade="#e8b088"))
    cloud = nature.cloud_outline(0.7).at(-0.5, 1.2)
    scene.lay(Sheet(cloud, "#fff6e0", ("cloud",), lift=6, torn=True))
    scene.lay(
        Sheet(
            land((-1, -0.3), (0, -0.16), (1, -0.34)),
            "#a8bf7a",
            ("hills",),
            lift=6,
            pattern="leaves",
        )
    )
    scene.lay(Sheet(land((-1, -0.78), (1, -0.74)), "#6f9a68", ("ground",), lift=7))
    foot = blob(
        "-.98,-.86 -.9,-.7 -.4,-.62 .3,-.62 .54,-.4 .6,0 .7,.18 .86,.16 .94,0 "
        ".9,-.5 .8,-.8 .6,-.9 -.6,-.92"
    )
    scene.lay(Sheet(foot, "#d9a86a", ("snail",), lift=12))
    for x, tip in ((0.72, (0.62, 0.54)), (0.84, (0.86, 0.5))):
        scene.lay(Sheet(strip(((x, 0.12), tip), 0.06, 0.04), "#d9a86a", lift=6))
        scene.lay(Sheet(ellipse(0.06).at(*tip), "#fffaf0", lift=4))
        pupil = ellipse(0.028).at(tip[0] - 0.012, tip[1] + 0.024)
        scene.lay(Sheet(pupil, "#1c1420", ("eye",), lift=1))
    _snail_shell(scene)
    ticket_inspector(scene)
    return PaperPlan()


def _snail_shell(scene: Scene) -> None:
    """The shell with windows, riders in every second one."""
    scene.lay(Sheet(strip([(0.8, -0.16), (0.86, -0.2), (0.92, -0.17)], 0.02), "#7a4a2a", lift=1))
    for radius, x, y, tone in (
        (0.8, -0.2, 0.12, "#b8563c"),
        (0.62, -0.14, 0.1, "#d2754a"),
        (0.43, -0.08, 0.1, "#e8955a"),
        (0.25, -0.04, 0.1, "#f4b878"),
    ):
        scene.lay(Sheet(ellipse(radius, radius * 0.96).at(x, y), tone, ("shell",), lift=10))
    for index in range(9):
        a = math.radians(28 + 31 * index)
        x, y = -0.17 + 0.71 * math.cos(a), 0.11 + 0.69 * math.sin(a)
        scene.lay(Sheet(ellipse(0.085).at(x, y), "#5a2a24", lift=3))
        scene.lay(Sheet(ellipse(0.066).at(x, y), "#ffe0a0", ("windows",), glow=0.15))
        if index % 2 == 0:
            rider = ellipse(0.034).at(x, y + 0.008) | ellipse(0.05, 0.03).at(x, y - 0.045)
            scene.lay(
                Sheet(
                    rider & ellipse(0.066).at(x, y),
                    ("#8a5238", "#3a2740", "#c98a62")[index % 3],
                    lift=1,
                )
            )
    _snail_queue(scene)


def _snail_queue(scene: Scene) -> None:
    """Travellers with luggage; the trail behind shines like a printed line."""
    trail = strip([(-0.9, -0.88), (-1.1, -0.92), (-1.4, -0.86)], 0.1, 0.14)
    scene.lay(Sheet(trail, "#dfeee4", ("trail",), lift=2))
    scene.lay(Sheet(box(0.26, 0.36).at(-0.24, -0.6), "#5a2a24", ("door",), lift=3))
    scene.lay(
        Sheet(polygon("-.4,-.78 -.08,-.78 -.02,-1.0 -.34,-1.0"), "#8a5a3c", ("steps",), lift=6)
    )
    queue = (
        (0.06, 0.62, "#2c3350", "#efc4a0", False), (0.32, 0.56, "#c8443c", "#8a5238", True),
        (0.54, 0.38, "#f6c453", "#b5794f", False), (0.78, 0.64, "#8a4f8c", "#5f3c2c", True),
    )  # fmt: skip
    for x, size, coat, skin, skirt in queue:
        scene.lay(
            figures.figure(coat, skin, "#2a1820", skirt=skirt, front="eyes"),
            x=x,
            y=-1.38,
            scale=size,
        )
    for x, y, tone in ((0.18, -1.32, "#a8703c"), (0.92, -1.3, "#3f8f7a")):
        case = box(0.17, 0.13).at(x, y) | ring(0.045, 0.028).at(x, y + 0.08)
        scene.lay(Sheet(case, tone, ("suitcase",), lift=5))
    clock = ellipse(0.13).at(-0.8, -0.44)
    scene.lay(Sheet(strip(((-0.8, -1.4), (-0.8, -0.4)), 0.035), "#3a3040", lift=6))
    scene.lay(Sheet(clock, "#fdf8ee", ("clock",), lift=7))
    scene.lay(
        Sheet(
            strips([((-0.8, -0.44), (-0.8, -0.35)), ((-0.8, -0.44), (-0.73, -0.47))], 0.016),
            "#1c1420",
            lift=1,
        )
    )


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="Cross at the green",
    subject="school class crossing on a crocodile",
    props=("teacher", "river", "traffic light"),
    mood=("funny", "tense", "brave"),
)
def crocodile_bridge(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f0e2a8", lift=0, shade="#8fc4a0"))
    for index in range(12):
        x = -1.1 + 0.2 * index
        leaf = nature.leaf("#3f8a5a" if index % 2 else "#2f7050", 0.9, 0.3)
        scene.lay(leaf, x=x, y=1.62, scale=0.72, turn=-90 + 22 * math.sin(index * 2.3))
    scene.lay(
        Sheet(
            land((-1, 0.1), (-0.4, 0.0), (0.4, 0.06), (1, 0.2)),
            "#7fb070",
            ("bank",),
            lift=7,
            pattern="leaves",
        )
    )
    _crocodile(scene)
    scene.lay(Sheet(ellipse(0.08).at(0.32, 0.08), "#6fe08a", ("eye",), glow=0.5))
    scene.lay(Sheet(ellipse(0.018, 0.07).at(0.32, 0.08), "#143a20", lift=0))
    scene.lay(Sheet(ellipse(0.03, 0.02).at(0.86, -0.22), "#2f4a24", lift=1))
    _class(scene)
    for level, tone in ((-0.92, "#2f7484"), (-1.2, "#245f70")):
        scene.lay(Sheet(waves(level, 0.04, 0.44, level), tone, ("river",), lift=9, pattern="waves"))
    flower = nature.flower("#f4a0b0", "#ffe08a", 9)
    scene.lay(Sheet(ellipse(0.26, 0.08).at(-0.5, -1.1), "#4f9a5a", ("water lily",), lift=5))
    scene.lay(flower, x=-0.5, y=-1.02, scale=0.12)
    young_crocodile(scene, 0.2, -1.04)
    return PaperPlan()


def _crocodile(scene: Scene) -> None:
    """The crocodile from its back to its teeth, half in the water."""
    scene.lay(Sheet(waves(-0.12, 0.02, 0.4), "#4f9aa0", ("river",), lift=6))
    green = "#5a8a44"
    back = blob("-1.4,-.5 -.9,-.14 -.4,-.04 .2,-.06 .6,-.2 .6,-.6 -1.4,-.8")
    scene.lay(Sheet(back, green, ("crocodile",), lift=12, pattern="scales"))
    for index in range(8):
        x = -1.0 + 0.2 * index
        y = -0.1 - 0.14 * (x + 0.2) ** 2
        scene.lay(
            Sheet(
                polygon((x - 0.07, y - 0.02), (x, y + 0.09), (x + 0.07, y - 0.02)),
                "#46703a",
                lift=3,
            )
        )
    upper = blob(
        ".06,-.12 .06,-.12 .22,.12 .42,.1 .5,-.1 .74,-.18 .88,-.14 .95,-.26 .92,-.46 .2,-.52"
    )
    scene.lay(Sheet(waves(-0.62, 0.03, 0.4, 0.3), "#3f8a94", ("river",), lift=8))
    scene.lay(Sheet(upper, mix(green, "#ffffff", 0.1), lift=12))
    teeth = Outline(())
    for index in range(6):
        x = 0.28 + 0.11 * index
        teeth = teeth | polygon((x, -0.48), (x + 0.08, -0.48), (x + 0.04, -0.62))
    scene.lay(Sheet(teeth, "#fffaf0", ("teeth",), lift=4))
    scene.lay(Sheet(ellipse(0.12).at(0.32, 0.08), "#f4efe2", lift=5))


def _class(scene: Scene) -> None:
    """A teacher and pupils in pairs, hand in hand."""
    coats = ("#d8473c", "#f6c453", "#5d6ab0", "#e8843c", "#8a4f8c", "#f08a8a")
    skins = ("#8a5238", "#efc4a0", "#b5794f", "#5f3c2c")
    for index in range(5):
        x = -0.86 + 0.19 * index
        y = -0.08 - 0.13 * (x + 0.2) ** 2
        pupil = figures.figure(
            coats[index],
            skins[index % 4],
            "#2a1820",
            figures.WALKING,
            skirt=index % 2 == 0,
            front="eyes",
        )
        scene.lay(pupil, x=x, y=y, scale=0.44 + 0.03 * (index % 2))
        bag = box(0.08, 0.1).at(x - 0.05, y + 0.26)
        scene.lay(Sheet(bag, coats[(index + 2) % 6], ("satchel",), lift=2))
    scene.lay(
        figures.figure("#2c5a5a", "#d99a72", "#e9e2d8", figures.WAVING, skirt=True, front="eyes"),
        x=0.06,
        y=-0.08,
        scale=0.72,
    )
    paddle = strip(((0.24, 0.6), (0.26, 0.78)), 0.02) | ellipse(0.1).at(0.27, 0.86)
    scene.lay(Sheet(paddle, "#c8443c", ("stop sign",), lift=5))


@card(
    palette="deep_sea",
    hand="cut_paper",
    title="Please return before the tide",
    subject="library inside a whale",
    props=("ribs", "books", "heart"),
    mood=("hushed", "grand", "safe"),
)
def library_whale(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3a8a9c", lift=0, shade="#0f2f48"))
    for level, tone in ((1.16, "#5aa8b4"), (0.9, "#2f7a90")):
        scene.lay(Sheet(waves(level, 0.05, 0.4, level), tone, ("sea",), lift=6))
    fluke = blob("0,.9 -.1,1.1 -.4,1.24 -.7,1.2 -.86,1.36 -.66,1.02 -.4,.86 -.12,.7")
    scene.lay(Sheet(fluke | fluke.flipped(), "#2f5878", ("tail",), lift=10))
    body = blob(
        "-.14,.98 .14,.98 .4,.7 .7,.2 .82,-.4 .7,-1.0 .36,-1.4 -.36,-1.4 "
        "-.7,-1 -.82,-.4 -.7,.2 -.4,.7"
    )
    fin = blob("-.7,-.3 -.9,-.2 -1.1,.2 -1.1,-.2 -.8,-.6")
    scene.lay(Sheet(fin | fin.flipped(), "#2a5070", lift=8))
    scene.lay(Sheet(body, "#3f6f92", ("whale",), lift=14))
    _whale_room(scene)
    _whale_readers(scene)
    return PaperPlan()


def _whale_room(scene: Scene) -> None:
    """The room in the whale: its heart, and ribs as shelves with gaps for readers."""
    room = blob("0,.74 .34,.46 .56,.04 .62,-.4 .5,-.8 0,-.96 -.5,-.8 -.62,-.4 -.56,.04 -.34,.46")
    scene.lay(Sheet(room, "#6a2438", ("inside",), lift=0, shade="#9c3f48"))
    heart = (
        ellipse(0.12).at(-0.1, 0.44) | ellipse(0.12).at(0.1, 0.44) | polygon("-.2,.38 .2,.38 0,.14")
    )
    scene.lay(Sheet(heart, "#ff6a5a", ("heart",), glow=0.4))
    scene.lay(Sheet(box(0.16, 0.035).at(0, 0.4), "#5a1420", ("slot",), lift=1))
    books = ("#e9b44a", "#3f8f7a", "#f4efe2", "#d9754a", "#5d8ac4", "#c8443c", "#8fb860")
    for row, level in enumerate((0.06, -0.3, -0.66)):
        for index in range(15):
            x = -0.6 + 0.084 * index
            if abs(x - (0.24, -0.2, 0.3)[row]) < 0.16:
                continue
            y = level + 0.12 * (x / 0.6) ** 2 - 0.01
            tall = 0.18 + 0.06 * abs(math.sin(index * 2.3 + level * 5))
            book = box(0.07, tall).at(x, y + tall / 2) & room
            scene.lay(Sheet(book, books[(index * 3 + row) % 7], ("books",), lift=3))
        rib = strip(
            [
                (-0.66, level + 0.14),
                (-0.3, level + 0.02),
                (0.3, level + 0.02),
                (0.66, level + 0.14),
            ],
            0.055,
        )
        scene.lay(Sheet(rib & room, "#f4e6d0", ("ribs",), lift=8))


def _whale_readers(scene: Scene) -> None:
    """Readers between the shelves, and the eye and the mouth below them."""
    sit = figures.Pose(
        arms=(((-0.08, 0.72), (-0.14, 0.58), (0.1, 0.54)), ((0.08, 0.72), (0.2, 0.6), (0.2, 0.52))),
        legs=(((-0.05, 0.42), (0.16, 0.4), (0.2, 0.2)), ((0.05, 0.42), (0.24, 0.36), (0.28, 0.16))),
    )
    for x, y, size, coat, skin in (
        (0.22, -0.06, 0.36, "#f6c453", "#8a5238"),
        (-0.22, -0.42, 0.36, "#8fc0d8", "#efc4a0"),
        (0.26, -0.78, 0.38, "#e89aa8", "#5f3c2c"),
    ):
        scene.lay(figures.figure(coat, skin, "#2a1820", sit, front="eyes"), x=x, y=y, scale=size)
        leaves = polygon("-.09,.03 0,0 .09,.03 .09,-.08 0,-.11 -.09,-.08")
        scene.lay(Sheet(leaves, "#fdf3dc", ("book",), lift=4), x=x + 0.06, y=y + 0.22)
    for side in (-1, 1):
        scene.lay(Sheet(ellipse(0.075).at(0.52 * side, -1.0), "#f4efe2", lift=3))
        scene.lay(Sheet(ellipse(0.045).at(0.53 * side, -1.01), "#12283c", ("eye",), lift=1))
    mouth = strip([(-0.34, -1.18), (0.0, -1.26), (0.34, -1.18)], 0.03)
    scene.lay(Sheet(mouth, "#24486a", lift=1))
    bubbles = beads([(-0.84, -1.2), (-0.78, -1.06), (0.86, -1.28), (0.82, -1.12)], 0.035)
    scene.lay(Sheet(bubbles, "#9fd8dc", ("bubbles",), lift=3))
