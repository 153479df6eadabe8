"""An executioner and his garden."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import pinch, pose
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.features import CLEAR, FLAT
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    ring,
    strip,
)
from art.paint.story.cutouts.nature import leaf_outline
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_AXE = points(".83,-.74 .70,-.46 .60,-.12 .57,.28")


@card(
    palette="block_day",
    hand="woodcut",
    title="He has a hand for roses",
    subject="hooded man who holds the rose that his axe has put out",
    props=("hood", "axe", "rose", "block", "hand", "robin", "fence"),
    mood=("ironic", "calm", "tender"),
)
def executioner_garden(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["verdigris"])
    lay_pile(scene, _fence(), 0, 0, depth=56.0)
    lay_pile(scene, _giant(), 0, 0, depth=50.0)
    lay_pile(scene, _block(), 0, 0, depth=44.0)
    lay_pile(scene, _axe(), 0, 0, depth=40.0)
    lay_pile(scene, _robin(), -0.84, 1.76, 1.12, depth=36.0)
    lay_pile(scene, _hand_for_roses(), 0.0, 0.0, depth=30.0)
    return WoodcutPlan(
        inks=("verdigris", "vermilion"), sky="paper", clear_from=CLEAR, contrast=1.6, lamp_pool=0
    )


def _fence() -> list[Sheet]:
    """A low white fence far behind, and the ground."""
    ground = land((-1, -0.86), (0, -0.90), (1, -0.84))
    pales = Outline(())
    for index in range(12):
        x = -1.0 + 0.18 * index
        pales = pales | polygon(
            (x - 0.055, -1.0), (x - 0.055, -0.56), (x, -0.48), (x + 0.055, -0.56), (x + 0.055, -1.0)
        )
    rail = box(2.4, 0.06).at(0, -0.70)
    tufts = cuts(
        "-.96,-1.2 -.95,-1.1 -.92,-1.04",
        "-.92,-1.2 -.90,-1.14 -.86,-1.10",
        ".88,-1.1 .90,-1.02 .94,-.97",
        ".93,-1.1 .95,-1.05 .99,-1.02",
        thick=0.022,
    )
    return [
        *edged(pales | rail, WHITE, "fence", edge=0.022),
        *edged(ground, WHITE, "ground", edge=0.022),
        Sheet(tufts, BLACK),
    ]


def _giant() -> list[Sheet]:
    """A broad man in a black hood and cape, bent over his block; only his eyes are seen."""
    body = blob(
        "-1.5,-1.7 -1.4,-.6 -1.1,-.06 -.84,.14 -.6,.22 -.2,.22 .08,.06 .20,-.30 .24,-.9 .2,-1.7"
    )
    hood = blob(
        "-.72,-.02 -.80,.40 -.76,.82 -.52,1.14 -.20,1.24 .10,1.12 .26,.84 .30,.46"
        " .26,.16 .12,-.12 -.20,-.24 -.54,-.18"
    )
    seam = cuts(
        "-.20,1.22 -.10,1.02 -.06,.80",
        "-.70,.30 -.66,.08 -.50,-.08",
        ".22,.30 .18,.10 .06,-.06",
        "-.62,.98 -.68,.80 -.70,.60",
        "-.5,-.12 -.3,-.16 -.1,-.14",
        thin=0.006,
        thick=0.020,
    )
    folds = cuts(
        "-.9,-.1 -1.0,-.5 -1.02,-1.0",
        "-.7,-.2 -.76,-.6 -.78,-1.2",
        "-.46,-.3 -.5,-.7 -.52,-1.3",
        "-.2,-.34 -.22,-.7 -.22,-1.2",
        "-.62,-.7 -.66,-1.0 -.66,-1.42",
        "-.36,-.8 -.38,-1.1 -.38,-1.44",
        "-.9,-.8 -.92,-1.1 -.92,-1.4",
        ".02,-.3 .02,-.6 .0,-1.0",
        thin=0.005,
        thick=0.022,
    )
    sheets = [*white_edged(hood, BLACK, "hood", edge=0.028), Sheet(seam, WHITE)]
    for x, y, wide in ((-0.34, 0.52, 1.0), (0.04, 0.50, 0.92)):
        hole = (
            blob("-.15,.0 -.15,.0 -.07,.075 .04,.08 .15,.02 .15,.02 .06,-.06 -.06,-.06")
            .scaled(wide)
            .at(x, y)
        )
        ball = ellipse(0.058 * wide, 0.064 * wide).at(x + 0.05, y - 0.02)
        lid = strip(
            [
                (x - 0.15 * wide, y + 0.005),
                (x - 0.05, y + 0.05),
                (x + 0.06, y + 0.055),
                (x + 0.15 * wide, y + 0.02),
            ],
            0.03,
        )
        sheets += [
            Sheet(hole, WHITE, ("eyes",)),
            Sheet(ball & hole, BLACK),
            Sheet(ellipse(0.016).at(x + 0.066, y - 0.002) & hole, WHITE),
            Sheet(lid & hole, BLACK),
        ]
    collar = points(
        "-1.16,-.14 -1.02,-.44 -.84,-.22 -.70,-.48 -.40,-.28 -.24,-.54 -.10,-.32"
        " .06,-.50 .12,-.26 .26,-.34 .22,.10 -.3,.24 -.60,.215 -.84,.135 -1.1,-.07"
    )
    dags = polygon(*collar)
    bent = [part.placed(0.10, -0.10, 1, -13, flip=False) for part in sheets]
    return [
        *white_edged(body, BLACK, "cape", edge=0.024),
        Sheet(folds - dags, WHITE),
        *white_edged(dags, BLACK, "collar", edge=0.024),
        *bent,
    ]


def _block() -> list[Sheet]:
    """An old block of wood, its rings and its bark."""
    top = ellipse(0.52, 0.13).at(0.42, -0.86)
    side = blob(
        "-.10,-.86 -.10,-.86 -.08,-1.2 -.16,-1.7 -.16,-1.7 1.02,-1.7 1.02,-1.7"
        " .94,-1.2 .94,-.86 .94,-.86 .7,-.97 .42,-1.0 .14,-.97"
    )
    bark = cuts(
        "-.02,-1.0 .0,-1.2 -.04,-1.45",
        ".14,-1.05 .15,-1.25 .12,-1.48",
        ".30,-1.06 .30,-1.3 .29,-1.5",
        ".48,-1.06 .50,-1.2 .47,-1.4",
        ".64,-1.05 .65,-1.3 .66,-1.5",
        ".80,-1.02 .79,-1.2 .83,-1.46",
        ".90,-.98 .89,-1.1 .92,-1.3",
        ".22,-1.2 .21,-1.35 .22,-1.48",
        ".56,-1.24 .57,-1.4 .56,-1.5",
        thin=0.006,
        thick=0.024,
    )
    rings = Outline(())
    for share in (0.80, 0.58, 0.36, 0.16):
        rings = rings | (ring(1.0, 0.97).scaled(0.52 * share, 0.13 * share).at(0.42, -0.86))
    thin = [arc(0.42, -0.86, 0.52 * s, 20 + 60 * s, 330, 0.25) for s in (0.82, 0.6, 0.38, 0.18)]
    return [
        *edged(side, WHITE, "block", edge=0.026),
        Sheet(bark, BLACK),
        *edged(top, WHITE, "block", edge=0.026),
        Sheet(cuts(*thin, thick=0.014), BLACK),
    ]


def _leaf(x: float, y: float, turn: float, size: float) -> list[Sheet]:
    leaf = leaf_outline(1, 0.5).scaled(size).turned(turn).at(x, y)
    vein = strip(((0.1, 0.0), (0.85, 0.0)), 0.05, 0.02).scaled(size).turned(turn).at(x, y)
    return [
        *edged(leaf, INKS["verdigris"], "leaves", turn=turn + 60, edge=0.022),
        Sheet(vein, BLACK),
    ]


def _axe() -> list[Sheet]:
    """An axe in the block; its handle has put out leaves and one great rose."""
    handle = strip(_AXE, 0.085, 0.05)
    grain = cuts(".70,-.42 .66,-.30 .60,-.16", thick=0.012)
    head = blob(
        ".93,-.70 .93,-.70 .82,-.44 .82,-.44 .60,-.50 .40,-.48 .16,-.38 .16,-.38"
        " .08,-.60 .18,-.90 .18,-.90 .44,-.82 .70,-.84"
    )
    bevel = cuts(".22,-.42 .16,-.62 .24,-.87", thin=0.012, thick=0.018)
    sheets = [
        *edged(handle, WHITE, "handle", edge=0.024),
        Sheet(grain, BLACK),
        *edged(head, "#8a8a8a", "axe", turn=30, edge=0.026),
        Sheet(bevel, BLACK),
    ]
    for x, y, turn, size in (
        (0.69, -0.38, 20, 0.27),
        (0.64, -0.16, 34, 0.27),
        (0.58, 0.10, 24, 0.28),
    ):
        sheets += _leaf(x, y, turn, size)
    x, y = 0.60, 0.43
    outer = blob(
        *[
            (x + r * ox, y + r * oy)
            for r, (ox, oy) in zip(
                (0.235, 0.215) * 5,
                points(
                    "1,.1 .82,.62 .28,.98 -.34,.95 -.84,.6 -1,.0 -.82,-.56 -.3,-.92"
                    " .3,-.94 .86,-.55"
                ),
                strict=True,
            )
        ]
    )
    petals = cuts(
        *[
            [(x + 0.235 * px, y + 0.235 * py) for px, py in points(path)]
            for path in (
                "-.9,.3 -.5,.0 -.1,-.5 .1,-.9",
                ".9,.3 .6,-.1 .2,-.5 -.1,-.7",
                "-.5,.75 -.5,.35 -.2,.0 .15,-.15",
                ".55,.7 .5,.35 .3,.05 .0,-.1",
                "-.25,.5 .0,.65 .3,.5 .3,.22 .05,.12 -.15,.25 -.05,.42 .12,.38",
                "-.8,-.35 -.5,-.5 -.2,-.85",
            )
        ],
        thick=0.026,
    )
    return [
        *sheets,
        *edged(outer, INKS["vermilion"], "rose", turn=40, edge=0.028),
        Sheet(petals, BLACK),
    ]


def _robin() -> list[Sheet]:
    """A robin on the blade."""
    body = blob(
        ".66,-.54 .64,-.44 .70,-.36 .78,-.38 .82,-.44 .90,-.46 .97,-.42 .97,-.42"
        " .90,-.52 .80,-.57 .72,-.58"
    )
    breast = blob(".65,-.44 .70,-.42 .74,-.48 .74,-.56 .68,-.56 .645,-.50")
    beak = polygon(".645,-.42 .60,-.41 .65,-.445")
    return [
        *edged(body, WHITE, "robin", edge=0.022),
        Sheet(breast & body, INKS["vermilion"], turn=70),
        Sheet(beak, BLACK),
        Sheet(ellipse(0.013).at(0.695, -0.40), BLACK),
        Sheet(cuts(".80,-.46 .86,-.48 .92,-.46", thick=0.014), BLACK),
    ]


def _hand_for_roses() -> list[Sheet]:
    """His great bare hand, which holds the stem between two fingers."""
    arm = blob(
        "-.66,-.26 -.36,-.42 .04,-.42 .30,-.38 .30,-.38 .42,-.18 .42,-.18 .20,-.12"
        " -.04,-.08 -.40,.0 -.64,-.04"
    )
    folds = cuts(
        "-.44,-.14 -.24,-.19 -.04,-.19",
        "-.36,-.30 -.14,-.33 .06,-.33",
        ".06,-.22 .16,-.24 .24,-.26",
        thick=0.020,
    )
    cuff = strip(((0.27, -0.40), (0.41, -0.13)), 0.10)
    grip = pinch(WHITE)
    return [
        *pose([*grip.behind, *grip.before], 0.42, -20, 0.42, -0.24),
        *white_edged(arm, BLACK, "sleeve", edge=0.024),
        Sheet(folds, WHITE),
        *edged(cuff, WHITE, "cuff", edge=0.024),
    ]
