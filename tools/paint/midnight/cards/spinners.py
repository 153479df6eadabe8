"""Three women and the wool that goes through all of their hands."""

from functools import partial

from tools.paint.midnight.carving import edged
from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts.figures import CHILD, OLD, WOMAN, Profile, profile_outline
from tools.paint.story.cutouts.geometry import blob, ellipse, points, polygon, strip, strips
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.022)

_BLACK, _WHITE = "#161616", "#f6f6f6"
_RED = mix(INKS["vermilion"], "#ffffff", 0.3)


@card(
    palette="block_night",
    hand="woodcut",
    title="They share one spindle",
    subject="three women of three ages and one thread",
    props=("thread", "spindle", "cloud of hair", "hands", "sheep", "spectacles"),
    mood=("homely", "fateful", "tender"),
)
def three_sisters_wire(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _thread(".26,1.18 .42,1.13 .57,1.00 .68,.78 .70,.52"), 0, 0, depth=15.0)
    lay_pile(scene, _grandmother(), 0, 0, depth=14.0)
    lay_pile(scene, _mother(), 0, 0, depth=12.0)
    lay_pile(scene, _daughter(), 0, 0, depth=10.0)
    lay_pile(scene, _spindle(), 0, 0, depth=8.0)
    below = ".70,.52 .74,.26 .72,.06 .64,-.16 .60,-.34 .60,-.52 .62,-.74 .62,-.98"
    lay_pile(scene, _thread(below), 0, 0, depth=7.0)
    for x, y, size, tilt in _FISTS:
        lay_pile(scene, _fist(x, y, size, tilt), 0, 0, depth=6.0)
    return WoodcutPlan(inks=("vermilion", "plum", "night"), sky="black", contrast=1.6)


_FISTS = ((0.70, 0.56, 0.30, 12), (0.73, 0.02, 0.29, 4), (0.60, -0.48, 0.24, -4))
"""Where each woman holds the thread, how large her hand is and how it leans; the eldest first."""


def _thread(path: str) -> list[Sheet]:
    """A piece of the thread."""
    line = strip(points(path), 0.026)
    return [Sheet(rim(line, 0.024), _BLACK), Sheet(line, _RED, ("thread",), turn=90)]


def _face(kind: Profile, x: float, y: float, size: float, bow: float, *lines: str) -> list[Sheet]:
    """A face to the right that looks down at its work, with lines of its own."""

    def placed(outline: Outline) -> Outline:
        return outline.scaled(size).turned(-bow).at(x, y)

    lid = strip(points(".16,.06 .22,.0 .29,-.01 .36,.03"), 0.024)
    brow = strip(points(".17,.15 .27,.20 .37,.15"), 0.016, 0.026)
    mouth = strip(points(".26,-.25 .32,-.285 .385,-.274"), 0.018)
    marks = lid | brow | mouth | cuts(*lines, thick=0.018)
    return [
        *_edged(placed(profile_outline(kind, bust=False)), _WHITE, "woman"),
        Sheet(placed(marks), _BLACK),
    ]


def _fist(x: float, y: float, size: float, tilt: float) -> list[Sheet]:
    """A hand from the left, closed round the thread."""
    back = blob("-.40,.20 -.10,.32 .16,.30 .30,.16 .30,-.20 .16,-.34 -.12,-.30 -.40,-.20")
    thumb = strip(points("-.16,.24 .04,.36 .22,.34"), 0.17, 0.14) | ellipse(0.07).at(0.22, 0.34)
    knuckles = cuts(
        ".30,.12 .16,.13 .0,.10", ".31,-.02 .16,-.01 .0,-.03", ".29,-.17 .16,-.15 .02,-.16",
        thick=0.05,
    )  # fmt: skip

    def placed(outline: Outline) -> Outline:
        return outline.scaled(size).turned(tilt).at(x, y)

    return [
        *_edged(placed(back), _WHITE, "hand"), Sheet(placed(knuckles), _BLACK),
        *_edged(placed(thumb), _WHITE, "hand"),
    ]  # fmt: skip


def _arm(path: str, start: float, end: float) -> Outline:
    """A sleeve from a round shoulder to the wrist."""
    line = points(path)
    return strip(line, start, end) | ellipse(start / 2).at(*line[0])


