"""Three women of three ages, back to back, whose plaits become one."""

import math
from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, family, paces, white_edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD, Profile
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    polygon,
    ring,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_edged = partial(edged, edge=0.020)

_OLD, _GROWN, _YOUNG = WHITE, INKS["vermilion"], INKS["lamp"]
"""The hair of the three."""
_MOON = (0.20, 1.42)


@card(
    palette="block_night",
    hand="woodcut",
    title="They share one spindle",
    subject="three women of three ages whose plaits become one rope",
    props=("plaits", "rope of hair", "moon", "old woman", "girl", "woman from behind", "spindle"),
    mood=("fateful", "proud", "tender"),
)
def three_sisters_wire(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _moon(), *_MOON, depth=56.0)
    lay_pile(scene, _grandmother(), 0, 0, depth=52.0)
    lay_pile(scene, _girl(), 0, 0, depth=48.0)
    lay_pile(scene, [*_woman(), *_arm()], 0.04, -0.34, depth=42.0)
    lay_pile(scene, _plaits(), 0, 0, depth=36.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"),
        sky="black",
        stars=14,
        contrast=1.5,
        lamp_pool=0,
        border=False,
    )


def _plait(path: str, wide: float, *tones: str) -> list[Sheet]:
    """A plait along a path, its strands in turn of the given colours."""
    sheets: list[Sheet] = []
    for index, (x, y, way) in enumerate(paces(path, 0.34 * wide)):
        side = 1 if index % 2 else -1
        strand = ellipse(0.56 * wide, 0.30 * wide).turned(way - 38 * side)
        off = math.radians(way + 90 * side)
        at = (x + 0.20 * wide * math.cos(off), y + 0.20 * wide * math.sin(off))
        hair = cuts([(-0.4 * wide, 0.05 * wide), (0.0, 0.10 * wide), (0.4 * wide, 0.02 * wide)],
                    thin=0.004, thick=0.012).turned(way - 38 * side)  # fmt: skip
        tone = tones[index % len(tones)]
        sheets += _edged(strand.at(*at), tone, "plaits", turn=way - 38 * side, edge=0.016)
        sheets.append(Sheet(hair.at(*at), BLACK))
    return sheets


def _plaits() -> list[Sheet]:
    """The three plaits, the rope they become, and the band where they meet."""
    band = blob("-.01,.42 .08,.39 .19,.42 .20,.50 .09,.47 -.01,.50")
    return [
        *_plait("-.20,.30 -.20,.42 -.10,.44 .04,.46", 0.16, _OLD),
        *_plait(".34,-.06 .40,.10 .38,.28 .26,.38 .14,.46", 0.16, _YOUNG),
        *_plait(".05,.02 .04,.14 .08,.30 .09,.46", 0.20, _GROWN),
        *_plait(".09,.48 .12,.66 .10,.84 .17,1.10", 0.24, _OLD, _GROWN, _YOUNG),
        *_edged(band | band.at(0.004, 0.05), INKS["night"], "band"),
    ]  # fmt: skip


def _moon() -> list[Sheet]:
    """The moon as a ball on which the rope is wound."""
    disc = ellipse(0.42)
    layers = (
        ("-.5,-.5 .5,-.5 .5,.5 -.5,.5", 24), ("-.5,-.06 .0,-.20 .5,-.10 .5,.6 -.5,.6", 100),
        ("-.5,-.34 .02,-.10 .10,.5 -.5,.5", 156),
    )  # fmt: skip
    sheets = _edged(disc, WHITE, "moon", line=BLACK, edge=0.03)
    for border, turn in layers:
        area = polygon(border)
        threads = family("-.5,-.44 .0,-.52 .5,-.44", "-.5,.44 .0,.36 .5,.44", 12, thin=0.008)
        sheets += [Sheet(rim(area, 0.03) & disc, BLACK), Sheet(area & disc, WHITE, ("moon",)),
                   Sheet(threads.turned(turn) & area & disc, BLACK)]  # fmt: skip
    return sheets


def _woman() -> list[Sheet]:
    """The woman of middle years before them, from behind: combed hair, neck and a broad back."""
    hair = blob(
        "-.32,.02 -.30,.26 -.14,.40 .06,.40 .24,.30 .32,.06 .28,-.18 .14,-.34 -.10,-.34 -.26,-.20"
    )
    combed = cuts(
        "-.24,-.16 -.22,.12 -.04,.36", "-.13,-.28 -.13,.05 -.01,.36", "-.01,-.32 -.02,.0 .01,.36",
        ".11,-.30 .10,.05 .03,.36", ".21,-.18 .21,.12 .05,.36", thick=0.022,
    )  # fmt: skip
    neck = blob("-.13,-.26 -.13,-.26 -.13,-.46 -.2,-.56 .2,-.56 .15,-.46 .15,-.26 .15,-.26")
    dress = blob(
        "-.12,-.48 -.36,-.54 -.56,-.70 -.64,-1.0 -.66,-1.6 -.66,-1.6 .66,-1.6 .66,-1.6 .64,-1.0"
        " .58,-.70 .38,-.54 .14,-.48 .0,-.53"
    )
    buttons = beads(points(".0,-.60 .0,-.70 .0,-.80"), 0.020)
    seams = cuts("-.42,-.68 -.38,-.9 -.36,-1.3", "-.26,-.60 -.30,-.66", ".30,-.60 .34,-.68",
                 "-.12,-1.06 -.14,-1.3", thick=0.024)  # fmt: skip
    return [
        *_edged(neck, WHITE, "woman from behind"),
        *_edged(dress, INKS["night"], "dress", turn=86), Sheet(seams | buttons, BLACK),
        *_edged(hair, _GROWN, "hair", turn=90), Sheet(combed, BLACK),
    ]  # fmt: skip


