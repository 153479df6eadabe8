"""A family supper at which one is larger than the others."""

import math
from functools import partial

from tools.paint.midnight.carving import edged
from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, OLD, head
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet

_edged = partial(edged, edge=0.02)

_INK, _PAPER, _RED = "#141414", "#f6f6f6", "#e47c66"
"""Black, bare paper, and a light tone of vermilion that is cut more open."""
_EYE = (-0.1, 0.62)
"""The vanishing point of the table."""
_BIB = ".17,.12 .17,.12 .36,.03 .52,.07 .52,.07 .56,-.2 .55,-.5 .44,-.72 .2,-.74 .08,-.5 .10,-.2"


@card(
    palette="block_night",
    hand="woodcut",
    title="He was always the quiet one",
    subject="wolf at the family table",
    props=("wolf", "bib", "soup", "grandmother", "child", "plates", "family portrait"),
    mood=("tense", "polite", "funny"),
)
def wolf_at_table(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    scene.lay(Sheet(page(), "#ecbb57", ("wallpaper",), turn=90), depth=60.0)
    lay_pile(scene, _portrait(), -0.56, 1.04, depth=55.0)
    lay_pile(scene, _wolf(), 0, 0, depth=50.0)
    lay_pile(scene, _bib(), 0, 0, depth=45.0)
    lay_pile(scene, _child(), 0.74, -0.26, depth=40.0)
    lay_pile(scene, _grandmother(), -0.70, 0.20, depth=35.0)
    lay_pile(scene, _table(), 0, 0, depth=30.0)
    lay_pile(scene, _dishes(), 0, 0, depth=25.0)
    lay_pile(scene, _paw(), 0, 0, depth=22.0)
    lay_pile(scene, _passing(), 0, 0, depth=20.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _wolf() -> list[Sheet]:
    """A wolf in profile to the left, down to the table, with fur cut in white lines."""
    far_ear = blob(".50,.90 .50,.90 .60,1.30 .60,1.30 .72,1.06 .74,.86 .74,.86")
    body = blob(
        "-.19,.46 -.15,.535 -.05,.565 .08,.60 .19,.66 .25,.75 .31,.87 .40,.95 .40,.95 .41,1.16"
        " .47,1.38 .47,1.38 .57,1.20 .63,1.00 .70,.92 .82,.78 .82,.78 .84,.68 .98,.50 .98,.50"
        " 1.0,.38 1.2,.1 1.2,-1.0 1.2,-1.0 .2,-1.0 .2,-1.0 .18,-.6 .18,-.3 .20,-.1 .20,.04"
        " .14,.12 .14,.12 .24,.20 .20,.27 .08,.265"
        " -.06,.28 -.10,.31 -.08,.34 -.08,.34 -.16,.36 -.185,.40"
    )
    mouth = cuts("-.10,.345 .0,.345 .10,.36 .20,.395 .26,.45", thin=0.010, thick=0.020)
    fangs = polygon("-.045,.35 -.005,.347 -.02,.30") | polygon(".085,.36 .12,.365 .105,.32")
    nose = blob("-.205,.45 -.195,.505 -.15,.535 -.115,.51 -.125,.46 -.165,.435")
    return [
        Sheet(far_ear, _INK, ("wolf",)),
        Sheet(cuts(".60,1.22 .61,1.08 .60,.96", thick=0.024), _PAPER),
        Sheet(rim(body, 0.016), _INK),
        Sheet(body, _INK, ("wolf",)),
        Sheet(_fur() & body, _PAPER),
        Sheet(mouth | fangs, _PAPER, ("teeth",)),
        *_edged(nose, "#4a4a4a", "nose"),
        Sheet(cuts("-.185,.50 -.165,.515 -.145,.51", thick=0.012), _PAPER),
        Sheet(blob(".13,.60 .18,.66 .26,.655 .31,.62 .24,.595"), INKS["lamp"], ("wolf eye",)),
        Sheet(ellipse(0.026, 0.032).at(0.205, 0.625), _INK),
        Sheet(cuts(".16,.665 .21,.70 .28,.69", thick=0.018), _PAPER),
    ]


def _fur() -> Outline:
    """Strokes of fur: short on the muzzle, long on cheek, neck and breast."""
    short = cuts(
        "-.08,.535 .0,.55 .07,.575", "-.10,.49 .0,.505 .09,.53", "-.06,.45 .03,.46 .12,.49",
        "-.08,.40 .02,.405 .10,.42", ".0,.30 .08,.29 .15,.30", ".15,.545 .20,.555 .26,.55",
        ".36,.88 .40,.84 .42,.78", ".31,.80 .35,.76 .37,.70", ".44,.94 .47,.88 .48,.82",
        ".42,1.0 .44,1.14 .47,1.26", ".48,1.0 .50,1.10 .50,1.20", ".54,.98 .55,1.06 .54,1.12",
        thin=0.003, thick=0.013,
    )  # fmt: skip
    rows = []
    for x, y, long, lean in (
        (0.34, 0.58, 0.16, -58), (0.42, 0.66, 0.17, -52), (0.52, 0.80, 0.18, -46),
        (0.62, 0.88, 0.18, -44), (0.30, 0.44, 0.15, -66), (0.40, 0.48, 0.18, -60),
        (0.50, 0.60, 0.19, -54), (0.62, 0.70, 0.20, -48), (0.74, 0.74, 0.20, -46),
        (0.28, 0.30, 0.14, -80), (0.38, 0.32, 0.18, -72), (0.50, 0.40, 0.20, -64),
        (0.62, 0.50, 0.22, -56), (0.76, 0.54, 0.22, -50), (0.90, 0.52, 0.20, -50),
        (0.60, 0.28, 0.22, -68), (0.74, 0.32, 0.24, -62), (0.88, 0.32, 0.24, -58),
        (0.66, 0.04, 0.20, -76), (0.82, 0.06, 0.24, -70), (0.95, 0.12, 0.24, -66),
        (0.58, -0.18, 0.20, -80), (0.70, -0.14, 0.2, -76), (0.46, 0.26, 0.16, -74),
        (0.68, 0.62, 0.18, -50), (0.56, 0.48, 0.16, -58), (0.82, 0.44, 0.20, -54),
        (0.70, 0.16, 0.18, -70), (0.84, 0.20, 0.20, -64), (0.94, 0.36, 0.16, -56),
    ):  # fmt: skip
        angle = math.radians(lean)
        tip = (x + long * math.cos(angle), y + long * math.sin(angle))
        middle = ((x + tip[0]) / 2 + 0.025, (y + tip[1]) / 2 + 0.02)
        rows.append([(x, y), middle, tip])
    return short | cuts(*rows, thin=0.004, thick=0.022)


def _paw() -> list[Sheet]:
    """The wolf's paw on the edge of the table, with a spoon; its leg is behind the bib."""
    leg = blob(
        ".20,-.20 .06,-.34 -.03,-.52 -.13,-.59 -.16,-.66 -.12,-.71 .0,-.725 .09,-.69 .14,-.58"
        " .22,-.44"
    )
    toes = cuts("-.13,-.66 -.09,-.65 -.05,-.62", "-.08,-.70 -.03,-.68 .0,-.65", ".0,-.54 .05,-.46"
                " .08,-.36", ".06,-.58 .09,-.50 .10,-.42", thick=0.014)  # fmt: skip
    spoon = strip(((-0.07, -0.66), (-0.11, -0.42)), 0.022) | ellipse(0.035, 0.055).at(-0.12, -0.38)
    hidden = blob(_BIB)
    return [
        *_edged(spoon, _PAPER, "spoon"), Sheet(rim(leg, 0.03) - hidden, _PAPER),
        Sheet(leg - hidden, _INK, ("paw",)), Sheet(toes - hidden, _PAPER),
    ]  # fmt: skip


def _bib() -> list[Sheet]:
    """A bib tied behind the neck, with a lamb stitched on it."""
    band = strip(points(".20,.13 .36,.06 .54,.10 .74,.34"), 0.07, 0.05)
    cloth = blob(_BIB)
    knot = blob(".74,.34 .84,.42 .90,.36 .84,.28") | blob(".74,.34 .70,.46 .77,.50 .80,.40")
    knot = knot | strip(points(".75,.34 .82,.24 .80,.12"), 0.05, 0.07)
    folds = cuts(".24,.06 .20,-.1 .20,-.24", ".48,.04 .50,-.1 .48,-.3", thick=0.016)
    hem = cuts(".115,-.2 .10,-.5 .2,-.70", thin=0.010, thick=0.014)
    lamb = ellipse(0.085, 0.06).at(0.33, -0.28) | ellipse(0.038, 0.03).turned(30).at(0.24, -0.25)
    lamb = lamb | strips([((x, -0.3), (x, -0.38)) for x in (0.28, 0.31, 0.36, 0.39)], 0.018)
    return [
        *_edged(band, _PAPER, "bib"), *_edged(knot, _PAPER, "bib"), *_edged(cloth, _PAPER, "bib"),
        Sheet(folds | hem, _INK), Sheet(lamb, INKS["vermilion"], ("lamb",)),
    ]  # fmt: skip


def _child() -> list[Sheet]:
    """A child in profile that leans back against the wolf and looks up at the soup."""
    skin, *_, hair = head(_PAPER, _INK, CHILD, "curls", "none")
    body = blob("-.14,-.16 .04,-.2 .2,-.3 .26,-.8 .26,-.8 -.3,-.8 -.3,-.8 -.28,-.4 -.22,-.24")
    face = ellipse(0.03, 0.045).at(0.28, 0.02) | strip(points(".24,-.27 .32,-.27 .38,-.24"), 0.024)
    face = face | strip(points(".20,.14 .28,.17 .35,.14"), 0.02)
    freckle = ellipse(0.014)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(0.40).flipped().turned(-10)

    dots = freckle.at(0.20, -0.12) | freckle.at(0.26, -0.15) | freckle.at(0.15, -0.16)
    stripes = strips([((-0.4, -0.30 - 0.09 * i), (0.4, -0.36 - 0.09 * i)) for i in range(5)], 0.022)
    return [
        *_edged(body, INKS["night"], "child", turn=90), Sheet(stripes & body, _INK),
        *_edged(placed(skin.outline), _PAPER, "child"), Sheet(placed(face | dots), _INK),
        *_edged(placed(hair.outline), _PAPER, "hair"), Sheet(placed(_curls()), _INK),
    ]  # fmt: skip


def _curls() -> Outline:
    """Locks within the child's hair."""
    return cuts(
        "-.30,.60 -.18,.52 -.10,.58", ".0,.60 .06,.50 .16,.50", "-.46,.40 -.34,.34 -.24,.42",
        "-.50,.14 -.40,.10 -.30,.18", "-.16,.40 -.06,.34 .04,.40", "-.46,-.10 -.38,-.14 -.28,-.06",
        thin=0.012, thick=0.036,
    )  # fmt: skip


def _grandmother() -> list[Sheet]:
    """A grandmother in profile to the right, with a bun, spectacles and a shawl."""
    skin, *_, hair = head(_PAPER, _PAPER, OLD, "bun", "none")
    shawl = blob("-.16,-.26 .02,-.30 .10,-.36 .22,-.52 .28,-1.0 .28,-1.0 -.6,-1.0 -.6,-1.0 -.52,-.5"
                 " -.36,-.32")  # fmt: skip
    folds = cuts("-.10,-.34 -.20,-.6 -.22,-.9", ".02,-.38 .02,-.6 .04,-.9", "-.28,-.40 -.40,-.6"
                 " -.44,-.9", ".12,-.44 .16,-.6 .18,-.9", thick=0.022)  # fmt: skip
    glass = ring(0.105, 0.082).at(0.29, 0.02) | strip(points(".19,.04 .04,.08 -.08,.06"), 0.018)
    face = strip(points(".22,.03 .28,-.01 .35,.02"), 0.022) | glass
    face = face | strip(points(".22,.17 .30,.20 .37,.16"), 0.02)
    face = face | strip(points(".20,-.25 .30,-.285 .37,-.275"), 0.022)
    lines = cuts(".14,-.10 .20,-.18 .20,-.28", ".06,.0 .10,-.02 .13,-.06",
                 ".20,.32 .28,.34 .34,.31", "-.02,-.40 .06,-.44 .16,-.44", thin=0.008,
                 thick=0.016)  # fmt: skip
    strands = cuts("-.44,.10 -.30,.36 .0,.50", "-.38,.0 -.26,.28 .06,.42", "-.30,-.10 -.20,.18"
                   " .06,.34", "-.56,.60 -.46,.70 -.36,.66", "-.54,.52 -.44,.58 -.34,.56",
                   thin=0.010, thick=0.026)  # fmt: skip

    def placed(outline: Outline) -> Outline:
        return outline.scaled(0.52).turned(2)

    ear = ellipse(0.07, 0.11).turned(12).at(-0.08, -0.05) - ellipse(0.03, 0.06).at(-0.075, -0.05)
    return [
        *_edged(placed(skin.outline), _PAPER, "grandmother"),
        Sheet(placed(face | lines), _INK, ("spectacles",)),
        *_edged(placed(hair.outline), _PAPER, "hair"), Sheet(placed(strands), _INK),
        Sheet(placed(ear), _INK),
        *_edged(shawl, _RED, "grandmother", "shawl"), Sheet(folds, _INK),
    ]  # fmt: skip


def _on_table(across: float, away: float) -> Point:
    """Where a place on the table is in the picture; `away` is about 1 at the near edge."""
    return _EYE[0] + across / away, _EYE[1] - 2.06 / away


def _disc(across: float, away: float, radius: float) -> Outline:
    """A round thing that lies on the table."""
    turns = [math.tau * index / 40 for index in range(40)]
    return polygon(
        *(
            _on_table(across + radius * math.cos(a), away + 0.33 * radius * math.sin(a))
            for a in turns
        )
    )


def _table() -> list[Sheet]:
    """A white cloth with red lines that run to the vanishing point."""
    edge, far, near = 1.42, 1.66, 1.02
    top = polygon(
        _on_table(-edge, far), _on_table(edge, far), _on_table(edge, near), _on_table(-edge, near)
    )
    left, right = _on_table(-edge, near), _on_table(edge, near)
    drop = polygon(left, right, (right[0], -1.7), (left[0], -1.7))
    along = [
        (_on_table(x, far), _on_table(x, near)) for x in (-1.2, -0.8, -0.4, 0.0, 0.4, 0.8, 1.2)
    ]
    cross = [(_on_table(-edge, z), _on_table(edge, z)) for z in (1.08, 1.20, 1.32, 1.44, 1.56)]
    lines = strips(along, 0.022) | strips(cross[:3], 0.018) | strips(cross[3:], 0.012)
    hang = strips([((x, left[1]), (x * 1.01, -1.7)) for x in (-0.9, -0.5, -0.1, 0.3, 0.7)], 0.022)
    return [
        *_edged(top, _PAPER, "table"), Sheet(lines & top, INKS["vermilion"], ("tablecloth",)),
        *_edged(drop, "#cfcfcf", "tablecloth", turn=90), Sheet(hang & drop, INKS["vermilion"]),
    ]  # fmt: skip


def _plate(across: float, away: float, size: float) -> list[Sheet]:
    return [
        *_edged(_disc(across, away, size), _PAPER, "plates"),
        Sheet(_disc(across, away, size * 0.7) - _disc(across, away, size * 0.62), _INK),
    ]


def _dishes() -> list[Sheet]:
    """Plates, bread and a tureen whose soup steams; the nearest plate is for whoever looks on."""
    x, y = _on_table(-0.40, 1.30)
    pot = blob("-.25,.16 -.25,.02 -.17,-.08 .0,-.11 .17,-.08 .25,.02 .25,.16 .12,.11 -.12,.11")
    foot = polygon("-.13,-.08 .13,-.08 .16,-.14 -.16,-.14")
    ears = ring(0.06, 0.03).at(-0.27, 0.06) | ring(0.06, 0.03).at(0.27, 0.06)
    bands = cuts("-.24,.04 .0,-.03 .24,.04", "-.20,-.03 .0,-.085 .20,-.03", thick=0.018)
    spoon = strip(points(".62,-1.16 .72,-1.22 .84,-1.28"), 0.022)
    bread = blob("-.16,.0 -.14,.09 -.04,.13 .08,.12 .16,.06 .16,-.02 .06,-.05 -.10,-.05")
    slits = cuts("-.08,.03 -.06,.07 -.04,.10", ".0,.03 .03,.07 .04,.10", ".07,.02 .10,.06 .10,.08",
                 thick=0.014)  # fmt: skip
    parts = [(foot, INKS["night"]), (ears, INKS["night"]), (pot, INKS["night"])]
    sheets = [*_plate(-0.98, 1.50, 0.24), *_plate(0.98, 1.46, 0.24), *_plate(0.52, 1.40, 0.28)]
    sheets += _plate(0.42, 1.13, 0.32)
    for outline, colour in parts:
        sheets += _edged(outline.at(x, y), colour, "tureen")
    rim_of_pot = ellipse(0.25, 0.06).at(x, y + 0.16)
    return [
        *sheets, Sheet(bands.at(x, y), _INK), *_edged(rim_of_pot, _PAPER, "tureen"),
        Sheet(ellipse(0.21, 0.045).at(x, y + 0.155), INKS["vermilion"], ("soup",)),
        *_edged(spoon | ellipse(0.055, 0.026).turned(-24).at(0.60, -1.145), _PAPER, "spoon"),
        *_edged(bread.at(-0.74, -1.24), INKS["lamp"], "bread"), Sheet(slits.at(-0.74, -1.24), _INK),
    ]  # fmt: skip


def _passing() -> list[Sheet]:
    """The grandmother's sleeve and her oven glove, which holds a bowl under the wolf's nose."""
    sleeve = blob("-.92,-.20 -.78,-.14 -.66,-.24 -.56,-.36 -.36,-.20 -.36,-.20 -.29,-.32 -.29,-.32"
                  " -.50,-.56 -.70,-.58 -.86,-.44")  # fmt: skip
    creases = cuts("-.62,-.34 -.66,-.42 -.72,-.46", "-.54,-.38 -.52,-.46 -.56,-.52", thick=0.018)
    glove = blob("-.37,-.19 -.27,-.13 -.20,-.11 -.10,-.16 -.09,-.22 -.18,-.26 -.29,-.33")
    thumb = blob("-.29,-.15 -.26,-.04 -.20,-.02 -.18,-.08 -.20,-.14")
    bowl = blob("-.29,-.02 -.25,-.14 -.14,-.18 -.03,-.14 .01,-.02 .01,-.02 -.29,-.02")
    steam = cuts("-.20,.05 -.24,.11 -.18,.17 -.22,.23", "-.10,.05 -.14,.10 -.08,.15 -.11,.21",
                 thick=0.022)  # fmt: skip
    return [
        *_edged(bowl, _PAPER, "bowl"), *_edged(ellipse(0.15, 0.03).at(-0.14, -0.02), _PAPER),
        Sheet(ellipse(0.12, 0.018).at(-0.14, -0.024), INKS["vermilion"], ("soup",)),
        Sheet(steam, _INK, ("steam",)),
        *_edged(glove | thumb, INKS["night"], "oven glove"),
        Sheet(cuts("-.30,-.24 -.22,-.20 -.15,-.20", thick=0.014), _INK),
        *_edged(sleeve, _RED, "grandmother", turn=40), Sheet(creases, _INK),
    ]  # fmt: skip


def _portrait() -> list[Sheet]:
    """A photograph of the family: the child in it has pointed ears."""
    picture = box(0.52, 0.46)
    old = ellipse(0.07, 0.085).at(-0.13, 0.06) | ellipse(0.05).at(-0.15, 0.15)
    dress = blob("-.25,-.22 -.22,-.06 -.13,-.02 -.04,-.06 .0,-.22")
    pup = blob(".02,-.10 .04,.0 .05,.10 .05,.10 .10,.05 .16,.05 .21,.10 .21,.10 .22,.0 .24,-.10"
               " .18,-.16 .13,-.18 .08,-.16")  # fmt: skip
    eyes = ellipse(0.014).at(0.09, -0.03) | ellipse(0.014).at(0.17, -0.03)
    nose = ellipse(0.022, 0.016).at(0.13, -0.115)
    ruff = ellipse(0.12, 0.05).at(0.13, -0.20)
    return [
        Sheet(picture, "#b8b8b8", turn=0), *_edged(old, _PAPER),
        *_edged(dress, _RED), *_edged(ruff, _PAPER),
        *_edged(pup, "#3a3a3a", "wolf as a child"), Sheet(eyes | nose, _PAPER),
        Sheet(box(0.66, 0.60) - box(0.50, 0.44), _INK),
        Sheet(box(0.62, 0.56) - box(0.53, 0.47), _PAPER, ("family portrait",)),
    ]  # fmt: skip
