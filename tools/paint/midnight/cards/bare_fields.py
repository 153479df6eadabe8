"""Snow, stubble and beach: what is left standing on bare paper."""

import math
from typing import Any

from tools.paint.midnight.cuts import arc, cuts
from tools.paint.midnight.stage import UNIT, empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, MAN, OLD
from tools.paint.story.cutouts.folk import Person, person
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    star,
    strip,
    strips,
)
from tools.paint.story.cutouts.nature import branch
from tools.paint.story.finish import Finish, flock
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.figures import Headwear, long_coat


@card(
    palette="block_day",
    hand="woodcut",
    title="They came to warm the fire",
    subject="people comforting a small cold fire",
    props=("fire", "scarf", "visitors", "shadows", "snow"),
    mood=("odd", "communal", "tender"),
)
def fire_watch(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f6f6f6")
    firs = Outline(())
    for index in range(26):
        x, tall = -1.05 + 0.085 * index, 0.22 + 0.09 * math.sin(index * 2.3)
        firs = firs | polygon((x - 0.055, 0.30), (x + 0.055, 0.30), (x, 0.34 + tall))
    scene.lay(Sheet(firs, "#5c5c5c", ("woods",), turn=90), depth=55.0)
    snow = land((-1, 0.34), (-0.2, 0.40), (0.5, 0.33), (1, 0.38))
    scene.lay(Sheet(snow, "#f8f8f8", ("snow",)), depth=54.0)
    for x, y, size in ((-0.22, 0.10, 0.30), (-0.36, 0.14, 0.24)):
        late = Person("#161616", MAN, "short", headgear="brim")
        lay_pile(scene, person(late, stride=0.1), x=x, y=y, scale=size, depth=50.0)
    steps = beads([(-0.46 - 0.07 * i, 0.13 + 0.02 * (i % 2) + 0.022 * i) for i in range(7)], 0.011)
    scene.lay(Sheet(steps, "#4a4a4a", ("footprints",)), depth=49.0)
    shadows = Outline(())
    for foot in points("-.74,-1.2 -.9,-1.04 .44,-1.38 .66,-1.14 .92,-1.0"):
        shadows = shadows | strip((foot, (-0.06 + 0.34 * (foot[0] + 0.06), -1.14)), 0.11, 0.03)
    scene.lay(Sheet(shadows, "#161616", ("shadows",)), depth=40.0)
    _lay_visitors(scene)
    _lay_cold_fire(scene, -0.02, -1.22)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.5, snowfall=40, lamp_pool=0
    )


_BOTH_OUT = (((0.0, 0.76), (0.12, 0.60), (0.28, 0.56)), ((0.0, 0.76), (0.14, 0.66), (0.29, 0.63)))


def _lay_visitors(scene: Scene) -> None:
    """Five people who hold out their hands, or something warm."""
    visitors = (
        (Person("#6c6c6c", OLD, "curls", hair_colour="#f4f4f4", bow=12), -0.96, -1.06, 1.10, 0),
        (Person("#161616", MAN, "short", headgear="cap", cut="stout", bow=10), -0.70, -1.22,
         1.18, 0),
        (Person("#161616", OLD, "bald", headgear="top", cut="stout"), 0.94, -1.02, 1.02, 1),
        (
            Person(INKS["night"], OLD, "bun", cut="dress", headgear="scarf", gear_colour="#f4f4f4"),
            0.68, -1.16, 1.10, 1,
        ),
        (Person("#161616", CHILD, "bob", head=0.24, bow=4), 0.44, -1.42, 0.66, 1),
    )  # fmt: skip
    for index, (who, x, y, size, flip) in enumerate(visitors):
        pile = person(who, _BOTH_OUT, lean=-3)
        lay_pile(scene, pile, x=x, y=y, scale=size, flip=bool(flip), depth=30.0 - 2 * index)


