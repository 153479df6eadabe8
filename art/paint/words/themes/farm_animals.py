"""Animals of house and farm."""

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
    GREEN,
    GREY,
    INK,
    LEMON,
    ORANGE,
    PINK,
    RED,
    ROSE,
    RUST,
    SAND,
    SILVER,
    SKY,
    SLATE,
    SNOW,
    TAN,
    TEAL,
    VIOLET,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import cheeks, cut, dots, eye, eyes, mark, moved, smile, streaks
from art.paint.words.shapes import arc, both, disc, discs, even, line, lines, slab

CAT_EARS = polygon("-.5,.42 -.46,1 -.08,.66") | polygon(".5,.42 .46,1 .08,.66")


def cat_head(fur: str, dark: str, inner: str = PINK) -> Sheets:
    """A cat from the front, its head around the origin."""
    whiskers = both(lines(".2,-.12 .78,-.02;.2,-.2 .78,-.24", 0.035, 0.015))
    return [
        cut(fur, CAT_EARS, 9),
        mark(inner, both(polygon(".4,.5 .4,.82 .18,.64"))),
        cut(fur, even("0,.6 .34,.58 .6,.2 .6,-.12 .34,-.44 0,-.5"), 9),
        mark(dark, both(polygon(".04,.6 .12,.3 .2,.58")) | polygon("-.04,.58 0,.26 .04,.58")),
        *eyes(0.06, 0.26, 0.15, (0, -0.2)),
        mark(WHITE, whiskers),
        cut(CREAM, both(disc(0.12, -0.22, 0.16, 0.13)), 3),
        mark(ROSE, even("0,-.06 .08,-.08 .1,-.12 0,-.2")),
        mark(INK, both(arc(0.08, -0.22, 0.08, 180, 360, 0.03))),
    ]


def dog_head(fur: str, dark: str) -> Sheets:
    """A dog from the front with hanging ears, its head around the origin."""
    return [
        cut(fur, even("0,.56 .36,.52 .54,.16 .46,-.3 .24,-.54 0,-.58"), 9),
        cut(CREAM, even("0,.5 .1,.3 .16,-.02 .3,-.2 .28,-.42 0,-.56"), 3),
        *eyes(0.12, 0.24, 0.13, (0, -0.2)),
        mark(INK, even("0,-.06 .14,-.08 .12,-.2 0,-.27")),
        cut(RED, even("0,-.36 .12,-.36 .12,-.6 0,-.7"), 3),
        mark(INK, both(arc(0.13, -0.3, 0.13, 185, 350, 0.035)) | line("0,-.24 0,-.32", 0.035)),
        cut(dark, both(blob(".36,.5 .62,.5 .82,.1 .74,-.34 .56,-.28 .5,.1")), 9),
    ]


@word("#6fae9b")
def cat() -> Sheets:
    tail = line(".36,-1.3 .9,-1.2 1,-.7 .82,-.4", 0.18, 0.14)
    body = even("0,-.2 .34,-.3 .56,-.9 .56,-1.4 .3,-1.5 0,-1.5")
    return [
        cut(ORANGE, tail, 7),
        cut(ORANGE, body, 9),
        cut(CREAM, even("0,-.4 .2,-.6 .2,-1 0,-1.1"), 3),
        mark(
            RUST, both(polygon(".56,-.9 .3,-.86 .54,-.76") | polygon(".58,-1.16 .3,-1.1 .58,-1.02"))
        ),
        cut(CREAM, both(disc(0.2, -1.44, 0.2, 0.12)), 6),
        *cat_head(ORANGE, RUST),
    ]


@word("#7a86c0")
def kitten() -> Sheets:
    wool = disc(0.72, -0.86, 0.42)
    thread = lines(
        ".4,-.7 .7,-.56 1,-.66;.34,-.9 .66,-.76 1.1,-.84;.4,-1.06 .76,-.96 1.06,-1.06", 0.04
    )
    return [
        cut(SILVER, line("-.4,-1.06 -.9,-1 -.96,-.66", 0.16, 0.1), 7),
        cut(SILVER, even("0,-.2 .3,-.4 .44,-.8 .42,-1.14 0,-1.2"), 9),
        cut(RED, wool, 9),
        mark(DARK_RED, thread & wool),
        cut(RED, line(".5,-1.24 .1,-1.36 -.3,-1.24 -.6,-1.36", 0.05), 4),
        cut(WHITE, both(disc(0.18, -1.12, 0.16, 0.1)), 5),
        *cat_head(SILVER, GREY, BLUSH),
    ]


