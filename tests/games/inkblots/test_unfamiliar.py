"""Tests that robots can pair words with pictures about which they have no data.

For a blot that people have made themselves, robots use its shape; for a photo, its brightness and
colours.
"""

from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from engine.assets import KNOWLEDGE, read_knowledge
from engine.games.inkblots.game import GAME
from engine.games.inkblots.sight import PACK, Sight, is_unfamiliar, understands
from engine.packs import Item
from mobileapp.assets import ASSETS
from mobileapp.ink.shape import MEASURES, measure


def test_robots_see_in_a_shape_what_was_seen_in_the_blot() -> None:
    """For most blots, likenesses computed from the shape agree with those from the blot's data.

    The weights of shapes were fitted to these very blots; `art.ink_shapes` measures how well
    they suit blots that were left out of the fit.
    """
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


# --- people's own photos ------------------------------------------------------------------------

PHOTOS = tuple(
    Item(f"holiday/{number}", image=f"{number}.jpg", tags=tags)
    for number, tags in enumerate([("look:dark",), ("look:red",), ("look:blue", "look:bright")])
)
WORDS = {
    "de": ("Mitternacht", "Feuer", "Schneeballschlacht"),
    "en": ("Midnight", "Fire", "Winter"),
    "es": ("Medianoche", "Fuego", "Invierno"),
    "fr": ("Minuit", "Feu", "Hiver"),
    "it": ("Mezzanotte", "Fuoco", "Inverno"),
    "pl": ("Ciemność", "Wulkan", "Zima"),
    "uk": ("Темрява", "Вогонь", "Зима"),
}
"""For each language, a word that goes with each of `PHOTOS`, in the same order."""


@pytest.mark.parametrize("language", WORDS)
def test_robots_match_photos_by_brightness_and_colours(language: str) -> None:
    sight: Sight = KNOWLEDGE.of(GAME)
    words = [Item("", text, language=language) for text in WORDS[language]]
    for photo, meant in zip(PHOTOS, words, strict=True):
        alike = {word.text: sight.likeness(photo, word, {}) for word in words}
        assert max(alike, key=alike.__getitem__) == meant.text


def test_robots_do_not_know_photos_by_their_colours() -> None:
    sight: Sight = KNOWLEDGE.of(GAME)
    assert not understands(sight, PHOTOS)
    assert understands(sight, [replace(photo, text="Bat") for photo in PHOTOS])


def test_a_title_says_more_about_a_photo_than_its_colours() -> None:
    sight: Sight = KNOWLEDGE.of(GAME)
    bat, fire = Item("", "Bat", language="en"), Item("", "Fire", language="en")
    photo = Item("holiday/bat", "Bat", image="bat.jpg", tags=("look:red",))
    assert sight.likeness(photo, bat, {}) > sight.likeness(photo, fire, {}) > 0


def test_a_look_of_a_later_version_tells_robots_nothing() -> None:
    sight: Sight = KNOWLEDGE.of(GAME)
    assert sight.in_picture(Item("holiday/x", image="x.jpg", tags=("look:striped",))) is None


def test_looks_have_weights_for_known_features() -> None:
    data: Any = read_knowledge(GAME.id)
    for weights in data["looks"].values():
        assert set(weights) <= set(data["features"])
        assert all(type(weight) is int and 1 <= abs(weight) <= 9 for weight in weights.values())
