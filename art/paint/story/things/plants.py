"""Flowers, mushrooms and fruit."""

import math
import random
from typing import Literal

from art.paint.story.colour import mix
from art.paint.story.glsl import tube
from art.paint.story.scene import Material, Thing


def mushroom(
    cap: str = "#b3261e",
    dots: str = "#fbf0dc",
    stem: str = "#efe2c8",
    height: float = 1.0,
    radius: float = 0.6,
    glow: float = 0.0,
) -> Thing:
    """A dotted mushroom."""
    thing = Thing("mushroom", centre=(0, height * 0.6, 0), radius=max(height * 0.75, radius) + 0.15)
    dotted = thing.material(
        "mix($cap, $dots, ramp(.19, .15, length(fract(vec2(atan(p.x, p.z) * 1.6,"
        " (p.y - $rim) * 5. / $radius + .5 * floor(atan(p.x, p.z) * 1.6))) - .5) * .7))",
        glow=glow,
        shine=0.4,
        cap=cap,
        dots=dots,
        rim=height * 0.7,
        radius=radius,
    )
    flesh = thing.material(
        "$stem * (.85 + .2 * noise(vec2(atan(p.x, p.z) * 9., 1.)))", glow=glow * 0.6, stem=stem
    )
    stalk_line = [
        (0.0, 0.0, 0.0, radius * 0.30),
        (radius * 0.06, height * 0.3, 0.0, radius * 0.2),
        (0.0, height * 0.75, 0.0, radius * 0.17),
    ]
    thing.code(tube(stalk_line, 4, "stalk"))
    thing.body("stalk", flesh)
    thing.code(
        """
        vec3 q = p - vec3(0, $rim, 0);
        float hood = ellipsoid(q, $radii);
        hood = smax(hood, -ellipsoid(q - vec3(0, $below, 0), $hollow), .03);
        """,
        rim=height * 0.72,
        radii=(radius, radius * 0.72, radius),
        below=-radius * 0.42,
        hollow=(radius * 0.98, radius * 0.55, radius * 0.98),
    )
    thing.part("hood * .9", dotted)
    thing.part(
        "torusY(p - vec3(0, $height, 0), $radius, $thickness)",
        flesh,
        height=height * 0.48,
        radius=radius * 0.20,
        thickness=radius * 0.06,
    )
    return thing


def flower(
    petal: str = "#c8374f",
    centre: str = "#f2c14e",
    stem: str = "#4f7a3a",
    height: float = 2.0,
    radius: float = 0.5,
    petals: int = 9,
    kind: Literal["daisy", "tulip", "dandelion", "lamp"] = "daisy",
    tilt: float = 20,
    glow: float = 0.0,
) -> Thing:
    """A tall flower with two leaves; petals and tilt (degrees) matter to a daisy only."""
    thing = Thing("flower", centre=(0, height * 0.6, 0), radius=height * 0.62 + radius)
    blossom = thing.material(
        "mix($pale, $petal, ramp(0., $radius, length(p - vec3(0, $height, 0))))",
        glow=glow,
        translucency=0.5,
        pale=mix(petal, "#ffffff", 0.15),
        petal=petal,
        radius=radius,
        height=height,
    )
    heart = thing.material("$centre * (.7 + .5 * noise(p * 40.))", glow=glow, centre=centre)
    green = thing.material("$stem * (.8 + .3 * fbm3(p * 4.))", stem=stem)
    _stalk(thing, height, green)
    top = height + (0.1 if kind == "lamp" else 0)
    thing.code("vec3 q = p - vec3(0, $top, 0);", top=top)
    match kind:
        case "daisy":
            _daisy(thing, radius, petals, tilt, blossom, heart)
        case "tulip":
            thing.code("vec3 k = q; k.xz = spokes(k.xz, 6.);")
            thing.part(
                "ellipsoid(k - $at, $radii) * .85",
                blossom,
                at=(radius * 0.26, radius * 0.55, 0),
                radii=(radius * 0.22, radius * 0.75, radius * 0.30),
            )
        case "dandelion":
            _dandelion(thing, radius, petal, heart)
        case "lamp":
            _lamp_flower(thing, radius, blossom)
    return thing


