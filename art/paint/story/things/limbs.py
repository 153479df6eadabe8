"""Arms, hands and legs of dolls: joints that bend so that hands and feet reach their places."""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np

from art.paint.story.colour import Vec3
from art.paint.story.scene import Material, Matrix, Thing, unit

Pose = Literal["stand", "walk", "sit", "kneel", "run", "tiptoe", "climb", "hang"]
HandShape = Literal["soft", "open", "grip", "point"]

_ARM = 0.165  # the upper arm and the forearm are equally long
_HAND = 0.036  # what one unit of a hand in doll.glsl measures
_WRIST = 1.5  # how far the wrist is from the middle of the palm, in units of the hand
_THIGH = 0.125  # thigh and shin are equally long

_FINGERS: dict[HandShape, tuple[float, float]] = {
    "soft": (0.45, 0.35),
    "open": (0.08, 1.0),
    "grip": (1.25, 0.0),
    "point": (0.2, 0.0),
}
"""How far the fingers are bent and the thumb is spread."""
_HELD = {"soft": (0.2, 0.25), "open": (0.2, 0.25), "grip": (0.95, 0.75), "point": (0.2, 0.25)}
"""What is at the place a hand reaches for: so far along the fingers and out of the palm."""


@dataclass(frozen=True)
class Foot:
    """Where an ankle is, and in which direction the knee gives way."""

    ankle: Vec3
    knee: Vec3 = (0, 0, -1)


FEET: dict[Pose, tuple[Foot, Foot]] = {
    "stand": (Foot((0.065, 0.05, 0)), Foot((-0.065, 0.05, 0))),
    "walk": (Foot((0.06, 0.05, -0.12)), Foot((-0.06, 0.075, 0.13))),
    "sit": (Foot((0.07, -0.04, -0.16)), Foot((-0.07, -0.04, -0.15))),
    "kneel": (Foot((0.065, 0.04, 0.16)), Foot((-0.065, 0.05, -0.10))),
    "run": (Foot((0.06, 0.12, -0.16)), Foot((-0.06, 0.16, 0.17))),
    "tiptoe": (Foot((0.05, 0.085, 0.01)), Foot((-0.05, 0.085, -0.01))),
    "climb": (Foot((0.06, 0.20, -0.13)), Foot((-0.06, 0.06, -0.03))),
    "hang": (Foot((0.06, 0.055, 0.05)), Foot((-0.06, 0.07, -0.04))),
}
"""The ankles of the left foot (+x) and the right one, where the hips are 0.30 high or seated."""


def bend(start: Vec3, target: Vec3, length: float, give_way: Vec3) -> tuple[Vec3, Vec3]:
    """Joint and end of a limb of two equal parts; the joint gives way in a direction."""
    begin = np.array(start, float)
    reach = np.array(target, float) - begin
    distance = float(np.linalg.norm(reach)) + 1e-9
    along = reach / distance
    distance = min(distance, 2 * length * 0.995)
    sideways = np.array(give_way) - along * (np.array(give_way) @ along)
    sideways /= np.linalg.norm(sideways) + 1e-9
    away = math.sqrt(max(length**2 - (distance / 2) ** 2, 0))
    joint, end = begin + along * distance / 2 + sideways * away, begin + along * distance
    return (joint[0], joint[1], joint[2]), (end[0], end[1], end[2])


@dataclass(frozen=True)
class Arm:
    """Where the parts of an arm are; the columns of `frame` are thumb, fingers and palm."""

    shoulder: Vec3
    elbow: Vec3
    wrist: Vec3
    palm: Vec3
    held: Vec3
    frame: Matrix
    shape: HandShape


def reach(
    shoulder: Vec3, target: Vec3, side: int, shape: HandShape, thumb: Vec3 | None = None
) -> Arm:
    """An arm whose hand holds what is at the target, its thumb towards a direction."""
    elbow, _ = bend(shoulder, target, _ARM + _HAND * 0.8, (0.5 * side, -0.6, 0.4))
    fingers = np.array(unit(np.subtract(target, elbow)))
    hint = np.array(thumb or (-0.55 * side, 0.55, -0.6), float)
    across = hint - fingers * (hint @ fingers)
    if float(np.linalg.norm(across)) < 1e-3:
        across = np.cross(fingers, (0.0, 0.0, 1.0))
    across = np.array(unit(across))
    palm_faces = np.cross(across, fingers) * side
    frame = np.column_stack([across, fingers, palm_faces])
    along, out = _HELD[shape]
    palm = np.array(target) - _HAND * (fingers * along + palm_faces * out)
    elbow, wrist = bend(
        shoulder, tuple(palm - fingers * _HAND * _WRIST), _ARM, (0.5 * side, -0.6, 0.4)
    )
    moved = np.array(wrist) + fingers * _HAND * _WRIST
    held = moved + _HAND * (fingers * along + palm_faces * out)
    return Arm(shoulder, elbow, wrist, tuple(moved), tuple(held), frame, shape)


def add_hand(thing: Thing, arm: Arm, side: int, skin: Material, size: float = 1.0) -> None:
    """The hand at the end of an arm, with four fingers and a thumb."""
    curl, spread = _FINGERS[arm.shape]
    unit_size = _HAND * size
    rows = arm.frame.T.flatten()
    thing.code(
        """{
            vec3 q = p - $palm;
            if (dot(q, q) > .03) {
                r = nearer(r, vec2(length(q) - .10, -1.));
            } else {
                q = vec3(dot(q, $x), dot(q, $y), dot(q, $z)) / $size;
                r = nearer(r, vec2(mitten(q, $curl, $spread) * $size * .85, $skin));
            }
        }""",
        palm=arm.palm,
        x=tuple(rows[0:3]),
        y=tuple(rows[3:6]),
        z=tuple(rows[6:9]),
        size=unit_size,
        curl=curl,
        spread=spread,
        skin=skin,
    )


def legs(pose: Pose | tuple[Foot, Foot], hip_height: float, hip_width: float) -> list[list[Vec3]]:
    """Hip, knee and ankle of both legs."""
    feet = FEET[pose] if isinstance(pose, str) else pose
    length = _THIGH * max(hip_height, 0.30) / 0.30 if pose != "sit" else _THIGH * 1.12
    joints = []
    for side, foot in zip((1, -1), feet, strict=True):
        hip = (hip_width * side, hip_height, 0.0)
        knee, ankle = bend(hip, foot.ankle, length, foot.knee)
        joints.append([hip, knee, ankle])
    return joints
