"""A piano that went to the sea."""

from typing import Any

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.cutouts.town import note_outline
from tools.paint.story.finish import Finish, flock
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="The piano left at low tide",
    subject="grand piano in the surf",
    props=("piano", "tracks", "sea", "stool", "sheet music", "seal"),
    mood=("absurd", "wistful", "windy"),
)
def tracks_to_the_sea(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.6, -0.5), backdrop="#f6f6f6")
    sea = box(2.6, 0.9).at(0, 0.22)
    scene.lay(Sheet(sea, INKS["night"], ("sea",), turn=0), depth=58.0)
    crests = cuts(
        "-1.1,.5 -.7,.54 -.3,.5 .1,.55 .6,.5 1.1,.54",
        "-1.1,.28 -.6,.34 -.2,.28 .3,.34 .8,.28 1.1,.32",
        "-1.1,.02 -.7,.09 -.2,.02 .4,.1 .8,.03 1.1,.07", thin=0.01, thick=0.03,
    )  # fmt: skip
    scene.lay(Sheet(crests, "#f4f4f4", ("waves",)))
    shore = land((-1, -0.22), (-0.6, -0.14), (-0.1, -0.24), (0.4, -0.12), (0.8, -0.2), (1, -0.16))
    scene.lay(Sheet(shore, "#f6f6f6", ("beach",)))
    _lay_ruts(scene)
    _lay_piano(scene)
    _lay_seal(scene)
    surf = cuts(
        "-1.1,-.24 -.7,-.14 -.4,-.22 -.1,-.26 .2,-.16 .5,-.14 .8,-.22 1.1,-.16",
        "-.3,-.1 0,-.05 .3,-.1 .6,-.04 .9,-.1",
        thin=0.02, thick=0.045,
    )  # fmt: skip
    scene.lay(Sheet(surf, "#f4f4f4", ("surf",)))
    _lay_left_on_the_beach(scene)
    birds = flock(5, seed=8, x=(0.1, 0.5), y=(0.08, 0.2), size=(0.02, 0.034))
    return WoodcutPlan(inks=("night", "vermilion"), sky="paper", birds=birds, contrast=1.5)


def _lay_ruts(scene: Scene) -> None:
    """What the three castors pressed into the sand: furrows with banks, wider towards us."""
    for near, far in ((-0.66, -0.14), (-0.22, 0.40), (0.22, 0.76)):
        path = [(near, -1.7), (near - 0.10, -1.2), (far - 0.18, -0.66), (far, -0.22)]
        scene.lay(Sheet(strip(path, 0.21, 0.05), "#161616"))
        scene.lay(Sheet(strip(path, 0.185, 0.035), "#f6f6f6", ("bank of sand",)))
        scene.lay(Sheet(strip(path, 0.12, 0.024), "#9c9c9c", ("tracks",), turn=0))
        shade = [(x - 0.030 * (0.3 - y), y) for x, y in path]
        scene.lay(Sheet(strip(shade, 0.034, 0.008), "#161616", ("tracks",)))
    sand = Outline(())
    for index in range(46):
        x, y = -0.98 + 1.96 * ((index * 0.618) % 1), -0.34 - 1.14 * ((index * 0.755) % 1)
        sand = sand | ellipse(0.010, 0.006).at(x, y)
    scene.lay(Sheet(sand, "#202020", ("sand",)))


def _lay_left_on_the_beach(scene: Scene) -> None:
    """A stool that stands in the sand, and music that lies there or that the wind has taken."""
    shadow = blob(".44,-1.15 .62,-1.20 .9,-1.13 1.02,-1.05 .84,-1.07 .6,-1.12")
    scene.lay(Sheet(shadow, "#4c4c4c", turn=4))
    legs = [((0.46, -0.83), (0.42, -1.14)), ((0.70, -0.83), (0.74, -1.14))]
    stool = strips([*legs, ((0.58, -0.84), (0.58, -1.19))], 0.034)
    scene.lay(Sheet(stool | ellipse(0.18, 0.05).at(0.58, -0.82), INKS["vermilion"], ("stool",)))
    scene.lay(Sheet(ellipse(0.14, 0.03).at(0.58, -0.815), "#f6f6f6", ("stool",)))
    for x, y, turn, flat in ((0.86, -0.52, 20, 0.5), (0.86, -1.34, -12, 0.55), (0.80, 1.06, 30, 1)):
        paper = polygon("-.10,-.13 .08,-.13 .10,.13 -.08,.13").turned(turn).scaled(1, flat)
        lines = strips(
            [((-0.06, 0.08 - 0.04 * i), (0.06, 0.08 - 0.04 * i)) for i in range(5)], 0.01
        )
        lines = (lines | note_outline().scaled(0.6).at(0.01, -0.02)).turned(turn).scaled(1, flat)
        if flat < 1:
            scene.lay(Sheet(paper.at(x + 0.02, y - 0.025), "#161616", ("shadow",)))
        else:
            scene.lay(Sheet(rim(paper.at(x, y), 0.014), "#161616"))
        scene.lay(Sheet(paper.at(x, y), "#fafafa", ("sheet music",)))
        scene.lay(Sheet(lines.at(x, y), "#161616"))


