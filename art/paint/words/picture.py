"""From a pile of sheets to the picture of a word: fitted into the window, laid and lit."""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from PIL import Image

from art.paint.story.cutouts.geometry import page
from art.paint.story.hands.cut_paper.theatre import SHARPNESS, Theatre
from art.paint.story.sheets import Outline, Point, Sheet

SIZE = 480
"""The width and height of a picture in pixels."""
ROOM = 1.62
"""How much of a picture, which is 2 wide and high, the thing may take up."""

Sheets = list[Sheet]
Drawing = Callable[[], Sheets]


@dataclass(frozen=True)
class Word:
    """A thing to draw, and the colour of the ground behind it."""

    id: str
    ground: str
    drawing: Drawing
    fitted: bool
    """Whether the thing is scaled and centred; False for a scene that fills the window."""


_WORDS: dict[str, Word] = {}


def word(ground: str, *, fitted: bool = True) -> Callable[[Drawing], Drawing]:
    """Make a function the picture of a word; its name becomes the id of the picture."""

    def register(drawing: Drawing) -> Drawing:
        name = drawing.__name__.rstrip("_")
        if name in _WORDS:
            raise ValueError(f"there are two pictures called {name}")
        _WORDS[name] = Word(name, ground, drawing, fitted)
        return drawing

    return register


def all_words() -> list[Word]:
    """The words of all themes, sorted by their ids."""
    themes = importlib.import_module("art.paint.words.themes")
    for module in pkgutil.iter_modules(themes.__path__):
        importlib.import_module(f"{themes.__name__}.{module.name}")
    return [_WORDS[name] for name in sorted(_WORDS)]


def paint(name: str, size: int = SIZE) -> Image.Image:
    """The finished picture of a word, always the same for the same size."""
    painted = next(word for word in all_words() if word.id == name)
    seed = sum(ord(letter) * place for place, letter in enumerate(name, 1))
    theatre = Theatre(size * SHARPNESS, size * SHARPNESS, 1.0, np.random.default_rng(seed))
    sheets = painted.drawing()
    for sheet in (
        Sheet(page(), painted.ground, lift=0),
        *(_fit(sheets) if painted.fitted else sheets),
    ):
        theatre.lay(sheet)
    small = cv2.resize(theatre.picture, (size, size), interpolation=cv2.INTER_AREA)
    return Image.fromarray((np.clip(small, 0, 1) * 255 + 0.5).astype(np.uint8))


def _fit(sheets: Sheets) -> Sheets:
    """The sheets in the middle of the window, as large as there is room for."""
    corners = [corner for sheet in sheets for corner in _corners(sheet.outline)]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    low, high = min(y for _, y in corners), max(y for _, y in corners)
    scale = ROOM / max(right - left, high - low)
    x, y = -scale * (left + right) / 2, -scale * (low + high) / 2
    return [sheet.placed(x, y, scale, 0, flip=False) for sheet in sheets]


def _corners(outline: Outline) -> tuple[Point, Point]:
    """The lower left and the upper right corner of the box around an area."""
    points = [point for polygon in outline.solids for point in polygon]
    low = (min(x for x, _ in points), min(y for _, y in points))
    high = (max(x for x, _ in points), max(y for _, y in points))
    for limit in outline.within:
        inner_low, inner_high = _corners(limit)
        low = (max(low[0], inner_low[0]), max(low[1], inner_low[1]))
        high = (min(high[0], inner_high[0]), min(high[1], inner_high[1]))
    return low, high