@word("#e2b35f")
def dog() -> Sheets:
    body = blob("-.46,-.1 .3,-.16 .52,-.5 .56,-1.3 -.5,-1.3 -.72,-.8")
    return [
        cut(BROWN, line("-.6,-1.1 -1,-1 -1.1,-.6", 0.18, 0.1), 7),
        cut(CARAMEL, body, 9),
        cut(CARAMEL, both(disc(0.34, -1.26, 0.26, 0.16)), 6),
        cut(CREAM, slab(0.0, -0.9, 0.4, 0.5, 0.18), 3),
        cut(RED, slab(0, -0.5, 0.66, 0.13, 0.06), 5),
        cut(YELLOW, disc(0, -0.64, 0.11), 4),
        *dog_head(CARAMEL, BROWN),
    ]


@word("#86b7d6")
def puppy() -> Sheets:
    bone = slab(0.1, -1.08, 0.7, 0.14, 0.05) | discs("-.26,-1 -.26,-1.16 .46,-1 .46,-1.16", 0.12)
    return [
        cut(CREAM, line("-.4,-.9 -.78,-.8 -.8,-.5", 0.16, 0.1), 7),
        cut(CREAM, blob("-.4,-.1 .3,-.16 .5,-.6 .46,-1.06 -.46,-1.06 -.58,-.6"), 9),
        cut(CARAMEL, blob("-.5,-.4 -.16,-.5 -.1,-.8 -.5,-.86 -.56,-.6"), 3),
        cut(TEAL, slab(0, -0.5, 0.6, 0.12, 0.05), 5),
        cut(WHITE, bone, 7),
        *dog_head(CREAM, CARAMEL),
        mark(CARAMEL, disc(0.25, 0.14, 0.22, 0.26)),
        *eye(0.24, 0.12, 0.13, (0, -0.2)),
    ]


@word("#d3bfe2")
def dog_and_cat() -> Sheets:
    return [
        *moved(dog_head(CARAMEL, BROWN), -0.62, 0.2, 1, 6),
        *moved(cat_head(ORANGE, RUST), 0.66, -0.24, 0.92, -6),
    ]


@word("#8fbf75")
def rabbit() -> Sheets:
    ear = blob(".06,.4 .1,.9 .24,1.3 .42,1.1 .42,.7 .32,.3")
    return [
        cut(WHITE, disc(0.62, -1.1, 0.18), 6),
        cut(TAN, even("0,-.2 .34,-.36 .56,-.9 .5,-1.3 0,-1.4"), 9),
        cut(CREAM, even("0,-.5 .26,-.66 .28,-1.1 0,-1.24"), 3),
        cut(TAN, both(ear), 9),
        mark(PINK, both(blob(".16,.5 .2,.9 .27,1.14 .34,.96 .32,.56"))),
        cut(TAN, even("0,.5 .36,.42 .54,.1 .44,-.26 0,-.42"), 9),
        *eyes(0.1, 0.25, 0.13, (0, -0.1)),
        cheeks(-0.1, 0.38, 0.09, "#f2a08c"),
        cut(CREAM, both(disc(0.1, -0.18, 0.14, 0.11)), 3),
        cut(WHITE, slab(0, -0.36, 0.14, 0.16, 0.03), 2),
        mark(ROSE, even("0,-.02 .09,-.03 0,-.14")),
        cut(TAN, both(disc(0.28, -1.3, 0.26, 0.13)), 6),
    ]


@word("#e7c46b")
def mouse() -> Sheets:
    return [
        cut(PINK, line(".5,-.9 1.1,-.86 1.2,-.4 .96,-.2", 0.1, 0.05), 6),
        cut(GREY, even("0,-.1 .4,-.4 .6,-.9 .3,-1.1 0,-1.12"), 9),
        cut(GREY, both(disc(0.52, 0.46, 0.4)), 8),
        mark(PINK, both(disc(0.52, 0.46, 0.26))),
        cut(GREY, even("0,.5 .34,.4 .5,.04 .3,-.3 0,-.5"), 9),
        *eyes(0.1, 0.2, 0.13, (0, -0.1)),
        mark(WHITE, both(lines(".14,-.26 .6,-.16;.14,-.32 .6,-.38", 0.03, 0.015))),
        cut(ROSE, disc(0, -0.3, 0.11), 4),
        cut(YELLOW, polygon("-.34,-.62 .34,-.62 .34,-.98 -.34,-.98"), 6),
        mark(AMBER, discs("-.16,-.76 .14,-.86 .2,-.7", 0.07)),
        cut(PINK, both(disc(0.3, -0.76, 0.1, 0.08)), 5),
    ]


