"""Faces that fill the picture: seen through, covered, taken off, one among many."""

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.sheets import Sheet
from art.paint.story.things.faces import ADULT, CHILD, ELDER, Build, Look, face

_BEARDED = Build(beard=True, jaw=1.1)
_CROWD = (
    (("long", ADULT), ("none", ELDER), ("curls", ADULT), ("bun", ELDER)),
    (("short", _BEARDED), ("bun", ADULT), ("scarf", ADULT), ("short", CHILD), ("none", _BEARDED)),
    (("curls", CHILD), ("parted", ADULT), ("long", ELDER), ("none", ADULT)),
    (("scarf", ELDER), ("short", ADULT), ("bun", CHILD), ("curls", _BEARDED), ("long", ADULT)),
)


@card(
    palette="block_day",
    hand="woodcut",
    title="The one who is awake",
    subject="crowd of sleeping faces",
    props=("open eyes", "crowd"),
    mood=("uncanny", "lonely", "watchful"),
    every=2,
)
def crowd_awake(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.85, 0.5, -0.35), key=1.1, ambient=0.45, fog=0.004)
    scene.camera = Camera(eye=(0, 0.9, -13.6), target=(0, 0.9, 0))
    scene.air.shadow_steps = 14  # eighteen heads are slow to trace
    tones = ("#d8d0c8", "#8f857c", "#b8aca0", "#6f665f", "#c8bcb0")
    for row, people in enumerate(_CROWD):
        for column, (hair, build) in enumerate(people):
            x = (column - (len(people) - 1) / 2) * 3.05
            y, z = -6.4 + 3.75 * row, 1.8 * row
            awake = (row, column) == (1, 2)
            blank = (row, column) == (3, 1)
            look = (
                Look(open_eyes=0.95, gaze=(0.0, -0.1)) if awake else Look(smile=0.2 - 0.1 * column)
            )
            cloth = INKS["vermilion"] if awake else "#5c5652"
            turn = 12 * ((row * 7 + column * 5) % 5 - 2)
            tone = tones[(row * 3 + column) % len(tones)]
            head = _blank_head() if blank else face(look, build, tone, hair, "#4a4448", cloth=cloth)  # type: ignore[arg-type]
            scene.put(head, x, y, z, yaw=0 if awake else turn, roll=turn * 0.3)
    return WoodcutPlan(inks=("vermilion",), sky="black", contrast=1.9)


def _blank_head() -> Thing:
    """A head with hair but without a face."""
    thing = Thing("face", "blank face", radius=3.9, step=0.85)
    flesh = thing.material("#d8d0c8", role="skin")
    hair = thing.material("#4a4448", role="hair")
    thing.body(
        """smin(ellipsoid(p - vec3(0, .3, 0), vec3(1.2, 1.95, 1.35)),
                taper(p, vec3(0, -1., .2), vec3(0, -3.4, .4), .75, .9), .3) * .9""",
        flesh,
    )
    thing.part(
        "max(ellipsoid(p - vec3(0, .75, .2), vec3(1.34, 1.65, 1.4)), -.1 - p.z - .5 * p.y + .6)",
        hair,
    )
    return thing


@card(
    palette="block_night",
    hand="woodcut",
    title="Count to a hundred",
    subject="face behind its hands",
    props=("eyes on the hands", "hiding"),
    mood=("uncanny", "playful", "threatening"),
)
def covered_eyes(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(0.75, 0.6, -0.55), key=1.2, ambient=0.35)
    scene.camera = Camera(eye=(0, 0.1, -11), target=(0, 0.1, 0))
    head = face(
        Look(smile=0.5, mouth=0.25),
        ADULT,
        "#d0c8c0",
        "parted",
        "#4c464a",
        cloth="#3c3c3c",
        shoulders=True,
    )
    scene.put(head, 0.1, 0.5, 0.6, roll=-5, scale=1.25)
    for side in (-1, 1):
        hand = things.hand("#c4bab0", sleeve=INKS["plum"], pose="flat", cuff="#f0f0f0")
        scene.put(hand, side * 2.45, -2.9, -2.4, yaw=180, roll=-side * 25, scale=2.3)
        eye = things.eye(iris="#505050", lid="#c4bab0", lash="#101010", radius=0.36, openness=0.55)
        scene.put(eye, side * 1.66, -1.22, -2.86, roll=side * 12)
    return WoodcutPlan(inks=("plum",), sky="black", contrast=1.7)


