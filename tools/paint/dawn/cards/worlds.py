"""Worlds: a birthday on a volcano, and a planet that came off a coat."""

import itertools
import math

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, nature, people
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="Make a wish, quickly",
    subject="volcano that is a birthday cake",
    props=("volcano", "candles", "family"),
    mood=("festive", "risky", "proud"),
)
def birthday_volcano(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#191540", lift=0, shade="#8a3450"))
    stars = points("-.2,1.36 .02,1.1 .3,1.3 -.34,1.02 .1,1.42 -.24,.7")
    scene.lay(Sheet(beads(stars, 0.011), "#ffe9a6", ("stars",), glow=0.2))
    _smoke(scene)
    _giant_child(scene)
    table = land((-1, -1.14), (0, -1.16), (1, -1.14))
    scene.lay(Sheet(table, "#3f2350", ("table",), lift=9))
    scene.lay(Sheet(ellipse(1.12, 0.2).at(0.2, -1.34), "#f4e6e0", ("plate",), lift=8))
    scene.lay(Sheet(ellipse(1.0, 0.15).at(0.2, -1.33), "#d8bcc4", lift=0))
    _crater(scene)
    _cone(scene)
    _slice(scene)
    _icing(scene)
    _guests(scene)
    _early_eater(scene)
    return PaperPlan()


def _smoke(scene: Scene) -> None:
    """It leaves the crater in a column and spreads at the top, red where the fire lights it."""
    for colour, shade, lumps in (
        ("#46366e", "#7a3a64", ((0.3, 0.4, 0.3), (0.36, 0.74, 0.3), (0.56, 1.04, 0.34),
         (0.96, 1.2, 0.4), (0.2, 1.12, 0.26))),
        ("#5f4a86", "#a04a66", ((0.4, 0.5, 0.22), (0.6, 0.76, 0.26), (0.9, 0.98, 0.3),
         (0.58, 1.12, 0.24))),
    ):  # fmt: skip
        column = Outline(())
        for x, y, size in lumps:
            column = column | ellipse(size).at(x, y)
        scene.lay(Sheet(column, colour, ("smoke",), lift=9, shade=shade))


def _crater(scene: Scene) -> None:
    """The far rim, the fire in the crater and the sugar that it throws up."""
    scene.lay(Sheet(ellipse(0.54, 0.17).at(0.28, 0.2), "#e88a9c", ("icing",), lift=9))
    scene.lay(Sheet(ellipse(0.47, 0.12).at(0.28, 0.2), "#4a2430", ("crater",), lift=0))
    for text, colour, glow in (
        ("-.18,.18 -.2,.4 -.1,.34 -.06,.62 .04,.5 .12,.78 .22,.6 .36,.86 .42,.58 .54,.74 .58,.48"
         " .7,.54 .7,.36 .74,.18 .5,.06 .05,.06", "#f0481c", 0.6),
        ("-.1,.16 -.08,.32 .02,.3 .1,.5 .2,.4 .32,.58 .42,.38 .52,.46 .6,.28 .66,.16 .4,.06"
         " .1,.06", "#ffb03a", 0.7),
    ):  # fmt: skip
        scene.lay(Sheet(blob(text), colour, ("lava", "glow"), glow=glow))
    for index, (x, y, size, turn) in enumerate(_THROWN_SUGAR):
        tail = polygon((0, size * 0.2), (0, -size * 0.2), (-2 * size, 0)).turned(turn).at(x, y)
        scene.lay(Sheet(tail, "#ff7a2c", ("sparks",), glow=0.35))
        tone = ("#5db0b8", "#f6c453", "#f090a4")[index % 3]
        piece = box(size, size * 0.42).turned(turn + 20).at(x, y)
        scene.lay(Sheet(piece, tone, ("sugar",), lift=5))
    _candles(scene)


# Where each piece of sugar flies, its length and its way.
_THROWN_SUGAR = (
    (0.8, 0.62, 0.13, 28), (0.66, 0.9, 0.09, 58), (-0.14, 0.8, 0.1, 118), (0.56, 1.16, 0.12, 70),
    (0.04, 1.02, 0.08, 105), (0.88, 0.36, 0.08, 4),
)  # fmt: skip


def _candles(scene: Scene) -> None:
    """Seven candles that stand in the crater at different depths; their flames give way already."""
    for x, top, wide, lean, colour in _CANDLES:
        candle = polygon((-wide, -0.9), (wide, -0.9), (wide, 0.0), (-wide, 0.0))
        turns = [((-wide, -0.82 + 0.14 * k), (wide, -0.74 + 0.14 * k)) for k in range(6)]
        scene.lay(Sheet(candle, colour, ("candle",), lift=7), x=x, y=top, turn=lean)
        scene.lay(Sheet(strips(turns, 0.04) & candle, "#fdf3e2", lift=0), x=x, y=top, turn=lean)
        wick = strip(((0, 0), (0.012, 0.05)), 0.014)
        scene.lay(Sheet(wick, "#2a1820", lift=1), x=x, y=top, turn=lean)
        flame = blob("0,-.03 .045,.04 .03,.13 .0,.22 0,.22 -.03,.12 -.042,.04").scaled(wide / 0.05)
        scene.lay(
            Sheet(flame.turned(-28), "#fff3b8", ("flame",), glow=0.7), x=x + 0.01, y=top + 0.05
        )


_CANDLES = (
    (0.1, 0.62, 0.036, 3, "#5db0b8"), (0.46, 0.68, 0.038, -4, "#e8647a"),
    (-0.03, 0.5, 0.044, 5, "#e9b84a"), (0.3, 0.84, 0.048, -1, "#8a5fb0"),
    (0.62, 0.46, 0.044, -7, "#5db0b8"), (0.18, 0.4, 0.05, 2, "#e8647a"),
    (0.46, 0.36, 0.05, -3, "#e9b84a"),
)  # fmt: skip


_CONE = blob(
    "-.22,.22 -.22,.22 -.1,.1 .28,.04 .66,.1 .78,.22 .78,.22 .86,-.1 1.0,-.5 1.2,-.86 1.5,-1.2"
    " 1.5,-1.2 .9,-1.36 .2,-1.4 -.4,-1.34 -.84,-1.22 -.84,-1.22 -.6,-.86 -.42,-.5 -.3,-.1"
)


def _cone(scene: Scene) -> None:
    """A mountain of chocolate, with ridges, and cracks that let the fire through."""
    chocolate = "#6a382e"
    scene.lay(Sheet(_CONE, chocolate, ("volcano",), lift=14))
    for text, tone in (
        (".4,.06 .66,.1 .78,.22 .86,-.1 1,-.5 1.2,-.86 1.5,-1.2 .96,-1.36 .8,-.8 .56,-.4", 0.28),
        ("-.02,.06 .1,.04 .06,-.5 -.16,-1.0 -.3,-1.36 -.6,-1.3 -.34,-.8 -.16,-.4", 0.14),
    ):
        scene.lay(Sheet(polygon(text) & _CONE, mix(chocolate, "#1a0c1c", tone), lift=2))
    crack = strip(points("-.5,-.84 -.42,-.72 -.43,-.6 -.36,-.46"), 0.06, 0.008)
    crack = crack | strip(points("-.5,-.84 -.47,-.96 -.56,-1.02 -.58,-1.14"), 0.06, 0.008)
    scene.lay(Sheet(crack | ellipse(0.03).at(-0.5, -0.84), "#ff6a2a", ("crack",), glow=0.45))


def _slice(scene: Scene) -> None:
    """Somebody has cut a piece out of the foot; within, layers of sponge, cream and jam."""
    left, right = polygon(".44,-.42 .12,-1.39 .46,-1.26"), polygon(".44,-.42 .46,-1.26 .86,-1.37")
    for face, end, dark in ((left, 0.0, 0.0), (right, 1.0, 0.22)):
        scene.lay(Sheet(face, mix("#f2cc8a", "#5a2018", dark), ("sponge",), lift=0))
        for y, tall, colour in (
            (-0.7, 0.06, "#c8324a"), (-0.64, 0.05, "#fdf3e2"), (-1.02, 0.07, "#c8324a"),
            (-0.95, 0.05, "#fdf3e2"),
        ):  # fmt: skip
            band = polygon((end, y - 0.1), (0.45, y), (0.45, y + tall), (end, y - 0.1 + tall))
            scene.lay(Sheet(band & face, mix(colour, "#5a2018", dark), lift=0))
    floor = polygon(".12,-1.39 .46,-1.26 .86,-1.37 .5,-1.46")
    scene.lay(Sheet(floor, "#dcc4c8", lift=0))


def _icing(scene: Scene) -> None:
    """Icing over the rim that runs down like lava, and cream round the foot."""
    icing = blob(
        "-.25,.24 -.25,.24 -.1,.13 .28,.075 .66,.13 .81,.24 .81,.24 .84,.1 .9,-.1 .9,-.22 .84,-.24"
        " .8,-.1 .74,-.06 .7,-.16 .7,-.34 .64,-.38 .59,-.3 .58,-.12 .5,-.1 .44,-.18 .42,-.28"
        " .36,-.28 .33,-.16 .2,-.12 .1,-.14 0,-.14 -.08,-.2"
        " -.12,-.42 -.18,-.46 -.23,-.38 -.2,-.12 -.26,-.06 -.3,-.14 -.35,-.12 -.3,.1"
    )
    scene.lay(Sheet(icing, "#f6a0b0", ("icing",), lift=8, shade="#e8566e"))
    for text, colour, glow in (
        ("-.08,.13 -.08,.13 .04,.11 .14,.095 .3,.085 .3,.085 .24,.0 .22,-.14 .25,-.3"
         " .2,-.52 .21,-.7 .12,-.86 .12,-1.02 .03,-1.12 -.05,-1.02 -.02,-.8 .05,-.6"
         " .02,-.36 .05,-.14 .02,.04",
         "#f0481c", 0.5),
        (".02,.115 .02,.115 .1,.1 .22,.09 .22,.09 .17,.0 .16,-.14 .19,-.32 .13,-.54 .14,-.7"
         " .06,-.86 .06,-1.0 .02,-1.04 .02,-.84 .1,-.58 .08,-.34 .11,-.14 .09,.02", "#ffb03a", 0.5),
    ):  # fmt: skip
        scene.lay(Sheet(blob(text), colour, ("lava",), glow=glow))
    for x, y, size in (
        (-0.72, -1.27, 0.1), (-0.54, -1.33, 0.12), (-0.32, -1.37, 0.1), (-0.13, -1.4, 0.13),
        (0.05, -1.41, 0.08), (0.93, -1.37, 0.13),
    ):  # fmt: skip
        dollop = blob("-1,-.3 -.8,.5 .2,1.3 .2,1.3 .8,.5 1,-.3 0,-.6").scaled(size)
        scene.lay(Sheet(dollop.at(x, y), "#fdf3e8", ("cream",), lift=6))


def _giant_child(scene: Scene) -> None:
    """A face as large as the mountain, cheeks full of air."""
    skin = "#8a5238"
    face = blob(
        "0,.6 .2,.54 .34,.4 .39,.24 .39,.1 .365,.03 .4,-.05 .455,-.11 .455,-.16 .4,-.19 .4,-.19"
        " .415,-.21 .46,-.22 .49,-.245 .49,-.27 .46,-.295 .415,-.305 .4,-.33 .415,-.37"
        " .41,-.43 .36,-.51 .22,-.57 .08,-.64 .06,-.9 -.6,-.9 -.6,.5"
    )
    shirt = blob("-.6,-.6 -.1,-.72 .12,-.8 .3,-.95 .44,-1.4 .5,-2.2 -.8,-2.2")
    lit = face - face.at(-0.035, 0.0)
    cheek = ellipse(0.19, 0.17).at(0.2, -0.26)
    hair = blob(
        ".36,.4 .36,.56 .22,.6 .14,.74 -.02,.68 -.14,.8 -.4,.8 -.5,.3 -.5,-.2 -.3,-.34 -.2,-.2"
        " -.16,0 -.02,.16 .12,.27 .26,.27"
    )
    for outline, colour, lift in (
        (face, skin, 14),
        (lit, mix(skin, "#ffb45a", 0.5), 0),
        (shirt, "#d8473c", 9),
        (cheek, mix(skin, "#e8603c", 0.22), 3),
        (ellipse(0.07, 0.055).at(0.24, -0.22), mix(skin, "#f08050", 0.5), 0),
        (
            blob(".44,-.215 .48,-.22 .505,-.245 .505,-.272 .48,-.298 .44,-.3 .45,-.257"),
            "#b8485a",
            1,
        ),
        (ellipse(0.012, 0.02).at(0.494, -0.258), "#4a1420", 0),
        (ellipse(0.078, 0.085).at(0.24, 0.05), "#fdf8ec", 2),
        (ellipse(0.045, 0.052).at(0.275, 0.035), "#1c1420", 1),
        (ellipse(0.016).at(0.29, 0.055), "#fff3b8", 0),
        (strip(points(".14,.18 .25,.24 .36,.2"), 0.03, 0.02), "#2a1820", 1),
        (ellipse(0.075, 0.11).turned(10).at(-0.1, -0.04), mix(skin, "#b04030", 0.2), 4),
        (hair, "#1c1420", 7),
    ):
        scene.lay(Sheet(outline, colour, ("giant child",), lift=lift), x=-0.86, y=0.66, scale=1.12)
    _breath(scene)


def _breath(scene: Scene) -> None:
    """The first of the air on its way to the candles."""
    for text in (
        "-.27,.39 -.19,.42 -.1,.39",
        "-.27,.355 -.2,.345 -.13,.3",
        "-.28,.42 -.22,.49 -.13,.52",
    ):
        scene.lay(Sheet(strip(points(text), 0.008, 0.024), "#f4e6ee", ("breath",), lift=2))


_CLIMB = Stance(
    near=((0.07, 0.55), (0.17, 0.66)),
    far=((0.11, 0.80), (0.16, 0.96)),
    legs=(
        ((0.0, 0.41), (0.15, 0.34), (0.13, 0.16)),
        ((0.0, 0.40), (0.05, 0.20), (0.12, -0.02)),
    ),
    nod=12,
)


def _guests(scene: Scene) -> None:
    """The mother climbs along the bunting, the father up a rope with a present on his back."""
    _bunting(scene)
    mother = Dress("#8a5238", "#1c1420", "#5db0b8", "#2c2438", cut="bun", skirt=0.12)
    _climber(scene, mother, "#f6c453", (-0.36, -0.9), -13)
    rope = strip(points(".72,.1 .75,-.2 .776,-.413 .807,-.559 .86,-.8 .9,-1.0"), 0.018)
    scene.lay(Sheet(rope, "#fdf3e2", ("rope",), lift=5))
    ribbon = box(0.07, 0.34).at(-0.24, 0.56) | box(0.34, 0.06).at(-0.24, 0.56)
    present = [
        Sheet(box(0.34, 0.34).at(-0.24, 0.56), "#8a5fb0", ("present",), lift=6),
        Sheet(ribbon, "#f6c453", lift=1),
    ]
    scene.lay(present, x=0.76, y=-0.9, scale=0.48, turn=8)
    father = Dress("#5f3c2c", "#1c1420", "#3f8f7a", "#2c2438", kind=figures.MAN)
    _climber(scene, father, "#5db0b8", (0.76, -0.9), 8)
    tie = strip(((-0.1, 0.47), (0.1, 0.47)), 0.04)
    scene.lay(Sheet(tie, "#f6c453", lift=1), x=0.76, y=-0.9, scale=0.48, turn=8)


def _climber(scene: Scene, dress: Dress, hat: str, foot: Point, turn: float) -> None:
    """Somebody in a party hat whose hands are one above the other on what hangs before them."""
    cone = Sheet(polygon("-.1,.94 .07,1.0 -.09,1.24"), hat, ("party hat",), lift=3)
    scene.lay([*people.person(dress, _CLIMB), cone], x=foot[0], y=foot[1], scale=0.48, turn=turn)


def _bunting(scene: Scene) -> None:
    """A string of pennants pinned to the icing; it runs down the slope to the cream."""
    line = points(
        "-.17,.09 -.13,-.04 -.12,-.18 -.14,-.315 -.17,-.451 -.194,-.598 -.225,-.73 -.275,-.86"
        " -.35,-.98 -.44,-1.07"
    )
    for index, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(line)):
        top, low = (ax + 0.12 * (bx - ax), ay + 0.12 * (by - ay)), (bx, by + 0.016)
        tip = ((ax + bx) / 2 + 0.13, (ay + by) / 2 - 0.06)
        colour = ("#f6c453", "#5db0b8", "#fdf3e2", "#8a5fb0", "#e8647a")[index % 5]
        scene.lay(Sheet(polygon(top, low, tip), colour, ("bunting",), lift=5))
    scene.lay(Sheet(strip(line, 0.013), "#fdf3e2", ("bunting",), lift=4))
    scene.lay(Sheet(ellipse(0.035).at(*line[0]), "#f6c453", ("pin",), lift=5))


