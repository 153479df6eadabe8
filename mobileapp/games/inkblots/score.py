"""How the two teams stand: the blots they have won, who is tested, whose turn it is."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from engine.games.inkblots.rules import POINTS_TO_WIN
from engine.packs import Item
from mobileapp.games.teams import Emblem, OfTeam
from mobileapp.theme import theme
from mobileapp.widgets import load_rules, text
from mobileapp.widgets.picture import Picture

MOST_SHOWN = 9
"""A close match can go on for long; more blots than this are only counted."""


class Pip(Widget):
    """A place for a blot that is still to be won."""


class Won(Picture):
    """A blot that was won, very small."""


class TeamPanel(OfTeam, BoxLayout):
    """One team."""

    role = StringProperty("")
    people = StringProperty("")
    turn = BooleanProperty(False)
    """Whether this team is to act now."""
    won = ListProperty()
    """The blots it has won."""
    points = NumericProperty(0)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self.bind(won=self._lay_out)
        self._lay_out()

    def _lay_out(self, *_: object) -> None:
        won: list[Item] = list(self.won)
        self.points = len(won)
        app = App.get_running_app()
        row = self.ids.won
        row.clear_widgets()
        for item in won[-MOST_SHOWN:]:
            row.add_widget(Won(path=app.thumb(item), radius=theme.radius * 0.3))
        for _ in range(POINTS_TO_WIN - len(won)):
            row.add_widget(Pip())


load_rules(__file__, Emblem, text)
