"""A snowman who thaws into a man."""

from art.paint.midnight.stage import BEFORE, empty_stage
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet
from art.paint.story.things.faces import Build, Look, face


@card(
    palette="block_day",
    hand="woodcut",
    title="By noon he had a neck",
    subject="snowman thawing into a man",
    props=("snowman", "carrot", "children", "bucket"),
    mood=("uncanny", "gentle", "surprised"),
)
def thaw_portrait(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.75, 0.5, -0.45), backdrop="#f4f4f4")
    scene.lay(
        Sheet(ellipse(0.98, 0.86).at(0.1, -1.3), "#e6e6e6", ("snowman",), turn=60), depth=30.0
    )
    man = face(
        Look(open_eyes=0.85, gaze=(0.2, 0.2), brows=0.7, smile=0.2),
        Build(nose=0.4, cheeks=1.2),
        "#dcd4cc",
        "none",
    )
    scene.put(man, 0.5, 0.6, 0.0, yaw=-6, scale=1.7)
    crust = blob(
        "-.1,1.06 -.5,.86 -.62,.4 -.6,-.1 -.46,-.5 -.3,-.66 -.24,-.5 -.16,-.44 -.14,-.2"
        " -.04,-.06 -.02,.16 .04,.3"
        " -.02,.5 .08,.66 .2,.6 .3,.72 .5,.66 .56,.8 .4,1.0 .16,1.1"
    )
    scene.lay(Sheet(crust, "#f6f6f6", ("snow",)), x=0.02, depth=BEFORE + 1)
    scene.lay(
        Sheet(
            beads(points("-.34,.22"), 0.06) | beads(points("-.46,-.3 -.36,-.36"), 0.035),
            "#101010",
            ("coal",),
        ),
        x=0.02,
    )
    carrot = blob(".02,.12 .02,.12 -.14,.12 -.5,-.02 -.5,-.02 -.14,-.06 .02,-.08 .02,-.08 .06,.02")
    bite = ellipse(0.05).at(-0.30, 0.08) | ellipse(0.04).at(-0.24, 0.12)
    scene.lay(Sheet(carrot - bite, INKS["clay"], ("carrot",), turn=80), x=0.08, y=0.06)
    bucket = polygon("-.42,.84 .52,.96 .42,1.42 -.22,1.34")
    scene.lay(Sheet(bucket, "#2c2c2c", ("bucket",), turn=96))
    scene.lay(Sheet(strip(points("-.4,.86 .06,.86 .5,.98"), 0.03), "#f0f0f0"))
    drops = Outline(())
    for x, y in points("-.24,-.76 .06,.16 .56,.5 .3,.56"):
        drops = drops | blob(
            (x, y + 0.07), (x, y + 0.07), (x - 0.025, y), (x, y - 0.025), (x + 0.025, y)
        )
    scene.lay(Sheet(drops, INKS["night"], ("drops",)))
    _lay_children(scene)
    return WoodcutPlan(inks=("clay", "night", "vermilion"), sky="paper", contrast=1.6)


def _lay_children(scene: Scene) -> None:
    """Two children from behind, with a bobble hat and a plait."""
    for x, size, hair, flip in ((-0.66, 0.84, "bobble", False), (0.78, 0.72, "plait", True)):
        child = ellipse(0.16, 0.18).at(0, 0.0) | blob(
            "-.3,-.9 -.28,-.3 -.12,-.17 .12,-.17 .28,-.3 .3,-.9"
        )
        child = child | (
            ellipse(0.06).at(0.0, 0.22)
            if hair == "bobble"
            else strip(points(".12,.02 .2,-.12 .18,-.28"), 0.07, 0.03)
        )
        scene.lay(
            Sheet(child, "#141414", ("child",)), x=x, y=-0.98, scale=size, flip=flip, depth=5.0
        )
        cuff = strip(points("-.14,-.18 0,-.22 .14,-.18"), 0.07)
        scene.lay(Sheet(cuff, INKS["vermilion"], ("scarf",)), x=x, y=-0.98, scale=size)
