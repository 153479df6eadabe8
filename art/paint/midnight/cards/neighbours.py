"""Two old neighbours by the sea, and the whale that is the fence between them."""

from art.paint.midnight.carving import BLACK, WHITE, edged, posed
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import lay_pile
from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts.figures import OLD, Profile, profile_outline
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Outline, Sheet

_RED, _BLUE, _GOLD = INKS["vermilion"], INKS["night"], INKS["lamp"]


@card(
    palette="block_day",
    hand="woodcut",
    title="Good neighbours",
    subject="two old neighbours at a fence of whale ribs",
    props=("ribs", "fence", "backbone", "pie", "steam", "sea", "whale far out"),
    mood=("dry", "friendly", "odd"),
)
def fence_of_ribs(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.5, 0.6, -0.5), key=1.15, ambient=0.4)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    lay_pile(scene, _shore(), 0, 0, depth=50.0)
    lay_pile(scene, _dress(), 0, 0, depth=40.0)
    lay_pile(scene, _fence(), 0, 0, depth=34.0)
    lay_pile(scene, _woman(), 0, 0, depth=31.0)
    lay_pile(scene, _pie(), 0.03, -0.36, depth=28.0)
    lay_pile(scene, _giving_arm(), 0, 0, depth=26.0)
    lay_pile(scene, _man(), 0, 0, depth=24.0)
    return WoodcutPlan(
        inks=("vermilion", "night", "lamp"), sky="paper", sky_ink="lamp", contrast=1.5, lamp_pool=0
    )


def _shore() -> list[Sheet]:
    """Sea and sand; far out a whale blows."""
    sea = land((-1, 0.62), (0, 0.62), (1, 0.62))
    swell = cuts(
        "-.3,.46 .0,.45 .2,.47", ".0,.26 .2,.25 .4,.27", "-.98,.36 -.92,.35 -.86,.36",
        "-.1,.06 .1,.05 .3,.07", "-1.0,.05 -.95,.04 -.9,.05", thick=0.02,
    )  # fmt: skip
    sand = land((-1, -0.34), (-0.4, -0.28), (0.2, -0.34), (1, -0.26))
    furrows = cuts(
        "-.16,-.44 -.14,-.8 -.12,-1.1", ".0,-.44 .04,-.8 .08,-1.1", ".16,-.44 .22,-.8 .28,-1.1",
        "-.98,-.44 -.9,-.8 -.84,-1.0", thick=0.022,
    )  # fmt: skip
    back = blob(".05,.60 .08,.645 .14,.66 .20,.64 .24,.60 .24,.60")
    spout = cuts(".10,.66 .10,.71 .07,.74 .04,.72", ".10,.66 .11,.72 .14,.74 .17,.72", thick=0.016)
    return [
        Sheet(spout, BLACK, ("spout",)), Sheet(back, BLACK, ("whale",)),
        Sheet(sea, _BLUE, ("sea",), turn=2), Sheet(swell, WHITE),
        Sheet(rim(sand, 0.05), WHITE), Sheet(sand, BLACK, ("earth",)), Sheet(furrows, WHITE),
    ]  # fmt: skip


_RIBS = (
    ("-.86,-1.7 -1.0,-.7 -1.0,.1 -.86,.8 -.46,1.30", 0.25),
    ("-.16,-1.7 -.34,-.7 -.36,.1 -.22,.8 .22,1.34", 0.27),
    (".52,-1.7 .32,-.7 .30,.1 .44,.74 .86,1.24", 0.24),
    (".98,-1.7 .86,-.7 .86,.0 .96,.5 1.3,.9", 0.16),
)
"""The paths of the ribs from the backbone upwards, and how thick they are."""


def _fence() -> list[Sheet]:
    """Ribs in the earth like posts, and two boards nailed across them."""
    sheets: list[Sheet] = []
    for path, wide in _RIBS:
        line = points(path)
        rib = strip(line, wide, 0.07) | ellipse(0.035).at(*line[-1])
        shade = cuts([(x + 0.24 * wide, y) for x, y in line[:3]], thick=0.020)
        sheets += [*edged(rib, WHITE, "ribs", edge=0.028), Sheet(shade & rib, BLACK)]
    for y, tilt in ((-0.78, 2.0), (-1.12, -2.5)):
        board = blob("-1.3,.07 .0,.085 1.3,.07 1.3,-.06 .1,-.08 -1.3,-.07").turned(tilt).at(0, y)
        grain = cuts("-.9,.02 -.5,.03 -.2,.01", "-.3,-.03 .1,-.02 .4,-.04", thick=0.014)
        nails = beads(points("-.95,.02 -.30,.03 .38,.0"), 0.020)
        sheets += edged(board, "#9a9a9a", "fence", turn=tilt, edge=0.024)
        sheets.append(Sheet((grain | nails).turned(tilt).at(0, y), BLACK))
    return sheets


