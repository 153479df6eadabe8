"""Badgers and moles at supper in a room that the roots of a tree hold up."""

import math

from tools.paint.midnight.carving import BLACK, WHITE, edged, family, grain
from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    points,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_FUR = "#3a3a3a"
_GOLD, _GREEN, _RED = "#eec682", "#ceeed5", "#ffb59f"
"""The inks so pale that they print flat, without any line of the gouge."""
_LEFT = (
    "-.26,1.2 -.27,.80 -.37,.46 -.62,.24 -.88,.0 -.95,-.44 -.88,-.92 -.62,-1.24 -.20,-1.40"
    " .24,-1.50 .6,-1.70"
)
_RIGHT = (
    "-.12,1.2 -.11,.80 .0,.46 .30,.28 .72,.14 .93,-.24 .94,-.74 .78,-1.12 .46,-1.34"
    " .0,-1.52 -.4,-1.74"
)


@card(
    palette="block_day",
    hand="woodcut",
    title="Supper under the roots",
    subject="badgers and moles at supper under a tree",
    props=("tree", "roots", "badger", "mole", "table", "soup", "spectacles", "spoon"),
    mood=("cosy", "hidden", "merry"),
)
def root_supper(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    earth = land((-1, 0.42), (-0.5, 0.48), (0.1, 0.46), (0.6, 0.40), (1, 0.44))
    scene.lay(Sheet(earth, BLACK, ("earth",)), depth=50.0)
    lay_pile(scene, _room(), 0, 0, depth=48.0)
    lay_pile(scene, _badger(), -0.42, -0.58, 0.98, depth=44.0)
    lay_pile(scene, _grandmother(), 0.63, -0.52, 0.82, depth=40.0)
    lay_pile(scene, _table(), 0, 0, depth=36.0)
    lay_pile(scene, _cub(), -0.40, -1.24, 0.51, depth=34.0)
    lay_pile(scene, _child(), 0.50, -1.20, 0.66, depth=32.0)
    lay_pile(scene, _thirsty_root(), 0, 0, depth=30.0)
    lay_pile(scene, _tree(), 0, 0, depth=28.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "verdigris"), sky="paper", contrast=1.6, lamp_pool=0
    )


def _room() -> list[Sheet]:
    """A round room full of light, with an earthen floor and a shelf in the wall."""
    room = blob("-.30,.26 -.62,.12 -.82,-.16 -.86,-.52 -.80,-.92 -.56,-1.20 -.10,-1.33 .36,-1.28"
        " .72,-1.06 .86,-.70 .84,-.26 .64,.04 .26,.18 -.06,.30")  # fmt: skip
    floor = land((-1, -0.98), (0, -1.02), (1, -0.96)) & room
    glow = Outline(()) | cuts(
        *(((0.02 + 0.34 * math.cos(a), -0.18 + 0.28 * math.sin(a)),
           (0.02 + 0.60 * math.cos(a), -0.18 + 0.46 * math.sin(a)),
           (0.02 + 0.80 * math.cos(a), -0.18 + 0.60 * math.sin(a)))
          for a in (math.radians(20 + 14 * i) for i in range(11))), thick=0.012,
    )  # fmt: skip
    return [
        Sheet(room, _GOLD, ("lit room",), turn=0), Sheet(glow & room, BLACK),
        Sheet(floor, BLACK, ("floor",)),
    ]  # fmt: skip


def _tree() -> list[Sheet]:
    """A crown of leaves, and a trunk whose roots flow round the room until they meet below it."""
    wood = strip(points(_LEFT), 0.22, 0.09) | strip(points(_RIGHT), 0.22, 0.09)
    wood = wood | blob("-.28,1.2 -.28,1.2 -.32,.52 -.18,.40 -.05,.52 -.08,1.2 -.08,1.2")
    for path, wide in (
        ("-.70,.18 -.90,.20 -1.1,.12", 0.09), ("-.92,-.10 -1.02,-.26 -1.1,-.30", 0.08),
        (".60,.19 .84,.22 1.1,.14", 0.09), (".93,-.30 1.0,-.46 1.1,-.52", 0.07),
        ("-.82,-1.02 -.92,-1.22 -1.1,-1.34", 0.08), (".74,-1.16 .90,-1.28 1.1,-1.30", 0.08),
        ("-.40,-1.33 -.56,-1.44 -.64,-1.6", 0.06), (".30,-1.39 .52,-1.46 .62,-1.6", 0.06),
    ):  # fmt: skip
        wood = wood | strip(points(path), wide, 0.02)
    bark = grain(_LEFT, 0.22, 0.09, 4, thick=0.008) | grain(_RIGHT, 0.22, 0.09, 4, thick=0.008)
    bark = bark | grain("-.19,1.2 -.19,.80 -.185,.44", 0.14, 0.20, 3)
    return [*edged(wood, WHITE, "roots", "tree", edge=0.02), Sheet(bark, BLACK), *_crown()]


