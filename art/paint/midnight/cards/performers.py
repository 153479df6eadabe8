"""Those who perform: musicians, an actor, a painter, a host."""

from typing import Any

from art.paint.midnight.stage import empty_stage
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN, profile_outline
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="The understudy",
    subject="actor bowing to himself in every seat",
    props=("stage", "actor", "audience", "curtain"),
    mood=("vain", "sad", "uncanny"),
)
def theatre_of_one(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#0c0c0c")
    light = polygon("-.06,1.5 .10,1.5 .74,.02 -.66,.02")
    scene.lay(Sheet(light, "#f4f4f4", ("spotlight",)), depth=50.0)
    scene.lay(Sheet(ellipse(0.72, 0.13).at(0.04, 0.04), "#f4f4f4"), depth=50.0)
    boards = box(2.6, 0.42).at(0, -0.02)
    scene.lay(Sheet(boards, "#4c4c4c", ("stage",), turn=0), depth=52.0)
    for side in (-1, 1):
        drape = blob("1.3,1.7 .5,1.7 .54,1.2 .70,.7 .64,.2 .70,.1 1.3,.1")
        scene.lay(
            Sheet(drape if side > 0 else drape.flipped(), INKS["vermilion"], ("curtain",), turn=88),
            depth=40.0,
        )
        folds = Outline(())
        for shift in (0.0, 0.12, 0.24):
            folds = folds | strip(
                ((0.66 + shift, 1.6), (0.74 + shift, 0.8), (0.72 + shift, 0.14)), 0.03, 0.05
            )
        scene.lay(Sheet(folds if side > 0 else folds.flipped(), "#161616"), depth=39.0)
    _lay_bowing(scene)
    for row, (level, size, count) in enumerate(
        ((-0.34, 0.115, 8), (-0.66, 0.16, 6), (-1.10, 0.23, 4))
    ):
        for index in range(count):
            x = -1.0 + 2.0 * (index + (0.5 if row % 2 else 0.28)) / (count - 0.44)
            asleep = row == 1 and index == 4
            _lay_spectator(scene, x, level, size, 30.0 - 6 * row, asleep)
    return WoodcutPlan(inks=("vermilion",), sky="black", contrast=1.6)


def _lay_bowing(scene: Scene) -> None:
    """The actor in a deep bow, one hand on his heart."""
    legs = strip(points("-.04,.42 -.07,.22 -.08,.02"), 0.11, 0.06) | strip(
        points(".02,.42 .03,.22 .04,.02"), 0.11, 0.06
    )
    legs = legs | blob("-.12,0 -.12,.05 -.02,.05 .04,0") | blob("0,0 0,.05 .1,.05 .16,0")
    back = blob("-.12,.40 -.1,.56 .04,.68 .24,.66 .34,.56 .28,.50 .14,.50 .08,.38 .08,.38")
    place: dict[str, Any] = {"x": -0.04, "y": 0.04, "scale": 1.06, "depth": 30.0}
    tails = blob("-.1,.52 -.26,.34 -.24,.24 -.12,.38")
    scene.lay(Sheet(legs | back | tails, "#161616", ("actor",)), **place)
    scene.lay(Sheet(strip(points(".24,.60 .26,.40 .40,.34"), 0.07, 0.045), "#161616"), **place)
    scene.lay(Sheet(ellipse(0.03).at(0.42, 0.335), "#f4f4f4"), **place)
    face = profile_outline(MAN, bust=False).scaled(0.165).turned(-62).at(0.40, 0.52)
    hair = (
        blob("-.5,.1 -.46,.4 -.2,.6 .2,.56 .34,.36 .1,.3 -.1,.1 -.2,-.2 -.4,-.3")
        .scaled(0.165)
        .turned(-62)
        .at(0.40, 0.52)
    )
    scene.lay(Sheet(face, "#f0f0f0", ("face",)), **{**place, "depth": 29.0})
    scene.lay(Sheet(hair, "#161616"), **{**place, "depth": 28.9})
    collar = strip(((0.32, 0.62), (0.30, 0.52)), 0.035)
    scene.lay(Sheet(collar, INKS["vermilion"], ("red collar",)), **{**place, "depth": 28.8})


def _lay_spectator(
    scene: Scene, x: float, y: float, size: float, depth: float, asleep: bool
) -> None:
    """The same man again from behind, his parting and his red collar, in a seat."""
    head = (
        ellipse(0.62, 0.80).at(0, 0.62)
        | ellipse(0.15, 0.24).at(-0.64, 0.56)
        | ellipse(0.15, 0.24).at(0.64, 0.56)
    )
    hair = blob("-.62,.5 -.6,1.0 -.3,1.4 .1,1.46 .5,1.26 .64,.8 .6,.4 .3,.14 -.3,.14")
    turn = 24.0 if asleep else 0.0
    place: dict[str, Any] = {"x": x + (-0.02 if asleep else 0), "y": y, "scale": size, "turn": turn}
    scene.lay(Sheet(head, "#c8c8c8", ("spectator",)), depth=depth, **place)
    scene.lay(Sheet(hair, "#2a2a2a", turn=80), depth=depth - 0.2, **place)
    parting = strip(points(".1,1.44 .16,1.1 .12,.8"), 0.05, 0.02)
    strands = Outline(())
    for k in (-0.44, -0.26, -0.08, 0.32, 0.48):
        strands = strands | strip(((k * 0.7, 1.24), (k * 1.1, 0.8), (k * 0.9, 0.3)), 0.02, 0.04)
    scene.lay(Sheet(parting | strands, "#f0f0f0"), depth=depth - 0.3, **place)
    place = {"x": x, "y": y, "scale": size}
    neck = box(0.7, 0.16).at(0, -0.12)
    coat = blob("-1.2,-2.6 -1.16,-.7 -.8,-.3 -.34,-.14 .34,-.14 .8,-.3 1.16,-.7 1.2,-2.6")
    scene.lay(Sheet(coat, "#161616", ("spectator",)), depth=depth - 0.4, **place)
    scene.lay(Sheet(neck, INKS["vermilion"], ("red collar",)), depth=depth - 0.5, **place)
    seat = blob("-1.1,-3 -1.1,-1.2 -.7,-.86 .7,-.86 1.1,-1.2 1.1,-3")
    scene.lay(Sheet(seat, "#6c6c6c", ("seat",), turn=90), depth=depth - 0.6, **place)
