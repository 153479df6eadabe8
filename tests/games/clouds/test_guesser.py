"""Tests that robots recognise pictures in the sky: anywhere, unfinished, complete or mirrored."""

from itertools import product

import pytest

from engine.chance import Chance
from engine.games.clouds.geometry import Cloud, covers
from engine.games.clouds.guesser import CELL, SIDE, TURN_STEP, WIDTH, _cells_of, likenesses
from engine.games.clouds.layouts import Layout
from engine.games.clouds.shapes import SHAPES
from tests.games.clouds.robot_data import ANIMALS, PICTURES
from tests.support.robots import choices, painted


def sky_of(layout: Layout) -> list[Cloud]:
    return [Cloud(n, p.shape, p.x, p.y, p.angle, p.flip) for n, p in enumerate(layout)]


@pytest.mark.parametrize("word", sorted(ANIMALS)[::5])
def test_a_picture_is_seen_wherever_it_lies(word: str) -> None:
    layout = ANIMALS[word]
    twins = {other for other, picture in ANIMALS.items() if picture == layout}
    for shown in (
        layout,
        tuple(piece.mirrored() for piece in layout),
        tuple(piece.shifted(130, -40) for piece in layout),
        tuple(piece.turned(8, 800, 500) for piece in layout),
        layout[:-1],
    ):
        assert likenesses(sky_of(shown), ANIMALS)[0].word in twins


def test_likeness_is_a_share_and_the_best_comes_first() -> None:
    found = likenesses(sky_of(ANIMALS["Cat"]), ANIMALS)
    assert {likeness.word for likeness in found} == set(ANIMALS)
    assert found[0].share > 0.9
    assert all(0.0 <= likeness.share <= 1.0 for likeness in found)
    assert found[0].share - found[1].share > 0.1, "a cat looks like nothing else"


def test_what_robots_paint_is_picked_out_of_ten_nearly_always() -> None:
    right = total = 0
    categories = [category for language in PICTURES.words.values() for category in language]
    for number, category in enumerate(categories):
        words = pictures = PICTURES.in_category(category)
        for word in sorted(words)[number % 11 :: 11]:
            chance = Chance(0, 0, word)
            sky = painted(pictures[word], chance.choice(list(SHAPES)), chance.below(1000))
            offered = {w: pictures[w] for w in choices(sorted(words), word, chance)}
            right += likenesses(sky.clouds, offered)[0].word == word
            total += 1
    assert total > 60
    assert right / total > 0.9


@pytest.mark.parametrize("shape", SHAPES)
def test_a_cloud_is_drawn_on_all_cells_whose_middle_it_covers(shape: str) -> None:
    side = range(-SIDE, SIDE + 1)
    for angle, flip in product(range(0, 360, TURN_STEP), (False, True)):
        cloud = Cloud(0, shape, 0, 0, angle, flip)
        expected = {
            (row + SIDE) * WIDTH + column + SIDE
            for row, column in product(side, side)
            if covers(cloud, column * CELL, row * CELL)
        }
        drawn = _cells_of(shape, angle, flip)
        assert {cell for cell in range(drawn.bit_length()) if drawn >> cell & 1} == expected


def test_only_the_given_words_are_compared_with_the_sky() -> None:
    sky = sky_of(ANIMALS["Cat"])
    others = {word: layout for word, layout in ANIMALS.items() if word != "Cat"}
    assert likenesses(sky, ANIMALS)[0].word == "Cat"
    assert {found.word for found in likenesses(sky, others)} == {*others}
