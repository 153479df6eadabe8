"""Weather that two have shared: one scarf in the snow, one dance in the rain."""

import math
from typing import Any

from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.stage import BEFORE, UNIT, empty_stage
from tools.paint.story import things
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
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
from tools.paint.story.things.faces import ELDER, Build, Look, face


@card(
    palette="block_day",
    hand="woodcut",
    title="It was long enough for both",
    subject="giraffe and boy under one scarf",
    props=("giraffe", "scarf", "boy", "snow"),
    mood=("tender", "funny", "cold"),
)
def giraffe_scarf(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.1, 0.6, -0.75), backdrop="#f6f6f6")
    _lay_giraffe(scene)
    boy = face(
        Look(open_eyes=0.9, gaze=(0.5, 1.0), brows=0.1, smile=0.8),
        Build(nose=0.55, jaw=0.78, cheeks=1.45), "#c8bcb2", "curls", "#2c2828", cloth="#4a4a4a",
        shoulders=True,
    )  # fmt: skip
    scene.put(boy, -0.46 * UNIT, -0.64 * UNIT, 0, yaw=-18, pitch=2, scale=0.84)
    wrap = blob(
        "-.82,-.94 -.62,-1.02 -.4,-1.04 -.16,-.96 -.08,-1.04 -.12,-1.2 -.4,-1.28 -.64,-1.26"
        " -.84,-1.14"
    )
    scene.lay(Sheet(wrap, INKS["vermilion"], ("scarf",), turn=10), depth=BEFORE, y=0.05)
    ribs = cuts("-.76,-1.02 -.46,-1.11 -.14,-1.05", "-.78,-1.11 -.46,-1.2 -.16,-1.13", thick=0.02)
    scene.lay(Sheet(ribs, "#161616"), depth=BEFORE - 0.1, y=0.05)
    drift = land((-1, -1.36), (-0.4, -1.42), (0.2, -1.30), (1, -1.38))
    scene.lay(Sheet(drift, "#fafafa", ("snow",)), depth=5.0)
    return WoodcutPlan(inks=("vermilion", "clay"), sky="paper", contrast=1.6, snowfall=70)


_HEAD = (
    "-.02,.06 -.02,.06 .1,.2 .1,.36 .02,.48 -.12,.52 -.26,.44 -.42,.24 -.58,.1 -.66,-.02 -.62,-.12"
    " -.48,-.14 -.3,-.04 -.14,.0"
)


def _lay_giraffe(scene: Scene) -> None:
    """A neck that crosses the picture, patches, and a head that bows to look down."""
    neck = blob(
        ".24,1.0 .4,1.02 .5,.84 .58,.3 .74,-.3 1.0,-.66 1.3,-.8 1.3,-.8 1.3,-1.8 1.3,-1.8"
        " .2,-1.8 .2,-1.8"
        " .24,-1.2 .2,-.6 .24,0 .24,.6"
    )  # fmt: skip
    place: dict[str, Any] = {"x": 0.30, "y": 0.68, "turn": 4}
    horns = strip(((-0.06, 0.48), (-0.02, 0.66)), 0.05) | strip(((0.05, 0.44), (0.12, 0.60)), 0.05)
    knobs = beads([(-0.02, 0.67), (0.12, 0.61)], 0.045)
    ear = blob(".06,.4 .2,.5 .36,.5 .36,.5 .3,.36 .12,.3")
    mane = Outline(())
    for step in range(26):
        t = step / 25
        x, y = 0.44 + 0.14 * t + 0.22 * t**3, 1.0 - 1.3 * t
        mane = mane | strip(((x - 0.04, y), (x + 0.07, y + 0.035)), 0.05, 0.02)
    scene.lay(Sheet(mane, "#161616", ("mane",)), depth=33.0)
    scene.lay(Sheet(neck, "#fafafa", ("giraffe",)), depth=32.0)
    scene.lay(Sheet(_patches() & neck, INKS["clay"], ("patches",), turn=60), depth=31.0)
    scene.lay(Sheet(horns, "#fafafa"), **place, depth=31.5)
    scene.lay(Sheet(knobs, "#161616", ("horns",)), **place, depth=31.4)
    scene.lay(Sheet(ear, "#fafafa", ("ear",)), **place, depth=30.5)
    scene.lay(Sheet(blob(_HEAD), "#fafafa", ("giraffe",)), **place, depth=30.0)
    spots = blob("-.14,.44 -.04,.46 .02,.36 -.06,.3") | blob("0,.26 .08,.28 .08,.18 0,.14")
    scene.lay(Sheet(spots, INKS["clay"], ("patches",), turn=60), **place, depth=29.0)
    eye = ellipse(0.05, 0.046).at(-0.16, 0.2)
    lashes = strips([((-0.2, 0.22), (-0.28, 0.25)), ((-0.18, 0.25), (-0.25, 0.3))], 0.014)
    nose = ellipse(0.028, 0.018).turned(40).at(-0.56, 0.04) | cuts(
        "-.6,-.08 -.48,-.06 -.36,.0", thick=0.018
    )
    scene.lay(Sheet(eye | lashes | nose, "#161616", ("eye",)), **place, depth=28.0)
    scene.lay(Sheet(ellipse(0.015).at(-0.17, 0.215), "#fafafa"), **place, depth=27.9)
    _lay_scarf(scene)


