"""Nights: lamps, smoke, thread and stairs, white lines on black."""

import math

from tools.paint.story import settings, things
from tools.paint.story.card import card
from tools.paint.story.cutouts import figures
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    land,
    page,
    points,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene, Thing
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.skies import Moon
from tools.paint.story.things.faces import Look, face
from tools.paint.story.things.figures import long_coat, needle


@card(
    palette="block_night",
    hand="woodcut",
    title="Supper under the roots",
    subject="family at table below a tree",
    props=("roots", "lamp", "bare tree"),
    mood=("cosy", "hidden", "solemn"),
)
def root_supper(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(0.1, 0.9, -0.5), key=0.9, ambient=0.3)
    scene.camera = Camera(eye=(0, 0.2, -9), target=(0, 0.2, 0))
    scene.lay(Sheet(page(), "#f0f0f0", ("winter sky",)), depth=50.0)
    crown = Outline(())
    for x, y, lean in (
        (0.0, 0.2, 0.0),
        (-0.03, 0.35, -0.5),
        (0.03, 0.4, 0.5),
        (0.0, 0.5, -0.24),
        (0.0, 0.55, 0.3),
    ):
        tip = (x + lean * 1.25, y + 1.0 - 0.35 * abs(lean))
        bend = (x + lean * 0.5, y + 0.45)
        crown = crown | _branching([(x, y), bend, tip], 0.07, lean)
    trunk = blob("-.16,-.02 -.07,.2 -.06,.6 .06,.6 .07,.2 .18,-.02")
    scene.lay(Sheet(crown | trunk, "#181818", ("bare tree",)), x=0.10, depth=40.0)
    ropes = strips([((0.45, 1.14), (0.45, 0.50)), ((0.57, 1.16), (0.57, 0.50))], 0.010)
    scene.lay(Sheet(ropes, "#181818"), depth=39.0)
    scene.lay(
        Sheet(strip([(0.42, 0.50), (0.60, 0.50)], 0.03), INKS["vermilion"], ("swing",)), depth=38.9
    )
    _cellar(scene)
    chamber = blob("-.78,-.5 -.6,-.24 0,-.18 .6,-.24 .8,-.5 .74,-1.0 .4,-1.2 -.4,-1.2 -.76,-1.0")
    earth = land((-1, 0.02), (-0.4, 0.0), (0.1, 0.05), (0.6, 0.0), (1, 0.04)) - chamber
    scene.lay(Sheet(earth, "#161616", ("earth",)), depth=5.0)
    roots = Outline(())
    for path, thick in (
        ("-.05,.05 -.3,-.1 -.6,-.16 -.84,-.4 -.86,-.8", 0.07),
        (".2,.05 .44,-.1 .7,-.18 .9,-.46 .88,-.9", 0.07),
        ("-.02,.02 -.1,-.08 -.34,-.2 -.62,-.3", 0.04), (".16,.02 .26,-.1 .5,-.2 .7,-.34", 0.04),
        (".06,.0 .04,-.12 .1,-.22", 0.05), ("-.86,-.7 -.8,-1.1 -.5,-1.3 -.1,-1.34", 0.035),
    ):  # fmt: skip
        roots = roots | strip(points(path), thick, 0.012)
    scene.lay(Sheet(roots, "#c8c8c8", ("roots",), turn=30), depth=4.8)
    mole = blob(".62,-1.36 .66,-1.28 .76,-1.26 .84,-1.32 .84,-1.4 .64,-1.4")
    scene.lay(Sheet(mole, "#8a8a8a", ("mole",)), depth=4.6)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="paper", snowfall=26, contrast=1.6)


def _branching(path: list[tuple[float, float]], thick: float, lean: float) -> Outline:
    """A bough with thin twigs to both sides."""
    outline = strip(path, thick, 0.012)
    (ax, ay), (bx, by) = path[1], path[2]
    for step in range(4):
        t = 0.2 + 0.22 * step
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        side = 1 if step % 2 else -1
        tip = (x + side * 0.16 + 0.1 * lean, y + 0.20 - 0.02 * step)
        outline = outline | strip([(x, y), (x + side * 0.07, y + 0.12), tip], 0.02, 0.005)
    return outline


def _cellar(scene: Scene) -> None:
    """A table with a lamp and people around it."""
    scene.put(things.table(wood="#a8a8a8"), 0.1, -3.55, 0.0, scale=1.15)
    lamp = things.lantern(light=INKS["lamp"], glow=2.4, strength=2.6)
    scene.put(lamp, 0.1, -2.55, 0.0, scale=0.8)
    scene.light((0.1, -1.8, -1.2), "#ffffff", strength=1.6, reach=2.6)
    seats = (
        (-1.35, 60, "#5c5c5c", "scarf"),
        (1.5, -60, "#404040", "brim"),
        (-0.5, 20, "#707070", "none"),
    )
    for x, yaw, coat, hat in seats:
        guest = long_coat(coat, hat, INKS["vermilion"] if hat == "scarf" else "#303030")  # type: ignore[arg-type]
        scene.put(guest, x, -3.75, 0.7 if hat == "none" else 0.0, yaw=yaw, scale=0.95)
    child = long_coat("#8c8c8c", "none", hair="#303030")
    scene.put(child, 0.75, -3.7, 0.9, yaw=-16, scale=0.72)


