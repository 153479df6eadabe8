"""A slope that is not a hill."""

import math
from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import BEFORE, BEHIND, UNIT, empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD, profile_outline
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
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
from art.paint.story.things.faces import Build, Look, face

_edged = partial(edged, edge=0.022)

_NARROW, _BROAD = 0.07, 0.66
"""How wide a lock of the beard is at the face and where it leaves the picture."""
_LOCKS = (
    "-.62,1.08 -.66,.66 -.76,.24 -.86,-.20 -1.2,-.8 -1.7,-1.5", ".37,1.08 .44,.66 .62,.30 .84,-.10"
    " 1.2,-.6 1.7,-1.3", "-.60,.84 -.62,.36 -.50,-.20 -.74,-.80 -1.1,-2.1",
    ".36,.84 .40,.36 .56,-.10 .60,-.70 .94,-2.1", "-.30,.62 -.36,.16 -.16,-.34 -.40,-.96 -.44,-2.1",
    ".06,.62 .10,.16 .30,-.30 .18,-.94 .26,-2.1",
)  # fmt: skip
_STROKES = (
    (0.14, 2, 6),
    (0.14, 8, 13),
    (-0.2, 5, 10),
    (-0.2, 12, 18),
    (-0.56, 1, 5),
    (-0.56, 7, 14),
)
"""Cuts along a lock: how far from its middle, and from which to which point of it."""


@card(
    palette="block_night",
    hand="woodcut",
    title="They let him sleep until the thaw",
    subject="children sledging down the beard of a sleeping giant",
    props=("giant", "beard", "snow", "sledges", "children", "firs", "cabin"),
    mood=("merry", "vast", "cheeky"),
)
def beard_slope(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.45, 0.5, -0.75))
    sleeper = face(
        Look(smile=0.4, brows=0.2), Build(nose=1.5, cheeks=1.25, age=1.0), "#d8d0c8", "none"
    )
    scene.put(sleeper, -0.11 * UNIT, 0.74 * UNIT, 0, yaw=-8, roll=-3, scale=1.88)
    lay_pile(scene, _shoulders(), 0, 0, depth=BEHIND)
    lay_pile(scene, _beard(), 0, 0, depth=BEFORE + 2)
    lay_pile(scene, [*_moustache(), *_snow_cap()], 0, 0, depth=BEFORE + 1)
    lay_pile(scene, _sitting(INKS["lamp"], "#4a4a4a"), 0.50, 0.10, 0.30, depth=BEFORE)
    lay_pile(scene, _lying(), -0.40, -0.52, 0.58, flip=True, depth=BEFORE - 1)
    lay_pile(scene, _sitting(INKS["vermilion"], INKS["lamp"]), 0.34, -1.06, 0.74, depth=BEFORE - 2)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="black", stars=60, contrast=1.7, lamp_pool=0
    )


def _beside(path: list[Point], side: float) -> list[Point]:
    """A line along a lock, from -1 at its left border to 1 at its right one."""
    curve = smooth(path, closed=False)
    last = len(curve) - 1
    line: list[Point] = []
    for index in range(0, last, 2):
        (x, y), (bx, by) = curve[index], curve[index + 1]
        half = side * (_NARROW + (_BROAD - _NARROW) * index / last) / 2
        length = math.hypot(bx - x, by - y)
        line.append((x - (by - y) / length * half, y + (bx - x) / length * half))
    return line


def _beard() -> list[Sheet]:
    """Locks that swell into waves of snow, each with its lee side in shade."""
    whole = blob(
        "-.62,1.0 -.70,.5 -.9,.1 -1.4,-.6 -1.4,-1.8 -1.4,-1.8 1.4,-1.8 1.4,-1.8 1.4,-.6 .7,.2"
        " .46,.5 .38,1.0 .38,1.0 .26,.66 -.1,.5 -.50,.66 -.62,1.0"
    )
    sheets = [Sheet(whole, WHITE, ("beard", "slope"))]
    for text in _LOCKS:
        path = points(text)
        lock = strip(path, _NARROW, _BROAD)
        lee = polygon(*_beside(path, 0.97), *reversed(_beside(path, 0.50)))
        grooves = cuts(*(_beside(path, side)[a:b] for side, a, b in _STROKES), thick=0.034)
        sheets += _edged(lock, WHITE, "beard", edge=0.03)
        sheets += [Sheet(lee, INKS["night"], ("beard",), turn=70), Sheet(grooves, BLACK)]
    return sheets


