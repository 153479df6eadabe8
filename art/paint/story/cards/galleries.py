"""Cards about looking at mirrors and pictures."""

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish
from art.paint.story.glsl import tube
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


def _lion() -> Thing:
    """A proud lion as a relief in the glass of a mirror 3.1 high; a paw touches the glass."""
    thing = Thing("lion", centre=(0, 1.6, 0), radius=1.6, step=0.6)
    sky = thing.material(
        "mix(#e8b860, #8a4a20, ramp(.2, 1.3, length(p.xy - vec2(0, 1.9))))", glow=0.3
    )
    coat = thing.material("#e8a84a * (.85 + .3 * fbm3(p * 9.))", glow=0.12)
    mane = thing.material(
        "mix(#7a3416, #c8642a, ramp(.3, .8, fbm2(vec2(atan(p.x, p.y - 1.9) * 7.,"
        " length(p.xy - vec2(0, 1.9)) * 3.))))"
        " * (1.1 - .4 * ramp(.3, .75, length(p.xy - vec2(0, 1.9))))",
        glow=0.12,
    )
    cream = thing.material("#fff0d0", glow=0.1)
    dark = thing.material("#2a1408", shine=0.6)
    iris = thing.material("#f0c030", glow=0.3)
    thing.code(
        """
        vec3 q = vec3(p.xy, (p.z + .05) * 2.4);
        vec3 s = vec3(abs(q.x), q.yz);
        float oval = (length((p.xy - vec2(0, 1.705)) / vec2(.97, 1.33)) - 1.) * .8;
        vec3 head = q - vec3(0, 1.9, 0);
        float angle = atan(head.x, head.y);
        float locks = .05 * sin(angle * 13.) + .03 * sin(angle * 29. + 1.);
        float hair = ellipsoid(head - vec3(0, -.08, .1), vec3(.74 + locks, .82 + locks, .34));
        vec3 f = vec3(abs(head.x), head.yz);
        float face = ellipsoid(head - vec3(0, 0, -.2), vec3(.38, .44, .34));
        face = smin(face, taper(head, vec3(0, .16, -.45), vec3(0, -.12, -.62), .13, .13), .08);
        face = smin(face, length(f - vec3(.36, .42, -.15)) - .14, .05);
        face = smin(face, ellipsoid(f - vec3(.17, .19, -.42), vec3(.15, .05, .12)), .05);
        float chest = ellipsoid(q - vec3(0, .75, .1), vec3(.62, .75, .3));
        float legs = taper(q, vec3(.26, .9, -.2), vec3(.26, .2, -.3), .2, .16);
        legs = min(legs, taper(q, vec3(-.34, .95, -.2), vec3(-.52, 1.12, -.6), .19, .17));
        """
    )
    thing.body("extrude(oval, p.z, .02)", sky)
    thing.part("max(hair, oval) * .4", mane)
    thing.part("max(smin(chest, legs, .08), oval) * .4", coat)
    thing.part("max(ellipsoid(q - vec3(0, .98, -.05), vec3(.34, .42, .32)), oval) * .4", mane)
    thing.part("face * .4", coat)
    thing.part("ellipsoid(f - vec3(.12, -.24, -.58), vec3(.15, .11, .13)) * .4", cream)
    thing.part("ellipsoid(head - vec3(0, -.36, -.45), vec3(.15, .1, .12)) * .4", cream)
    thing.part("ellipsoid(head - vec3(0, -.13, -.74), vec3(.12, .07, .06)) * .4", dark)
    thing.part("ellipsoid(f - vec3(.17, .1, -.5), vec3(.10, .085, .07)) * .4", iris)
    thing.part("ellipsoid(f - vec3(.165, .1, -.56), vec3(.035, .065, .03)) * .4", dark)
    thing.part("ellipsoid(f - vec3(.17, .19, -.53), vec3(.12, .02, .04)) * .4", dark)
    return thing


