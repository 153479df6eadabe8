"""A crown from very near."""

import math

from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="crimson_theatre",
    hand="cut_paper",
    title="The crown fits anyone",
    subject="monkey being crowned",
    props=("crown", "hands", "purse"),
    mood=("satirical", "merry", "uneasy"),
)
def monkey_king(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8f2438", lift=0, pattern="leaves", shade="#5a1630"))
    scene.lay(Sheet(ellipse(0.98).at(0, 0.1), "#e9b44a", ("halo",), glow=0.25))
    for index in range(24):
        a = math.radians(15 * index)
        ray = strip(
            (
                (0.84 * math.cos(a), 0.1 + 0.84 * math.sin(a)),
                (1.6 * math.cos(a), 0.1 + 1.6 * math.sin(a)),
            ),
            0.03,
            0.12,
        )
        scene.lay(Sheet(ray, "#c9783a" if index % 2 else "#a8483a", lift=2))
    _robed_monkey(scene)
    grin = strip([(-0.24, -0.28), (-0.1, -0.36), (0.1, -0.36), (0.26, -0.26)], 0.03)
    scene.lay(Sheet(grin, "#7a2a2a", lift=1))
    _coronation(scene)
    return PaperPlan()


def _robed_monkey(scene: Scene) -> None:
    """The monkey in his robe, his eyes on the crown."""
    fur, pale = "#5f3c30", "#e3ab80"
    robe = blob("-.24,-.6 .24,-.6 .8,-.84 1.05,-1.3 1.1,-1.9 -1.1,-1.9 -1.05,-1.3 -.8,-.84")
    scene.lay(Sheet(robe, "#2c3a7a", ("robe",), lift=12, pattern="crosses"))
    ermine = blob("-.5,-.62 0,-.56 .5,-.62 .66,-.9 .3,-1.06 0,-1.1 -.3,-1.06 -.66,-.9")
    scene.lay(Sheet(ermine, "#fdf6e6", lift=8))
    scene.lay(
        Sheet(
            beads([(-0.4, -0.86), (-0.14, -0.94), (0.16, -0.94), (0.42, -0.86)], 0.03),
            "#2a1820",
            lift=0,
        )
    )
    for side in (-1, 1):
        scene.lay(Sheet(ellipse(0.24).at(0.6 * side, 0.02), fur, lift=8))
        scene.lay(Sheet(ellipse(0.14).at(0.6 * side, 0.02), pale, lift=2))
    scene.lay(
        Sheet(
            blob("-.58,0 -.5,.46 0,.64 .5,.46 .58,0 .46,-.44 0,-.62 -.46,-.44"),
            fur,
            ("monkey",),
            lift=12,
        )
    )
    mask = ellipse(0.25, 0.24).at(-0.2, 0.14) | ellipse(0.25, 0.24).at(0.2, 0.14)
    mask = mask | ellipse(0.4, 0.3).at(0, -0.24)
    scene.lay(Sheet(mask, pale, ("face",), lift=5))
    for side in (-1, 1):
        scene.lay(Sheet(ellipse(0.1, 0.085).at(0.18 * side, 0.12), "#fffaf0", lift=2))
        scene.lay(Sheet(ellipse(0.05).at(0.18 * side + 0.03, 0.16), "#1c1420", ("eye",), lift=1))
        scene.lay(
            Sheet(
                strip([(0.08 * side, 0.25), (0.18 * side, 0.28), (0.3 * side, 0.24)], 0.04, 0.02),
                fur,
                lift=1,
            )
        )
        scene.lay(Sheet(ellipse(0.024, 0.036).at(0.05 * side, -0.1), "#6a3a30", lift=0))


def _coronation(scene: Scene) -> None:
    """The crown, three hands that hold it, and a fourth that takes the purse."""
    crown = polygon("-.42,.5 -.5,.96 -.28,.76 -.14,1.06 0,.8 .14,1.06 .28,.76 .5,.96 .42,.5")
    scene.lay(Sheet(crown, "#ffd25a", ("crown",), lift=12))
    scene.lay(
        Sheet(
            beads([(-0.5, 0.98), (-0.14, 1.08), (0.14, 1.08), (0.5, 0.98)], 0.045),
            "#d8473c",
            lift=4,
        )
    )
    scene.lay(Sheet(box(0.84, 0.1).at(0, 0.55), "#e0a030", lift=3))
    fingers = (0.22, 0.30, 0.32, 0.30, 0.26)
    for x, y, turn, skin, sleeve, flip in (
        (-0.72, 1.28, 214, "#efc4a0", "#2c5a7a", False),
        (0.72, 1.28, 146, "#6a3f2c", "#3f8f7a", True),
        (0.05, 1.62, 180, "#b5794f", "#e8843c", False),
    ):
        spread = (-34, -8, 0, 7, 16)
        scene.lay(
            figures.hand(skin, spread, fingers, sleeve), x=x, y=y, scale=0.62, turn=turn, flip=flip
        )
    purse = blob("-.14,.1 .14,.1 .2,-.1 .12,-.24 -.12,-.24 -.2,-.1").at(0.5, -1.2)
    scene.lay(Sheet(strip([(0.3, -1.0), (0.42, -1.08), (0.5, -1.12)], 0.02), "#e9b44a", lift=3))
    scene.lay(Sheet(purse, "#3f8f5a", ("purse",), lift=8))
    scene.lay(Sheet(box(0.2, 0.04).at(0.5, -1.1), "#e9b44a", lift=3))
    thief = figures.hand("#d99a72", (-40, -4, 2, 8, 14), (0.26, 0.34, 0.36, 0.32, 0.28), "#1c1420")
    scene.lay(thief, x=0.92, y=-1.42, scale=0.5, turn=52)
