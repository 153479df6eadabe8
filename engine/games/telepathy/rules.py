"""The rules of Telepathy: silent partners move tiles until both their secret lines lie there."""

from engine.core import Context, Cue, Join, Leave, Move, Prompt
from engine.games.telepathy.actions import ACTIONS, has_place, perform
from engine.games.telepathy.board import Turn
from engine.games.telepathy.company import join, leave
from engine.games.telepathy.conditions import SIGNS, line
from engine.games.telepathy.deal import discard_and_draw
from engine.games.telepathy.moves import Announce, Continue, Give, Memorise, Perform, Reply, Stop
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GivePrompt,
    MemorisePrompt,
    Named,
    PerformPrompt,
    ReplyPrompt,
    TelepathyOver,
)
from engine.games.telepathy.seats import (
    DIRECTED,
    FOUR_PARTNERS,
    OPPOSED,
    Announcer,
    announcers,
    entitled,
    givers,
    next_performer,
    opponents_of,
    partner_of,
    team_of,
)
from engine.games.telepathy.state import (
    Announcing,
    Ended,
    Giving,
    Memorising,
    Performing,
    Replying,
    State,
    Step,
)
from engine.games.telepathy.story import lines_shown
from engine.refusal import IllegalMove
from engine.values import replace


def apply(state: State, move: Move, context: Context) -> State:
    """The state after a legal move; an illegal one is refused with the reason."""
    match state.step, move:
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
        case step, Leave():
            return leave(state, move, between_turns=step == Announcing())
        case step, Join():
            return join(state, move, between_turns=step == Announcing())
        case step, _:
            raise IllegalMove("not-now", _FIRST_THINGS_FIRST[type(step)])


_FIRST_THINGS_FIRST = {
    Memorising: "First everyone reads their own secret cards.",
    Giving: "A card has to be given now.",
    Performing: "The given card has to be performed now.",
    Announcing: "The turn is complete; announce, or go on.",
    Replying: "The announcement has to be answered now.",
    Ended: "The match is over.",
}


# --- a turn -----------------------------------------------------------------------------------


def _memorise(state: State, readers: tuple[int, ...], move: Memorise) -> State:
    _expect(move, readers[:1])
    return state.then(Memorising(readers[1:]) if readers[1:] else Giving(), None)


def _give(state: State, move: Give) -> State:
    board = state.board
    _expect(move, givers(board.variant, board.roles, state.performer))
    if move.card not in board.row:
        raise IllegalMove("no-such-card", "That card does not lie face up.")
    return state.then(Performing(move.card), move)


def _perform(state: State, given: str, move: Perform, context: Context) -> State:
    """Perform the card; a lose line ends the match at once, a win line goes without a word."""
    _expect(move, (state.performer,))
    board = state.board
    if not has_place(given, move.place):
        raise IllegalMove("no-such-place", "The card cannot be performed there.")
    grid = perform(board.grid, given, move.place)
    turn = Turn(state.performer, given, move.place, grid)
    if any(line(grid, card.sign) for hand in state.hands for card in hand if not card.win):
        board = board.after(turn, board.row, board.deck, board.used, board.reshuffles)
        return replace(state, board=board, step=Ended("lose-line"), last=move)
    row, deck, used, reshuffles = discard_and_draw(board, state.deck, given, context)
    performer = state.performer
    step: Step = Announcing()
    if board.variant == FOUR_PARTNERS:
        # They announce instead of giving, so the next one's turn begins at once.
        performer, step = _next_performer(state), Giving() if row else step
    board = board.after(turn, row, len(deck), used, reshuffles)
    return State(board, state.hands, deck, state.removed, performer, step, move)


def _continue(state: State, move: Continue) -> State:
    _expect(move, _at_turns_end(state))
    if not state.board.row:
        raise IllegalMove("must-announce", "The cards have run out: somebody must announce.")
    return state.then(Giving(), move, _next_performer(state))


def _stop(state: State, move: Stop) -> State:
    _expect(move, _at_turns_end(state))
    if state.board.limit is not None:
        raise IllegalMove("no-stop", "This variant ends by itself: it is played to the end.")
    return state.then(Ended("stopped"), move)


