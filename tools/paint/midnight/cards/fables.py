"""Fables in the open: a lie, a neighbour, a line between two trees."""

import math

from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import MAN, OLD, WOMAN
from tools.paint.story.cutouts.folk import BEHIND_BACK, Person, person
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    strip,
    strips,
)
from tools.paint.story.finish import Finish, flock
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="It grew on the way",
    subject="man leading a huge white beast",
    props=("white beast", "red leash", "footprints"),
    mood=("fable", "funny", "uneasy"),
)
def white_lie(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    scene.lay(
        Sheet(land((-1, -0.96), (0, -0.90), (1, -1.0)), "#9a9a9a", ("road",), turn=2), depth=50.0
    )
    _lay_beast(scene)
    _lay_grin(scene)
    liar = Person("#3a3a3a", MAN, "short", cut="jacket", bow=-14)
    lay_pile(
        scene,
        person(liar, (BEHIND_BACK,), stride=0.10, lean=-6),
        x=0.70,
        y=-1.30,
        scale=0.84,
        depth=9.0,
    )
    tongue = strip(points(".80,-.57 .92,-.60 .84,-.40 .56,-.42 .40,-.2 .34,.02"), 0.030, 0.030)
    scene.lay(Sheet(tongue, INKS["vermilion"], ("tongue",)), depth=8.0)
    collar = strip(points(".08,.10 .3,.0 .56,.1"), 0.075)
    scene.lay(Sheet(collar, INKS["vermilion"], ("collar",), turn=0), depth=24.0)
    prints = Outline(())
    for index, (x, y) in enumerate(
        points("-.9,-1.42 -.76,-1.40 -.6,-1.38 -.42,-1.34 -.2,-1.30 .06,-1.24")
    ):
        prints = prints | ellipse(0.012 + 0.011 * index, 0.006 + 0.006 * index).at(x, y)
    scene.lay(Sheet(prints, "#161616", ("footprints",)), depth=20.0)
    return WoodcutPlan(inks=("vermilion",), sky="paper", contrast=1.5)


def _lay_beast(scene: Scene) -> None:
    """A shaggy white beast with horns and round eyes."""
    beast = (
        "-.96,-.9 -.96,-.9 -1.06,-.2 -1.0,.5 -.74,.94"
        " -.36,1.02 -.1,.9 .06,1.0 .34,.96 .5,.74 .58,.5"
        " .6,.26 .46,.1 .2,.06 .1,-.1 .16,-.5 .18,-.96"
        " .18,-.96 -.06,-.98 -.06,-.98 -.12,-.56 -.3,-.6"
        " -.4,-.96 -.4,-.96 -.66,-.98 -.66,-.98 -.66,-.6 -.76,-.58 -.8,-.94 -.8,-.94"
    )
    body = blob(beast)
    fringe = _fur(list(body.solids[0]), 0.07)
    scene.lay(Sheet(body | fringe, "#161616"), x=-0.02, y=0.0, scale=1.03, depth=30.0)
    scene.lay(Sheet(body | fringe, "#f8f8f8", ("white beast",)), depth=29.0)
    tufts = Outline(())
    for index in range(70):
        x = -0.9 + 0.13 * (index % 9) + 0.05 * math.sin(index * 2.7)
        y = 0.78 - 0.19 * (index // 9) + 0.05 * math.sin(index * 4.1)
        if x > 0.0 and y < 0.3:
            continue
        tufts = tufts | strip(((x, y), (x - 0.02, y - 0.06), (x - 0.05, y - 0.10)), 0.014, 0.003)
    scene.lay(Sheet(tufts & body, "#202020"), depth=28.0)
    horns = strip(points("0,.92 -.1,1.16 .02,1.34"), 0.11, 0.01)
    horns = horns | strip(points(".32,.9 .44,1.14 .34,1.34"), 0.11, 0.01)
    scene.lay(Sheet(horns, "#161616", ("horns",)), depth=27.0)
    for x in (0.18, 0.42):
        scene.lay(Sheet(ellipse(0.075).at(x, 0.64), "#161616"), depth=26.0)
        scene.lay(Sheet(ellipse(0.058).at(x, 0.64), "#f8f8f8"), depth=25.9)
        scene.lay(Sheet(ellipse(0.028).at(x + 0.02, 0.61), "#161616", ("eye",)), depth=25.8)


def _fur(outline: list[Point], size: float) -> Outline:
    """Tufts along the border of a shaggy beast."""
    tufts = Outline(())
    for index in range(0, len(outline), 3):
        (ax, ay), (bx, by) = outline[index - 1], outline[(index + 1) % len(outline)]
        x, y = outline[index]
        along = math.atan2(by - ay, bx - ax)
        turn = along + 0.9 + 0.3 * math.sin(index * 1.9)
        if y < -0.85:
            continue
        tip = (x + size * math.cos(turn), y + size * math.sin(turn))
        tufts = tufts | strip(((x, y), tip), size * 0.7, 0.004)
    return tufts


def _lay_grin(scene: Scene) -> None:
    """A wide mouth full of teeth that tries to look harmless."""
    mouth = blob(".06,.40 .3,.30 .56,.40 .54,.26 .32,.16 .12,.24")
    scene.lay(Sheet(mouth, "#161616", ("grin",)), depth=25.0)
    teeth = Outline(())
    for index in range(6):
        x = 0.13 + 0.07 * index
        teeth = teeth | box(0.056, 0.09).at(x, 0.335 - 0.02 * math.sin(index * 0.63))
    scene.lay(Sheet(teeth & mouth, "#f8f8f8", ("teeth",)), depth=24.9)
    nose = blob(".24,.50 .38,.50 .36,.42 .31,.40 .26,.42")
    scene.lay(Sheet(nose, "#161616"), depth=24.8)


@card(
    palette="block_day",
    hand="woodcut",
    title="Good neighbours",
    subject="two farmers at a fence of whale ribs",
    props=("whale ribs", "furrows", "handshake", "shells"),
    mood=("dry", "odd", "peaceful"),
)
def fence_of_ribs(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    scene.lay(Sheet(land((-1, 0.34), (1, 0.34)), INKS["night"], ("sea",), turn=0), depth=58.0)
    scene.lay(
        Sheet(land((-1, 0.24), (-0.2, 0.28), (0.5, 0.20), (1, 0.26)), "#f4f4f4", ("field",)),
        depth=57.0,
    )
    _lay_furrows(scene)
    _lay_ribs(scene)
    he = Person("#161616", OLD, "bald", cut="jacket", headgear="brim")
    she = Person(
        INKS["vermilion"],
        WOMAN,
        "bun",
        cut="stout",
        headgear="scarf",
        skin="#c8beb4",
        gear_colour="#f4f4f4",
    )
    arm = ((0.0, 0.76), (0.14, 0.60), (0.37, 0.62))
    lay_pile(scene, person(he, (arm,), stride=0.07), x=-0.44, y=-1.30, scale=1.12, depth=9.0)
    lay_pile(
        scene,
        person(she, (((0.0, 0.76), (0.18, 0.60), (0.40, 0.64)),), stride=0.06),
        x=0.48,
        y=-1.32,
        scale=1.08,
        flip=True,
        depth=8.0,
    )
    return WoodcutPlan(
        inks=("vermilion", "night"),
        sky="paper",
        contrast=1.5,
        birds=flock(3, 4, x=(0.1, 0.3), y=(0.1, 0.2)),
    )


def _lay_ribs(scene: Scene) -> None:
    """Ribs that stand in a row towards the sea."""
    for index in range(8):
        t = 0.74**index
        x, foot, tall = 0.92 - 0.98 * t, 0.30 - 1.84 * t, 2.5 * t
        curve = [(x, foot), (x + 0.16 * t, foot + 0.3 * tall), (x + 0.10 * t, foot + 0.68 * tall)]
        curve.append((x - 0.22 * t, foot + tall))
        depth = 12.0 + 4 * index
        scene.lay(Sheet(strip(curve, 0.17 * t, 0.03 * t), "#f8f8f8", ("whale ribs",)), depth=depth)
        shade = strip([(cx + 0.045 * t, cy) for cx, cy in curve[:3]], 0.03 * t, 0.01 * t)
        scene.lay(Sheet(shade, "#202020"), depth=depth - 0.5)


def _lay_furrows(scene: Scene) -> None:
    """Furrows that run together at the horizon, shells in one of them."""
    soil = land((-1, 0.18), (-0.2, 0.22), (0.5, 0.16), (1, 0.20))
    scene.lay(Sheet(soil, "#5c5c5c", ("soil",), turn=2), depth=56.0)
    furrows = Outline(())
    for index in range(-7, 8):
        x = 0.5 * index
        curve = [(0.4 + x * 1.5, -1.7), (0.42 + x * 0.6, -0.6), (0.44 + x * 0.12, 0.16)]
        furrows = furrows | strip(curve, 0.09, 0.006)
    scene.lay(Sheet(furrows, "#161616", ("furrows",)), depth=55.0)
    for x, y, size in ((-0.66, -1.36, 0.06), (-0.78, -1.26, 0.045), (0.72, -1.38, 0.055)):
        shell = blob("-1,.0 -.7,.7 0,1 .7,.7 1,0 .3,-.5 -.3,-.5").scaled(size).at(x, y)
        scene.lay(Sheet(shell, "#f8f8f8", ("shells",)), depth=7.0)
        ribs = strips(
            [((x, y - 0.5 * size), (x + a * size, y + 0.8 * size)) for a in (-0.5, 0, 0.5)], 0.006
        )
        scene.lay(Sheet(ribs, "#161616"), depth=6.9)
