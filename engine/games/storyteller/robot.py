"""A player made of code: finds words for pictures, and pictures for words."""

import zlib
from collections import Counter
from collections.abc import Sequence

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
from engine.packs import Item

RARE = 2
"""A word is worth telling if it goes with no more cards of the hand than this: with one or two
of six, it is neither too plain nor too private for the table."""
MOODS = (
    "longing", "echo", "secret", "courage", "homecoming", "mischief", "silence", "promise",
    "farewell", "wonder", "hunger", "patience", "jealousy", "luck", "memory", "tomorrow",
)  # fmt: skip
"""Clues for pictures without a word worth telling."""


def robot(view: View, chance: Chance) -> Move | None:
    """Answer secret prompts; leave what concerns the table to people, if there are any."""
    seat = view.seat
    match view.prompt:
        case TellPrompt(hand=hand):
            return _tell(seat, hand, chance)
        case ContributePrompt(clue=clue, hand=hand, wanted=wanted):
            fitting = sorted(hand, key=lambda item: fit(clue, item, chance, whim=0.1), reverse=True)
            return Contribute(seat, tuple(item.id for item in fitting[:wanted]))
        case VotePrompt(clue=clue, cards=cards, choices=slots):
            return Vote(seat, max(slots, key=lambda slot: fit(clue, cards[slot], chance, whim=1)))
    return _speak_for_robots(view, chance) if view.alone else None


def _speak_for_robots(view: View, chance: Chance) -> Move:
    match view.prompt:
        case HaveCluePrompt():
            return DrawLots(view.seat)
        case StartVotingPrompt():
            return StartVoting(view.seat)
        case RoundResultPrompt():
            return Next(view.seat)
    return view.prompt.sample(chance)


def _tell(seat: int, hand: Sequence[Item], chance: Chance) -> Tell:
    """Any card, and a tag or a title word of it, or the mood it most brings to mind."""
    card = chance.choice(hand)
    known = Counter(word for item in hand for word in words_of(item))
    telling = [
        phrase
        for phrase in [_spoken(tag) for tag in card.tags] or sorted(words_in(card.text))
        if 0 < min((known[word] for word in words_in(phrase)), default=0) <= RARE
    ]
    if telling:
        return Tell(seat, card.id, chance.choice(telling))
    return Tell(seat, card.id, max(MOODS, key=lambda mood: association(mood, card)))


def _spoken(tag: str) -> str:
    """A tag as one would say it: “palette:amber_dusk” is “amber dusk”."""
    return tag.rpartition(":")[2].replace("_", " ").replace("/", " and ")


def fit(clue: str, picture: Item, chance: Chance, whim: float) -> float:
    """How well a picture goes with a clue: shared words, vague association, and a whim.

    Without whims a clear clue would be understood by all. A clue that was only spoken means
    nothing to a robot.
    """
    if not clue:
        return chance.fraction()
    shared = len(words_in(clue) & words_of(picture))
    return 1 - 0.5**shared + 0.4 * association(clue, picture) + whim * chance.fraction()


def association(clue: str, picture: Item) -> float:
    """What all robots alike see in a picture, from 0 to 1: arbitrary, but always the same."""
    return zlib.crc32(f"{clue.casefold()} {picture.id}".encode()) / 2**32


def words_of(picture: Item) -> frozenset[str]:
    return words_in(" ".join((picture.text, *picture.tags)))


def words_in(text: str) -> frozenset[str]:
    """The words of a text that may mean something."""
    plain = "".join(c if c.isalpha() else " " for c in text.casefold())
    return frozenset(word for word in plain.split() if len(word) > 2)
