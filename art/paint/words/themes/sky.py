"""Sun, moon, weather and what flies through the air by itself."""

from art.paint.story.cutouts.geometry import blob, crescent, land, polygon
from art.paint.story.sheets import Outline
from art.paint.words.colours import (
    AMBER,
    BLUE,
    BROWN,
    DARK_RED,
    GREEN,
    GREY,
    INK,
    LEMON,
    NAVY,
    ORANGE,
    PEACH,
    PINK,
    RED,
    RUST,
    SAND,
    SILVER,
    SKY,
    SLATE,
    SNOW,
    WHITE,
    YELLOW,
)
from art.paint.words.people import TOM, face, head
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import (
    cheeks,
    cloud,
    cut,
    dots,
    eyes,
    fir,
    mark,
    moved,
    rain,
    smile,
    star,
    stars,
)
from art.paint.words.shapes import (
    arc,
    burst,
    disc,
    discs,
    leaf_shape,
    line,
    lines,
    puffs,
    slab,
)

BOLT = polygon("-.1,.5 .3,.5 .1,.06 .36,.06 -.26,-.76 -.06,-.14 -.34,-.14")


def sun_disc(x: float, y: float, size: float) -> Sheets:
    """The sun with its rays, without a face."""
    return [
        cut(AMBER, burst(x, y, size * 1.5, size * 1.1, 14), 8),
        cut(YELLOW, disc(x, y, size), 8),
    ]


@word("#8cc4ea")
def sun() -> Sheets:
    return [
        *sun_disc(0, 0, 0.66),
        *eyes(0.1, 0.24, 0.13),
        smile(0, -0.2, 0.26),
        cheeks(-0.12, 0.46, 0.1),
    ]


@word("#2f3f78")
def moon() -> Sheets:
    return [
        cut(LEMON, crescent(0.9, 0.5).turned(-14), 12),
        mark(BROWN, arc(-0.5, 0.1, 0.16, 200, 340, 0.06)),
        mark(BROWN, arc(-0.38, -0.26, 0.12, 220, 350, 0.06)),
        stars(".5,.4 .76,-.1 .4,-.5", 0.16, WHITE),
        stars(".2,.06 .9,.6", 0.1, LEMON),
    ]


@word("#34518c")
def star_() -> Sheets:
    return [
        star(0, 0, 1.0),
        *eyes(0.04, 0.2, 0.12),
        smile(0, -0.2, 0.18),
        cheeks(-0.14, 0.36, 0.08),
    ]


@word("#2c3a6e")
def shooting_star() -> Sheets:
    return [
        cut(AMBER, line("-1.1,-.7 -.4,-.3 .4,.4", 0.04, 0.3), 5),
        cut(LEMON, lines("-1,-.2 .3,.5;-.7,-.8 .5,.2", 0.03, 0.16), 5),
        star(0.5, 0.5, 0.5, YELLOW, 15),
        stars("-.7,.7 .6,-.6 -.1,.9", 0.1, WHITE),
    ]


@word("#6f93b5")
def rain_() -> Sheets:
    return [
        cloud(0, 0.5, 1.5, SILVER),
        rain(
            "-.6,-.1 -.2,-.1 .2,-.1 .6,-.1 -.4,-.5 0,-.5 .4,-.5 -.6,-.9 -.2,-.9 .2,-.9 .6,-.9", 0.17
        ),
    ]


@word("#9cc9b4")
def wind() -> Sheets:
    gusts = (
        line("-.1,.3 .6,.3 .9,.56 .66,.8 .46,.64", 0.1)
        | line("-.1,0 .9,0 1.2,.2 1.06,.4", 0.1)
        | line("-.1,-.3 .5,-.3 .8,-.56 .56,-.8 .36,-.66", 0.1)
    )
    return [
        cut(WHITE, gusts, 6),
        cut(SNOW, puffs(-0.7, 0, 1.1), 11),
        mark(INK, arc(-0.82, 0.1, 0.1, 200, 340, 0.04) | arc(-0.5, 0.1, 0.1, 200, 340, 0.04)),
        mark(INK, disc(-0.28, -0.06, 0.09)),
        cheeks(-0.04, 0.22, 0.1, PINK, -0.68),
        cut(GREEN, leaf_shape(0.6, -0.04, 0.3, 0.1, 30), 5),
        cut(ORANGE, leaf_shape(0.9, -0.6, 0.3, 0.1, -20), 5),
    ]


