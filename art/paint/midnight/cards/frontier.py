"""A frontier where the officer is a crow."""

from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN, profile_outline
from art.paint.story.cutouts.geometry import blob, box, ellipse, points, polygon, ring, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.022)


@card(
    palette="block_day",
    hand="woodcut",
    title="The crow would like to see your papers",
    subject="giant crow in a wig looks down on a small traveller",
    props=("wig", "spectacles", "robe", "desk", "passport", "suitcase", "tail feathers"),
    mood=("comic", "stern", "anxious"),
)
def crow_judge(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    scene.lay(Sheet(box(2.6, 0.5).at(0, -1.60), "#cfcfcf", ("floor",), turn=1), depth=58.0)
    lay_pile(scene, _robe(), 0, 0, depth=54.0)
    lay_pile(scene, _head(), 0, 0, depth=48.0)
    lay_pile(scene, _wig(), 0, 0, depth=44.0)
    lay_pile(scene, _spectacles(), 0, 0, depth=40.0)
    lay_pile(scene, _desk(), 0, 0, depth=36.0)
    lay_pile(scene, _wing_tip(), 0, 0, depth=32.0)
    lay_pile(scene, _traveller(), -0.61, -1.40, depth=28.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.6, lamp_pool=0)


def _robe() -> list[Sheet]:
    """The red robe of a judge over a broad breast that leans forward."""
    robe = blob(
        ".02,.40 -.14,.18 -.24,-.08 -.22,-.34 -.16,-.6 -.16,-.6 1.3,-.6 1.3,-.6 1.3,.46 1.3,.46"
        " .96,.40 .6,.5 .3,.5"
    )
    folds = cuts(
        "-.06,.06 -.10,-.14 -.06,-.40", ".26,.14 .20,-.14 .24,-.44", ".56,.10 .52,-.12 .56,-.42",
        ".88,.16 .90,-.10 .86,-.40", thick=0.034,
    )  # fmt: skip
    return [*_edged(robe, INKS["vermilion"], "robe", turn=100), Sheet(folds, BLACK)]


def _head() -> list[Sheet]:
    """A black head bent down to the left, with a heavy beak and a white bib under it."""
    head = blob(
        ".10,1.06 -.12,.98 -.22,.80 -.16,.58 -.06,.42 -.06,.24 -.06,.24 .02,.30 .08,.16 .08,.16"
        " .16,.26 .26,.12 .26,.12 .34,.24 .48,.14 .48,.14 .54,.34 .7,.5 .6,.9 .4,1.1"
    )
    upper = blob(
        "-.10,.95 -.28,.92 -.48,.74 -.62,.46 -.66,.16 -.66,.16 -.54,.34 -.38,.48 -.20,.56 -.06,.58"
    )
    lower = blob("-.08,.58 -.22,.55 -.40,.46 -.52,.30 -.56,.22 -.56,.22 -.38,.30 -.16,.38 .02,.46")
    shine = cuts(
        "-.20,.84 -.40,.70 -.54,.48", "-.16,.74 -.34,.62 -.46,.50", "-.14,.66 -.22,.64 -.32,.58",
        "-.20,.48 -.32,.42 -.42,.34", thick=0.022,
    )  # fmt: skip
    plumes = cuts(
        ".02,.46 .0,.40 .03,.34", ".14,.40 .13,.33 .16,.26", ".26,.38 .27,.30 .30,.24",
        ".08,.56 .08,.50 .11,.44", ".22,.52 .22,.46 .25,.40",
        ".38,.34 .40,.28 .44,.24", thick=0.022,
    )  # fmt: skip
    bib = polygon("-.02,.26 .14,.22 .16,-.16 -.08,-.12") | polygon(
        ".12,.22 .30,.20 .38,-.14 .18,-.18"
    )
    pleats = cuts(".06,.10 .05,.0 .04,-.10", ".24,.08 .26,.0 .27,-.10", thick=0.018)
    return [
        *_edged(bib, WHITE, "bib"), Sheet(pleats, BLACK),
        *_edged(head, BLACK, "crow", line=WHITE, edge=0.02), Sheet(plumes, WHITE),
        *_edged(lower, "#2c2c2c", "beak", line=WHITE, edge=0.024, turn=40),
        *_edged(upper, BLACK, "beak", line=WHITE, edge=0.024), Sheet(shine, WHITE),
    ]  # fmt: skip


def _curl(size: float, wide: float) -> tuple[Outline, Outline]:
    """A roll of hair from its spiral end at the left, and the lines cut into it."""
    roll = (
        ellipse(size) | box(wide, 2 * size).at(wide / 2, 0) | ellipse(0.5 * size, size).at(wide, 0)
    )
    spiral = arc(0, 0, 0.60 * size, 60, 380) + arc(-0.05 * size, 0, 0.26 * size, 20, 260)
    lines = cuts(spiral, thin=0.010, thick=0.018)
    for lift, start in ((0.5, 0.9), (-0.05, 1.15), (-0.55, 0.9)):
        line = [(start * size, lift * size), (0.6 * wide, 1.15 * lift * size), (wide, lift * size)]
        lines = lines | cuts(line, thick=0.016)
    return roll, lines


def _wig() -> list[Sheet]:
    """A judge's wig: a smooth crown, four rolls down the side of the head, a tail with a bow."""
    crown = blob(
        "-.12,.94 -.16,1.10 -.02,1.30 .24,1.42 .56,1.36 .80,1.14 .90,.84 .88,.5 .7,.42 .46,.46"
        " .30,.70 .10,.92"
    )
    waves = cuts(
        "-.06,1.06 .14,1.22 .42,1.26 .66,1.12", ".02,1.18 .24,1.32 .50,1.30", "-.06,.98 .12,1.10"
        " .36,1.14 .60,1.04", ".18,1.0 .36,1.04 .54,.98", thick=0.024,
    )  # fmt: skip
    tail = blob(".80,.42 .90,.38 .96,.14 .92,-.10 .84,-.16 .78,.06 .72,.30")
    bow = polygon(".83,.44 .71,.53 .71,.36") | polygon(".83,.44 .95,.53 .95,.36")
    sheets = [*_edged(tail, WHITE, "wig"), *_edged(crown, WHITE, "wig"), Sheet(waves, BLACK)]
    for x, y, size, wide, lean in (
        (0.34, 0.84, 0.125, 0.46, 6), (0.40, 0.60, 0.135, 0.48, 0), (0.46, 0.34, 0.13, 0.42, -5),
        (0.54, 0.11, 0.115, 0.32, -8),
    ):  # fmt: skip
        roll, lines = _curl(size, wide)
        sheets += _edged(roll.turned(lean).at(x, y), WHITE, "wig")
        sheets.append(Sheet(lines.turned(lean).at(x, y), BLACK))
    return [
        *sheets,
        *_edged(bow, BLACK, "bow", line=WHITE),
        *_edged(ellipse(0.045).at(0.83, 0.44), BLACK),
    ]


def _spectacles() -> list[Sheet]:
    """Round spectacles on the beak, and an eye that looks down over them."""
    far = ring(0.15, 0.115).scaled(0.6, 1).turned(-20).at(-0.34, 0.96)
    near = ring(0.215, 0.170).at(0.02, 0.76)
    bridge = strip(points("-.16,.86 -.22,.94 -.28,.92"), 0.04)
    lid = blob("-.15,.80 -.15,.80 -.10,.90 .02,.93 .14,.88 .19,.78 .19,.78 .02,.83")
    return [
        Sheet(far, INKS["lamp"], ("spectacles",)),
        Sheet(ellipse(0.19).at(0.02, 0.76), WHITE, ("eye",)),
        Sheet(ellipse(0.085).at(-0.04, 0.70), BLACK, ("eye",)),
        Sheet(ellipse(0.024).at(-0.06, 0.73), WHITE), Sheet(lid, BLACK, ("lid",)),
        Sheet(bridge, INKS["lamp"]), Sheet(near, INKS["lamp"], ("spectacles",)),
        Sheet(strip(points(".21,.82 .25,.83 .28,.84"), 0.04), INKS["lamp"]),
    ]  # fmt: skip


def _desk() -> list[Sheet]:
    """The high front of a desk with an egg carved into it."""
    front = polygon("-.16,-.60 1.3,-.60 1.3,-1.8 -.16,-1.8")
    ledge = polygon("-.30,-.44 1.3,-.44 1.3,-.62 -.26,-.62")
    panel = box(0.74, 0.70).at(0.48, -1.12)
    egg = blob(".48,-.88 .60,-.96 .66,-1.14 .58,-1.28 .48,-1.32 .38,-1.28 .30,-1.14 .36,-.96")
    shell = cuts(".36,-1.10 .42,-1.02 .46,-1.10 .52,-1.02 .56,-1.10 .60,-1.04", thick=0.018)
    return [
        *_edged(front, "#6a6a6a", "desk", turn=90), *_edged(panel, "#3c3c3c",
        "desk", turn=90, line=WHITE),
        *_edged(egg, WHITE, "egg"), Sheet(shell, BLACK, ("crack",)),
        *_edged(ledge, "#b8b8b8", "desk", turn=2),
    ]  # fmt: skip


def _wing_tip() -> list[Sheet]:
    """A wing out of the sleeve that rests on the desk, its feathers over the edge like fingers."""
    sheets: list[Sheet] = []
    for tip, width in (
        (".28,-.90", 0.17),
        (".12,-.94", 0.18),
        ("-.05,-.90", 0.18),
        ("-.20,-.80", 0.16),
    ):
        x, y = points(tip)[0]
        quill = blob(
            (x, y), (x, y), (x - width / 2, y + 0.16), (x - 0.2 * width, -0.40), (0.20, -0.26),
            (x + 0.6 * width, -0.40), (x + width / 2, y + 0.16),
        )  # fmt: skip
        shaft = cuts([(x, y + 0.05), (x + 0.02, -0.62), (x + 0.05, -0.46)], thick=0.016)
        sheets += [*_edged(quill, BLACK, "wing", line=WHITE), Sheet(shaft, WHITE)]
    sleeve = blob(".9,.0 .56,-.10 .20,-.18 .0,-.24 .0,-.24 .08,-.46 .08,-.46 .4,-.44 .8,-.40")
    cuff = strip(points("-.01,-.20 .03,-.34 .09,-.48"), 0.10)
    folds = cuts(".62,-.14 .46,-.22 .30,-.24", ".70,-.28 .5,-.34 .3,-.35", thick=0.026)
    return [
        *sheets, *_edged(sleeve, INKS["vermilion"], "sleeve", turn=20), Sheet(folds, BLACK),
        *_edged(cuff, WHITE, "cuff"),
    ]  # fmt: skip


def _traveller() -> list[Sheet]:
    """A small man with a suitcase who holds his passport up; feathers peep out under his coat."""
    legs = strip(points("-.04,.28 -.05,.14 -.05,.02"), 0.10) | strip(
        points(".09,.28 .10,.14 .10,.02"), 0.10
    )
    shoes = blob("-.11,.0 -.11,.0 -.10,.06 .0,.06 .06,.0 .06,.0")
    shoes = shoes | shoes.at(0.15, 0)
    tail = blob(
        "-.08,.34 -.20,.24 -.32,.10 -.32,.10 -.23,.12 -.26,.0 -.26,.0 -.17,.05 -.16,-.05"
        " -.16,-.05 -.08,.10 -.02,.26"
    )
    coat = blob(
        "-.06,.72 .06,.72 .14,.64 .15,.46 .20,.24 .20,.24 .0,.20 -.20,.26 -.20,.26 -.15,.5 -.14,.66"
    )
    folds = cuts("-.04,.50 -.06,.38 -.08,.26", ".07,.50 .08,.38 .09,.25", thick=0.02)
    case = box(0.22, 0.20).at(0.32, 0.10)
    grip = strip(points(".27,.19 .29,.25 .35,.25 .37,.19"), 0.024)
    arm = strip(points("-.10,.62 -.20,.46 -.21,.28"), 0.12, 0.09)
    raised = strip(points(".06,.62 .21,.76 .26,1.0"), 0.13, 0.10)
    hand, fist = ellipse(0.055).at(0.265, 1.03), ellipse(0.05).at(-0.20, 0.27)
    passport = polygon(".18,1.06 .38,1.10 .33,1.38 .13,1.34")
    photo = polygon(".20,1.16 .31,1.18 .28,1.32 .17,1.30")

    def looking_up(outline: Outline) -> Outline:
        return outline.scaled(0.32).turned(24).at(0.0, 0.86)

    face = cuts(".16,.14 .27,.20 .38,.15", ".26,-.275 .33,-.29 .385,-.276", thin=0.03, thick=0.05)
    cap = blob("-.50,.12 -.46,.50 -.16,.68 .20,.62 .36,.42 .62,.34 .60,.24 .30,.26 -.1,.22")
    return [
        *_edged(tail, BLACK, "tail feathers", line=WHITE), *_edged(legs, "#3c3c3c", "trousers"),
        *_edged(shoes, BLACK, "shoes"), *_edged(arm, INKS["night"], "sleeve"),
        *_edged(grip, BLACK), *_edged(case, INKS["lamp"], "suitcase", turn=0), *_edged(fist, WHITE,
        "hand"),
        *_edged(passport, INKS["vermilion"], "passport"), *_edged(photo, WHITE, "photograph"),
        Sheet(ellipse(0.024, 0.03).turned(18).at(0.24, 1.255), BLACK),
        *_edged(raised, INKS["night"], "sleeve", turn=60), *_edged(hand, WHITE, "hand"),
        *_edged(coat, INKS["night"], "traveller", turn=84), Sheet(folds, BLACK),
        *_edged(looking_up(profile_outline(MAN, bust=False)), WHITE, "traveller"),
        Sheet(looking_up(face | ellipse(0.045, 0.06).at(0.27, 0.02)), BLACK),
        *_edged(looking_up(cap), "#5a5a5a", "cap", turn=20),
    ]  # fmt: skip
