"""Family, friends, and what people do together."""

from art.paint.story.cutouts.geometry import blob, polygon
from art.paint.words.colours import (
    AMBER,
    BLUE,
    BROWN,
    CREAM,
    DARK_BROWN,
    DARK_RED,
    FOREST,
    GREEN,
    INK,
    LEMON,
    OLIVE,
    ORANGE,
    PEACH,
    PINK,
    RED,
    ROSE,
    SILVER,
    TAN,
    UMBER,
    VIOLET,
    WHITE,
    YELLOW,
)
from art.paint.words.people import ANN, BEN, GRANDDAD, GRANNY, MIA, TOM, Look, face, head, person
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import cut, mark, moved, note, sparkles, streaks
from art.paint.words.shapes import (
    arc,
    both,
    burst,
    disc,
    discs,
    even,
    heart,
    leaf_shape,
    line,
    lines,
    slab,
)
from art.paint.words.themes.sky import BOLT


def spectacles() -> Sheets:
    """Round glasses for a head around the origin."""
    rims = both(disc(0.2, 0.08, 0.18) - disc(0.2, 0.08, 0.14)) | line("-.03,.1 .03,.1", 0.04)
    return [cut(BROWN, rims, 3)]


@word("#b9a3d0")
def grandma() -> Sheets:
    return [
        cut(VIOLET, even("0,-.4 .4,-.5 .64,-1 .64,-1 0,-1.04"), 8, "dots"),
        cut(WHITE, both(polygon(".0,-.46 .3,-.44 .14,-.7")), 5),
        *head(GRANNY, face("open", "smile")),
        *spectacles(),
        mark(SILVER, lines("-.12,.34 .12,.34", 0.03)),
        cut(WHITE, discs("-.2,-.56 -.1,-.62 0,-.64 .1,-.62 .2,-.56", 0.05), 3),
    ]


@word("#a0bfa6")
def grandpa() -> Sheets:
    return [
        cut(FOREST, even("0,-.4 .4,-.5 .64,-1 .64,-1 0,-1.04"), 8),
        cut(CREAM, even("0,-.42 .2,-.46 .14,-.8 0,-1"), 3),
        *head(GRANDDAD, face("open", "smile")),
        cut(SILVER, both(blob("0,-.1 .2,-.08 .36,-.2 .16,-.26 0,-.2")), 4),
        *spectacles(),
        cut(RED, both(polygon("0,-.54 .22,-.44 .22,-.64")), 4),
        cut(BROWN, line(".9,-1 .9,-.1 .76,.06 .6,-.06", 0.08), 6),
    ]


@word("#a9d3e2")
def baby() -> Sheets:
    return [
        cut(YELLOW, even("0,-.4 .4,-.5 .56,-.9 .4,-1.16 0,-1.2"), 8),
        cut(PEACH, both(discs(".5,-.6", 0.15)), 6),
        cut(WHITE, even("0,-.9 .5,-.96 .36,-1.2 0,-1.24"), 5),
        *head(Look(PEACH, AMBER, "none"), face("open", "none")),
        cut(AMBER, arc(0.02, 0.52, 0.12, -40, 220, 0.06), 4),
        cut(BLUE, disc(0, -0.24, 0.17, 0.12), 4),
        cut(LEMON, arc(0, -0.26, 0.1, 200, 520, 0.045), 4),
    ]


@word("#f1c98e")
def friends() -> Sheets:
    a = person(
        head(BEN, face("glad", "laugh")), RED, skin=UMBER, arms="-.26,.04 -.5,-.36;.26,.04 .7,.04"
    )
    b = person(
        head(ANN, face("glad", "laugh")), BLUE, arms="-.26,.04 -.66,.0;.26,.04 .5,-.36", legs=GREEN
    )
    return [*moved(a, -0.5), *moved(b, 0.5), cut(RED, heart(0, 1.06, 0.2), 6)]


@word("#bcd8b2")
def twins() -> Sheets:
    one = person(head(TOM, face()), GREEN, legs=BROWN)
    return [*moved(one, -0.54), *moved(one, 0.54)]


@word("#8fae9a")
def teacher() -> Sheets:
    return [
        cut(BROWN, slab(-0.3, 0.2, 1.9, 1.4), 8),
        cut("#2f5a4c", slab(-0.3, 0.2, 1.7, 1.2), 0),
        mark(
            WHITE,
            lines("-1,.5 -.8,.66 -.6,.5;-.8,.66 -.8,.3", 0.05)
            | burst(-0.3, 0.5, 0.17, 0.08, 5)
            | heart(-0.8, -0.02, 0.14),
        ),
        *moved(
            person(
                [*head(Look(PEACH, DARK_BROWN, "bun"), face()), *spectacles()],
                RED,
                dress=True,
                arms="-.24,.04 -.56,.1 -.8,.4;.24,.04 .46,-.36",
            ),
            0.6,
            -0.3,
        ),
        cut(TAN, line("-.2,.1 -.5,.4", 0.05), 5),
    ]


