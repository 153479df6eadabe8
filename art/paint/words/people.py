"""People of cut paper: heads with hair and a mood, and whole figures."""

from dataclasses import dataclass
from typing import Literal

from art.paint.story.cutouts.geometry import blob, points
from art.paint.story.sheets import Sheet
from art.paint.words.colours import (
    AMBER,
    BROWN,
    DARK_BROWN,
    INK,
    NAVY,
    OLIVE,
    ORANGE,
    PEACH,
    RED,
    SILVER,
    SKY,
    UMBER,
    WHITE,
)
from art.paint.words.picture import Sheets
from art.paint.words.pieces import cheeks, cut, eyes, laugh_mouth, mark, moved, shut_eyes, smile
from art.paint.words.shapes import arc, both, burst, disc, discs, drop, even, line, lines, slab

Hair = Literal["short", "bob", "long", "tails", "bun", "curls", "bald", "spiky", "none"]
Gaze = Literal["open", "shut", "glad", "wide", "up", "left", "right", "tired"]
Mouth = Literal[
    "smile", "laugh", "sad", "round", "flat", "wavy", "tongue", "teeth", "smirk", "none"
]
Brows = Literal["none", "angry", "worried", "high"]


@dataclass(frozen=True)
class Look:
    """What somebody looks like."""

    skin: str = PEACH
    hair: str = BROWN
    cut: Hair = "short"


ANN = Look(PEACH, AMBER, "tails")
BEN = Look(UMBER, INK, "curls")
GRANDDAD = Look(PEACH, SILVER, "bald")
GRANNY = Look(PEACH, SILVER, "bun")
JAN = Look(OLIVE, DARK_BROWN, "short")
KIM = Look(PEACH, ORANGE, "spiky")
LEA = Look(PEACH, BROWN, "tails")
MIA = Look(OLIVE, DARK_BROWN, "bob")
TOM = Look(PEACH, ORANGE, "short")
"""The people who appear again and again."""


def face(
    gaze: Gaze = "open", mouth: Mouth = "smile", brows: Brows = "none", blush: bool = True
) -> Sheets:
    """The features of a face around the origin, for a head with the radius 0.5."""
    sheets: Sheets = [cheeks(-0.12, 0.33, 0.085)] if blush else []
    sheets += _gaze(gaze)
    if brows == "angry":
        sheets.append(mark(DARK_BROWN, both(line(".07,.2 .32,.32", 0.07))))
    elif brows == "worried":
        sheets.append(mark(DARK_BROWN, both(line(".08,.34 .3,.24", 0.055))))
    elif brows == "high":
        sheets.append(mark(DARK_BROWN, both(arc(0.19, 0.24, 0.12, 40, 140, 0.05))))
    return [*sheets, *_mouth(mouth)]


def _gaze(gaze: Gaze) -> Sheets:
    if gaze in ("shut", "glad"):
        return [shut_eyes(0.06, 0.19, 0.1, glad=gaze == "glad")]
    looks = {"up": (0.0, 0.8), "left": (-0.8, 0.0), "right": (0.8, 0.0), "tired": (0.0, -0.4)}
    size = 0.15 if gaze == "wide" else 0.11
    return eyes(0.08, 0.19, size, looks.get(gaze, (0.0, 0.0)))


def _mouth(mouth: Mouth) -> Sheets:
    if mouth == "smile":
        return [smile(0, -0.22, 0.17)]
    if mouth == "sad":
        return [smile(0, -0.12, 0.15, glad=False)]
    if mouth == "laugh":
        return laugh_mouth(0, -0.12, 0.21)
    if mouth == "round":
        return [mark("#7c2233", disc(0, -0.24, 0.1, 0.13))]
    if mouth == "flat":
        return [mark(INK, line("-.13,-.22 .13,-.22", 0.045))]
    if mouth == "wavy":
        return [mark(INK, line("-.18,-.22 -.1,-.18 0,-.26 .1,-.18 .18,-.22", 0.045))]
    if mouth == "smirk":
        return [mark(INK, line("-.14,-.24 .04,-.26 .18,-.14", 0.045))]
    if mouth == "teeth":
        return [
            cut("#7c2233", slab(0, -0.24, 0.36, 0.2, 0.08), 2),
            mark(WHITE, slab(0, -0.24, 0.3, 0.13, 0.04)),
            mark(INK, lines("-.08,-.18 -.08,-.3;0,-.18 0,-.3;.08,-.18 .08,-.3", 0.015)),
        ]
    if mouth == "tongue":
        return [
            smile(0, -0.2, 0.17),
            cut("#ee6f7e", even("0,-.22 .1,-.24 .1,-.4 0,-.48").at(0.03, 0), 2),
        ]
    return []


