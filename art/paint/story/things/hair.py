"""Hair of dolls: caps of strands with a hairline, fringes, braids, buns and curls.

Written in `f`, the point in radii of the head, and `s`, the same folded at the middle.
"""

from typing import Literal

from art.paint.story.colour import mix
from art.paint.story.scene import Material, Thing
from art.paint.story.things.doll_faces import HEAD

Hairstyle = Literal[
    "none",
    "short",
    "parted",
    "tousled",
    "bob",
    "long",
    "bun",
    "braids",
    "ponytail",
    "curls",
    "afro",
    "bald",
]

_CAP = """
    float round = atan(f.x, f.z + .2), lock = sin(round * 17. + 3. * sin(f.y * 2.2));
    float hair = ellipsoid(f - vec3(0, .19, .12), vec3(1.08, 1.02, 1.06)) + .022 * lock;
    """
_HAIRLINE = "hair = smax(hair, -ellipsoid(f - vec3(0, -.50, -.95), vec3(.92, 1.12, 1.05)), .05);"
_NAPE = "hair = smax(hair, -f.y - .55, .1);"
_SIDES = "hair = smax(hair, -ellipsoid(s - vec3(1., -.55, -.22), vec3(.5, .52, .55)), .08);"

_STYLES: dict[Hairstyle, str] = {
    "short": _HAIRLINE
    + """
        float fringe = taper(f, vec3(.30, .86, -.62), vec3(-.42, .66, -.80), .17, .10);
        fringe = min(fringe, taper(f, vec3(-.1, .90, -.60), vec3(-.62, .62, -.66), .17, .07));
        hair = smin(hair, fringe + .02 * sin(f.x * 26. + f.y * 14.), .10);
    """
    + _SIDES
    + _NAPE,
    "parted": _HAIRLINE
    + """
        hair = smin(hair, taper(f, vec3(-.34, .95, -.50), vec3(.66, .58, -.60), .20, .12), .12);
        hair = smax(hair, .07 - abs(f.x + .36 - .1 * f.z) - max(0., .75 - f.y), .04);
    """
    + _SIDES
    + _NAPE,
    "tousled": _HAIRLINE
    + """
        float tuft = taper(f, vec3(.15, .9, -.4), vec3(.42, 1.20, -.72), .32, .07);
        tuft = smin(tuft, taper(f, vec3(-.2, 1., -.2), vec3(-.42, 1.30, -.45), .32, .08), .06);
        tuft = smin(tuft, taper(f, vec3(.5, .8, 0), vec3(.95, 1.08, -.15), .30, .07), .06);
        tuft = smin(tuft, taper(f, vec3(-.6, .7, 0), vec3(-1.08, .80, -.05), .30, .07), .06);
        tuft = smin(tuft, taper(f, vec3(.15, .9, -.6), vec3(-.22, .58, -.93), .22, .05), .05);
        tuft = smin(tuft, taper(f, vec3(.4, .8, -.5), vec3(.28, .52, -.92), .20, .05), .05);
        tuft = smin(tuft, taper(f, vec3(-.4, .8, -.5), vec3(-.62, .50, -.74), .20, .05), .05);
        tuft = smin(tuft, taper(f, vec3(.1, 1., .3), vec3(.25, 1.32, .42), .3, .07), .06);
        tuft = smin(tuft, taper(f, vec3(0, .7, .8), vec3(-.1, .72, 1.32), .3, .06), .06);
        hair = smin(hair, tuft + .02 * sin(24. * f.x + 9. * f.y), .14);
    """
    + _SIDES
    + _NAPE,
    "bob": """
        float lower = ellipsoid(f - vec3(0, -.22, .20), vec3(1.22, .98, 1.0)) + .022 * lock;
        hair = smin(hair, lower, .15);
        hair = smax(hair, -ellipsoid(f - vec3(0, -.66, -1.0), vec3(.80, 1.10, .98)), .05);
        hair = smax(hair, -.80 - f.y, .08);
    """,
    "long": """
        float falling = taper(s, vec3(.72, .1, .25), vec3(.86, -2.0, .15), .42, .36);
        falling = smin(falling, taper(f, vec3(0, 0, .55), vec3(0, -2.1, .55), .62, .55), .25);
        hair = smin(hair, falling + .03 * lock, .25);
        hair = smax(hair, -ellipsoid(f - vec3(0, -.50, -.95), vec3(.86, 1.10, 1.05)), .05);
        hair = smax(hair, -(f.y + 2.3 + .12 * lock), .06);
    """,
    "bun": _HAIRLINE
    + """
        float knot = length(f - vec3(0, 1.22, .35)) - .40;
        hair = min(hair, knot + .03 * sin(atan(f.x, f.z - .35) * 7. + f.y * 9.));
        hair = min(hair, torusY(f - vec3(0, .96, .30), .27, .06));
    """
    + _NAPE,
    "braids": """
        hair = smax(hair, -ellipsoid(f - vec3(0, -.56, -.95), vec3(.95, 1.20, 1.06)), .05);
        hair = smax(hair, .035 - s.x - max(0., .70 - f.y), .03);
    """
    + _NAPE
    + """
        float plait = taper(s, vec3(1.02, -.35, .10), vec3(1.20, -1.75, -.10), .25, .15);
        plait += .045 * abs(sin(f.y * 7.5)) - .02;
        hair = smin(hair, plait, .08);
        hair = min(hair, taper(s, vec3(1.20, -1.78, -.10), vec3(1.24, -2.1, -.1), .10, .17));
    """,
    "ponytail": _HAIRLINE
    + """
        float tail = taper(f, vec3(0, .75, .95), vec3(0, .55, 1.45), .22, .30);
        tail = smin(tail, taper(f, vec3(0, .55, 1.45), vec3(.1, -.95, 1.35), .30, .06), .12);
        hair = min(hair, tail + .03 * sin(f.x * 16. + f.y * 3.));
    """
    + _NAPE,
    "curls": """
        float curl = sin(f.x * 7. + 2. * sin(f.z * 5.)) * sin(f.y * 7. + f.z) * sin(f.z * 7. + 1.);
        hair = smin(hair, ellipsoid(s - vec3(.80, -.10, .20), vec3(.50, .72, .60)), .25);
        hair = smax(hair + .10 * curl,
                    -ellipsoid(f - vec3(0, -.46, -.95), vec3(.84, 1.06, 1.05)), .06);
        hair = smax(hair, -.85 - f.y, .1);
    """,
    "afro": """
        float curl = sin(f.x * 9. + 2. * sin(f.z * 6.)) * sin(f.y * 9. + f.z) * sin(f.z * 9. + 1.);
        hair = ellipsoid(f - vec3(0, .34, .22), vec3(1.42, 1.32, 1.30)) + .06 * curl;
        hair = smax(hair, -ellipsoid(f - vec3(0, -.55, -1.05), vec3(.95, 1.16, 1.05)), .08);
    """,
    "bald": """
        hair = ellipsoid(s - vec3(.86, .05, .28), vec3(.30, .38, .62)) + .04 * lock;
        hair = smin(hair, ellipsoid(f - vec3(0, -.05, .92), vec3(.75, .34, .26)) + .03 * lock, .12);
    """,
}


def add_hair(thing: Thing, hairstyle: Hairstyle, strands: Material, capped: bool = False) -> None:
    """Adds hair on a head that has been carved; a tight cap leaves only what is below it."""
    if hairstyle == "none":
        return
    thing.code(_CAP)
    thing.code(_STYLES[hairstyle])
    if capped:
        thing.code("hair = max(hair, f.y - .45);")
    thing.part("hair * $head * .8", strands, head=HEAD)


def strands_of(thing: Thing, colour: str, to_face: str) -> Material:
    """Hair in streaks of light and dark that run from the crown."""
    return thing.material(
        "mix($dark, $hair, .30 + .70 * streak) * mix(1., 1.35, .5 * ramp(.75, 1., streak))",
        normal=to_face
        + """
        float streak = noise(vec2(atan(face.x, face.z + .03) * 15. + 3. * sin(face.y * 15.),
                                  face.y * 9.));
        """,
        role="hair",
        shine=0.25,
        dark=mix(colour, "#000000", 0.45),
        hair=colour,
    )
