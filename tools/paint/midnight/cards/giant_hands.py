"""Hands that are larger than those who meet them: they clap, hammer, point, prune and hold on."""

import math
from typing import Any

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.story import settings, things
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.cutouts.nature import leaf_outline
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene, Thing
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.faces import ADULT, ELDER, Look, face
from tools.paint.story.things.figures import long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="Applaud or be applauded",
    subject="curtain of hands",
    props=("stage", "actor", "bow"),
    mood=("grand", "hostile", "lonely"),
    every=2,
)
def curtain_of_hands(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(0.0, 0.55, -0.85), key=1.1, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -14), target=(0, 0, 0))
    scene.air.shadow_steps = 14
    tones = ("#e0d8d0", "#8c8278", "#c8bcb0", "#6c625a", "#b4a89e")
    for row in range(9):
        y = 7.2 - 1.62 * row
        drawn = 1.0 - 0.9 * math.sin(row / 8 * math.pi)  # curtains are tied back at their middle
        for side in (-1, 1):
            index = 2 * row + (side > 0)
            pose = ("flat", "up", "flat")[index % 3]
            sleeve = INKS["vermilion"] if index % 4 < 2 else "#2c2c2c"
            hand = things.hand(tones[index % 5], sleeve, pose, "#f0f0f0")  # type: ignore[arg-type]
            x = side * (4.3 - 1.5 * drawn * (row < 3) + 0.35 * (index % 3))
            turn = 90 + 14 * math.sin(index * 2.3) - 26 * (1 - row / 4)
            shows_back = index % 3 == 1
            roll = -side * turn if shows_back else side * turn
            scene.put(hand, x, y, 0.25 * (index % 4), yaw=180 * shows_back, roll=roll, scale=1.5)
    for side in (-1, 1):
        grip = things.hand("#d8d0c8", "#2c2c2c", "fist", "#f0f0f0")
        scene.put(grip, side * 1.75, 6.6, -0.6, yaw=-side * 30, roll=side * 74, scale=1.2)
    scene.lay(Sheet(land((-1, -1.12), (0, -1.12), (1, -1.12)), "#8a8a8a", ("stage",)), depth=40.0)
    scene.lay(Sheet(ellipse(0.46, 0.11).at(0, -1.25), "#f4f4f4", ("spotlight",)), depth=39.0)
    actor = long_coat(
        "#b4b4b4", "top", "#2c2c2c",
        left_hand=(0.62, 1.55, -0.2), right_hand=(-0.02, 1.22, -0.36), bow=16,
    )  # fmt: skip
    scene.put(actor, 0.0, -7.0, -0.5, yaw=12, scale=1.6)
    return WoodcutPlan(inks=("vermilion",), sky="black", contrast=1.6)


@card(
    palette="block_night",
    hand="woodcut",
    title="Somebody hung it there",
    subject="hand hammering the moon to the sky",
    props=("moon", "hammer", "nail", "nail holes"),
    mood=("absurd", "quiet", "proud"),
)
def nail_moon(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.8, 0.45, -0.5), key=1.2, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -11), target=(0, 0, 0))
    seas = blob("-.3,.16 -.14,.3 .06,.22 -.02,.04 -.22,0") | blob(".1,-.1 .3,.02 .34,-.16 .16,-.26")
    seas = seas | ellipse(0.09, 0.07).at(-0.16, -0.26) | ellipse(0.05).at(0.2, 0.3)
    scene.lay(Sheet(ellipse(0.56), INKS["lamp"], ("moon",)), x=-0.32, y=0.42, depth=40.0)
    scene.lay(Sheet(seas, "#c89a3e", turn=20), x=-0.32, y=0.42, depth=39.0)
    for x, y in points("-.78,1.22 .2,1.24 .62,.98 .84,1.3 -.86,-.42 .5,.2 -.5,-.62 .86,.5 -.1,-.5"):
        hole = beads([(x, y)], 0.014) | strips([((x, y), (x + 0.03, y - 0.05))], 0.008)
        scene.lay(Sheet(hole, "#f0f0f0", ("nail hole",)), depth=38.0)
    cracks = strip(points("-.28,.46 -.36,.58 -.34,.68 -.46,.8"), 0.011, 0.004)
    cracks = cracks | strip(points("-.28,.46 -.4,.42 -.5,.46 -.62,.38"), 0.011, 0.004)
    scene.lay(Sheet(cracks, "#141414", ("crack",)), depth=21.0)
    nail = strip([(-0.28, 0.46), (-0.02, 0.30)], 0.028, 0.05) | box(0.05, 0.15).turned(-32).at(
        -0.02, 0.30
    )
    scene.lay(Sheet(nail, "#141414", ("nail",)), depth=20.0)
    hand = things.hand("#dcd4cc", INKS["vermilion"], "fist", "#f0f0f0")
    for thing in (hand, _hammer()):
        scene.put(thing, 0.75, -5.0, -2.0, roll=36, scale=1.95)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="black", contrast=1.6, lamp_pool=0)


