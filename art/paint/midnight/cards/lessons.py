"""Beasts that teach, are fitted and are fed: a heron, a wolf, a fish in a lamp."""

from typing import Any

from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.stage import UNIT, empty_stage
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet
from art.paint.story.things.figures import long_coat


@card(
    palette="block_day",
    hand="woodcut",
    title="Whoever yawns is excused",
    subject="heron that teaches frogs",
    props=("heron", "frogs", "pond", "reeds", "spectacles", "book"),
    mood=("comic", "stern", "threatening"),
)
def heron_lesson(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f6f6f6")
    pond = land((-1, -0.52), (-0.3, -0.50), (0.4, -0.53), (1, -0.5))
    scene.lay(Sheet(pond, "#e8e8e8", ("pond",), turn=0), depth=58.0)
    reeds = Outline(())
    for x, top, lean in (
        (0.72, 0.5, 0.06),
        (0.84, 0.74, -0.04),
        (0.94, 0.36, 0.05),
        (0.62, 0.2, -0.05),
        (-0.94, 0.1, 0.05),
        (-0.84, -0.1, -0.04),
    ):
        reeds = reeds | strip([(x, -0.6), (x + lean * 0.4, 0.0), (x + lean, top)], 0.02, 0.012)
        reeds = reeds | ellipse(0.03, 0.11).at(x + lean, top)
    scene.lay(Sheet(reeds, "#141414", ("reeds",)))
    _lay_heron(scene)
    for index, (x, y, size) in enumerate((
        (-0.04, -0.70, 0.30), (0.34, -0.66, 0.28), (0.70, -0.72, 0.30), (0.12, -1.00, 0.40), (0.60,
        -1.04, 0.42), (-0.62, -1.16, 0.46),
        (-0.10, -1.36, 0.50), (0.52, -1.42, 0.52),
    )):  # fmt: skip
        _lay_frog(scene, x, y, size, yawns=index == 3)
    return WoodcutPlan(
        inks=("verdigris", "vermilion", "lamp"), sky="paper", contrast=1.5, lamp_pool=0
    )


def _lay_heron(scene: Scene) -> None:
    """A heron on one leg with spectacles, a stiff collar and somebody's small cap at its beak."""
    legs = strip(points("-.44,-.2 -.46,-.6 -.44,-.96"), 0.035) | strip(
        points("-.36,-.22 -.2,-.42 -.36,-.54"), 0.032
    )
    legs = legs | strips(
        [
            ((-0.36, -0.54), (-0.28, -0.60)),
            ((-0.36, -0.54), (-0.44, -0.60)),
            ((-0.36, -0.54), (-0.36, -0.64)),
        ],
        0.018,
    )
    scene.lay(Sheet(legs, "#141414", ("heron",)))
    body = blob(
        "-.96,-.42 -.96,-.42 -.86,-.1 -.66,.16 -.44,.28 -.28,.3 -.16,.44 -.2,.6 -.34,.74"
        " -.42,.92 -.34,1.1 -.16,1.18 0,1.12 .08,1.02"
        " .06,.92 -.08,.9 -.18,.84 -.1,.7 .04,.54 .06,.34 -.04,.12 -.16,-.08 -.34,-.22 -.56,-.26"
        " -.76,-.28"
    )
    scene.lay(Sheet(body, "#141414", ("heron",)))
    beak = polygon(".04,1.06 .62,.90 .04,.93")
    scene.lay(Sheet(beak, INKS["lamp"], ("beak",)))
    scene.lay(Sheet(cuts(".05,.985 .3,.955 .6,.905", thick=0.012), "#141414"))
    crest = strip(points("-.16,1.14 -.42,1.2 -.66,1.1"), 0.06, 0.006)
    scene.lay(Sheet(crest, "#141414", ("crest",)))
    feathers = cuts(
        "-.84,-.3 -.7,-.06 -.5,.1", "-.72,-.26 -.58,-.06 -.4,.06", "-.58,-.22 -.46,-.06 -.3,.02",
        "-.44,.2 -.3,.18 -.18,.24",
        "-.06,.5 -.02,.34 -.08,.16", "-.12,.6 -.04,.5 -.0,.38", "-.3,.86 -.34,.98 -.26,1.08",
        "-.4,-.16 -.3,-.06 -.2,.06", thick=0.02,
    )  # fmt: skip
    scene.lay(Sheet(feathers, "#f2f2f2"))
    _lay_heron_dress(scene)


def _lay_heron_dress(scene: Scene) -> None:
    """A stiff collar, spectacles, and somebody's small cap at its beak."""
    collar = polygon("-.24,.76 -.05,.62 -.02,.70 -.16,.83") | polygon("-.05,.62 .05,.55 .03,.68")
    scene.lay(Sheet(collar, "#f6f6f6", ("collar",)))
    scene.lay(Sheet(ellipse(0.085).at(-0.08, 1.03), "#f6f6f6", ("eye",)))
    scene.lay(Sheet(ellipse(0.032).at(-0.05, 1.01), "#141414"))
    rims = strip(arc(-0.08, 1.03, 0.09, 0, 360), 0.02) | strip(
        points("-.17,1.04 -.28,1.06 -.36,1.04"), 0.016
    )
    scene.lay(Sheet(rims, INKS["vermilion"], ("spectacles",)))
    cap = blob("-.06,0 -.05,.06 .02,.08 .06,.03 .06,0") | ellipse(0.07, 0.012).at(0.03, 0)
    scene.lay(Sheet(cap, INKS["vermilion"], ("small cap",)), x=0.58, y=0.80)
    scene.lay(Sheet(strip([(0.58, 0.9), (0.58, 0.86)], 0.01), "#141414"))


def _lay_frog(scene: Scene, x: float, y: float, size: float, yawns: bool) -> None:
    """The head of a frog that looks up at its teacher, or cannot help yawning."""
    place: dict[str, Any] = {"x": x, "y": y, "scale": size}
    head = blob(
        "-.52,-.04 -.48,.2 -.36,.32 -.32,.5 -.2,.56 -.08,.44 .08,.44 .2,.56 .32,.5 .36,.32"
        " .48,.2 .52,-.04 .3,-.16 -.3,-.16"
    )
    scene.lay(Sheet(head, INKS["verdigris"], ("frog",), turn=90), **place)
    scene.lay(Sheet(beads([(-0.21, 0.42), (0.21, 0.42)], 0.095), "#f6f6f6", ("eyes",)), **place)
    if yawns:
        scene.lay(Sheet(ellipse(0.26, 0.19).at(0, 0.04), "#141414", ("yawn",)), **place)
        scene.lay(Sheet(ellipse(0.12, 0.08).at(0, -0.05), INKS["vermilion"], ("tongue",)), **place)
        lids = cuts(
            arc(-0.21, 0.42, 0.08, 200, 340), arc(0.21, 0.42, 0.08, 200, 340), thin=0.03, thick=0.04
        )
        scene.lay(Sheet(lids, "#141414"), **place)
    else:
        scene.lay(Sheet(beads([(-0.25, 0.45), (0.17, 0.45)], 0.045), "#141414"), **place)
        mouth = cuts(
            "-.38,.0 -.2,.05 .2,.05 .38,.0", "-.06,.2 -.05,.22 -.04,.2", thin=0.025, thick=0.03
        )
        scene.lay(Sheet(mouth, "#141414"), **place)
    ripple = cuts(
        "-.8,-.16 -.4,-.2 .4,-.2 .8,-.16", "-.6,-.28 0,-.32 .6,-.28", thin=0.01, thick=0.035
    )
    scene.lay(Sheet(ripple, "#141414", ("ripples",)), **place)


@card(
    palette="block_night",
    hand="woodcut",
    title="A little more room in the shoulders",
    subject="wolf that is fitted for a fleece",
    props=("wolf", "fleece", "tailor", "tape measure", "mirror", "sheep"),
    mood=("comic", "threatening", "sly"),
)
def fleece_fitting(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.5, -0.5))
    scene.lay(Sheet(box(2.6, 3.6), "#5c5c5c", ("workshop",), turn=90), depth=58.0)
    scene.lay(Sheet(land((-1, -1.06), (1, -1.06)), "#c8c8c8", ("floor",), turn=0))
    _lay_mirror_sheep(scene)
    wolf = blob(
        ".96,-1.1 .9,-.3 .86,.3 .8,.72 .76,1.0 .72,1.34 .72,1.34 .58,1.12 .46,1.1 .4,1.36"
        " .4,1.36 .28,1.08 .16,.92 -.06,.82 -.26,.76 -.32,.66"
        " -.24,.58 .0,.54 .16,.46 .24,.3 .2,0 .12,-.4 .14,-1.1"
    )
    scene.lay(Sheet(wolf, "#141414", ("wolf",)))
    feet = blob(".1,-1.06 .0,-1.16 .02,-1.24 .34,-1.24 .36,-1.08") | blob(
        ".6,-1.06 .5,-1.16 .52,-1.24 .88,-1.24 .9,-1.08"
    )
    scene.lay(Sheet(feet, "#141414", ("paws",)))
    _lay_fleece(scene)
    _lay_wolf_face(scene)
    tape = strip(points("-.38,-.05 -.1,.08 .2,.18 .5,.30 .94,.26"), 0.05) | strip(
        points("-.38,-.05 -.44,-.28 -.36,-.5"), 0.05
    )
    scene.lay(Sheet(tape, INKS["lamp"], ("tape measure",)), depth=10.5)
    tailor = long_coat(
        INKS["vermilion"],
        "none",
        hair="#f0f0f0",
        skin="#b8aca2",
        left_hand=(0.3, 1.66, -0.5),
        right_hand=(-0.26, 1.5, -0.5),
        bow=-6,
        wide=1.1,
    )
    scene.put(tailor, -0.66 * UNIT, -0.72 * UNIT, 0, yaw=-66, scale=1.9)
    stool = ellipse(0.24, 0.05).at(-0.68, -0.76) | strips(
        [((-0.84, -0.76), (-0.90, -1.22)), ((-0.54, -0.76), (-0.48, -1.22))], 0.04
    )
    scene.lay(Sheet(stool, "#141414", ("stool",)), depth=11.9)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="black", contrast=1.6, lamp_pool=0)


