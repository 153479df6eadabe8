"""People cut from paper: heads in profile, whole figures, hands and crowds."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from art.paint.story.colour import mix
from art.paint.story.cutouts.geometry import blob, ellipse, polygon, strip
from art.paint.story.sheets import Outline, Point, Sheet

Hair = Literal["none", "short", "bob", "bun", "long", "curls", "bald"]
Eye = Literal["open", "closed", "none"]
Front = Literal["blank", "eyes", "behind"]


@dataclass(frozen=True)
class Profile:
    """What tells one profile from another; 1 is an ordinary adult."""

    nose: float = 1.0
    chin: float = 1.0
    brow: float = 0.0
    lips: float = 1.0
    crown: float = 1.0
    sunken: float = 0.0
    """How far an old mouth falls in."""
    bridge: float = 0.0
    """How far the bridge of the nose stands out; below 0 it is hollow."""
    tip: float = 0.0
    """How far the tip of the nose turns up; below 0 it hangs."""


WOMAN = Profile(lips=1.2)
MAN = Profile(nose=1.15, chin=1.2, brow=1.0)
CHILD = Profile(nose=0.55, chin=0.75, lips=1.1, crown=1.08)
OLD = Profile(nose=1.4, chin=1.35, brow=0.6, lips=0.6, sunken=1.0)
HOOKED = Profile(nose=1.7, chin=1.25, brow=0.9, bridge=1.5, tip=-0.8)
SNUB = Profile(nose=0.9, chin=0.8, lips=1.2, bridge=-0.8, tip=1.3)
STRAIGHT = Profile(nose=1.25, chin=1.1, lips=0.9, bridge=0.8)


def profile_outline(kind: Profile = WOMAN, bust: bool = True) -> Outline:
    """A head that looks to the right, one unit from chin to crown, its ear near the origin."""
    nose, chin, lips, sunken = kind.nose, kind.chin, kind.lips, 0.035 * kind.sunken
    front: list[Point] = [
        (0.0, 0.56 * kind.crown),
        (0.20, 0.51 * kind.crown),
        (0.34, 0.38),
        (0.39, 0.22),
        (0.385 + 0.02 * kind.brow, 0.10),
        (0.36 + 0.02 * kind.bridge, 0.035),
        (0.385 + 0.03 * nose + 0.03 * kind.bridge, -0.05),
        (0.40 + 0.09 * nose, -0.135 + 0.03 * kind.tip),
        (0.39 + 0.07 * nose, -0.178 + 0.02 * kind.tip),
        (0.385, -0.19),
        (0.385, -0.19),
        (0.395 - sunken, -0.23),
        (0.395 + 0.035 * lips - sunken, -0.252),
        (0.385 - sunken, -0.276),
        (0.385 - sunken, -0.276),
        (0.390 + 0.030 * lips - sunken, -0.300),
        (0.378 - sunken, -0.335),
        (0.362, -0.362),
        (0.35 + 0.05 * chin, -0.42),
        (0.29 + 0.05 * chin, -0.485),
        (0.19, -0.515),
        (0.10, -0.56),
    ]
    back: list[Point] = [
        (-0.26, -0.56),
        (-0.34, -0.32),
        (-0.455, -0.02),
        (-0.43, 0.28),
        (-0.24, 0.49 * kind.crown),
    ]
    if not bust:
        return blob(*front, (0.06, -0.68), (-0.24, -0.70), *back)
    shoulders: list[Point] = [
        (0.09, -0.70),
        (0.20, -0.86),
        (0.55, -1.02),
        (0.80, -1.30),
        (0.86, -1.9),
        (0.86, -1.9),
        (-1.0, -1.9),
        (-1.0, -1.9),
        (-0.92, -1.25),
        (-0.62, -0.96),
        (-0.32, -0.80),
    ]
    return blob(*front, *shoulders, *back)


_HAIR: dict[Hair, tuple[Point, ...]] = {
    "short": (
        (0.33, 0.40), (0.20, 0.56), (-0.05, 0.63), (-0.33, 0.53), (-0.49, 0.25), (-0.49, -0.05),
        (-0.36, -0.30), (-0.24, -0.30), (-0.20, -0.08), (-0.10, 0.10), (0.02, 0.22), (0.14, 0.30),
    ),
    "bob": (
        (0.34, 0.38), (0.20, 0.58), (-0.08, 0.65), (-0.38, 0.54), (-0.55, 0.22), (-0.58, -0.18),
        (-0.48, -0.46), (-0.20, -0.50), (-0.06, -0.42), (-0.02, -0.14), (0.02, 0.12), (0.18, 0.26),
    ),
    "bun": (
        (0.33, 0.41), (0.18, 0.56), (-0.05, 0.60), (-0.25, 0.56), (-0.30, 0.72), (-0.48, 0.78),
        (-0.62, 0.64), (-0.58, 0.46), (-0.50, 0.28), (-0.48, 0.0), (-0.36, -0.26), (-0.26, -0.24),
        (-0.16, 0.02), (-0.02, 0.20), (0.14, 0.30),
    ),
    "long": (
        (0.34, 0.38), (0.22, 0.57), (-0.08, 0.65), (-0.40, 0.54), (-0.58, 0.20), (-0.62, -0.30),
        (-0.70, -0.75), (-0.82, -1.30), (-0.50, -1.50), (-0.22, -1.20), (-0.16, -0.70),
        (-0.10, -0.20), (0.0, 0.12), (0.18, 0.27),
    ),
    "curls": (
        (0.36, 0.40), (0.33, 0.58), (0.16, 0.60), (0.06, 0.74), (-0.12, 0.66), (-0.28, 0.75),
        (-0.40, 0.58), (-0.58, 0.52), (-0.54, 0.32), (-0.67, 0.16), (-0.54, 0.0), (-0.60, -0.20),
        (-0.42, -0.26), (-0.30, -0.40), (-0.20, -0.22), (-0.16, 0.0), (-0.02, 0.16), (0.12, 0.26),
        (0.24, 0.26),
    ),
    "bald": (
        (-0.20, 0.12), (-0.36, 0.20), (-0.47, 0.06), (-0.44, -0.16), (-0.34, -0.30), (-0.24, -0.26),
        (-0.20, -0.08),
    ),
}  # fmt: skip


def head(
    skin: str,
    hair_colour: str,
    kind: Profile = WOMAN,
    hair: Hair = "short",
    eye: Eye = "open",
    dress: str | None = None,
    lift: float = 12,
) -> list[Sheet]:
    """A head in profile with hair and a face; with a dress it has shoulders."""
    sheets = [Sheet(profile_outline(kind, bust=dress is not None), skin, ("face",), lift=lift)]
    if dress is not None:
        collar = blob(
            "-.3,-.72 -.1,-.86 .12,-.82 .22,-.86 .57,-1 .84,-1.3 .9,-1.95 -1.05,-1.95 "
            "-.96,-1.25 -.64,-.94"
        )
        sheets.append(Sheet(collar, dress, lift=7))
    dark = mix(skin, "#2a1418", 0.62)
    if eye == "open":
        white = blob(".2,.03 .26,.07 .33,.05 .34,.02 .27,0")
        sheets.append(Sheet(white, "#fdf8ec", lift=2))
        sheets.append(Sheet(ellipse(0.028).at(0.305, 0.035), "#1c1420", ("eye",), lift=1))
        sheets.append(Sheet(strip([(0.18, 0.03), (0.26, 0.085), (0.345, 0.06)], 0.012), dark))
    elif eye == "closed":
        lid = strip([(0.19, 0.04), (0.26, 0.0), (0.335, 0.03)], 0.018)
        sheets.append(Sheet(lid, dark, lift=1))
    if eye != "none":
        brow = strip([(0.18, 0.125), (0.27, 0.16), (0.365, 0.125)], 0.012, 0.026)
        sheets.append(Sheet(brow, mix(hair_colour, "#000000", 0.2), lift=1))
        blush = mix(skin, "#e0503c", 0.35)
        sheets.append(Sheet(ellipse(0.075, 0.06).at(0.20, -0.16), blush, lift=1))
    ear = ellipse(0.06, 0.095).turned(12).at(-0.05, -0.03)
    sheets.append(Sheet(ear, mix(skin, "#b04030", 0.18), lift=4))
    if hair != "none":
        sheets.append(Sheet(blob(*_HAIR[hair]), hair_colour, lift=6))
    return sheets


def hand_outline(spread: Sequence[float], lengths: Sequence[float] | None = None) -> Outline:
    """An open hand pointing up from a wrist at the origin; `spread` are five angles, thumb first.

    Angles are degrees from upright, positive to the left; about one unit high.
    """
    reach = lengths or (0.30, 0.40, 0.46, 0.42, 0.32)
    roots = ((0.20, 0.22), (0.16, 0.44), (0.05, 0.48), (-0.06, 0.46), (-0.15, 0.40))
    palm = blob("-.11,-.25 -.12,0 -.2,.18 -.2,.42 0,.5 .2,.46 .21,.2 .13,0 .12,-.25")
    outline = palm
    for angle, length, (x, y) in zip(spread, reach, roots, strict=True):
        a = math.radians(90 + angle)
        tip = (x + length * math.cos(a), y + length * math.sin(a))
        outline = outline | strip(((x, y), tip), 0.115, 0.092) | ellipse(0.046).at(*tip)
    return outline


def hand(
    skin: str,
    spread: Sequence[float] = (-48, -14, -2, 9, 22),
    lengths: Sequence[float] | None = None,
    sleeve: str | None = None,
    nails: bool = True,
) -> list[Sheet]:
    """A hand with nails and perhaps a sleeve, pointing up from the origin."""
    sheets = [Sheet(hand_outline(spread, lengths), skin, ("hand",), lift=12)]
    if nails:
        reach = lengths or (0.30, 0.40, 0.46, 0.42, 0.32)
        roots = ((0.20, 0.22), (0.16, 0.44), (0.05, 0.48), (-0.06, 0.46), (-0.15, 0.40))
        pale = mix(skin, "#ffffff", 0.45)
        for angle, length, (x, y) in zip(spread, reach, roots, strict=True):
            a = math.radians(90 + angle)
            tip = (x + (length + 0.005) * math.cos(a), y + (length + 0.005) * math.sin(a))
            nail = ellipse(0.028, 0.036).turned(angle).at(*tip)
            sheets.append(Sheet(nail, pale, lift=1))
    if sleeve:
        arm = polygon((-0.17, 0.02), (0.17, 0.02), (0.26, -1.6), (-0.26, -1.6))
        cuff = polygon((-0.185, 0.06), (0.185, 0.06), (0.19, -0.06), (-0.19, -0.06))
        sheets.append(Sheet(arm, sleeve, ("sleeve",), lift=9))
        sheets.append(Sheet(cuff, mix(sleeve, "#ffffff", 0.8), lift=4))
    return sheets


Limb = tuple[Point, Point, Point]


@dataclass(frozen=True)
class Pose:
    """Limbs by their joints, for a figure one unit high standing at the origin."""

    arms: tuple[Limb, Limb]
    legs: tuple[Limb, Limb]
    lean: float = 0.0


STANDING = Pose(
    arms=(
        ((-0.09, 0.72), (-0.15, 0.56), (-0.13, 0.42)),
        ((0.09, 0.72), (0.15, 0.56), (0.13, 0.42)),
    ),
    legs=(
        ((-0.05, 0.45), (-0.055, 0.22), (-0.06, 0.0)),
        ((0.05, 0.45), (0.055, 0.22), (0.06, 0.0)),
    ),
)
WALKING = Pose(
    arms=(
        ((-0.08, 0.72), (-0.17, 0.58), (-0.13, 0.44)),
        ((0.08, 0.72), (0.15, 0.58), (0.22, 0.47)),
    ),
    legs=(((-0.03, 0.45), (-0.10, 0.24), (-0.20, 0.04)), ((0.03, 0.45), (0.13, 0.25), (0.16, 0.0))),
    lean=-4,
)
RUNNING = Pose(
    arms=(
        ((-0.08, 0.72), (-0.22, 0.62), (-0.28, 0.76)),
        ((0.08, 0.72), (0.20, 0.58), (0.32, 0.68)),
    ),
    legs=(
        ((-0.03, 0.45), (-0.18, 0.30), (-0.38, 0.30)),
        ((0.03, 0.45), (0.20, 0.36), (0.24, 0.08)),
    ),
    lean=-14,
)
SKATING = Pose(
    arms=(
        ((-0.07, 0.74), (-0.20, 0.68), (-0.32, 0.72)),
        ((0.07, 0.74), (0.18, 0.62), (0.30, 0.60)),
    ),
    legs=(
        ((-0.03, 0.45), (-0.16, 0.28), (-0.36, 0.22)),
        ((0.03, 0.45), (0.12, 0.24), (0.04, 0.0)),
    ),
    lean=-16,
)
REACHING = Pose(
    arms=(
        ((-0.08, 0.72), (-0.14, 0.88), (-0.10, 1.08)),
        ((0.08, 0.72), (0.15, 0.90), (0.13, 1.10)),
    ),
    legs=STANDING.legs,
)
WAVING = Pose(
    arms=(STANDING.arms[0], ((0.09, 0.72), (0.20, 0.84), (0.24, 1.02))), legs=STANDING.legs
)


def figure(
    coat: str,
    skin: str,
    hair: str,
    pose: Pose = STANDING,
    skirt: bool = False,
    trousers: str = "#2c2a3a",
    lift: float = 6,
    front: Front = "blank",
) -> list[Sheet]:
    """A whole person, one unit high: with a plain face, with eyes and mouth, or from behind."""
    sheets: list[Sheet] = []

    def add(outline: Outline, colour: str, height: float = lift, *tags: str) -> None:
        sheets.append(Sheet(outline.turned(pose.lean), colour, tags, lift=height))

    for leg in pose.legs:
        foot = ellipse(0.045, 0.022).at(leg[2][0] + 0.02, leg[2][1] + 0.01)
        add(strip(leg, 0.085, 0.06), trousers)
        add(foot, mix(trousers, "#000000", 0.4))
    if skirt:
        add(
            blob("-.08,.75 .08,.75 .1,.5 .2,.16 .2,.16 0,.13 -.2,.16 -.2,.16 -.1,.5"),
            coat, lift, "person",
        )  # fmt: skip
    else:
        add(
            blob("-.09,.76 .09,.76 .115,.6 .12,.36 .12,.36 -.12,.36 -.12,.36 -.115,.6"),
            coat, lift, "person",
        )  # fmt: skip
    for arm in pose.arms:
        add(strip(arm, 0.075, 0.055), mix(coat, "#000000", 0.12), 3)
        add(ellipse(0.033).at(*arm[2]), skin, 2)
    add(strip(((0, 0.74), (0, 0.82)), 0.06), skin, 2)
    add(ellipse(0.095, 0.11).at(0, 0.89), skin, 4)
    cap = blob("-.1,.9 -.1,.99 0,1.025 .1,.99 .1,.9 .04,.95 -.05,.95")
    add(cap, hair, 2)
    if front == "eyes":
        add(ellipse(0.012).at(-0.036, 0.895) | ellipse(0.012).at(0.036, 0.895), "#1c1420", 0)
        add(strip([(-0.03, 0.845), (0.0, 0.835), (0.03, 0.845)], 0.009), "#7a2a2a", 0)
    elif front == "behind":
        add(ellipse(0.1, 0.108).at(0, 0.905), hair, 2)
    return sheets


def adult_outline(
    pose: Pose = STANDING, coat: float = 0.0, hat: bool = False, skirt: bool = False
) -> Outline:
    """The silhouette of a slender adult, one unit high; `coat` is how far tails fly behind."""
    legs = [strip(leg, 0.075, 0.04) for leg in pose.legs]
    feet = [ellipse(0.045, 0.016).at(x + 0.025, y + 0.012) for _, _, (x, y) in pose.legs]
    arms = [strip(arm, 0.062, 0.03) | ellipse(0.02).at(*arm[2]) for arm in pose.arms]
    outline = blob("-.075,.77 0,.79 .075,.77 .085,.6 .075,.42 -.075,.42 -.085,.6")
    outline = outline | strip(((0.0, 0.76), (0.0, 0.86)), 0.045) | ellipse(0.05, 0.068).at(0, 0.92)
    for limb in (*legs, *feet, *arms):
        outline = outline | limb
    if skirt:
        outline = outline | blob("-.07,.6 .07,.6 .11,.3 .15,.1 .15,.1 -.15,.1 -.15,.1 -.11,.3")
    if coat:
        far, hem = -0.1 - 0.3 * coat, 0.2 + 0.08 * coat
        outline = outline | blob(
            (-0.08, 0.62), (far, hem), (far, hem), (far * 0.4, hem - 0.03), (0.1, hem - 0.02),
            (0.1, hem - 0.02), (0.09, 0.6),
        )  # fmt: skip
    if hat:
        outline = outline | ellipse(0.115, 0.016).at(0, 0.965)
        outline = outline | blob("-.055,.965 -.05,1.03 0,1.045 .05,1.03 .055,.965")
    return outline.turned(pose.lean)


def crowd(
    colours: Sequence[str], count: int, level: float, size: float, seed: float
) -> list[Sheet]:
    """Heads and shoulders from behind, side by side along the lower edge."""
    sheets = []
    for index in range(count):
        x = -1.0 + 2.0 * (index + 0.5) / count + 0.05 * math.sin(index * 5.1 + seed)
        y = level + 0.35 * size * math.sin(index * 2.7 + seed * 1.3)
        wide = size * (0.92 + 0.14 * math.sin(index * 3.3 + seed))
        colour = colours[index % len(colours)]
        shoulders = blob("-1.15,-4 -1.1,-.9 -.75,-.45 -.25,-.3 .25,-.3 .75,-.45 1.1,-.9 1.15,-4")
        whole = ellipse(0.36, 0.44).at(0, 0.05) | polygon(
            (-0.16, -0.5), (0.16, -0.5), (0.16, -0.1), (-0.16, -0.1)
        )
        sheets.append(Sheet((whole | shoulders).scaled(wide).at(x, y), colour, ("crowd",), lift=9))
    return sheets
