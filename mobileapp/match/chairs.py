"""Assigns people to the ten chairs; `mobileapp.stage.scene.Person` says where each chair stands.

People keep their chair until they leave or are moved by hand. At the start of a match, their seats,
the numbers by which the rules know them, follow the order of their chairs, clockwise.
"""

from collections.abc import Collection, Sequence

from engine.chairs import NO_CHAIR

CHAIRS = 10
FILLING_ORDER = (0, 2, 5, 7, 8, 4, 6, 1, 9, 3)
"""The order in which chairs are assigned to people who chose none. The near and the far edge of the
table fill evenly, four people sit two and two, and the first five sit clockwise in the order in
which they came.
"""


def free_chair(taken: Collection[int], wanted: int = NO_CHAIR) -> int:
    """The wanted chair if it is free, else the free one nearest to it; NO_CHAIR if none is free.

    Without a wanted chair, the result is the first free one in FILLING_ORDER.
    """
    free = [chair for chair in FILLING_ORDER if chair not in taken]
    if wanted in range(CHAIRS):
        free.sort(key=lambda chair: (_distance(chair, wanted), (chair - wanted) % CHAIRS))
    return free[0] if free else NO_CHAIR


def _distance(chair: int, other: int) -> int:
    """The distance between two chairs around the table, the shorter way."""
    return min((chair - other) % CHAIRS, (other - chair) % CHAIRS)


def position_of_chair(chairs: Sequence[int], chair: int) -> int:
    """How many of the other players sit before `chair`, clockwise; `chairs` are theirs."""
    return sum(other < chair for other in chairs)


def place_newcomer(chairs: Sequence[int], wanted: int = NO_CHAIR) -> tuple[int, int]:
    """The position and the chair of a player who joins; `chairs` are those of others, clockwise.

    The result is the last position and NO_CHAIR if all ten chairs are taken, or if `chairs` is not
    a strictly ascending sequence of valid chairs.
    """
    if list(chairs) != sorted({*chairs} & {*range(CHAIRS)}):
        return len(chairs), NO_CHAIR
    chair = free_chair(chairs, wanted)
    return (
        (len(chairs), NO_CHAIR) if chair == NO_CHAIR else (position_of_chair(chairs, chair), chair)
    )