def _hammer() -> Thing:
    """A hammer in a fist of `things.hand`, its head to the right."""
    thing = Thing("hammer", centre=(0.6, 1.05, -0.2), radius=2.4)
    wood = thing.material("#b0b0b0 * (.8 + .4 * fbm2(p.xy * vec2(2., 14.)))")
    iron = thing.material("#606060", shine=0.6)
    thing.body("capsule(p, vec3(-.9, 1.04, -.2), vec3(1.9, 1.04, -.2), .085)", wood)
    thing.part("roundBox(p - vec3(1.95, 1.04, -.2), vec3(.19, .5, .19), .05)", iron)
    thing.part("cylinder(p - vec3(1.95, 1.66, -.2), .09, .24) - .02", iron)
    return thing


@card(
    palette="block_day",
    hand="woodcut",
    title="He lent them to the church",
    subject="clock whose hands are real hands",
    props=("clock", "clockmaker", "empty sleeves"),
    mood=("ironic", "solemn", "generous"),
)
def hands_of_the_clockmaker(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.6, 0.7, -0.5), key=1.1, ambient=0.45)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#5a5a5a", ("wall",), turn=0), depth=60.0)
    courses = [((-1.1, -1.4 + 0.2 * i), (1.1, -1.4 + 0.2 * i)) for i in range(15)]
    scene.lay(Sheet(strips(courses, 0.012), "#141414"), depth=59.0)  # type: ignore[arg-type]
    for radius, colour in (
        (0.93, "#141414"),
        (0.88, "#f4f4f4"),
        (0.84, "#141414"),
        (0.825, "#f4f4f4"),
    ):
        scene.lay(Sheet(ellipse(radius).at(0, 0.42), colour, ("clock",)))
    for hour in range(12):
        bar = box(0.09 if hour % 3 == 0 else 0.04, 0.15).at(0, 0.71).turned(-30 * hour).at(0, 0.42)
        scene.lay(Sheet(bar, "#161616"), depth=40.0)
    minute = things.hand("#e4dcd4", INKS["vermilion"], "point", "#f4f4f4")
    scene.put(minute, 0.9, 0.75, -1.0, yaw=0, roll=-148, scale=1.75)
    hour_hand = things.hand("#d8d0c8", INKS["vermilion"], "flat", "#f4f4f4")
    scene.put(hour_hand, -0.55, 1.1, -0.2, yaw=180, roll=164, scale=1.35)
    scene.lay(Sheet(ellipse(0.06).at(0.04, 0.42), "#141414"), depth=8.0)
    ledge = polygon("-1.2,-1.22 1.2,-1.22 1.2,-1.6 -1.2,-1.6")
    scene.lay(Sheet(ledge, "#161616", ("ledge",)), depth=9.0)
    maker = long_coat("#3c3c3c", "none", skin="#e4dcd4", hair="#d0d0d0", wide=0.95)
    maker.tags = ("clockmaker",)
    scene.put(maker, 0.75, -6.1, -0.6, yaw=184, scale=1.6)
    for x in (0.063, 0.283):
        scene.lay(Sheet(ellipse(0.042, 0.03).at(x, -1.07), "#161616", ("empty sleeve",)), depth=8.0)
    return WoodcutPlan(inks=("vermilion",), sky="paper", contrast=1.6)


