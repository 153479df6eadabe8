"""The rules of Storyteller: how a match begins, its phases, and what players may see.

The functions for the prompt and the moves of each phase are in `telling`, `voting` and `result`.
"""

from engine.chance import Chance
from engine.core import Prompt
from engine.games.storyteller import result, telling, voting
from engine.games.storyteller.prompts import HandPrompt, TablePublic
from engine.games.storyteller.scoring import MAX_TOGETHER, hand_size
from engine.games.storyteller.state import MatchState, Phase, State
from engine.games.storyteller.understanding import line_id
from engine.phases import Phases
from engine.seating import Seating
from engine.setup import LENGTH, SHORT, OldOptions, Setup, current_options

TOGETHER = "together"
"""The id of the variant for two people and two listening robots."""

TARGETS = {"middle": 20, "long": 30}
"""The points that end a match of each other length."""
OLD_OPTIONS: OldOptions = {
    (LENGTH, "whole"): None,  # the target decides
    ("target", 30): (LENGTH, "long"),
    ("target", 20): (LENGTH, "middle"),
}

PHASES: Phases[State] = Phases(
    telling.PHASE_RULES, voting.PHASE_RULES, result.PHASE_RULES, phase_of=lambda state: state.phase
)


def new(setup: Setup, chance: Chance) -> State:
    """The state at the start: everyone has a hand from the top of the deck.

    The player who was chosen to begin is the first storyteller. If nobody was, it is the first
    player who says that they have a clue; in the variant `together`, chance chooses one of the two.
    """
    players = len(setup.players)
    size = hand_size(players)
    box = setup.box["pictures"]
    pictures = tuple(item.id for item in box)
    together = setup.variant == TOGETHER
    length = str(current_options(setup.options, OLD_OPTIONS).get(LENGTH, "long"))
    match = MatchState(
        pictures={item.id: item for item in box},
        target=MAX_TOGETHER if together else TARGETS.get(length, 0),
        short=length == SHORT,
        secret_votes=setup.options.get("votes") == "secret",
        seating=Seating.of(setup.players),
        spoken_clues=setup.options.get("clues") == "spoken",
        scores=(0,) * players,
        scores_before=(0,) * players,
        deck=pictures[size * players :],
        unseen=frozenset(pictures),
        together=together,
    )
    hands = tuple(pictures[size * seat : size * (seat + 1)] for seat in range(players))
    dealt = State(match, hands)
    first = setup.first
    if first is None:
        if not match.together:
            return dealt
        first = chance.choice(dealt.people)
    return telling.start_round(dealt, first, None)


def peekers(state: State) -> tuple[int, ...]:
    """The seats that may look at their hands: all seats that have one, until the match is over.

    A newcomer has no hand until the next round.
    """
    if state.phase is Phase.OVER:
        return ()
    return tuple(seat for seat in state.everyone if state.hands[seat])


def peek(state: State, seat: int) -> Prompt | None:
    """The prompt with a player's own hand; None if the player may not look at it now."""
    if seat not in peekers(state):
        return None
    return HandPrompt(actors=(), audience=seat, hand=state.items(state.hands[seat]))


FACE_UP = (Phase.VOTE, Phase.POINT)
"""The phases in which the curtain shows the pictures face up. In DISCUSS it does not, because the
prompt of that phase reveals them.
"""


def public(state: State) -> TablePublic:
    """The public part of the state, which the curtain shows.

    It contains neither secrets nor what the prompt behind the curtain reveals.
    """
    if state.phase in (Phase.RESULT, Phase.OVER):
        return _public_result(state)
    face_up = state.phase in FACE_UP
    begun = state.phase is not Phase.START
    return TablePublic(
        round=len(state.match.rounds) + begun,
        scores=state.match.scores,
        target=state.match.target,
        stories=state.match.stories,
        teller=state.teller if begun else None,
        clue=state.clue,
        told=begun and state.phase is not Phase.TELL,
        laid=0 if face_up else len(state.laid),
        players=state.players,
        waiting=state.queue if state.phase in (Phase.CONTRIBUTE, Phase.VOTE) else (),
        pictures=state.laid_items if face_up else (),
        drawn=state.drawn,
        together=state.match.together,
    )


def _public_result(state: State) -> TablePublic:
    """What the curtain shows over the result of a round or match: all pictures of the latest round.

    Over the result of a round, the scores do not include its points yet, as only the result itself
    reveals them.
    """
    played = state.match.rounds[-1]
    match = state.match
    return TablePublic(
        round=len(state.match.rounds),
        scores=match.scores_before if state.phase is Phase.RESULT else match.scores,
        target=state.match.target,
        stories=state.match.stories,
        teller=played.teller,
        clue=played.clue,
        told=True,
        laid=0,
        players=state.players,
        waiting=(),
        pictures=state.items(played.pictures),
        together=state.match.together,
    )


def first(setup: Setup, state: State) -> int:
    """The first storyteller; the first seat before there is one."""
    return state.match.rounds[0].teller if state.match.rounds else max(state.teller, 0)


def used(state: State) -> frozenset[str]:
    """The ids of all pictures that were dealt, and of the clues that robots gave.

    A picture counts once it is in a hand, as its holder may have looked at it. Clues count once
    their round is finished.
    """
    match = state.match
    dealt = frozenset(match.pictures) - match.unseen.intersection(match.deck)
    return dealt | {
        line_id(played.pictures[played.told], played.clue)
        for played in match.rounds
        if match.seating.is_robot(played.teller)
    }
