"""Fields of snow, and what people write and print there."""

from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD
from art.paint.story.cutouts.folk import BEHIND_BACK, Person, person
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    points,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_SNOW = "#f4f4f4"


@card(
    palette="block_day",
    hand="woodcut",
    title="It got up before me",
    subject="child before the print of an angel",
    props=("snow angel", "bare footprints", "child"),
    mood=("wonder", "cold", "quiet"),
)
def snow_angel_empty(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_SNOW)
    _lay_wood(scene)
    _lay_angel(scene)
    for index, (x, y, size) in enumerate(
        (
            (0.24, -0.56, 0.075), (0.48, -0.62, 0.080), (0.42, -0.80, 0.088), (0.68, -0.86, 0.096),
            (0.56, -1.08, 0.106), (0.84, -1.14, 0.116), (0.68, -1.40, 0.128),
        )
    ):  # fmt: skip
        foot = _bare_foot().flipped() if index % 2 else _bare_foot()
        print_ = foot.scaled(size).turned(-152).scaled(1.1, 0.86).at(x, y)
        scene.lay(Sheet(print_, "#161616", ("bare footprints",)))
    child = Person(
        INKS["vermilion"], CHILD, "none", cut="coat", headgear="scarf", gear_colour="#161616",
        head=0.25, bow=4,
    )  # fmt: skip
    shadow = blob("-.8,-1.4 -.6,-1.36 -.1,-1.30 .2,-1.24 .1,-1.34 -.4,-1.43")
    scene.lay(Sheet(shadow, "#5c5c5c", turn=8), depth=6.0)
    lay_pile(
        scene, person(child, (BEHIND_BACK,), stride=0.05), x=-0.68, y=-1.40, scale=0.92, depth=5.0
    )
    return WoodcutPlan(inks=("vermilion",), sky="paper", snowfall=40, contrast=1.5)


def _lay_wood(scene: Scene) -> None:
    """Firs where the field ends, and the long lines of the drifts."""
    firs = Outline(())
    for index in range(15):
        size = 0.75 + 0.5 * ((index * 5) % 7) / 7
        fir = polygon("-.07,.0 0,.30 .07,.0") | polygon("-.1,-.1 0,.16 .1,-.1")
        firs = firs | fir.scaled(size).at(-1.05 + 0.15 * index, 1.04)
    scene.lay(Sheet(firs, "#161616", ("wood",)), depth=56.0)
    field = land((-1, 0.98), (-0.3, 1.04), (0.4, 0.97), (1, 1.03))
    scene.lay(Sheet(field, _SNOW, ("snow",)), depth=55.0)
    drifts = cuts(
        "-1.0,.84 -.6,.88 -.2,.84", ".3,.86 .7,.9 1.1,.85", "-1.1,-.3 -.9,-.26 -.6,-.31",
        "-.5,-.72 -.2,-.68 .06,-.73", ".7,-.3 .86,-.27 1.1,-.31", "-.3,-1.06 0,-1.02 .24,-1.07",
        thick=0.014,
    )  # fmt: skip
    scene.lay(Sheet(drifts, "#202020"), depth=54.0)


def _lay_angel(scene: Scene) -> None:
    """The print of an angel that lies in the snow before us: a rim, a hollow, swept wings."""
    fan = blob("0,.16 .14,.38 .40,.70 .80,.76 .96,.5 .88,.16 .6,-.04 .3,-.12 .1,-.1")
    gown = blob("-.12,.14 .12,.14 .2,-.3 .5,-.9 .5,-.9 0,-1.0 -.5,-.9 -.5,-.9 -.2,-.3")
    head = ellipse(0.17, 0.22).at(0, 0.54) | strip(((0, 0), (0, 0.4)), 0.14)
    whole = fan | fan.flipped() | gown | head

    def lying(outline: Outline) -> Outline:
        return outline.turned(10).scaled(0.94, 0.68).at(0.04, 0.20)

    print_ = lying(whole)
    scene.lay(Sheet(rim(print_.at(0.0, -0.012), 0.085), "#161616"), depth=42.0)
    scene.lay(Sheet(rim(print_.at(0.0, -0.008), 0.060), "#fafafa", ("rim of snow",)), depth=41.0)
    scene.lay(Sheet(rim(print_, 0.016), "#161616"), depth=40.0)
    scene.lay(Sheet(print_, "#8a8a8a", ("snow angel",), turn=12), depth=39.0)
    scene.lay(Sheet(print_ - print_.at(0.02, -0.055), "#181818", ("shadow",)), depth=38.5)
    sweeps = Outline(())
    for reach in (0.40, 0.54, 0.68, 0.82):
        sweep = strip(arc(0.02, 0.08, reach, 2, 44), 0.010, 0.034)
        sweeps = sweeps | sweep | sweep.flipped()
    for hem in (".05,-.2 .13,-.5 .30,-.86", ".0,-.2 .02,-.5 .06,-.9"):
        fold = strip(points(hem), 0.010, 0.030)
        sweeps = sweeps | fold | fold.flipped()
    scene.lay(Sheet(lying(sweeps), "#f8f8f8"), depth=38.0)


def _bare_foot() -> Outline:
    """The print of a bare left foot, its toes up, about two and a half high."""
    sole = blob(
        "-.36,.36 -.40,.72 -.1,.92 .30,.80 .42,.44 .30,.06 .20,-.3 .24,-.66 .06,-.96 -.18,-.96"
        " -.32,-.70 -.22,-.3 -.14,.02"
    )
    toes = (
        (-0.34, 1.14, 0.17, 0.22), (-0.06, 1.26, 0.11, 0.15), (0.14, 1.20, 0.10, 0.14),
        (0.31, 1.09, 0.09, 0.12), (0.45, 0.92, 0.08, 0.11),
    )  # fmt: skip
    for x, y, across, up in toes:
        sole = sole | ellipse(across, up).at(x, y)
    return sole
