"""A tide of horses, and one spoon against it."""

import math
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    smooth,
    strip,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_FOAM = "#f6fbf6"


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="The tide is on their side",
    subject="wave of horses over a child with a spoon",
    props=("sand castle", "horses", "spoon", "crab", "flag"),
    mood=("epic", "trusting", "tense"),
)
def sand_castle_siege(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f7b98c", lift=0, shade="#fdeccb"))
    scene.lay(Sheet(ellipse(0.26).at(0.72, 0.42), "#fff6d8", ("sun",), glow=0.5))
    sea = land((-1, -0.3), (0.2, -0.36), (1, -0.34))
    scene.lay(Sheet(sea, "#6cb8bc", ("sea",), lift=5, pattern="waves"))
    _horse(
        scene, "-1.1,1.0 -.5,1.2 -.1,1.22 .22,1.02", (0.8, 0.36), (0.24, 1.0, 0.74, -56), "#1f6f86"
    )
    beach = land((-1, -0.7), (-0.2, -0.84), (0.5, -0.72), (1, -0.66))
    scene.lay(Sheet(beach, "#f0d498", ("beach",), lift=9, shade="#dcae6a"))
    swell = blob("-1.5,.9 -.9,.8 -.56,.3 -.5,-.2 -.2,-.62 .1,-.84 -.2,-.92 -.8,-.9 -1.5,-1.0")
    scene.lay(Sheet(swell, "#1f7488", ("wave",), lift=11, shade="#3f9aa4"))
    _horse(
        scene,
        "-1.16,-.86 -1.1,-.2 -1.0,.6 -.62,1.02 -.24,.84",
        (0.95, 0.44),
        (-0.2, 0.8, 1.0, -50),
        "#2f8fa0",
    )
    _horse(scene, "-1.2,-.8 -1.0,-.2 -.66,.0", (0.5, 0.3), (-0.64, -0.06, 0.66, -30), "#5fb0b4")
    _foam(scene)
    _castle(scene)
    _crab(scene)
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
    """The last of the castle, and its builder with a spoon."""
    scene.lay(Sheet(_tower(0.92, -1.2, 0.3, 0.7), "#b9824a", ("sand castle",), lift=8))
    reach = Stance(
        near=((0.18, 0.66), (0.25, 0.9)), far=((0.06, 0.6), (0.12, 0.48)), nod=16, lean=-4
    )
    spoon = strip(((0.335, -0.46), (0.3, -0.1)), 0.03)
    bowl = ellipse(0.06, 0.085).turned(6).at(0.295, -0.05)
    scene.lay(Sheet(spoon | bowl, "#7a4a32", ("spoon",), lift=5))
    scene.lay(people.person(_CHILD, reach), x=0.62, y=-1.2, scale=0.92, flip=True)
    wall = polygon(".3,-1.4 .32,-.92 1.3,-.92 1.3,-1.4")
    for x in (0.48, 0.66, 0.84):
        wall = wall | box(0.1, 0.12).at(x, -0.9)
    scene.lay(Sheet(wall, "#cf9a58", ("sand castle",), lift=9))
    scene.lay(Sheet(_tower(0.26, -1.4, 0.3, 0.54), "#c48d4e", ("sand castle",), lift=9))
    door = blob(".6,-1.38 .6,-1.38 .6,-1.16 .68,-1.08 .76,-1.16 .76,-1.38 .76,-1.38")
    scene.lay(Sheet(door, "#6f4426", ("gate",), lift=0))
    mound = land((-1, -1.46), (0, -1.42), (0.3, -1.36), (0.7, -1.38), (1, -1.36))
    scene.lay(Sheet(mound, "#e0b670", ("sand",), lift=5))


def _crab(scene: Scene) -> None:
    """It stands on the beach before them all; on its flag is the head of a horse."""
    at: dict[str, Any] = {"x": -0.62, "y": -1.25, "scale": 1.05}
    red, dark, bone = "#d8452f", "#b8382c", "#7a4a32"
    legs = Outline(())
    for side in (-1, 1):
        for k in range(3):
            knee = (side * (0.2 - 0.02 * k), 0.0 - 0.035 * k)
            legs = legs | strip([(side * 0.09, -0.02), knee, (side * 0.22, -0.1 - 0.02 * k)], 0.022)
    arms = strip(points("-.1,.02 -.18,.05 -.19,.12"), 0.032) | strip(
        points(".1,.02 .16,.05 .16,.1"), 0.032
    )
    claw = ellipse(0.06, 0.065) - polygon("0,0 -.035,.1 .035,.1")
    flag = blob(".17,.5 .17,.5 .3,.45 .46,.5 .46,.5 .44,.3 .44,.3 .3,.26 .17,.31 .17,.31")
    horse = blob(
        ".25,.3 .25,.3 .26,.38 .29,.41 .3,.44 .3,.44 .33,.41 .39,.37 .38,.34 .35,.35 .33,.36"
        " .34,.3 .34,.3"
    )
    for outline, tone, lift, tag in (
        (legs | arms, dark, 4, "crab"),
        (strip(((0.16, -0.06), (0.165, 0.52)), 0.022), bone, 4, "flagpole"),
        (flag, "#3a5f9a", 5, "flag"),
        (horse, _FOAM, 0, "horse on the flag"),
        (blob("-.14,0 -.1,.08 0,.11 .1,.08 .14,0 .07,-.07 -.07,-.07"), red, 5, "crab"),
        (claw.turned(18).at(-0.19, 0.16) | claw.turned(90).at(0.17, 0.12), red, 4, "claws"),
        (ellipse(0.032).at(-0.04, 0.12) | ellipse(0.032).at(0.05, 0.12), "#fdf8ec", 2, "eyes"),
        (ellipse(0.015).at(-0.035, 0.13) | ellipse(0.015).at(0.055, 0.13), "#1c1420", 0, "eyes"),
    ):
        scene.lay(Sheet(outline, tone, (tag,), lift=lift), **at)
