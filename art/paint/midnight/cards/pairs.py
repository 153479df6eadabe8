"""Two at a time: what faces keep from each other."""

from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import blob, box, ellipse, strip
from art.paint.story.cutouts.town import keyhole_outline
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Sheet
from art.paint.story.things.faces import ADULT, Build, Look, face


@card(
    palette="block_night",
    hand="woodcut",
    title="Each has the other’s key",
    subject="two faces with keyholes for mouths",
    props=("keys", "earrings"),
    mood=("tragic", "tender", "silent"),
)
def locked_faces(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(0.1, 0.55, -0.8), key=1.15, ambient=0.35)
    scene.camera = Camera(eye=(0, 0.1, -13), target=(0, 0.1, 0))
    she = face(
        Look(open_eyes=0.6, brows=0.5), ADULT, "#dcd4cc", "bun", "#5c5658",
        cloth=INKS["plum"], shoulders=True,
    )  # fmt: skip
    he = face(
        Look(open_eyes=0.5, brows=0.3), Build(nose=1.25, jaw=1.15), "#8f857c", "short", "#3c3838",
        cloth="#4a4a4a", shoulders=True,
    )  # fmt: skip
    scene.put(she, -2.6, 0.1, 0.0, yaw=-58, scale=1.6)
    scene.put(he, 2.6, 0.4, 0.0, yaw=58, scale=1.6)
    for x, y in ((-0.20, -0.24), (0.19, -0.18)):
        scene.lay(Sheet(keyhole_outline(0.17), "#0c0c0c", ("keyhole",)), x=x, y=y, depth=8.0)
    for x, y in ((-0.80, -0.16), (0.80, -0.10)):
        thread = strip(((0, 0.16), (0, 0.06)), 0.010)
        bow = ellipse(0.055) - ellipse(0.03)
        key = bow | box(0.022, 0.20).at(0, -0.14) | box(0.06, 0.02).at(0.03, -0.22)
        key = key | box(0.045, 0.02).at(0.022, -0.18) | thread
        scene.lay(Sheet(key, INKS["lamp"], ("key",)), x=x, y=y, depth=8.0)
    moth = blob("0,0 0,0 .07,.07 .11,.02 .07,-.04")
    scene.lay(Sheet(moth | moth.flipped(), "#f0f0f0", ("moth",)), x=0.02, y=1.18, depth=8.0)
    return WoodcutPlan(inks=("plum", "lamp"), sky="black", contrast=1.7, lamp_pool=0)
