"""A cellar under water, and the boiler in it that is a whale."""

import math
from itertools import pairwise

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_PALE, _BLUE, _DEEP = "#a9c4de", INKS["night"], "#566f88"


@card(
    palette="block_night",
    hand="woodcut",
    title="Father went to look at the boiler",
    subject="man in a washtub before a whale riveted like a boiler",
    props=("whale", "boiler", "pressure gauge", "washtub", "cellar", "door", "light", "spanner"),
    mood=("suspenseful", "wet", "homely"),
)
def cellar_sea(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _light(), 0, 0, depth=50.0)
    lay_pile(scene, _whale(), 0, 0, depth=40.0)
    lay_pile(scene, _water(), 0, 0, depth=30.0)
    lay_pile(scene, [*_father(), *_washtub()], -0.38, -0.94, 0.98, depth=24.0)
    return WoodcutPlan(inks=("night", "lamp", "vermilion"), sky="black", contrast=1.6, lamp_pool=0)


def _light() -> list[Sheet]:
    """A door high above, and the wedge of light it throws down the cellar stairs."""
    door = polygon("-.90,.98 -.58,.98 -.58,1.52 -.90,1.52")
    wedge = polygon("-.92,.98 -.56,.98 .42,-.9 -1.02,-.9")
    sheets = [Sheet(door, "#fbe6b0", ("door",), glow=0.4), Sheet(wedge, INKS["lamp"], ("light",))]
    top = 0.98
    for index in range(9):
        riser = 0.075 + 0.012 * index
        left, right = -1.2, 0.6
        step = polygon((left, top), (right, top), (right, top - riser), (left, top - riser))
        sheets.append(Sheet(step & wedge, "#80622a", ("stairs",), turn=90))
        top -= riser + 0.05 + 0.008 * index
    return [*sheets, Sheet(rim(door, 0.03), WHITE)]


def _body() -> Outline:
    """The bluff head of the whale, which comes in from the right."""
    return blob(
        "1.4,1.16 .98,1.24 .58,1.16 .26,.98 .04,.68 -.05,.30 -.05,-.06 .0,-.30 -.04,-.42 -.02,-.60"
        " .12,-.84 .3,-1.1 1.4,-1.1"
    )


_SEAMS = (
    ".34,1.10 .20,.70 .17,.30 .22,-.10 .27,-.22", ".88,1.3 .72,.78 .68,.30 .72,.0 .75,-.08",
    "-.2,.42 .17,.30 .42,.27 .68,.30 1.2,.40",
)  # fmt: skip
"""Where the plates of the boiler meet."""


def _rivets(path: str, aside: float) -> list[Point]:
    """Places of rivets along a seam, a little aside of it."""
    line, found, gone = smooth(points(path), closed=False), [], 0.0
    for (ax, ay), (bx, by) in pairwise(line):
        long = math.hypot(bx - ax, by - ay) or 1e-6
        gone += long
        if gone > 0.085:
            gone = 0.0
            found.append((bx - (by - ay) / long * aside, by + (bx - ax) / long * aside))
    return found


def _whale() -> list[Sheet]:
    """Its head in riveted plates, each with a grain of its own, a pressure gauge in its brow."""
    body = _body()
    plates = (
        (polygon("-.4,1.6 .34,1.4 .34,1.10 .20,.70 .17,.30 -.4,.44"), _PALE, 62.0),
        (polygon("-.4,.44 .17,.30 .22,-.10 .30,-.28 .3,-.5 -.4,-.5"), _BLUE, 95.0),
        (polygon(".34,1.4 .88,1.4 .72,.78 .68,.30 .42,.27 .17,.30 .20,.70 .34,1.10"), _BLUE, 12.0),
        (
            polygon(".17,.30 .42,.27 .68,.30 .74,-.10 .82,-.30 .82,-.5 .30,-.5 .30,-.28 .22,-.10"),
            _BLUE,
            80.0,
        ),
        (polygon(".88,1.4 1.5,1.4 1.5,.44 1.2,.40 .68,.30 .72,.78"), _DEEP, 40.0),
        (polygon(".68,.30 1.2,.40 1.5,.44 1.5,-.4 .82,-.30 .74,-.10"), _DEEP, 110.0),
    )
    rows = [at for path in _SEAMS for aside in (-0.045, 0.045) for at in _rivets(path, aside)]
    shadows = beads([(x + 0.008, y - 0.01) for x, y in rows], 0.022)
    return [
        *_pipe(), Sheet(rim(body, 0.04), WHITE), Sheet(body, _DEEP, ("whale",), turn=70),
        *(Sheet(plate & body, tone, ("boiler",), turn=turn) for plate, tone, turn in plates),
        *_jaw(body), Sheet(cuts(*_SEAMS, thin=0.026, thick=0.03) & body, BLACK),
        Sheet(shadows & body, BLACK), Sheet(beads(rows, 0.016) & body, WHITE, ("rivets",)),
        *_eye(), *_gauge(),
    ]  # fmt: skip


