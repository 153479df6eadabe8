"""Doors, slots and mirrors: faces that let somebody in, or do not."""

from tools.paint.midnight.stage import BEFORE, empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import beads, blob, box, ellipse, points, polygon, strip
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
    title="Come in, come in",
    subject="mouth as a doorway",
    props=("tongue", "carpet", "guest", "doorbell"),
    mood=("comic", "threatening", "polite"),
)
def tongue_carpet(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.6, -0.5))
    host = face(
        Look(open_eyes=0.8, gaze=(0.1, -1.0), brows=0.3, smile=0.4), Build(nose=1.2, cheeks=1.2),
        "#d4ccc4", "parted", "#4c464a",
    )  # fmt: skip
    scene.put(host, 0, 1.9, 3.0, scale=2.7)
    mouth = blob(
        "-.5,-.16 -.3,-.02 0,-.06 .3,-.02 .5,-.16 .48,-.6 .28,-.86 0,-.92 -.28,-.86 -.48,-.6"
    )
    rim = mouth.at(0, 0.45).scaled(1.14, 1.12).at(0, -0.45)
    scene.lay(Sheet(rim, "#9a9a9a", ("lips",), turn=80), depth=BEFORE + 1)
    scene.lay(Sheet(mouth, "#0c0c0c", ("mouth",)), depth=BEFORE + 0.8)
    upper = Outline(())
    for index in range(6):
        x = -0.30 + 0.12 * index
        top = -0.05 - 0.5 * x * x
        upper = upper | polygon(
            (x - 0.054, top), (x + 0.054, top), (x + 0.046, top - 0.15), (x - 0.046, top - 0.15)
        )
    scene.lay(Sheet(upper & mouth, "#f4f4f4", ("teeth",)), depth=BEFORE + 0.6)
    scene.lay(
        Sheet(ellipse(0.024).at(0.30, -0.15), INKS["lamp"], ("doorbell",)), depth=BEFORE + 0.5
    )
    tongue = blob(
        "-.2,-.5 0,-.44 .2,-.5 .24,-.8 .3,-1.1 .52,-1.7 .52,-1.7 -.52,-1.7 -.52,-1.7 -.3,-1.1"
        " -.24,-.8"
    )
    scene.lay(Sheet(tongue, INKS["vermilion"], ("tongue", "carpet"), turn=90), depth=BEFORE + 0.4)
    crease = strip(points("0,-.54 .01,-.9 -.01,-1.2 0,-1.7"), 0.012, 0.03)
    scene.lay(Sheet(crease, "#141414"), depth=BEFORE + 0.3)
    guest = long_coat("#303030", "bowler", "#1c1c1c", right_hand=(-0.36, 1.9, -0.05))
    scene.put(guest, -0.1, -3.5, -6.6, yaw=176, scale=0.78)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="black", contrast=1.6, lamp_pool=0)


@card(
    palette="block_night",
    hand="woodcut",
    title="It sticks in winter",
    subject="profile with a door at the throat",
    props=("door", "locksmith", "key"),
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
    tools = strip(((0.80, 0.55), (0.80, 0.30)), 0.010)
    scene.lay(Sheet(tools, "#e8e8e8"), depth=9.0)
    word = strip(points("0,0 .06,.05 .1,0 .14,.05 .18,0 .24,.04"), 0.016) | beads(
        [(-0.04, 0.0)], 0.05
    )
    word = word - beads([(-0.04, 0.0)], 0.026)
    scene.lay(Sheet(word.turned(-90), INKS["lamp"], ("key",)), x=0.80, y=0.26, depth=9.0)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="black", contrast=1.7, lamp_pool=0.3)
