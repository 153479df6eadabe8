"""A woman whose veil is made of moths, and the candle that they come for."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged, posed
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import WOMAN
from art.paint.story.cutouts.geometry import blob, box, ellipse, points, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_GREY, _PLUM, _PALE = "#b4b4b4", INKS["plum"], "#cdb6cc"

_MOTHS = (
    (-0.80, -1.30, 0.42, 38, _GREY, WHITE), (0.26, -1.34, 0.40, -26, _PLUM, _GREY),
    (-0.30, -1.26, 0.46, 4, WHITE, _PLUM), (-0.84, -0.72, 0.40, 52, WHITE, _GREY),
    (-0.42, -0.66, 0.46, 20, _GREY, WHITE), (-0.84, -0.14, 0.38, 60, _PLUM, WHITE),
    (-0.46, -0.08, 0.42, 34, WHITE, _GREY), (-0.74, 0.46, 0.40, 70, _GREY, _PLUM),
    (-0.34, 0.40, 0.40, 40, _PLUM, WHITE), (-0.50, 0.98, 0.40, 48, WHITE, _GREY),
    (-0.10, 0.78, 0.38, 22, _GREY, WHITE), (0.16, 1.16, 0.42, -14, _PLUM, WHITE),
)  # fmt: skip
"""Place, size and turn of each moth of the veil, and the tones of its two pairs of wings."""


@card(
    palette="block_night",
    hand="woodcut",
    title="She kept a light on",
    subject="woman whose veil is made of moths",
    props=("moths", "veil", "woman", "profile", "candle", "letter"),
    mood=("mournful", "faithful", "tender"),
)
def moth_widow(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _gauze(), 0, 0, depth=50.0)
    woman = carved_profile(WOMAN, "bob", "#2c2c2c", "down", smile=0.35)
    lay_pile(scene, woman[1:], 0.10, 0.46, 1.30, depth=40.0)  # a white face needs no black edge
    scene.lay(Sheet(_dress(), BLACK, ("dress",)), depth=36.0)
    for index, (x, y, size, turn, fore, hind) in enumerate(_MOTHS):
        sheets = [sheet.placed(x, y, size, turn, False) for sheet in _moth(fore, hind)]
        lay_pile(scene, sheets, 0, 0, depth=34.0 - index)
    lay_pile(scene, _winged_letter(), 0.08, -0.72, depth=20.0)
    lay_pile(scene, _candle(), 0.70, -0.98, 0.80, depth=18.0)
    early = [sheet.placed(0.46, -0.50, 0.15, -48, False) for sheet in _moth(WHITE, _GREY)]
    lay_pile(scene, early, 0, 0, depth=14.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "plum"), sky="black", contrast=1.6, lamp_pool=0)


def _gauze() -> list[Sheet]:
    """The veil itself, thin and dark, from her brow over her back to the lower edge."""
    veil = blob(
        ".50,1.10 .34,1.34 .0,1.44 -.40,1.32 -.74,1.02 -.98,.56 -1.2,-.2 -1.3,-1.7 .58,-1.7"
        " .44,-1.2 .24,-.7 .10,-.3"
    )
    return [Sheet(rim(veil, 0.03), WHITE), Sheet(veil, "#3a3a3a", ("veil",), turn=70)]


def _dress() -> Outline:
    """Her shoulders in black, which the moths lie on."""
    return blob(
        "-.40,-.20 -.40,-.20 .06,-.34 .30,-.32 .30,-.32 .46,-.60 .54,-1.0 .60,-1.7"
        " -1.2,-1.7 -1.0,-.6"
    )


def _moth(fore: str, hind: str) -> list[Sheet]:
    """A moth with open wings, two across around the origin, with bands and an eye on each wing."""
    upper = blob("0,.10 .10,.36 .48,.64 1.0,.66 1.0,.66 .96,.40 .80,.16 .48,.04 .1,.0")
    lower = blob("0,.02 .36,.12 .72,.06 .80,-.22 .62,-.54 .36,-.60 .16,-.44 .02,-.16")
    bands = cuts(".40,.54 .50,.36 .46,.10", ".62,.60 .76,.44 .72,.18", thin=0.02, thick=0.045)
    veins = cuts(".14,-.06 .26,-.24 .34,-.52", ".22,.0 .42,-.16 .58,-.46",
        ".30,.06 .54,-.04 .74,-.20",
                 thin=0.014, thick=0.03)  # fmt: skip
    spot, pupil = ellipse(0.10, 0.085).at(0.58, 0.40), ellipse(0.05).at(0.58, 0.40)
    feelers = strip(points(".03,.36 .14,.58 .32,.70"), 0.05, 0.03)
    trunk = blob("-.08,.30 .0,.40 .08,.30 .10,.06 .06,-.34 .0,-.46 -.06,-.34 -.10,.06")
    rings = cuts("-.08,.10 .0,.06 .08,.10", "-.08,-.04 .0,-.08 .08,-.04",
        "-.06,-.18 .0,-.22 .06,-.18",
                 thin=0.02, thick=0.03)  # fmt: skip
    return [
        *edged(lower | lower.flipped(), hind, "moth", turn=60, edge=0.06),
            Sheet(veins | veins.flipped(), BLACK),
        Sheet(feelers | feelers.flipped(), WHITE),
        *edged(upper | upper.flipped(), fore, "moth", turn=20, edge=0.06),
            Sheet(bands | bands.flipped(), BLACK),
        *edged(spot | spot.flipped(), WHITE, "moth", edge=0.03), Sheet(pupil | pupil.flipped(),
            BLACK),
        *edged(trunk, "#8a8a8a", "moth", turn=0, edge=0.05), Sheet(rings, BLACK),
    ]  # fmt: skip


def _winged_letter() -> list[Sheet]:
    """One of them is a letter: the wings of a moth and a red seal."""
    wings = [sheet.placed(0, 0.03, 0.40, -20, False) for sheet in _moth(WHITE, _GREY)[:8]]
    paper = posed(box(0.40, 0.26), 1, -20, 0, 0)
    flap = posed(strip(points("-.20,.13 0,-.02 .20,.13"), 0.018) | strip(points("-.20,-.13"
        " -.08,.03"), 0.014)
                 | strip(points(".20,-.13 .08,.03"), 0.014), 1, -20, 0, 0)  # fmt: skip
    seal = ellipse(0.05).at(0, -0.01)
    return [*wings, *edged(paper, WHITE, "letter", edge=0.026), Sheet(flap, BLACK),
            *edged(seal, INKS["vermilion"], "seal", edge=0.012)]  # fmt: skip


def _candle() -> list[Sheet]:
    """A thick candle on the sill, its wick at the origin, with its glow and its rays."""
    flame = blob("0,.0 -.09,.08 -.08,.20 -.02,.32 .02,.44 .02,.44 .08,.28 .10,.14 .08,.05")
    heart = blob("0,.03 -.04,.09 -.02,.18 .01,.22 .04,.14 .04,.07")
    wax = blob("-.17,-.05 -.17,-.05 -.10,-.02 .0,-.05 .10,-.02 .17,-.05 .17,-.05 .17,-1.2 .17,-1.2"
               " -.17,-1.2 -.17,-1.2")  # fmt: skip
    drip = cuts("-.11,-.06 -.12,-.20 -.11,-.30", ".08,-.06 .09,-.14 .08,-.20",
        ".12,-.30 .11,-.6 .12,-.9",
                thin=0.012, thick=0.03)  # fmt: skip
    rays = []
    for index in range(22):
        angle = math.radians(-20 + 220 * index / 21)
        far = 0.42 + 0.03 * (index * 7 % 4)
        rays.append([(r * math.cos(angle), 0.16 + r * math.sin(angle)) for r in (0.33, far)])
    return [
        Sheet(cuts(*rays, thin=0.008, thick=0.018), WHITE, ("light",)),
        Sheet(ellipse(0.29, 0.33).at(0, 0.16), INKS["lamp"], ("light",), turn=30),
        *edged(flame, WHITE, "flame", edge=0.016), Sheet(heart, INKS["vermilion"]),
        Sheet(strip(((0, -0.06), (0.01, 0.06)), 0.024), BLACK),
        *edged(wax, "#f3cd82", "candle", turn=88, edge=0.024), Sheet(drip, BLACK),
    ]  # fmt: skip
