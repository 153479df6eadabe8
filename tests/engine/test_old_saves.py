"""Tests that matches saved by earlier versions of the app load and go on (see tests.old_saves)."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Game, Handoff, Join, Leave, TimeUp
from engine.match import LogEntry, Match
from engine.registry import find_game
from engine.save import digest_of, load, save
from engine.simulate import play_out
from tests.old_saves import SCENARIOS, cut_off, described, path_of, recorded
from tests.support.matches import robot_match

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
    whole = load(data["save"])
    for moves in cuts(path, data):
        match = load(cut_off(data["save"], moves))
        assert isinstance(match.current, Handoff)
        assert match.current.to == match.prompt.audience
        assert_shows(match, data, path, moves)
        if (title(path), moves) not in CHANGED and plays_next(match, whole.log[moves]):
            assert_shows(match, data, path, moves + 1)


def assert_shows(match: Match, data: Recorded, path: Path, moves: int) -> None:
    """Assert that the match shows what it did after as many moves, unless the rules changed."""
    if (title(path), moves) in CHANGED:
        assert type(match.prompt).__name__ == CHANGED[title(path), moves]
    else:
        assert described(match) == data["shown"][moves]


def plays_next(match: Match, logged: LogEntry) -> bool:
    """Play the logged move if it is one of a person or of the clock; return whether it is."""
    clock = isinstance(logged.move, TimeUp)
    if logged.by_robot:
        return False
    match.lift()
    match.tick(logged.elapsed / 1000)
    if not clock:
        match.play(logged.move)
    return True


# --- seats that were numbered anew --------------------------------------------------------------


def restless_match(game: Game[Any], variant: str, seed: int) -> Match:
    """A match of robots in which players leave, join, and come back, as often as they may."""
    match = robot_match(game, 6, seed, variant=variant)
    for step, _ in enumerate(play_out(match)):
        luck = Chance(seed, step, "company")
        away = [name for seat, name in enumerate(match.names) if seat not in match.present]
        name = luck.choice((f"Guest {step}", *away))
        position = luck.between(0, len(match.present))
        come = Join(match.seat_for(name), name, robot=True, position=position)
        for move in luck.shuffled((come, Leave(luck.choice(match.present)))):
            if luck.happens(0.4) and match.why_not(move) is None:
                match.play(move)
    return match


def saved_in_format_1(match: Match) -> dict[str, Any]:
    """The save of a match as earlier versions wrote it: seats are indices of those at the table."""
    data = save(match)
    present = list(range(len(match.setup.players)))
    for entry, logged in zip(data["log"], match.log, strict=True):
        move = logged.move
        for name in move.seat_fields:
            if entry[name] in present:
                entry[name] = present.index(entry[name])
        if isinstance(move, Join):
            entry["seat"] = entry.pop("position")
            present.insert(entry["seat"], move.seat)
        elif isinstance(move, Leave):
            present.remove(move.seat)
    return data | {"format": 1, "digest": digest_of(data["setup"], data["log"])}


@pytest.mark.parametrize(
    ("game", "variant", "seed"),
    [
        *(("inkblots", "standard", seed) for seed in range(3)),
        *(("clouds", "standard", seed) for seed in range(3)),
        *(("storyteller", "standard", seed) for seed in range(3)),
        *(("telepathy", "director", seed) for seed in range(3)),
    ],
)
def test_seats_that_changed_are_translated(game: str, variant: str, seed: int) -> None:
    match = restless_match(find_game(game), variant, seed)
    assert any(isinstance(entry.move, (Leave, Join)) for entry in match.log)
    again = load(saved_in_format_1(match))
    assert save(again) == save(match)
    assert (again.prompt, again.present) == (match.prompt, match.present)
