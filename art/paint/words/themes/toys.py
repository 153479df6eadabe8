"""Toys, presents and things to play with."""

import math

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
    INK,
    ORANGE,
    PEACH,
    PURPLE,
    RED,
    RUST,
    SAND,
    SILVER,
    SLATE,
    TAN,
    TEAL,
    VIOLET,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import (
    bow,
    cheeks,
    cut,
    dots,
    eye,
    eyes,
    laugh_mouth,
    mark,
    moved,
    note,
    smile,
    sparkles,
    star,
    stars,
    streaks,
)
from art.paint.words.shapes import (
    arc,
    both,
    burst,
    disc,
    discs,
    drop,
    even,
    heart,
    line,
    lines,
    slab,
)


def teddy() -> Sheets:
    """A teddy bear that sits."""
    fur, dark = CARAMEL, BROWN
    return [
        cut(fur, both(disc(0.6, -0.56, 0.2, 0.36, 30)), 7),
        cut(fur, disc(0, -0.7, 0.56, 0.6), 9),
        cut(SAND, disc(0, -0.76, 0.34, 0.38), 4),
        cut(fur, both(disc(0.46, -1.14, 0.28, 0.26)), 8),
        mark(SAND, both(disc(0.46, -1.14, 0.15, 0.14))),
        cut(fur, both(disc(0.46, 0.6, 0.24)), 7),
        mark(SAND, both(disc(0.46, 0.6, 0.13))),
        cut(fur, disc(0, 0.2, 0.6, 0.54), 9),
        cut(SAND, disc(0, 0.02, 0.27, 0.22), 4),
        *dots(0.3, 0.22, 0.08),
        mark(INK, even("0,.14 .1,.12 .08,.04 0,0")),
        smile(0, -0.06, 0.12),
        mark(dark, line("0,-.44 0,-1.1", 0.03)),
        *bow(0, -0.34, 0.3),
    ]


def gift(colour: str, ribbon: str, dark: str) -> Sheets:
    """A wrapped present with a bow."""
    return [
        cut(colour, slab(0, -0.3, 1.4, 1.1, 0.04), 10, "dots"),
        cut(colour, slab(0, 0.24, 1.6, 0.3, 0.04), 7),
        cut(ribbon, slab(0, -0.22, 0.24, 1.26), 3),
        *bow(0, 0.5, 0.54, ribbon, dark),
    ]


@word("#8fb8c6")
def teddy_bear() -> Sheets:
    return teddy()


@word("#96c4e6")
def balloon() -> Sheets:
    return [
        cut(WHITE, line("0,-.6 .1,-.8 -.06,-1 .06,-1.24", 0.04), 4),
        cut(RED, even("0,.94 .5,.8 .72,.3 .5,-.3 .1,-.6 0,-.62"), 12),
        cut(DARK_RED, polygon("0,-.56 .13,-.74 -.13,-.74"), 5),
        mark("#f19a90", disc(-0.34, 0.46, 0.12, 0.24, -25)),
    ]


@word("#9acb8a")
def ball() -> Sheets:
    whole = disc(0, 0, 0.9)
    return [
        cut(RED, whole, 12),
        cut(YELLOW, blob("0,.2 .3,.5 .3,1 -.4,1 -.5,.5") & whole, 0),
        cut(BLUE, blob("0,-.1 .5,-.2 1,.2 1,-.5 .4,-.6") & whole, 0),
        cut(WHITE, blob("-.2,0 -.6,.2 -1,.3 -1,-.4 -.5,-.5 -.2,-.3") & whole, 0),
        cut(GREEN, blob("0,-.3 .2,-.7 .1,-1 -.5,-1 -.4,-.7") & whole, 0),
        cut(WHITE, disc(0, 0.02, 0.24), 4),
    ]


@word("#cdb3de")
def doll() -> Sheets:
    return [
        cut(PEACH, lines("-.3,-.1 -.66,-.36;.3,-.1 .66,-.36", 0.16), 6),
        cut(PEACH, lines("-.2,-.9 -.2,-1.2;.2,-.9 .2,-1.2", 0.17), 6),
        cut(RED, discs("-.22,-1.26 .22,-1.26", 0.13), 5),
        cut(BLUE, even("0,.1 .26,.06 .36,-.3 .64,-.9 .64,-.9 0,-.94"), 10, "dots"),
        cut(CREAM, even("0,.1 .22,.08 .14,-.1 0,-.14"), 4),
        cut(AMBER, both(blob(".4,.7 .66,.66 .8,.3 .66,0 .5,.2")), 7),
        cut(PEACH, disc(0, 0.5, 0.46), 9),
        cut(AMBER, blob("-.5,.46 -.4,.9 0,1.06 .4,.9 .5,.46 .3,.7 0,.76 -.3,.7"), 6),
        *dots(0.46, 0.18, 0.07),
        smile(0, 0.3, 0.14),
        cheeks(0.34, 0.3, 0.07),
        *moved(bow(0, 0, 0.22), -0.6, 0.72),
        *moved(bow(0, 0, 0.22), 0.6, 0.72),
    ]


