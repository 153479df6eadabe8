"""`GameUI`: how the app shows a game; each game has one, `UI` in `mobileapp/games/<id>/ui.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from importlib import import_module
from typing import Any

from engine.core import Handoff, Prompt
from engine.packs import Pack
from engine.records import FrozenByName
from mobileapp.games.guide import GuideScript
from mobileapp.games.how_to_play import Page
from mobileapp.games.recap import RoundRecap
from mobileapp.languages import counted
from mobileapp.languages.translation import N_, tr
from mobileapp.stage.lights import Lights, no_lights
from mobileapp.stage.page_parts import Pile
from mobileapp.stage.piece import Action, Dragged, Look
from mobileapp.stage.scene import Reveal, SceneContext

Shown = Prompt | Handoff


def _well_played(_key: str, _figures: tuple[int, ...]) -> tuple[str, str]:
    # Translators: the title of somebody who has earned something at the end of an evening
    return tr._("Well played"), ""


class GameUI(FrozenByName):
    """Everything that the app needs to play and show a game."""

    scene: Callable[[Any, SceneContext, Any], Reveal]
    """Returns the reveal to show; `with_backdrop` makes one of a single scene, too.

    Its arguments are a prompt or hand-off, the context, and a player's choice so far.
    """
    choice: Any
    """The empty choice: a frozen value of the game's own type."""
    dragged: Callable[[Any, SceneContext, Any, Dragged], Action | None] = (
        lambda shown, context, choice, dragged: None
    )
    """Returns the action of a gesture on a free piece (see `Piece.free`).

    Its arguments are those of `scene`, and the gesture. It returns None if the gesture has no
    effect.
    """
    keeps_choice: Callable[[Prompt, Prompt, Any], bool] = lambda before, after, choice: False
    """Returns whether a player's choice stays valid when a new prompt is shown.

    Its arguments are the public prompt before a move, the one after it, and the choice.
    """
    how_to_play: tuple[Page, ...]
    guide: GuideScript
    recap: Callable[[Mapping[str, Any], Sequence[str]], RoundRecap]
    """Returns the recap of one round.

    Its arguments are the engine's story of the round and the names of the players.
    """
    samples: Callable[[], tuple[Pack, ...]] = tuple
    """Returns the packs for *Learn by playing*, if they differ from those of other matches."""
    piles: Callable[[], tuple[Pile, ...]] = tuple
    """Returns what lies in the box of a game that has no packs to choose from."""
    drawing: Callable[[str], Look] | None = None
    """Returns the look of something that people drew in this game, for a memory of it.

    Its argument is `Memory.drawing`. None if nothing is drawn in this game.
    """
    showcase: type[Prompt]
    """The type of prompt that shows the game best; screenshots for stores are taken of it."""
    shows_well: Callable[[Any], bool] = lambda prompt: True
    """Returns whether a `showcase` prompt makes a good screenshot; by default, always true."""
    points: Callable[[int], str] = counted.points
    """Returns a score in words, with the game's own name for points."""
    award: Callable[[str, tuple[int, ...]], tuple[str, str]] = _well_played
    """Returns the title of an award and why it was earned, for the end of a whole evening.

    Its arguments are the key and the figures of the award (see `Award`).
    """
    lights: Lights = no_lights
    """A function that returns the animated lights at the edges of the game's background."""
    role_names: Mapping[str, str] = field(default_factory=dict)
    """The names of the engine's roles, by role id; marked for translation."""
    team_at: Callable[[str, int], str] = lambda variant, seat: ""
    """Returns the id of a seat's team in a variant in which seats decide who belongs together.

    Its arguments are the id of the variant and the seat. By default the result is empty: there are
    no teams, or people choose them as roles.
    """
    first: str = N_("By lot")
    """A text that says who begins if people have not chosen a first player; empty if nobody begins,
    because all do everything together.

    It is marked for translation.
    """
    first_by_variant: Mapping[str, str] = field(default_factory=dict)
    """Texts that replace `first` in some variants, by the id of the variant."""


def game_ui(game: str) -> GameUI:
    """The `GameUI` of a game, imported on first use."""
    found: GameUI = import_module(f"mobileapp.games.{game}.ui").UI
    return found


def role_title(game: str, role: str) -> str:
    """The translated name of a role; its id in words if the game gives it no name."""
    names = game_ui(game).role_names
    return tr._(names.get(role, role.replace("-", " ").capitalize()))


def first_title(game: str, variant: str) -> str:
    """The translated text that says who begins if people have not chosen a first player.

    It is empty if nobody begins.
    """
    ui = game_ui(game)
    text = ui.first_by_variant.get(variant, ui.first)
    return text and tr._(text)
