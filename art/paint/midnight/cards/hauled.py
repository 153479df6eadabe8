"""What is climbed and called up: a heart, a gorge."""

from typing import Any

from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.stage import UNIT, empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.animals import sheep
from art.paint.story.cutouts.figures import MAN
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet
from art.paint.story.things.figures import long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="It came back with teeth",
    subject="gorge in the shape of a wolf",
    props=("wolf", "cliffs", "caller", "echo", "teeth"),
    mood=("grand", "afraid", "wild"),
)
def echo_wolf(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.5, -0.5))
    wolf = blob(
        "1.3,1.28 1.3,1.28 1.0,1.16 .84,1.2 .74,1.48 .74,1.48 .6,1.2 .46,1.12 .34,1.34 .34,1.34"
        " .24,1.04 .08,.9 -.1,.82 -.34,.76 -.48,.66 -.46,.54 -.34,.48 -.1,.5 .16,.42 .44,.22"
        " .56,.04 .56,.04 .34,-.08 .1,-.3 -.08,-.36 -.2,-.46 -.1,-.58 .1,-.62 .24,-.8 .2,-1.1"
        " .34,-1.4 .3,-1.8 .3,-1.8 1.3,-1.8 1.3,-1.8"
    )
    scene.lay(Sheet(wolf, "#a8a8a8", ("cliffs", "wolf"), turn=62), depth=50.0)
    _lay_wolf_features(scene)
    for x, y, size, flip in (
        (-0.24, 0.80, 0.27, True), (-0.02, 0.89, 0.14, True), (0.14, 0.97, 0.25, False),
    ):  # fmt: skip
        lay_pile(scene, sheep(), x=x, y=y, scale=size, flip=flip, depth=40.0)
    ledge = blob(
        "-1.3,-.62 -1.3,-.62 -.86,-.6 -.6,-.64 -.46,-.72 -.58,-.86 -.54,-1.06 -.68,-1.3 -.6,-1.8"
        " -.6,-1.8 -1.3,-1.8 -1.3,-1.8"
    )
    scene.lay(Sheet(ledge, "#d8d8d8", ("ledge",), turn=70))
    river = cuts(
        "-.62,-1.34 -.3,-1.3 0,-1.35 .3,-1.31", "-.62,-1.42 -.2,-1.38 .1,-1.43 .3,-1.4", thick=0.016
    )
    scene.lay(Sheet(river, INKS["night"], ("river",)))
    echo = Outline(())
    for radius in (0.16, 0.28, 0.40, 0.52):
        echo = echo | strip(arc(-0.62, -0.24, radius, -12, 48), 0.012, 0.02)
    scene.lay(Sheet(echo, "#f4f4f4", ("echo",)))
    caller = long_coat(
        INKS["vermilion"], "none", hair="#2a2626", left_hand=(0.12, 1.80, -0.26),
        right_hand=(-0.12, 1.80, -0.26),
    )  # fmt: skip
    scene.put(caller, -0.72 * UNIT, -0.64 * UNIT, 0, yaw=-72, scale=1.0)
    second = long_coat("#181818", "none", hair="#181818", skin="#181818")
    scene.put(second, 0.33 * UNIT, -0.10 * UNIT, 0, yaw=72, scale=0.42)
    return WoodcutPlan(inks=("vermilion", "night", "lamp"), sky="black", stars=50, contrast=1.6)


def _lay_wolf_features(scene: Scene) -> None:
    """Teeth, an eye that is a lit cave, a nose, and the strata of the rock as fur."""
    gums = Outline(())
    for x, y, size in (
        (-0.32, 0.50, 1.0), (-0.20, 0.51, 0.6), (-0.08, 0.505, 0.6), (0.04, 0.47, 0.7),
        (0.16, 0.43, 0.7), (0.28, 0.36, 0.6), (0.38, 0.28, 0.5),
    ):  # fmt: skip
        gums = gums | polygon("-.05,.02 .05,.0 -.01,-.24").scaled(size).at(x, y)
    for x, y, size in ((-0.09, -0.37, 0.95), (0.06, -0.32, 0.6), (0.17, -0.23, 0.6)):
        gums = gums | polygon("-.05,-.03 .05,.02 .0,.22").scaled(size).at(x, y)
    scene.lay(Sheet(gums, "#fafafa", ("teeth",)))
    eye = blob(".14,.86 .14,.86 .24,.94 .36,.92 .42,.84 .42,.84 .28,.82")
    scene.lay(Sheet(eye.scaled(1.25).at(-0.07, -0.22), "#101010"))
    scene.lay(Sheet(ellipse(0.055).at(0.27, 0.885), INKS["lamp"], ("eye",), glow=0.4))
    scene.lay(Sheet(ellipse(0.014, 0.045).at(0.26, 0.885), "#101010"))
    nose = blob("-.50,.66 -.44,.74 -.34,.74 -.34,.64 -.42,.56")
    scene.lay(Sheet(nose, "#141414", ("nose",)))
    fur = cuts(
        ".1,.78 -.1,.7 -.3,.62", ".2,.68 0,.62 -.2,.58", ".46,.72 .6,.5 .62,.26",
        ".62,.86 .76,.56 .76,.2",
        ".78,.98 .92,.6 .9,.1", ".46,1.08 .58,.98 .7,.98", ".7,.06 .74,-.2 .6,-.5",
        ".84,-.04 .9,-.4 .72,-.8",
        ".5,-.16 .5,-.4 .36,-.56", ".3,-.26 .26,-.42 .1,-.5", ".56,-.6 .6,-.9 .48,-1.3",
        ".76,-.7 .86,-1.1 .7,-1.5",
        ".66,1.34 .66,1.22 .74,1.1", ".3,1.24 .3,1.12 .38,1.04",
        thin=0.006, thick=0.026,
    )  # fmt: skip
    scene.lay(Sheet(fur, "#141414", ("strata",)))


