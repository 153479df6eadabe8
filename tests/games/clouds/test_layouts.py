"""Tests of the pictures that robots can paint.

The pictures need no more clouds of a shape than there are, lie completely in the sky, and exist for
most words of the packs.
"""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from engine.assets import PACKS, load_packs
from engine.chance import Chance
from engine.core import View
from engine.games.clouds.game import GAME
from engine.games.clouds.layouts import KnownPictures, LayoutPiece, extent, layout_of, learn
from engine.games.clouds.moves import ChooseWord
from engine.games.clouds.prompts import ChooseWordPrompt
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH
from engine.packs import Item
from mobileapp.languages import all_languages
from tests.games.clouds.robot_data import CAT, EVERY, PICTURES
from tests.games.clouds.situations import begin

LANGUAGES = sorted(language.id for language in all_languages().values() if language.complete)


def words_of(language: str) -> list[Item]:
    packs = load_packs(PACKS, language)
    return [item for pack in packs if "clouds" in pack.games for item in pack.items]


def test_pictures_are_made_of_the_clouds_there_are_and_stay_in_the_sky() -> None:
    for notion, layout in EVERY.items():
        assert 3 <= len(layout) <= 9, notion
        for shape, needed in Counter(piece.shape for piece in layout).items():
            assert needed <= SHAPES[shape].pieces, notion
        box = extent(layout)
        assert min(box.left, box.bottom) >= 0, notion
        assert box.right <= SKY_WIDTH, notion
        assert box.top <= SKY_HEIGHT, notion


@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_words_in_ten_can_be_painted(language: str) -> None:
    words = words_of(language)
    missing = [word.text for word in words if PICTURES.of(word) is None]
    assert len(missing) / len(words) <= 0.1, f"not in assets/robots/clouds/words.json: {missing}"
    assert len(EVERY) >= 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_guessed_in_the_category_in_which_it_is_announced(language: str) -> None:
    for word in words_of(language):
        if PICTURES.of(word) is not None:
            assert word.text in PICTURES.in_category(word.category), word


def test_a_word_means_what_it_means_in_its_language() -> None:
    tap, crane = (PICTURES.of(Item("w", "Kran", language=language)) for language in ("pl", "de"))
    assert (tap, crane) == (EVERY["tap"], EVERY["crane"])
    assert PICTURES.of(Item("w", "Kran", language="en")) is None
    assert PICTURES.of(Item("w", "Katze", language="fi")) == EVERY["cat"], "any language will do"


def test_categories_of_two_languages_never_have_the_same_name() -> None:
    names = [category for categories in PICTURES.words.values() for category in categories]
    assert len(set(names)) == len(names)


OWN = 20
"""The least number of notions that only one language has: what its country alone knows."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_of_its_own_country(language: str) -> None:
    """Robots know them all, and people are dealt them: each is a word of a pack."""
    notions = {
        spoken: {notion for texts in categories.values() for notion in texts.values()}
        for spoken, categories in PICTURES.words.items()
    }
    others = set().union(*(known for spoken, known in notions.items() if spoken != language))
    known = {
        text: notion
        for texts in PICTURES.words[language].values()
        for text, notion in texts.items()
    }
    dealt = {known[word.text] for word in words_of(language) if word.text in known}
    assert len(dealt - others) >= OWN


def test_no_two_pictures_are_the_same() -> None:
    assert not [pair for pair in combinations(EVERY, 2) if EVERY[pair[0]] == EVERY[pair[1]]]


def test_words_of_their_own_have_no_picture_unless_they_are_known() -> None:
    assert PICTURES.of(Item("mine/1", "CAT")) is not None
    assert PICTURES.of(Item("mine/2", "Our neighbour's cat")) is None
    assert KnownPictures().of(Item("mine/1", "Cat")) is None


def test_words_whose_pictures_nobody_could_name_are_left_to_people() -> None:
    data = {
        "layouts": {"cat": "P80,62 L80,30", "dog": "P80,62 L70,30"},
        "words": {"en": {"Animals": {"Cat": "cat", "Dog": "dog"}}},
        "unpainted": ["dog"],
    }
    pictures = learn(data)
    cat, dog, emu = (Item(text, text, language="en") for text in ("Cat", "Dog", "Emu"))
    assert [pictures.is_painted(word) for word in (cat, dog, emu)] == [True, False, False]
    assert pictures.of(dog) is not None
    assert "Dog" in pictures.in_category("Animals"), "people may paint it, and robots guess it"
    shown = GAME.prompt(begin(4))
    assert isinstance(shown, ChooseWordPrompt)
    prompt = replace(shown, words=(dog, cat, emu), redraw=False)
    (seat,) = shown.actors
    for seed in range(8):
        move = GAME.robot(View(seat, prompt, None, True, knowledge=pictures), Chance(seed, 1))
        assert move == ChooseWord(seat, "Cat")


def test_only_known_notions_are_left_unpainted() -> None:
    assert set(PICTURES.lines) >= PICTURES.unpainted


def test_a_line_of_pieces_is_read_and_put_in_the_middle() -> None:
    one, two, three = layout_of("P10,10 L30,10@-45f C20,30v")
    assert (one.shape, one.angle, one.flip, one.under) == ("puff", 0, False, False)
    assert (two.shape, two.angle, two.flip, two.under) == ("long", 315, True, False)
    assert (three.shape, three.under) == ("comma", True)
    assert (two.x - one.x, two.y - one.y, three.y - one.y) == (200, 0, 200)
    box = extent((one, two, three))
    assert abs(box.left + box.right - SKY_WIDTH) <= 1
    assert abs(box.bottom + box.top - SKY_HEIGHT) <= 1


@pytest.mark.parametrize("text", ["Q1,1", "P1", "P1,1@x", "p1,1"])
def test_what_is_no_piece_is_refused(text: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        layout_of(text)


def test_a_mirror_and_a_turn_can_be_taken_back() -> None:
    for piece in CAT:
        assert piece.mirrored().mirrored() == piece
        there_and_back = piece.turned(90, 800, 500).turned(270, 800, 500)
        assert there_and_back == piece
    assert LayoutPiece("long", 900, 500).turned(90, 800, 500) == LayoutPiece("long", 800, 600, 90)


def test_robots_without_data_know_nothing() -> None:
    assert learn({}) == KnownPictures()
    assert learn({}).of(Item("w", "Cat")) is None
    assert learn({}).in_category("Animals") == {}


def test_a_word_whose_picture_is_missing_is_not_known() -> None:
    data = {"layouts": {}, "words": {"en": {"Animals": {"Cat": "cat"}}}}
    assert learn(data).in_category("Animals") == {}
