"""Computes what a match shows first, so that it can be painted before the match starts."""

from dataclasses import replace

from engine.core import Handoff, Prompt
from engine.match import Match
from engine.registry import find_game
from engine.setup import Setup


def first_prompts(setup: Setup) -> tuple[Prompt | Handoff, Prompt | Handoff]:
    """The first screens of two matches with the same players but different deals.

    Games deal items in the order of `setup.box`, so this order is reversed for the second match.
    """
    reversed_box = {kind: items[::-1] for kind, items in setup.box.items()}
    other = replace(setup, seed=setup.seed + 1, box=reversed_box)
    game = find_game(setup.game)
    return Match(game, setup).current, Match(game, other).current
