"""Tests that matches saved by earlier versions of the app load and go on (see tests.old_saves)."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core import Handoff, TimeUp
from engine.match import Match
from engine.save import decode_entry, load
from tests.old_saves import SCENARIOS, cut_off, described, path_of, recorded

Recorded = dict[str, Any]
CUTS = 9
"""At how many points, besides those after somebody has left or joined, a match is cut off."""

saves = pytest.mark.parametrize(
    "path", recorded(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)


def read(path: Path) -> Recorded:
    data: Recorded = json.loads(path.read_text(encoding="utf-8"))
    return data


def cuts(data: Recorded) -> list[int]:
    """The numbers of moves after which the match is cut off and loaded."""
    log = data["save"]["log"]
    changes = [number + 1 for number, entry in enumerate(log) if entry["do"] in ("Leave", "Join")]
    return sorted({*range(0, len(log), max(len(log) // CUTS, 1)), *changes} - {len(log)})


def test_every_scenario_is_recorded() -> None:
    assert {path_of(scenario) for scenario in SCENARIOS} <= {*recorded()}


@saves
def test_a_finished_match_loads(path: Path) -> None:
    data = read(path)
    assert described(load(data["save"])) == data["shown"][-1]


@saves
def test_a_match_in_progress_continues_at_the_same_curtain(path: Path) -> None:
    data = read(path)
    for moves in cuts(data):
        match = load(cut_off(data["save"], moves))
        assert isinstance(match.screen, Handoff)
        assert match.screen.to == match.prompt.audience
        assert described(match) == data["shown"][moves]
        if plays_next(match, data["save"]["log"][moves]):
            assert described(match) == data["shown"][moves + 1]


def plays_next(match: Match, entry: dict[str, Any]) -> bool:
    """Play the logged move if it is one of a person or of the clock; return whether it is."""
    logged = decode_entry(match.game, entry)
    clock = isinstance(logged.move, TimeUp)
    if not clock and match.players[logged.move.seat % len(match.players)].robot:
        return False
    match.lift()
    match.tick(logged.elapsed / 1000)
    if not clock:
        match.play(logged.move)
    return True
