"""Writes a book page by page.

Each page is painted, written and freed, so that the use of memory stays bounded.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

from mobileapp.background.progress import ReportProgress, count_pieces, ignore_progress
from mobileapp.book.looks import forget_grounds
from mobileapp.book.page import BookPage, paint_page
from mobileapp.book.pages import A5
from mobileapp.languages.translation import N_
from mobileapp.stage.looks import Art
from mobileapp.stage.space import Space

WIDTH = 1184
"""The width of a page in pixels: 8 per millimetre."""
MM_PER_INCH = 25.4
JPEG_QUALITY = 90
PNG_LEVEL = 4
"""The compression level of a PNG; higher ones take much longer and save little."""


def write_pdf(
    pages: Sequence[BookPage], space: Space, file: Path, title: str, art: Art,
    report: ReportProgress = ignore_progress,
) -> None:  # fmt: skip
    """Write the book to one PDF file, with its pages as JPEG.

    Pages are appended one at a time, because with `append_images` Pillow would need all of them in
    memory at once.

    `report` is called before and after every page; an exception that it raises ends the writing.
    """
    resolution = space.width / A5[0] * MM_PER_INCH
    for number, picture in enumerate(_painted(pages, space, art, report)):
        options = {"append": True} if number else {"title": title}
        picture.save(file, "PDF", resolution=resolution, quality=JPEG_QUALITY, **options)
        report()


def write_pictures(
    pages: Sequence[BookPage], space: Space, folder: Path, art: Art,
    report: ReportProgress = ignore_progress,
) -> list[Path]:  # fmt: skip
    """Write each page of the book to a PNG file; return the files in order.

    `report` is called before and after every page; an exception that it raises ends the writing.
    """
    files = []
    for number, picture in enumerate(_painted(pages, space, art, report), 1):
        files.append(folder / f"{folder.name}-{number:02}.png")
        picture.save(files[-1], "PNG", compress_level=PNG_LEVEL)
        report()
    return files


def _painted(
    pages: Sequence[BookPage], space: Space, art: Art, report: ReportProgress
) -> Iterator[Image.Image]:
    count_one = count_pieces(report, N_("Page {done} of {total}"), len(pages))
    try:
        for page in pages:
            count_one()
            yield paint_page(page, (round(space.width), round(space.height)), art)
    finally:
        forget_grounds()
