"""What names a blot: its seed, its archetype, its inks and the direction of its fold."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from art.paint.inkblots import (
    accidents,
    apparitions,
    bestiary,
    brushwork,
    creatures,
    currents,
    dancers,
    gestures,
    landscapes,
    machines,
    plants,
    smears,
    washes,
    waters,
)
from art.paint.inkblots.manners import (
    BRUSHED,
    BUILT,
    FLOODED,
    GROWN,
    PALE,
    PLAIN,
    PRESSED,
    PULLED,
    RUNNING,
    STILL,
    STREAMING,
    WATERED,
    Manner,
)
from art.paint.inkblots.skeleton import Skeleton
from mobileapp.ink.sheet import INKS as POTS

Archetype = Callable[[Skeleton], None]

FIRST_ARCHETYPES: dict[str, Archetype] = {
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
LATER_ARCHETYPES: dict[str, tuple[Manner, Archetype]] = {
    "shore": (GROWN, landscapes.shore),
    "boats": (BUILT, landscapes.boats),
    "skyline": (BUILT, landscapes.skyline),
    "train": (BUILT, landscapes.train),
    "castle": (BUILT, landscapes.castle),
    "bridge": (BUILT, landscapes.bridge),
    "temple": (BUILT, landscapes.temple),
    "dancers": (GROWN, dancers.dancers),
    "embrace": (PRESSED, dancers.embrace),
    "acrobats": (GROWN, dancers.acrobats),
    "lanterns": (GROWN, dancers.lanterns),
    "clock": (BUILT, machines.clock),
    "loom": (BUILT, machines.loom),
    "locomotive": (BUILT, machines.locomotive),
    "chandelier": (BUILT, machines.chandelier),
    "engine": (BUILT, machines.engine),
    "veils": (WATERED, washes.veils),
    "mist": (WATERED, washes.mist),
    "blossom": (WATERED, washes.blossom),
    "jellyfish": (WATERED, washes.jellyfish),
    "pools": (WATERED, washes.pools),
    "plumage": (BRUSHED, brushwork.plumage),
    "storm": (BRUSHED, brushwork.storm),
    "steeds": (BRUSHED, brushwork.steeds),
    "hut": (BRUSHED, brushwork.hut),
    "burst": (PULLED, smears.burst),
    "mane": (PULLED, smears.mane),
    "fountain": (PULLED, smears.fountain),
    "comets": (PULLED, smears.comets),
    "cascade": (PULLED, smears.cascade),
    "crab": (GROWN, bestiary.crab),
    "owl": (GROWN, bestiary.owl),
    "stag": (GROWN, bestiary.stag),
    "dragons": (GROWN, bestiary.dragons),
    "herons": (GROWN, bestiary.herons),
    "elephant": (PRESSED, bestiary.elephant),
    "fishes": (GROWN, bestiary.fishes),
    "fern": (GROWN, plants.fern),
    "willow": (PRESSED, plants.willow),
    "thistle": (GROWN, plants.thistle),
    "vines": (GROWN, plants.vines),
    "silhouette": (PLAIN, accidents.silhouette),
    "horseshoe": (PALE, accidents.horseshoe),
    "windows": (PRESSED, accidents.windows),
    "spill": (PRESSED, accidents.spill),
    "giant": (PRESSED, accidents.giant),
    "parley": (PRESSED, accidents.parley),
    "totem": (PRESSED, accidents.totem),
    "blown": (GROWN, accidents.blown),
    "lace": (FLOODED, waters.lace),
    "cloak": (FLOODED, waters.cloak),
    "lagoon": (FLOODED, waters.lagoon),
    "delta": (FLOODED, waters.delta),
    "moat": (FLOODED, waters.moat),
    "atoll": (RUNNING, waters.moat),
    "mantle": (RUNNING, waters.cloak),
    "estuary": (RUNNING, waters.delta),
    "strait": (RUNNING, waters.lagoon),
    "torrent": (RUNNING, accidents.spill),
    "gust": (RUNNING, accidents.blown),
    "tide": (RUNNING, accidents.parley),
    "meeting": (STREAMING, currents.meeting),
    "climbers": (STREAMING, currents.climbers),
    "colossus": (STREAMING, currents.colossus),
    "span": (STREAMING, currents.span),
    "mere": (STILL, currents.mere),
    "hollow": (STREAMING, currents.hollow),
    "whole": (STREAMING, currents.whole),
    "reel": (STREAMING, currents.reel),
    "drips": (STREAMING, currents.drips),
    "ember": (STREAMING, currents.ember),
    "tug": (STREAMING, gestures.tug),
    "feast": (STREAMING, gestures.feast),
    "leap": (STREAMING, gestures.leap),
    "perch": (STREAMING, gestures.perch),
    "cradle": (STREAMING, gestures.cradle),
    "cloudburst": (STREAMING, gestures.cloudburst),
    "bloom": (STREAMING, gestures.bloom),
    "spring": (STREAMING, gestures.spring),
    "shelter": (STREAMING, gestures.shelter),
    "clash": (STREAMING, gestures.clash),
    "parting": (STREAMING, gestures.parting),
    "burden": (STREAMING, gestures.burden),
}
ARCHETYPES: dict[str, Archetype] = FIRST_ARCHETYPES | {
    name: draw for name, (_, draw) in LATER_ARCHETYPES.items()
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
    "teal": ("#10222a", "#1f8696"),
    "umber": ("#22170f", "#b8742c"),
    "moss": ("#1c2114", "#7d8c2e"),
    "violet": ("#2a1a4c", "#7a5cae"),
    "dusk": ("#3a2a6a", "#c8923a"),
    "fjord": ("#16305c", "#4f9a86"),
    "tropic": ("#0f4450", "#d0884a"),
    "rust": ("#2a1410", "#b85a30"),
    "slate": ("#1a222c", "#6a8098"),
}
FIRST_WEIGHTS = {
    "black": 34,
    "blue-black": 10,
    "sepia": 10,
    "black-red": 14,
    "sepia-red": 5,
    "black-blue": 5,
    "garden": 4,
    "orchard": 4,
    "harbour": 4,
    "green": 4,
    "plum": 3,
    "indigo": 3,
}
# Later blots have no red: what was pulled, brushed or watered in red looks like a wound.
LATER_WEIGHTS = {
    "black": 30,
    "blue-black": 18,
    "sepia": 18,
    "indigo": 7,
    "black-blue": 6,
    "green": 4,
    "plum": 3,
    "teal": 5,
    "umber": 6,
    "moss": 3,
    "violet": 3,
    "dusk": 3,
    "fjord": 3,
    "tropic": 3,
    "rust": 3,
    "slate": 3,
}
PLAIN_INKS = frozenset({"black", "blue-black", "sepia"})
INKS_FOR_ISLES = ("garden", "orchard", "harbour", "black-red")


@dataclass(frozen=True, slots=True)
class Blot:
    """One blot of the deck. `lying` turns the sheet, so that the fold runs across.

    A `retired` blot is no longer dealt: another has taken its place. Matches and evenings from
    before still show it.
    """

    id: str
    seed: int
    archetype: str
    inks: str
    lying: bool = False
    retired: bool = False

    @property
    def coloured(self) -> bool:
        """Whether more than one dark ink was used."""
        return self.inks not in PLAIN_INKS


def manner_of(archetype: str) -> Manner:
    """How the ink of this archetype was brought onto the sheet."""
    return LATER_ARCHETYPES[archetype][0] if archetype in LATER_ARCHETYPES else PRESSED


def draw_inks(rng: np.random.Generator, archetype: str) -> str:
    """The first thing a seed decides. Islands get several inks: grey ones look like mere dirt.

    For later archetypes it is a proposal: some blots were given other inks when they were chosen.
    """
    weights = FIRST_WEIGHTS if archetype in FIRST_ARCHETYPES else LATER_WEIGHTS
    shares = np.array(list(weights.values()), float)
    inks = list(weights)[int(rng.choice(len(weights), p=shares / shares.sum()))]
    if archetype == "isles" and inks in PLAIN_INKS:
        inks = INKS_FOR_ISLES[int(rng.integers(len(INKS_FOR_ISLES)))]
    return inks
