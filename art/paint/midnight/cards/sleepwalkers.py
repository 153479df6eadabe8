"""Those who walk in their sleep, and the cat that leads them."""

from functools import partial

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import lay_pile
from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD, OLD, WOMAN, Hair, Profile, head
from art.paint.story.cutouts.geometry import blob, ellipse, points, polygon, strip, strips
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Outline, Sheet, Sheets
from art.paint.story.skies import Moon

_edged = partial(edged, edge=0.016)

_BLACK, _WHITE = "#161616", "#f4f4f4"
_STEEP = 0.44
"""How fast the ridge climbs to the right."""


def _ridge(x: float) -> float:
    """How high the ridge is at x."""
    return -0.66 + _STEEP * x


@card(
    palette="block_night",
    hand="woodcut",
    title="Meeting adjourned",
    subject="sleepwalkers on a roof ridge",
    props=("roof", "nightcaps", "cat", "moon", "pillow", "minutes"),
    mood=("funny", "risky", "dreamy"),
)
def sleepwalkers_union(scene: Scene, palette: Palette) -> Finish:
    moon = Moon((0.190, 0.130, 1.0), radius=0.232, phase=0.0)
    settings.void(scene, palette, moon=moon, light_from=(0.5, 0.6, -0.5), key=1.15, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    _lay_roof(scene)
    walkers: tuple[tuple[Sheets, float, float], ...] = (
        (_cat(), 0.68, 0.32), (_old_man(), 0.24, 1.12), (_stout_lady(), -0.25, 0.94),
        (_child(), -0.66, 0.72), (_mouse(), -0.865, 0.14),
    )  # fmt: skip
    for index, (sheets, x, size) in enumerate(walkers):
        lay_pile(scene, sheets, x, _ridge(x), size, depth=9.0 - 0.5 * index)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="black", stars=50, halo=240, contrast=1.6,
        lamp_pool=0,
    )  # fmt: skip


def _lay_roof(scene: Scene) -> None:
    """A steep roof of round tiles, and a child awake behind a lit skylight."""
    left, right = (-1.2, _ridge(-1.2)), (1.2, _ridge(1.2))
    roof = polygon((-1.2, -1.7), left, right, (1.2, -1.7))
    scene.lay(Sheet(roof, "#1c1c1c", ("roof",)), depth=10.5)
    scene.lay(Sheet(_tiles(), "#c0c0c0", ("tiles",)), depth=10.4)
    scene.lay(Sheet(strip((left, right), 0.05), "#d8d8d8", turn=114), depth=10.3)
    frame = polygon("-.36,-.40 .32,-.10 .32,.46 -.36,.16")
    pane = polygon("-.30,-.32 .26,-.07 .26,.38 -.30,.13")
    skin, *_, locks = head(_WHITE, _BLACK, CHILD, "bob", "none")

    def placed(outline: Outline) -> Outline:
        return outline.flipped().scaled(0.31).turned(-16).at(0.03, 0.02) & pane

    parts = [
        Sheet(frame, "#f0f0f0", ("skylight",)),
        Sheet(pane, INKS["lamp"], ("skylight",), turn=66),
        Sheet(placed(ellipse(0.7, 0.6).at(-0.2, -1.1)), INKS["vermilion"], ("pyjamas",), turn=20),
        Sheet(placed(skin.outline), _WHITE, ("child awake",)),
        Sheet(placed(locks.outline), "#2c2c2c", ("hair",), turn=100),
        Sheet(placed(ellipse(0.04, 0.055).at(0.27, 0.03)), _BLACK, ("eye",)),
        Sheet(placed(strip(points(".15,.17 .26,.22 .36,.18"), 0.02)), _BLACK),
    ]
    lay_pile(scene, parts, 0.44, -1.02, depth=10.2)


def _tiles() -> Outline:
    """Rows of round tiles down the roof."""
    tiles = Outline(())
    for row in range(8):
        for column in range(15):
            x = -1.15 + 0.17 * column + 0.085 * (row % 2)
            y = _ridge(x) - 0.14 - 0.15 * row
            arc = [(x - 0.08, y - 0.02), (x - 0.05, y - 0.085), (x, y - 0.09), (x + 0.05, y - 0.05),
                (x + 0.08, y + 0.05)]  # fmt: skip
            tiles = tiles | strip(arc, 0.010)
    return tiles


def _feet(*ankles: float, top: float) -> list[Sheet]:
    """Bare legs from a hem to feet that stand on the slope."""
    sheets: list[Sheet] = []
    foot = blob("-.05,.0 -.05,.0 -.045,.07 .0,.075 .05,.05 .11,.035 .125,.01 .12,.0 .12,.0")
    for x in ankles:
        leg = strip(((x * 0.7, top), (x - 0.015, _STEEP * x + 0.05)), 0.075, 0.06)
        sheets += _edged(leg | foot.turned(16).at(x, _STEEP * x), _WHITE, "bare feet")
    return sheets


