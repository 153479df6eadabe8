"""Insects, spiders, snails, frogs and other small animals."""

import math

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.words.colours import (
    BLUE,
    BROWN,
    CREAM,
    DARK_BROWN,
    DARK_RED,
    DEEP,
    FOREST,
    GREEN,
    INK,
    LIME,
    MINT,
    ORANGE,
    PINK,
    RED,
    ROSE,
    RUST,
    SILVER,
    SNOW,
    TAN,
    TEAL,
    VIOLET,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import (
    cheeks,
    crown_piece,
    cut,
    dots,
    eye,
    eyes,
    mark,
    moved,
    smile,
    streaks,
)
from art.paint.words.shapes import arc, both, disc, discs, even, heart, line, lines, slab, spokes


def bee_body() -> Sheets:
    """A bee that flies to the left."""
    body = disc(0, 0, 0.62, 0.44, -8)
    return [
        cut("#e8f4fa", disc(0.1, 0.56, 0.24, 0.42, -20) | disc(0.46, 0.5, 0.2, 0.36, -45), 7),
        cut(INK, polygon(".54,.0 .86,-.14 .54,-.24"), 5),
        cut(YELLOW, body, 10),
        mark(INK, (slab(0.02, 0, 0.2, 1.2) | slab(0.38, 0, 0.18, 1.2)) & body),
        cut(
            INK,
            lines("-.5,.34 -.7,.6;-.36,.38 -.46,.66", 0.05) | discs("-.72,.64 -.46,.7", 0.08),
            4,
        ),
        *eye(-0.4, 0.14, 0.15, (-0.3, 0)),
        smile(-0.44, -0.14, 0.12),
    ]


def frog_body() -> Sheets:
    """A frog that sits and looks at us."""
    return [
        cut(FOREST, both(blob(".4,-.3 .86,-.2 1,-.6 .8,-.9 .4,-.8")), 7),
        cut(GREEN, even("0,.2 .5,.1 .66,-.4 .5,-.86 0,-.92"), 9),
        cut(LIME, even("0,-.2 .34,-.26 .4,-.6 .2,-.84 0,-.86"), 4),
        cut(GREEN, both(disc(0.4, 0.56, 0.26)), 7),
        cut(GREEN, even("0,.5 .5,.5 .78,.2 .6,-.2 0,-.32"), 9),
        *eyes(0.6, 0.4, 0.18),
        mark(INK, arc(0, 0.3, 0.46, 200, 340, 0.05, 0.9)),
        cheeks(0.06, 0.58, 0.09),
        cut(GREEN, both(lines(".36,-.7 .3,-.98 .1,-1;.3,-.98 .34,-1.04;.3,-.98 .54,-1", 0.13)), 6),
    ]


@word("#96c4e4")
def bee() -> Sheets:
    return bee_body()


@word("#a8cf9a")
def bee_swarm() -> Sheets:
    sheets: Sheets = []
    for x, y, scale, turn in (
        (0, 0, 1, 0),
        (-1.1, 0.8, 0.6, 14),
        (1.1, 0.9, 0.62, -10),
        (-1.2, -0.7, 0.6, -12),
        (0.9, -1, 0.66, 10),
        (0, 1.3, 0.5, 0),
        (-0.2, -1.3, 0.5, 0),
    ):
        sheets += moved(bee_body(), x, y, scale, turn)
    return sheets


@word("#f2dfae")
def butterfly() -> Sheets:
    upper = blob(".08,.1 .3,.7 .9,.96 1.1,.6 .8,.1 .3,-.06")
    lower = blob(".08,-.1 .5,-.1 .86,-.4 .7,-.86 .36,-.8 .1,-.4")
    return [
        cut(INK, both(line(".04,.5 .14,.9 .34,1.02", 0.05, 0.03)), 4),
        cut(BLUE, both(upper), 10),
        cut(VIOLET, both(lower), 9),
        cut(YELLOW, both(disc(0.7, 0.6, 0.2, 0.16, 30)), 4),
        cut(ORANGE, both(disc(0.52, -0.46, 0.15, 0.2)), 4),
        mark(WHITE, both(discs(".44,.3 .94,.4", 0.07))),
        cut(DARK_BROWN, slab(0, -0.06, 0.2, 1.14, 0.1), 6),
        cut(DARK_BROWN, disc(0, 0.5, 0.17), 6),
        *dots(0.54, 0.07, 0.03),
    ]


@word("#dcc3e2")
def spider() -> Sheets:
    legs = both(
        lines(
            ".3,.1 .7,.6 1.04,.3;.36,0 .84,.24 1.16,-.2;.36,-.1 .84,-.1 1.1,-.6;.3,-.2"
            " .64,-.4 .8,-.9",
            0.08,
            0.05,
        )
    )
    return [
        cut(WHITE, line("0,.4 0,1.2", 0.035), 4),
        cut(INK, legs, 6),
        cut("#4a3f5e", disc(0, 0, 0.54), 10),
        cut(INK, disc(0, -0.3, 0.34), 7),
        *eyes(-0.24, 0.15, 0.14),
        mark(WHITE, arc(0, -0.4, 0.14, 200, 340, 0.04)),
        mark(RED, heart(0, 0.26, 0.14)),
    ]


@word("#3b4a78")
def cobweb() -> Sheets:
    web = spokes(0, 0, 0, 1.1, 8, 0.035)
    for radius in (0.3, 0.55, 0.8, 1.04):
        for step in range(8):
            a, b = math.radians(90 + 45 * step), math.radians(135 + 45 * step)
            middle = (a + b) / 2
            path = " ".join(
                f"{r * math.cos(t):.3f},{r * math.sin(t):.3f}"
                for r, t in ((radius, a), (radius * 0.8, middle), (radius, b))
            )
            web = web | line(path, 0.03)
    return [
        cut(SNOW, web, 5),
        cut(
            INK,
            lines(
                "-.24,-.3 -.5,-.2;-.24,-.38 -.52,-.38;-.24,-.46 -.5,-.56;.16,-.3 .42,-.2;"
                ".16,-.38 .44,-.38;.16,-.46 .42,-.56",
                0.05,
            ),
            4,
        ),
        cut(INK, disc(-0.04, -0.38, 0.2), 8),
        *eyes(-0.36, 0.08, 0.07, x=-0.04),
    ]


@word("#f0dca2")
def snail() -> Sheets:
    return [
        cut(TAN, lines("-.7,.2 -.86,.74;-.5,.24 -.44,.8", 0.09), 6),
        cut(
            TAN,
            blob(
                "-1.1,-.7 -.9,-.6 -.9,0 -.66,.3 -.4,.2 -.3,-.4 0,-.5 1.1,-.6 1.2,-.74 .9,-.78"
                " -1,-.78"
            ),
            9,
        ),
        cut(DARK_RED, disc(0.26, 0, 0.66), 10),
        cut(RUST, disc(0.24, -0.02, 0.52), 5),
        cut(ORANGE, disc(0.28, -0.04, 0.39), 5),
        cut(YELLOW, disc(0.25, -0.04, 0.26), 4),
        cut(DARK_RED, disc(0.28, -0.02, 0.12), 4),
        *eye(-0.86, 0.78, 0.14, (0.3, 0)),
        *eye(-0.44, 0.84, 0.14, (-0.3, 0)),
        smile(-0.72, -0.16, 0.14, DARK_BROWN),
    ]


@word("#e6cf8e")
def snake() -> Sheets:
    coil = line(
        "-1,-.7 -.5,-.5 -.2,-.86 .3,-.9 .7,-.5 .3,-.14 -.3,-.1 -.5,.24 -.1,.5 .4,.46", 0.08, 0.34
    )
    return [
        cut(GREEN, coil, 9, "scales"),
        cut(YELLOW, discs("-.2,-.84 .26,-.86 .6,-.5 .2,-.14 -.3,-.04 -.4,.3", 0.07), 2),
        cut(RED, lines(".9,.42 1.1,.4 1.2,.5;1.1,.4 1.22,.32", 0.05), 4),
        cut(GREEN, disc(0.6, 0.48, 0.38, 0.26), 9),
        *eye(0.62, 0.6, 0.13, (0.3, 0)),
        smile(0.78, 0.38, 0.1),
    ]


@word("#c9dff0")
def caterpillar() -> Sheets:
    sheets: Sheets = [
        cut(
            DARK_BROWN,
            lines(
                "-.8,-.5 -.8,-.72;-.5,-.4 -.5,-.62;-.2,-.3 -.2,-.5;.1,-.36 .1,-.56;.4,-.5"
                " .4,-.7;.7,-.5 .7,-.72",
                0.08,
            ),
            4,
        )
    ]
    for index, (x, y) in enumerate(
        ((1.0, -0.34), (0.7, -0.3), (0.4, -0.24), (0.1, -0.1), (-0.2, -0.06), (-0.5, -0.18))
    ):
        sheets.append(cut((GREEN, LIME)[index % 2], disc(x, y, 0.3), 8))
    return [
        *sheets,
        cut(
            DARK_BROWN,
            lines("-.9,.4 -1,.74;-.66,.42 -.6,.76", 0.05) | discs("-1,.78 -.6,.8", 0.08),
            5,
        ),
        cut(RED, disc(-0.8, 0.12, 0.4), 10),
        *eyes(0.2, 0.16, 0.12, x=-0.8),
        smile(-0.8, -0.06, 0.15),
    ]


@word("#9fca8a")
def ladybird() -> Sheets:
    shell = disc(0, -0.1, 0.82, 0.74)
    return [
        cut(INK, both(lines(".5,.3 .94,.5;.7,-.1 1.1,-.1;.5,-.5 .9,-.74", 0.09)), 5),
        cut(INK, both(line(".14,.8 .34,1.08", 0.05)) | both(disc(0.36, 1.1, 0.07)), 4),
        cut(INK, disc(0, 0.56, 0.42, 0.34), 8),
        cut(RED, shell, 10),
        mark(INK, slab(0, -0.1, 0.05, 1.46) & shell),
        mark(INK, both(discs(".36,.24 .52,-.2 .24,-.5", 0.14))),
        *eyes(0.7, 0.18, 0.12),
    ]


@word("#e4d3a0")
def beetle() -> Sheets:
    shell = even("0,.3 .5,.2 .6,-.3 .36,-.9 0,-1")
    return [
        cut(
            INK,
            both(
                lines(
                    ".4,.2 .84,.44 .96,.2;.5,-.2 .96,-.16 1.04,-.42;.4,-.56 .8,-.7 .84,-1",
                    0.08,
                    0.05,
                )
            ),
            5,
        ),
        cut(INK, both(line(".1,.76 .24,1.02 .46,1.04", 0.06)), 4),
        cut(DEEP, disc(0, 0.6, 0.32, 0.26), 7),
        cut(TEAL, slab(0, 0.3, 0.86, 0.32, 0.14), 7),
        cut(TEAL, shell, 10),
        mark(DEEP, slab(0, -0.4, 0.05, 1.2) & shell),
        mark(MINT, line("-.3,0 -.38,-.4", 0.07)),
        *eyes(0.68, 0.18, 0.1),
    ]


@word("#7cb7cf")
def frog() -> Sheets:
    return frog_body()


@word("#d9b8dd")
def frog_king() -> Sheets:
    return [*frog_body(), *crown_piece(0, 0.72, 0.62)]


@word("#f3d6ae")
def tiny() -> Sheets:
    legs = lines("-.1,0 -.2,-.18;0,0 0,-.2;.1,0 .2,-.18;-.22,.06 -.34,.2;-.18,.08 -.24,.24", 0.035)
    return [
        cut(BROWN, line(".5,-.5 1.06,-1.06", 0.2, 0.26), 8),
        cut(SILVER, disc(0, 0, 0.76), 10),
        cut("#e4f3f8", disc(0, 0, 0.62), 3),
        cut(INK, discs("-.2,.02 0,.02", 0.1) | disc(0.2, 0.03, 0.14, 0.11) | legs, 3),
        mark(WHITE, disc(-0.22, 0.04, 0.03)),
        mark(WHITE, arc(0, 0, 0.5, 110, 160, 0.07)),
    ]


@word("#c4dfa6")
def scaredy_hare() -> Sheets:
    ear = blob(".06,.4 .1,.9 .3,1.16 .56,1.1 .74,.84 .72,.72 .5,.86 .42,.7 .34,.36")
    return [
        streaks("-.9,.1 -.8,0 -.9,-.1 -.8,-.2;.9,.1 .8,0 .9,-.1 .8,-.2", 0.06, BLUE),
        streaks("-.96,-.7 -.86,-.8 -.96,-.9;.96,-.7 .86,-.8 .96,-.9", 0.06, BLUE),
        cut(TAN, even("0,-.2 .34,-.36 .56,-.9 .5,-1.2 0,-1.26"), 9),
        cut(TAN, both(ear), 8),
        mark(PINK, both(blob(".16,.5 .2,.9 .32,1.02 .34,.8 .28,.5"))),
        cut(TAN, even("0,.5 .36,.42 .54,.1 .44,-.26 0,-.42"), 9),
        *eyes(0.14, 0.23, 0.19),
        cut(CREAM, both(disc(0.1, -0.16, 0.13, 0.1)), 3),
        mark(ROSE, even("0,-.04 .09,-.05 0,-.14")),
        cut(WHITE, slab(0, -0.3, 0.14, 0.13, 0.03), 2),
        mark(BROWN, both(line(".12,.42 .34,.36", 0.05))),
        cut(TAN, both(disc(0.24, -0.44, 0.13, 0.17)), 6),
    ]
