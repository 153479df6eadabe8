"""A grand piano that is hauled out of the sea, and who lives in it."""

from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, family, white_edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import OLD, WOMAN
from art.paint.story.cutouts.geometry import (
    blob,
    box,
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

_edged = partial(edged, edge=0.022)
_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]
_WHEELS = ((0.10, -0.72, 0.13), (0.80, -0.66, 0.12))
"""The wheels of the piano: their middles and how large they are."""


@card(
    palette="block_day",
    hand="woodcut",
    title="The piano left at low tide",
    subject="woman in a red coat who hauls a piano out of the sea by a rope",
    props=("piano", "woman", "rope", "sea", "sun", "lit room", "cup", "wheel tracks", "shoes"),
    mood=("stubborn", "tender", "strange"),
)
def tracks_to_the_sea(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _sea(), 0, 0, depth=58.0)
    lay_pile(scene, _wheels(), 0, 0, depth=50.0)
    lay_pile(scene, [*_lid(), *_case()], 0, 0, depth=46.0)
    lay_pile(scene, _room(), 0.62, -0.16, depth=40.0)
    lay_pile(scene, _shoes(), 0.42, 0.135, 0.86, depth=36.0)
    lay_pile(scene, _hauler(), 0.05, 0.05, depth=30.0)
    return WoodcutPlan(inks=("night", "vermilion", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _sea() -> list[Sheet]:
    """A low sun, the sea, and bare sand with two tracks that come out of the water."""
    sun = ellipse(0.66).at(0.20, 0.72)
    water = polygon("-1.3,.36 1.3,.36 1.3,-1.8 -1.3,-1.8")
    sand = blob("-1.4,.22 -1.4,.22 -.90,.20 -.40,.10 .10,-.20 .56,-.60 .84,-.86 .98,-1.10 1.3,-1.30"
                " 1.3,-1.30 1.3,-1.9 1.3,-1.9 -1.4,-1.9 -1.4,-1.9")  # fmt: skip
    crests = cuts("-.90,.30 -.76,.32 -.60,.30", "-.40,.24 -.28,.26 -.14,.24",
                  ".88,-.56 .94,-.54 1.0,-.56", ".84,-.76 .92,-.74 1.0,-.76",
                  thick=0.018)  # fmt: skip
    tracks = Outline(())
    for gap in (-0.018, 0.018):
        for way in (".08,-.86 .36,-.89 .70,-.98 1.2,-1.08", ".78,-.79 .88,-.82 1.2,-.88"):
            tracks = tracks | strip([(x, y + gap) for x, y in points(way)], 0.018)
    ripples = cuts(".36,-1.22 .56,-1.19 .78,-1.23", ".50,-1.38 .70,-1.35 .96,-1.39",
                   thick=0.020)  # fmt: skip
    return [
        Sheet(sun, _GOLD, ("sun",), turn=8), Sheet(water, _BLUE, ("sea",), turn=0),
        Sheet(strip(((-1.3, 0.36), (1.3, 0.36)), 0.016), BLACK), Sheet(crests, WHITE),
        *_edged(sand, WHITE, "beach"), Sheet(ripples, BLACK),
        Sheet(tracks, BLACK, ("wheel tracks",)),
    ]  # fmt: skip


def _wheels() -> list[Sheet]:
    """Two stout legs on wheels with spokes."""
    legs, tyres, spokes = Outline(()), Outline(()), Outline(())
    for x, y, size in _WHEELS:
        legs = legs | polygon((x - 0.09, -0.36), (x + 0.09, -0.36), (x + 0.045, y), (x - 0.045, y))
        tyres = tyres | ring(size, 0.72 * size).at(x, y)
        for turn in (10, 70, 130):
            spokes = spokes | box(1.6 * size, 0.022).turned(turn).at(x, y)
    return [
        *white_edged(legs, BLACK, "piano"), *_edged(spokes, _GOLD, "wheels", edge=0.014),
        *_edged(tyres, _GOLD, "wheels"),
    ]  # fmt: skip


def _lid() -> list[Sheet]:
    """The raised lid, which stands like a black sail before the sun."""
    lid = blob(".16,.26 .16,.26 .22,1.06 .22,1.06 .40,1.26 .62,1.28 .78,1.10 .92,.90 1.2,.80"
               " 1.2,.26 1.2,.26")  # fmt: skip
    veneer = family(".28,.40 .30,.66 .31,.86 .32,1.04", "1.04,.40 1.03,.50 1.0,.60 .96,.72", 8,
                    thin=0.004, thick=0.018)  # fmt: skip
    return [*white_edged(lid, BLACK, "piano", edge=0.02), Sheet(veneer, WHITE)]


def _case() -> list[Sheet]:
    """Its deep case with the keys at the left end, and strings under the lid."""
    case = blob("-.10,-.42 -.10,-.42 -.10,-.10 -.10,-.10 .14,-.10 .14,-.10 .18,.06 .26,.12 .26,.12"
                " 1.3,.12 1.3,.12 1.3,-.42 1.3,-.42")  # fmt: skip
    inner = polygon(".26,.12 1.3,.12 1.3,.30 .34,.30")
    strings = strips([((0.28, 0.16), (1.3, 0.17)), ((0.30, 0.21), (1.3, 0.22)),
                      ((0.32, 0.26), (1.3, 0.26))], 0.014)  # fmt: skip
    prop = strip(points(".84,.14 .88,.84"), 0.028)
    shine = cuts("-.04,-.16 .10,-.17 .28,-.16", "-.06,-.36 .14,-.37 .30,-.36", thick=0.02)
    return [
        *_edged(inner, WHITE, "strings"), Sheet(strings, BLACK), *_keys(),
        *white_edged(case, BLACK, "piano", edge=0.022), Sheet(shine, WHITE),
        *_edged(prop, WHITE, "prop"),
    ]  # fmt: skip


def _keys() -> list[Sheet]:
    """The keyboard, which runs from the near side of the case to the far one."""
    count, long = 7, 0.22
    board = polygon("-.09,-.10 .14,-.10 .28,.20 .05,.20")
    back = polygon(".14,-.10 .28,.20 .36,.27 .40,.20 .26,.10")
    lines = Outline(())
    for index in range(1, count):
        x, y = -0.09 + 0.14 * index / count, -0.10 + 0.30 * index / count
        lines = lines | strip(((x, y), (x + long, y)), 0.010)
        if index != 3:
            lines = lines | strip(((x + 0.10, y), (x + long + 0.02, y)), 0.024)
    return [Sheet(back, BLACK, ("piano",)), *_edged(board, WHITE, "keys"), Sheet(lines, BLACK)]


def _shoes() -> list[Sheet]:
    """A child's small boots on the rim."""
    boot = blob("-.12,.0 -.12,.0 -.125,.045 -.09,.075 -.02,.085 .0,.12 .0,.19 .0,.19 .09,.19"
                " .09,.19 .09,.0 .09,.0")  # fmt: skip
    laces = cuts("-.01,.11 .03,.12", "-.005,.14 .035,.15", thin=0.012, thick=0.014)
    top = strips([((-0.005, 0.185), (0.095, 0.185))], 0.03)
    sheets: list[Sheet] = []
    for x, y in ((0.22, 0.035), (0.0, 0.0)):
        sheets += [
            *_edged(boot.at(x, y), _RED, "shoes", turn=0), Sheet(laces.at(x, y), WHITE),
            *_edged(top.at(x, y), WHITE, "shoes", edge=0.014),
        ]  # fmt: skip
    return sheets


def _room() -> list[Sheet]:
    """A door in the side of the piano stands open: somebody sits in there over a cup."""
    opening, leaf = box(0.46, 0.42), polygon(".23,.21 .23,-.21 .34,-.26 .34,.24")
    seat = blob("-.16,-.14 -.06,-.14 -.02,-.10 -.02,-.10 .02,-.19 -.04,-.21 -.04,-.21 -.16,-.21")
    body = blob("-.15,.06 -.08,.07 -.04,.0 -.03,-.14 -.16,-.15 -.18,-.04")
    arm = strip(points("-.10,.03 -.06,-.06 .03,-.04"), 0.055, 0.04)
    table = box(0.22, 0.025).at(0.10, -0.07) | box(0.03, 0.14).at(0.11, -0.14)
    cup = polygon(".03,.02 .11,.02 .10,-.06 .04,-.06")
    steam = cuts(".07,.05 .05,.09 .09,.13 .07,.17", thick=0.016)
    face = carved_profile(OLD, "bald", "#d8d8d8", lid="closed", smile=0.4)
    return [
        *_edged(opening, _GOLD, "lit room", turn=90, line=WHITE), Sheet(seat, BLACK),
        *_edged(body, _BLUE, "somebody", edge=0.014),
        *(sheet.placed(-0.09, 0.125, 0.15, -4, flip=False) for sheet in face),
        *_edged(table, WHITE, "table", edge=0.014), *_edged(cup, WHITE, "cup", edge=0.014),
        *_edged(arm, _BLUE, edge=0.014), Sheet(steam, BLACK), *_edged(leaf, WHITE, "door"),
    ]  # fmt: skip


def _hauler() -> list[Sheet]:
    """She leans into the rope, which runs over her shoulder, and sets one bare foot forward."""
    coat = blob(
        "-.66,-.52 -.54,-.46 -.40,-.54 -.26,-.76 -.10,-1.02 .16,-1.24 .16,-1.24 -.06,-1.28"
        " -.28,-1.22 -.48,-1.30 -.66,-1.26 -.66,-1.26 -.64,-1.06 -.70,-.86 -.74,-.66"
    )
    legs = strip(points("-.14,-1.18 -.02,-1.30 .04,-1.40"), 0.12, 0.08) | strip(
        points("-.56,-1.20 -.64,-1.32 -.66,-1.40"), 0.12, 0.08
    )
    feet = blob("-.61,-1.36 -.60,-1.44 -.70,-1.45 -.82,-1.44 -.82,-1.41 -.72,-1.37") | blob(
        ".09,-1.36 .09,-1.42 .0,-1.45 -.09,-1.45 -.10,-1.42 .0,-1.37"
    )
    line = points("-.80,-.70 -.64,-.56 -.50,-.44 -.28,-.38 -.06,-.33")
    rope = strip(line, 0.044) | ellipse(0.034).at(-0.06, -0.33)
    twist = strips([((x - 0.014, y + 0.020), (x + 0.008, y - 0.020))
                    for x, y in smooth(line[2:], closed=False)[2::2]], 0.012)  # fmt: skip
    tail = strip(points("-.78,-.76 -.84,-.92 -.78,-1.04 -.82,-1.14"), 0.038)
    sleeve = strip(points("-.52,-.62 -.52,-.90 -.74,-.78"), 0.19, 0.12) | ellipse(0.095).at(
        -0.52, -0.62
    )
    hand = blob("-.72,-.82 -.72,-.72 -.78,-.66 -.85,-.68 -.86,-.77 -.80,-.83")
    fingers = cuts("-.86,-.70 -.79,-.72", "-.87,-.74 -.80,-.76", "-.85,-.79 -.79,-.80", thick=0.012)
    folds = cuts("-.36,-.72 -.30,-.94 -.12,-1.18", "-.44,-.98 -.40,-1.10 -.30,-1.20",
                 "-.58,-.98 -.56,-1.12 -.54,-1.26", thick=0.024)  # fmt: skip
    collar = blob("-.74,-.58 -.70,-.48 -.56,-.42 -.50,-.48 -.60,-.56")
    face = carved_profile(WOMAN, "bun", "#3a3a3a", lid="open", smile=-0.2)
    return [
        *_edged(tail, WHITE, "rope"), *_edged(legs | feet, WHITE, "bare feet"),
        *(sheet.placed(-0.70, -0.27, 0.40, 18, flip=True) for sheet in face),
        *_edged(coat, _RED, "coat", turn=70, edge=0.026), Sheet(folds, BLACK),
        *_edged(collar, _RED, "coat"), *_edged(rope, WHITE, "rope"), Sheet(twist, BLACK),
        *_edged(hand, WHITE, "hand"), Sheet(fingers, BLACK),
        *_edged(sleeve, _RED, "coat", turn=30),
    ]  # fmt: skip
