"""The phases that show the result of a round and the result of the match.

While the result of a round is shown, players may leave or join.
"""

from collections.abc import Mapping
from dataclasses import replace

from engine.core import TABLE, Context, Cue, Join, Leave, Next
from engine.errors import IllegalMove
from engine.games.inkblots.board import IMAGES_A_ROUND, SHORT_ROUNDS, Board, Deal, members
from engine.games.inkblots.moves import TEAMS
from engine.games.inkblots.prompts import GameOverPrompt, RoundResultPrompt
from engine.games.inkblots.recap import awards
from engine.games.inkblots.seating import join, leave, reseated
from engine.games.inkblots.state import Phase, PlayedRound, State, draw, refuse_others
from engine.phases import NOT_BETWEEN_ROUNDS, Step

POINTS_TO_WIN, LEAD_TO_WIN = 4, 2
SHORT_POINTS, SHORT_LEAD = 2, 1
"""The points and the lead over the other team that win a short match."""


def winner(scores: Mapping[str, int], short: bool = False) -> str:
    """The team that has enough points and a sufficient lead to win the match; empty if none has."""
    points, lead = (SHORT_POINTS, SHORT_LEAD) if short else (POINTS_TO_WIN, LEAD_TO_WIN)
    dusk, dawn = (scores[team] for team in TEAMS)
    return leader(scores) if max(dusk, dawn) >= points and abs(dusk - dawn) >= lead else ""


def leader(scores: Mapping[str, int]) -> str:
    """The team with more points; empty if both teams have equally many."""
    dusk, dawn = (scores[team] for team in TEAMS)
    return "" if dusk == dawn else TEAMS[dusk < dawn]


def _ending(state: State) -> str:
    """The key of the reason why this was the last round; empty if the match goes on.

    See `GameOverPrompt.reason` for the keys.
    """
    deal = state.board.deal
    if winner(state.board.scores, deal.short):
        return "lead"
    if deal.short and deal.round >= SHORT_ROUNDS:
        return "rounds-used-up"
    return "images-used-up" if len(state.match.pictures) < IMAGES_A_ROUND else ""


# --- the result of a round --------------------------------------------------------------------


def _show_result(state: State) -> RoundResultPrompt:
    return RoundResultPrompt(
        actors=state.everyone,
        cue=Cue.NONE if isinstance(state.last, (Leave, Join)) else Cue.REVEAL,
        board=state.board,
        last=state.last,
        next_test_team="" if _ending(state) else state.board.deal.control_team,
        winner=winner(state.board.scores, state.board.deal.short),
    )


def _next(state: State, move: Next, context: Context) -> State:
    """End the match after its last round; otherwise swap the teams' roles and deal a new round."""
    refuse_others(state, move, state.everyone)
    if _ending(state):
        return replace(state, phase=Phase.OVER, last=move)
    before = state.board.deal
    match, words, images = draw(state.match, context.chance)
    deal = Deal(
        round=before.round + 1,
        teams=before.teams,
        test_team=before.control_team,
        words=words,
        images=images,
        won=state.board.won,
        short=before.short,
    )
    return State(match, Phase.CHOOSE, Board(deal), last=move)


def _leave(state: State, move: Leave, context: Context) -> State:
    _refuse_after_the_last_round(state)
    return leave(state, move)


def _join(state: State, move: Join, context: Context) -> State:
    _refuse_after_the_last_round(state)
    return join(state, move)


def _refuse_after_the_last_round(state: State) -> None:
    if _ending(state):
        raise IllegalMove(NOT_BETWEEN_ROUNDS.key, NOT_BETWEEN_ROUNDS.sentence)


# --- the end of the match ---------------------------------------------------------------------


def _show_ending(state: State) -> GameOverPrompt:
    scores = state.board.scores
    team = leader(scores)
    return GameOverPrompt(
        actors=(),
        last=state.last,
        board=state.board,
        boards=tuple(_as_seated_now(played, state.match.names) for played in state.match.rounds),
        awards=awards(state),
        team=team,
        winners=members(state.board.deal.teams, team),
        scores=tuple(scores[team] for team in state.board.deal.teams),
        reason=_ending(state),
    )


def _as_seated_now(played: PlayedRound, names: tuple[str, ...]) -> Board:
    """The board of an earlier round with the current seats.

    Players who joined after that round belong to no team in it. `TABLE` stands for players who have
    left since.
    """
    if played.names == names:
        return played.board
    seat_of = {name: seat for seat, name in enumerate(names)}
    teams = dict(zip(played.names, played.board.deal.teams, strict=True))
    return reseated(
        played.board,
        tuple(teams.get(name, "") for name in names),
        lambda seat: seat_of.get(played.names[seat], TABLE),
    )


STEPS = {
    Phase.RESULT: Step(_show_result, {Next: _next, Leave: _leave, Join: _join}),
    Phase.OVER: Step(_show_ending),
}
