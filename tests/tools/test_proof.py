"""Tests of the proof tool.

It reports frozen screens, and its hostile changes of data do not affect each other.
"""

import json
from copy import deepcopy
from functools import partial
from random import Random

import pytest

from tools.proof import __main__ as command
from tools.proof import cases, kills, matches, texts, touches
from tools.proof.hostile import NASTY, _change


def test_a_task_during_which_the_screen_stands_still_is_noted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cases, "MAX_FREEZE", 0.05)
    luck = Random(1)
    numbers = [luck.random() for _ in range(600_000)]
    problems: list[str] = []
    cases.run_as_task(lambda: [sum(range(100)) for _ in range(100)], problems, "short work")
    assert problems == []
    cases.run_as_task(numbers.sort, problems, "a restore")  # one call that blocks all threads
    assert len(problems) == 1
    assert problems[0].startswith("a restore froze the screen")


def test_the_command_runs_every_part_and_names_those_that_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, int, int]] = []

    def note(name: str, count: int, seed: int) -> list[str]:
        asked.append((name, count, seed))
        return ["a move is lost"] if name == "kills" else []

    parts = {name: part._replace(run=partial(note, name)) for name, part in command.PARTS.items()}
    monkeypatch.setattr(command, "PARTS", parts)
    monkeypatch.setattr("sys.argv", ["proof"])
    assert command.main() == 1
    assert asked == [(name, part.cases, command.SEED) for name, part in parts.items()]
    told = capsys.readouterr().out
    assert "  a move is lost\n" in told
    assert "Failed: kills." in told


def test_the_command_runs_a_few_cases_of_parts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    parts = ["damage", "hostile", "texts", "secrecy"]
    monkeypatch.setattr("sys.argv", ["proof", *parts, "--count", "1"])
    assert command.main() == 0, capsys.readouterr().out


def test_every_part_that_starts_the_app_runs() -> None:
    """Each once, with as little as possible; the other parts are tried case by case elsewhere."""
    assert kills.run(1, 1) == []
    lines = cases.ProgressLines("touches", 10)
    assert touches.touch_one_game("telepathy", 10, 1, lines) == []
    (too_few,) = matches.run(0, 1)
    assert "0 matches say nothing about growth" in too_few


def test_what_a_task_raises_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        cases.run_as_task(lambda: 1 / 0, [], "bad work")


def test_a_hostile_change_never_changes_the_next_one() -> None:
    before = deepcopy(NASTY)
    data = {"names": ["Ana", "Ben"], "rows": [{"id": 1}, {"id": 2}]}
    luck = Random(1)
    for _ in range(200):
        _change(data, luck)
        data["rows"] = [*range(3)]
        json.dumps(data)
    assert repr(before) == repr(NASTY)


@pytest.mark.parametrize("kind", texts.KINDS)
def test_texts_of_all_of_unicode_are_drawn(kind: str) -> None:
    """A sample of what `make proof` draws: of every kind, blocks from all of Unicode."""
    first, every = texts.KINDS.index(kind), len(texts.KINDS) * (601 if kind == "long" else 199)
    for number in range(first, texts.cycle(), every):
        assert texts.case(1, number) == []
