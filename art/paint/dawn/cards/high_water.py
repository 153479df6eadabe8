"""High water: a neighbour at the balcony, an island in the bath."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people, town
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
    waves,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="deep_sea",
    hand="cut_paper",
    title="High tide, third floor",
    subject="woman on her balcony chatting with a whale",
    props=("neighbour with a fishing rod", "whale tail", "goldfish in a cup"),
    mood=("absurd", "calm", "neighbourly"),
)
def balcony_sea(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8fc4c4", lift=0, shade="#fbd9ae"))
    scene.lay(Sheet(waves(-0.14, 0.02, 0.36, 0.1), "#8cc8c2", ("sea",), lift=6))
    scene.lay(Sheet(waves(-0.36, 0.03, 0.44, 0.4), "#62b0b4", ("sea",), lift=7))
    _tail(scene)
    _house(scene)
    _angler(scene)
    _whale(scene)
    _woman(scene)
    _railing(scene)
    for level, tone in ((-0.86, "#3f9aa8"), (-1.3, "#246478")):
        tide = waves(level, 0.045, 0.5, level * 2)
        scene.lay(Sheet(tide, tone, ("sea",), lift=9, pattern="waves"))
        if level > -1:
            _second_floor(scene)
    return PaperPlan()


def _second_floor(scene: Scene) -> None:
    """Below the water line somebody has left the light on; a fish looks out of the window."""
    scene.lay(Sheet(polygon(".1,-.98 1.3,-.98 1.3,-1.8 .1,-1.8"), "#35808c", ("house",), lift=0))
    scene.lay(Sheet(box(0.62, 0.7).at(0.56, -1.36), "#2a6a7a", lift=2))
    pane = box(0.5, 0.6).at(0.56, -1.36)
    scene.lay(Sheet(pane, "#ffe0a0", ("window under water",), glow=0.25))
    body = blob(".46,-1.28 .52,-1.16 .66,-1.1 .9,-1.1 .9,-1.5 .66,-1.46 .52,-1.38")
    scene.lay(Sheet(body & pane, "#d8563c", ("fish",), lift=3))
    scene.lay(Sheet(ellipse(0.04).at(0.59, -1.22), "#fdf8ee", lift=1))
    scene.lay(Sheet(ellipse(0.022).at(0.585, -1.21), "#2a1820", ("eye",), lift=0))
    curtain = blob(".28,-1.02 .48,-1.02 .42,-1.2 .36,-1.44 .38,-1.7 .28,-1.7")
    scene.lay(Sheet(curtain & pane, "#8a5fb0", ("curtain",), lift=3))


def _tail(scene: Scene) -> None:
    """The whale's own tail comes up behind it; the line has caught in the notch."""
    fluke = blob(
        "-1.02,-.5 -1.0,.1 -.86,.5 -.98,.66 -1.1,.9 -1.1,.9 -.9,.94 -.74,.82 -.7,.84 -.56,.98"
        " -.34,1.06 -.34,1.06 -.4,.84 -.54,.64 -.66,.48 -.72,.1 -.7,-.5"
    )
    scene.lay(Sheet(fluke, "#24486a", ("whale tail",), lift=10, shade="#356484"))


def _house(scene: Scene) -> None:
    """The front of the house, an open door with lamplight, and the floor above."""
    wall = polygon("-.04,1.8 1.3,1.8 1.3,-1.8 .08,-1.8 .08,.88 -.04,.88")
    scene.lay(Sheet(wall & box(1.4, 4).at(0.86, 0), "#d9795a", ("house",), lift=12))
    courses = [((0.16 + 0.5 * (k % 2), -0.66 + 0.3 * k), (0.34 + 0.5 * (k % 2), -0.66 + 0.3 * k))
               for k in range(8)]  # fmt: skip
    scene.lay(Sheet(strips(courses, 0.03), "#c4654a", lift=0))
    scene.lay(Sheet(box(0.74, 1.5).at(0.62, -0.02), "#fdf3e2", lift=6))
    scene.lay(Sheet(box(0.62, 1.44).at(0.62, -0.05), "#ffd98a", ("lit room",), glow=0.3))
    shutter = polygon(".3,.76 .3,-.7 .12,-.76 .12,.7")
    scene.lay(Sheet(shutter, "#2f7d74", ("shutter",), lift=7, pattern="stripes"))


