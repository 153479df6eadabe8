"""Cards about what hangs in the air over a meadow."""

from dataclasses import replace

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.settings import Window


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


def _mailbox() -> Thing:
    """An open mailbox on its post, with light inside; the opening is towards -z."""
    thing = Thing("mailbox", centre=(0, 0.7, 0), radius=1.0)
    red = thing.material("#c8374f * (.85 + .25 * fbm3(p * 5.))", shine=0.5)
    iron = thing.material("#3a3050")
    inside = thing.material("#ffd890", glow=0.7)
    thing.body("capsule(p, vec3(0, -.3, 0), vec3(0, .85, 0), .06)", iron)
    thing.code("vec3 q = p - vec3(0, 1.05, 0);")
    thing.code("float vault = max(length(vec2(q.x, max(q.y, 0.))) - .3, -q.y - .22);")
    thing.part("max(abs(vault) - .025, abs(q.z) - .42) * .9", red)
    thing.part("max(vault + .03, abs(q.z + .1) - .25)", inside)
    thing.code("vec3 lid = q - vec3(0, -.24, -.44); lid.yz = turn(-.35) * lid.yz;")
    lid = "max(length(vec2(lid.x, max(-lid.z - .22, 0.))) - .28, abs(lid.y) - .02)"
    thing.part(f"max({lid}, lid.z) * .9", red)
    thing.part("box(p - vec3(.34, 1.3, .1), vec3(.02, .22, .03))", iron)
    thing.part("box(p - vec3(.34, 1.44, .0), vec3(.02, .08, .12))", red)
    thing.light((0, 1.1, -0.6), "#ffc870", strength=1.2, reach=0.9)
    return thing


def _letter(wings: float = 0.0) -> Thing:
    """A sealed letter; wings of the given size grow from its back."""
    thing = Thing("letter", radius=1.3)
    flap = "min(abs(p.y - .30 + .55 * abs(p.x)) - .008, abs(p.y + .30 - .45 * abs(p.x)) - .004)"
    paper = thing.material(
        f"mix(#fff6e6, #a890a8, ramp(.012, .0, {flap})) * (.94 + .1 * fbm3(p * 4.))", glow=0.12
    )
    wax = thing.material("#c8374f", shine=0.5)
    plume = thing.material(
        "#ffffff * (.82 + .25 * ramp(.2, .8, fract(p.x * 6. + p.y * 3.)))", glow=0.15
    )
    thing.body("roundBox(p, vec3(.48, .32, .03), .02)", paper)
    thing.part("cylinder((p - vec3(0, .02, -.03)).xzy, .025, .08)", wax)
    if wings:
        thing.code("vec3 w = vec3(abs(p.x) - .38, p.y - .14, p.z - .05);")
        thing.code("w.xy = turn(.6) * w.xy; w.y -= .35 * w.x * w.x;")
        thing.part(
            "ellipsoid(w - vec3($reach, 0, 0), vec3($reach, .17, .03)) * .8",
            plume,
            reach=0.5 * wings,
        )
    return thing


