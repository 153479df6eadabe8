"""A fox that reads to hens."""

from functools import partial

from tools.paint.midnight.carving import edged
from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet

_edged = partial(edged, edge=0.016)

_BLACK, _WHITE = "#161616", "#f8f8f8"


@card(
    palette="block_day",
    hand="woodcut",
    title="Repent, said the soft voice",
    subject="fox that reads to three hens",
    props=("fox", "hens", "book", "lectern", "bench", "scarf", "feather", "window", "snow"),
    mood=("satirical", "tense", "gentle"),
)
def fox_priest(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_WHITE)
    lay_pile(scene, _room(), 0, 0, depth=50.0)
    lay_pile(scene, _tail(), 0, 0, depth=44.0)
    lay_pile(scene, _body(), 0, 0, depth=42.0)
    lay_pile(scene, _head(), -0.34, 0.70, 0.86, depth=36.0)
    lay_pile(scene, _scarf(), 0, 0, depth=26.0)
    lay_pile(scene, _lectern(), 0, 0, depth=30.0)
    lay_pile(scene, _foreleg(), 0, 0, depth=27.0)
    lay_pile(scene, _bench(), 0, 0, depth=24.0)
    for x, size, tone, bow in _FLOCK:
        lay_pile(scene, _hen(tone, bow), x, -1.20, size, depth=20.0 + x)
    return WoodcutPlan(inks=("clay", "vermilion", "night"), sky="paper", contrast=1.5)


_FLOCK = ((0.73, 0.82, INKS["clay"], 8.0), (0.36, 0.94, _BLACK, -4.0), (-0.02, 1.06, _WHITE, 3.0))
"""Place, size, tone and tilt of every hen."""


def _room() -> list[Sheet]:
    """A bare wall with boards, and a window to the winter night."""
    panel = box(2.4, 1.2).at(0, -1.06)
    boards = strips([((x, -0.48), (x, -1.36)) for x in (-0.86, -0.5, 0.2, 0.54, 0.88)], 0.012)
    floor = box(2.4, 0.4).at(0, -1.56)
    pane = box(0.52, 0.74).at(0.64, 0.78)
    hill = blob(".2,.40 .5,.56 .7,.50 1.0,.62 1.0,.3 .2,.3") & pane
    moon = ellipse(0.09).at(0.76, 0.98)
    bars = strips([((0.64, 0.4), (0.64, 1.16)), ((0.38, 0.80), (0.90, 0.80))], 0.03)
    sill = box(0.66, 0.07).at(0.64, 0.39)
    return [
        *_edged(panel, _WHITE, "boards"), Sheet(boards, _BLACK),
        *_edged(floor, _WHITE, "floor"), *_edged(pane, INKS["night"], "window", turn=0),
        Sheet(moon, _WHITE, ("moon",)), Sheet(hill, _WHITE, ("snow",)),
        Sheet(rim(pane, 0.05) | bars, _BLACK, ("window",)), *_edged(sill, _WHITE, "sill"),
    ]  # fmt: skip


def _tail() -> list[Sheet]:
    """A great brush with a white tip."""
    brush = blob(
        "-.52,-.92 -.70,-1.04 -.90,-.98 -1.0,-.70 -.98,-.30 -.90,.02 -.84,.26 -.76,.08 -.70,-.20"
        " -.66,-.46 -.52,-.64 -.40,-.74"
    )
    tip = blob("-.98,-.16 -.90,-.08 -.86,-.18 -.80,-.06 -.74,-.16 -.66,.1 -.84,.4 -1.1,.2") & brush
    fur = cuts("-.62,-.90 -.78,-.86 -.86,-.62", "-.56,-.78 -.70,-.70 -.78,-.46",
               "-.88,-.50 -.90,-.3", "-.76,-.36 -.80,-.2", "-.84,.0 -.84,.12",
               thick=0.016)  # fmt: skip
    return [*_edged(brush, INKS["clay"], "tail", turn=100), Sheet(tip, _WHITE, ("tail",)),
            Sheet(fur, _BLACK)]  # fmt: skip


