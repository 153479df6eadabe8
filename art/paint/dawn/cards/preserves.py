"""A pantry where summer is preserved in jars."""

from collections.abc import Sequence
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.animals import moth_outline
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    crescent,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    strip,
    strips,
    waves,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_SKIN = "#c98d6a"
_INSIDE = blob(
    "-.3,.36 -.3,.36 -.32,.28 -.42,.18 -.43,0 -.43,-.44 -.36,-.54 .36,-.54 .43,-.44 .43,0 .42,.18"
    " .32,.28 .3,.36 .3,.36"
)
"""What a jar holds, in a jar about 1.1 high around the origin."""


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Savings for the winter",
    subject="old woman seals a jar with a piece of summer",
    props=("preserving jars", "meadow in a jar", "wave in a jar", "ant"),
    mood=("wistful", "careful", "secret"),
)
def ant_bank(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2f4a66", lift=0, shade="#1f3048"))
    _window(scene)
    _shelf(scene, 0.25)
    _wave_jar(scene, x=0.18, y=0.56, scale=0.48)
    _swing_jar(scene, x=0.72, y=0.6, scale=0.54)
    _shelf(scene, 1.01)
    _night_jar(scene, x=0.3, y=1.27, scale=0.4)
    _jar(scene, [], "#4a6880", None, x=0.78, y=1.3, scale=0.46)
    _woman(scene)
    table = land((-1, -1.02), (0, -1.0), (1, -1.03))
    scene.lay(Sheet(table, "#8a4f38", ("table",), lift=10, shade="#6a3a30"))
    _summer_jar(scene, x=0.36, y=-0.52, scale=1.02)
    _hands(scene)
    _shawl(scene)
    _ant(scene, x=-0.56, y=-1.1, scale=0.66)
    _thief(scene)
    return PaperPlan()


def _window(scene: Scene) -> None:
    """Winter stands before the panes."""
    scene.lay(Sheet(box(1.06, 1.5).at(-0.62, 0.8), "#e9dcc6", ("window",), lift=8))
    pane = box(0.9, 1.34).at(-0.62, 0.8)
    scene.lay(Sheet(pane, "#a9c6d8", lift=0, shade="#e4eef2"))
    hill = land((-1, 0.62), (-0.5, 0.5), (0, 0.6)) & pane
    scene.lay(Sheet(hill, "#fbfbf8", ("snow",), lift=2))
    flakes = points("-.9,1.3 -.76,1.08 -.3,1.32 -.26,1.0 -.96,.9 -.52,1.22 -.3,.74 -.66,1.38")
    scene.lay(Sheet(beads(flakes, 0.022), "#fdfdfb", ("snowflakes",), lift=2))
    bars = strips([((-0.62, 0.1), (-0.62, 1.5)), ((-1.1, 0.86), (-0.1, 0.86))], 0.05)
    scene.lay(Sheet(bars, "#e9dcc6", lift=4))


def _shelf(scene: Scene, level: float) -> None:
    scene.lay(Sheet(box(1.4, 0.075).at(0.64, level), "#a8643f", ("shelf",), lift=9))


def _jar(scene: Scene, contents: Sequence[Sheet], air: str, cloth: str | None, **at: Any) -> None:
    """Glass with a little world in it, under a cloth tied with string unless it is open."""
    glass = _INSIDE.scaled(1.1, 1.06)
    scene.lay(Sheet(glass, "#d9ece8", ("jar",), lift=12, shade="#9fc0c4"), **at)
    scene.lay(Sheet(_INSIDE, air, lift=0), **at)
    for sheet in contents:
        inside = Sheet(
            sheet.outline & _INSIDE, sheet.colour, sheet.tags, sheet.glow, sheet.lift,
            pattern=sheet.pattern, shade=sheet.shade,
        )  # fmt: skip
        scene.lay(inside, **at)
    gleam = strip(points("-.37,.14 -.39,-.1 -.38,-.4"), 0.035, 0.02)
    gleam = gleam | strip(points(".36,.1 .375,0 .37,-.1"), 0.02)
    scene.lay(Sheet(gleam, "#fbfffc", lift=0), **at)
    scene.lay(Sheet(box(0.74, 0.07).at(0, 0.37), "#b8d6d4", lift=5), **at)
    if cloth:
        cap = blob(
            "-.4,.3 -.4,.3 -.36,.48 -.2,.55 .2,.55 .36,.48 .4,.3 .4,.3 .28,.33 .14,.27 0,.33"
            " -.14,.27 -.28,.33"
        )
        scene.lay(Sheet(cap, cloth, ("cloth cap",), lift=6, pattern="checks"), **at)
        scene.lay(Sheet(box(0.72, 0.026).at(0, 0.4), "#f6ead0", ("string",), lift=2), **at)


def _blossom() -> Outline:
    """Three petals from the side."""
    petal = ellipse(0.04, 0.066).at(0, 0.03)
    return petal.turned(48) | petal | petal.turned(-48) | ellipse(0.03)


def _summer_jar(scene: Scene, **at: Any) -> None:
    sun = Sheet(ellipse(0.17).at(0.14, 0.08), "#fff0a0", ("sun",), glow=0.9)
    hills = [
        Sheet(land((-1, -0.2), (-0.2, -0.08), (0.2, -0.24), (1, -0.1)), "#8fc060", lift=4),
        Sheet(land((-1, -0.34), (0.1, -0.26), (1, -0.4)), "#5fa04a", ("meadow",), lift=4),
    ]
    stalks = [((-0.3, -0.5), (-0.27, -0.24)), ((-0.12, -0.5), (-0.14, -0.3))]
    stalks += [((0.08, -0.5), (0.1, -0.34)), ((0.27, -0.5), (0.3, -0.26))]
    grass = Sheet(strips(stalks, 0.018), "#2f6a34", lift=2)
    flowers = [
        Sheet(_blossom().at(x, y), tone, ("flowers",), lift=3)
        for x, y, tone in (
            (-0.27, -0.22, "#e8473c"), (-0.14, -0.28, "#fff6e6"),
            (0.1, -0.32, "#f2c14a"), (0.3, -0.24, "#e8473c"),
        )
    ]  # fmt: skip
    wings = moth_outline().scaled(0.15).turned(24).at(-0.16, 0.1)
    butterfly = Sheet(wings, "#e8703a", ("butterfly",), lift=5)
    _jar(scene, [sun, *hills, grass, *flowers, butterfly], "#8fd0e4", "#d8483c", **at)


def _wave_jar(scene: Scene, **at: Any) -> None:
    crest = blob(
        "-.6,-.6 -.5,-.1 -.2,.2 .1,.18 .24,.04 .2,-.1 .12,-.02 0,-.04 -.06,-.2 .1,-.32 .6,-.34"
        " .6,-.7"
    )
    foam = strip(points("-.3,.12 -.1,.22 .12,.18 .24,.02"), 0.05, 0.03)
    sheets = [
        Sheet(crest, "#2f86a8", ("wave",), lift=5),
        Sheet(foam, "#f6fbf8", lift=3),
        Sheet(waves(-0.38, 0.03, 0.2), "#1f6488", lift=3),
    ]
    _jar(scene, sheets, "#f6d9b0", "#3f7d8c", **at)


def _swing_jar(scene: Scene, **at: Any) -> None:
    """Only the legs of whoever swings are in it."""
    ropes = strips([((-0.26, 0.4), (-0.24, -0.12)), ((0.17, 0.4), (0.19, -0.05))], 0.024)
    legs = strip(points(".0,-.06 .2,.02 .3,-.16"), 0.09, 0.07)
    legs = legs | strip(points("-.04,-.07 .14,-.08 .2,-.28"), 0.09, 0.07)
    shoes = ellipse(0.08, 0.045).turned(-20).at(0.32, -0.19)
    shoes = shoes | ellipse(0.08, 0.045).turned(-20).at(0.23, -0.31)
    sheets = [
        Sheet(land((-1, -0.4), (0, -0.34), (1, -0.42)), "#7fae54", lift=3),
        Sheet(legs, "#e0a37c", ("child's legs",), lift=4),
        Sheet(shoes, "#c8304a", lift=3),
        Sheet(polygon("-.15,.34 .03,.34 .18,-.05 -.22,-.11"), "#d8563c", ("dress",), lift=3),
        Sheet(ropes, "#f6ead0", ("swing",), lift=3),
        Sheet(strip(((-0.28, -0.13), (0.22, -0.05)), 0.05), "#8a5a34", lift=4),
        Sheet(blob("-.6,.5 -.6,.2 -.3,.24 0,.19 .3,.26 .6,.18 .6,.5"), "#4f8a4a", lift=5),
    ]
    _jar(scene, sheets, "#f2dc9a", "#6a8a4a", **at)


def _night_jar(scene: Scene, **at: Any) -> None:
    sheets = [
        Sheet(crescent(0.15, 0.45).turned(20).at(0.04, 0.0), "#fff2cc", ("moon",), glow=0.5),
        Sheet(land((-1, -0.3), (0, -0.26), (1, -0.36)), "#141a3c", ("night",), lift=3),
    ]
    _jar(scene, sheets, "#2c3678", "#8a5fa0", **at)


def _woman(scene: Scene) -> None:
    """Old, large and intent, in a shawl."""
    body = blob("-1.3,.0 -.84,.02 -.56,-.08 -.36,-.24 -.22,-.56 -.2,-1.2 -1.3,-1.4")
    scene.lay(Sheet(body, "#7a4a78", ("old woman",), lift=12, shade="#57345c"))
    head = figures.head(_SKIN, "#eee6dc", figures.OLD, "bun", lift=12)
    rims = ring(0.095, 0.072).at(0.285, 0.03) | strip(points(".2,.05 .08,.06 -.06,.02"), 0.02)
    head.append(Sheet(rims, "#3a2430", ("glasses",), lift=2))
    scene.lay(head, x=-0.5, y=0.42, scale=0.84, turn=-13)


def _shawl(scene: Scene) -> None:
    """Over the shoulders and the top of the sleeve."""
    shawl = blob(
        "-1.3,.1 -.9,.1 -.62,.0 -.4,-.14 -.34,-.24 -.42,-.42 -.64,-.42 -.86,-.54 -1.3,-.54"
    )
    scene.lay(Sheet(shawl, "#d9a24a", ("shawl",), lift=8, pattern="scales"))


def _hands(scene: Scene) -> None:
    """One hand presses the lid down, the other holds the jar from behind."""
    arm = people.bent_sleeve((-0.66, -0.36), (-0.34, -0.72), (0.06, -0.16), 0.25)
    scene.lay(Sheet(arm, "#9a6698", ("sleeve",), lift=10))
    wrist = strip(((0.0, -0.24), (0.16, 0.0)), 0.15, 0.15)
    back = blob(".06,-.06 .1,.1 .28,.17 .48,.14 .58,.06 .56,-.02 .3,-.0 .16,-.12")
    scene.lay(Sheet(wrist | back, _SKIN, ("hand",), lift=7))
    for k in range(4):
        x = 0.24 + 0.098 * k
        finger = strip(((x, 0.07), (x + 0.02, -0.1 + 0.012 * k)), 0.094, 0.08)
        finger = finger | ellipse(0.04).at(x + 0.02, -0.1 + 0.012 * k)
        scene.lay(Sheet(finger, mix(_SKIN, "#ffffff", 0.05), lift=3))
    scene.lay(Sheet(strip(((-0.04, -0.3), (0.1, -0.2)), 0.06), "#f6ead0", lift=3))
    for k in range(4):
        tip = ellipse(0.1, 0.05).turned(8).at(0.81 + 0.01 * k, -0.42 - 0.088 * k)
        scene.lay(Sheet(tip, mix(_SKIN, "#2a1418", 0.08), ("hand",), lift=4))


def _ant(scene: Scene, **at: Any) -> None:
    """An ant carries a tiny jar away."""
    dark = "#1c1020"
    legs = Outline(())
    for line in ("-.18,.16 -.3,.26 -.38,.0", "0,.16 0,.24 -.06,.0", ".1,.18 .22,.26 .26,.0"):
        legs = legs | strip(points(line), 0.035, 0.025)
    legs = legs | strip(points("-.34,.3 -.46,.42 -.54,.38"), 0.022)
    body = ellipse(0.16, 0.11).at(0.2, 0.24) | ellipse(0.1, 0.07).at(-0.04, 0.2)
    scene.lay(
        Sheet(legs | body | ellipse(0.11, 0.09).at(-0.24, 0.24), dark, ("ant",), lift=5), **at
    )
    scene.lay(Sheet(ellipse(0.024).at(-0.28, 0.26), "#fffaf0", lift=0), **at)
    x, y, size = at["x"], at["y"], at["scale"]
    sun = Sheet(ellipse(0.2).at(0, -0.1), "#ffe890", glow=0.6)
    _jar(scene, [sun], "#f6b860", "#3f7d8c", x=x + 0.04, y=y + 0.4 * size, scale=0.38 * size)


def _thief(scene: Scene) -> None:
    """A child's arm comes up from under the table."""
    hand = figures.hand("#8a5238", (-40, -12, 0, 10, 24), sleeve="#f2b83c")
    scene.lay(hand, x=0.84, y=-1.22, scale=0.34, turn=18)
