"""Titles: at the end of an evening, everyone gets one for something that they have done in it."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.evening.evening import EarnedAward, Evening, Guest

BRIGHTEST, FAITHFUL = "brightest", "faithful"
"""The keys of titles for people without an award: they had the most lights of their evening in one
match (its figure), or they were at the table for a number of matches (its figure).
"""


@dataclass(frozen=True, slots=True)
class Title:
    """What somebody has earned in an evening."""

    name: str
    """Whose title it is."""
    key: str
    """The key of the award of a game, or one of `BRIGHTEST` and `FAITHFUL`."""
    game: str = ""
    """The game whose award it is, or in which they were brightest; empty if it is about all."""
    figures: tuple[int, ...] = ()


def titles(evening: Evening) -> tuple[Title, ...]:
    """One title for every person at the table, in the order of their seats.

    Robots get one only if nobody else is there.
    Awards are spread so that as many people as possible have one, and an award of several people
    goes to a second of them only if that one would have none. Who earned no award gets the kindest
    true figure.
    """
    here = evening.at_table
    people = [guest for guest in here if not guest.player.robot] or list(here)
    earned = [(match.planned.game, award) for match in evening.played for award in match.awards]
    # The fewer people share an award, the more it says about each of them.
    earned.sort(key=lambda one: len(one[1].names))
    given = _spread(people, earned)
    return tuple(
        Title(guest.name, award.key, game, award.figures)
        if (game, award) != _NONE
        else _kindest(guest, evening)
        for guest in people
        for game, award in (given.get(guest.name, _NONE),)
    )


_Earned = tuple[str, EarnedAward]
_NONE: _Earned = ("", EarnedAward("", ()))


def _spread(people: Sequence[Guest], earned: Sequence[_Earned]) -> dict[str, _Earned]:
    """An award for as many people as possible, by name.

    People with the fewest awards choose first. Somebody who finds all of theirs taken asks whoever
    has one of them to take another, and so on (this is bipartite matching by augmenting paths).
    """
    own = {
        guest.name: [place for place, (_, award) in enumerate(earned) if guest.name in award.names]
        for guest in people
    }
    holder: dict[int, str] = {}

    def find(name: str, asked: set[int]) -> bool:
        for place in own[name]:
            if place in asked:
                continue
            asked.add(place)
            if place not in holder or find(holder[place], asked):
                holder[place] = name
                return True
        return False

    for name in sorted(own, key=lambda name: len(own[name])):
        find(name, set())
    given = {name: earned[place] for place, name in holder.items()}
    for name, places in own.items():  # awards that people share may be given to several of them
        if name not in given and places:
            given[name] = earned[places[0]]
    return given


def _kindest(guest: Guest, evening: Evening) -> Title:
    lights = [(match.lights.get(guest.name, 0), match.planned.game) for match in evening.played]
    most, game = max(lights, default=(0, ""), key=lambda one: one[0])
    if most:
        return Title(guest.name, BRIGHTEST, game, (most,))
    return Title(guest.name, FAITHFUL, "", (guest.matches,))