def _jaw(body: Outline) -> list[Sheet]:
    """The smile, and the pale throat with its grooves."""
    throat = blob(
        "-.08,-.42 .12,-.37 .40,-.36 .62,-.30 .78,-.18 .78,-.18 .90,-.5 .9,-1.2 -.2,-1.2 -.08,-.7"
    )
    grooves = cuts(
        ".06,-.46 .14,-.66 .26,-.95", ".22,-.44 .30,-.66 .40,-.95", ".40,-.43 .46,-.66 .54,-.95",
        ".56,-.40 .61,-.66 .67,-.95", ".70,-.32 .75,-.62 .79,-.95", thick=0.026,
    )  # fmt: skip
    smile = cuts("-.08,-.40 .12,-.37 .40,-.36 .62,-.30 .76,-.18 .80,-.08", thin=0.03, thick=0.05)
    return [
        Sheet(throat & body, WHITE, ("throat",)), Sheet(grooves & body, BLACK),
        Sheet(smile & body, BLACK, ("smile",)),
    ]  # fmt: skip


def _eye() -> list[Sheet]:
    """A large kind eye, in which the lit door is seen again."""
    ball, x, y = ellipse(0.13, 0.12), 0.47, 0.02
    lid = blob("-.17,.02 -.12,.13 .0,.17 .12,.13 .17,.02 .08,.07 -.08,.07")
    wrinkles = cuts(arc(x, y, 0.20, 200, 330), arc(x, y, 0.25, 215, 315), thick=0.016)
    return [
        *edged(ball.at(x, y), WHITE, "eye", edge=0.026),
        Sheet(ellipse(0.085).at(x - 0.035, y - 0.01), BLACK), *edged(lid.at(x, y), _BLUE, "eyelid"),
        Sheet(box(0.022, 0.05).at(x - 0.065, y + 0.01), INKS["lamp"], ("door",)),
        Sheet(wrinkles, BLACK),
    ]  # fmt: skip


def _gauge() -> list[Sheet]:
    """A round dial with its needle far to the right."""
    x, y, turns = 0.46, 0.70, [210 - 24 * index for index in range(11)]
    ticks = Outline(())
    for turn in turns:
        a = math.radians(turn)
        ends = [(x + r * math.cos(a), y + r * math.sin(a)) for r in (0.115, 0.15)]
        ticks = ticks | strip(ends, 0.014)
    far = math.radians(34)
    tip = (x + 0.12 * math.cos(far), y + 0.12 * math.sin(far))
    needle = strip(((x - 0.04, y - 0.028), tip), 0.04, 0.012)
    hot = strip(arc(x, y, 0.13, -30, 20), 0.04)
    return [
        Sheet(ellipse(0.235).at(x, y), BLACK), Sheet(ellipse(0.215).at(x, y), WHITE),
        Sheet(ellipse(0.19).at(x, y), BLACK), Sheet(ellipse(0.17).at(x, y), WHITE, ("gauge",)),
        Sheet(hot, INKS["vermilion"]), Sheet(ticks | needle | ellipse(0.025).at(x, y), BLACK),
    ]  # fmt: skip


def _pipe() -> list[Sheet]:
    """The pipe from its blowhole to the ceiling, and steam from the joint."""
    pipe, flange = box(0.20, 0.6).at(0.70, 1.40), box(0.32, 0.07).at(0.70, 1.28)
    steam = blob(
        ".56,1.30 .44,1.34 .40,1.42 .28,1.40 .20,1.46 .10,1.42 .12,1.34 .22,1.31 .30,1.25 .42,1.25"
    )
    curls = cuts(".48,1.30 .40,1.34 .34,1.32", ".30,1.36 .22,1.40 .17,1.38", thick=0.014)
    return [
        Sheet(pipe, _DEEP, ("pipe",)), Sheet(rim(pipe, 0.02), WHITE),
        Sheet(rim(flange, 0.02), WHITE), Sheet(flange, _BLUE, ("pipe",), turn=90),
        Sheet(steam, WHITE, ("steam",)), Sheet(curls, BLACK),
    ]  # fmt: skip