def _crown() -> list[Sheet]:
    """Clouds of leaves, the near ones before the far."""
    sheets: list[Sheet] = []
    for index, (x, y, size) in enumerate((
        (-0.18, 1.22, 0.30), (0.42, 1.28, 0.36), (-0.78, 1.30, 0.36), (-0.10, 1.44, 0.40),
        (-0.52, 1.04, 0.30), (0.14, 1.06, 0.29),
    )):  # fmt: skip
        edge = [
            (x + size * (1.18 + 0.10 * (-1) ** i) * math.cos(math.pi * i / 13 + index),
             y + size * (0.76 + 0.09 * (-1) ** i) * math.sin(math.pi * i / 13 + index))
            for i in range(26)
        ]  # fmt: skip
        mass = blob(*edge)
        leaves = cuts(
            *(arc(x + 0.34 * size * u, y + 0.30 * size * v, 0.13 * size, 200, 340)
              for u, v in ((-2, 0), (-1, 1), (0, -0.4), (1, 1), (2, 0), (-1, -1.3), (1, -1.4),
                           (0, 1.7), (-2.6, -0.8), (2.6, -0.8))), thick=0.016,
        )  # fmt: skip
        sheets += [*edged(mass, INKS["verdigris"], "leaves", turn=35), Sheet(leaves, BLACK)]
    return sheets


def _badger() -> list[Sheet]:
    """A stout badger with a red napkin, who lifts his spoon."""
    body = blob("-.36,-.40 -.36,-.40 -.38,-.10 -.30,.14 -.12,.24 .12,.24 .28,.12 .34,-.10"
        " .34,-.40 .34,-.40")  # fmt: skip
    fur = family("-.34,-.36 -.34,-.10 -.24,.14", "-.18,-.36 -.18,-.14 -.14,.10", 5)
    arm = strip(points("-.28,.06 -.43,-.06 -.42,-.16 -.26,-.06"), 0.17, 0.13)
    spoon = strip(((-0.25, -0.10), (-0.235, 0.24)), 0.026)
    bowl = ellipse(0.055, 0.08).turned(-6).at(-0.232, 0.30)
    napkin = blob("-.20,.10 -.20,.10 .0,.02 .20,.10 .20,.10 .14,-.16 .0,-.26 -.14,-.16")
    return [
        *edged(body, _FUR, "badger"), Sheet(fur, WHITE),
        *edged(napkin, INKS["vermilion"], "napkin"),
        *_striped_head(), Sheet(rim(spoon | bowl, 0.014), BLACK),
        Sheet(spoon | bowl, WHITE, ("spoon",)), *edged(arm, _FUR, "badger", turn=20),
        *_paw(-0.25, -0.05, 0.1),
    ]  # fmt: skip


def _striped_head() -> list[Sheet]:
    """A badger's white head with its two black stripes, a little bent to the right."""
    head = blob("-.30,.50 -.22,.62 -.08,.66 .10,.66 .24,.60 .30,.48 .24,.32 .15,.18 .09,.05 .0,-.02"
        " -.09,.05 -.16,.18 -.25,.32")  # fmt: skip
    ears = ellipse(0.075).at(-0.26, 0.62) | ellipse(0.075).at(0.26, 0.60)
    stripes = blob("-.25,.60 -.15,.64 -.09,.52 -.05,.34 -.04,.16 -.09,.14 -.16,.26 -.23,.44")
    stripes = stripes | blob(".25,.59 .15,.63 .09,.52 .05,.34 .04,.16 .09,.14 .16,.26 .23,.43")
    eyes = beads(points("-.125,.38 .125,.38"), 0.034)
    pupils = beads(points("-.112,.374 .138,.374"), 0.019)
    face = ellipse(0.062, 0.045).at(0, 0.10) | cuts(
        "-.075,.045 -.035,.02 .0,.05 .035,.02 .075,.045", thin=0.008, thick=0.014
    )
    parts = (
        (rim(ears | head, 0.022), BLACK), (ears, WHITE), (beads(points("-.26,.62 .26,.60"), 0.04),
        BLACK), (head, WHITE), (stripes, BLACK), (eyes, WHITE), (pupils, BLACK), (face, BLACK),
    )  # fmt: skip
    return [Sheet(o.turned(-9).at(0.05, 0.05), tone, ("badger",)) for o, tone in parts]


