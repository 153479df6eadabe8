"""A crowd under black umbrellas, and the one in its middle who stands in the sun."""

import math
from itertools import pairwise

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
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
from tools.paint.story.sheets import Outline, Point, Sheet

_BLACK, _WHITE = "#161616", "#f6f6f6"


@card(
    palette="block_night",
    hand="woodcut",
    title="It never rained on him",
    subject="donkey in the sun, in a ring of umbrellas",
    props=("umbrellas", "donkey", "straw hat", "sun", "rain", "frog"),
    mood=("lucky", "envious", "bright"),
)
def umbrella_grave(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_BLACK)
    lay_pile(scene, _weather(), 0, 0, depth=50.0)
    far = (
        (-0.82, 0.46, 0.27, 9, "#4a4a4a"), (0.90, 0.42, 0.25, -10, "#4a4a4a"),
        (-0.98, 0.12, 0.30, 4, _BLACK), (1.0, 0.08, 0.27, -4, _BLACK),
    )  # fmt: skip
    for index, (x, y, size, tilt, tone) in enumerate(far):
        lay_pile(scene, _sheltered(size, tilt, tone), x, y, depth=46.0 - index)
    lay_pile(scene, _meadow(), 0, 0, depth=40.0)
    lay_pile(scene, _donkey(), 0.22, -0.46, 0.86, depth=36.0)
    near = (
        (0.92, -0.66, 0.42, -14, "#4a4a4a"), (-0.90, -0.58, 0.46, 12, _BLACK),
        (0.30, -1.02, 0.40, -4, _BLACK), (-0.36, -1.10, 0.52, 7, "#4a4a4a"),
    )  # fmt: skip
    for index, (x, y, size, tilt, tone) in enumerate(near):
        lay_pile(scene, _sheltered(size, tilt, tone), x, y, depth=30.0 - index)
    lay_pile(scene, _pond(), 0.64, -1.15, 0.95, depth=20.0)
    scene.lay(Sheet(_rain(), _WHITE, ("rain",)), depth=12.0)
    return WoodcutPlan(
        inks=("lamp", "verdigris", "vermilion"), sky="black", contrast=1.6, lamp_pool=0
    )


def _beam() -> Outline:
    """The light that falls through the hole in the clouds, down to the meadow."""
    return polygon("-.02,1.6 .74,1.6 1.0,-.5 -.86,-.5")


def _rain() -> Outline:
    """Rain on everything but what stands in the light."""
    drops = Outline(())
    for index in range(130):
        x, y = -1.05 + 2.1 * (index * 0.7549 % 1), -1.45 + 2.5 * (index * 0.5698 % 1)
        long = 0.07 + 0.03 * (index % 3)
        drops = drops | strip(((x, y), (x - 0.25 * long, y - long)), 0.014, 0.008)
    dry = _beam() | ellipse(0.98, 0.42).at(0.08, -0.66) | ellipse(0.5, 0.42).at(0.64, -1.10)
    return drops - dry


def _weather() -> list[Sheet]:
    """The light, clouds, and a hole in them for the sun."""
    rays = Outline(())
    for index in range(9):
        foot = -0.78 + 0.20 * index
        rays = rays | polygon((0.36, 1.35), (foot, -0.5), (foot + 0.07, -0.5))
    clouds = blob(
        "-1.3,1.7 -1.3,1.0 -.98,.92 -.78,1.04 -.54,.96 -.32,1.10 -.10,1.06 .08,1.20 .04,1.34"
        " .20,1.50 .52,1.50 .68,1.36 .62,1.20 .78,1.08 1.0,1.12 1.3,1.0 1.3,1.7"
    )
    return [
        Sheet(_beam(), _WHITE, ("light",)),
        Sheet(rays & _beam(), INKS["lamp"], ("light",), turn=90),
        Sheet(ellipse(0.24).at(0.36, 1.32), INKS["lamp"], ("sun",), glow=0.6),
        Sheet(rim(clouds, 0.03), _WHITE), Sheet(clouds, "#5c5c5c", ("clouds",), turn=4),
    ]  # fmt: skip


