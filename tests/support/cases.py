"""Chooses cases out of very many, by turns; in `make proof` all of them."""

import os
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

Case = TypeVar("Case")

EVERY_CASE = "EVERY_CASE"
"""The environment variable with which all cases are tested."""


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
