"""Whose pictures they were, who voted for which, and the points: one reveal for everyone."""

from typing import Any

from kivy.animation import Animation
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from engine.core import Join, Leave, Next, Prompt
from engine.games.storyteller.prompts import RevealedCard
from mobileapp.games.screen import PromptScreen
from mobileapp.games.storyteller import card_table
from mobileapp.games.storyteller.clue_slip import slip_for
from mobileapp.games.storyteller.points_row import PointsRow
from mobileapp.games.storyteller.reasons import no_reason, outcome_sentence, reason
from mobileapp.games.storyteller.result_card import ResultCard
from mobileapp.games.storyteller.unfolding import Step, Unfolding
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.theme import theme
from mobileapp.widgets import load_rules
from mobileapp.widgets.buttons import Pill
from mobileapp.widgets.score_track import ScoreTrack

FIRST_VOTE = 0.6
NEXT_VOTE = 0.28
BREATH = 0.45

Steps = list[tuple[float, Step]]


class VotesPane(BoxLayout):
    """The clue and the pictures with their owners and voters."""


class PointsPane(BoxLayout):
    """What decided the round, and everyone's points with the reasons."""

    outcome = StringProperty("")
    revealed = NumericProperty(0)
    """How far this may be read, from 0 to 1: not before the votes have landed."""

    def reveal(self, at_once: bool) -> None:
        """Let it be read, and count the points."""
        Animation.cancel_all(self, "revealed")
        if at_once:
            self.revealed = 1
        else:
            Animation(revealed=1, duration=theme.motion(0.2)).start(self)
        for row in self.ids.rows.children:
            row.count(at_once)


