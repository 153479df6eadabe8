"""A keeper of keys on the shore, before sunrise."""

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
    ring,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_SKIN = "#b5794f"
_COAT = "#3a2f5c"
_LIGHT = "#ffe9a8"


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="Which one is for today",
    subject="old keeper with three great keys before a sun like a keyhole",
    props=("ring of keys", "sea", "sun", "child with a key"),
    mood=("solemn", "hopeful", "undecided"),
)
def three_suns_breakfast(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2f3a72", lift=0, shade="#e08a7c"))
    far = land((-1, 0.3), (-0.5, 0.36), (0, 0.26), (0.6, 0.3), (1, 0.36))
    scene.lay(Sheet(far, "#7a4f80", ("far coast",), lift=4))
    scene.lay(Sheet(land((-1, 0.2), (1, 0.2)), "#2f5f86", ("sea",), lift=5, shade="#1d3f66"))
    _keyhole_sun(scene)
    shore = land((-1, -0.96), (-0.2, -1.02), (0.3, -1.14), (1, -1.08))
    scene.lay(Sheet(shore, "#8a5a64", ("shore",), lift=9, torn=True))
    _keeper(scene)
    _ring(scene)
    _child(scene)
    return PaperPlan()


def _keyhole_sun(scene: Scene) -> None:
    """The sun over the water and its path on the water make one opening."""
    path = polygon(".46,.36 .7,.36 1.06,-1.3 .1,-1.3")
    opening = path | ellipse(0.35).at(0.58, 0.66)
    scene.lay(Sheet(opening, _LIGHT, ("sun", "path of light"), glow=0.6))
    ripples = Outline(())
    for x, y, long in (
        (0.2, -0.24, 0.34), (0.82, -0.1, 0.3), (0.12, -0.62, 0.4), (0.92, -0.46, 0.34),
        (0.24, 0.06, 0.22), (0.7, 0.14, 0.16),
    ):  # fmt: skip
        ripples = ripples | blob((x - long / 2, y), (x, y + 0.03), (x + long / 2, y), (x, y - 0.02))
    scene.lay(Sheet(ripples, "#3a6a92", ("ripples",), lift=0))


def _keeper(scene: Scene) -> None:
    """Large and old, in a long coat with brass buttons; he weighs the ring in his hand."""
    coat = blob(
        "-.98,.12 -.74,.22 -.46,.18 -.3,.0 -.24,-.4 -.26,-.9 -.16,-1.8 -.16,-1.8 -1.4,-1.8 -1.4,-.2"
    )
    scene.lay(Sheet(coat, _COAT, ("keeper",), lift=14, shade="#241d40"))
    at: dict[str, Any] = {"x": -0.6, "y": 0.66, "scale": 0.78, "turn": -5}
    white = "#efe8de"
    scene.lay(figures.head(_SKIN, white, figures.OLD, "short"), **at)
    beard = blob(
        "-.16,.0 -.06,-.12 .12,-.2 .26,-.19 .4,-.22 .42,-.27 .36,-.3 .44,-.42 .42,-.6 .32,-.86"
        " .16,-1.02 .0,-.9 -.14,-.5 -.2,-.2"
    )
    scene.lay(Sheet(beard, white, ("beard",), lift=7, shade="#d2c8cc"), **at)
    crown = blob("-.5,.2 -.54,.62 -.3,.76 .2,.74 .42,.6 .4,.32 .4,.32 0,.26")
    scene.lay(Sheet(crown, "#8a2f3c", ("cap",), lift=8), **at)
    peak = blob(".1,.32 .4,.36 .66,.24 .64,.18 .38,.24 .1,.24")
    scene.lay(Sheet(strip(points("-.5,.26 0,.31 .41,.34"), 0.08), "#e9b84a", lift=4), **at)
    scene.lay(Sheet(peak, "#241d40", lift=5), **at)
    for y in (-1.12, -1.34):
        scene.lay(Sheet(ellipse(0.042).at(-0.42, y), "#e9b84a", ("buttons",), lift=4))


def _key(
    scene: Scene, place: float, turn: float, metal: str, bow: Outline, sign: Outline, long: float
) -> None:
    """A key on the ring; its bow is a window with something in it."""
    at: dict[str, Any] = {"x": 0.08 + 0.34 * math.sin(math.radians(place)), "turn": turn}
    at["y"] = 0.02 - 0.3 * math.cos(math.radians(place)) + 0.06
    shaft = strip(((0, -0.4), (0, -long)), 0.075) | box(0.13, 0.06).at(0, -0.5)
    bit = polygon("0,0 0,.24 .2,.24 .2,.17 .12,.17 .12,.1 .2,.1 .2,0").at(0, -long)
    hole = bow.scaled(0.72).at(0, -0.25)
    scene.lay(Sheet(bow.at(0, -0.25) | shaft | bit, metal, ("key",), lift=9), **at)
    scene.lay(Sheet(hole, mix(metal, "#fff6dc", 0.86), lift=0), **at)
    scene.lay(Sheet(sign & hole, mix(metal, "#1a1030", 0.5), ("sign of a key",), lift=2), **at)


def _ring(scene: Scene) -> None:
    """Three great keys: one for a house, one for a bird, one for a wave."""
    scene.lay(Sheet(ring(0.33, 0.285).at(0.08, 0.02), "#d8dde4", ("ring",), lift=6))
    arm = people.bent_sleeve((-0.72, -0.1), (-0.52, -0.54), (-0.02, 0.2), 0.34)
    scene.lay(Sheet(arm, mix(_COAT, "#ffffff", 0.12), ("sleeve",), lift=11))
    cuff = strip(((-0.14, 0.24), (0.08, 0.1)), 0.11)
    scene.lay(Sheet(cuff, "#e9b84a", ("cuff",), lift=5))
    scene.lay(people.fist(_SKIN), x=0.07, y=0.3, scale=0.54, turn=24)
    house = polygon("-.09,-.34 .09,-.34 .09,-.24 .13,-.24 0,-.13 -.13,-.24 -.09,-.24")
    wing = blob("-.13,-.18 -.13,-.18 0,-.22 .1,-.14 .16,-.18 .1,-.22 .06,-.3 -.06,-.34 0,-.28")
    wave = blob("-.2,-.3 -.1,-.2 .02,-.16 .1,-.22 .02,-.22 .0,-.28 .1,-.32 .2,-.3 .2,-.5 -.2,-.5")
    heart = blob("0,-.2 -.2,.02 -.19,.16 -.09,.2 0,.13 .09,.2 .19,.16 .2,.02 0,-.2")
    _key(scene, -66, -12, "#c2503c", ellipse(0.2), house, 0.98)
    _key(scene, 66, 12, "#4f8a9c", box(0.34, 0.34).turned(45).scaled(1.1, 1.0), wave, 0.8)
    _key(scene, 2, 1, "#e2a93c", heart.scaled(1.1), wing, 1.16)


def _child(scene: Scene) -> None:
    """It looks up at him and says nothing of the small key on its own ribbon."""
    who = Dress("#e8b890", "#8a3a24", "#3f8a7c", "#e8b890", cut="curls", kind=figures.CHILD,
                head=0.3, skirt=0.16)  # fmt: skip
    still = Stance(near=((-0.06, 0.54), (-0.1, 0.42)), far=((-0.08, 0.54), (-0.1, 0.44)), nod=20)
    scene.lay(people.person(who, still), x=0.8, y=-1.4, scale=0.64, flip=True)
    ribbon = strips([((0.77, -0.935), (0.73, -1.07)), ((0.82, -0.935), (0.73, -1.07))], 0.016)
    scene.lay(Sheet(ribbon, "#f4efe2", ("ribbon",), lift=2))
    little = (
        ring(0.04, 0.018)
        | strip(((0, -0.03), (0, -0.16)), 0.024)
        | box(0.05, 0.034).at(-0.025, -0.14)
    )
    scene.lay(Sheet(little.at(0.73, -1.1), "#f2c14a", ("small key",), lift=4))
