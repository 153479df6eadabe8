"""Cards among dunes, and one at a breakfast table."""

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Bird, Finish, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.settings import Window
from art.paint.story.skies import Moon


@card(
    palette="amber_dusk",
    title="The whale that swam over the desert",
    subject="whale",
    props=("tiny figure", "desert"),
)
def whale_desert(scene: Scene, palette: Palette) -> Finish:
    moon = Moon((0.45, 0.62, 1.0), radius=0.075, phase=0.55)
    settings.dunes(scene, palette, clouds=0.5, cloud_style="streak", moon=moon)
    scene.camera = Camera(eye=(0, 1.9, -8.4), target=(0, 2.75, 0))
    scene.put(things.whale(), -0.25, 3.55, 0, yaw=28, roll=9, scale=1.02)
    walker = things.person(
        coat=palette.accent2, hat="bowler", left_hand=(0.22, 0.62, -0.1), look=(0, -25)
    )
    scene.put(walker, -0.75, -0.02, -4.1, yaw=160, on_ground=True)
    x, y, _ = walker.position
    scene.put(things.umbrella(palette.accent), x - 0.22, y + 0.28, -4.05)
    boat = things.paper_boat(stripe=palette.accent)
    scene.put(boat, 1.15, 0.05, -3.2, yaw=30, scale=0.42, on_ground=True)
    return Finish(flow="swirl", stars=40)


_NIGHT = (
    "mix(#2f4f8f, #0a1030, ramp(0., 2., p.y))"
    " + vec3(1.6) * step(.93, noise(p.xy * 26.)) * ramp(.3, .8, p.y)"
    " + #fff0c0 * ramp(.17, .15, length(p.xy - vec2(.12, 1.5))) * 2."
)


@card(
    palette="coral_noon",
    title="A door that opens elsewhere",
    subject="door",
    props=("key", "night through the doorway", "suitcase"),
)
def door_desert(scene: Scene, palette: Palette) -> Finish:
    settings.dunes(
        scene,
        palette,
        amplitude=0.8,
        seed=1.3,
        clouds=0.6,
        cloud_style="cumulus",
        light_from=(-0.7, 0.6, -0.4),
    )
    scene.camera = Camera(eye=(0, 2.0, -7.2), target=(0, 2.25, 0))
    ground = scene.ground_height(0, -0.5)
    door = things.door(
        leaf=palette.accent, frame="#f4ead6", portal=_NIGHT, glow=0.9, ajar=75, light="#6a90d0"
    )
    scene.put(door, 0.15, ground - 0.12, -0.5, yaw=-14, scale=1.35)
    scene.put(things.rabbit("#f4efe6"), -1.35, -0.03, -2.4, yaw=340, scale=0.7, on_ground=True)
    scene.put(things.suitcase(palette.accent2), 0.95, 0, -2.7, yaw=-20, scale=0.9, on_ground=True)
    scene.put(things.key(), 0.35, 0.02, -3.9, yaw=20, pitch=78, scale=0.34, on_ground=True)
    return Finish(
        flow="swirl",
        birds=(
            Bird(0.2, 0.16, 0.022, 1),
            Bird(0.27, 0.13, 0.016, 0.6),
            Bird(0.33, 0.175, 0.013, 1.0),
        ),
    )


_UPPER, _LOWER, _BULB = (0.0, 4.75, 0.0), (0.0, 1.75, 0.0), 1.5


