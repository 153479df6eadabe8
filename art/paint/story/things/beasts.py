"""Heads of animals larger than life, dressed like people.

A head looks towards -z with its chin near y = -1, so it may take the place of `faces.face`. In the
GLSL, `g` and `s` are as in `faces`: x forward, y up, z to the side, and `s` folded at the middle.
"""

from art.paint.story.scene import Thing
from art.paint.story.things.faces import add_shoulders

_FOLDED = "vec3 g = vec3(-p.z, p.y, p.x); vec3 s = vec3(g.xy, abs(g.z));"
_NECK = "f = smin(f, taper(g, vec3(-.3, -.3, 0), vec3(-.6, -3.6, 0), .85, 1.), .35);"
_SHORT_NECK = "g.y -= 1.15; s.y -= 1.15;"  # lifts the shoulders towards the head
_FUR = "f += .07 * (fbm3(p * vec3(3.2, 2.2, 3.2)) - .5);"


def hare(fur: str = "#b8aca0", cloth: str = "#4a4a4a") -> Thing:
    """A hare in a coat, from its ears (y = 5) down to y = -6."""
    thing = Thing("hare", centre=(0, -0.6, 0.3), radius=6.2, step=0.8)
    coat = thing.material("$fur * (.75 + .5 * fbm3(p * vec3(3., 9., 3.)))", role="hair", fur=fur)
    dark = thing.material("#100c10", role="eye")
    glint = thing.material("#ffffff", role="eye")
    thing.code(_FOLDED)
    thing.code(
        """
        float f = ellipsoid(g - vec3(-.1, .5, 0), vec3(1.3, 1.2, 1.05));
        f = smin(f, ellipsoid(g - vec3(.85, -.1, 0), vec3(1., .70, .60)), .35);
        f = smin(f, ellipsoid(s - vec3(1.35, -.42, .24), vec3(.42, .34, .30)), .12);
        f = smin(f, ellipsoid(g - vec3(1.0, -.86, 0), vec3(.45, .28, .30)), .15);
        """
    )
    thing.code(_NECK + _FUR)
    thing.code(
        """
        vec3 q = s - vec3(-.35, 1.3, .45);
        q.yz = turn(.34) * q.yz;
        q.xy = turn(-.14) * q.xy;
        float ear = ellipsoid(q - vec3(0, 1.7, 0), vec3(.24, 1.95, .46));
        ear = smax(ear, -ellipsoid(q - vec3(.26, 1.75, 0), vec3(.24, 1.6, .27)), .06);
        f = smin(f, ear, .15);
        f = smax(f, -max(abs(g.z) - .02, max(abs(g.y + .45) - .28, 1.4 - g.x)), .03);
        """
    )
    thing.body("f * .85", coat)
    thing.part("ellipsoid(s - vec3(.60, .50, .86), vec3(.30, .33, .20))", dark)
    thing.part("length(s - vec3(.76, .62, 1.02)) - .085", glint)
    thing.part("ellipsoid(g - vec3(1.80, -.10, 0), vec3(.12, .10, .17))", dark)
    thing.code(_SHORT_NECK)
    add_shoulders(thing, cloth)
    return thing


def fox_bust(
    fur: str = "#d9a27c",
    cloth: str = "#242424",
    long_snout: float = 1.0,
    chest: str = "#f4f0ea",
) -> Thing:
    """A fox in a coat, from its ears (y = 2.7) down to y = -6; in grey it is a wolf."""
    thing = Thing("fox", centre=(0, -1.4, 0), radius=5.8, step=0.75)
    coat = thing.material(
        "mix($fur, $chest, ramp(-.02, -.2, p.y + .30 * abs(p.x) - .05 * p.z + .2))"
        " * (.8 + .4 * fbm3(p * vec3(3., 8., 3.)))",
        role="hair",
        fur=fur,
        chest=chest,
    )
    dark = thing.material("#100c10", role="eye")
    iris = thing.material("mix(#f4f0e0, #100c10, ramp(.10, .07, abs(abs(p.x) - .60)))", role="eye")
    thing.code(_FOLDED)
    thing.code(
        """
        float f = ellipsoid(g - vec3(-.1, .5, 0), vec3(1.2, 1.05, 1.2));
        f = smin(f, taper(g, vec3(.6, .12, 0), vec3(.6 + 1.5 * $long, -.30, 0), .68, .24), .3);
        f = smin(f, taper(g, vec3(.5, -.50, 0), vec3(.5 + 1.2 * $long, -.62, 0), .42, .15), .10);
        f = smin(f, taper(s, vec3(.2, -.1, .8), vec3(-.1, -.65, 1.35), .55, .12), .25);
        """,
        long=long_snout,
    )
    thing.code(_NECK + _FUR)
    thing.code(
        """
        vec3 q = s - vec3(-.25, 1.0, .78);
        float ear = taper(q * vec3(1.7, 1., 1.), vec3(0), vec3(-.1, 1.6, .28), .55, .03) * .7;
        ear = smax(ear, -taper(q - vec3(.32, .1, 0), vec3(0), vec3(0, 1.2, .2), .3, .02), .05);
        f = smin(f, ear, .12);
        """
    )
    thing.body("f * .8", coat)
    thing.part(
        "ellipsoid(g - vec3(.66 + 1.5 * $long, -.20, 0), vec3(.2, .17, .22))", dark, long=long_snout
    )
    thing.code("vec3 w = s - vec3(.98, .42, .60); w.yz = turn(.45) * w.yz;")
    thing.part("ellipsoid(w, vec3(.2, .16, .30))", dark)
    thing.part("ellipsoid(w - vec3(.05, 0, 0), vec3(.19, .10, .23))", iris)
    thing.code(_SHORT_NECK)
    add_shoulders(thing, cloth)
    return thing


