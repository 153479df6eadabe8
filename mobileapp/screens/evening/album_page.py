"""The base classes of pages with leaves, and of those that are an album: an evening, a group."""

from collections.abc import Iterable
from typing import Any

from mobileapp.album.enlarged import enlarged
from mobileapp.album.spread import album, leaf_count
from mobileapp.album.views import AlbumView, GluedPicture
from mobileapp.player_profile import PlayerProfile
from mobileapp.stage.commands import Command
from mobileapp.stage.piece import Dragged
from mobileapp.stage.scene import Reveal, Scene, SceneContext, TimedScene
from mobileapp.storage.roster import Who
from mobileapp.widgets.stage_page import StagePage

SWIPE = 0.06
"""Swipe threshold: how far a finger turns a page, as a part of the width of the window."""


class LeafPage(StagePage):
    """A page with leaves that people turn, and with pictures that they enlarge.

    A subclass says how many leaves there are (`leaf_count`), and makes their scene (`make_scene`).
    """

    leaf = 0

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.stage.bind(on_dragged=self._swipe)
        self._large: list[GluedPicture] = []
        """The pictures of which one is enlarged; empty if none is."""
        self._place = 0
        """The place of the enlarged picture among them."""

    @property
    def leaf_count(self) -> int:
        raise NotImplementedError

    def bookmark(self) -> dict[str, int]:
        """The arguments of `open` that show the page as it was left."""
        return {"leaf": self.leaf}

    def run(self, command: Command, value: Any) -> None:
        match command:
            case Command.LEAF:
                self.turn_to(value)
            case Command.ENLARGED:
                self._place = value
                self.refresh()
            case Command.SHRINK:
                self._large = []
                self.refresh()
            case _:
                super().run(command, value)

    def enlarge(self, pictures: Iterable[GluedPicture], shown: GluedPicture) -> None:
        """Enlarge a picture; people can turn to the others that are no drawings."""
        self._large = [one for one in pictures if one.item is not None]
        self._place = next(place for place, one in enumerate(self._large) if one is shown)
        self.refresh()

    def _reveal(self) -> Reveal:
        if not self._large:
            return super()._reveal()
        return (TimedScene(0, enlarged(self._large, self._place, self.context)),)

    def handle_back(self) -> bool:
        was_large = bool(self._large)
        if was_large:
            self.run(Command.SHRINK, None)
        return was_large

    def close(self) -> None:
        self._large = []
        super().close()

    def turn_to(self, leaf: int) -> None:
        """Show a leaf, but not beyond the first or the last one."""
        self.leaf = min(max(leaf, 0), self.leaf_count - 1)
        self.refresh()

    def _swipe(self, _stage: object, dragged: Dragged) -> None:
        along = dragged.at[0] - dragged.start[0]
        if dragged.done and abs(along) > self.width * SWIPE:
            by = -1 if along > 0 else 1
            if not self._large:
                self.turn_to(self.leaf + by)
            elif 0 <= self._place + by < len(self._large):
                self.run(Command.ENLARGED, self._place + by)


class AlbumPage(LeafPage):
    """Shows an `AlbumView`; people turn its leaves, choose people and enlarge pictures."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.view = AlbumView("", "", {})
        """What the album shows."""
        self._chosen: int | None = None
        self._people: list[tuple[Who, PlayerProfile]] = []
        """Everyone in the album, in the order of their numbers in the view."""

    def begin(
        self, view: AlbumView, people: Iterable[tuple[Who, PlayerProfile]], leaf: int
    ) -> None:
        """Open the album at a leaf, 0 for the first one."""
        self.view, self._people, self.leaf, self._chosen = view, [*people], leaf, None
        self.play()

    @property
    def leaf_count(self) -> int:
        return leaf_count(self.view, self.context)

    def people(self) -> Iterable[PlayerProfile]:
        return [profile for _, profile in self._people]

    def make_scene(self, context: SceneContext) -> Scene:
        return album(self.view, context, self.leaf, self._chosen)

    def run(self, command: Command, value: Any) -> None:
        match command:
            case Command.BOND:
                self._chosen = None if self._chosen == value else value
                self.refresh()
            case Command.PERSON:
                self._app.go("person", person=self._people[value][0])
            case Command.ENLARGE:
                chapter, place = value
                of_chapter = self.view.best if chapter < 0 else self.view.chapters[chapter].pictures
                self.enlarge(of_chapter, of_chapter[place])
            case Command.AWARD:
                pictures = [award.picture for award in self.view.awards if award.picture]
                shown = self.view.awards[value].picture
                if shown is not None:
                    self.enlarge(pictures, shown)
            case _:
                super().run(command, value)
