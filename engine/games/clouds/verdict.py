"""The third part of a round: the judges enter who guessed the word, and the result is shown."""

from dataclasses import replace

from engine.core import Context, Cue, Gain, Join, Leave, Move, Next, TakeOver, Timer, TimeUp
from engine.errors import IllegalMove
from engine.games.clouds import painting, prompts
from engine.games.clouds.moves import CancelClaim, Claim, Correct, Credit, GiveUp, Nobody, Settle
from engine.games.clouds.rounds import join, leave, next_round, take_over
from engine.games.clouds.state import Phase, State, running
from engine.phases import NOT_NOW, PhaseRules
from engine.seating import no_such_seat

# --- the clock stands still, or the time is up ------------------------------------------------


TAKE_BACK = 3_000
"""The milliseconds in which a claim can be withdrawn if there is only one guesser."""


def _claim_prompt(state: State) -> prompts.ClaimPrompt:
    return prompts.ClaimPrompt(
        actors=state.judges,
        timer=Timer(TAKE_BACK, TAKE_BACK) if len(state.guessers) == 1 else None,
        cue=Cue.TICK,
        guessers=state.guessers,
        left=state.left,
        **state.sky_fields,
    )


def _late_prompt(state: State) -> prompts.LateCreditPrompt:
    return prompts.LateCreditPrompt(
        actors=state.judges, cue=Cue.TIME_UP, guessers=state.guessers, **state.sky_fields
    )


def _cancel_claim(state: State, move: CancelClaim, context: Context) -> State:
    """Go on painting, with the time that was left when the clock was stopped."""
    state.seating.refuse_others(move, *state.judges)
    return running(replace(state, last=move), context)


def _credit_only_guesser(state: State, move: Move, context: Context) -> State:
    """Record that the only guesser has guessed the word, as nobody has withdrawn the claim."""
    if len(state.guessers) > 1:
        raise IllegalMove(NOT_NOW.key, NOT_NOW.sentence)
    return replace(state, phase=Phase.RESULT, guesser=state.guessers[0], last=move)


def _credit(state: State, move: Credit, context: Context) -> State:
    """Record who guessed the word; the seats of `State.scorers` then get droplets."""
    state.seating.refuse_others(move, *state.judges)
    _refuse_guesser(state, move.guesser)
    return replace(state, phase=Phase.RESULT, guesser=move.guesser, last=move)


def _credit_nobody(state: State, move: Nobody, context: Context) -> State:
    """Record that nobody guessed the word; nobody gets droplets."""
    state.seating.refuse_others(move, *state.judges)
    return replace(state, phase=Phase.RESULT, last=move)


def _refuse_guesser(state: State, guesser: int) -> None:
    if guesser in state.roles.artists:
        raise IllegalMove("artist", "The artists can’t be the ones who guessed it.")
    if guesser not in state.everyone:
        raise no_such_seat()


# --- only robots guess: what they have written decides ----------------------------------------


def _settle_prompt(state: State) -> prompts.SettlePrompt:
    right = state.right_guess
    return prompts.SettlePrompt(
        actors=state.silent_guessers,
        cue=Cue.TIME_UP if state.phase is Phase.LATE else Cue.TICK,
        guess=right,
        **state.sky_fields,
    )


def _settle(state: State, move: Settle, context: Context) -> State:
    """Record that the first player who wrote the word has guessed it, or that nobody has."""
    state.seating.refuse_others(move, *state.silent_guessers)
    right = state.right_guess
    return replace(state, phase=Phase.RESULT, guesser=right.seat if right else None, last=move)


# --- the result -------------------------------------------------------------------------------


def _result_prompt(state: State) -> prompts.RoundResultPrompt:
    newly_revealed = isinstance(state.last, Claim | Credit | GiveUp | Nobody | Settle | TimeUp)
    return prompts.RoundResultPrompt(
        actors=state.everyone,
        cue=Cue.REVEAL if newly_revealed else Cue.TICK,
        last=state.last,
        round=state.round,
        word=state.word_item,
        sky=state.sky,
        guesser=state.guesser,
        guessers=state.guessers,
        judges=state.judges,
        gains=tuple(
            Gain(seat, state.worth, "guessed" if seat == state.guesser else "understood")
            for seat in state.scorers
        ),
        used=state.played_round.used_ms,
        next=state.next_roles,
    )


def _correct(state: State, move: Correct, context: Context) -> State:
    """Correct who guessed the word; the judges may do so until the next round."""
    state.seating.refuse_others(move, *state.judges)
    if move.guesser is not None:
        _refuse_guesser(state, move.guesser)
    if move.guesser == state.guesser:
        raise IllegalMove("unchanged", "That result is in already.")
    return replace(state, guesser=move.guesser, last=move)


# --- moves of earlier versions, only to be replayed -------------------------------------------


def _next_after_claim(state: State, move: Next, context: Context) -> State:
    """Go on after a claim that ended the round at once, as there was only one guesser."""
    return next_round(_credit_only_guesser(state, move, context), move, context)


def _correct_after_claim(state: State, move: Correct, context: Context) -> State:
    """Correct the result of a claim that ended the round at once."""
    return _correct(_credit_only_guesser(state, move, context), move, context)


PHASE_RULES = {
    Phase.CLAIM: PhaseRules(
        _claim_prompt,
        {Credit: _credit, CancelClaim: _cancel_claim, TimeUp: _credit_only_guesser},
        old_moves={Next: _next_after_claim, Correct: _correct_after_claim},
    ),
    Phase.LATE: PhaseRules(_late_prompt, {Credit: _credit, Nobody: _credit_nobody}),
    Phase.SETTLE: PhaseRules(
        _settle_prompt,
        {Settle: _settle},
        # Matches saved before `Settle` existed have these moves here.
        old_moves={
            **painting.PHASE_RULES[Phase.PAINT].moves,
            Credit: _credit,
            Nobody: _credit_nobody,
        },
    ),
    Phase.RESULT: PhaseRules(
        _result_prompt,
        {
            Correct: _correct,
            Next: next_round,
            Leave: leave,
            Join: join,
            TakeOver: take_over,
        },
    ),
}
