"""What a match of Echo shows, and to whom. Everything is built up from what may be known."""

from engine.core import Cue, Prompt
from engine.games.echo.prompts import (
    GameOverPrompt,
    HandPrompt,
    PickPrompt,
    RoundResultPrompt,
    TablePublic,
)
from engine.games.echo.recap import awards, loudest
from engine.games.echo.state import Phase, State


def prompt(state: State) -> Prompt:
    """What is to be seen and answered now."""
    match state.phase:
        case Phase.PICK:
            seat = state.waiting[0]
            return PickPrompt(
                actors=(seat,),
                audience=seat,
                word=state.words[len(state.rounds)],
                hand=state.hand(seat),
            )
        case Phase.RESULT:
            return _round_result(state)
        case Phase.OVER:
            return _game_over(state)


def _round_result(state: State) -> Prompt:
    rounds = len(state.rounds)
    played = state.rounds[-1]
    return RoundResultPrompt(
        actors=state.everyone,
        cue=Cue.REVEAL,
        round=rounds,
        word=played.word,
        picks=played.picks,
        points=tuple(played.points(seat) for seat in state.everyone),
        scores=state.scores(rounds),
        final=rounds == len(state.words),
    )


def _game_over(state: State) -> Prompt:
    scores = state.scores(len(state.rounds))
    best = max(scores)
    return GameOverPrompt(
        actors=(),
        cue=Cue.REVEAL,
        winners=tuple(seat for seat in state.everyone if scores[seat] == best > 0),
        scores=scores,
        loudest=tuple((r.word, *loudest(r)) for r in state.rounds),
        awards=awards(state),
    )


def peek(state: State, seat: int) -> Prompt | None:
    """Whoever has chosen may look again until all have."""
    if state.phase is not Phase.PICK or seat in state.waiting:
        return None
    chosen = state.picks[state.order.index(seat)]
    return HandPrompt(
        actors=(),
        audience=seat,
        word=state.words[len(state.rounds)],
        hand=tuple(picture for picture in state.hand(seat) if picture != chosen),
        chosen=chosen,
    )


def public(state: State) -> TablePublic:
    """The table without its secrets, and without what the step in hand is to reveal."""
    begun = len(state.rounds) + (state.phase is Phase.PICK)
    revealed = len(state.rounds) - (state.phase is Phase.RESULT)
    return TablePublic(
        round=begun,
        word=state.words[begun - 1],
        laid={
            Phase.PICK: state.order[: len(state.picks)],
            Phase.RESULT: state.everyone,
            Phase.OVER: (),
        }[state.phase],
        scores=state.scores(revealed),
    )


def used(state: State) -> frozenset[str]:
    """Echo needs no packs, so nothing of theirs was shown."""
    return frozenset()