def _paw(x: float, y: float, size: float) -> list[Sheet]:
    """A dark paw with pale claws."""
    claws = Outline(())
    for step in (-1, 0, 1):
        claws = claws | strip(((x + 0.4 * size, y + 0.4 * size * step),
                               (x + 1.0 * size, y + 0.5 * size * step)), 0.03, 0.008)  # fmt: skip
    return [Sheet(rim(claws, 0.01), BLACK), Sheet(claws, WHITE),
            *edged(ellipse(0.7 * size).at(x, y), BLACK, "paw")]  # fmt: skip


def _cub() -> list[Sheet]:
    """A badger cub that looks out from under the cloth."""
    gap = blob("-.42,.0 -.42,.0 -.34,.50 .0,.78 .34,.50 .44,.02 .44,.02")
    return [
        *edged(gap, BLACK, "under the table"), *_striped_head(),
    ]  # fmt: skip


def _grandmother() -> list[Sheet]:
    """A mole in a green shawl and spectacles who sniffs at her bowl, seen from the side."""
    head = blob(
        ".26,.10 .25,.30 .14,.43 -.03,.47 -.18,.42 -.29,.33 -.42,.27 -.54,.25 -.59,.22 -.55,.18"
        " -.42,.14 -.26,.07 -.10,.0 .10,-.04"
    )
    shawl = blob("-.18,-.06 -.08,.03 .06,.04 .16,.12 .25,.24 .33,.20 .38,.0 .42,-.24 .42,-.50"
        " .42,-.50 -.20,-.50 -.20,-.50 -.22,-.20")  # fmt: skip
    folds = cuts(".08,-.02 .18,-.14 .22,-.32", ".20,.10 .28,-.04 .32,-.22", thick=0.026)
    nose = ellipse(0.062, 0.056).at(-0.58, 0.22)
    mouth = cuts("-.45,.17 -.37,.16 -.30,.18", thin=0.008, thick=0.018)
    whiskers = cuts("-.47,.15 -.54,.08 -.60,.06", "-.43,.14 -.47,.05 -.52,.01", thick=0.014)
    far_lens, lens = ellipse(0.035, 0.07).at(-0.305, 0.35), ellipse(0.12).at(-0.12, 0.275)
    arm = cuts(".0,.29 .09,.31 .19,.28", "-.22,.33 -.26,.36 -.30,.36", thin=0.018, thick=0.026)
    ring = rim(ellipse(0.088).at(-0.12, 0.275), 0.016)
    eye = beads(points("-.145,.265"), 0.036)
    hand = blob("-.20,-.12 -.25,.0 -.22,.06 -.12,.07 -.04,.0 -.02,-.16 -.12,-.22")
    claws = Outline(())
    for low, tip in ((0.05, 0.08), (0.01, 0.02), (-0.03, -0.04)):
        claws = claws | strip(((-0.20, low), (-0.34, tip)), 0.04, 0.012)
    return [
        *edged(far_lens, WHITE, "spectacles", edge=0.022), Sheet(whiskers, BLACK),
        *edged(head, BLACK, "mole"), Sheet(mouth | arm, WHITE),
        Sheet(lens, WHITE, ("spectacles",)), Sheet(ring | eye, BLACK), *edged(nose, _RED, "nose"),
        *edged(shawl, _GREEN, "shawl", edge=0.026), Sheet(folds, BLACK),
        Sheet(rim(claws, 0.016), BLACK), Sheet(claws, WHITE),
        *edged(hand, WHITE, "paw", edge=0.026),
    ]  # fmt: skip


