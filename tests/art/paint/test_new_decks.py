"""Tests that the pictures of Midnight and Dawn are complete, different, and as planned."""

import json
import re
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import imagehash
import pytest
from PIL import Image

from art.paint.dawn import deck as dawn
from art.paint.midnight import deck as midnight
from art.paint.story import deck as dusk
from art.paint.story import gl, shader
from art.paint.story.card import all_cards
from art.paint.story.hands.woodcut import WoodcutPlan
from mobileapp.packs.checks import read_pack
from mobileapp.packs.files import THUMB_WIDTH

pytestmark = pytest.mark.paint

DECKS = {"midnight": midnight, "dawn": dawn}
SIZE = (800, 1200)
MAX_FILE = {"midnight": 150_000, "dawn": 90_000}
MIN_DISTANCE = 60  # bits by which the fingerprints of two pictures differ at least, of 256
PLANNED = 120
# Things that many pictures of the first deck show; each must be rare in the new decks.
WORN_PROPS = ("cat", "lantern", "paper boat", "ladder", "bowler hat", "balloon")
MAX_WORN = 4

_ROW = re.compile(r"^\| ([x-])( w)? \| (\w+) \| ([^|]+) \|", re.MULTILINE)
_UNFILLED = re.compile(r"\$|@|#[0-9a-fA-F]{6}\b")


@cache
def _items(name: str) -> dict[str, dict[str, Any]]:
    pack = json.loads((DECKS[name].FOLDER / "pack.json").read_text(encoding="utf-8"))
    assert {key: value for key, value in pack.items() if key != "items"} == DECKS[name].PACK
    return {item["id"]: item for item in pack["items"]}


def _plan(name: str) -> list[tuple[str, str, str, str]]:
    text = Path(f"art/paint/{name}/SCENES.md").read_text(encoding="utf-8")
    return [(done, white, scene, title.strip()) for done, white, scene, title in _ROW.findall(text)]


@pytest.mark.parametrize("name", DECKS)
def test_the_pack_holds_exactly_the_cards(name: str) -> None:
    cards = all_cards(DECKS[name].CARDS)
    folder = DECKS[name].FOLDER
    assert list(_items(name)) == [card.id for card in cards]
    assert all(_items(name)[card.id]["title"] == card.title for card in cards)
    for card in cards:
        tags = _items(name)[card.id]["tags"]
        assert {f"subject:{card.subject}", *card.props} <= set(tags), card.id
        assert len(set(tags)) == len(tags), card.id
    files = {path.stem for path in folder.glob("*.webp")}
    assert files == {path.stem for path in (folder / "thumbs").glob("*.webp")}
    assert files == {*_items(name), "back"}


@pytest.mark.parametrize("name", DECKS)
def test_the_app_can_read_the_pack(name: str) -> None:
    """The pack is within the limits that `read_pack` checks, such as the number of tags."""
    assert [item.id for item in read_pack(DECKS[name].FOLDER).items] == [
        f"story-{name}/{scene}" for scene in _items(name)
    ]


@pytest.mark.parametrize("name", DECKS)
def test_the_plan_tells_what_is_painted(name: str) -> None:
    plan = _plan(name)
    scenes = [scene for _, _, scene, _ in plan]
    assert len(plan) == PLANNED
    assert len(set(scenes)) == PLANNED
    painted = {scene: title for done, _, scene, title in plan if done == "x"}
    assert painted == {card.id: card.title for card in all_cards(DECKS[name].CARDS)}


@pytest.mark.parametrize("name", DECKS)
def test_an_unfinished_deck_is_not_offered(name: str) -> None:
    offered = DECKS[name].FOLDER.parent == Path("assets/packs")
    assert offered == (len(_items(name)) >= 56)


@pytest.mark.parametrize("name", DECKS)
def test_files_are_complete_and_small(name: str) -> None:
    folder = DECKS[name].FOLDER
    for card in all_cards(DECKS[name].CARDS):
        file = folder / f"{card.id}.webp"
        assert file.stat().st_size <= MAX_FILE[name], card.id
        with Image.open(file) as picture:
            assert (picture.format, picture.size) == ("WEBP", SIZE), card.id
        with Image.open(folder / "thumbs" / f"{card.id}.webp") as thumbnail:
            assert thumbnail.size == (THUMB_WIDTH, THUMB_WIDTH * SIZE[1] // SIZE[0]), card.id


@pytest.mark.parametrize("name", DECKS)
def test_worn_props_are_rare(name: str) -> None:
    shown = Counter(tag for item in _items(name).values() for tag in item["tags"])
    assert {prop: shown[prop] for prop in WORN_PROPS if shown[prop] > MAX_WORN} == {}


@pytest.mark.parametrize("name", DECKS)
def test_every_scene_becomes_a_shader(name: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gl, "evaluate", lambda *_: 0.0)
        for card in all_cards(DECKS[name].CARDS):
            scene, finish = card.build()
            source = shader.source(scene)
            assert not _UNFILLED.search(source), card.id
            assert all(source.count(one) == source.count(other) for one, other in ("()", "{}"))
            assert isinstance(finish, WoodcutPlan) == (name == "midnight"), card.id


def test_woodcuts_have_few_colours() -> None:
    for card in all_cards(midnight.CARDS):
        with Image.open(midnight.FOLDER / f"{card.id}.webp") as picture:
            colours = picture.convert("RGB").getcolors(maxcolors=64)
        assert colours is not None, card.id


@pytest.mark.parametrize("name", DECKS)
def test_the_back_looks_the_same_turned(name: str) -> None:
    with Image.open(DECKS[name].FOLDER / "back.webp") as back:
        upright = back.convert("L").resize((60, 90))
    turned = upright.rotate(180)
    pairs = zip(upright.tobytes(), turned.tobytes(), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= 12


def test_no_two_pictures_of_any_deck_look_alike() -> None:
    folders = [dusk.deck(draft=False).folder, midnight.FOLDER, dawn.FOLDER]
    prints = {}
    for folder in folders:
        for item in json.loads((folder / "pack.json").read_text(encoding="utf-8"))["items"]:
            with Image.open(folder / "thumbs" / item["image"]) as picture:
                prints[item["id"]] = imagehash.phash(picture, hash_size=16)
    closest = min(combinations(prints, 2), key=lambda pair: prints[pair[0]] - prints[pair[1]])
    assert prints[closest[0]] - prints[closest[1]] >= MIN_DISTANCE, closest
