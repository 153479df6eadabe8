"""Tests of the layout tools: they count unnamed numbers, and compare sizes after a change."""

import pytest

from tools import layout
from tools.layout import compare, sizes, unnamed_numbers


def test_only_unexplained_numbers_inside_functions_count() -> None:
    source = (
        "WIDE = 290\ndef place(x, gap=14):\n    return (x * 2 + 76) * 0.5\nf = lambda y: y * 3\n"
    )
    assert unnamed_numbers(source) == 3


@pytest.mark.parametrize(("spare", "code"), [(0, 0), (-1, 1)])
def test_the_count_fails_above_the_goal(
    spare: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(layout, "GOAL", sum(layout.numbers_by_file().values()) + spare)
    monkeypatch.setattr("sys.argv", ["layout", "numbers"])
    with pytest.raises(SystemExit) as ended:
        layout.main()
    assert ended.value.code == code


def test_vanished_pieces_and_smaller_text_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    before = {"echo|a|3|P#1|phone|card:1": (0, 50), "echo|a|3|P#1|phone|clue": (20, 90)}
    compare(before, {"echo|a|3|P#1|phone|clue": (18, 90)})
    printed = capsys.readouterr().out
    assert "Gone: echo/card, 1 times" in printed
    assert "0.90" in printed
    assert "<-- smaller" in printed


def test_a_smaller_piece_is_named_even_if_its_text_is_as_large(
    capsys: pytest.CaptureFixture[str],
) -> None:
    compare({"echo|a|3|P#1|phone|clue": (20, 90)}, {"echo|a|3|P#1|phone|clue": (20, 45)})
    size, text = (line for line in capsys.readouterr().out.splitlines() if "echo/clue" in line)
    assert "smaller" not in text
    assert "0.50" in size
    assert "<-- smaller" in size


def test_every_window_and_the_end_of_a_match_are_measured() -> None:
    found = sizes(["storyteller"])
    assert any("GameOverPrompt" in where and "|phone landscape|" in where for where in found)
    assert any("|Handoff (one player)#1|tablet|ring" in where for where in found)
