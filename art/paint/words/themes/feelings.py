"""Moods and manners, each told by a face."""

from art.paint.story.cutouts.geometry import blob, crescent, polygon
from art.paint.words.colours import (
    AMBER,
    BLUE,
    BROWN,
    CARAMEL,
    DARK_BROWN,
    DARK_RED,
    FOREST,
    GREEN,
    GREY,
    INK,
    LEMON,
    OLIVE,
    ORANGE,
    PEACH,
    PINK,
    RED,
    ROSE,
    RUST,
    SILVER,
    SKY,
    SLATE,
    VIOLET,
    WHITE,
    YELLOW,
)
from art.paint.words.people import BEN, JAN, KIM, LEA, Look, face, head
from art.paint.words.picture import Sheets, word
from art.paint.words.pieces import (
    cheeks,
    cut,
    eye,
    eyes,
    laugh_mouth,
    mark,
    moved,
    shut_eyes,
    smile,
    star,
    streaks,
)
from art.paint.words.shapes import arc, both, disc, discs, drop, even, line, lines, slab
from art.paint.words.themes.wild_animals import lion_head


@word("#a6d39a")
def happy() -> Sheets:
    return head(LEA, face("glad", "laugh"))


@word("#f0b36a")
def laugh() -> Sheets:
    return [
        *head(BEN, [*face("glad", "none"), *laugh_mouth(0, -0.06, 0.32)]),
        cut(SKY, drop(-0.5, 0.14, 0.11, 60) | drop(0.5, 0.14, 0.11, -60), 4),
        streaks("-.86,.4 -.74,.34;-.9,.1 -.78,.08;.86,.4 .74,.34;.9,.1 .78,.08", 0.05),
    ]


@word("#8fb4d8")
def cry() -> Sheets:
    streams = both(blob(".1,.04 .28,.04 .34,-.4 .3,-.8 .12,-.8 .1,-.4"))
    return [
        *head(KIM, [shut_eyes(0.08, 0.19, 0.11), *face("shut", "none", "worried", blush=False)]),
        cut(SKY, streams, 4),
        cut("#7c2233", disc(0, -0.28, 0.13, 0.1), 2),
        cut(SKY, disc(0, -0.84, 0.7, 0.13), 5),
    ]


@word("#9aa7bd")
def sad() -> Sheets:
    return [
        *head(JAN, face("tired", "sad", "worried", blush=False)),
        cut(SKY, drop(0.28, -0.1, 0.12), 4),
    ]


@word("#9fb8c9")
def angry() -> Sheets:
    return [
        cut(WHITE, both(discs(".66,.5 .8,.66", 0.12) | disc(0.92, 0.86, 0.15)), 6),
        *head(Look("#ec8a74", DARK_BROWN, "short"), face("open", "teeth", "angry", blush=False)),
    ]


@word("#c4b0d6")
def sulky() -> Sheets:
    crossed = line("-.3,-.62 .1,-.76 .34,-.66", 0.17) | line(".3,-.62 -.1,-.82 -.34,-.72", 0.17)
    return [
        cut(GREEN, even("0,-.4 .4,-.5 .56,-1 .56,-1 0,-1.04"), 8),
        cut("#3f8a4c", crossed, 6),
        *head(LEA, [*face("right", "none", "angry"), smile(0.04, -0.18, 0.12, glad=False)]),
    ]


@word("#5d6ba0")
def scared() -> Sheets:
    return [
        *head(Look(PEACH, BROWN, "spiky"), face("wide", "wavy", "worried", blush=False)),
        cut(PEACH, both(line(".3,-.5 .36,-.24", 0.14)) | both(discs(".3,-.16 .4,-.14", 0.07)), 5),
        streaks("-.9,.3 -.8,.2 -.9,.1 -.8,0;.9,.3 .8,.2 .9,.1 .8,0", 0.05),
        cut(SKY, drop(0.44, 0.3, 0.12), 4),
    ]


