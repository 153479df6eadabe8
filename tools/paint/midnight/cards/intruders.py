"""Those who turn up where nobody expected them: in the hay, in the sea, out of a frame."""

import math

from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD as YOUNG
from tools.paint.story.cutouts.figures import OLD, WOMAN
from tools.paint.story.cutouts.folk import REACHING, Person, person
from tools.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    points,
    polygon,
    ring,
    strip,
    strips,
    waves,
)
from tools.paint.story.finish import Finish, flock
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="Finders keepers",
    subject="farmers before a haystack with a wing",
    props=("haystack", "wing", "bare feet", "farmers", "rake"),
    mood=("curious", "earthy", "hushed"),
)
def fallen_angel_hay(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    scene.lay(
        Sheet(land((-1, -0.70), (0, -0.64), (1, -0.72)), "#e0e0e0", ("stubble",), turn=1),
        depth=55.0,
    )
    stubble = Outline(())
    for index in range(46):
        x, y = -0.98 + 0.19 * (index % 11) + 0.06 * math.sin(index), -0.80 - 0.17 * (index // 11)
        stubble = stubble | strips(
            [((x, y), (x - 0.02, y + 0.05)), ((x, y), (x + 0.02, y + 0.06))], 0.008
        )
    scene.lay(Sheet(stubble, "#202020", ("stubble",)), depth=54.0)
    _lay_wing(scene)
    stack = blob("-.16,-.86 -.10,-.3 .1,.14 .4,.34 .7,.30 .94,.06 1.2,-.3 1.3,-.9 .6,-1.0 .1,-.98")
    scene.lay(Sheet(stack, INKS["lamp"], ("haystack",), turn=70), depth=36.0)
    straws = Outline(())
    for index in range(90):
        x = -0.1 + 1.2 * (math.sin(index * 12.9898) * 43758.5453 % 1.0)
        y = -0.95 + 1.3 * (math.sin(index * 78.233) * 43758.5453 % 1.0)
        lean = -1.2 + 0.9 * math.sin(index * 3.1)
        end = (x + 0.13 * math.cos(lean), y + 0.13 * math.sin(lean))
        straws = straws | strip(((x, y), end), 0.012, 0.004)
    scene.lay(Sheet(straws & stack, "#161616", ("hay",)), depth=35.0)
    _lay_kicking_legs(scene)
    _lay_finders(scene)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"),
        sky="paper",
        contrast=1.5,
        lamp_pool=0,
        birds=flock(3, 2, x=(0.1, 0.3), y=(0.08, 0.2)),
    )


def _lay_wing(scene: Scene) -> None:
    """A wing that stands up out of the hay: long quills, and short feathers over their roots."""
    for count, reach, wide, depth in ((8, 1.20, 0.105, 46.0), (6, 0.62, 0.10, 42.0)):
        for index in range(count):
            share = index / (count - 1)
            turn, long = 112 - 78 * share, reach * (1.0 - 0.34 * share)
            feather = blob(
                (0, wide * 0.3), (long * 0.55, wide), (long * 0.9, wide * 0.7), (long, 0),
                (long, 0), (long * 0.85, -wide * 0.5), (long * 0.5, -wide * 0.8), (0, -wide * 0.3),
            )  # fmt: skip
            quill = [((0.1, 0.0), (long * 0.9, 0.0))]
            for step in range(4, 10):
                x = long * step / 10
                quill.append(((x - 0.06, 0.0), (x, wide * 0.55)))
                quill.append(((x - 0.06, 0.0), (x, -wide * 0.4)))
            place = {"x": 0.46, "y": 0.14, "turn": turn}
            layer = depth - 0.4 * index
            scene.lay(Sheet(feather, "#f8f8f8", ("wing",)), depth=layer, **place)
            scene.lay(Sheet(strips(quill, 0.011), "#202020"), depth=layer - 0.2, **place)


def _lay_kicking_legs(scene: Scene) -> None:
    """Two bare legs that kick their way out of the side of the hay."""
    sole = blob("-.34,.3 -.38,.7 .0,.86 .36,.64 .36,.2 .27,-.2 .28,-.6 0,-.9 -.28,-.6 -.24,-.2")
    for x, y, size in (
        (-0.30, 0.98, 0.17),
        (-0.04, 1.07, 0.12),
        (0.15, 1.02, 0.11),
        (0.31, 0.91, 0.10),
        (0.43, 0.76, 0.09),
    ):
        sole = sole | ellipse(size).at(x, y)
    kicks = cuts("-.5,1.36 -.2,1.5 .1,1.46", "-.4,1.6 -.2,1.68 .0,1.66", thick=0.07)
    for x, y, turn, knee, flip in (
        (0.06, 0.50, 12, (0.15, 0.0), False),
        (-0.17, 0.18, 36, (0.08, -0.16), True),
    ):
        leg = strip((knee, (x, y)), 0.16, 0.10)
        scene.lay(Sheet(leg, "#ece6de", ("bare leg",)), depth=38.0)
        place = {"x": x, "y": y, "scale": 0.19, "turn": turn, "flip": flip}
        scene.lay(Sheet(sole, "#ece6de", ("bare foot",)), depth=37.5, **place)
        scene.lay(Sheet(kicks, "#202020"), depth=37.0, **place)


def _lay_finders(scene: Scene) -> None:
    """A farmer with a rake, his wife and a boy with a feather in his cap."""
    farmer = Person("#161616", OLD, "bald", cut="stout", headgear="straw", gear_colour="#3a3a3a")
    lay_pile(
        scene,
        person(farmer, (((0.0, 0.76), (0.12, 0.60), (0.20, 0.66)),)),
        x=-0.78,
        y=-1.20,
        scale=1.36,
        depth=20.0,
    )
    wife = Person(
        INKS["night"],
        WOMAN,
        "bun",
        cut="dress",
        headgear="scarf",
        gear_colour=INKS["vermilion"],
        bow=8,
    )
    lay_pile(
        scene,
        person(wife, (((0.0, 0.76), (0.10, 0.64), (0.07, 0.80)),)),
        x=-0.36,
        y=-1.30,
        scale=1.18,
        depth=18.0,
    )
    _lay_boy_and_rake(scene)


def _lay_boy_and_rake(scene: Scene) -> None:
    """The boy, and the rake they came with."""
    boy = Person(INKS["vermilion"], YOUNG, "none", cut="jacket", headgear="cap", head=0.25)
    lay_pile(scene, person(boy, (REACHING,), stride=0.08), x=-0.04, y=-1.38, scale=0.70, depth=16.0)
    feather = blob("0,0 .06,.1 .05,.24 .05,.24 -.03,.14").at(-0.10, -0.72)
    scene.lay(Sheet(feather, "#f8f8f8", ("feather",)), depth=15.0)
    rake = strip(((-0.50, -1.24), (-0.52, 0.36)), 0.026) | strips(
        [((-0.70, 0.36), (-0.34, 0.36))], 0.034
    )
    rake = rake | strips(
        [((-0.68 + 0.08 * k, 0.36), (-0.68 + 0.08 * k, 0.46)) for k in range(5)], 0.020
    )
    scene.lay(Sheet(rake, "#161616", ("rake",)), depth=19.0)


@card(
    palette="block_day",
    hand="woodcut",
    title="We are not moving for the tide",
    subject="two old ladies at tea in the sea",
    props=("tea table", "teapot", "sea", "fin", "hats"),
    mood=("stubborn", "polite", "funny"),
)
def tea_tide(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    scene.lay(Sheet(waves(0.34, 0.006, 0.2, 0.1), INKS["night"], ("sea",), turn=0), depth=55.0)
    for level, size, phase in ((0.16, 0.012, 0.3), (-0.06, 0.018, 0.7)):
        crest = waves(level, size, 0.4, phase) - waves(level - 2 * size, size, 0.4, phase)
        scene.lay(Sheet(crest, "#f4f4f4", ("foam",)), depth=52.0)
    left = Person("#161616", OLD, "bun", cut="dress", headgear="straw", gear_colour="#161616")
    right = Person(
        INKS["vermilion"],
        OLD,
        "bun",
        cut="dress",
        headgear="scarf",
        gear_colour="#3a3a3a",
        skin="#b4a89e",
    )
    cup_arm = ((0.0, 0.76), (0.12, 0.64), (0.17, 0.78))
    pour_arm = ((0.0, 0.76), (0.16, 0.66), (0.30, 0.72))
    lay_pile(scene, person(left, (cup_arm,)), x=-0.56, y=-1.30, scale=1.66, depth=30.0)
    lay_pile(scene, person(right, (pour_arm,)), x=0.66, y=-1.38, scale=1.62, flip=True, depth=30.0)
    brim = ellipse(0.05, 0.03).at(-0.50, 0.34) | ellipse(0.04).at(-0.62, 0.40)
    scene.lay(Sheet(brim, INKS["vermilion"], ("hat flowers",)), depth=28.0)
    _lay_tea(scene)
    _lay_tide(scene)
    cake = polygon("-.1,0 .12,0 .12,.08 -.1,.08") | ellipse(0.02).at(0.0, 0.10)
    scene.lay(Sheet(cake, INKS["vermilion"], ("cake",), turn=0), x=0.26, y=-0.49, depth=19.0)
    gull = blob("-.3,.0 -.14,.1 0,.02 .14,.1 .3,.0 .12,.03 0,-.05 -.12,.03")
    scene.lay(Sheet(gull, "#161616", ("gull",)), x=0.10, y=1.12, scale=0.7, turn=10)
    return WoodcutPlan(inks=("night", "vermilion"), sky="paper", contrast=1.5)


def _lay_tea(scene: Scene) -> None:
    """A table with cups, and a pot that pours."""
    cup = polygon("-.06,.05 .06,.05 .04,-.05 -.04,-.05").at(-0.22, 0.02)
    scene.lay(Sheet(cup, "#f8f8f8", ("cup",)), depth=25.0)
    cloth = blob(
        "-.30,-.50 -.30,-.50 .36,-.50 .36,-.50 .46,-.80 .3,-.84"
        " .16,-.76 .0,-.86 -.16,-.76 -.3,-.84 -.42,-.78"
    )
    scene.lay(Sheet(cloth, "#f8f8f8", ("tablecloth",)), depth=24.0)
    pot = blob("-.13,0 -.16,.12 -.08,.22 .08,.22 .16,.12 .13,0") | ellipse(0.03).at(0, 0.25)
    pot = (
        pot
        | strip(points("-.12,.06 -.22,.10 -.26,.2"), 0.05, 0.03)
        | (ring(0.09, 0.06).at(0.18, 0.11))
    )
    scene.lay(Sheet(pot, "#161616", ("teapot",)), x=0.14, y=-0.30, turn=14, depth=22.0)
    pour = strip(points("-.12,-.14 -.14,-.26 -.13,-.40"), 0.016)
    scene.lay(Sheet(pour, "#161616", ("tea",)), depth=21.0)
    saucer = ellipse(0.13, 0.025).at(-0.12, -0.49) | polygon(
        "-.18,-.38 -.06,-.38 -.08,-.47 -.16,-.47"
    )
    scene.lay(Sheet(saucer, "#f8f8f8", ("cup",)), depth=20.0)


def _lay_tide(scene: Scene) -> None:
    """Waves before the table, and a fin between them."""
    for level, size, length, phase, depth in (
        (-0.66, 0.030, 0.5, 0.2, 18.0),
        (-0.92, 0.036, 0.66, 0.6, 14.0),
        (-1.20, 0.04, 0.8, 0.1, 10.0),
    ):
        scene.lay(
            Sheet(waves(level, size, length, phase), INKS["night"], ("sea",), turn=1), depth=depth
        )
        crest = waves(level, size, length, phase) - waves(
            level - 1.5 * size, size * 0.8, length, phase
        )
        scene.lay(Sheet(crest, "#f4f4f4", ("foam",)), depth=depth - 0.5)
    fin = blob("-.12,-.02 -.12,-.02 -.04,.14 .08,.2 .08,.2 .06,.08 .1,-.02 .1,-.02")
    scene.lay(Sheet(fin, "#161616", ("fin",)), x=-0.30, y=-1.10, depth=12.0)
