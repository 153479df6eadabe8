"""The variant “Together”, in which two or three players find out how much they see alike.

In each round another player is the subject, clockwise. The others, the readers, remove one blot and
then say which word the subject has paired with which blot. Each equal pairing is a point for all.
"""

from dataclasses import replace

from engine.core import Context, Cue, Join, Leave, Move, Next, TakeOver
from engine.errors import IllegalMove
from engine.games.inkblots.board import TOGETHER_ROUNDS, Board, Deal, TeamGain, required
from engine.games.inkblots.moves import MATCHINGS, SYMBOLS, ReadSymbols
from engine.games.inkblots.prompts import ComparedPrompt, FinishedPrompt, ReadPrompt
from engine.games.inkblots.recap import awards, earned
from engine.games.inkblots.state import (
    Cards,
    MatchState,
    Phase,
    State,
    draw,
    finish_round,
    take_over,
)
from engine.phases import NOT_BETWEEN_ROUNDS, PhaseRules

VARIANT = "together"
BANDS = (45, 65, 85, 100)
"""For each band of results above the lowest, the minimum percentage of the possible points.

The percentages were chosen by a simulation of 2,000 matches of each kind of pair. Pairs who guess
at random stay in the lowest of the five bands in 82 % of their matches. Pairs who judge only by
what they see in the blots reach at least the second in 83 %, and pairs who also know each other at
least the third in 86 %. Pairs who never misunderstand each other always reach the fifth.
"""


def first_round(match: MatchState, words: Cards, images: Cards, subject: int) -> State:
    """The state at the start of a match of this variant: the readers have to remove a blot.

    Nobody chooses a subject in this variant: `subject` is the seat of the first one.
    """
    players = len(match.seating.players)
    deal = Deal(
        round=1,
        teams=("",) * players,
        test_team="",
        words=words,
        images=images,
        won=((),),
        rounds=TOGETHER_ROUNDS[players],
    )
    return State(match, Phase.REMOVE, Board(deal, subject=subject))


def band_of(points: int, most: int) -> int:
    """The band, from 0 (lowest) to 4, of a result of `points` out of `most` possible points."""
    return sum(points * 100 >= least * most for least in BANDS)


# --- reading ----------------------------------------------------------------------------------


def _ask_to_read(state: State) -> ReadPrompt:
    return ReadPrompt(actors=state.board.guessers, board=state.board, last=state.last)


def _read(state: State, move: ReadSymbols, context: Context) -> State:
    """Record the readers' symbols, turn over the markers and end the round.

    If all three pairings equal those of the subject, the players win the three blots.
    """
    state.seating.refuse_others(move, *state.board.guessers)
    if move.symbols not in MATCHINGS:
        raise IllegalMove("not-one-each", "Every blot gets one word, and no two the same.")
    board = replace(state.board, read=move, markers=state.matching)
    kept = board.equal if len(board.equal) == len(SYMBOLS) else ()
    gains = tuple(TeamGain(move.seat, 1, "of-one-mind", "", image) for image in kept)
    return finish_round(state, move, replace(board, gains=gains), kept, Phase.COMPARED)


# --- the result of a round --------------------------------------------------------------------


def _points(state: State) -> int:
    return state.board.deal.points + len(state.board.equal)


def _compare(state: State) -> ComparedPrompt:
    return ComparedPrompt(
        actors=state.everyone,
        cue=Cue.REVEAL,
        board=state.board,
        last=state.last,
        points=_points(state),
    )


def _next(state: State, move: Next, context: Context) -> State:
    """End the match after its last round; otherwise deal a new round with the next subject."""
    state.seating.refuse_others(move, *state.everyone)
    board = state.board
    if board.deal.round >= board.deal.rounds:
        return replace(state, phase=Phase.FINISHED, last=move)
    match, words, images = draw(state.match, context.chance)
    deal = replace(
        board.deal,
        round=board.deal.round + 1,
        words=words,
        images=images,
        won=board.won,
        points=_points(state),
    )
    subject = (required(board.subject) + 1) % len(match.seating.players)
    return State(match, Phase.REMOVE, Board(deal, subject=subject), last=move)


def _take_over(state: State, move: TakeOver, context: Context) -> State:
    if state.board.deal.round >= state.board.deal.rounds:
        raise IllegalMove(NOT_BETWEEN_ROUNDS.key, NOT_BETWEEN_ROUNDS.sentence)
    return take_over(state, move)


def _refuse_to_change_seats(state: State, move: Move, context: Context) -> State:
    raise IllegalMove(
        "fixed-table", "Nobody can join or leave this one: you’re all in it together."
    )


# --- the end of the match ---------------------------------------------------------------------


def _finish(state: State) -> FinishedPrompt:
    points, most = _points(state), state.board.deal.rounds * len(SYMBOLS)
    return FinishedPrompt(
        actors=(),
        last=state.last,
        winners=state.everyone,
        awards=awards(state),
        earned=earned(state),
        points=points,
        most=most,
        band=band_of(points, most),
        board=state.board,
        boards=state.match.rounds,
    )


PHASE_RULES = {
    Phase.READ: PhaseRules(_ask_to_read, {ReadSymbols: _read}),
    Phase.COMPARED: PhaseRules(
        _compare,
        {
            Next: _next,
            Leave: _refuse_to_change_seats,
            Join: _refuse_to_change_seats,
            TakeOver: _take_over,
        },
    ),
    Phase.FINISHED: PhaseRules(_finish),
}
