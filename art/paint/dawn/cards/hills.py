"""Hills, and a flock that grazes above them."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_SHEPHERD = "#c98a62"


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="They do not like dogs",
    subject="shepherd of clouds",
    props=("clouds", "dog", "crook"),
    mood=("funny", "airy", "gentle"),
)
def cloud_shepherd(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5fb4e0", lift=0, shade="#d8f0e4"))
    scene.lay(Sheet(ellipse(0.24).at(-0.70, 1.20), "#fff6d0", ("sun",), glow=0.6))
    _far_flock(scene)
    _caught_sheep(scene)
    hill = land((-1, -1.12), (-0.2, -1.02), (0.5, -1.16), (1, -1.06))
    scene.lay(Sheet(hill, "#7cc070", ("meadow",), lift=9, pattern="leaves"))
    _dog(scene)
    _shepherd(scene)
    return PaperPlan()


def _wool(x: float, y: float, wide: float) -> Outline:
    """A cloud of round tufts."""
    whole = ellipse(0.52 * wide, 0.34 * wide).at(x, y)
    for dx, dy, r in (
        (-0.46, 0.02, 0.20), (-0.34, 0.24, 0.20), (-0.10, 0.34, 0.21), (0.16, 0.32, 0.20), (0.38,
            0.20, 0.20),
        (0.50, -0.02, 0.19), (0.36, -0.22, 0.20), (0.10, -0.30, 0.20), (-0.16, -0.30, 0.20),
            (-0.38, -0.20, 0.19),
    ):  # fmt: skip
        whole = whole | ellipse(r * wide).at(x + dx * wide, y + dy * wide)
    return whole


def _curls(scene: Scene, x: float, y: float, wide: float, colour: str) -> None:
    """Loops in the wool."""
    for dx, dy in ((-0.30, 0.10), (0.0, 0.16), (0.26, 0.04), (-0.12, -0.12), (0.14, -0.14)):
        curl = strip(
            [(x + (dx + 0.07 * c) * wide, y + (dy + 0.07 * s) * wide) for c, s in _LOOP],
            0.022 * wide,
        )
        scene.lay(Sheet(curl, colour, lift=1))


_LOOP = ((-1, 0), (-0.6, 0.8), (0.4, 0.9), (1, 0.1), (0.5, -0.6), (-0.1, -0.3))


def _far_flock(scene: Scene) -> None:
    """Two that graze on the blue, small and far."""
    for x, y, wide, side in ((0.66, 1.18, 0.40, -1), (0.06, 1.26, 0.26, 1)):
        legs = Outline(())
        for dx in (-0.26, -0.1, 0.14, 0.3):
            legs = legs | strip(
                ((x + dx * wide, y - 0.3 * wide), (x + dx * wide, y - 0.62 * wide)), 0.07 * wide
            )
        scene.lay(Sheet(legs, "#4a5066", lift=3))
        scene.lay(Sheet(_wool(x, y, wide), "#fbfdff", ("cloud sheep",), lift=7))
        face = blob("-.14,.16 .12,.18 .22,.02 .12,-.20 -.06,-.22 -.18,-.04").scaled(wide)
        scene.lay(Sheet(face.at(x + side * 0.52 * wide, y - 0.06 * wide), "#4a5066", lift=4))
        eyes = beads(
            [
                (x + side * 0.52 * wide - 0.05 * wide, y + 0.02 * wide),
                (x + side * 0.52 * wide + 0.08 * wide, y + 0.02 * wide),
            ],
            0.035 * wide,
        )
        scene.lay(Sheet(eyes, "#fffaf0", lift=1))


def _caught_sheep(scene: Scene) -> None:
    """The nearest, large as a house, with the crook around its neck; it is not pleased."""
    legs = Outline(())
    for x, long in ((0.10, 0.34), (0.28, 0.40), (0.66, 0.40), (0.84, 0.34)):
        legs = legs | strip(points(f"{x},.30 {x - 0.03},.10 {x},{0.12 - long}"), 0.10, 0.08)
    scene.lay(Sheet(legs, "#3d4258", lift=5))
    scene.lay(Sheet(_wool(0.50, 0.50, 0.98), "#f6fafd", ("cloud sheep",), lift=12, shade="#cfe2ee"))
    _curls(scene, 0.56, 0.52, 0.98, "#d3e2ec")
    ears = blob("-.40,.62 -.60,.70 -.72,.60 -.72,.60 -.56,.50 -.42,.50") | blob(
        "-.04,.66 .14,.78 .28,.72 .28,.72 .16,.58 .0,.54"
    )
    face = blob("-.42,.74 -.20,.84 .02,.76 .06,.50 -.02,.22 -.16,.08 -.32,.08 -.46,.24 -.50,.50")
    scene.lay(Sheet(ears, "#33384c", lift=5))
    scene.lay(Sheet(face, "#4a5066", ("face",), lift=7))
    fringe = (
        ellipse(0.13).at(-0.34, 0.82) | ellipse(0.15).at(-0.16, 0.90) | ellipse(0.12).at(0.0, 0.80)
    )
    scene.lay(Sheet(fringe, "#f6fafd", lift=6))
    for x in (-0.36, -0.10):
        scene.lay(Sheet(ellipse(0.085, 0.075).at(x, 0.56), "#fffaf0", lift=3))
        scene.lay(Sheet(ellipse(0.042).at(x - 0.03, 0.52), "#1c1420", ("eye",), lift=1))
        lid = blob(
            (x - 0.1, 0.58),
            (x - 0.06, 0.65),
            (x + 0.06, 0.65),
            (x + 0.1, 0.58),
            (x + 0.1, 0.58),
            (x - 0.1, 0.58),
        )
        scene.lay(Sheet(lid, "#3d4258", lift=2))
    scene.lay(Sheet(beads([(-0.30, 0.22), (-0.20, 0.22)], 0.022), "#1c2030", lift=0))
    scene.lay(Sheet(strip(points("-.33,.14 -.25,.17 -.17,.14"), 0.018), "#1c2030", lift=0))
    crook = strip(
        points("-.62,-1.5 -.52,-.6 -.42,.0 -.34,.10 -.10,.04 .12,.14 .20,.36 .08,.50"), 0.065
    )
    scene.lay(Sheet(crook, "#8a5a34", ("crook",), lift=7))
    bell = blob("-.02,.03 .04,.03 .09,-.14 .13,-.18 -.11,-.18 -.07,-.14").at(-0.14, -0.02)
    scene.lay(Sheet(ellipse(0.03).at(-0.13, -0.21), "#b07a2c", lift=3))
    scene.lay(Sheet(bell, "#f2c14a", ("bell",), lift=5))


def _shepherd(scene: Scene) -> None:
    """An old man seen from below, his beard in the wind, both hands busy with the crook."""
    coat = blob("-1.3,-.86 -.96,-.84 -.70,-1.0 -.50,-1.3 -.44,-1.8 -1.3,-1.8")
    head = figures.head(
        _SHEPHERD,
        "#f0ece2",
        figures.Profile(nose=1.7, chin=1.2, brow=0.6, sunken=0.8, lips=0.6, tip=1.0),
        "bald",
    )
    beard = blob("-.14,.0 -.06,-.16 .12,-.22 .28,-.22 .42,-.26 .46,-.44 .62,-.62 .40,-.66"
                 " .30,-.86 .12,-.74"
                 " -.06,-.80 -.12,-.5 -.2,-.2")  # fmt: skip
    whiskers = blob(".45,-.20 .36,-.17 .22,-.22 .14,-.34 .14,-.34 .30,-.30 .44,-.27")
    head += [
        Sheet(beard, "#f4f0e6", ("beard",), lift=5), Sheet(whiskers, "#ffffff", lift=3),
        Sheet(blob("-.62,.18 -.40,.30 .0,.38 .36,.40 .70,.34 .70,.34 .36,.30 .0,.26 -.36,.16"),
            "#c99a3c",
              ("straw hat",), lift=6),
        Sheet(blob("-.44,.24 -.44,.24 -.40,.56 -.12,.70 .18,.64 .34,.40 .34,.40 .0,.34"),
            "#e0b650", lift=5,
              pattern="checks"),
        Sheet(strip(points("-.43,.30 -.1,.38 .34,.44"), 0.07), "#c8443c", lift=3),
    ]  # fmt: skip
    scene.lay(Sheet(coat, "#8f4a3c", ("coat",), lift=10, pattern="stripes", turn=70))
    scene.lay(head, x=-0.66, y=-0.50, scale=0.70, turn=30)
    arm = strip(points("-1.1,-1.06 -.80,-1.32 -.58,-1.14"), 0.30, 0.22)
    scene.lay(Sheet(arm, "#7a3c30", ("sleeve",), lift=8))
    palm = ellipse(0.12, 0.13).at(-0.54, -1.02)
    scene.lay(Sheet(palm, mix(_SHEPHERD, "#5a2418", 0.14), ("hand",), lift=5))
    for index in range(4):
        y = -0.92 - 0.068 * index
        ends = ((-0.63, y - 0.01), (-0.47, y))
        finger = strip(ends, 0.072) | ellipse(0.036).at(*ends[0]) | ellipse(0.036).at(*ends[1])
        scene.lay(Sheet(finger, _SHEPHERD, lift=3))


def _dog(scene: Scene) -> None:
    """A grey dog who has been rained on by one of his own flock, and says so."""
    coat = "#7d8aa6"
    body = blob(".34,-1.6 .30,-1.1 .44,-.80 .70,-.66 1.0,-.72 1.3,-.9 1.3,-1.8 .4,-1.8")
    head = blob(
        ".28,-.36 .48,-.30 .72,-.36 .80,-.54 .74,-.76 .52,-.88 .30,-.84 .12,-.74 .06,-.62 .18,-.54"
    )
    ear = blob(".56,-.34 .70,-.32 .86,-.46 .94,-.70 .84,-.82 .70,-.66 .60,-.50")
    scene.lay(Sheet(body, coat, ("dog",), lift=9))
    for x, y in ((0.60, -0.96), (0.80, -1.06), (0.62, -1.22), (0.90, -1.30), (0.74, -1.40)):
        tuft = blob("0,.1 .08,.0 .02,-.14 .02,-.14 -.03,-.04").at(x, y)
        scene.lay(Sheet(tuft, mix(coat, "#1c2440", 0.25), lift=2))
    scene.lay(
        Sheet(strip(points(".36,-.90 .56,-.98 .80,-.86"), 0.10), "#c8443c", ("collar",), lift=4)
    )
    scene.lay(Sheet(head, coat, ("dog",), lift=7))
    muzzle = blob(".06,-.62 .12,-.54 .28,-.56 .36,-.66 .30,-.78 .16,-.76")
    scene.lay(Sheet(muzzle, mix(coat, "#ffffff", 0.4), lift=3))
    scene.lay(Sheet(ellipse(0.055, 0.045).at(0.08, -0.62), "#1c2030", ("nose",), lift=3))
    scene.lay(Sheet(strip(points(".12,-.72 .22,-.69 .32,-.74"), 0.02), "#1c2030", lift=0))
    scene.lay(Sheet(ellipse(0.062, 0.056).at(0.40, -0.50), "#fffaf0", lift=3))
    scene.lay(Sheet(ellipse(0.032).at(0.39, -0.47), "#1c1420", ("eye",), lift=1))
    scene.lay(Sheet(strip(points(".32,-.40 .40,-.385 .48,-.42"), 0.028), "#3a4460", lift=1))
    scene.lay(Sheet(ear, mix(coat, "#1c2440", 0.3), ("ear",), lift=5))
    drops = Outline(())
    for x, y in (
        (0.30, -0.14),
        (0.52, -0.10),
        (0.72, -0.18),
        (0.10, -0.30),
        (0.42, -0.24),
        (0.90, -0.30),
    ):
        drops = (
            drops
            | polygon("0,.09 .035,.0 .0,-.035 -.035,.0").at(x, y)
            | ellipse(0.036).at(x, y - 0.008)
        )
    scene.lay(Sheet(drops, "#eaf6ff", ("raindrops",), lift=3))
