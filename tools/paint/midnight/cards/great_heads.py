"""Heads put to use: as a letterbox, a bell, candles, a well, a guest at tea."""

import math

from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.stage import BEFORE, empty_stage
from tools.paint.story import things
from tools.paint.story.card import card
from tools.paint.story.cutouts import figures
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene, Thing
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.faces import ADULT, CHILD, ELDER, Build, Look, face
from tools.paint.story.things.figures import long_coat


@card(
    palette="block_day",
    hand="woodcut",
    title="Say it in writing",
    subject="face as a letterbox",
    props=("letter", "queue", "wall"),
    mood=("satirical", "stiff", "shy"),
)
def letterbox_mouth(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.75, 0.55, -0.45), backdrop="#f4f4f4")
    clerk = face(
        Look(open_eyes=0.55, gaze=(0.9, -0.5), brows=-0.3), Build(nose=1.25, jaw=1.2, age=0.7),
        "#d8d0c8", "parted", "#4a4448",
    )  # fmt: skip
    clerk.code("r.x = max(r.x, -1.95 - g.y);")  # built into the wall: no neck
    scene.put(clerk, 0, 1.7, 1.0, scale=2.0)
    slot = {"y": 0.19, "depth": BEFORE + 1.0}
    scene.lay(Sheet(box(0.66, 0.24).at(0, -0.20), "#b0b0b0", ("letterbox",)), **slot)
    slot["depth"] -= 0.1
    scene.lay(Sheet(box(0.54, 0.07).at(0, -0.18), "#0c0c0c", ("slot",)), **slot)
    slot["depth"] -= 0.1
    rivets = beads(points("-.3,-.29 .3,-.29 -.3,-.11 .3,-.11"), 0.013)
    scene.lay(Sheet(rivets, "#141414"), **slot)
    letter = polygon("-.1,-.19 .2,-.17 .36,-.42 .06,-.44")
    scene.lay(Sheet(letter, "#f6f6f6", ("letter",)), **slot)
    slot["depth"] -= 0.1
    scene.lay(Sheet(strip(points("-.1,-.19 .17,-.3 .2,-.17"), 0.010), "#181818"), **slot)
    scene.lay(Sheet(ellipse(0.03).at(0.17, -0.30), INKS["vermilion"], ("seal",)), **slot)
    hand = things.hand("#b4a89e", sleeve=INKS["vermilion"], pose="pinch", cuff="#f4f4f4")
    scene.put(hand, 2.72, -1.75, -3.4, roll=75, scale=1.4)
    people = ((-0.84, 0.70), (-0.52, 0.78), (-0.20, 0.46), (0.08, 0.72), (0.38, 0.66), (0.68, 0.74))
    for index, (x, size) in enumerate(people):
        one = figures.adult_outline(coat=0.12, hat=index % 3 == 0, skirt=index in (1, 4))
        scene.lay(Sheet(one, "#141414", ("queue",)), x=x, y=-1.42, scale=size, depth=5.0)
        spoon = ellipse(0.02, 0.028) | box(0.01, 0.09).at(0, -0.05)
        held, tag = (spoon, ("spoon",)) if index == 2 else (box(0.06, 0.04), ())
        place = (x + 0.14 * size, -1.42 + 0.42 * size)
        scene.lay(Sheet(held.at(*place), "#f6f6f6", tag), depth=4.8)
    return WoodcutPlan(inks=("vermilion",), sky="paper", contrast=1.6, gain=1.05)


