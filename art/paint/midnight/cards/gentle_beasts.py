"""Gentle beasts: a bear that needs somebody, a cow that knows the way, a giraffe that is cold."""

import math
from typing import Any

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import pose
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT, eye, shut_eye
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
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


@card(
    palette="block_night",
    hand="woodcut",
    title="It cannot sleep without one",
    subject="bear in bed with a child in its arms",
    props=("bear", "child", "bed", "toy label", "patchwork"),
    mood=("tender", "funny", "cosy"),
)
def bear_and_child(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    rails = strips([((-0.9 + 0.3 * i, 1.7), (-0.9 + 0.3 * i, 0.6)) for i in range(7)], 0.05)
    scene.lay(Sheet(rails.turned(-8), BLACK, ("bedstead",)), depth=58.0)
    pillow = blob("-1.2,1.02 -.6,1.24 .2,1.20 .98,1.02 1.1,.5 1.0,.0 .4,-.1 -.5,-.1 -1.2,.1")
    creases = cuts(
        "-.96,.94 -.84,.80 -.80,.60",
        ".90,.92 .80,.80 .78,.62",
        ".94,.30 .84,.24 .72,.26",
        thick=0.04,
    )
    lay_pile(
        scene, [*edged(pillow, WHITE, "pillow", edge=0.04), Sheet(creases, BLACK)], 0, 0, depth=54.0
    )
    lay_pile(scene, _sleeping_bear(), 0, 0, depth=48.0)
    lay_pile(scene, _waking_child(), 0.30, -0.26, 0.66, depth=40.0)
    lay_pile(scene, _patchwork(), 0, 0, depth=32.0)
    lay_pile(scene, _holding_arm(), 0, 0, depth=26.0)
    return WoodcutPlan(
        inks=("clay", "vermilion", "night"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


_FUR = FLAT["clay"]


def _sleeping_bear() -> list[Sheet]:
    """A huge bear on its side: it sleeps with its mouth open and its cheek on the child's hair."""
    back = blob("-1.4,.24 -.9,.10 -.4,.0 .1,-.08 .6,-.12 .98,-.34 1.3,-.9 1.3,-1.8 -1.4,-1.8")
    head = blob(
        "-.30,1.06 .02,1.02 .26,.80 .36,.50 .30,.20 .10,-.02 -.20,-.12 -.54,-.06 -.80,.16 -.88,.50"
        " -.78,.84 -.56,1.02"
    )
    ears = ellipse(0.19).at(-0.72, 0.98) | ellipse(0.19).at(0.16, 1.02)
    inner = ellipse(0.10).at(-0.72, 0.98) | ellipse(0.10).at(0.16, 1.02)
    muzzle = blob("-.26,.40 .0,.38 .12,.20 .04,.0 -.20,-.06 -.46,.0 -.58,.20 -.48,.36")
    nose = blob("-.26,.42 -.08,.38 -.10,.26 -.24,.18 -.40,.26 -.44,.38")
    mouth = blob("-.22,.12 -.10,.09 -.08,.0 -.20,-.03 -.34,.0 -.34,.09")
    line = strip(((-0.24, 0.2), (-0.23, 0.1)), 0.03)
    lids = shut_eye(-0.52, 0.56, 0.26, 0.34) | shut_eye(0.06, 0.60, 0.26, 0.34)
    fur = cuts(
        "-.34,.98 -.30,.88 -.32,.80", "-.20,1.0 -.17,.88 -.19,.80", "-.06,.96 -.04,.86 -.06,.80",
        "-.76,.44 -.68,.40 -.62,.34", "-.74,.28 -.66,.25 -.62,.20", ".28,.44 .20,.42 .16,.38",
        ".24,.26 .18,.25 .14,.20", "-.56,.10 -.50,.02 -.48,-.04", thick=0.034,
    )  # fmt: skip
    return [
        *edged(back, _FUR, "bear", edge=0.04), *edged(ears, _FUR, "bear", edge=0.04),
        Sheet(inner, BLACK), *edged(head, _FUR, "bear", edge=0.04), Sheet(fur, BLACK),
        Sheet(lids, BLACK, ("closed eye",)), *edged(muzzle, WHITE, "muzzle", edge=0.034),
        *white_edged(nose, BLACK, "nose", edge=0.02), Sheet(line, BLACK),
        *edged(mouth, FLAT["vermilion"], edge=0.026),
    ]  # fmt: skip


def _waking_child() -> list[Sheet]:
    """A child in red pyjamas, as wide awake as one can be, with a label on its ear."""
    body = blob("-.30,-.40 -.52,-.60 -.66,-1.5 -.66,-1.5 .8,-1.5 .8,-1.5 .60,-.64 .34,-.40")
    collar = blob("0,-.56 -.10,-.42 -.30,-.42 -.38,-.56 -.20,-.70") | blob(
        "0,-.56 .10,-.42 .30,-.42 .38,-.56 .20,-.70"
    )
    face = blob(
        ".0,-.52 .18,-.48 .36,-.30 .43,-.02 .40,.24 .24,.44 .0,.50 -.24,.44 -.40,.24 -.43,-.02"
        " -.36,-.30 -.18,-.48"
    )
    ears = ellipse(0.09, 0.11).at(-0.44, -0.02) | ellipse(0.09, 0.11).at(0.44, -0.02)
    hair = blob(
        "-.46,.06 -.50,.34 -.30,.58 -.10,.70 -.04,.84 .06,.68 .16,.78 .20,.62 .38,.48 .48,.26"
        " .46,.06 .36,.24 .26,.14 .18,.30 .06,.16 -.04,.32 -.16,.18 -.26,.30 -.36,.16"
    )
    brows = cuts("-.30,.10 -.18,.17 -.07,.12", ".07,.12 .18,.17 .30,.10", thin=0.02, thick=0.04)
    lines = cuts(
        "-.04,-.14 .02,-.18 .06,-.13", "-.12,-.31 .0,-.28 .14,-.33", thin=0.012, thick=0.034
    )
    cheeks = ellipse(0.085, 0.07).at(-0.28, -0.18) | ellipse(0.085, 0.07).at(0.28, -0.18)
    thread = strip(points("-.46,.02 -.56,.10 -.62,.06"), 0.026)
    label = polygon("-.13,.16 .13,.16 .13,-.18 .0,-.26 -.13,-.18").turned(-14).at(-0.66, -0.12)
    sign = star(5, 0.09, 0.04).turned(-14).at(-0.66, -0.10)
    child = [
        *edged(body, FLAT["vermilion"], "pyjamas", edge=0.055), *edged(collar, WHITE, edge=0.045),
        *edged(ears, WHITE, "ears", edge=0.05), *edged(face, WHITE, "child", edge=0.055),
        Sheet(cheeks, FLAT["vermilion"]), *eye(-0.17, -0.02, 0.25, (0.8, 0.9)),
        *eye(0.17, -0.02, 0.25, (0.8, 0.9)), Sheet(brows | lines, BLACK), Sheet(hair, BLACK,
            ("hair",)),
        Sheet(thread, BLACK), *edged(label, FLAT["night"], "toy label", edge=0.045), Sheet(sign,
            WHITE),
    ]  # fmt: skip
    return pose(child, 1.0, -8, 0, 0)


def _patchwork() -> list[Sheet]:
    """A quilt of patches that lies aslant over both."""
    whole = blob(
        "-1.3,-.82 -.6,-.72 .0,-.88 .6,-.80 1.3,-.98 1.3,-1.8 1.3,-1.8 -1.3,-1.8 -1.3,-1.8"
    )
    sheets = edged(whole, WHITE, "patchwork", edge=0.05)
    inks = (FLAT["night"], WHITE, FLAT["vermilion"], _FUR, BLACK)
    for row in range(3):
        for column in range(7):
            x, y = -1.14 + 0.36 * column + 0.10 * row, -0.86 - 0.32 * row - 0.05 * math.sin(column)
            patch = polygon((-0.18, 0.16), (0.18, 0.14), (0.18, -0.18), (-0.18, -0.16)).at(x, y)
            colour = inks[(2 * row + 3 * column) % 5]
            sheets += [Sheet(patch & whole, colour)]
            if colour == inks[0]:
                dots = beads(
                    [(x - 0.07, y + 0.05), (x + 0.07, y - 0.05), (x + 0.07, y + 0.06)], 0.024
                )
                sheets.append(Sheet(dots & whole, WHITE))
    seams = Outline(())
    for row in range(4):
        seams = seams | strip([(-1.3, -0.70 - 0.32 * row), (0.0, -0.70 - 0.32 * row), (1.3,
            -0.74 - 0.32 * row)],
                              0.026)  # fmt: skip
    return [*sheets, Sheet(seams & whole, BLACK)]


def _holding_arm() -> list[Sheet]:
    """Its arm around the child, and four long claws that mean no harm."""
    arm = strip(points("-1.3,-.56 -.86,-.62 -.30,-.66 .22,-.62"), 0.44, 0.38)
    paw = blob(".10,-.40 .40,-.38 .56,-.50 .60,-.66 .50,-.82 .22,-.86 .0,-.80")
    arm = arm | paw
    claws = Outline(())
    for x, y, turn in ((0.58, -0.46, 20), (0.63, -0.58, 4), (0.63, -0.70, -12), (0.56, -0.81, -30)):
        claw = (
            blob("-.04,.045 .06,.04 .18,-.01 .18,-.01 .06,-.045 -.04,-.045").turned(turn).at(x, y)
        )
        claws = claws | claw
    fur = cuts(
        "-.90,-.50 -.78,-.54 -.70,-.60", "-.70,-.74 -.58,-.76 -.50,-.80", "-.46,-.52 -.34,-.54"
                                                                          " -.26,-.60",
        "-.24,-.76 -.12,-.76 -.04,-.80", "-.02,-.52 .10,-.52 .18,-.57",
            ".30,-.50 .38,-.52 .42,-.56",
        ".28,-.72 .36,-.72 .42,-.70", thick=0.036,
    )  # fmt: skip
    return [
        *edged(claws, WHITE, "claws", edge=0.03), *edged(arm, _FUR, "bear", edge=0.04),
        Sheet(fur, BLACK),
    ]  # fmt: skip


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