def _angler(scene: Scene) -> None:
    """He is sure that it is a big one; his rod is bent like a bow."""
    skin, coat = "#efc4a0", "#3a4a86"
    scene.lay(Sheet(box(0.5, 0.6).at(0.86, 1.36), "#3a4f6a", lift=0))
    torso = blob(".5,.9 .48,1.1 .6,1.22 .82,1.2 .96,1.0 .98,.9")
    scene.lay(Sheet(torso, coat, ("neighbour",), lift=8))
    head = figures.head(skin, "#8a8480", figures.OLD, "bald")
    scene.lay(head, x=0.6, y=1.29, scale=0.3, flip=True, turn=8)
    scene.lay(people.hat_sheets("cap", "#e9b84a"), x=0.6, y=1.295, scale=0.3, flip=True, turn=8)
    rod = strip(points(".42,1.0 .2,1.26 -.1,1.4 -.34,1.34 -.44,1.2"), 0.035, 0.014)
    scene.lay(Sheet(rod, "#6a3a28", ("fishing rod",), lift=7))
    scene.lay(town.thread([(-0.44, 1.2), (-0.71, 0.84)], "#fdf8ee", 0.012))
    hook = strip(points("-.72,.86 -.75,.78 -.7,.72 -.64,.77"), 0.022, 0.012)
    scene.lay(Sheet(hook, "#f4f6fa", ("hook",), lift=3))
    arm = people.bent_sleeve((0.78, 1.1), (0.66, 0.96), (0.42, 1.02), 0.12)
    scene.lay(Sheet(arm, mix(coat, "#ffffff", 0.12), lift=5))
    scene.lay(Sheet(ellipse(0.062, 0.055).at(0.38, 1.05), skin, ("hand",), lift=4))
    bars = [((0.3 + 0.11 * k, 0.74), (0.3 + 0.11 * k, 0.94)) for k in range(9)]
    scene.lay(Sheet(strips(bars, 0.024), "#2a2438", lift=5))
    scene.lay(Sheet(box(1.2, 0.05).at(0.84, 0.95), "#2a2438", ("upper balcony",), lift=6))
    scene.lay(Sheet(box(1.24, 0.09).at(0.84, 0.74), "#f0dcc0", lift=10))


def _whale(scene: Scene) -> None:
    """Its head stands out of the water as high as the rail and a bit higher."""
    blue = "#2f5878"
    whole = blob(
        "-.1,.5 -.34,.5 -.58,.32 -.78,-.02 -.9,-.5 -.96,-1.1 -.96,-1.7 .1,-1.7 .12,-1.1"
        " .14,-.6 .1,-.2 .06,.12 .02,.4"
    )
    scene.lay(Sheet(whole, blue, ("whale",), lift=14, shade="#234662"))
    throat = blob(
        ".04,.36 -.06,.2 -.12,.04 -.24,-.2 -.36,-.34 -.44,-.38 -.42,-.7 -.34,-1.2 -.3,-1.7"
        " .2,-1.7 .3,-.6 .16,0"
    )
    scene.lay(Sheet(throat & whole, "#d6e4e0", ("throat",), lift=3, shade="#9fc0c4"))
    for line in (
        ".08,.1 .07,-.4 .06,-1.2", ".0,.16 -.03,-.4 -.02,-1.2", "-.08,.0 -.13,-.5 -.11,-1.2",
        "-.17,-.12 -.23,-.6 -.19,-1.2", "-.28,-.26 -.33,-.7 -.27,-1.2",
    ):  # fmt: skip
        fold = strip(points(line), 0.01, 0.02) & throat & whole
        scene.lay(Sheet(fold, "#86a8b2", lift=0))
    mouth = strip(
        points(".035,.38 -.06,.2 -.12,.04 -.24,-.2 -.38,-.34 -.52,-.37 -.6,-.3"), 0.022, 0.036
    )
    scene.lay(Sheet(mouth, "#16304a", ("mouth",), lift=0))
    scene.lay(Sheet(ellipse(0.085, 0.075).at(-0.5, -0.16), mix(blue, "#ffffff", 0.2), lift=3))
    scene.lay(Sheet(ellipse(0.06, 0.056).at(-0.49, -0.16), "#fdf8ee", lift=2))
    scene.lay(Sheet(ellipse(0.034).at(-0.465, -0.145), "#141020", ("eye",), lift=1))
    lid = strip(points("-.6,-.16 -.54,-.08 -.45,-.07 -.4,-.11"), 0.03, 0.02)
    scene.lay(Sheet(lid, mix(blue, "#101828", 0.3), lift=2))
    for x, y, size in ((-0.28, 0.4, 0.03), (-0.4, 0.27, 0.022), (-0.2, 0.29, 0.018)):
        scene.lay(Sheet(ellipse(size).at(x, y), mix(blue, "#ffffff", 0.2), lift=2))


