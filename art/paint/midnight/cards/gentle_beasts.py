"""Gentle beasts: a bear that needs somebody, a cow that knows the way, a giraffe that is cold."""

import math
from typing import Any

from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import BEFORE, UNIT, empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    smooth,
    star,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet
from art.paint.story.things.beasts import bear_asleep


@card(
    palette="block_night",
    hand="woodcut",
    title="It cannot sleep without one",
    subject="bear in bed with a child in its arms",
    props=("bear", "child", "bed", "toy label", "patchwork"),
    mood=("tender", "funny", "cosy"),
)
def bear_and_child(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.6, -0.55))
    rails = strips(
        [((x, 0.2), (x, 1.38 - 0.27 * x * x)) for x in (-0.84, -0.56, -0.28, 0, 0.28, 0.56, 0.84)],
        0.035,
    )
    rails = rails | strip(points("-1.1,1.12 -.5,1.32 0,1.38 .5,1.32 1.1,1.12"), 0.06)
    scene.lay(Sheet(rails, "#b0b0b0", ("bedstead",), turn=90), depth=40.0)
    linen = land((-1, 0.30), (0, 0.34), (1, 0.30))
    scene.lay(Sheet(linen, "#f4f4f4", ("sheet",)), depth=31.0)
    pillow = blob(
        "-1.02,1.0 -.98,.99 -.5,.93 .5,.93 .98,.99 1.02,1.0 .93,.6 1.0,.1 .96,.09 .4,.14 -.4,.14"
        " -.96,.09 -1.0,.1 -.93,.6"
    )
    scene.lay(Sheet(rim(pillow, 0.03), "#161616"), depth=30.5)
    scene.lay(Sheet(pillow, "#f4f4f4", ("pillow",)), depth=30.0)
    creases = cuts(
        "-.96,.94 -.84,.84 -.76,.70", ".96,.94 .84,.84 .76,.70", "-.94,.16 -.84,.26 -.78,.40",
        ".94,.16 .84,.26 .78,.40", "-.62,.86 -.58,.76 -.6,.66", ".62,.86 .58,.76 .6,.66",
        thick=0.018,
    )  # fmt: skip
    scene.lay(Sheet(creases, "#161616"), depth=29.9)
    scene.put(bear_asleep("#5c5c5c"), 0.3, 0.60 * UNIT, 2.0, roll=-6, scale=1.25)
    _lay_child(scene)
    _lay_toy_label(scene)
    _lay_patchwork(scene)
    return WoodcutPlan(inks=("vermilion", "night", "lamp"), sky="black", contrast=1.6, lamp_pool=0)


def _lay_child(scene: Scene) -> None:
    """A small child in red pyjamas, wide awake, between the bear and its paws."""
    place: dict[str, Any] = {"x": -0.03, "y": -0.10, "turn": 6}
    hair = blob(
        "-.26,-.08 -.31,.08 -.27,.22 -.16,.30 -.10,.37 -.02,.31 .10,.35 .14,.29 .26,.24 .31,.08"
        " .26,-.08"
    )
    fringe = blob(
        "-.25,.0 -.27,.16 -.14,.28 .04,.30 .20,.25 .27,.12 .25,.0 .20,.10 .12,.16 .07,.09 -.01,.17"
        " -.07,.09 -.14,.15 -.20,.08"
    )
    pyjamas = blob("-.12,-.24 -.3,-.34 -.38,-.66 -.4,-1.1 .4,-1.1 .38,-.66 .3,-.34 .12,-.24")
    collar = blob("0,-.32 -.05,-.24 -.16,-.23 -.20,-.31 -.10,-.39") | blob(
        "0,-.32 .05,-.24 .16,-.23 .20,-.31 .10,-.39"
    )
    skull = blob("-.25,.06 -.23,-.10 -.13,-.23 0,-.27 .13,-.23 .23,-.10 .25,.06 .16,.26 -.16,.26")
    ears = ellipse(0.05, 0.06).at(-0.25, -0.03) | ellipse(0.05, 0.06).at(0.25, -0.03)
    whites = blob("-.17,-.02 -.11,.03 -.05,.0 -.06,-.04 -.11,-.06") | blob(
        ".17,-.02 .11,.03 .05,.0 .06,-.04 .11,-.06"
    )
    pupils = ellipse(0.038, 0.042).at(-0.105, -0.01) | ellipse(0.038, 0.042).at(0.115, -0.01)
    glints = beads(points("-.115,.006 .105,.006"), 0.013)
    lines = cuts(
        "-.18,.10 -.11,.135 -.05,.115", ".05,.115 .11,.135 .18,.10", "-.03,-.10 .0,-.12 .03,-.10",
        "-.07,-.172 0,-.192 .08,-.166", "-.185,-.02 -.11,.035 -.04,.0", ".185,-.02 .11,.035 .04,.0",
        thin=0.010, thick=0.026,
    )  # fmt: skip
    cheeks = ellipse(0.036, 0.024).at(-0.165, -0.12) | ellipse(0.036, 0.024).at(0.165, -0.12)
    skin, red = "#f4f0ea", INKS["vermilion"]
    parts = (
        (hair, "#161616", "hair"), (pyjamas, red, "pyjamas"),
        (rim(collar, 0.02), "#161616", "collar"),
        (collar, "#f4f4f4", "collar"),
        (rim(ears | skull, 0.024), "#161616", "child"),
        (ears, skin, "ears"), (skull, skin, "child"), (rim(whites, 0.016), "#161616", "eye"),
        (whites, "#fafafa", "eye"), (pupils, "#161616", "eye"), (glints, "#fafafa", "eye"),
        (lines, "#161616", "face"), (cheeks, red, "cheeks"), (fringe, "#161616", "hair"),
    )  # fmt: skip
    for index, (outline, colour, tag) in enumerate(parts):
        scene.lay(Sheet(outline, colour, (tag,), turn=80), **place, depth=11.9 - 0.02 * index)


