"""Tests of the sheets of cloud pictures, and of the quiz about them."""

from pathlib import Path

import pytest
from PIL import Image

from art import cloud_quiz, cloud_sheets
from engine.games.clouds.layouts import layout_of


def test_a_drawn_sky_is_whiter_where_the_clouds_are() -> None:
    layout = layout_of("P80,50 P80,50 L80,50")
    bare, sky = cloud_sheets.drawn(()), cloud_sheets.drawn(cloud_sheets.in_drawing_order(layout))
    middle, corner = (sky.width // 2, sky.height // 2), (5, 5)
    assert sky.getpixel(corner) == bare.getpixel(corner)
    assert min(sky.getpixel(middle)) > max(bare.getpixel(middle)) - 20


def test_what_lies_under_is_drawn_first() -> None:
    one, two, three = layout_of("P80,50 L80,50v H80,50")
    assert cloud_sheets.in_drawing_order((one, two, three)) == [two, one, three]


def test_sheets_of_some_pictures(tmp_path: Path) -> None:
    cloud_sheets.main([str(tmp_path), "cat", "snail"])
    with Image.open(tmp_path / "sheet-1.png") as sheet:
        assert sheet.width > 1000


def test_every_question_offers_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cloud_quiz, "QUESTIONS", 6)
    cloud_quiz.main([str(tmp_path), "3"])
    questions = (tmp_path / "questions.txt").read_text(encoding="utf-8").splitlines()
    answers = (tmp_path / "answers.txt").read_text(encoding="utf-8").splitlines()
    assert len(questions) == len(answers) == 6
    for question, answer in zip(questions, answers, strict=True):
        offered = question.partition("): ")[2].split(", ")
        assert len(set(offered)) == 10
        assert answer.partition(" ")[2] in offered
    assert (tmp_path / "skies-1.png").exists()
