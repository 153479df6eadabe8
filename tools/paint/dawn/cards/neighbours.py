"""Neighbours: beds, lifts, pockets and panes, and who shares them."""

import math

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, town
from tools.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    beads,
    blob,
    box,
    crescent,
    ellipse,
    land,
    page,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="They take turns being afraid",
    subject="tiger under a bed",
    props=("child", "toy", "window"),
    mood=("tender", "funny", "nervous"),
)
def tiger_under_bed(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#35508a", lift=0, pattern="crosses", turn=20))
    scene.lay(Sheet(box(0.62, 0.74).at(0.50, 0.92), "#e9d8b0", ("window",), lift=8))
    scene.lay(Sheet(box(0.52, 0.64).at(0.50, 0.92), "#101a44", lift=0))
    scene.lay(Sheet(crescent(0.13).turned(-20).at(0.56, 0.98), "#ffe9a6", ("moon",), glow=0.6))
    scene.lay(Sheet(box(0.03, 0.64).at(0.50, 0.92) | box(0.52, 0.03).at(0.50, 0.92), "#e9d8b0"))
    floor = polygon((-SIDE, -0.92), (SIDE, -0.92), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(floor, "#7a4a3a", ("floor",), lift=6, pattern="stripes"))
    scene.lay(Sheet(box(1.9, 0.80).at(-0.02, -0.66), "#0f1530", ("dark",), lift=0))
    _tiger(scene)
    posts = strips([((-0.94, -1.18), (-0.94, 0.42)), ((0.92, -1.18), (0.92, 0.0))], 0.10)
    scene.lay(Sheet(posts, "#b5763f", ("bed",), lift=10))
    head = blob("-.98,.2 -.98,.2 -.96,.5 -.7,.58 -.44,.5 -.42,.2 -.42,.2")
    scene.lay(Sheet(head, "#c98a4c", lift=8))
    scene.lay(
        Sheet(blob("-.86,.14 -.84,.36 -.5,.38 -.4,.2 -.5,.06"), "#fdf6e6", ("pillow",), lift=8)
    )
    _frightened_child(scene)
    quilt = blob(
        "-.62,.12 -.3,.22 .2,.2 .6,.14 .96,.06 .96,.06 .96,-.3 .96,-.3 -.98,-.3 -.98,-.3 -.98,0"
    )
    scene.lay(Sheet(quilt, "#d8473c", ("quilt",), lift=11, pattern="checks", turn=45))
    fists = ellipse(0.055).at(-0.44, 0.12) | ellipse(0.055).at(-0.22, 0.16)
    scene.lay(Sheet(fists, "#8a5238", lift=5))
    scene.lay(Sheet(box(1.98, 0.12).at(0, -0.32), "#b5763f", lift=9))
    return PaperPlan(stars=0)


def _tiger(scene: Scene) -> None:
    """A tiger that hugs a toy and listens upwards."""
    fur, dark = "#f0983c", "#2a1a20"
    body = blob("-.2,-1.04 -.16,-.62 .2,-.5 .6,-.56 .8,-.8 .8,-1.04 .8,-1.04")
    scene.lay(Sheet(body, fur, ("tiger",), lift=8))
    for x in (0.16, 0.30, 0.44, 0.58):
        scene.lay(Sheet(strip(((x, -0.54), (x + 0.03, -0.78)), 0.05, 0.01), dark, lift=1))
    ears = ellipse(0.085).at(-0.50, -0.44) | ellipse(0.085).at(-0.14, -0.44)
    scene.lay(Sheet(ears, mix(fur, "#000000", 0.15), lift=4))
    skull = blob("-.62,-.62 -.56,-.46 -.32,-.38 -.08,-.46 -.02,-.62 -.08,-.84 -.32,-.94 -.56,-.84")
    scene.lay(Sheet(skull, fur, ("face",), lift=8))
    for x, lean in ((-0.40, -0.03), (-0.32, 0.0), (-0.24, 0.03)):
        scene.lay(Sheet(strip(((x, -0.41), (x + lean, -0.52)), 0.035, 0.008), dark, lift=1))
    muzzle = ellipse(0.11, 0.09).at(-0.40, -0.80) | ellipse(0.11, 0.09).at(-0.24, -0.80)
    scene.lay(Sheet(muzzle, "#fff0dc", lift=3))
    scene.lay(Sheet(polygon((-0.36, -0.72), (-0.28, -0.72), (-0.32, -0.78)), "#c8505a", lift=2))
    whites = ellipse(0.065, 0.075).at(-0.43, -0.60) | ellipse(0.065, 0.075).at(-0.21, -0.60)
    scene.lay(Sheet(whites, "#fffbe8", lift=2))
    pupils = ellipse(0.028).at(-0.43, -0.565) | ellipse(0.028).at(-0.21, -0.565)
    scene.lay(Sheet(pupils, dark, ("eye",), lift=1))
    _toy(scene, -0.32, -1.02, 0.24)
    paws = ellipse(0.10, 0.08).at(-0.50, -1.00) | ellipse(0.10, 0.08).at(-0.14, -1.00)
    scene.lay(Sheet(paws, fur, lift=6))


def _toy(scene: Scene, x: float, y: float, size: float) -> None:
    """A rag rabbit."""
    rabbit = ellipse(0.30, 0.34) | ellipse(0.24).at(0, 0.44)
    rabbit = rabbit | ellipse(0.07, 0.26).turned(12).at(-0.12, 0.82)
    rabbit = rabbit | ellipse(0.07, 0.26).turned(-24).at(0.16, 0.80)
    scene.lay(Sheet(rabbit, "#9fd0c4", ("toy rabbit",), lift=5), x=x, y=y, scale=size)
    scene.lay(Sheet(beads([(-0.09, 0.48), (0.09, 0.48)], 0.04), "#1c1420"), x=x, y=y, scale=size)


def _frightened_child(scene: Scene) -> None:
    """A child up to its nose in the quilt, the same toy in its arm."""
    _toy(scene, -0.16, 0.16, 0.26)
    scene.lay(Sheet(ellipse(0.21, 0.20).at(-0.50, 0.26), "#2a1820", ("hair",), lift=7))
    scene.lay(Sheet(ellipse(0.175, 0.17).at(-0.49, 0.22), "#8a5238", ("child",), lift=3))
    whites = ellipse(0.045, 0.052).at(-0.55, 0.26) | ellipse(0.045, 0.052).at(-0.42, 0.26)
    scene.lay(Sheet(whites, "#fffbe8", lift=1))
    scene.lay(Sheet(beads([(-0.55, 0.235), (-0.42, 0.235)], 0.022), "#1c1420", ("eye",), lift=1))


@card(
    palette="lavender_dream",
    hand="cut_paper",
    title="The other side of the sky",
    subject="window cleaner wiping away the day",
    props=("bucket", "night", "squeegee"),
    mood=("magical", "brisk", "surprised"),
)
def window_cleaner(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#151c4a", lift=0, shade="#3a2c6c"))
    scene.lay(Sheet(crescent(0.20).turned(12).at(-0.42, 0.66), "#ffe9a6", ("moon",), glow=0.7))
    comet = strip([(0.10, 1.12), (0.34, 1.24), (0.62, 1.30)], 0.05, 0.004)
    scene.lay(Sheet(comet, "#ffd98a", ("comet",), glow=0.4))
    swipes = [(-0.9, 1.1), (-0.2, 1.2), (0.5, 0.9), (-0.6, 0.7), (-0.7, 0.4), (0.3, 0.55)]
    swipes += [(0.4, 0.25), (-0.5, 0.1), (-0.3, -0.12), (0.22, 0.0)]
    day = page() - strip(swipes, 0.42, 0.40) - ellipse(0.24).at(-0.9, 1.1)
    scene.lay(Sheet(day, "#9fd6e6", ("day sky",), lift=12, shade="#ffe7bf"))
    for x, y, w in ((0.66, 1.30, 0.5), (0.66, -0.36, 0.56), (-0.74, -0.30, 0.4)):
        puff = ellipse(w * 0.34, w * 0.16).at(x, y) | ellipse(w * 0.2, w * 0.18).at(
            x - 0.06, y + 0.06
        )
        scene.lay(Sheet(puff, "#ffffff", ("cloud",), lift=7))
    town_walls, windows = town.skyline(21, -0.98, 0.10, 0.34, 11)
    scene.lay(Sheet(town_walls, "#d98a6a", ("town",), lift=9))
    scene.lay(Sheet(windows, "#fff0c4", lift=1))
    _cleaner(scene)
    return PaperPlan(stars=160)


def _cleaner(scene: Scene) -> None:
    """The cleaner on his plank, with the sun in his bucket."""
    ropes = strips([((-0.42, 1.6), (-0.42, -0.72)), ((0.56, 1.6), (0.56, -0.72))], 0.014)
    scene.lay(Sheet(ropes, "#5a4038", ("ropes",), lift=5))
    scene.lay(Sheet(box(1.14, 0.09).at(0.07, -0.74), "#8a5a3c", ("plank",), lift=9))
    stretch = figures.Pose(
        arms=(figures.STANDING.arms[0], ((0.09, 0.72), (0.20, 0.88), (0.28, 1.06))),
        legs=figures.STANDING.legs,
    )
    cleaner = figures.figure("#f6c453", "#b5794f", "#2a1820", stretch, trousers="#2c5a7a")
    scene.lay(cleaner, x=-0.04, y=-0.70, scale=0.66)
    tool = strip(((0.13, -0.02), (0.20, 0.10)), 0.022) | box(0.26, 0.045).turned(-28).at(0.22, 0.13)
    scene.lay(Sheet(tool, "#3a2b44", ("squeegee",), lift=6))
    pail = polygon((0.30, -0.70), (0.46, -0.70), (0.49, -0.52), (0.27, -0.52))
    scene.lay(Sheet(ellipse(0.075).at(0.38, -0.50), "#ffe07a", ("sun",), glow=0.5))
    scene.lay(Sheet(pail, "#d8473c", ("bucket",), lift=7))
    drip = strip([(0.46, -0.56), (0.50, -0.80), (0.48, -1.02)], 0.03, 0.01)
    scene.lay(Sheet(drip, "#9fd6e6", lift=3))


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="Going down",
    subject="elephant in a lift",
    props=("passengers", "mouse", "buttons"),
    mood=("comic", "polite", "tight"),
)
def elephant_in_lift(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#e8b04a", lift=0, pattern="leaves"))
    scene.lay(Sheet(box(1.66, 2.66).at(0.0, -0.02), "#7a4632", ("lift",), lift=8))
    scene.lay(Sheet(box(1.46, 2.36).at(0.0, -0.08), "#3d5f66", lift=0, shade="#27444c"))
    dial = ellipse(0.24).at(0, 1.22) - box(1, 1).at(0, 0.72)
    scene.lay(Sheet(dial, "#fdf3e2", ("dial",), lift=5))
    scene.lay(Sheet(strip(((0, 1.23), (-0.16, 1.36)), 0.022, 0.008), "#c8443c", lift=3))
    grey = "#9aa0b4"
    ears = blob("-.7,.42 -.68,.86 -.42,1.02 -.2,.8 -.22,.36 -.46,.2")
    ears = ears | ears.flipped()
    scene.lay(Sheet(ears, mix(grey, "#30243c", 0.18), ("elephant",), lift=10))
    body = blob("-.66,-1.24 -.7,-.4 -.5,.1 0,.24 .5,.1 .7,-.4 .66,-1.24 .66,-1.24 -.66,-1.24")
    scene.lay(Sheet(body, grey, lift=8, shade=mix(grey, "#30243c", 0.2)))
    trunk = strip(
        [(0.0, 0.3), (-0.06, -0.22), (0.10, -0.52), (0.34, -0.48), (0.36, -0.30)], 0.26, 0.12
    )
    scene.lay(Sheet(trunk, mix(grey, "#ffffff", 0.12), lift=9))
    skull = blob("-.36,.5 -.3,.84 0,.98 .3,.84 .36,.5 .2,.26 .0,.2 -.2,.26")
    scene.lay(Sheet(skull, mix(grey, "#ffffff", 0.12), ("face",), lift=9))
    for y in (-0.02, -0.14, -0.26, -0.38):
        scene.lay(
            Sheet(strip([(-0.13, y), (-0.03, y - 0.03), (0.08, y)], 0.010), "#6f7690", lift=0)
        )
    scene.lay(Sheet(beads([(-0.18, 0.56), (0.18, 0.56)], 0.035), "#1c1420", ("eye",), lift=1))
    scene.lay(Sheet(box(0.30, 0.10).at(0.0, 0.99) | box(0.5, 0.03).at(0, 0.94), "#c8443c", lift=5))
    _riders(scene)
    return PaperPlan()


def _riders(scene: Scene) -> None:
    """Three polite passengers, the buttons, and who presses them."""
    riders = (
        (-0.56, -1.24, 0.86, "#2c3350", "#efc4a0", False),
        (0.58, -1.24, 0.80, "#3f8f7a", "#8a5238", True),
        (-0.26, -1.26, 0.66, "#e7a13a", "#b5794f", True),
    )  # fmt: skip
    for x, y, size, coat, skin, skirt in riders:
        scene.lay(figures.figure(coat, skin, "#2a1820", skirt=skirt), x=x, y=y, scale=size)
    eyes = beads(
        [
            (-0.585, -0.47),
            (-0.535, -0.47),
            (0.56, -0.52),
            (0.605, -0.52),
            (-0.28, -0.67),
            (-0.24, -0.67),
        ],
        0.010,
    )
    scene.lay(Sheet(eyes, "#1c1420", lift=0))
    scene.lay(Sheet(box(0.11, 0.34).at(0.90, -0.30), "#fdf3e2", ("buttons",), lift=5))
    scene.lay(Sheet(beads([(0.90, -0.18), (0.90, -0.30)], 0.028), "#8a5a3c", lift=2))
    scene.lay(Sheet(ellipse(0.028).at(0.90, -0.42), "#ffd070", glow=0.6))
    mouse = blob("0,0 .02,.08 .08,.13 .14,.09 .17,.02 .12,0") | ellipse(0.035).at(0.10, 0.13)
    mouse = mouse | strip([(0.0, 0.01), (-0.08, -0.02), (-0.10, -0.10)], 0.012, 0.005)
    scene.lay(Sheet(mouse, "#5a4a52", ("mouse",), lift=4), x=0.80, y=-0.56, scale=0.9)


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="Nobody let go",
    subject="bridge of people",
    props=("gorge", "walker", "cliff"),
    mood=("brave", "trusting", "risky"),
)
def people_bridge(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f7d9b0", lift=0, shade="#7fb0b4"))
    scene.lay(Sheet(ellipse(0.30).at(-0.30, 0.92), "#fff3cf", ("sun",), glow=0.5))
    for colour, tops in (
        ("#a9c4b4", ((-1, 0.2), (-0.3, 0.42), (0.3, 0.30), (1, 0.46))),
        ("#7fa69c", ((-1, -0.2), (0, -0.05), (1, -0.25))),
    ):
        scene.lay(Sheet(land(*tops), colour, ("hills",), pattern="waves"))
    for level, colour in ((-1.0, "#5f9aa2"), (-1.18, "#447f8c"), (-1.34, "#2f6676")):
        river = land((-1, level), (-0.3, level + 0.05), (0.3, level - 0.03), (1, level + 0.04))
        scene.lay(Sheet(river, colour, ("river",), lift=6))
    left = blob("-1.4,.16 -.86,.2 -.62,.1 -.62,.1 -.7,-.3 -.6,-.7 -.74,-1.8 -1.4,-1.8")
    scene.lay(Sheet(left, "#8c4f3c", ("cliff",), lift=12))
    scene.lay(Sheet(left.flipped().at(0.0, 0.10), "#7a4334", lift=12))
    colours = ("#d8473c", "#2c3350", "#f6c453", "#3f8f7a", "#8a4f8c", "#e8843c", "#2f7d86")
    skins = ("#8a5238", "#efc4a0", "#b5794f")
    for index in range(7):
        x = -0.60 + 0.20 * index
        sag = 0.13 + 0.016 * index - 0.15 * math.cos((index - 3) / 3 * math.pi / 2)
        lying = figures.Pose(
            arms=(
                ((-0.08, 0.72), (-0.10, 0.90), (-0.06, 1.12)),
                ((0.08, 0.72), (0.10, 0.90), (0.06, 1.12)),
            ),
            legs=figures.STANDING.legs,
        )
        person = figures.figure(colours[index], skins[index % 3], "#2a1820", lying, lift=5)
        scene.lay(person, x=x + 0.13, y=sag - 0.06, scale=0.26, turn=88 + 5 * (index - 3))
    walker = figures.figure("#fdf3e2", "#b5794f", "#5a2a20", figures.WALKING, skirt=True)
    scene.lay(walker, x=0.06, y=0.045, scale=0.46)
    scene.lay(Sheet(strip(((-0.40, 0.30), (0.52, 0.24)), 0.018), "#5a4038", ("pole",), lift=4))
    asleep = strips(
        [
            ((-0.02, 0.12), (0.03, 0.17)),
            ((-0.02, 0.17), (0.03, 0.17)),
            ((-0.02, 0.12), (0.03, 0.12)),
        ],
        0.008,
    )
    scene.lay(Sheet(asleep, "#2c3350", ("asleep",), lift=1), x=-0.16, y=-0.26)
    return PaperPlan()
