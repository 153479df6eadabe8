"""An old man who peels the moon, and the road that comes of it."""

import math

from tools.paint.midnight.carving import BLACK, WHITE, edged, family, white_edged
from tools.paint.midnight.cuts import arc, cuts
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import MAN, OLD
from tools.paint.story.cutouts.folk import Person, person
from tools.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_GOLD, _RED, _BLUE = INKS["lamp"], INKS["vermilion"], INKS["night"]
_MOON = (0.36, 0.50)


@card(
    palette="block_night",
    hand="woodcut",
    title="Thin or thick",
    subject="old man who peels the moon",
    props=("moon", "old man", "peel", "road", "walker", "bundle", "wall", "dark moon", "pocket"),
    mood=("calm", "wondrous", "lonely"),
)
def moon_butcher(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _night(), 0, 0, depth=56.0)
    lay_pile(scene, _road(), 0, 0, depth=52.0)
    lay_pile(scene, _wall(), 0, 0, depth=48.0)
    lay_pile(scene, _man(), 0, 0, depth=44.0)
    lay_pile(scene, _moon(), *_MOON, depth=36.0)
    lay_pile(scene, _hands(), 0, 0, depth=32.0)
    lay_pile(scene, _walker(), 0.50, -1.28, 0.54, depth=26.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", stars=24, contrast=1.6, lamp_pool=0
    )


def _night() -> list[Sheet]:
    """Light round the moon, and dark hills with lines of a plough."""
    rays = Outline(())
    for step in range(30):
        angle = math.radians(12 * step)
        ends = [(_MOON[0] + r * math.cos(angle), _MOON[1] + r * math.sin(angle))
                for r in (0.45, 0.58 + 0.09 * (step % 2))]  # fmt: skip
        rays = rays | strip(ends, 0.024, 0.008)
    far = land((-1, -0.36), (0.0, -0.46), (0.5, -0.38), (1, -0.44))
    near = land((-1, -0.60), (0.2, -0.66), (0.6, -0.60), (1, -0.66))
    return [
        Sheet(rays, WHITE, ("light",)),
        *edged(far, "#5a5a5a", "hills", turn=4, line=WHITE),
        *edged(near, "#2c2c2c", "hills", turn=0, line=WHITE),
    ]


def _road() -> list[Sheet]:
    """The peel falls in one long curl, and where it lies on the ground it is a road."""
    peel = ".66,.46 .82,.36 .84,.14 .68,-.02 .50,-.14 .48,-.30 .62,-.42 .80,-.50 .80,-.66 .62,-.80"
    falling = strip(points(peel), 0.15, 0.17)
    lying = strip(points(".80,-.66 .62,-.80 .28,-.92 .16,-1.06 .40,-1.26 .62,-1.7"), 0.17, 0.66)
    skin = strip(points(peel), 0.12, 0.0).at(0.016, -0.006) & (falling | lying)
    ruts = cuts(".60,-1.30 .68,-1.38 .74,-1.46", ".20,-1.18 .32,-1.32 .42,-1.46", thick=0.018)
    return [
        *edged(falling | lying, WHITE, "road", edge=0.022),
        Sheet(skin, _GOLD, ("peel",), turn=60), Sheet(ruts, BLACK),
    ]  # fmt: skip


def _wall() -> list[Sheet]:
    """The end of a stone wall at the left."""
    side = polygon("-1.2,-.50 -.06,-.50 -.02,-1.7 -1.2,-1.7")
    stones = cuts(
        "-1.0,-.76 -.5,-.74 -.04,-.77", "-1.0,-1.02 -.5,-1.04 -.03,-1.01",
        "-1.0,-1.28 -.5,-1.26 -.02,-1.29", "-.62,-.52 -.64,-.74", "-.30,-.76 -.28,-1.02",
        "-.74,-.76 -.76,-1.03", "-.52,-1.04 -.50,-1.26", "-.20,-1.03 -.22,-1.27",
        "-.80,-1.28 -.78,-1.5", "-.36,-1.28 -.34,-1.5", thin=0.014, thick=0.026,
    )  # fmt: skip
    return [*edged(side, "#b0b0b0", "wall", turn=6, line=WHITE), Sheet(stones & side, BLACK)]


