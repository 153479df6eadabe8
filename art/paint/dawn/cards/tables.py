"""Kitchens, shops and nurseries: large things at hand, small people among them."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, town
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    blob,
    box,
    crescent,
    ellipse,
    page,
    points,
    polygon,
    smooth,
    star,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="Breakfast is late again",
    subject="egg with a city inside",
    props=("spoon", "people on a wall", "egg cup"),
    mood=("absurd", "funny", "threatening"),
)
def egg_city(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#7fb7b4", lift=0, pattern="checks", turn=45))
    table = polygon((-SIDE, -0.86), (SIDE, -0.70), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(table, "#f3e3c3", ("table",), pattern="stripes"))
    egg = blob("0,1 -.42,.72 -.58,.1 -.44,-.48 0,-.72 .44,-.48 .58,.1 .42,.72")
    below = box(3, 2).at(0, -1.0)
    night = (egg - below).scaled(0.93).at(-0.12, -0.02)
    scene.lay(Sheet(night, "#241a3c", ("night",), lift=10))
    for seed, houses, colour in ((5, 13, "#5a4a86"), (11, 9, "#3a2d5e")):
        walls, windows = town.skyline(seed, 0.30 if seed == 5 else 0.0, 0.12, 0.45, houses)
        scene.lay(Sheet((walls - below).scaled(0.42).at(-0.12, 0.14), colour, ("town",), lift=5))
        scene.lay(Sheet((windows - below).scaled(0.42).at(-0.12, 0.14), "#ffe09a", glow=0.35))
    scene.lay(Sheet(crescent(0.075).at(-0.30, 0.70), "#ffe7a8", ("moon",), glow=0.5))
    crack = points("-.46,.22 -.36,.36 -.22,.18 -.08,.34 .06,.16 .2,.34 .34,.2 .46,.36")
    side = points(".6,.2 .6,0 .47,-.46 0,-.76 -.47,-.46 -.6,0 -.6,.2")
    shell = polygon(*crack, *smooth(side, closed=False))
    scene.lay(Sheet(shell.at(-0.12, -0.04), "#fdf3e2", ("egg",), lift=12, shade="#e9d3b8"))
    _watchers(scene)
    _breakfast_things(scene)
    return PaperPlan()


def _watchers(scene: Scene) -> None:
    """People on the wall of the egg, and a way down."""
    watchers = (
        (-0.52, 0.245, "#d8473c", "#8a5238", False),
        (-0.32, 0.20, "#2f7d86", "#efc4a0", True),
        (0.05, 0.20, "#e7a13a", "#b5794f", False),
        (0.31, 0.215, "#5d4a8c", "#efc4a0", True),
    )
    for x, y, coat, skin, skirt in watchers:
        pose = figures.WAVING if coat == "#e7a13a" else figures.STANDING
        scene.lay(figures.figure(coat, skin, "#2a1d2a", pose, skirt), x=x - 0.04, y=y, scale=0.17)
    ladder = town.ladder_outline(0.66, 0.07, 9).turned(-8).at(0.20, -0.44)
    scene.lay(Sheet(ladder, "#8a5a3c", ("ladder",), lift=5))


def _breakfast_things(scene: Scene) -> None:
    """Cup, eggshell and spoon around the town."""
    cup = blob(
        "-.5,-.5 -.5,-.5 -.46,-.8 -.24,-1.02 -.12,-1.18 -.3,-1.32 -.3,-1.32 .3,-1.32 "
        ".3,-1.32 .12,-1.18 .24,-1.02 .46,-.8 .5,-.5 .5,-.5"
    )
    scene.lay(Sheet(cup.at(-0.12, 0.0), "#d8473c", ("egg cup",), lift=12))
    scene.lay(
        Sheet(
            strip([(-0.48, -0.62), (0.0, -0.70), (0.48, -0.62)], 0.07).at(-0.12, 0.0),
            "#fdf3e2",
            lift=1,
        )
    )
    cap = blob("-.3,0 -.3,0 -.2,.2 0,.3 .2,.2 .3,0 .3,0 .16,.08 .05,-.02 -.08,.08 -.18,-.01")
    scene.lay(Sheet(cap.turned(152).at(0.66, -1.04), "#fdf3e2", ("eggshell",), lift=8))
    scene.lay(
        figures.figure("#27506a", "#8a5238", "#1c1420", figures.RUNNING),
        x=0.56,
        y=-0.98,
        scale=0.15,
    )
    spoon = blob("-.2,0 -.22,.18 -.12,.4 0,.46 .12,.4 .22,.18 .2,0 0,-.14")
    handle = strip(((0.0, 0.36), (0.02, 2.2)), 0.07, 0.11)
    scene.lay(
        Sheet(
            (spoon | handle).scaled(1.35).turned(-20).at(0.40, 0.72),
            "#d9dde0",
            ("spoon",),
            lift=16,
            shade="#9aa7b0",
        )
    )
    scene.lay(Sheet(ellipse(0.18, 0.26).turned(-20).at(0.47, 0.91), "#b9c4cb", lift=0))


@card(
    palette="lavender_dream",
    hand="cut_paper",
    title="Everything that hangs over the cradle",
    subject="mobile on strings",
    props=("baby's hand", "house", "heart"),
    mood=("tender", "fragile", "thoughtful"),
)
def cradle_mobile(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#d7c8e8", lift=0, shade="#fbe3d4"))
    window = polygon((-0.92, -0.30), (-0.92, 1.10), (-0.12, 1.22), (-0.12, -0.34))
    scene.lay(Sheet(window, "#fff3cf", ("light",), glow=0.3))
    bars = strip(((-0.52, -0.36), (-0.52, 1.24)), 0.035) | strip(
        ((-0.95, 0.42), (-0.10, 0.46)), 0.035
    )
    scene.lay(Sheet(bars, "#b79fd0", ("window",), lift=4))
    threads = [
        [(0.18, 1.6), (0.18, 1.08)],
        [(0.24, 1.08), (0.24, 0.68)],
        [(-0.46, 1.02), (-0.46, 0.66)],
        [(0.80, 1.10), (0.80, 0.72)],
        [(-0.76, 0.66), (-0.76, 0.30)],
        [(-0.18, 0.66), (-0.18, 0.10)],
        [(0.46, 0.66), (0.46, 0.30)],
        [(0.80, 0.72), (0.80, 0.44)],
    ]
    for line in threads:
        scene.lay(town.thread(line, "#6a4f86", 0.008))
    arms = (
        [(-0.48, 0.98), (0.18, 1.12), (0.84, 1.06)],
        [(-0.78, 0.62), (-0.46, 0.70), (-0.16, 0.62)],
        [(0.42, 0.64), (0.68, 0.76), (0.96, 0.68)],
    )
    for line in arms:
        scene.lay(Sheet(strip(line, 0.032, 0.032), "#8a5f3c", ("mobile",), lift=7))
    scene.lay(town.house("#e2703a", "#a8324a"), x=-0.76, y=-0.06, scale=0.36)
    _hanging_things(scene)
    scene.lay(town.scissors("#c9ced6", "#6a4f86", 34), x=0.30, y=0.98, scale=0.12, turn=150)
    _cradle(scene)
    return PaperPlan()


def _hanging_things(scene: Scene) -> None:
    """Heart, ship and family on their threads."""
    heart = blob("0,-.26 0,-.26 -.22,0 -.2,.18 -.08,.22 0,.12 0,.12 .08,.22 .2,.18 .22,0")
    scene.lay(Sheet(heart.at(-0.18, -0.08), "#d8473c", ("heart",), lift=8))
    scene.lay(Sheet(heart.scaled(0.45).at(-0.20, -0.06), "#f08a72", lift=2))
    ship = polygon((-0.24, 0.0), (0.24, 0.0), (0.14, -0.14), (-0.14, -0.14)) | strip(
        ((0, 0), (0, 0.30)), 0.02
    )
    scene.lay(Sheet(ship.scaled(0.85).at(0.46, 0.06), "#2f6a86", ("ship",), lift=8))
    scene.lay(Sheet(polygon((0.47, 0.08), (0.47, 0.30), (0.60, 0.10)), "#fff4de", lift=5))
    family = (("#31305a", 0.0, 0.34), ("#e7a13a", 0.16, 0.30), ("#3f8f7a", 0.09, 0.19))
    for coat, dx, size in family:
        scene.lay(
            figures.figure(coat, "#b5794f", "#2a1d2a", skirt=coat == "#e7a13a"),
            x=0.72 + dx,
            y=0.13,
            scale=size,
        )
    scene.lay(Sheet(strip(((0.62, 0.12), (1.0, 0.12)), 0.03), "#8a5f3c", lift=4))


def _cradle(scene: Scene) -> None:
    """The bars of the cradle, and the hand that reaches up."""
    rail = strip(((-SIDE, -0.98), (SIDE, -0.86)), 0.13)
    scene.lay(Sheet(rail, "#c98f5a", ("cradle",), lift=12))
    for x in (-0.9, -0.62, -0.34, 0.50, 0.78):
        scene.lay(Sheet(strip(((x, -0.94), (x, -1.7)), 0.09), "#b57a48", lift=9))
    fat = figures.hand("#e9b08c", (-52, -24, -6, 12, 32), (0.24, 0.28, 0.31, 0.29, 0.23))
    scene.lay(fat, x=0.10, y=-0.98, scale=0.86, turn=10)
    sleeve = polygon((-0.20, 0.04), (0.22, 0.0), (0.34, -1.2), (-0.36, -1.2))
    scene.lay(Sheet(sleeve.at(0.06, -1.06), "#8fc4bd", ("sleeve",), lift=8, pattern="dots"))
    scene.lay(Sheet(star(5, 0.09, 0.04).at(0.24, 0.62), mix("#fff3cf", "#e7a13a", 0.4), lift=3))
