"""Many in one place: in beds on rails, in somebody's hair."""

from typing import Any

from tools.paint.midnight.cuts import arc, cuts
from tools.paint.midnight.stage import UNIT, empty_stage
from tools.paint.story import settings, things
from tools.paint.story.card import card
from tools.paint.story.cutouts import figures
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.skies import Moon
from tools.paint.story.things.figures import long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="No stop until morning",
    subject="train of beds on a viaduct",
    props=("beds", "sleepers", "viaduct", "signalman", "moon", "sun", "cock"),
    mood=("calm", "absurd", "dreamy"),
)
def train_of_beds(scene: Scene, palette: Palette) -> Finish:
    moon = Moon((-0.22, 0.42, 1.0), radius=0.07, phase=0.0)
    settings.void(scene, palette, moon=moon, light_from=(-0.5, 0.6, -0.5), key=1.15, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    _lay_morning(scene)
    stone = polygon("-1.3,-.36 1.3,-.36 1.3,-1.8 -1.3,-1.8")
    for x in (-0.86, -0.20, 0.46, 1.12):
        stone = stone - box(0.48, 1.5).at(x, -1.56) - ellipse(0.24, 0.26).at(x, -0.82)
    scene.lay(Sheet(stone, "#a8a8a8", ("viaduct",), turn=0), depth=50.0)
    scene.lay(Sheet(box(2.6, 0.05).at(0, -0.36), "#f4f4f4", ("rails",)))
    stones = Outline(())
    for x in (-0.86, -0.20, 0.46, 1.12):
        for angle in range(10, 180, 20):
            inner, outer = (
                arc(x, -0.82, 0.26, angle, angle)[0],
                arc(x, -0.82, 0.34, angle, angle)[0],
            )
            stones = stones | strip([inner, outer], 0.012)
    scene.lay(Sheet(stones, "#141414"))
    for index, (x, blanket) in enumerate(((-0.62, "night"), (0.0, "vermilion"), (0.62, "lamp"))):
        _lay_bed(scene, x, -0.34, INKS[blanket], index)  # type: ignore[index]
    walker = long_coat(
        "#f0f0f0",
        "none",
        hair="#2a2626",
        left_hand=(0.45, 1.46, -0.3),
        right_hand=(-0.4, 1.4, -0.3),
    )
    scene.put(walker, 0.02 * UNIT, 0.40 * UNIT, 0, yaw=-64, scale=0.9)
    signalman = long_coat(
        "#3a3a3a", "brim", "#2c2c2c", left_hand=(0.46, 1.72, -0.1), right_hand=(-0.3, 0.9, 0.0)
    )
    scene.put(signalman, 0.52 * UNIT, -1.56 * UNIT, -1.0, yaw=172, scale=1.35)
    lamp = box(0.09, 0.13).at(0.42, -1.06) | polygon(".35,-.99 .49,-.99 .42,-.91")
    scene.lay(Sheet(lamp, INKS["vermilion"], ("signal lamp",)), depth=7.0)
    return WoodcutPlan(
        inks=("vermilion", "night", "lamp"), sky="black", stars=60, contrast=1.6, lamp_pool=0
    )


def _lay_morning(scene: Scene) -> None:
    """The land below the arches, where it is day already: a rising sun, and a cock on a post."""
    scene.lay(Sheet(box(2.6, 1.4).at(0, -1.1), "#f8f8f8", ("morning",)), depth=58.0)
    rays = strips(
        [
            (arc(-0.20, -1.12, 0.24, a, a)[0], arc(-0.20, -1.12, 0.9, a, a)[0])
            for a in range(4, 180, 12)
        ],
        0.016,
    )
    scene.lay(Sheet(rays & box(2.6, 1.1).at(0, -0.95), "#161616", ("rays",)), depth=57.0)
    scene.lay(Sheet(ellipse(0.19).at(-0.20, -1.12), INKS["lamp"], ("sun",), glow=0.4), depth=56.0)
    hills = land((-1, -1.22), (-0.5, -1.16), (0, -1.24), (0.5, -1.14), (1, -1.2))
    scene.lay(Sheet(hills, "#8a8a8a", ("hills",), turn=6), depth=55.0)
    cock = blob(
        "-.14,.16 -.24,.24 -.26,.40 -.26,.40 -.16,.34 -.08,.22 .04,.22 .08,.34 .12,.42 .18,.42"
        " .20,.38 .26,.36 .26,.36 .20,.32 .20,.20 .14,.08 .04,.02 -.06,.04"
    )
    post = box(0.07, 0.5).at(0.04, -0.28) | strips(
        [((0.0, 0.06), (0.0, -0.04)), ((0.08, 0.06), (0.08, -0.04))], 0.02
    )
    place: dict[str, Any] = {"x": -0.86, "y": -1.22, "scale": 0.8}
    scene.lay(Sheet(cock | post, "#161616", ("cock",)), **place, depth=53.0)
    comb = beads([(0.11, 0.445), (0.15, 0.455), (0.19, 0.435)], 0.03) | ellipse(0.025, 0.04).at(
        0.21, 0.31
    )
    scene.lay(Sheet(comb, INKS["vermilion"], ("comb",)), **place, depth=52.0)


def _lay_bed(scene: Scene, x: float, y: float, blanket: str, index: int) -> None:
    """A bed on wheels with somebody asleep; the middle one has a roof, the first one a chimney."""
    place: dict[str, Any] = {"x": x, "y": y, "scale": 0.92}
    wheels = Outline(())
    for side in (-0.19, 0.19):
        wheels = (
            wheels | (ellipse(0.075) - ellipse(0.05)).at(side, 0.08) | ellipse(0.02).at(side, 0.08)
        )
    frame = (
        box(0.60, 0.05).at(0, 0.16)
        | box(0.05, 0.42).at(-0.28, 0.34)
        | box(0.05, 0.28).at(0.28, 0.27)
    )
    frame = frame | beads([(-0.28, 0.57), (0.28, 0.43)], 0.035)
    if index == 1:
        frame = frame | strips([((-0.28, 0.5), (-0.28, 0.76)), ((0.28, 0.4), (0.28, 0.76))], 0.04)
        frame = frame | polygon("-.34,.74 .34,.74 .30,.82 -.30,.82")
    if index == 2:
        frame = frame | box(0.07, 0.26).at(0.28, 0.5) | box(0.11, 0.04).at(0.28, 0.63)
        puffs = (
            ellipse(0.05).at(0.24, 0.74)
            | ellipse(0.075).at(0.12, 0.83)
            | ellipse(0.10).at(-0.06, 0.92)
        )
        scene.lay(Sheet(puffs, "#d0d0d0", ("smoke",), turn=15), **place)
    scene.lay(Sheet(wheels | frame, "#f0f0f0", ("bed",)), **place)
    scene.lay(Sheet(box(0.5, 0.09).at(0, 0.225), "#f0f0f0", ("mattress",)), **place)
    scene.lay(Sheet(ellipse(0.11, 0.06).at(-0.15, 0.30), "#f8f8f8", ("pillow",)), **place)
    _lay_sleeper(scene, place, blanket, index)
    if index:
        link = strip([(-0.36, 0.16), (-0.30, 0.16)], 0.03)
        scene.lay(Sheet(link, "#f0f0f0", ("coupling",)), **place)


def _lay_sleeper(scene: Scene, place: dict[str, Any], blanket: str, index: int) -> None:
    """Somebody asleep on a pillow under a blanket."""
    kind = (figures.OLD, figures.WOMAN, figures.CHILD)[index]
    sleeper = figures.profile_outline(kind, bust=False).scaled(0.19).turned(84).at(-0.12, 0.36)
    scene.lay(
        Sheet(sleeper, ("#dcdcdc", "#9c9c9c", "#f0f0f0")[index], ("sleeper",), turn=80), **place
    )
    eye = cuts("-.145,.405 -.135,.412 -.122,.408", thin=0.008, thick=0.012)
    scene.lay(Sheet(eye, "#101010"), **place)
    cover = blob("-.06,.18 -.07,.36 0,.40 .1,.36 .18,.37 .25,.32 .26,.18 .26,.18 -.06,.18")
    scene.lay(Sheet(cover, blanket, ("blanket",), turn=70), **place)


@card(
    palette="block_night",
    hand="woodcut",
    title="The forest was her hair",
    subject="giant comb in a forest",
    props=("comb", "forest", "hand", "sleeping face", "runner", "bow", "house"),
    mood=("threatening", "grand", "tender"),
)
def teeth_of_the_comb(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.6, 0.6, -0.5))
    _lay_hair_trees(scene, 13, 0.84, "#5c5c5c", first_depth=50.0, seed=3)
    comb = polygon("-1.3,.66 -1.3,1.02 .66,1.34 .74,1.30 .78,1.16 .74,1.02")
    for index in range(10):
        x = -0.98 + 0.185 * index
        y = 0.72 + 0.165 * (x + 1.0)
        comb = comb | polygon(
            (x, y), (x + 0.10, y + 0.02), (x + 0.055, y - 0.96), (x + 0.035, y - 0.96)
        )
    scene.lay(Sheet(comb, INKS["clay"], ("comb",), turn=10), depth=30.0)
    carving = cuts(
        "-.96,.86 -.4,.98 .1,1.06 .6,1.14", "-.96,.93 -.4,1.05 .1,1.13 .6,1.21", thick=0.018
    )
    scene.lay(Sheet(carving, "#141414"))
    _lay_hair_trees(scene, 17, 0.50, "#f0f0f0", first_depth=25.0, seed=8)
    brow = land((-1, -0.74), (-0.5, -0.62), (0.1, -0.58), (0.6, -0.64), (1, -0.78))
    scene.lay(Sheet(brow, "#f2f2f2", ("forehead",)), depth=18.0)
    scene.lay(Sheet(_sleeping_eyes(), "#141414", ("closed eyes",)))
    bow = (
        blob("0,0 .1,.07 .13,-.02 .1,-.08") | blob("0,0 -.1,.07 -.13,-.02 -.1,-.08") | ellipse(0.03)
    )
    scene.lay(Sheet(bow, INKS["vermilion"], ("bow",)), x=-0.62, y=-0.20, turn=14, depth=14.0)
    hand = things.hand("#c8beb4", "#3a3a3a", "fist", "#f4f4f4")
    scene.put(hand, 1.02 * UNIT, 1.14 * UNIT, -0.6, yaw=-20, roll=96, scale=1.7)
    runner = figures.adult_outline(figures.RUNNING, coat=0.35)
    scene.lay(
        Sheet(runner, INKS["vermilion"], ("runner",)), x=-0.02, y=-0.96, scale=0.42, depth=10.0
    )
    shadow = blob("-.16,-.97 0,-.95 .16,-.97 0,-.99")
    scene.lay(Sheet(shadow, "#141414", ("shadow",)), depth=10.2)
    _lay_cottage(scene)
    return WoodcutPlan(
        inks=("clay", "vermilion", "lamp"), sky="black", stars=24, contrast=1.6, lamp_pool=0
    )


