"""Paints what a match shows first, before the match starts."""

from dataclasses import replace

from engine.core import Handoff, Prompt
from engine.match import Match
from engine.registry import find_game
from engine.setup import Setup
from mobileapp import preload
from mobileapp.player_profile import profiles_of
from mobileapp.running_app import RunningApp


class PaintAhead:
    """Paints, in an idle moment, the first scene of the match that people are setting up."""

    def __init__(self, app: RunningApp) -> None:
        self._app = app
        self._expected: Setup | None = None
        """The setup for which an idle task will paint; None if there is no task."""

    def expect(self, setup: Setup) -> None:
        """Paint what a match with these players will show first.

        The real match must have another seed, so that painting ahead reveals nothing about it.
        """
        preload.queue_pages(self._app, "match")
        if self._expected is None:
            self._app.idle_tasks.do(self._paint)
        self._expected = setup

    def _paint(self) -> None:
        setup, self._expected = self._expected, None
        if setup is not None and self._app.session is None:
            profiles = profiles_of(setup.players, self._app.profile)
            page = self._app.screens.find("match")
            page.prepare(setup.game, *_first_prompts(setup), profiles)


def _first_prompts(setup: Setup) -> tuple[Prompt | Handoff, Prompt | Handoff]:
    """The first prompts of two matches with the same players but different deals.

    Games deal items in the order of `setup.box`, so this order is reversed for the second match.
    """
    reversed_box = {kind: items[::-1] for kind, items in setup.box.items()}
    other = replace(setup, seed=setup.seed + 1, box=reversed_box)
    game = find_game(setup.game)
    return Match(game, setup).current, Match(game, other).current
