"""A choir in high water: its singers are frogs, and only the conductor needs waders."""

from dataclasses import dataclass

from art.paint.midnight.carving import BLACK, WHITE, edged, posed
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.stage import lay_pile
from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Outline, Sheet

_RED, _GREEN, _GOLD = INKS["vermilion"], INKS["verdigris"], INKS["lamp"]


@dataclass(frozen=True)
class _Frog:
    """A singer; the place is that of its chin."""

    x: float
    y: float
    size: float
    tilt: float
    mouth: tuple[float, float]
    """How wide and how high it is open."""
    awake: bool
    sheet: float
    """How far the sheet of music leans."""


_CHOIR = (
    _Frog(0.71, 0.82, 0.62, -8, (0.22, 0.20), False, -10),
    _Frog(0.27, 0.31, 0.68, 6, (0.34, 0.16), True, 8),
    _Frog(0.58, -0.40, 0.90, -4, (0.36, 0.20), False, 5),
)


@card(
    palette="block_day",
    hand="woodcut",
    title="Verse two",
    subject="conductor in waders before a choir of frogs",
    props=("frogs", "red robes", "conductor", "waders", "water", "music", "fish", "steeple"),
    mood=("cheerful", "comic", "wet"),
)
def flood_choir(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.5, 0.6, -0.5), key=1.15, ambient=0.4)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    lay_pile(scene, _distance(), 0, 0, depth=50.0)
    for index, frog in enumerate(_CHOIR):
        lay_pile(scene, [*_robe(frog), *_head(frog), *_music(frog)], 0, 0, depth=44.0 - 4 * index)
    lay_pile(scene, _conductor(), -0.41, -0.12, 0.90, depth=26.0)
    lay_pile(scene, _foreground(), 0, 0, depth=20.0)
    return WoodcutPlan(
        inks=("vermilion", "verdigris", "lamp"), sky="paper", contrast=1.5, lamp_pool=0
    )


def _distance() -> list[Sheet]:
    """Still water to the horizon, and what is left of a steeple."""
    water = land((-1, 0.02), (0, 0.02), (1, 0.02))
    spire = polygon("-.96,.0 -.66,.0 -.66,.44 -.62,.44 -.80,1.12 -.98,.44 -.96,.44")
    cock = blob(
        "0,-.02 -.06,.02 -.12,.12 -.04,.08 .02,.07 .06,.14 .10,.12 .13,.09 .08,.07 .04,-.02"
    )
    cock = cock.at(-0.81, 1.22)
    pole = strip(((-0.80, 1.08), (-0.80, 1.22)), 0.02)
    mirrored = polygon("-.96,-.01 -.66,-.01 -.67,-.16 -.96,-.16")
    ripples = cuts(
        "-.98,-.24 -.8,-.25 -.66,-.24", ".16,-.10 .3,-.11 .5,-.10", "-.1,-.5 .0,-.51 .1,-.5",
        "-.98,-.62 -.92,-.63 -.84,-.62", ".0,-.86 .1,-.87 .2,-.86", thick=0.018,
    )  # fmt: skip
    return [
        Sheet(spire, "#9a9a9a", ("steeple",), turn=90), Sheet(pole | cock, BLACK, ("weathercock",)),
        Sheet(water, _GREEN, ("water",), turn=0), Sheet(mirrored, "#4f6655", turn=0),
        Sheet(ripples, WHITE),
    ]  # fmt: skip


def _placed(frog: _Frog, outline: Outline) -> Outline:
    return posed(outline, frog.size, frog.tilt, frog.x, frog.y)


def _robe(frog: _Frog) -> list[Sheet]:
    """A red robe with a white collar, over the post that it sits on."""
    post = polygon((-0.22, -0.9), (0.22, -0.9), (0.24, -2.2), (-0.24, -2.2))
    robe = blob(
        "-.24,.10 -.40,-.06 -.54,-.40 -.62,-.86 -.62,-.86 -.42,-.94 -.2,-.90 .0,-.96 .2,-.90"
        " .42,-.94"
        " .62,-.86 .62,-.86 .54,-.40 .40,-.06 .24,.10"
    )
    folds = cuts(
        "-.36,-.20 -.42,-.5 -.44,-.86", "-.14,-.4 -.16,-.66 -.14,-.88", ".14,-.4 .18,-.66 .16,-.88",
        ".36,-.20 .42,-.5 .44,-.86", thick=0.028,
    )  # fmt: skip
    collar = blob("-.30,.04 -.34,-.12 -.16,-.20 .0,-.08 .16,-.20 .34,-.12 .30,.04")
    return [
        *edged(_placed(frog, post), "#6a6a6a", "post", turn=90),
        *edged(_placed(frog, robe), _RED, "red robes", turn=80 + frog.tilt, edge=0.024),
        Sheet(_placed(frog, folds), BLACK), *edged(_placed(frog, collar), WHITE, "collar"),
    ]  # fmt: skip


