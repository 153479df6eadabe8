"""A call that goes down a root to somebody who lives under the ground."""

import math
from functools import partial

from tools.paint.midnight.carving import BLACK, WHITE, edged
from tools.paint.midnight.cuts import arc, cuts
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD, profile_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    smooth,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.022)

_LINE = points(
    "-.02,.86 .14,.66 .30,.44 .44,.20 .56,-.02 .74,-.20 .80,-.38 .66,-.54 .70,-.74 .84,-.86"
    " .80,-1.02"
    " .62,-1.04 .40,-.98"
)
"""The way of the root from her ear to his mouth."""


@card(
    palette="block_day",
    hand="woodcut",
    title="Speak up, he is deep down",
    subject="old woman on the telephone with a badger",
    props=("root", "telephone", "shawl", "badger", "nightcap", "burrow", "mouse", "portrait"),
    mood=("tender", "funny", "snug"),
)
def root_telephone(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _shawl(), 0, 0, depth=54.0)
    lay_pile(scene, _her_head(), 0, 0, depth=50.0)
    lay_pile(scene, _earth(), 0, 0, depth=46.0)
    lay_pile(scene, _burrow(), 0, 0, depth=42.0)
    lay_pile(scene, _badger(), 0, 0, depth=38.0)
    lay_pile(scene, _nightcap(), 0, 0, depth=34.0)
    lay_pile(scene, _mouse(), 0.36, -0.36, depth=30.0)
    lay_pile(scene, _root(), 0, 0, depth=26.0)
    lay_pile(scene, _her_hand(), 0, 0, depth=22.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "clay"), sky="paper", contrast=1.6, lamp_pool=0)


def _width(at: float) -> float:
    """How wide the root is on its way from 0 to 1: a trumpet at either end."""
    hers, his = max(0.0, 1 - at / 0.30), max(0.0, 1 - (1 - at) / 0.24)
    return 0.10 + 0.40 * math.pow(hers, 2.4) + 0.34 * math.pow(his, 2.4)


def _horn() -> Outline:
    """The root with both its trumpets, in one piece."""
    curve = smooth(_LINE, closed=False)
    last = len(curve) - 1
    left, right = [], []
    for index, (x, y) in enumerate(curve):
        (ax, ay), (bx, by) = curve[max(index - 1, 0)], curve[min(index + 1, last)]
        half = _width(index / last) / 2 / math.hypot(bx - ax, by - ay)
        left.append((x - (by - ay) * half, y + (bx - ax) * half))
        right.append((x + (by - ay) * half, y - (bx - ax) * half))
    return polygon(*left, *reversed(right))


def _root() -> list[Sheet]:
    """The root that is the line between them."""
    twigs = strip(points(".62,-.08 .46,-.16 .32,-.10 .22,-.14"), 0.06, 0.01)
    twigs = twigs | strip(points(".78,-.30 .90,-.22 1.02,-.24"), 0.06, 0.01)
    twigs = twigs | strip(points(".82,-.90 .94,-1.0 1.0,-1.14"), 0.06, 0.01)
    bark = cuts(
        ".10,.80 .22,.62 .34,.44", ".0,.70 .16,.56 .28,.40", ".44,.26 .50,.14 .56,.04",
        ".68,-.16 .76,-.26 .78,-.36", ".70,-.50 .68,-.62 .72,-.74", ".80,-.84 .83,-.94 .76,-1.02",
        ".66,-1.02 .54,-.96 .46,-.90", ".66,-1.06 .56,-1.06 .46,-1.08", thick=0.022,
    )  # fmt: skip
    bell = ellipse(0.085, 0.25).turned(-51).at(-0.02, 0.86)
    lip = strip(arc(0, 0, 0.26, 84, 276), 0.05).scaled(0.34, 1).turned(-51).at(-0.02, 0.86)
    cup = ellipse(0.07, 0.22).turned(-15).at(0.40, -0.98)
    return [
        *_edged(twigs, INKS["clay"], "root", edge=0.014),
        *_edged(_horn() | bell, INKS["clay"], "root", "telephone", turn=70), Sheet(bark, BLACK),
        *_edged(lip, INKS["clay"], "telephone", turn=30),
        *_edged(cup, BLACK, "telephone", edge=0.05, line=INKS["clay"]),
    ]  # fmt: skip


def _shawl() -> list[Sheet]:
    """Her back, bent low under a red shawl with a fringe."""
    shawl = blob(
        "-.30,1.46 .0,1.50 .30,1.44 .66,1.20 1.0,.96 1.3,.70 1.3,.70 1.3,.0 1.3,.0 .40,.0 .40,.0"
        " .14,.24 -.10,.34 -.10,.5 .0,.8"
    )
    folds = cuts(
        ".34,1.24 .62,.98 .74,.60",
        ".52,1.20 .82,.92 .96,.52",
        ".26,.62 .50,.44 .62,.30",
        thick=0.03,
    )
    spots = beads(points(".50,.86 .78,1.02 .70,.74 .92,.80 .88,.38 .56,1.06 .44,1.24"), 0.034)
    return [
        *_edged(shawl, INKS["vermilion"], "shawl", turn=130), Sheet(folds, BLACK),
        Sheet(spots, WHITE, ("shawl",)),
    ]  # fmt: skip


