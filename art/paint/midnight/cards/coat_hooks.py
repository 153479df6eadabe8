"""A hall at night, and what hangs there among the coats."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    crescent,
    ellipse,
    points,
    star,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_MOON = (0.10, 0.41)
_PEGS = points("-.80,.98 -.42,.98 .10,.98 .75,.98")


@card(
    palette="block_night",
    hand="woodcut",
    title="Somebody hung it there",
    subject="moon on a coat hook",
    props=("moon", "coats", "hooks", "bare feet", "hand"),
    mood=("absurd", "quiet", "secret"),
)
def nail_moon(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _wallpaper(), 0, 0, depth=56.0)
    lay_pile(scene, _floor(), 0, 0, depth=52.0)
    lay_pile(scene, _rail(), 0, 0, depth=48.0)
    lay_pile(scene, _child_coat(), -0.06, 0, depth=44.0)
    lay_pile(scene, _hidden(), 0.15, 0, depth=40.0)
    lay_pile(scene, _long_coat(), -0.10, 0, depth=36.0)
    lay_pile(scene, _moon(), 0, 0, depth=30.0)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="black", contrast=1.6, lamp_pool=0)


def _wallpaper() -> list[Sheet]:
    """Stars in even rows, as of wallpaper, and the rays of the moon between them."""
    stars = Outline(())
    for row in range(12):
        for column in range(8):
            x = -0.98 + 0.28 * column + 0.14 * (row % 2)
            y = 1.40 - 0.20 * row
            if math.hypot(x - _MOON[0], y - _MOON[1]) > 0.64:
                stars = stars | star(4, 0.026, 0.009).at(x, y)
    rays = Outline(())
    for index in range(56):
        a = 2 * math.pi * index / 56
        near = 0.47 + 0.02 * math.sin(5 * index)
        far = 0.60 + 0.10 * (index % 2) + 0.05 * math.sin(3.1 * index)
        ends = [(_MOON[0] + r * math.cos(a), _MOON[1] + r * math.sin(a)) for r in (near, far)]
        rays = rays | strip(ends, 0.020, 0.004)
    return [Sheet(stars, WHITE, ("wallpaper",)), Sheet(rays, WHITE, ("moonlight",))]


def _floor() -> list[Sheet]:
    """A skirting, boards, and the light of the moon on them."""
    skirting = box(2.6, 0.10).at(0, -1.02)
    boards = box(2.6, 0.6).at(0, -1.36)
    seams = strips(
        [
            ((-1.2, -1.16), (1.2, -1.16)),
            ((-1.2, -1.30), (1.2, -1.30)),
            ((-0.72, -1.08), (-0.76, -1.16)),
            ((0.50, -1.16), (0.53, -1.30)),
            ((-0.30, -1.16), (-0.33, -1.30)),
            ((0.16, -1.30), (0.18, -1.5)),
        ],
        0.012,
    )
    pool = ellipse(0.40, 0.075).at(0.06, -1.24)
    return [
        *edged(boards, "#8c8c8c", "floor", turn=2),
        Sheet(seams, BLACK),
        Sheet(pool, INKS["lamp"], ("moonlight",), turn=2),
        *edged(skirting, WHITE, "skirting", edge=0.02),
    ]


def _rail() -> list[Sheet]:
    """A board with four hooks."""
    board = box(2.6, 0.17).at(0, 1.04)
    grain = cuts(
        "-1,1.07 -.5,1.05 0,1.075 .5,1.055 1,1.07", "-1,1.02 -.4,1.03 .2,1.01 1,1.025", thick=0.010
    )
    hooks = Outline(())
    for x, y in _PEGS:
        hooks = hooks | strip(
            [(x, y + 0.10), (x, y - 0.03), (x + 0.045, y - 0.05), (x + 0.06, y)], 0.034
        )
    return [
        *edged(board, WHITE, "board", edge=0.02),
        Sheet(grain, BLACK),
        Sheet(hooks, BLACK, ("hooks",)),
        Sheet(beads([(x, 1.07) for x, _ in _PEGS], 0.03), BLACK),
    ]


def _child_coat() -> list[Sheet]:
    """A small red coat with a hood, its buttons done up, and a pair of boots."""
    coat = blob(
        "-.74,.98 -.80,.88 -.92,.78 -.99,.36 -.97,.30 -.88,.29 -.86,.34 -.86,.20 -.92,-.06"
        " -.92,-.06 -.54,-.06 -.54,-.06 -.60,.20 -.62,.34 -.60,.29 -.52,.30 -.50,.36 -.56,.78"
        " -.68,.88"
    )
    hood = blob("-.74,.99 -.84,.88 -.84,.74 -.74,.68 -.64,.74 -.64,.88")
    folds = cuts(
        "-.86,.68 -.88,.52 -.87,.36",
        "-.62,.68 -.61,.52 -.62,.36",
        "-.80,.30 -.84,.10 -.85,.0",
        "-.66,.30 -.63,.10 -.62,.0",
        thick=0.022,
    )
    line = cuts("-.74,.66 -.74,.30 -.74,-.05", thin=0.010, thick=0.014)
    buttons = beads(points("-.71,.52 -.71,.34 -.71,.16"), 0.022)
    inside = cuts("-.80,.84 -.78,.74 -.74,.71", "-.68,.84 -.70,.74 -.74,.71", thick=0.022)
    boots = Outline(())
    for x in (-0.86, -0.66):
        boots = boots | blob(
            (x - 0.06, -0.84),
            (x - 0.06, -0.84),
            (x + 0.05, -0.84),
            (x + 0.05, -0.84),
            (x + 0.05, -0.98),
            (x + 0.15, -1.02),
            (x + 0.15, -1.09),
            (x + 0.15, -1.09),
            (x - 0.07, -1.09),
            (x - 0.07, -1.09),
        )
    return [
        *edged(coat, INKS["vermilion"], "coat", turn=84, line=WHITE, edge=0.022),
        Sheet(folds | line | buttons, BLACK),
        *edged(hood, INKS["vermilion"], "hood", turn=40, edge=0.02),
        Sheet(inside, BLACK),
        *white_edged(boots, BLACK, "boots", edge=0.026),
    ]


def _long_coat() -> list[Sheet]:
    """A man's long dark coat, the empty sleeves at its sides, a scarf over the hook."""
    coat = blob(
        "-.32,.97 -.40,.86 -.50,.78 -.52,.40 -.54,-.30 -.54,-.30 -.32,-.34 -.10,-.30 -.10,-.30"
        " -.12,.40 -.14,.78 -.24,.86"
    )
    left = blob("-.46,.80 -.56,.60 -.61,.20 -.60,.04 -.60,.04 -.50,.02 -.50,.02 -.46,.30 -.42,.60")
    right = blob("-.18,.80 -.10,.60 -.05,.22 -.04,.06 -.04,.06 -.14,.03 -.14,.03 -.18,.30 -.22,.60")
    collar = blob("-.32,.90 -.42,.80 -.40,.62 -.32,.50 -.24,.62 -.22,.80")
    folds = cuts(
        "-.44,.30 -.46,.0 -.46,-.28",
        "-.26,.40 -.22,.0 -.20,-.28",
        "-.34,.44 -.33,.0 -.33,-.30",
        "-.38,.20 -.40,.0 -.40,-.26",
        "-.16,.2 -.15,.0 -.14,-.26",
        thick=0.016,
    )
    sleeves = cuts("-.52,.62 -.55,.40 -.55,.12", "-.12,.60 -.10,.40 -.10,.12", thick=0.014)
    lapel = cuts("-.41,.78 -.37,.64 -.32,.54", "-.23,.78 -.27,.64 -.32,.54", thick=0.014)
    buttons = beads(points("-.30,.40 -.30,.22 -.30,.04"), 0.018)
    return [
        *edged(coat, "#8e8e8e", "coat", turn=62, line=WHITE, edge=0.026),
        *edged(left, "#8e8e8e", "sleeve", turn=120, edge=0.02),
        *edged(right, "#8e8e8e", "sleeve", turn=62, edge=0.02),
        *edged(collar, "#d0d0d0", turn=100, edge=0.018),
        Sheet(folds | sleeves | lapel | buttons, BLACK),
    ]


