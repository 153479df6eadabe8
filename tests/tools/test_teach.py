"""What people saw and wrote is sound, and what robots know is made of it."""

import pytest

from tools.teach.__main__ import main, outdated
from tools.teach.inkblots import merged_weights, named_notions, notions_in
from tools.teach.sources import notion_problems, problems, story_problems, viewing_problems
from tools.teach.storyteller import merged_stories

FEATURES = ("wings", "bird", "face", "night", "soft", "heavy")
SEEN = {"wings": 8, "bird": 7, "face": 1, "night": 2, "soft": 3}
NOTION_OF = {"bat": "bat", "two of us": "pair", "wolf": "wolf"}


def test_the_source_data_is_sound() -> None:
    assert list(problems()) == []


@pytest.mark.parametrize("maker", ["named", "storyteller"])
def test_what_robots_know_is_up_to_date(maker: str) -> None:
    files = [path.name for path, _ in outdated(maker)]
    assert not files, f"run python -m tools.teach {maker}"


def test_what_is_wrong_gets_a_sentence() -> None:
    good = {"ink_001": {"whole": ["bat"], "weights": SEEN}}
    assert not list(viewing_problems(good, FEATURES))
    for seen in (
        {"weights": SEEN, "colour": ["red"]},
        {"weights": SEEN | {"tail": 3}},
        {"weights": SEEN | {"wings": 10}},
        {"weights": SEEN | {"wings": -1}},
        {"weights": {"wings": 8}},
        {"weights": SEEN, "parts": "a wing"},
    ):
        assert list(viewing_problems({"ink_001": seen}, FEATURES)), seen
    assert not list(notion_problems({"bat": SEEN | {"heavy": -4}}, FEATURES))
    assert list(notion_problems({"bat": SEEN | {"heavy": 0}}, FEATURES))
    words = " ".join("abcdefghijklm")
    assert not list(story_problems({"house": {"clues": ["Home"], "words": words}}))
    assert list(story_problems({"house": {"clues": [" Home"], "words": words}}))
    assert list(story_problems({"house": {"clues": ["Home"], "words": "too few"}}))
    assert list(story_problems({"house": {"clues": ["Home"]}}))


def test_the_whim_of_one_viewer_counts_little() -> None:
    viewers = [{"ink_001": SEEN} for _ in range(6)] + [{"ink_001": {"heavy": 3, "wings": 1}}]
    merged = merged_weights(viewers)["ink_001"]
    assert merged["wings"] == 7
    assert "heavy" not in merged
    assert list(merged.values()) == sorted(merged.values(), reverse=True)


def test_free_words_name_notions_also_in_the_plural_and_within_phrases() -> None:
    assert notions_in("bats", NOTION_OF) == ["bat"]
    assert notions_in("two of us", NOTION_OF) == ["pair"]
    assert notions_in("two howling wolves", NOTION_OF) == ["wolf"]
    assert notions_in("a teapot", NOTION_OF) == []
    viewings = [{"ink_001": {"whole": ["bat"], "weights": SEEN}} for _ in range(2)]
    viewings.append({"ink_001": {"weights": SEEN}})
    named = named_notions(viewings, NOTION_OF)
    assert named == {"ink_001": {"bat": 9}}, "who wrote no words is no viewer here"


def test_writers_are_merged_without_repeating_each_other() -> None:
    one = {"house": {"clues": ["Home", "Rent"], "words": "Dach Tür"}}
    two = {"house": {"clues": ["HOME", "Roof"], "words": "dach garten"},
           "ship": {"clues": ["Rent", "Ahoy"], "words": "mast"}}  # fmt: skip
    merged = merged_stories([one, two], {("house", "roof")})
    assert merged["house"] == {"clues": ["Home", "Rent"], "words": "dach tür garten"}
    assert merged["ship"]["clues"] == ["Ahoy"]
    assert merged_stories([one], taken=["rent"])["house"]["clues"] == ["Home"]


def test_the_command_says_what_it_can_merge(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == main(["poker"]) == 2
    assert "storyteller" in capsys.readouterr().err
