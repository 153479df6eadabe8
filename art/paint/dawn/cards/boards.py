"""Boards: chess pieces that would rather picnic."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, nature
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    blob,
    box,
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
from art.paint.story.sheets import Sheet


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
    "king": "-.26,0 -.26,.1 -.14,.2 -.1,.6 -.2,.66 -.12,.72 -.27,1.0 -.3,1.2 -.3,1.2 0,1.26"
    " .3,1.2 .3,1.2 .27,1.0 .12,.72 .2,.66 .1,.6 .14,.2 .26,.1 .26,0 .26,0 -.26,0",
    "bishop": "-.24,0 -.24,.09 -.12,.18 -.09,.56 -.18,.62 -.08,.68 -.16,.84 -.06,1.04 0,1.14"
    " .06,1.04 .16,.84 .08,.68 .18,.62 .09,.56 .12,.18 .24,.09 .24,0 .24,0 -.24,0",
    "rook": "-.24,0 -.24,0 -.24,.12 -.15,.2 -.14,.58 -.22,.64 -.22,.84 -.22,.84 .22,.84"
    " .22,.84 .22,.64 .14,.58 .15,.2 .24,.12 .24,0 .24,0",
}  # fmt: skip


_WHITE, _BLACK = "#fdf6e4", "#3a2c44"
_HUNGRY = Expression("smile", (0.0, -0.9))


def _piece(
    scene: Scene,
    name: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    turn: float = 0.0,
    look: Expression = _HUNGRY,
) -> None:
    """A chess piece with a face."""
    parts = [
        Sheet(blob(_PIECES[name]), colour, (name,), lift=9, shade=mix(colour, "#2a1820", 0.18))
    ]
    if name == "king":
        cross = box(0.06, 0.24).at(0, 1.34) | box(0.18, 0.06).at(0, 1.37)
        parts.append(Sheet(cross, colour, lift=5))
    if name == "rook":
        teeth = [box(0.09, 0.1).at(0.16 * k, 0.88) for k in (-1, 0, 1)]
        parts.append(Sheet(teeth[0] | teeth[1] | teeth[2], colour, lift=4))
    parts.extend(_piece_face(name, colour, look))
    scene.lay(parts, x=x, y=y, scale=size, turn=turn)


def _piece_face(name: str, colour: str, look: Expression) -> list[Sheet]:
    """A face of paper in the tone of its side; kings have beards and a band of gold above."""
    level, size = {
        "pawn": (0.65, 0.26), "king": (0.97, 0.4), "bishop": (0.86, 0.27), "rook": (0.73, 0.32),
    }[name]  # fmt: skip
    white = colour == _WHITE
    skin, hair = ("#f6dfc0", "#b8926a") if white else ("#8a7098", "#241a30")
    king = name == "king"
    parts = faces.face(skin, hair, "none", look, old=king, beard=king, lift=4)
    placed = [part.placed(0, level, size, 0, flip=False) for part in parts]
    if king:
        band = blob("-.29,1.12 0,1.18 .29,1.12 .3,1.2 .3,1.2 0,1.26 -.3,1.2 -.3,1.2")
        placed.append(Sheet(band, "#e9b84a", ("gold band",), lift=4))
    return placed


def _pieces(scene: Scene) -> None:
    """Two kings asleep against each other; the others eye the cake. A pawn has a crown on."""
    _piece(scene, "rook", -0.5, -0.02, 0.56, _BLACK)
    _piece(scene, "bishop", -0.2, 0.02, 0.56, _WHITE)
    _piece(scene, "pawn", 0.66, 0.04, 0.46, _WHITE)
    _piece(scene, "king", 0.74, -0.6, 0.9, _BLACK, 15, Expression("smile", None))
    _piece(scene, "king", -0.12, -0.66, 0.94, _WHITE, -16, Expression("open", None, 0.4))
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
    _hungry_pawn(scene)
    _piece(scene, "pawn", 0.6, -1.3, 0.78, _WHITE, -6, Expression("grin", (-0.9, 0.0)))
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


def _hungry_pawn(scene: Scene) -> None:
    """A black pawn that reaches for the cake with a spoon."""
    x, y, size = -0.61, -0.78, 0.78
    _piece(scene, "pawn", x, y, size, _BLACK, 0, Expression("smile", (1.0, -0.6), -0.4))
    arm = strip(points(".06,.44 .26,.46 .4,.34"), 0.06, 0.045) | ellipse(0.045).at(0.41, 0.33)
    spoon = strip(((0.34, 0.4), (0.54, 0.22)), 0.03) | ellipse(0.07, 0.05).at(0.57, 0.19)
    scene.lay(Sheet(spoon, "#e9b84a", ("spoon",), lift=4), x=x, y=y, scale=size)
    scene.lay(Sheet(arm, _BLACK, ("arm",), lift=5), x=x, y=y, scale=size)