def _grandmother() -> list[Sheet]:
    """The eldest: her hair is a cloud of wool, and the thread begins there."""
    cloud = blob(
        ".16,1.08 .22,1.22 .06,1.32 -.04,1.26 -.12,1.40 -.34,1.44 -.46,1.32 -.62,1.40 -.82,1.30"
        " -.82,1.14 -.98,1.04 -.98,.82 -.86,.74 -.96,.58 -.86,.40 -.70,.40 -.62,.28 -.46,.34"
        " -.42,.56 -.32,.82 -.14,.99 .04,1.02"
    )
    wisp = strip(points("-.06,1.14 .14,1.17 .28,1.18 .40,1.14"), 0.22, 0.03)
    curls = cuts(
        arc(-0.62, 1.14, 0.14, 20, 250), arc(-0.28, 1.20, 0.12, -10, 220),
        arc(-0.80, 0.90, 0.12, 60, 300), arc(-0.50, 0.86, 0.12, 10, 240),
        arc(-0.02, 1.16, 0.08, 0, 230), thick=0.022,
    )  # fmt: skip
    shawl = blob(
        "-.62,.34 -.30,.24 -.10,.14 .10,.10 .20,-.2 .2,-1.6 .2,-1.6 -1.2,-1.6 -1.2,-1.6 -1.1,.1"
        " -.86,.26"
    )
    folds = cuts(
        "-.94,.16 -.84,-.06 -.82,-.34", "-.76,.20 -.66,.0 -.64,-.26", "-.60,.22 -.52,.06 -.50,-.10",
        ".22,.20 .34,.26 .46,.40", ".30,.14 .42,.24 .50,.32", thick=0.026,
    )  # fmt: skip
    sleeve = _arm(".0,.10 .26,.20 .44,.36 .62,.53", 0.30, 0.19)
    lens = ellipse(0.098, 0.092).at(0.078, 0.725)
    temple = strip(((-0.02, 0.74), (-0.28, 0.78)), 0.018)
    lines = (".10,-.12 .20,-.17 .24,-.27", ".24,.31 .32,.29 .37,.30", ".22,.37 .30,.36 .34,.37")
    return [
        *_edged(shawl, INKS["plum"], "shawl", turn=60),
        *_edged(sleeve, INKS["plum"], "sleeve", turn=20),
        Sheet(folds, _BLACK), *_face(OLD, -0.16, 0.68, 0.78, 4, *lines),
        Sheet(rim(lens, 0.024) | temple, _BLACK, ("spectacles",)), Sheet(lens, _WHITE),
        Sheet(strip(points(".02,.725 .07,.695 .13,.715"), 0.018), _BLACK, ("eye",)),
        *_edged(cloud | wisp, _WHITE, "cloud of hair"), Sheet(curls, _BLACK), *_sheep(),
    ]  # fmt: skip


def _sheep() -> list[Sheet]:
    """A small black sheep that grazes in the hair."""
    body = blob("-.10,.08 -.11,.16 -.02,.20 .06,.19 .12,.15 .12,.08 .04,.05 -.04,.05")
    head = blob(".10,.14 .17,.13 .20,.05 .16,.02 .11,.06")
    legs = strips([((-0.06, 0.07), (-0.06, -0.02)), ((0.06, 0.07), (0.06, -0.02))], 0.028)
    shape = (body | head | legs).scaled(0.85).at(-0.72, 0.50)
    return [Sheet(shape, _BLACK, ("sheep",)), Sheet(ellipse(0.010).at(-0.592, 0.576), _WHITE)]


def _mother() -> list[Sheet]:
    """The second: dark hair in a knot low on her neck."""
    hair = blob(
        ".32,.40 .20,.58 -.06,.65 -.34,.56 -.50,.36 -.54,.16 -.70,.14 -.82,-.02 -.76,-.22 -.58,-.30"
        " -.44,-.22 -.34,-.32 -.26,-.24 -.16,.02 -.02,.20 .14,.30"
    )
    hair = hair.scaled(0.66).turned(-4).at(-0.12, -0.06)
    strands = cuts(
        ".04,.21 -.10,.30 -.26,.24 -.40,.04", "-.04,.12 -.18,.18 -.30,.08 -.38,-.08",
        "-.52,-.02 -.60,-.08 -.56,-.18", thick=0.018,
    )  # fmt: skip
    dress = blob(
        "-.50,-.44 -.28,-.52 -.06,-.56 .12,-.62 .24,-.80 .26,-1.6 .26,-1.6 -1.2,-1.6 -1.2,-1.6"
        " -1.0,-.74 -.80,-.54"
    )
    folds = cuts(
        "-.90,-.70 -.80,-1.0 -.82,-1.4", "-.74,-.64 -.64,-.86 -.64,-1.06",
        "-.58,-.58 -.52,-.70 -.52,-.80", ".30,-.42 .42,-.28 .52,-.16", thick=0.026,
    )  # fmt: skip
    sleeve = _arm(".0,-.60 .28,-.42 .48,-.20 .66,.0", 0.28, 0.17)
    return [
        *_edged(dress, INKS["night"], "dress", turn=100),
        *_edged(sleeve, INKS["night"], "sleeve", turn=50), Sheet(folds, _BLACK),
        *_face(WOMAN, -0.12, -0.06, 0.66, 4, "-.06,.04 -.12,-.04 -.04,-.12"),
        Sheet(rim(hair, 0.03), _WHITE), Sheet(hair, _BLACK, ("hair",)), Sheet(strands, _WHITE),
    ]  # fmt: skip


