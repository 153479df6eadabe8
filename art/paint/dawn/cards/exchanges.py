"""A face that is a map."""

from itertools import pairwise

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.characters import Looks, person
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    page,
    star,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="It was behind my ear",
    subject="old sailor whose face is a map",
    props=("treasure map", "children", "gold tooth"),
    mood=("funny", "fond", "adventurous"),
)
def treasure_map_face(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2f7480", lift=0, pattern="waves", shade="#1f4f66"))
    skin = "#e9c88c"
    scene.lay(Sheet(ellipse(0.2, 0.3).at(-0.72, 0.06), mix(skin, "#a85a3a", 0.3), ("ear",), lift=9))
    scene.lay(Sheet(ellipse(0.1, 0.19).at(-0.75, 0.06), mix(skin, "#7a3a2a", 0.5), lift=0))
    skull = blob("-.64,.5 -.68,0 -.56,-.6 -.2,-1 .2,-1.1 .6,-1 .92,-.6 1.02,0 1,.5 .6,.95 -.2,.95")
    scene.lay(Sheet(skull, skin, ("face",), lift=14, shade="#d8a868"))
    _map_print(scene, skull)
    _sailor_features(scene)
    _map_children(scene)
    return PaperPlan()


def _map_print(scene: Scene, skull: Outline) -> None:
    """Coasts, heights, a compass rose and the way that leads to the tooth."""
    for coast, colour in (
        ("-.66,.62 -.4,.66 -.16,.52 -.2,.4 -.42,.36 -.7,.42", "#9fb070"),
        (".5,-.2 .7,-.1 1.1,-.16 1.1,-.5 .8,-.52 .6,-.42", "#9fb070"),
        (".3,.74 .5,.6 .84,.66 1.1,.56 1.1,.84 .6,.96", "#86b0a4"),
    ):
        land = blob(coast) & skull
        scene.lay(Sheet(land, colour, ("map",), lift=2))
        scene.lay(
            Sheet(
                blob(coast).scaled(0.8).at(0.03, 0.02) & skull, mix(colour, "#fff4d0", 0.25), lift=0
            )
        )
    way: list[Point] = [(-0.5, 0.5), (-0.2, 0.62), (0.1, 0.58), (0.66, 0.5), (0.86, 0.16)]
    way += [(0.84, -0.2), (0.62, -0.34), (0.46, -0.44)]
    dashes = [
        (
            (ax + (bx - ax) * t, ay + (by - ay) * t),
            (ax + (bx - ax) * (t + 0.16), ay + (by - ay) * (t + 0.16)),
        )
        for (ax, ay), (bx, by) in pairwise(way)
        for t in (0.05, 0.37, 0.69)
    ]
    scene.lay(Sheet(strips(dashes, 0.028), "#b8322f", ("way",), lift=0))
    rose = star(4, 0.16, 0.045).at(-0.4, -0.1) | star(4, 0.1, 0.04).turned(45).at(-0.4, -0.1)
    scene.lay(Sheet(rose, "#a8562f", ("compass rose",), lift=1))


def _sailor_features(scene: Scene) -> None:
    """Cap, eyes, nose, beard and the grin with its tooth."""
    white = "#f6f1e6"
    beard = blob(
        "-.62,-.2 -.5,-.36 -.3,-.34 0,-.28 .2,-.24 .4,-.28 .66,-.38 .86,-.36 1.02,-.2 "
        "1.1,-.8 .9,-1.2 .76,-1.7 -.5,-1.7 -.44,-1.3 -.66,-.9"
    )
    scene.lay(Sheet(beard, white, ("beard",), lift=10, shade="#cfd8dc"))
    for x, sway in ((-0.34, -0.1), (-0.1, -0.04), (0.16, 0.02), (0.44, 0.05), (0.7, 0.1)):
        curl = strip([(x, -0.92), (x + sway, -1.16), (x + sway * 0.4, -1.5)], 0.02, 0.008)
        scene.lay(Sheet(curl, "#b9c6cc", lift=0))
    grin = blob("-.22,-.5 -.22,-.5 .2,-.54 .62,-.5 .62,-.5 .48,-.74 .2,-.82 -.08,-.74")
    scene.lay(Sheet(grin, "#6a2430", ("mouth",), lift=0))
    for index, x in enumerate((-0.06, 0.08, 0.22, 0.36, 0.5)):
        gold = index == 3
        tooth = blob(
            (x - 0.07, -0.5), (x + 0.07, -0.5), (x + 0.065, -0.66), (x, -0.69), (x - 0.065, -0.66)
        )
        scene.lay(Sheet(tooth & grin, "#f2c14a" if gold else "#fffaf0", ("teeth",), lift=3))
    cross = strips([((0.32, -0.55), (0.4, -0.64)), ((0.4, -0.55), (0.32, -0.64))], 0.028)
    scene.lay(Sheet(cross, "#b8322f", ("cross",), lift=1))
    moustache = blob("-.34,-.44 -.1,-.28 .2,-.24 .5,-.28 .76,-.44 .54,-.46 .2,-.44 -.12,-.46")
    scene.lay(Sheet(moustache, white, lift=6))
    nose = blob("-.02,.16 -.1,-.12 -.04,-.28 .2,-.33 .42,-.26 .46,-.1 .36,.02 .3,.2")
    scene.lay(Sheet(nose, "#e2a878", ("nose",), lift=9))
    scene.lay(Sheet(ellipse(0.15, 0.12).at(-0.12, 0.2), "#fffaf0", lift=3))
    scene.lay(Sheet(ellipse(0.075).at(-0.2, 0.19), "#2f6a86", ("eye",), lift=1))
    scene.lay(Sheet(ellipse(0.035).at(-0.21, 0.19), "#1c1420", lift=0))
    wink = strip([(0.46, 0.2), (0.6, 0.1), (0.76, 0.2)], 0.035)
    scene.lay(Sheet(wink | strip(((0.76, 0.2), (0.86, 0.26)), 0.014), "#6a3a2a", lift=1))
    for line in (
        [(-0.34, 0.36), (-0.14, 0.47), (0.04, 0.38)],
        [(0.36, 0.38), (0.56, 0.45), (0.76, 0.34)],
    ):
        scene.lay(Sheet(strip(line, 0.1, 0.06), white, lift=5))
    crown = blob("-.76,.92 -.9,1.2 -.5,1.7 .8,1.7 1.3,1.3 1.14,.9 .2,1")
    scene.lay(Sheet(crown, "#233a5e", ("cap",), lift=12))
    scene.lay(Sheet(strip([(-0.74, 0.78), (0.2, 0.92), (1.12, 0.76)], 0.22), "#1a2a48", lift=8))
    scene.lay(Sheet(star(8, 0.13, 0.08).at(0.2, 1.02), "#f2c14a", lift=4))


def _map_children(scene: Scene) -> None:
    """Three who search: one behind the ear, one on the nose, one in the beard."""
    peep = Looks("#8a5238", "#1c1420", "afro", "#d8473c", profile=figures.CHILD)
    reach = (((-0.1, 0.62), (0.08, 0.66), (0.2, 0.74)), ((0.1, 0.62), (0.18, 0.5), (0.26, 0.56)))
    scene.lay(person(peep, "side", reach), x=-0.86, y=-0.36, scale=0.66, turn=-6)
    seer = Looks("#efc4a0", "#a8532a", "braids", "#3f8f7a", profile=figures.CHILD)
    scope = (((0.1, 0.62), (0.24, 0.66), (0.2, 0.8)), ((0.1, 0.6), (0.26, 0.6), (0.3, 0.76)))
    sit = (((-0.05, 0.34), (0.12, 0.34), (0.16, 0.16)), ((0.02, 0.34), (0.16, 0.32), (0.22, 0.16)))
    scene.lay(person(seer, "side", scope, sit), x=0.14, y=-0.18, scale=0.46)
    tube = strip(((0.24, 0.2), (0.4, 0.3)), 0.04, 0.07)
    scene.lay(Sheet(tube, "#b8793c", ("telescope",), lift=4))
    digger = Looks("#c98d6a", "#2a1820", "short", "#f2c14a", profile=figures.CHILD)
    dig = (((-0.1, 0.62), (0.1, 0.5), (0.22, 0.46)), ((0.1, 0.62), (0.2, 0.46), (0.28, 0.36)))
    scene.lay(person(digger, "side", dig), x=-0.5, y=-1.42, scale=0.6)
    spade = strip(((-0.42, -1.0), (-0.2, -1.36)), 0.025)
    blade = blob("-.07,.06 .07,.06 .07,-.06 0,-.14 -.07,-.06").turned(32).at(-0.19, -1.38)
    scene.lay(Sheet(spade, "#8a5f3c", lift=4), Sheet(blade, "#8f9aa4", ("spade",), lift=4))
