"""A barge that is one great bed: its passenger sleeps, and the heron that rows asks for quiet."""

from tools.paint.midnight.carving import BLACK, WHITE, edged, posed
from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import lay_pile
from tools.paint.story import settings
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, Profile, profile_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
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
from tools.paint.story.scene import Camera, Scene
from tools.paint.story.sheets import Outline, Point, Sheet

_HEAD = (0.86, 76.0, -0.42, -0.08)
"""Size, turn and place of the great sleeper's head, which looks up at the sky."""


@card(
    palette="block_day",
    hand="woodcut",
    title="Do not wake the passengers",
    subject="giant asleep in a barge that is a bed",
    props=("quilt", "heron", "nightcap", "oar", "moon", "child awake", "toes"),
    mood=("calm", "funny", "dreamy"),
)
def sleepers_boat(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.5, 0.6, -0.5), key=1.15, ambient=0.4)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    scene.lay(Sheet(ellipse(0.27).at(-0.60, 1.08), INKS["lamp"], ("moon",), turn=30), depth=20.0)
    lay_pile(scene, _oar(), 0, 0, depth=16.0)
    lay_pile(scene, _heron(), 0, 0, depth=14.0)
    lay_pile(scene, [*_child(), *_sleeper()], 0, 0, depth=12.0)
    lay_pile(scene, [*_toes(), *_hull(), *_quilt()], 0, 0, depth=9.0)
    lay_pile(scene, _nightcap(), 0, 0, depth=7.0)
    lay_pile(scene, _water(), 0, 0, depth=6.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="paper", sky_ink="night", contrast=1.5,
        lamp_pool=0,
    )  # fmt: skip


def _sleeper() -> list[Sheet]:
    """A huge head with a moustache on its pillow, face up."""
    pillow = blob(
        "-1.3,-.78 -1.2,-.30 -.9,-.26 -.50,-.36 -.16,-.36 .02,-.24 .10,-.34 .06,-.5 .1,-.64"
        " -.1,-.74"
        " -.6,-.70"
    )
    creases = cuts(
        "-.70,-.58 -.58,-.55 -.50,-.58", "-.34,-.54 -.26,-.50 -.20,-.54",
        "-.08,-.36 -.10,-.46 -.16,-.50", thick=0.02,
    )  # fmt: skip
    face = posed(profile_outline(Profile(nose=1.7, chin=1.1, brow=0.8), bust=False), *_HEAD)
    hair = blob("-.50,.26 -.08,.34 -.10,.10 -.20,-.06 -.24,-.36 -.40,-.34 -.50,.0")
    ear = ellipse(0.075, 0.115).turned(14).at(-0.11, -0.03)
    cheek = ellipse(0.08).at(0.10, -0.17)
    lobe = cuts("-.14,.03 -.09,.05 -.07,-.02 -.11,-.08", thick=0.018)
    lid = cuts(".14,.05 .19,-.035 .27,-.05 .355,.02", thin=0.012, thick=0.034)
    lashes = strips([((0.18, -0.02), (0.15, -0.07)), ((0.24, -0.045), (0.225, -0.10)),
        ((0.30, -0.03), (0.305, -0.085))], 0.014)  # fmt: skip
    brow = blob(".13,.13 .20,.20 .30,.215 .385,.15 .37,.12 .28,.165 .20,.15")
    whiskers = blob(
        ".385,-.19 .42,-.215 .44,-.25 .38,-.275 .32,-.27 .26,-.31 .18,-.33 .12,-.28 .18,-.285"
        " .23,-.24"
        " .30,-.19"
    )
    jaw = cuts(".30,-.47 .18,-.46 .04,-.38 -.06,-.24", ".30,-.33 .34,-.35 .37,-.335", thick=0.022)
    return [
        *edged(pillow, WHITE, "pillow"), Sheet(creases, BLACK),
        *edged(face, WHITE, "sleeper", edge=0.026),
        Sheet(posed(hair, *_HEAD), "#5a5a5a", ("hair",), turn=70),
        Sheet(posed(cheek, *_HEAD), INKS["vermilion"], ("cheek",), turn=50),
        *edged(posed(ear, *_HEAD), WHITE, "ear"),
        Sheet(posed(lid | lashes | brow | lobe | jaw, *_HEAD), BLACK),
        *edged(posed(whiskers, *_HEAD), "#3a3a3a", "moustache", turn=66),
    ]  # fmt: skip


