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
    """The child's round face, turned a little to its hand and shaded on the far side."""
    place: dict[str, Any] = {"x": 0.14, "y": 0.62, "turn": 4, "scale": 1.08}
    lock = blob(
        ".16,.26 .25,.20 .28,.10 .305,.01 .305,.01 .265,.03 .255,-.07 .255,-.07 .215,-.02 .19,.08"
    )
    fringe = blob(
        "-.23,.24 -.225,.10 -.225,.10 -.17,.16 -.10,.13 -.10,.13 -.05,.18 .03,.145 .03,.145"
        " .09,.18 .15,.14 .15,.14 .19,.17 .225,.10 .225,.10 .23,.24"
    )
    cheeks = blob(
        "-.22,.26 -.24,.04 -.215,-.10 -.13,-.215 0,-.255 .12,-.22 .20,-.11 .235,.04 .22,.26"
    )
    shade = cheeks - cheeks.at(-0.042, 0.014)
    brows = cuts("-.175,.085 -.13,.11 -.075,.10", ".045,.10 .10,.115 .155,.09", thick=0.015)
    whites = blob("-.17,.015 -.125,.055 -.07,.025 -.085,-.015 -.13,-.02") | blob(
        ".035,.025 .09,.058 .15,.018 .13,-.018 .07,-.018"
    )
    lids = cuts("-.18,.01 -.125,.06 -.06,.02", ".025,.02 .09,.063 .16,.012", thick=0.024)
    pupils = ellipse(0.026, 0.034).at(-0.130, 0.014) | ellipse(0.028, 0.036).at(0.082, 0.016)
    glints = beads(points("-.122,.028 .091,.030"), 0.009)
    nose = cuts("-.045,-.045 -.062,-.068 -.045,-.085 -.012,-.082", thick=0.012)
    mouth = cuts("-.080,-.138 -.05,-.153 -.01,-.155 .035,-.138", thin=0.005, thick=0.013)
    mouth = mouth | cuts(".036,-.126 .046,-.138 .042,-.150", thick=0.008)
    rosy = ellipse(0.042, 0.026).at(-0.155, -0.085) | ellipse(0.045, 0.028).at(0.125, -0.085)
    parts = (
        (rim(lock | lock.flipped(), 0.02), "#f4f4f4", "hair"),
        (lock | lock.flipped(), "#4c4c4c", "hair"),
        (rim(cheeks, 0.022), "#141414", "face"), (cheeks, "#f4f4f4", "child"),
        (shade, "#8a8a8a", "face"), (rosy, INKS["vermilion"], "cheeks"),
        (whites, "#fafafa", "eyes"), (lids | pupils | brows | nose | mouth, "#141414", "face"),
        (glints, "#fafafa", "eyes"), (fringe, "#4c4c4c", "hair"),
    )  # fmt: skip
    for index, (outline, tone, tag) in enumerate(parts):
        scene.lay(Sheet(outline, tone, (tag,), turn=40), **place, depth=11.0 - 0.02 * index)


def _lay_cap(scene: Scene) -> None:
    """A woollen cap on the child's head."""
    place: dict[str, Any] = {"x": 0.14, "y": 0.65, "turn": 4, "scale": 1.06}
    wool = blob("-.26,.22 -.25,.38 -.14,.52 0,.56 .14,.52 .25,.38 .26,.22 .26,.22 0,.18 -.26,.22")
    scene.lay(Sheet(wool, INKS["night"], ("cap",), turn=86), **place, depth=BEFORE)
    scene.lay(Sheet(ellipse(0.08).at(0, 0.60), INKS["lamp"], ("bobble",)), **place, depth=5.9)
    brim = strip(points("-.27,.25 -.14,.21 0,.2 .14,.21 .27,.25"), 0.10)
    scene.lay(Sheet(brim, INKS["lamp"], ("cap",), turn=84), **place, depth=5.8)


def _lay_waving_arm(scene: Scene) -> None:
    """The child's own arm in one sleeve from the shoulder over the elbow to a hand that waves."""
    sleeve = blob(
        "-.02,.33 -.18,.25 -.34,.15 -.42,.19 -.48,.30 -.50,.46 -.50,.46 -.69,.45 -.69,.45 -.68,.20"
        " -.62,.02 -.50,-.06 -.36,-.04 -.18,.04 -.02,.14"
    )
    hand = hand_outline((-48, -14, -2, 9, 22)).scaled(0.31).turned(6).at(-0.60, 0.52)
    cuff = strip(((-0.485, 0.455), (-0.705, 0.445)), 0.09)
    creases = cuts("-.36,.13 -.42,.07 -.44,.0", "-.40,.16 -.49,.14 -.56,.08", thick=0.022)
    seam = cuts("-.06,.31 -.11,.22 -.09,.12", thick=0.018)
    parts = (
        (rim(hand, 0.016), "#141414", "hand in a sleeve"), (hand, "#f4f4f4", "hand in a sleeve"),
        (rim(sleeve, 0.022), "#141414", "sleeve"), (sleeve, "#f4f4f4", "sleeve"),
        (cuff, "#2c2c2c", "cuff"), (creases | seam, "#141414", "sleeve"),
    )  # fmt: skip
    for index, (outline, tone, tag) in enumerate(parts):
        scene.lay(Sheet(outline, tone, (tag,)), depth=9.88 - 0.02 * index)


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
