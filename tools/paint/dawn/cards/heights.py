"""Roofs, ropes and slopes: who stands above, and who below."""

from tools.paint.dawn.onlookers import waiting_dog
from tools.paint.story.card import card
from tools.paint.story.cutouts import faces, figures, nature, town
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    beads,
    blob,
    box,
    crescent,
    ellipse,
    page,
    polygon,
    ring,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Pattern, Point, Sheet


@card(
    palette="lavender_dream",
    hand="cut_paper",
    title="Only one of them is ours",
    subject="couple on a roof under two moons",
    props=("moons", "chimney", "string"),
    mood=("romantic", "doubtful", "still"),
)
def two_moons(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2a2a66", lift=0, shade="#b06a8c"))
    scene.lay(Sheet(ellipse(0.4).at(-0.46, 0.84), "#fff3cf", ("moon",), glow=0.55))
    scene.lay(Sheet(ellipse(0.25).at(0.56, 1.02), "#ffd9a0", ("second moon",), glow=0.5))
    craters = ((-0.6, 0.96, 0.09), (-0.34, 0.74, 0.12), (-0.5, 0.6, 0.05))
    for x, y, r in craters:
        scene.lay(Sheet(ellipse(r, r * 0.9).at(x, y), "#efdfae", lift=0))
    for x, y, w in ((0.5, 0.34, 0.8), (-0.8, 0.3, 0.6)):
        cloud = nature.cloud_outline(w).at(x, y)
        scene.lay(Sheet(cloud, "#8a6aa8", ("cloud",), lift=7, torn=True))
    line: list[Point] = [(0.56, 0.78), (0.66, 0.3), (0.44, -0.1), (0.62, -0.42)]
    scene.lay(town.thread(line, "#fff0d0", 0.010))
    walls, windows = town.skyline(8, -0.9, 0.1, 0.5, 11)
    scene.lay(Sheet(walls, "#4a3a78", ("town",), lift=7))
    scene.lay(Sheet(windows, "#ffe09a", glow=0.2))
    roof = polygon((-SIDE, -1.1), (-0.1, -0.46), (SIDE, -1.24), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(roof, "#a8484a", ("roof",), lift=13, pattern="scales"))
    stack = box(0.24, 0.6).at(0.62, -0.78)
    scene.lay(Sheet(stack, "#7a3a40", ("chimney",), lift=10, pattern="checks"))
    scene.lay(Sheet(box(0.3, 0.07).at(0.62, -0.48), "#8f4a4a", lift=5))
    _couple_from_behind(scene)
    cat = blob(
        "-.1,0 -.14,.16 -.08,.3 -.1,.42 -.1,.42 -.03,.36 .03,.36 .1,.42 .1,.42 .08,.3 .14,.0"
    )
    tail = strip([(0.1, 0.02), (0.24, 0.0), (0.28, -0.16)], 0.04, 0.02)
    scene.lay(Sheet(cat | tail, "#1c1830", ("cat",), lift=6), x=0.62, y=-0.44, scale=0.62)
    return PaperPlan(stars=110)


def _couple_from_behind(scene: Scene) -> None:
    """Two backs side by side on the ridge, one head on the other's shoulder."""
    for x, y, size, coat, hair in (
        (-0.40, -0.62, 0.62, "#2f5f78", "#2a1820"),
        (-0.06, -0.62, 0.58, "#d8874a", "#f4f0ea"),
    ):
        back = blob("-.3,-.5 -.32,0 -.2,.3 0,.36 .2,.3 .32,0 .3,-.5")
        scene.lay(Sheet(back, coat, ("couple",), lift=10), x=x, y=y, scale=size)
        head = ellipse(0.19, 0.21).at(0, 0.55)
        tilt = -8 if x < -0.2 else 16
        scene.lay(Sheet(head, hair, lift=7), x=x, y=y, scale=size, turn=tilt)
    scene.lay(Sheet(ellipse(0.07).at(-0.10, -0.10), "#e9e2d8", ("bun",), lift=5))
    arm = strip([(-0.52, -0.52), (-0.26, -0.64), (0.06, -0.54)], 0.1, 0.08)
    scene.lay(Sheet(arm, "#27526a", lift=5))


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="Till the wind do us part",
    subject="wedding on a tightrope",
    props=("bride", "veil", "chimneys"),
    mood=("romantic", "risky", "windy"),
)
def tightrope_wedding(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f8c8b0", lift=0, shade="#fbe8c8"))
    scene.lay(Sheet(ellipse(0.5).at(0.2, 0.3), "#fff3d4", ("sun",), glow=0.4))
    for x, y, w in ((-0.6, 1.1, 0.8), (0.62, 0.96, 0.6), (-0.7, -0.2, 0.5)):
        cloud = nature.cloud_outline(w).at(x, y)
        scene.lay(Sheet(cloud, "#ffffff", ("cloud",), lift=7, torn=True))
    walls, windows = town.skyline(14, -1.36, 0.05, 0.5, 12)
    scene.lay(Sheet(walls, "#d98a8c", ("town",), lift=7))
    scene.lay(Sheet(windows, "#fff3d4", lift=0))
    for x, top in ((-0.86, -0.06), (0.86, -0.12)):
        scene.lay(Sheet(box(0.3, 1.9).at(x, top - 0.95), "#a84f4a", lift=12, pattern="checks"))
        scene.lay(Sheet(box(0.38, 0.1).at(x, top), "#c8706a", ("chimney",), lift=6))
    rope: list[Point] = [(-0.86, 0.0), (-0.3, -0.16), (0.1, -0.2), (0.86, -0.06)]
    scene.lay(town.thread(rope, "#5a3a34", 0.02))
    bow = polygon("0,0 -.18,.12 -.18,-.12") | polygon("0,0 .18,.12 .18,-.12")
    ends = strip([(0, 0), (-0.1, -0.2), (-0.04, -0.36)], 0.05, 0.03)
    scene.lay(Sheet(bow | ends | ends.flipped(), "#d8333f", ("ribbon",), lift=6), x=0.74, y=-0.04)
    _bride_and_groom(scene)
    return PaperPlan(petals=50, petal_colour="#f0a0a8")


def _bride_and_groom(scene: Scene) -> None:
    """Hand in hand; the veil flies far to the left."""
    veil = blob("-.1,.84 -.3,.9 -.6,.72 -.9,.86 -1.1,.66 -.84,.6 -.6,.44 -.34,.52 -.14,.6")
    scene.lay(Sheet(veil, "#fffaf4", ("veil",), lift=8, pattern="dots"))
    arms = (
        ((-0.08, 0.72), (-0.24, 0.8), (-0.4, 0.74)),
        ((0.08, 0.72), (0.2, 0.62), (0.32, 0.6)),
    )
    legs = (((-0.03, 0.45), (-0.08, 0.24), (-0.1, 0.0)), ((0.03, 0.45), (0.08, 0.24), (0.1, 0.0)))
    step = figures.Pose(arms=arms, legs=legs)
    bride = figures.figure("#fffaf4", "#8a5238", "#1c1420", step, True, "#8a5238", front="eyes")
    scene.lay(bride, x=-0.2, y=-0.2, scale=1.12, turn=5)
    groom = figures.figure("#2c3350", "#efc4a0", "#c8703a", step, False, front="eyes")
    scene.lay(groom, x=0.42, y=-0.2, scale=1.18, turn=-4, flip=True)
    scene.lay(Sheet(ellipse(0.035).at(0.45, 0.5), "#f6c453", ("flower",), lift=3))
    bunch = beads([(-0.66, 0.66), (-0.74, 0.62), (-0.68, 0.56), (-0.6, 0.6)], 0.06)
    scene.lay(Sheet(bunch, "#e8707a", ("bouquet",), lift=5))


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="She tucks in the fields",
    subject="giantess under a quilt of fields",
    props=("villages", "quilt", "road"),
    mood=("tender", "vast", "sleepy"),
)
def quilt_country(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3a4a7a", lift=0, shade="#c08a8c"))
    scene.lay(Sheet(crescent(0.15).turned(20).at(0.66, 1.16), "#ffe9a6", ("moon",), glow=0.5))
    pillow = blob("-1.2,.3 -1.1,.9 -.5,1.12 .3,1.06 .56,.8 .5,.36 -.2,.2")
    scene.lay(Sheet(pillow, "#f4efe6", ("pillow",), lift=10))
    hair = blob("-.9,.3 -1.0,.7 -.7,1.06 -.2,1.12 .14,.9 .2,.5 .3,.2 -.4,.2")
    scene.lay(Sheet(hair, "#6a3020", ("hair",), lift=9))
    sleeper = faces.face("#d99a72", "#6a3020", "bob", Expression("smile", None))
    scene.lay(sleeper, x=-0.3, y=0.56, scale=0.92, turn=12)
    fields: tuple[tuple[str, Pattern, float], ...] = (
        ("#d9b04a", "stripes", 20), ("#7a9a4a", "leaves", 0), ("#c8703c", "checks", 30),
        ("#a8b85a", "dots", 0), ("#e3c878", "crosses", 0), ("#5a8a58", "stripes", -40),
    )  # fmt: skip
    whole = blob("-1.3,.1 -.7,.26 -.2,.16 .4,.3 1.3,.06 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(whole, "#6a8a4a", ("quilt",), lift=14))
    for row in range(4):
        for column in range(4):
            colour, pattern, turn = fields[(row * 5 + column * 2) % 6]
            x, y = -0.96 + 0.62 * column + 0.08 * row, -0.06 - 0.46 * row - 0.1 * (column % 2)
            patch = blob(
                (x - 0.3, y + 0.24), (x + 0.3, y + 0.2), (x + 0.33, y - 0.22), (x - 0.28, y - 0.2)
            )
            scene.lay(Sheet(patch & whole, colour, lift=3, pattern=pattern, turn=turn))
    road = strip([(-1.1, -0.6), (-0.4, -0.44), (0.2, -0.8), (0.7, -0.7), (1.1, -1.1)], 0.06, 0.09)
    scene.lay(Sheet(road, "#f4e6c8", ("road",), lift=2))
    _quilt_villages(scene)
    return PaperPlan(stars=60)


def _quilt_villages(scene: Scene) -> None:
    """Houses and trees on the quilt, her fingers on its hem, a tractor on its way."""
    for x, y, size, wall, roof in (
        (0.46, -0.14, 0.3, "#f4efe2", "#c8443c"), (0.66, -0.1, 0.26, "#f0d8a0", "#8a4f5c"),
        (-0.62, -0.9, 0.34, "#fdf3e2", "#b8563c"), (0.36, -1.3, 0.36, "#f4e0d0", "#5d6ab0"),
    ):  # fmt: skip
        scene.lay(town.house(wall, roof), x=x, y=y, scale=size)
    for x, y in ((-0.86, -0.3), (0.0, -0.3), (-0.36, -1.3), (0.86, -0.5)):
        scene.lay(nature.tree("#5a3a2a", "#3f7a48"), x=x, y=y, scale=0.22)
    for side, x in ((-1, -0.72), (1, 0.2)):
        for step in range(4):
            finger = ellipse(0.05, 0.13).turned(4 * side).at(x + 0.1 * step, 0.14 + 0.02 * side)
            scene.lay(Sheet(finger, "#d99a72", ("hand",) if not step else (), lift=5))
    tractor = box(0.14, 0.07).at(0, 0.05) | box(0.06, 0.07).at(-0.03, 0.11)
    scene.lay(Sheet(tractor, "#d8333f", ("tractor",), lift=4), x=0.24, y=-0.8)
    wheels = ellipse(0.045).at(-0.05, 0.02) | ellipse(0.03).at(0.06, 0.01)
    scene.lay(Sheet(wheels, "#2a1820", lift=3), x=0.24, y=-0.8)


@card(
    palette="ice_silver",
    hand="cut_paper",
    title="Somebody practises leaving",
    subject="woman descending stairs of piano keys",
    props=("suitcase", "keys", "open lid"),
    mood=("sad", "musical", "resolved"),
)
def piano_stairs(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#c9d3dc", lift=0, pattern="stripes", turn=90, shade="#e9dcd0"))
    lid = polygon("-1.3,1.7 .2,1.7 -.5,.2 -1.3,.6")
    scene.lay(Sheet(lid, "#1c1a26", ("piano lid",), lift=14))
    door = box(0.46, 0.9).at(0.6, 0.98)
    scene.lay(Sheet(box(0.56, 1.0).at(0.6, 0.98), "#8f9aa8", lift=6))
    scene.lay(Sheet(door, "#ffe9b8", ("door",), glow=0.5))
    for index in range(9):
        x, top = 1.0 - 0.25 * index, 0.34 - 0.22 * index - (0.05 if index == 6 else 0.0)
        key = polygon((x - 0.125, top), (x + 0.125, top), (x + 0.125, BOTTOM), (x - 0.125, BOTTOM))
        tone = "#fdfaf4" if index != 6 else "#e0d6c8"
        scene.lay(Sheet(key, tone, ("piano keys",), lift=7, shade="#d6d0c8"))
    for index in (0, 1, 3, 4, 5, 7):
        x, top = 0.875 - 0.25 * index, 0.34 - 0.22 * (index + 1)
        scene.lay(Sheet(box(0.14, 0.62).at(x, top - 0.38), "#24202e", ("black keys",), lift=8))
    coat = figures.figure(
        "#b8333f", "#8a5238", "#1c1420", figures.WALKING, True, "#2a1820", front="eyes"
    )
    scene.lay(coat, x=0.3, y=-0.16, scale=1.08, flip=True)
    hat = ellipse(0.18, 0.04).at(0.26, 0.87) | ellipse(0.11, 0.08).at(0.26, 0.91)
    scene.lay(Sheet(hat, "#7a1f2c", ("hat",), lift=5))
    case = box(0.28, 0.2).at(0.04, 0.16) | ring(0.06, 0.04).at(0.04, 0.28)
    scene.lay(Sheet(case, "#8a5a3c", ("suitcase",), lift=7, pattern="checks"))
    waiting_dog(scene, -0.76, -1.2, 0.56)
    for x, y, turn in ((-0.72, 0.5, 10), (-0.4, 0.9, -12), (-0.84, 1.1, 20)):
        note = ellipse(0.07, 0.05).turned(20) | box(0.018, 0.26).at(0.06, 0.13)
        note = note | strip([(0.06, 0.26), (0.14, 0.2), (0.14, 0.12)], 0.03, 0.01)
        scene.lay(Sheet(note, "#f4d98a", ("notes",), lift=5), x=x, y=y, turn=turn)
    return PaperPlan()