@card(
    palette="block_day",
    hand="woodcut",
    title="He has a hand for roses",
    subject="hooded man among roses",
    props=("roses", "thorns", "basket", "robin", "nest"),
    mood=("ironic", "calm", "tender"),
)
def executioner_garden(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(0.75, 0.55, -0.5), key=1.15, ambient=0.45)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#f6f6f6", ("morning",)), depth=60.0)
    _lay_hood(scene)
    for x in (0.02, 0.44):
        _lay_kind_eye(scene, x, 0.16, inner=1 if x < 0.2 else -1)
    _lay_nest(scene, 0.26, 0.96)
    _lay_gripping_hand(scene)
    for x, y, size, foot in (
        (-0.50, -0.42, 0.25, -0.62),
        (-0.80, 0.28, 0.17, -0.95),
        (-0.86, -0.92, 0.15, -0.7),
        (0.80, -1.0, 0.16, 0.7),
    ):
        stem = strip([(x, y), (x + 0.06, y - 0.5), (foot, -1.6)], 0.022)
        leaves = leaf_outline(0.22, 0.12).turned(36).at(x + 0.05, y - 0.42)
        leaves = leaves | leaf_outline(0.20, 0.11).turned(150).at(x + 0.04, y - 0.56)
        scene.lay(Sheet(stem | leaves, "#1a1a1a", ("rose stem",)), depth=9.4)
        _lay_rose(scene, x, y, size)
    basket = blob(".12,-1.22 .12,-1.22 .2,-1.6 .7,-1.6 .78,-1.22 .78,-1.22 .45,-1.28")
    for x, y, size in ((0.28, -1.20, 0.13), (0.50, -1.14, 0.14), (0.66, -1.22, 0.11)):
        _lay_rose(scene, x, y, size)
    scene.lay(Sheet(basket, "#8c8c8c", ("basket",), turn=45), depth=6.8)
    return WoodcutPlan(inks=("vermilion",), sky="paper", contrast=1.6)


def _lay_hood(scene: Scene) -> None:
    """A worn black hood with a round crown over broad shoulders: a seam, a patch, a soft hem."""
    shoulders = blob(
        "-.92,-1.7 -.92,-1.7 -.88,-1.16 -.62,-.86 -.2,-.7 .6,-.7 .9,-.84 1.2,-1.1 1.2,-1.7 1.2,-1.7"
    )
    folds = cuts("-.52,-1.02 -.66,-1.2 -.7,-1.45", "-.30,-1.02 -.36,-1.14 -.34,-1.3",
                 ".92,-.98 .97,-1.1 .98,-1.3", thick=0.024)  # fmt: skip
    scene.lay(Sheet(shoulders, "#1a1a1a", ("shoulders",)), depth=12.0)
    scene.lay(Sheet(folds, "#f0f0f0"), depth=11.9)
    hood = blob(
        "-.30,-.1 -.30,.26 -.20,.58 .0,.80 .24,.88 .48,.80 .68,.58 .77,.26 .76,-.1 .78,-.40"
        " .90,-.64 1.04,-.78 .88,-.94 .68,-.86 .48,-.97 .25,-.88 .02,-.97 -.18,-.88 -.38,-.94"
        " -.56,-.80 -.44,-.64 -.32,-.40"
    )
    scene.lay(Sheet(rim(hood, 0.03), "#f4f4f4"), depth=11.6)
    scene.lay(Sheet(hood, "#303030", ("hood",), turn=84), depth=11.5)
    seam = points(".24,.86 .235,.66 .23,.46 .235,.30")
    stitches = [((x - 0.035, y), (x + 0.035, y + 0.01)) for _, y in seam[1:] for x in (0.235,)]
    stitches += [((0.20, 0.76), (0.27, 0.77)), ((0.20, 0.56), (0.27, 0.57))]
    creases = cuts("-.22,-.34 -.16,-.58 -.18,-.80", ".68,-.30 .64,-.56 .68,-.78",
                   ".22,-.40 .20,-.62 .24,-.80", thick=0.022)  # fmt: skip
    scene.lay(Sheet(strip(seam, 0.012) | strips(stitches, 0.014) | creases, "#f0f0f0"), depth=11.4)
    _lay_patch(scene)


