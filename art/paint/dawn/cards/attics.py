"""An attic in winter: three children look after what they have put by."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    beads,
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
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_WOOD = "#9a5a34"


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="We keep it for winter",
    subject="chest in an attic with the sun in it",
    props=("children", "open chest", "frost flowers", "mouse"),
    mood=("secret", "warm", "hopeful"),
)
def sun_in_the_attic(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2c2a4c", lift=0, shade="#6a3f48"))
    _roof(scene)
    floor = polygon("-1.3,-.72 1.3,-.72 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#6f4436", ("floor",), lift=4))
    boards = [((0.1 + 0.1 * k, -0.72), (0.1 + 0.34 * k, -1.6)) for k in range(-6, 7)]
    scene.lay(Sheet(strips(boards, 0.012), "#553228", lift=0))
    _chest(scene)
    _boy(scene)
    _girl(scene)
    _small_one(scene)
    _mouse(scene)
    return PaperPlan(light=1.15)


def _roof(scene: Scene) -> None:
    """Rafters under the ridge, and a window full of frost flowers."""
    pane = box(0.8, 0.74).at(0.16, 0.9)
    scene.lay(Sheet(box(0.92, 0.86).at(0.16, 0.9), "#5a3a3c", ("window",), lift=6))
    scene.lay(Sheet(pane, "#2f4f8c", lift=0, shade="#7f9cc8"))
    ferns = Outline(())
    for x, y, turn, size in (
        (-0.24, 0.53, 38, 1.0), (0.56, 0.53, 128, 1.1),
        (0.56, 1.27, 215, 0.8), (-0.24, 1.27, -40, 0.66),
    ):  # fmt: skip
        ferns = ferns | _fern().scaled(size).turned(turn).at(x, y)
    scene.lay(Sheet(ferns & pane, "#e6f2fb", ("frost flowers",), lift=1))
    bars = strips([((0.16, 0.5), (0.16, 1.3)), ((-0.26, 0.9), (0.58, 0.9))], 0.04)
    scene.lay(Sheet(bars, "#5a3a3c", lift=3))
    sill = blob("-.34,.5 -.3,.55 .0,.53 .3,.56 .62,.53 .66,.48 .66,.46 -.34,.46")
    scene.lay(Sheet(sill, "#e6f2fb", ("snow",), lift=4))
    for side in (-1, 1):
        for shift, tone in ((0.42, "#4a3040"), (0.0, "#5c3a3e")):
            rafter = strip(((side * (1.5 + shift), -0.3), (side * (0.5 + shift), 1.7)), 0.2)
            scene.lay(Sheet(rafter, tone, ("rafters",), lift=11))


def _fern() -> Outline:
    """A frost flower that grows to the right from the origin."""
    fern = strip(points("0,0 .2,.03 .42,0"), 0.026, 0.008)
    for k in range(6):
        x, reach = 0.06 + 0.06 * k, 0.14 - 0.015 * k
        for side in (-1, 1):
            fern = fern | strip(
                [
                    (x, 0.015),
                    (x + 0.5 * reach, side * 0.7 * reach),
                    (x + 0.9 * reach, side * reach),
                ],
                0.022,
                0.006,
            )
    return fern


def _chest(scene: Scene) -> None:
    """One open chest: the lid leans back behind it, the sun lies between lid and front."""
    lid = polygon("-.36,-.26 .56,-.26 .5,.28 -.3,.28")
    edge = polygon("-.3,.28 .5,.28 .48,.35 -.28,.35")
    scene.lay(Sheet(lid | edge, mix(_WOOD, "#1c1020", 0.35), ("lid",), lift=12))
    scene.lay(Sheet(edge, mix(_WOOD, "#ffffff", 0.12), lift=0))
    scene.lay(
        Sheet(
            polygon("-.29,-.26 .49,-.26 .44,.22 -.24,.22"),
            "#7a4a6a",
            ("lining",),
            lift=1,
            pattern="dots",
        )
    )
    inside = polygon("-.36,-.26 .56,-.26 .7,-.54 -.5,-.54")
    scene.lay(Sheet(inside, mix(_WOOD, "#2a1020", 0.55), lift=0))
    rays = star(15, 0.5, 0.35).at(0.1, -0.24)
    scene.lay(Sheet(rays & polygon("-.5,-.54 .7,-.54 .7,.6 -.5,.6"), "#ffb43c", ("rays",), lift=5))
    scene.lay(Sheet(ellipse(0.34).at(0.1, -0.24), "#fff0a0", ("sun",), glow=1.0))
    lids = strip(points("-.15,.03 -.09,-.01 -.03,.03"), 0.02)
    mouth = strip(points("-.04,-.1 .0,-.115 .04,-.1"), 0.018)
    scene.lay(Sheet((lids | lids.at(0.18, 0) | mouth).turned(-8).at(0.1, -0.2), "#c8862c", lift=0))
    sides = polygon("-.36,-.26 -.33,-.26 -.45,-.54 -.5,-.54") | polygon(
        ".56,-.26 .53,-.26 .65,-.54 .7,-.54"
    )
    scene.lay(Sheet(sides, mix(_WOOD, "#ffffff", 0.2), ("rim",), lift=2))
    _chest_front(scene)


def _chest_front(scene: Scene) -> None:
    """Planks, bands, the near rim and the lock."""
    front = polygon("-.5,-.5 .7,-.5 .66,-1.24 -.46,-1.24")
    scene.lay(Sheet(front, _WOOD, ("chest",), lift=14, shade="#6b3a28"))
    planks = strips([((-0.49, -0.76), (0.69, -0.76)), ((-0.47, -1.0), (0.67, -1.0))], 0.012)
    scene.lay(Sheet(planks, "#5a3024", lift=0))
    bands = polygon(".42,-.5 .52,-.5 .49,-1.24 .4,-1.24") | polygon(
        "-.32,-.5 -.22,-.5 -.2,-1.24 -.29,-1.24"
    )
    scene.lay(Sheet(bands, "#e0a848", ("bands",), lift=3))
    scene.lay(
        Sheet(polygon("-.52,-.5 .72,-.5 .72,-.57 -.52,-.57"), mix(_WOOD, "#ffffff", 0.16), lift=4)
    )
    scene.lay(Sheet(box(0.16, 0.18).at(0.22, -0.66), "#e0a848", ("lock",), lift=4))
    scene.lay(
        Sheet(ellipse(0.022).at(0.22, -0.64) | box(0.018, 0.07).at(0.22, -0.68), "#3a2028", lift=0)
    )


def _grip(scene: Scene, at: Point, skin: str, turn: float, size: float = 1.0) -> None:
    """A hand laid over a rim: the back of it, and four fingers that hang over the edge."""
    hand = [Sheet(blob("-.1,-.0 -.09,.08 0,.11 .09,.08 .1,.0 0,-.03"), skin, ("hand",), lift=6)]
    for k in range(4):
        length = (0.07, 0.082, 0.08, 0.066)[k]
        finger = ellipse(0.026, length).at(-0.075 + 0.05 * k, -0.04)
        hand.append(Sheet(finger, mix(skin, "#ffffff", 0.05), lift=2))
    scene.lay(hand, x=at[0], y=at[1], scale=size, turn=turn)


def _lit_head(skin: str, hair: str, cut: figures.Hair, eye: figures.Eye) -> list[Sheet]:
    """A child's head in profile with the light of the chest along chin, lips and nose."""
    face = figures.profile_outline(figures.CHILD, bust=False)
    rim = face - figures.profile_outline(figures.CHILD, bust=False).at(-0.035, 0.05)
    sheets = figures.head(skin, hair, figures.CHILD, cut, eye, lift=11)
    return [sheets[0], Sheet(rim, mix(skin, "#ffdc80", 0.7), lift=0), *sheets[1:]]


