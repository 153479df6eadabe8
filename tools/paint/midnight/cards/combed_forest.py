"""A sleeper whose hair is a forest, and the comb that is drawn through it."""

import math

from tools.paint.midnight.carving import BLACK, WHITE, edged, family
from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import RUNNING, adult_outline
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet, Sheets

_HEAD, _TILT = (0.07, -0.36), -34.0
"""Where the middle of her skull is, and how far she has leant back."""
_COMB, _COMB_TURN = (0.54, 0.68), -36.0
"""Where the spine of the comb is, and how far it is turned."""
_GREEN, _GOLD, _RED = "#ceeed5", "#eec682", "#ffb59f"
"""The inks so pale that they print flat, without any line of the gouge."""
_FIRS = (
    (72, 0.32, 0.60), (40, 0.32, 0.64), (8, 0.36, 0.58), (-22, 0.38, 0.60), (-50, 0.40, 0.62),
    (-76, 0.45, 0.58), (-102, 0.50, 0.52), (103, 0.38, 0.52),
)  # fmt: skip
"""Where firs stand: the angle around the skull, the distance of the foot, the height."""


@card(
    palette="block_night",
    hand="woodcut",
    title="The forest was her hair",
    subject="comb drawn through a sleeper's hair, which is a forest",
    props=("sleeping face", "forest", "comb", "glove", "runner", "bow", "house", "pillow"),
    mood=("threatening", "grand", "tender"),
)
def teeth_of_the_comb(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _pillow(), 0, 0, depth=50.0)
    lay_pile(scene, _turned(_face(), _TILT), *_HEAD, depth=46.0)
    lay_pile(scene, _firs(), *_HEAD, depth=44.0)
    lay_pile(scene, _turned(_comb(), _COMB_TURN), *_COMB, depth=42.0)
    lay_pile(scene, _turned(_glove(), _COMB_TURN), *_COMB, depth=40.0)
    lay_pile(scene, _house(), 0.12, -0.60, depth=26.0)
    lay_pile(scene, _bow(), 0.63, -0.59, 1.1, depth=24.0)
    runner = adult_outline(RUNNING, coat=0.45).flipped().turned(22)
    for width, tone in ((0.03, WHITE), (0.0, _RED)):
        shape = rim(runner, width) if width else runner
        scene.lay(Sheet(shape, tone, ("runner",)), x=-0.23, y=0.145, scale=0.56,
                  depth=22.0 if width else 21.9)  # fmt: skip
    return WoodcutPlan(
        inks=("vermilion", "verdigris", "lamp"), sky="black", stars=30, contrast=1.6, lamp_pool=0
    )


def _turned(sheets: Sheets, degrees: float) -> list[Sheet]:
    """Sheets that belong together, turned around their origin."""
    return [sheet.placed(0, 0, 1, degrees, False) for sheet in sheets]


def _firs() -> list[Sheet]:
    """Firs that stand on the scalp, with dark between them."""
    sheets: list[Sheet] = []
    for index, (angle, away, tall) in enumerate(_FIRS):
        x, y = away * math.cos(math.radians(angle)), away * math.sin(math.radians(angle))
        tone = WHITE if index in {2, 5, 7} else _GREEN
        sheets += [sheet.placed(x, y, tall, angle - 90, False) for sheet in _fir(tone)]
    return sheets


def _fir(tone: str) -> list[Sheet]:
    """A fir, one unit high, with three skirts of branches."""
    tree = strip(((0, -0.06), (0, 0.3)), 0.08)
    for step, wide in enumerate((0.21, 0.18, 0.13)):
        low = 0.10 + 0.25 * step
        tree = tree | blob(
            (-wide, low), (-wide, low), (0, low - 0.03), (wide, low), (wide, low),
            (wide * 0.35, low + 0.20), (0, low + 0.40), (0, low + 0.40), (-wide * 0.35, low + 0.20),
        )  # fmt: skip
    shade = cuts("-.02,.36 -.09,.33 -.15,.35", "-.02,.61 -.07,.58 -.11,.60", thick=0.03)
    return [Sheet(rim(tree, 0.05), BLACK), Sheet(tree, tone, ("forest",), turn=84),
            Sheet(shade, BLACK)]  # fmt: skip


