"""Two who follow each other round in the snow, and the one they are looking for."""

import math
from typing import NamedTuple

from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD, WOMAN, Profile, profile_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
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
from tools.paint.story.sheets import Outline, Sheet

_BLACK, _WHITE = "#161616", "#f6f6f6"


class _Clothes(NamedTuple):
    coat: str
    cap: str
    mitten: str
    face: Profile


_HIS = _Clothes("#4a4a4a", INKS["vermilion"], INKS["vermilion"], OLD)
_HERS = _Clothes(INKS["night"], "#3a3a3a", INKS["vermilion"], WOMAN)


@card(
    palette="block_day",
    hand="woodcut",
    title="Each had the other's tracks",
    subject="two trackers who walk in a circle round a fox",
    props=("snowshoes", "footprints", "magnifying glass", "net", "fox", "snow", "firs"),
    mood=("comic", "stubborn", "sly"),
)
def two_hunters(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_WHITE)
    lay_pile(scene, _forest(), 0, 0, depth=50.0)
    scene.lay(Sheet(_tracks(), _BLACK, ("footprints",)), depth=45.0)
    she = [*_net(), *_legs(), *_cub(), *_tracker(_HERS), *_arm(_HERS, "-.02,.90 .10,.60 .42,.58")]
    lay_pile(scene, she, 0.32, 0.46, 0.62, flip=True, depth=40.0)
    lay_pile(scene, _fox(), 0.385, -0.61, 0.57, depth=34.0)
    he = [*_legs(), *_tracker(_HIS), *_glass(), *_arm(_HIS, "-.02,.92 .16,.60 .52,.50")]
    lay_pile(scene, he, -0.46, -1.20, 0.80, depth=28.0)
    return WoodcutPlan(inks=("vermilion", "night", "clay"), sky="paper", contrast=1.6)


def _forest() -> list[Sheet]:
    """Black firs under snow at the edge of the clearing, and drifts before them."""
    sheets: list[Sheet] = []
    for x, y, tall in (
        (0.14, 1.10, 0.60), (0.70, 1.14, 0.56), (-0.28, 0.98, 0.72), (0.98, 1.02, 0.80),
        (-0.58, 0.76, 0.94), (-0.92, 0.60, 1.20),
    ):  # fmt: skip
        fir, snow = Outline(()), Outline(())
        for step in range(4):
            low, wide = y + tall * 0.2 * step, tall * (0.30 - 0.055 * step)
            top = low + tall * 0.42
            fir = fir | polygon((x - wide, low), (x, low + 0.05), (x + wide, low), (x, top))
            edge = [(x - 0.75 * wide, low + 0.05), (x - 0.3 * wide, low + 0.11), (x, low + 0.12)]
            snow = snow | cuts(edge, thick=0.04)
        sheets += [
            Sheet(rim(fir, 0.03), _WHITE),
            Sheet(fir, _BLACK, ("firs",)),
            Sheet(snow, _WHITE),
        ]
    drifts = cuts(
        "-.98,.40 -.70,.46 -.40,.42", ".62,-1.30 .80,-1.26 .98,-1.30",
        "-.2,.82 .0,.86 .14,.82", ".2,-1.42 .4,-1.38 .56,-1.42", thick=0.018,
    )  # fmt: skip
    return [*sheets, Sheet(drifts, _BLACK, ("snow",))]


def _snowshoe(size: float) -> Outline:
    """A snowshoe from above, its toe to the right, as a frame with a net of cords."""
    frame = blob("-.5,.0 -.5,.0 -.2,.12 .14,.19 .42,.15 .5,.0 .42,-.15 .14,-.19 -.2,-.12")
    cords = [((0.02, -0.16), (0.02, 0.16)), ((0.26, -0.17), (0.26, 0.17)), ((-0.48, 0), (0.48, 0))]
    return (rim(frame, 0.06) | strips(cords, 0.035)).scaled(size)