def _sleeper(kind: Profile, hair: Hair, size: float, x: float, y: float, bow: float) -> list[Sheet]:
    """A plain profile with one closed lid."""
    skin, *_, locks = head(_WHITE, "#8a8a8a", kind, hair, "none")
    lid = strip(points(".13,.04 .18,-.03 .26,-.05 .35,.0"), 0.026)
    brow = strip(points(".15,.16 .26,.20 .36,.16"), 0.016, 0.02)
    mouth = strip(points(".30,-.285 .35,-.28 .40,-.276"), 0.02)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(size).turned(-bow).at(x, y)

    return [
        *_edged(placed(skin.outline), _WHITE, "sleepwalker"),
        Sheet(placed(lid | brow | mouth), _BLACK, ("closed lid",)),
        *_edged(placed(locks.outline), "#5a5a5a", "hair", turn=110),
    ]


def _nightcap(colour: str, tail: str, size: float, x: float, y: float, bow: float) -> list[Sheet]:
    """A nightcap for such a head; its tail is a path from the crown to the tassel."""
    cap = blob("-.52,.16 -.50,.5 -.24,.74 .1,.70 .32,.52 .40,.32 .40,.32 .0,.28")
    cap = cap.scaled(size).turned(-bow).at(x, y)
    path = points(tail)
    wool = cap | strip(path, 0.10, 0.045)
    band = strip(points("-.54,.14 -.1,.24 .42,.30"), 0.13).scaled(size).turned(-bow).at(x, y)
    return [
        *_edged(wool, colour, "nightcap", turn=150), *_edged(band, _WHITE, "nightcap"),
        *_edged(ellipse(0.034).at(*path[-1]), _WHITE, "tassel"),
    ]  # fmt: skip


def _old_man() -> list[Sheet]:
    """A tall old man in a striped gown with both arms out and limp hands."""
    sleeve = blob(
        ".0,.78 .14,.755 .30,.735 .30,.735 .315,.60 .29,.56 .29,.56 .16,.60 .03,.60 -.04,.68"
    )
    limp = blob(
        ".27,.70 .34,.715 .40,.695 .43,.64 .435,.555 .42,.55 .41,.60 .40,.535 .383,.535 .38,.60"
        " .365,.545 .347,.55 .35,.62 .32,.65 .28,.645"
    )
    gown = blob(
        "-.02,.83 .06,.80 .10,.70 .10,.52 .13,.30 .17,.15 .17,.15 .06,.11 -.06,.09 -.20,.07"
        " -.20,.07 -.16,.34 -.13,.56 -.13,.70 -.10,.80"
    )
    stripes = cuts(
        ".06,.62 .08,.36 .12,.14", ".01,.60 .02,.36 .04,.11", "-.04,.58 -.04,.34 -.05,.10",
        "-.09,.60 -.10,.36 -.135,.09", thin=0.012, thick=0.022,
    )  # fmt: skip
    creases = cuts(".08,.70 .16,.68 .24,.67", ".06,.65 .13,.64 .20,.63", thick=0.012)
    raised = 0.075
    return [
        *_feet(-0.15, 0.10, top=0.16),
        *_edged(limp.at(0.03, raised), _WHITE, "hand"),
        *_edged(sleeve.at(0.03, raised), INKS["night"], "sleepwalker", turn=10),
        *_edged(gown, INKS["night"], "sleepwalker", "nightgown"),
        Sheet(stripes, _BLACK),
        *_edged(limp.at(-0.03, -0.03), _WHITE, "hand"),
        *_edged(sleeve.at(-0.03, -0.03), INKS["night"], "sleepwalker", turn=10),
        Sheet(creases.at(-0.03, -0.03), _BLACK),
        *_sleeper(OLD, "bald", 0.235, 0.02, 0.935, 2),
        *_nightcap(_WHITE, "-.02,1.06 -.14,1.05 -.21,.94 -.20,.82", 0.235, 0.02, 0.935, 2),
    ]


def _stout_lady() -> list[Sheet]:
    """A stout lady in a white gown, her cheek on the pillow that she hugs."""
    gown = blob(
        "-.06,.84 .05,.80 .14,.66 .20,.46 .24,.28 .25,.15 .25,.15 .08,.09 -.10,.02 -.26,.0"
        " -.26,.0 -.25,.28 -.22,.52 -.20,.68 -.15,.80"
    )
    folds = cuts(
        ".10,.44 .14,.28 .16,.13", ".02,.40 .03,.24 .03,.08", "-.08,.46 -.10,.26 -.11,.05",
        "-.15,.52 -.18,.30 -.20,.04", thick=0.022,
    )  # fmt: skip
    pillow = blob(".02,.78 .06,.86 .20,.84 .34,.90 .37,.80 .33,.64 .38,.50 .28,.47 .14,.52 .03,.48")
    tucks = cuts(".30,.84 .26,.78 .26,.72", ".31,.53 .27,.58 .27,.63", thick=0.016)
    sleeve = blob("-.12,.78 -.02,.76 .06,.64 .22,.66 .22,.66 .24,.55 .24,.55 .04,.50 -.10,.58")
    hand = blob(".22,.645 .29,.65 .33,.625 .335,.60 .31,.59 .29,.56 .22,.565")
    return [
        *_feet(-0.14, 0.14, top=0.14),
        *_edged(gown, _WHITE, "sleepwalker", "nightgown"),
        Sheet(folds, _BLACK),
        *_edged(pillow, _WHITE, "pillow"), Sheet(tucks, _BLACK),
        *_sleeper(WOMAN, "bob", 0.25, 0.04, 0.955, 26),
        *_edged(hand, _WHITE, "hand"),
        *_edged(sleeve, _WHITE, "sleepwalker"),
        Sheet(cuts("-.02,.70 .04,.60 .12,.58", thick=0.016), _BLACK),
        *_nightcap(
            INKS["vermilion"], ".05,1.10 -.14,1.10 -.26,.94 -.28,.72 -.24,.46 -.20,.16", 0.25, 0.04,
            0.955, 26,
        ),
    ]  # fmt: skip


