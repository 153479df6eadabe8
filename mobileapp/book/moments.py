"""Chooses the rounds of an evening that become pages of its book."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from engine.packs import Item
from mobileapp.games.recap import Moment, RoundRecap

ROBOTS_MERIT = 0.4
"""The factor for the merit of a moment in which only robots had a part."""
SAME_PEOPLE, SAME_GAME = 0.6, 0.35
"""How much the moments that are already chosen lower the merit of the others.

The merit of a moment is divided by 1, plus SAME_PEOPLE for each chosen moment of the same people,
plus SAME_GAME for each chosen moment of the same game.
"""
MAX_MEAGRE = 6
"""The maximum number of moments if none has any merit."""


class BookPicture(NamedTuple):
    """A picture of a moment, and its caption, if any."""

    item: Item
    caption: str = ""


class BookMoment(NamedTuple):
    """A moment with its pictures, as far as they were found, and the title of its game."""

    moment: Moment
    game_title: str = ""
    pictures: tuple[BookPicture, ...] = ()

    def said_beside(self, reason: str) -> str:
        """What was said in the round; empty if the reason for an award quotes it already.

        A round without merit has no title of its own.
        """
        title = self.moment.title
        return title if self.moment.merit > 0 and title not in reason else ""


def find_moments(
    recaps: Iterable[RoundRecap], game_title: str, find: Callable[[str], Item | None]
) -> list[BookMoment]:
    """The moments of a match that have a drawing or at least one picture that still exists.

    `find` returns the picture with an id, or None if the picture is gone.
    """
    found = []
    for moment in (recap.as_moment() for recap in recaps):
        items = [(find(picture.item), picture.caption) for picture in moment.pictures]
        pictures = tuple(BookPicture(item, caption) for item, caption in items if item is not None)
        if pictures or moment.drawing is not None:
            found.append(BookMoment(moment, game_title, pictures))
    return found


def best_moments(
    moments: Sequence[BookMoment], most: int, robots: Collection[int] = ()
) -> list[BookMoment]:
    """The best moments, at most `most`, in the order in which they were played.

    Those in which two people missed each other come last, and only if there is room. They are of
    different people and games as far as possible, and no picture comes twice. Moments of `robots`
    alone count less. If no moment has merit, the first ones are returned, at most `MAX_MEAGRE`.
    """
    worth_a_page = [moment for moment in moments if moment.moment.merit > 0]
    if not worth_a_page:
        return list(moments[: min(most, MAX_MEAGRE)])
    chosen: list[BookMoment] = []
    people: Counter[tuple[int, ...]] = Counter()
    games: Counter[str] = Counter()
    while worth_a_page and len(chosen) < most:
        best = max(
            worth_a_page,
            key=lambda one: (
                not one.moment.missed,
                _merit(one, robots)
                / (1 + SAME_PEOPLE * people[one.moment.by] + SAME_GAME * games[one.game_title]),
            ),
        )
        chosen.append(best)
        people[best.moment.by] += 1
        games[best.game_title] += 1
        shown = {picture.item.id for picture in best.pictures}
        worth_a_page = [
            one
            for one in worth_a_page
            if one is not best and shown.isdisjoint(picture.item.id for picture in one.pictures)
        ]
    in_order = [moment for moment in moments if any(moment is one for one in chosen)]
    return sorted(in_order, key=lambda one: one.moment.missed)


def best_moment(moments: Sequence[BookMoment], robots: Collection[int] = ()) -> BookMoment | None:
    """The moment for the cover: the first of those with the most merit.

    None if there are no moments.
    """
    return max(moments, key=lambda one: (not one.moment.missed, _merit(one, robots)), default=None)


def _merit(found: BookMoment, robots: Collection[int]) -> float:
    by = found.moment.by
    robots_alone = bool(by) and {*by} <= {*robots}
    return found.moment.merit * (ROBOTS_MERIT if robots_alone else 1)
