"""How the moon gets up the hill."""

from art.paint.midnight.carving import BLACK, WHITE, edged, family
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import blob, box, ellipse, points, polygon, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_STEEP, _SLOPE = 0.62, 31.8
"""How fast the hill climbs to the right, and the same as an angle."""
_MOON, _RADIUS = (-0.40, 0.06), 0.46


def _hill(x: float) -> float:
    """How high the hill is at x."""
    return -0.23 + _STEEP * x


@card(
    palette="block_day",
    hand="woodcut",
    title="They pull it up every evening",
    subject="ox that pulls the moon up a hill",
    props=("moon", "ox", "rope", "yoke", "hill", "small figure", "village"),
    mood=("heavy", "grand", "patient"),
)
def ox_and_moon(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _slope(), 0, 0, depth=55.0)
    lay_pile(scene, _village(), 0, 0, depth=50.0)
    lay_pile(scene, _moon(), *_MOON, depth=45.0)
    ox = [sheet.placed(0.64, _hill(0.64), 0.70, _SLOPE, False) for sheet in _ox()]
    lay_pile(scene, ox, 0, 0, depth=40.0)
    lay_pile(scene, _rope(), 0, 0, depth=35.0)
    lay_pile(scene, _pusher(), -0.79, _hill(-0.79) + 0.01, 0.60, depth=30.0)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="paper", contrast=1.6, lamp_pool=0)


def _slope() -> list[Sheet]:
    """A black hill from the lower left to the upper right, with the grooves of every evening."""
    hill = polygon((-1.3, _hill(-1.3)), (1.3, _hill(1.3)), (1.3, -1.8), (-1.3, -1.8))
    grooves = family("-1.1,-.98 -.4,-.56 .3,-.11 1.1,.38", "-1.1,-1.12 -.4,-.72 .3,-.28 1.1,.20", 3,
                     thin=0.014, thick=0.03)  # fmt: skip
    tufts = cuts("-.30,-.83 -.28,-.76 -.24,-.72", "-.27,-.83 -.24,-.78 -.18,-.76",
                 ".46,-.48 .48,-.40 .52,-.36", ".50,-.47 .54,-.42 .60,-.40",
                 thick=0.02)  # fmt: skip
    return [Sheet(hill, BLACK, ("hill",)), Sheet(grooves | tufts, WHITE, ("grooves",))]


def _village() -> list[Sheet]:
    """Houses in the dark at the foot of the hill, one window already lit."""
    sheets: list[Sheet] = []
    for x, y, size, lit in (
        (0.22, -1.30, 0.9, WHITE),
        (0.50, -1.22, 1.2, INKS["lamp"]),
        (0.82, -1.28, 1.0, WHITE),
    ):
        wall = polygon("-.11,-.14 -.11,.06 .11,.06 .11,-.14")
        roof = polygon("-.14,.05 .0,.19 .14,.05") | box(0.04, 0.10).at(0.07, 0.15)
        pane = box(0.06, 0.08).at(0, -0.04)
        for part, colour, tag in ((rim(wall | roof, 0.022), WHITE, "village"),
            (wall, BLACK, "village"),
                                  (roof, "#8a8a8a", "roofs"), (pane, lit, "window")):  # fmt: skip
            sheets.append(Sheet(part.scaled(size).at(x, y), colour, (tag,), turn=80))
    return sheets


def _moon() -> list[Sheet]:
    """A full moon with craters and one long crack, around the origin."""
    disc = ellipse(_RADIUS)
    craters = Outline(())
    for x, y, size in (
        (-0.22, 0.24, 0.09),
        (0.16, -0.24, 0.11),
        (-0.24, -0.20, 0.06),
        (0.20, 0.30, 0.05),
    ):
        craters = craters | strip(arc(x, y, size, 0, 360, 0.86), 0.02)
        craters = craters | cuts(arc(x, y, size * 0.66, 200, 340, 0.86), thick=0.02)
    crack = cuts("-.06,.46 -.02,.38 -.10,.32 -.04,.22 -.08,.14", thin=0.012, thick=0.03)
    return [
        *edged(disc, INKS["lamp"], "moon", turn=30, edge=0.034),
        Sheet((craters | crack) & disc, BLACK),
    ]


def _rope() -> list[Sheet]:
    """One taut rope from the yoke to the moon, and its turns around the moon."""
    x, y = _MOON
    knot = (x + 0.39, y + 0.24)
    pull = strip((knot, (0.61, 0.56)), 0.032)
    turns = cuts(
        [knot, (x + 0.18, y + 0.34), (x - 0.16, y + 0.38)], [knot, (x + 0.10, y + 0.10),
            (x - 0.44, y + 0.06)],
        [knot, (x + 0.28, y - 0.04), (x + 0.12, y - 0.43)], thin=0.03, thick=0.034,
    )  # fmt: skip
    whole = pull | (turns & ellipse(_RADIUS).at(x, y)) | ellipse(0.045).at(*knot)
    return [Sheet(rim(pull, 0.016), WHITE), Sheet(turns & ellipse(_RADIUS).at(x, y), BLACK),
            Sheet(whole, BLACK, ("rope",))]  # fmt: skip


