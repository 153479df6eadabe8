"""The types that every game uses: moves, prompts, timers, and `Game`, a record of functions."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, ClassVar, Generic, Self, TypeVar

from engine.chairs import NO_CHAIR
from engine.chance import Chance
from engine.info import GameInfo
from engine.keepsakes import Keepsake
from engine.memories import Recollection
from engine.packs import Item, Need, Pack
from engine.records import ADDED_LATER, Frozen, FrozenByName
from engine.setup import DEFAULT_SKILL, OldOptions, Option, Setup, Variant

TABLE = -1
"""The seat number that stands for no player, as in the move `TimeUp`."""


class Move(Frozen):
    """An action of one seat. Subclasses are named by verbs and have JSON-serialisable fields."""

    seat: int

    undoable: ClassVar[bool] = False
    """Whether the move may be taken back until somebody else has seen or answered it. Never true
    for a move that reveals something, or that used up clock time.
    """
    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)
    """The names of the fields that hold seats. Saves of earlier versions are translated with them.
    """

    sentence: ClassVar[str] = ""
    """The public description of this move, in one line; empty when there is nothing to say. It is a
    format string with the fields `player`, the player's name, and `move`.
    """

    def text(self, names: Sequence[str]) -> str:
        """The sentence of this move, filled in."""
        return self.sentence and self.sentence.format(player=names[self.seat], move=self)


class TimeUp(Move):
    """The running timer has ended. `Match.tick` plays this move, never a person."""

    seat: int = TABLE


class Waited(Move):
    """Somebody has waited long enough; see `Timer.waits`. `Match.tick` plays this move."""

    seat: int = TABLE


class Next(Move):
    """Go on to the next step of the match, after everyone has seen a result."""


class Leave(Move):
    """The player at `seat` leaves the match, in a phase in which the game allows it.

    Everybody keeps their seat; nobody else gets that of the player who has left.
    """

    undoable: ClassVar[bool] = True
    sentence: ClassVar[str] = "{player} leaves the table."


class Join(Move):
    """A newcomer joins the match, in a phase in which the game allows it.

    The `seat` is the next number, or the own one of a player who comes back (see `Match.seat_for`).
    """

    name: str
    robot: bool = False
    role: str = ""
    skill: str = field(default=DEFAULT_SKILL, metadata=ADDED_LATER)
    """How well a robot plays; see `Player`."""
    chair: int = field(default=NO_CHAIR, metadata=ADDED_LATER)
    """The newcomer's place around the real table; see `Player`."""
    id: int = field(default=0, metadata=ADDED_LATER)
    """The number by which the app knows the newcomer; see `Player`."""
    position: int | None = field(default=None, metadata=ADDED_LATER)
    """Where the newcomer sits down: before as many of the players at the table, clockwise; None for
    after the last.
    """

    undoable: ClassVar[bool] = True

    def text(self, names: Sequence[str]) -> str:
        return f"{self.name} joins the table."


class TakeOver(Move):
    """Another player plays on at `seat`, in a phase in which the game allows it.

    A robot takes over from a person who must leave, or that person comes back and takes over from
    the robot. Points, team and hidden cards stay with the seat.
    """

    name: str
    robot: bool = False
    skill: str = field(default=DEFAULT_SKILL, metadata=ADDED_LATER)
    """How well a robot plays; see `Player`."""
    chair: int = field(default=NO_CHAIR, metadata=ADDED_LATER)
    """The place around the real table; see `Player`."""
    id: int = field(default=0, metadata=ADDED_LATER)
    """The number by which the app knows a person; see `Player`."""

    undoable: ClassVar[bool] = True

    def text(self, names: Sequence[str]) -> str:
        return f"{self.name} plays on in place of {names[self.seat]}."


ChangeOfPlayers = Leave | Join | TakeOver
"""A move that changes who plays. It is nobody's turn in the game itself."""


class ActNext(Move):
    """The player at `seat` has the tablet, and acts before the player who should have got it.

    Legal only where the order of the players does not matter. `Match.pass_to` plays this move while
    the curtain is down.
    """

    undoable: ClassVar[bool] = True


class Cue(StrEnum):
    """The sound or vibration when a prompt appears, if any.

    A cue never depends on hidden information, because everyone can hear it.
    """

    NONE = "none"
    TICK = "tick"
    REVEAL = "reveal"
    TIMEKEEPER = "timekeeper"
    TIME_UP = "time-up"
    LOSS = "loss"


class Timer(Frozen):
    """A countdown that runs while its prompt is visible.

    All times are in milliseconds. `total` is the whole time, and `left` the time that was left at
    the latest move. `marks` are the remaining times at which the app alerts people.
    """

    total: int
    left: int
    marks: tuple[int, ...] = ()
    waits: int | None = None
    """The time from the latest move until the move `Waited` is played, if nobody moves before; None
    if it is never played.
    """


class Gain(Frozen):
    """Points that one seat gains; `why` is a key that stands for the reason."""

    seat: int
    points: int
    why: str


