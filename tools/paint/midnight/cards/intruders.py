"""Those who turn up where nobody expected them: in the hay, in the sea, out of a frame."""

import math
from typing import Any

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD as YOUNG
from tools.paint.story.cutouts.figures import OLD, WOMAN
from tools.paint.story.cutouts.folk import Person, person
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    ring,
    smooth,
    strip,
    strips,
    waves,
)
from tools.paint.story.cutouts.nature import cloud_outline
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="Finders keepers",
    subject="farmers before a haystack with a wing",
    props=("haystack", "wing", "bare feet", "farmers", "rake", "feather"),
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
    _lay_open_cloud(scene)
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
    _lay_wing_tip(scene)
    _lay_finders(scene)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"),
        sky="paper",
        contrast=1.5,
        lamp_pool=0,
    )


def _feather(long: float, wide: float) -> tuple[Outline, Outline]:
    """A feather along x from the origin, and the lines carved into it."""
    vane = blob(
        (0, wide * 0.3), (long * 0.5, wide), (long * 0.88, wide * 0.8), (long, 0), (long, 0),
        (long * 0.8, -wide * 0.7), (long * 0.4, -wide * 0.8), (0, -wide * 0.3),
    )  # fmt: skip
    x = long * 0.72
    lines = [((0.0, 0.0), (long * 0.86, 0.0)), ((x - 0.08, 0.0), (x, wide * 0.6))]
    return vane, strips(lines, 0.010)


def _lay_wing(scene: Scene) -> None:
    """One wing raised out of the hay: quills in two rows along a strong bent edge."""
    edge = smooth(points(".50,.16 .28,.42 .18,.72 .24,.98 .42,1.12"), closed=False)
    for count, reach, wide, depth in ((12, 0.66, 0.062, 46.0), (9, 0.28, 0.055, 42.0)):
        for index in range(count):
            share = index / (count - 1)
            x, y = edge[round(share * (len(edge) - 1))]
            vane, lines = _feather(reach * (0.70 + 0.24 * share), wide)
            place = {"x": x, "y": y, "turn": -10 + 40 * share**1.6}
            layer = depth - 0.3 * index
            scene.lay(Sheet(vane, "#f8f8f8", ("wing",)), depth=layer, **place)
            scene.lay(Sheet(lines, "#202020"), depth=layer - 0.1, **place)
    scene.lay(Sheet(strip(edge, 0.17, 0.08), "#f8f8f8", ("wing",)), depth=38.0)
    down = cuts(*([(x - 0.02, y - 0.03), (x + 0.01, y), (x + 0.04, y - 0.03)]
        for x, y in edge[2:-4:4]), thick=0.016)  # fmt: skip
    scene.lay(Sheet(down, "#202020"), depth=37.9)


def _lay_wing_tip(scene: Scene) -> None:
    """The tip of the other wing, which sticks out of the hay towards us."""
    for index, (turn, long) in enumerate(((-74, 0.34), (-56, 0.42), (-38, 0.48), (-20, 0.44))):
        vane, lines = _feather(long, 0.06)
        place: dict[str, Any] = {"x": 0.40 + 0.02 * index, "y": -0.30 + 0.03 * index, "turn": turn}
        scene.lay(Sheet(vane, "#f8f8f8", ("wing",)), depth=34.0 - 0.3 * index, **place)
        scene.lay(Sheet(lines, "#202020"), depth=33.9 - 0.3 * index, **place)
    _lay_tuft(scene, 0.42, -0.26, 45)


def _lay_tuft(scene: Scene, x: float, y: float, turn: float) -> None:
    """Hay that closes over whatever goes into the stack: blades across y, pointing along x."""
    blades = polygon(
        "-.10,.13 .02,.15 -.01,.10 .07,.10 .01,.055 .09,.04 .02,.0 .08,-.02 .01,-.05 .07,-.09"
        " .0,-.10 .02,-.15 -.10,-.13"
    )
    place: dict[str, Any] = {"x": x, "y": y, "turn": turn}
    scene.lay(Sheet(blades, INKS["lamp"], ("hay",), turn=turn), depth=31.0, **place)
    straws = cuts("-.09,.08 -.04,.09 .02,.10", "-.10,.02 -.03,.035 .04,.03",
        "-.10,-.04 -.04,-.03 .02,-.02", "-.09,-.10 -.04,-.09 .02,-.09", thick=0.014)  # fmt: skip
    scene.lay(Sheet(straws, "#161616", ("hay",)), depth=30.9, **place)


def _lay_open_cloud(scene: Scene) -> None:
    """A cloud with a hole in its floor, and feathers that sail down from it."""
    cloud = cloud_outline(1.0, (0.5, 0.8, 1.0, 0.8, 0.5)).scaled(1.0, 1.6).at(-0.46, 0.92)
    scene.lay(Sheet(cloud, "#b4b4b4", ("cloud",), turn=0), depth=57.0)
    hole = blob("-.62,1.0 -.50,1.06 -.36,1.04 -.24,1.0 -.30,.90 -.44,.86 -.58,.90")
    scene.lay(Sheet(hole, "#141414", ("hole",)), depth=56.5)
    vane, lines = _feather(0.20, 0.035)
    for x, y, turn in ((-0.54, 0.62, 30), (-0.08, 0.72, -55), (-0.80, 0.54, 64)):
        scene.lay(Sheet(vane, "#f8f8f8", ("feather",)), x=x, y=y, turn=turn, depth=56.0)
        scene.lay(Sheet(lines.scaled(0.9), "#202020"), x=x, y=y, turn=turn, depth=55.9)


