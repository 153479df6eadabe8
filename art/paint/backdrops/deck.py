"""The places as pictures: each lying across, and standing."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import numpy as np
from PIL import Image

from art.paint.backdrops import evening, shelf, skies, tables
from art.paint.backdrops.lake import lake
from art.paint.backdrops.picture import LONG, Glow, Place, paint_place
from art.paint.deck import Deck, Job, Picture
from art.paint.plane import Plane
from art.paint.table.sheet import to_image

BACKDROPS_FOLDER = Path(__file__).parents[3] / "assets" / "backdrops"
BUDGET = 280_000
QUALITY = 86
TABLE_LONG = 1408
"""Pixels of the long side where a match is played: hardly any look is painted larger, and decoding
takes four times a picture's memory."""

_RIGHT, _UP = tables.CANDLE
_FLAMES = tuple(
    glow
    for side in (-1, 1)
    for glow in (
        Glow(side * _RIGHT, -side * _UP, "#ff9d4a", 2.6, 0.30),
        Glow(side * _RIGHT, -side * _UP, "#ffc98a", 1.0, 0.42),
        Glow(side * _RIGHT, -side * _UP, "#fff0cf", 0.30, 0.85),
    )
)
_LAMPLIGHT = (
    Glow(*tables.LAMP, "#ffd9a2", 2.3, 0.20),
    Glow(*tables.LAMP, "#d9ffe6", 1.25, 0.22),
)
_ROSE_LIGHT = (
    Glow(*tables.ALBUM_LAMP, "#ffbf9a", 2.4, 0.22),
    Glow(*tables.ALBUM_LAMP, "#ffe0cc", 1.1, 0.20),
)
PLACES = {
    "storyteller": Place(tables.candlelight, seed=7, glows=_FLAMES),
    "inkblots": Place(tables.desk, seed=21, glows=_LAMPLIGHT),
    "remember": Place(tables.album, seed=17, glows=_ROSE_LIGHT),
    "table": Place(tables.bare, seed=11, calm=False),
    "telepathy": Place(lake, seed=21, turns=True, stars=300),
}
"""The painted places by the names that scenes call them by (`Scene.place`). A game needs none."""


def deck(draft: bool = False) -> Deck:
    """All of them; a draft has half as many pixels each way."""
    width = LONG // 2 if draft else LONG
    return Deck(BACKDROPS_FOLDER, list(_jobs(width)), thumbnails=False)


def _jobs(width: int) -> Iterator[Job]:
    for name in PLACES:
        yield _job(f"{name}-wide", TABLE_LONG, _across, name, width)
        yield _job(f"{name}-tall", TABLE_LONG, _standing, name, width)
    for light in skies.LIGHTS:
        yield _job(f"clouds-{light}-wide", TABLE_LONG, skies.paint_sky, light, width, False)
        yield _job(f"clouds-{light}-tall", TABLE_LONG, skies.paint_sky, light, width, True)
    yield _job("evening-wide", LONG, evening.paint_evening, width, False)
    yield _job("evening-tall", LONG, evening.paint_evening, width, True)
    yield _job("shelf-wide", TABLE_LONG, shelf.paint_shelf, TABLE_LONG, False)
    yield _job("shelf-tall", TABLE_LONG, shelf.paint_shelf, TABLE_LONG, True)


def _job(name: str, long: int, paint: Callable[..., Plane], *arguments: object) -> Job:
    picture = partial(_picture, long, paint, *arguments)
    return Job(name, picture, f"{name}.jpg", budget=BUDGET, quality=QUALITY)


def _picture(long: int, paint: Callable[..., Plane], *arguments: object) -> Picture:
    """Painted, and then shrunk where it is shown smaller."""
    image = to_image(paint(*arguments))
    image.thumbnail((long, long), Image.Resampling.LANCZOS)
    return Picture(image)


@cache
def _across(name: str, width: int) -> Plane:
    return paint_place(PLACES[name], width)


def _standing(name: str, width: int) -> Plane:
    """The same place with its long side up: flipped over the diagonal that the light falls along,
    so that it still falls from the upper left and the lamp stays in its corner."""
    return np.ascontiguousarray(_across(name, width).transpose(1, 0, 2))
