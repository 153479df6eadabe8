"""What the app knows of a game: one record per game, `UI` in `mobileapp/games/<id>/ui.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.core import Handoff, Prompt
from mobileapp.stage.scene import Action, Dragged, Reveal, Scene, Table

Shown = Prompt | Handoff


def _no_drags(shown: Shown, table: Table, choice: Any, dragged: Dragged) -> Action | None:
    return None


@dataclass(frozen=True, kw_only=True)
class GameUI:
    """A game's record on the app side."""

    scene: Callable[[Any, Table, Any], Scene | Reveal]
    """From what is shown, the table, and what is half chosen, to everything that is seen."""
    choice: Callable[[Prompt], Any]
    """Nothing chosen yet: a frozen value of the game."""
    dragged: Callable[[Any, Table, Any, Dragged], Action | None] = _no_drags
    """What dragging a free piece means."""
    role_names: Mapping[str, str] = field(default_factory=dict)
    """What people call the roles of the engine; marked for translation."""


def has_ui(game: str) -> bool:
    return find_spec(f"mobileapp.games.{game}.ui") is not None


def game_ui(game: str) -> GameUI:
    """The record of a game, loaded when it is first asked for."""
    found: GameUI = import_module(f"mobileapp.games.{game}.ui").UI
    return found
