"""What every open step of Telepathy shares: the grid, whose turn it is, and one confirm button."""

from typing import Any

from engine.core import Prompt
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import Grid
from engine.games.telepathy.moves import Perform
from engine.games.telepathy.roles import DIRECTED, OPPOSED, givers
from mobileapp.games.screen import PromptScreen
from mobileapp.games.seats import role_title
from mobileapp.games.teams import TEAMS, Emblem, team_colour, team_name
from mobileapp.games.telepathy.action_cards import CardInWords, CardRow
from mobileapp.games.telepathy.grid_view import GridView
from mobileapp.games.telepathy.peek import peek_button
from mobileapp.games.telepathy.table_view import TableView
from mobileapp.games.telepathy.turn_strip import Party, Tags, TurnStrip
from mobileapp.i18n import listed, tr
from mobileapp.play import Play
from mobileapp.theme import theme
from mobileapp.widgets.buttons import Pill
from mobileapp.widgets.text import Icon, Lead, Small, Words


class GridScreen(PromptScreen):
    """Shows the open table of its prompt; nothing here knows, or looks for, a secret line."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.board: Board = prompt.board
        self.grid = GridView(self.board.grid)
        self.view = TableView(self.grid)
        self.add_widget(self.view)
        self.confirm: Pill | None = None
        if isinstance(prompt.last, Perform):
            turn = self.board.turns[-1]
            self.grid.slide(grid_before(self.board), turn.card, turn.place)
            self.at_rest = self.grid.settled
            self.grid.bind(on_settled=self._come_to_rest)

    def _come_to_rest(self, _grid: GridView) -> None:
        self.at_rest = True

    # --- who acts -----------------------------------------------------------------------------

    def name_of(self, seat: int) -> str:
        return self.persona(seat).name

    def names_of(self, seats: tuple[int, ...]) -> str:
        """Several people in one breath."""
        return listed([self.name_of(seat) for seat in seats])

    def team_of(self, seat: int) -> str:
        """The team that plays against another one; empty where all play together."""
        return TEAMS[seat % 2] if self.board.variant == OPPOSED else ""

    def headed(self, seat: int, sentence: str) -> str:
        """A headline, with the team before it where there are two."""
        team = self.team_of(seat)
        return f"{team_name(team)}: {sentence}" if team else sentence

    # --- what is always in sight --------------------------------------------------------------

    def show_turn(self, performer: int, giving: bool) -> None:
        """Who gives a card to whom, and which of them acts now."""
        board = self.board
        strip, team = TurnStrip(), self.team_of(performer)
        colour = team_colour(team) if team else theme.gold
        giving_seats = givers(board.variant, board.roles, performer)
        if team:
            side = theme.touch * 0.7
            emblem = Emblem(
                team=team, size_hint=(None, None), size=(side, side), pos_hint={"center_y": 0.5}
            )
            strip.add_widget(emblem)
        strip.add_widget(self._party(giving_seats, giving, colour))
        arrow = Icon(icon="arrow-right-bold", pos_hint={"center_y": 0.5})
        arrow.color = colour
        strip.add_widget(arrow)
        strip.add_widget(self._party((performer,), not giving, colour))
        self.view.put_on_top(strip)
        self.view.put_on_top(Tags(board, playing=True))

    def _party(self, seats: tuple[int, ...], acting: bool, colour: list[float]) -> Party:
        role = self.board.roles[seats[0]]
        note = role_title("telepathy", role)
        if self.board.variant == DIRECTED and len(seats) > 1:
            note = tr._("Directors")
        personas = [self.persona(seat) for seat in seats]
        party = Party(personas, note=note, acting=acting, colour=colour)
        party.size_hint_x = 1.3 if len(seats) > 1 else 1
        return party

    # --- what is said and offered -------------------------------------------------------------

    def lead(self, text: str) -> None:
        self.view.say((Words if theme.compact else Lead)(text=text))

    def remark(self, text: str) -> None:
        self.view.say(Small(text=text))

    def lay_cards(self, explained: str = "") -> None:
        """The face-up cards, each explained in words when it is tapped."""
        self.cards = CardRow(self.board.row)
        self.cards.bind(on_card=lambda _row, card: self.read(card))
        self.words = CardInWords()
        if self.board.row:
            self.view.say(self.cards)
        self.view.say(self.words)
        if explained:
            self.words.explain(explained)

    def read(self, card: str) -> None:
        """Say what a card does."""
        self.words.explain(card)
        self.card_tapped(card)

    def card_tapped(self, card: str) -> None:
        """A card is being read; where it can be given, it is chosen."""
        self.cards.choose(card)

    def offer_peek(self) -> None:
        """Everyone may look at the own secret cards again, behind the curtain."""
        if self.play.peekers():
            self.view.offer(peek_button(self.play))

    def offer_confirm(self, text: str, icon: str = "") -> None:
        """The one button that plays the move, once everything is chosen; robots need none."""
        if self.people:
            self.confirm = Pill(text=text, icon=icon, size_hint_x=1, disabled=True)
            self.confirm.bind(on_release=self._confirmed)
            self.view.offer(self.confirm)

    def say_who_thinks(self) -> None:
        """Nobody at the table can answer: a robot will."""
        actors = self.prompt.actors
        self.lead(
            tr.n("{names} is thinking ...", "{names} are thinking ...", len(actors)).format(
                names=self.names_of(actors)
            )
        )

    def say_choice(self, text: str, ready: bool) -> None:
        """What the button would do now."""
        if self.confirm is not None:
            self.confirm.text, self.confirm.disabled = text, not ready

    def confirmed(self) -> None:
        """Send the move that has been chosen."""

    def _confirmed(self, _pill: Pill) -> None:
        self.confirmed()


def grid_before(board: Board) -> Grid:
    """The grid before the latest turn."""
    return board.turns[-2].grid if len(board.turns) > 1 else board.start