@card(
    palette="block_night",
    hand="woodcut",
    title="She says it is only the rain",
    subject="face behind a window",
    props=("rain", "hand on the glass", "snail"),
    mood=("sad", "longing", "quiet"),
)
def rain_pane(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.7, 0.35, -0.65), key=1.1, ambient=0.4)
    scene.camera = Camera(eye=(0, 0, -11), target=(0, 0, 0))
    scene.lay(Sheet(page(), INKS["night"], ("window",)), depth=60.0)
    look = Look(open_eyes=0.55, gaze=(0.7, -0.5), brows=0.6, smile=-0.25)
    woman = face(look, ADULT, "#dcd4cc", "bun", "#3c3838", cloth="#5c5c5c", shoulders=True)
    scene.put(woman, 1.95, -1.75, 1.0, yaw=16, roll=-5, scale=1.25)
    hand = things.hand("#d8d0c8", sleeve="#4c4c4c", pose="up", cuff="#c0c0c0")
    scene.put(hand, -2.2, -5.2, -1.2, roll=-8, scale=2.1)
    wall = page() - box(0.70, 1.12).at(-0.42, 0.66) - box(0.70, 1.12).at(0.42, 0.66)
    wall = wall - box(0.70, 1.36).at(-0.42, -0.66) - box(0.70, 1.36).at(0.42, -0.66)
    scene.lay(Sheet(wall, "#141414", ("window frame",)), depth=7.2)
    sill = box(2.2, 0.16).at(0, -1.44)
    scene.lay(Sheet(sill, "#9a9a9a", turn=4), depth=7.0)
    slug = strip([(-0.16, 0.0), (0.06, 0.005), (0.15, 0.05)], 0.03) | strips(
        [((0.14, 0.05), (0.15, 0.11)), ((0.15, 0.05), (0.19, 0.10))], 0.009
    )
    scene.lay(Sheet(slug, "#e4e4e4", ("snail",)), x=0.60, y=-1.345, depth=6.8)
    scene.lay(Sheet(ellipse(0.075).at(-0.02, 0.07), INKS["vermilion"]), x=0.60, y=-1.345, depth=6.7)
    whorl = strip(points("-.07,.07 -.02,.12 .03,.07 -.02,.035 -.05,.07 -.02,.09"), 0.012, 0.008)
    scene.lay(Sheet(whorl, "#181818"), x=0.60, y=-1.345, depth=6.6)
    return WoodcutPlan(inks=("night", "vermilion"), sky="black", rain=170, contrast=1.6)


@card(
    palette="block_night",
    hand="woodcut",
    title="The face she keeps for company",
    subject="woman taking off her face",
    props=("mask", "night sky"),
    mood=("uncanny", "tired", "secret"),
)
def face_taken_off(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.8, 0.5, -0.5), key=1.25, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    cloth = INKS["vermilion"]
    woman = face(Look(), ADULT, "#a8a098", "bun", "#b8b0b4", cloth=cloth, shoulders=True)
    # Her arm ends behind the mask: its red would show between the fingers below.
    woman.code("if (g.z > 0.) r.x = max(r.x, .8 * (.3 * max(g.z - 1.9, 0.) - 5.9 - g.y));")
    scene.put(woman, -1.3, 1.5, 1.0, yaw=-8, scale=1.2)
    night = blob("-.22,.78 -.4,.66 -.46,.42 -.42,.16 -.28,-.02 -.12,.0 0,.2 .04,.44 -.02,.66")
    scene.lay(Sheet(night, "#101010", ("night sky",)), depth=9.0)
    stars = points("-.3,.6 -.12,.66 -.38,.4 -.2,.36 -.04,.46 -.34,.2 -.14,.16 -.24,.06 -.08,.28")
    scene.lay(Sheet(beads(stars, 0.011), "#f4f4f4", ("stars",)), depth=8.9)
    moon = ellipse(0.05).at(-0.22, 0.50)
    scene.lay(Sheet(moon, INKS["lamp"], ("moon",)), depth=8.9)
    mask = _face_mask()
    scene.put(mask, 1.45, -2.2, -2.6, yaw=-14, roll=-14, scale=1.05)
    hand = things.hand("#d0c8c0", sleeve=INKS["vermilion"], pose="up", cuff="#e8e8e8")
    scene.put(hand, 1.9, -6.3, -3.5, yaw=180, roll=4, scale=1.7)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="black", contrast=1.7, lamp_pool=0)


def _face_mask() -> Thing:
    """The front of a face as thin as a mask."""
    thing = face(Look(open_eyes=0.7, smile=0.7), ADULT, "#e8e0d8", "none")
    thing.code("r.x = max(r.x, max(.62 - g.x, -1.75 - g.y));")
    thing.tags = ("mask", "face")
    return thing
