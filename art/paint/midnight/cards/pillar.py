"""A hermit on a pillar of print, and the crows that keep him informed."""

from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.portraits import SHADE, carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.animals import crow_outline
from art.paint.story.cutouts.figures import OLD
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
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

_edged = partial(edged, edge=0.016)


@card(
    palette="block_day",
    hand="woodcut",
    title="They bring him the news",
    subject="hermit on a pillar of books and newspapers",
    props=("books", "newspapers", "beard", "robe", "crow", "roofs", "mouse"),
    mood=("absurd", "calm", "proud"),
)
def pillar_sitter(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _roofs(), 0, 0, depth=55.0)
    lay_pile(scene, _late_crows(), 0, 0, depth=52.0)
    lay_pile(scene, _pillar(), 0.40, 0, depth=48.0)
    lay_pile(scene, _hermit(), 0, 0, depth=34.0)
    lay_pile(scene, _newspaper(), -0.12, 0.66, depth=24.0)
    lay_pile(scene, _crow(), 0, 0, depth=20.0)
    lay_pile(scene, _hand(), 0, 0, depth=12.0)
    return WoodcutPlan(inks=("plum", "vermilion"), sky="paper", contrast=1.6)


def _roofs() -> list[Sheet]:
    """A town far below, cut small and dark."""
    town = polygon(
        "-1.2,-1.7 -1.2,-1.14 -.96,-1.0 -.78,-1.14 -.78,-1.2 -.66,-1.2 -.66,-.92"
        " -.58,-.80 -.50,-.92"
        " -.50,-1.22 -.34,-1.10 -.16,-1.24 -.16,-1.30 .2,-1.30 .2,-1.7"
    )
    chimneys = box(0.06, 0.14).at(-0.86, -1.02) | box(0.05, 0.14).at(-0.26, -1.12)
    lights = Outline(())
    for x, y in ((-0.90, -1.26), (-0.58, -1.04), (-0.58, -1.18), (-0.36, -1.28), (-0.74, -1.38)):
        lights = lights | box(0.05, 0.07).at(x, y)
    return [Sheet(town | chimneys, BLACK, ("roofs",)), Sheet(lights, WHITE, ("windows",))]


def _late_crows() -> list[Sheet]:
    """Two more crows on their way up, each with a paper."""
    sheets: list[Sheet] = []
    for x, y, size, turn in ((-0.66, -0.46, 0.30, 14), (-0.32, -0.76, 0.20, 26)):
        crow = Sheet(crow_outline(flying=True), BLACK, ("crows",))
        page = Sheet(polygon(".44,.02 .70,.10 .62,-.22 .38,-.26"), WHITE)
        edge = Sheet(rim(page.outline, 0.05), BLACK)
        sheets += [part.placed(x, y, size, turn, flip=False) for part in (edge, page, crow)]
    return sheets


def _book(y: float, tall: float, half: float, colour: str) -> list[Sheet]:
    """A book that shows its spine, with raised bands and a label."""
    spine = blob(
        (-half, y), (-half, y), (half, y), (half, y), (half + 0.02, y + tall / 2),
        (half, y + tall), (half, y + tall), (-half, y + tall), (-half, y + tall),
        (-half - 0.02, y + tall / 2),
    )  # fmt: skip
    bands = strips(
        [((x, y), (x, y + tall)) for x in (-half * 0.78, half * 0.72, half * 0.84)], 0.018
    )
    label = box(half * 0.6, tall * 0.46).at(-half * 0.1, y + tall / 2)
    pale = BLACK if colour > "#a" else WHITE
    return [
        *_edged(spine, colour, "books", turn=0), Sheet(bands & spine, pale),
        *_edged(label, WHITE, "label", edge=0.008),
    ]  # fmt: skip


def _pages(y: float, tall: float, half: float, colour: str) -> list[Sheet]:
    """A book that shows the edges of its pages between two boards."""
    board = tall * 0.18
    block = box(2 * half - 0.06, tall).at(0, y + tall / 2)
    leaves = strips(
        [((-half, y + tall * f), (half, y + tall * (f + 0.02))) for f in (0.32, 0.46, 0.6, 0.72)],
        0.008,
    )
    covers = box(2 * half, board).at(0, y + board / 2) | box(2 * half, board).at(
        0, y + tall - board / 2
    )
    return [
        *_edged(block, WHITE, "books"), Sheet(leaves & block, BLACK),
        *_edged(covers, colour, "books", turn=0),
    ]  # fmt: skip


