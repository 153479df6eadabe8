"""The page about one person: evenings and games, who understands them, best clue and pictures."""

from collections.abc import Iterator
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from mobileapp.background.progress import ReportProgress
from mobileapp.languages.kivy_translation import tr
from mobileapp.player_profile import PLACEHOLDER
from mobileapp.screens.person import columns
from mobileapp.screens.person.cards import (
    PanelCard,
    clue_card,
    games_card,
    people_card,
    pictures_card,
    sky_card,
)
from mobileapp.screens.person.edit import PersonEditSheet
from mobileapp.screens.person.tiles import group_tile, profile_of
from mobileapp.storage.people import PersonPage, describe_person
from mobileapp.widgets import badge, load_kv
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen

MOST_SHOWN = 3
"""The maximum number of people on a card about who understands whom."""


class PersonScreen(PageScreen):
    """The page about a person; a worker thread gathers its content, as a history may be long."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)
    facts = StringProperty("")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)
        self._name = ""

    def open(self, person: str) -> None:
        self._name = person
        self.profile = profile_of(person)
        self.menu_icon = self.facts = ""
        self.ids.cards.clear_columns()
        self.ids.scroll.scroll_y = 1
        history = App.get_running_app().storage.history

        def describe(_report: ReportProgress) -> PersonPage | None:
            return describe_person(person, history.digests())

        BackgroundTask(describe, self._show)

    def _show(self, page: PersonPage | None) -> None:
        """Show the gathered content, unless the page has been opened for another person meanwhile.

        `page` is None if nobody of that name has finished a match; then nothing is shown.
        """
        if page is not None and page.name == self._name:
            self.profile = profile_of(page.name, page.robot)
            self.menu_icon = "" if page.robot else "pencil"
            self.facts = _facts(page)
            self._filling.begin(self._fill(page))

    def _fill(self, page: PersonPage) -> Iterator[None]:
        """Add the cards, one per frame."""
        for card in _cards(page):
            if card is not None:
                self.ids.cards.add_card(card)
                yield

    def on_menu(self) -> None:
        PersonEditSheet(self.profile.name).open()


def _facts(page: PersonPage) -> str:
    """The numbers of evenings, matches and wins, in one line; for a robot, “Robot” comes first."""
    facts = [
        tr.n("{n} evening", "{n} evenings", page.evenings).format(n=page.evenings),
        tr.n("{n} game", "{n} games", page.matches).format(n=page.matches),
        # Translators: how many matches a person has won
        tr.n("{n} won", "{n} won", page.wins).format(n=page.wins),
    ]
    if page.robot:
        facts.insert(0, tr._("Robot"))
    return " · ".join(facts)


def _cards(page: PersonPage) -> Iterator[Widget | None]:
    """The cards about a person, the most interesting first; None if a card cannot be shown."""
    name = page.name
    if page.clue is not None:
        yield clue_card(page.clue, tr._("Boldest clue"))
    if page.understood_by:
        # Translators: a heading; below it who understands that person best
        heading = tr._("Who understands {name}").format(name=name)
        yield people_card(page.understood_by, heading, MOST_SHOWN, page.robots)
    if page.understands:
        # Translators: a heading; below it whom that person understands best
        heading = tr._("Whom {name} understands").format(name=name)
        yield people_card(page.understands, heading, MOST_SHOWN, page.robots)
    yield pictures_card(page.pictures, tr._("Most voted pictures"))
    if page.sky is not None:
        yield sky_card(page.sky, tr._("Finest sky"))
    yield games_card(page.games, tr._("Games"))
    if page.groups:
        yield _groups_card(page)


def _groups_card(page: PersonPage) -> PanelCard:
    # Translators: a heading; below it the groups that somebody plays with
    card = PanelCard(heading=tr._("Played with"))
    for group in page.groups:
        tile = group_tile(group)
        tile.pos_hint = {"center_x": 0.5}
        card.add_widget(tile)
    return card


load_kv(__file__, badge, columns)
