"""A bell cut open like a house, with a bed in it in place of the clapper."""

from tools.paint.midnight.carving import BLACK, WHITE, edged, family, white_edged
from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.sleepers import sleeping_face
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, profile_outline
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_GOLD, _RED, _GREEN = INKS["lamp"], INKS["vermilion"], INKS["verdigris"]
_HUNG = (-0.08, 1.36)
"""Where the bell and the bed in it are hung up."""


@card(
    palette="block_night",
    hand="woodcut",
    title="It rings when she dreams",
    subject="bed that swings in an open bell",
    props=("bell", "bed", "sleeping woman", "ropes", "hair", "pigeons", "little door", "roofs"),
    mood=("grand", "tender", "hushed"),
)
def bell_face(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _roofs(), 0, 0, depth=56.0)
    lay_pile(scene, [*_bell(), *_door()], *_HUNG, depth=50.0)
    lay_pile(scene, [part.placed(*_HUNG, 0.98, 6, flip=False) for part in _bed()], 0, 0, depth=40.0)
    lay_pile(scene, _pigeons(), 0, 0, depth=30.0)
    return WoodcutPlan(
        inks=("verdigris", "vermilion", "lamp"), sky="black", contrast=1.5, lamp_pool=0
    )


def _roofs() -> list[Sheet]:
    """A few roofs of a town far below, all dark."""
    sheets: list[Sheet] = []
    rows = ((-0.80, -1.38, 1.2), (-0.28, -1.46, 0.9), (0.28, -1.48, 1.0), (0.78, -1.38, 1.2))
    for x, y, size in rows:
        roof = polygon("-.30,-.10 .0,.14 .30,-.10") | box(0.06, 0.14).at(0.14, 0.08)
        sheets += white_edged(roof.scaled(size).at(x, y), "#5a5a5a", "roofs")
    return sheets


def _bell() -> list[Sheet]:
    """The bell that hangs from the origin: its thick wall, and the lit room inside of it."""
    wall = _bell_shape(
        "-.26,-.10 .0,-.05 .26,-.10 .52,-.24 .68,-.54 .74,-1.0 .82,-1.44 .95,-1.82 1.18,-2.12"
        " 1.18,-2.12 1.20,-2.30 1.20,-2.30 .6,-2.38 .0,-2.40 -.6,-2.38 -1.20,-2.30 -1.20,-2.30"
        " -1.18,-2.12 -1.18,-2.12 -.95,-1.82 -.82,-1.44 -.74,-1.0 -.68,-.54 -.52,-.24"
    )
    room = _bell_shape(
        "-.20,-.26 .0,-.22 .20,-.26 .40,-.38 .54,-.62 .60,-1.0 .68,-1.44 .80,-1.86 1.0,-2.16"
        " 1.0,-2.16 .5,-2.24 .0,-2.26 -.5,-2.24 -1.0,-2.16 -1.0,-2.16 -.80,-1.86 -.68,-1.44"
        " -.60,-1.0 -.54,-.62 -.40,-.38"
    )
    depth = family(
        "-.50,-.62 -.57,-1.02 -.65,-1.44 -.88,-2.04", "-.16,-.36 -.20,-.70 -.22,-.96 -.28,-1.20",
        8, 0.006, 0.020,
    ) | family(
        ".51,-.66 .57,-1.02 .66,-1.44 .86,-2.0", ".36,-.46 .40,-.62 .42,-.72 .45,-.86",
        3, 0.006, 0.018,
    )  # fmt: skip
    floor = family(
        "-.50,-2.21 .0,-2.22 .80,-2.17", "-.20,-2.14 .10,-2.15 .70,-2.10", 2, 0.006, 0.018
    )
    crown = ring(0.17, 0.08).at(0, 0.02)
    return [
        *white_edged(crown, BLACK, "bell"),
        Sheet(rim(wall, 0.028), WHITE), Sheet(wall, _GREEN, ("bell",), turn=80),
        Sheet(rim(room, 0.034), BLACK), Sheet(room, _GOLD, ("lit room",), turn=80, shade="#f0c058"),
        Sheet((depth | floor) & room, BLACK),
    ]  # fmt: skip


def _bell_shape(path: str) -> Outline:
    """The area within a path, a little aslant: the bell swings away from the bed."""
    return blob(path).turned(-3)


