"""What the voice may say of a scene: sentences that everyone at the table may read."""

from mobileapp.stage.looks import Slip, Words
from mobileapp.stage.piece import CURTAIN
from mobileapp.stage.scene import Scene


def sentence_at(scene: Scene, x: float, y: float) -> str:
    """The text at a point of a scene, for a tap that does nothing else; empty if there is none.

    In a scene that only one player may see, it is a text that is known to all others, too. What a
    curtain covers has none.
    """
    lowest = CURTAIN if scene.curtain else 0
    found = [
        (piece.layer, piece.spoken or getattr(piece.look, "text", ""))
        for piece in scene.pieces.values()
        if (piece.spoken or isinstance(piece.look, Words | Slip))
        and (piece.known_to_all or not scene.secret)
        and piece.face_up
        and piece.opacity > 0
        and not piece.touchable
        and piece.layer >= lowest
        and piece.rect.x <= x <= piece.rect.x + piece.rect.w
        and piece.rect.y <= y <= piece.rect.y + piece.rect.h
    ]
    return max(found, key=lambda one: one[0])[1] if found else ""
