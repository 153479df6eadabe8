"""A letter that is burnt, and answers in its smoke."""

import math
from functools import partial

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import WOMAN, profile_outline
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_edged = partial(edged, edge=0.016)

_BLACK, _WHITE = "#121212", "#f6f6f6"


@card(
    palette="block_night",
    hand="woodcut",
    title="The letter answers",
    subject="burning letter whose smoke is a face",
    props=("letter", "bowl", "flames", "smoke", "listener", "writing", "table", "comb"),
    mood=("bitter", "magical", "final"),
)
def burnt_letter(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _smoke_face(), 0, 0, depth=50.0)
    lay_pile(scene, _ribbons(), 0, 0, depth=46.0)
    lay_pile(scene, _table(), 0, 0, depth=40.0)
    lay_pile(scene, _fire(), -0.47, -0.86, depth=34.0)
    lay_pile(scene, _listener(), 0.54, -0.62, depth=20.0)
    scene.lay(Sheet(_script(), _WHITE, ("writing",)), depth=15.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "plum"), sky="black", contrast=1.6, lamp_pool=0, border=False
    )


def _ribbons() -> list[Sheet]:
    """The hair of the face: smoke that sways upwards and thins out in ribbons."""
    paths = (
        ("-.34,.12 -.50,.20 -.66,.24 -.80,.18 -1.0,.20", 0.11, "#9a9a9a"),
        ("-.33,.24 -.52,.36 -.70,.40 -.84,.38 -1.08,.48", 0.15, _WHITE),
        ("-.32,.38 -.52,.54 -.68,.62 -.82,.66 -1.06,.80", 0.18, "#c8c8c8"),
        ("-.28,.50 -.46,.70 -.60,.84 -.68,.98 -1.02,1.16", 0.20, _WHITE),
        ("-.23,.62 -.38,.82 -.46,1.02 -.46,1.20 -.76,1.48", 0.20, "#c8c8c8"),
        ("-.16,.74 -.26,.92 -.28,1.10 -.20,1.28 -.40,1.56", 0.19, _WHITE),
        ("-.07,.84 -.12,.98 -.10,1.14 .02,1.28 -.08,1.52", 0.17, "#c8c8c8"),
        (".0,.90 -.01,1.0 .02,1.10 .15,1.20 .10,1.38", 0.13, _WHITE),
    )
    sheets: list[Sheet] = []
    for path, thick, tone in paths:
        line = points(path)
        slope = math.degrees(math.atan2(line[-1][1] - line[0][1], line[-1][0] - line[0][0]))
        sheets.append(Sheet(_lock(line, thick + 0.03), _BLACK))
        sheets.append(Sheet(_lock(line, thick), tone, ("smoke",), turn=slope))
    stray = cuts(".22,1.12 .26,1.22 .22,1.32", ".16,1.42 .20,1.50", "-.92,.60 -1.0,.62",
                 "-.58,1.42 -.60,1.50 -.54,1.58", "-.88,1.34 -.96,1.42", "-.24,1.42 -.26,1.50",
                 thick=0.026)  # fmt: skip
    return [*sheets, Sheet(stray, _WHITE, ("smoke",))]


def _lock(path: list[Point], thick: float) -> Outline:
    """A smooth ribbon along a path, pointed at both ends."""
    line = smooth(path, closed=False)
    left, right = [], []
    for index, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        half = thick / 2 * math.sin(math.pi * index / (len(line) - 1))
        half /= math.dist((ax, ay), (bx, by))
        left.append((x - (by - ay) * half, y + (bx - ax) * half))
        right.append((x + (by - ay) * half, y - (bx - ax) * half))
    return polygon(*left, *reversed(right))


