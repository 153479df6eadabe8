"""Fruit, vegetables and dishes."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.story.sheets import Outline
from art.paint.words.colours import (
    AMBER,
    BLUE,
    BROWN,
    CARAMEL,
    CREAM,
    DARK_BROWN,
    DARK_RED,
    FOREST,
    GREEN,
    LEMON,
    PINK,
    RED,
    RUST,
    SAND,
    SILVER,
    SNOW,
    TAN,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import cut, mark, streaks
from art.paint.words.shapes import arc, burst, disc, discs, even, leaf_shape, line, lines, slab


@word("#f0b3a0")
def pizza() -> Sheets:
    slice_ = polygon("0,-1 -.66,.56 .66,.56")
    return [
        cut(YELLOW, slice_, 9),
        cut(CARAMEL, blob("-.76,.5 -.6,.76 0,.86 .6,.76 .76,.5 .4,.6 0,.64 -.4,.6"), 9),
        cut(RED, discs("-.24,.3 .3,.2 .02,-.24", 0.17) & slice_, 4),
        cut(
            FOREST,
            leaf_shape(-0.02, 0.34, 0.26, 0.09, 70) | leaf_shape(0.06, -0.62, 0.2, 0.07, 40),
            3,
        ),
        mark(LEMON, lines("-.16,-.3 -.2,-.5;.3,-.1 .26,-.24", 0.05)),
    ]


@word("#6f9bc4")
def fried_egg() -> Sheets:
    return [
        cut("#3a3f4c", disc(-0.1, 0, 0.82), 10),
        cut("#3a3f4c", line(".6,-.3 1.3,-.74", 0.18, 0.22), 8),
        cut("#555c6c", disc(-0.1, 0, 0.7), 3),
        cut(WHITE, blob("-.6,.2 -.3,.5 .1,.4 .4,.3 .4,-.1 .2,-.46 -.2,-.4 -.56,-.3"), 6),
        cut(YELLOW, disc(-0.12, 0.06, 0.24), 6),
        mark(LEMON, disc(-0.2, 0.14, 0.06)),
    ]


@word("#d99c77")
def egg() -> Sheets:
    return [
        cut(BLUE, polygon("-.5,-.5 .5,-.5 .3,-1 -.3,-1"), 7),
        cut(BLUE, disc(0, -1.0, 0.44, 0.1), 6),
        cut(CREAM, even("0,.84 .34,.6 .56,0 .46,-.46 .2,-.66 0,-.7"), 10),
        cut(BLUE, blob("-.6,-.3 -.2,-.42 .2,-.42 .6,-.3 .56,-.6 -.56,-.6"), 7, "dots"),
        mark(WHITE, disc(-0.22, 0.3, 0.09, 0.18, -15)),
    ]


@word("#8ab06f")
def sausage() -> Sheets:
    return [
        cut(RUST, arc(0, 0.6, 0.9, 205, 335, 0.44), 11),
        cut(
            DARK_RED,
            discs("-.94,.4 .94,.4", 0.08) | lines("-.94,.4 -1.06,.5;.94,.4 1.06,.5", 0.06),
            5,
        ),
        mark("#e8936a", arc(0, 0.72, 0.86, 220, 290, 0.07)),
        mark(
            DARK_BROWN,
            lines("-.5,-.1 -.36,0;-.2,-.24 -.06,-.14;.12,-.26 .26,-.16;.44,-.14 .56,-.02", 0.05),
        ),
    ]


@word("#9fd3d8")
def doughnut() -> Sheets:
    hole = disc(0, 0, 0.28)
    sprinkles = lines(
        "-.5,.3 -.4,.42;-.1,.6 .04,.6;.4,.4 .5,.3;.6,0 .6,-.14;.3,-.5 .44,-.42;"
        "-.1,-.56 .04,-.62;-.5,-.3 -.44,-.18;-.6,.1 -.52,.0",
        0.06,
    )
    return [
        cut(CARAMEL, disc(0, 0, 0.9) - hole, 11),
        cut(
            PINK,
            blob(
                "-.8,.1 -.66,.5 -.2,.76 .3,.72 .7,.4 .8,0 .62,-.5 .3,-.6 .1,-.76 -.3,-.62 -.6,-.56"
            )
            - disc(0, 0, 0.34),
            6,
        ),
        cut(WHITE, sprinkles, 2),
        cut(
            YELLOW,
            lines(
                "-.3,.5 -.2,.42;.16,.46 .26,.56;.44,.1 .5,.2;.5,-.3 .4,-.22;.1,-.44 .0,-.42;"
                "-.4,-.44 -.3,-.5;-.44,.06 -.4,.2",
                0.06,
            ),
            2,
        ),
    ]


@word("#dfb0c8")
def pancakes() -> Sheets:
    sheets: Sheets = [cut(SNOW, disc(0, -0.6, 1.0, 0.3), 8), mark(SILVER, disc(0, -0.57, 0.8, 0.2))]
    for index, y in enumerate((-0.5, -0.3, -0.1, 0.1)):
        sheets.append(
            cut((CARAMEL, TAN)[index % 2], slab(0.04 * (-1) ** index, y, 1.34, 0.24, 0.12), 6)
        )
    return [
        *sheets,
        cut(SAND, disc(0, 0.22, 0.66, 0.2), 3),
        cut(
            BROWN,
            blob(
                "-.5,.26 0,.36 .5,.26 .54,-.2 .44,-.24 .38,.06 .1,.1 0,-.3 -.1,-.32 -.16,.06 -.4,.1"
            ),
            4,
        ),
        cut(YELLOW, polygon("-.16,.3 .14,.26 .2,.42 -.1,.48"), 6),
    ]


@word("#8dbde0")
def sandwich() -> Sheets:
    bread = blob("-.9,-.1 -.9,-.1 -.9,.3 -.98,.5 -.7,.66 .7,.66 .98,.5 .9,.3 .9,-.1 .9,-.1")
    return [
        cut(CARAMEL, slab(0, -0.62, 1.8, 0.22, 0.06), 8),
        cut(CREAM, slab(0, -0.52, 1.74, 0.1), 3),
        cut(PINK, slab(0, -0.4, 1.9, 0.15, 0.07), 6),
        cut(YELLOW, polygon("-.92,-.28 .92,-.28 .7,-.5 .4,-.3 .0,-.5 -.4,-.3 -.7,-.5"), 5),
        cut(
            GREEN, blob("-1,-.2 -.7,-.34 -.4,-.22 -.1,-.36 .2,-.22 .5,-.36 1,-.2 .8,-.1 -.9,-.1"), 6
        ),
        cut(CARAMEL, bread, 9),
        cut(CREAM, bread.at(0, -0.28).scaled(0.86, 0.8).at(0, 0.26), 3),
        mark(SAND, discs("-.6,.3 -.3,.1 0,.36 .3,.16 .6,.3 .1,.1 -.2,.46 .5,.46", 0.04)),
    ]


@word("#6aa3b4")
def popcorn() -> Sheets:
    tub = polygon("-.6,.1 .6,.1 .44,-1 -.44,-1")
    return [
        cut(CREAM, discs("-.5,.3 -.2,.5 .1,.56 .4,.42 .54,.2 -.06,.76 .24,.8 -.3,.74", 0.2), 7),
        cut(LEMON, discs("-.56,.16 -.3,.24 0,.3 .3,.22 .54,.14", 0.2), 7),
        cut(WHITE, tub, 9),
        cut(
            RED,
            (
                slab(-0.44, -0.4, 0.2, 1.6).turned(0)
                | slab(0, -0.4, 0.2, 1.6)
                | slab(0.44, -0.4, 0.2, 1.6)
            )
            & tub,
            2,
        ),
        cut(CREAM, discs(".84,.6 -.86,.5", 0.13), 6),
    ]


@word("#8bb98f")
def bread() -> Sheets:
    loaf = blob("-.96,-.3 -.8,.2 -.3,.44 .3,.44 .8,.2 .96,-.3 .7,-.56 -.7,-.56")
    return [
        cut(CARAMEL, loaf, 11),
        cut(SAND, lines("-.56,-.1 -.36,.26;-.1,-.1 .08,.34;.36,-.1 .54,.26", 0.13, 0.08), 3),
        mark(BROWN, arc(0, 0.4, 1.0, 225, 315, 0.04, 0.86)),
    ]


@word("#a3c4e8")
def bun() -> Sheets:
    """A round roll on a plate, with a cross cut into its crust."""
    return [
        cut(WHITE, disc(0, -0.46, 1.1, 0.26), 8),
        mark(SILVER, arc(0, -0.46, 0.86, 190, 350, 0.03, 0.22)),
        cut(SAND, even("0,.2 .6,.1 .82,-.2 .66,-.48 0,-.54"), 8),
        cut(CARAMEL, even("0,.6 .5,.5 .84,.1 .8,-.22 .4,-.3 0,-.32"), 9, shade=BROWN),
        cut(CREAM, line("-.5,.2 -.1,.3 .5,.2", 0.09, 0.05), 2),
        cut(CREAM, line("-.02,.56 .0,.3 .04,-.06", 0.09, 0.05), 2),
        mark(TAN, discs("-.4,.4 .34,.42 -.6,.04 .56,.02 -.3,.06 .3,.04 -.24,-.14 .3,-.14", 0.035)),
        streaks(
            "-.34,.74 -.24,.88 -.34,1.04;.04,.78 .14,.92 .04,1.08;.42,.74 .52,.88 .42,1.04", 0.06
        ),
    ]


@word("#8fa8d0")
def pretzel() -> Sheets:
    path = (
        "-.42,-.62 0,0 .28,.56 .66,.72 .96,.3 .7,-.4 0,-.72"
        " -.7,-.4 -.96,.3 -.66,.72 -.28,.56 0,0 .42,-.62"
    )
    salt = "-.8,.5 -.8,-.1 -.4,-.6 0,-.72 .4,-.6 .8,-.1 .8,.5 .5,.68 -.5,.68 -.1,.16 .12,.2"
    return [cut(BROWN, line(path, 0.22), 11), mark(WHITE, discs(salt, 0.045))]


@word("#7fa6c9")
def cheese() -> Sheets:
    side = polygon("-1,-.2 .96,-.2 .96,-.74 -1,-.74")
    return [
        cut(LEMON, polygon("-1,-.2 .7,.6 .96,-.2"), 8),
        cut(YELLOW, side, 8),
        cut(AMBER, (discs("-.56,-.46 .1,-.62 .6,-.4 .96,-.74", 0.16)) & side, 0),
        mark(AMBER, disc(0.36, 0.1, 0.18, 0.1) | disc(-0.16, -0.04, 0.12, 0.06)),
    ]


@word("#d9a0a6")
def spaghetti() -> Sheets:
    return [
        cut(SNOW, disc(0, -0.4, 1.1, 0.46), 9),
        mark(SILVER, disc(0, -0.36, 0.86, 0.32)),
        cut(YELLOW, disc(0, -0.16, 0.72, 0.36), 7),
        mark(
            AMBER,
            arc(0, -0.2, 0.56, 20, 160, 0.04, 0.5)
            | arc(-0.2, -0.2, 0.34, 0, 300, 0.04, 0.5)
            | arc(0.26, -0.2, 0.3, 0, 280, 0.04, 0.5)
            | arc(0, -0.3, 0.6, 200, 340, 0.04, 0.4),
        ),
        cut(RED, blob("-.4,.0 -.2,.26 .2,.3 .44,.04 .2,-.1 -.2,-.08"), 5),
        cut(
            SILVER,
            lines(".3,.1 .7,1", 0.09)
            | lines(".2,.2 .1,-.02;.3,.16 .22,-.06;.4,.12 .34,-.08", 0.05),
            7,
        ),
        cut(FOREST, leaf_shape(-0.1, 0.2, 0.26, 0.1, 30), 4),
    ]


@word("#8cc0c8")
def chips() -> Sheets:
    fries = Outline(())
    for x, y, turn in (
        (-0.4, 0.34, 8),
        (-0.2, 0.46, -4),
        (0, 0.4, 5),
        (0.2, 0.5, -6),
        (0.4, 0.36, -10),
    ):
        fries = fries | slab(0, 0, 0.15, 1).turned(turn).at(x, y)
    back = (
        slab(0, 0, 0.15, 1).turned(14).at(-0.3, 0.5)
        | slab(0, 0, 0.15, 1).at(0.1, 0.62)
        | slab(0, 0, 0.15, 1).turned(-12).at(0.34, 0.5)
    )
    return [
        cut(AMBER, back, 6),
        cut(YELLOW, fries, 6),
        cut(
            RED,
            blob("-.6,.1 -.6,.1 -.3,-.1 0,-.14 .3,-.1 .6,.1 .6,.1 .46,-1 .46,-1 -.46,-1 -.46,-1"),
            10,
        ),
        cut(WHITE, disc(0, -0.56, 0.2), 3),
    ]


@word("#a9d6a4")
def tomato_soup() -> Sheets:
    return [
        streaks("-.3,.4 -.2,.6 -.3,.8;.06,.44 .16,.64 .06,.84;.4,.4 .5,.6 .4,.8", 0.06),
        cut(BLUE, blob("-1,.1 -1,.1 1,.1 1,.1 .7,-.56 .3,-.76 -.3,-.76 -.7,-.56"), 9),
        cut(SNOW, disc(0, 0.1, 1.0, 0.26), 6),
        cut(RED, disc(0, 0.08, 0.84, 0.18), 2),
        cut(FOREST, leaf_shape(-0.1, 0.08, 0.3, 0.08, 10), 2),
        cut(YELLOW, discs("-.4,.1 .3,.02 .5,.12", 0.06), 2),
        mark(WHITE, line("-.5,-.3 .5,-.3", 0.06)),
        cut(RED, disc(0.86, -0.72, 0.26), 7),
        cut(GREEN, burst(0.86, -0.5, 0.18, 0.07, 5), 4),
    ]


@word("#7fa9c9")
def breakfast() -> Sheets:
    toast = blob("-.4,-.3 -.4,-.3 -.42,.2 -.52,.36 -.3,.52 .3,.52 .52,.36 .42,.2 .4,-.3 .4,-.3").at(
        -0.5, 0.5
    )
    return [
        cut(CARAMEL, toast, 8),
        cut(SAND, toast.at(0.5, -0.5).scaled(0.82).at(-0.5, 0.52), 3),
        cut(YELLOW, slab(-0.44, 0.6, 0.26, 0.2, 0.03).turned(0), 5),
        cut(SNOW, disc(-0.44, -0.5, 0.66), 9),
        cut(WHITE, blob("-.8,-.4 -.5,-.14 -.1,-.3 -.1,-.6 -.4,-.86 -.76,-.7"), 5),
        cut(YELLOW, disc(-0.46, -0.5, 0.19), 5),
        cut(RED, arc(0.86, -0.5, 0.2, -90, 90, 0.1), 5),
        cut(RED, slab(0.56, -0.5, 0.6, 0.8, 0.08), 9),
        cut(DARK_BROWN, disc(0.56, -0.12, 0.27, 0.07), 2),
        streaks(".46,.1 .54,.26 .46,.42;.66,.1 .74,.26 .66,.42", 0.05),
    ]


@word("#92be78")
def picnic() -> Sheets:
    basket = polygon("-.7,0 .7,0 .56,-.7 -.56,-.7")
    return [
        cut(WHITE, polygon("-1.2,-.66 1.2,-.66 1.36,-1 -1.36,-1"), 6),
        cut(
            RED,
            polygon("-.9,-.66 -.6,-.66 -.7,-1 -1.06,-1")
            | polygon("-.3,-.66 0,-.66 0,-1 -.34,-1")
            | polygon(".3,-.66 .6,-.66 .7,-1 .34,-1")
            | polygon(".9,-.66 1.1,-.66 1.2,-1 1,-1"),
            0,
        ),
        cut(BROWN, arc(0, 0, 0.6, 0, 180, 0.1, 1.1), 6),
        cut(GREEN, slab(0.3, 0.3, 0.2, 0.6, 0.06) | slab(0.3, 0.64, 0.09, 0.3), 6),
        cut(CARAMEL, disc(-0.3, 0.14, 0.4, 0.16, 35), 6),
        cut(TAN, basket, 9, "checks"),
        cut(BROWN, slab(0, -0.03, 1.5, 0.16, 0.05), 5),
        cut(RED, disc(-0.96, -0.62, 0.2), 7),
    ]