def _body() -> list[Sheet]:
    """The fox on its hind legs."""
    far = strip(points("-.30,-.72 -.16,-.98 -.24,-1.18 -.18,-1.34"), 0.26, 0.11)
    back = blob(
        "-.54,.52 -.24,.46 -.12,.24 -.10,-.06 -.16,-.40 -.14,-.66 -.22,-.90 -.48,-.98 -.66,-.82"
        " -.70,-.46 -.66,.0 -.62,.32"
    )
    chest = blob("-.30,.46 -.16,.34 -.11,.10 -.12,-.14 -.18,-.44 -.24,-.20 -.24,.06 -.34,.20")
    near = strip(points("-.44,-.76 -.36,-1.0 -.50,-1.20 -.44,-1.36"), 0.34, 0.12)
    near = near | ellipse(0.18, 0.20).at(-0.44, -0.74)
    foot = blob("-.12,.0 -.12,.0 -.10,.09 .0,.12 .14,.08 .20,.03 .20,.0 .20,.0")
    sock = strip(points("-.48,-1.12 -.49,-1.22 -.44,-1.36"), 0.15, 0.12)
    fur = cuts("-.58,.20 -.60,-.06", "-.54,-.10 -.58,-.36", "-.62,-.40 -.60,-.62",
               "-.46,-.40 -.44,-.56", "-.50,.30 -.52,.12", "-.36,-.30 -.34,-.46",
               "-.50,-.84 -.46,-.94", "-.18,.24 -.16,.08", "-.18,-.02 -.18,-.16",
               "-.30,-.46 -.28,-.58", thick=0.016)  # fmt: skip
    return [
        *_edged(far, INKS["clay"], "fox", turn=70), *_edged(foot.at(-0.16, -1.38), _BLACK, "fox"),
        *_edged(back, INKS["clay"], "fox", turn=84), Sheet(chest, _WHITE, ("fox",)),
        *_edged(near, INKS["clay"], "fox", turn=70), Sheet(sock, _BLACK),
        Sheet(foot.at(-0.42, -1.42), _BLACK, ("fox",)), Sheet(fur, _BLACK),
    ]  # fmt: skip


def _foreleg() -> list[Sheet]:
    """A foreleg from the shoulder to the paw that lies on the page."""
    leg = strip(points("-.46,.14 -.36,-.20 -.12,-.06"), 0.22, 0.13) | ellipse(0.12).at(-0.46, 0.12)
    paw = strip(points("-.24,-.14 -.12,-.06 .0,.05"), 0.13, 0.10) | ellipse(0.065).at(0.02, 0.06)
    toes = cuts(".04,.09 .07,.07", ".02,.04 .06,.03", thick=0.014)
    fur = cuts("-.46,.06 -.44,-.06", "-.40,-.04 -.36,-.14", thick=0.016)
    return [
        *_edged(leg, INKS["clay"], "fox", turn=70), *_edged(paw, _BLACK, "paw", line=_WHITE),
        Sheet(toes, _WHITE), Sheet(fur, _BLACK),
    ]  # fmt: skip