@word("#dbd0a2")
def blocks() -> Sheets:
    return [
        cut(RED, slab(-0.46, -0.54, 0.8, 0.8, 0.06), 10),
        cut(BLUE, slab(0.46, -0.54, 0.8, 0.8, 0.06), 10),
        cut(GREEN, slab(0.02, 0.3, 0.8, 0.8, 0.06).at(0, 0.02), 10),
        cut(
            CREAM,
            slab(-0.46, -0.54, 0.56, 0.56, 0.04)
            | slab(0.46, -0.54, 0.56, 0.56, 0.04)
            | slab(0.02, 0.32, 0.56, 0.56, 0.04),
            2,
        ),
        cut(RED, heart(-0.46, -0.56, 0.2), 3),
        cut(BLUE, burst(0.46, -0.54, 0.24, 0.11, 5), 3),
        cut(GREEN, disc(0.02, 0.32, 0.18), 3),
    ]


@word("#7fb9d6")
def rubber_duck() -> Sheets:
    return [
        cut(YELLOW, blob("-1,.1 -.86,.2 -.5,-.1 0,-.1 .5,0 .6,-.4 .3,-.76 -.4,-.78 -.84,-.5"), 11),
        cut(YELLOW, disc(0.26, 0.36, 0.44), 10),
        cut(ORANGE, blob(".6,.42 .92,.44 1.0,.3 .86,.2 .56,.2"), 7),
        mark(RUST, line(".64,.3 .9,.3", 0.03)),
        *eye(0.36, 0.5, 0.12, (0.3, 0)),
        cut(AMBER, blob("-.6,-.2 -.1,-.2 .1,-.4 -.1,-.6 -.44,-.54"), 5),
        cut(WHITE, discs("-.9,-.8 -.6,-.88 -.3,-.82 0,-.9 .3,-.84 .6,-.88 .8,-.76", 0.16), 7),
        cut(WHITE, discs(".96,-.4", 0.1) | discs("1.06,-.1", 0.06), 4),
    ]


@word("#e5c6d5")
def spinning_top() -> Sheets:
    cone = polygon("-.8,.1 .8,.1 0,-1")
    return [
        streaks("-1.1,-.1 -1.2,-.4 -1,-.7;1.1,-.1 1.2,-.4 1,-.7", 0.07, VIOLET),
        cut(BROWN, slab(0, 0.7, 0.12, 0.6, 0.05), 6),
        cut(RED, disc(0, 0.14, 0.82, 0.32), 9),
        cut(BLUE, cone, 8),
        cut(YELLOW, polygon("-.9,-.14 .9,-.14 .9,-.38 -.9,-.38") & cone, 0),
        cut(RED, polygon("-.9,-.38 .9,-.38 .9,-.6 -.9,-.6") & cone, 0),
        cut(YELLOW, disc(0, 0.3, 0.34, 0.12), 4),
        cut(BROWN, disc(0, 1.02, 0.14), 5),
    ]


@word("#f0cb84")
def bucket() -> Sheets:
    return [
        cut(BROWN, line(".5,.1 .8,.9", 0.1), 6),
        cut(YELLOW, blob(".66,.7 .66,.7 .98,.8 1.06,1.16 .84,1.3 .66,1.1"), 6),
        cut(SLATE, arc(0, 0.2, 0.7, 0, 180, 0.06, 1.0), 5),
        cut(SAND, blob("-.7,.2 -.4,.44 0,.5 .4,.44 .7,.2"), 7),
        cut(RED, polygon("-.78,.2 .78,.2 .56,-.9 -.56,-.9"), 10),
        cut(DARK_RED, slab(0, 0.18, 1.68, 0.17, 0.06), 5),
        cut(YELLOW, burst(0, -0.36, 0.3, 0.14, 5), 4),
    ]


@word("#8fc2a4")
def present() -> Sheets:
    return gift(BLUE, YELLOW, AMBER)


