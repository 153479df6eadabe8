"""A house whose rain pipe is a horn, and a girl who blows it."""

import math
from dataclasses import replace
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Point, Sheet

_BRASS = "#e8b23c"
_DARK = "#9c6420"
_WALL = "#c8685a"
_COAT = "#f2d03c"


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="In the key of gutters",
    subject="girl blows the rain pipe of a house like a horn",
    props=("house", "brass horn", "fish in the rain", "dancer", "neighbour covering the ears"),
    mood=("defiant", "merry", "loud"),
)
def rain_orchestra(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3f6c86", lift=0, shade="#24465f"))
    scene.lay(replace(nature.rain(80, lambda x, y: True), colour="#8fb4c8"))
    _house(scene)
    _horn(scene)
    _bell(scene)
    street = land((-1, -1.26), (0, -1.24), (1, -1.27))
    scene.lay(Sheet(street, "#2c3f54", ("street",), lift=8))
    puddle = ellipse(0.36, 0.05).at(-0.5, -1.38)
    scene.lay(Sheet(puddle, "#7fa4b8", ("puddle",), lift=0))
    _girl(scene)
    _fish(scene)
    return PaperPlan()


def _house(scene: Scene) -> None:
    """Tall and crooked, cut off by the right edge."""
    wall = polygon("-.3,-1.5 -.26,.42 1.3,.42 1.3,-1.5")
    scene.lay(Sheet(wall, _WALL, ("house",), lift=10, shade=mix(_WALL, "#2a1a40", 0.35)))
    roof = polygon("-.44,.38 .12,1.0 1.3,1.02 1.3,.38")
    scene.lay(Sheet(roof, "#4a3450", ("roof",), lift=9, pattern="scales"))
    _window(scene, 0.06, 0.0, lit=True)
    _window(scene, 0.72, 0.06, lit=True)
    _window(scene, 0.74, -0.66, lit=False)
    _deaf_to_it(scene, 0.72, 0.06)
    _dancer(scene, 0.06, 0.0)


def _window(scene: Scene, x: float, y: float, lit: bool) -> None:
    scene.lay(Sheet(box(0.42, 0.54).at(x, y), "#f0e0c4", ("window",), lift=6))
    pane = box(0.34, 0.46).at(x, y)
    if lit:
        scene.lay(Sheet(pane, "#ffd97a", ("lit window",), glow=0.35))
    else:
        scene.lay(Sheet(pane, "#34405c", lift=0))
        bars = strips([((x, y - 0.23), (x, y + 0.23)), ((x - 0.17, y), (x + 0.17, y))], 0.026)
        scene.lay(Sheet(bars, "#f0e0c4", lift=2))
    scene.lay(Sheet(box(0.5, 0.06).at(x, y - 0.3), "#f0e0c4", lift=5))


def _deaf_to_it(scene: Scene, x: float, y: float) -> None:
    """Somebody in a nightcap with both hands over the ears."""
    pane = box(0.34, 0.46).at(x, y)
    for outline, tone, lift in (
        (blob("-.16,-.3 -.14,-.14 0,-.08 .14,-.14 .16,-.3"), "#7a5a9c", 4),
        (ellipse(0.1, 0.115), "#e0b08c", 4),
        (blob("-.1,.03 -.08,.14 .06,.2 .16,.12 .16,.12 .1,.1 .1,.03 0,.06"), "#7a5a9c", 3),
        (
            strips([((-0.05, 0.0), (-0.02, -0.01)), ((0.02, -0.01), (0.05, 0.0))], 0.014),
            "#3a2030",
            0,
        ),
        (strip(points("-.03,-.06 0,-.045 .03,-.06"), 0.012), "#8a2f2c", 0),
        (strip(points("-.15,-.2 -.19,-.08 -.1,.0"), 0.06), "#6a4a8c", 3),
        (strip(points(".15,-.2 .19,-.08 .1,.0"), 0.06), "#6a4a8c", 3),
        (beads([(-0.1, 0.0), (0.1, 0.0)], 0.042), "#d8a07c", 3),
    ):
        scene.lay(Sheet(outline.at(x, y) & pane, tone, ("neighbour",), lift=lift))


def _dancer(scene: Scene, x: float, y: float) -> None:
    """Somebody whom it makes dance, seen against the light."""
    pane = box(0.34, 0.46).at(x, y)
    skirt = blob("-.04,.06 .04,.06 .12,-.1 .16,-.14 -.12,-.12 -.1,-.06")
    limbs = strip(points(".0,.08 -.1,.14 -.08,.22"), 0.03) | strip(
        points(".0,.07 .1,.06 .15,.15"), 0.03
    )
    limbs = limbs | strip(points("-.02,-.1 -.04,-.18 -.02,-.25"), 0.034)
    limbs = limbs | strip(points(".04,-.1 .12,-.16 .05,-.22"), 0.034)
    body = (
        skirt | limbs | blob("-.03,.12 .03,.12 .04,.04 -.04,.04") | ellipse(0.045).at(0.02, 0.165)
    )
    hair = strip(points(".0,.2 -.06,.16 -.1,.08"), 0.05, 0.015)
    scene.lay(Sheet((body | hair).at(x, y) & pane, "#5a2444", ("dancer",), lift=2))


_PIPE = points(
    "-.46,-.74 -.2,-.84 .1,-.92 .4,-.94 .5,-.72 .4,-.5 .0,-.46 -.3,-.42 -.38,-.1 -.36,.24 -.1,.36"
    " .4,.38 .9,.36 .98,.1 .98,-.3 .84,-.36 .46,-.32 .4,.0 .42,.5 .36,.8 .23,.98"
)


def _horn(scene: Scene) -> None:
    """The pipe from the girl's lips around the house up to the roof, in one piece."""
    line = smooth(_PIPE, closed=False)
    pieces = 6
    step = len(line) // pieces
    for k in range(pieces):
        start, wide = k * step, 0.075 + 0.012 * k
        part = line[start : start + step + 2 if k < pieces - 1 else None]
        scene.lay(Sheet(strip(part, wide, wide + 0.012), _BRASS, ("rain pipe",), lift=8))
        gleam = strip([(x - 0.012, y + 0.014) for x, y in part], wide * 0.22)
        scene.lay(Sheet(gleam, mix(_BRASS, "#ffffff", 0.55), lift=0))
    for k in range(1, pieces):
        scene.lay(_clamp(line, k * step))


def _clamp(line: tuple[Point, ...], index: int) -> Sheet:
    (ax, ay), (bx, by) = line[index - 1], line[index + 1]
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    return Sheet(box(0.05, 0.19).turned(turn).at(*line[index]), _DARK, ("clamp",), lift=5)


def _bell(scene: Scene) -> None:
    """Above the roof the pipe opens."""
    flare = blob(
        ".26,.94 .1,1.0 -.1,1.06 -.34,1.0 -.62,.8 -.62,.8 -.66,1.1 -.5,1.42 -.5,1.42 -.28,1.22"
        " -.02,1.18 .2,1.12"
    )
    scene.lay(Sheet(flare, _BRASS, ("bell of the horn",), lift=14, shade=_DARK))
    joint = box(0.05, 0.24).turned(-34).at(0.2, 1.02)
    scene.lay(Sheet(joint, _DARK, ("clamp",), lift=5))
    mouth = ellipse(0.12, 0.36).turned(-20).at(-0.57, 1.1)
    scene.lay(Sheet(mouth, "#f6d070", lift=5))
    scene.lay(Sheet(ellipse(0.08, 0.3).turned(-20).at(-0.57, 1.1), "#5a3414", lift=0))


def _girl(scene: Scene) -> None:
    """In a yellow raincoat and red boots, with full cheeks."""
    at: dict[str, Any] = {"x": -0.66, "y": -1.4, "scale": 1.0}
    legs = strips([((-0.06, 0.22), (-0.09, 0.0)), ((0.08, 0.22), (0.12, 0.0))], 0.09)
    boot = blob("-.06,.14 -.06,.14 .05,.14 .05,.14 .05,.02 .14,-.0 .15,-.05 .15,-.05 -.07,-.05")
    coat = blob("-.12,.64 .08,.64 .14,.44 .24,.14 .24,.14 .02,.1 -.2,.14 -.2,.14 -.16,.44")
    scene.lay(Sheet(legs, "#3a3450", lift=5), **at)
    for x in (-0.09, 0.12):
        scene.lay(Sheet(boot.at(x, 0.0), "#d8402f", ("rain boots",), lift=6), **at)
    scene.lay(Sheet(coat, _COAT, ("girl",), lift=11, shade="#e0a82c"), **at)
    head = figures.head("#8a5238", "#241820", figures.CHILD, "none", lift=9)
    head.append(Sheet(ellipse(0.17, 0.16).at(0.24, -0.22), "#9c6246", ("full cheek",), lift=4))
    hood = blob(
        ".3,.46 .1,.64 -.2,.66 -.48,.46 -.6,.1 -.56,-.3 -.4,-.66 -.1,-.74 .06,-.6 -.04,-.3 -.06,.0"
        " .04,.26"
    )
    head.append(Sheet(hood, _COAT, ("hood",), lift=8))
    scene.lay(head, x=-0.66, y=-0.62, scale=0.46, turn=-2)
    arm = people.bent_sleeve((-0.02, 0.56), (0.1, 0.34), (0.3, 0.5), 0.14)
    scene.lay(Sheet(ellipse(0.065).at(0.35, 0.545), "#8a5238", ("hand",), lift=6), **at)
    scene.lay(Sheet(arm, mix(_COAT, "#8a4a10", 0.2), ("sleeve",), lift=7), **at)


def _fish(scene: Scene) -> None:
    """What comes out swims off into the rain."""
    for x, y, size, turn, tone in (
        (-0.66, 1.08, 0.26, -6, "#f6904a"),
        (-0.7, 0.58, 0.4, -34, "#f07a3c"),
        (-0.84, 1.3, 0.24, 20, "#f6c453"),
        (-0.56, 0.16, 0.26, -64, "#e8563c"),
        (-0.86, 0.0, 0.18, -20, "#f6a04a"),
    ):
        scene.lay(nature.fish(tone), x=x, y=y, scale=size, turn=turn, flip=True)
