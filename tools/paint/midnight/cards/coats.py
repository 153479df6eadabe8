"""Coats without anybody in them, or nearly."""

from typing import Any

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import BEFORE, empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import hand_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="Whose turn is it to be warm",
    subject="child on a mountain of coats",
    props=("coats", "child", "snow", "hand in a sleeve"),
    mood=("poor", "warm", "odd"),
)
def mountain_of_coats(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.5, 0.5, -0.7))
    _lay_child(scene)
    _lay_cap(scene)
    _lay_waving_arm(scene)
    heap = (
        (0.14, -0.16, 0.98, 2, "#f4f4f4"), (-0.33, -0.49, 0.92, -48, INKS["vermilion"]),
        (0.70, -0.56, 0.92, -26, "#7a7a7a"), (0.12, -0.80, 0.92, 6, INKS["lamp"]),
        (-0.74, -1.14, 0.94, 14, "#d4d4d4"), (0.86, -1.16, 0.94, -16, INKS["night"]),
        (-0.26, -1.30, 0.92, -8, "#2c2c2c"), (0.40, -1.36, 0.90, 12, "#f4f4f4"),
    )  # fmt: skip
    for index, (x, y, size, turn, tone) in enumerate(heap):
        lay_coat(scene, x, y, size, turn, tone, 10.0 - 0.3 * index)
    _lay_scarf(scene)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="black", contrast=1.6, snowfall=70, lamp_pool=0
    )


def _lay_child(scene: Scene) -> None:
    """The child's round face between curls, cut in few lines; it smiles down at the coats."""
    place: dict[str, Any] = {"x": 0.14, "y": 0.63, "turn": 4}
    curls = beads(points("-.22,.18 -.255,.09 -.235,0 .22,.18 .255,.09 .235,0"), 0.062)
    cheeks = blob(
        "-.22,.26 -.235,.06 -.20,-.10 -.11,-.22 0,-.26 .11,-.22 .20,-.10 .235,.06 .22,.26"
    )
    brows = cuts("-.15,.115 -.10,.145 -.05,.13", ".05,.13 .10,.145 .15,.115", thick=0.026)
    lids = cuts("-.15,.04 -.10,.085 -.045,.045", ".045,.045 .10,.085 .15,.04", thick=0.02)
    nose = strip(points(".0,.02 -.028,-.055 .012,-.065"), 0.012, 0.018)
    smile = cuts("-.10,-.115 -.06,-.155 0,-.168 .06,-.155 .10,-.115", thick=0.028)
    smile = smile | cuts("-.125,-.10 -.105,-.115 -.10,-.13", ".10,-.13 .105,-.115 .125,-.10")
    pupils = ellipse(0.026, 0.034).at(-0.105, 0.036) | ellipse(0.026, 0.034).at(0.09, 0.036)
    glints = beads(points("-.097,.05 .098,.05"), 0.009)
    lines = brows | lids | nose | smile | pupils
    for outline, tone, tag, depth in (
        (curls, "#6a6a6a", "curls", 11.0), (rim(cheeks, 0.02), "#141414", "face", 10.95),
        (cheeks, "#f4f4f4", "child", 10.9), (lines, "#141414", "face", 10.85),
        (glints, "#f4f4f4", "eyes", 10.8),
    ):  # fmt: skip
        scene.lay(Sheet(outline, tone, (tag,), turn=40), **place, depth=depth)


def _lay_cap(scene: Scene) -> None:
    """A woollen cap on the child's head."""
    place: dict[str, Any] = {"x": 0.14, "y": 0.68, "turn": 4}
    wool = blob("-.26,.22 -.25,.38 -.14,.52 0,.56 .14,.52 .25,.38 .26,.22 .26,.22 0,.18 -.26,.22")
    scene.lay(Sheet(wool, INKS["night"], ("cap",), turn=86), **place, depth=BEFORE)
    scene.lay(Sheet(ellipse(0.08).at(0, 0.60), INKS["lamp"], ("bobble",)), **place, depth=5.9)
    brim = strip(points("-.27,.25 -.14,.21 0,.2 .14,.21 .27,.25"), 0.10)
    scene.lay(Sheet(brim, INKS["lamp"], ("cap",), turn=84), **place, depth=5.8)


