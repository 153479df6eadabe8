"""Who sits on which chair of the players page. Plain values only.

A seating has a name or None for every chair, clockwise; the names on it, in this order, are the
seats of a match.
"""

from collections.abc import Sequence

Seating = tuple[str | None, ...]
FEWEST_CHAIRS, MOST_CHAIRS = 6, 10


def chairs_for(people: int) -> int:
    """Enough for everyone and for somebody to come; an even number, so that sides are alike."""
    return min(MOST_CHAIRS, max(FEWEST_CHAIRS, (people + 2) // 2 * 2))


def spread_out(names: Sequence[str], chairs: int) -> Seating:
    """Everyone in order with the free chairs evenly between them."""
    taken = {place * chairs // len(names): name for place, name in enumerate(names)}
    return tuple(taken.get(chair) for chair in range(chairs))


def update_seating(seating: Seating, names: Sequence[str], wanted: int | None = None) -> Seating:
    """The seating after people have come or gone: who was there keeps the chair, who is new takes
    the wanted one or the next that is free in this order. If there is none, all spread out."""
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
    return spread_out(names, max(chairs_for(len(names)), len(seating)))


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


def move_to_chair(seating: Seating, name: str, chair: int) -> Seating:
    """The seating after somebody takes a chair: if it is taken, the others move over."""
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
