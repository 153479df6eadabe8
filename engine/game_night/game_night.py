"""`GameNight`: who is there, what was played, what comes next; and how a game night goes on."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import combinations, takewhile
from typing import Any

from engine.core import Game, GameOver
from engine.game_night.programme import PlannedMatch, Planner, child_options
from engine.make_setup import chosen_players, find_variant, make_setup
from engine.packs import Supply
from engine.records import ADDED_LATER, Frozen
from engine.roles import game_accepts
from engine.seating import Seats, around
from engine.setup import Player, Scoring, Setup, Variant

BY_RANK = (3, 2, 1)
"""The lights of the first ranks where everyone scores alone; all others get none."""
WON, DRAWN = 2, 1
"""The lights of everyone on the winning side, and of everyone after a draw."""
BY_BAND = (0, 1, 2, 3, 3)
"""The lights of everyone for each band of a shared result; see `GameOver.shared_band`."""
WON_TOGETHER, LOST_TOGETHER = 3, 1


class Guest(Frozen):
    """Somebody who takes part in a game night, or did before they left."""

    player: Player
    lights: int = 0
    """All lights so far. A newcomer begins with as many as whoever at the table has the fewest."""
    matches: int = 0
    """How many matches of this game night they have played to the end."""

    @property
    def name(self) -> str:
        return self.player.name


class EarnedAward(Frozen):
    """An award of a match (see `Award`), with the numbers of the guests who have earned it."""

    key: str
    guests: tuple[int, ...]
    figures: tuple[int, ...] = ()


class PlayedMatch(Frozen):
    """A finished match of a game night."""

    planned: PlannedMatch
    lights: Mapping[int, int] = field(default_factory=dict)
    """The lights that everyone at the table got, by the number of the guest."""
    awards: tuple[EarnedAward, ...] = ()


class GameNight(Frozen):
    """A game night at one moment between two matches.

    The number of a guest is the index in `guests`. It stays the same all night.
    """

    minutes: int
    """How much time the people have."""
    seed: int
    guests: tuple[Guest, ...]
    """Everyone who has ever sat at the table this game night, in the order in which they came."""
    played: tuple[PlayedMatch, ...] = ()
    programme: tuple[PlannedMatch, ...] = ()
    """The matches that are still to come."""
    left_out: tuple[str, ...] = field(default=(), metadata=ADDED_LATER)
    """The ids of the games that people do not want to play this game night."""
    seats: tuple[int, ...] = field(default=(), metadata=ADDED_LATER)
    """The numbers of those at the table, by seat; empty if all sit there in the order they came."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of those who have not left, by seat."""
        return self.seats or tuple(range(len(self.guests)))

    @property
    def at_table(self) -> tuple[Guest, ...]:
        """Those who have not left."""
        return tuple(self.guests[number] for number in self.numbers)

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(guest.player for guest in self.at_table)

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games that were on, the first one first."""
        return tuple(match.planned.game for match in self.played)

    @property
    def minutes_left(self) -> int:
        """The time that the matches so far have left, by the minutes that they should take."""
        return self.minutes - sum(match.planned.minutes for match in self.played)

    @property
    def minutes_to_come(self) -> int:
        """How many minutes the rest of the programme should take."""
        return sum(match.minutes for match in self.programme)

    @property
    def shared(self) -> bool:
        """Whether the game night has one result: two people have only played together."""
        return len(self.at_table) <= 2

    @property
    def lights(self) -> int:
        """All lights that were won in the game night, also by those who left.

        Two people have the same lights, which count once.
        """
        if self.shared:
            return max((guest.lights for guest in self.at_table), default=0)
        return sum(map(self.lights_from, self.played))

    def lights_from(self, match: PlayedMatch) -> int:
        """All lights that a match has brought; those that two people have both count once."""
        lights = match.lights.values()
        return max(lights, default=0) if self.shared else sum(lights)

    @property
    def leaders(self) -> tuple[Guest, ...]:
        """Those at the table with the most lights; nobody if there are no lights at all."""
        most = max((guest.lights for guest in self.at_table), default=0)
        return tuple(guest for guest in self.at_table if guest.lights == most > 0)


def begin(planner: Planner, players: Iterable[Player], minutes: int, seed: int) -> GameNight:
    """A game night before its first match."""
    guests = tuple(map(Guest, players))
    return GameNight(minutes, seed, guests, programme=planner.plan(minutes))


def next_setup(
    night: GameNight,
    game: Game[Any],
    seed: int,
    supply: Supply,
    children: Collection[int] = (),
) -> Setup:
    """The setup of the next match. Everyone stays in their seat, and who begins moves on.

    `children` are the seats of children who cannot read yet: options have their defaults for them,
    and roles suit them as far as possible.
    Raises BadSetup if the match cannot be played, as when its packs are gone.
    """
    planned = night.programme[0]
    players = night.players
    variant = find_variant(game, planned.variant)
    roles = variant.roles(len(players))
    if roles and not variant.teams:
        turn = len(night.played) % len(roles)
        moved = roles[-turn:] + roles[:-turn] if turn else roles
        roles = moved if game_accepts(game, variant, moved) else roles
        roles = _suiting(game, variant, roles, children)
    elif len({*roles}) == 2:
        roles = _balanced(night, game, roles, children)
    first = (night.seed + len(night.played)) % len(players)
    if variant.teams:
        first = _begins(roles, first, children)
    return make_setup(
        game,
        players,
        seed,
        variant=variant.id,
        options={**(child_options(game, variant) if children else {}), **planned.options},
        roles=roles,
        first=first if game_accepts(game, variant, roles, first) else None,
        supply=supply,
    )


def _suiting(
    game: Game[Any], variant: Variant, roles: tuple[str, ...], children: Collection[int]
) -> tuple[str, ...]:
    """The roles after children have changed theirs for suitable ones, as far as the game allows."""
    suitable = variant.child_roles
    if suitable is None:
        return roles
    for child in children:
        others = (seat for seat in around(tuple(range(len(roles))), child) if seat not in children)
        for other in others:
            changed = [*roles]
            changed[child], changed[other] = roles[other], roles[child]
            better = roles[child] not in suitable and roles[other] in suitable
            if better and game_accepts(game, variant, tuple(changed)):
                roles = tuple(changed)
                break
    return roles


def _balanced(
    night: GameNight, game: Game[Any], teams: tuple[str, ...], children: Collection[int]
) -> tuple[str, ...]:
    """The teams with children in the larger one, and the two brightest people in the same one.

    So nobody who cannot read yet stands nearly alone, and neither leader gets further ahead. As few
    people as possible change sides, and rather those with the fewest lights. Who was brightest
    before the first match of this game decides: teams stay the same all night.
    """
    before = list(takewhile(lambda match: match.planned.game != game.id, night.played))
    lights = [sum(match.lights.get(number, 0) for match in before) for number in night.numbers]
    leader = lights.index(max(lights))
    others = [seat for seat in range(len(teams)) if seat != leader]
    second = max(others, key=lambda seat: (lights[seat], teams[seat] == teams[leader]))

    def cost(divided: tuple[str, ...]) -> tuple[int, bool, int, bool, int]:
        moved = [seat for seat, team in enumerate(divided) if team != teams[seat]]
        return (
            sum(_mates(divided, child) < max(Counter(divided).values()) for child in children),
            divided[leader] != divided[second],
            len(moved),
            leader in moved,
            sum(lights[seat] for seat in moved),
        )

    return min(_divisions(teams), key=cost)


def _divisions(teams: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every way to divide the players into two teams of these sizes."""
    one, other = dict.fromkeys(teams)
    for members in combinations(range(len(teams)), teams.count(one)):
        yield tuple(one if seat in members else other for seat in range(len(teams)))


