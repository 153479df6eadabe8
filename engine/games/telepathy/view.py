"""What a match of Telepathy shows, and to whom."""

from engine.core import Cue, Prompt
from engine.games.telepathy.actions import ACTIONS
from engine.games.telepathy.moves import Perform
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GameOverPrompt,
    GivePrompt,
    MemorisePrompt,
    PerformPrompt,
    ReplyPrompt,
    TablePublic,
)
from engine.games.telepathy.recap import awards, lines_shown
from engine.games.telepathy.state import (
    Announcing,
    Ended,
    Giving,
    Memorising,
    Performing,
    Replying,
    State,
)


def prompt(state: State) -> Prompt:
    """What the match shows now, and to whom."""
    board, last = state.board, state.last
    match state.phase:
        case Memorising(readers):
            seat = readers[0]
            return MemorisePrompt(
                actors=(seat,), audience=seat, board=board, conditions=state.hands[seat]
            )
        case Giving():
            return GivePrompt(
                actors=state.givers,
                board=board,
                performer=state.performer,
                announcers=state.announcers if state.may_announce_instead else (),
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
                actors=state.deciders,
                board=board,
                announcers=state.announcers,
                must=not board.row,
                may_stop=board.limit is None,
                cue=Cue.TICK,
                last=last,
            )
        case Replying(announcement):
            seat, attribute = state.asked(announcement)
            return ReplyPrompt(
                actors=(seat,),
                board=board,
                announcement=announcement,
                attribute=attribute,
                last=last,
            )
        case Ended(verdict, named, winners):
            return GameOverPrompt(
                actors=(),
                winners=winners,
                board=board,
                verdict=verdict,
                hands=state.hands,
                lines=lines_shown(state),
                named=named,
                awards=awards(state),
                cue=_LAST_CUES.get(verdict, Cue.REVEAL),
                last=last,
            )


_LAST_CUES = {"lose-line": Cue.LOSS, "stopped": Cue.NONE}


def public(state: State) -> TablePublic:
    """The board and the roles; no secret card."""
    over = isinstance(state.phase, Ended)
    return TablePublic(
        board=state.board,
        reading=state.phase.readers if isinstance(state.phase, Memorising) else (),
        performer=None if over else state.performer,
        givers=() if over else state.givers,
    )


def peek(state: State, seat: int) -> Prompt | None:
    """Own secret cards may be looked at again until the end."""
    if isinstance(state.phase, Ended) or not state.hands[seat]:
        return None
    return MemorisePrompt(actors=(), audience=seat, board=state.board, conditions=state.hands[seat])


def used(state: State) -> frozenset[str]:
    """Telepathy plays without packs."""
    return frozenset()