def _smoke_face() -> list[Sheet]:
    """A great profile that looks down at the listener, on a neck that is a column of smoke."""
    head = profile_outline(WOMAN, bust=False).scaled(1.04).turned(-7).at(-0.30, 0.62)
    neck = blob(
        "-.52,.16 -.20,.04 -.14,-.10 -.26,-.26 -.40,-.40 -.38,-.56 -.44,-.74 -.44,-.74 -.52,-.74"
        " -.52,-.74 -.54,-.52 -.50,-.34 -.56,-.16 -.58,.02"
    )
    lid = strip(points("-.12,.66 -.06,.61 .01,.60 .08,.63"), 0.030, 0.018)
    lashes = strips([((0.02, 0.60), (0.05, 0.555)), ((0.06, 0.62), (0.105, 0.585))], 0.014)
    brow = strip(points("-.13,.78 -.02,.82 .09,.765"), 0.016, 0.034)
    lips = strip(points("-.01,.305 .05,.300 .11,.29"), 0.024, 0.012)
    nostril = strip(points(".06,.43 .09,.445 .11,.425"), 0.02)
    front = blob(".2,1.1 -.1,1.1 -.20,.86 -.32,.60 -.42,.30 -.50,.22 -.8,.2 -.8,-.9 .4,-.9 .4,.6")
    flow = cuts(
        "-.46,-.66 -.45,-.44 -.34,-.24 -.32,-.04 -.38,.12 -.34,.28",
        "-.50,-.60 -.50,-.40 -.46,-.22 -.48,.0 -.52,.10", "-.22,.14 -.20,.24 -.14,.32",
        "-.42,-.52 -.38,-.36 -.24,-.20 -.22,-.02 -.28,.12 -.26,.26 -.20,.36",
        thin=0.006, thick=0.022,
    )  # fmt: skip
    return [
        Sheet((neck | head) & front, _WHITE, ("face", "smoke")),
        Sheet(flow, _BLACK),
        Sheet(lid | lashes | brow | lips | nostril, _BLACK, ("closed eye",)),
    ]  # fmt: skip


def _script() -> Outline:
    """What it says: one endless written line from its lips to the ear."""
    line: list[Point] = []
    for step in range(150):
        t = step / 149
        swing = 7.5 * 2 * math.pi * t
        x, y = 0.13 - 0.01 * t + 0.10 * math.sin(math.pi * t), 0.25 - 0.90 * t
        tall = min(t * 6, 1, (1 - t) * 9) * (0.040 + 0.022 * math.sin(1.7 * swing))
        line.append((x - tall * math.sin(swing), y + 1.1 * tall * math.cos(swing)))
    return strip(line, 0.015, 0.011)


def _table() -> list[Sheet]:
    """A table before the dark, with the round shadow of the bowl."""
    top = polygon("-1.2,-.98 1.2,-.98 1.2,-1.7 -1.2,-1.7")
    lit = ellipse(0.85, 0.30).at(-0.47, -1.20)
    grain = cuts("-1.0,-1.08 -.5,-1.06 .1,-1.08", "-1.0,-1.34 -.6,-1.36 -.1,-1.34 .2,-1.36",
                 "-.9,-1.46 -.3,-1.44 .1,-1.46", thick=0.012)  # fmt: skip
    shade = ellipse(0.36, 0.07).at(-0.40, -1.27)
    return [
        Sheet(top, "#4a4a4a", ("table",), turn=1), Sheet(lit & top, "#c8c8c8", ("table",), turn=1),
        Sheet(grain, _BLACK), Sheet(shade, _BLACK, ("shadow",)),
    ]  # fmt: skip


def _fire() -> list[Sheet]:
    """A bowl with a letter that curls in the flames; the origin is in the fire."""
    flames = blob(
        "-.24,-.10 -.30,.06 -.24,.20 -.26,.34 -.26,.34 -.16,.24 -.12,.10 -.06,.26 -.08,.42 .0,.58"
        " .0,.58 .06,.42 .04,.30 .12,.20 .18,.34 .16,.44 .16,.44 .26,.30 .26,.14 .30,.02 .24,-.10"
    )
    core = blob(
        "-.14,-.10 -.18,.02 -.12,.08 -.06,.0 -.02,.16 .02,.30 .02,.30 .05,.14 .10,.06 .16,.14"
        " .18,.02 .14,-.10"
    )
    sheet = blob(
        "-.20,-.14 -.20,-.14 -.30,.10 -.30,.10 -.22,.16 -.14,.11 -.06,.16 .02,.10 .09,.12 .09,.12"
        " .12,-.14 .12,-.14"
    )
    char = strip(points("-.30,.10 -.22,.16 -.14,.11 -.06,.16 .02,.10 .09,.12"), 0.035)
    lines = cuts("-.23,.04 -.12,.03 -.02,.04", "-.22,-.02 -.12,-.03 .04,-.02", thin=0.01)
    seal = ellipse(0.045).at(0.03, -0.06)
    lick = blob(".02,-.14 .04,.02 .12,.10 .12,.24 .12,.24 .20,.16 .22,.04 .28,-.02 .24,-.14")
    bowl = blob("-.36,-.10 -.36,-.10 .36,-.10 .36,-.10 .30,-.28 .14,-.40 -.14,-.40 -.30,-.28")
    foot = polygon("-.14,-.38 .14,-.38 .18,-.46 -.18,-.46")
    glaze = cuts("-.28,-.16 -.24,-.26 -.14,-.34", "-.20,-.16 -.16,-.24", ".22,-.28 .27,-.20",
                 thick=0.022)  # fmt: skip
    return [
        Sheet(flames, INKS["lamp"], ("flames",), turn=90), Sheet(core, _WHITE, ("flames",)),
        *_edged(sheet.scaled(1.3).turned(8), _WHITE, "letter"),
        Sheet((lines | char).scaled(1.3).turned(8), _BLACK, ("writing",)),
        Sheet(seal.scaled(1.3).turned(8), INKS["vermilion"], ("seal",)),
        Sheet(rim(lick, 0.016), _BLACK), Sheet(lick, INKS["lamp"], ("flames",), turn=90),
        *_edged(bowl | foot, INKS["plum"], "bowl", turn=0),
        Sheet(strips([((-0.37, -0.10), (0.37, -0.10))], 0.035), _WHITE), Sheet(glaze, _BLACK),
    ]  # fmt: skip


