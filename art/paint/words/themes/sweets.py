"""Sweets, cakes and drinks."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.story.sheets import Outline
from art.paint.words.colours import (
    BLUE,
    BLUSH,
    BROWN,
    CARAMEL,
    CREAM,
    DARK_BROWN,
    FOREST,
    GREEN,
    LEMON,
    NAVY,
    ORANGE,
    PINK,
    RED,
    ROSE,
    SILVER,
    SNOW,
    TAN,
    TEAL,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import bow, cheeks, cut, dots, mark, smile
from art.paint.words.shapes import (
    arc,
    both,
    burst,
    disc,
    discs,
    drop,
    even,
    line,
    lines,
    slab,
    spokes,
)


@word("#8fcfd0")
def ice_cream() -> Sheets:
    cone = polygon("-.46,-.1 .46,-.1 0,-1.2")
    return [
        cut(CARAMEL, cone, 9, "checks"),
        cut(BROWN, disc(0.1, 0.66, 0.4), 9),
        cut(CREAM, disc(-0.34, 0.2, 0.42), 9),
        cut(PINK, disc(0.34, 0.16, 0.42), 9),
        cut(
            PINK,
            blob(
                "-.66,0 -.3,.0 0,.06 .5,.04 .74,.04 .66,-.14 .5,-.1 .4,-.26 .26,-.12 0,-.14"
                " -.4,-.14"
            ),
            5,
        ),
        cut(RED, disc(0.14, 1.08, 0.16), 7),
        cut(FOREST, line(".14,1.2 .3,1.44", 0.04), 3),
    ]


@word("#7fb6d8")
def cake() -> Sheets:
    sheets: Sheets = []
    for x, colour in ((-0.4, BLUE), (0, RED), (0.4, GREEN)):
        sheets += [
            cut(colour, slab(x, 0.62, 0.12, 0.5), 5),
            cut(YELLOW, drop(x, 0.98, 0.16), 4),
        ]
    return [
        cut(SNOW, disc(0, -0.86, 1.06, 0.18), 7),
        *sheets,
        cut(CARAMEL, slab(0, -0.5, 1.7, 0.7, 0.1), 9),
        cut(CREAM, slab(0, -0.5, 1.7, 0.14), 2),
        cut(TAN, slab(0, 0.1, 1.3, 0.6, 0.1), 9),
        cut(
            PINK,
            blob(
                "-.66,.4 .66,.4 .68,.1 .56,.04 .46,.2 .3,.22 .2,.0 .06,.0 -.04,.2 -.24,.2"
                " -.34,-.02 -.48,.02 -.54,.2 -.68,.1"
            ),
            5,
        ),
        cut(
            PINK,
            blob(
                "-.86,-.16 .86,-.16 .88,-.4 .74,-.46 .64,-.3 .4,-.3 .3,-.48 .14,-.46 .06,-.3"
                " -.2,-.3 -.3,-.5 -.46,-.46 -.54,-.3 -.74,-.46 -.88,-.4"
            ),
            5,
        ),
        cut(RED, discs("-.7,-.1 -.35,-.1 0,-.1 .35,-.1 .7,-.1", 0.09), 4),
    ]


@word("#f2c98f")
def lollipop() -> Sheets:
    swirl = line(
        "0,.4 .12,.5 .02,.66 -.2,.6 -.3,.36 -.1,.1 .24,.1 .46,.4 .34,.78 0,.92 -.4,.8 -.56,.4", 0.1
    )
    return [
        cut(WHITE, line("0,0 0,-1.2", 0.1), 6),
        cut(RED, disc(0, 0.4, 0.66), 10),
        cut(CREAM, swirl & disc(0, 0.4, 0.66), 2),
        *bow(0, -0.34, 0.4, BLUE, NAVY),
    ]


@word("#9dbfd8")
def biscuit() -> Sheets:
    return [
        cut(TAN, disc(0, 0, 0.9) - disc(0.78, 0.7, 0.34), 11),
        cut(
            DARK_BROWN, discs("-.4,.4 .1,.5 -.56,-.1 0,0 .5,.0 -.3,-.5 .24,-.46 .66,-.34", 0.13), 4
        ),
        mark(CARAMEL, discs("-.1,.26 .3,.2 -.2,-.26 .5,-.6 -.7,.16 0,-.72", 0.045)),
        cut(TAN, discs("1.0,.84 .8,1.0", 0.07), 4),
    ]


@word("#a6c8ea")
def candy() -> Sheets:
    return [
        cut(RED, both(polygon(".5,.1 1.1,.5 1.2,0 1.1,-.5 .5,-.1")), 7),
        mark(WHITE, both(lines(".6,0 1.12,.24;.6,0 1.12,-.24", 0.05))),
        cut(RED, disc(0, 0, 0.62), 10),
        cut(
            CREAM,
            (
                line("-.5,-.5 -.2,0 -.5,.5", 0.14)
                | line("-.04,-.7 .16,0 -.04,.7", 0.14)
                | line(".4,-.6 .56,0 .4,.6", 0.12)
            )
            & disc(0, 0, 0.62),
            2,
        ),
    ]


@word("#8fb7d9")
def juice() -> Sheets:
    glass = polygon("-.5,.5 .5,.5 .38,-.9 -.38,-.9")
    return [
        cut(RED, lines("-.06,-.4 .16,.9 .5,1.06", 0.1), 5),
        cut("#dff1f7", glass, 9),
        cut(ORANGE, polygon("-.44,.2 .44,.2 .34,-.82 -.34,-.82"), 3),
        cut(ORANGE, disc(-0.48, 0.56, 0.34), 7),
        cut(LEMON, disc(-0.48, 0.56, 0.26), 2),
        mark(ORANGE, spokes(-0.48, 0.56, 0.04, 0.24, 6, 0.03)),
        mark(WHITE, line("-.24,0 -.18,-.6", 0.07)),
        mark("#f6ab5c", discs(".1,-.1 .2,-.4 -.04,-.56", 0.06)),
    ]


@word("#e6bfa0")
def bottle() -> Sheets:
    body = even("0,.9 .16,.9 .16,.9 .18,.5 .42,.2 .46,-.1 .46,-.9 .46,-.9 .3,-1 0,-1")
    return [
        cut(TEAL, body, 10),
        cut(ORANGE, slab(0, 0.98, 0.26, 0.24, 0.04), 6),
        cut(CREAM, slab(0, -0.34, 0.92, 0.66), 3),
        cut(YELLOW, disc(0, -0.34, 0.26, 0.2, 30), 3),
        mark(LEMON, line("-.28,.2 -.3,.06", 0.08)),
    ]


@word("#b9d3a1")
def gingerbread_man() -> Sheets:
    shape = (
        disc(0, 0.66, 0.4)
        | line("-.7,.1 0,.16 .7,.1", 0.32)
        | slab(0, -0.1, 0.66, 0.8, 0.2)
        | lines("-.14,-.4 -.36,-.92;.14,-.4 .36,-.92", 0.36)
    )
    return [
        cut(CARAMEL, shape, 11),
        mark(
            CREAM,
            lines(
                "-.72,-.04 -.66,.1 -.72,.24;.72,-.04 .66,.1 .72,.24;-.5,-.78 -.36,-.72"
                " -.24,-.78;.5,-.78 .36,-.72 .24,-.78",
                0.05,
            ),
        ),
        *dots(0.74, 0.14, 0.06),
        smile(0, 0.54, 0.17, CREAM),
        cut(RED, discs("0,.2 0,-.04 0,-.28", 0.08), 3),
        cheeks(0.6, 0.26, 0.06),
    ]


@word("#f0c3c9")
def chocolate() -> Sheets:
    pieces = Outline(())
    for x in (-0.4, 0, 0.4):
        for y in (0.76, 0.4, 0.04):
            pieces = pieces | slab(x, y, 0.33, 0.29, 0.04)
    return [
        cut(DARK_BROWN, slab(0, 0.1, 1.3, 1.7, 0.06), 9),
        cut(BROWN, pieces, 6),
        cut(
            SILVER,
            polygon(
                "-.72,.0 -.5,-.14 -.3,.04 -.1,-.14 .1,.04 .3,-.14 .5,.04 .72,-.1 .72,-.3 -.72,-.3"
            ),
            5,
        ),
        cut(RED, slab(0, -0.62, 1.42, 0.94, 0.03), 8),
        cut(LEMON, slab(0, -0.62, 1.42, 0.2), 2),
    ]


@word("#cfe0a6")
def jam() -> Sheets:
    jar = slab(0, -0.3, 1.2, 1.24, 0.24)
    return [
        cut("#e6f2f4", jar, 9),
        cut(ROSE, slab(0, -0.38, 1.06, 1.0, 0.2), 3),
        cut(
            RED,
            blob("-.66,.7 .66,.7 .74,.24 .5,.34 .3,.22 .1,.34 -.1,.22 -.3,.34 -.5,.22 -.74,.28"),
            8,
            "checks",
        ),
        cut(WHITE, slab(0, 0.36, 1.2, 0.08, 0.03), 5),
        cut(CREAM, disc(0, -0.4, 0.4, 0.32), 3),
        cut(RED, even("0,.1 .2,.12 .26,-.02 0,-.34").at(0, -0.36), 3),
        cut(GREEN, burst(0, -0.24, 0.16, 0.06, 5), 3),
        mark(LEMON, discs("-.1,-.4 .08,-.4 0,-.52", 0.025)),
    ]


@word("#9fcdbb")
def candyfloss() -> Sheets:
    return [
        cut(CREAM, polygon("-.12,0 .12,0 .04,-1.3 -.04,-1.3"), 7),
        cut(PINK, discs("-.4,.1 0,-.06 .4,.1 -.5,.5 .5,.5 -.26,.84 .26,.84 0,.5", 0.36), 11),
        mark(
            BLUSH,
            arc(-0.3, 0.5, 0.26, 40, 260, 0.06)
            | arc(0.26, 0.3, 0.22, 0, 220, 0.06)
            | arc(0.2, 0.84, 0.2, 30, 230, 0.06),
        ),
    ]


@word("#a8cbe4")
def sweet() -> Sheets:
    return [
        cut(RED, disc(0, 0.94, 0.2), 7),
        cut(FOREST, line("0,1.1 .12,1.3", 0.04), 3),
        cut(BLUSH, disc(0, 0.64, 0.34, 0.26), 7),
        cut(PINK, disc(0, 0.36, 0.56, 0.28), 7),
        cut(PINK, disc(0, 0.02, 0.78, 0.32), 8),
        cut(TEAL, polygon("-.66,0 .66,0 .46,-.84 -.46,-.84"), 9, "stripes"),
        mark(YELLOW, discs("-.5,.1 -.2,.3 .1,.04 .44,.14 .3,.44 -.3,-.04 .06,.62", 0.05)),
        mark(WHITE, discs("-.34,.4 .5,-.06 -.06,.16 .16,.36", 0.05)),
    ]