def _child() -> list[Sheet]:
    """A child in pyjamas that holds on to the tail of the cap before it."""
    trousers = strip(points(".0,.46 -.10,.26 -.16,.0"), 0.18, 0.13) | strip(
        points(".02,.46 .10,.28 .12,.10"), 0.18, 0.13
    )
    jacket = blob(
        "-.04,.70 .06,.68 .12,.56 .14,.38 .14,.38 .0,.34 -.15,.34 -.15,.34 -.14,.52 -.10,.66"
    )
    far = strip(points(".06,.62 .16,.58 .25,.68"), 0.11, 0.09)
    fist = ellipse(0.05, 0.045)
    near = strip(points("-.05,.61 .08,.43 .25,.53"), 0.12, 0.10)
    stripes = strips([((-0.3, 0.12 + 0.09 * i), (0.3, 0.20 + 0.09 * i)) for i in range(5)], 0.016)
    return [
        *_feet(-0.17, 0.13, top=0.12),
        *_edged(fist.at(0.275, 0.71), _WHITE, "hand"),
        *_edged(far, INKS["lamp"], "child", turn=20),
        *_edged(trousers, INKS["lamp"], "child"),
        *_edged(jacket, INKS["lamp"], "child", "pyjamas"),
        Sheet(stripes & (trousers | jacket), _BLACK),
        *_sleeper(CHILD, "curls", 0.33, 0.0, 0.89, -4),
        *_edged(fist.at(0.285, 0.555), _WHITE, "hand"),
        *_edged(near, INKS["lamp"], "child", turn=60),
    ]


def _cat() -> list[Sheet]:
    """A black cat, asleep as well, that walks up the ridge with the minutes in its mouth."""
    body = blob(
        "-.42,.50 -.30,.60 .0,.62 .22,.72 .30,.86 .30,1.02 .30,1.02 .38,.94 .46,.94 .54,1.04"
        " .54,1.04 .58,.90 .66,.80 .66,.72 .56,.66 .44,.62 .36,.50 .32,.40 .0,.36 -.30,.30 -.44,.36"
    )
    legs = Outline(())
    for x, reach in ((-0.36, -0.46), (-0.24, -0.12), (0.16, 0.10), (0.26, 0.42)):
        legs = legs | strip(((x, 0.46), (reach, _STEEP * reach + 0.02)), 0.15, 0.09)
    tail = strip(points("-.40,.46 -.60,.60 -.64,.90 -.54,1.14 -.62,1.26"), 0.11, 0.06)
    paper = polygon(".56,.72 .86,.66 .80,.28 .52,.34")
    lines = strips([((0.60, 0.60 - 0.09 * i), (0.76, 0.565 - 0.09 * i)) for i in range(3)], 0.03)
    lid = cuts(".46,.83 .51,.80 .56,.83", thin=0.012, thick=0.026)
    return [
        Sheet(body | legs | tail, _BLACK, ("cat",)), *_edged(paper, _WHITE, "minutes"),
        Sheet(lines, _BLACK), Sheet(lid, _WHITE, ("closed lid",)),
    ]  # fmt: skip


def _mouse() -> list[Sheet]:
    """A mouse in a nightcap that brings up the rear."""
    body = blob("-.3,.0 -.34,.4 -.16,.72 .06,.86 .3,.8 .5,.66 .36,.58 .24,.5 .26,.2 .2,.0")
    arms = strip(((0.1, 0.48), (0.5, 0.46)), 0.10, 0.07)
    tail = strip(points("-.26,.06 -.6,.0 -.8,.3"), 0.08, 0.04)
    ear = ellipse(0.15).at(-0.08, 0.84)
    cap = blob(".02,.90 .06,1.08 -.10,1.3 -.46,1.3 -.56,1.06 -.40,1.16 -.2,1.06 -.16,.92")
    return [
        Sheet(body | arms | tail, _WHITE, ("mouse",)), Sheet(ear, _WHITE, ("mouse",)),
        Sheet(cap, INKS["vermilion"], ("nightcap",)),
    ]  # fmt: skip
