"""Learns what the measures of a blot say about what people see in it: `python -m art.ink_shapes`.

Takes the measures of the painted deck (`mobileapp.ink.shape`) and what people saw in it, and fits
a ridge regression from one to the other. Writes it to assets/robots/inkblots/shapes.json, and
prints how well robots match blots that were left out of the fit.
"""

import json
from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
from PIL import Image

from engine.games.inkblots.sight import PACK, Sight
from engine.packs import Item
from mobileapp.assets import ASSETS
from mobileapp.ink.shape import MEASURES, measure

DATA = ASSETS / "robots" / "inkblots"
RIDGE = 20.0
"""The penalty for large weights; chosen by hand, no other value was tried."""
FOLDS = 10
ROUNDS = 4_000


def fit(measures: np.ndarray, seen: np.ndarray) -> dict[str, Any]:
    """The mean and scale of every measure, and its weight for every feature."""
    mean, scale = measures.mean(0), measures.std(0) + 1e-6
    standard = (measures - mean) / scale
    gram = standard.T @ standard + RIDGE * np.eye(len(MEASURES))
    weights = np.linalg.solve(gram, standard.T @ (seen - seen.mean(0)))
    return {
        "measures": list(MEASURES),
        "mean": [round(float(value), 2) for value in mean],
        "scale": [round(float(value), 2) for value in scale],
        "weights": weights.T.round(4).tolist(),
    }


def by_feature(fitted: dict[str, Any], features: tuple[str, ...]) -> dict[str, Any]:
    return fitted | {"weights": dict(zip(features, fitted["weights"], strict=True))}


def matched(sight: Sight, unseen: dict[str, Sight], shapes: dict[str, Item], rng: Random) -> float:
    """The share of pairs in which robots that know only the shape agree with those that know the
    blots; a third by luck.

    Every blot is matched by a robot whose fit left it out.
    """
    words = [Item("", text, language="en") for text in sight.words["en"]]
    right = 0
    for _ in range(ROUNDS):
        blots = rng.sample(sorted(shapes), 3)
        chosen = rng.sample(words, 3)
        known = [
            [sight.likeness(Item(f"{PACK}/{blot}"), word, {}) for word in chosen] for blot in blots
        ]
        guess = [
            [unseen[blot].likeness(shapes[blot], word, {}) for word in chosen] for blot in blots
        ]
        best, guessed = (
            max(
                permutations(range(3)),
                key=lambda order: sum(row[o] for row, o in zip(table, order, strict=True)),
            )
            for table in (known, guess)
        )
        right += sum(a == b for a, b in zip(best, guessed, strict=True))
    return right / (3 * ROUNDS)


def read_data() -> dict[str, Any]:
    """What robots know of the painted deck, by the name of the file."""
    return {path.stem: json.loads(path.read_text()) for path in DATA.glob("*.json")}


def measured_deck(names: Sequence[str]) -> dict[str, Item]:
    """Painted blots as if people had inked them: robots get nothing but their measures."""
    shapes = {}
    for name in names:
        with Image.open(ASSETS / "packs" / PACK / f"{name}.webp") as picture:
            shapes[name] = Item(f"unseen/{name}", shape=measure(picture))
    return shapes


def tables(data: dict[str, Any], shapes: dict[str, Item]) -> tuple[np.ndarray, np.ndarray]:
    """The measures of every blot, and how much of every feature people saw in it."""
    seen = [
        [data["blots"][name].get(feature, 0) for feature in data["features"]] for name in shapes
    ]
    return np.array([item.shape for item in shapes.values()], float), np.array(seen, float)


def cross_validated(data: dict[str, Any], shapes: dict[str, Item]) -> float:
    """How well robots match blots that were left out of the fit."""
    rng = Random(1)
    names, features = list(shapes), tuple(data["features"])
    measures, seen = tables(data, shapes)
    order = names[:]
    rng.shuffle(order)
    unseen: dict[Any, Any] = {}
    for fold in range(FOLDS):
        left_out = set(order[fold::FOLDS])
        rest = [index for index, name in enumerate(names) if name not in left_out]
        learnt = by_feature(fit(measures[rest], seen[rest]), features)
        unseen |= dict.fromkeys(left_out, Sight(data | {"shapes": learnt}))
    return matched(Sight(data), unseen, shapes, rng)


def main() -> None:
    """Fit, measure, write."""
    data = read_data()
    shapes = measured_deck(sorted(data["blots"]))
    fitted = by_feature(fit(*tables(data, shapes)), tuple(data["features"]))
    lines = ",\n".join(
        f'  "{name}": {json.dumps(row)}' for name, row in fitted.pop("weights").items()
    )
    head = json.dumps(fitted, indent=1).rstrip("\n}")
    (DATA / "shapes.json").write_text(f'{head},\n "weights": {{\n{lines}\n }}\n}}\n')
    share = cross_validated(data, shapes)
    print(f"Unknown blots matched as by those who know them: {share:.1%} (by luck: 33.3%)")


if __name__ == "__main__":
    main()
