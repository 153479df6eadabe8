"""Stages, walls and shadows: what is shown, and to whom."""

import math
from dataclasses import dataclass

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
    points,
    polygon,
    star,
    strip,
    strips,
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


_CUTTER = "#c98a68"
_TIP = (-0.50, -0.62)
"""Where the blades meet the horizon that is still whole."""


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="The one who cuts the horizon",
    subject="giant scissors",
    props=("runner", "sea", "stars", "hand", "needle"),
    mood=("threatening", "sudden", "grand"),
)
def cut_horizon(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#141a3c", lift=0, shade="#2a1f4e"))
    scene.lay(Sheet(crescent(0.11).turned(20).at(0.58, 0.36), "#ffe7a8", ("moon",), glow=0.8))
    lights = points(".3,.1 .52,.42 .9,.3 .62,-.3 .2,-.28 .96,.86 .4,-.42 .84,-.1 .0,-.30")
    scene.lay(Sheet(beads(lights, 0.014), "#fff2cc", ("stars",), glow=0.6))
    upper = polygon(
        (-SIDE, -1.0),
        _TIP,
        (-0.1, -0.16),
        (0.3, 0.34),
        (0.7, 0.80),
        (SIDE, 1.16),
        (SIDE, 1.8),
        (-SIDE, 1.8),
    )
    scene.lay(Sheet(upper, "#f8dcae", ("sky",), lift=18, shade="#f2a07c", torn=True))
    scene.lay(Sheet(ellipse(0.26).at(-0.46, 0.72), "#fff3cf", ("sun",), glow=0.5))
    for x, y, w, colour in ((-0.76, 1.22, 0.6, "#fff1dc"), (0.10, 1.12, 0.5, "#ffe3c4")):
        scene.lay(Sheet(nature.cloud_outline(w).at(x, y), colour, ("cloud",), lift=8))
    sea = polygon(
        (-SIDE, -1.02),
        (-0.52, -0.64),
        (0.0, -0.56),
        (0.5, -0.62),
        (SIDE, -0.50),
        (SIDE, BOTTOM),
        (-SIDE, BOTTOM),
    )
    scene.lay(Sheet(sea, "#2f7d8c", ("sea",), lift=16, pattern="waves", torn=True))
    for top, colour in (("-1.3,-1.22 -.7,-1.0 -.1,-.92 .5,-.98 1.3,-.84", "#23657c"),
                        ("-1.3,-1.44 -.6,-1.26 .1,-1.22 .7,-1.26 1.3,-1.14",
                            "#1a4d66")):  # fmt: skip
        wave = blob(*points(top), (1.3, -0.9), (1.3, -1.8), (1.3, -1.8), (-1.3, -1.8), (-1.3, -1.8))
        scene.lay(Sheet(wave, colour, ("sea",), lift=8))
    _runner(scene)
    _scissors(scene)
    _mender(scene)
    return PaperPlan()


def _runner(scene: Scene) -> None:
    """Somebody who runs down the last of the evening, and a boat that tips over the edge."""
    who = Dress("#e3ab84", "#2a1d2a", "#d8473c", legs="#2c3350", kind=figures.STRAIGHT, hat="straw",
                hat_colour="#f2d78a", head=0.27)  # fmt: skip
    run = Stance(
        legs=(
            ((-0.02, 0.42), (-0.17, 0.30), (-0.34, 0.36)),
            ((0.03, 0.42), (0.20, 0.36), (0.20, 0.10)),
        ),
        near=((0.16, 0.60), (0.28, 0.74)),
        far=((-0.16, 0.62), (-0.28, 0.54)),
        lean=-14,
    )
    scene.lay(people.person(who, run), x=-0.70, y=-0.77, scale=0.56, flip=True)
    hull = polygon("-.16,.0 .22,.0 .12,-.09 -.08,-.09") | polygon(".0,.02 .0,.30 .20,.02")
    scene.lay(Sheet(hull.turned(14), "#fff4de", ("boat",), lift=7), x=-0.26, y=-1.04, scale=0.9)


def _scissors(scene: Scene) -> None:
    """Scissors as long as the picture, and the hand that closes them."""
    steel, grip = "#dfe6ea", "#b3263a"
    place = {"x": 0.22, "y": 0.02, "scale": 0.84, "turn": 131.0}
    for side in (-1, 1):
        blade = polygon("-.03,-.25 -.11,.1 -.09,.5 .03,1.38 .055,.5 .05,0")
        shank = strip([(-0.02, -0.15), (-0.10, -0.45), (-0.22, -0.66)], 0.11, 0.10)
        bow = ellipse(0.25, 0.31).at(-0.30, -0.92) - ellipse(0.155, 0.215).at(-0.30, -0.92)
        parts = [blade, shank | bow] if side > 0 else [blade.flipped(), (shank | bow).flipped()]
        turn = -side * 11
        scene.lay(Sheet(parts[1].turned(turn), grip, lift=12), **place)
        shade = mix(steel, "#000000", 0.12 if side < 0 else 0.0)
        scene.lay(Sheet(parts[0].turned(turn), shade, ("scissors",), lift=12), **place)
    scene.lay(Sheet(ellipse(0.06), mix(steel, "#000000", 0.45), lift=4), **place)
    arm = strip(points("1.5,1.14 1.16,.84 .92,.60"), 0.52, 0.42)
    scene.lay(Sheet(arm, "#6a3a70", ("sleeve",), lift=12, pattern="stripes", turn=50))
    palm = blob(
        "-.50,-1.30 -.30,-1.44 .10,-1.46 .44,-1.30 .52,-1.02 .44,-.86 .30,-1.06 .0,-1.16 -.30,-1.12"
    )
    scene.lay(Sheet(palm, mix(_CUTTER, "#5a2418", 0.14), ("hand",), lift=8), **place)
    for path, wide in (
        (".48,-1.10 .44,-.80 .30,-.56", 0.15), (".38,-1.22 .44,-1.02 .36,-.86", 0.145),
        (".22,-1.30 .30,-1.12 .26,-.96", 0.14), (".06,-1.34 .14,-1.20 .14,-1.08", 0.13),
        ("-.42,-1.30 -.44,-1.08 -.36,-.88", 0.16),
    ):  # fmt: skip
        line = points(path)
        finger = (
            strip(line, wide, 0.86 * wide)
            | ellipse(wide / 2).at(*line[0])
            | ellipse(0.43 * wide).at(*line[-1])
        )
        scene.lay(Sheet(finger, _CUTTER, lift=5), **place)
        nail = ellipse(0.30 * wide, 0.36 * wide).at(*line[-1])
        scene.lay(Sheet(nail, mix(_CUTTER, "#ffffff", 0.5), lift=1), **place)


def _mender(scene: Scene) -> None:
    """An old woman who has begun to sew the sleeve to the sea."""
    who = Dress("#8a5238", "#f4f0ea", "#f6c453", cut="bun", kind=figures.OLD, skirt=0.22, head=0.27)
    sew = Stance(near=((0.14, 0.74), (0.22, 0.92)), far=((0.10, 0.60), (0.20, 0.56)), nod=18)
    stitches = Outline(())
    for x in (0.80, 0.90, 1.0):
        stitches = stitches | strip(((x, 0.44 + 0.6 * (x - 0.8)), (x - 0.05, -0.62)), 0.022)
    scene.lay(Sheet(stitches, "#e8473c", ("stitches",), lift=4))
    scene.lay(people.person(who, sew), x=0.52, y=-0.72, scale=0.66)
    needle = strip(((0.64, -0.20), (0.74, 0.30)), 0.034, 0.010)
    thread = strip(points(".645,-.18 .72,-.36 .62,-.56 .75,-.62"), 0.016)
    scene.lay(Sheet(thread, "#e8473c", ("thread",), lift=3))
    scene.lay(Sheet(needle, "#f4f6fa", ("needle",), lift=4))


_FERRYMAN = "#b5794f"


@card(
    palette="aurora_night",
    hand="cut_paper",
    title="Upside down, the town is a forest",
    subject="ferryman whose reflection is a stag",
    props=("town", "windows", "forest", "oar", "antlers"),
    mood=("calm", "mysterious", "lonely"),
)
def mirror_town(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f3a97a", lift=0, shade="#f7dcae"))
    scene.lay(Sheet(ellipse(0.30).at(0.52, 0.62), "#fff0bf", ("sun",), glow=0.6))
    for seed, colour, low, high, level in (
        (3, "#a87a9c", 0.25, 0.62, 0.42), (14, "#5d4d86", 0.16, 0.44, 0.34),
    ):  # fmt: skip
        walls, windows = town.skyline(seed, level, low, high, 9 + seed % 3)
        scene.lay(Sheet(walls, colour, ("town",), lift=8))
        scene.lay(Sheet(windows, "#ffe39a", ("windows",), glow=0.30))
    water = polygon("-1.3,.06 1.3,.30 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(water, "#2c6a84", ("water",), lift=9, shade="#123050"))
    _forest(scene, water)
    _stag(scene)
    ripples = strips([((0.30, -0.10), (0.96, 0.0)), ((-0.98, -0.42), (-0.66, -0.40)), ((0.48,
        -0.40),
                      (0.94, -0.36)), ((-0.96, -1.18), (-0.6, -1.16)), ((0.62, -1.24), (0.98,
                          -1.22))],
                     0.016)  # fmt: skip
    scene.lay(Sheet(ripples, "#8fc4c8", lift=1))
    _ferryman(scene)
    return PaperPlan(stars=0)


def _forest(scene: Scene, water: Outline) -> None:
    """Firs that hang down from the shore, where the houses should be reflected."""
    for row, colour in ((0, "#3a8094"), (1, "#235a78")):
        for index in range(7):
            x = -1.0 + 0.34 * index + 0.16 * row
            top = 0.18 + 0.092 * x
            tall = 0.66 - 0.16 * row + 0.12 * (index % 3)
            fir = Outline(())
            for level in range(3):
                base, half = top - tall * level / 3.6, 0.17 - 0.04 * level
                fir = fir | polygon((x - half, base), (x + half, base), (x, base - tall * 0.5))
            scene.lay(Sheet(fir & water, colour, ("forest",), lift=3))


def _stag(scene: Scene) -> None:
    """The head of a stag upside down in the water, its nose to his."""
    colour, dark = "#7fb4b4", "#4f8a96"
    neck = blob("-.20,.22 -.46,.0 -.60,-.40 -.72,-1.0 -.80,-1.6 -.80,-1.6 .34,-1.6 .34,-1.6"
                " .24,-1.0 .22,-.56"
                " .10,-.34")  # fmt: skip
    head = blob(
        "-.30,.16 -.16,.30 .04,.28 .24,.14 .50,.00 .70,-.08 .78,-.18 .74,-.30 .60,-.35"
        " .40,-.34 .20,-.38"
        " .02,-.42 -.22,-.30 -.36,-.06"
    )
    throat = blob("-.10,-.34 .10,-.40 .18,-.7 .22,-1.2 .26,-1.6 .06,-1.6 .02,-1.0")
    ear = blob("-.26,.16 -.44,.30 -.66,.32 -.66,.32 -.58,.16 -.34,.06")
    inner = blob("-.34,.16 -.46,.24 -.58,.27 -.50,.17")
    antlers = Outline(())
    for path, wide in (
        ("-.12,.26 -.24,.50 -.20,.76 .02,1.02", 0.075), ("-.22,.48 -.02,.56 .14,.74", 0.055),
        ("-.21,.74 -.40,.86 -.46,1.04", 0.05), ("-.10,.90 -.14,1.06 -.08,1.20", 0.045),
        (".02,.28 .14,.46 .36,.54", 0.06), (".10,.42 .14,.58 .28,.72", 0.045),
        (".36,.54 .50,.52 .60,.62", 0.045), (".36,.54 .46,.66 .46,.80", 0.04),
    ):  # fmt: skip
        antlers = antlers | strip(points(path), wide, 0.02)
    nose = blob(".66,-.10 .78,-.14 .79,-.24 .72,-.26 .66,-.2")
    mouth = strip(points(".74,-.29 .60,-.27 .48,-.25"), 0.016)
    eye = blob(".08,.08 .16,.14 .25,.10 .22,.02 .13,.01")
    parts = [
        Sheet(antlers, "#dff0e4", ("antlers",), lift=4), Sheet(ear, dark, lift=3),
        Sheet(inner, "#c98f96", lift=0), Sheet(neck, colour, ("stag",), lift=4, shade=dark),
        Sheet(throat, "#b8d8cc", lift=1), Sheet(head, mix(colour, "#ffffff", 0.10), lift=4),
        Sheet(nose, "#1c2c44", lift=2), Sheet(mouth, "#1c2c44", lift=0),
        Sheet(eye, "#12263c", ("eye",), lift=1), Sheet(ellipse(0.018).at(0.19, 0.09), "#fff6d8",
            lift=0),
    ]  # fmt: skip
    for part in parts:
        flipped = Sheet(part.outline.scaled(1, -1), part.colour, part.tags, lift=part.lift)
        scene.lay(flipped, x=-0.30, y=-0.62, scale=0.80, turn=26)


def _ferryman(scene: Scene) -> None:
    """An old man in a wool cap who leans down from his boat; his oar rests."""
    hull = blob(
        "-1.3,.02 -1.3,.02 -.90,-.16 -.30,-.18 .16,-.06 .34,.16 .34,.16 -.2,.06 -.7,.08 -1.3,.26"
    )
    inside = blob("-1.3,.26 -.7,.08 -.2,.06 .34,.16 .34,.16 -.2,.22 -1.3,.40")
    oar = strip(((-0.98, 1.3), (-0.52, -0.2)), 0.05)
    coat = blob("-1.4,1.02 -1.0,1.0 -.66,.86 -.40,.62 -.30,.40 -.40,.14 -.7,.08 -1.4,.2")
    scene.lay(Sheet(inside, "#4a2724", ("boat",), lift=6))
    scene.lay(Sheet(coat, "#c8503c", ("coat",), lift=9, pattern="checks", turn=30))
    head = figures.head(
        _FERRYMAN, "#ece6da", figures.Profile(nose=1.6, chin=1.2, brow=0.8, tip=0.9, sunken=0.6,
            lips=0.7),
        "short",
    )  # fmt: skip
    whisker = blob(
        "-.20,.04 -.10,-.12 .04,-.30 .22,-.40 .36,-.44 .40,-.56 .22,-.72 -.06,-.66 -.26,-.40"
    )
    head.append(Sheet(whisker, "#ece6da", ("beard",), lift=5))
    head += [
        Sheet(blob("-.54,.16 -.54,.46 -.28,.74 .08,.76 .34,.56 .42,.30 .42,.30 .0,.34 -.3,.24"),
            "#2f6f86",
              ("wool cap",), lift=6, pattern="stripes"),
        Sheet(strip(points("-.54,.20 -.20,.32 .16,.36 .44,.32"), 0.15), "#24566a", lift=4),
        Sheet(ellipse(0.10).at(-0.12, 0.80), "#f2c14a", lift=4),
    ]  # fmt: skip
    scene.lay(head, x=-0.22, y=0.70, scale=0.80, turn=-46)
    scene.lay(Sheet(oar, "#e9c46a", ("oar",), lift=7))
    scene.lay(Sheet(hull, "#7a3f34", ("boat",), lift=12, pattern="stripes", turn=8))
    fingers = [((-0.50 + 0.105 * i, 0.18 + 0.0 * i), (-0.49 + 0.105 * i, -0.02)) for i in range(4)]
    scene.lay(Sheet(blob("-.58,.16 -.50,.28 -.30,.30 -.12,.20 -.14,.08 -.5,.06"), mix(_FERRYMAN,
        "#3a1418", 0.15),
                    ("hand",), lift=6))  # fmt: skip
    for ends in fingers:
        finger = (
            strip(ends, 0.098, 0.085) | ellipse(0.049).at(*ends[0]) | ellipse(0.043).at(*ends[1])
        )
        scene.lay(Sheet(finger, _FERRYMAN, lift=4))
        scene.lay(Sheet(ellipse(0.024, 0.030).at(*ends[1]), mix(_FERRYMAN, "#ffffff", 0.5), lift=1))
    arm = strip(points("-1.2,.66 -.84,.34 -.46,.22"), 0.40, 0.24)
    scene.lay(Sheet(arm, "#a83f30", ("sleeve",), lift=8))


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
