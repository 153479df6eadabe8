"""Plans a game night: which games are played, in which order, for a group and the time it has.

Any registered game takes part. What decides is its record: the variants and how many play them,
whether there is a short match, how long it takes, and how it is scored.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise, permutations
from operator import itemgetter
from typing import Any

from engine.chance import Chance
from engine.core import Game
from engine.errors import BadSetup
from engine.setup import Scoring, Value, Variant

LENGTHS = (30, 60, 90)
"""How long a game night may be, in minutes."""
MIN_PEOPLE, MAX_PEOPLE = 2, 8
MAX_ABOVE = 0.15
"""By which part of its time a programme may be longer than the time people have."""
EQUAL_WITHIN = 3
"""Programmes count as equally long if they differ by this many minutes: no estimate is better."""
LIGHT = 25
"""A game whose whole match takes at most this many minutes is light enough to open a game night."""
COMPETING = 4
"""From this number of players on, a game night ends with a game in which everyone scores alone."""
ORDERS = 6
"""How many orders of the games are drawn, to find one that differs from the latest time."""
MAX_LAPS = 6
"""How often all games are played at most, so that the search for a programme ends."""

Lap = tuple[str, ...]
"""Ids of different games. No game is played again before every game of the lap was on."""


@dataclass(frozen=True, slots=True)
class PlannedMatch:
    """A match of the programme: what is played, and how many minutes it is expected to take."""

    game: str
    variant: str
    minutes: int
    options: Mapping[str, Value] = field(default_factory=dict)
    """The options that differ from their defaults."""


def check_people(count: int) -> None:
    """Raise BadSetup if a game night is not for that many players."""
    if not MIN_PEOPLE <= count <= MAX_PEOPLE:
        raise BadSetup(
            "evening-count",
            "A whole evening is for {least} to {most} players, not {count}.",
            least=MIN_PEOPLE,
            most=MAX_PEOPLE,
            count=count,
        )


def short_options(game: Game[Any], variant: Variant) -> dict[str, Value]:
    """The options of a short match, if the variant has one; otherwise empty."""
    return {
        option.id: choice.value
        for option in game.options
        if option.id == "length" and option.applies_to(variant.id)
        for choice in option.choices
        if choice.value == "short"
    }


def child_options(game: Game[Any], variant: Variant) -> dict[str, Value]:
    """The options with a default of their own while a child who cannot read yet plays."""
    return {
        option.id: option.with_child
        for option in game.options
        if option.with_child is not None and option.applies_to(variant.id)
    }


def possible_matches(game: Game[Any], players: int) -> tuple[PlannedMatch, ...]:
    """Every match of a game that can be part of a game night of so many players."""
    return tuple(
        PlannedMatch(
            game.id,
            variant.id,
            variant.short_minutes(players) if variant.short_minutes else game.info.minutes,
            short_options(game, variant),
        )
        for variant in game.variants
        if variant.in_game_night and variant.min_players <= players <= variant.max_players
    )


class Planner:
    """Makes programmes for one group out of the games that it can play.

    `history` holds the ids of the games that this group has played, the latest one last. `seed`
    decides what nothing else decides.
    """

    def __init__(
        self, games: Iterable[Game[Any]], players: int, seed: int, history: Sequence[str] = ()
    ) -> None:
        check_people(players)
        games = tuple(games)
        self._games = games
        self._players = players
        self._seed = seed
        self._history = history
        self._matches = {
            game.id: matches for game in games if (matches := possible_matches(game, players))
        }
        self._openers = tuple(
            game.id for game in games if game.info.from_memories and game.id in self._matches
        )
        """Games that open a game night, once, and are not on again."""
        self._regular = tuple(game for game in self._matches if game not in self._openers)
        self._light = {game.id for game in games if game.info.minutes <= LIGHT}
        self._alone = {
            game.id
            for game in games
            if all(variant.scoring is Scoring.ALONE for variant in _played(game, players))
        }
        self._last = self._alone if players >= COMPETING else {*self._regular}
        self._first = {
            game: Chance(seed, 0, f"variant/{game}").below(len(matches)) if game in history else 0
            for game, matches in self._matches.items()
        }
        """The index of the match with which each game begins; see `_match`."""

    @property
    def games(self) -> Lap:
        """The ids of the games that the group can play."""
        return tuple(self._matches)

    def without(self, left_out: Sequence[str]) -> "Planner":
        """A planner for the same group that never chooses these games."""
        games = (game for game in self._games if game.id not in left_out)
        return Planner(games, self._players, self._seed, self._history)

    def plan(self, minutes: int, done: Sequence[str] = ()) -> tuple[PlannedMatch, ...]:
        """The programme for so many minutes, after the games that were already on this game night.

        It is as long as possible without taking much more time than there is: see `MAX_ABOVE`. It
        is empty if no game is short enough. A game of memories opens the game night, unless the
        other games then fill too little of the time.
        """
        if self._openers and not done:
            opener = self._match(self._openers[0], done)
            opened = (opener, *self._plan(minutes - opener.minutes, (opener.game,)))
            if sum(match.minutes for match in opened) >= minutes * (1 - MAX_ABOVE):
                return opened
        return self._plan(minutes, done)

    def _plan(self, minutes: int, done: Sequence[str]) -> tuple[PlannedMatch, ...]:
        """The programme without a game that only opens a game night."""
        found = [
            (abs(self._minutes(laps) - minutes), laps)
            for laps in self._selections(minutes * (1 + MAX_ABOVE), done)
        ]
        ordered = (one for one in sorted(found, key=itemgetter(0)) if self._in_order(one[1], done))
        closest = next((distance for distance, _ in ordered), None)
        if closest is None:
            return ()
        farthest = max(closest, min(closest + EQUAL_WITHIN, minutes * MAX_ABOVE))
        equal = [
            laps
            for distance, laps in found
            if closest <= distance <= farthest and self._in_order(laps, done) is not None
        ]
        luck = Chance(self._seed, len(done), "programme")
        chosen = min(luck.shuffled(equal), key=lambda laps: self._worn(laps, done))
        orders = [self._in_order(chosen, done, turn) or () for turn in range(ORDERS)]
        latest = tuple(self._history)
        new = (games for games in orders if latest[-len(games) - len(done) :] != (*done, *games))
        return self._programme(next(new, orders[0]), done)

    def another(
        self, programme: Sequence[PlannedMatch], minutes: int, done: Sequence[str] = ()
    ) -> tuple[PlannedMatch, ...]:
        """A programme that begins with another game, which was not on yet either.

        Asked again and again, it offers one game after the other. It is the same programme if
        there is no other game to play.
        """
        offered = Chance(self._seed, len(done), "another").shuffled(_owed(self._regular, done))
        now = programme[0].game if programme else ""
        index = offered.index(now) + 1 if now in offered else 0
        others = [game for game in (*offered[index:], *offered[:index]) if game != now]
        if not others:
            return tuple(programme)
        first = self._match(others[0], done)
        return (first, *self.plan(minutes - first.minutes, (*done, first.game)))

    def swap(
        self,
        programme: Sequence[PlannedMatch],
        index: int,
        minutes: int,
        done: Sequence[str] = (),
    ) -> tuple[PlannedMatch, ...]:
        """The programme with another game at an index; the same one if no other game fits there.

        Asked again and again, it offers one game after the other. If the other game can be on only
        once, the two games change places. A game that only opens a night is left out instead.
        """
        opener = programme[0]
        if programme[index].game in self._openers:
            return self._plan(minutes, done)
        if opener.game in self._openers:
            rest, left = programme[1:], minutes - opener.minutes
            return (opener, *self.swap(rest, index - 1, left, (*done, opener.game)))
        games = tuple(match.game for match in programme)
        now = self._regular.index(games[index])
        for other in (*self._regular[now + 1 :], *self._regular[:now]):
            for swapped in _exchanges(games, index, other):
                if self._fits(swapped, minutes, done, least=self._minutes((games,))):
                    return self._programme(swapped, done)
        return tuple(programme)

    def leave_out(
        self, programme: Sequence[PlannedMatch], index: int, done: Sequence[str] = ()
    ) -> tuple[PlannedMatch, ...]:
        """The programme without the game at an index; the same one if it is the only game.

        The others keep their order if the game night still opens and ends as it should; else the
        first of their orders is taken with which it does, if there is one.
        """
        if len(programme) == 1:
            return tuple(programme)
        games = tuple(match.game for match in (*programme[:index], *programme[index + 1 :]))
        opening = games[:1] if games[0] in self._openers else ()
        before = (*done, *opening)
        orders = permutations(games[len(opening) :])
        order = next((one for one in orders if self._in_shape(one, before)), games[len(opening) :])
        return self._programme((*opening, *order), done)

    def _in_shape(self, games: Lap, done: Sequence[str]) -> bool:
        """Whether a game night of these games opens and ends as it should, without repeats."""
        light, last = self._light & {*self._regular}, self._last & {*self._regular}
        return (
            all(one != next_one for one, next_one in pairwise((*done[-1:], *games)))
            and (bool(done) or not light or not games or games[0] in light)
            and (not last or not games or games[-1] in last)
        )

    def _fits(self, games: Lap, minutes: int, done: Sequence[str], least: int) -> bool:
        """Whether a programme of these games, in this order, could have been planned.

        It may be as short as `least`, even if that is much shorter than the time people have.
        """
        return (
            min(least, minutes * (1 - MAX_ABOVE))
            <= self._minutes((games,))
            <= minutes * (1 + MAX_ABOVE)
            and all(
                game in _owed(self._regular, (*done, *games[:index]))
                for index, game in enumerate(games)
            )
            and self._in_shape(games, done)
        )

    def _match(self, game: str, done: Sequence[str]) -> PlannedMatch:
        """How a game is played: the first variant if it is new to the group, else one by lot.

        A game that is on for another time is played in the next variant.
        """
        matches = self._matches[game]
        return matches[(self._first[game] + done.count(game)) % len(matches)]

    def _programme(self, games: Lap, done: Sequence[str]) -> tuple[PlannedMatch, ...]:
        return tuple(self._match(game, (*done, *games[:index])) for index, game in enumerate(games))

    def _minutes(self, laps: Sequence[Lap]) -> int:
        games: tuple[str, ...] = sum(laps, ())
        return sum(match.minutes for match in self._programme(games, ()))

    def _selections(self, most: float, done: Sequence[str]) -> Iterator[tuple[Lap, ...]]:
        """All sets of games that take at most `most` minutes, as laps of which the last one may be
        incomplete.
        """
        whole: tuple[Lap, ...] = ()
        lap = _owed(self._regular, done)
        while lap and len(whole) < MAX_LAPS and self._minutes(whole) <= most:
            for size in range(1, len(lap) + 1):
                for part in combinations(lap, size):
                    if self._minutes((*whole, part)) <= most:
                        yield (*whole, part)
            whole, lap = (*whole, lap), self._regular

    def _in_order(self, laps: Sequence[Lap], done: Sequence[str], turn: int = 0) -> Lap | None:
        """The games in an order for a game night; None if there is none. Each turn draws another.

        The game night opens with a light game and, with many players, ends with one in which
        everyone scores alone, if the group can play such games at all. No game follows itself.
        """
        if not laps:
            return ()
        luck = Chance(self._seed, len(done), f"order/{turn}" if turn else "order")
        shuffled = luck.shuffled(laps[0])
        light, last = self._light & {*self._regular}, self._last & {*self._regular}
        for order in permutations(shuffled):
            if done and order[0] == done[-1] and len(self._regular) > 1:
                continue
            if not done and light and order[0] not in light:
                continue
            if len(laps) == 1 and last and order[-1] not in last:
                continue
            rest = self._in_order(laps[1:], (*done, *order), turn)
            if rest is not None:
                return (*order, *rest)
        return None

    def _worn(self, laps: Sequence[Lap], done: Sequence[str]) -> tuple[float, float, int]:
        """A key by which equally long programmes are compared; the lowest is the best.

        What is played another time should be what the group loves most: what it has played most
        often. Everything else should be what it has not played for the longest time. At last, the
        fewer games in which everyone scores alone are on again, the more evenings are still open
        before their last match.
        """
        games = Counter(done)
        games.update(sum(laps[:-1], ()))
        again = [game for game in laps[-1] if games[game]]
        latest = {game: index for index, game in enumerate(self._history)}
        love = mean([self._history.count(game) for game in again])
        alone = sum(game in self._alone for game in again)
        return -love, mean([latest.get(game, -1) for game in laps[-1]]), alone


def _exchanges(games: Lap, index: int, other: str) -> Iterator[Lap]:
    """The games with another one at an index: in addition, or exchanged with one of the others."""
    yield (*games[:index], other, *games[index + 1 :])
    for there, game in enumerate(games):
        if game == other:
            exchanged = [*games]
            exchanged[index], exchanged[there] = other, games[index]
            yield tuple(exchanged)


def mean(figures: Sequence[int]) -> float:
    """The mean of some figures; 0 if there are none."""
    return sum(figures) / len(figures) if figures else 0.0


def _played(game: Game[Any], players: int) -> list[Variant]:
    return [
        variant
        for variant in game.variants
        if variant.in_game_night and variant.min_players <= players <= variant.max_players
    ]


def _owed(games: Lap, done: Sequence[str]) -> Lap:
    """The games that were on less often than others this game night; all if none was."""
    times = Counter(done)
    most = max((times[game] for game in games), default=0)
    fewer = tuple(game for game in games if times[game] < most)
    return fewer or games
