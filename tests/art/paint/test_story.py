"""Tests that the pictures of the first deck are complete, different and as the painter paints."""

import json
import re
import subprocess
import sys
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import imagehash
import pytest
from PIL import Image

from art.paint.story import gl, shader
from art.paint.story.card import Card, all_cards
from art.paint.story.deck import PACK, deck
from art.paint.story.palettes import PALETTES
from art.paint.story.scene import Scene
from mobileapp.packs.files import THUMB_WIDTH

pytestmark = pytest.mark.paint

FOLDER = deck(draft=False).folder
CARDS = all_cards()
SIZE = (800, 1200)
MAX_FILE = 130_000
MIN_DISTANCE = 60  # bits by which the fingerprints of two pictures differ at least, of 256
REPAINTED = "hand_chess"
SAME_PICTURE = 40  # bits by which the fingerprint of a small draft may differ from the built-in one

# Left-over text in a shader: a $name without a value, @ without an id, or a colour as text.
_UNFILLED = re.compile(r"\$|@|#[0-9a-fA-F]{6}\b")


@cache
def _items() -> dict[str, dict[str, Any]]:
    pack = json.loads((FOLDER / "pack.json").read_text(encoding="utf-8"))
    assert {name: value for name, value in pack.items() if name != "items"} == PACK
    return {item["id"]: item for item in pack["items"]}


@cache
def _fingerprint(card: Card) -> imagehash.ImageHash:
    with Image.open(FOLDER / f"{card.id}.webp") as painting:
        return imagehash.phash(painting, hash_size=16)


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    """The scene of every picture; its ground is flat, as only the renderer can compute heights."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gl, "evaluate", lambda *_: 0.0)
        return {card.id: card.build()[0] for card in CARDS}


def _balanced(source: str) -> bool:
    return all(source.count(opening) == source.count(shut) for opening, shut in ("()", "[]", "{}"))


def test_enough_cards_for_many_evenings() -> None:
    assert len(CARDS) >= 120
    assert len({card.title for card in CARDS}) == len(CARDS)
    assert {card.palette for card in CARDS} == set(PALETTES)


def test_every_card_becomes_a_shader(scenes: dict[str, Scene]) -> None:
    for card_id, scene in scenes.items():
        source = shader.source(scene)
        assert _balanced(source), card_id
        assert not _UNFILLED.search(source), card_id
        assert all(thing.materials for thing in scene.things), card_id
        assert all(f"vec2 thing{index}(" in source for index in range(len(scene.things))), card_id


def test_the_pack_holds_exactly_the_cards() -> None:
    assert list(_items()) == [card.id for card in CARDS]
    for card in CARDS:
        item = _items()[card.id]
        assert item["title"] == card.title
        assert item["image"] == f"{card.id}.webp"
    files = {path.stem for path in FOLDER.glob("*.webp")}
    small = {path.stem for path in (FOLDER / "thumbs").glob("*.webp")}
    assert files - {"back"} == small - {"back"} == set(_items())


def test_tags_tell_what_is_in_the_scene(scenes: dict[str, Scene]) -> None:
    for card in CARDS:
        tags = _items()[card.id]["tags"]
        assert len(set(tags)) == len(tags), card.id
        assert {f"subject:{card.subject}", *card.props} <= set(tags), card.id
        about = ("subject:", "setting:", "sky:", "mood:", "palette:", "hue:")
        named = {tag for tag in tags if not tag.startswith(about)} - set(card.props)
        assert named <= {tag for thing in scenes[card.id].things for tag in thing.tags}, card.id


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_files_are_complete_and_small(card: Card) -> None:
    file = FOLDER / f"{card.id}.webp"
    assert file.stat().st_size <= MAX_FILE
    with Image.open(file) as painting:
        assert painting.format == "WEBP"
        assert painting.size == SIZE
    with Image.open(FOLDER / "thumbs" / f"{card.id}.webp") as thumbnail:
        assert thumbnail.format == "WEBP"
        assert thumbnail.size == (THUMB_WIDTH, THUMB_WIDTH * SIZE[1] // SIZE[0])


def _distance(one: Card, other: Card) -> int:
    return int(_fingerprint(one) - _fingerprint(other))


def test_no_two_cards_look_alike() -> None:
    closest = min(combinations(CARDS, 2), key=lambda pair: _distance(*pair))
    assert _distance(*closest) >= MIN_DISTANCE, closest


def test_a_draft_still_looks_like_the_shipped_painting(tmp_path: Path) -> None:
    # In another process, as the OpenGL contexts of renderer and app cannot share a process.
    command = (sys.executable, "-m", "art.paint", "story", REPAINTED, "--draft", "--jobs", "1")
    subprocess.run([*command, "--out", str(tmp_path)], check=True, capture_output=True)
    with Image.open(tmp_path / f"{REPAINTED}.webp") as draft:
        fingerprint = imagehash.phash(draft, hash_size=16)
    distances = {card.id: fingerprint - _fingerprint(card) for card in CARDS}
    assert min(distances, key=distances.__getitem__) == REPAINTED
    assert distances[REPAINTED] <= SAME_PICTURE
    assert json.loads((tmp_path / "pack.json").read_text())["items"] == [_items()[REPAINTED]]
