"""A street at high water, for those who can swim."""

import math
from collections.abc import Sequence
from functools import partial

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.animals import dog_outline
from art.paint.story.cutouts.figures import WOMAN, head
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    points,
    polygon,
    smooth,
    star,
    strip,
    strips,
    waves,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_edged = partial(edged, edge=0.02)

_INK, _PAPER, _RED = "#141414", "#f6f6f6", "#e47c66"
"""Black, bare paper, and a light tone of vermilion that is cut more open."""
_SURFACE = 0.40
_FAR_END = (0.22, -0.76)
"""Where the street vanishes."""


@card(
    palette="block_night",
    hand="woodcut",
    title="The lamps showed the depth",
    subject="woman with a swimming ring above a street",
    props=("street lamps", "houses", "swimming ring", "duck", "stars", "dog", "boat", "fish"),
    mood=("free", "dreamlike", "playful"),
)
def night_swimmer_street(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#0c0c0c")
    lay_pile(scene, _breath(), 0, 0, depth=58.0)
    lay_pile(scene, _dog_in_boat(), -0.72, 0.40, depth=57.0)
    sea = waves(_SURFACE, 0.014, 0.25, 0.3)
    scene.lay(Sheet(sea, "#b0c5da", ("water",), turn=0), depth=55.0)
    _lay_street(scene)
    lay_pile(scene, _fish(), 0, 0, depth=24.0)
    lay_pile(scene, _legs(), 0, 0, depth=22.0)
    lay_pile(scene, _swimmer(), 0, 0, depth=20.0)
    ripples = cuts(
        "-.98,.33 -.84,.35 -.70,.33", "-.66,.28 -.56,.30 -.48,.28", ".62,.34 .74,.36 .88,.34",
        ".54,.27 .66,.29 .76,.27", ".84,.24 .92,.26 .98,.25", thin=0.006, thick=0.018,
    )  # fmt: skip
    scene.lay(Sheet(ripples, _PAPER), depth=18.0)
    return WoodcutPlan(inks=("night", "lamp", "vermilion"), sky="black", contrast=1.5, lamp_pool=0)


def _seen(across: float, up: float, away: float) -> Point:
    """Where a point of the street is in the picture; the street lies at a height of -1."""
    return _FAR_END[0] + across / away, _FAR_END[1] + up / away


def _plane(across: float, corners: Sequence[Point]) -> Outline:
    """An area on a house front; its corners are given as (distance, height)."""
    return polygon(*(_seen(across, up, away) for away, up in corners))


_HOUSES = (
    (-1, 0.78, 1.25, 0.50, 0.46, 1), (-1, 1.25, 1.75, 0.80, 0.40, 3),
    (-1, 1.75, 2.6, 0.45, 0.60, 0), (-1, 2.6, 4.2, 0.70, 0.7, 2),
    (1, 0.62, 1.05, 0.62, 0.40, 2), (1, 1.05, 1.55, 0.36, 0.56, 4),
    (1, 1.55, 2.3, 0.80, 0.46, 1), (1, 2.3, 4.2, 0.44, 0.8, 3),
)  # fmt: skip
"""Side, near and far end, height of the wall and of the gable, and which window is lit."""


def _lay_street(scene: Scene) -> None:
    """Gabled houses on both sides and lamps between them, all towards one point."""
    road = polygon(_seen(-1, -1, 0.6), _seen(-1, -1, 9), _seen(1, -1, 9), _seen(1, -1, 0.6))
    scene.lay(Sheet(road, "#d4d4d4", ("street",), turn=0), depth=50.0)
    stones = Outline(())
    for row in range(9):
        away = 0.98 * 1.22**row
        for column in range(9):
            x = -0.9 + 0.22 * column + 0.11 * (row % 2)
            middle = _seen(x, -1, away)
            stones = stones | ellipse(0.075 / away, 0.026 / away).at(*middle)
    scene.lay(Sheet(stones, "#2c2c2c", ("cobbles",), turn=0), depth=49.0)
    for index, house in enumerate(sorted(_HOUSES, key=lambda house: -house[1])):
        side, near, far, wall, gable, lit = house
        lay_pile(scene, _house(side, (near, far), wall, gable, lit), 0, 0, depth=46.0 - index)
    for index, (side, away) in enumerate(
        ((1, 4.2), (-1, 3.4), (1, 2.4), (-1, 1.9), (1, 1.42), (-1, 1.12))
    ):
        lay_pile(scene, _lamp(side * 0.56, away), 0, 0, depth=36.0 - index)


def _house(
    side: int, ends: tuple[float, float], wall: float, gable: float, lit: int
) -> list[Sheet]:
    """A house front along the street with a pointed gable and six windows."""
    near, far = ends
    middle = 2 / (1 / near + 1 / far)
    top = ((near, wall), (middle, wall + gable), (far, wall))
    front = _plane(side, ((near, -1), *top, (far, -1)))
    eaves = strip([_seen(side, up, away) for away, up in top[:2]], 0.03 / near, 0.03 / middle)
    eaves = eaves | strip([_seen(side, up, away) for away, up in top[1:]], 0.03 / middle, 0.02)
    sheets = [Sheet(rim(front, 0.02), _PAPER), Sheet(front, _INK, ("houses",)),
              Sheet(eaves, _PAPER, ("gables",))]  # fmt: skip
    for index in range(6):
        start = 0.16 + 0.42 * (index % 2)
        low = -0.62 + 0.40 * (index // 2)
        a, b = (1 / (1 / near + (1 / far - 1 / near) * t) for t in (start, start + 0.26))
        if low + 0.26 > wall or near > 2:
            continue
        pane = _plane(side, ((a, low), (b, low), (b, low + 0.26), (a, low + 0.26)))
        is_lit = index == lit
        sheets.append(Sheet(pane, INKS["lamp"] if is_lit else "#3a3a3a", ("windows",), turn=90))
        mid = 1 / (0.5 / a + 0.5 / b)
        upright = (_seen(side, low, mid), _seen(side, low + 0.26, mid))
        level = (_seen(side, low + 0.15, a), _seen(side, low + 0.15, b))
        bars = strips([upright, level], 0.012)
        sheets.append(Sheet(bars, _INK))
    return sheets


def _lamp(across: float, away: float) -> list[Sheet]:
    """A street lamp that burns under water, in a disc of light."""
    x, foot = _seen(across, -1, away)
    top = _seen(across, -0.06, away)[1]
    size = 1 / away
    post = strip(((x, foot), (x, top)), 0.055 * size, 0.032 * size)
    post = post | ellipse(0.07 * size, 0.03 * size).at(x, foot)
    glass = polygon("-.065,0 .065,0 .10,.20 -.10,.20").scaled(size).at(x, top)
    cap = polygon("-.13,.20 .13,.20 .0,.32").scaled(size).at(x, top)
    light = ellipse(0.27).at(0, 0.12).scaled(size).at(x, top)
    return [
        Sheet(light, "#f2cd80", ("light",)),
        Sheet(rim(post, 0.016), _PAPER), Sheet(post, _INK, ("street lamps",)),
        *_edged(glass, _PAPER, "street lamps"), Sheet(cap, _INK),
    ]  # fmt: skip


def _fish() -> list[Sheet]:
    """Fish about the lamps, like moths."""
    body = blob("-.10,.0 -.02,.045 .08,.02 .11,.0 .08,-.025 -.02,-.045")
    fish = body | polygon("-.08,.0 -.15,.05 -.13,.0 -.15,-.05")
    sheets: list[Sheet] = []
    for x, y, size, turn, flip in (
        (-0.58, -0.52, 0.9, 20, False), (0.06, -0.54, 0.8, -12, True),
        (0.80, -0.42, 0.9, 10, True), (0.34, -0.64, 0.6, -20, False),
    ):  # fmt: skip
        placed = (fish.flipped() if flip else fish).turned(turn).scaled(size).at(x, y)
        eye = ellipse(0.012).at(-0.07 if flip else 0.07, 0.008).turned(turn).scaled(size).at(x, y)
        sheets += [*_edged(placed, _PAPER, "fish"), Sheet(eye, _INK)]
    return sheets


_FAR_LEG, _NEAR_LEG = points("-.10,.10 -.32,-.02 -.46,-.20"), points(".02,.10 .16,-.10 .06,-.32")


def _bands(path: Sequence[Point]) -> Outline:
    """Stripes across a leg."""
    line = smooth(path, closed=False)
    bands = Outline(())
    for index in range(6, len(line) - 1, 3):
        (ax, ay), (bx, by) = line[index - 1], line[index + 1]
        long = math.hypot(bx - ax, by - ay)
        dx, dy = 0.12 * (by - ay) / long, -0.12 * (bx - ax) / long
        x, y = line[index]
        bands = bands | strip(((x - dx, y - dy), (x + dx, y + dy)), 0.032)
    return bands


def _legs() -> list[Sheet]:
    """Legs that paddle below the ring, in striped bathing trousers with a skirt over them."""
    far, near = strip(_FAR_LEG, 0.17, 0.11), strip(_NEAR_LEG, 0.18, 0.12)
    far_calf = strip(points("-.44,-.15 -.54,-.24 -.68,-.26"), 0.10, 0.07)
    near_calf = strip(points(".08,-.26 .0,-.38 -.14,-.43"), 0.11, 0.075)
    foot = blob("-.04,-.04 -.03,.035 .06,.05 .16,.03 .19,-.01 .08,-.045")
    skirt = blob("-.32,.36 .22,.36 .30,.12 .40,.0 .24,-.04 .16,.0 .06,-.06 -.06,-.01 -.18,-.07"
                 " -.28,-.02 -.40,-.04 -.36,.14")  # fmt: skip
    pleats = cuts("-.22,.20 -.26,.10 -.28,.02", "-.06,.20 -.06,.10 -.06,.03", ".08,.20 .12,.10"
                  " .14,.04", thick=0.024)  # fmt: skip
    return [
        *_edged(foot.turned(172).at(-0.69, -0.26), _PAPER, "feet"),
        *_edged(far_calf, _PAPER, "legs"), *_edged(far, _PAPER, "legs"),
        Sheet(_bands(_FAR_LEG) & far, _RED),
        *_edged(foot.turned(196).at(-0.15, -0.43), _PAPER, "feet"),
        *_edged(near_calf, _PAPER, "legs"), *_edged(near, _PAPER, "legs"),
        Sheet(_bands(_NEAR_LEG) & near, _RED),
        *_edged(skirt, _RED, "bathing dress"), Sheet(pleats, _INK),
    ]  # fmt: skip


def _swimmer() -> list[Sheet]:
    """A woman in red in a ring with the head of a duck, well above the water."""
    back = ellipse(0.50, 0.15).at(-0.05, 0.44)
    front = back & polygon("-.7,.42 .7,.42 .7,.1 -.7,.1")
    hole = ellipse(0.31, 0.075).at(-0.05, 0.47)
    torso = blob("-.22,.70 -.08,.76 .06,.74 .14,.62 .17,.46 .16,.36 -.26,.36 -.28,.48 -.27,.62")
    bands = strips([((-0.44, 0.30), (-0.36, 0.42)), ((-0.14, 0.26), (-0.12, 0.39)),
                    ((0.16, 0.28), (0.12, 0.40)), ((0.38, 0.34), (0.30, 0.44))], 0.07)  # fmt: skip
    folds = cuts("-.12,.66 -.14,.54 -.10,.46", ".06,.66 .08,.56 .06,.46", thick=0.020)
    arm = strip(points("-.12,.66 -.02,.48 .26,.50"), 0.12, 0.085)
    hand = blob(".22,.54 .30,.57 .38,.55 .40,.50 .34,.46 .24,.46")
    puff = ellipse(0.105, 0.10).at(-0.12, 0.67)
    return [
        *_edged(back, INKS["lamp"], "swimming ring", turn=0), Sheet(hole, _INK),
        *_edged(torso, _RED, "bathing dress"), Sheet(folds, _INK),
        *_edged(front, INKS["lamp"], "swimming ring", turn=0), Sheet(bands & front, _PAPER),
        *_duck(), *_blowing_head(),
        *_edged(hand, _PAPER, "hand"), *_edged(arm, _PAPER, "arm"),
        *_edged(puff, _RED, "bathing dress"),
    ]  # fmt: skip


def _duck() -> list[Sheet]:
    """The duck's head and tail on the ring."""
    neck = blob(".28,.40 .38,.54 .36,.66 .44,.76 .56,.74 .62,.64 .56,.55 .50,.48 .50,.36 .40,.32")
    beak = blob(".58,.66 .58,.66 .70,.66 .74,.62 .66,.58 .58,.59 .58,.59")
    tail = blob("-.48,.38 -.48,.38 -.60,.50 -.68,.56 -.68,.56 -.64,.42 -.52,.34")
    return [
        *_edged(tail, INKS["lamp"], "duck"), *_edged(beak, _RED, "beak"),
        *_edged(neck, INKS["lamp"], "duck"), Sheet(ellipse(0.028, 0.034).at(0.50, 0.665), _INK),
        Sheet(ellipse(0.009).at(0.508, 0.675), _PAPER),
    ]  # fmt: skip


def _blowing_head() -> list[Sheet]:
    """A profile with a bathing cap that looks up and blows."""
    skin = head(_PAPER, _INK, WOMAN, "none", "none")[0].outline
    cap = blob("-.50,.02 -.52,.30 -.34,.56 -.02,.66 .26,.56 .40,.34 .40,.34 .20,.22 .02,.10"
               " -.06,-.1 -.14,-.26 -.36,-.28")  # fmt: skip
    seams = cuts("-.40,-.1 -.42,.26 -.20,.54", "-.26,-.16 -.22,.24 .04,.56",
                 "-.10,.0 .02,.30 .24,.50",                 thin=0.010, thick=0.034)  # fmt: skip
    lips = blob(".39,-.225 .44,-.235 .475,-.265 .44,-.29 .39,-.30 .40,-.265")
    face = strip(points(".16,.06 .25,.0 .35,.03"), 0.030) | strip(points(".16,.17 .26,.21 .36,.17"),
                                                                 0.024)  # fmt: skip
    cheek = cuts(".24,-.20 .29,-.23 .30,-.29", thick=0.018)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(0.50).turned(14).at(-0.04, 1.00)

    strap = strip(points("-.12,-.2 .0,-.40 .16,-.53"), 0.035)
    return [
        *_edged(placed(skin), _PAPER, "woman"), Sheet(placed(face | cheek | strap), _INK),
        *_edged(placed(lips), _RED, "lips"),
        *_edged(placed(cap), _RED, "bathing cap"), Sheet(placed(seams), _INK),
    ]  # fmt: skip


def _breath() -> list[Sheet]:
    """Stars that she breathes out, larger the higher they are."""
    sheets = [
        Sheet(cuts(".26,.95 .34,1.0 .40,1.08", ".28,.92 .40,.95 .50,1.0", thick=0.012), _PAPER)
    ]
    for index, (x, y, size, turn) in enumerate((
        (0.34, 0.96, 0.028, 10), (0.43, 1.04, 0.038, 40), (0.54, 1.00, 0.034, 0),
        (0.50, 1.15, 0.052, 20), (0.65, 1.11, 0.062, -10), (0.62, 1.29, 0.074, 30),
        (0.82, 1.22, 0.090, 8), (0.80, 1.42, 0.06, 16), (0.44, 1.34, 0.044, -16),
        (0.93, 1.04, 0.04, 0), (0.24, 1.42, 0.03, 10), (-0.62, 1.30, 0.034, 12),
        (-0.86, 1.02, 0.024, 0), (-0.40, 1.40, 0.022, 30),
    )):  # fmt: skip
        shape = star(5 if index % 3 else 4, size, size * 0.42).turned(turn).at(x, y)
        sheets.append(Sheet(shape, _PAPER if index % 2 else "#f2cd80", ("stars",)))
    return sheets


def _dog_in_boat() -> list[Sheet]:
    """A dog that keeps watch in a rowing boat."""
    dog = dog_outline().scaled(0.42).at(0.0, 0.10)
    lines = cuts("-.06,.50 -.02,.45 -.03,.40", "-.10,.14 -.06,.24 -.10,.32", thick=0.020)
    nose = ellipse(0.026, 0.02).at(0.205, 0.50) | ellipse(0.014).at(0.085, 0.535)
    collar = strip(points("-.04,.42 .02,.39 .09,.415"), 0.032)
    hull = blob("-.36,.18 -.36,.18 -.20,.12 .10,.11 .32,.19 .32,.19 .26,.02 .16,-.08 -.20,-.08"
                " -.30,.02")  # fmt: skip
    planks = cuts("-.30,.08 -.10,.03 .26,.09", "-.24,.0 .0,-.03 .20,.01", thick=0.016)
    oar = strip(((0.14, 0.30), (0.34, -0.02)), 0.026) | ellipse(0.04, 0.08).turned(32).at(
        0.36, -0.05
    )
    return [
        Sheet(rim(dog, 0.02), _INK), Sheet(dog, _PAPER, ("dog",)), Sheet(lines | nose, _INK),
        Sheet(collar, _RED, ("collar",)),
        *_edged(hull, _RED, "boat", turn=0), Sheet(planks, _INK),
        *_edged(oar, _PAPER, "oar"),
    ]  # fmt: skip