def _face() -> list[Sheet]:
    """A large face in profile to the left, its eye closed, around the middle of the skull."""
    skin = blob(
        "-.30,.50 -.47,.38 -.58,.22 -.62,.10 -.58,.0 -.66,-.12 -.80,-.25 -.82,-.30 -.74,-.36"
        " -.68,-.36 -.68,-.36 -.73,-.45 -.72,-.49 -.66,-.52 -.66,-.52 -.71,-.56 -.70,-.62 -.64,-.66"
        " -.67,-.74 -.64,-.86 -.52,-.94 -.34,-.90 -.22,-.82 -.24,-1.1 -.30,-1.8 .40,-1.8 .34,-.9"
        " .55,-.3 .5,.2 .2,.5"
    )
    scalp = blob("-.30,.52 -.36,.40 -.20,.26 -.12,.04 -.10,-.16 .04,-.30 .06,-.48 .22,-.62 .34,-.80"
        " .54,-.56 .62,-.1 .54,.3 .3,.54 -.02,.62")  # fmt: skip
    return [
        *edged(skin, WHITE, "sleeping face", edge=0.022), *_eye(),
        Sheet(_modelling(), BLACK), *edged(scalp, BLACK, "forest floor"),
    ]  # fmt: skip


def _eye() -> list[Sheet]:
    """A brow of many hairs, a heavy lid and its lashes."""
    brow = family("-.575,.135 -.56,.18 -.52,.215", "-.28,.15 -.24,.15 -.20,.135", 12, thick=0.022)
    lid = blob("-.56,-.01 -.50,.055 -.40,.075 -.30,.045 -.245,-.01 -.32,-.05 -.42,-.065 -.50,-.05")
    edge = cuts("-.57,-.01 -.50,-.05 -.42,-.065 -.32,-.05 -.23,.0", thin=0.010, thick=0.036)
    lashes = cuts(
        "-.53,-.04 -.56,-.075 -.595,-.09", "-.48,-.06 -.50,-.11 -.535,-.14",
        "-.42,-.065 -.43,-.12 -.455,-.16", "-.36,-.06 -.355,-.115 -.37,-.155",
        "-.30,-.04 -.285,-.09 -.285,-.13", "-.25,-.01 -.22,-.05 -.205,-.09",
        thin=0.005, thick=0.015,
    )  # fmt: skip
    curve = family("-.52,.03 -.41,.055 -.29,.03", "-.53,-.005 -.42,-.03 -.28,-.01", 4, thick=0.009)
    lines = brow | edge | lashes | curve
    return [*edged(lid, WHITE, "closed eye", edge=0.010), Sheet(lines, BLACK)]


def _modelling() -> Outline:
    """Lines that model nose, mouth, cheek, jaw and neck."""
    lines = cuts(
        "-.70,-.28 -.655,-.25 -.64,-.31 -.67,-.345", "-.665,-.525 -.60,-.53 -.54,-.50",
        "-.64,-.68 -.60,-.69 -.57,-.68",
        "-.55,.08 -.46,.105 -.34,.10 -.24,.065", thin=0.008, thick=0.022,
    )  # fmt: skip
    lines = lines | family("-.55,-.92 -.40,-.84 -.26,-.70", "-.50,-.80 -.38,-.72 -.28,-.60", 5)
    lines = lines | family("-.26,-.70 -.18,-.52 -.16,-.30", "-.38,-.50 -.32,-.40 -.28,-.28", 6)
    lines = lines | family("-.20,-.90 -.20,-1.2 -.24,-1.6", ".16,-.74 .14,-1.1 .10,-1.6", 9)
    lines = lines | family("-.59,-.06 -.655,-.15 -.72,-.21", "-.55,-.10 -.60,-.19 -.66,-.24", 3)
    return lines | family("-.40,.40 -.30,.30 -.24,.20", "-.28,.42 -.22,.32 -.18,.24", 4)


def _pillow() -> list[Sheet]:
    """A large pillow under the head, with creases that run to where it lies."""
    pillow = blob("-1.3,-.86 -.9,-.92 -.3,-.98 .3,-.90 .8,-.72 1.06,-.80 1.0,-1.1 1.08,-1.42"
        " .6,-1.46 -.2,-1.56 -1.3,-1.6")  # fmt: skip
    creases = cuts(".62,-.98 .74,-.90 .90,-.82", ".58,-1.16 .74,-1.20 .92,-1.32",
        ".36,-1.30 .44,-1.38 .60,-1.42", "-.1,-1.36 -.2,-1.42 -.4,-1.46",
        ".66,-1.06 .80,-1.04 .92,-1.06", thick=0.026)  # fmt: skip
    shade = family(".20,-1.10 .40,-1.06 .56,-.92", ".26,-1.20 .46,-1.16 .62,-1.02", 5)
    hair = blob(".0,-.8 .3,-.7 .62,-.74 .84,-.88 .82,-1.06 .6,-1.22 .3,-1.30 .0,-1.2")
    return [*edged(pillow, WHITE, "pillow"), Sheet(creases | shade, BLACK),
            Sheet(hair, BLACK, ("forest floor",))]  # fmt: skip