def _boy(scene: Scene) -> None:
    """The eldest leans over the left side."""
    skin, wool = "#8a5238", "#3f8f7a"
    body = blob("-1.3,-.1 -.94,-.06 -.7,-.1 -.58,-.24 -.56,-.5 -.6,-.9 -.58,-1.8 -1.3,-1.8")
    scene.lay(Sheet(body, wool, ("boy",), lift=12, pattern="stripes"))
    scene.lay(
        _lit_head(skin, "#1c1420", "curls", "open"),
        x=-0.64,
        y=0.24,
        scale=0.58,
        turn=-16,
    )
    scene.lay(
        Sheet(
            blob("-.86,-.06 -.7,-.12 -.56,-.14 -.54,-.24 -.72,-.24 -.9,-.16"),
            mix(wool, "#ffffff", 0.25),
            lift=4,
        )
    )
    arm = people.bent_sleeve((-0.78, -0.34), (-0.8, -0.76), (-0.52, -0.56), 0.2)
    _grip(scene, (-0.43, -0.46), skin, 60, 1.05)
    scene.lay(Sheet(arm, mix(wool, "#ffffff", 0.08), ("sleeve",), lift=8, pattern="stripes"))


def _girl(scene: Scene) -> None:
    """She warms her face on the right."""
    skin, wool = "#efc4a0", "#c8443c"
    body = blob("1.3,-.28 .98,-.26 .82,-.34 .76,-.5 .78,-.9 .74,-1.8 1.3,-1.8")
    scene.lay(Sheet(body, wool, ("girl",), lift=12))
    scene.lay(
        _lit_head(skin, "#b8632a", "long", "closed"),
        x=0.8,
        y=0.08,
        scale=0.52,
        turn=10,
        flip=True,
    )
    _grip(scene, (0.66, -0.44), skin, -64, 0.95)
    arm = people.bent_sleeve((0.96, -0.5), (1.0, -0.8), (0.76, -0.54), 0.18)
    scene.lay(Sheet(arm, mix(wool, "#ffffff", 0.08), ("sleeve",), lift=8))


