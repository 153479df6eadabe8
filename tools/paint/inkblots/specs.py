"""What names a blot: its seed, its archetype, its inks and the direction of its fold."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from mobileapp.ink.sheet import INKS as POTS
from tools.paint.inkblots import apparitions, creatures
from tools.paint.inkblots.skeleton import Skeleton

ARCHETYPES: dict[str, Callable[[Skeleton], None]] = {
    "moth": creatures.moth,
    "duo": apparitions.duo,
    "mask": apparitions.mask,
    "pelt": creatures.pelt,
    "lyre": apparitions.lyre,
    "orchid": apparitions.orchid,
    "tree": apparitions.tree,
    "beasts": creatures.beasts,
    "jester": apparitions.jester,
    "beetle": creatures.beetle,
    "isles": apparitions.isles,
    "bird": creatures.bird,
    "seahorse": creatures.seahorse,
    "crown": apparitions.crown,
    "octopus": creatures.octopus,
    "ghost": apparitions.ghost,
    "wolf": creatures.wolf,
}

INKS: dict[str, tuple[str, ...]] = {
    "black": (POTS["black"],),
    "blue-black": (POTS["blue-black"],),
    "sepia": (POTS["sepia"],),
    "black-red": (POTS["black"], POTS["red"]),
    "sepia-red": ("#201612", "#b03a20"),
    "black-blue": (POTS["black"], "#1f4f9a"),
    "garden": ("#c8605a", "#5f8fa8", "#d89a4a", "#7a9a6a"),
    "orchard": ("#8a5aa0", "#d8707a", "#4f9a9a", "#d8b04a"),
    "harbour": ("#3f6fa8", "#e08a4a", "#7a8a4a", "#b0506a"),
    "green": ("#14251f", "#2f8a70"),
    "plum": ("#24142c", "#a8407a"),
    "indigo": ("#1a1c48", "#c8923a"),
}
INK_WEIGHTS = (34, 10, 10, 14, 5, 5, 4, 4, 4, 4, 3, 3)
PLAIN_INKS = frozenset({"black", "blue-black", "sepia"})
INKS_FOR_ISLES = ("garden", "orchard", "harbour", "black-red")


@dataclass(frozen=True, slots=True)
class Blot:
    """One blot of the deck. `lying` turns the sheet, so that the fold runs across."""

    id: str
    seed: int
    archetype: str
    inks: str
    lying: bool = False

    @property
    def coloured(self) -> bool:
        """Whether more than one dark ink was used."""
        return self.inks not in PLAIN_INKS


def draw_inks(rng: np.random.Generator, archetype: str) -> str:
    """The first thing a seed decides. Islands get several inks: grey ones look like mere dirt."""
    weights = np.array(INK_WEIGHTS, float)
    inks = list(INKS)[int(rng.choice(len(INKS), p=weights / weights.sum()))]
    if archetype == "isles" and inks in PLAIN_INKS:
        inks = INKS_FOR_ISLES[int(rng.integers(len(INKS_FOR_ISLES)))]
    return inks