def _nightcap() -> list[Sheet]:
    """A striped cap whose tail hangs over the side into the water."""
    wool = blob("-.53,.20 -.54,.46 -.34,.70 -.02,.78 .26,.62 .38,.42 .38,.42 .0,.36")
    tail = "-.86,-.06 -1.0,-.26 -.96,-.56 -.86,-.84 -.87,-1.06"
    stripes = strips(
        [
            ((-0.36, 0.26), (-0.66, 0.62)), ((-0.14, 0.30), (-0.30, 0.90)),
            ((0.08, 0.34), (0.04, 0.90)), ((0.24, 0.36), (0.36, 0.80)),
        ],
        0.085,
    )  # fmt: skip
    rings = strips([((-1.2, -0.56), (-0.8, -0.56)), ((-1.1, -0.82), (-0.7, -0.72))], 0.07)
    band = posed(strip(points("-.55,.19 -.1,.34 .42,.41"), 0.12), *_HEAD)
    cap, end = posed(wool, *_HEAD), strip(points(tail), 0.26, 0.09)
    return [
        *edged(cap | end, WHITE, "nightcap", edge=0.024),
        Sheet(posed(stripes, *_HEAD) & cap, INKS["vermilion"], ("nightcap",), turn=150),
        Sheet(rings & end, INKS["vermilion"], ("nightcap",), turn=90),
        *edged(band, INKS["vermilion"], "nightcap", turn=60),
        *edged(ellipse(0.085, 0.10).at(-0.87, -1.10), INKS["lamp"], "tassel"),
    ]  # fmt: skip


_RIDGE = smooth(
    points(
        "-.08,-.46 -.02,-.24 .08,-.08 .18,-.02 .28,-.07 .38,-.18 .50,-.23 .59,-.20 .65,-.26"
        " .68,-.40"
    ),
    closed=False,
)
"""The quilt's upper border over chest, belly and feet."""
_HEM = smooth(
    points("-.42,-.84 -.22,-.93 -.04,-.86 .12,-.94 .28,-.87 .44,-.93 .58,-.83 .70,-.76"),
    closed=False,
)


def _on_quilt(along: float, down: float) -> Point:
    """A point of the quilt from its border to its hem, both from 0 to 1; it bulges forwards."""
    top = _RIDGE[min(round(along * (len(_RIDGE) - 1)), len(_RIDGE) - 1)]
    low = _HEM[min(round(along * (len(_HEM) - 1)), len(_HEM) - 1)]
    share = down**1.25
    return top[0] + (low[0] - top[0]) * share, top[1] + (low[1] - top[1]) * share


_CLOTHS: tuple[tuple[str, str], ...] = (
    (INKS["vermilion"], "dots"), (WHITE, "stripes"), (INKS["lamp"], "plain"), (BLACK, "dots"),
    (INKS["lamp"], "stripes"), (WHITE, "crosses"), (INKS["vermilion"], "plain"), (BLACK, "stripes"),
    (WHITE, "plain"),
)  # fmt: skip
_COLUMNS, _ROWS = 4, 3


def _quilt() -> list[Sheet]:
    """One quilt of large patches that hangs over the side."""
    whole = polygon(*_RIDGE, *reversed(_HEM))
    sheets = [Sheet(rim(whole, 0.05), BLACK), Sheet(whole, WHITE, ("quilt",))]
    for column in range(_COLUMNS):
        for row in range(_ROWS):
            cloth, print_ = _CLOTHS[(4 * column + 2 * row + 3) % len(_CLOTHS)]
            left, right = column / _COLUMNS, (column + 1) / _COLUMNS
            sheets += _patch(left, right, row / _ROWS, (row + 1) / _ROWS, cloth, print_)
    return sheets


