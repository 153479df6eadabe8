"""Tests of the tags for brightness and colours, by which robots judge people's photos."""

from pathlib import Path

import pytest
from PIL import Image

from engine.assets import KNOWLEDGE
from engine.games.inkblots.game import GAME as INKBLOTS
from engine.games.storyteller.game import GAME as STORYTELLER
from engine.packs import VISUAL_TAG_PREFIX, Item
from mobileapp.match.robot_texts import guessing_warning
from mobileapp.packs.change import PackChange, write_change
from mobileapp.packs.checks import read_pack
from mobileapp.packs.create import visual_tags, write_photos

BY_COLOURS = "Robots don’t know these pictures: they go by brightness and colours."
ONLY_GUESS = "Robots know nothing about these pictures: they can only guess."


def striped(*colours: str) -> Image.Image:
    """A picture with a stripe of each colour."""
    picture = Image.new("RGB", (120, 120))
    width = 120 // len(colours)
    for place, colour in enumerate(colours):
        picture.paste(colour, (place * width, 0, (place + 1) * width, 120))
    return picture


@pytest.mark.parametrize(
    ("colours", "looks"),
    [
        (["black"], ["dark"]),
        (["#101830", "#0a0a14", "#181828"], ["dark"]),
        (["white", "#eeeeee"], ["bright"]),
        (["#777777", "#999999"], ["grey"]),
        (["#c82020"], ["red"]),
        (["#601010"], ["dark", "red"]),
        (["#e8b020"], ["bright", "gold"]),
        (["#704020"], ["brown"]),
        (["#308030"], ["green"]),
        (["#80c0f8", "#80c0f8", "#309040"], ["blue", "green"]),
        (["#f080c0"], ["pink"]),
        (["#8030a0"], ["pink"]),
        (["#d02020", "#20a020", "#2040d0", "#e0c020"], ["colourful", "red", "green"]),
        (["#777777"] * 5 + ["#c82020"], []),
    ],
)
def test_photos_are_tagged_with_brightness_and_colours(
    colours: list[str], looks: list[str]
) -> None:
    assert visual_tags(striped(*colours)) == [VISUAL_TAG_PREFIX + look for look in looks]


def photo(path: Path, colour: str) -> Path:
    striped(colour).save(path)
    return path


def test_photos_that_are_imported_get_tags(tmp_path: Path) -> None:
    first, second = photo(tmp_path / "a.jpg", "#c82020"), photo(tmp_path / "b.jpg", "#101010")
    write_photos(tmp_path / "ours", "ours", "Ours", [first], ["inkblots"])
    (tmp_path / "more").mkdir()
    write_change(tmp_path / "more", tmp_path / "ours", PackChange(photos=[second]))
    tags = [item.tags for item in read_pack(tmp_path / "more").items]
    assert tags == [("look:red",), ("look:dark",)]


def test_what_robots_go_by_is_what_the_app_measures() -> None:
    measured = {"dark", "bright", "grey", "colourful", "brown", "red", "gold", "green", "blue"}
    for game in (INKBLOTS, STORYTELLER):
        known = KNOWLEDGE.of(game)
        tags = known._visual_tags if game is INKBLOTS else known.of("en").visual_tags  # noqa: SLF001
        assert set(tags) == measured | {"pink"}


def test_people_are_told_that_robots_go_by_colours() -> None:
    photos = [Item(f"ours/{n}", image=f"{n}.jpg", tags=("look:red",)) for n in range(6)]
    plain = [Item(f"ours/{n}", image=f"{n}.jpg") for n in range(6)]
    fire = [Item("words/fire", "Fire", language="en")]
    for game, words in ((INKBLOTS, fire), (STORYTELLER, [])):
        assert guessing_warning(game, [*photos, *words]) == BY_COLOURS
        assert guessing_warning(game, [*plain, *words]) == ONLY_GUESS
    assert "pictures and words" in guessing_warning(INKBLOTS, [*photos, Item("ours/x", "Xyzzy")])
    assert guessing_warning(INKBLOTS, [Item("inkblots/ink_001", image="ink_001.webp"), *fire]) == ""
