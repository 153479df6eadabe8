"""Somebody asleep in the hay, and geese that recognise the feathers."""

import math

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts.figures import STANDING, WALKING, adult_outline
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet, Sheets

_BLACK, _WHITE = "#161616", "#f8f8f8"


@card(
    palette="block_day",
    hand="woodcut",
    title="Finders keepers",
    subject="winged sleeper in a haystack",
    props=("haystack", "wings", "bare feet", "daisy", "straw hat", "geese", "feather", "farmers"),
    mood=("curious", "earthy", "hushed"),
)
def fallen_angel_hay(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=mix(INKS["night"], "#ffffff", 0.22))
    field = land((-1, -0.42), (-0.3, -0.36), (0.4, -0.40), (1, -0.44))
    scene.lay(Sheet(field, "#f6f6f6", ("field",)), depth=58.0)
    _lay_farmers(scene)
    lay_pile(scene, _placed(_wing(), 0.58, -0.12, 0.98, -17, False), 0, 0, depth=50.0)
    lay_pile(scene, _placed(_wing(), 0.22, -0.06, 1.04, 3, False), 0, 0, depth=46.0)
    lay_pile(scene, _stack(), 0.36, -1.10, depth=42.0)
    lay_pile(scene, _feet(), -0.11, -1.17, 0.86, depth=38.0)
    lay_pile(scene, _hat(), 0.64, -0.50, depth=34.0)
    lay_pile(scene, _curious_goose(), -0.63, -1.40, 0.63, depth=30.0)
    lay_pile(scene, _comparing_goose(), 0.51, -1.42, 0.60, depth=26.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="paper", contrast=1.5, lamp_pool=0)


def _placed(
    sheets: Sheets, x: float, y: float, scale: float, turn: float, flip: bool
) -> list[Sheet]:
    return [sheet.placed(x, y, scale, turn, flip) for sheet in sheets]


def _lay_farmers(scene: Scene) -> None:
    """A family that comes over the field, still far away, with a rake."""
    family = adult_outline(WALKING, hat=True).scaled(0.26).at(-0.58, -0.42)
    family = family | adult_outline(WALKING, skirt=True).scaled(0.24).at(-0.47, -0.43)
    family = family | adult_outline(STANDING).scaled(0.16).at(-0.38, -0.44)
    rake = strip(((-0.63, -0.40), (-0.67, -0.10)), 0.012) | box(0.09, 0.02).at(-0.67, -0.10)
    scene.lay(Sheet(family | rake, _BLACK, ("farmers",)), depth=56.0)


def _feather(long: float, wide: float) -> tuple[Outline, Outline]:
    """A feather along x from the origin, and the lines carved into it."""
    vane = blob(
        (0, wide * 0.4), (long * 0.5, wide), (long * 0.88, wide * 0.8), (long, 0), (long, 0),
        (long * 0.8, -wide * 0.7), (long * 0.4, -wide * 0.9), (0, -wide * 0.4),
    )  # fmt: skip
    return vane, strip(((0, 0), (long * 0.84, 0)), 0.010, 0.004)


def _wing(count: int = 9) -> list[Sheet]:
    """A folded wing that rises from its root at the origin and hangs to the left, 1.2 high."""
    edge = smooth(points(".02,-.16 .01,.26 -.06,.62 -.20,.94 -.40,1.12"), closed=False)
    sheets: list[Sheet] = []
    for row, (reach, wide) in enumerate(((1.0, 0.085), (0.56, 0.075), (0.27, 0.065))):
        for index in range(count - row):
            share = 1 - index / (count - row - 1)
            x, y = edge[round((0.12 + 0.88 * share) * (len(edge) - 1))]
            vane, lines = _feather(reach * (0.42 + 0.78 * share), wide)
            turn = 205 + 50 * share - 4 * row
            sheets += [
                Sheet(vane.turned(turn).at(x, y), _WHITE, ("wings",)),
                Sheet(lines.turned(turn).at(x, y), _BLACK),
            ]  # fmt: skip
    arm = strip(edge, 0.13, 0.10) | ellipse(0.052).at(*edge[-1]) | ellipse(0.064).at(*edge[0])
    down = cuts(
        *([(x - 0.05, y), (x - 0.01, y - 0.035), (x + 0.03, y)] for x, y in edge[6:-2:4]),
        thick=0.016,
    )
    return [*sheets, Sheet(arm, _WHITE, ("wings",)), Sheet(down, _BLACK)]


