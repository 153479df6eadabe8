"""Bed, sleep and dreams."""

from art.paint.story.cutouts.geometry import blob, crescent, polygon
from art.paint.words.colours import (
    AMBER,
    BLUE,
    BROWN,
    CARAMEL,
    CREAM,
    GREEN,
    LEMON,
    OLIVE,
    ORANGE,
    PEACH,
    PINK,
    RED,
    SILVER,
    SKY,
    SNOW,
    VIOLET,
    WHITE,
)
from art.paint.words.people import ANN, MIA, TOM, Look, face, head, person
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import cut, mark, moved, note, star, stars
from art.paint.words.shapes import arc, disc, drop, heart, leaf_shape, lines, puffs, slab
from art.paint.words.themes.creatures import castle_walls, monster
from art.paint.words.themes.house import pillow
from art.paint.words.themes.sky import rainbow
from art.paint.words.themes.toys import teddy


def thought(x: float, y: float, width: float, colour: str = WHITE) -> Sheets:
    """A cloud of thought with two bubbles to its lower left."""
    return [
        cut(
            colour,
            puffs(x, y, width) | slab(x, y - width * 0.2, width, width * 0.3, width * 0.15),
            8,
        ),
        cut(
            colour,
            disc(x - width * 0.42, y - width * 0.5, width * 0.09)
            | disc(x - width * 0.56, y - width * 0.66, width * 0.06),
            6,
        ),
    ]


def tucked_in(sleeper: Sheets, blanket: str) -> Sheets:
    """A bed with a head on the pillow at its left."""
    return [
        cut(BROWN, slab(-1.1, -0.3, 0.17, 1.2, 0.06) | slab(1.1, -0.5, 0.17, 0.84, 0.06), 7),
        cut(CARAMEL, slab(0, -0.7, 2.2, 0.24), 7),
        cut(SNOW, slab(0, -0.5, 2.06, 0.26, 0.1), 6),
        cut(WHITE, blob("-1,-.4 -1,0 -.5,.1 -.3,-.1 -.36,-.4"), 7),
        *moved(sleeper, -0.62, -0.06, 0.66, 10),
        cut(blanket, blob("-.5,-.3 -.1,-.1 .9,-.16 1.02,-.3 1.02,-.64 -.4,-.64"), 9, "dots"),
    ]


@word("#35457f")
def bedtime() -> Sheets:
    return [
        cut(BROWN, slab(0.4, 0.9, 1.0, 0.9, 0.04), 6),
        cut("#1f2a5c", slab(0.4, 0.9, 0.84, 0.74), 0),
        cut(LEMON, crescent(0.24, 0.5).at(0.46, 0.92), 4),
        stars(".14,1.1 .66,.7 .2,.7", 0.06),
        *tucked_in(head(TOM, face("shut", "smile")), BLUE),
        *moved(teddy(), 0.16, 0.16, 0.26),
    ]


@word("#4a4f8c")
def bedtime_story() -> Sheets:
    return [
        cut(LEMON, crescent(0.44, 0.5).at(-0.3, 0.8), 8),
        stars(".3,.9 .7,.6 -.9,.5 .5,1.26", 0.14),
        cut(RED, polygon("-1.1,.1 0,-.06 1.1,.1 1.1,-.8 0,-.96 -1.1,-.8"), 9),
        cut(CREAM, blob("0,-.84 0,-.84 -.3,-.7 -1,-.7 -1,-.7 -1,.2 -1,.2 -.4,.24 0,.04 0,.04"), 7),
        cut(WHITE, blob("0,-.84 0,-.84 .3,-.7 1,-.7 1,-.7 1,.2 1,.2 .4,.24 0,.04 0,.04"), 7),
        *moved(castle_walls("#e3c3bd", "#c9a2a8", RED), -0.5, -0.36, 0.3),
        mark(
            SILVER, lines(".2,-.1 .84,-.02;.2,-.26 .84,-.18;.2,-.42 .84,-.34;.2,-.58 .6,-.52", 0.05)
        ),
    ]


@word("#3e4a86")
def lullaby() -> Sheets:
    return [
        cut(LEMON, crescent(0.7, 0.5).turned(-14).at(-0.2, 0.3), 10),
        mark(BROWN, arc(-0.6, 0.36, 0.13, 200, 340, 0.05)),
        mark(BROWN, disc(-0.44, 0.08, 0.06)),
        note(0.3, 0.5, 0.4, WHITE, pair=True),
        note(0.8, 0.0, 0.36, WHITE),
        note(0.2, -0.1, 0.3, WHITE),
        cut(BROWN, arc(0, -0.4, 0.9, 235, 305, 0.12), 6),
        cut(CARAMEL, blob("-.6,-.6 -.6,-.6 .6,-.6 .6,-.6 .46,-1.04 -.46,-1.04"), 8),
        cut(WHITE, blob("-.56,-.6 -.3,-.46 0,-.5 .3,-.46 .56,-.6 .5,-.72 -.5,-.72"), 5),
        *moved(head(Look(PEACH, AMBER, "none"), face("shut", "smile")), -0.3, -0.42, 0.36),
    ]


@word("#5b6fb0")
def dream() -> Sheets:
    return [
        *tucked_in(head(ANN, face("shut", "smile")), VIOLET),
        *thought(0.4, 0.96, 1.3),
        star(0.4, 0.96, 0.2),
        cut(PINK, heart(0.02, 0.94, 0.14), 4),
        *moved(rainbow(), 0.76, 0.92, 0.24),
    ]


@word("#2e2c4e")
def bad_dream() -> Sheets:
    return [
        *tucked_in(head(ANN, face("shut", "wavy", "worried", blush=False)), RED),
        *thought(0.4, 1.0, 1.4, "#6a5f8e"),
        *moved(monster(), 0.4, 1.0, 0.4),
        cut(SKY, drop(-0.3, 0.2, 0.08), 3),
    ]


@word("#a99fd2")
def pillow_fight() -> Sheets:
    feather = leaf_shape(0, 0, 0.3, 0.07, 0)
    feathers = feather.turned(30).at(-0.3, -0.3) | feather.turned(140).at(0.3, -0.5)
    return [
        *moved(
            person(head(TOM, face("open", "laugh")), GREEN, arms="-.26,.04 -.5,-.3;.26,.04 .66,.3"),
            -1.16,
        ),
        *moved(
            person(
                head(MIA, face("glad", "laugh")),
                ORANGE,
                skin=OLIVE,
                arms="-.26,.04 -.66,.3;.26,.04 .5,-.3",
            ),
            1.16,
        ),
        *moved(pillow(), -0.24, 0.56, 0.42, -24),
        *moved(pillow(), 0.3, 0.3, 0.42, 24),
        cut(WHITE, feathers | feather.turned(80).at(0, 1.06) | feather.turned(10).at(0.4, 0.9), 5),
    ]