def _tracks() -> Outline:
    """Prints of snowshoes, left and right, all round the clearing, larger towards the front."""
    prints = Outline(())
    for index in range(22):
        a = 2 * math.pi * index / 22
        out = 0.07 if index % 2 else -0.07
        x, y = 0.04 + (0.80 + out) * math.cos(a), -0.44 + (0.80 + out) * math.sin(a)
        size = 0.29 - 0.05 * math.sin(a)
        prints = prints | _snowshoe(size).turned(math.degrees(a) + 90).at(x, y)
    return prints


def _legs() -> list[Sheet]:
    """Two boots in mid stride on snowshoes."""
    boots = strip(points("-.22,.30 -.26,.10 -.32,-.04"), 0.18, 0.15)
    boots = boots | strip(points(".10,.30 .16,.10 .20,-.06"), 0.18, 0.15)
    boots = boots | ellipse(0.13, 0.06).at(-0.28, -0.04) | ellipse(0.13, 0.06).at(0.25, -0.07)
    shoes = _snowshoe(0.66).scaled(1, 0.75).turned(14).at(-0.30, -0.09)
    shoes = shoes | _snowshoe(0.66).scaled(1, 0.75).turned(-3).at(0.26, -0.13)
    return [
        Sheet(shoes, _BLACK, ("snowshoes",)), Sheet(rim(boots, 0.02), _WHITE),
        Sheet(boots, _BLACK, ("boots",)),
    ]  # fmt: skip


def _tracker(wears: _Clothes) -> list[Sheet]:
    """Somebody in a huge coat, bent low, who looks at the ground to the right."""
    coat = blob(
        "-.48,.20 -.48,.20 -.54,.50 -.46,.86 -.24,1.10 .04,1.16 .24,1.06 .32,.88 .26,.62 .30,.40"
        " .34,.20 .34,.20 -.06,.14"
    )
    folds = cuts(
        "-.36,.86 -.40,.56 -.36,.28", "-.20,.70 -.24,.46 -.20,.24", ".08,.52 .10,.40 .08,.24",
        "-.04,.50 -.06,.36 -.04,.22", thick=0.03,
    )  # fmt: skip
    return [
        Sheet(rim(coat, 0.024), _BLACK), Sheet(coat, wears.coat, ("coats",), turn=80),
        Sheet(folds, _BLACK), *_fur("-.50,.22 -.2,.16 .1,.15 .36,.22", 0.13), *_head(wears),
        *_fur("-.02,1.18 .14,1.02 .30,.84", 0.15),
    ]  # fmt: skip


def _fur(path: str, wide: float) -> list[Sheet]:
    """A curly trimming along a path."""
    (ax, ay), *_, (bx, by) = line = points(path)
    fur = strip(line, wide)
    count = max(4, round(math.hypot(bx - ax, by - ay) / (0.55 * wide)))
    locks = cuts(*(arc(x, y, 0.2 * wide, 20, 250) for x, y in line), thick=0.016)
    for index in range(count + 1):
        place = index / count * (len(line) - 1)
        first = min(int(place), len(line) - 2)
        part = place - first
        x = line[first][0] * (1 - part) + line[first + 1][0] * part
        y = line[first][1] * (1 - part) + line[first + 1][1] * part
        fur = fur | ellipse(wide * (0.54 + 0.07 * math.sin(index * 2.3))).at(x, y)
    return [Sheet(rim(fur, 0.02), _BLACK), Sheet(fur, _WHITE, ("fur",)), Sheet(locks, _BLACK)]


