"""A table that goes all the way round a lake, and the two who sit at its ends."""

import math
from functools import partial

from tools.paint.midnight.carving import BLACK, WHITE, edged, family
from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, OLD
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
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.02)
_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]
_TABLE = smooth(
    points("-.28,-.95 -.62,-.94 -.86,-.84 -.96,-.54 -.94,-.16 -.78,.16 -.46,.36 .0,.43 .46,.36"
           " .78,.16 .94,-.16 .96,-.54 .86,-.84 .62,-.94 .32,-.95"), closed=False)  # fmt: skip
"""The middle of the table, from the old man's end round to the child's."""


@card(
    palette="block_night",
    hand="woodcut",
    title="He invited both ends",
    subject="old man and child back to back at the two ends of one table",
    props=("table", "lake", "old man", "child", "plates", "candles", "held hands", "empty chair"),
    mood=("strange", "tender", "patient"),
)
def long_table(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _night(), 0, 0, depth=56.0)
    lay_pile(scene, [*_chairs(), *_table()], 0, 0, depth=50.0)
    lay_pile(scene, _candles(), 0, 0, depth=46.0)
    lay_pile(scene, _dishes(), 0, 0, depth=42.0)
    lay_pile(scene, _reaching_arms(), 0, -0.08, depth=40.0)
    lay_pile(scene, _bodies(), 0, -0.12, depth=38.0)
    old = carved_profile(OLD, "bald", "#d8d8d8", lid="down", smile=-0.2, years=7)
    lay_pile(scene, old, -0.31, -0.06, 0.66, flip=True, depth=32.0)
    child = carved_profile(CHILD, "short", "#3a3a3a", lid="round", smile=0.3)
    lay_pile(scene, child, 0.30, -0.36, 0.56, depth=30.0)
    lay_pile(scene, _held_hands(), 0, -0.12, depth=26.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _wide(at: float) -> float:
    """How wide the table looks at a share of its length: broad at both ends, narrow far away."""
    return 0.11 + 0.24 * math.pow(abs(2 * at - 1), 1.7)


def _ribbon(add: float, hang: float) -> Outline:
    """The table top, wider by a little and moved down by a share of its width."""
    last = len(_TABLE) - 1
    wide = [_wide(index / last) for index in range(last + 1)]
    line = [(x, y - hang * w) for (x, y), w in zip(_TABLE, wide, strict=True)]
    ribbon = Outline(())
    for index in range(last):
        ends = (wide[index] + add, wide[index + 1] + add)
        ribbon = ribbon | strip(line[index : index + 2], *ends)
        ribbon = ribbon | ellipse(ends[0] / 2).at(*line[index])
    return ribbon


def _night() -> list[Sheet]:
    """Hills and a low moon beyond the lake, and the lake itself."""
    far = land((-1, 0.70), (-0.6, 0.92), (-0.2, 0.76), (0.2, 0.84), (0.62, 0.74), (1, 0.94))
    ridges = cuts("-.66,.88 -.56,.78 -.54,.66", "-.56,.88 -.42,.78 -.38,.70", ".94,.88 .86,.80"
                  " .84,.66", ".84,.82 .74,.74 .72,.64", "-.90,.74 -.84,.66 -.84,.58",
                  ".10,.80 .16,.74 .16,.70", thick=0.018)  # fmt: skip
    moon = ellipse(0.21).at(0.40, 1.04)
    glints = cuts(".28,.42 .40,.41 .54,.42", ".18,.32 .40,.31 .66,.32", ".30,.22 .46,.21 .60,.22",
                  ".36,.11 .52,.10 .74,.11", ".44,.0 .58,-.01 .70,.0", thick=0.028)  # fmt: skip
    ripples = cuts("-.34,.42 -.14,.41 .06,.42", "-.66,.20 -.60,.19 -.52,.20", "-.76,.02 -.70,.01"
                   " -.62,.02", ".62,-.12 .72,-.13 .80,-.12", ".0,.24 .08,.235 .14,.24",
                   thick=0.014)  # fmt: skip
    return [
        *_edged(moon, _GOLD, "moon", turn=0), *_edged(far, _BLUE, "hills", turn=100),
        Sheet(ridges, BLACK), Sheet(polygon(*_TABLE), BLACK, ("lake",)),
        Sheet(glints.at(0.02, -0.16), _GOLD, ("reflection",)), Sheet(ripples, WHITE),
    ]  # fmt: skip


def _table() -> list[Sheet]:
    """The table under a white cloth that hangs down all round in folds, with a red hem."""
    last = len(_TABLE) - 1
    folds = Outline(())
    for index in range(1, last, 3):
        (x, y), wide = _TABLE[index], _wide(index / last)
        if abs(x) < 0.90:
            fall = ((x, y - 0.80 * wide), (x + 0.02 * x, y - 1.34 * wide))
            folds = folds | strip(fall, 0.004, 0.10 * wide)
    cloth = _ribbon(0.0, 0.86) | _ribbon(0.0, 0.6) | _ribbon(0.0, 0.3)
    return [
        Sheet(_ribbon(0.035, 1.0), BLACK), Sheet(_ribbon(0.0, 1.0), _RED, ("hem",), turn=90),
        Sheet(_ribbon(0.02, 0.86), BLACK), Sheet(cloth, "#d0d0d0", ("cloth",), turn=90),
        Sheet(folds, BLACK),
        Sheet(_ribbon(0.045, 0.0), BLACK), Sheet(_ribbon(0.0, 0.0), WHITE, ("table",)),
    ]  # fmt: skip


def _chair() -> Outline:
    """The back of a chair: two posts, a rail on top and three slats."""
    posts = strips([((-0.09, -0.16), (-0.10, 0.18)), ((0.09, -0.16), (0.10, 0.18))], 0.032)
    slats = strips([((x, -0.10), (x, 0.12)) for x in (-0.045, 0.0, 0.045)], 0.014)
    return posts | slats | strip(points("-.10,.13 .0,.16 .10,.13"), 0.045)


def _chairs() -> list[Sheet]:
    """Empty chairs at the far side of the table, one of them red."""
    sheets = [Sheet(_chair().at(x, y), BLACK, ("chairs",)) for x, y in points(
        "-.74,.34 -.46,.50 .16,.58 .46,.50 .74,.34")]  # fmt: skip
    seat = _chair().scaled(1.15).at(-0.14, 0.58)
    return [*sheets, Sheet(seat | rim(seat, 0.022), WHITE), Sheet(seat, _RED, ("empty chair",))]


def _candles() -> list[Sheet]:
    """Candles here and there along the way, smaller with the distance."""
    sheets: list[Sheet] = []
    for at, tall in ((0.56, 0.9), (0.42, 0.9), (0.66, 1.1), (0.33, 1.2)):
        x, y = _TABLE[round(at * (len(_TABLE) - 1))]
        stick = box(0.035, 0.13).at(0, 0.075) | box(0.09, 0.02).at(0, 0.008)
        flame = blob("0,.22 .022,.175 .0,.14 -.022,.175")
        parts = [*_edged(stick, WHITE, "candle", edge=0.014), *_edged(flame, _GOLD, "candle",
                 edge=0.014)]  # fmt: skip
        sheets += [part.placed(x, y, tall, 0, flip=False) for part in parts]
    return sheets


def _dishes() -> list[Sheet]:
    """An empty plate at one end, and a heaped bowl that steams at the other."""
    plate, well = ellipse(0.20, 0.09).at(-0.76, -0.60), ellipse(0.14, 0.058).at(-0.76, -0.60)
    bones = strips([((-0.86, -0.605), (-0.66, -0.595))], 0.012) | strips(
        [((x, -0.57), (x - 0.02, -0.63)) for x in (-0.82, -0.76, -0.70)], 0.010
    )
    bowl = blob(".66,-.58 .66,-.58 .98,-.58 .98,-.58 .94,-.70 .86,-.74 .76,-.74 .69,-.69")
    heap = blob(".68,-.58 .70,-.50 .78,-.47 .84,-.43 .92,-.49 .97,-.58")
    bits = beads(points(".76,-.53 .84,-.50 .90,-.55"), 0.022)
    steam = cuts(".76,-.42 .73,-.34 .78,-.26 .75,-.18", thick=0.024)
    sheets = [
        *_edged(plate, WHITE, "plate"), *_edged(well, WHITE, edge=0.014),
        Sheet(bones, BLACK),
        *_edged(heap, _GOLD, "food", turn=30), Sheet(bits, _RED), *_edged(bowl, _BLUE, "bowl"),
        Sheet(steam, WHITE, ("steam",)),
    ]  # fmt: skip
    return [sheet.placed(0, -0.17, 1, 0, flip=False) for sheet in sheets]


def _bodies() -> list[Sheet]:
    """Their backs against each other on one bench."""
    man = blob("-.34,-.34 -.14,-.32 -.02,-.46 .02,-.80 .0,-1.2 .0,-1.7 .0,-1.7 -.66,-1.7 -.66,-1.7"
               " -.58,-1.2 -.56,-.80 -.50,-.50")  # fmt: skip
    child = blob(".18,-.58 .34,-.58 .46,-.70 .50,-1.0 .56,-1.7 .56,-1.7 .0,-1.7 .0,-1.7 .02,-1.2"
                 " .03,-.82 .08,-.64")  # fmt: skip
    folds = family("-.10,-.44 -.12,-.70 -.10,-.96", "-.40,-.50 -.50,-.80 -.50,-1.10", 5,
                   thick=0.016)  # fmt: skip
    bands = strips([((0.0, y), (0.6, y - 0.02)) for y in (-0.78, -0.92, -1.06, -1.20)], 0.045)
    return [
        *_edged(man, BLACK, "coat", line=WHITE), Sheet(folds, WHITE),
        *_edged(child, _RED, "jumper", turn=10), Sheet(bands & child, BLACK),
    ]  # fmt: skip


def _arm(path: str, start: float, end: float) -> Outline:
    """A sleeve with a round shoulder."""
    return strip(points(path), start, end) | ellipse(start / 2).at(*points(path)[0])


def _reaching_arms() -> list[Sheet]:
    """An arm of each, laid on the table."""
    his = _arm("-.40,-.70 -.54,-.96 -.74,-.92", 0.22, 0.15)
    hers = _arm(".36,-.84 .54,-1.04 .68,-.98", 0.18, 0.12)
    palms = blob("-.74,-.99 -.70,-.84 -.82,-.81 -.90,-.82 -.94,-.88 -.88,-.94") | blob(
        ".66,-1.05 .66,-.91 .75,-.90 .82,-.92 .82,-.99 .74,-1.04"
    )
    return [
        *_edged(palms, WHITE, "hands"), *_edged(his, BLACK, "sleeve", line=WHITE),
        *_edged(hers, _RED, "sleeve", turn=40),
    ]  # fmt: skip


def _held_hands() -> list[Sheet]:
    """The arms behind them, hand in hand, and their collars."""
    back = _arm("-.22,-.64 -.28,-.96 -.14,-1.20", 0.22, 0.15)
    front = _arm(".24,-.82 .28,-1.04 .14,-1.20", 0.18, 0.13)
    grip = blob("-.18,-1.18 -.06,-1.13 .06,-1.15 .17,-1.18 .15,-1.29 .04,-1.32 -.08,-1.32"
                " -.18,-1.28")  # fmt: skip
    thumbs = cuts("-.10,-1.18 .0,-1.20 .06,-1.27", "-.02,-1.28 .02,-1.24", "-.06,-1.24 .0,-1.26"
                  " .02,-1.30", thick=0.016)  # fmt: skip
    collars = strip(points("-.42,-.36 -.30,-.42 -.12,-.34"), 0.12)
    rolled = strip(points(".14,-.62 .26,-.65 .38,-.60"), 0.10)
    creases = cuts("-.34,-.92 -.28,-.96 -.20,-.94", "-.34,-.84 -.26,-.90", thick=0.014)
    return [
        *_edged(grip, WHITE, "held hands"), Sheet(thumbs, BLACK),
        *_edged(back, BLACK, "sleeve", line=WHITE), Sheet(creases, WHITE),
        *_edged(front, _RED, "sleeve", turn=60), *_edged(collars, WHITE, "collar"),
        *_edged(rolled, _RED, "collar", turn=90),
    ]  # fmt: skip
