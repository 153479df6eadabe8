"""A door that flies as a kite over a hill."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    star,
    strip,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_RED = "#c23c3e"
_DOOR: dict[str, Any] = {"x": 0.37, "y": 0.63, "scale": 0.82, "turn": -15}
_HINGE, _FREE = 0.41, -0.24
_KNOB: Point = (0.23, 0.6)  # in the picture, where the string is tied


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="Today we learn doors",
    subject="door flown as a kite by a teacher and two children",
    props=("door", "kite string with bows", "night sky behind the door", "fingers", "key"),
    mood=("curious", "daring", "windy"),
)
def wind_school(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8fcbc6", lift=0, shade="#fdeac6"))
    scene.lay(Sheet(land((-1, -0.72), (0, -0.5), (1, -0.62)), "#b5d3a4", ("hills",), lift=4))
    _frame(scene)
    _leaf(scene)
    _fingers(scene)
    hill = land((-1, -1.1), (-0.3, -1.03), (0.3, -1.15), (1, -1.34))
    scene.lay(Sheet(hill, "#6aa35a", ("hill",), lift=9, shade="#3c7548", pattern="leaves"))
    _string(scene)
    _teacher(scene)
    _clinging_child(scene)
    _child_with_key(scene)
    _grass(scene)
    return PaperPlan()


def _frame(scene: Scene) -> None:
    """The frame flies along; within it is the night of some other place."""
    scene.lay(Sheet(box(1.02, 1.68), "#f4e6c8", ("door frame",), lift=16), **_DOOR)
    scene.lay(Sheet(box(0.94, 1.6) - box(0.86, 1.52), "#dcc49a", lift=0), **_DOOR)
    gap = box(0.84, 1.5)
    scene.lay(Sheet(gap, "#171c4c", ("night sky",), lift=0, shade="#43307a"), **_DOOR)
    for x, y, size in (
        (-0.35, 0.62, 0.045),
        (-0.31, 0.4, 0.022),
        (-0.37, 0.08, 0.03),
        (-0.31, -0.3, 0.05),
        (-0.37, -0.52, 0.022),
        (-0.32, -0.66, 0.03),
    ):
        spark = star(5, size, size * 0.42).turned(20 * x).at(x, y)
        scene.lay(Sheet(spark, "#fff3c4", ("stars",), glow=0.4), **_DOOR)


def _on_leaf(u: float, v: float) -> Point:
    """A point of the leaf: u from the free edge to the hinges, v from the sill up."""
    x = _FREE + (_HINGE - _FREE) * u
    half = 0.85 - 0.1 * u
    return x, -half + 2 * half * v


def _panel(left: float, right: float, low: float, high: float) -> Outline:
    """A field of the leaf between these shares of its width and its height."""
    return polygon(
        _on_leaf(left, low), _on_leaf(right, low), _on_leaf(right, high), _on_leaf(left, high)
    )


def _leaf(scene: Scene) -> None:
    """It has swung towards us by a hand's breadth, so its free edge is the longer one."""
    edge = polygon(_on_leaf(0, 0), _on_leaf(0, 1), (_FREE - 0.05, 0.83), (_FREE - 0.05, -0.83))
    scene.lay(Sheet(edge, mix(_RED, "#2a0c1c", 0.55), ("edge of the door",), lift=10), **_DOOR)
    scene.lay(Sheet(_panel(0, 1, 0, 1), _RED, ("door",), lift=9, shade="#a02c3a"), **_DOOR)
    for left, right in ((0.13, 0.46), (0.58, 0.89)):
        for low, high in ((0.07, 0.42), (0.55, 0.93)):
            scene.lay(Sheet(_panel(left, right, low, high), "#8a2434", lift=0), **_DOOR)
            inner = _panel(left + 0.05, right - 0.05, low + 0.022, high - 0.022)
            scene.lay(Sheet(inner, "#d4564c", ("panels",), lift=3), **_DOOR)
    for height in (0.2, 0.8):
        x, y = _on_leaf(1, height)
        scene.lay(Sheet(box(0.05, 0.16).at(x, y), "#e0a83c", ("hinges",), lift=4), **_DOOR)


def _fingers(scene: Scene) -> None:
    """Somebody inside holds the edge of the door."""
    skin = "#d99a72"
    for index, reach in enumerate((0.085, 0.1, 0.094, 0.07)):
        y = 0.36 - 0.045 * index
        tip = (_FREE - 0.03 + reach, y - 0.008)
        root = (_FREE - 0.06, y + 0.006)
        finger = strip((root, tip), 0.042, 0.036) | beads([root, tip], 0.019)
        scene.lay(Sheet(finger, mix(skin, "#2a1418", 0.03 * index), ("fingers",), lift=5), **_DOOR)
        nail = ellipse(0.012, 0.01).at(tip[0] + 0.004, tip[1] + 0.004)
        scene.lay(Sheet(nail, mix(skin, "#ffffff", 0.45), lift=0), **_DOOR)


_LINE = (_KNOB, (0.16, 0.28), (0.06, -0.1), (-0.07, -0.5))


