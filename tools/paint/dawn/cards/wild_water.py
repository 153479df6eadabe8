"""A tide of horses, and one spoon against it."""

import math
from typing import Any

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, people
from tools.paint.story.cutouts.geometry import (
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
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet

_FOAM = "#f6fbf6"


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="The tide is on their side",
    subject="wave of horses over a child with a spoon",
    props=("sand castle", "horses", "sleeper under a newspaper", "crab", "flag"),
    mood=("epic", "trusting", "tense"),
)
def sand_castle_siege(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f7b98c", lift=0, shade="#fdeccb"))
    scene.lay(Sheet(ellipse(0.26).at(0.72, 0.42), "#fff6d8", ("sun",), glow=0.5))
    sea = land((-1, -0.3), (0.2, -0.36), (1, -0.34))
    scene.lay(Sheet(sea, "#6cb8bc", ("sea",), lift=5, pattern="waves"))
    _horse(scene, "-1.1,.9 -.3,1.0 .14,1.12", (0.7, 0.36), (0.16, 1.12, 0.74, -14), "#1f6f86")
    beach = land((-1, -0.7), (-0.2, -0.84), (0.5, -0.72), (1, -0.66))
    scene.lay(Sheet(beach, "#f0d498", ("beach",), lift=9, shade="#dcae6a"))
    swell = blob("-1.5,.9 -.9,.8 -.56,.3 -.5,-.2 -.2,-.62 .1,-.84 -.2,-.92 -.8,-.9 -1.5,-1.0")
    scene.lay(Sheet(swell, "#1f7488", ("wave",), lift=11, shade="#3f9aa4"))
    _horse(
        scene, "-1.1,-.3 -1.0,.6 -.62,1.02 -.24,.84", (0.95, 0.44), (-0.2, 0.8, 1.0, -50), "#2f8fa0"
    )
    _horse(scene, "-1.2,-.7 -.9,-.24 -.62,-.2", (0.5, 0.28), (-0.62, -0.22, 0.62, -62), "#5fb0b4")
    _passenger(scene)
    _foam(scene)
    _castle(scene)
    _sleeper(scene)
    return PaperPlan()


Head = tuple[float, float, float, float]
"""Where a horse's head begins, how large it is, and how far it is turned."""


def _horse(scene: Scene, neck: str, wide: tuple[float, float], head: Head, tone: str) -> None:
    """A horse of water: an arched neck, a mane of foam, a long head."""
    line = smooth(points(neck), closed=False)
    scene.lay(Sheet(strip(points(neck), *wide), tone, ("horse",), lift=12))
    ripple = [(px - 0.22 * wide[0], py - 0.09 * wide[0]) for px, py in points(neck)]
    streak = strip(ripple, 0.03, 0.012) & strip(points(neck), *wide)
    scene.lay(Sheet(streak, mix(tone, "#ffffff", 0.3), lift=0))
    x, y, size, turn = head
    at: dict[str, Any] = {"x": x, "y": y, "scale": size, "turn": turn}
    ears = blob("-.04,.14 -.12,.4 -.12,.4 .06,.26 .12,.2") | blob(".1,.18 .1,.42 .1,.42 .24,.22")
    scene.lay(Sheet(ears, mix(tone, "#0c2c40", 0.25), lift=5), **at)
    skull = blob(
        "-.16,.16 .06,.22 .24,.22 .5,.13 .74,.08 .86,.0 .89,-.1 .84,-.2 .74,-.24 .64,-.2 .5,-.17"
        " .34,-.24 .16,-.34 -.04,-.32 -.22,-.16"
    )
    scene.lay(Sheet(skull, mix(tone, "#ffffff", 0.12), ("horse's head",), lift=9), **at)
    scene.lay(Sheet(strip(points(".62,-.14 .74,-.13 .85,-.16"), 0.02), "#12404e", lift=0), **at)
    scene.lay(Sheet(ellipse(0.045, 0.03).turned(35).at(0.78, 0.0), "#12404e", lift=0), **at)
    scene.lay(Sheet(blob(".14,.07 .24,.13 .34,.06 .24,.02"), "#fdf8ec", lift=1), **at)
    scene.lay(Sheet(ellipse(0.045).at(0.26, 0.07), "#14202c", ("eye",), lift=0), **at)
    _mane(scene, line, wide, size)
    lock = blob("-.22,.12 -.1,.3 .08,.32 .2,.22 .34,.2 .34,.2 .2,.14 .06,.16 -.06,.06")
    scene.lay(Sheet(lock, _FOAM, ("forelock",), lift=5), **at)


def _mane(scene: Scene, line: tuple[Point, ...], wide: tuple[float, float], size: float) -> None:
    """Curls of foam that break along the neck, the largest where it bends."""
    curl = blob("0,.16 .16,.12 .22,-.06 .1,-.26 -.06,-.4 -.06,-.4 -.02,-.2 -.1,-.04 -.12,.1")
    steps = range(2, len(line), 3)
    for count, index in enumerate(steps):
        (ax, ay), (bx, by) = line[index - 1], line[index]
        along = math.atan2(by - ay, bx - ax)
        share = index / (len(line) - 1)
        out = (wide[0] + (wide[1] - wide[0]) * share) * 0.46
        x, y = bx - math.sin(along) * out, by + math.cos(along) * out
        big = size * (0.86 + 0.26 * math.sin(count * 2.1))
        turn = math.degrees(along) - 30 + 14 * math.sin(count * 3.3)
        tone = mix(_FOAM, "#8fc8cc", 0.3 * (count % 3))
        scene.lay(Sheet(curl, tone, ("mane",), lift=6), x=x, y=y, scale=big, turn=turn)


_PASSENGER = Dress(
    skin="#efc4a0", hair="#f4f0ea", coat="#8a4a74", legs="#3a2c50", cut="bun", kind=figures.OLD,
    hat="kerchief", hat_colour="#f2c14a", skirt=0.1,
)  # fmt: skip


def _passenger(scene: Scene) -> None:
    """An old woman sits on the horse that bows, her suitcase on her knees."""
    seat = Stance(
        near=((0.08, 0.5), (0.22, 0.5)), far=((0.1, 0.52), (0.24, 0.54)),
        legs=people.SIT_LEGS, nod=-8,
    )  # fmt: skip
    at: dict[str, Any] = {"x": -0.86, "y": -0.16, "scale": 0.62}
    scene.lay(people.person(_PASSENGER, seat), **at)
    case = box(0.26, 0.18).turned(6).at(0.24, 0.5)
    grip = strip(points(".17,.58 .22,.64 .27,.6"), 0.022)
    scene.lay(Sheet(case | grip, "#a8482f", ("suitcase",), lift=5), **at)


def _foam(scene: Scene) -> None:
    """The water's edge, where hooves would be."""
    edge = blob(
        "-1.4,-.86 -.9,-.74 -.6,-.8 -.4,-.7 -.2,-.78 .02,-.72 .2,-.82 .24,-.92 .08,-.98 -.1,-.92"
        " -.3,-1.02 -.56,-.94 -.8,-1.04 -1.4,-1.0"
    )
    scene.lay(Sheet(edge, _FOAM, ("foam",), lift=6))


def _tower(x: float, foot: float, wide: float, tall: float) -> Outline:
    """A tower of sand with three battlements."""
    half, top = wide / 2, foot + tall
    body = polygon(
        (x - half * 1.16, foot), (x - half, top), (x + half, top), (x + half * 1.16, foot)
    )
    for side in (-0.72, 0.0, 0.72):
        body = body | box(wide * 0.24, 0.1).at(x + side * half, top + 0.04)
    return body


_CHILD = Dress(
    skin="#8a5238", hair="#1c1420", coat="#e8503c", cut="curls", kind=figures.CHILD, head=0.36,
    pattern="stripes",
)  # fmt: skip


def _castle(scene: Scene) -> None:
    """The last of the castle, its builder, and the keeper of the flag."""
    scene.lay(Sheet(_tower(0.82, -1.1, 0.34, 0.84), "#d9a860", ("sand castle",), lift=8))
    reach = Stance(
        near=((0.18, 0.66), (0.25, 0.9)), far=((0.06, 0.6), (0.12, 0.48)), nod=16, lean=-4
    )
    spoon = strip(((0.335, -0.46), (0.3, -0.1)), 0.03)
    bowl = ellipse(0.06, 0.085).turned(6).at(0.295, -0.05)
    scene.lay(Sheet(spoon | bowl, "#7a4a32", ("spoon",), lift=5))
    scene.lay(people.person(_CHILD, reach), x=0.62, y=-1.2, scale=0.92, flip=True)
    wall = polygon(".3,-1.8 .32,-.92 1.3,-.92 1.3,-1.8")
    for x in (0.4, 0.58, 0.76):
        wall = wall | box(0.1, 0.12).at(x, -0.9)
    scene.lay(Sheet(wall, "#e6bc74", ("sand castle",), lift=9, pattern="dots"))
    scene.lay(Sheet(_tower(0.26, -1.75, 0.3, 0.97), "#dcb068", ("sand castle",), lift=9))
    door = blob(".6,-1.3 .6,-1.12 .68,-1.04 .76,-1.12 .76,-1.3")
    scene.lay(Sheet(door, "#8a5f34", ("gate",), lift=0))
    _crab(scene, 0.8, -0.1)


def _crab(scene: Scene, x: float, y: float) -> None:
    """It holds the tower, and a flag."""
    legs = [((0.1 * s, -0.02), (0.19 * s, -0.07 + 0.04 * k)) for s in (-1, 1) for k in (0, 1)]
    scene.lay(Sheet(strips(legs, 0.022), "#b8382c", lift=3), x=x, y=y)
    scene.lay(Sheet(strip(((-0.12, 0.0), (-0.16, 0.42)), 0.02), "#7a4a32", lift=4), x=x, y=y)
    flag = blob(
        "-.16,.42 -.16,.42 -.3,.36 -.42,.4 -.42,.4 -.4,.22 -.4,.22 -.28,.2 -.14,.25 -.14,.25"
    )
    scene.lay(Sheet(flag, "#3a5f9a", ("flag",), lift=5), x=x, y=y)
    claw = ellipse(0.06, 0.05).at(-0.13, 0.1)
    shell = blob("-.13,0 -.1,.07 0,.1 .1,.07 .13,0 .06,-.06 -.06,-.06")
    scene.lay(Sheet(shell | claw, "#d8452f", ("crab",), lift=5), x=x, y=y)
    eyes = ellipse(0.028).at(-0.04, 0.11) | ellipse(0.028).at(0.05, 0.11)
    scene.lay(Sheet(eyes, "#fdf8ec", lift=2), x=x, y=y)
    pupils = ellipse(0.013).at(-0.05, 0.115) | ellipse(0.013).at(0.04, 0.115)
    scene.lay(Sheet(pupils, "#1c1420", lift=0), x=x, y=y)


def _sleeper(scene: Scene) -> None:
    """Somebody large who was to keep watch, from the toes to the newspaper."""
    towel = polygon("-1.3,-1.3 .5,-1.26 .62,-1.7 -1.3,-1.7")
    scene.lay(Sheet(towel, "#f4efe2", ("towel",), lift=8, pattern="stripes", turn=90))
    legs = strip(points("-.9,-1.36 -.76,-1.32 -.56,-1.34"), 0.13, 0.2)
    feet = ellipse(0.06, 0.13).turned(14).at(-0.92, -1.27) | ellipse(0.05).at(-0.95, -1.15)
    scene.lay(Sheet(legs | feet, "#e6b48e", ("bare feet",), lift=7))
    belly = blob("-.72,-1.42 -.68,-1.26 -.5,-1.2 -.2,-1.08 .06,-1.16 .16,-1.3 .14,-1.5 -.7,-1.5")
    scene.lay(Sheet(belly, "#3a5f9a", ("sleeper",), lift=9, pattern="stripes"))
    arm = strip(points(".2,-1.46 .04,-1.3 -.16,-1.24"), 0.15, 0.08)
    scene.lay(Sheet(arm, "#efc4a0", ("arm",), lift=6))
    hand = figures.hand("#efc4a0", (-48, -11, -3, 5, 14))
    scene.lay(hand, x=-0.12, y=-1.25, scale=0.36, turn=82)
    scene.lay(
        Sheet(polygon(".2,-1.06 .66,-1.3 .6,-1.56 .26,-1.44"), "#fbf6ea", ("newspaper",), lift=8)
    )
    scene.lay(Sheet(polygon(".2,-1.06 -.02,-1.36 .06,-1.56 .26,-1.44"), "#ded6c6", lift=4))
    rows = [((0.32, -1.2 - 0.07 * k), (0.54, -1.3 - 0.06 * k)) for k in range(3)]
    scene.lay(Sheet(strips(rows, 0.016), "#a8a098", lift=0))
