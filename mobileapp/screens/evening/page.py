"""The page of one evening: an album of who understood whom, its pictures and its matches."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from engine.evening.evening import Evening as WholeEvening
from engine.evening.titles import titles
from mobileapp.album.spread import album, leaf_count
from mobileapp.album.views import AlbumView, GluedPicture
from mobileapp.book.awards import EveningAward
from mobileapp.book.contents import awards_of, recaps_of
from mobileapp.book.pages import BookContents
from mobileapp.games.recap import RoundRecap
from mobileapp.languages.kivy_translation import tr
from mobileapp.player_profile import PlayerProfile
from mobileapp.screens.evening.clue_sheet import ClueSheet
from mobileapp.screens.evening.keepsakes import Keepsake, KeepsakeSheet
from mobileapp.screens.evening.view import (
    album_view,
    moments_of,
    outline_view,
    profiles_in,
    whole_evening,
)
from mobileapp.screens.evenings import outcome_line
from mobileapp.stage.scene import Dragged, Person, Scene, SceneContext
from mobileapp.storage.evenings import Evening
from mobileapp.theme import colour_of
from mobileapp.tonight import texts
from mobileapp.widgets.card_zoom import CardZoom, Zoomed
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.sheet import ask
from mobileapp.widgets.stage_page import StagePage

SWIPE = 0.06
"""Swipe threshold: how far a finger turns a page, as a part of the width of the window."""


class EveningScreen(StagePage):
    """The album of one evening; `open` takes its index in the list, 0 for the latest."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)
        self._evening: Evening | None = None
        self._whole: WholeEvening | None = None
        self._recaps: list[list[RoundRecap]] = []
        self._profiles: list[PlayerProfile] = []
        self.view = AlbumView("", "", {})
        """What the album shows; its stories are read a moment after it was opened."""
        self.leaf = 0
        self._chosen: int | None = None
        self.stage.bind(on_dragged=self._swipe)

    def open(self, evening: int) -> None:
        history = self._app.storage.history
        self.leaf, self._chosen, self.view = 0, None, AlbumView("", "", {})
        self._evening, self._profiles = None, []
        found = (history.outline(times) for times in history.evenings()[evening : evening + 1])
        for chosen in (one for one in found if one.matches):
            self._evening, self._profiles = chosen, profiles_in(chosen)
            self.view = outline_view(chosen)
        self.play()
        self._filling.begin(self._fill())

    def _fill(self) -> Iterator[None]:
        """Read the stories, one match in a frame, and then show the whole album."""
        yield
        if self._evening is None:
            return
        evening = self._app.storage.history.with_stories(self._evening)
        self._recaps = []
        for match in evening.matches:
            yield
            self._recaps.append(recaps_of(match))
        yield
        self._evening, self._whole = evening, whole_evening(evening)
        self.view = album_view(evening, self._recaps, self._whole)
        yield
        self.refresh()

    def people(self) -> Iterable[PlayerProfile]:
        return self._profiles

    def make_scene(self, context: SceneContext) -> Scene:
        return album(self.view, context, self.leaf, self._chosen)

    # --- what people do -----------------------------------------------------------------------

    def run(self, command: str, value: str) -> None:
        match command:
            case "leaf":
                self.turn_to(int(value))
            case "choose":
                self._chosen = None if self._chosen == int(value) else int(value)
                self.refresh()
            case "person":
                self._app.go("person", person=self._profiles[int(value)].name)
            case "enlarge" | "award":
                self._enlarge(command, value)
            case "clue":
                chapter, place = map(int, value.split(":"))
                self._ask_clue(chapter, place)
            case "keep":
                self.offer_keepsakes()
            case "delete":
                self._ask_to_delete()

    def turn_to(self, leaf: int) -> None:
        """Open the album at a leaf, but not beyond the first or the last one."""
        self.leaf = min(max(leaf, 0), leaf_count(self.view, self._context()) - 1)
        self.refresh()

    def _swipe(self, _stage: object, dragged: Dragged) -> None:
        along = dragged.at[0] - dragged.start[0]
        if dragged.done and abs(along) > self.width * SWIPE:
            self.turn_to(self.leaf + (-1 if along > 0 else 1))

    def _enlarge(self, kind: str, value: str) -> None:
        """Show a picture on the whole screen; people can swipe to its neighbours."""
        if kind == "award":
            shown = self.view.awards[int(value)].picture
            pictures = [award.picture for award in self.view.awards if award.picture]
        else:
            chapter, place = map(int, value.split(":"))
            of_chapter = self.view.best if chapter < 0 else self.view.chapters[chapter].pictures
            shown, pictures = of_chapter[place], [*of_chapter]
        large = [one for one in pictures if one.item is not None]
        self._zoom(large, next(n for n, one in enumerate(large) if one is shown))

    def _zoom(self, pictures: list[GluedPicture], place: int) -> None:
        paths = [self._app.library.picture(one.item) for one in pictures]
        zoomed = [Zoomed(path, one.caption) for path, one in zip(paths, pictures, strict=True)]
        self.add_widget(CardZoom(zoomed, place))

    def _ask_clue(self, chapter: int, place: int) -> None:
        """Let people write down the spoken clue of a round; `place` is the index of the round."""
        if self._evening is None:
            return
        match = self._evening.matches[chapter - (self._whole is not None)]

        def keep(clue: str) -> None:
            self._app.storage.history.note(match.match_id, place, clue)
            self._filling.begin(self._fill())

        ClueSheet(match.story[place], keep).open()

    def _ask_to_delete(self) -> None:
        ask(
            tr._("Delete this evening?"),
            tr._(
                "Its games, results and clues disappear from this tablet, and from what "
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

    def offer_keepsakes(self) -> None:
        """Open the sheet that exports the evening as a book or as a picture."""
        if self._evening is not None and self.view.keepsake:
            day = datetime.fromtimestamp(self._evening.started)
            contents = self._contents(self._evening)
            KeepsakeSheet(Keepsake(contents, f"seeing-things-{day:%Y-%m-%d}")).open()

    def _contents(self, evening: Evening) -> BookContents:
        people = self._profiles
        return BookContents(
            self.view.day,
            self.view.hours,
            tuple(Person(one.name, colour_of(one.colour), one.symbol, one.robot) for one in people),
            tuple(outcome_line(match) for match in evening.matches),
            evening.understood(),
            moments_of(evening, self._recaps),
            awards_of(evening, self._recaps, self._app.library.item),
            texts.headline(self._whole) if self._whole else "",
            _titles(self._whole) if self._whole else (),
        )


def _titles(whole: WholeEvening) -> tuple[EveningAward, ...]:
    """The titles of a whole evening, for its book."""
    return tuple(
        EveningAward(title, (one.name,), reason)
        for one in titles(whole)
        for title, reason in (texts.title_words(one),)
    )