def _father() -> list[Sheet]:
    """A man from behind in a red cardigan, who scratches his head and holds a spanner."""
    back = blob(
        "-.22,.0 -.22,.0 -.25,.30 -.24,.46 -.14,.56 .0,.58 .14,.56 .24,.46 .25,.30 .22,.0 .22,.0"
    )
    near = strip(points("-.17,.48 -.38,.34 -.43,.52"), 0.15, 0.10)
    up = strip(points(".18,.48 .34,.58 .31,.80 .17,.89"), 0.13, 0.10)
    neck, skull = box(0.15, 0.20).at(0, 0.62), ellipse(0.135, 0.155).at(0, 0.80)
    ears = ellipse(0.035, 0.05).at(-0.14, 0.78) | ellipse(0.035, 0.05).at(0.14, 0.78)
    fringe = blob("-.135,.81 -.13,.72 -.08,.665 .08,.665 .13,.72 .135,.81 .06,.76 -.06,.76")
    strands = cuts("-.08,.94 -.02,.98 .05,.95", "-.04,.94 .02,1.01 .08,.99", thick=0.012)
    braces = strips([((-0.13, 0.55), (0.08, 0.05)), ((0.13, 0.55), (-0.08, 0.05))], 0.035)
    folds = cuts("-.20,.20 -.16,.12 -.18,.04", ".20,.22 .15,.14 .18,.04",
        "-.22,.42 -.24,.34 -.22,.26",
        ".20,.42 .23,.34 .22,.26", ".30,.56 .25,.60 .24,.66", "-.38,.38 -.33,.42 -.32,.48",
        thick=0.018)  # fmt: skip
    hand = ellipse(0.055, 0.05).at(0.13, 0.905)
    fist = ellipse(0.06).at(-0.435, 0.555)
    shank = strip(((-0.42, 0.42), (-0.45, 0.84)), 0.05)
    jaws = blob("-.11,.14 -.09,.03 .0,-.01 .09,.03 .11,.14 .06,.16 .04,.08 -.04,.08 -.06,.16")
    jaws = jaws.turned(6).at(-0.45, 0.82)
    red = INKS["vermilion"]
    return [
        *edged(neck | ears | skull, WHITE, "man", edge=0.024),
        Sheet(fringe, "#4a4a4a", ("hair",), turn=90), Sheet(strands, BLACK),
        *edged(hand, WHITE, "hand"), *edged(shank | jaws, WHITE, "spanner"),
        *edged(back | up | near, red, "cardigan", turn=84), Sheet((braces & back) | folds, BLACK),
        *edged(fist, WHITE, "hand"),
    ]  # fmt: skip


def _washtub() -> list[Sheet]:
    """A wooden tub with two ears, deep in the water."""
    tub = blob(
        "-.48,.10 -.48,.10 .48,.10 .48,.10 .44,-.10 .39,-.27 .39,-.27 .2,-.24 .0,-.28 -.2,-.24"
        " -.39,-.27 -.39,-.27 -.44,-.10"
    )
    mouth = blob("-.48,.10 -.48,.10 -.2,.05 .2,.05 .48,.10 .48,.10 .2,.15 -.2,.15")
    ears = box(0.10, 0.14).at(-0.45, 0.15) | box(0.10, 0.14).at(0.45, 0.15)
    staves = strips(
        [((x * 0.5, 0.06), (x * 0.42, -0.25)) for x in (-0.7, -0.4, -0.1, 0.2, 0.5, 0.8)], 0.014
    )
    hoop = strip(points("-.46,-.02 .0,-.07 .46,-.02"), 0.05)
    ripples = cuts(
        "-.60,-.25 -.3,-.21 .0,-.26 .3,-.21 .60,-.26", "-.5,-.36 -.1,-.34 .3,-.37", thick=0.022
    )
    return [
        *edged(ears, WHITE, "washtub"), *edged(tub, WHITE, "washtub", edge=0.024),
        Sheet(staves, BLACK), Sheet(mouth, BLACK), Sheet(hoop, BLACK),
        Sheet(ripples, INKS["lamp"], ("reflection",)),
    ]  # fmt: skip


def _water() -> list[Sheet]:
    """Black water, the light broken in it."""
    sea = land((-1, -0.84), (-0.5, -0.88), (0.0, -0.84), (0.5, -0.89), (1, -0.85))
    blue = cuts(
        ".1,-.92 .4,-.95 .7,-.91", ".5,-1.04 .8,-1.02 1.0,-1.05", ".2,-1.14 .5,-1.16 .9,-1.13",
        ".0,-1.30 .4,-1.28 .8,-1.31", ".5,-1.42 .8,-1.40 1.0,-1.43",
        "-.98,-1.42 -.6,-1.40 -.3,-1.43",
        thick=0.026,
    )  # fmt: skip
    gold = cuts(
        "-.98,-.94 -.9,-.95 -.84,-.93", "-.06,-.94 .04,-.96 .14,-.94",
        "-.98,-1.10 -.9,-1.12 -.86,-1.1",
        "-.8,-1.32 -.5,-1.30 -.2,-1.33", thick=0.026,
    )  # fmt: skip
    return [
        Sheet(sea, BLACK, ("water",)), Sheet(blue, _PALE), Sheet(gold, INKS["lamp"]),
    ]  # fmt: skip
