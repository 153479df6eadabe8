"""A game night before it begins: who will play, how long, and what."""

from contextlib import suppress
from dataclasses import replace
from functools import cached_property

from engine.errors import BadSetup
from engine.game_night.game_night import GameNight, begin, leave_out_game, replan, swap_game
from engine.game_night.programme import LENGTHS, Planner, check_people
from engine.setup import Player
from mobileapp.languages.translation import tr
from mobileapp.match.table import Table, recalled_people
from mobileapp.player_profile import head_count
from mobileapp.running_app import RunningApp
from mobileapp.storage.problem import StorageProblem
from mobileapp.tonight.planners import GroupPlanner, PlannerCache
from mobileapp.tonight.views import LengthView, ProgrammeStop

LENGTH = "evening-minutes"
"""The name of the setting with the length of the latest game night."""


class NightPlan:
    """Plans a game night, whose programme people may change until it begins."""

    def __init__(self, app: RunningApp, planners: PlannerCache, seed: int) -> None:
        self._app = app
        self._planners = planners
        self._seed = seed
        self._changed: GameNight | None = None
        """The game night with the programme that people have changed; None if they have not."""

    @cached_property
    def table(self) -> Table:
        """Who will play: at first the people of the latest match."""
        return Table(people=recalled_people(self._app.storage))

    @property
    def players(self) -> tuple[Player, ...]:
        return self.table.players

    @property
    def minutes(self) -> int:
        """How long the game night is to be."""
        chosen = self._app.storage.settings.choice(LENGTH, LENGTHS[1], *LENGTHS)
        return int(chosen)

    def choose_minutes(self, minutes: int) -> None:
        self._changed = None
        with suppress(StorageProblem):
            self._app.storage.settings[LENGTH] = minutes

    @property
    def night(self) -> GameNight:
        """The game night that would begin now."""
        return self._night(self._group().planner)

    def swap(self, index: int) -> None:
        """Put another game into the programme."""
        planner = self._group().planner
        self._changed = swap_game(self._night(planner), planner, index)

    def leave_out(self, index: int) -> None:
        """Take a game out of the programme."""
        planner = self._group().planner
        self._changed = leave_out_game(self._night(planner), planner, index)

    def _group(self) -> GroupPlanner:
        return self._planners.of(self.players, self._seed)

    def _night(self, planner: Planner) -> GameNight:
        if self._changed is not None and self._changed.players == self.players:
            return self._changed
        night = self._unchanged(planner)
        if self._changed is None:
            return night
        return replan(replace(night, left_out=self._changed.left_out), planner)

    def _unchanged(self, planner: Planner) -> GameNight:
        """The game night before people change its programme."""
        return begin(planner, self.players, self.minutes, self._seed)

    def view(self) -> LengthView:
        """What the first page shows: the programme of these people for this time."""
        who = head_count(self.table.people)
        if not self.table.people:
            return LengthView(self.minutes, (), who, tr._("First, who’s here tonight?"))
        try:
            check_people(len(self.table.people))
        except BadSetup as refusal:
            return LengthView(self.minutes, (), who, tr.explain(refusal))
        planner, missing = self._group()
        night = self._night(planner)
        return LengthView(
            self.minutes,
            tuple(map(ProgrammeStop.of, night.programme)),
            who,
            "" if night.programme else missing or tr._("No game fits this group."),
            missing,
            _swappable(night, planner),
            self._is_shorter(night, planner),
        )

    def _is_shorter(self, night: GameNight, planner: Planner) -> bool:
        """Whether people have left out a game."""
        return self._changed is not None and (
            bool(night.left_out) or len(night.programme) < len(self._unchanged(planner).programme)
        )


def _swappable(night: GameNight, planner: Planner) -> frozenset[int]:
    """The indices of the programme at which another game fits."""
    indices = range(len(night.programme))
    return frozenset(index for index in indices if swap_game(night, planner, index) != night)
