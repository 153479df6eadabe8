"""The page about a group of people: their wins, records, best clue and finest sky."""

from collections.abc import Iterator
from typing import Any

from kivy.app import App
from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from engine.errors import BadSetup
from engine.make_setup import find_variant
from engine.registry import find_game, game_ids
from mobileapp.background.progress import ReportProgress
from mobileapp.languages.kivy_translation import listed, tr
from mobileapp.screens.evening.understanding_chart import UnderstandingChart
from mobileapp.screens.home import game_title
from mobileapp.screens.person import columns
from mobileapp.screens.person.cards import PanelCard, TallyColumn, clue_card, sky_card
from mobileapp.screens.person.tiles import profile_of
from mobileapp.storage.people import GroupPage, Record, describe_group
from mobileapp.widgets import load_kv
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.text import BodyText


class Tally(BoxLayout):
    """The bar chart of everyone's wins."""


class ChartCard(BoxLayout):
    """A card with the chart of who understood whom on all evenings."""


class GroupScreen(PageScreen):
    """The page about a group; a worker thread gathers its content, as a history may be long."""

    names = ListProperty()
    facts = StringProperty("")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)

    def open(self, names: tuple[str, ...]) -> None:
        self.names = list(names)
        self.title = listed(names)
        self.facts = ""
        self.ids.cards.clear_columns()
        self.ids.scroll.scroll_y = 1
        history = App.get_running_app().storage.history

        def describe(_report: ReportProgress) -> GroupPage | None:
            return describe_group(names, history.digests())

        BackgroundTask(describe, self._show)

    def _show(self, page: GroupPage | None) -> None:
        """Show the gathered content, unless the page has been opened for another group meanwhile.

        `page` is None if the group has not finished enough matches; then nothing is shown.
        """
        if page is None or {*page.names} != {*self.names}:
            return
        self.facts = " · ".join(
            (
                tr.n("{n} evening", "{n} evenings", page.evenings).format(n=page.evenings),
                tr.n("{n} game", "{n} games", page.matches).format(n=page.matches),
            )
        )
        self._filling.begin(self._fill(page))

    def _fill(self, page: GroupPage) -> Iterator[None]:
        """Add the cards, one per frame."""
        for card in _cards(page):
            if card is not None:
                self.ids.cards.add_card(card)
                yield


def _cards(page: GroupPage) -> Iterator[Widget | None]:
    if page.wins_by_game:
        yield _tally_card(page)
    if page.understood:
        yield _chart_card(page)
    if page.clue is not None:
        teller = page.clue.names[0]
        yield clue_card(page.clue, tr._("Best clue of all evenings"), teller)
    if page.sky is not None:
        yield sky_card(page.sky, tr._("Finest sky"))
    if page.records:
        yield _records_card(page)


def _tally_card(page: GroupPage) -> PanelCard:
    """A card with a bar chart of everyone's wins and, for several games, the wins in each game."""
    card, tally = PanelCard(heading=tr._("Wins")), Tally()
    counts, most = dict(page.wins), max(1, *(count for _, count in page.wins))
    for name in page.names:
        wins = counts[name]
        tally.add_widget(TallyColumn(profile=profile_of(name), count=wins, part=wins / most))
    card.add_widget(tally)
    for game, wins_of_game in page.wins_by_game if len(page.wins_by_game) > 1 else ():
        each = [f"{name} {count}" for name, count in wins_of_game if count]
        text = tr._("{game}: {outcome}").format(game=game_title(game), outcome=" · ".join(each))
        card.add_widget(BodyText(text=text))
    return card


def _chart_card(page: GroupPage) -> ChartCard:
    card, chart = ChartCard(), UnderstandingChart()
    chart.show([profile_of(name) for name in page.names], page.understood)
    card.add_widget(chart)
    return card


def _records_card(page: GroupPage) -> PanelCard:
    """A card with the group's best result in each variant in which all players score together."""
    card = PanelCard(heading=tr._("Team records"))
    for record in page.records:
        points = tr.n("{n} point", "{n} points", record.points).format(n=record.points)
        # Translators: how often something was played
        times = tr.n("played once", "played {n} times", record.times).format(n=record.times)
        result = f"{points} · {times}"
        # Translators: a way to play and its best result
        line = tr._("{title}: {result}").format(title=_title_of(record), result=result)
        card.add_widget(BodyText(text=line))
    return card


def _title_of(record: Record) -> str:
    """The titles of a record's game and variant; the game's alone if the variant is unknown."""
    if record.game not in game_ids():
        return game_title(record.game)
    try:
        variant = find_variant(find_game(record.game), record.variant)
    except BadSetup:  # this version of the app lacks the variant
        return game_title(record.game)
    return f"{game_title(record.game)}, {tr._(variant.title)}"


load_kv(__file__, columns)
