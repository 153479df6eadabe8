"""Cards above the roofs of a town."""

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene


@card(
    palette="moon_indigo",
    title="The cat that stole the tide",
    subject="cat with the moon on a string",
    props=("rooftops", "moon"),
    mirrored=True,
)
def cat_moonstring(scene: Scene, palette: Palette) -> Finish:
    settings.rooftops(
        scene,
        palette,
        seed=7,
        rows=3,
        columns=5,
        clouds=0.5,
        cloud_style="swirl",
        cloud_seed=8,
        light_from=(0.3, 0.6, -0.6),
        fog=0.05,
    )
    scene.camera = Camera(eye=(0, 1.3, -7.8), target=(0, 2.2, 0))
    house = things.house(
        wall="#4a4a80", roof="#7a3a5a", height=2.2, width=0.95, depth=1.0, steepness=0.9, glow=2.0
    )
    scene.put(house, -0.75, -3.0, -1.6, yaw=20)
    scene.put(things.cat(), -0.75, 0.42, -1.6, yaw=-10, scale=1.05)
    scene.put(things.crescent_moon(radius=0.95, glow=0.7), 0.95, 3.7, 0.2, roll=-20)
    leash = ((0.65, 2.95, 0.1), (-0.55, 0.95, -1.75))
    scene.add(things.strings([leash], thickness=0.011, colour="#ffe8b0"))
    scene.light((0.6, 3.2, -1.2), "#ffe4a8", reach=2.8)
    return Finish(flow="swirl", stars=240)


@card(
    palette="aurora_night",
    title="The town dreams of giants",
    subject="giant walking over a town",
    props=("lantern", "rooftops", "night"),
    mirrored=True,
    every=2,
)
def sleepwalker(scene: Scene, palette: Palette) -> Finish:
    settings.rooftops(
        scene, palette, seed=3, rows=4, columns=6, clouds=0, aurora=0.3, fog=0.045, ambient=1.3
    )
    scene.camera = Camera(eye=(0.2, 1.6, -8.2), target=(0.05, 1.2, 0), focal=1.6, roll=-7)
    giant = things.person(
        coat="#e8e0f0",
        pants="#e8e0f0",
        outfit="dress",
        hat="beanie",
        hat_colour="#ff8f5a",
        right_hand=(-0.1, 0.6, -0.4),
        left_hand=(0.12, 0.58, -0.4),
        asleep=True,
        look=(8, 4),
    )
    scene.put(giant, -1.6, -3.95, -0.2, yaw=-42, scale=7.2)
    x, y, z = giant.world(giant.anchors["right_hand"])
    scene.put(things.lantern(strength=2.4), x + 0.1, y - 1.15, z, scale=2.4)
    scene.light((-0.4, 1.6, -3.2), "#ffd0a0", strength=1.0, reach=2.4)
    return Finish(flow="swirl", stars=160)


@card(
    palette="violet_ember",
    title="Between two decisions",
    subject="tightrope walker",
    props=("towers", "birds", "umbrella"),
)
def tower_rope(scene: Scene, palette: Palette) -> Finish:
    settings.rooftops(
        scene,
        palette,
        seed=9,
        rows=2,
        columns=5,
        clouds=0.6,
        cloud_style="streak",
        cloud_seed=5,
        fog=0.06,
        sun=(0.1, 0.16, 1.0),
    )
    scene.camera = Camera(eye=(0, 2.4, -8.2), target=(0, 2.6, 0))
    for x, z, height in ((-2.2, 0.2, 4.6), (2.3, 0.6, 4.8)):
        tower = things.tower(wall="#8a5a6a", roof="#4a2a5a", height=height, radius=0.65)
        scene.put(tower, x, -3.0, z)
    tightrope = ((-1.9, 2.35, 0), (1.95, 2.55, 0.3))
    scene.add(things.strings([tightrope], thickness=0.022, colour="#f0d8b0"))
    walker = things.person(
        coat="#f5c04a",
        pants="#3fa8b0",
        outfit="suit",
        hat="top",
        left_hand=(0.16, 0.62, 0.33),
        right_hand=(-0.12, 0.62, -0.34),
        pose="walk",
    )
    scene.put(walker, 0.05, 2.47, 0.1, yaw=70, scale=1.15)
    x, y, z = walker.world(walker.anchors["left_hand"])
    scene.put(things.umbrella("#3fa8b0", "#ffe8d4"), x, y - 0.08, z, roll=-26, scale=0.95)
    for x, y in ((-1.2, 2.42), (-0.9, 2.44), (1.3, 2.55)):
        scene.put(things.bird(back="#2a1a34", belly="#5a3a5a"), x, y, 0.1, yaw=20, scale=0.35)
    birds = flock(6, seed=4, x=(0.1, 0.9), y=(0.15, 0.35))
    return Finish(flow="horizontal", birds=birds, soften=1.6)


