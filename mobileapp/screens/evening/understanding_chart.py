"""The chart of who understood whom: a ring of badges, with lines between people."""

from collections.abc import Sequence
from itertools import combinations
from math import cos, dist, pi, sin
from typing import Any, NamedTuple

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, SmoothLine
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from mobileapp.book.understanding import STRONGEST, Counts, bonds, closest_pair
from mobileapp.languages.kivy_translation import tr
from mobileapp.player_profile import PLACEHOLDER, PlayerProfile
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, painted_look, text
from mobileapp.widgets.badge import badge_of
from mobileapp.widgets.discard import discard
from mobileapp.widgets.press import Pressable

DRAW_SECONDS = 0.9
"""How long the animation that draws the lines takes, in seconds."""
DIMMED = 0.07
"""The opacity of the lines between other people while one person is chosen."""


def sentences_about(name: str, counts: Counts) -> str:
    """Sentences that say how often a person understood others and was understood.

    If this happened with two or more other people, a last sentence names the one with the highest
    count. Both directions are added up.
    """
    understood = sum(count for (who, _), count in counts.items() if who == name)
    was_understood = sum(count for (_, whom), count in counts.items() if whom == name)
    sentences = [
        tr.n(
            "{name} understood somebody {n} time.",
            "{name} understood somebody {n} times.",
            understood,
        ).format(name=name, n=understood),
        tr.n(
            "{name} was understood {n} time.", "{name} was understood {n} times.", was_understood
        ).format(name=name, n=was_understood),
    ]
    own = [pair - {name} for pair in bonds(counts) if name in pair]
    if len(own) > 1:
        sentences.append(tr._("Most of all with {name}.").format(name=next(iter(own[-1]))))
    return " ".join(sentences)


class GraphBadge(Pressable, Widget):
    """The badge of a person in the graph; a tap chooses the person, a second tap undoes that."""

    profile = ObjectProperty(PLACEHOLDER)
    look = ObjectProperty(None, allownone=True)
    side = NumericProperty(0)
    above = BooleanProperty(False)
    """Whether the name stands above the badge, so that it is outside the ring of lines."""

    def on_profile(self, _badge: object, profile: PlayerProfile) -> None:
        self.look = badge_of(profile)


class _Bond(NamedTuple):
    """The line between two people, with a light for each time one understood the other."""

    pair: frozenset[str]
    count: int
    colour: Color
    line: SmoothLine
    light: Color
    lights: list[Ellipse]


