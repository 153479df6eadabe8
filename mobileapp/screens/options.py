"""The page with the packs and the options for a match; the game declares its options."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.app import App
from kivy.factory import Factory
from kivy.properties import StringProperty

from engine.errors import BadSetup
from engine.packs import Pack, check_box
from engine.setup import Option
from mobileapp.languages import language_name
from mobileapp.languages.kivy_translation import tr
from mobileapp.match.draft import ADULTS, CHILDREN, EVERYONE, Draft, suits
from mobileapp.screens import start_bar
from mobileapp.screens.packs import count_of, technique_of, title_of
from mobileapp.widgets import load_kv
from mobileapp.widgets.deck_row import DeckRow
from mobileapp.widgets.discard import discard
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.rows import ChoiceRow, SwitchRow

FANNED_CARDS = 3
"""How many pictures of a pack are shown as a fan, including the pack's back if it has one."""


class OptionsScreen(PageScreen):
    """The page with the options; every change goes into the draft of the match at once.

    All options have sensible defaults, so people can start a match without opening this page.
    """

    pack_problem = StringProperty("")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)

    def open(self) -> None:
        """Show the first option at once; later frames add the other options, then the packs."""
        self._app: Any = App.get_running_app()
        self._draft: Draft = self._app.draft
        self.title = tr._("Options for {game}").format(game=tr._(self._draft.game.title))
        discard(*self.ids.options.children, *self.ids.packs.children)
        options = (partial(self._offer, option) for option in self._draft.game_options())
        pieces = (*options, *self._pack_panels)
        self._filling.begin(add() for add in pieces)
        self._check()

    def _check(self) -> None:
        self.pack_problem = self._find_pack_problem()
        self.ids.start.check(self._draft)

    # --- options ------------------------------------------------------------------------------

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
        row.bind(on_choose=self._option_setter(option))
        return row

    def _option_setter(self, option: Option) -> Callable[[Any, Any], None]:
        def decide(row: SwitchRow | ChoiceRow, value: Any) -> None:
            self._draft.options[option.id] = value
            if isinstance(row, SwitchRow):
                row.active = value
            else:
                row.value = value
            self._check()

        return decide

    # --- packs --------------------------------------------------------------------------------

    def _packs(self) -> list[Pack]:
        """All packs for this game and language, whatever their audience."""
        packs: list[Pack] = self._app.library.for_game(
            self._draft.game_id, start_bar.wanted_language(self._draft)
        )
        return packs

    @property
    def _pack_panels(self) -> tuple[Callable[[], None], ...]:
        return self._offer_languages, self._offer_audiences, self._offer_pack_list

    def _offer_packs(self) -> None:
        discard(*self.ids.packs.children)
        for offer in self._pack_panels:
            offer()

    def _offer_pack_list(self) -> None:
        if not self._draft.game.needs:
            return
        panel = Factory.PagePanel()
        for pack in self._draft.suitable(self._packs()):
            row = self._pack_row(pack)
            row.bind(on_choose=self._pack_switch(pack))
            panel.add_widget(row)
        self.ids.packs.add_widget(panel)

    def _pack_row(self, pack: Pack) -> SwitchRow:
        """A row with a switch that selects a pack; for a pack of pictures, it also shows a few."""
        facts = [self._count(pack), technique_of(pack)]
        words = {"title": title_of(pack), "help": " · ".join(filter(None, facts))}
        if pack.kind != "pictures":
            return SwitchRow(active=self._draft.uses(pack), **words)
        library = self._app.library
        back = library.back(pack)
        shown = [library.thumb(item) for item in pack.items[: FANNED_CARDS - bool(back)]]
        paths = [*shown, back] if back else shown
        return DeckRow(paths, active=self._draft.uses(pack), **words)

    def _offer_languages(self) -> None:
        """Add the choice of the language of the words, if there are words for this game."""
        game, library = self._draft.game_id, self._app.library
        languages = sorted(library.word_languages(game), key=language_name)
        if languages:
            row = ChoiceRow(
                title=tr._("Language of the words"),
                help=start_bar.missing_words_note(self._draft),
                choices=[(language, language_name(language)) for language in languages],
                value=library.words_language(game, start_bar.wanted_language(self._draft)),
            )
            row.bind(on_choose=self._choose_language)
            self._add_panel(row)

    def _choose_language(self, _row: ChoiceRow, language: str) -> None:
        self._draft.language = "" if language == tr.language else language
        self._offer_packs()
        self._check()

    def _offer_audiences(self) -> None:
        """Add the choice between words for adults, for children, or for everyone.

        Nothing is added if all packs suit adults, or all suit children.
        """
        packs = self._packs()
        if all(suits(pack, ADULTS) for pack in packs) or all(suits(p, CHILDREN) for p in packs):
            return
        names = {
            ADULTS: tr._("Adults"),
            CHILDREN: tr._("Children"),
            EVERYONE: tr._("Everyone, mixed"),
        }
        row = ChoiceRow(
            # Translators: followed by a choice: adults, children, everyone
            title=tr._("Words for"),
            choices=list(names.items()),
            value=self._draft.words_for,
        )
        row.bind(on_choose=self._choose_audience)
        self._add_panel(row)

    def _choose_audience(self, _row: ChoiceRow, audience: str) -> None:
        self._draft.audience = audience
        self._offer_packs()
        self._check()

    def _add_panel(self, row: ChoiceRow) -> None:
        panel = Factory.PagePanel()
        panel.add_widget(row)
        self.ids.packs.add_widget(panel)

    def _pack_switch(self, pack: Pack) -> Callable[[SwitchRow, bool], None]:
        def take(row: SwitchRow, wanted: bool) -> None:
            row.active = wanted
            self._draft.choose_pack(pack.id, wanted)
            self._check()

        return take

    def _count(self, pack: Pack) -> str:
        hidden = self._app.storage.items.hidden()
        return count_of(pack, sum(item.id not in hidden for item in pack.items))

    def _find_pack_problem(self) -> str:
        """What the chosen packs lack for this number of players; empty if they are sufficient."""
        draft, hidden = self._draft, self._app.storage.items.hidden()
        players = max(len(draft.people), draft.variant.least)
        options = {option.id: draft.value_of(option) for option in draft.game_options()}
        for need in draft.game.needs:
            items = tuple(
                item
                for pack in draft.suitable(self._packs())
                if pack.kind == need.kind and draft.uses(pack)
                for item in pack.items
                if item.id not in hidden
            )
            try:
                check_box(need, items, draft.game.title, players, options)
            except BadSetup as refusal:
                return tr.explain(refusal)
        return ""

    # --- onward -------------------------------------------------------------------------------

    def start(self) -> None:
        self.ids.start.start(self._draft)


load_kv(__file__, start_bar)
