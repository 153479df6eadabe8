"""Close-ups: an ear, a crown, a thimble, a tongue."""

import math

from tools.paint.dawn.second_stories import thumb_lighthouse
from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, nature, town
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    waves,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet


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
    rim = blob(
        "-.4,.95 .08,1.26 .6,1.08 .84,.55 .74,-.05 .5,-.5 .36,-.95 .02,-1.16 -.26,-.95 -.3,-.5 "
        "-.36,.1 -.5,.6"
    )
    scene.lay(Sheet(rim, mix(skin, "#ffd8b0", 0.30), ("ear",), lift=16))
    bowl = blob(
        "-.22,.82 .12,1.02 .5,.86 .62,.45 .52,.02 .26,-.3 .16,-.62 -.04,-.7 "
        "-.16,-.46 -.22,.1 -.3,.5"
    )
    scene.lay(Sheet(bowl, mix(skin, "#3a1418", 0.30), lift=0, shade="#5a2f2a"))
    fold = strip([(0.44, 0.62), (0.46, 0.2), (0.22, -0.14), (-0.02, -0.24)], 0.10, 0.14)
    scene.lay(Sheet(fold, mix(skin, "#ffd8b0", 0.16), lift=8))
    scene.lay(Sheet(ellipse(0.17, 0.22).at(-0.06, 0.12), "#2a1218", ("dark",), lift=0))
    blooms = (
        (-0.02, 0.1, 0.02, 0.92, "#e8563c"), (0.02, 0.1, 0.34, 0.78, "#f6c453"),
        (-0.1, 0.1, -0.36, 0.66, "#f4efe2"), (0.04, 0.08, 0.52, 0.34, "#8a5fb0"),
        (-0.08, 0.1, -0.14, 1.18, "#f08a8a"),
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


def _ear_gardener(scene: Scene) -> None:
    """A gardener on the rim waters the flowers; the earring is a beehive."""
    pour = figures.Pose(
        arms=(figures.STANDING.arms[0], ((0.09, 0.72), (0.2, 0.62), (0.34, 0.62))),
        legs=figures.STANDING.legs,
    )
    gardener = figures.figure("#2c5a7a", "#8a5238", "#f0c860", pour, trousers="#3a2b44")
    scene.lay(gardener, x=0.44, y=-0.34, scale=0.62, flip=True)
    scene.lay(
        Sheet(
            ellipse(0.15, 0.03).at(0.44, 0.26) | ellipse(0.08, 0.06).at(0.44, 0.29),
            "#e9b44a",
            ("straw hat",),
            lift=4,
        )
    )
    can = box(0.13, 0.12).at(0.2, 0.06) | strip(((0.16, 0.05), (0.03, 0.13)), 0.03)
    scene.lay(Sheet(can, "#d8473c", ("watering can",), lift=5))
    drops = beads([(0.0, 0.08), (-0.02, 0.01), (0.03, 0.03), (-0.05, -0.04)], 0.014)
    scene.lay(Sheet(drops, "#bfe4f0", lift=2))
    hive = ellipse(0.13, 0.16).at(-0.02, -1.26)
    scene.lay(Sheet(strip(((-0.02, -0.98), (-0.02, -1.12)), 0.02), "#e9d8b0", lift=4))
    scene.lay(Sheet(hive, "#f0b840", ("beehive",), lift=8, pattern="stripes"))
    scene.lay(Sheet(ellipse(0.035).at(-0.02, -1.3), "#3a1a18", lift=0))
    for x, y in ((0.2, -1.14), (-0.26, -1.3)):
        scene.lay(Sheet(ellipse(0.03, 0.02).at(x, y), "#3a2a1a", ("bee",), lift=3))
        scene.lay(Sheet(ellipse(0.015, 0.024).at(x, y + 0.025), "#fff8e8", lift=2))


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


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="A storm in somebody’s thimble",
    subject="ship in a thimble",
    props=("fingers", "needle", "waves"),
    mood=("threatening", "small", "wild"),
)
def thimble_storm(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2b4a5c", lift=0, shade="#8fb3a8"))
    for x, y, w, colour in (
        (-0.5, 1.06, 1.4, "#4a5f70"), (0.6, 1.2, 1.3, "#39505f"), (0.1, 1.3, 1.6, "#2a3c4c"),
    ):  # fmt: skip
        scene.lay(
            Sheet(
                nature.cloud_outline(w).scaled(1, -0.8).at(x, y),
                colour,
                ("storm cloud",),
                lift=12,
                torn=True,
            )
        )
    needle = polygon("0,0 .05,.5 .03,1.1 -.03,1.1 -.05,.5") - ellipse(0.014, 0.06).at(0, 0.98)
    scene.lay(Sheet(needle.turned(28).at(-0.16, 0.34), "#fff6d0", ("needle",), glow=0.7))
    thumb_lighthouse(scene, "#c98a62")
    _left_thumb(scene, "#c98a62")
    _rough_sea(scene)
    band = polygon((-0.58, 0.03), (0.58, 0.03), (0.56, -0.12), (-0.56, -0.12))
    scene.lay(Sheet(band, "#d6dade", lift=6))
    dents = [
        (x * (0.47 - 0.03 * row) / 4 + (0.05 if row % 2 else 0), -0.24 - 0.12 * row)
        for row in range(6)
        for x in range(-4, 5 - row % 2)
    ]
    scene.lay(Sheet(beads(dents, 0.026), "#7d8794", lift=0))
    _cupped_hands(scene)
    return PaperPlan(rain=150)


def _rough_sea(scene: Scene) -> None:
    """The sea in the thimble, a breaker and the ship."""
    thread: list[Point] = [
        (-0.62, 1.22),
        (-0.8, 1.0),
        (-0.5, 0.86),
        (-0.86, 0.5),
        (-0.7, 0.2),
        (-0.92, -0.2),
    ]
    scene.lay(town.thread(thread, "#e8563c", 0.018))
    cup = polygon((-0.56, 0.0), (0.56, 0.0), (0.42, -0.98), (-0.42, -0.98))
    scene.lay(Sheet(ellipse(0.56, 0.15).at(0, 0.0), "#7d8794", lift=8))
    for level, colour, phase in (
        (0.14, "#6fb0b0", 0.2),
        (0.05, "#3f8f9c", 0.6),
        (-0.04, "#256a80", 0.0),
    ):
        sea = waves(level, 0.07, 0.3, phase) & (
            box(1.06, 0.7).at(0, 0.22) | ellipse(0.54, 0.13).at(0, 0)
        )
        if colour == "#3f8f9c":
            _thimble_ship(scene)
        scene.lay(Sheet(sea, colour, ("waves",), lift=5))
    curl = blob("-.55,.0 -.56,.3 -.4,.52 -.18,.52 -.1,.4 -.22,.42 -.34,.3 -.3,.12 -.2,0")
    scene.lay(Sheet(curl, "#256a80", ("wave",), lift=7))
    foam = beads([(-0.1, 0.42), (-0.12, 0.5), (-0.2, 0.54), (-0.04, 0.46)], 0.035)
    scene.lay(Sheet(foam, "#f4fbf8", lift=3))
    scene.lay(Sheet(cup, "#b9c0c8", ("thimble",), lift=14, shade="#868f9c"))


def _thimble_ship(scene: Scene) -> None:
    """A ship with two sails, tilted, and a sailor who points at the sky."""
    hull = blob("-.24,.06 -.24,.06 .26,.06 .26,.06 .16,-.1 -.14,-.1")
    sails = polygon((-0.02, 0.1), (-0.02, 0.46), (-0.22, 0.12)) | polygon(
        (0.02, 0.1), (0.02, 0.4), (0.2, 0.12)
    )
    scene.lay(Sheet(strip(((0, 0), (0, 0.5)), 0.022), "#4a2f2a", lift=4), x=0.14, y=0.24, turn=-16)
    scene.lay(Sheet(sails, "#fdf3e2", ("ship",), lift=6), x=0.14, y=0.24, turn=-16)
    scene.lay(Sheet(hull, "#c8443c", lift=6), x=0.14, y=0.24, turn=-16)


_FINGERS = (
    ("0.7,-.6 .44,-.58 .17,-.67", 0.15), ("0.7,-.74 .42,-.73 .13,-.81", 0.15),
    ("0.68,-.88 .4,-.88 .14,-.95", 0.14), ("0.64,-1.02 .42,-1.03 .2,-1.08", 0.115),
)  # fmt: skip


def _cupped_hands(scene: Scene) -> None:
    """Two hands round the thimble: four fingers each in front of it, the thumbs beside it."""
    skin = "#c98a62"
    crease, nail = mix(skin, "#3a1418", 0.3), mix(skin, "#ffffff", 0.45)
    back = blob(
        ".06,-1.8 .12,-1.4 .3,-1.18 .52,-1.08 .57,-.84 .6,-.6 .7,-.51 .84,-.58 .95,-.86 .97,-1.2"
        " .86,-1.5 .82,-1.8"
    )
    knuckles = Outline(())
    for flip in (True, False):
        for text, width in _FINGERS:
            line = points(text)
            (mid_x, mid_y), (x, y) = line[1:]
            finger = strip(line, width, width * 0.84) | ellipse(width * 0.42).at(x, y)
            joint = strip(((mid_x, mid_y + 0.02), (mid_x + 0.006, mid_y - 0.025)), 0.008)
            tip = ellipse(0.042, 0.034).turned(14).at(x - 0.012, y + 0.006)
            for outline, colour, lift in ((finger, skin, 7), (joint, crease, 0), (tip, nail, 1)):
                scene.lay(Sheet(outline, colour, ("fingers",), lift=lift), flip=flip)
            knuckles = knuckles | strip(
                [(0.675, line[0][1] + 0.03), (0.685, line[0][1]), (0.675, line[0][1] - 0.03)], 0.01
            )
        scene.lay(Sheet(back, mix(skin, "#3a1418", 0.06), ("hand",), lift=9), flip=flip)
        scene.lay(Sheet(knuckles, crease, lift=0), flip=flip)


def _left_thumb(scene: Scene, skin: str) -> None:
    """It stands beside the thimble like the one with the lighthouse."""
    thumb = strip(points("-.96,-1.3 -.9,-.8 -.7,-.28"), 0.28, 0.18)
    scene.lay(Sheet(thumb | ellipse(0.09).at(-0.7, -0.28), skin, ("finger",), lift=12))


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="It will not last",
    subject="child licking the moon",
    props=("ice cream cone", "town", "drops"),
    mood=("greedy", "funny", "fleeting"),
)
def ice_cream_moon(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#1a2452", lift=0, shade="#5a4a86"))
    scene.lay(Sheet(ellipse(0.46).at(0.40, 0.62), "#fff3c4", ("moon",), glow=0.75))
    for x, y, r in ((0.26, 0.82, 0.08), (0.56, 0.72, 0.11), (0.4, 0.42, 0.07), (0.68, 0.5, 0.05)):
        scene.lay(Sheet(ellipse(r, r * 0.9).at(x, y), "#eedc9a", lift=0))
    for x, low, wide in ((0.1, 0.02, 0.09), (0.34, -0.12, 0.1), (0.62, 0.06, 0.08)):
        drip = strip(((x, 0.34), (x, low)), wide) | ellipse(wide * 0.6).at(x, low)
        scene.lay(Sheet(drip, "#fff3c4", ("drops",), lift=5))
    cone = polygon((0.04, 0.24), (0.74, 0.24), (0.36, -0.86))
    scene.lay(Sheet(cone, "#d9964a", ("ice cream cone",), lift=12, pattern="checks", turn=45))
    scene.lay(Sheet(beads([(0.12, -0.28), (0.64, -0.5), (0.63, -0.62)], 0.035), "#fff3c4", lift=4))
    fist = ellipse(0.2, 0.15).turned(-20).at(0.34, -0.6)
    sleeve = strip([(0.3, -0.66), (-0.1, -1.1), (-0.7, -1.5)], 0.26, 0.4)
    scene.lay(Sheet(sleeve, "#c8443c", ("sleeve",), lift=10, pattern="stripes"))
    scene.lay(Sheet(fist, "#efc4a0", ("hand",), lift=9))
    for step in range(4):
        knuckle = ellipse(0.1, 0.042).turned(-14).at(0.42 - 0.01 * step, -0.49 - 0.075 * step)
        scene.lay(Sheet(knuckle, "#efc4a0", lift=4))
    scene.lay(
        figures.head("#efc4a0", "#a8532a", figures.CHILD, "bob", "open", "#c8443c"),
        x=-0.62,
        y=0.0,
        scale=1.0,
        turn=16,
    )
    tongue = blob("-.2,-.2 -.06,-.12 .08,.06 .14,.24 .06,.29 -.05,.12 -.18,-.1")
    scene.lay(Sheet(tongue, "#e8606a", ("tongue",), lift=5))
    walls, windows = town.skyline(31, -1.36, 0.05, 0.42, 10)
    scene.lay(Sheet(walls, "#33305f", ("town",), lift=10))
    scene.lay(Sheet(windows, "#ffe09a", glow=0.25))
    bed = box(0.3, 0.08).at(0.62, -1.0) | box(0.03, 0.16).at(0.48, -0.98)
    scene.lay(Sheet(bed, "#d8473c", ("sleeper",), lift=5))
    scene.lay(Sheet(ellipse(0.045).at(0.53, -0.93), "#8a5238", lift=3))
    return PaperPlan(stars=120)