def _bundle(y: float, tall: float, half: float, colour: str) -> list[Sheet]:
    """Newspapers folded and tied with string."""
    sheets = []
    layers = 4
    step = tall / layers
    for index in range(layers):
        low, out = y + step * index, half + 0.02 * ((index * 3) % 4 - 1.5)
        fold = blob(
            (-out, low), (out, low), (out, low), (out, low + step), (out, low + step),
            (-out, low + step), (-out - 0.03, low + step / 2),
        )  # fmt: skip
        line = strip(((-out * 0.9, low + step / 2), (out * 0.9, low + step / 2)), 0.006)
        sheets += [*_edged(fold, colour, "newspapers", turn=0, edge=0.012), Sheet(line, BLACK)]
    string = strips(
        [((x * half, y - 0.01), (x * half, y + tall + 0.01)) for x in (-0.3, 0.34)], 0.026
    )
    return [*sheets, *_edged(string, INKS["vermilion"], "string", edge=0.008)]


def _pillar() -> list[Sheet]:
    """The pillar: it widens downwards, for we stand far below it."""
    red, plum = INKS["vermilion"], INKS["plum"]
    sheets: list[Sheet] = []
    for make, y, tall, half, shift, tilt, colour in (
        (_pages, -1.66, 0.36, 0.58, 0.0, 0.0, "#4a4a4a"),
        (_bundle, -1.30, 0.28, 0.52, -0.03, 1.0, WHITE),
        (_book, -1.03, 0.22, 0.50, 0.05, -1.0, "#5a5a5a"),
        (_pages, -0.81, 0.19, 0.46, -0.03, 1.5, plum),
        (_book, -0.62, 0.15, 0.47, 0.02, 0.5, red),
        (_bundle, -0.47, 0.20, 0.41, -0.02, -1.5, WHITE),
        (_book, -0.27, 0.14, 0.41, 0.04, 1.5, "#2c2c2c"),
        (_pages, -0.14, 0.13, 0.37, -0.02, -2.0, "#6a6a6a"),
        (_book, -0.01, 0.11, 0.37, 0.02, 0.0, "#c4c4c4"),
    ):
        sheets += [
            part.placed(shift, 0, 1, tilt, flip=False) for part in make(y, tall, half, colour)
        ]
    return [*sheets, *_mouse()]


def _mouse() -> list[Sheet]:
    """A mouse that looks out between two volumes, a scrap of paper in its paws."""
    hole = blob(".16,-.84 .16,-.84 .17,-.72 .26,-.64 .35,-.70 .38,-.84 .38,-.84")
    head = blob(".20,-.84 .19,-.78 .12,-.765 .12,-.75 .20,-.71 .28,-.70 .33,-.76 .34,-.84")
    ears = ellipse(0.042).at(0.285, -0.69)
    face = ellipse(0.012).at(0.205, -0.755) | ellipse(0.014).at(0.12, -0.757)
    face = face | cuts(".265,-.70 .285,-.675 .305,-.70", thick=0.010)
    return [Sheet(hole, BLACK), Sheet(ears | head, WHITE, ("mouse",)), Sheet(face, BLACK)]