def _comb() -> list[Sheet]:
    """A long comb, its teeth downwards."""
    spine = blob("-.56,-.06 -.56,-.06 -.58,.04 -.50,.10 .0,.13 .50,.10 .58,.04 .56,-.06 .56,-.06")
    teeth = Outline(())
    for index in range(8):
        x = -0.50 + 0.143 * index
        teeth = teeth | polygon((x - 0.046, -0.04), (x + 0.046, -0.04), (x + 0.014, -0.46),
                                (x - 0.014, -0.46))  # fmt: skip
    carving = cuts("-.48,.03 -.2,.06 .0,.065 .2,.06 .48,.03", thick=0.014)
    return [
        Sheet(rim(spine | teeth, 0.032), BLACK),
        Sheet(spine | teeth, _GOLD, ("comb",), turn=0),
        Sheet(carving, BLACK),
    ]  # fmt: skip


def _glove() -> list[Sheet]:
    """A white glove whose fingers are closed over the spine of the comb, and its sleeve."""
    sleeve = polygon("-.19,.54 .23,.54 .46,1.5 -.30,1.5")
    folds = family("-.12,.62 -.14,.8 -.18,1.1", ".18,.62 .24,.8 .32,1.1", 5, thick=0.024)
    hem = blob("-.21,.46 -.21,.46 -.23,.57 -.23,.57 .0,.61 .26,.57 .26,.57 .24,.46 .24,.46 .0,.49")
    back = blob("-.22,.12 -.25,.26 -.19,.40 -.15,.50 .18,.50 .23,.38 .27,.24 .25,.10 .0,.06")
    thumb = strip(points("-.18,.34 -.31,.20 -.29,.03"), 0.13, 0.10) | ellipse(0.05).at(-0.29, 0.03)
    seams = cuts("-.10,.16 -.09,.28 -.06,.40", ".02,.16 .02,.28 .02,.40", ".14,.16 .13,.28 .10,.40",
        thin=0.005, thick=0.012)  # fmt: skip
    sheets = [
        *edged(sleeve, "#5a5a5a", "sleeve", turn=90), Sheet(folds, BLACK),
        *edged(back, WHITE, "glove", edge=0.02), Sheet(seams, BLACK),
    ]  # fmt: skip
    for x, low in ((0.205, -0.06), (0.085, -0.10), (-0.035, -0.11), (-0.15, -0.09)):
        finger = strip(((x * 0.96, 0.15), (x, low)), 0.118, 0.10)
        finger = finger | ellipse(0.05).at(x, low) | ellipse(0.058).at(x * 0.96, 0.15)
        sheets += edged(finger, WHITE, "glove", edge=0.02)
    return [*sheets, *edged(thumb, WHITE, "glove", edge=0.02), *edged(hem, WHITE, "cuff")]


def _house() -> list[Sheet]:
    """A house with lit windows where her ear would be."""
    smoke = strip(points(".07,.26 .02,.36 .10,.44 .04,.54"), 0.02, 0.05)
    wall = box(0.26, 0.16).at(0, 0.06)
    roof = polygon("-.18,.12 .18,.12 .09,.25 -.09,.25") | box(0.05, 0.12).at(0.07, 0.25)
    panes = box(0.06, 0.07).at(-0.06, 0.06) | box(0.06, 0.11).at(0.06, 0.035)
    return [
        *edged(smoke, WHITE, "smoke", edge=0.012), *edged(wall, WHITE, "house"),
        *edged(roof, "#a0a0a0", "house", turn=0),
        *edged(panes, _GOLD, "lit windows", edge=0.010),
    ]  # fmt: skip


def _bow() -> list[Sheet]:
    """A ribbon tied round one of the firs."""
    loops = blob(".0,.0 .12,.09 .15,-.01 .11,-.08") | blob(".0,.0 -.12,.07 -.15,-.02 -.11,-.09")
    ends = strips([((0, 0), (0.06, -0.15)), ((0, 0), (-0.05, -0.16))], 0.04)
    return [*edged(ends, _RED, "bow"),
            *edged(loops, _RED, "bow"),
            *edged(ellipse(0.03), _RED, "bow")]  # fmt: skip
