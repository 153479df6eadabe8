"""An elephant nobody knows where to put."""

from typing import Any

from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import MAN, OLD
from tools.paint.story.cutouts.folk import BEHIND_BACK, RAISED, REACHING, Person, person
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.cutouts.town import ladder_outline
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet

_BODY = (
    "-.72,.3 -.7,.9 -.4,1.22 0,1.3 .4,1.22 .7,.9 .76,.2 .8,-.5 .76,-1.12 .76,-1.12 .40,-1.12"
    " .40,-1.12"
    " .36,-.5 0,-.4 -.36,-.5 -.40,-1.12 -.40,-1.12 -.76,-1.12 -.76,-1.12 -.8,-.5"
)
_EAR = ".26,.84 .46,1.06 .76,1.08 .97,.84 .96,.44 .82,.1 .62,.02 .44,.2 .3,.36"
_HEAD = "-.34,.8 -.2,1.08 0,1.14 .2,1.08 .34,.8 .36,.4 .28,.08 .17,-.14 -.17,-.14 -.28,.08 -.36,.4"


@card(
    palette="block_day",
    hand="woodcut",
    title="It will not fit the safe",
    subject="bankers round a white elephant",
    props=("white elephant", "bankers", "safe", "paint", "mouse"),
    mood=("satirical", "solemn", "helpless"),
)
def white_elephant_bank(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#3c3c3c")
    scene.lay(Sheet(land((-1, -1.0), (1, -1.0)), "#f4f4f4", ("floor",)), depth=55.0)
    tiles = strips([((-1.3, -1.16), (1.3, -1.16)), ((-1.3, -1.36), (1.3, -1.36))], 0.010)
    scene.lay(Sheet(tiles, "#202020"), depth=54.0)
    scene.lay(Sheet(blob(_BODY), "#d4d4d4", ("white elephant",), turn=80), depth=42.0)
    ear = blob(_EAR)
    scene.lay(Sheet(ear | ear.flipped(), "#f8f8f8", ("ears",)), depth=41.0)
    wet = ear & blob("1.2,1.3 .62,1.2 .66,1.0 .56,.86 .70,.70 .60,.52 .76,.40 .74,.2 .9,.0 1.2,0")
    scene.lay(Sheet(wet, "#6c6c6c", ("grey paint",), turn=60), depth=40.0)
    trunk = strip(points("0,.1 0,-.1 -.01,-.5 .02,-.84 .16,-1.06 .38,-1.06"), 0.34, 0.13)
    scene.lay(Sheet(blob(_HEAD) | trunk, "#f8f8f8", ("white elephant", "trunk")), depth=14.0)
    _lay_elephant_face(scene)
    _lay_safe(scene)
    _lay_bankers(scene)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="paper", contrast=1.5, lamp_pool=0)


def _lay_elephant_face(scene: Scene) -> None:
    """Patient eyes, tusks, and a trunk with a ring of wrinkles at every step."""
    tusk = blob(".16,.0 .16,.0 .3,.02 .3,.02 .36,-.2 .5,-.36 .5,-.36 .28,-.32 .17,-.16")
    scene.lay(Sheet(tusk | tusk.flipped(), "#fafafa", ("tusks",)), depth=13.8)
    lines = cuts("-.17,.24 -.16,.1 -.14,-.1", ".17,.24 .16,.1 .14,-.1", thick=0.014)
    for step in range(9):
        y, half = 0.14 - 0.105 * step, 0.115 - 0.006 * step
        lines = lines | cuts([(-half, y + 0.02), (0, y - 0.02), (half, y + 0.02)], thick=0.014)
    for side in (-1, 1):
        eye = blob("-.07,0 0,.045 .07,0 0,-.035").at(side * 0.23, 0.50)
        lines = (
            lines
            | eye
            | cuts([(side * 0.14, 0.66), (side * 0.23, 0.64), (side * 0.31, 0.57)], thick=0.02)
        )
        lines = lines | cuts(
            [(side * 0.16, 0.43), (side * 0.23, 0.40), (side * 0.30, 0.43)], thick=0.010
        )
        lines = lines | cuts(
            [(side * 0.50, 0.9), (side * 0.6, 0.6), (side * 0.56, 0.3)], thick=0.014
        )
        lines = lines | cuts(
            [(side * 0.70, 0.88), (side * 0.76, 0.6), (side * 0.70, 0.34)], thick=0.012
        )
    scene.lay(Sheet(lines, "#161616", ("eyes",)), depth=13.0)
    for side in (-1, 1):
        scene.lay(Sheet(ellipse(0.013).at(side * 0.23 - 0.015, 0.51), "#fafafa"), depth=12.9)