def _ox() -> list[Sheet]:
    """A black ox that leans into its red yoke, to the right; its hoofs at y = 0."""
    legs = (
        strip(points(".22,.42 .38,.28 .33,.14 .38,.0"), 0.17, 0.08)
        | strip(points("-.32,.46 -.22,.30 -.32,.16 -.28,.0"), 0.20, 0.08)
        | strip(points(".12,.44 .18,.26 .10,.13 .12,.0"), 0.21, 0.085)
        | strip(points("-.42,.48 -.44,.28 -.56,.16 -.54,.0"), 0.24, 0.085)
    )
    body = blob("-.54,.52 -.50,.66 -.36,.72 -.16,.69 .04,.75 .20,.82 .34,.72 .42,.54 .36,.40"
        " .20,.31 .0,.27 -.20,.27"
                " -.40,.29 -.52,.38")  # fmt: skip
    hoofs = Outline(())
    for x in (0.12, -0.54, 0.38, -0.28):
        hoofs = hoofs | polygon("-.06,-.02 .06,-.02 .045,.06 -.045,.06").at(x, 0)
    head = blob(".34,.70 .46,.72 .55,.66 .62,.52 .69,.38 .67,.29 .59,.28 .50,.36 .42,.42 .34,.44")
    horns = strip(points(".47,.66 .56,.74 .66,.76 .72,.88"), 0.075, 0.015)
    horns = horns | strip(points(".42,.68 .44,.80 .52,.88 .50,1.0"), 0.075, 0.015)
    ear = blob(".40,.66 .32,.72 .22,.68 .22,.68 .28,.60 .38,.58")
    tail = strip(points("-.52,.64 -.62,.56 -.64,.38"), 0.04, 0.025) | ellipse(0.035, 0.08).at(
        -0.64, 0.32
    )
    lines = cuts("-.44,.62 -.40,.48 -.46,.38", "-.24,.40 -.10,.37 .04,.38",
        "-.20,.62 -.06,.60 .06,.64",
                 ".12,.40 .13,.28 .11,.18", "-.50,.34 -.50,.24 -.55,.16", ".66,.34 .61,.36 .58,.33",
                 ".34,.64 .30,.65 .27,.67", thin=0.008, thick=0.022)  # fmt: skip
    yoke = strip(points(".16,.92 .27,.70 .25,.36"), 0.09, 0.08)
    return [
        Sheet(legs | body | hoofs | head | horns | ear | tail, BLACK, ("ox",)),
        Sheet(lines | ellipse(0.026, 0.02).at(0.54, 0.55), WHITE),
        *edged(yoke, INKS["vermilion"], "yoke", line=WHITE, edge=0.026),
    ]  # fmt: skip


def _pusher() -> list[Sheet]:
    """A small figure in red that pushes from below, both palms against the moon."""
    back = strip(points("-.04,.36 -.16,.18 -.20,-.10"), 0.15, 0.09) | strip(
        points(".02,.36 .14,.24 .06,.06"), 0.15, 0.09
    )
    shoes = ellipse(0.09, 0.045).turned(32).at(-0.17, -0.10) | ellipse(0.09, 0.045).turned(32).at(
        0.09, 0.05
    )
    coat = blob(
        "-.16,.26 -.16,.26 -.10,.46 .0,.66 .12,.76 .24,.72 .26,.58 .16,.42 .14,.24 .14,.24 .0,.20"
    )
    arms = strip(points(".16,.68 .32,.66 .46,.74"), 0.11, 0.08) | strip(
        points(".14,.60 .28,.54 .44,.60"), 0.11, 0.08
    )
    face = ellipse(0.115, 0.125).at(0.26, 0.86) | ellipse(0.04, 0.03).at(0.385, 0.85)
    cap = blob(".12,.86 .12,1.0 .26,1.06 .38,.98 .39,.92 .39,.92 .24,.92")
    return [
        *edged(back | shoes, BLACK, "small figure", line=WHITE),
            *edged(face, WHITE, "small figure"),
        *edged(coat | arms, INKS["vermilion"], "coat", turn=60), Sheet(cap, BLACK, ("cap",)),
        Sheet(cuts("-.04,.48 .02,.40 .02,.28", ".18,.66 .12,.58 .12,.50", thick=0.02), BLACK),
        Sheet(ellipse(0.018, 0.024).at(0.32, 0.88), BLACK),
    ]  # fmt: skip
