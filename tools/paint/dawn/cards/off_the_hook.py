"""A telephone off the hook at night, and somebody who comes along the line."""

import math
from typing import Any

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, people
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Point, Sheet

_RED = "#d8402f"
_SKIN = "#e0a37c"
_LINE = points("-.06,.5 .1,.64 .3,.8 .5,.94 .68,1.04")
"""Where the cord runs, from the receiver up to the telephone."""


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="Last call",
    subject="telephone receiver off the hook",
    props=("snail with a suitcase", "spiral cord", "sleeper", "ring"),
    mood=("late", "patient", "longing"),
)
def snail_express(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#35508a", lift=0, shade="#1f2c60", pattern="stripes", turn=90))
    _photograph(scene)
    _telephone(scene)
    _cord(scene)
    _receiver(scene, x=-0.3, y=-0.2, scale=1.12, turn=-19)
    _snail(scene, x=0.25, y=0.89, scale=0.6, turn=37)
    _sleeper(scene)
    return PaperPlan()


def _photograph(scene: Scene) -> None:
    """A photograph on the wall from which one of two has been torn away."""
    frame = box(0.5, 0.62)
    face = figures.profile_outline(figures.WOMAN) | ellipse(0.24).at(-0.44, 0.36)
    face = face.scaled(0.2).at(-0.08, 0.04) & box(0.38, 0.5)
    gone = polygon(".03,.3 .0,.16 .06,.06 .02,-.06 .07,-.16 .03,-.3 .3,-.3 .3,.3") & box(0.38, 0.5)
    for outline, tone, lift in (
        (frame, "#c8964a", 7), (box(0.38, 0.5), "#f0dcb4", 0), (face, "#8a6a4c", 2),
        (gone, "#2f2a4a", 0),
    ):  # fmt: skip
        sheet = Sheet(outline, tone, ("torn photograph",), lift=lift)
        scene.lay(sheet, x=-0.62, y=1.0, turn=4)


def _telephone(scene: Scene) -> None:
    """On the wall, mostly outside the picture; its hook is empty."""
    case = blob(".5,1.7 .46,1.2 .52,1.04 .7,.98 1.3,.98 1.3,1.7")
    scene.lay(Sheet(case, _RED, ("telephone",), lift=13, shade=mix(_RED, "#4a0c20", 0.4)))
    scene.lay(Sheet(ellipse(0.28).at(0.92, 1.36), "#f6ead2", ("dial",), lift=5))
    holes = [
        (0.92 + 0.2 * math.cos(a), 1.36 + 0.2 * math.sin(a))
        for a in (math.radians(34 * k) for k in range(10))
    ]
    scene.lay(Sheet(beads(holes, 0.042), "#3a2440", lift=0))
    scene.lay(Sheet(ellipse(0.1).at(0.92, 1.36), _RED, lift=3))


def _cord(scene: Scene) -> None:
    """Loop after loop along the line."""
    loops = 13
    for k in range(loops):
        share = (k + 0.5) / loops * (len(_LINE) - 1)
        start = min(int(share), len(_LINE) - 2)
        (ax, ay), (bx, by) = _LINE[start], _LINE[start + 1]
        x, y = ax + (bx - ax) * (share - start), ay + (by - ay) * (share - start)
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        loop = ellipse(0.055, 0.105) - ellipse(0.026, 0.074)
        scene.lay(Sheet(loop, "#b8281f", ("spiral cord",), lift=4), x=x, y=y, turn=turn - 14)


def _receiver(scene: Scene, **at: Any) -> None:
    """It hangs by its lower end; out of the other comes light, and somebody looks out."""
    grip = blob(
        ".1,.44 -.06,.36 -.13,.2 -.14,0 -.13,-.2 -.06,-.36 .1,-.44 .0,-.74 -.16,-.66 -.3,-.42"
        " -.37,0 -.3,.42 -.16,.66 .0,.74"
    )
    cup = blob("-.1,.6 -.04,.72 .1,.75 .22,.7 .36,.7 .36,.7 .38,.34 .38,.34 .2,.36 .04,.4")
    both = grip | cup | cup.scaled(1, -1)
    scene.lay(Sheet(both, _RED, ("receiver",), lift=16, shade="#a82420"), **at)
    gleam = strip(points("-.2,.48 -.28,.28 -.31,0 -.28,-.26"), 0.03, 0.02)
    scene.lay(Sheet(gleam, mix(_RED, "#ffffff", 0.45), lift=0), **at)
    seams = strips([((0.14, 0.71), (0.14, 0.37)), ((0.14, -0.71), (0.14, -0.37))], 0.022)
    scene.lay(Sheet(seams, "#8a1a1c", lift=0), **at)
    scene.lay(Sheet(ellipse(0.075, 0.185).at(0.37, 0.52), "#3a1424", lift=4), **at)
    scene.lay(Sheet(ellipse(0.105, 0.195).at(0.37, -0.52), "#8a1a1c", lift=5), **at)
    light = ellipse(0.08, 0.16).at(0.38, -0.52)
    scene.lay(Sheet(light, "#ffe490", ("light in the receiver",), glow=0.9), **at)
    stalks = strips([((0.4, -0.6), (0.52, -0.42)), ((0.4, -0.62), (0.56, -0.54))], 0.03)
    scene.lay(Sheet(stalks, "#c8935a", ("second snail",), lift=3), **at)
    tips = [(0.53, -0.4), (0.575, -0.53)]
    scene.lay(Sheet(beads(tips, 0.036), "#fffaf0", lift=3), **at)
    scene.lay(
        Sheet(beads([(x + 0.008, y - 0.006) for x, y in tips], 0.017), "#1c1420", lift=0), **at
    )


def _spiral(turns: float, radius: float) -> list[Point]:
    steps = 26
    result = []
    for k in range(steps + 1):
        a, r = 2 * math.pi * turns * k / steps, radius * (1 - 0.86 * k / steps)
        result.append((r * math.cos(a), r * math.sin(a)))
    return result


def _snail(scene: Scene, **at: Any) -> None:
    """It looks to the left and carries its house, and on the house a suitcase."""
    body = blob(
        "-.62,.2 -.58,.06 -.5,-.02 .5,-.02 .62,.0 .4,.1 .1,.16 -.2,.16 -.36,.2 -.42,.36 -.5,.42"
        " -.6,.36"
    )
    shell = ellipse(0.32).at(0.06, 0.36)
    case = polygon("-.14,.62 .3,.68 .26,.98 -.18,.92")
    lid = strips([((-0.16, 0.82), (0.28, 0.88))], 0.02)
    handle = ring(0.09, 0.055).at(0.04, 0.97)
    horns = strips([((-0.52, 0.38), (-0.66, 0.58)), ((-0.46, 0.38), (-0.46, 0.62))], 0.035)
    eyes = [(-0.66, 0.6), (-0.46, 0.63)]
    for outline, tone, tag, lift in (
        (handle, "#5a3420", "", 3),
        (case, "#8a5230", "suitcase", 6),
        (lid, "#5a3420", "", 0),
        (horns, "#d9a86a", "", 4),
        (body, "#e6bc80", "snail", 8),
        (shell, "#f2c14a", "shell", 8),
        (
            strip([(x + 0.06, y + 0.36) for x, y in _spiral(2.2, 0.26)], 0.05, 0.03),
            "#c8742c",
            "",
            1,
        ),
        (strip(points("-.2,.22 -.08,.6 .0,.78 .06,.96"), 0.022), "#fdf3e2", "string", 2),
        (strip(points(".34,.2 .26,.56 .16,.76 .06,.96"), 0.022), "#fdf3e2", "", 2),
        (beads(eyes, 0.06), "#fffaf0", "", 3),
        (beads([(-0.685, 0.59), (-0.485, 0.615)], 0.027), "#1c1420", "", 0),
    ):
        sheet = Sheet(outline, tone, (tag,) if tag else (), lift=lift)
        scene.lay(sheet, **at)


def _sleeper(scene: Scene) -> None:
    """An arm with a ring on a table, and a head that lies on it."""
    table = land((-1, -1.14), (0, -1.12), (1, -1.15))
    scene.lay(Sheet(table, "#6a3a4a", ("table",), lift=9, shade="#4a2438"))
    back = blob("1.3,-.5 .98,-.6 .78,-.9 .7,-1.3 1.3,-1.4")
    scene.lay(Sheet(back, "#e9c46a", ("sleeper",), lift=9))
    head = figures.head(_SKIN, "#4a2420", figures.WOMAN, "bob", "closed", lift=11)
    scene.lay(head, x=0.62, y=-0.82, scale=0.66, turn=48, flip=True)
    arm = people.bent_sleeve((1.1, -1.0), (0.92, -1.3), (0.2, -1.24), 0.26)
    scene.lay(Sheet(arm, "#f2d488", ("sleeve",), lift=9, pattern="stripes", turn=60))
    hand = blob(".26,-1.13 .1,-1.11 -.04,-1.14 -.08,-1.24 -.04,-1.33 .1,-1.36 .26,-1.35")
    for root, tip in (
        ((-0.03, -1.165), (-0.31, -1.12)),
        ((-0.05, -1.22), (-0.39, -1.205)),
        ((-0.05, -1.27), (-0.37, -1.29)),
        ((-0.02, -1.32), (-0.26, -1.365)),
        ((0.12, -1.14), (-0.08, -1.05)),
    ):
        hand = hand | strip((root, tip), 0.066, 0.054) | ellipse(0.027).at(*tip)
    scene.lay(Sheet(hand, _SKIN, ("hand",), lift=7))
    ring_band = box(0.036, 0.078).turned(4).at(-0.2, -1.28)
    scene.lay(Sheet(ring_band, "#ffe066", ("ring",), lift=2))
