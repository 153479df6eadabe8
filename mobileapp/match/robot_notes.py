"""What people read about robots: how well they play, and when they can only guess."""

from collections.abc import Sequence
from typing import Any

from engine.core import Game
from engine.packs import Item
from mobileapp.assets import KNOWLEDGE
from mobileapp.languages.translation import N_, tr

SKILL_TITLES = {"dreamy": N_("dreamy"), "awake": N_("awake"), "sharp": N_("sharp")}


def skill_title(skill: str) -> str:
    """How well a robot plays, in a word."""
    return tr._(SKILL_TITLES[skill])


def guessing_note(game: Game[Any], items: Sequence[Item]) -> str:
    """A note that robots can only guess with these pictures or words; empty if they know something
    about them.
    """
    if not items or game.understands(KNOWLEDGE.of(game), items):
        return ""
    kinds = {need.kind for need in game.needs}
    if kinds == {"pictures"}:
        return tr._("Robots know nothing about these pictures: they can only guess.")
    if kinds == {"words"}:
        return tr._("Robots know nothing about these words: they can only guess.")
    return tr._("Robots know nothing about these pictures and words: they can only guess.")
