"""Boards: chess pieces that would rather picnic."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import nature
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="White brought the cake",
    subject="chess pieces at a picnic",
    props=("chess pieces", "cake", "basket"),
    mood=("peaceful", "ironic", "sleepy"),
)
def chess_picnic(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#a9d8e0", lift=0, shade="#f8ecc4"))
    scene.lay(
        Sheet(
            land((-1, 0.5), (0, 0.62), (1, 0.46)), "#9cc878", ("meadow",), lift=7, pattern="leaves"
        )
    )
    scene.lay(nature.tree("#7a4a32", "#4f9a5a", "dots", 2.0), x=-0.66, y=0.3, scale=0.86)
    board = [(-0.98, -1.36), (0.98, -1.36), (0.66, 0.22), (-0.66, 0.22)]
    scene.lay(
        Sheet(
            polygon(*[(x * 1.06, y * 1.0 - (0.04 if y < 0 else -0.03)) for x, y in board]),
            "#8a4f3c",
            ("board",),
            lift=10,
        )
    )
    rows = [0.22 - 1.58 * (k / 6) ** 1.25 for k in range(7)]
    for r in range(6):
        for c in range(6):
            (y0, y1), colour = (rows[r], rows[r + 1]), "#f6e6c4" if (r + c) % 2 else "#c8705a"
            w0, w1 = 0.66 + 0.32 * (0.22 - y0) / 1.58, 0.66 + 0.32 * (0.22 - y1) / 1.58
            a, b = c / 3 - 1, (c + 1) / 3 - 1
            scene.lay(
                Sheet(
                    polygon((a * w0, y0), (b * w0, y0), (b * w1, y1), (a * w1, y1)), colour, lift=0
                )
            )
    _pieces(scene)
    return PaperPlan()


_PIECES = {
    "pawn": "-.2,0 -.2,.08 -.1,.16 -.08,.4 -.14,.46 -.06,.5 -.15,.62 -.1,.76 0,.8 .1,.76"
    " .15,.62 .06,.5 .14,.46 .08,.4 .1,.16 .2,.08 .2,0 .2,0 -.2,0",
    "king": "-.26,0 -.26,.1 -.14,.2 -.1,.66 -.2,.72 -.1,.78 -.22,1.1 -.22,1.1 0,1.18 .22,1.1"
    " .22,1.1 .1,.78 .2,.72 .1,.66 .14,.2 .26,.1 .26,0 .26,0 -.26,0",
    "bishop": "-.24,0 -.24,.09 -.12,.18 -.09,.56 -.18,.62 -.08,.68 -.16,.84 -.06,1.04 0,1.14"
    " .06,1.04 .16,.84 .08,.68 .18,.62 .09,.56 .12,.18 .24,.09 .24,0 .24,0 -.24,0",
    "rook": "-.24,0 -.24,0 -.24,.12 -.15,.2 -.14,.58 -.22,.64 -.22,.84 -.22,.84 .22,.84"
    " .22,.84 .22,.64 .14,.58 .15,.2 .24,.12 .24,0 .24,0",
}  # fmt: skip


def _piece(
    scene: Scene,
    name: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    turn: float = 0.0,
    asleep: bool = False,
) -> None:
    """A chess piece with a face."""
    level = {"pawn": 0.64, "king": 0.96, "bishop": 0.86, "rook": 0.72}[name]
    ink = "#2a1a24" if colour > "#8" else "#fdf3e2"
    parts = [
        Sheet(blob(_PIECES[name]), colour, (name,), lift=9, shade=mix(colour, "#2a1820", 0.18))
    ]
    if name == "king":
        parts.append(
            Sheet(box(0.05, 0.22).at(0, 1.26) | box(0.16, 0.05).at(0, 1.28), colour, lift=5)
        )
    if name == "rook":
        parts.append(
            Sheet(
                box(0.09, 0.1).at(-0.16, 0.88)
                | box(0.09, 0.1).at(0, 0.88)
                | box(0.09, 0.1).at(0.16, 0.88),
                colour,
                lift=4,
            )
        )
    parts.extend(_piece_face(level, ink, asleep))
    scene.lay(parts, x=x, y=y, scale=size, turn=turn)


def _piece_face(level: float, ink: str, asleep: bool) -> list[Sheet]:
    """Eyes, open or shut, and a smile."""
    parts: list[Sheet] = []
    if asleep:
        lids = strip([(-0.11, level), (-0.06, level - 0.03), (-0.02, level)], 0.018) | strip(
            [(0.02, level), (0.06, level - 0.03), (0.11, level)], 0.018
        )
        parts.append(Sheet(lids, ink, lift=1))
    else:
        parts.append(Sheet(beads([(-0.05, level), (0.05, level)], 0.018), ink, lift=1))
    parts.append(
        Sheet(
            strip([(-0.04, level - 0.08), (0, level - 0.1), (0.04, level - 0.08)], 0.014),
            ink,
            lift=1,
        )
    )
    return parts


_WHITE, _BLACK = "#fdf6e4", "#3a2c44"


def _pieces(scene: Scene) -> None:
    """Two kings asleep against each other; the others eat. A pawn has put on a crown."""
    _piece(scene, "rook", -0.42, -0.02, 0.56, _BLACK)
    _piece(scene, "bishop", -0.1, 0.0, 0.54, _WHITE)
    _piece(scene, "pawn", 0.62, 0.04, 0.46, _WHITE)
    _piece(scene, "king", 0.72, -0.6, 0.92, _BLACK, 15, asleep=True)
    _piece(scene, "king", -0.1, -0.66, 0.96, _WHITE, -16, asleep=True)
    snore = [
        ((0.2, 0.62), (0.3, 0.62)),
        ((0.3, 0.62), (0.2, 0.52)),
        ((0.2, 0.52), (0.3, 0.52)),
        ((0.34, 0.84), (0.48, 0.84)),
        ((0.48, 0.84), (0.34, 0.7)),
        ((0.34, 0.7), (0.48, 0.7)),
    ]
    scene.lay(Sheet(strips(snore, 0.022), "#5a3a4c", ("asleep",), lift=3), x=0.38, y=0.04)
    _picnic(scene)


def _picnic(scene: Scene) -> None:
    """The cake, the basket, two pawns, one of them with a crown."""
    cloth = polygon("-.5,-.76 .24,-.82 .4,-1.2 -.5,-1.22")
    scene.lay(Sheet(cloth, "#5d9ac4", ("cloth",), lift=4, pattern="dots"))
    scene.lay(Sheet(ellipse(0.3, 0.07).at(-0.06, -1.06), "#fdf8ee", lift=6))
    scene.lay(Sheet(box(0.46, 0.2).at(-0.06, -0.95), "#fdf3e2", ("cake",), lift=6))
    scene.lay(
        Sheet(
            blob(
                "-.3,-.84 -.06,-.8 .18,-.84 .18,-.92 .1,-.9 .04,-.96 -.06,-.9 -.16,-.97"
                " -.22,-.9 -.3,-.94"
            ),
            "#e8788a",
            lift=4,
        )
    )
    scene.lay(Sheet(ellipse(0.045).at(-0.06, -0.77), "#c8303a", ("cherry",), lift=4))
    _piece(scene, "pawn", -0.66, -0.78, 0.72, _BLACK, 6)
    _piece(scene, "pawn", 0.6, -1.3, 0.78, _WHITE, -6)
    crown = polygon("-.12,0 -.16,.18 -.06,.08 0,.2 .06,.08 .16,.18 .12,0")
    scene.lay(Sheet(crown, "#e9b84a", ("crown",), lift=5), x=0.66, y=-0.7, scale=0.8, turn=-6)
    scene.lay(
        Sheet(
            polygon("-.96,-1.2 -.5,-1.2 -.56,-1.44 -.9,-1.44"),
            "#b5763f",
            ("basket",),
            lift=9,
            pattern="checks",
        )
    )
    scene.lay(
        Sheet(
            strip([(-0.9, -1.2), (-0.84, -1.0), (-0.62, -1.0), (-0.56, -1.2)], 0.035),
            "#8a5230",
            lift=5,
        )
    )
