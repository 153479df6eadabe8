"""A boat of sleepers seen from above, and what sleeps under it."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
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

_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]
_COURSE = 62
"""The direction of the boat in degrees: its bow is at the upper right."""


@card(
    palette="block_day",
    hand="woodcut",
    title="Do not wake the passengers",
    subject="five sleepers under one blanket in a long boat with a heron at the bow",
    props=("boat", "sleepers", "striped blanket", "feet", "heron", "pole", "water", "huge fish"),
    mood=("calm", "secretive", "ominous"),
)
def sleepers_boat(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _deep_sleeper(), 0, 0, depth=58.0)
    aboard = [*_hull(), *_feet(), *_passengers(), *_blanket(), *_plaits()]
    turned = [sheet.placed(0, 0, 1, _COURSE, False) for sheet in aboard]
    lay_pile(scene, turned, -0.09, -0.47, depth=50.0)
    lay_pile(scene, _heron(), 0.50, 0.60, 0.92, depth=30.0)
    return WoodcutPlan(inks=("night", "vermilion", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _deep_sleeper() -> list[Sheet]:
    """The huge fish under the boat, its eye closed, and small waves above it."""
    body = blob(
        "1.3,-1.0 1.0,-1.28 .60,-1.30 .20,-1.12 -.20,-.70 -.50,-.16 -.70,.40 -.80,.86 -1.06,1.14"
        " -1.06,1.14 -.78,1.10 -.50,1.32 -.50,1.32 -.52,.98 -.34,.66 .0,.36 .40,.10 .90,-.30"
    )
    eye = cuts(arc(0.76, -0.76, 0.12, 195, 345, 0.7), thin=0.02, thick=0.036)
    lashes = cuts(".66,-.83 .63,-.89", ".73,-.85 .72,-.92", ".80,-.85 .82,-.91",
                  ".86,-.82 .90,-.87", thin=0.014, thick=0.02)  # fmt: skip
    mouth = cuts("1.02,-1.02 .84,-1.0 .70,-1.04 .62,-1.12", thin=0.014, thick=0.03)
    gill = cuts(".42,-.56 .50,-.74 .46,-.96", ".34,-.56 .40,-.74 .36,-.92", thick=0.024)
    waves = cuts("-.98,-.30 -.86,-.27 -.74,-.31", "-.96,.06 -.88,.09 -.80,.05",
                 ".2,1.30 .34,1.33 .5,1.29",
                 "-.30,1.10 -.16,1.13 -.02,1.09", ".70,.70 .82,.73 .96,.69",
                 "-.2,.80 -.1,.82 .0,.79",
                 "-.98,-.64 -.9,-.62 -.82,-.65", thick=0.018)  # fmt: skip
    tone = "#a9c4de"
    return [
        Sheet(body, tone, ("huge fish",), turn=-42),
        Sheet(gill | mouth, WHITE), Sheet(eye | lashes, BLACK, ("closed eye",)),
        Sheet(waves, BLACK, ("water",)),
    ]  # fmt: skip


def _hull() -> list[Sheet]:
    """The black boat, pointed at both ends, with its inner planks."""
    hull = blob(
        "-1.7,.0 -1.7,.0 -1.30,.34 -.8,.52 .0,.58 .7,.50 1.06,.28 1.34,.0 1.34,.0 1.06,-.28 .7,-.50"
        " .0,-.58 -.8,-.52 -1.30,-.34"
    )
    inside = blob(
        "-1.5,.0 -1.26,.26 -.8,.44 .0,.50 .66,.43 .98,.24 1.20,.0 .98,-.24 .66,-.43 .0,-.50"
        " -.8,-.44 -1.26,-.26"
    )
    planks = strips([((-1.5, y), (1.2, y)) for y in (-0.3, -0.1, 0.1, 0.3)], 0.014)
    thwart = strip(((1.02, 0.4), (1.02, -0.4)), 0.10)
    return [
        *white_edged(hull, BLACK, "boat", edge=0.03), Sheet(inside, "#8a8a8a", ("boat",), turn=0),
        Sheet(planks & inside, BLACK), Sheet(thwart & inside, WHITE, ("boat",)),
    ]  # fmt: skip


def _blanket() -> list[Sheet]:
    """One blanket for all, its stripes over the humps of the bodies."""
    cloth = blob(
        "-1.04,.10 -.94,.20 -.80,.15 -.60,.20 -.40,.15 -.20,.20 .0,.15 .20,.20 .38,.14 .56,.18"
        " .74,.13 .90,.14 .94,-.02 .90,-.32 .70,-.43 .40,-.47 .0,-.50 -.4,-.48 -.8,-.44 -1.02,-.34"
        " -1.06,-.1"
    )
    stripes: list[Sheet] = []
    for index, (x, wide) in enumerate(((-0.92, 0.15), (-0.62, 0.10), (-0.36, 0.17), (-0.06, 0.11),
                                       (0.22, 0.16), (0.50, 0.10), (0.76, 0.15))):  # fmt: skip
        way = [(x, 0.3), (x + 0.03, 0.0), (x - 0.02, -0.3), (x + 0.01, -0.6)]
        tone = _GOLD if index % 3 == 1 else _RED
        stripes.append(Sheet(strip(way, wide) & cloth, tone, ("striped blanket",), turn=90))
    folds = cuts(
        "-.60,.10 -.58,-.1 -.62,-.34",
        "-.20,.12 -.22,-.12 -.18,-.38",
        ".18,.12 .20,-.1 .16,-.38",
        ".56,.08 .54,-.14 .58,-.34",
        "-.80,-.28 -.76,-.38",
        ".38,-.30 .36,-.42",
        thick=0.022,
    )
    hem = strip(
        points(
            "-1.04,.08 -.94,.17 -.80,.12 -.60,.17 -.40,.12 -.20,.17 .0,.12 .20,.17 .38,.11"
            " .56,.15 .74,.10 .90,.11"
        ),
        0.075,
    )
    return [
        *edged(cloth, WHITE, "striped blanket", edge=0.026),
        *stripes,
        Sheet(folds & cloth, BLACK),
        *edged(hem, WHITE, "striped blanket", edge=0.022),
    ]


_PLACES = (
    (-0.80, 0.31, 0.98),
    (-0.40, 0.34, 1.06),
    (0.0, 0.34, 1.0),
    (0.38, 0.33, 1.05),
    (0.74, 0.25, 0.82),
)
"""Where the five heads lie, and their sizes."""


def _passengers() -> list[Sheet]:
    """Five sleeping faces from above, each with hair of its own."""
    sheets: list[Sheet] = []
    heads = (_old(), _young(), _curly(), _bald(), _plaited())
    for (x, y, size), head, turn in zip(_PLACES, heads, (6, -10, 8, -4, 12), strict=True):
        sheets += [sheet.placed(x, y, size, turn, False) for sheet in head]
    return sheets


def _face(smile: float = 0.0) -> list[Sheet]:
    """A face with closed eyes."""
    face = blob(".0,.19 .11,.15 .145,.02 .11,-.12 .0,-.18 -.11,-.12 -.145,.02 -.11,.15")
    lids = cuts(
        arc(-0.062, 0.03, 0.042, 195, 345),
        arc(0.062, 0.03, 0.042, 195, 345),
        thin=0.012,
        thick=0.02,
    )
    nose = cuts(".005,.02 .025,-.04 .0,-.055", thick=0.014)
    mouth = cuts(
        [(-0.035, -0.10 + smile), (0, -0.112), (0.035, -0.10 + smile)], thin=0.01, thick=0.018
    )
    return [
        *edged(face, WHITE, "sleepers", edge=0.022),
        Sheet(lids | nose | mouth, BLACK, ("closed eyes",)),
    ]


def _old() -> list[Sheet]:
    """An old woman with a bun."""
    hair = blob(
        ".0,.235 .13,.19 .17,.05 .13,.06 .06,.13 .0,.145 -.06,.13 -.13,.06 -.17,.05 -.13,.19"
    )
    bun = ellipse(0.085, 0.075).at(0, 0.27)
    lines = cuts("-.10,-.05 -.08,-.09", ".10,-.05 .08,-.09", "-.05,.10 .05,.10", thick=0.010)
    strands = cuts(
        "-.12,.12 -.05,.18 .0,.22", ".12,.12 .05,.18 .0,.22", "-.05,.27 .0,.31 .05,.27", thick=0.014
    )
    return [
        *edged(bun, "#cfcfcf", "hair"),
        *_face(),
        *edged(hair, "#cfcfcf", "hair"),
        Sheet(strands | lines, BLACK),
    ]


def _young() -> list[Sheet]:
    """A young man with a quiff."""
    hair = blob(
        ".0,.24 .14,.22 .18,.08 .14,-.0 .12,.09 .04,.12 -.08,.10 -.12,.03 -.16,.0 -.18,.10 -.12,.22"
    )
    return [*_face(), *white_edged(hair, BLACK, "hair", edge=0.010),
            Sheet(cuts("-.10,.15 .0,.19 .10,.17", thick=0.014), WHITE)]  # fmt: skip


def _curly() -> list[Sheet]:
    """A woman in a cloud of curls."""
    cloud = Outline(())
    for x, y in arc(0, 0.05, 0.17, -30, 210):
        cloud = cloud | ellipse(0.085).at(x, y)
    curls = Outline(())
    for x, y in arc(0, 0.06, 0.20, -20, 200):
        curls = curls | cuts(arc(x, y, 0.035, 30, 250), thick=0.014)
    return [*edged(cloud, "#3a3a3a", "hair"), Sheet(curls, WHITE), *_face(0.012)]


def _bald() -> list[Sheet]:
    """A bald man with a great moustache."""
    ears = ellipse(0.035, 0.05).at(-0.15, 0.0) | ellipse(0.035, 0.05).at(0.15, 0.0)
    beard = blob(
        ".0,-.06 .06,-.07 .14,-.05 .17,.0 .14,-.10 .06,-.12 .0,-.10 -.06,-.12 -.14,-.10 -.17,.0"
        " -.14,-.05 -.06,-.07"
    )
    brows = cuts(
        "-.11,.075 -.06,.095 -.02,.075", ".11,.075 .06,.095 .02,.075", thin=0.014, thick=0.026
    )
    return [*edged(ears, WHITE, "sleepers"), *_face(), Sheet(beard | brows, BLACK, ("moustache",))]


def _plaited() -> list[Sheet]:
    """A girl with a parting."""
    hair = blob(
        ".0,.24 .14,.20 .19,.04 .17,-.12 .13,-.06 .10,.08 .0,.16 -.10,.08"
        " -.13,-.06 -.17,-.12 -.19,.04"
        " -.14,.20"
    )
    return [
        *_face(0.014),
        *white_edged(hair, BLACK, "hair", edge=0.010),
        Sheet(cuts(".0,.23 .0,.17", "-.12,.14 -.15,.04", ".12,.14 .15,.04", thick=0.014), WHITE),
    ]


def _plaits() -> list[Sheet]:
    """Her two plaits, which lie on the blanket, with bows."""
    sheets: list[Sheet] = []
    for side, turn in ((-1, 4), (1, 20)):
        knots = beads(
            [(side * (0.15 + 0.008 * step), -0.10 - 0.055 * step) for step in range(4)], 0.042
        )
        bow = polygon("-.06,.03 .06,-.03 .06,.03 -.06,-.03").at(side * 0.18, -0.31)
        x, y, size = _PLACES[-1]
        parts = [*white_edged(knots, BLACK, "plaits", edge=0.014), *edged(bow, _BLUE, "bows")]
        sheets += [sheet.placed(x, y, size, turn, False) for sheet in parts]
    return sheets


def _feet() -> list[Sheet]:
    """Six pairs of feet over the side, bare or in socks: one pair more than heads."""
    sole = blob("-.05,.10 -.055,-.02 -.06,-.09 -.03,-.13 .02,-.13 .055,-.08 .05,.0 .05,.10")
    toes = cuts("-.03,-.125 -.03,-.095", ".0,-.13 .0,-.10", ".028,-.125 .028,-.095", thick=0.012)
    rings = strips([((-0.07, y), (0.07, y)) for y in (-0.10, -0.045, 0.01)], 0.026)
    kinds = ((-0.65, "", 0.94), (-0.39, _BLUE, 1.0), (-0.12, "", 1.06), (0.15, _RED, 0.9),
             (0.40, "", 1.0), (0.65, _GOLD, 0.74))  # fmt: skip
    sheets: list[Sheet] = []
    for index, (x, sock, size) in enumerate(kinds):
        y = -0.555 + 0.13 * (x + 0.05) ** 2
        for side, turn in ((-1, -9), (1, 12)):
            parts = edged(sole, WHITE, "socks" if sock else "feet", edge=0.022)
            parts.append(Sheet((rings if sock else toes) & sole, sock or BLACK))
            lean = turn + 3 * index - 8
            sheets += [s.placed(x + side * 0.068 * size, y, size, lean, False) for s in parts]
    return sheets


def _heron() -> list[Sheet]:
    """The ferryman: a heron on one leg at the bow, its pole under the wing."""
    pole = strip(((0.13, 0.74), (0.40, -0.62)), 0.035)
    leg = strip(points(".02,.34 .0,.16 .01,.0"), 0.034, 0.026) | strip(
        points("-.05,-.02 .01,.02 .08,-.02"), 0.026
    )
    tucked = strip(points(".08,.32 -.04,.22 .06,.18"), 0.030, 0.024)
    neck = strip(points("-.06,.44 -.16,.54 -.13,.64 -.04,.70 -.05,.79 -.12,.82"), 0.13, 0.075)
    head = blob("-.20,.80 -.18,.86 -.10,.88 -.04,.84 -.05,.78 -.13,.77")
    bill = polygon("-.18,.845 -.50,.74 -.18,.785")
    crest = strip(points("-.14,.865 .0,.87 .14,.80"), 0.035, 0.008)
    body = blob(
        "-.16,.46 -.14,.36 -.02,.29 .16,.25 .34,.14 .44,.10 .36,.26 .26,.40 .12,.50 -.04,.53"
    )
    wing = blob("-.06,.46 .06,.48 .20,.42 .32,.28 .40,.14 .24,.24 .08,.30 -.04,.36")
    plumes = cuts(
        ".02,.42 .14,.38 .26,.28", ".0,.38 .12,.33 .22,.27", ".10,.45 .22,.38 .32,.26", thick=0.018
    )
    bib = cuts("-.15,.44 -.17,.36 -.16,.28", "-.12,.40 -.13,.33 -.12,.26", thick=0.018)
    eye = ellipse(0.016).at(-0.135, 0.835)
    return [
        *edged(pole, WHITE, "pole"),
        Sheet(leg | tucked, BLACK, ("leg",)),
        *edged(neck, WHITE, "heron", edge=0.022),
        *edged(body, WHITE, "heron", edge=0.022),
        *edged(wing, _BLUE, "heron", turn=150, edge=0.022),
        Sheet(plumes | bib, BLACK),
        *edged(bill, _GOLD, "bill"),
        *edged(head, WHITE, "heron"),
        Sheet(crest | eye, BLACK, ("crest",)),
    ]
