"""Everything on the table, as one deck whose pictures lie in several folders of the project."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PIL import Image

from tools.paint.deck import BUDGET, Deck, Job, Picture
from tools.paint.table import actions, conditions, curtain, markers, symbols, tiles

PROJECT = Path(__file__).parents[3]

Paint = Callable[[], Image.Image]


def deck(draft: bool = False) -> Deck:
    """All of it; a draft has half as many pixels each way."""
    return Deck(PROJECT, list(_jobs(draft)), thumbnails=False)


def _jobs(draft: bool) -> Iterator[Job]:
    for id, file, paint, budget in _pictures():
        yield Job(id, partial(_picture, paint, draft), file, budget)


def _pictures() -> Iterator[tuple[str, str, Paint, int]]:
    """Id, file, painter and the most bytes a WebP file may have."""
    for name in symbols.SYMBOLS:
        yield _on_table(f"symbols/{name}.png", partial(symbols.paint_symbol, name))
    yield _on_table("curtain.webp", curtain.paint_curtain)
    for name in markers.SIGNS:
        yield _on_table(f"markers/{name}.png", partial(markers.paint_marker, name))
    for colour in tiles.GLAZES:
        for shape in tiles.SHAPES:
            paint = partial(tiles.paint_tile, colour, shape)
            yield _on_table(f"tiles/{colour}-{shape}.webp", paint, 24_000)
    for name in actions.ACTIONS:
        yield _on_table(f"actions/{name}.webp", partial(actions.paint_action, name), 40_000)
    for name in conditions.CONDITIONS:
        paint = partial(conditions.paint_condition, name)
        yield _on_table(f"conditions/{name}.webp", paint, 30_000)
    yield _on_table("conditions/win.png", conditions.paint_win)
    yield _on_table("conditions/lose.png", conditions.paint_lose)


def _on_table(file: str, paint: Paint, budget: int = BUDGET) -> tuple[str, str, Paint, int]:
    return file.rpartition(".")[0], f"assets/table/{file}", paint, budget


def _picture(paint: Paint, draft: bool) -> Picture:
    image = paint()
    return Picture(image.reduce(2) if draft else image)
