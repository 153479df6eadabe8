"""A ferry that passes at night under watchful arches."""

import math
from dataclasses import replace
from functools import partial

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import Profile, profile_outline
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.022)

_BLACK, _WHITE = "#161616", "#f6f6f6"


_LEVEL = 0.20
"""Where the water begins under the bridge."""


@card(
    palette="block_night",
    hand="woodcut",
    title="The river keeps count",
    subject="bridge whose arches are eyes",
    props=("bridge", "river", "ferry", "rower", "passengers", "goose", "reflection", "town"),
    mood=("watchful", "cold", "beautiful"),
)
def night_ferry_eyes(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _town(), 0, 0, depth=56.0)
    water = polygon((-1.3, _LEVEL), (1.3, _LEVEL), (1.3, -1.8), (-1.3, -1.8))
    scene.lay(Sheet(water, INKS["night"], ("river",), turn=0), depth=54.0)
    lay_pile(scene, _bridge(), 0, 0, depth=50.0)
    lay_pile(scene, _eye(-0.50, 0.46, 0.44, (0.06, -0.11)), 0, 0, depth=44.0)
    lay_pile(scene, _eye(0.62, 0.50, 0.50, (-0.04, -0.09)), 0, 0, depth=40.0)
    lay_pile(scene, _pier(), 0, 0, depth=38.0)
    scene.lay(Sheet(_ripples(), _BLACK), depth=36.0)
    lay_pile(scene, _reflection(), -0.10, -0.10, 0.84, depth=30.0)
    lay_pile(scene, _ferry(), -0.10, -0.10, 0.84, depth=20.0)
    return WoodcutPlan(
        inks=("night", "lamp", "vermilion"), sky="black", stars=60, contrast=1.5, lamp_pool=0
    )


def _town() -> list[Sheet]:
    """Roofs behind the bridge with a few lit windows."""
    roofs = polygon(
        "-1.3,.6 -1.3,1.06 -1.06,1.20 -.86,1.02 -.86,.96 -.66,.96 -.66,1.14 -.58,1.38 -.50,1.14"
        " -.50,.90 -.22,1.08 .0,.92 .16,.92 .16,1.02 .36,1.14 .54,1.0 .54,.96 .80,.96 .98,1.10"
        " 1.3,.94 1.3,.6"
    )
    windows = beads(points("-.96,1.02 -.58,1.10 -.24,.98 .36,1.02 .92,.98"), 0.03)
    return [
        Sheet(rim(roofs, 0.02), "#d8d8d8"), Sheet(roofs, "#2c2c2c", ("town",), turn=90),
        Sheet(windows, INKS["lamp"], ("windows",)),
    ]  # fmt: skip


def _bridge() -> list[Sheet]:
    """A stone bridge with a white parapet, and its mirror image."""
    stone = polygon("-1.3,.20 -1.3,.76 -.5,.86 .1,.92 .7,.88 1.3,.76 1.3,.20")
    image = polygon("-1.3,.20 -1.3,-.30 -.5,-.40 .1,-.46 .7,-.42 1.3,-.30 1.3,.20")
    parapet = strip(points("-1.3,.77 -.5,.87 .1,.93 .7,.89 1.3,.77"), 0.07)
    courses = cuts("-1.0,.70 -.6,.75 -.2,.79", ".2,.80 .6,.78 1.0,.70", thin=0.012, thick=0.02)
    return [
        Sheet(image, _BLACK, ("reflection",)),
        Sheet(stone, "#8c8c8c", ("bridge",), turn=4),
        Sheet(courses, _BLACK),
        *_edged(parapet, _WHITE, "parapet"),
    ]  # fmt: skip


def _pier() -> list[Sheet]:
    """The sharp pier between the arches, which is a nose, and its mirror image."""
    shape = polygon("-.10,.20 -.06,.50 .05,.76 .16,.50 .20,.20")
    lit = polygon("-.10,.20 -.06,.50 .05,.76 .04,.50 .02,.20")
    image = polygon("-.10,.20 -.06,.02 .05,-.16 .16,.02 .20,.20")
    joints = strips(
        [((-0.08, 0.36), (0.03, 0.34)), ((0.03, 0.44), (0.17, 0.46)), ((-0.06, 0.50), (0.04, 0.54)),
            ((0.03, 0.27), (0.19, 0.30))],
        0.014,
    )  # fmt: skip
    return [
        *_edged(image, "#4a4a4a", "reflection", turn=0), *_edged(shape, "#7c7c7c", "pier", turn=80),
        *_edged(lit, _WHITE, "pier"), Sheet(joints, _BLACK),
    ]  # fmt: skip


