"""The summary of a finished match: a small record for statistics across evenings.

It is cached until the saved match changes, so that pages about people open fast even if the history
is long. People are given by id and robots by name, so that another name changes no summary.
"""

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from engine.keepsakes import Keepsake
from engine.records import Frozen
from engine.registry import find_game, game_ids
from mobileapp.storage.evenings import FinishedMatch
from mobileapp.storage.roster import Who


class Kept(NamedTuple):
    """A keepsake (a clue, sky or picture) of a finished match, and the round it comes from."""

    match_id: int
    round_index: int
    """The index of the round in the story of the match."""
    keepsake: Keepsake
    people: tuple[Who, ...]
    """To whom it belongs, except forgotten people."""


class MatchSummary(Frozen):
    """The facts about a finished match that statistics need, without its story."""

    match_id: int
    game: str
    variant: str
    players: tuple[Who, ...]
    """All players at the end of the match, except forgotten people."""
    winners: frozenset[Who]
    shared_points: int | None
    understood: Counter[tuple[Who, Who]]
    """How often one player understood another."""
    kept: tuple[Kept, ...]
    started: float
    ended: float

    @property
    def people(self) -> tuple[int, ...]:
        """The players without robots."""
        return tuple(who for who in self.players if isinstance(who, int))


def summary_of(match: FinishedMatch) -> MatchSummary:
    """The summary of a match.

    A round that this version of the app cannot read gives no keepsakes; another version recorded
    it.
    """
    forgotten = match.forgotten_players
    won = [match.players[one] for one in match.winners if 0 <= one < len(match.players)]
    understood = {
        pair: count for pair, count in match.understood().items() if not {*pair} & forgotten
    }
    return MatchSummary(
        match_id=match.match_id,
        game=match.game,
        variant=match.variant,
        players=match.known_players,
        winners=frozenset(won) & {*match.known_players},
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
                players = match.players_in(index)
                people = tuple(players[seat] for seat in keepsake.people)
                known = tuple(who for who in people if who not in match.forgotten_players)
                if known:
                    yield Kept(match.match_id, index, keepsake, known)