# --- the announcement -------------------------------------------------------------------------


def _announce(state: State, move: Announce) -> State:
    announcer = next((a for a in _announcers(state) if a.seat == move.seat), None)
    if announcer is None:
        who = _WHO_ANNOUNCES.get(state.board.variant, "Only the partners may announce.")
        raise IllegalMove("may-not-announce", who)
    _expect_signs(move.signs, announcer.names)
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
    if not _announcing_instead(state):
        raise IllegalMove("not-yet", "Announcements are made after a completed turn.")
    return _announce(state, move)


def _reply(state: State, said: Announce, move: Reply) -> State:
    seat, attribute = _asked(state, said)
    _expect(move, (seat,))
    _expect_signs((move.sign,), (attribute,))
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


def _expect(move: Move, seats: tuple[int, ...]) -> None:
    if move.seat not in seats:
        raise IllegalMove("not-your-turn", "Somebody else has to do that now.")


def _expect_signs(signs: tuple[str, ...], attributes: tuple[str, ...]) -> None:
    if len(signs) != len(attributes) or any(
        sign not in SIGNS[attribute] for sign, attribute in zip(signs, attributes, strict=True)
    ):
        raise IllegalMove(
            "wrong-kind", "What has to be named: one {kinds}.", kinds=" and one ".join(attributes)
        )


def _announcing_instead(state: State) -> bool:
    """Whether the giver may announce in place of giving; not before the first action."""
    return state.board.variant == FOUR_PARTNERS and bool(state.board.turns)


def _announcers(state: State) -> tuple[Announcer, ...]:
    return announcers(state.board.variant, state.board.roles, state.performer)


def _at_turns_end(state: State) -> tuple[int, ...]:
    return entitled(state.board.variant, state.board.roles, state.performer)


def _next_performer(state: State) -> int:
    return next_performer(state.board.variant, state.board.roles, state.performer)


def _asked(state: State, said: Announce) -> tuple[int, str]:
    """Who has to reply to the announcement, and whether with a colour or a shape."""
    roles = state.board.roles
    return partner_of(state.board.variant, roles, said.seat), roles[said.seat]


# --- what is seen -----------------------------------------------------------------------------


def prompt(state: State) -> Prompt:
    """What the match shows now, and to whom."""
    board, last = state.board, state.last
    match state.step:
        case Memorising(readers):
            seat = readers[0]
            return MemorisePrompt(actors=(seat,), audience=seat, conditions=state.hands[seat])
        case Giving():
            return GivePrompt(
                actors=givers(board.variant, board.roles, state.performer),
                board=board,
                performer=state.performer,
                announcers=_announcers(state) if _announcing_instead(state) else (),
                cue=Cue.TICK if isinstance(last, Perform) else Cue.NONE,
                last=last,
            )
        case Performing(card):
            return PerformPrompt(
                actors=(state.performer,),
                board=board,
                card=card,
                places=ACTIONS[card].places,
                last=last,
            )
        case Announcing():
            return AnnouncePrompt(
                actors=_at_turns_end(state),
                board=board,
                announcers=_announcers(state),
                must=not board.row,
                may_stop=board.limit is None,
                cue=Cue.TICK,
                last=last,
            )
        case Replying(announcement):
            seat, attribute = _asked(state, announcement)
            return ReplyPrompt(
                actors=(seat,),
                board=board,
                announcement=announcement,
                attribute=attribute,
                last=last,
            )
        case Ended(verdict, named, winners):
            return TelepathyOver(
                actors=(),
                winners=winners,
                board=board,
                verdict=verdict,
                hands=state.hands,
                lines=lines_shown(state),
                named=named,
                cue=_LAST_CUES.get(verdict, Cue.REVEAL),
                last=last,
            )


_LAST_CUES = {"lose-line": Cue.LOSS, "stopped": Cue.NONE}


def peek(state: State, seat: int) -> Prompt | None:
    """Own secret cards may be looked at again until the end."""
    if isinstance(state.step, Ended) or not state.hands[seat]:
        return None
    return MemorisePrompt(actors=(), audience=seat, conditions=state.hands[seat])


def used(state: State) -> frozenset[str]:
    """Telepathy plays without packs."""
    return frozenset()
