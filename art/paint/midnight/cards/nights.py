"""Nights: lamps, thread and stairs, white lines on black."""

import math

from art.paint.midnight.hands import Finger, modelled_hand
from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import beads, blob, ellipse, points, strip, strips
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.sheets import Sheet
from art.paint.story.skies import Moon


@card(
    palette="block_night",
    hand="woodcut",
    title="Where the sky had come undone",
    subject="hands sewing sky to sea",
    props=("needle", "red thread", "moon"),
    mood=("patient", "grand", "caring"),
)
def sewn_sky(scene: Scene, palette: Palette) -> Finish:
    moon = Moon((-0.18, 0.30, 1.0), radius=0.06, phase=0.0)
    settings.sea(
        scene,
        palette,
        amplitude=0.12,
        clouds=0.0,
        moon=moon,
        light_from=(-0.7, 0.6, -0.4),
        key=1.1,
        fog=0.012,
    )
    scene.air.bounces = 1
    scene.camera = Camera(eye=(0, 1.6, -8.0), target=(0, 2.5, 0))
    scene.put(_sewing_hand(), 1.04, 3.97, -1.42, roll=26, scale=1.12)
    _lay_needle(scene)
    _lay_day(scene)
    return WoodcutPlan(
        inks=("vermilion", "night", "lamp"), sky="black", stars=90, contrast=1.6, lamp_pool=0
    )


def _sewing_hand() -> Thing:
    """A hand from the right whose thumb and first finger meet in a pinch, the others spread."""
    fingers = (
        Finger((0.34, 0.66, 0.55), (0.1, 1.26, 0.55), (-0.14, 1.6, 0.5), (-0.38, 1.76, 0.46),
               0.165),
        Finger((0.18, 0.62, 0.38), (-0.3, 1.14, 0.38), (-0.7, 1.36, 0.34), (-1.04, 1.4, 0.3),
               0.185),
        Finger((0.08, 0.54, 0.18), (-0.56, 0.86, 0.16), (-1, 0.94, 0.12), (-1.34, 0.84, 0.1),
               0.195),
        Finger((0.1, 0.42, -0.05), (-0.48, 0.54, -0.06), (-0.88, 0.26, -0.08), (-0.94, -0.12, -0.1),
               0.195),
        Finger((0.62, -0.1, -0.25), (0.1, -0.5, -0.4), (-0.42, -0.5, -0.42), (-0.84, -0.36, -0.42),
               0.215, nail=(-0.02, 0, -0.13)),
    )  # fmt: skip
    palm = """smin(ellipsoid(p - vec3(.5, .30, .1), vec3(.52, .42, .34)),
                   taper(p, vec3(.8, .2, .1), vec3(1.9, .12, .1), .33, .33), .25)"""
    hand = modelled_hand(fingers, palm, "#b4aaa0", radius=2.6)
    cloth = hand.material("$sleeve * (.85 + .3 * fbm3(p * 5.))", role="cloth", sleeve=INKS["night"])
    hand.part("taper(p, vec3(1.30, .16, .1), vec3(2.5, .08, .1), .44, .56)", cloth)
    linen = hand.material("#f0f0f0", role="cloth")
    hand.part("cylinder((p - vec3(.98, .18, .1)).yxz, .07, .40) - .03", linen)
    return hand


def _lay_needle(scene: Scene) -> None:
    """A needle between the tips of the pinch; the thread runs through its eye to the stitches."""
    head = ellipse(0.085, 0.042).turned(46).at(0.30, 0.585)
    eye = ellipse(0.052, 0.019).turned(46).at(0.30, 0.585)
    shaft = strip(points("-.24,.02 .28,.565"), 0.008, 0.046)
    scene.lay(Sheet((shaft | head) - eye, "#f8f8f8", ("needle",)), depth=6.45)
    tail = strip(points(".30,.59 .25,.66 .21,.62 .18,.66"), 0.018)
    fall = strip(points(".30,.58 .35,.50 .36,.25 .41,.10 .30,-.03 .10,-.09 .0,-.30"), 0.018)
    scene.lay(Sheet(tail, INKS["vermilion"], ("thread",)), depth=6.40)
    scene.lay(Sheet(fall, INKS["vermilion"], ("thread",)), depth=6.48)
    stitches = [((x, -0.44), (x + 0.05, -0.24)) for x in (0.125 * i - 0.96 for i in range(8))]
    scene.lay(Sheet(strips(stitches, 0.032), INKS["vermilion"], ("thread",)), depth=6.5)


def _lay_day(scene: Scene) -> None:
    """The gap below a turned-up hem of the sky: a rising sun, and eyes that look through."""
    hem = ".0,-.345 .24,-.23 .48,-.06 .70,.12 .90,.28 1.1,.38"
    torn = blob(f"{hem} 1.1,.38 1.1,-.41 1.1,-.41 .0,-.37 .0,-.37 .0,-.345")
    fold = strip(points(hem), 0.01, 0.15)
    scene.lay(Sheet(torn, "#f6f6f6", ("gap", "day")), depth=60.0)
    scene.lay(Sheet(ellipse(0.17).at(0.80, -0.35) & torn, INKS["lamp"], ("sun",)), depth=59.5)
    rays = [
        ((0.80 + 0.21 * math.cos(a), -0.35 + 0.21 * math.sin(a)),
         (0.80 + 0.29 * math.cos(a), -0.35 + 0.29 * math.sin(a)))
        for a in (0.35 * i for i in range(1, 8))
    ]  # fmt: skip
    scene.lay(Sheet(strips(rays, 0.022) & torn, INKS["lamp"], ("sun",)), depth=59.4)
    scene.lay(Sheet(beads(points(".40,-.27 .47,-.27"), 0.019), "#101010", ("eyes",)), depth=59.3)
    scene.lay(Sheet(fold, INKS["night"], ("hem",), turn=60), depth=59.1)
