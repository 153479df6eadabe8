"""Cards among green hills."""

from itertools import pairwise

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, fireflies, flock
from art.paint.story.glsl import glsl
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing, unit
from art.paint.story.things.beasts import hare


@card(
    palette="violet_ember",
    title="Balance",
    subject="elephant",
    props=("tightrope", "umbrella", "circus tent"),
)
def elephant_tightrope(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        clouds=0.6,
        cloud_style="streak",
        light_from=(-0.5, 0.5, -0.5),
        sun=(0.25, 0.1, 1.0),
        fog=0.035,
    )
    scene.camera = Camera(eye=(0, 2.1, -8.6), target=(0, 2.75, 0))
    sagging = ((-4, 3.5, 0.3), (-0.3, 3.05, 0.3), (0.8, 3.05, 0.3), (4, 3.4, 0.3))
    scene.add(things.strings(list(pairwise(sagging)), colour="#e8d0b0", thickness=0.028))
    elephant = things.elephant(skin="#8a8aa0", blanket=palette.accent)
    scene.put(elephant, 0.15, 3.06, 0.3, yaw=12, scale=0.95)
    x, y, z = elephant.world((-1.51, 0.34, 0))
    scene.put(things.umbrella("#c2354f", "#f6e6c8"), x, y - 0.06, z, roll=14, scale=1.1)
    scene.put(things.tent(stripe="#a82a3a"), 1.3, -0.05, 2.2, scale=0.8)
    scene.put(things.tent(stripe="#3a4a8a", flag="#e8b030"), -1.9, -0.05, 4.2, scale=0.6)
    spectator = things.person(
        coat=palette.accent,
        hat="straw",
        hat_colour="#e8c870",
        right_hand=(-0.25, 0.8, -0.1),
        look=(0, -20),
    )
    scene.put(spectator, -0.5, 0.04, -3.6, yaw=165, on_ground=True)
    scene.put(things.cat(), 0.25, 0.03, -3.8, yaw=150, scale=0.5, on_ground=True)
    return Finish(flow="horizontal", stars=60, soften=1.6)


@card(
    palette="emerald_mist",
    title="The face under the grass",
    subject="stone face",
    props=("birds", "wanderer", "lantern"),
)
def buried_mask(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.8,
        seed=2,
        flowers="#f0d860",
        clouds=0.55,
        cloud_style="cumulus",
        cloud_seed=2,
    )
    scene.camera = Camera(eye=(0, 1.6, -7.8), target=(0, 2.1, 0))
    scene.put(things.bust(stone="#a8b09a"), 0.2, -1.0, 0.5, yaw=-22, roll=-8, scale=3.0)
    scene.put(things.round_tree(height=0.8, radius=0.45, leaf="#4f8a3f"), 0.75, 3.4, 0.6, roll=-12)
    scene.put(things.bird(back=palette.accent), -0.55, 3.15, -0.4, yaw=15, scale=0.7)
    wanderer = things.person(
        coat=palette.accent,
        outfit="cloak",
        hat="hood",
        hat_colour=palette.accent,
        right_hand=(-0.25, 0.5, -0.12),
    )
    scene.put(wanderer, -1.15, 0.05, -3.5, yaw=150, on_ground=True)
    scene.put(things.lantern(), -0.9, 0.35, -3.6, scale=0.9, on_ground=True)
    scene.put(things.rabbit(), 1.15, 0.05, -3.4, yaw=60, scale=0.5, on_ground=True)
    return Finish(
        flow="swirl",
        sparks=fireflies(14, "#f4ffb0", seed=3),
        birds=flock(5, seed=3, x=(0.1, 0.4), y=(0.1, 0.2)),
    )