def _moustache() -> list[Sheet]:
    """A moustache like two drifts, which parts under the nose."""
    left = blob(
        "-.12,.68 -.26,.73 -.46,.62 -.66,.42 -.84,.38 -.84,.38 -.70,.30 -.46,.36 -.24,.46 -.10,.52"
    )
    right = blob("-.12,.68 .02,.73 .22,.62 .42,.44 .60,.42 .60,.42 .46,.32 .22,.37 .0,.46 -.12,.52")
    lines = cuts(
        "-.20,.64 -.42,.54 -.66,.38", "-.18,.57 -.40,.46 -.58,.37", "-.04,.64 .18,.54 .44,.41",
        "-.04,.57 .16,.47 .34,.39", thick=0.022,
    )  # fmt: skip
    return [
        *_edged(left, WHITE, "moustache", edge=0.03), *_edged(right, WHITE, "moustache", edge=0.03),
        Sheet(lines, BLACK),
    ]  # fmt: skip


def _snow_cap() -> list[Sheet]:
    """Snow on his crown and his brows."""
    cap = blob(
        "-.78,1.22 -.70,1.46 -.3,1.7 .1,1.7 .46,1.46 .54,1.22 .54,1.22 .42,1.34 .28,1.30 .12,1.37"
        " -.06,1.31 -.22,1.38 -.40,1.31 -.60,1.36"
    )
    left = blob("-.58,1.10 -.44,1.24 -.22,1.22 -.18,1.16 -.34,1.16 -.52,1.08")
    right = blob(".34,1.10 .20,1.24 -.02,1.22 -.06,1.16 .10,1.16 .28,1.08")
    drifts = cuts("-.48,1.40 -.3,1.45 -.1,1.43", "-.04,1.40 .10,1.42 .24,1.37", thick=0.02)
    return [
        *_edged(cap, WHITE, "snow", edge=0.03), Sheet(drifts, BLACK),
        *_edged(left, WHITE, "brows"), *_edged(right, WHITE, "brows"),
    ]  # fmt: skip


def _fir(x: float, y: float, tall: float) -> Outline:
    """A fir with its foot at (x, y)."""
    fir = box(0.07 * tall, 0.2 * tall).at(x, y + 0.08 * tall)
    for step in range(3):
        low, wide = y + tall * (0.14 + 0.22 * step), tall * (0.28 - 0.06 * step)
        fir = fir | polygon((x - wide, low), (x + wide, low), (x, low + 0.42 * tall))
    return fir


def _shoulders() -> list[Sheet]:
    """His shoulders as two mountains under snow, with firs and a lit cabin on them."""
    coat = blob(
        "-1.4,.30 -1.0,.60 -.60,.74 -.2,.7 .3,.74 .70,.66 1.0,.52 1.4,.2 1.4,-1.8 1.4,-1.8"
        " -1.4,-1.8"
        " -1.4,-1.8"
    )
    snow = blob(
        "-1.4,.34 -1.0,.64 -.60,.78 -.50,.66 -.66,.56 -.78,.60 -.86,.44 -.98,.46 -1.1,.30 -1.4,.2"
    )
    snow = snow | blob(
        "1.4,.26 1.0,.56 .70,.70 .36,.78 .36,.64 .52,.60 .60,.52 .72,.54 .82,.42 .94,.42 1.1,.2"
    )
    firs = _fir(-0.92, 0.62, 0.36) | _fir(-0.72, 0.70, 0.26)
    cabin = polygon(".62,.70 .62,.84 .72,.94 .83,.82 .83,.64")
    roof = strip(points(".57,.80 .72,.96 .88,.79"), 0.04)
    smoke = cuts(".78,.94 .82,1.02 .77,1.10 .82,1.20", thick=0.022)
    window = box(0.07, 0.07).at(0.73, 0.76)
    return [
        *_edged(coat, INKS["night"], "giant", turn=100), Sheet(firs, "#9a9a9a", ("firs",), turn=0),
        *_edged(cabin, "#6a6a6a", "cabin", line=WHITE, edge=0.014), Sheet(roof, WHITE, ("cabin",)),
        Sheet(window, INKS["lamp"], ("window",)), Sheet(smoke, WHITE, ("smoke",)),
        *_edged(snow, WHITE, "snow"),
    ]  # fmt: skip


def _runners() -> list[Sheet]:
    """A sledge seen from the side, its horns to the right."""
    runner = strip(points("-.40,.0 .20,.0 .40,.04 .46,.16 .40,.22"), 0.05)
    posts = strips([((-0.28, 0.0), (-0.28, 0.13)), ((0.16, 0.0), (0.16, 0.13))], 0.045)
    seat = strips([((-0.40, 0.14), (0.34, 0.14))], 0.055)
    return _edged(runner | posts | seat, BLACK, "sledge", line=WHITE, edge=0.03)