@card(
    palette="block_night",
    hand="woodcut",
    title="It rings when she dreams",
    subject="sleeping face as a bell",
    props=("tower", "plait", "ringer"),
    mood=("grand", "strange", "hushed"),
)
def bell_face(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.55, -0.45))
    arch = blob("-.8,-1.8 -.8,-1.8 -.8,.3 -.62,.9 0,1.24 .62,.9 .8,.3 .8,-1.8 .8,-1.8")
    scene.lay(Sheet(page() - arch, "#6a6a6a", ("tower",), turn=90), depth=5.0)
    scene.lay(Sheet(arch.scaled(1.03).at(0, -0.02) - arch, "#0c0c0c"), depth=4.9)
    beam = box(1.7, 0.14).at(0, 0.98)
    scene.lay(Sheet(beam, "#2c2c2c", ("beam",)), depth=20.0)
    bell = blob(
        "-.14,.98 .14,.98 .3,.86 .42,.56 .46,.1 .56,-.24 .72,-.42 .72,-.42 .7,-.5 .7,-.5 -.7,-.5"
        " -.7,-.5 -.72,-.42 -.72,-.42 -.56,-.24 -.46,.1 -.42,.56 -.3,.86"
    )
    scene.lay(Sheet(bell, INKS["verdigris"], ("bell",), turn=88), depth=16.0)
    rings = strip(points("-.58,-.28 0,-.36 .58,-.28"), 0.02) | strip(
        points("-.42,.66 0,.6 .42,.66"), 0.016
    )
    scene.lay(Sheet(rings, "#141414"), depth=15.8)
    clapper = strip([(0, -0.4), (0.06, -0.62)], 0.04) | ellipse(0.09).at(0.07, -0.68)
    scene.lay(Sheet(clapper, "#d8d8d8", ("clapper",), turn=30), depth=17.0)
    dreamer = face(Look(smile=0.25), ADULT, "#dcd4cc", "none")
    dreamer.code("r.x = max(r.x, max(.25 - g.x, -1.85 - g.y));")  # a face in relief
    scene.put(dreamer, 0, 0.4, -0.2, scale=1.14)
    braid = Outline(())
    for index in range(27):
        y = 0.88 - 0.078 * index
        x = 0.60 + 0.012 * math.sin(index * 0.7)
        side = 1 if index % 2 else -1
        braid = braid | ellipse(0.07, 0.036).turned(side * 40).at(x + side * 0.024, y)
    scene.lay(Sheet(braid, "#c8c8c8", ("plait",), turn=60), depth=9.0)
    scene.lay(Sheet(strips([((0.55, -1.22), (0.67, -1.22))], 0.04), INKS["vermilion"], ("ribbon",)))
    ringer = long_coat(
        "#5a5a5a",
        "none",
        hair="#d8d8d8",
        left_hand=(0.05, 2.0, -0.3),
        right_hand=(-0.05, 1.8, -0.3),
        bow=-10,
    )
    scene.put(ringer, 1.5, -6.9, -1.0, yaw=-60, scale=1.5)
    return WoodcutPlan(inks=("verdigris", "vermilion"), sky="black", contrast=1.7, stars=30)


@card(
    palette="block_night",
    hand="woodcut",
    title="She reads them to sleep",
    subject="heads that burn like candles",
    props=("flames", "snuffer", "pipe"),
    mood=("eerie", "tender", "festive"),
)
def candle_heads(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.1, 0.9, -0.5))
    _lay_candle_table(scene)
    flames = Outline(())
    cores = Outline(())
    for index, (x, y, z, build, skin, look) in enumerate(_WAX_HEADS):
        _put_candle(scene, (x, y, z), face(look, build, skin, "none"), (10, -4, -12, 8, -8)[index])
        reach = 2.625 / (12 + z)
        px, py = x * reach, (y + 2.62 * _WAX_SIZE) * reach
        if index == _SPROUTED:
            _lay_sprout(scene, px, py)
        elif index != 4:
            flames = flames | blob("0,0 -.075,.08 -.06,.17 0,.32 .06,.17 .075,.08").at(px, py)
            cores = cores | ellipse(0.03, 0.055).at(px, py + 0.09)
    scene.lay(Sheet(flames, INKS["lamp"], ("flames",), glow=0.6), depth=BEFORE)
    scene.lay(Sheet(cores, "#fff8e0", glow=0.7))
    pipe = blob("-.16,.02 0,0 .1,-.04 .12,.06 .2,.06 .18,-.08 .1,-.12 0,-.05 -.16,-.03")
    scene.lay(Sheet(pipe, "#2c2c2c", ("pipe",)), x=-0.51, y=-0.95, scale=0.9)
    hand = things.hand("#dcd4cc", sleeve=INKS["plum"], pose="pinch", cuff="#f0f0f0")
    scene.put(hand, 3.6, 4.9, -0.6, yaw=-20, roll=118, scale=1.35)
    rod = strip([(0.31, 0.70), (0.46, 0.86), (0.62, 1.02)], 0.022)
    cone = polygon("-.11,-.1 .11,-.1 .02,.2 -.02,.2").at(0.31, 0.56)
    scene.lay(Sheet(rod | cone, "#d0d0d0", ("snuffer",), turn=80))
    wisp = cuts(
        ".28,.36 .22,.44 .17,.52 .14,.62 .17,.72 .13,.83 .04,.85 .0,.78 .05,.73 .09,.77",
        ".12,.56 .07,.62 .06,.69",
        ".17,.80 .21,.86 .19,.93",
        thick=0.024,
    )
    scene.lay(Sheet(wisp, "#f0f0f0", ("smoke",)))
    return WoodcutPlan(inks=("lamp", "plum", "verdigris"), sky="black", contrast=1.6, lamp_pool=0.2)


