"""People, and figures in people's clothes. The head has its own module."""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np

from art.paint.story.colour import Vec3, mix
from art.paint.story.scene import Material, Thing
from art.paint.story.things.heads import (
    Expression,
    Hairstyle,
    Hat,
    Head,
    add_hair,
    add_hat,
    add_head,
)

Outfit = Literal["coat", "suit", "shorts", "dress", "cloak"]
Pose = Literal["stand", "walk", "sit"]

_HAT_TAGS: dict[Hat, str] = {
    "top": "top hat",
    "bowler": "bowler hat",
    "beanie": "bobble hat",
    "wizard": "pointed hat",
    "straw": "straw hat",
    "crown": "crown",
    "hood": "hood",
    "pilot": "goggles",
    "antlers": "antlers",
}

# How far the upper body sinks when the person sits.
_SEAT_DROP = -0.20

# The upper arm and the forearm are equally long.
_ARM = 0.18


@dataclass(frozen=True)
class _Leg:
    hip: Vec3
    knee: Vec3
    ankle: Vec3


_LEGS: dict[Pose, tuple[_Leg, _Leg]] = {
    "stand": (
        _Leg((0.06, 0.30, 0), (0.065, 0.17, 0), (0.065, 0.05, 0)),
        _Leg((-0.06, 0.30, 0), (-0.065, 0.17, 0), (-0.065, 0.05, 0)),
    ),
    "walk": (
        _Leg((0.06, 0.30, 0), (0.06, 0.17, -0.07), (0.06, 0.05, -0.10)),
        _Leg((-0.06, 0.30, 0), (-0.06, 0.17, 0.03), (-0.06, 0.06, 0.13)),
    ),
    "sit": (
        _Leg((0.06, 0.10, 0), (0.07, 0.10, -0.18), (0.07, -0.08, -0.20)),
        _Leg((-0.06, 0.10, 0), (-0.07, 0.10, -0.18), (-0.07, -0.08, -0.20)),
    ),
}


def person(
    coat: str = "#8a2a2a",
    pants: str = "#2a2a38",
    skin: str = "#f0c8a0",
    hair: str = "#6a3f24",
    hat: Hat | None = None,
    hat_colour: str = "#2a2a38",
    outfit: Outfit = "coat",
    hairstyle: Hairstyle = "short",
    pose: Pose = "stand",
    left_hand: Vec3 | None = (0.16, 0.3, -0.02),
    right_hand: Vec3 | None = (-0.16, 0.3, -0.02),
    scarf: str | None = None,
    head: Head = "human",
    look: tuple[float, float] = (0, 0),
    asleep: bool = False,
    expression: Expression | None = None,
) -> Thing:
    """A person or a dressed animal; hands (left is +x) reach for points, `look` is yaw and pitch.

    A hand that is None leaves out the whole arm. Seated people have their seat near y = 0. The eyes
    of a person `asleep` are closed; without an `expression` a face has neither mouth nor brows.
    """
    thing = Thing(*_tags(head, hat, scarf), centre=(0, 0.55, 0), radius=0.95, step=0.95)
    cloth = thing.material(
        "$coat * (.92 + .16 * fbm2(vec2(atan(p.x, p.z) * 6., p.y * 3.)))", role="cloth", coat=coat
    )
    trousers = thing.material(pants, role="cloth")
    rosy_skin = thing.material(
        "mix($skin, $blush, ramp(.045, .02, length(vec2(abs(p.x) - .075, p.y - .755))))",
        role="skin",
        skin=skin,
        blush=mix(skin, "#e06050", 0.45),
    )
    strands = thing.material(hair, role="hair")
    black = thing.material("#0a0a10", shine=0.9)
    felt = thing.material(hat_colour, role="cloth")
    leather = thing.material("#2a1c14")
    lift = _SEAT_DROP if pose == "sit" else 0.0

    if outfit in ("coat", "suit", "shorts"):
        for leg in _LEGS[pose]:
            _add_leg(thing, leg, trousers, leather)
    thing.code("vec3 torso = p - vec3(0, $lift, 0);", lift=lift)
    _add_outfit(thing, outfit, cloth, buttons=black)
    for name, side, hand in (("left_hand", 1, left_hand), ("right_hand", -1, right_hand)):
        if hand is not None:
            shoulder = (0.095 * side, 0.56 + lift, 0.0)
            thing.anchors[name] = _add_arm(thing, shoulder, hand, side, cloth, rosy_skin)

    human = head == "human"
    thing.part(
        "capsule(torso, vec3(0, .56, 0), vec3(0, .70, 0), .05)", rosy_skin if human else cloth
    )
    _turn_head(thing, 0.78 + lift, look)
    height = 0.78 + lift
    add_head(
        thing,
        head,
        rosy_skin,
        black,
        fur=skin,
        rubber=hat_colour,
        height=height,
        asleep=asleep,
        expression=expression,
    )
    if human:
        add_hair(thing, hairstyle, strands)
    if hat:
        add_hat(thing, hat, felt)
    if scarf:
        _add_scarf(thing, scarf)
    return thing