def _patches() -> Outline:
    """Uneven tiles with light seams between them."""
    tiles = Outline(())
    for row in range(14):
        for column in range(6):
            x = 0.1 + 0.21 * column + 0.1 * (row % 2) + 0.03 * math.sin(row * 2.1 + column)
            y = 1.06 - 0.2 * row + 0.03 * math.sin(column * 2.7 + row)
            corners = []
            for corner in range(6):
                a = math.radians(60 * corner + 20 * math.sin(row + 1.7 * column))
                r = 0.092 + 0.016 * math.sin(3.1 * corner + row + column)
                corners.append((x + r * math.cos(a), y + r * math.sin(a)))
            tiles = tiles | polygon(*corners)
    return tiles


def _lay_scarf(scene: Scene) -> None:
    """Nine turns round the neck, then one long end down to the boy."""
    end = strip(points(".3,-.3 .1,-.42 .02,-.68 -.04,-.92 -.14,-1.06"), 0.15, 0.13)
    scene.lay(Sheet(end, INKS["vermilion"], ("scarf",), turn=70), depth=24.0)
    scene.lay(Sheet(cuts(".2,-.33 .08,-.48 .03,-.7 -.02,-.92", thick=0.02), "#161616"), depth=23.9)
    for turn in range(6):
        y = -0.30 + 0.135 * turn
        left = 0.20
        right = 0.78 - 0.27 * (turn / 7) ** 0.6
        band = blob(
            (left - 0.03, y - 0.01), (left + 0.06, y - 0.075), ((left + right) / 2, y - 0.085),
            (right, y - 0.03), (right + 0.03, y + 0.05), (right - 0.06, y + 0.10),
            ((left + right) / 2, y + 0.055), (left + 0.02, y + 0.06),
        )  # fmt: skip
        scene.lay(Sheet(band, INKS["vermilion"], ("scarf",), turn=6), depth=23.5 - 0.1 * turn)
        rib = Outline(())
        for step in range(1, 7):
            x = left + (right - left) * step / 7
            rib = rib | strip(((x - 0.012, y - 0.055), (x + 0.012, y + 0.035)), 0.008, 0.014)
        scene.lay(Sheet(rib, "#161616"), depth=23.45 - 0.1 * turn)


