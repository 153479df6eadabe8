"""Reads the contents of an evening's book and picture from the history."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress

from engine.packs import Item
from engine.registry import game_ids
from mobileapp.book.awards import EveningAward, evening_awards
from mobileapp.book.moments import BookMoment, find_moments
from mobileapp.games.recap import Feat, RecapPicture, RoundRecap
from mobileapp.games.ui import game_ui
from mobileapp.languages.game_texts import game_title
from mobileapp.storage.evenings import FinishedMatch, PastEvening
from mobileapp.storage.roster import Who


def recaps_of(match: FinishedMatch, numbers: Mapping[Who, int]) -> list[RoundRecap]:
    """The recap of each round of a match, made by the match's game; players have these numbers.

    Rounds that cannot be read are left out. The list is empty if the app does not know the game.
    """
    if match.game not in game_ids():  # a game of another version of the app
        return []
    recaps = []
    for index, story in enumerate(match.story):
        # A restored file may contain rounds that another version of the app wrote.
        with suppress(AttributeError, IndexError, KeyError, TypeError, ValueError):
            recap = game_ui(match.game).recap(story, match.names_in(index))
            players = enumerate(match.players_in(index))
            recaps.append(recap.numbered({n: numbers[who] for n, who in players if who in numbers}))
    return recaps


Recaps = Sequence[Sequence[RoundRecap]]
"""For each match of an evening, the recaps of its rounds."""


def evening_moments(
    evening: PastEvening,
    recaps: Recaps,
    find: Callable[[str], Item | None],
) -> tuple[BookMoment, ...]:
    """The moments of all matches of an evening, in the order in which they were played.

    `find` returns the picture with an id, or None if the picture is gone.
    """
    matches = zip(evening.matches, recaps, strict=True)
    return tuple(
        moment
        for match, of_match in matches
        for moment in find_moments(of_match, game_title(match.game), find)
    )


def awards_of(
    evening: PastEvening,
    recaps: Recaps,
    find: Callable[[str], Item | None],
    taken: Collection[str] = (),
) -> tuple[EveningAward, ...]:
    """The awards of an evening, based on the feats in its recaps and on who understood whom.

    `find` returns the picture with an id, or None if the picture is gone. No award is called like
    one of those that are `taken`.
    """
    feats = [
        (feat, _moment_of(feat, recap, find))
        for of_match in recaps
        for recap in of_match
        for feat in recap.feats
    ]
    return evening_awards(feats, evening.understood(), evening.names, evening.robots, taken)


def _moment_of(
    feat: Feat, recap: RoundRecap, find: Callable[[str], Item | None]
) -> BookMoment | None:
    """The round of a feat, with the picture that it was achieved with; None without a picture."""
    if feat.picture:
        shown = recap.as_moment()._replace(pictures=(RecapPicture(feat.picture),), drawing=None)
        recap = recap._replace(moment=shown)
    return next(iter(find_moments([recap], "", find)), None)
