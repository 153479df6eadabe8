"""Finds a match for every prompt of a game, by letting people play as robots would, and at random.

Nothing here knows a game: a new prompt, variant or game is found by itself.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, NamedTuple

from engine.assets import KNOWLEDGE
from engine.chance import Chance
from engine.core import Game, GameOver, Handoff, Leave, Move, Prompt
from engine.make_setup import make_setup
from engine.match import LogEntry, Match
from engine.packs import Pack, Supply
from engine.setup import Option, Player, Setup, Value, Variant
from mobileapp.games.ui import game_ui
from mobileapp.robot_names import robot_names
from tests.support.matches import state_of

PLAYERS = 5
"""How many people play, where a variant allows it."""
MATCHES = 12
"""How many matches of each kind are played in search of a prompt."""
THINKING = 4
"""Seconds that pass on a running clock before somebody moves."""


@dataclass(frozen=True)
class Moment:
    """A match on its way to something worth a picture."""

    game: str
    variant: str
    prompt: Prompt
    setup: Setup
    log: tuple[LogEntry, ...]
    """Everything up to the prompt."""
    peeker: int | None = None
    """Who looks again at something of their own, if that is what is shown."""

    @property
    def shows(self) -> type[Prompt]:
        return type(self.prompt)

    @property
    def caption(self) -> str:
        """The prompt's name in words."""
        name = self.shows.__name__.removesuffix("Prompt")
        words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name)
        return words.strip().capitalize()


def prompts_of(game: Game[Any]) -> frozenset[type[Prompt]]:
    """Every prompt a game can show."""
    module = import_module(f"engine.games.{game.id}.prompts")
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = {k for k in kinds if issubclass(k, Prompt) and k.__module__ == module.__name__}
    extended = {base for kind in own for base in kind.__mro__[1:]}
    return frozenset(own - extended)


class Kind(NamedTuple):
    """How a match is played that is searched for prompts."""

    seed: int
    options: Mapping[str, Value] = {}
    clumsy: bool = False
    """People play at random."""
    robots: bool = False
    """All but two who sit opposite each other are robots."""


@dataclass(frozen=True)
class MatchFinder:
    """With whom, with which packs and with which clues matches are played."""

    names: tuple[str, ...]
    packs: tuple[Pack, ...]
    clues: tuple[str, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    """What is chosen in every match that has such an option, unless it is searched with another."""

    def moments(self, game: Game[Any]) -> list[Moment]:
        """One moment for every prompt of every variant, in the order in which they come."""
        found: dict[tuple[str, type[Prompt]], Moment] = {}
        anywhere: set[type[Prompt]] = set()
        for variant in game.variants:
            for kind in _kinds(game, variant):
                if all((variant.id, prompt) in found for prompt in prompts_of(game)):
                    break
                if kind.seed > 1 and prompts_of(game) <= anywhere:
                    break  # prompts not shown by now do not occur in this variant
                for moment in self._played(game, variant, kind):
                    found.setdefault((variant.id, moment.shows), moment)
                    anywhere.add(moment.shows)
        return list(found.values())

    def first(self, game: Game[Any], wanted: Callable[[Prompt], bool]) -> Moment:
        """The first moment with a prompt that is wanted."""
        played = (
            moment
            for variant in game.variants
            for kind in _kinds(game, variant)
            for moment in self._played(game, variant, kind)
        )
        return next(moment for moment in played if wanted(moment.prompt))

    def match(
        self,
        game: Game[Any],
        seed: int,
        players: int = 0,
        variant: str = "",
        clumsy: bool = False,
    ) -> Match:
        """A whole match, played as robots would; with `clumsy`, at random."""
        chosen = next((v for v in game.variants if v.id == variant), game.variants[0])
        kind = Kind(seed, clumsy=clumsy)
        match = self._new(game, chosen, kind, players)
        while not match.over:
            self._step(match, kind)
        return match

    def _new(self, game: Game[Any], variant: Variant, kind: Kind, players: int = 0) -> Match:
        count = players or min(max(PLAYERS, variant.min_players), variant.max_players)
        seated = [
            Player(name, robot=kind.robots and seat not in (0, count // 2))
            for seat, name in enumerate(self.names[:count])
        ]
        packs = (*self.packs, *game_ui(game.id).samples())
        setup = make_setup(
            game,
            seated,
            kind.seed,
            variant=variant.id,
            options={**self._options(game, variant), **kind.options},
            supply=Supply(packs, robot_names=robot_names(self.names[:count])),
        )
        match = Match(game, setup)
        _play_secret_robots(match)
        return match

    def _options(self, game: Game[Any], variant: Variant) -> dict[str, Value]:
        offered = {option.id for option in game.options if option.applies_to(variant.id)}
        return {name: value for name, value in self.options.items() if name in offered}

    def _played(self, game: Game[Any], variant: Variant, kind: Kind) -> Iterator[Moment]:
        """Everything one match shows, second looks and people who leave included."""
        match = self._new(game, variant, kind)
        left_at: set[type[Prompt]] = set()
        while True:
            yield self._moment(match, variant)
            for seat in range(len(match.players)):
                if seat in match.peekers():
                    yield self._moment(match, variant, seat)
            if isinstance(match.prompt, GameOver):
                return
            if isinstance(match.current, Handoff):
                match.lift()
            leaving = Leave(match.present[-1])
            if type(match.prompt) not in left_at and match.why_not(leaving) is None:
                left_at.add(type(match.prompt))
                after = Match(game, match.setup)
                after.replay(match.log)
                after.lift()
                after.play(leaving)
                yield self._moment(after, variant)
            self._step(match, kind)

    def _moment(self, match: Match, variant: Variant, peeker: int | None = None) -> Moment:
        shown: Prompt = match.prompt
        if peeker is not None:
            shown = match.game.peek(state_of(match), peeker) or shown
        return Moment(match.game.id, variant.id, shown, match.setup, tuple(match.log), peeker)

    def _step(self, match: Match, kind: Kind) -> None:
        if isinstance(match.current, Handoff):
            match.lift()
        moves = len(match.log)
        match.tick(THINKING)
        if len(match.log) == moves and not match.robot_turn(KNOWLEDGE):
            luck = Chance(kind.seed, moves, "tour")
            match.play(match.prompt.sample(luck) if kind.clumsy else self._sensible(match, luck))
        _play_secret_robots(match)

    def _sensible(self, match: Match, luck: Chance) -> Move:
        """What a robot would do in the place of whoever is asked, with one of our clues."""
        move = match.suggest_move(match.prompt.actors, True, KNOWLEDGE)
        if move is None:
            return match.prompt.sample(luck)
        if getattr(move, "clue", ""):
            clue = {"clue": self.clues[len(match.log) % len(self.clues)]}
            return replace(move, **clue)  # type: ignore[arg-type]
        return move


def _play_secret_robots(match: Match) -> None:
    """No curtain is lifted for a robot."""
    while (seat := match.prompt.audience) is not None and match.players[seat].robot:
        match.robot_turn(KNOWLEDGE)


def _kinds(game: Game[Any], variant: Variant) -> Iterator[Kind]:
    """Sensible matches first, with every option and with robots, then some at random."""
    options: Sequence[Option] = [o for o in game.options if o.applies_to(variant.id)]
    yield Kind(0)
    for option in options:
        for choice in option.choices:
            if choice.value != option.default:
                yield Kind(1, {option.id: choice.value})
    yield Kind(1, robots=True)
    for seed in range(2, MATCHES):
        yield Kind(seed, clumsy=seed % 2 == 0)