def _table() -> list[Sheet]:
    """A round table under a long cloth, with soup, bowls and a loaf."""
    cloth = blob("-.66,-.74 -.66,-.74 -.70,-1.0 -.70,-1.12 -.54,-1.08 -.40,-1.16 -.22,-1.10"
        " -.04,-1.18 .14,-1.11 .32,-1.17 .48,-1.09 .66,-1.12"
        " .70,-1.0 .68,-.74 .68,-.74")  # fmt: skip
    top = ellipse(0.68, 0.115).at(0.01, -0.74)
    folds = cuts("-.02,-.88 -.03,-1.02 -.04,-1.15", ".14,-.88 .13,-1.0 .12,-1.08", thick=0.022)
    pot = blob("-.17,-.60 -.17,-.60 -.18,-.70 -.10,-.80 .10,-.80 .18,-.70 .17,-.60 .17,-.60")
    soup = ellipse(0.17, 0.042).at(0, -0.60)
    loaf = blob("-.60,-.76 -.58,-.69 -.46,-.66 -.34,-.70 -.33,-.77 -.46,-.80")
    return [
        *edged(cloth, WHITE, "table"), Sheet(folds, BLACK), *edged(top, WHITE, "table"),
        *edged(loaf, "#8a8a8a", "loaf", turn=60),
        Sheet(cuts("-.53,-.69 -.49,-.74 -.47,-.78", "-.44,-.68 -.41,-.73 -.39,-.77"), BLACK),
        *edged(pot.at(-0.05, 0.02), BLACK, "soup"), *edged(soup.at(-0.05, 0.02), WHITE, "soup"),
        *_bowl(-0.30, -0.75), *_bowl(0.19, -0.73),
    ]  # fmt: skip


def _bowl(x: float, y: float) -> list[Sheet]:
    """A small bowl of soup."""
    side = blob("-.10,.02 -.10,.02 -.08,-.05 .0,-.075 .08,-.05 .10,.02 .10,.02").at(x, y)
    brim = ellipse(0.10, 0.026).at(x, y + 0.02)
    return [*edged(side, WHITE, "bowl"), *edged(brim, INKS["vermilion"], "soup", turn=0)]


def _child() -> list[Sheet]:
    """A young mole on a mushroom, from behind, with its napkin tied in a bow."""
    stalk = blob("-.10,-.20 -.12,.02 .12,.02 .10,-.20")
    cap = blob("-.30,.02 -.30,.02 -.24,.14 .0,.18 .24,.14 .30,.02 .30,.02 .0,-.03")
    body = blob("-.24,.12 -.28,.30 -.22,.48 -.10,.56 .10,.56 .22,.48 .28,.30 .24,.12 .0,.07")
    head = blob("-.16,.50 -.22,.57 -.29,.60 -.30,.64 -.23,.69 -.13,.77 .02,.80 .16,.74 .20,.60"
        " .12,.50 -.02,.47")  # fmt: skip
    nose = ellipse(0.042).at(-0.30, 0.62)
    bow = blob("-.02,.54 -.15,.62 -.16,.46 -.02,.52 .0,.52 .15,.62 .17,.47 .02,.51")
    tails = strip(points(".0,.52 -.05,.42 -.04,.34"), 0.05, 0.06) | strip(
        points(".01,.52 .07,.44 .10,.37"), 0.05, 0.06
    )
    return [
        *edged(stalk, WHITE, "mushroom"), *edged(cap, _RED, "mushroom"),
        *edged(body, BLACK, "mole"), *edged(head, BLACK, "mole"), *edged(nose, _RED, "nose"),
        *edged(tails, WHITE, "napkin"), *edged(bow, WHITE, "napkin"),
    ]  # fmt: skip


def _thirsty_root() -> list[Sheet]:
    """A thin root from the ceiling that drinks from a bowl, a napkin round its neck."""
    path = "-.19,1.2 -.19,.80 -.17,.42 -.08,.20 .08,.04 -.01,-.14 .05,-.32 -.04,-.46 -.05,-.66"
    root = strip(points(path), 0.12, 0.05)
    bib = blob("-.08,-.10 -.08,-.10 .08,-.15 .08,-.15 .12,-.26 .04,-.31 -.05,-.26")
    bark = grain(
        "-.19,1.2 -.19,.80 -.17,.42 -.08,.20 .06,.04 -.08,-.14", 0.12, 0.07, 2, thick=0.008
    )
    return [
        *edged(root, WHITE, "thirsty root"), Sheet(bark, BLACK),
        *edged(bib, INKS["vermilion"], "napkin", turn=70),
    ]  # fmt: skip
