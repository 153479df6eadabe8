"""Evenings: everything that was played here, the latest first."""

from typing import Any

from kivy.app import App
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.languages import dates
from mobileapp.languages.kivy_translation import listed, tr
from mobileapp.screens.home import game_title
from mobileapp.storage.evenings import Evening, FinishedMatch, group_into_evenings
from mobileapp.widgets import load_kv
from mobileapp.widgets.badge import Symbol
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.text import BodyText


class EveningCard(Pressable, BoxLayout):
    """An evening in a few lines; `place` counts from the latest."""

    place = NumericProperty(0)
    day = StringProperty("")
    names = StringProperty("")


class EveningsScreen(PageScreen):
    """The list of evenings; each opens its story."""

    def open(self) -> None:
        evenings = group_into_evenings(App.get_running_app().storage.history.all())
        self.ids.evenings.clear_widgets()
        for place, evening in enumerate(evenings):
            self.ids.evenings.add_widget(_card(place, evening))
        self.ids.nothing.opacity = 0 if evenings else 1


def _card(place: int, evening: Evening) -> EveningCard:
    app: Any = App.get_running_app()
    card = EveningCard(place=place, day=dates.day(evening.started), names=", ".join(evening.names))
    for seat, name in enumerate(evening.names):
        card.ids.people.add_widget(Symbol(profile=app.profile(name, seat)))
    for match in evening.matches:
        text = tr._("{game}: {outcome}").format(game=game_title(match.game), outcome=outcome(match))
        card.ids.matches.add_widget(BodyText(text=text))
    card.bind(on_release=_open)
    return card


def _open(card: EveningCard) -> None:
    App.get_running_app().go("evening", evening=int(card.place))


def outcome(match: FinishedMatch) -> str:
    """Who won, in one sentence."""
    if not match.winners:
        # Translators: follows the name of a game, so it begins with a small letter
        return str(tr._("nobody won"))
    if len(match.winners) == len(match.names):
        return str(tr._("all won together"))
    winners = listed(match.winning_names)
    return str(tr.n("{names} won", "{names} won together", len(match.winners))).format(
        names=winners
    )


load_kv(__file__)
