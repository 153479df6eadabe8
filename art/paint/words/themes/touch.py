"""How things feel, sound and look: soft, prickly, loud, huge."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.words.colours import (
    BLUE,
    BLUSH,
    BROWN,
    CARAMEL,
    CREAM,
    DARK_RED,
    FOREST,
    GREEN,
    INK,
    PINK,
    RED,
    ROSE,
    RUST,
    SKY,
    WHITE,
    YELLOW,
)
from art.paint.words.people import Look, face, head, winter_hat
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import cheeks, cut, eye, eyes, mark, moved, rain, smile, streaks
from art.paint.words.shapes import both, disc, discs, drop, even, leaf_shape, line, lines, slab
from art.paint.words.themes.clothes import shoe
from art.paint.words.themes.farm_animals import dog_head
from art.paint.words.themes.sky import snowflake


@word("#7f9cc6")
def freezing() -> Sheets:
    return [
        *head(Look("#b9d0ea", BROWN, "short"), face("open", "teeth", "worried", blush=False)),
        *winter_hat(BLUE),
        cut("#e6f3fa", polygon("-.06,-.06 .06,-.06 0,-.24"), 4),
        cut(RED, slab(0, -0.56, 1.0, 0.26, 0.12) | slab(0.24, -0.86, 0.26, 0.5, 0.05), 7),
        streaks("-.8,.0 -.7,-.1 -.8,-.2 -.7,-.3;.8,.0 .7,-.1 .8,-.2 .7,-.3", 0.05),
        *moved(snowflake(), -0.8, 0.6, 0.2),
        *moved(snowflake(), 0.84, 0.56, 0.24),
        *moved(snowflake(), 0.8, -0.8, 0.18),
        *moved(snowflake(), -0.76, -0.8, 0.2),
    ]


@word("#8fb9d6")
def fluffy() -> Sheets:
    fur = (
        "-.7,.3 -.44,.64 0,.76 .44,.64 .7,.3 .76,-.14 .6,-.52 .24,-.76 -.24,-.76 -.6,-.52 -.76,-.14"
    )
    return [
        cut(CREAM, both(disc(0.5, 0.86, 0.24)), 6),
        mark(BLUSH, both(disc(0.5, 0.86, 0.12))),
        cut(CREAM, both(disc(0.34, -1.0, 0.24, 0.14)), 6),
        cut(CREAM, discs(fur, 0.26) | disc(0, 0, 0.8), 11),
        cut(
            WHITE, discs("-.4,.16 0,.4 .4,.16 .44,-.26 0,-.46 -.44,-.26", 0.26) | disc(0, 0, 0.4), 5
        ),
        *eyes(0.14, 0.26, 0.14),
        mark(ROSE, even("0,-.02 .1,-.04 0,-.14")),
        smile(0, -0.2, 0.14),
        cheeks(-0.08, 0.46, 0.1),
    ]


@word("#e4c79c")
def prickly() -> Sheets:
    stem = line("-.9,-1.1 -.3,-.3 .1,.3", 0.12)
    thorns = (
        polygon("-.7,-.9 -1.0,-.74 -.6,-.7")
        | polygon("-.46,-.56 -.24,-.86 -.34,-.44")
        | polygon("-.34,-.3 -.66,-.1 -.22,-.16")
        | polygon("-.06,.0 .18,-.24 .04,.1")
    )
    return [
        cut(RUST, thorns, 6),
        cut(FOREST, stem, 7),
        cut(GREEN, leaf_shape(-0.5, -0.5, 0.6, 0.18, 170), 6),
        cut(RED, disc(0.3, 0.6, 0.5), 9),
        cut(DARK_RED, line(".3,.6 .4,.66 .34,.8 .14,.74 .1,.5 .3,.34 .6,.44 .66,.74", 0.06), 0),
        cut("#eeb98f", line("1.1,-.9 .4,-.5", 0.26, 0.2), 8),
        cut("#eeb98f", blob(".8,-.5 1.2,-.6 1.3,-1.1 .8,-1.1"), 7),
        cut(RED, drop(0.3, -0.5, 0.13), 4),
        streaks(".1,-.5 -.02,-.5;.16,-.34 .08,-.24;.16,-.66 .06,-.76", 0.045),
    ]


@word("#9fd0c0")
def sticky() -> Sheets:
    return [
        cut(PINK, blob("-1,-.9 -.6,-.76 .1,-.8 .7,-.74 1,-.9 .6,-1.04 -.5,-1.06"), 6),
        cut(
            PINK,
            lines("-.6,-.86 -.5,-.3;-.2,-.86 -.1,-.2;.2,-.86 .3,-.14;.5,-.86 .66,-.1", 0.13, 0.09),
            5,
        ),
        *moved(shoe(), 0.1, 0.4, 1, 10),
    ]


@word("#f0c9a6")
def loose_tooth() -> Sheets:
    mouth = blob("-1,.2 -.6,.5 0,.54 .6,.5 1,.2 .7,-.4 0,-.66 -.7,-.4")
    return [
        cut(RED, mouth, 10),
        cut("#7c2233", mouth.scaled(0.86, 0.8), 0),
        cut("#ee7f86", disc(0, -0.44, 0.5, 0.26) & mouth.scaled(0.86, 0.8), 2),
        cut(
            WHITE,
            slab(-0.52, 0.2, 0.3, 0.36, 0.09)
            | slab(-0.2, 0.24, 0.3, 0.38, 0.09)
            | slab(0.54, 0.2, 0.28, 0.34, 0.09),
            4,
        ),
        cut(WHITE, slab(0, 0, 0.3, 0.38, 0.09).turned(24).at(0.2, 0.08), 6),
        streaks(".36,-.14 .44,-.06 .46,.06;-.02,-.2 .06,-.26 .16,-.26", 0.04),
    ]


@word("#d9b36e")
def loud() -> Sheets:
    return [
        cut(BLUE, polygon("-.7,-.6 .7,-.6 .7,.3 -.7,.3"), 10),
        cut(YELLOW, lines("-.7,.2 -.46,-.5 -.2,.2 .0,-.5 .24,.2 .46,-.5 .7,.2", 0.05), 2),
        cut(RED, slab(0, 0.26, 1.5, 0.16, 0.06) | slab(0, -0.6, 1.5, 0.16, 0.06), 6),
        cut(CREAM, disc(0, 0.36, 0.72, 0.18), 6),
        cut(BROWN, line(".2,.44 .9,1", 0.08) | disc(0.2, 0.44, 0.1), 6),
        cut(BROWN, line("-.2,.44 -.9,1", 0.08) | disc(-0.2, 0.44, 0.1), 6),
        streaks(
            "-.16,.76 -.24,.96;0,.8 0,1.04;.16,.76 .24,.96;-.94,.1 -1.2,.16;-.94,-.2"
            " -1.2,-.2;.94,.1 1.2,.16;.94,-.2 1.2,-.2",
            0.07,
        ),
    ]


@word("#9cb8cc")
def wet() -> Sheets:
    return [
        *dog_head(CARAMEL, BROWN),
        cut(SKY, lines("-.3,.6 -.36,.36;.0,.66 .0,.4;.3,.6 .36,.36", 0.08), 4),
        rain("-.8,-.5 .8,-.5 -.6,-.76 .6,-.76 -.3,-.8 .3,-.86", 0.14, SKY),
        cut(
            SKY,
            drop(-1.0, 0.5, 0.16, 50)
            | drop(1.0, 0.5, 0.16, -50)
            | drop(-0.84, 0.9, 0.16, 30)
            | drop(0.84, 0.9, 0.16, -30)
            | drop(-0.3, 1.06, 0.16, 8)
            | drop(0.36, 1.06, 0.16, -8),
            5,
        ),
        cut(BLUE, disc(0, -1.1, 0.9, 0.16), 4),
    ]


@word("#f2c4a0", fitted=False)
def huge() -> Sheets:
    grey, dark = "#93a0b8", "#74809a"
    return [
        cut(dark, slab(0.1, -0.8, 0.44, 0.8, 0.08) | slab(1.0, -0.8, 0.4, 0.8, 0.08), 6),
        cut(grey, blob("-.4,.4 0,1.06 .8,1.2 1.3,.8 1.3,-.5 .5,-.56 -.2,-.46"), 11),
        cut(grey, slab(0.5, -0.8, 0.44, 0.8, 0.08), 6),
        cut(grey, line("-.2,.5 -.5,.36 -.56,-.1 -.46,-.5", 0.42, 0.22), 9),
        cut(grey, disc(0, 0.6, 0.46), 8),
        cut(dark, blob(".2,1 .6,1 .86,.6 .7,.1 .4,.06 .24,.44"), 9),
        *eye(-0.14, 0.68, 0.11, (-0.5, -0.8)),
        cut(
            BROWN,
            disc(-0.66, -0.8, 0.13, 0.09)
            | disc(-0.8, -0.74, 0.08)
            | discs("-.84,-.64 -.74,-.64", 0.05),
            5,
        ),
        cut(PINK, line("-.54,-.84 -.42,-.86 -.38,-.76", 0.03), 3),
        mark(INK, discs("-.83,-.74", 0.02)),
        cut(GREEN, slab(0, -1.0, 2.6, 0.22), 4),
    ]
