"""A queen bee, her fan and three suitors."""

import math

from tools.paint.story.card import card
from tools.paint.story.cutouts import people
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    star,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_DARK = "#2e1a1c"


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="The queen chooses",
    subject="queen bee with a fan before three suitors",
    props=("bumblebee with a flower", "wasp with a mask", "small drone", "honeycomb"),
    mood=("elegant", "tense", "golden"),
)
def bee_ballroom(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#c46a2a", lift=0, shade="#8a3f24"))
    cell = polygon("-.1,1.66 1.2,.94 1.2,-.5 -.1,-1.22 -1.3,-.5 -1.3,.94")
    scene.lay(Sheet(cell, "#fbe9bc", ("honeycomb",), lift=9))
    floor = polygon("-1.3,-.98 1.3,-.98 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#6a3028", ("floor",), lift=7))
    _masked_wasp(scene)
    _queen_body(scene)
    _queen_head(scene)
    _fan(scene)
    _bumblebee(scene)
    _small_drone(scene)
    return PaperPlan()


def _queen_body(scene: Scene) -> None:
    """A plain gown of gold with one dark border, and a collar of fur."""
    wing = blob(".66,.3 .9,.9 1.4,1.1 1.5,.0 1.1,-.3")
    scene.lay(Sheet(wing, "#a8d0d4", ("wings",), lift=8))
    gown = blob(
        ".46,.12 .74,.14 .98,-.1 1.2,-.6 1.4,-1.7 1.4,-1.7 .06,-1.7 .06,-1.7 .12,-1.3 .28,-.8"
        " .4,-.3"
    )
    scene.lay(Sheet(gown, "#f2b02c", ("queen",), lift=14, shade="#e0901c"))
    border = strip(points(".0,-1.1 .5,-1.24 1.5,-1.06"), 0.2)
    scene.lay(Sheet(border & gown, _DARK, lift=2))
    fur = star(22, 0.33, 0.27).at(0.6, 0.26)
    scene.lay(Sheet(fur, "#fffaf0", ("fur collar",), lift=9))


def _queen_head(scene: Scene) -> None:
    """She looks down her face at all three."""
    feelers = strip(points(".38,.92 .26,1.14 .1,1.18"), 0.028) | strip(
        points(".5,.96 .46,1.2 .32,1.32"), 0.028
    )
    scene.lay(Sheet(feelers | beads([(0.1, 1.18), (0.32, 1.32)], 0.04), _DARK, lift=4))
    head = blob(".5,1.0 .3,.94 .2,.76 .14,.62 .2,.52 .34,.46 .56,.46 .76,.58 .8,.8 .7,.96")
    scene.lay(Sheet(head, "#e8a030", ("queen",), lift=11))
    scene.lay(Sheet(ellipse(0.115, 0.15).turned(14).at(0.38, 0.74), "#fffaf0", lift=3))
    scene.lay(Sheet(ellipse(0.05, 0.06).at(0.33, 0.69), "#141020", ("eye",), lift=1))
    lid = blob(".26,.78 .32,.9 .44,.9 .52,.8 .5,.76 .38,.8")
    scene.lay(Sheet(lid, "#8a4a68", ("eyelid",), lift=3))
    lashes = strips([((0.27, 0.78), (0.2, 0.82)), ((0.25, 0.74), (0.18, 0.75))], 0.018)
    scene.lay(Sheet(lashes, "#141020", lift=1))
    scene.lay(Sheet(ellipse(0.07, 0.05).at(0.5, 0.6), "#c8605a", lift=1))
    scene.lay(Sheet(strip(points(".17,.56 .24,.54 .31,.57"), 0.024), "#7a2430", ("mouth",), lift=1))
    crown = polygon(".5,.98 .44,1.26 .58,1.14 .68,1.32 .76,1.12 .94,1.16 .8,.88")
    scene.lay(Sheet(crown, "#c8304a", ("crown",), lift=7))
    scene.lay(Sheet(beads(points(".56,1.06 .66,1.04 .76,.98"), 0.03), "#ffe08a", lift=1))