def _tabby() -> Thing:
    """A striped cat sitting with its face to -z, its right paw lifted as high as its chin."""
    thing = Thing("cat", centre=(0.05, 0.5, 0.12), radius=0.95, step=0.9)
    stripes = "ramp(.25, .75, sin(p.y * 38. + 5. * noise(p * 5.) + 9. * abs(p.x)))"
    coat = thing.material(
        f"mix(#b8a898, #4a3a34, .8 * {stripes} * ramp(-.14, .0, p.z)) * (.9 + .2 * fbm3(p * 14.))"
    )
    cream = thing.material("#f8e4c0")
    iris = thing.material("#8ad050", role="eye", glow=0.3)
    black = thing.material("#0a0606", role="eye", shine=1)
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float whole = ellipsoid(p - vec3(0, .25, .10), vec3(.22, .26, .25));
        whole = smin(whole, taper(p, vec3(0, .34, .04), vec3(0, .60, -.03), .17, .11), .1);
        whole = smin(whole, ellipsoid(side - vec3(.17, .14, .08), vec3(.10, .14, .18)), .05);
        whole = smin(whole, taper(p, vec3(.07, .36, -.10), vec3(.07, .03, -.17), .055, .045), .03);
        float lifted = taper(p, vec3(-.08, .42, -.10), vec3(-.12, .58, -.42), .055, .048);
        whole = smin(whole, lifted, .04);
        vec3 face = p - vec3(0, .76, -.06);
        vec3 cheek = vec3(abs(face.x), face.yz);
        float skull = ellipsoid(face, vec3(.175, .145, .15));
        skull = smin(skull, ellipsoid(cheek - vec3(.12, -.05, -.02), vec3(.08, .06, .08)), .05);
        vec3 ear = cheek - vec3(.105, .16, .02);
        ear.xy = turn(.22) * ear.xy;
        skull = smin(skull, cone(ear - vec3(0, .03, 0), .11, .085, .004) - .008, .02);
        whole = smin(whole, skull, .04);
        float upper = taper(cheek, vec3(.06, -.05, -.16), vec3(.30, -.02, -.16), .007, .003);
        float lower = taper(cheek, vec3(.06, -.06, -.16), vec3(.29, -.10, -.15), .007, .003);
        """
    )
    thing.body("whole", coat)
    thing.part("ellipsoid(cheek - vec3(.045, -.05, -.13), vec3(.06, .042, .055))", cream)
    thing.part("min(upper, lower)", cream)
    thing.part("length(p - vec3(-.125, .59, -.45)) - .056", cream)
    thing.part("ellipsoid(cheek - vec3(.085, .02, -.125), vec3(.038, .036, .03))", iris)
    thing.part("ellipsoid(cheek - vec3(.092, .02, -.150), vec3(.011, .028, .012))", black)
    thing.part("length(face - vec3(0, -.03, -.19)) - .017", black)
    tail = [
        (0, 0.08, 0.30, 0.06),
        (0.25, 0.06, 0.40, 0.06),
        (0.46, 0.06, 0.28, 0.055),
        (0.52, 0.07, 0.02, 0.05),
        (0.42, 0.10, -0.16, 0.03),
    ]
    thing.code(tube(tail, 9, "tail"))
    thing.part("tail", coat)
    return thing


@card(
    palette="autumn_gold",
    title="How the cat saw it",
    subject="cat seeing a lion in the mirror",
    props=("mirror", "cat", "lion"),
    mood=("proud", "funny", "brave"),
    mirrored=True,
)
def cat_lion(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#7a4a30",
        paper="#8a563a",
        floor="#6a4426",
        width=2.5,
        height=5.2,
        depth=2.6,
        window=None,
        ambient=1.3,
        key=1.0,
    )
    scene.camera = Camera(eye=(-1.7, 1.3, -4.0), target=(0.0, 1.5, 0.0), roll=3)
    scene.put(things.mirror(height=3.1, width=1.0, glow=0.1), 0.35, 0, 0.4, yaw=-6)
    scene.put(_lion(), 0.35, 0, 0.36, yaw=-6)
    scene.put(_tabby(), -0.62, 0, -0.9, yaw=150, scale=1.4)
    scene.light((-1.2, 1.6, -2.2), "#ffd8a0", strength=0.8, reach=1.6)
    scene.put(things.candle(height=0.8, radius=0.12), 1.6, 0, -0.9)
    books = things.book_stack(4, seed=4, height=0.18, width=0.45, depth=0.35)
    scene.put(books, -1.7, 0, -0.4, yaw=20)
    scene.put(things.teacup(), -1.7, 0.72, -0.4, scale=0.28)
    return Finish(flow="swirl", vignette=0.35)


_SEASCAPE = (
    "mix("
    "mix(#2f8a9a, #10506a, ramp(1.4, 0., p.y + .05 * sin(p.x * 8. + 2. * sin(p.y * 6.)))),"
    "mix(#ffe0b0, #5aa0c0, ramp(1.3, 2.6, p.y)),"
    "ramp(1.22, 1.28, p.y))"
    " + #fff0c0 * ramp(.24, .22, length(p.xy - vec2(.35, 1.85)))"
)


_MOONRISE = (
    "mix(#3a4a8a, #10163a, ramp(0., 1., p.y))"
    " + #fff0c0 * ramp(.16, .14, length(p.xy - vec2(.05, .62)))"
)


_LONE_TREE = (
    "mix(mix(#e8c878, #f8ecc8, ramp(0., 1., p.y)), #4f7a3a,"
    " ramp(.24, .22, length(p.xy - vec2(0, .62))))"
)


_STRIPES = "mix(#c84a3a, #f0d8a0, step(.5, fract(p.x * 3. + p.y * 2.)))"


@card(
    palette="sepia_memory",
    title="The painting was cooler",
    subject="person stepping into a painting",
    props=("picture frames", "gallery"),
    mirrored=True,
)
def gallery_exit(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#7a3a34",
        paper="#843f38",
        floor="#8a6a48",
        width=2.9,
        height=5.6,
        depth=2.4,
        window=None,
        ambient=1.7,
        key=1.3,
    )
    scene.camera = Camera(eye=(1.9, 0.7, -2.6), target=(-0.1, 1.75, 2.2), roll=-5)
    paintings = (
        (_SEASCAPE, 1.15, 1.35, 0.45, 0.15, 0.35),
        (_MOONRISE, 0.42, 0.5, 0.4, -1.85, 1.6),
        (_LONE_TREE, 0.42, 0.5, 0.3, -1.85, 0.25),
        (_STRIPES, 0.35, 0.45, 0.3, 2.05, 2.1),
    )
    for picture, width, height, glow, x, y in paintings:
        frame = things.picture_frame(width=width, height=height, picture=picture, glow=glow)
        scene.put(frame, x, y, 2.3)
    visitor = things.person(
        coat="#35545a",
        hat="bowler",
        pose="walk",
        right_hand=(-0.3, 0.6, -0.15),
        left_hand=(0.3, 0.5, -0.1),
    )
    scene.put(visitor, 0.1, 0.42, 1.9, yaw=180, scale=1.45)
    scene.put(things.paper_boat(stripe="#8c2f24"), 1.0, 0.42, 1.9, yaw=20, scale=0.4)
    scene.put(things.chair("#4a2a1c"), -1.35, 0, 0.2, yaw=-150, scale=1.15)
    scene.put(things.umbrella("#2a2a34"), 1.5, 0.1, -0.4, yaw=30, roll=-70, scale=0.9)
    return Finish(flow="swirl", vignette=0.35)
