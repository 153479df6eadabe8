"""A peacock lends its eyes."""

import math
from typing import Any

from art.paint.story.card import card
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.animals import hen_outline
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_ROOT = (0.24, -0.5)
_BLUE = "#2454a8"
_INK = "#1c1420"


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="You may have them until Friday",
    subject="peacock whose eye feathers are lent out",
    props=("feathers", "mole", "hen", "masked child", "moon"),
    mood=("generous", "odd", "wistful"),
)
def borrowed_eyes(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5c2c5c", lift=0, shade="#f09a7c"))
    _fan(scene)
    ground = land((-1, -0.94), (-0.2, -0.86), (0.5, -0.9), (1, -0.8))
    scene.lay(Sheet(ground, "#c8703c", ("ground",), lift=8, shade="#8a4430"))
    _peacock(scene)
    near = land((-1, -1.2), (0, -1.28), (1, -1.14))
    scene.lay(Sheet(near, "#7a3a34", ("ground",), lift=8, pattern="leaves"))
    _masked_child(scene)
    _hen(scene)
    _mole(scene)
    return PaperPlan()


def _feather(scene: Scene, x: float, y: float, size: float, turn: float, kind: str = "eye") -> None:
    """The end of a feather with its eye; it points up from the origin."""
    at: dict[str, Any] = {"x": x, "y": y, "scale": size, "turn": turn}
    vane = blob("0,-.16 .16,-.06 .27,.2 .24,.46 .1,.62 -.1,.62 -.24,.46 -.27,.2 -.16,-.06")
    scene.lay(Sheet(vane, "#2f9a6c", ("feather",), lift=7, shade="#1f7460"), **at)
    barbs = [
        ((0, 0.0 + 0.1 * k), (s * 0.26, 0.14 + 0.1 * k)) for k in range(-1, 5) for s in (-1, 1)
    ]
    scene.lay(Sheet(strips(barbs, 0.014) & vane, "#7ac88a", lift=0), **at)
    scene.lay(Sheet(ellipse(0.19, 0.21).at(0, 0.3), "#e8b03a", lift=3), **at)
    if kind == "moon":
        scene.lay(Sheet(ellipse(0.15).at(0, 0.3), "#fff6d0", ("moon",), glow=0.6), **at)
        return
    if kind == "looks":
        almond = blob("-.16,.3 -.16,.3 -.06,.4 .06,.4 .16,.3 .16,.3 .06,.2 -.06,.2")
        scene.lay(Sheet(almond, "#fdf8ec", lift=1), **at)
        scene.lay(Sheet(ellipse(0.085).at(0, 0.3), "#3a7fa8", ("eye that looks",), lift=0), **at)
        scene.lay(Sheet(ellipse(0.05).at(0, 0.3), _INK, lift=0), **at)
        scene.lay(Sheet(ellipse(0.02).at(0.02, 0.33), "#fdf8ec", lift=0), **at)
        return
    scene.lay(Sheet(ellipse(0.14, 0.155).at(0, 0.29), "#2f9ac0", lift=2), **at)
    scene.lay(Sheet(ellipse(0.08, 0.095).at(0, 0.27), "#241a4c", ("eye feather",), lift=1), **at)


# Angle from upright, reach, size: the outer row, the middle and the inner one.
_FEATHERS = (
    (60, 1.24, 0.78, "eye"), (41, 1.34, 0.82, "gap"), (22, 1.36, 0.86, "eye"),
    (2, 1.36, 0.86, "moon"), (-19, 1.34, 0.84, "eye"), (-38, 1.2, 0.8, "gap"),
    (-56, 1.0, 0.74, "eye"), (51, 0.9, 0.66, "eye"), (31, 0.96, 0.68, "looks"),
    (11, 1.0, 0.7, "gap"), (-10, 0.98, 0.7, "eye"), (-30, 0.88, 0.66, "eye"),
    (-50, 0.7, 0.6, "eye"), (42, 0.6, 0.54, "eye"), (21, 0.64, 0.54, "eye"),
    (-20, 0.62, 0.54, "eye"), (-42, 0.5, 0.5, "gap"), (62, 0.58, 0.5, "gap"),
)  # fmt: skip


def _fan(scene: Scene) -> None:
    """The tail, spread: where a feather is missing, its quill is left."""
    x, y = _ROOT
    back = Sheet(
        ellipse(1.3, 1.6).at(x - 0.04, y + 0.06), "#17505c", ("fan",), lift=12, shade="#0f3a4c"
    )
    scene.lay(back)
    for angle, reach, size, kind in _FEATHERS:
        a = math.radians(90 + angle)
        tip = (x + reach * math.cos(a), y + reach * math.sin(a))
        quill = strip((_ROOT, tip), 0.03, 0.016)
        scene.lay(Sheet(quill, "#8ac0a0" if kind != "gap" else "#e6dcc0", ("quill",), lift=3))
        if kind != "gap":
            _feather(scene, *tip, size, angle, kind)


def _peacock(scene: Scene) -> None:
    """It looks after them with one eye; the other is out of sight, or lent as well."""
    legs = strips([((0.2, -0.8), (0.16, -1.24)), ((0.34, -0.8), (0.36, -1.24))], 0.035)
    scene.lay(Sheet(legs, "#8a6a4a", ("legs",), lift=5))
    body = blob(
        ".02,.12 .1,.22 .2,.22 .28,.12 .27,-.06 .32,-.26 .46,-.46 .5,-.7 .38,-.92 .16,-.96 .0,-.84"
        " -.06,-.6 .02,-.36 .08,-.14 .06,.02"
    )
    scene.lay(Sheet(body, _BLUE, ("peacock",), lift=13, pattern="scales"))
    crest = [
        ((0.17, 0.2), (0.17 + 0.2 * math.sin(a), 0.2 + 0.2 * math.cos(a)))
        for a in (-0.7, -0.2, 0.3)
    ]
    scene.lay(Sheet(strips(crest, 0.014), "#bfe0d8", lift=3))
    for _, (x, y) in crest:
        scene.lay(Sheet(ellipse(0.034).at(x, y), "#e8b03a", ("crest",), lift=4))
    cheek = blob(".03,.1 .1,.17 .2,.15 .22,.06 .12,.0 .05,.02")
    scene.lay(Sheet(cheek, "#f6ecd8", lift=2))
    beak = blob(".06,.1 -.02,.08 -.14,.0 -.14,.0 -.02,.0 .06,.03")
    scene.lay(Sheet(beak, "#e8a83a", ("beak",), lift=6))
    lid = strip(points(".07,.1 .1,.065 .155,.06 .2,.09"), 0.024)
    scene.lay(Sheet(lid, _INK, ("closed eye",), lift=0))


_CHILD = Dress(
    skin="#efc4a0", hair="#a84a2a", coat="#f2e6cc", legs="#efc4a0", shoes="#c8443c", cut="bob",
    kind=figures.CHILD, head=0.34, skirt=0.18,
)  # fmt: skip


def _masked_child(scene: Scene) -> None:
    """A child walks off behind its new eye."""
    hold = Stance(
        near=((0.13, 0.54), (0.2, 0.62)), far=((0.0, 0.54), (-0.06, 0.44)), legs=people.WALK.legs
    )
    at: dict[str, Any] = {"x": -0.66, "y": -1.2, "scale": 0.84, "flip": True}
    scene.lay(people.person(_CHILD, hold), **at)
    scene.lay(Sheet(strip(((-0.85, -0.78), (-0.82, -0.5)), 0.022), "#e6dcc0", lift=3))
    _feather(scene, -0.83, -0.56, 0.58, 8)


def _hen(scene: Scene) -> None:
    """A plain hen has put hers on her head and is another hen."""
    at: dict[str, Any] = {"x": 0.66, "y": -1.38, "scale": 0.46}
    _feather(scene, 0.8, -1.05, 0.5, -14)
    scene.lay(Sheet(hen_outline(), "#b8906a", ("hen",), lift=9), **at)
    wing = blob("-.3,.3 -.06,.34 .1,.2 .0,.08 -.2,.1")
    scene.lay(Sheet(wing, "#94704e", lift=4), **at)
    scene.lay(Sheet(blob(".44,.6 .5,.5 .46,.44 .4,.52"), "#d8453c", ("wattle",), lift=2), **at)
    scene.lay(Sheet(polygon(".44,.72 .62,.65 .45,.6"), "#e8a83a", lift=2), **at)
    scene.lay(Sheet(ellipse(0.035).at(0.34, 0.68), _INK, ("eye",), lift=0), **at)


def _mole(scene: Scene) -> None:
    """Out of the ground for once, to see what everybody talks about."""
    at: dict[str, Any] = {"x": -0.39, "y": -1.26, "scale": 0.94}
    body = blob("-.24,-.4 -.24,.08 -.16,.28 -.02,.38 .14,.34 .2,.14 .22,-.4")
    snout = blob(".0,.3 .14,.34 .3,.3 .44,.28 .46,.22 .32,.18 .14,.14 .04,.16")
    scene.lay(Sheet(body | snout, "#3a3444", ("mole",), lift=9), **at)
    scene.lay(Sheet(ellipse(0.05).at(0.46, 0.25), "#f0909c", ("nose",), lift=3), **at)
    lid = strip(points(".12,.28 .16,.26 .2,.275"), 0.016)
    scene.lay(Sheet(lid, "#9088a0", lift=0), **at)
    scene.lay(Sheet(strip(((0.47, -0.3), (0.6, 0.1)), 0.024), "#e6dcc0", lift=4), **at)
    _feather(scene, 0.19, -1.19, 0.58, -14)
    scene.lay(Sheet(strip(((0.06, 0.0), (0.44, -0.12)), 0.15, 0.11), "#4c4558", lift=5), **at)
    paw = blob(".42,-.06 .52,-.02 .6,-.08 .58,-.18 .48,-.22 .4,-.17")
    claws = strips([((0.54, -0.05 - k), (0.62, -0.03 - k)) for k in (0.0, 0.05, 0.1)], 0.026)
    scene.lay(Sheet(paw | claws, "#f0a0a0", ("paw",), lift=5), **at)
    hill = blob("-.36,-.5 -.3,-.16 -.1,-.08 .14,-.1 .3,-.24 .36,-.5")
    scene.lay(Sheet(hill, "#4a2626", ("molehill",), lift=7), **at)