@word("#a9c5b0")
def tired() -> Sheets:
    """A child that yawns behind its hand, with heavy eyes."""
    fingers = lines("-.12,.0 -.16,.3;-.02,.02 -.04,.36;.08,.02 .08,.34;.17,.0 .19,.27", 0.1)
    palm = slab(0.03, -0.08, 0.36, 0.3, 0.13) | line(".16,-.14 .34,.04", 0.1)
    return [
        *head(LEA, [shut_eyes(0.1, 0.19, 0.1), cheeks(-0.1, 0.38, 0.08)]),
        mark(DARK_BROWN, both(line(".1,.3 .3,.25", 0.045))),
        cut("#7c2233", disc(-0.06, -0.2, 0.17, 0.2), 2),
        mark("#ee7f86", disc(-0.06, -0.31, 0.11, 0.07)),
        cut(VIOLET, line(".56,-.98 .3,-.62", 0.26), 7),
        *moved([cut(PEACH, palm | fingers, 7)], 0.2, -0.5, 1, 22),
        streaks("-.78,.5 -.94,.62;-.9,.26 -1.08,.3;.78,.5 .94,.62;.9,.26 1.08,.3", 0.05),
    ]


@word("#53639c")
def snore() -> Sheets:
    return [
        cut(WHITE, blob("-.9,-.2 -.8,-.6 0,-.66 .8,-.6 .9,-.2 .6,.1 -.6,.1"), 8),
        *head(
            Look(PEACH, SILVER, "bald"),
            [
                shut_eyes(0.08, 0.19, 0.1),
                cheeks(-0.12, 0.36, 0.08),
                mark("#7c2233", disc(0, -0.26, 0.13, 0.11)),
            ],
        ),
        mark(SILVER, both(blob("0,-.08 .2,-.06 .34,-.16 .16,-.2"))),
        cut(RED, blob("-1,-.4 0,-.5 1,-.4 1,-.9 -1,-.9"), 9, "checks"),
        cut(WHITE, disc(0.4, 0.1, 0.1) | disc(0.62, 0.34, 0.14) | disc(0.92, 0.66, 0.2), 5),
    ]


@word("#7386bf")
def sleepyhead() -> Sheets:
    return [
        cut(WHITE, blob("-.9,-.2 -.8,-.56 0,-.6 .8,-.56 .9,-.2 .6,.1 -.6,.1"), 8),
        *moved(head(JAN, face("shut", "smile")), 0, 0, 1, 14),
        cut(BLUE, blob("-.5,.2 -.3,.6 .1,.7 .6,.6 .9,.2 1,-.1 .8,.1 .5,.3"), 7, "stripes"),
        cut(WHITE, line("-.5,.24 0,.4 .46,.3", 0.15), 5),
        cut(YELLOW, disc(1.0, -0.1, 0.12), 5),
        cut(GREEN, blob("-1,-.4 0,-.5 1,-.4 1,-.9 -1,-.9"), 9, "dots"),
        cut(LEMON, crescent(0.24, 0.5).at(-0.8, 0.7), 5),
    ]


@word("#d9b6a2")
def naughty() -> Sheets:
    sling = line("0,-.5 0,-.1 -.2,.16", 0.1) | line("0,-.1 .2,.16", 0.1)
    return [
        *head(KIM, face("right", "smirk", "angry")),
        mark(RUST, discs("-.34,-.06 -.26,-.14 -.38,-.16 .34,-.06 .26,-.14 .38,-.16", 0.022)),
        cut(BROWN, sling.at(0.66, -0.4), 7),
        cut(RED, line(".46,-.24 .66,-.36 .86,-.24", 0.05), 4),
        cut(PEACH, disc(0.66, -0.8, 0.13), 5),
    ]


