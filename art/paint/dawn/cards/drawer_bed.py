"""Gloves asleep in a drawer, and a place that is empty."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts.figures import hand_outline
from art.paint.story.cutouts.geometry import (
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
from art.paint.story.sheets import Pattern, Sheet

_VELVET, _DEEP = "#3f5488", "#1f2c56"
_WOOD = "#8a5638"
_MITTEN = (
    "-.17,-.5 -.2,-.1 -.22,.16 -.2,.42 -.1,.58 .05,.6 .16,.5 .19,.3 .2,.2 .27,.28"
    " .35,.27 .36,.18 .28,.03 .19,-.1"
    " .16,-.5"
)


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="In a drawer of their own",
    subject="gloves in bed in a drawer, and the print of a missing one",
    props=("drawer", "gloves", "mitten", "handkerchief", "wool", "key"),
    mood=("homely", "sad", "hopeful"),
)
def glove_family(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5c3626", lift=0))
    inside = box(1.74, 2.34).at(0, 0.2)
    scene.lay(Sheet(box(1.9, 2.5).at(0, 0.2), _WOOD, ("drawer",), lift=6))
    scene.lay(Sheet(inside, _VELVET, ("velvet",), lift=0, shade="#2c3d70"))
    shadow = polygon("-.87,1.37 .87,1.37 .87,1.27 -.76,1.27 -.76,-1 -.87,-1")
    scene.lay(Sheet(shadow, "#24335f", lift=0))
    pillow = blob(
        "-.78,.98 -.72,1.14 -.3,1.2 .2,1.17 .68,1.2 .78,1.08 .76,.76 .66,.66 .1,.7 -.5,.66 -.76,.74"
    )
    scene.lay(Sheet(pillow, "#efe4d2", ("pillow",), lift=9, shade="#cdbfb4"))
    creases = strip(points("-.3,.72 -.28,.84 -.34,.92"), 0.02, 0.006) | strip(
        points(".3,.72 .28,.82 .33,.9"), 0.02, 0.006
    )
    scene.lay(Sheet(creases, "#b9a99e", lift=0))
    _empty_place(scene)
    _couple(scene)
    _lonely(scene)
    _blanket(scene)
    _front(scene)
    return PaperPlan()


def _glove(
    scene: Scene,
    colour: str,
    x: float,
    y: float,
    scale: float,
    turn: float,
    flip: bool,
    spread: tuple[float, ...],
    pattern: Pattern | None = None,
) -> None:
    """A glove from its back, with the three seams of its knuckles."""
    whole = hand_outline(spread, (0.30, 0.38, 0.43, 0.40, 0.31)) | polygon(
        "-.13,.05 .13,.05 .16,-.6 -.16,-.6"
    )
    seams = strips(
        [((-0.09, 0.2), (-0.11, 0.42)), ((0.0, 0.2), (0.0, 0.45)), ((0.09, 0.2), (0.11, 0.42))],
        0.014,
    )
    at = {"x": x, "y": y, "scale": scale, "turn": turn, "flip": flip}
    scene.lay(Sheet(whole, colour, ("gloves",), lift=10, pattern=pattern), **at)
    scene.lay(Sheet(seams, mix(colour, "#140c20", 0.35), lift=0), **at)


def _couple(scene: Scene) -> None:
    """A large brown glove and a fine green one, thumb over thumb, a small mitten between them."""
    _glove(scene, "#7a4a30", -0.54, 0.06, 1.02, 3, False, (-40, -9, 0, 8, 17))
    _glove(scene, "#3f8f7c", 0.0, 0.04, 0.90, -2, True, (-52, -8, -1, 6, 13), "dots")
    small = blob(_MITTEN).scaled(0.72).turned(2).at(-0.29, 0.10)
    band = strip(points("-.46,.36 -.38,.42 -.29,.36 -.2,.42 -.12,.36"), 0.045)
    scene.lay(Sheet(small, "#f0b848", ("mitten",), lift=9, pattern="stripes", turn=90))
    scene.lay(Sheet(band & small, "#d8603c", lift=1))
    left = (
        strip(points("-.50,.06 -.47,.18 -.38,.25 -.25,.27"), 0.15, 0.11)
        | ellipse(0.075).at(-0.50, 0.06)
        | ellipse(0.055).at(-0.25, 0.27)
    )
    right = (
        strip(points("-.02,-.02 -.05,.08 -.12,.14 -.22,.16"), 0.12, 0.09)
        | ellipse(0.06).at(-0.02, -0.02)
        | ellipse(0.045).at(-0.22, 0.16)
    )
    scene.lay(Sheet(left, "#7a4a30", ("gloves",), lift=5))
    scene.lay(Sheet(right, "#3f8f7c", ("gloves",), lift=5))


def _empty_place(scene: Scene) -> None:
    """The print of a mitten in the velvet, and its hollow in the pillow."""
    print_ = blob(_MITTEN).scaled(0.94).turned(-5).at(0.60, 0.17)
    scene.lay(Sheet(print_, _DEEP, ("empty place",), lift=0))
    scene.lay(Sheet(print_ & box(1.6, 0.7).at(0, 1.02), "#b8a69c", lift=0))


def _lonely(scene: Scene) -> None:
    """A red mitten, turned to the empty place, its thumb across the edge of the print."""
    red = blob(_MITTEN).scaled(0.94).turned(-4).at(0.265, 0.16)
    scene.lay(Sheet(red, "#c23a36", ("mitten",), lift=11, pattern="stripes", turn=86))
    star = strips(
        [
            ((0.15, 0.40), (0.35, 0.40)),
            ((0.25, 0.30), (0.25, 0.50)),
            ((0.18, 0.33), (0.32, 0.47)),
            ((0.18, 0.47), (0.32, 0.33)),
        ],
        0.024,
    )
    scene.lay(Sheet(star, "#f6e6cc", ("pattern",), lift=1))


def _blanket(scene: Scene) -> None:
    """A handkerchief over them, turned back where nobody lies."""
    cloth = polygon("-.87,.0 .42,.04 .87,-.46 .87,-1.1 -.87,-1.1")
    hem = polygon("-.87,.0 .42,.04 .46,-.01 .46,-.06 -.87,-.1")
    scene.lay(Sheet(cloth, "#8fb6c4", ("handkerchief",), lift=12, pattern="checks"))
    scene.lay(Sheet(hem, "#f4ead8", lift=3))
    corner = polygon(".42,.04 .87,-.46 .34,-.5")
    scene.lay(Sheet(corner, "#f4ead8", lift=10, shade="#d4c8bc"))
    rows = strips([((-0.87, -0.42), (0.87, -0.62)), ((-0.87, -0.52), (0.87, -0.72))], 0.02)
    scene.lay(
        Sheet(rows & polygon("-.87,.0 .3,.0 .3,-.5 .87,-.5 .87,-1.1 -.87,-1.1"), "#c8504a", lift=0)
    )


def _front(scene: Scene) -> None:
    """The front of the drawer with its key, and the wool that leads out of it."""
    scene.lay(Sheet(box(2.5, 0.8).at(0, -1.36), "#a86c44", ("drawer",), lift=14, shade="#8a5232"))
    scene.lay(Sheet(box(1.7, 0.3).at(0, -1.26), "#b87a4e", lift=3))
    plate = blob("-.08,-1.16 .08,-1.16 .1,-1.28 .0,-1.38 -.1,-1.28")
    scene.lay(Sheet(plate, "#e9b84a", ("lock",), lift=3))
    scene.lay(
        Sheet(
            ellipse(0.022).at(0, -1.23) | polygon("-.012,-1.23 .012,-1.23 .02,-1.31 -.02,-1.31"),
            "#3a2018",
            lift=0,
        )
    )
    wool = strip(
        points(
            ".36,-.02 .44,-.14 .34,-.3 .5,-.46 .62,-.7 .56,-.92 .68,-1.08 .66,-1.26"
            " .8,-1.36 1.1,-1.42"
        ),
        0.026,
    )
    scene.lay(Sheet(wool, "#c23a36", ("wool",), lift=5))