@word("#84b46c")
def sheep() -> Sheets:
    wool = discs(
        "-.6,.2 -.3,.46 .1,.5 .44,.34 .62,.02 .5,-.3 .14,-.42 -.24,-.42 -.56,-.26 -.72,-.02", 0.34
    )
    return [
        cut(INK, lines("-.4,-.5 -.4,-1;-.1,-.5 -.1,-1;.3,-.5 .3,-1;.54,-.5 .54,-1", 0.16), 6),
        cut(SNOW, wool | disc(0, 0, 0.6), 11),
        cut(SLATE, both(disc(0.3, 0, 0.2, 0.1, -25)).at(-0.68, 0.2), 6),
        cut(SLATE, even("0,.36 .24,.3 .28,-.04 .16,-.36 0,-.42").at(-0.68, 0.1), 9),
        cut(SNOW, discs("-.84,.44 -.66,.52 -.5,.42", 0.16), 6),
        *eyes(0.16, 0.12, 0.09, (-0.3, -0.2), -0.68),
        smile(-0.68, -0.12, 0.12, PINK),
    ]


@word("#8cc5b0")
def pig() -> Sheets:
    return [
        cut(PINK, both(polygon(".3,.5 .72,.94 .74,.3")), 8),
        mark(ROSE, both(polygon(".46,.56 .66,.78 .66,.46"))),
        cut(PINK, even("0,.7 .5,.58 .78,.1 .66,-.5 .3,-.76 0,-.78"), 10),
        *eyes(0.2, 0.32, 0.14, (0, -0.1)),
        cut("#f7aebd", disc(0, -0.18, 0.36, 0.26), 6),
        mark(ROSE, both(disc(0.13, -0.18, 0.08, 0.12))),
        smile(0, -0.56, 0.24, DARK_RED),
        cheeks(-0.3, 0.56, 0.1, "#e8718e"),
    ]


@word("#7ab36f")
def cow() -> Sheets:
    return [
        cut(SAND, both(blob(".3,.56 .5,.72 .64,1 .74,.74 .6,.44")), 7),
        cut(WHITE, both(blob(".5,.5 .8,.52 1.02,.3 .84,.14 .5,.2")), 7),
        mark(BLUSH, both(disc(0.76, 0.34, 0.16, 0.08))),
        cut(WHITE, even("0,.68 .4,.6 .56,.2 .46,-.3 .3,-.6 0,-.64"), 10),
        cut(DARK_BROWN, blob("-.1,.66 -.42,.6 -.56,.2 -.48,-.1 -.2,-.06 -.08,.3"), 3),
        *eyes(0.2, 0.27, 0.14, (0, -0.1)),
        cut(BLUSH, even("0,-.22 .4,-.26 .52,-.56 .34,-.84 0,-.88"), 6),
        mark(ROSE, both(disc(0.2, -0.44, 0.08, 0.11))),
        smile(0, -0.68, 0.2, DARK_RED),
        cut(YELLOW, disc(0, -1.02, 0.18), 6),
        mark(BROWN, disc(0, -1.1, 0.06)),
    ]


@word("#cfd9a0")
def horse() -> Sheets:
    mane = blob("-.1,.9 .2,1.02 .5,.7 .66,.2 .76,-.5 .4,-.5 .3,.1 .06,.5")
    head = blob(
        "-.16,.8 .1,.84 .34,.5 .6,-.1 .7,-.8 .02,-.8 -.06,-.2 -.3,-.1 -.62,-.46"
        " -.84,-.4 -.86,-.14 -.5,.4"
    )
    return [
        cut(DARK_BROWN, mane, 8),
        cut(CARAMEL, polygon("-.1,.7 .0,1.16 .2,.7"), 8),
        cut(CARAMEL, head, 10),
        cut(TAN, blob("-.58,-.42 -.84,-.42 -.88,-.14 -.66,.06 -.5,-.16"), 3),
        mark(DARK_BROWN, disc(-0.74, -0.12, 0.05, 0.07)),
        mark(DARK_BROWN, line("-.8,-.32 -.66,-.26", 0.04)),
        *eye(-0.22, 0.4, 0.13, (-0.5, -0.1)),
        cut(DARK_BROWN, blob("-.18,.86 .1,.98 .12,.76 -.22,.5 -.36,.42 -.3,.66"), 5),
        cut(RED, line("-.46,.42 -.4,-.06", 0.07) | line("-.34,.18 .3,.14", 0.06), 4),
    ]