@word("#e2b7cf")
def dance() -> Sheets:
    return [
        note(-1.0, 0.5, 0.46, WHITE),
        note(0.9, 0.7, 0.46, WHITE, pair=True),
        *person(
            head(MIA, face("glad", "laugh")),
            RED,
            skin=OLIVE,
            dress=True,
            arms="-.24,.04 -.6,.16 -.5,.6;.24,.04 .6,.2 .86,.0",
            stance="-.15,-.5 -.2,-1;.15,-.5 .5,-.7 .76,-.5",
            shoes=YELLOW,
        ),
    ]


@word("#a7cf8e")
def ring_dance() -> Sheets:
    """Five children who hold hands in a ring; the two in front are seen from behind."""
    glad = face("glad", "laugh")
    left, right = "-.26,.04 -.3,-.6;.26,.04 .73,.4", "-.26,.04 -.73,.4;.26,.04 .3,-.6"
    return [
        cut("#86b56c", disc(0, -0.42, 1.2, 0.6), 4),
        *moved(
            person(head(ANN, glad), RED, dress=True, arms="-.26,.04 -.83,-.1;.26,.04 .83,-.1"),
            0,
            0.48,
            0.58,
        ),
        *moved(person(head(MIA, glad), GREEN, skin=OLIVE, arms=left), -0.92, 0.18, 0.6),
        *moved(person(head(BEN, glad), BLUE, skin=UMBER, arms=right), 0.92, 0.18, 0.6),
        *moved(
            person(_from_behind(ORANGE), YELLOW, arms="-.26,.04 -.92,.56;.26,.04 .72,.06"),
            -0.48,
            -0.56,
            0.66,
        ),
        *moved(
            person(
                _from_behind(DARK_BROWN, OLIVE),
                VIOLET,
                skin=OLIVE,
                arms="-.26,.04 -.72,.06;.26,.04 .92,.56",
            ),
            0.48,
            -0.56,
            0.66,
        ),
    ]


def _from_behind(hair: str, skin: str = PEACH) -> Sheets:
    """A head around the origin that looks away."""
    return [cut(skin, both(disc(0.5, -0.06, 0.1)), 4), cut(hair, disc(0, 0.02, 0.5, 0.54), 9)]


@word("#e7b3a4")
def hug() -> Sheets:
    return [
        *moved(
            person(
                head(GRANNY, face("shut", "smile")), VIOLET, dress=True, arms="-.26,.04 -.4,-.3"
            ),
            0.34,
            0.0,
            1.2,
            4,
        ),
        *moved(
            person(head(TOM, face("shut", "smile")), GREEN, arms="-.26,.04 -.4,-.3"),
            -0.34,
            -0.3,
            0.94,
            -8,
        ),
        cut(VIOLET, line(".2,.04 -.2,-.24 -.56,-.3", 0.18), 6),
        cut(PEACH, disc(-0.6, -0.32, 0.12), 4),
        cut(GREEN, line("-.3,-.34 .1,-.46 .5,-.4", 0.15), 6),
        cut(PEACH, disc(0.56, -0.38, 0.1), 4),
        cut(RED, heart(-0.6, 1.0, 0.18) | heart(0.96, 1.1, 0.14), 6),
    ]


@word("#f3c7cf")
def kiss() -> Sheets:
    lips = blob("-.9,.06 -.5,.3 -.2,.44 0,.32 .2,.44 .5,.3 .9,.06 .5,-.4 0,-.56 -.5,-.4")
    return [
        cut(RED, lips, 11),
        cut(DARK_RED, blob("-.7,.04 -.3,.08 0,.0 .3,.08 .7,.04 .3,-.06 0,-.1 -.3,-.06"), 0),
        mark("#ef8f86", arc(-0.2, -0.2, 0.3, 220, 280, 0.06)),
        cut(ROSE, heart(0.8, 0.7, 0.2, -12) | heart(-0.7, 0.76, 0.14, 14), 6),
    ]


@word("#cfe0a8")
def tickle() -> Sheets:
    toes = (
        disc(-0.36, 0.5, 0.2, 0.27, 8)
        | disc(-0.06, 0.6, 0.14, 0.22)
        | disc(0.16, 0.54, 0.125, 0.2, -8)
        | disc(0.34, 0.44, 0.11, 0.18, -14)
        | disc(0.49, 0.3, 0.1, 0.16, -20)
    )
    sole = blob(
        "-.56,.34 -.3,.5 .1,.46 .46,.26 .54,.0 .4,-.3 .3,-.6 .3,-.9 .1,-1.1 -.16,-1.08"
        " -.32,-.86 -.3,-.5 -.44,-.1"
    )
    vane = leaf_shape(0, 0, 1.3, 0.22, 0)
    for notch in ("1,.3 .84,.02 .82,.3", ".62,-.3 .5,-.03 .44,-.3", ".5,.3 .4,.04 .32,.3"):
        vane = vane - polygon(notch)
    feather = [
        cut(BLUE, vane, 7),
        cut(WHITE, line("1.2,0 .4,.01 -.4,-.03", 0.03, 0.06), 3),
    ]
    return [
        cut(RED, polygon("-.34,-1 .34,-1 .4,-1.6 -.4,-1.6"), 7, "stripes"),
        cut(PEACH, sole | toes, 10),
        mark("#f0a98a", disc(-0.1, 0.18, 0.34, 0.16, -12) | disc(0, -0.82, 0.2, 0.18)),
        mark(
            "#e59a7c",
            lines("-.2,.33 -.19,.42;.06,.36 .05,.45;.27,.28 .27,.36;.42,.18 .43,.24", 0.035),
        ),
        *moved(feather, 1.36, -0.7, 1, 150),
        streaks(
            "-.68,.1 -.86,.16;-.62,-.18 -.82,-.2;-.54,-.46 -.74,-.54;.7,.34 .86,.44;.72,.08 .9,.1",
            0.055,
        ),
    ]