def _head(wears: _Clothes) -> list[Sheet]:
    """A head in a cap with flaps, bowed to the ground, one eye narrowed."""
    skin = profile_outline(wears.face, bust=False)
    cap = blob(
        "-.40,-.1 -.48,.26 -.34,.62 .0,.78 .30,.66 .46,.40 .46,.24 .46,.24 .24,.18 .12,.06 .10,-.20"
        " .0,-.44 -.18,-.46 -.30,-.30"
    )
    brim = strip(points(".48,.30 .26,.24 .10,.10 .06,-.12"), 0.15, 0.13)
    lines = cuts(".20,.02 .28,.05 .35,.01", ".22,-.30 .30,-.28 .38,-.28", thick=0.035)
    lines = lines | ellipse(0.03).at(0.29, -0.01)
    parts = (
        (rim(skin, 0.05), _BLACK, ""), (skin, _WHITE, "face"), (lines, _BLACK, ""),
        (rim(cap, 0.05), _BLACK, ""), (cap, wears.cap, "fur cap"), (rim(brim, 0.04), _BLACK, ""),
        (brim, _WHITE, "fur cap"),
    )  # fmt: skip
    return [
        Sheet(o.scaled(0.46).turned(-32).at(0.42, 1.10), colour, (tag,) if tag else (), turn=60)
        for o, colour, tag in parts
    ]


def _arm(wears: _Clothes, path: str) -> list[Sheet]:
    """A sleeve from the shoulder to a mitten at the end of the path."""
    line = points(path)
    (ex, ey), (x, y) = line[-2:]
    long = math.hypot(x - ex, y - ey)
    ux, uy = (x - ex) / long, (y - ey) / long
    sleeve = strip(line, 0.30, 0.20) | ellipse(0.15).at(*line[0])
    mitten = ellipse(0.115, 0.095).turned(math.degrees(math.atan2(uy, ux)))
    mitten = mitten.at(x + 0.10 * ux, y + 0.10 * uy)
    mitten = mitten | ellipse(0.075, 0.04).turned(60).at(x + 0.06 * ux, y + 0.06 * uy + 0.09)
    cuff = f"{x - 0.09 * uy},{y + 0.09 * ux} {x + 0.09 * uy},{y - 0.09 * ux}"
    return [
        Sheet(rim(sleeve, 0.024), _BLACK), Sheet(sleeve, wears.coat, ("coats",), turn=20),
        Sheet(rim(mitten, 0.022), _BLACK),
        Sheet(mitten, wears.mitten, ("mittens",), turn=40), *_fur(cuff, 0.10),
    ]  # fmt: skip


def _glass() -> list[Sheet]:
    """A large magnifying glass, and her print, which is large in it."""
    handle = strip(((0.54, 0.54), (0.84, 0.42)), 0.06)
    lens = ellipse(0.235).at(1.02, 0.32)
    track = _snowshoe(0.36).turned(24).at(1.02, 0.32)
    return [
        Sheet(handle, _BLACK, ("magnifying glass",)), Sheet(lens, _WHITE),
        Sheet(track, INKS["night"], ("footprint",)),
        Sheet(ring(0.255, 0.205).at(1.02, 0.32), _BLACK, ("magnifying glass",)),
    ]  # fmt: skip


def _net() -> list[Sheet]:
    """A net on a long pole over the shoulder."""
    pole = strip(((0.60, 0.50), (-0.62, 1.24)), 0.045)
    bag = blob("-.60,1.36 -.60,1.36 -.84,1.22 -1.0,.90 -.96,.66 -.84,.60 -.72,.78 -.66,1.10")
    mesh = [((-1.1, 0.5 + 0.13 * i), (-0.5, 0.9 + 0.13 * i)) for i in range(-2, 6)]
    mesh += [((-1.1, 1.0 + 0.13 * i), (-0.5, 0.6 + 0.13 * i)) for i in range(-3, 6)]
    hoop = ellipse(0.05, 0.17).turned(-14).at(-0.64, 1.22)
    return [
        Sheet(pole, _BLACK, ("net",)), Sheet(rim(bag, 0.022), _BLACK),
        Sheet(strips(mesh, 0.014) & bag, _BLACK, ("net",)),
        Sheet(rim(hoop, 0.03), _BLACK, ("net",)),
    ]  # fmt: skip


