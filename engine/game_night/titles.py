"""Titles: at the end of a game night, everyone gets one for something that they have done in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.game_night.game_night import EarnedAward, GameNight, Guest
from engine.game_night.programme import mean

BRIGHTEST, STEADY, LAMPLIGHTER, FAITHFUL = "brightest", "steady", "lamplighter", "faithful"
"""The keys of titles for people without an award, the kindest first. Each has one figure: the
lights in the match in which they had more than others, the matches in all of which they got lights,
all their lights, or how many matches they were at the table.
"""


@dataclass(frozen=True, slots=True)
class Title:
    """What somebody has earned in a game night."""

    name: str
    """Whose title it is."""
    key: str
    """The key of the award of a game, or one of the keys above."""
    game: str = ""
    """The game whose award it is, or in which they were brightest; empty if it is about all."""
    figures: tuple[int, ...] = ()


def titles(night: GameNight) -> tuple[Title, ...]:
    """One title for every person at the table, in the order of their seats.

    Robots get one only if nobody else is there.
    Awards are spread so that as many people as possible have one, and an award of several people
    goes to a second of them only if that one would have none. Who earned no award gets the kindest
    true figure.
    """
    here = night.at_table
    people = [guest for guest in here if not guest.player.robot] or list(here)
    earned = [(match.planned.game, award) for match in night.played for award in match.awards]
    # The fewer people share an award, the more it says about each of them.
    earned.sort(key=lambda one: len(one[1].names))
    given = _spread(people, earned)
    found = [Title(name, award.key, game, award.figures) for name, (game, award) in given.items()]
    found += _kindest([guest for guest in people if guest.name not in given], night)
    seats = [guest.name for guest in people]
    return tuple(sorted(found, key=lambda title: seats.index(title.name)))


_Earned = tuple[str, EarnedAward]


def _spread(people: Sequence[Guest], earned: Sequence[_Earned]) -> dict[str, _Earned]:
    """An award for as many people as possible, by name.

    People with the fewest awards choose first. Somebody who finds all of theirs taken asks whoever
    has one of them to take another, and so on (this is bipartite matching by augmenting paths).
    """
    own = {
        guest.name: [index for index, (_, award) in enumerate(earned) if guest.name in award.names]
        for guest in people
    }
    holder: dict[int, str] = {}

    def find(name: str, asked: set[int]) -> bool:
        for index in own[name]:
            if index in asked:
                continue
            asked.add(index)
            if index not in holder or find(holder[index], asked):
                holder[index] = name
                return True
        return False

    for name in sorted(own, key=lambda name: len(own[name])):
        find(name, set())
    given = {name: earned[index] for index, name in holder.items()}
    for name, indexes in own.items():  # awards that people share may be given to several of them
        if name not in given and indexes:
            given[name] = earned[indexes[0]]
    return given


def _kindest(people: Sequence[Guest], night: GameNight) -> list[Title]:
    """A true figure for each of these people, of as many kinds as possible."""
    found: list[Title] = []
    for guest in people:
        possible = [*_figures(guest, night)]
        used = {title.key for title in found}
        found.append(next((title for title in possible if title.key not in used), possible[0]))
    return found


def _figures(guest: Guest, night: GameNight) -> Iterator[Title]:
    """All that can be said about somebody without an award, the kindest first."""
    name = guest.name
    lights = [match.lights[name] for match in night.played if name in match.lights]
    for match in night.played:
        own = match.lights.get(name, 0)
        if own > mean([*match.lights.values()]):
            yield Title(name, BRIGHTEST, match.planned.game, (own,))
            break
    if all(lights) and len(lights) > 1:
        yield Title(name, STEADY, "", (len(lights),))
    if guest.lights:
        yield Title(name, LAMPLIGHTER, "", (guest.lights,))
    yield Title(name, FAITHFUL, "", (guest.matches,))