def _spun_cloud() -> Thing:
    """A cloud wound on a stick, like spun sugar; its stick ends at y = 0."""
    thing = Thing("cloud on a stick", centre=(0, 1.2, 0), radius=1.5)
    wool = thing.material(
        "mix(#e8a0b8, #fff4f0, ramp(-.5, .6, n.y + .4 * sin(p.y * 16. + 3. * atan(p.x, p.z))))",
        role="cloud",
        glow=0.12,
        translucency=0.5,
    )
    wood = thing.material("#e8d0a0")
    thing.code(
        """
        vec3 q = p - vec3(0, 1.55, 0);
        float c = ellipsoid(q, vec3(.62, .78, .62)) + .10 * (fbm3(q * 3.) - .5);
        c += .05 * sin(q.y * 12. + atan(q.x, q.z));
        """
    )
    thing.body("c * .8", wool)
    thing.part("capsule(p, vec3(0), vec3(0, 1.2, 0), .04)", wood)
    return thing


@card(
    palette="coral_noon",
    title="Where clouds are made",
    every=2,
    subject="windmill that spins clouds",
    props=("windmill", "clouds", "child"),
    mood=("playful", "dizzy", "sweet"),
)
def windmill_clouds(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.25,
        flowers="#f4e08a",
        clouds=0.2,
        light_from=(-0.6, 0.5, -0.5),
        fog=0.02,
    )
    scene.camera = Camera(eye=(0.5, 0.55, -6.4), target=(0.0, 3.5, 0), focal=1.45, roll=5)
    mill = scene.put(things.windmill(), 0.55, -0.1, 1.4, yaw=-4, scale=1.6)
    hub = mill.world((0, 1.94, -0.6))
    fx, fy, fz = unit([h - e for h, e in zip(hub, scene.camera.eye, strict=True)])
    scene.sky = glsl(
        """
        vec3 sky(vec3 rd) {
            vec3 f = vec3($fx, $fy, $fz);
            vec3 r = normalize(cross(vec3(0, 1, 0), f)), u = cross(f, r);
            vec2 q = vec2(dot(rd, r), dot(rd, u)) / max(dot(rd, f), .05);
            float d = length(q), a = atan(q.y, q.x);
            vec3 c = mix(#2f86b8, #0f4a86, ramp(.1, 1.1, d));
            c = mix(c, #ffe6c0, ramp(.3, -.1, rd.y) * .8);
            float warp = fbm2(q * 4. + 3.) - .5;
            float arm = sin(4. * a + 9. * log(d + .10) + 3.2 * warp);
            float fine = fbm2Fine(vec2(a * 2.6 + 6. * log(d + .1), 7. * d) + warp);
            float body = ramp(.0, .75, arm + .9 * (fine - .5)) * ramp(.03, .2, d);
            vec3 cloud = mix(#d87898, #fff6ee, ramp(.3, .75, fine + .25 * arm));
            return mix(c, cloud, body * ramp(1.5, .5, d) * ramp(-.12, .05, rd.y));
        }
        """,
        fx=fx,
        fy=fy,
        fz=fz,
    )
    child = things.person(
        coat="#1f6f8a",
        hair="#7a3a1c",
        hairstyle="braids",
        skin="#c88a60",
        right_hand=(-0.32, 0.62, -0.14),
        left_hand=(0.15, 0.4, -0.16),
        look=(4, -12),
        expression="smile",
    )
    scene.put(child, -0.2, -0.42, -3.5, yaw=-10, scale=1.45, on_ground=False)
    scene.put(_spun_cloud(), *child.world((-0.32, 0.5, -0.16)), roll=14, scale=0.46)
    return Finish(flow="radial", vignette=0.1)


@card(
    palette="coral_noon",
    title="Visiting hours",
    subject="person in a birdcage",
    props=("birdcage", "birds outside"),
    mirrored=True,
)
def cage_reverse(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.5,
        flowers="#e2543f",
        clouds=0.5,
        cloud_style="bank",
        cloud_seed=5,
    )
    scene.camera = Camera(eye=(0, 1.6, -7.4), target=(0, 2.0, 0))
    scene.put(things.birdcage(metal="#d8a838", height=3.3, radius=1.2, bars=18), 0.15, 0.55, 0.2)
    prisoner = things.person(
        coat=palette.accent,
        hat="bowler",
        pose="sit",
        outfit="suit",
        left_hand=(0.15, 0.42, -0.2),
        right_hand=(-0.15, 0.42, -0.2),
    )
    scene.put(prisoner, 0.15, 1.25, 0.2, yaw=-10, scale=1.25)
    chain = ((0.15, 3.95, 0.2), (0.15, 9, 0.2))
    scene.add(things.strings([chain], thickness=0.03, colour="#8a6a2a"))
    scene.put(things.bird(back="#1d6f78"), -1.15, 0.03, -2.6, yaw=-150, scale=1.25, on_ground=True)
    scene.put(things.bird(back="#f7c948"), 1.25, 0.03, -2.2, yaw=30, on_ground=True)
    scene.put(things.owl(), -1.9, 0.03, 0.3, yaw=-30, scale=1.1, on_ground=True)
    scene.put(things.bird(back="#c86a8a"), 0.45, 0.03, -3.3, yaw=-170, scale=0.75, on_ground=True)
    return Finish(flow="swirl", birds=flock(3, seed=4))


