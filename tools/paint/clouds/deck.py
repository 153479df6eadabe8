"""The clouds and skies to paint."""

from functools import partial
from pathlib import Path

from tools.paint.clouds import painter, sky
from tools.paint.clouds.pieces import PIECES, Piece
from tools.paint.deck import Deck, Job, Picture

FOLDER = Path(__file__).parents[3] / "assets" / "clouds"


def deck(draft: bool = False) -> Deck:
    """Fourteen pieces and two skies; a draft has half as many pixels each way."""
    pieces = [Job(piece.id, partial(_piece, piece, draft)) for piece in PIECES]
    skies = [Job(each.id, partial(_sky, each, draft)) for each in sky.SKIES]
    return Deck(FOLDER, [*pieces, *skies], thumbnails=False)


def _piece(piece: Piece, draft: bool) -> Picture:
    return Picture(painter.paint(piece, 1 if draft else painter.PIXELS_PER_UNIT))


def _sky(each: sky.Sky, draft: bool) -> Picture:
    return Picture(sky.paint_sky(each, 0.5 if draft else 1.0))
