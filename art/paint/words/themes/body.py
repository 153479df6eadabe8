"""The body, and when it hurts."""

from art.paint.story.cutouts.geometry import blob
from art.paint.words.colours import (
    BLUE,
    BROWN,
    INK,
    NAVY,
    OLIVE,
    PEACH,
    RED,
    RUST,
    SILVER,
    SLATE,
    WHITE,
    YELLOW,
)
from art.paint.words.people import BEN, MIA, TOM, Look, face, head, person
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import cheeks, cut, dots, mark, shut_eyes, smile, sparkles
from art.paint.words.shapes import arc, both, disc, discs, drop, even, line, lines, slab
from art.paint.words.themes.sky import BOLT


@word("#b9d5dd")
def dentist() -> Sheets:
    return [
        cut(
            WHITE,
            blob(
                "-.7,.6 -.3,.76 0,.6 .3,.76 .7,.6 .8,.1 .5,-.3 .4,-.9 .2,-.96 .1,-.5 0,-.4"
                " -.1,-.5 -.2,-.96 -.4,-.9 -.5,-.3 -.8,.1"
            ),
            11,
        ),
        *dots(0.2, 0.22, 0.08),
        smile(0, -0.06, 0.18),
        cheeks(0.02, 0.46, 0.09),
        cut(SLATE, line(".5,-1 1,-.2", 0.08), 6),
        cut(SILVER, disc(1.06, 0.02, 0.27), 8),
        cut("#e4f3f8", disc(1.06, 0.02, 0.19), 0),
        sparkles("-.8,.86 .7,.9", 0.16, WHITE),
    ]


@word("#a9cbb8")
def belly() -> Sheets:
    return [
        cut(NAVY, slab(0, -0.94, 1.3, 0.4, 0.1), 7),
        cut(PEACH, even("0,.6 .5,.5 .84,-.1 .76,-.66 .4,-.86 0,-.88"), 10),
        cut(
            RED,
            blob("-.6,.9 -.6,.9 .6,.9 .6,.9 .9,.5 .76,.3 .3,.42 0,.3 -.3,.42 -.76,.3 -.9,.5"),
            8,
            "stripes",
        ),
        mark("#d98f6c", arc(0, -0.3, 0.08, 20, 340, 0.05)),
        cut(PEACH, both(line(".86,.4 1.06,-.1 .7,-.36", 0.18)), 6),
    ]


@word("#c7c59c")
def tummy_ache() -> Sheets:
    return [
        *person(
            head(
                MIA,
                [*face("shut", "none", "worried", blush=False), smile(0, -0.14, 0.13, glad=False)],
            ),
            BLUE,
            skin=OLIVE,
            arms="-.26,.04 -.46,-.2 -.1,-.34;.26,.04 .46,-.2 .1,-.34",
        ),
        cut(
            YELLOW,
            BOLT.scaled(0.24).turned(30).at(-0.62, -0.3)
            | BOLT.scaled(0.24).turned(-30).at(0.62, -0.3),
            5,
        ),
    ]


@word("#a4c3de")
def cold_nose() -> Sheets:
    return [
        *head(
            TOM,
            [
                shut_eyes(0.1, 0.19, 0.1),
                cheeks(-0.08, 0.36, 0.08),
                *face("shut", "none", "worried", blush=False)[1:],
            ],
        ),
        cut(RED, disc(0, -0.04, 0.12), 4),
        cut(WHITE, blob("-.36,-.06 -.1,-.16 .1,-.16 .36,-.06 .4,-.5 .2,-.7 -.2,-.7 -.4,-.5"), 7),
        mark(SILVER, lines("-.1,-.2 -.16,-.56;.1,-.2 .16,-.56;0,-.2 0,-.5", 0.025)),
        cut(PEACH, both(disc(0.32, -0.46, 0.13)), 6),
        cut(
            "#bfe3b0",
            drop(-0.66, -0.1, 0.1, 60)
            | drop(0.66, -0.1, 0.1, -60)
            | drop(-0.8, -0.36, 0.1, 80)
            | drop(0.8, -0.36, 0.1, -80),
            5,
        ),
    ]


@word("#f6dfa0")
def smile_() -> Sheets:
    return [
        cut(RED, blob("-1,.3 -.5,.4 0,.3 .5,.4 1,.3 .7,-.3 0,-.6 -.7,-.3"), 10),
        cut(WHITE, blob("-.84,.2 0,.16 .84,.2 .6,-.16 0,-.36 -.6,-.16"), 3),
        mark(
            SILVER,
            lines(
                "-.5,.2 -.46,-.16;-.24,.18 -.22,-.28;0,.16 0,-.34;.24,.18 .22,-.28;.5,.2 .46,-.16",
                0.025,
            ),
        ),
    ]


@word("#9cc7d9")
def messy_hair() -> Sheets:
    mop = lines(
        "-.4,.3 -.9,.5;-.3,.4 -.7,.9;-.1,.5 -.3,1.1;.1,.5 .2,1.1;.3,.4 .66,.9;.4,.3"
        " .94,.6;-.46,.1 -.96,.1;.46,.1 .96,.16;0,.5 -.06,1;.2,.5 .46,1.06;-.2,.5"
        " -.54,1.04;-.4,.2 -.9,.3;.4,.2 .96,.36",
        0.17,
        0.05,
    )
    return [
        cut(RUST, mop | discs("-.34,.34 0,.5 .34,.34", 0.26), 8),
        *head(Look(PEACH, RUST, "none"), face("open", "flat", "high")),
        cut(
            RUST, lines("-.3,.46 -.4,.2;-.1,.5 -.1,.26;.1,.5 .2,.24;.3,.46 .44,.24", 0.16, 0.05), 5
        ),
        cut(
            BLUE,
            line(".5,.8 1.0,.96", 0.1)
            | lines(".5,.76 .54,.6;.62,.8 .66,.64;.74,.84 .78,.68;.86,.88 .9,.72", 0.05),
            6,
        ),
    ]


@word("#a8d0c4")
def red_nose() -> Sheets:
    return [
        *head(BEN, face("open", "smile", "none")),
        cut(RED, disc(0, -0.06, 0.2), 8),
        mark("#f19a90", disc(-0.07, 0.02, 0.05)),
    ]


@word("#e6b7a4")
def eyes_() -> Sheets:
    def one(x: float) -> Sheets:
        white = blob(
            (x - 0.5, 0),
            (x - 0.5, 0),
            (x - 0.2, 0.32),
            (x + 0.2, 0.32),
            (x + 0.5, 0),
            (x + 0.5, 0),
            (x + 0.2, -0.3),
            (x - 0.2, -0.3),
        )
        rays = "-.36,.24 -.46,.42;-.14,.36 -.18,.56;.14,.36 .18,.56;.36,.24 .46,.42"
        lashes = lines(rays, 0.05).at(x, 0)
        return [
            cut(INK, lashes, 3),
            cut(WHITE, white, 8),
            cut(BLUE, disc(x, 0.02, 0.28) & white, 2),
            mark(INK, disc(x, 0.02, 0.14)),
            mark(WHITE, disc(x - 0.08, 0.12, 0.06)),
        ]

    return [*one(-0.6), *one(0.6), cut(BROWN, both(arc(0.6, 0.36, 0.46, 40, 140, 0.1, 0.7)), 5)]
