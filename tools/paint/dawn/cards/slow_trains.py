"""A snail that carries passengers, and one who is in no hurry."""

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
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet

_BODY, _SHELL, _FRAME = "#e0a868", "#b5402f", "#f2c14a"


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="Last call",
    subject="snail as a railway carriage",
    props=("passengers", "lit windows", "latecomer", "suitcase"),
    mood=("patient", "comic", "departing"),
)
def snail_express(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2f5f78", lift=0, shade="#f0b890"))
    scene.lay(Sheet(ellipse(0.2).at(0.66, 1.1), "#fff0c8", ("moon",), glow=0.3))
    hands = strips([((0.66, 1.1), (0.66, 1.24)), ((0.66, 1.1), (0.59, 1.19))], 0.022)
    scene.lay(Sheet(hands, "#2f4a68", ("clock hands",), lift=2))
    scene.lay(Sheet(land((-1, -0.5), (0, -0.36), (1, -0.56)), "#4f8a78", ("hills",), lift=6))
    scene.lay(Sheet(land((-1, -0.84), (1, -0.8)), "#35604f", ("ground",), lift=7))
    trail = blob("-1.3,-1.0 -.6,-.98 .2,-1.0 .2,-1.06 -.6,-1.1 -1.3,-1.12")
    scene.lay(Sheet(trail, "#cfe8dc", ("trail",), lift=2))
    _snail(scene)
    _shell(scene)
    for x, y, turn, who in ((-0.6, 0.12, 10, 0), (-0.19, 0.28, 0, 1), (0.21, 0.1, -10, 2)):
        _window(scene, x, y, turn, who)
    _latecomer(scene)
    return PaperPlan(stars=14)


def _snail(scene: Scene) -> None:
    """The whole animal in profile; it looks back at the one who is late."""
    body = blob(
        "-1.02,-1.02 -1.02,-1.02 -.86,-.86 -.5,-.74 .2,-.7 .44,-.6 .52,-.3 .56,-.04 .68,.1 .84,.08"
        " .94,-.06 .92,-.3 .84,-.56 .8,-.84 .7,-1.0 .5,-1.04 -.4,-1.05"
    )
    for root, tip in (((0.66, 0.02), (0.58, 0.5)), ((0.82, 0.02), (0.84, 0.54))):
        scene.lay(Sheet(strip((root, tip), 0.085, 0.055), _BODY, lift=5))
        scene.lay(Sheet(ellipse(0.085).at(*tip), "#fffaf0", lift=4))
        pupil = (tip[0] - 0.02, tip[1] - 0.035)
        scene.lay(Sheet(ellipse(0.04).at(*pupil), "#1c1420", ("eye",), lift=1))
    scene.lay(Sheet(body, _BODY, ("snail",), lift=12, shade="#c88448"))
    scene.lay(Sheet(strip(points(".74,-.18 .84,-.23 .92,-.19"), 0.028), "#8a4a2a", lift=1))
    scene.lay(Sheet(ellipse(0.06, 0.045).at(0.68, -0.14), "#e07a5a", lift=1))


def _shell(scene: Scene) -> None:
    """One round carriage; its roof is the spiral."""
    round_shell = ellipse(0.76, 0.74).at(-0.2, 0.02)
    scene.lay(Sheet(round_shell, _SHELL, ("shell",), lift=14, shade="#8f2c2a"))
    turns = [math.radians(-150 + 12 * k) for k in range(56)]
    coil = [
        (-0.2 + (0.7 - 0.0125 * k) * math.cos(a), 0.02 + (0.68 - 0.0125 * k) * math.sin(a))
        for k, a in enumerate(turns)
    ]
    scene.lay(Sheet(strip(coil, 0.05, 0.03), mix(_SHELL, "#ffffff", 0.22), lift=2))
    belt = strip(points("-1.0,-.26 -.2,-.34 .6,-.26"), 0.1) & round_shell
    scene.lay(Sheet(belt, _FRAME, lift=3))
    door = blob("-.34,-.74 -.34,-.74 -.34,-.2 -.2,-.12 -.06,-.2 -.06,-.74 -.06,-.74")
    scene.lay(Sheet(door, "#5a2028", ("door",), lift=4))
    scene.lay(Sheet(ellipse(0.025).at(-0.1, -0.46), _FRAME, lift=2))
    step = polygon("-.4,-.74 .0,-.74 .04,-.86 -.44,-.86")
    scene.lay(Sheet(step, "#8a5a3c", ("step",), lift=7))


def _window(scene: Scene, x: float, y: float, turn: float, who: int) -> None:
    """A large lit window; a sleeper, somebody with a cup, and one who is no longer young."""
    where: dict[str, Any] = {"x": x, "y": y, "turn": turn, "scale": 0.94}
    pane = box(0.3, 0.36) | ellipse(0.15).at(0, 0.18)
    frame = box(0.37, 0.43) | ellipse(0.185).at(0, 0.18)
    scene.lay(Sheet(frame, _FRAME, lift=5), **where)
    scene.lay(Sheet(pane, "#fff0b4", ("lit windows",), glow=0.35), **where)
    head = (
        figures.head("#8a5238", "#1c1420", figures.CHILD, "curls", "closed", lift=3),
        figures.head("#efc4a0", "#d8d0c8", figures.OLD, "bun", lift=3),
        figures.head("#c98a62", "#5a3020", figures.MAN, "short", lift=3),
    )[who]
    coat = ("#2f7d86", "#7a4f9c", "#3a4a86")[who]
    bust = blob("-.14,-.3 -.12,-.1 0,-.06 .1,-.1 .14,-.3") & pane
    scene.lay(Sheet(bust, coat, ("passenger",), lift=2), **where)
    for sheet in head:
        scene.lay(sheet.placed(0, 0.05, 0.23, 0, flip=who == 0), **where)


def _latecomer(scene: Scene) -> None:
    """She strolls beside it with her case and looks at her watch."""
    dress = Dress(
        skin="#b5794f", hair="#2a1820", coat="#f2c14a", legs="#2c3350", cut="bob",
        kind=figures.WOMAN, hat="beret", hat_colour="#c8443c", scarf="#2f7d86", skirt=0.14,
    )  # fmt: skip
    stroll = Stance(
        near=((0.1, 0.56), (0.2, 0.6)), far=((-0.13, 0.55), (-0.15, 0.4)), legs=people.WALK.legs
    )
    scene.lay(people.person(dress, stroll), x=0.36, y=-1.38, scale=0.78)
    case = box(0.24, 0.18).at(0.23, -1.2)
    grip = ring(0.06, 0.038).at(0.235, -1.1)
    scene.lay(Sheet(case | grip, "#8a5a3c", ("suitcase",), lift=6))
    scene.lay(Sheet(strips([((0.11, -1.2), (0.35, -1.2))], 0.02), _FRAME, lift=1))
    scene.lay(Sheet(ellipse(0.055).at(0.55, -0.89), _FRAME, ("pocket watch",), lift=4))
    scene.lay(Sheet(beads([(0.55, -0.89)], 0.038), "#fffaf0", lift=1))
