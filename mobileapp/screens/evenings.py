"""The page *Evenings*: all evenings on which matches were played here, the latest first."""

from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.registry import game_ids
from mobileapp.background.progress import ReportProgress
from mobileapp.games.intro import game_intro
from mobileapp.languages import dates
from mobileapp.languages.kivy_translation import listed, tr
from mobileapp.player_profile import PLACEHOLDER
from mobileapp.screens.home import game_title
from mobileapp.screens.person import tiles
from mobileapp.storage.evenings import Evening, FinishedMatch
from mobileapp.storage.people import GroupSummary, PersonSummary, list_groups, list_people
from mobileapp.widgets import badge, load_kv, long_list
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.picture import Picture
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.text import BodyText


class EveningLine(BodyText):
    """The outcome of a match, in text large enough for everyone around the tablet."""

    alone = BooleanProperty(False)
    """Whether there is only one evening; then its card fills the page."""


class EveningPerson(BoxLayout):
    """The symbol and the name of somebody who played."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)
    alone = BooleanProperty(False)


class EveningCard(Pressable, BoxLayout):
    """The card of an evening: what was played, by whom, and who won.

    `place` is the index of the evening, 0 for the latest.
    """

    place = NumericProperty(0)
    day = StringProperty("")
    alone = BooleanProperty(False)
    cover_height = NumericProperty(0)


class EveningsScreen(PageScreen):
    """The list of evenings; a tap on one opens its page."""

    count = NumericProperty(0)
    """The number of evenings; the cards are larger if there are few."""
    cover_height = NumericProperty(0)

    def open(self) -> None:
        """Show the evenings at once; who played them all is found out by a worker thread."""
        history = App.get_running_app().storage.history
        evenings = history.evenings()
        self.count = len(evenings)
        self.ids.nothing.opacity = 0 if evenings else 1

        def card(place: int) -> EveningCard:
            day = dates.day(evenings[place][0].started)
            made = _card(place, day, history.outline(evenings[place]), alone=len(evenings) == 1)
            made.cover_height = self.cover_height
            return made

        def people(_report: ReportProgress) -> tuple[list[PersonSummary], list[GroupSummary]]:
            matches = history.outlines()
            return list_people(matches), list_groups(matches)

        self.ids.evenings.show(len(evenings), card)
        BackgroundTask(people, lambda found: self.ids.people.show(*found), quiet=True)

    def on_cover_height(self, _screen: object, height: float) -> None:
        for card in self.ids.evenings.cards:
            card.cover_height = height


def _card(place: int, day: str, evening: Evening, alone: bool) -> EveningCard:
    app: Any = App.get_running_app()
    card = EveningCard(place=place, day=day, alone=alone)
    games = dict.fromkeys(match.game for match in evening.matches)
    for game in filter(game_ids().__contains__, games):  # skip games that this version lacks
        card.ids.covers.add_widget(Picture(path=game_intro(game).cover, focus=0.25))
    robots = evening.robots
    for seat, name in enumerate(evening.names):
        profile = app.profile(name, seat, name in robots)
        card.ids.people.add_widget(EveningPerson(profile=profile, alone=alone))
    for match in evening.matches:
        card.ids.matches.add_widget(EveningLine(text=outcome_line(match), alone=alone))
    card.bind(on_release=_open)
    return card


def _open(card: EveningCard) -> None:
    App.get_running_app().go("evening", evening=int(card.place))


def outcome_line(match: FinishedMatch) -> str:
    """The title of the game and who won the match, in one line."""
    title = game_title(match.game)
    return str(tr._("{game}: {outcome}")).format(game=title, outcome=outcome(match))


def outcome(match: FinishedMatch) -> str:
    """A phrase that says who won the match."""
    if not match.winners:
        # Translators: follows the name of a game, so it begins with a small letter
        return str(tr._("nobody won"))
    if len(match.winners) == len(match.names):
        return str(tr._("all won together"))
    winners = listed(match.winning_names)
    return str(tr.n("{names} won", "{names} won together", len(match.winners))).format(
        names=winners
    )


load_kv(__file__, badge, long_list, tiles)