def _sheltered(size: float, tilt: float, tone: str) -> list[Sheet]:
    """Somebody from behind under an open umbrella; its hem is at the origin."""
    teeth = [(-1 + 0.4 * index, -0.10 + 0.16 * (1 - index / 2.5) ** 2) for index in range(6)]
    turns = (0.25, 0.7, 1.15, 1.57, 2.0, 2.45, 2.9)
    arch = [(math.cos(a), 0.06 + 0.78 * math.sin(a)) for a in turns]
    hem: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(teeth):
        hem += [(ax, ay), (ax, ay), ((ax + bx) / 2, (ay + by) / 2 + 0.07)]
    dome = blob(*hem, teeth[-1], teeth[-1], *arch)
    ribs = cuts(
        *(smooth([(x, y), (0.62 * x, 0.52 + 0.1 * y), (0, 0.83)], closed=False) for x, y in teeth),
        thin=0.014, thick=0.026,
    )  # fmt: skip
    tip = strip(((0, 0.8), (0, 1.0)), 0.06, 0.02)
    coat = blob("-.2,.0 -.2,.0 -.28,-.24 -.62,-.42 -.78,-1.0 -.84,-3 -.84,-3 .84,-3 .84,-3 .78,-1.0"
        " .62,-.42 .28,-.24 .2,.0 .2,.0")  # fmt: skip
    seams = cuts("0,-.4 .02,-1.2 0,-2.2", "-.5,-.7 -.56,-1.3 -.54,-2", ".5,-.7 .56,-1.3 .54,-2",
        "-.26,-.27 0,-.36 .26,-.27", thick=0.03)  # fmt: skip
    parts = (
        (rim(coat, 0.04), _WHITE, ""), (coat, _BLACK, "coats"), (seams, "#d0d0d0", ""),
        ((tip | rim(dome, 0.045)).turned(tilt), _WHITE, ""),
        (dome.turned(tilt), tone, "umbrellas"), (ribs.turned(tilt), _WHITE, ""),
    )  # fmt: skip
    return [
        Sheet(outline.scaled(size), colour, (tag,) if tag else (), turn=10 + tilt)
        for outline, colour, tag in parts
    ]


def _meadow() -> list[Sheet]:
    """A round of dry grass with daisies, the only one."""
    grass = ellipse(0.98, 0.42).at(0.08, -0.66)
    tufts, petals = Outline(()), Outline(())
    for x, y in points("-.66,-.50 -.16,-.40 .02,-.52 .44,-.44 .82,-.46 -.30,-.66 .16,-.70"):
        tufts = tufts | strips([((x, y), (x + d, y + 0.10)) for d in (-0.04, 0.0, 0.045)], 0.014)
    daisies = points("-.50,-.34 -.40,-.48 .64,-.42 .80,-.30 .10,-.62")
    around = [math.radians(60 * index) for index in range(6)]
    leaves = beads([(0.04 * math.cos(a), 0.04 * math.sin(a)) for a in around], 0.026)
    for x, y in daisies:
        tufts = tufts | strip(((x + 0.02, y - 0.16), (x, y)), 0.016)
        petals = petals | leaves.at(x, y)
    return [
        Sheet(grass, INKS["verdigris"], ("meadow",), turn=3), Sheet(tufts, _BLACK),
        Sheet(rim(petals, 0.01), _BLACK), Sheet(petals, _WHITE, ("daisies",)),
        Sheet(beads(daisies, 0.024), INKS["lamp"]),
    ]  # fmt: skip


def _donkey() -> list[Sheet]:
    """A donkey that looks to the left in a straw hat, a flower in its mouth; its hoofs at y = 0."""
    body = blob(
        "-.34,.70 -.20,.78 .10,.72 .36,.78 .54,.70 .60,.50 .54,.40 .40,.36 .0,.31 -.24,.36 -.38,.46"
    )
    legs = strip(points("-.28,.50 -.31,.24 -.29,.03"), 0.18, 0.075)
    legs = legs | strip(points("-.12,.42 -.10,.2 -.13,.0"), 0.16, 0.075)
    legs = legs | strip(points(".36,.46 .31,.24 .36,.0"), 0.20, 0.075)
    legs = legs | strip(points(".50,.54 .50,.26 .53,.04"), 0.18, 0.075)
    neck = strip(points("-.18,.58 -.38,.82 -.48,1.02"), 0.40, 0.24)
    skull = blob(
        "-.40,1.10 -.52,1.14 -.64,1.04 -.80,.84 -.86,.72 -.82,.62 -.72,.60 -.60,.72 -.46,.80"
        " -.36,.94"
    )
    muzzle = blob("-.74,.78 -.86,.76 -.88,.66 -.80,.58 -.70,.60 -.66,.70")
    ears = blob("-.46,1.0 -.40,1.24 -.34,1.40 -.26,1.52 -.26,1.52 -.22,1.34 -.26,1.16 -.32,1.0")
    ears = ears | blob("-.38,1.0 -.26,1.22 -.14,1.34 .0,1.40 .0,1.40 -.04,1.24 -.14,1.08 -.28,.94")
    tail = strip(points(".56,.64 .68,.50 .66,.26"), 0.05, 0.03)
    tuft = blob(".66,.34 .60,.16 .66,.04 .72,.16")
    mane = polygon(
        "-.30,1.06 -.18,1.06 -.22,.99 -.10,.98 -.15,.91 -.03,.89 -.09,.83 .03,.79 .0,.74 -.14,.80"
    )
    hide = body | legs | neck | skull | tail | ears
    hoof = polygon("-.05,.07 .05,.07 .075,-.02 -.075,-.02")
    hoofs = hoof.at(-0.29, 0.02) | hoof.at(-0.13, -0.02) | hoof.at(0.36, -0.02)
    hoofs = hoofs | hoof.at(0.53, 0.02)
    return [
        Sheet(rim(hide, 0.03), _BLACK), Sheet(hide, "#8a8a8a", ("donkey",), turn=70),
        Sheet(rim(muzzle, 0.016), _BLACK), Sheet(muzzle, _WHITE, ("muzzle",)),
        Sheet(hoofs | mane | tuft, _BLACK, ("donkey",)), *_straw_hat(), *_donkey_face(),
    ]  # fmt: skip