def _door() -> list[Sheet]:
    """An open hatch in the wall of the bell, and a child who looks out of it over the sill."""
    frame, hole = box(0.40, 0.40).at(0, 0.20), box(0.30, 0.30).at(0, 0.20)
    leaf = polygon(".17,.35 .17,.05 .33,.0 .33,.40")
    boards = cuts(".225,.36 .225,.035", ".28,.38 .28,.02", thin=0.012, thick=0.014)
    straps = strips([((0.17, 0.29), (0.31, 0.315)), ((0.17, 0.11), (0.31, 0.085))], 0.03)
    knob = ellipse(0.022).at(0.305, 0.20)
    sill = box(0.48, 0.06).at(0, 0.02)
    shirt = blob("-.10,.04 -.10,.04 -.07,.13 -.03,.17 .03,.17 .07,.13 .10,.04 .10,.04")
    face = profile_outline(CHILD, bust=False).scaled(0.16).turned(16).at(0.0, 0.235)
    hair = blob("-.085,.21 -.085,.29 -.02,.335 .055,.325 .02,.28 -.02,.26 -.03,.20")
    hands = ellipse(0.032, 0.026).at(-0.09, 0.055) | ellipse(0.032, 0.026).at(0.09, 0.055)
    parts = [
        *edged(frame - hole, WHITE, "little door", edge=0.022),
        *edged(hole, BLACK, "little door"), *edged(shirt, WHITE, "child"),
        *edged(face, WHITE, "child"), Sheet(ellipse(0.009, 0.012).at(0.045, 0.25), BLACK),
        Sheet(hair, _RED, ("child",)), *edged(sill, WHITE, "little door", edge=0.022),
        *edged(hands, WHITE, "child", edge=0.016), *edged(leaf, _RED, "little door", edge=0.022),
        Sheet(boards | straps | knob, BLACK),
    ]  # fmt: skip
    return [part.placed(-0.60, -2.19, 0.84, -3, flip=False) for part in parts]


def _bed() -> list[Sheet]:
    """A bed on two ropes that hang from the origin, a woman curled up in it."""
    ropes = strips([((-0.02, -0.24), (-0.52, -1.40)), ((0.02, -0.24), (0.45, -1.46))], 0.028)
    boards = _post(-0.54, 0.46) | _post(0.47, 0.36)
    frame = box(1.08, 0.09).at(-0.04, -1.74)
    mattress = blob("-.52,-1.70 -.52,-1.70 -.52,-1.60 .0,-1.58 .45,-1.60 .45,-1.70 .45,-1.70")
    pillow = blob(
        "-.53,-1.62 -.53,-1.62 -.52,-1.42 -.62,-1.14 -.62,-1.14 -.44,-1.14 -.20,-1.30 -.12,-1.40"
        " -.12,-1.40 -.13,-1.50 -.08,-1.62 -.08,-1.62 -.30,-1.58"
    )
    creases = cuts("-.58,-1.18 -.53,-1.26", "-.48,-1.58 -.40,-1.53", "-.13,-1.59 -.20,-1.55",
                   thick=0.018)  # fmt: skip
    return [
        Sheet(ropes, BLACK, ("ropes",)), *edged(boards, WHITE, "bed", edge=0.022),
        *edged(mattress, WHITE, "bed", edge=0.02), *edged(pillow, WHITE, "pillow", edge=0.022),
        Sheet(creases, BLACK), *_sleeper(), *_quilt(), *edged(frame, WHITE, "bed", edge=0.022),
        *_hair(),
    ]  # fmt: skip


def _sleeper() -> list[Sheet]:
    """Her head on the pillow, turned to us, one hand under her cheek."""
    sleeve = strip(points("-.04,-1.50 -.10,-1.55 -.19,-1.55"), 0.13, 0.12)
    hand = blob("-.17,-1.49 -.25,-1.45 -.34,-1.45 -.43,-1.48 -.44,-1.52 -.36,-1.55 -.26,-1.58"
                " -.17,-1.60")  # fmt: skip
    fingers = cuts("-.43,-1.50 -.36,-1.49 -.30,-1.50", "-.40,-1.53 -.34,-1.525 -.29,-1.53",
                   thick=0.014)  # fmt: skip
    return [
        *(part.placed(-0.33, -1.35, 0.40, 66, flip=False) for part in sleeping_face(BLACK)),
        *edged(hand, WHITE, "hand", edge=0.022), Sheet(fingers, BLACK),
        *edged(sleeve, WHITE, "sleeve", edge=0.022),
    ]  # fmt: skip