def _leant(outline: Outline) -> Outline:
    """Where she holds her head, bent to the root."""
    return outline.flipped().scaled(1.02).turned(16).at(-0.14, 0.90)


def _her_head() -> list[Sheet]:
    """An old profile that looks down to the left and smiles, the shawl drawn over her hair."""
    hood = blob(
        ".16,.54 .0,.66 -.30,.62 -.56,.40 -.62,.0 -.56,-.5 -.34,-.80 -.02,-.78 .08,-.62 -.06,-.44"
        " -.12,-.1 -.02,.20"
    )
    hair = blob(".34,.36 .22,.54 .06,.58 -.10,.40 -.10,.10 .02,-.06 .04,.14 .16,.26")
    strands = cuts(".26,.44 .12,.36 .04,.22", ".14,.52 .02,.40 -.02,.20", thick=0.018)
    hem = cuts(".16,.50 .04,.28 -.04,.10 -.08,-.06", thin=0.02, thick=0.035)
    lines = cuts(
        ".15,.02 .24,.065 .34,.04", ".14,.155 .26,.205 .38,.16", ".24,-.11 .18,-.20 .22,-.31",
        ".25,-.25 .30,-.29 .355,-.278", ".16,-.02 .22,-.05 .30,-.035", ".10,.05 .06,.08 .02,.09",
        thin=0.012, thick=0.026,
    )  # fmt: skip
    return [
        *_edged(_leant(profile_outline(OLD, bust=False)), WHITE, "old woman"),
        Sheet(_leant(lines), BLACK, ("wrinkles",)),
        Sheet(_leant(ellipse(0.034, 0.04).at(0.265, 0.02)), BLACK, ("eye",)),
        *_edged(_leant(hair), "#d0d0d0", "white hair", turn=60), Sheet(_leant(strands), BLACK),
        *_edged(_leant(hood), INKS["vermilion"], "shawl", turn=100), Sheet(_leant(hem), WHITE),
    ]  # fmt: skip


def _her_hand() -> list[Sheet]:
    """Her arm out of the shawl, and a hand round the neck of the trumpet."""
    sleeve = blob("1.0,.62 .78,.58 .52,.44 .52,.44 .60,.22 .60,.22 .80,.30 1.1,.34")
    cuff = strip(points(".50,.46 .56,.34 .60,.20"), 0.09)
    hand = blob(".52,.42 .42,.46 .30,.40 .24,.32 .28,.26 .36,.22 .46,.18 .58,.24")
    knuckles = cuts(".26,.33 .34,.34 .40,.33", ".29,.27 .36,.28 .42,.27", ".36,.40 .38,.42 .44,.42",
                    thick=0.016)  # fmt: skip
    return [
        *_edged(sleeve, "#4a4a4a", "sleeve", turn=20), *_edged(hand, WHITE, "hand"),
        Sheet(knuckles, BLACK), *_edged(cuff, WHITE, "cuff"),
    ]  # fmt: skip


def _earth() -> list[Sheet]:
    """Black ground with grass and stones."""
    ground = land((-1, 0.22), (-0.5, 0.16), (0.1, 0.12), (0.6, 0.16), (1, 0.10))
    grass = cuts(
        "-.84,.20 -.86,.30 -.90,.38", "-.80,.19 -.80,.28 -.77,.36", "-.94,.20 -.97,.28 -1.0,.32",
        "-.62,.17 -.64,.23 -.68,.28", thick=0.026,
    )  # fmt: skip
    stones = Outline(())
    for x, y, size in (
        (-0.56, -0.06, 0.07), (-0.20, -0.14, 0.05), (0.06, -0.03, 0.04), (-0.86, -0.20, 0.05),
        (0.92, -0.60, 0.05), (0.88, -1.34, 0.07), (0.30, 0.03, 0.03),
    ):  # fmt: skip
        stones = stones | ellipse(size, 0.66 * size).turned(300 * x).at(x, y)
    return [
        Sheet(grass, BLACK, ("grass",)), Sheet(ground, BLACK, ("earth",)),
        Sheet(stones, "#9a9a9a", ("stones",), turn=30),
    ]  # fmt: skip