def _head() -> list[Sheet]:
    """A narrow head in profile that looks down over its muzzle, with a lowered lid."""
    skull = blob(
        "-.40,-.30 -.36,.02 -.32,.20 -.32,.20 -.28,.64 -.28,.64 -.16,.50 -.04,.32 -.04,.32 .10,.29"
        " .24,.18 .44,.07 .64,.03 .68,-.01 .66,-.06 .56,-.10 .36,-.15 .20,-.24 .14,-.38 .14,-.38"
        " .04,-.36 -.02,-.46 -.02,-.46 -.2,-.46"
    )
    ear = blob(".0,.30 .0,.30 .06,.60 .06,.60 .16,.42 .20,.22 .20,.22")
    inner = blob("-.25,.24 -.25,.24 -.24,.52 -.24,.52 -.14,.38 -.10,.30 -.10,.30")
    white = (
        blob(
            ".62,-.03 .44,-.02 .26,-.05 .14,.0 .04,-.10 -.10,-.14 -.10,-.14 -.06,-.24 -.16,-.30"
            " -.16,-.30 -.06,-.36 -.12,-.46 -.02,-.46 .04,-.36 .14,-.38 .20,-.24 .36,-.15 .56,-.10"
        )
        & skull
    )
    mouth = strip(points(".62,-.06 .50,-.075 .38,-.085 .28,-.06"), 0.018)
    lid = strip(points(".09,.14 .16,.15 .24,.11 .30,.08"), 0.03, 0.014)
    eye = blob(".12,.13 .18,.08 .26,.09 .28,.09 .20,.13")
    brow = cuts(".06,.23 .14,.24 .20,.21", thick=0.02)
    nose = ellipse(0.045, 0.038).at(0.655, 0.0)
    fur = cuts("-.30,.04 -.22,-.06", "-.22,.14 -.12,.04", "-.30,-.12 -.22,-.22",
               "-.12,.20 -.04,.12", ".02,-.18 .08,-.22", ".04,-.28 .08,-.31",
               thick=0.018)  # fmt: skip
    whiskers = cuts(".46,-.05 .40,-.16 .42,-.26", ".42,-.04 .34,-.14 .33,-.26", thick=0.010)
    parts: list[Sheet] = [
        *_edged(ear, INKS["clay"], "fox"), *_edged(skull, INKS["clay"], "fox", turn=20),
        Sheet(inner, _BLACK), Sheet(white, _WHITE, ("fox",)),
        Sheet(mouth | lid | eye | brow | nose | fur | whiskers, _BLACK, ("fox",)),
    ]  # fmt: skip
    return [sheet.placed(0, 0, 1, -12, False) for sheet in parts]


def _scarf() -> list[Sheet]:
    """A long red scarf round its neck."""
    wrap = blob("-.72,.44 -.58,.50 -.36,.42 -.22,.30 -.16,.36 -.14,.22 -.26,.10 -.46,.12 -.68,.26")
    tail = blob(
        "-.66,.30 -.66,.30 -.72,.0 -.66,-.30 -.66,-.30 -.50,-.32 -.50,-.32 -.52,.0 -.48,.20"
    )
    ends = [((-0.65 + 0.045 * i, -0.30), (-0.66 + 0.05 * i, -0.40)) for i in range(4)]
    fringe = strips(ends, 0.018)
    knit = cuts("-.60,.44 -.58,.24", "-.46,.42 -.46,.16", "-.32,.36 -.32,.14",
                "-.22,.30 -.22,.16", "-.66,.06 -.54,.04", "-.66,-.06 -.54,-.08",
                "-.64,-.18 -.54,-.20", thick=0.018)  # fmt: skip
    return [Sheet(fringe, _BLACK), *_edged(tail, INKS["vermilion"], "scarf", turn=90),
            *_edged(wrap, INKS["vermilion"], "scarf", turn=0), Sheet(knit, _BLACK)]  # fmt: skip


