"""The first half of a round: the storyteller's picture and clue, and the others' pictures."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.core import ActNext, Context, Move, Prompt
from engine.errors import IllegalMove
from engine.games.storyteller.moves import Contribute, DrawLots, HaveClue, Tell
from engine.games.storyteller.prompts import ContributePrompt, HaveCluePrompt, TellPrompt
from engine.games.storyteller.scoring import pictures_each
from engine.games.storyteller.seating import act_before_others, refuse_unseated
from engine.games.storyteller.state import BOX, Laid, Phase, State
from engine.phases import PhaseRules
from engine.texts import is_readable

CLUE_LENGTH = 120
FROM_BOX = 2
"""How many pictures from the deck are added in each round of the variant `together`."""


def start_round(state: State, teller: int, last: Move | None) -> State:
    """Start a round: clear the table, and let the player at seat `teller` choose a picture.

    `last` is the value for `State.last`.
    """
    return replace(
        state,
        phase=Phase.TELL,
        queue=(teller,),
        teller=teller,
        clue="",
        laid=(),
        votes=(),
        not_heard=(),
        barred=(),
        reasons=(),
        last=last,
        drawn=False,
    )


def round_fields(state: State) -> dict[str, Any]:
    """The fields that every prompt of a running round has; see `RoundPrompt`."""
    return {
        "round": len(state.match.rounds) + 1,
        "scores": state.match.scores,
        "target": state.match.target,
        "stories": state.match.stories,
        "players": state.players,
        "teller": state.teller,
        "clue": state.clue,
        "together": state.match.together,
    }


# --- before the first round: who has a clue? --------------------------------------------------


def _have_clue_prompt(state: State) -> Prompt:
    return HaveCluePrompt(
        actors=state.everyone, scores=state.match.scores, target=state.match.target
    )


def _have_clue(state: State, move: HaveClue, context: Context) -> State:
    """Start the first round; the player who says that they have a clue is the storyteller."""
    refuse_unseated(state, move, context)
    return start_round(state, move.seat, move)


def _draw_lots(state: State, move: DrawLots, context: Context) -> State:
    refuse_unseated(state, move, context)
    begun = start_round(state, context.chance.choice(state.everyone), move)
    return replace(begun, drawn=True)


# --- the storyteller's picture and clue -------------------------------------------------------


def _tell_prompt(state: State) -> Prompt:
    return TellPrompt(
        actors=state.queue,
        audience=state.teller,
        last=state.last,
        **round_fields(state),
        hand=state.items(state.hands[state.teller]),
        clue_length=CLUE_LENGTH,
        told_before=tuple([played.clue for played in state.match.rounds]),
        readers=_readers(state),
    )


def _readers(state: State) -> tuple[int, ...]:
    """The seats of the robots that vote: they cannot hear, so they have to read the clue.

    Empty if the next person may write it down.
    """
    return () if state.match.spoken_clues and _writers(state) else _robots(state)


def _robots(state: State) -> tuple[int, ...]:
    return tuple(seat for seat in state.others if state.seating.is_robot(seat))


def _writers(state: State) -> tuple[int, ...]:
    """The seats of the people who add pictures, and can write down a clue that was spoken."""
    return tuple(seat for seat in state.contributors if not state.seating.is_robot(seat))


def _needs_writing(state: State, seat: int) -> bool:
    """Whether the player at a seat has to write down the clue, because robots cannot hear it."""
    unwritten = state.match.spoken_clues and not state.clue
    return unwritten and not state.seating.is_robot(seat) and bool(_robots(state))


def _tell(state: State, move: Tell, context: Context) -> State:
    """Play the storyteller's picture face down, with a clue that is written or only spoken.

    If robots vote, the clue must be written, or the next person writes it down; then robots play
    their pictures after people. Earlier versions allowed a spoken clue with robots too, so a replay
    accepts one.
    """
    state.seating.refuse_others(move, state.queue[0])
    written = move.clue.strip()
    _refuse_bad_clue(written)
    if not written and _readers(state) and not context.replayed:
        raise IllegalMove("no-clue", "Write the clue down: robots can’t hear.")
    queue = state.contributors
    if state.match.spoken_clues and not written:
        queue = (*_writers(state), *(seat for seat in queue if state.seating.is_robot(seat)))
    return replace(
        _lay(state, move, (move.card,)), phase=Phase.CONTRIBUTE, queue=queue, clue=written
    )


def _refuse_bad_clue(clue: str) -> None:
    """Raise IllegalMove for a clue that is too long or unreadable."""
    if len(clue) > CLUE_LENGTH:
        raise IllegalMove(
            "long-clue", "A written clue has at most {most} characters.", most=CLUE_LENGTH
        )
    if not is_readable(clue):
        raise IllegalMove("bad-clue", "A clue is one line of ordinary characters.")


# --- the pictures of the others ---------------------------------------------------------------


def _contribute_prompt(state: State) -> Prompt:
    seat = state.queue[0]
    contributors = len(state.contributors)
    return ContributePrompt(
        actors=(seat,),
        audience=seat,
        **round_fields(state),
        hand=state.items(state.hands[seat]),
        wanted=pictures_each(state.players),
        contributed=contributors - len(state.queue),
        contributors=contributors,
        clue_length=CLUE_LENGTH if _needs_writing(state, seat) else 0,
        alternatives=state.queue[1:],
    )


def _contribute(state: State, move: Contribute, context: Context) -> State:
    """Play one player's pictures; after the last player's, shuffle all pictures of the round.

    In the variant `together`, `FROM_BOX` pictures from the deck are added before the shuffle.
    """
    state.seating.refuse_others(move, state.queue[0])
    wanted = pictures_each(state.players)
    if len(move.cards) != wanted or len(set(move.cards)) != wanted:
        raise IllegalMove(
            "picture-count", "Play exactly this many pictures: {wanted}.", wanted=wanted
        )
    after = replace(
        _lay(state, move, move.cards), queue=state.queue[1:], clue=_clue_after(state, move)
    )
    if after.queue:
        return after
    if state.match.together:
        after = _lay_from_box(after, context)
    return replace(after, phase=Phase.DISCUSS, laid=context.chance.shuffled(after.laid))


def _clue_after(state: State, move: Contribute) -> str:
    """The clue after a player has played pictures, and written it down if that was needed."""
    written = move.clue.strip()
    _refuse_bad_clue(written)
    needed = _needs_writing(state, move.seat)
    if needed and not written:
        raise IllegalMove("no-clue", "Write the clue down: robots can’t hear.")
    if written and not needed:
        raise IllegalMove("clue-known", "There’s no clue to write down.")
    return written or state.clue


def _lay_from_box(state: State, context: Context) -> State:
    """Add the top `FROM_BOX` pictures of the deck to those on the table."""
    match = state.match.with_deck_for(FROM_BOX, context.chance)
    drawn = tuple(Laid(picture, BOX) for picture in match.deck[:FROM_BOX])
    return replace(
        state, match=replace(match, deck=match.deck[FROM_BOX:]), laid=(*state.laid, *drawn)
    )


def _lay(state: State, move: Tell | Contribute, pictures: tuple[str, ...]) -> State:
    """The state after a player has put pictures from the hand face down on the table.

    If lots were drawn, `drawn` stays true until a person has played a picture. Robots play unseen,
    so until then the drawing of lots is the latest thing that people have seen.
    """
    seat = move.seat
    hand = state.hands[seat]
    if not {*pictures} <= {*hand}:
        raise IllegalMove("not-in-hand", "That picture isn’t in your hand.")
    kept = tuple([picture for picture in hand if picture not in pictures])
    return replace(
        state,
        hands=(*state.hands[:seat], kept, *state.hands[seat + 1 :]),
        laid=(*state.laid, *(Laid(picture, seat) for picture in pictures)),
        last=None,
        drawn=state.drawn and state.seating.is_robot(seat),
    )


PHASE_RULES: Mapping[Phase, PhaseRules[State]] = {
    Phase.START: PhaseRules(_have_clue_prompt, {HaveClue: _have_clue, DrawLots: _draw_lots}),
    Phase.TELL: PhaseRules(_tell_prompt, {Tell: _tell}),
    Phase.CONTRIBUTE: PhaseRules(
        _contribute_prompt, {Contribute: _contribute, ActNext: act_before_others}
    ),
}
