"""Finds who understood each other, and how often."""

from collections import Counter
from collections.abc import Mapping, Sequence

from mobileapp.languages.translation import tr

Counts = Mapping[tuple[int, int], int]
"""How often the first person of each pair understood the second one, by their numbers."""
STRONGEST = 8
"""The maximum count that makes a line wider; higher counts make no difference."""


def bonds(counts: Counts) -> dict[frozenset[int], int]:
    """For each pair of people, how often one of them understood the other, lowest count first.

    Both directions are added up; pairs without any understanding are left out.
    """
    both: Counter[frozenset[int]] = Counter()
    for pair, count in counts.items():
        if count > 0 and len(set(pair)) == 2:
            both[frozenset(pair)] += count
    return dict(sorted(both.items(), key=lambda bond: (bond[1], sorted(bond[0]))))


def closest_pair(names: Sequence[str], counts: Counts) -> str:
    """A text with the two people who understood each other most often, and how often they did.

    Empty if nobody understood anybody.
    """
    found = bonds(counts)
    if not found:
        return ""
    pair, count = [*found.items()][-1]
    together = tr.listed([names[number] for number in sorted(pair)])
    # Translators: two people, and how often they understood each other
    return tr.n("{names}: {n} time", "{names}: {n} times", count).format(names=together, n=count)