def _stack() -> list[Sheet]:
    """Hay in shaggy tiers, each hanging over the one below it; its foot is the origin."""
    sheets: list[Sheet] = []
    for tier in range(6):
        low, shag = tier / 6, 1.0 if tier else 0.3
        brink: list[Point] = []
        count = 26 - 3 * tier
        for index in range(2 * count + 1):
            u = -1 + index / count
            chance = math.sin(index * 12.9898 + 7.3 * tier) * 43758.5453 % 1.0
            tip = shag * (-0.05 - 0.09 * chance if index % 2 else 0.03 * chance)
            brink.append((u * _half_width(low) * (1.03 if index % 2 else 0.99),
                1.16 * low - 0.10 * (1 - u * u) + tip))  # fmt: skip
        crown = [
            (side * _half_width(low + (1 - low) * step / 8), 1.16 * (low + (1 - low) * step / 8))
            for side, steps in ((1, range(1, 9)), (-1, range(7, 0, -1)))
            for step in steps
        ]
        hay = polygon(*brink, *crown)
        sheets.append(Sheet(hay, INKS["lamp"], ("haystack",), turn=84))
        sheets.append(Sheet(_straws(low) & hay, _BLACK, ("hay",)))
    return sheets


def _half_width(height: float) -> float:
    """Half the width of the stack at a share of its height."""
    return float(0.86 * max(0.0, 1 - height**1.7) ** 0.62)


def _straws(low: float) -> Outline:
    """Loose straws that hang down one tier, more slanted towards the sides."""
    straws = Outline(())
    for index in range(9):
        chance = [math.sin(index * k + 9 * low) * 43758.5453 % 1.0 for k in (12.9898, 78.233, 37.7)]
        u = -0.85 + 0.21 * index + 0.1 * chance[0]
        x, y = u * _half_width(low + 0.1), 1.16 * low + 0.02 + 0.09 * chance[1]
        lean = 0.16 * u + 0.06 * (chance[2] - 0.5)
        straws = straws | strip(((x, y), (x + lean, y - 0.13)), 0.012, 0.005)
    return straws


def _feet() -> list[Sheet]:
    """Two bare soles at ease, heel beside heel, with a daisy between two toes."""
    stem = strip(points(".225,.44 .22,.52 .15,.64"), 0.018)
    petals = Outline(())
    for step in range(7):
        petals = petals | ellipse(0.052, 0.028).at(0.066, 0).turned(51.4 * step).at(0.13, 0.68)
    return [
        *_placed(_sole(), 0.08, -0.02, 1.0, -24, True),
        *_placed(_sole(), -0.04, -0.05, 1.08, 11, False),
        Sheet(rim(stem, 0.012), _BLACK), Sheet(stem, _WHITE, ("daisy",)),
        Sheet(rim(petals, 0.018), _BLACK), Sheet(petals, _WHITE, ("daisy",)),
        Sheet(ellipse(0.042).at(0.13, 0.68), INKS["vermilion"], ("daisy",)),
    ]  # fmt: skip


def _sole() -> list[Sheet]:
    """The sole of a bare foot with spread toes, the great one to the right; its heel is at 0."""
    sole = blob("-.09,.02 -.105,.12 -.115,.24 -.15,.34 -.12,.42 .0,.445 .11,.42 .135,.33 .085,.22"
        " .08,.12 .085,.03 .0,-.015")  # fmt: skip
    toes = [
        ellipse(size, size * 1.3).turned(lean).at(x, y)
        for x, y, size, lean in (
            (0.105, 0.475, 0.055, -10), (0.005, 0.492, 0.037, 0), (-0.065, 0.472, 0.034, 10),
            (-0.122, 0.436, 0.031, 20), (-0.165, 0.388, 0.029, 32),
        )
    ]  # fmt: skip
    pads = ellipse(0.065, 0.07).at(-0.005, 0.075) | ellipse(0.10, 0.05).turned(6).at(0.0, 0.37)
    lines = cuts("-.09,.27 -.02,.30 .08,.27", ".05,.13 .035,.19 .05,.24", thick=0.012)
    whole = Outline(sum((part.solids for part in (sole, *toes)), ()))
    parts = [(rim(whole, 0.022), _BLACK), (sole, _WHITE), *((toe, _WHITE) for toe in toes),
        (pads, "#b8b8b8"), (lines, _BLACK)]  # fmt: skip
    return [Sheet(part, colour, ("bare feet",), turn=20) for part, colour in parts]


