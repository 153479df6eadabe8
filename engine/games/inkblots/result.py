"""The phases that show the result of a round and the result of the match.

While the result of a round is shown, players may leave or join.
"""

from collections.abc import Mapping
from dataclasses import replace

from engine.core import ChangeOfPlayers, Context, Cue, Join, Leave, Move, Next, TakeOver
from engine.errors import IllegalMove
from engine.games.inkblots.board import IMAGES_A_ROUND, MAX_SHORT_ROUNDS, Board, members
from engine.games.inkblots.moves import TEAMS, ChooseSubject
from engine.games.inkblots.pairing import choose_subject
from engine.games.inkblots.prompts import GameOverPrompt, RoundResultPrompt
from engine.games.inkblots.recap import awards, earned
from engine.games.inkblots.seating import join, leave
from engine.games.inkblots.state import Phase, State, draw, take_over
from engine.phases import NOT_BETWEEN_ROUNDS, PhaseRules

POINTS_TO_WIN, LEAD_TO_WIN = 4, 2


def winner(scores: Mapping[str, int]) -> str:
    """The team that wins a match that is not short with these points; empty if none does."""
    dusk, dawn = (scores[team] for team in TEAMS)
    won = max(dusk, dawn) >= POINTS_TO_WIN and abs(dusk - dawn) >= LEAD_TO_WIN
    return leader(scores) if won else ""


def leader(scores: Mapping[str, int]) -> str:
    """The team with more points; empty if both teams have equally many."""
    dusk, dawn = (scores[team] for team in TEAMS)
    return "" if dusk == dawn else TEAMS[dusk < dawn]


def _ending(state: State) -> str:
    """The key of the reason why this was the last round; empty if the match goes on.

    See `GameOverPrompt.reason` for the keys.
    """
    deal = state.board.deal
    if deal.short and deal.round >= deal.rounds:
        return "rounds-used-up"
    if not deal.short and winner(state.board.scores):
        return "lead"
    return "images-used-up" if len(state.match.pictures) < IMAGES_A_ROUND else ""


# --- the result of a round --------------------------------------------------------------------


def _show_result(state: State) -> RoundResultPrompt:
    return RoundResultPrompt(
        actors=state.everyone,
        cue=Cue.NONE if isinstance(state.last, ChangeOfPlayers) else Cue.REVEAL,
        board=state.board,
        last=state.last,
        next_test_team="" if _ending(state) else state.board.deal.control_team,
        winner=winner(state.board.scores) if _ending(state) == "lead" else "",
    )


def _next(state: State, move: Next, context: Context) -> State:
    """End the match after its last round; otherwise swap the teams' roles and deal a new round."""
    state.seating.refuse_others(move, *state.everyone)
    if _ending(state):
        return replace(state, phase=Phase.OVER, last=move)
    return _deal(state, move, context)


def _deal(state: State, move: Move | None, context: Context) -> State:
    """Swap the teams' roles and deal a new round after `move`."""
    before = state.board.deal
    match, words, images = draw(state.match, context.chance)
    deal = replace(
        before,
        round=before.round + 1,
        test_team=before.control_team,
        words=words,
        images=images,
        won=state.board.won,
    )
    return State(match, Phase.CHOOSE, Board(deal), last=move)


def _leave(state: State, move: Leave, context: Context) -> State:
    _refuse_after_the_last_round(state)
    return leave(state, move)


def _join(state: State, move: Join, context: Context) -> State:
    _refuse_after_the_last_round(state)
    return join(state, move)


def _take_over(state: State, move: TakeOver, context: Context) -> State:
    _refuse_after_the_last_round(state)
    return take_over(state, move)


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
        boards=state.match.rounds,
        awards=awards(state),
        earned=earned(state),
        team=team,
        winners=members(state.board.deal.teams, team) if team else (),
        scores=tuple(scores.get(team, 0) for team in state.board.deal.teams),
        reason=_ending(state),
    )


# --- matches of earlier versions, only to be replayed -----------------------------------------


def _go_on(state: State, move: ChooseSubject, context: Context) -> State:
    """Go on after the fourth round of a short match, which could have six rounds earlier."""
    deal = replace(state.board.deal, rounds=MAX_SHORT_ROUNDS)
    longer = replace(state, board=replace(state.board, deal=deal))
    return choose_subject(_deal(longer, state.last, context), move, context)


PHASE_RULES = {
    Phase.RESULT: PhaseRules(
        _show_result, {Next: _next, Leave: _leave, Join: _join, TakeOver: _take_over}
    ),
    Phase.OVER: PhaseRules(_show_ending, old_moves={ChooseSubject: _go_on}),
}
