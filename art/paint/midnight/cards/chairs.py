"""A row of chairs in the snow; three are taken by snowmen, and one is warm."""

import math
from typing import NamedTuple

from art.paint.midnight.carving import BLACK, WHITE, edged, family
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.stage import lay_pile
from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.colour import Vec3
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
from art.paint.story.sheets import Outline, Point, Sheet
from art.paint.story.skies import Moon

_EYE, _HORIZON, _FOCUS = 1.55, 0.64, 2.9
"""The height of the viewer's eye in metres, where it lies in the picture, and the focal length."""
_SEAT = 0.46
_TURN = math.radians(22)
"""How far the chairs are turned to the left."""
_SHADOW = (0.75, -0.42)
"""Where the shadow of a point one metre high falls, in metres to the right and away."""
_PLACES = ((-0.50, 2.5), (0.10, 3.2), (0.70, 3.9), (1.30, 4.6))
_NEAR = ("#e2e2e2", "#9a9a9a", "#3c3c3c")
_RED = (INKS["vermilion"], "#b8412d", "#7c2c1f")


@card(
    palette="block_night",
    hand="woodcut",
    title="One is still warm",
    subject="three snowmen on chairs beside an empty red chair",
    props=("chairs", "snowmen", "cup", "steam", "scarf", "hat", "moon", "crocus", "shadows"),
    mood=("quiet", "odd", "tender"),
)
def row_of_chairs(scene: Scene, palette: Palette) -> Finish:
    moon = Moon((-0.50 * 0.383, 1.10 * 0.383, 1.0), radius=0.085, phase=0.0)
    settings.void(scene, palette, moon=moon, key=1.15, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    lay_pile(scene, _snow(), 0, 0, depth=56.0)
    shadows = Outline(())
    for index, place in enumerate(_PLACES):
        shadows = shadows | _chair_shadow(place)
        if index:
            shadows = shadows | _guest_shadow(place, _GUESTS[index - 1])
    scene.lay(Sheet(shadows, INKS["night"], ("shadows",), turn=4), depth=50.0)
    for index in (3, 2, 1):
        depth = 50.0 - 8 * (4 - index)
        lay_pile(scene, _chair(_PLACES[index], _NEAR), 0, 0, depth=depth)
        _seat_guest(scene, _PLACES[index], _GUESTS[index - 1], depth - 3)
    lay_pile(scene, [*_thaw(), *_chair(_PLACES[0], _RED), *_cup()], 0, 0, depth=16.0)
    return WoodcutPlan(
        inks=("vermilion", "night", "lamp"), sky="black", stars=60, halo=190, contrast=1.6,
        lamp_pool=0,
    )  # fmt: skip


def _seen(x: float, y: float, z: float) -> Point:
    """Where a point of the place is in the picture: metres to the right, up and away."""
    return (_FOCUS * x / z, _HORIZON + _FOCUS * (y - _EYE) / z)


def _snow() -> list[Sheet]:
    """A field of snow up to firs at the edge of the night."""
    field = land((-1, 0.52), (-0.4, 0.58), (0.3, 0.54), (1, 0.60))
    firs = Outline(())
    for x, tall in ((-0.98, 0.30), (-0.86, 0.20), (-0.30, 0.14), (-0.22, 0.20), (0.02, 0.16),
        (0.12, 0.24), (0.26, 0.15), (0.62, 0.18), (0.98, 0.22)):  # fmt: skip
        for step in range(3):
            low, wide = 0.53 + tall * 0.26 * step, tall * (0.30 - 0.06 * step)
            firs = firs | polygon((x - wide, low), (x + wide, low), (x, low + tall * 0.5))
    drifts = cuts("-.98,.20 -.80,.24 -.62,.21",
        "-.98,-.50 -.90,-.46 -.80,-.49", ".52,-1.24 .72,-1.20 .92,-1.25",
        "-.1,-1.40 .1,-1.36 .3,-1.41", "-.06,-.10 .0,-.08 .06,-.11", thick=0.016)  # fmt: skip
    return [
        Sheet(firs, "#4a4a4a", ("firs",), turn=90), Sheet(field, WHITE, ("snow",)),
        Sheet(drifts, BLACK),
    ]  # fmt: skip


class _Block(NamedTuple):
    """A piece of wood: its middle and half its size, to the right, up and away from the front."""

    middle: Vec3
    half: Vec3


def _blocks() -> list[_Block]:
    """The pieces of a chair from the farthest to the nearest."""
    back = [
        _Block((0.20, 0.73, 0.20), (0.025, 0.27, 0.025)),
        _Block((-0.20, 0.73, 0.20), (0.025, 0.27, 0.025)),
        _Block((0, 0.92, 0.20), (0.18, 0.065, 0.015)),
        _Block((0, 0.70, 0.20), (0.18, 0.05, 0.015)),
    ]
    legs = [
        _Block((x, 0.21, z), (0.025, 0.21, 0.025))
        for x, z in ((-0.20, 0.20), (0.20, 0.20), (-0.20, -0.19), (0.20, -0.19))
    ]
    rungs = [_Block((0, 0.14, 0.20), (0.18, 0.018, 0.015))]
    return [*rungs, *legs, *back, _Block((0, 0.43, 0), (0.24, 0.03, 0.23))]


_FACES: tuple[tuple[int, int, int], ...] = ((1, 1, 0), (2, -1, 1), (0, 1, 2), (0, -1, 2))
"""What can be seen of a block: axis and side, and which of the three tones it has."""


def _turned(place: Point, spot: Vec3) -> Vec3:
    """A point of a chair in the place where the chair stands."""
    x, y, z = spot
    cosine, sine = math.cos(_TURN), math.sin(_TURN)
    return (place[0] + x * cosine + z * sine, y, place[1] - x * sine + z * cosine)


def _corners(place: Point, block: _Block, axis: int, side: int) -> list[Vec3]:
    """The corners of one face of a block."""
    others = [index for index in range(3) if index != axis]
    corners = []
    for first, second in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        signs = {axis: side, others[0]: first, others[1]: second}
        spot = [block.middle[i] + signs[i] * block.half[i] for i in range(3)]
        corners.append(_turned(place, (spot[0], spot[1], spot[2])))
    return corners


def _chair(place: Point, tones: tuple[str, str, str]) -> list[Sheet]:
    """A chair in true perspective, face by face."""
    sheets: list[Sheet] = []
    for block in _blocks():
        silhouette, faces = Outline(()), []
        for axis, side, tone in _FACES:
            ways = [side * (index == axis) for index in range(3)]
            normal = _turned((0, 0), (ways[0], ways[1], ways[2]))
            corners = _corners(place, block, axis, side)
            x, y, z = corners[0]
            if normal[0] * -x + normal[1] * (_EYE - y) + normal[2] * -z > 0:
                face = polygon(*(_seen(*corner) for corner in corners))
                silhouette = silhouette | face
                faces.append(Sheet(face, tones[tone], ("chairs",), turn=(4, 0, 88)[tone]))
        sheets += [Sheet(rim(silhouette, 0.010), BLACK), *faces]
    return sheets


def _fallen(x: float, y: float, z: float) -> Point:
    """Where the shadow of a point lies in the picture."""
    return _seen(x + _SHADOW[0] * y, 0.0, z + _SHADOW[1] * y)


def _chair_shadow(place: Point) -> Outline:
    """The shadow of a chair on the snow."""
    shadow = Outline(())
    for block in _blocks():
        for axis in range(3):
            for side in (-1, 1):
                corners = _corners(place, block, axis, side)
                shadow = shadow | polygon(*(_fallen(*corner) for corner in corners))
    return shadow


class _Guest(NamedTuple):
    """A snowman: the radii and heights above the seat of its balls, and what it wears."""

    balls: tuple[tuple[float, float, float], ...]
    scarf: str
    hat: str
    smile: float
    lean: float


_GUESTS = (
    _Guest(((0.33, 0.25, 0.20), (0.27, 0.23, 0.54), (0.185, 0.18, 0.86)), INKS["vermilion"],
           "tall", 0.03, 5),
    _Guest(((0.24, 0.20, 0.16), (0.19, 0.24, 0.50), (0.155, 0.18, 0.86)), INKS["lamp"],
           "bobble", -0.02, -4),
    _Guest(((0.26, 0.20, 0.16), (0.20, 0.16, 0.42), (0.16, 0.15, 0.64)), "#d8d8d8",
           "bucket", 0.02, 6),
)  # fmt: skip


def _guest_shadow(place: Point, guest: _Guest) -> Outline:
    """The shadow of a snowman on its chair."""
    shadow = Outline(())
    for wide, tall, high in guest.balls:
        turns = [math.tau * step / 24 for step in range(24)]
        shadow = shadow | polygon(
            *(_fallen(place[0] + wide * math.cos(a), _SEAT + high + tall * math.sin(a), place[1])
              for a in turns)
        )  # fmt: skip
    return shadow


def _seat_guest(scene: Scene, place: Point, guest: _Guest, depth: float) -> None:
    """Lay a snowman upon its chair, as large as the distance makes it."""
    x, y = _seen(place[0], _SEAT, place[1] - 0.05)
    size = _FOCUS / place[1]
    sheets = [*_body(guest), *_head(guest)]
    lay_pile(scene, sheets, x, y, size, depth=depth)


def _ball(wide: float, tall: float, x: float, y: float) -> list[Sheet]:
    """A ball of snow with its shade on the right."""
    shade = cuts(
        *(arc(x, y, wide * share, -80 + 14 * step, 34 - 12 * step, tall / wide)
          for step, share in enumerate((0.90, 0.79, 0.68, 0.57))), thick=0.012,
    )  # fmt: skip
    return [*edged(ellipse(wide, tall).at(x, y), WHITE, "snowman", edge=0.024), Sheet(shade, BLACK)]


def _body(guest: _Guest) -> list[Sheet]:
    """Two balls, twigs for arms and buttons of coal."""
    (wide, tall, low), (chest, up, high), _ = guest.balls
    sheets = _ball(wide, tall, 0, low)
    twigs = strip(points(f"{-chest * 0.7},{high + 0.06} {-chest - 0.14},{high - 0.06} "
        f"{-chest - 0.26},{high + 0.06}"), 0.034, 0.02)  # fmt: skip
    twigs = twigs | strip(((-chest - 0.2, high), (-chest - 0.31, high - 0.04)), 0.024, 0.012)
    twigs = twigs | strip(points(f"{chest * 0.7},{high + 0.06} {chest + 0.06},{high - 0.14} "
        f"{chest * 0.6},{high - 0.28}"), 0.034, 0.02)  # fmt: skip
    sheets += [*_ball(chest, up, 0, high), Sheet(rim(twigs, 0.014), WHITE),
               Sheet(twigs, BLACK, ("twigs",))]  # fmt: skip
    coals = [(-0.05, high + 0.05), (-0.06, high - 0.08), (-0.06, low + 0.07)]
    return [*sheets, Sheet(beads(coals, 0.026), BLACK, ("buttons",))]


def _head(guest: _Guest) -> list[Sheet]:
    """A head that looks to the left, with a carrot, a scarf and a hat."""
    (_, _, chest), (wide, tall, high) = guest.balls[1:]
    neck = high - tall * 0.92
    bend = guest.smile
    scarf = blob((-wide, neck + 0.05), (0, neck - 0.02), (wide, neck + 0.06), (wide, neck - 0.06),
                 (0, neck - 0.12), (-wide, neck - 0.06))  # fmt: skip
    end = strip(((wide * 0.45, neck - 0.04), (wide * 0.62, chest - 0.10)), 0.12, 0.14)
    face = beads([(-wide * 0.62, high + 0.085), (-wide * 0.02, high + 0.08)], 0.026) | cuts(
        [(-wide * 0.66, high - 0.075 + bend), (-wide * 0.30, high - 0.085 - bend),
         (wide * 0.10, high - 0.075 + bend)], thin=0.010, thick=0.020,
    )  # fmt: skip
    carrot = polygon((-wide * 0.30, high + 0.04), (-wide * 1.75, high + 0.0),
                     (-wide * 0.32, high - 0.035))  # fmt: skip
    sheets = [
        *edged(ellipse(wide, tall).at(0, high), WHITE, "snowman", edge=0.024),
        Sheet(cuts(arc(0, high, wide * 0.86, -70, 20), arc(0, high, wide * 0.7, -60, 0)), BLACK),
        Sheet(face, BLACK, ("face",)),
        *edged(carrot, INKS["vermilion"], "carrot", turn=90, edge=0.014),
        *edged(end, guest.scarf, "scarf", turn=84), *edged(scarf, guest.scarf, "scarf", turn=84),
        *_hat(guest.hat, high + tall * 0.90),
    ]  # fmt: skip
    return [sheet.placed(0, 0, 1, guest.lean, False) for sheet in sheets]


def _hat(kind: str, y: float) -> list[Sheet]:
    """A tall hat, a knitted cap or a bucket, its edge at that height."""
    if kind == "tall":
        crown = polygon("-.13,.0 -.15,.30 .15,.30 .13,.0").at(0, y)
        brim = ellipse(0.24, 0.05).at(0, y)
        band = box(0.27, 0.07).at(0, y + 0.07)
        return [*edged(crown, "#242424", "tall hat"), Sheet(band, INKS["vermilion"], ("hat band",)),
                *edged(brim, "#242424", "tall hat")]  # fmt: skip
    if kind == "bobble":
        cap = blob("-.17,.0 -.17,.0 -.15,.16 .0,.25 .15,.16 .17,.0 .17,.0").at(0, y)
        hem = blob("-.19,.05 -.19,-.04 .19,-.04 .19,.05").at(0, y)
        return [*edged(ellipse(0.075).at(0.02, y + 0.28), WHITE, "bobble"),
                *edged(cap, INKS["night"], "knitted cap", turn=90),
                *edged(hem, WHITE, "knitted cap")]  # fmt: skip
    pail = polygon("-.19,-.02 -.13,.24 .13,.24 .19,-.02").at(0, y)
    handle = strip(points("-.18,.02 .0,-.12 .18,.02"), 0.02).at(0, y)
    robin = blob("-.14,.24 -.14,.24 -.02,.32 .08,.42 .16,.38 .22,.36 .15,.32 .10,.24 .0,.22")
    return [*edged(pail, "#8a8a8a", "bucket", turn=90), Sheet(handle, BLACK),
            *edged(robin.at(0, y), INKS["vermilion"], "robin")]  # fmt: skip


def _thaw() -> list[Sheet]:
    """Bare earth under the warm chair, where a crocus has come up."""
    x, z = _PLACES[0]
    edge = []
    for step in range(18):
        a, reach = math.tau * step / 18, 1 + 0.14 * math.sin(step * 2.4)
        edge.append(_seen(x + 0.42 * reach * math.cos(a), 0, z + 0.34 * reach * math.sin(a)))
    earth = blob(*edge)
    bloom = blob("-.05,.10 -.05,.10 -.03,.04 .0,.02 .03,.04 .05,.10 .05,.10 .02,.075 .0,.12"
        " -.02,.075")  # fmt: skip
    leaves = cuts(".0,.03 .0,-.02 .0,-.07", "-.01,-.06 -.06,.0 -.08,.05",
        ".01,-.06 .05,-.01 .08,.03", thin=0.010, thick=0.020)  # fmt: skip
    return [
        Sheet(rim(earth, 0.012), BLACK), Sheet(earth, "#2c2c2c", ("bare earth",), turn=10),
        Sheet(leaves.scaled(1.3).at(-0.385, -1.19), WHITE),
        Sheet(bloom.scaled(1.3).at(-0.385, -1.19), INKS["lamp"], ("crocus",)),
    ]  # fmt: skip


def _cup() -> list[Sheet]:
    """A cup in its saucer on the warm seat, and its steam."""
    x, y = _seen(_PLACES[0][0] - 0.02, _SEAT, _PLACES[0][1] - 0.06)
    side = blob("-.085,.13 -.085,.13 -.075,.05 -.04,.0 .04,.0 .075,.05 .085,.13 .085,.13")
    handle = ellipse(0.045, 0.045).at(-0.10, 0.08) - ellipse(0.024).at(-0.10, 0.08)
    steam = cuts(
        "-.02,.17 -.09,.28 .03,.40 -.07,.54 .02,.66", ".04,.17 .0,.26 .10,.36 .04,.48",
        thin=0.006, thick=0.034,
    )  # fmt: skip
    sheets = [
        *edged(ellipse(0.14, 0.035).at(0, 0.01), WHITE, "saucer"),
        *edged(handle, WHITE, "cup", edge=0.012), *edged(side, WHITE, "cup"),
        *edged(ellipse(0.085, 0.022).at(0, 0.13), BLACK, "tea", edge=0.010),
        Sheet(family(".03,.04 .05,.08 .055,.11", ".055,.06 .068,.09 .07,.11", 3), BLACK),
        Sheet(rim(steam, 0.016), BLACK), Sheet(steam, WHITE, ("steam",)),
    ]  # fmt: skip
    return [sheet.placed(x, y, 1.1, 0, False) for sheet in sheets]
