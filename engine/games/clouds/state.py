"""The complete state of a match of Clouds, including everything secret."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import field, replace
from enum import StrEnum
from typing import NamedTuple

from engine.core import Context, Move
from engine.games.clouds.geometry import Cloud
from engine.games.clouds.moves import ABSTAIN
from engine.games.clouds.prompts import Round, SkyFields, WrittenGuess
from engine.games.clouds.schedule import MIN_PLAYERS, Roles, roles_of
from engine.games.clouds.sky import Sky
from engine.packs import Item
from engine.records import Frozen
from engine.seating import Seating

EMPTY_SKY = Sky()


class Phase(StrEnum):
    """The steps of a round in order, then the steps between rounds and at the end."""

    CHOOSE = "choose"
    MEMORISE = "memorise"
    TOSS = "toss"
    START = "start"
    PAINT = "paint"
    LOOK = "look"
    """An artist looks at the word again, while the clock stands and the sky is covered."""
    CLAIM = "claim"
    LATE = "late"
    SETTLE = "settle"
    """Takes the place of PAINT or LATE once the written guesses decide the round; see
    `State.shown_phase`.
    """
    RESULT = "result"
    REGROUP = "regroup"
    VOTE = "vote"
    OVER = "over"


class PlayedRound(Frozen):
    """A finished round."""

    present: tuple[int, ...]
    """The seats of those who were at the table, clockwise."""
    roles: Roles
    word: str
    guesser: int | None
    used_ms: int
    clouds: tuple[Cloud, ...]
    worth: int = 1
    """The droplets that each scorer got; 0 if nobody guessed the word."""


class Before(NamedTuple):
    """The sky and the turn before an action, and who acted when."""

    sky: Sky
    turn: int
    left: int
    """Milliseconds that were left on the clock when the artist acted."""
    seat: int
    """The artist who acted, perhaps instead of the one whose turn it was."""


class State(Frozen):
    """The whole state of a match, with all secrets."""

    items: Mapping[str, Item] = field(compare=False, repr=False)
    seconds: int
    redraw: bool
    short: bool
    """Whether it is a short match."""
    seating: Seating
    droplets: tuple[int, ...]
    """The droplets of every seat before this round."""
    main_artists: tuple[int, ...]
    """The main artists of this round and of those to come; between rounds, only of those to come.
    """
    deck: tuple[str, ...]
    old_turns: bool = False
    """Whether the match began under rules with other turns after somebody has left or joined."""

    phase: Phase = Phase.REGROUP
    offered: tuple[str, ...] = ()
    redrawn: bool = False
    word: str = ""
    sky: Sky = EMPTY_SKY
    before: Before | None = None
    """What the latest action has changed; None if it can no longer be taken back."""
    turn: int = 0
    turn_began: int = 0
    """Milliseconds that were left on the clock when this turn began."""
    waited: bool = False
    """Whether the artist whose turn it is has waited so long that the partner may act instead."""
    repeats: int = 0
    """How often an artist has looked at the word again in this round."""
    looking: int | None = None
    """The seat of the artist who looks at the word again now; None if nobody does."""
    left: int = 0
    """Milliseconds left on the clock at the latest move."""
    guesses: tuple[WrittenGuess, ...] = ()
    """The written guesses of this round."""
    speakers: tuple[int, ...] = ()
    """The seats of the robots that guess, in the order in which they are asked for a guess. The
    order is drawn anew after every move while the clock runs, so that no seat is favoured.
    """
    guesser: int | None = None

    shown: frozenset[str] = frozenset()
    """The ids of the words that somebody has been shown."""
    rounds: tuple[PlayedRound, ...] = ()
    votes: tuple[tuple[int, int], ...] = ()
    last: Move | None = None
    """The latest public move."""

    @property
    def together(self) -> bool:
        """Whether it is the variant `together`: two or three people play for one shared result."""
        return len(self.seating.players) < MIN_PLAYERS

    @property
    def everyone(self) -> tuple[int, ...]:
        """The seats of those at the table, clockwise."""
        return self.seating.present

    # --- the round in play --------------------------------------------------------------------

    @property
    def roles(self) -> Roles:
        return roles_of(self.main_artists[0], self.everyone)

    @property
    def round(self) -> Round:
        """The progress of the match, which everybody may see."""
        number = len(self.rounds) + 1
        total = len(self.rounds) + len(self.main_artists)
        return Round(number, total, self.roles, self.droplets_now, self.short, self.together)

    @property
    def next_roles(self) -> Roles | None:
        """The roles of the next round; None if there is no further round."""
        return roles_of(self.to_come[0], self.everyone) if self.to_come else None

    @property
    def turns_had(self) -> Mapping[int, int]:
        """How often each seat has been main artist in the rounds that are recorded."""
        return Counter(played.roles.main for played in self.rounds)

    @property
    def word_item(self) -> Item:
        """The word of this round."""
        return self.items[self.word]

    @property
    def sky_fields(self) -> SkyFields:
        """The values of the fields that every `SkyPrompt` has."""
        return {
            "last": self.last,
            "round": self.round,
            "category": self.word_item.category,
            "sky": self.sky,
            "guesses": self.guesses,
        }

    @property
    def partner(self) -> int | None:
        """The artist whose turn it is not; None if one paints alone."""
        return next((seat for seat in self.roles.artists if seat != self.turn), None)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those at the table who are no robots."""
        return self.seating.people

    @property
    def human_artists(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.roles.artists if not self.seating.is_robot(seat))

    @property
    def guessers(self) -> tuple[int, ...]:
        """All seats but the artists', including the timekeeper."""
        artists = self.roles.artists
        return tuple(seat for seat in self.everyone if seat not in artists)

    @property
    def judges(self) -> tuple[int, ...]:
        """The seats that decide whether the word was guessed.

        These are the artists, or all people if both artists are robots, which cannot hear. If only
        robots play, the artists pretend to hear.
        """
        artists = self.roles.artists
        if not all(self.seating.is_robot(seat) for seat in artists):
            return artists
        return self.people or artists

    @property
    def silent_guessers(self) -> tuple[int, ...]:
        """The guessers, if all of them are robots and there are people at the table; else empty.

        Such guessers say nothing aloud, so the written guesses decide without a judge.
        """
        guessers = self.guessers
        voices = not self.people or not all(self.seating.is_robot(seat) for seat in guessers)
        return () if voices else guessers

    @property
    def shown_phase(self) -> Phase:
        """The phase whose prompt is shown: SETTLE if written guesses decide now, else `phase`."""
        over = self.phase is Phase.LATE or (self.phase is Phase.PAINT and self.right_guess)
        return Phase.SETTLE if over and self.silent_guessers else self.phase

    @property
    def right_guess(self) -> WrittenGuess | None:
        """The first written guess that is the word; None if there is none."""
        word = self.word_item.text.casefold()
        return next((guess for guess in self.guesses if guess.word.casefold() == word), None)

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that may act while the clock runs; the seats of guessing robots come first."""
        return tuple(dict.fromkeys((*self.speakers, *self.roles.artists, *self.judges)))

    @property
    def clock_starters(self) -> tuple[int, ...]:
        """The seats that may start the clock before it starts by itself.

        This is the timekeeper; or all people, if the timekeeper is a robot and people play.
        """
        timekeeper = self.roles.timekeeper
        return self.people if self.seating.is_robot(timekeeper) and self.people else (timekeeper,)

    @property
    def to_come(self) -> tuple[int, ...]:
        """The main artists of the rounds after this one."""
        return self.main_artists if self.phase is Phase.REGROUP else self.main_artists[1:]

    @property
    def scorers(self) -> tuple[int, ...]:
        """The seats that get droplets for this round; empty if nobody guessed the word.

        They are the artists and the guesser, or all seats in the variant `together`.
        """
        if self.guesser is None:
            return ()
        return self.everyone if self.together else (*self.roles.artists, self.guesser)

    @property
    def worth(self) -> int:
        """The droplets that each scorer gets for this round: one, or sometimes two.

        Two are given in the variant `together` for a guess in the first half of the time.
        """
        total = self.seconds * 1000
        return 2 if self.together and 2 * (total - self.left) <= total else 1

    @property
    def droplets_now(self) -> tuple[int, ...]:
        """The droplets of every seat, including those that this round has brought."""
        if self.guesser is None:
            return self.droplets
        scorers = self.scorers
        return tuple(own + self.worth * (seat in scorers) for seat, own in enumerate(self.droplets))

    @property
    def played_round(self) -> PlayedRound:
        """The record of the round whose result is shown."""
        return PlayedRound(
            present=self.everyone,
            roles=self.roles,
            word=self.word,
            guesser=self.guesser,
            used_ms=self.seconds * 1000 - self.left,
            worth=self.worth if self.scorers else 0,
            clouds=self.sky.clouds,
        )

    # --- the end ------------------------------------------------------------------------------

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most droplets."""
        most = max(self.droplets[seat] for seat in self.everyone)
        return tuple(seat for seat in self.everyone if self.droplets[seat] == most)

    @property
    def voters(self) -> tuple[int, ...]:
        """All seats that are not among the leaders."""
        leaders = self.leaders
        return tuple(seat for seat in self.everyone if seat not in leaders)

    @property
    def winners(self) -> tuple[int, ...]:
        """The leader with the most votes; all leaders if nobody got a vote or the vote is tied."""
        ranked = Counter(choice for _, choice in self.votes if choice != ABSTAIN).most_common(2)
        if not ranked or (len(ranked) == 2 and ranked[0][1] == ranked[1][1]):
            return self.leaders
        return (ranked[0][0],)


def running(state: State, context: Context) -> State:
    """The state in phase PAINT, with a new random order in which robots are asked to guess."""
    robots = [seat for seat in state.guessers if state.seating.is_robot(seat)]
    speakers = context.chance.shuffled(robots) if len(robots) > 1 else tuple(robots)
    return replace(state, phase=Phase.PAINT, speakers=speakers)