def _lay_fleece(scene: Scene) -> None:
    """A curly fleece that goes once round the wolf."""
    fleece = Outline(())
    for x, y in points(
        ".2,.2 .3,.34 .46,.42 .62,.44 .78,.4 .9,.28 .14,.04 .1,-.16 .08,-.38 .08,-.6 .1,-.82"
        " .2,-.98 .36,-1.02 .54,-1.02 .72,-1.0 .88,-.9"
        " .94,-.7 .96,-.48 .96,-.26 .94,.02"
    ):
        fleece = fleece | ellipse(0.13).at(x, y)
    scene.lay(
        Sheet(
            fleece | blob(".1,.2 .5,.44 .9,.3 .98,-.4 .9,-.96 .5,-1.04 .1,-.9 .06,-.4"),
            "#f4f4f4",
            ("fleece",),
        )
    )
    curls = Outline(())
    for row in range(6):
        for column in range(5):
            x, y = 0.14 + 0.18 * column + 0.07 * (row % 2), 0.26 - 0.23 * row
            curls = curls | strip(
                arc(x, y, 0.05, 70 * (row + column), 70 * (row + column) + 300), 0.014
            )
    scene.lay(Sheet(curls, "#141414", ("curls",)))


def _lay_wolf_face(scene: Scene) -> None:
    """Eye, nose, teeth and the cuts of the fur; a sheep's ear is pinned on already."""
    eye = blob(".1,.80 .18,.87 .28,.84 .2,.79")
    scene.lay(Sheet(eye, INKS["lamp"], ("eye",)))
    scene.lay(Sheet(ellipse(0.016, 0.03).at(0.18, 0.825), "#141414"))
    teeth = Outline(())
    for x, y in points("-.16,.575 -.08,.56 .0,.55 .08,.52"):
        teeth = teeth | polygon((x - 0.03, y + 0.02), (x + 0.03, y), (x, y - 0.07))
    scene.lay(Sheet(teeth, "#f6f6f6", ("teeth",)))
    fur = cuts(
        "-.2,.66 0,.64 .16,.6", ".0,.74 .1,.72 .2,.74", ".36,.98 .5,.86 .56,.66",
        ".5,1.02 .64,.86 .66,.62", ".3,.7 .36,.6 .34,.5",
        ".66,1.2 .66,1.08 .62,1.0", ".4,1.24 .38,1.12 .42,1.04", ".44,.66 .48,.58 .46,.5",
        thick=0.018,
    )  # fmt: skip
    scene.lay(Sheet(fur | ellipse(0.03, 0.02).at(-0.27, 0.70), "#f2f2f2"))
    ear = blob(".6,1.06 .74,1.1 .92,1.0 .96,.88 .82,.92 .66,.98")
    scene.lay(Sheet(ear, "#f4f4f4", ("sheep's ear",)))
    scene.lay(
        Sheet(
            strip([(0.62, 1.12), (0.70, 0.98)], 0.012) | beads([(0.62, 1.12)], 0.022),
            INKS["vermilion"],
            ("pin",),
        )
    )