@word("#a4cbe2")
def silly() -> Sheets:
    return [
        *head(
            LEA,
            [
                *eye(-0.19, 0.08, 0.15, (0.7, 0.5)),
                *eye(0.19, 0.08, 0.12, (-0.7, -0.5)),
                *face("open", "tongue")[7:],
            ],
        ),
        cut(SILVER, blob("-.6,.4 -.6,.4 .6,.4 .6,.4 .5,.86 -.5,.86"), 9),
        cut(SLATE, line(".56,.5 1.2,.6", 0.1), 6),
        cut(GREY, slab(0, 0.42, 1.3, 0.12, 0.05), 6),
        cut(ORANGE, lines("-.5,.3 -.7,-.0;-.6,.36 -.86,.2", 0.06), 3),
    ]


@word("#e8a8b4")
def funny_face() -> Sheets:
    return [
        *head(KIM, [*eye(-0.2, 0.1, 0.14, (0.9, 0)), *eye(0.2, 0.1, 0.14, (-0.9, 0))]),
        cut("#7c2233", disc(0, -0.22, 0.24, 0.13), 2),
        cut("#ee6f7e", even("0,-.2 .13,-.24 .13,-.5 0,-.62"), 3),
        cut(
            PEACH,
            both(line(".76,-.5 .6,-.1", 0.14))
            | both(lines(".6,-.1 .3,-.18;.6,-.08 .34,-.06", 0.07)),
            6,
        ),
    ]


@word("#c6cf8c")
def yucky() -> Sheets:
    return [
        *head(Look("#b8cf7c", DARK_BROWN, "short"), [*face("shut", "none", "angry", blush=False)]),
        mark(INK, line("-.2,-.2 -.1,-.14 0,-.2 .1,-.14 .2,-.2", 0.05)),
        cut("#ee6f7e", even("0,-.18 .12,-.2 .13,-.44 0,-.54"), 3),
        streaks("-.8,.3 -.7,.46 -.8,.62;.8,.3 .9,.46 .8,.62", 0.06, FOREST),
    ]


@word("#f0cf92")
def tasty() -> Sheets:
    return [
        *head(BEN, face("glad", "none")),
        mark(INK, arc(0, -0.1, 0.2, 200, 340, 0.045)),
        cut("#ee6f7e", blob(".04,-.24 .2,-.16 .3,-.06 .34,-.16 .26,-.32 .12,-.34"), 3),
        cut(SILVER, line(".7,-.9 .72,-.2", 0.08) | disc(0.72, -0.02, 0.15, 0.2), 6),
        cut(
            SILVER,
            line("-.7,-.9 -.7,-.2", 0.08)
            | lines("-.82,.1 -.82,-.14;-.7,.1 -.7,-.14;-.58,.1 -.58,-.14", 0.05)
            | slab(-0.7, -0.18, 0.3, 0.1, 0.04),
            6,
        ),
    ]


@word("#e39f7c")
def shout() -> Sheets:
    return [
        *head(JAN, [*face("shut", "none", "angry", blush=False)]),
        cut("#7c2233", disc(0, -0.2, 0.24, 0.25), 2),
        mark("#ee7f86", disc(0, -0.34, 0.15, 0.1)),
        mark(WHITE, slab(0, -0.0, 0.26, 0.07, 0.02)),
        streaks(
            "-.66,-.3 -1,-.4;-.66,-.1 -1.04,-.06;-.6,.3 -.94,.5;.66,-.3 1,-.4;.66,-.1"
            " 1.04,-.06;.6,.3 .94,.5",
            0.07,
        ),
    ]


@word("#9dbfae")
def quiet() -> Sheets:
    return [
        *head(LEA, face("open", "none", "high")),
        mark("#b5524f", disc(0, -0.24, 0.08, 0.07)),
        cut("#eeb98f", line("0,-.16 0,-.52", 0.1), 5),
        cut("#eeb98f", blob("-.1,-.5 .16,-.46 .3,-.6 .26,-.9 -.06,-.9"), 6),
        cut(BLUE, slab(0.1, -0.98, 0.44, 0.24, 0.05), 6),
    ]