def _lectern() -> list[Sheet]:
    """A lectern with an open book, a feather between its pages."""
    post = polygon(".12,-.10 .24,-.06 .24,-1.30 .12,-1.30")
    post = post | polygon("-.02,-1.40 .38,-1.40 .28,-1.26 .08,-1.26")
    board = polygon("-.16,-.26 -.14,-.16 .50,.12 .52,.04")
    book = blob(
        "-.32,-.02 -.32,-.02 -.24,.12 -.08,.15 .0,.06 .10,.16 .26,.13 .34,-.02 .34,-.02 .0,-.04"
    )
    leaves = cuts("-.26,.03 -.14,.07 .0,.0", ".27,.03 .14,.08 .02,.0", thick=0.012)
    cover = strip(points("-.34,-.04 0,-.06 .36,-.04"), 0.04)
    book, leaves, cover = (part.turned(23).at(0.17, 0.03) for part in (book, leaves, cover))
    plume = blob(
        "-.01,-.08 -.05,.05 -.075,.16 -.075,.16 -.035,.15 -.085,.25 -.085,.25 -.045,.24 -.065,.34"
        " -.01,.44 .05,.36 .06,.26 .06,.26 .025,.26 .06,.17 .06,.17 .045,.08 .01,-.04"
    ).turned(-30)
    quill = cuts(".0,-.12 .005,.15 -.005,.40", thin=0.008, thick=0.016).turned(-30)
    barbs = cuts("-.04,.08 .0,.03", "-.045,.20 .0,.14", "-.045,.30 .0,.24", ".04,.13 .0,.07",
                 ".04,.22 .005,.17", ".045,.33 .0,.27", thick=0.010).turned(-30)  # fmt: skip
    return [
        *_edged(post, "#6a6a6a", "lectern", turn=90),
        *_edged(plume.at(0.29, 0.20), _WHITE, "feather"),
        Sheet((quill | barbs).at(0.29, 0.20), _BLACK), Sheet(cover, _BLACK),
        *_edged(book, _WHITE, "book"), Sheet(leaves, _BLACK), *_edged(board, _BLACK, "lectern"),
    ]  # fmt: skip


def _bench() -> list[Sheet]:
    """A low bench before the lectern."""
    seat = box(1.30, 0.08).at(0.42, -1.24)
    legs = polygon("-.16,-1.26 -.06,-1.26 -.10,-1.6 -.18,-1.6")
    legs = legs | polygon(".80,-1.26 .90,-1.26 .92,-1.6 .84,-1.6")
    return [*_edged(legs, "#6a6a6a", "bench", turn=90), *_edged(seat, "#9a9a9a", "bench", turn=1)]


def _hen(tone: str, bow: float) -> list[Sheet]:
    """A hen on its feet at the origin that looks up to the left."""
    body = blob(
        "-.13,.40 -.17,.30 -.20,.18 -.14,.08 .0,.05 .12,.08 .20,.18 .28,.34 .28,.34 .18,.30 .10,.26"
        " .02,.28 -.04,.36 -.06,.42"
    )
    head = ellipse(0.068, 0.062).at(-0.10, 0.42)
    comb = beads(points("-.12,.485 -.075,.50 -.035,.48"), 0.030)
    beak = polygon("-.155,.45 -.155,.405 -.235,.465")
    wattle = ellipse(0.022, 0.035).at(-0.145, 0.37)
    feet = strips([((-0.04, 0.08), (-0.05, 0.0)), ((0.05, 0.08), (0.05, 0.0)),
        ((-0.05, 0.01), (-0.10, 0.0)), ((0.05, 0.01), (0.0, 0.0))], 0.020)  # fmt: skip
    mark = _WHITE if tone == _BLACK else _BLACK
    wing = cuts("-.08,.20 .0,.12 .12,.17", "-.06,.23 .04,.18 .14,.22", ".18,.22 .24,.29",
                "-.13,.30 -.12,.22", "-.10,.34 -.08,.28", thin=0.006, thick=0.016)  # fmt: skip
    parts: list[Sheet] = [
        *_edged(comb, INKS["vermilion"], "comb"), *_edged(beak, INKS["clay"], "beak"),
        *_edged(head | body, tone, "hen", line=mark), *_edged(wattle, INKS["vermilion"]),
        Sheet(wing, mark), Sheet(ellipse(0.016).at(-0.115, 0.43), mark, ("eye",)),
    ]  # fmt: skip
    return [Sheet(feet, _BLACK), *(part.placed(0, 0, 1, bow, False) for part in parts)]
