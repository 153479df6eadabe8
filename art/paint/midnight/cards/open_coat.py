"""A man who opens his coat like a window, and who lives in there."""

from functools import partial

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD, MAN, Hair, Profile, head
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_edged = partial(edged, edge=0.016)

_BLACK, _WHITE = "#161616", "#f6f6f6"
_ROOM = blob(
    "-.40,-1.02 -.40,-1.02 -.42,-.2 -.38,.16 -.26,.40 -.06,.48 .14,.40 .26,.16 .30,-.2 .28,-1.02"
    " .28,-1.02"
)
"""The opening of the coat."""


@card(
    palette="block_day",
    hand="woodcut",
    title="Nothing to hide",
    subject="man who opens his coat like shutters",
    props=("coat", "lit room", "child", "table", "lamp", "shuttered houses", "hat", "snow"),
    mood=("proud", "warm", "odd"),
)
def glass_stomach(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_WHITE)
    lay_pile(scene, _street(), 0, 0, depth=50.0)
    lay_pile(scene, _body(), 0, 0, depth=40.0)
    lay_pile(scene, _walls(), 0, 0, depth=34.0)
    lay_pile(scene, _supper(), 0, 0, depth=32.0)
    lay_pile(scene, _shutter(), -0.06, 0, depth=28.0)
    lay_pile(scene, _shutter(0.62), -0.06, 0, flip=True, depth=26.0)
    lay_pile(scene, _face(), -0.08, 0.93, 0.47, depth=22.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.5, lamp_pool=0)


def _street() -> list[Sheet]:
    """Houses at the end of the snow, every window of them shuttered."""
    sheets: list[Sheet] = []
    for x, y, size in ((-0.93, -0.66, 0.8), (0.84, -0.68, 0.86), (0.98, -0.70, 0.6)):
        wall = polygon("-.17,-.1 -.17,.34 0,.56 .17,.34 .17,-.1")
        snow = polygon("-.21,.30 .0,.60 .21,.30 .17,.28 .0,.52 -.17,.28")
        closed = box(0.09, 0.13).at(-0.07, 0.16) | box(0.09, 0.13).at(0.07, 0.16)
        slats = strips([((u - 0.035, v), (u + 0.035, v)) for u in (-0.07, 0.07)
                        for v in (0.12, 0.16, 0.20)], 0.012)  # fmt: skip
        parts = [
            *_edged(wall, "#8a8a8a", "houses", turn=90), *_edged(closed, _WHITE, "closed shutters"),
            Sheet(slats, _BLACK), *_edged(snow, _WHITE, "snow"),
        ]  # fmt: skip
        sheets += [sheet.placed(x, y, size, 0, False) for sheet in parts]
    ground = land((-1, -0.64), (-0.4, -0.60), (0.3, -0.62), (1, -0.66))
    drifts = cuts("-1,-.86 -.8,-.84 -.66,-.88", "-.95,-1.10 -.8,-1.08 -.7,-1.12",
                  "1,-.92 .84,-.90 .7,-.94", ".94,-1.2 .8,-1.18 .66,-1.22")  # fmt: skip
    return [*sheets, Sheet(ground, _WHITE, ("snow",)), Sheet(drifts, _BLACK)]


def _body() -> list[Sheet]:
    """A broad black coat from the shoulders to the hem, its arms spread, and two boots."""
    coat = blob(
        "-.06,.74 .16,.70 .36,.62 .48,.46 .50,.1 .50,-.5 .56,-1.0 .60,-1.26 .60,-1.26 .2,-1.31"
        " -.3,-1.31 -.72,-1.26 -.72,-1.26 -.68,-1.0 -.62,-.5 -.62,.1 -.60,.46 -.48,.62 -.28,.70"
    )
    arms = blob("-.40,.66 -.62,.56 -.84,.36 -1.0,.10 -1.0,-.16 -.80,-.18 -.70,.10 -.5,.3 -.3,.4")
    arms = arms | blob(".30,.64 .48,.56 .64,.36 .73,.10 .72,-.16 .54,-.18 .48,.10 .4,.3 .2,.4")
    folds = cuts("-.52,.54 -.74,.40 -.90,.18", ".40,.54 .54,.38 .64,.18", "-.44,.50 -.60,.43",
                 ".34,.50 .42,.44", "-.30,.62 -.34,.54", "-.50,-1.06 -.56,-1.18 -.58,-1.26",
                 ".36,-1.06 .42,-1.18 .44,-1.26", "-.20,-1.08 -.22,-1.28", ".10,-1.08 .12,-1.28",
                 ".53,-.4 .54,-.7 .56,-1.1", thick=0.018)  # fmt: skip
    boot = blob("-.13,.26 -.13,.26 .10,.26 .10,.26 .10,.08 .20,.04 .22,-.05 .22,-.05 -.13,-.05")
    boots = boot.at(0.16, -1.42) | boot.flipped().at(-0.28, -1.42)
    shade = ellipse(0.72, 0.06).at(0.0, -1.45)
    return [
        Sheet(shade, "#9a9a9a", ("shadow",), turn=2), Sheet(boots, _BLACK, ("boots",)),
        Sheet(arms, _BLACK, ("sleeves",)), Sheet(coat, _BLACK, ("coat",)), Sheet(folds, _WHITE),
    ]  # fmt: skip


