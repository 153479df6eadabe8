"""Cards about reading."""

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, fireflies, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.settings import Window
from art.paint.story.things.doll_faces import Mood
from art.paint.story.things.faces import ADULT, Look, face


@card(
    palette="autumn_gold",
    title="The fox who read winter away",
    subject="fox",
    props=("books", "candle", "owl", "window", "flowers that grow out of a book"),
    mirrored=True,
)
def fox_library(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#4a4a3a",
        floor="#5a3a24",
        width=2.4,
        height=4.4,
        depth=3.4,
        window=Window(-0.85, 2.75, 0.72, 1.0),
        light_from=(-0.4, 0.5, -0.75),
        key=0.4,
        ambient=0.6,
    )
    scene.sky = _SNOWY_SKY
    scene.camera = Camera(eye=(0.32, 1.9, -3.7), target=(0.02, 1.62, 0), focal=1.95, roll=-4)
    for x, z, count, seed in _STACKS:
        books = things.book_stack(count, seed=seed, width=0.62, depth=0.44)
        scene.put(books, x, 0, z, yaw=seed * 31)
        if seed == _PERCH:
            scene.put(things.owl(), *books.world(books.anchors["top"]), yaw=12, scale=0.9)
    desk = things.book_stack(4, seed=11, width=0.9, depth=0.7, height=0.24)
    scene.put(desk, -0.05, 0, 0.2, yaw=8)
    fox = things.person(
        head="fox",
        skin="#d8642a",
        coat="#3f6a4a",
        scarf="#c8303f",
        pose="sit",
        left_hand=(0.24, 0.22, -0.34),
        right_hand=(-0.24, 0.22, -0.34),
        hands=("grip", "grip"),
        look=(4, -16),
        tilt=-7,
        expression=Mood(
            lids=0.55, squint=0.15, brows=0.03, worry=0.25, smile=0.9, gaze=(0.1, -0.9)
        ),
    )
    scene.put(fox, 0.02, 1.02, 0.25, yaw=6, scale=1.9)
    x, y, z = fox.world((0, 0.638, -0.17))
    scene.put(things.spectacles(), x - 0.01, y, z - 0.02, yaw=6, pitch=14, roll=7, scale=1.9)
    x, y, z = fox.world((0, 0.2, -0.42))
    scene.put(things.open_book(), x, y - 0.05, z, yaw=6, pitch=-30, scale=0.62)
    scene.put(things.shoots(), x, y + 0.03, z + 0.02, yaw=6, pitch=-14, scale=0.62)
    butterfly = things.butterfly(wings="#f2b03a")
    scene.put(butterfly, x + 0.62, y + 0.62, z - 0.1, yaw=30, roll=20, scale=0.16)
    scene.put(things.candle(height=0.35, radius=0.08), 0.92, 1.02, -0.55, scale=0.9)
    scene.put(things.book_stack(5, seed=7, width=0.4, depth=0.3), 0.95, 0, -0.5)
    return Finish(soften=1.2, vignette=0.3)


# x, z, number and seed of the stacks of books around the fox.
_STACKS = (
    (-1.75, 1.4, 13, 2),
    (-1.9, -0.1, 7, 3),
    (1.75, 0.9, 16, 4),
    (1.95, -0.5, 9, 6),
    (1.0, 2.4, 18, 5),
    (-0.6, 2.6, 8, 8),
    (0.2, 2.7, 11, 9),
)

_PERCH = 5  # the seed of the stack on which the owl sits

_SNOWY_SKY = """
vec3 sky(vec3 rd) {
    vec3 c = mix(vec3(.10, .17, .30), vec3(.30, .42, .58), ramp(-.2, .5, rd.y));
    return c + .25 * ramp(.6, .75, noise(rd.xy * 90.));
}
"""


def _open_head() -> Thing:
    """A stone head whose crown is gone, so that one looks into an empty bowl."""
    look = Look(open_eyes=0.75, gaze=(-0.2, 1.0), brows=0.25, smile=0.75)
    stone = "#d8cfc0"
    thing = face(look, ADULT, skin=stone, hair="none", cloth=stone, shoulders=True)
    thing.code("r.x = max(r.x, p.y - 1.45 - .06 * sin(p.x * 6.) * sin(p.z * 5. + 1.));")
    thing.code("r.x = max(r.x, -ellipsoid(p - vec3(0, 1.6, .3), vec3(1.05, .8, 1.2)));")
    return thing