_WAX_SIZE = 0.72
"""How large the heads are, and all that carries them."""
_TABLE = -5.5
"""The height of the table's top in the scene."""
_WAX_HEADS = (
    (-2.9, -3.2, 0.0, ADULT, "#d8d0c8", Look(smile=0.2)),
    (0.05, -3.2, -0.2, ELDER, "#a89e94", Look(open_eyes=0.5, gaze=(0.4, 0.6), smile=0.1)),
    (2.95, -3.2, 0.0, Build(nose=1.2, jaw=1.15), "#c0b4a8", Look(smile=0.5)),
    (-1.6, 0.05, 3.2, CHILD, "#e8e0d8", Look(open_eyes=0.8, gaze=(0.2, 0.7), smile=0.6)),
    (1.7, 0.05, 3.4, Build(age=0.4), "#d0c6bc", Look(smile=0.3)),
)  # fmt: skip


def _put_candle(scene: Scene, at: tuple[float, float, float], head: Thing, yaw: float) -> None:
    """A head of wax with melted wax running over it, on its candle and candlestick."""
    head.code(
        """float wax = ellipsoid(g - vec3(-.25, 2.05, 0), vec3(1.2, .55, 1.0));
        wax = smin(wax, taper(s, vec3(.6, 2., .6), vec3(.95, 1.1, .9), .16, .11), .2);"""
    )
    head.part("wax * .85", head.material("#f0f0f0"))
    scene.put(head, *at, yaw=yaw, scale=_WAX_SIZE)
    stick = _candlestick((_TABLE - at[1]) / _WAX_SIZE)
    scene.put(stick, *at, yaw=yaw, scale=_WAX_SIZE)


def _candlestick(foot: float) -> Thing:
    """The candle below a head at the origin, in a saucer or on a stem that ends at y = `foot`."""
    thing = Thing("candlestick", centre=(0, foot / 2, 0.2), radius=2.4 - foot / 2, step=0.8)
    wax, brass = thing.material("#e8e4de"), thing.material("#8c8c8c", shine=0.3)
    tall = foot < -5
    base = -2.55 if tall else foot + 0.25
    thing.code(
        """vec3 q = p - vec3(0, 0, .3);
        float shaft = cylinder(q - vec3(0, $middle, 0), $half, .92) - .08;""",
        middle=(base - 1.35) / 2, half=(-1.35 - base) / 2,
    )  # fmt: skip
    for angle, start, end in ((0.7, -1.5, -2.3), (1.5, -1.5, -1.9), (2.2, -1.5, -2.2)):
        x, z = 0.99 * math.cos(angle), -0.99 * math.sin(angle)
        ends = {"a": (x, start, z), "b": (x, end, z)}
        thing.code("shaft = smin(shaft, taper(q, $a, $b, .12, .17), .1);", **ends)
    thing.body("shaft * .9", wax)
    dish = 1.45 if tall else 1.62
    thing.part("cylinder(q - vec3(0, $y, 0), .07, $dish) - .03", brass, y=base - 0.1, dish=dish)
    thing.part("torusY(q - vec3(0, $y, 0), $dish, .11)", brass, y=base + 0.02, dish=dish)
    if not tall:
        thing.part("torusZ(q - vec3(1.92, $y, 0), .34, .09)", brass, y=base + 0.05)
        return thing
    thing.code("float stem = cone(q - vec3(0, $y, 0), .3, .2, .75);", y=base - 0.4)
    thing.code(
        """stem = smin(stem, taper(q, vec3(0, $top, 0), vec3(0, $foot, 0), .22, .28), .1);
        stem = smin(stem, ellipsoid(q - vec3(0, $knop, 0), vec3(.48, .3, .48)), .08);
        stem = smin(stem, cone(q - vec3(0, $foot + .25, 0), .25, 1.3, .3), .1);""",
        top=base - 0.4, foot=foot, knop=(base + foot) / 2,
    )  # fmt: skip
    thing.part("stem * .9", brass)
    return thing


def _lay_candle_table(scene: Scene) -> None:
    """A table top that all candlesticks stand on, with its front edge and their shadows."""
    top = polygon("-1.2,-.93 1.2,-.93 1.2,-1.40 -1.2,-1.40")
    scene.lay(Sheet(top, "#6c6c6c", ("table",), turn=0), depth=40.0)
    scene.lay(Sheet(box(2.4, 0.035).at(0, -1.40), "#d8d8d8", ("table",)), depth=39.0)
    shadows = Outline(())
    for x, _, z, *_ in _WAX_HEADS:
        reach = 2.625 / (12 + z)
        shadows = shadows | ellipse(1.35 * reach, 0.40 * reach).at(x * reach, _TABLE * reach)
    scene.lay(Sheet(shadows, "#0c0c0c", ("shadows",)), depth=38.0)


