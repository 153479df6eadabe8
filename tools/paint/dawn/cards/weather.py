"""Wind and washing days: open air and families."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import animals, figures, nature, town
from tools.paint.story.cutouts.geometry import (
    BOTTOM,
    beads,
    blob,
    box,
    crescent,
    ellipse,
    page,
    polygon,
    strip,
    strips,
    waves,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Point, Sheet


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
    scene.lay(Sheet(nature.cloud_outline(0.7).at(0.05, 0.92), "#ffffff", ("cloud",), lift=5))
    for side in (-1, 1):
        wall = polygon(
            (side * 1.3, 1.8), (side * 0.56, 1.8), (side * 0.80, BOTTOM), (side * 1.3, BOTTOM)
        )
        scene.lay(
            Sheet(wall, "#d98a5f" if side < 0 else "#c9744f", ("house",), lift=14, pattern="scales")
        )
        for row in range(4):
            y = 1.12 - 0.72 * row
            x = side * (0.80 + 0.055 * row)
            frame = box(0.26, 0.36).at(x, y)
            scene.lay(Sheet(frame, "#fff3dc", lift=5))
            scene.lay(Sheet(box(0.19, 0.29).at(x, y), "#3a2b44", ("window",), lift=0))
    lines = ((0.86, -0.05), (0.34, 0.06), (-0.20, -0.05), (-0.74, 0.05))
    for level, tilt in lines:
        rope: list[Point] = [(-0.76, level + tilt), (0.0, level - 0.10), (0.76, level - tilt)]
        scene.lay(town.thread(rope, "#5a4038", 0.010))
    scene.lay(_shirt("#d8473c"), x=-0.36, y=0.76, scale=0.40, turn=3)
    scene.lay(_shirt("#f4efe2", wings=True), x=0.20, y=0.76, scale=0.40, turn=-4)
    scene.lay(_trousers("#2f5f86"), x=-0.30, y=0.28, scale=0.42)
    scene.lay(Sheet(crescent(0.19).turned(160), "#ffe08a", ("moon",), glow=0.4), x=0.16, y=0.06)
    pegs = strips([((0.10, 0.26), (0.11, 0.18)), ((0.22, 0.26), (0.21, 0.18))], 0.022)
    scene.lay(Sheet(pegs, "#8a5a3c", ("pegs",), lift=3))
    scene.lay(_trousers("#c9a24a", 0.5), x=0.48, y=0.26, scale=0.34)
    sheet_ = blob(
        "-.42,0 -.42,0 .42,0 .42,0 .4,-.3 .44,-.5 .44,-.5 .2,-.46 0,-.52 -.2,-.46 "
        "-.42,-.5 -.42,-.5 -.4,-.25"
    )
    scene.lay(Sheet(sheet_, "#fdf8ee", ("bed sheet",), lift=9), x=-0.08, y=-0.26)
    ghost = ellipse(0.028, 0.045).at(-0.16, -0.46) | ellipse(0.028, 0.045).at(-0.02, -0.46)
    scene.lay(Sheet(ghost, "#4a3a52", ("face",), lift=0))
    _helpers(scene)
    return PaperPlan()


def _helpers(scene: Scene) -> None:
    """Stockings, helping hands, and one who watches."""
    stocking = blob("-.05,0 -.05,0 .05,0 .05,0 .06,-.26 .18,-.34 .16,-.42 0,-.4 -.06,-.28")
    for index in range(5):
        x = -0.48 + 0.24 * index
        colour = ("#d8473c", "#3f8f7a", "#e7a13a", "#5d4a8c", "#2c3350")[index]
        scene.lay(
            Sheet(
                stocking, colour, ("stocking",), lift=6, pattern="stripes" if index % 2 else None
            ),
            x=x,
            y=-0.80,
            scale=1.0 - 0.08 * index,
        )
    left = figures.hand("#8a5238", (-30, 10, 16, 24, 32), (0.26, 0.32, 0.34, 0.32, 0.26), "#f6c453")
    scene.lay(left, x=-0.66, y=0.42, scale=0.34, turn=-66)
    right = figures.hand(
        "#efc4a0", (-30, 10, 16, 24, 32), (0.26, 0.32, 0.34, 0.32, 0.26), "#3f8f7a"
    )
    scene.lay(right, x=0.72, y=-0.28, scale=0.34, turn=62, flip=True)
    cat = blob(
        "-.1,0 -.1,0 -.08,.2 -.09,.32 -.09,.32 -.03,.26 .03,.26 .09,.32 .09,.32 .08,.18 .12,0 .12,0"
    )
    scene.lay(Sheet(cat, "#2a2030", ("cat",), lift=4), x=0.97, y=-1.16, scale=0.7)


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
                feather = nature.leaf_outline(0.62 - 0.08 * step, 0.17).turned(20 - 24 * step)
                feather = feather.flipped() if side < 0 else feather
                sheets.append(
                    Sheet(
                        feather.at(side * 0.10, -0.18 - 0.07 * step),
                        mix(colour, "#9fc4d6", 0.25),
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
    line: list[Point] = [(-0.58, -0.52), (-0.30, 0.02), (0.0, 0.34), (0.42, 0.56)]
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
    pull = figures.Pose(
        arms=(
            ((-0.08, 0.72), (0.06, 0.74), (0.22, 0.86)),
            ((0.08, 0.72), (0.16, 0.74), (0.26, 0.84)),
        ),
        legs=(
            ((-0.05, 0.45), (-0.02, 0.22), (0.12, 0.0)),
            ((0.05, 0.45), (0.14, 0.26), (0.26, 0.02)),
        ),
        lean=16,
    )
    for x, size, coat, skin, skirt in (
        (-0.86, 0.50, "#2c3350", "#8a5238", False),
        (-0.60, 0.46, "#e7a13a", "#b5794f", True),
        (-0.34, 0.30, "#5d4a8c", "#8a5238", False),
    ):
        scene.lay(figures.figure(coat, skin, "#1c1420", pull, skirt), x=x, y=-0.86, scale=size)
    dog = animals.dog_outline()
    scene.lay(Sheet(dog, "#7a4a2a", ("dog",), lift=5), x=-0.14, y=-0.88, scale=0.17, turn=14)