def _woman(scene: Scene) -> None:
    """She leans on the rail, her chin in her hand; the other hand offers a cup."""
    skin, dress = "#8a5238", "#b8324a"
    far = people.bent_sleeve((0.5, 0.06), (0.4, -0.2), (0.16, -0.18), 0.15)
    scene.lay(Sheet(far, mix(dress, "#140c20", 0.25), lift=5))
    torso = blob(".44,.24 .62,.28 .82,.16 .96,-.14 1.06,-.7 .48,-.8 .48,-.4 .42,-.14 .38,.06")
    scene.lay(Sheet(torso, dress, ("woman",), lift=11, pattern="dots"))
    head = figures.head(skin, "#1c1420", figures.WOMAN, "bun")
    scene.lay(head, x=0.42, y=0.46, scale=0.5, flip=True, turn=6)
    scene.lay(Sheet(ellipse(0.05).at(0.46, 0.36), "#f2c14a", ("earring",), lift=3))
    near = people.bent_sleeve((0.66, 0.1), (0.4, -0.2), (0.27, 0.04), 0.17)
    scene.lay(Sheet(near, mix(dress, "#ffffff", 0.1), ("arm",), lift=7))
    palm = blob(".33,.02 .24,.0 .18,.06 .165,.16 .2,.22 .26,.22 .33,.18 .36,.1")
    scene.lay(Sheet(palm, mix(skin, "#ffffff", 0.08), ("hand",), lift=5))
    fingers = strips([((0.175, 0.15), (0.25, 0.12)), ((0.175, 0.1), (0.25, 0.07))], 0.01)
    scene.lay(Sheet(fingers, mix(skin, "#2a1418", 0.4), lift=0))


def _railing(scene: Scene) -> None:
    """A bellied rail in front of both, a pot with a flower, and the cup for the guest."""
    iron = "#2a2438"
    for k in range(8):
        x = 0.02 + 0.15 * k
        bar = strip([(x, -0.24), (x - 0.03, -0.48), (x + 0.01, -0.74)], 0.028)
        scene.lay(Sheet(bar, iron, lift=6))
    scene.lay(Sheet(box(1.4, 0.075).at(0.64, -0.25), iron, ("balcony",), lift=9))
    scene.lay(Sheet(box(1.4, 0.14).at(0.64, -0.79), "#f0dcc0", lift=12))
    scene.lay(Sheet(box(1.4, 0.04).at(0.66, -0.88), "#b8604a", lift=4))
    gold = blob(".08,-.06 .07,.02 .02,.1 .1,.07 .17,.12 .14,.03 .13,-.06")
    scene.lay(Sheet(gold, "#f08a2c", ("goldfish",), lift=3))
    handle = ellipse(0.05).at(0.19, -0.12) - ellipse(0.028).at(0.19, -0.12)
    cup = blob(
        ".02,-.04 .02,-.04 .17,-.04 .17,-.04 .15,-.18 .13,-.21 .13,-.21 .06,-.21 .06,-.21 .04,-.18"
    )
    scene.lay(Sheet(handle | cup, "#fdf8ee", ("cup",), lift=6))
    scene.lay(Sheet(ellipse(0.05, 0.045).at(0.22, -0.17), "#8a5238", ("hand",), lift=4))


