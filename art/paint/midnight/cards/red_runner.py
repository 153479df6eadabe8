"""A house in the snow with a red carpet before it, and the tracks of all who went in."""

import math
from collections.abc import Callable
from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts
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

_edged = partial(edged, edge=0.02)
_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]
_RUNNER = ".21,-.32 .16,-.48 -.02,-.68 -.22,-.92 -.30,-1.22 -.26,-1.6 -.20,-2.0"
"""The middle of the carpet, from the foot of the steps to the lower edge."""


@card(
    palette="block_night",
    hand="woodcut",
    title="Come in, come in",
    subject="tall house in the snow with a red carpet out of its door",
    props=("house", "red carpet", "snow", "tracks", "open door", "light", "hand", "suitcase"),
    mood=("inviting", "uneasy", "quiet"),
)
def tongue_carpet(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_BLUE)
    lay_pile(scene, _land(), 0, 0, depth=56.0)
    lay_pile(scene, _house(), 0.25, 0, depth=50.0)
    lay_pile(scene, _door(), 0.25, 0, depth=46.0)
    lay_pile(scene, _window(), 0.25, 0, depth=42.0)
    lay_pile(scene, _carpet(), 0, 0, depth=38.0)
    lay_pile(scene, _tracks(), 0, 0, depth=34.0)
    lay_pile(scene, _suitcase(), 0.40, -1.16, 0.82, depth=30.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _land() -> list[Sheet]:
    """White hills under falling snow; one track leads on over the hill to a far walker."""
    hills = land((-1, 0.46), (-0.76, 0.44), (-0.4, 0.20), (0.0, 0.08), (0.5, 0.16), (1, 0.10))
    drifts = cuts("-.98,-.16 -.8,-.12 -.62,-.18", "-.7,.0 -.56,.03 -.42,-.01", ".72,-.10 .86,-.07"
                  " .98,-.11", ".70,-1.38 .82,-1.35 .94,-1.40", "-.98,.22 -.88,.25 -.78,.22",
                  thick=0.018)  # fmt: skip
    flakes = [(-0.95 + 1.9 * (i * 0.5698 % 1), 0.40 + 1.05 * (i * 0.7549 % 1)) for i in range(34)]
    steps = beads(points("-.18,.04 -.24,.06 -.28,.09 -.34,.11 -.38,.15 -.44,.17 -.48,.21"
                         " -.53,.23"), 0.012)  # fmt: skip
    walker = blob("-.72,.27 -.70,.39 -.67,.43 -.61,.43 -.58,.39 -.56,.27") | ellipse(0.036).at(
        -0.64, 0.47
    )
    return [
        Sheet(beads(flakes, 0.019), WHITE, ("snow",)), Sheet(hills, WHITE, ("snow",)),
        Sheet(drifts, BLACK), Sheet(steps, BLACK, ("far track",)),
        Sheet(walker, BLACK, ("walker",)),
        Sheet(strip(points("-.69,.42 -.64,.415 -.52,.44"), 0.035), _RED, ("scarf",)),
    ]  # fmt: skip


def _house() -> list[Sheet]:
    """A tall narrow house of boards with a steep roof deep in snow, its chimney smoking."""
    wall = polygon("-.34,-.12 -.30,.86 .02,1.24 .34,.86 .40,-.12")
    boards = strips([((x, -0.12), (0.92 * x, 1.3)) for x in (-0.2, -0.08, 0.06, 0.19, 0.30)], 0.010)
    snow = blob(
        "-.44,.74 -.44,.74 -.38,.86 .0,1.34 .05,1.34 .42,.86 .48,.74 .48,.74 .38,.76 .30,.82"
        " .02,1.16 -.02,1.16 -.28,.80 -.36,.76"
    )
    chimney = polygon(".19,1.0 .19,1.36 .31,1.36 .31,.96")
    cap = blob(".16,1.36 .18,1.42 .25,1.43 .33,1.41 .34,1.36")
    return [
        *white_edged(chimney, BLACK, "chimney"), *_edged(cap, WHITE, "snow"),
        *white_edged(wall, BLACK, "house"), Sheet(boards & wall, WHITE),
        *_edged(snow, WHITE, "roof"),
    ]  # fmt: skip


def _door() -> list[Sheet]:
    """Three steps, a tall door ajar and the light in the gap."""
    sheets: list[Sheet] = []
    for wide, y in ((0.62, -0.30), (0.50, -0.23), (0.38, -0.16)):
        sheets += _edged(box(wide, 0.08).at(-0.04, y), WHITE, "steps")
    frame, gap = box(0.30, 0.56).at(-0.04, 0.16), box(0.24, 0.52).at(-0.04, 0.14)
    leaf = polygon(".08,.40 .08,-.12 -.05,-.17 -.05,.44")
    panels = polygon(".05,.34 .05,.16 -.02,.16 -.02,.36") | polygon(".05,.10 .05,-.07 -.02,-.10"
                                                                    " -.02,.10")  # fmt: skip
    return [
        *sheets, *_edged(frame, WHITE, "door"), Sheet(gap, _GOLD, ("light",), turn=90),
        *white_edged(leaf, BLACK, "open door"), Sheet(panels, "#6a6a6a", turn=90),
        Sheet(ellipse(0.016).at(-0.03, 0.13), _GOLD),
    ]  # fmt: skip


def _window() -> list[Sheet]:
    """A dark window under the roof; a hand holds its pale curtain aside."""
    frame, pane = box(0.36, 0.42).at(0.02, 0.72), box(0.30, 0.36).at(0.02, 0.72)
    curtain = blob("-.13,.90 -.13,.90 .17,.90 .17,.90 .12,.82 .02,.76 -.05,.70 -.06,.62 -.05,.54"
                   " -.05,.54 -.13,.54 -.13,.54")  # fmt: skip
    sleeve = strip(points(".20,.54 .12,.62 .06,.68"), 0.11, 0.08)
    hand = blob(".10,.65 .04,.63 -.04,.64 -.09,.68 -.09,.74 -.04,.78 .04,.76 .11,.71")
    fingers = cuts(
        "-.08,.73 -.03,.73 .01,.71", "-.08,.69 -.03,.69 .01,.68", thin=0.006, thick=0.008
    )
    return [
        *_edged(frame, WHITE, "window"), Sheet(pane, BLACK),
        Sheet(curtain, "#bcbcbc", ("curtain",), turn=84), Sheet(sleeve & pane, _RED, ("sleeve",)),
        *_edged(hand & pane, WHITE, "hand", edge=0.014), Sheet(fingers, BLACK),
    ]  # fmt: skip


def _carpet() -> list[Sheet]:
    """A red carpet over the steps and the snow, broader and broader towards us."""
    fall = polygon(".11,-.12 .31,-.12 .33,-.34 .09,-.34")
    path = points(_RUNNER)
    cloth = strip(path, 0.23, 0.92) | fall
    seams = Outline(())
    line = smooth(path, closed=False)
    for side in (-1, 1):
        way: list[Point] = []
        for index, (x, y) in enumerate(line[:-1]):
            dx, dy = line[index + 1][0] - x, line[index + 1][1] - y
            off = side * (0.23 + 0.69 * index / len(line)) * 0.40 / (math.hypot(dx, dy) or 1)
            way.append((x - dy * off, y + dx * off))
        seams = seams | strip(way[::5], 0.02, 0.05)
    treads = strips([((0.10, y), (0.32, y)) for y in (-0.20, -0.28)], 0.014)
    return [
        *_edged(cloth, _RED, "red carpet", turn=20, edge=0.03), Sheet(seams & cloth, _GOLD),
        Sheet(treads, BLACK),
    ]  # fmt: skip


def _trail(
    path: str, near: float, far: float, count: int, stamp: Callable[[int], Outline]
) -> Outline:
    """Prints along a path from the front to the door, which grow smaller on the way."""
    line = smooth(points(path), closed=False)
    prints = Outline(())
    for index in range(count):
        at = 1 - (1 - index / count) ** 1.5
        here = min(int(at * (len(line) - 1)), len(line) - 2)
        (x, y), (u, v) = line[here], line[here + 1]
        side = 1 if index % 2 else -1
        size = near + (far - near) * at
        turn = math.degrees(math.atan2((v - y) * 1.8, u - x)) - 90
        mark = stamp(side).turned(turn).scaled(size, 0.62 * size)
        off = 0.3 * side * size / math.hypot(u - x, v - y)
        prints = prints | mark.at(x - (v - y) * off, y + (u - x) * off)
    return prints


def _boot(_: int) -> Outline:
    return blob("-.20,.0 -.24,.35 -.10,.62 .10,.62 .24,.35 .20,.0") | box(0.34, 0.30).at(0, -0.24)


def _claw(_: int) -> Outline:
    return strips([((0, 0), tip) for tip in points(".0,.7 -.46,.5 .46,.5 .0,-.5")], 0.07)


def _hoof(_: int) -> Outline:
    half = blob(".05,-.34 .05,-.34 .30,-.26 .34,.10 .10,.50 .05,.1")
    return half | half.flipped()


def _foot(side: int) -> Outline:
    foot = blob("-.16,-.5 .16,-.5 .16,-.1 .24,.22 .0,.36 -.24,.22 -.14,-.1")
    toes = beads(points("-.26,.40 -.13,.50 .0,.52 .13,.48 .24,.38"), 0.075)
    return (foot | toes).flipped() if side > 0 else foot | toes


def _tracks() -> list[Sheet]:
    """All that came: boots, a bird, hooves, one wheel, and bare feet on the carpet itself."""
    dark = _trail("1.0,-1.30 .80,-1.06 .60,-.78 .44,-.56 .34,-.40", 0.15, 0.05, 12, _boot)
    dark = dark | _trail("-1.0,-.58 -.70,-.48 -.34,-.38 -.04,-.33", 0.20, 0.09, 7, _claw)
    dark = dark | _trail(
        "-.96,-1.16 -.80,-.96 -.58,-.76 -.32,-.58 -.04,-.44", 0.17, 0.06, 10, _hoof
    )
    wheel = strip(points("1.0,-.58 .84,-.56 .64,-.46 .50,-.36"), 0.05, 0.022)
    spokes = strips([((x, y - 0.03), (x + 0.01, y + 0.03)) for x, y in
                     smooth(points("1.0,-.58 .84,-.56 .64,-.46 .50,-.36"), closed=False)[::2]],
                    0.010)  # fmt: skip
    pale = _trail("-.30,-1.46 -.32,-1.20 -.22,-.90 .0,-.66 .17,-.46", 0.17, 0.05, 12, _foot)
    return [
        Sheet(dark, BLACK, ("tracks",)), Sheet(wheel, BLACK, ("wheel track",)),
        Sheet(spokes, WHITE),
        Sheet(pale, WHITE, ("bare footprints",)),
    ]  # fmt: skip


def _suitcase() -> list[Sheet]:
    """A suitcase that somebody has put down in the snow."""
    case = blob("-.26,-.17 -.26,-.17 .26,-.19 .26,-.19 .26,.14 .26,.14 -.26,.16 -.26,.16")
    grip = strip(points("-.08,.15 -.07,.24 .07,.24 .08,.15"), 0.035)
    straps = strips([((-0.14, -0.18), (-0.14, 0.16)), ((0.14, -0.19), (0.14, 0.15))], 0.05)
    snow = blob("-.28,.14 -.26,.19 -.10,.20 .0,.18 .12,.20 .27,.18 .28,.13 .10,.15 .0,.13 -.1,.15")
    heap = blob("-.28,-.20 -.22,-.13 -.10,-.17 .05,-.13 .22,-.17 .34,-.21 .2,-.25 -.2,-.25")
    return [
        Sheet(grip, BLACK), *_edged(case, _GOLD, "suitcase", turn=4), Sheet(straps, BLACK),
        *_edged(snow, WHITE, "snow", edge=0.016), Sheet(heap, WHITE),
    ]  # fmt: skip