@word("#eadfc6")
def paints() -> Sheets:
    palette = blob(
        "-1,0 -.8,.5 -.2,.76 .5,.7 .96,.3 .9,-.1 .6,-.2 .5,-.4 .6,-.6 .3,-.76 -.4,-.7 -.9,-.4"
    )
    return [
        cut(TAN, palette, 10),
        cut("#eadfc6", disc(0.5, 0.12, 0.14), 0),
        cut(RED, disc(-0.66, 0.12, 0.17), 4),
        cut(YELLOW, disc(-0.36, 0.46, 0.17), 4),
        cut(GREEN, disc(0.1, 0.54, 0.17), 4),
        cut(BLUE, disc(-0.54, -0.3, 0.17), 4),
        cut(VIOLET, disc(-0.1, -0.5, 0.17), 4),
        *moved(
            [
                cut(BROWN, line("0,-.3 0,-1.4", 0.1, 0.07), 6),
                cut(SILVER, slab(0, -0.24, 0.14, 0.2), 4),
                cut(RED, drop(0, 0.0, 0.24), 4),
            ],
            0.2,
            0.2,
            1,
            42,
        ),
    ]


@word("#7fa0d8")
def soap_bubbles() -> Sheets:
    bubbles = (
        (-0.5, 0.4, 0.4),
        (0.4, 0.7, 0.3),
        (0.16, 0.1, 0.2),
        (-0.1, 0.96, 0.18),
        (0.84, 0.2, 0.16),
    )
    sheets: Sheets = []
    for index, (x, y, size) in enumerate(bubbles):
        colour = ("#d5ecf6", "#f3d9ec", "#dff3dc", "#fdf0cf", "#d5ecf6")[index]
        sheets += [
            cut(colour, disc(x, y, size), 9),
            mark(WHITE, arc(x, y, size * 0.7, 110, 170, size * 0.16)),
            mark(
                ("#a9d3ea", "#e2b1d6", "#b5ddb4", "#f0d28c", "#a9d3ea")[index],
                arc(x, y, size * 0.76, 280, 350, size * 0.12),
            ),
        ]
    return [
        cut(GREEN, line(".2,-.6 .6,-1.2", 0.1), 6),
        cut(GREEN, arc(0.04, -0.34, 0.28, 0, 360, 0.09), 7),
        *sheets,
    ]


@word("#e7c27c")
def school_cone() -> Sheets:
    cone = polygon("-.56,.3 .56,.3 0,-1.2")
    return [
        cut(BLUSH, blob("-.5,.3 -.5,.9 -.2,.74 0,1 .2,.74 .5,.9 .5,.3"), 8),
        cut(BLUE, cone, 10),
        cut(RED, polygon("-.6,.0 .6,-.1 .6,-.34 -.6,-.24") & cone, 0),
        cut(RED, polygon("-.6,-.54 .6,-.64 .6,-.84 -.6,-.74") & cone, 0),
        star(-0.12, 0.1, 0.13),
        star(0.1, -0.44, 0.12),
        *bow(0, 0.34, 0.5, YELLOW, AMBER),
    ]


@word("#8ebd9a")
def surprise() -> Sheets:
    spring = line("0,-.3 .26,-.14 -.26,.02 .26,.18 -.2,.34 0,.44", 0.09)
    return [
        cut(RED, polygon("-.6,-.3 -1.06,.3 -.8,.44 -.4,-.24"), 6),
        cut(SILVER, spring, 5),
        cut(PURPLE, polygon("-.4,.8 -.62,1.3 0,1.02 .62,1.3 .4,.8"), 7),
        cut(YELLOW, discs("-.62,1.3 .62,1.3", 0.09), 4),
        cut(PEACH, disc(0, 0.66, 0.4), 9),
        *eyes(0.72, 0.15, 0.1),
        *laugh_mouth(0, 0.54, 0.17),
        cut(RED, disc(0, 0.6, 0.08), 4),
        cut(BLUE, slab(0, -0.66, 1.3, 0.9, 0.04), 10, "dots"),
        cut(YELLOW, slab(0, -0.66, 0.2, 0.9) | slab(0, -0.26, 1.3, 0.14), 4),
        stars("-.84,.9 .86,.8 .9,.2", 0.14),
    ]


