"""The painted clouds and skies, and how large they are in the sky."""

from pathlib import Path

from kivy.app import App

from engine.games.clouds.shapes import SHAPES
from engine.games.clouds.sky import PIECES
from mobileapp.assets import ASSETS
from mobileapp.pictures import Callback
from mobileapp.theme import theme

CLOUDS = ASSETS / "clouds"
MARGIN = 16
"""The room around a cloud on its picture, in sky units."""


def piece_path(piece: int) -> Path:
    """The picture of a piece; no two pieces of a shape look alike."""
    shape = PIECES[piece]
    return CLOUDS / f"{shape}-{piece - PIECES.index(shape) + 1}.webp"


def picture_size(shape: str) -> tuple[int, int]:
    """The size of a shape's picture, in sky units."""
    return SHAPES[shape].width + 2 * MARGIN, SHAPES[shape].height + 2 * MARGIN


def sky_path() -> Path:
    """Day, or night where white clouds have to stand out."""
    return CLOUDS / ("sky-night.webp" if theme.high_contrast else "sky.webp")


def ask_for(path: Path, width: float, height: float, arrive: Callback) -> None:
    """Have a picture decoded for this size in pixels; one that is there comes at once."""
    App.get_running_app().pictures.request(path, (int(width) + 1, int(height) + 1), arrive)


def preload(unit: float) -> None:
    """Have every cloud ready in the size it has in the sky, before a finger takes it."""
    for piece, shape in enumerate(PIECES):
        width, height = picture_size(shape)
        ask_for(piece_path(piece), width * unit, height * unit, _ready)


def _ready(_texture: object, _problem: object) -> None:
    pass
