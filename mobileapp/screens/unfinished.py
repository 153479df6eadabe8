"""The page with all unfinished matches, of which Home shows only the latest."""

from collections.abc import Iterator
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.registry import game_ids
from mobileapp.box.looks import Lid
from mobileapp.games.intro import game_intro
from mobileapp.kivy_style.events import Event
from mobileapp.languages import dates
from mobileapp.languages.game_texts import game_title
from mobileapp.running_app import running_app
from mobileapp.screens.home import continue_cards
from mobileapp.storage.unfinished import UnfinishedMatch
from mobileapp.theme import theme
from mobileapp.widgets import buttons, load_kv, painted_look, paper
from mobileapp.widgets.badge import Symbol
from mobileapp.widgets.discard import discard
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.press import Pressable

IN_A_ROW, LISTED = 1.28, 1.25
"""Height / width of a box: in the row on a tablet that lies on its side, and in a list."""
TITLE, PHONE_TITLE = 1.35, 0.95
"""The size of the title on a box, and on a phone, as a multiple of the font size of a heading."""
FEW = 2
"""So few boxes are larger where they stand below each other."""
TILTS = (-0.8, 0.6, -0.4)
"""How far tags lie askew, in degrees."""


def box_shape(listed: bool) -> float:
    """Height / width of a box, so that a row of three fills the page with tags below them.

    In a list it is that of a book, beside which the tag lies.
    """
    return LISTED if listed else IN_A_ROW


class MatchBox(Pressable, BoxLayout):
    """An unfinished match: the box of its game, and a paper tag with the players and the day.

    A tap continues the match; the cross on the tag dispatches `on_throw_away`.
    """

    look = ObjectProperty(None, allownone=True)
    names = StringProperty("")
    tilt = NumericProperty(0)
    """How far the tag lies askew, in degrees."""
    shape = staticmethod(box_shape)
    day = StringProperty("")
    """The day on which it was last played."""
    least_height = NumericProperty(0)
    """The height that the box and its tag need."""
    few = BooleanProperty(False)
    """Whether there are so few of them that they may be larger."""
    listed = BooleanProperty(False)
    """Whether the tag lies beside the box, as on a phone and on an upright tablet."""

    on_throw_away = Event()
    """The button to throw the match away was touched."""


class UnfinishedScreen(PageScreen):
    """The list of all unfinished matches, the latest first."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)

    def open(self) -> None:
        discard(*self.ids.matches.children)
        self._filling.begin(self._fill(_matches()))

    def _fill(self, matches: list[UnfinishedMatch]) -> Iterator[None]:
        for place, match in enumerate(matches):
            self.ids.matches.add_widget(self._box(match, place, few=len(matches) <= FEW))
            yield

    def _box(self, match: UnfinishedMatch, place: int, few: bool) -> MatchBox:
        cover = game_intro(match.game).cover if match.game in game_ids() else None
        box = MatchBox(
            look=Lid(
                cover,
                game_title(match.game),
                theme.title * (PHONE_TITLE if theme.compact else TITLE),
            ),
            names=continue_cards.names_in(match),
            day=dates.day(match.played),
            tilt=TILTS[place % len(TILTS)],
            few=few,
        )
        for profile in continue_cards.profiles_in(match):
            box.ids.people.add_widget(Symbol(profile=profile))
        box.bind(
            on_release=lambda _box: continue_cards.continue_match(match, self._discarded),
            on_throw_away=lambda _box: continue_cards.ask_to_discard(match, self._discarded),
        )
        return box

    def _discarded(self) -> None:
        """Show the remaining matches, or leave the page if there are none."""
        if _matches():
            self.open()
        else:
            running_app().back()


def _matches() -> list[UnfinishedMatch]:
    """The matches that can be continued by themselves: not the one of the open evening."""
    storage = running_app().storage
    of_tonight = storage.open_night_match()
    return [match for match in storage.unfinished.all() if match.match_id != of_tonight]


load_kv(__file__, buttons, painted_look, paper)
