"""Titles: at the end of a game night, everyone gets one for something that they have done in it."""

from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter

from engine.game_night.game_night import GameNight
from engine.game_night.programme import mean
from engine.records import Frozen

BRIGHTEST, STEADY, SPARK = "brightest", "steady", "spark"
LAMPLIGHTER, FAITHFUL, OWL = "lamplighter", "faithful", "owl"
LATE = "late"
"""The keys of titles for people without an award, the kindest first. Each has one figure: the
lights in the match in which they had more than others, the matches in all of which they got lights,
the lights in the first match, all lights if several matches brought them, how many matches they
were at the table, and how many minutes these should take. `LATE`, without a figure, is for whoever
came after the last match.
"""
FIGURES = frozenset({BRIGHTEST, STEADY, SPARK, LAMPLIGHTER, FAITHFUL, OWL, LATE})


class Title(Frozen):
    """What somebody has earned in a game night."""

    guest: int
    """The number of the guest whose title it is."""
    key: str
    """The key of the award of a game, or one of the keys above."""
    game: str = ""
    """The game whose award it is, or in which they were brightest; empty if it is about all."""
    figures: tuple[int, ...] = ()


def titles(night: GameNight) -> tuple[Title, ...]:
    """One title for every person at the table, in the order of their seats.

    Robots get one only if nobody else is there.
    As many people as possible have an award of a match. Who earned none, or only those that others
    have as a title, gets the kindest true figure. Nobody shares a title as long as there is
    another one to give.
    """
    people = [n for n in night.numbers if not night.guests[n].player.robot] or [*night.numbers]
    awards = {number: _awards_of(number, night) for number in people}
    figures = {number: [*_figures(number, night)] for number in people}
    given: dict[int, Title] = {}
    _spread(given, awards)
    _spread(given, {number: [*awards[number], *figures[number]] for number in people})
    return tuple(given.get(number, (*awards[number], *figures[number])[0]) for number in people)


def _awards_of(number: int, night: GameNight) -> list[Title]:
    """The awards that somebody has earned, also those that many share.

    The fewer people share an award, the more it says about each of them, so it comes earlier.
    """
    earned = [
        (len(award.guests), Title(number, award.key, match.planned.game, award.figures))
        for match in night.played
        for award in match.awards
        if number in award.guests
    ]
    return [title for _, title in sorted(earned, key=itemgetter(0))]


def _spread(given: dict[int, Title], own: Mapping[int, Sequence[Title]]) -> None:
    """Give titles of their own to as many people as possible, by number; who has one keeps one.

    People with the fewest titles choose first. Somebody who finds all of theirs taken asks whoever
    has one of them to take another, and so on (this is bipartite matching by augmenting paths).
    """
    holder = {_kind(title): number for number, title in given.items()}

    def find(number: int, asked: set[tuple[str, str]]) -> bool:
        for title in own[number]:
            kind = _kind(title)
            if kind in asked:
                continue
            asked.add(kind)
            if kind not in holder or find(holder[kind], asked):
                holder[kind] = number
                given[number] = title
                return True
        return False

    for number in sorted(own, key=lambda number: len(own[number])):
        if number not in given:
            find(number, set())


def _kind(title: Title) -> tuple[str, str]:
    """What two titles have in common that are called the same."""
    return ("", title.key) if title.key in FIGURES else (title.game, title.key)


def _figures(number: int, night: GameNight) -> Iterator[Title]:
    """All that can be said about somebody without an award, the kindest first.

    Nothing is said about the lights of one match under two names.
    """
    guest = night.guests[number]
    if not guest.matches:  # the lights with which newcomers begin were not won
        yield Title(number, LATE)
        return
    lights = [match.lights[number] for match in night.played if number in match.lights]
    for match in night.played:
        own = match.lights.get(number, 0)
        if own > mean([*match.lights.values()]):
            yield Title(number, BRIGHTEST, match.planned.game, (own,))
            break
    if all(lights) and len(lights) > 1:
        yield Title(number, STEADY, "", (len(lights),))
    for first in night.played[:1]:
        own = first.lights.get(number, 0)
        if 0 < own <= mean([*first.lights.values()]):  # else they were brightest in it
            yield Title(number, SPARK, "", (own,))
    if sum(map(bool, lights)) > 1:  # else all are those of one match
        yield Title(number, LAMPLIGHTER, "", (guest.lights,))
    yield Title(number, FAITHFUL, "", (guest.matches,))
    minutes = sum(match.planned.minutes for match in night.played if number in match.lights)
    if minutes:
        yield Title(number, OWL, "", (minutes,))
