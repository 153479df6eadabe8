"""A bell that is the head of a sleeping woman, her hair its body and the moon its clapper."""

from art.paint.midnight.carving import BLACK, WHITE, edged, family
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import BEFORE, BEHIND, empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import OLD
from art.paint.story.cutouts.geometry import (
    blob,
    crescent,
    ellipse,
    points,
    polygon,
    ring,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]
_HUNG = (-0.18, -0.10)
"""The middle of the bell."""


@card(
    palette="block_night",
    hand="woodcut",
    title="It rings when she dreams",
    subject="bell that is the head of a sleeping woman",
    props=("bell", "sleeping woman", "hair", "moon", "rope", "ringer", "birds asleep", "ledge"),
    mood=("grand", "tender", "hushed"),
)
def bell_face(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.5, 0.45, -0.75), backdrop=BLACK)
    x, y = _HUNG
    lay_pile(scene, [*_wheel(), *_yoke(), *_birds()], 0, 0, depth=BEHIND)
    woman = [part.placed(0, 0.03, 1, 5, flip=False) for part in _woman()]
    lay_pile(scene, [*_clapper(), *woman, *_hair(), *_ribbon()], x, y, depth=BEFORE)
    lay_pile(scene, [*_ledge(), *_ringer()], 0, 0, depth=BEFORE - 1)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.5, lamp_pool=0)


def _wheel() -> list[Sheet]:
    """The wheel behind the bell that carries the rope."""
    spokes = Outline(())
    for step in range(8):
        spokes = spokes | strip(((0, 0.08), (0, 0.50)), 0.05).turned(45 * step + 12)
    tyre = ring(0.56, 0.46).at(0.22, 0.86)
    return [*edged(spokes.at(0.22, 0.86), _BLUE, "wheel", turn=20, line=WHITE, edge=0.022),
            *edged(tyre, _BLUE, "wheel", turn=20, line=WHITE, edge=0.022),
            *edged(ring(0.47, 0.455).at(0.22, 0.86), BLACK)]  # fmt: skip


def _yoke() -> list[Sheet]:
    """The wooden yoke on top of the bell, with two iron straps."""
    wood = blob("-.66,.92 -.66,.92 -.66,1.08 -.52,1.22 -.18,1.26 .16,1.22 .30,1.08 .30,.92 .30,.92")
    lines = cuts("-.58,1.02 -.3,1.05 -.1,1.03", "-.44,1.14 -.2,1.16 .06,1.13", ".0,1.0 .2,1.02",
                 thick=0.016)  # fmt: skip
    straps = strips([((-0.42, 0.9), (-0.42, 1.25)), ((0.06, 0.9), (0.06, 1.25))], 0.06)
    return [*edged(wood, "#b4b4b4", "yoke", turn=4, line=WHITE, edge=0.022), Sheet(lines, BLACK),
            *edged(straps & wood, BLACK, "straps", line=WHITE, edge=0.01)]  # fmt: skip


def _birds() -> list[Sheet]:
    """Birds asleep on yoke and wheel, their heads drawn in."""
    sheets: list[Sheet] = []
    for x, y, size, flip in ((-0.36, 1.22, 0.95, False), (-0.14, 1.24, 0.72, True),
                             (0.46, 1.33, 0.66, True)):  # fmt: skip
        body = blob("-.16,.0 -.13,.10 -.04,.13 .0,.20 .08,.20 .13,.14 .12,.05 .08,.0")
        tail = polygon("-.12,.08 -.26,-.02 -.22,-.06 -.08,.02")
        wing = blob("-.17,.02 -.12,.09 -.03,.10 .02,.05 -.04,.01")
        beak = polygon(".12,.14 .17,.09 .11,.09")
        parts = [*edged(tail, WHITE, "bird"), *edged(beak, _GOLD, edge=0.014),
                 *edged(body, WHITE, "birds asleep"), *edged(wing, _BLUE, edge=0.016),
                 Sheet(cuts(".05,.155 .075,.14 .10,.155", thick=0.018), BLACK)]  # fmt: skip
        sheets += [part.placed(x, y, size, 0, flip) for part in parts]
    return sheets


