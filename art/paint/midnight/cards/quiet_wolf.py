"""A wolf in a jersey at a table that others have left, and a girl asleep against him."""

from art.paint.midnight.carving import BLACK, WHITE, edged, paces, shaggy
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD, profile_outline
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
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

_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]
_FUR = "#5c5c5c"


@card(
    palette="block_day",
    hand="woodcut",
    title="He was always the quiet one",
    subject="wolf in a striped jersey who holds a cup at a table",
    props=("wolf", "cup", "steam", "sleeping girl", "table", "empty chairs", "tail", "shadow"),
    mood=("calm", "tender", "uneasy"),
)
def wolf_at_table(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_GOLD)
    lay_pile(scene, _wall(), 0, 0, depth=58.0)
    lay_pile(scene, _far_chair(), 0, 0, depth=56.0)
    lay_pile(scene, _jersey(), 0, 0, depth=52.0)
    lay_pile(scene, _table(), 0, 0, depth=48.0)
    lay_pile(scene, [*_cup(), *_near_arm()], 0, 0, depth=44.0)
    lay_pile(scene, _head(), -0.05, -0.08, depth=40.0)
    lay_pile(scene, _girl(), 0, 0, depth=36.0)
    lay_pile(scene, _near_chair(), 0, 0, depth=30.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.6, lamp_pool=0)


def _wall() -> list[Sheet]:
    """A wall in the light, and on it the shadow of the wolf: a small boy with curly hair."""
    head = profile_outline(CHILD, bust=False).flipped().scaled(0.50).at(0.72, 1.0)
    curls = beads(points("-.15,.17 -.05,.26 .07,.28 .17,.21 .23,.09 .22,-.04"), 0.09)
    body = blob(".66,.72 .56,.62 .48,.40 .44,.1 .5,-.6 1.3,-.6 1.2,.1 1.08,.50 .98,.62 .84,.68")
    return [
        Sheet(page(), "#fbe6b0", ("wall",), glow=0.4),
        Sheet(head | curls.at(0.72, 1.0) | body, "#80622a", ("shadow",), turn=70),
    ]


def _jersey() -> list[Sheet]:
    """His back and chest in broad blue and white stripes."""
    body = blob(
        "-.10,.20 -.26,-.02 -.30,-.34 -.24,-1.0 1.3,-1.0 1.3,-1.0 1.1,-.30 .92,.04 .70,.30 .40,.44"
    )
    rows = Outline(())
    for step in range(6):
        y = 0.20 - 0.21 * step
        line = points(f"-.5,{y - 0.06} -.1,{y - 0.12} .3,{y - 0.08} .7,{y + 0.02} 1.3,{y + 0.10}")
        rows = rows | strip(line, 0.10)
    return [
        *edged(body, WHITE, "jersey", edge=0.024), Sheet(rows & body, _BLUE, ("jersey",), turn=8),
    ]  # fmt: skip


def _head() -> list[Sheet]:
    """A long calm head in profile over a thick ruff, the lids lowered."""
    ruff = shaggy(points(
        "-.22,.40 -.24,.16 -.12,-.02 .08,-.12 .34,-.04 .54,.12 .56,.34 .46,.58 .36,.80 .20,.90"
        " -.02,.70"
    ), 0.08)  # fmt: skip
    skull = blob(
        "-.74,.62 -.77,.56 -.76,.49 -.70,.46 -.52,.40 -.34,.36 -.20,.28 -.06,.22 .14,.30 .28,.52"
        " .32,.76 .26,.96 .26,.96 .14,1.34 .14,1.34 -.02,1.14 -.06,1.04 -.06,1.04 -.20,.96"
        " -.32,.84 -.44,.76 -.62,.70"
    )
    far_ear = blob("-.16,.94 -.16,.94 -.12,1.24 -.12,1.24 .02,1.10 .06,1.0")
    inner = blob(".0,1.04 .0,1.04 .12,1.24 .12,1.24 .18,1.06 .18,.96 .10,.98")
    cheek = blob(
        "-.72,.55 -.56,.56 -.38,.58 -.22,.64 -.08,.58 -.02,.44 .10,.40 .10,.40 .0,.34 .06,.24"
        " .06,.24 -.06,.22 -.20,.28 -.34,.36 -.52,.40 -.70,.46"
    ) & skull  # fmt: skip
    nose = blob("-.75,.64 -.80,.58 -.78,.50 -.70,.50 -.66,.58 -.68,.66")
    return [
        *edged(ruff, _FUR, "wolf", turn=70), *edged(far_ear, _FUR, "ear"),
        *edged(skull, _FUR, "wolf", edge=0.024, turn=150), *edged(inner, WHITE, "ear", edge=0.014),
        Sheet(cheek, WHITE, ("wolf",)), *edged(nose, BLACK, "nose", line=WHITE, edge=0.012),
        *_fur_lines(),
    ]  # fmt: skip


