"""Refuses teams that are too small or too uneven, at the start and when players leave or join."""

from dataclasses import replace

from engine.core import Join, Leave, Move
from engine.errors import BadSetup, IllegalMove
from engine.games.inkblots import INFO
from engine.games.inkblots.board import NO_TEAM
from engine.games.inkblots.moves import TEAM_NAMES, TEAMS
from engine.games.inkblots.state import State
from engine.games.inkblots.together import VARIANT
from engine.seating import Seating, with_value
from engine.setup import Setup

MIN_TEAM = 2
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
        if size < MIN_TEAM:
            raise BadSetup(
                "small-team",
                "Team {team} has too few players ({size}): it needs at least {least}.",
                team=TEAM_NAMES[team],
                size=size,
                least=MIN_TEAM,
            )
    if not _fair(setup.roles):
        raise BadSetup(
            "uneven-teams",
            "Teams of {first} and {second} are too uneven: they may differ by one player at most.",
            **_two_sizes(setup.roles),
        )


def leave(state: State, move: Leave) -> State:
    """Let a player leave; raise IllegalMove if the teams would then be too small or too uneven."""
    seating = state.seating.without(move)
    teams = with_value(state.board.deal.teams, move.seat, NO_TEAM)
    if not _fair(teams):
        raise IllegalMove(
            "teams-too-small",
            "Without {name} the teams would be {first} and {second}: each needs {least} players, "
            "and they may differ by one at most.",
            name=seating.players[move.seat].name,
            least=MIN_TEAM,
            **_two_sizes(teams),
        )
    return _reseated(state, move, seating, teams)


def join(state: State, move: Join) -> State:
    """Let a newcomer join the team `move.role`, or if that is empty, the smaller team.

    Raises IllegalMove if the newcomer asks for the larger team or for an unknown one.
    """
    seating, deal = state.seating.with_newcomer(move, INFO.max_players), state.board.deal
    smaller = min(TEAMS, key=deal.teams.count)
    team = move.role or smaller
    if team not in TEAMS:
        raise IllegalMove("unknown-team", UNKNOWN_TEAM, team=team, teams=", ".join(TEAMS))
    teams = with_value(deal.teams, move.seat, team)
    if not _fair(teams):
        raise IllegalMove(
            "uneven-teams",
            "New players join the smaller team, {team}.",
            team=TEAM_NAMES[smaller],
        )
    return _reseated(state, move, seating, teams)


def _reseated(state: State, move: Move, seating: Seating, teams: tuple[str, ...]) -> State:
    match = replace(state.match, seating=seating)
    board = replace(state.board, deal=replace(state.board.deal, teams=teams))
    return replace(state, match=match, board=board, last=move)


def _sizes(teams: tuple[str, ...]) -> dict[str, int]:
    return {team: teams.count(team) for team in TEAMS}


def _two_sizes(teams: tuple[str, ...]) -> dict[str, int]:
    first, second = _sizes(teams).values()
    return {"first": first, "second": second}


def _fair(teams: tuple[str, ...]) -> bool:
    sizes = _sizes(teams).values()
    return min(sizes) >= MIN_TEAM and max(sizes) - min(sizes) <= 1
