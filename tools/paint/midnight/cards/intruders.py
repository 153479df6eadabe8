"""Those who turn up where nobody expected them: in the sea, out of a frame."""

from typing import Any

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD
from tools.paint.story.cutouts.folk import Person, person
from tools.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    points,
    polygon,
    ring,
    strip,
    waves,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="We are not moving for the tide",
    subject="two old ladies at tea in the sea",
    props=("tea table", "teapot", "sea", "fin", "hats"),
    mood=("stubborn", "polite", "funny"),
)
def tea_tide(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    scene.lay(Sheet(waves(0.34, 0.006, 0.2, 0.1), INKS["night"], ("sea",), turn=0), depth=55.0)
    for level, size, phase in ((0.16, 0.012, 0.3), (-0.06, 0.018, 0.7)):
        crest = waves(level, size, 0.4, phase) - waves(level - 2 * size, size, 0.4, phase)
        scene.lay(Sheet(crest, "#f4f4f4", ("foam",)), depth=52.0)
    left = Person("#161616", OLD, "bun", cut="dress", headgear="straw", gear_colour="#161616")
    right = Person(
        INKS["vermilion"],
        OLD,
        "bun",
        cut="dress",
        headgear="scarf",
        gear_colour="#161616",
    )
    cup_arm = ((0.0, 0.76), (0.12, 0.64), (0.17, 0.78))
    pour_arm = ((0.0, 0.76), (0.16, 0.66), (0.30, 0.72))
    lay_pile(scene, person(left, (cup_arm,)), x=-0.56, y=-1.30, scale=1.66, depth=30.0)
    lay_pile(scene, person(right, (pour_arm,)), x=0.66, y=-1.38, scale=1.62, flip=True, depth=30.0)
    brim = ellipse(0.05, 0.03).at(-0.50, 0.34) | ellipse(0.04).at(-0.62, 0.40)
    scene.lay(Sheet(brim, INKS["vermilion"], ("hat flowers",)), depth=28.0)
    _lay_tea(scene)
    _lay_tide(scene)
    cake = polygon("-.1,0 .12,0 .12,.08 -.1,.08") | ellipse(0.02).at(0.0, 0.10)
    scene.lay(Sheet(cake, INKS["vermilion"], ("cake",), turn=0), x=0.26, y=-0.49, depth=19.0)
    gull = blob("-.3,.0 -.14,.1 0,.02 .14,.1 .3,.0 .12,.03 0,-.05 -.12,.03")
    scene.lay(Sheet(gull, "#161616", ("gull",)), x=0.10, y=1.12, scale=0.7, turn=10)
    return WoodcutPlan(inks=("night", "vermilion"), sky="paper", contrast=1.5)


def _lay_tea(scene: Scene) -> None:
    """A table with cups, and a pot that pours."""
    cup = polygon("-.06,.05 .06,.05 .04,-.05 -.04,-.05").at(-0.22, 0.02)
    scene.lay(Sheet(cup, "#f8f8f8", ("cup",)), depth=25.0)
    cloth = blob(
        "-.30,-.50 -.30,-.50 .36,-.50 .36,-.50 .46,-.80 .3,-.84"
        " .16,-.76 .0,-.86 -.16,-.76 -.3,-.84 -.42,-.78"
    )
    scene.lay(Sheet(cloth, "#f8f8f8", ("tablecloth",)), depth=24.0)
    pot = blob("-.13,0 -.16,.12 -.08,.22 .08,.22 .16,.12 .13,0") | ellipse(0.03).at(0, 0.25)
    pot = (
        pot
        | strip(points("-.12,.06 -.22,.10 -.26,.2"), 0.05, 0.03)
        | (ring(0.09, 0.06).at(0.18, 0.11))
    )
    scene.lay(Sheet(pot, "#161616", ("teapot",)), x=0.14, y=-0.30, turn=14, depth=22.0)
    pour = strip(points("-.12,-.14 -.14,-.26 -.13,-.40"), 0.016)
    scene.lay(Sheet(pour, "#161616", ("tea",)), depth=21.0)
    saucer = ellipse(0.13, 0.025).at(-0.12, -0.49) | polygon(
        "-.18,-.38 -.06,-.38 -.08,-.47 -.16,-.47"
    )
    scene.lay(Sheet(saucer, "#f8f8f8", ("cup",)), depth=20.0)


def _lay_tide(scene: Scene) -> None:
    """Waves before the table, and a fin between them."""
    for level, size, length, phase, depth in (
        (-0.66, 0.030, 0.5, 0.2, 18.0),
        (-0.92, 0.036, 0.66, 0.6, 14.0),
        (-1.20, 0.04, 0.8, 0.1, 10.0),
    ):
        scene.lay(
            Sheet(waves(level, size, length, phase), INKS["night"], ("sea",), turn=1), depth=depth
        )
        crest = waves(level, size, length, phase) - waves(
            level - 1.5 * size, size * 0.8, length, phase
        )
        scene.lay(Sheet(crest, "#f4f4f4", ("foam",)), depth=depth - 0.5)
    fin = blob("-.12,-.02 -.12,-.02 -.04,.14 .08,.2 .08,.2 .06,.08 .1,-.02 .1,-.02")
    scene.lay(Sheet(fin, "#161616", ("fin",)), x=-0.46, y=-1.10, scale=1.25, depth=12.0)
    flipper = blob("-.12,-.3 -.08,.0 .02,.2 .10,.30 .17,.30 .15,.2 .12,.0 .10,-.3")
    scene.lay(Sheet(flipper, "#161616", ("flipper",)), x=-0.06, y=-1.10, depth=12.0)
    cup = polygon("-.11,.09 .11,.09 .07,-.08 -.07,-.08") | (ring(0.06, 0.03).at(0.11, 0.01))
    held: dict[str, Any] = {"x": 0.12, "y": -0.76, "turn": 8.0}
    scene.lay(Sheet(rim(cup, 0.02), "#161616"), depth=11.9, **held)
    scene.lay(Sheet(cup, "#f8f8f8", ("empty cup",)), depth=11.8, **held)
    wake = cuts(
        "-.86,-1.08 -.66,-1.03 -.5,-1.07 -.3,-1.03 -.14,-1.07 .04,-1.03 .2,-1.08", thick=0.03
    )
    scene.lay(Sheet(wake, "#f4f4f4", ("wake",)), depth=11.7)