def _string(scene: Scene) -> None:
    """The string is tied to the knob; bows are tied to the string."""
    end = strip(points("-.07,-.5 -.12,-.6 -.02,-.76 -.08,-.92 .06,-1.08 .16,-1.04"), 0.014)
    scene.lay(Sheet(strip(_LINE, 0.016) | end, "#4a2c30", ("kite string",), lift=6))
    x, y = _KNOB
    scene.lay(Sheet(ellipse(0.062).at(x, y), "#f2c14a", ("knob",), lift=8))
    scene.lay(Sheet(ellipse(0.02, 0.016).at(x - 0.016, y + 0.022), "#fff0b8", lift=0))
    bow = polygon("0,0 -.5,.3 -.5,-.3") | polygon("0,0 .5,.3 .5,-.3")
    for (x, y), size, turn, tone in (
        ((0.125, 0.17), 0.19, 24, "#f2c14a"),
        ((0.083, -0.02), 0.23, -14, "#3f7fa8"),
        ((0.017, -0.235), 0.2, 12, "#e8744c"),
    ):
        at: dict[str, Any] = {"x": x, "y": y, "scale": size, "turn": turn}
        scene.lay(Sheet(bow, tone, ("bows",), lift=6), **at)
        scene.lay(Sheet(ellipse(0.11), mix(tone, "#2a1018", 0.25), lift=2), **at)


_HAIR = (
    ".34,.38 .22,.57 -.06,.66 -.3,.74 -.7,.66 -1.2,.86 -1.2,.86 -1.0,.58 -1.1,.44 -1.7,.42"
    " -1.7,.42 -1.24,.22 -1.2,.06 -1.52,-.16 -1.52,-.16 -1.0,-.1 -.7,-.16 -.62,-.34 -.62,-.34"
    " -.44,-.2 -.3,-.3 -.2,-.08 -.06,.12 .16,.28"
)


def _teacher(scene: Scene) -> None:
    """She leans back against the pull; the draught from the door is in her hair."""
    who = Dress("#d99a72", "#7a3a26", "#6a3a7c", "#3a2430", kind=figures.WOMAN, skirt=0.26)
    pull = Stance(
        near=((0.13, 0.58), (0.28, 0.64)),
        far=((0.1, 0.64), (0.32, 0.72)),
        legs=(
            ((-0.04, 0.42), (-0.1, 0.2), (-0.12, 0.02)),
            ((0.05, 0.42), (0.12, 0.2), (0.2, 0.04)),
        ),
        nod=12,
    )
    at: dict[str, Any] = {"x": -0.24, "y": -1.16, "scale": 0.98, "turn": 11}
    tail = blob("-.06,.6 -.18,.54 -.36,.53 -.4,.48 -.34,.42 -.27,.3 -.22,.12 -.22,.12 .0,.14")
    scene.lay(Sheet(tail, "#54306a", ("flying skirt",), lift=6), **at)
    scene.lay(people.person(who, pull), **at)
    hair = Sheet(blob(_HAIR), "#7a3a26", ("flying hair",), lift=7)
    scene.lay(hair.placed(0.005, 0.862, 0.245, 12, flip=False), **at)


def _clinging_child(scene: Scene) -> None:
    """One holds her by the skirt and leans back even further."""
    who = Dress("#8a5238", "#1c1420", "#e8a03c", "#3a5f8a", cut="curls", kind=figures.CHILD,
                head=0.34)  # fmt: skip
    hold = Stance(
        near=((0.14, 0.58), (0.3, 0.56)),
        far=((0.12, 0.6), (0.28, 0.62)),
        legs=(
            ((-0.03, 0.42), (0.06, 0.22), (0.1, 0.03)),
            ((0.03, 0.42), (0.16, 0.24), (0.24, 0.06)),
        ),
        nod=6,
    )
    scene.lay(people.person(who, hold), x=-0.7, y=-1.17, scale=0.64, turn=14)


def _child_with_key(scene: Scene) -> None:
    """The other watches, one arm up; the other hand keeps a key behind the back."""
    who = Dress("#efc4a0", "#c8702c", "#2f7d86", "#7a2f4c", cut="bob", kind=figures.CHILD,
                head=0.34, skirt=0.12)  # fmt: skip
    hide = Stance(near=((-0.1, 0.54), (-0.16, 0.42)), far=((0.12, 0.74), (0.2, 0.9)), nod=22)
    at: dict[str, Any] = {"x": 0.52, "y": -1.34, "scale": 0.72}
    scene.lay(people.person(who, hide), **at)
    lock = blob("-.2,.6 -.5,.52 -.86,.5 -.86,.5 -.7,.3 -.74,.16 -1.02,-.1 -1.02,-.1 -.66,-.08"
                " -.56,-.26 -.7,-.5 -.7,-.5 -.34,-.48 -.16,-.2 -.1,.3")  # fmt: skip
    hair = Sheet(lock, "#c8702c", ("flying hair",), lift=0)
    scene.lay(hair.placed(0.005, 0.912, 0.34, 22, flip=False), **at)
    bit = box(0.05, 0.09).at(0.2, -0.05) | box(0.04, 0.07).at(0.12, -0.04)
    key = ring(0.085, 0.045).at(-0.18, 0) | strip(((-0.1, 0), (0.23, 0)), 0.038) | bit
    scene.lay(Sheet(key, "#f2c14a", ("key",), lift=5), x=0.38, y=-1.1, scale=0.8, turn=-62)
    scene.lay(Sheet(beads([(0.395, -1.035)], 0.034), "#efc4a0", ("hand",), lift=4))


def _grass(scene: Scene) -> None:
    """Blades along the lower edge, all bent by the same draught."""
    blades = Outline(())
    for index, x in enumerate((-0.96, -0.84, -0.7, -0.1, 0.0, 0.14, 0.72, 0.86, 0.95)):
        tall = 0.16 + 0.05 * (index % 3)
        line = ((x, -1.56), (x - 0.02, -1.56 + 0.6 * tall), (x - 0.1, -1.56 + tall))
        blades = blades | strip(line, 0.034, 0.006)
    scene.lay(Sheet(blades, "#2f5f3c", ("grass",), lift=4))
