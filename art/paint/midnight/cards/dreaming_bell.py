"""A bell with a sleeping face in its metal, and the one who rings it by her plait."""

from dataclasses import replace
from functools import partial

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import BEFORE, BEHIND, UNIT, empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import OLD
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import blob, box, ellipse, page, points, polygon, strips
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene, Thing
from art.paint.story.sheets import Point, Sheet

_edged = partial(edged, edge=0.016)

_BLACK, _WHITE = "#161616", "#f4f4f4"


@card(
    palette="block_night",
    hand="woodcut",
    title="It rings when she dreams",
    subject="bell with a sleeping face",
    props=("bell", "sleeping face", "plait", "ringer", "tower", "ribbon", "boots", "town"),
    mood=("grand", "tender", "hushed"),
)
def bell_face(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.42, 0.32, -0.85), ambient=0.55)
    lay_pile(scene, _town(), 0, 0, depth=BEHIND + 8)
    lay_pile(scene, _beams(), 0, 0, depth=BEHIND + 4)
    scene.put(_bell(), -0.10 * UNIT, 1.16 * UNIT, 0, roll=-5)
    for sheet in _face():
        scene.lay(sheet, x=-0.10, y=1.16, turn=-5, depth=BEFORE + 1)
    lay_pile(scene, _tower(), 0, 0, depth=BEFORE)
    lay_pile(scene, _ringer(), 0, 0, depth=BEFORE - 1)
    return WoodcutPlan(
        inks=("verdigris", "vermilion", "lamp"), sky="black", stars=26, gain=1.12, contrast=1.5,
        lamp_pool=0,
    )  # fmt: skip


def _bell() -> Thing:
    """A smooth bell that hangs from the origin, six and a half high."""
    thing = Thing("bell", centre=(0, -3.3, 0), radius=4.9, step=0.7)
    bronze = thing.material("$metal * (.96 + .08 * fbm3(p * 2.))", metal=INKS["verdigris"])
    dark = thing.material("#101010")
    thing.code(
        """
        float y = p.y + 6.5;
        float wide = 2.12 + 1.12 * exp(-1.2 * y) - .05 * y;
        float f = (length(p.xz) - wide) * .8;
        f = smax(f, y - 6.2, 1.3);
        f -= .08 * (ramp(.09, .05, abs(y - .62)) + ramp(.07, .04, abs(y - .30)));
        f -= .06 * (ramp(.07, .03, abs(y - 5.62)) + ramp(.07, .03, abs(y - 5.38)));
        f = max(f, -y);
        """
    )
    thing.body("f * .8", bronze)
    thing.part("torusZ(p - vec3(0, .25, 0), .42, .15)", dark)
    return thing


def _face() -> list[Sheet]:
    """What is cut into the metal: a face asleep that smiles, between two falls of hair."""
    brow = cuts("-.27,-.56 -.18,-.50 -.07,-.53", ".07,-.53 .18,-.50 .27,-.56", thick=0.030)
    lids = cuts("-.28,-.66 -.23,-.72 -.15,-.73 -.07,-.68", ".07,-.68 .15,-.73 .23,-.72 .28,-.66",
                thin=0.012, thick=0.034)  # fmt: skip
    tips = points(".10,-.715 .155,-.735 .21,-.73 .255,-.70")
    lashes = [((s * x, y), (s * (x + 0.025), y - 0.05)) for s in (-1, 1) for x, y in tips]
    folds = cuts("-.25,-.62 -.16,-.64 -.09,-.62", ".09,-.62 .16,-.64 .25,-.62", thick=0.014)
    nose = cuts(".035,-.60 .045,-.74 .07,-.83 .03,-.87 -.03,-.865 -.06,-.83", thick=0.022)
    mouth = cuts("-.20,-.89 -.16,-.95 -.06,-.985 .0,-.975 .06,-.985 .16,-.95 .20,-.89",
                 "-.07,-1.03 .0,-1.05 .07,-1.03", thin=0.008, thick=0.028)  # fmt: skip
    parts = brow | lids | strips(lashes, 0.012) | folds | nose | mouth
    hair = [_strand(side, step) for side in (-1, 1) for step in range(4)]
    return [
        Sheet(parts, _BLACK, ("sleeping face",)),
        Sheet(cuts(*hair, thin=0.006, thick=0.019), _BLACK, ("hair",)),
    ]


def _strand(side: float, step: int) -> list[Point]:
    """A line of hair from the parting down one side of the face to the lip of the bell."""
    path = [
        (0.01, -0.34 + 0.035 * step), (0.17 + 0.03 * step, -0.40 + 0.045 * step),
        (0.31 + 0.033 * step, -0.60 + 0.025 * step), (0.32 + 0.034 * step, -0.86),
        (0.29 + 0.06 * step, -1.06), (0.32 + 0.09 * step, -1.24),
    ]  # fmt: skip
    return [(side * x, y) for x, y in path]


