"""Cards about reading."""

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, fireflies, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.settings import Window


@card(
    palette="autumn_gold",
    title="The fox who read winter away",
    subject="fox",
    props=("books", "candle", "owl", "window"),
    mirrored=True,
)
def fox_library(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#4a5a50",
        floor="#6a3f22",
        width=2.5,
        height=4.6,
        depth=3.2,
        window=Window(x=0.75, y=2.6, width=0.6, height=0.95),
        clouds=0.3,
        ambient=0.75,
        key=0.55,
        light_from=(-0.3, 0.6, -0.7),
    )
    scene.camera = Camera(eye=(-0.1, 1.75, -6.2), target=(-0.05, 1.75, 0))
    seat = things.book_stack(6, seed=2, height=0.24, width=0.75, depth=0.55)
    scene.put(seat, -0.25, 0, 0.2, yaw=10)
    _, top, _ = seat.anchors["top"]
    scene.put(things.fox(), -0.25, top - 0.02, 0.2, yaw=-12)
    scene.put(things.open_book(), 0.75, 0, -1.9, yaw=-22, pitch=-8, scale=0.55)
    scene.put(things.candle(height=0.7), 1.25, 0, -0.6)
    scene.put(things.candle(height=0.4, radius=0.13), 1.6, 0, -0.95)
    perch = things.book_stack(9, seed=5, height=0.2, width=0.5, depth=0.42)
    scene.put(perch, -1.75, 0, 0.9, yaw=-8)
    pillar = things.book_stack(12, seed=7, height=0.2, width=0.5, depth=0.42)
    scene.put(pillar, 1.75, 0, 1.6, yaw=12)
    scene.put(things.owl(), -1.75, 1.78, 0.9, yaw=-15, scale=0.55)
    scene.put(things.full_moon(radius=0.35, glow=1.0), 0.95, 3.0, 5.5)
    scene.light((0.3, 1.6, -1.4), "#ffc070", strength=0.9, reach=2.6)
    return Finish(flow="swirl", vignette=0.35)


@card(
    palette="emerald_mist",
    title="Open-minded",
    subject="statue with a tree in its head",
    props=("birds", "ladder", "reader"),
    mirrored=True,
    every=2,
)
def open_mind(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.6,
        clouds=0.4,
        cloud_style="streak",
        cloud_seed=7,
        light_from=(-0.7, 0.5, -0.4),
    )
    scene.camera = Camera(eye=(1.5, 0.55, -4.6), target=(-0.05, 2.35, 0), focal=1.45, roll=-12)
    bust = things.bust(stone="#e8e0d0", open_head=True)
    scene.put(bust, -0.15, -0.35, 0.2, yaw=-42, scale=2.3)
    tree = things.tree(leaf="#5f9a3f", leaf2="#f0d860", seed=11, height=0.72)
    scene.put(tree, -0.15, 2.4, 0.3, yaw=30)
    scene.put(things.ladder(height=3.2), 1.15, 0, 0.1, roll=14)
    climber = things.person(
        coat=palette.accent,
        hat="beanie",
        hat_colour=palette.accent2,
        left_hand=(0.2, 0.85, -0.1),
        right_hand=(-0.2, 0.8, -0.1),
        pose="walk",
        look=(30, 0),
    )
    scene.put(climber, 0.75, 1.55, -0.1, yaw=-110, scale=0.85)
    reader = things.person(
        coat="#3f6f8f",
        outfit="dress",
        pose="sit",
        hairstyle="bob",
        left_hand=(0.12, 0.4, -0.22),
        right_hand=(-0.12, 0.4, -0.22),
        look=(0, 12),
    )
    scene.put(reader, 0.42, 0.42, -2.35, yaw=-35, scale=1.0)
    scene.put(things.open_book(), 0.58, 0.66, -2.68, yaw=-35, pitch=34, scale=0.17)
    books = things.book_stack(3, seed=5, height=0.11, width=0.3, depth=0.24)
    scene.put(books, 0.42, 0.06, -2.25, yaw=-20)
    scene.put(things.bird(back="#d9482b", pose="fly"), -1.4, 3.5, -0.5, yaw=-30, scale=0.55)
    scene.put(things.bird(back="#e9b949", pose="fly"), 0.9, 4.3, 0.4, yaw=160, scale=0.5)
    return Finish(flow="swirl", petals=16, petal_colour="#c8d860")


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


@card(
    palette="amber_dusk",
    title="Reading until the moon",
    subject="stairs of books",
    props=("moon", "reader", "cat"),
)
def book_stairs(scene: Scene, palette: Palette) -> Finish:
    settings.hills(scene, palette, amplitude=0.5, clouds=0.5, cloud_style="cumulus", cloud_seed=3)
    scene.camera = Camera(eye=(0, 1.9, -8.4), target=(0, 2.6, 0))
    for step in range(9):
        books = things.book_stack(step + 1, seed=step + 1, height=0.34, width=0.55, depth=0.4)
        scene.put(books, -1.75 + step * 0.42, 0, -1.2 + step * 0.38, yaw=20)
    scene.put(things.full_moon(radius=0.95, glow=0.7, colour="#ffe8b0"), 1.75, 5.1, 2.6)
    reader = things.person(
        coat=palette.accent,
        pose="walk",
        hat="beanie",
        hat_colour=palette.accent2,
        left_hand=(0.2, 0.7, -0.2),
    )
    scene.put(reader, 0.65, 2.1, 0.9, yaw=-130, scale=0.9)
    scene.put(things.cat(), -0.75, 0.98, -0.35, yaw=-140, scale=0.55)
    scene.put(things.owl(), 1.2, 0, -3.0, yaw=-20, scale=0.7, on_ground=True)
    return Finish(flow="swirl", stars=60, birds=flock(3, seed=4))


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
