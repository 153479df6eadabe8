"""A debate among geese."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
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
from art.paint.story.sheets import Sheet

_BEAK = "#f08a2c"


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="The motion is carried south",
    subject="parliament of geese",
    props=("map", "wig", "speaker", "umbrella"),
    mood=("satirical", "merry", "busy"),
)
def goose_parliament(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2f6a68", lift=0, shade="#1f4a50"))
    _map(scene)
    _speaker(scene)
    _goose(scene, 0.84, -0.44, 0.8, "#fdf8ee")
    _bench(scene, -0.72, "#8a4f30")
    _goose(scene, -0.58, -1.02, 0.66, "#d8b890")
    _goose(scene, -0.1, -1.1, 0.4, "#f2c85a", flip=False)
    _dissenter(scene)
    _bench(scene, -1.24, "#a8663c")
    return PaperPlan()


def _bench(scene: Scene, y: float, colour: str) -> None:
    """A bench across the picture with a pale rail."""
    scene.lay(Sheet(box(2.6, 1.2).at(0, y - 0.6), colour, ("benches",), lift=11))
    scene.lay(Sheet(box(2.6, 0.07).at(0, y), mix(colour, "#ffe0b0", 0.45), lift=4))


def _map(scene: Scene) -> None:
    """A chart on which all ways lead down."""
    scene.lay(Sheet(box(0.84, 1.2).turned(-3).at(0.5, 0.72), "#f6e4bc", ("map",), lift=8))
    for text, tone in (
        (".22,1.2 .42,1.26 .62,1.16 .56,1.02 .34,.98", "#8ab0a8"),
        (".38,.38 .62,.44 .76,.32 .66,.2 .42,.22", "#e8a84a"),
    ):
        scene.lay(Sheet(blob(text), tone, lift=1))
    way = strip(points(".42,1.1 .6,.84 .46,.66 .55,.46"), 0.04)
    head = polygon(".44,.52 .68,.5 .57,.3")
    scene.lay(Sheet(way | head, "#c8333f", ("way",), lift=3))


def _speaker(scene: Scene) -> None:
    """Large and wigged, with the beak open and one wing on the desk."""
    body = blob(
        "-.9,-.6 -.98,-.2 -.9,.12 -.72,.3 -.7,.6 -.74,.86 -.66,1.06 -.46,1.14 -.28,1.06 -.22,.9"
        " -.3,.74 -.36,.56 -.32,.3 -.16,.1 -.1,-.2 -.16,-.6"
    )
    scene.lay(Sheet(body, "#fdf8ee", ("goose",), lift=13, shade="#dcd8d0"))
    beak = polygon("-.28,1.02 .1,.94 -.24,.86") | polygon("-.26,.86 .04,.78 -.28,.76")
    scene.lay(Sheet(beak, _BEAK, ("beak",), lift=5))
    scene.lay(Sheet(ellipse(0.04).at(-0.38, 0.98), "#1c1420", ("eye",), lift=1))
    scene.lay(Sheet(strip(points("-.5,1.04 -.4,1.08 -.32,1.04"), 0.03), "#8a7a6a", lift=1))
    curls = points(
        "-.38,1.2 -.54,1.2 -.68,1.12 -.76,.98 -.8,.82 -.82,.66 -.84,.5 -.66,.96 -.68,.78 -.7,.6"
    )
    scene.lay(Sheet(beads(curls, 0.115), "#c9bca4", ("wig",), lift=6))
    swirls = [(x - 0.01, y) for x, y in curls[:7]]
    scene.lay(Sheet(beads(swirls, 0.05), "#a8987c", lift=0))
    desk = polygon("-1.3,-.16 .04,-.16 -.04,-1.0 -1.3,-1.0")
    scene.lay(Sheet(desk, "#6a3428", ("desk",), lift=11))
    scene.lay(Sheet(box(1.5, 0.1).at(-0.66, -0.15), "#c98a56", lift=5))
    wing = blob("-.8,.1 -.6,.14 -.4,.0 -.2,-.06 .0,-.08 -.06,-.16 -.12,-.14 -.4,-.22 -.7,-.2")
    scene.lay(Sheet(wing, "#e6e2da", ("wing",), lift=8))


def _goose(scene: Scene, x: float, y: float, size: float, colour: str, flip: bool = True) -> None:
    """A member in the benches, turned to the speaker unless told otherwise."""
    where: dict[str, Any] = {"x": x, "y": y, "scale": size, "flip": flip}
    neck = strip([(0.0, -0.3), (0.02, 0.1), (-0.02, 0.34), (0.06, 0.48)], 0.34, 0.19)
    body = ellipse(0.36, 0.34).at(-0.08, -0.26)
    skull = ellipse(0.16, 0.14).at(0.09, 0.5)
    scene.lay(Sheet(neck | body | skull, colour, ("goose",), lift=8), **where)
    wing = blob("-.34,-.3 -.3,-.08 -.14,-.04 .06,-.2 .1,-.4 -.2,-.5")
    scene.lay(Sheet(wing, mix(colour, "#5a4a4a", 0.16), ("wing",), lift=4), **where)
    beak = polygon("0.2,.57 .44,.48 .2,.43")
    scene.lay(Sheet(beak, _BEAK, ("beak",), lift=3), **where)
    scene.lay(Sheet(ellipse(0.026).at(0.12, 0.53), "#1c1420", lift=1), **where)


def _dissenter(scene: Scene) -> None:
    """One member expects rain in here and looks the other way."""
    _goose(scene, 0.36, -1.0, 0.84, "#9aa8b8", flip=False)
    scene.lay(Sheet(strips([((0.3, -1.2), (0.2, -0.28))], 0.03), "#5a2a24", lift=6))
    wing = blob(".14,-1.24 .2,-1.08 .32,-1.02 .42,-1.1 .4,-1.24")
    scene.lay(Sheet(wing, "#84929f", ("wing",), lift=5))
    dome = blob(
        "-.3,-.44 -.24,-.2 -.04,.0 .2,.06 .46,.0 .66,-.18 .74,-.42 .74,-.42 .56,-.35 .4,-.42"
        " .22,-.34 .04,-.42 -.12,-.36 -.3,-.44"
    )
    scene.lay(Sheet(dome, "#d8433a", ("umbrella",), lift=10))
    ribs = strip(points(".2,.06 .06,-.14 .04,-.4"), 0.016) | strip(
        points(".22,.06 .38,-.14 .4,-.4"), 0.016
    )
    scene.lay(Sheet(ribs, "#a82a2a", lift=0))
    scene.lay(Sheet(ellipse(0.03, 0.05).at(0.2, 0.1), "#5a2a24", lift=3))
