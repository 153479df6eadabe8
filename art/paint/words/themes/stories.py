"""Figures of fairy tales and stories."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.words.colours import (
    AMBER,
    BLUE,
    BROWN,
    CREAM,
    DARK_BROWN,
    DARK_RED,
    GREEN,
    GREY,
    INK,
    NAVY,
    OLIVE,
    ORANGE,
    PEACH,
    PINK,
    PURPLE,
    RED,
    ROSE,
    SAND,
    SILVER,
    SKY,
    SLATE,
    SNOW,
    TAN,
    WHITE,
    YELLOW,
)
from art.paint.words.people import Look, beard, face, head, person
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import (
    bow,
    crown_piece,
    cut,
    dots,
    eyes,
    mark,
    moved,
    sparkles,
    star,
    stars,
)
from art.paint.words.shapes import arc, both, disc, discs, even, line, lines, slab


def pointed_hat(colour: str, band: str) -> Sheets:
    """A tall hat for a head around the origin."""
    return [
        cut(colour, blob("-.5,.3 -.3,.7 0,1.3 .2,1.5 .2,1.5 .26,1.1 .5,.3"), 9),
        cut(colour, disc(0, 0.3, 0.86, 0.16), 9),
        cut(band, blob("-.5,.42 0,.34 .5,.42 .5,.3 0,.22 -.5,.3"), 4),
    ]


@word("#d8a9c4")
def princess() -> Sheets:
    look = Look(PEACH, AMBER, "long")
    return [
        cut(PINK, even("0,-.4 .3,-.46 .5,-.8 .5,-.8 .9,-1.5 .9,-1.5 0,-1.54"), 9),
        cut(PINK, both(disc(0.4, -0.66, 0.2, 0.17)), 7),
        cut(PEACH, both(line(".46,-.76 .56,-1.1 .2,-1.2", 0.13)), 6),
        cut(ROSE, even("0,-.9 .3,-1.2 .46,-1.52 .46,-1.52 0,-1.52"), 3),
        cut(YELLOW, disc(0, -0.62, 0.08), 3),
        *head(look, face()),
        *crown_piece(0, 0.42, 0.66, (PINK, RED, PINK)),
    ]


@word("#e9d3ee")
def queen() -> Sheets:
    look = Look(OLIVE, DARK_BROWN, "bun")
    return [
        cut(PURPLE, even("0,-.4 .4,-.46 .8,-.9 .96,-1.3 .96,-1.3 0,-1.34"), 9),
        cut(WHITE, even("0,-.36 .5,-.5 .7,-.76 .3,-.8 0,-.96"), 6, "dots"),
        cut(YELLOW, disc(0, -0.86, 0.12), 4),
        cut(AMBER, line(".86,-.2 .86,-1.2", 0.07), 6),
        cut(RED, disc(0.86, -0.14, 0.14), 6),
        cut(OLIVE, disc(0.84, -0.86, 0.12), 5),
        *head(look, face("open", "smile", "high")),
        mark(RED, arc(0, -0.14, 0.17, 215, 325, 0.06)),
        *crown_piece(0, 0.44, 0.84, (GREEN, RED, GREEN)),
        cut(YELLOW, discs("-.5,-.14 .5,-.14", 0.06), 3),
    ]


@word("#9fb5dc")
def king() -> Sheets:
    return [
        cut(RED, even("0,-.4 .4,-.46 .8,-.9 .96,-1.3 .96,-1.3 0,-1.34"), 9),
        cut(WHITE, even("0,-.3 .56,-.5 .74,-.8 .3,-.76 .14,-1.3 .14,-1.3 0,-1.3"), 6, "dots"),
        *head(Look(PEACH, BROWN, "bob"), face("open", "none", "high")),
        *beard(BROWN),
        *crown_piece(0, 0.4, 0.84),
    ]


@word("#e39a5e")
def witch() -> Sheets:
    green = "#9cc47a"
    return [
        cut(PURPLE, even("0,-.4 .34,-.5 .6,-.9 .6,-.9 0,-.94"), 8),
        *head(
            Look(green, ORANGE, "long"),
            [
                *face("open", "smile", "none"),
                cut("#86b066", blob("0,.06 .06,-.04 .14,-.18 0,-.2 -.06,-.12"), 3),
                mark("#5c7a3e", disc(0.1, -0.16, 0.03)),
            ],
        ),
        mark(WHITE, polygon("-.06,-.29 .02,-.3 -.02,-.38")),
        *pointed_hat(PURPLE, RED),
        cut(YELLOW, slab(0, 0.34, 0.2, 0.16, 0.02), 3),
    ]


@word("#7f9ad0")
def wizard() -> Sheets:
    return [
        cut(NAVY, even("0,-.4 .4,-.5 .74,-1.1 .74,-1.1 0,-1.14"), 8),
        *head(Look(PEACH, SILVER, "long"), face("open", "none", "high")),
        *beard(),
        *pointed_hat(NAVY, YELLOW),
        stars("-.1,.8 .2,.66 .1,1.14 -.4,-1 .44,-.96", 0.12, YELLOW),
        cut(BROWN, line(".8,-1.1 .86,-.1", 0.08), 6),
        sparkles(".86,.1", 0.26),
    ]


@word("#93c7a9")
def fairy() -> Sheets:
    girl = person(
        head(Look(PEACH, AMBER, "bun"), face()),
        PINK,
        dress=True,
        arms="-.24,.04 -.5,-.3;.24,.04 .6,.26",
        shoes=ROSE,
    )
    return [
        cut("#e9f4fb", both(blob(".1,.0 .5,.7 1.06,.7 1.06,.3 .5,-.06")), 7),
        cut(SKY, both(blob(".1,-.06 .6,-.1 .9,-.4 .7,-.66 .3,-.4")), 6),
        *girl,
        cut(BROWN, line(".6,.2 .76,.6", 0.05), 5),
        star(0.8, 0.72, 0.19),
        sparkles("-.9,.96 1.1,1.1 .96,-.8", 0.15),
    ]


@word("#6fa9c9")
def pirate() -> Sheets:
    return [
        cut(WHITE, even("0,-.4 .4,-.5 .66,-.9 .66,-.9 0,-.94"), 8),
        mark(BLUE, slab(0, -0.66, 0.9, 0.09) | slab(0, -0.84, 1.1, 0.09)),
        *head(Look(OLIVE, INK, "short"), face("open", "laugh")),
        cut(INK, disc(0.19, 0.08, 0.16), 4),
        cut(INK, line("-.46,.3 .1,.14 .5,-.02", 0.05), 3),
        mark(DARK_BROWN, both(line(".04,-.08 .3,-.1 .36,-.0", 0.06))),
        cut(INK, blob("-.9,.2 -.9,.2 -.6,.6 0,.9 .6,.6 .9,.2 .9,.2 .4,.34 0,.38 -.4,.34"), 9),
        cut(
            WHITE,
            disc(0, 0.62, 0.13)
            | slab(0, 0.5, 0.13, 0.1, 0.03)
            | lines("-.2,.46 .2,.56;.2,.46 -.2,.56", 0.05),
            3,
        ),
        mark(INK, both(disc(0.05, 0.62, 0.035))),
        cut(YELLOW, arc(-0.54, -0.16, 0.09, 0, 360, 0.04), 3),
    ]


@word("#bfd0a0")
def knight() -> Sheets:
    return [
        cut(RED, blob("0,.6 .1,1.1 .5,1.3 .8,1.0 .5,1 .3,.6"), 7),
        cut(SILVER, even("0,-.3 .5,-.4 .66,-.9 .6,-1.1 0,-1.14"), 9),
        cut(SILVER, even("0,.74 .4,.6 .5,.1 .44,-.4 0,-.52"), 10),
        cut(INK, slab(0, 0.16, 0.7, 0.16, 0.04), 0),
        *dots(0.17, 0.15, 0.05),
        cut(GREY, polygon("-.46,.06 .46,.06 .3,-.34 0,-.44 -.3,-.34"), 4),
        mark(SLATE, lines("-.2,-.06 -.2,-.26;0,-.06 0,-.32;.2,-.06 .2,-.26", 0.04)),
        cut(BLUE, even("0,.34 .4,.3 .4,-.1 .2,-.44 0,-.56").at(-0.5, -0.86), 9),
        cut(YELLOW, slab(-0.5, -0.9, 0.12, 0.8) | slab(-0.5, -0.76, 0.78, 0.12), 2),
        cut(SILVER, polygon(".74,-.7 .86,-.7 .84,.3 .8,.4 .76,.3"), 7),
        cut(AMBER, slab(0.8, -0.74, 0.36, 0.09) | slab(0.8, -0.9, 0.09, 0.3), 6),
    ]


@word("#94bd84")
def red_riding_hood() -> Sheets:
    return [
        cut(RED, even("0,-.2 .5,-.4 .8,-1.2 .8,-1.2 0,-1.24"), 9),
        cut(RED, even("0,.9 .5,.66 .66,.1 .5,-.44 0,-.6"), 10),
        *moved(head(Look(PEACH, BROWN, "bob"), face()), 0, 0.02, 0.86),
        cut(
            RED,
            blob(
                "-.56,-.3 -.6,.2 -.4,.66 0,.84 .4,.66 .6,.2 .56,-.3 .46,.1 .3,.44 0,.54"
                " -.3,.44 -.46,.1"
            ),
            5,
        ),
        *bow(0, -0.5, 0.26, DARK_RED, RED),
        cut(BROWN, arc(0.66, -0.8, 0.26, 0, 180, 0.07), 5),
        cut(TAN, blob(".36,-.8 .36,-.8 .96,-.8 .96,-.8 .9,-1.14 .42,-1.14"), 8, "checks"),
        cut(CREAM, polygon(".4,-.76 .92,-.76 .8,-.96 .66,-.84 .5,-.96"), 4),
    ]


@word("#86a6da")
def angel() -> Sheets:
    child = person(
        head(Look(PEACH, YELLOW, "curls"), face("shut")),
        WHITE,
        dress=True,
        arms="-.24,.04 -.3,-.2 -.04,-.16;.24,.04 .3,-.2 .04,-.16",
        shoes=PEACH,
    )
    return [
        cut(SNOW, both(blob(".1,.06 .4,.6 .9,.7 1,.3 .8,-.1 .66,-.4 .3,-.3")), 8),
        *child,
        cut(YELLOW, disc(0, 1.26, 0.36, 0.11) - disc(0, 1.26, 0.25, 0.05), 6),
    ]


@word("#7aa58f")
def santa() -> Sheets:
    return [
        cut(RED, even("0,-.3 .5,-.5 .86,-1 .9,-1.2 .9,-1.2 0,-1.24"), 9),
        *head(Look(PEACH, WHITE, "bob"), face("open", "none", "high")),
        *beard(WHITE),
        cut("#ee9d8a", disc(0, -0.04, 0.1), 3),
        cut(RED, blob("-.5,.2 -.4,.6 0,.86 .5,.8 .86,.4 .9,.1 .9,.1 .66,.3 .5,.2"), 9),
        cut(WHITE, slab(0, 0.26, 1.2, 0.22, 0.11), 7),
        cut(WHITE, disc(0.9, 0.06, 0.16), 7),
    ]


@word("#d7b48f")
def saint_nicholas() -> Sheets:
    return [
        cut(RED, even("0,-.3 .5,-.5 .86,-1 .9,-1.2 .9,-1.2 0,-1.24"), 9),
        cut(WHITE, even("0,-.5 .14,-.6 .14,-1.22 .14,-1.22 0,-1.22"), 3),
        *head(Look(PEACH, WHITE, "bob"), face("open", "none", "high")),
        *beard(WHITE),
        cut(RED, even("0,1.3 .2,1.06 .5,.6 .46,.2 .46,.2 0,.16"), 9),
        cut(
            YELLOW,
            slab(0, 0.26, 0.94, 0.14, 0.03) | slab(0, 0.74, 0.1, 0.7) | slab(0, 0.76, 0.4, 0.1),
            3,
        ),
        cut(AMBER, line(".9,-1.2 .9,.5 .8,.8 .56,.76 .6,.54", 0.09), 7),
        cut(PEACH, disc(0.88, -0.8, 0.12), 5),
    ]


@word("#8cc0b4")
def pinocchio() -> Sheets:
    return [
        cut(RED, even("0,-.36 .3,-.46 .5,-.96 .5,-.96 0,-1"), 8),
        cut(CREAM, even("0,-.34 .36,-.46 .2,-.64 0,-.6"), 5),
        *bow(0, -0.56, 0.26, BLUE, NAVY),
        *head(Look("#e6bd86", DARK_BROWN, "short"), face()),
        cut("#d9a869", line("0,-.02 1.06,.1", 0.14, 0.11), 7),
        cut(YELLOW, blob("-.5,.3 -.4,.5 -.1,1.1 .1,1.1 .5,.5 .5,.3 0,.4"), 8),
        cut(RED, line("-.5,.36 0,.44 .5,.36", 0.12), 4),
        cut(RED, line(".3,.5 .5,1 .6,1.1", 0.12, 0.05), 5),
    ]


@word("#f0cd72")
def superhero() -> Sheets:
    child = person(
        head(Look(OLIVE, INK, "short"), face()),
        BLUE,
        skin=OLIVE,
        legs=BLUE,
        arms="-.26,.04 -.5,-.16 -.3,-.4;.26,.04 .56,.3 .76,.84",
    )
    return [
        cut(RED, blob("-.24,.1 .24,.1 .5,-.3 .8,-.9 .3,-.8 0,-.94 -.3,-.8 -.8,-.9 -.5,-.3"), 7),
        *child,
        cut(RED, slab(0, 0.62, 0.9, 0.24, 0.1), 4),
        *eyes(0.62, 0.19, 0.1),
        star(0, -0.14, 0.2),
        cut(RED, slab(0, -0.5, 0.6, 0.1, 0.03), 4),
    ]


@word("#8aa18b")
def robber() -> Sheets:
    return [
        cut(SAND, blob("-.5,-.4 -.9,-.2 -1.2,-.6 -1.1,-1.1 -.6,-1.1 -.4,-.8"), 7),
        cut(BROWN, line("-.66,-.36 -.46,-.3", 0.09), 4),
        cut(INK, even("0,-.3 .4,-.46 .6,-1.1 .6,-1.1 0,-1.14"), 8),
        cut(
            WHITE, even("0,-.5 .4,-.58 .44,-.7 0,-.64") | even("0,-.84 .48,-.86 .52,-.98 0,-.96"), 2
        ),
        *head(Look(PEACH, INK, "none"), face("left", "smirk")),
        cut(INK, slab(0, 0.08, 0.98, 0.3, 0.14), 3),
        *eyes(0.08, 0.19, 0.1, (-0.6, 0)),
        cut(NAVY, even("0,.66 .4,.54 .54,.2 .54,.2 0,.26"), 7),
        cut(PEACH, disc(-0.5, -0.36, 0.13), 5),
    ]


@word("#a3d0e0")
def clown() -> Sheets:
    return [
        *head(Look(WHITE, ORANGE, "none"), []),
        cut(ORANGE, both(discs(".56,.1 .66,.3 .5,.42 .7,.06", 0.2)), 7),
        cut(WHITE, disc(0, 0, 0.52), 8),
        *face("open", "none", "high", blush=False),
        cut(RED, both(disc(0.32, -0.12, 0.1)), 2),
        cut(RED, blob("-.3,-.16 0,-.24 .3,-.16 .2,-.4 0,-.44 -.2,-.4"), 3),
        mark(WHITE, arc(0, -0.16, 0.2, 215, 325, 0.06)),
        cut(RED, disc(0, -0.02, 0.14), 5),
        cut(BLUE, polygon("-.3,.46 .3,.46 .06,1.1"), 8, "dots"),
        cut(YELLOW, disc(0.06, 1.12, 0.11), 5),
        cut(YELLOW, discs("-.5,-.6 -.25,-.68 0,-.7 .25,-.68 .5,-.6", 0.2), 6),
        *bow(0, -0.7, 0.4, RED, DARK_RED),
    ]
