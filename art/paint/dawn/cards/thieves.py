"""A thief who has the bridge."""

from art.paint.story.card import card
from art.paint.story.cutouts import faces, figures, people
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    page,
    points,
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
    props=("river", "crowds", "road", "child who fishes"),
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
    road = strip([(0.5, 0.28), (0.8, 0.25), (1.2, 0.29)], 0.16)
    stub = polygon(".42,.37 .42,.37 .62,.37 .62,-.1 .58,-.1 .54,.08 .46,.14 .5,.2 .42,.26 .46,.3")
    for outline, colour, tag in (
        (road, "#e2d3a4", "road"),
        (stub, "#c8b48c", "stump of a bridge"),
    ):
        scene.lay(Sheet(outline, colour, (tag,), lift=6))
        scene.lay(Sheet(outline.flipped(), colour, lift=6))


def _waiting(scene: Scene) -> None:
    """People on both ends of the road who cannot meet."""
    left = (
        (-0.86, 0.3, "#c8443c", "#efc4a0", "bun", 0.16, Expression("open", (0.8, 0))),
        (-0.66, 0.27, "#2c3350", "#8a5238", "short", 0.0, Expression("flat", (0.8, 0), -0.6)),
    )
    right = (
        (0.58, 0.27, "#e9b84a", "#b5794f", "bob", 0.18, Expression("open", (-0.8, 0))),
        (0.74, 0.24, "#8a4f8c", "#5f3c2c", "afro", 0.16, Expression("sad", (-0.8, 0), 0.7)),
        (0.9, 0.28, "#35707c", "#efc4a0", "bald", 0.0, Expression("flat", (-0.8, 0), -0.6)),
    )
    call = Stance(near=((0.16, 0.64), (0.12, 0.82)), far=((-0.14, 0.56), (-0.1, 0.44)))
    for x, y, coat, skin, cut, skirt, look in (*left, *right):
        who = Dress(skin=skin, coat=coat, cut=cut, skirt=skirt, look=look, hair="#2a1820")
        stance = call if skirt else people.STAND
        scene.lay(people.person(who, stance, "front"), x=x, y=y, scale=0.4)


_SKIN, _COAT = "#e0a884", "#7a4a6c"


def _thief(scene: Scene) -> None:
    """He comes towards us, too large for the picture, and whistles; the bridge is under his arm."""
    look = Expression("none", (0.95, 0.5), 0.7)
    scene.lay(faces.face(_SKIN, "#2a1820", "short", look, dress=_COAT), x=-0.04, y=0.4, scale=1.02)
    collar = blob("-.3,-.26 -.12,-.2 .02,-.34 .02,-.34 -.1,-.52 -.34,-.4")
    for side in (collar, collar.flipped().at(-0.08, 0)):
        scene.lay(Sheet(side, "#5e3654", lift=5))
    whistle = ellipse(0.06, 0.066).at(-0.02, 0.1)
    scene.lay(Sheet(whistle, "#b8584c", ("whistle",), lift=3))
    scene.lay(Sheet(ellipse(0.026, 0.03).at(-0.02, 0.1), "#5a1f2a", lift=0))
    crown = blob("-.5,.62 -.54,.86 -.36,1.08 -.04,1.14 .28,1.08 .46,.86 .42,.62 .2,.7 -.28,.7")
    peak = blob("-.42,.66 -.2,.74 .12,.74 .34,.66 .42,.56 .2,.62 -.04,.64 -.28,.62 -.5,.56")
    scene.lay(Sheet(crown, "#c8563c", ("cap",), lift=8))
    scene.lay(Sheet(ellipse(0.04, 0.03).at(-0.04, 1.13), "#8f3a28", lift=3))
    scene.lay(Sheet(peak, "#8f3a28", lift=6))
    notes = ellipse(0.05, 0.038).turned(20).at(0.42, 0.98) | strip(
        ((0.465, 0.99), (0.5, 1.2)), 0.022
    )
    notes = notes | strip(points(".5,1.2 .56,1.16 .58,1.08"), 0.03, 0.014)
    second = ellipse(0.05, 0.038).turned(20).at(0.66, 1.16) | strip(
        ((0.705, 1.17), (0.73, 1.36)), 0.022
    )
    scene.lay(Sheet(notes | second, "#2c3350", ("notes",), lift=4))
    coat = polygon("-1.2,-1.1 1.2,-1.1 1.2,-1.7 -1.2,-1.7")
    scene.lay(Sheet(coat, _COAT, lift=0))
    _carried_bridge(scene)
    _angler(scene)
    hand = people.fist(_SKIN)
    scene.lay(hand, x=0.3, y=-1.02, scale=0.5, turn=14)
    arm = people.bent_sleeve((0.78, -0.5), (0.9, -1.14), (0.44, -1.12), 0.36)
    scene.lay(Sheet(arm, "#8a5679", ("sleeve",), lift=9))
    cuff = strip(((0.45, -0.97), (0.42, -1.25)), 0.1)
    scene.lay(Sheet(cuff, "#5e3654", lift=4))


def _carried_bridge(scene: Scene) -> None:
    """The whole bridge: three arches, a parapet, and a lamp that is still lit."""
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
    lamp = strip(((0.3, 0.1), (0.3, 0.42)), 0.028)
    bridge = [
        Sheet(posts | rail, "#b8a276", ("balustrade",), lift=8),
        Sheet(lamp, "#3a3440", ("lamp",), lift=4),
        Sheet(ellipse(0.055, 0.065).at(0.3, 0.46), "#fff0b8", glow=0.6),
        Sheet(wall - arches, "#dcc8a2", ("bridge",), lift=12, pattern="checks"),
        Sheet(strip(crown, 0.04), "#b8a276", lift=3),
    ]
    scene.lay(bridge, x=-0.12, y=-0.82, scale=1.44, turn=-8)


def _angler(scene: Scene) -> None:
    """Somebody on the bridge who has noticed nothing."""
    sit = Stance(
        legs=(
            ((0.0, 0.40), (0.18, 0.40), (0.17, 0.16)),
            ((0.0, 0.38), (0.23, 0.38), (0.23, 0.14)),
        ),
        near=((0.14, 0.56), (0.28, 0.62)),
        far=((0.1, 0.56), (0.26, 0.6)),
        nod=-8,
    )
    boy = Dress(
        skin="#8a5238",
        coat="#e8843c",
        legs="#2c3350",
        cut="short",
        kind=figures.CHILD,
        head=0.3,
        hat="straw",
        hat_colour="#e9cf8a",
    )
    scene.lay(people.person(boy, sit), x=-0.42, y=-0.65, scale=0.54, flip=True)
    rod = strip(points("-.54,-.34 -.68,-.2 -.8,-.1"), 0.018, 0.01)
    line = strip(points("-.8,-.1 -.81,-.6 -.8,-1.22"), 0.008)
    fish = blob("-.8,-1.1 -.74,-1.18 -.76,-1.3 -.79,-1.36 -.7,-1.45 -.7,-1.45 -.8,-1.41 -.9,-1.45"
                " -.9,-1.45 -.81,-1.36 -.84,-1.3 -.86,-1.18")  # fmt: skip
    fin = polygon("-.75,-1.2 -.66,-1.27 -.76,-1.29")
    scene.lay(Sheet(rod | line, "#5a3a22", ("fishing rod",), lift=4))
    scene.lay(Sheet(fin, "#4a90a8", lift=3))
    scene.lay(Sheet(fish, "#7cc0d2", ("fish",), lift=5))
    scene.lay(Sheet(ellipse(0.016).at(-0.8, -1.16), "#1c1420", lift=0))
