"""The rules of Telepathy: silent partners move tiles until both their secret lines lie there."""

from dataclasses import replace

from engine.chance import Chance
from engine.core import Context, Join, Leave, Move
from engine.errors import IllegalMove
from engine.games.telepathy.actions import has_place, perform
from engine.games.telepathy.board import Board, Turn
from engine.games.telepathy.conditions import COLOUR, SHAPE, SIGNS, line
from engine.games.telepathy.deal import (
    OPPOSED_GRID,
    deal_actions,
    deal_secrets,
    discard_and_draw,
    lay_tiles,
)
from engine.games.telepathy.moves import Announce, Continue, Give, Memorise, Perform, Reply, Stop
from engine.games.telepathy.prompts import Named
from engine.games.telepathy.roles import (
    DIRECTED,
    FIRST,
    FOUR_PARTNERS,
    OPPOSED,
    first_performer,
    opponents_of,
    team_of,
)
from engine.games.telepathy.seating import join, leave
from engine.games.telepathy.state import (
    Announcing,
    Ended,
    Giving,
    Memorising,
    Performing,
    Phase,
    Replying,
    State,
)
from engine.setup import Setup

FOUR_PARTNERS_LIMIT = 17
"""Ten cards, and seven of them once more after the one reshuffle."""


def new(setup: Setup, chance: Chance) -> State:
    """Deal the secret cards and lay out the table."""
    variant, roles = setup.variant, setup.roles
    hands = deal_secrets(variant, roles, chance)
    grid = OPPOSED_GRID if variant == OPPOSED else lay_tiles(chance)
    row, deck, removed = deal_actions(variant, _removed_cards(setup), chance)
    limit = FOUR_PARTNERS_LIMIT if variant == FOUR_PARTNERS else len(row + deck)
    return State(
        board=Board(
            variant=variant,
            roles=roles,
            start=grid,
            grid=grid,
            row=row,
            deck=len(deck),
            used=(),
            limit=None if variant in (FIRST, OPPOSED) else limit,
        ),
        hands=hands,
        deck=deck,
        removed=removed,
        performer=first_performer(setup, chance.below(2)),
        phase=Memorising(tuple(seat for seat, hand in enumerate(hands) if hand)),
    )


def _removed_cards(setup: Setup) -> int:
    return int(setup.options.get("removed", 0)) + int(setup.options.get("director_removed", 0))


def apply(state: State, move: Move, context: Context) -> State:
    """The state after a legal move; an illegal one is refused with the reason."""
    match state.phase, move:
        case Memorising(readers), Memorise():
            return _memorise(state, readers, move)
        case Giving(), Give():
            return _give(state, move)
        case Performing(card), Perform():
            return _perform(state, card, move, context)
        case Announcing(), Announce():
            return _announce(state, move)
        case Giving(), Announce():
            return _announce_instead(state, move)
        case Replying(announcement), Reply():
            return _reply(state, announcement, move)
        case Announcing(), Continue():
            return _continue(state, move)
        case Announcing(), Stop():
            return _stop(state, move)
        case Ended(), _:
            raise IllegalMove("over", "The match is over.")
        case _, Leave():
            return leave(state, move)
        case _, Join():
            return join(state, move)
        case phase, _:
            raise IllegalMove("not-now", _WHAT_COMES_FIRST[type(phase)])


_WHAT_COMES_FIRST = {
    Memorising: "First everyone reads their own secret cards.",
    Giving: "A card has to be given now.",
    Performing: "The given card has to be performed now.",
    Announcing: "The turn is complete; announce, or go on.",
    Replying: "The announcement has to be answered now.",
}


# --- a turn -----------------------------------------------------------------------------------


def _memorise(state: State, readers: tuple[int, ...], move: Memorise) -> State:
    """One holder of secret cards after the other; directors have none to read."""
    _refuse_others(move, readers[:1])
    return state.then(Memorising(readers[1:]) if readers[1:] else Giving(), None)


def _give(state: State, move: Give) -> State:
    """Any face-up card will do; it stays in the row until it is performed."""
    _refuse_others(move, state.givers)
    if move.card not in state.board.row:
        raise IllegalMove("no-such-card", "That card does not lie face up.")
    return state.then(Performing(move.card), move)


