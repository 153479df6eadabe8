"""Trees, flowers and where they grow."""

from art.paint.story.cutouts.geometry import blob, land, polygon
from art.paint.story.sheets import Outline, Sheet
from art.paint.words.colours import (
    BLUE,
    BROWN,
    DARK_BROWN,
    DARK_RED,
    FOREST,
    GREEN,
    LEMON,
    LIME,
    ORANGE,
    PINK,
    RED,
    RUST,
    SAND,
    VIOLET,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import (
    blossom,
    cut,
    dots,
    eyes,
    fir,
    flower_head,
    mark,
    moved,
    smile,
    star,
)
from art.paint.words.shapes import both, disc, discs, even, leaf_shape, line, lines, petals, slab


def trunk(x: float, foot: float, height: float, width: float) -> Sheet:
    """The trunk of a tree, wider at its foot."""
    half = width / 2
    return cut(
        BROWN,
        polygon(
            (x - half * 1.5, foot),
            (x + half * 1.5, foot),
            (x + half, foot + height),
            (x - half, foot + height),
        ),
        7,
    )


def round_tree(x: float, foot: float, height: float, colour: str = GREEN) -> Sheets:
    """A tree with a crown like a cloud."""
    top = foot + height * 0.66
    crown = Outline(())
    for dx, dy, size in (
        (-0.24, -0.06, 0.24),
        (0.24, -0.06, 0.24),
        (0, 0.12, 0.28),
        (-0.12, -0.12, 0.22),
        (0.12, -0.12, 0.22),
    ):
        crown = crown | disc(x + dx * height, top + dy * height, size * height)
    return [trunk(x, foot, height * 0.6, height * 0.13), cut(colour, crown, 10)]


def palm(x: float, foot: float, height: float) -> Sheets:
    fronds = Outline(())
    for turn in (10, 60, 120, 170, 215, -35):
        fronds = fronds | leaf_shape(0, 1, 0.62, 0.12, turn)
    sheets = [
        cut(BROWN, line("-.1,0 -.06,.5 0,1", 0.15, 0.1), 7),
        cut(GREEN, fronds, 8),
        cut(DARK_BROWN, discs("-.06,.94 .07,.93", 0.07), 5),
    ]
    return moved(sheets, x, foot, height)


@word("#a5d4e6")
def tree() -> Sheets:
    return [
        *round_tree(0, -1, 2),
        cut(RED, discs("-.5,.2 -.1,.5 .4,.3 0,.06 .56,.0 -.3,-.1", 0.09), 4),
    ]


@word("#a2cfe3")
def flower() -> Sheets:
    return [
        cut(GREEN, line("0,.2 0,-1.1", 0.11), 6),
        cut(GREEN, leaf_shape(0, -0.8, 0.7, 0.2, 30) | leaf_shape(0, -0.6, 0.7, 0.2, 150), 7),
        cut(PINK, petals(0, 0.4, 0.7, 8, 0.2), 10),
        cut(YELLOW, disc(0, 0.4, 0.27), 6),
        *dots(0.45, 0.09, 0.04),
        smile(0, 0.34, 0.09),
    ]


@word("#f1dc9e")
def tulip() -> Sheets:
    return [
        cut(GREEN, line("0,.1 0,-1.1", 0.11), 6),
        cut(FOREST, leaf_shape(0, -1.1, 1.1, 0.18, 62) | leaf_shape(0, -1.1, 1.0, 0.18, 118), 7),
        cut(DARK_RED, even("0,.9 .2,.6 .2,.2 0,.1"), 7),
        cut(RED, blob("0,.0 -.36,.14 -.5,.5 -.44,.96 -.44,.96 -.2,.66 0,.4"), 8),
        cut(RED, blob("0,.0 .36,.14 .5,.5 .44,.96 .44,.96 .2,.66 0,.4"), 8),
    ]


@word("#f3d98c")
def leaf() -> Sheets:
    shape = blob("-.8,-.8 -.8,-.8 -.7,0 -.2,.6 .9,.9 .9,.9 .6,-.2 .0,-.7")
    return [
        cut(GREEN, shape, 11),
        mark(
            LIME,
            lines(
                "-1,-1 .8,.8;-.3,-.3 -.4,.2;0,0 -.1,.5;.3,.3 .2,.64;-.3,-.3 .2,-.4;0,0"
                " .5,-.1;.3,.3 .64,.2",
                0.05,
                0.03,
            ),
        ),
        cut(FOREST, line("-.7,-.7 -1,-1", 0.09), 5),
    ]


@word("#f0cf98")
def cactus() -> Sheets:
    return [
        cut(GREEN, line("-.2,-.3 -.7,-.3 -.7,.2", 0.3) | line(".2,-.1 .7,-.1 .7,.46", 0.3), 8),
        cut(GREEN, slab(0, 0.06, 0.56, 1.7, 0.28), 10),
        mark(
            LEMON,
            lines(
                "-.1,.6 -.06,.7;.1,.4 .14,.5;-.12,.2 -.08,.3;.1,0 .14,.1;-.1,-.2 -.06,-.1;"
                "-.7,.1 -.66,.2;.7,.3 .74,.4;.1,-.4 .14,-.3;.7,0 .74,.1;-.5,-.3 -.46,-.2",
                0.04,
            ),
        ),
        *flower_head(0.06, 0.96, 0.24, PINK),
        cut(RUST, polygon("-.56,-.7 .56,-.7 .4,-1.2 -.4,-1.2"), 9),
        cut(ORANGE, slab(0, -0.68, 1.3, 0.2, 0.04), 6),
    ]


@word("#c5e0ee")
def christmas_tree() -> Sheets:
    return [
        *fir(0, -1.1, 2.1),
        cut(RED, discs("-.4,-.7 .3,-.56 -.16,-.06 .26,0 .04,.44", 0.1), 5),
        cut(YELLOW, discs("0,-.66 .56,-.76 -.3,-.3 .1,.24 -.12,.3", 0.09), 5),
        cut(BLUE, discs("-.6,-.78 .1,-.3 -.1,-.84 .3,-.3", 0.08), 5),
        star(0, 1.0, 0.26),
    ]


@word("#bfe0c9")
def forest() -> Sheets:
    return [
        *fir(-0.9, -0.7, 1.5, "#3f8a5c"),
        *fir(0.9, -0.7, 1.6, "#3f8a5c"),
        *round_tree(0.3, -0.8, 1.5, LIME),
        *fir(-0.34, -0.9, 1.8),
        *round_tree(-1.0, -1, 1.2),
        *round_tree(1.0, -1, 1.2),
        cut(GREEN, slab(0, -1.06, 2.7, 0.24, 0.1), 7),
    ]


@word("#2f3c5c", fitted=False)
def dark_forest() -> Sheets:
    bare = lines("0,-1 0,.9;0,.1 .3,.5 .34,.8;0,-.1 -.3,.3;.16,.3 .4,.36;-.16,.1 -.4,.1", 0.2, 0.07)
    return [
        cut("#f4e7b4", disc(0.36, 0.56, 0.24), 3),
        cut(
            "#222c48",
            bare.scaled(0.8).at(-0.2, -0.1) | bare.flipped().scaled(0.7).at(0.84, -0.2),
            5,
        ),
        cut(
            "#161d33", bare.scaled(1.1).at(-0.76, 0) | bare.flipped().scaled(1.15).at(0.62, -0.1), 8
        ),
        cut("#10162a", land((-1, -0.7), (0, -0.6), (1, -0.72)), 7),
        *eyes(-0.4, 0.11, 0.1, x=0.04),
        *eyes(0.02, 0.07, 0.065, x=-0.4),
    ]


@word("#5f9e6a", fitted=False)
def jungle() -> Sheets:
    leaves = Outline(())
    for x, y, turn in (
        (-1.1, 1.1, -40),
        (-1.1, 0.4, -10),
        (1.1, 1.1, 220),
        (1.1, 0.4, 190),
        (-1.1, -1.1, 40),
        (1.1, -1.1, 140),
        (-1.1, -0.4, 14),
        (1.1, -0.4, 166),
    ):
        leaves = leaves | leaf_shape(x, y, 0.95, 0.24, turn)
    return [
        cut("#d8e8a8", disc(0, 0, 0.76), 0),
        cut(BROWN, lines("-.3,1.1 -.34,.3 -.2,-.1;.4,1.1 .36,.5", 0.05), 4),
        cut(BROWN, line("-.3,-1 -.06,-.5 -.2,-.1", 0.07), 5),
        cut(BROWN, disc(0.06, -0.3, 0.3, 0.34) | both(disc(0.32, 0.2, 0.14)).at(0.06, 0), 8),
        cut(BROWN, disc(0.06, 0.18, 0.3), 8),
        cut(SAND, even("0,.2 .14,.28 .22,.16 .2,-.1 0,-.14").at(0.06, 0.1), 4),
        *dots(0.24, 0.09, 0.045, 0.06),
        smile(0.06, 0.08, 0.1),
        cut(FOREST, leaves, 10),
        mark(
            LIME,
            lines("-1,1 -.5,.6;-1,.4 -.4,.3;1,1 .5,.6;1,.4 .4,.3;-1,-1 -.5,-.6;1,-1 .5,-.6", 0.03),
        ),
    ]


@word("#a9d8ea")
def garden() -> Sheets:
    fence = Outline(())
    for x in (-1.1, -0.74, -0.38, 0, 0.38, 0.74, 1.1):
        fence = fence | polygon(
            (x - 0.12, -0.7), (x + 0.12, -0.7), (x + 0.12, -0.2), (x, -0.04), (x - 0.12, -0.2)
        )
    return [
        *blossom(-0.9, 0.4, -0.7, 0.28, RED),
        *blossom(-0.3, 0.7, -0.7, 0.3, YELLOW),
        *blossom(0.32, 0.36, -0.7, 0.28, PINK),
        *blossom(0.92, 0.62, -0.7, 0.3, VIOLET),
        cut(WHITE, slab(0, -0.36, 2.5, 0.1) | slab(0, -0.58, 2.5, 0.1), 5),
        cut(WHITE, fence, 6),
        cut(GREEN, slab(0, -0.8, 2.7, 0.3, 0.1), 7),
    ]
