"""What people are told about robots that have nothing to see."""

from collections.abc import Sequence
from typing import Any

from engine.core import Game
from engine.packs import Item
from mobileapp.assets import KNOWLEDGE
from mobileapp.languages.translation import tr


def guessing_note(game: Game[Any], items: Sequence[Item]) -> str:
    """That robots can only guess with these pictures or words; nothing where they see something."""
    if not items or game.understands(KNOWLEDGE.of(game), items):
        return ""
    kinds = {need.kind for need in game.needs}
    if kinds == {"pictures"}:
        return tr._("Robots know nothing about these pictures: they can only guess.")
    if kinds == {"words"}:
        return tr._("Robots know nothing about these words: they can only guess.")
    return tr._("Robots know nothing about these pictures and words: they can only guess.")
