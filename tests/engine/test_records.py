"""Tests that records survive the way to plain data and back, and that nothing else is accepted."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.records import ADDED_LATER, decode, encode, exactly


@dataclass(frozen=True)
class Leaf:
    name: str
    size: int | None = None
    fresh: bool = field(default=True, metadata=ADDED_LATER)


@dataclass(frozen=True)
class Tree:
    leaves: tuple[Leaf, ...] = ()
    place: tuple[int, int] = (0, 0)
    notes: Mapping[str, str | int | bool] = field(default_factory=dict)


class Word(str):
    """A text of a class of its own."""

    __slots__ = ()


TREE = Tree((Leaf("oak", 3), Leaf("elm", fresh=False)), (1, 2), {"old": True, "rings": 7})


def test_record_survives_json() -> None:
    assert decode(Tree, json.loads(json.dumps(encode(TREE)))) == TREE


def test_a_text_of_any_class_is_saved_as_a_plain_one() -> None:
    saved = encode(Tree((Leaf(Word("oak")),), notes={"old": Word("yes")}))
    assert type(saved["leaves"][0]["name"]) is type(saved["notes"]["old"]) is str
    assert decode(Tree, saved) == Tree((Leaf("oak"),), notes={"old": "yes"})


def test_field_added_later_is_saved_only_if_it_differs_from_its_default() -> None:
    assert encode(Leaf("oak")) == {"name": "oak", "size": None}
    assert encode(Leaf("oak", fresh=False)) == {"name": "oak", "size": None, "fresh": False}
    assert decode(Leaf, {"name": "oak", "size": None}) == Leaf("oak")


@pytest.mark.parametrize(
    "change",
    [
        {"leaves": "oak"},
        {"leaves": [{"name": 1, "size": None}]},
        {"leaves": [{"name": "oak", "size": True}]},
        {"leaves": [{"name": "oak", "size": 1.0}]},
        {"leaves": [{"name": "oak"}]},
        {"leaves": [{"name": "oak", "size": None, "colour": "red"}]},
        {"leaves": None},
        {"place": [1]},
        {"place": [1, 2, 3]},
        {"place": [1, "2"]},
        {"place": {"x": 1}},
        {"notes": []},
        {"notes": {"old": None}},
        {"notes": {1: "one"}},
    ],
    ids=str,
)
def test_data_of_another_type_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises((TypeError, ValueError)):
        decode(Tree, encode(TREE) | change)


@pytest.mark.parametrize("data", [None, [], "tree", 1, {}], ids=str)
def test_data_that_is_no_record_is_refused(data: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        decode(Tree, data)


def test_truth_value_is_not_a_number() -> None:
    assert exactly(int, 1) == 1
    with pytest.raises(TypeError, match="int was expected"):
        exactly(int, True)
