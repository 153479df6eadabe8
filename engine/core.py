"""The nouns every game is made of: moves, prompts, timers, and the record that is a game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

from engine.chance import Chance
from engine.info import GameInfo
from engine.keepsakes import Keepsake, no_keepsakes
from engine.packs import ADDED_LATER, Item, Need
from engine.setup import DEFAULT_SKILL, NO_CHAIR, Option, Setup, Variant

TABLE = -1
"""The seat of nobody in particular: the table itself, which plays `TimeUp`."""


@dataclass(frozen=True, slots=True)
class Move:
    """Something one seat does. Subclasses are verbs with JSON-plain fields."""

    seat: int

    undoable: ClassVar[bool] = False
    """May be taken back until somebody else has seen or answered it. Never true for a move that
    reveals something, or that used up clock time."""

    def text(self, names: Sequence[str]) -> str:
        """What everyone may read of it, once it is public; empty when there is nothing to say."""
        return ""


@dataclass(frozen=True, slots=True)
class TimeUp(Move):
    """The running timer has ended. Played by the match, never by a person."""

    seat: int = TABLE


@dataclass(frozen=True, slots=True)
class Next(Move):
    """Everyone has seen the result: on with the match."""


@dataclass(frozen=True, slots=True)
class Leave(Move):
    """The player at `seat` goes home; later seats move up by one. Only between rounds."""

    undoable: ClassVar[bool] = True

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} leaves the table."


@dataclass(frozen=True, slots=True)
class Join(Move):
    """A newcomer sits down at `seat`; whoever sat there moves on by one. Only between rounds."""

    name: str
    robot: bool = False
    role: str = ""
    skill: str = field(default=DEFAULT_SKILL, metadata=ADDED_LATER)
    """How well a robot plays; see `Player`."""
    chair: int = field(default=NO_CHAIR, metadata=ADDED_LATER)
    """Where the newcomer sits; see `Player`."""

    undoable: ClassVar[bool] = True

    def text(self, names: Sequence[str]) -> str:
        return f"{self.name} joins the table."


@dataclass(frozen=True, slots=True)
class ActNext(Move):
    """The player at `seat`, who has the tablet, acts before whoever it was to go to. Only where the
    order does not matter; played behind the curtain, by `Match.pass_to`."""

    undoable: ClassVar[bool] = True


class Cue(StrEnum):
    """What the device does when a prompt appears. Never depends on anything hidden."""

    NONE = "none"
    TICK = "tick"
    REVEAL = "reveal"
    TIMEKEEPER = "timekeeper"
    TIME_UP = "time-up"
    LOSS = "loss"


@dataclass(frozen=True, slots=True)
class Timer:
    """A clock that runs while its prompt is in sight; all times in milliseconds.

    `left` counts from the latest move; `marks` are the times left at which people are told.
    """

    total: int
    left: int
    marks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Award:
    """Points given to one seat, and a key that says why."""

    seat: int
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class MatchAward:
    """Something worth telling at the end of a match, taken from what really happened in it."""

    key: str
    """Which award; the game's `recap.py` says what each means."""
    seats: tuple[int, ...]
    """Who earned it, together or with the same figures."""
    figures: tuple[int, ...] = ()
    """The numbers of its sentence, in the order the game states."""
    item: str | None = None
    """The id of the picture or word it is about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompt:
    """Everything its audience may see, and nothing else: the one thing screens and robots get.

    Built up from what the audience may know, never stripped down from the state.
    """

    actors: tuple[int, ...]
    """The seats that may answer: a player, a team, several directors, two artists."""
    audience: int | None = None
    """The one seat that may look, or None for the whole table."""
    timer: Timer | None = None
    cue: Cue = Cue.NONE
    last: Move | None = None
    """The public move that led here, for the animation."""
    alternatives: tuple[int, ...] = ()
    """Other seats that may act first instead, because the order does not matter. The curtain names
    them, so everyone must be allowed to know who still has to act."""

    def options(self) -> tuple[Move, ...]:
        """Every legal discrete move. Where a move holds a position or free text the prompt's
        fields state the limits, and the options hold one plain example per discrete part."""
        return ()

    def sample(self, chance: Chance) -> Move:
        """One legal move at random."""
        return chance.choice(self.options())

    def text(self, names: Sequence[str]) -> str:
        """What this prompt shows, in a few plain lines; empty when it shows nothing new."""
        return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(Prompt):
    """The end of a match. Games extend it with the story of how it was won."""

    winners: tuple[int, ...]
    """The seats that won; empty when nobody did."""
    scores: tuple[int, ...] = ()
    """The points of every seat; empty where points are not counted."""
    awards: tuple[MatchAward, ...] = ()
    """What else is worth telling, best first; empty when nothing is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Public:
    """What the whole table may know now: all that a curtain may show.

    A step that reveals something after a secret move shows it itself: the curtain in front of it
    still shows the table as it was, so that nobody takes a move back because of what it revealed.
    """


@dataclass(frozen=True, slots=True)
class Handoff:
    """The curtain: whom the tablet goes to (None: onto the table), and what all may see."""

    to: int | None
    public: Public
    peek: bool = False
    alternatives: tuple[int, ...] = ()
    """The people who may act first instead, if one of them has the tablet."""


