"""The page with the packs and the options for a match; the game declares its options."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from kivy.clock import Clock

from engine.memories import MEMORIES
from engine.packs import Pack
from engine.setup import LENGTH, SHORT, Option, OptionChoice, Value
from mobileapp.box.scene import options_page
from mobileapp.box.views import ChoiceView, OptionsView, PackView, RuleView
from mobileapp.games.ui import game_ui
from mobileapp.languages import language_name
from mobileapp.languages.translation import tr
from mobileapp.match.draft import ADULTS, CHILDREN, EVERYONE, Draft, suits
from mobileapp.player_profile import PlayerProfile, head_count
from mobileapp.screens.packs.texts import count_of, technique_of, title_of
from mobileapp.screens.players import match_start
from mobileapp.stage.commands import Command
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.widgets.stage_page import StagePage

FANNED_CARDS = 4
"""How many pictures of a pack are shown, including the pack's back if it has one."""
SAMPLE_WORDS, MAX_SAMPLE_LENGTH = 4, 9
"""How many words of a pack are shown, and how many letters they have at most."""
WORD_LANGUAGE, WORDS_FOR = "word-language", "words-for"
"""The ids of the choices that every game with words has, besides its own options."""
CHECK_DELAY = 0.1
"""When it is found out whether a match can start, in seconds after the page was opened."""


class Rule(NamedTuple):
    """A rule on the page: what is shown of it, and what its choices do."""

    view: RuleView
    values: tuple[Any, ...]
    """The values of its choices, in the same order."""
    choose: Callable[[Any], None]


