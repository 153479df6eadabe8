"""What the app knows of a game: one record per game, `UI` in `mobileapp/games/<id>/ui.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from engine.core import Handoff, Prompt
from mobileapp.games.guide import GuideScript
from mobileapp.games.how_to_play import Page
from mobileapp.games.recap import RoundRecap
from mobileapp.languages.translation import N_, tr
from mobileapp.stage.lights import Lights, no_lights
from mobileapp.stage.scene import Action, Dragged, Reveal, Scene, SceneContext

Shown = Prompt | Handoff


def _no_drags(shown: Shown, context: SceneContext, choice: Any, dragged: Dragged) -> Action | None:
    return None


def _new_choice(before: Prompt, after: Prompt, choice: Any) -> bool:
    return False


def _always(_prompt: Prompt) -> bool:
    return True


def _points(count: int) -> str:
    # Translators: points won by one player
    return tr.n("{n} point", "{n} points", count).format(n=count)


@dataclass(frozen=True, kw_only=True)
class GameUI:
    """A game's record on the app side."""

    scene: Callable[[Any, SceneContext, Any], Scene | Reveal]
    """Makes the scene from a prompt or hand-off, the context, and the choice of a player who has
    not yet moved.
    """
    choice: Any
    """The empty choice: a frozen value of the game's own type."""
    dragged: Callable[[Any, SceneContext, Any, Dragged], Action | None] = _no_drags
    """The action that dragging a free piece causes."""
    keeps_choice: Callable[[Prompt, Prompt, Any], bool] = _new_choice
    """Whether the current choice stays valid when one open prompt follows another."""
    how_to_play: tuple[Page, ...]
    guide: GuideScript
    recap: Callable[[Mapping[str, Any], Sequence[str]], RoundRecap]
    """Makes the recap of one round from the engine's story and the players' names."""
    showcase: type[Prompt]
    """The kind of prompt that shows the game best; pictures for the app stores are taken of it."""
    is_success: Callable[[Any], bool] = _always
    """Whether such a prompt shows people succeeding, as store pictures should."""
    points: Callable[[int], str] = _points
    """A score in words, with the game's own name for points."""
    lights: Lights = no_lights
    """The animated lights at the edges of the game's background."""
    role_names: Mapping[str, str] = field(default_factory=dict)
    """What people call the roles of the engine; marked for translation, like the next."""
    first: str = N_("By lot")
    """Who begins when nobody was chosen to."""
    first_by_variant: Mapping[str, str] = field(default_factory=dict)
    """Overrides `first` for single variants."""

    def is_showcase(self, prompt: Prompt) -> bool:
        """Whether a picture for the stores may be taken of a prompt."""
        return type(prompt) is self.showcase and self.is_success(prompt)


def game_ui(game: str) -> GameUI:
    """The record of a game, loaded when it is first asked for."""
    found: GameUI = import_module(f"mobileapp.games.{game}.ui").UI
    return found


def role_title(game: str, role: str) -> str:
    """A role as people read it."""
    names = game_ui(game).role_names
    return tr._(names.get(role, role.replace("-", " ").capitalize()))


def first_title(game: str, variant: str) -> str:
    """Who begins when nobody was chosen to."""
    ui = game_ui(game)
    return tr._(ui.first_by_variant.get(variant, ui.first))