def _lay_kicking_legs(scene: Scene) -> None:
    """Two bare legs out of the side of the hay, their soles towards us."""
    sole = blob(
        "-.10,.17 -.12,.02 -.07,-.12 -.08,-.24 0,-.30 .08,-.24 .08,-.12 .12,.02 .12,.14 .04,.2"
        " -.04,.2"
    )
    lines = cuts("-.06,.10 0,.13 .07,.10", ".05,-.02 .02,-.08 .03,-.14", thick=0.014)
    toes = ((-0.10, 0.25, 0.050), (-0.03, 0.285, 0.038), (0.03, 0.28, 0.034), (0.08, 0.25, 0.031),
        (0.12, 0.205, 0.027))  # fmt: skip
    for x, y, turn, size, flip, root in (
        (-0.22, 0.46, 26, 0.80, True, (0.16, 0.04)),
        (-0.36, -0.12, 14, 0.82, False, (-0.04, -0.50)),
    ):
        lean = math.radians(turn)
        heel = (x + 0.20 * size * math.sin(lean), y - 0.20 * size * math.cos(lean))
        leg = strip((heel, root), 0.14, 0.21)
        scene.lay(Sheet(leg, "#cfc8c0", ("bare leg",), turn=50), depth=34.8)
        _lay_tuft(scene, *root, math.degrees(math.atan2(heel[1] - root[1], heel[0] - root[0])))
        place: dict[str, Any] = {"x": x, "y": y, "turn": turn, "scale": size, "flip": flip}
        scene.lay(Sheet(sole, "#ece6de", ("bare foot",)), depth=34.5, **place)
        scene.lay(Sheet(lines, "#202020"), depth=34.4, **place)
        for toe_x, toe_y, radius in toes:
            toe = ellipse(radius, radius * 1.15).at(toe_x, toe_y)
            scene.lay(Sheet(toe, "#ece6de", ("toe",)), depth=34.3, **place)


def _lay_finders(scene: Scene) -> None:
    """A farmer with a rake, his wife, and a boy who tickles a sole with a feather."""
    farmer = Person("#161616", OLD, "bald", cut="stout", headgear="straw", gear_colour="#3a3a3a")
    grip = ((0.0, 0.76), (0.08, 0.58), (0.15, 0.62))
    lay_pile(scene, person(farmer, (grip,)), x=-0.80, y=-1.16, scale=1.30, depth=24.0)
    rake = strip(((-0.60, -1.22), (-0.62, 0.30)), 0.028) | box(0.32, 0.036).at(-0.62, 0.30)
    rake = rake | strips([((x, 0.30), (x, 0.40)) for x in (-0.76, -0.67, -0.57, -0.48)], 0.022)
    scene.lay(Sheet(rake, "#161616", ("rake",)), depth=25.0)
    wife = Person(
        INKS["night"], WOMAN, "bun", cut="dress", headgear="scarf", gear_colour=INKS["vermilion"],
        bow=4,
    )  # fmt: skip
    amazed = ((0.0, 0.76), (0.10, 0.64), (0.07, 0.80))
    lay_pile(scene, person(wife, (amazed,)), x=-0.52, y=-1.30, scale=1.10, depth=20.0)
    boy = Person(INKS["vermilion"], YOUNG, "none", cut="jacket", headgear="cap", head=0.25, bow=-8)
    tickle = ((0.0, 0.74), (0.16, 0.66), (0.27, 0.76))
    lay_pile(scene, person(boy, (tickle,), stride=0.08), x=-0.28, y=-1.40, scale=0.76, depth=16.0)
    vane, lines = _feather(0.48, 0.055)
    quill: dict[str, Any] = {"x": -0.06, "y": -0.82, "turn": 117.0}
    scene.lay(Sheet(vane, "#f8f8f8", ("feather",)), **quill, depth=15.0)
    scene.lay(Sheet(lines, "#202020"), **quill, depth=14.9)


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
        gear_colour="#161616",
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
    scene.lay(Sheet(fin, "#161616", ("fin",)), x=-0.46, y=-1.10, scale=1.25, depth=12.0)
    flipper = blob("-.12,-.3 -.08,.0 .02,.2 .10,.30 .17,.30 .15,.2 .12,.0 .10,-.3")
    scene.lay(Sheet(flipper, "#161616", ("flipper",)), x=-0.06, y=-1.10, depth=12.0)
    cup = polygon("-.11,.09 .11,.09 .07,-.08 -.07,-.08") | (ring(0.06, 0.03).at(0.11, 0.01))
    held: dict[str, float] = {"x": 0.12, "y": -0.76, "turn": 8.0}
    scene.lay(Sheet(rim(cup, 0.02), "#161616"), depth=11.9, **held)
    scene.lay(Sheet(cup, "#f8f8f8", ("empty cup",)), depth=11.8, **held)
    wake = cuts(
        "-.86,-1.08 -.66,-1.03 -.5,-1.07 -.3,-1.03 -.14,-1.07 .04,-1.03 .2,-1.08", thick=0.03
    )
    scene.lay(Sheet(wake, "#f4f4f4", ("wake",)), depth=11.7)