class OptionsScreen(StagePage):
    """The page with the options; every change goes into the draft of the match at once.

    All options have sensible defaults, so people can start a match without opening this page.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._check_soon = Clock.create_trigger(self._check_first, CHECK_DELAY)

    def open(self) -> None:
        self._draft: Draft = self._app.draft
        self._unfolded, self._first = "", 0
        self._start = match_start.MatchStart(lambda: self.get_root_window() is not None)
        self.play()
        self._check_soon()

    def _check_first(self, _dt: float) -> None:
        """Find out what is missing, a little after the page is shown, as both take their time."""
        if self.stage.scene.pieces:
            self._start.check(self._draft)
            if self._start.problem or self._start.warning:
                self.refresh()

    def people(self) -> Iterable[PlayerProfile]:
        return self._draft.people

    def make_scene(self, context: SceneContext) -> Scene:
        return options_page(self.view(), context)

    def view(self) -> OptionsView:
        """What the page shows now."""
        draft = self._draft
        rules = [rule.view for rule in self._rules()]
        lengths = [rule for rule in rules if rule.id == LENGTH]
        return OptionsView(
            game=tr._(draft.game.title),
            cover=draft.cover,
            length=lengths[0] if lengths else self._only_length(),
            rules=tuple(rule for rule in rules if rule.id != LENGTH),
            packs=tuple(map(self._pack_view, self._packs())),
            who=head_count(draft.people),
            problem=self._start.problem,
            warning=self._start.warning,
            unfolded=self._unfolded,
            first=self._first,
            piles=game_ui(draft.game_id).piles(),
        )

    # --- what people do -----------------------------------------------------------------------

    def run(self, command: Command, value: Any) -> None:
        match command:
            case Command.PACK:
                pack = self._app.library.find(value)
                self._draft.choose_pack(value, not self._draft.uses(pack))
                self._changed()
            case Command.CHOOSE:
                rule_id, index = value
                rule = next(rule for rule in self._rules() if rule.view.id == rule_id)
                rule.choose(rule.values[index])
                self._unfolded = ""
                self._changed()
            case Command.RULE:
                self._unfolded = value
                self.refresh()
            case Command.FOLD:
                self._fold()
            case Command.STAY:
                pass
            case Command.PACKS:
                self._first = value
                self.refresh()
            case Command.PEOPLE:
                self._app.back()
            case Command.START:
                if not self._start.start(self._draft):
                    self.refresh()
            case _:
                super().run(command, value)

    def handle_back(self) -> bool:
        """Fold the slip that was unfolded, if one was."""
        if not self._unfolded:
            return False
        self._fold()
        return True

    def _fold(self) -> None:
        self._unfolded = ""
        self.refresh()

    def _changed(self) -> None:
        self._first = min(self._first, max(len(self._packs()) - 1, 0))
        self._start.check(self._draft)
        self.refresh()

    # --- rules --------------------------------------------------------------------------------

    def _rules(self) -> Iterator[Rule]:
        """All rules that apply to the match: the game's options, then those about words."""
        for option in (one for one in self._draft.game_options() if one.asked):
            yield self._option(option)
        yield from self._language()
        yield from self._age_group()

    def _option(self, option: Option) -> Rule:
        draft = self._draft
        choices = draft.choices_of(option)
        values = tuple(choice.value for choice in choices)
        value = draft.value_of(option)
        chosen = values.index(value) if value in values else len(values) - 1
        views = tuple(
            ChoiceView(
                tr._(choice.title),
                tr._(choice.detail) if choice.detail else "",
                self._minutes(choice) if option.id == LENGTH else 0,
            )
            for choice in choices
        )
        view = RuleView(option.id, tr._(option.title), tr._(option.help), views, chosen)

        def choose(wanted: Value) -> None:
            draft.options[option.id] = wanted

        return Rule(view, values, choose)

    def _only_length(self) -> RuleView:
        """How long a match takes if that cannot be chosen, and what it is about."""
        info = self._draft.game.info
        choices = (ChoiceView("", minutes=info.minutes),)
        return RuleView(LENGTH, "", tr._(info.summary), choices, 0)

    def _minutes(self, choice: OptionChoice) -> int:
        """How many minutes a match of this length takes with these people."""
        draft = self._draft
        short = draft.variant.short_minutes
        if choice.value == SHORT and short is not None:
            return short(
                min(max(len(draft.people), draft.variant.min_players), draft.variant.max_players)
            )
        return round(draft.game.info.minutes * choice.part)

    def _language(self) -> Iterator[Rule]:
        """The choice of the language of the words, if there are words for this game."""
        game, library, draft = self._draft.game_id, self._app.library, self._draft
        languages = sorted(library.word_languages(game), key=language_name)
        if not languages:
            return
        used = library.words_language(game, draft.wanted_language)
        view = RuleView(
            WORD_LANGUAGE,
            tr._("Language of the words"),
            match_start.missing_words_warning(draft),
            tuple(ChoiceView(language_name(language)) for language in languages),
            languages.index(used),
        )

        def choose(language: str) -> None:
            draft.language = "" if language == tr.language else language

        yield Rule(view, tuple(languages), choose)

    def _age_group(self) -> Iterator[Rule]:
        """The choice between words for adults, for children, or for everyone.

        There is none if all packs suit adults, or all suit children.
        """
        draft, packs = self._draft, self._all_packs()
        if all(suits(pack, ADULTS) for pack in packs) or all(suits(p, CHILDREN) for p in packs):
            return
        names = {
            ADULTS: tr._("Adults"),
            CHILDREN: tr._("Children"),
            EVERYONE: tr._("Everyone, mixed"),
        }
        view = RuleView(
            WORDS_FOR,
            # Translators: followed by a choice: adults, children, everyone
            tr._("Words for"),
            "",
            tuple(map(ChoiceView, names.values())),
            list(names).index(draft.words_for),
        )

        def choose(age_group: str) -> None:
            draft.age_group = age_group

        yield Rule(view, tuple(names), choose)

    # --- packs --------------------------------------------------------------------------------

    def _all_packs(self) -> list[Pack]:
        """All packs for this game and language, whatever their age group."""
        packs: list[Pack] = self._app.library.for_game(
            self._draft.game_id, self._draft.wanted_language
        )
        return packs

    def _packs(self) -> list[Pack]:
        """The packs to choose from; people's own memories are all played with."""
        suitable = self._draft.suitable(self._all_packs()) if self._draft.game.needs else []
        return [pack for pack in suitable if pack.kind != MEMORIES]

    def _pack_view(self, pack: Pack) -> PackView:
        library, hidden = self._app.library, self._app.storage.items.hidden()
        count = count_of(pack, sum(item.id not in hidden for item in pack.items))
        pictures: tuple[Path, ...] = ()
        words: tuple[str, ...] = ()
        if pack.kind == "pictures":
            back = library.back(pack)
            shown = [library.thumb(item) for item in pack.items[: FANNED_CARDS - bool(back)]]
            pictures = (back, *shown) if back else tuple(shown)
        else:
            short = [item.text for item in pack.items if len(item.text) <= MAX_SAMPLE_LENGTH]
            words = tuple((short or [item.text for item in pack.items])[:SAMPLE_WORDS])
        return PackView(
            pack.id,
            title_of(pack),
            count,
            technique_of(pack),
            self._draft.uses(pack),
            pictures,
            words,
        )
