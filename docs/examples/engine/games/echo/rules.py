"""The rules of Echo: choose what the others choose, and never the same picture twice."""

from dataclasses import replace

from engine.chance import Chance
from engine.core import Context, Join, Leave, Move, Next
from engine.errors import IllegalMove
from engine.games.echo.moves import Pick
from engine.games.echo.state import ROUNDS, WORDS, Phase, PlayedRound, State
from engine.setup import Setup


def new(setup: Setup, chance: Chance) -> State:
    """Chance chooses the words, and who begins if nobody was chosen to."""
    players = len(setup.players)
    return State(
        names=tuple(player.name for player in setup.players),
        words=chance.shuffled(WORDS)[:ROUNDS],
        first=chance.below(players) if setup.first is None else setup.first,
    )


def apply(state: State, move: Move, context: Context) -> State:
    """One step of the match, or a refusal."""
    match state.phase, move:
        case Phase.OVER, _:
            raise IllegalMove("over", "The match is over.")
        case Phase.PICK, Pick():
            return _pick(state, move)
        case Phase.RESULT, Next():
            return _next_round(state, move)
        case _, Leave() | Join():
            raise IllegalMove("fixed-seats", "In this game nobody comes or goes before its end.")
        case _:
            raise IllegalMove("not-now", "That cannot be done now.")


def _pick(state: State, move: Pick) -> State:
    """One picture of the hand; when everyone has chosen, the round is over."""
    if move.seat != state.waiting[0]:
        raise IllegalMove("not-your-turn", "It is somebody else’s turn.")
    if move.picture not in state.hand(move.seat):
        raise IllegalMove("not-in-hand", "That picture is not in your hand.")
    picks = (*state.picks, move.picture)
    if len(picks) < len(state.names):
        return replace(state, picks=picks)
    chosen = dict(zip(state.order, picks, strict=True))
    by_seat = tuple(chosen[seat] for seat in state.everyone)
    played = PlayedRound(state.words[len(state.rounds)], by_seat)
    return replace(state, phase=Phase.RESULT, picks=(), rounds=(*state.rounds, played))


def _next_round(state: State, move: Next) -> State:
    """Anyone may say so."""
    if move.seat not in state.everyone:
        raise IllegalMove("no-such-seat", "There is no such place at the table.")
    over = len(state.rounds) == len(state.words)
    return replace(state, phase=Phase.OVER if over else Phase.PICK)
