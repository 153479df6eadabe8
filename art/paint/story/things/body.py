"""Hands, eyes and faces larger than life."""

import math
from typing import Literal

from art.paint.story.colour import Vec3, mix
from art.paint.story.scene import Role, Thing

HandPose = Literal["up", "cup", "point", "flat", "fist", "pinch"]
Finger = tuple[Vec3, Vec3, Vec3, float]  # knuckle, joint, tip and thickness

# The thumb comes last.
_FINGERS: dict[HandPose, tuple[Finger, ...]] = {
    "up": (
        ((-0.36, 1.05, 0), (-0.52, 1.40, -0.02), (-0.60, 1.68, -0.10), 0.115),
        ((-0.13, 1.12, 0), (-0.18, 1.58, 0), (-0.20, 1.90, -0.08), 0.12),
        ((0.11, 1.12, 0), (0.14, 1.55, 0), (0.15, 1.86, -0.08), 0.118),
        ((0.34, 1.02, 0), (0.44, 1.36, -0.02), (0.50, 1.60, -0.08), 0.10),
        ((0.36, 0.55, -0.02), (0.66, 0.80, -0.12), (0.82, 1.08, -0.20), 0.13),
    ),
    "cup": (
        ((-0.36, 0.62, -0.35), (-0.46, 0.66, -0.85), (-0.46, 0.92, -1.10), 0.12),
        ((-0.12, 0.60, -0.42), (-0.14, 0.62, -1.0), (-0.14, 0.92, -1.24), 0.125),
        ((0.12, 0.60, -0.42), (0.14, 0.62, -0.98), (0.14, 0.90, -1.20), 0.122),
        ((0.34, 0.62, -0.35), (0.40, 0.66, -0.80), (0.40, 0.88, -1.02), 0.105),
        ((0.42, 0.60, 0.05), (0.78, 0.74, -0.15), (0.86, 0.98, -0.38), 0.13),
    ),
    "point": (
        ((-0.34, 1.02, 0), (-0.38, 1.24, -0.22), (-0.34, 1.02, -0.36), 0.10),
        ((-0.12, 1.08, 0), (-0.14, 1.32, -0.24), (-0.13, 1.08, -0.38), 0.118),
        ((0.11, 1.10, 0), (0.13, 1.34, -0.24), (0.12, 1.10, -0.38), 0.12),
        ((0.34, 1.0, 0), (0.42, 1.50, -0.02), (0.46, 1.88, -0.06), 0.115),
        ((0.36, 0.55, -0.02), (0.42, 0.80, -0.28), (0.14, 0.92, -0.42), 0.13),
    ),
    "flat": (
        ((-0.33, 1.05, 0), (-0.35, 1.42, -0.02), (-0.35, 1.70, -0.06), 0.112),
        ((-0.11, 1.12, 0), (-0.12, 1.58, 0), (-0.12, 1.90, -0.05), 0.118),
        ((0.11, 1.12, 0), (0.12, 1.55, 0), (0.12, 1.86, -0.05), 0.118),
        ((0.32, 1.02, 0), (0.34, 1.36, -0.02), (0.34, 1.62, -0.05), 0.10),
        ((0.36, 0.55, -0.02), (0.56, 0.82, -0.08), (0.60, 1.10, -0.12), 0.13),
    ),
    "fist": (
        ((-0.34, 1.02, 0), (-0.36, 1.20, -0.24), (-0.34, 0.94, -0.36), 0.125),
        ((-0.12, 1.08, 0), (-0.13, 1.28, -0.26), (-0.12, 0.98, -0.40), 0.135),
        ((0.11, 1.08, 0), (0.12, 1.28, -0.26), (0.12, 0.98, -0.40), 0.135),
        ((0.33, 1.0, 0), (0.35, 1.18, -0.24), (0.34, 0.92, -0.36), 0.12),
        ((0.36, 0.55, -0.02), (0.44, 0.80, -0.34), (0.10, 0.84, -0.50), 0.13),
    ),
    "pinch": (
        ((-0.34, 1.02, 0), (-0.40, 1.34, -0.20), (-0.36, 1.40, -0.52), 0.105),
        ((-0.12, 1.10, 0), (-0.14, 1.50, -0.20), (-0.08, 1.50, -0.58), 0.115),
        ((0.11, 1.12, 0), (0.13, 1.58, -0.16), (0.20, 1.62, -0.54), 0.118),
        ((0.33, 1.04, 0), (0.50, 1.44, -0.22), (0.52, 1.36, -0.62), 0.115),
        ((0.36, 0.55, -0.02), (0.60, 0.86, -0.34), (0.54, 1.14, -0.66), 0.13),
    ),
}
_BACK = """
    float flesh = ellipsoid(p - vec3(0, .72, 0), vec3(.47, .50, .2));
    flesh = smin(flesh, taper(p, vec3(0, -.3, 0), vec3(0, .35, 0), .26, .27), .15);
    """
