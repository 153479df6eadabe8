"""Islands that float, swim or breathe."""

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.colour import Vec3
from art.paint.story.finish import Bird, Finish, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.things.doll_faces import Mood
from art.paint.story.things.limbs import Foot


@card(
    palette="rose_dawn",
    title="Lighthouse above the weather",
    subject="lighthouse and its keeper",
    props=("sea of clouds", "ship", "bird"),
)
def lighthouse_clouds(scene: Scene, palette: Palette) -> Finish:
    settings.cloud_sea(
        scene, palette, amplitude=1.1, clouds=0.3, light_from=(-0.7, 0.45, -0.5), key=0.8, fog=0.03
    )
    scene.camera = Camera(eye=(-1.5, 6.9, -6.6), target=(-0.3, 4.3, 0), focal=2.55, roll=-8)
    scene.put(things.lighthouse(height=2.7, stripe=palette.accent), 0.6, -3.0, 0.3, scale=2.5)
    gallery = -3.0 + 2.7 * 2.5
    keeper = things.person(
        coat="#23415f",
        hat="beanie",
        hat_colour="#e0a030",
        scarf="#c8374f",
        left_hand=(0.22, 0.5, -0.2),
        right_hand=(-0.3, 0.95, -0.1),
        look=(0, 22),
        expression="smile",
    )
    scene.put(keeper, -0.3, gallery + 0.1, -0.5, yaw=14, scale=1.7)
    scene.put(things.bird(back=palette.accent2), 0.75, gallery + 0.62, -0.98, yaw=30, scale=0.55)
    ship = things.ship(sail="#fff4e4", flag=palette.accent)
    scene.put(ship, -1.75, 0.75, 4.4, yaw=-30, roll=4, scale=0.95)
    scene.light((-0.8, gallery + 1.6, -2.4), "#ffe8c8", strength=0.8, reach=1.8)
    scene.beam(
        (0.6, gallery + 0.8, 0.3),
        (-1.0, -0.35, 0.5),
        spread=0.16,
        length=7.0,
        colour="#fff0c0",
        density=0.22,
    )
    return Finish(flow="swirl", soften=1.6)


def _crown(radius: float) -> Thing:
    """A lump of leaves."""
    thing = Thing("tree", radius=radius * 1.35)
    leaves = thing.material(
        "mix(#3f7f3f, #d8c850, ramp(-.3, .9, n.y + .8 * (fbm3(p * 5.) - .5)))"
        " * (.75 + .5 * fbm3(p * 12.))",
        translucency=0.3,
    )
    shape = "(length(p * vec3(1, 1.15, 1)) - $radius + .35 * (fbm3(p * 4.5) - .5)) * .6"
    thing.body(shape, leaves, radius=radius)
    return thing


# The tree of the island and its roots, as (x, y, z, radius) points.
_BOUGHS = (
    (
        (0.2, 0.85, 0.1, 0.26),
        (0.15, 1.6, 0.1, 0.16),
        (0.05, 2.5, 0.1, 0.14),
        (0.2, 3.3, 0.15, 0.1),
        (0.3, 4.1, 0.2, 0.06),
    ),
    (
        (0.08, 2.4, 0.1, 0.13),
        (-0.4, 3.1, -0.2, 0.1),
        (-1.0, 3.5, -0.45, 0.08),
        (-1.55, 3.6, -0.4, 0.05),
    ),
    ((0.1, 2.8, 0.1, 0.11), (0.6, 3.3, 0.1, 0.08), (1.0, 3.7, 0.2, 0.04)),
)
_ROOTS = (
    (
        (0.0, -0.2, -0.3, 0.16),
        (-0.15, -0.9, -0.3, 0.1),
        (0.1, -1.4, -0.3, 0.06),
        (-0.1, -1.9, -0.3, 0.02),
    ),
    (
        (-0.4, 0.1, -0.5, 0.13),
        (-0.75, -0.5, -0.5, 0.08),
        (-0.6, -1.0, -0.5, 0.05),
        (-0.9, -1.4, -0.5, 0.015),
    ),
    (
        (0.5, 0.1, -0.4, 0.13),
        (0.8, -0.4, -0.4, 0.08),
        (0.7, -0.9, -0.4, 0.05),
        (1.0, -1.3, -0.4, 0.015),
    ),
    ((-0.9, 0.5, -0.5, 0.09), (-1.2, 0.05, -0.5, 0.05), (-1.15, -0.4, -0.5, 0.015)),
    ((1.1, 0.5, -0.4, 0.09), (1.4, 0.0, -0.4, 0.05), (1.35, -0.45, -0.4, 0.015)),
    ((0.1, -0.7, -0.3, 0.07), (0.4, -1.1, -0.3, 0.04), (0.45, -1.6, -0.3, 0.012)),
)


