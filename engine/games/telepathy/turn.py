"""The phases of a turn: the performer is given a card, and performs it.

The phase before the first turn, in which players read their secret cards, is here too.
"""

from dataclasses import replace

from engine.core import ActNext, Context, Cue
from engine.errors import IllegalMove
from engine.games.telepathy.actions import ACTIONS, Cards, has_place, perform
from engine.games.telepathy.announcement import announce
from engine.games.telepathy.board import Board, Turn
from engine.games.telepathy.conditions import line
from engine.games.telepathy.moves import Announce, Give, Memorise, Perform
from engine.games.telepathy.prompts import GivePrompt, MemorisePrompt, PerformPrompt
from engine.games.telepathy.roles import FIRST, FOUR_PARTNERS, OPPOSED
from engine.games.telepathy.seating import COMING_AND_GOING
from engine.games.telepathy.state import (
    Announcing,
    Ended,
    Giving,
    Memorising,
    Performing,
    Phase,
    State,
)
from engine.phases import PhaseRules
from engine.seating import act_next

# --- reading the secret cards -----------------------------------------------------------------


def _memorise_prompt(state: State) -> MemorisePrompt:
    reader, *others = state.phase_as(Memorising).readers
    return MemorisePrompt(
        actors=(reader,),
        audience=reader,
        board=state.board,
        conditions=state.hands[reader],
        alternatives=tuple(others),
    )


def _memorise(state: State, move: Memorise, context: Context) -> State:
    """Go on to the next player who has to read secret cards, or else to the first turn."""
    reader, *others = state.phase_as(Memorising).readers
    state.seating.refuse_others(move, reader)
    return state.then(Memorising(tuple(others)) if others else Giving(), None)


def _read_first(state: State, move: ActNext, context: Context) -> State:
    """Let the player who has the tablet read their secret cards before the others."""
    readers = act_next(state.phase_as(Memorising).readers, move.seat)
    return replace(state, phase=Memorising(readers))


# --- giving a card ----------------------------------------------------------------------------


def _give_prompt(state: State) -> GivePrompt:
    return GivePrompt(
        actors=state.givers,
        board=state.board,
        performer=state.performer,
        announcers=state.announcers if state.may_announce_instead else (),
        cue=Cue.TICK if isinstance(state.last, Perform) else Cue.NONE,
        last=state.last,
    )


def _give(state: State, move: Give, context: Context) -> State:
    """Give the performer a face-up card; it stays in the row until it is performed."""
    state.seating.refuse_others(move, *state.givers)
    if move.card not in state.board.row:
        raise IllegalMove("no-such-card", "That card doesn’t lie face up.")
    return state.then(Performing(move.card), move)


def _announce_instead(state: State, move: Announce, context: Context) -> State:
    """Announce instead of giving a card; raise IllegalMove if the giver may not do that now."""
    if not state.may_announce_instead:
        raise IllegalMove("not-yet", "Finish the turn first, then announce.")
    return announce(state, move, context)


# --- performing the card ----------------------------------------------------------------------


def _perform_prompt(state: State) -> PerformPrompt:
    card = state.phase_as(Performing).card
    return PerformPrompt(
        actors=(state.performer,),
        board=state.board,
        card=card,
        places=ACTIONS[card].places,
        last=state.last,
    )


def _perform(state: State, move: Perform, context: Context) -> State:
    """Move the tiles, discard the card, draw another, and go on to the next phase.

    If a line to avoid appears, the match ends at once. A line to make has no effect, as it is
    secret until somebody announces it.
    """
    state.seating.refuse_others(move, state.performer)
    board, card = state.board, state.phase_as(Performing).card
    if not has_place(card, move.place):
        raise IllegalMove("no-such-place", "That card doesn’t work there.")
    grid = perform(board.grid, card, move.place)
    turn = Turn(state.performer, card, move.place, grid, board.row, board.used)
    if any(line(grid, secret.sign) for hand in state.hands for secret in hand if not secret.win):
        board = board.after(turn, board.row, board.deck, board.used, board.reshuffles)
        return replace(state, board=board, phase=Ended("lose-line"), last=move)
    row, deck, used, reshuffles = _discard_and_draw(board, state.deck, card, context)
    performer = state.performer
    phase: Phase = Announcing()
    if board.variant == FOUR_PARTNERS:
        # No announcing phase: in this variant a giver may announce instead of giving a card.
        performer, phase = state.next_performer, Giving() if row else phase
    board = board.after(turn, row, len(deck), used, reshuffles)
    return replace(state, board=board, deck=deck, performer=performer, phase=phase, last=move)


def _discard_and_draw(
    board: Board, deck: Cards, card: str, context: Context
) -> tuple[Cards, Cards, Cards, int]:
    """The row, the deck, the used cards and the number of reshuffles after `card` was performed.

    The card is discarded before the next one is drawn, so a reshuffle includes it. In the variant
    “First game” nothing changes: the card stays in the row.
    """
    if board.variant == FIRST:
        return board.row, deck, board.used, board.reshuffles
    used, reshuffles = (*board.used, card), board.reshuffles
    if not deck and _may_reshuffle(board.variant, reshuffles):
        deck, used, reshuffles = context.chance.shuffled(used), (), reshuffles + 1
    slot = board.row.index(card)
    row = board.row[:slot] + deck[:1] + board.row[slot + 1 :]
    return row, deck[1:], used, reshuffles


def _may_reshuffle(variant: str, reshuffles: int) -> bool:
    return variant == OPPOSED or (variant == FOUR_PARTNERS and not reshuffles)


TURN = {
    Memorising: PhaseRules(
        _memorise_prompt,
        {Memorise: _memorise, ActNext: _read_first, **COMING_AND_GOING},
        IllegalMove("not-now", "First everyone looks at their own secrets."),
    ),
    Giving: PhaseRules(
        _give_prompt,
        {Give: _give, Announce: _announce_instead, **COMING_AND_GOING},
        IllegalMove("not-now", "Give a card first."),
    ),
    Performing: PhaseRules(
        _perform_prompt,
        {Perform: _perform, **COMING_AND_GOING},
        IllegalMove("not-now", "First do what the card says."),
    ),
}