@card(
    palette="block_night",
    hand="woodcut",
    title="They left the umbrella to the ducks",
    subject="old couple dancing in the rain",
    props=("dance", "rain", "umbrella", "ducks", "old couple"),
    mood=("tender", "wet", "happy"),
)
def rain_dance(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.6, -0.55))
    wife = face(
        Look(smile=0.9),
        Build(nose=0.9, age=0.6, cheeks=1.2),
        "#a0948a",
        "bun",
        "#d8d8d8",
        cloth=INKS["plum"],
        shoulders=True,
    )
    husband = face(
        Look(smile=0.7), ELDER, "#dcd2c8", "short", "#b4b4b4", cloth="#3a3a3a", shoulders=True
    )
    scene.put(wife, -0.31 * UNIT, 0.28 * UNIT, 0.4, yaw=-30, roll=7, scale=0.96)
    scene.put(husband, 0.27 * UNIT, 0.44 * UNIT, 0.0, yaw=36, roll=-8, scale=1.02)
    palm = things.hand("#a0948a", INKS["plum"], "flat", "#f4f4f4")
    scene.put(palm, 0.16 * UNIT, -0.62 * UNIT, -3.4, yaw=180, roll=-40, scale=0.86)
    _lay_umbrella_pond(scene)
    return WoodcutPlan(
        inks=("vermilion", "plum", "lamp"), sky="black", contrast=1.6, rain=240, lamp_pool=0
    )


def _lay_umbrella_pond(scene: Scene) -> None:
    """An umbrella that lies upside down full of rain, and those who have moved in."""
    place: dict[str, Any] = {"x": -0.34, "y": -1.06, "turn": -5}
    shaft = strip(points(".02,-.1 .1,.3 .14,.5"), 0.03) | strip(
        points(".14,.48 .17,.6 .26,.6 .28,.5"), 0.035
    )
    scene.lay(Sheet(shaft, "#e0e0e0", ("handle",)), **place, depth=5.6)
    bowl = blob(
        "-.66,.06 -.66,.06 -.5,-.22 -.2,-.4 0,-.43 .2,-.4 .5,-.22 .66,.06 .66,.06 .4,.0"
        " .0,-.02 -.4,.0"
    )
    water = ellipse(0.60, 0.12).at(0, 0.04)
    scene.lay(Sheet(ellipse(0.67, 0.15).at(0, 0.05), "#161616"), **place, depth=5.5)
    scene.lay(Sheet(water, "#e4e4e4", ("water",), turn=0), **place, depth=5.4)
    scene.lay(Sheet(bowl, INKS["vermilion"], ("umbrella",), turn=60), **place, depth=4.8)
    ribs = cuts(
        "-.36,.0 -.24,-.2 -.02,-.42", "0,-.03 .01,-.2 0,-.42", ".36,.0 .24,-.2 .02,-.42", thick=0.02
    )
    scene.lay(Sheet(ribs, "#161616"), **place, depth=4.7)
    duck = blob(
        "-.2,.1 -.2,.1 -.16,.0 .0,-.03 .12,.02 .14,.14 .22,.2 .22,.2 .14,.24 .08,.3 -.02,.28"
        " -.03,.18 -.02,.12 -.1,.1"
    )
    for x, size, colour in (
        (-0.34, 1.0, "#f4f4f4"),
        (-0.02, 0.56, INKS["lamp"]),
        (0.30, 0.56, INKS["lamp"]),
    ):
        spot: dict[str, Any] = {"x": -0.34 + x, "y": -1.06 + 0.01 - 0.05 * x, "scale": size}
        scene.lay(Sheet(duck, colour, ("duck",)), **spot, depth=5.2)
        wing = cuts("-.12,.06 -.02,.03 .06,.08", thick=0.02) | ellipse(0.016).at(0.06, 0.23)
        beak = polygon(".13,.24 .25,.2 .13,.17")
        scene.lay(Sheet(wing, "#161616"), **spot, depth=5.15)
        scene.lay(Sheet(beak, INKS["vermilion"], ("beak",)), **spot, depth=5.1)
