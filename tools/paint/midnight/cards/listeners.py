"""Those who listen and wait: at rails, in attics."""

from tools.paint.midnight.stage import empty_stage
from tools.paint.story import things
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.figures import long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="How did it get up there",
    subject="horse in an attic",
    props=("roof beams", "child", "candle", "hoofprints"),
    mood=("tender", "absurd", "hushed"),
)
def attic_horse(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, -0.1, -0.6), key=0.9)
    roof = polygon("-1.3,-.2 0,1.42 1.3,-.2 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(roof, "#4a4a4a", ("attic",), turn=90), depth=50.0)
    beams = strips([((-1.3, -0.2), (0, 1.42)), ((1.3, -0.2), (0, 1.42))], 0.14)
    beams = beams | strips([((-0.8, 0.36), (0.8, 0.36)), ((0, 1.4), (0, 0.36))], 0.10)
    scene.lay(Sheet(beams, "#141414", ("roof beams",)), depth=45.0)
    prints = points("-.86,-.8 -.74,-.58 -.86,-.34 -.74,-.12 -.84,.1")
    for x, y in prints:
        hoof = ellipse(0.05, 0.06) - ellipse(0.025, 0.04).at(0, -0.02)
        scene.lay(Sheet(hoof.at(x, y), "#d8d8d8", ("hoofprints",)), depth=44.0)
    _lay_horse(scene)
    floor = polygon("-1.3,-1.22 1.3,-1.12 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#707070", ("floor",), turn=2), depth=20.0)
    child = long_coat("#c8c8c8", "none", hair="#303030", left_hand=(0.30, 1.5, -0.35), wide=1.1)
    scene.put(child, -2.6, -6.4, -0.6, yaw=-40, scale=1.55)
    scene.put(things.candle(strength=2.6), -1.75, -4.1, -1.2, scale=0.6)
    return WoodcutPlan(inks=("lamp",), sky="black", contrast=1.6, lamp_pool=0.10)


def _lay_horse(scene: Scene) -> None:
    """The head and neck of a black horse that bows to the left."""
    head = blob(
        ".08,.84 .04,1.08 .04,1.08 .16,.98 .2,.88 .34,1.06 .34,1.06 .36,.86 .56,.7 .8,.3 1.05,-.3"
        " 1.3,-1.3 1.3,-1.3 .16,-1.3 .16,-1.3 .3,-.7 .26,-.3 .12,-.06 -.08,-.04 -.24,-.24 -.34,-.4"
        " -.48,-.48 -.6,-.4 -.64,-.24 -.54,-.02 -.34,.3 -.16,.62"
    )
    scene.lay(Sheet(head, "#121212", ("horse",)), depth=30.0)
    marks = Outline(())
    for path, thick in (
        (".18,.02 .3,.2 .3,.42 .18,.56", 0.016), ("-.5,-.34 -.4,-.32 -.34,-.36", 0.016),
        ("-.08,.56 -.28,.24 -.46,-.06", 0.012), ("-.02,.5 -.2,.2 -.36,-.06", 0.010),
        (".36,.3 .44,-.1 .42,-.6", 0.014), (".5,.2 .6,-.2 .6,-.7", 0.014),
        (".3,-.2 .36,-.5 .34,-.9", 0.012), (".2,.86 .2,.96 .12,1.0", 0.010),
    ):  # fmt: skip
        marks = marks | strip(points(path), 0.003, thick)
    for index in range(9):
        x, y = 0.34 + 0.072 * index, 0.84 - 0.026 * index - 0.011 * index * index
        lock = [(x, y), (x + 0.10, y - 0.16), (x + 0.06, y - 0.40)]
        marks = marks | strip(lock, 0.022, 0.004)
    scene.lay(Sheet(marks, "#f0f0f0", ("mane",)))
    scene.lay(Sheet(ellipse(0.075, 0.055).turned(30).at(0.0, 0.38), "#f0f0f0", ("eye",)))
    scene.lay(Sheet(ellipse(0.05).at(-0.005, 0.375), "#0c0c0c"))
    scene.lay(Sheet(ellipse(0.016).at(-0.02, 0.36), INKS["lamp"]))
    scene.lay(Sheet(ellipse(0.03, 0.04).turned(-20).at(-0.555, -0.25), "#e8e8e8", ("nostril",)))
