"""The digest of a finished match: a small record for statistics across evenings.

A match digest is a summary; it is not one of the hash digests that protect saved matches. It is
cached until the saved match changes, so that pages about people open fast even if the history is
long.
"""

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from engine.keepsakes import Keepsake
from engine.registry import find_game, game_ids
from mobileapp.storage.evenings import FinishedMatch


class Kept(NamedTuple):
    """A keepsake (a clue, sky or picture) of a finished match, and the round it comes from."""

    match_id: int
    round_index: int
    """The index of the round in the story of the match."""
    keepsake: Keepsake
    names: tuple[str, ...]
    """The names of the people to whom it belongs, except forgotten names."""


@dataclass(frozen=True, slots=True)
class MatchDigest:
    """The facts about a finished match that statistics need, without its story."""

    match_id: int
    game: str
    variant: str
    names: tuple[str, ...]
    """The names of all players at the end of the match, except forgotten names."""
    robots: frozenset[str]
    """The names of the robots."""
    winners: frozenset[str]
    shared_points: int | None
    understood: Counter[tuple[str, str]]
    """How often one player understood another, by their pair of names."""
    kept: tuple[Kept, ...]
    started: float
    ended: float


def digest_of(match: FinishedMatch) -> MatchDigest:
    """The digest of a match.

    A round that this version of the app cannot read gives no keepsakes; another version recorded
    it.
    """
    known = set(match.names) - match.forgotten
    understood = {
        pair: count for pair, count in match.understood().items() if not {*pair} & match.forgotten
    }
    return MatchDigest(
        match_id=match.match_id,
        game=match.game,
        variant=match.variant,
        names=tuple(name for name in match.names if name in known),
        robots=match.robots,
        winners=frozenset(match.winning_names) & known,
        shared_points=match.shared_points,
        understood=Counter(understood),
        kept=tuple(_kept(match)),
        started=match.started,
        ended=match.ended,
    )


def _kept(match: FinishedMatch) -> Iterable[Kept]:
    if match.game not in game_ids():
        return
    game = find_game(match.game)
    for index, story in enumerate(match.story):
        with suppress(AttributeError, IndexError, KeyError, TypeError, ValueError):
            for keepsake in game.keepsakes(story):
                people = tuple(match.all_names[number] for number in keepsake.people)
                known = tuple(name for name in people if name not in match.forgotten)
                if known:
                    yield Kept(match.match_id, index, keepsake, known)