@word("#586f9f")
def lightning() -> Sheets:
    return [cut(YELLOW, BOLT.scaled(1.3), 12)]


@word("#47567f")
def thunderstorm() -> Sheets:
    return [
        cut(YELLOW, BOLT.scaled(0.66).at(-0.3, -0.3) | BOLT.scaled(0.5).at(0.5, -0.26), 8),
        rain("-.7,-.4 .1,-.4 .16,-.8 -.66,-.8 .84,-.6", 0.15),
        cloud(0.36, 0.6, 1.0, GREY),
        cloud(-0.2, 0.4, 1.3, SLATE),
        mark(WHITE, lines("-.5,.56 -.26,.46;.1,.56 -.14,.46", 0.06)),
        mark(WHITE, discs("-.34,.38 -.06,.38", 0.07)),
        mark(WHITE, arc(-0.2, 0.16, 0.1, 30, 150, 0.05)),
    ]


@word("#9fd3e8")
def rainbow() -> Sheets:
    sheets: Sheets = []
    for radius, colour in ((1.0, RED), (0.84, ORANGE), (0.68, YELLOW), (0.52, GREEN), (0.36, BLUE)):
        sheets.append(cut(colour, arc(0, -0.4, radius, 0, 180, 0.17), 6))
    return [*sheets, cloud(-0.74, -0.46, 0.8), cloud(0.74, -0.46, 0.8)]


@word("#5f8fc4")
def snowflake() -> Sheets:
    arm = lines("0,0 0,.96;0,.5 .22,.74;0,.5 -.22,.74;0,.24 .16,.42;0,.24 -.16,.42", 0.09)
    flake = Outline(())
    for turn in range(0, 360, 60):
        flake = flake | arm.turned(turn)
    return [cut(WHITE, flake, 10), cut(SKY, burst(0, 0, 0.2, 0.18, 6), 3)]


@word("#b9d7ea")
def snowman() -> Sheets:
    return [
        cut(BROWN, lines("-.46,-.1 -1,.3;-.84,.18 -.9,.42;.46,-.1 1,.3;.84,.18 .9,.42", 0.07), 5),
        cut(WHITE, disc(0, -0.74, 0.62, 0.56), 10),
        cut(WHITE, disc(0, -0.06, 0.46), 9),
        cut(WHITE, disc(0, 0.52, 0.36), 9),
        cut(INK, slab(0, 0.84, 0.8, 0.12, 0.05) | slab(0, 1.04, 0.5, 0.42, 0.04), 7),
        cut(RED, slab(0, 0.93, 0.52, 0.1), 2),
        *dots(0.6, 0.13, 0.055),
        cut(ORANGE, polygon("0,.52 0,.42 .36,.42"), 5),
        mark(INK, arc(0, 0.44, 0.18, 215, 325, 0.04)),
        cut(RED, slab(0, 0.2, 0.66, 0.15, 0.07) | slab(0.22, -0.02, 0.16, 0.42, 0.04), 6),
        mark(INK, discs("0,-.1 0,-.5 0,-.78", 0.06)),
    ]


@word("#8ba3d0", fitted=False)
def winter() -> Sheets:
    return [
        cut(SNOW, land((-1, -0.3), (0, -0.16), (1, -0.36)), 8),
        *fir(-0.52, -0.44, 1.24),
        cut(WHITE, polygon("-.52,.97 -.62,.76 -.52,.82 -.42,.76"), 3),
        cut(BROWN, slab(0.5, -0.3, 0.7, 0.5), 7),
        cut(DARK_RED, polygon("0,-.06 1,-.06 .5,.44"), 6),
        cut(WHITE, blob("-.04,.0 -.04,.0 .5,.56 .5,.56 1.04,.0 1.04,.0 .8,.06 .5,.3 .2,.06"), 7),
        cut(YELLOW, slab(0.5, -0.3, 0.22, 0.26), 2),
        cut(WHITE, land((-1, -0.6), (-0.2, -0.5), (1, -0.66)), 8),
        cut(WHITE, discs("-.8,.6 -.1,.8 .2,.4 .8,.8 -.2,.3 .9,.5 -.86,0 .46,.7 0,.0", 0.05), 4),
    ]


