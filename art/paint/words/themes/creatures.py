"""Creatures and magic of stories."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.words.colours import (
    AMBER,
    BLUE,
    BLUSH,
    BROWN,
    CREAM,
    DARK_BROWN,
    DARK_RED,
    FOREST,
    GREEN,
    GREY,
    INK,
    LEMON,
    LILAC,
    LIME,
    ORANGE,
    PEACH,
    PINK,
    PURPLE,
    RED,
    ROSE,
    SAND,
    SILVER,
    SKY,
    TEAL,
    VIOLET,
    WHITE,
    YELLOW,
)
from art.paint.words.people import Look, beard, face, head, person
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import (
    cheeks,
    cloud,
    cut,
    dots,
    eye,
    fir,
    flower_head,
    mark,
    moved,
    smile,
    sparkles,
    stars,
)
from art.paint.words.shapes import both, burst, disc, discs, even, line, lines, slab
from art.paint.words.themes.farm_animals import pig


@word("#4f4480")
def dragon() -> Sheets:
    green, dark = "#5fb35f", "#3f8a4c"
    return [
        cut(dark, line(".2,-.9 .8,-1 1.1,-.6 .96,-.3", 0.24, 0.1), 8),
        cut(RED, polygon(".84,-.36 1,.0 1.14,-.34"), 6),
        cut(
            ORANGE,
            blob(
                ".1,.0 .1,.0 .5,.7 1.1,.6 1.1,.6 .94,.3 1,.1 1,.1 .76,.06 .66,-.2 .66,-.2 .4,-.16"
            ),
            8,
        ),
        cut(
            green,
            blob("-.36,.3 .1,.3 .36,-.3 .4,-.9 .2,-1.1 -.4,-1.1 -.5,-.7 -.3,-.2"),
            10,
            "scales",
        ),
        cut(
            SAND,
            blob("-.4,.1 -.16,.0 -.06,-.6 -.16,-1.06 -.4,-1.06 -.46,-.7 -.3,-.2"),
            4,
            "stripes",
        ),
        cut(dark, discs("-.36,-1.12 .2,-1.12", 0.2), 6),
        cut(CREAM, polygon("-.2,.8 -.14,1.2 0,.84") | polygon(".0,.8 .16,1.14 .2,.74"), 6),
        cut(
            green,
            blob("-1,.3 -.9,.56 -.4,.66 -.2,.9 .1,.9 .3,.6 .2,.2 -.3,.06 -.8,.1"),
            10,
            "scales",
        ),
        mark(DARK_RED, line("-.94,.26 -.6,.2 -.3,.26", 0.05)),
        mark(WHITE, polygon("-.8,.23 -.72,.23 -.76,.12") | polygon("-.56,.2 -.48,.2 -.52,.1")),
        mark(dark, disc(-0.84, 0.44, 0.04)),
        *eye(-0.16, 0.64, 0.14, (-0.4, 0)),
        cut(RED, polygon(".2,.6 .46,.66 .3,.4") | polygon(".26,.3 .5,.3 .36,.06"), 5),
    ]


def castle_walls(wall: str, dark: str, roof: str) -> Sheets:
    """A castle with three towers."""
    return [
        cut(dark, slab(0, 0.1, 0.5, 1.6), 7),
        cut(PURPLE, polygon("-.36,.8 .36,.8 0,1.4"), 8),
        cut(wall, slab(0, -0.4, 1.4, 0.7), 8),
        cut(
            wall,
            slab(-0.5, 0.0, 0.16, 0.2)
            | slab(-0.2, 0.0, 0.16, 0.2)
            | slab(0.2, 0.0, 0.16, 0.2)
            | slab(0.5, 0.0, 0.16, 0.2),
            6,
        ),
        cut(wall, slab(-0.82, -0.16, 0.5, 1.2) | slab(0.82, -0.16, 0.5, 1.2), 9),
        cut(roof, polygon("-1.16,.4 -.48,.4 -.82,1") | polygon("1.16,.4 .48,.4 .82,1"), 8),
        cut(DARK_BROWN, blob("-.22,-.74 -.22,-.74 -.2,-.36 0,-.2 .2,-.36 .22,-.74 .22,-.74"), 3),
        cut(
            LEMON,
            slab(-0.82, 0.06, 0.16, 0.26, 0.07)
            | slab(0.82, 0.06, 0.16, 0.26, 0.07)
            | slab(0, 0.4, 0.15, 0.26, 0.07),
            2,
        ),
    ]


@word("#8fb5d6")
def castle() -> Sheets:
    return [
        cut(BROWN, lines("-.82,1 -.82,1.24;.82,1 .82,1.24;0,1.4 0,1.66", 0.04), 4),
        cut(
            YELLOW,
            polygon("-.8,1.26 -.8,1.06 -.5,1.16")
            | polygon(".84,1.26 .84,1.06 1.14,1.16")
            | polygon(".02,1.68 .02,1.46 .36,1.57"),
            5,
        ),
        *castle_walls("#e3c3bd", "#c9a2a8", RED),
        cut(GREEN, slab(0, -0.84, 2.6, 0.22, 0.1), 7),
    ]


@word("#54609c")
def ghost() -> Sheets:
    return [
        cut(
            WHITE,
            blob(
                "0,.96 .5,.8 .66,.2 .9,.3 1,.1 .8,-.1 .66,-.2 .7,-.9 .5,-.76 .3,-.96 .1,-.76"
                " -.1,-.96 -.3,-.76 -.5,-.96 -.7,-.8 -.66,-.2 -.8,-.1 -1,.1 -.9,.3 -.66,.2"
                " -.5,.8"
            ),
            12,
        ),
        mark(INK, both(disc(0.22, 0.4, 0.13, 0.18)) | disc(0, 0.0, 0.14, 0.19)),
        mark(WHITE, both(disc(0.19, 0.47, 0.045))),
        cheeks(0.14, 0.4, 0.09, BLUSH),
    ]


@word("#a08cc8")
def unicorn() -> Sheets:
    return [
        cut(VIOLET, blob("-.1,.9 .3,1 .5,.7 .4,.5"), 7),
        cut(PINK, blob(".3,.8 .64,.6 .7,.2 .4,.1"), 7),
        cut(BLUE, blob(".4,.3 .76,.1 .84,-.5 .5,-.5"), 7),
        cut(YELLOW, polygon("-.36,.74 -.66,1.4 -.08,.86"), 8, "stripes"),
        cut(WHITE, polygon("-.06,.7 .06,1.14 .22,.7"), 8),
        cut(
            WHITE,
            blob(
                "-.16,.8 .1,.84 .34,.5 .56,-.1 .66,-.8 .0,-.8 -.06,-.2 -.3,-.1 -.62,-.46"
                " -.84,-.4 -.86,-.14 -.5,.4"
            ),
            10,
        ),
        cut(BLUSH, blob("-.58,-.42 -.84,-.42 -.88,-.14 -.66,.06 -.5,-.16"), 3),
        mark(ROSE, disc(-0.74, -0.12, 0.05, 0.06)),
        mark(ROSE, line("-.8,-.32 -.66,-.26", 0.04)),
        *eye(-0.2, 0.34, 0.13, (-0.4, 0)),
        cut(PINK, blob("-.2,.84 .1,.94 .1,.7 -.1,.5 -.3,.46 -.24,.66"), 5),
        cheeks(0.06, 0.0, 0.09, PINK, -0.26),
    ]


@word("#f0d6b0")
def mermaid() -> Sheets:
    return [
        cut(
            TEAL,
            blob(
                "-.3,-.4 .3,-.4 .4,-.9 .7,-1.3 1,-1.3 1,-1.3 .8,-1.56 .9,-1.9 .5,-1.74"
                " .3,-1.5 0,-1.1 -.26,-.8"
            ),
            9,
            "scales",
        ),
        cut(PEACH, even("0,-.06 .28,-.14 .26,-.5 0,-.54"), 7),
        cut(VIOLET, both(disc(0.13, -0.26, 0.13)), 4),
        cut(PEACH, line("-.24,-.14 -.6,-.4", 0.14) | line(".24,-.14 .66,.1", 0.14), 6),
        *moved(head(Look(PEACH, RED, "long"), face()), 0, 0.36),
        *moved(flower_head(0, 0, 0.16, YELLOW, ORANGE), -0.36, 0.7),
        cut(SKY, discs("-.8,.5 -.94,.8", 0.08) | disc(0.9, 0.7, 0.1), 5),
    ]


@word("#e0c06a")
def monster() -> Sheets:
    return [
        cut(SAND, both(blob(".36,.8 .5,.9 .66,1.16 .7,.8 .56,.6")), 6),
        cut(VIOLET, both(line(".6,-.1 .96,.1 1.0,.4", 0.2)), 7),
        cut(VIOLET, burst(0, 0, 0.96, 0.82, 18), 11),
        cut(LILAC, disc(0, -0.4, 0.4, 0.34), 3, "dots"),
        *eye(0, 0.38, 0.26),
        *eye(-0.46, 0.2, 0.15),
        *eye(0.46, 0.2, 0.15),
        cut("#5a2348", blob("-.5,-.06 0,-.14 .5,-.06 .4,-.4 0,-.5 -.4,-.4"), 3),
        mark(
            WHITE,
            polygon("-.4,-.07 -.24,-.1 -.3,-.26")
            | polygon("-.1,-.12 .08,-.12 0,-.28")
            | polygon(".24,-.1 .4,-.07 .32,-.25"),
        ),
        cut(VIOLET, both(disc(0.36, -0.96, 0.24, 0.13)), 7),
    ]


@word("#4b5a94")
def alien() -> Sheets:
    return [
        cut(LIME, both(line(".2,.7 .34,1.14", 0.06)) | both(disc(0.36, 1.18, 0.1)), 6),
        cut(LIME, even("0,-.3 .3,-.4 .36,-.9 .2,-1.1 0,-1.12"), 8),
        cut(LIME, both(line(".26,-.5 .6,-.6 .74,-.3", 0.13)), 6),
        cut(LIME, even("0,.84 .56,.7 .74,.3 .5,-.2 .2,-.44 0,-.46"), 11),
        mark(INK, both(disc(0.3, 0.24, 0.24, 0.16, 35))),
        mark(WHITE, both(disc(0.24, 0.3, 0.06))),
        smile(0, -0.2, 0.14, FOREST),
        stars("-.9,.6 .9,.8 -.9,-.7 1,-.9", 0.1),
    ]


@word("#39437c")
def flying_saucer() -> Sheets:
    return [
        cut("#7d86bb", polygon("-.4,-.2 .4,-.2 .8,-1.1 -.8,-1.1"), 0),
        cut(SKY, even("0,.66 .4,.52 .5,.1 0,.06"), 7),
        cut(LIME, disc(0, 0.26, 0.2, 0.22), 4),
        *dots(0.3, 0.08, 0.05),
        cut(SILVER, disc(0, -0.04, 1.1, 0.32), 10),
        cut(GREY, disc(0, 0.06, 0.56, 0.12), 3),
        cut(YELLOW, discs("-.76,-.08 .76,-.08", 0.1), 4),
        cut(RED, discs("-.4,-.2 .4,-.2", 0.1), 4),
        cut(GREEN, disc(0, -0.24, 0.1), 4),
        stars("-.9,.8 .9,.7 1.06,-.8 -1.06,-.7", 0.1),
    ]


@word("#9cc48e")
def gnome() -> Sheets:
    return [
        cut(DARK_BROWN, both(disc(0.22, -1.3, 0.24, 0.13)), 5),
        cut(BLUE, even("0,-.3 .5,-.44 .6,-1 .5,-1.24 0,-1.28"), 9),
        cut(BROWN, slab(0, -1.02, 1.1, 0.13, 0.03), 4),
        cut(YELLOW, slab(0, -1.02, 0.2, 0.2, 0.03), 3),
        *head(Look(PEACH, WHITE, "none"), face("open", "none")),
        *beard(WHITE),
        cut("#ee9d8a", disc(0, -0.06, 0.13, 0.11), 4),
        cut(RED, blob("-.6,.14 -.4,.5 -.1,1 .3,1.4 .3,1.4 .36,.9 .6,.14 0,.26"), 10),
    ]


@word("#7d6bb0")
def flying_carpet() -> Sheets:
    rug = polygon("-1.1,.1 .7,.5 1.2,-.1 -.6,-.5")
    return [
        cloud(-0.7, -0.8, 0.66),
        cloud(0.9, 0.8, 0.56),
        cut(RED, rug, 12),
        cut(YELLOW, polygon("-.86,.09 .62,.41 .98,-.05 -.5,-.4"), 0),
        cut(BLUE, polygon("-.64,.06 .54,.3 .8,-.02 -.4,-.3"), 0),
        cut(YELLOW, polygon("-.06,.12 .2,.06 .12,-.1 -.14,-.04"), 2),
        cut(
            AMBER,
            lines(
                "-1.1,.1 -1.24,.06;-.98,-.04 -1.12,-.1;-.86,-.2 -1,-.26;-.74,-.34 -.88,-.4;"
                "-.6,-.5 -.74,-.56;1.2,-.1 1.34,-.06;1.08,.06 1.22,.1;.96,.2 1.1,.26;.84,.36"
                " .98,.4;.7,.5 .84,.56",
                0.05,
            ),
            4,
        ),
        stars("-.8,.8 0,.9 .3,-.8", 0.11),
    ]


@word("#a9cfe6")
def giant() -> Sheets:
    big = person(
        head(Look(PEACH, BROWN, "curls"), face("tired", "smile", "high")),
        GREEN,
        legs=BROWN,
        shoes=DARK_BROWN,
        arms="-.26,.04 -.56,-.3;.26,.04 .56,-.3",
    )
    house = [
        cut(CREAM, slab(0, 0, 0.3, 0.26), 5),
        cut(RED, polygon("-.22,.12 .22,.12 0,.34"), 5),
        mark(BROWN, slab(0, -0.06, 0.08, 0.14)),
    ]
    return [
        *moved(big, 0, 0, 1.2),
        *moved(house, -0.74, -1.12, 0.8),
        *fir(0.74, -1.24, 0.4),
        *moved(house, 0.5, -1.14, 0.6),
        *fir(-0.46, -1.24, 0.3),
        cut(GREEN, slab(0, -1.28, 2.2, 0.14, 0.05), 6),
    ]


@word("#a4cde4")
def three_pigs() -> Sheets:
    return [
        *moved(pig(), 0, 0.56, 0.7),
        *moved(pig(), -0.66, -0.5, 0.7),
        *moved(pig(), 0.66, -0.5, 0.7),
    ]


@word("#8e6db4")
def magic() -> Sheets:
    ear = blob(".06,.5 .06,.9 .18,1.2 .3,1.0 .28,.6")
    return [
        cut(WHITE, both(ear), 7),
        mark(PINK, both(blob(".12,.6 .12,.9 .18,1.08 .23,.96 .22,.66"))),
        cut(WHITE, disc(0, 0.36, 0.36), 8),
        *dots(0.44, 0.14, 0.06),
        mark(ROSE, disc(0, 0.3, 0.05, 0.04)),
        cut(WHITE, both(disc(0.24, 0.1, 0.13, 0.1)), 5),
        cut(INK, polygon("-.56,.0 .56,.0 .46,-.9 -.46,-.9"), 10),
        cut(RED, polygon("-.54,-.2 .54,-.2 .52,-.4 -.52,-.4"), 3),
        cut(INK, disc(0, 0.0, 0.86, 0.15), 7),
        sparkles("-.8,.6 .8,.7 .9,-.5 -.9,-.6", 0.2),
        stars("-.56,.96 .56,1.06", 0.1),
    ]
