"""Modelled hands for close views: three bones a finger, creased joints and nails."""

from typing import NamedTuple

from art.paint.story.colour import Vec3
from art.paint.story.scene import Role, Thing


class Finger(NamedTuple):
    """A finger from its knuckle over two joints to its tip; `nail` points to where its nail is."""

    knuckle: Vec3
    joint: Vec3
    last: Vec3
    tip: Vec3
    thick: float
    nail: Vec3 | None = None


def modelled_hand(
    fingers: tuple[Finger, ...], palm: str, colour: str, role: Role = "skin", radius: float = 2.2
) -> Thing:
    """A hand around the origin whose palm and wrist are the distance `palm`.

    Fingers are joined only at their roots, so that the gouge draws each of them apart.
    """
    thing = Thing("hand", radius=radius, step=0.8)
    flesh = thing.material("$colour * (.92 + .12 * fbm3(p * 3.))", role=role, colour=colour)
    nail = thing.material("#f8f8f8")
    thing.code("float flesh = " + palm + "; float nails = 9., bone, joint;")
    for finger in fingers:
        thing.code(
            """bone = smin(taper(p, $knuckle, $joint, $thick, .92 * $thick),
                           taper(p, $joint, $last, .92 * $thick, .84 * $thick), .08);
            bone = smin(bone, taper(p, $last, $tip, .84 * $thick, .72 * $thick), .08);
            joint = min(abs(length(p - $knuckle) - length($joint - $knuckle)),
                        abs(length(p - $joint) - length($last - $joint)));
            bone += .010 * ramp(.025, .0, abs(joint - .03));
            flesh = smin(flesh, bone, .07);""",
            knuckle=finger.knuckle,
            joint=finger.joint,
            last=finger.last,
            tip=finger.tip,
            thick=finger.thick,
        )
        if finger.nail:
            thing.code(
                "nails = min(nails, ellipsoid(p - $tip - $nail, $size * vec3(1., .6, .4)));",
                tip=finger.tip, nail=finger.nail, size=finger.thick * 0.55,
            )  # fmt: skip
    thing.body("flesh * .85", flesh)
    if any(finger.nail for finger in fingers):
        thing.part("nails", nail)
    return thing
