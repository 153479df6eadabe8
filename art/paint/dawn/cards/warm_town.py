"""A town on a baking tray, drawn out of an oven in which day breaks."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    crescent,
    ellipse,
    page,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Pattern, Point, Sheet

_CRUST = "#e2a052"
_MOUTH = polygon(
    (-0.8, -0.6),
    (0.9, -0.6),
    *(
        (0.05 + 0.85 * math.cos(a), 0.28 + 0.86 * math.sin(a))
        for a in (math.radians(6 * k) for k in range(31))
    ),
)
_LIT = "#ffe9a0"


@dataclass(frozen=True)
class _House:
    """A house as it was baked: where it stands, how wide, how high to the eaves and to the top."""

    at: Point
    wide: float
    eaves: float
    top: float
    tone: str
    windows: Sequence[Point]
    lean: float = 0.0


_BACK_ROW = (
    _House((-0.5, -0.3), 0.4, 0.52, 0.8, "#d58f44", ((-0.1, 0.38), (0.1, 0.38))),
    _House((0.16, -0.3), 0.28, 1.0, 1.36, "#c87c3c", ((0.0, 0.82), (0.0, 0.56)), 2),
    _House((0.56, -0.3), 0.44, 0.42, 0.8, "#dd9a4c", ((-0.12, 0.28), (0.12, 0.28))),
)
_FRONT_ROW = (
    _House((-0.16, -0.56), 0.46, 0.4, 0.72, _CRUST, ((-0.12, 0.26), (0.12, 0.26)), -2),
    _House((0.26, -0.62), 0.3, 0.3, 0.54, "#edb566", ((0.0, 0.19),)),
)


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Tomorrow is in the oven",
    subject="town on a baking tray",
    props=("oven gloves", "oven", "raw house", "burnt house", "steam"),
    mood=("hopeful", "uncertain", "warm"),
)
def night_bakery(scene: Scene, palette: Palette) -> Finish:
    _dawn_in_the_oven(scene)
    _wall(scene)
    _tray(scene)
    for house in _BACK_ROW:
        _house(scene, house)
    _burnt(scene)
    for house in _FRONT_ROW:
        _house(scene, house)
    _raw(scene)
    _wakers(scene)
    _steam(scene)
    _apron(scene)
    _glove(scene, (-0.74, -1.08), 1.0, -16, "#c8403c", flip=False)
    _glove(scene, (0.78, -1.14), 1.04, 14, "#3f6a9c", flip=True)
    return PaperPlan()


def _dawn_in_the_oven(scene: Scene) -> None:
    """Where the fire should be there is a sky, with the last of the moon."""
    scene.lay(Sheet(page(), "#26306e", lift=0))
    sky = box(2.0, 1.9).at(0, 0.25)
    scene.lay(Sheet(sky, "#343c86", lift=0, shade="#ff9a50"))
    scene.lay(Sheet(ellipse(0.5).at(-0.2, -0.2), "#ffd070", ("glow",), glow=0.8))
    scene.lay(Sheet(crescent(0.09, 0.5).turned(200).at(0.48, 0.82), "#fff2cc", ("moon",), glow=0.4))


def _wall(scene: Scene) -> None:
    """The oven's front, with a ring of bricks around its mouth."""
    wall = Outline(page().solids, _MOUTH.solids)
    scene.lay(Sheet(wall, "#4a2430", ("oven",), lift=16, shade="#34182a"))
    for k in range(13):
        a = math.radians(-6 + 16 * k)
        brick = box(0.245, 0.2).turned(math.degrees(a) + 90 + 3 * math.sin(5 * k))
        tone = mix("#b8603c", "#5a2430", (0.1, 0.42, 0.25, 0.0)[k % 4])
        place = (0.05 + 0.95 * math.cos(a), 0.28 + 0.96 * math.sin(a))
        scene.lay(Sheet(brick.at(*place), tone, lift=5))


def _tray(scene: Scene) -> None:
    scene.lay(
        Sheet(polygon("-.66,-.22 .72,-.22 1.0,-.86 -.94,-.86"), "#3c3a48", ("tray",), lift=14)
    )
    scene.lay(Sheet(polygon("-.6,-.26 .66,-.26 .9,-.8 -.84,-.8"), "#565466", lift=0))
    rim = blob("-.98,-.8 -.98,-.8 1.04,-.8 1.04,-.8 1.02,-.94 -.96,-.94")
    scene.lay(Sheet(rim, "#6e6c80", lift=8, shade="#4a4858"))