def _perform(state: State, given: str, move: Perform, context: Context) -> State:
    """Perform the card; a lose line ends the match at once, a win line goes without a word."""
    _refuse_others(move, (state.performer,))
    board = state.board
    if not has_place(given, move.place):
        raise IllegalMove("no-such-place", "The card cannot be performed there.")
    grid = perform(board.grid, given, move.place)
    turn = Turn(state.performer, given, move.place, grid, board.row, board.used)
    if any(line(grid, card.sign) for hand in state.hands for card in hand if not card.win):
        board = board.after(turn, board.row, board.deck, board.used, board.reshuffles)
        return replace(state, board=board, phase=Ended("lose-line"), last=move)
    row, deck, used, reshuffles = discard_and_draw(board, state.deck, given, context)
    performer = state.performer
    phase: Phase = Announcing()
    if board.variant == FOUR_PARTNERS:
        # They announce instead of giving, so the next one's turn begins at once.
        performer, phase = state.next_performer, Giving() if row else phase
    board = board.after(turn, row, len(deck), used, reshuffles)
    return State(board, state.hands, deck, state.removed, performer, phase, move)


def _continue(state: State, move: Continue) -> State:
    """Nobody announces; without a card left to give, somebody must."""
    _refuse_others(move, state.deciders)
    if not state.board.row:
        raise IllegalMove("must-announce", "The cards have run out: somebody must announce.")
    return state.then(Giving(), move, state.next_performer)


def _stop(state: State, move: Stop) -> State:
    """Where turns are unlimited people may give up; nobody wins."""
    _refuse_others(move, state.deciders)
    if state.board.limit is not None:
        raise IllegalMove("no-stop", "This variant ends by itself: it is played to the end.")
    return state.then(Ended("stopped"), move)


# --- the announcement -------------------------------------------------------------------------


def _announce(state: State, move: Announce) -> State:
    """A partner names the other's sign and waits for a reply; who names both is judged at once."""
    announcer = next((a for a in state.announcers if a.seat == move.seat), None)
    if announcer is None:
        who = _WHO_ANNOUNCES.get(state.board.variant, "Only the partners may announce.")
        raise IllegalMove("may-not-announce", who)
    _refuse_signs(move.signs, announcer.names)
    if len(move.signs) == 1:
        return state.then(Replying(move), move)
    return _judge(state, [(move.seat, sign) for sign in move.signs], move)


_WHO_ANNOUNCES = {
    DIRECTED: "Only a director may announce.",
    FOUR_PARTNERS: "Only the player whose turn it is may announce.",
    OPPOSED: "Only the player who has just performed may announce.",
}


def _announce_instead(state: State, move: Announce) -> State:
    """Four partners choose on their turn: give or announce."""
    if not state.may_announce_instead:
        raise IllegalMove("not-yet", "Announcements are made after a completed turn.")
    return _announce(state, move)


def _reply(state: State, said: Announce, move: Reply) -> State:
    """The partner names the announcer's sign in turn, whether the own one was named rightly."""
    seat, attribute = state.asked(said)
    _refuse_others(move, (seat,))
    _refuse_signs((move.sign,), (attribute,))
    return _judge(state, [(said.seat, said.signs[0]), (move.seat, move.sign)], move)


def _judge(state: State, named: list[tuple[int, str]], last: Move) -> State:
    """Won if both names are right and both lines are there; a failure helps only opponents."""
    variant, roles, grid = state.board.variant, state.board.roles, state.board.grid
    team = team_of(variant, roles, last.seat)
    wins = [card.sign for member in team for card in state.hands[member] if card.win]
    judged = tuple(Named(seat, sign, sign in wins) for seat, sign in named)
    if not all(name.right for name in judged):
        verdict = "wrong-names"
    elif not all(line(grid, sign) for sign in wins):
        verdict = "line-missing"
    else:
        verdict = "won"
    winners = team if verdict == "won" else opponents_of(variant, roles, last.seat)
    return state.then(Ended(verdict, judged, winners), last)


# --- who and what -----------------------------------------------------------------------------


def _refuse_others(move: Move, seats: tuple[int, ...]) -> None:
    if move.seat not in seats:
        raise IllegalMove("not-your-turn", "Somebody else has to do that now.")


def _refuse_signs(signs: tuple[str, ...], attributes: tuple[str, ...]) -> None:
    if len(signs) != len(attributes) or any(
        sign not in SIGNS[attribute] for sign, attribute in zip(signs, attributes, strict=True)
    ):
        raise IllegalMove("wrong-kind", _WHAT_TO_NAME[attributes])


_WHAT_TO_NAME = {
    (COLOUR,): "One colour has to be named.",
    (SHAPE,): "One shape has to be named.",
    (COLOUR, SHAPE): "One colour and one shape have to be named, in this order.",
}
