"""A bank under the grass."""

import math
from typing import Any

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, town
from tools.paint.story.cutouts.geometry import (
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
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_STEEL = "#a8bccc"


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Savings for the winter",
    subject="ant with a golden crumb before a vault door",
    props=("vault door", "crumb", "coin", "worm"),
    mood=("comic", "small", "proud"),
)
def ant_bank(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3a2038", lift=0, shade="#5a2f34"))
    hollow = blob("-1.3,.5 -.8,.86 -.1,1.16 .6,1.12 1.3,.8 1.3,-1.1 .4,-1.16 -1.3,-1.1")
    scene.lay(Sheet(hollow, "#f0b060", ("lamplight",), lift=0, shade="#d8783c"))
    _door(scene)
    earth = page() - hollow
    scene.lay(Sheet(earth, "#4a2a30", ("earth",), lift=16, shade="#2f1a2c"))
    snow = page() - land((-1, 1.3), (-0.4, 1.36), (0.3, 1.28), (1, 1.36))
    scene.lay(Sheet(snow, "#e8f0f6", ("snow",), lift=7))
    _roots(scene)
    _worm(scene)
    _ant(scene)
    return PaperPlan()


def _door(scene: Scene) -> None:
    """Round and heavy; whoever looks longer sees that it is a lost coin with a head on it."""
    x, y, r = 0.36, -0.12, 0.92
    teeth = Outline(())
    for k in range(36):
        a = math.radians(10 * k)
        notch = box(0.06, 0.12).turned(math.degrees(a) - 90)
        teeth = teeth | notch.at(x + r * math.cos(a), y + r * math.sin(a))
    scene.lay(
        Sheet(teeth | ellipse(r).at(x, y), mix(_STEEL, "#2a3048", 0.3), ("vault door",), lift=14)
    )
    scene.lay(Sheet(ellipse(r * 0.9).at(x, y), _STEEL, ("coin",), lift=4, shade="#7f95ac"))
    field = ellipse(r * 0.76).at(x, y)
    scene.lay(Sheet(field, "#56708e", lift=0, shade="#47607e"))
    at = (x - 0.06, y)
    face = figures.profile_outline(figures.MAN, bust=False).flipped().scaled(0.96)
    scene.lay(Sheet(face.at(at[0] + 0.03, at[1] - 0.035) & field, "#2f4460", lift=0))
    scene.lay(
        Sheet(face.at(*at) & field, "#f4e6c8", ("head on the coin",), lift=10, shade="#dcc294")
    )
    hair = face & blob("-.44,.4 -.3,.24 -.16,.2 -.06,.06 .06,-.3 .3,-.4 .8,-.4 .8,.8 -.5,.8")
    scene.lay(Sheet(hair.at(*at), "#c08a4a", ("hair",), lift=5))
    scene.lay(Sheet(strip(points("-.37,.12 -.3,.15 -.2,.12"), 0.03).at(*at), "#8a5a34", lift=2))
    scene.lay(Sheet(ellipse(0.045, 0.022).at(-0.285, 0.055).at(*at), "#2f3a54", lift=1))
    wheel = (ellipse(0.24) - ellipse(0.18)).at(x, y)
    for turn in (0, 60, 120):
        wheel = wheel | box(0.05, 0.62).turned(turn).at(x, y)
    scene.lay(Sheet(wheel, "#4a5a78", ("wheel",), lift=8))
    scene.lay(Sheet(ellipse(0.09).at(x, y), "#2c3854", lift=4))
    scene.lay(Sheet(town.keyhole_outline(0.09).at(x, y), "#f2c14a", ("keyhole",), lift=0))


def _ant(scene: Scene) -> None:
    """Large, in profile, upright under its load."""
    at: dict[str, Any] = {"x": -0.5, "y": -1.23, "scale": 1.0}
    dark = "#2a1424"
    legs = Outline(())
    for line in (
        "-.18,.22 -.34,.3 -.42,.0", "-.06,.2 -.14,.3 -.18,.0", ".04,.22 .1,.3 .12,.0",
    ):  # fmt: skip
        legs = legs | strip(points(line), 0.035, 0.025)
    arms = strip(points(".06,.34 .2,.36 .22,.56"), 0.035) | strip(
        points(".02,.38 -.1,.5 .0,.66"), 0.035
    )
    body = ellipse(0.2, 0.14).turned(20).at(-0.22, 0.26) | ellipse(0.11, 0.09).turned(40).at(
        0.0, 0.3
    )
    head = ellipse(0.12, 0.1).at(0.14, 0.46)
    feelers = strip(points(".2,.52 .3,.64 .4,.6"), 0.022) | strip(
        points(".22,.5 .36,.56 .44,.5"), 0.022
    )
    crumb = polygon("-.16,.66 -.2,.84 -.08,1.0 .12,1.02 .28,.9 .3,.72 .18,.6 0,.62")
    scene.lay(Sheet(legs | arms | feelers, dark, lift=6), **at)
    scene.lay(Sheet(body | head, dark, ("ant",), lift=9), **at)
    scene.lay(Sheet(crumb, "#ffe066", ("golden crumb",), lift=9, shade="#f0a020"), **at)
    facets = polygon("-.2,.84 -.08,1.0 .12,1.02 -.02,.88") | polygon(".18,.6 .3,.72 .2,.76")
    scene.lay(Sheet(facets, "#fff0a8", lift=0), **at)
    scene.lay(Sheet(ellipse(0.036).at(0.18, 0.48), "#fffaf0", lift=1), **at)
    scene.lay(Sheet(beads([(0.192, 0.48)], 0.018), "#1c1420", lift=0), **at)


def _roots(scene: Scene) -> None:
    """Forked roots reach down into the hall, and specks of light drift up from the lamps."""
    for line, wide in (
        ("-.7,1.3 -.64,1.06 -.72,.86 -.64,.66", 0.07),
        ("-.69,.98 -.56,.86 -.5,.74", 0.035),
        ("-.2,1.3 -.26,1.16 -.18,1.0 -.24,.86", 0.06),
        (".5,1.3 .44,1.16 .5,1.02", 0.06),
        (".8,1.3 .86,1.1 .78,.9", 0.06),
        (".84,1.08 .92,.96 .9,.86", 0.03),
    ):
        scene.lay(Sheet(strip(points(line), wide, 0.015), "#8a5a48", ("roots",), lift=5))
    for radius, spots in (
        (0.022, "-.36,.74 -.84,.66 -.52,.5 -.86,-.66 .1,1.0"),
        (0.014, "-.42,.62 -.08,.9 -.56,.26 -.8,-.5 -.3,-.86 .3,.96"),
    ):
        scene.lay(Sheet(beads(points(spots), radius), "#fff4c0", ("light",), lift=0, glow=0.5))


def _worm(scene: Scene) -> None:
    """The night watchman has come half out of the wall."""
    wall = blob("-1.3,.66 -.9,.5 -.84,.12 -.85,-.3 -.88,-.54 -1.3,-.74")
    scene.lay(Sheet(wall, "#4a2a30", ("earth",), lift=10))
    scene.lay(Sheet(ellipse(0.08, 0.13).at(-0.925, -0.19), "#24121c", lift=0))
    curve = points("-.98,-.18 -.8,-.24 -.7,-.1 -.78,.06 -.84,.18 -.74,.3")
    body = strip(curve, 0.13, 0.15) | ellipse(0.085).at(-0.735, 0.3)
    scene.lay(Sheet(body, "#e88f86", ("worm",), lift=7, shade="#cf6f6c"))
    rings = [((-0.83, -0.3), (-0.82, -0.16)), ((-0.77, -0.16), (-0.64, -0.18))]
    rings += [((-0.79, -0.04), (-0.66, 0.0)), ((-0.86, 0.04), (-0.73, 0.1))]
    rings += [((-0.91, 0.16), (-0.76, 0.17))]
    scene.lay(Sheet(strips(rings, 0.018) & body, "#b85a5c", lift=0))
    cap = blob("-.86,.36 -.84,.48 -.74,.52 -.66,.46 -.64,.38 -.56,.36 -.56,.36 -.7,.34")
    scene.lay(Sheet(cap, "#2f4a8c", ("cap",), lift=5))
    scene.lay(Sheet(ellipse(0.03).at(-0.71, 0.3), "#fffaf0", lift=1))
    scene.lay(Sheet(beads([(-0.7, 0.295)], 0.015), "#1c1420", lift=0))
