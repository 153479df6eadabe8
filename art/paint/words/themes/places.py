"""Places to play and to visit."""

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
    GREEN,
    INK,
    LEMON,
    NAVY,
    PEACH,
    PINK,
    RED,
    SAND,
    SILVER,
    SKY,
    SLATE,
    TAN,
    WHITE,
    YELLOW,
)
from art.paint.words.people import TOM, face, head
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import cut, mark, moved, stars, streaks
from art.paint.words.shapes import both, disc, discs, even, heart, line, lines, slab
from art.paint.words.themes.plants import trunk
from art.paint.words.themes.sky import sun_disc
from art.paint.words.themes.toys import blocks, teddy
from art.paint.words.themes.wild_animals import giraffe, lion


@word("#bfe0a4")
def swing() -> Sheets:
    return [
        cut(BROWN, lines("-1,-1 -.7,1;1,-1 .7,1;-.8,.96 .8,.96", 0.13), 8),
        cut(SAND, lines("-.3,.9 -.1,-.4;.4,.9 .6,-.4", 0.045), 4),
        cut(RED, slab(0.25, -0.46, 0.96, 0.15, 0.05).turned(0), 8),
        streaks("-.5,-.7 -.2,-.86 .1,-.9;.5,-.9 .8,-.84 1,-.7", 0.05),
        cut(GREEN, slab(0, -1.06, 2.5, 0.16, 0.06), 6),
    ]


@word("#f1c893")
def slide() -> Sheets:
    return [
        cut(BLUE, lines(".5,.5 .5,-.9;.96,.5 1,-.9", 0.1), 7),
        cut(BLUE, lines(".5,-.6 .98,-.6;.5,-.24 .98,-.24;.5,.1 .98,.1", 0.08), 5),
        cut(NAVY, lines(".5,.5 .5,.96 .96,.96 .96,.5", 0.08), 5),
        cut(RED, line(".86,.5 .4,.46 -.3,-.4 -.7,-.76 -1.1,-.8", 0.28), 10),
        cut("#ef7f72", line(".8,.52 .4,.48 -.28,-.36 -.7,-.7 -1.1,-.74", 0.08), 0),
        cut(GREEN, slab(0, -1.0, 2.5, 0.16, 0.06), 6),
    ]


@word("#c2e2ec")
def playground() -> Sheets:
    return [
        *moved(slide(), 0.9, 0.1, 0.86),
        *moved(swing(), -1.1, 0, 0.86),
        *sun_disc(0, 1.2, 0.24),
        cut(SAND, disc(-0.1, -1.0, 0.6, 0.17), 5),
        cut(RED, polygon("-.3,-.76 .0,-.76 -.06,-1 -.24,-1"), 5),
    ]


@word("#bcd0ee")
def carousel() -> Sheets:
    def pony(colour: str) -> Sheets:
        return [
            cut(YELLOW, slab(0, 0.1, 0.06, 1.16), 4),
            cut(
                colour,
                blob(
                    "-.3,.0 -.24,.16 .1,.12 .24,.2 .3,.44 .5,.4 .56,.24 .4,.2 .34,-.06 .3,-.3"
                    " .2,-.3 .14,-.1 -.14,-.1 -.2,-.3 -.3,-.3"
                ),
                6,
            ),
            mark(INK, disc(0.4, 0.32, 0.03)),
            cut(RED, slab(0.02, 0.1, 0.2, 0.1, 0.03), 3),
        ]

    return [
        *moved(pony(WHITE), -0.62, -0.2, 0.8),
        *moved(pony(TAN), 0.5, -0.26, 0.8),
        cut(AMBER, slab(0, -0.1, 0.13, 1.2), 6),
        cut(RED, polygon("0,1.1 1.1,.4 -1.1,.4"), 10),
        cut(
            CREAM,
            polygon("0,1.1 .5,.4 .16,.4")
            | polygon("0,1.1 -.16,.4 -.5,.4")
            | polygon("0,1.1 1.1,.4 .8,.4")
            | polygon("0,1.1 -.8,.4 -1.1,.4"),
            0,
        ),
        cut(YELLOW, discs("-.95,.36 -.57,.36 -.19,.36 .19,.36 .57,.36 .95,.36", 0.19), 6),
        cut(BLUE, polygon("0,1.1 0,1.4 .34,1.25"), 5),
        cut(BLUE, slab(0, -0.76, 2.3, 0.24, 0.08), 9),
        cut(YELLOW, discs("-.9,-.76 -.6,-.76 -.3,-.76 0,-.76 .3,-.76 .6,-.76 .9,-.76", 0.05), 2),
    ]


