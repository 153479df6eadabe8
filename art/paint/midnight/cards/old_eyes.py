"""Old men who look closely: a judge from below, and somebody who reads a tree stump."""

import math
from itertools import pairwise

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.features import CLEAR, FLAT, eye
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import animals, figures
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="Order",
    subject="old judge under cobwebs",
    props=("cobweb", "spider", "gavel", "moth", "nest", "wig"),
    mood=("comic", "dead", "stern"),
)
def judge_of_dust(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["lamp"])
    lay_pile(scene, _judge(), 0.06, 0.20, 1.06, depth=46.0)
    lay_pile(scene, _bench(), 0, 0, depth=34.0)
    lay_pile(scene, _gavel(), 0.68, -0.44, depth=26.0)
    lay_pile(scene, _eggs_in_a_nest(), -0.60, -0.60, depth=24.0)
    lay_pile(scene, _cobwebs(), 0, 0, depth=20.0)
    moth = animals.moth_outline().scaled(0.13).turned(-24).at(0.72, 0.98)
    scene.lay(*edged(moth, WHITE, "moth", edge=0.022), depth=16.0)
    return WoodcutPlan(inks=("lamp", "plum", "clay"), sky="paper", clear_from=CLEAR, lamp_pool=0)


def _judge() -> list[Sheet]:
    """A face as long as its wig, with a nose that hangs over the bench."""
    robe = blob("-.96,-1.0 -.90,-.50 -.60,-.30 .0,-.24 .60,-.30 .90,-.50 .96,-1.0")
    wig = blob(
        "-.34,.84 -.10,.98 .12,.98 .36,.84 .52,.62 .50,.44 .62,.26 .56,.06 .68,-.14 .60,-.36"
        " .62,-.54 .40,-.62"
        " .24,-.50 -.24,-.50 -.40,-.62 -.62,-.54 -.60,-.36 -.68,-.14 -.56,.06 -.62,.26 -.50,.44"
        " -.52,.62"
    )
    curls = Outline(())
    for side in (-1, 1):
        for x, y in points(".44,.36 .48,.06 .50,-.24 .48,-.46"):
            coil = strip(arc(x, y, 0.09, -200, 90) + arc(x, y, 0.045, 90, 300), 0.030)
            curls = curls | (coil if side > 0 else coil.flipped())
    waves = cuts("-.30,.66 -.10,.80 .0,.66", ".30,.66 .10,.80 .0,.66", "-.40,.52 -.28,.60 -.16,.54",
                 ".40,.52 .28,.60 .16,.54", thick=0.036)  # fmt: skip
    face = blob("-.34,.46 -.36,.10 -.30,-.24 -.16,-.46 .0,-.52 .16,-.46 .30,-.24 .36,.10"
        " .34,.46 .18,.56 .0,.52 -.18,.56")  # fmt: skip
    frown = cuts("-.30,.40 -.16,.34 -.05,.24", ".30,.40 .16,.34 .05,.24", thin=0.05, thick=0.10)
    creases = cuts("-.03,.44 -.04,.36 -.02,.30", ".03,.44 .04,.36 .02,.30",
        "-.30,.0 -.22,-.06 -.12,-.04",
                   ".30,.0 .22,-.06 .12,-.04", "-.16,-.20 -.24,-.30 -.22,-.40",
                       ".16,-.20 .24,-.30 .22,-.40",
                   thin=0.008, thick=0.026)  # fmt: skip
    mouth = cuts("-.18,-.42 -.08,-.34 .0,-.33 .08,-.34 .18,-.42", thin=0.02, thick=0.034)
    nose = blob("-.05,.20 .05,.20 .09,-.06 .14,-.18 .08,-.27 .0,-.29 -.08,-.27 -.14,-.18 -.09,-.06")
    nostrils = beads(points("-.05,-.24 .05,-.24"), 0.018)
    return [
        *edged(robe, INKS["plum"], "robe", turn=84, edge=0.036), *edged(wig, WHITE, "wig",
            edge=0.04),
        Sheet(curls | waves, BLACK), *edged(face, FLAT["clay"], "face", edge=0.036),
        *eye(-0.18, 0.14, 0.19, (0.2, -1.2)), *eye(0.18, 0.14, 0.19, (-0.2, -1.2)),
        Sheet(frown | creases | mouth, BLACK), *edged(nose, FLAT["clay"], "nose", edge=0.034),
        Sheet(nostrils, BLACK),
    ]  # fmt: skip


def _bench() -> list[Sheet]:
    """A bench that towers over whoever stands below it."""
    front = polygon("-.86,-.80 .86,-.80 1.3,-1.8 -1.3,-1.8")
    top = polygon("-.96,-.64 .96,-.64 1.02,-.82 -1.02,-.82")
    panels = rim(polygon("-.70,-.94 -.08,-.94 -.10,-1.7 -.98,-1.7"), 0.03) | rim(
        polygon(".70,-.94 .08,-.94 .10,-1.7 .98,-1.7"), 0.03
    )
    return [
        *white_edged(front, BLACK, "bench"), Sheet(panels, WHITE),
        *edged(top, INKS["plum"], "bench", turn=0, edge=0.036),
    ]  # fmt: skip