def _walls() -> list[Sheet]:
    """The room in the coat: back wall, two side walls, boards, and his hat on a hook."""
    back = polygon("-.28,-.66 -.28,1 .16,1 .16,-.66")
    floor = polygon("-.28,-.66 .16,-.66 .40,-1.1 -.52,-1.1")
    boards = cuts("-.20,-.66 -.30,-1.04", "-.06,-.66 -.06,-1.04", ".08,-.66 .18,-1.04",
                  thin=0.010, thick=0.012)  # fmt: skip
    corners = strips([((-0.28, -0.66), (-0.28, 0.5)), ((0.16, -0.66), (0.16, 0.5)),
        ((-0.28, -0.66), (0.16, -0.66)), ((-0.28, -0.66), (-0.5, -1.06)),
        ((0.16, -0.66), (0.38, -1.06))], 0.014)  # fmt: skip
    return [
        Sheet(rim(_ROOM, 0.05), _WHITE), Sheet(_ROOM, "#c08a2a", ("lit room",), turn=90),
        Sheet(back & _ROOM, INKS["lamp"], ("lit room",), turn=90),
        Sheet(floor & _ROOM, INKS["lamp"], ("floor",), turn=0), Sheet(boards & _ROOM, _BLACK),
        Sheet(corners & _ROOM, _BLACK),
        *(sheet.placed(0.09, -0.13, 0.15, 8, False) for sheet in _hat()),
    ]  # fmt: skip


def _supper() -> list[Sheet]:
    """A child on a stool before a steaming bowl, under a lamp where the heart would be."""
    cord = strips([((-0.02, 0.5), (-0.02, 0.26))], 0.014)
    shade = blob("-.05,.27 -.05,.27 .01,.27 .01,.27 .10,.12 .10,.12 -.14,.12 -.14,.12")
    bulb = ellipse(0.045, 0.035).at(-0.02, 0.11)
    table = strip(points("-.03,-.50 .26,-.50"), 0.04) | strips(
        [((0.02, -0.50), (0.0, -0.90)), ((0.22, -0.50), (0.25, -0.90))], 0.026
    )
    stool = strip(points("-.30,-.66 -.12,-.66"), 0.035) | strips(
        [((-0.27, -0.66), (-0.30, -0.94)), ((-0.15, -0.66), (-0.13, -0.94))], 0.024
    )
    legs = strip(points("-.20,-.62 -.04,-.62 -.03,-.80"), 0.09, 0.06)
    shoe = blob("-.06,-.84 -.06,-.84 -.06,-.78 0,-.78 .05,-.82 .05,-.84 .05,-.84")
    body = blob("-.21,-.30 -.14,-.30 -.10,-.42 -.11,-.62 -.11,-.62 -.28,-.62 -.28,-.62 -.27,-.40")
    arm = strip(points("-.18,-.38 -.12,-.48 .02,-.46"), 0.075, 0.05)
    bowl = blob(".06,-.40 .06,-.40 .22,-.40 .22,-.40 .19,-.48 .09,-.48")
    steam = cuts(".11,-.37 .09,-.32 .12,-.27 .10,-.21", ".17,-.37 .15,-.32 .18,-.27 .16,-.23",
                 thick=0.016)  # fmt: skip
    return [
        Sheet(cord, _BLACK), *_edged(bulb, _WHITE, "lamp"),
        *_edged(shade, INKS["vermilion"], "lamp"), Sheet(stool, _BLACK, ("stool",)),
        *_edged(legs, INKS["night"], "child"), Sheet(shoe, _BLACK),
        *_edged(body, INKS["vermilion"], "child", turn=60),
        *_head(CHILD, "curls", 0.26, -0.17, -0.17), Sheet(table, _BLACK, ("table",)),
        *_edged(bowl, _WHITE, "bowl"), Sheet(steam, _BLACK, ("steam",)),
        *_edged(arm, INKS["vermilion"], "child", turn=20),
        *_edged(ellipse(0.03).at(0.035, -0.455), _WHITE, "hand"),
    ]  # fmt: skip


def _head(kind: Profile, hair: Hair, size: float, x: float, y: float) -> list[Sheet]:
    """A small head in profile."""
    skin, *_, locks = head(_WHITE, _BLACK, kind, hair, "none")
    marks = ellipse(0.045, 0.06).at(0.26, 0.02) | strip(points(".22,-.26 .30,-.29 .38,-.26"), 0.04)
    placed = [o.scaled(size).at(x, y) for o in (skin.outline, marks, locks.outline)]
    return [*_edged(placed[0], _WHITE, "child"), Sheet(placed[1], _BLACK), Sheet(placed[2], _BLACK)]


