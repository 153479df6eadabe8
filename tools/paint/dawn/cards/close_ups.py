"""Close-ups: an ear, a crown."""

import math

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, nature, people
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
)
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Point, Sheet


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="She hears things growing",
    subject="ear with a garden in it",
    props=("gardener", "flowers", "earring"),
    mood=("tender", "odd", "attentive"),
)
def ear_garden(scene: Scene, palette: Palette) -> Finish:
    skin = "#b5794f"
    scene.lay(Sheet(page(), skin, ("cheek",), lift=0, shade="#8f5638"))
    for index in range(7):
        x = -1.1 + 0.2 * index
        lock = strip([(x + 0.9, 1.7), (x + 0.2, 1.3), (x - 0.2, 0.6), (x - 0.5, -0.3)], 0.34, 0.06)
        scene.lay(Sheet(lock, "#2a1c2e" if index % 2 else "#3a2740", ("hair",), lift=9))
    _ear(scene, skin)
    blooms = (
        (0.0, 0.0, 0.02, 0.92, "#e8563c"), (0.04, 0.0, 0.38, 0.82, "#f6c453"),
        (-0.06, 0.0, -0.36, 0.66, "#f4efe2"), (0.08, 0.0, 0.7, 0.4, "#8a5fb0"),
        (-0.03, 0.0, -0.14, 1.18, "#f08a8a"),
    )  # fmt: skip
    for x, y, tip_x, tip_y, colour in blooms:
        stem: list[Point] = [(x, y), ((x + tip_x) / 2 + 0.06, (y + tip_y) / 2), (tip_x, tip_y)]
        scene.lay(Sheet(strip(stem, 0.03, 0.02), "#4f8a4a", lift=4))
        half = (
            nature.leaf_outline(0.22, 0.10).turned(40).at((x + tip_x) / 2 + 0.05, (y + tip_y) / 2)
        )
        scene.lay(Sheet(half, "#67a855", lift=4))
        scene.lay(nature.flower(colour, "#fff0b0"), x=tip_x, y=tip_y, scale=0.2)
    _ear_gardener(scene)
    return PaperPlan()


def _ear(scene: Scene, skin: str) -> None:
    """An ear in layers, each fold lower than the last, and a bed of earth in its hollow."""
    light, dark = "#ffd8b0", "#3a1418"
    rim = "-.42,.9 .08,1.28 .6,1.12 .88,.55 .8,0 .6,-.42 .46,-.82 .2,-1.08 -.08,-1.1 -.26,-.9"
    groove = "-.28,.82 .1,1.09 .52,.95 .71,.5 .65,0 .48,-.4 .22,-.62 -.06,-.64 -.24,-.4 -.3,.1"
    ridge = "-.3,.52 -.12,.8 .14,.94 .42,.8 .56,.44 .54,0 .4,-.36 .18,-.54 -.08,-.56 -.24,-.34"
    hollow = "-.26,.32 -.02,.46 .3,.4 .44,.12 .42,-.16 .3,-.36 .1,-.46 -.1,-.44 -.22,-.22"
    for line, end, tone, lift in (
        (rim, " -.3,-.5 -.36,-.1 -.46,.4", mix(skin, light, 0.34), 16.0),
        (groove, " -.38,.5", mix(skin, dark, 0.22), 0.0),
        (ridge, " -.3,.1", mix(skin, light, 0.2), 11.0),
        (hollow, " -.26,.1", mix(skin, dark, 0.42), 0.0),
    ):
        scene.lay(Sheet(blob(line + end), tone, ("ear",), lift=lift))
    dent = blob("-.02,.62 .12,.78 .32,.72 .38,.54 .2,.52")
    scene.lay(Sheet(dent, mix(skin, dark, 0.18), lift=0))
    scene.lay(Sheet(ellipse(0.16, 0.2).at(-0.04, 0.14), "#2a1218", ("dark",), lift=0))
    earth = "-.24,-.06 -.1,.04 .06,.06 .2,-.02 .36,-.06 .46,-.04 .42,-.2 .3,-.38 .1,-.48 -.1,-.46"
    scene.lay(Sheet(blob(earth + " -.22,-.24"), "#5a3424", ("earth",), lift=6, pattern="dots"))
    flap = blob("-.38,.28 -.29,.25 -.2,.17 -.15,.04 -.18,-.08 -.26,-.16 -.34,-.22 -.36,.0")
    scene.lay(Sheet(flap, mix(skin, light, 0.26), lift=9))


