"""Where everything lies that is shown or heard, and what robots learn from."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.knowledge import Knowledge, ReadOnDemand

ASSETS = Path(__file__).parent.parent / "assets"


def _read_knowledge(game_id: str) -> Mapping[str, Any]:
    files = {path.stem: path for path in sorted((ASSETS / "robots" / game_id).glob("*.json"))}
    return ReadOnDemand(files, lambda name: json.loads(files[name].read_text(encoding="utf-8")))


KNOWLEDGE = Knowledge(_read_knowledge)
"""Read game by game, when a robot first thinks."""