def _tower() -> Thing:
    """A round tower with an open window towards -x and -z at y = 0."""
    thing = Thing("tower", centre=(0, -1.5, 0), radius=6.2, step=0.85)
    stone = thing.material(
        "mix(#c8a888, #8a6a5c, hash2(floor(vec2(atan(p.x, p.z) * 4."
        " + .5 * mod(floor(p.y * 2.6), 2.), p.y * 2.6))))"
        " * (.7 + .4 * fbm3(p * 3.)) * (.75 + .25 * ramp(.04, .1, fract(p.y * 2.6)))"
    )
    tile = thing.material(
        "#8a2c2c * (.65 + .5 * step(.3, fract(p.y * 4. + .25 * sin(atan(p.x, p.z) * 18.))))"
    )
    warm = thing.material("#ffcc70", glow=0.9)
    trim = thing.material("#f0dcc0")
    thing.code(
        """
        float wall = max(length(p.xz) - 1.15, abs(p.y + 3.2) - 4.6);
        vec3 w = p; w.xz = turn(-.72) * w.xz;
        float opening = min(rectangle(w.xy - vec2(0, -.15), vec2(.42, .55)),
                            length(w.xy - vec2(0, .4)) - .42);
        opening = max(opening, w.z);
        """
    )
    thing.body("max(wall, -max(opening, -(length(p.xz) - .7)))", stone)
    thing.part("max(max(abs(opening) - .07, abs(length(p.xz) - 1.15) - .1), w.z)", trim)
    thing.part("max(length(p.xz) - .72, abs(p.y) - 1.2)", warm)
    thing.part("box(w - vec3(0, -.72, -1.15), vec3(.6, .08, .28))", trim)
    thing.part("cone(p - vec3(0, 2.4, 0), 1.1, 1.5, .02) * .9", tile)
    return thing


@card(
    palette="amber_dusk",
    title="It has never told anybody",
    every=2,
    subject="giant rabbit that is told a secret",
    props=("giant rabbit", "tower", "town", "secret"),
    mood=("intimate", "funny", "trusting"),
)
def giant_rabbit(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.5,
        clouds=0.5,
        cloud_style="streak",
        light_from=(-0.7, 0.45, -0.4),
        key=1.0,
        fog=0.03,
    )
    scene.camera = Camera(eye=(0.0, 2.6, -9.0), target=(0.0, 3.15, 0), focal=1.62, roll=0)
    listener = hare(fur="#d8c4a8", cloth="#1f5f6b")
    listener.tags = ("rabbit", "animal in clothes")
    scene.put(listener, -0.62, 2.3, 0.5, yaw=-22, roll=-11, pitch=0, scale=0.76)
    scene.put(_tower(), 2.15, 4.85, 0.1)
    girl = things.person(
        coat="#c8372c",
        outfit="dress",
        hairstyle="braids",
        hair="#3a2018",
        left_hand=(0.1, 0.72, -0.26),
        right_hand=(-0.1, 0.72, -0.26),
        look=(0, 0),
        expression="awe",
    )
    scene.put(girl, 1.16, 3.95, -0.85, yaw=55, scale=1.4)
    scene.light((1.1, 5.2, -1.6), "#ffd890", strength=1.6, reach=1.6)
    for x, z, yaw, h, roof in (
        (-2.2, -2.6, 12, 0.9, "#8c2f24"),
        (-1.0, -3.3, -6, 0.7, "#35545a"),
        (0.3, -3.0, 8, 0.8, "#a8743a"),
        (1.35, -2.4, -10, 0.9, "#8c2f24"),
        (2.3, -3.4, 5, 0.7, "#35545a"),
    ):
        scene.put(
            things.house(roof=roof, height=h, width=0.5, depth=0.42),
            x,
            -0.1,
            z,
            yaw=yaw,
            on_ground=True,
        )
    return Finish(flow="swirl", stars=70, vignette=0.22)