def _mates(teams: Sequence[str], seat: int) -> int:
    """How many players are in the team of a seat, with the player at that seat."""
    return teams.count(teams[seat])


def _begins(teams: Sequence[str], first: int, children: Collection[int]) -> int:
    """The seat that begins: `first`, or the next one whose team leaves no child to guess alone.

    In a team of two that is tested first, one pairs in secret and the other has to guess alone.
    """
    alone = {teams[child] for child in children if _mates(teams, child) == 2}
    seats = around(tuple(range(len(teams))), first)
    return next((seat for seat in seats if teams[seat] not in alone), first)


def after_match(
    night: GameNight, game: Game[Any], setup: Setup, at_table: Mapping[int, Player], over: GameOver
) -> GameNight:
    """The game night after a match with this setup that ended with these players, by seat.

    Who left during the match has left the game night, and who joined it has come.
    """
    variant = find_variant(game, setup.variant)
    night = _with_players(night, chosen_players(variant, [*at_table.values()]))
    numbers = dict(zip(at_table, night.numbers, strict=False))
    lights = lights_of(variant.scoring, over, tuple(numbers))
    gained = dict(zip(numbers.values(), lights, strict=True))
    planned = next(iter(night.programme), None)
    if planned is None or (planned.game, planned.variant) != (setup.game, setup.variant):
        planned = PlannedMatch(setup.game, setup.variant, game.info.minutes, setup.options)
    awards = tuple(
        EarnedAward(award.key, tuple(numbers[seat] for seat in award.seats), award.figures)
        for award in over.earned or over.awards
        if numbers.keys() >= {*award.seats}
    )
    guests = tuple(
        replace(guest, lights=guest.lights + gained[number], matches=guest.matches + 1)
        if number in gained
        else guest
        for number, guest in enumerate(night.guests)
    )
    played = (*night.played, PlayedMatch(planned, gained, awards))
    return replace(night, guests=guests, played=played, programme=night.programme[1:])


