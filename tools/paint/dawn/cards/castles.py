"""A castle of sand under siege."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import faces
from tools.paint.story.cutouts.characters import Looks, person
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    strip,
    strips,
    waves,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="The tide is on their side",
    subject="sand castle defended by tiny knights",
    props=("sleeping child", "crab", "sand castle", "waves"),
    mood=("epic", "funny", "tense"),
)
def sand_castle_siege(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8fd0d8", lift=0, shade="#e8f0d8"))
    _sleeping_giant(scene)
    beach = land((-1, -0.16), (-0.2, -0.3), (0.5, -0.12), (1, -0.2))
    scene.lay(Sheet(beach, "#f0d498", ("beach",), lift=9, shade="#dcae6a"))
    _castle(scene)
    _garrison(scene)
    for level, colour in ((-0.98, "#5fb8c0"), (-1.12, "#2f94a4"), (-1.28, "#1f7488")):
        scene.lay(
            Sheet(waves(level, 0.06, 0.5, level * 2), colour, ("tide",), lift=8, pattern="waves")
        )
        foam = waves(level + 0.02, 0.06, 0.5, level * 2) - waves(level, 0.06, 0.5, level * 2)
        scene.lay(Sheet(foam, "#f4fbf8", lift=1))
    _crab_envoy(scene)
    return PaperPlan()


def _sleeping_giant(scene: Scene) -> None:
    """The child who built it, asleep behind the castle like a mountain."""
    towel = blob("-1.3,.3 -.4,.4 .6,.3 1.3,.5 1.3,-.4 -1.3,-.4")
    scene.lay(Sheet(towel, "#e8707a", ("towel",), lift=8, pattern="stripes"))
    body = blob(".1,.5 .5,.72 .9,.74 1.4,.6 1.4,-.3 .1,-.2")
    scene.lay(Sheet(body, "#f2c14a", ("child",), lift=8, pattern="dots"))
    face = faces.face("#a8693f", "#2a1820", "short", Expression("smile", None, 0.5), lift=12)
    scene.lay(face, x=-0.22, y=0.36, scale=1.0, turn=78)
    arm = strip([(0.66, 0.3), (0.3, 0.0), (-0.2, -0.06)], 0.26, 0.2) | ellipse(0.12).at(
        -0.24, -0.05
    )
    scene.lay(Sheet(arm, "#a8693f", ("arm",), lift=9))
    sleeve = blob(".5,.5 .84,.42 .82,.1 .56,.02 .4,.2")
    scene.lay(Sheet(sleeve, "#f2c14a", lift=3, pattern="dots"))
    bubbles = ((-0.5, 0.98, 0.06), (-0.36, 1.16, 0.09), (-0.12, 1.36, 0.13))
    for x, y, r in bubbles:
        scene.lay(Sheet(ellipse(r).at(x, y), "#fffaf0", ("dream",), lift=4))


def _castle(scene: Scene) -> None:
    """Towers from buckets, a gate, shells and a flag."""
    sand = "#d9a860"
    towers = ((-0.66, 0.34, 0.62), (-0.12, 0.4, 0.9), (0.42, 0.34, 0.66))
    wall = box(1.4, 0.44).at(-0.12, -0.8)
    scene.lay(Sheet(wall, mix(sand, "#7a4a2a", 0.12), ("castle",), lift=9, pattern="dots"))
    for x, wide, tall in towers:
        base = -1.04
        tower = polygon(
            (x - wide / 2, base),
            (x - wide * 0.42, base + tall),
            (x + wide * 0.42, base + tall),
            (x + wide / 2, base),
        )
        for k in range(3):
            tower = tower | box(wide * 0.2, 0.09).at(x + wide * 0.31 * (k - 1), base + tall + 0.04)
        scene.lay(
            Sheet(
                tower, sand, ("towers",), lift=10, pattern="dots", shade=mix(sand, "#7a4a2a", 0.25)
            )
        )
        scene.lay(
            Sheet(
                box(0.06, 0.12).at(x, base + tall * 0.66)
                | ellipse(0.03).at(x, base + tall * 0.66 + 0.06),
                "#6b4428",
                lift=0,
            )
        )
    gate = box(0.2, 0.2).at(-0.12, -0.94) | ellipse(0.1).at(-0.12, -0.84)
    scene.lay(Sheet(gate, "#5a3820", ("gate",), lift=0))
    scene.lay(Sheet(strip(((-0.12, -0.1), (-0.12, 0.22)), 0.018), "#fffaf0", lift=4))
    scene.lay(Sheet(polygon("-.12,.22 .1,.16 -.12,.08"), "#d8473c", ("flag",), lift=5))
    for x, y in ((-0.36, -0.72), (0.14, -0.74), (0.24, -0.92), (-0.46, -0.94)):
        shell = blob("0,-.05 -.06,.02 -.03,.06 .03,.06 .06,.02").at(x, y)
        scene.lay(Sheet(shell, "#f8ddd0", ("shells",), lift=3))


def _garrison(scene: Scene) -> None:
    """Knights with pot lids, buckets and a telescope; one already swims."""
    up = (((-0.11, 0.62), (-0.2, 0.74), (-0.22, 0.9)), ((0.11, 0.62), (0.2, 0.5), (0.14, 0.42)))
    knights = (
        (-0.66, -0.38, "#efc4a0", "#5d6ab0"), (-0.2, -0.1, "#8a5238", "#3f8f7a"),
        (0.0, -0.1, "#c98d6a", "#8a5fb0"), (0.42, -0.34, "#6b432f", "#2f6a86"),
    )  # fmt: skip
    for index, (x, y, skin, coat) in enumerate(knights):
        mood = Expression(("open", "flat", "sad", "grin")[index], (0, -0.9), 0.6)
        knight = Looks(skin, "#2a1820", "short", coat)
        scene.lay(person(knight, arms=up, expression=mood, lift=4), x=x, y=y, scale=0.32)
        helmet = blob("-.06,.26 -.06,.34 0,.38 .06,.34 .06,.26 .0,.3")
        scene.lay(Sheet(helmet.at(x, y), "#aeb8c4", ("helmet",), lift=3))
        shield = ellipse(0.06).at(x + 0.06, y + 0.13)
        scene.lay(Sheet(shield, "#f2c14a" if index % 2 else "#d8473c", ("shield",), lift=4))
        scene.lay(Sheet(ellipse(0.02).at(x + 0.06, y + 0.13), "#fffaf0", lift=1))


def _crab_envoy(scene: Scene) -> None:
    """A crab comes out of the sea with a white flag."""
    x, y = 0.6, -1.16
    legs = strips(
        [
            ((x - 0.2, y), (x - 0.36, y - 0.1)),
            ((x - 0.16, y - 0.06), (x - 0.3, y - 0.18)),
            ((x + 0.2, y), (x + 0.34, y - 0.1)),
            ((x + 0.16, y - 0.06), (x + 0.28, y - 0.18)),
        ],
        0.035,
    )
    arms = strip([(x - 0.2, y + 0.06), (x - 0.32, y + 0.14), (x - 0.28, y + 0.26)], 0.05) | strip(
        [(x + 0.2, y + 0.06), (x + 0.3, y + 0.14), (x + 0.26, y + 0.24)], 0.05
    )
    claw = ellipse(0.09) - polygon("0,0 -.05,.14 .05,.14")
    scene.lay(Sheet(strip(((x - 0.28, y + 0.2), (x - 0.34, y + 0.66)), 0.02), "#8a5a3c", lift=5))
    flag = blob("0,0 .12,.03 .26,-.02 .26,-.02 .27,-.2 .27,-.2 .12,-.16 .02,-.19").at(
        x - 0.34, y + 0.66
    )
    scene.lay(Sheet(flag, "#ffffff", ("white flag",), lift=6))
    scene.lay(Sheet(legs | arms, "#c8452f", lift=6))
    scene.lay(Sheet(claw.turned(10).at(x - 0.28, y + 0.3), "#d8563c", lift=6))
    scene.lay(Sheet(claw.turned(-10).at(x + 0.26, y + 0.28), "#d8563c", lift=6))
    scene.lay(Sheet(ellipse(0.26, 0.15).at(x, y), "#d8563c", ("crab",), lift=8))
    _crab_face(scene, x, y)


def _crab_face(scene: Scene, x: float, y: float) -> None:
    """Eyes on stalks and a diplomatic smile."""
    for side in (-1, 1):
        scene.lay(
            Sheet(
                strip(((x + 0.07 * side, y + 0.1), (x + 0.08 * side, y + 0.2)), 0.025),
                "#c8452f",
                lift=3,
            )
        )
        scene.lay(Sheet(ellipse(0.05).at(x + 0.08 * side, y + 0.22), "#fffaf0", lift=3))
        scene.lay(
            Sheet(ellipse(0.024).at(x + 0.08 * side - 0.015, y + 0.23), "#1c1420", ("eye",), lift=1)
        )
    scene.lay(
        Sheet(
            strip([(x - 0.08, y - 0.03), (x, y - 0.06), (x + 0.08, y - 0.03)], 0.018),
            "#6a1f1a",
            lift=1,
        )
    )
