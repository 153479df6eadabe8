"""What the page with the options shows, made from the draft of a match and the packs."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine.memories import MEMORIES
from engine.packs import Item, Pack
from engine.setup import LENGTH, Option, Value
from mobileapp.box.views import ChoiceView, OptionsView, PackView, RuleView
from mobileapp.games.ui import game_ui
from mobileapp.languages import language_name
from mobileapp.languages.translation import tr
from mobileapp.match.draft import ADULTS, CHILDREN, EVERYONE, Draft, suits
from mobileapp.packs.library import PackLibrary
from mobileapp.player_profile import head_count
from mobileapp.screens.packs.texts import count_of, technique_of, title_of
from mobileapp.screens.players.match_start import missing_words_warning

FANNED_CARDS = 4
"""How many pictures of a pack are shown, including the pack's back if it has one."""
SHOWN = {
    "story-dawn": ("said_and_heard", "curtain_sea", "turtle_suburb"),
    "story-dusk": ("quill_road", "winding_sun", "anchored_cloud"),
    "story-midnight": ("candle_heads", "kite_of_skin", "sheltering_hand"),
    "inkblots": ("ink_001", "ink_333", "ink_308", "ink_005"),
}
"""The ids of the pictures that stand for our packs: bright ones with few things, unlike each other.
"""
SAMPLE_WORDS, MAX_SAMPLE_LENGTH = 4, 9
"""How many words of a pack are shown, and how many letters they have at most."""
WORD_LANGUAGE, WORDS_FOR = "word-language", "words-for"
"""The ids of the choices that every game with words has, besides its own options."""


class Rule(NamedTuple):
    """A rule on the page: what is shown of it, and what its choices do."""

    view: RuleView
    values: tuple[Any, ...]
    """The values of its choices, in the same order."""
    choose: Callable[[Any], None]


def options_view(draft: Draft, library: PackLibrary, hidden: frozenset[str]) -> OptionsView:
    """What the page shows of a draft; `hidden` are the ids of the items that people have hidden."""
    rules = [rule.view for rule in rules_of(draft, library)]
    lengths = [rule for rule in rules if rule.id == LENGTH]
    return OptionsView(
        game=tr._(draft.game.title),
        cover=draft.cover,
        length=lengths[0] if lengths else _only_length(draft),
        rules=tuple(rule for rule in rules if rule.id != LENGTH),
        packs=tuple(_pack_view(pack, draft, library, hidden) for pack in packs_of(draft, library)),
        who=head_count(draft.people),
        piles=game_ui(draft.game_id).piles(),
    )


# --- rules ------------------------------------------------------------------------------------


def rules_of(draft: Draft, library: PackLibrary) -> Iterator[Rule]:
    """All rules that apply to the match: the game's options, then those about words."""
    for option in (one for one in draft.game_options() if one.asked):
        yield _option(option, draft)
    yield from _language(draft, library)
    yield from _age_group(draft, library)


def _option(option: Option, draft: Draft) -> Rule:
    choices = draft.choices_of(option)
    values = tuple(choice.value for choice in choices)
    value = draft.value_of(option)
    chosen = values.index(value) if value in values else len(values) - 1
    views = tuple(
        ChoiceView(
            tr._(choice.title),
            tr._(choice.detail) if choice.detail else "",
            draft.minutes(**{LENGTH: choice.value}) if option.id == LENGTH else 0,
        )
        for choice in choices
    )
    view = RuleView(option.id, tr._(option.title), tr._(option.help), views, chosen)

    def choose(wanted: Value) -> None:
        draft.options[option.id] = wanted

    return Rule(view, values, choose)


def _only_length(draft: Draft) -> RuleView:
    """How long a match takes if that cannot be chosen, and what it is about."""
    choices = (ChoiceView("", minutes=draft.minutes()),)
    return RuleView(LENGTH, "", tr._(draft.game.info.summary), choices, 0)


def _language(draft: Draft, library: PackLibrary) -> Iterator[Rule]:
    """The choice of the language of the words, if there are words for this game."""
    languages = sorted(library.word_languages(draft.game_id), key=language_name)
    if not languages:
        return
    used = library.words_language(draft.game_id, draft.wanted_language)
    view = RuleView(
        WORD_LANGUAGE,
        tr._("Language of the words"),
        missing_words_warning(draft, library),
        tuple(ChoiceView(language_name(language)) for language in languages),
        languages.index(used),
    )

    def choose(language: str) -> None:
        draft.language = "" if language == tr.language else language

    yield Rule(view, tuple(languages), choose)


def _age_group(draft: Draft, library: PackLibrary) -> Iterator[Rule]:
    """The choice between words for adults, for children, or for everyone.

    There is none if all packs suit adults, or all suit children.
    """
    packs = _all_packs(draft, library)
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


# --- packs ------------------------------------------------------------------------------------


def packs_of(draft: Draft, library: PackLibrary) -> list[Pack]:
    """The packs to choose from; people's own memories are all played with."""
    suitable = draft.suitable(_all_packs(draft, library)) if draft.game.needs else []
    return [pack for pack in suitable if pack.kind != MEMORIES]


def _all_packs(draft: Draft, library: PackLibrary) -> list[Pack]:
    """All packs for this game and language, whatever their age group."""
    return library.for_game(draft.game_id, draft.wanted_language)


def shown_of(pack: Pack) -> tuple[Item, ...]:
    """The pictures of a pack in the order in which they stand for it: chosen ones come first."""
    chosen = [f"{pack.id}/{name}" for name in SHOWN.get(pack.id, ())]
    first = {item.id: item for item in pack.items if item.id in chosen}
    others = [item for item in pack.items if item.id not in first]
    return (*(first[name] for name in chosen if name in first), *others)


def _pack_view(pack: Pack, draft: Draft, library: PackLibrary, hidden: frozenset[str]) -> PackView:
    pictures: tuple[Path, ...] = ()
    words: tuple[str, ...] = ()
    if pack.kind == "pictures":
        back = library.back(pack)
        shown = [library.thumb(item) for item in shown_of(pack)[: FANNED_CARDS - bool(back)]]
        pictures = (back, *shown) if back else tuple(shown)
    else:
        short = [item.text for item in pack.items if len(item.text) <= MAX_SAMPLE_LENGTH]
        words = tuple((short or [item.text for item in pack.items])[:SAMPLE_WORDS])
    return PackView(
        pack.id,
        title_of(pack, library),
        count_of(pack, sum(item.id not in hidden for item in pack.items)),
        technique_of(pack),
        draft.uses(pack),
        pictures,
        words,
    )