@card(
    palette="deep_sea",
    hand="cut_paper",
    title="He lets us land on Sundays",
    subject="father in the bath as an island",
    props=("children", "boats", "lighthouse", "beard"),
    mood=("funny", "tender", "lazy"),
)
def father_island(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#235862", lift=0, pattern="checks", shade="#3f938c"))
    scene.lay(Sheet(polygon("-.82,.9 -.82,.84 1.3,.78 1.3,1.5"), "#a8d0a8", ("beam",), glow=0.12))
    _shelf_town(scene)
    back = strip(points("-1.2,-.2 0,-.26 1.2,-.2"), 0.12)
    scene.lay(Sheet(back, "#e4dccf", ("bathtub",), lift=7))
    scene.lay(Sheet(waves(-0.26, 0.02, 0.3, 0.2), "#7cc4c8", ("water",), lift=3))
    _father(scene)
    _lighthouse(scene)
    _landing(scene)
    scene.lay(Sheet(waves(-0.34, 0.035, 0.42, 0.1), "#58aab8", ("water",), lift=7))
    _fleet(scene)
    scene.lay(Sheet(waves(-0.5, 0.03, 0.36, 0.6), "#3f8fa8", ("water",), lift=7))
    tub = blob("-1.3,-.66 1.3,-.66 1.3,-1 1.0,-1.36 .5,-1.52 -.5,-1.52 -1.0,-1.36 -1.3,-1")
    floor = polygon("-1.3,-1.3 1.3,-1.3 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#e08a62", ("floor",), lift=3))
    scene.lay(Sheet(tub, "#f7f2ea", lift=10, shade="#c9c4c4"))
    scene.lay(Sheet(strip(points("-1.2,-.6 0,-.68 1.2,-.6"), 0.15), "#fffaf2", lift=10))
    _resting_arm(scene)
    _late_climber(scene)
    return PaperPlan()


_FATHER_SKIN = "#cf9468"
_FATHER_HEAD: dict[str, Any] = {"x": 0.66, "y": 0.32, "scale": 0.68, "turn": -46, "flip": True}


def _father(scene: Scene) -> None:
    """Head, chest, belly and one knee are one coast; the other foot is a cape."""
    trunk = blob(
        ".4,.2 .26,.12 .1,.2 -.1,.25 -.28,.14 -.38,-.12 -.4,-.7 -.4,-.7 1.0,-.7 1.0,-.7"
        " 1.0,-.2 .8,.06"
    )
    knee = blob("-.3,-.7 -.36,-.2 -.46,.2 -.56,.36 -.66,.3 -.74,-.1 -.8,-.7")
    skull = figures.profile_outline(figures.MAN, bust=False)
    coast = Sheet(skull, _FATHER_SKIN).placed(0.66, 0.32, 0.68, -46, flip=True).outline
    scene.lay(Sheet(knee, mix(_FATHER_SKIN, "#5a2a20", 0.12), ("knee",), lift=9))
    foam = blob("-.4,.2 -.44,.3 -.5,.42 -.6,.42 -.68,.3 -.68,.2 -.6,.24 -.56,.16 -.5,.22 -.45,.14")
    scene.lay(Sheet(foam, "#fdfaf4", ("foam",), lift=4))
    scene.lay(Sheet(coast | trunk, _FATHER_SKIN, ("father",), lift=11))
    _bathing_suit(scene, trunk)
    scene.lay(Sheet(coast, _FATHER_SKIN, ("face",), lift=5))
    features = figures.head(_FATHER_SKIN, "#4a2a20", figures.MAN, "short", "closed")[1:]
    scene.lay(features, **_FATHER_HEAD)
    beard = blob(
        "-.2,.06 -.1,-.1 .1,-.2 .26,-.16 .38,-.2 .36,-.27 .41,-.33 .46,-.44 .38,-.58 .2,-.66"
        " .02,-.56 -.12,-.36"
    )
    scene.lay(Sheet(beard, "#4a2a20", ("beard",), lift=5), **_FATHER_HEAD)
    smile = strip(points(".27,-.25 .32,-.29 .385,-.285"), 0.022)
    scene.lay(Sheet(smile, "#c8605a", lift=0), **_FATHER_HEAD)


def _bathing_suit(scene: Scene, trunk: Outline) -> None:
    """An old-fashioned striped suit, and soap along its shore."""
    scene.lay(Sheet(trunk, "#fdf3e2", ("striped bathing suit",), lift=2))
    for index in range(8):
        x = -0.42 + 0.18 * index
        band = strip([(x - 0.05, -0.7), (x + 0.03, -0.2), (x - 0.01, 0.4)], 0.085)
        scene.lay(Sheet(band & trunk, "#d8473c", lift=0))
    shore = ((-0.42, -0.2, 0.12), (-0.28, -0.24, 0.1), (-0.12, -0.27, 0.08), (0.7, -0.26, 0.1))
    for x, y, size in shore:
        scene.lay(Sheet(ellipse(size).at(x, y), "#fdfaf4", ("foam",), lift=4))


