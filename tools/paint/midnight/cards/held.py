"""What hands and bodies hold: the moon, birds, a desert, somebody else's face."""

import math

from tools.paint.midnight.cuts import rim
from tools.paint.midnight.stage import BEFORE, empty_stage
from tools.paint.story import things
from tools.paint.story.card import card
from tools.paint.story.cutouts import figures
from tools.paint.story.cutouts.animals import crow_outline, dog_outline
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
from tools.paint.story.things.faces import ADULT, Build, Look, face


@card(
    palette="block_night",
    hand="woodcut",
    title="Breathe in",
    subject="chest as a cage of birds",
    props=("ribs", "birds", "open door"),
    mood=("tender", "tight", "hopeful"),
)
def bird_lungs(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.7, 0.6, -0.5))
    woman = face(
        Look(mouth=0.15, smile=0.1),
        ADULT,
        "#dcd4cc",
        "long",
        "#5c5658",
        cloth=INKS["night"],
        shoulders=True,
    )
    scene.put(woman, 0.0, 2.7, 1.0, pitch=-14, roll=5, scale=1.35)
    hollow = blob(
        "-.5,-.34 -.3,-.16 0,-.2 .3,-.16 .5,-.34 .58,-.8 .46,-1.24 .2,-1.4 -.2,-1.4 -.46,-1.24"
        " -.58,-.8"
    )
    scene.lay(Sheet(hollow, "#0c0c0c", ("chest",)), depth=BEFORE + 2)
    for x, y, size, turn, flip in (
        (-0.26, -0.5, 0.36, 20, False), (0.24, -0.56, 0.34, -14, True),
        (-0.28, -0.98, 0.34, -6, True), (0.26, -1.06, 0.36, 24, False),
        (0.0, -0.78, 0.30, 60, False),
    ):  # fmt: skip
        colour = INKS["vermilion"] if abs(x) < 0.1 else "#e4e4e4"
        scene.lay(
            Sheet(crow_outline(flying=True), colour, ("bird",)),
            x=x,
            y=y,
            scale=size,
            turn=turn,
            flip=flip,
        )
    scene.lay(
        Sheet(_ribs() & hollow.at(0, 0.8).scaled(1.06).at(0, -0.8), "#f2f2f2", ("ribs", "cage"))
    )
    swung = strip([(0.60, -0.56), (0.82, -0.50), (0.94, -0.62)], 0.034, 0.018)
    scene.lay(Sheet(swung, "#f2f2f2", ("open rib",)))
    free = crow_outline(flying=True)
    scene.lay(Sheet(free, "#f2f2f2", ("bird",)), x=0.72, y=0.86, scale=0.34, turn=30)
    return WoodcutPlan(inks=("night", "vermilion"), sky="black", contrast=1.7)


def _ribs() -> Outline:
    """A breastbone with six pairs of ribs, but for the one that stands open."""
    ribs = strip([(0, -0.16), (0, -1.1)], 0.05, 0.035)
    for index in range(6):
        y = -0.26 - 0.17 * index
        reach = 0.56 + 0.03 * math.sin(index * 1.1)
        for side in (-1, 1):
            if (index, side) == (2, 1):
                continue
            path = [
                (0, y),
                (side * reach * 0.6, y + 0.05),
                (side * reach, y - 0.14),
                (side * reach * 0.9, y - 0.26),
            ]
            ribs = ribs | strip(path, 0.036, 0.016)
    return ribs