def _donkey_face() -> list[Sheet]:
    """A closed eye, a smile, and a flower between the lips."""
    lines = cuts("-.64,.92 -.58,.88 -.52,.92", "-.84,.66 -.76,.64 -.68,.68", thick=0.024)
    stem = strip(points("-.80,.64 -.92,.62 -1.0,.70"), 0.018)
    around = [(0.05 * math.cos(a), 0.05 * math.sin(a)) for a in range(6)]
    petals = beads(around, 0.036).at(-1.02, 0.73)
    creases = cuts("-.06,.50 .08,.40 .14,.30", ".30,.66 .30,.50 .38,.38", thick=0.02)
    return [
        Sheet(lines | ellipse(0.016).at(-0.82, 0.74) | creases, _BLACK), Sheet(stem, _BLACK),
        Sheet(rim(petals, 0.012), _BLACK), Sheet(petals, INKS["vermilion"], ("flower",)),
        Sheet(ellipse(0.03).at(-1.02, 0.73), INKS["lamp"]),
    ]  # fmt: skip


def _straw_hat() -> list[Sheet]:
    """A straw hat on the forehead, before the ears."""
    brim = ellipse(0.29, 0.06).turned(24).at(-0.48, 1.12)
    crown = blob("-.60,1.10 -.60,1.10 -.62,1.26 -.52,1.36 -.40,1.36 -.34,1.22 -.34,1.22")
    band = strip(points("-.60,1.13 -.48,1.15 -.35,1.24"), 0.05)
    return [
        Sheet(rim(crown | brim, 0.022), _BLACK),
        Sheet(crown | brim, INKS["lamp"], ("straw hat",), turn=24), Sheet(band, INKS["vermilion"]),
    ]  # fmt: skip


def _pond() -> list[Sheet]:
    """An umbrella turned over and full of rain, and a frog that sits in it."""
    bowl = blob("-.36,.06 -.36,.06 -.30,-.14 -.12,-.28 .12,-.28 .30,-.14 .36,.06 .36,.06")
    water = ellipse(0.36, 0.09).at(0, 0.06)
    ribs = cuts("-.2,.0 -.14,-.16 .0,-.29", ".2,.0 .14,-.16 .0,-.29", thick=0.014)
    crook = strip(points("-.14,.06 -.20,.34 -.24,.46 -.34,.46 -.34,.38"), 0.03)
    frog = blob("-.10,.04 -.14,.12 -.04,.22 .02,.30 .10,.32 .20,.28 .22,.20 .18,.10 .20,.04")
    eyes = beads(points(".06,.31 .17,.30"), 0.038)
    lines = beads(points(".065,.32 .165,.31"), 0.016) | cuts(
        ".06,.22 .13,.19 .20,.22", "-.02,.06 .0,.14 .08,.12", thick=0.016
    )
    return [
        Sheet(crook, _WHITE, ("handle",)), Sheet(rim(bowl | water, 0.02), _WHITE),
        Sheet(bowl, "#5c5c5c", ("upturned umbrella",), turn=80), Sheet(ribs, _WHITE),
        Sheet(water, _WHITE, ("water",)), Sheet(rim(frog | eyes, 0.02), _BLACK),
        Sheet(frog, INKS["verdigris"], ("frog",), turn=70), Sheet(eyes, _WHITE),
        Sheet(lines, _BLACK),
    ]  # fmt: skip
