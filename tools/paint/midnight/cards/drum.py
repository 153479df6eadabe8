"""Many who march inside a drum."""

from typing import Any

from tools.paint.midnight.cuts import arc, cuts
from tools.paint.midnight.stage import UNIT, empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import blob, box, ellipse, strip
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.figures import long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="We march to ourselves",
    subject="people who march inside a drum",
    props=("drum", "drumstick", "hand", "marchers", "dancer", "sleeper"),
    mood=("trapped", "rhythmic", "ironic"),
)
def inside_the_drum(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.7, 0.5, -0.5))
    body = box(1.56, 1.5).at(-0.12, -0.42) | ellipse(0.78, 0.2).at(-0.12, -1.17)
    scene.lay(Sheet(body, INKS["vermilion"], ("drum",), turn=90), depth=40.0)
    ropes = Outline(())
    for index in range(7):
        x = -0.90 + 0.26 * index
        sag = 0.17 * (1 - ((x + 0.12) / 0.8) ** 2)
        ropes = ropes | strip([(x, 0.28 - sag), (min(x + 0.13, 0.66), -1.1 - sag)], 0.022)
        ropes = ropes | strip(
            [(min(x + 0.26, 0.66), 0.28 - sag), (min(x + 0.13, 0.66), -1.1 - sag)], 0.022
        )
    scene.lay(Sheet(ropes & body, "#f4f4f4", ("ropes",)))
    skin = ellipse(0.78, 0.19).at(-0.12, 0.34)
    for level, tone in ((0.34, "#e8e8e8"), (-1.06, "#141414")):
        hoop = (
            box(1.6, 0.12).at(-0.12, level - 0.06) | ellipse(0.8, 0.21).at(-0.12, level - 0.12)
        ) - ellipse(0.8, 0.21).at(-0.12, level)
        scene.lay(Sheet(hoop, tone, ("hoop",), turn=0))
    scene.lay(Sheet(skin, "#f4f4f4", ("drum skin",)))
    rings = Outline(())
    for radius in (0.10, 0.22, 0.36, 0.52):
        rings = rings | strip(arc(0.02, 0.36, radius, 0, 360, 0.24), 0.012)
    scene.lay(Sheet(rings & skin, "#141414", ("shaking",)))
    hole = blob(
        "-.74,-.86 -.78,-.4 -.66,-.06 -.4,-.0 -.1,-.08 .2,-.02 .46,-.12 .54,-.44"
        " .48,-.86 .1,-1.02 -.4,-1.0"
    )
    scene.lay(Sheet(hole.scaled(1.07).at(0, -0.03), "#f4f4f4", ("torn edge",)))
    scene.lay(Sheet(hole, "#141414", ("inside",)))
    scene.lay(Sheet(hole & box(3, 0.5).at(0, -1.08), INKS["lamp"], ("floor",), turn=0))
    _put_marchers(scene)
    stick = strip([(0.86, 1.28), (0.10, 0.47)], 0.07, 0.045) | ellipse(0.09, 0.075).turned(45).at(
        0.06, 0.44
    )
    scene.lay(Sheet(stick, "#f0f0f0", ("drumstick",)), depth=11.0)
    _lay_fist(scene)
    _lay_light_sleeper(scene)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _lay_fist(scene: Scene) -> None:
    """A hand that holds the stick: four fingers across it, a thumb along it, and a sleeve."""
    sleeve = strip([(0.88, 1.22), (1.3, 1.36)], 0.36, 0.5)
    scene.lay(Sheet(sleeve, INKS["night"], ("sleeve",), turn=20), depth=10.8)
    scene.lay(Sheet(strip([(0.84, 1.20), (0.92, 1.23)], 0.38), "#f4f4f4", ("cuff",)), depth=10.6)
    back = blob(".58,1.20 .70,1.34 .86,1.34 .90,1.16 .82,1.02 .68,1.06")
    scene.lay(Sheet(back, "#e4dcd4", ("hand",)), depth=11.5)
    for index in range(4):
        x, y = 0.60 + 0.068 * index, 0.985 + 0.072 * index
        finger = ellipse(0.125, 0.052).turned(-43).at(x + 0.02, y - 0.02)
        scene.lay(Sheet(finger, "#e4dcd4", ("hand",), turn=-43), depth=10.4 - 0.1 * index)
    thumb = strip([(0.74, 1.30), (0.60, 1.24), (0.50, 1.12)], 0.11, 0.075)
    scene.lay(Sheet(thumb, "#e4dcd4", ("hand",)), depth=10.0)


def _lay_light_sleeper(scene: Scene) -> None:
    """A child on the drum skin, asleep and content beside the beating stick."""
    pillow = blob("-.86,.36 -.80,.50 -.62,.54 -.46,.50 -.40,.36 -.48,.26 -.64,.24 -.80,.27")
    scene.lay(Sheet(pillow, "#f8f8f8", ("pillow",)))
    place: dict[str, Any] = {"x": -0.58, "y": 0.46, "turn": 56.0, "scale": 1.15}
    scene.lay(Sheet(ellipse(0.115, 0.125), "#ece6de", ("sleeper",)), **place)
    hair = blob(
        "-.12,-.03 -.135,.08 -.06,.155 .04,.16 .12,.10 .13,-.02 .13,-.02 .09,.06 .02,.05 -.05,.08"
        " -.09,.04"
    )
    scene.lay(Sheet(hair, "#202020", ("hair",)), **place)
    lids = cuts(
        "-.075,-.005 -.045,-.025 -.015,-.005", ".025,-.005 .055,-.025 .085,-.005",
        "-.03,-.07 .005,-.085 .04,-.07", thin=0.008, thick=0.014,
    )  # fmt: skip
    scene.lay(Sheet(lids, "#141414", ("closed eyes",)), **place)
    blanket = blob(
        "-.60,.24 -.56,.36 -.50,.46 -.38,.55 -.24,.52 -.16,.45 -.08,.46 -.04,.38 -.08,.28 -.26,.22"
        " -.46,.21"
    )
    scene.lay(Sheet(blanket, INKS["night"], ("blanket",), turn=70))
    hem = cuts("-.58,.26 -.53,.38 -.47,.47 -.38,.54", thin=0.04, thick=0.05)
    scene.lay(Sheet(hem, "#f4f4f4", ("sheet",)))


def _put_marchers(scene: Scene) -> None:
    """A column that marches in step to the right; one of them dances."""
    for index, x in enumerate((-0.60, -0.36, -0.11, 0.13, 0.37)):
        is_dancer = index == 2
        hand_up = 1.98 if is_dancer else 1.2
        marcher = long_coat(
            "#f0f0f0" if is_dancer else "#8a8a8a", "none" if is_dancer else "top", "#242424",
            left_hand=(0.4, hand_up, -0.2), right_hand=(-0.4, hand_up, -0.2),
            bow=-8 if is_dancer else 4,
        )  # fmt: skip
        scene.put(marcher, x * UNIT, -0.9 * UNIT, 0, yaw=20 if is_dancer else -70, scale=1.3)
