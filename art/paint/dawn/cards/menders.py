"""A maker who shakes the snow."""

import math

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    beads,
    box,
    ellipse,
    page,
    polygon,
    ring,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="ice_silver",
    hand="cut_paper",
    title="He shakes before he sells",
    subject="maker of snow globes",
    props=("snow globe", "shop", "snow"),
    mood=("cosy", "dizzy", "kind"),
)
def snow_globe_maker(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5f3a4a", lift=0, shade="#3a2a48"))
    for level in (0.62, -0.06):
        scene.lay(Sheet(box(2.6, 0.07).at(0, level), "#a8683c", ("shelf",), lift=8))
        for index in range(6):
            x = -0.88 + 0.36 * index
            _small_globe(scene, x, level + 0.035, 0.135, index + round(level * 3))
    maker = faces.face(
        "#d99a72",
        "#f4f0ea",
        "bald",
        Expression("smile", (0.3, -0.9), 0.3),
        old=True,
        beard=True,
        dress="#3f7f8c",
    )
    scene.lay(maker, x=-0.14, y=0.66, scale=0.98)
    glasses = (
        ring(0.13, 0.112).at(-0.17, 0)
        | ring(0.13, 0.112).at(0.17, 0)
        | strip(((-0.05, 0.02), (0.05, 0.02)), 0.02)
    )
    scene.lay(Sheet(glasses, "#c99a3c", lift=3), x=-0.14, y=0.66, scale=0.98)
    _globe(scene)
    _larger_maker(scene)
    return PaperPlan(snowfall=60)


def _small_globe(scene: Scene, x: float, y: float, r: float, kind: int) -> None:
    """One of many on the shelves, each with something else inside."""
    scene.lay(Sheet(ellipse(r).at(x, y + r * 1.25), "#a9cfd8", ("snow globe",), lift=5))
    inside = (
        polygon((-0.4, -0.3), (0.0, 0.6), (0.4, -0.3)),
        box(0.5, 0.5) | polygon((-0.4, 0.25), (0, 0.6), (0.4, 0.25)),
        ellipse(0.3).at(0, -0.1) | ellipse(0.2).at(0, 0.34),
    )[kind % 3]
    tone = ("#2f6a5a", "#c8563c", "#fdf6e6")[kind % 3]
    scene.lay(Sheet(inside.scaled(r).at(x, y + r * 1.1), tone, lift=2))
    scene.lay(Sheet(box(r * 1.5, r * 0.4).at(x, y + r * 0.2), "#4a2a2c", lift=4))


def _globe(scene: Scene) -> None:
    """The globe in his hands: in it a shop, in it a maker with a globe in his hands."""
    x, y, r = 0.2, -0.62, 0.66
    scene.lay(Sheet(polygon("-1.3,-.4 .7,-.4 .76,-1.8 -1.3,-1.8"), "#3f7f8c", lift=0))
    scene.lay(
        Sheet(
            polygon((x - 0.46, -1.2), (x + 0.46, -1.2), (x + 0.56, -1.6), (x - 0.56, -1.6)),
            "#7a4030",
            ("stand",),
            lift=8,
        )
    )
    ball = ellipse(r).at(x, y)
    scene.lay(Sheet(ball, "#ffe9b8", ("snow globe",), glow=0.35))
    scene.lay(Sheet(ball, "#8fc4d6", lift=10, shade="#d8ecec"))
    scene.lay(Sheet(box(2, 0.5).at(x, y - 0.66) & ball, "#fdfaf2", ("snow",), lift=4))
    shop = box(0.74, 0.5).at(x, y - 0.18) | polygon(
        (x - 0.46, y + 0.06), (x, y + 0.42), (x + 0.46, y + 0.06)
    )
    scene.lay(Sheet(shop & ball, "#b5543c", ("shop",), lift=7))
    roof = polygon(
        (x - 0.5, y + 0.04),
        (x, y + 0.46),
        (x + 0.5, y + 0.04),
        (x + 0.4, y + 0.04),
        (x, y + 0.34),
        (x - 0.4, y + 0.04),
    )
    scene.lay(Sheet(roof, "#fdfaf2", lift=5))
    scene.lay(Sheet(box(0.48, 0.4).at(x, y - 0.17), "#ffe09a", ("window",), glow=0.35))
    _maker_within(scene, x, y)


def _maker_within(scene: Scene, x: float, y: float) -> None:
    """The maker in the window of the shop, the snow round him, and the hands that hold it."""
    tiny = faces.face(
        "#d99a72", "#f4f0ea", "bald", Expression("smile", (0.3, -0.9)), beard=True, dress="#3f7f8c"
    )
    for sheet in tiny:
        moved = sheet.placed(x - 0.02, y - 0.1, 0.23, 0, flip=False)
        scene.lay(Sheet(moved.outline & box(0.48, 0.4).at(x, y - 0.17), moved.colour, lift=2))
    scene.lay(Sheet(ellipse(0.09).at(x + 0.03, y - 0.29), "#8fc4d6", lift=4))
    scene.lay(Sheet(box(0.07, 0.06).at(x + 0.03, y - 0.29), "#b5543c", lift=1))
    flakes = [
        (
            x + 0.56 * math.cos(k * 2.4) * (k % 7 + 2) / 9,
            y + 0.05 + 0.52 * math.sin(k * 2.4) * (k % 7 + 2) / 9,
        )
        for k in range(26)
    ]
    scene.lay(Sheet(beads(flakes, 0.016), "#ffffff", lift=2))
    shine = strip([(x - 0.5, y + 0.16), (x - 0.42, y + 0.34), (x - 0.26, y + 0.48)], 0.05, 0.03)
    scene.lay(Sheet(shine, "#fdfaf2", lift=0))
    for side in (-1, 1):
        hand = figures.hand("#d99a72", spread=(-52, -20, -8, 3, 14), sleeve="#2f6470")
        scene.lay(hand, x=x + side * 0.66, y=-1.3, scale=0.62, turn=side * 14, flip=side > 0)


def _larger_maker(scene: Scene) -> None:
    """The shop is in a globe itself: its glass, and the fingers that are about to shake it."""
    glass = ellipse(1.16, 1.62).at(0.0, -0.02)
    scene.lay(Sheet(page() - glass, "#f2c98a", ("lamplight outside",), lift=12))
    scene.lay(Sheet(ellipse(1.18, 1.64).at(0, -0.02) - glass, "#e8f4f6", ("glass",), lift=4))
    gleam = strip([(-0.9, 0.72), (-0.8, 1.0), (-0.62, 1.22)], 0.05, 0.03)
    scene.lay(Sheet(gleam, "#e8f4f6", lift=0))
    skin = "#d99a72"
    for side, y, reach, thick in (
        (-1, 0.12, 0.24, 0.29), (1, 0.92, 0.2, 0.2), (1, 0.66, 0.26, 0.21), (1, 0.4, 0.27, 0.21),
        (1, 0.15, 0.22, 0.19),
    ):  # fmt: skip
        tip = (side * (1.0 - reach), y + 0.08)
        finger = strip([(side * 1.3, y - 0.04), (side * 1.05, y + 0.03), tip], thick)
        scene.lay(Sheet(finger | ellipse(thick / 2).at(*tip), skin, ("giant fingers",), lift=12))
        nail = ellipse(thick * 0.34, thick * 0.27).turned(-16 * side)
        pale = mix(skin, "#ffffff", 0.45)
        scene.lay(Sheet(nail.at(tip[0] - side * 0.03, tip[1] + 0.01), pale, lift=1))
