"""A fitting by a window, on an afternoon with thunder."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, nature, people
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet

_SKIN = "#9a5f42"
_COAT = "#f4b92e"
_DRESS = "#2f6f74"
_PANE = box(1.12, 1.5).at(-0.4, 0.72)


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="A storm in somebody’s thimble",
    subject="seamstress who sews a child's coat with lightning",
    props=("thimble", "needle", "child in a raincoat", "storm at the window", "small cloud"),
    mood=("tender", "uneasy", "electric"),
)
def thimble_storm(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#e9a67c", lift=0, shade="#c96f62", pattern="leaves"))
    _window(scene)
    floor = polygon("-1.3,-1.2 1.3,-1.12 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#7a4050", ("floor",), lift=7, pattern="stripes"))
    _seamstress(scene)
    _child(scene)
    _thread(scene)
    _sewing_hand(scene)
    _small_cloud(scene)
    return PaperPlan()


def _window(scene: Scene) -> None:
    """A great cloud has come close and bends over the sill."""
    scene.lay(Sheet(box(1.3, 1.68).at(-0.4, 0.72), "#fbf1dc", ("window",), lift=9))
    scene.lay(Sheet(_PANE, "#56618f", lift=0, shade="#8d93ae"))
    hill = blob("-1.2,.1 -.8,.3 -.4,.22 0,.34 .4,.2 .4,-.2 -1.2,-.2")
    scene.lay(Sheet(hill & _PANE, "#3d5a6a", ("hills",), lift=3))
    for lumps, tone in (
        ("-.86,.84 -.56,.72 -.24,.8 .08,.74 -.7,1.0 -.1,1.0", "#6a72a0"),
        ("-.92,1.06 -.66,.96 -.36,1.02 -.06,.96 .16,1.1", "#454d80"),
        ("-.98,1.3 -.76,1.22 -.5,1.18 -.2,1.24 .06,1.28", "#272d58"),
    ):
        cloud = beads(points(lumps), 0.23)
        scene.lay(Sheet(cloud & _PANE, tone, ("storm cloud",), lift=8))
    rain = [((x, y), (x - 0.05, y - 0.17)) for x, y in points(
        "-.84,.6 -.66,.42 -.8,.2 -.52,.5 -.6,.16 .02,.54 .1,.26 -.1,.2 -.9,.4 .08,.02 -.36,.1"
    )]  # fmt: skip
    scene.lay(Sheet(strips(rain, 0.014) & _PANE, "#cfd8e6", ("rain",), lift=0))
    bars = strips([((-0.4, 1.5), (-0.4, -0.03)), ((-0.96, 0.86), (0.16, 0.86))], 0.05)
    scene.lay(Sheet(bars, "#fbf1dc", lift=6))
    scene.lay(Sheet(box(1.46, 0.13).at(-0.4, -0.1), "#fff8e8", ("sill",), lift=10))


def _seamstress(scene: Scene) -> None:
    """Old, large and calm; she does not look up from her work."""
    body = blob(
        ".24,.0 .4,.06 .7,.08 1.0,-.04 1.4,-.3 1.4,-1.8 .06,-1.8 .1,-1.3 .2,-.9 .16,-.5 .16,-.2"
    )
    scene.lay(Sheet(body, _DRESS, ("seamstress",), lift=13, shade="#1f4a5c"))
    head = figures.head(_SKIN, "#f1ece4", figures.OLD, "bun", "closed")
    scene.lay(head, x=0.56, y=0.54, scale=0.9, turn=9, flip=True)
    collar = blob(".2,.08 .36,-.04 .6,-.02 .86,.1 .92,.0 .74,-.14 .44,-.18 .2,-.1")
    scene.lay(Sheet(collar, "#f6e8d2", ("collar",), lift=6))


def _child(scene: Scene) -> None:
    """It stands as still as it can, its back to us, its hood up."""
    boots = blob("-.84,-1.1 -.64,-1.1 -.64,-1.38 -.86,-1.4 -.9,-1.34") | blob(
        "-.58,-1.1 -.38,-1.1 -.32,-1.34 -.36,-1.4 -.58,-1.38"
    )
    scene.lay(Sheet(boots, "#c23a44", ("boots",), lift=7))
    coat = blob(
        "-.78,-.42 -.46,-.42 -.3,-.54 -.24,-.84 -.17,-1.22 -.17,-1.22 -.4,-1.27 -.61,-1.28"
        " -.84,-1.27 -1.05,-1.22 -1.05,-1.22 -.98,-.84 -.92,-.54"
    )
    scene.lay(Sheet(coat, _COAT, ("raincoat",), lift=11, shade="#e29a2a"))
    seam = strip(((-0.61, -0.7), (-0.61, -1.28)), 0.014)
    scene.lay(Sheet(seam, "#c67f22", lift=0))
    needle = strip(((-0.12, -0.53), (-0.52, -0.4)), 0.036, 0.008)
    scene.lay(Sheet(needle, "#f4f7fa", ("needle",), lift=5))
    hood = blob("-.62,.16 -.62,.16 -.78,.02 -.88,-.2 -.86,-.4 -.7,-.5 -.52,-.5 -.37,-.4 -.36,-.2"
                " -.46,.02")  # fmt: skip
    scene.lay(Sheet(hood, mix(_COAT, "#ffffff", 0.12), ("hood",), lift=9, shade=_COAT))
    scene.lay(Sheet(strip(points("-.62,.1 -.63,-.2 -.61,-.48"), 0.012), "#d8962a", lift=0))


def _thread(scene: Scene) -> None:
    """What comes out of the cloud goes in at the window and through the eye of the needle."""
    bolt = polygon(
        "-.5,.98 -.4,1.0 -.36,.84 -.22,.88 -.2,.52 -.02,.56 -.04,.1 .1,.12 -.09,-.47 -.16,-.5"
        " -.06,-.0 -.2,-.04 -.12,.42 -.32,.38 -.32,.7 -.46,.68"
    )
    scene.lay(Sheet(bolt, "#fff2a0", ("lightning",), glow=0.55))
    stitches = strips(
        [((-0.38, -0.37), (-0.36, -0.44)), ((-0.45, -0.42), (-0.43, -0.49)),
         ((-0.53, -0.45), (-0.52, -0.52))], 0.024)  # fmt: skip
    scene.lay(Sheet(stitches, "#fff6b8", ("bright stitches",), glow=0.3))


def _sewing_hand(scene: Scene) -> None:
    """Her finger with the thimble pushes the needle through the yellow shoulder."""
    palm = blob(".46,-.44 .3,-.42 .14,-.46 .08,-.6 .12,-.76 .28,-.84 .46,-.8")
    scene.lay(Sheet(palm, mix(_SKIN, "#2a1418", 0.14), ("hand",), lift=9))
    for x, y, long in ((0.2, -0.77, 0.12), (0.13, -0.68, 0.14)):
        curled = ellipse(long, 0.06).turned(8).at(x, y)
        scene.lay(Sheet(curled, mix(_SKIN, "#ffffff", 0.03), lift=4))
    finger = strip(points(".34,-.5 .16,-.49 .0,-.53"), 0.15, 0.12)
    scene.lay(Sheet(finger, _SKIN, ("finger",), lift=5))
    thumb = strip(points(".3,-.62 .16,-.6 .04,-.63"), 0.11, 0.085) | ellipse(0.042).at(0.04, -0.63)
    scene.lay(Sheet(thumb, mix(_SKIN, "#ffffff", 0.07), ("thumb",), lift=4))
    cap = blob(".08,-.42 .08,-.42 .08,-.63 .08,-.63 -.07,-.61 -.13,-.54 -.08,-.46")
    scene.lay(Sheet(cap, "#cdd5dc", ("thimble",), lift=5, shade="#97a3b2"))
    dents = beads(points(".0,-.5 .0,-.56 -.06,-.53 -.04,-.48 -.04,-.58"), 0.012)
    scene.lay(Sheet(dents, "#76839a", lift=0))
    scene.lay(Sheet(strip(((0.08, -0.41), (0.08, -0.64)), 0.04), "#f2f5f6", lift=2))
    arm = people.bent_sleeve((0.98, -0.3), (1.04, -1.02), (0.46, -0.66), 0.42)
    scene.lay(Sheet(arm, mix(_DRESS, "#ffffff", 0.12), ("sleeve",), lift=11, shade="#2a6068"))
    cuff = strip(((0.36, -0.5), (0.56, -0.86)), 0.12)
    scene.lay(Sheet(cuff, "#f6e8d2", ("cuff",), lift=5))


def _small_cloud(scene: Scene) -> None:
    """Behind its back the child hides a little one of the kind outside."""
    cloud = nature.cloud_outline(0.46, (0.7, 1.1, 0.8)).at(-0.6, -1.02)
    drops = strips([((x, y), (x - 0.012, y - 0.05)) for x, y in points(
        "-.72,-1.06 -.6,-1.1 -.5,-1.06 -.66,-1.18 -.54,-1.2"
    )], 0.016)  # fmt: skip
    scene.lay(Sheet(drops, "#4f6fa8", ("drops",), lift=2))
    scene.lay(Sheet(cloud, "#5a6796", ("small cloud",), lift=6, shade="#7f8bb0"))
    for side in (-1, 1):
        x = -0.61
        arm = people.bent_sleeve(
            (x + side * 0.26, -0.6), (x + side * 0.36, -0.86), (x + side * 0.2, -0.98), 0.15
        )
        hand = ellipse(0.06, 0.05).at(x + side * 0.13, -1.0)
        scene.lay(Sheet(hand, "#e8b890", ("child's hands",), lift=4))
        scene.lay(Sheet(arm, mix(_COAT, "#b86a20", 0.14), ("sleeve",), lift=6))
