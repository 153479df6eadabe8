"""A bed that is an engine, on its way to the morning."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import WOMAN
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    ring,
    star,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_GOLD, _RED, _BLUE = INKS["lamp"], INKS["vermilion"], INKS["night"]
_RAIL = -0.50
"""The height of the rails."""


@card(
    palette="block_night",
    hand="woodcut",
    title="No stop until morning",
    subject="bed on wheels that is an engine",
    props=("bed", "sleeper", "wheels", "chimney", "smoke", "stars", "arch", "sun", "slippers"),
    mood=("calm", "absurd", "dreamy"),
)
def train_of_beds(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _arch(), 0, 0, depth=55.0)
    lay_pile(scene, _smoke(), 0, 0, depth=50.0)
    lay_pile(scene, [*_headboard(), *_sleeper(), *_frame()], 0, 0, depth=44.0)
    lay_pile(scene, _wheels(), 0, 0, depth=34.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _arch() -> list[Sheet]:
    """A bridge of one wide arch, and the sun that comes up under it."""
    wall = box(2.6, 1.4).at(0, _RAIL - 0.70)
    hole = ellipse(0.72, 0.78).at(0.04, -1.56)
    stones = strips(
        [((0.04 + 0.72 * math.cos(a), -1.56 + 0.78 * math.sin(a)),
          (0.04 + 0.86 * math.cos(a), -1.56 + 0.93 * math.sin(a)))
         for a in (math.radians(12 + 13 * step) for step in range(13))], 0.014)  # fmt: skip
    collar = ellipse(0.86, 0.93).at(0.04, -1.56)
    joints = strips([((-0.98, -0.92), (-0.62, -0.92)), ((0.70, -0.92), (0.98, -0.92)),
                     ((-0.98, -1.14), (-0.76, -1.14)), ((0.84, -1.16), (0.98, -1.16))],
                    0.014)  # fmt: skip
    rays = [
        [(0.04 + r * math.cos(a), -1.46 + r * math.sin(a)) for r in (0.42, 0.49, 0.58)]
        for a in (math.radians(14 + 15.2 * step) for step in range(11))
    ]
    deck = box(2.6, 0.10).at(0, _RAIL - 0.07)
    return [
        *edged(wall, "#8a8a8a", "bridge", turn=4), Sheet(joints, BLACK),
        *edged(collar, WHITE, "arch", edge=0.024), Sheet(stones, BLACK),
        *edged(hole, "#d7e2ec", "dawn", turn=0, edge=0.024),
        Sheet(cuts(*rays, thin=0.012, thick=0.030) & hole, BLACK),
        *edged(ellipse(0.37).at(0.04, -1.46), _GOLD, "sun", turn=0, edge=0.022),
        *edged(deck, WHITE, "bridge", edge=0.022),
    ]  # fmt: skip


def _smoke() -> list[Sheet]:
    """Smoke that rolls back over the bed, with stars in it."""
    smoke = blob(
        ".60,1.02 .52,1.14 .60,1.28 .46,1.40 .24,1.36 .12,1.44 -.10,1.40 -.22,1.28 -.40,1.36"
        " -.62,1.26 -.64,1.10 -.84,1.10 -.96,.92 -.86,.76 -.66,.78 -.54,.66 -.34,.70 -.26,.84"
        " -.06,.78 .12,.88 .20,1.0 .36,.92 .48,.98"
    )
    curls = cuts(arc(0.22, 1.18, 0.13, 200, -20), arc(-0.28, 1.06, 0.16, 190, -10),
                 arc(-0.66, 0.94, 0.11, 200, 0), thin=0.008, thick=0.022)  # fmt: skip
    stars = Outline(())
    for x, y, size, turn in (
        (0.42, 1.16, 0.10, 8), (0.06, 1.24, 0.07, 30), (0.02, 0.98, 0.12, -14),
        (-0.44, 1.18, 0.09, 20), (-0.44, 0.84, 0.07, 0), (-0.78, 0.90, 0.06, 12),
    ):  # fmt: skip
        stars = stars | star(5, size, 0.42 * size).turned(turn).at(x, y)
    return [
        Sheet(rim(smoke, 0.034), WHITE), *edged(smoke, _BLUE, "smoke", turn=12),
        Sheet(curls, WHITE), Sheet(rim(stars, 0.020), BLACK), Sheet(stars, _GOLD, ("stars",)),
    ]  # fmt: skip


def _headboard() -> list[Sheet]:
    """The headboard: a curved board with a tall chimney on it, and a fender before it."""
    board = blob(".54,-.16 .54,-.16 .54,.42 .60,.58 .72,.62 .84,.58 .88,.42 .88,-.16 .88,-.16")
    bands = strips([((0.55, 0.02), (0.87, 0.02)), ((0.55, 0.38), (0.87, 0.38))], 0.03)
    stack = polygon(".63,.58 .60,.92 .54,1.06 .88,1.06 .82,.92 .79,.58")
    lip = box(0.42, 0.075).at(0.71, 1.06)
    fender = polygon(".82,-.20 .94,-.20 .98,-.48 .70,-.48")
    bars = strips([((0.86 + 0.03 * i, -0.2), (0.77 + 0.07 * i, -0.48)) for i in range(3)], 0.014)
    eye = ellipse(0.085).at(0.71, 0.20)
    return [
        *edged(stack, "#6a6a6a", "chimney", turn=90, line=WHITE),
        *edged(lip, _RED, "chimney", line=WHITE),
        *edged(fender, _RED, "fender", line=WHITE), Sheet(bars & fender, BLACK),
        *edged(board, "#6a6a6a", "headboard", turn=90, line=WHITE), Sheet(bands, _GOLD),
        *edged(eye, _GOLD, "headlight", edge=0.03, line=WHITE),
    ]  # fmt: skip


def _sleeper() -> list[Sheet]:
    """A woman asleep on her back, her head on a thick pillow, under a quilt with a white hem."""
    pillow = blob(".04,-.02 .02,.14 .14,.24 .36,.26 .52,.30 .57,.16 .54,-.02")
    quilt = blob(
        ".08,-.14 .08,-.14 .12,.10 .08,.28 -.06,.36 -.26,.32 -.50,.30 -.64,.42 -.74,.42 -.80,.30"
        " -.84,-.14 -.84,-.14"
    )
    hem = strip(points(".10,-.10 .13,.10 .07,.28 -.02,.34"), 0.12)
    seams = cuts("-.12,.34 -.16,.10 -.12,-.12", "-.34,.30 -.38,.08 -.34,-.12",
                 "-.58,.34 -.60,.10 -.56,-.12", "-.04,.16 -.30,.12 -.56,.16 -.80,.14",
                 "-.04,.0 -.30,-.03 -.56,.01 -.82,-.02", thick=0.020)  # fmt: skip
    mattress = box(1.44, 0.12).at(-0.14, -0.12)
    face = carved_profile(WOMAN, "bob", "#3a3a3a", lid="closed", smile=0.6)
    return [
        *edged(mattress, WHITE, "bed"), *edged(pillow, WHITE, "pillow"),
        *(part.placed(0.30, 0.30, 0.42, -82, flip=True) for part in face),
        *edged(quilt, _RED, "quilt", turn=84, edge=0.022), Sheet(seams & quilt, BLACK),
        *edged(hem, WHITE, "quilt"),
    ]  # fmt: skip


def _frame() -> list[Sheet]:
    """The beam of the bed, its foot with a knob, and the slippers under it."""
    beam = box(1.72, 0.10).at(-0.04, -0.20)
    foot = blob("-.92,-.24 -.92,-.24 -.92,.44 -.86,.52 -.79,.44 -.79,-.24 -.79,-.24")
    knob = ellipse(0.075).at(-0.855, 0.56)
    slipper = blob("-.07,.0 -.07,.0 -.06,.05 .0,.055 .05,.035 .09,.025 .09,.0 .09,.0")
    pair = slipper.scaled(1.3).at(-0.22, -0.485) | slipper.scaled(1.3).at(0.04, -0.485)
    return [
        *edged(foot, BLACK, "bed", line=WHITE), *edged(knob, _GOLD, "bed", line=WHITE),
        *edged(beam, BLACK, "bed", line=WHITE),
        *edged(pair, _BLUE, "slippers", line=WHITE),
    ]  # fmt: skip


def _wheels() -> list[Sheet]:
    """Two large wheels and the rod that joins them."""
    sheets: list[Sheet] = []
    for x, size in ((-0.56, 1.0), (0.40, 1.0)):
        spokes = strips([((0.05 * math.cos(a), 0.05 * math.sin(a)),
                          (0.19 * math.cos(a), 0.19 * math.sin(a)))
                         for a in (math.radians(20 + 45 * i) for i in range(8))], 0.03)  # fmt: skip
        wheel = [
            Sheet(ellipse(0.245), WHITE), Sheet(ellipse(0.228), BLACK),
            *edged(ring(0.225, 0.17), _RED, "wheels", turn=40, edge=0.012),
            Sheet(ellipse(0.17), BLACK), Sheet(spokes, _RED, ("wheels",)),
            *edged(ellipse(0.065), _GOLD, "wheels"),
        ]  # fmt: skip
        sheets += [part.placed(x, _RAIL + 0.235, size, 0, False) for part in wheel]
    rod = strip(points("-.48,-.32 .48,-.32"), 0.045)
    pins = ellipse(0.035).at(-0.48, -0.32) | ellipse(0.035).at(0.48, -0.32)
    return [*sheets, *edged(rod, WHITE, "rod"), *edged(pins, _GOLD, "rod", edge=0.014)]
