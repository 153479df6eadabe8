"""The verdict: why it ended, the lines on the grid, and everyone's secret cards."""

from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.core import Prompt
from engine.games.telepathy.conditions import Condition
from mobileapp.games.seats import role_title
from mobileapp.games.teams import team_colour, team_name
from mobileapp.games.telepathy.grid_screen import GridScreen
from mobileapp.games.telepathy.sentences import CARDS, PLACES, of_place, sign_name
from mobileapp.games.telepathy.sign_cards import SecretCard
from mobileapp.games.telepathy.verdict import HEADINGS, why
from mobileapp.i18n import tr
from mobileapp.persona import STRANGER
from mobileapp.play import Play
from mobileapp.theme import theme
from mobileapp.widgets import badge, load_rules
from mobileapp.widgets.buttons import Pill, beside
from mobileapp.widgets.text import Heading, Small, Words


class Said(BoxLayout):
    """What somebody named, and whether it was right."""

    persona = ObjectProperty(STRANGER)
    words = StringProperty("")
    right = BooleanProperty(False)


class ShownSecret(BoxLayout):
    """A secret card, what it asked for, and whether its line lies there."""

    words = StringProperty("")
    there = StringProperty("")
    colour = ColorProperty(theme.mist)

    def __init__(self, condition: Condition, lies: bool, **settings: Any) -> None:
        super().__init__(**settings)
        title = tr._("make {sign}") if condition.win else tr._("avoid {sign}")
        self.words = title.format(sign=sign_name(condition.sign))
        self.there = tr._("lies there") if lies else tr._("no line")
        if lies:
            self.colour = theme.gold if condition.win else theme.coral
        self.ids.frame.add_widget(SecretCard(condition))


class Holder(BoxLayout):
    """Somebody and the secret cards this player held."""

    persona = ObjectProperty(STRANGER)
    note = StringProperty("")
    colour = ColorProperty((0, 0, 0, 0))


class TelepathyOverScreen(GridScreen):
    """After the last tiles have come to rest, everything that was hidden."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = tr._("The match is over")
        if self.grid.settled:
            self._reveal()
        else:
            self.grid.bind(on_settled=self._reveal)

    def _reveal(self, *_: object) -> None:
        prompt = self.prompt
        self.grid.show_lines(prompt.lines)
        self.view.say(self._heading())
        self.lead(self._reason())
        for named in prompt.named:
            self.view.say(
                Said(
                    persona=self.persona(named.seat),
                    words=tr._("{name} said: {sign}").format(
                        name=self.name_of(named.seat), sign=sign_name(named.sign)
                    ),
                    right=named.right,
                )
            )
        self._show_secrets()
        self._tell_moves()
        self._offer_ways_out()

    def _heading(self) -> Heading:
        prompt = self.prompt
        team = self.team_of(prompt.winners[0]) if prompt.winners else ""
        heading = Heading(text=tr._(HEADINGS[prompt.verdict]), halign="center")
        if team:
            heading.text = tr._("{team} wins!").format(team=team_name(team))
        heading.color = theme.coral
        if prompt.winners:
            heading.color = team_colour(team) if team else theme.gold
        elif prompt.verdict == "stopped":
            heading.color = theme.moonlight
        return heading

    def _reason(self) -> str:
        reason = why(self.prompt, self.name_of)
        if self.prompt.named and self.prompt.verdict != "won":
            team = self.team_of(self.prompt.named[0].seat)
            if team:
                failed = tr._("{team} announced too soon.").format(team=team_name(team))
                return f"{failed} {reason}"
        return reason

    def _show_secrets(self) -> None:
        there = {line.sign for line in self.prompt.lines}
        for seat, hand in enumerate(self.prompt.hands):
            if hand:
                team = self.team_of(seat)
                note = role_title("telepathy", self.board.roles[seat])
                holder = Holder(
                    persona=self.persona(seat), note=f"{team_name(team)} · {note}" if team else note
                )
                if team:
                    holder.colour = team_colour(team)
                for condition in hand:
                    holder.ids.cards.add_widget(ShownSecret(condition, condition.sign in there))
                self.view.say(holder)

    def _tell_moves(self) -> None:
        """Who moved what, from the first turn to the last."""
        self.view.say(Words(text=tr._("The moves"), bold=True))
        for number, turn in enumerate(self.board.turns, 1):
            card = tr._(CARDS[turn.card][0])
            move = tr._("{n}. {name}: {card}, {place}").format(
                n=number,
                name=self.name_of(turn.performer),
                card=card,
                place=of_place(PLACES, turn.place),
            )
            self.view.say(Small(text=move))

    def _offer_ways_out(self) -> None:
        home = beside("home", tr._("Back to the games"))
        home.bind(on_release=self._leave)
        again = Pill(text=tr._("Play again"), icon="replay", size_hint_x=1)
        again.bind(on_release=self._play_again)
        self.view.offer(home)
        self.view.offer(again)

    def _play_again(self, _pill: Pill) -> None:
        App.get_running_app().play_again()

    def _leave(self, _pill: Pill) -> None:
        App.get_running_app().leave_match()


load_rules(__file__, badge)
