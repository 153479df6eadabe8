"""High places: mountains folded from a map, and a letterbox on a peak."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature, town
from art.paint.story.cutouts.characters import STRIDE, Looks, person
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="Someone creased the map",
    subject="mountains that are a folded map",
    props=("map", "hikers", "giant hand"),
    mood=("playful", "lost", "grand"),
)
def folded_mountain(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f6c8a0", lift=0, shade="#fbe8c8"))
    scene.lay(Sheet(ellipse(0.26).at(-0.56, 1.0), "#fff4cc", ("sun",), glow=0.5))
    folds: tuple[tuple[str, str], ...] = (
        ("-1.3,.2 -.9,.5 -.5,.1 -.6,-.6 -1.3,-.6", "#c9dcc0"),
        ("-.9,-.1 .46,1.0 .3,-.8 -1.3,-.8", "#e6e2b8"),
        (".46,1.0 1.3,.3 1.3,-.9 .3,-.8", "#a8c4a8"),
        ("-1.3,-.5 -.62,.06 -.1,-.9 -1.3,-1.2", "#f2ecd0"),
        ("-.62,.06 .06,-.5 .2,-1.1 -.1,-.9", "#b8ccb0"),
        ("-.1,-.9 .7,-.26 .62,-1.3 -.4,-1.4", "#efe6c4"),
        (".7,-.26 1.3,-.7 1.3,-1.5 .62,-1.3", "#a3bfa8"),
        ("-1.3,-1.16 -.1,-.96 1.3,-1.2 1.3,-1.8 -1.3,-1.8", "#dfe0b4"),
    )
    for corners, colour in folds:
        facet = polygon(corners)
        scene.lay(Sheet(facet, colour, ("folded map",), lift=8, shade=mix(colour, "#6a7a8a", 0.16)))
        _map_lines(scene, facet, colour)
    _pinching_hand(scene)
    _lost_hikers(scene)
    return PaperPlan()


def _map_lines(scene: Scene, facet: Outline, paper: str) -> None:
    """The grid, a road and a river run over every side of the fold, each side on its own slant."""
    slant = 9 if paper > "#d" else -16
    grid = Outline(())
    for k in range(-6, 7):
        grid = grid | strip(((-1.6, 0.42 * k), (1.6, 0.42 * k)), 0.008)
        grid = grid | strip(((0.42 * k, -1.8), (0.42 * k, 1.8)), 0.008)
    scene.lay(Sheet(grid.turned(slant) & facet, mix(paper, "#3f6a86", 0.4), lift=0))
    river = strip(
        [(-1.3, -0.2), (-0.7, -0.34), (-0.2, 0.1), (0.4, 0.3), (0.9, -0.1), (1.4, -0.3)], 0.05, 0.09
    )
    scene.lay(Sheet(river.turned(slant) & facet, "#6aa8c4", ("river",), lift=0))
    road = strip(
        [(-1.3, -1.3), (-0.5, -1.1), (0.0, -0.7), (0.3, -0.2), (0.36, 0.5), (0.5, 1.0)], 0.035
    )
    scene.lay(Sheet(road.turned(-slant * 0.4) & facet, "#d8563c", ("road",), lift=0))


def _pinching_hand(scene: Scene) -> None:
    """Thumb and finger that press the highest crease."""
    skin = "#8a5238"
    arm = polygon("1.3,1.66 .9,1.8 .62,1.8 .9,1.3 1.3,1.2")
    scene.lay(Sheet(arm, "#31305a", ("sleeve",), lift=12))
    palm = blob(".7,1.5 .58,1.32 .62,1.16 .8,1.1 1.0,1.24 1.02,1.46")
    fingers = strip([(0.66, 1.4), (0.5, 1.26), (0.38, 0.98)], 0.15, 0.12) | ellipse(0.06).at(
        0.38, 0.97
    )
    thumb = strip([(0.86, 1.2), (0.72, 1.04), (0.56, 0.92)], 0.17, 0.13) | ellipse(0.066).at(
        0.55, 0.91
    )
    curled = strip([(0.84, 1.4), (0.62, 1.34), (0.56, 1.2)], 0.14, 0.11) | ellipse(0.055).at(
        0.56, 1.19
    )
    scene.lay(Sheet(thumb, mix(skin, "#000000", 0.08), ("thumb",), lift=8))
    scene.lay(
        Sheet(palm, skin, ("hand",), lift=8), Sheet(curled, mix(skin, "#000000", 0.06), lift=4)
    )
    scene.lay(Sheet(fingers, skin, ("finger",), lift=6))
    scene.lay(
        Sheet(ellipse(0.034, 0.045).turned(-20).at(0.38, 0.98), mix(skin, "#ffffff", 0.45), lift=1)
    )


def _lost_hikers(scene: Scene) -> None:
    """Three in the fold with a map of their own; their house is printed beside them."""
    scene.lay(town.house("#f6ead0", "#c8433c"), x=-0.68, y=-0.72, scale=0.22, turn=12)
    scene.lay(Sheet(ring(0.19, 0.165).at(-0.7, -0.62), "#d8563c", ("circle",), lift=1))
    point = (((-0.11, 0.62), (-0.16, 0.5), (0.02, 0.46)), ((0.11, 0.62), (0.26, 0.68), (0.4, 0.74)))
    hold = (((-0.11, 0.62), (-0.2, 0.52), (-0.1, 0.44)), ((0.11, 0.62), (0.2, 0.52), (0.1, 0.44)))
    lead = Looks("#efc4a0", "#a8532a", "bun", "#c8433c", profile=figures.WOMAN)
    scout = Looks("#6b432f", "#1c1420", "short", "#2f6a86", stout=1.2)
    small = Looks("#c98d6a", "#2a1820", "braids", "#e7a13a", profile=figures.CHILD)
    scene.lay(person(lead, "side", point, STRIDE), x=0.2, y=-1.36, scale=0.68)
    scene.lay(
        Sheet(
            blob("-.1,.06 -.1,-.22 .06,-.24 .06,.08").at(0.06, -0.98),
            "#5f7a44",
            ("rucksack",),
            lift=5,
        )
    )
    scene.lay(
        person(scout, "front", hold, expression=Expression("flat", (0, -0.9), 0.8)),
        x=-0.24,
        y=-1.38,
        scale=0.72,
    )
    sheet = polygon("-.17,.1 -.06,.06 .06,.1 .17,.06 .17,-.1 .06,-.06 -.06,-.1 -.17,-.06").at(
        -0.24, -1.04
    )
    scene.lay(Sheet(sheet, "#fdf6dc", ("map",), lift=5))
    scene.lay(person(small, "side"), x=0.6, y=-1.38, scale=0.5, flip=True)


@card(
    palette="ice_silver",
    hand="cut_paper",
    title="One letter a year",
    subject="postman who climbs to an eagle",
    props=("eagle", "letterbox", "peak", "rope"),
    mood=("devoted", "cold", "touching"),
)
def mountain_postman(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#7a8fc0", lift=0, shade="#f4c8b8"))
    for corners, colour in (
        ("-1.3,-.7 -.86,-.1 -.5,-.5 -.1,.06 .4,-.6 1.3,-.3 1.3,-1.8 -1.3,-1.8", "#a8a8d0"),
        ("-1.3,-1.1 -.7,-.62 -.2,-1.0 .3,-.7 1.3,-1.2 1.3,-1.8 -1.3,-1.8", "#8890c0"),
    ):
        scene.lay(Sheet(polygon(corners), colour, ("mountains",), lift=7))
    peak = polygon(
        "-.9,-1.8 -.42,-1.0 -.3,-.72 -.06,-.5 .06,-.06 .3,.3 .62,.3 .86,-.1 1.3,-.5 1.3,-1.8"
    )
    scene.lay(Sheet(peak, "#5a6a9a", ("peak",), lift=12, shade="#3a4674"))
    snow = polygon(
        "-.06,-.5 .06,-.06 .3,.3 .62,.3 .86,-.1 1.0,-.26 .84,-.3 "
        ".76,-.16 .62,-.4 .5,-.16 .36,-.36 .24,-.2 .14,-.46"
    )
    scene.lay(Sheet(snow, "#f8fbff", ("snow",), lift=4))
    for facet in (
        ".62,.3 .86,-.1 1.3,-.5 1.3,-1.8 .9,-1.8 .76,-.8",
        "-.3,-.72 -.06,-.5 .1,-1.2 -.2,-1.8 -.5,-1.8",
    ):
        scene.lay(Sheet(polygon(facet), "#34406c", lift=0))
    _waiting_eagle(scene)
    _climbing_postman(scene)
    return PaperPlan(snowfall=70)


def _waiting_eagle(scene: Scene) -> None:
    """An old eagle beside the box, spectacles ready."""
    scene.lay(Sheet(box(0.05, 0.34).at(0.34, 0.44), "#5a3a2a", lift=5))
    letterbox = box(0.34, 0.24).at(0.3, 0.68) | ellipse(0.17, 0.12).at(0.3, 0.8)
    scene.lay(Sheet(letterbox, "#c8333f", ("letterbox",), lift=9))
    scene.lay(Sheet(box(0.2, 0.03).at(0.28, 0.74), "#3a1a1c", lift=0))
    scene.lay(
        Sheet(
            strip([(0.14, 0.9), (0.3, 0.95), (0.46, 0.9)], 0.05, 0.05), "#ffffff", ("snow",), lift=3
        )
    )
    _eagle(scene)


def _eagle(scene: Scene) -> None:
    """Plumage, white head and claws."""
    brown = "#5f3f30"
    body = blob(".56,.3 .5,.7 .56,1.0 .7,1.16 .86,1.1 1.0,.8 1.06,.3 .96,-.06 .78,.22")
    scene.lay(Sheet(body, brown, ("eagle",), lift=10))
    for k in range(3):
        plume = (
            nature.leaf_outline(0.66 - 0.1 * k, 0.17).turned(-84 - 6 * k).at(0.94 - 0.09 * k, 0.82)
        )
        scene.lay(Sheet(plume, mix(brown, "#e0a868", 0.14 * k + 0.1), ("wing",), lift=4))
    head = blob(".5,1.1 .46,1.24 .56,1.38 .72,1.4 .84,1.28 .86,1.08 .78,.96 .64,.94 .56,1.0")
    scene.lay(Sheet(head, "#fdf6e6", ("head",), lift=7))
    scene.lay(
        Sheet(
            blob(".5,1.2 .5,1.2 .36,1.16 .32,1.02 .32,1.02 .44,1.06 .54,1.06"),
            "#f0b040",
            ("beak",),
            lift=5,
        )
    )
    scene.lay(Sheet(ellipse(0.03).at(0.58, 1.21), "#1c1420", ("eye",), lift=1))
    scene.lay(Sheet(strip(((0.5, 1.29), (0.66, 1.27)), 0.03), "#8a7a68", lift=1))
    scene.lay(
        Sheet(
            ring(0.085, 0.068).at(0.57, 1.2) | strip(((0.65, 1.21), (0.82, 1.24)), 0.02),
            "#31305a",
            ("glasses",),
            lift=3,
        )
    )
    claws = strips(
        [((0.62, 0.3), (0.58, 0.24)), ((0.66, 0.3), (0.66, 0.23)), ((0.7, 0.3), (0.74, 0.25))],
        0.035,
    )
    scene.lay(Sheet(claws, "#f0b040", lift=3))


def _climbing_postman(scene: Scene) -> None:
    """He hangs on the rope with one hand; the letter bears a feather."""
    rope = [(0.34, 0.34), (0.02, 0.10), (-0.19, -0.28), (-0.28, -0.62), (-0.34, -1.3)]
    scene.lay(Sheet(strip(rope, 0.024), "#f2c14a", ("rope",), lift=5))
    climb = (((-0.1, 0.62), (0.06, 0.74), (0.16, 0.88)), ((0.1, 0.6), (-0.1, 0.56), (-0.24, 0.7)))
    legs = (((-0.04, 0.36), (0.12, 0.3), (0.08, 0.12)), ((0.04, 0.36), (0.06, 0.16), (-0.02, 0.0)))
    man = Looks(
        "#c98d6a", "#2a1820", "short", "#2f5a8a", profile=figures.MAN, stout=1.15, beard=True
    )
    scene.lay(person(man, "side", climb, legs, tilt=16), x=-0.48, y=-1.1, scale=0.92, turn=-8)
    cap = blob("-.42,.3 -.4,.56 0,.66 .34,.52 .38,.36 .6,.3 .56,.24 .2,.32").scaled(0.3).turned(10)
    scene.lay(Sheet(cap.at(-0.36, -0.34), "#1f3a5e", ("cap",), lift=5))
    scene.lay(
        Sheet(
            blob("-.16,.12 .12,.14 .16,-.14 -.14,-.18").at(-0.62, -0.68),
            "#8a5a34",
            ("bag",),
            lift=6,
        )
    )
    scene.lay(Sheet(strip([(-0.62, -0.58), (-0.5, -0.5), (-0.4, -0.48)], 0.03), "#6b4428", lift=3))
    letter = box(0.24, 0.16).turned(14).at(-0.68, -0.36)
    scene.lay(Sheet(letter, "#fffaf0", ("letter",), lift=6))
    plume = nature.leaf_outline(0.12, 0.045).turned(44).at(-0.72, -0.4)
    scene.lay(Sheet(plume, "#5f3f30", ("feather",), lift=1))
    scene.lay(Sheet(box(0.04, 0.05).turned(14).at(-0.6, -0.31), "#c8333f", ("stamp",), lift=0))