def _listener() -> list[Sheet]:
    """The dark back of a head with pinned-up hair, edged by the fire."""
    coat = blob(
        "-.16,-.36 -.16,-.36 -.30,-.46 -.58,-.58 -.72,-.80 -.78,-1.2 -.78,-1.2 .9,-1.2 .9,-1.2"
        " .9,-.62 .5,-.50 .22,-.36 .22,-.36"
    )
    collar = blob("-.20,-.26 -.22,-.44 .02,-.52 .28,-.42 .24,-.26 .04,-.36")
    neck = polygon("-.14,-.2 -.15,-.40 .20,-.40 .18,-.2")
    hair = blob(
        "-.34,.06 -.30,.34 -.10,.52 .16,.52 .36,.34 .40,.04 .32,-.20 .14,-.32 -.10,-.32 -.28,-.18"
    )
    bun = ellipse(0.19, 0.16).turned(12).at(0.10, 0.16)
    ear = blob("-.33,.06 -.40,.02 -.40,-.10 -.34,-.18 -.29,-.12 -.29,.0")
    strands = cuts(*(_swept(step) for step in range(22)), thin=0.005, thick=0.017)
    coil = cuts(".0,.18 .04,.26 .14,.27 .22,.20 .20,.10 .10,.08 .06,.14 .10,.18", thick=0.018)
    comb = blob("-.02,.30 .06,.40 .22,.40 .28,.30 .28,.30 .13,.34")
    folds = cuts("-.46,-.62 -.54,-.78 -.56,-1.0", "-.22,-.56 -.26,-.74 -.22,-.96",
                 ".5,-.62 .56,-.8", ".14,-.58 .12,-.84", thick=0.018)  # fmt: skip
    return [
        Sheet(coat - coat.at(0.035, -0.01), INKS["lamp"], ("listener",)),
        Sheet(coat.at(0.02, -0.01), _BLACK, ("listener",)), Sheet(folds, _WHITE),
        Sheet(neck, "#5a5a5a", turn=90), *_edged(collar, INKS["vermilion"], "collar", turn=0),
        Sheet(hair - hair.at(0.03, -0.015), INKS["lamp"], ("listener",)),
        Sheet(hair.at(0.015, -0.008), _BLACK, ("hair",)), *_edged(ear, _WHITE, "ear"),
        Sheet(cuts("-.36,.0 -.37,-.08 -.33,-.12", thick=0.016), _BLACK),
        Sheet(strands & hair.scaled(0.94), _WHITE),
        *_edged(bun, _BLACK, "hair", line=_WHITE), Sheet(coil, _WHITE),
        *_edged(comb, INKS["vermilion"], "comb"),
    ]  # fmt: skip


def _swept(step: int) -> list[Point]:
    """A line of hair that winds into the bun."""
    start = 2 * math.pi * step / 22
    line: list[Point] = []
    for away, turn in (
        (0.20, 0.0),
        (0.30, 0.16 + 0.05 * (step % 2)),
        (0.44 + 0.03 * (step % 3), 0.5),
    ):
        angle = start + turn
        line.append((0.10 + away * math.cos(angle), 0.16 + away * math.sin(angle)))
    return line
