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

CHANGED = {
    # A short match of Inkblots has four rounds if four or five people play, no longer up to six.
    ("inkblots-standard-4-short", 25): "GameOverPrompt",
    ("inkblots-standard-5-short", 25): "GameOverPrompt",
    # With one guesser, a claim can be withdrawn for three seconds before the result is shown.
    ("clouds-together-2", 4): "ClaimPrompt",
    ("clouds-together-2", 20): "ClaimPrompt",
    **{("clouds-together-3", moves): "ClaimPrompt" for moves in (21, 43, 82)},
}
"""The prompts of moments at which the rules have changed on purpose, by save and number of moves.
"""

saves = pytest.mark.parametrize("path", recorded(), ids=lambda path: title(path))


def title(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


def read(path: Path) -> Recorded:
    data: Recorded = json.loads(path.read_text(encoding="utf-8"))
    return data


def cuts(path: Path, data: Recorded) -> list[int]:
    """The numbers of moves after which the match is cut off and loaded."""
    log = data["save"]["log"]
    changes = [number + 1 for number, entry in enumerate(log) if entry["do"] in ("Leave", "Join")]
    regular = range(0, len(log), max(len(log) // CUTS, 1))
    rules_changed = [number for name, number in CHANGED if name == title(path)]
    return sorted({*regular, *changes, *rules_changed} - {len(log)})


def test_every_scenario_is_recorded() -> None:
    assert {path_of(scenario) for scenario in SCENARIOS} <= {*recorded()}


@saves
def test_a_finished_match_loads(path: Path) -> None:
    data = read(path)
    assert_shows(load(data["save"]), data, path, len(data["save"]["log"]))


@saves
def test_a_match_in_progress_continues_at_the_same_curtain(path: Path) -> None:
    data = read(path)
    for moves in cuts(path, data):
        match = load(cut_off(data["save"], moves))
        assert isinstance(match.screen, Handoff)
        assert match.screen.to == match.prompt.audience
        assert_shows(match, data, path, moves)
        if (title(path), moves) not in CHANGED and plays_next(match, data["save"]["log"][moves]):
            assert_shows(match, data, path, moves + 1)


def assert_shows(match: Match, data: Recorded, path: Path, moves: int) -> None:
    """Assert that the match shows what it did after as many moves, unless the rules changed."""
    if (title(path), moves) in CHANGED:
        assert type(match.prompt).__name__ == CHANGED[title(path), moves]
    else:
        assert described(match) == data["shown"][moves]


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
