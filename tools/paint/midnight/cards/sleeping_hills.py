"""A range of mountains that lies in bed, and the train that goes into its ear."""

import math

from tools.paint.midnight.carving import BLACK, WHITE, edged, family
from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    crescent,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet

_UP = 0.10
"""How far the bed is raised in the picture."""
_SLOPE = "#cde8ff"
"""So pale a blue that the ink prints flat, without any line of the gouge."""


@card(
    palette="block_day",
    hand="woodcut",
    title="The range turned over in its sleep",
    subject="mountain range that lies asleep under a patchwork of fields",
    props=("sleeping face", "mountains", "nightcap", "patchwork", "village", "train", "ear",
           "slippers", "moon"),
    mood=("vast", "peaceful", "comic"),
)  # fmt: skip
def sleeping_range(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _far_peaks(), 0, _UP, depth=54.0)
    lay_pile(scene, _pillow(), 0, _UP, depth=50.0)
    face = [sheet.placed(0, 0, 1, 90, True) for sheet in _face()]
    lay_pile(scene, face, -0.40, 0.12, 0.92, depth=46.0)
    lay_pile(scene, _nightcap(), -0.10, _UP - 0.08, depth=42.0)
    lay_pile(scene, _quilt(), 0, _UP, depth=38.0)
    lay_pile(scene, _village(), 0, _UP, depth=32.0)
    lay_pile(scene, [*_ear(), *_railway()], 0.08, _UP, depth=28.0)
    lay_pile(scene, _smoke(), -0.08, _UP, depth=26.0)
    lay_pile(scene, _floor(), 0, 0, depth=24.0)
    for x, y, size, turn in ((0.62, -1.17, 0.86, -4), (0.34, -1.29, 0.98, 5)):
        slipper = [sheet.placed(0, 0, 1, turn, False) for sheet in _slipper()]
        lay_pile(scene, slipper, x, y, size, depth=22.0 + 2 * y)
    return WoodcutPlan(inks=("night", "vermilion", "lamp"), sky="paper", contrast=1.6, lamp_pool=0)


def _far_peaks() -> list[Sheet]:
    """Smaller mountains behind, and the moon."""
    peaks = polygon(".60,.1 .71,.48 .77,.40 .86,.62 .96,.46 1.2,.2 1.2,-.2 .6,-.2")
    shade = polygon(".71,.48 .77,.40 .79,.2 .74,.1 .73,.30") | polygon(
        ".86,.62 .96,.46 .98,.2 .90,.1 .89,.36"
    )
    moon = crescent(0.17).turned(24).at(0.62, 0.98)
    return [
        *edged(peaks, WHITE, "mountains", edge=0.014), Sheet(shade, "#3a3a3a", turn=60),
        *edged(moon, INKS["lamp"], "moon"),
    ]  # fmt: skip


def _face() -> list[Sheet]:
    """A face in profile to the left, drawn upright, with snow where the light will fall."""
    rock = blob(
        "-.10,.62 -.34,.56 -.52,.44 -.62,.33 -.66,.23 -.64,.14 -.56,.07 -.53,.04 -.61,-.03"
        " -.78,-.10 -.96,-.17 -1.03,-.23 -1.02,-.30 -.94,-.335 -.82,-.33 -.70,-.325 -.70,-.325"
        " -.75,-.38 -.80,-.42 -.81,-.47 -.76,-.515 -.64,-.545 -.64,-.545 -.74,-.58 -.78,-.62"
        " -.76,-.67 -.67,-.70 -.62,-.725 -.67,-.77 -.76,-.80 -.80,-.87 -.76,-.95 -.66,-.995"
        " -.50,-1.0 -.34,-.95 -.18,-1.02 .0,-1.2 .5,-1.2 .5,.3 .2,.6"
    )
    caps = (
        polygon("-1.2,.0 -1.2,-.5 -.93,-.40 -.96,-.31 -.90,-.28 -.94,-.23 -.86,-.18 -.90,.0")
        | polygon("-1,-.76 -.74,-.76 -.71,-.83 -.75,-.86 -.68,-.90 -.72,-.94 -.64,-1.1 -1,-1.1")
        | polygon("-1,.10 -.62,.11 -.60,.17 -.63,.21 -.56,.26 -.60,.30 -.52,.36 -.50,.5 -1,.5")
    )
    return [
        *edged(rock, _SLOPE, "mountains", "sleeping face", turn=-28, edge=0.036),
        Sheet(_crags(), BLACK), Sheet(caps & rock, WHITE, ("snow",)),
        Sheet(rim(caps, 0.016) & rock, BLACK),
        *_eye(),
    ]  # fmt: skip