def _tags(head: Head, hat: Hat | None, scarf: str | None) -> list[str]:
    if head == "human":
        tags = ["person"]
    elif head in ("moon", "bulb", "balloon"):
        tags = [f"{head}-headed figure", head]
    else:
        tags = [head, "animal in clothes"]
    if hat:
        tags.append(_HAT_TAGS[hat])
    if scarf:
        tags.append("scarf")
    return tags


def _add_leg(thing: Thing, leg: _Leg, trousers: Material, leather: Material) -> None:
    thing.part(
        "min(capsule(p, $hip, $knee, .045), taper(p, $knee, $ankle, .045, .036))",
        trousers,
        hip=leg.hip,
        knee=leg.knee,
        ankle=leg.ankle,
    )
    x, y, z = leg.ankle
    thing.part(
        "ellipsoid(p - $shoe, vec3(.045, .038, .075))", leather, shoe=(x, y - 0.015, z - 0.03)
    )


def _add_outfit(thing: Thing, outfit: Outfit, cloth: Material, buttons: Material) -> None:
    thing.code("float around = atan(torso.x, torso.z), fold;")
    if outfit == "coat":
        thing.code("fold = .012 * sin(around * 7. + 1.) * ramp(.5, .2, torso.y);")
        thing.part("(cone(torso - vec3(0, .40, 0), .19, .155 + fold, .075) - .022) * .9", cloth)
        thing.part(
            """min(min(length(torso - vec3(0, .33, -.172)),
                       length(torso - vec3(0, .42, -.145))),
                   length(torso - vec3(0, .51, -.12))) - .012""",
            buttons,
        )
    elif outfit == "dress":
        thing.code("fold = .03 * sin(around * 6.) * ramp(.5, .12, torso.y);")
        thing.part("(cone(torso - vec3(0, .34, 0), .23, .235 + fold, .06) - .02) * .8", cloth)
    elif outfit == "cloak":
        thing.code("fold = .02 * sin(around * 5. + 1.) * ramp(.5, .05, torso.y);")
        thing.part("(cone(torso - vec3(0, .31, .01), .30, .21 + fold, .07) - .025) * .85", cloth)
    else:
        thing.part("cone(torso - vec3(0, .44, 0), .145, .10, .085) - .025", cloth)


def _add_arm(
    thing: Thing, shoulder: Vec3, target: Vec3, side: int, cloth: Material, skin: Material
) -> Vec3:
    """Adds an arm that reaches for the target and returns where its hand ended up."""
    elbow, hand = _bend_arm(shoulder, target, bend=(0.5 * side, -0.6, 0.4))
    cuff = np.array(hand) * 0.74 + np.array(elbow) * 0.26
    thumb = np.array(hand) + np.array((-0.030 * side, 0.022, -0.012))
    thing.part(
        """min(taper(p, $shoulder, $elbow, .046, .040),
               taper(p, $elbow, $cuff, .040, .045))""",
        cloth,
        shoulder=shoulder,
        elbow=elbow,
        cuff=tuple(cuff),
    )
    thing.part(
        "smin(length(p - $hand) - .042, taper(p, $hand, $thumb, .024, .018), .012)",
        skin,
        hand=hand,
        thumb=tuple(thumb),
    )
    return hand


def _bend_arm(shoulder: Vec3, target: Vec3, bend: Vec3) -> tuple[Vec3, Vec3]:
    """Elbow and hand of an arm of fixed length; the elbow gives way in the direction `bend`."""
    start = np.array(shoulder, float)
    reach = np.array(target, float) - start
    distance = float(np.linalg.norm(reach))
    along = reach / distance
    distance = min(distance, 2 * _ARM * 0.995)
    sideways = np.array(bend) - along * (np.array(bend) @ along)
    sideways /= np.linalg.norm(sideways) + 1e-9
    height = math.sqrt(max(_ARM**2 - (distance / 2) ** 2, 0))
    elbow = start + along * distance / 2 + sideways * height
    hand = start + along * distance
    return (elbow[0], elbow[1], elbow[2]), (hand[0], hand[1], hand[2])


def _turn_head(thing: Thing, height: float, look: tuple[float, float]) -> None:
    """Declares `face`, the point seen from the middle of the head."""
    thing.code("vec3 face = p - vec3(0, $height, 0);", height=height)
    if look != (0, 0):
        yaw, pitch = look
        thing.code(
            "face.xz = turn($yaw) * face.xz; face.yz = turn($pitch) * face.yz;",
            yaw=math.radians(yaw),
            pitch=math.radians(pitch),
        )


def _add_scarf(thing: Thing, colour: str) -> None:
    wool = thing.material(
        "$scarf * (.75 + .4 * step(.5, fract(p.y * 14.)))", role="cloth", scarf=colour
    )
    thing.part(
        """smin(torusY((torso - vec3(0, .615, 0)) * vec3(1, .8, 1), .085, .036),
                taper(torso, vec3(.06, .60, .07), vec3(.22, .52, .20), .035, .045), .03)""",
        wool,
    )