def _gavel() -> list[Sheet]:
    """A gavel in a fist, tied to the bench by threads of spiders."""
    sleeve = polygon(".06,-.24 .44,-.24 .60,.10 .24,.16")
    handle = strip(((0.16, 0.02), (-0.02, 0.52)), 0.07)
    head = polygon("-.30,.50 .16,.66 .24,.42 -.22,.26").at(0.02, 0.08)
    bands = strips([((-0.16, 0.64), (-0.08, 0.40)), ((0.06, 0.72), (0.14, 0.48))], 0.026)
    fist = blob(".02,.12 .14,.22 .28,.18 .34,.06 .28,-.06 .12,-.08 .02,.0")
    knuckles = cuts(
        ".04,.06 .12,.08 .18,.06", ".06,.0 .14,.02 .20,.0", ".06,.12 .14,.15 .20,.12", thick=0.020
    )
    return [
        *edged(sleeve, INKS["plum"], "sleeve", turn=70, edge=0.034), *edged(handle, WHITE,
            "gavel", edge=0.03),
        *edged(head, WHITE, "gavel", edge=0.036), Sheet(bands, BLACK),
        *edged(fist, FLAT["clay"], "hand", edge=0.034), Sheet(knuckles, BLACK),
    ]  # fmt: skip


def _eggs_in_a_nest() -> list[Sheet]:
    """A nest on the bench: nobody has moved anything for years."""
    eggs = ellipse(0.07, 0.09).at(-0.10, 0.10) | ellipse(0.07, 0.09).at(0.02, 0.13)
    eggs = eggs | ellipse(0.07, 0.09).at(0.13, 0.10)
    bowl = blob("-.26,.08 -.26,.08 -.20,-.08 .0,-.13 .20,-.08 .26,.08 .26,.08 .0,.03")
    straw = cuts("-.20,.0 .0,-.04 .20,.0", "-.14,-.06 .0,-.09 .14,-.05",
        "-.26,.08 -.34,.12 -.38,.10",
                 ".24,.06 .34,.06 .38,.10", thick=0.022)  # fmt: skip
    return [*edged(eggs, WHITE, "eggs", edge=0.026), *edged(bowl, FLAT["lamp"], "nest", edge=0.03),
            Sheet(straw, BLACK)]  # fmt: skip


def _cobwebs() -> list[Sheet]:
    """A web across the upper left corner, threads to the wig and the gavel, and its owner."""
    web = Outline(())
    spokes = [(-0.2, 1.44), (-0.46, 1.0), (-0.62, 0.72), (-0.94, 0.42), (-0.36, 1.24)]
    for x, y in spokes:
        web = web | strip(((-0.98, 1.48), (x, y)), 0.014)
    order = sorted(spokes, key=lambda spoke: math.atan2(spoke[1] - 1.48, spoke[0] + 0.98))
    for share in (0.3, 0.5, 0.7, 0.9):
        knots = [(-0.98 + share * (x + 0.98), 1.48 + share * (y - 1.48)) for x, y in order]
        for (ax, ay), (bx, by) in pairwise(knots):
            sag = ((ax + bx) / 2 - 0.03, (ay + by) / 2 + 0.03)
            web = web | strip([(ax, ay), sag, (bx, by)], 0.012)
    threads = strips(
        [
            ((0.60, 0.10), (0.40, 0.62)),
            ((0.68, 0.12), (0.58, -0.64)),
            ((0.46, 0.02), (0.30, -0.62)),
        ],
        0.012,
    )
    line = strip(((-0.72, 0.90), (-0.72, 0.26)), 0.012)
    legs = cuts(
        *(
            [
                (-0.72, 0.20),
                (-0.72 + s * 0.10, 0.26 - 0.05 * k),
                (-0.72 + s * 0.13, 0.16 - 0.06 * k),
            ]
            for s in (-1, 1)
            for k in (0, 1, 2)
        ),
        thin=0.010,
        thick=0.016,
    )
    body = ellipse(0.055, 0.07).at(-0.72, 0.18) | ellipse(0.032).at(-0.72, 0.265)
    return [Sheet(web | threads | line | legs, BLACK, ("cobweb",)), Sheet(body, BLACK, ("spider",))]