def _broom() -> Thing:
    """A broom along +x, its bristles in front."""
    thing = Thing("broom", centre=(1.2, 0, 0), radius=1.7)
    handle = thing.material("#b8844a")
    straw = thing.material("#e8c060 * (.7 + .5 * step(.5, fract(atan(p.y, p.z) * 5.)))")
    cord = thing.material("#a82a1c")
    thing.body("capsule(p, vec3(-.3, 0, 0), vec3(2.1, 0, 0), .035)", handle)
    thing.part("taper(p, vec3(2.1, 0, 0), vec3(2.6, 0, 0), .08, .22) * .9", straw)
    thing.part("max(length(p.yz) - .1, abs(p.x - 2.12) - .05)", cord)
    return thing


def _giant_mill() -> Thing:
    """A windmill that looks back with two lit windows."""
    mill = things.windmill(height=3.2, angle=22, wall="#c8a0a0", roof="#5a2a4a")
    lit = mill.material("#ffd070", glow=1.6)
    mill.part("cylinder((vec3(abs(p.x) - .2, p.y - 2.05, p.z + .5)).xzy, .1, .1)", lit)
    return mill


@card(
    palette="violet_ember",
    title="The bravest rocking horse",
    subject="rocking horse knight",
    props=("windmills", "sunset"),
)
def quixote(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.5,
        flowers="#f5c04a",
        clouds=0.6,
        cloud_style="streak",
        cloud_seed=7,
        sun=(0.02, 0.13, 1.0),
        light_from=(-0.7, 0.45, -0.5),
    )
    scene.camera = Camera(eye=(0, 0.9, -8.0), target=(0, 2.3, 0))
    scene.put(_giant_mill(), 1.38, -0.1, 1.8, yaw=12, scale=1.5)
    for x, z, angle in ((6.6, 14.0, 35), (8.0, 21.0, 60)):
        distant = things.windmill(height=2.4, angle=angle, wall="#c8a0a0", roof="#5a2a4a")
        scene.put(distant, x, 0.2, z, scale=0.9)
    horse = things.horse(coat="#e8d0b0", saddle="#c2354f")
    scene.put(horse, -0.66, 0.08, -2.5, yaw=168, roll=-14, scale=1.0)
    knight = things.person(
        coat="#8a94a4",
        pants="#5a5a6a",
        outfit="suit",
        pose="sit",
        hat="bowler",
        hat_colour="#b8c0c8",
        left_hand=(0.12, 0.34, -0.28),
        right_hand=(-0.19, 0.2, -0.2),
        scarf="#f5c04a",
    )
    scene.put(knight, -0.95, 1.24, -2.5, yaw=-70, scale=1.2)
    x, y, z = knight.world(knight.anchors["right_hand"])
    scene.put(_broom(), x - 0.15, y, z - 0.03, yaw=8, roll=14, scale=0.54)
    balloon = things.balloon("#c2354f", string=0.6, radius=0.2)
    scene.put(balloon, -1.5, 2.05, -2.4)
    scene.add(things.strings([((-1.5, 1.5, -2.4), (-1.46, 0.8, -2.45))], thickness=0.009))
    squire = things.person(
        head="mouse",
        skin="#a89a90",
        coat="#3fa8b0",
        left_hand=(0.2, 0.85, -0.15),
        right_hand=(-0.2, 0.85, -0.15),
    )
    scene.put(squire, 0.55, 0.03, -3.6, yaw=60, scale=0.68, on_ground=True)
    return Finish(flow="horizontal", birds=flock(5, seed=4, x=(0.1, 0.4), y=(0.14, 0.26)))
