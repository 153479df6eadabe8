"""`GameNight`: who is there, what was played, what comes next; and how a game night goes on."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core import Game, GameOver
from engine.game_night.programme import PlannedMatch, Planner, child_options
from engine.make_setup import chosen_players, find_variant, make_setup
from engine.names import ROBOT_NAMES
from engine.packs import ADDED_LATER, Pack
from engine.roles import game_accepts
from engine.seating import Seats
from engine.setup import Player, Scoring, Setup

BY_RANK = (3, 2, 1)
"""The lights of the first ranks where everyone scores alone; all others get none."""
WON, DRAWN = 2, 1
"""The lights of everyone on the winning side, and of everyone after a draw."""
BY_BAND = (0, 1, 2, 3, 3)
"""The lights of everyone for each band of a shared result; see `GameOver.shared_band`."""
WON_TOGETHER, LOST_TOGETHER = 3, 1


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who takes part in a game night, or did before they left."""

    player: Player
    lights: int = 0
    """All lights so far. A newcomer begins with as many as whoever at the table has the fewest."""
    matches: int = 0
    """How many matches of this game night they have played to the end."""
    present: bool = True

    @property
    def name(self) -> str:
        return self.player.name


@dataclass(frozen=True, slots=True)
class EarnedAward:
    """An award of a match (see `Award`), with the names of those who have earned it."""

    key: str
    names: tuple[str, ...]
    figures: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A finished match of a game night."""

    planned: PlannedMatch
    lights: Mapping[str, int] = field(default_factory=dict)
    """The lights that everyone at the table got, by name."""
    awards: tuple[EarnedAward, ...] = ()


@dataclass(frozen=True, slots=True)
class GameNight:
    """A game night at one moment between two matches."""

    minutes: int
    """How much time the people have."""
    seed: int
    guests: tuple[Guest, ...]
    """Everyone who has ever sat at the table this game night, in the order of their seats."""
    played: tuple[PlayedMatch, ...] = ()
    programme: tuple[PlannedMatch, ...] = ()
    """The matches that are still to come."""
    left_out: tuple[str, ...] = field(default=(), metadata=ADDED_LATER)
    """The ids of the games that people do not want to play this game night."""

    @property
    def at_table(self) -> tuple[Guest, ...]:
        """Those who have not left."""
        return tuple(guest for guest in self.guests if guest.present)

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
        """All lights of the game night: what the table sees at its end.

        Two people have the same lights, which count once.
        """
        lights = [guest.lights for guest in self.at_table]
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
    *,
    packs: Iterable[Pack] = (),
    last_used: Mapping[str, int] | None = None,
    hidden: frozenset[str] = frozenset(),
    language: str = "",
    with_child: bool = False,
    robot_names: Sequence[str] = ROBOT_NAMES,
) -> Setup:
    """The setup of the next match. Everyone stays in their seat, and who begins moves on.

    `with_child` gives the options their defaults for a table with a child who cannot read yet;
    see `make_setup` for `robot_names`.
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
    first = (night.seed + len(night.played)) % len(players)
    return make_setup(
        game,
        players,
        seed,
        variant=variant.id,
        options={**(child_options(game, variant) if with_child else {}), **planned.options},
        roles=roles,
        first=first if game_accepts(game, variant, roles, first) else None,
        packs=packs,
        last_used=last_used,
        hidden=hidden,
        language=language,
        robot_names=robot_names,
    )


def after_match(
    night: GameNight, game: Game[Any], setup: Setup, at_table: Mapping[int, Player], over: GameOver
) -> GameNight:
    """The game night after a match with this setup that ended with these players, by seat.

    Who left during the match has left the game night, and who joined it has come.
    """
    variant = find_variant(game, setup.variant)
    players = chosen_players(variant, [*at_table.values()])
    names = {seat: player.name for seat, player in zip(at_table, players, strict=False)}
    lights = lights_of(variant.scoring, over, tuple(names))
    gained = dict(zip(names.values(), lights, strict=True))
    planned = next(iter(night.programme), None)
    if planned is None or (planned.game, planned.variant) != (setup.game, setup.variant):
        planned = PlannedMatch(setup.game, setup.variant, game.info.minutes, setup.options)
    awards = tuple(
        EarnedAward(award.key, tuple(names[seat] for seat in award.seats), award.figures)
        for award in over.awards
        if names.keys() >= {*award.seats}
    )
    night = _with_players(night, players)
    guests = tuple(
        replace(guest, lights=guest.lights + gained[guest.name], matches=guest.matches + 1)
        if guest.present
        else guest
        for guest in night.guests
    )
    played = (*night.played, PlayedMatch(planned, gained, awards))
    return replace(night, guests=guests, played=played, programme=night.programme[1:])


def with_players(night: GameNight, planner: Planner, players: Sequence[Player]) -> GameNight:
    """The game night with other people at the table; the rest of the programme is made anew."""
    changed = _with_players(night, players)
    return replan(changed, planner)


def _with_players(night: GameNight, players: Sequence[Player]) -> GameNight:
    known = {guest.name: guest for guest in night.guests}
    fewest = min((guest.lights for guest in night.at_table), default=0)
    here = tuple(
        replace(known[player.name], player=player, present=True)
        if player.name in known
        else Guest(player, fewest)
        for player in players
    )
    names = {guest.name for guest in here}
    gone = (replace(guest, present=False) for guest in night.guests if guest.name not in names)
    return replace(night, guests=(*here, *gone))


def renamed(night: GameNight, names: Mapping[str, str]) -> GameNight:
    """The game night with other names; people whom `names` does not mention keep theirs."""

    def name_of(name: str) -> str:
        return names.get(name, name)

    guests = tuple(
        replace(guest, player=replace(guest.player, name=name_of(guest.name)))
        for guest in night.guests
    )
    played = tuple(
        replace(
            match,
            lights={name_of(name): lights for name, lights in match.lights.items()},
            awards=tuple(
                replace(award, names=tuple(map(name_of, award.names))) for award in match.awards
            ),
        )
        for match in night.played
    )
    return replace(night, guests=guests, played=played)


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
    """Equal points share the better rank."""
    points = [over.scores[seat] if over.scores else seat in over.winners for seat in seats]
    ranks = [sum(other > own for other in points) for own in points]
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
