"""Gentle beasts: a bear that needs somebody, a cow that knows the way, a giraffe that is cold."""

import math
from typing import Any

from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.stage import BEFORE, UNIT, empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import MAN
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
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.beasts import bear_asleep
from tools.paint.story.things.faces import CHILD, Look, face


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
        [((x, 0.2), (x, 1.24)) for x in (-0.84, -0.56, -0.28, 0, 0.28, 0.56, 0.84)], 0.035
    )
    rails = rails | strip(points("-1.1,1.12 -.5,1.32 0,1.38 .5,1.32 1.1,1.12"), 0.06)
    scene.lay(Sheet(rails, "#b0b0b0", ("bedstead",), turn=90), depth=40.0)
    pillow = blob("-1.2,.86 -.6,.98 0,.94 .6,.98 1.2,.86 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(pillow, "#f4f4f4", ("pillow",)), depth=30.0)
    hem = cuts("-1.1,.78 -.6,.88 -.3,.86", ".3,.86 .6,.88 1.1,.78", thick=0.014)
    scene.lay(Sheet(hem, "#161616"), depth=29.9)
    scene.put(bear_asleep("#5c5c5c"), 0, 0.60 * UNIT, 2.0, roll=-6, scale=1.25)
    child = face(
        Look(open_eyes=0.95, gaze=(0.1, 1.0), brows=0.2, smile=0.2), CHILD, "#e4dcd4", "curls",
        "#4a4448", cloth=INKS["vermilion"], shoulders=True,
    )  # fmt: skip
    scene.put(child, -0.04 * UNIT, -0.11 * UNIT, -0.6, roll=8, scale=0.60)
    _lay_toy_label(scene)
    _lay_patchwork(scene)
    return WoodcutPlan(inks=("vermilion", "night", "lamp"), sky="black", contrast=1.6, lamp_pool=0)


def _lay_toy_label(scene: Scene) -> None:
    """The label that hangs from the child's ear."""
    place: dict[str, Any] = {"x": 0.19, "y": -0.16, "turn": 14, "depth": BEFORE}
    label = polygon("-.03,0 .03,0 .06,-.05 .06,-.2 -.06,-.2 -.06,-.05")
    scene.lay(Sheet(label, INKS["lamp"], ("label",)), **place)
    scene.lay(
        Sheet(ellipse(0.014).at(0, -0.035) | star(5, 0.04, 0.018).at(0, -0.12), "#161616"),
        **{**place, "depth": BEFORE - 0.1},
    )


def _lay_patchwork(scene: Scene) -> None:
    """A quilt of squares with stitches that lies over both of them."""
    quilt = blob(
        "-1.3,-.84 -.8,-.9 -.3,-.94 .2,-.92 .7,-.88 1.3,-.82 1.3,-1.8 1.3,-1.8 -1.3,-1.8 -1.3,-1.8"
    )
    scene.lay(Sheet(quilt, "#f4f4f4", ("quilt",)), depth=BEFORE - 1)
    tones = (INKS["night"], "#d8d8d8", "#2c2c2c", INKS["lamp"], "#8a8a8a", "#f4f4f4")
    for row in range(3):
        for column in range(7):
            x, y = (
                -0.96 + 0.33 * column + 0.1 * row,
                -1.04 - 0.29 * row + 0.02 * math.sin(column * 1.4),
            )
            patch = box(0.33, 0.29).turned(3 * math.sin(column + 2 * row)).at(x, y)
            tone = tones[(column * 2 + row * 3 + column // 3) % len(tones)]
            scene.lay(
                Sheet(patch & quilt, tone, ("patchwork",), turn=40 * (column % 3)),
                depth=BEFORE - 1.1,
            )


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
    meadow = land((-1, -1.12), (0, -1.06), (1, -1.14))
    scene.lay(Sheet(meadow, INKS["verdigris"], ("meadow",), turn=4))
    for x in (0.02, 0.84):
        leg = polygon((x - 0.11, -0.3), (x + 0.11, -0.3), (x + 0.08, -1.2), (x - 0.08, -1.2))
        scene.lay(Sheet(leg, "#d0d0d0", ("cow",), turn=90))
    body = blob(
        "-.62,.5 -.4,.86 0,.98 .5,.94 1.3,1.02 1.3,1.02 1.3,-.5 1.3,-.5 .8,-.5 .4,-.6 0,-.5"
        " -.34,-.36 -.6,0"
    )  # fmt: skip
    legs = polygon("-.4,-.2 -.1,-.4 -.13,-1.3 -.31,-1.3") | polygon(
        ".56,-.4 .84,-.4 .78,-1.3 .6,-1.3"
    )
    scene.lay(Sheet(body | legs, "#fafafa", ("cow",)))
    hooves = polygon("-.32,-1.2 -.12,-1.2 -.1,-1.32 -.34,-1.32") | polygon(
        ".59,-1.2 .79,-1.2 .81,-1.32 .57,-1.32"
    )
    scene.lay(Sheet(hooves, "#161616", ("hooves",)))
    _lay_islands(scene, body | legs)
    _lay_cow_head(scene)
    _lay_traveller(scene)
    return WoodcutPlan(inks=("vermilion", "verdigris"), sky="paper", contrast=1.5)


_ISLANDS = (
    "-.24,.7 -.1,.82 .08,.78 .16,.66 .3,.7 .34,.58 .22,.5 .2,.36 .08,.4 -.02,.3 -.14,.4"
    " -.1,.52 -.26,.54",
    ".52,.84 .7,.92 .9,.84 1.1,.9 1.3,.8 1.3,.3 1.12,.2 1.02,.32 .9,.26 .84,.42 .68,.46 .7,.6"
    " .56,.66",
    ".24,.12 .36,.18 .46,.1 .6,.14 .66,.02 .58,-.1 .62,-.22 .48,-.3 .4,-.2 .28,-.24 .2,-.1"
    " .28,-.02",
    "-.36,.1 -.26,.16 -.14,.1 -.1,-.04 -.18,-.16 -.3,-.12 -.4,-.02",
    ".9,0 1.02,.04 1.1,-.06 1.04,-.2 .92,-.18",
)


def _lay_islands(scene: Scene, hide: Outline) -> None:
    """Patches that are islands, with mountains and a tower, a ship between them, and a route."""
    coasts = Outline(())
    for coast in _ISLANDS:
        coasts = coasts | blob(coast)
    scene.lay(Sheet(coasts & hide, "#161616", ("map", "islands")))
    marks = Outline(())
    for x, y, size in (
        (-0.06, 0.6, 1.0),
        (0.03, 0.64, 1.2),
        (0.94, 0.66, 1.1),
        (1.04, 0.62, 0.9),
        (0.44, -0.06, 0.9),
    ):
        marks = (
            marks
            | strip(((x - 0.05 * size, y), (x, y + 0.08 * size)), 0.014)
            | strip(((x, y + 0.08 * size), (x + 0.05 * size, y)), 0.014)
        )
    marks = marks | box(0.04, 0.12).at(0.80, 0.70) | polygon(".77,.76 .83,.76 .80,.82")
    marks = marks | box(0.05, 0.04).at(-0.25, 0.0) | polygon("-.29,.02 -.21,.02 -.25,.06")
    scene.lay(Sheet(marks, "#f4f4f4", ("mountains", "tower")))
    _lay_voyage(scene, hide)


def _lay_voyage(scene: Scene, hide: Outline) -> None:
    """Waves, a ship and a compass between the islands, and the route that crosses them."""
    sea = Outline(())
    for x, y in points(".42,.42 .02,.14 .76,.12 .2,-.42 .46,.74 .66,-.36 .78,.3"):
        sea = sea | cuts(
            [(x - 0.06, y), (x - 0.03, y + 0.015), (x, y), (x + 0.03, y + 0.015), (x + 0.06, y)],
            thick=0.01,
        )
    ship = (
        polygon(".40,.3 .58,.3 .54,.23 .44,.23")
        | polygon(".48,.32 .48,.46 .57,.33")
        | polygon(".465,.32 .465,.43 .41,.33")
    )
    rose = star(4, 0.13, 0.03).at(0.02, -0.22) | star(4, 0.07, 0.03).turned(45).at(0.02, -0.22)
    scene.lay(Sheet(sea | ship | rose, "#161616", ("ship", "compass")))
    route = points(
        "-.25,.1 -.2,.24 -.04,.46 .12,.56 .3,.46 .46,.18 .5,.02 .66,-.14 .82,-.1 .98,-.06"
    )
    trail = strip(route, 0.03)
    gaps = beads([trail.solids[0][i] for i in range(6, len(trail.solids[0]) // 2, 9)], 0.035)
    scene.lay(Sheet(trail - gaps, INKS["vermilion"], ("route",)))
    cross = strips([((0.92, -0.14), (1.04, 0.0)), ((0.92, 0.0), (1.04, -0.14))], 0.035)
    scene.lay(Sheet(cross & hide, INKS["vermilion"], ("goal",)))


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
    scene.lay(Sheet(blaze, "#fafafa", ("muzzle",)), **place)
    for side in (-1, 1):
        scene.lay(Sheet(ellipse(0.075, 0.06).at(side * 0.16, 0.13), "#f4f4f4", ("eye",)), **place)
        scene.lay(Sheet(ellipse(0.045, 0.05).at(side * 0.16 + 0.02, 0.12), "#161616"), **place)
        scene.lay(Sheet(ellipse(0.014).at(side * 0.16 + 0.005, 0.14), "#f4f4f4"), **place)
    lashes = cuts("-.25,.16 -.16,.21 -.08,.16", ".08,.16 .16,.21 .25,.16", thick=0.02)
    scene.lay(Sheet(lashes, "#f4f4f4"), **place)
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


def _lay_traveller(scene: Scene) -> None:
    """A walker with a red rucksack who follows the route with his stick, and the same one on it."""
    for x, y, size, depth in ((0.28, -1.44, 0.94, 6.0), (0.58, -0.08, 0.13, 5.0)):
        walker = Person(
            "#161616" if size > 0.5 else "#f4f4f4",
            MAN,
            "short",
            cut="jacket",
            headgear="brim",
            bow=-22,
            skin="#c8beb4",
        )
        arm = ((0.0, 0.76), (0.14, 0.80), (0.24, 0.94))
        lay_pile(scene, person(walker, (arm,), stride=0.09), x=x, y=y, scale=size, depth=depth)
        sack = blob("-.1,.8 -.22,.82 -.3,.72 -.3,.52 -.22,.46 -.1,.5").scaled(size).at(x, y)
        roll = ellipse(0.06, 0.05).at(-0.2, 0.86).scaled(size).at(x, y)
        scene.lay(Sheet(sack, INKS["vermilion"], ("rucksack",), turn=80), depth=depth - 0.4)
        scene.lay(Sheet(roll, "#f4f4f4"), depth=depth - 0.45)
    stick = strip(((0.40, -0.72), (0.62, -0.20)), 0.022, 0.014)
    scene.lay(Sheet(stick, "#161616", ("stick",)), depth=5.0)