def head(look: Look, features: Sheets) -> Sheets:
    """A head around the origin with the radius 0.5, its hair behind and before the face."""
    return [
        *_hair_behind(look),
        cut(look.skin, both(disc(0.5, 0, 0.1)), 4),
        cut(look.skin, disc(0, 0, 0.5, 0.5), 9),
        *features,
        *_hair_before(look),
    ]


def _hair_behind(look: Look) -> Sheets:
    shapes = {
        "bob": even("0,.62 .5,.5 .66,.0 .62,-.44 .4,-.46 0,-.4"),
        "long": even("0,.64 .5,.54 .68,.0 .72,-.7 .5,-.86 .3,-.5 0,-.4"),
        "tails": both(blob(".4,.3 .74,.4 .96,.0 .84,-.46 .66,-.3 .56,.06")),
        "bun": disc(0, 0.64, 0.24),
        "curls": discs("-.5,.1 -.5,.36 -.3,.54 0,.62 .3,.54 .5,.36 .5,.1 -.54,-.14 .54,-.14", 0.22),
        "bald": both(discs(".5,.1 .52,-.06 .48,.24", 0.14)),
        "spiky": burst(0, 0.14, 0.74, 0.5, 11),
    }
    shape = shapes.get(look.cut)
    return [cut(look.hair, shape, 7)] if shape else []


def _hair_before(look: Look) -> Sheets:
    if look.cut in ("bald", "none"):
        return []
    if look.cut == "spiky":
        return [
            cut(
                look.hair,
                blob("-.5,.1 -.4,.46 0,.58 .4,.46 .5,.1 .36,.28 .2,.2 .04,.32 -.16,.2 -.3,.3"),
                4,
            )
        ]
    if look.cut == "short":
        return [
            cut(
                look.hair,
                blob("-.53,.06 -.5,.4 -.2,.6 .2,.6 .5,.4 .53,.06 .4,.26 .1,.3 -.1,.24 -.4,.26"),
                5,
            )
        ]
    if look.cut == "curls":
        return [cut(look.hair, discs("-.36,.36 -.16,.46 .1,.48 .34,.38", 0.16), 4)]
    return [
        cut(look.hair, blob("-.52,.0 -.48,.4 0,.6 .48,.4 .52,.0 .4,.24 .06,.4 -.06,.4 -.4,.24"), 5)
    ]


ARMS_DOWN = "-.26,.04 -.5,-.36;.26,.04 .5,-.36"
ARMS_UP = "-.26,.04 -.66,.5;.26,.04 .66,.5"
LEGS = "-.15,-.5 -.17,-1;.15,-.5 .17,-1"


def person(
    topped: Sheets,
    shirt: str,
    *,
    skin: str = PEACH,
    legs: str = NAVY,
    stance: str = LEGS,
    arms: str = ARMS_DOWN,
    dress: bool = False,
    shoes: str = RED,
) -> Sheets:
    """A whole figure with this head, a child's proportions; arms and legs are paths."""
    feet = [points(path)[-1] for path in stance.split(";")]
    hands = [points(path)[-1] for path in arms.split(";")]
    body = even("0,.16 .24,.12 .3,-.2 .3,-.56 0,-.6")
    if dress:
        body = even("0,.16 .22,.12 .28,-.16 .52,-.7 .52,-.7 0,-.74")
    limbs: list[Sheet] = [cut(skin if dress else legs, lines(stance, 0.2), 6)]
    for x, y in feet:
        limbs.append(cut(shoes, disc(x, y - 0.04, 0.15, 0.1), 5))
    return [
        *limbs,
        cut(shirt, body, 8),
        cut(shirt, lines(arms, 0.17), 6),
        *(cut(skin, disc(x, y, 0.1), 4) for x, y in hands),
        *moved(topped, 0, 0.54),
    ]


def tears(size: float = 0.12) -> Sheet:
    """Two tears that run down the cheeks."""
    return cut(SKY, drop(-0.26, -0.16, size) | drop(0.26, -0.16, size), 3)


def beard(colour: str = SILVER) -> Sheets:
    """A full beard with a moustache."""
    return [
        cut(colour, even("0,-.08 .3,-.04 .52,.04 .5,-.4 .3,-.76 0,-.92"), 5),
        cut(
            WHITE if colour == SILVER else colour,
            both(blob(".0,-.06 .2,-.02 .36,-.14 .2,-.22 .0,-.16")),
            3,
        ),
        mark("#7c2233", disc(0, -0.26, 0.09, 0.05)),
    ]


def winter_hat(colour: str) -> Sheets:
    """A hat with a bobble for a head around the origin."""
    return [
        cut(colour, even("0,.66 .4,.54 .54,.2 .54,.2 0,.24"), 6),
        cut(WHITE, slab(0, 0.24, 1.1, 0.17, 0.08) | disc(0, 0.7, 0.14), 5),
    ]
