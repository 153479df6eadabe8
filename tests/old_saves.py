"""Records saved matches, so that tests notice if a later version of the app cannot continue them.

The files are never written anew: they stay as the version wrote them that made them. `python -m
tests.old_saves` only adds those that are missing.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any

from engine.chance import Chance
from engine.core import Handoff, Join, Leave, Move
from engine.match import Match
from engine.packs import Item
from engine.registry import find_game
from engine.save import digest_of, save
from engine.setup import Value
from tests.support.matches import pack_for, setup_of

GAMES = Path(__file__).parent / "games"
NEWCOMERS = ("Zoe", "Yann", "Xenia", "Will", "Vera", "Uwe", "Tara", "Sami")
THINKING = 7.0
"""Seconds on a running clock before each move."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A match to record: who plays what, and whether players leave and join on the way."""

    game: str
    variant: str
    players: int
    robots: tuple[int, ...] = ()
    """The seats of robots; people have the others."""
    options: Mapping[str, Value] = field(default_factory=dict)
    changes: bool = False
    first: int | None = None
    box: int = 60
    """The number of words, and of pictures, in the box."""

    @property
    def name(self) -> str:
        chosen = [f"{value}" for value in self.options.values()]
        return "-".join([self.variant, str(self.players), *chosen, *["changes"] * self.changes])


SCENARIOS = (
    Scenario("inkblots", "standard", 4, box=30),
    Scenario("inkblots", "standard", 7, robots=(2, 5), changes=True, first=1),
    Scenario("inkblots", "standard", 4, options={"length": "short"}, box=30),
    Scenario("inkblots", "standard", 5, options={"length": "short"}, box=30),
    Scenario("inkblots", "standard", 6, options={"length": "short"}, changes=True, box=30),
    Scenario("inkblots", "together", 3, box=36),
    Scenario("clouds", "standard", 4, changes=True),
    Scenario("clouds", "standard", 6, robots=(1, 2, 4), first=3, box=20),
    Scenario("clouds", "standard", 9, changes=True, options={"seconds": 60}),
    Scenario("clouds", "standard", 5, options={"length": "short"}, changes=True, box=24),
    Scenario("clouds", "together", 2, box=12),
    Scenario("clouds", "together", 3, first=2, box=12),
    Scenario("storyteller", "standard", 3, options={"target": 20}, box=40),
    Scenario("storyteller", "standard", 5, robots=(1,), changes=True, first=0),
    Scenario("storyteller", "standard", 4, options={"votes": "secret"}, changes=True),
    Scenario("storyteller", "standard", 4, options={"length": "short"}, changes=True),
    Scenario("storyteller", "together", 2, box=40),
    Scenario("telepathy", "first", 2),
    Scenario("telepathy", "standard", 2, first=1),
    Scenario("telepathy", "challenge", 2, robots=(0,)),
    Scenario("telepathy", "director", 5, changes=True),
    Scenario("telepathy", "partners", 4),
    Scenario("telepathy", "opposed", 4),
)


def path_of(scenario: Scenario) -> Path:
    return GAMES / scenario.game / "old_saves" / f"{scenario.name}.json"


def recorded() -> list[Path]:
    """The paths of all recorded matches."""
    return sorted(GAMES.glob("*/old_saves/*.json"))


def cut_off(data: dict[str, Any], moves: int) -> dict[str, Any]:
    """The save of a finished match as it was after the first `moves` moves."""
    log = data["log"][:moves]
    digest = digest_of(data["setup"], log)
    return data | {"log": log, "digest": digest, "seen": min(data["seen"], moves), "elapsed": 0}


def described(match: Match) -> str:
    """What the match shows next, to whom, and with which words, pictures and points, in one line.

    Players are named, as their numbers are no promise to anyone.
    """
    prompt, names = match.prompt, match.names
    audience = "all" if prompt.audience is None else names[prompt.audience]
    actors = ",".join(sorted(names[seat] for seat in prompt.actors))
    shown = f"{type(prompt).__name__} for {audience}, answered by {actors or 'nobody'}"
    if not match.over:  # what an ending shows of the match is no part of the rules
        shown += f", {hashlib.sha256(repr(sorted({*_items(prompt)})).encode()).hexdigest()[:6]}"
    return shown + _points(match)


def _items(value: Any) -> Iterator[str]:
    """The ids of all words and pictures in a prompt."""
    if isinstance(value, Item):
        yield value.id
    elif is_dataclass(value):
        for part in fields(value):
            yield from _items(getattr(value, part.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from _items(part)


def _points(match: Match) -> str:
    """The points in the prompt, by name or team; empty if it shows none."""
    prompt: Any = match.prompt
    if hasattr(prompt, "board") and hasattr(prompt.board, "scores"):
        return f", points {prompt.board.scores}"
    by_seat = getattr(prompt, "scores", ()) or getattr(prompt, "droplets", ())
    by_seat = by_seat or getattr(getattr(prompt, "round", None), "droplets", ())
    points = {match.names[seat]: by_seat[seat] for seat in match.present if by_seat}
    return f", points {dict(sorted(points.items()))}" if points else ""


def play(scenario: Scenario) -> dict[str, Any]:
    """Play the match to its end, and return its save with a description of every step."""
    game = find_game(scenario.game)
    people = [seat for seat in range(scenario.players) if seat not in scenario.robots]
    setup = setup_of(
        game,
        scenario.players,
        seed=3,
        variant=scenario.variant,
        options=scenario.options,
        first=scenario.first,
        people=people,
        packs=[pack_for(game, need, scenario.box) for need in game.needs],
    )
    match = Match(game, setup)
    shown = [described(match)]
    newcomers = list(NEWCOMERS)
    while not match.over:
        if isinstance(match.current, Handoff) and not _robot_holds(match):
            match.lift()
        moves = len(match.log)
        if scenario.changes and _change(match, newcomers):
            shown.append(described(match))
            continue
        match.tick(THINKING)
        if len(match.log) == moves:
            _act(match)
        shown.append(described(match))
    return {"shown": shown, "save": save(match)}


def _robot_holds(match: Match) -> bool:
    audience = match.prompt.audience
    return audience is not None and match.players[audience].robot


def _act(match: Match) -> None:
    if match.robot_turn():
        return
    chance = Chance(3, len(match.log), "people")
    people = [seat for seat in match.prompt.actors if not match.players[seat].robot]
    move = match.suggest_move(chance.shuffled(people), alone=True)
    if move is None:
        raise RuntimeError(f"nobody can answer {type(match.prompt).__name__}")
    match.play(move)


def _change(match: Match, newcomers: list[str]) -> bool:
    """Let somebody leave or join, by chance and if the rules allow it; return whether it was so."""
    if match.prompt.audience is not None or match.prompt.timer is not None:
        return False
    chance = Chance(3, len(match.log), "changes")
    if not chance.happens(0.5):
        return False
    for position, seat in chance.shuffled([*enumerate(match.present)]):
        join = chance.happens(0.5) and newcomers
        if join:
            new, robot = match.seat_for(newcomers[0]), chance.happens(0.2)
            move: Move = Join(new, newcomers[0], robot, position=position)
        else:
            move = Leave(seat)
        if match.why_not(move) is None:
            match.play(move)
            if join:
                newcomers.pop(0)
            return True
    return False


if __name__ == "__main__":
    for scenario in SCENARIOS:
        path = path_of(scenario)
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps(play(scenario), ensure_ascii=False, separators=(",", ":"))
            path.write_text(text + "\n", encoding="utf-8")
            print(path.relative_to(GAMES.parent.parent))