def _clapper() -> list[Sheet]:
    """The moon, which hangs out of the dark mouth of the bell."""
    mouth = ellipse(0.84, 0.10).at(0, -0.86)
    moon = ellipse(0.21).at(0.06, -1.09)
    lit = crescent(0.21, 0.5).turned(52).at(0.06, -1.09)
    return [
        *edged(mouth, BLACK, "bell", line=WHITE),
        *edged(moon, "#5a5a5a", "moon", turn=52, line=WHITE, edge=0.022),
        Sheet(lit, WHITE, ("moon",)),
    ]  # fmt: skip


_SIDE = ".12,1.04 .36,.95 .51,.74 .56,.44 .56,.08 .58,-.20 .66,-.48 .78,-.68 .90,-.80"
"""The border of the bell from its top to its rim."""


def _hair() -> list[Sheet]:
    """Hair parted in the middle and combed down to a straight rim: the body of the bell."""
    rim_line = ".90,-.80 .89,-.89 .89,-.89 .5,-.95 .0,-.97 -.5,-.95 -.89,-.89 -.89,-.89 -.90,-.80"
    left = _mirrored(_SIDE).split()
    bell = blob(f"{_SIDE} {rim_line} {' '.join(reversed(left))}")
    opening = blob(".0,.72 .0,.72 .20,.58 .35,.32 .38,.02 .32,-.24 .16,-.40 .0,-.44 -.16,-.40"
                   " -.32,-.24 -.38,.02 -.35,.32 -.20,.58")  # fmt: skip
    strands = cuts("0,1.0 .01,.88 .0,.74", thick=0.024) | family(
        "-.62,-.40 -.70,-.58 -.80,-.72", ".62,-.40 .70,-.58 .80,-.72", 11, 0.008, 0.028
    )  # fmt: skip
    for side in (str, _mirrored):
        strands = strands | family(
            side(".05,.86 .25,.68 .42,.38 .45,.04 .42,-.27"),
            side(".15,.97 .38,.82 .50,.48 .51,.06 .52,-.22"), 3, 0.008, 0.020,
        )  # fmt: skip
    rows = family("-.88,-.76 -.5,-.82 .0,-.84 .5,-.82 .88,-.76",
                  "-.90,-.84 -.5,-.89 .0,-.91 .5,-.89 .90,-.84", 2, 0.020, 0.026)  # fmt: skip
    return [
        Sheet(rim(bell, 0.028) - opening, WHITE),
        Sheet(bell - opening, _GOLD, ("hair", "bell"), turn=86),
        Sheet(rim(opening, 0.034), BLACK), Sheet((strands | rows) & bell, BLACK),
    ]  # fmt: skip


def _woman() -> list[Sheet]:
    """Her face from the front in a few bold strokes: asleep, with red cheeks and a smile."""
    face = blob(
        ".0,-.34 .11,-.32 .22,-.22 .31,-.04 .36,.18 .36,.46 .24,.74 .0,.84 -.24,.74 -.36,.46"
        " -.36,.18 -.31,-.04 -.22,-.22 -.11,-.32"
    )
    shade = blob(".31,.60 .29,.30 .28,.06 .21,-.14 .10,-.28 .10,-.28 .0,-.5 .5,-.4 .5,.6")
    nose = cuts("-.03,.24 -.02,.12 -.055,.02 -.05,-.02 .0,-.03 .035,-.02", thin=0.012, thick=0.028)
    cheeks = ellipse(0.066, 0.050).at(-0.22, -0.045) | ellipse(0.066, 0.050).at(0.22, -0.045)
    eyes = Outline(())
    for side in (str, _mirrored):
        eyes = eyes | cuts(side(".05,.15 .10,.09 .17,.07 .24,.09 .30,.16"), thin=0.022, thick=0.042)
        eyes = eyes | cuts(side(".08,.31 .16,.35 .25,.34 .31,.29"), thin=0.012, thick=0.032)
        lashes = side(".13,.07 .12,.03"), side(".19,.07 .195,.025"), side(".24,.09 .26,.05")
        eyes = eyes | cuts(*lashes, thin=0.014, thick=0.020)
    return [
        Sheet(ellipse(0.44, 0.64).at(0, 0.12), BLACK), *edged(face, WHITE, "sleeping woman"),
        Sheet(shade & face, "#a8a8a8", turn=64), Sheet(cheeks, _RED, turn=20),
        Sheet(eyes | nose, BLACK, ("closed eyes",)), *_smile(),
    ]  # fmt: skip


