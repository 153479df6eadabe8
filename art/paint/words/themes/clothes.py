"""Clothes, and what is carried on a journey."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.story.sheets import Outline
from art.paint.words.colours import (
    AMBER,
    BLUE,
    BROWN,
    CARAMEL,
    CREAM,
    DARK_BROWN,
    DARK_RED,
    INK,
    LEMON,
    NAVY,
    PEACH,
    PINK,
    RED,
    ROSE,
    SAND,
    SILVER,
    SKY,
    SLATE,
    SNOW,
    TEAL,
    WHITE,
    YELLOW,
)
from art.paint.words.people import Look, head
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import bow, crown_piece, cut, eyes, mark, moved
from art.paint.words.shapes import (
    arc,
    both,
    burst,
    disc,
    discs,
    even,
    leaf_shape,
    line,
    lines,
    slab,
)


@word("#d9a06f")
def hat() -> Sheets:
    return [
        cut(NAVY, disc(0, -0.4, 1.1, 0.3), 9),
        cut(
            NAVY,
            blob("-.6,-.4 -.6,-.4 -.56,.4 -.3,.66 0,.54 .3,.66 .56,.4 .6,-.4 .6,-.4 0,-.54"),
            9,
        ),
        cut(RED, blob("-.61,-.1 0,-.24 .61,-.1 .62,-.36 0,-.5 -.62,-.36"), 5),
        cut(YELLOW, line(".46,-.2 .7,.3 .66,.7", 0.16, 0.06), 6),
    ]


@word("#9cc3dd")
def bobble_hat() -> Sheets:
    return [
        cut(WHITE, disc(0, 0.84, 0.3), 8),
        cut(RED, even("0,.7 .5,.54 .74,.1 .76,-.4 .76,-.4 0,-.4"), 10),
        mark(WHITE, lines("-.5,.1 -.3,.26 -.1,.1 .1,.26 .3,.1 .5,.26", 0.08)),
        cut(CREAM, slab(0, -0.44, 1.7, 0.4, 0.14), 8),
        mark(
            SAND,
            lines(
                "-.6,-.3 -.6,-.58;-.36,-.3 -.36,-.58;-.12,-.3 -.12,-.58;.12,-.3 .12,-.58;"
                ".36,-.3 .36,-.58;.6,-.3 .6,-.58",
                0.04,
            ),
        ),
    ]


@word("#e8bd62")
def sock() -> Sheets:
    shape = blob(
        "-.5,.8 -.5,.8 .16,.86 .16,.86 .2,0 .4,-.24 .8,-.44 .86,-.76 .6,-.96 .1,-.9"
        " -.34,-.66 -.46,-.2"
    )
    return [
        cut(TEAL, shape, 11),
        cut(
            YELLOW,
            (slab(-0.2, 0.44, 1.4, 0.2).turned(3) | slab(-0.2, -0.1, 1.4, 0.2).turned(3)) & shape,
            0,
        ),
        cut(CREAM, slab(-0.2, 0.17, 1.4, 0.2).turned(3) & shape, 0),
        cut(RED, disc(-0.42, -0.7, 0.36) & shape, 0),
        cut(RED, disc(0.92, -0.7, 0.4) & shape, 0),
        cut(CREAM, slab(-0.17, 0.86, 0.8, 0.3, 0.08).turned(4), 8),
    ]


@word("#a5cfa0")
def shoe() -> Sheets:
    shape = blob("-.9,.5 -.9,.5 -.3,.56 -.3,.56 0,.2 .6,0 .96,-.2 1,-.5 1,-.5 -.9,-.5 -.9,-.5")
    return [
        cut(RED, shape, 10),
        cut(WHITE, disc(0.96, -0.4, 0.4) & shape, 2),
        cut(CREAM, slab(0.04, -0.56, 2.0, 0.2, 0.08), 6),
        cut(WHITE, lines("-.3,.34 .04,.44;-.16,.2 .16,.3;.0,.06 .3,.18", 0.08), 4),
        cut(NAVY, slab(-0.6, 0.5, 0.7, 0.16, 0.06), 4),
        cut(YELLOW, burst(-0.54, -0.06, 0.2, 0.09, 5), 3),
    ]


@word("#e2cf9c")
def trousers() -> Sheets:
    shape = polygon("-.6,.9 .6,.9 .8,-1 .16,-1 0,.1 -.16,-1 -.8,-1")
    return [
        cut(BLUE, shape, 11),
        cut(NAVY, slab(0, 0.84, 1.24, 0.18), 4),
        cut(YELLOW, disc(0, 0.84, 0.08), 3),
        mark(NAVY, lines("0,.7 0,.2;-.58,.6 -.3,.5;.58,.6 .3,.5", 0.035)),
        cut(RED, slab(-0.44, -0.3, 0.34, 0.34, 0.03).turned(4), 4, "checks"),
        cut(NAVY, slab(-0.49, -0.94, 0.66, 0.13) | slab(0.49, -0.94, 0.66, 0.13), 3),
    ]


@word("#a9c7d9")
def scarf() -> Sheets:
    tail = polygon(".1,.3 .54,.3 .7,-.9 .2,-.9")
    return [
        cut(
            RED,
            blob("-.8,.4 -.5,.76 0,.86 .5,.76 .8,.4 .56,.06 0,-.06 -.56,.06")
            - disc(0, 0.46, 0.46, 0.2),
            10,
        ),
        cut(RED, tail, 8),
        mark(CREAM, (slab(0.44, -0.1, 0.9, 0.16) | slab(0.46, -0.5, 0.9, 0.16)) & tail),
        mark(CREAM, lines("-.6,.1 -.52,.3;-.2,-.04 -.2,.2;.2,-.04 .2,.2;.6,.1 .52,.3", 0.1)),
        cut(
            RED, lines(".26,-.9 .24,-1.1;.4,-.9 .4,-1.1;.54,-.9 .56,-1.1;.66,-.9 .7,-1.1", 0.07), 4
        ),
    ]


@word("#c6dba4")
def dress() -> Sheets:
    return [
        cut(PINK, both(disc(0.42, 0.66, 0.26, 0.22)), 8),
        cut(
            PINK,
            even("0,.7 .16,.86 .34,.86 .34,.86 .36,.5 .26,.1 .26,.1 .6,-.4 .8,-.96 .8,-.96 0,-.98"),
            11,
        ),
        cut(ROSE, slab(0, 0.08, 0.58, 0.16), 4),
        *bow(0, 0.08, 0.24, YELLOW, AMBER),
        mark(WHITE, discs("-.2,-.3 .2,-.3 -.4,-.6 0,-.56 .4,-.6 -.2,-.8 .2,-.8", 0.06)),
        cut(
            WHITE, discs("-.7,-.96 -.5,-.98 -.3,-.99 -.1,-1 .1,-1 .3,-.99 .5,-.98 .7,-.96", 0.12), 4
        ),
    ]


@word("#9bc7b4")
def suitcase() -> Sheets:
    return [
        cut(DARK_BROWN, arc(0, 0.5, 0.36, 0, 180, 0.12), 6),
        cut(CARAMEL, slab(0, -0.14, 1.9, 1.3, 0.16), 10),
        cut(BROWN, slab(-0.56, -0.14, 0.2, 1.3) | slab(0.56, -0.14, 0.2, 1.3), 4),
        cut(YELLOW, slab(-0.56, 0.2, 0.26, 0.2, 0.03) | slab(0.56, 0.2, 0.26, 0.2, 0.03), 4),
        cut(RED, disc(0.1, -0.3, 0.22), 3),
        cut(SKY, slab(-0.16, 0.14, 0.4, 0.26, 0.02).turned(10), 3),
    ]


@word("#efcb7d")
def backpack() -> Sheets:
    return [
        cut(NAVY, both(line(".6,.5 .9,.1 .76,-.6", 0.18)), 6),
        cut(NAVY, arc(0, 0.8, 0.2, 0, 180, 0.1), 5),
        cut(BLUE, even("0,.9 .5,.8 .7,.4 .74,-.6 .6,-.86 0,-.9"), 10),
        cut(RED, even("0,.1 .46,.06 .5,-.5 .4,-.66 0,-.68"), 6),
        mark(DARK_RED, line("-.4,-.06 .4,-.06", 0.06)),
        cut(YELLOW, slab(0.2, -0.14, 0.08, 0.2, 0.03), 3),
        cut(NAVY, blob("-.66,.5 -.5,.8 0,.9 .5,.8 .66,.5 .5,.24 0,.2 -.5,.24"), 6),
        cut(YELLOW, slab(0, 0.26, 0.2, 0.24, 0.04), 4),
    ]


@word("#e6b8a2")
def camera() -> Sheets:
    return [
        cut(SLATE, slab(-0.46, 0.56, 0.5, 0.3, 0.06), 6),
        cut(RED, slab(0.56, 0.52, 0.26, 0.14, 0.04), 6),
        cut("#3e4558", slab(0, 0, 2, 1.1, 0.16), 10),
        cut(SILVER, slab(0, 0.36, 2, 0.2), 3),
        cut(SILVER, disc(0, -0.06, 0.48), 7),
        cut(INK, disc(0, -0.06, 0.38), 3),
        cut(BLUE, disc(0, -0.06, 0.24), 0),
        mark(WHITE, disc(-0.1, 0.06, 0.08)),
        cut(LEMON, slab(0.7, 0.3, 0.3, 0.18, 0.04), 4),
    ]


@word("#b7c98d")
def muddy_boots() -> Sheets:
    boot = blob("-.5,.9 -.5,.9 .1,.9 .1,.9 .12,-.2 .5,-.36 .66,-.7 .6,-.86 -.46,-.86 -.46,-.86")
    mud = blob("-.52,-.2 -.3,-.34 -.1,-.2 .1,-.4 .3,-.3 .5,-.4 .7,-.6 .66,-.92 -.5,-.92")
    pair = [
        cut(YELLOW, boot, 10),
        cut(AMBER, slab(-0.2, 0.84, 0.66, 0.16, 0.03), 4),
        cut(BROWN, mud & boot, 2),
        cut(DARK_BROWN, slab(0.08, -0.88, 1.2, 0.16, 0.06), 5),
        cut(BROWN, discs("-.3,.2 0,.0 -.1,.4", 0.07), 2),
    ]
    return [
        cut(BROWN, blob("-1.2,-.9 -.6,-.8 .4,-.82 1.2,-.9 1,-1.1 0,-1.16 -1,-1.1"), 5),
        *moved(pair, -0.46, 0.06),
        *moved(pair, 0.5, -0.06),
        cut(BROWN, discs("-1.06,-.4 1.26,-.3 .96,-.1", 0.08), 4),
    ]


@word("#f0dfc0")
def crown() -> Sheets:
    return crown_piece(0, -0.5, 1.7)


@word("#8f7fc0")
def mask() -> Sheets:
    eyeholes = both(disc(0.42, 0.06, 0.22, 0.14, 12))
    shape = even("0,.2 .3,.44 .74,.5 1,.36 1,.0 .7,-.4 .34,-.4 .1,-.14 0,-.1")
    return [
        cut(YELLOW, lines(".6,.4 .7,.9;.76,.4 .98,.84;.88,.34 1.16,.66", 0.12, 0.05), 5),
        cut(YELLOW, lines("-.6,.4 -.7,.9;-.76,.4 -.98,.84;-.88,.34 -1.16,.66", 0.12, 0.05), 5),
        cut(RED, shape - eyeholes, 11),
        mark(YELLOW, both(arc(0.42, 0.06, 0.3, 20, 160, 0.05, 0.8))),
        cut(LEMON, discs("0,.14", 0.1) | both(discs(".84,.2 .7,-.2", 0.06)), 4),
    ]


@word("#6ea7b8")
def moustache() -> Sheets:
    """A man's face with a moustache that is larger than all else."""
    whiskers = both(
        blob(".0,-.06 .2,.0 .44,-.14 .62,-.1 .8,.1 .8,.1 .8,-.2 .6,-.4 .3,-.4 .08,-.26 0,-.2")
    )
    return [
        *moved(head(Look(PEACH, DARK_BROWN, "short"), eyes(0.14, 0.19, 0.1)), 0, 0, 1.25),
        cut("#eeb08a", disc(0, 0.02, 0.15, 0.13), 4),
        cut(DARK_BROWN, whiskers.at(0, -0.04), 8),
        mark(BROWN, both(lines(".1,-.2 .36,-.28 .6,-.24;.12,-.28 .34,-.36 .54,-.34", 0.03))),
    ]


@word("#7fa7dc")
def wings() -> Sheets:
    """A pair of wings of feathers, in three rows."""

    def row(count: int, reach: float, width: float) -> Outline:
        whole = Outline(())
        for place in range(count):
            share = place / (count - 1)
            root = (0.14 + 0.66 * share, -0.1 + 0.8 * share)
            whole = whole | leaf_shape(*root, reach * (0.7 + 0.4 * share), width, -86 + 58 * share)
        return whole

    arm = blob(".05,-.24 .14,.3 .5,.84 .9,.98 1,.8 .74,.56 .46,.16 .28,-.3")
    return [
        cut(SNOW, both(row(8, 1.3, 0.17)), 9),
        cut(WHITE, both(row(7, 0.86, 0.15)), 7),
        cut(SNOW, both(row(7, 0.5, 0.13)), 5),
        cut(WHITE, both(arm), 6),
    ]
