"""The cards of unfinished matches, on Home and on the page that lists them all."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from mobileapp.languages.game_texts import game_title
from mobileapp.languages.translation import tr
from mobileapp.running_app import running_app
from mobileapp.storage.unfinished import UnfinishedMatch
from mobileapp.theme import theme
from mobileapp.widgets import centred_grid, load_kv, text
from mobileapp.widgets.boxes import Row
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.press import Pressable

if TYPE_CHECKING:
    from mobileapp.player_profile import PlayerProfile


class ContinueCard(Pressable, Row):
    """The card of an unfinished match: a sentence, and the symbols of its players.

    If it is `brief`, it has the title of the game and the names instead. The card that leads to the
    list of all matches is narrow, or only an arrow.
    """

    text = StringProperty("")
    title = StringProperty("")
    names = StringProperty("")
    icon = StringProperty("play")
    brief = BooleanProperty(False)
    """Whether there is no room for a sentence beside the symbols."""
    leads_on = BooleanProperty(False)
    """Whether it opens the list of all unfinished matches."""


class ContinueCards(centred_grid.CentredGrid):
    """The boxes of unfinished matches, all as high as the highest one needs."""

    def __init__(self, **settings: Any) -> None:
        self._level_soon = Clock.create_trigger(self._level, -1)
        super().__init__(**settings)

    def add_widget(self, widget: Any, *args: Any, **named: Any) -> None:
        super().add_widget(widget, *args, **named)
        widget.bind(least_height=self._level_soon)
        self._level_soon()

    def _level(self, *_: object) -> None:
        self.tile_height = max((card.least_height for card in self.children), default=0)


def continue_card(match: UnfinishedMatch, after_discard: Callable[[], None]) -> ContinueCard:
    """A card that continues a match when tapped; a button on it throws the match away.

    After people have thrown it away, `after_discard` is called.
    """
    from mobileapp.widgets.buttons import IconButton  # late, as most starts do not need it

    card = ContinueCard(text=_sentence(match), title=game_title(match.game), names=names_in(match))
    card.bind(on_release=lambda _card: continue_match(match, after_discard))
    away = IconButton(icon="close", paper=True, pos_hint={"center_y": 0.5})
    away.bind(on_release=lambda _button: ask_to_discard(match, after_discard))
    card.add_widget(away)
    return card


def show_people(card: ContinueCard, match: UnfinishedMatch) -> None:
    """Add the symbols of the players to the card of a match, where there is room for them."""
    from mobileapp.widgets.badge import Symbol  # late, as most starts do not need it

    if not theme.compact:
        for profile in profiles_in(match):
            card.ids.people.add_widget(Symbol(profile=profile))


def ask_to_discard(match: UnfinishedMatch, after_discard: Callable[[], None]) -> None:
    """Ask whether to throw a match away; then call `after_discard`."""
    from mobileapp.widgets.sheet import ask

    ask(
        tr._("Throw this game away?"),
        tr._("{game} with {names}").format(game=game_title(match.game), names=names_in(match)),
        tr._("Throw it away"),
        tr._("Keep it"),
        lambda: _discard(match, after_discard),
        danger=True,
    )


def _sentence(match: UnfinishedMatch) -> str:
    sentence = tr._("Continue {game} with {names}")
    return sentence.format(game=game_title(match.game), names=names_in(match))


def names_in(match: UnfinishedMatch) -> str:
    """The names of the players of an unfinished match, with a word at those of robots."""
    return tr.listed([_name_in_list(name, match) for name in match.names])


def _discard(match: UnfinishedMatch, after_discard: Callable[[], None]) -> None:
    with show_errors():
        running_app().storage.matches.discard(match.match_id)
    after_discard()


def profiles_in(match: UnfinishedMatch) -> list["PlayerProfile"]:
    """The profiles of the players of an unfinished match."""
    app = running_app()
    return [app.profile(name, seat, name in match.robots) for seat, name in enumerate(match.names)]


def _name_in_list(name: str, match: UnfinishedMatch) -> str:
    return tr._("{name} (robot)").format(name=name) if name in match.robots else name


def continue_match(match: UnfinishedMatch, after_discard: Callable[[], None]) -> None:
    """Open a match, with its curtain closed; if it cannot be loaded, ask whether to discard it.

    `after_discard` is called after people have discarded the match.
    """
    app = running_app()
    refusal = app.match_flow.resume(match.match_id)
    if refusal is None:
        return
    from mobileapp.widgets.sheet import ask

    ask(
        tr._("This game can’t be continued"),
        tr.explain(refusal),
        # Translators: an unfinished match that cannot be read any more
        tr._("Throw it away"),
        tr._("Keep it"),
        lambda: _discard(match, after_discard),
        danger=True,
    )


load_kv(__file__, centred_grid, text)
