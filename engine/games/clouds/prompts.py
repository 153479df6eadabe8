"""The prompts of Clouds: what each step shows to one artist in secret, or to the whole table."""

from collections.abc import Sequence
from typing import ClassVar, TypedDict

from engine.chance import Chance
from engine.core import Gain, GameOver, Move, Next, Prompt, Public
from engine.games.clouds import moves
from engine.games.clouds.schedule import Roles
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import Sky, random_move
from engine.packs import Item
from engine.records import Frozen


class WrittenGuess(Frozen):
    """A guess that a robot has written for everybody to read; people guess aloud."""

    seat: int
    word: str
    left: int
    """The milliseconds that were left on the clock when the guess was written."""


class Round(Frozen):
    """The progress of the match: the number of the round, its roles, and the droplets so far."""

    number: int
    total: int
    roles: Roles
    droplets: tuple[int, ...]
    short: bool = False
    """Whether it is a short match."""
    together: bool = False
    """Whether it is the variant `together`: two or three people play for one shared result, so that
    all have the same droplets.
    """


class TablePublic(Public):
    """What everyone may see: the progress of the match.

    The word and the sky are left out, so that both are hidden while the match is paused.
    """

    round: Round | None
    """The current round; between two rounds the next one; None after the last."""
    category: str
    """The category of the word; empty until it is announced."""
    phase: str
    """The step of the round, a value of `Phase`."""


class ChooseWordPrompt(Prompt):
    """Asks the main artist, in secret, to choose one of three words."""

    round: Round
    words: tuple[Item, ...]
    redraw: bool
    """Whether the artist may draw three other words instead."""

    def options(self) -> tuple[Move, ...]:
        (main,) = self.actors
        words = tuple(moves.ChooseWord(main, word.id) for word in self.words)
        return (*words, moves.Redraw(main)) if self.redraw else words


class MemorisePrompt(Prompt):
    """Shows one artist, in secret, the word to paint."""

    round: Round
    word: Item

    plain_moves: ClassVar[tuple[type[Move], ...]] = (moves.Memorise,)


class TossPrompt(Prompt):
    """Announces the category, and asks the main artist which cloud to toss into the empty sky."""

    round: Round
    category: str

    def options(self) -> tuple[Move, ...]:
        (main,) = self.actors
        return tuple(moves.Toss(main, shape) for shape in SHAPES)

    def text(self, names: Sequence[str]) -> str:
        now, roles = self.round, self.round.roles
        return (
            f"{'Short game, round' if now.short else 'Round'} {now.number} of {now.total}: "
            f"{_listed(roles.artists, names)} {'paint' if roles.second is not None else 'paints'}, "
            f"everybody else guesses, {names[roles.timekeeper]} keeps the time.\n"
            f"The category is {self.category}."
        )


class SkyPrompt(Prompt):
    """The fields of every prompt after the toss and before the result."""

    round: Round
    category: str
    sky: Sky
    guesses: tuple[WrittenGuess, ...]
    """The written guesses of this round, the earliest first."""


class SkyFields(TypedDict):
    """The arguments that all kinds of `SkyPrompt` share; `State.sky_fields` makes them."""

    last: Move | None
    round: Round
    category: str
    sky: Sky
    guesses: tuple[WrittenGuess, ...]


class StartClockPrompt(SkyPrompt):
    """Shows the first cloud until the clock starts: by itself, or sooner at a tap."""

    plain_moves: ClassVar[tuple[type[Move], ...]] = (moves.StartClock,)