def _lay_toy_label(scene: Scene) -> None:
    """The label that hangs from the child's ear."""
    string = strip(points(".225,-.14 .29,-.17 .30,-.23"), 0.012)
    scene.lay(Sheet(string, "#f4f4f4"), depth=BEFORE)
    place: dict[str, Any] = {"x": 0.30, "y": -0.20, "turn": 14, "depth": BEFORE}
    label = polygon("-.03,0 .03,0 .06,-.05 .06,-.2 -.06,-.2 -.06,-.05")
    scene.lay(Sheet(label, INKS["lamp"], ("label",)), **place)
    scene.lay(
        Sheet(ellipse(0.014).at(0, -0.035) | star(5, 0.04, 0.018).at(0, -0.12), "#161616"),
        **{**place, "depth": BEFORE - 0.1},
    )


def _lay_patchwork(scene: Scene) -> None:
    """A quilt of squares with stitches that lies over both of them."""
    quilt = blob(
        "-1.3,-.96 -.8,-1.02 -.3,-1.06 .2,-1.04 .7,-1.0 1.3,-.94 1.3,-1.8 "
        "1.3,-1.8 -1.3,-1.8 -1.3,-1.8"
    )
    scene.lay(Sheet(quilt, "#f4f4f4", ("quilt",)), depth=BEFORE - 1)
    tones = (INKS["night"], "#d8d8d8", "#2c2c2c", INKS["lamp"], "#8a8a8a", "#f4f4f4")
    for row in range(3):
        for column in range(7):
            x, y = (
                -0.96 + 0.33 * column + 0.1 * row,
                -1.16 - 0.29 * row + 0.02 * math.sin(column * 1.4),
            )
            patch = box(0.33, 0.29).turned(3 * math.sin(column + 2 * row)).at(x, y)
            tone = tones[(column * 2 + row * 3 + column // 3) % len(tones)]
            scene.lay(
                Sheet(patch & quilt, tone, ("patchwork",), turn=40 * (column % 3)),
                depth=BEFORE - 1.1,
            )
    fold = strip(points("-1.3,-.96 -.8,-1.02 -.3,-1.06 .2,-1.04 .7,-1.0 1.3,-.94"), 0.13)
    scene.lay(Sheet(rim(fold, 0.024), "#161616"), depth=BEFORE - 1.2)
    scene.lay(Sheet(fold, "#f8f8f8", ("hem",)), depth=BEFORE - 1.3)


@card(
    palette="block_day",
    hand="woodcut",
    title="He asked the cow the way",
    subject="cow with a map on its side",
    props=("cow", "map", "traveller", "islands", "ship"),
    mood=("funny", "calm", "curious"),
)
def cow_map(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f6f6f6")
    meadow = land((-1, 0.02), (-0.5, 0.16), (0.2, 0.05), (1, 0.16))
    scene.lay(Sheet(meadow, INKS["verdigris"], ("meadow",), turn=4))
    far_legs = polygon("-.02,-.3 .2,-.3 .15,-1.14 .01,-1.14") | polygon(
        ".94,-.3 1.2,-.3 1.1,-1.14 .96,-1.14"
    )
    scene.lay(Sheet(far_legs, "#6a6a6a", ("cow",), turn=90))
    body = blob(
        "-.62,.5 -.4,.86 0,.98 .5,.94 1.3,1.02 1.3,1.02 1.3,-.5 1.3,-.5 .8,-.46 .4,-.54 0,-.5"
        " -.34,-.36 -.6,0"
    )  # fmt: skip
    near_legs = blob("-.42,-.1 -.08,-.3 -.12,-.62 -.10,-.8 -.12,-1.26 -.32,-1.26 -.34,-.8 -.38,-.6")
    near_legs = near_legs | blob(
        ".54,-.3 .9,-.3 .84,-.62 .82,-.8 .80,-1.26 .60,-1.26 .58,-.8 .54,-.6"
    )
    edges = strip(body.solids[0][::3], 0.035) | strip(near_legs.solids[0], 0.03)
    edges = edges | strip(near_legs.solids[1], 0.03)
    scene.lay(Sheet(edges, "#161616", ("cow",)))
    scene.lay(Sheet(body | near_legs, "#fafafa", ("cow",)))
    hooves = polygon("-.33,-1.2 -.11,-1.2 -.09,-1.32 -.35,-1.32") | polygon(
        ".59,-1.2 .81,-1.2 .83,-1.32 .57,-1.32"
    )
    scene.lay(Sheet(hooves, "#161616", ("hooves",)))
    _lay_islands(scene, body)
    _lay_cow_head(scene)
    _lay_traveller(scene)
    return WoodcutPlan(inks=("vermilion", "verdigris", "clay"), sky="paper", contrast=1.5)


_ISLANDS = (
    ".09,.73 .15,.84 .24,.80 .34,.84 .42,.72 .36,.62 .40,.50 .28,.44 .2,.34 .12,.42 .14,.52 .07,.6",
    ".66,.82 .8,.9 1.0,.84 1.3,.9 1.3,.36 1.08,.34 .98,.44 .86,.38 .78,.52 .84,.62 .68,.68",
    ".56,-.08 .68,-.02 .82,-.08 .96,-.04 1.02,-.2 .88,-.32 .74,-.26 .62,-.32 .54,-.2",
)


def _lay_islands(scene: Scene, hide: Outline) -> None:
    """Patches that are islands with mountains, and a voyage between them."""
    coasts = Outline(())
    for coast in _ISLANDS:
        coasts = coasts | blob(coast)
    scene.lay(Sheet(coasts & hide, "#161616", ("map", "islands")))
    peaks = Outline(())
    for x, y in points(".25,.60 .90,.60"):
        peaks = peaks | strip(((x - 0.07, y), (x, y + 0.12), (x + 0.07, y)), 0.022)
    scene.lay(Sheet(peaks, "#f4f4f4", ("mountains",)))
    _lay_voyage(scene)


def _lay_voyage(scene: Scene) -> None:
    """Waves, a ship and a compass between the islands, and a route to the goal."""
    sea = Outline(())
    for x, y in points(".54,.70 -.02,-.02 .20,-.40"):
        wave = [(x - 0.08, y), (x - 0.04, y + 0.02), (x, y), (x + 0.04, y + 0.02), (x + 0.08, y)]
        sea = sea | cuts(wave, thick=0.014)
    ship = (
        polygon("-.11,0 .11,0 .07,-.08 -.06,-.08")
        | polygon("0,.02 0,.20 .11,.03")
        | polygon("-.02,.02 -.02,.16 -.09,.03")
    ).at(0.56, 0.42)
    rose = star(4, 0.16, 0.035).at(-0.14, -0.24) | star(4, 0.08, 0.035).turned(45).at(-0.14, -0.24)
    scene.lay(Sheet(sea | ship | rose, "#161616", ("ship", "compass")))
    route = points("-.18,.16 -.06,.24 .08,.18 .22,.12 .36,.20 .50,.26 .64,.20 .74,.16")
    line = smooth(route, closed=False)
    trail = Outline(())
    for index in range(0, len(line) - 4, 7):
        trail = trail | strip(line[index : index + 5], 0.036)
    cross = strips([((0.80, 0.07), (0.94, 0.23)), ((0.80, 0.23), (0.94, 0.07))], 0.045)
    scene.lay(Sheet(trail, INKS["vermilion"], ("route",)))
    scene.lay(Sheet(cross, INKS["vermilion"], ("goal",)))


def _lay_cow_head(scene: Scene) -> None:
    """A cow that looks out of the picture with a flower in its mouth."""
    place: dict[str, Any] = {"x": -0.50, "y": 0.46, "scale": 1.0, "turn": 6}
    horns = strip(points("-.16,.34 -.34,.44 -.36,.66"), 0.10, 0.02) | strip(
        points(".16,.34 .34,.44 .36,.66"), 0.10, 0.02
    )
    scene.lay(Sheet(horns, "#d8d8d8", ("horns",), turn=20), **place)
    ear = blob(".2,.26 .34,.34 .52,.3 .6,.18 .44,.1 .26,.12")
    scene.lay(Sheet(ear | ear.flipped(), "#161616", ("ears",)), **place)
    skull = blob(
        "-.26,.3 -.14,.42 0,.44 .14,.42 .26,.3 .26,.06 .2,-.2 .22,-.4 .14,-.56 0,-.6 -.14,-.56"
        " -.22,-.4 -.2,-.2 -.26,.06"
    )
    scene.lay(Sheet(skull, "#161616", ("cow",)), **place)
    blaze = blob(
        "0,.42 .07,.3 .06,.06 .12,-.18 .2,-.3 .2,-.44 .12,-.55 0,-.58 -.12,-.55 -.2,-.44"
        " -.2,-.3 -.12,-.18 -.06,.06 -.07,.3"
    )
    scene.lay(Sheet(blaze, "#fafafa", ("blaze",)), **place)
    muzzle = ellipse(0.23, 0.17).at(0, -0.42)
    scene.lay(Sheet(muzzle, INKS["clay"], ("muzzle",), turn=0), **place)
    _lay_cow_eyes(scene, place)
    mouth = cuts(
        "-.13,-.47 0,-.51 .13,-.46", "-.2,-.28 -.1,-.22 0,-.24 .1,-.22 .2,-.28", thick=0.016
    )
    nostrils = ellipse(0.045, 0.03).turned(30).at(-0.1, -0.36) | ellipse(0.045, 0.03).turned(
        -30
    ).at(0.1, -0.36)
    tuft = cuts(
        "-.08,.46 -.05,.36 -.09,.28", "0,.48 .01,.36 -.02,.26", ".08,.46 .06,.36 .09,.3", thick=0.03
    )
    scene.lay(Sheet(mouth | nostrils | tuft, "#161616"), **place)
    stalk = strip(points("-.08,-.48 -.2,-.56 -.3,-.66"), 0.018)
    scene.lay(Sheet(stalk, "#161616"), **place)
    scene.lay(Sheet(star(8, 0.09, 0.05).at(-0.32, -0.70), "#fafafa", ("flower",)), **place)
    scene.lay(Sheet(ellipse(0.03).at(-0.32, -0.70), INKS["vermilion"]), **place)


def _lay_cow_eyes(scene: Scene, place: dict[str, Any]) -> None:
    """Two large eyes with lashes that look out of the picture."""
    for side in (-1, 1):
        scene.lay(Sheet(ellipse(0.075, 0.06).at(side * 0.16, 0.13), "#f4f4f4", ("eye",)), **place)
        scene.lay(Sheet(ellipse(0.045, 0.05).at(side * 0.16 + 0.02, 0.12), "#161616"), **place)
        scene.lay(Sheet(ellipse(0.014).at(side * 0.16 + 0.005, 0.14), "#f4f4f4"), **place)
    lashes = cuts("-.25,.16 -.16,.21 -.08,.16", ".08,.16 .16,.21 .25,.16", thick=0.02)
    scene.lay(Sheet(lashes, "#f4f4f4"), **place)


def _lay_traveller(scene: Scene) -> None:
    """A walker with a red rucksack who follows the route on the cow with his stick."""
    x, y, size = 0.20, -1.44, 0.98
    walker = Person("#161616", MAN, "short", cut="jacket", headgear="brim", bow=-22)
    arm = ((0.0, 0.76), (0.14, 0.80), (0.22, 0.94))
    lay_pile(scene, person(walker, (arm,), stride=0.09), x=x, y=y, scale=size, depth=6.0)
    sack = blob("-.1,.8 -.22,.82 -.3,.72 -.3,.52 -.22,.46 -.1,.5").scaled(size).at(x, y)
    roll = ellipse(0.06, 0.05).at(-0.2, 0.86).scaled(size).at(x, y)
    scene.lay(Sheet(sack, INKS["vermilion"], ("rucksack",), turn=80), depth=5.6)
    scene.lay(Sheet(roll, "#f4f4f4"), depth=5.5)
    stick = strip(((0.39, -0.66), (0.47, 0.22)), 0.034, 0.022)
    scene.lay(Sheet(stick, "#161616", ("stick",)), depth=5.0)
