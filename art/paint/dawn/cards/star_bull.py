"""A great dark bull at daybreak, and those who have to do with it."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    star,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_NIGHT = "#1b2258"
_LIGHT = "#fff0b4"


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="He only does the stars",
    subject="great bull as dark as the night, on which a man paints stars",
    props=("painter", "bucket of light", "haystack", "sleeping child"),
    mood=("grand", "tender", "strange"),
)
def lamp_lighter_giant(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f2a873", lift=0, shade="#e57f72"))
    hills = land((-1, -0.5), (-0.4, -0.34), (0.4, -0.5), (1, -0.36))
    scene.lay(Sheet(hills, "#a8746a", ("hills",), lift=5, torn=True))
    scene.lay(Sheet(land((-1, -0.98), (0, -0.92), (1, -1.0)), "#5f7a50", ("meadow",), lift=8))
    _bull(scene)
    _head(scene)
    _stars(scene)
    _painter(scene)
    _sleeper(scene)
    return PaperPlan()


def _bull(scene: Scene) -> None:
    """It lies like a hill; its belly is the colour of the first light."""
    tail = strip(points("1.02,.3 .96,.74 .7,1.0 .42,1.06"), 0.09, 0.05)
    scene.lay(Sheet(tail, _NIGHT, ("tail",), lift=9))
    brush = blob(".46,1.12 .46,1.0 .3,.96 .1,1.04 .1,1.04 .26,1.14")
    scene.lay(Sheet(brush, "#fff6da", ("tail as a brush",), lift=6))
    trace = strip(points(".14,1.04 -.16,1.18 -.5,1.26 -.84,1.2 -1.2,1.24"), 0.03, 0.11)
    scene.lay(Sheet(trace, "#fbe3b0", ("streak of light",), lift=2))
    body = blob(
        "-.56,-.3 -.5,.1 -.28,.5 .06,.74 .3,.72 .6,.56 .9,.5 1.2,.3 1.4,-.2 1.3,-.9 .8,-1.02"
        " .2,-1.0 -.3,-.96 -.5,-.7"
    )
    scene.lay(Sheet(body, _NIGHT, ("bull",), lift=14, shade="#8a4a7c"))
    hind = blob(".3,-.92 .6,-.82 .9,-.86 .9,-1.04 .3,-1.06 .2,-1.0")
    scene.lay(Sheet(hind, "#4a2f66", ("leg",), lift=7))
    fore = blob("-.74,-.86 -.4,-.74 -.02,-.78 .1,-.96 -.1,-1.08 -.7,-1.06 -.82,-.98")
    scene.lay(Sheet(fore, "#3a2c66", ("foreleg",), lift=9, shade="#6a3f70"))
    hoof = blob("-.82,-.98 -.74,-.87 -.62,-.9 -.64,-1.06 -.74,-1.07")
    scene.lay(Sheet(hoof, "#e9d2b0", ("hoof",), lift=4))


def _head(scene: Scene) -> None:
    """Low and heavy; what it carries between its ears could be the moon."""
    horns = blob(
        "-.96,.98 -.96,.98 -1.0,.7 -.9,.48 -.66,.38 -.42,.42 -.26,.56 -.18,.8 -.2,1.02 -.2,1.02"
        " -.32,.78 -.46,.64 -.64,.6 -.82,.7"
    )
    scene.lay(Sheet(horns, "#fff6da", ("horns like a moon",), lift=10, shade="#efcf92"))
    skull = blob(
        "-.86,.44 -.62,.54 -.38,.46 -.26,.2 -.3,-.1 -.44,-.3 -.6,-.5 -.78,-.54 -.92,-.44 -.92,-.24"
        " -.9,.1"
    )
    scene.lay(Sheet(skull, mix(_NIGHT, "#4a5ab0", 0.55), ("head",), lift=12, shade="#3a2c66"))
    ear = blob("-.36,.34 -.2,.4 .0,.34 .06,.24 -.1,.18 -.3,.2")
    scene.lay(Sheet(ear, mix(_NIGHT, "#4a5ab0", 0.4), ("ear",), lift=7))
    tuft = blob("-.86,.46 -.62,.56 -.4,.48 -.46,.34 -.54,.4 -.6,.26 -.68,.38 -.76,.28")
    scene.lay(Sheet(tuft, "#0f1440", ("tuft",), lift=5))
    muzzle = blob("-.9,-.2 -.7,-.14 -.46,-.24 -.46,-.38 -.62,-.54 -.8,-.56 -.94,-.44")
    scene.lay(Sheet(muzzle, "#b07a94", ("muzzle",), lift=5))
    scene.lay(Sheet(ellipse(0.05, 0.035).turned(30).at(-0.84, -0.34), "#4a2440", lift=0))
    scene.lay(Sheet(ellipse(0.05, 0.035).turned(-20).at(-0.62, -0.36), "#4a2440", lift=0))
    nose = ring(0.1, 0.072).at(-0.74, -0.44)
    scene.lay(Sheet(nose, "#f2c14a", ("nose ring",), lift=4))
    for x in (-0.78, -0.46):
        scene.lay(Sheet(ellipse(0.065, 0.05).at(x, 0.08), "#fdf3da", lift=2))
        scene.lay(Sheet(ellipse(0.036).at(x - 0.012, 0.062), "#140c20", ("eye",), lift=1))
        lid = strip([(x - 0.08, 0.1), (x, 0.145), (x + 0.08, 0.1)], 0.034)
        scene.lay(Sheet(lid, "#141a48", lift=2))


def _stars(scene: Scene) -> None:
    """The front half is done; behind the shoulder he has only begun."""
    for x, y, size, turn in (
        (0.04, 0.5, 0.1, 10), (0.14, 0.16, 0.13, -14), (-0.14, 0.02, 0.06, 30),
        (0.3, 0.5, 0.07, 20), (0.02, -0.3, 0.08, -8), (-0.2, -0.5, 0.05, 12),
        (0.36, -0.1, 0.06, 40),
    ):  # fmt: skip
        shape = star(5, size, size * 0.42).turned(turn).at(x, y)
        scene.lay(Sheet(shape, _LIGHT, ("stars",), glow=0.35))
    done = polygon(".2,.5 .8,.1 .8,.5")
    begun = star(5, 0.13, 0.055).turned(8).at(0.54, 0.2) & done.at(0.02, -0.06)
    scene.lay(Sheet(begun, _LIGHT, ("star just begun",), glow=0.3))


def _painter(scene: Scene) -> None:
    """On a haystack, his back straight, his brush at the dark flank."""
    hay = blob(".24,-1.56 .3,-1.14 .44,-.84 .6,-.76 .92,-.74 1.1,-.9 1.3,-1.6")
    scene.lay(Sheet(hay, "#e2b04a", ("haystack",), lift=11, shade="#b8802c"))
    straws = [((x, y), (x + 0.07, y - 0.13)) for x, y in points(
        ".5,-.98 .7,-.9 .9,-1.0 .44,-1.22 .62,-1.2 .8,-1.16 .96,-1.26 .54,-1.38 .74,-1.36"
    )]  # fmt: skip
    scene.lay(Sheet(strips(straws, 0.014), "#8f6424", lift=0))
    who = Dress("#b5794f", "#efe8de", "#f4efe4", "#3f6a8c", cut="short", kind=figures.OLD,
                hat="beret", hat_colour="#c23a44", beard=True)  # fmt: skip
    paint = Stance(near=((0.12, 0.72), (0.22, 0.86)), far=((-0.1, 0.54), (-0.08, 0.42)), nod=10)
    at: dict[str, Any] = {"x": 0.8, "y": -0.74, "scale": 0.86, "flip": True}
    scene.lay(people.person(who, paint), **at)
    handle = strip(((0.63, -0.1), (0.56, 0.14)), 0.024)
    scene.lay(Sheet(handle, "#6b4a3a", ("brush",), lift=4))
    scene.lay(Sheet(blob(".53,.1 .6,.12 .56,.22 .54,.22"), _LIGHT, glow=0.2))
    pail = polygon(".47,-.56 .67,-.56 .64,-.78 .5,-.78")
    scene.lay(Sheet(ellipse(0.1, 0.028).at(0.57, -0.56), _LIGHT, ("light",), glow=0.5))
    scene.lay(Sheet(pail, "#7a8aa0", ("bucket",), lift=5))


def _sleeper(scene: Scene) -> None:
    """Somebody small sleeps against the foreleg, as if it were a cushion."""
    face = figures.head("#e8b890", "#8a3a24", figures.CHILD, "bob", "closed")
    blanket = blob(
        "-.44,-1.02 -.3,-1.0 -.06,-1.06 .14,-1.2 .2,-1.36 -.2,-1.42 -.5,-1.36 -.56,-1.16"
    )
    scene.lay(face, x=-0.4, y=-0.95, scale=0.28, turn=62)
    scene.lay(Sheet(blanket, "#d8563c", ("blanket",), lift=8, pattern="checks"))
    grass = [((x, -1.5), (x + lean, -1.5 + tall)) for x, lean, tall in (
        (-0.9, 0.03, 0.2), (-0.8, -0.04, 0.26), (-0.7, 0.05, 0.18), (0.0, 0.03, 0.12),
        (0.1, -0.04, 0.16), (-0.96, -0.02, 0.14),
    )]  # fmt: skip
    scene.lay(Sheet(strips(grass, 0.03), "#3f5f40", ("grass",), lift=4))