@card(
    palette="block_night",
    hand="woodcut",
    title="Thin or thick",
    subject="butcher slicing the moon",
    props=("moon", "knife", "slices", "scales"),
    mood=("comic", "dark", "matter-of-fact"),
)
def moon_butcher(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.6, -0.5))
    board = polygon("-1.3,-.92 1.3,-.86 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(board, "#8c8c8c", ("board",), turn=2), depth=40.0)
    moon = ellipse(0.66).at(-0.30, -0.34) & polygon("-1.3,1.5 .12,1.5 .12,-1.5 -1.3,-1.5")
    scene.lay(Sheet(moon, INKS["lamp"], ("moon",), turn=30))
    craters = (
        ellipse(0.13, 0.12).at(-0.56, -0.12) | ellipse(0.08).at(-0.34, -0.52)
        | ellipse(0.06).at(-0.66, -0.46) | ellipse(0.05).at(-0.18, -0.04)
        | ellipse(0.09, 0.08).at(-0.28, -0.78)
    )  # fmt: skip
    scene.lay(Sheet(craters, "#f4e4b4", turn=30))
    face_cut = ellipse(0.10, 0.52).at(0.12, -0.34)
    scene.lay(Sheet(face_cut, "#f6f6f6", ("cut",)))
    for x, tall, tilt in ((0.40, 0.44, -12), (0.62, 0.34, -24), (0.84, 0.24, -38)):
        slice_edge = ellipse(0.085, tall).turned(tilt).at(x, -0.92 + tall * 0.9)
        scene.lay(Sheet(slice_edge.at(-0.03, 0.0), INKS["lamp"], turn=90))
        scene.lay(Sheet(slice_edge, "#f6f6f6", ("slices",)))
        scene.lay(
            Sheet(ellipse(0.02, tall * 0.2).turned(tilt).at(x, -0.92 + tall * 0.9), "#c8c8c8")
        )
    blade = polygon("-.1,-.62 .02,-.66 .1,.46 .1,.46 -.18,.46")
    scene.lay(Sheet(blade, "#e8e8e8", ("knife",), turn=88), x=0.20, y=0.42, turn=-4)
    scene.lay(
        Sheet(strips([((0.02, -0.62), (0.1, 0.42))], 0.014), "#181818"), x=0.20, y=0.42, turn=-4
    )
    handle = polygon("-.08,.44 .06,.44 .05,.86 -.07,.86")
    scene.lay(Sheet(handle, "#5a5a5a", ("handle",), turn=90), x=0.20, y=0.42, turn=-4)
    grip = things.hand("#b4a89e", sleeve="#4c4c4c", pose="fist", cuff="#f4f4f4")
    scene.put(grip, 1.0, 5.3, -1.6, yaw=10, roll=172, scale=1.5)
    hold = things.hand("#b4a89e", sleeve="#4c4c4c", pose="flat", cuff="#f4f4f4")
    scene.put(hold, -3.7, 0.1, -2.2, yaw=186, roll=74, scale=1.55)
    tide = strip(
        points("-1,-1.16 -.8,-1.2 -.6,-1.14 -.4,-1.2 -.2,-1.14 0,-1.2 .2,-1.14 .4,-1.2"), 0.014
    )
    scene.lay(
        Sheet(tide | tide.at(0.2, -0.1) | tide.at(0.05, -0.2), "#f4f4f4", ("tide",)), depth=30.0
    )
    dog: dict[str, float] = {"x": 0.56, "y": -1.50, "scale": 0.60}
    scene.lay(Sheet(rim(dog_outline(), 0.05), "#f4f4f4"), flip=True, depth=5.2, **dog)
    scene.lay(Sheet(dog_outline(), "#141414", ("dog",)), flip=True, depth=5.1, **dog)
    scene.lay(Sheet(ellipse(0.03).at(0.2, 1.03), "#f4f4f4"), flip=True, depth=5.0, **dog)
    return WoodcutPlan(inks=("lamp", "night"), sky="black", stars=50, contrast=1.6, lamp_pool=0)


@card(
    palette="block_day",
    hand="woodcut",
    title="By noon he had a neck",
    subject="snowman thawing into a man",
    props=("snowman", "carrot", "children", "bucket"),
    mood=("uncanny", "gentle", "surprised"),
)
def thaw_portrait(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.75, 0.5, -0.45), backdrop="#f4f4f4")
    scene.lay(
        Sheet(ellipse(0.98, 0.86).at(0.1, -1.3), "#e6e6e6", ("snowman",), turn=60), depth=30.0
    )
    man = face(
        Look(open_eyes=0.85, gaze=(0.2, 0.2), brows=0.7, smile=0.2),
        Build(nose=0.4, cheeks=1.2),
        "#dcd4cc",
        "none",
    )
    scene.put(man, 0.5, 0.6, 0.0, yaw=-6, scale=1.7)
    crust = blob(
        "-.1,1.06 -.5,.86 -.62,.4 -.6,-.1 -.46,-.5 -.3,-.66 -.24,-.5 -.16,-.44 -.14,-.2"
        " -.04,-.06 -.02,.16 .04,.3"
        " -.02,.5 .08,.66 .2,.6 .3,.72 .5,.66 .56,.8 .4,1.0 .16,1.1"
    )
    scene.lay(Sheet(crust, "#f6f6f6", ("snow",)), x=0.02, depth=BEFORE + 1)
    scene.lay(
        Sheet(
            beads(points("-.34,.22"), 0.06) | beads(points("-.46,-.3 -.36,-.36"), 0.035),
            "#101010",
            ("coal",),
        ),
        x=0.02,
    )
    carrot = blob(".02,.12 .02,.12 -.14,.12 -.5,-.02 -.5,-.02 -.14,-.06 .02,-.08 .02,-.08 .06,.02")
    bite = ellipse(0.05).at(-0.30, 0.08) | ellipse(0.04).at(-0.24, 0.12)
    scene.lay(Sheet(carrot - bite, INKS["clay"], ("carrot",), turn=80), x=0.08, y=0.06)
    bucket = polygon("-.42,.84 .52,.96 .42,1.42 -.22,1.34")
    scene.lay(Sheet(bucket, "#2c2c2c", ("bucket",), turn=96))
    scene.lay(Sheet(strip(points("-.4,.86 .06,.86 .5,.98"), 0.03), "#f0f0f0"))
    drops = Outline(())
    for x, y in points("-.24,-.76 .06,.16 .56,.5 .3,.56"):
        drops = drops | blob(
            (x, y + 0.07), (x, y + 0.07), (x - 0.025, y), (x, y - 0.025), (x + 0.025, y)
        )
    scene.lay(Sheet(drops, INKS["night"], ("drops",)))
    _lay_children(scene)
    return WoodcutPlan(inks=("clay", "night", "vermilion"), sky="paper", contrast=1.6)