@word("#a6d0e4")
def rooster() -> Sheets:
    tail = lines(
        "-.3,-.2 -.9,.5 -1.2,.2;-.3,-.3 -1,.2 -1.24,-.2;-.3,-.4 -.96,-.16 -1.1,-.56", 0.26, 0.1
    )
    body = blob("-.6,-.1 -.4,-.6 .1,-.74 .5,-.4 .5,.1 .42,.6 .16,.7 .04,.3 -.2,0")
    return [
        cut(TEAL, tail, 8),
        cut(AMBER, lines("-.06,-.7 -.06,-1.06 .1,-1.06;.2,-.7 .2,-1.06 .36,-1.06", 0.08), 5),
        cut(RED, discs(".06,.78 .22,.86 .38,.76", 0.16), 6),
        cut(RUST, body, 10),
        cut(AMBER, blob(".5,.1 .42,.6 .16,.7 .02,.3 .1,-.06 .2,.04 .3,-.1 .4,.02"), 5),
        cut(GREEN, blob("-.5,-.1 -.1,-.06 .1,-.3 -.1,-.52 -.4,-.4"), 5),
        cut(RED, blob(".44,.34 .54,.1 .44,-.02 .34,.12 .36,.34"), 5),
        cut(YELLOW, polygon(".44,.58 .74,.44 .44,.34"), 5),
        *eye(0.3, 0.52, 0.1, (0.3, 0)),
    ]


@word("#9cc3a0")
def hen() -> Sheets:
    body = blob(
        "-.94,.3 -.7,-.2 -.4,-.6 .2,-.66 .56,-.3 .5,.2 .44,.56 .16,.64 .04,.3 -.2,.1 -.6,.1"
    )
    return [
        cut(AMBER, lines("-.16,-.6 -.16,-.94 0,-.94;.1,-.6 .1,-.94 .26,-.94", 0.08), 5),
        cut(RED, discs(".12,.68 .26,.74 .38,.66", 0.11), 6),
        cut(WHITE, body, 10),
        cut(SILVER, blob("-.56,-.1 -.1,.06 .16,-.2 -.06,-.46 -.4,-.4"), 5),
        cut(RED, blob(".44,.34 .52,.14 .42,.06 .36,.2 .38,.34"), 5),
        cut(YELLOW, polygon(".44,.52 .7,.4 .44,.32"), 5),
        *eye(0.3, 0.46, 0.09, (0.3, 0)),
        cut(CREAM, disc(-0.66, -0.82, 0.2, 0.16), 6),
    ]


@word("#7fb4d8")
def chick() -> Sheets:
    return [
        cut(ORANGE, both(lines(".2,-.7 .2,-1 .36,-1.06;.2,-1 .1,-1.06", 0.07)), 5),
        cut(AMBER, lines("-.04,.7 -.16,.9;.02,.7 .04,.94;.08,.7 .22,.88", 0.06), 4),
        cut(YELLOW, even("0,.74 .4,.6 .6,.1 .66,-.3 .4,-.74 0,-.8"), 11, shade=AMBER),
        cut(LEMON, both(blob(".56,.0 .86,-.2 .84,-.46 .5,-.3")), 5),
        *eyes(0.24, 0.24, 0.13),
        cut(ORANGE, even("0,.14 .2,.04 0,-.16"), 5),
        cheeks(0.02, 0.44, 0.09),
    ]


@word("#5a9bbd")
def duck() -> Sheets:
    body = blob("-1,.1 -1,.1 -.6,-.1 -.1,-.1 .2,0 .5,.1 .6,-.3 .3,-.7 -.4,-.72 -.86,-.4")
    return [
        cut(WHITE, body, 10),
        cut(WHITE, disc(0.4, 0.4, 0.36), 9),
        cut(GREEN, arc(0.36, 0.02, 0.2, 160, 20, 0.14, 0.5), 4),
        cut(ORANGE, blob(".7,.44 1.06,.42 1.14,.3 .96,.24 .66,.24"), 6),
        mark(RUST, line(".74,.34 1.06,.34", 0.03)),
        *eye(0.46, 0.52, 0.11, (0.3, 0)),
        cut(SNOW, blob("-.62,-.16 0,-.14 .14,-.36 -.1,-.54 -.46,-.46"), 6),
        cut(SKY, blob("-1.2,-.6 1.1,-.6 1.1,-.6 .8,-.86 -.9,-.86 -1.2,-.6"), 8, "waves"),
    ]


