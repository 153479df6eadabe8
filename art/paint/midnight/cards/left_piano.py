"""A piano that goes out with the tide."""

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="The piano left at low tide",
    subject="pianist on the shore, his piano sails away",
    props=("piano", "sea", "moon", "pianist", "stool", "tracks", "sheet of music"),
    mood=("wistful", "absurd", "calm"),
)
def tracks_to_the_sea(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _sea(), 0, 0, depth=56.0)
    lay_pile(scene, _piano(), 0, 0, depth=50.0)
    lay_pile(scene, _beach(), 0, 0, depth=44.0)
    lay_pile(scene, _pianist(), 0, 0, depth=36.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _sea() -> list[Sheet]:
    """The moon low over the sea, and its road on the water."""
    moon = ellipse(0.50).at(0.30, 0.52)
    sea = box(2.6, 1.0).at(0, -0.08)
    waves = cuts(
        "-.98,.36 -.7,.34 -.4,.37",
        "-.9,.24 -.6,.22 -.42,.25",
        "-.98,.10 -.74,.08 -.5,.11",
        ".86,.30 .94,.31 1.05,.29",
        ".80,.14 .9,.15 1.05,.13",
        "-.9,-.04 -.6,-.06 -.3,-.03",
        "-.98,-.16 -.8,-.18 -.6,-.15",
        ".70,-.02 .9,-.01 1.05,-.03",
        thick=0.018,
    )
    road = cuts(
        "-.12,.30 .30,.31 .72,.30",
        "-.02,.20 .30,.19 .66,.21",
        ".04,.06 .32,.05 .62,.07",
        ".0,-.06 .3,-.05 .58,-.07",
        "-.10,-.17 .2,-.18 .52,-.16",
        "-.3,-.28 .0,-.29 .3,-.27",
        thin=0.012,
        thick=0.036,
    )
    stars = beads(
        points(
            "-.9,1.36 -.6,1.1 -.74,.78 -.3,1.3 -.1,1.08 .6,1.36 .9,1.16 .86,.7"
            " -.94,.56 .2,1.4 -.46,.62"
        ),
        0.011,
    )
    return [
        Sheet(stars, WHITE, ("stars",)),
        Sheet(moon, INKS["lamp"], ("moon",), turn=4),
        Sheet(sea, INKS["night"], ("sea",), turn=0),
        Sheet(waves, WHITE),
        Sheet(road, INKS["lamp"], ("moonlight",), turn=2),
    ]


def _piano() -> list[Sheet]:
    """A grand piano afloat, its lid up like a sail against the moon."""
    lid = blob(
        "-.12,.36 -.12,.36 .06,.80 .40,1.10 .74,1.16 .74,1.16 .62,.90 .66,.64 .60,.36 .60,.36"
    )
    edge = cuts("-.09,.40 .08,.78 .40,1.06 .70,1.13", thin=0.012, thick=0.018)
    prop = strip(((0.06, 0.36), (0.24, 0.80)), 0.026)
    body = blob(
        "-.24,.38 -.24,.38 .68,.38 .68,.38 .74,.28 .72,.18 .66,.12 -.20,.12 -.26,.18 -.30,.26"
    )
    keys = polygon("-.46,.36 -.08,.36 -.08,.25 -.50,.25")
    black = strips(
        [
            ((-0.44 + 0.05 * i, 0.36), (-0.445 + 0.05 * i, 0.30))
            for i in range(8)
            if i % 7 not in (2, 6)
        ],
        0.024,
    )
    shine = cuts("-.02,.20 .2,.18 .5,.20", "-.04,.33 .2,.335 .6,.33", thick=0.014)
    foam = blob(
        "-.34,.12 -.2,.16 -.06,.11 .12,.16 .30,.11 .48,.16 .64,.11 .78,.14 .74,.08 .4,.06 -.1,.06"
    )
    gull = blob(
        ".70,1.16 .76,1.24 .84,1.24 .88,1.20 .95,1.22 .95,1.22 .86,1.13 .76,1.13"
    ) | polygon(".70,1.20 .64,1.19 .71,1.17")
    return [
        Sheet(rim(lid | body, 0.020), WHITE),
        Sheet(lid, BLACK, ("piano", "sail")),
        Sheet(edge | prop, WHITE),
        Sheet(body, BLACK, ("piano",)),
        *edged(keys, WHITE, "keys", edge=0.014),
        Sheet(black, BLACK),
        Sheet(shine, WHITE),
        *edged(foam, WHITE, "foam", edge=0.018),
        *edged(gull, WHITE, "gull", edge=0.016),
    ]


def _beach() -> list[Sheet]:
    """A bare white beach with the prints of three round feet that lead into the sea."""
    beach = land((-1, -0.34), (-0.4, -0.40), (0.2, -0.30), (0.6, -0.36), (1, -0.28))
    foam = strip(points("-1.2,-.36 -.7,-.40 -.4,-.42 -.1,-.36 .2,-.33 .6,-.38 1.2,-.30"), 0.016)
    prints = Outline(())
    for index, (x, y) in enumerate(
        points("-.44,-1.12 -.36,-.95 -.27,-.81 -.19,-.69 -.12,-.59 -.06,-.51 -.01,-.445")
    ):
        size = 0.050 - 0.0056 * index
        for dx, dy in ((-1.9, 0.0), (1.9, 0.25), (0.1, 1.2)):
            prints = prints | ellipse(size * 0.62, size * 0.36).at(x + dx * size, y + dy * size)
    shells = cuts(
        "-.86,-.62 -.80,-.58 -.74,-.62",
        ".70,-.70 .75,-.67 .80,-.70",
        "-.90,-1.30 -.82,-1.26 -.74,-1.30",
        ".44,-.54 .5,-.52 .56,-.54",
        "-.6,-.52 -.5,-.5 -.4,-.52",
        thick=0.018,
    )
    return [
        Sheet(beach, WHITE, ("beach",)),
        Sheet(foam, BLACK),
        Sheet(prints, BLACK, ("tracks",)),
        Sheet(shells, BLACK),
    ]


def _pianist() -> list[Sheet]:
    """A man in tails from behind on his stool, his hands still on keys that are gone."""
    x, y = 0.34, -1.42
    legs = strips(
        [
            ((-0.16, 0.30), (-0.22, -0.04)),
            ((0.16, 0.30), (0.22, -0.04)),
            ((0.0, 0.30), (0.0, -0.08)),
        ],
        0.055,
    )
    seat = blob("-.26,.30 -.26,.38 .26,.38 .26,.30 .2,.27 -.2,.27")
    body = blob("-.22,.36 -.25,.62 -.30,.86 -.18,.97 .0,1.0 .18,.97 .30,.86 .25,.62 .22,.36")
    tails = blob("-.20,.46 -.24,.20 -.20,-.06 -.20,-.06 -.06,.14 -.01,.34") | blob(
        ".20,.46 .24,.20 .20,-.06 .20,-.06 .06,.14 .01,.34"
    )
    left = strip(points("-.25,.88 -.42,.62 -.53,.66"), 0.14, 0.09)
    right = strip(points(".25,.88 .42,.62 .53,.66"), 0.14, 0.09)
    head = ellipse(0.135, 0.165).at(-0.01, 1.14)
    hair = blob("-.16,1.10 -.17,1.24 -.08,1.34 .06,1.35 .15,1.25 .15,1.10 .08,1.0 .0,1.05 -.10,1.0")
    strands = cuts(
        "-.10,1.06 -.11,1.20 -.04,1.32",
        "-.03,1.08 -.03,1.20 .01,1.32",
        ".05,1.08 .06,1.20 .05,1.31",
        ".11,1.08 .12,1.18 .09,1.28",
        thick=0.016,
    )
    seams = cuts(
        "-.01,.96 .0,.70 .0,.38",
        "-.17,.88 -.13,.66 -.10,.44",
        ".17,.88 .13,.66 .10,.44",
        "-.17,.34 -.18,.16 -.18,.04",
        ".17,.34 .18,.16 .18,.04",
        "-.30,.80 -.38,.72 -.42,.72",
        ".30,.80 .38,.72 .42,.72",
        thick=0.014,
    )
    hands: list[Sheet] = []
    for side in (-1, 1):
        palm = blob(
            "-.06,-.06 -.075,.02 -.07,.10 -.045,.12 -.025,.11 .0,.135 .025,.12"
            " .05,.125 .07,.09 .075,.02 .06,-.06"
        )
        palm = palm | strip(points("-.05,-.02 -.10,.02 -.115,.06"), 0.04)
        palm = (palm if side > 0 else palm.flipped()).turned(-18 * side).at(side * 0.565, 0.735)
        lines = cuts(
            "-.03,.02 -.03,.06 -.03,.10",
            ".0,.02 .0,.07 .0,.115",
            ".03,.02 .032,.06 .032,.10",
            thin=0.010,
            thick=0.014,
        )
        hands += edged(palm, WHITE, "hands", edge=0.02)
        hands.append(Sheet(lines.turned(-18 * side).at(side * 0.565, 0.735), BLACK))
        hands += edged(
            strip([(side * 0.53, 0.655), (side * 0.55, 0.69)], 0.10), WHITE, "cuff", edge=0.018
        )
    collar = strip(((-0.09, 0.985), (0.07, 0.985)), 0.045)
    pile = [
        *edged(legs, BLACK, "stool", line=WHITE, edge=0.02),
        *edged(seat, INKS["vermilion"], "stool", turn=0, edge=0.026),
        Sheet(rim(body | tails | left | right, 0.026), WHITE),
        *hands,
        Sheet(body | tails | left | right, BLACK, ("pianist",)),
        Sheet(seams, WHITE),
        *edged(head, WHITE, "head", edge=0.02),
        *edged(hair, "#8e8e8e", "hair", turn=90, edge=0.022),
        Sheet(strands, BLACK),
        *edged(collar, WHITE, edge=0.014),
    ]
    shadow = blob("-.3,-.02 .1,.02 .5,-.06 .9,-.10 .5,-.14 .0,-.10")
    page = polygon("-1.02,-.0 -.86,.06 -.80,-.06 -.96,-.12")
    lines = strips([((-0.95, 0.0 - 0.03 * i), (-0.87, 0.03 - 0.03 * i)) for i in range(3)], 0.008)
    return [
        Sheet(shadow.at(x, y), BLACK, ("shadow",)),
        *edged(page.at(x, y + 0.1), WHITE, "sheet of music", edge=0.016),
        Sheet(lines.at(x, y + 0.1), BLACK),
        *(part.placed(x, y + 0.06, 0.92, 0, flip=False) for part in pile),
    ]