def _patch(
    left: float, right: float, top: float, low: float, cloth: str, print_: str
) -> list[Sheet]:
    """One patch of the quilt with its seam and its print."""
    steps = [left + (right - left) * step / 6 for step in range(7)]
    upper, lower = [_on_quilt(u, top) for u in steps], [_on_quilt(u, low) for u in steps]
    area = polygon(*upper, *reversed(lower))
    inner = INKS["vermilion"] if cloth == WHITE else (BLACK if cloth == INKS["lamp"] else WHITE)
    grid = [(left + (right - left) * (a + 0.5) / 3, top + (low - top) * (b + 0.5) / 2)
        for a in range(3) for b in range(2)]  # fmt: skip
    marks = Outline(())
    if print_ == "dots":
        marks = beads([_on_quilt(*at) for at in grid], 0.026)
    elif print_ == "stripes":
        marks = strips([(a, b) for a, b in zip(upper[1::2], lower[1::2], strict=True)], 0.030)
    elif print_ == "crosses":
        for at in grid:
            x, y = _on_quilt(*at)
            marks = marks | strips(
                [((x - 0.03, y), (x + 0.03, y)), ((x, y - 0.03), (x, y + 0.03))], 0.016
            )
    return [
        Sheet(area, cloth, ("quilt",), turn=20 + 50 * left + 90 * top), Sheet(marks & area, inner),
        Sheet(rim(area, 0.016), BLACK),
    ]  # fmt: skip


def _child() -> list[Sheet]:
    """A child behind the quilt, between the belly and the feet under it, wide awake."""

    def placed(outline: Outline) -> Outline:
        return posed(outline, 0.30, 4, 0.425, -0.045)

    hair = blob(".34,.40 .16,.60 -.10,.66 -.40,.54 -.54,.20 -.46,-.2 -.22,-.2 -.12,.08 .12,.26")
    eye = ellipse(0.085, 0.10).at(0.24, 0.03)
    return [
        *edged(placed(profile_outline(CHILD, bust=False)), WHITE, "child awake"),
        Sheet(placed(hair), BLACK, ("hair",)), *edged(placed(eye), WHITE, "open eye", edge=0.014),
        Sheet(placed(ellipse(0.045, 0.055).at(0.275, 0.05)), BLACK),
    ]  # fmt: skip


def _toes() -> list[Sheet]:
    """The sleeper's two feet, which stick out at the end of the quilt with their toes up."""
    sheets = []
    for x, y, turn in ((0.83, -0.23, -8), (0.725, -0.25, 2)):
        sole = blob("-.07,.06 -.075,.13 .0,.17 .075,.13 .07,.0 .055,-.14 .0,-.19 -.055,-.14 -.06,0")
        sheets += edged(posed(sole, 1.0, turn, x, y), WHITE, "toes", edge=0.03)
        arch = cuts("-.02,.06 .03,.0 .02,-.08", thick=0.02)
        sheets.append(Sheet(posed(arch, 1.0, turn, x, y), BLACK))
        for toe_x, toe_y, size in ((-0.058, 0.165, 0.034), (-0.008, 0.185, 0.026),
            (0.034, 0.175, 0.023), (0.070, 0.150, 0.021)):  # fmt: skip
            toe = ellipse(size, size * 1.3).at(toe_x, toe_y)
            sheets += edged(posed(toe, 1.0, turn, x, y), WHITE, "toes", edge=0.022)
    return sheets


def _heron() -> list[Sheet]:
    """A tall heron on the stern that holds one feather of its raised wing before its bill."""
    legs = strip(points(".74,.34 .75,.02 .74,-.32"), 0.05, 0.04) | strip(
        points(".83,.30 .83,.02 .84,-.32"), 0.05, 0.04
    )
    body = blob(
        ".42,.72 .42,.56 .54,.42 .70,.32 .86,.26 1.06,.06 1.06,.06 1.04,.30 .94,.56 .78,.74 .56,.80"
    )
    neck = strip(points(".52,.52 .38,.70 .44,.88 .58,.98 .62,1.12 .50,1.22"), 0.25, 0.15)
    skull = blob(".32,1.18 .38,1.29 .52,1.33 .64,1.25 .62,1.13 .46,1.12")
    crest = blob(".44,1.32 .60,1.38 .80,1.24 .96,1.00 .96,1.00 .80,1.12 .66,1.20 .60,1.24 .50,1.27")
    bill = polygon(".38,1.27 -.20,1.10 .40,1.14")
    gape = strip(points("-.14,1.115 .20,1.17 .36,1.205"), 0.014)
    quills = cuts(
        ".60,.66 .78,.52 1.0,.20", ".54,.58 .70,.44 .92,.28", ".68,.74 .84,.60 .98,.38",
        thick=0.022,
    )  # fmt: skip
    bib = cuts(".44,.78 .48,.66 .46,.54", ".52,.80 .55,.68 .53,.58", thick=0.016)
    return [
        *edged(legs, INKS["lamp"], "legs"), *edged(body, "#5c5c5c", "heron", turn=140),
        Sheet(quills, WHITE), *edged(bill, INKS["lamp"], "bill", turn=14), Sheet(gape, BLACK),
        *edged(neck | skull, WHITE, "heron", turn=100), Sheet(bib, BLACK),
        Sheet(crest, BLACK, ("crest",)), *edged(ellipse(0.036).at(0.45, 1.235), WHITE, "eye"),
        Sheet(ellipse(0.018).at(0.44, 1.235), BLACK), *_hushing_wing(),
    ]  # fmt: skip