def _hat() -> list[Sheet]:
    """A straw hat over a face, and a feather that rises and falls with the breath."""
    brim = ellipse(0.27, 0.085).turned(-12)
    crown = blob("-.15,.02 -.13,.14 -.02,.18 .10,.15 .15,-.01 .0,-.04").turned(-6)
    band = strip(points("-.145,.035 .0,.0 .15,.0"), 0.05).turned(-6)
    weave = cuts("-.24,.04 -.1,-.04 .1,-.08 .24,-.07", "-.09,.10 -.02,.12 .07,.09", thick=0.010)
    quill = strip(points("-.22,-.11 -.12,-.04 .0,.01 .13,.06"), 0.016, 0.006)
    quill = quill | cuts("-.06,.02 -.03,.02 .0,.01", ".02,.05 .05,.05 .08,.04", thick=0.010)
    vane = blob("-.13,-.06 -.10,.0 -.02,.05 .08,.085 .22,.10 .22,.10 .16,.02 .06,-.03 -.05,-.06")
    return [
        Sheet(rim(brim, 0.016), _BLACK), Sheet(brim, _WHITE, ("straw hat",), turn=-12),
        Sheet(crown, _WHITE, ("straw hat",)), Sheet(weave, _BLACK),
        Sheet(band, INKS["vermilion"], ("straw hat",)),
        Sheet(rim(vane, 0.016).at(-0.04, 0.28), _BLACK),
        Sheet(vane.at(-0.04, 0.28), _WHITE, ("feather",)), Sheet(quill.at(-0.04, 0.28), _BLACK),
    ]  # fmt: skip


def _curious_goose() -> list[Sheet]:
    """A goose that stretches its long neck up to the toes."""
    body = blob("-.44,.62 -.44,.62 -.34,.60 -.20,.62 .02,.54 .10,.38 .0,.22 -.18,.16 -.34,.26")
    neck = strip(points("-.03,.40 .10,.62 .04,.84 .06,1.02 .16,1.08"), 0.21, 0.12)
    skull = ellipse(0.095, 0.075).turned(6).at(0.17, 1.08)
    beak = blob(".24,1.13 .25,1.04 .25,1.04 .36,1.05 .39,1.08 .35,1.11")
    legs = strips([((-0.16, 0.22), (-0.15, 0.0)), ((-0.04, 0.24), (-0.02, 0.03))], 0.04)
    web = polygon("-.19,.0 -.03,-.01 -.13,.06") | polygon("-.06,.02 .12,.01 .0,.09")
    wing = blob("-.40,.56 -.40,.56 -.24,.54 -.06,.48 -.02,.36 -.12,.28 -.26,.34")
    lines = cuts("-.34,.50 -.22,.45 -.11,.42", "-.28,.43 -.20,.39 -.12,.36", thick=0.016)
    white = body | neck | skull
    return [
        Sheet(legs | web, INKS["vermilion"], ("geese",)), Sheet(rim(white, 0.018), _BLACK),
        Sheet(white, _WHITE, ("geese",)), Sheet(rim(wing, 0.012), _BLACK),
        Sheet(wing, _WHITE, ("geese",)), Sheet(lines, _BLACK),
        Sheet(beak, INKS["vermilion"], ("geese",)),
        Sheet(ellipse(0.019).at(0.18, 1.105), _BLACK, ("eye",)),
    ]  # fmt: skip


def _comparing_goose() -> list[Sheet]:
    """A goose that lifts a wing of its own and looks from the great ones to it."""
    body = blob("-.34,.46 -.30,.30 -.10,.20 .16,.24 .38,.40 .54,.60 .34,.58 .10,.60 -.14,.64")
    neck = strip(points("-.22,.46 -.32,.70 -.28,.92 -.26,1.06"), 0.22, 0.11)
    skull = ellipse(0.095, 0.08).turned(-24).at(-0.235, 1.10)
    beak = blob("-.17,1.14 -.15,1.05 -.15,1.05 -.04,1.10 .0,1.15 -.03,1.17 -.10,1.16")
    legs = strips([((-0.04, 0.26), (-0.06, 0.02)), ((0.12, 0.28), (0.14, 0.04))], 0.04)
    web = polygon("-.18,.0 -.02,.0 -.06,.06") | polygon(".02,.02 .18,.02 .14,.08")
    wing = _placed(_wing(6), 0.02, 0.52, 0.62, -34, True)
    white = body | neck | skull
    return [
        Sheet(legs | web, INKS["vermilion"], ("geese",)), Sheet(rim(white, 0.018), _BLACK),
        Sheet(white, _WHITE, ("geese",)), *wing, Sheet(beak, INKS["vermilion"], ("geese",)),
        Sheet(ellipse(0.02).at(-0.215, 1.125), _BLACK, ("eye",)),
    ]  # fmt: skip