def _lay_waving_arm(scene: Scene) -> None:
    """The child's own arm in the sleeve of the white coat, and a hand that waves."""
    sleeve = strip(points("-.06,.14 -.36,.02 -.52,.16 -.60,.42"), 0.26, 0.17)
    scene.lay(Sheet(rim(sleeve, 0.02), "#141414"), depth=10.6)
    scene.lay(Sheet(sleeve, "#f4f4f4", ("sleeve",)), depth=10.5)
    cuff = strip(((-0.575, 0.37), (-0.60, 0.44)), 0.20)
    scene.lay(Sheet(cuff, "#2c2c2c", ("cuff",)), depth=10.3)
    creases = cuts("-.3,.1 -.34,.02 -.32,-.06", "-.46,.2 -.4,.12 -.42,.04", thick=0.02)
    scene.lay(Sheet(creases, "#141414"), depth=10.3)
    hand = hand_outline((-48, -14, -2, 9, 22)).scaled(0.30).turned(12)
    scene.lay(Sheet(rim(hand, 0.016), "#141414"), x=-0.61, y=0.48, depth=10.5)
    scene.lay(Sheet(hand, "#f4f4f4", ("hand in a sleeve",)), x=-0.61, y=0.48, depth=10.4)


def _lay_scarf(scene: Scene) -> None:
    """A scarf round the child's neck with one end over the coat."""
    end = strip(points(".26,.30 .33,.12 .29,-.08"), 0.12, 0.15)
    wound = strip(points("-.09,.36 .02,.29 .16,.27 .30,.30 .39,.38"), 0.13)
    for part, depth in ((end, 9.6), (wound, 9.4)):
        scene.lay(Sheet(rim(part, 0.018), "#141414"), depth=depth)
        scene.lay(Sheet(part, INKS["lamp"], ("scarf",), turn=80), depth=depth - 0.1)


def lay_coat(
    scene: Scene, x: float, y: float, size: float, turn: float, tone: str, depth: float
) -> None:
    """An empty coat that lies as it fell, with lapels, seams and buttons."""
    coat = blob(
        "-.14,.5 -.14,.5 0,.44 .14,.5 .14,.5 .3,.42 .5,.1 .62,-.12 .62,-.12 .48,-.22 .48,-.22"
        " .34,.02 .27,.1"
        " .3,-.3 .38,-.62 .38,-.62 .1,-.57 -.12,-.64 -.4,-.6 -.4,-.6 -.3,-.3 -.26,.1 -.4,-.06"
        " -.54,-.26"
        " -.54,-.26 -.68,-.16 -.68,-.16 -.5,.16 -.3,.42"
    )
    place: dict[str, Any] = {"x": x, "y": y, "scale": size, "turn": turn}
    scene.lay(Sheet(coat, tone, ("coats",), turn=80), **place, depth=depth)
    line = "#f2f2f2" if tone in ("#141414", "#2c2c2c") else "#141414"
    seams = cuts(
        "0,.44 .01,.0 -.01,-.58", "-.13,.49 -.16,.3 -.01,.16", ".13,.49 .16,.3 .01,.16",
        ".27,.1 .24,.2 .26,.3",
        "-.26,.1 -.23,.2 -.26,.3", "-.2,-.1 -.24,-.34 -.28,-.52", ".18,-.1 .22,-.36 .26,-.54",
        ".4,.1 .46,0 .5,-.1",
        "-.44,.06 -.5,-.04 -.56,-.14", thin=0.006, thick=0.024,
    )  # fmt: skip
    scene.lay(
        Sheet(seams | beads(points(".07,.06 .07,-.12 .07,-.3"), 0.022), line),
        **place,
        depth=depth - 0.1,
    )