def _eye(x: float, half: float, tall: float, look: tuple[float, float]) -> list[Sheet]:
    """An arch and its mirror image as an eye; the wedge stones are its lashes."""
    white = blob(
        (x - half, _LEVEL), (x - half, _LEVEL), (x - 0.6 * half, _LEVEL + 0.78 * tall),
        (x, _LEVEL + tall), (x + 0.6 * half, _LEVEL + 0.78 * tall), (x + half, _LEVEL),
        (x + half, _LEVEL), (x + 0.6 * half, _LEVEL - 0.62 * tall), (x, _LEVEL - 0.82 * tall),
        (x - 0.6 * half, _LEVEL - 0.62 * tall),
    )  # fmt: skip
    stones: list[Sheet] = []
    for index in range(9):
        a, wide = math.radians(14 + 19 * index), 0.20 * half
        wedge = polygon((0.94, -wide / half * 0.62), (1.24, -wide / half * 0.76),
            (1.24, wide / half * 0.76), (0.94, wide / half * 0.62))  # fmt: skip
        wedge = wedge.turned(math.degrees(a)).scaled(half, tall).at(x, _LEVEL)
        stones += _edged(wedge, _WHITE if index % 2 else "#d4d4d4", "arch", turn=math.degrees(a))
    cx, cy = x + look[0], _LEVEL + look[1]
    rays = [
        (
            (cx + 0.15 * math.cos(a), cy + 0.15 * math.sin(a)),
            (cx + 0.24 * math.cos(a), cy + 0.24 * math.sin(a)),
        )
        for a in (0.45 * step for step in range(14))
    ]
    iris = ellipse(0.27).at(cx, cy) & white
    return [
        *stones, *_edged(white, _WHITE, "eyes"), *_edged(iris, INKS["night"], "iris", turn=90),
        Sheet(strips(rays, 0.012) & white, _WHITE),
        Sheet(ellipse(0.135).at(cx, cy), _BLACK),
        Sheet(ellipse(0.04).at(cx - 0.05, cy + 0.06), INKS["lamp"], ("lamp",)),
    ]  # fmt: skip


def _ripples() -> Outline:
    """Lines of water through the mirror images, the longest where the arches begin."""
    return cuts(
        "-1.2,.20 -.5,.185 .05,.20 .6,.185 1.2,.20", "-.98,.10 -.8,.11 -.62,.10",
        ".26,.06 .40,.07 .58,.06", ".72,.09 .9,.10 1.1,.09", "-.5,.0 -.34,.01 -.16,.0",
        "-.86,-.04 -.72,-.03 -.6,-.04", ".5,-.10 .7,-.09 .96,-.10", thin=0.006, thick=0.016,
    )  # fmt: skip


def _hull() -> Outline:
    """A long ferry with a raised bow on the left."""
    return blob(
        "-.84,-.62 -.84,-.62 -.70,-.72 -.3,-.78 .3,-.78 .66,-.72 .80,-.64 .80,-.64 .72,-.84"
        " .58,-.98 .58,-.98 -.56,-.98 -.56,-.98 -.74,-.84"
    )


_SEATS = ((-0.46, -0.42, 1.0), (-0.21, -0.52, 0.78), (0.04, -0.36, 1.10))
"""Where the passengers sit from bow to stern, how high their heads are, and their size."""
_CLOAKS = (INKS["vermilion"], _WHITE, INKS["lamp"])


def _reflection() -> list[Sheet]:
    """The ferry upside down in the water, with one passenger more than it carries."""
    sheets = [*_goose(), *_passenger(0.31, -0.50, 0.80, "#a8a8a8")]
    for (x, y, size), colour in zip(_SEATS, _CLOAKS, strict=True):
        sheets += _passenger(x, y, size, colour)
    sheets += [Sheet(_rower_shape() | _hull(), _BLACK, ("reflection",))]
    breaks = cuts("-.8,-1.08 -.4,-1.06 .0,-1.08", ".1,-1.15 .4,-1.13 .7,-1.15",
        "-.72,-1.25 -.4,-1.23 -.1,-1.25", "-.2,-1.305 .1,-1.285 .5,-1.305",
        ".3,-1.38 .6,-1.36 .8,-1.38",
        "-.66,-1.335 -.45,-1.32 -.2,-1.335", "-.2,-1.40 .0,-1.385 .2,-1.40", thin=0.012,
        thick=0.026)  # fmt: skip
    mirrored = [
        replace(sheet, outline=sheet.outline.at(0, 0.98).scaled(1, -0.64).at(0, -1.0))
        for sheet in sheets
        if sheet.tags
    ]
    return [*mirrored, Sheet(breaks, INKS["night"])]


def _rower_shape() -> Outline:
    """The rower, who stands in the stern and leans on a long oar."""
    body = blob(".44,-.80 .44,-.80 .44,-.5 .40,-.24 .48,-.12 .60,-.12 .68,-.26 .66,-.5 .68,-.80"
        " .68,-.80")  # fmt: skip
    return body | ellipse(0.10, 0.12).at(0.50, 0.0)