@card(
    palette="coral_noon",
    title="Homework escapes",
    subject="paper planes",
    props=("rooftops", "child riding a plane"),
    every=2,
)
def paper_squadron(scene: Scene, palette: Palette) -> Finish:
    settings.rooftops(
        scene,
        palette,
        seed=12,
        rows=7,
        columns=6,
        nearest=-4.4,
        clouds=0.3,
        cloud_style="streak",
        cloud_seed=9,
        windows="#7fb0c8",
        fog=0.025,
        mist=0.2,
    )
    scene.camera = Camera(eye=(-0.5, 4.6, -4.6), target=(0.15, 0.9, 0.6), focal=1.5, roll=18)
    plane = scene.put(things.paper_plane(), 0.05, 2.15, -1.3, yaw=-58, pitch=6, roll=-10, scale=2.2)
    pilot = things.person(
        coat="#e2543f",
        hat="pilot",
        hat_colour="#6a4a2a",
        pose="sit",
        scarf="#f7c948",
        left_hand=(0.2, 0.45, -0.25),
        right_hand=(-0.3, 0.8, -0.05),
        look=(0, -4),
        expression="smile",
    )
    scene.put(pilot, *plane.world((0.12, 0.1, 0)), yaw=26, pitch=6, scale=1.1)
    white, yellow, pink = "#fbf4e6", "#f7e0a0", "#f4b8a8"
    squadron = (
        (-1.5, 2.2, 0.6, 0.8, white),
        (1.45, 1.9, 1.2, 0.9, yellow),
        (-0.75, 0.6, 1.6, 0.8, pink),
        (1.15, 2.9, -2.3, 0.6, white),
        (0.4, 0.9, 3.6, 1.0, yellow),
    )
    for x, y, z, scale, paper in squadron:
        scene.put(things.paper_plane(paper), x, y, z, yaw=-62, pitch=8, roll=-14, scale=scale)
    return Finish(flow="swirl", vignette=0.08, soften=1.6)


@card(
    palette="lavender_dream",
    title="Rush hour",
    subject="whale above the rooftops",
    props=("city", "balloons", "windows"),
    mirrored=True,
    every=2,
)
def whale_city(scene: Scene, palette: Palette) -> Finish:
    settings.rooftops(
        scene,
        palette,
        seed=5,
        rows=7,
        columns=7,
        nearest=-4.0,
        clouds=0.55,
        cloud_style="streak",
        cloud_seed=9,
        fog=0.03,
        mist=0.2,
        light_from=(0.6, 0.7, -0.3),
    )
    scene.camera = Camera(eye=(0.3, 8.6, -2.6), target=(0.25, 0.8, 2.0), roll=-30)
    whale = things.whale(back="#34529a", belly="#f8e8e0")
    scene.put(whale, 0.0, 2.2, 1.0, yaw=-12, pitch=40, roll=-4)
    scene.put(things.hot_air_balloon("#f29f4b"), -1.7, 3.6, 0.2, scale=0.5)
    scene.put(things.hot_air_balloon("#2fa39a"), 1.2, 2.6, 3.6, scale=0.5)
    rider = things.person(
        coat="#f29f4b",
        outfit="dress",
        hairstyle="bob",
        pose="sit",
        right_hand=(-0.3, 0.85, -0.1),
        look=(0, -35),
    )
    scene.put(rider, *whale.world((-0.2, 0.62, 0)), yaw=-10, pitch=35, scale=0.95)
    return Finish(flow="swirl", vignette=0.1, soften=1.6)
