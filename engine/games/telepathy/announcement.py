"""The phases after a turn of Telepathy: go on or announce, reply, and the end of the match."""

from engine.core import Context, Cue, Move
from engine.errors import IllegalMove
from engine.games.telepathy.conditions import COLOUR, SHAPE, SIGNS, line
from engine.games.telepathy.moves import Announce, Continue, Reply, Stop
from engine.games.telepathy.prompts import AnnouncePrompt, GameOverPrompt, Named, ReplyPrompt
from engine.games.telepathy.recap import awards, lines_shown
from engine.games.telepathy.roles import DIRECTED, FOUR_PARTNERS, OPPOSED, opponents_of, team_of
from engine.games.telepathy.seating import COMING_AND_GOING
from engine.games.telepathy.state import Announcing, Ended, Giving, Replying, State
from engine.phases import PhaseRules

# --- announce or go on ------------------------------------------------------------------------


def _announce_prompt(state: State) -> AnnouncePrompt:
    return AnnouncePrompt(
        actors=state.deciders,
        board=state.board,
        announcers=state.announcers,
        must=not state.board.row,
        may_stop=state.board.limit is None,
        cue=Cue.TICK,
        last=state.last,
    )


def announce(state: State, move: Announce, context: Context) -> State:
    """Handle an announcement of one sign or two.

    If it names only the partner's sign to make, the partner has to reply. If it names the signs to
    make of both partners, the match ends at once.
    """
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
    OPPOSED: "Only the player who has just moved may announce.",
}


def _continue(state: State, move: Continue, context: Context) -> State:
    """Begin the next turn; raise IllegalMove if no card is left, as somebody must announce."""
    state.seating.refuse_others(move, *state.deciders)
    if not state.board.row:
        raise IllegalMove("must-announce", "The cards have run out: somebody must announce.")
    return state.then(Giving(), move, state.next_performer)


def _stop(state: State, move: Stop, context: Context) -> State:
    """End the match without a winner; raise IllegalMove if the number of turns is limited."""
    state.seating.refuse_others(move, *state.deciders)
    if state.board.limit is not None:
        raise IllegalMove("no-stop", "This version ends by itself: play it to the end.")
    return state.then(Ended("stopped"), move)


# --- the reply --------------------------------------------------------------------------------


def _reply_prompt(state: State) -> ReplyPrompt:
    announcement = state.phase_as(Replying).announcement
    seat, attribute = state.asked(announcement)
    return ReplyPrompt(
        actors=(seat,),
        board=state.board,
        announcement=announcement,
        attribute=attribute,
        last=state.last,
    )


def _reply(state: State, move: Reply, context: Context) -> State:
    """End the match with the partner's reply, which names the announcer's sign to make.

    The partner has to reply even if the announcement was wrong.
    """
    announcement = state.phase_as(Replying).announcement
    seat, attribute = state.asked(announcement)
    state.seating.refuse_others(move, seat)
    _refuse_signs((move.sign,), (attribute,))
    names = [(announcement.seat, announcement.signs[0]), (move.seat, move.sign)]
    return _judge(state, names, move)


def _refuse_signs(signs: tuple[str, ...], attributes: tuple[str, ...]) -> None:
    """Raise IllegalMove unless `signs` has one sign of each of `attributes`, in the same order."""
    if len(signs) != len(attributes) or any(
        sign not in SIGNS[attribute] for sign, attribute in zip(signs, attributes, strict=True)
    ):
        raise IllegalMove("wrong-kind", _WHAT_TO_NAME[attributes])


_WHAT_TO_NAME = {
    (COLOUR,): "Name one colour.",
    (SHAPE,): "Name one shape.",
    (COLOUR, SHAPE): "Name one colour and one shape, in this order.",
}

# --- the verdict ------------------------------------------------------------------------------


def _judge(state: State, names: list[tuple[int, str]], last: Move) -> State:
    """End the match after all signs have been named.

    `names` are pairs of a seat and the sign that this seat named. The team of these seats wins if
    all signs are right and both of its lines exist. Otherwise its opponents win, if it has any.
    """
    variant, roles, grid = state.board.variant, state.board.roles, state.board.grid
    team = team_of(variant, roles, last.seat)
    wins = [card.sign for member in team for card in state.hands[member] if card.win]
    named = tuple(Named(seat, sign, sign in wins) for seat, sign in names)
    if not all(name.right for name in named):
        verdict = "wrong-names"
    elif not all(line(grid, sign) for sign in wins):
        verdict = "line-missing"
    else:
        verdict = "won"
    winners = team if verdict == "won" else opponents_of(variant, roles, last.seat)
    return state.then(Ended(verdict, named, winners), last)


def _game_over_prompt(state: State) -> GameOverPrompt:
    end = state.phase_as(Ended)
    return GameOverPrompt(
        actors=(),
        winners=end.winners,
        board=state.board,
        verdict=end.verdict,
        hands=state.hands,
        lines=lines_shown(state),
        named=end.named,
        awards=awards(state),
        cue=_LAST_CUES.get(end.verdict, Cue.REVEAL),
        last=state.last,
    )


_LAST_CUES = {"lose-line": Cue.LOSS, "stopped": Cue.NONE}


ANNOUNCEMENT = {
    Announcing: PhaseRules(
        _announce_prompt,
        {Announce: announce, Continue: _continue, Stop: _stop, **COMING_AND_GOING},
        IllegalMove("not-now", "The turn is over: announce, or go on."),
    ),
    Replying: PhaseRules(
        _reply_prompt,
        {Reply: _reply, **COMING_AND_GOING},
        IllegalMove("not-now", "Answer the announcement first."),
    ),
    Ended: PhaseRules(_game_over_prompt),
}