class PaintPrompt(SkyPrompt):
    """Shows the sky while the clock runs.

    The artists act in turn, everybody else guesses, and the judges may claim that the word was
    said.
    """

    turn: int
    """The seat of the artist who acts next."""
    judges: tuple[int, ...]
    """The seats that may claim that the word was said (see `State.judges`)."""
    aloud: bool = True
    """Whether guesses may be spoken, so that a judge has to claim that the word was said. False if
    all guessers are robots and people are at the table.
    """
    instead: int | None = None
    """The seat of the partner, who may act instead of `turn` after ten seconds; None before."""
    may_give_up: tuple[int, ...] = ()
    """The seats of the artists who may give the word up."""
    may_look: tuple[int, ...] = ()
    """The seats of the artists who may look at the word again."""
    slip_by: int | None = None
    """The seat of the artist who may still take back the latest action, if any."""
    slip_until: int = 0
    """How many milliseconds are left on the clock when it is too late to take it back."""
    width: int = SKY_WIDTH
    height: int = SKY_HEIGHT

    def options(self) -> tuple[Move, ...]:
        """Some of the legal moves, without those of `instead`.

        The result has every legal claim, and the move that takes back the latest action. For each
        movable cloud, it has the removal and one rearrangement. For each shape left in the supply,
        it has one way to place a cloud.
        """
        sky, turn, top = self.sky, self.turn, len(self.sky.clouds)
        x, y = self.width // 2, self.height // 2
        movable = sky.movable
        return (
            *(moves.Claim(seat) for seat in self.judges if self.aloud),
            *(moves.GiveUp(seat) for seat in self.may_give_up),
            *(moves.LookAgain(seat) for seat in self.may_look),
            *self._take_back(),
            *(moves.Remove(turn, cloud.id) for cloud in movable),
            *(
                moves.Rearrange(
                    turn, cloud.id, cloud.x, cloud.y, cloud.angle, not cloud.flip, top - 1
                )
                for cloud in movable
            ),
            *(
                moves.Place(
                    turn, shape, 0 if sky.undoes_removal(shape, x, y) else x, y, 0, False, top
                )
                for shape, left in sky.supply
                if left
            ),
        )

    def _take_back(self) -> tuple[Move, ...]:
        early = self.timer is not None and self.timer.left > self.slip_until
        return () if self.slip_by is None or not early else (moves.TakeBack(self.slip_by),)

    def sample(self, chance: Chance) -> Move:
        return random_move(self.sky, self.turn, self.judges if self.aloud else (), chance)


class ClaimPrompt(SkyPrompt):
    """Asks who has guessed the word, while the clock stands still.

    If there is only one guesser, nobody has to answer: the guess counts when the timer ends, unless
    the claim is withdrawn before.
    """

    guessers: tuple[int, ...]
    left: int
    """The milliseconds that are left on the stopped clock."""

    def options(self) -> tuple[Move, ...]:
        return (
            *(moves.Credit(seat, guesser) for seat in self.actors for guesser in self.guessers),
            *(moves.CancelClaim(seat) for seat in self.actors),
        )


class LateCreditPrompt(SkyPrompt):
    """Asks, after time is up, whether anybody said the word in time."""

    guessers: tuple[int, ...]

    def options(self) -> tuple[Move, ...]:
        return (
            *(moves.Nobody(seat) for seat in self.actors),
            *(moves.Credit(seat, guesser) for seat in self.actors for guesser in self.guessers),
        )

    def text(self, names: Sequence[str]) -> str:
        return "Time is up."


class SettlePrompt(SkyPrompt):
    """Shows that painting has ended, in a round in which only robots guess.

    One of them has written the word, or time is up. The written guesses decide, so no person is
    asked who guessed the word.
    """

    guess: WrittenGuess | None
    """The first written guess that is the word; None if nobody has written it in time."""

    plain_moves: ClassVar[tuple[type[Move], ...]] = (moves.Settle,)

    def text(self, names: Sequence[str]) -> str:
        return "" if self.guess else "Time is up."


class RoundResultPrompt(Prompt):
    """Shows the word, who guessed it, and the droplets for it.

    The judges may still correct who guessed it.
    """

    round: Round
    word: Item
    sky: Sky
    guesser: int | None
    guessers: tuple[int, ...]
    judges: tuple[int, ...]
    """The seats that may correct the result (see `State.judges`)."""
    gains: tuple[Gain, ...]
    used: int
    """The milliseconds from the start of the clock until the word was guessed or time was up,
    without pauses.
    """
    next: Roles | None
    """The next round's roles; None after the last round."""

    def options(self) -> tuple[Move, ...]:
        return (
            *(Next(seat) for seat in self.actors),
            *(
                moves.Correct(seat, guesser)
                for seat in self.judges
                for guesser in (*self.guessers, None)
                if guesser != self.guesser
            ),
        )

    def text(self, names: Sequence[str]) -> str:
        verdict = "Nobody guessed it, so nobody gets a droplet."
        if self.guesser is not None:
            scorers = _listed([gain.seat for gain in self.gains], names)
            seconds = self.used // 1000
            verdict = (
                f"{names[self.guesser]} guessed it after {seconds} seconds: "
                f"{_droplets(self.gains[0].points)} each for {scorers}."
            )
        return f"The word was “{self.word.text}”. {verdict}\n" + _tally(
            self.actors, self.round.droplets, names
        )


