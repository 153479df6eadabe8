"""Nights that are deeper than they should be."""

import math
from typing import Any

from art.paint.midnight.stage import empty_stage
from art.paint.story.card import card
from art.paint.story.cutouts.figures import WOMAN, profile_outline
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    ring,
    strip,
    strips,
    waves,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_SWIMMING: dict[str, Any] = {"x": -0.06, "y": 0.50, "scale": 0.80, "turn": 12.0}


@card(
    palette="block_night",
    hand="woodcut",
    title="The lamps showed the depth",
    subject="woman swimming above a street",
    props=("street lamps", "houses", "long hair", "fish", "boat"),
    mood=("free", "dreamlike", "deep"),
)
def night_swimmer_street(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#0c0c0c")
    scene.lay(Sheet(waves(1.16, 0.014, 0.3, 0.3), INKS["night"], ("water",), turn=1), depth=58.0)
    hull = blob(".2,1.2 .2,1.2 .3,1.02 .56,.98 .8,1.04 .9,1.22 .9,1.22")
    scene.lay(Sheet(hull, "#161616", ("boat from below",)), x=-1.02, depth=50.0)
    oar = strip(((0.42, 1.26), (0.30, 0.90)), 0.02) | ellipse(0.03, 0.10).turned(-18).at(
        0.285, 0.84
    )
    scene.lay(Sheet(oar, "#161616", ("oar",)), x=-1.02, depth=50.0)
    for x, tall, wide, lit in (
        (-0.86, 0.30, 0.50, 1), (-0.40, -0.18, 0.40, 4), (0.86, 0.16, 0.56, 2),
        (0.42, -0.34, 0.36, 0),
    ):  # fmt: skip
        _lay_street_house(scene, x, tall, wide, lit)
    scene.lay(
        Sheet(land((-1, -1.24), (0, -1.20), (1, -1.26)), "#2a2a2a", ("street",), turn=0), depth=30.0
    )
    stones = Outline(())
    for index in range(26):
        x, y = -0.95 + 0.16 * (index % 13) + 0.07 * (index // 13), -1.32 - 0.10 * (index // 13)
        stones = stones | ellipse(0.055, 0.022).at(x, y)
    scene.lay(Sheet(stones, "#8c8c8c", ("cobbles",), turn=0), depth=29.0)
    for x, foot, tall in ((-0.10, -1.26, 0.66), (0.30, -1.36, 0.94), (-0.58, -1.40, 1.06)):
        _lay_lamp(scene, x, foot, tall)
    _lay_swimmer(scene)
    return WoodcutPlan(inks=("night", "lamp", "vermilion"), sky="black", contrast=1.5, lamp_pool=0)


def _lay_street_house(scene: Scene, x: float, top: float, wide: float, lit: int) -> None:
    """A gabled house on the bed of the flood, one window lit."""
    half = wide / 2
    depth = 44.0 - 6 * wide
    wall = polygon(
        (x - half, -1.5), (x - half, top), (x, top + wide * 0.8), (x + half, top), (x + half, -1.5)
    )
    scene.lay(Sheet(wall, "#262626", ("house",), turn=90), depth=depth)
    eaves = strip(((x - half * 1.12, top - 0.05), (x, top + wide * 0.84)), 0.03)
    eaves = eaves | strip(((x, top + wide * 0.84), (x + half * 1.12, top - 0.05)), 0.03)
    scene.lay(Sheet(eaves, "#e8e8e8"), depth=depth - 0.2)
    for index in range(6):
        px, py = x + half * (0.46 if index % 2 else -0.46), top - 0.16 - 0.30 * (index // 2)
        pane = box(wide * 0.24, 0.17).at(px, py)
        is_lit = index == lit
        colour = INKS["lamp"] if is_lit else "#8c8c8c"
        scene.lay(Sheet(pane, colour, ("window",), glow=0.4 * is_lit, turn=0), depth=depth - 0.3)
        cross = strips(
            [
                ((px, py - 0.085), (px, py + 0.085)),
                ((px - wide * 0.12, py), (px + wide * 0.12, py)),
            ],
            0.010,
        )
        scene.lay(Sheet(cross, "#161616"), depth=depth - 0.4)


def _lay_lamp(scene: Scene, x: float, foot: float, tall: float) -> None:
    """A street lamp that burns under water, small fish around it like moths."""
    post = strip(((x, foot), (x, foot + tall)), 0.05, 0.025) | ellipse(0.05, 0.025).at(x, foot)
    scene.lay(Sheet(post, "#161616", ("street lamp",)), depth=22.0)
    top = foot + tall
    glass = polygon(
        (x - 0.05, top), (x + 0.05, top), (x + 0.075, top + 0.16), (x - 0.075, top + 0.16)
    )
    scene.lay(
        Sheet(ring(0.25, 0.232).at(x, top + 0.08), INKS["lamp"], glow=0.4),
        depth=23.0,
    )
    scene.lay(Sheet(glass, INKS["lamp"], ("lamp",), glow=0.6), depth=21.0)
    scene.lay(
        Sheet(polygon((x - 0.10, top + 0.16), (x + 0.10, top + 0.16), (x, top + 0.23)), "#161616"),
        depth=20.9,
    )
    for index in range(3):
        a = 2.1 * index + 5 * x  # round the ring of light
        fx, fy = x + 0.25 * math.cos(a), top + 0.08 + 0.25 * math.sin(a)
        fish = blob("-.44,0 -.1,.2 .3,.16 .54,0 .3,-.15 -.1,-.18") | polygon(
            "-.36,0 -.66,.2 -.66,-.2"
        )
        scene.lay(
            Sheet(fish.scaled(0.07).turned(math.degrees(a) + 90).at(fx, fy), "#f4f4f4", ("fish",)),
            depth=20.0,
        )


def _lay_swimmer(scene: Scene) -> None:
    """A woman in a red dress, stretched out in a long stroke."""
    legs = strip(points("-.30,-.02 -.62,.02 -.96,-.10"), 0.12, 0.04) | strip(
        points("-.30,-.06 -.56,-.18 -.86,-.34"), 0.12, 0.04
    )
    feet = blob("-.96,-.07 -1.1,-.16 -1.08,-.19 -.95,-.13") | blob(
        "-.85,-.31 -.97,-.43 -.95,-.46 -.83,-.37"
    )
    dress = blob(
        ".30,.10 .16,.14 -.1,.10 -.46,.16 -.62,.10 -.58,-.06"
        " -.66,-.22 -.44,-.22 -.16,-.12 .1,-.10 .28,-.04"
    )
    folds = strip(points("-.1,.04 -.36,.06 -.56,.04"), 0.006, 0.02) | strip(
        points("-.06,-.02 -.3,-.06 -.54,-.12"), 0.006, 0.02
    )
    front = strip(points(".24,.06 .44,.16 .66,.10 .92,.18"), 0.09, 0.04) | blob(
        ".90,.16 .96,.22 1.06,.22 1.04,.17 .94,.13"
    )
    back = strip(points(".2,.0 .14,-.24 -.04,-.42"), 0.09, 0.045) | blob(
        "-.02,-.40 -.12,-.46 -.14,-.52 -.04,-.48 .0,-.43"
    )
    place = _SWIMMING
    scene.lay(Sheet(legs | feet | back, "#f0f0f0", ("swimmer",)), depth=12.0, **place)
    scene.lay(Sheet(dress, INKS["vermilion"], ("red dress",), turn=4), depth=11.0, **place)
    scene.lay(Sheet(folds, "#161616"), depth=10.9, **place)
    scene.lay(Sheet(front, "#f0f0f0"), depth=10.5, **place)
    _lay_swimming_head(scene)


def _lay_swimming_head(scene: Scene) -> None:
    """Her head with closed eyes, long hair and bubbles."""
    place = _SWIMMING
    face = profile_outline(WOMAN, bust=False).scaled(0.30).turned(-16).at(0.44, 0.22)
    scene.lay(Sheet(face, "#f4f4f4", ("face",)), depth=10.0, **place)
    hair = blob(
        ".54,.34 .46,.44 .30,.42 .1,.48 -.2,.40 -.5,.50 -.8,.42"
        " -.8,.42 -.5,.40 -.24,.30 -.5,.28 -.66,.30 -.66,.30"
        " -.4,.20 -.1,.24 .1,.24 .26,.12 .36,.12 .42,.24"
    )
    scene.lay(Sheet(hair, "#161616", ("long hair",)), depth=9.9, **place)
    strands = strip(points(".44,.38 .2,.40 -.1,.38 -.5,.44"), 0.010, 0.004) | strip(
        points(".36,.26 .1,.32 -.2,.30"), 0.010, 0.004
    )
    lid = strip(points(".515,.205 .545,.195 .57,.20"), 0.010)
    scene.lay(Sheet(strands, "#f0f0f0"), depth=9.8, **place)
    scene.lay(Sheet(lid, "#161616", ("closed eye",)), depth=9.7, **place)
    for x, y, size in ((0.52, 0.80, 0.032), (0.57, 0.91, 0.042), (0.50, 1.01, 0.028)):
        scene.lay(Sheet(ring(size, size * 0.62).at(x, y), "#f4f4f4", ("bubble",)), depth=9.0)