@word("#d8aa9a")
def quarrel() -> Sheets:
    return [
        *moved(
            head(
                TOM,
                [
                    *face("right", "none", "angry", blush=False),
                    cut("#7c2233", disc(0.06, -0.26, 0.15, 0.12), 2),
                ],
            ),
            -0.66,
            -0.1,
        ),
        *moved(
            head(
                MIA,
                [
                    *face("left", "none", "angry", blush=False),
                    cut("#7c2233", disc(-0.06, -0.26, 0.15, 0.12), 2),
                ],
            ),
            0.66,
            -0.1,
        ),
        cut(YELLOW, BOLT.scaled(0.5).at(0, 0.66), 8),
    ]


@word("#b6a9d8")
def secret() -> Sheets:
    """Somebody whispers behind a hand into the ear of somebody else, who is amazed."""
    profile = blob(
        "-.46,.1 -.4,.42 -.06,.54 .26,.44 .4,.24 .4,.12 .54,-.04 .54,-.04 .42,-.1 .46,-.2 .4,-.26"
        " .44,-.36 .3,-.5 .0,-.5 -.3,-.4"
    )
    hair = blob("-.52,-.3 -.56,.2 -.36,.56 .06,.66 .4,.5 .44,.26 .1,.34 -.08,.14 -.1,-.1 -.28,-.4")
    hand = line("-.06,-.36 .02,-.02", 0.16) | lines(
        "-.02,-.1 .14,.16;.0,-.14 .2,.06;.0,-.2 .22,-.06", 0.09
    )
    return [
        cut(BLUE, blob("-1.36,-1 -1.36,-1 -1.2,-.6 -.84,-.5 -.5,-.62 -.3,-1 -.3,-1"), 8),
        *moved([cut(PEACH, profile, 9), cut(ORANGE, hair, 5)], -0.72, 0.02),
        mark(INK, arc(-0.54, 0.1, 0.08, 200, 340, 0.04)),
        mark("#f0937f", disc(-0.6, -0.1, 0.08)),
        cut(RED, even("0,-.5 .34,-.58 .5,-1 .5,-1 0,-1.02").at(0.62, 0), 8),
        *moved(head(ANN, face("left", "round", "high")), 0.62, 0.0),
        cut(BLUE, line("-.62,-.98 -.24,-.44", 0.2), 6),
        *moved([cut(PEACH, hand, 7)], -0.12, -0.06),
        sparkles("-.06,.72 -.44,.86 .3,.92", 0.14),
    ]


@word("#c9d9ea")
def dressed_up() -> Sheets:
    return [
        cut(ORANGE, even("0,-.4 .4,-.5 .6,-1 .6,-1 0,-1.04"), 8, "stripes"),
        cut(CREAM, even("0,-.5 .24,-.6 .26,-1 0,-1.02"), 3),
        cut(ORANGE, both(polygon(".2,.56 .56,1 .66,.4")), 8),
        mark(PINK, both(polygon(".36,.62 .54,.84 .58,.5"))),
        cut(ORANGE, disc(0, 0.06, 0.72), 9),
        mark(
            DARK_BROWN,
            polygon("-.08,.76 .08,.76 0,.5")
            | both(polygon(".2,.74 .34,.68 .2,.52"))
            | both(polygon(".72,.1 .7,-.06 .54,.04"))
            | both(polygon(".68,-.16 .6,-.3 .5,-.16")),
        ),
        *moved(head(BEN, [*face("open", "laugh", blush=False)]), 0, -0.02, 0.94)[1:-1],
        mark(INK, disc(0, -0.08, 0.06, 0.05)),
        mark(WHITE, both(lines(".16,-.1 .4,-.06;.16,-.16 .4,-.18", 0.025))),
    ]


@word("#a8cfa0")
def somersault() -> Sheets:
    return [
        cut(GREEN, slab(0, -1.12, 2.2, 0.16, 0.06), 6),
        *moved(
            person(
                head(ANN, face("glad", "laugh")),
                RED,
                arms="-.26,.04 -.5,.5;.26,.04 .5,.5",
                stance="-.15,-.5 -.5,-.86;.15,-.5 .5,-.86",
                legs=BLUE,
                shoes=YELLOW,
            ),
            0,
            0.0,
            1,
            180,
        ),
        streaks("-.96,-.3 -1.1,.2 -.9,.6;.96,.6 1.1,.1 .94,-.3", 0.07),
    ]
