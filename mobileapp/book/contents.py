"""Reads from the history what a keepsake of an evening tells."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from engine.packs import Item
from engine.registry import game_ids
from mobileapp.book.awards import EveningAward, evening_awards
from mobileapp.book.moments import BookMoment, find_moments
from mobileapp.games.recap import RoundRecap
from mobileapp.games.ui import game_ui
from mobileapp.storage.evenings import Evening, FinishedMatch


def recaps_of(match: FinishedMatch) -> list[RoundRecap]:
    """A recap of every round, made by the game; what cannot be understood is left out."""
    if match.game not in game_ids():  # a game of another version of the app
        return []
    recaps = []
    for story in match.story:
        # A restored file may hold what another version wrote.
        with suppress(AttributeError, IndexError, KeyError, TypeError, ValueError):
            recaps.append(game_ui(match.game).recap(story, match.names))
    return recaps


Recaps = Sequence[Sequence[RoundRecap]]
"""The recaps of every match of an evening."""


def evening_moments(
    evening: Evening,
    recaps: Recaps,
    title_of: Callable[[str], str],
    find: Callable[[str], Item | None],
) -> tuple[BookMoment, ...]:
    """The moments of all matches in the order they were played.

    `title_of` gives the title of a game by its id, `find` a picture by its id, if it is there.
    """
    matches = zip(evening.matches, recaps, strict=True)
    return tuple(
        moment
        for match, of_match in matches
        for moment in find_moments(of_match, title_of(match.game), find)
    )


def awards_of(evening: Evening, recaps: Recaps) -> tuple[EveningAward, ...]:
    """The awards of an evening."""
    feats = [feat for of_match in recaps for recap in of_match for feat in recap.feats]
    people = [name for name in evening.names if name not in evening.robots]
    return evening_awards(feats, evening.understood(), people)
