"""Geese that fly off with a quilt, and the sleeper who does not let go."""

from itertools import pairwise

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import Profile
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_RED, _ROSE, _GOLD = INKS["vermilion"], "#e47c66", INKS["lamp"]
_CLOTH = "#a9c4de"

_ROWS = (
    "-.17,.44 .06,.46 .34,.70 .60,.74 .90,1.00", "-.36,.20 -.04,.20 .28,.40 .60,.46 .92,.68",
    "-.28,-.04 .02,-.06 .32,.12 .60,.14 .82,.32", "-.36,-.28 -.06,-.32 .24,-.22 .54,-.20 .90,-.06",
    "-.36,-.48 -.12,-.60 .18,-.56 .46,-.58 .76,-.46", "-.28,-.72 -.02,-.82 .22,-.86 .46,-.92"
    " .70,-1.02",
)  # fmt: skip
"""The seams across the quilt, from the hem in the beaks down to the bed."""


@card(
    palette="block_day",
    hand="woodcut",
    title="They took the blanket south",
    subject="geese pulling a quilt off a sleeper who holds on to it",
    props=("geese", "quilt", "patchwork", "bed", "pyjamas", "nightcap", "gosling", "slipper"),
    mood=("cheeky", "free", "stubborn"),
)
def geese_blanket(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    meadow = land((-1, -1.18), (0, -1.14), (1, -1.20))
    scene.lay(Sheet(meadow, "#cfcfcf", ("meadow",), turn=2), depth=55.0)
    lay_pile(scene, _bed(), 0, 0, depth=50.0)
    lay_pile(scene, _quilt(), 0, 0, depth=45.0)
    lay_pile(scene, _sleeper(), 0, 0, depth=40.0)
    for x, y, size, lift in (
        (-0.17, 0.44, 0.82, 102),
        (0.34, 0.70, 0.86, 122),
        (0.90, 1.00, 0.84, 94),
    ):
        lay_pile(scene, _goose(lift), x, y, size, depth=30.0 - x)
    lay_pile(scene, _gosling(), 0.34, -1.38, 1.0, depth=20.0)
    return WoodcutPlan(inks=("vermilion", "night", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _quilt() -> list[Sheet]:
    """Patches between the seams, each with a colour and a grain of its own."""
    rows = [smooth(points(row), closed=False) for row in _ROWS]
    border = polygon(*rows[0], *(row[-1] for row in rows), *reversed(rows[-1]),
                     *(row[0] for row in reversed(rows)))  # fmt: skip
    tones = (_RED, _ROSE, _RED, WHITE, _ROSE, _RED, _GOLD)
    sheets, seams = [Sheet(rim(border, 0.04), BLACK)], Outline(())
    for row, (above, below) in enumerate(pairwise(rows)):
        for column in range(4):
            first, last = 9 * column, 9 * column + 10
            patch = polygon(*above[first:last], *reversed(below[first:last]))
            tone = tones[(row * 3 + column * 5) % 7]
            sheets.append(Sheet(patch, tone, ("quilt",), turn=28.0 + 90 * ((row + column) % 2)))
            seams = seams | rim(patch, 0.016)
    return [*sheets, Sheet(seams, BLACK), Sheet(_stitches(rows), BLACK)]


def _stitches(rows: list[tuple[tuple[float, float], ...]]) -> Outline:
    """A cross sewn into some of the patches."""
    crosses = Outline(())
    for row, column in ((0, 3), (1, 1), (2, 2), (3, 0), (3, 3), (4, 2)):
        (ax, ay), (bx, by) = rows[row][9 * column + 4], rows[row + 1][9 * column + 4]
        cross = strips(
            [((-0.035, -0.035), (0.035, 0.035)), ((-0.035, 0.035), (0.035, -0.035))], 0.02
        )
        crosses = crosses | cross.at((ax + bx) / 2, (ay + by) / 2)
    return crosses


def _wing() -> Outline:
    """A wing from its shoulder along the x axis, its feathers on the upper side."""
    return blob(
        "0,-.07 .24,-.11 .50,-.07 .70,.05 .70,.05 .58,.06 .63,.15 .63,.15 .48,.11 .51,.22 .51,.22"
        " .36,.15 .37,.27 .37,.27 .23,.17 .21,.27 .21,.27 .08,.16 -.04,.12"
    )


def _goose(lift: float) -> list[Sheet]:
    """A goose that flies to the right, a hem in its beak at the origin; `lift` turns its wing."""
    neck = strip(points("-.10,.06 -.20,.09 -.34,.06 -.52,-.01"), 0.062, 0.15)
    body = blob("-.46,.07 -.40,-.02 -.46,-.12 -.60,-.16 -.80,-.09 -1.0,.03 -1.0,.03 -.98,.09"
                " -.98,.09 -.80,.07 -.66,.12 -.54,.12")  # fmt: skip
    skull = ellipse(0.085, 0.068).turned(-12).at(-0.10, 0.05)
    bill = blob("-.06,.085 -.01,.05 .05,-.01 .05,-.01 .01,-.03 -.05,.01")
    feet = strip(points("-.70,-.12 -.84,-.14 -.94,-.12"), 0.03, 0.055)
    near = _wing().turned(lift).at(-0.58, 0.05)
    far = _wing().scaled(0.92).turned(lift - 30).at(-0.53, 0.06)
    quills = cuts("-.02,.02 .2,-.02 .46,.0 .60,.05", ".10,.06 .26,.04 .42,.10",
        ".08,.10 .2,.10 .32,.18",
                  thin=0.008, thick=0.022).turned(lift).at(-0.58, 0.05)  # fmt: skip
    cheek = blob("-.13,.07 -.09,.05 -.09,-.02 -.15,-.02 -.17,.03")
    belly = blob("-.62,-.16 -.80,-.09 -1.0,.02 -.84,.0 -.70,-.06")
    return [
        Sheet(rim(far, 0.02), WHITE), Sheet(far, "#6e6e6e", ("wing",), turn=lift - 30),
        Sheet(feet, BLACK), Sheet(rim(neck | body | skull, 0.03), WHITE),
        *edged(bill, _GOLD, "beak"), Sheet(neck | body | skull, BLACK, ("goose",)),
        Sheet(cheek | belly, WHITE), Sheet(ellipse(0.013).at(-0.085, 0.075), WHITE),
        Sheet(rim(near, 0.03), WHITE), Sheet(near, BLACK, ("wing",)), Sheet(quills, WHITE),
    ]  # fmt: skip


def _bed() -> list[Sheet]:
    """A broad wooden bed, cut off by the edge, with a high headboard and a thick mattress."""
    head = blob(
        "-1.2,-.40 -1.2,-.40 -1.02,-.30 -.90,-.40 -.88,-.52 -.88,-1.40 -.88,-1.40 -1.2,-1.40"
    )
    foot = blob(".66,-1.40 .66,-1.40 .66,-.86 .72,-.80 .80,-.86 .80,-1.40 .80,-1.40")
    rail = box(1.7, 0.12).at(-0.1, -1.22)
    mattress = blob(
        "-.98,-1.16 -.98,-1.16 -.98,-.96 -.90,-.93 .58,-.93 .66,-.98 .66,-1.16 .66,-1.16"
    )
    tufts = cuts("-.8,-1.08 -.6,-1.06 -.4,-1.08", "-.2,-1.08 .0,-1.06 .2,-1.08",
        ".3,-1.08 .42,-1.07 .56,-1.08",
                 thick=0.018)  # fmt: skip
    pillow = blob("-.98,-.92 -1.02,-.70 -.98,-.48 -.86,-.44 -.72,-.56 -.66,-.78 -.68,-.92 -.8,-.96")
    creases = cuts("-.92,-.54 -.88,-.66 -.90,-.78", "-.80,-.60 -.76,-.72 -.78,-.84", thick=0.018)
    grain = cuts("-.95,-.44 -.96,-.8 -.94,-1.3", ".72,-.90 .73,-1.1 .72,-1.34",
        "-.8,-1.22 -.2,-1.23 .5,-1.22",
                 thick=0.018)  # fmt: skip
    return [
        *edged(mattress, WHITE, "mattress", edge=0.024), Sheet(tufts, BLACK),
        Sheet(head | foot | rail, BLACK, ("bed",)), Sheet(grain, WHITE),
        *edged(pillow, WHITE, "pillow", edge=0.024), Sheet(creases, BLACK),
    ]  # fmt: skip


def _sleeper() -> list[Sheet]:
    """A stout man in striped pyjamas who sits up, leans back and holds on with both fists."""
    jacket = blob(
        "-.86,-.98 -.90,-.78 -.86,-.60 -.76,-.53 -.62,-.56 -.54,-.68 -.52,-.84 -.50,-.98 -.66,-1.02"
    )
    far_arm = strip(points("-.66,-.62 -.48,-.64 -.33,-.48"), 0.13, 0.10)
    near_arm = strip(points("-.74,-.64 -.56,-.80 -.30,-.66"), 0.16, 0.11)
    far_leg = strip(points("-.60,-.92 -.18,-.70 .12,-.96"), 0.20, 0.12)
    near_leg = strip(points("-.64,-.92 -.26,-.82 .0,-.97"), 0.22, 0.13)
    foot = blob("-.06,-.07 -.06,.05 -.02,.17 .03,.20 .06,.16 .04,.04 .06,-.05 .0,-.09")
    fist = ellipse(0.06, 0.055)
    stripes = strips(
        [((x, -0.5), (x + 0.06, -1.1)) for x in (-0.86, -0.79, -0.72, -0.65, -0.58)], 0.02
    )
    sheets = [
        *edged(foot.at(0.18, -0.96), WHITE, "bare foot"), *edged(far_leg, _CLOTH, "pyjamas",
            turn=-30),
        Sheet(_bands(points("-.60,-.92 -.18,-.70 .12,-.96"), 0.19, 0.11), BLACK),
        *edged(foot.at(0.06, -0.96), WHITE, "bare foot"), *edged(near_leg, _CLOTH, "pyjamas",
            turn=-10),
        Sheet(_bands(points("-.64,-.92 -.26,-.82 .0,-.97"), 0.21, 0.12), BLACK),
        *edged(fist.at(-0.32, -0.46), WHITE, "hand"), *edged(far_arm, _CLOTH, "pyjamas", turn=20),
        *edged(jacket, _CLOTH, "pyjamas"), Sheet(stripes & jacket, BLACK),
    ]  # fmt: skip
    sheets += [sheet.placed(-0.67, -0.36, 0.35, 8, False) for sheet in _head()]
    return [
        *sheets, *edged(near_arm, _CLOTH, "pyjamas", turn=20),
        Sheet(_bands(points("-.74,-.64 -.56,-.80 -.30,-.66"), 0.14, 0.10), BLACK),
        *edged(fist.at(-0.27, -0.65), WHITE, "hand"),
        Sheet(cuts("-.29,-.62 -.25,-.62 -.22,-.63", "-.29,-.65 -.25,-.65 -.22,-.66",
            "-.34,-.43 -.31,-.43 -.28,-.44",
                   thick=0.012), BLACK),
    ]  # fmt: skip


def _bands(path: list[tuple[float, float]], start: float, end: float) -> Outline:
    """Stripes across a sleeve or a trouser leg."""
    line, bands = smooth(path, closed=False), Outline(())
    for index in range(2, len(line) - 1, 3):
        (ax, ay), (bx, by) = line[index - 1], line[index + 1]
        long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        half = (start + (end - start) * index / len(line)) / 2 / long
        x, y = line[index]
        dx, dy = -(by - ay) * half, (bx - ax) * half
        bands = bands | strip(((x + dx, y + dy), (x - dx, y - dy)), 0.02)
    return bands


def _head() -> list[Sheet]:
    """His head in a nightcap whose tail the pull draws out, and his moustache."""
    cap = blob("-.52,.02 -.54,.34 -.34,.62 .0,.70 .28,.56 .40,.32 .40,.32 .1,.24 -.2,.12")
    tail = strip(points(".0,.62 -.34,.66 -.62,.50 -.70,.20"), 0.34, 0.10)
    band = strip(points("-.55,.02 -.2,.16 .14,.28 .44,.34"), 0.13)
    ribs = cuts(
        "-.36,.24 -.34,.42 -.20,.58",
        "-.14,.28 -.10,.44 .02,.60",
        ".08,.34 .12,.46 .18,.54",
        thick=0.03,
    )
    moustache = blob(".42,-.20 .46,-.24 .42,-.31 .30,-.34 .16,-.32 .16,-.32 .24,-.24 .34,-.19")
    return [
        *edged(tail, _CLOTH, "nightcap", edge=0.05, turn=150),
        *edged(ellipse(0.10).at(-0.70, 0.14), WHITE, "tassel", edge=0.05),
        *carved_profile(Profile(nose=1.35, chin=0.9, brow=0.4), "none", BLACK, "open", years=5),
        *edged(moustache, BLACK, "moustache", edge=0.02, line=WHITE),
        *edged(cap, _CLOTH, "nightcap", edge=0.05, turn=60), Sheet(ribs, BLACK),
        *edged(band, WHITE, "nightcap", edge=0.04),
    ]  # fmt: skip


def _gosling() -> list[Sheet]:
    """A gosling under the bed that drags a slipper after it."""
    body = blob(
        "-.14,.06 -.10,.15 .0,.17 .06,.16 .08,.22 .13,.26 .18,.24 .19,.18 .14,.13 .13,.07 .04,.02"
        " -.08,.02"
    )
    bill = polygon(".17,.21 .25,.18 .17,.17")
    legs = strips([((-0.02, 0.04), (-0.03, -0.04)), ((0.05, 0.04), (0.07, -0.04))], 0.022)
    slipper = blob(
        ".22,.0 .22,.0 .21,.06 .28,.08 .36,.10 .46,.08 .50,.02 .48,-.02 .48,-.02 .24,-.02"
    )
    marks = ellipse(0.014).at(0.145, 0.215) | cuts("-.06,.11 .0,.07 .06,.09", thick=0.016)
    return [
        *edged(slipper, _RED, "slipper"), Sheet(legs, BLACK), *edged(bill, BLACK, "beak"),
        *edged(body, _GOLD, "gosling", turn=40), Sheet(marks, BLACK),
        *edged(ellipse(0.035).at(0.40, 0.10), WHITE, "slipper"),
    ]  # fmt: skip
