"""The people who have played here, as tokens on the hill below the list of evenings."""

from collections.abc import Iterator, Sequence
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.album.hill import OnTheHill, hill_size
from mobileapp.languages import counted
from mobileapp.languages.translation import tr
from mobileapp.running_app import running_app
from mobileapp.screens.person.profiles import name_of, profile_of
from mobileapp.stage.page_parts import little_height
from mobileapp.storage.people import GroupSummary, PersonSummary
from mobileapp.storage.roster import Who
from mobileapp.widgets import load_kv, scroll
from mobileapp.widgets.discard import discard
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.painted_look import TouchLook
from mobileapp.widgets.soft_textures import sideways
from mobileapp.widgets.stage_page import window_space

END = 0.99
"""The part of the way from which a row counts as scrolled to its end."""
FADE = 56
"""The width in which those who are cut by an edge of the window fade, in dp."""


class HillTile(TouchLook):
    """Tokens with a name below them, unless the window is low."""

    def show(self, people: Sequence[Who], name: str, caption: str = "") -> None:
        space = window_space()
        shown = tuple(profile_of(one).person for one in people)
        named = "" if little_height(space) else name
        self.size_hint = None, None
        self.size = hill_size(space, len(people), named)
        self.look = OnTheHill(shown, named, caption if named else "", space)


class PersonTile(HillTile):
    """The token of a person or a robot; a tap opens their page."""

    who = ObjectProperty(0)

    def on_release(self) -> None:
        running_app().go("person", person=self.who)


class GroupTile(HillTile):
    """The tokens of a group, and how often it has played; a tap opens the group's page."""

    people = ObjectProperty(())

    def on_release(self) -> None:
        running_app().go("group", people=self.people)


class RobotsTile(HillTile):
    """Stands for all robots; a tap shows them one by one."""

    robots = ObjectProperty(())


class HillOfPeople(BoxLayout):
    """Tokens: everyone who has finished a match here, groups, and robots at the end.

    A group consists of people who have finished at least two matches together. Tiles are added one
    in a frame, as far as people have scrolled and a row's width beyond. Robots are folded into one
    tile until somebody taps it.
    """

    dark = BooleanProperty(False)
    """Whether there is a dark ground behind them, below a list that is cut there."""
    fade = NumericProperty(dp(FADE))
    depth = NumericProperty(0)
    """How deep the shade is in which they fade, 0 to 1."""
    sideways = staticmethod(sideways)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self, enough=self._reaches_beyond)

    def on_kv_post(self, _base: object) -> None:
        self.ids.scroll.bind(scroll_x=self._filling.go_on, width=self._filling.go_on)

    def show(self, people: Sequence[PersonSummary], groups: Sequence[GroupSummary]) -> None:
        """Show people and groups, in place of those before."""
        discard(*self.ids.people.children, *self.ids.groups.children)
        self._filling.begin(self._fill(people, groups))

    @staticmethod
    def goes_on(scrolled: float, content: float, seen: float, right: bool) -> bool:
        """Whether some of the content is out of sight at the right or at the left."""
        return content > seen + 1 and (scrolled < END if right else scrolled > 1 - END)

    def _reaches_beyond(self) -> bool:
        scroll, tiles = self.ids.scroll, self.ids.tiles
        left = scroll.scroll_x * max(tiles.width - scroll.width, 0)
        return bool(tiles.width > left + 2 * scroll.width)

    def _fill(
        self, people: Sequence[PersonSummary], groups: Sequence[GroupSummary]
    ) -> Iterator[None]:
        robots = [one.who for one in people if one.robot]
        for person in people:
            if not person.robot:
                self.ids.people.add_widget(_person_tile(person.who))
                yield
        for group in groups:
            tile = GroupTile(people=group.people)
            names = tr.listed([*map(name_of, group.people)])
            tile.show(group.people, names, counted.games(group.matches))
            self.ids.groups.add_widget(tile)
            yield
        if robots:
            folded = RobotsTile(robots=tuple(robots))
            folded.show(robots[:3], tr._("Robots"))
            folded.bind(on_release=self._unfold)
            self.ids.groups.add_widget(folded)
            yield

    def _unfold(self, folded: RobotsTile) -> None:
        discard(folded)
        for who in folded.robots:
            self.ids.groups.add_widget(_person_tile(who, tr._("Robot")))


def _person_tile(who: Who, caption: str = "") -> PersonTile:
    tile = PersonTile(who=who)
    tile.show([who], name_of(who), caption)
    return tile


load_kv(__file__, scroll)