@card(
    palette="emerald_mist",
    title="Open-minded",
    subject="statue with a tree in its head",
    props=("birds", "ladder", "reader"),
)
def open_mind(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.6,
        clouds=0.4,
        cloud_style="streak",
        cloud_seed=7,
        light_from=(-0.6, 0.6, -0.6),
    )
    scene.camera = Camera(eye=(0.5, 2.2, -7.4), target=(0.0, 3.2, 0), focal=1.95, roll=-6)
    scene.put(_open_head(), 0.0, 1.7, 0.0, yaw=10, scale=1.15)
    tree = things.tree(leaf="#5f9a3f", leaf2="#f0d860", seed=11, height=0.6)
    scene.put(tree, 0.62, 3.0, 0.3, yaw=30)
    scene.put(things.ladder(height=4.0), 2.0, -0.2, -0.3, roll=15)
    reader = things.person(
        coat="#c2402a",
        hairstyle="bob",
        left_hand=(0.1, 0.45, -0.24),
        right_hand=(-0.1, 0.45, -0.24),
        look=(0, -12),
        expression="smile",
    )
    scene.put(reader, -0.5, 2.75, -0.45, yaw=-8, scale=2.0)
    scene.put(things.open_book(cover="#1f4f6a"), -0.42, 3.5, -1.05, yaw=-8, pitch=40, scale=0.3)
    scene.light((-0.6, 4.4, -2.2), "#fff0c0", strength=0.8, reach=1.6)
    scene.put(things.bird(back="#d9482b"), -1.4, 0.3, -1.5, yaw=-40, scale=1.0)
    scene.put(things.bird(back="#e9b949", pose="fly"), -1.5, 5.0, 0.4, yaw=-30, scale=0.6)
    return Finish(flow="swirl", petals=16, petal_colour="#c8d860", soften=1.6)


@card(
    palette="violet_ember",
    title="Chapter one",
    subject="open book with a castle",
    props=("castle", "dragon-like serpent", "reader"),
)
def book_castle(scene: Scene, palette: Palette) -> Finish:
    settings.plaza(
        scene, palette, colour="#6a3a4a", clouds=0.5, cloud_style="cumulus", cloud_seed=6, fog=0.05
    )
    scene.camera = Camera(eye=(0, 2.3, -7.6), target=(0, 1.9, 0))
    scene.put(things.open_book(cover="#5a1a2a"), 0, 0, -0.4, yaw=-8, scale=1.75)
    castle = (
        (0.5, 0.1, 1.5, 0.3),
        (0.95, -0.1, 1.0, 0.24),
        (0.15, -0.1, 0.9, 0.22),
        (0.7, -0.5, 0.6, 0.2),
    )
    for x, z, height, radius in castle:
        tower = things.tower(
            wall="#b08a9a", roof="#4a3a7a", height=height, radius=radius, flag=palette.accent
        )
        scene.put(tower, x, 0.38, z)
    for x, z in ((-1.2, -0.2), (-0.9, 0.25), (-0.55, -0.5), (-1.35, -0.7), (-0.4, 0.2)):
        scene.put(things.fir(needles="#3f6a5a", height=0.8), x, 0.42, z)
    scene.put(things.serpent(scales="#c8503a", loops=2), -0.35, 0.45, -0.75, yaw=10, scale=0.34)
    reader = things.person(
        coat="#f5c04a",
        outfit="dress",
        hairstyle="braids",
        pose="sit",
        left_hand=(0.2, 0.42, -0.2),
        right_hand=(-0.2, 0.42, -0.2),
    )
    scene.put(reader, -1.2, 0.28, -2.9, yaw=140, scale=0.95)
    scene.put(things.book_stack(2, seed=3, height=0.16, width=0.4, depth=0.3), -1.2, 0, -2.9)
    scene.put(things.candle(height=0.9, radius=0.13), 1.45, 0, -2.4)
    return Finish(
        flow="swirl",
        stars=60,
        sparks=fireflies(26, "#ffd890", seed=5, x=(-1.5, 1.5), y=(0.6, 3.4), z=(-1.5, 0.5)),
    )


def _moon_with_glasses() -> Thing:
    """A full moon that reads along, its eyes lowered to -x, facing -z."""
    thing = Thing("moon", radius=1.2)
    dust = thing.material(
        "#ffe8b0 * mix(.7, 1.08, ramp(.30, .62, fbm3(p * 2.2 + 5.) * .6 + fbm3(p * 5.) * .4))",
        glow=0.5,
    )
    ink = thing.material("#5a3a20", role="eye")
    cheeks = thing.material("#f0a878", glow=0.3)
    brass = thing.material("#b07a2a", shine=0.8)
    thing.code(
        """
        vec3 eyes = vec3(abs(p.x + .12) - .36, p.y - .16, p.z);
        float front = max(abs(length(p) - 1.) - .02, p.z);
        """
    )
    thing.body("length(p) - 1.", dust)
    thing.part("length(p - vec3(-.16, -.08, -1.)) - .12", dust)
    lid = "max(abs(length(eyes.xy - vec2(0, .06)) - .15) - .024, eyes.y - .03)"
    smile = "max(abs(length(p.xy - vec2(-.14, -.2)) - .26) - .024, p.y + .3)"
    thing.part(f"max(front, min({lid}, {smile})) * .7", ink)
    thing.part("max(front, length(eyes.xy - vec2(.16, -.32)) - .12) * .7", cheeks)
    thing.part("torusZ(vec3(eyes.xy, p.z + .98), .27, .028)", brass)
    thing.part("capsule(p, vec3(-.25, .2, -1.02), vec3(.01, .2, -1.02), .024)", brass)
    return thing


