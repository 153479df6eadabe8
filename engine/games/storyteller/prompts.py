"""What the table, or one player, sees in each step of Storyteller."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import combinations
from typing import ClassVar, NamedTuple, Self

from engine.chance import Chance
from engine.core import Gain, GameOver, Move, Next, Prompt, Public
from engine.games.storyteller import moves
from engine.games.storyteller.scoring import MAX_TOGETHER, Outcome
from engine.packs import Item
from engine.records import Frozen

SPOKEN = ""
WRITTEN = "Once upon a time"
SAMPLE_CLUES = (SPOKEN, WRITTEN, "Ścieżka we mgle …")


class HandPrompt(Prompt):
    """Shows a player's own pictures, when the player looks at them again."""

    hand: tuple[Item, ...]


class TablePublic(Public):
    """What everyone may see: the table, the scores, and who still has to act."""

    round: int
    """The number of the round, counted from 1; 0 before the first storyteller is known."""
    scores: tuple[int, ...]
    """The scores by seat, without the points of a round whose result has not been shown yet."""
    target: int
    stories: int
    """The number of rounds in a short match and in the variant `together`; 0 in other matches."""
    teller: int | None
    """The storyteller's seat; None before the first storyteller is known."""
    clue: str
    """The written clue; empty if it was only spoken."""
    told: bool
    """Whether a clue has been given, written or spoken."""
    laid: int
    """How many pictures lie face down."""
    players: int
    waiting: tuple[int, ...]
    """The seats that still have to play a picture or to vote in secret, the next one first."""
    pictures: tuple[Item, ...]
    """The pictures by slot once everyone has seen them; empty before."""
    drawn: bool = False
    """Whether the storyteller was drawn by lot, and no person has played a picture since."""
    together: bool = False
    """Whether it is the variant `together`: two people tell, and two robots vote."""


class HaveCluePrompt(Prompt):
    """Asks who has a clue, while everyone may look at their own hand.

    The first player who says that they have one is the first storyteller.
    """

    scores: tuple[int, ...]
    target: int

    @property
    def players(self) -> int:
        return len(self.scores)

    plain_moves: ClassVar[tuple[type[Move], ...]] = (moves.HaveClue, moves.DrawLots)

    def text(self, names: Sequence[str]) -> str:
        return "Everyone has a hand of pictures. Who has a clue?"


class RoundPrompt(Prompt):
    """The fields that the prompts of all steps of a round have in common."""

    round: int
    """The number of the round, counted from 1."""
    scores: tuple[int, ...]
    target: int
    """The points at which the match ends; 0 in a short match."""
    stories: int
    """The number of rounds in a short match and in the variant `together`; 0 in other matches."""
    players: int
    """The number of players at the table."""
    teller: int
    """The storyteller's seat."""
    clue: str
    """The written clue; empty if it was only spoken."""
    together: bool
    """Whether it is the variant `together`, of two people with two listening robots."""


class TellPrompt(RoundPrompt):
    """Asks the storyteller for a picture and a clue."""

    hand: tuple[Item, ...]
    clue_length: int
    """The maximum length of a written clue, in characters."""
    told_before: tuple[str, ...]
    """The clues of earlier rounds, which robots do not repeat."""
    readers: tuple[int, ...]
    """The seats of the robots that vote. They cannot hear, so the clue must be written."""

    def options(self) -> tuple[Move, ...]:
        clue = WRITTEN if self.readers else SPOKEN
        return tuple(moves.Tell(self.actors[0], item.id, clue) for item in self.hand)

    def sample(self, chance: Chance) -> Move:
        clues = [clue for clue in SAMPLE_CLUES if clue or not self.readers]
        return moves.Tell(self.actors[0], chance.choice(self.hand).id, chance.choice(clues))


class ContributePrompt(RoundPrompt):
    """Asks a player to play pictures that others could take for the storyteller's."""

    hand: tuple[Item, ...]
    wanted: int
    """How many pictures the player has to play."""
    contributed: int
    """How many players have played their pictures, out of the number `contributors`."""
    contributors: int
    clue_length: int = 0
    """The maximum length of the clue that the player has to write down for robots, because it was
    only spoken; 0 if there is nothing to write.
    """

    def options(self) -> tuple[Move, ...]:
        pictures = [item.id for item in self.hand]
        clue = WRITTEN if self.clue_length else ""
        return tuple(
            moves.Contribute(self.actors[0], given, clue)
            for given in combinations(pictures, self.wanted)
        )