def with_players(night: GameNight, planner: Planner, players: Sequence[Player]) -> GameNight:
    """The game night with other people at the table; the rest of the programme is made anew."""
    changed = _with_players(night, players)
    return replan(changed, planner)


def _with_players(night: GameNight, players: Sequence[Player]) -> GameNight:
    """The game night with these players at the table; who has its name is the same guest."""
    known = {guest.name: number for number, guest in enumerate(night.guests)}
    fewest = min((guest.lights for guest in night.at_table), default=0)
    guests, seats = [*night.guests], []
    for player in players:
        number = known.get(player.name, len(guests))
        if number == len(guests):
            guests.append(Guest(player, fewest))
        else:
            guests[number] = replace(guests[number], player=player)
        seats.append(number)
    return replace(night, guests=tuple(guests), seats=tuple(seats))


def replan(night: GameNight, planner: Planner) -> GameNight:
    """The game night with a new programme for the time that is left."""
    wanted = planner.without(night.left_out)
    return replace(night, programme=wanted.plan(night.minutes_left, night.games))


def swap_game(night: GameNight, planner: Planner, index: int) -> GameNight:
    """The game night with another game at an index of its programme; see `Planner.swap`."""
    wanted = planner.without(night.left_out)
    programme = wanted.swap(night.programme, index, night.minutes_left, night.games)
    return replace(night, programme=programme)


def leave_out_game(night: GameNight, planner: Planner, index: int) -> GameNight:
    """The game night without the game at an index of its programme; see `Planner.leave_out`.

    Whatever is planned later, the game does not come back, unless it was on twice.
    """
    programme = planner.leave_out(night.programme, index, night.games)
    gone = {match.game for match in night.programme} - {match.game for match in programme}
    return replace(night, programme=programme, left_out=(*night.left_out, *sorted(gone)))


def another_game(night: GameNight, planner: Planner) -> GameNight:
    """The game night with another game as the next one; see `Planner.another`."""
    wanted = planner.without(night.left_out)
    programme = wanted.another(night.programme, night.minutes_left, night.games)
    return replace(night, programme=programme)


def lights_of(scoring: Scoring, over: GameOver, seats: Seats) -> tuple[int, ...]:
    """The lights of each of these seats after a match.

    They are those at the table, without robots that belong to a variant.
    """
    match scoring:
        case Scoring.ALONE:
            return _by_rank(over, seats)
        case Scoring.SIDES:
            return _by_side(over, seats)
        case Scoring.TOGETHER:
            return (_shared(over),) * len(seats)


def _by_rank(over: GameOver, seats: Seats) -> tuple[int, ...]:
    """Equal points share the better rank, unless the match has chosen a winner, as by a vote."""
    results = [(over.scores[seat] if over.scores else 0, seat in over.winners) for seat in seats]
    ranks = [sum(other > own for other in results) for own in results]
    return tuple(BY_RANK[rank] if rank < len(BY_RANK) else 0 for rank in ranks)


def _by_side(over: GameOver, seats: Seats) -> tuple[int, ...]:
    winners = {*over.winners}
    if not winners or winners.issuperset(seats):
        return (DRAWN,) * len(seats)
    return tuple(WON if seat in winners else 0 for seat in seats)


def _shared(over: GameOver) -> int:
    if over.shared_band is not None:
        return BY_BAND[over.shared_band]
    return WON_TOGETHER if over.winners else LOST_TOGETHER
