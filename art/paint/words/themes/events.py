"""What happens on a child's day, and how things feel to the touch."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.story.sheets import Outline
from art.paint.words.colours import (
    BLUE,
    BROWN,
    CARAMEL,
    GREEN,
    LIME,
    OLIVE,
    PEACH,
    PINK,
    PURPLE,
    RED,
    ROSE,
    SNOW,
    UMBER,
    WHITE,
    YELLOW,
)
from art.paint.words.people import ANN, BEN, MIA, TOM, face, head, person, winter_hat
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import bow, cut, moved, streaks
from art.paint.words.shapes import arc, disc, discs, even, line, lines, slab
from art.paint.words.themes.clothes import shoe, sock, trousers
from art.paint.words.themes.fruit import banana
from art.paint.words.themes.house import bathtub
from art.paint.words.themes.machines import car
from art.paint.words.themes.plants import trunk
from art.paint.words.themes.sweets import cake
from art.paint.words.themes.toys import ball, blocks, rubber_duck, teddy
from art.paint.words.themes.vehicles import sleigh


@word("#e3b0c4")
def birthday() -> Sheets:
    return [
        cut(WHITE, lines("-.8,.2 -.6,-.8;.8,.3 .6,-.8", 0.03), 3),
        cut(BLUE, disc(-0.84, 0.6, 0.34, 0.42), 9),
        cut(GREEN, disc(0.84, 0.7, 0.34, 0.42), 9),
        *moved(head(ANN, face("glad", "laugh")), 0, 0.66, 0.86),
        cut(RED, polygon("-.26,1.06 .26,1.06 0,1.64"), 8, "stripes"),
        cut(YELLOW, disc(0, 1.66, 0.1), 5),
        *moved(cake(), 0, -0.5, 0.62),
    ]


@word("#8fb2dc")
def snowball_fight() -> Sheets:
    return [
        cut(SNOW, slab(0, -1.06, 2.9, 0.26, 0.12), 7),
        *moved(
            person(
                [*head(TOM, face("open", "laugh")), *winter_hat(RED)],
                GREEN,
                arms="-.26,.04 -.5,-.3;.26,.04 .6,.4",
            ),
            -0.86,
        ),
        *moved(
            person(
                [*head(MIA, face("shut", "laugh")), *winter_hat(YELLOW)],
                PURPLE,
                skin=OLIVE,
                arms="-.26,.04 -.5,.3;.26,.04 .5,.3",
            ),
            0.86,
        ),
        cut(WHITE, disc(-0.24, 0.5, 0.15) | disc(0.14, 0.26, 0.15) | disc(0.6, 0.1, 0.17), 7),
        streaks("-.1,.56 0,.5;.24,.34 .34,.3", 0.05),
        cut(WHITE, discs("-1.3,-.86 -1.1,-.9", 0.14), 5),
    ]


@word("#b7d6a0")
def hide_and_seek() -> Sheets:
    crown = discs("-.8,.9 -.4,1.2 .1,1.26 .6,1.1 .8,.8 .3,.76 -.4,.76", 0.4)
    return [
        *moved(
            person(head(TOM, face("left", "laugh")), RED, arms="-.26,.04 -.5,-.2"), 0.42, -0.4, 0.76
        ),
        trunk(-0.1, -1.16, 1.9, 0.6),
        cut("#4f9a56", crown, 10),
        cut(PEACH, disc(0.22, -0.34, 0.1), 5),
        cut(GREEN, slab(0, -1.2, 2.2, 0.16, 0.07), 6),
    ]


@word("#a9d8e4")
def swimming() -> Sheets:
    ring = arc(0, -0.5, 0.66, 0, 360, 0.24, 0.34)
    bands = Outline(())
    for start in (205, 257, 309):
        bands = bands | arc(0, -0.5, 0.66, start, start + 26, 0.24, 0.34)
    return [
        cut(UMBER, line(".3,-.3 .8,.1 1.1,-.1", 0.18), 7),
        cut(UMBER, line("-.3,-.3 -.8,.1 -1.1,-.1", 0.18), 7),
        cut(RED, ring, 6),
        *moved(head(BEN, face("glad", "laugh")), 0.0, 0.12),
        cut(RED, ring & slab(0, -0.86, 3, 0.6), 7),
        cut(WHITE, bands, 0),
        cut(
            BLUE,
            blob(
                "-1.3,-.6 -.9,-.5 -.5,-.64 -.1,-.54 .3,-.66 .7,-.52 1.1,-.64 1.3,-.56"
                " 1.3,-1.06 1.3,-1.06 -1.3,-1.06 -1.3,-1.06"
            ),
            9,
            "waves",
        ),
        cut(WHITE, discs("-1.2,-.3 1.24,-.3 1.04,.2 -1.04,.2", 0.07), 4),
    ]


@word("#b6d78f")
def easter() -> Sheets:
    def painted(x: float, y: float, colour: str, band: str, turn: float) -> Sheets:
        shape = even("0,.44 .2,.3 .3,0 .22,-.26 0,-.34")
        return moved(
            [
                cut(colour, shape, 8),
                cut(band, slab(0, 0.02, 0.8, 0.12) & shape, 0),
                cut(WHITE, discs("-.12,.2 .12,.2 -.12,-.18 .12,-.18", 0.045), 0),
            ],
            x,
            y,
            1,
            turn,
        )

    return [
        cut(BROWN, arc(0, -0.1, 0.84, 0, 180, 0.11), 6),
        *painted(-0.46, 0.1, RED, YELLOW, 14),
        *painted(0.46, 0.1, BLUE, PINK, -14),
        *painted(0, 0.2, YELLOW, GREEN, 0),
        cut(
            LIME,
            polygon(
                "-.9,-.06 -.8,.16 -.66,-.0 -.5,.14 -.36,-.02 -.2,.1 0,-.04 .2,.1 .36,-.02"
                " .5,.14 .66,0 .8,.16 .9,-.06 .8,-.3 -.8,-.3"
            ),
            6,
        ),
        cut(CARAMEL, blob("-.96,-.1 -.96,-.1 .96,-.1 .96,-.1 .7,-.86 -.7,-.86"), 9, "checks"),
        *bow(0, -0.3, 0.3, PINK, ROSE),
    ]


@word("#cdbf9b")
def mess() -> Sheets:
    return [
        *moved(sock(), -0.9, 0.76, 0.42, 60),
        *moved(ball(), 0.8, 0.7, 0.4),
        *moved(blocks(), -0.1, 0.9, 0.3, 20),
        *moved(car(), 0.86, -0.2, 0.42, -16),
        *moved(trousers(), -0.1, 0.1, 0.44, 70),
        *moved(teddy(), -0.86, -0.26, 0.42, 30),
        *moved(banana(), 0.2, -0.8, 0.34, 40),
        *moved(shoe(), -0.6, -1.0, 0.36, -20),
        *moved(blocks(), 0.86, -0.9, 0.28, -30),
    ]


@word("#8cc3d4")
def bubble_bath() -> Sheets:
    return [
        *moved(head(BEN, face("glad", "laugh")), -0.3, 0.8, 0.84),
        cut(WHITE, discs("-.6,1.2 -.3,1.3 0,1.22", 0.17), 6),
        *bathtub(),
        cut(
            WHITE,
            discs(
                "-.9,.26 -.6,.36 -.3,.28 0,.36 .3,.28 .6,.36 .9,.26 -.74,.1 -.4,.12 .5,.1 .8,.1",
                0.2,
            ),
            7,
        ),
        *moved(rubber_duck(), 0.6, 0.7, 0.28),
        cut("#e4f3f8", disc(-1, 0.8, 0.12) | disc(1.1, 1.0, 0.14) | disc(-0.8, 1.1, 0.08), 6),
    ]


@word("#a6c4e4")
def sleigh_ride() -> Sheets:
    rider = [
        cut(BLUE, line("-.1,.3 .3,.2 .76,.26", 0.26), 7),
        cut(RED, disc(0.84, 0.3, 0.15, 0.1), 5),
        cut(GREEN, blob("-.4,.2 .1,.2 .1,.8 -.3,.86"), 8),
        cut(GREEN, line("-.14,.7 .3,.5", 0.16), 6),
        cut(PEACH, disc(0.34, 0.48, 0.1), 4),
        *moved([*head(ANN, face("open", "laugh")), *winter_hat(RED)], -0.14, 1.16, 0.74),
    ]
    return [
        cut(WHITE, polygon("-1.5,.3 1.6,-1.06 1.6,-1.3 -1.5,-1.3"), 6),
        *moved([*moved(sleigh(), flip=True)[1:], *rider], 0.0, 0.36, 0.9, -23.5),
        streaks("-1.3,.9 -.9,.74;-1.4,.6 -1.1,.48", 0.06),
    ]