def _lay_safe(scene: Scene) -> None:
    """A small safe whose door stands open; the tip of the trunk fits in."""
    scene.lay(Sheet(box(0.44, 0.44).at(0.50, -1.12), "#161616", ("safe",)), depth=20.0)
    scene.lay(Sheet(box(0.34, 0.34).at(0.49, -1.12), "#f4f4f4"), depth=19.0)
    scene.lay(Sheet(box(0.31, 0.31).at(0.49, -1.12), "#4a4a4a", ("safe",), turn=0), depth=18.9)
    door = polygon(".72,-.90 .94,-.98 .94,-1.40 .72,-1.34")
    scene.lay(Sheet(door, "#161616", ("door",)), depth=12.0)
    lock = ring(0.085, 0.06).scaled(0.8, 1).at(0.83, -1.15) | ellipse(0.025).at(0.83, -1.15)
    scene.lay(Sheet(lock, INKS["lamp"], ("lock",)), depth=11.9)


def _lay_bankers(scene: Scene) -> None:
    """Bankers who look up, one who pushes, one on a ladder who paints; a mouse signs."""
    crowd: tuple[tuple[float, float, float, bool, Any, Any], ...] = (
        (-0.84, -1.42, 0.72, False, OLD, BEHIND_BACK), (-0.50, -1.44, 0.66, False, MAN, RAISED),
        (-0.20, -1.46, 0.60, False, OLD, REACHING),
    )  # fmt: skip
    for x, y, size, flip, kind, arm in crowd:
        cut: Any = "coat" if x == -0.50 else "stout"
        banker = Person("#161616", kind, "bald", cut=cut, headgear="top", bow=-14)
        lay_pile(scene, person(banker, (arm,)), x=x, y=y, scale=size, flip=flip, depth=10.0)
    ladder = ladder_outline(1.5, 0.17, 8).turned(2).at(0.85, -1.46)
    scene.lay(Sheet(ladder, "#161616", ("ladder",)), depth=16.0)
    painter = Person("#161616", MAN, "short", cut="jacket", trousers="#161616")
    arm = (((0.0, 0.77), (0.12, 0.86), (0.20, 1.0)),)
    lay_pile(
        scene, person(painter, arm, stride=0.03), x=0.85, y=-0.26, scale=0.56, flip=True, depth=12.0
    )
    brush = strip(((0.74, 0.30), (0.71, 0.42)), 0.02) | box(0.11, 0.06).turned(14).at(0.705, 0.44)
    scene.lay(Sheet(brush, INKS["vermilion"], ("brush",)), depth=11.0)
    mouse = blob("-.1,0 -.08,.08 0,.11 .08,.07 .13,.02 .1,0") | ellipse(0.03).at(0.05, 0.1)
    mouse = mouse | strip(points("-.1,.01 -.2,.0 -.26,.06"), 0.014, 0.005)
    scene.lay(
        Sheet(box(0.17, 0.09).turned(6).at(0.32, -1.44), "#f8f8f8", ("contract",)), depth=10.0
    )
    scene.lay(Sheet(mouse.scaled(0.7), "#161616", ("mouse",)), x=0.18, y=-1.44, depth=9.0)
    scene.lay(
        Sheet(strip(((0.25, -1.42), (0.30, -1.28)), 0.006, 0.03), INKS["vermilion"], ("quill",)),
        depth=8.0,
    )