def _lighthouse(scene: Scene) -> None:
    """It stands on the great toe, the foot is its rock."""
    foot = blob(
        "-1.06,-.7 -1.04,-.3 -.99,-.04 -.94,.06 -.86,.1 -.77,.06 -.74,-.04 -.78,-.2"
        " -.74,-.4 -.7,-.7"
    )
    scene.lay(Sheet(foot, _FATHER_SKIN, ("toe",), lift=10))
    scene.lay(Sheet(blob("-.93,.02 -.92,.08 -.86,.1 -.8,.08 -.79,.02 -.86,.0"), "#f2d6c0", lift=1))
    at: dict[str, Any] = {"x": -0.85, "y": 0.08}
    tower = polygon("-.12,0 .12,0 .08,.62 -.08,.62")
    scene.lay(Sheet(tower, "#fdf6e6", ("lighthouse",), lift=8), **at)
    for low in (0.06, 0.3, 0.52):
        scene.lay(Sheet(box(0.4, 0.12).at(0, low + 0.06) & tower, "#d8473c", lift=0), **at)
    scene.lay(Sheet(box(0.24, 0.04).at(0, 0.64), "#2a2438", lift=4), **at)
    scene.lay(Sheet(box(0.13, 0.16).at(0, 0.74), "#fff0b0", ("light",), glow=0.7), **at)
    scene.lay(Sheet(polygon("-.12,0 .12,0 0,.14").at(0, 0.82), "#d8473c", lift=5), **at)


def _landing(scene: Scene) -> None:
    """One hauls the soap dish ashore; the parasol is up already."""
    scene.lay(Sheet(strip(((0.12, 0.16), (0.08, 0.5)), 0.018), "#6a3a28", lift=3))
    shade = blob("-.2,.46 -.12,.56 .07,.63 .22,.58 .3,.46 .3,.46 .18,.49 .06,.48 -.08,.5 -.2,.46")
    scene.lay(Sheet(shade, "#f2c14a", ("parasol",), lift=7, pattern="stripes", turn=90))
    scout = Dress("#efc4a0", "#b5522f", "#3a4a86", cut="bob", kind=figures.CHILD, head=0.32)
    haul = Stance(near=((0.12, 0.52), (0.28, 0.5)), far=((0.1, 0.46), (0.26, 0.44)), lean=14)
    scene.lay(people.person(scout, haul), x=-0.22, y=0.14, scale=0.42, flip=True)
    scene.lay(town.thread(points("-.3,.36 -.38,.2 -.4,-.32"), "#fdf3e2", 0.013))


def _fleet(scene: Scene) -> None:
    """A soap dish with its crew, and a duck that serves as a ferry."""
    crew = Dress("#5f3c2c", "#1c1420", "#d8473c", cut="curls", kind=figures.CHILD, head=0.34)
    wave = Stance(near=((0.14, 0.8), (0.2, 1.0)), far=((-0.12, 0.56), (-0.14, 0.44)))
    scene.lay(people.person(crew, wave), x=-0.58, y=-0.46, scale=0.44)
    dish = blob("-.82,-.3 -.82,-.3 -.36,-.24 -.36,-.24 -.42,-.44 -.72,-.48")
    scene.lay(Sheet(dish, "#e88aa0", ("soap dish",), lift=6))
    rider = Dress("#d99a72", "#2a1820", "#8a4f8c", cut="short", kind=figures.CHILD, head=0.34)
    scene.lay(people.person(rider), x=0.36, y=-0.42, scale=0.42, flip=True)
    duck = blob(
        ".02,-.46 .02,-.26 .1,-.2 .06,-.12 .1,.0 .2,.02 .27,-.06 .26,-.16 .36,-.22 .52,-.2 .62,-.12"
        " .6,-.3 .5,-.46"
    )
    scene.lay(Sheet(duck, "#f6c83c", ("bath duck",), lift=7))
    scene.lay(Sheet(blob(".1,-.05 .1,-.12 .0,-.13 -.02,-.08"), "#e8703a", ("beak",), lift=3))
    scene.lay(Sheet(ellipse(0.022).at(0.15, -0.04), "#1c1420", lift=0))
    wing = blob(".24,-.3 .32,-.24 .5,-.26 .48,-.36 .32,-.4")
    scene.lay(Sheet(wing, "#e0a82c", lift=3))