_PALMS: dict[HandPose, str] = {
    "up": """
        float flesh = ellipsoid(p - vec3(0, .72, 0), vec3(.47, .50, .18));
        flesh = smin(flesh, taper(p, vec3(0, -.3, 0), vec3(0, .35, 0), .26, .27), .15);
        """,
    "cup": """
        float flesh = ellipsoid(p - vec3(0, .56, -.05), vec3(.50, .17, .52));
        flesh = smin(flesh, taper(p, vec3(0, -.3, .65), vec3(0, .45, .35), .25, .25), .25);
        flesh = smax(flesh, -(length(p - vec3(0, 1.55, -.15)) - .93), .1);
        """,
    "point": _BACK,
    "flat": _BACK,
    "fist": _BACK,
    "pinch": _BACK,
}


def hand(
    skin: str = "#e0b898",
    sleeve: str | None = None,
    pose: HandPose = "up",
    cuff: str = "#f0e6d4",
    role: Role = "skin",
) -> Thing:
    """A giant hand rising from y = 0, its palm towards -z; as "cloth" it is a glove.

    The tips of a pinch meet near (0.53, 1.25, -0.64).
    """
    thing = Thing("hand", centre=(0, 1, 0), radius=1.75)
    surface = thing.material(
        "$skin * (.88 + .2 * fbm3(p * 4.))", role=role, translucency=0.3, skin=skin
    )
    thing.code(_PALMS[pose])
    for knuckle, joint, tip, thickness in _FINGERS[pose]:
        thing.code(
            """
            flesh = smin(flesh, smin(taper(p, $knuckle, $joint, $thick, $middle),
                                     taper(p, $joint, $tip, $middle, $thin), .03), .07);
            """,
            knuckle=knuckle,
            joint=joint,
            tip=tip,
            thick=thickness,
            middle=thickness * 0.92,
            thin=thickness * 0.78,
        )
    thing.body("flesh * .92", surface)
    if sleeve:
        cloth = thing.material("$sleeve * (.85 + .3 * fbm3(p * 5.))", role="cloth", sleeve=sleeve)
        linen = thing.material(cuff, role="cloth")
        wrist: Vec3 = (0, 0.02, 0.52) if pose == "cup" else (0, 0.08, 0)
        arm: Vec3 = (0, -0.4, 0.52) if pose == "cup" else (0, -0.35, 0)
        thing.part("cone(p - $arm, .4, .5, .36) - .02", cloth, arm=arm)
        thing.part(
            "cylinder(p - $wrist, .05, $radius) - .02",
            linen,
            wrist=wrist,
            radius=0.38 if pose == "cup" else 0.37,
        )
    return thing


def eye(
    iris: str = "#2f8f80",
    lid: str = "#e0b090",
    lash: str = "#2a1a14",
    radius: float = 1.0,
    openness: float = 0.55,
) -> Thing:
    """A giant eye with lids and lashes around the origin, looking towards -z."""
    thing = Thing("eye", radius=radius * 1.35)
    ball = thing.material(
        "mix(mix(#f6f0e6, $iris * (.6 + .8 * fbm2(vec2(atan(p.y, p.x) * 9., length(p.xy) * 4.))),"
        " ramp(.47, .44, length(p.xy) / $radius)), vec3(.01),"
        " ramp(.20, .18, length(p.xy) / $radius))",
        role="eye",
        shine=1,
        iris=iris,
        radius=radius,
    )
    skin = thing.material("$lid * (.85 + .3 * fbm3(p * 5.))", role="skin", lid=lid)
    hair = thing.material(lash, role="hair")
    thing.code(
        """
        float shell = abs(length(p) - $outside) - $thickness;
        float slit = $openness * (1. - .55 * p.x * p.x / $square) * $radius;
        float lower = $openness * .8 * (1. - .55 * p.x * p.x / $square) * $radius;
        float lids = min(max(shell, -(p.y - slit)), max(shell, p.y + lower));
        """,
        outside=radius * 1.07,
        thickness=radius * 0.07,
        openness=openness,
        square=radius * radius,
        radius=radius,
    )
    thing.body("length(p) - $radius", ball, radius=radius)
    thing.part("max(lids, p.z - .35) * .8", skin)
    for index in range(9):
        x = (index - 4) / 4 * 0.76 * radius
        y = openness * (1 - 0.55 * x * x / radius / radius) * radius
        z = -math.sqrt(max(radius * radius * 1.27 - x * x - y * y, 0.01))
        thing.part(
            "taper(p, $root, $tip, $thick, .006)",
            hair,
            root=(x, y, z),
            tip=(x * 1.2, y + 0.24 * radius, z - 0.26 * radius),
            thick=0.02 + 0.012 * radius,
        )
    return thing