def _fur_lines() -> list[Sheet]:
    """Mouth, lowered lid and whiskers in black, hair in white."""
    mouth = cuts("-.72,.47 -.56,.46 -.42,.43 -.30,.40 -.22,.40", thin=0.012, thick=0.026)
    dots = ellipse(0.011).at(-0.60, 0.525) | ellipse(0.011).at(-0.54, 0.53)
    dots = dots | ellipse(0.011).at(-0.57, 0.505)
    eye = blob("-.40,.70 -.32,.77 -.20,.78 -.14,.74 -.22,.68 -.32,.67")
    lid = strip(points("-.41,.70 -.32,.66 -.22,.66 -.13,.73"), 0.030, 0.022)
    crease = cuts("-.34,.80 -.24,.83 -.14,.79", thick=0.018)
    hair = cuts(
        "-.10,.92 .0,.86 .06,.76", ".04,.98 .14,.86 .18,.72", ".20,.90 .26,.76 .26,.60",
        "-.04,.78 .04,.68 .06,.56", ".12,.66 .14,.54 .12,.44", "-.56,.67 -.46,.70 -.40,.74",
        ".34,.70 .40,.52 .38,.36", ".42,.50 .45,.38 .42,.22", ".24,.44 .28,.26 .22,.10",
        ".12,.28 .14,.14 .08,.0", ".0,.16 .0,.06 -.04,-.01", "-.14,.18 -.14,.10 -.11,.04",
        ".36,.20 .36,.10 .32,.04", thick=0.024,
    )  # fmt: skip
    return [
        Sheet(mouth | dots, BLACK), *edged(eye, "#8c8c8c", "eyelid", edge=0.012, turn=0),
        Sheet(lid, BLACK, ("closed eye",)), Sheet(crease | hair, WHITE),
    ]  # fmt: skip


def _striped(path: str, start: float, end: float, elbow: Outline) -> list[Sheet]:
    """A length of sleeve along a path, rounded at the elbow and striped across."""
    arm = strip(points(path), start, end) | elbow
    bands = Outline(())
    for x, y, turn in paces(path, 0.17):
        bands = bands | box(0.08, 0.6).turned(turn).at(x, y)
    return [
        *edged(arm, WHITE, "sleeve", edge=0.024), Sheet(bands & arm, _BLUE, ("sleeve",), turn=50),
    ]  # fmt: skip


def _paw() -> list[Sheet]:
    """A paw from the side, its four toes to the left."""
    paw = blob(".22,.13 .06,.17 -.10,.15 -.20,.10 -.24,.02 -.22,-.10 -.12,-.15 .06,-.15 .22,-.12")
    toes = cuts("-.22,.06 -.10,.07 -.02,.05", "-.23,-.02 -.10,-.01 -.02,-.02", "-.20,-.09 -.10,-.08"
                " -.03,-.08", thick=0.022)  # fmt: skip
    return [*edged(paw, _FUR, "paw", edge=0.022, turn=10), Sheet(toes, WHITE)]


