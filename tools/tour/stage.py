"""Finds the moments of a match that are worth a picture, by letting people play as robots would."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from engine.arrange import arrange
from engine.chance import Chance
from engine.core import Handoff, Move, Prompt
from engine.games.storyteller.moves import Tell
from engine.match import Match, Played
from engine.packs import Pack
from engine.registry import find_game
from engine.setup import Player, Setup, Value

MOST_MATCHES = 300
"""How many matches are played in search of a rare moment before it counts as impossible."""
THINKING = 4
"""Seconds that pass on a running clock before somebody moves."""


def _always(_prompt: Any) -> bool:
    return True


@dataclass(frozen=True)
class Scene:
    """What is to be seen, and in which kind of match it happens."""

    caption: str
    game: str
    shows: type[Prompt]
    players: int = 4
    variant: str = ""
    options: Mapping[str, Value] = field(default_factory=dict)
    clumsy: bool = False
    """Whether people play at random, which ends in ways that sense does not."""
    when: Callable[[Any], bool] = _always
    """Which of these prompts will do."""
    after: type[Prompt] | None = None
    """The prompt after which `act`, or a second look at a secret, leads to what is shown."""
    act: Callable[[Match], object] | None = None
    """What people do that robots would not."""

    @property
    def peeks(self) -> bool:
        return self.after is not None and self.act is None


@dataclass(frozen=True)
class Told:
    """A whole match, with everything that was shown."""

    setup: Setup
    log: list[Played]
    prompts: list[Prompt]

    def at(self, moves: int) -> Match:
        """The match after so many moves."""
        match = Match(find_game(self.setup.game), self.setup)
        match.replay(self.log[:moves])
        return match


class Stage:
    """Plays with these people, packs and clues; each match only once for all its scenes."""

    def __init__(self, names: Sequence[str], packs: Sequence[Pack], clues: Sequence[str]) -> None:
        self._names, self._packs, self._clues = names, packs, clues
        self._played = cache(self._play)

    def find(self, scene: Scene) -> Match:
        """A match that has come to the moment of the scene; a common one in its later half."""
        wanted = scene.after or scene.shows
        for seed in range(MOST_MATCHES):
            told = self.tell(scene, seed)
            moments = [
                number
                for number, prompt in enumerate(told.prompts)
                if type(prompt) is wanted and scene.when(prompt)
            ]
            if moments:
                match = told.at(moments[len(moments) * 2 // 3])
                if scene.act is not None:
                    match.take()
                    scene.act(match)
                return match
        raise LookupError(f"{scene.game} never comes to “{scene.caption}”")

    def tell(self, scene: Scene, seed: int) -> Told:
        """A whole match of the kind in which a scene happens."""
        options = tuple(scene.options.items())
        return self._played(scene.game, scene.variant, scene.players, options, scene.clumsy, seed)

    def _play(
        self,
        game: str,
        variant: str,
        players: int,
        options: tuple[tuple[str, Value], ...],
        clumsy: bool,
        seed: int,
    ) -> Told:
        people = [Player(name) for name in self._names[:players]]
        setup = arrange(
            find_game(game), people, seed, variant=variant, options=dict(options), packs=self._packs
        )
        match = Match(find_game(game), setup)
        prompts = [match.prompt]
        while not match.over:
            if isinstance(match.screen, Handoff):
                match.take()
            moves = len(match.log)
            match.tick(THINKING)
            if len(match.log) == moves:
                luck = Chance(seed, moves, "tour")
                match.play(match.prompt.sample(luck) if clumsy else self._choose(match))
            prompts.append(match.prompt)
        return Told(setup, match.log, prompts)

    def _choose(self, match: Match) -> Move:
        """What a robot would do in the place of whoever is asked, but with a clue of our own."""
        move = match.robots_choice(match.prompt.actors, alone=True)
        if move is None:
            raise LookupError(f"nobody answers {type(match.prompt).__name__}")
        if isinstance(move, Tell):
            return replace(move, clue=self._clues[len(match.log) % len(self._clues)])
        return move