def _head(frog: _Frog) -> list[Sheet]:
    """A broad green head with its mouth wide open in song and its throat blown up."""
    skull = blob(
        "-.50,.20 -.44,.40 -.26,.50 .0,.48 .26,.50 .44,.40 .50,.20 .40,.0 .2,-.10 -.2,-.10 -.40,.0"
    )
    bumps = ellipse(0.17).at(-0.27, 0.50) | ellipse(0.17).at(0.27, 0.50)
    sac = ellipse(0.30, 0.17).at(0.0, -0.06)
    wide, high = frog.mouth
    left, right, low = (-wide, 0.29), (wide, 0.29), 0.27 - 1.8 * high
    throat = blob(left, left, (0, 0.25), right, right, (0.66 * wide, low + 0.08), (0, low),
        (-0.66 * wide, low + 0.08))  # fmt: skip
    tongue = ellipse(0.62 * wide, 0.5 * high).at(0, low + 0.2 * high)
    nose = beads(points("-.06,.41 .06,.41"), 0.016)
    creases = cuts(
        "-.16,-.10 .0,-.15 .16,-.10", "-.20,-.03 -.1,-.06", ".20,-.03 .1,-.06", thick=0.018
    )
    spots = beads(points("-.40,.28 -.34,.16 .42,.22 .36,.34"), 0.026)
    if frog.awake:
        eyes = [
            *edged(_placed(frog, beads(points("-.27,.52 .27,.52"), 0.115)), WHITE, "eyes"),
            Sheet(_placed(frog, beads(points("-.31,.50 .22,.50"), 0.055)), BLACK),
        ]  # fmt: skip
    else:
        lids = cuts(
            arc(-0.27, 0.50, 0.10, 20, 160), arc(0.27, 0.50, 0.10, 20, 160), thin=0.02, thick=0.04
        )
        eyes = [Sheet(_placed(frog, lids), BLACK, ("eyes",))]
    return [
        *edged(_placed(frog, sac), WHITE, "throat"), Sheet(_placed(frog, creases), BLACK),
        *edged(_placed(frog, skull | bumps), "#a9d6b3", "frogs", turn=20, edge=0.026), *eyes,
        Sheet(_placed(frog, nose | spots), BLACK), *edged(_placed(frog, throat), BLACK, "mouth"),
        Sheet(_placed(frog, tongue & throat), _RED, ("tongue",)),
    ]  # fmt: skip


def _music(frog: _Frog) -> list[Sheet]:
    """The sheet of music in both hands."""

    def leaning(outline: Outline) -> Outline:
        return _placed(frog, outline.turned(frog.sheet).at(0, -0.48))

    page = box(0.66, 0.44)
    staves = strips(
        [((-0.27, y), (0.27, y)) for y in (0.13, 0.08, 0.03, -0.07, -0.12, -0.17)], 0.010
    )
    heads = beads(points("-.18,.08 -.04,.04 .14,.11 -.12,-.13 .06,-.08 .20,-.15"), 0.026)
    stems = strips(
        [((x, y), (x, y + 0.10)) for x, y in ((-0.155, 0.08), (-0.015, 0.04), (0.085, -0.08))],
        0.012,
    )
    finger = strips([((0, 0), (0.12, 0.06)), ((0, 0), (0.14, 0.0)), ((0, 0), (0.12, -0.06))], 0.045)
    tips = beads(points(".12,.06 .14,.0 .12,-.06 .0,.0"), 0.036)
    hand = (finger | tips).at(-0.38, -0.02)
    arm = strip(points("-.52,-.10 -.46,-.04 -.37,-.02"), 0.18, 0.13)
    sheets = [
        *edged(leaning(page), WHITE, "sheet of music"),
        Sheet(leaning(staves | heads | stems), BLACK),
    ]
    for side in (hand, hand.flipped()):
        sheets += edged(leaning(side), _GREEN, "hands", edge=0.016)
    for side in (arm, arm.flipped()):
        sheets += edged(leaning(side), _RED, "sleeves", edge=0.02)
    return sheets