def _lay_cottage(scene: Scene) -> None:
    """A house with a light in its window at the edge of the hair; somebody has lit the stove."""
    place: dict[str, Any] = {"x": 0.56, "y": -0.74}
    smoke = strip([(0.10, 0.34), (0.04, 0.46), (0.14, 0.58), (0.06, 0.74)], 0.03, 0.07)
    scene.lay(Sheet(smoke, "#f4f4f4", ("smoke",)), **place, depth=16.0)
    house = box(0.32, 0.20).at(0, 0.10) | box(0.06, 0.16).at(0.10, 0.30)
    scene.lay(Sheet(house, "#161616", ("house",)), **place, depth=15.0)
    roof = polygon("-.22,.18 .22,.18 .12,.34 -.12,.34")
    scene.lay(Sheet(roof, INKS["clay"], ("house",), turn=0), **place, depth=14.8)
    panes = box(0.09, 0.10).at(-0.07, 0.10) | box(0.08, 0.15).at(0.08, 0.075)
    scene.lay(Sheet(panes, INKS["lamp"], ("lit window",), glow=0.4), **place, depth=14.6)


def _lay_hair_trees(
    scene: Scene, count: int, reach: float, tone: str, first_depth: float, seed: int
) -> None:
    """A row of slender firs that fall to both sides of a parting like combed hair."""
    for index in range(count):
        x = -1.02 + 2.04 * (index + 0.5) / count + 0.02 * ((index * seed) % 3 - 1)
        height = reach * (0.8 + 0.4 * ((index * seed * 7) % 5) / 5)
        lean = (0.05 + 0.16 * abs(x)) * (1 if x > -0.1 else -1) * (1 + 0.5 * ((index * seed) % 2))
        root, mid, tip = (
            (x, -0.74),
            (x + 0.2 * lean, -0.7 + 0.55 * height),
            (x + lean, -0.66 + height),
        )
        tree = strip([root, mid, tip], 0.035, 0.008)
        for step in range(7):
            t = 0.28 + 0.1 * step
            cx, cy = x + lean * t * t, -0.74 + (height + 0.08) * t
            width = 0.10 * (1.1 - t)
            tree = tree | polygon(
                (cx - width, cy - 0.05), (cx, cy + 0.06), (cx + width, cy - 0.05), (cx, cy - 0.01)
            )
        scene.lay(Sheet(tree, tone, ("forest",), turn=90), depth=first_depth - 0.2 * index)


def _sleeping_eyes() -> Outline:
    """Brows, closed lids with lashes, and the root of a nose at the lower edge."""
    half = cuts(
        ".24,-1.02 .44,-.93 .66,-.95 .82,-1.05", ".26,-1.05 .46,-.96 .66,-.98 .8,-1.07",
        ".28,-1.22 .42,-1.31 .58,-1.32 .74,-1.22", ".28,-1.14 .44,-1.1 .6,-1.1 .74,-1.15",
        ".09,-1.12 .06,-1.3 .1,-1.5", thin=0.008, thick=0.034,
    )  # fmt: skip
    lashes = strips([((x, y), (x + dx, y - 0.10)) for x, y, dx in (
        (0.34, -1.26, -0.04), (0.42, -1.30, -0.02), (0.50, -1.32, 0.0), (0.58, -1.32, 0.02), (0.66,
        -1.28, 0.04),
    )], 0.018)  # fmt: skip
    half = half | lashes
    return (
        half
        | half.flipped()
        | cuts("-.3,-.76 0,-.72 .2,-.75", "-.2,-.84 0,-.81 .12,-.83", thick=0.014)
    )
