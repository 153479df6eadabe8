"""What people leave behind: shoes, chairs, a hat, a light that was left on."""

import math

from tools.paint.midnight.stage import BEFORE, empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.faces import ELDER, Look, face


@card(
    palette="block_night",
    hand="woodcut",
    title="It keeps circling back",
    subject="moth at a confessional",
    props=("moth", "grille", "priest", "lamp", "moth holes", "thread"),
    mood=("ironic", "dark", "patient"),
)
def moth_confessional(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.75, 0.3, -0.5))
    priest = face(
        Look(open_eyes=0.35, gaze=(0.6, -0.5), brows=0.3, smile=-0.2), ELDER, "#c8beb4", "none",
        cloth="#3a3a3a", shoulders=True,
    )  # fmt: skip
    scene.put(priest, -2.7, 0.7, 1.5, yaw=-54, roll=4, scale=1.35)
    post = box(0.16, 3.4).at(0.02, 0)
    scene.lay(Sheet(post, "#1c1c1c", ("confessional",)), depth=BEFORE + 2)
    rails = strips([((0.02 + x, 1.7), (0.02 + x, -1.7)) for x in (-0.08, 0.08)], 0.012)
    scene.lay(Sheet(rails, "#e8e8e8"))
    window = box(0.52, 0.94).at(-0.02, 0.22)
    lattice = Outline(())
    for index in range(-8, 9):
        x = 0.13 * index
        lattice = lattice | strips(
            [((x - 0.5, -0.4), (x + 0.5, 0.9)), ((x + 0.5, -0.4), (x - 0.5, 0.9))], 0.014
        )
    scene.lay(Sheet(window, "#0e0e0e", ("grille",)))
    scene.lay(Sheet(lattice & window, INKS["lamp"], ("grille",)))
    _lay_moth(scene)
    _lay_eaten_cloth(scene)
    trail = Outline(())
    for index in range(22):
        a = math.radians(24 * index)
        r = 0.10 + 0.013 * index
        trail = trail | ellipse(0.010).at(0.58 + r * math.cos(a), -0.86 + 0.8 * r * math.sin(a))
    scene.lay(Sheet(trail, "#f0f0f0", ("flight",)))
    bench = box(0.9, 0.10).at(0.56, -1.26)
    scene.lay(Sheet(bench, "#6a6a6a", ("kneeler",), turn=0))
    scene.lay(Sheet(ellipse(0.05).at(0.58, -0.86), INKS["lamp"], ("spark",), glow=0.5))
    return WoodcutPlan(inks=("lamp",), sky="black", contrast=1.7, lamp_pool=0)


def _lay_eaten_cloth(scene: Scene) -> None:
    """Holes in his robe, and a thread that leads from one of them to the moth."""
    hole = blob("-.9,.1 -.6,.8 -.1,.7 .3,1 .8,.5 .7,-.1 1,-.5 .3,-.9 -.3,-.7 -.8,-.6")
    holes = Outline(())
    for x, y, size, turn in (
        (-0.72, -0.86, 0.085, 0), (-0.40, -0.72, 0.07, 80), (-0.50, -1.14, 0.12, 200),
        (-0.16, -1.0, 0.09, 130), (-0.82, -1.26, 0.07, 40), (-0.22, -1.34, 0.06, 300),
    ):  # fmt: skip
        holes = holes | hole.scaled(size).turned(turn).at(x, y)
    scene.lay(Sheet(holes, INKS["lamp"], ("moth holes",)), depth=BEFORE - 1)
    thread = strip(points("-.08,-1.0 .1,-.78 .3,-.86 .44,-.5 .56,-.16"), 0.014)
    scene.lay(Sheet(thread, INKS["lamp"], ("thread",)), depth=BEFORE - 1.1)


