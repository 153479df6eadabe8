"""Tests that the names of players can be replaced in the stories of every game.

For that, each game declares under which keys its stories have names.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.registry import find_game, game_ids
from engine.simulate import PLAYER_NAMES, play_out
from engine.story_names import name_keys, renamed_story
from tests.matches import robot_match

NAMES = PLAYER_NAMES[:4]


def texts(value: Any) -> Iterator[str]:
    """Every text in a story or in a part of one, including the keys of dictionaries."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)


@pytest.mark.parametrize("game_id", game_ids())
def test_no_name_is_left_when_all_are_replaced(game_id: str) -> None:
    game = find_game(game_id)
    variant = next(v for v in game.variants if v.least <= len(NAMES) <= v.most)
    match = robot_match(game, len(NAMES), variant=variant.id)
    for _ in play_out(match):
        pass
    story = [dict(one) for one in match.story()]
    renamed = renamed_story(story, name_keys(game_id), str.lower)
    assert not {*NAMES} & {*texts(renamed)}
    back = {name.lower(): name for name in NAMES}
    assert renamed_story(renamed, name_keys(game_id), lambda name: back.get(name, name)) == story


def test_words_that_people_wrote_stay() -> None:
    told = {"storyteller": "Ana", "clue": "Ana", "cards": [{"owner": "Ana", "voters": ["Ben"]}]}
    keys = name_keys("storyteller")
    (renamed,) = renamed_story([told], keys, lambda name: "Eva" if name == "Ana" else name)
    assert renamed == {
        "storyteller": "Eva",
        "clue": "Ana",
        "cards": [{"owner": "Eva", "voters": ["Ben"]}],
    }


def test_a_game_of_another_version_has_names_where_any_game_has_them() -> None:
    assert name_keys("charades") >= name_keys("clouds") | name_keys("storyteller")