def _lay_children(scene: Scene) -> None:
    """Two children from behind, with a bobble hat and a plait."""
    for x, size, hair, flip in ((-0.66, 0.84, "bobble", False), (0.78, 0.72, "plait", True)):
        child = ellipse(0.16, 0.18).at(0, 0.0) | blob(
            "-.3,-.9 -.28,-.3 -.12,-.17 .12,-.17 .28,-.3 .3,-.9"
        )
        child = child | (
            ellipse(0.06).at(0.0, 0.22)
            if hair == "bobble"
            else strip(points(".12,.02 .2,-.12 .18,-.28"), 0.07, 0.03)
        )
        scene.lay(
            Sheet(child, "#141414", ("child",)), x=x, y=-0.98, scale=size, flip=flip, depth=5.0
        )
        cuff = strip(points("-.14,-.18 0,-.22 .14,-.18"), 0.07)
        scene.lay(Sheet(cuff, INKS["vermilion"], ("scarf",)), x=x, y=-0.98, scale=size)


@card(
    palette="block_night",
    hand="woodcut",
    title="The river keeps count",
    subject="bridge whose arches are eyes",
    props=("bridge", "river", "lamps"),
    mood=("watchful", "cold", "beautiful"),
)
def night_ferry_eyes(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    scene.lay(Sheet(land((-1, -0.1), (1, -0.1)), INKS["night"], ("river",), turn=0), depth=50.0)
    town = polygon(
        "-1.3,-.1 -1.3,.62 -1.1,.74 -.9,.62 -.9,.5 -.7,.5 -.7,.8 -.62,.98 -.54,.8 -.54,.46"
        " -.2,.46 -.04,.6 .12,.46 .4,.46 .4,.66 .7,.66 .7,.4 1.3,.4 1.3,-.1"
    )
    scene.lay(Sheet(town, "#2c2c2c", ("town",), turn=90))
    windows = beads(
        points("-1.0,.56 -.8,.36 -.62,.7 -.3,.34 .02,.46 .54,.52 .6,.38 .84,.26"), 0.022
    )
    scene.lay(Sheet(windows, INKS["lamp"], ("windows",)))
    eyes = ((-0.66, 0.30, 0.30), (0.06, 0.36, 0.36), (0.82, 0.30, 0.32))
    deck = polygon("-1.3,-.1 -1.3,.26 0,.42 1.3,.28 1.3,-.1")
    mirrored = polygon("-1.3,-.1 -1.3,-.46 0,-.62 1.3,-.48 1.3,-.1")
    scene.lay(Sheet(deck | mirrored, "#0e0e0e", ("bridge",)))
    for x, half, tall in eyes:
        _lay_eye(scene, x, half, tall, lit=abs(x) > 0.1)
    rail = strip(points("-1.3,.34 0,.50 1.3,.36"), 0.016)
    posts = strips(
        [
            ((x, 0.30 - 0.1 * abs(x) + 0.1), (x, 0.40 - 0.1 * abs(x) + 0.09))
            for x in (-0.9, -0.6, -0.3, 0.0, 0.3, 0.6, 0.9)
        ],
        0.016,
    )
    scene.lay(Sheet(rail | posts, "#e8e8e8", ("railing",)))
    poles = strips([((-0.30, 0.4), (-0.30, 0.86)), ((0.46, 0.4), (0.46, 0.84))], 0.022)
    scene.lay(Sheet(poles, "#e0e0e0", ("lamp posts",)))
    scene.lay(Sheet(ellipse(0.055).at(-0.30, 0.90), INKS["lamp"], ("street lamp",), glow=0.5))
    scene.lay(Sheet(ellipse(0.055).at(0.46, 0.88), "#303030"))
    glints = Outline(())
    for x in (-0.30, 0.46):
        for step in range(5):
            glints = glints | ellipse(0.09 - 0.012 * step, 0.014).at(x, -0.76 - 0.11 * step)
    scene.lay(Sheet(glints, INKS["lamp"], ("reflection",)))
    watcher = figures.adult_outline(coat=0.1, hat=True)
    scene.lay(Sheet(watcher, "#e4e4e4", ("watcher",), turn=80), x=0.12, y=0.46, scale=0.34)
    return WoodcutPlan(inks=("night", "lamp"), sky="black", stars=70, contrast=1.5, lamp_pool=0)


def _lay_eye(scene: Scene, x: float, half: float, tall: float, lit: bool) -> None:
    """An arch and its mirror image as an eye with lashes; whether a lamp shines in it."""
    white = blob(
        (x - half, -0.1),
        (x - half, -0.1),
        (x, -0.1 + tall),
        (x + half, -0.1),
        (x + half, -0.1),
        (x, -0.1 - tall * 0.8),
    )
    scene.lay(Sheet(white, "#f2f2f2", ("arch", "eyes")))
    look = x - 0.05
    scene.lay(Sheet(ellipse(0.19).at(look, -0.1) & white, INKS["night"], ("iris",), turn=90))
    scene.lay(Sheet(ellipse(0.10).at(look, -0.1), "#0c0c0c"))
    scene.lay(
        Sheet(
            ellipse(0.032).at(look + 0.03, -0.04),
            INKS["lamp"] if lit else "#f4f4f4",
            ("lamp",),
        )
    )
    lashes = Outline(())
    for step in range(5):
        a = math.radians(40 + 25 * step)
        root = (x + half * 1.02 * math.cos(a), -0.1 + tall * 1.04 * math.sin(a))
        lashes = lashes | strip(
            [root, (root[0] + 0.07 * math.cos(a), root[1] + 0.07 * math.sin(a))], 0.016, 0.004
        )
    scene.lay(Sheet(lashes, "#e8e8e8"))
