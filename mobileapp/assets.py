"""The path of the assets folder, facts about files in it, and the robots' knowledge."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.knowledge import Knowledge, ReadOnDemand

ASSETS = Path(__file__).parent.parent / "assets"
AMBIENT_PREFIX = "ambient-"
"""The prefix of the names of those sounds that are played all the time in the background."""
AMBIENT_OVERLAP = 2.0
"""How long, in seconds, such a sound fades in at its start and out at its end."""


def _read_knowledge(game_id: str) -> Mapping[str, Any]:
    files = {path.stem: path for path in sorted((ASSETS / "robots" / game_id).glob("*.json"))}
    return ReadOnDemand(files, lambda name: json.loads(files[name].read_text(encoding="utf-8")))


KNOWLEDGE = Knowledge(_read_knowledge)
"""The robots' knowledge, read for each game when a robot first needs it."""