def _man() -> list[Sheet]:
    """He sits on the wall from the side, in a wide coat, with a dark moon in his pocket."""
    coat = blob(
        "-.52,.64 -.34,.62 -.20,.46 -.16,.14 -.12,-.22 .0,-.36 .0,-.56 .0,-.56 -.50,-.58 -.90,-.54"
        " -.92,-.50 -.88,-.10 -.82,.30 -.70,.56"
    )
    thigh = strip(points("-.36,-.40 -.10,-.36 .14,-.42"), 0.28, 0.22)
    shin = strip(points(".10,-.38 .13,-.70 .06,-1.02"), 0.22, 0.15) | ellipse(0.11).at(0.12, -0.42)
    boot = blob("-.04,-.92 -.04,-.92 .14,-.92 .15,-1.04 .28,-1.10 .30,-1.18 .30,-1.18 -.04,-1.18")
    folds = family("-.80,.30 -.84,-.06 -.86,-.48", "-.62,.30 -.58,-.10 -.50,-.50", 3, 0.006, 0.024)
    dark = ellipse(0.15).at(-0.60, -0.12)
    crater = ellipse(0.036).at(-0.64, -0.06) | ellipse(0.024).at(-0.55, -0.03)
    pocket = blob("-.80,-.16 -.80,-.16 -.60,-.20 -.40,-.14 -.40,-.14 -.42,-.42 -.60,-.46 -.80,-.42")
    head = carved_profile(OLD, "bald", "#b8b8b8", lid="down", smile=0.5, years=4)
    return [
        *edged(shin, "#6a6a6a", "old man", turn=86, line=WHITE), *white_edged(boot, BLACK, "boot"),
        *edged(coat, _BLUE, "old man", edge=0.024, turn=96, line=WHITE), Sheet(folds, BLACK),
        *edged(thigh, "#6a6a6a", "old man", turn=10),
        *(part.placed(-0.34, 0.92, 0.62, -16, flip=False) for part in head),
        *_beard(), *white_edged(dark, BLACK, "dark moon", edge=0.02), Sheet(crater, WHITE),
        *edged(pocket, _BLUE, "pocket", edge=0.026, turn=80),
    ]  # fmt: skip


def _beard() -> list[Sheet]:
    """A long white beard."""
    beard = blob(
        "-.48,.84 -.40,.78 -.28,.72 -.16,.72 -.03,.71 .0,.63 -.06,.56 -.06,.44 -.15,.38 -.17,.24"
        " -.28,.34 -.37,.38 -.39,.52 -.47,.60 -.46,.72"
    )
    hairs = cuts("-.40,.68 -.37,.56 -.30,.46", "-.28,.58 -.25,.48 -.20,.38",
                 "-.15,.56 -.14,.50 -.12,.46", thick=0.018)  # fmt: skip
    lip = blob("-.28,.66 -.18,.74 -.07,.76 .02,.69 -.04,.64 -.14,.65")
    return [
        *edged(beard, WHITE, "beard", edge=0.022), Sheet(hairs, BLACK),
        *edged(lip, WHITE, "moustache", edge=0.018),
    ]  # fmt: skip


def _moon() -> list[Sheet]:
    """The moon as large as a pumpkin: bare above, the skin still on it below."""
    ball = ellipse(0.38)
    skin = blob("-.42,.10 -.24,.02 .0,.0 .22,-.04 .36,-.10 .44,-.02 .44,-.44 -.44,-.44") & ball
    cut = cuts("-.37,.08 -.20,.02 .02,.0 .22,-.04 .35,-.10", thin=0.014, thick=0.022)
    turns = cuts("-.30,.20 -.10,.14 .12,.12 .33,.08", "-.20,.30 .0,.26 .20,.24", thick=0.012)
    pits = ellipse(0.07, 0.06).at(-0.14, -0.16) | ellipse(0.045).at(0.10, -0.22)
    pits = pits | ellipse(0.03).at(0.20, -0.12) | ellipse(0.035).at(-0.02, -0.10)
    return [
        *edged(ball, WHITE, "moon", edge=0.026), Sheet(turns, BLACK),
        Sheet(skin, _GOLD, ("moon",), turn=60), Sheet(cut, BLACK),
        *edged(pits, "#b98d34", "craters", edge=0.018, turn=30),
    ]  # fmt: skip


def _hands() -> list[Sheet]:
    """One hand under the moon, the other with its thumb behind the peel."""
    low = strip(points("-.40,.30 -.22,-.06 .10,.06"), 0.24, 0.15) | ellipse(0.12).at(-0.40, 0.30)
    hold = blob(".08,.15 .10,-.02 .24,-.04 .42,.02 .52,.08 .50,.14 .36,.14 .22,.18")
    fingers = cuts(".26,.06 .44,.10", ".26,.01 .42,.05", thick=0.014)
    gleam = cuts(arc(-0.34, 0.2, 0.16, 200, 260), "-.12,.02 .0,.06", thick=0.018)
    return [
        *edged(hold, WHITE, "hand", edge=0.022), Sheet(fingers, BLACK),
        *edged(low, _BLUE, "sleeve", edge=0.024, turn=30), Sheet(gleam, BLACK),
    ]  # fmt: skip


def _walker() -> list[Sheet]:
    """Somebody who walks off along the road, a bundle on a stick."""
    who = Person(
        _RED, MAN, "short", WHITE, BLACK, "jacket", "cap", BLACK, trousers="#3a3a3a", head=0.2
    )
    stick = strips([((0.16, 0.66), (-0.32, 0.86))], 0.03)
    bundle = blob("-.32,.88 -.22,.78 -.20,.62 -.34,.54 -.48,.62 -.46,.78")
    arm = ((0.0, 0.76), (0.04, 0.58), (0.16, 0.66))
    return [
        *edged(bundle, _BLUE, "bundle", edge=0.03), *edged(stick, WHITE, "stick", edge=0.02),
        *person(who, (arm,), stride=0.16, lean=-5),
    ]  # fmt: skip
