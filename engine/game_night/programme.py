"""Plans a game night: which games are played, in which order, for a group and the time it has.

Any registered game takes part. What decides is its record: the variants and how many play them,
whether there is a short match, how long it takes, and how it is scored.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import lru_cache
from itertools import chain, combinations, pairwise, permutations
from typing import Any, NamedTuple

from engine.chance import Chance
from engine.core import Game
from engine.errors import BadSetup
from engine.records import Frozen
from engine.setup import LENGTH, SHORT, Scoring, Value, Variant

LENGTHS = (30, 60, 90)
"""How long a game night may be, in minutes."""
MIN_PEOPLE, MAX_PEOPLE = 2, 8
MAX_ABOVE = 0.15
"""By which part of its time a programme may be longer than the time people have."""
EQUAL_WITHIN = 0.08
"""Programmes count as equally long if they differ by this part of the time: no estimate is better.
"""
LIGHT = 25
"""A game whose whole match takes at most this many minutes is light enough to open a game night."""
COMPETING = 4
"""From this number of players on, a game night ends with a game in which everyone scores alone."""
APART = {Scoring.ALONE: 3, Scoring.SIDES: 2, Scoring.TOGETHER: 0}
"""How far a match sets people apart: the most lights between two of them."""
STILL_OPEN = 11
"""Programmes that set people apart by no more than this are seldom decided before their last match.
"""
ORDERS = 12
"""How many orders of the games are drawn, to find a good one that differs from the latest time."""
MAX_LAPS = 6
"""How often all games are played at most, so that the search for a programme ends."""

Lap = tuple[str, ...]
"""Ids of different games. No game is played again before every game of the lap was on."""


class PlannedMatch(Frozen):
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
        if option.id == LENGTH and option.applies_to(variant.id)
        for choice in option.choices
        if choice.value == SHORT
    }


def child_options(game: Game[Any], variant: Variant) -> dict[str, Value]:
    """The options with a default of their own while a child who cannot read yet plays."""
    return {
        option.id: option.with_child
        for option in game.options
        if option.with_child is not None and option.applies_to(variant.id)
    }


def possible_matches(game: Game[Any], players: int, children: int = 0) -> tuple[PlannedMatch, ...]:
    """Every match of a game that can be part of a game night of so many players.

    So many of them are children who cannot read yet. If some variants suit them all, only these
    can be played.
    """
    played = _played(game, players)
    suiting = [variant for variant in played if suits_children(variant, players, children)]
    return tuple(
        PlannedMatch(
            game.id,
            variant.id,
            _expected_minutes(game, variant, players, with_child=children > 0),
            short_options(game, variant),
        )
        for variant in suiting or played
    )


def suits_children(variant: Variant, players: int, children: int) -> bool:
    """Whether there is a suitable role for each of so many children who cannot read yet."""
    suitable = variant.child_roles
    if suitable is None:
        return True
    return sum(role in suitable for role in variant.roles(players)) >= children


def _expected_minutes(game: Game[Any], variant: Variant, players: int, with_child: bool) -> int:
    """How many minutes a match of a game night takes, with the options that it will have."""
    if variant.minutes is None:
        return game.info.minutes
    options = {
        option.id: option.default for option in game.options if option.applies_to(variant.id)
    }
    gentle = child_options(game, variant) if with_child else {}
    return variant.minutes(players, options | gentle | short_options(game, variant))


class Selection(NamedTuple):
    """Games for a programme, whose order is not decided yet."""

    laps: tuple[Lap, ...]
    """The games between the opening and the closing one; only the last lap may be incomplete."""
    opening: Lap = ()
    """The game of memories, if it opens the game night; else empty."""
    closing: Lap = ()
    """The game of memories, if it closes the game night; else empty."""

    @property
    def games(self) -> Lap:
        return (*self.opening, *chain(*self.laps), *self.closing)


class Shape(NamedTuple):
    """How a programme may open and end."""

    openers: frozenset[str]
    """The ids of the games that may open it; empty if any game may."""
    open_end: bool = False
    """Whether any game may end it."""


class Planner:
    """Makes programmes for one group out of the games that it can play.

    `history` holds the ids of the games that this group has played, the latest one last. `seed`
    decides what nothing else decides. `children` is the number of children who cannot read yet.
    """

    def __init__(
        self,
        games: Iterable[Game[Any]],
        players: int,
        seed: int,
        history: Sequence[str] = (),
        children: int = 0,
    ) -> None:
        check_people(players)
        games = tuple(games)
        self._games = games
        self._players = players
        self._seed = seed
        self._history = history
        self._children = children
        self._matches = {
            game.id: matches
            for game in games
            if (matches := possible_matches(game, players, children))
        }
        self._memories = tuple(
            game.id for game in games if game.info.from_memories and game.id in self._matches
        )
        """Games that open or close a game night, and are on once."""
        self._regular = tuple(game for game in self._matches if game not in self._memories)
        self._scoring = {
            (game.id, variant.id): variant.scoring
            for game in games
            for variant in _played(game, players)
        }
        self._openers, self._gentle, self._suiting = self._may_open()
        self._last = {*self._regular}
        if players >= COMPETING:  # everyone plays alone, in every variant that the group may play
            scorings = self._scoring.items()
            self._last -= {game for (game, _), one in scorings if one is not Scoring.ALONE}
        self._first = {
            game: Chance(seed, 0, f"variant/{game}").below(len(matches)) if game in history else 0
            for game, matches in self._matches.items()
        }
        """The index of the match with which each game begins; see `_match`."""

    def _may_open(self) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
        """The games that may open a game night, those with which it rather opens, and those that
        suit children who cannot read yet.

        Light games may, and where there are such children it is a game that suits them, rather one
        for the youngest.
        """
        regular = [game for game in self._games if game.id in self._regular]
        suiting = frozenset(
            game.id
            for game in regular
            for variant in _played(game, self._players)
            if suits_children(variant, self._players, self._children)
        )
        light = {game.id for game in regular if game.info.minutes <= LIGHT}
        openers = frozenset((light & suiting) or suiting or light)
        if not self._children:
            return openers, openers, suiting
        age = {game.id: game.info.age for game in regular if game.id in openers}
        youngest = min(age.values(), default=0)
        return openers, frozenset(game for game in age if age[game] == youngest), suiting

    @property
    def games(self) -> Lap:
        """The ids of the games that the group can play."""
        return tuple(self._matches)

    def without(self, left_out: Sequence[str]) -> "Planner":
        """A planner for the same group that never chooses these games."""
        games = (game for game in self._games if game.id not in left_out)
        return Planner(games, self._players, self._seed, self._history, self._children)

    def plan(self, minutes: int, done: Sequence[str] = ()) -> tuple[PlannedMatch, ...]:
        """The programme for so many minutes, after the games that were already on this game night.

        It is as long as possible without taking much more time than there is: see `MAX_ABOVE`. It
        is empty if no game is short enough. A game of memories opens or closes the game night,
        unless the programme then fills too little of the time.
        """
        made: list[tuple[PlannedMatch, ...]] = []
        for shape, found in self._shapes(minutes, done):
            programme = self._best(minutes, done, shape, found)
            if done or self._age(programme) == 0:
                return programme
            made.append(programme)
        return min(made, key=self._age, default=())

    def _age(self, programme: Sequence[PlannedMatch]) -> int:
        """How little news a programme brings: 0 with a game that was not on in the latest two game
        nights, or with all games; 2 if it has only those of the latest one; else 1.
        """
        games = {match.game for match in programme if match.game in self._regular}
        played = [game for game in self._history if game in self._regular]
        if len(games) == len(self._regular) or not games <= {*played[-2 * len(games) :]}:
            return 0
        return 2 if games <= {*played[-len(games) :]} else 1

    def _best(
        self,
        minutes: int,
        done: Sequence[str],
        shape: Shape,
        found: Sequence[tuple[int, Selection]],
    ) -> tuple[PlannedMatch, ...]:
        """The best programme of a shape, out of selections that are not empty."""
        closest = min(distance for distance, _ in found)
        equally = max(closest, min(closest + minutes * EQUAL_WITHIN, minutes * MAX_ABOVE))
        equal = [one for distance, one in found if distance <= equally]
        worn = {one: self._worn(one, done) for one in equal}
        best = [one for one in equal if worn[one] == min(worn.values())]
        shuffled = Chance(self._seed, len(done), "programme").shuffled(best)
        orders = [
            self._in_order(one, done, shape, turn) or ()
            for turn in range(ORDERS)
            for one in shuffled
        ]
        latest = tuple(self._history)

        def cost(games: Lap) -> tuple[bool, int]:
            again = latest[-len(games) - len(done) :] == (*done, *games)
            return again, self._setbacks(games, done)

        return self._programme(min(orders, key=cost), done)

    def _shapes(
        self, minutes: int, done: Sequence[str]
    ) -> Iterator[tuple[Shape, list[tuple[int, Selection]]]]:
        """The shapes that a programme may have, the best one first, each with its selections.

        The others are for a group that would only play what it has just played; or there is no
        programme of a better shape. They fill the time with several games. With a child a programme
        of several games rather opens with one for the youngest.
        """
        most = minutes * (1 + MAX_ABOVE)
        within = [
            (abs(self._minutes(one.games) - minutes), one) for one in self._selections(most, done)
        ]
        several = self._several_games(within, minutes, done)
        if self._children and not done and (fit_for_children := [*several]):
            yield from fit_for_children
            return
        for open_end in (False, True):
            shape = Shape(self._openers, open_end)
            if found := self._suitable(within, minutes, done, shape):
                yield shape, found
                break
        yield from several

    def _several_games(
        self, within: Sequence[tuple[int, Selection]], minutes: int, done: Sequence[str]
    ) -> Iterator[tuple[Shape, list[tuple[int, Selection]]]]:
        """The shapes with which several games fill the time, the best one first.

        Each is found only when it is asked for: that takes long, and most groups need none.
        """
        opened = dict.fromkeys((self._gentle, self._openers))
        shapes = [Shape(openers, open_end) for open_end in (False, True) for openers in opened]
        shapes += [Shape(self._suiting, open_end) for open_end in (False, True)]
        near = [(distance, one) for distance, one in within if distance <= minutes * MAX_ABOVE]
        for shape in shapes:
            found = self._suitable(near, minutes, done, shape)
            if full := [(distance, one) for distance, one in found if len(one.games) > 1]:
                yield shape, full

    def _suitable(
        self,
        within: Sequence[tuple[int, Selection]],
        minutes: int,
        done: Sequence[str],
        shape: Shape,
    ) -> list[tuple[int, Selection]]:
        """The selections to choose from, each with how many minutes it differs from the time.

        They are those of `within` that have an order. If those with a game of memories fill enough
        of the time, they are the only ones; else there are none of them.
        """
        found = [
            (distance, one)
            for distance, one in within
            if self._in_order(one, done, shape) is not None
        ]
        remembered = [
            (distance, one)
            for distance, one in found
            if (one.opening or one.closing) and distance <= minutes * MAX_ABOVE
        ]
        return remembered or [
            (distance, one) for distance, one in found if not (one.opening or one.closing)
        ]

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
        first = self._match(others[0], done.count(others[0]))
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
        once, the two games change places. A game of memories is left out instead.
        """
        if programme[index].game in self._memories:
            return self.without(self._memories).plan(minutes, done)
        games = tuple(match.game for match in programme)
        opening, regular, closing = self._split(games)
        place = index - len(opening)
        now = self._regular.index(games[index])
        for other in (*self._regular[now + 1 :], *self._regular[:now]):
            for exchanged in _exchanges(regular, place, other):
                swapped = Selection((exchanged,), opening, closing)
                if self._fits(swapped, minutes, done, least=self._minutes(games)):
                    return self._programme(swapped.games, done)
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
        left = tuple(match.game for match in (*programme[:index], *programme[index + 1 :]))
        opening, regular, closing = self._split(left)
        orders = (Selection((order,), opening, closing) for order in permutations(regular))
        shaped = (order.games for order in orders if self._in_shape(order, done))
        return self._programme(next(shaped, left), done)

    def _split(self, games: Lap) -> tuple[Lap, Lap, Lap]:
        """A game of memories that opens a programme, the others, and one that closes it."""
        start = int(games[:1] != () and games[0] in self._memories)
        end = len(games) - int(len(games) > start and games[-1] in self._memories)
        return games[:start], games[start:end], games[end:]

    def _in_shape(self, one: Selection, done: Sequence[str]) -> bool:
        """Whether a game night of these games opens and ends as it should, without repeats."""
        games: Lap = tuple(chain(*one.laps))
        before = (*done, *one.opening)
        openers, last = self._openers, self._last
        return (
            all(game != next_game for game, next_game in pairwise((*before[-1:], *games)))
            and (bool(before) or not openers or not games or games[0] in openers)
            and (bool(one.closing) or not last or not games or games[-1] in last)
        )

    def _fits(self, one: Selection, minutes: int, done: Sequence[str], least: int) -> bool:
        """Whether a programme of these games, in this order, could have been planned.

        It may be as short as `least`, even if that is much shorter than the time people have.
        """
        games: Lap = tuple(chain(*one.laps))
        return (
            min(least, minutes * (1 - MAX_ABOVE))
            <= self._minutes(one.games)
            <= minutes * (1 + MAX_ABOVE)
            and all(
                game in _owed(self._regular, (*done, *games[:index]))
                for index, game in enumerate(games)
            )
            and self._in_shape(one, done)
        )

    def _match(self, game: str, times: int) -> PlannedMatch:
        """How a game is played: the first variant if it is new to the group, else one by lot.

        A game that was on some times already is played in the next variant.
        """
        matches = self._matches[game]
        return matches[(self._first[game] + times) % len(matches)]

    def _programme(self, games: Lap, done: Sequence[str]) -> tuple[PlannedMatch, ...]:
        return tuple(
            self._match(game, done.count(game) + games[:index].count(game))
            for index, game in enumerate(games)
        )

    def _minutes(self, games: Lap) -> int:
        return sum(match.minutes for match in self._programme(games, ()))

    def _selections(self, most: float, done: Sequence[str]) -> Iterator[Selection]:
        """All games that take at most `most` minutes, with a game of memories or without."""
        yield from map(Selection, self._laps(most, done))
        for game in (game for game in self._memories if game not in done):
            left = most - self._minutes((game,))
            for laps in ((), *self._laps(left, done)) if left >= 0 else ():
                if not done:
                    yield Selection(laps, opening=(game,))
                yield Selection(laps, closing=(game,))

    def _laps(self, most: float, done: Sequence[str]) -> Iterator[tuple[Lap, ...]]:
        """All sets of regular games that take at most `most` minutes, as laps of which the last
        one may be incomplete.
        """
        whole: tuple[Lap, ...] = ()
        lap = _owed(self._regular, done)
        while lap and len(whole) < MAX_LAPS and self._minutes(tuple(chain(*whole))) <= most:
            for size in range(1, len(lap) + 1):
                for part in combinations(lap, size):
                    if self._minutes((*chain(*whole), *part)) <= most:
                        yield (*whole, part)
            whole, lap = (*whole, lap), self._regular

    def _in_order(
        self, one: Selection, done: Sequence[str], shape: Shape, turn: int = 0
    ) -> Lap | None:
        """The games in an order for a game night; None if there is none. Each turn draws another.

        The game night opens with one of the openers and, with many players, ends with a game in
        which everyone scores alone, if the group can play such games at all; with an open end it
        may end with any game. No game follows itself.
        """
        before = (*done, *one.opening)
        shape = shape._replace(open_end=shape.open_end or bool(one.closing))
        regular = self._laps_in_order(one.laps, before, turn, shape)
        return None if regular is None else (*one.opening, *regular, *one.closing)

    def _laps_in_order(
        self, laps: Sequence[Lap], done: Sequence[str], turn: int, shape: Shape
    ) -> Lap | None:
        """The games of laps in an order; None if there is none."""
        if not laps:
            return ()
        openers, last = shape.openers, self._last
        for order in permutations(_shuffled(laps[0], self._seed, len(done), turn)):
            if done and order[0] == done[-1] and len(self._regular) > 1:
                continue
            if not done and openers and order[0] not in openers:
                continue
            if len(laps) == 1 and not shape.open_end and last and order[-1] not in last:
                continue
            rest = self._laps_in_order(laps[1:], (*done, *order), turn, shape)
            if rest is not None:
                return (*order, *rest)
        return None

    def _scorings(self, games: Lap, done: Sequence[str]) -> list[Scoring]:
        return [self._scoring[one.game, one.variant] for one in self._programme(games, done)]

    def _setbacks(self, games: Lap, done: Sequence[str]) -> int:
        """How often two sides meet before people score alone, in all matches but the last one.

        The teams of a game night keep the lead from growing, but only if it is known who leads.
        """
        scorings = self._scorings(games, done)[:-1]
        return sum(
            scoring is Scoring.SIDES and later is Scoring.ALONE
            for scoring, later in combinations(scorings, 2)
        )

    def _worn(self, one: Selection, done: Sequence[str]) -> tuple[float, float, int]:
        """A key by which equally long programmes are compared; the lowest is the best.

        What is played another time should be what the group loves most: what it has played most
        often. Everything else should be what it has not played for the longest time. At last, the
        less the matches set people apart, the more game nights are still open before their last
        match.
        """
        *whole, last = one.laps or ((),)
        games = Counter((*done, *chain(*whole)))
        again = [game for game in last if games[game]]
        latest = {game: index for index, game in enumerate(self._history)}
        love = mean([self._history.count(game) for game in again])
        apart = sum(APART[scoring] for scoring in self._scorings(one.games, done))
        return -love, mean([latest.get(game, -1) for game in last]), max(apart, STILL_OPEN)


@lru_cache(maxsize=1024)
def _shuffled(lap: Lap, seed: int, done: int, turn: int) -> Lap:
    """The games of a lap in an order by lot; many programmes have the same lap."""
    return Chance(seed, done, f"order/{turn}" if turn else "order").shuffled(lap)


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