def _burrow() -> list[Sheet]:
    """A lit room in the earth with a portrait of her on the wall."""
    room = blob(
        "-1.3,-.42 -.9,-.34 -.50,-.26 -.10,-.30 .26,-.54 .46,-.80 .56,-1.14 .48,-1.40 .3,-1.8"
        " .3,-1.8 -1.3,-1.8 -1.3,-1.8"
    )
    frame = box(0.24, 0.30).turned(-6).at(0.12, -0.70)
    mount = box(0.17, 0.23).turned(-6).at(0.12, -0.70)
    hood = blob(".06,-.80 .06,-.68 .12,-.60 .18,-.66 .19,-.80")
    return [
        *_edged(room, INKS["lamp"], "burrow", turn=2, line=WHITE, edge=0.03),
        Sheet(frame, BLACK, ("picture",)), Sheet(mount, WHITE),
        Sheet(hood, INKS["vermilion"], ("portrait",)),
        Sheet(ellipse(0.032, 0.04).at(0.12, -0.69), WHITE),
    ]  # fmt: skip


def _badger() -> list[Sheet]:
    """A badger's head in profile that speaks to the right, its quilt drawn up."""
    neck = blob("-.50,-.60 -.9,-.72 -1.2,-1.0 -1.2,-1.8 -1.2,-1.8 -.2,-1.8 -.2,-1.8 -.14,-1.2")
    face = blob(
        ".32,-.93 .26,-.84 .10,-.79 -.10,-.68 -.30,-.56 -.54,-.52 -.76,-.62 -.86,-.86 -.74,-1.14"
        " -.46,-1.28 -.16,-1.24 .08,-1.10 .22,-1.02 .30,-1.0"
    )
    jaw = blob(".22,-1.06 .16,-1.14 -.06,-1.26 -.32,-1.34 -.40,-1.20 -.10,-1.12 .10,-1.04")
    stripe = blob(
        ".22,-.90 .06,-.82 -.16,-.74 -.40,-.64 -.66,-.64 -.82,-.80 -.70,-.94 -.44,-.94 -.16,-.92"
    )
    fur = cuts(
        "-.44,-1.06 -.56,-1.10 -.66,-1.08", "-.36,-1.16 -.50,-1.20 -.60,-1.18",
        "-.90,-1.0 -.94,-1.2"
        " -.90,-1.4", "-.70,-1.24 -.74,-1.4 -.70,-1.5", "-.50,-1.34 -.52,-1.42 -.50,-1.5",
        thick=0.026,
    )  # fmt: skip
    mouth = cuts(".28,-1.02 .12,-1.06 -.06,-1.10 -.14,-1.06", thin=0.016, thick=0.026)
    return [
        *_edged(neck, "#7a7a7a", "badger", turn=110), *_edged(jaw, BLACK, "badger"),
        *_edged(face, WHITE, "badger"), Sheet(stripe, BLACK, ("badger",)), Sheet(fur, BLACK),
        Sheet(mouth, BLACK), Sheet(ellipse(0.055, 0.05).at(-0.13, -0.82), WHITE),
        Sheet(ellipse(0.028, 0.03).at(-0.115, -0.82), BLACK, ("eye",)),
        Sheet(ellipse(0.065, 0.055).at(0.30, -0.94), BLACK, ("nose",)),
    ]  # fmt: skip


def _nightcap() -> list[Sheet]:
    """His nightcap, its tip hanging down behind him, and one ear out of it."""
    cap = blob(
        "-.28,-.52 -.40,-.38 -.64,-.30 -.86,-.40 -.96,-.62 -1.0,-.90 -.94,-1.10 -.88,-.92 -.84,-.74"
        " -.60,-.60"
    )
    band = strip(points("-.26,-.55 -.50,-.54 -.74,-.62 -.87,-.76"), 0.10)
    stripes = cuts("-.46,-.38 -.52,-.46 -.54,-.50", "-.66,-.32 -.70,-.44 -.72,-.54", "-.86,-.44"
                   " -.86,-.56 -.84,-.66", thin=0.02, thick=0.04)  # fmt: skip
    tip = cuts("-.60,-.70 -.65,-.79 -.74,-.80", thick=0.03)
    return [
        *_edged(cap, INKS["vermilion"], "nightcap", turn=150), Sheet(stripes, WHITE),
        *_edged(band, WHITE, "nightcap"), *_edged(ellipse(0.075).at(-0.92, -1.14), WHITE, "tassel"),
        Sheet(tip, WHITE, ("ear",)),
    ]  # fmt: skip


def _mouse() -> list[Sheet]:
    """A mouse in a hole of its own, which listens in with an ear at the root."""
    hole = blob("-.16,.04 -.10,.14 .06,.16 .22,.12 .26,-.04 .16,-.14 -.06,-.14 -.16,-.08")
    face = blob(".20,.0 .12,.06 .02,.06 -.06,-.02 -.04,-.10 .06,-.10 .16,-.05")
    ear = ellipse(0.065).at(0.01, 0.08)
    body = ellipse(0.11, 0.08).at(-0.06, -0.08)
    return [
        *_edged(hole, INKS["lamp"], "mouse hole", turn=2, line=WHITE),
        *_edged(body, WHITE, "mouse"), *_edged(face, WHITE, "mouse"), *_edged(ear, "#a0a0a0"),
        Sheet(beads(points(".09,.015 .20,-.01"), 0.017), BLACK),
    ]  # fmt: skip
