"""A writer who rows out over what he wrote."""

import math
from itertools import pairwise

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import fist, pose
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import blob, ellipse, points, polygon, strip, strips
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="He wrote himself out to it",
    subject="writer rowing a paper boat with a quill",
    props=("quill", "waves of ink", "paper boat", "writing"),
    mood=("lonely", "driven", "wide"),
)
def ink_sea(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    rules = strips([((-1.3, 1.30 - 0.24 * i), (1.3, 1.30 - 0.24 * i)) for i in range(9)], 0.022)
    margin = strip(((-0.66, 1.8), (-0.66, -1.8)), 0.026)
    scene.lay(Sheet(rules, FLAT["night"], ("ruled paper",)), depth=58.0)
    scene.lay(Sheet(margin, FLAT["vermilion"], ("margin",)), depth=57.0)
    for row, end in enumerate((0.86, 0.44, 0.06)):
        line = _loops(-0.86, 1.10 - 0.24 * row, end, 0.085)
        scene.lay(Sheet(strip(line, 0.010), BLACK, ("writing",)), depth=56.0)
    lay_pile(scene, _wave("-1.3,-.72 -.6,-.60 .0,-.66 .44,-.44 .74,.0 1.04,.16 1.3,.10", 0.10),
        0, 0,
             depth=52.0)  # fmt: skip
    lay_pile(scene, _writer(), 0, 0, depth=44.0)
    lay_pile(scene, _boat(), 0, 0, depth=36.0)
    lay_pile(scene, _grip(), 0, 0, depth=30.0)
    lay_pile(scene, _wave("-1.3,-.98 -.8,-.90 -.3,-1.04 .2,-.94 .7,-1.02 1.3,-.90", 0.13), 0, 0,
             depth=22.0)  # fmt: skip
    return WoodcutPlan(
        inks=("vermilion", "night", "lamp"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _loops(start: float, y: float, end: float, size: float) -> list[Point]:
    """A line of joined-up loops, as of somebody who writes without a pause."""
    count = round((end - start) / (1.5 * size))
    line: list[Point] = []
    for step in range(8 * count):
        t = step / 8 * 2 * math.pi
        tall = size * (1.0 + 0.6 * (step // 8 % 3 == 1))
        line.append((start + (end - start) * step / (8 * count) - 0.62 * size * math.sin(t),
                     y - tall * math.cos(t) * 0.5 + 0.2 * tall))  # fmt: skip
    return line


def _wave(top: str, size: float) -> list[Sheet]:
    """A black wave of ink below a line, written all over in white."""
    line = points(top)
    sea = blob(*line, line[-1], (1.3, -1.8), (1.3, -1.8), (-1.3, -1.8), (-1.3, -1.8), line[0])
    written = Outline(())
    for row in range(4):
        shift = 0.17 + 0.24 * row
        start, *_, end = line
        across = _loops(start[0] + 0.1 * row, 0.0, end[0], size)
        row_line = [(x, _height(line, x) - shift + y) for x, y in across]
        written = written | strip(row_line, 0.018)
    return [*white_edged(sea, BLACK, "waves", edge=0.05), Sheet(written & sea, WHITE)]


def _height(line: list[Point], x: float) -> float:
    """How high a line of points is at x."""
    for (ax, ay), (bx, by) in pairwise(line):
        if ax <= x <= bx:
            t = (x - ax) / (bx - ax)
            t = t * t * (3 - 2 * t)
            return ay + (by - ay) * t
    return line[-1][1]


def _quill() -> list[Sheet]:
    """A long quill, its nib at the origin, its vane up to (0, 2.3)."""
    shaft = strip(((0.0, 0.0), (0.0, 2.1)), 0.05, 0.03)
    vane = blob(
        "-.03,1.06 -.16,1.24 -.20,1.6 -.16,2.0 .0,2.3 .0,2.3 .14,2.0 .18,1.6 .15,1.26 .03,1.06"
    )
    barbs = cuts("-.02,1.3 -.12,1.42", "-.02,1.5 -.14,1.64", "-.02,1.7 -.14,1.86",
        "-.02,1.9 -.10,2.04",
                 ".02,1.4 .11,1.52", ".02,1.6 .13,1.74", ".02,1.8 .12,1.96",
                     thick=0.03)  # fmt: skip
    nib = blob("-.05,.16 .05,.16 .03,.04 .0,-.06 .0,-.06 -.03,.04")
    return [
        *edged(shaft, WHITE, "quill", edge=0.03), *edged(vane, FLAT["night"], "quill", edge=0.036),
        Sheet(barbs | strip(((0, 1.06), (0, 2.2)), 0.022), BLACK), *edged(nib, BLACK, edge=0.02),
    ]  # fmt: skip


def _writer() -> list[Sheet]:
    """A bearded man in a striped jersey who leans into his oar."""
    body = blob("-.62,-.62 -.50,-.16 -.26,.10 .06,.12 .26,-.02 .32,-.40 .36,-.80 .36,-.80 -.6,-.80")
    stripes = Outline(())
    for index in range(5):
        y = -0.08 - 0.14 * index
        stripes = stripes | strip(points(f"-.7,{y - 0.10} -.1,{y} .6,{y - 0.04}"), 0.06)
    head = carved_profile(
        figures.Profile(nose=1.3, chin=1.0, brow=0.8, tip=0.5), "bald", BLACK, "open", smile=0.8,
        years=3,
    )  # fmt: skip
    beard = blob(
        ".44,-.24 .34,-.20 .20,-.22 .06,-.12 -.10,-.10 -.10,-.10 -.16,-.34 -.04,-.60 .20,-.78"
        " .48,-.74 .60,-.60 .50,-.44 .50,-.34"
    )
    mouth = cuts(".40,-.30 .34,-.31 .28,-.28", thick=0.03)
    locks = cuts(".0,-.24 .06,-.44 .20,-.60", ".14,-.32 .22,-.48 .34,-.62",
        ".30,-.40 .36,-.52 .46,-.60",
                 thick=0.03)  # fmt: skip
    cap = blob("-.50,.18 -.52,.44 -.30,.66 .06,.68 .36,.52 .44,.30 .44,.30 .0,.36 -.3,.28")
    peak = blob(".28,.34 .50,.36 .72,.24 .72,.24 .48,.24 .30,.26")
    pencil = strip(((-0.24, 0.08), (0.24, 0.16)), 0.05)
    face = [
        *head, *white_edged(beard, BLACK, "beard", edge=0.03), Sheet(locks | mouth, WHITE),
        *edged(cap, FLAT["vermilion"], "cap", edge=0.04), *edged(peak, BLACK, edge=0.03),
        *edged(pencil, FLAT["lamp"], "pencil", edge=0.03),
    ]  # fmt: skip
    return [
        *edged(body, WHITE, "writer", edge=0.036), Sheet(stripes & body, FLAT["night"]),
        *(sheet.placed(0.10, 0.44, 0.72, -4, flip=False) for sheet in face),
    ]  # fmt: skip


def _boat() -> list[Sheet]:
    """A boat folded from a written page."""
    hull = polygon("-.86,-.30 -.30,-.56 .34,-.52 .94,-.16 .66,-.96 -.62,-1.02")
    near = polygon("-.86,-.30 -.10,-.62 .94,-.16 .66,-.96 -.62,-1.02")
    lines = strips(
        [((-0.56, -0.62), (-0.20, -0.72)), ((-0.52, -0.74), (0.02, -0.82)),
         ((0.20, -0.62), (0.66, -0.48)), ((0.22, -0.76), (0.60, -0.66))], 0.024)  # fmt: skip
    fold = strips([((-0.10, -0.62), (0.02, -1.0))], 0.02)
    return [
        *edged(hull, "#d0d0d0", "paper boat", edge=0.036),
        *edged(near, WHITE, "paper boat", edge=0.036), Sheet(lines | fold, BLACK),
    ]  # fmt: skip


def _grip() -> list[Sheet]:
    """His arm, and the quill he rows with."""
    quill = pose(_quill(), 0.98, 38, 0.56, -1.15)
    grip = fist(WHITE)
    place = (0.40, -52.0, -0.06, -0.52)
    arm = strip(points("-.22,.02 -.42,-.36 -.10,-.54"), 0.24, 0.18) | ellipse(0.12).at(-0.22, 0.02)
    folds = cuts("-.40,-.20 -.34,-.26 -.28,-.26", "-.36,-.40 -.28,-.42 -.22,-.40", thick=0.03)
    return [
        *pose(grip.behind, *place), *quill, *pose(grip.before, *place),
        *edged(arm, INKS["night"], "sleeve", edge=0.036), Sheet(folds, BLACK),
        *edged(strip(points("-.17,-.50 -.05,-.57"), 0.21), WHITE, "cuff", edge=0.034),
    ]  # fmt: skip
