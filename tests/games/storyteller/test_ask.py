"""Tests of the command that asks a robot which picture goes with a clue."""

import io
import json
from typing import Any

import pytest

from engine.__main__ import main

ROUND: dict[str, Any] = {
    "cards": ["stairs_moon", "fox_library", "octopus_tea"],
    "clue": "Books, books, books",
    "language": "en",
}


def ask(monkeypatch: pytest.MonkeyPatch, text: bytes) -> int:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text)))
    return main(["ask", "storyteller"])


def test_a_robot_answers_with_the_pictures_the_best_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    polish = ROUND | {"clue": "Kelner wszystko podaje w filiżankach", "language": "pl"}
    nothing = ROUND | {"clue": "Qwxz"}
    assert ask(monkeypatch, json.dumps([ROUND, polish, nothing]).encode()) == 0
    books, cups, unknown = json.loads(capsys.readouterr().out)
    assert books[0] == 1
    assert cups[0] == 2
    assert unknown == [0, 1, 2]


@pytest.mark.parametrize(
    "changed",
    [
        {"cards": ["stairs_moon"]},
        {"cards": ["stairs_moon", "stairs_moon"]},
        {"cards": ["stairs_moon", "stairs_mars"]},
        {"cards": "stairs_moon"},
        {"cards": [1, 2]},
        {"clue": None},
        {"clue": ["moon"]},
        {"language": "xx"},
        {"language": ["en"]},
        {"language": None},
    ],
)
def test_what_is_no_round_gets_one_sentence_and_exit_2(
    changed: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, json.dumps([ROUND, ROUND | changed]).encode()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.strip().splitlines()) == 1
    assert printed.err.strip().endswith(".")


@pytest.mark.parametrize("text", [b"[1]", b"[null]", b"[{}]"])
def test_a_round_is_an_object_with_its_fields(text: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(monkeypatch, text) == 2
