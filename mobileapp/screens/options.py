"""House rules and packs: forms built from what the game declares."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.app import App
from kivy.factory import Factory
from kivy.properties import StringProperty

from engine.packs import Pack, check_box
from engine.refusal import BadSetup
from engine.setup import Option
from mobileapp.draft import Draft
from mobileapp.i18n import LANGUAGES, tr
from mobileapp.screens import start_bar
from mobileapp.screens.packs import count_of
from mobileapp.widgets import load_rules
from mobileapp.widgets.page import Page
from mobileapp.widgets.rows import ChoiceRow, SwitchRow
from mobileapp.widgets.turns import Turns


class OptionsScreen(Page):
    """Works on the app's draft; sensible defaults mean that nobody has to come here."""

    pack_problem = StringProperty("")

    def __init__(self, **settings: Any) -> None:
        self._turns = Turns()
        super().__init__(**settings)

    def open(self) -> None:
        """The first house rule at once, each other one and the packs in a frame of its own."""
        self._app: Any = App.get_running_app()
        self._draft: Draft = self._app.draft
        self.title = tr._("Options for {game}").format(game=tr._(self._draft.game.title))
        self.ids.options.clear_widgets()
        self.ids.packs.clear_widgets()
        first, *others = [partial(self._offer, option) for option in self._draft.game_options()] + [
            self._offer_packs
        ]
        first()
        self._turns.begin(*others)
        self._check()

    def close(self) -> None:
        self._turns.stop()

    def _check(self) -> None:
        self.pack_problem = self._why_packs_do_not_do()
        self.ids.start.check(self._draft)

    # --- house rules --------------------------------------------------------------------------

    def _offer(self, option: Option) -> None:
        panel = Factory.PagePanel()
        panel.add_widget(self._row(option))
        self.ids.options.add_widget(panel)

    def _row(self, option: Option) -> SwitchRow | ChoiceRow:
        value = self._draft.value_of(option)
        words = {"title": tr._(option.title), "help": tr._(option.help)}
        if isinstance(option.default, bool):
            row = SwitchRow(active=value, **words)
        else:
            titles = [(choice.value, tr._(choice.title)) for choice in option.choices]
            row = ChoiceRow(choices=titles, value=value, **words)
        row.bind(on_choose=self._decides(option))
        return row

    def _decides(self, option: Option) -> Callable[[Any, Any], None]:
        def decide(row: SwitchRow | ChoiceRow, value: Any) -> None:
            self._draft.options[option.id] = value
            if isinstance(row, SwitchRow):
                row.active = value
            else:
                row.value = value
            self._check()

        return decide

    # --- packs --------------------------------------------------------------------------------

    @property
    def _language(self) -> str:
        return self._draft.language or str(tr.language)

    def _packs(self) -> list[Pack]:
        packs: list[Pack] = self._app.shelf.for_game(self._draft.game_id, self._language)
        return packs

    def _offer_packs(self) -> None:
        self.ids.packs.clear_widgets()
        self._offer_languages()
        if not self._draft.game.needs:
            return
        panel = Factory.PagePanel()
        for pack in self._packs():
            row = SwitchRow(
                title=tr._(pack.title), help=self._count(pack), active=self._draft.uses(pack)
            )
            row.bind(on_choose=self._takes(pack))
            panel.add_widget(row)
        self.ids.packs.add_widget(panel)

    def _offer_languages(self) -> None:
        """Words can be in another language than the app."""
        languages = {
            pack.language
            for pack in self._app.shelf.packs()
            if self._draft.game_id in pack.games and pack.language
        }
        if languages:
            named = [(key, name) for key, name in LANGUAGES.items() if key in languages]
            row = ChoiceRow(
                title=tr._("Language of the words"), choices=named, value=self._language
            )
            row.bind(on_choose=self._choose_language)
            panel = Factory.PagePanel()
            panel.add_widget(row)
            self.ids.packs.add_widget(panel)

    def _choose_language(self, _row: ChoiceRow, language: str) -> None:
        self._draft.language = "" if language == tr.language else language
        self._offer_packs()
        self._check()

    def _takes(self, pack: Pack) -> Callable[[SwitchRow, bool], None]:
        def take(row: SwitchRow, wanted: bool) -> None:
            row.active = wanted
            if wanted:
                self._draft.left_out.discard(pack.id)
            else:
                self._draft.left_out.add(pack.id)
            self._check()

        return take

    def _count(self, pack: Pack) -> str:
        hidden = self._app.storage.hidden()
        return count_of(pack, sum(item.id not in hidden for item in pack.items))

    def _why_packs_do_not_do(self) -> str:
        """Too few words or pictures for this company, in the engine's words."""
        draft, hidden = self._draft, self._app.storage.hidden()
        players = max(len(draft.people), draft.variant.least)
        for need in draft.game.needs:
            items = tuple(
                item
                for pack in self._packs()
                if pack.kind == need.kind and draft.uses(pack)
                for item in pack.items
                if item.id not in hidden
            )
            try:
                check_box(need, items, draft.game.title, players)
            except BadSetup as refusal:
                return tr.explain(refusal)
        return ""

    # --- onward -------------------------------------------------------------------------------

    def start(self) -> None:
        self.ids.start.start(self._draft)


load_rules(__file__, start_bar)