def _smile() -> list[Sheet]:
    """Lips a little open, their corners drawn up."""
    lips = blob("-.10,-.125 -.10,-.125 -.04,-.120 .0,-.130 .04,-.120 .10,-.125 .10,-.125 .06,-.200"
                " .0,-.222 -.06,-.200")  # fmt: skip
    smile = cuts("-.14,-.105 -.08,-.142 .0,-.158 .08,-.142 .14,-.105", thin=0.014, thick=0.040)
    chin = cuts("-.04,-.262 .0,-.268 .04,-.262", thick=0.014)
    return [Sheet(lips, _RED, ("smile",), turn=0), Sheet(smile | chin, BLACK)]


def _mirrored(path: str) -> str:
    """The same path on the other side of the middle."""
    return " ".join(f"{-x},{y}" for x, y in points(path))


def _ribbon() -> list[Sheet]:
    """A red ribbon tied round the hair below her chin."""
    band = strip(points("-.60,-.24 -.34,-.34 .0,-.38 .34,-.34 .60,-.24"), 0.15)
    waves = cuts([(-0.54 + 0.09 * i, -0.37 + 0.36 * (0.09 * i - 0.54) ** 2 + 0.028 * (-1) ** i)
                  for i in range(13)], thin=0.014, thick=0.018)  # fmt: skip
    return [*edged(band, _RED, "ribbon", turn=0, edge=0.024), Sheet(waves, BLACK)]


def _ledge() -> list[Sheet]:
    """A stone ledge, and the rope from the wheel down to it."""
    stone = polygon(".34,-1.42 .40,-1.34 1.2,-1.34 1.2,-1.7 .42,-1.7")
    cracks = cuts(".56,-1.37 .60,-1.46", ".86,-1.37 .84,-1.44", thick=0.014)
    path = points(".44,1.37 .62,1.26 .75,1.05 .78,.84 .75,.3 .69,-.3 .64,-.92 .64,-1.14 .60,-1.27")
    rope = strip(path, 0.034, 0.030)
    twist = cuts(*([(x - 0.012, y - 0.02), (x + 0.012, y + 0.02)]
                   for x, y in smooth(path, closed=False)[10::3]), thick=0.010)  # fmt: skip
    return [*edged(rope, WHITE, "rope", edge=0.016), Sheet(twist, BLACK),
            *edged(stone, WHITE, "ledge"), Sheet(cracks, BLACK)]  # fmt: skip


def _ringer() -> list[Sheet]:
    """Somebody small and old who holds the rope in both hands and looks up."""
    coat = blob(
        ".80,-.90 .73,-.96 .71,-1.08 .67,-1.24 .67,-1.24 .80,-1.27 .94,-1.24 .94,-1.24 .93,-1.06"
        " .89,-.94"
    )
    legs = strips([((0.75, -1.22), (0.74, -1.34)), ((0.87, -1.22), (0.88, -1.34))], 0.07)
    shoes = ellipse(0.065, 0.032).at(0.71, -1.34) | ellipse(0.065, 0.032).at(0.86, -1.34)
    sleeve = strip(points(".85,-.99 .79,-1.12 .67,-1.08"), 0.085, 0.065)
    far = strip(points(".78,-.98 .73,-1.0 .67,-.97"), 0.075, 0.06)
    fists = ellipse(0.038).at(0.64, -1.07) | ellipse(0.038).at(0.64, -0.96)
    folds = cuts(".77,-1.12 .74,-1.23", ".88,-1.08 .89,-1.22", thick=0.016)
    head = carved_profile(OLD, "short", "#c4c4c4", lid="open", years=3)
    return [
        *edged(shoes | legs, BLACK, line=WHITE), *edged(far, _BLUE, "ringer"),
        *edged(coat, _BLUE, "ringer", turn=80, line=WHITE), Sheet(folds, BLACK),
        *(part.placed(0.835, -0.76, 0.25, -18, flip=True) for part in head),
        *edged(fists, WHITE, "hands", edge=0.014), *edged(sleeve, _BLUE, "ringer", turn=40),
    ]  # fmt: skip