def _house(scene: Scene, house: _House) -> None:
    """Walls of bread and a roof of crust that is scored with a knife."""
    w, eaves, top = house.wide / 2, house.eaves, house.top
    rise = top - eaves
    walls = blob(
        (-w, 0), (-w, 0), (-w * 0.98, eaves), (-w * 0.98, eaves), (w * 0.98, eaves),
        (w * 0.98, eaves), (w, 0), (w, 0),
    )  # fmt: skip
    roof = blob(
        (-w * 1.25, eaves - 0.03), (-w * 1.25, eaves - 0.03), (-w * 0.7, eaves + rise * 0.6),
        (0, top), (w * 0.7, eaves + rise * 0.6), (w * 1.25, eaves - 0.03),
        (w * 1.25, eaves - 0.03),
    )  # fmt: skip
    scores = Outline(())
    for k in (-1, 0, 1):
        cut = ellipse(min(0.02, w * 0.1), rise * 0.22).turned(-24)
        scores = scores | cut.at(k * w * 0.42, eaves + rise * (0.36 if k else 0.5))
    panes = Outline(())
    for x, y in house.windows:
        panes = panes | box(0.09, 0.12).at(x, y)
    tone = house.tone
    sheets = [
        Sheet(walls, tone, ("house of bread",), lift=8, shade=mix(tone, "#6a2f1c", 0.3)),
        Sheet(roof, mix(tone, "#7a2f18", 0.55), ("roof",), lift=6, shade=mix(tone, "#8a3a1c", 0.3)),
        Sheet(scores, mix(tone, "#fff0c8", 0.5), lift=0),
        Sheet(panes, _LIT, ("lit windows",), glow=0.35),
    ]
    scene.lay(sheets, x=house.at[0], y=house.at[1], turn=house.lean)


def _burnt(scene: Scene) -> None:
    """One was left in too long."""
    _house(scene, _House((-0.62, -0.56), 0.34, 0.34, 0.62, "#3a2628", (), 6))
    cracks = strips(
        [
            ((-0.7, -0.5), (-0.64, -0.38)),
            ((-0.64, -0.38), (-0.7, -0.3)),
            ((-0.56, -0.5), (-0.54, -0.36)),
        ],
        0.016,
    )
    scene.lay(Sheet(cracks, "#e8642c", ("burnt house",), lift=0))
    smoke = strip(points("-.68,.04 -.78,.2 -.66,.36 -.8,.56 -.72,.72"), 0.03, 0.1)
    scene.lay(Sheet(smoke, "#2a2030", ("smoke",), lift=5))


def _raw(scene: Scene) -> None:
    """One is still dough; somebody in it kneads."""
    dough = blob(
        "-.22,.0 -.22,.0 -.26,.14 -.2,.3 -.14,.42 -.02,.5 .1,.44 .2,.36 .24,.2"
        " .28,.08 .24,.0 .24,.0"
    )
    gap = blob("-.12,.0 -.12,.0 -.13,.2 -.02,.3 .12,.22 .13,.0 .13,.0")
    torso = blob("-.07,.0 -.07,.12 .0,.16 .05,.12 .05,.0")
    arms = strips([((0.0, 0.12), (0.08, 0.05)), ((-0.02, 0.11), (0.06, 0.03))], 0.03)
    for outline, tone, tag, lift in (
        (dough, "#f6e8cc", "raw house", 9),
        (gap, "#ffcf78", "door", 0),
        (torso, "#3f6a8c", "baker", 3),
        (ellipse(0.045, 0.05).at(0.03, 0.19), "#7a4630", "", 3),
        (blob("-.02,.21 -.03,.27 .03,.29 .09,.26 .08,.21"), "#fdf8ee", "", 2),
        (arms, "#7a4630", "", 2),
        (ellipse(0.06, 0.035).at(0.09, 0.025), "#fdf3dc", "dough", 3),
    ):
        sheet = Sheet(outline, tone, (tag,) if tag else (), lift=lift)
        scene.lay(sheet, x=0.64, y=-0.62, scale=1.14)