@card(
    palette="emerald_mist",
    title="The island that kept its roots",
    subject="floating island",
    props=("tree", "swing", "roots", "door"),
)
def tree_island(scene: Scene, palette: Palette) -> Finish:
    settings.void(
        scene,
        palette,
        clouds=0.65,
        cloud_style="cumulus",
        light_from=(-0.6, 0.6, -0.4),
        horizon=-0.25,
        fog=0.03,
    )
    scene.camera = Camera(eye=(-0.7, 0.9, -6.4), target=(-0.05, 1.7, 0), focal=1.6, roll=5)
    island = things.island(top="#8aa84a", rock="#8a6f58", radius=1.6, depth=1.7, seed=4)
    scene.put(island, 0.1, 0.9, 0)
    for root in _ROOTS:
        scene.add(things.rope(root, colour="#7a5a3c", segments=7, tags=("roots",)))
    for bough in _BOUGHS:
        scene.add(things.rope(bough, colour="#5a4030", segments=7, tags=("tree",)))
    for x, y, z, radius in (
        (0.3, 4.1, 0.2, 0.75),
        (1.0, 3.8, 0.2, 0.6),
        (-0.35, 4.0, 0.3, 0.6),
        (-1.35, 3.75, -0.2, 0.45),
        (0.5, 4.65, 0.3, 0.5),
    ):
        scene.put(_crown(radius), x, y, z)
    house = things.house(height=0.5, width=0.32, depth=0.3, roof=palette.accent, wall="#f4e8cc")
    scene.put(house, 1.05, 0.92, -0.6, yaw=-18, scale=1.0)
    scene.put(things.swing(height=1.78), -1.0, 1.72, -0.45, yaw=-12)
    child = things.person(
        coat=palette.accent,
        pose="sit",
        outfit="shorts",
        hairstyle="braids",
        left_hand=(0.27, 0.55, 0),
        right_hand=(-0.27, 0.55, 0),
        hair="#6a3a1c",
        look=(-6, -6),
        expression="smile",
    )
    scene.put(child, -1.0, 1.7, -0.47, yaw=-12, scale=1.0)
    below = things.island(top="#8aa84a", rock="#7a5f4c", radius=0.42, depth=0.6, seed=9)
    scene.put(below, -1.9, -0.3, 2.5)
    scene.put(things.rabbit("#f0e8dc"), 0.3, 0.93, -1.1, yaw=-30, scale=0.5)
    return Finish(
        flow="swirl",
        birds=(Bird(0.16, 0.3, 0.02, 1), Bird(0.22, 0.27, 0.014, 0.6), Bird(0.82, 0.42, 0.018, 1)),
        petals=24,
        petal_colour="#e8d070",
    )


