"""Plants, land and water."""

from art.paint.story.cutouts.geometry import blob, land, polygon, waves
from art.paint.words.colours import (
    BLUE,
    BLUSH,
    BROWN,
    CARAMEL,
    CREAM,
    DARK_BROWN,
    GREEN,
    GREY,
    INK,
    LIME,
    NAVY,
    ORANGE,
    PINK,
    RED,
    ROSE,
    RUST,
    SAND,
    SILVER,
    SKY,
    SLATE,
    TAN,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import cut, eyes, fir, flame, mark, moved, rain, star
from art.paint.words.shapes import arc, both, burst, disc, discs, even, line, lines, slab
from art.paint.words.themes.plants import palm, round_tree
from art.paint.words.themes.sky import sun_disc


@word("#f2c99b")
def mountain() -> Sheets:
    return [
        cut(GREY, polygon("-.1,-.8 .6,.3 1.2,-.8"), 8),
        cut(SLATE, polygon("-1.2,-.8 -.26,.9 .66,-.8"), 10),
        cut(WHITE, polygon("-.26,.9 -.62,.26 -.44,.36 -.3,.2 -.14,.36 .04,.24 .1,.26"), 5),
        cut(WHITE, polygon(".6,.3 .38,-.02 .5,.04 .62,-.06 .74,.04"), 4),
        cut(GREEN, slab(0, -0.86, 2.6, 0.26, 0.12), 7),
        *fir(-0.9, -0.86, 0.5),
        *fir(0.9, -0.86, 0.44),
    ]


@word("#f0b58f")
def volcano() -> Sheets:
    return [
        cut(GREY, discs("-.3,1.0 .1,1.2 .4,1.0 .1,.9", 0.24), 7),
        cut(
            ORANGE,
            lines("0,.4 -.2,.9;0,.4 .04,1;0,.4 .3,.86;0,.4 -.44,.66;0,.4 .5,.6", 0.16, 0.08),
            6,
        ),
        cut(DARK_BROWN, polygon("-.3,.4 .3,.4 1.1,-.9 -1.1,-.9"), 10),
        cut(
            RED,
            blob(
                "-.3,.42 0,.48 .3,.42 .4,.2 .34,-.1 .24,.1 .14,-.3 .04,.0 -.1,-.4 -.2,.06 -.36,-.1"
            ),
            5,
        ),
        cut(ORANGE, disc(0, 0.4, 0.3, 0.08), 3),
        cut(RUST, discs("-.7,.7 .74,.8 .9,.4", 0.08), 4),
    ]


@word("#8ecbe6")
def island() -> Sheets:
    return [
        *palm(0.1, -0.4, 1.1),
        cut(SAND, even("0,-.2 .5,-.3 .9,-.6 .9,-.7 0,-.74"), 9),
        cut(BLUE, polygon("-1.2,-.66 1.2,-.66 1.2,-1 -1.2,-1"), 8, "waves"),
        cut(RED, burst(-0.46, -0.5, 0.13, 0.07, 5), 4),
    ]


@word("#bfe3ee")
def beach() -> Sheets:
    return [
        cut(BLUE, slab(0, -0.2, 2.6, 0.5), 5, "waves"),
        cut(SAND, blob("-1.3,-1 -1.3,-1 -1.3,-.3 -.5,-.36 .4,-.44 1.3,-.3 1.3,-1 1.3,-1"), 8),
        cut(BROWN, line(".3,-.7 .1,.5", 0.07), 6),
        *moved(
            [
                cut(RED, even("0,.66 .5,.5 .86,0 .86,0 .6,.06 .44,-.02 .2,.04 0,0"), 9),
                cut(WHITE, even("0,.66 .16,.4 .22,.03 .22,.03 0,0"), 3),
                cut(WHITE, both(blob(".3,.6 .56,.36 .86,0 .86,0 .64,.05 .5,.3")), 3),
            ],
            0.1,
            0.5,
            1,
            10,
        ),
        *sun_disc(-0.8, 0.9, 0.24),
        cut(YELLOW, disc(-0.7, -0.66, 0.24), 8),
        cut(RED, (slab(-0.7, -0.66, 0.16, 0.6)) & disc(-0.7, -0.66, 0.24), 0),
    ]


@word("#f3e1b2")
def waves_() -> Sheets:
    crest = blob(
        "-1.2,-.8 -1.2,-.8 -1,-.1 -.6,.4 -.1,.6 .4,.5 .66,.2 .6,-.06 .4,-.1 .36,.1"
        " .1,.14 -.1,-.1 0,-.5 .4,-.66 1.2,-.66 1.2,-.8 1.2,-.8"
    )
    return [
        cut(BLUE, crest, 10),
        cut(WHITE, line("-.94,-.06 -.5,.44 -.06,.58 .4,.48 .62,.2 .52,.0", 0.14, 0.16), 5),
        cut(
            NAVY,
            blob(
                "-1.2,-.9 -1.2,-.9 -1.2,-.6 -.8,-.46 -.4,-.64 0,-.48 .4,-.64 .8,-.48 1.2,-.6"
                " 1.2,-.9 1.2,-.9"
            ),
            8,
        ),
        cut(WHITE, discs(".74,.4 .9,.14 .8,-.1", 0.07), 4),
    ]


@word("#c4e6ef", fitted=False)
def sea() -> Sheets:
    return [
        *sun_disc(0.5, 0.56, 0.2),
        cut(SKY, waves(0.1, 0.05, 0.4), 5),
        *moved(
            [
                cut(WHITE, polygon("0,.1 0,.7 .36,.1"), 5),
                cut(RED, polygon("-.3,0 .4,0 .26,-.16 -.16,-.16"), 5),
            ],
            -0.36,
            0.1,
            0.6,
        ),
        cut("#6db7d9", waves(-0.16, 0.06, 0.46, 0.3), 7),
        cut(BLUE, waves(-0.44, 0.07, 0.5, 0.6), 8),
        cut("#2f6da6", waves(-0.74, 0.07, 0.54, 0.1), 8),
    ]


@word("#9fca84", fitted=False)
def river() -> Sheets:
    return [
        cut("#bfe2f0", slab(0, 0.8, 3, 0.9), 0),
        cut(GREY, polygon("-1.2,.36 -.6,.86 0,.36") | polygon("-.1,.36 .5,.76 1.2,.36"), 6),
        cut(GREEN, land((-1, 0.4), (0, 0.46), (1, 0.38)), 5),
        cut(
            BLUE,
            blob(
                "-.1,.44 .1,.44 .2,.2 -.2,-.1 .3,-.4 .9,-.7 1.1,-1.2 -.6,-1.2 -.6,-.8 -.4,-.5"
                " -.5,-.1 -.1,.2"
            ),
            6,
        ),
        mark(
            SKY,
            lines(
                "-.2,-.04 0,-.14;-.06,-.5 .2,-.6;-.2,-.8 .2,-.86;.3,-.7 .6,-.8;0,.2 .06,.14", 0.05
            ),
        ),
        *fir(-0.76, -0.3, 0.7),
        *fir(0.66, 0.0, 0.6),
        *fir(-0.6, -0.9, 0.56),
    ]


@word("#a4cf8a", fitted=False)
def road() -> Sheets:
    way = polygon("-.08,.36 .08,.36 .8,-1.2 -.8,-1.2")
    return [
        cut("#bfe2f0", slab(0, 0.8, 3, 0.9), 0),
        cut(GREEN, land((-1, 0.3), (-0.4, 0.46), (0.3, 0.34), (1, 0.5)), 5),
        cut(LIME, land((-1, 0.16), (0, 0.34), (1, 0.2)), 4),
        cut(SLATE, way, 5),
        mark(
            WHITE,
            polygon("-.016,.26 .016,.26 .024,.1 -.024,.1")
            | polygon("-.03,0 .03,0 .04,-.24 -.04,-.24")
            | polygon("-.05,-.38 .05,-.38 .07,-.72 -.07,-.72")
            | polygon("-.08,-.86 .08,-.86 .1,-1.2 -.1,-1.2"),
        ),
        *round_tree(-0.66, -0.2, 0.7),
        *round_tree(0.7, -0.5, 0.8),
    ]


@word("#eadcae")
def footprints() -> Sheets:
    foot = (
        even("0,.2 .24,.16 .2,-.2 .18,-.6 0,-.72")
        | disc(-0.2, 0.4, 0.11, 0.14)
        | discs("-.02,.46 .14,.42", 0.09)
        | discs(".26,.34", 0.075)
    )
    return [
        cut(CARAMEL, foot.turned(-16).at(-0.5, -0.7) | foot.turned(-16).at(-0.1, 0.9), 0),
        cut(
            CARAMEL,
            foot.flipped().turned(-16).at(0.5, -0.1) | foot.flipped().turned(-16).at(0.9, 1.4),
            0,
        ),
    ]


@word("#c9d39c")
def puddle() -> Sheets:
    return [
        cut(
            BLUE,
            blob("-1.1,-.3 -.8,-.06 -.3,0 .2,.06 .8,0 1.1,-.3 .9,-.56 .3,-.6 -.3,-.7 -.9,-.56"),
            5,
        ),
        cut(SKY, disc(-0.04, -0.3, 0.7, 0.2) - disc(-0.04, -0.3, 0.58, 0.15), 0),
        cut(SKY, disc(-0.04, -0.3, 0.34, 0.09) - disc(-0.04, -0.3, 0.24, 0.05), 0),
        rain("-.04,.1 -.6,.5 .6,.5 .2,.86 -.3,.96", 0.2, SKY),
        cut(SKY, lines("-.3,-.1 -.44,.1;.24,-.1 .36,.1", 0.07), 4),
    ]


@word("#a3c2a0")
def mud() -> Sheets:
    return [
        cut(
            BROWN,
            blob("-1.1,-.4 -.8,0 -.4,.1 -.2,.4 .1,.3 .3,.1 .8,.1 1.1,-.3 .8,-.6 0,-.7 -.8,-.64"),
            8,
        ),
        cut(CARAMEL, blob("-.7,-.36 -.3,-.2 .2,-.3 .7,-.2 .5,-.44 0,-.5"), 0),
        cut(BROWN, discs("-.7,.4 .6,.5", 0.12) | discs("-.4,.7 .3,.8 .9,.3", 0.07), 5),
        cut(PINK, even("0,.5 .3,.44 .42,.16 .3,-.14 0,-.2").at(0, 0.2), 8),
        cut(PINK, both(polygon(".14,.44 .4,.66 .4,.3")).at(0, 0.2), 6),
        *eyes(0.42, 0.16, 0.08),
        cut("#f7aebd", disc(0, 0.24, 0.18, 0.13), 4),
        mark(ROSE, both(disc(0.07, 0.24, 0.04, 0.06))),
        cut(BROWN, blob("-.6,.0 -.3,.14 0,.04 .3,.14 .6,.0 .4,-.2 -.4,-.2"), 5),
    ]


@word("#86b9cf")
def seashell() -> Sheets:
    fan = even("0,.8 .4,.74 .8,.4 .84,0 .5,-.4 .2,-.7 .2,-.7 0,-.7")
    return [
        cut(ROSE, both(polygon(".1,-.5 .46,-.8 .1,-.86")), 6),
        cut(PINK, fan, 11),
        mark(
            BLUSH,
            lines(
                "0,-.6 0,.74;0,-.6 .36,.66;0,-.6 -.36,.66;0,-.6 .64,.44;0,-.6 -.64,.44;0,-.6"
                " .76,.1;0,-.6 -.76,.1",
                0.05,
            ),
        ),
    ]


@word("#a9c8e0")
def cave() -> Sheets:
    return [
        cut(GREY, blob("-1.2,-.9 -1.2,-.9 -1,0 -.6,.6 0,.9 .6,.7 1,.1 1.2,-.9 1.2,-.9"), 11),
        cut(SLATE, blob("-.9,-.9 -.9,-.9 -.76,-.1 -.3,.5 .2,.56 .66,.1 .86,-.9 .86,-.9"), 0),
        cut("#221f34", blob("-.64,-.9 -.64,-.9 -.5,-.1 0,.34 .46,0 .6,-.9 .6,-.9"), 0),
        *eyes(-0.3, 0.14, 0.11),
        cut(GREEN, polygon("-1.3,-.9 1.3,-.9 1.3,-1.06 -1.3,-1.06"), 6),
        mark(SILVER, lines("-.9,.1 -.8,.3;.7,.5 .84,.3;-.4,.7 -.2,.76", 0.05)),
    ]


@word("#a5cfe0")
def nest() -> Sheets:
    twigs = lines(
        "-.9,-.2 -.3,-.5 .6,-.3;-.8,-.5 0,-.3 .9,-.5;-.7,-.06 .1,-.3 .9,-.1;-.5,-.7"
        " .3,-.56 .7,-.66;-.9,-.3 -1.1,-.1;.9,-.3 1.14,-.16",
        0.05,
    )
    return [
        cut(CREAM, disc(-0.4, 0.14, 0.26, 0.34, 14) | disc(0.4, 0.14, 0.26, 0.34, -14), 7),
        cut(SKY, disc(0, 0.2, 0.27, 0.36), 8),
        mark(BLUE, discs("-.06,.34 .1,.26 -.1,.14 .06,.44", 0.03)),
        cut(
            BROWN,
            blob("-1,.1 -1,.1 -.5,-.1 0,-.14 .5,-.1 1,.1 1,.1 .9,-.5 .4,-.84 -.4,-.84 -.9,-.5"),
            10,
        ),
        cut(TAN, twigs, 4),
    ]


@word("#4a4468")
def fire() -> Sheets:
    return [
        cut(BROWN, line("-.8,-.9 .8,-.6", 0.22) | line("-.8,-.6 .8,-.9", 0.22), 7),
        cut(TAN, discs("-.8,-.9 .8,-.9", 0.09), 2),
        *flame(0, -0.66, 1.3),
    ]


@word("#eec98a")
def labyrinth() -> Sheets:
    walls = (
        slab(0, 0.94, 2, 0.13)
        | slab(-0.94, 0, 0.13, 2)
        | slab(0.94, 0.14, 0.13, 1.7)
        | slab(-0.14, -0.94, 1.7, 0.13)
    )
    walls = (
        walls
        | slab(-0.2, 0.54, 1.0, 0.13)
        | slab(0.54, 0.1, 0.13, 1.0)
        | slab(-0.56, -0.04, 0.13, 0.9)
        | slab(0.1, -0.54, 1.0, 0.13)
        | slab(-0.04, 0.14, 0.7, 0.13)
        | slab(-0.16, -0.2, 0.13, 0.6)
        | slab(0.2, -0.16, 0.4, 0.13)
    )
    return [
        cut(GREEN, walls, 10),
        cut(RED, line("1,-.76 .7,-.76 -.5,-.74", 0.06), 2),
        star(0.24, 0.32, 0.16),
        cut(RED, disc(0.94, -0.76, 0.1), 5),
    ]


@word("#bcd6e8")
def scarecrow() -> Sheets:
    return [
        cut(BROWN, slab(0, -0.5, 0.13, 1.5) | slab(0, 0.02, 2.1, 0.12), 6),
        cut(
            YELLOW,
            lines(
                "-.9,.02 -1.2,.14;-.9,.02 -1.22,-.04;.9,.02 1.2,.14;.9,.02 1.22,-.04;-.2,-.6"
                " -.3,-.8;.2,-.6 .3,-.8",
                0.07,
                0.03,
            ),
            4,
        ),
        cut(
            RED,
            polygon("-.9,.2 .9,.2 .9,-.16 .4,-.14 .44,-.7 -.44,-.7 -.4,-.14 -.9,-.16"),
            9,
            "checks",
        ),
        cut(BLUE, slab(-0.1, -0.4, 0.26, 0.26, 0.02).turned(8), 4),
        cut(
            YELLOW,
            lines("-.36,.6 -.56,.3;-.3,.5 -.4,.24;.36,.6 .56,.3;.3,.5 .4,.24", 0.09, 0.04),
            4,
        ),
        cut(SAND, disc(0, 0.5, 0.36), 8),
        cut(BROWN, disc(0, 0.76, 0.66, 0.13) | even("0,1.3 .26,1.14 .34,.8 0,.74"), 7),
        mark(INK, lines("-.2,.6 -.1,.5;-.1,.6 -.2,.5;.2,.6 .1,.5;.1,.6 .2,.5", 0.04)),
        cut(ORANGE, polygon("-.06,.5 .06,.5 0,.36"), 3),
        mark(INK, arc(0, 0.42, 0.16, 210, 330, 0.04)),
    ]
