"""A pantry where things are kept that do not keep."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
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
    star,
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
_WOOL = "#c83c44"
_INSIDE = blob(
    "-.3,.36 -.3,.36 -.32,.28 -.42,.18 -.43,0 -.43,-.44 -.36,-.54 .36,-.54 .43,-.44 .43,0 .42,.18"
    " .32,.28 .3,.36 .3,.36"
)
"""What a jar holds, in a jar about 1.1 high around the origin."""


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Savings for the winter",
    subject="old woman listens to an empty jar",
    props=("preserving jars", "laugh in a jar", "dancing shadow in a jar", "footprints", "ant"),
    mood=("wistful", "attentive", "secret"),
)
def ant_bank(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2f5a68", lift=0, shade="#1f3a50"))
    _window(scene)
    _shelf(scene, 0.5)
    _night_jar(scene, x=-0.7, y=0.89, scale=0.64)
    _laugh_jar(scene, x=-0.18, y=0.82, scale=0.5)
    _shelf(scene, -0.42)
    _shadow_jar(scene, x=-0.7, y=-0.01, scale=0.68)
    _wave_jar(scene, x=-0.27, y=-0.14, scale=0.44)
    _woman(scene)
    _listening_jar(scene)
    table = land((-1, -0.88), (0, -0.85), (1, -0.9))
    scene.lay(Sheet(table, "#b06a44", ("table",), lift=10, shade="#7a4434"))
    _fallen_jar(scene)
    _footprints(scene)
    _ant(scene, x=-0.3, y=-1.43, scale=0.62)
    return PaperPlan()


def _window(scene: Scene) -> None:
    """Winter stands before the panes."""
    scene.lay(Sheet(box(1.3, 1.3).at(-0.5, 1.14), "#e9dcc6", ("window",), lift=8))
    pane = box(1.12, 1.14).at(-0.5, 1.14)
    scene.lay(Sheet(pane, "#8fb4cc", lift=0, shade="#e4eef2"))
    hill = land((-1, 0.96), (-0.5, 0.84), (0, 0.98)) & pane
    scene.lay(Sheet(hill, "#fbfbf8", ("snow",), lift=2))
    flakes = points("-.94,1.34 -.3,1.38 -.1,1.16 -.42,1.2 -.02,1.34 -.62,1.4 -.3,1.02 .0,.98")
    scene.lay(Sheet(beads(flakes, 0.022), "#fdfdfb", ("snowflakes",), lift=2))
    bars = strips([((-0.44, 0.5), (-0.44, 1.8))], 0.06)
    scene.lay(Sheet(bars, "#e9dcc6", lift=4))


def _shelf(scene: Scene, level: float) -> None:
    scene.lay(Sheet(box(1.5, 0.08).at(-0.5, level), "#a8643f", ("shelf",), lift=9))


def _jar(scene: Scene, contents: Sequence[Sheet], air: str, cloth: str | None, **at: Any) -> None:
    """Glass with something in it, under a cloth tied with string unless it is open."""
    glass = _INSIDE.scaled(1.1, 1.06)
    scene.lay(Sheet(glass, "#d9ece8", ("jar",), lift=12, shade="#9fc0c4"), **at)
    scene.lay(Sheet(_INSIDE, air, lift=0), **at)
    for sheet in contents:
        scene.lay(replace(sheet, outline=sheet.outline & _INSIDE), **at)
    gleam = strip(points("-.37,.14 -.39,-.1 -.38,-.4"), 0.035, 0.02)
    gleam = gleam | strip(points(".36,.1 .375,0 .37,-.1"), 0.02)
    scene.lay(Sheet(gleam, "#fbfffc", lift=0), **at)
    scene.lay(Sheet(box(0.74, 0.07).at(0, 0.37), "#b8d6d4", lift=5), **at)
    if cloth:
        scene.lay(Sheet(_cap(), cloth, ("cloth cap",), lift=6, pattern="checks"), **at)
        scene.lay(Sheet(box(0.72, 0.026).at(0, 0.4), "#f6ead0", ("string",), lift=2), **at)


def _cap() -> Outline:
    return blob(
        "-.4,.3 -.4,.3 -.36,.48 -.2,.55 .2,.55 .36,.48 .4,.3 .4,.3 .28,.33 .14,.27 0,.33 -.14,.27"
        " -.28,.33"
    )


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
    _jar(scene, sheets, "#f6d9b0", "#e0a83a", **at)


def _laugh_jar(scene: Scene, **at: Any) -> None:
    """Wide open, with all its teeth, and it cannot be heard."""
    mouth = blob("-.36,.1 -.36,.1 -.16,.06 0,.08 .16,.06 .36,.1 .36,.1 .28,-.24 0,-.42 -.28,-.24")
    teeth = blob("-.3,.1 0,.08 .3,.1 .26,-.04 0,-.07 -.26,-.04") & mouth
    sheets = [
        Sheet(mouth, "#7a1428", ("laugh",), lift=4),
        Sheet(teeth, "#fffaf0", ("teeth",), lift=2),
        Sheet(ellipse(0.2, 0.14).at(0.02, -0.36) & mouth, "#f0707a", ("tongue",), lift=2),
    ]
    _jar(scene, sheets, "#ffc98a", "#8a5fa0", **at)


def _shadow_jar(scene: Scene, **at: Any) -> None:
    """The shadow of two who danced, without the two."""
    he = blob(
        "-.1,-.54 -.13,-.2 -.17,.02 -.13,.12 -.06,.12 -.04,.16 -.08,.22 -.05,.29 .02,.28 .05,.21"
        " .02,.15 .06,.1 .06,-.1 .0,-.3 .0,-.54"
    )
    she = blob(
        ".1,.08 .06,.02 .07,-.1 .02,-.3 .0,-.44 .18,-.47 .36,-.42 .26,-.22 .2,-.08 .22,.02 .17,.08"
        " .2,.13 .18,.19 .11,.19 .08,.13"
    )
    arms = strip(points("-.12,.06 -.2,-.06 -.06,-.1 .1,-.06"), 0.06, 0.05)
    arms = arms | strip(points(".02,.08 .18,.14 .3,.22"), 0.055, 0.04)
    arms = arms | ellipse(0.024).at(0.3, 0.22)
    leg = strip(((0.2, -0.4), (0.17, -0.56)), 0.05) | strip(((0.12, -0.4), (0.06, -0.52)), 0.045)
    sheets = [
        Sheet(land((-1, -0.42), (0, -0.4), (1, -0.44)), "#e0b070", lift=2),
        Sheet(he | she | arms | leg, "#33284c", ("dancing shadow",), lift=1),
    ]
    _jar(scene, sheets, "#f8dfa4", "#4f8a6a", **at)


def _night_jar(scene: Scene, **at: Any) -> None:
    stars = Outline(())
    for x, y, size in ((-0.24, 0.14, 0.05), (0.22, 0.2, 0.035), (-0.2, -0.12, 0.03)):
        stars = stars | star(5, size, size * 0.42).at(x, y)
    sheets = [
        Sheet(crescent(0.19, 0.45).turned(20).at(0.08, -0.04), "#fff2cc", ("moon",), glow=0.5),
        Sheet(stars, "#fff2cc", ("stars",), lift=1),
        Sheet(land((-1, -0.3), (0, -0.26), (1, -0.36)), "#141a3c", ("night",), lift=3),
    ]
    _jar(scene, sheets, "#2c3678", "#d8563c", **at)


def _woman(scene: Scene) -> None:
    """Old, large and all ear."""
    at: dict[str, Any] = {"x": 0.36, "y": 0.34, "scale": 0.98, "turn": -7, "flip": True}
    head = figures.head(_SKIN, "#eee6dc", figures.OLD, "bun", "closed", lift=14)
    rims = ring(0.1, 0.078).at(0.275, 0.02) | strip(points(".18,.05 .08,.06 -.06,.02"), 0.02)
    head.append(Sheet(rims, "#3a2430", ("glasses",), lift=2))
    scene.lay(head, **at)
    wrinkles = strip(points(".3,-.24 .27,-.29 .28,-.34"), 0.012)
    wrinkles = wrinkles | strip(points(".1,-.02 .07,.02 .06,.06"), 0.01)
    scene.lay(Sheet(wrinkles, mix(_SKIN, "#5a1f18", 0.4), lift=0), **at)
    body = blob("1.3,-.1 .86,-.16 .56,-.24 .26,-.22 .06,-.34 -.1,-.6 -.14,-1.0 1.3,-1.2")
    scene.lay(Sheet(body, "#7a4a78", ("old woman",), lift=12, shade="#57345c"))
    shawl = blob("1.3,.0 .84,-.1 .5,-.2 .22,-.18 .02,-.34 .0,-.5 .14,-.58 .4,-.52 .7,-.46 1.3,-.62")
    scene.lay(Sheet(shawl, "#d9a24a", ("shawl",), lift=8, pattern="scales"))
    _arm(scene)


def _arm(scene: Scene) -> None:
    """A sleeve from under the hem of the shawl to the elbow before her, and up from there."""
    forearm = people.sleeve(points(".25,-.74 .5,-.37 .74,.02"), 0.27, 0.21)
    upper = polygon(".28,-.873 1.1,-.7 1.1,-.5 .7,-.44 .4,-.48 .3,-.6")
    scene.lay(Sheet(forearm | upper, "#a06c9e", ("sleeve",), lift=10))
    creases = strip(points(".43,-.72 .36,-.64 .26,-.64"), 0.016)
    creases = creases | strip(points(".47,-.62 .42,-.55 .35,-.54"), 0.014)
    scene.lay(Sheet(creases, "#6d4270", lift=0))
    hem = strip(points(".42,-.51 .7,-.45 1.0,-.51 1.3,-.61"), 0.06) - forearm
    scene.lay(Sheet(hem, "#c58a34", ("shawl",), lift=7))


def _listening_jar(scene: Scene) -> None:
    """An open jar with nothing in it, held to the ear in a mitten."""
    ear = blob(".44,.46 .36,.48 .31,.42 .31,.32 .35,.24 .4,.2 .46,.22")
    scene.lay(Sheet(ear, mix(_SKIN, "#b04030", 0.22), ("ear",), lift=5))
    fold = strip(points(".42,.43 .37,.43 .35,.38 .36,.32 .4,.28"), 0.016)
    scene.lay(Sheet(fold, mix(_SKIN, "#5a1f18", 0.45), lift=0))
    _jar(scene, [], "#b4d0d2", None, x=0.65, y=0.42, scale=0.68, turn=109)
    mitten = blob(".64,.04 .52,.14 .5,.24 .6,.24 .7,.2 .84,.28 .92,.26 .94,.14 .88,-.04")
    thumb = strip(points(".58,.14 .56,.26 .6,.38"), 0.13, 0.1) | ellipse(0.05).at(0.6, 0.38)
    scene.lay(Sheet(mitten | thumb, _WOOL, ("mitten",), lift=8, pattern="checks"))
    scene.lay(Sheet(strip(((0.58, 0.07), (0.9, -0.05)), 0.12), "#f6ead0", ("cuff",), lift=5))


def _fallen_jar(scene: Scene) -> None:
    """One has fallen over; its cloth lies beside it."""
    _jar(scene, [], "#d8c4ac", None, x=-0.6, y=-0.92, scale=0.56, turn=-84)
    scene.lay(_mouth(), x=-0.385, y=-0.897, scale=0.56, turn=6)
    scallops = [(0.2 * math.cos(0.7 * k), 0.2 * math.sin(0.7 * k)) for k in range(9)]
    cloth = (ellipse(0.2) | beads(scallops, 0.065)).scaled(1, 0.42).turned(-8).at(0.62, -1.34)
    scene.lay(Sheet(cloth, "#4f8ab0", ("cloth cap",), lift=6, pattern="checks"))
    string = ring(0.15, 0.135).scaled(1, 0.42).turned(-8).at(0.62, -1.33)
    scene.lay(Sheet(string, "#f6ead0", ("string",), lift=2))


def _mouth() -> list[Sheet]:
    """The rim of a jar that lies on its side, and the dark in it."""
    return [
        Sheet(ellipse(0.12, 0.38), "#d9ece8", lift=4),
        Sheet(ellipse(0.08, 0.32), "#5a4a50", lift=0),
    ]


def _footprints(scene: Scene) -> None:
    """Wet and small, from the fallen jar to her."""
    for index, (x, y, turn) in enumerate((
        (-0.2, -0.96, -80), (-0.06, -1.08, -86), (0.1, -1.0, -86), (0.24, -1.12, -84),
        (0.38, -1.03, -76), (0.54, -1.12, -66), (0.64, -0.98, -52), (0.8, -1.0, -38),
    )):  # fmt: skip
        sole = blob("-.03,-.08 -.02,-.02 -.045,.04 0,.07 .045,.04 .03,-.02 .03,-.08 0,-.1")
        toes = beads([(-0.045, 0.085), (-0.012, 0.1), (0.022, 0.098), (0.05, 0.078)], 0.015)
        mark = (sole | toes).scaled(0.86 if index % 2 else -0.86, 0.86).turned(turn).at(x, y)
        scene.lay(Sheet(mark, "#6a3a30", ("footprints",), lift=0))


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
