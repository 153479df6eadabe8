"""What astronauts wear and see: a helmet of glass, flowers that fill it, the earth."""

import math
import random

from art.paint.story.scene import Thing


def space_helmet(radius: float = 0.27) -> Thing:
    """A ball of glass around the origin in a thick ring, with two knobs at its ears."""
    thing = Thing("helmet", radius=radius * 1.35)
    metal = thing.material("#d8d4d0", shine=0.7)
    gold = thing.material("#e8a33d", shine=0.6)
    thing.body(
        "torusY(p + vec3(0, $low, 0), $ring, .034)", metal, low=radius * 0.80, ring=radius * 0.66
    )
    thing.part(
        "torusY(p + vec3(0, $low, 0), $ring, .016)", gold, low=radius * 0.70, ring=radius * 0.74
    )
    thing.part(
        "capsule(vec3(abs(p.x), p.yz), vec3($near, -.02, 0), vec3($far, -.02, 0), .045)",
        metal,
        near=radius * 0.97,
        far=radius * 1.08,
    )
    thing.glass((0, 0, 0), radius)
    return thing


def wreath(radius: float = 0.205, flowers: int = 15) -> Thing:
    """Flowers in leaves around a head at the origin, as seen from -z."""
    dice = random.Random(3)
    thing = Thing("flower", radius=radius * 1.7)
    leaf = thing.material("#4a8a4a * (.7 + .5 * fbm3(p * 20.))")
    heart = thing.material("#f0c030")
    petals = [
        thing.material(colour, translucency=0.4)
        for colour in ("#e8506a", "#f2c14e", "#c85ad8", "#f4f0ff", "#f08a4a", "#6a8ae8")
    ]
    thing.body(
        """max(abs(length(p.xy) - $radius) - .035, abs(p.z - .01) - .05)
           + .012 * sin(atan(p.y, p.x) * 24.)""",
        leaf,
        radius=radius,
    )
    for index in range(flowers):
        angle = 6.283 * index / flowers + dice.uniform(-0.12, 0.12)
        away = radius * dice.uniform(0.90, 1.06)
        thing.code(
            """{
                vec3 q = p - $at;
                q.yz = turn($back) * q.yz;
                q.xz = turn($aside) * q.xz;
                q.xy = turn($about) * q.xy;
                vec3 k = vec3(spokes(q.xy, 7.), q.z);
                k.z += k.x * k.x * 5.;
                vec3 blade = k - vec3($size * .62, 0, 0);
                float petal = ellipsoid(blade, vec3($size * .46, $size * .24, .010));
                r = nearer(r, vec2(petal * .8, $petals));
                r = nearer(r, vec2(length(q * vec3(1, 1, 1.4)) - $size * .30, $heart));
            }""",
            at=(away * math.cos(angle), away * math.sin(angle), dice.uniform(-0.075, -0.025)),
            back=-0.5 * math.sin(angle),
            aside=0.5 * math.cos(angle),
            about=dice.uniform(0, 1),
            size=dice.uniform(0.040, 0.056),
            petals=petals[index % len(petals)],
            heart=heart,
        )
    return thing


def earth(radius: float = 0.75) -> Thing:
    """The earth with its seas and clouds, around the origin."""
    thing = Thing("earth", "planet", radius=radius * 1.1)
    globe = thing.material(
        "mix(mix(#1f5fae, #4f9a5a, ramp(.48, .56, fbm3(p * 3. / $radius + 2.))),"
        " #f4f8ff, ramp(.5, .62, fbm3(p * 3.7 / $radius + 9.)))",
        glow=0.35,
        radius=radius,
    )
    thing.body("length(p) - $radius", globe, radius=radius)
    return thing