class RegroupPrompt(Prompt):
    """Shows the droplets and the roles of the next round after somebody has left or joined."""

    droplets: tuple[int, ...]
    next: Roles | None

    plain_moves: ClassVar[tuple[type[Move], ...]] = (Next,)

    def text(self, names: Sequence[str]) -> str:
        return _tally(self.actors, self.droplets, names)


class VotePrompt(Prompt):
    """Asks everybody who is not tied to vote for the most relaxed of the tied players.

    Votes are public, and may change until `Next` confirms them.
    """

    droplets: tuple[int, ...]
    tied: tuple[int, ...]
    votes: tuple[tuple[int, int], ...]
    """The votes so far, as pairs of the voter's seat and the chosen seat or `ABSTAIN`. The voters
    are the actors of the prompt.
    """

    @property
    def complete(self) -> bool:
        """Whether everybody has voted, so that `Next` can confirm the votes."""
        return len(self.votes) == len(self.actors)

    def options(self) -> tuple[Move, ...]:
        return (
            *(
                moves.Vote(voter, choice)
                for voter in self.actors
                for choice in (*self.tied, moves.ABSTAIN)
                if (voter, choice) not in self.votes
            ),
            *(Next(voter) for voter in self.actors if self.complete),
        )

    def text(self, names: Sequence[str]) -> str:
        if self.votes:
            return ""
        return f"A tie between {_listed(self.tied, names)}: who was the most relaxed?"


class PaintedWord(Frozen):
    """A finished round for the gallery: the word, the sky, and who painted and guessed it."""

    word: Item
    sky: Sky
    artists: tuple[int, ...]
    """The artists, the main artist first."""
    guesser: int | None
    """Who guessed the word; None if nobody did."""
    used: int
    """The milliseconds from the start of the clock until the word was guessed or time was up,
    without pauses.
    """
    worth: int = 1
    """The droplets that each scorer got; 0 if nobody guessed the word."""


BANDS = (3, 6, 9, 12)
"""The minimum droplets of the second to the fifth band of results in the variant `together`.

The last number is the most droplets possible. The numbers were chosen by a simulation of 2,000
matches of each kind of pair. Pairs who guess at random stay in the first, lowest band in 90 % of
the matches. Pairs who guess 65 % of the words in time end in the second or third band in 86 %.
Pairs who know each other and guess 85 % reach at least the third in 94 %. A perfect pair reaches
the fifth.
"""


class GameOverPrompt(GameOver):
    """Shows who has the most droplets, how a tie was decided, and what was painted."""

    short: bool
    """Whether it was a short match."""
    together: bool
    """Whether it was the variant `together`: two or three people played for one shared result, so
    all have the same droplets and all are winners.
    """
    gallery: tuple[PaintedWord, ...]
    """The painted word of every round."""
    tied: tuple[int, ...]
    """The seats that tie for the most droplets; empty without a tie."""
    votes: tuple[tuple[int, int], ...]
    """Pairs of the voter's seat and the chosen seat or `ABSTAIN`; empty if there was no vote."""

    @property
    def band(self) -> int:
        """The band of the result in the variant `together`, from 0, the lowest, to 4."""
        return sum(self.scores[0] >= least for least in BANDS)

    @property
    def shared_band(self) -> int | None:
        return self.band if self.together else None

    def text(self, names: Sequence[str]) -> str:
        if self.together:
            return f"Together: {self.scores[0]} of {BANDS[-1]} droplets."
        winners, votes = _listed(self.winners, names), dict(self.votes)
        if len(self.winners) > 1:
            return f"A tie: {winners} share the victory."
        if votes:
            hands = [*votes.values()].count(self.winners[0])
            return f"{winners} wins: {hands} of {len(votes)} votes decide the tie."
        return f"{winners} wins with {_droplets(self.scores[self.winners[0]])}."


def _droplets(number: int) -> str:
    return "1 droplet" if number == 1 else f"{number} droplets"


def _tally(seats: Sequence[int], droplets: Sequence[int], names: Sequence[str]) -> str:
    scores = ", ".join(f"{names[seat]} {droplets[seat]}" for seat in seats)
    return f"Droplets: {scores}."


def _listed(seats: Sequence[int], names: Sequence[str]) -> str:
    *others, last = (names[seat] for seat in seats)
    return f"{', '.join(others)} and {last}" if others else last
