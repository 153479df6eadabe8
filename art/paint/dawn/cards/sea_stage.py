"""A sea behind the curtain, and who looks out of it."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_WHALE, _SEA, _FOAM = "#2a4f7c", "#3f9fb0", "#f8fbf6"
_HEM = -1.16
_LEFT_EDGE = "-.02,1.7 -.08,1.2 -.26,.7 -.5,.24 -.6,-.1 -.56,-.5 -.48,-.9 -.44,-1.16"
_RIGHT_EDGE = ".02,1.7 .1,1.2 .3,.66 .48,.2 .52,-.06 .46,-.4 .36,-.8 .3,-1.16"


@card(
    palette="crimson_theatre",
    hand="cut_paper",
    title="Is he waving?",
    subject="whale behind a parted stage curtain",
    props=("curtain", "wave", "gloved hand", "fin", "crab"),
    mood=("funny", "curious", "dramatic"),
)
def curtain_sea(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#fff0b8", ("light",), lift=0, shade="#f4b878"))
    _whale(scene)
    _wave(scene)
    boards = polygon((-1.3, _HEM + 0.04), (1.3, _HEM + 0.04), (1.3, -1.8), (-1.3, -1.8))
    scene.lay(Sheet(boards, "#c98a56", ("stage",), lift=6))
    _puddle(scene)
    _curtain(scene, _LEFT_EDGE, -1.3)
    _curtain(scene, _RIGHT_EDGE, 1.3)
    _fin_tip(scene)
    _stagehand(scene)
    _crab(scene)
    return PaperPlan()


def _whale(scene: Scene) -> None:
    """Only a piece of it fits into the gap: an eye, a brow and a corner of the mouth."""
    head = blob(
        ".9,.84 .4,.8 .0,.66 -.34,.38 -.56,.0 -.62,-.3 -.5,-.42 -.2,-.5 .2,-1.4 1.0,-1.4 1.0,.8"
    )
    scene.lay(Sheet(head, _WHALE, ("whale",), lift=12, shade="#1f3d66"))
    jaw = blob("-.62,-.3 -.4,-.24 -.1,-.2 .14,-.06 .3,-.1 .4,-1.4 -.7,-1.4")
    scene.lay(Sheet(jaw, "#cfe0e0", ("throat",), lift=4))
    lip = strip(points("-.64,-.28 -.4,-.22 -.1,-.18 .14,-.04 .26,.04"), 0.03, 0.045)
    scene.lay(Sheet(lip, "#16304a", ("mouth",), lift=0))
    eye = (0.02, 0.24)
    scene.lay(Sheet(ellipse(0.23, 0.21).at(*eye), mix(_WHALE, "#ffffff", 0.25), lift=4))
    white = ellipse(0.175, 0.16).at(*eye)
    scene.lay(Sheet(white, "#fffaf0", ("eye",), lift=3))
    scene.lay(Sheet(ellipse(0.1).at(-0.02, 0.2), "#141a2c", lift=2))
    scene.lay(Sheet(beads([(-0.05, 0.24)], 0.028), "#fffaf0", lift=0))
    lid = (white - ellipse(0.24, 0.2).at(0.0, 0.12)) | strip(
        points("-.17,.3 -.06,.36 .1,.37 .22,.28"), 0.03
    )
    scene.lay(Sheet(lid, mix(_WHALE, "#101828", 0.3), lift=3))
    brow = strip(points("-.2,.5 -.04,.6 .16,.58"), 0.03, 0.06)
    scene.lay(Sheet(brow, mix(_WHALE, "#101828", 0.35), lift=1))


def _wave(scene: Scene) -> None:
    """One wave rears in front of it and runs out over the stage."""
    fin = blob("-.7,.06 -.5,-.06 -.36,-.3 -.3,-.62 -.5,-.8 -.66,-.5 -.8,-.1")
    scene.lay(Sheet(fin, mix(_WHALE, "#ffffff", 0.1), ("fin",), lift=8))
    body = blob(
        "-.7,-1.4 -.66,-1.0 -.5,-.76 -.3,-.66 -.14,-.7 -.14,-.7 -.24,-.8 -.22,-.94 -.06,-1.0"
        " .1,-.9 .28,-.62 .4,-.5 .7,-.46 .7,-1.5"
    )
    scene.lay(Sheet(body, _SEA, ("wave",), lift=10, shade="#1f6f8c"))
    crest = blob(
        "-.62,-.86 -.46,-.64 -.26,-.54 -.08,-.58 .02,-.72 .0,-.8 -.05,-.74 -.09,-.8 -.13,-.72"
        " -.18,-.76 -.2,-.7 -.3,-.68 -.46,-.76"
    )
    far = blob(".06,-.82 .24,-.56 .4,-.4 .7,-.36 .7,-.5 .42,-.54 .28,-.68")
    scene.lay(Sheet(crest | far, _FOAM, ("foam",), lift=5))


def _curtain(scene: Scene, edge: str, outer: float) -> None:
    """One half in folds that run from its drawn edge to the side of the picture."""
    line = smooth(points(edge), closed=False)
    shares = (0.0, 0.12, 0.3, 0.46, 0.7, 1.0)
    tones = ("#e0403a", "#b8242e", "#d2322f", "#a81e2a", "#c22a2e")
    for index in reversed(range(5)):
        near, far = shares[index], shares[index + 1] + 0.05
        inside = [(x + (outer - x) * near, y) for x, y in line]
        outside = [(x + (outer - x) * far, y) for x, y in line]
        fold = polygon(*inside, *reversed(outside))
        scene.lay(Sheet(fold, tones[index], ("curtain",), lift=7))
        hem = [(x, y) for x, y in (inside[-1], outside[-1])]
        band = strips([((hem[0][0], _HEM + 0.05), (hem[1][0], _HEM + 0.05))], 0.1)
        scene.lay(Sheet(band, mix("#f2b83a", "#8a4a10", 0.2 * (index % 2)), lift=1))


def _fin_tip(scene: Scene) -> None:
    """The whale holds its side of the curtain itself."""
    tip = blob(
        "-.44,-.14 -.54,.06 -.64,.16 -.8,.2 -.9,.12 -.84,.06 -.92,.0 -.86,-.06 -.9,-.14 -.78,-.2"
        " -.66,-.22 -.56,-.36 -.44,-.4"
    )
    scene.lay(Sheet(tip, mix(_WHALE, "#ffffff", 0.1), ("fin",), lift=9))


def _stagehand(scene: Scene) -> None:
    """A sleeve with brass buttons and a white glove, from the right."""
    arm = strip(points("1.3,-.72 .96,-.36 .72,-.16"), 0.44, 0.32)
    scene.lay(Sheet(arm, "#2c2f5c", ("sleeve",), lift=12))
    cuff = strip(((0.8, -0.24), (0.66, -0.1)), 0.4)
    scene.lay(Sheet(cuff, "#f2b83a", lift=5))
    scene.lay(Sheet(beads(points(".92,-.46 1.0,-.54"), 0.036), "#f2b83a", ("buttons",), lift=3))
    glove = blob(
        ".8,-.08 .72,.1 .58,.2 .42,.2 .34,.14 .36,.07 .3,.02 .32,-.06 .3,-.12 .36,-.18 .4,-.26"
        " .5,-.26 .6,-.24 .68,-.22"
    )
    scene.lay(Sheet(glove, "#fdf8ee", ("gloved hand",), lift=9))
    thumb = strip(points(".68,.06 .58,.24 .46,.34"), 0.13, 0.1) | ellipse(0.05).at(0.46, 0.34)
    thumb = thumb | ellipse(0.065).at(0.68, 0.06)
    scene.lay(Sheet(thumb, "#fdf8ee", lift=4))
    seams = strips(
        [
            ((0.37, 0.07), (0.52, 0.05)),
            ((0.34, -0.05), (0.52, -0.04)),
            ((0.38, -0.17), (0.54, -0.12)),
        ],
        0.014,
    )
    scene.lay(Sheet(seams, "#b8b0a8", lift=0))


def _puddle(scene: Scene) -> None:
    """The sea comes out under the hem."""
    water = blob("-.5,-1.05 .34,-1.05 .46,-1.24 .3,-1.36 .1,-1.3 -.2,-1.42 -.52,-1.34 -.66,-1.2")
    scene.lay(Sheet(water, _SEA, ("water",), lift=3))
    rim = strip(points("-.62,-1.24 -.5,-1.33 -.2,-1.4 .1,-1.29 .28,-1.34 .42,-1.26"), 0.03)
    scene.lay(Sheet(rim, _FOAM, lift=1))


def _crab(scene: Scene) -> None:
    """It has dressed for the evening and goes home by the side."""
    legs = [((0.7 + 0.05 * k, -1.32), (0.64 + 0.09 * k, -1.43)) for k in range(-1, 3)]
    scene.lay(Sheet(strips(legs, 0.022), "#a82a20", lift=2))
    shell = blob(".58,-1.3 .62,-1.22 .73,-1.19 .84,-1.22 .88,-1.3 .8,-1.37 .66,-1.37")
    scene.lay(Sheet(shell, "#e0583a", ("crab",), lift=5))
    for x, turn in ((0.54, 30), (0.93, -30)):
        claw = ellipse(0.07, 0.055) - polygon("0,0 .03,.1 -.03,.1")
        scene.lay(Sheet(claw.turned(turn).at(x, -1.2), "#e0583a", lift=4))
    scene.lay(Sheet(beads(points(".69,-1.16 .78,-1.16"), 0.026), "#fffaf0", lift=3))
    scene.lay(Sheet(beads(points(".685,-1.155 .775,-1.155"), 0.012), "#1c1420", lift=0))
    bow = box(0.03, 0.03) | polygon("0,0 .07,.04 .07,-.04") | polygon("0,0 -.07,.04 -.07,-.04")
    scene.lay(Sheet(bow.at(0.73, -1.33), "#2c2f5c", ("bow tie",), lift=3))