def _wakers(scene: Scene) -> None:
    """Small people in windows and doors: one stretches, one shakes a pillow, one is off to work."""
    ink = "#4a1f2c"
    stretch = ellipse(0.022).at(0.16, 0.51) | strips(
        [((0.15, 0.49), (0.12, 0.56)), ((0.17, 0.49), (0.2, 0.56))], 0.014
    )
    stretch = stretch | box(0.03, 0.07).at(0.16, 0.47)
    scene.lay(Sheet(stretch, ink, ("waking people",), lift=1), x=-0.02, y=0.01)
    arms = strips([((-0.42, 0.08), (-0.45, 0.01)), ((-0.38, 0.08), (-0.35, 0.01))], 0.018)
    scene.lay(Sheet(ellipse(0.028).at(-0.4, 0.1) | arms, ink, lift=1))
    pillow = blob("-.47,.02 -.4,.0 -.33,.03 -.34,-.09 -.4,-.07 -.46,-.1")
    scene.lay(Sheet(pillow, "#fdf8ee", ("pillow",), lift=4))
    body = blob("-.03,.0 -.035,.1 0,.12 .035,.1 .03,.0")
    legs = strips([((-0.015, 0.02), (-0.03, -0.06)), ((0.015, 0.02), (0.04, -0.05))], 0.02)
    for outline, tone in (
        (legs, ink), (body, "#c8403c"), (ellipse(0.032).at(0, 0.145), "#8a5238"),
        (box(0.06, 0.045).at(0.06, 0.0), "#7a4630"),
    ):  # fmt: skip
        scene.lay(Sheet(outline, tone, lift=3), x=0.02, y=-0.68)


def _steam(scene: Scene) -> None:
    for line in (
        "-.3,.32 -.42,.52 -.24,.76 -.38,1.0 -.26,1.2",
        ".12,1.1 .03,1.2 .14,1.31 .07,1.42",
        ".62,.56 .5,.76 .68,.98 .58,1.18 .68,1.34",
    ):
        path = smooth(points(line), closed=False)
        half = len(path) // 2
        curl = strip(path[: half + 1], 0.008, 0.07) | strip(path[half:], 0.07, 0.008)
        curl = curl | ellipse(0.035).at(*path[half])
        scene.lay(Sheet(curl, "#f6e6d8", ("steam",), lift=6))


def _apron(scene: Scene) -> None:
    """Whoever wears the gloves wears an apron as well."""
    front = blob("-.7,-1.8 -.46,-1.3 -.1,-1.16 .2,-1.18 .5,-1.34 .7,-1.8")
    scene.lay(Sheet(front, "#e9dcc4", ("apron",), lift=12, pattern="stripes", turn=90))


def _glove(scene: Scene, at: Point, size: float, turn: float, cloth: str, flip: bool) -> None:
    """A quilted oven glove, its thumb on the tray."""
    hand = blob(
        "-.25,-.34 -.25,-.34 -.3,.0 -.3,.26 -.2,.44 .0,.48 .18,.42 .27,.24 .25,.0 .24,-.34 .24,-.34"
    )
    thumb = strip(points(".16,-.06 .34,.12 .42,.36"), 0.22, 0.16) | ellipse(0.08).at(0.42, 0.36)
    seams = [((-0.5 + 0.16 * k, -0.4), (-0.1 + 0.16 * k, 0.6)) for k in range(6)]
    seams += [((0.5 - 0.16 * k, -0.4), (0.1 - 0.16 * k, 0.6)) for k in range(6)]
    pattern: Pattern | None = "dots" if flip else None
    for outline, tone, lift in (
        (thumb, mix(cloth, "#ffffff", 0.08), 10),
        (hand, cloth, 12),
        (strips(seams, 0.012) & hand, mix(cloth, "#2a1024", 0.35), 0),
        (polygon("-.29,-.3 .28,-.3 .34,-1.4 -.36,-1.4"), "#f2e4d0", 8),
        (blob("-.32,-.26 -.32,-.26 .3,-.26 .3,-.26 .31,-.42 .31,-.42 -.33,-.42 -.33,-.42"),
         mix(cloth, "#ffe0b0", 0.6), 6),
    ):  # fmt: skip
        sheet = Sheet(outline, tone, ("oven glove",), lift=lift, pattern=pattern)
        scene.lay(sheet, x=at[0], y=at[1], scale=size, turn=turn, flip=flip)
