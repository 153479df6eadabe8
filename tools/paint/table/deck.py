"""Everything on the table, as one deck whose pictures lie in several folders of the project."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PIL import Image

from tools.paint.deck import Deck, Job, Picture
from tools.paint.table import curtain, symbols

PROJECT = Path(__file__).parents[3]
TABLE = "assets/table"

Paint = Callable[[], Image.Image]


def deck(draft: bool = False) -> Deck:
    """All of it; a draft has half as many pixels each way."""
    return Deck(PROJECT, list(_jobs(draft)), thumbnails=False)


def _jobs(draft: bool) -> Iterator[Job]:
    for name in symbols.SYMBOLS:
        paint = partial(symbols.paint_symbol, name)
        yield _job(f"symbols/{name}", f"{TABLE}/symbols/{name}.png", paint, draft)
    yield _job("curtain", f"{TABLE}/curtain.webp", curtain.paint_curtain, draft)


def _job(id: str, file: str, paint: Paint, draft: bool, budget: int = 120_000) -> Job:
    return Job(id, partial(_picture, paint, draft), file, budget)


def _picture(paint: Paint, draft: bool) -> Picture:
    image = paint()
    return Picture(image.reduce(2) if draft else image)
