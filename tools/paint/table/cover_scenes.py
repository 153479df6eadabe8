"""The four scenes on the lids of the games: one dusk, seen from four places."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tools.paint.story import settings, things
from tools.paint.story.finish import Finish, fireflies
from tools.paint.story.palettes import PALETTES, Palette
from tools.paint.story.scene import Camera, Scene, Thing

ZENITH = "#0d1434"  # every cover has the same night above
SHEET_WIDTH, SHEET_HEIGHT = 1.45, 1.45  # half the size of the sheet of paper

_NIGHT = PALETTES["moon_indigo"]


@dataclass(frozen=True)
class CoverScene:
    """A place at dusk and what happens there."""

    palette: Palette
    build: Callable[[Scene, Palette], Finish]
    seed: int


def sheet_of_paper() -> Thing:
    """A large sheet, standing, gently curled at its top."""
    thing = Thing("sheet", centre=(0, SHEET_HEIGHT, 0), radius=2.2, step=0.8)
    paper = thing.material("#f2dfb8 * (.9 + .14 * fbm3(p * 3.))", translucency=0.35)
    thing.body(
        "roundBox(p - vec3(0, $tall, 0), vec3($wide, $tall, .015), .02)",
        paper,
        wide=SHEET_WIDTH,
        tall=SHEET_HEIGHT,
    )
    return thing


def sheet_corners() -> tuple[tuple[float, float, float], ...]:
    """The corners of the sheet's front, clockwise from the upper left as the viewer sees it."""
    top, front = 2 * SHEET_HEIGHT, -0.03
    return (
        (-SHEET_WIDTH, top, front),
        (SHEET_WIDTH, top, front),
        (SHEET_WIDTH, 0, front),
        (-SHEET_WIDTH, 0, front),
    )


def _inkblots(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.55,
        clouds=0.4,
        cloud_style="swirl",
        cloud_seed=5,
        light_from=(-0.35, 0.6, -0.7),
        fog=0.04,
    )
    scene.camera = Camera(eye=(0, 1.35, -7.4), target=(0, 1.55, 0))
    scene.put(things.crescent_moon(radius=0.42, glow=0.9), 1.75, 4.85, 1.0, roll=-25)
    scene.put(sheet_of_paper(), 0, 0.62, -0.2, yaw=8, pitch=-4)
    poles = [((-1.1, 0.0, 0.2), (-0.9, 3.9, -0.1)), ((1.1, 0.0, 0.2), (0.9, 3.9, 0.0))]
    scene.add(things.strings(poles, thickness=0.05, colour="#6a4630"))
    scene.light((-0.6, 2.4, -2.4), "#ffdf9c", strength=0.9, reach=3.0)
    watcher = things.person(
        coat="#c2455b", hat="bowler", hat_colour="#231d3a", left_hand=(0.22, 0.34, -0.05)
    )
    scene.put(watcher, -0.95, 0.02, -2.6, yaw=165, scale=0.9, on_ground=True)
    child = things.person(
        coat="#e8a33d",
        outfit="dress",
        hairstyle="braids",
        look=(0, -20),
        right_hand=(-0.25, 0.75, -0.15),
    )
    scene.put(child, -0.42, 0.02, -2.75, yaw=190, scale=0.68, on_ground=True)
    scene.put(things.lantern(), 1.1, 0.02, -2.6, scale=1.1, on_ground=True)
    scene.put(things.cat(fur="#1c1a2c"), 0.72, 0.02, -2.75, yaw=160, scale=0.75, on_ground=True)
    return Finish(flow="swirl", stars=240, sparks=fireflies(22, "#ffe6a0", seed=3, y=(0.2, 1.5)))


def _clouds(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.6,
        seed=2,
        clouds=0.12,
        cloud_style="streak",
        light_from=(-0.6, 0.55, -0.4),
        fog=0.035,
    )
    scene.camera = Camera(eye=(0, 1.25, -8.0), target=(0, 1.85, 0))
    dreamer = things.person(
        coat="#c2455b",
        hat="beanie",
        hat_colour="#e8a33d",
        look=(0, -30),
        left_hand=(0.32, 1.0, -0.2),
    )
    scene.put(dreamer, -0.55, 0.02, -2.6, yaw=170, on_ground=True)
    friend = things.person(head="rabbit", coat="#2f6f7a", look=(0, -30))
    scene.put(friend, 0.15, 0.02, -2.5, yaw=190, scale=0.9, on_ground=True)
    scene.put(things.crescent_moon(radius=0.36, glow=0.9), 2.3, 6.1, 1.0, roll=-25)
    scene.put(things.tree(), 1.6, 0, -1.2, scale=0.62, on_ground=True)
    scene.put(
        things.paper_boat(stripe="#c2455b"), 1.0, 0.02, -3.1, yaw=30, scale=0.3, on_ground=True
    )
    return Finish(flow="horizontal", stars=120, sparks=fireflies(14, "#ffe6a0", seed=5, y=(0.2, 1)))