def _crags() -> Outline:
    """Lines that model nostril, mouth, cheek and jaw as slopes."""
    return cuts(
        "-.82,-.275 -.76,-.235 -.70,-.25 -.68,-.30", "-.65,-.545 -.55,-.55 -.45,-.50",
        "-.60,-.30 -.50,-.38 -.44,-.48", "-.54,-.90 -.38,-.84 -.26,-.70",
        "-.46,-.80 -.36,-.74 -.28,-.64", thin=0.014, thick=0.040,
    )  # fmt: skip


def _eye() -> list[Sheet]:
    """One large closed eye with its lashes, and firs for a brow."""
    light = cuts("-.40,.03 -.29,.06 -.17,.03", thin=0.010, thick=0.040)
    lid = blob("-.49,.0 -.42,.08 -.30,.115 -.17,.09 -.07,.0 -.16,-.07 -.28,-.10 -.41,-.07")
    edge = cuts("-.51,.01 -.42,-.07 -.28,-.105 -.15,-.07 -.05,.02", thin=0.024, thick=0.072)
    lashes = cuts(
        "-.44,-.06 -.48,-.13 -.52,-.17", "-.36,-.09 -.38,-.17 -.41,-.22",
        "-.27,-.10 -.27,-.19 -.28,-.25", "-.18,-.08 -.16,-.16 -.15,-.21",
        "-.10,-.03 -.06,-.09 -.03,-.13", thin=0.014, thick=0.034,
    )  # fmt: skip
    brow = Outline(())
    for index, (x, y) in enumerate(points("-.50,.15 -.40,.18 -.30,.19 -.20,.18 -.10,.15")):
        fir = polygon("-.044,.0 .044,.0 .0,.09") | polygon("-.034,.05 .034,.05 .0,.14")
        brow = brow | fir.scaled(1 + 0.18 * (index % 2)).turned(12 - 6 * index).at(x, y)
    return [
        *edged(lid, _SLOPE, "closed eye", edge=0.026), Sheet(light, WHITE),
        Sheet(edge | lashes, BLACK, ("closed eye",)),
        Sheet(brow, BLACK, ("firs",)),
    ]  # fmt: skip


def _nightcap() -> list[Sheet]:
    """A striped nightcap over the crown, its tassel on the pillow."""
    cap = blob("-.66,.62 -.78,.66 -.96,.62 -1.14,.44 -1.3,.1 -1.3,-.6 -.98,-.62 -.82,-.34 -.78,-.1"
        " -.74,.22")  # fmt: skip
    stripes = strips(
        [((-0.86, 0.70), (-1.06, -0.7)), ((-0.98, 0.70), (-1.20, -0.7))], 0.055
    ) | strip(points("-1.1,.6 -1.16,.2 -1.3,-.4"), 0.05)
    band = strip(points("-.66,.64 -.70,.30 -.76,-.06 -.74,-.34"), 0.13)
    return [
        *edged(cap, INKS["vermilion"], "nightcap", turn=20), Sheet(stripes & cap, WHITE),
        *edged(band, WHITE, "nightcap"),
        Sheet(cuts(*(arc(-0.685 - 0.012 * i, 0.54 - 0.14 * i, 0.05, 150, 30, 0.5)
                     for i in range(7)), thick=0.010), BLACK),
    ]  # fmt: skip


def _pillow() -> list[Sheet]:
    """A field of snow that is a pillow."""
    pillow = blob("-1.3,-.16 -.9,-.12 -.4,-.24 .1,-.34 .3,-.6 .2,-1.0 -.3,-1.3 -1.3,-1.3")
    creases = cuts("-.58,-.42 -.50,-.54 -.52,-.70", "-.40,-.44 -.34,-.56 -.36,-.66",
        "-.74,-.52 -.70,-.66 -.74,-.82", "-.92,-.72 -.84,-.84 -.86,-.96",
        "-.2,-.62 -.12,-.74 -.14,-.86", thick=0.024)  # fmt: skip
    return [*edged(pillow, WHITE, "pillow", "snow"), Sheet(creases, BLACK)]