def _hermit() -> list[Sheet]:
    """A whole man in a wide robe with his legs over the edge, his beard down to the lower books."""
    robe = blob(
        ".34,.86 .56,.84 .74,.62 .84,.34 .86,.10 .80,.02 .80,.02 .3,.06 .12,-.08 .08,-.34 .08,-.34"
        " -.10,-.30 -.14,-.28 -.14,-.28 -.12,.0 -.08,.20 .06,.32 .22,.40 .26,.64"
    )
    folds = cuts(
        ".70,.60 .70,.34 .62,.10", ".78,.40 .80,.24 .76,.08", ".56,.56 .52,.34 .42,.16 .26,.08",
        ".40,.42 .28,.26 .08,.18 .0,-.02 -.02,-.28", ".30,.20 .12,.12 .04,-.06 .03,-.30",
        "-.04,.18 -.08,.0 -.10,-.24", thick=0.026,
    )  # fmt: skip
    foot = blob("-.12,-.34 .06,-.36 .07,-.44 -.02,-.48 -.16,-.50 -.24,-.47 -.20,-.42 -.13,-.40")
    sandal = cuts(
        "-.04,-.36 -.06,-.42 -.04,-.48", "-.12,-.38 -.13,-.43 -.14,-.49", thin=0.016, thick=0.02
    )
    cowl = blob(".26,.90 .40,.98 .62,.94 .70,.80 .60,.70 .40,.74 .26,.80")
    head = carved_profile(OLD, "bald", "#d0d0d0", lid="down", smile=0.3, years=7)
    return [
        *_edged(foot, WHITE, "foot"), Sheet(sandal, BLACK),
        *_edged(robe, INKS["plum"], "robe", turn=70), Sheet(folds, BLACK),
        *_edged(cowl, INKS["plum"], "robe", turn=10),
        *(part.placed(0.42, 1.08, 0.44, 6, flip=True) for part in head),
        *_beard(),
    ]  # fmt: skip


def _beard() -> list[Sheet]:
    """A beard that falls over his lap and past the edge of the pillar."""
    beard = blob(
        ".44,1.08 .47,.92 .42,.70 .36,.50 .32,.30 .34,.10 .40,-.12 .42,-.32 .34,-.50 .20,-.60"
        " .04,-.62 .04,-.62 .16,-.52 .22,-.40 .22,-.40 .12,-.44 .12,-.44 .20,-.26 .20,-.06 .14,.16"
        " .12,.40 .16,.62 .20,.80 .22,.92 .30,.94"
    )
    strands = cuts(
        ".38,.90 .34,.64 .26,.36 .26,.10 .32,-.16 .30,-.40 .18,-.54",
        ".32,.88 .26,.62 .20,.36 .22,.10 .27,-.14 .26,-.38", ".26,.86 .20,.64 .15,.42 .17,.18",
        ".41,.80 .37,.60 .31,.40 .29,.18 .35,-.08 .37,-.30 .30,-.46", thick=0.014,
    )  # fmt: skip
    moustache = blob(".19,.98 .27,1.0 .35,.94 .41,.80 .43,.66 .43,.66 .35,.78 .26,.88 .18,.92")
    hairs = cuts(".22,.96 .30,.93 .37,.82", ".21,.935 .28,.90 .34,.82", thick=0.012)
    return [
        *_edged(beard, WHITE, "beard"), Sheet(strands, BLACK),
        *_edged(moustache.at(0.035, -0.015), WHITE, "beard"), Sheet(hairs.at(0.035, -0.015), BLACK),
    ]  # fmt: skip


def _hand() -> list[Sheet]:
    """The arm that takes the paper, in a wide sleeve."""
    sleeve = blob(
        ".52,.72 .44,.80 .30,.74 .12,.66 .02,.66 .02,.66 .0,.56 .04,.44 .04,.44"
        " .18,.46 .34,.44 .48,.48"
    )
    folds = cuts(".40,.70 .26,.62 .14,.58", ".42,.58 .28,.54 .16,.50", thick=0.02)
    palm = blob(".06,.64 -.04,.68 -.12,.66 -.13,.61 -.08,.58 -.13,.56 -.12,.52 -.04,.50 .06,.52")
    fingers = cuts("-.11,.615 -.06,.60 -.01,.60", "-.12,.56 -.07,.55 -.02,.555", thick=0.012)
    return [
        *_edged(palm, WHITE, "hand"), Sheet(fingers, BLACK),
        *_edged(sleeve, INKS["plum"], "sleeve", turn=160), Sheet(folds, BLACK),
    ]  # fmt: skip


def _newspaper() -> list[Sheet]:
    """A paper whose only picture is of somebody on a pillar."""
    page = polygon("-.20,.16 .16,.10 .12,-.28 -.22,-.22")
    head = box(0.28, 0.04).turned(-9).at(-0.02, 0.075)
    lines = strips([((-0.02, 0.0 - 0.05 * i), (0.11, -0.02 - 0.05 * i)) for i in range(5)], 0.011)
    frame = polygon("-.18,.03 -.05,.01 -.06,-.18 -.19,-.16")
    pillar = (
        box(0.03, 0.09).at(-0.12, -0.125)
        | ellipse(0.024, 0.03).at(-0.12, -0.06)
        | ellipse(0.014).at(-0.12, -0.02)
    )
    return [
        *_edged(page, WHITE, "newspaper"), Sheet(head | lines, BLACK),
        *_edged(frame, SHADE, "picture", edge=0.010, turn=0), Sheet(pillar, BLACK),
    ]  # fmt: skip


