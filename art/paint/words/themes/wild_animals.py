"""Animals of forests, plains and seas."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.words.colours import (
    AMBER,
    BLUE,
    BLUSH,
    BROWN,
    CREAM,
    DARK_BROWN,
    DARK_RED,
    FOREST,
    GREEN,
    INK,
    LILAC,
    LIME,
    ORANGE,
    PINK,
    PURPLE,
    RED,
    ROSE,
    RUST,
    SAND,
    SILVER,
    SKY,
    SLATE,
    SNOW,
    TAN,
    VIOLET,
    WHITE,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import cheeks, cut, eye, eyes, mark, smile
from art.paint.words.shapes import arc, both, burst, disc, discs, even, line, lines, slab


def lion_head(mouth: Sheets) -> Sheets:
    """A lion from the front with this mouth."""
    return [
        cut(RUST, burst(0, 0, 1.0, 0.8, 16), 9),
        cut(AMBER, both(disc(0.5, 0.5, 0.2)), 6),
        cut(AMBER, even("0,.66 .46,.56 .64,.1 .5,-.4 .26,-.62 0,-.66"), 9),
        *eyes(0.16, 0.28, 0.14, (0, -0.1)),
        cut(CREAM, even("0,-.06 .26,-.1 .38,-.34 .2,-.58 0,-.6"), 4),
        *mouth,
        mark(DARK_BROWN, even("0,-.02 .16,-.04 .12,-.16 0,-.24")),
    ]


@word("#8cb56b")
def lion() -> Sheets:
    return lion_head([mark(DARK_BROWN, both(arc(0.12, -0.3, 0.12, 180, 350, 0.035)))])


@word("#7fb58c")
def bear() -> Sheets:
    return [
        cut(BROWN, even("0,-.3 .5,-.4 .74,-.9 .7,-1.4 0,-1.46"), 9),
        cut(TAN, even("0,-.6 .36,-.72 .4,-1.2 0,-1.36"), 4),
        cut(BROWN, both(disc(0.48, 0.5, 0.25)), 7),
        mark(TAN, both(disc(0.48, 0.5, 0.13))),
        cut(BROWN, even("0,.6 .44,.5 .64,.06 .5,-.4 0,-.54"), 9),
        *eyes(0.12, 0.26, 0.12, (0, -0.1)),
        cut(TAN, disc(0, -0.22, 0.3, 0.24), 5),
        mark(INK, even("0,-.06 .14,-.08 .1,-.2 0,-.25")),
        smile(0, -0.32, 0.14),
        cut(BROWN, both(disc(0.62, -0.84, 0.2, 0.3, 20)), 7),
        cut(BROWN, both(disc(0.4, -1.4, 0.28, 0.2)), 7),
        mark(TAN, both(disc(0.4, -1.4, 0.13, 0.1))),
    ]


@word("#d8a77c")
def wolf() -> Sheets:
    return [
        cut(SLATE, both(polygon(".14,.5 .44,1.1 .62,.3")), 9),
        mark(PINK, both(polygon(".3,.6 .44,.92 .52,.5"))),
        cut(
            SLATE,
            polygon(
                "-.5,.5 0,.62 .5,.5 .84,-.1 .56,-.1 .6,-.36 .36,-.34 .16,-.86 -.16,-.86"
                " -.36,-.34 -.6,-.36 -.56,-.1 -.84,-.1"
            ),
            9,
        ),
        cut(SILVER, even("0,.2 .16,.14 .46,.02 .5,-.2 .26,-.36 .14,-.84 0,-.9"), 4),
        *eyes(0.14, 0.26, 0.13, (0, -0.1)),
        cut(SLATE, both(polygon(".06,.26 .46,.42 .44,.2 .1,.16")), 3),
        mark(INK, even("0,-.42 .16,-.46 .1,-.6 0,-.66")),
        mark(INK, line("-.22,-.78 0,-.72 .22,-.78", 0.04)),
        mark(WHITE, both(polygon(".06,-.74 .18,-.77 .11,-.92"))),
    ]


@word("#b7d58f")
def elephant() -> Sheets:
    grey, dark = "#9aa4b8", "#7c869c"
    trunk = line("-.7,.3 -1.0,0 -1.02,-.4 -.84,-.7", 0.34, 0.2)
    return [
        cut(dark, line(".86,.1 1.06,-.2 1.02,-.4", 0.07), 5),
        cut(dark, lines("-.3,-.3 -.3,-.84;.66,-.3 .66,-.84", 0.34), 6),
        cut(grey, blob("-.6,.3 -.2,.6 .5,.56 .9,.2 .92,-.3 .6,-.5 -.3,-.5 -.6,-.2"), 9),
        cut(grey, lines("-.04,-.3 -.04,-.84;.42,-.3 .42,-.84", 0.34), 6),
        cut(grey, trunk, 8),
        cut(grey, disc(-0.56, 0.4, 0.44), 8),
        cut(WHITE, blob("-.62,.1 -.7,-.2 -.9,-.3 -.84,-.1 -.78,.12"), 5),
        cut(dark, blob("-.4,.7 0,.84 .26,.5 .16,0 -.14,-.1 -.34,.2"), 9),
        mark(PINK, blob("-.26,.58 0,.64 .12,.42 .06,.1 -.1,.06 -.22,.3")),
        *eye(-0.66, 0.5, 0.12, (-0.4, -0.1)),
        mark(dark, lines("-1.0,0 -.84,.02;-1.06,-.2 -.92,-.2;-1.06,-.4 -.94,-.38", 0.03)),
    ]


@word("#7ebdb5")
def giraffe() -> Sheets:
    coat, spot = "#f4bd4c", "#b5692c"
    body = blob("-.2,-.3 .3,-.2 .7,-.3 .74,-.7 .2,-.8 -.3,-.74")
    neck = polygon("-.34,-.7 -.44,.6 -.18,.72 .2,-.3 .1,-.7")
    return [
        cut(BROWN, line(".7,-.4 .9,-.7", 0.06), 4),
        cut(
            "#d9962f",
            lines("-.18,-.7 -.18,-1.3;.06,-.7 .06,-1.3;.44,-.7 .44,-1.3;.64,-.6 .64,-1.3", 0.15),
            6,
        ),
        cut(coat, body, 9),
        cut(coat, neck, 8),
        mark(spot, discs("-.32,.4 -.18,.2 -.3,0 -.1,-.1 -.24,-.3", 0.09) & neck),
        mark(spot, discs("0,-.5 .24,-.4 .3,-.66 .52,-.44 .58,-.66 -.16,-.62", 0.1) & body),
        cut(BROWN, lines("-.34,.8 -.36,1.04;-.16,.8 -.12,1.04", 0.06), 5),
        cut(DARK_BROWN, discs("-.36,1.06 -.12,1.06", 0.07), 4),
        cut(coat, disc(0.06, 0.76, 0.16, 0.08, 20), 5),
        cut(coat, blob("-.06,.7 -.14,.9 -.4,.92 -.6,.72 -.86,.5 -.8,.34 -.56,.36 -.2,.5"), 8),
        cut(CREAM, blob("-.62,.66 -.86,.5 -.8,.34 -.56,.36 -.54,.5"), 3),
        mark(DARK_BROWN, disc(-0.74, 0.52, 0.035)),
        *eye(-0.34, 0.74, 0.11, (-0.4, 0)),
    ]


@word("#c7a3cf")
def owl() -> Sheets:
    return [
        cut(BROWN, line("-.9,-.94 .9,-.94", 0.14), 6),
        cut(BROWN, even("0,.6 .3,.66 .62,.92 .62,.92 .66,.3 .6,-.5 .34,-.9 0,-.96"), 10),
        cut(TAN, even("0,.2 .34,.1 .42,-.4 .22,-.8 0,-.84"), 4, "scales"),
        cut(DARK_BROWN, both(blob(".5,.2 .78,-.1 .66,-.7 .44,-.5")), 6),
        cut(SAND, both(disc(0.28, 0.4, 0.33)), 5),
        *eyes(0.4, 0.28, 0.22),
        cut(ORANGE, polygon("-.1,.3 .1,.3 0,.02"), 5),
        cut(AMBER, both(discs(".12,-.9 .24,-.9 .36,-.9", 0.08)), 4),
    ]


@word("#f1b77d")
def bat() -> Sheets:
    wing = blob(
        ".2,.2 .2,.2 .5,.56 .9,.6 1.2,.3 1.24,-.24 1.24,-.24 1.06,-.06 .86,-.3"
        " .86,-.3 .66,-.14 .46,-.36 .46,-.36 .2,-.3 .2,-.3"
    )
    return [
        cut(PURPLE, both(wing), 9),
        mark(VIOLET, both(lines(".24,.2 .5,.4 .86,-.26;.5,.4 .46,-.3;.5,.42 1.2,-.2", 0.025))),
        cut(PURPLE, both(polygon(".04,.3 .3,.76 .36,.24")), 6),
        cut("#6a4f96", even("0,.42 .3,.36 .36,.06 .28,-.4 0,-.56"), 9),
        *eyes(0.16, 0.15, 0.12),
        mark(INK, line("-.12,-.1 0,-.14 .12,-.1", 0.03)),
        mark(WHITE, both(polygon(".02,-.12 .1,-.11 .06,-.24"))),
    ]


@word("#a4d2d6")
def dinosaur() -> Sheets:
    green, dark = "#6fb45c", "#4c8d48"
    body = blob(
        "-1.3,-.6 -.8,-.5 -.5,-.1 0,.1 .4,.0 .5,.4 .62,.9 .98,1.0 1.16,.84 1.1,.66"
        " .86,.6 .84,.2 .76,-.4 .4,-.7 -.2,-.76 -.8,-.76"
    )
    plates = (
        polygon("-.86,-.5 -.76,-.16 -.6,-.32")
        | polygon("-.6,-.3 -.5,.12 -.26,-.04")
        | polygon("-.26,-.04 -.06,.36 .14,.08")
        | polygon(".14,.08 .3,.36 .42,.06")
        | polygon(".42,.2 .42,.56 .54,.5")
    )
    return [
        cut(ORANGE, plates, 7),
        cut(dark, slab(-0.14, -0.84, 0.26, 0.44, 0.08) | slab(0.54, -0.8, 0.26, 0.5, 0.08), 6),
        cut(green, body, 10, "scales"),
        cut(green, slab(-0.44, -0.84, 0.26, 0.44, 0.08) | slab(0.24, -0.84, 0.26, 0.44, 0.08), 6),
        cut(LIME, discs("-.1,-.2 .2,-.3 -.3,-.44 .46,-.24", 0.09), 2),
        *eye(0.8, 0.86, 0.1, (0.4, 0)),
        smile(1.0, 0.72, 0.09),
    ]


@word("#f0d9a8")
def turtle() -> Sheets:
    shell = even("0,.5 .4,.4 .7,.0 .74,-.24 .74,-.24 0,-.3")
    return [
        cut(LIME, discs("-.5,-.4 .44,-.4", 0.2) | polygon("-.7,-.2 -1,-.34 -.6,-.36"), 6),
        cut(LIME, line(".6,-.2 .86,-.1 .94,.1", 0.28), 7),
        cut(LIME, disc(0.98, 0.18, 0.26, 0.24), 8),
        cut(FOREST, shell, 10),
        mark(
            GREEN, burst(0, 0.1, 0.24, 0.22, 6) | discs("-.42,.02 .42,.02 -.22,.36 .22,.36", 0.13)
        ),
        cut(AMBER, slab(0, -0.28, 1.5, 0.13, 0.06), 4),
        *eye(1.06, 0.24, 0.09, (0.4, 0)),
        smile(1.06, 0.06, 0.08),
    ]


@word("#8ec7e6")
def penguin() -> Sheets:
    return [
        cut(ORANGE, both(disc(0.26, -1.06, 0.24, 0.1)), 6),
        cut(INK, even("0,.9 .4,.74 .56,.2 .66,-.5 .4,-1 0,-1.06"), 10),
        cut(INK, both(blob(".5,.2 .86,-.3 .84,-.56 .58,-.3")), 7),
        cut(WHITE, even("0,.56 .2,.66 .4,.5 .38,.2 .5,-.3 .36,-.86 0,-.94"), 5),
        *eyes(0.42, 0.18, 0.11),
        cut(ORANGE, even("0,.34 .16,.24 0,.08"), 5),
        cheeks(0.2, 0.3, 0.07),
    ]


@word("#9ed0e0")
def whale() -> Sheets:
    body = blob(
        "-1.1,-.1 -.9,.36 -.3,.5 .3,.3 .7,0 .9,.3 .74,.6 .74,.6 1.02,.56 1.1,.4"
        " 1.2,.6 1.44,.6 1.3,.3 1.14,.1 .9,-.4 .3,-.6 -.7,-.6 -1.06,-.4"
    )
    return [
        cut(BLUE, body, 10),
        cut(SNOW, blob("-1.08,-.26 -.6,-.16 0,-.3 .3,-.56 -.6,-.6 -1,-.46"), 4, "stripes"),
        *eye(-0.66, 0.06, 0.11, (-0.3, 0)),
        smile(-0.86, -0.14, 0.14),
        cut("#2f6da6", blob("-.2,-.2 .1,-.16 .16,-.5 -.08,-.6"), 6),
        cut(
            WHITE,
            lines("-.5,.5 -.5,.9;-.5,.84 -.74,1.06 -.86,.9;-.5,.84 -.26,1.06 -.14,.9", 0.08),
            6,
        ),
    ]


@word("#3d86a6")
def fish() -> Sheets:
    body = blob("-1,0 -.5,.44 .1,.44 .6,.0 .1,-.44 -.5,-.44")
    return [
        cut(RUST, blob(".46,0 .96,.46 .96,.46 .84,0 .96,-.46 .96,-.46"), 7),
        cut(
            RUST, blob("-.4,.4 0,.7 .3,.5 .2,.3 -.2,.3") | blob("-.2,-.4 .1,-.66 .26,-.42 0,-.3"), 6
        ),
        cut(ORANGE, body, 10, "scales"),
        cut(WHITE, polygon("-.3,.6 -.1,.6 -.2,0 -.1,-.6 -.3,-.6 -.4,0") & body, 3),
        cut(RUST, blob("-.02,.1 .26,.1 .3,-.14 .04,-.2"), 5),
        *eye(-0.66, 0.14, 0.13, (-0.3, 0)),
        smile(-0.84, -0.14, 0.12),
        cut(SKY, discs("-1.1,.36", 0.09) | discs("-1,.6", 0.06) | discs("-1.12,.8", 0.05), 5),
    ]


@word("#cfe3c0")
def crab() -> Sheets:
    claw = disc(0, 0, 0.3, 0.26) - polygon("-.02,.02 -.14,.4 .16,.4")
    return [
        cut(
            RUST,
            both(
                lines(
                    ".5,-.2 .9,-.3 1,-.6;.4,-.3 .7,-.5 .76,-.8;.3,-.36 .46,-.6 .46,-.86", 0.09, 0.05
                )
            ),
            5,
        ),
        cut(RUST, both(line(".5,.1 .9,.2 .9,.5", 0.12)), 5),
        cut(RED, claw.turned(20).at(-0.92, 0.7) | claw.turned(-20).at(0.92, 0.7), 8),
        cut(RUST, both(line(".2,.3 .22,.56", 0.08)), 4),
        cut(RED, even("0,.36 .5,.26 .7,-.06 .4,-.4 0,-.46"), 10),
        *eyes(0.62, 0.23, 0.15),
        smile(0, -0.14, 0.2),
        cheeks(-0.08, 0.42, 0.09, "#f08a6a"),
    ]


@word("#5a86b8")
def octopus() -> Sheets:
    arms = lines(
        "-.4,-.2 -.9,-.3 -1.1,-.7;-.3,-.3 -.6,-.7 -.9,-1;-.1,-.3 -.2,-.8 -.4,-1.1;"
        ".1,-.3 .2,-.8 .4,-1.1;.3,-.3 .6,-.7 .9,-1;.4,-.2 .9,-.3 1.1,-.7",
        0.26,
        0.1,
    )
    return [
        cut("#c9577f", arms, 8),
        cut(PINK, even("0,.9 .5,.74 .64,.3 .5,-.1 .5,-.4 0,-.46"), 10),
        mark(BLUSH, discs("-.3,.66 -.1,.74 .34,.6", 0.07)),
        *eyes(0.24, 0.24, 0.17),
        smile(0, -0.1, 0.18, DARK_RED),
        cheeks(-0.02, 0.42, 0.08, ROSE),
    ]


@word("#2f4f8c")
def jellyfish() -> Sheets:
    return [
        cut(
            LILAC,
            lines(
                "-.5,-.1 -.6,-.5 -.44,-.8 -.56,-1.1;-.2,-.1 -.1,-.5 -.26,-.8 -.14,-1.2;.2,-.1"
                " .1,-.5 .26,-.8 .14,-1.2;.5,-.1 .6,-.5 .44,-.8 .56,-1.1",
                0.13,
                0.06,
            ),
            6,
        ),
        cut(PINK, even("0,.8 .56,.6 .8,.1 .78,-.12 .78,-.12 .6,-.2 .4,-.08 .2,-.2 0,-.08"), 11),
        mark(BLUSH, disc(-0.3, 0.5, 0.2, 0.1, 40)),
        *eyes(0.2, 0.22, 0.12),
        smile(0, 0.02, 0.12, DARK_RED),
    ]
