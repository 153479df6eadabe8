"""A thief who has the bridge."""

from art.paint.story.card import card
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    page,
    polygon,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="It was here this morning",
    subject="man carrying off a bridge",
    props=("river", "crowds", "road"),
    mood=("absurd", "cross", "sly"),
)
def stolen_bridge(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#bfe0d4", lift=0, shade="#f4e4b8"))
    scene.lay(
        Sheet(
            land((-1, 0.8), (-0.3, 1.0), (0.4, 0.84), (1, 1.04)),
            "#8fc0a8",
            ("hills",),
            lift=6,
            pattern="leaves",
        )
    )
    scene.lay(Sheet(land((-1, 0.66), (0, 0.6), (1, 0.7)), "#5fa07c", lift=7))
    river = blob(
        "-.34,.62 -.34,.62 -.28,.62 -.28,.62 -.02,.46 .14,.28 .12,.04 .34,-.4 .4,-1.8"
        " .4,-1.8 -.56,-1.8 -.56,-1.8 -.5,-.6 -.3,-.1 -.2,.2 -.2,.42"
    )
    scene.lay(Sheet(river, "#3f8fb0", ("river",), lift=0, pattern="waves"))
    _broken_road(scene)
    _waiting(scene)
    _thief(scene)
    return PaperPlan()


def _broken_road(scene: Scene) -> None:
    """The road, which now ends in the air on either side of the river."""
    road = strip([(0.18, 0.14), (0.5, 0.15), (0.8, 0.12), (1.2, 0.16)], 0.2)
    stub = polygon(".06,.24 .06,.24 .36,.24 .36,-.14 .28,-.14 .24,0 .14,.06 .17,.1 .1,.14 .13,.18")
    for outline, colour, tag in (
        (road, "#e2d3a4", "road"),
        (stub, "#c8b48c", "stump of a bridge"),
    ):
        scene.lay(Sheet(outline, colour, (tag,), lift=6))
        scene.lay(Sheet(outline.flipped().at(-0.1, 0), colour, lift=6))


def _waiting(scene: Scene) -> None:
    """People on both ends of the road who cannot meet."""
    left = (
        (-0.84, 0.12, "#c8443c", "#efc4a0", "bun", 0.16, Expression("open", (0.8, 0))),
        (-0.62, 0.1, "#2c3350", "#8a5238", "short", 0.0, Expression("flat", (0.8, 0), -0.6)),
    )
    right = (
        (0.42, 0.12, "#e9b84a", "#b5794f", "bob", 0.18, Expression("open", (-0.8, 0))),
        (0.62, 0.09, "#8a4f8c", "#5f3c2c", "afro", 0.16, Expression("sad", (-0.8, 0), 0.7)),
        (0.84, 0.12, "#35707c", "#efc4a0", "bald", 0.0, Expression("flat", (-0.8, 0), -0.6)),
    )
    call = Stance(near=((0.16, 0.64), (0.12, 0.82)), far=((-0.14, 0.56), (-0.1, 0.44)))
    for x, y, coat, skin, cut, skirt, look in (*left, *right):
        who = Dress(skin=skin, coat=coat, cut=cut, skirt=skirt, look=look, hair="#2a1820")
        scene.lay(
            people.person(who, call if skirt else people.STAND, "front"),
            x=x,
            y=y,
            scale=0.5,
        )
    boy = Dress(skin="#8a5238", coat="#e8843c", cut="short", kind=figures.CHILD, head=0.3)
    scene.lay(people.person(boy), x=-0.42, y=0.1, scale=0.36)


_MAN = Dress(
    skin="#e0a884",
    hair="#2a1820",
    coat="#7a4a6c",
    legs="#2a2438",
    kind=figures.MAN,
    cut="short",
    hat="cap",
    hat_colour="#c8563c",
    build=1.25,
)


_TIPTOE = Stance(
    far=((0.16, 0.58), (0.19, 0.72)),
    legs=(((-0.02, 0.42), (-0.06, 0.2), (-0.14, 0.04)), ((0.03, 0.42), (0.16, 0.3), (0.12, 0.06))),
    lean=-4,
)


def _thief(scene: Scene) -> None:
    """He goes off on tiptoe, the bridge under his arm."""
    bank = land((-1, -1.0), (-0.4, -1.06), (0.2, -1.16), (1, -1.08))
    scene.lay(Sheet(bank, "#3f7d5a", ("bank",), lift=11, pattern="leaves"))
    but_the_near_arm = people.person(_MAN, _TIPTOE)[:-2]
    scene.lay(but_the_near_arm, x=-0.14, y=-1.34, scale=1.36, flip=True)
    _carried_bridge(scene)
    sleeve = people.bent_sleeve((-0.19, -0.43), (0.01, -0.57), (0.04, -0.76), 0.17)
    scene.lay(people.fist("#e0a884"), x=0.04, y=-0.83, scale=0.27)
    scene.lay(Sheet(sleeve, "#6b3f60", ("sleeve",), lift=6))


def _carried_bridge(scene: Scene) -> None:
    """The whole bridge: three arches and a parapet."""
    arches = (
        ellipse(0.15, 0.24).at(0, -0.28)
        | ellipse(0.12, 0.18).at(-0.4, -0.28)
        | ellipse(0.12, 0.18).at(0.4, -0.28)
    )
    crown = [(-0.64, 0.0), (-0.3, 0.1), (0, 0.14), (0.3, 0.1), (0.64, 0.0)]
    wall = blob(
        "-.64,0 -.64,0 -.3,.1 0,.14 .3,.1 .64,0 .64,0 .64,-.28 .64,-.28 -.64,-.28 -.64,-.28"
    )
    posts = strips(
        [((x, -0.02), (x, 0.2 - 0.24 * x * x)) for x in (-0.58, -0.35, -0.12, 0.12, 0.35, 0.58)],
        0.04,
    )
    rail = strip([(x, y + 0.1) for x, y in crown], 0.045)
    bridge = [
        Sheet(posts | rail, "#b8a276", ("balustrade",), lift=8),
        Sheet(wall - arches, "#dcc8a2", ("bridge",), lift=12, pattern="checks"),
        Sheet(strip(crown, 0.04), "#b8a276", lift=3),
    ]
    scene.lay(bridge, x=0.28, y=-0.58, turn=-7)