class Context:
    """What a move happens in: the time since the latest move, and luck, made only when asked.

    `replayed` is true for a move out of a log: it was legal by the rules of the day it was made.
    """

    __slots__ = ("_chance", "_seed", "_step", "elapsed", "replayed")

    def __init__(self, seed: int, step: int, elapsed: int = 0, replayed: bool = False) -> None:
        self._seed = seed
        self._step = step
        self._chance: Chance | None = None
        self.elapsed = elapsed
        self.replayed = replayed

    @property
    def chance(self) -> Chance:
        """The luck of this step."""
        if self._chance is None:
            self._chance = Chance(self._seed, self._step)
        return self._chance


@dataclass(frozen=True, slots=True)
class View:
    """What a robot knows: its seat, the prompt, its own peek, itself, and what it has learnt.

    `alone` is true when only robots may answer; then the robot must move.
    """

    seat: int
    prompt: Prompt
    peek: Prompt | None
    alone: bool
    name: str = ""
    """Its own name: robots of different names prefer different things."""
    skill: str = DEFAULT_SKILL
    knowledge: Any = None
    """What its game's `learn` has made of the data; None without any."""
    memory: Any = None
    """What the seat was shown in secret and may remember, though nobody may look at it again."""
    language: str = ""
    """What the people at the table speak; empty when nobody has said."""
    last_used: Mapping[str, int] = field(default_factory=dict)
    """A growing number for everything that earlier matches used: robots prefer what is new."""


S = TypeVar("S")


def _no_further_checks(setup: Setup) -> None:
    pass


def _nothing_to_remember(state: Any, seat: int) -> Any:
    return None


def _nothing_to_learn(data: Mapping[str, Any]) -> Any:
    return None


def _nothing_to_prepare(knowledge: Any, language: str) -> None:
    pass


def _nothing_to_understand(knowledge: Any, items: Iterable[Item]) -> bool:
    return True


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """A game is a record of pure functions over its own immutable state `S`."""

    info: GameInfo
    rules_version: int
    """Raised only when replaying an old log would give another state."""
    variants: tuple[Variant, ...]
    options: tuple[Option, ...] = ()
    needs: tuple[Need, ...] = ()
    moves: tuple[type[Move], ...]
    """Every move class of the game, including Leave, Join and TimeUp where they can happen."""

    new: Callable[[Setup, Chance], S]
    prompt: Callable[[S], Prompt]
    apply: Callable[[S, Move, Context], S]
    peekers: Callable[[S], tuple[int, ...]]
    """The seats that may look again at something of their own now: everyone may know which."""
    peek: Callable[[S, int], Prompt | None]
    """What a seat looks at again; None for a seat that is not among `peekers`."""
    public: Callable[[S], Public]
    """What the whole table may know now."""
    memory: Callable[[S, int], Any] = field(default=_nothing_to_remember)
    """What a seat was shown in secret and may remember while nobody may look at it again: people
    do so by themselves, robots find it as `View.memory`."""
    robot: Callable[[View, Chance], Move | None]
    """A sensible move; None leaves the answer to the people who may also give it."""
    used: Callable[[S], frozenset[str]]
    """Ids of the pack items that somebody has been shown, and of lines that robots have said."""
    story: Callable[[S], tuple[dict[str, Any], ...]]
    """What the evening remembers of each round, JSON-plain, and only once it is public.

    "understood" lists pairs, who understood whom: by name - or by seat in a story that is told
    only when the match is over, as nobody changes seats after that."""
    name_keys: frozenset[str] = frozenset()
    """The keys of a story under which there are names, besides "understood": so people can be
    renamed and forgotten. Under such a key is a name, a list of names, or a dict by name."""
    keepsakes: Callable[[Mapping[str, Any]], tuple[Keepsake, ...]] = field(default=no_keepsakes)
    """What is remembered of a round across evenings, by the story of that round."""
    check: Callable[[Setup], None] = field(default=_no_further_checks)
    """Refuses with BadSetup what only this game can judge: roles, teams."""
    learn: Callable[[Mapping[str, Any]], Any] = field(default=_nothing_to_learn)
    """What its robots know, made once from the plain data of `assets/robots/<id>`, which may be
    missing; they find it as `View.knowledge`."""
    prepare_robot: Callable[[Any, str], None] = field(default=_nothing_to_prepare)
    """Works out, from what `learn` gave, all that a robot's first move in this language would
    otherwise have to; on any thread. Asked through `Knowledge.prepare_robot`."""
    understands: Callable[[Any, Iterable[Item]], bool] = field(default=_nothing_to_understand)
    """Whether what `learn` gave tells its robots something about most of these words or pictures;
    of people's own ones it may not, and then people are told that robots guess."""
    ask: Callable[[Any, object], object] | None = None
    """Answers one plain round from outside by what `learn` gave, so that anyone can test a robot's
    eyes; refuses with BadRound what it cannot read. None where there is nothing to ask."""

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def title(self) -> str:
        return self.info.title