def _lay_piano(scene: Scene) -> None:
    """A grand piano whose lid stands open like a sail."""
    place: dict[str, Any] = {"x": 0.28, "y": 0.15, "scale": 0.92, "turn": -5}
    lid = blob("-.34,.26 -.34,.26 -.3,.6 -.06,.92 .3,.96 .5,.7 .62,.3 .62,.3")
    scene.lay(Sheet(lid, "#141414", ("piano",)), **place)
    grain = cuts(
        "-.2,.34 -.14,.6 .1,.82 .3,.84",
        "-.1,.34 0,.54 .2,.72 .36,.7",
        "0,.34 .1,.5 .26,.58",
        thick=0.018,
    )
    scene.lay(Sheet(grain, "#f2f2f2"), **place)
    legs = polygon("-.5,.02 -.38,.02 -.41,-.4 -.47,-.4") | polygon(".48,.02 .6,.02 .57,-.4 .51,-.4")
    legs = legs | polygon(".1,.02 .2,.02 .18,-.3 .12,-.3")
    scene.lay(Sheet(legs, "#141414", ("piano",)), **place)
    case = blob(
        "-.62,.06 -.62,.06 -.62,.28 -.62,.28 -.3,.3 .3,.3 .68,.28 .68,.28 .66,.04"
        " .66,.04 .2,.0 -.4,.02 -.4,.02"
    )
    scene.lay(Sheet(case, "#141414", ("piano",)), **place)
    prop = strip([(0.34, 0.28), (0.40, 0.66)], 0.022)
    shine = cuts("-.5,.24 0,.25 .6,.23", "-.36,.08 .1,.06 .58,.09", thick=0.014)
    scene.lay(Sheet(prop | shine, "#f2f2f2"), **place)
    scene.lay(Sheet(box(0.34, 0.10).at(-0.74, 0.17), "#fafafa", ("keys",)), **place)
    gaps = [((-0.87 + 0.055 * i, 0.22), (-0.87 + 0.055 * i, 0.155)) for i in range(5)]
    scene.lay(Sheet(strips(gaps, 0.024), "#141414"), **place)
    scene.lay(Sheet(box(0.38, 0.05).at(-0.74, 0.10), "#141414", ("piano",)), **place)


def _lay_seal(scene: Scene) -> None:
    """A seal that has come for its lesson, one flipper on the keys."""
    seal = blob(
        "-1.06,-.08 -1.08,.24 -1.04,.48 -.96,.64 -.86,.72 -.76,.71 -.66,.64 -.61,.58 -.65,.52"
        " -.76,.49 -.82,.42 -.8,.28 -.72,.1 -.70,-.08"
    )
    arm = strip(points("-.92,.16 -.74,.18 -.60,.30 -.50,.44"), 0.22, 0.10)
    for x, y in ((-0.30, 0.39), (-0.35, 0.345), (-0.42, 0.33)):
        arm = arm | strip([(-0.53, 0.42), (-0.42, 0.46), (x, y)], 0.09, 0.035)
    scene.lay(Sheet(rim(seal, 0.018), "#141414"))
    scene.lay(Sheet(seal, "#8a8a8a", ("seal",), turn=70))
    scene.lay(Sheet(rim(arm, 0.022), "#141414"))
    scene.lay(Sheet(arm, "#b4b4b4", ("seal", "flipper"), turn=40))
    webs = cuts("-.5,.44 -.42,.44 -.36,.38", "-.52,.42 -.46,.41 -.41,.36", thick=0.014)
    scene.lay(Sheet(webs, "#141414"))
    whiskers = [((-0.66, 0.56), (x, y)) for x, y in ((-0.48, 0.64), (-0.46, 0.58), (-0.48, 0.52))]
    marks = (
        strips(whiskers, 0.010) | ellipse(0.034).at(-0.80, 0.62) | ellipse(0.028).at(-0.63, 0.59)
    )
    scene.lay(Sheet(marks | cuts("-.66,.54 -.74,.52 -.8,.54", thick=0.014), "#141414", ("eye",)))
    scene.lay(Sheet(ellipse(0.011).at(-0.79, 0.632), "#f8f8f8"))
    ripple = cuts("-1.1,-.02 -.9,.05 -.7,-.02 -.5,.03", thin=0.01, thick=0.03)
    scene.lay(Sheet(ripple, "#f4f4f4", ("waves",)))