def _conductor() -> list[Sheet]:
    """A man from behind with both arms raised: tailcoat above, yellow waders below."""
    legs = blob(
        "-.30,-.10 -.34,-.50 -.33,-1.2 -.33,-1.2 -.05,-1.2 -.05,-1.2 -.03,-.46 .03,-.46"
        " .07,-1.2 .07,-1.2 .34,-1.2 .34,-1.2 .35,-.50 .30,-.10"
    )
    creases = cuts(
        "-.30,-.70 -.20,-.76 -.10,-.70", "-.28,-.92 -.18,-.97 -.09,-.91",
        ".10,-.72 .20,-.78 .30,-.71",
        ".11,-.94 .20,-.99 .30,-.93", thick=0.022,
    )  # fmt: skip
    coat = blob(
        "-.14,.52 -.32,.46 -.36,.20 -.30,-.10 -.32,-.34 -.24,-.62 -.24,-.62 -.10,-.42 .0,-.16"
        " .10,-.42"
        " .24,-.62 .24,-.62 .32,-.34 .30,-.10 .36,.20 .32,.46 .14,.52"
    )
    seams = cuts(
        "0,.44 .0,.1 .0,-.2", "-.22,.34 -.18,.1 -.20,-.14", ".22,.34 .18,.1 .20,-.14", thick=0.02
    )
    left = strip(points("-.24,.42 -.46,.48 -.52,.72 -.46,.96"), 0.20, 0.13)
    right = strip(points(".24,.42 .46,.50 .50,.74 .40,.94"), 0.20, 0.13)
    buttons = beads(points("-.07,-.10 .07,-.10"), 0.022)
    return [
        *edged(legs, _GOLD, "waders", turn=86, edge=0.026), Sheet(creases, BLACK),
        *_baton(), *edged(coat | left | right, BLACK, "tailcoat"), Sheet(seams, WHITE),
        Sheet(rim(coat, 0.012), WHITE), Sheet(coat, BLACK), Sheet(seams | buttons, WHITE),
        *_wild_hair(),
    ]  # fmt: skip


def _baton() -> list[Sheet]:
    """White gloves, one spread and one around the baton."""
    stick = strip(((0.36, 0.98), (0.14, 1.36)), 0.028, 0.014)
    fist = blob(".32,.92 .30,1.02 .36,1.09 .46,1.08 .49,.98 .46,.90")
    open_hand = blob(
        "-.53,.92 -.56,1.06 -.54,1.18 -.48,1.16 -.47,1.22 -.41,1.18 -.38,1.10 -.30,1.08"
        " -.32,1.03 -.40,1.0 -.40,.92"
    )
    lines = cuts(
        "-.50,1.14 -.49,1.06",
        "-.44,1.16 -.45,1.07",
        ".36,1.05 .42,1.03",
        ".35,1.0 .42,.98",
        thick=0.014,
    )
    return [
        *edged(stick, WHITE, "baton"), *edged(fist | open_hand, WHITE, "gloves", edge=0.022),
        Sheet(lines, BLACK),
    ]  # fmt: skip


def _wild_hair() -> list[Sheet]:
    """A white collar, ears, and hair that stands out to both sides."""
    collar = blob("-.14,.48 -.15,.58 .0,.60 .15,.58 .14,.48 .0,.45")
    hair = blob(
        "-.14,.58 -.26,.56 -.22,.64 -.34,.68 -.26,.74 -.34,.84 -.22,.84 -.20,.94 -.10,.90"
        " .0,.98 .08,.90"
        " .18,.95 .20,.84 .32,.86 .26,.75 .34,.68 .23,.65 .27,.56 .14,.58"
    )
    strands = cuts(
        "0,.90 -.02,.76 .0,.62", "-.10,.84 -.12,.74 -.08,.62", ".10,.84 .12,.74 .08,.62",
        "-.28,.70 -.20,.72 -.14,.68", ".28,.70 .20,.72 .14,.68", thick=0.02,
    )  # fmt: skip
    return [
        *edged(hair, WHITE, "hair", edge=0.024), Sheet(strands, BLACK),
        *edged(collar, WHITE, "collar"),
    ]  # fmt: skip


def _foreground() -> list[Sheet]:
    """The water around the waders, and a fish that sings from a sheet that floats by."""
    water = land((-1, -1.14), (-0.6, -1.16), (-0.2, -1.13), (0.3, -1.16), (1, -1.13))
    rings = cuts(
        "-.86,-1.22 -.6,-1.25 -.32,-1.23", "-.54,-1.20 -.3,-1.22 .02,-1.20",
        "-.7,-1.36 -.4,-1.38 -.1,-1.35",
        ".8,-1.22 .9,-1.23 1.0,-1.22", thick=0.02,
    )  # fmt: skip
    page = polygon(".06,-1.24 .36,-1.20 .42,-1.36 .10,-1.42")
    marks = cuts(".12,-1.28 .36,-1.25", ".13,-1.33 .37,-1.30", thin=0.008, thick=0.01) | beads(
        points(".18,-1.30 .26,-1.27 .33,-1.31"), 0.018
    )
    fish = blob(
        "1.0,-1.5 .92,-1.34 .78,-1.26 .64,-1.26 .56,-1.31 .60,-1.36 .55,-1.41 .64,-1.46"
        " .70,-1.6 .70,-1.6 1.0,-1.6"
    )
    return [
        Sheet(water, _GREEN, ("water",), turn=0), Sheet(rings, WHITE),
        *edged(page, WHITE, "sheet of music"),
        Sheet(marks, BLACK), *edged(fish, WHITE, "fish"),
        Sheet(ellipse(0.026).at(0.72, -1.33) | cuts(".84,-1.34 .80,-1.42 .82,-1.5", thick=0.02),
            BLACK),
    ]  # fmt: skip