def _inhabited_hourglass() -> Thing:
    """An hourglass with turned posts, some sand in both bulbs, and nothing before them."""
    thing = Thing("hourglass", centre=(0, 3.25, 0), radius=4.4)
    wood = thing.material("#7a4426 * (.75 + .4 * noise(p.xy * vec2(5., 8.)))", shine=0.4)
    sand = thing.material("#f0c060 * (.85 + .3 * noise(p * 12.))")
    brass = thing.material("#d8a838", shine=0.8)
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        vec3 plate = vec3(p.x, abs(p.y - 3.25), p.z);
        float girth = .11 + .05 * ramp(.5, 0., abs(plate.y - 1.5)) + .04 * sin(plate.y * 9.);
        float post = max(length(side.xz - vec2(1.68, .7)) - girth, plate.y - 3.2) * .7;
        float upper = max(length(p - $upper) - $bulb + .06, p.y - 4.0 - .16 * length(p.xz));
        float lower = max(length(p - $lower) - $bulb + .06, p.y - .72 + .2 * length(p.xz));
        """,
        upper=_UPPER,
        lower=_LOWER,
        bulb=_BULB,
    )
    thing.body("cylinder(plate - vec3(0, 3.25, 0), .14, 2.0) - .05", wood)
    thing.part("cylinder(plate - vec3(0, 2.98, 0), .06, 1.5) - .04", wood)
    thing.part("post", wood)
    thing.part("torusY(p - vec3(0, 3.25, 0), .3, .1)", brass)
    thing.part("upper", sand)
    thing.part("lower", sand)
    return thing


def _needles() -> Thing:
    """Two crossed knitting needles around the origin."""
    thing = Thing("knitting", radius=0.4)
    wood = thing.material("#f0e0b8", shine=0.4)
    thing.body(
        "capsule(vec3(abs(p.x), p.yz), vec3(.17, .17, -.08), vec3(-.1, -.12, 0), .016)", wood
    )
    thing.part("length(vec3(abs(p.x), p.yz) - vec3(.17, .17, -.08)) - .034", wood)
    return thing


@card(
    palette="sepia_memory",
    title="One row a day",
    subject="grandmother and child in an hourglass",
    props=("knitting", "scarf", "sand", "armchair"),
    mood=("tender", "wistful"),
)
def hourglass_caravan(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, clouds=0.0, light_from=(-0.6, 0.6, -0.55), ambient=1.1, fog=0.0)
    parlour = Thing("room")
    paper = parlour.material(
        "mix(#35606a, #2a4c58, step(.5, fract(p.x * .9))) * (.85 + .2 * fbm2(p.xy * 2.))"
    )
    board = parlour.material("#8a5a34 * (.7 + .4 * fbm2(p.xz * vec2(1., 9.)))", shine=0.3)
    parlour.body("3.4 - p.z", paper)
    parlour.part("p.y - .0", board)
    scene.add(parlour)
    scene.camera = Camera(eye=(1.2, 3.8, -8.0), target=(0.0, 3.22, 0), focal=2.3, roll=5)
    scene.add(_inhabited_hourglass())
    for centre in (_UPPER, _LOWER):
        scene.bubble(centre, _BULB, strength=1.2)
    scene.put(things.chair("#6a2a3a", seat="#b8563a"), 0.1, 3.88, 0.25, yaw=-22, scale=1.5)
    knitter = things.person(
        coat="#7a4a7a",
        hair="#e8e4dc",
        hairstyle="bun",
        outfit="dress",
        pose="sit",
        left_hand=(0.08, 0.22, -0.24),
        right_hand=(-0.08, 0.22, -0.24),
        look=(-8, -14),
        expression="smile",
    )
    scene.put(knitter, 0.05, 4.42, -0.1, yaw=-10, scale=2.1)
    at = knitter.world((0.0, 0.22, -0.28))
    scene.put(_needles(), *at, yaw=-10, scale=1.5)
    x, y, z = at
    wool = "mix(#e2543f, #f4c860, step(.5, fract(p.y * 3.2)))"
    grown = (
        (x, y - 0.05, z, 0.1),
        (x + 0.12, y - 0.4, z - 0.12, 0.12),
        (-0.15, 3.9, -0.35, 0.1),
        (0.0, 3.45, 0.0, 0.08),
        (0.0, 3.0, 0.0, 0.08),
    )
    child = things.person(
        coat="#3f8a7a",
        hair="#6a3a1c",
        hairstyle="braids",
        left_hand=(0.26, 0.8, -0.16),
        right_hand=(-0.26, 0.84, -0.1),
        look=(0, 26),
        expression="smile",
    )
    scene.put(child, -0.12, 0.5, -0.1, yaw=-8, scale=2.0)
    neck = child.world((0.09, 0.6, -0.11))
    x, y, z = neck
    arriving = (
        (0.3, 2.75, -0.5, 0.12),
        (0.5, 2.3, -0.6, 0.13),
        (x + 0.1, y + 0.1, z - 0.1, 0.13),
        (x - 0.22, y - 0.05, z - 0.12, 0.13),
        (x - 0.3, y - 0.5, z - 0.14, 0.13),
        (x - 0.42, y - 0.9, z - 0.3, 0.13),
        (0.1, 0.74, -1.0, 0.13),
        (0.75, 0.84, -0.7, 0.13),
        (0.85, 0.86, -0.2, 0.13),
    )
    scene.add(things.rope((*grown, *arriving), colour=wool, segments=40, tags=("scarf",)))
    scene.light((-0.4, 5.2, -1.6), "#ffe0b0", strength=0.8, reach=1.6)
    scene.light((-0.4, 2.2, -1.8), "#ffe0b0", strength=0.8, reach=1.6)
    return Finish(flow="vertical", vignette=0.25, soften=1.6)


def _spyglass() -> Thing:
    """A telescope of three brass tubes that points to -z from an eye at the origin."""
    thing = Thing("telescope", centre=(0, 0, -0.3), radius=0.5)
    brass = thing.material("#d8a840", shine=0.8)
    leather = thing.material("#5a2f20")
    thing.body("cylinder((p + vec3(0, 0, .08)).xzy, .1, .04)", brass)
    thing.part("cylinder((p + vec3(0, 0, .28)).xzy, .12, .055)", leather)
    thing.part("cylinder((p + vec3(0, 0, .5)).xzy, .12, .07) - .005", brass)
    return thing


@card(
    palette="coral_noon",
    title="Captain of dry waters",
    subject="fox captain before a stranded ship",
    props=("sailing ship", "fox", "anchor", "desert"),
)
def ship_dunes(scene: Scene, palette: Palette) -> Finish:
    settings.dunes(
        scene,
        palette,
        amplitude=0.8,
        seed=0.6,
        clouds=0.45,
        cloud_style="bank",
        cloud_seed=3,
        light_from=(-0.6, 0.55, -0.55),
    )
    scene.camera = Camera(eye=(0.1, 0.9, -7.2), target=(0, 2.05, 0), focal=2.0, roll=-8)
    ship = things.ship(hull="#7a3a24", sail="#fff4dc", flag=palette.accent, stripe="#f6d8b0")
    scene.put(ship, -0.75, 0.1, 2.6, yaw=28, pitch=4, roll=9, scale=1.5, on_ground=True)
    scene.put(things.anchor(height=1.1), -1.2, -0.2, -2.6, yaw=20, roll=-18, on_ground=True)
    captain = things.person(
        head="fox",
        skin="#e06a2a",
        coat=palette.accent2,
        hat="top",
        hat_colour="#1c2a3a",
        scarf="#f7c948",
        right_hand=(-0.2, 0.74, -0.22),
        left_hand=(0.2, 0.42, -0.02),
        look=(-16, 4),
    )
    scene.put(captain, 0.62, -0.2, -2.9, yaw=6, scale=2.05, on_ground=True)
    x, y, z = captain.world((-0.06, 0.8, -0.18))
    scene.put(_spyglass(), x, y, z, yaw=26, pitch=4, scale=1.7)
    return Finish(
        flow="swirl",
        birds=flock(5, seed=8, x=(0.1, 0.4), y=(0.1, 0.3), colour="#f4f4f0"),
        soften=1.6,
    )


def _toes(skin: str) -> Thing:
    """A bare foot that sticks out of water, its sole towards -z."""
    thing = Thing("person", centre=(0, 0.12, 0), radius=0.35)
    flesh = thing.material(skin, role="skin")
    thing.code("float foot = ellipsoid(p - vec3(0, .06, 0), vec3(.075, .17, .05));")
    for index in range(5):
        thing.code(
            "foot = smin(foot, length(p - $toe) - $radius, .012);",
            toe=(-0.062 + 0.031 * index, 0.225 - 0.014 * index, -0.01),
            radius=0.03 - 0.003 * index,
        )
    thing.body("foot", flesh)
    return thing


@card(
    palette="rose_dawn",
    title="An oasis for one",
    subject="bathtub",
    props=("umbrella", "fish", "desert"),
    mirrored=True,
)
def bath_desert(scene: Scene, palette: Palette) -> Finish:
    settings.dunes(
        scene, palette, amplitude=0.6, seed=3.3, clouds=0.6, cloud_style="cumulus", cloud_seed=5
    )
    scene.camera = Camera(eye=(0.3, 3.3, -6.0), target=(0.05, 1.45, -0.9), focal=1.55, roll=-5)
    ground = scene.ground_height(0, -1.4)
    bathtub = things.bathtub(feet="#c09a3a", water="#5fb8c0")
    scene.put(bathtub, 0, ground - 0.03, -1.4, yaw=-14, scale=1.5)
    bather = things.person(
        skin="#f0c8a0",
        coat="#f0c8a0",
        hat="straw",
        hat_colour="#e8c870",
        outfit="suit",
        left_hand=(0.36, 0.5, 0.1),
        right_hand=(-0.34, 0.52, -0.06),
        hair="#4a2a18",
        look=(12, -24),
        asleep=True,
        expression="smile",
    )
    scene.put(bather, -0.82, ground + 0.54, -1.22, yaw=-40, pitch=8, scale=1.4)
    for x, z in ((0.98, -1.78), (1.1, -1.6)):
        scene.put(_toes("#f0c8a0"), x, ground + 1.12, z, yaw=-64, scale=1.0)
    parasol = things.umbrella(palette.accent, "#fff0dc")
    scene.put(parasol, -1.5, ground + 0.95, -0.2, roll=10, scale=1.9)
    scene.put(things.fish(scales="#e2543f"), 0.3, ground + 2.2, -1.4, yaw=14, roll=-36, scale=0.46)
    diving = things.fish(scales="#3f8fa0", belly="#fff0d0")
    scene.put(diving, 0.2, ground + 1.25, -1.75, yaw=160, roll=-30, scale=0.3)
    scene.put(things.heron(), 1.3, 0.0, -2.5, yaw=10, scale=0.95, on_ground=True)
    for x, y, z, radius in (
        (-0.2, 1.35, -1.7, 0.12),
        (0.12, 1.4, -1.35, 0.09),
        (0.32, 1.6, -1.9, 0.07),
        (0.1, 1.95, -1.7, 0.06),
    ):
        scene.bubble((x, ground + y, z), radius, tint=(1, 0.95, 1))
    return Finish(flow="swirl")


@card(
    palette="amber_dusk",
    title="Someone is holding my village",
    subject="giant hand",
    props=("houses", "tree"),
)
def hand_house(scene: Scene, palette: Palette) -> Finish:
    settings.dunes(
        scene,
        palette,
        amplitude=0.7,
        seed=1.1,
        clouds=0.35,
        cloud_style="streak",
        light_from=(-0.7, 0.5, -0.45),
        cloud_seed=4,
    )
    scene.camera = Camera(eye=(0, 3.2, -9.0), target=(0, 2.6, 0))
    ground = scene.ground_height(0, 0)
    palm = things.open_palm(sleeve="#3a2f4a")
    scene.put(palm, 0.2, ground + 2.6, 0, yaw=14, scale=1.5)
    turf = things.island(top="#7f9a4a", rock="#6a7a3a", radius=0.72, depth=0.2, seed=2)
    scene.put(turf, *palm.world((-0.1, 0.12, 0.0)))
    village = (
        (things.house(roof=palette.accent, height=0.62, width=0.36, depth=0.32), -0.42, -0.1, 14),
        (things.house(roof="#8a5a2c", height=0.45, width=0.3, depth=0.28), 0.3, -0.22, -22),
        (things.tower(height=1.35, radius=0.2, roof=palette.accent2), 0.0, 0.28, 0),
        (things.round_tree(height=0.75, radius=0.3, leaf="#5a7f3a"), -0.7, 0.25, 0),
        (things.round_tree(height=0.5, radius=0.2, leaf="#7a9a3a"), -0.05, -0.4, 0),
    )
    x, y, z = palm.world((-0.1, 0.12, 0.0))
    for building, aside, behind, yaw in village:
        scene.put(building, x + aside, y, z + behind, yaw=yaw)
    scene.light((x, y + 0.9, z - 0.9), "#ffc070", strength=0.7, reach=1.4)
    wizard = things.person(
        coat=palette.accent,
        hat="wizard",
        hat_colour=palette.accent2,
        outfit="cloak",
        look=(0, -25),
        left_hand=(0.25, 0.75, -0.15),
    )
    scene.put(wizard, -1.0, -0.02, -3.5, yaw=150, scale=0.95, on_ground=True)
    return Finish(flow="swirl", stars=70, birds=flock(4, seed=3, x=(0.12, 0.3), y=(0.3, 0.36)))


def _breakfast_egg() -> Thing:
    """An egg in its cup, opened, with the sun for a yolk; the rim is at y = 1.75."""
    thing = Thing("egg", centre=(0, 1.1, 0), radius=1.9)
    shell = thing.material("#f0dcc0 * (.88 + .16 * fbm3(p * 6.))", translucency=0.7, shine=0.2)
    china = thing.material("mix(#e8eef4, #2f5f9c, ramp(.05, .03, abs(p.y - .72)) )", shine=0.7)
    sun = thing.material(
        "mix(#ff6a00, #ffb828, ramp(.2, .9, n.y * .5 + .5 + .3 * fbm3(p * 3.)))", glow=0.45
    )
    thing.code(
        """
        vec3 e = p - vec3(0, 1.45, 0);
        float a = atan(e.x, e.z);
        float outer = ellipsoid(e, vec3(.82, 1.08, .82));
        float rim = p.y - 1.78 - .13 * abs(fract(a * 11. / 6.2832) - .5) * 2. - .05 * sin(a * 3.);
        float crust = max(abs(outer + .03) - .035, rim);
        float cup = abs(ellipsoid(p - vec3(0, 1.15, 0), vec3(.82, .75, .82)) - .05) - .05;
        cup = smax(cup, p.y - .95, .03);
        cup = smin(cup, cone(p - vec3(0, .22, 0), .22, .22, .16), .15);
        cup = smin(cup, cylinder(p - vec3(0, .04, 0), .03, .52) - .03, .1);
        """
    )
    thing.body("crust * .8", shell)
    thing.part("cup * .85", china)
    ray = thing.material(
        "mix(#ff5a08, #ffc030, ramp(1.3, .7, length(p.xy - vec2(0, 1.95))))", glow=0.7
    )
    ink = thing.material("#5a1c08", role="eye")
    glint = thing.material("#fff8e0", role="eye")
    thing.code(
        """
        vec3 q = p - vec3(0, 1.95, .06);
        q.xy = turn(.2) * q.xy;
        q.xy = spokes(q.xy, 15.);
        vec3 g = p - vec3(0, 1.95, 0), c = vec3(abs(g.x), g.yz);
        """
    )
    thing.part("length(g) - .66", sun)
    thing.part("taper(q, vec3(.74, 0, 0), vec3(1.16, 0, 0), .10, .008) * .8", ray)
    thing.part("ellipsoid(c - vec3(.24, .24, -.57), vec3(.075, .11, .06))", ink)
    thing.part("length(g - vec3(.27, .29, -.635)) - .03", glint)
    thing.part("length(g - vec3(-.21, .29, -.635)) - .03", glint)
    thing.part("capsule(c, vec3(.14, .45, -.50), vec3(.34, .38, -.48), .022)", ink)
    thing.part("ellipsoid(g - vec3(.02, .03, -.655), vec3(.055, .07, .04))", ink)
    return thing


def _shell_cap() -> Thing:
    """The top of the shell, upside down."""
    thing = Thing("eggshell", radius=0.95)
    shell = thing.material(
        "mix(#d8c0a0, #f4e4cc, step(0., -length(p / vec3(.7, .62, .7)) + 1.))"
        " * (.88 + .16 * fbm3(p * 6.))",
        translucency=0.6,
    )
    thing.code(
        """
        float a = atan(p.x, p.z);
        float o = abs(ellipsoid(p, vec3(.68, .62, .68))) - .03;
        o = max(o, p.y - .02 - .12 * abs(fract(a * 11. / 6.2832) - .5) * 2.);
        """
    )
    thing.body("o * .8", shell)
    return thing


def _rooster() -> Thing:
    """A cock in profile towards -x, about 2 high."""
    thing = Thing("rooster", centre=(0, 1.0, 0), radius=1.5)
    plumage = thing.material("mix(#8a4a24, #d89a48, ramp(.5, 1.4, p.y + .3 * fbm3(p * 5.)))")
    tail = thing.material("mix(#14403c, #2f7a6a, fbm3(p * 6.))")
    red = thing.material("#d02a24")
    horn = thing.material("#f0b030")
    black = thing.material("#0c0a0a", role="eye")
    white = thing.material("#fff8e8", role="eye")
    thing.code(
        """
        vec3 s = vec3(p.xy, abs(p.z));
        float b = ellipsoid(p - vec3(.1, .7, 0), vec3(.6, .45, .38));
        b = smin(b, taper(p, vec3(-.25, .9, 0), vec3(-.42, 1.55, 0), .3, .2), .2);
        b = smin(b, length(p - vec3(-.46, 1.65, 0)) - .22, .1);
        float t = 1e3;
        """
    )
    for x, y in ((0.9, 1.7), (1.2, 1.45), (1.35, 1.1)):
        thing.code(f"t = min(t, taper(p, vec3(.45, .85, 0), vec3({x}, {y}, 0), .22, .12));")
    thing.body("b", plumage)
    thing.part("t", tail)
    thing.code("float comb = 1e3;")
    for x, y in ((-0.58, 1.86), (-0.44, 1.95), (-0.3, 1.9)):
        thing.code(f"comb = min(comb, ellipsoid(p - vec3({x}, {y}, 0), vec3(.09, .14, .05)));")
    thing.part("comb", red)
    thing.part("ellipsoid(s - vec3(-.6, 1.42, .04), vec3(.07, .14, .05))", red)
    thing.part("taper(p, vec3(-.62, 1.64, 0), vec3(-.86, 1.6, 0), .08, .01)", horn)
    thing.part("length(s - vec3(-.53, 1.71, .16)) - .075", white)
    thing.part("length(s - vec3(-.58, 1.71, .21)) - .04", black)
    return thing


@card(
    palette="moon_indigo",
    title="Breakfast before the dawn",
    subject="egg with the sun in it",
    props=("egg", "sun", "hand with a spoon", "rooster at the window"),
    every=2,
    mood=("funny", "mysterious", "warm"),
)
def egg_dawn(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#2f4474",
        paper="#3a5084",
        floor="#3a3044",
        width=3.6,
        height=6.5,
        depth=2.8,
        window=Window(x=-1.0, y=3.35, width=0.95, height=1.3),
        clouds=0.4,
        cloud_style="streak",
        ambient=1.0,
        key=0.4,
    )
    settings.ground(
        scene,
        "max(p.y, max(p.z - 1.6, abs(p.x) - 3.3))",
        "mix(#4a6a9c, #d8dcec, step(.5, fract(p.x * .9)) * .5 + step(.5, fract(p.z * .9)) * .5)",
        "table",
    )
    scene.camera = Camera(eye=(0.35, 2.75, -5.6), target=(0.24, 1.28, 0), focal=1.7, roll=-3)
    scene.put(_breakfast_egg(), -0.1, 0.02, -0.7, scale=1.1)
    scene.light((-0.1, 3.1, -2.2), "#ffb84a", strength=2.6, reach=3.2)
    scene.light((-0.1, 3.4, 0.6), "#ffb050", strength=3.6, reach=2.4)
    scene.beam(
        (-0.1, 1.6, -0.7), (0.0, 1, 0.05), spread=0.42, length=5.5, colour="#ffd070", density=0.5
    )
    scene.put(_shell_cap(), -1.35, 0.42, -1.5, roll=-24, pitch=-30, scale=0.85)
    scene.put(_rooster(), -0.85, 2.05, 3.4, yaw=205, scale=1.15)
    spoon = Thing("spoon", centre=(0.9, 0, 0), radius=2.0)
    silver = spoon.material("#8a9cb8", shine=1.0, mirror=0.3)
    spoon.code("float bowl = max(abs(ellipsoid(p, vec3(.36, .17, .25))) - .03, p.y);")
    spoon.body("min(bowl, taper(p, vec3(.34, .02, 0), vec3(2.3, .3, 0), .05, .07)) * .8", silver)
    scene.put(spoon, 0.98, 2.72, -1.15, roll=22)
    hand = things.hand(skin="#d8a080", sleeve="#8a2c3c", pose="fist")
    scene.put(hand, 2.3, 2.86, -1.3, yaw=-10, pitch=5, roll=58, scale=0.8)
    return Finish(flow="radial", vignette=0.3)
