"""Chooses cases out of very many: those that cover what matters, or all of them in `make proof`."""

import os
from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import combinations, product
from typing import Any, TypeVar

Case = TypeVar("Case")

EVERY_CASE = "EVERY_CASE"
"""The environment variable with which all cases are tested."""


def covering(*axes: Iterable[Any]) -> list[tuple[Any, ...]]:
    """So many combinations of the values of some axes that each pair of values occurs in one.

    Hardly any fault needs more than two of its conditions at once. With `EVERY_CASE`, the result is
    all combinations.
    """
    values = [[*axis] for axis in axes]
    every = [*product(*map(range, map(len, values)))]
    if EVERY_CASE in os.environ:
        chosen = every
    else:
        pairs = {case: {*combinations(enumerate(case), 2)} for case in every}
        missing, chosen = set().union(*pairs.values()), []
        while missing:
            chosen.append(max(every, key=lambda case: len(pairs[case] & missing)))
            missing -= pairs[chosen[-1]]
    return [
        tuple(axis[number] for axis, number in zip(values, case, strict=True))
        for case in sorted(chosen)
    ]


def no_kinds(_case: object) -> None:
    """The kind of a case where all are of one kind."""


def in_turn(
    cases: Iterable[Case],
    turn: int,
    out_of: int,
    kind: Callable[[Case], Hashable] = no_kinds,
) -> Iterator[Case]:
    """The cases whose turn it is: one `out_of` so many, or all with `EVERY_CASE`.

    The cases of each `kind` take turns among themselves, and every turn has at least one of them.
    Otherwise cases that come in a rhythm, such as prompts after hand-offs, would always have the
    same turns.
    """
    kinds: dict[Hashable, list[Case]] = {}
    for case in cases:
        kinds.setdefault(kind(case), []).append(case)
    for alike in kinds.values():
        for number, case in enumerate(alike):
            if (number + turn) % min(out_of, len(alike)) == 0 or EVERY_CASE in os.environ:
                yield case