def _hidden() -> list[Sheet]:
    """Another long coat that somebody stands in: bare feet, and a hand that feels for the moon."""
    feet: list[Sheet] = []
    for x, turn in ((0.50, 6), (0.72, -6)):
        leg = strip(((x, -0.7), (x, -0.94)), 0.10, 0.085)
        foot = blob(
            "-.05,.12 -.07,.02 -.09,-.08 -.08,-.13 .0,-.15 .08,-.13 .09,-.08 .06,.02 .05,.12"
        )
        toes = cuts(
            "-.045,-.10 -.045,-.135",
            "-.012,-.105 -.012,-.145",
            ".02,-.105 .02,-.145",
            ".05,-.10 .052,-.135",
            thin=0.008,
            thick=0.012,
        )
        whole = leg | foot.turned(turn).at(x, -0.98)
        feet += [
            *edged(whole, WHITE, "bare feet", edge=0.026),
            Sheet(toes.turned(turn).at(x, -0.98), BLACK),
        ]
    coat = blob(
        ".60,.97 .48,.88 .34,.78 .32,.40 .28,-.78 .28,-.78 .60,-.84 .94,-.78 .94,-.78"
        " .90,.40 .88,.78"
        " .72,.88"
    )
    right = blob(".84,.80 .94,.60 .98,.16 .97,-.14 .97,-.14 .86,-.16 .86,-.16 .80,.20 .78,.60")
    collar = blob(".60,.98 .46,.88 .44,.70 .60,.52 .76,.70 .74,.88")
    folds = cuts(
        ".44,.20 .40,-.3 .38,-.74",
        ".56,.30 .54,-.3 .53,-.78",
        ".70,.30 .72,-.3 .74,-.76",
        ".80,.10 .84,-.3 .86,-.74",
        ".50,-.1 .47,-.4 .46,-.76",
        ".76,-.2 .79,-.5 .80,-.74",
        thick=0.018,
    )
    line = cuts(".62,.50 .63,.0 .62,-.80", thin=0.010, thick=0.014)
    lapel = cuts(".47,.84 .52,.68 .60,.56", ".73,.84 .68,.68 .60,.56", thick=0.016)
    buttons = beads(points(".67,.36 .67,.14 .67,-.08 .67,-.30"), 0.02)
    sleeve = blob(
        ".36,.76 .30,.60 .27,.40 .20,.20 .17,.14 .17,.14 .26,.05 .26,.05 .36,.20 .46,.44 .48,.62"
    )
    return [
        *feet,
        *white_edged(coat, BLACK, "coat", edge=0.022),
        *white_edged(right, BLACK, "sleeve", edge=0.02),
        *white_edged(collar, BLACK, edge=0.018),
        Sheet(folds | line | lapel | buttons, WHITE),
        *_feeling_hand(),
        *white_edged(sleeve, BLACK, "sleeve", edge=0.02),
        Sheet(cuts(".40,.60 .36,.40 .28,.24", ".44,.56 .42,.44 .36,.32", thick=0.014), WHITE),
    ]


