"""A robot that tells what some will find, and looks for what others may have meant.

What it understands by words is data (`understanding`); a taste of its own and some noise make it
another player than the robot beside it.
"""

from collections.abc import Sequence
from itertools import permutations
from math import prod

from engine.chance import Chance
from engine.core import Move, Next, View
from engine.games.storyteller.moves import (
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
from engine.games.storyteller.scoring import hand_size, pictures_each
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
TRIES = {"dreamy": 2, "awake": 8, "sharp": 12}
"""Of how many pictures with clues a storyteller takes the best."""
IMAGINED_HANDS, IMAGINED_DEALS = 9, 5
"""Of how many hands, in how many deals a storyteller thinks at most: the fewer play, the more."""
DOUBT = 0.8
"""By how much of the best fit a storyteller thinks that others may like a picture more."""
LIKINGS = (0.1, 0.3, 0.5, 0.7, 0.9)
"""By how much of that doubt somebody may like the told one more, each as likely."""


def robot(view: View, chance: Chance) -> Move | None:
    """Answer secret prompts; leave what concerns the table to people, if there are any."""
    seat = view.seat
    match view.prompt:
        case TellPrompt() as prompt:
            return _tell(view, prompt, chance)
        case ContributePrompt(clue=clue, hand=hand, wanted=wanted):
            given = _by_fit(view, clue, hand, chance)[:wanted]
            return Contribute(seat, tuple(hand[place].id for place in given))
        case VotePrompt(clue=clue, pictures=pictures, own=own):
            slots = _by_fit(view, clue, pictures, chance)
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
    deals = _imagined_deals(view, prompt, chance)
    picture, clue = max(thought_of, key=lambda told: _some_find(view, told[0], told[1], deals))
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


Deal = Sequence[Sequence[Item]]
"""The hands of the other players, but for one who votes."""


def _imagined_deals(view: View, prompt: TellPrompt, chance: Chance) -> list[Deal]:
    """What others may hold: any of our pictures, or such as the robot holds itself."""
    players = len(prompt.scores)
    size, others = hand_size(players), players - 2
    held = {item.id for item in prompt.hand}
    ours = [item for item in _learnt(view).of(view.language).ours if item.id not in held]
    if len(ours) < size * others or not any(map(is_ours, prompt.hand)):
        return [[prompt.hand] * others]
    dealt = chance.shuffled(ours)
    hands = [dealt[first : first + size] for first in range(0, len(dealt) - size + 1, size)]
    deals = min(max(IMAGINED_HANDS // others, 1), IMAGINED_DEALS, len(hands) // others)
    return [hands[others * deal : others * (deal + 1)] for deal in range(deals)]


def _some_find(view: View, told: Item, clue: str, deals: Sequence[Deal]) -> float:
    """How likely some but not all take the told picture among the best of the others' hands."""
    others = [item for hands in deals for hand in hands for item in hand]
    fit, *fits = fit_scores(_learnt(view), clue, [told, *others], view.language)
    rating = iter(fits)
    likely = 0.0
    for hands in deals:
        rivals = []
        for hand in hands:
            rated = [rated for item, rated in zip(hand, rating, strict=False) if item is not told]
            rivals += sorted(rated, reverse=True)[: pictures_each(len(hands) + 2)]
        found, voters = _likely_found(fit, rivals), len(hands) + 1
        likely += 1 - found**voters - (1 - found) ** voters
    return likely / len(deals)


def _likely_found(fit: float, rivals: Sequence[float]) -> float:
    """How likely a player likes the told picture better than every other one."""
    ahead = [(fit - rival) / DOUBT for rival in rivals]
    return sum(
        prod([min(max(liked + better, 0.0), 1.0) for better in ahead]) for liked in LIKINGS
    ) / len(LIKINGS)
