"""The phases after a round and after a match: the result, refilled hands, and who has won."""

from collections.abc import Mapping
from dataclasses import replace

from engine.core import Award, ChangeOfPlayers, Context, Cue, Join, Leave, Next, Prompt, TakeOver
from engine.games.storyteller import prompts, seating
from engine.games.storyteller.recap import MOST_DECEIVING, awards, earned
from engine.games.storyteller.scoring import band_of, hand_size, outcome_of
from engine.games.storyteller.state import BOX, Phase, State
from engine.games.storyteller.telling import start_round
from engine.phases import PhaseRules
from engine.seating import around, neighbour

# --- the result of a round --------------------------------------------------------------------


def _result_prompt(state: State) -> Prompt:
    match, present = state.match, state.everyone
    played = match.rounds[-1]
    return prompts.RoundResultPrompt(
        actors=state.people,
        cue=Cue.NONE if isinstance(state.last, ChangeOfPlayers) else Cue.REVEAL,
        last=state.last,
        round=len(match.rounds),
        scores=match.scores,
        target=match.target,
        stories=match.stories,
        players=state.players,
        teller=played.teller,
        clue=played.clue,
        pictures=_revealed(state),
        outcome=outcome_of(len(played.finders), played.votes),
        gains=tuple([gain for gain in played.gains if gain.seat in present]),
        final=match.finished,
        gone=tuple(dict.fromkeys(o for o in played.owners if o not in {*present, BOX})),
        together=match.together,
        points=max((gain.points for gain in played.gains), default=0),
        reasons=played.reasons,
    )


def _revealed(state: State) -> tuple[prompts.RevealedPicture, ...]:
    """The pictures of the latest round with their owners and voters."""
    match = state.match
    played = match.rounds[-1]
    return tuple(
        [
            prompts.RevealedPicture(
                match.pictures[picture],
                owner=None if owner == BOX else owner,
                voters=voters,
                told=slot == played.told,
            )
            for slot, (picture, owner, voters) in enumerate(
                zip(played.pictures, played.owners, played.voters, strict=True)
            )
        ]
    )


def _next_round(state: State, move: Next, context: Context) -> State:
    """End the match after its last round; otherwise fill all hands and start the next round."""
    seating.refuse_unseated(state, move, context)
    if state.match.finished:
        return replace(state, phase=Phase.OVER, last=move)
    first = neighbour(state.everyone, state.teller)
    return start_round(_refill(state, first, context), _next_teller(state), move)


def _next_teller(state: State) -> int:
    """The next storyteller: the player on the left of the last one.

    In a short match it is the next player who has not been storyteller yet. In the variant
    `together` it is the other person.
    """
    if state.match.together:
        return next(seat for seat in state.people if seat != state.teller)
    left = neighbour(state.everyone, state.teller)
    if state.match.short:
        clockwise = around(state.everyone, left)
        return next((seat for seat in clockwise if seat in state.match.untold), left)
    return left


def _refill(state: State, first: int, context: Context) -> State:
    """Deal pictures from the deck until all hands are full, beginning at seat `first`.

    If the deck has too few pictures, it is shuffled together with the discard pile first.
    """
    size = hand_size(state.players)
    needed = sum(max(size - len(state.hands[seat]), 0) for seat in state.everyone)
    match = state.match.with_deck_for(needed, context.chance)
    deck = match.deck
    hands = list(state.hands)
    for seat in around(state.everyone, first):
        missing = max(size - len(hands[seat]), 0)
        hands[seat] += deck[:missing]
        deck = deck[missing:]
    return replace(state, match=replace(match, deck=deck), hands=tuple(hands))


# --- the end of the match ---------------------------------------------------------------------


def _game_over_prompt(state: State) -> Prompt:
    match = state.match
    best = max(match.points.values())
    given = awards(state)
    return prompts.GameOverPrompt(
        actors=(),
        cue=Cue.REVEAL,
        last=state.last,
        winners=state.people
        if match.together
        else tuple(seat for seat, score in match.points.items() if score == best),
        scores=match.scores,
        target=match.target,
        short=match.short,
        rounds=len(match.rounds),
        found=_found_by(state),
        gallery=tuple(
            prompts.ToldPicture(
                picture=match.pictures[played.pictures[played.told]],
                clue=played.clue,
                teller=played.teller,
                finders=played.finders,
                voters=played.votes,
            )
            for played in match.rounds
        ),
        awards=given,
        earned=earned(state),
        honoured=tuple(_honoured(state, award) for award in given),
        together=match.together,
        band=band_of(best) if match.together else 0,
    )


def _honoured(state: State, award: Award) -> prompts.HonouredPicture | None:
    """The picture of an award in the latest round in which it can have won the award.

    It was the storyteller's in that round, except for the award `most-deceiving`.
    """
    told = award.key != MOST_DECEIVING
    for number, played in reversed([*enumerate(state.match.rounds)]):
        if award.item in played.pictures and told == (award.item == played.pictures[played.told]):
            return prompts.HonouredPicture(state.match.pictures[award.item], number)
    return None


def _found_by(state: State) -> tuple[tuple[int, ...], ...]:
    """How often each seat (first index) found the picture of each storyteller (second index)."""
    players = len(state.hands)
    found = [[0] * players for _ in range(players)]
    for played in state.match.rounds:
        for finder in played.finders:
            found[finder][played.teller] += 1
    return tuple(tuple(row) for row in found)


PHASE_RULES: Mapping[Phase, PhaseRules[State]] = {
    Phase.RESULT: PhaseRules(
        _result_prompt,
        {Next: _next_round, Leave: seating.leave, Join: seating.join, TakeOver: seating.take_over},
    ),
    Phase.OVER: PhaseRules(_game_over_prompt),
}
