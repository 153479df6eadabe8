"""Furniture and things around the house."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.words.colours import (
    AMBER,
    BLUE,
    BLUSH,
    BROWN,
    CARAMEL,
    CREAM,
    DARK_BROWN,
    DARK_RED,
    DEEP,
    GREEN,
    GREY,
    INK,
    LEMON,
    LIME,
    NAVY,
    ORANGE,
    PINK,
    RED,
    ROSE,
    RUST,
    SILVER,
    SKY,
    SLATE,
    SNOW,
    TEAL,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import bow, cut, flame, flower_head, mark, moved, sparkles, streaks
from art.paint.words.shapes import (
    arc,
    both,
    disc,
    discs,
    drop,
    even,
    line,
    lines,
    puffs,
    slab,
    spokes,
)


@word("#8aa6d6")
def bed() -> Sheets:
    return [
        cut(BROWN, slab(-1.0, 0, 0.2, 1.5, 0.08) | slab(1.0, -0.2, 0.2, 1.1, 0.08), 7),
        cut(CARAMEL, slab(0, -0.46, 2, 0.26), 7),
        cut(SNOW, slab(0, -0.2, 1.86, 0.34, 0.1), 6),
        cut(WHITE, blob("-.9,0 -.86,.3 -.5,.36 -.3,.2 -.36,-.02"), 8),
        cut(RED, blob("-.3,.1 0,.16 .9,.1 .94,-.36 -.1,-.36 -.4,-.2"), 8, "checks"),
        cut(CREAM, line("-.3,.08 -.2,-.1 -.3,-.3", 0.14), 4),
    ]


@word("#e9c987")
def chair() -> Sheets:
    return [
        cut(BROWN, lines("-.5,1 -.5,-1;.5,1 .5,-1", 0.16), 7),
        cut(CARAMEL, slab(0, 0.84, 1.2, 0.3, 0.12) | slab(0, 0.4, 1, 0.2, 0.04), 8),
        cut(BROWN, lines("-.66,-.2 -.7,-1.1;.66,-.2 .7,-1.1", 0.17), 8),
        cut(RED, polygon("-.56,.06 .56,.06 .76,-.26 -.76,-.26"), 9),
        cut(CARAMEL, slab(0, -0.3, 1.6, 0.16, 0.04), 5),
    ]


@word("#a8c99a")
def table() -> Sheets:
    return [
        cut(BROWN, lines("-.56,0 -.56,-.7;.56,0 .56,-.7", 0.15), 6),
        cut(CARAMEL, lines("-.9,0 -.9,-.9;.9,0 .9,-.9", 0.17), 8),
        cut(CARAMEL, polygon("-.8,.3 .8,.3 1.14,-.04 -1.14,-.04"), 8),
        cut(BROWN, slab(0, -0.1, 2.28, 0.17), 6),
        cut(BLUE, even("0,.7 .16,.66 .1,.56 .2,.4 .14,.2 0,.18"), 7),
        *flower_head(0, 0.86, 0.22, PINK),
    ]


@word("#5b6aa6")
def lamp() -> Sheets:
    return [
        cut("#8a93c8", polygon("-.5,.1 .5,.1 1,-1 -1,-1"), 0),
        cut(BROWN, slab(0, -0.3, 0.12, 1), 6),
        cut(BROWN, disc(0, -0.9, 0.46, 0.14), 7),
        cut(YELLOW, disc(0, 0.12, 0.2), 5),
        cut(ORANGE, polygon("-.34,.96 .34,.96 .7,.14 -.7,.14"), 10, "stripes"),
        cut(LEMON, slab(0, 0.18, 1.42, 0.1, 0.04), 4),
    ]


@word("#7e9fb0")
def key() -> Sheets:
    return [
        cut(
            AMBER,
            line("-.1,0 1,0", 0.2) | slab(0.7, -0.2, 0.16, 0.4) | slab(0.96, -0.24, 0.16, 0.46),
            9,
        ),
        cut(YELLOW, (discs("-.6,.3 -.6,-.3 -.9,0 -.3,0", 0.32)) - disc(-0.6, 0, 0.2), 10),
        *bow(-0.98, -0.26, 0.36, RED, DARK_RED),
    ]


@word("#d99f8c")
def spoon() -> Sheets:
    return [
        cut(SILVER, line("0,.2 .02,-1.1", 0.13, 0.2), 9),
        cut(SILVER, even("0,1.1 .3,.94 .38,.6 .24,.26 0,.16"), 10),
        cut("#a9b3c2", even("0,.98 .2,.86 .26,.6 .16,.36 0,.3"), 0),
        mark(WHITE, disc(-0.12, 0.7, 0.05, 0.14, -10)),
    ]


@word("#e4b974")
def cup() -> Sheets:
    return [
        streaks("-.3,.5 -.2,.68 -.3,.86;0,.54 .1,.72 0,.9;.3,.5 .4,.68 .3,.86", 0.06),
        cut(BLUE, arc(0.6, -0.2, 0.3, -100, 100, 0.15), 7),
        cut(BLUE, blob("-.7,.3 -.7,.3 .7,.3 .7,.3 .62,-.5 .4,-.76 -.4,-.76 -.62,-.5"), 10),
        cut(CREAM, disc(0, 0.3, 0.7, 0.15), 4),
        cut(BROWN, disc(0, 0.28, 0.58, 0.1), 0),
        cut(CREAM, discs("-.34,-.2 0,-.26 .34,-.2", 0.13), 3),
        cut(SNOW, disc(0, -0.8, 0.9, 0.13), 6),
    ]


@word("#a7d0b9")
def clock() -> Sheets:
    return [
        cut(RED, disc(0, 0, 1.0), 11),
        cut(CREAM, disc(0, 0, 0.8), 4),
        mark(INK, spokes(0, 0, 0.64, 0.74, 12, 0.05) | spokes(0, 0, 0.58, 0.74, 4, 0.08)),
        cut(INK, lines("0,0 .3,.2;0,0 0,.54", 0.1, 0.06), 4),
        cut(RED, disc(0, 0, 0.1), 3),
    ]


@word("#d6c28e")
def broom() -> Sheets:
    bristles = polygon("-.2,-.1 .2,-.1 .5,-.96 -.5,-.96")
    return [
        cut(BROWN, slab(0, 0.5, 0.11, 1.3), 8),
        cut(AMBER, bristles, 10),
        mark(
            RUST,
            lines(
                "-.1,-.3 -.24,-.9;0,-.3 0,-.9;.1,-.3 .24,-.9;-.16,-.4 -.4,-.9;.16,-.4 .4,-.9", 0.03
            ),
        ),
        cut(RED, slab(0, -0.16, 0.5, 0.13, 0.04) | slab(0, -0.34, 0.58, 0.08), 5),
    ]


@word("#9bd0d6")
def toothbrush() -> Sheets:
    sheets = [
        cut(BLUE, line("-1.1,0 1,0", 0.22, 0.16), 9),
        cut(WHITE, slab(0.66, 0.22, 0.66, 0.3), 6),
        mark(SILVER, lines(".4,.1 .4,.34;.56,.1 .56,.34;.72,.1 .72,.34;.88,.1 .88,.34", 0.03)),
        cut(RED, blob(".34,.36 .5,.56 .7,.46 .86,.62 1,.4 .9,.34"), 6),
        mark(WHITE, line(".46,.44 .66,.44 .9,.46", 0.05)),
        mark(SKY, lines("-.7,0 -.3,0", 0.06)),
    ]
    return moved(sheets, turn=30)


@word("#42406a")
def candle() -> Sheets:
    return [
        cut("#6a628f", disc(0, 0.76, 0.6), 0),
        cut("#8d7f9c", disc(0, 0.76, 0.4), 0),
        cut(CREAM, slab(0, -0.2, 0.5, 1.3, 0.05), 9),
        cut(
            WHITE, blob("-.27,.46 .27,.46 .27,.1 .16,.0 .1,.24 -.04,.24 -.1,-.1 -.2,-.1 -.27,.2"), 4
        ),
        mark(INK, line("0,.46 0,.6", 0.05)),
        cut(ORANGE, drop(0, 0.78, 0.38), 5),
        cut(LEMON, drop(0, 0.72, 0.22), 3),
        cut(AMBER, disc(0, -0.86, 0.64, 0.16), 7),
        cut(AMBER, arc(0.74, -0.8, 0.16, 0, 360, 0.08), 5),
    ]


@word("#efb7b0")
def scissors() -> Sheets:
    blade = polygon("-.1,-.06 .1,-.06 .04,1.1 -.02,1.1")
    handle = (disc(0, -0.6, 0.3, 0.36) - disc(0, -0.6, 0.16, 0.22)) | slab(0, -0.2, 0.16, 0.3)
    return [
        cut(SILVER, blade.turned(-20), 7),
        cut(RED, handle.turned(-20), 7),
        cut("#d8dee6", blade.turned(20), 8),
        cut(RED, handle.turned(20), 9),
        cut(SLATE, disc(0, 0.0, 0.09), 5),
    ]


@word("#b6c7e6")
def stairs() -> Sheets:
    steps = polygon(
        "-1,-.9 -1,-.54 -.6,-.54 -.6,-.18 -.2,-.18 -.2,.18 .2,.18 .2,.54 .6,.54 .6,.9 1,.9 1,-.9"
    )
    treads = (
        slab(-0.8, -0.54, 0.46, 0.1)
        | slab(-0.4, -0.18, 0.46, 0.1)
        | slab(0, 0.18, 0.46, 0.1)
        | slab(0.4, 0.54, 0.46, 0.1)
        | slab(0.8, 0.9, 0.46, 0.1)
    )
    return [
        cut(CARAMEL, steps, 10),
        cut(RED, treads, 5),
        mark(BROWN, lines("-.6,-.8 -.6,-.6;-.2,-.8 -.2,-.24;.2,-.8 .2,.12;.6,-.8 .6,.48", 0.03)),
    ]


@word("#f1cf7f")
def glasses() -> Sheets:
    rims = both(disc(0.5, 0, 0.44) - disc(0.5, 0, 0.32)) | arc(0, 0, 0.13, 20, 160, 0.1)
    return [
        cut("#d6ecf4", both(disc(0.5, 0, 0.38)), 3),
        mark(WHITE, both(line(".34,.06 .5,.22", 0.06))),
        cut(RED, both(line(".9,.1 1.16,.2 1.2,-.1", 0.1, 0.06)), 6),
        cut(RED, rims, 8),
    ]


@word("#f0b58e")
def teapot() -> Sheets:
    return [
        cut(NAVY, arc(0.66, 0, 0.36, -95, 95, 0.14), 7),
        cut(BLUE, blob("-.5,-.3 -.8,0 -.86,.4 -1.14,.5 -1.04,.24 -1,-.2 -.5,-.6"), 8),
        cut(BLUE, even("0,.5 .44,.42 .7,.0 .6,-.46 .3,-.66 0,-.68"), 10),
        cut(NAVY, slab(0, -0.68, 0.7, 0.12, 0.04), 6),
        cut(CREAM, blob("-.69,.06 0,-.06 .69,.06 .66,-.26 0,-.4 -.66,-.26"), 3),
        *flower_head(-0.36, -0.14, 0.13, RED),
        *flower_head(0, -0.2, 0.13, AMBER),
        *flower_head(0.36, -0.14, 0.13, RED),
        cut(RED, blob("-.36,.42 -.26,.62 .26,.62 .36,.42 0,.34"), 7),
        cut(YELLOW, disc(0, 0.7, 0.11), 5),
        streaks("-1.16,.6 -1.24,.72 -1.14,.86;-1,.6 -1.06,.74 -.96,.9", 0.05),
    ]


@word("#9cc9d8")
def bathtub() -> Sheets:
    return [
        cut(SILVER, lines(".8,.1 .8,.74 .5,.74 .5,.56", 0.1), 6),
        cut(SKY, drop(0.5, 0.36, 0.1), 4),
        cut(AMBER, discs("-.6,-.86 .6,-.86", 0.14), 6),
        cut(
            WHITE, blob("-1.06,.1 -1.06,.1 1.06,.1 1.06,.1 .96,-.46 .6,-.76 -.6,-.76 -.96,-.46"), 10
        ),
        cut(SNOW, slab(0, 0.14, 2.3, 0.18, 0.09), 6),
        mark(SKY, line("-.7,-.3 -.5,-.54", 0.07)),
    ]


@word("#c2d6a1")
def pot() -> Sheets:
    return [
        cut(SLATE, slab(-0.96, 0.0, 0.3, 0.14, 0.06) | slab(0.96, 0.0, 0.3, 0.14, 0.06), 6),
        cut(RED, blob("-.8,.24 -.8,.24 .8,.24 .8,.24 .76,-.6 .6,-.76 -.6,-.76 -.76,-.6"), 10),
        cut(DARK_RED, even("0,.54 .5,.46 .86,.26 .86,.22 0,.2"), 7),
        cut(SLATE, disc(0, 0.62, 0.14), 6),
        cut(WHITE, discs("-.4,-.24 0,-.24 .4,-.24", 0.1), 3),
        streaks("-.3,.8 -.2,.94 -.3,1.1;.3,.8 .4,.94 .3,1.1", 0.06),
    ]


@word("#8fb0dd")
def pillow() -> Sheets:
    shape = blob(
        "-1,.66 -.9,.76 -.5,.66 0,.72 .5,.66 .9,.76 1,.66 .94,0 1,-.66 .9,-.76"
        " .5,-.66 0,-.72"
        " -.5,-.66 -.9,-.76 -1,-.66 -.94,0"
    )
    dent = lines("-.16,.06 0,0 .16,.06;-.06,-.12 0,0 .1,-.12", 0.05)
    return [
        cut(BLUSH, shape, 12),
        cut(WHITE, shape.scaled(0.86, 0.8), 5, "dots"),
        mark(
            SILVER,
            dent | lines("-.74,.4 -.5,.26;.74,.4 .5,.26;-.74,-.4 -.5,-.26;.74,-.4 .5,-.26", 0.04),
        ),
    ]


@word("#dcc095")
def door() -> Sheets:
    return [
        cut(WHITE, slab(0, 0, 1.3, 2.06), 7),
        cut(TEAL, slab(0, -0.04, 1.06, 1.94), 6),
        cut(
            DEEP,
            slab(-0.24, 0.44, 0.36, 0.66, 0.03)
            | slab(0.24, 0.44, 0.36, 0.66, 0.03)
            | slab(-0.24, -0.5, 0.36, 0.7, 0.03)
            | slab(0.24, -0.5, 0.36, 0.7, 0.03),
            0,
        ),
        cut(YELLOW, disc(0.4, -0.04, 0.09), 6),
        cut(GREY, slab(0, -1.06, 1.5, 0.14, 0.03), 6),
    ]


@word("#d3b3a0")
def window() -> Sheets:
    return [
        cut(WHITE, slab(0, 0.06, 1.5, 1.6, 0.04), 8),
        cut(SKY, slab(0, 0.06, 1.24, 1.34), 0),
        cut(YELLOW, disc(-0.3, 0.4, 0.2), 3),
        cut(WHITE, puffs(0.26, 0.2, 0.5), 3),
        cut(GREEN, polygon("-.62,-.6 -.62,-.3 -.2,-.16 .2,-.36 .62,-.2 .62,-.6"), 3),
        cut(WHITE, slab(0, 0.06, 0.1, 1.34) | slab(0, 0.06, 1.24, 0.1), 5),
        cut(RED, both(blob(".8,.9 .8,.9 .3,.9 .3,.9 .5,.4 .74,.0 .8,-.6 .8,-.6")), 8),
        cut(BROWN, slab(0, 0.94, 1.86, 0.1, 0.05), 6),
        cut(CREAM, slab(0, -0.82, 1.8, 0.15, 0.04), 7),
    ]


@word("#a6b9df")
def television() -> Sheets:
    return [
        cut(SLATE, lines("0,.5 -.4,1.0;0,.5 .4,1.0", 0.06) | discs("-.4,1.02 .4,1.02", 0.07), 5),
        cut(DARK_BROWN, lines("-.5,-.7 -.6,-.96;.5,-.7 .6,-.96", 0.12), 5),
        cut(CARAMEL, slab(0, -0.1, 2, 1.3, 0.16), 10),
        cut(SKY, slab(-0.22, -0.1, 1.3, 1.0, 0.14), 3),
        cut(GREEN, polygon("-.84,-.56 -.84,-.3 -.3,-.1 .1,-.3 .4,-.2 .4,-.56"), 2),
        cut(YELLOW, disc(0.12, 0.14, 0.16), 2),
        cut(CREAM, discs(".74,.2 .74,-.06", 0.1), 4),
        mark(DARK_BROWN, lines(".62,-.34 .86,-.34;.62,-.46 .86,-.46", 0.04)),
    ]


@word("#a893c9")
def mirror() -> Sheets:
    return [
        cut(AMBER, slab(0, -0.86, 0.24, 0.8, 0.1) | disc(0, -1.26, 0.18), 7),
        cut(AMBER, discs("-.5,.6 .5,.6 -.66,0 .66,0 0,.9 -.4,-.5 .4,-.5", 0.24), 7),
        cut(YELLOW, disc(0, 0.2, 0.72, 0.86), 9),
        cut("#d9eef6", disc(0, 0.2, 0.56, 0.7), 2),
        mark(WHITE, lines("-.3,.1 .1,.66;-.1,-.1 .3,.46", 0.08)),
        cut(ROSE, disc(0, 1.02, 0.12), 4),
        sparkles("-.9,.9 .96,.7 .9,-.6", 0.2),
    ]


@word("#8fa577")
def cauldron() -> Sheets:
    return [
        *flame(-0.34, -1.16, 0.4),
        *flame(0.34, -1.16, 0.4),
        cut(LIME, discs("-.4,.6 .1,.76 .44,.56 -.1,.96 .3,1.06", 0.14), 6),
        cut(INK, lines("-.5,-.6 -.66,-1;.5,-.6 .66,-1", 0.13), 5),
        cut(
            "#3b3547",
            blob("-.7,.3 -.7,.3 .7,.3 .7,.3 .9,-.2 .7,-.64 .3,-.8 -.3,-.8 -.7,-.64 -.9,-.2"),
            10,
        ),
        cut("#4a4358", disc(0, 0.34, 0.84, 0.19), 6),
        cut(LIME, disc(0, 0.34, 0.68, 0.12), 0),
        cut(LIME, blob(".3,.3 .56,.3 .52,0 .44,-.06 .36,.02"), 3),
        mark("#6a6280", arc(-0.1, -0.2, 0.6, 150, 210, 0.07)),
    ]
