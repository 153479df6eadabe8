"""One folder per game, named as in `engine.games`; each maps its prompts to screens.

`SCREENS` in `mobileapp/games/<id>/screens.py` maps every Prompt class to a PromptScreen class.
"""

from importlib import import_module

from engine.core import Prompt
from mobileapp.games.screen import PromptScreen


def screen_for(game: str, prompt: Prompt) -> type[PromptScreen]:
    """The screen that draws this prompt."""
    module = import_module(f"mobileapp.games.{game}.screens")
    screens: dict[type[Prompt], type[PromptScreen]] = module.SCREENS
    return screens[type(prompt)]
