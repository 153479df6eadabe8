"""Texts about robots: how well they play, and when they can only guess."""

from collections.abc import Sequence
from typing import Any

from engine.assets import KNOWLEDGE
from engine.core import Game
from engine.packs import Item
from mobileapp.languages.translation import N_, tr

SKILL_TITLES = {"dreamy": N_("dreamy"), "awake": N_("awake"), "sharp": N_("sharp")}


def skill_title(skill: str) -> str:
    """The translated name of a robot's skill."""
    return tr._(SKILL_TITLES[skill])


def guessing_warning(game: Game[Any], items: Sequence[Item]) -> str:
    """A sentence for people if robots do not know the pictures or the words among `items`.

    It says whether robots can only guess, or go by the brightness and colours of pictures. It is
    empty if robots know something about most of the pictures and most of the words.
    """
    pictures = [item for item in items if item.image]
    words = [item for item in items if not item.image]
    unknown_pictures, unknown_words = (
        bool(some) and not game.understands(KNOWLEDGE.of(game), some) for some in (pictures, words)
    )
    if unknown_pictures and unknown_words:
        return tr._("Robots know nothing about these pictures and words: they can only guess.")
    if unknown_words:
        return tr._("Robots know nothing about these words: they can only guess.")
    if not unknown_pictures:
        return ""
    if 2 * sum(bool(picture.visual_tags) for picture in pictures) > len(pictures):
        return tr._("Robots don’t know these pictures: they go by brightness and colours.")
    return tr._("Robots know nothing about these pictures: they can only guess.")
