"""The clouds to paint."""

from functools import partial
from pathlib import Path

from art.paint.clouds import painter
from art.paint.clouds.pieces import PIECES, CloudPiece
from art.paint.deck import Deck, Job, Picture

FOLDER = Path(__file__).parents[3] / "assets" / "clouds"


def deck(draft: bool = False) -> Deck:
    """Fourteen pieces, with small versions; a draft has half as many pixels each way."""
    pieces = [Job(piece.id, partial(_piece, piece, draft)) for piece in PIECES]
    return Deck(FOLDER, pieces)


def _piece(piece: CloudPiece, draft: bool) -> Picture:
    return Picture(painter.paint(piece, 1 if draft else painter.PIXELS_PER_UNIT))
