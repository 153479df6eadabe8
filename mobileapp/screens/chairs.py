"""Chairs around a table: how many, where they stand, and who sits on which. Plain values only.

Chairs are counted clockwise, from the near left one or, at a table that stands upright, from the
far left one. A seating has a name or None for every chair;
the names on it, in this order, are the seats of a match.
"""

from collections.abc import Sequence

Seating = tuple[str | None, ...]
FEWEST_CHAIRS, MOST_CHAIRS = 6, 10
BOW = 0.12
"""How far the middle of a long side bulges, as a part of the table's depth."""


def chairs_for(people: int) -> int:
    """Enough for everyone and for somebody to come; an even number, so that sides are alike."""
    return min(MOST_CHAIRS, max(FEWEST_CHAIRS, (people + 2) // 2 * 2))


def spread(names: Sequence[str], chairs: int) -> Seating:
    """Everyone in order with the free chairs evenly between them."""
    taken = {place * chairs // len(names): name for place, name in enumerate(names)}
    return tuple(taken.get(chair) for chair in range(chairs))


def settle(seating: Seating, names: Sequence[str], wanted: int | None = None) -> Seating:
    """The chairs after the company has changed: who was there keeps the chair, who is new takes
    the wanted one or the next that is free in this order. If that cannot be, all spread anew."""
    kept = [name if name in names else None for name in seating]
    if len(kept) >= chairs_for(len(names)):
        for seat, name in enumerate(names):
            if name not in kept:
                free = _free_between(kept, names[:seat], names[seat + 1 :])
                if not free:
                    break
                kept[wanted if wanted in free else free[0]] = name
    if seated(kept) == [*names]:
        return tuple(kept)
    return spread(names, max(chairs_for(len(names)), len(seating)))


def _free_between(
    seating: Sequence[str | None], before: Sequence[str], after: Sequence[str]
) -> list[int]:
    """The free chairs behind everyone before and in front of everyone after."""
    start = max((chair for chair, name in enumerate(seating) if name in before), default=-1)
    end = min((c for c, name in enumerate(seating) if name in after), default=len(seating))
    return [chair for chair in range(start + 1, end) if seating[chair] is None]


def seated(seating: Sequence[str | None]) -> list[str]:
    """Everyone on the chairs, in their order."""
    return [name for name in seating if name is not None]


def moved(seating: Seating, name: str, chair: int) -> Seating:
    """Somebody takes a chair: a free one at once; from a taken one the others move over."""
    here = seating.index(name)
    if seating[chair] is None:
        changed = [None if other == name else other for other in seating]
        changed[chair] = name
        return tuple(changed)
    rest = [*seating[:here], *seating[here + 1 :]]
    return (*rest[:chair], name, *rest[chair:])


def seat_at(seating: Seating, chair: int) -> int:
    """The seat somebody gets who sits down on a chair."""
    return len(seated(seating[:chair]))


def beside_table(chairs: int) -> int:
    """How many stand along each long side."""
    return max(chairs // 2 - 1, 1)


def places(chairs: int, tall: bool) -> list[tuple[float, float]]:
    """Where the chairs stand around a table of width and height 1, its middle at 0, 0.

    One at each short side, all others along the long ones, which bulge a little.
    """
    beside = beside_table(chairs)
    step = 1 / (beside + 0.1) if tall else 0.78 / beside
    along = [(place - (beside - 1) / 2) * step for place in range(beside)]
    far = [(x, 0.5 - BOW * (2 * x) ** 2) for x in along]
    near = [(-x, -y) for x, y in far]
    wide = [near[-1], (-0.5, 0.0), *far, (0.5, 0.0), *near[:-1]]
    return [(y, -x) for x, y in wide] if tall else wide