def bear_asleep(fur: str = "#6a6a6a") -> Thing:
    """A bear from the front with its eyes closed, its arms before it as around somebody small.

    Its ears end at y = 2.3, its chin is at y = -1.2, its arms lie at about y = -4.2.
    """
    thing = Thing("bear", centre=(0, -1.8, 0), radius=5.4, step=0.75)
    coat = thing.material("$fur * (.75 + .5 * fbm3(p * vec3(3., 7., 3.)))", role="hair", fur=fur)
    thing.code(_FOLDED)
    thing.code(
        """
        float f = ellipsoid(g - vec3(0, .45, 0), vec3(1.5, 1.45, 1.65));
        f = smin(f, ellipsoid(s - vec3(.5, -.25, .8), vec3(.9, .8, .85)), .3);
        float ear = ellipsoid(s - vec3(-.1, 1.6, 1.25), vec3(.3, .62, .6));
        ear = smax(ear, -ellipsoid(s - vec3(.22, 1.6, 1.25), vec3(.22, .38, .36)), .08);
        f = smin(f, ear, .15);
        f = smin(f, ellipsoid(g - vec3(-.7, -1.9, 0), vec3(1.6, 1.6, 2.2)), .7);
        f = smin(f, ellipsoid(g - vec3(-1., -5., 0), vec3(2.2, 4., 3.5)), .9);
        f = smin(f, taper(s, vec3(-.3, -2.9, 2.1), vec3(.5, -4.5, 2.6), 1., .95), .6);
        f += .10 * (fbm3(p * vec3(5., 2.4, 5.)) - .5);
        """
    )
    thing.code(_FUR)
    thing.body("f * .8", coat)
    thing.code(
        """
        float arms = taper(s, vec3(.5, -4.5, 2.6), vec3(2.2, -4.1, 1.5), .92, .74);
        arms = smin(arms, ellipsoid(s - vec3(2.4, -3.95, 1.12), vec3(.7, .72, .88)), .25);
        for (int i = 0; i < 4; i++) {
            vec3 toe = vec3(2.85, -4.22 + .05 * float(i), .48 + .42 * float(i));
            arms = smin(arms, length(s - toe) - .34, .05);
        }
        arms += .10 * (fbm3(p * vec3(4., 4., 4.)) - .5);
        """
    )
    thing.part("arms * .8", coat)
    _add_bear_face(thing)
    return thing


def _add_bear_face(thing: Thing) -> None:
    """Muzzle, nose and mouth, closed eyes, and the claws."""
    muzzle = thing.material("#e4e0da", role="hair")
    dark = thing.material("#100c10", role="eye")
    thing.part("ellipsoid(g - vec3(1.35, -.35, 0), vec3(.75, .58, .78)) * .9", muzzle)
    thing.part("ellipsoid(g - vec3(2.05, -.02, 0), vec3(.2, .2, .32))", dark)
    thing.part(
        """max(ellipsoid(g - vec3(1.35, -.35, 0), vec3(.77, .60, .80)),
               min(max(abs(g.z) - .025, abs(g.y + .32) - .2),
                   abs(g.y + .55 - .5 * s.z * s.z) - .025 + step(.42, s.z)))""",
        dark,
    )
    thing.part(
        """max(f - .05, max(abs(s.y - .45 - .5 * (s.z - .62) * (s.z - .62)) - .05,
                            max(abs(s.z - .62) - .32, .6 - s.x)))""",
        dark,
    )
    for z in (0.48, 0.90, 1.32, 1.74):
        y = -4.42 + 0.12 * (z - 0.48)
        claw = "taper(s, vec3(3.1, $y, $z), vec3(3.2, $y - .26, $z - .05), .13, .06)"
        thing.part(claw, dark, y=y, z=z)
