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
    ORANGE,
    PINK,
    RED,
    RUST,
    SILVER,
    SKY,
    SLATE,
    SNOW,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import (
    cheeks,
    cloud,
    cut,
    dots,
    eyes,
    fir,
    laugh_mouth,
    mark,
    rain,
    smile,
    star,
    stars,
)
from art.paint.words.shapes import (
    arc,
    both,
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


@word("#aad6ee")
def holidays() -> Sheets:
    return [
        *sun_disc(0, 0, 0.66),
        cut(INK, both(slab(0.28, 0.1, 0.46, 0.32, 0.12)) | slab(0, 0.18, 0.3, 0.07), 6),
        mark("#6f7890", both(line(".2,.1 .3,.2", 0.05))),
        *laugh_mouth(0, -0.2, 0.26),
    ]


@word("#e9b87e")
def flying() -> Sheets:
    return [
        cloud(-0.8, 0.7, 0.6),
        cloud(0.8, -0.8, 0.66),
        cut(WHITE, blob("-.1,.1 -.4,.6 -.2,1 .1,.9 .3,.4 .3,.1"), 8),
        cut(SNOW, blob(".2,.0 .7,.4 1,.2 .9,-.1 .5,-.1"), 6),
        cut(WHITE, blob("-1,.1 -.8,.3 -.5,.2 0,.2 .5,.0 1,-.26 1,-.26 .5,-.3 -.2,-.3 -.7,-.1"), 9),
        cut(WHITE, blob("-.2,-.1 -.1,-.6 .2,-.9 .46,-.7 .36,-.2"), 8),
        cut(ORANGE, polygon("-.94,.18 -1.26,.04 -.94,.0"), 5),
        mark(INK, disc(-0.74, 0.14, 0.06)),
    ]
