"""Lays out the exported picture of an evening: who understood whom, and up to three moments."""

from collections.abc import Iterator, Mapping

from mobileapp.book.looks import Framed, FramedDrawing, NightSky
from mobileapp.book.moments import BookMoment, best_moments
from mobileapp.book.page import BookPage, Placed
from mobileapp.book.pages import BookContents, people_in_ring
from mobileapp.stage.boxes import Box, Length, column, row
from mobileapp.stage.geometry import Rect, fitted
from mobileapp.stage.looks import Words
from mobileapp.stage.space import Space

SIZE = 1920, 1200
"""The width and height of the picture, in pixels."""
MAX_MOMENTS = 3
MARGIN, GAP = 40, 26
"""The free space at the edges, and the distance between parts, in dp.

The picture is laid out like a window that is `scene.TABLET` dp high.
"""
TITLE = Length(86)
TITLE_SIZE, CAPTION_SIZE = 56, 36
"""The font sizes of the date and of captions, in the same dp as `MARGIN`."""
TILTS = (-3, 2, -1.5)


def evening_picture(contents: BookContents, space: Space) -> BookPage:
    """A page with the date at the top, the ring of people at the left and moments at the right.

    Without moments the ring takes the whole width; without a ring the moments do.
    """
    chosen = best_moments(contents.moments, MAX_MOMENTS, contents.robots)
    rows = [_row(number) for number in range(len(chosen))]
    body = row(
        Box("ring") if contents.counts else None,
        column(*rows, gap=GAP) if rows else None,
        gap=MARGIN,
    )
    at = column(Box("day", TITLE), body, gap=GAP, padding=MARGIN).place(space.area, space)
    placed = [Placed(at["day"], Words(contents.day, space.text(TITLE_SIZE)))]
    if contents.counts:
        placed += people_in_ring(contents, at["ring"], space)
    for number, found in enumerate(chosen):
        placed += _moment(found, number, at, space)
    return BookPage(NightSky("backdrops/evening-wide.jpg"), tuple(placed))


def _row(number: int) -> Box:
    return row(Box(f"plate{number}"), Box(f"words{number}"), gap=GAP)


def _moment(
    found: BookMoment, number: int, at: Mapping[str, Rect], space: Space
) -> Iterator[Placed]:
    """The framed picture or drawing of a moment, slightly tilted, and its caption beside it."""
    rect, drawing, title = at[f"plate{number}"], found.moment.drawing, found.moment.title
    if drawing is not None:
        look = FramedDrawing(drawing)
        yield Placed(fitted(rect, found.moment.aspect), look, TILTS[number])
    else:
        picture = found.pictures[0]
        title = picture.caption or title
        yield Placed(rect, Framed(picture.item), TILTS[number])
    words = Words(title, space.text(CAPTION_SIZE), "italic", align="left")
    yield Placed(at[f"words{number}"], words)