def _feather(long: float, wide: float) -> Outline:
    """A feather that points right from the origin."""
    return blob(
        (0.0, -wide * 0.3), (0.0, wide * 0.3), (long * 0.5, wide * 0.6), (long * 0.92, wide * 0.4),
        (long, 0.0), (long * 0.9, -wide * 0.36), (long * 0.5, -wide * 0.5),
    )  # fmt: skip


def _fan(
    x: float, y: float, rows: tuple[tuple[float, float, float], ...], size: float
) -> list[Sheet]:
    """Feathers that overlap: each has its angle, its length and how far along the arm it grows."""
    sheets: list[Sheet] = []
    for angle, long, along in rows:
        outline = _feather(long * size, 0.13 * size)
        spine = cuts(
            [(0.04, 0.0), (long * size * 0.5, 0.006), (long * size * 0.9, 0.0)], thick=0.012
        )
        parts = (*white_edged(outline, BLACK, "wings", edge=0.012), Sheet(spine, WHITE))
        sheets += [
            part.placed(x - along, y + along * 0.9, 1.0, angle, flip=False) for part in parts
        ]
    return sheets


def _crow() -> list[Sheet]:
    """A large crow that brakes in the air, wings up and tail spread, a paper in its beak."""
    far = tuple((96 - 8 * i, 0.70 - 0.05 * i, 0.0) for i in reversed(range(6)))
    near = tuple((174 - 11 * i, 0.40 + 0.05 * i, 0.02 * i) for i in reversed(range(9)))
    cover = tuple((172 - 13 * i, 0.24 + 0.02 * i, 0.015 * i) for i in reversed(range(7)))
    tail = tuple((206 + 12 * i, 0.44 - 0.02 * i, 0.0) for i in range(4))
    body = blob(
        "-.30,.76 -.36,.84 -.46,.84 -.54,.76 -.68,.62 -.84,.46 -.88,.36 -.80,.30 -.66,.30 -.50,.38"
        " -.40,.50 -.34,.64"
    )
    beak = blob("-.34,.80 -.34,.80 -.22,.80 -.08,.72 -.08,.72 -.20,.72 -.32,.70 -.32,.70")
    plumage = cuts(
        "-.46,.62 -.44,.56 -.47,.52", "-.56,.54 -.54,.48 -.57,.44", "-.66,.46 -.64,.40 -.67,.36",
        "-.42,.70 -.40,.64 -.43,.60", "-.54,.62 -.52,.57 -.55,.53", thick=0.016,
    )  # fmt: skip
    claws = strip(points("-.60,.34 -.52,.24 -.44,.22"), 0.04, 0.02) | strip(
        points("-.68,.32 -.62,.20 -.54,.18"), 0.04, 0.02
    )
    toes = cuts(
        "-.46,.23 -.40,.26 -.38,.22",
        "-.46,.22 -.42,.18 -.44,.14",
        "-.56,.19 -.50,.20 -.47,.16",
        "-.56,.18 -.54,.13 -.56,.10",
        thick=0.02,
    )
    return [
        *_fan(-0.50, 0.70, far, 1.0), *_fan(-0.78, 0.40, tail, 1.0),
        Sheet(claws | toes, BLACK, ("claws",)),
        *white_edged(body, BLACK, "crow"), Sheet(plumage, WHITE),
        *_fan(-0.58, 0.60, near, 1.0), *_fan(-0.56, 0.60, cover, 1.0),
        *white_edged(beak, "#5a5a5a", "beak"),
        Sheet(cuts("-.32,.755 -.22,.76 -.12,.735", thick=0.010), WHITE),
        Sheet(ellipse(0.034).at(-0.41, 0.775), WHITE),
        Sheet(ellipse(0.018).at(-0.405, 0.775), BLACK, ("eye",)),
    ]  # fmt: skip
