"""Finds a match for every prompt of a game, by letting people play as robots would, and at random.

Nothing here knows a game: a new prompt, variant or game is found by itself.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from engine.__main__ import KNOWLEDGE
from engine.chance import Chance
from engine.core import Game, GameOver, Handoff, Leave, Move, Prompt
from engine.make_setup import make_setup
from engine.match import LogEntry, Match
from engine.packs import Pack
from engine.setup import Option, Player, Setup, Value, Variant

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
    shows: type[Prompt]
    setup: Setup
    log: tuple[LogEntry, ...]
    """Everything up to the prompt."""
    peeker: int | None = None
    """Who looks again at something of their own, if that is what is shown."""

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


@dataclass(frozen=True)
class MatchFinder:
    """With whom, with which packs and with which clues matches are played."""

    names: tuple[str, ...]
    packs: tuple[Pack, ...]
    clues: tuple[str, ...]

    def moments(self, game: Game[Any]) -> list[Moment]:
        """One moment for every prompt of every variant, in the order in which they come."""
        found: dict[tuple[str, type[Prompt]], Moment] = {}
        anywhere: set[type[Prompt]] = set()
        for variant in game.variants:
            for seed, options, clumsy in _kinds(game, variant):
                if all((variant.id, kind) in found for kind in prompts_of(game)):
                    break
                if seed > 1 and prompts_of(game) <= anywhere:
                    break  # what this variant has not shown by now it does not have
                for moment in self._played(game, variant, seed, options, clumsy):
                    found.setdefault((variant.id, moment.shows), moment)
                    anywhere.add(moment.shows)
        return list(found.values())

    def match(self, game: Game[Any], seed: int, players: int = 0, variant: str = "") -> Match:
        """A whole match, played as robots would."""
        chosen = next((v for v in game.variants if v.id == variant), game.variants[0])
        match = self._new(game, chosen, seed, {}, players)
        while not match.over:
            self._step(match, seed, clumsy=False)
        return match

    def _new(
        self,
        game: Game[Any],
        variant: Variant,
        seed: int,
        options: dict[str, Value],
        players: int = 0,
    ) -> Match:
        count = players or min(max(PLAYERS, variant.least), variant.most)
        people = [Player(name) for name in self.names[:count]]
        setup = make_setup(
            game, people, seed, variant=variant.id, options=options, packs=self.packs
        )
        return Match(game, setup)

    def _played(
        self, game: Game[Any], variant: Variant, seed: int, options: dict[str, Value], clumsy: bool
    ) -> Iterator[Moment]:
        """Everything one match shows, second looks and people who leave included."""
        match = self._new(game, variant, seed, options)
        while True:
            yield self._moment(match, variant)
            for seat in range(len(match.players)):
                if match.may_peek(seat):
                    yield self._moment(match, variant, seat)
            if isinstance(match.prompt, GameOver):
                return
            if isinstance(match.screen, Handoff):
                match.lift()
            leaving = Leave(len(match.players) - 1)
            if match.why_not(leaving) is None:
                after = Match(game, match.setup)
                after.replay(match.log)
                after.lift()
                after.play(leaving)
                yield self._moment(after, variant)
            self._step(match, seed, clumsy)

    def _moment(self, match: Match, variant: Variant, peeker: int | None = None) -> Moment:
        shown: Prompt = match.prompt
        if peeker is not None:
            shown = match.game.peek(match._state, peeker) or shown
        return Moment(match.game.id, variant.id, type(shown), match.setup, tuple(match.log), peeker)

    def _step(self, match: Match, seed: int, clumsy: bool) -> None:
        if isinstance(match.screen, Handoff):
            match.lift()
        moves = len(match.log)
        match.tick(THINKING)
        if len(match.log) == moves:
            luck = Chance(seed, moves, "tour")
            match.play(match.prompt.sample(luck) if clumsy else self._sensible(match, luck))

    def _sensible(self, match: Match, luck: Chance) -> Move:
        """What a robot would do in the place of whoever is asked, with one of our clues."""
        move = match.suggest_move(match.prompt.actors, True, KNOWLEDGE)
        if move is None:
            return match.prompt.sample(luck)
        if hasattr(move, "clue"):
            return replace(move, clue=self.clues[len(match.log) % len(self.clues)])
        return move


def _kinds(game: Game[Any], variant: Variant) -> Iterator[tuple[int, dict[str, Value], bool]]:
    """Seeds, options and whether people play at random: sensible matches first."""
    options: Sequence[Option] = [o for o in game.options if o.applies_to(variant.id)]
    yield 0, {}, False
    for option in options:
        for choice in option.choices:
            if choice.value != option.default:
                yield 1, {option.id: choice.value}, False
    for seed in range(2, MATCHES):
        yield seed, {}, seed % 2 == 0
