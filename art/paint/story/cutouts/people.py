"""Whole people with real faces: dressed, aged and posed, one unit high, standing at the origin.

They look to the right; whoever looks to the left is laid with `flip`. For close views there are
`figures.head` and `faces.face`, from which these heads are made.
"""

import math
from dataclasses import dataclass, field
from typing import Literal, cast

from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures
from art.paint.story.cutouts.geometry import blob, ellipse, polygon, strip
from art.paint.story.sheets import Outline, Pattern, Point, Sheet

Facing = Literal["side", "front", "back"]
Hat = Literal["none", "cap", "beret", "straw", "kerchief", "top", "helmet", "wool", "tricorn"]


@dataclass(frozen=True)
class Stance:
    """Joints of a body one unit high: elbow and hand, hip, knee and foot."""

    near: tuple[Point, Point] = ((0.06, 0.53), (0.10, 0.40))
    far: tuple[Point, Point] = ((-0.10, 0.54), (-0.08, 0.41))
    legs: tuple[figures.Limb, figures.Limb] = (
        ((-0.045, 0.42), (-0.05, 0.21), (-0.055, 0.02)),
        ((0.045, 0.42), (0.05, 0.21), (0.055, 0.02)),
    )
    lean: float = 0.0
    nod: float = 0.0
    """How far the head is bent, in degrees; positive looks up."""


STAND = Stance()
WALK = Stance(
    legs=(
        ((-0.02, 0.42), (-0.08, 0.22), (-0.17, 0.05)),
        ((0.03, 0.42), (0.10, 0.23), (0.13, 0.02)),
    ),
    near=((0.02, 0.53), (0.13, 0.45)),
    far=((-0.12, 0.54), (-0.15, 0.42)),
    lean=-3,
)
SIT_LEGS: tuple[figures.Limb, figures.Limb] = (
    ((0.0, 0.40), (0.20, 0.40), (0.19, 0.14)),
    ((0.0, 0.38), (0.25, 0.38), (0.25, 0.12)),
)


@dataclass(frozen=True)
class Dress:
    """Who somebody is and what they wear."""

    skin: str = "#b5794f"
    hair: str = "#2a1820"
    coat: str = "#c8443c"
    legs: str = "#2c3350"
    shoes: str = "#2a1c24"
    cut: str = "short"
    """A cut of `figures` from the side, one of `faces` from the front."""
    kind: figures.Profile = figures.WOMAN
    look: faces.Expression = field(default_factory=faces.Expression)
    skirt: float = 0.0
    """How far a skirt reaches below the hips."""
    build: float = 1.0
    hat: Hat = "none"
    hat_colour: str = "#2c3350"
    apron: str = ""
    scarf: str = ""
    beard: bool = False
    old: bool = False
    pattern: Pattern | None = None
    head: float = 0.245


def person(dress: Dress, stance: Stance = STAND, facing: Facing = "side") -> list[Sheet]:
    """Somebody from head to foot."""
    tone = mix(dress.coat, "#140c20", 0.22 if facing == "side" else 0.10)
    far = _arm(stance.far, -0.055 * dress.build, dress, tone)
    sheets = far if facing == "side" else []
    for leg in stance.legs:
        sheets.extend(_leg(leg, dress, facing))
    sheets.extend(_torso(dress, facing))
    if facing != "side":
        sheets.extend(_arm(stance.far, -0.075 * dress.build, dress, tone))
    sheets.extend(_head(dress, stance, facing))
    shoulder = 0.01 if facing == "side" else 0.075 * dress.build
    sheets.extend(_arm(stance.near, shoulder, dress, mix(dress.coat, "#140c20", 0.10)))
    return [sheet.placed(0, 0, 1, stance.lean, flip=False) for sheet in sheets]


def _arm(joints: tuple[Point, Point], shoulder: float, dress: Dress, colour: str) -> list[Sheet]:
    elbow, wrist = joints
    sleeve = strip([(shoulder, 0.68), elbow, wrist], 0.088 * dress.build, 0.062)
    sleeve = sleeve | ellipse(0.044 * dress.build).at(shoulder, 0.68)
    turn = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])) - 90
    palm = blob("-.026,-.02 -.032,.03 -.022,.062 0,.07 .022,.062 .028,.02 .024,-.02")
    thumb = strip(((0.02, 0.012), (0.045, 0.05)), 0.022, 0.016) | ellipse(0.008).at(0.045, 0.05)
    hand = (palm | thumb).turned(turn).at(*wrist)
    return [Sheet(hand, dress.skin, lift=3), Sheet(sleeve, colour, lift=4)]