def _hushing_wing() -> list[Sheet]:
    """The raised wing, and its longest feather upright across the bill."""
    plume = blob(".09,.58 .03,.80 .01,1.06 .04,1.30 .10,1.40 .15,1.28 .17,1.04 .17,.80 .15,.60")
    shaft = strip(points(".12,.60 .09,.90 .10,1.34"), 0.014)
    barbs = cuts(
        ".09,1.06 .05,1.12", ".10,.92 .05,.98", ".10,1.00 .15,1.08", ".10,.86 .16,.94", thick=0.01
    )
    wing = blob(
        ".66,.70 .70,.58 .60,.48 .42,.43 .22,.44 .04,.51 -.08,.62 -.08,.62 .02,.58 .0,.72 .0,.72"
        " .12,.62 .14,.74 .14,.74 .24,.62 .30,.70 .30,.70 .36,.60 .50,.66"
    )
    quills = cuts(
        ".56,.58 .36,.51 .10,.55",
        ".58,.52 .42,.465 .20,.485",
        ".52,.63 .38,.57 .26,.59",
        thick=0.02,
    )
    return [
        *edged(plume, WHITE, "feather"), Sheet(shaft | barbs, BLACK),
        *edged(wing, "#3c3c3c", "wing", turn=160), Sheet(quills, WHITE),
    ]  # fmt: skip


def _oar() -> list[Sheet]:
    """The long oar behind the heron."""
    shaft = strip(((0.82, 0.98), (0.93, -1.0)), 0.06) | ellipse(0.05).at(0.82, 0.98)
    blade = strip(((0.92, -0.80), (0.96, -1.35)), 0.12, 0.2)
    return edged(shaft | blade, WHITE, "oar", turn=85)


def _hull() -> list[Sheet]:
    """A low barge with a carved bedpost at its stern."""
    hull = blob(
        "-1.3,-.60 -1.3,-.60 -.6,-.66 .0,-.66 .5,-.54 .74,-.36 .86,-.32 .92,-.34 .92,-.34 .90,-.62"
        " .82,-.92 .66,-1.2 -1.3,-1.2"
    )
    planks = cuts(
        "-1.1,-.76 -.3,-.79 .4,-.72 .90,-.48", "-1.1,-.88 -.3,-.91 .4,-.86 .84,-.66",
        "-1.1,-.98 -.3,-1.0 .4,-.97 .76,-.82", thick=0.018,
    )  # fmt: skip
    return [Sheet(rim(hull, 0.02), WHITE), Sheet(hull, BLACK, ("barge",)), Sheet(planks, WHITE)]


def _water() -> list[Sheet]:
    """Calm water with long ripples and the quilt's colours in it."""
    sea = land((-1, -1.06), (-0.5, -1.08), (0.0, -1.06), (0.5, -1.08), (1, -1.05))
    ripples = cuts(
        "-.98,-1.16 -.7,-1.18 -.4,-1.15", "-.1,-1.14 .3,-1.16 .7,-1.13",
        "-.3,-1.26 .1,-1.28 .5,-1.25",
        ".6,-1.38 .8,-1.36 1.0,-1.39", "-.98,-1.38 -.8,-1.36 -.5,-1.39",
        "-.2,-1.44 .1,-1.42 .4,-1.45",
        thick=0.018,
    )  # fmt: skip
    return [Sheet(sea, BLACK, ("water",)), Sheet(ripples, WHITE)]
