"""What drives on roads and works on building sites."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.story.sheets import Outline
from art.paint.words.colours import (
    AMBER,
    BLUE,
    BROWN,
    CARAMEL,
    DARK_RED,
    FOREST,
    GREEN,
    GREY,
    INK,
    LEMON,
    ORANGE,
    RED,
    RUST,
    SILVER,
    SKY,
    SLATE,
    TEAL,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import cut, eyes, mark, moved, spoked_wheel, streaks, wheel
from art.paint.words.shapes import arc, both, disc, discs, line, lines, slab, spokes


@word("#a7cfe0")
def car() -> Sheets:
    return [
        cut(RED, blob("-.5,.1 -.5,.1 -.3,.56 .4,.56 .7,.1 .7,.1"), 8),
        cut(
            SKY,
            polygon("-.34,.1 -.2,.44 .06,.44 .06,.1") | polygon(".16,.1 .16,.44 .36,.44 .54,.1"),
            2,
        ),
        cut(RED, blob("-1.1,-.4 -1.1,-.4 -1.1,-.06 -.9,.1 .7,.12 1.04,.0 1.14,-.4 1.14,-.4"), 10),
        cut(LEMON, disc(-1.02, -0.14, 0.1), 3),
        cut(SILVER, slab(0.02, -0.4, 2.36, 0.12, 0.05), 4),
        *wheel(-0.6, -0.46, 0.3),
        *wheel(0.62, -0.46, 0.3),
        mark(DARK_RED, line("-.1,-.06 .1,-.06", 0.06)),
    ]


@word("#b6d49a")
def bus() -> Sheets:
    panes = Outline(())
    for x in (-0.84, -0.42, 0, 0.42):
        panes = panes | slab(x, 0.32, 0.34, 0.36, 0.05)
    return [
        cut(YELLOW, slab(0, 0.06, 2.3, 1.24, 0.16), 10),
        cut(SKY, panes | slab(0.9, 0.14, 0.3, 0.74, 0.05), 2),
        cut(RED, slab(-0.2, -0.14, 1.86, 0.14), 2),
        cut(SLATE, slab(0, -0.54, 2.34, 0.14, 0.05), 4),
        *wheel(-0.64, -0.6, 0.28),
        *wheel(0.6, -0.6, 0.28),
    ]


@word("#b7d9b0")
def bicycle() -> Sheets:
    return [
        *spoked_wheel(-0.66, -0.3, 0.5, INK),
        *spoked_wheel(0.66, -0.3, 0.5, INK),
        cut(
            RED,
            lines("-.66,-.3 -.3,.3 .4,.3 -.02,-.3 -.66,-.3;-.3,.3 -.02,-.3;.66,-.3 .4,.44", 0.08),
            7,
        ),
        cut(
            INK,
            lines("-.34,.3 -.38,.46;.4,.44 .34,.64 .6,.7", 0.07) | slab(-0.4, 0.5, 0.34, 0.1, 0.05),
            6,
        ),
        cut(SLATE, disc(-0.02, -0.3, 0.13), 5),
    ]


@word("#d7c48a")
def tractor() -> Sheets:
    return [
        cut(SLATE, slab(-0.6, 0.5, 0.1, 0.5), 5),
        cut(GREEN, slab(-0.5, -0.06, 1.1, 0.6, 0.1), 9),
        cut(GREEN, slab(0.46, 0.4, 0.9, 0.9, 0.06), 8),
        cut(SKY, slab(0.46, 0.5, 0.66, 0.5, 0.04), 2),
        cut(FOREST, slab(0.46, 0.9, 1.1, 0.14, 0.05), 6),
        cut(LEMON, disc(-0.98, 0.04, 0.09), 3),
        *wheel(0.5, -0.4, 0.6, YELLOW),
        *wheel(-0.7, -0.62, 0.36, YELLOW),
    ]


@word("#e2c3a0")
def lorry() -> Sheets:
    return [
        cut(BLUE, slab(0.34, 0.2, 1.6, 1.0, 0.05), 10),
        cut(WHITE, slab(0.34, 0.2, 1.6, 0.22), 2),
        cut(RED, blob("-1.2,-.36 -1.2,-.36 -1.2,.1 -1,.5 -.54,.5 -.54,-.36 -.54,-.36"), 10),
        cut(SKY, blob("-1.1,.1 -1.1,.1 -.96,.4 -.72,.4 -.72,.1 -.72,.1"), 2),
        cut(SLATE, slab(0, -0.4, 2.44, 0.16, 0.04), 5),
        cut(LEMON, disc(-1.12, -0.16, 0.09), 3),
        *wheel(-0.8, -0.54, 0.27),
        *wheel(0.3, -0.54, 0.27),
        *wheel(0.86, -0.54, 0.27),
    ]


@word("#a9c7d4")
def bulldozer() -> Sheets:
    return [
        cut(YELLOW, slab(0.4, 0.5, 0.8, 0.7, 0.05), 8),
        cut(SKY, slab(0.4, 0.54, 0.54, 0.44, 0.03), 2),
        cut(AMBER, slab(0.4, 0.88, 1.0, 0.14, 0.04), 5),
        cut(SLATE, slab(-0.3, 0.4, 0.1, 0.44), 5),
        cut(YELLOW, slab(0.1, 0.06, 1.5, 0.4, 0.06), 9),
        cut(INK, slab(0.2, -0.44, 1.7, 0.6, 0.3), 9),
        cut(SILVER, discs("-.36,-.44 .2,-.44 .76,-.44", 0.17), 4),
        cut(AMBER, line("-.4,-.2 -.9,-.3", 0.13), 6),
        cut(SLATE, blob("-.9,.3 -.9,.3 -1.06,-.2 -1.3,-.7 -1.3,-.7 -.84,-.7 -.84,-.7 -.8,-.2"), 9),
    ]


@word("#b4d3a4")
def excavator() -> Sheets:
    return [
        cut(INK, slab(0.36, -0.66, 1.5, 0.44, 0.22), 9),
        cut(SILVER, discs("-.1,-.66 .36,-.66 .82,-.66", 0.13), 4),
        cut(ORANGE, line("-.06,-.1 -.6,.8 -1,.2", 0.2), 8),
        cut(RUST, discs("-.6,.8", 0.13) | disc(-0.06, -0.1, 0.14), 4),
        cut(SLATE, blob("-1.16,.24 -1.16,.24 -.8,.2 -.8,.2 -.7,-.26 -.96,-.4 -1.3,-.2"), 8),
        cut(ORANGE, slab(0.5, -0.2, 1.3, 0.5, 0.1), 9),
        cut(ORANGE, slab(0.3, 0.24, 0.7, 0.6, 0.06), 8),
        cut(SKY, slab(0.24, 0.26, 0.46, 0.4, 0.04), 2),
    ]


@word("#c5def0")
def crane() -> Sheets:
    lattice = lines("-.5,-.9 -.26,-.6 -.5,-.3 -.26,0 -.5,.3 -.26,.6", 0.05) | lines(
        "-.1,.86 .1,.7 .3,.86 .5,.7 .7,.86 .9,.7 1.06,.86", 0.05
    )
    return [
        cut(
            AMBER,
            slab(-0.52, -0.1, 0.08, 1.8)
            | slab(-0.24, -0.1, 0.08, 1.8)
            | slab(0.2, 0.88, 2.2, 0.08)
            | slab(0.2, 0.68, 2.2, 0.08),
            7,
        ),
        cut(AMBER, lattice, 5),
        cut(YELLOW, polygon("-.56,.9 -.2,.9 -.38,1.3"), 7),
        cut(SLATE, slab(-0.9, 0.66, 0.36, 0.36, 0.03), 7),
        cut(RED, slab(-0.14, 0.52, 0.36, 0.36, 0.04), 7),
        cut(INK, line(".86,.66 .86,0", 0.04), 4),
        cut(SLATE, arc(0.86, -0.1, 0.12, 150, 400, 0.07), 5),
        cut(BROWN, slab(0.86, -0.5, 0.66, 0.4, 0.03), 8),
        cut(SLATE, slab(-0.38, -1.0, 0.9, 0.2, 0.04), 8),
    ]


@word("#e2b9c8")
def skateboard() -> Sheets:
    return moved(
        [
            *wheel(-0.6, -0.36, 0.2, YELLOW),
            *wheel(0.6, -0.36, 0.2, YELLOW),
            cut(SLATE, slab(-0.6, -0.14, 0.3, 0.16) | slab(0.6, -0.14, 0.3, 0.16), 5),
            cut(TEAL, line("-1.2,.24 -.9,.0 0,.0 .9,.0 1.2,.24", 0.2), 10),
            cut(ORANGE, line("-1.1,.2 -.9,.06 0,.06 .9,.06 1.1,.2", 0.06), 0),
        ],
        turn=12,
    )


@word("#abd3bd")
def scooter() -> Sheets:
    return [
        cut(SILVER, line("-.7,-.6 -.36,.9", 0.11), 7),
        cut(INK, line("-.66,.9 0,.82", 0.12), 7),
        cut(RED, discs("-.66,.9 0,.82", 0.09), 4),
        cut(RED, blob("-.7,-.5 -.5,-.6 .9,-.64 1,-.5 .9,-.4 -.4,-.36 -.5,-.0 -.66,-.1"), 9),
        *wheel(-0.76, -0.7, 0.27),
        *wheel(0.96, -0.7, 0.27),
    ]


@word("#e9ca95")
def wheel_() -> Sheets:
    return [
        cut(BROWN, disc(0, 0, 1.0) - disc(0, 0, 0.8), 11),
        cut(CARAMEL, spokes(0, 0, 0, 0.86, 8, 0.13), 7),
        cut(BROWN, disc(0, 0, 0.26), 8),
        cut(SILVER, disc(0, 0, 0.1), 4),
    ]


@word("#b9cdb0")
def traffic_light() -> Sheets:
    return [
        cut(SLATE, slab(0, -0.96, 0.16, 0.7), 6),
        cut("#3a3f4c", slab(0, 0.1, 0.86, 1.9, 0.2), 11),
        cut(RED, disc(0, 0.68, 0.26), 4),
        cut(YELLOW, disc(0, 0.1, 0.26), 4),
        cut(GREEN, disc(0, -0.48, 0.26), 4),
        mark(WHITE, discs("-.08,.78 -.08,.2 -.08,-.38", 0.06)),
        cut(SLATE, slab(0, -1.3, 0.8, 0.13, 0.04), 5),
    ]


@word("#d4dfe9")
def robot() -> Sheets:
    return [
        cut(SLATE, line("0,.8 0,1.06", 0.07), 4),
        cut(RED, disc(0, 1.1, 0.11), 5),
        cut(GREY, both(line(".6,-.1 .96,-.2 .96,-.5", 0.15)), 6),
        cut(RED, both(disc(0.96, -0.58, 0.15)), 5),
        cut(GREY, both(slab(0.28, -0.96, 0.22, 0.4)), 6),
        cut(SLATE, both(slab(0.32, -1.18, 0.42, 0.18, 0.06)), 6),
        cut(BLUE, slab(0, -0.36, 1.2, 0.96, 0.12), 10),
        cut(SILVER, slab(0, -0.36, 0.8, 0.56, 0.06), 4),
        cut(RED, disc(-0.2, -0.26, 0.1), 3),
        cut(YELLOW, disc(0.12, -0.26, 0.1), 3),
        mark(SLATE, lines("-.26,-.5 .26,-.5", 0.06)),
        cut(BLUE, slab(0, 0.5, 1.1, 0.76, 0.14), 10),
        *eyes(0.6, 0.26, 0.17),
        cut(SILVER, slab(0, 0.28, 0.6, 0.17, 0.04), 3),
        mark(
            SLATE,
            slab(-0.15, 0.28, 0.03, 0.17)
            | slab(0, 0.28, 0.03, 0.17)
            | slab(0.15, 0.28, 0.03, 0.17),
        ),
    ]


@word("#e2d3a8")
def fast() -> Sheets:
    return [
        streaks("1.3,.2 2,.2;1.2,-.06 1.8,-.06;1.3,-.34 2.1,-.34;1,.5 1.5,.5", 0.07, RED),
        cut(RED, blob("-1.1,-.4 -1.1,-.4 -.9,-.16 -.2,0 .3,.2 .9,.2 1.1,0 1.1,-.4 1.1,-.4"), 10),
        cut(SKY, blob("-.2,.02 -.2,.02 .0,.24 .3,.26 .4,.16"), 4),
        cut(WHITE, disc(0.44, 0.36, 0.2), 7),
        cut(SKY, blob(".26,.36 .26,.46 .44,.46 .44,.3 .3,.28"), 2),
        cut(INK, polygon(".9,.16 1.2,.5 1.3,.5 1.16,.06"), 6),
        cut(WHITE, disc(0.1, -0.16, 0.15), 3),
        cut(YELLOW, polygon("-1.04,-.26 -.2,-.06 -.2,-.14 -1.1,-.38"), 2),
        *wheel(-0.66, -0.44, 0.28),
        *wheel(0.72, -0.4, 0.34),
    ]