def _lay_patch(scene: Scene) -> None:
    """A darned patch on the cheek of the hood."""
    patch = box(0.24, 0.22).turned(-12).at(0.52, -0.28)
    scene.lay(Sheet(rim(patch, 0.02), "#161616"), depth=11.35)
    scene.lay(Sheet(patch, "#b8b8b8", ("patch",), turn=33), depth=11.3)
    thread = Outline(())
    for side in range(4):
        for along in (-0.07, 0.0, 0.07):
            stitch = box(0.016, 0.075).at(along, 0.115).turned(90 * side)
            thread = thread | stitch
    scene.lay(Sheet(thread.turned(-12).at(0.52, -0.28), "#161616"), depth=11.2)
    ends = box(0.016, 0.04).at(-0.07, 0.14) | box(0.016, 0.04).at(0.0, 0.14)
    ends = ends | box(0.016, 0.04).at(0.07, 0.14)
    around = ends | ends.turned(90) | ends.turned(180) | ends.turned(270)
    scene.lay(Sheet(around.turned(-12).at(0.52, -0.28), "#f0f0f0"), depth=11.1)


def _lay_kind_eye(scene: Scene, x: float, y: float, inner: int) -> None:
    """A hole of the hood with a mild eye that looks down to a rose, and its raised brow.

    `inner` is the side of the nose: 1 to the right, -1 to the left.
    """
    hole = blob("-.19,-.03 -.17,.13 -.06,.21 .08,.21 .18,.13 .19,-.03 .09,-.10 -.09,-.10")
    brow = strip(points("-.13,.09 -.02,.145 .13,.165"), 0.026, 0.05)
    lid = strip(points("-.155,-.05 -.08,.025 .04,.035 .145,-.02"), 0.034)
    crease = strip(points("-.09,.07 .0,.085 .09,.075"), 0.010)
    cheek = strip(points("-.11,-.075 .0,-.055 .11,-.07"), 0.014)
    lines = brow | lid | crease | cheek
    lines = lines if inner > 0 else lines.flipped()
    ball = ellipse(0.056, 0.058).at(-0.03, -0.016) - ellipse(0.3, 0.1).at(0, 0.128)
    scene.lay(Sheet(hole, "#f4f4f4", ("eyes",)), x=x, y=y, depth=11.0)
    scene.lay(Sheet(ball, "#161616", ("eyes",)), x=x, y=y, depth=10.9)
    scene.lay(Sheet(lines, "#161616", ("brows",)), x=x, y=y, depth=10.85)
    scene.lay(Sheet(ellipse(0.016).at(-0.012, -0.006), "#f4f4f4"), x=x, y=y, depth=10.8)


