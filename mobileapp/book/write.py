"""Writes a book page by page: each is painted, written and forgotten, so memory stays bounded."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

from mobileapp.background.progress import ReportProgress, count_steps, ignore_progress
from mobileapp.book.looks import forget_grounds
from mobileapp.book.page import Page, paint_page
from mobileapp.book.pages import A5
from mobileapp.languages.translation import N_
from mobileapp.stage.looks import Art
from mobileapp.stage.scene import Space

WIDTH = 1184
"""How many pixels wide a page is: 8 to a millimetre."""
MM_PER_INCH = 25.4
JPEG_QUALITY = 90
PNG_LEVEL = 4
"""How hard a PNG is compressed; more takes twice the time for a twentieth less."""


def write_pdf(
    pages: Sequence[Page], space: Space, file: Path, title: str, art: Art,
    report: ReportProgress = ignore_progress,
) -> None:  # fmt: skip
    """The book as one PDF, its pages as JPEG.

    Pillow would keep all of `append_images` in memory, so every page is appended by itself.
    """
    resolution = space.width / A5[0] * MM_PER_INCH
    for number, picture in enumerate(_painted(pages, space, art, report)):
        options = {"append": True} if number else {"title": title}
        picture.save(file, "PDF", resolution=resolution, quality=JPEG_QUALITY, **options)
        report()


def write_pictures(
    pages: Sequence[Page], space: Space, folder: Path, art: Art,
    report: ReportProgress = ignore_progress,
) -> list[Path]:  # fmt: skip
    """The book as one PNG a page, in order."""
    files = []
    for number, picture in enumerate(_painted(pages, space, art, report), 1):
        files.append(folder / f"{folder.name}-{number:02}.png")
        picture.save(files[-1], "PNG", compress_level=PNG_LEVEL)
        report()
    return files


def _painted(
    pages: Sequence[Page], space: Space, art: Art, report: ReportProgress
) -> Iterator[Image.Image]:
    step = count_steps(report, N_("Page {done} of {total}"), len(pages))
    try:
        for page in pages:
            step()
            yield paint_page(page, (round(space.width), round(space.height)), art)
    finally:
        forget_grounds()