@card(
    palette="coral_noon",
    title="The town that travels",
    subject="turtle",
    props=("houses", "windmill", "sea"),
    mirrored=True,
)
def turtle_town(scene: Scene, palette: Palette) -> Finish:
    settings.sea(scene, palette, amplitude=0.13, clouds=0.55, cloud_style="bank", cloud_seed=2)
    scene.camera = Camera(eye=(-2.2, 7.6, -5.6), target=(0.1, 0.6, -0.7), roll=8)
    turtle = things.turtle(shell="#5a7a3a", skin="#9ab06a")
    scene.put(turtle, 0.35, 0.12, 0.4, yaw=-24, scale=1.6)
    back = 0.12 + 1.6 * 0.8 + 0.1
    house = things.house(roof=palette.accent, height=0.6, width=0.36, depth=0.34)
    scene.put(house, -0.35, back - 0.12, -0.35, yaw=10)
    neighbour = things.house(roof=palette.accent2, height=0.5, width=0.32, depth=0.3)
    scene.put(neighbour, 0.6, back - 0.18, -0.45, yaw=-15)
    scene.put(things.windmill(height=1.1, angle=25), 0.25, back - 0.02, 0.5, scale=0.85)
    cottage = things.house(roof="#c8783a", height=0.5, width=0.3, depth=0.3)
    scene.put(cottage, 1.15, back - 0.36, 0.1, yaw=-30)
    scene.put(things.round_tree(height=0.6, radius=0.28, leaf="#4f8a3f"), -0.85, back - 0.3, 0.1)
    scene.put(things.round_tree(height=0.5, radius=0.24, leaf="#6a9a3f"), 0.1, back - 0.05, -0.75)
    scene.put(things.rowboat(), -1.35, 0, -3.4, yaw=-25, scale=0.6)
    rower = things.person(
        coat=palette.accent,
        hat="straw",
        hat_colour="#e8c870",
        pose="sit",
        right_hand=(-0.25, 0.8, -0.1),
    )
    scene.put(rower, -1.3, 0.18, -3.4, yaw=-150, scale=0.55)
    return Finish(
        flow="horizontal", birds=flock(6, seed=9, x=(0.15, 0.8), y=(0.12, 0.3), colour="#fbfaf4")
    )