@card(
    palette="block_night",
    hand="woodcut",
    title="Where the sky had come undone",
    subject="hands sewing sky to sea",
    props=("needle", "red thread", "moon"),
    mood=("patient", "grand", "caring"),
)
def sewn_sky(scene: Scene, palette: Palette) -> Finish:
    moon = Moon((-0.18, 0.30, 1.0), radius=0.06, phase=0.0)
    settings.sea(
        scene,
        palette,
        amplitude=0.12,
        clouds=0.0,
        moon=moon,
        light_from=(-0.7, 0.6, -0.4),
        key=1.1,
        fog=0.012,
    )
    scene.air.bounces = 1
    scene.camera = Camera(eye=(0, 1.6, -8.0), target=(0, 2.5, 0))
    hand = things.hand("#d8d0c8", sleeve=INKS["night"], pose="pinch", cuff="#f0f0f0")
    scene.put(hand, 2.6, 4.9, -1.2, yaw=-20, roll=118, scale=1.5)
    steel = needle(1.9, "#f0f0f0")
    scene.put(steel, -0.42, 2.55, -1.8, roll=-58, scale=1.0)
    stitches: list[tuple[tuple[float, float], tuple[float, float]]] = []
    for index in range(8):
        x = -0.94 + 0.125 * index
        stitches.append(((x, -0.26), (x + 0.05, -0.13)))
    scene.lay(Sheet(strips(stitches, 0.026), INKS["vermilion"], ("thread",)), depth=4.0)
    loose = strip([(0.02, -0.20), (0.16, -0.42), (0.38, -0.30), (0.48, 0.06), (0.46, 0.36)], 0.016)
    scene.lay(Sheet(loose, INKS["vermilion"], ("thread",)), depth=3.9)
    gap = blob(".06,-.2 .3,-.15 .62,-.17 1.1,-.12 1.1,-.26 .62,-.24 .3,-.25")
    scene.lay(Sheet(gap, "#f6f6f6", ("gap",)), depth=60.0)
    scene.lay(Sheet(beads([(0.52, -0.2), (0.60, -0.2)], 0.016), "#101010", ("eyes",)), depth=59.0)
    return WoodcutPlan(inks=("vermilion", "night"), sky="black", stars=90, contrast=1.6)


@card(
    palette="block_night",
    hand="woodcut",
    title="The letter answers",
    subject="burning letter",
    props=("hand", "flame", "face in the smoke"),
    mood=("bitter", "magical", "final"),
)
def burnt_letter(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.6, 0.3, -0.7), key=1.1, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -9), target=(0, 0, 0))
    hand = things.hand("#d8d0c8", sleeve=INKS["plum"], pose="pinch", cuff="#f0f0f0")
    scene.put(hand, 2.5, -4.9, -0.4, yaw=14, roll=28, scale=1.75)
    head = figures.profile_outline(figures.WOMAN, bust=False)
    scene.lay(
        Sheet(head.scaled(0.98), "#b4b4b4", ("face", "smoke"), turn=64), x=-0.16, y=0.66, depth=30.0
    )
    wisp = strip([(-0.34, -0.66), (-0.20, -0.40), (-0.36, -0.14), (-0.24, 0.10)], 0.05, 0.30)
    scene.lay(Sheet(wisp, "#b4b4b4", ("smoke",), turn=80), depth=31.0)
    curls = Outline(())
    for x, y in points("-.52,.5 -.6,.66 -.58,.82 -.5,.96 -.36,1.08 -.2,1.14"):
        path = [
            (x + 0.12, y - 0.1),
            (x - 0.08, y + 0.04),
            (x - 0.10, y + 0.24),
            (x - 0.26, y + 0.42),
        ]
        curls = curls | strip(path, 0.06, 0.004)
    scene.lay(Sheet(curls, "#b4b4b4", ("smoke",), turn=60), depth=32.0)
    lid = strip([(0.03, 0.70), (0.10, 0.665), (0.17, 0.69)], 0.016)
    scene.lay(Sheet(lid, "#101010", ("closed eye",)), depth=28.0)
    letter = blob(
        "-.4,-.78 -.4,-.78 -.3,-.62 -.18,-.68 -.08,-.6 .02,-.66 .34,-.72 .34,-.72 .26,-1.2"
        " .26,-1.2 -.3,-1.3 -.3,-1.3"
    )
    scene.lay(Sheet(letter, "#f4f4f4", ("letter",)), x=0.06, y=0.08, depth=10.5)
    lines = strips(
        [((-0.24, -0.84 - 0.08 * i), (0.18 - 0.06 * (i % 2), -0.81 - 0.08 * i)) for i in range(5)],
        0.012,
    )
    scene.lay(Sheet(lines, "#202020", ("writing",)), x=0.06, y=0.08, depth=10.4)
    flame = blob(
        "-.4,-.74 -.46,-.56 -.36,-.34 -.3,-.5 -.22,-.3 -.14,-.5 -.04,-.4 .02,-.6 -.06,-.7 -.2,-.66"
    )
    scene.lay(Sheet(flame, INKS["lamp"], ("flame",), glow=0.6), x=0.06, y=0.08, depth=10.3)
    core = blob("-.3,-.68 -.3,-.54 -.22,-.46 -.14,-.58 -.16,-.68")
    scene.lay(Sheet(core, "#fff4d0", glow=0.6), x=0.06, y=0.08, depth=10.2)
    return WoodcutPlan(inks=("lamp", "plum"), sky="black", contrast=1.6, lamp_pool=0.3)


