"""Doors, slots and mirrors: faces that let somebody in, or do not."""

from tools.paint.midnight.carving import BLACK, WHITE, edged
from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.stage import BEFORE, empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import blob, box, ellipse, polygon, ring, strip
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.faces import Build, Look, face
from tools.paint.story.things.figures import long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="It sticks in winter",
    subject="profile with a door at the throat",
    props=("door", "locksmith", "key", "bell pull"),
    mood=("anxious", "comic", "intimate"),
)
def throat_door(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.75, 0.5, -0.4))
    head = face(
        Look(open_eyes=0.5, gaze=(0.3, 0.5), brows=0.6, mouth=0.12), Build(nose=1.3, jaw=1.05),
        "#d0c8c0", "short", "#4a4448", cloth="#4c4c4c", shoulders=True,
    )  # fmt: skip
    scene.put(head, -1.0, 2.0, 1.5, yaw=-62, pitch=-8, scale=1.9)
    leaf = polygon("-.12,-.6 .06,-.64 .06,-.22 -.12,-.18")
    scene.lay(Sheet(leaf.scaled(1.12), INKS["lamp"], ("door", "light"), glow=0.6), depth=BEFORE + 1)
    scene.lay(
        Sheet(
            polygon("-.12,-.6 -.26,-.68 -.26,-.2 -.12,-.18").scaled(1.12),
            "#5a5a5a",
            ("door",),
            turn=90,
        ),
        depth=BEFORE + 0.9,
    )
    scene.lay(Sheet(ellipse(0.016).at(-0.27, -0.48), "#f4f4f4"), depth=BEFORE + 0.8)
    smith = long_coat(
        "#787878", "bowler", "#242424", left_hand=(0.32, 1.7, -0.3), right_hand=(-0.2, 1.5, -0.4)
    )
    scene.put(smith, 2.1, -3.75, -2.2, yaw=62, scale=1.2)
    stool = box(0.30, 0.04).at(0.60, -1.02)
    stool = (
        stool
        | strip(((0.50, -1.02), (0.46, -1.5)), 0.03)
        | strip(((0.7, -1.02), (0.74, -1.5)), 0.03)
    )
    scene.lay(Sheet(stool, "#f0f0f0", ("stool",)), depth=9.0)
    lay_pile(scene, _bell_pull(), 0.80, 0.62, depth=9.0)
    lay_pile(scene, _key(), 0.35, -0.55, depth=8.5)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="black", contrast=1.7, lamp_pool=0.3)


def _bell_pull() -> list[Sheet]:
    """A broad woven band that hangs straight down, with a tassel at its end."""
    band = box(0.12, 1.2).at(0, 0.60)
    diamonds = Outline(())
    for index in range(6):
        diamonds = diamonds | polygon("-.03,0 0,.055 .03,0 0,-.055").at(0, 0.14 + 0.16 * index)
    knob = ellipse(0.05).at(0, -0.03)
    fringe = blob("-.03,-.06 -.03,-.06 -.07,-.20 -.08,-.30 -.08,-.30 .08,-.30 .08,-.30 .07,-.20"
                  " .03,-.06 .03,-.06")  # fmt: skip
    threads = cuts("-.02,-.12 -.035,-.20 -.04,-.29", "0,-.12 0,-.20 0,-.29",
                   ".02,-.12 .035,-.20 .04,-.29", thin=0.008, thick=0.012)  # fmt: skip
    red = INKS["vermilion"]
    return [
        *edged(band, red, "bell pull", line=WHITE), Sheet(diamonds, WHITE),
        *edged(fringe, INKS["lamp"], "tassel", line=WHITE), Sheet(threads, BLACK),
        *edged(knob, INKS["lamp"], "tassel", line=WHITE),
    ]  # fmt: skip


def _key() -> list[Sheet]:
    """The locksmith's key, held out to the left."""
    bow = ring(0.05, 0.026).at(0.08, 0)
    shank = strip(((0.04, 0), (-0.15, 0)), 0.026)
    bits = box(0.026, 0.06).at(-0.14, -0.035) | box(0.026, 0.045).at(-0.09, -0.03)
    return [Sheet(bow | shank | bits, INKS["lamp"], ("key",))]
