"""A cloakroom at night, and the coats that nobody has fetched."""

import random

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import people
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_GREEN, _RED, _YELLOW = "#2f7a68", "#c8343f", "#f2b93c"
_BRASS = "#d9b060"
_RAIL = 1.02


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="When we had gone home",
    subject="two forgotten coats hold each other",
    props=("cloakroom", "small coat", "sleeping attendant", "confetti", "empty hangers"),
    mood=("tender", "ghostly", "left behind"),
)
def dancing_chairs(scene: Scene, palette: Palette) -> Finish:
    _room(scene)
    _hangers(scene)
    _coats(scene)
    _embrace(scene)
    _small_coat(scene)
    _attendant(scene)
    return PaperPlan()


def _room(scene: Scene) -> None:
    """Moonlight through a tall window falls on the wall and bends onto the floor."""
    scene.lay(Sheet(page(), "#2f2f6c", lift=0, shade="#272458"))
    panes = polygon("-.86,1.4 -.3,1.5 .04,-.76 -.5,-.76") | polygon(
        "-.2,1.5 .4,1.6 .7,-.76 .14,-.76"
    )
    scene.lay(Sheet(panes, "#8f96d4", ("moonlight",), lift=0, shade="#6a70b8"))
    bars = strips([((-1, 0.5), (1, 0.62)), ((-1, -0.2), (1, -0.1))], 0.06) & panes
    scene.lay(Sheet(bars, "#33336f", lift=0))
    floor = polygon((-SIDE, -0.78), (SIDE, -0.74), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(floor, "#3c2350", ("floor",), lift=5, shade="#28173c"))
    light = polygon("-.5,-.78 .02,-.77 .2,-1.3 -.5,-1.34") | polygon(
        ".12,-.77 .7,-.76 1.1,-1.24 .32,-1.3"
    )
    scene.lay(Sheet(light, "#6f5f9c", lift=0))
    dice = random.Random(4)
    for tone in ("#f2c14a", "#e8685a", "#7fd0c8", "#f6ead8"):
        spots = [(dice.uniform(-0.95, 0.95), dice.uniform(-1.44, -0.84)) for _ in range(7)]
        scene.lay(Sheet(beads(spots, 0.018), tone, ("confetti",), lift=1))


def _hangers(scene: Scene) -> None:
    """A rail with hooks; what is empty still swings."""
    scene.lay(Sheet(box(2.4, 0.06).at(0, _RAIL + 0.1), "#6a4058", ("rail",), lift=8))
    for x, turn in ((-0.86, 17), (0.96, -13)):
        hook = strip(points("0,.02 .05,.0 .04,-.07 0,-.1 0,-.16"), 0.022)
        bar = strip(points("-.26,-.34 -.16,-.22 0,-.16 .16,-.22 .26,-.34"), 0.05)
        bar = bar | strip(((-0.25, -0.34), (0.25, -0.34)), 0.028)
        scene.lay(Sheet(hook, _BRASS, lift=3), x=x, y=_RAIL + 0.12, turn=turn)
        scene.lay(Sheet(bar, "#b8824c", ("hanger",), lift=6), x=x, y=_RAIL + 0.12, turn=turn)


def _sleeve(shoulder: Point, elbow: Point, cuff: Point, wide: float, tone: str) -> list[Sheet]:
    """An arm of cloth with nobody in it: its end is dark."""
    (ex, ey), (cx, cy) = elbow, cuff
    mouth = ellipse(0.05, wide * 0.36)
    length = ((cx - ex) ** 2 + (cy - ey) ** 2) ** 0.5
    dx, dy = (cx - ex) / length, (cy - ey) / length
    band = strip(((cx - 0.1 * dx, cy - 0.1 * dy), (cx, cy)), wide * 0.84, wide * 0.86)
    lean = 57.3 * (dy if dx > 0 else -dy)
    return [
        Sheet(people.bent_sleeve(shoulder, elbow, cuff, wide), tone, ("sleeve",), lift=9),
        Sheet(band, mix(tone, "#ffffff", 0.16), lift=3),
        Sheet(mouth.turned(lean).at(cx, cy), "#1c1230", ("empty cuff",), lift=0),
    ]


def _coats(scene: Scene) -> None:
    """A broad green one and a red one with a fur collar, side by side on their hooks."""
    hooks = Outline(())
    for x, y in ((-0.35, 0.86), (0.43, 0.79)):
        hook = strip(((x, _RAIL + 0.1), (x, y - 0.03)), 0.035) | ellipse(0.045).at(x, _RAIL + 0.1)
        hooks = hooks | hook
    scene.lay(Sheet(hooks, _BRASS, ("hook",), lift=5))
    scene.lay(
        _sleeve((-0.66, 0.56), (-0.82, 0.06), (-0.7, -0.4), 0.25, mix(_GREEN, "#1c1230", 0.2))
    )
    green = blob(
        "-.5,.82 -.34,.9 -.18,.82 .0,.7 .06,.4 .02,.0 .06,-.4 .1,-1.0 .1,-1.0 -.4,-1.06 -.84,-1.0"
        " -.84,-1.0 -.74,-.3 -.72,.2 -.76,.58 -.66,.72"
    )
    scene.lay(Sheet(green, _GREEN, ("green coat",), lift=13, shade="#245c54"))
    scene.lay(_sleeve((0.72, 0.46), (0.9, 0.04), (0.78, -0.32), 0.21, mix(_RED, "#1c1230", 0.25)))
    red = blob(
        ".28,.76 .42,.82 .56,.76 .74,.62 .78,.4 .66,.06 .72,-.3 .88,-.84 .88,-.84 .5,-.92 .12,-.86"
        " .12,-.86 .2,-.3 .2,.06 .1,.4 .14,.62"
    )
    scene.lay(Sheet(red, _RED, ("red coat",), lift=13, shade="#9c2438"))
    _collars(scene)


