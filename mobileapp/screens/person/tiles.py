"""Buttons that lead to the pages about people and groups."""

from collections.abc import Iterator, Sequence
from typing import Any

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.names import name_key
from mobileapp.languages.kivy_translation import listed, tr
from mobileapp.player_profile import PLACEHOLDER, PlayerProfile
from mobileapp.storage.people import GroupSummary, PersonSummary
from mobileapp.widgets import badge, load_kv, scroll, text
from mobileapp.widgets.badge import Badge, Symbol
from mobileapp.widgets.discard import discard
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.press import Pressable


def profile_of(name: str, robot: bool = False) -> PlayerProfile:
    """The profile of a player: the saved colour and symbol, or defaults derived from the name."""
    app: Any = App.get_running_app()
    profile: PlayerProfile = app.profile(name, sum(map(ord, name_key(name))), robot)
    return profile


def open_person(name: str) -> None:
    """Show the page of a person."""
    App.get_running_app().go("person", person=name)


class PersonTile(Pressable, BoxLayout):
    """A symbol and a name below it; a tap opens the person's page."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)
    note = StringProperty("")

    def on_release(self) -> None:
        open_person(self.profile.name)


class PersonBadge(Pressable, Badge):
    """A symbol and a name beside it; a tap opens the person's page."""

    def on_release(self) -> None:
        open_person(self.profile.name)


class GroupTile(Pressable, BoxLayout):
    """The symbols of a group, and how often it has played; a tap opens the group's page."""

    names = ListProperty()
    note = StringProperty("")
    """The names as one text."""
    count = StringProperty("")

    def on_kv_post(self, _base: object) -> None:
        for name in self.names:
            self.ids.symbols.add_widget(Symbol(profile=profile_of(name)))

    def on_release(self) -> None:
        App.get_running_app().go("group", names=tuple(self.names))


def group_tile(group: GroupSummary) -> GroupTile:
    """A tile for a group, with the number of its matches."""
    count = tr.n("{n} game", "{n} games", group.matches).format(n=group.matches)
    return GroupTile(names=list(group.names), note=listed(group.names), count=count)


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
            tiles.add_widget(PersonTile(profile=profile_of(person.name, person.robot), note=note))
            yield
        for group in groups:
            tiles.add_widget(group_tile(group))
            yield


load_kv(__file__, badge, scroll, text)
