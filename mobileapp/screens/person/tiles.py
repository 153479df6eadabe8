"""Buttons that lead to the pages about people and groups."""

from collections.abc import Iterator, Sequence
from typing import Any

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.languages.kivy_translation import listed, tr
from mobileapp.player_profile import PLACEHOLDER
from mobileapp.screens.person.profiles import name_of, profile_of
from mobileapp.storage.people import GroupSummary, PersonSummary
from mobileapp.widgets import badge, load_kv, scroll, text
from mobileapp.widgets.badge import Symbol
from mobileapp.widgets.discard import discard
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.press import Pressable


class PersonTile(Pressable, BoxLayout):
    """A symbol and a name below it; a tap opens the person's page."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)
    who = ObjectProperty(0)
    note = StringProperty("")

    def on_release(self) -> None:
        App.get_running_app().go("person", person=self.who)


class GroupTile(Pressable, BoxLayout):
    """The symbols of a group, and how often it has played; a tap opens the group's page."""

    people = ListProperty()
    note = StringProperty("")
    """The names as one text."""
    count = StringProperty("")

    def on_kv_post(self, _base: object) -> None:
        for who in self.people:
            self.ids.symbols.add_widget(Symbol(profile=profile_of(who)))

    def on_release(self) -> None:
        App.get_running_app().go("group", people=tuple(self.people))


def group_tile(group: GroupSummary) -> GroupTile:
    """A tile for a group, with the number of its matches."""
    count = tr.n("{n} game", "{n} games", group.matches).format(n=group.matches)
    return GroupTile(
        people=list(group.people), note=listed([*map(name_of, group.people)]), count=count
    )


class PeopleRow(BoxLayout):
    """A row of tiles: one for everyone who has finished a match here, and one for each group.

    A group consists of people who have finished at least two matches together. Tiles are added one
    in a frame, as far as people have scrolled and a row's width beyond.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self, enough=self._reaches_beyond)

    def on_kv_post(self, _base: object) -> None:
        self.ids.scroll.bind(scroll_x=self._filling.go_on, width=self._filling.go_on)

    def show(self, people: Sequence[PersonSummary], groups: Sequence[GroupSummary]) -> None:
        """Show people and groups, in place of those before."""
        discard(*self.ids.tiles.children)
        self._filling.begin(self._fill(people, groups))

    def _reaches_beyond(self) -> bool:
        scroll, tiles = self.ids.scroll, self.ids.tiles
        left = scroll.scroll_x * max(tiles.width - scroll.width, 0)
        return bool(tiles.width > left + 2 * scroll.width)

    def _fill(
        self, people: Sequence[PersonSummary], groups: Sequence[GroupSummary]
    ) -> Iterator[None]:
        tiles = self.ids.tiles
        for person in people:
            note = tr._("Robot") if person.robot else ""
            tiles.add_widget(PersonTile(profile=profile_of(person.who), who=person.who, note=note))
            yield
        for group in groups:
            tiles.add_widget(group_tile(group))
            yield


load_kv(__file__, badge, scroll, text)
