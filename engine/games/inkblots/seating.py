"""Refuses teams that are too small or too uneven, at the start and when players leave or join."""

from collections.abc import Callable
from dataclasses import replace

from engine.core import TABLE, Join, Leave
from engine.errors import BadSetup, IllegalMove
from engine.games.inkblots import INFO
from engine.games.inkblots.board import Board, required
from engine.games.inkblots.moves import TEAM_NAMES, TEAMS
from engine.games.inkblots.state import State
from engine.games.inkblots.together import VARIANT
from engine.seating import (
    refuse_empty_seat,
    refuse_far_seat,
    table_full,
    with_seat,
    without_seat,
)
from engine.setup import Setup

SMALLEST_TEAM = 2
UNKNOWN_TEAM = "There’s no team “{team}”; choose from {teams}."


def alternating(players: int) -> tuple[str, ...]:
    """The default teams, which alternate around the table."""
    return tuple(TEAMS[seat % 2] for seat in range(players))


def check(setup: Setup) -> None:
    """Raise BadSetup for teams that are unknown, too small, or too different in size."""
    if setup.variant == VARIANT:
        return  # this variant has no teams
    for role in setup.roles:
        if role not in TEAMS:
            raise BadSetup("unknown-team", UNKNOWN_TEAM, team=role, teams=", ".join(TEAMS))
    for team, size in _sizes(setup.roles).items():
        if size < SMALLEST_TEAM:
            raise BadSetup(
                "small-team",
                "Team {team} has too few players ({size}): it needs at least {least}.",
                team=TEAM_NAMES[team],
                size=size,
                least=SMALLEST_TEAM,
            )
    if not _fair(setup.roles):
        raise BadSetup(
            "uneven-teams",
            "Teams of {first} and {second} are too uneven: they may differ by one player at most.",
            **_two_sizes(setup.roles),
        )


def leave(state: State, move: Leave) -> State:
    """Let a player leave; raise IllegalMove if the teams would then be too small or too uneven."""
    names, board, gone = state.match.names, state.board, move.seat
    refuse_empty_seat(gone, len(names))
    teams = without_seat(board.deal.teams, gone)
    if not _fair(teams):
        raise IllegalMove(
            "teams-too-small",
            "Without {name} the teams would be {first} and {second}: each needs {least} players, "
            "and they may differ by one at most.",
            name=names[gone],
            least=SMALLEST_TEAM,
            **_two_sizes(teams),
        )
    board = reseated(board, teams, lambda seat: TABLE if seat == gone else seat - (seat > gone))
    match = replace(state.match, names=without_seat(names, gone))
    return replace(state, match=match, board=board, last=move)


def join(state: State, move: Join) -> State:
    """Let a newcomer join the team `move.role`, or if that is empty, the smaller team.

    Raises IllegalMove if the table is full, or if the newcomer asks for the larger team or for an
    unknown one.
    """
    names, board, new = state.match.names, state.board, move.seat
    refuse_far_seat(new, len(names))
    if len(names) == INFO.most:
        raise table_full(INFO.most)
    smaller = min(TEAMS, key=board.deal.teams.count)
    team = move.role or smaller
    if team not in TEAMS:
        raise IllegalMove("unknown-team", UNKNOWN_TEAM, team=team, teams=", ".join(TEAMS))
    teams = with_seat(board.deal.teams, new, team)
    if not _fair(teams):
        raise IllegalMove(
            "uneven-teams",
            "New players join the smaller team, {team}.",
            team=TEAM_NAMES[smaller],
        )
    board = reseated(board, teams, lambda seat: seat + (seat >= new))
    match = replace(state.match, names=with_seat(names, new, move.name))
    return replace(state, match=match, board=board, last=move)


def _sizes(teams: tuple[str, ...]) -> dict[str, int]:
    return {team: teams.count(team) for team in TEAMS}


def _two_sizes(teams: tuple[str, ...]) -> dict[str, int]:
    first, second = _sizes(teams).values()
    return {"first": first, "second": second}


def _fair(teams: tuple[str, ...]) -> bool:
    sizes = _sizes(teams).values()
    return min(sizes) >= SMALLEST_TEAM and max(sizes) - min(sizes) <= 1


def reseated(board: Board, teams: tuple[str, ...], seat_now: Callable[[int], int]) -> Board:
    """The board of a finished round with new seats.

    `teams` has the team of each new seat. `seat_now` returns the new seat for an old one, or
    `TABLE` if that player has left.
    """
    return replace(
        board,
        deal=replace(board.deal, teams=teams),
        subject=seat_now(required(board.subject)),
        guess=board.guess and replace(board.guess, seat=seat_now(board.guess.seat)),
        control=board.control and replace(board.control, seat=seat_now(board.control.seat)),
        second=board.second and replace(board.second, seat=seat_now(board.second.seat)),
        awards=tuple(replace(award, seat=seat_now(award.seat)) for award in board.awards),
    )
