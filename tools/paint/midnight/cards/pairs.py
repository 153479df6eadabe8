"""Two at a time: what faces keep from each other, and what they say at night."""

from tools.paint.story import settings
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import blob, box, ellipse, page, points, strip
from tools.paint.story.cutouts.town import keyhole_outline
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene, Thing
from tools.paint.story.sheets import Sheet
from tools.paint.story.things.faces import ADULT, Build, Look, face


@card(
    palette="block_night",
    hand="woodcut",
    title="Each has the other's key",
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


@card(
    palette="block_day",
    hand="woodcut",
    title="It only talks at night",
    subject="small head on a sleeper's pillow",
    props=("pillow", "quilt", "ear"),
    mood=("funny", "uneasy", "intimate"),
)
def second_head(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(0.55, 0.6, -0.6), key=1.1, ambient=0.5)
    scene.camera = Camera(eye=(0, 0, -13), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#f4f4f4", ("wall",)), depth=60.0)
    scene.put(_pillow(), 0.0, 1.7, 2.2, roll=-4)
    sleeper = face(Look(smile=-0.2, mouth=0.15), Build(nose=1.2, age=0.6), "#d8d0c8", "none")
    scene.put(sleeper, -1.35, 1.4, 0.0, yaw=-24, roll=16, scale=1.15)
    look = Look(open_eyes=0.9, gaze=(-0.9, 0.1), mouth=0.7, brows=0.4, smile=0.4)
    whisperer = face(look, Build(nose=0.8, cheeks=1.2), "#eae2da", "parted", "#4a4448")
    scene.put(whisperer, 2.35, 0.85, 0.2, yaw=34, roll=-10, scale=0.62)
    quilt = blob("-1.3,-.3 -.7,-.14 -.1,-.2 .4,-.3 1.3,-.16 1.3,-1.8 1.3,-1.8 -1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(quilt, INKS["vermilion"], ("quilt",), turn=24), depth=6.0)
    fold = blob(
        "-1.3,-.3 -.7,-.14 -.1,-.2 .4,-.3 1.3,-.16 1.3,-.36 .4,-.5 -.1,-.4 -.7,-.34 -1.3,-.5"
    )
    scene.lay(Sheet(fold, "#f2f2f2", ("sheet",)), depth=5.8)
    seams = (
        "-1.2,-.7 -.4,-.62 .3,-.76 1.2,-.62", "-1.2,-1.05 -.4,-.97 .3,-1.1 1.2,-.97",
        "-1.2,-1.38 -.4,-1.3 .3,-1.42 1.2,-1.3",
    )  # fmt: skip
    for seam in seams:
        scene.lay(Sheet(strip(points(seam), 0.012), "#161616"), depth=5.6)
    third = ellipse(0.045, 0.06).at(0.72, -0.82) - ellipse(0.022, 0.034).at(0.725, -0.82)
    scene.lay(Sheet(third, "#f2f2f2", ("ear",)), depth=5.4)
    return WoodcutPlan(inks=("vermilion",), sky="paper", contrast=1.6, gain=1.08)


def _pillow() -> Thing:
    """A large pillow with a crease on either side."""
    thing = Thing("pillow", radius=6.2, step=0.8)
    linen = thing.material("#f0f0f0", role="cloth")
    thing.code(
        """
        float pillow = roundBox(p, vec3(4.6, 2.9, .9), .9);
        pillow = smin(pillow, ellipsoid(p, vec3(4.4, 2.8, 1.3)), .3);
        pillow += .05 * sin(p.x * 2.2 + 1.5 * sin(p.y * 1.6)) * sin(p.y * 1.9);
        """
    )
    thing.body("pillow * .8", linen)
    return thing