@card(
    palette="block_day",
    hand="woodcut",
    title="He counts backwards",
    subject="old man reading a tree stump",
    props=("rings", "finger", "wedding ring", "tree stump"),
    mood=("wise", "sad", "patient"),
)
def stump_reader(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    lay_pile(scene, _stump(), 0.16, -0.46, depth=50.0)
    lay_pile(scene, _reader(), -0.50, 0.80, depth=40.0)
    lay_pile(scene, _reading_hand(), 0.62, -0.98, depth=30.0)
    return WoodcutPlan(inks=("clay", "lamp", "night"), sky="paper", clear_from=CLEAR, lamp_pool=0)


def _stump() -> list[Sheet]:
    """The rings of a tree that was large, with a ring of gold at its heart."""
    sheets = edged(_ring_line(1.34), BLACK, "bark", edge=0.03)
    sheets += [Sheet(_ring_line(1.26), FLAT["clay"], ("tree stump",))]
    for index in range(11):
        radius = 1.14 - 0.096 * index
        wide = 0.030 if index % 3 else 0.046
        line = _ring_line(radius) - _ring_line(radius - wide)
        sheets.append(Sheet(line, BLACK, ("rings",)))
    crack = polygon("-.10,.04 -.10,-.02 -1.4,-.60 -1.4,-.72") & _ring_line(1.34)
    gold = ring(0.115, 0.06)
    return [*sheets, Sheet(crack, BLACK), *edged(gold, FLAT["lamp"], "wedding ring", edge=0.024)]


def _ring_line(radius: float) -> Outline:
    """One year of a tree: a round that is never quite round."""
    border = []
    for step in range(72):
        a = math.tau * step / 72
        r = radius * (1 + 0.030 * math.sin(3 * a + 1) + 0.018 * math.sin(7 * a + 2.6 * radius))
        border.append((r * math.cos(a), r * math.sin(a)))
    return polygon(*border)


def _reader() -> list[Sheet]:
    """An old man with a woollen cap who bends over the rings; his beard flows into them."""
    head = carved_profile(figures.OLD, "none", WHITE, "down", smile=0.2, years=6)
    coat = blob("-.9,.6 -.46,.2 -.34,-.3 -.52,-.9 -1.0,-1.0 -1.3,.0")
    cap = blob(
        "-.46,.06 -.50,.36 -.34,.62 -.02,.72 .26,.62 .40,.36 .40,.22 .40,.22 -.02,.24 -.40,.0"
        " -.40,.0"
    )
    band = strip(points("-.48,.0 -.10,.22 .42,.25"), 0.15)
    ribs = strips(
        [
            ((-0.40 + 0.1 * i, -0.04 + 0.045 * i), (-0.42 + 0.1 * i, 0.12 + 0.045 * i))
            for i in range(8)
        ],
        0.022,
    )
    beard = blob(
        "-.10,-.14 .04,-.26 .24,-.22 .34,-.28 .42,-.30 .46,-.50 .40,-.80 .24,-1.10 .0,-1.36"
        " .0,-1.36 .04,-1.06"
        " -.06,-.82 -.16,-.56 -.18,-.30"
    )
    hairs = cuts(".02,-.36 .0,-.70 .02,-1.1", ".16,-.34 .16,-.66 .10,-1.0",
        ".30,-.40 .30,-.66 .22,-.92",
                 "-.10,-.28 -.10,-.5 -.04,-.76", thin=0.010, thick=0.034)  # fmt: skip
    mouth = cuts(".24,-.30 .31,-.32 .38,-.29", thin=0.014, thick=0.026)
    bent = [
        *head, *edged(beard, WHITE, "beard", edge=0.034), Sheet(hairs | mouth, BLACK),
        *edged(cap, INKS["night"], "cap", turn=60, edge=0.036), *edged(band, WHITE, "cap",
            edge=0.034),
        Sheet(ribs, BLACK),
    ]  # fmt: skip
    return [
        *edged(coat, BLACK, "coat"), *(sheet.placed(0, 0, 1.06, -34, flip=False) for sheet in bent),
    ]  # fmt: skip


def _reading_hand() -> list[Sheet]:
    """A hand from the lower right whose forefinger follows a line; it wears a wedding ring."""
    sleeve = polygon(".16,-.22 .46,.06 .8,-.4 .4,-.8")
    palm = blob("-.08,-.06 .02,.08 .16,.14 .32,.06 .38,-.06 .28,-.20 .12,-.24 -.02,-.18")
    pointing = strip(points(".08,.06 -.10,.20 -.32,.30"), 0.13, 0.10) | ellipse(0.05).at(
        -0.32, 0.30
    )
    folded = cuts("-.02,-.02 .06,-.02 .12,-.08", "-.02,-.10 .06,-.10 .12,-.15", thick=0.022)
    nail = ellipse(0.03, 0.024).turned(-24).at(-0.335, 0.305)
    thumb = strip(points(".20,.08 .06,.22 -.02,.34"), 0.12, 0.09) | ellipse(0.045).at(-0.02, 0.34)
    band = strip(((-0.05, 0.21), (0.01, 0.09)), 0.045)
    return [
        *edged(sleeve, BLACK, "sleeve"), *edged(thumb, WHITE, "hand", edge=0.034),
        *edged(palm | pointing, WHITE, "finger", edge=0.034), Sheet(folded, BLACK),
        *edged(nail, FLAT["clay"], "nail", edge=0.012), *edged(band, FLAT["lamp"],
            "wedding ring", edge=0.02),
    ]  # fmt: skip