def _collars(scene: Scene) -> None:
    """Where a neck should be the lining shows; lapels, fur and buttons."""
    necks = ellipse(0.13, 0.07).at(-0.34, 0.82) | ellipse(0.12, 0.06).at(0.42, 0.74)
    scene.lay(Sheet(necks, "#1c1230", ("empty collar",), lift=0))
    lapels = polygon("-.48,.84 -.34,.74 -.3,.3 -.58,.6") | polygon("-.2,.84 -.34,.74 -.3,.3 -.1,.6")
    scene.lay(Sheet(lapels, mix(_GREEN, "#ffffff", 0.14), lift=5))
    fur = blob(
        ".24,.78 .32,.68 .42,.64 .52,.68 .6,.78 .68,.7 .66,.58 .58,.5 .5,.54 .42,.46 .34,.52 .24,.5"
        " .18,.58 .16,.7"
    )
    scene.lay(Sheet(fur, "#f0dfc8", ("fur collar",), lift=6))
    scene.lay(Sheet(strip(points("-.3,.3 -.32,-.3 -.3,-1.02"), 0.014), "#1f4a48", lift=0))
    scene.lay(
        Sheet(beads(points("-.38,.14 -.39,-.1 -.39,-.36"), 0.036), _BRASS, ("buttons",), lift=3)
    )
    scene.lay(Sheet(beads(points(".56,.3 .52,-.26 .54,-.48"), 0.034), "#f6d9a0", lift=3))


def _embrace(scene: Scene) -> None:
    """Each has an arm around the other."""
    scene.lay(_sleeve((-0.08, 0.54), (0.26, -0.02), (0.7, 0.1), 0.25, mix(_GREEN, "#ffffff", 0.03)))
    scene.lay(_sleeve((0.2, 0.5), (-0.14, 0.14), (-0.5, 0.36), 0.2, mix(_RED, "#ffffff", 0.08)))


def _small_coat(scene: Scene) -> None:
    """Between the two hangs a child's coat by its loop, with a sleeve for each of them."""
    loop = strip(points(".1,-.2 .16,-.1 .24,-.12"), 0.026)
    scene.lay(Sheet(loop, "#fdf3e2", ("loop",), lift=3))
    coat = blob("-.0,-.38 .1,-.34 .22,-.38 .3,-.56 .38,-.98 .38,-.98 -.12,-1.0 -.12,-1.0 -.06,-.56")
    scene.lay(Sheet(coat, _YELLOW, ("small coat",), lift=9, shade="#d8942c"))
    scene.lay(_sleeve((0.03, -0.5), (-0.1, -0.68), (-0.26, -0.6), 0.13, _YELLOW))
    scene.lay(_sleeve((0.21, -0.5), (0.34, -0.66), (0.46, -0.56), 0.13, _YELLOW))
    scene.lay(Sheet(beads(points(".12,-.58 .125,-.72 .13,-.86"), 0.024), "#3f7d9a", lift=3))
    hood = blob("-.03,-.42 -.03,-.26 .05,-.16 .18,-.16 .27,-.28 .25,-.42 .11,-.48")
    scene.lay(Sheet(hood, mix(_YELLOW, "#ffffff", 0.15), ("hood",), lift=8))
    scene.lay(Sheet(blob(".03,-.4 .03,-.3 .08,-.23 .16,-.24 .2,-.32 .18,-.41 .1,-.44"), "#3a2438"))


def _attendant(scene: Scene) -> None:
    """Fast asleep on a stool, back to us, the cap low over the ears."""
    stool = strips([((0.44, -1.3), (0.4, -1.6)), ((0.84, -1.3), (0.88, -1.6))], 0.06)
    stool = stool | box(0.6, 0.09).at(0.64, -1.3)
    scene.lay(Sheet(stool, "#8a5a3c", ("stool",), lift=8))
    back = blob(".42,-1.27 .36,-1.1 .37,-.88 .48,-.72 .66,-.68 .84,-.72 .95,-.88 .96,-1.1 .9,-1.27")
    scene.lay(Sheet(back, "#28306a", ("attendant",), lift=11, shade="#1c2250"))
    folds = strip(points(".46,-.84 .43,-1.02 .48,-1.16"), 0.014)
    folds = folds | strip(points(".86,-.84 .89,-1.02 .84,-1.16"), 0.014)
    scene.lay(Sheet(folds, "#141a40", lift=0))
    seam = strip(((0.65, -0.72), (0.65, -1.24)), 0.01)
    scene.lay(Sheet(seam, "#141a40", lift=0))
    head = ellipse(0.14, 0.14).at(0.6, -0.6)
    scene.lay(Sheet(head | box(0.12, 0.14).at(0.63, -0.7), "#b5794f", ("nape",), lift=6))
    ears = ellipse(0.03, 0.045).at(0.455, -0.61) | ellipse(0.03, 0.045).at(0.745, -0.61)
    scene.lay(Sheet(ears, "#a0664a", lift=4))
    cap = blob(".43,-.6 .42,-.48 .5,-.4 .64,-.39 .76,-.46 .77,-.58 .6,-.57")
    scene.lay(Sheet(cap, "#c8343f", ("cap",), lift=6))
    scene.lay(Sheet(strip(points(".43,-.6 .6,-.57 .77,-.59"), 0.05), _BRASS, lift=3))
