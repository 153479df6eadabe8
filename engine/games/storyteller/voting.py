"""The second half of a round: everyone looks at the pictures and votes, and points are given."""

from collections.abc import Mapping
from dataclasses import replace

from engine.core import ActNext, Context, Cue, Gain, Prompt
from engine.errors import IllegalMove
from engine.games.storyteller.moves import Abstain, CastVotes, StartVoting, Vote, WriteClue
from engine.games.storyteller.prompts import CastVotesPrompt, StartVotingPrompt, VotePrompt
from engine.games.storyteller.scoring import gains_for, points_together
from engine.games.storyteller.seating import act_before_others, refuse_unseated
from engine.games.storyteller.state import Phase, PlayedRound, State
from engine.games.storyteller.telling import round_fields
from engine.phases import PhaseRules

# --- all pictures are face up -----------------------------------------------------------------


def _start_voting_prompt(state: State) -> Prompt:
    return StartVotingPrompt(
        actors=state.people,
        cue=Cue.REVEAL,
        last=state.last,
        **round_fields(state),
        pictures=state.laid_items,
        secret=state.match.secret_votes,
    )


def _start_voting(state: State, move: StartVoting, context: Context) -> State:
    """Start the voting.

    If votes are secret, all players but the storyteller vote one after the other. Otherwise robots,
    which cannot point, vote in secret first, and then people point at the same time.
    """
    refuse_unseated(state, move, context)
    secretly = state.listeners or state.others
    if not state.match.secret_votes:
        secretly = tuple(seat for seat in secretly if state.seating.is_robot(seat))
    if secretly:
        return replace(state, phase=Phase.VOTE, queue=secretly, last=move)
    return _point_or_finish(replace(state, last=move))


# --- secret votes -----------------------------------------------------------------------------


def _vote_prompt(state: State) -> Prompt:
    seat = state.queue[0]
    return VotePrompt(
        actors=(seat,),
        audience=seat,
        last=state.last,
        **round_fields(state),
        pictures=state.laid_items,
        own=tuple([slot for slot, laid in enumerate(state.laid) if laid.owner == seat]),
        alternatives=state.queue[1:],
    )


def _vote(state: State, move: Vote, _context: Context) -> State:
    """Record one secret vote, and the reason if a listening robot gives one.

    Raises IllegalMove if the picture is the player's own, or if the reason is not in the clue.
    """
    state.seating.refuse_others(move, state.queue[0])
    seat, slot = move.seat, move.slot
    _refuse_missing_slot(state, slot)
    if state.laid[slot].owner == seat:
        raise IllegalMove("own-picture", "You can’t vote for a picture of your own.")
    voted = replace(state, queue=state.queue[1:], votes=(*state.votes, (seat, slot)), last=None)
    if move.reason:
        if seat not in state.listeners or move.reason not in state.clue:
            raise IllegalMove("no-such-reason", "Only a word of the clue can be the reason.")
        voted = replace(voted, reasons=(*state.reasons, (seat, move.reason)))
    return voted if voted.queue else _point_or_finish(voted)


# --- votes at the table -----------------------------------------------------------------------


def _cast_votes_prompt(state: State) -> Prompt:
    return CastVotesPrompt(
        actors=state.queue if state.match.together else state.everyone,
        cue=Cue.TICK,
        last=state.last,
        **round_fields(state),
        pictures=state.laid_items,
        pointing=state.queue,
        barred=state.barred,
        placed=tuple([vote for vote in state.votes if not state.seating.is_robot(vote[0])]),
    )


def _cast_votes(state: State, move: CastVotes, context: Context) -> State:
    """Record the votes of everyone who points; players who point at their own picture vote again.

    The first vote for a player's own picture is not refused as an illegal move. Otherwise people
    could find out who played a picture by trying which votes are refused. Once everyone has seen
    that the player pointed at it (`State.barred`), the same vote is refused.
    """
    refuse_unseated(state, move, context)
    if state.match.together:
        state.seating.refuse_others(move, state.queue[0])
    asked = len(state.queue)
    if len(move.votes) != asked:
        raise IllegalMove("vote-count", "Enter exactly this many votes: {asked}.", asked=asked)
    pointed = tuple(zip(state.queue, move.votes, strict=True))
    for seat_and_slot in pointed:
        _refuse_missing_slot(state, seat_and_slot[1])
        if seat_and_slot in state.barred:
            raise IllegalMove("own-picture", "You can’t vote for a picture of your own.")
    own = tuple((seat, slot) for seat, slot in pointed if state.laid[slot].owner == seat)
    votes = (*state.votes, *(pair for pair in pointed if pair not in own))
    return _point_or_finish(replace(state, votes=votes, barred=(*state.barred, *own), last=move))


