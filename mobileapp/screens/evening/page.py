"""The page of one evening: an album of who understood whom, its pictures and its matches."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from engine.game_night.game_night import GameNight
from engine.game_night.titles import titles
from mobileapp.album.views import AlbumView
from mobileapp.book.awards import EveningAward
from mobileapp.book.contents import recaps_of
from mobileapp.book.pages import BookContents
from mobileapp.games.recap import RoundRecap
from mobileapp.languages.translation import tr
from mobileapp.screens.evening.album_page import AlbumPage
from mobileapp.screens.evening.clue_sheet import ClueSheet
from mobileapp.screens.evening.export import EveningExport, ExportSheet
from mobileapp.screens.evening.outcomes import outcome_line
from mobileapp.screens.evening.view import (
    album_view,
    game_night_of,
    match_chapter,
    moments_of,
    other_awards,
    outline_view,
)
from mobileapp.screens.person.profiles import everyone_in
from mobileapp.stage.commands import Command
from mobileapp.storage.evenings import PastEvening
from mobileapp.tonight import texts
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.sheet import ask


class EveningScreen(AlbumPage):
    """The album of one evening; `open` takes its index in the list, 0 for the latest."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)
        self._evening: PastEvening | None = None
        self._whole: GameNight | None = None
        self._recaps: list[list[RoundRecap]] = []

    def open(self, evening: int, leaf: int = 0) -> None:
        """Show the day and the book at once; the stories are read a moment later."""
        history = self._app.storage.history
        self._evening, view = None, AlbumView("", "", {}, may_delete=False)
        found = (history.outline(times) for times in history.evenings()[evening : evening + 1])
        for chosen in (one for one in found if one.matches):
            self._evening, view = chosen, outline_view(chosen)
        self.begin(view, everyone_in(self._evening) if self._evening else (), leaf)
        self._filling.begin(self._fill())

    def _fill(self) -> Iterator[None]:
        """Read the stories, one match in a frame, and then show the whole album."""
        yield
        if self._evening is None:
            return
        evening = self._app.storage.history.with_stories(self._evening)
        self._recaps, chapters = [], []
        for match in evening.matches:
            yield
            recaps = recaps_of(match, evening.numbers)
            self._recaps.append(recaps)
            yield
            chapters.append(match_chapter(match, recaps, evening.numbers))
        yield
        self._evening, self._whole = evening, game_night_of(evening)
        view = album_view(evening, self._recaps, chapters, self._whole)
        yield
        while self._open and not self.stage.sprites.by_key["book"].has_front:
            yield  # nothing lies on a table without the book
        if not self._open:
            return
        self.view = view
        self.refresh()

    # --- what people do -----------------------------------------------------------------------

    def run(self, command: Command, value: Any) -> None:
        match command:
            case Command.CLUE:
                self._ask_clue(*value)
            case Command.KEEP:
                self.offer_export()
            case Command.DELETE:
                self._ask_to_delete()
            case _:
                super().run(command, value)

    def _ask_clue(self, chapter: int, index: int) -> None:
        """Let people write down the spoken clue of a round; `index` is the index of the round."""
        if self._evening is None:
            return
        match = self._evening.matches[chapter - (self._whole is not None)]

        def keep(clue: str) -> None:
            self._app.storage.history.note(match.match_id, index, clue)
            self._filling.begin(self._fill())

        ClueSheet(match.story[index], keep).open()

    def _ask_to_delete(self) -> None:
        ask(
            tr._("Delete this evening?"),
            tr._(
                "Its games, results and clues disappear from here, and from what "
                "you export from now on. This can’t be undone."
            ),
            tr._("Delete"),
            tr._("Cancel"),
            self._delete,
            danger=True,
        )

    def _delete(self) -> None:
        with show_errors():
            if self._evening is not None:
                self._app.storage.delete_evening(self._evening)
                self._app.back()

    def offer_export(self) -> None:
        """Open the sheet that exports the evening as a book or as a picture."""
        if self._evening is not None and self.view.exportable:
            day = datetime.fromtimestamp(self._evening.started)
            contents = self._contents(self._evening)
            ExportSheet(EveningExport(contents, f"seeing-things-{day:%Y-%m-%d}")).open()

    def _contents(self, evening: PastEvening) -> BookContents:
        people = self.people()
        return BookContents(
            self.view.day,
            self.view.hours,
            tuple(one.person for one in people),
            tuple(outcome_line(match) for match in evening.matches),
            evening.understood(),
            moments_of(evening, self._recaps),
            other_awards(evening, self._recaps, self._whole),
            texts.headline(self._whole) if self._whole else "",
            _titles(self._whole) if self._whole else (),
        )


def _titles(night: GameNight) -> tuple[EveningAward, ...]:
    """The titles of a whole evening, for its book."""
    return tuple(
        EveningAward(title, (night.guests[one.guest].name,), reason)
        for one in titles(night)
        for title, reason in (texts.title_words(one),)
    )