def _ear_gardener(scene: Scene) -> None:
    """A gardener on the earth in the ear waters the flowers; the earring is a beehive."""
    who = Dress(
        "#8a5238", "#f4efe6", "#2c6a94", "#3a2b44", cut="short", kind=figures.OLD, beard=True,
        hat="straw", hat_colour="#e9b44a", head=0.3, build=1.1,
    )  # fmt: skip
    pour = Stance(near=((0.08, 0.54), (0.24, 0.56)), far=((0.1, 0.6), (0.26, 0.62)))
    scene.lay(people.person(who, pour), x=0.38, y=-0.14, scale=0.66, flip=True)
    can = box(0.15, 0.13).at(0.16, 0.2) | strip(((0.1, 0.17), (-0.03, 0.25)), 0.035, 0.025)
    can = can | strip(points(".22,.26 .28,.24 .24,.15"), 0.02) | box(0.03, 0.07).at(-0.03, 0.25)
    scene.lay(Sheet(can, "#d8473c", ("watering can",), lift=5))
    scene.lay(Sheet(ellipse(0.03).at(0.23, 0.25), "#8a5238", ("hand",), lift=4))
    drops = beads(points("-.06,.22 -.08,.15 -.03,.16 -.1,.08 -.05,.09"), 0.014)
    scene.lay(Sheet(drops, "#bfe4f0", lift=2))
    for x, turn in ((0.28, 20), (0.34, -14), (0.43, 12), (0.48, -20)):
        blade = nature.leaf_outline(0.12, 0.05).turned(90 + turn).at(x, -0.2)
        scene.lay(Sheet(blade, "#67a855", ("grass",), lift=4))
    hive = ellipse(0.13, 0.16).at(-0.02, -1.26)
    scene.lay(Sheet(strip(((-0.02, -0.98), (-0.02, -1.12)), 0.02), "#e9d8b0", lift=4))
    scene.lay(Sheet(hive, "#f0b840", ("beehive",), lift=8, pattern="stripes"))
    scene.lay(Sheet(ellipse(0.035).at(-0.02, -1.3), "#3a1a18", lift=0))
    for x, y in ((0.26, -1.2), (-0.32, -1.3)):
        wings = beads([(x - 0.02, y + 0.05), (x + 0.03, y + 0.05)], 0.03)
        scene.lay(Sheet(wings, "#fff8e8", lift=3))
        scene.lay(Sheet(ellipse(0.06, 0.04).at(x, y), "#f0b840", ("bee",), lift=3))
        scene.lay(Sheet(box(0.018, 0.076).at(x, y) | beads([(x - 0.06, y)], 0.022), "#3a2a1a"))