class StoryResultScreen(PromptScreen):
    """Votes land, owners appear, points count up; a tap shows all of it at once.

    A phone shows the pictures first and the points on a page of their own.
    """

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = tr._("Round {n}: the votes").format(n=prompt.round)
        self._votes, self.points = VotesPane(), PointsPane()
        self._next = Pill(icon="arrow-right", pos_hint={"center_x": 0.5})
        self._next.bind(on_release=lambda _pill: self.go_on())
        votes, points = self._lay_votes(), self._lay_points()
        self._pages: list[tuple[list[Widget], Steps]] = (
            [([self._votes], votes), ([self.points, self._track], points)]
            if theme.compact
            else [([self._votes, self.points, self._track], [*votes, *points])]
        )
        self._turn_page()
        theme.fbind("wide", self._arrange)
        if isinstance(prompt.last, Join | Leave):  # everyone has seen the votes already
            self._unfolding.finish()

    def on_parent(self, _screen: object, parent: object) -> None:
        if parent is None:
            theme.funbind("wide", self._arrange)
            self._unfolding.stop()

    # --- pages --------------------------------------------------------------------------------

    def _turn_page(self) -> None:
        self._shown, steps = self._pages.pop(0)
        self._next.text = self._next_text()
        self._arrange()
        self._unfolding = Unfolding(steps)
        self._unfolding.start()

    def _arrange(self, *_: object) -> None:
        """Side by side, the track lies below the pictures and the button below the points."""
        for widget in (self._votes, self.points, self._track, self._next):
            if widget.parent is not None:
                widget.parent.remove_widget(widget)
        beside = theme.wide and not theme.compact
        self._next.size_hint_x = 1 if beside else None
        places = {
            self._votes: self.ids.panes,
            self.points: self.ids.panes,
            self._track: (
                self._votes if beside else self.ids.panes if theme.wide else self.ids.footer
            ),
            self._next: self.points if beside else self.ids.footer,
        }
        for widget in (*self._shown, self._next):
            places[widget].add_widget(widget)

    def _next_text(self) -> str:
        if self._pages:
            return tr._("The points")
        if self.prompt.final:
            return tr._("To the end of the story")
        name = self.persona(self.prompt.next_teller).name
        return tr._("Next: {name} tells").format(name=name)

    def go_on(self) -> None:
        """To the points, or to the next round."""
        if self._pages:
            self._turn_page()
        else:
            self.send(Next(self.speaker))

    def on_touch_down(self, touch: Any) -> bool:
        if self._unfolding.running:
            self._unfolding.finish()
            return True
        return bool(super().on_touch_down(touch))

    # --- votes --------------------------------------------------------------------------------

    def _lay_votes(self) -> Steps:
        revealed: tuple[RevealedCard, ...] = self.prompt.cards
        cards = [self._result_card(shown) for shown in revealed]
        table = self._votes.ids.cards
        table.show([shown.item for shown in revealed], cards)
        table.number()
        table.captions = [self._caption(shown) for shown in revealed]
        marks = {
            voter: card.add_voter(self.persona(voter))
            for shown, card in zip(revealed, cards, strict=True)
            for voter in shown.voters
            if voter is not None
        }
        steps: Steps = [
            (NEXT_VOTE if number else FIRST_VOTE, marks[voter].land)
            for number, voter in enumerate(sorted(marks))
        ]
        return [*steps, (BREATH, self._reveal_owners)]

    def _result_card(self, shown: RevealedCard) -> ResultCard:
        if shown.owner is None:
            return ResultCard(owner_name=tr._("left"))
        owner = self.persona(shown.owner)
        return ResultCard(owner=owner, owner_name=owner.name)

    def _reveal_owners(self, at_once: bool) -> None:
        for place, shown in enumerate(self.prompt.cards):
            card = self._votes.ids.cards.cards[place]
            card.framed = shown.told
            card.reveal_owner(at_once)
            if shown.told:
                self.headline = self._found_headline(shown, place + 1)

    def _found_headline(self, shown: RevealedCard, number: int) -> str:
        if shown.owner is None:
            return tr._("Number {n} was told").format(n=number)
        name = self.persona(shown.owner).name
        return tr._("{name} told number {n}").format(name=name, n=number)

    def _caption(self, shown: RevealedCard) -> str:
        lines = []
        if shown.owner is not None:
            lines.append(tr._("From {name}").format(name=self.persona(shown.owner).name))
        voters = [self.persona(voter).name for voter in shown.voters if voter is not None]
        if voters:
            lines.append(tr._("Votes: {names}").format(names=", ".join(voters)))
        return "\n".join(lines)

    # --- points -------------------------------------------------------------------------------

    def _lay_points(self) -> Steps:
        prompt = self.prompt
        slip = self._votes if theme.compact else self.points
        slip.add_widget(slip_for(self), len(slip.children))
        self.points.outcome = outcome_sentence(prompt, self._name_of)
        gained = [0] * len(prompt.scores)
        reasons: list[list[str]] = [[] for _ in prompt.scores]
        for award in prompt.awards:
            gained[award.seat] += award.points
            why = reason(award, prompt, self._name_of)
            reasons[award.seat].append(f"+{award.points}  {why}")
        before = [score - gain for score, gain in zip(prompt.scores, gained, strict=True)]
        personas = self.play.personas()
        for seat, persona in enumerate(personas):
            row = PointsRow(
                persona=persona,
                points=gained[seat],
                before=before[seat],
                reasons="\n".join(reasons[seat] or [no_reason(seat, prompt, self._name_of)]),
            )
            self.points.ids.rows.add_widget(row)
        self._track = ScoreTrack(personas, prompt.scores, prompt.target, before)
        self.at_rest = False
        return [(BREATH, self._count), (BREATH, self._come_to_rest)]

    def _come_to_rest(self, _at_once: bool) -> None:
        self.at_rest = True

    def _count(self, at_once: bool) -> None:
        self.points.reveal(at_once)
        self._track.walk(at_once)

    def _name_of(self, seat: int) -> str:
        return self.persona(seat).name


load_rules(__file__, card_table)
