"""A robot that tells what some will find, and looks for what others may have meant.

What it understands by words is data (`understanding`); a taste of its own and some noise make it
another player than the robot beside it. Where it has heard no clue it says so.
"""

from collections.abc import Sequence
from itertools import permutations
from math import exp

from engine.chance import Chance
from engine.core import Move, Next, View
from engine.games.storyteller.moves import (
    Abstain,
    Contribute,
    DrawLots,
    StartVoting,
    Tell,
    Vote,
)
from engine.games.storyteller.prompts import (
    ContributePrompt,
    HaveCluePrompt,
    RoundResultPrompt,
    StartVotingPrompt,
    TellPrompt,
    VotePrompt,
)
from engine.games.storyteller.scoring import cards_each, hand_size
from engine.games.storyteller.understanding import (
    NOTHING_LEARNT,
    Understanding,
    clues_for,
    fit_scores,
    is_ours,
)
from engine.packs import Item

NOISE = {"dreamy": 1.5, "awake": 0.7, "sharp": 0.4}
"""How much chance is added to how well a picture fits, by skill. Never nothing: where a robot
understands nothing of a clue this decides."""
TRIES = {"dreamy": 2, "awake": 8, "sharp": 16}
"""Of how many pictures with clues a storyteller takes the best."""
CONVICTION = 9.0
"""How much likelier others vote for a picture that fits best than for one that does not fit at
all: e to the power of this."""


def robot(view: View, chance: Chance) -> Move | None:
    """Answer secret prompts; leave what concerns the table to people, if there are any."""
    seat = view.seat
    match view.prompt:
        case TellPrompt() as prompt:
            return _tell(view, prompt, chance)
        case ContributePrompt(clue=clue, hand=hand, wanted=wanted):
            given = _by_fit(view, clue, hand, chance)[:wanted]
            return Contribute(seat, tuple(hand[place].id for place in given))
        case VotePrompt(may_abstain=True):
            return Abstain(seat)
        case VotePrompt(clue=clue, cards=cards, own=own):
            slots = _by_fit(view, clue, cards, chance)
            return Vote(seat, next(slot for slot in slots if slot not in own))
    return _in_place_of_people(view, chance) if view.alone else None


def _in_place_of_people(view: View, chance: Chance) -> Move:
    """What a robot does only when no person can."""
    match view.prompt:
        case HaveCluePrompt():
            return DrawLots(view.seat)
        case StartVotingPrompt():
            return StartVoting(view.seat)
        case RoundResultPrompt():
            return Next(view.seat)
    return view.prompt.sample(chance)


def _learnt(view: View) -> Understanding:
    return view.knowledge or NOTHING_LEARNT


def _by_fit(view: View, clue: str, pictures: tuple[Item, ...], chance: Chance) -> list[int]:
    """The places of the pictures, what goes best with the clue first: by taste, and some noise."""
    fits = fit_scores(_learnt(view), clue, pictures, view.language, view.name)
    liked = [fit + NOISE[view.skill] * chance.fraction() for fit in fits]
    return sorted(range(len(pictures)), key=lambda place: -liked[place])


# --- telling ------------------------------------------------------------------------------------


def _tell(view: View, prompt: TellPrompt, chance: Chance) -> Tell:
    """The picture and clue, of those that come to mind, that most likely some but not all find."""
    thought_of = chance.shuffled(_untold(view, prompt))[: TRIES[view.skill]]
    hands = _imagined_hands(view, prompt, chance)
    voters = len(prompt.scores) - 1

    def worth(picture_and_clue: tuple[Item, str]) -> float:
        found = _likely_found(view, *picture_and_clue, hands)
        return 1 - found**voters - (1 - found) ** voters

    picture, clue = max(thought_of, key=worth)
    return Tell(view.seat, picture.id, clue)


def _untold(view: View, prompt: TellPrompt) -> list[tuple[Item, str]]:
    """Every picture of the hand with every clue to it that nobody has told in this match."""
    learnt = _learnt(view)
    told = {clue.casefold() for clue in prompt.told_before}
    fresh = [
        (picture, clue)
        for picture in prompt.hand
        for clue in clues_for(learnt, picture, view.language)
        if clue.casefold() not in told
    ]
    if fresh:
        return fresh
    pairs = permutations(learnt.of(view.language).notions, 2)
    clue = next(clue for clue in map(", ".join, pairs) if clue.casefold() not in told)
    return [(picture, clue) for picture in prompt.hand]


def _imagined_hands(view: View, prompt: TellPrompt, chance: Chance) -> list[Sequence[Item]]:
    """What the other players, but for one who votes, may hold: any of our pictures, or such as the
    robot holds itself."""
    players = len(prompt.scores)
    size = hand_size(players)
    held = {item.id for item in prompt.hand}
    others = [item for item in _learnt(view).of(view.language).ours if item.id not in held]
    if len(others) < size * players or not any(map(is_ours, prompt.hand)):
        return [prompt.hand] * (players - 2)
    dealt = chance.shuffled(others)
    return [dealt[size * hand : size * (hand + 1)] for hand in range(players - 2)]


def _likely_found(view: View, told: Item, clue: str, hands: Sequence[Sequence[Item]]) -> float:
    """How likely another player takes the told picture among the best of the others' hands."""
    laid = cards_each(len(hands) + 2)
    rival_hands = [[item for item in hand if item is not told] for hand in hands]
    pictures = [told, *(item for hand in rival_hands for item in hand)]
    fit, *others = fit_scores(_learnt(view), clue, pictures, view.language)
    rivals: list[float] = []
    for hand in rival_hands:
        rivals += sorted(others[: len(hand)], reverse=True)[:laid]
        del others[: len(hand)]
    drawn = exp(CONVICTION * fit)
    return drawn / (drawn + sum(exp(CONVICTION * rival) for rival in rivals))