def _lay_cold_fire(scene: Scene, x: float, y: float) -> None:
    """A small fire on its logs that shivers, in a scarf."""
    place: dict[str, Any] = {"x": x, "y": y, "scale": 1.12}
    logs = strips([((-0.26, -0.04), (0.26, 0.06)), ((-0.24, 0.08), (0.24, -0.06))], 0.07)
    scene.lay(Sheet(logs, "#161616", ("logs",)), **place, depth=12.0)
    flame = blob(
        "-.18,.02 -.28,.16 -.31,.38 -.31,.38 -.2,.32 -.22,.5 -.24,.62 -.24,.62 -.1,.54 -.06,.7"
        " 0,.88"
        " 0,.88 .06,.68 .11,.56 .2,.68 .2,.68 .19,.44 .31,.46 .31,.46 .28,.2 .18,.02"
    )
    scene.lay(Sheet(flame, INKS["vermilion"], ("fire",), turn=80), **place, depth=11.0)
    heart = blob("-.14,.04 -.19,.2 -.15,.38 -.04,.58 0,.66 .04,.58 .15,.38 .19,.2 .14,.04")
    scene.lay(Sheet(heart, INKS["lamp"], ("fire",), glow=0.6), **place, depth=10.9)
    look = ellipse(0.024, 0.034).at(-0.065, 0.35) | ellipse(0.024, 0.034).at(0.065, 0.35)
    brows = cuts("-.11,.40 -.07,.43 -.03,.45", ".11,.40 .07,.43 .03,.45", thick=0.02)
    mouth = strip(points("-.04,.255 0,.28 .04,.255"), 0.022)
    scene.lay(Sheet(look | brows | mouth, "#161616", ("face",)), **place, depth=10.8)
    scarf = blob("-.2,.2 0,.15 .2,.2 .21,.1 0,.05 -.21,.1") | blob(
        ".06,.12 .15,.12 .19,-.08 .09,-.08"
    )
    scene.lay(Sheet(scarf, INKS["night"], ("scarf",), turn=80), **place, depth=10.7)


@card(
    palette="block_night",
    hand="woodcut",
    title="Until the first warm day",
    subject="bride with a train of frost",
    props=("bride", "groom", "frost", "train", "hidden lamp"),
    mood=("tragic", "tender", "cold"),
)
def frost_bride(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.6, -0.5))
    _lay_train(scene)
    bride = long_coat(
        "#f4f4f4",
        "scarf",
        "#f8f8f8",
        left_hand=(0.36, 1.02, -0.2),
        right_hand=(-0.30, 0.96, -0.1),
        wide=1.0,
    )
    scene.put(bride, -0.21 * UNIT, 0.10 * UNIT, 0, yaw=158, scale=2.3)
    groom = long_coat(
        "#7a7a7a", "top", "#3a3a3a", skin="#c8beb4", left_hand=(0.36, 1.06, -0.3),
        right_hand=(-0.16, 1.0, 0.36), bow=6,
    )  # fmt: skip
    scene.put(groom, 0.38 * UNIT, -0.16 * UNIT, 0.4, yaw=62, scale=2.4)
    lamp = blob("-.06,-.1 -.08,0 -.04,.1 .04,.1 .08,0 .06,-.1") | box(0.09, 0.03).at(0, 0.12)
    scene.lay(Sheet(lamp, INKS["lamp"], ("hidden lamp",), glow=0.7), x=0.67, y=0.27, depth=10.0)
    handle = cuts(arc(0.67, 0.39, 0.06, 0, 180), thin=0.012, thick=0.016)
    scene.lay(Sheet(handle, "#f4f4f4"), depth=9.9)
    drop = blob("0,.05 .025,0 0,-.03 -.025,0")
    scene.lay(Sheet(drop, INKS["night"], ("drop",)), x=-0.02, y=0.52, depth=9.0)
    return WoodcutPlan(inks=("night", "lamp"), sky="black", stars=50, contrast=1.6, snowfall=16)


def _lay_train(scene: Scene) -> None:
    """A train that spreads over the plain, grown over with ferns of frost."""
    train = blob(
        "-.34,.3 -.06,.34 .02,-.1 .24,-.5 .66,-.72 1.3,-.8 1.3,-.8 1.3,-1.8 1.3,-1.8 -1.3,-1.8"
        " -1.3,-1.8 -1.3,-1.2"
        " -1.3,-1.2 -.86,-.86 -.56,-.4 -.44,0"
    )
    plain = land((-1, -0.04), (0, 0.02), (1, -0.06))
    scene.lay(Sheet(plain, "#4c4c4c", ("plain",), turn=2), depth=50.0)
    scene.lay(Sheet(train, "#f6f6f6", ("train",)), depth=40.0)
    ferns = Outline(())
    for path, thick, twigs in (
        ("-.2,.1 -.26,-.4 -.5,-.9 -.9,-1.4", 0.045, 16), ("-.16,.1 -.1,-.5 -.16,-1.0 -.3,-1.5",
        0.045, 16),
        ("-.1,.1 .06,-.5 .2,-1.0 .22,-1.5", 0.045, 16), ("-.06,.0 .24,-.66 .6,-1.1 .8,-1.5", 0.045,
        16),
        (".3,-.7 .6,-.84 .98,-.96", 0.035, 12),
    ):  # fmt: skip
        ferns = ferns | branch(points(path), thick, twigs, seed=thick * 91 + twigs)
    scene.lay(Sheet(ferns & train, INKS["night"], ("frost",)))
    crystals = Outline(())
    for x, y, size in (
        (-0.36, -0.76, 0.07),
        (0.40, -1.2, 0.08),
        (-0.62, -1.26, 0.06),
        (0.02, -0.82, 0.05),
        (0.86, -1.14, 0.06),
    ):
        crystals = crystals | star(6, size, size * 0.2).at(x, y)
    scene.lay(Sheet(crystals, "#141414", ("crystals",)))