def _beams() -> list[Sheet]:
    """The beam that the bell hangs from, and its clapper."""
    beam = box(2.4, 0.15).at(0, 1.24)
    grain = cuts("-.9,1.26 -.5,1.25 -.3,1.27", ".1,1.22 .4,1.24 .7,1.22", "-.7,1.20 -.5,1.21",
                 ".3,1.28 .5,1.27 .8,1.28", thick=0.012)  # fmt: skip
    clapper = ellipse(0.11, 0.13).at(-0.08, -0.36)
    return [*_edged(beam, "#5a5a5a", "beam", turn=2, line=_WHITE), Sheet(grain, _BLACK),
            Sheet(clapper, _WHITE, ("clapper",))]  # fmt: skip


def _town() -> list[Sheet]:
    """Roofs far below the tower, one window of them still lit."""
    sheets: list[Sheet] = []
    rows = ((-0.30, -1.06, 0.8), (0.06, -1.08, 1.0), (-0.80, -1.10, 0.9), (-0.46, -1.16, 1.0),
            (-0.10, -1.24, 0.9), (0.26, -1.20, 0.8))  # fmt: skip
    for x, y, size in rows:
        roof = polygon("-.20,-.02 .0,.22 .20,-.02").scaled(size).at(x, y)
        wall = (box(0.34, 0.4).at(0, -0.2) | box(0.05, 0.14).at(0.11, 0.14)).scaled(size).at(x, y)
        sheets += [*_edged(wall, "#2a2a2a", "town", line=_WHITE),
                   *_edged(roof, "#8a8a8a", "town", turn=80, line=_WHITE)]  # fmt: skip
    lit = box(0.06, 0.08).at(-0.12, -1.31)
    return [*sheets, Sheet(lit, INKS["lamp"], ("lit window",))]


def _tower() -> list[Sheet]:
    """The arch of a belfry built of stones, and its floor of boards."""
    arch = blob(
        "-.90,-1.8 -.90,-1.8 -.92,.6 -.80,1.16 -.3,1.56 .3,1.56 .80,1.16 .92,.6 .92,-1.8 .92,-1.8"
    )
    frame = page() - arch
    left = [((-1.1, y), (-0.89, y)) for y in (-1.1, -0.68, -0.3, 0.12, 0.5)]
    right = [((0.89, y), (1.1, y)) for y in (-0.9, -0.5, -0.06, 0.34, 0.66)]
    joints = strips(left + right, 0.016)
    wedge = strips([((-0.88, 0.92), (-1.1, 1.0)), ((-0.68, 1.30), (-0.86, 1.5)),
        ((0.68, 1.30), (0.86, 1.5)), ((0.88, 0.96), (1.1, 1.06))], 0.016)  # fmt: skip
    floor = box(2.4, 0.30).at(0, -1.50)
    boards = strips([((x, -1.36), (x * 1.16, -1.6)) for x in (-0.6, -0.2, 0.2, 0.6)], 0.014)
    return [
        Sheet(frame, "#8a8a8a", ("tower",), turn=4), Sheet(joints | wedge, _BLACK),
        *_edged(floor, "#b0b0b0", "floor", turn=1), Sheet(boards, _BLACK),
    ]  # fmt: skip


def _ringer() -> list[Sheet]:
    """An old ringer in his socks, who pulls the plait; his boots stand beside him."""
    hand = ellipse(0.045, 0.04).at(0.02, 0)
    who = Person(INKS["vermilion"], OLD, "bald", _WHITE, "#8a8a8a", "jacket", "cap", _BLACK,
                 trousers="#5c5c5c", head=0.2, hand=hand)  # fmt: skip
    arms = (((0.0, 0.77), (0.22, 0.70), (0.38, 0.88)), ((0.0, 0.77), (0.18, 0.56), (0.34, 0.62)))
    ringer = [
        sheet.placed(0.70, -1.36, 0.98, 0, True) for sheet in person(who, arms, stride=0.12, lean=8)
    ]
    for foot in (3, 5):
        ringer[foot] = replace(ringer[foot], colour=_WHITE, tags=("socks",))
    boot = blob("-.06,.20 -.06,.20 .04,.20 .04,.20 .04,.08 .12,.05 .12,.0 .12,.0 -.06,.0 -.06,.0")
    boots = [*_edged(boot.at(-0.74, -1.37), _WHITE, "boots"),
             *_edged(boot.turned(-8).at(-0.58, -1.40), _WHITE, "boots")]  # fmt: skip
    return [*boots, *ringer[:-2], *_plait(), *ringer[-2:]]


def _plait() -> list[Sheet]:
    """The rope: a plait that hangs from the lip of the bell and ends in a ribbon."""
    sheets: list[Sheet] = []
    for step in range(15):
        y, side = -0.34 - 0.056 * step, 1 if step % 2 else -1
        lobe = ellipse(0.074, 0.042).turned(-side * 42).at(0.48 + side * 0.024, y)
        sheets += _edged(lobe, INKS["lamp"], "plait")
    brush = blob(".44,-1.17 .51,-1.17 .54,-1.26 .50,-1.33 .47,-1.29 .44,-1.34 .41,-1.25")
    bow = blob(".475,-1.15 .56,-1.09 .57,-1.19") | blob(".475,-1.15 .39,-1.09 .38,-1.19")
    return [
        *sheets,
        *_edged(brush, INKS["lamp"], "plait"),
        *_edged(bow, INKS["vermilion"], "ribbon"),
    ]