def _lay_moth(scene: Scene) -> None:
    """A large moth with rings on its wings."""
    upper = blob("0,.06 0,.06 .2,.4 .5,.56 .72,.5 .7,.24 .44,.0 .1,-.02")
    lower = blob("0,-.02 .1,-.04 .4,-.06 .54,-.26 .44,-.46 .2,-.4 .02,-.14")
    body = ellipse(0.06, 0.24).at(0, -0.06) | ellipse(0.07).at(0, 0.2)
    place = {"x": 0.60, "y": 0.02, "scale": 0.62, "turn": -12.0}
    wings = upper | upper.flipped() | lower | lower.flipped()
    scene.lay(Sheet(wings, "#d8d8d8", ("moth",), turn=60), **place)
    rings = Outline(())
    for side in (-1, 1):
        rings = rings | (ellipse(0.11).at(side * 0.44, 0.32) - ellipse(0.07).at(side * 0.44, 0.32))
        rings = rings | (
            ellipse(0.07).at(side * 0.32, -0.26) - ellipse(0.04).at(side * 0.32, -0.26)
        )
    scene.lay(Sheet(rings, "#141414"), **place)
    scene.lay(Sheet(body, "#2c2c2c", turn=0), **place)
    feelers = strip(points(".02,.26 .1,.42 .2,.46"), 0.014) | strip(
        points("-.02,.26 -.1,.42 -.2,.46"), 0.014
    )
    scene.lay(Sheet(feelers, "#f0f0f0"), **place)


@card(
    palette="block_day",
    hand="woodcut",
    title="One is still warm",
    subject="row of chairs in the snow",
    props=("chairs", "snow", "cup"),
    mood=("sad", "quiet", "expectant"),
)
def row_of_chairs(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    field = land((-1, 0.36), (0, 0.40), (1, 0.34))
    scene.lay(Sheet(field, "#eaeaea", ("snow",), turn=2), depth=50.0)
    woods = Outline(())
    for index in range(26):
        x = -1.1 + 0.088 * index
        tall = 0.16 + 0.06 * math.sin(index * 2.3) + 0.03 * math.sin(index * 5.1)
        woods = woods | polygon((x - 0.05, 0.36), (x + 0.05, 0.36), (x, 0.38 + tall))
    scene.lay(Sheet(woods, "#2a2a2a", ("woods",), turn=90))
    for index in range(7):
        t = 0.72**index
        x, y, size = 0.86 - 1.56 * t, 0.28 - 1.42 * t, 1.12 * t
        warm = index == 1
        _lay_chair(scene, x, y, size, warm)
    return WoodcutPlan(inks=("vermilion",), sky="paper", snowfall=60, contrast=1.5)


def _lay_chair(scene: Scene, x: float, y: float, size: float, bare: bool) -> None:
    """A kitchen chair in three-quarter view, under a cap of snow unless somebody has just left."""
    frame = strips(
        [
            ((-0.22, 0), (-0.20, 1.0)),
            ((0.12, 0.06), (0.14, 1.06)),
            ((0.34, -0.12), (0.33, 0.42)),
            ((-0.02, -0.2), (-0.02, 0.34)),
        ],
        0.05,
    )
    frame = frame | strips(
        [((-0.2, 0.98), (0.14, 1.04)), ((-0.2, 0.76), (0.14, 0.82)), ((-0.2, 0.6), (0.14, 0.66))],
        0.06,
    )
    seat = polygon("-.24,.44 .14,.5 .37,.4 -.02,.33")
    colour = INKS["vermilion"] if bare else "#141414"
    scene.lay(Sheet(frame, "#141414", ("chair",)), x=x, y=y, scale=size)
    scene.lay(Sheet(seat, colour, ("seat",), turn=10), x=x, y=y, scale=size)
    if bare:
        cup = polygon("-.06,0 .06,0 .05,-.09 -.05,-.09") | (
            ellipse(0.04).at(0.07, -0.04) - ellipse(0.022).at(0.07, -0.04)
        )
        scene.lay(Sheet(cup, "#f6f6f6", ("cup",)), x=x + 0.08 * size, y=y + 0.52 * size, scale=size)
        steam = strip(points("0,.04 -.03,.12 .03,.2 0,.3"), 0.016, 0.004)
        scene.lay(
            Sheet(steam, "#202020", ("steam",)), x=x + 0.08 * size, y=y + 0.52 * size, scale=size
        )
        return
    cap = blob("-.26,.44 -.2,.56 .0,.6 .2,.56 .38,.44 .37,.4 .14,.46 -.02,.36")
    scene.lay(Sheet(cap, "#f8f8f8", ("snow",)), x=x, y=y, scale=size)
    ridge = blob("-.24,1.0 -.2,1.08 0,1.1 .16,1.12 .18,1.06 .14,1.03 -.2,.98")
    scene.lay(Sheet(ridge, "#f8f8f8", ("snow",)), x=x, y=y, scale=size)