@word("#9fc7e2")
def circus() -> Sheets:
    return [
        cut(YELLOW, polygon("0,1 0,1.36 .4,1.18"), 5),
        cut(RED, polygon("-.8,.2 .8,.2 1,-.9 -1,-.9"), 9),
        cut(
            CREAM,
            polygon("-.5,.2 -.26,.2 -.34,-.9 -.64,-.9") | polygon(".26,.2 .5,.2 .64,-.9 .34,-.9"),
            0,
        ),
        cut(INK, blob("-.26,-.9 -.26,-.9 -.2,-.4 0,0 .2,-.4 .26,-.9 .26,-.9"), 0),
        cut(RED, polygon("0,1.06 1.1,.2 -1.1,.2"), 10),
        cut(CREAM, polygon("0,1.06 .66,.2 .22,.2") | polygon("0,1.06 -.22,.2 -.66,.2"), 0),
        cut(YELLOW, discs("-.96,.2 -.64,.2 -.32,.2 0,.2 .32,.2 .64,.2 .96,.2", 0.16), 6),
    ]


@word("#a8d0a0")
def zoo() -> Sheets:
    bars = Outline(())
    for x in (-1.0, -0.6, -0.2, 0.2, 0.6, 1.0):
        bars = bars | slab(x, -0.5, 0.08, 1.0)
    return [
        *moved(giraffe(), 0.66, 0.3, 1.0, 0, True),
        *moved(lion(), -0.5, -0.1, 0.56),
        cut(SLATE, bars, 7),
        cut(SLATE, slab(0, -0.04, 2.2, 0.1, 0.04) | slab(0, -0.94, 2.2, 0.1, 0.04), 6),
    ]


@word("#aed2ea")
def farm() -> Sheets:
    return [
        cut(SILVER, slab(0.9, 0.06, 0.44, 1.4) | disc(0.9, 0.76, 0.22), 8),
        cut(DARK_RED, slab(0.9, 0.2, 0.44, 0.08) | slab(0.9, -0.2, 0.44, 0.08), 0),
        cut(RED, polygon("-.9,-.7 .6,-.7 .6,.2 .3,.7 -.14,.94 -.6,.7 -.9,.2"), 10),
        cut(DARK_BROWN, lines("-1,.14 -.64,.76 -.14,1 .34,.76 .7,.14", 0.1), 6),
        cut(WHITE, slab(-0.15, -0.36, 0.7, 0.7), 4),
        cut(RED, slab(-0.15, -0.36, 0.56, 0.56), 0),
        cut(WHITE, lines("-.4,-.62 .1,-.1;.1,-.62 -.4,-.1", 0.07), 2),
        cut(WHITE, slab(-0.15, 0.4, 0.3, 0.26, 0.03), 3),
        mark(DARK_BROWN, slab(-0.15, 0.4, 0.2, 0.16)),
        cut(GREEN, slab(0.06, -0.8, 2.5, 0.24, 0.1), 7),
    ]


@word("#f1dca0")
def kindergarten() -> Sheets:
    return [
        cut(YELLOW, slab(0, -0.2, 1.9, 1.0), 9),
        cut(RED, polygon("-1.16,.3 1.16,.3 .7,.84 -.7,.84"), 9),
        cut(BLUE, slab(0, -0.4, 0.4, 0.62, 0.04), 4),
        cut(SKY, slab(-0.6, -0.1, 0.4, 0.36, 0.03) | slab(0.6, -0.1, 0.4, 0.36, 0.03), 3),
        cut(WHITE, heart(0, 0.56, 0.18), 4),
        *sun_disc(0.9, 1.16, 0.22),
        *moved(teddy(), 0.9, -0.52, 0.34),
        *moved(blocks(), -0.9, -0.66, 0.34),
        cut(GREEN, slab(0, -0.86, 2.7, 0.2, 0.08), 5),
    ]


