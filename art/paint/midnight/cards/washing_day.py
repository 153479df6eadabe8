"""A bed sheet in the wind that takes on a face, and the woman who holds its corner."""

from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, family
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import WOMAN
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.022)
_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]
_SHADOW = "#4a3a14"
"""Grass in the shade, which prints as close lines over the ink of the lit grass."""
_LINE = points("-1.2,1.36 -.6,1.24 .0,1.20 .6,1.26 1.2,1.40")
_HEM = points("-1.3,-.50 -1.04,-.38 -.78,-.60 -.54,-.50 -.30,-.68 -.10,-.60 .08,-.74 .31,-.82")
_CLOTH = blob(
    "-.98,1.31 -.98,1.31 -.60,1.24 .0,1.20 .40,1.23 .80,1.31 .80,1.31 .66,1.16 .58,1.00 .57,.84"
    " .58,.66 .53,.50 .57,.38 .66,.24 .73,.13 .71,.05 .54,.01 .54,.01 .56,-.06 .60,-.11 .51,-.16"
    " .51,-.16 .56,-.21 .54,-.28 .48,-.32 .52,-.41 .48,-.52 .36,-.57 .26,-.57 .22,-.66 .31,-.82",
    *reversed(_HEM),
    "-1.3,-.50 -1.16,.0 -1.06,.6",
)
"""The sheet on its line: its right border is a face that looks down."""


@card(
    palette="block_night",
    hand="woodcut",
    title="The washing will not wait",
    subject="great face in a bed sheet on the line, a woman holds its corner",
    props=("bed sheet", "face", "woman", "line", "pegs", "basket", "shadow of a ship", "wind"),
    mood=("windy", "tender", "uncanny"),
)
def tightrope_bones(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _meadow(), 0, 0, depth=56.0)
    lay_pile(scene, _ship(), 0, 0, depth=52.0)
    lay_pile(scene, _sheet(), 0, 0, depth=46.0)
    lay_pile(scene, _line(), 0, 0, depth=40.0)
    lay_pile(scene, _basket(), 0.26, -1.29, depth=34.0)
    lay_pile(scene, _woman(), 0.03, -0.03, depth=30.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="black", contrast=1.6, lamp_pool=0, stars=24
    )


def _meadow() -> list[Sheet]:
    """A bright meadow under the night, its grass bent by the wind."""
    ground = land((-1, -0.50), (-0.3, -0.56), (0.4, -0.54), (1, -0.44))
    grass = cuts("-.98,-1.30 -.90,-1.24 -.80,-1.24", "-.60,-1.44 -.52,-1.38 -.42,-1.38",
                 ".84,-.72 .90,-.67 .98,-.67",
                 ".90,-1.06 .94,-1.02 1.0,-1.02",
                 thick=0.022)  # fmt: skip
    shade = blob(".82,-1.38 .60,-1.34 .30,-1.36 .08,-1.41 .30,-1.46 .64,-1.45")
    return [
        *_edged(ground, _GOLD, "meadow", turn=4, line=WHITE), Sheet(grass, BLACK),
        Sheet(shade, _SHADOW, turn=100),
    ]  # fmt: skip


def _ship() -> list[Sheet]:
    """The shadow of the sheet on the grass: a ship under sail."""
    hull = blob("-1.0,-1.06 -1.0,-1.06 -.84,-1.12 -.40,-1.14 -.02,-1.06 -.02,-1.06 -.10,-1.26"
                " -.24,-1.33 -.70,-1.33 -.86,-1.26")  # fmt: skip
    masts = strips([((-0.70, -1.2), (-0.66, -0.4)), ((-0.32, -1.2), (-0.28, -0.4)),
                    ((-0.06, -1.10), (0.20, -0.96))], 0.022)  # fmt: skip
    sail = blob("-.17,.14 -.17,.14 .13,.14 .13,.14 .20,.0 .17,-.14 .17,-.14 -.15,-.14 -.15,-.14"
                " -.09,.0")  # fmt: skip
    sails = sail.at(-0.69, -0.94) | sail.at(-0.30, -0.93)
    sails = sails | sail.scaled(0.8).at(-0.67, -0.66) | sail.scaled(0.8).at(-0.28, -0.65)
    jib = blob("-.10,-.80 -.10,-.80 .06,-.86 .16,-.97 .16,-.97 -.04,-1.03 -.04,-1.03 -.04,-.92")
    return [Sheet(hull | masts | sails | jib, _SHADOW, ("shadow of a ship",), turn=100)]


def _sheet() -> list[Sheet]:
    """The sheet, full of wind, with a red stripe along its hem."""
    socket = blob(".54,.50 .46,.57 .34,.56 .22,.44 .30,.42 .40,.46 .50,.42")
    shade = blob("-.12,1.14 -.10,.80 -.04,.44 -.08,.0 .04,-.30 .26,-.56 .22,-.68 .08,-.70 -.10,-.58"
                 " -.18,-.20 -.16,.30 -.14,.80")  # fmt: skip
    stripe = strip([(x, y + 0.085) for x, y in _HEM[:-2]] + [(0.08, -0.66), (0.28, -0.71)], 0.045)
    streams = family("-.30,1.16 -.40,.70 -.30,.20 -.34,-.50", "-.88,1.22 -1.06,.76 -.94,.20"
                     " -1.04,-.24", 4, thin=0.006, thick=0.034)  # fmt: skip
    return [
        *_edged(_CLOTH, WHITE, "bed sheet", edge=0.026), Sheet(shade & _CLOTH, _BLUE, turn=84),
        Sheet(stripe & _CLOTH, _RED, ("hem",)),
        Sheet(socket, _BLUE, turn=60), Sheet((streams | _features()) & _CLOTH, BLACK, ("face",)),
    ]  # fmt: skip