class Award(Frozen):
    """An award at the end of a match, for something that one or more players did in it."""

    key: str
    """The kind of award; the game's `recap.py` says what each key means."""
    seats: tuple[int, ...]
    """The seats that share the award: a team, or players with equal figures."""
    figures: tuple[int, ...] = ()
    """The numbers in the sentence of this award, in the order that the game's `recap.py` states."""
    item: str | None = None
    """The id of the picture or word that the award is about; None if there is none."""


class Prompt(FrozenByName):
    """A request for a move in one step of a match, with everything that its audience may see.

    Screens and robots get prompts, never the state itself. A prompt is built from what the audience
    may know, never by removing secrets from the state.
    """

    actors: tuple[int, ...]
    """The seats that may answer the prompt: one player, or several, such as a team."""
    audience: int | None = None
    """The only seat that may see the prompt; None if the whole table may see it."""
    timer: Timer | None = None
    cue: Cue = Cue.NONE
    last: Move | None = None
    """The latest public move, which the app animates; None if there is nothing to animate."""
    alternatives: tuple[int, ...] = ()
    """Seats that may act before the audience does, because the order of the players does not matter
    now. The curtain names these players to everyone, so who they are must be no secret.
    """

    plain_moves: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of legal moves, if none of them says more than who makes it."""

    @property
    def viewer(self) -> int:
        """The `audience` of a prompt that only one seat may see."""
        if self.audience is None:
            raise ValueError(f"everyone may see {type(self).__name__}")
        return self.audience

    def options(self) -> tuple[Move, ...]:
        """All legal moves, with one example in place of all possible positions or free texts.

        A move with such a field is listed once for each combination of its other fields. The prompt
        has fields that limit positions and texts. By default, these are the
        `plain_moves` of all actors.
        """
        return tuple(kind(seat) for kind in self.plain_moves for seat in self.actors)

    def sample(self, chance: Chance) -> Move:
        """One legal move at random."""
        return chance.choice(self.options())

    def text(self, names: Sequence[str]) -> str:
        """What this prompt shows, in a few plain lines; empty when it shows nothing new."""
        return ""


class GameOver(Prompt):
    """The prompt that ends a match. Games extend it with fields that say how the match was won."""

    winners: tuple[int, ...]
    """The seats that won; empty when nobody did."""
    scores: tuple[int, ...] = ()
    """The points of every seat; empty where points are not counted."""
    awards: tuple[Award, ...] = ()
    """The awards of the match, best first; may be empty."""
    earned: tuple[Award, ...] = ()
    """All that was earned in the match, also what too many players share to get an award for it."""

    def without_awards_of(self, seats: Collection[int]) -> Self:
        """The same ending without the awards that one of these seats has earned."""
        awards, earned = (
            tuple(award for award in of if not {*award.seats} & {*seats})
            for of in (self.awards, self.earned)
        )
        return replace(self, awards=awards, earned=earned)

    @property
    def shared_band(self) -> int | None:
        """How good the result is that all players share, from 0, the lowest, to 4.

        None if the match can only be won or lost, or if nothing is shared.
        """
        return None


class Public(FrozenByName):
    """What the whole table may know now: everything that a curtain may show.

    The result of a secret move has a prompt of its own. Until that prompt is visible, the curtain
    shows the table as it was before the move. Otherwise a player could see the result on the
    curtain, and take the move back because of it.
    """


class Handoff(Frozen):
    """The curtain: who gets the tablet next, and what everyone may see meanwhile.

    `to` is the seat that gets the tablet, or None if the tablet is put on the table. `peek` is true
    if the player at `to` only wants to look at their own secrets again.
    """

    to: int | None
    public: Public
    peek: bool = False
    alternatives: tuple[int, ...] = ()
    """The seats of people who may take the tablet and act before the player at `to`."""


class Context:
    """What a move depends on besides the state: the time that it took, and a random stream.

    `elapsed` is the time that the move took on the running timer, in milliseconds. `replayed` is
    true for a move from a log: it was legal when it was played, even if the present rules would
    refuse it.
    """

    __slots__ = ("_chance", "_moves", "_seed", "elapsed", "replayed")

    def __init__(self, seed: int, moves: int, elapsed: int = 0, replayed: bool = False) -> None:
        self._seed = seed
        self._moves = moves
        self._chance: Chance | None = None
        self.elapsed = elapsed
        self.replayed = replayed

    @property
    def chance(self) -> Chance:
        """The random stream of this move, created on first use."""
        if self._chance is None:
            self._chance = Chance(self._seed, self._moves)
        return self._chance


class View(Frozen):
    """Everything that a robot knows when it has to choose a move.

    `peek` is the prompt that shows the robot its own secrets again, or None if it may not peek.
    `alone` is true if no person may answer the prompt; then the robot must move.
    """

    seat: int
    prompt: Prompt
    peek: Prompt | None
    alone: bool
    name: str = ""
    """The robot's name, from which its own taste in words and pictures is derived."""
    skill: str = DEFAULT_SKILL
    knowledge: Any = None
    """The result of `Game.learn`; None if the robots of the game learn nothing."""
    known_secret: Any = None
    """The result of `Game.known_secret`: what the seat was shown in secret and may still use."""
    language: str = ""
    """The language of the people at the table; empty if unknown."""
    last_used: Mapping[str, int] = field(default_factory=dict)
    """When each id that `Game.used` returned in earlier matches was used last: a higher number is
    later. Robots prefer sentences that were never used, or were used longest ago.
    """


