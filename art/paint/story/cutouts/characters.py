"""People with real faces: storybook persons large enough to be looked at, cut from paper."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures
from art.paint.story.cutouts.faces import Expression, HairCut
from art.paint.story.cutouts.figures import Hair, Limb, Profile
from art.paint.story.cutouts.geometry import blob, ellipse, polygon, strip
from art.paint.story.sheets import Outline, Pattern, Point, Sheet

Facing = Literal["front", "side", "back"]

HANGING: tuple[Limb, Limb] = (
    ((-0.11, 0.62), (-0.18, 0.47), (-0.17, 0.33)),
    ((0.11, 0.62), (0.18, 0.47), (0.17, 0.33)),
)
LEGS: tuple[Limb, Limb] = (
    ((-0.06, 0.36), (-0.065, 0.18), (-0.07, 0.02)),
    ((0.06, 0.36), (0.065, 0.18), (0.07, 0.02)),
)
STRIDE: tuple[Limb, Limb] = (
    ((-0.04, 0.36), (-0.1, 0.2), (-0.19, 0.05)),
    ((0.04, 0.36), (0.12, 0.2), (0.14, 0.02)),
)
SEATED: tuple[Limb, Limb] = (
    ((-0.06, 0.36), (-0.07, 0.26), (-0.07, 0.1)),
    ((0.06, 0.36), (0.07, 0.26), (0.07, 0.1)),
)

_PROFILE_HAIR: dict[HairCut, Hair] = {
    "none": "none",
    "short": "short",
    "bob": "bob",
    "bald": "bald",
    "bun": "bun",
    "afro": "curls",
    "braids": "long",
    "scarf": "bob",
}


@dataclass(frozen=True)
class Looks:
    """Who somebody is: body, hair and dress."""

    skin: str
    hair: str
    cut: HairCut
    coat: str
    trousers: str = "#2c2a3a"
    skirt: bool = False
    old: bool = False
    beard: bool = False
    profile: Profile = figures.WOMAN
    pattern: Pattern | None = None
    stout: float = 1.0
    """How broad the body is."""
    barefoot: bool = False


def person(
    looks: Looks,
    facing: Facing = "front",
    arms: tuple[Limb, ...] = HANGING,
    legs: tuple[Limb, ...] = LEGS,
    expression: Expression | None = None,
    *,
    tilt: float = 0.0,
    lift: float = 7,
) -> list[Sheet]:
    """A person one unit high at the origin, with a large head; seen from the side it looks right.

    The head tilts anticlockwise by degrees. Without legs the person may sit behind something.
    """
    sheets: list[Sheet] = []
    shoe = looks.skin if looks.barefoot else mix(looks.trousers, "#000000", 0.4)
    for leg in legs:
        x, y = leg[2]
        sheets.append(Sheet(strip(leg, 0.105, 0.075), looks.trousers, lift=lift * 0.6))
        sheets.append(Sheet(ellipse(0.062, 0.03).at(x + 0.02, y), shoe, lift=lift * 0.4))
    sheets.append(Sheet(_coat(looks), looks.coat, ("person",), lift=lift, pattern=looks.pattern))
    if facing != "back":
        sheets.extend(_arms(looks, arms, lift))
    sheets.extend(_head(looks, facing, expression, tilt, lift))
    if facing == "back":
        sheets.extend(_arms(looks, arms, lift))
    return sheets


def _coat(looks: Looks) -> Outline:
    if looks.skirt:
        cut = blob(
            "-.1,.68 .1,.68 .13,.6 .12,.46 .21,.14 .21,.14 0,.11 -.21,.14 -.21,.14 -.12,.46 -.13,.6"
        )
    else:
        cut = blob(
            "-.1,.68 .1,.68 .14,.6 .145,.45 .14,.28 .14,.28 -.14,.28 -.14,.28 -.145,.45 -.14,.6"
        )
    return cut.scaled(looks.stout, 1)


def _arms(looks: Looks, arms: Sequence[Limb], lift: float) -> list[Sheet]:
    sheets = []
    sleeve = mix(looks.coat, "#000000", 0.12)
    for shoulder, elbow, wrist in arms:
        place = (shoulder[0] * looks.stout, shoulder[1])
        arm = strip((place, elbow, wrist), 0.09, 0.07) | ellipse(0.045).at(*place)
        sheets.append(Sheet(mitten(elbow, wrist), looks.skin, lift=2))
        sheets.append(Sheet(arm, sleeve, lift=lift * 0.5))
    return sheets


def mitten(elbow: Point, wrist: Point, size: float = 1.0) -> Outline:
    """A small closed hand that continues an arm."""
    dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    dx, dy = dx / length * size, dy / length * size
    x, y = wrist
    palm = strip(((x - dx * 0.01, y - dy * 0.01), (x + dx * 0.045, y + dy * 0.045)), 0.068 * size)
    tip = ellipse(0.037 * size).at(x + dx * 0.045, y + dy * 0.045)
    thumb = ellipse(0.017 * size).at(x + dx * 0.03 - dy * 0.042, y + dy * 0.03 + dx * 0.042)
    return palm | tip | thumb


def _head(
    looks: Looks, facing: Facing, expression: Expression | None, tilt: float, lift: float
) -> list[Sheet]:
    neck = strip(((0.0, 0.62), (0.0, 0.74)), 0.085)
    sheets = [Sheet(neck, mix(looks.skin, "#3a1418", 0.15), lift=2)]
    if facing == "side":
        eye: figures.Eye = "open"
        if expression is not None and expression.gaze is None:
            eye = "closed"
        hair = _PROFILE_HAIR[looks.cut]
        cut = figures.head(looks.skin, looks.hair, looks.profile, hair, eye, lift=lift)
        if looks.beard:
            cut.append(Sheet(blob(BEARD), looks.hair, ("beard",), lift=4))
    else:
        cut = faces.face(
            looks.skin, looks.hair, looks.cut, expression,
            old=looks.old, beard=looks.beard, lift=lift,
        )  # fmt: skip
    sheets.extend(sheet.placed(0, 0.83, 0.31, tilt, False) for sheet in cut)
    if facing == "back":
        crown = blob(
            "-.41,.1 -.39,.42 0,.6 .39,.42 .41,.1 .38,-.12 .26,-.3 0,-.34 -.26,-.3 -.38,-.12"
        )
        ears = ellipse(0.07, 0.09).at(-0.42, -0.02) | ellipse(0.07, 0.09).at(0.42, -0.02)
        nape = blob("-.36,0 .36,0 .34,-.3 .2,-.5 -.2,-.5 -.34,-.3")
        for outline, colour in ((nape, looks.skin), (crown, looks.hair), (ears, looks.skin)):
            sheets.append(Sheet(outline, colour, lift=2).placed(0, 0.83, 0.31, tilt, False))
    return sheets


BEARD = (
    "-.06,-.1 .06,-.2 .2,-.22 .34,-.2 .42,-.24 .36,-.28 .4,-.34 .42,-.5 .3,-.72 .1,-.74 "
    "-.06,-.5 -.1,-.26"
)
"""A beard for a profile that looks to the right."""


def fist(skin: str, sleeve: str | None = None) -> list[Sheet]:
    """A hand closed around something, its fingers in front; it points up, about 0.6 high."""
    back = blob("-.2,.0 -.24,.2 -.2,.4 0,.46 .2,.42 .24,.2 .18,.0 .14,-.3 -.14,-.3")
    sheets = [Sheet(back, skin, ("hand",), lift=9)]
    if sleeve:
        arm = polygon((-0.2, -0.16), (0.2, -0.16), (0.3, -1.8), (-0.3, -1.8))
        sheets.append(Sheet(arm, sleeve, ("sleeve",), lift=8))
        cuff = polygon((-0.22, -0.1), (0.22, -0.1), (0.225, -0.22), (-0.225, -0.22))
        sheets.append(Sheet(cuff, mix(sleeve, "#ffffff", 0.75), lift=4))
    for index in range(4):
        y = 0.36 - 0.105 * index
        reach = (0.19, 0.23, 0.22, 0.17)[index]
        finger = strip(((0.2, y), (0.2 - reach * 1.5, y)), 0.105) | ellipse(0.052).at(
            0.2 - reach * 1.5, y
        )
        finger = finger | ellipse(0.052).at(0.2, y)
        sheets.append(Sheet(finger, mix(skin, "#ffffff", 0.07), lift=3))
    thumb = strip([(-0.12, 0.0), (-0.24, 0.16), (-0.2, 0.34)], 0.13, 0.1) | ellipse(0.05).at(
        -0.2, 0.34
    )
    sheets.append(Sheet(thumb, mix(skin, "#ffffff", 0.1), lift=4))
    return sheets