def _lay_gripping_hand(scene: Scene) -> None:
    """A hand round the stem of the large rose: thumb behind it, four fingers before it."""
    place: dict[str, Any] = {"x": -0.455, "y": -1.10, "turn": -6.0}
    sleeve = strip(points(".36,-.24 .52,-.40 .70,-.66"), 0.30, 0.42)
    cuff = strip(((0.30, -0.17), (0.37, -0.245)), 0.31)
    back = blob(
        ".02,.13 .02,.13 .12,.17 .22,.12 .30,.0 .40,-.12 .26,-.28 .16,-.22 .06,-.20 .02,-.20"
        " .02,-.20"
    )
    thumb = strip(points(".20,.08 .10,.19 -.06,.25"), 0.11, 0.085) | ellipse(0.043).at(-0.06, 0.25)
    skin = "#f4f4f4"
    layers = [(thumb, skin, 9.6), (sleeve, "#1a1a1a", 9.3), (back, skin, 9.2), (cuff, skin, 9.1)]
    for index, (y, reach) in enumerate(
        ((0.10, -0.10), (0.01, -0.13), (-0.08, -0.12), (-0.165, -0.09))
    ):
        finger = strip(((0.10, y - 0.01), (reach, y + 0.01)), 0.095, 0.085)
        finger = finger | ellipse(0.0425).at(reach, y + 0.01)
        layers.append((finger, skin, 9.08 - 0.04 * index))
    for outline, tone, depth in layers:
        edge = "#f4f4f4" if outline is sleeve else "#161616"
        scene.lay(Sheet(rim(outline, 0.02), edge), **place, depth=depth + 0.02)
        scene.lay(Sheet(outline, tone, ("hand",)), **place, depth=depth)
    knuckles = blob(".05,.12 .14,.13 .20,.0 .12,-.19 .05,-.19")
    scene.lay(Sheet(knuckles, skin), **place, depth=8.8)
    tendons = cuts(
        ".09,.07 .14,.05 .19,.0", ".09,-.02 .14,-.05 .20,-.08", ".08,-.11 .14,-.13 .2,-.16"
    )
    scene.lay(Sheet(tendons, "#161616"), **place, depth=8.7)


def _lay_nest(scene: Scene, x: float, y: float) -> None:
    """A robin in its nest of straw."""
    robin = blob(
        "-.34,.24 -.34,.24 -.16,.22 -.02,.32 .06,.42 .16,.44 .24,.38 .24,.26 .18,.10 0,.02 -.16,.08"
    )
    scene.lay(Sheet(robin, "#5a5a5a", ("robin",), turn=30), x=x, y=y, depth=8.4)
    breast = blob(".24,.33 .18,.36 .10,.28 .04,.12 .12,.04 .22,.14 .26,.26")
    scene.lay(Sheet(breast, INKS["vermilion"], ("robin",)), x=x, y=y, depth=8.3)
    beak = polygon(".23,.39 .33,.34 .23,.33") | ellipse(0.022).at(0.165, 0.385)
    scene.lay(Sheet(beak, "#141414"), x=x, y=y, depth=8.2)
    bowl = blob("-.24,.12 -.24,.12 0,.07 .26,.12 .26,.12 .20,-.04 0,-.11 -.18,-.05")
    straws = strips(
        [((-0.30, 0.12), (0.05, 0.0)), ((-0.24, 0.02), (0.22, 0.10)), ((0.32, 0.1), (0, -0.02)),
         ((-0.20, -0.04), (0.10, -0.09)), ((0.28, 0.0), (0.02, -0.08))], 0.018,
    )  # fmt: skip
    scene.lay(Sheet(bowl, "#c8c8c8", ("nest",), turn=10), x=x, y=y, depth=8.1)
    scene.lay(Sheet(straws, "#141414", ("nest",)), x=x, y=y, depth=8.0)


def _lay_rose(scene: Scene, x: float, y: float, size: float) -> None:
    """A rose from the front: round petals and a spiral."""
    bloom = blob("-.9,.1 -.8,.7 -.2,.95 .4,.9 .9,.5 .95,-.2 .55,-.8 -.1,-.95 -.7,-.6")
    spiral = strip(
        points(
            "-.85,.2 -.3,.7 .4,.65 .75,.1 .5,-.5 -.1,-.65 -.5,-.3 -.4,.25 .05,.4 .35,.1 .15,-.2"
        ),
        0.10, 0.05,
    )  # fmt: skip
    petals = strips(
        [((-0.5, -0.3), (-0.75, -0.55)), ((0.5, -0.5), (0.75, -0.5)), ((0.4, 0.65), (0.45, 0.9))],
        0.09,
    )
    scene.lay(Sheet(bloom.scaled(size), INKS["vermilion"], ("rose",)), x=x, y=y, depth=7.2)
    scene.lay(Sheet((spiral | petals).scaled(size), "#161616"), x=x, y=y, depth=7.1)


