"""Exports an evening as a book, as pictures of its pages, or as one picture."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from mobileapp.background.progress import ReportProgress
from mobileapp.book.evening_picture import SIZE, evening_picture
from mobileapp.book.moments import BookMoment
from mobileapp.book.page import paint_page
from mobileapp.book.pages import BookContents, book_pages, page_space
from mobileapp.book.write import WIDTH, write_pdf, write_pictures
from mobileapp.languages.translation import tr
from mobileapp.packs.own_blots import OWN_BLOTS
from mobileapp.running_app import running_app
from mobileapp.stage.space import TABLET, Space
from mobileapp.widgets.buttons import PrimaryButton, SecondaryButton
from mobileapp.widgets.files import share_files, tell_where
from mobileapp.widgets.rows import ChoiceRow
from mobileapp.widgets.sheet import Sheet
from mobileapp.widgets.text import Prose


class EveningExport(NamedTuple):
    """An evening to export: its content, and the name of the exported files."""

    contents: BookContents
    file_name: str
    """The file name without a suffix."""

    def write_book(self, folder: Path, report: ReportProgress) -> list[Path]:
        """Write the book as one PDF; return its path in a list."""
        space, file = page_space(WIDTH), folder / f"{self.file_name}.pdf"
        pages = book_pages(self.contents, space)
        write_pdf(pages, space, file, self.contents.day, running_app(), report)
        return [file]

    def write_pages(self, folder: Path, report: ReportProgress) -> list[Path]:
        """Write the book as one picture per page; return the paths of the pictures."""
        space, inside = page_space(WIDTH), folder / self.file_name
        inside.mkdir()
        pages = book_pages(self.contents, space)
        return write_pictures(pages, space, inside, running_app(), report)

    def write_picture(self, folder: Path, _report: ReportProgress) -> list[Path]:
        """Write the evening as one picture; return its path in a list."""
        file = folder / f"{self.file_name}.png"
        page = evening_picture(self.contents, Space(*SIZE, density=SIZE[1] / TABLET))
        paint_page(page, SIZE, running_app()).save(file)
        return [file]


class ExportSheet(Sheet):
    """A sheet on which people choose a kind of export; the files are then made and shared.

    Moments with people's own photos are left out, unless people choose here to include them; so
    are such photos beside awards.
    """

    def __init__(self, export: EveningExport) -> None:
        super().__init__(title=tr._("Take this evening home"))
        self._export = export
        self._photos: ChoiceRow | None = None
        words = tr._("A small book of its best moments, or all of it in one picture.")
        self.add_content(Prose(text=words, paper=True))
        if _without_photos(export.contents) != export.contents:
            self._ask_about_photos()
        self._offer(PrimaryButton(text=tr._("Book (PDF)"), icon="book-open-page-variant"), "book")
        self._offer(
            SecondaryButton(text=tr._("Book as pictures"), icon="image-multiple", paper=True),
            "pages",
        )
        self._offer(SecondaryButton(text=tr._("One picture"), icon="image", paper=True), "picture")

    def _ask_about_photos(self) -> None:
        choices = [(False, tr._("Without them")), (True, tr._("With them"))]
        question = tr._("Some moments show photos of your own. May they be in it?")
        self._photos = ChoiceRow(title=question, choices=choices, value=False)
        self._photos.bind(on_choose=self._photos.setter("value"))
        self.add_content(self._photos)

    def _offer(self, button: Any, kind: str) -> None:
        button.size_hint_x = 1
        button.bind(on_release=lambda _button: self._make(kind))
        self.add_content(button)

    def _make(self, kind: str) -> None:
        self.dismiss()
        export = self._export
        if self._photos is None or not self._photos.value:
            export = export._replace(contents=_without_photos(export.contents))
        makers: dict[str, tuple[Callable[[Path, ReportProgress], list[Path]], str]] = {
            "book": (export.write_book, tr._("The book of the evening is ready")),
            "pages": (export.write_pages, tr._("The book of the evening is ready")),
            "picture": (export.write_picture, tr._("The evening is saved as a picture")),
        }
        make, done = makers[kind]
        share_files(make, tell_where(done))


def _without_photos(contents: BookContents) -> BookContents:
    """The contents without moments that show people's own photos; awards lose only the photo."""
    moments = tuple(one for one in contents.moments if not _has_photos(one))
    awards = tuple(
        award._replace(moment=None) if award.moment and _has_photos(award.moment) else award
        for award in contents.awards
    )
    return contents._replace(moments=moments, awards=awards)


def _has_photos(moment: BookMoment) -> bool:
    """Whether a moment shows pictures from a pack that people made or imported.

    The pack of blots that people inked on this tablet does not count.
    """
    library = running_app().library
    packs = {picture.item.id.partition("/")[0] for picture in moment.pictures}
    return any(library.is_own(pack) for pack in packs - {OWN_BLOTS})
