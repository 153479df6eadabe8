"""A wedding that lasts until the thaw."""

import math
from typing import Any

from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN, WOMAN
from art.paint.story.cutouts.folk import BEHIND_BACK, Person, person
from art.paint.story.cutouts.geometry import blob, box, land, points, smooth, star, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="Until the first warm day",
    subject="bride with a train of frost",
    props=("bride", "groom", "frost", "train", "hidden lamp"),
    mood=("tragic", "tender", "cold"),
)
def frost_bride(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.6, -0.5))
    plain = land((-1, -0.04), (0, 0.02), (1, -0.06))
    scene.lay(Sheet(plain, "#4c4c4c", ("plain",), turn=2), depth=50.0)
    _lay_train(scene)
    groom = Person("#8a8a8a", MAN, "short", headgear="top", gear_colour="#8a8a8a", bow=6)
    arms = (BEHIND_BACK, ((0.0, 0.76), (0.12, 0.64), (0.22, 0.62)))
    lay_pile(scene, person(groom, arms), x=0.50, y=-0.46, scale=1.44, flip=True, depth=30.0)
    lamp = blob("-.07,-.13 -.09,0 -.05,.1 .05,.1 .09,0 .07,-.13") | box(0.10, 0.03).at(0, 0.12)
    place: dict[str, Any] = {"x": 0.66, "y": -0.04}
    scene.lay(Sheet(lamp, INKS["lamp"], ("hidden lamp",), glow=0.7), **place, depth=26.0)
    handle = strip(arc(0, 0.13, 0.07, 0, 180), 0.022)
    scene.lay(Sheet(handle, "#f4f4f4", ("hidden lamp",)), **place, depth=25.9)
    _lay_bride(scene)
    return WoodcutPlan(
        inks=("night", "lamp"), sky="black", stars=50, contrast=1.6, snowfall=16, lamp_pool=0
    )


def _lay_bride(scene: Scene) -> None:
    """A bride under a veil who holds out a hand; where he comes near her, it drips."""
    place: dict[str, Any] = {"x": -0.26, "y": -0.50, "scale": 1.36}
    veil = blob(
        ".06,1.03 -.02,1.06 -.11,1.02 -.17,.86 -.24,.6 -.36,.3 -.56,.02 -.56,.02 -.2,.0 -.12,.3"
        " -.06,.6 -.04,.84 .0,.94"
    )
    bride = Person("#f4f4f4", WOMAN, "bun", cut="dress", hair_colour="#3a3a3a", bow=6)
    arm = ((0.0, 0.76), (0.10, 0.64), (0.23, 0.64))
    lay_pile(scene, person(bride, (arm,)), **place, depth=24.0)
    scene.lay(Sheet(veil, "#fafafa", ("veil",)), **place, depth=20.0)
    falls = cuts(
        "-.08,1.0 -.13,.7 -.26,.36 -.42,.08", "-.05,.96 -.08,.66 -.16,.34 -.28,.06", thick=0.010
    )
    scene.lay(Sheet(falls, "#202020"), **place, depth=19.9)
    crown = Outline(())
    for x, y in points("-.08,1.05 -.02,1.075 .04,1.06"):
        crown = crown | star(6, 0.045, 0.012).at(x, y)
    scene.lay(Sheet(crown, INKS["night"], ("crown of frost",)), **place, depth=19.8)
    drops = Outline(())
    for x, y, size in ((0.13, 0.26, 1.0), (0.12, 0.14, 0.75)):
        drops = drops | blob("0,.06 .03,0 0,-.035 -.03,0").scaled(size).at(x, y)
    scene.lay(Sheet(drops, INKS["night"], ("drop",)), depth=19.0)


def _fern(path: list[Point], reach: float) -> Outline:
    """A frond of frost along a path: leaflets on both sides that grow shorter towards its tip."""
    line = smooth(path, closed=False)
    frond = strip(line, 0.035, 0.008)
    for index in range(3, len(line) - 2, 2):
        (ax, ay), (bx, by) = line[index - 1], line[index + 1]
        along = math.atan2(by - ay, bx - ax)
        long = reach * math.sin(math.pi * (0.16 + 0.80 * index / len(line)))
        for side in (-1, 1):
            turn = along + side * math.radians(58)
            tip = (ax + long * math.cos(turn), ay + long * math.sin(turn))
            frond = frond | strip(((ax, ay), tip), 0.030, 0.006)
    return frond


def _lay_train(scene: Scene) -> None:
    """A train that flows from her hem over the plain, with ferns of frost beside its folds."""
    train = blob(
        "-.60,-.40 .04,-.40 .10,-.54 .24,-.80 .62,-.98 1.3,-1.06 1.3,-1.06 1.3,-1.8 1.3,-1.8"
        " -1.3,-1.8 -1.3,-1.8 -1.3,-.92 -1.3,-.92 -1.0,-.74 -.78,-.56"
    )
    scene.lay(Sheet(train, "#f6f6f6", ("train",)), depth=40.0)
    folds = cuts(
        "-.40,-.54 -.54,-.84 -.80,-1.10 -1.02,-1.24", "-.26,-.54 -.28,-.9 -.36,-1.2 -.46,-1.5",
        "-.12,-.54 .02,-.9 .16,-1.2 .24,-1.5", "0,-.56 .26,-.92 .6,-1.14 1.0,-1.26", thick=0.016,
    )  # fmt: skip
    scene.lay(Sheet(folds, "#202020", ("folds",)), depth=39.0)
    ferns = Outline(())
    for path, reach in (
        ("-.44,-.60 -.62,-.96 -.78,-1.2 -.96,-1.42", 0.15),
        ("-.10,-.62 -.10,-.9 -.14,-1.2 -.12,-1.46", 0.15),
        (".10,-.70 .32,-1.02 .48,-1.22 .62,-1.44", 0.15),
        (".36,-.92 .6,-1.02 .82,-1.12 .98,-1.30", 0.10),
        ("-.60,-.52 -.78,-.70 -.92,-.82 -1.0,-.98", 0.10),
    ):
        ferns = ferns | _fern(points(path), reach)
    scene.lay(Sheet(ferns, INKS["night"], ("frost",)), depth=38.0)
    crystals = Outline(())
    for x, y, size in ((-0.36, -1.30, 0.07), (0.22, -1.34, 0.06), (0.84, -1.36, 0.07)):
        crystals = crystals | star(6, size, size * 0.2).at(x, y)
    scene.lay(Sheet(crystals, "#141414", ("crystals",)), depth=37.0)
