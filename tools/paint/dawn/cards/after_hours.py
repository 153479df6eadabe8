"""After hours: what the chairs do when the guests have gone."""

import itertools
import math
from dataclasses import dataclass
from typing import Any

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, nature
from tools.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet

Corner = tuple[float, float, float]
"""A point of a chair that looks along x: forwards, up, and to its left."""


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="When we had gone home",
    subject="two chairs waltzing on a rug by moonlight",
    props=("hat", "shawl", "moonlight", "rug", "sulking chair"),
    mood=("merry", "ghostly", "secret"),
)
def dancing_chairs(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3a3878", lift=0, shade="#2a2560"))
    _moonlit_wall(scene)
    floor = polygon((-SIDE, -0.5), (SIDE, -0.5), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(floor, "#2e2050", ("floor",), lift=6, shade="#1c1238"))
    for size, tone in ((1.0, "#7a3a68"), (0.9, "#d8b8c0"), (0.84, "#b06a8c")):
        rug = ellipse(1.02 * size, 0.5 * size).at(0.06, -0.9)
        scene.lay(Sheet(rug, tone, ("rug",), lift=4 if size == 1.0 else 0))
    pool = ellipse(0.66, 0.31).at(0.06, -0.9)
    scene.lay(Sheet(pool, "#f0d8d0", ("circle of moonlight",), lift=0))
    _lady(scene)
    _gentleman(scene)
    _sulker(scene)
    return PaperPlan()


def _moonlit_wall(scene: Scene) -> None:
    """Light from a window on the wall: there the shadows of two guests waltz on."""
    light = box(1.2, 1.5).at(0.1, 0.55) | ellipse(0.6, 0.5).at(0.1, 1.28)
    light = light.turned(-4)
    scene.lay(Sheet(light, "#8f90cc", ("moonlight",), lift=0, shade="#6a66aa"))
    bars = strips([((0.02, -0.4), (0.2, 1.9)), ((-0.6, 0.98), (0.9, 0.88))], 0.05)
    scene.lay(Sheet(bars & light, "#3a3878", ("shadow of the window",), lift=0))
    turn = figures.Pose(
        arms=(
            ((-0.07, 0.74), (-0.2, 0.72), (-0.3, 0.86)),
            ((0.07, 0.74), (0.2, 0.7), (0.26, 0.78)),
        ),
        legs=(
            ((-0.03, 0.45), (-0.06, 0.24), (-0.16, 0.06)),
            ((0.03, 0.45), (0.1, 0.24), (0.05, 0)),
        ),
        lean=-8,
    )
    lady = figures.adult_outline(turn, skirt=True).scaled(1.5).at(-0.2, -0.3)
    man = figures.adult_outline(turn, coat=0.2).flipped().scaled(1.6).at(0.42, -0.3)
    hat = blob(".04,1.36 .08,1.5 .2,1.46 .32,1.5 .38,1.36 .56,1.36 .4,1.28 .06,1.28 -.1,1.38").at(
        0, -0.14
    )
    bun = ellipse(0.07).at(-0.11, 1.17)
    scene.lay(Sheet((lady | man | bun | hat) & light, "#54509a", ("shadows of guests",), lift=0))


@dataclass(frozen=True)
class _Part:
    """One piece of wood along a line in space."""

    line: tuple[Corner, ...]
    thick: float
    end: float = 0.0


def _seen(corner: Corner, yaw: float) -> Point:
    """Where a corner appears, from a little above."""
    forwards, up, side = corner
    a = math.radians(yaw)
    deep = forwards * math.sin(a) + side * math.cos(a)
    return (forwards * math.cos(a) - side * math.sin(a), up + 0.3 * deep)


def _depth(part: _Part, yaw: float) -> float:
    a = math.radians(yaw)
    return sum(x * math.sin(a) + z * math.cos(a) for x, _, z in part.line) / len(part.line)


def _wood(
    scene: Scene, parts: tuple[_Part, ...], yaw: float, wood: str, place: dict[str, Any]
) -> None:
    """Pieces of a chair, the farthest first and darkest."""
    for part in sorted(parts, key=lambda part: -_depth(part, yaw)):
        line = [_seen(corner, yaw) for corner in part.line]
        outline = strip(line, part.thick, part.end or part.thick)
        outline = outline | ellipse(part.thick / 2).at(*line[0])
        outline = outline | ellipse((part.end or part.thick) / 2).at(*line[-1])
        tone = mix(wood, "#1c1030", 0.16 + 0.5 * _depth(part, yaw))
        scene.lay(Sheet(outline, tone, ("chair",), lift=6), **place)


_OAK_LEGS = (
    _Part(((0.26, 0.5, 0.26), (0.3, 0.0, 0.28)), 0.075, 0.06),
    _Part(((-0.27, 0.5, 0.26), (-0.36, 0.0, 0.27)), 0.075, 0.06),
    _Part(((-0.27, 0.5, -0.26), (-0.36, 0.0, -0.28)), 0.08, 0.06),
)
_OAK_STEP = (_Part(((0.26, 0.5, -0.26), (0.42, 0.28, -0.27), (0.66, 0.16, -0.27)), 0.085, 0.06),)
_OAK_BACK = (
    _Part(((-0.27, 0.5, 0.26), (-0.3, 0.9, 0.26), (-0.4, 1.36, 0.26)), 0.08),
    _Part(((-0.3, 0.74, 0.24), (-0.36, 0.74, 0.0), (-0.3, 0.74, -0.24)), 0.1),
    _Part(((-0.32, 0.97, 0.24), (-0.38, 0.97, 0.0), (-0.32, 0.97, -0.24)), 0.11),
    _Part(((-0.37, 1.24, 0.26), (-0.43, 1.25, 0.0), (-0.37, 1.24, -0.26)), 0.2),
    _Part(((-0.27, 0.5, -0.26), (-0.3, 0.9, -0.26), (-0.4, 1.36, -0.26)), 0.085),
)
_OAK_ARMS = (
    _Part(((0.2, 0.5, 0.27), (0.24, 0.85, 0.3)), 0.06),
    _Part(((-0.31, 0.86, 0.27), (0.0, 0.9, 0.29), (0.34, 0.82, 0.3)), 0.075, 0.09),
)
_OAK_NEAR_ARM = (
    _Part(((0.2, 0.5, -0.27), (0.24, 0.93, -0.29)), 0.065),
    _Part(((-0.31, 0.86, -0.27), (0.0, 0.92, -0.29), (0.44, 0.94, -0.29)), 0.085, 0.1),
)


def _gentleman(scene: Scene) -> None:
    """A broad oak chair with arms and a hat; it leads."""
    at: dict[str, Any] = {"x": -0.2, "y": -1.0, "scale": 1.06, "turn": -5}
    yaw, wood = -24, "#c8473c"
    _wood(scene, _OAK_LEGS[:2], yaw, wood, at)
    _wood(scene, _OAK_BACK, yaw, wood, at)
    _wood(scene, _OAK_ARMS, yaw, wood, at)
    _wood(scene, _OAK_LEGS[2:] + _OAK_STEP, yaw, wood, at)
    rim: tuple[Corner, ...] = (
        (-0.31, 0.5, -0.3), (0.31, 0.5, -0.3), (0.31, 0.5, 0.3), (-0.31, 0.5, 0.3),
    )  # fmt: skip
    top = [_seen(corner, yaw) for corner in rim]
    scene.lay(
        Sheet(polygon(*((x, y - 0.07) for x, y in top)) | polygon(*top), "#8a2c30", lift=6), **at
    )
    scene.lay(Sheet(polygon(*top), "#f2d8a0", ("seat",), lift=2, pattern="checks"), **at)
    _wood(scene, _OAK_NEAR_ARM, yaw, wood, at)
    _hat(scene, at)


def _hat(scene: Scene, at: dict[str, Any]) -> None:
    """Somebody forgot it; it sits over one corner of the back."""
    feather = blob("-.5,1.5 -.58,1.66 -.74,1.74 -.74,1.74 -.7,1.58 -.58,1.46")
    scene.lay(Sheet(feather, "#f2c14a", ("feather",), lift=5), **at)
    crown = blob("-.62,1.36 -.64,1.58 -.52,1.64 -.4,1.58 -.28,1.64 -.18,1.54 -.2,1.34")
    scene.lay(Sheet(crown, "#2f7d86", ("hat",), lift=7), **at)
    band = strip(points("-.63,1.42 -.4,1.39 -.2,1.4"), 0.07)
    scene.lay(Sheet(band & crown, "#f2c14a", lift=1), **at)
    brim = blob("-.84,1.4 -.6,1.4 -.4,1.37 -.16,1.38 .04,1.42 -.1,1.3 -.4,1.27 -.7,1.3")
    scene.lay(Sheet(brim, "#3a929c", lift=6), **at)


def _round(level: float, radius: float) -> tuple[Corner, ...]:
    turns = [math.radians(20 * k) for k in range(19)]
    return tuple((radius * math.cos(a), level, radius * math.sin(a)) for a in turns)


def _hoop(wide: float, high: float) -> tuple[Corner, ...]:
    """A bent rod that rises from the seat and returns to it."""
    turns = [math.radians(18 * k) for k in range(11)]
    bows = [(math.cos(a), math.sin(a) ** 0.7) for a in turns]
    return tuple((-0.24 - 0.14 * v, 0.5 + high * v, wide * u) for u, v in bows)


_BENT_LEGS = (
    _Part(((0.2, 0.5, 0.2), (0.22, 0.2, 0.22), (0.3, 0.0, 0.26)), 0.06, 0.05),
    _Part(((-0.22, 0.5, 0.2), (-0.24, 0.2, 0.22), (-0.34, 0.0, 0.26)), 0.06, 0.05),
    _Part(((0.2, 0.5, -0.2), (0.26, 0.22, -0.24), (0.42, 0.1, -0.36)), 0.06, 0.05),
)
_BENT_NEAR = (_Part(((-0.22, 0.5, -0.2), (-0.26, 0.2, -0.22), (-0.36, 0.0, -0.26)), 0.065, 0.05),)


def _lady(scene: Scene) -> None:
    """A slender chair of bent wood with a shawl, seen from behind; it is swept off its feet."""
    at: dict[str, Any] = {"x": 0.34, "y": -0.94, "scale": 1.04, "turn": 5}
    yaw, wood = 142, "#f0b048"
    _wood(scene, _BENT_LEGS, yaw, wood, at)
    _wood(scene, (_Part(_round(0.24, 0.24), 0.04),), yaw, wood, at)
    disc = polygon(*(_seen(corner, yaw) for corner in _round(0.5, 0.33)))
    scene.lay(Sheet(disc.at(0, -0.07) | disc, "#a8682c", lift=6), **at)
    scene.lay(Sheet(disc, "#6a3a5c", ("seat",), lift=2), **at)
    _wood(scene, _BENT_NEAR, yaw, wood, at)
    _wood(scene, (_Part(_hoop(0.16, 0.62), 0.05),), yaw, wood, at)
    _wood(scene, (_Part(_hoop(0.3, 0.86), 0.07),), yaw, wood, at)
    _shawl(scene, at)


def _shawl(scene: Scene, at: dict[str, Any]) -> None:
    """It lies over the round of the back and flies out as she turns."""
    cloth = blob(
        ".04,1.3 .04,1.3 .2,1.42 .42,1.42 .58,1.26 .66,1.0 .8,.74 .98,.56 .98,.56 .72,.58 .52,.7"
        " .4,.84 .28,.7 .18,.64 .18,.64 .14,.96"
    )
    edge = points(".98,.56 .72,.58 .52,.7 .4,.84 .28,.7 .18,.64")
    fringe = Outline(())
    for (ax, ay), (bx, by) in itertools.pairwise(edge):
        for k in range(4):
            x, y = ax + (bx - ax) * k / 4, ay + (by - ay) * k / 4
            fringe = fringe | strip(((x, y + 0.02), (x + 0.03, y - 0.1)), 0.02, 0.014)
    scene.lay(Sheet(fringe, "#f6e6d0", ("fringe",), lift=4), **at)
    scene.lay(Sheet(cloth, "#3aa08c", ("shawl",), lift=8, shade="#2a7a80"), **at)
    for x, y, size in ((0.32, 1.2, 0.13), (0.56, 0.96, 0.11), (0.26, 0.88, 0.09)):
        rose = [
            Sheet(sheet.outline & cloth.at(-x, -y).scaled(1 / size), sheet.colour, lift=0)
            for sheet in nature.flower("#e8607c", "#f8d8a0", 6)
        ]
        scene.lay([sheet.placed(x, y, size, 0, flip=False) for sheet in rose], **at)


def _sulker(scene: Scene) -> None:
    """A small one in front of us has turned its back on the dance."""
    at: dict[str, Any] = {"x": -0.74, "y": -1.2, "turn": 3}
    wood = "#6f8fd0"
    posts = strip(points("-.16,-.6 -.16,0 -.19,.34"), 0.08, 0.07)
    posts = posts | strip(points(".16,-.6 .16,0 .19,.34"), 0.08, 0.07)
    rails = strip(points("-.22,.3 0,.36 .22,.3"), 0.16) | strip(
        points("-.17,.08 0,.11 .17,.08"), 0.08
    )
    seat = polygon("-.24,-.2 .24,-.2 .2,-.08 -.2,-.08")
    scene.lay(Sheet(seat, mix(wood, "#140c20", 0.35), ("sulking chair",), lift=8), **at)
    scene.lay(Sheet(posts | rails, wood, ("sulking chair",), lift=10), **at)