@card(
    palette="block_night",
    hand="woodcut",
    title="Someone is still coming up",
    subject="stairwell from above",
    props=("hands on the rail", "face below"),
    mood=("dizzy", "suspenseful", "curious"),
)
def deep_stairwell(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.3, 0.9, -0.3), key=1.0, ambient=0.5, fog=0.02)
    scene.camera = Camera(eye=(0.35, 8.0, -0.5), target=(0, -2.0, 0.1), focal=1.3)
    scene.put(_spiral(), 0, 0, 0)
    up = face(Look(open_eyes=0.9), skin="#e4dcd4", hair="short", hair_colour="#3c3838")
    scene.put(up, 0.0, -10.5, 0.1, pitch=78, yaw=20, scale=0.62)
    scene.light((0, -8.0, 0), "#ffffff", strength=1.6, reach=3.0)
    for height, angle in ((5.26, 200), (3.17, 300), (1.07, 40), (-0.94, 150), (-3.44, 200)):
        a = math.radians(angle)
        sleeve = INKS["vermilion"] if height > 5 else "#3a3a3a"
        hand = things.hand("#e0d8d0", sleeve=sleeve, pose="flat", cuff="#f0f0f0")
        x, z = 2.15 * math.cos(a), 2.15 * math.sin(a)
        scene.put(hand, x, height + 0.08, z, yaw=90 - angle, pitch=-90, scale=0.36)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="black", contrast=1.7)


def _spiral() -> Thing:
    """Endless steps round an open well, with a rail and a wall."""
    thing = Thing("stairwell", step=0.55)
    stone = thing.material("#b0b0b0")
    wall = thing.material("#707070 * (.8 + .3 * step(.08, fract(p.y * 1.5)))")
    rail = thing.material("#242424")
    thing.code(
        """
        float r0 = length(p.xz);
        float turns = (atan(p.z, p.x) + 3.14159) / 6.28318;
        float stepped = floor(turns * 18.) / 18.;
        float pitch = 2.9;
        float y0 = mod(p.y - stepped * pitch, pitch) - pitch * .5;
        float tread = max(abs(y0) - .16, max(1.6 - r0, r0 - 3.1));
        float y1 = mod(p.y - turns * pitch - .75, pitch) - pitch * .5;
        float hold = length(vec2(r0 - 1.66, y1)) - .075;
        float posts = max(length(vec2(r0 - 1.66, (fract(turns * 18.) - .5) * .55)) - .03,
                          abs(y1 + .40) - .42);
        """
    )
    thing.body("tread", stone)
    thing.part("max(3.05 - r0, -20. - p.y)", wall)
    thing.part("min(hold, posts)", rail)
    thing.part("p.y + 11.5", stone)
    return thing


@card(
    palette="block_night",
    hand="woodcut",
    title="One of these is not ours",
    subject="hands around a candle",
    props=("candle", "table", "dark hand"),
    mood=("secretive", "spooky", "solemn"),
)
def hand_circle(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.4, 0.8, -0.4), key=0.5, ambient=0.35)
    scene.camera = Camera(eye=(0, 9.2, -3.4), target=(0, 0, -0.1))
    board = Thing("table", radius=3.2)
    wood = board.material("#6c6c6c * (.7 + .5 * fbm2(p.xz * vec2(1.2, 9.)))")
    board.body("cylinder(p + vec3(0, .2, 0), .12, 2.75) - .05", wood)
    scene.put(board, 0, 0, 0)
    scene.put(things.candle(), 0.15, -0.05, 0.1, scale=0.75)
    scene.light((0.15, 1.6, 0.1), "#ffffff", strength=1.9, reach=3.2)
    tones = ("#e0d8d0", "#8c8278", "#c0b4a8", "#6c625a")
    for index in range(7):
        angle = 360 / 7 * index + 12
        a = math.radians(angle)
        sleeve = INKS["vermilion"] if index == 2 else ("#2c2c2c", "#4c4c4c", "#3a3a3a")[index % 3]
        hand = things.hand(tones[index % 4], sleeve=sleeve, pose="up", cuff="#e8e8e8")
        x, z = 3.0 * math.sin(a), 3.0 * math.cos(a)
        scene.put(hand, x, 0.22, z, yaw=angle, pitch=-90, scale=1.08)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="black", contrast=1.6, lamp_pool=0.1)
