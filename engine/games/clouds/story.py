"""What the evening remembers of a match of Clouds."""

from dataclasses import asdict
from typing import Any

from engine.games.clouds.state import Phase, Record, State


def story(state: State) -> tuple[dict[str, Any], ...]:
    """Every finished round by name: what was painted, how the sky looked, who understood it."""
    told = state.chronicle
    if state.phase is Phase.RESULT:
        told = (*told, state.record)
    return tuple(_chapter(state, number, record) for number, record in enumerate(told, 1))


def _chapter(state: State, number: int, record: Record) -> dict[str, Any]:
    word, players, roles = state.items[record.word], record.players, record.roles
    return {
        "round": number,
        "players": list(players),
        "word": {"id": word.id, "text": word.text, "category": word.category},
        "main": players[roles.main],
        "second": players[roles.second],
        "timekeeper": players[roles.timekeeper],
        "guesser": None if record.guesser is None else players[record.guesser],
        "understood": [
            [players[record.guesser], players[artist]]
            for artist in (roles.main, roles.second)
            if record.guesser is not None
        ],
        "used_ms": record.used_ms,
        "sky": [asdict(cloud) for cloud in record.clouds],
    }
