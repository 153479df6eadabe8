"""Cards about what hangs in the air over a meadow."""

from dataclasses import replace

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.settings import Window
from art.paint.story.things.doll_faces import CHILD, Mood


def _open_suitcase() -> Thing:
    """A suitcase that lies open towards -z; what is packed stands at y = 0.12."""
    thing = Thing("suitcase", centre=(0, 0.5, 0.2), radius=1.75)
    hide = thing.material("$leather * (.8 + .3 * fbm3(p * 5.))", leather="#8a4a2c")
    cloth = thing.material(
        "mix($a, $b, ramp(.12, .2, length(fract(p.xy * 3. + p.z) - .5)))",
        role="cloth",
        a="#2f8f98",
        b="#1d6f78",
    )
    lawn = thing.material("mix($a, $b, noise(p * 9.))", a="#7ab04a", b="#4f8a3a")
    brass = thing.material("#e0b44a", shine=0.7)
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float tray = roundBox(p - vec3(0, .22, 0), vec3(1.15, .24, .72), .08);
        float hollow = roundBox(p - vec3(0, .42, 0), vec3(1.08, .32, .65), .06);
        vec3 lid = p - vec3(0, .46, .74);
        lid.yz = turn(-.75) * lid.yz;
        float cover = roundBox(lid - vec3(0, .72, .16), vec3(1.15, .72, .16), .08);
        float lining = roundBox(lid - vec3(0, .72, .0), vec3(1.08, .65, .14), .06);
        """
    )
    thing.body("min(max(tray, -hollow), max(cover, -lining)) * .9", hide)
    thing.part("max(abs(lining) - .012, .0 - lid.z) * .9", cloth)
    thing.part("box(p - vec3(0, .12, 0), vec3(1.08, .06, .65))", lawn)
    thing.part("roundBox(side - vec3(.7, .4, -.8), vec3(.05, .07, .02), .015)", brass)
    return thing


@card(
    palette="coral_noon",
    title="Moving day",
    subject="house in a suitcase",
    props=("suitcase", "empty room", "tiny neighbour"),
    mood=("funny", "wistful"),
)
def balloon_house(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#a8ccc8",
        floor="#a8683a",
        window=Window(-1.35, 2.3, 0.5, 0.75),
        ambient=1.15,
        light_from=(-0.5, 0.6, -0.6),
    )
    scene.camera = Camera(eye=(0.5, 2.1, -4.9), target=(0.02, 1.3, 0), focal=1.95, roll=-5)
    case = scene.put(_open_suitcase(), 0.12, 0.05, -1.2, yaw=-14)
    house = things.house(
        wall="#ecd0a4",
        windows="#f7b030",
        glow=0.5,
        roof="#c8374f",
        height=0.5,
        width=0.36,
        depth=0.28,
    )
    scene.put(house, *case.world((-0.02, 0.16, 0.22)), yaw=-6)
    scene.put(things.round_tree(height=0.55, radius=0.27), *case.world((-0.8, 0.14, 0.15)))
    cat = scene.put(things.cat(fur="#e8a050"), *case.world((0.74, 0.14, 0.12)), yaw=14, scale=0.62)
    cat.tags = ("cat",)
    neighbour = things.person(
        coat="#f0b030",
        hat="beanie",
        hat_colour="#1d6f78",
        left_hand=(0.26, 0.86, -0.1),
        expression="smile",
    )
    scene.put(neighbour, *case.world((-0.42, 0.17, -0.3)), yaw=4, scale=0.62)
    packer = things.person(
        coat="#3a5a9a",
        hairstyle="braids",
        hair="#6a3a22",
        left_hand=(0.3, 0.68, -0.16),
        right_hand=(-0.3, 0.68, -0.16),
        look=(4, -12),
        expression="smile",
    )
    scene.put(packer, -0.12, -0.05, 0.8, yaw=-6, scale=2.85)
    scene.light((-0.2, 2.5, -1.6), "#fff0d8", strength=1.5, reach=2.0)
    return Finish(flow="swirl", vignette=0.1, soften=1.6)


_PUFFS = (
    (-1.25, 0.22, 0.0, 0.42),
    (-0.75, 0.42, -0.1, 0.55),
    (-0.2, 0.35, -0.35, 0.52),
    (0.1, 0.55, 0.0, 0.62),
    (0.55, 0.32, -0.35, 0.5),
    (0.75, 0.5, 0.05, 0.55),
    (1.3, 0.24, 0.0, 0.45),
    (-0.95, 0.14, -0.4, 0.36),
    (1.0, 0.14, -0.4, 0.38),
    (-0.5, 0.08, -0.5, 0.34),
    (0.1, 0.06, -0.55, 0.36),
)


def _tame_cloud() -> Thing:
    """A round and puffy cloud, large enough for a garden."""
    thing = Thing("cloud", centre=(0, 0.4, 0), radius=2.1, step=0.9)
    vapour = thing.material(
        "mix(#86a4cc, #fffaf4, ramp(-.7, .35, n.y))", role="cloud", glow=0.1, translucency=0.5
    )
    thing.code("float heap = 1e3;")
    for x, y, z, radius in _PUFFS:
        thing.code(
            "heap = smin(heap, length(p - $at) - $radius, .06);", at=(x, y, z), radius=radius
        )
    thing.body("heap + .06 * (fbm3(p * 5.) - .5)", vapour)
    return thing


@card(
    palette="coral_noon",
    title="The last tame cloud",
    subject="cloud at anchor",
    props=("anchor", "ladder", "gardener"),
    every=2,
)
def anchored_cloud(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.3,
        flowers="#e2543f",
        clouds=0.3,
        cloud_style="streak",
        cloud_seed=3,
        light_from=(-0.5, 0.75, -0.3),
    )
    scene.camera = Camera(eye=(-0.4, 1.0, -6.2), target=(0.1, 2.4, 0.0), focal=1.5, roll=-4)
    scene.put(_tame_cloud(), 0.15, 3.0, 0.0)
    scene.put(things.anchor(height=1.5), -1.1, -0.15, -1.8, yaw=20, roll=16, on_ground=True)
    cable = (
        (-1.49, 1.35, -1.8, 0.035),
        (-1.4, 1.62, -1.5, 0.035),
        (-1.25, 2.2, -0.9, 0.035),
        (-1.0, 3.0, -0.4, 0.035),
    )
    scene.add(things.rope(cable, colour="#c8a878", segments=9))
    scene.put(things.ladder(height=3.9), 0.95, 0.0, -1.1, pitch=10, roll=-3, on_ground=True)
    gardener = things.person(
        coat="#1d6f78",
        hat="straw",
        hat_colour="#f0d080",
        hairstyle="bob",
        hair="#c86a2a",
        right_hand=(-0.26, 0.52, -0.14),
        left_hand=(0.16, 0.4, -0.12),
        look=(16, 12),
        expression="smile",
    )
    scene.put(gardener, 0.2, 3.86, -0.55, yaw=16, scale=1.5)
    daisy = things.flower(petal="#f08aa0", height=0.85, radius=0.24)
    scene.put(daisy, -0.4, 3.75, -0.55)
    for x, y, z, petal, height in (
        (-1.0, 3.45, -0.4, "#f7c948", 0.85),
        (1.3, 3.4, -0.5, "#e2543f", 0.75),
    ):
        tulip = things.flower(petal=petal, height=height, radius=0.24, kind="tulip")
        scene.put(tulip, x, y, z)
    scene.put(things.round_tree(height=0.9, radius=0.42, leaf="#6ab04a"), 0.95, 3.8, 0.2)
    scene.put(things.rabbit(), 0.1, 0.03, -2.8, yaw=-25, scale=0.75, on_ground=True)
    return Finish(flow="swirl", vignette=0.08)


@card(
    palette="sepia_memory",
    title="Urban planning",
    subject="hand pulling houses on strings",
    props=("hand", "houses", "strings"),
    mirrored=True,
    every=2,
)
def puppet_town(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.3,
        clouds=0.3,
        cloud_style="streak",
        light_from=(-0.5, 0.7, -0.4),
    )
    scene.camera = Camera(eye=(0.5, 6.4, -5.2), target=(0.05, 1.8, -0.2), focal=1.8, roll=-9)
    hand = things.hand(skin="#d8b090", sleeve="#35545a")
    scene.put(hand, 0.1, 5.75, 0.6, pitch=-20, roll=180, scale=1.25)
    tips = (
        (-0.60, 1.68, -0.1),
        (-0.2, 1.9, -0.08),
        (0.15, 1.86, -0.08),
        (0.5, 1.6, -0.08),
        (0.82, 1.08, -0.2),
    )
    houses = (
        (1.35, 1.35, 0.3, -12, 8, "#8c2f24"),
        (0.45, 0.75, -0.6, -3, -5, "#35545a"),
        (-0.4, 1.35, -0.4, 6, 4, "#a8743a"),
        (-1.15, 0.85, 0.4, 15, -8, "#8c2f24"),
        (-1.45, 1.8, 1.6, 20, -4, "#35545a"),
    )
    for tip, (x, y, z, yaw, roll, roof) in zip(tips, houses, strict=True):
        house = things.house(roof=roof, height=0.75, width=0.42, depth=0.4)
        scene.put(house, x, y, z, yaw=yaw, roll=roll)
        ridge = house.world((0, 1.22, 0))
        scene.add(things.strings([(hand.world(tip), ridge)], thickness=0.014, colour="#f4ead2"))
    waving, upwards = (-0.25, 0.88, -0.1), (0, -35)
    citizens = (
        things.person(coat=palette.accent, hairstyle="bob", right_hand=waving, look=upwards),
        things.person(
            coat=palette.accent2, outfit="dress", hairstyle="bun", right_hand=waving, look=upwards
        ),
        things.person(coat="#c8a050", hairstyle="short", right_hand=waving, look=upwards),
    )
    places = ((-1.0, -1.5, -14), (0.0, -2.1, 4), (1.05, -1.6, 16))
    for citizen, (x, depth, yaw) in zip(citizens, places, strict=True):
        scene.put(citizen, x, 0.02, depth, yaw=yaw, pitch=40, scale=1.15, on_ground=True)
    return Finish(flow="swirl", vignette=0.1)


@card(
    palette="lavender_dream",
    title="The post that flew",
    subject="letters turning into birds",
    props=("letters", "birds", "mailbox", "girl"),
)
def letters_birds(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.6,
        seed=3,
        clouds=0.4,
        light_from=(-0.3, 0.5, -0.9),
        key=1.15,
        ambient=1.15,
    )
    scene.camera = Camera(eye=(0.1, 1.25, -2.35), target=(0, 1.45, 0), focal=1.30, roll=5)
    scene.add(things.inside_of_a_mailbox())
    girl = things.person(
        coat="#2fa39a",
        outfit="dress",
        trim="#f4ead8",
        hair="#7a3420",
        hairstyle="braids",
        skin="#f0c8a4",
        features=replace(CHILD, freckles=1.0),
        left_hand=(0.24, 0.60, -0.34),
        right_hand=(-0.22, 0.50, -0.34),
        hands=("open", "soft"),
        look=(10, 10),
        gaze=(-0.5, 0.55),
        expression=Mood(lids=1.1, brows=0.12, smile=0.7, mouth=0.5, width=0.18),
    )
    scene.put(girl, 0.10, -1.12, 0.75, scale=3.0, yaw=4)
    x, y, z = girl.world(girl.anchors["left_hand"])
    fledged = things.letter(wings=0.95, beat=0.75)
    scene.put(fledged, x - 0.03, y + 0.26, z - 0.05, scale=0.30, roll=-10, yaw=-16)
    for at, wings, beat, scale, roll, yaw in (
        ((-0.50, 1.80, -0.75), 1.3, 0.75, 0.33, 10, 20),
        ((0.36, 2.02, -0.60), 1.3, 0.35, 0.33, -14, -24),
        ((-0.95, 2.05, 1.0), 1.3, 0.9, 0.50, 20, 30),
        ((1.05, 2.05, 1.4), 1.3, 0.1, 0.50, -24, -30),
        ((-0.50, 1.22, -0.95), 0.75, 0.6, 0.30, 16, 24),
    ):
        scene.put(things.letter(wings, beat), *at, scale=scale, roll=roll, yaw=yaw)
    black = things.letter(paper="#2a2430", seal="#b8b0c0")
    scene.put(black, 0.22, 0.55, -1.2, pitch=70, yaw=24, scale=0.34)
    scene.put(things.letter(), -0.28, 0.52, -0.95, pitch=78, yaw=-30, scale=0.36)
    scene.light((0, 1.1, -1.5), "#ffd0b0", strength=1.0, reach=1.6)
    return Finish(flow="swirl", soften=1.2)
