"""A fable in the open: a lie that grew on the way."""

import math

from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN
from art.paint.story.cutouts.folk import BEHIND_BACK, Person, person
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet


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