def _early_eater(scene: Scene) -> None:
    """An old man sits in the gap on a crumb as large as a stool, with a spoon."""
    crumb = polygon("-.16,0 .14,0 .16,.3 -.13,.32")
    eater = Dress("#efc4a0", "#e8e4da", "#5d6ab0", kind=figures.OLD, cut="bald")
    hold = Stance(
        near=((0.12, 0.6), (0.2, 0.7)), far=((0.08, 0.56), (0.18, 0.5)), legs=people.SIT_LEGS
    )
    spoon = strip(((0.22, 0.62), (0.28, 1.0)), 0.04) | ellipse(0.075, 0.11).at(0.29, 1.08)
    sheets = [
        Sheet(crumb, "#c8843c", ("crumb",), lift=5),
        Sheet(spoon, "#f4f6fa", ("spoon",), lift=3),
        *people.person(eater, hold),
    ]
    scene.lay(sheets, x=0.4, y=-1.39, scale=0.4)


@card(
    palette="aurora_night",
    hand="cut_paper",
    title="It came off on Tuesday",
    subject="planet as a button",
    props=("sleeve", "astronauts", "needle"),
    mood=("comic", "grand", "careful"),
)
def button_planet(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#0e1638", lift=0, shade="#2c2a62"))
    comet = strip([(0.98, 1.26), (0.5, 0.98), (0.18, 0.66)], 0.1, 0.02)
    scene.lay(Sheet(comet, "#ffe9a6", ("comet",), glow=0.5))
    cloth = blob(
        "-1.3,1.8 -.3,1.8 -.3,1.8 -.34,1 -.2,.2 -.1,-.6 -.06,-1.8 -.06,-1.8 -1.3,-1.8 -1.3,-1.8"
    )
    scene.lay(Sheet(cloth, "#b5543c", ("coat",), lift=14, pattern="checks", turn=45))
    lapel = polygon("-1.3,1.8 -.42,1.8 -.5,1.06 -1.3,.5")
    scene.lay(Sheet(lapel, "#8a3a30", ("lapel",), lift=9))
    stitch = [
        ((-0.36 + 0.014 * k, 0.9 - 0.15 * k), (-0.354 + 0.014 * k, 0.82 - 0.15 * k))
        for k in range(16)
    ]
    scene.lay(Sheet(strips(stitch, 0.016), "#f0c9a0", ("seam",), lift=1))
    for x, y, colour in ((-0.62, 0.66, "#e9dcc0"), (-0.5, -1.08, "#d98a4a")):
        scene.lay(Sheet(ellipse(0.23).at(x, y), colour, ("button",), lift=9))
        scene.lay(Sheet(ring(0.23, 0.19).at(x, y), mix(colour, "#2a1820", 0.18), lift=3))
        holes = [(x + 0.06 * i, y + 0.06 * j) for i in (-1, 1) for j in (-1, 1)]
        scene.lay(
            Sheet(strips([(holes[0], holes[3]), (holes[1], holes[2])], 0.03), "#ffe9a6", lift=3)
        )
    loose = strip([(-0.58, -0.2), (-0.46, -0.3), (-0.4, -0.14)], 0.02) | strip(
        [(-0.56, -0.24), (-0.6, -0.36)], 0.02
    )
    scene.lay(Sheet(loose, "#ffe9a6", ("torn thread",), lift=3))
    _planet(scene)
    _menders(scene)
    return PaperPlan(stars=150)


def _planet(scene: Scene) -> None:
    """A planet with seas and four holes."""
    x, y, r = 0.36, 0.02, 0.54
    disc = ellipse(r).at(x, y)
    scene.lay(Sheet(disc, "#3f8fa8", ("planet",), lift=20))
    lands = (
        blob("-.5,.1 -.3,.4 0,.44 .1,.3 -.06,.14 -.1,-.1 -.36,-.06"),
        blob(".1,-.1 .3,.1 .5,.06 .52,-.2 .3,-.44 .12,-.34"),
        blob("-.3,-.3 -.1,-.26 0,-.44 -.2,-.52"),
    )
    for index, ground in enumerate(lands):
        scene.lay(
            Sheet(
                ground.at(x, y) & disc,
                ("#8fb860", "#a9c06a", "#7aa858")[index],
                lift=3,
                pattern="leaves",
            )
        )
    scene.lay(Sheet(ring(r, r - 0.06).at(x, y), "#357c96", lift=4))
    scene.lay(Sheet(ring(r * 0.62, r * 0.58).at(x, y), "#357c96", lift=0))
    holes = [(x + 0.15 * i, y + 0.15 * j) for i in (-1, 1) for j in (-1, 1)]
    scene.lay(Sheet(beads(holes, 0.07), "#0e1638", ("holes",), lift=0))
    cloud = nature.cloud_outline(0.36)
    scene.lay(Sheet(cloud, "#fdf8ee", ("cloud",), lift=6), x=0.7, y=0.32)
    scene.lay(Sheet(cloud.scaled(0.8), "#fdf8ee", lift=6), x=0.1, y=-0.44)


def _menders(scene: Scene) -> None:
    """Two astronauts with one needle, and the comet for a thread."""
    needle = strip(((-0.28, 0.8), (0.21, 0.17)), 0.05, 0.012)
    tail = [(0.2, 0.68), (-0.02, 0.86), (-0.2, 1.06), (-0.27, 0.79)]
    scene.lay(Sheet(strip(tail, 0.024), "#ffe9a6", ("thread",), lift=5))
    scene.lay(Sheet(needle, "#d6dce4", ("needle",), lift=8))
    lead = [(0.51, -0.13), (0.21, 0.17)]
    scene.lay(Sheet(strip(lead, 0.05), "#ffe9a6", lift=4))
    pulled = [(0.51, 0.17), (0.1, 0.1), (-0.2, -0.02), (-0.5, -0.24)]
    scene.lay(Sheet(strip(pulled, 0.03), "#ffe9a6", lift=6))
    suit = Dress(
        skin="#f4f0e6", coat="#f4f0e6", legs="#e2ddd0", shoes="#8a8a98", build=1.35, head=0.01
    )
    pull = Stance(
        near=((0.2, 0.62), (0.3, 0.76)), far=((0.1, 0.62), (0.26, 0.7)), legs=people.WALK.legs
    )
    for x, y, size, turn, flip in ((-0.44, 0.3, 0.6, 8, False), (0.5, 0.5, 0.54, -12, True)):
        scene.lay(people.person(suit, pull), x=x, y=y, scale=size, turn=turn, flip=flip)
        a = math.radians(turn)
        hx, hy = x - 0.86 * size * math.sin(a), y + 0.86 * size * math.cos(a)
        side = -1 if flip else 1
        scene.lay(Sheet(ellipse(0.17 * size).at(hx, hy), "#f4f0e6", ("astronaut",), lift=5))
        scene.lay(
            Sheet(
                ellipse(0.11 * size, 0.1 * size).at(hx + 0.05 * size * side, hy), "#e8843c", lift=2
            )
        )
