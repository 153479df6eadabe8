"""What the game must know about the pictures: `python -m art.paint.clouds.index` writes it."""

import json
from typing import Any

from art.paint.clouds.deck import FOLDER
from art.paint.clouds.outline import MARGIN
from art.paint.clouds.painter import PIXELS_PER_UNIT
from art.paint.clouds.pieces import PIECES, CloudPiece

INDEX = FOLDER / "clouds.json"


def index() -> dict[str, Any]:
    """Sizes in pixels; the margin, in sky units, lies around the shape on every side."""
    return {
        "format": 1,
        "units_per_pixel": 1 / PIXELS_PER_UNIT,
        "margin": MARGIN,
        "pieces": [_entry(piece) for piece in PIECES],
    }


def _entry(piece: CloudPiece) -> dict[str, Any]:
    return {
        "id": piece.id,
        "shape": piece.shape.id,
        "image": f"{piece.id}.webp",
        "width": (piece.shape.width + 2 * MARGIN) * PIXELS_PER_UNIT,
        "height": (piece.shape.height + 2 * MARGIN) * PIXELS_PER_UNIT,
    }


if __name__ == "__main__":
    INDEX.write_text(json.dumps(index(), indent=1) + "\n", encoding="utf-8")
