"""People with something to carry, to climb, to follow or to balance on."""

import math

from tools.paint.story import settings, things
from tools.paint.story.card import card
from tools.paint.story.cutouts.animals import crow_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish, flock
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene, Thing
from tools.paint.story.sheets import Outline, Point, Sheet
from tools.paint.story.things.faces import Build, Look, face
from tools.paint.story.things.figures import Headwear, long_coat, smoke


@card(
    palette="block_night",
    hand="woodcut",
    title="One by one",
    subject="procession of lamplighters",
    props=("lamps", "snow", "widow"),
    mood=("solemn", "tender", "sad"),
)
def lamplighters_funeral(scene: Scene, palette: Palette) -> Finish:
    settings.snow(
        scene,
        palette,
        amplitude=0.4,
        trees=0,
        seed=7,
        light_from=(0.6, 0.6, -0.4),
        key=1.2,
        fog=0.01,
    )
    scene.camera = Camera(eye=(0, 5.4, -10.5), target=(0, 2.5, 0))
    mourners: tuple[tuple[float, float, Headwear], ...] = (
        (-1.2, -3.9, "scarf"), (0.5, -2.2, "top"), (2.2, 0.6, "brim"), (1.1, 3.6, "top"),
        (-1.2, 5.8, "bowler"), (-3.2, 8.6, "top"), (-1.6, 12.5, "brim"),
    )  # fmt: skip
    for index, (x, z, hat) in enumerate(mourners):
        mourner = long_coat("#242424", hat, "#1c1c1c", left_hand=(0.42, 1.35, -0.2), bow=10)
        scene.put(mourner, x, 0, z, yaw=170, scale=1.25, on_ground=True)
        _lay_pole(scene, x - 0.5, z, is_lit=index == 0)
    return WoodcutPlan(inks=("lamp",), sky="black", stars=70, contrast=1.6)


def _lay_pole(scene: Scene, x: float, z: float, is_lit: bool) -> None:
    """A lamplighter's pole with a lantern on top, lit or not."""
    ground = scene.ground_height(x, z)
    low, top = _seen(scene, (x, ground + 0.2, z)), _seen(scene, (x - 0.1, ground + 3.5, z))
    size = 1.3 / (z + 10.5)
    scene.lay(Sheet(strip((low, top), 0.1 * size), "#e0e0e0", ("pole",)), depth=z + 9.6)
    cap = polygon("-.75,1.25 0,1.9 .75,1.25") | box(0.12, 0.3).at(0, 1.95)
    glass = polygon("-.4,0 -.62,1.2 .62,1.2 .4,0")
    scene.lay(Sheet(cap.scaled(size).at(*top), "#e0e0e0"), depth=z + 9.5)
    colour = INKS["lamp"] if is_lit else "#e0e0e0"
    lantern = Sheet(glass.scaled(size).at(*top), colour, ("lamp",), glow=0.8 if is_lit else 0)
    scene.lay(lantern, depth=z + 9.5)
    if not is_lit:
        dark = polygon("-.26,.16 -.44,1.06 .44,1.06 .26,.16")
        scene.lay(Sheet(dark.scaled(size).at(*top), "#161616"), depth=z + 9.4)


def _seen(scene: Scene, point: tuple[float, float, float]) -> Point:
    """Where a point of the scene appears, in picture units."""
    place = scene.project(point, 800, 1200)
    if place is None:
        raise ValueError("the point lies behind the camera")
    return place.x / 400 - 1, 1.5 - place.y / 400


@card(
    palette="block_day",
    hand="woodcut",
    title="He never pays rent",
    subject="porter with a house on his back",
    props=("house", "strap", "smoke"),
    mood=("weary", "proud", "funny"),
)
def house_on_the_back(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.75, 0.6, -0.45), key=1.1, ambient=0.5)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#f6f6f6", ("sky",)), depth=60.0)
    house = things.house(
        wall="#c8c8c8",
        roof="#3c3c3c",
        windows=INKS["lamp"],
        glow=1.5,
        width=0.75,
        height=1.1,
        steepness=1.2,
    )
    scene.put(house, 2.0, -2.3, 2.6, yaw=-24, roll=-9, scale=3.0)
    plume = [(1.5, 3.6, 2.4, 0.14), (1.2, 4.3, 2.4, 0.3), (0.3, 5.0, 2.4, 0.45)]
    plume += [(-1.0, 5.4, 2.4, 0.55), (-2.6, 6.4, 2.4, 0.65)]
    scene.put(smoke(plume, "#e4e4e4", curl=0.22), 0, 0, 0)
    look = Look(open_eyes=0.4, gaze=(-0.6, -0.5), brows=0.5, smile=-0.3)
    porter = face(
        look,
        Build(nose=1.3, jaw=1.15, age=0.7),
        "#b4a89e",
        "short",
        "#4a4448",
        cloth=INKS["night"],
        shoulders=True,
    )
    scene.put(porter, -1.15, -1.35, -0.6, yaw=22, pitch=-8, roll=14, scale=1.12)
    strap = strip([(-0.64, 0.14), (-0.42, 0.17), (-0.20, 0.12), (0.06, 0.0)], 0.085)
    scene.lay(Sheet(strap, "#1a1a1a", ("strap",)), depth=8.2)
    hand = things.hand("#b4a89e", INKS["night"], "fist", "#f4f4f4")
    scene.put(hand, 1.25, -4.1, -2.4, yaw=24, roll=8, scale=1.35)
    sweat = beads([(-0.66, -0.28)], 0.02)
    scene.lay(Sheet(sweat, INKS["night"], ("drop of sweat",)), depth=8.0)
    return WoodcutPlan(inks=("night", "lamp"), sky="paper", contrast=1.6)


