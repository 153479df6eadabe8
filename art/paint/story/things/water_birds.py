"""Swan and heron, heading for -x, and what birds lose: a wing, a feather."""

import math

from art.paint.story.glsl import tube
from art.paint.story.scene import Thing


def swan(feathers: str = "#f8f4ee", beak: str = "#e08030") -> Thing:
    """A swimming swan about 2 long; the water is at y = 0."""
    thing = Thing("swan", centre=(0, 0.5, 0), radius=1.15)
    plumage = thing.material(
        "$feathers * (.9 + .15 * fbm3(p * 6.))", translucency=0.3, feathers=feathers
    )
    horn = thing.material(beak)
    black = thing.material("#0a0a0a", role="eye")
    thing.code(
        """
        vec3 side = vec3(p.xy, abs(p.z));
        float whole = ellipsoid(p - vec3(.1, .2, 0), vec3(.62, .30, .36));
        whole = smin(whole, taper(p, vec3(.55, .28, 0), vec3(.92, .48, 0), .16, .03), .12);
        vec3 wing = side - vec3(.15, .34, .26);
        wing.xy = turn(-.3) * wing.xy;
        whole = smin(whole, ellipsoid(wing, vec3(.5, .22, .10)), .06);
        """
    )
    neck = [
        (-0.38, 0.25, 0.0, 0.17),
        (-0.62, 0.55, 0.0, 0.11),
        (-0.45, 0.90, 0.0, 0.085),
        (-0.52, 1.22, 0.0, 0.085),
        (-0.72, 1.24, 0.0, 0.10),
    ]
    thing.code(tube(neck, 8, "neck"))
    thing.body("smin(whole, neck, .08)", plumage)
    thing.part("taper(p, vec3(-.80, 1.22, 0), vec3(-1.02, 1.12, 0), .05, .015)", horn)
    thing.part("length(side - vec3(-.76, 1.28, .085)) - .02", black)
    return thing


def heron(feathers: str = "#8a9ab0", dark: str = "#2a3448", beak: str = "#e0a030") -> Thing:
    """A heron about 1.9 high, standing on one leg."""
    thing = Thing("heron", centre=(-0.05, 0.95, 0), radius=1.2)
    plumage = thing.material("$feathers * (.85 + .25 * fbm3(p * 5.))", feathers=feathers)
    crest = thing.material(dark)
    horn = thing.material(beak)
    black = thing.material("#0a0a0a", role="eye")
    thing.code(
        """
        vec3 side = vec3(p.xy, abs(p.z));
        float whole = ellipsoid(p - vec3(.12, .95, 0), vec3(.42, .22, .2));
        whole = smin(whole, taper(p, vec3(.4, .9, 0), vec3(.72, .74, 0), .1, .03), .1);
        """
    )
    neck = [
        (-0.2, 1.0, 0.0, 0.12),
        (-0.42, 1.2, 0.0, 0.075),
        (-0.30, 1.5, 0.0, 0.06),
        (-0.36, 1.78, 0.0, 0.06),
        (-0.48, 1.84, 0.0, 0.085),
    ]
    thing.code(tube(neck, 8, "neck"))
    thing.body("smin(whole, neck, .06)", plumage)
    thing.part("taper(p, vec3(-.54, 1.84, 0), vec3(-.92, 1.76, 0), .035, .006)", horn)
    thing.part("taper(p, vec3(-.45, 1.90, 0), vec3(-.12, 1.88, 0), .025, .005)", crest)
    thing.part("length(side - vec3(-.52, 1.87, .07)) - .018", black)
    thing.part("capsule(p, vec3(.1, .8, .06), vec3(.06, 0, .06), .022)", horn)
    thing.code(
        """
        float thigh = capsule(p, vec3(.12, .8, -.06), vec3(-.10, .50, -.06), .02);
        float shin = capsule(p, vec3(-.10, .5, -.06), vec3(.08, .42, -.05), .018);
        """
    )
    thing.part("min(thigh, shin)", horn)
    return thing


def wing(
    colour: str = "#f6f0e4", tip: str = "#c8b8d8", count: int = 7, length: float = 1.6
) -> Thing:
    """One wing of so many feathers with its root at the origin, spreading up and towards +x."""
    thing = Thing("wings", centre=(length * 0.5, length * 0.3, 0), radius=length * 0.95)
    plumage = thing.material(
        "mix($colour, $tip, ramp($inner, $outer, length(p.xy)))"
        " * (.95 + .06 * sin(p.x * 30. + p.y * 20.))",
        translucency=0.4,
        colour=colour,
        tip=tip,
        inner=length * 0.4,
        outer=length * 1.1,
    )
    thing.code("float feathers = 1e3;")
    for index in range(count):
        along = index / (count - 1)
        quill = length * (1 - 0.45 * along)
        root_x = 0.10 + 0.28 * length * (0.2 + 0.8 * (1 - along)) * 0.9
        thing.code(
            """
            {
                vec3 q = p - $root;
                q.xy = turn($angle) * q.xy;
                feathers = min(feathers, ellipsoid(q - vec3($middle, 0, 0), $radii));
            }
            """,
            root=(root_x * 0.6, 0.34 * length * (1 - along), 0.02 * index),
            angle=math.radians(75 - 105 * along),
            middle=quill * 0.42,
            radii=(quill * 0.46, quill * 0.10, 0.03),
        )
    thing.code(
        "float bone = taper(p, vec3(0), $elbow, .13, .08);",
        elbow=(0.30 * length * 0.6 + 0.1, 0.36 * length, 0),
    )
    thing.body("smin(feathers, bone, .1) * .85", plumage)
    return thing


def feather(colour: str = "#f4ecdc", tip: str = "#3a4a6a", length: float = 1.5) -> Thing:
    """A single feather standing on its quill."""
    thing = Thing("feather", centre=(0, length / 2, 0), radius=length * 0.62)
    vane = thing.material(
        "mix($colour, $tip, ramp($dip, $end, p.y))"
        " * (.8 + .3 * ramp(.2, .8, fract((p.y - abs(p.x) * 1.2) * $barbs)))",
        translucency=0.4,
        colour=colour,
        tip=tip,
        dip=length * 0.55,
        end=length * 0.95,
        barbs=16 / length,
    )
    quill = thing.material("#e8dcc0")
    thing.code(
        """
        vec3 q = p / $length;
        q.x -= .12 * sin(q.y * 2.6);
        float breadth = .16 * pow(saturate((q.y - .18) * 1.6), .5)
                      * pow(saturate((1.02 - q.y) * 1.8), .6);
        float blade = max(abs(q.x) - breadth, abs(q.z - .12 * q.x * q.x * 4.) - .012);
        float shaft = taper(q, vec3(0), vec3(0, .98, 0), .016, .004);
        """,
        length=length,
    )
    thing.body("blade * $length * .6", vane, length=length)
    thing.part("shaft * $length", quill, length=length)
    return thing
