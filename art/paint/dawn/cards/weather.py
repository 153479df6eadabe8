"""Wind and washing days: open air and families."""

from dataclasses import replace
from typing import cast

import numpy as np

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import animals, faces, figures, nature, people, town
from art.paint.story.cutouts.characters import Looks, person
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    beads,
    blob,
    box,
    crescent,
    ellipse,
    page,
    points,
    polygon,
    smooth,
    strip,
    waves,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Pattern, Point, Sheet


@card(
    palette="sepia_memory",
    hand="cut_paper",
    title="Washing day for everyone",
    subject="washing lines in a courtyard",
    props=("hands", "shirts", "moon"),
    mood=("busy", "homely", "whimsical"),
)
def washing_day(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#a9d3e0", lift=0, shade="#fdeccb"))
    scene.lay(Sheet(nature.cloud_outline(0.6).at(-0.2, 1.2), "#ffffff", ("cloud",), lift=5))
    for side in (-1, 1):
        wall = polygon(
            (side * 1.3, 1.8), (side * 0.56, 1.8), (side * 0.80, BOTTOM), (side * 1.3, BOTTOM)
        )
        scene.lay(
            Sheet(wall, "#d98a5f" if side < 0 else "#c9744f", ("house",), lift=14, pattern="scales")
        )
        for row in range(4):
            x, y = side * (0.79 + 0.03 * row), 1.12 - 0.72 * row
            scene.lay(Sheet(box(0.3, 0.42).at(x, y), "#fff3dc", lift=5))
            pane = "#f2c46a" if (side, row) == (1, 3) else "#3a2b44"
            scene.lay(Sheet(box(0.24, 0.36).at(x, y), pane, ("window",), lift=0))
    for rope in _ROPES:
        scene.lay(town.thread(rope, "#5a4038", 0.012))
    _washing(scene)
    _stockings(scene)
    _neighbours(scene)
    return PaperPlan()


# Four lines across the yard; the first is pulled up by the shirt that wants to leave.
_ROPES: tuple[list[Point], ...] = (
    points("-.72,.86 -.34,.74 -.02,.75 .3,.86 .3,.86 .7,.74"),
    points("-.7,.4 0,.24 .7,.28"),
    points("-.74,-.25 0,-.3 .74,-.15"),
    points("-.76,-.69 0,-.84 .76,-.79"),
)


def _hang(line: int, x: float) -> float:
    """How high a line hangs at x."""
    xs, ys = zip(*smooth(_ROPES[line], closed=False), strict=True)
    return float(np.interp(x, xs, ys))


def _peg(scene: Scene, line: int, *xs: float) -> None:
    """Wooden pegs on a line."""
    for x in xs:
        peg = box(0.034, 0.1).at(x, _hang(line, x) - 0.01)
        scene.lay(Sheet(peg, "#a8703c", ("pegs",), lift=4))


def _washing(scene: Scene) -> None:
    """Everything hangs by its pegs; only the winged shirt rises, and a red sleeve holds it."""
    scene.lay(_shirt("#f4efe2", wings=True), x=0.26, y=1.17, scale=0.42, turn=-8)
    _peg(scene, 0, 0.3)
    scene.lay(_shirt("#d8473c"), x=-0.34, y=0.73, scale=0.40, turn=9)
    _peg(scene, 0, -0.45, -0.24)
    scene.lay(_trousers("#2f5f86"), x=-0.34, y=_hang(1, -0.34) + 0.01, scale=0.42, turn=-6)
    _peg(scene, 1, -0.43, -0.25)
    scene.lay(Sheet(crescent(0.19).turned(160), "#ffe08a", ("moon",), glow=0.4), x=0.12, y=0.07)
    _peg(scene, 1, 0.06, 0.17)
    scene.lay(_trousers("#c9a24a", 0.5), x=0.46, y=_hang(1, 0.46) + 0.01, scale=0.34)
    _peg(scene, 1, 0.39, 0.53)
    hem = points(".38,-.6 .4,-.78 .4,-.78 .18,-.74 -.06,-.8 -.28,-.74 -.5,-.78 -.5,-.78 -.47,-.5")
    top = [(x, _hang(2, x)) for x in (-0.5, -0.5, -0.2, 0.1, 0.38, 0.38)]
    scene.lay(Sheet(blob(*top, *hem), "#fdf8ee", ("bed sheet",), lift=9))
    _peg(scene, 2, -0.47, -0.18, 0.1)
    ghost = ellipse(0.028, 0.045).at(-0.14, -0.5) | ellipse(0.028, 0.045).at(0.0, -0.5)
    scene.lay(Sheet(ghost, "#4a3a52", ("face",), lift=0))


def _stockings(scene: Scene) -> None:
    """Five stockings, each on its peg."""
    stocking = blob("-.05,0 -.05,0 .05,0 .05,0 .06,-.26 .18,-.34 .16,-.42 0,-.4 -.06,-.28")
    for index, colour in enumerate(("#d8473c", "#3f8f7a", "#e7a13a", "#5d4a8c", "#2c3350")):
        x = -0.48 + 0.24 * index
        stripes: Pattern | None = "stripes" if index % 2 else None
        scene.lay(
            Sheet(stocking, colour, ("stocking",), lift=6, pattern=stripes),
            x=x,
            y=_hang(3, x) + 0.01,
            scale=1.0 - 0.08 * index,
        )
        _peg(scene, 3, x)


def _neighbours(scene: Scene) -> None:
    """She keeps the red shirt by its cuff, he holds the bed sheet; both see the other one go."""
    fingers = ((-34, -8, 0, 7, 16), (0.2, 0.26, 0.28, 0.26, 0.22))
    awed = Expression("open", (0.9, 1.0), 0.5, 1.3)
    for x, y, skin, hair, cut, coat, wrist, turn in (
        (-0.82, 0.4, "#8a5238", "#5d4a8c", "scarf", "#f6c453", (-0.66, 0.36), -44),
        (0.85, -0.32, "#efc4a0", "#8a4a2a", "short", "#3f8f7a", (0.54, -0.34), 62),
    ):
        pane, left = box(0.24, 0.36).at(x, y), x < 0
        for sheet in faces.face(skin, hair, cast("faces.HairCut", cut), awed, dress=coat, lift=4):
            placed = sheet.placed(x, y + 0.02, 0.24, 0, flip=not left)
            scene.lay(replace(placed, outline=placed.outline & pane))
        scene.lay(Sheet(box(0.34, 0.05).at(x, y - 0.2), "#fff3dc", ("sill",), lift=6))
        scene.lay(figures.hand(skin, *fingers), x=wrist[0], y=wrist[1], scale=0.24, turn=turn,
                  flip=not left)  # fmt: skip
        arm = people.sleeve([(x, y - 0.13), wrist], 0.13, 0.08)
        scene.lay(Sheet(arm, mix(coat, "#140c20", 0.08), ("arm",), lift=6))
    cat = blob(
        "-.1,0 -.1,0 -.08,.2 -.09,.32 -.09,.32 -.03,.26 .03,.26 .09,.32 .09,.32 .08,.18 .12,0 .12,0"
    )
    scene.lay(Sheet(cat, "#2a2030", ("cat",), lift=4), x=0.87, y=-1.22, scale=0.8)


def _shirt(colour: str, wings: bool = False) -> list[Sheet]:
    """A shirt that hangs by its shoulders, one sleeve lifted by the wind."""
    body = blob(
        "-.34,0 -.34,0 -.1,.04 .1,.04 .34,0 .34,0 .7,.1 .74,-.06 .74,-.06 .36,-.22 "
        ".36,-.22 .36,-.8 .36,-.8 -.36,-.84 -.36,-.84 -.36,-.26 -.36,-.26 -.54,-.62 "
        "-.54,-.62 -.7,-.54 -.7,-.54"
    )
    sheets = [Sheet(body, colour, ("shirt",), lift=9)]
    if wings:
        for side in (-1, 1):
            for step in range(4):
                feather = nature.leaf_outline(0.98 - 0.12 * step, 0.24).turned(52 - 24 * step)
                feather = feather.flipped() if side < 0 else feather
                sheets.append(
                    Sheet(
                        feather.at(side * 0.2, -0.18 - 0.07 * step),
                        mix(colour, "#8fbcd6", 0.2 + 0.14 * step),
                        ("wings",) if not step else (),
                        lift=4,
                    )
                )
    else:
        sheets.append(
            Sheet(
                beads([(0.0, -0.12 - 0.16 * i) for i in range(4)], 0.03),
                mix(colour, "#ffffff", 0.7),
                lift=1,
            )
        )
    sheets.append(
        Sheet(
            polygon((-0.12, 0.05), (0.0, -0.12), (0.12, 0.05)), mix(colour, "#000000", 0.35), lift=0
        )
    )
    return sheets


def _trousers(colour: str, kick: float = 0.0) -> list[Sheet]:
    legs = polygon(
        (-0.28, 0.0),
        (0.28, 0.0),
        (0.34 + kick, -0.95),
        (0.10 + kick, -0.98),
        (0.0, -0.36),
        (-0.12, -0.98),
        (-0.36, -0.96),
    )
    belt = polygon((-0.28, 0.0), (0.28, 0.0), (0.285, -0.09), (-0.285, -0.09))
    return [
        Sheet(legs, colour, ("trousers",), lift=9),
        Sheet(belt, mix(colour, "#000000", 0.25), lift=1),
    ]


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="Our house caught the wind",
    subject="house flown like a kite",
    props=("family", "kite string", "cliff"),
    mood=("exhilarating", "funny", "risky"),
)
def kite_house(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#6fc0cc", lift=0, shade="#fdf0cf"))
    for x, y, w, colour in (
        (-0.62, 1.12, 0.62, "#e6f4f2"),
        (-0.30, 0.30, 0.7, "#ffffff"),
        (0.70, -0.10, 0.6, "#eef8f4"),
    ):
        scene.lay(
            Sheet(
                nature.cloud_outline(w).turned(-10).at(x, y), colour, ("cloud",), lift=8, torn=True
            )
        )
    for index in range(4):
        y = 0.9 - 0.42 * index
        gust = strip(
            [(-1.2, y - 0.2), (-0.5, y), (0.1, y + 0.02), (0.6, y + 0.24), (1.2, y + 0.30)], 0.012
        )
        scene.lay(Sheet(gust, "#f7fffd", ("wind",), lift=2))
    _flying_house(scene)
    smoke = strip([(0.75, 1.16), (0.88, 1.26), (1.0, 1.22), (1.2, 1.34)], 0.06, 0.16)
    scene.lay(Sheet(smoke, "#fdf8ee", ("smoke",), lift=6, torn=True))
    for level, colour in ((-0.98, "#5fb0b8"), (-1.14, "#3f96a6"), (-1.32, "#2f7d92")):
        scene.lay(Sheet(waves(level, 0.04, 0.3, level), colour, ("sea",), lift=7))
    sail = polygon((0.0, 0.02), (0.0, 0.26), (0.15, 0.02)) | polygon(
        (-0.1, 0.0), (0.16, 0.0), (0.1, -0.06), (-0.05, -0.06)
    )
    scene.lay(Sheet(sail, "#fff6e0", ("boat",), lift=4), x=0.68, y=-1.06, scale=0.7)
    line: list[Point] = [(-0.17, -0.33), (-0.02, 0.02), (0.16, 0.32), (0.42, 0.56)]
    scene.lay(town.thread(line, "#fff6e0", 0.010))
    _family(scene)
    return PaperPlan()


def _flying_house(scene: Scene) -> None:
    """The house, and ribbons for its tail."""
    house = town.house("#f4efe2", "#d8473c", "#ffe09a")
    tail: list[Point] = [(0.34, 0.44), (0.10, 0.22), (0.24, 0.02), (0.02, -0.14)]
    scene.lay(town.thread(tail, "#7a3f52", 0.012))
    for x, y, colour in (
        (0.13, 0.26, "#e7a13a"),
        (0.22, 0.05, "#3f8f7a"),
        (0.05, -0.12, "#d8473c"),
    ):
        bow = polygon((0, 0), (-0.10, 0.06), (-0.10, -0.06)) | polygon(
            (0, 0), (0.10, 0.06), (0.10, -0.06)
        )
        scene.lay(Sheet(bow.at(x, y), colour, ("ribbon",), lift=5))
    scene.lay(house, x=0.34, y=0.46, scale=0.78, turn=-16)
    scene.lay(
        Sheet(box(0.05, 0.04).at(0.19, 0.30), "#2a1d2a", lift=0),
        x=0.34,
        y=0.46,
        scale=0.78,
        turn=-16,
    )


def _family(scene: Scene) -> None:
    """The family on the cliff, leaning against the wind."""
    cliff = blob(
        "-1.4,-.86 -.9,-.8 -.3,-.84 -.02,-.9 -.02,-.9 -.12,-1.1 -.02,-1.3 -.2,-1.8 -1.4,-1.9"
    )
    scene.lay(Sheet(cliff.scaled(1.0).at(0.10, 0.02), "#a8553f", ("cliff",), lift=9))
    scene.lay(Sheet(cliff, "#6aa45a", ("grass",), lift=9, pattern="leaves"))
    pull = (((-0.11, 0.62), (0.08, 0.66), (0.26, 0.80)), ((0.11, 0.62), (0.20, 0.64), (0.29, 0.76)))
    hold = (((-0.11, 0.62), (0.08, 0.54), (0.24, 0.50)), ((0.11, 0.60), (0.20, 0.50), (0.30, 0.48)))
    dug_in = (((-0.05, 0.36), (0.02, 0.2), (0.12, 0.02)), ((0.05, 0.36), (0.16, 0.2), (0.24, 0.02)))
    gasp = Expression("open", (0.6, 0.8))
    father = Looks("#8a5238", "#1c1420", "short", "#2c3350", profile=figures.HOOKED, beard=True)
    mother = Looks("#b5794f", "#5a2a20", "bun", "#e7a13a", profile=figures.STRAIGHT, skirt=True)
    child = Looks("#9a6244", "#1c1420", "afro", "#5d4a8c", profile=figures.SNUB)
    for who, x, size, arms in (
        (child, -0.78, 0.46, hold), (mother, -0.52, 0.60, hold), (father, -0.22, 0.66, pull),
    ):  # fmt: skip
        pulled = person(who, "side", arms, dug_in, gasp, tilt=12)
        scene.lay(pulled, x=x, y=-0.86, scale=size, turn=12)
    dog = animals.dog_outline()
    scene.lay(Sheet(dog, "#7a4a2a", ("dog",), lift=5), x=-0.92, y=-0.84, scale=0.15, turn=10)
