"""An orchestra that winter has caught in the middle of a bar."""

import math
from typing import Any

from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN, OLD, WOMAN
from art.paint.story.cutouts.folk import REACHING, Arm, Person, person
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    land,
    points,
    polygon,
    ring,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_RAISED: Arm = ((0.0, 0.77), (0.12, 0.86), (0.16, 1.04))
"""An arm that lifts a baton."""


def _sparrow() -> Outline:
    """A small bird that looks to the right, about one long, standing at the origin."""
    body = blob(
        ".5,.42 .5,.42 .38,.5 .26,.56 .12,.5 .0,.36 -.2,.2 -.5,.1 -.5,.1 -.3,.04 -.06,.02 .14,.08"
        " .28,.22 .36,.36"
    )
    return body | strip(((0.04, 0.08), (0.04, -0.06)), 0.03)


@card(
    palette="block_day",
    hand="woodcut",
    title="Between two notes",
    subject="orchestra frozen in the snow",
    props=("double bass", "conductor", "horn", "sparrows", "snow"),
    mood=("still", "grand", "cold"),
)
def frozen_orchestra(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    trees = Outline(())
    for index in range(30):
        x = -1.1 + 0.076 * index
        tall = 0.20 + 0.08 * math.sin(index * 2.3) + 0.04 * math.sin(index * 5.1)
        trees = trees | polygon((x - 0.05, 0.50), (x + 0.05, 0.50), (x, 0.52 + tall))
    scene.lay(Sheet(trees, "#9a9a9a", ("woods",), turn=90), depth=55.0)
    scene.lay(Sheet(land((-1, 0.52), (0, 0.56), (1, 0.50)), "#f4f4f4", ("snow",)), depth=54.0)
    maestro = Person("#161616", OLD, "curls", hair_colour="#f4f4f4", cut="coat")
    arms = (_RAISED, ((0.0, 0.76), (0.16, 0.70), (0.30, 0.82)))
    lay_pile(scene, person(maestro, arms), x=0.66, y=0.22, scale=0.74, flip=True, depth=50.0)
    baton = strip(((0.54, 0.98), (0.34, 1.18)), 0.018, 0.010)
    scene.lay(Sheet(baton, "#161616", ("baton",)), depth=49.0)
    mound = blob(".36,.20 .5,.33 .66,.37 .82,.33 1.0,.20 .66,.16")
    scene.lay(Sheet(mound, "#f8f8f8", ("snow",)), depth=48.0)
    fiddler = Person("#161616", WOMAN, "bun", cut="dress", bow=10)
    bow_arm = ((0.0, 0.76), (0.14, 0.64), (0.24, 0.80))
    lay_pile(scene, person(fiddler, (bow_arm,)), x=-0.72, y=-0.34, scale=0.90, depth=40.0)
    violin = blob("-.12,0 -.1,.06 -.02,.04 .06,.07 .12,.0 .06,-.07 -.02,-.04 -.1,-.06").scaled(0.9)
    violin = violin | strip(((0.08, 0), (0.28, 0.02)), 0.024)
    scene.lay(Sheet(violin.turned(6), INKS["clay"], ("violin",)), x=-0.52, y=0.36, depth=39.0)
    scene.lay(Sheet(strip(((-0.58, 0.56), (-0.32, 0.26)), 0.014), "#161616", ("bow",)), depth=38.5)
    _lay_horn(scene)
    _lay_drift(scene, "-1.1,-.26 -.4,-.16 .1,-.30 .6,-.34 1.1,-.24", depth=34.0)
    _lay_drift(scene, "-1.1,-.62 -.2,-.66 .3,-.60 .7,-.70 1.1,-.62", depth=30.0)
    _lay_bass(scene)
    return WoodcutPlan(
        inks=("clay", "lamp", "vermilion"), sky="paper", snowfall=50, contrast=1.5, lamp_pool=0
    )


def _lay_drift(scene: Scene, ridge: str, depth: float) -> None:
    """A drift of snow with carved lines that follow its ridge, fewer and shorter further down."""
    tops = points(ridge)
    scene.lay(Sheet(land(*tops), "#f8f8f8", ("snow",)), depth=depth)
    curve = smooth(tops, closed=False)
    lines = []
    for row in range(5):
        start = len(curve) * (1 + row * 2 % 5) // 9
        piece = curve[start : start + len(curve) * (5 - row // 2) // 9]
        lines.append([(x, y - 0.05 * (row + 1)) for x, y in piece[::4]])
    scene.lay(Sheet(cuts(*lines, thick=0.014), "#161616", ("snow",)), depth=depth - 0.1)


def _lay_horn(scene: Scene) -> None:
    """A horn player up to the knees in snow, with icicles on the horn."""
    horn = Person("#161616", MAN, "short", cut="coat", hair_colour="#101010", headgear="cap")
    place: dict[str, Any] = {"x": 0.34, "y": -0.62, "scale": 0.92}
    lay_pile(scene, person(horn, (REACHING,)), **place, depth=36.0)
    bell = blob(
        "-.16,.06 -.16,.06 .0,.08 .12,.12 .22,.24 .26,.24 .26,-.16 .22,-.16"
        " .12,-.04 .0,.0 -.16,.03 -.16,.03"
    )
    coil = ring(0.11, 0.072)
    scene.lay(Sheet(coil | bell, INKS["lamp"], ("horn",)), x=0.62, y=0.12, depth=35.0)
    ice = polygon(".20,-.13 .25,-.13 .225,-.30") | polygon("-.03,-.10 .03,-.10 0,-.24")
    scene.lay(Sheet(ice | polygon(".14,-.12 .17,-.12 .155,-.22"), "#f8f8f8", ("icicles",)), x=0.62,
        y=0.12, depth=34.9)  # fmt: skip
    caps = blob("-.09,1.0 -.05,1.04 .03,1.04 .07,1.0 .03,.985 -.05,.985") | blob(
        "-.13,.78 -.08,.86 .02,.88 .04,.84 -.04,.80 -.10,.74"
    )
    scene.lay(Sheet(caps, "#f8f8f8", ("snow",)), **place, depth=34.8)


def _lay_bass(scene: Scene) -> None:
    """A double bass larger than its player, sparrows on its bow and on the baton."""
    player = Person(
        "#161616", MAN, "bald", cut="stout", headgear="scarf", gear_colour=INKS["vermilion"]
    )
    arms = (((0.0, 0.76), (0.16, 0.64), (0.18, 0.48)),)
    lay_pile(scene, person(player, arms), x=-0.54, y=-1.42, scale=1.26, depth=20.0)
    _lay_double_bass(scene)
    sleeve = strip(points("-.52,-.50 -.38,-.50 -.20,-.18"), 0.13, 0.08)
    scene.lay(Sheet(sleeve, "#161616", ("player",)), depth=15.8)
    fingers = beads([(-0.175 + 0.004 * i, -0.20 + 0.045 * i) for i in range(4)], 0.032)
    scene.lay(Sheet(fingers, "#ece6de", ("hand",)), depth=15.5)
    for x, y, flip in ((0.28, -0.73, True), (0.36, 1.18, False)):
        scene.lay(
            Sheet(_sparrow(), "#161616", ("sparrow",)), x=x, y=y, scale=0.17, flip=flip, depth=15.0
        )
    bow = strip(((-0.46, -0.86), (0.34, -0.74)), 0.026)
    scene.lay(Sheet(bow, "#161616", ("bow",)), depth=15.0)
    fist = beads([(-0.40 + 0.04 * i, -0.85 + 0.006 * i) for i in range(3)], 0.034)
    scene.lay(Sheet(fist, "#ece6de", ("hand",)), depth=14.5)
    _lay_drift(scene, "-1.1,-1.04 -.6,-.98 .0,-1.14 .5,-1.22 1.1,-1.08", depth=12.0)
    scene.lay(
        Sheet(_sparrow(), "#161616", ("sparrow",)),
        x=0.66,
        y=-1.16,
        scale=0.24,
        flip=True,
        depth=11.0,
    )


def _lay_double_bass(scene: Scene) -> None:
    """The instrument itself with its strings."""
    body = blob(
        "-.1,.98 .1,.98 .26,.84 .28,.64 .2,.5 .36,.3 .4,.06"
        " .26,-.16 -.26,-.16 -.4,.06 -.36,.3 -.2,.5"
        " -.28,.64 -.26,.84"
    )
    place: dict[str, Any] = {"x": -0.19, "y": -1.14, "scale": 0.96, "turn": -2.0}
    scene.lay(Sheet(body, INKS["clay"], ("double bass",), turn=84), depth=18.0, **place)
    neck = polygon("-.05,.5 .05,.5 .035,1.56 -.035,1.56")
    neck = neck | strip(points("0,1.5 -.02,1.64 .05,1.74 .13,1.68 .10,1.60 .05,1.64"), 0.08, 0.05)
    neck = neck | strips([((-0.12, 1.46), (0.12, 1.46)), ((-0.12, 1.56), (0.12, 1.56))], 0.03)
    scene.lay(Sheet(neck, "#161616", ("neck",)), depth=17.0, **place)
    holes = strip(points("-.2,.5 -.15,.44 -.19,.34 -.14,.26"), 0.03) | strip(
        points(".2,.5 .15,.44 .19,.34 .14,.26"), 0.03
    )
    bridge = polygon("-.12,.30 .12,.30 .09,.36 -.09,.36") | polygon(
        "-.07,.2 .07,.2 .04,-.06 -.04,-.06"
    )
    scene.lay(Sheet(holes | bridge, "#161616"), depth=16.9, **place)
    cords = strips([((0.022 * k, 0.1), (0.014 * k, 1.5)) for k in (-1.6, 0, 1.6)], 0.008)
    scene.lay(Sheet(cords, "#f4f4f4", ("strings",)), depth=16.5, **place)