def _fan(scene: Scene) -> None:
    """A gloved arm and an open fan, behind which nothing can be read."""
    hand = (0.17, 0.1)
    turns = [math.radians(78 + 11.5 * k) for k in range(9)]
    rim = [(hand[0] + 0.4 * math.cos(a), hand[1] + 0.4 * math.sin(a)) for a in turns]
    scene.lay(Sheet(polygon(hand, *rim), "#c8304a", ("fan",), lift=9))
    folds = [(hand, tip) for tip in rim]
    scene.lay(Sheet(strips(folds, 0.016), "#8a1c38", lift=0))
    lace = [(hand[0] + 0.38 * math.cos(a), hand[1] + 0.38 * math.sin(a)) for a in turns]
    scene.lay(Sheet(beads(lace, 0.045), "#fdf0d0", lift=4))
    arm = people.sleeve(points(".64,.14 .44,-.1 .17,.08"), 0.11, 0.07)
    scene.lay(Sheet(arm, "#fdf6e6", ("glove",), lift=7))
    scene.lay(Sheet(ellipse(0.065, 0.055).at(*hand), "#fdf6e6", lift=4))


def _masked_wasp(scene: Scene) -> None:
    """Thin and tall in a violet cape; one striped tip shows what he is."""
    cape = blob(
        "-.64,.46 -.46,.4 -.4,.1 -.48,-.24 -.42,-.62 -.42,-.62 -.62,-.7 -.9,-.62 -1.2,-.7 -1.2,.0"
        " -.9,.4"
    )
    scene.lay(Sheet(cape, "#4f2f78", ("cape",), lift=12, shade="#3a2260"))
    belly = blob(
        "-.66,.3 -.5,.28 -.5,.06 -.56,-.06 -.46,-.2 -.46,-.4 -.6,-.7 -.74,-.4 -.74,-.2 -.64,-.06"
    )
    scene.lay(Sheet(belly, "#f6d23c", ("wasp",), lift=5))
    for y in (0.1, -0.2, -0.36):
        scene.lay(Sheet(strip(((-0.9, y + 0.03), (-0.3, y - 0.03)), 0.075) & belly, _DARK, lift=1))
    feelers = strip(points("-.54,.86 -.48,1.06 -.34,1.14"), 0.026)
    feelers = feelers | strip(points("-.68,.88 -.72,1.1 -.62,1.26"), 0.026)
    scene.lay(Sheet(feelers, _DARK, lift=3))
    face = polygon("-.86,.68 -.74,.9 -.5,.88 -.3,.66 -.44,.4 -.58,.34 -.8,.44")
    scene.lay(Sheet(face, "#f6d23c", ("wasp",), lift=9))
    collar = polygon("-.94,.5 -.6,.36 -.36,.48 -.42,.24 -.9,.22")
    scene.lay(Sheet(collar, "#d8333f", lift=6))
    eyes = ellipse(0.062, 0.045).at(-0.6, 0.7) | ellipse(0.058, 0.045).at(-0.4, 0.7)
    scene.lay(Sheet(eyes, "#fffaf0", lift=2))
    scene.lay(Sheet(beads([(-0.57, 0.7), (-0.37, 0.7)], 0.026), "#141020", ("eyes",), lift=0))
    mask = blob("-.76,.8 -.54,.79 -.28,.84 -.24,.68 -.34,.58 -.49,.64 -.64,.57 -.76,.64")
    scene.lay(Sheet(mask - eyes, "#2f7d86", ("mask",), lift=6))
    arm = people.sleeve(points("-.6,.08 -.32,.0 -.24,.3"), 0.1, 0.06)
    scene.lay(Sheet(arm, _DARK, lift=6))
    scene.lay(Sheet(strip(((-0.24, 0.24), (-0.27, 0.66)), 0.028), "#7a3a2c", lift=4))


