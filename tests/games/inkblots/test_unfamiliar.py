"""Blots that people inked: robots have never seen them, and guess by their shape."""

from typing import Any

from PIL import Image

from engine.games.inkblots.game import GAME
from engine.games.inkblots.sight import PACK, Sight, is_unfamiliar
from engine.packs import Item
from mobileapp.assets import ASSETS, KNOWLEDGE
from mobileapp.ink.shape import MEASURES, measure


def test_robots_see_in_a_shape_what_was_seen_in_the_blot() -> None:
    """These blots were in the fit; `tools.ink_shapes` measures blots that were left out of it."""
    sight: Sight = KNOWLEDGE.of(GAME)
    words = [Item("", text, language="en") for text in list(sight.words["en"])[:60]]
    agreement: list[float] = []
    for blot in sorted(sight.blots)[:16]:
        with Image.open(ASSETS / "packs" / PACK / f"{blot}.webp") as picture:
            shaped = Item(f"unseen/{blot}", shape=measure(picture))
        known = [sight.likeness(Item(f"{PACK}/{blot}"), word, {}) for word in words]
        guessed = [sight.likeness(shaped, word, {}) for word in words]
        agreement.append(sum(a * b for a, b in zip(known, guessed, strict=True)))
    assert sum(share > 0 for share in agreement) >= 12


def test_only_blots_with_a_shape_are_unfamiliar() -> None:
    assert is_unfamiliar(Item("our-inkblots/a", shape=(1,) * len(MEASURES)))
    assert not is_unfamiliar(Item(f"{PACK}/ink_001"))


def test_measures_of_another_version_tell_robots_nothing() -> None:
    sight: Sight = KNOWLEDGE.of(GAME)
    assert sight.in_picture(Item("our-inkblots/a", shape=(1, 2, 3))) is None
    nothing_learnt: dict[str, Any] = {}
    assert Sight(nothing_learnt).in_picture(Item("our-inkblots/b", shape=(1,))) is None