def _leg(leg: figures.Limb, dress: Dress, facing: Facing) -> list[Sheet]:
    x, y = leg[2]
    if facing == "side":
        shoe = blob("-.035,-.02 -.04,.03 .02,.035 .07,.015 .085,-.02 .085,-.02 -.035,-.02")
    else:
        shoe = blob("-.036,-.02 -.036,.02 0,.035 .036,.02 .036,-.02")
        shoe = shoe.at(0.012 if x > 0 else -0.012, 0)
    bare = dress.skirt > 0
    width = 0.062 if bare else 0.088 * dress.build
    return [
        Sheet(strip(list(leg), width, width * 0.72), dress.legs, lift=4),
        Sheet(shoe.at(x, y), dress.shoes, lift=3),
    ]


def _torso(dress: Dress, facing: Facing) -> list[Sheet]:
    wide = dress.build
    belly = 0.03 * (wide - 1) * 4 if facing == "side" else 0.0
    hem = 0.36 - dress.skirt if dress.skirt else 0.34
    flare = 0.125 * wide + dress.skirt * 0.34
    outline = blob(
        (-0.05, 0.735), (0.05, 0.735), (0.105 * wide, 0.685), (0.115 * wide + belly, 0.54),
        (0.112 * wide + belly * 0.6, 0.44), (flare, hem), (flare, hem), (0.0, hem - 0.012),
        (-flare, hem), (-flare, hem), (-0.108 * wide, 0.46), (-0.112 * wide, 0.56),
        (-0.105 * wide, 0.685),
    )  # fmt: skip
    sheets = [Sheet(outline, dress.coat, ("person",), lift=7, pattern=dress.pattern)]
    if dress.apron:
        front = polygon((0.0, 0.5), (0.12 * wide + belly, 0.5), (flare, hem), (0.02, hem))
        if facing == "front":
            front = blob(
                (-0.06, 0.66), (0.06, 0.66), (0.09, 0.46), (0.1, hem), (-0.1, hem), (-0.09, 0.46)
            )
        sheets.append(Sheet(front & outline, dress.apron, lift=3))
    if not dress.skirt and facing == "front":
        sheets.append(
            Sheet(strip(((0, 0.7), (0, 0.36)), 0.008), mix(dress.coat, "#140c20", 0.35), lift=0)
        )
    return sheets


def _head(dress: Dress, stance: Stance, facing: Facing) -> list[Sheet]:
    size = dress.head
    if facing == "side":
        eye: figures.Eye = "closed" if dress.look.gaze is None else "open"
        parts = figures.head(
            dress.skin, dress.hair, dress.kind, cast("figures.Hair", dress.cut), eye, lift=6
        )
        if dress.beard:
            parts.append(Sheet(blob(SIDE_BEARD), dress.hair, ("beard",), lift=4))
    elif facing == "front":
        neck = blob("-.15,-.3 .15,-.3 .17,-.8 -.17,-.8")
        parts = [Sheet(neck, mix(dress.skin, "#2a1418", 0.12), lift=3)]
        parts += faces.face(
            dress.skin,
            dress.hair,
            cast("faces.HairCut", dress.cut),
            dress.look,
            old=dress.old,
            beard=dress.beard,
            lift=7,
        )
    else:
        back = ellipse(0.42, 0.52).at(0, 0.03)
        neck = blob("-.15,-.3 .15,-.3 .17,-.8 -.17,-.8")
        parts = [Sheet(neck, mix(dress.skin, "#2a1418", 0.12), lift=3)]
        ears = ellipse(0.07, 0.1).at(-0.42, -0.04) | ellipse(0.07, 0.1).at(0.42, -0.04)
        parts.append(Sheet(ears, dress.skin, lift=3))
        parts.append(Sheet(back, dress.hair, lift=6))
    parts.extend(hat_sheets(dress.hat, dress.hat_colour))
    y = 0.735 + 0.52 * size
    placed = [part.placed(0.005, y, size, stance.nod, flip=False) for part in parts]
    if dress.scarf:
        scarf = blob("-.09,.745 0,.755 .09,.745 .1,.71 0,.685 -.1,.71")
        end = blob("-.07,.72 -.02,.72 -.05,.57 -.1,.57")
        placed += [
            Sheet(end, mix(dress.scarf, "#140c20", 0.12), lift=3),
            Sheet(scarf, dress.scarf, ("scarf",), lift=4),
        ]
    return placed