def _refuse_missing_slot(state: State, slot: int) -> None:
    if not 0 <= slot < len(state.laid):
        raise IllegalMove(
            "no-such-slot", "There are only {count} pictures on the table.", count=len(state.laid)
        )


# --- the points -------------------------------------------------------------------------------


def _point_or_finish(state: State) -> State:
    """Ask the people whose votes are missing to point; if none is missing, end the round."""
    asked = {seat for seat, _ in state.votes}.union(state.not_heard)
    pointing = tuple(seat for seat in state.others if seat not in asked)
    return replace(state, phase=Phase.POINT, queue=pointing) if pointing else _finish_round(state)


def _finish_round(state: State) -> State:
    """Give the points, record the round, and put its pictures on the discard pile."""
    match = state.match
    played = _played_round(state)
    scores = list(match.scores)
    for gain in played.gains:
        scores[gain.seat] += gain.points
    scored = replace(
        match,
        scores=tuple(scores),
        scores_before=match.scores,
        told=match.told | {played.teller},
        discard=(*match.discard, *played.pictures),
        rounds=(*match.rounds, played),
    )
    return replace(
        state,
        match=scored,
        phase=Phase.RESULT,
        queue=(),
        laid=(),
        votes=(),
        not_heard=(),
        reasons=(),
    )


def _played_round(state: State) -> PlayedRound:
    """The record of the round that ends now, with its points."""
    owners = [laid.owner for laid in state.laid]
    voters: list[list[int]] = [[] for _ in owners]
    for voter, slot in state.votes:
        voters[slot].append(voter)
    told = owners.index(state.teller)
    if state.match.together:
        gains = _gains_together(state, voters[told])
    else:
        gains = gains_for(told, owners, voters)
    return PlayedRound(
        teller=state.teller,
        clue=state.clue,
        told=told,
        pictures=tuple([laid.picture for laid in state.laid]),
        owners=tuple(owners),
        voters=tuple(map(tuple, voters)),
        gains=gains,
        reasons=state.reasons,
    )


def _gains_together(state: State, finders: list[int]) -> tuple[Gain, ...]:
    """The points of a round of the variant `together`, the same for both people.

    `finders` are the seats that voted for the storyteller's picture.
    """
    robots_found = sum(finder in state.listeners for finder in finders)
    points = points_together(len(finders) > robots_found, robots_found)
    return tuple(Gain(seat, points, "between-us") for seat in state.people if points)


# --- moves of earlier versions, only to be replayed -------------------------------------------


def _abstain(state: State, move: Abstain, _context: Context) -> State:
    """Let a robot that could not hear the clue abstain."""
    state.seating.refuse_others(move, state.queue[0])
    not_heard = (*state.not_heard, move.seat)
    waiting = replace(state, queue=state.queue[1:], not_heard=not_heard, last=None)
    return waiting if waiting.queue else _point_or_finish(waiting)


def _write_clue(state: State, move: WriteClue, _context: Context) -> State:
    """Record that the clue has been written down; robots that have abstained vote after all."""
    heard = replace(state, clue=move.clue.strip(), not_heard=(), last=move)
    if state.not_heard:
        return replace(heard, phase=Phase.VOTE, queue=state.not_heard)
    return heard


PHASE_RULES: Mapping[Phase, PhaseRules[State]] = {
    Phase.DISCUSS: PhaseRules(
        _start_voting_prompt, {StartVoting: _start_voting}, old_moves={WriteClue: _write_clue}
    ),
    Phase.VOTE: PhaseRules(
        _vote_prompt, {Vote: _vote, ActNext: act_before_others}, old_moves={Abstain: _abstain}
    ),
    Phase.POINT: PhaseRules(
        _cast_votes_prompt, {CastVotes: _cast_votes}, old_moves={WriteClue: _write_clue}
    ),
}
