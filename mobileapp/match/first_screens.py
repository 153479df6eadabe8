"""The first screens of matches that nobody plays, from which the first scene is painted ahead."""

from dataclasses import replace

from engine.core import Handoff, Prompt
from engine.match import Match
from engine.registry import find_game
from engine.setup import Setup


def first_screens(setup: Setup) -> tuple[Prompt | Handoff, Prompt | Handoff]:
    """The first screens of two matches of the same players, which are dealt different items.

    Games deal items in the order of the box, so for the second match the box is reversed.
    """
    reversed_box = {kind: items[::-1] for kind, items in setup.box.items()}
    other = replace(setup, seed=setup.seed + 1, box=reversed_box)
    game = find_game(setup.game)
    return Match(game, setup).screen, Match(game, other).screen