@word("#151a38")
def darkness() -> Sheets:
    return [
        *eyes(0.3, 0.2, 0.19, x=-0.5),
        *eyes(-0.4, 0.14, 0.13, x=0.5),
        cut(LEMON, crescent(0.2, 0.5).at(0.6, 0.6), 4),
        stars("0,.8 .2,.2 -.7,-.5 -.1,-.8", 0.06),
    ]


@word("#20254e")
def space() -> Sheets:
    return [
        stars("-.8,.7 .7,.9 .9,-.5 -.9,-.6 0,-.96 .3,.6", 0.09, WHITE),
        cut(AMBER, (disc(0, 0, 1.04, 0.3) - disc(0, 0, 0.78, 0.18)).turned(18), 6),
        cut(ORANGE, disc(0, 0, 0.56), 10),
        cut(
            RUST,
            (slab(0, 0.2, 1.2, 0.13, 0.06) | slab(0, -0.24, 1.2, 0.1, 0.05)).turned(18)
            & disc(0, 0, 0.56),
            0,
        ),
        cut(
            AMBER,
            ((disc(0, 0, 1.04, 0.3) - disc(0, 0, 0.78, 0.18)) & slab(0, -0.5, 3, 1)).turned(18),
            6,
        ),
        cut(SKY, disc(0.74, 0.62, 0.2), 7),
        cut(SILVER, disc(-0.74, -0.76, 0.16), 7),
    ]


@word("#aad6ee", fitted=False)
def holidays() -> Sheets:
    """A beach: sun, sea, a parasol, and a suitcase in the sand."""
    above = polygon((-2, 0.16), (2, 0.16), (2, 2), (-2, 2))
    return [
        *sun_disc(0.6, 0.62, 0.2),
        cut(BLUE, slab(0, -0.36, 2.4, 0.5), 5),
        cut(SAND, land((-1.2, -0.4), (-0.3, -0.34), (0.5, -0.42), (1.2, -0.34)), 7),
        cut(BROWN, line("-.3,.2 -.3,-.7", 0.07), 6),
        cut(RED, disc(-0.3, 0.16, 0.62, 0.52) & above, 9),
        mark(WHITE, disc(-0.3, 0.16, 0.22, 0.52) & above),
        cut(AMBER, slab(0.42, -0.42, 0.66, 0.5, 0.09), 9),
        cut(BROWN, arc(0.42, -0.17, 0.13, 0, 180, 0.06), 5),
        mark(BROWN, slab(0.24, -0.42, 0.07, 0.5) | slab(0.6, -0.42, 0.07, 0.5)),
    ]


@word("#8cc4ea")
def flying() -> Sheets:
    """A child that flies over the clouds with its arms spread out."""
    return [
        cloud(-0.9, 0.72, 0.5),
        *moved(
            [
                cut(NAVY, lines("-.3,.0 -1,.1;-.3,-.14 -1,-.16", 0.2), 6),
                cut(RED, disc(-1.04, 0.1, 0.13, 0.1) | disc(-1.04, -0.16, 0.13, 0.1), 5),
                cut(ORANGE, blob(".36,.14 .0,.22 -.4,.16 -.5,-.06 -.4,-.24 .0,-.26 .36,-.14"), 8),
                cut(ORANGE, lines(".16,.06 .0,.56;.16,-.1 .2,-.6", 0.17), 7),
                cut(PEACH, disc(-0.02, 0.64, 0.11) | disc(0.22, -0.68, 0.11), 5),
                *moved(head(TOM, face("glad", "laugh")), 0.66, 0.08, 0.8, -12),
            ],
            0,
            0.12,
            1,
            18,
        ),
        cloud(0.7, -0.86, 0.9),
        cloud(-0.6, -1.0, 0.7),
    ]