@word("#e9dcae")
def hedgehog() -> Sheets:
    spikes = polygon(
        *[
            f"{x},{y}"
            for x, y in (
                (-0.96, -0.4),
                (-1.16, -0.22),
                (-0.94, -0.1),
                (-1.06, 0.16),
                (-0.8, 0.2),
                (-0.82, 0.48),
                (-0.56, 0.42),
                (-0.46, 0.7),
                (-0.24, 0.54),
                (-0.04, 0.78),
                (0.1, 0.52),
                (0.36, 0.64),
                (0.36, 0.34),
                (0.6, 0.3),
                (0.44, 0.0),
                (0.5, -0.5),
            )
        ]
    )
    return [
        cut(DARK_BROWN, discs("-.6,-.5 .3,-.5", 0.14), 5),
        cut(BROWN, spikes, 10),
        mark(
            CREAM,
            lines(
                "-.7,0 -.6,.16;-.4,.2 -.32,.36;-.1,.2 -.04,.38;-.5,-.2 -.42,-.06;-.16,-.1"
                " -.1,.06;.16,.06 .2,.22",
                0.04,
            ),
        ),
        cut(SAND, blob(".3,.16 .6,.12 1.02,-.26 1.08,-.36 .9,-.44 .3,-.5 .1,-.2"), 7),
        mark(INK, disc(1.06, -0.34, 0.09)),
        *eye(0.58, -0.08, 0.1, (0.4, 0)),
        smile(0.76, -0.36, 0.1),
        cut(RED, disc(-0.2, 0.78, 0.24), 8),
        cut(GREEN, blob("-.2,.98 -.06,1.14 .1,1.1 -.02,.98"), 4),
    ]


@word("#c9e1ea")
def bird() -> Sheets:
    return [
        cut(BROWN, line("-1.1,-.76 -.2,-.66 1.1,-.8", 0.12), 6),
        cut(GREEN, blob(".7,-.7 .9,-.46 1.1,-.5 .94,-.7"), 5),
        cut(BLUE, polygon("-.5,-.2 -1.2,-.3 -1.1,-.56 -.4,-.46"), 7),
        cut(AMBER, lines("-.1,-.5 -.1,-.7;.12,-.5 .12,-.7", 0.06), 4),
        cut(BLUE, blob("-.6,-.3 -.3,.16 .1,.5 .4,.56 .62,.3 .52,-.2 .2,-.54 -.3,-.54"), 10),
        cut(ORANGE, blob(".56,.06 .5,-.24 .2,-.52 -.1,-.46 .1,-.1 .3,.04"), 4),
        cut("#2f6da6", blob("-.5,-.2 -.1,.14 .16,-.1 0,-.36 -.4,-.36"), 6),
        cut(YELLOW, polygon(".56,.4 .9,.3 .56,.18"), 5),
        *eye(0.36, 0.34, 0.11, (0.3, 0)),
        streaks(".9,.6 1.04,.7;.98,.44 1.16,.46", 0.05),
    ]


@word("#b98fc6")
def peacock() -> Sheets:
    sheets: Sheets = []
    for angle in range(-75, 76, 25):
        sheets += moved(
            [
                cut(TEAL, line("0,0 0,.84", 0.1, 0.16), 4),
                cut(GREEN, disc(0, 0.94, 0.22, 0.28), 7),
                mark(YELLOW, disc(0, 0.96, 0.14, 0.17)),
                mark(BLUE, disc(0, 0.98, 0.085)),
            ],
            0,
            -0.4,
            1,
            angle,
        )
    return [
        *sheets,
        cut(BLUE, even("0,.1 .16,0 .2,-.3 .36,-.7 .24,-1 0,-1.04"), 9),
        cut(BLUE, disc(0, 0.06, 0.2), 8),
        cut(VIOLET, lines("0,.24 0,.42;-.03,.24 -.12,.4;.03,.24 .12,.4", 0.04), 4),
        cut(YELLOW, polygon("-.08,.02 .08,.02 0,-.14"), 4),
        *dots(0.1, 0.08, 0.045),
    ]
