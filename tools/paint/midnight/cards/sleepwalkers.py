"""Those who walk in their sleep, and somebody who does not."""

from tools.paint.story import settings
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, head
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.skies import Moon
from tools.paint.story.things.figures import long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="Meeting adjourned",
    subject="sleepwalkers on a roof ridge",
    props=("roof", "nightgowns", "minutes", "child", "thread"),
    mood=("funny", "risky", "dreamy"),
)
def sleepwalkers_union(scene: Scene, palette: Palette) -> Finish:
    moon = Moon((0.22, 0.40, 1.0), radius=0.085, phase=0.0)
    settings.void(scene, palette, moon=moon, light_from=(0.5, 0.6, -0.5), key=1.15, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    ridge = [(-1.2, -0.92), (1.2, -0.40)]
    roof = polygon((-1.2, -1.7), *ridge, (1.2, -1.7))
    scene.lay(Sheet(roof, "#1c1c1c", ("roof",)), depth=10.5)
    scene.lay(Sheet(_tiles(), "#c0c0c0", ("tiles",)), depth=10.4)
    scene.lay(Sheet(strip(ridge, 0.05), "#d8d8d8", turn=102), depth=10.3)
    chimney = polygon("-.98,-.90 -.98,-.40 -.72,-.40 -.72,-.8")
    scene.lay(Sheet(chimney, "#8c8c8c", ("chimney",), turn=0), depth=10.6)
    walkers = ((-2.35, 1.45), (-0.75, 1.6), (1.05, 1.35), (2.75, 1.5))
    for index, (x, size) in enumerate(walkers):
        y = (-0.66 + 0.2167 * x * 0.2625) / 0.2625
        reach = 1.48 + 0.1 * (index % 2)
        gown = long_coat(
            "#f0f0f0", "none", skin="#c8c0b8", hair="#3a3638", wide=1.0 + 0.12 * (index % 3),
            left_hand=(0.2, reach, -0.66), right_hand=(-0.2, reach - 0.06, -0.62),
        )  # fmt: skip
        gown.tags = ("sleepwalker", "nightgown")
        scene.put(gown, x, y, 0.0, yaw=-74, scale=size)
        _lay_nightcap(scene, x * 0.2625, (y + 1.95 * size) * 0.2625, 1.3, red=index == 1)
        if index == 1:
            _lay_minutes(scene, (x + 1.15) * 0.2625, (y + 1.46 * size) * 0.2625)
    _lay_skylight(scene)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="black", stars=60, contrast=1.6, lamp_pool=0)


def _lay_skylight(scene: Scene) -> None:
    """A child awake in a window of the roof, who holds one of them by a thread."""
    x, y = 0.36, -1.06
    frame = polygon("-.34,-.32 .32,-.18 .32,.36 -.34,.22").at(x, y)
    pane = polygon("-.29,-.26 .27,-.14 .27,.30 -.29,.18").at(x, y)
    scene.lay(Sheet(frame, "#f0f0f0", ("skylight",)), depth=10.2)
    scene.lay(Sheet(pane, INKS["lamp"], ("skylight",), glow=0.3), depth=10.1)
    room = pane | box(0.6, 0.4).at(x, y + 0.3)
    parts = head("#f4ece4", "#202020", CHILD, "bob", "none", "#202020")
    for index, sheet in enumerate(parts):
        placed = sheet.placed(x + 0.04, y + 0.10, 0.30, -14, flip=True)
        scene.lay(
            Sheet(placed.outline & room, placed.colour, ("child",)), depth=10.0 - 0.05 * index
        )
    look = ellipse(0.018, 0.022).at(x - 0.045, y + 0.13)
    scene.lay(Sheet(look, "#161616", ("eye",)), depth=9.5)
    sleeve = strip(points(".40,-1.24 .22,-1.20 .10,-1.08"), 0.11, 0.08)
    scene.lay(Sheet(sleeve, "#202020", ("child",)), depth=9.4)
    scene.lay(Sheet(ellipse(0.045).at(0.09, -1.05), "#f4ece4", ("hand",)), depth=9.3)
    thread = strip(points(".09,-1.05 .0,-1.0 -.06,-.78 -.12,-.44"), 0.022)
    belt = strip(points("-.30,-.42 -.20,-.45 -.10,-.42"), 0.026)
    scene.lay(Sheet(thread | belt, INKS["vermilion"], ("thread",)), depth=8.1)


def _lay_minutes(scene: Scene, x: float, y: float) -> None:
    """A written sheet of paper."""
    scene.lay(Sheet(box(0.18, 0.23).turned(8), "#f8f8f8", ("minutes",)), x=x, y=y, depth=8.0)
    lines = strips([((-0.06, 0.06 - 0.05 * i), (0.05, 0.07 - 0.05 * i)) for i in range(3)], 0.014)
    scene.lay(Sheet(lines, "#161616"), x=x, y=y, depth=7.9)


def _tiles() -> Outline:
    """Rows of round tiles down a roof whose ridge climbs to the right."""
    tiles = Outline(())
    for row in range(6):
        for column in range(15):
            x = -1.15 + 0.17 * column + 0.085 * (row % 2)
            y = -0.92 + (x + 1.2) * 0.2167 - 0.14 - 0.15 * row
            arc = [
                (x - 0.08, y),
                (x - 0.05, y - 0.07),
                (x, y - 0.09),
                (x + 0.05, y - 0.06),
                (x + 0.08, y + 0.03),
            ]
            tiles = tiles | strip(arc, 0.010)
    return tiles


def _lay_nightcap(scene: Scene, x: float, y: float, size: float, red: bool) -> None:
    """A nightcap whose tip hangs down to the left."""
    cap = blob("-.05,0 -.03,.06 .02,.07 .05,.01")
    cap = cap | strip([(0, 0.05), (-0.09, 0.06), (-0.15, -0.03)], 0.06, 0.02)
    cap = cap | ellipse(0.024).at(-0.155, -0.05)
    colour = INKS["vermilion"] if red else "#f0f0f0"
    scene.lay(Sheet(cap, colour, ("nightcap",)), x=x, y=y, scale=size, depth=8.2)