def _bather() -> Thing:
    """Somebody in a bath, as seen by themselves: the knees are islands, toes a far reef."""
    thing = Thing("knees", centre=(0, 0, 1.2), radius=4.5)
    skin = thing.material(
        "mix(mix(mix($skin, $flush, ramp(.55, .95, p.y) * .6) * (.93 + .12 * fbm3(p * 3.)),"
        " #e2b070, step(rectangle($plaster, vec2(.42, .13)), 0.)), #fff4e0,"
        " step(rectangle($plaster, vec2(.14, .1)), 0.))",
        role="skin",
        skin="#e8ae88",
        flush="#e27a68",
        plaster="(turn(.5) * (p.xy - vec2(.95, .48)))",
    )
    nail = thing.material("#fbe4d8", shine=0.5)
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float legs = taper(side, vec3(.82, -1.1, -1.5), vec3(.98, .36, .3), .62, .56);
        legs = smin(legs, taper(side, vec3(.98, .36, .3), vec3(.66, -.7, 2.4), .56, .4), .3);
        float toes = 1e3, nails = 1e3;
        """
    )
    for place in range(5):
        x, size = 0.36 + 0.31 * place, (0.34, 0.25, 0.23, 0.21, 0.18)[place]
        tip = (x + (0.06 if place else 0), 0.5 - 0.09 * place, 3.0 + 0.05 * place)
        thing.code(
            "toes = smin(toes, taper(side, $root, $tip, $size, $size), .05);",
            root=(x, -0.5, 3.15),
            tip=tip,
            size=size,
        )
        thing.code(
            "nails = min(nails, ellipsoid(side - $at, vec3($size * .6, $size * .66, .05)));",
            at=(tip[0], tip[1] + 0.75 * size, tip[2] - 0.62 * size),
            size=size,
        )
    thing.body("min(legs, toes) * .9", skin)
    thing.part("nails", nail)
    return thing


def _tub() -> Thing:
    """The inside of a bathtub around the water, and its tap at the far end."""
    thing = Thing("bathtub", step=0.9)
    enamel = thing.material("#f6f0e6 * (.94 + .08 * noise(p.xz * 3.))", shine=0.7)
    brass = thing.material("#d8a838", shine=0.9)
    tiles = thing.material(
        "mix(#c8e4d8, mix(#3f9a96, #58b4a8, hash2(floor(p.xy * 1.1))),"
        " ramp(.03, .06, min(fract(p.x * 1.1), fract(p.y * 1.1))))",
        shine=0.4,
    )
    thing.code(
        """
        vec2 plan = vec2(p.x, max(p.z - 2.2, 0.));
        float shell = abs(length(plan) - 2.35 - .12 * p.y) - .1;
        shell = max(shell, p.y - .85);
        float rim = length(vec2(length(plan) - 2.5, p.y - .9)) - .17;
        vec3 spout = p - vec3(.0, 1.25, 4.75);
        """
    )
    thing.body("min(shell, rim) * .8", enamel)
    thing.part("min(6.2 - p.z, p.y + 1.6)", tiles)
    thing.part("taper(spout, vec3(0, -.3, .3), vec3(0, .25, .1), .16, .14)", brass)
    thing.part("taper(spout, vec3(0, .25, .1), vec3(0, .08, -.55), .14, .12)", brass)
    thing.part(
        "min(capsule(vec3(abs(p.x) - .8, spout.yz), vec3(-.16, 0, 0), vec3(.16, 0, 0), .07),"
        " capsule(vec3(abs(p.x) - .8, spout.yz), vec3(0, -.35, .3), vec3(0, .05, 0), .09))",
        brass,
    )
    return thing


def _foam(puffs: tuple[tuple[float, float, float], ...]) -> Thing:
    """Heaps of foam that swim on the water."""
    thing = Thing("foam", step=0.85)
    white = thing.material("mix(#b8d8e8, #ffffff, ramp(-.5, .8, n.y))", translucency=0.4)
    thing.code("float foam = 1e3;")
    for x, z, size in puffs:
        thing.code(
            "foam = smin(foam, ellipsoid(p - $at, vec3($size, $size * .5, $size)), .2);",
            at=(x, 0.0, z),
            size=size,
        )
    thing.body("foam + .1 * (noise(p * 7.) - .5) + .05 * (noise(p * 15.) - .5)", white)
    return thing


@card(
    palette="rose_dawn",
    title="Please nobody move",
    subject="knees in a bath",
    props=("bathtub", "foam", "toy whale", "flag", "house"),
    mood=("funny", "tender"),
)
def whale_island(scene: Scene, palette: Palette) -> Finish:
    settings.void(
        scene, palette, clouds=0.0, light_from=(-0.6, 0.75, -0.35), ambient=1.1, key=0.9, fog=0.0
    )
    water = Thing("water")
    blue = water.material(
        "mix(#4fb8c8, #8fdcd8, ramp(.3, .7, fbm2(p.xz * 1.6)))",
        role="water",
        shine=0.6,
        mirror=0.12,
    )
    water.body(
        "max(p.y + .03 * fbm2(p.xz * 3.), length(vec2(p.x, max(p.z - 2.2, 0.))) - 2.42) * .9", blue
    )
    scene.add(water)
    scene.camera = Camera(eye=(0.3, 4.7, -4.3), target=(0.06, 0.55, 0.85), focal=1.8, roll=-7)
    scene.add(_tub())
    scene.add(_bather())
    scene.add(
        _foam(
            (
                (-2.0, -0.6, 0.55),
                (-2.1, 0.3, 0.45),
                (-1.5, -1.2, 0.6),
                (-0.7, -1.75, 0.55),
                (0.2, -1.9, 0.6),
                (1.0, -1.7, 0.55),
                (1.75, -1.2, 0.6),
                (2.1, -0.4, 0.45),
                (-2.0, 1.7, 0.5),
                (2.1, 1.4, 0.5),
                (1.9, 2.2, 0.5),
            )
        )
    )
    top = 0.97
    house = things.house(roof="#e2543f", wall="#fff4dc", height=0.5, width=0.3, depth=0.28)
    scene.put(house, -1.3, top - 0.2, 0.95, yaw=24, scale=1.1)
    settler = things.person(
        coat="#e0a030",
        outfit="dress",
        hairstyle="braids",
        left_hand=(0.26, 0.86, -0.1),
        right_hand=(-0.26, 0.86, -0.1),
        look=(0, 34),
        expression="worried",
    )
    scene.put(settler, -0.82, top - 0.04, 0.15, yaw=-6, pitch=12, scale=1.4)
    explorer = things.person(
        coat="#3a4a9a",
        hat="crown",
        hat_colour="#f0b830",
        left_hand=(0.2, 0.6, -0.2),
        right_hand=(-0.3, 0.7, -0.1),
        look=(0, 34),
        expression="smile",
    )
    scene.put(explorer, 0.92, top - 0.02, 0.2, yaw=2, pitch=12, scale=1.4)
    x, y, z = explorer.world(explorer.anchors["left_hand"])
    scene.add(_flag((x, y - 0.35, z)))
    toy = things.whale(back="#4a6aa8")
    scene.put(toy, 0.02, 0.2, -1.0, yaw=-20, pitch=-24, scale=0.38)
    boat = things.paper_boat(stripe=palette.accent2)
    scene.put(boat, 0.0, 0.02, 1.75, yaw=35, scale=0.6)
    return Finish(flow="swirl", vignette=0.1, soften=1.6)


def _flag(foot: Vec3) -> Thing:
    thing = Thing("flag", centre=(0, 0.5, 0), radius=0.9)
    pole = thing.material("#8a5a34")
    cloth = thing.material(
        "mix(#e2543f, #fff4dc, ramp(.02, .0, star((p.xy - vec2(.26, .83)) * 1., .12, .4)))",
        role="cloth",
    )
    thing.body("capsule(p, vec3(0), vec3(0, 1.05, 0), .022)", pole)
    thing.part("box(p - vec3(.27, .83, .03 * sin(p.x * 11.)), vec3(.26, .19, .012)) * .8", cloth)
    return thing.place(foot, 0, 0, 0, 1)


@card(
    palette="lavender_dream",
    title="Half way is the hardest",
    subject="rope bridge",
    props=("floating islands", "missing planks", "lantern", "bird with a plank"),
)
def bridge_islands(scene: Scene, palette: Palette) -> Finish:
    settings.void(
        scene,
        palette,
        clouds=0.5,
        cloud_seed=3,
        light_from=(-0.35, 0.5, -0.8),
        key=1.05,
        ambient=0.8,
        fog=0.03,
        rim=0.4,
    )
    scene.camera = Camera(eye=(0.42, 1.12, -2.5), target=(0, 0.60, 0.2), focal=1.66, roll=-6)
    scene.put(things.gapped_bridge(missing=(-4, -3, -2)), 0, 0, 0)
    girl = things.person(
        coat="#c8384a",
        skin="#e8b890",
        hair="#3a2018",
        hairstyle="bob",
        scarf="#f2d16b",
        pants="#4a3a5a",
        shoes="#5a3020",
        pose=(Foot((0.055, 0.05, 0)), Foot((-0.05, 0.14, -0.19))),
        left_hand=(0.30, 0.60, -0.16),
        right_hand=(-0.30, 0.50, -0.26),
        hands=("grip", "grip"),
        thumbs=((0, 0, -1), (0, 1, 0)),
        look=(4, -22),
        gaze=(-0.1, -1),
        lean=(4, 3),
        expression=Mood(lids=0.9, brows=0.06, worry=0.75, smile=-0.7, mouth=0.16, width=0.15),
    )
    scene.put(girl, 0, 0.03, -0.02, scale=1.12)
    x, y, z = girl.world(girl.anchors["right_hand"])
    scene.put(things.lantern(), x, y - 0.39, z - 0.02, scale=0.9)
    home = things.island(top="#8a78b8", rock="#5a4a6a", radius=2.2, depth=2.2)
    scene.put(home, 0, -0.05, 9.8)
    scene.put(things.tree(bark="#3a2a40", leaf="#e8a070", height=0.9, seed=4), 1.25, 0, 9.2)
    house = things.house(wall="#c8a8c0", roof="#7a3f6a", height=1.0, width=0.5, depth=0.45)
    scene.put(house, -0.9, 0, 10.2, yaw=20)
    thief = things.bird(back="#1c1828", belly="#2a2438", pose="fly")
    scene.put(thief, -1.28, 2.12, 2.6, yaw=-25, roll=10, scale=0.62)
    scene.put(_plank(), -1.35, 1.98, 2.55, yaw=30, roll=-12, scale=0.9)
    return Finish(flow="swirl", stars=110, soften=1.2)


def _plank() -> Thing:
    """One plank of a bridge, around the origin along x."""
    thing = Thing("plank", radius=0.6)
    wood = thing.material("#a8743c * (.7 + .5 * fbm3(p * vec3(3., 20., 20.)))")
    thing.body("roundBox(p, vec3(.45, .035, .09), .012)", wood)
    return thing