@word("#a9d3e4")
def treehouse() -> Sheets:
    return [
        trunk(0, -1.1, 1.2, 0.34),
        cut(GREEN, discs("-.6,.5 -.2,.9 .3,.9 .66,.5 .6,.1 -.6,.1", 0.44), 9),
        cut(BROWN, slab(0, -0.2, 1.5, 0.13, 0.04), 8),
        cut(CARAMEL, slab(0, 0.16, 1.0, 0.66), 9),
        cut(RED, polygon("-.7,.44 .7,.44 0,.94"), 8),
        cut(DARK_BROWN, slab(-0.2, 0.06, 0.28, 0.46, 0.05), 0),
        cut(LEMON, slab(0.24, 0.2, 0.26, 0.26, 0.03), 2),
        cut(
            TAN,
            lines(
                "-.62,-.2 -.7,-1.06;-.38,-.2 -.4,-1.06;-.64,-.4 -.38,-.4;-.66,-.62 -.38,-.62;"
                "-.68,-.84 -.4,-.84",
                0.06,
            ),
            6,
        ),
    ]


@word("#3f466f")
def hideout() -> Sheets:
    """A child that looks out of a tent made of a blanket and two chairs."""
    return [
        cut(BROWN, slab(-0.98, 0.04, 0.13, 1.84, 0.06) | slab(0.98, 0.04, 0.13, 1.84, 0.06), 6),
        cut(
            RED,
            blob("-1.3,-.8 -1.3,-.8 -1.04,.6 -.5,.5 0,.46 .5,.5 1.04,.6 1.3,-.8 1.3,-.8"),
            10,
            "checks",
        ),
        cut(LEMON, blob("-.78,-.8 -.78,-.8 -.6,-.1 0,.34 .6,-.1 .78,-.8 .78,-.8"), 0),
        *moved(head(TOM, face("right", "smile", "high")), 0, -0.34, 0.94),
        cut(PEACH, both(disc(0.5, -0.78, 0.13, 0.1)), 5),
        stars("-.6,.9 -.1,.8 .44,.96", 0.1),
        cut("#2f3456", slab(0, -0.9, 2.8, 0.16, 0.05), 5),
    ]


@word("#c8dcf0")
def sandcastle() -> Sheets:
    def tower(x: float, top: float) -> Sheets:
        wall = polygon((x - 0.26, top), (x + 0.26, top), (x + 0.32, -0.7), (x - 0.32, -0.7))
        teeth = (
            slab(x - 0.2, top + 0.06, 0.12, 0.14)
            | slab(x, top + 0.06, 0.12, 0.14)
            | slab(x + 0.2, top + 0.06, 0.12, 0.14)
        )
        return [cut(SAND, wall | teeth, 9, "dots")]

    return [
        cut(BROWN, slab(0, 0.9, 0.05, 0.6), 4),
        cut(RED, polygon(".02,1.2 .02,.9 .46,1.06"), 5),
        *tower(0, 0.56),
        *tower(-0.66, 0.16),
        *tower(0.66, 0.16),
        cut(TAN, slab(0, -0.4, 1.2, 0.6), 8, "dots"),
        cut(BROWN, blob("-.16,-.7 -.16,-.7 -.14,-.4 0,-.28 .14,-.4 .16,-.7 .16,-.7"), 0),
        cut(TAN, disc(0, -0.76, 1.3, 0.18), 7),
        cut(BLUE, polygon(".9,-.4 1.3,-.4 1.24,-.76 .96,-.76"), 7),
        cut(PINK, even("0,.16 .16,.06 .1,-.12 0,-.14").at(-0.96, -0.66), 5),
    ]