def _old_face(
    kind: Profile, size: float, tilt: float, x: float, y: float, flip: bool
) -> list[Sheet]:
    """A lined old profile with a friendly eye."""

    def placed(outline: Outline) -> Outline:
        return posed(outline.flipped() if flip else outline, size, tilt, x, y)

    lines = cuts(
        ".20,.045 .27,.09 .35,.06", ".18,.03 .24,-.01 .33,.01", ".10,.08 .04,.10",
        ".10,.04 .03,.03",
        ".11,.0 .05,-.04", ".31,-.20 .27,-.24 .26,-.29", ".37,-.285 .30,-.275 .25,-.24",
        ".20,-.05 .26,-.075 .32,-.06", thin=0.008, thick=0.020,
    )  # fmt: skip
    brow = blob(".17,.14 .24,.20 .34,.19 .40,.14 .34,.15 .25,.15")
    return [
        *edged(placed(profile_outline(kind, bust=False)), WHITE, "face", edge=0.024),
        Sheet(placed(ellipse(0.07, 0.062).at(0.235, -0.125)), _RED, ("cheek",), turn=40),
        Sheet(placed(lines | brow | ellipse(0.032).at(0.29, 0.04)), BLACK, ("eye",)),
    ]


def _dress() -> list[Sheet]:
    """What the old woman wears behind the fence."""
    dress = blob("-.72,-.18 -.94,-.34 -1.1,-.7 -1.2,-1.6 -.1,-1.6 -.20,-.9 -.26,-.5 -.42,-.26")
    spots = beads(
        points(
            "-.84,-.5 -.66,-.42 -.5,-.5 -.74,-.68 -.56,-.70 -.40,-.66 -.84,-.86 -.66,-.92 -.46,-.88"
        ),
        0.024,
    )
    return [*edged(dress, "#3a3a3a", "dress", turn=76), Sheet(spots, WHITE)]


def _woman() -> list[Sheet]:
    """She leans her head out between two ribs, in a headscarf."""
    scarf = blob(
        ".30,.44 .16,.62 -.12,.68 -.42,.56 -.58,.24 -.56,-.16 -.44,-.50 -.20,-.66 .06,-.66 .14,-.56"
        " .04,-.44 -.02,-.20 .04,.10 .14,.28"
    )
    ends = blob(".06,-.60 .22,-.66 .30,-.86 .30,-.86 .16,-.80 .02,-.70") | blob(
        ".04,-.62 .04,-.80 .12,-.98 .12,-.98 -.06,-.84"
    )
    folds = cuts(".22,.46 -.06,.34 -.36,.02", ".10,.34 -.16,.10 -.38,-.24",
        "-.02,-.10 -.20,-.26 -.36,-.46",
        thick=0.024)  # fmt: skip
    at = (0.60, -4.0, -0.60, 0.20)
    return [
        *_old_face(OLD, *at, False), *edged(posed(ends, *at), _RED, "headscarf", turn=50),
        *edged(posed(scarf, *at), _RED, "headscarf", turn=120, edge=0.024),
        Sheet(posed(folds, *at), BLACK),
    ]  # fmt: skip


def _giving_arm() -> list[Sheet]:
    """Her arm comes through the fence, the pie on an oven glove."""
    sleeve = strip(points("-.68,-.44 -.60,-.80 -.34,-.66"), 0.22, 0.15)
    glove = blob(
        "-.40,-.58 -.34,-.74 -.18,-.66 .02,-.58 .10,-.54 .08,-.49 -.10,-.50 -.20,-.46"
        " -.26,-.40 -.32,-.44 -.28,-.52"
    )
    cuff = strip(points("-.38,-.57 -.33,-.75"), 0.05)
    folds = cuts("-.62,-.60 -.56,-.68 -.50,-.66", "-.70,-.62 -.66,-.74 -.58,-.80", thick=0.02)
    return [
        *edged(sleeve | ellipse(0.11).at(-0.68, -0.44), "#5a5a5a", "sleeve", turn=20),
        Sheet(folds, WHITE),
        *edged(glove, _RED, "oven glove", turn=30), *edged(cuff, WHITE, "cuff"),
    ]  # fmt: skip


