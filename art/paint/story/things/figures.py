"""Grown-up figures in long coats, about two high, and what gathers around them: smoke, needles."""

import math
from collections.abc import Sequence
from typing import Literal

from art.paint.story.colour import Vec3
from art.paint.story.glsl import TubePoint, tube
from art.paint.story.scene import Thing

Headwear = Literal["none", "bowler", "brim", "scarf", "top"]

_HATS: dict[Headwear, str] = {
    "bowler": """
        float hat = ellipsoid(q - vec3(0, 1.98, 0), vec3(.24, .03, .25));
        hat = min(hat, max(ellipsoid(q - vec3(0, 1.97, 0), vec3(.165, .19, .175)), 1.97 - q.y));
    """,
    "brim": """
        float hat = ellipsoid(q - vec3(0, 1.96, 0), vec3(.36, .03, .38));
        hat = min(hat, max(ellipsoid(q - vec3(0, 1.95, 0), vec3(.17, .22, .19)), 1.95 - q.y));
    """,
    "top": """
        float hat = ellipsoid(q - vec3(0, 1.97, 0), vec3(.27, .025, .28));
        hat = min(hat, cone(q - vec3(0, 2.18, 0), .21, .155, .18) - .01);
    """,
    "scarf": """
        float hat = ellipsoid(q - vec3(0, 1.83, .03), vec3(.20, .25, .21));
        hat = smin(hat, ellipsoid(q - vec3(0, 1.60, .03), vec3(.26, .16, .22)), .08);
        hat = smax(hat, -ellipsoid(q - vec3(0, 1.82, -.22), vec3(.125, .16, .16)), .03);
    """,
}


def long_coat(
    coat: str = "#4a4a4a",
    headwear: Headwear = "brim",
    hat_colour: str = "#242424",
    skin: str = "#cfc4b8",
    hair: str = "#3a3638",
    left_hand: Vec3 = (0.30, 0.92, -0.05),
    right_hand: Vec3 = (-0.30, 0.92, -0.05),
    bow: float = 0.0,
    wide: float = 1.0,
) -> Thing:
    """Somebody in a coat to the ankles, facing -z; `bow` degrees forward, `wide` across."""
    thing = Thing("person", "coat", centre=(0, 1.1, 0), radius=1.5, step=0.85)
    cloth = thing.material("$coat * (.9 + .2 * fbm3(p * 4.))", role="cloth", coat=coat)
    flesh = thing.material(skin, role="skin")
    felt = thing.material(hat_colour, role="cloth")
    strands = thing.material(hair, role="hair")
    shoes = thing.material("#181818")
    angle = math.radians(bow)
    thing.code(
        """
        vec3 q = p / vec3($wide, 1., $wide);
        q.yz = mix(q.yz, turn($angle) * (q.yz - vec2(.9, 0)) + vec2(.9, 0), ramp(.7, 1.2, p.y));
        float around = atan(q.x, q.z);
        float fold = .022 * sin(around * 9. + 1.5 * sin(q.y * 2.)) * ramp(1.3, .2, q.y);
        float body = cone(q - vec3(0, .78, 0), .72, .34 + fold, .17) - .03;
        body = smin(body, ellipsoid(q - vec3(0, 1.46, .01), vec3(.29, .17, .18)), .10);
        body = smin(body, taper(q, vec3(0, 1.5, .02), vec3(0, 1.63, .03), .13, .12), .05);
        """,
        angle=angle,
        wide=wide,
    )
    thing.body("body * .8", cloth)
    for side, hand in ((1, left_hand), (-1, right_hand)):
        elbow = ((0.27 * side + hand[0]) / 2 + 0.10 * side, (1.5 + hand[1]) / 2 - 0.06, 0.08)
        thing.part(
            "min(taper(q, $shoulder, $elbow, .10, .085), taper(q, $elbow, $hand, .085, .08)) * .85",
            cloth,
            shoulder=(0.25 * side, 1.46, 0.0),
            elbow=elbow,
            hand=hand,
        )
        thing.part("ellipsoid(q - $hand, vec3(.07, .08, .07))", flesh, hand=hand)
    thing.part("ellipsoid(q - vec3(0, 1.83, 0), vec3(.145, .185, .165))", flesh)
    thing.part("taper(q, vec3(0, 1.83, -.15), vec3(0, 1.77, -.20), .025, .035)", flesh)
    thing.part(
        """max(ellipsoid(q - vec3(0, 1.86, .02), vec3(.16, .19, .175)),
               .06 - q.z - .6 * (q.y - 1.86))""",
        strands,
    )
    if headwear != "none":
        thing.code(_HATS[headwear])
        thing.part("hat * .9", felt)
    thing.part("ellipsoid(vec3(abs(q.x) - .13, q.y - .04, q.z + .08), vec3(.09, .06, .17))", shoes)
    thing.anchors["top"] = (0, 2.1, 0)
    return thing


def smoke(points: Sequence[TubePoint], colour: str = "#e8e8e8", curl: float = 0.16) -> Thing:
    """Smoke along a curve of (x, y, z, radius) points, with curling edges."""
    count = len(points)
    middle = tuple(sum(point[axis] for point in points) / count for axis in range(3))
    reach = max(math.dist((x, y, z), middle) + r for x, y, z, r in points)
    thing = Thing(
        "smoke", centre=(middle[0], middle[1], middle[2]), radius=reach * 1.25 + 0.3, step=0.6
    )
    vapour = thing.material(colour, role="cloud")
    thing.code(tube(points, 14, "plume", blend=0.35))
    thing.code(
        """
        vec3 w = p * 1.7 + 1.2 * sin(p.yzx * 1.9);
        plume += $curl * (sin(w.x * 2.3) * sin(w.y * 2.6) * sin(w.z * 2.1) - .2)
            + .4 * $curl * sin(w.x * 5.1 + 1.) * sin(w.y * 5.7) * sin(w.z * 4.7);
        """,
        curl=curl,
    )
    thing.body("plume", vapour)
    return thing


def needle(length: float = 2.0, metal: str = "#e0e0e0") -> Thing:
    """A sewing needle along y with its eye at the top."""
    half = length / 2
    thing = Thing("needle", centre=(0, half, 0), radius=half * 1.1)
    steel = thing.material(metal, shine=0.8)
    thing.code(
        """
        float shaft = taper(p, vec3(0), vec3(0, $top, 0), .004, .05);
        float eye = ellipsoid(p - vec3(0, $top - .2, 0), vec3(.075, .22, .05));
        eye = max(eye, -ellipsoid(p - vec3(0, $top - .18, 0), vec3(.03, .13, .2)));
        """,
        top=length,
    )
    thing.body("min(shaft, eye) * .8", steel)
    return thing
