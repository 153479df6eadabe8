"""Weather that two have shared: a dance in the rain."""

from typing import Any

from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.stage import UNIT, empty_stage
from tools.paint.story import things
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    points,
    polygon,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet
from tools.paint.story.things.faces import ELDER, Build, Look, face


@card(
    palette="block_night",
    hand="woodcut",
    title="They left the umbrella to the ducks",
    subject="old couple dancing in the rain",
    props=("dance", "rain", "umbrella", "ducks", "old couple"),
    mood=("tender", "wet", "happy"),
)
def rain_dance(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.6, -0.55))
    wife = face(
        Look(smile=0.9),
        Build(nose=0.9, age=0.6, cheeks=1.2),
        "#a0948a",
        "bun",
        "#d8d8d8",
        cloth=INKS["plum"],
        shoulders=True,
    )
    husband = face(
        Look(smile=0.7), ELDER, "#dcd2c8", "short", "#b4b4b4", cloth="#3a3a3a", shoulders=True
    )
    scene.put(wife, -0.31 * UNIT, 0.28 * UNIT, 0.4, yaw=-30, roll=7, scale=0.96)
    scene.put(husband, 0.27 * UNIT, 0.44 * UNIT, 0.0, yaw=36, roll=-8, scale=1.02)
    palm = things.hand("#a0948a", INKS["plum"], "flat", "#f4f4f4")
    scene.put(palm, 0.16 * UNIT, -0.62 * UNIT, -3.4, yaw=180, roll=-40, scale=0.86)
    _lay_umbrella_pond(scene)
    return WoodcutPlan(
        inks=("vermilion", "plum", "lamp"), sky="black", contrast=1.6, rain=240, lamp_pool=0
    )


def _lay_umbrella_pond(scene: Scene) -> None:
    """An umbrella that lies upside down full of rain, and those who have moved in."""
    place: dict[str, Any] = {"x": -0.34, "y": -1.06, "turn": -5}
    shaft = strip(points(".02,-.1 .1,.3 .14,.5"), 0.03) | strip(
        points(".14,.48 .17,.6 .26,.6 .28,.5"), 0.035
    )
    scene.lay(Sheet(shaft, "#e0e0e0", ("handle",)), **place, depth=5.6)
    bowl = blob(
        "-.66,.06 -.66,.06 -.5,-.22 -.2,-.4 0,-.43 .2,-.4 .5,-.22 .66,.06 .66,.06 .4,.0"
        " .0,-.02 -.4,.0"
    )
    water = ellipse(0.60, 0.12).at(0, 0.04)
    scene.lay(Sheet(ellipse(0.67, 0.15).at(0, 0.05), "#161616"), **place, depth=5.5)
    scene.lay(Sheet(water, "#e4e4e4", ("water",), turn=0), **place, depth=5.4)
    scene.lay(Sheet(bowl, INKS["vermilion"], ("umbrella",), turn=60), **place, depth=4.8)
    ribs = cuts(
        "-.36,.0 -.24,-.2 -.02,-.42", "0,-.03 .01,-.2 0,-.42", ".36,.0 .24,-.2 .02,-.42", thick=0.02
    )
    scene.lay(Sheet(ribs, "#161616"), **place, depth=4.7)
    duck = blob(
        "-.2,.1 -.2,.1 -.16,.0 .0,-.03 .12,.02 .14,.14 .22,.2 .22,.2 .14,.24 .08,.3 -.02,.28"
        " -.03,.18 -.02,.12 -.1,.1"
    )
    for x, size, colour in (
        (-0.34, 1.0, "#f4f4f4"),
        (-0.02, 0.56, INKS["lamp"]),
        (0.30, 0.56, INKS["lamp"]),
    ):
        spot: dict[str, Any] = {"x": -0.34 + x, "y": -1.06 + 0.01 - 0.05 * x, "scale": size}
        scene.lay(Sheet(duck, colour, ("duck",)), **spot, depth=5.2)
        wing = cuts("-.12,.06 -.02,.03 .06,.08", thick=0.02) | ellipse(0.016).at(0.06, 0.23)
        beak = polygon(".13,.24 .25,.2 .13,.17")
        scene.lay(Sheet(wing, "#161616"), **spot, depth=5.15)
        scene.lay(Sheet(beak, INKS["vermilion"], ("beak",)), **spot, depth=5.1)
