"""A fish that lights a street."""

from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.stage import UNIT, empty_stage
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.cutouts.town import ladder_outline
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet
from art.paint.story.things.figures import long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="Feed it before it gets dark",
    subject="glowing fish in a street lamp",
    props=("street lamp", "fish", "lamplighter", "ladder", "cat", "street"),
    mood=("tender", "funny", "quiet"),
)
def lamp_fish(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.5, 0.6, -0.5))
    _lay_dark_street(scene)
    post = (
        strip([(0.12, -1.16), (0.12, 0.34)], 0.075)
        | polygon(".0,-1.2 .24,-1.2 .18,-1.02 .06,-1.02")
        | box(0.5, 0.035).at(0.12, 0.14)
    )
    scene.lay(Sheet(post, "#e4e4e4", ("lamp post",), turn=90))
    _lay_lamp_glass(scene)
    rungs = ladder_outline(2.0, 0.2, 12)
    scene.lay(Sheet(rungs, "#d8d8d8", ("ladder",)), x=-0.78, y=-1.24, turn=-14)
    keeper = long_coat(
        INKS["vermilion"],
        "brim",
        "#2c2c2c",
        left_hand=(0.34, 1.98, -0.4),
        right_hand=(-0.2, 1.3, -0.4),
        bow=-4,
    )
    scene.put(keeper, -0.50 * UNIT, -0.12 * UNIT, 0, yaw=-62, scale=1.75)
    crumbs = beads(points("-.08,.84 -.04,.90 .02,.84 -.02,.78"), 0.014)
    scene.lay(Sheet(crumbs, "#f6f6f6", ("crumbs",)), depth=9.0)
    cat = blob(
        "-.14,0 -.2,.14 -.14,.3 -.04,.4 -.06,.54 -.08,.66 -.08,.66 .0,.6 .08,.6 .16,.68 .16,.68"
        " .16,.54 .12,.42 .12,.24 .16,.06 .16,0"
    ) | strip(points("-.12,.04 -.3,.02 -.36,.14 -.3,.24"), 0.05, 0.03)
    scene.lay(Sheet(cat, "#141414", ("cat",)), x=0.66, y=-1.30, scale=0.72, flip=True)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", stars=36, contrast=1.6, lamp_pool=0
    )


def _lay_dark_street(scene: Scene) -> None:
    """Houses whose windows are dark, and light on the pavement."""
    houses = polygon(
        "-1.3,-1.8 -1.3,.3 -1.0,.56 -.76,.3 -.76,.0 -.5,.0 -.3,-.3 -.3,-1.8"
    ) | polygon(".6,-1.8 .6,-.1 .8,.16 1.3,.2 1.3,-1.8")
    scene.lay(Sheet(houses, "#3a3a3a", ("houses",), turn=90), depth=50.0)
    panes = Outline(())
    for x, y in points("-.9,.1 -.9,-.3 -.62,-.24 -.46,-.5 -.9,-.7 .82,-.2 .82,-.56"):
        panes = panes | box(0.11, 0.17).at(x, y)
    scene.lay(Sheet(panes, "#0e0e0e", ("dark windows",)))
    street = land((-1, -1.06), (-0.2, -1.0), (0.4, -1.02), (1, -1.08))
    scene.lay(Sheet(street, "#a8a8a8", ("street",), turn=2))
    shine = ellipse(0.72, 0.24).at(0.12, -1.22)
    scene.lay(Sheet(shine, "#f4f4f4", ("light on the street",)))


def _lay_lamp_glass(scene: Scene) -> None:
    """A large lantern full of water, with a fish that gives the light."""
    cap = polygon("-.30,1.14 .54,1.14 .12,1.42") | box(0.06, 0.1).at(0.12, 1.42)
    glass = polygon("-.26,1.12 .50,1.12 .36,.36 -.12,.36")
    scene.lay(Sheet(glass, INKS["night"], ("water",), turn=0))
    bars = strips(
        [
            ((-0.26, 1.12), (-0.12, 0.36)),
            ((0.50, 1.12), (0.36, 0.36)),
            ((-0.12, 0.36), (0.36, 0.36)),
        ],
        0.035,
    )
    scene.lay(Sheet(bars | cap, "#f0f0f0", ("lamp",)))
    scene.lay(
        Sheet(
            cuts("-.22,1.04 -.06,1.07 .1,1.03 .28,1.07 .46,1.03", thin=0.02, thick=0.03), "#f4f4f4"
        )
    )
    fish = blob(
        "-.12,.74 .0,.86 .14,.88 .26,.78 .38,.88 .38,.88 .36,.74 .38,.6 .38,.6 .26,.70"
        " .14,.60 .0,.62"
    )
    fins = polygon(".04,.86 .12,.98 .2,.86") | polygon(".06,.62 .1,.52 .18,.62")
    scene.lay(Sheet(fish | fins, INKS["lamp"], ("fish",)))
    scales = cuts(
        arc(0.06, 0.74, 0.07, -60, 60),
        arc(0.13, 0.74, 0.07, -60, 60),
        arc(0.20, 0.74, 0.05, -60, 60),
        "-.12,.72 -.06,.7 -.03,.71",
        thick=0.014,
    )
    scene.lay(Sheet(scales | beads([(-0.03, 0.79)], 0.022), "#141414"))
    bubbles = (ellipse(0.025) - ellipse(0.014)).at(-0.14, 0.88) | (
        ellipse(0.018) - ellipse(0.01)
    ).at(-0.16, 0.96)
    scene.lay(Sheet(bubbles, "#f4f4f4", ("bubbles",)))