@card(
    palette="crimson_theatre",
    hand="cut_paper",
    title="The crown fits anyone",
    subject="monkey being crowned",
    props=("crown", "hands", "purse"),
    mood=("satirical", "merry", "uneasy"),
)
def monkey_king(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8f2438", lift=0, pattern="leaves", shade="#5a1630"))
    scene.lay(Sheet(ellipse(0.98).at(0, 0.1), "#e9b44a", ("halo",), glow=0.25))
    for index in range(24):
        a = math.radians(15 * index)
        ray = strip(
            (
                (0.84 * math.cos(a), 0.1 + 0.84 * math.sin(a)),
                (1.6 * math.cos(a), 0.1 + 1.6 * math.sin(a)),
            ),
            0.03,
            0.12,
        )
        scene.lay(Sheet(ray, "#c9783a" if index % 2 else "#a8483a", lift=2))
    _robed_monkey(scene)
    grin = strip([(-0.24, -0.28), (-0.1, -0.36), (0.1, -0.36), (0.26, -0.26)], 0.03)
    scene.lay(Sheet(grin, "#7a2a2a", lift=1))
    _coronation(scene)
    return PaperPlan()


def _robed_monkey(scene: Scene) -> None:
    """The monkey in his robe, his eyes on the crown."""
    fur, pale = "#5f3c30", "#e3ab80"
    robe = blob("-.24,-.6 .24,-.6 .8,-.84 1.05,-1.3 1.1,-1.9 -1.1,-1.9 -1.05,-1.3 -.8,-.84")
    scene.lay(Sheet(robe, "#2c3a7a", ("robe",), lift=12, pattern="crosses"))
    ermine = blob("-.5,-.62 0,-.56 .5,-.62 .66,-.9 .3,-1.06 0,-1.1 -.3,-1.06 -.66,-.9")
    scene.lay(Sheet(ermine, "#fdf6e6", lift=8))
    scene.lay(
        Sheet(
            beads([(-0.4, -0.86), (-0.14, -0.94), (0.16, -0.94), (0.42, -0.86)], 0.03),
            "#2a1820",
            lift=0,
        )
    )
    for side in (-1, 1):
        scene.lay(Sheet(ellipse(0.24).at(0.6 * side, 0.02), fur, lift=8))
        scene.lay(Sheet(ellipse(0.14).at(0.6 * side, 0.02), pale, lift=2))
    scene.lay(
        Sheet(
            blob("-.58,0 -.5,.46 0,.64 .5,.46 .58,0 .46,-.44 0,-.62 -.46,-.44"),
            fur,
            ("monkey",),
            lift=12,
        )
    )
    mask = ellipse(0.25, 0.24).at(-0.2, 0.14) | ellipse(0.25, 0.24).at(0.2, 0.14)
    mask = mask | ellipse(0.4, 0.3).at(0, -0.24)
    scene.lay(Sheet(mask, pale, ("face",), lift=5))
    for side in (-1, 1):
        scene.lay(Sheet(ellipse(0.1, 0.085).at(0.18 * side, 0.12), "#fffaf0", lift=2))
        scene.lay(Sheet(ellipse(0.05).at(0.18 * side + 0.03, 0.16), "#1c1420", ("eye",), lift=1))
        scene.lay(
            Sheet(
                strip([(0.08 * side, 0.25), (0.18 * side, 0.28), (0.3 * side, 0.24)], 0.04, 0.02),
                fur,
                lift=1,
            )
        )
        scene.lay(Sheet(ellipse(0.024, 0.036).at(0.05 * side, -0.1), "#6a3a30", lift=0))


def _coronation(scene: Scene) -> None:
    """The crown, three hands that hold it, and a fourth that takes the purse."""
    crown = polygon("-.42,.5 -.5,.96 -.28,.76 -.14,1.06 0,.8 .14,1.06 .28,.76 .5,.96 .42,.5")
    scene.lay(Sheet(crown, "#ffd25a", ("crown",), lift=12))
    scene.lay(
        Sheet(
            beads([(-0.5, 0.98), (-0.14, 1.08), (0.14, 1.08), (0.5, 0.98)], 0.045),
            "#d8473c",
            lift=4,
        )
    )
    scene.lay(Sheet(box(0.84, 0.1).at(0, 0.55), "#e0a030", lift=3))
    fingers = (0.22, 0.30, 0.32, 0.30, 0.26)
    for x, y, turn, skin, sleeve, flip in (
        (-0.72, 1.28, 214, "#efc4a0", "#2c5a7a", False),
        (0.72, 1.28, 146, "#6a3f2c", "#3f8f7a", True),
        (0.05, 1.62, 180, "#b5794f", "#e8843c", False),
    ):
        spread = (-34, -8, 0, 7, 16)
        scene.lay(
            figures.hand(skin, spread, fingers, sleeve), x=x, y=y, scale=0.62, turn=turn, flip=flip
        )
    purse = blob("-.14,.1 .14,.1 .2,-.1 .12,-.24 -.12,-.24 -.2,-.1").at(0.5, -1.2)
    scene.lay(Sheet(strip([(0.3, -1.0), (0.42, -1.08), (0.5, -1.12)], 0.02), "#e9b44a", lift=3))
    scene.lay(Sheet(purse, "#3f8f5a", ("purse",), lift=8))
    scene.lay(Sheet(box(0.2, 0.04).at(0.5, -1.1), "#e9b44a", lift=3))
    thief = figures.hand("#d99a72", (-40, -4, 2, 8, 14), (0.26, 0.34, 0.36, 0.32, 0.28), "#1c1420")
    scene.lay(thief, x=0.92, y=-1.42, scale=0.5, turn=52)
