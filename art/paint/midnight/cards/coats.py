"""A mountain range of coats, and those who live in its folds."""

import math
from collections.abc import Sequence

from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import lay_pile
from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    ring,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Outline, Point, Sheet
from art.paint.story.skies import Moon

_BLACK, _WHITE = "#161616", "#f6f6f6"


@card(
    palette="block_night",
    hand="woodcut",
    title="Whose turn is it to be warm",
    subject="mountain range of coats",
    props=("coats", "fur collar", "buttons", "village", "climber", "snow"),
    mood=("poor", "warm", "odd"),
)
def mountain_of_coats(scene: Scene, palette: Palette) -> Finish:
    moon = Moon((-0.58 * 0.383, 1.02 * 0.383, 1.0), radius=0.078, phase=0.0)
    settings.void(scene, palette, moon=moon, key=1.15, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    lay_pile(scene, _moon_button(), -0.58, 1.02, depth=58.0)
    lay_pile(scene, _grey_coat(), 0, 0, depth=54.0)
    lay_pile(scene, _blue_coat(), 0, 0, depth=50.0)
    lay_pile(scene, _red_coat(), 0, 0, depth=46.0)
    lay_pile(scene, _pocket(), 0.66, -0.62, depth=42.0)
    lay_pile(scene, _sleeve(), 0, 0, depth=38.0)
    lay_pile(scene, _summit(), 0, 0, depth=34.0)
    snow = land((-1, -1.14), (-0.5, -1.22), (0.1, -1.30), (0.6, -1.24), (1, -1.30))
    scene.lay(Sheet(snow, _WHITE, ("snow",)), depth=30.0)
    lay_pile(scene, _village(), 0, 0, depth=28.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="black", stars=40, halo=170, contrast=1.6,
        lamp_pool=0,
    )  # fmt: skip


def _fleece(path: Sequence[Point], start: float, end: float) -> Outline:
    """Curly fur along a path: a strip with round locks on both edges."""
    line = smooth(path, closed=False)
    locks = strip(path, start, end)
    for index in range(0, len(line), 3):
        (ax, ay), (bx, by) = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        long = math.hypot(bx - ax, by - ay) or 1.0
        half = (start + (end - start) * index / len(line)) / 2
        for side in (-1, 1):
            x = line[index][0] - side * (by - ay) / long * half
            y = line[index][1] + side * (bx - ax) / long * half
            locks = locks | ellipse(0.042 + 0.012 * math.sin(index * 2.3 + side)).at(x, y)
    return locks


def _curls(*places: Point) -> Outline:
    """Small curls carved into fur."""
    hook = points("-.034,-.012 -.022,.022 .016,.024 .026,-.006 .006,-.018")
    return cuts(*([(x + dx, y + dy) for dx, dy in hook] for x, y in places), thick=0.008)


def _window(x: float, y: float, size: float) -> list[Sheet]:
    """A button that is a lit round window."""
    bars = strips([((-size, 0), (size, 0)), ((0, -size), (0, size))], size * 0.16)
    return [
        Sheet(ellipse(size * 1.28).at(x, y), _BLACK, ("buttons",)),
        Sheet(ellipse(size).at(x, y), INKS["lamp"], ("buttons",)),
        Sheet(bars.at(x, y), _BLACK),
    ]


def _moon_button() -> list[Sheet]:
    """What makes the moon a button: a raised edge, four holes and the thread through them."""
    holes = beads(points("-.05,.05 .05,.05 .05,-.05 -.05,-.05"), 0.024)
    thread = strips([((-0.05, 0.05), (0.05, -0.05)), ((-0.05, -0.05), (0.05, 0.05))], 0.014)
    return [Sheet(ring(0.155, 0.140), _BLACK, ("button",)), Sheet(holes | thread, _BLACK)]


def _folds(*paths: str, wide: float = 0.06) -> Outline:
    """Dark valleys between the folds of a coat, from a thin beginning to a wide end."""
    valleys = Outline(())
    for path in paths:
        valleys = valleys | strip(points(path), 0.008, wide)
    return valleys


def _grey_coat() -> list[Sheet]:
    """A far peak of tweed on the right."""
    cloth = blob("1.3,-1.7 1.3,.2 1.3,.2 1.02,.40 .92,.50 .92,.50 .80,.30 .5,-.2 .3,-1.7")
    cap = _fleece(points(".78,.28 .86,.40 .93,.50 1.02,.42"), 0.08, 0.08)
    return [Sheet(cloth, "#8a8a8a", ("coats",), turn=62), Sheet(cap, _WHITE, ("fur collar",))]


def _blue_coat() -> list[Sheet]:
    """A lower peak on the left with a broad collar and two lit buttons."""
    cloth = blob(
        "-1.3,-1.7 -1.3,-.1 -1.3,-.1 -1.06,.02 -.86,.28 -.72,.52 -.64,.60 -.64,.60 -.54,.50"
        " -.38,.26 -.2,-.1 .1,-.5 .1,-1.7"
    )
    lapels = polygon("-.74,.50 -.64,.62 -.62,.22 -.70,.02 -.86,.16") | polygon(
        "-.54,.50 -.64,.62 -.62,.22 -.50,.0 -.40,.20"
    )
    seams = cuts("-.62,.20 -.66,-.3 -.72,-1.0", "-.62,.58 -.63,.4 -.62,.22", thick=0.016)
    valleys = _folds("-.98,.06 -1.0,-.2 -.96,-.5", "-.84,-.02 -.86,-.4 -.82,-.8")
    return [
        Sheet(cloth, INKS["night"], ("coats",), turn=100), Sheet(valleys, _BLACK),
        Sheet(rim(lapels, 0.014), _BLACK), Sheet(lapels, _WHITE, ("collar",)),
        Sheet(seams, _BLACK), *_window(-0.70, -0.16, 0.045), *_window(-0.74, -0.48, 0.052),
    ]  # fmt: skip


def _red_coat() -> list[Sheet]:
    """The great peak: a red coat with folds for ridges and lit buttons."""
    cloth = blob(
        "-.6,-1.7 -.6,-1.7 -.44,-.7 -.30,-.1 -.10,.32 .04,.56 .26,.90 .26,.90 .46,.58 .62,.34"
        " .84,-.04 1.06,-.34 1.3,-.5 1.3,-.5 1.3,-1.7 1.3,-1.7"
    )
    valleys = _folds(
        ".04,.34 .02,-.1 -.04,-.7 -.02,-1.4", ".12,.16 .12,-.3 .08,-.8 .14,-1.4",
        ".50,.40 .66,.0 .92,-.34 1.2,-.6", ".46,.16 .54,-.2 .74,-.40 1.02,-.62",
        ".42,.0 .44,-.5 .42,-.9 .5,-1.4", "-.14,.0 -.20,-.5 -.28,-1.0 -.26,-1.4",
    )  # fmt: skip
    placket = cuts(".27,.46 .24,-.1 .26,-.7 .24,-1.4", thin=0.014, thick=0.02)
    return [
        Sheet(cloth, INKS["vermilion"], ("coats",), turn=78), Sheet(valleys, _BLACK),
        Sheet(placket, _BLACK), *_window(0.335, 0.10, 0.048), *_window(0.325, -0.24, 0.056),
        *_window(0.335, -0.64, 0.066), *_window(0.325, -1.08, 0.078),
    ]  # fmt: skip


def _pocket() -> list[Sheet]:
    """A pocket that is a house: its flap the roof, with a door, a window and a chimney."""
    bag = blob("-.17,.10 -.17,.10 -.18,-.22 -.12,-.28 .14,-.30 .20,-.24 .20,.06 .20,.06")
    flap = blob("-.22,.13 -.22,.13 .0,.12 .25,.06 .25,.06 .24,-.02 .02,-.09 -.20,.03")
    door = blob("-.06,-.28 -.06,-.28 -.06,-.14 .0,-.10 .05,-.15 .05,-.29 .05,-.29")
    chimney = polygon(".08,.10 .08,.26 .16,.26 .16,.08")
    smoke = strip(points(".12,.27 .18,.38 .08,.48 .16,.62"), 0.03, 0.07)
    stitches = cuts("-.19,.05 .02,-.055 .22,.0", thin=0.008, thick=0.010)
    return [
        Sheet(smoke, _WHITE, ("smoke",)), Sheet(chimney, _BLACK, ("chimney",)),
        Sheet(rim(bag | flap, 0.02), _BLACK), Sheet(bag, INKS["vermilion"], ("pocket",), turn=10),
        Sheet(door, INKS["lamp"], ("door",)), Sheet(flap, "#2c2c2c", ("pocket",), turn=-14),
        Sheet(stitches, _WHITE),
    ]  # fmt: skip


def _sleeve() -> list[Sheet]:
    """A sleeve that runs down as a ridge; its mouth is a lit cave where somebody waves."""
    arm = blob(
        ".04,.54 -.12,.38 -.34,.04 -.62,-.44 -.86,-.86 -.86,-.86 -.50,-1.06 -.50,-1.06 -.28,-.62"
        " -.08,-.24 .04,.10"
    )
    creases = _folds(
        "-.16,.22 -.34,-.08 -.52,-.40", "-.10,.02 -.28,-.30 -.40,-.62",
        "-.40,-.26 -.56,-.52 -.62,-.78",
        wide=0.045,
    )  # fmt: skip
    mouth = ellipse(0.20, 0.22).turned(-29).at(-0.71, -1.06)
    cuff = _fleece(points("-.90,-.84 -.72,-.84 -.56,-.92 -.46,-1.06"), 0.13, 0.13)
    curls = _curls((-0.84, -0.84), (-0.72, -0.86), (-0.62, -0.90), (-0.53, -0.98))
    return [
        Sheet(rim(arm, 0.022), _BLACK), Sheet(arm, INKS["vermilion"], ("sleeve",), turn=60),
        Sheet(creases & arm, _BLACK), Sheet(mouth, _BLACK, ("cave",)),
        *_little_one(-0.69, -1.165, 0.64, INKS["lamp"]), Sheet(rim(cuff, 0.012), _BLACK),
        Sheet(cuff, _WHITE, ("fur cuff",)), Sheet(curls, _BLACK),
    ]  # fmt: skip


def _summit() -> list[Sheet]:
    """A fur collar that is the snow of the peak, the loop to hang it by, and a climber."""
    fur = polygon(".26,1.02 .06,.62 -.02,.50 .12,.30 .27,.52 .42,.26 .56,.50 .46,.64")
    fur = fur | _fleece(points(".24,1.0 .10,.74 -.02,.50"), 0.10, 0.10)
    fur = fur | _fleece(points(".28,1.0 .42,.74 .56,.50"), 0.10, 0.10)
    fur = fur | _fleece(points("-.02,.50 .12,.32 .27,.50 .42,.28 .56,.50"), 0.08, 0.08)
    curls = _curls((0.14, 0.56), (0.24, 0.72), (0.38, 0.62), (0.30, 0.86), (0.12, 0.44),
        (0.44, 0.44), (0.22, 0.60), (0.36, 0.76))  # fmt: skip
    loop = strip(points(".20,1.04 .18,1.16 .26,1.20 .34,1.15 .32,1.03"), 0.03)
    return [
        Sheet(loop, INKS["lamp"], ("loop",)), Sheet(rim(fur, 0.016), _BLACK),
        Sheet(fur, _WHITE, ("fur collar",)), Sheet(curls, _BLACK),
        *_little_one(0.43, 0.86, 1.0, INKS["night"]),
    ]  # fmt: skip


def _little_one(x: float, y: float, size: float, coat: str) -> list[Sheet]:
    """Somebody small in a bobble cap, who waves."""
    legs = strips([((-0.025, 0.05), (-0.03, 0.0)), ((0.025, 0.05), (0.03, 0.0))], 0.03)
    body = polygon("-.06,.03 .06,.03 .04,.16 -.04,.16") | strip(((0.03, 0.14), (0.10, 0.22)), 0.035)
    body = body | strip(((-0.03, 0.14), (-0.08, 0.07)), 0.035)
    cap = blob("-.045,.20 -.045,.20 -.035,.25 .0,.27 .035,.25 .045,.20 .045,.20")
    parts = (
        (legs, _WHITE, "little one"), (body, coat, "little one"),
        (ellipse(0.042).at(0, 0.19), _WHITE, "little one"),
        (cap, INKS["vermilion"], "bobble cap"),
        (ellipse(0.02).at(0, 0.28), _WHITE, "bobble cap"),
    )  # fmt: skip
    return [Sheet(outline.scaled(size).at(x, y), colour, (tag,)) for outline, colour, tag in parts]


def _village() -> list[Sheet]:
    """Houses and firs in the snow at the foot of the coats."""
    sheets: list[Sheet] = []
    for x, y, size in ((-0.12, -1.34, 0.9), (-0.28, -1.42, 1.2), (0.52, -1.36, 0.7)):
        wall = box(0.16, 0.12).at(0, 0.06) | polygon("-.11,.11 .11,.11 .0,.21")
        roof = polygon("-.12,.10 .0,.22 .12,.10 .10,.10 .0,.185 -.10,.10")
        light = box(0.045, 0.05).at(0.0, 0.06)
        for part, colour, tag in ((wall, _BLACK, "houses"), (roof, _WHITE, "houses"),
            (light, INKS["lamp"], "windows")):  # fmt: skip
            sheets.append(Sheet(part.scaled(size).at(x, y), colour, (tag,)))
    firs = Outline(())
    for x, y, tall in (
        (0.04, -1.36, 0.20), (0.16, -1.40, 0.30), (0.66, -1.40, 0.22), (0.93, -1.52, 0.62),
    ):  # fmt: skip
        for step in range(3):
            low, wide = y + tall * 0.25 * step, tall * (0.30 - 0.06 * step)
            firs = firs | polygon((x - wide, low), (x + wide, low), (x, low + tall * 0.5))
    return [*sheets, Sheet(firs, _BLACK, ("firs",))]