@card(
    palette="block_day",
    hand="woodcut",
    title="It bowed first",
    subject="last sheaf of the harvest",
    props=("sheaf", "harvesters", "ribbon", "stubble", "rake"),
    mood=("reverent", "old", "warm"),
)
def last_sheaf(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.6, -0.5))
    field = land((-1, -0.50), (-0.3, -0.44), (0.4, -0.46), (1, -0.54))
    scene.lay(Sheet(field, "#f6f6f6", ("field",)), depth=58.0)
    stubble = Outline(())
    for row in range(9):
        for column in range(14):
            x = -1.0 + 2.0 * (column + 0.5 * (row % 2)) / 13
            y = -0.54 - 0.04 * row - 0.011 * row * row
            stubble = stubble | strip(
                [(x, y), (x + 0.01, y + 0.03 + 0.006 * row)], 0.008 + 0.002 * row
            )
    scene.lay(Sheet(stubble, "#202020", ("stubble",)))
    _lay_sheaf(scene)
    people: tuple[tuple[float, float, float, Headwear, str], ...] = (
        (-0.64, -1.02, 1.8, "none", "#3a3a3a"), (-0.36, -1.24, 2.0, "scarf", INKS["plum"]), (-0.12,
        -1.42, 1.15, "none", "#8a8a8a"),
    )  # fmt: skip
    for x, y, size, headwear, coat in people:
        harvester = long_coat(
            coat, headwear, "#f0f0f0", skin="#b8aca2", hair="#3a3638", left_hand=(0.12, 1.12,
            -0.34),
            right_hand=(-0.12, 1.12, -0.34), bow=-20,
        )  # fmt: skip
        scene.put(harvester, x * UNIT, y * UNIT, -0.5, yaw=-60, scale=size)
    rake = strip([(-0.90, -1.3), (-0.80, 0.02)], 0.03) | box(0.26, 0.04).at(-0.80, 0.02)
    rake = rake | strips(
        [((-0.91 + 0.055 * i, 0.02), (-0.91 + 0.055 * i, -0.08)) for i in range(5)], 0.016
    )
    scene.lay(Sheet(rake, "#161616", ("rake",)))
    birds = flock(5, seed=4, x=(0.1, 0.4), y=(0.12, 0.24), size=(0.018, 0.03))
    return WoodcutPlan(inks=("clay", "vermilion", "plum"), sky="paper", birds=birds, contrast=1.6)


def _lay_sheaf(scene: Scene) -> None:
    """A sheaf as tall as a house that bows like a woman, with a ribbon round her waist."""
    for index in range(19):
        t = (index - 9) / 9
        foot = (0.42 + 0.52 * t, -1.16 - 0.10 * (1 - t * t))
        waist = (0.40 + 0.13 * t, -0.16)
        if abs(t) > 0.75:
            tip = (0.40 + 0.62 * t, -0.26 + 0.2 * (abs(t) - 0.75))
            path = [foot, waist, (0.40 + 0.42 * t, 0.20), tip]
        else:
            tip = (-0.12 + 0.28 * t, 0.70 - 0.26 * t)
            path = [foot, waist, (0.46 + 0.22 * t, 0.36), (0.30 + 0.3 * t, 0.84 + 0.1 * t), tip]
        colour = INKS["clay"] if index % 2 else "#f4f4f4"
        scene.lay(Sheet(strip(path, 0.075, 0.05), colour, ("sheaf",)))
        (ax, ay), (bx, by) = path[-2], path[-1]
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        ear = ellipse(0.12, 0.045)
        for step in range(4):
            for side in (-1, 1):
                ear = ear | strip(
                    [(0.06 * step - 0.08, 0), (0.06 * step, side * 0.085)], 0.03, 0.006
                )
        scene.lay(Sheet(ear.turned(angle).at(bx, by), INKS["clay"], ("ears",)))
    band = blob("-.2,.0 -.1,.03 .1,.04 .2,.01 .2,-.09 .1,-.06 -.1,-.07 -.2,-.1")
    ends = strip(points("-.02,-.04 -.12,-.26 -.06,-.5"), 0.06, 0.05) | strip(
        points(".02,-.04 .08,-.24 .02,-.42"), 0.06, 0.05
    )
    bow = blob("0,-.03 -.16,.08 -.2,-.04 -.14,-.12") | blob("0,-.03 .16,.08 .2,-.04 .14,-.12")
    scene.lay(Sheet(ends | band | bow, INKS["vermilion"], ("ribbon",)), x=0.40, y=-0.12)