def _lay_birch(
    scene: Scene, x: float, thick: float, lean: float, *, depth: float, seed: int
) -> None:
    """The trunk of a birch from the lower to the upper edge, shaded on its right."""

    def along(aside: float) -> list[Point]:
        return [
            (x + aside, -1.7),
            (x + 0.4 * lean + 0.92 * aside, 0.0),
            (x + lean + 0.84 * aside, 1.7),
        ]

    trunk = strip(along(0.0), thick, thick * 0.82)
    shade = strip(along(0.36 * thick), thick * 0.26) & trunk
    scene.lay(Sheet(trunk, "#f8f8f8", ("birch",)), depth=depth)
    scene.lay(Sheet(shade, "#8c8c8c"), depth=depth - 0.1)
    scene.lay(Sheet(_bark(x, thick, lean, seed) & trunk, "#161616"), depth=depth - 0.2)


def _bark(x: float, thick: float, lean: float, seed: int) -> Outline:
    """Dark scars and rings on the trunk of a birch."""
    scars = Outline(())
    for index in range(17):
        y = -1.5 + 3.0 * (index + 0.3 * math.sin(index * 3.1 + seed)) / 17
        side = math.sin(index * 2.7 + seed * 1.9)
        middle = x + lean * (y + 1.7) / 3.4 + side * thick * 0.32
        reach = thick * (0.20 + 0.22 * abs(math.sin(index * 1.3 + seed)))
        scars = scars | blob(
            (middle - reach, y), (middle, y + 0.022), (middle + reach, y), (middle, y - 0.018)
        )
        if index % 6 == 2:
            scars = scars | ellipse(thick * 0.16, 0.05).at(x + lean * (y + 1.7) / 3.4, y + 0.05)
    return scars


@card(
    palette="block_day",
    hand="woodcut",
    title="They bring him the news",
    subject="bearded man on a column of books",
    props=("books", "crow", "newspaper"),
    mood=("absurd", "calm", "proud"),
)
def pillar_sitter(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.75, 0.55, -0.45), key=1.1, ambient=0.5)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#f6f6f6", ("sky",)), depth=60.0)
    look = Look(open_eyes=0.5, gaze=(0.9, 0.1), brows=-0.2, smile=-0.2)
    hermit = face(
        look,
        Build(nose=1.3, age=1.0, beard=True),
        "#d8d0c8",
        "long",
        "#c8c4c0",
        cloth=INKS["plum"],
        shoulders=True,
    )
    hermit.code("r.x = max(r.x, -5.6 - g.y);")
    scene.put(hermit, -1.4, 3.0, 0.4, yaw=-26, scale=0.86)
    scene.put(_book_column(), -1.4, -2.0, 0.4)
    crow = crow_outline(flying=True).flipped().scaled(0.62).at(0.62, 0.63)
    scene.lay(Sheet(crow, "#161616", ("crow",)), depth=9.0)
    sheet = polygon("-.18,-.16 .12,-.20 .16,.14 -.14,.18").at(0.20, 0.52)
    scene.lay(Sheet(sheet, "#fafafa", ("newspaper",)), depth=8.8)
    print_lines = strips(
        [((-0.03, 0.64 - 0.055 * i), (0.21, 0.61 - 0.055 * i)) for i in range(1, 5)], 0.014
    ) | box(0.24, 0.05).turned(-8).at(0.09, 0.64)
    scene.lay(Sheet(print_lines, "#161616"), x=0.10, depth=8.7)
    scene.lay(Sheet(land((-1, -1.36), (0, -1.40), (1, -1.34)), "#161616", ("ground",)), depth=8.0)
    readers = ((0.30, -1.36, 0.10), (0.46, -1.36, 0.08), (0.72, -1.35, 0.10))
    for x, y, size in readers:
        shape = ellipse(0.3, 0.36).at(0, 1.9) | blob(
            "-.5,0 -.5,0 -.42,1.2 -.2,1.55 .2,1.55 .42,1.2 .5,0 .5,0"
        )
        scene.lay(Sheet(shape.scaled(size).at(x, y), "#161616", ("people below",)), depth=7.9)
    birds = flock(4, seed=2, x=(0.70, 0.92), y=(0.06, 0.16), size=(0.018, 0.028))
    return WoodcutPlan(inks=("plum", "vermilion"), sky="paper", birds=birds, contrast=1.6)


def _book_column() -> Thing:
    """Books lying on each other from y = 0.4 down to -6, each a little turned."""
    thing = Thing("books", centre=(0, -2.6, 0), radius=4.6, step=0.6)
    board = thing.material("mix(#2c2c2c, #b0b0b0, hash1(floor(p.y / .52) * 3.7))")
    red = thing.material("#cf4a33")
    leaves = thing.material("#f0f0f0 * (.75 + .35 * step(.5, fract(p.y * 16.)))")
    thing.code(
        """
        float cell = floor(p.y / .52);
        vec3 q = vec3(p.x, p.y - (cell + .5) * .52, p.z);
        q.xz = turn(.5 * (hash1(cell * 1.3) - .5)) * q.xz;
        q.x += .35 * (hash1(cell * 2.1 + 4.) - .5);
        vec2 half_size = vec2(1.15 + .4 * hash1(cell + 9.), .85);
        float inside = box(q, vec3(half_size.x - .06, .17, half_size.y - .06));
        float covers = max(box(q, vec3(half_size.x, .235, half_size.y)),
                           -box(q - vec3(.1, 0, -.2), vec3(half_size.x, .175, half_size.y)));
        float ends = max(p.y - .4, -6.2 - p.y);
        """
    )
    thing.body("max(covers, ends) * .7", board)
    thing.code("if (mod(cell, 5.) == 1.) r.y = $red;", red=red)
    thing.part("max(inside, ends) * .7", leaves)
    return thing