class UnderstandingGraph(Widget):
    """Badges in a ring; a line between two people shows how often they understood each other.

    Only `show` creates badges and lines; later changes just move or dim them.
    """

    drawn = NumericProperty(1)
    """The progress of the animation that draws the lines, from 0 to 1."""
    chosen = StringProperty("")
    """The name of the person whose lines are not dimmed; empty if no line is dimmed."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._badges: dict[str, GraphBadge] = {}
        self._bonds: list[_Bond] = []
        self._place_soon = Clock.create_trigger(self._place, -1)
        self.bind(pos=self._place_soon, size=self._place_soon)

    def show(self, people: Sequence[PlayerProfile], counts: Counts) -> None:
        """Show these people, and animate the lines between them, those with low counts first."""
        discard(*self.children)
        self.canvas.before.clear()
        self.chosen = ""
        found = bonds(counts)
        strongest = [*found][-1] if found else frozenset()
        self._badges = {}
        for profile in people:
            large = profile.name in strongest
            badge = GraphBadge(profile=profile, side=dp(100 if large else 84) * theme.scale)
            badge.bind(on_release=self._choose)
            self._badges[profile.name] = badge
            self.add_widget(badge)
        with self.canvas.before:
            self._bonds = [self._draw(pair, count) for pair, count in found.items()]
        self.drawn = 0
        Animation(drawn=1, duration=theme.motion(DRAW_SECONDS), transition="out_sine").start(self)
        self._place_soon()

    @staticmethod
    def _draw(pair: frozenset[str], count: int) -> _Bond:
        colour = Color(0.82, 0.88, 1, 0.75)
        line = SmoothLine(width=max(dp(1 + 1.9 * min(count, STRONGEST)) / 2, 1))
        light = Color(1, 1, 0.95, 1)
        return _Bond(pair, count, colour, line, light, [Ellipse() for _ in range(count)])

    def on_drawn(self, *_: object) -> None:
        self._place_soon()

    def on_chosen(self, *_: object) -> None:
        for bond in self._bonds:
            strong = not self.chosen or self.chosen in bond.pair
            bond.colour.a = 0.75 if strong else DIMMED
            bond.light.a = 1 if strong else DIMMED

    def _choose(self, badge: GraphBadge) -> None:
        name = badge.profile.name
        self.chosen = "" if self.chosen == name else name

    def _place(self, *_: object) -> None:
        badges = [*self._badges.values()]
        if not badges:
            return
        largest = max(badge.side for badge in badges)
        words = theme.body * 1.6
        across = max(self.width - largest * 1.3, 0) / 2
        down = max(self.height - largest - 2 * words, 0) / 2
        turns = [pi / 2 - 2 * pi * place / len(badges) for place in range(len(badges))]
        spots = [
            (self.center_x + across * cos(turn), self.center_y + down * sin(turn)) for turn in turns
        ]
        room = min(
            (max(abs(x - u), abs(y - v) - words) for (x, y), (u, v) in combinations(spots, 2)),
            default=largest,
        )
        for badge, spot in zip(badges, spots, strict=True):
            badge.size = [max(badge.side * min(room / largest, 1), dp(40))] * 2
            badge.center = spot
            badge.above = spot[1] > self.center_y + 1
        for order, bond in enumerate(self._bonds):
            self._stretch(bond, order)

    def _stretch(self, bond: _Bond, order: int) -> None:
        """Draw the part of a line that the animation has reached.

        `order` is the index of the line; lines with a higher index begin later.
        """
        one, other = (self._badges[name] for name in sorted(bond.pair) if name in self._badges)
        wait = 0.5 * order / max(len(self._bonds), 1)
        part = min(max((self.drawn - wait) / 0.5, 0), 1)
        (x, y), (to_x, to_y) = one.center, other.center
        bond.line.points = (x, y, x + (to_x - x) * part, y + (to_y - y) * part)
        length = max(dist(one.center, other.center), 1)
        start, end = one.width * 0.62 / length, 1 - other.width * 0.62 / length
        size = max(dp(7), bond.line.width * 1.3)
        for place, light in enumerate(bond.lights):
            along = start + (end - start) * (place + 0.5) / len(bond.lights)
            light.size = (size, size) if along <= part else (0, 0)
            light.pos = x + (to_x - x) * along - size / 2, y + (to_y - y) * along - size / 2


class UnderstandingChart(BoxLayout):
    """The graph with a title, and sentences about the chosen person or the closest pair."""

    sentence = StringProperty("")

    def on_kv_post(self, _base: object) -> None:
        self._names: list[str] = []
        self._counts: Counts = {}
        self.ids.graph.bind(chosen=self._update_sentence)

    def show(self, people: Sequence[PlayerProfile], counts: Counts) -> None:
        """Show how often these people understood each other; ignore counts with anyone else."""
        self._names = [profile.name for profile in people]
        self._counts = {pair: count for pair, count in counts.items() if {*pair} <= {*self._names}}
        self.ids.graph.show(people, self._counts)
        self._update_sentence()

    def _update_sentence(self, *_: object) -> None:
        chosen = self.ids.graph.chosen
        self.sentence = (
            sentences_about(chosen, self._counts)
            if chosen
            else closest_pair(self._names, self._counts)
        )


load_kv(__file__, painted_look, text)
