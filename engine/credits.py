"""Who is credited with what in a finished match, also where a seat changed players.

The history gives everyone who took part a number: to whoever had a seat first the number of that
seat, and to all who took one over later the next numbers.
"""

from typing import Any

from engine.core import GameOver
from engine.match import Match
from engine.records import Frozen
from engine.setup import Player

STAND_INS = "stand_ins"
"""The key, in the story of a round, of pairs of a seat and the number of who played there then.

It is there only if somebody played who did not have the seat first.
"""


class Credits(Frozen):
    """A finished match as the history keeps it; people are given by their numbers."""

    players: tuple[Player, ...]
    """Everyone who took part, by number."""
    absent: tuple[int, ...]
    """Those who did not play to the end."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """The points by number, or empty if there are none; 0 for those whose points others have."""
    story: tuple[dict[str, Any], ...]


def credits_of(match: Match) -> Credits:
    """The credits of a match; raises ValueError if it is not over."""
    ending = match.prompt
    if not isinstance(ending, GameOver):
        raise ValueError("only a match that is over has credits")
    seats = range(len(match.players))
    first = {one.seat: one.player for one in reversed(match.handed_over)}
    players = [first.get(seat, match.players[seat]) for seat in seats]
    for one in (*(former.player for former in match.handed_over), *match.players):
        if _known(players, one) is None:
            players.append(one)

    def number(seat: int, played: int) -> int:
        """The number of who had a seat after so many rounds."""
        known = _known(players, match.players_in(played)[seat])
        return seat if known is None else known

    story = match.story()
    at_end = [number(seat, len(story)) for seat in seats]
    present = {at_end[seat] for seat in match.present}
    last = sorted(seats, key=lambda seat: seat in match.present)
    scores = {at_end[seat]: ending.scores[seat] for seat in last if ending.scores}
    return Credits(
        players=tuple(players),
        absent=tuple(n for n in range(len(players)) if n not in present),
        winners=tuple(at_end[seat] for seat in ending.winners),
        scores=tuple(scores.get(n, 0) for n in range(len(players))) if scores else (),
        story=tuple(
            record | _stand_ins([number(seat, played) for seat in seats])
            for played, record in enumerate(story)
        ),
    )


def _known(players: list[Player], player: Player) -> int | None:
    """The number of a player; None if there is none yet."""
    known = [(one.name, one.robot, one.id) for one in players]
    wanted = player.name, player.robot, player.id
    return known.index(wanted) if wanted in known else None


def _stand_ins(numbers: list[int]) -> dict[str, list[list[int]]]:
    others = [[seat, number] for seat, number in enumerate(numbers) if seat != number]
    return {STAND_INS: others} if others else {}