def _lay_mirror_sheep(scene: Scene) -> None:
    """A tall mirror on the wall that shows a perfectly good sheep."""
    scene.lay(Sheet(ellipse(0.36, 0.50).at(-0.56, 0.84), "#f0f0f0", ("mirror",)))
    glass = ellipse(0.31, 0.45).at(-0.56, 0.84)
    scene.lay(Sheet(glass, "#141414"))
    wool = Outline(())
    for x, y in points("-.7,.6 -.56,.54 -.42,.6 -.74,.72 -.38,.72 -.66,1.02 -.56,1.08 -.46,1.02"):
        wool = wool | ellipse(0.11).at(x, y)
    scene.lay(Sheet(wool & glass, "#f4f4f4", ("sheep",)))
    head = blob("-.66,1.0 -.68,.84 -.6,.66 -.52,.66 -.44,.84 -.46,1.0 -.56,1.04")
    ears = blob("-.66,.98 -.8,.98 -.86,.9 -.74,.9") | blob("-.46,.98 -.32,.98 -.26,.9 -.38,.9")
    scene.lay(Sheet((head | ears) & glass, "#b8b8b8", ("sheep",), turn=90))
    features = beads(points("-.61,.88 -.51,.88"), 0.02) | cuts(
        "-.6,.74 -.56,.71 -.52,.74", thin=0.012, thick=0.014
    )
    scene.lay(Sheet(features, "#141414"))