def _small_one(scene: Scene) -> None:
    """The smallest stands on tiptoe on a pile of books, seen from behind."""
    skin, shirt = "#c98d6a", "#5d7ac0"
    for y, wide, tone in (
        (-1.42, 0.56, "#c8443c"),
        (-1.33, 0.48, "#e0a848"),
        (-1.25, 0.52, "#3f8f7a"),
    ):
        scene.lay(Sheet(box(wide, 0.09).at(-0.1, y), tone, ("books",), lift=5))
    legs = strips([((-0.16, -1.0), (-0.17, -1.16)), ((-0.03, -1.0), (-0.02, -1.16))], 0.1)
    scene.lay(Sheet(legs, "#3a3450", lift=5))
    socks = ellipse(0.06, 0.05).at(-0.17, -1.18) | ellipse(0.06, 0.05).at(-0.02, -1.18)
    scene.lay(Sheet(socks, "#f4e8d4", ("socks",), lift=4))
    body = blob("-.2,-.74 0,-.74 .07,-.84 .08,-1.08 .08,-1.08 -.27,-1.08 -.27,-1.08 -.26,-.84")
    scene.lay(Sheet(body, shirt, ("small child",), lift=9))
    for side, x in ((-1, -0.32), (1, 0.13)):
        arm = strip(
            [(-0.095 + side * 0.13, -0.8), (x - side * 0.01, -0.72), (x, -0.56)], 0.1, 0.085
        )
        arm = arm | ellipse(0.05).at(-0.095 + side * 0.13, -0.8)
        _grip(scene, (x, -0.49), skin, 0, 0.6)
        scene.lay(Sheet(arm, mix(shirt, "#ffffff", 0.08), ("sleeve",), lift=6))
    scene.lay(Sheet(beads([(-0.27, -0.6), (0.07, -0.6)], 0.04), skin, lift=4))
    scene.lay(Sheet(ellipse(0.17, 0.18).at(-0.1, -0.58), "#5a3020", ("hair",), lift=7))
    tuft = blob("-.16,-.42 -.14,-.34 -.06,-.3 -.08,-.36 -.0,-.34 -.04,-.42")
    scene.lay(Sheet(tuft, "#5a3020", lift=2))


def _mouse(scene: Scene) -> None:
    """On the edge of the lid somebody takes a sunbath, with dark glasses."""
    grey = "#b8aeb4"
    body = blob("-.16,0 -.14,.07 .0,.1 .1,.09 .16,.13 .24,.1 .28,.03 .2,.0")
    mouse = [
        Sheet(strip(points("-.14,.02 -.24,.0 -.3,.08"), 0.018, 0.008), grey, lift=2),
        Sheet(body, grey, ("mouse",), lift=5),
        Sheet(ellipse(0.045).at(0.13, 0.14), mix(grey, "#e08a8a", 0.4), lift=3),
        Sheet(strip(points(".13,.1 .2,.09 .25,.07"), 0.012), "#1c1420", lift=1),
        Sheet(ellipse(0.03, 0.022).at(0.215, 0.075), "#1c1420", ("dark glasses",), lift=2),
    ]
    scene.lay(mouse, x=0.28, y=0.35, scale=0.8, flip=True)