def _ferry() -> list[Sheet]:
    """The ferry with three passengers, a goose in the bow and the rower."""
    sheets: list[Sheet] = []
    for (x, y, size), colour in zip(_SEATS, _CLOAKS, strict=True):
        sheets += _passenger(x, y, size, colour)
    planks = cuts("-.72,-.78 -.3,-.85 .3,-.85 .70,-.79", "-.62,-.88 -.2,-.92 .3,-.92 .62,-.88",
        thin=0.010, thick=0.02)  # fmt: skip
    edge = strip(points("-.86,-.61 -.70,-.72 -.3,-.78 .3,-.78 .66,-.72 .82,-.63"), 0.05)
    return [
        *_goose(), *sheets, *_rower(), *_edged(_hull(), "#6a6a6a", "ferry", turn=2),
        Sheet(planks, _BLACK), *_edged(edge, _WHITE, "ferry"), *_oar(),
    ]  # fmt: skip


def _passenger(x: float, y: float, size: float, colour: str) -> list[Sheet]:
    """Somebody in a hood who looks ahead to the left."""
    cloak = blob("-.17,-.5 -.17,-.5 -.15,-.22 -.07,-.10 .07,-.10 .15,-.22 .17,-.5 .17,-.5")
    skin = profile_outline(Profile(), bust=False).scaled(0.24).flipped()
    hood = blob("-.05,.14 -.05,.14 .04,.16 .12,.10 .14,-.02 .10,-.13 .0,-.15 -.02,-.06 -.03,.04")
    eye = ellipse(0.011, 0.015).at(-0.075, 0.01)
    folds = cuts("-.06,-.16 -.08,-.3 -.08,-.44", ".04,-.16 .06,-.3 .06,-.44", thick=0.02)
    parts = (
        (cloak, colour, "passengers"), (skin, _WHITE, "passengers"), (hood, colour, "hood")
    )  # fmt: skip
    sheets: list[Sheet] = []
    for outline, ink, tag in parts:
        sheets += _edged(outline.scaled(size).at(x, y), ink, tag)
    return [*sheets, Sheet((eye | folds).scaled(size).at(x, y), _BLACK)]


def _rower() -> list[Sheet]:
    """The rower in a dark coat and a broad cap, both mittens on the oar."""
    far = strip(points(".48,-.20 .41,-.32 .52,-.37"), 0.11, 0.09)
    near = strip(points(".63,-.22 .71,-.40 .62,-.52"), 0.14, 0.10) | ellipse(0.075).at(0.62, -0.21)
    skin = profile_outline(Profile(nose=1.3, chin=1.2), bust=False).scaled(0.25).flipped()
    cap = blob(".34,.05 .34,.05 .46,.06 .60,.04 .63,.10 .58,.15 .44,.15")
    return [
        *_edged(far, "#4a4a4a", "rower"), *_edged(_rower_shape(), "#4a4a4a", "rower"),
        *_edged(skin.at(0.52, 0.0), _WHITE, "rower"),
        Sheet(ellipse(0.014, 0.018).at(0.445, 0.01), _BLACK),
        *_edged(cap, INKS["vermilion"], "cap", turn=10), *_edged(near, "#4a4a4a", "rower", turn=30),
    ]  # fmt: skip


def _oar() -> list[Sheet]:
    """The long oar, from the rower's mittens into the water astern."""
    shaft = strip(((0.50, -0.30), (0.93, -1.16)), 0.04)
    blade = blob(".88,-1.04 .94,-1.04 1.02,-1.24 .98,-1.32 .92,-1.30")
    return [
        *_edged(shaft | blade, _WHITE, "oar"),
        *_edged(ellipse(0.07, 0.05).turned(-20).at(0.61, -0.52), INKS["vermilion"], "mitten"),
        *_edged(ellipse(0.065, 0.048).turned(-20).at(0.54, -0.37), INKS["vermilion"], "mitten"),
    ]  # fmt: skip


def _goose() -> list[Sheet]:
    """A goose in the bow that looks ahead."""
    body = blob("-.58,-.68 -.60,-.54 -.70,-.54 -.70,-.42 -.64,-.30 -.70,-.22 -.78,-.24 -.79,-.34"
        " -.80,-.50 -.82,-.72")  # fmt: skip
    beak = polygon("-.77,-.23 -.90,-.28 -.78,-.31")
    return [
        *_edged(body, _WHITE, "goose"), *_edged(beak, INKS["lamp"], "goose"),
        Sheet(ellipse(0.014).at(-0.73, -0.26), _BLACK),
    ]  # fmt: skip
