"""A robot that gives clues for some, but not all, to understand, and votes for the best fit.

What it knows about words and pictures is data (see `understanding`). Its own taste, which is
derived from its name, and some noise make it play differently from other robots.
"""

from collections.abc import Sequence
from itertools import permutations
from math import prod

from engine.chance import Chance
from engine.core import Move, Next, View
from engine.games.storyteller import moves, prompts, understanding
from engine.games.storyteller.scoring import hand_size, pictures_each
from engine.packs import Item

NOISE = {"dreamy": 1.5, "awake": 0.7, "sharp": 0.4}
"""For each skill, the maximum random number that a robot adds to the score of a picture. The score
comes from `fit_scores` and is 0 to 1. The maximum is never 0, so that chance decides if a robot
understands nothing of a clue.
"""
TRIES = {"dreamy": 2, "awake": 8, "sharp": 12}
"""For each skill, how many pairs of a picture and a clue to it a robot storyteller compares."""
IMAGINED_HANDS, IMAGINED_DEALS = 9, 5
"""The maximum number of hands that a robot storyteller simulates in all deals together, and the
maximum number of deals. It always simulates at least one deal.
"""
DOUBT = 0.8
"""How far another player's comparison of two pictures may differ from the robot's own, on the scale
of `fit_scores` (0 to 1).
"""
LIKINGS = (0.1, 0.3, 0.5, 0.7, 0.9)
"""How much another player may like the storyteller's picture for reasons other than the clue, as
fractions of `DOUBT`. The robot assumes that these five values are equally likely. For every other
picture, it assumes that any fraction from 0 to 1 is equally likely.
"""


def robot(view: View, chance: Chance) -> Move | None:
    """The robot's answer to the prompt; None if the prompt is public and a person can answer it."""
    seat = view.seat
    match view.prompt:
        case prompts.TellPrompt() as prompt:
            return _tell(view, prompt, chance)
        case prompts.ContributePrompt(clue=clue, hand=hand, wanted=wanted):
            given = _by_fit(view, clue, hand, chance)[:wanted]
            return moves.Contribute(seat, tuple(hand[place].id for place in given))
        case prompts.VotePrompt(clue=clue, pictures=pictures, own=own):
            slots = _by_fit(view, clue, pictures, chance)
            slot = next(slot for slot in slots if slot not in own)
            return moves.Vote(
                seat, slot, _reason(view, clue, pictures[slot]) if view.prompt.together else ""
            )
    return _in_place_of_people(view, chance) if view.alone else None


def _in_place_of_people(view: View, chance: Chance) -> Move:
    """The robot's move for a prompt that people usually answer, when no person may answer it."""
    match view.prompt:
        case prompts.HaveCluePrompt():
            return moves.DrawLots(view.seat)
        case prompts.CastVotesPrompt(
            together=True, clue=clue, pictures=pictures, pointing=(partner,)
        ):
            return moves.CastVotes(partner, (_by_fit(view, clue, pictures, chance)[0],))
        case prompts.StartVotingPrompt():
            return moves.StartVoting(view.seat)
        case prompts.RoundResultPrompt():
            return Next(view.seat)
    return view.prompt.sample(chance)


def _learnt(view: View) -> understanding.Understanding:
    return view.knowledge or understanding.NOTHING_LEARNT


def _by_fit(view: View, clue: str, pictures: tuple[Item, ...], chance: Chance) -> list[int]:
    """The indices of the pictures, sorted by how well they fit the clue, the best first.

    The robot's own taste and some noise (see `NOISE`) influence the order.
    """
    fits = understanding.fit_scores(_learnt(view), clue, pictures, view.language, view.name)
    liked = [fit + NOISE[view.skill] * chance.fraction() for fit in fits]
    return sorted(range(len(pictures)), key=lambda place: -liked[place])


def _reason(view: View, clue: str, picture: Item) -> str:
    """The word of the clue that fits the picture best.

    Empty if no word fits the picture at all: the robot has only guessed.
    """
    words = clue.split()
    links = [
        understanding.link_strength(_learnt(view), word, picture, view.language, view.name)
        for word in words
    ]
    best = max(links, default=0.0)
    return words[links.index(best)] if best > 0 else ""