def _stalk(thing: Thing, height: float, green: Material) -> None:
    line = [
        (0.0, 0.0, 0.0, 0.055),
        (0.10, height * 0.35, 0.0, 0.05),
        (-0.05, height * 0.7, 0.0, 0.042),
        (0.0, height, 0.0, 0.04),
    ]
    thing.code(tube(line, 6, "stalk"))
    thing.body("stalk", green)
    thing.code(
        """
        vec3 right = p - vec3(.12, $height, 0);
        right.xy = turn(.6) * right.xy;
        right.y -= .25 * right.x * right.x;
        """,
        height=height * 0.3,
    )
    thing.part("ellipsoid(right - vec3(.35, 0, 0), vec3(.42, .03, .13)) * .8", green)
    thing.code(
        """
        vec3 left = p - vec3(0, $height, 0);
        left.x = -left.x;
        left.xy = turn(.5) * left.xy;
        left.y -= .25 * left.x * left.x;
        """,
        height=height * 0.5,
    )
    thing.part("ellipsoid(left - vec3(.3, 0, 0), vec3(.36, .03, .12)) * .8", green)


def _daisy(
    thing: Thing, radius: float, petals: int, tilt: float, blossom: Material, heart: Material
) -> None:
    thing.code(
        """
        q.yz = turn($tilt) * q.yz;
        vec3 k = q;
        k.xy = spokes(k.xy, $petals);
        k.z += .25 * k.x * k.x / $radius;
        """,
        tilt=-math.radians(tilt),
        petals=petals,
        radius=radius,
    )
    thing.part(
        "ellipsoid(k - vec3($middle, 0, 0), $radii) * .8",
        blossom,
        middle=radius * 0.62,
        radii=(radius * 0.42, radius * 0.21, 0.035),
    )
    thing.part(
        "ellipsoid(q + vec3(0, 0, .03), $radii)", heart, radii=(radius * 0.30, radius * 0.30, 0.09)
    )


def _dandelion(thing: Thing, radius: float, petal: str, heart: Material) -> None:
    fluff = thing.material("mix(#ffffff, $petal, .4)", glow=0.15, translucency=0.8, petal=petal)
    thing.part("length(q) - $radius", heart, radius=radius * 0.16)
    thing.code(
        """
        float away = length(q);
        float tufts = noise(q / max(away, .01) * 16.);
        float ball = abs(away - $radius) - .01 - .03 * ramp(.55, .8, tufts);
        ball = max(ball, (.56 - tufts) * .12);
        float threads = max(away - $radius, (.66 - tufts) * .14 * away);
        """,
        radius=radius,
    )
    thing.part("min(ball, threads) * .6", fluff)


def _lamp_flower(thing: Thing, radius: float, blossom: Material) -> None:
    light = thing.material("#ffe0a0", glow=2.6)
    thing.code(
        """
        float shade = abs(ellipsoid(q - vec3(0, -.2, 0), $radii)) - .03;
        shade = max(shade, -(q.y + .2 + .04 * sin(atan(q.x, q.z) * 6.)));
        """,
        radii=(radius, radius * 1.1, radius),
    )
    thing.part("shade * .8", blossom)
    thing.part("length(q - vec3(0, -.22, 0)) - $radius", light, radius=radius * 0.3)


