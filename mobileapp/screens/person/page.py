"""The page about one person: their cloth with cards, strands of light, games and groups."""

from collections.abc import Iterable
from typing import Any

from mobileapp.album.cloth import cloth, person_leaves
from mobileapp.album.views import PersonView
from mobileapp.background.progress import ReportProgress
from mobileapp.player_profile import PlayerProfile
from mobileapp.screens.evening.album_page import LeafPage
from mobileapp.screens.person.edit import PersonEditSheet
from mobileapp.screens.person.profiles import profile_of
from mobileapp.screens.person.view import person_view
from mobileapp.stage.commands import Command
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.storage.people import PersonPage, describe_person
from mobileapp.storage.roster import Who
from mobileapp.widgets.background_task import BackgroundTask

Described = tuple[PersonPage, PersonView, list[Who]]
"""A page with what it shows, and the people on it."""


class PersonScreen(LeafPage):
    """The page about a person; a worker thread gathers its content, as a history may be long."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._who: Who = 0
        self._page: PersonPage | None = None
        self._people: list[Who] = []
        self.view = PersonView("")
        """What the page shows; its content comes a moment after it was opened."""
        self._front = 0

    def open(self, person: Who, leaf: int = 0, front: int = 0) -> None:
        roster, history = self._app.storage.roster, self._app.storage.history
        self._who = roster.current(person)
        self._page, self._people, self.view = None, [self._who], PersonView("")
        self.leaf, self._front = leaf, front
        self.play()
        who = self._who

        def describe(_report: ReportProgress) -> Described | None:
            page = describe_person(who, history.summaries_of(who), history.evenings())
            return page and (page, *person_view(page))

        BackgroundTask(describe, self._show)

    def bookmark(self) -> dict[str, int]:
        return {**super().bookmark(), "front": self._front}

    @property
    def leaf_count(self) -> int:
        return len(person_leaves(self.view, self.context))

    def _show(self, found: Described | None) -> None:
        """Show the gathered content, unless the page has been opened for another person meanwhile.

        `found` is None if that person has finished no match; then nothing is shown.
        """
        if found is not None and found[0].who == self._who and self._open:
            self._page, self.view, self._people = found
            self.refresh()

    def people(self) -> Iterable[PlayerProfile]:
        return map(profile_of, self._people)

    def make_scene(self, context: SceneContext) -> Scene:
        return cloth(self.view, context, self._front, self.leaf)

    def run(self, command: Command, value: Any) -> None:
        match command:
            case Command.FRONT:
                self._front = value
                self.refresh()
            case Command.ENLARGE:
                pictures = [card.picture for card in self.view.fan]
                self.enlarge(pictures, pictures[value])
            case Command.PERSON:
                self._app.go("person", person=self._people[value])
            case Command.GROUP:
                if self._page is not None:
                    self._app.go("group", people=self._page.groups[value].people)
            case Command.EDIT:
                PersonEditSheet(int(self._who)).open()
            case _:
                super().run(command, value)