@card(
    palette="amber_dusk",
    title="Reading until the moon",
    subject="reader and moon on stairs of books",
    props=("moon", "reader", "cat"),
)
def book_stairs(scene: Scene, palette: Palette) -> Finish:
    settings.hills(scene, palette, amplitude=0.5, clouds=0.3, cloud_style="streak", cloud_seed=3)
    scene.camera = Camera(eye=(-0.3, 2.1, -6.6), target=(0.0, 2.75, 0), focal=1.9, roll=7)
    for x, z, count, seed in ((-0.75, -1.2, 5, 3), (0.15, -1.6, 3, 5), (0.95, -2.0, 1, 8)):
        books = things.book_stack(count, seed=seed, height=0.34, width=0.6, depth=0.45)
        scene.put(books, x, -0.1, z, yaw=14)
        if seed == 3:
            top = books.anchors["top"][1] - 0.1
    reader = things.person(
        coat=palette.accent,
        pose="sit",
        hat="beanie",
        hat_colour=palette.accent2,
        hairstyle="bob",
        left_hand=(0.13, 0.34, -0.24),
        right_hand=(-0.13, 0.34, -0.24),
        look=(8, -6),
        expression="smile",
    )
    scene.put(reader, -0.75, top + 0.12, -1.25, yaw=-16, scale=1.9)
    x, y, z = reader.world((0, 0.3, -0.32))
    scene.put(things.open_book(cover="#1f5f6b"), x, y, z, yaw=-16, pitch=44, scale=0.28)
    scene.put(_moon_with_glasses(), 0.95, 3.75, 0.1, yaw=16, roll=10, scale=1.25)
    scene.light((0.3, 3.2, -2.2), "#ffe8b0", strength=1.3, reach=2.2)
    scene.put(things.cat(), 0.2, 0.95, -1.75, yaw=24, scale=0.85)
    scene.put(things.owl(), 0.98, 0.3, -2.1, yaw=24, scale=0.62)
    return Finish(flow="swirl", stars=60, soften=1.6)


@card(
    palette="teal_storm",
    title="For those lost in the middle",
    subject="lighthouse made of books",
    props=("books", "sea", "beam"),
)
def book_lighthouse(scene: Scene, palette: Palette) -> Finish:
    settings.sea(scene, palette, amplitude=0.18, clouds=0.7, cloud_style="cumulus", cloud_seed=8)
    scene.camera = Camera(eye=(0, 1.6, -8.4), target=(0, 2.5, 0))
    scene.put(things.rock("#4a5058", radius=1.3, seed=3, flatness=0.45), 0.4, -0.1, 0.6)
    covers = ("#a8442c", "#2f5560", "#e0b04a", "#4a3a5a", "#3f6a4a", "#e8dcc0")
    books = things.book_stack(15, seed=6, height=0.25, width=0.72, depth=0.6, covers=covers)
    scene.put(books, 0.4, 0.25, 0.6)
    top = 0.25 + books.anchors["top"][1]
    scene.put(things.lantern(strength=2.0, glow=3.0), 0.4, top, 0.6, scale=2.4)
    lamp = (0.4, top + 0.45, 0.6)
    scene.beam(lamp, (-1.0, 0.05, -0.35), spread=0.15, length=8.0, colour="#ffe8b0", density=0.4)
    scene.beam(lamp, (1.0, 0.12, 0.3), spread=0.15, length=6.0, colour="#ffe8b0", density=0.3)
    boat = things.paper_boat(stripe=palette.accent)
    scene.put(boat, -1.2, 0.05, -2.6, yaw=-24, roll=5, scale=0.75)
    sailor = things.person(
        coat=palette.accent2, hat="beanie", hat_colour=palette.accent, right_hand=(-0.2, 0.85, -0.1)
    )
    scene.put(sailor, -1.2, 0.2, -2.6, yaw=-150, scale=0.6)
    return Finish(flow="swirl", rain=60, birds=flock(4, seed=4, x=(0.6, 0.9)))