SIDE_BEARD = (
    "-.16,.02 -.06,-.16 .12,-.2 .28,-.2 .4,-.24 .42,-.4 .36,-.62 .2,-.74 0,-.66 -.14,-.46 -.2,-.2"
)

_HATS: dict[Hat, tuple[str, str]] = {
    "cap": (
        "-.47,.2 -.44,.52 -.1,.68 .24,.6 .38,.34 .38,.3 -.2,.24",
        ".2,.34 .36,.36 .62,.24 .62,.24 .34,.22",
    ),
    "beret": (
        "-.6,.36 -.5,.62 -.1,.72 .28,.6 .4,.4 .3,.32 -.3,.3",
        "-.12,.7 -.1,.8 -.06,.8 -.06,.7",
    ),
    "straw": (
        "-.38,.34 -.34,.6 0,.68 .34,.6 .38,.34",
        "-.74,.3 -.4,.36 0,.38 .4,.36 .74,.3 .4,.26 0,.25 -.4,.26",
    ),
    "kerchief": (
        "-.52,-.2 -.52,.3 -.3,.6 .04,.66 .3,.56 .38,.34 .1,.3 -.08,0 -.2,-.4 -.36,-.46",
        "-.4,-.36 -.3,-.3 -.4,-.6 -.56,-.58",
    ),
    "top": (
        "-.36,.36 -.36,.36 -.4,1.06 -.4,1.06 .36,1.06 .36,1.06 .32,.36 .32,.36",
        "-.6,.38 -.3,.32 .26,.32 .56,.38 .56,.38 .3,.44 -.34,.44",
    ),
    "helmet": (
        "-.5,.16 -.46,.5 -.16,.7 .14,.68 .38,.46 .42,.2 .42,.2 -.5,.16",
        "-.2,.68 -.1,.84 .14,.8 .1,.66",
    ),
    "wool": (
        "-.5,.2 -.46,.54 -.1,.72 .24,.64 .4,.32 .4,.32 -.5,.2",
        "-.16,.7 -.14,.88 .06,.88 .08,.7",
    ),
    "tricorn": (
        "-.7,.3 -.7,.3 -.5,.62 0,.72 .44,.64 .66,.34 .66,.34 .1,.42 -.3,.4",
        "-.1,.6 -.02,.68 .06,.6 -.02,.52",
    ),
}


def hat_sheets(hat: Hat, colour: str) -> list[Sheet]:
    """A hat for a head one unit high around the origin."""
    if hat == "none":
        return []
    crown, trim = _HATS[hat]
    return [
        Sheet(blob(crown), colour, ("hat",), lift=5),
        Sheet(blob(trim), mix(colour, "#140c20", 0.3), lift=3),
    ]


def fist(skin: str) -> list[Sheet]:
    """A closed hand seen from its fingers, thumb to the left, about 0.5 across around the origin.

    What it holds is laid after the first sheet, the back of the hand, or under the whole of it.
    """
    back = blob("-.24,-.2 -.27,.05 -.2,.22 .1,.25 .25,.16 .26,-.12 .16,-.24 -.1,-.27")
    sheets = [Sheet(back, mix(skin, "#2a1418", 0.14), ("hand",), lift=9)]
    for index, size in enumerate((1.0, 1.06, 1.0, 0.84)):
        finger = ellipse(0.066, 0.17 * size).at(-0.14 + 0.118 * index, 0.01 - 0.02 * index)
        sheets.append(Sheet(finger, mix(skin, "#2a1418", 0.02 * index), lift=4))
    thumb = strip([(-0.22, -0.16), (-0.12, -0.2), (0.04, -0.17)], 0.12, 0.1)
    sheets.append(Sheet(thumb | ellipse(0.05).at(0.04, -0.17), skin, lift=4))
    return sheets


def sleeve(line: list[Point], start: float, end: float) -> Outline:
    """A large sleeve along a curve, round at the shoulder."""
    return strip(line, start, end) | ellipse(start / 2).at(*line[0])


def bent_sleeve(shoulder: Point, elbow: Point, wrist: Point, wide: float) -> Outline:
    """A large sleeve of two straight parts with a true elbow."""
    upper = strip((shoulder, elbow), wide, 0.86 * wide) | ellipse(wide / 2).at(*shoulder)
    lower = strip((elbow, wrist), 0.86 * wide, 0.72 * wide) | ellipse(0.43 * wide).at(*elbow)
    return upper | lower
