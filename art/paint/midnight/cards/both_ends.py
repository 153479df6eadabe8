"""A very long table, the host at its near end, and who has come in at the far one."""

from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN
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

_edged = partial(edged, edge=0.02)
_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]


@card(
    palette="block_night",
    hand="woodcut",
    title="He invited both ends",
    subject="host at the near end of a long table, somebody at the far end",
    props=("table", "host", "door", "candle", "coats", "hats", "chairs", "shadow"),
    mood=("expectant", "strange", "tender"),
)
def long_table(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _room(), 0, 0, depth=58.0)
    lay_pile(scene, _guest(), 0.345, 0.60, 0.42, depth=54.0)
    lay_pile(scene, _table(), 0, 0, depth=50.0)
    for index, (kind, x, y, size) in enumerate(_CHAIRS):
        lay_pile(scene, _chair(kind), x, y, size, flip=x < 0.2, depth=48.0 - 2 * index)
    lay_pile(scene, _host(), 0, 0, depth=30.0)
    face = carved_profile(MAN, "short", "#4a4a4a", lid="open", smile=0.2, years=1)
    lay_pile(scene, [*face, *_moustache()], -0.36, -0.30, 0.56, depth=28.0)
    lay_pile(scene, _collar_and_arm(), 0, 0, depth=24.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _room() -> list[Sheet]:
    """A dark hall, and in its far wall a lit door."""
    wall = polygon("-.42,.48 1.3,.48 1.3,1.8 -.42,1.8")
    floor = polygon("-.42,.48 1.3,.48 1.5,-1.8 -1.4,-1.8 -1.4,-.40")
    corner = strips([((-0.42, 0.48), (-1.2, -0.22)), ((-0.42, 0.48), (-0.42, 1.6))], 0.016)
    door = box(0.34, 0.72).at(0.36, 0.92)
    glow = polygon(".19,.56 .53,.56 .80,.30 -.10,.30")
    return [
        Sheet(floor, "#343434", ("floor",), turn=60), *_edged(wall, "#4a5f75", "wall", turn=90),
        Sheet(glow, _GOLD, ("light",)), Sheet(corner, WHITE),
        *_edged(door, _GOLD, "door", turn=90, line=WHITE, edge=0.034),
    ]  # fmt: skip


def _guest() -> list[Sheet]:
    """Somebody small in a long coat, who has come in with a candle."""
    coat = blob("-.10,.72 .10,.72 .17,.50 .22,.0 .22,.0 -.22,.0 -.22,.0 -.17,.50")
    arm = strip(points(".08,.62 .22,.50 .29,.64"), 0.11, 0.08)
    head = ellipse(0.12, 0.14).at(0, 0.84)
    candle = box(0.07, 0.20).at(0.30, 0.78)
    flame = blob(".30,1.10 .36,.97 .30,.89 .24,.97")
    return [
        Sheet(coat | arm | head, BLACK, ("guest",)), *_edged(candle, WHITE, "candle", edge=0.03),
        *_edged(flame, WHITE, "candle", edge=0.03),
    ]  # fmt: skip


def _table() -> list[Sheet]:
    """The white cloth, which hangs down at the near end, and the shadow along all of it."""
    top = polygon("-.90,-1.08 .72,-1.08 .46,.62 .24,.62")
    front = polygon("-.90,-1.08 .72,-1.08 .76,-1.8 -.94,-1.8")
    side = polygon(".72,-1.08 .46,.62 .50,.56 .86,-1.24 .90,-1.8 .76,-1.8")
    folds = strips([((x, -1.10), (x + 0.03, -1.7)) for x in (0.36, 0.48, 0.62)], 0.022)
    creases = cuts("-.10,.10 .16,.12 .24,.11", ".40,.12 .46,.11 .52,.12", thick=0.014)
    return [
        *_edged(side, "#9a9a9a", "cloth", turn=100), *_edged(front, WHITE, "cloth"),
        Sheet(folds, BLACK), *_edged(top, WHITE, "table"), Sheet(creases, BLACK),
        Sheet(_shadow() & top, _BLUE, ("shadow",), turn=86),
    ]  # fmt: skip


def _shadow() -> Outline:
    """The shadow of the far one, larger towards us: a coat, a head, and an arm to the host."""
    body = blob(".32,.70 .32,.70 .38,.70 .38,.70 .46,.16 .51,-.22 .47,-.38 .36,-.44 .25,-.40"
                " .20,-.28 .24,.06")  # fmt: skip
    neck = strip(points(".38,-.38 .40,-.52"), 0.10)
    arm = strip(points(".26,-.30 .14,-.50 .20,-.72"), 0.12, 0.09)
    hand = strips([((0.20, -0.70), (0.16, -0.84)), ((0.20, -0.70), (0.22, -0.86)),
                   ((0.20, -0.70), (0.28, -0.84))], 0.045)  # fmt: skip
    return body | neck | ellipse(0.12, 0.145).at(0.40, -0.62) | arm | hand


def _host() -> list[Sheet]:
    """He stands at the near end with his back to us and leans on the table with both arms."""
    back = blob("-.38,-.56 -.14,-.60 .0,-.70 .04,-.90 .02,-1.2 .02,-1.8 .02,-1.8 -.74,-1.8"
                " -.74,-1.8 -.76,-1.2 -.82,-.86 -.74,-.66 -.58,-.58")  # fmt: skip
    other = strip(points("-.68,-.74 -.92,-.92 -1.2,-1.06"), 0.24, 0.18)
    blades = cuts("-.62,-.74 -.56,-.86 -.58,-1.0", "-.16,-.74 -.22,-.86 -.20,-1.0",
                  "-.37,-1.30 -.37,-1.40 -.37,-1.56", "-.82,-.88 -.90,-.90 -.98,-.90",
                  thick=0.026)  # fmt: skip
    belt = strip(points("-.62,-1.20 -.37,-1.23 -.12,-1.20"), 0.10)
    buttons = ellipse(0.028).at(-0.56, -1.205) | ellipse(0.028).at(-0.18, -1.205)
    return [
        *_edged(other, _RED, "sleeve", turn=120),
        *_edged(back, _RED, "host", turn=80, edge=0.026), Sheet(blades, BLACK),
        *_edged(belt, _RED, "belt", turn=0), *_edged(buttons, _GOLD, "buttons", edge=0.016),
    ]  # fmt: skip


def _collar_and_arm() -> list[Sheet]:
    """His collar, and the arm whose hand lies flat on the hand of the shadow."""
    collar = strip(points("-.58,-.60 -.40,-.63 -.18,-.605"), 0.12)
    sleeve = strip(points("-.08,-.76 .04,-1.02 .15,-1.03"), 0.24, 0.16) | ellipse(0.12).at(
        -0.08, -0.76
    )
    cuff = strip(points(".14,-1.03 .19,-1.01"), 0.19)
    hand = blob(".17,-1.09 .16,-.95 .22,-.88 .31,-.87 .36,-.93 .34,-1.03 .26,-1.09")
    for tip in points(".29,-.76 .38,-.79 .44,-.86 .46,-.94"):
        hand = hand | strip(((0.26, -0.97), tip), 0.09, 0.062) | ellipse(0.031).at(*tip)
    hand = (
        hand
        | strip(points(".20,-.98 .14,-.90 .15,-.82"), 0.09, 0.06)
        | ellipse(0.03).at(0.15, -0.82)
    )
    creases = cuts("-.04,-.98 .04,-.94 .09,-.96", "-.08,-.92 .0,-.88 .06,-.90", thick=0.018)
    return [
        *_edged(collar, WHITE, "collar"), *_edged(hand, WHITE, "hand"),
        *_edged(sleeve, _RED, "sleeve", turn=50), Sheet(creases, BLACK),
        *_edged(cuff, WHITE, "cuff"),
    ]  # fmt: skip


def _moustache() -> list[Sheet]:
    """His moustache, in the measure of his head."""
    return _edged(blob(".40,-.20 .30,-.20 .20,-.27 .14,-.36 .26,-.32 .36,-.27 .42,-.25"), BLACK)


_CHAIRS = (
    ("plain", 0.12, 0.60, 0.24),
    ("plain", 0.58, 0.58, 0.26),
    ("scarf", -0.06, 0.38, 0.44),
    ("stripes", 0.70, 0.26, 0.46),
    ("child", -0.56, 0.02, 0.66),
    ("brim", 0.90, -0.50, 0.84),
)
"""What hangs over each chair, from far to near, and where."""


def _chair(kind: str) -> list[Sheet]:
    """The back of a chair, with a coat over it and a hat on its corner.

    The nearest has the longest legs, so that the picture cuts them off.
    """
    foot = -1.4 if kind == "brim" else -0.85
    posts = strips([((x, foot), (x, 0.46)) for x in (-0.22, 0.22)], 0.06)
    rails = strips([((-0.22, y), (0.22, y)) for y in (-0.30, -0.46)], 0.05)
    coat = blob("-.24,.34 .0,.36 .24,.34 .35,.14 .32,-.22 .32,-.22 .0,-.26 -.32,-.22 -.32,-.22"
                " -.35,.14")  # fmt: skip
    sleeve = strip(points("-.27,.20 -.36,-.06 -.32,-.40"), 0.14, 0.11)
    colour = {"brim": _GOLD, "child": _BLUE}.get(kind, WHITE)
    return [
        *_edged(posts | rails, BLACK, "chairs", line=WHITE),
        *_edged(coat, colour, "coats", turn=80), *_extras(kind, coat),
        *_edged(sleeve, colour, "coats", turn=80),
    ]  # fmt: skip


def _extras(kind: str, coat: Outline) -> list[Sheet]:
    """What tells one coat from the next, and its hat."""
    folds = Sheet(cuts("-.10,.26 -.12,.0 -.10,-.20", ".12,.26 .14,.0 .12,-.20", thick=0.03), BLACK)
    brim = ellipse(0.28, 0.06).turned(-14)
    crown = blob("-.15,.02 -.15,.02 -.10,.22 .12,.18 .16,-.04 .16,-.04")
    if kind == "brim":
        return [folds, *_edged(crown.at(-0.20, 0.46), WHITE, "hats"),
                *_edged(brim.at(-0.20, 0.46), WHITE, "hats")]  # fmt: skip
    if kind == "child":
        cap = blob("-.18,.0 -.16,.18 .0,.28 .16,.18 .18,.0").at(0.18, 0.40)
        return [folds, *_edged(cap, _RED, "hats"), *_edged(ellipse(0.08).at(0.18, 0.72), WHITE),
                *_edged(box(0.40, 0.10).at(0.18, 0.41), WHITE)]  # fmt: skip
    if kind == "stripes":
        bands = strips([((-0.4, y), (0.4, y)) for y in (0.24, 0.10, -0.04, -0.18)], 0.06)
        return [Sheet(bands & coat, BLACK), *_edged(crown.at(0.20, 0.44), _BLUE, "hats"),
                *_edged(brim.at(0.20, 0.44), _BLUE, "hats")]  # fmt: skip
    if kind == "scarf":
        return [folds, *_edged(strip(points("-.20,.40 .0,.28 .20,.36 .14,-.30"), 0.12), _RED,
                               "scarf")]  # fmt: skip
    return [folds]