def _near_arm() -> list[Sheet]:
    """The arm before us: the elbow on the table, the paw round the cup."""
    paw = [part.placed(-0.34, -0.48, 1.0, -14, flip=False) for part in _paw()]
    cuff = strip(points("-.18,-.38 -.16,-.50 -.16,-.62"), 0.08)
    elbow = ellipse(0.155).at(0.34, -0.68)
    return [
        *paw, *_striped(".26,.16 .32,-.26 .34,-.68", 0.40, 0.30, elbow),
        *_striped(".34,-.68 .10,-.60 -.16,-.50", 0.31, 0.24, elbow), *edged(cuff, _BLUE, "cuff"),
    ]  # fmt: skip


def _cup() -> list[Sheet]:
    """A red cup, its steam, and beyond it the other paw."""
    paw = [part.placed(-0.60, -0.42, 0.9, 12, flip=True) for part in _paw()]
    cup = blob("-.66,-.24 -.66,-.24 -.30,-.24 -.30,-.24 -.32,-.50 -.38,-.62 -.58,-.62 -.64,-.50")
    mouth = ellipse(0.18, 0.045).at(-0.48, -0.24)
    steam = strip(points("-.50,-.20 -.58,-.04 -.48,.08 -.56,.20 -.52,.25"), 0.05, 0.02)
    steam = steam | strip(points("-.42,-.20 -.36,-.08 -.44,.04 -.38,.16"), 0.04, 0.014)
    return [
        *paw, *edged(steam, WHITE, "steam", edge=0.014), *edged(cup, _RED, "cup", edge=0.022),
        *edged(mouth, WHITE, "cup"), Sheet(ellipse(0.14, 0.026).at(-0.48, -0.245), BLACK),
    ]  # fmt: skip


def _girl() -> list[Sheet]:
    """A girl asleep against his arm, his tail round her like a shawl."""
    seen = polygon("0,1 1.3,1 1.3,-.65 0,-.65")
    dress = blob(".56,-.22 .48,-.34 .44,-.8 1.06,-.8 1.02,-.40 .94,-.26 .76,-.18") & seen
    plait = strip(points(".92,.0 .96,-.20 .92,-.40"), 0.14, 0.08)
    knots = cuts(".88,-.12 1.04,-.16", ".88,-.22 1.02,-.26", ".86,-.32 1.0,-.35", thick=0.022)
    return [
        Sheet(rim(dress, 0.02) & seen, BLACK), Sheet(dress, _GOLD, ("sleeping girl",), turn=84),
        *edged(plait, BLACK, "plait", line=WHITE, edge=0.012), Sheet(knots, WHITE),
        *(part.placed(0.69, 0.0, 0.52, 20, flip=False) for part in _face()), *_tail(),
    ]  # fmt: skip


def _face() -> list[Sheet]:
    """A round child's face asleep under a fringe, about one unit high."""
    hair = blob("-.46,-.24 -.52,.10 -.40,.44 .0,.60 .40,.44 .52,.10 .46,-.24 .2,-.1 -.2,-.1")
    face = blob(".0,-.46 .24,-.42 .40,-.22 .42,.04 .32,.26 .0,.30 -.32,.26 -.42,.04 -.40,-.22"
                " -.24,-.42")  # fmt: skip
    fringe = blob("-.44,.0 -.44,.0 -.34,.14 -.18,.14 .0,.17 .18,.14 .34,.14 .44,.0 .44,.0 .46,.36"
                  " .0,.58 -.46,.36")  # fmt: skip
    strands = cuts("-.26,.40 -.32,.28 -.34,.18", "-.02,.50 -.04,.32 -.02,.22", ".24,.42 .30,.30"
                   " .31,.18", thick=0.036)  # fmt: skip
    lids = strip(points("-.27,-.04 -.20,-.12 -.11,-.12 -.05,-.05"), 0.036) | strip(
        points(".05,-.05 .11,-.12 .20,-.12 .27,-.04"), 0.036
    )
    mouth = cuts("-.02,-.19 .02,-.21", "-.08,-.31 .0,-.34 .08,-.31", thin=0.02, thick=0.036)
    cheeks = ellipse(0.08, 0.06).at(-0.25, -0.22) | ellipse(0.08, 0.06).at(0.25, -0.22)
    return [
        *edged(hair, BLACK, "hair", line=WHITE), *edged(face, WHITE, "face", edge=0.04),
        Sheet(cheeks, _RED), Sheet(lids, BLACK, ("closed eye",)), Sheet(mouth, BLACK),
        Sheet(fringe, BLACK, ("hair",)), Sheet(strands, WHITE),
    ]  # fmt: skip