def _telepathy(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene,
        palette,
        hills=0.7,
        clouds=0.45,
        cloud_style="swirl",
        cloud_seed=3,
        light_from=(0.1, 0.7, -0.6),
        fog=0.02,
    )
    scene.camera = Camera(eye=(0, 1.5, -8.0), target=(0, 1.7, 0))
    scene.put(things.crescent_moon(radius=0.42, glow=0.9), 0.12, 4.85, 0.8, roll=-20)
    scene.put(things.bust("#8fa3c8"), -1.42, -1.05, 0.5, yaw=-76, scale=2.35)
    scene.put(things.bust("#b79ac8"), 1.42, -1.05, 0.5, yaw=76, scale=2.35)
    flight = (
        (-1.22, 3.25, 24, "#3573b3", "star"),
        (-0.45, 3.68, 9, "#e8913f", "circle"),
        (0.45, 3.68, -9, "#5fa162", "cross"),
        (1.22, 3.25, -24, "#8a5cb8", "waves"),
    )
    for x, y, roll, colour, motif in flight:
        scene.put(tile(colour, motif), x, y, 1.1, roll=roll, yaw=-x * 14, scale=0.4)
        scene.light((x, y, 0.3), "#ffe6b0", strength=0.35, reach=0.8)
    thoughts = fireflies(36, "#fff0c0", seed=8, x=(-0.5, 0.5), y=(1.4, 3.9), z=(-0.8, 0.6))
    return Finish(flow="swirl", stars=300, sparks=thoughts)


_MOTIFS = {
    "star": "star(p.xy, .62, .45)",
    "circle": "abs(length(p.xy) - .42) - .15",
    "cross": "min(rectangle(p.xy, vec2(.58, .2)), rectangle(p.xy, vec2(.2, .58)))",
    "waves": "abs(mod(p.y + .09 * cos(p.x * 10.) + .2, .4) - .2) - .09 + max(abs(p.x) - .6, 0.)"
    " + max(abs(p.y) - .52, 0.) * 2.",
}


def tile(colour: str, motif: str) -> Thing:
    """A glazed tile of the telepathy game, hanging in the air."""
    thing = Thing("tile", radius=1.5, step=0.7)
    glaze = thing.material(
        "$colour * (.85 + .3 * fbm3(p * 3.))", shine=0.9, glow=0.12, colour=colour
    )
    ivory = thing.material("#fff4dc", shine=0.5, glow=0.35)
    thing.body("roundBox(p, vec3(.85, .85, .10), .12)", glaze)
    thing.code(f"float motif = {_MOTIFS[motif]};")
    thing.part("extrude(motif, p.z + .2, .05) - .015", ivory)
    return thing


def _storyteller(scene: Scene, palette: Palette) -> Finish:
    settings.cloud_sea(
        scene,
        palette,
        level=-0.9,
        amplitude=0.8,
        lit="#a9a6cc",
        clouds=0.45,
        cloud_style="swirl",
        cloud_seed=3,
        light_from=(0.25, 0.6, -0.6),
        fog=0.03,
    )
    scene.camera = Camera(eye=(0, 2.1, -8.0), target=(0, 1.55, 0))
    scene.put(things.open_book(cover="#7a2440"), 0, 0.0, -0.4, yaw=-7, pitch=-6, scale=1.62)
    castle = (
        (0.55, 0.1, 1.5, 0.3),
        (0.98, -0.1, 1, 0.24),
        (0.2, -0.1, 0.9, 0.22),
        (0.72, -0.5, 0.6, 0.2),
    )
    for x, z, height, radius in castle:
        tower = things.tower(wall="#d8b8a8", roof="#4a3f86", height=height, radius=radius)
        scene.put(tower, x, 0.36, z)
    for x, z in ((-1.2, -0.2), (-0.9, 0.25), (-0.55, -0.4), (-1.3, -0.6), (-0.4, 0.2)):
        scene.put(things.fir(needles="#3f6a6a", height=0.8), x, 0.4, z)
    scene.put(things.crescent_moon(radius=0.72, glow=0.9), -0.72, 3.65, 0.6, roll=-30)
    scene.put(things.whale(), 0.92, 3.32, 0.8, yaw=30, roll=12, scale=0.5)
    scene.put(things.paper_boat(stripe="#c2455b"), -1.5, -0.15, -2.2, yaw=24, scale=0.34)
    reader = things.person(
        head="fox",
        coat="#2f6f7a",
        scarf="#e8a33d",
        pose="sit",
        left_hand=(0.2, 0.42, -0.2),
        right_hand=(-0.2, 0.42, -0.2),
    )
    scene.put(reader, -0.62, 0.45, -1.25, yaw=20, scale=0.72)
    scene.put(things.lantern(), 0.1, 0.34, -1.35, scale=0.8)
    scene.light((0, 1.4, -1.4), "#ffcf80", strength=1.6, reach=2.6)
    magic = fireflies(34, "#ffe08a", seed=5, x=(-1.3, 1.3), y=(0.7, 3.6), z=(-1.4, 0.4))
    return Finish(flow="swirl", stars=260, sparks=magic)


SCENES: dict[str, CoverScene] = {
    "inkblots": CoverScene(
        replace(
            _NIGHT,
            zenith=ZENITH,
            middle="#1b4060",
            horizon="#5fa6ac",
            fog="#4a8a98",
            plant="#4a8090",
            plant_dark="#183a56",
        ),
        _inkblots,
        11,
    ),
    "clouds": CoverScene(
        replace(
            _NIGHT,
            zenith=ZENITH,
            middle="#4a4f8c",
            horizon="#f2ad8e",
            fog="#b98a9a",
            key="#ffd8b8",
            plant="#5a6a8c",
            plant_dark="#262c56",
        ),
        _clouds,
        12,
    ),
    "telepathy": CoverScene(
        replace(_NIGHT, zenith=ZENITH, middle="#3b2f78", horizon="#a87fc0", fog="#6f5a9c"),
        _telepathy,
        13,
    ),
    "storyteller": CoverScene(
        replace(
            _NIGHT, zenith=ZENITH, middle="#2f3a72", horizon="#e0a878", fog="#8a7f9c", key="#ffe0b8"
        ),
        _storyteller,
        14,
    ),
}
