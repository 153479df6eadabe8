"""A sea made of stage curtains, and the whale that takes a bow in it."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import town
from tools.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
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
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_INK, _CREAM = "#1c1420", "#fdf6e6"


@card(
    palette="crimson_theatre",
    hand="cut_paper",
    title="Is he waving?",
    subject="whale that takes a bow on a stage",
    props=("curtain", "waves", "gulls", "conductor", "theatre box", "roses"),
    mood=("funny", "proud", "dramatic"),
)
def curtain_sea(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#ffdf9c", lift=0, shade="#f2936a"))
    scene.lay(Sheet(ellipse(0.80).at(0.10, 0.42), "#fff3cc", ("spotlight",), glow=0.5))
    for side in (-1, 1):
        scene.lay(town.curtain("#2b7f93", side, 0.66))
    floor = polygon((-SIDE, -1.0), (SIDE, -1.0), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(floor, "#c27a4c", ("stage",), lift=6, pattern="stripes", turn=90))
    _lay_wave(scene, 0, "#5fb0b4")
    scene.lay(_whale())
    _lay_wave(scene, 1, "#35899c")
    _lay_shoes(scene)
    _lay_wave(scene, 2, "#1f6480")
    _lay_roses(scene)
    _lay_valance(scene)
    _lay_box(scene)
    scene.lay(_conductor(), x=-0.06)
    return PaperPlan()


_CRESTS = (
    "-1.3,.20 -.90,.18 -.58,.06 -.30,-.20 .06,-.22 .34,-.34 .66,-.22 .86,-.02 1.3,-.10",
    "-1.3,-.60 -.9,-.66 -.5,-.62 -.22,-.68 .12,-.60 .44,-.42 .64,-.62 .90,-.66 1.3,-.48",
    "-1.3,-.80 -.9,-.90 -.5,-.92 -.14,-.74 .14,-.92 .50,-.94 .80,-.76 1.0,-.84 1.3,-.90",
)
"""The tops of three rows of hanging cloth, from the back to the front."""


def _lay_wave(scene: Scene, row: int, colour: str) -> None:
    """One row of the sea: cloth in folds, with lace along its top for foam."""
    crest = points(_CRESTS[row])
    line = smooth(crest, closed=False)
    foot = (-0.7, -0.98, -1.13)[row]
    cloth = polygon((-1.3, foot), *line, (1.3, foot))
    scene.lay(Sheet(cloth, colour, ("sea", "curtain"), lift=12))
    for index in range(9):
        x = -1.1 + 0.27 * index + 0.09 * row
        fold = strip([(x, 0.1), (x + 0.05, -0.4), (x - 0.02, -0.8), (x + 0.05, -1.4)], 0.03, 0.10)
        tone = mix(colour, "#0c2238" if index % 2 else "#ffffff", 0.16)
        scene.lay(Sheet(fold & cloth, tone, lift=1))
    foam = strip(crest, 0.07)
    for x, y in line[2::3]:
        foam = foam | ellipse(0.038, 0.05).at(x, y - 0.04)
    scene.lay(Sheet(foam, _CREAM, ("foam",), lift=5))


def _whale() -> list[Sheet]:
    """A large whale that bows to the left, one fin at its heart, the other up in the air."""
    body = blob(
        ".66,-.9 .70,-.4 .70,.06 .60,.46 .40,.78 .10,.96 -.20,.92 -.46,.72 -.60,.44 -.60,.22"
        " -.48,.12 -.30,.12 -.16,.02 -.10,-.3 -.12,-.9"
    )
    belly = blob(
        "-.60,.24 -.48,.12 -.30,.12 -.16,.02 -.10,-.3 -.12,-.9 .22,-.9 .26,-.4 .24,.0 .10,.30"
        " -.16,.40 -.42,.36"
    )
    grooves = Outline(())
    for path in (
        "-.46,.22 -.22,.22 -.04,.04 .0,-.9", "-.40,.30 -.14,.30 .06,.10 .10,-.9",
        "-.50,.17 -.30,.17 -.12,.04 -.06,-.9",
    ):  # fmt: skip
        grooves = grooves | strip(points(path), 0.014)
    lip = strip(points("-.61,.27 -.42,.38 -.16,.43 .04,.36 .12,.44"), 0.022)
    waving = blob(".56,.34 .66,.30 .86,.46 .97,.76 .95,.98 .88,.98 .74,.80 .58,.62")
    resting = blob(".40,.00 .36,-.16 .14,-.30 -.08,-.28 -.19,-.18 -.12,-.11 .08,-.10 .24,.06")
    lid = strip(points("-.16,.58 -.09,.64 -.01,.62"), 0.024)
    spout = blob(
        ".02,.94 .0,1.06 -.12,1.12 -.26,1.02 -.24,1.20 -.08,1.24 .05,1.16 .16,1.24 .32,1.22"
        " .36,1.04 .22,1.12 .10,1.06 .09,.94"
    )
    return [
        Sheet(spout, "#8fcbd0", ("spout",), lift=5),
        Sheet(waving, "#33415f", ("fin",), lift=8),
        Sheet(body, "#3f5278", ("whale",), lift=14),
        Sheet(belly & body, "#e9e2da", ("whale",), lift=3),
        Sheet(grooves & belly, "#b9b4b8", lift=1),
        Sheet(lip, "#25304c", ("smile",), lift=1),
        Sheet(lid, _CREAM, ("eye",), lift=1),
        Sheet(ellipse(0.07, 0.05).at(-0.02, 0.49), "#e08a86", lift=1),
        *_bow_tie(),
        Sheet(resting, "#4d618a", ("fin",), lift=9),
    ]  # fmt: skip


def _bow_tie() -> list[Sheet]:
    """The tie of one who knows how to dress for the evening."""
    wings = polygon("0,0 -.16,.10 -.15,-.11") | polygon("0,0 .16,.10 .15,-.11")
    knot = ellipse(0.04, 0.05)
    return [
        Sheet(wings.turned(-20).at(0.02, 0.02), "#c92f45", ("bow tie",), lift=5),
        Sheet(knot.at(0.02, 0.02), "#8f1b33", lift=3),
    ]


def _lay_shoes(scene: Scene) -> None:
    """The feet of the stagehand who carries the sea."""
    shoe = blob(".05,.02 .05,.10 -.02,.11 -.06,.06 -.15,.04 -.16,-.01 -.16,-.01 .05,-.01 .05,-.01")
    for x, y in ((0.83, -1.34), (0.94, -1.31)):
        scene.lay(Sheet(box(0.07, 0.3).at(x, y + 0.22), "#f0b33f", ("stockings",), lift=4))
        scene.lay(Sheet(shoe.scaled(0.85).at(x, y), _INK, ("shoes",), lift=5))


def _lay_roses(scene: Scene) -> None:
    """Roses that were thrown and have landed on the water."""
    for x, y, size in ((-0.30, -0.88, 0.085), (0.82, -0.80, 0.07)):
        stem = strip([(x, y), (x + 0.10, y - 0.06), (x + 0.13, y - 0.18)], 0.02)
        heart = strip(points("-.5,.1 -.1,.5 .4,.2 .2,-.3 -.2,-.2 .0,.1"), 0.16, 0.10)
        scene.lay(Sheet(stem, "#2f6b4a", ("rose",), lift=3))
        scene.lay(Sheet(ellipse(size).at(x, y), "#d83a4c", ("rose",), lift=6))
        scene.lay(Sheet(heart.scaled(size).at(x, y), "#8f1b33", lift=1))


def _lay_valance(scene: Scene) -> None:
    """The red border at the top of the stage, in swags with gold edges."""
    swags = ((-1.3, -0.62, 1.10), (-0.62, 0.12, 1.20), (0.12, 0.70, 1.16), (0.70, 1.4, 1.08))
    for left, right, low in swags:
        bend = low + 0.08
        line = [(left, 1.40), (left + 0.14, bend), ((left + right) / 2, low), (right - 0.14, bend)]
        line.append((right, 1.40))
        swag = polygon((left, 1.8), *smooth(line, closed=False), (right, 1.8))
        scene.lay(Sheet(swag, "#b3263a", ("curtain",), lift=10, shade="#8f1b33"))
        scene.lay(Sheet(strip(line, 0.035), "#e7b04a", ("gold",), lift=3))
        knot = ellipse(0.05).at(left, 1.40) | strip(((left, 1.38), (left, 1.22)), 0.03, 0.07)
        scene.lay(Sheet(knot, "#e7b04a", ("tassel",), lift=5))


def _lay_box(scene: Scene) -> None:
    """A theatre box at the left with two gulls, one of them behind opera glasses."""
    scene.lay(_gull(False), x=-0.56, y=-0.50, scale=0.72, turn=8)
    scene.lay(_gull(True), x=-0.86, y=-0.40, scale=1.0, turn=10)
    front = blob(
        "-1.3,-.52 -1.3,-.52 -.50,-.60 -.40,-.66 -.44,-.76 -.52,-1.02 -.74,-1.16 -1.3,-1.2"
        " -1.3,-1.2"
    )
    scene.lay(Sheet(front, "#a3213a", ("theatre box",), lift=14, shade="#7c1730"))
    rail = strip(points("-1.3,-.53 -.8,-.56 -.40,-.65"), 0.09)
    scene.lay(Sheet(rail, "#e7b04a", ("rail",), lift=6))
    swirl = strip(points("-.96,-.80 -.86,-.92 -.72,-.90 -.68,-.80 -.76,-.76 -.82,-.82"), 0.03, 0.02)
    scene.lay(Sheet(swirl, "#e7b04a", lift=3))


def _gull(glasses: bool) -> list[Sheet]:
    """A gull to the right, seen down to its breast."""
    body = blob("-.22,-.3 -.24,.04 -.14,.16 -.12,.32 .0,.42 .13,.38 .17,.26 .14,.14 .20,.0 .18,-.3")
    beak = blob(".12,.34 .24,.32 .36,.27 .35,.20 .24,.23 .13,.24")
    wing = blob("-.23,-.3 -.23,.02 -.12,.08 .0,-.04 .04,-.3")
    sheets = [
        Sheet(beak, "#f0a33a", ("beak",), lift=4), Sheet(body, _CREAM, ("gull",), lift=9),
        Sheet(wing, "#9aa5b4", ("gull",), lift=4),
        Sheet(ellipse(0.026).at(0.07, 0.31), _INK, ("eye",), lift=1),
    ]  # fmt: skip
    if not glasses:
        return sheets
    tube = polygon(".05,.345 .17,.365 .18,.235 .06,.25")
    lens = polygon(".165,.385 .25,.40 .265,.225 .175,.215")
    raised = blob("-.16,.04 -.06,.10 .06,.10 .16,.22 .20,.20 .16,.04 .04,-.06 -.12,-.08")
    return [
        *sheets, Sheet(tube, "#3a2338", ("opera glasses",), lift=5),
        Sheet(lens, "#e7b04a", ("opera glasses",), lift=4),
        Sheet(strip(((0.12, 0.26), (0.12, 0.12)), 0.025), "#e7b04a", lift=2),
        Sheet(raised, "#9aa5b4", ("wing",), lift=5),
    ]  # fmt: skip


def _conductor() -> list[Sheet]:
    """The conductor from behind, wild hair, one arm up with the baton."""
    coat = blob(
        "-.16,-1.7 -.16,-1.7 -.14,-1.36 -.02,-1.24 .14,-1.20 .30,-1.24 .42,-1.34 .46,-1.7 .46,-1.7"
    )
    arm = strip(points(".34,-1.32 .56,-1.38 .66,-1.22 .70,-1.02"), 0.17, 0.12)
    glove = blob(".63,-1.02 .62,-.92 .66,-.84 .74,-.84 .79,-.92 .77,-1.02")
    glove = glove | strip(points(".74,-.94 .68,-.90 .62,-.86"), 0.06, 0.05)
    skull = ellipse(0.16, 0.20).at(0.16, -0.98)
    ears = ellipse(0.04, 0.055).at(-0.01, -1.0) | ellipse(0.04, 0.055).at(0.33, -1.0)
    hair = blob(".0,-.96 .16,-1.03 .32,-.96 .36,-1.10 .16,-1.19 -.04,-1.10")
    curls = ((-0.04, -0.91, 0.06), (-0.10, -0.99, 0.075), (-0.05, -1.08, 0.08), (0.06, -1.13, 0.07))
    for x, y, size in curls:
        hair = hair | ellipse(size).at(x, y) | ellipse(size * 0.94).at(0.32 - x, y + 0.01)
    other = strip(points("-.06,-1.34 -.24,-1.40 -.32,-1.26"), 0.16, 0.12)
    palm = blob("-.39,-1.28 -.42,-1.16 -.34,-1.10 -.26,-1.16 -.26,-1.26")
    baton = strips([((0.66, -0.94), (0.92, -0.56))], 0.022)
    return [
        Sheet(box(3, 0.6).at(0, BOTTOM + 0.06), "#3a1226", ("orchestra pit",), lift=10),
        Sheet(glove, _CREAM, ("glove",), lift=6), Sheet(palm, _CREAM, ("glove",), lift=6),
        Sheet(arm | other, "#221629", ("conductor",), lift=8),
        Sheet(baton, "#5a2a2c", ("baton",), lift=5),
        Sheet(coat, "#221629", ("conductor",), lift=8),
        Sheet(box(0.2, 0.06).at(0.16, -1.19), _CREAM, ("collar",), lift=2),
        Sheet(ears | skull, "#e3ab84", ("conductor",), lift=8),
        Sheet(hair, "#c9bfd2", ("hair",), lift=6),
    ]  # fmt: skip
