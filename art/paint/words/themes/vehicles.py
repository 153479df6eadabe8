"""What drives, sails and flies, and what is on the way."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.words.colours import (
    AMBER,
    BLUE,
    BROWN,
    CARAMEL,
    CREAM,
    DARK_BROWN,
    DARK_RED,
    GREEN,
    GREY,
    INK,
    LEMON,
    NAVY,
    ORANGE,
    PEACH,
    RED,
    RUST,
    SAND,
    SILVER,
    SKY,
    SLATE,
    SNOW,
    TAN,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import bow, cloud, cut, dots, flame, mark, moved, stars, streaks, wheel
from art.paint.words.shapes import both, disc, discs, even, line, lines, slab


@word("#d6c79a")
def train() -> Sheets:
    return [
        cut(WHITE, discs("-.7,.9 -.4,1.06 0,1.1", 0.2), 7),
        cut(INK, polygon("-.84,.2 -.56,.2 -.5,.66 -.9,.66"), 7),
        cut(RED, slab(-0.3, -0.06, 1.4, 0.6, 0.2), 10),
        cut(AMBER, disc(-0.1, 0.3, 0.16, 0.2), 5),
        cut(BLUE, slab(0.66, 0.16, 0.86, 1.1), 9),
        cut(SKY, slab(0.66, 0.36, 0.5, 0.42, 0.04), 2),
        cut(NAVY, slab(0.66, 0.76, 1.1, 0.16, 0.05), 6),
        cut(LEMON, disc(-0.98, 0.06, 0.11), 4),
        cut(SLATE, slab(0, -0.44, 2.2, 0.2, 0.04) | polygon("-1.1,-.34 -1.1,-.74 -1.4,-.74"), 6),
        *wheel(-0.66, -0.6, 0.24, RED),
        *wheel(-0.1, -0.6, 0.24, RED),
        *wheel(0.66, -0.54, 0.32, RED),
    ]


@word("#9fd0ea")
def boat() -> Sheets:
    return [
        cut(BROWN, slab(0, 0.2, 0.09, 1.6), 6),
        cut(WHITE, blob(".1,1 .1,1 .8,.1 .9,-.3 .9,-.3 .1,-.3 .1,-.3"), 9),
        cut(RED, blob("-.1,.8 -.1,.8 -.6,.1 -.7,-.3 -.7,-.3 -.1,-.3 -.1,-.3"), 9),
        cut(YELLOW, polygon("0,1 .0,1.24 -.34,1.12"), 5),
        cut(BROWN, blob("-1,-.46 -1,-.46 1,-.46 1,-.46 .7,-.86 -.7,-.86"), 10),
        cut(BLUE, blob("-1.2,-.8 -.8,-.7 -.4,-.82 0,-.7 .4,-.82 .8,-.7 1.2,-.8 1.2,-1 -1.2,-1"), 8),
    ]


@word("#a6d3df")
def ship() -> Sheets:
    return [
        cut(GREY, discs(".1,1.06 .4,1.16", 0.16), 5),
        cut(RED, slab(-0.3, 0.66, 0.26, 0.6) | slab(0.2, 0.66, 0.26, 0.6), 7),
        cut(INK, slab(-0.3, 0.86, 0.28, 0.14) | slab(0.2, 0.86, 0.28, 0.14), 2),
        cut(WHITE, slab(0, 0.3, 1.1, 0.34, 0.04), 8),
        cut(WHITE, slab(0, -0.02, 1.6, 0.36, 0.04), 8),
        mark(BLUE, discs("-.5,-.02 -.2,-.02 .1,-.02 .4,-.02 .7,-.02", 0.08)),
        mark(
            BLUE,
            slab(-0.3, 0.32, 0.2, 0.14) | slab(0, 0.32, 0.2, 0.14) | slab(0.3, 0.32, 0.2, 0.14),
        ),
        cut(NAVY, polygon("-1.3,-.16 1.3,-.16 1,-.84 -.9,-.84"), 10),
        cut(RED, polygon("-1.03,-.62 1.12,-.62 1,-.84 -.9,-.84"), 2),
        cut(
            BLUE,
            blob("-1.4,-.84 -.9,-.7 -.4,-.84 .1,-.7 .6,-.84 1.1,-.7 1.4,-.84 1.4,-1.04 -1.4,-1.04"),
            8,
        ),
    ]


@word("#8fc3b2")
def rowing_boat() -> Sheets:
    return [
        cut(BLUE, disc(0, -0.44, 1.3, 0.24), 4, "waves"),
        cut(BROWN, blob("-1.1,.1 -1.1,.1 1.1,.1 1.1,.1 .7,-.46 -.7,-.46"), 10),
        cut(DARK_BROWN, disc(0, 0.1, 1.06, 0.13), 4),
        cut(TAN, slab(-0.3, 0.1, 0.2, 0.24) | slab(0.4, 0.1, 0.2, 0.24), 3),
        cut(SAND, line("-.2,.5 .7,-.7", 0.08) | disc(0.76, -0.78, 0.14, 0.26, 38), 7),
        cut(SAND, line(".3,.5 -.6,-.7", 0.08) | disc(-0.66, -0.78, 0.14, 0.26, -38), 7),
    ]


@word("#9cc8ee")
def plane() -> Sheets:
    return [
        cloud(0.8, -0.8, 0.6),
        cut(BLUE, polygon(".0,.1 .5,.9 .76,.9 .46,.1"), 6),
        cut(WHITE, blob("-1.2,0 -1,.2 .6,.26 1.1,.2 1.1,-.0 .6,-.2 -.9,-.2"), 10),
        cut(BLUE, polygon(".8,.16 1.06,.66 1.3,.66 1.14,.1"), 7),
        mark(BLUE, discs("-.5,.06 -.25,.07 0,.08 .25,.08 .5,.08", 0.065)),
        cut(SKY, blob("-1.12,.06 -1,.2 -.76,.2 -.76,.06"), 2),
        cut(RED, polygon("-.3,-.06 .2,-.06 .66,-.86 .36,-.86"), 9),
        cloud(-0.9, 0.7, 0.5),
    ]


@word("#7fb2dd")
def paper_plane() -> Sheets:
    return [
        cut(SILVER, polygon("-.3,-.1 -.4,-.8 -.04,-.34"), 6),
        cut(SNOW, polygon("-1.1,.2 1.1,.8 -.3,-.1"), 9),
        cut(WHITE, polygon("1.1,.8 -.3,-.1 .4,-.6"), 9),
        streaks("-1.1,-.3 -.8,-.16;-1,-.66 -.7,-.46;-.8,-1 -.56,-.8", 0.05),
    ]


@word("#2f4380")
def rocket() -> Sheets:
    return moved(
        [
            stars("-.9,.8 .9,.9 -.8,-.3 1,-.2", 0.1),
            *moved(flame(0, 0, 0.74), 0, -0.7, 1, 180),
            cut(RED, both(blob(".3,-.2 .7,-.6 .7,-.9 .7,-.9 .26,-.7")), 8),
            cut(WHITE, even("0,1.1 .3,.7 .42,.1 .3,-.74 0,-.76"), 10),
            cut(RED, even("0,1.1 .2,.86 .29,.62 0,.56"), 3),
            cut(SILVER, disc(0, 0.2, 0.22), 5),
            cut(BLUE, disc(0, 0.2, 0.15), 0),
            cut(RED, slab(0, -0.5, 0.12, 0.5, 0.05), 4),
        ],
        turn=-24,
    )


@word("#aed6e8")
def helicopter() -> Sheets:
    return [
        cut(SLATE, slab(0, 0.86, 2.3, 0.09, 0.04) | slab(0, 0.7, 0.1, 0.3), 6),
        cut(RED, polygon(".2,.3 1.1,.26 1.1,.1 .3,-.1"), 8),
        cut(RED, polygon("1,.5 1.2,.5 1.2,-.06 1.06,.06"), 7),
        cut(
            SLATE,
            lines("-.5,-.5 -.5,-.76;.3,-.5 .3,-.76", 0.07) | line("-.8,-.78 .6,-.78", 0.09),
            5,
        ),
        cut(RED, disc(-0.14, 0.06, 0.74, 0.6), 10),
        cut(SKY, blob("-.86,.1 -.6,.46 -.2,.5 -.16,.06 -.5,-.06"), 3),
        cut(YELLOW, slab(0.24, 0.0, 0.4, 0.18, 0.05), 3),
    ]


@word("#bfdcb4")
def bridge() -> Sheets:
    arches = (
        disc(-0.62, -0.5, 0.36, 0.42) | disc(0.2, -0.5, 0.36, 0.42) | disc(0.98, -0.5, 0.3, 0.4)
    )
    return [
        cut(BLUE, slab(0, -0.66, 2.6, 0.4), 5, "waves"),
        cut(GREY, (polygon("-1.3,.2 1.3,.2 1.3,-.5 -1.3,-.5") - arches), 10, "checks"),
        cut(SLATE, slab(0, 0.22, 2.7, 0.15, 0.03), 6),
        cut(
            SLATE,
            slab(-1.0, 0.4, 0.09, 0.3)
            | slab(-0.5, 0.4, 0.09, 0.3)
            | slab(0, 0.4, 0.09, 0.3)
            | slab(0.5, 0.4, 0.09, 0.3)
            | slab(1.0, 0.4, 0.09, 0.3)
            | slab(0, 0.54, 2.5, 0.08),
            5,
        ),
    ]


@word("#93bd7c")
def tent() -> Sheets:
    return [
        cut(RUST, polygon("0,.8 1.2,-.7 .5,-.7"), 8),
        cut(ORANGE, polygon("0,.8 .6,-.7 -1.1,-.7"), 10),
        cut(DARK_BROWN, polygon("-.12,.3 .2,-.7 -.6,-.7"), 0),
        cut(AMBER, polygon("-.12,.3 .2,-.7 .4,-.7"), 6),
        cut(BROWN, lines("0,.8 0,1;-1.1,-.7 -1.3,-.8;1.2,-.7 1.36,-.8", 0.06), 4),
        cut(RED, polygon("0,1 0,1.24 .3,1.12"), 4),
    ]


@word("#8fb7dc")
def sleigh() -> Sheets:
    return [
        cut(SNOW, disc(0, -0.76, 1.3, 0.2), 5),
        cut(BROWN, line("-1.1,-.1 -1.2,-.5 -.9,-.64 1.0,-.64", 0.12), 8),
        cut(BROWN, lines("-.7,-.6 -.7,-.1;0,-.6 0,-.1;.7,-.6 .7,-.1", 0.1), 6),
        cut(RED, slab(0, 0.0, 2.0, 0.17, 0.07), 9),
        cut(CARAMEL, slab(0, 0.14, 1.9, 0.11, 0.05), 6),
        cut(CREAM, line("-1.0,.0 -1.3,.4 -1.0,.74", 0.05), 5),
    ]


@word("#9ccdf0")
def parachute() -> Sheets:
    return [
        cut(
            WHITE,
            lines("-.96,.2 -.06,-.66;.96,.2 .06,-.66;-.36,.2 -.03,-.6;.36,.2 .03,-.6", 0.03),
            3,
        ),
        cut(RED, even("0,.96 .6,.8 .98,.2 .98,.2 .8,.28 .66,.16 .5,.28 .34,.16 .16,.26 0,.16"), 11),
        cut(YELLOW, even("0,.96 .24,.7 .34,.16 .34,.16 .16,.26 0,.16"), 4),
        cut(PEACH, disc(0, -0.62, 0.16), 7),
        cut(BLUE, slab(0, -0.9, 0.3, 0.36, 0.1), 6),
        cut(NAVY, lines("-.1,-1.06 -.16,-1.26;.1,-1.06 .16,-1.26", 0.11), 5),
        cut(BLUE, lines("-.14,-.8 -.24,-.56;.14,-.8 .24,-.56", 0.09), 5),
        *dots(-0.6, 0.06, 0.025),
    ]


@word("#a4d4ec")
def hot_air_balloon() -> Sheets:
    skin = even("0,1.1 .6,.94 .8,.44 .6,0 .2,-.36 .2,-.36 0,-.36")
    return [
        cut(BROWN, lines("-.2,-.36 -.16,-.7;.2,-.36 .16,-.7", 0.035), 3),
        cut(RED, skin, 12),
        cut(YELLOW, even("0,1.1 .3,.8 .36,.3 .1,-.36 .1,-.36 0,-.36"), 0),
        cut(BLUE, even("0,1.1 .12,.8 .14,.3 .04,-.36 .04,-.36 0,-.36"), 0),
        cut(CARAMEL, slab(0, -0.84, 0.46, 0.36, 0.05), 8, "checks"),
        cloud(0.9, -0.6, 0.5),
        cloud(-0.86, 0.9, 0.4),
    ]


@word("#a9d7ea")
def kite() -> Sheets:
    return [
        cut(WHITE, line(".1,-.5 -.2,-.8 .1,-1 -.3,-1.3", 0.04), 3),
        cut(RED, polygon("0,1 .7,.3 .1,-.5"), 10),
        cut(YELLOW, polygon("0,1 -.6,.3 .1,-.5"), 10),
        cut(BLUE, polygon("-.6,.3 .03,.3 .1,-.5"), 2),
        cut(GREEN, polygon(".7,.3 .03,.3 .1,-.5"), 2),
        *bow(-0.12, -0.74, 0.2, BLUE, NAVY),
        *bow(-0.06, -1.1, 0.2, RED, DARK_RED),
    ]