def _arm() -> list[Sheet]:
    """One arm behind her back, and the spindle that the hand has closed round."""
    upper = strip(points(".52,-.80 .60,-.94 .52,-1.10"), 0.24, 0.22) | ellipse(0.12).at(0.52, -0.80)
    lower = strip(points(".52,-1.10 .30,-1.10 .12,-1.02"), 0.22, 0.16) | ellipse(0.11).at(
        0.52, -1.10
    )
    cuff = strip(points(".14,-.94 .11,-1.11"), 0.06)
    fist = blob(".12,-.95 .02,-.92 -.07,-.94 -.09,-1.02 -.06,-1.10 .04,-1.12 .12,-1.09")
    fingers = cuts(".02,-.97 -.05,-.97", ".02,-1.02 -.07,-1.02", ".02,-1.07 -.05,-1.07",
                   thick=0.014)  # fmt: skip
    creases = cuts(".46,-1.00 .54,-1.03", ".42,-1.12 .48,-1.18", ".28,-1.04 .30,-1.14", thick=0.02)
    return [
        *_spindle(),
        *_edged(upper | lower, INKS["night"], "sleeve", turn=20), Sheet(creases, BLACK),
        *_edged(fist, WHITE, "hand"), Sheet(fingers, BLACK), *_edged(cuff, WHITE, "cuff"),
    ]  # fmt: skip


def _spindle() -> list[Sheet]:
    """A spindle with thread of all three colours on it."""
    stick = strip(points("0,-.12 0,.52"), 0.030, 0.018)
    whorl = ellipse(0.12, 0.035).at(0, 0.08)
    cone = blob("-.085,.10 -.085,.10 -.10,.18 -.05,.30 .0,.38 .05,.30 .10,.18 .085,.10 .085,.10")
    wound = cuts("-.10,.15 .0,.13 .10,.17", "-.09,.25 .0,.22 .08,.26", "-.06,.31 .0,.29 .05,.32",
                 thin=0.010, thick=0.014)  # fmt: skip
    bands = blob("-.12,.17 .0,.14 .12,.18 .10,.25 .0,.22 -.10,.25")
    tip = blob("-.08,.26 .0,.23 .08,.27 .05,.42 -.05,.42")
    parts = [
        *_edged(stick, WHITE, "spindle"), *_edged(cone, _OLD, "spindle"),
        Sheet(bands & cone, _GROWN), Sheet(tip & cone, _YOUNG), Sheet(wound & cone, BLACK),
        *_edged(whorl, WHITE, "spindle"),
    ]  # fmt: skip
    return [part.placed(0.0, -1.0, 1.05, 62, flip=False) for part in parts]


def _grandmother() -> list[Sheet]:
    """The old woman, who looks to the left through small glasses."""
    kind = Profile(nose=1.2, chin=0.9, lips=0.7, sunken=1.0)
    glasses = ring(0.11, 0.085).at(0.29, 0.02) | strip(points(".19,.04 -.04,.07"), 0.024)
    drop = ellipse(0.035, 0.05).at(-0.06, -0.22)
    face = [
        *carved_profile(kind, "bun", _OLD, lid="down", smile=0.1, years=4),
        Sheet(glasses, BLACK, ("glasses",)), *_edged(drop, INKS["lamp"], "earring", edge=0.03),
    ]  # fmt: skip
    shawl = blob(
        "-.62,-.58 -.40,-.56 -.20,-.66 -.10,-.90 -.10,-1.8 -1.3,-1.8 -1.3,-1.0 -1.06,-.80 -.82,-.66"
    )
    fringe = family("-.70,-.62 -.84,-1.0 -.90,-1.5", "-.34,-.62 -.46,-1.0 -.5,-1.5", 6, thick=0.020)
    return [
        *white_edged(shawl, BLACK, "shawl"), Sheet(fringe & shawl, WHITE),
        *(part.placed(-0.50, -0.10, 0.80, 2, flip=True) for part in face),
    ]  # fmt: skip


def _girl() -> list[Sheet]:
    """The girl, who looks to the right."""
    face = carved_profile(CHILD, "bun", _YOUNG, lid="open", smile=0.2)
    frock = blob(
        ".64,-.92 .46,-.94 .34,-1.04 .30,-1.3 .30,-1.8 1.3,-1.8 1.3,-1.26 1.06,-1.06 .84,-.94"
    )
    stripes = family(
        ".2,-1.06 .6,-1.02 1.1,-1.12", ".2,-1.52 .6,-1.48 1.1,-1.58", 7, thin=0.02, thick=0.03
    )
    return [
        *_edged(frock, WHITE, "girl"), Sheet(stripes & frock, BLACK),
        *(part.placed(0.56, -0.48, 0.72, -2, flip=False) for part in face),
    ]  # fmt: skip