def _tail() -> list[Sheet]:
    """The tail of the wolf round the girl, its tip on the table."""
    tail = shaggy(points(
        ".50,-.66 .42,-.78 .52,-.86 .74,-.84 .96,-.74 1.2,-.60 1.2,-.34 .98,-.46 .74,-.58"
    ), 0.06)  # fmt: skip
    tip = blob(".38,-.6 .60,-.62 .56,-.70 .64,-.76 .58,-.82 .62,-.94 .38,-.94") & tail
    hair = cuts(".66,-.68 .80,-.66 .92,-.58", ".72,-.76 .86,-.70 .98,-.62", ".84,-.58 .92,-.54"
                " .99,-.50", thick=0.022)  # fmt: skip
    return [*edged(tail, _FUR, "tail", turn=20), Sheet(tip, WHITE, ("tail",)), Sheet(hair, WHITE)]


def _table() -> list[Sheet]:
    """A white cloth with a red border, and what the others have left on it."""
    top = polygon("-1.3,-.66 1.3,-.66 1.3,-1.16 -1.3,-1.16")
    skirt = blob("-1.3,-1.14 1.3,-1.14 1.3,-1.7 -1.3,-1.7")
    border = strip(points("-1.3,-1.30 -.4,-1.34 .4,-1.30 1.3,-1.34"), 0.07)
    folds = cuts("-.2,-1.18 -.22,-1.30 -.20,-1.5", ".3,-1.18 .28,-1.34 .32,-1.5",
                 ".74,-1.18 .76,-1.34 .72,-1.5", thick=0.018)  # fmt: skip
    sheets = [
        *edged(skirt, WHITE, "tablecloth"), Sheet(border, _RED, ("tablecloth",)),
        Sheet(folds, BLACK), *edged(top, WHITE, "table", edge=0.022),
    ]  # fmt: skip
    spoon = strip(((0.10, 0.02), (0.34, 0.10)), 0.03) | ellipse(0.06, 0.03).at(0.08, 0.01)
    for x, y, size in ((-0.84, -0.80, 0.8), (0.0, -1.0, 1.0)):
        plate = [
            *edged(ellipse(0.24, 0.085), _BLUE, "plate"),
            *edged(ellipse(0.15, 0.05), WHITE, "plate", edge=0.012),
            *edged(spoon, WHITE, "spoon", edge=0.014),
        ]
        sheets += [part.placed(x, y, size, 0, flip=False) for part in plate]
    return sheets


def _far_chair() -> list[Sheet]:
    """A chair beyond the table, pushed back and turned away."""
    back = strips([((-0.98, -0.7), (-0.94, 0.08)), ((-0.66, -0.7), (-0.68, 0.02))], 0.06)
    rails = strips([((-0.96, 0.02), (-0.66, -0.03)), ((-0.96, -0.18), (-0.66, -0.22)),
                    ((-0.97, -0.38), (-0.66, -0.41))], 0.07)  # fmt: skip
    return [*edged(back | rails, "#2c2c2c", "chair", line=WHITE, edge=0.012)]


def _near_chair() -> list[Sheet]:
    """A larger chair on our side, pushed back askew."""
    posts = strips([((-0.12, 0.62), (-0.10, -0.9)), ((0.42, 0.62), (0.40, -0.9))], 0.085)
    rails = strip(points("-.14,.54 .15,.62 .44,.54"), 0.14)
    rails = rails | strips([((-0.1, 0.28), (0.4, 0.28)), ((-0.1, 0.04), (0.4, 0.04))], 0.09)
    chair = posts | rails
    grain = cuts("-.02,.55 .15,.60 .32,.55", ".0,.28 .2,.29 .3,.28", thick=0.018)
    parts = [*edged(chair, BLACK, "chair", line=WHITE, edge=0.018), Sheet(grain, WHITE)]
    return [part.placed(-0.62, -1.36, 0.94, 9, flip=False) for part in parts]
