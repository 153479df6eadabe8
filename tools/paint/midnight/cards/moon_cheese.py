"""A grocer who sells the moon by the slice."""

from functools import partial

from tools.paint.midnight.carving import BLACK, WHITE, edged
from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import Profile
from tools.paint.story.cutouts.geometry import (
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
from tools.paint.story.sheets import Sheet

_edged = partial(edged, edge=0.022)
_GOLD, _RED, _BLUE = INKS["lamp"], INKS["vermilion"], INKS["night"]
_PALE = "#f7d27a"


@card(
    palette="block_night",
    hand="woodcut",
    title="Thin or thick",
    subject="grocer who holds out a slice of the moon",
    props=(
        "moon",
        "cheese",
        "slice",
        "grocer",
        "moustache",
        "apron",
        "block",
        "crescents",
        "mouse",
    ),
    mood=("comic", "friendly", "generous"),
)
def moon_butcher(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _shelf(), 0, 0, depth=55.0)
    lay_pile(scene, _grocer(), 0, 0, depth=48.0)
    lay_pile(scene, _head(), 0.50, 0.56, 0.56, depth=44.0)
    lay_pile(scene, _block(), 0, 0, depth=38.0)
    lay_pile(scene, _moon(), -0.38, -0.33, depth=34.0)
    lay_pile(scene, [*_slice(), *_arms()], 0, 0, depth=28.0)
    lay_pile(scene, _mouse(), -0.72, -1.40, depth=24.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _shelf() -> list[Sheet]:
    """A shelf on which slices of earlier nights lie like boats; one of them has been bitten."""
    board = box(2.4, 0.07).at(0, 1.0)
    sheets = [*_edged(board, WHITE, "shelf", line=BLACK)]
    for x, size, bite, tilt in (
        (-0.76, 0.20, 0.30, 96), (-0.33, 0.17, 0.55, 84), (0.06, 0.19, 0.80, 97),
        (0.46, 0.16, 0.42, 80), (0.80, 0.15, 0.95, 94),
    ):  # fmt: skip
        moon = crescent(size, bite).turned(tilt).at(x, 1.045 + size)
        if size == 0.17:
            moon = moon - ellipse(0.08).at(x + 0.16, 1.17) - ellipse(0.08).at(x + 0.18, 1.28)
        sheets.append(Sheet(moon, _GOLD, ("crescents",), turn=20))
    return sheets


def _grocer() -> list[Sheet]:
    """A stout man in a white coat and a striped apron."""
    coat = blob(
        ".12,-.9 .14,-.4 .16,.0 .26,.24 .50,.32 .76,.26 .94,.06 1.04,-.3 1.1,-.9 1.1,-.9 .12,-.9"
    )
    apron = blob(".26,-.95 .26,-.95 .24,-.4 .34,.04 .34,.04 .72,.04 .72,.04 .84,-.4 .86,-.95"
                 " .86,-.95")  # fmt: skip
    stripes = strips([((0.36, 0.04), (0.31, -0.95)), ((0.48, 0.04), (0.46, -0.95)),
                      ((0.60, 0.04), (0.62, -0.95)), ((0.70, 0.02), (0.77, -0.95))],
                     0.060)  # fmt: skip
    straps = strip(points(".38,.04 .42,.20 .46,.30"), 0.05) | strip(
        points(".68,.04 .66,.18 .62,.30"), 0.05
    )
    return [
        *_edged(coat, "#c4c4c4", "grocer", turn=84), *_edged(apron | straps, WHITE, "apron"),
        Sheet(stripes & apron, _BLUE, ("apron",), turn=88),
    ]  # fmt: skip


def _head() -> list[Sheet]:
    """A round profile to the left with a great moustache, a cap and a bow tie."""
    moustache = blob(
        ".48,-.17 .36,-.12 .22,-.20 .08,-.40 -.06,-.34 -.06,-.34 .02,-.50 .22,-.48 .40,-.34"
        " .52,-.27"
    )
    cap = blob("-.56,.16 -.56,.16 -.52,.54 -.20,.72 .24,.64 .46,.30 .46,.30 .0,.20")
    band = strip(points("-.56,.16 .0,.22 .48,.30"), 0.12)
    kind = Profile(nose=1.5, chin=0.9, brow=0.4)
    tie = polygon("-.14,-.46 .10,-.58 .34,-.44 .34,-.76 .10,-.64 -.14,-.80")
    parts = [
        *carved_profile(kind, "short", "#3a3a3a", lid="open", smile=0.8, years=2),
        *_edged(tie, _RED, "bow tie", edge=0.04), *_edged(cap, WHITE, "cap", edge=0.04),
        *_edged(band, _BLUE, "cap", edge=0.03),
        *_edged(moustache, BLACK, "moustache", edge=0.03, line=WHITE),
    ]  # fmt: skip
    return [part.placed(0, 0, 1, 4, flip=True) for part in parts]


def _block() -> list[Sheet]:
    """A plain wooden block."""
    front = polygon("-1.2,-.90 1.2,-.90 1.2,-1.8 -1.2,-1.8")
    top = polygon("-1.2,-.90 -1.2,-.80 1.2,-.80 1.2,-.90")
    lines = cuts("-.9,-1.08 -.3,-1.04 .4,-1.10 .96,-1.06", "-.96,-1.26 -.2,-1.30 .3,-1.24 .9,-1.28",
                 "-.4,-1.42 .2,-1.38 .8,-1.42", thick=0.020)  # fmt: skip
    return [
        *_edged(front, "#9a9a9a", "block", turn=2), Sheet(lines, BLACK),
        *_edged(top, WHITE, "block"),
    ]  # fmt: skip


def _holes(*places: tuple[float, float, float]) -> list[Sheet]:
    """Round hollows, each dark on one side."""
    sheets: list[Sheet] = []
    for x, y, size in places:
        pit = ellipse(size, 0.94 * size).at(x, y)
        light = ellipse(0.82 * size).at(x + 0.28 * size, y - 0.22 * size)
        sheets += [Sheet(pit, BLACK, ("craters",)), Sheet(light & pit, _PALE)]
    return sheets


def _moon() -> list[Sheet]:
    """The moon on its edge like a cheese, cut off clean on the right."""
    body = ellipse(0.54) & polygon("-1,-1 .30,-1 .30,1 -1,1")
    face = ellipse(0.10, 0.45).at(0.30, 0)
    return [
        Sheet(body, _GOLD, ("moon",), turn=24),
        *_holes((-0.24, 0.24, 0.12), (-0.30, -0.16, 0.085), (0.02, -0.06, 0.10),
                (-0.06, -0.36, 0.07), (0.08, 0.34, 0.06), (-0.44, 0.04, 0.05)),
        *_edged(face, _PALE, "cut", edge=0.024),
        *_holes((0.29, 0.20, 0.034), (0.32, -0.06, 0.042), (0.28, -0.26, 0.028)),
        Sheet(cuts("-.46,.10 -.42,.24 -.32,.38", thick=0.02) & body, WHITE),
    ]  # fmt: skip


def _slice() -> list[Sheet]:
    """One round slice of the moon, held up by its lower edge."""
    disc = ellipse(0.27, 0.29).at(-0.42, 0.60)
    for x, y, size in ((-0.52, 0.70, 0.065), (-0.34, 0.62, 0.05), (-0.45, 0.50, 0.04),
                       (-0.30, 0.76, 0.03)):  # fmt: skip
        disc = disc - ellipse(size).at(x, y)
    edge = disc.at(0.035, -0.015)
    return [
        Sheet(edge, "#b98d34", ("slice",)),
        Sheet(disc, _PALE, ("slice",), turn=70),
    ]


def _arms() -> list[Sheet]:
    """One arm holds out the slice, the other rests on the block."""
    held = strip(points(".32,.10 .12,.06 -.14,.28"), 0.24, 0.15) | ellipse(0.12).at(0.32, 0.10)
    cuff = strip(points("-.10,.24 -.18,.32"), 0.19)
    palm = blob("-.16,.26 -.28,.30 -.36,.36 -.36,.44 -.28,.44 -.20,.50 -.12,.46 -.10,.34")
    thumb = blob("-.20,.34 -.28,.42 -.34,.50 -.29,.54 -.22,.48 -.16,.40")
    rest = strip(points(".88,.02 .98,-.40 .70,-.74"), 0.26, 0.17) | ellipse(0.13).at(0.88, 0.02)
    fist = blob(".72,-.70 .60,-.70 .50,-.78 .50,-.88 .62,-.90 .78,-.86 .82,-.76")
    fingers = cuts(".54,-.76 .58,-.82 .56,-.88", ".62,-.74 .66,-.81 .64,-.88", thick=0.016)
    creases = cuts(".20,.12 .14,.06 .14,.0", ".92,-.34 .86,-.42 .86,-.50", thick=0.020)
    return [
        *_edged(palm, WHITE, "hand"), *_edged(held, "#dcdcdc", "grocer", turn=30),
        *_edged(cuff, _BLUE, "cuff"), *_edged(thumb, WHITE, "hand"),
        *_edged(fist, WHITE, "hand"), Sheet(fingers, BLACK),
        *_edged(rest, "#dcdcdc", "grocer", turn=60), Sheet(creases, BLACK),
    ]  # fmt: skip


def _mouse() -> list[Sheet]:
    """A mouse at the foot of the block that holds up a plate."""
    body = blob("-.12,-.10 -.13,.06 -.06,.18 .04,.20 .10,.10 .12,-.10")
    ears = ellipse(0.06).at(-0.09, 0.30) | ellipse(0.06).at(0.06, 0.32)
    head = blob("-.10,.18 -.10,.28 .0,.32 .08,.28 .17,.24 .08,.16 .0,.14")
    arm = strip(points(".02,.12 .12,.16 .20,.12"), 0.04, 0.03)
    plate = ellipse(0.13, 0.035).turned(8).at(0.26, 0.15)
    return [
        *_edged(body, WHITE, "mouse"), *_edged(ears, WHITE, "mouse"),
        *_edged(head, WHITE, "mouse"), Sheet(ellipse(0.016).at(0.06, 0.25), BLACK),
        *_edged(arm, WHITE, "mouse"), *_edged(plate, _BLUE, "plate"),
    ]  # fmt: skip
