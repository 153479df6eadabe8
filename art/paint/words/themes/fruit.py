"""Fruit, vegetables and mushrooms."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.words.colours import (
    AMBER,
    BROWN,
    CREAM,
    DARK_BROWN,
    FOREST,
    GREEN,
    LEMON,
    LILAC,
    LIME,
    ORANGE,
    PURPLE,
    RED,
    RUST,
    SAND,
    VIOLET,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import cheeks, cut, eyes, mark, smile
from art.paint.words.shapes import burst, disc, discs, even, leaf_shape, line, lines, slab


@word("#9fd0b4")
def apple() -> Sheets:
    return [
        cut(BROWN, line("0,.5 .06,.9", 0.09), 5),
        cut(GREEN, leaf_shape(0.06, 0.76, 0.5, 0.16, 25), 6),
        cut(RED, even("0,.5 .36,.66 .74,.4 .76,-.1 .46,-.72 .16,-.78 0,-.7"), 11),
        mark("#ee8377", disc(-0.44, 0.22, 0.1, 0.2, -20)),
    ]


@word("#5aa79c")
def banana() -> Sheets:
    return [
        cut(
            AMBER,
            blob(
                "-.8,.8 -.8,.2 -.4,-.4 .2,-.74 .8,-.76 .9,-.62 .84,-.5 .4,-.4 -.1,-.1 -.4,.4 -.5,.8"
            ),
            11,
        ),
        cut(
            YELLOW,
            blob("-.62,.8 -.62,.3 -.3,-.2 .3,-.6 .84,-.62 .84,-.5 .4,-.4 -.1,-.1 -.4,.4 -.5,.8"),
            4,
        ),
        cut(BROWN, blob("-.82,.78 -.8,1.02 -.6,1.02 -.48,.78"), 5),
        cut(DARK_BROWN, disc(0.88, -0.64, 0.1), 4),
        mark(AMBER, lines("-.3,.0 -.22,-.12;0,-.3 .1,-.36;.36,-.5 .46,-.52", 0.04)),
    ]


@word("#a9cf86")
def pear() -> Sheets:
    return [
        cut(BROWN, line("0,.7 .1,1.04", 0.09), 5),
        cut(FOREST, leaf_shape(0.06, 0.86, 0.46, 0.15, 10), 6),
        cut(YELLOW, even("0,.76 .26,.66 .34,.3 .62,-.2 .6,-.7 .26,-.96 0,-.98"), 11, shade=LIME),
        mark(LEMON, disc(-0.34, -0.3, 0.1, 0.2, 10)),
    ]


@word("#bcdc9c")
def strawberry() -> Sheets:
    return [
        cut(RED, even("0,.5 .5,.56 .72,.2 .5,-.4 .16,-.84 0,-.9"), 11),
        mark(
            LEMON,
            discs(
                "-.4,.2 0,.16 .4,.2 -.22,-.1 .22,-.1 -.36,-.3 0,-.36 .34,-.34 -.14,-.62 .16,-.6",
                0.05,
            ),
        ),
        cut(GREEN, burst(0, 0.56, 0.56, 0.22, 7), 7),
        cut(FOREST, line("0,.6 .06,.96", 0.09), 5),
    ]


@word("#f3e0ae")
def cherries() -> Sheets:
    return [
        cut(FOREST, lines("-.4,-.2 -.2,.4 .2,.84;.5,-.3 .44,.3 .2,.84", 0.07), 5),
        cut(GREEN, leaf_shape(0.2, 0.8, 0.8, 0.24, 10), 7),
        cut(RED, disc(-0.44, -0.46, 0.46) | disc(0.5, -0.54, 0.46), 11),
        mark("#f08d84", disc(-0.6, -0.3, 0.08, 0.13, -30) | disc(0.34, -0.38, 0.08, 0.13, -30)),
    ]


@word("#e7d99a")
def grapes() -> Sheets:
    return [
        cut(BROWN, lines("0,.4 0,.96;0,.9 .3,1", 0.09), 5),
        cut(GREEN, blob("0,.7 -.2,.96 -.56,.9 -.7,.6 -.44,.44 -.14,.44"), 7),
        cut(PURPLE, discs("-.2,-.5 .2,-.5", 0.23), 8),
        cut(VIOLET, discs("-.42,.24 0,.3 .42,.24", 0.24), 8),
        cut(VIOLET, discs("-.3,-.1 .3,-.1 0,-.16", 0.24), 8),
        cut(VIOLET, discs("-.14,-.52 .16,-.54", 0.23), 8),
        cut(VIOLET, disc(0, -0.86, 0.23), 8),
        mark(
            LILAC,
            discs("-.5,.32 -.08,.38 .34,.32 -.38,-.02 .22,-.02 -.22,-.44 .1,-.46 -.06,-.78", 0.05),
        ),
    ]


@word("#7fb4c8")
def lemon() -> Sheets:
    return [
        cut(GREEN, leaf_shape(0.5, 0.4, 0.66, 0.2, 40), 7),
        cut(
            YELLOW,
            blob(
                "-1,-.4 -.84,-.36 -.6,.2 -.1,.56 .4,.5 .74,.5 .84,.62 .86,.34 .8,.1 .6,-.4"
                " .1,-.7 -.5,-.64 -.86,-.5"
            ),
            11,
            shade=AMBER,
        ),
        mark(LEMON, disc(-0.3, 0.16, 0.22, 0.1, 35)),
        mark(AMBER, discs("0,-.2 .3,0 .2,-.4 -.3,-.3 .46,.24", 0.03)),
    ]


@word("#8fbf8a")
def carrot() -> Sheets:
    return [
        cut(GREEN, lines(".4,.4 .9,1;.4,.4 1.1,.6;.4,.4 .6,1.1", 0.16, 0.08), 7),
        cut(ORANGE, blob(".3,.6 .6,.3 .3,-.1 -.3,-.6 -.96,-1 -.96,-1 -.6,-.4 -.1,.3"), 11),
        mark(
            RUST,
            lines(
                "-.1,.2 .06,.06;.34,-.04 .16,.08;-.4,-.26 -.26,-.36;-.08,-.4 -.22,-.28;.1,.42"
                " .26,.3",
                0.045,
            ),
        ),
    ]


@word("#86b588")
def mushroom() -> Sheets:
    return [
        cut(CREAM, even("0,.1 .26,0 .26,-.4 .4,-.9 0,-.96"), 8),
        cut(SAND, blob("-.3,-.06 .3,-.06 .34,-.24 0,-.3 -.34,-.24"), 5),
        cut(RED, even("0,.84 .56,.66 .9,.2 .9,-.02 .9,-.02 0,-.1"), 11),
        cut(WHITE, discs("-.5,.2 .5,.26", 0.15) | disc(0, 0.5, 0.18) | disc(0.04, 0.08, 0.11), 4),
        cut(
            GREEN,
            polygon("-.9,-.96 -.8,-.66 -.66,-.9 -.5,-.6 -.4,-.96")
            | polygon(".4,-.96 .5,-.62 .64,-.9 .8,-.66 .9,-.96"),
            6,
        ),
    ]


@word("#9cb4dc")
def lucky_mushroom() -> Sheets:
    clover = discs("-.16,.16 .16,.16 -.16,-.16 .16,-.16", 0.2).at(0.66, -0.5)
    return [
        cut(CREAM, even("0,.1 .34,0 .36,-.5 .4,-.9 0,-.96"), 8),
        cut(RED, even("0,.84 .56,.66 .9,.2 .9,-.02 .9,-.02 0,-.1"), 11),
        cut(WHITE, discs("-.54,.24 .54,.24", 0.13) | disc(0, 0.5, 0.18), 4),
        *eyes(-0.3, 0.16, 0.1),
        smile(0, -0.56, 0.16),
        cheeks(-0.5, 0.26, 0.06),
        cut(GREEN, line(".66,-.5 .6,-1", 0.06), 4),
        cut(GREEN, clover, 7),
        mark(FOREST, disc(0.66, -0.5, 0.08)),
    ]


@word("#f0d49b")
def spinach() -> Sheets:
    leaf = even("0,.84 .26,.6 .36,.2 .26,-.1 .06,-.2 0,-.2")
    return [
        cut(FOREST, leaf.turned(34).at(-0.34, -0.1), 8),
        cut(FOREST, leaf.turned(-34).at(0.34, -0.1), 8),
        cut(GREEN, leaf.scaled(1.12).at(0, 0.04), 8),
        mark(
            LIME,
            lines(
                "0,-.3 0,.7;0,.1 .2,.34;0,.1 -.2,.34;0,.36 .14,.54;0,.36 -.14,.54;-.1,-.3"
                " -.6,.34;.1,-.3 .6,.34",
                0.035,
            ),
        ),
        cut(LIME, lines("0,-.2 0,-.9;-.2,-.2 -.08,-.9;.2,-.2 .08,-.9", 0.08), 5),
        cut(RED, slab(0, -0.6, 0.4, 0.14, 0.05), 6),
    ]
