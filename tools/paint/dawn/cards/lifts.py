"""A lift with one passenger too many."""

from dataclasses import replace

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import faces
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet

_GREY = "#8b95b5"
_SHADE = mix(_GREY, "#2a2040", 0.22)
_LIGHT = mix(_GREY, "#ffffff", 0.14)
_DOOR = box(1.44, 2.3).at(-0.06, -0.18)


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="Going down",
    subject="elephant in a lift",
    props=("squeezed passengers", "mouse", "buttons", "dial"),
    mood=("comic", "polite", "tight"),
)
def elephant_in_lift(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f3d9a4", lift=0, shade="#d9a866"))
    rail = strips([((-1, -0.5), (1, -0.5))], 0.05)
    scene.lay(Sheet(rail, "#b8803c", ("handrail",), lift=4))
    _boy_at_the_ceiling(scene)
    _thin_man(scene)
    body = blob(
        "-.44,-1.5 -.48,-.9 -.58,-.4 -.54,.1 -.4,.46 -.1,.62 .2,.56 .3,.2 .26,-.5 .2,-.66 -.02,-.66"
        " -.08,-.8 -.12,-1.5"
    )
    scene.lay(Sheet(body, _SHADE, ("elephant",), lift=12, shade=mix(_SHADE, "#2a2040", 0.2)))
    _woman_with_cake(scene)
    _wall(scene)
    _elephant(scene)
    _mouse(scene)
    return PaperPlan()


def _squeezed(sheets: list[Sheet], across: float, up: float) -> list[Sheet]:
    """The same sheets, narrower and taller."""
    return [replace(sheet, outline=sheet.outline.scaled(across, up)) for sheet in sheets]


def _wall(scene: Scene) -> None:
    """The wall around the open door, its frame, the dial above and the buttons beside it."""
    scene.lay(
        Sheet(page() - _DOOR, "#c8504a", ("lift",), lift=14, pattern="leaves", shade="#a83c40")
    )
    frame = box(1.56, 2.42).at(-0.06, -0.18) - _DOOR
    scene.lay(Sheet(frame, "#e6b450", ("door frame",), lift=7, shade="#b8803c"))
    dial = ellipse(0.26).at(-0.06, 1.1) - box(1, 1).at(-0.06, 0.6)
    scene.lay(Sheet(dial, "#fdf3e2", ("dial",), lift=6))
    marks = [((-0.28, 1.13), (-0.24, 1.14)), ((-0.2, 1.25), (-0.17, 1.23))]
    marks += [((0.08, 1.25), (0.05, 1.23)), ((-0.06, 1.32), (-0.06, 1.28))]
    scene.lay(Sheet(strips(marks, 0.014), "#5a3a34", lift=0))
    scene.lay(
        Sheet(
            strip(((-0.08, 1.12), (0.15, 1.16)), 0.03, 0.008),
            "#c8443c",
            ("hand of the dial",),
            lift=3,
        )
    )
    panel = box(0.2, 0.6).at(0.84, 0.64)
    scene.lay(Sheet(panel, "#fdf3e2", ("buttons",), lift=6))
    scene.lay(Sheet(beads([(0.84, 0.82), (0.84, 0.65)], 0.055), "#b8803c", lift=3))
    scene.lay(Sheet(ellipse(0.06).at(0.84, 0.47), "#ffe07a", ("lit button",), glow=0.7))


def _elephant(scene: Scene) -> None:
    """Head, trunk and one foot come out over the frame; the eye apologises."""
    leg = blob(
        "-.16,.0 .3,.0 .32,-.5 .28,-.9 .32,-1.4 .32,-1.4 -.1,-1.4 -.1,-1.4 -.05,-.9 -.14,-.4"
    )
    scene.lay(Sheet(leg, _GREY, ("foot",), lift=12, shade=_SHADE))
    for k in range(3):
        nail = ellipse(0.05, 0.045).at(0.0 + 0.115 * k, -1.36) & box(1, 0.12).at(0, -1.34)
        scene.lay(Sheet(nail, "#f4ead8", lift=2))
    trunk = strip(points(".4,.28 .54,-.02 .64,-.2 .8,-.18 .85,.0"), 0.4, 0.13)
    skull = blob(
        "-.1,-.3 -.3,.1 -.24,.56 .02,.8 .3,.84 .52,.66 .6,.4 .58,.14 .46,-.08 .34,-.22 .16,-.38"
        " .02,-.4"
    )
    head = skull | trunk | ellipse(0.065).at(0.85, 0.01)
    scene.lay(Sheet(head, _GREY, ("head", "trunk"), lift=11))
    folds = [strip(points(line), 0.012) for line in (
        ".46,.06 .58,.1 .68,.06", ".52,-.06 .62,-.0 .72,-.02", ".6,-.16 .66,-.09 .76,-.08",
    )]  # fmt: skip
    for fold in folds:
        scene.lay(Sheet(fold, _SHADE, lift=0))
    tusk = blob(".38,-.1 .5,-.12 .62,-.26 .66,-.42 .66,-.42 .54,-.34 .42,-.24")
    scene.lay(Sheet(tusk, "#fbf0d8", ("tusk",), lift=6))
    scene.lay(
        Sheet(
            strip(points(".12,-.24 .24,-.28 .34,-.22"), 0.02), mix(_SHADE, "#2a2040", 0.4), lift=0
        )
    )
    ear = blob(".04,.62 -.16,.68 -.38,.54 -.46,.22 -.42,-.14 -.28,-.36 -.1,-.3 .02,-.08 .1,.24")
    scene.lay(Sheet(ear, _LIGHT, ("ear",), lift=11, shade=_GREY))
    inner = blob("-.02,.5 -.16,.54 -.3,.42 -.36,.18 -.32,-.08 -.24,-.22 -.12,-.16 -.03,.06")
    scene.lay(Sheet(inner, mix(_LIGHT, "#e8a0a0", 0.35), lift=1))
    scene.lay(Sheet(ellipse(0.085, 0.075).at(0.32, 0.34), "#fffaf0", lift=3))
    scene.lay(Sheet(ellipse(0.045).at(0.345, 0.31), "#1c1420", ("eye",), lift=1))
    scene.lay(Sheet(strip(points(".22,.46 .32,.52 .44,.48"), 0.034, 0.02), _SHADE, lift=2))
    scene.lay(Sheet(strip(points(".23,.37 .32,.42 .42,.37"), 0.022), _SHADE, lift=0))


def _thin_man(scene: Scene) -> None:
    """Flat against the left wall, briefcase on his chest, he casts it a glance."""
    coat = blob("-.86,-.44 -.7,-.4 -.5,-.46 -.46,-.9 -.48,-1.5 -.84,-1.5")
    scene.lay(Sheet(coat, "#2f4a6e", ("thin man",), lift=8))
    face = faces.face("#efc4a0", "#5a3428", "short", Expression("flat", (1.0, 0.3), 0.7, 1.15))
    neck = Sheet(box(0.26, 0.5).at(0, -0.55), "#d9a884", lift=3)
    scene.lay(_squeezed([neck, *face], 0.78, 1.2), x=-0.6, y=-0.12, scale=0.4, turn=4)
    case = blob("-.74,-.66 -.74,-.66 -.5,-.64 -.5,-.64 -.5,-1.0 -.5,-1.0 -.74,-1.0 -.74,-1.0")
    scene.lay(Sheet(case, "#8a4f2c", ("briefcase",), lift=6))
    arm = strip(points("-.8,-.56 -.76,-.86 -.56,-.84"), 0.12, 0.1)
    scene.lay(Sheet(arm, "#3d5c86", lift=5))
    scene.lay(Sheet(ellipse(0.065, 0.05).at(-0.54, -0.83), "#efc4a0", ("hand",), lift=4))


def _woman_with_cake(scene: Scene) -> None:
    """Under the trunk on the right, with a cake held high out of harm's way."""
    dress = blob(".26,-.76 .46,-.72 .7,-.76 .74,-1.5 .28,-1.5")
    scene.lay(Sheet(dress, "#3f8f7a", ("woman",), lift=8))
    neck = Sheet(box(0.26, 0.5).at(0, -0.55), "#6f4230", lift=3)
    face = faces.face("#8a5238", "#1c1420", "bun", Expression("flat", (-0.6, 1.0), 0.9, 1.15))
    scene.lay(_squeezed([neck, *face], 0.84, 1.12), x=0.48, y=-0.56, scale=0.34, turn=-6)
    plate = blob(".34,-.98 .34,-.98 .68,-.98 .68,-.98 .6,-1.04 .42,-1.04")
    cake = blob(".4,-.98 .4,-.98 .4,-.86 .5,-.82 .62,-.86 .62,-.98 .62,-.98")
    scene.lay(Sheet(cake, "#f6d0d4", ("cake",), lift=5))
    scene.lay(
        Sheet(
            blob(".39,-.9 .4,-.85 .5,-.81 .62,-.85 .63,-.9 .58,-.93 .52,-.89 .46,-.93"),
            "#c8443c",
            lift=3,
        )
    )
    scene.lay(Sheet(plate, "#fdf6e6", ("plate",), lift=4))
    arm = strip(points(".32,-.86 .3,-1.12 .46,-1.08"), 0.11, 0.09)
    scene.lay(Sheet(arm, "#57a890", lift=5))
    scene.lay(Sheet(ellipse(0.06, 0.045).at(0.48, -1.07), "#8a5238", ("hand",), lift=4))


def _boy_at_the_ceiling(scene: Scene) -> None:
    """He lies between the elephant's back and the ceiling and likes it."""
    shirt = blob("-.1,.5 -.2,.76 -.44,.86 -.74,.84 -.78,.6 -.5,.46")
    scene.lay(Sheet(shirt, "#f2b83c", ("boy",), lift=6))
    face = faces.face("#c98d6a", "#2a1820", "short", Expression("grin", (0.7, -0.9), 0.3))
    arm = strip(points("-.5,.54 -.3,.52 -.14,.72"), 0.13, 0.1)
    scene.lay(Sheet(ellipse(0.06, 0.07).at(-0.12, 0.76), "#c98d6a", ("hand",), lift=4))
    scene.lay(Sheet(arm, "#e0a630", ("sleeve",), lift=5))
    scene.lay(face, x=-0.48, y=0.76, scale=0.32, turn=-58)


def _mouse(scene: Scene) -> None:
    """On the tip of the trunk a mouse stretches up to the lowest button."""
    fur = "#f4ead8"
    mouse = [
        Sheet(
            strip(points("-.02,.03 .06,-.04 .1,-.12 .04,-.18"), 0.022, 0.01),
            mix(fur, "#e08a8a", 0.4),
            lift=3,
        ),
        Sheet(blob("-.09,.0 -.11,.12 -.06,.24 .03,.26 .09,.16 .09,.0"), fur, ("mouse",), lift=6),
        Sheet(strip(points("-.04,.2 .02,.36 .04,.56"), 0.045, 0.035), fur, lift=3),
        Sheet(blob("-.1,.28 -.08,.38 .0,.42 .08,.38 .13,.3 .04,.23 -.06,.23"), fur, lift=4),
        Sheet(ellipse(0.055).at(-0.075, 0.4), mix(fur, "#e08a8a", 0.5), lift=3),
        Sheet(beads([(0.04, 0.345)], 0.016), "#1c1420", ("eye",), lift=0),
        Sheet(beads([(0.13, 0.305)], 0.018), "#c8443c", lift=1),
    ]
    scene.lay(mouse, x=0.87, y=0.06, scale=0.72, flip=True)