def _on_quilt(u: float, v: float) -> Point:
    """A point of the blanket: u from its hem to the right, v from the throat down."""
    left = (0.54 - 0.56 * v - 0.14 * math.sin(math.pi * v), 0.26 - 1.36 * v)
    right = (1.25, 0.52 - 1.55 * v)
    bulge = 0.13 * math.sin(math.pi * u) * (1 - v) - 0.10 * math.sin(2 * math.pi * v) * u
    return (left[0] + (right[0] - left[0]) * u,
            left[1] + (right[1] - left[1]) * u + bulge)  # fmt: skip


_AROUND = ((0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1), (0.5, 1), (0, 1), (0, 0.5))
"""The corners and the middles of the edges of a patch."""


def _quilt() -> list[Sheet]:
    """A blanket of fields, sewn together, with its sheet folded over at the throat."""
    tones = (INKS["lamp"], WHITE, INKS["vermilion"], "#9a9a9a", WHITE, INKS["night"], "#d0d0d0")
    rows, columns = 5, 4
    sheets: list[Sheet] = []
    for row in range(rows):
        for column in range(columns):
            edge = [_on_quilt((column + a) / columns, (row + b) / rows) for a, b in _AROUND]
            tone = tones[(3 * row + 2 * column) % len(tones)]
            sheets += edged(polygon(*edge), tone, "patchwork", turn=20 + 55 * ((row + column) % 3))
    hem = strip([_on_quilt(0.0, v / 6) for v in range(7)], 0.15)
    seams = [(_on_quilt(-0.03, v / 14), _on_quilt(0.03, v / 14)) for v in range(1, 14)]
    return [*sheets, *edged(hem, WHITE, "sheet"), Sheet(strips(seams, 0.010), BLACK)]


def _village() -> list[Sheet]:
    """Houses and a church in a fold of the blanket."""
    fold = blob(".22,-.50 .40,-.40 .64,-.44 .92,-.34 1.2,-.40 1.2,-.56 .9,-.56 .62,-.62 .40,-.60")
    sheets = [*edged(fold, WHITE, "valley"),
              Sheet(family(".30,-.56 .6,-.58 1.0,-.50", ".40,-.60 .62,-.63 .9,-.57", 3),
                    BLACK)]  # fmt: skip
    for x, y, size in ((0.84, -0.42, 0.9), (0.44, -0.50, 1.0), (0.72, -0.52, 1.25)):
        wall = box(0.15, 0.11).at(0, 0.05)
        roof = polygon("-.11,.09 .11,.09 .0,.20")
        for part, tone, tag in ((wall, WHITE, "village"), (roof, BLACK, "village"),
            (box(0.045, 0.05).at(0, 0.05), INKS["lamp"], "lit windows")):  # fmt: skip
            sheets += edged(part.scaled(size).at(x, y), tone, tag, edge=0.012)
    tower = polygon("-.045,.0 -.045,.20 .0,.38 .045,.20 .045,.0").at(0.585, -0.52)
    return [*sheets, *edged(tower, "#5a5a5a", "church", turn=90, edge=0.014)]


def _ear() -> list[Sheet]:
    """An ear that is the mouth of a tunnel."""
    shell = blob("-.62,-.10 -.56,.0 -.44,.03 -.34,-.03 -.32,-.14 -.38,-.26 -.50,-.34 -.56,-.30"
        " -.56,-.22 -.62,-.18")  # fmt: skip
    hole = blob("-.52,-.25 -.52,-.25 -.54,-.13 -.47,-.06 -.40,-.10 -.38,-.24 -.38,-.24")
    folds = cuts("-.58,-.10 -.53,-.03 -.44,-.005 -.37,-.05 -.345,-.14", thin=0.008, thick=0.020)
    return [*edged(shell, WHITE, "ear", edge=0.024), Sheet(folds, BLACK),
            *edged(hole, BLACK, "tunnel")]  # fmt: skip