def _cub() -> list[Sheet]:
    """A hood on the back, and a fox cub that looks out of it."""
    face = blob("-.34,1.44 -.34,1.44 -.27,1.34 -.17,1.34 -.10,1.44 -.10,1.44 -.07,1.24 -.22,1.08"
        " -.37,1.24")  # fmt: skip
    cheeks = blob("-.33,1.22 -.26,1.22 -.22,1.16 -.18,1.22 -.11,1.22 -.22,1.08")
    hood = blob("-.50,1.20 -.36,1.22 -.22,1.16 -.06,1.22 .06,1.20 .0,.96 -.24,.84 -.46,.96")
    return [
        Sheet(rim(face, 0.02), _BLACK), Sheet(face, INKS["clay"], ("fox cub",), turn=80),
        Sheet(cheeks, _WHITE), Sheet(beads(points("-.28,1.26 -.16,1.26 -.22,1.12"), 0.02), _BLACK),
        Sheet(rim(hood, 0.024), _BLACK), Sheet(hood, INKS["night"], ("hood",), turn=20),
    ]  # fmt: skip


def _fox() -> list[Sheet]:
    """A fox that sits in the middle and smiles, its tail round its feet."""
    tail = blob(".20,.10 .40,-.04 .62,.10 .64,.40 .52,.62 .52,.62 .42,.44 .36,.26")
    tip = blob(".52,.62 .52,.62 .45,.48 .50,.42 .56,.48 .60,.44 .62,.50")
    body = blob("-.24,.0 -.24,.0 -.28,.24 -.18,.56 -.08,.72 .14,.72 .24,.50 .34,.20 .30,.0 .30,.0")
    bib = blob("-.14,.62 .0,.66 .16,.62 .12,.40 .02,.22 .02,.22 -.10,.40")
    legs = cuts("-.08,.30 -.07,.14 -.08,.0", ".11,.30 .12,.14 .11,.0", ".24,.30 .20,.12 .24,.02",
        thick=0.03)  # fmt: skip
    socks = blob("-.20,.0 -.20,.0 -.20,.10 -.10,.12 -.02,.10 .0,.0 .0,.0") | blob(
        ".04,.0 .04,.0 .04,.10 .12,.12 .20,.10 .22,.0 .22,.0"
    )
    return [
        Sheet(rim(tail, 0.03), _BLACK), Sheet(tail, INKS["clay"], ("fox",), turn=60),
        Sheet(tip, _WHITE), Sheet(rim(body, 0.03), _BLACK),
        Sheet(body, INKS["clay"], ("fox",), turn=80), Sheet(bib, _WHITE), Sheet(legs, _BLACK),
        Sheet(socks, _BLACK, ("paws",)), *_fox_face(),
    ]  # fmt: skip


def _fox_face() -> list[Sheet]:
    """Ears up, eyes to the side, a smile."""
    face = blob("-.36,1.28 -.36,1.28 -.18,1.12 .16,1.12 .34,1.28 .34,1.28 .36,1.0 .46,.84 .46,.84"
        " .20,.72 .0,.58 -.20,.72 -.46,.84 -.46,.84 -.36,1.0")  # fmt: skip
    cheeks = blob("-.42,.84 -.42,.84 -.22,.90 -.06,.80 .0,.70 .06,.80 .22,.90 .42,.84 .42,.84"
        " .18,.74 .0,.60 -.18,.74")  # fmt: skip
    ears = polygon("-.31,1.18 -.29,1.02 -.20,1.10") | polygon(".30,1.18 .28,1.02 .19,1.10")
    eyes = ellipse(0.075, 0.05).at(-0.15, 0.95) | ellipse(0.075, 0.05).at(0.15, 0.95)
    dark = beads(points("-.19,.945 .11,.945"), 0.036) | ellipse(0.06, 0.045).at(0, 0.66)
    lids = cuts("-.24,.98 -.15,1.01 -.06,.97", ".06,.97 .15,1.01 .24,.98", thick=0.035)
    return [
        Sheet(rim(face, 0.03), _BLACK), Sheet(face, INKS["clay"], ("fox",), turn=90),
        Sheet(cheeks, _WHITE), Sheet(ears, _BLACK), Sheet(eyes, _WHITE),
        Sheet(dark | lids, _BLACK),
    ]  # fmt: skip