class StartVotingPrompt(RoundPrompt):
    """Shows all pictures face up in their slots, for everyone to talk about."""

    pictures: tuple[Item, ...]
    secret: bool
    """Whether the votes that follow are secret; otherwise people point at the same time."""

    plain_moves: ClassVar[tuple[type[Move], ...]] = (moves.StartVoting,)

    def text(self, names: Sequence[str]) -> str:
        teller = names[self.teller]
        clue = f"“{self.clue}”" if self.clue else "a clue that was only spoken"
        shown = [f"  {slot}: {title(picture)}" for slot, picture in enumerate(self.pictures, 1)]
        number = f"{self.round} of {self.stories}" if self.stories else f"{self.round}"
        return "\n".join([f"Round {number}. {teller} tells: {clue}.", *shown])


class VotePrompt(RoundPrompt):
    """Asks one player, in secret, which picture may be the storyteller's."""

    pictures: tuple[Item, ...]
    own: tuple[int, ...]
    """The slots of the player's own pictures, which cannot be voted for."""

    @property
    def choices(self) -> tuple[int, ...]:
        """The slots that can be voted for."""
        return tuple([slot for slot in range(len(self.pictures)) if slot not in self.own])

    def options(self) -> tuple[Move, ...]:
        return tuple(moves.Vote(self.actors[0], slot) for slot in self.choices)


class CastVotesPrompt(RoundPrompt):
    """Asks one person to enter who points at which picture; everyone points at the same time.

    The prompt does not say who played which picture, so at first any slot may be entered. Players
    who pointed at a picture of their own are asked again.
    """

    pictures: tuple[Item, ...]
    pointing: tuple[int, ...]
    """The seats whose votes are to be entered, in this order."""
    barred: tuple[tuple[int, int], ...]
    """Pairs of a seat and a slot for which that seat may no longer vote. The slot has the player's
    own picture. The player has already pointed at it, so everyone knows whose picture it is.
    """
    placed: tuple[tuple[int, int], ...]
    """The valid votes of people so far, as pairs of a seat and a slot. They are kept while people
    who pointed at their own picture are asked again.
    """

    def choices(self, seat: int) -> tuple[int, ...]:
        """The slots that may be entered for a seat."""
        return tuple(s for s in range(len(self.pictures)) if (seat, s) not in self.barred)

    def options(self) -> tuple[Move, ...]:
        """Some of the legal moves: each possible slot of each seat occurs in at least one of them.

        All other combinations of possible slots are legal too.
        """
        choices = [self.choices(seat) for seat in self.pointing]
        return tuple(
            moves.CastVotes(seat, tuple(slots[turn % len(slots)] for slots in choices))
            for seat in self.actors
            for turn in range(max(len(slots) for slots in choices))
        )

    def sample(self, chance: Chance) -> Move:
        votes = tuple(chance.choice(self.choices(seat)) for seat in self.pointing)
        return moves.CastVotes(chance.choice(self.actors), votes)

    def text(self, names: Sequence[str]) -> str:
        asked = ", ".join(names[seat] for seat in self.pointing)
        if self.barred:
            return f"Nobody may point at a picture of their own; once more: {asked}."
        return f"All together: {asked} point at a picture."


class RevealedPicture(Frozen):
    """A picture on the table, the player who played it, and the players who voted for it."""

    item: Item
    owner: int | None
    """The owner's seat; None for a picture from the deck."""
    voters: tuple[int, ...]
    told: bool
    """Whether this is the storyteller's picture."""


OUTCOMES = {
    Outcome.NOBODY: "Nobody found it, so {teller} gets nothing and everyone else 2.",
    Outcome.EVERYBODY: "Everybody found it, so {teller} gets nothing and everyone else 2.",
    Outcome.SOME: "Some found it, but not all, so {teller} gets 3, and so does everyone who did.",
}
REASONS = {
    "told-well": "understood by some, but not by all",
    "found": "found the storyteller’s picture",
    Outcome.NOBODY.value: "nobody found it, so all but the storyteller get 2",
    Outcome.EVERYBODY.value: "everybody found it, so all but the storyteller get 2",
    "between-us": "the partner found it, and not every robot did",
    "votes-drawn": "one for each vote on a picture of theirs",
    "joined": "a newcomer starts with the lowest score of the table",
}
"""The reasons for points, by the `why` of a gain."""
TOGETHER = {
    0: "Nothing for a clue that the partner missed, or that was plain to both robots.",
    2: "The partner found it, and one robot did too: 2.",
    3: "The partner found it, and no robot did: 3.",
}