# --- telling ------------------------------------------------------------------------------------


def _tell(view: View, prompt: prompts.TellPrompt, chance: Chance) -> moves.Tell:
    """Play a picture with a clue by which some, but not all, will most likely find it.

    The robot draws at most `TRIES` pairs of a picture and a clue at random, and plays the best.
    """
    thought_of = chance.shuffled(_untold(view, prompt))[: TRIES[view.skill]]
    deals = _imagined_deals(view, prompt, chance)
    picture, clue = max(thought_of, key=lambda told: _some_find(view, told[0], told[1], deals))
    return moves.Tell(view.seat, picture.id, clue)


def _untold(view: View, prompt: prompts.TellPrompt) -> list[tuple[Item, str]]:
    """Pairs of a picture of the hand and a clue to it.

    Of each picture's clues, only those that robots gave least recently are used, and clues that
    were given in this match are left out. If no clue is left for any picture, all pictures get the
    same clue of two everyday words.
    """
    learnt = _learnt(view)
    told = {clue.casefold() for clue in prompt.told_before}
    fresh = [
        (picture, clue)
        for picture in prompt.hand
        for clue in _least_recent(
            view, picture, understanding.clues_for(learnt, picture, view.language)
        )
        if clue.casefold() not in told
    ]
    if fresh:
        return fresh
    pairs = permutations(learnt.of(view.language).notions, 2)
    clue = next(clue for clue in map(", ".join, pairs) if clue.casefold() not in told)
    return [(picture, clue) for picture in prompt.hand]


def _least_recent(view: View, picture: Item, clues: Sequence[str]) -> list[str]:
    """The clues that no earlier match has used; if all were used, those used longest ago."""
    turns = [view.last_used.get(understanding.line_id(picture.id, clue), 0) for clue in clues]
    longest_ago = min(turns, default=0)
    return [clue for clue, turn in zip(clues, turns, strict=True) if turn == longest_ago]


Deal = Sequence[Sequence[Item]]
"""Imagined hands of all players but the storyteller and one voter. The voter's hand is left out,
because nobody may vote for a picture of their own.
"""


def _imagined_deals(view: View, prompt: prompts.TellPrompt, chance: Chance) -> list[Deal]:
    """Random deals of pictures with associations, for a robot storyteller.

    They come only from packs of which the robot's own hand has a picture with associations. If
    these packs have too few pictures for one deal, the only deal consists of copies of that hand.
    """
    size, others = hand_size(prompt.players), prompt.players - 2
    held = {item.id for item in prompt.hand}
    language = _learnt(view).of(view.language)
    decks = {item.id.partition("/")[0] for item in filter(language.has_seen, prompt.hand)}
    ours = [
        item for item in language.ours if item.id.partition("/")[0] in decks and item.id not in held
    ]
    if len(ours) < size * others:
        return [[prompt.hand] * others]
    dealt = chance.shuffled(ours)
    hands = [dealt[first : first + size] for first in range(0, len(dealt) - size + 1, size)]
    deals = min(max(IMAGINED_HANDS // others, 1), IMAGINED_DEALS, len(hands) // others)
    return [hands[others * deal : others * (deal + 1)] for deal in range(deals)]


def _some_find(view: View, told: Item, clue: str, deals: Sequence[Deal]) -> float:
    """The probability that some, but not all, find the picture `told` by this clue.

    The result is the mean over all deals. In each deal, `told` has rivals: from every hand, the
    pictures that fit the clue best, as many as a player has to play.
    """
    others = [item for hands in deals for hand in hands for item in hand]
    fit, *fits = understanding.fit_scores(_learnt(view), clue, [told, *others], view.language)
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
    """The probability that a player prefers the storyteller's picture to all its rivals.

    `fit` says how well that picture fits the clue, and `rivals` how well each rival does.
    """
    ahead = [(fit - rival) / DOUBT for rival in rivals]
    return sum(
        prod([min(max(liked + better, 0.0), 1.0) for better in ahead]) for liked in LIKINGS
    ) / len(LIKINGS)
