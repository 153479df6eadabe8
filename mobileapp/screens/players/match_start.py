"""Starting a match from its draft, and what is still missing for it.

The pages before a match share this.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from kivy.clock import Clock

from engine.core import Game
from engine.errors import BadSetup
from engine.packs import Item
from engine.setup import Scoring, Setup
from mobileapp.games.intro import game_intro
from mobileapp.games.ui import game_ui
from mobileapp.languages import language_name
from mobileapp.languages.translation import tr
from mobileapp.match.draft import Draft
from mobileapp.match.supply import supply_for
from mobileapp.match.table import Table
from mobileapp.packs.library import PackLibrary
from mobileapp.running_app import running_app
from mobileapp.storage.problem import StorageProblem

OTHER_SEED = 0
"""The seed of the trial setup that shows whether a match can start.

The real match gets another seed, so that painting its first scene ahead reveals nothing.
"""
PREPARE_DELAY = 0.5
"""How long the draft must stay unchanged before the first scene is painted ahead, in seconds."""


def remember(table: Table) -> None:
    """Save who sits at the table, and the choices of a draft.

    If that fails, they are lost when the app is closed.
    """
    with suppress(StorageProblem):
        table.remember(running_app().storage)


def setup_from(draft: Draft, seed: int) -> Setup:
    """The setup of the match that a draft describes, with items drawn from this tablet's packs.

    Raises `BadSetup` if no match is possible.
    """
    app = running_app()
    supply = supply_for(app, draft)
    if draft.guided:
        supply = replace(supply, packs=game_ui(draft.game_id).samples() or supply.packs)
    return draft.setup(seed, supply, app.storage.roster)


def chosen_items(draft: Draft) -> tuple[Game[Any], list[Item]]:
    """The game of the draft, and all words and pictures that a match would draw from."""
    app = running_app()
    hidden = app.storage.items.hidden()
    packs = draft.chosen(app.library.for_game(draft.game_id, draft.wanted_language))
    kinds = {need.kind for need in draft.game.needs}
    return draft.game, [
        item for pack in packs if pack.kind in kinds for item in pack.items if item.id not in hidden
    ]


def missing_words_warning(draft: Draft, library: PackLibrary) -> str:
    """A warning that the wanted language has no words, and which language is used instead.

    Empty if there are words in the wanted language, or if there are no words for the game at all.
    """
    wanted = draft.wanted_language
    found = library.words_language(draft.game_id, wanted)
    if found == wanted or not library.word_languages(draft.game_id):
        return ""
    # Translators: both are names of languages, each in its own language: Español, English
    sentence = tr._("There are no words in this language yet ({wanted}), so you play with {found}.")
    return sentence.format(wanted=language_name(wanted), found=language_name(found))


def too_few_warning(draft: Draft) -> str:
    """A warning that so few players have one shared result, in a variant of its own.

    Empty if there are enough players for the first variant, which is the printed game.
    """
    variant, people = draft.variant, len(draft.people)
    few = draft.fits(variant) and people < draft.game.variants[0].min_players
    if not few or variant.scoring is not Scoring.TOGETHER:
        return ""
    return tr._(
        "The full game needs more people. This is our own version for few: you play together."
    )


def who_is_missing(draft: Draft) -> str:
    """A sentence that says how many more players are needed.

    If there are too many players instead, it says how many can play, or learn to play.
    """
    count = len(draft.people)
    more = min(
        (one.min_players - count for one in draft.variants if one.min_players > count), default=0
    )
    if more:
        return more_needed(more)
    most = max(variant.max_players for variant in draft.variants)
    if draft.guided:
        # Translators: {n} is the number of players who can learn the game together
        text = tr._(
            "Only {n} can learn at once; the others watch. Take their tokens off the table."
        )
        return text.format(n=most)
    return at_most(tr._(draft.game.title), most)


def more_needed(count: int) -> str:
    """A sentence that asks for more players."""
    return tr.n(
        "One more player is needed: a person or a robot.",
        "{n} more players are needed: people or robots.",
        count,
    ).format(n=count)


def at_most(game: str, most: int) -> str:
    """A sentence that says how many can play."""
    return tr._("{game} is for at most {n} players.").format(game=game, n=most)


class MatchStart:
    """Says whether the match of a draft can start, and starts it."""

    def __init__(self, is_shown: Callable[[], bool]) -> None:
        """`is_shown` says whether the page that asks is still on the screen."""
        self.problem = ""
        """Why no match can start; empty if one can."""
        self.warning = ""
        """A warning about the match that would start; empty if there is none."""
        self._is_shown = is_shown
        self.setup: Setup | None = None
        """The trial setup of the match (see `OTHER_SEED`); None if no match can start."""
        self._prepare_soon = Clock.create_trigger(self._prepare, PREPARE_DELAY)

    def check(self, draft: Draft) -> None:
        """Save the choices of the draft, and find out whether a match can start.

        If it can, its first scene is painted ahead once the draft has not changed for a while.
        """
        remember(draft)
        self.setup = self._setup_for(draft, OTHER_SEED)
        self.warning = missing_words_warning(draft, running_app().library) or too_few_warning(draft)
        self._prepare_soon.cancel()
        self._prepare_soon()

    def start(self, draft: Draft) -> bool:
        """Start the match, and save the people's colours and symbols.

        Returns whether a match was possible; if not, `problem` says why.
        """
        app = running_app()
        lesson = game_intro(draft.game_id).guided_game
        taught = draft.guided and draft.variant.id == lesson.variant
        seed = lesson.seed if taught else None
        setup = self._setup_for(draft, app.new_seed() if seed is None else seed)
        if setup is None:
            return False
        app.remember_badges(draft.people)
        app.match_flow.start(setup, draft.guided)
        return True

    def _prepare(self, _dt: float) -> None:
        if self.setup is not None and self._is_shown():
            running_app().match_flow.paint_ahead.expect(self.setup)

    def _setup_for(self, draft: Draft, seed: int) -> Setup | None:
        self.problem = ""
        try:
            return setup_from(draft, seed)
        except BadSetup as refusal:
            wrong_count = refusal.key == "player-count"
            self.problem = who_is_missing(draft) if wrong_count else tr.explain(refusal)
            return None