class RoundResultPrompt(RoundPrompt):
    """Shows who played which picture, who voted for which, and the points of the round."""

    pictures: tuple[RevealedPicture, ...]
    outcome: Outcome
    gains: tuple[Gain, ...]
    final: bool
    """Whether this was the last round of the match."""
    gone: tuple[int, ...]
    """The seats of players who played a picture in this round and have left since."""
    points: int
    """The most points of any gain of this round. In the variant `together`, these are the points
    that each of the two people got.
    """
    reasons: tuple[tuple[int, str], ...]
    """Pairs of a seat and a word of the clue: the word that led a listening robot to its vote. A
    listening robot without a pair has only guessed.
    """

    plain_moves: ClassVar[tuple[type[Move], ...]] = (Next,)
    """Leaving and joining are left out, so that random players do neither."""

    def text(self, names: Sequence[str]) -> str:
        lines = []
        for slot, picture in enumerate(self.pictures, 1):
            voters = ", ".join(names[voter] for voter in picture.voters)
            mark = "*" if picture.told else " "
            votes = f", voted for by {voters}" if voters else ""
            owner = "from the box" if picture.owner is None else f"{names[picture.owner]}'s"
            lines.append(f" {mark}{slot}: {owner}{votes}")
        gained = [f"  {names[a.seat]} +{a.points}: {REASONS[a.why]}." for a in self.gains]
        totals = ", ".join(f"{names[seat]} {self.scores[seat]}" for seat in self.actors)
        outcome = OUTCOMES[self.outcome].format(teller=names[self.teller])
        if self.together:
            led = [f"  {names[seat]} followed “{word}”." for seat, word in self.reasons]
            total = f"  {max(self.scores)} points after {self.round} of {self.stories} rounds."
            return "\n".join([TOGETHER[self.points], *lines, *led, total])
        return "\n".join([outcome, *lines, *gained, f"  Now: {totals}."])


class ToldPicture(Frozen):
    """A storyteller's picture, its clue, and the players who found it."""

    picture: Item
    clue: str
    """The written clue; empty if it was only spoken."""
    teller: int
    finders: tuple[int, ...]
    voters: int


class HonouredPicture(NamedTuple):
    """The picture of an award, and the index of the round in which it lay on the table."""

    picture: Item
    round: int


class GameOverPrompt(GameOver):
    """Shows who won, who understood whom, and the storytellers' pictures."""

    target: int
    short: bool
    """Whether it was a short match, in which everyone is storyteller once."""
    rounds: int
    gallery: tuple[ToldPicture, ...]
    """The storyteller's picture of every round."""
    honoured: tuple[HonouredPicture | None, ...]
    """The picture of each of `awards`; None for an award without a picture."""
    found: tuple[tuple[int, ...], ...]
    """found[a][b] is how often seat a found the picture to which seat b gave a clue."""
    together: bool
    """Whether it was the variant `together`, of two people with two listening robots."""
    band: int
    """The band of the result in the variant `together`, from 0, the lowest, to 4; else 0."""

    def without_awards_of(self, seats: Collection[int]) -> Self:
        kept = [
            (award, picture)
            for award, picture in zip(self.awards, self.honoured, strict=True)
            if not {*award.seats} & {*seats}
        ]
        awards, honoured = tuple(a for a, _ in kept), tuple(picture for _, picture in kept)
        earned = tuple(award for award in self.earned if not {*award.seats} & {*seats})
        return replace(self, awards=awards, honoured=honoured, earned=earned)

    @property
    def shared_band(self) -> int | None:
        return self.band if self.together else None

    def text(self, names: Sequence[str]) -> str:
        if self.together:
            both = " and ".join(names[seat] for seat in self.winners)
            points = f"{max(self.scores)} of {MAX_TOGETHER} points"
            return f"{both} got {points} together (band {self.band + 1} of 5)."
        best = " and ".join(names[seat] for seat in self.winners)
        return f"{best} won with {self.scores[self.winners[0]]} points after {self.rounds} rounds."


def title(item: Item) -> str:
    return item.text or item.id