def _dove(colour: str = "#fffaf2", shade: str = "#d8c8e8") -> Thing:
    """A bird in profile that flies towards -x with a letter in its beak."""
    thing = Thing("bird", centre=(0, 0.15, 0), radius=0.95, step=0.85)
    down = thing.material("mix($shade, $colour, ramp(-.3, .4, n.y))", colour=colour, shade=shade)
    quill = thing.material(
        "mix($colour, $shade, .8 * ramp(.2, .75, length(p.xy)))",
        glow=0.1,
        colour=colour,
        shade=shade,
    )
    horn = thing.material("#f2964b")
    black = thing.material("#050505", role="eye", shine=1)
    paper = thing.material("#fff2d8", glow=0.15)
    wax = thing.material("#c8374f")
    thing.code(
        """
        float trunk = ellipsoid(p, vec3(.30, .15, .15));
        trunk = smin(trunk, length(p - vec3(-.30, .12, 0)) - .105, .1);
        trunk = smin(trunk, taper(p, vec3(.2, 0, 0), vec3(.42, .02, 0), .08, .04), .06);
        float quills = 1e3;
        """
    )
    feathers = [((0.36, 0.02, 0.0), -0.32 + 0.16 * index, 0.19, 0.045) for index in range(5)]
    feathers += [((-0.06, 0.08, -0.14), 0.5 + 0.2 * index, 0.36, 0.075) for index in range(6)]
    feathers += [((-0.08, 0.08, 0.14), 1.75 + 0.2 * index, 0.32, 0.07) for index in range(5)]
    for root, angle, half, breadth in feathers:
        thing.code(
            """
            {
                vec3 q = p - $root;
                q.xy = turn($angle) * q.xy;
                quills = min(quills, ellipsoid(q - vec3($half, 0, 0), vec3($half, $breadth, .025)));
            }
            """,
            root=root,
            angle=angle,
            half=half,
            breadth=breadth,
        )
    thing.body("trunk", down)
    thing.part("quills * .8", quill)
    thing.part("taper(p, vec3(-.39, .11, 0), vec3(-.50, .08, 0), .035, .008)", horn)
    thing.part("length(vec3(p.xy, abs(p.z)) - vec3(-.335, .15, .083)) - .02", black)
    thing.part("roundBox(p - vec3(-.53, -.02, 0), vec3(.13, .085, .012), .008)", paper)
    thing.part("length(vec3(p.xy, abs(p.z)) - vec3(-.53, -.02, .015)) - .026", wax)
    return thing


@card(
    palette="lavender_dream",
    title="The post that flew",
    subject="letters turning into birds",
    props=("letters", "birds", "mailbox", "girl"),
    every=2,
)
def letters_birds(scene: Scene, palette: Palette) -> Finish:
    dawn = replace(palette, zenith="#6f5cae", middle="#a488cc", horizon="#f6b48e")
    settings.hills(
        scene,
        dawn,
        amplitude=0.4,
        flowers="#ffe0f0",
        clouds=0.3,
        cloud_style="streak",
        cloud_seed=8,
    )
    scene.camera = Camera(eye=(0.0, 1.0, -5.4), target=(0.0, 2.2, 0), focal=1.45, roll=4)
    scene.put(_mailbox(), 0.95, 0.1, -2.2, yaw=40, scale=1.15, on_ground=True)
    post = (
        (0.6, 1.66, -2.9, 0.4, 18, 0.0),
        (0.12, 2.0, -2.8, 0.42, -14, 0.0),
        (-0.42, 2.42, -2.6, 0.46, 14, 0.8),
    )
    for x, y, z, scale, roll, wings in post:
        scene.put(_letter(wings), x, y, z, yaw=-12, pitch=-12, roll=roll, scale=scale)
    doves = (
        (-0.78, 3.3, -1.7, 1.0, 165, -14),
        (0.3, 3.62, -1.2, 1.1, 172, -12),
        (1.62, 4.2, -0.4, 1.15, 186, -16),
        (-1.35, 4.75, 0.3, 1.0, 168, -10),
    )
    for x, y, z, scale, yaw, roll in doves:
        scene.put(_dove(), x, y, z, yaw=yaw, roll=roll, scale=scale)
    scene.put(_dove("#3a3448", "#241f30"), 1.3, 2.78, -1.0, yaw=-10, roll=-6, scale=1.05)
    girl = things.person(
        coat="#2fa39a",
        outfit="dress",
        hairstyle="braids",
        left_hand=(0.24, 0.86, -0.16),
        right_hand=(-0.12, 0.42, -0.16),
        look=(-14, -20),
        hair="#8a4a2a",
        expression="smile",
    )
    scene.put(girl, -0.62, -0.02, -2.3, yaw=-22, scale=1.45, on_ground=True)
    scene.light((-0.4, 1.9, -3.8), "#fff0e0", strength=0.9, reach=1.5)
    return Finish(flow="swirl", vignette=0.08)