def _railway() -> list[Sheet]:
    """Rails from the village to the ear, and a train on them."""
    line = points("-.45,-.24 -.34,-.42 -.12,-.54 .14,-.56 .40,-.52")
    ties = Outline(())
    for x, y in points("-.43,-.30 -.38,-.37 -.31,-.43 -.23,-.48 -.14,-.52 -.04,-.545 .06,-.555"
        " .16,-.555 .26,-.54 .36,-.52"):  # fmt: skip
        ties = ties | strip(((x - 0.02, y + 0.035), (x + 0.02, y - 0.035)), 0.016)
    sheets = [Sheet(strip(line, 0.05), WHITE),
              Sheet(rim(strip(line, 0.04), 0.008), BLACK, ("rails",)),
              Sheet(ties, BLACK, ("rails",))]  # fmt: skip
    for x, y, size, turn in ((-0.425, -0.235, 0.62, -56), (-0.325, -0.36, 0.82, -38),
        (-0.17, -0.45, 1.0, -20), (0.02, -0.495, 1.12, -4)):  # fmt: skip
        car = box(0.165, 0.10).at(0, 0.02)
        panes = box(0.035, 0.04).at(-0.045, 0.03) | box(0.035, 0.04).at(0.025, 0.03)
        wheels = beads(points("-.05,-.045 .05,-.045"), 0.022)
        for part, tone in ((wheels, BLACK), (car, INKS["vermilion"]), (panes, WHITE)):
            sheets += edged(part.scaled(size).turned(turn).at(x, y), tone, "train", edge=0.012)
    return sheets


def _smoke() -> list[Sheet]:
    """What the train leaves behind, out of the nose."""
    smoke = Outline(())
    for x, y, size in ((0.02, 0.75, 0.03), (0.05, 0.83, 0.045), (0.11, 0.93, 0.06),
        (0.20, 1.02, 0.08), (0.16, 1.16, 0.10)):  # fmt: skip
        smoke = smoke | ellipse(size * 1.1, size).at(x, y)
    curls = cuts(arc(0.20, 1.02, 0.05, 200, 20), arc(0.16, 1.16, 0.06, 190, 10), thick=0.012)
    return [*edged(smoke, WHITE, "smoke", edge=0.014), Sheet(curls, BLACK)]


def _floor() -> list[Sheet]:
    """The dark plain beside the bed, with a wood."""
    side = polygon("-1.3,-.98 1.3,-.98 1.3,-1.12 -1.3,-1.12")
    floor = polygon("-1.3,-1.10 1.3,-1.10 1.3,-1.8 -1.3,-1.8")
    firs = Outline(())
    for x, tall in ((-0.94, 0.34), (-0.80, 0.22), (-0.66, 0.28), (-0.50, 0.18), (-0.36, 0.24)):
        for step in range(3):
            low, wide = -1.46 + tall * 0.26 * step, tall * (0.30 - 0.06 * step)
            firs = firs | polygon((x - wide, low), (x + wide, low), (x, low + tall * 0.5))
    return [
        *edged(side, "#8a8a8a", "bed", turn=0), *edged(floor, BLACK, "plain"),
        Sheet(firs, "#d0d0d0", ("firs",), turn=90),
    ]  # fmt: skip


def _slipper() -> list[Sheet]:
    """A slipper with a bobble, from the side, its toe to the left."""
    sole = blob("-.34,-.12 -.34,-.12 -.37,-.08 -.32,-.05 .32,-.05 .38,-.08 .36,-.12 .36,-.12")
    bed = blob("-.02,-.05 .0,.02 .20,.02 .34,.0 .37,-.05 .37,-.05")
    inside = ellipse(0.07, 0.125).turned(-24).at(0.075, 0.06)
    upper = blob("-.34,-.06 -.37,.03 -.30,.12 -.16,.18 -.02,.19 .06,.165 .04,.10 .08,.02 .13,-.06"
        " .13,-.06")  # fmt: skip
    bobble = ellipse(0.05).at(-0.18, 0.18)
    for step in range(9):
        a = math.tau * step / 9
        bobble = bobble | ellipse(0.03).at(-0.18 + 0.055 * math.cos(a), 0.18 + 0.05 * math.sin(a))
    return [
        *edged(bed, WHITE, "slippers"), *edged(inside, BLACK, "slippers"),
        *edged(upper, INKS["vermilion"], "slippers", turn=10),
        Sheet(cuts("-.28,.0 -.24,.06 -.16,.08", "-.20,-.01 -.14,.03 -.08,.04"), BLACK),
        Sheet(rim(sole, 0.014), BLACK), Sheet(sole, WHITE, ("slippers",)),
        *edged(bobble, WHITE, "bobble"),
    ]  # fmt: skip
