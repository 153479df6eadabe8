"""The phases between rounds and at the end: players who leave or join, and the vote on a tie."""

from dataclasses import replace

from engine.core import Context, Cue, Join, Leave, Next, TakeOver
from engine.errors import IllegalMove
from engine.games.clouds import INFO, schedule
from engine.games.clouds.moves import ABSTAIN, Vote
from engine.games.clouds.prompts import GameOverPrompt, PaintedWord, RegroupPrompt, VotePrompt
from engine.games.clouds.recap import awards, earned
from engine.games.clouds.sky import Sky
from engine.games.clouds.state import EMPTY_SKY, Phase, PlayedRound, State
from engine.games.clouds.word import start_round
from engine.phases import PhaseRules
from engine.seating import neighbour, too_few_players, with_value

# --- from one round to the next ---------------------------------------------------------------


def next_round(state: State, move: Next, context: Context) -> State:
    """Start the round of the next main artist, or end the match after the last round.

    A tie for the most droplets is decided by a vote, if there are players who are not tied.
    """
    state.seating.refuse_others(move, *state.everyone)
    state = _finish_round(state)
    if state.main_artists:
        return start_round(state)
    tied = len(state.leaders) > 1 and state.voters
    return replace(state, phase=Phase.VOTE if tied else Phase.OVER, last=None)


def _finish_round(state: State) -> State:
    """Give the droplets for the round, record it and empty the sky, unless that has been done."""
    if state.phase is not Phase.RESULT:
        return state
    return replace(
        state,
        phase=Phase.REGROUP,
        droplets=state.droplets_now,
        rounds=(*state.rounds, state.played_round),
        main_artists=state.main_artists[1:],
        word="",
        sky=EMPTY_SKY,
        guesses=(),
        guesser=None,
    )


# --- somebody comes or goes -------------------------------------------------------------------


def _regroup_prompt(state: State) -> RegroupPrompt:
    return RegroupPrompt(
        actors=state.everyone,
        last=state.last,
        droplets=state.droplets,
        next=state.next_roles,
    )


def leave(state: State, move: Leave, context: Context) -> State:
    """Remove a player; see `turns_to_come` for the rounds to come."""
    state, seat = _between_rounds(state), move.seat
    seating = state.seating.without(move)
    if len(state.everyone) == schedule.MIN_PLAYERS:
        raise too_few_players(schedule.MIN_PLAYERS)
    turns = tuple(main for main in state.main_artists if main != seat)
    left = replace(state, seating=seating, main_artists=turns, last=move)
    if state.old_turns:
        return left
    start = turns[0] if turns else neighbour(state.everyone, seat)
    left = _with_fair_turns(left, start)
    # Each round uses up a word, and the last one still offers several.
    enough = max(len(left.deck) - schedule.WORDS_OFFERED + 1, 0)
    return replace(left, main_artists=left.main_artists[:enough])


def join(state: State, move: Join, context: Context) -> State:
    """Add a newcomer, who has no droplets yet; see `turns_to_come` for the rounds to come."""
    state, seat = _between_rounds(state), move.seat
    seating = state.seating.with_newcomer(move, INFO.max_players)
    if move.role:
        raise IllegalMove("no-roles", "In Clouds everybody takes every role in turn.")
    joined = replace(
        state,
        seating=seating,
        droplets=with_value(state.droplets, seat, 0),
        main_artists=schedule.turns_with(state.main_artists, seat),
        last=move,
    )
    if not state.old_turns:
        joined = _with_fair_turns(joined, joined.main_artists[0])
    if len(state.deck) < schedule.words_for(len(joined.main_artists)):
        raise IllegalMove("no-words", "There aren’t enough words left for another player.")
    return joined


def take_over(state: State, move: TakeOver, context: Context) -> State:
    """Let another player play on at a seat, with its droplets and turns."""
    state = _between_rounds(state, together=True)
    return replace(state, seating=state.seating.taken_over(move), last=move)


def _with_fair_turns(state: State, start: int) -> State:
    """The state with new turns as main artist; of those with equally many, `start` is next."""
    turns = schedule.turns_to_come(state.everyone, state.turns_had, start, state.short)
    return replace(state, main_artists=turns)


def _between_rounds(state: State, together: bool = False) -> State:
    """The state with the latest round finished, so that players can change.

    Raises IllegalMove after the last round and, unless `together` allows it, in that variant.
    """
    if state.together and not together:
        raise IllegalMove("fixed-seats", "Nobody can join or leave this version.")
    if not state.to_come:
        raise IllegalMove("not-between-rounds", "The last round has been played.")
    return _finish_round(state)


# --- a tie, and the end -----------------------------------------------------------------------


def _vote_prompt(state: State) -> VotePrompt:
    return VotePrompt(
        actors=state.voters,
        last=state.last,
        droplets=state.droplets,
        tied=state.leaders,
        votes=state.votes,
    )


def _vote(state: State, move: Vote, context: Context) -> State:
    """Record or change a vote; votes are public, and may change until they are counted."""
    state.seating.refuse_others(move, *state.voters)
    if move.choice != ABSTAIN and move.choice not in state.leaders:
        raise IllegalMove("not-tied", "Vote for one of the tied players.")
    if (move.seat, move.choice) in state.votes:
        raise IllegalMove("unchanged", "That vote is in already.")
    votes = dict(state.votes) | {move.seat: move.choice}
    return replace(state, votes=tuple(sorted(votes.items())), last=move)


def _count_votes(state: State, move: Next, context: Context) -> State:
    """End the match after the vote; `State.winners` says who won.

    Raises IllegalMove if somebody has not voted yet.
    """
    state.seating.refuse_others(move, *state.voters)
    if len(state.votes) < len(state.voters):
        raise IllegalMove("votes-missing", "Somebody hasn’t voted yet.")
    return replace(state, phase=Phase.OVER, last=move)


def _game_over(state: State) -> GameOverPrompt:
    return GameOverPrompt(
        actors=(),
        cue=Cue.REVEAL,
        last=state.last,
        winners=state.winners,
        scores=state.droplets,
        short=state.short,
        together=state.together,
        tied=state.leaders if len(state.leaders) > 1 and not state.together else (),
        votes=state.votes,
        gallery=tuple(_painted(state, played) for played in state.rounds),
        awards=awards(state),
        earned=earned(state),
    )


def _painted(state: State, played: PlayedRound) -> PaintedWord:
    return PaintedWord(
        word=state.items[played.word],
        sky=Sky(played.clouds),
        artists=played.roles.artists,
        guesser=played.guesser,
        used=played.used_ms,
        worth=played.worth,
    )


PHASE_RULES = {
    Phase.REGROUP: PhaseRules(
        _regroup_prompt, {Next: next_round, Leave: leave, Join: join, TakeOver: take_over}
    ),
    Phase.VOTE: PhaseRules(_vote_prompt, {Vote: _vote, Next: _count_votes}),
    Phase.OVER: PhaseRules(_game_over),
}