def lily(pad: str = "#4f8a5a", flower: str | None = None, radius: float = 0.5) -> Thing:
    """A lily pad on the water, with a blossom if it has a flower colour."""
    thing = Thing("lily pad", centre=(0, 0.1, 0), radius=radius * 1.2)
    green = thing.material("$pad * (.8 + .3 * sin(atan(p.z, p.x) * 14.))", pad=pad)
    thing.code(
        """
        float notch = .10 * $radius - abs(atan(p.z, p.x)) * length(p.xz) * .5;
        float disc = max(cylinder(p - vec3(0, .02, 0), .015, $radius), notch);
        """,
        radius=radius,
    )
    thing.body("disc * .8", green)
    if flower:
        blossom = thing.material(
            "mix(#fff0d8, $flower, ramp(0., .3, p.y))", translucency=0.6, flower=flower
        )
        thing.code(
            """
            vec3 outer = p - vec3(0, .06, 0), inner = outer;
            outer.xz = spokes(outer.xz, 8.);
            outer.xy = turn(.7) * outer.xy;
            inner.xz = turn(.4) * inner.xz;
            inner.xz = spokes(inner.xz, 8.);
            inner.xy = turn(1.15) * inner.xy;
            """
        )
        thing.part(
            "ellipsoid(outer - vec3($middle, 0, 0), $radii) * .8",
            blossom,
            middle=radius * 0.35,
            radii=(radius * 0.32, 0.03, radius * 0.13),
        )
        thing.part(
            "ellipsoid(inner - vec3($middle, 0, 0), $radii) * .8",
            blossom,
            middle=radius * 0.3,
            radii=(radius * 0.28, 0.03, radius * 0.12),
        )
    return thing


def apple(skin: str = "#b3261e", leaf: str = "#4f8a3a", radius: float = 0.5) -> Thing:
    """A streaked apple with a stalk and one leaf."""
    thing = Thing("apple", centre=(0, radius * 1.05, 0), radius=radius * 1.5)
    peel = thing.material(
        "mix($skin, #f2c060, ramp(.45, .75, fbm2(vec2(atan(p.x, p.z) * 3., p.y * 1.5))) * .5)",
        shine=0.6,
        skin=skin,
    )
    green = thing.material(leaf)
    wood = thing.material("#4a3020")
    thing.code(
        """
        vec3 q = p / $radius - vec3(0, .92, 0);
        float across = length(q.xz) * (1. + .14 * saturate(-q.y));
        float fruit = length(vec2(across - .27, q.y * .82)) - .66;
        float stalk = taper(q, vec3(0, .45, 0), vec3(.10, .85, 0), .05, .04);
        vec3 k = q - vec3(.34, .82, 0);
        k.xy = turn(.5) * k.xy;
        float blade = ellipsoid(k, vec3(.28, .05, .14));
        """,
        radius=radius,
    )
    thing.body("fruit * $radius * .9", peel, radius=radius)
    thing.part("stalk * $radius", wood, radius=radius)
    thing.part("blade * $radius", green, radius=radius)
    return thing


def shoots(count: int = 10, spread: float = 0.75, height: float = 0.6, seed: int = 4) -> Thing:
    """Young green shoots with small flowers, growing from y = 0."""
    dice = random.Random(seed)
    thing = Thing("flower", centre=(0, height / 2, 0), radius=spread + height)
    green = thing.material("#5a9a3a * (.8 + .4 * fbm3(p * 9.))")
    petals = [
        thing.material(colour, glow=0.1, translucency=0.4)
        for colour in ("#f4f0fa", "#f2c14e", "#e86a8a", "#8a8af0")
    ]
    for index in range(count):
        x, z = dice.uniform(-spread, spread), dice.uniform(-spread, spread) * 0.6
        tall, bent = height * dice.uniform(0.6, 1.15), dice.uniform(-0.15, 0.15)
        thing.code(
            """{
                vec3 stem = $foot, knee = $knee, top = $top;
                float blade = min(taper(p, stem, knee, .020, .015),
                                  taper(p, knee, top, .015, .011));
                vec3 q = p - knee;
                q.xy = turn($aside) * q.xy;
                blade = min(blade, ellipsoid(q - vec3(.09, 0, 0), vec3(.11, .018, .035)) * .8);
                r = nearer(r, vec2(blade, $green));
                q = p - top;
                q.yz = turn(-.6) * q.yz;
                vec3 k = vec3(spokes(q.xy, 6.), q.z);
                float petal = ellipsoid(k - vec3(.055, 0, 0), vec3(.05, .026, .018));
                r = nearer(r, vec2(petal * .8, $petal));
                r = nearer(r, vec2(length(q) - .024, $heart));
            }""",
            foot=(x, 0, z),
            knee=(x + bent * 0.3, tall * 0.5, z),
            top=(x + bent, tall, z),
            aside=-0.8 if index % 2 else -2.3,
            green=green,
            petal=petals[index % len(petals)],
            heart=petals[1],
        )
    return thing