def _head(x: float, y: float, turn: float, cap: str) -> list[Sheet]:
    """The laughing head of a child in a bobble cap."""

    def placed(outline: Outline) -> Outline:
        return outline.scaled(0.44).turned(turn).at(x, y)

    lines = cuts(".16,.16 .26,.21 .35,.17", ".18,.03 .26,.07 .33,.03", thin=0.025, thick=0.045)
    mouth = blob(".22,-.24 .22,-.24 .36,-.27 .37,-.30 .30,-.36 .24,-.33")
    wool = blob("-.50,-.04 -.52,.40 -.26,.68 .12,.68 .36,.46 .40,.28 .40,.28 .0,.20")
    band = strip(points("-.52,.0 -.06,.20 .42,.30"), 0.16)
    return [
        *_edged(placed(profile_outline(CHILD, bust=False)), WHITE, "child"),
        Sheet(placed(lines | mouth), BLACK, ("laugh",)),
        *_edged(placed(ellipse(0.14).at(-0.14, 0.74)), WHITE, "bobble"),
        *_edged(placed(wool), cap, "cap", turn=60), *_edged(placed(band), WHITE, "cap"),
    ]  # fmt: skip


def _tilted(sheets: list[Sheet], turn: float) -> list[Sheet]:
    """Things that run down a slope."""
    return [sheet.placed(0, 0, 1.0, turn, False) for sheet in sheets]


def _sitting(coat: str, cap: str) -> list[Sheet]:
    """A child that sits on its sledge with both arms in the air."""
    far = strip(points("-.06,.56 .10,.76 .22,.98"), 0.14, 0.10)
    near = strip(points("-.14,.54 -.30,.74 -.34,.96"), 0.15, 0.11)
    mittens = ellipse(0.075).at(0.24, 1.02), ellipse(0.08).at(-0.35, 1.02)
    body = blob("-.30,.18 -.30,.46 -.20,.62 .0,.64 .10,.50 .10,.18")
    leg = strip(points("-.08,.24 .14,.40 .34,.22"), 0.19, 0.13)
    boot = blob(".28,.16 .28,.28 .36,.30 .46,.34 .50,.26 .44,.16")
    scarf = blob("-.16,.56 .06,.58 .08,.66 -.14,.68 -.34,.74 -.52,.68 -.52,.68 -.50,.60 -.34,.62")
    folds = cuts("-.20,.50 -.22,.38 -.20,.26", thick=0.026)
    return _tilted([
        *_edged(far, coat, "sleeve", turn=40), *_edged(mittens[0], BLACK, line=WHITE), *_runners(),
        *_edged(body, coat, "child", turn=80), Sheet(folds, BLACK),
        *_edged(leg, "#4a4a4a", "trousers", turn=20), *_edged(boot, BLACK, line=WHITE),
        *_head(-0.02, 0.86, 10, cap), *_edged(scarf, INKS["night"], "scarf", turn=10),
        *_edged(near, coat, "sleeve", turn=120), *_edged(mittens[1], BLACK, line=WHITE),
    ], -26)  # fmt: skip


def _lying() -> list[Sheet]:
    """A child that lies on its belly and steers with its feet."""
    legs = strip(points("-.20,.26 -.50,.28 -.72,.40"), 0.19, 0.13)
    boots = blob("-.70,.34 -.80,.32 -.90,.44 -.86,.56 -.78,.52 -.70,.48")
    coat = blob("-.36,.16 -.38,.34 -.20,.42 .10,.42 .26,.32 .24,.16")
    arm = strip(points(".12,.30 .30,.20 .42,.22"), 0.15, 0.11)
    folds = cuts("-.20,.34 -.10,.26 -.10,.20", ".0,.36 .06,.30 .06,.22", thick=0.024)
    return _tilted([
        *_runners(), *_edged(legs, "#4a4a4a", "trousers", turn=10),
        *_edged(boots, BLACK, line=WHITE), *_edged(coat, "#b4b4b4", "child", turn=10),
        Sheet(folds, BLACK), *_head(0.36, 0.50, -6, INKS["vermilion"]),
        *_edged(arm, "#b4b4b4", "sleeve"), *_edged(beads([(0.44, 0.22)], 0.075), BLACK, line=WHITE),
    ], -34)  # fmt: skip