def bust(stone: str = "#e8e2d6", open_head: bool = False) -> Thing:
    """A classical bust about 1.6 high facing -z, curly or with the top of its head missing."""
    thing = Thing("statue", centre=(0, 0.85, 0), radius=1.15)
    marble = thing.material("$stone * (.82 + .3 * fbm3(p * 4.))", shine=0.2, stone=stone)
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float whole = ellipsoid(p - vec3(0, .28, .04), vec3(.62, .26, .30));
        whole = max(whole, -(p.y - .16));
        whole = smin(whole, taper(p, vec3(0, .35, .05), vec3(0, .80, .03), .20, .17), .12);
        whole = smin(whole, ellipsoid(p - vec3(0, 1.10, 0), vec3(.32, .42, .36)), .06);
        whole = smin(whole, ellipsoid(p - vec3(0, .88, -.14), vec3(.20, .18, .20)), .1);
        // nose, eyes, lips and ears
        whole = smin(whole, taper(p, vec3(0, 1.14, -.35), vec3(0, .99, -.44), .035, .06), .05);
        whole = smax(whole, -ellipsoid(side - vec3(.125, 1.12, -.40), vec3(.085, .05, .08)), .05);
        whole = smin(whole, ellipsoid(side - vec3(.125, 1.11, -.315), vec3(.06, .04, .04)), .015);
        whole = smin(whole, ellipsoid(p - vec3(0, .87, -.345), vec3(.09, .025, .03)), .025);
        whole = smin(whole, ellipsoid(p - vec3(0, .835, -.335), vec3(.07, .025, .03)), .02);
        whole = smin(whole, ellipsoid(side - vec3(.32, 1.05, .02), vec3(.04, .09, .06)), .02);
        whole = min(whole, cylinder(p - vec3(0, .08, .03), .08, .30) - .02);
        """
    )
    if open_head:
        thing.code(
            """
            float hollow = ellipsoid(p - vec3(0, 1.12, .02), vec3(.26, .36, .30));
            whole = max(whole, -max(hollow, -(p.y - 1.15)));
            whole = max(whole, p.y - 1.30 - .03 * sin(p.x * 22.) * sin(p.z * 17.));
            """
        )
    else:
        thing.code(
            """
            float curls = ellipsoid(p - vec3(0, 1.22, .06), vec3(.36, .36, .37));
            curls += .03 * sin(p.x * 18. + 3. * sin(p.y * 9.)) * sin(p.y * 16. + p.z * 12.);
            curls = max(curls, -(p.z + .16) - .25 * ramp(1.2, 1.45, p.y));
            whole = smin(whole, curls, .04);
            """
        )
    thing.body("whole * .85", marble)
    thing.anchors["top"] = (0, 1.3, 0)
    return thing


def mask(
    colour: str = "#f4ead6",
    accent: str = "#b3261e",
    mood: Literal["smile", "sad"] = "smile",
    gold: str = "#d8b04a",
) -> Thing:
    """A theatre mask around the origin facing -z, about 1.4 high."""
    thing = Thing("mask", radius=0.95)
    smiling = mood == "smile"
    face = thing.material(
        "mix(mix($colour, $cheeks, ramp(.16, .12, length(vec2(abs(p.x) - .30, p.y + .12)))), $gold,"
        " ramp(.03, .01, abs(length(vec2(abs(p.x) - .22, (p.y - .14) * 1.5)) - .19) - .01))",
        shine=0.3,
        colour=colour,
        cheeks=mix(colour, accent, 0.5),
        gold=gold,
    )
    black = thing.material("#0c080c")
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float shell = abs(ellipsoid(p - vec3(0, 0, .15), vec3(.56, .72, .42))) - .035;
        shell = max(shell, p.z - .12);
        shell = smin(shell, taper(p, vec3(0, .12, -.26), vec3(0, -.08, -.36), .05, .075), .08);
        shell = smin(shell, ellipsoid(side - vec3(.22, .30, -.22), vec3(.17, .04, .06)), .05);
        vec2 e = turn(.25 * $up) * (side.xy - vec2(.22, .13));
        float eyes = max(length(e / vec2(1., .55)) - .135, -(e.y + .03 * $up) * $up - .04);
        float mouth = abs(length(p.xy - vec2(0, $curve)) - .34) - .055;
        mouth = max(mouth, $up * (p.y - $corners));
        shell = smax(shell, -min(eyes, mouth), .02);
        """,
        up=1 if smiling else -1,
        curve=-0.10 if smiling else -0.66,
        corners=-0.27 if smiling else -0.44,
    )
    thing.body("shell * .8", face)
    thing.part("ellipsoid(p - vec3(0, 0, .22), vec3(.50, .66, .36))", black)
    return thing