_SPROUTED = 3
"""The head that does not burn."""


def _lay_sprout(scene: Scene, x: float, y: float) -> None:
    """A seedling with a flower where the others have a flame."""
    green: dict[str, float] = {"x": x, "y": y, "depth": BEFORE}
    leaf = blob("0,.10 .08,.12 .17,.20 .23,.30 .12,.27 .04,.20")
    stem = strip(points("0,-.02 .015,.12 .0,.26 .01,.40"), 0.034, 0.022)
    leaves = stem | leaf | leaf.flipped().at(0, 0.05)
    scene.lay(Sheet(leaves, INKS["verdigris"], ("sprout",), turn=60), **green)
    scene.lay(
        Sheet(
            beads(points(".01,.49 .07,.44 .05,.37 -.03,.37 -.05,.44"), 0.042),
            "#f4f4f4",
            ("flower",),
        ),
        **green,
    )
    scene.lay(Sheet(ellipse(0.032).at(0.01, 0.425), INKS["plum"], ("flower",)), **green)


@card(
    palette="block_night",
    hand="woodcut",
    title="It never gives you back the same",
    subject="three faces in a well",
    props=("well", "water", "bucket"),
    mood=("eerie", "wise", "playful"),
)
def well_of_faces(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.5, 0.75, -0.5))
    scene.lay(Sheet(page(), "#b8b8b8", ("grass",), turn=70), depth=50.0)
    count = 15
    stones = Outline(())
    for index in range(count):
        a0, a1 = (2 * math.pi * (index + gap) / count for gap in (0.04, 0.96))
        arc = [a0 + (a1 - a0) * step / 5 for step in range(6)]
        outer = 0.99 + 0.03 * math.sin(index * 2.7)
        stones = stones | polygon(
            *((outer * math.cos(a), outer * math.sin(a) * 1.12) for a in arc),
            *((0.80 * math.cos(a), 0.80 * math.sin(a) * 1.12) for a in reversed(arc)),
        )
    scene.lay(Sheet(ellipse(1.02, 1.15), "#141414", ("well",)), depth=40.0)
    scene.lay(Sheet(stones, "#e4e4e4", ("stones",), turn=20), depth=39.0)
    scene.lay(Sheet(ellipse(0.77, 0.87), INKS["night"], ("water",), turn=4), depth=38.0)
    scene.lay(
        Sheet(ellipse(0.77, 0.87) - ellipse(0.77, 0.87).at(0.08, -0.10), "#0c0c0c"), depth=37.0
    )
    for x, y, yaw, roll, build, hair, skin, look in (
        (-1.35, 0.9, -14, 20, CHILD, "curls", "#e4dcd4", Look(open_eyes=0.95, gaze=(0, 0.6),
        smile=0.6)),
        (1.45, 0.55, 16, -16, ADULT, "long", "#b8aca0", Look(open_eyes=0.7, brows=0.5, smile=-0.2)),
        (0.05, -1.75, 0, 4, ELDER, "scarf", "#d8d0c8", Look(smile=0.5, mouth=0.1)),
    ):  # fmt: skip
        cloth = INKS["vermilion"] if hair == "scarf" else "#4c4c4c"
        one = face(look, build, skin, hair, "#4a4448", cloth=cloth)  # type: ignore[arg-type]
        one.code("r.x = max(r.x, -1.9 - g.y);")
        scene.put(one, x * 1.15, y * 1.2 - 0.1, 0, yaw=yaw, roll=roll, scale=0.84)
    ripples = Outline(())
    for a, b in ((0.70, 0.80), (0.62, 0.72)):
        ripples = ripples | (ellipse(a, b) - ellipse(a - 0.012, b - 0.012))
    scene.lay(Sheet(ripples, "#f0f0f0"), depth=36.0)
    rope = strip(points(".86,1.5 .7,1.0 .66,.7 .6,.5"), 0.03)
    scene.lay(Sheet(rope, "#141414", ("rope",)), depth=7.0)
    bucket = ellipse(0.14, 0.13).at(0.56, 0.40)
    scene.lay(Sheet(bucket, "#4c4c4c", ("bucket",), turn=10))
    scene.lay(Sheet(ellipse(0.10, 0.09).at(0.56, 0.41), "#f0f0f0"))
    return WoodcutPlan(inks=("night", "vermilion"), sky="black", contrast=1.7)
