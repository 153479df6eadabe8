"""A sea balanced on one fingertip."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import nature
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    page,
    points,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_SKIN = "#b06a48"
_SEA = "#1f7a8c"
_FOAM = "#f4fbf8"


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="A storm in somebody’s thimble",
    subject="thimble with a great wave on a fingertip",
    props=("finger", "wave", "sailing boat", "needle", "fish"),
    mood=("threatening", "small", "wild"),
)
def thimble_storm(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f2c890", lift=0, shade="#e8987a"))
    cloud = nature.cloud_outline(1.5, (0.5, 0.8, 1.0, 0.6)).scaled(1, -0.7)
    scene.lay(Sheet(cloud.at(0.5, 1.42), "#4a4f70", ("storm cloud",), lift=10, torn=True))
    _hand(scene)
    scene.lay(Sheet(ellipse(0.6, 0.13).turned(-5).at(-0.06, 0.1), "#6a7486", lift=8))
    _wave(scene)
    _boat(scene)
    front = blob(
        "-.64,.16 -.5,.22 -.36,.16 -.2,.2 -.04,.12 .14,.17 .3,.08 .42,.12 .52,.04 .52,.04 .5,-.02"
        " .2,-.06 -.1,-.04 -.4,.02 -.62,.1"
    )
    scene.lay(Sheet(front, mix(_SEA, "#ffffff", 0.22), ("sea",), lift=6))
    _thimble(scene)
    return PaperPlan()


def _hand(scene: Scene) -> None:
    """One finger points up, the others are closed; a knot of thread is there to remember."""
    sleeve = polygon("-.5,-1.42 .86,-1.32 .98,-1.8 -.56,-1.8")
    palm = blob("-.32,-1.6 -.36,-1.2 -.26,-1.02 .1,-1.0 .5,-1.02 .74,-1.12 .8,-1.36 .72,-1.6")
    scene.lay(Sheet(palm, mix(_SKIN, "#3a1418", 0.16), ("hand",), lift=10))
    finger = strip(points("-.2,-1.4 -.17,-1.0 -.08,-.62"), 0.34, 0.27)
    finger = finger | ellipse(0.135).at(-0.08, -0.62)
    scene.lay(Sheet(finger, _SKIN, ("finger",), lift=7))
    for x, y, tall in ((0.6, -1.18, 0.2), (0.36, -1.12, 0.235), (0.11, -1.1, 0.24)):
        curled = ellipse(0.135, tall).turned(-8).at(x, y)
        scene.lay(Sheet(curled, mix(_SKIN, "#ffffff", 0.05), lift=5))
    thumb = strip(points("-.28,-1.7 -.2,-1.4 .02,-1.28 .28,-1.22"), 0.3, 0.19)
    thumb = thumb | ellipse(0.095).at(0.28, -1.22)
    scene.lay(Sheet(thumb, mix(_SKIN, "#ffffff", 0.08), ("thumb",), lift=6))
    nail = ellipse(0.066, 0.05).turned(16).at(0.3, -1.2)
    scene.lay(Sheet(nail, mix(_SKIN, "#ffffff", 0.5), lift=1))
    scene.lay(Sheet(sleeve, "#3a4a86", ("sleeve",), lift=9))
    knot = strip(points("-.34,-.94 -.17,-.97 0,-.9"), 0.05)
    bow = blob("0,.02 .02,.1 .14,.16 .18,.08 .06,0 .18,-.08 .14,-.16 .02,-.1 0,-.02 -.03,0")
    scene.lay(Sheet(knot | bow.flipped().at(-0.31, -0.94), "#d8332c", ("red thread",), lift=4))


def _wave(scene: Scene) -> None:
    """It rises from the rim and curls over, as high as the picture."""
    body = blob(
        "-.62,.1 -.62,.1 -.8,.34 -.9,.66 -.84,1.0 -.62,1.24 -.3,1.34 .0,1.28 .2,1.12 .3,.86 .3,.86"
        " .14,.98 -.06,1.0 -.24,.9 -.34,.7 -.32,.5 -.18,.36 .06,.3 .3,.3 .52,.2 .52,.0 .52,.0 0,0"
    )
    scene.lay(Sheet(body, _SEA, ("wave",), lift=14, shade="#155a74"))
    for line, tone in (
        ("-.66,.3 -.74,.66 -.6,1.0 -.34,1.16 -.04,1.14", 0.25),
        ("-.52,.2 -.6,.6 -.48,.92 -.28,1.06", 0.42),
        ("-.4,.2 -.46,.52 -.38,.8", 0.25),
    ):
        scene.lay(Sheet(strip(points(line), 0.02, 0.07) & body, mix(_SEA, "#ffffff", tone), lift=1))
    crest = blob(
        "-.86,.96 -.7,1.22 -.42,1.4 -.1,1.42 .18,1.3 .36,1.08 .42,.8 .34,.72 .3,.84 .24,.74 .18,.86"
        " .1,.8 .08,.94 -.02,.9 -.02,1.02 -.14,1.0 .0,1.1 .04,1.18 -.2,1.24 -.44,1.2 -.66,1.08"
    )
    scene.lay(Sheet(crest, _FOAM, ("foam",), lift=6))
    spray = [(0.5, 0.98, 0.035), (0.46, 0.66, 0.028), (0.3, 0.6, 0.02), (0.56, 1.14, 0.022)]
    for x, y, size in spray:
        scene.lay(Sheet(ellipse(size).at(x, y), _FOAM, lift=4))


def _boat(scene: Scene) -> None:
    """The mast is the missing needle, and the captain sits with the back to the wave."""
    where: dict[str, Any] = {"x": 0.16, "y": 0.34, "turn": 14, "scale": 0.9}
    needle = polygon("-.012,0 .012,0 .02,.42 0,.5 -.02,.42") - ellipse(0.007, 0.03).at(0, 0.42)
    scene.lay(Sheet(needle, "#f6f8fa", ("needle",), lift=4), **where)
    sail = blob(".01,.4 .01,.4 .14,.26 .2,.08 .2,.08 .02,.08 .02,.08")
    scene.lay(Sheet(sail, "#f2b83a", ("sail",), lift=5), **where)
    captain = blob("-.15,.0 -.15,.1 -.1,.16 -.05,.1 -.04,.0")
    scene.lay(Sheet(captain, "#7a3a6a", ("captain",), lift=3), **where)
    scene.lay(Sheet(ellipse(0.045).at(-0.1, 0.19), "#efc4a0", lift=3), **where)
    cap = blob("-.16,.2 -.1,.26 -.05,.24 -.03,.19 -.1,.2")
    scene.lay(Sheet(cap, "#2c3350", lift=2), **where)
    hull = blob("-.26,.06 -.26,.06 .26,.06 .26,.06 .17,-.09 -.15,-.09")
    scene.lay(Sheet(hull, "#d8332c", ("sailing boat",), lift=6), **where)


def _thimble(scene: Scene) -> None:
    """It stands with its mouth up; behind one of its dents somebody looks out."""
    cup = blob(
        "-.66,.16 -.66,.16 -.4,.06 -.06,.0 .3,-.02 .54,.04 .54,.04 .47,-.3"
        " .38,-.62 .26,-.72 -.06,-.75 -.32,-.7 -.46,-.56 -.57,-.2"
    )
    scene.lay(Sheet(cup, "#c3cad2", ("thimble",), lift=14, shade="#8d97a8"))
    rim = strip(points("-.67,.13 -.4,.03 -.06,-.03 .3,-.05 .55,.01"), 0.11)
    scene.lay(Sheet(rim, "#eef1f2", lift=5))
    dents = []
    for row in range(5):
        for x in range(7):
            across = (x - 3 + 0.5 * (row % 2)) * (0.155 - 0.009 * row)
            dents.append((across - 0.05, -0.15 - 0.13 * row - 0.1 * across))
    scene.lay(Sheet(beads(dents, 0.034) & cup, "#727c90", lift=0))
    hole = ellipse(0.085).at(0.2, -0.34)
    scene.lay(Sheet(hole, "#ffe08a", ("porthole",), glow=0.4))
    fish = blob(".1,-.36 .17,-.3 .24,-.32 .31,-.28 .3,-.4 .24,-.37 .16,-.4")
    scene.lay(Sheet(fish & hole, "#e0583a", ("fish",), lift=1))
    scene.lay(Sheet(ellipse(0.012).at(0.16, -0.345), "#1c1420", lift=0))
    spill = blob(
        "-.58,.2 -.5,.26 -.38,.2 -.3,.14 -.36,.08 -.38,-.1 -.43,-.24 -.48,-.26 -.51,-.16 -.52,.06"
    )
    scene.lay(Sheet(spill, mix(_SEA, "#ffffff", 0.22), ("spilt water",), lift=4))
    drop = blob("0,.1 .04,.0 0,-.04 -.04,.0").at(-0.56, -0.56)
    scene.lay(Sheet(drop, mix(_SEA, "#ffffff", 0.22), lift=4))