def _late_climber(scene: Scene) -> None:
    """The smallest comes by land: up the towel that lies over the rim."""
    towel = blob("-.94,-.5 -.94,-.5 -.5,-.54 -.5,-.54 -.46,-1.3 -.46,-1.3 -.98,-1.28 -.98,-1.28")
    scene.lay(Sheet(towel, "#d98a9c", ("towel",), lift=9, pattern="stripes", turn=90))
    hem = strip(points("-.98,-1.2 -.72,-1.22 -.46,-1.22"), 0.05)
    scene.lay(Sheet(hem, "#fdf6e6", lift=1))
    who = Dress("#b5794f", "#6a3020", "#2f7d86", "#f0b840", "#b5794f", head=0.36, build=1.15)
    climb = Stance(
        near=((0.17, 0.84), (0.13, 1.02)), far=((-0.16, 0.8), (-0.15, 0.96)),
        legs=(((-0.05, 0.42), (-0.16, 0.3), (-0.1, 0.1)), ((0.05, 0.42), (0.09, 0.2), (0.06, 0.0))),
    )  # fmt: skip
    scene.lay(people.person(who, climb, "back"), x=-0.72, y=-1.3, scale=0.56, turn=4)


def _resting_arm(scene: Scene) -> None:
    """His near arm lies along the rim; the ferry is moored to a finger."""
    skin = mix(_FATHER_SKIN, "#ffffff", 0.06)
    arm = people.bent_sleeve((0.78, -0.12), (0.86, -0.5), (0.44, -0.56), 0.25)
    scene.lay(Sheet(arm, skin, ("arm",), lift=9))
    _striped_sleeve(scene)
    hand = blob(
        ".48,-.47 .36,-.48 .24,-.54 .14,-.66 .14,-.78 .2,-.84 .28,-.86 .36,-.82 .44,-.7 .5,-.64"
    )
    scene.lay(Sheet(hand, skin, ("hand",), lift=5))
    gaps = strips([((0.19, -0.83), (0.25, -0.69)), ((0.28, -0.85), (0.33, -0.71))], 0.011)
    scene.lay(Sheet(gaps, mix(skin, "#5a2a20", 0.4), lift=0))


def _striped_sleeve(scene: Scene) -> None:
    """The sleeve of the suit reaches to the elbow."""
    sleeve = strip(((0.77, -0.08), (0.84, -0.4)), 0.29, 0.27) | ellipse(0.145).at(0.77, -0.08)
    scene.lay(Sheet(sleeve, "#fdf3e2", ("sleeve",), lift=5))
    for y in (0.0, -0.17, -0.34):
        band = strip(((0.5, y + 0.06), (1.1, y - 0.06)), 0.085)
        scene.lay(Sheet(band & sleeve, "#d8473c", lift=0))


def _shelf_town(scene: Scene) -> None:
    """The bottles on the shelf have lit windows: the mainland."""
    for x, wide, tall, tone in (
        (0.3, 0.14, 0.2, "#d98a9c"), (0.48, 0.16, 0.34, "#f0b850"), (0.68, 0.18, 0.26, "#8a5fb0"),
        (0.88, 0.14, 0.4, "#d8563c"),
    ):  # fmt: skip
        half, top = wide / 2, 0.92 + tall
        bottle = box(wide, tall).at(x, 0.92 + tall / 2) | polygon(
            (x - half, top), (x + half, top), (x + 0.03, top + 0.07), (x - 0.03, top + 0.07)
        )
        scene.lay(Sheet(bottle, tone, ("bottles",), lift=5))
        scene.lay(Sheet(box(0.08, 0.06).at(x, top + 0.08), mix(tone, "#1c1420", 0.4), lift=3))
        for row in range(int(tall / 0.1) - 1):
            pane = box(0.03, 0.045).at(x - 0.03 + 0.06 * (row % 2), 0.99 + 0.09 * row)
            scene.lay(Sheet(pane, "#fff0b0", ("lit windows",), glow=0.2))
    scene.lay(Sheet(box(1.0, 0.06).at(0.66, 0.9), "#f0dcc0", ("shelf",), lift=8))