@card(
    palette="block_day",
    hand="woodcut",
    title="Speak up, he is deep down",
    subject="woman listening to a root",
    props=("root", "grave", "old man", "worm"),
    mood=("tender", "dark", "hopeful"),
)
def root_telephone(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.7, 0.55, -0.5), key=1.1, ambient=0.45)
    scene.camera = Camera(eye=(0, 0, -13), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#f6f6f6", ("winter sky",)), depth=60.0)
    stone = blob("-.9,-.1 -.9,-.1 -.9,.46 -.68,.64 -.46,.46 -.46,-.1 -.46,-.1")
    scene.lay(Sheet(stone, "#9c9c9c", ("gravestone",), turn=70), depth=50.0)
    scene.lay(
        Sheet(
            strips([((-0.80, 0.34), (-0.56, 0.34)), ((-0.80, 0.22), (-0.60, 0.22))], 0.022),
            "#161616",
        ),
        depth=49.0,
    )
    look = Look(open_eyes=0.45, gaze=(-0.7, -0.6), brows=0.6, mouth=0.4)
    woman = face(look, ADULT, "#e0d8d0", "bun", "#4a4448", cloth=INKS["verdigris"], shoulders=True)
    scene.put(woman, 1.7, 3.2, 1.0, yaw=24, roll=14, scale=1.08)
    earth = land((-1, 0.02), (-0.4, 0.05), (0.1, 0.0), (0.6, 0.06), (1, 0.02))
    scene.lay(Sheet(earth, "#161616", ("earth",)), depth=11.6)
    scene.lay(Sheet(_pebbles(), "#d8d8d8", ("stones",)), depth=11.5)
    coffin = polygon("-.72,-.62 -.3,-.44 .28,-.62 .34,-1.62 -.8,-1.62")
    scene.lay(Sheet(coffin, "#5c5c5c", ("coffin",), turn=86), depth=11.4)
    old = face(
        Look(smile=0.35), ELDER, "#dcd4cc", "short", "#c8c4c0", cloth="#3a3a3a", shoulders=True
    )
    scene.put(old, -0.95, -3.85, -3.2, yaw=-12, roll=6, scale=0.64)
    root = strip(
        [(0.72, 0.62), (0.92, 0.30), (0.80, 0.0), (0.60, -0.22), (0.66, -0.42)], 0.085, 0.06
    )
    root = root | strip([(0.58, -0.60), (0.36, -0.70), (0.14, -0.86), (0.0, -0.92)], 0.055, 0.035)
    root = root | strip([(0.82, 0.02), (0.94, -0.20), (0.92, -0.44)], 0.04, 0.01)
    root = root | strip([(0.66, -0.2), (0.42, -0.28), (0.26, -0.24)], 0.03, 0.008)
    scene.lay(Sheet(root, "#e8e8e8", ("root",), turn=60), depth=6.5)
    worm = strip([(0.67, -0.40), (0.72, -0.48), (0.62, -0.52), (0.57, -0.60)], 0.034)
    scene.lay(Sheet(worm, INKS["vermilion"], ("worm",)), depth=6.4)
    hand = things.hand("#e8e0d8", INKS["verdigris"], "fist", "#f4f4f4")
    scene.put(hand, 3.3, 0.55, -2.2, yaw=10, roll=14, scale=1.1)
    return WoodcutPlan(inks=("verdigris", "vermilion"), sky="paper", contrast=1.6)


def _pebbles() -> Outline:
    pebbles = Outline(())
    for index in range(22):
        x = -0.95 + 1.9 * (index * 0.618 % 1)
        y = -0.14 - 1.3 * (index * 0.377 % 1)
        stone = ellipse(0.016 + 0.016 * (index % 3), 0.012 + 0.008 * (index % 2))
        pebbles = pebbles | stone.turned(40 * index).at(x, y)
    return pebbles
