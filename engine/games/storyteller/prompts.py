"""What the table, or one player, sees in each step of Storyteller."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.chance import Chance
from engine.core import Award, GameOver, Move, Next, Prompt, Public
from engine.games.storyteller.moves import (
    CastVotes,
    Contribute,
    DrawLots,
    HaveClue,
    StartVoting,
    Tell,
    Vote,
)
from engine.games.storyteller.scoring import MOST_TOGETHER, Outcome
from engine.packs import Item

SPOKEN = ""
WRITTEN = "Once upon a time"
SAMPLE_CLUES = (SPOKEN, WRITTEN, "Ścieżka we mgle …")


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPrompt(Prompt):
    """A player's own pictures, to look at again at any time."""

    hand: tuple[Item, ...]
    given: tuple[Item, ...]
    """What the player has laid this round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePublic(Public):
    """What lies on the table, and who is waited for."""

    round: int
    """Counted from 1; 0 before the first storyteller is known."""
    scores: tuple[int, ...]
    """The scores by seat, without the points of a round whose result has not been shown yet."""
    target: int
    stories: int
    """How many rounds a short match has in all; 0 in a whole match."""
    teller: int | None
    """None before the first storyteller is known, and once the storyteller has left the table."""
    clue: str
    """Empty when it was only spoken."""
    told: bool
    """Whether a clue has been given, be it only spoken."""
    laid: int
    """How many pictures lie face down."""
    players: int
    waiting: tuple[int, ...]
    """The seats that still have to give a picture or to vote in secret, the next one first."""
    pictures: tuple[Item, ...]
    """The pictures in their slots once all have seen them; empty before."""
    voted: int
    """How many have voted."""
    drawn: bool = False
    """Whether lots have just chosen the storyteller."""
    together: bool = False
    """Whether two people play together, and robots listen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HaveCluePrompt(Prompt):
    """Who has a clue? Whoever says so first begins; before that all may look at their hands."""

    scores: tuple[int, ...]
    target: int

    @property
    def players(self) -> int:
        return len(self.scores)

    def options(self) -> tuple[Move, ...]:
        return (
            *(HaveClue(seat) for seat in self.actors),
            *(DrawLots(seat) for seat in self.actors),
        )

    def text(self, names: Sequence[str]) -> str:
        return "Everyone has a hand of pictures. Who has a clue?"


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundPrompt(Prompt):
    """What is common to every step of a round."""

    round: int
    """Counted from 1."""
    scores: tuple[int, ...]
    target: int
    """The points that end a whole match."""
    stories: int
    """How many rounds a short match has in all; 0 in a whole match."""
    teller: int | None
    """None once the storyteller has left the table."""
    clue: str
    """Empty when it was only spoken."""
    together: bool
    """Whether two people play together, and robots listen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TellPrompt(RoundPrompt):
    """The storyteller picks a picture and gives a clue."""

    hand: tuple[Item, ...]
    clue_length: int
    """The most characters a written clue may have."""
    told_before: tuple[str, ...]
    """The clues of earlier rounds: nobody wants to hear one twice."""
    readers: tuple[int, ...]
    """The seats of the robots that guess: they cannot hear, so the clue must be written."""

    def options(self) -> tuple[Move, ...]:
        clue = WRITTEN if self.readers else SPOKEN
        return tuple(Tell(self.actors[0], item.id, clue) for item in self.hand)

    def sample(self, chance: Chance) -> Move:
        clues = [clue for clue in SAMPLE_CLUES if clue or not self.readers]
        return Tell(self.actors[0], chance.choice(self.hand).id, chance.choice(clues))


@dataclass(frozen=True, slots=True, kw_only=True)
class ContributePrompt(RoundPrompt):
    """Another player gives what could be taken for the storyteller's picture."""

    hand: tuple[Item, ...]
    wanted: int
    """How many pictures to give."""
    contributed: int
    """How many of the `contributors` have laid their pictures."""
    contributors: int

    def options(self) -> tuple[Move, ...]:
        pictures = [item.id for item in self.hand]
        return tuple(
            Contribute(self.actors[0], given) for given in combinations(pictures, self.wanted)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class StartVotingPrompt(RoundPrompt):
    """All pictures face up in their slots, for everyone to talk about."""

    pictures: tuple[Item, ...]
    secret: bool
    """Whether the votes that follow are secret; else all point at once."""

    def options(self) -> tuple[Move, ...]:
        return tuple(StartVoting(seat) for seat in self.actors)

    def text(self, names: Sequence[str]) -> str:
        teller = "" if self.teller is None else names[self.teller]
        clue = f"“{self.clue}”" if self.clue else "a clue that was only spoken"
        shown = [f"  {slot}: {title(picture)}" for slot, picture in enumerate(self.pictures, 1)]
        number = f"{self.round} of {self.stories}" if self.stories else f"{self.round}"
        return "\n".join([f"Round {number}. {teller} tells: {clue}.", *shown])


@dataclass(frozen=True, slots=True, kw_only=True)
class VotePrompt(RoundPrompt):
    """One player votes in secret for what may be the storyteller's picture."""

    pictures: tuple[Item, ...]
    own: tuple[int, ...]
    """The slots of the player's own pictures, which cannot be voted for."""
    voted: int
    """How many of the `voters` have voted in secret."""
    voters: int

    @property
    def choices(self) -> tuple[int, ...]:
        """The slots that can be voted for."""
        return tuple([slot for slot in range(len(self.pictures)) if slot not in self.own])

    def options(self) -> tuple[Move, ...]:
        return tuple(Vote(self.actors[0], slot) for slot in self.choices)


@dataclass(frozen=True, slots=True, kw_only=True)
class CastVotesPrompt(RoundPrompt):
    """All point at once, and one person enters who points at which picture.

    Whose pictures they are stays hidden, so any slot may be entered; those who pointed at a picture
    of their own are asked again.
    """

    pictures: tuple[Item, ...]
    pointing: tuple[int, ...]
    """Who is asked, in the order in which the votes are entered."""
    barred: tuple[tuple[int, int], ...]
    """Seat and slot: known by now to be that player's own picture."""
    placed: tuple[tuple[int, int], ...]
    """Seat and slot: votes that count already, while others are asked again."""

    def choices(self, seat: int) -> tuple[int, ...]:
        """The slots a seat may point at."""
        return tuple(s for s in range(len(self.pictures)) if (seat, s) not in self.barred)

    def options(self) -> tuple[Move, ...]:
        """Every slot for every seat at least once; any combination of choices is legal."""
        choices = [self.choices(seat) for seat in self.pointing]
        return tuple(
            CastVotes(seat, tuple(slots[turn % len(slots)] for slots in choices))
            for seat in self.actors
            for turn in range(max(len(slots) for slots in choices))
        )

    def sample(self, chance: Chance) -> Move:
        votes = tuple(chance.choice(self.choices(seat)) for seat in self.pointing)
        return CastVotes(chance.choice(self.actors), votes)

    def text(self, names: Sequence[str]) -> str:
        asked = ", ".join(names[seat] for seat in self.pointing)
        if self.barred:
            return f"Nobody may point at a picture of their own; once more: {asked}."
        return f"All together: {asked} point at a picture."


@dataclass(frozen=True, slots=True)
class RevealedPicture:
    """A picture on the table with everything known about it."""

    item: Item
    owner: int | None
    """None for a picture from the box, and once that player has left the table."""
    voters: tuple[int | None, ...]
    told: bool
    """Whether it is the storyteller's."""
    name: str
    """The name of who laid it, kept after that player has left; empty for the box."""


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
"""Why somebody got points, by the key of an award."""
TOGETHER = {
    0: "Nothing for a clue that the partner missed, or that was plain to both robots.",
    2: "The partner found it, and one robot did too: 2.",
    3: "The partner found it, and no robot did: 3.",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResultPrompt(RoundPrompt):
    """Whose pictures they were, who voted for which, and the points."""

    pictures: tuple[RevealedPicture, ...]
    outcome: Outcome
    awards: tuple[Award, ...]
    final: bool
    """Whether the match is decided."""
    gone: tuple[str, ...]
    """The names of those who laid a picture and have left since."""
    next_teller: int
    may_leave: bool
    """Whether enough players are left if one goes home now."""
    may_join: bool
    """Whether there is room for one more player, and enough pictures."""
    points: int
    """The most points that somebody got; in a match together what both got."""
    reasons: tuple[tuple[int, str], ...]
    """Seat and word of the clue: what led each listening robot to its vote; a robot that is
    missing here guessed."""

    def options(self) -> tuple[Move, ...]:
        """Only `Next`: random players do not leave or join."""
        return tuple(Next(seat) for seat in self.actors)

    def text(self, names: Sequence[str]) -> str:
        lines = []
        for slot, picture in enumerate(self.pictures, 1):
            voters = ", ".join(_name(voter, names) for voter in picture.voters)
            mark = "*" if picture.told else " "
            votes = f", voted for by {voters}" if voters else ""
            owner = f"{_name(picture.owner, names)}'s" if picture.name else "from the box"
            lines.append(f" {mark}{slot}: {owner}{votes}")
        gained = [f"  {names[a.seat]} +{a.points}: {REASONS[a.why]}." for a in self.awards]
        totals = ", ".join(f"{names[seat]} {score}" for seat, score in enumerate(self.scores))
        outcome = OUTCOMES[self.outcome].format(teller=_name(self.teller, names))
        if self.together:
            led = [f"  {names[seat]} followed “{word}”." for seat, word in self.reasons]
            total = f"  {max(self.scores)} points after {self.round} of {self.stories} rounds."
            return "\n".join([TOGETHER[self.points], *lines, *led, total])
        return "\n".join([outcome, *lines, *gained, f"  Now: {totals}."])


@dataclass(frozen=True, slots=True)
class ToldPicture:
    """A picture that was told, its clue, and who found it."""

    picture: Item
    clue: str
    """Empty when it was only spoken."""
    teller: int | None
    """The storyteller's seat; None once that player has left the table. The same holds for
    finders.
    """
    finders: tuple[int | None, ...]
    voters: int
    name: str
    """The storyteller's name, kept after that player has left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOverPrompt(GameOver):
    """Who won, who understood whom, and the pictures that were told."""

    target: int
    short: bool
    """Whether everyone has told just once."""
    rounds: int
    gallery: tuple[ToldPicture, ...]
    """One of every round."""
    found: tuple[tuple[int, ...], ...]
    """found[a][b]: how often a found the picture b told."""
    together: bool
    """Whether two people have played together, and robots listened."""
    band: int
    """How good the result of a match together is, from 0 to 4."""

    def text(self, names: Sequence[str]) -> str:
        if self.together:
            both = " and ".join(names[seat] for seat in self.winners)
            points = f"{max(self.scores)} of {MOST_TOGETHER} points"
            return f"{both} got {points} together (band {self.band + 1} of 5)."
        best = " and ".join(names[seat] for seat in self.winners)
        return f"{best} won with {max(self.scores)} points after {self.rounds} rounds."


def title(item: Item) -> str:
    return item.text or item.id


def _name(seat: int | None, names: Sequence[str]) -> str:
    return "someone who left" if seat is None else names[seat]