S = TypeVar("S")


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """A game: a record of pure functions over its own immutable state `S`."""

    info: GameInfo
    rules_version: int
    """A number that is increased only when a change of the rules makes old logs replay differently.
    """
    old_rules: tuple[int, ...] = ()
    """The earlier versions of the rules by which matches that began under them can still be played.
    """
    variants: tuple[Variant, ...]
    options: tuple[Option, ...] = ()
    old_options: OldOptions = field(default_factory=dict)
    """Options and values that only matches of earlier versions have; see `current_options`."""
    needs: tuple[Need, ...] = ()
    samples: tuple[Pack, ...] = ()
    """Packs for matches that only show the game: on the command line, in tests and in lessons. A
    game has them if it plays with something that no pack in the library has.
    """
    moves: tuple[type[Move], ...]
    """Every move class of the game, including Leave, Join and TimeUp where they can happen."""

    new: Callable[[Setup, Chance], S]
    """Returns the state at the start of a match. Every state has a `seating` (`engine.seating`),
    which `apply` replaces when somebody leaves, joins or takes over a seat.
    """
    prompt: Callable[[S], Prompt]
    """Returns the prompt that has to be answered next, or the `GameOver` prompt."""
    apply: Callable[[S, Move, Context], S]
    """Returns the state after a move. Raises IllegalMove if the rules do not allow the move."""
    peekers: Callable[[S], tuple[int, ...]]
    """Returns the seats that may look at their own secrets again now. The answer is no secret."""
    peek: Callable[[S, int], Prompt | None]
    """Returns the prompt that shows a seat its own secrets again, or None if the seat is not in
    `peekers`.
    """
    public: Callable[[S], Public]
    """Returns what the whole table may know now."""
    known_secret: Callable[[S, int], Any] = field(default=lambda state, seat: None)
    """Returns what a seat was shown in secret and may still use, but cannot see again with `peek`.
    People remember it; robots get it as `View.known_secret`.
    """
    robot: Callable[[View, Chance], Move | None]
    """Returns a sensible move for the robot that has this view. Returns None to leave the answer to
    people, if people may answer the prompt too.
    """
    used: Callable[[S], frozenset[str]]
    """Returns the ids of the pack items that somebody has been shown, and of the sentences that
    robots have said.
    """
    story: Callable[[S], tuple[dict[str, Any], ...]]
    """Returns one record for each round whose secrets are public, for the history of the evening.
    Records are JSON-serialisable. They give players by seat, never by name, because people may
    change theirs later. The value of "understood" is a list of pairs of seats: a player, and
    another whom this player understood.
    """
    first: Callable[[Setup, S], int] = field(default=lambda setup, state: 0)
    """Returns the seat, in the setup, of the player who began. Asked only if the setup does not say
    it, because lots were drawn or people agreed on it.
    """
    roles: Callable[[S], tuple[str, ...]] = field(default=lambda state: ())
    """Returns the role of every seat now; empty if there are none, or if they never change. The
    roles of players who have left have no meaning.
    """
    keepsakes: Callable[[Mapping[str, Any]], tuple[Keepsake, ...]] = field(default=lambda story: ())
    """Returns the clues, skies and pictures of one round that the app keeps for the pages about its
    players (see `engine.keepsakes`). The argument is the story of the round.
    """
    memories: Callable[[Mapping[str, Any]], tuple[Recollection, ...]] = field(
        default=lambda story: ()
    )
    """Returns what people can be asked about one round on a later evening (see `engine.memories`).
    The argument is the story of the round, so everyone at the table has seen the answers.
    """
    check: Callable[[Setup], None] = field(default=lambda setup: None)
    """Checks the parts of a setup that only this game can judge, such as roles or teams. Raises
    BadSetup if they are wrong.
    """
    learn: Callable[[Mapping[str, Any]], Any] = field(default=lambda data: None)
    """Builds what the robots know from the data files in `assets/robots/<id>`. The argument maps
    file names without suffix to contents; it is empty if the game has no such files. Called through
    `Knowledge.of`; robots get the result as `View.knowledge`.
    """
    prepare_robot: Callable[[Any, str], None] = field(default=lambda knowledge, language: None)
    """Fills caches in advance, so that a robot's first move in a language is not slow. Takes the
    result of `learn` and the language. May run on any thread. Called through
    `Knowledge.prepare_robot`.
    """
    understands: Callable[[Any, Iterable[Item]], bool] = field(
        default=lambda knowledge, items: True
    )
    """Takes the result of `learn` and some words or pictures. Returns whether robots know something
    about most of them. If not, the app tells people that robots guess at random.
    """
    ask: Callable[[Any, object], object] | None = None
    """Takes the result of `learn` and one round as plain data. Returns the robot's answer, so that
    anyone can test how robots judge pictures. Raises BadRound if the data is no valid round. None
    if the game does not offer this.
    """

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def title(self) -> str:
        return self.info.title