def _feeling_hand() -> list[Sheet]:
    """A hand out of the sleeve, its fingers stretched to the moon."""
    palm = blob(".25,.16 .16,.17 .06,.13 .04,.06 .10,.0 .22,.04 .28,.10")
    sheets: list[Sheet] = []
    whole = palm
    paths = (
        ".10,.14 .02,.20 -.05,.19",
        ".07,.12 -.03,.13 -.11,.10",
        ".06,.08 -.04,.05 -.11,.01",
        ".08,.04 .0,-.02 -.05,-.07",
        ".16,.04 .13,-.04 .07,-.09",
    )
    for path in paths:
        line = points(path)
        whole = whole | strip(line, 0.050, 0.036) | ellipse(0.018).at(*line[-1])
    sheets += edged(whole, WHITE, "hand", edge=0.026)
    return [
        *sheets,
        Sheet(cuts(".11,.10 .05,.11 .01,.11", ".10,.06 .05,.055 .01,.04", thick=0.010), BLACK),
    ]


def _moon() -> list[Sheet]:
    """A crescent hung by its upper horn."""
    x, y = _MOON
    moon = crescent(0.40, 0.42).turned(-30).at(x, y)
    craters = [
        ellipse(0.045, 0.038).at(x - 0.20, y + 0.20),
        ellipse(0.03).at(x - 0.29, y + 0.02),
        ellipse(0.05, 0.04).at(x - 0.20, y - 0.20),
        ellipse(0.022).at(x - 0.06, y - 0.31),
    ]
    loop = strip(
        [
            (x - 0.02, y + 0.36),
            (x - 0.05, y + 0.49),
            (x + 0.01, y + 0.58),
            (x + 0.06, y + 0.49),
            (x + 0.05, y + 0.36),
        ],
        0.026,
    )
    sheets = [
        *edged(loop, INKS["vermilion"], "loop", edge=0.016),
        *edged(moon, INKS["lamp"], "moon", turn=20, edge=0.03),
    ]
    for crater in craters:
        sheets.append(Sheet(crater & moon, BLACK))
        sheets.append(Sheet(crater.at(0.012, 0.010) & moon, INKS["lamp"]))
    return sheets