def _bumblebee(scene: Scene) -> None:
    """As wide as he is high, in front, with the largest clover he could find."""
    legs = strips([((-0.66, -1.2), (-0.68, -1.4)), ((-0.4, -1.2), (-0.36, -1.4))], 0.07)
    scene.lay(Sheet(legs, _DARK, lift=4))
    for x, y, long, turn in ((-0.84, -0.7, 0.18, 62), (-0.74, -0.55, 0.21, 30)):
        wing = ellipse(0.1, long).turned(turn).at(x, y)
        scene.lay(Sheet(wing, "#b4dce0", ("wings",), lift=6))
        vein = strip(((0, -long), (0, 0.6 * long)), 0.014).turned(turn).at(x, y)
        scene.lay(Sheet(vein, "#7fb0b8", lift=0))
    body = ellipse(0.37, 0.36).at(-0.54, -1.0)
    scene.lay(Sheet(body, "#c8582c", ("bumblebee",), lift=10))
    for y, wide, tone in ((-0.82, 0.1, _DARK), (-1.0, 0.13, "#fbe9bc"), (-1.15, 0.1, _DARK)):
        band = strip(((-1.0, y + 0.06), (-0.54, y - 0.04), (-0.1, y + 0.06)), wide)
        scene.lay(Sheet(band & body, tone, ("stripes",), lift=1))
    tail = ellipse(0.3, 0.14).at(-0.54, -1.4) & body
    scene.lay(Sheet(tail, "#fbe9bc", lift=1))
    feelers = strip(points("-.42,-.46 -.43,-.3 -.36,-.2"), 0.026)
    feelers = feelers | strip(points("-.3,-.46 -.24,-.3 -.14,-.24"), 0.026)
    scene.lay(Sheet(feelers | beads([(-0.36, -0.2), (-0.14, -0.24)], 0.034), _DARK, lift=4))
    head = ellipse(0.2).at(-0.36, -0.62)
    scene.lay(Sheet(head, "#e0a050", ("bumblebee",), lift=8))
    scene.lay(Sheet(ellipse(0.07).at(-0.28, -0.57), "#fffaf0", lift=2))
    scene.lay(Sheet(ellipse(0.034).at(-0.255, -0.55), "#141020", ("eye",), lift=1))
    scene.lay(Sheet(strip(points("-.34,-.71 -.26,-.73 -.19,-.69"), 0.022), "#7a2430", lift=1))
    bow = polygon("-.34,-.82 -.46,-.75 -.46,-.9") | polygon("-.34,-.82 -.22,-.75 -.22,-.9")
    scene.lay(Sheet(bow, "#3f8f7a", ("bow tie",), lift=5))
    scene.lay(Sheet(strip(points("-.06,-1.16 -.08,-.86 -.02,-.56"), 0.035), "#4f8a3c", lift=5))
    scene.lay(Sheet(star(13, 0.17, 0.11).at(-0.02, -0.5), "#d870a8", ("clover",), lift=6))
    scene.lay(Sheet(star(9, 0.1, 0.06).at(-0.02, -0.48), "#f4b8d4", lift=3))
    arm = strip(points("-.44,-.92 -.22,-1.06 -.06,-.96"), 0.085, 0.06)
    scene.lay(Sheet(arm, _DARK, lift=5))


def _small_drone(scene: Scene) -> None:
    """He stands on a crumb of wax and has brought nothing but his eyes."""

    def lay(outline: Outline, colour: str, lift: float, *tags: str) -> None:
        scene.lay(Sheet(outline, colour, tags, lift=lift), x=0.02, y=-1.44, scale=1.3)

    lay(box(0.24, 0.13).turned(4).at(0, 0.05), "#fbe9bc", 7, "wax")
    lay(ellipse(0.05, 0.12).turned(-34).at(0.08, 0.26), "#fffaf0", 4)
    lay(ellipse(0.07, 0.1).at(0, 0.2), "#3f8f7a", 6, "small drone")
    lay(ellipse(0.085).at(-0.01, 0.35), "#f2b02c", 5)
    lay(beads([(-0.05, 0.38), (0.04, 0.38)], 0.046), "#fffaf0", 2)
    lay(beads([(-0.04, 0.395), (0.05, 0.395)], 0.021), "#141020", 1, "eyes")