def _shutter(wide: float = 1.0) -> list[Sheet]:
    """The left half of the open coat: a red lining with slats, and the mitten that holds it."""
    wing = polygon("0,.34 -.46,.44 -.52,-1.24 0,-1.06").scaled(wide, 1)
    panel = polygon("-.06,.28 -.40,.35 -.45,-1.13 -.06,-1.00").scaled(wide, 1)
    slats = strips([((-0.04, 0.19 - 0.115 * i), (-0.42 * wide, 0.25 - 0.132 * i))
                    for i in range(11)], 0.026)  # fmt: skip
    stile = strips([((-0.24 * wide, 0.36), (-0.26 * wide, -1.1))], 0.03)
    hinges = beads(points("-.01,.16 -.01,-.76"), 0.032)
    mitten = blob(".12,-.06 -.02,-.04 -.13,-.10 -.16,-.22 -.10,-.32 .02,-.33 .13,-.29 .16,-.18")
    thumb = blob("-.08,-.10 .02,.01 .14,.05 .19,.0 .16,-.07 .04,-.12")
    seams = cuts(".12,-.14 .0,-.15", ".14,-.21 .0,-.22", thick=0.014)
    grip = -0.48 * wide
    sheets = [
        *_edged(wing, _BLACK, "coat", line=_WHITE), *_edged(panel, INKS["vermilion"], "shutters"),
        Sheet(slats & panel, _BLACK, ("slats",)), Sheet(stile & panel, _BLACK),
        Sheet(hinges, INKS["lamp"], ("hinges",)),
        *_edged(mitten.at(grip, 0), INKS["night"], "mittens"),
        *_edged(thumb.at(grip, 0), INKS["night"], "mittens"), Sheet(seams.at(grip, 0), _BLACK),
    ]  # fmt: skip
    return [sheet.placed(-0.34, 0, 1, 0, False) for sheet in sheets]


def _face() -> list[Sheet]:
    """His head in profile with a great moustache under a broad hat, and a scarf in the wind."""
    skin, *_, ear, locks = head(_WHITE, "#3a3a3a", MAN, "short", "none")
    lid = strip(points(".15,.06 .22,.0 .30,.0 .35,.04"), 0.03)
    brow = strip(points(".12,.17 .26,.23 .40,.16"), 0.03, 0.06)
    beard = blob(".46,-.19 .36,-.18 .22,-.24 .06,-.20 -.02,-.10 .0,-.26 .16,-.36 .34,-.32 .48,-.26")
    scarf = blob(
        "-.56,-.34 -.30,-.42 .1,-.50 .42,-.42 .50,-.56 .40,-.76 .0,-.84 -.42,-.76 -.62,-.54"
    )
    tail = blob(
        "-.40,-.42 -.40,-.42 -.70,-.30 -1.0,-.44 -1.34,-.34 -1.34,-.34 -1.42,-.62 -1.42,-.62"
        " -1.06,-.72 -.74,-.58 -.44,-.70 -.44,-.70"
    )
    knit = cuts("-.40,-.50 -.34,-.72", "-.20,-.50 -.16,-.80", ".02,-.52 .04,-.82",
                ".22,-.50 .22,-.78", "-1.10,-.44 -1.16,-.66", "-1.24,-.42 -1.30,-.62",
                "-.64,-.38 -.62,-.58", thick=0.036)  # fmt: skip
    return [
        *_edged(skin.outline, _WHITE, "man"), Sheet(lid | brow, _BLACK),
        *_edged(ear.outline, _WHITE),
        Sheet(locks.outline, _BLACK, ("hair",)),
        Sheet(beard, _BLACK, ("moustache",)),
        *_edged(tail, INKS["night"], "scarf", turn=0),
        *_edged(scarf, INKS["night"], "scarf", turn=0),
        Sheet(knit, _BLACK), *_hat(),
    ]  # fmt: skip


def _hat() -> list[Sheet]:
    """A tall hat with a broad brim and a red band."""
    crown = blob("-.50,.30 -.50,.30 -.46,.80 -.30,1.0 .0,.90 .26,.98 .40,.78 .42,.32 .42,.32")
    band = blob("-.50,.28 -.50,.28 -.49,.46 -.49,.46 .0,.40 .42,.48 .42,.48 .42,.30 .42,.30")
    brim = blob("-.98,.30 -.6,.32 -.2,.30 .3,.34 .7,.40 1.0,.40 .84,.28 .4,.14 -.2,.10 -.7,.16")
    return [
        Sheet(crown, _BLACK, ("hat",)), Sheet(band, INKS["vermilion"], ("hat",)),
        Sheet(brim, _BLACK, ("hat",)),
    ]  # fmt: skip
