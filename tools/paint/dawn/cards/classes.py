"""A class that lifts a door lying in a meadow."""

from typing import Any

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import faces, figures, people
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
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
from tools.paint.story.sheets import Outline, Point, Sheet

_RED = "#b83a3c"
_FAR_LEFT, _FAR_RIGHT = (-0.56, 0.78), (0.66, 0.84)
_NEAR_RIGHT, _NEAR_LEFT = (1.06, -0.26), (-0.98, -0.4)
_LIFT = Stance(near=((0.13, 0.84), (0.11, 1.0)), far=((-0.13, 0.84), (-0.11, 1.0)))


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="Today we learn doors",
    subject="teacher and children who lift a giant door in a meadow",
    props=("door", "light", "feathers", "key", "listening child"),
    mood=("curious", "daring", "windy"),
)
def wind_school(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f2c8a0", lift=0, shade="#fbe8c4"))
    hills = land((-1, 1.02), (-0.4, 1.16), (0.2, 1.04), (1, 1.2))
    scene.lay(Sheet(hills, "#8fae86", ("hills",), lift=5))
    meadow = land((-1, 0.94), (0, 0.98), (1, 0.92))
    scene.lay(Sheet(meadow, "#6f9e5c", ("meadow",), lift=6, shade="#3f7448", pattern="leaves"))
    _opening(scene)
    _post(scene)
    _door(scene)
    _listener(scene)
    _class(scene)
    _feathers(scene)
    _key(scene)
    return PaperPlan()


def _on_door(u: float, v: float) -> Point:
    """A point of the door: u from left to right, v from the near edge to the hinges."""
    near = [a + (b - a) * u for a, b in zip(_NEAR_LEFT, _NEAR_RIGHT, strict=True)]
    far = [a + (b - a) * u for a, b in zip(_FAR_LEFT, _FAR_RIGHT, strict=True)]
    deep = v / (v + (1 - v) * 0.62)
    return near[0] + (far[0] - near[0]) * deep, near[1] + (far[1] - near[1]) * deep


def _panel(left: float, right: float, near: float, far: float) -> Outline:
    """A field of the door between these shares of its width and its length."""
    return polygon(
        _on_door(left, near), _on_door(right, near), _on_door(right, far), _on_door(left, far)
    )


def _opening(scene: Scene) -> None:
    """The frame in the grass, and the light below; somebody down there lifts as well."""
    frame = polygon("-.68,.82 .78,.9 1.3,-.74 1.3,-.86 -1.2,-.98 -1.14,-.84")
    scene.lay(Sheet(frame, "#7a4a34", ("frame",), lift=8))
    scene.lay(
        Sheet(polygon("-.58,.76 .7,.82 1.2,-.72 -1.04,-.82"), "#fff2b4", ("light",), glow=0.7)
    )
    for x, size in ((0.26, 0.5), (-0.62, 0.42)):
        body = figures.adult_outline(figures.REACHING).scaled(size).at(x, -1.0)
        below = polygon("-1.04,-.82 1.2,-.72 1.2,.4 -1.04,.4")
        scene.lay(Sheet(body & below, "#b8683c", ("someone below",), lift=0))


def _post(scene: Scene) -> None:
    """A post with two braces stands on the frame and keeps the door from falling shut."""
    x, dark = 0.84, "#8a5a38"
    braces = strips([((x, -0.62), (x - 0.12, -0.43)), ((x, -0.62), (x + 0.12, -0.42))], 0.035)
    scene.lay(Sheet(braces, dark, lift=4))
    scene.lay(Sheet(box(0.09, 0.5).at(x, -0.6), "#a8744a", ("post",), lift=7))
    scene.lay(Sheet(box(0.34, 0.06).turned(4).at(x, -0.41), dark, lift=5))
    scene.lay(Sheet(box(0.22, 0.06).turned(2).at(x, -0.83), dark, lift=5))


def _door(scene: Scene) -> None:
    """As large as a pond, with four panels, a knob and a keyhole."""
    thick = polygon(_NEAR_LEFT, _NEAR_RIGHT, (1.06, -0.36), (-0.98, -0.5))
    scene.lay(Sheet(_panel(0, 1, 0, 1), _RED, ("door",), lift=16, shade="#9a2c38"))
    scene.lay(Sheet(thick, mix(_RED, "#2a0c1c", 0.45), ("edge of the door",), lift=6))
    for left, right in ((0.1, 0.46), (0.54, 0.9)):
        for near, far in ((0.1, 0.44), (0.56, 0.9)):
            scene.lay(Sheet(_panel(left, right, near, far), "#8a2434", lift=0))
            inner = _panel(left + 0.03, right - 0.03, near + 0.03, far - 0.03)
            scene.lay(Sheet(inner, "#c84a44", ("panels",), lift=3))
    x, y = _on_door(0.95, 0.5)
    scene.lay(Sheet(ellipse(0.1, 0.075).at(x - 0.02, y + 0.02), "#f2c14a", ("knob",), lift=9))
    scene.lay(Sheet(ellipse(0.03, 0.02).at(x - 0.04, y + 0.05), "#fff0b8", lift=0))
    plate = _panel(0.91, 0.985, 0.27, 0.4)
    scene.lay(Sheet(plate, "#e0a83c", ("lock",), lift=3))
    x, y = _on_door(0.947, 0.335)
    hole = ellipse(0.024, 0.018).at(x, y + 0.016) | polygon(
        "-.01,.01 .01,.01 .02,-.04 -.02,-.04"
    ).at(x, y)
    scene.lay(Sheet(hole, "#fff2b4", ("keyhole",), glow=0.5))


def _listener(scene: Scene) -> None:
    """One crouches on the door itself, an ear on the wood beside the keyhole."""
    at: dict[str, Any] = {"x": 0.4, "y": 0.12, "scale": 0.88}
    legs = strip(points("-.2,.08 .02,.03 -.24,.0"), 0.1, 0.07)
    scene.lay(Sheet(legs, "#3a5f8a", lift=4), **at)
    scene.lay(Sheet(ellipse(0.07, 0.035).at(-0.28, 0.0), "#2a1c24", ("shoe",), lift=3), **at)
    back = blob("-.26,.04 -.32,.16 -.24,.28 -.04,.28 .14,.2 .18,.1 .1,.04 -.02,.1 -.1,.06")
    scene.lay(Sheet(back, "#f2b83c", ("listening child",), lift=7), **at)
    look = Expression("none", (0.8, 0.3), 0.5, 1.2)
    face = faces.face("#8a5238", "#1c1420", "afro", look, lift=6)
    scene.lay(face, x=0.6, y=0.25, scale=0.2, turn=-66)
    arm = strip(points(".04,.2 .12,.12 .16,.02"), 0.08, 0.06)
    scene.lay(Sheet(ellipse(0.05, 0.03).at(0.19, 0.0), "#8a5238", ("hand",), lift=3), **at)
    scene.lay(Sheet(arm, "#d89c2c", ("sleeve",), lift=5), **at)


def _scarf(scene: Scene, x: float, y: float, tone: str, flip: bool) -> None:
    """A scarf round a neck whose ends the draught blows forward."""
    knot = ellipse(0.09, 0.04)
    ends = blob(
        "-.02,.0 .1,.02 .2,-.06 .26,-.2 .4,-.22 .4,-.22 .34,-.34 .34,-.34 .2,-.28 .12,-.14 .0,-.06"
    )
    scene.lay(Sheet(ends, mix(tone, "#2a1018", 0.12), ("scarf",), lift=6), x=x, y=y, flip=flip)
    scene.lay(Sheet(knot, tone, lift=4), x=x, y=y)


def _class(scene: Scene) -> None:
    """The teacher and three children with their backs to us, hands under the edge."""
    red_hair = Dress("#efc4a0", "#b8562a", "#3f7fa8", cut="bob", head=0.34)
    skirted = Dress("#c98d6a", "#2a1820", "#e8843c", "#4a3a5c", skirt=0.14, head=0.32)
    capped = Dress("#8a5238", "#1c1420", "#4f9a8c", hat="cap", hat_colour="#c8304a", head=0.34)
    pupils = (
        (-0.84, -1.1, 0.62, red_hair),
        (0.06, -1.12, 0.66, skirted),
        (0.54, -1.04, 0.6, capped),
    )
    for x, y, size, dress in pupils:
        scene.lay(people.person(dress, _LIFT, "back"), x=x, y=y, scale=size)
    _scarf(scene, 0.06, -0.66, "#d83c5c", flip=False)
    _scarf(scene, 0.54, -0.62, "#f2c14a", flip=False)
    teacher = Dress("#d99a72", "#6a3a2a", "#6a3a7c", "#3a2430", skirt=0.32, head=0.24)
    reach = Stance(near=((0.15, 0.74), (0.13, 0.86)), far=((-0.15, 0.74), (-0.13, 0.86)))
    scene.lay(people.person(teacher, reach, "back"), x=-0.36, y=-1.3, scale=1.02)
    hair = blob(
        "-.25,-.38 -.34,-.29 -.46,-.32 -.62,-.4 -.8,-.36 -.8,-.36 -.67,-.46 -.76,-.55 -.76,-.55"
        " -.58,-.5 -.48,-.6 -.48,-.6 -.4,-.52 -.28,-.52"
    )
    scene.lay(Sheet(hair, "#6a3a2a", ("flying hair",), lift=6))


def _feathers(scene: Scene) -> None:
    """They come out with the light, large ones first."""
    for x, y, size, turn in (
        (0.3, -0.62, 0.2, 200), (-0.62, -1.24, 0.34, 210), (0.36, -1.3, 0.3, -40),
        (0.74, -0.62, 0.2, -20), (-0.86, 0.2, 0.36, 130), (0.92, 0.42, 0.3, 40),
        (-0.8, 1.2, 0.26, 70),
    ):  # fmt: skip
        at: dict[str, Any] = {"x": x, "y": y, "scale": size, "turn": turn}
        vane = blob("0,.02 .2,.16 .5,.2 .8,.14 1,0 1,0 .8,-.08 .5,-.1 .2,-.08")
        scene.lay(Sheet(vane, "#fffaf0", ("feather",), lift=7), **at)
        scene.lay(Sheet(strip(((-0.14, -0.02), (0.9, 0.02)), 0.03, 0.012), "#d8c8b0", lift=0), **at)


def _key(scene: Scene) -> None:
    """It has been lying in the grass all the time."""
    bow = ring(0.09, 0.05).at(-0.2, 0)
    bit = box(0.05, 0.09).at(0.18, -0.05) | box(0.04, 0.07).at(0.1, -0.04)
    whole = bow | strip(((-0.12, 0), (0.22, 0)), 0.035) | bit
    scene.lay(Sheet(whole, "#f2c14a", ("key",), lift=5), x=0.72, y=-1.32, turn=-18)
    blades = [((x, -1.5), (x + 0.04, -1.34 + 0.03 * (k % 3))) for k, x in enumerate(
        (0.5, 0.58, 0.66, 0.78, 0.86))]  # fmt: skip
    scene.lay(Sheet(strips(blades, 0.02), "#2f5f3c", ("grass",), lift=4))
