"""Stages, walls and shadows: what is shown, and to whom."""

import math
from dataclasses import dataclass

from art.paint.dawn.onlookers import horizon_mender
from art.paint.dawn.reflections import rower
from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import animals, faces, figures, nature, people, town
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    beads,
    blob,
    box,
    crescent,
    ellipse,
    land,
    opening,
    page,
    polygon,
    star,
    strip,
    strips,
    waves,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="The wall knows another story",
    subject="shadow of two hands",
    props=("hands", "candle", "wolf"),
    mood=("playful", "spooky", "warm"),
)
def shadow_wall(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5a2f3c", lift=0, pattern="leaves"))
    scene.lay(Sheet(ellipse(0.98).at(0.10, 0.34), "#d9874f", lift=0))
    scene.lay(Sheet(ellipse(0.86).at(0.10, 0.34), "#ffe2a0", ("lamplight",), glow=0.25))
    wolf = blob(
        "-.62,-.6 -.56,-.2 -.36,.2 -.34,.5 -.38,.8 -.38,.8 -.2,.62 -.04,.86 -.04,.86 "
        ".06,.56 .3,.44 .62,.3 .66,.2 .56,.14 .56,.14 .34,.14 .34,.14 .58,.02 "
        ".54,-.08 .26,-.06 .08,-.18 .06,-.6"
    )
    scene.lay(Sheet(wolf.at(0.06, 0.30), "#7a3f2c", ("shadow", "wolf"), lift=0))
    scene.lay(Sheet(star(4, 0.055, 0.020).at(0.10, 0.80), "#ffe9b0", ("eye",), glow=0.3))
    hare = blob("0,0 -.04,.1 .02,.18 -.04,.36 .02,.38 .06,.2 .12,.36 .16,.34 .12,.16 .18,.1 .16,0")
    scene.lay(Sheet(hare.at(0.62, -0.42), "#7a3f2c", ("shadow", "hare"), lift=0))
    table = polygon((-SIDE, -0.80), (SIDE, -0.72), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(table, "#3a1d2c", ("table",), lift=12))
    first = figures.hand("#e3ab84", (-16, 4, 9, 14, 20), (0.26, 0.36, 0.40, 0.38, 0.30), "#2f6a86")
    scene.lay(first, x=-0.52, y=-1.05, scale=0.86, turn=-34)
    second = figures.hand(
        "#8a5238", (-26, 30, 36, 60, 70), (0.28, 0.34, 0.36, 0.22, 0.20), "#e7a13a"
    )
    scene.lay(second, x=0.36, y=-1.16, scale=0.80, turn=38, flip=True)
    candle = box(0.13, 0.34).at(0.84, -0.92)
    scene.lay(Sheet(candle, "#f4efe2", ("candle",), lift=8))
    scene.lay(
        Sheet(blob((0.84, -0.54), (0.79, -0.68), (0.84, -0.74), (0.89, -0.68)), "#ffd070", glow=0.9)
    )
    mouse = blob("0,0 .02,.07 .1,.1 .17,.06 .2,0 .2,0")
    ear = ellipse(0.03).at(0.15, 0.09)
    tail = strip([(0.0, 0.02), (-0.08, 0.0), (-0.14, 0.04)], 0.012, 0.005)
    scene.lay(Sheet(mouse | ear | tail, "#b9a79a", ("mouse",), lift=5), x=-0.92, y=-0.80)
    return PaperPlan()


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="Who pulls the strings of the one who pulls",
    subject="chain of puppeteers",
    props=("strings", "hand", "puppet"),
    mood=("absurd", "philosophical", "uneasy"),
)
def string_chain(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f7c873", lift=0, shade="#e8703f"))
    for index, colour in enumerate(("#f2b45f", "#e58f52", "#cf6a4c", "#a84a4f", "#74345a")):
        x, y, radius = 0.12 - 0.05 * index, -0.48 + 0.10 * index, 0.44 + 0.26 * index
        scene.lay(Sheet(opening(x, y, radius, 0.03, 6, index * 2.0), colour, lift=9))
    held_by: list[Point] = [(-0.68, 1.0), (-0.4, 1.0), (0.14, 1.0)]
    for puppet in _PUPPETS:
        held_by = _hang(scene, puppet, held_by)
    _great_hand(scene)
    return PaperPlan()


@dataclass(frozen=True)
class _Puppet:
    x: float
    y: float
    size: float
    turn: float
    dress: Dress
    flip: bool = False


def _doll(
    coat: str, skin: str, cut: str, mouth: faces.Mouth, brows: float = 0.0, skirt: float = 0.0
) -> Dress:
    look = Expression(mouth, (0.5, 0.8 if mouth == "smile" else -0.7), brows)
    return Dress(
        skin=skin, hair="#1c1430", coat=coat, legs="#31204a", cut=cut, look=look, skirt=skirt,
        head=0.3,
    )  # fmt: skip


_PUPPETS = (
    _Puppet(-0.38, -0.1, 0.86, 8, _doll("#d8473c", "#8a5238", "short", "flat", -0.6)),
    _Puppet(0.44, -0.62, 0.7, -6, _doll("#2f7d86", "#efc4a0", "bob", "sad", 0.7, 0.16), True),
    _Puppet(-0.22, -1.06, 0.56, 6, _doll("#e7a13a", "#b5794f", "afro", "open", 0.5)),
    _Puppet(0.32, -1.4, 0.44, -4, _doll("#f4efe2", "#8a5238", "bun", "smile", 0.0, 0.16), True),
)
_DANGLING = Stance(
    near=((0.2, 0.58), (0.33, 0.69)),
    far=((-0.19, 0.58), (-0.27, 0.7)),
    legs=(
        ((-0.05, 0.42), (-0.11, 0.24), (-0.07, 0.05)),
        ((0.05, 0.42), (0.13, 0.26), (0.17, 0.07)),
    ),
)


def _hang(scene: Scene, puppet: _Puppet, held_by: list[Point]) -> list[Point]:
    """Lay a puppet on its strings; returns where it holds the strings of the next one."""
    x, y, size, turn, flip = puppet.x, puppet.y, puppet.size, puppet.turn, puppet.flip
    marks = Sheet(polygon("-.3,.76 0,1.04 .37,.76 .22,.7 .36,.715 .5,.73"), "#5b2f2a")
    marks = marks.placed(x, y, size, turn, flip)
    *joints, left, middle, right = marks.outline.solids[0]
    lines = list(zip(sorted(held_by), sorted(joints), strict=True))
    scene.lay(Sheet(strips(lines, 0.009), "#fff6e0", ("strings",), lift=4))
    sheets = people.person(puppet.dress, _DANGLING, "front")
    scene.lay(sheets[:-2], x=x, y=y, scale=size, turn=turn, flip=flip)
    bar = strips([(left, right)], 0.024 * (0.5 + size))
    scene.lay(Sheet(bar, "#5b2f2a", lift=4))
    scene.lay(sheets[-2:], x=x, y=y, scale=size, turn=turn, flip=flip)
    return [left, middle, right]


def _great_hand(scene: Scene) -> None:
    """A hand that closes around the crossbar, itself on three strings."""
    skin = "#d9a07c"
    back = blob(
        "-.5,1.8 -.48,1.46 -.62,1.3 -.62,1.12 -.32,1.06 -.04,1.12 -.04,1.3 -.16,1.46 -.14,1.8"
    )
    scene.lay(Sheet(back, mix(skin, "#2a1418", 0.1), ("hand",), lift=10))
    bar = strips([((-0.74, 1.02), (0.2, 1.02))], 0.06)
    scene.lay(Sheet(bar, "#5b2f2a", ("crossbar",), lift=7))
    for index, tip in enumerate((0.97, 0.95, 0.94, 0.96)):
        x = -0.54 + 0.138 * index
        for top, low, wide, shade in ((1.24, 1.06, 0.132, 0.06), (1.09, tip, 0.124, 0.0)):
            joint = strip(((x, top), (x, low)), wide) | beads([(x, top), (x, low)], wide / 2)
            scene.lay(Sheet(joint, mix(skin, "#2a1418", shade), lift=5))
    thumb = strip([(-0.08, 1.32), (0.07, 1.2), (0.04, 1.0)], 0.16, 0.12)
    thumb = thumb | ellipse(0.08).at(-0.08, 1.32) | ellipse(0.06).at(0.04, 1.0)
    scene.lay(Sheet(thumb, skin, lift=6))
    ends: list[Point] = [(-0.54, 1.25), (-0.26, 1.25), (0.05, 1.22)]
    wires = strips([((x * 1.3 + 0.06, 1.7), (x, y)) for x, y in ends], 0.012)
    scene.lay(Sheet(wires | beads(ends, 0.024), "#fff6e0", ("strings",), lift=5))


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="The one who cuts the horizon",
    subject="giant scissors",
    props=("runner", "sea", "stars"),
    mood=("threatening", "sudden", "grand"),
)
def cut_horizon(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#141a3c", lift=0, shade="#2a1f4e"))
    scene.lay(Sheet(crescent(0.09).turned(20).at(0.34, -0.15), "#ffe7a8", ("moon",), glow=0.8))
    scene.lay(
        Sheet(
            beads([(0.47, 0.02), (0.5, -0.22), (0.72, 0.1), (0.2, -0.2), (0.18, -0.08)], 0.012),
            "#fff2cc",
            ("stars",),
            glow=0.6,
        )
    )
    cut = [(-0.30, -0.22), (0.2, 0.02), (0.6, 0.16), (SIDE, 0.36)]
    below = [(-0.30, -0.26), (0.15, -0.34), (0.5, -0.30), (0.85, -0.42), (SIDE, -0.40)]
    fold = polygon(
        *below,
        (SIDE, BOTTOM),
        (0.9, -1.0),
        (0.2, -1.3),
        (-0.4, BOTTOM),
        (-SIDE, BOTTOM),
        (-SIDE, -0.30),
    )
    upper = polygon((-SIDE, -0.30), (-0.30, -0.24), *cut[1:], (SIDE, 1.8), (-SIDE, 1.8))
    scene.lay(Sheet(upper, "#f6d7a6", ("sky",), lift=16, shade="#f2a07c", torn=True))
    scene.lay(Sheet(ellipse(0.22).at(0.54, 0.96), "#fff3cf", ("sun",), glow=0.5))
    for x, y, w, colour in ((-0.55, 1.05, 0.6, "#fff1dc"), (0.36, 0.58, 0.5, "#ffe3c4")):
        scene.lay(Sheet(nature.cloud_outline(w).at(x, y), colour, ("cloud",), lift=8))
    scene.lay(Sheet(fold, "#2f7d8c", ("sea",), lift=14, pattern="waves", torn=True))
    scene.lay(
        Sheet(
            waves(-0.86, 0.06, 0.4) - polygon((-2, -2), (2, -2), (2, -3), (-2, -3)),
            "#23657c",
            ("sea",),
            lift=8,
        )
    )
    scene.lay(Sheet(waves(-1.16, 0.07, 0.5, 0.3), "#1a4d66", lift=8))
    _cutter(scene)
    return PaperPlan()


def _cutter(scene: Scene) -> None:
    """The runner on the cut, a boat, and the scissors."""
    runner = figures.figure("#d8473c", "#e3ab84", "#2a1d2a", figures.RUNNING, front="eyes")
    scene.lay(runner, x=0.42, y=0.09, scale=0.36, turn=12)
    sail = polygon((0.0, 0.02), (0.0, 0.30), (0.20, 0.02)) | polygon(
        (-0.16, 0.0), (0.22, 0.0), (0.12, -0.09), (-0.08, -0.09)
    )
    scene.lay(Sheet(sail.turned(-24), "#fff4de", ("boat",), lift=7), x=-0.62, y=-0.80, scale=0.9)
    horizon_mender(scene)
    blades = town.scissors("#dfe6ea", "#b3263a", 26)
    scene.lay(blades, x=-0.66, y=-0.36, scale=0.80, turn=-76)


@card(
    palette="aurora_night",
    hand="cut_paper",
    title="Upside down, the town is a forest",
    subject="town and its reflection",
    props=("windows", "forest", "rower"),
    mood=("calm", "mysterious", "lonely"),
)
def mirror_town(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f3a97a", lift=0, shade="#33427c"))
    scene.lay(Sheet(ellipse(0.26).at(-0.44, 0.58), "#fff0bf", ("sun",), glow=0.6))
    for seed, colour, low, high, level in (
        (3, "#8a6a9a", 0.25, 0.62, 0.1),
        (8, "#5d4d86", 0.18, 0.5, 0.06),
        (14, "#33306a", 0.10, 0.40, 0.02),
    ):
        walls, windows = town.skyline(seed, level, low, high, 9 + seed % 3)
        above = walls - polygon((-2, 0), (2, 0), (2, -3), (-2, -3))
        scene.lay(Sheet(above, colour, ("town",), lift=8))
        lit = windows - polygon((-2, 0.03), (2, 0.03), (2, -3), (-2, -3))
        scene.lay(Sheet(lit, "#ffe39a", ("windows",), glow=0.30))
    water = polygon((-SIDE, 0.02), (SIDE, 0.02), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(water, "#27406c", ("water",), lift=6, shade="#7fa0a8"))
    scene.lay(Sheet(ellipse(0.26, 0.24).at(-0.44, -0.58), "#8fb8b4", lift=0))
    for row, colour in ((0, "#35608a"), (1, "#22507a"), (2, "#163a5e")):
        for index in range(8):
            x = -1.05 + 0.3 * index + 0.13 * row
            tall = 0.95 - 0.22 * row + 0.12 * math.sin(index * 2.3 + row)
            fir = Outline(())
            for level in range(4):
                base = -0.02 - tall * level / 4.6
                half = 0.15 - 0.028 * level
                fir = fir | polygon((x - half, base), (x + half, base), (x, base - tall * 0.42))
            scene.lay(Sheet(fir, colour, ("forest",), lift=3))
    owl = ellipse(0.02).at(0.52, -0.36) | ellipse(0.02).at(0.60, -0.36)
    scene.lay(Sheet(owl, "#ffe39a", ("owl",), glow=0.4))
    quay = polygon((-SIDE, 0.06), (SIDE, 0.06), (SIDE, -0.02), (-SIDE, -0.02))
    scene.lay(Sheet(quay, "#1f1d48", lift=5))
    rower(scene)
    return PaperPlan(stars=0)


@card(
    palette="deep_sea",
    hand="cut_paper",
    title="Two who ought not to dance",
    subject="fox dancing with a goose",
    props=("moon", "shadows", "lanterns"),
    mood=("romantic", "dangerous", "funny"),
)
def fox_dance(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#1f4a5c", lift=0, shade="#2f7a78"))
    scene.lay(Sheet(ellipse(0.62).at(0.0, 0.36), "#ffe6ae", ("moon",), glow=0.5))
    for index in range(7):
        x = -0.95 + 0.32 * index
        blade = nature.leaf_outline(0.9, 0.16).turned(90 + 16 * math.sin(index * 1.9))
        scene.lay(
            Sheet(
                blade.at(x, -0.92), mix("#17394a", "#2f7a68", 0.2 * (index % 3)), ("reeds",), lift=5
            )
        )
    floor = land((-1, -0.72), (0.0, -0.64), (1, -0.74))
    scene.lay(Sheet(floor, "#e9c98a", ("dance floor",), lift=9, pattern="dots"))
    below = _goose("#b58f5a")[0].outline.scaled(-0.95, -0.52)
    scene.lay(Sheet(below, "#b58f5a", ("shadow",), lift=0), x=-0.34, y=-0.80)
    scene.lay(
        Sheet(_fox_shadow().scaled(0.9, -0.52), "#b58f5a", ("shadow",), lift=0), x=0.42, y=-0.80
    )
    scene.lay(_dancing_fox(), x=-0.38, y=-0.78, scale=1.05)
    scene.lay(_goose("#fdf6e6"), x=0.40, y=-0.80, scale=1.0, flip=True)
    string = [(-1.1, 1.30), (-0.5, 1.12), (0.1, 1.20), (0.6, 1.10), (1.1, 1.26)]
    scene.lay(town.thread(string, "#12303c", 0.012))
    for x, y, colour in (
        (-0.78, 1.06, "#e8674c"),
        (-0.30, 0.98, "#f6c453"),
        (0.30, 1.02, "#e8674c"),
        (0.78, 1.0, "#f6c453"),
    ):
        scene.lay(Sheet(ellipse(0.10, 0.085).at(x, y), colour, ("lampion",), glow=0.35))
        scene.lay(
            Sheet(
                box(0.06, 0.025).at(x, y + 0.09) | box(0.06, 0.02).at(x, y - 0.09),
                "#12303c",
                lift=2,
            )
        )
    return PaperPlan()


def _dancing_fox() -> list[Sheet]:
    """A fox on its hind legs that leans to the right, one paw out."""
    facets: list[animals.Facet] = [
        (-0.5, ((-0.10, 0.24), (-0.34, 0.04), (-0.56, 0.20), (-0.40, 0.40))),
        (-0.2, ((-0.10, 0.30), (-0.14, 0.0), (-0.04, 0.0), (0.04, 0.30))),
        (0.1, ((0.02, 0.30), (0.10, 0.0), (0.20, 0.0), (0.14, 0.34))),
        (0.3, ((-0.18, 0.24), (-0.08, 0.86), (0.18, 0.26))),
        (-0.1, ((-0.08, 0.86), (0.16, 0.84), (0.18, 0.26))),
        (0.5, ((0.04, 0.78), (0.46, 0.70), (0.48, 0.62), (0.10, 0.62))),
        (-0.3, ((-0.10, 1.0), (-0.08, 1.30), (0.04, 1.12))),
        (0.4, ((0.06, 1.12), (0.18, 1.30), (0.18, 1.06))),
        (0.2, ((-0.10, 1.0), (0.04, 1.14), (0.10, 0.84), (-0.06, 0.84))),
        (0.8, ((0.04, 1.14), (0.18, 1.08), (0.40, 0.92), (0.10, 0.84))),
    ]
    sheets = animals.folded("#e2703a", facets, "fox")
    sheets.append(Sheet(polygon((-0.34, 0.04), (-0.56, 0.20), (-0.46, 0.20)), "#fff3e0", lift=1))
    sheets.append(Sheet(ellipse(0.018, 0.024).at(0.14, 1.02), "#1c1420", ("eye",), lift=1))
    sheets.append(Sheet(ellipse(0.022).at(0.40, 0.925), "#1c1420", lift=1))
    tie = polygon((0.0, 0.84), (-0.10, 0.90), (-0.10, 0.78)) | polygon(
        (0.0, 0.84), (0.10, 0.90), (0.10, 0.78)
    )
    sheets.append(Sheet(tie.at(0.06, 0.0), "#1c2250", ("bow tie",), lift=3))
    return sheets


def _goose(colour: str) -> list[Sheet]:
    """A goose on tiptoe that looks to the right."""
    body = blob(
        "-.44,.52 -.44,.52 -.2,.36 .06,.26 .24,.4 .22,.62 .2,.86 .26,1.02 .36,1.1 "
        ".3,1.2 .16,1.2 .06,1.06 .06,.84 0,.68 -.2,.62"
    )
    beak = polygon((0.32, 1.18), (0.50, 1.10), (0.33, 1.08))
    legs = (
        strips([((0.0, 0.30), (-0.04, 0.0)), ((0.10, 0.30), (0.16, 0.02))], 0.03)
        | polygon((-0.08, 0.0), (0.06, 0.0), (-0.03, 0.05))
        | polygon((0.12, 0.0), (0.26, 0.02), (0.16, 0.06))
    )
    wing = blob(".14,.58 0,.42 -.22,.44 -.4,.58 -.4,.58 -.1,.64")
    return [
        Sheet(body | legs, colour, ("goose",), lift=9),
        Sheet(legs, "#e8843c", lift=1),
        Sheet(beak, "#e8843c", lift=3),
        Sheet(wing, mix(colour, "#b0a0b0", 0.25), lift=5),
        Sheet(ellipse(0.016).at(0.26, 1.13), "#1c1420", ("eye",), lift=1),
        Sheet(
            beads([(0.10 + 0.02 * i, 0.86 + 0.006 * i * (5 - i)) for i in range(6)], 0.016),
            "#d8473c",
            ("necklace",),
            lift=2,
        ),
    ]


def _fox_shadow() -> Outline:
    """The outline of the dancing fox, without its facets."""
    return _dancing_fox()[0].outline
