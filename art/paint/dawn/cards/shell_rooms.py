"""A snail whose shell is a house, and somebody outside who listens."""

import math
from itertools import pairwise
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_PLACE: dict[str, Any] = {"x": 0.14, "y": 0.3, "scale": 0.93}
"""Where the shell is; everything in it is measured from its middle."""
_WINDING = ((-40, 0.97), (0, 0.95), (90, 0.92), (180, 0.86), (270, 0.78), (360, 0.64), (450, 0.52),
            (540, 0.48), (640, 0.43), (722, 0.27), (900, 0.27))  # fmt: skip
"""How far the wall is from the middle, by degrees clockwise from the mouth of the shell."""
_WALL = "#d0683e"
_BODY = "#ecd2a2"
_RED = "#d8402f"
_CORD = "#b02a28"
_DRESS = "#f2b83a"
_SKIN = "#e6b48e"


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="Last call",
    subject="snail with rooms in its shell",
    props=("telephone", "girl who listens", "sleeper", "table for two", "cord"),
    mood=("late", "patient", "longing"),
)
def snail_express(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#1f2f66", lift=0, shade="#8d9cc0"))
    hills = land((-1, -0.5), (-0.3, -0.8), (0.5, -0.7), (1, -0.36))
    scene.lay(Sheet(hills, "#3b5a84", ("hills",), lift=5, torn=True))
    _body(scene)
    _shell(scene)
    _hall(scene)
    _bedroom(scene)
    _dining_room(scene)
    _innermost_room(scene)
    _walls(scene)
    _horns(scene)
    _cord(scene)
    _listener(scene)
    return PaperPlan()


def _radius(along: float) -> float:
    for (start, near), (end, far) in pairwise(_WINDING):
        if along <= end:
            return near + (far - near) * (along - start) / (end - start)
    return _WINDING[-1][1]


def _wound(along: float, share: float = 0.0) -> Point:
    """A point of the wall, or a share of the way from there to the next wall inside."""
    reach = _radius(along) + (_radius(along + 360) - _radius(along)) * share
    angle = math.radians(225 - along)
    return reach * math.cos(angle), reach * math.sin(angle)


def _arc(start: float, end: float, share: float = 0.0) -> list[Point]:
    steps = max(int(abs(end - start) / 8), 2)
    return [_wound(start + (end - start) * k / steps, share) for k in range(steps + 1)]


def _partition(along: float) -> list[Point]:
    """A thin wall that swells like those in a shell, from the outer turn to the inner."""
    swell = 46 if along > 0 else 0
    return [_wound(along + swell * k * (8 - k) / 64, k / 8) for k in range(9)]


def _room(start: float, end: float) -> Outline:
    """A part of the passage between two partitions."""
    return polygon(*_arc(start, end), *_partition(end), *_arc(end, start, 1.0),
                   *reversed(_partition(start)))  # fmt: skip


_HALL, _BEDROOM, _DINING = _room(-14, 84), _room(84, 182), _room(182, 266)
_CELLAR = polygon(*_arc(240, 385)) & box(2, 1).at(0, -0.77)
_CHAMBER = polygon(*_arc(340, 722))


def _inside(scene: Scene, outline: Outline, colour: str, *tags: str, lift: float = 4) -> None:
    """A piece of paper in the shell."""
    scene.lay(Sheet(outline, colour, tags, lift=lift), **_PLACE)


def _body(scene: Scene) -> None:
    """A long foot under the shell, and a neck that comes out in front."""
    foot = blob(
        "-.94,-.5 -.95,-.68 -.9,-.86 -.84,-.96 -.84,-1.1 .4,-1.1 1.2,-1.12 1.34,-1.1 1.0,-.9"
        " .74,-.6 .5,-.1 .0,.1 -.36,.1 -.48,-.3 -.6,-.46 -.68,-.4 -.74,-.34 -.84,-.34 -.91,-.4"
    )
    scene.lay(Sheet(foot, _BODY, ("snail",), lift=12, shade="#c99a64"))
    sole = strip(points("-.85,-.94 -.6,-.95 0,-.97 .5,-.95 .96,-.95"), 0.014)
    scene.lay(Sheet(sole, "#b8854e", lift=0))
    folds = strip(points("-.44,-.52 -.52,-.66 -.5,-.82"), 0.012) | strip(
        points("-.6,-.54 -.68,-.68 -.66,-.84"), 0.012
    )
    scene.lay(Sheet(folds, "#c99a64", ("skin folds",), lift=0))
    mouth = strip(points("-.93,-.6 -.86,-.63 -.8,-.59"), 0.02)
    scene.lay(Sheet(mouth, "#8a5a34", lift=0))
    ground = land((-1, -1.02), (0, -1.06), (1, -1.0))
    scene.lay(Sheet(ground, "#24404a", ("ground",), lift=8, pattern="leaves"))


def _horns(scene: Scene) -> None:
    """Both eyes look at whoever stands outside."""
    stalks = strip(points("-.87,-.42 -.9,-.24 -.87,.0"), 0.09, 0.055) | strip(
        points("-.78,-.42 -.74,-.28 -.66,-.16"), 0.09, 0.055
    )
    scene.lay(Sheet(stalks, _BODY, lift=7))
    for x, y in ((-0.86, 0.04), (-0.63, -0.12)):
        scene.lay(Sheet(ellipse(0.082).at(x, y), "#fffaf0", lift=6))
        scene.lay(Sheet(ellipse(0.042).at(x + 0.03, y - 0.02), "#1c1420", ("eye",), lift=0))
        lid = ellipse(0.086).at(x, y) & box(0.3, 0.2).turned(-10).at(x, y + 0.11)
        scene.lay(Sheet(lid, mix(_BODY, "#a8703c", 0.2), lift=2))


def _shell(scene: Scene) -> None:
    """The shell cut open: one passage that winds inwards, each part in its own paper."""
    _inside(scene, polygon(*_arc(-14, 346)), _WALL, "shell", lift=16)
    for cell, paper in ((_HALL, "#3f7f86"), (_BEDROOM, "#34427e"), (_DINING, "#e09a78")):
        sheet = Sheet(cell, paper, ("rooms",), lift=0, shade=mix(paper, "#1a1030", 0.12))
        scene.lay(sheet, **_PLACE)
    light = Sheet(_CHAMBER, "#ffdf8a", ("innermost room",), glow=0.3)
    scene.lay(light, **_PLACE)
    _inside(scene, _CELLAR, "#6f5280", "cellar", lift=0)


def _walls(scene: Scene) -> None:
    """The winding wall and the thin ones between the rooms throw their shadows."""
    for along in (84, 182):
        _inside(scene, strip(_partition(along), 0.03), "#8a3a30", lift=5)
    _inside(scene, strip(_arc(340, 722), 0.075, 0.03), mix(_WALL, "#ffffff", 0.14), lift=9)
    _inside(scene, strip(_arc(-14, 362), 0.13, 0.075), _WALL, "shell", lift=11)
    lip = strip((_wound(-14, -0.14), _wound(-14, 1.05)), 0.06) | beads(
        [_wound(-14, -0.14), _wound(-14, 1.05)], 0.03
    )
    _inside(scene, lip, mix(_WALL, "#ffffff", 0.14), "shell", lift=6)
    _inside(scene, strip(_arc(-10, 352), 0.03, 0.014), mix(_WALL, "#5a1a24", 0.4), lift=0)


def _hall(scene: Scene) -> None:
    """Steps from the mouth of the shell, and a small coat on a hook."""
    corners = [(x, y) for k in range(6) for x, y in (
        (-0.82 + 0.085 * k, -0.5 + 0.11 * k), (-0.735 + 0.085 * k, -0.5 + 0.11 * k))]  # fmt: skip
    flight = polygon((-0.82, -0.9), *corners, (0.1, 0.05), (0.1, -0.9))
    _inside(scene, flight & _HALL, "#e0b070", "stairs", lift=5)
    _inside(scene, beads([(-0.69, 0.33)], 0.025), "#5a2a30", lift=2)
    coat = blob(
        "-.68,.33 -.64,.33 -.56,.24 -.52,.1 -.58,.08 -.6,.12 -.57,-.08 -.57,-.08 -.75,-.08"
        " -.75,-.08 -.72,.12 -.74,.08 -.8,.1 -.76,.24"
    )
    _inside(scene, coat.at(-0.03, 0), _DRESS, "small coat", lift=4)


def _bedroom(scene: Scene) -> None:
    """On the top of the vault somebody sleeps in a bed that bends with it."""
    _inside(scene, ellipse(0.14, 0.075).turned(34).at(-0.3, 0.55), "#fdf6e6", "pillow", lift=5)
    head = figures.head("#c98a62", "#2a1820", figures.MAN, "short", "closed", lift=5)
    scene.lay([part.placed(-0.23, 0.61, 0.22, 112, flip=False) for part in head], **_PLACE)
    cover = polygon(*_arc(120, 176, 0.98), *_arc(176, 120, 0.58))
    sheet = Sheet(cover & _BEDROOM, "#c8443c", ("blanket",), lift=8, pattern="checks")
    scene.lay(sheet, **_PLACE)
    _inside(scene, polygon(*_arc(117, 126, 0.99), *_arc(126, 117, 0.53)), "#fdf6e6")


def _dining_room(scene: Scene) -> None:
    """Laid for two, nobody there."""
    floor = polygon(".2,-.26 1.2,-.26 1.2,-.31 .2,-.31")
    _inside(scene, floor & polygon(*_arc(180, 300), (0.4, -0.3)), "#8a3a30", "floor", lift=5)
    seat = strips([((0, 0), (-0.01, 0.3)), ((0, 0.13), (0.1, 0.13)), ((0.09, 0.13), (0.09, 0))],
                  0.03)  # fmt: skip
    _inside(scene, seat.at(0.51, -0.26) | seat.flipped().at(0.75, -0.26), "#3a5a9a", "chairs")
    _inside(scene, polygon(".615,-.26 .655,-.26 .65,.0 .62,.0"), "#6a3038")
    cloth = polygon(".51,-.01 .75,-.01 .765,-.11 .63,-.07 .495,-.11")
    _inside(scene, cloth, "#fdf6e6", "table for two")
    cups = box(0.05, 0.075).at(0.56, 0.025) | box(0.05, 0.075).at(0.71, 0.025)
    _inside(scene, cups, "#c8443c", "cups", lift=2)
    _inside(scene, strip(((0.635, 0.7), (0.635, 0.34)), 0.012) & _DINING, "#5a2a30", lift=0)
    lamp = Sheet(polygon(".54,.26 .6,.35 .66,.35 .72,.26"), "#ffe490", ("lamp",), glow=0.5)
    scene.lay(lamp, **_PLACE)


def _innermost_room(scene: Scene) -> None:
    """Somebody in an armchair with a telephone at the ear."""
    chair = blob(
        "-.34,-.28 -.34,-.28 -.36,.06 -.3,.18 -.2,.16 -.16,-.06 .08,-.08 .12,-.14 .12,-.28 .12,-.28"
    )
    _inside(scene, chair & _CHAMBER, "#3a6a72", "armchair", lift=6)
    stance = people.Stance(
        near=((0.13, 0.58), (0.0, 0.77)), far=((0.12, 0.5), (0.26, 0.46)), legs=people.SIT_LEGS,
        nod=-10,
    )  # fmt: skip
    dress = people.Dress(
        skin=_SKIN, hair="#cfc4bc", coat=_DRESS, legs="#7a4a5a", cut="curls",
        kind=figures.OLD, look=faces.Expression(gaze=None), skirt=0.1, head=0.34,
    )  # fmt: skip
    who = [part.placed(-0.09, -0.41, 0.7, 0, flip=False) for part in people.person(dress, stance)]
    scene.lay(who, **_PLACE)
    receiver = strip(points("0,0 -.045,.04 -.045,.11 0,.15"), 0.034)
    receiver = receiver | beads([(0, 0), (0, 0.15)], 0.032)
    _inside(scene, receiver.turned(32).at(-0.06, 0.13), _RED, "telephone")


def _cord(scene: Scene) -> None:
    """From the ear through every room, out at the mouth of the shell and along the snail's side."""
    path = points("-.05,.14 .08,.04 .2,-.16 .16,-.27 .0,-.38 -.26,-.4 -.36,-.44")
    path += [_wound(along, 0.16) for along in (346, 310, 280, 250, 220, 190, 160, 130, 100, 70, 40)]
    path += points("-.78,-.3 -.72,-.56 -.66,-.8 -.5,-1.04 -.2,-1.22 .1,-1.26 .36,-1.155")
    _inside(scene, strip(path, 0.014), _CORD, "cord", lift=3)


def _listener(scene: Scene) -> None:
    """A girl who lays her ear against the shell; her pocket has an end of the cord."""
    stance = people.Stance(
        near=((0.17, 0.55), (0.12, 0.42)), far=((-0.17, 0.62), (-0.21, 0.8)), nod=14
    )
    dress = people.Dress(
        skin=_SKIN, hair="#8a3a24", coat=_DRESS, legs=_SKIN, shoes="#7a2f34",
        cut="braids", look=faces.Expression("flat", None), skirt=0.12, head=0.33,
    )  # fmt: skip
    pocket = blob("-.12,.47 -.12,.47 -.03,.47 -.03,.47 -.04,.39 -.11,.39")
    patch = Sheet(pocket, mix(_DRESS, "#8a4a14", 0.3), ("pocket",), lift=3)
    end = Sheet(strip(points("-.17,.49 -.12,.525 -.08,.5 -.075,.45"), 0.011), _CORD, lift=2)
    who = [*people.person(dress, stance, "front"), end, patch]
    scene.lay(who, x=0.74, y=-1.3, scale=1.14, turn=8)