@word("#3c3f68")
def creepy() -> Sheets:
    return [
        cut(FOREST, even("0,-.4 .4,-.5 .6,-1 .6,-1 0,-1.04"), 8),
        *head(Look("#a9c08a", INK, "none"), []),
        cut("#a9c08a", slab(0, 0.06, 0.98, 1.06, 0.16), 9),
        cut(
            INK,
            polygon(
                "-.52,.34 -.5,.66 .5,.66 .52,.34 .4,.46 .26,.34 .1,.46 -.06,.34 -.2,.46 -.34,.34"
            ),
            5,
        ),
        *eyes(0.14, 0.2, 0.14, (0, 0)),
        mark(INK, line("-.4,.34 -.06,.28", 0.07) | line(".4,.34 .06,.28", 0.07)),
        *face("shut", "teeth", blush=False)[1:],
        cut(SILVER, slab(-0.6, -0.16, 0.2, 0.14, 0.03) | slab(0.6, -0.16, 0.2, 0.14, 0.03), 5),
        mark(
            DARK_RED,
            line("-.4,-.06 -.2,-.06", 0.03)
            | lines("-.36,-.02 -.36,-.1;-.3,-.02 -.3,-.1;-.24,-.02 -.24,-.1", 0.02),
        ),
    ]


@word("#c5c7b4")
def boredom() -> Sheets:
    return [
        cut(BLUE, even("0,-.4 .3,-.5 .5,-.96 .5,-.96 0,-1"), 7),
        cut(CARAMEL, slab(0, -0.9, 2.1, 0.24, 0.04), 9),
        *moved(head(JAN, face("up", "flat", "none", blush=False)), 0, 0, 1, 12),
        cut(BLUE, line(".6,-.8 .46,-.5", 0.18), 6),
        cut(OLIVE, disc(0.4, -0.36, 0.16), 6),
        cut(SILVER, disc(-0.86, 0.56, 0.3), 8),
        cut(WHITE, disc(-0.86, 0.56, 0.22), 2),
        mark(INK, lines("-.86,.56 -.86,.7;-.86,.56 -.76,.52", 0.04)),
    ]


@word("#b9d39c")
def brave() -> Sheets:
    return [
        cut(PINK, line(".4,-1 .9,-1 1,-.6", 0.08, 0.04), 5),
        cut(GREY, even("0,-.2 .34,-.36 .5,-.9 .3,-1.1 0,-1.12"), 9),
        cut(GREY, both(disc(0.44, 0.4, 0.3)), 8),
        mark(PINK, both(disc(0.44, 0.4, 0.19))),
        cut(GREY, even("0,.4 .3,.3 .42,.0 .26,-.26 0,-.4"), 9),
        *eyes(0.06, 0.16, 0.11),
        mark(INK, both(line(".06,.18 .28,.28", 0.05))),
        cut(ROSE, disc(0, -0.2, 0.09), 4),
        smile(0.02, -0.34, 0.1),
        cut(SILVER, polygon(".62,-.5 .76,-.5 .74,.6 .69,.74 .64,.6"), 7),
        cut(AMBER, slab(0.69, -0.54, 0.36, 0.09, 0.03) | slab(0.69, -0.68, 0.08, 0.26), 6),
        cut(GREY, disc(0.6, -0.66, 0.13), 5),
        cut(RED, even("0,.4 .36,.34 .36,-.06 .2,-.36 0,-.46").at(-0.46, -0.64), 9),
        star(-0.46, -0.6, 0.17),
    ]


@word("#8fb59c")
def roar() -> Sheets:
    mouth = [
        cut("#7c2233", disc(0, -0.44, 0.3, 0.28), 2),
        mark("#ee7f86", disc(0, -0.58, 0.18, 0.12)),
        mark(
            WHITE,
            both(polygon(".1,-.2 .22,-.24 .16,-.38")) | both(polygon(".1,-.7 .2,-.66 .15,-.54")),
        ),
    ]
    return [
        *lion_head(mouth),
        streaks(
            "-1.06,-.5 -1.3,-.6;-1.04,-.74 -1.24,-.94;1.06,-.5 1.3,-.6;1.04,-.74 1.24,-.94", 0.08
        ),
        mark(DARK_BROWN, both(line(".14,.34 .42,.44", 0.07))),
    ]