def _hair() -> list[Sheet]:
    """Her hair, which falls over the edge of the bed."""
    hair = blob(
        "-.50,-1.26 -.57,-1.36 -.58,-1.50 -.57,-1.62 -.55,-1.74 -.56,-1.79 -.51,-1.85 -.48,-1.80"
        " -.45,-1.74 -.47,-1.62 -.48,-1.50 -.46,-1.40"
    )
    locks = cuts("-.53,-1.42 -.53,-1.58 -.50,-1.70 -.51,-1.80", thick=0.018)
    return [Sheet(hair, BLACK, ("hair",)), Sheet(locks, WHITE)]


def _quilt() -> list[Sheet]:
    """A quilt drawn up to her chin, round over her shoulder, her hip and her bent knees."""
    cloth = blob(
        "-.10,-1.72 -.14,-1.58 -.15,-1.44 -.08,-1.32 .02,-1.30 .10,-1.30 .22,-1.20 .34,-1.22"
        " .42,-1.36 .46,-1.54 .45,-1.70 .40,-1.84 .32,-1.77 .22,-1.87 .10,-1.78 .0,-1.86 -.06,-1.78"
    )
    folds = cuts(".36,-1.28 .22,-1.34 .08,-1.52", ".40,-1.44 .26,-1.48 .10,-1.56",
                 ".06,-1.50 .04,-1.60 .12,-1.66", ".40,-1.62 .30,-1.62 .18,-1.66",
                 thick=0.024)  # fmt: skip
    hem = strip(points("-.11,-1.68 -.14,-1.56 -.14,-1.43 -.06,-1.33"), 0.07)
    return [
        *edged(cloth, _RED, "quilt", turn=60, edge=0.022), Sheet(folds, BLACK),
        *edged(hem, WHITE, "quilt", edge=0.02),
    ]  # fmt: skip


def _post(x: float, tall: float) -> Outline:
    """One end of the bed with a round top."""
    return box(0.07, tall).at(x, -1.80 + tall / 2) | ellipse(0.055).at(x, -1.78 + tall)


def _pigeons() -> list[Sheet]:
    """Pigeons that burst away on all sides."""
    sheets: list[Sheet] = []
    for x, y, size, turn, flip in (
        (0.74, 0.76, 0.86, 16, False), (0.78, 0.26, 0.60, -8, False), (0.58, 1.20, 0.58, 36, False),
        (-0.72, 1.02, 0.78, -22, True), (-0.46, -1.20, 0.62, 10, True),
    ):  # fmt: skip
        sheets += [part.placed(x, y, size, turn, flip) for part in _pigeon()]
    return sheets


def _pigeon() -> list[Sheet]:
    """A pigeon that flies to the right, both wings up."""
    body = blob("-.20,-.02 -.10,.05 .02,.06 .10,.11 .18,.11 .22,.06 .17,.02 .10,-.05 -.02,-.08"
                " -.14,-.06")  # fmt: skip
    tail = polygon("-.14,.02 -.36,.06 -.32,-.01 -.36,-.07 -.14,-.06")
    quills = cuts("-.18,-.01 -.31,.02", "-.18,-.03 -.31,-.04", thick=0.014)
    eye = ellipse(0.018).at(0.155, 0.075)
    return [
        *(part.placed(0.09, 0.02, 0.9, -34, flip=False) for part in _wing("#8a8a8a")),
        *edged(tail, WHITE, "pigeons"), *edged(body, WHITE, "pigeons"),
        *edged(polygon(".20,.085 .28,.05 .20,.045"), _RED, "beak", edge=0.014),
        *(part.placed(0.03, 0.0, 1.0, 0, flip=False) for part in _wing(WHITE)),
        Sheet(quills | eye, BLACK),
    ]  # fmt: skip


def _wing(colour: str) -> list[Sheet]:
    """A raised wing on the origin: long flight feathers, and a row of short ones over them."""
    sheets: list[Sheet] = []
    for turn, long in ((66, 0.10), (48, 0.13), (30, 0.155), (13, 0.165), (-3, 0.155)):
        feather = ellipse(0.042, long).at(0, 0.06 + long).turned(turn)
        sheets += edged(feather, colour, "pigeons", edge=0.016)
    for turn in (58, 34, 8):
        feather = ellipse(0.050, 0.085).at(0, 0.085).turned(turn)
        sheets += edged(feather, colour, "pigeons", edge=0.016)
    return [*sheets, Sheet(ellipse(0.07, 0.05).at(0, 0.02), colour, ("pigeons",))]