def _features() -> Outline:
    """The folds that make a face with its eye shut, and those that run to it from the pegs."""
    lid = cuts(".22,.38 .30,.30 .40,.285 .49,.34", thin=0.014, thick=0.036)
    brow = cuts(".20,.52 .32,.62 .44,.62 .54,.54", thin=0.008, thick=0.036)
    nose = cuts(".52,.14 .48,.06 .53,.01", ".58,.02 .52,.04", thin=0.01, thick=0.026)
    mouth = cuts(".52,-.16 .44,-.165 .36,-.13", ".48,-.32 .42,-.31", thin=0.012, thick=0.026)
    cheek = cuts(".40,.12 .32,.0 .30,-.14", ".16,.30 .10,.06 .14,-.20 .26,-.44",
                 ".44,-.50 .34,-.51 .26,-.46", ".72,1.22 .52,1.10 .38,.92 .32,.76",
                 ".58,1.18 .36,1.06 .22,.86", ".14,1.12 .08,.90 .10,.66", ".02,1.14 .0,.94 .02,.76",
                 thick=0.026)  # fmt: skip
    return lid | brow | nose | mouth | cheek


def _line() -> list[Sheet]:
    """The line from edge to edge, and its pegs."""
    pegs = Outline(())
    for x, y, turn in ((-0.90, 1.28, 8), (-0.34, 1.20, -5), (0.10, 1.19, 6), (0.76, 1.28, -16)):
        pegs = pegs | box(0.055, 0.19).turned(turn).at(x, y)
    return [
        *_edged(strip(_LINE, 0.022), WHITE, "line"), *_edged(pegs, _RED, "pegs", edge=0.02),
    ]  # fmt: skip


def _basket() -> list[Sheet]:
    """A wicker basket full of pegs."""
    body = polygon("-.20,.10 .20,.10 .15,-.13 -.15,-.13")
    weave = strips([((-0.18, 0.03), (0.18, 0.03)), ((-0.165, -0.05), (0.165, -0.05))], 0.012)
    weave = weave | strips([((x, 0.08), (0.8 * x, -0.12)) for x in (-0.12, -0.04, 0.04, 0.12)],
                           0.012)  # fmt: skip
    pegs = strips([((-0.12, 0.08), (-0.15, 0.20)), ((-0.03, 0.08), (0.0, 0.21)),
                   ((0.08, 0.08), (0.06, 0.18)), ((0.13, 0.08), (0.17, 0.19))], 0.045)  # fmt: skip
    return [
        *_edged(pegs, _RED, "pegs", edge=0.016), *_edged(body, WHITE, "basket"),
        Sheet(weave, BLACK), *_edged(box(0.44, 0.05).at(0, 0.10), WHITE, "basket"),
    ]  # fmt: skip


def _woman() -> list[Sheet]:
    """She stands below the face, looks up at it, and has the corner in both hands."""
    shoes = blob(".46,-1.39 .48,-1.33 .60,-1.30 .64,-1.39") | blob(
        ".62,-1.41 .64,-1.34 .76,-1.31 .80,-1.41"
    )
    dress = blob(".58,-.72 .70,-.70 .78,-.78 .78,-.94 .80,-1.10 .90,-1.34 .90,-1.34 .70,-1.37"
                 " .48,-1.33 .48,-1.33 .56,-1.10 .58,-.94 .55,-.82")  # fmt: skip
    far = strip(points(".62,-.80 .46,-.78 .34,-.66"), 0.10, 0.07)
    near = strip(points(".70,-.80 .52,-.88 .36,-.76"), 0.13, 0.085) | ellipse(0.065).at(0.70, -0.80)
    hands = blob(".36,-.68 .33,-.60 .26,-.60 .22,-.66 .25,-.72 .32,-.72") | blob(
        ".38,-.80 .36,-.71 .28,-.69 .22,-.74 .24,-.81 .32,-.83"
    )
    fingers = cuts(".22,-.645 .28,-.65", ".22,-.685 .28,-.69", ".22,-.745 .29,-.745",
                   ".22,-.785 .29,-.785", thick=0.012)  # fmt: skip
    folds = cuts(".64,-1.0 .62,-1.16 .58,-1.32", ".72,-1.0 .74,-1.16 .78,-1.34",
                 ".68,-.98 .68,-1.16 .68,-1.30", thick=0.02)  # fmt: skip
    ties = strip(points(".57,-.96 .68,-.98 .79,-.96"), 0.045)
    face = carved_profile(WOMAN, "bun", "#3a3a3a", lid="open", smile=0.3)
    return [
        Sheet(shoes, BLACK, ("shoes",)), *_edged(far, _RED, "sleeve", turn=20),
        *(sheet.placed(0.68, -0.53, 0.28, -26, flip=True) for sheet in face),
        *_edged(dress, _RED, "woman", turn=80), Sheet(folds, BLACK),
        *_edged(ties, WHITE, "apron", edge=0.014), *_edged(hands, WHITE, "hands"),
        Sheet(fingers, BLACK),        *_edged(near, _RED, "sleeve", turn=10),
    ]  # fmt: skip
