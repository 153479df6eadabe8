"""Tests of the command that asks a robot which word it sees in each blot of given rounds."""

import io
import json
from typing import Any

import pytest

from engine.__main__ import main
from tests.games.inkblots.robot_data import held_out

ROUND: dict[str, Any] = {
    "images": ["ink_071", "ink_086", "ink_054"],
    "words": ["Spider", "Arm wrestling", "Butterfly"],
    "language": "en",
}


def ask(monkeypatch: pytest.MonkeyPatch, text: bytes, game: str = "inkblots") -> int:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text)))
    return main(["ask", game])


def test_a_robot_answers_with_the_index_of_the_word_in_each_image(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    polish = ROUND | {"words": ["Motyl", "Pająk", "Zapaśnicy"], "language": "pl"}
    assert ask(monkeypatch, json.dumps([ROUND, polish]).encode()) == 0
    assert json.loads(capsys.readouterr().out) == [[1, 2, 0], [2, 0, 1]]


def test_a_known_word_gets_its_blot_beside_unknown_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ROUND | {"words": ["Mortgage", "Butterfly", "Photosynthesis"]}
    assert ask(monkeypatch, json.dumps([asked]).encode()) == 0
    assert json.loads(capsys.readouterr().out)[0][1] == 1


def test_no_round_no_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, b"[]") == 0
    assert capsys.readouterr().out == "[]\n"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 100_000,
        b"{}",
        b"[1]",
        b"[null]",
        b"[{}]",
        json.dumps([{**ROUND, "images": ["ink_001", "ink_002"]}]).encode(),
        json.dumps([{**ROUND, "images": ["ink_001", "ink_001", "ink_002"]}]).encode(),
        json.dumps([{**ROUND, "images": ["ink_001", "ink_002", "ink_999"]}]).encode(),
        json.dumps([{**ROUND, "images": "ink"}]).encode(),
        json.dumps([{**ROUND, "images": [1, 2, 3]}]).encode(),
        json.dumps([{**ROUND, "words": ["Spider", "Spider", "Bat"]}]).encode(),
        json.dumps([{**ROUND, "words": [["Spider"], "Kiss", "Bat"]}]).encode(),
        json.dumps([{**ROUND, "language": "xx"}]).encode(),
        json.dumps([{**ROUND, "language": ["en"]}]).encode(),
        json.dumps([ROUND, {**ROUND, "language": None}]).encode(),
    ],
)
def test_what_is_no_round_gets_one_sentence_and_exit_2(
    text: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, text) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.strip().splitlines()) == 1
    assert printed.err.strip().endswith(".")


@pytest.mark.parametrize("game", ["poker", "telepathy"])
def test_only_games_that_can_be_asked_are_asked(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, b"[]", game) == 2
    assert capsys.readouterr().err.endswith(".\n")


def test_the_rounds_that_were_looked_at_are_complete() -> None:
    for asked in held_out():
        assert sorted(asked["seen"]) == sorted(asked.get("again", asked["seen"])) == [0, 1, 2]
        assert len(set(asked["images"])) == len(set(asked["words"])) == 3