def _daughter() -> list[Sheet]:
    """The youngest: a plait, a ribbon and a striped frock."""
    hair = blob(
        ".34,.38 .22,.58 -.06,.66 -.36,.56 -.54,.26 -.54,-.10 -.44,-.36 -.28,-.40 -.18,-.12"
        " -.04,.12 .16,.24"
    )
    hair = hair.scaled(0.54).at(-0.20, -0.72)
    strands = cuts(
        "-.02,-.54 -.20,-.46 -.38,-.58 -.44,-.80", "-.10,-.64 -.24,-.60 -.34,-.74", thick=0.016
    )
    frock = blob(
        "-.42,-1.04 -.22,-1.10 .0,-1.10 .14,-1.20 .22,-1.6 .22,-1.6 -.8,-1.6 -.8,-1.6 -.62,-1.18"
    )
    sleeve = _arm(".0,-1.16 .22,-1.0 .40,-.76 .54,-.54", 0.22, 0.14)
    stripes = strips([((-0.9, -1.2 + 0.16 * i), (0.7, -1.75 + 0.16 * i)) for i in range(8)], 0.03)
    return [
        *_edged(frock, _WHITE, "frock"), Sheet(stripes & frock, _BLACK),
        *_edged(sleeve, _WHITE, "sleeve"), Sheet(stripes & sleeve, _BLACK), *_plait(),
        *_face(CHILD, -0.20, -0.72, 0.54, 0, "-.06,.04 -.12,-.04 -.04,-.12"),
        Sheet(rim(hair, 0.026), _WHITE), Sheet(hair, "#2c2c2c", ("hair",), turn=100),
        Sheet(strands, _WHITE),
    ]  # fmt: skip


def _plait() -> list[Sheet]:
    """A plait down the back, tied with a ribbon."""
    sheets: list[Sheet] = []
    for step in range(4):
        knot = ellipse(0.095 - 0.010 * step, 0.075).turned(35)
        knot = knot.at(-0.46 - 0.03 * step, -0.94 - 0.1 * step)
        sheets += [Sheet(rim(knot, 0.024), _WHITE), Sheet(knot, "#2c2c2c", ("plait",), turn=40)]
    bow = polygon("-.57,-1.31 -.72,-1.24 -.71,-1.40") | polygon("-.57,-1.31 -.42,-1.26 -.43,-1.41")
    end = blob("-.58,-1.30 -.63,-1.42 -.58,-1.47 -.53,-1.42")
    return [*sheets, *_edged(end, "#2c2c2c", "plait"), *_edged(bow, INKS["vermilion"], "ribbon")]


def _spindle() -> list[Sheet]:
    """The one spindle, full of yarn, that turns on the thread."""
    shaft = strip(((0.62, -0.80), (0.62, -1.46)), 0.035)
    whorl = ellipse(0.18, 0.045).at(0.62, -1.30)
    yarn = blob(".62,-.90 .70,-1.0 .78,-1.16 .74,-1.28 .62,-1.31 .50,-1.28 .46,-1.16 .54,-1.0")
    turns = cuts(
        ".55,-1.0 .62,-1.03 .69,-1.0", ".51,-1.07 .62,-1.11 .73,-1.07",
        ".48,-1.14 .62,-1.19 .76,-1.14", ".50,-1.22 .62,-1.26 .74,-1.22", thick=0.018,
    )  # fmt: skip
    spin = cuts(
        arc(0.62, -1.32, 0.29, 200, 330, 0.3), arc(0.62, -1.30, 0.25, 40, 130, 0.3), thick=0.014
    )
    return [
        Sheet(spin, _WHITE, ("spin",)), Sheet(shaft, _WHITE, ("spindle",)),
        *_edged(yarn, _RED, "yarn", turn=10), Sheet(turns, _BLACK),
        *_edged(whorl, _WHITE, "spindle"),
    ]  # fmt: skip