def _pie() -> list[Sheet]:
    """A pie in its dish, and the steam from the slits of its crust."""
    dish = polygon("-.30,.0 .30,.0 .22,-.13 -.22,-.13")
    crust = blob(
        "-.33,.02 -.33,.02 -.28,.10 -.14,.19 .0,.21 .14,.19 .28,.10 .33,.02 .33,.02 .0,-.01"
    )
    edge = beads([(-0.30 + 0.075 * index, 0.01) for index in range(9)], 0.045)
    slits = cuts("-.10,.14 -.06,.08", ".0,.16 .0,.09", ".10,.14 .06,.08", thin=0.012, thick=0.026)
    steam = cuts(
        "-.08,.24 -.14,.36 -.05,.46 -.12,.58 -.05,.70",
        ".06,.26 .12,.38 .03,.50 .11,.64 .05,.78 .10,.90",
        thin=0.012, thick=0.036,
    )  # fmt: skip
    return [
        Sheet(rim(steam, 0.02), BLACK), Sheet(steam, WHITE, ("steam",)),
        *edged(dish, WHITE, "dish"),
        *edged(crust, _GOLD, "pie", turn=12), *edged(edge, _GOLD, "pie", turn=90),
        Sheet(slits, BLACK),
    ]  # fmt: skip


def _man() -> list[Sheet]:
    """He leans in from this side, in a seaman's jersey, his hand ready."""
    jersey = blob(".52,-.16 .40,-.34 .38,-.60 .44,-1.0 .40,-1.6 1.4,-1.6 1.4,-.5 1.1,-.26 .84,-.10")
    knit = cuts(
        ".52,-.50 .56,-.9 .52,-1.5", ".68,-.36 .72,-.9 .68,-1.5", ".84,-.30 .88,-.9 .84,-1.5",
        thick=0.018,
    )  # fmt: skip
    return [
        *edged(jersey, _BLUE, "jersey", turn=80, edge=0.026), Sheet(knit, BLACK), *_bearded_head(),
        *_taking_arm(),
    ]  # fmt: skip


def _bearded_head() -> list[Sheet]:
    """An old man to the left in a flat cap."""
    beard = blob(
        ".40,-.30 .30,-.26 .18,-.20 .04,-.10 -.04,.04 -.12,.02 -.12,-.20 -.04,-.50 .10,-.68"
        " .26,-.76 .40,-.70 .46,-.54 .44,-.40 .36,-.345"
    )
    strands = cuts(".04,-.16 .04,-.36 .14,-.56", ".16,-.24 .16,-.42 .26,-.64",
        ".30,-.36 .30,-.50 .36,-.62", thick=0.02)  # fmt: skip
    cap = blob(
        "-.54,.14 -.56,.40 -.34,.62 .0,.68 .28,.58 .44,.38 .58,.26 .56,.20 .30,.24 -.06,.20"
        " -.32,.12"
    )
    band = cuts("-.44,.22 -.1,.30 .30,.32 .44,.34", thick=0.026)
    ear = ellipse(0.07, 0.10).at(-0.12, -0.02)
    hair = blob("-.10,.18 -.14,-.10 -.20,-.34 -.32,-.40 -.44,-.2 -.48,.16")
    collar = blob("-.38,-.44 -.20,-.50 .06,-.56 .16,-.62 .16,-.80 -.10,-.84 -.40,-.74")
    lip = blob(".46,-.185 .48,-.25 .42,-.31 .30,-.33 .16,-.28 .26,-.25 .36,-.19")
    at = (0.62, 6.0, 0.60, 0.22)

    def placed(outline: Outline) -> Outline:
        return posed(outline.flipped(), *at)

    return [
        *_old_face(Profile(nose=1.7, chin=0.6, brow=0.8), *at, True),
        *edged(placed(beard), "#bcbcbc", "beard", turn=100), Sheet(placed(strands), BLACK),
        *edged(placed(lip), WHITE, "moustache"),
        Sheet(placed(hair), "#8a8a8a", ("hair",), turn=80), *edged(placed(ear), WHITE, "ear"),
        *edged(placed(collar), _BLUE, "jersey", turn=0),
        *edged(placed(cap), "#3a3a3a", "cap", turn=20),
        Sheet(placed(band), WHITE),
    ]  # fmt: skip


def _taking_arm() -> list[Sheet]:
    """His near arm with a mitten under the rim of the dish."""
    sleeve = strip(points(".76,-.44 .62,-.86 .36,-.66"), 0.26, 0.16) | ellipse(0.13).at(0.76, -0.44)
    mitten = blob(
        ".42,-.56 .36,-.76 .22,-.68 .08,-.60 .08,-.54 .20,-.54 .26,-.44 .32,-.42 .34,-.48"
    )
    cuff = box(0.06, 0.22).turned(-20).at(0.39, -0.66)
    folds = cuts(".68,-.66 .60,-.74 .52,-.70", ".76,-.64 .70,-.80 .60,-.88", thick=0.022)
    return [
        *edged(sleeve, _BLUE, "sleeve", turn=30, edge=0.024), Sheet(folds, BLACK),
        *edged(mitten, WHITE, "mitten"), *edged(cuff, WHITE, "cuff"),
    ]  # fmt: skip