@word("#86a8cc")
def broken() -> Sheets:
    return [
        cut(RED, blob("-.8,.5 -.8,.5 -.1,.5 -.2,.2 .0,0 -.16,-.3 -.04,-.6 -.5,-.6 -.7,-.4"), 10),
        cut(
            RED,
            moved(
                [cut(RED, blob(".0,.5 .7,.5 .7,.5 .6,-.4 .4,-.6 .1,-.6 0,-.3 .14,0 -.06,.2"), 10)],
                0.26,
                -0.06,
                1,
                -14,
            )[0].outline,
            10,
        ),
        cut(RED, arc(1.06, -0.06, 0.24, -100, 80, 0.12), 7),
        cut(CREAM, discs("-.5,0 -.4,-.34", 0.1), 3),
        cut(
            RED,
            polygon("-.1,-.86 .1,-.7 .16,-.9")
            | polygon(".4,-.9 .6,-.76 .64,-.94")
            | polygon("-.6,-.9 -.4,-.78 -.36,-.92"),
            5,
        ),
        streaks("-.1,.66 -.2,.9;.1,.7 .1,.96;.3,.66 .44,.88", 0.06),
    ]


@word("#6e63a8")
def magic_wand() -> Sheets:
    return [
        cut(INK, line("-.9,-.9 .3,.3", 0.14), 8),
        cut(WHITE, line("-.9,-.9 -.72,-.72", 0.15), 4),
        cut(YELLOW, burst(0.5, 0.5, 0.56, 0.26, 5, -20), 10),
        sparkles("-.4,.5 .9,-.3 -.1,.96 .1,-.4", 0.2),
        sparkles("-.7,0 .5,-.8 1.1,.96", 0.12, WHITE),
    ]


@word("#4f8aa3")
def treasure() -> Sheets:
    return [
        cut(BROWN, blob("-.9,.1 -.9,.1 -.94,.7 -.5,1 .5,1 .94,.7 .9,.1 .9,.1"), 8),
        cut(DARK_BROWN, slab(0, 0.3, 1.6, 0.6, 0.1), 0),
        cut(
            YELLOW,
            discs("-.6,.14 -.3,.26 0,.3 .3,.26 .6,.14 -.44,.02 -.14,.08 .16,.08 .46,.02", 0.2),
            7,
        ),
        cut(RED, disc(-0.3, 0.46, 0.12), 5),
        cut(TEAL, polygon(".2,.56 .36,.7 .5,.56 .36,.34"), 5),
        cut(BROWN, slab(0, -0.44, 1.9, 0.84, 0.05), 10),
        cut(
            AMBER,
            slab(-0.7, -0.44, 0.16, 0.84)
            | slab(0.7, -0.44, 0.16, 0.84)
            | slab(0, -0.06, 1.94, 0.13),
            4,
        ),
        cut(YELLOW, slab(0, -0.2, 0.34, 0.4, 0.06), 6),
        mark(INK, disc(0, -0.16, 0.06) | slab(0, -0.26, 0.05, 0.14)),
        cut(YELLOW, disc(-1.0, -0.8, 0.14) | disc(1.04, -0.8, 0.14), 4),
    ]


@word("#b8d0e6")
def sword() -> Sheets:
    return moved(
        [
            cut(SILVER, polygon("-.14,-.3 .14,-.3 .14,.9 0,1.16 -.14,.9"), 9),
            mark(WHITE, polygon("-.14,-.3 0,-.3 0,1.16 -.14,.9")),
            cut(AMBER, slab(0, -0.34, 0.8, 0.16, 0.07), 8),
            cut(DARK_RED, slab(0, -0.6, 0.16, 0.42), 6),
            cut(AMBER, disc(0, -0.86, 0.15), 6),
            cut(RED, disc(0, -0.34, 0.09), 4),
        ],
        turn=-40,
    )


@word("#c58fb3")
def confetti() -> Sheets:
    colours = (RED, YELLOW, GREEN, BLUE, WHITE, ORANGE)
    bits: Sheets = []
    for index in range(30):
        x, y = (
            math.sin(index * 2.4) * (0.2 + 0.036 * index),
            0.1 + math.cos(index * 2.4) * 0.56 + 0.3,
        )
        shape = slab(0, 0, 0.17, 0.1).turned(index * 47) if index % 3 else disc(0, 0, 0.075)
        bits.append(cut(colours[index % 6], shape.at(x, y), 5))
    return [
        *bits,
        cut(YELLOW, line("-.1,-.4 .2,0 0,.3 .3,.6", 0.06), 5),
        cut(GREEN, line(".1,-.4 .6,-.1 .5,.3 .9,.5", 0.06), 5),
        cut(VIOLET, polygon("-.8,-1.1 -.5,-.1 .2,-.6"), 10, "stripes"),
        cut(YELLOW, disc(-0.14, -0.36, 0.45, 0.14, -36), 6),
    ]


@word("#7f9ccc")
def song() -> Sheets:
    return [
        note(-0.6, -0.5, 0.9, RED, pair=True),
        note(0.66, -0.1, 0.7, YELLOW),
        note(-0.9, 0.5, 0.4, WHITE),
    ]
