"""Night errands of the very tall: one licks the moon, one lights the stars."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    star,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_MOONLIGHT = "#fff3c4"


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="It will not last",
    subject="child licking the moon in a cone",
    props=("ice cream cone", "sleeping house", "drops", "bowl"),
    mood=("greedy", "funny", "fleeting"),
)
def ice_cream_moon(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#1a2152", lift=0, shade="#6a4a86"))
    _pinholes(scene, "-.8,1.3 -.34,1.36 -.1,1.02 -.56,1.12 .02,1.32 -.9,1.08 -.04,.74 .86,1.34")
    _scoop(scene)
    _licking_child(scene)
    _arm_with_cone(scene)
    _catcher(scene)
    _sleeping_houses(scene)
    return PaperPlan()


def _pinholes(scene: Scene, places: str) -> None:
    """Small stars far away, of three sizes."""
    for index, (x, y) in enumerate(points(places)):
        dot = ellipse(0.006 + 0.004 * (index % 3)).at(x, y)
        scene.lay(Sheet(dot, "#fff3d0", ("small stars",), glow=0.1))


def _scoop(scene: Scene) -> None:
    """The moon, half melted over the rim of its cone."""
    scene.lay(Sheet(ellipse(0.45).at(0.5, 0.74), "#fbeab0", ("moon",), glow=0.4))
    for x, y, size in (
        (0.34, 0.98, 0.09),
        (0.66, 0.8, 0.12),
        (0.42, 0.64, 0.06),
        (0.76, 1.02, 0.05),
    ):
        scene.lay(Sheet(ellipse(size, size * 0.86).at(x, y), "#efdca0", lift=0))
    cone = polygon(".16,.42 .84,.42 .54,-.72 .5,-.72")
    scene.lay(Sheet(cone, "#d9964a", ("ice cream cone",), lift=12))
    grid = [((0.0 + 0.16 * k, 0.5), (0.5 + 0.16 * k, -0.9)) for k in range(-3, 6)]
    grid += [((1.0 - 0.16 * k, 0.5), (0.5 - 0.16 * k, -0.9)) for k in range(-3, 6)]
    scene.lay(Sheet(strips(grid, 0.018) & cone, "#a8642c", lift=0))
    melt = blob(
        ".1,.5 .14,.36 .19,.16 .25,.14 .28,.28 .36,.3 .42,.1 .47,-.06 .53,-.04 .54,.16 .62,.3"
        " .7,.26 .73,.1 .79,.1 .82,.3 .9,.46 .86,.6 .5,.56 .14,.6"
    )
    scene.lay(Sheet(melt, _MOONLIGHT, ("melting moon",), lift=6, shade="#fbe6a0"))


def _licking_child(scene: Scene) -> None:
    """A profile with a wide open mouth; the tongue bends up along the moon."""
    skin, hair = "#efc4a0", "#a84a2a"
    pyjama = blob("-1.4,-.5 -.9,-.36 -.5,-.34 -.2,-.52 -.06,-.9 -.04,-1.8 -1.4,-1.8")
    at: dict[str, Any] = {"x": -0.56, "y": 0.38, "scale": 1.0, "turn": 13}
    whole, *features = figures.head(skin, hair, figures.CHILD, "bob")
    features[3] = Sheet(strip(points(".16,.16 .26,.21 .36,.17"), 0.014, 0.024), hair, lift=1)
    wedge = polygon("1,-.12 .12,-.3 1,-.52")
    scene.lay(Sheet(blob(".1,-.2 .34,-.2 .37,-.38 .1,-.4"), "#7a1f34", ("mouth",), lift=8), **at)
    tongue = blob(
        "-.3,.16 -.16,.17 -.04,.25 .04,.38 .06,.5 .1,.6 .17,.66 .23,.62 .2,.5 .15,.34 .06,.16"
        " -.1,.06 -.28,.06"
    )
    scene.lay(Sheet(tongue, "#e8606a", ("tongue",), lift=7, shade="#d04a5c"))
    groove = strip(points("-.2,.12 -.02,.17 .07,.3 .12,.46 .15,.56"), 0.016, 0.01)
    scene.lay(Sheet(groove, "#b83a50", lift=0))
    scene.lay(Sheet(whole.outline - wedge, skin, ("child",), lift=12), **at)
    scene.lay(features, **at)
    scene.lay(Sheet(pyjama, "#2f8a8c", ("pyjamas",), lift=10, pattern="stripes", turn=90))
    collar = blob("-.98,-.34 -.8,-.22 -.5,-.22 -.28,-.36 -.34,-.48 -.56,-.4 -.8,-.4 -.96,-.46")
    scene.lay(Sheet(collar, "#f4efe2", ("collar",), lift=6))


def _arm_with_cone(scene: Scene) -> None:
    """One sleeve from the shoulder to a fist round the cone."""
    arm = people.bent_sleeve((-0.5, -0.78), (0.04, -1.02), (0.38, -0.46), 0.4)
    scene.lay(Sheet(arm, "#3a9c9a", ("sleeve",), lift=11, pattern="stripes", turn=30))
    cuff = strip(((0.28, -0.4), (0.5, -0.54)), 0.12)
    scene.lay(Sheet(cuff, "#f4efe2", lift=6))
    scene.lay(people.fist("#efc4a0"), x=0.52, y=-0.27, scale=0.78, turn=4)


def _catcher(scene: Scene) -> None:
    """Somebody is awake after all and holds up a bowl behind the ridge."""
    who = Dress("#8a5238", "#1c1420", "#e8843c", kind=figures.OLD, hat="wool", hat_colour="#f4efe2")
    lift = Stance(near=((0.14, 0.74), (0.2, 0.94)), far=((0.1, 0.74), (0.16, 0.97)), nod=18)
    scene.lay(people.person(who, lift), x=0.63, y=-1.28, scale=0.68)
    bowl = blob(".65,-.58 .65,-.58 .93,-.58 .93,-.58 .89,-.68 .79,-.72 .69,-.68")
    scene.lay(Sheet(ellipse(0.14, 0.04).at(0.79, -0.58), _MOONLIGHT, ("moonlight",), glow=0.4))
    scene.lay(Sheet(bowl, "#d8563c", ("bowl",), lift=6))
    for x, y, size in ((0.8, 0.0, 0.034), (0.81, -0.2, 0.042), (0.8, -0.44, 0.052)):
        drop = blob(
            (0, -size), (size, 0), (size * 0.5, size), (0, size * 2.2), (0, size * 2.2),
            (-size * 0.5, size), (-size, 0),
        )  # fmt: skip
        scene.lay(Sheet(drop.at(x, y), _MOONLIGHT, ("drop",), glow=0.3))


def _sleeping_houses(scene: Scene) -> None:
    """Three roofs, all asleep: the windows are shut eyes."""
    for x, wide, low, tone, roof in (
        (-0.7, 0.74, -1.18, "#3a3570", "#57407c"), (0.64, 0.78, -1.14, "#453c7c", "#8a4a74"),
        (-0.04, 0.62, -1.3, "#2f2c60", "#43366c"),
    ):  # fmt: skip
        half = wide / 2
        wall = polygon((x - half, low), (x + half, low), (x + half, -1.8), (x - half, -1.8))
        scene.lay(Sheet(wall, tone, ("house",), lift=9))
        eaves, ridge = half + 0.08, half * 0.55
        top = polygon(
            (x - eaves, low), (x + eaves, low), (x + ridge, low + 0.3), (x - ridge, low + 0.3)
        )
        scene.lay(Sheet(top, roof, ("sleeping roof",), lift=8, pattern="scales"))
        for side in (-1, 1):
            eye = x + side * half * 0.46
            lid = strip(
                [(eye - 0.09, low - 0.1), (eye, low - 0.15), (eye + 0.09, low - 0.1)], 0.024
            )
            scene.lay(Sheet(lid, "#14123a", ("shut windows",), lift=0))
    trickle = blob(
        ".72,-.84 .86,-.84 .93,-1.02 .94,-1.1 .89,-1.12 .85,-1.0 .79,-.92 .76,-.98 .72,-.94"
    )
    scene.lay(Sheet(trickle, _MOONLIGHT, ("spilt moonlight",), glow=0.3))


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="He only does the stars",
    subject="giant lighting the stars with a pole",
    props=("pole", "roofs", "dark star", "apprentice"),
    mood=("grand", "tender", "nightly"),
)
def lamp_lighter_giant(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#10183c", lift=0, shade="#4a4a8c"))
    scene.lay(Sheet(star(5, 0.3, 0.135).turned(10).at(-0.6, 1.04), "#fff0b0", ("star",), glow=0.75))
    for x, y, size, turn in (
        (-0.1, 1.3, 0.1, 20),
        (-0.84, 0.46, 0.08, -14),
        (-0.18, 0.78, 0.07, 40),
    ):
        scene.lay(
            Sheet(
                star(5, size, size * 0.45).turned(turn).at(x, y), "#3d4480", ("dark stars",), lift=4
            )
        )
    _pinholes(scene, "-.86,.8 -.2,1.1 .16,1.34 .84,1.36 .9,.94 -.76,.2 -.48,-.1 -.9,-.34 .02,.62")
    _giant(scene)
    _pole_arm(scene)
    _roofs(scene)
    return PaperPlan()


def _giant(scene: Scene) -> None:
    """His back is a hill over the roofs; he looks up to the left."""
    coat = blob(
        ".3,.3 .56,.4 .86,.34 1.2,.06 1.5,-.4 1.5,-1.8 -.5,-1.8 -.3,-1.3 .02,-.6 .12,-.1 .2,.2"
    )
    scene.lay(Sheet(coat, "#7a3a5c", ("giant",), lift=14, shade="#4f284a"))
    skin, white = "#b5794f", "#efe8de"
    at: dict[str, Any] = {"x": 0.46, "y": 0.62, "scale": 0.72, "turn": -14, "flip": True}
    scene.lay(figures.head(skin, white, figures.MAN, "bald"), **at)
    beard = blob(
        "-.16,.0 -.06,-.12 .12,-.2 .26,-.19 .4,-.21 .42,-.27 .38,-.3 .46,-.42 .42,-.62 .3,-.84"
        " .12,-.94 -.02,-.8 -.14,-.5 -.2,-.2"
    )
    scene.lay(Sheet(beard, white, ("beard",), lift=7), **at)
    scene.lay(Sheet(strip(points(".28,-.27 .33,-.29 .39,-.275"), 0.02), "#a8484a", lift=0), **at)
    scene.lay(people.hat_sheets("cap", "#2f7d86"), **at)
    pocket = blob(".46,-.56 .46,-.56 .84,-.5 .84,-.5 .84,-.84 .64,-.92 .46,-.86")
    for x, y, turn in ((0.56, -0.5, 12), (0.74, -0.46, -20)):
        spare = star(5, 0.13, 0.058).turned(turn).at(x, y)
        scene.lay(Sheet(spare, "#565c9c", ("spare stars",), lift=4))
    scene.lay(Sheet(pocket, "#8c4a6a", ("pocket",), lift=7))


def _pole_arm(scene: Scene) -> None:
    """A true sleeve with a cuff, and a fist round the pole; the flame has just caught."""
    scene.lay(
        Sheet(strip(((-0.12, -0.18), (-0.53, 0.9)), 0.06, 0.035), "#d9a860", ("pole",), lift=8)
    )
    flame = blob("-.53,.86 -.47,.93 -.5,1.02 -.56,1.1 -.56,1.1 -.6,1.0 -.59,.9")
    scene.lay(Sheet(flame, "#ff9a3c", ("flame",), glow=0.6))
    arm = people.bent_sleeve((0.58, 0.06), (0.08, -0.34), (-0.16, 0.0), 0.36)
    scene.lay(Sheet(arm, "#8c4668", ("sleeve",), lift=11))
    scene.lay(Sheet(strip(((-0.26, -0.06), (-0.02, 0.06)), 0.13), "#e9b44a", ("cuff",), lift=6))
    scene.lay(people.fist("#b5794f"), x=-0.25, y=0.18, scale=0.66, turn=24)


def _roofs(scene: Scene) -> None:
    """The town at his knees; on one roof his apprentice holds the next star ready."""
    who = Dress("#efc4a0", "#a84a2a", "#e8843c", kind=figures.CHILD, cut="bob", head=0.34)
    lift = Stance(near=((0.14, 0.8), (0.18, 1.02)), far=((0.06, 0.8), (0.14, 1.04)), nod=20)
    scene.lay(people.person(who, lift), x=-0.72, y=-0.92, scale=0.5)
    dark = star(5, 0.13, 0.058).turned(8).at(-0.63, -0.33)
    scene.lay(Sheet(dark, "#7a80c0", ("dark star",), lift=5))
    for corners, tone in (
        ("-1.3,-1.1 -1.0,-.9 -.5,-.9 -.28,-1.14 -.36,-1.14 -.36,-1.8 -1.3,-1.8", "#3a3f86"),
        ("-.36,-1.8 -.36,-1.24 -.44,-1.24 -.1,-.98 .26,-1.24 .18,-1.24 .18,-1.8", "#4a4f9c"),
        (".5,-1.8 .5,-1.2 .42,-1.2 .58,-1.0 1.0,-1.0 1.3,-1.2 1.3,-1.8", "#363a80"),
        (".14,-1.8 .14,-1.3 .2,-1.3 .32,-.8 .44,-1.3 .5,-1.3 .5,-1.8", "#5c62b4"),
        ("-.7,-1.8 -.7,-1.36 -.78,-1.36 -.5,-1.2 -.1,-1.2 .16,-1.36 .08,-1.36 .08,-1.8", "#282c66"),
    ):
        scene.lay(
            Sheet(polygon(corners), tone, ("roofs",), lift=11, shade=mix(tone, "#0c0e2c", 0.3))
        )
    panes = [(-0.84, -1.2), (-0.84, -1.38), (-0.1, -1.12), (0.32, -1.36), (0.78, -1.26)]
    for x, y in panes:
        scene.lay(Sheet(box(0.08, 0.1).at(x, y), "#ffe09a", ("lit windows",), glow=0.3))