@card(
    palette="block_night",
    hand="woodcut",
    title="He climbed to the heart",
    subject="man who climbs ribs like a ladder",
    props=("ribs", "heart", "window", "climber", "nest", "bird"),
    mood=("brave", "dark", "hopeful"),
)
def ladder_of_ribs(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.7, 0.5, -0.5))
    for index in range(8):
        y = 1.30 - 0.42 * index
        far = [(-0.66, y), (-0.86, y + 0.05), (-1.2, y - 0.10)]
        near = [(-0.66, y), (-0.26, y + 0.13), (0.34, y + 0.11), (0.84, y - 0.08)]
        scene.lay(Sheet(strip(far, 0.09, 0.08), "#9a9a9a", ("ribs",), turn=0), depth=50.0 - index)
        scene.lay(Sheet(strip(near, 0.10, 0.075), "#f2f2f2", ("ribs",)), depth=30.0 - index)
        joint = ellipse(0.10, 0.045).at(-0.66, y) | ellipse(0.085, 0.04).at(0.84, y - 0.08)
        scene.lay(Sheet(joint, "#f2f2f2", ("ribs",)), depth=19.0 - index * 0.1)
    pole = strip(points("-.62,1.7 -.66,.6 -.66,-.6 -.62,-1.7"), 0.13)
    pole = pole | strip(points(".80,1.7 .84,.6 .84,-.6 .80,-1.7"), 0.10)
    scene.lay(Sheet(pole, "#c4c4c4", ("spine",), turn=90), depth=19.5)
    _lay_heart(scene)
    _lay_climber(scene, 0.02, -1.10)
    return WoodcutPlan(inks=("vermilion", "night", "lamp"), sky="black", contrast=1.6, lamp_pool=0)


def _lay_climber(scene: Scene, x: float, y: float) -> None:
    """Somebody in blue who stands on one rib, steps up to the next and holds on to a third."""
    who = Person(
        INKS["night"], MAN, "short", cut="jacket", headgear="brim", gear_colour="#8a8a8a",
        trousers="#d4d4d4", bow=-24,
    )  # fmt: skip
    arms = (((0.0, 0.76), (0.16, 0.76), (0.22, 0.92)), ((0.0, 0.77), (0.14, 0.90), (0.10, 0.94)))
    size = 0.92
    step = strip(points("0,.48 .16,.60 .21,.64 .21,.52 .20,.47"), 0.12, 0.065)
    shoe = blob(".15,.44 .15,.44 .15,.50 .2,.51 .25,.48 .29,.46 .29,.44 .29,.44")
    pile = person(who, arms, stride=-0.02, lean=-4)
    lay_pile(scene, pile, x=x, y=y, scale=size, depth=10.0)
    place: dict[str, Any] = {"x": x, "y": y, "scale": size}
    scene.lay(Sheet(step, "#d4d4d4", ("climber",), turn=80), **place, depth=9.0)
    scene.lay(Sheet(shoe, "#161616"), **place, depth=8.9)


def _lay_heart(scene: Scene) -> None:
    """A heart as large as a house among the ribs, with a lit window; a bird nests on it."""
    heart = blob(
        ".0,.62 -.12,.86 -.06,1.06 .12,1.1 .26,1.0 .42,1.06 .6,.96 .64,.74 .54,.46 .34,.2 .24,.04"
        " .24,.04 .1,.3"
    )
    cord = strip(points(".25,1.0 .16,1.18 .20,1.36 .12,1.7"), 0.09, 0.07)
    scene.lay(Sheet(cord, INKS["vermilion"], ("vessel",), turn=80), depth=17.0)
    scene.lay(Sheet(heart, INKS["vermilion"], ("heart",), turn=55))
    folds = cuts(
        "-.02,.66 -.06,.84 0,.98", ".06,.58 .1,.4 .2,.2", ".56,.8 .5,.56 .36,.34", thick=0.02
    )
    scene.lay(Sheet(folds, "#141414", ("folds",)))
    pane = box(0.16, 0.22).at(0.26, 0.66) | ellipse(0.08).at(0.26, 0.77)
    sill = pane.at(-0.26, -0.70).scaled(1.35).at(0.26, 0.70)
    scene.lay(Sheet(sill, "#141414"))
    scene.lay(Sheet(pane, INKS["lamp"], ("window",), glow=0.5))
    bars = strips([((0.26, 0.55), (0.26, 0.86)), ((0.17, 0.70), (0.35, 0.70))], 0.022)
    scene.lay(Sheet(bars, "#141414"))
    nest = blob(".34,1.08 .4,1.02 .52,1.0 .64,1.03 .7,1.1 .6,1.12 .44,1.12")
    straws = strips(
        [((0.3, 1.1), (0.6, 1.02)), ((0.38, 1.0), (0.72, 1.12)), ((0.34, 1.04), (0.5, 1.13))], 0.014
    )
    scene.lay(Sheet(nest | straws, INKS["lamp"], ("nest",)))
    bird = blob(".42,1.1 .4,1.2 .46,1.28 .54,1.26 .56,1.2 .66,1.16 .76,1.18 .76,1.18 .66,1.08")
    scene.lay(Sheet(bird | polygon(".41,1.25 .34,1.23 .42,1.21"), "#f4f4f4", ("bird",)))
    scene.lay(Sheet(ellipse(0.013).at(0.47, 1.235), "#101010"))
