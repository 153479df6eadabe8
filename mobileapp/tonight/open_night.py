"""The game night that is open: how it goes on from match to match, and what its pages show."""

from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from operator import itemgetter

from engine.core import GameOver
from engine.errors import Refusal
from engine.game_night.game_night import GameNight, after_match, another_game, replan, with_players
from engine.game_night.titles import FIGURES, titles
from engine.match import Match
from engine.setup import Player
from mobileapp.match.table import Table, recalled_people
from mobileapp.player_profile import PlayerProfile, profiles_of
from mobileapp.running_app import RunningApp
from mobileapp.storage.evenings import PastEvening
from mobileapp.storage.game_nights import SavedGameNight
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.tables import AT_ITS_END, NO_MATCH
from mobileapp.tonight import texts
from mobileapp.tonight.planners import GroupPlanner, PlannerCache, seats_of_children
from mobileapp.tonight.views import EndingView, InterludeView, ProgrammeStop, TitleView


class OpenNight:
    """The open game night, or the one whose end is shown; every change is saved at once."""

    def __init__(self, app: RunningApp, planners: PlannerCache, saved: SavedGameNight) -> None:
        self._app = app
        self._planners = planners
        self.saved = saved
        self.is_over = False
        """Whether it has ended; its last page may still be shown."""

    @cached_property
    def table(self) -> Table:
        """Who will play on: at first the people of the latest match."""
        return Table(people=recalled_people(self._app.storage))

    @property
    def night(self) -> GameNight:
        return self.saved.night

    @property
    def players(self) -> tuple[Player, ...]:
        return self.night.players

    @property
    def minutes(self) -> int:
        """How long it is still to be."""
        return self.night.minutes_to_come or self.night.minutes

    @property
    def at_its_end(self) -> bool:
        """Whether all that is left is to show its end."""
        return self.saved.match_id == AT_ITS_END

    def _group(self, people: tuple[Player, ...] = ()) -> GroupPlanner:
        """The planner of those at the table, or of other people."""
        return self._planners.of(people or self.players, self.night.seed)

    # --- from match to match ------------------------------------------------------------------

    def after(self, match_id: int, match: Match) -> SavedGameNight | None:
        """What it is after the end of a match; None if the match does not belong to it."""
        over = match.prompt
        if self.saved.match_id != match_id or not isinstance(over, GameOver):
            return None
        night = after_match(self.night, match.game, match.setup, match.at_table, over)
        if {*night.numbers} != {*self.night.numbers}:
            night = with_players(night, self._group(night.players).planner, night.players)
        return replace(self.saved, night=night, match_id=NO_MATCH)

    def drop_lost_games(self) -> None:
        """Make the programme anew if one of its games has no packs any more."""
        planner = self._group().planner
        if not {match.game for match in self.night.programme} <= {*planner.games}:
            self._write(replan(self.night, planner))

    def skip_match(self) -> None:
        """Go on without the match that people have just thrown away."""
        self._write(replace(self.night, programme=self.night.programme[1:]))

    def read_names(self) -> None:
        """Give its people the names that they have now.

        Between two matches, people may be renamed, merged or forgotten.
        """
        with suppress(Refusal):
            self.saved = self._app.storage.game_nights.open_one() or self.saved

    def another(self) -> None:
        """Choose another game as the next one."""
        self._write(another_game(self.night, self._group().planner))

    def change_people(self) -> None:
        """Go on with the people at the table, after they came or went between two matches."""
        self.read_names()
        people = self.table.players
        self._write(with_players(self.night, self._group(people).planner, people))

    def reach_end(self) -> None:
        """Let its end be shown; it stays open until people leave that page."""
        self._write(self.night, AT_ITS_END)

    def end(self) -> None:
        """End it; its last page can still be shown."""
        self.is_over = True
        with suppress(StorageProblem):
            self._app.storage.game_nights.end(self._app.now())

    def _write(self, night: GameNight, match_id: int = NO_MATCH) -> None:
        self.saved = replace(self.saved, night=night, match_id=match_id)
        with suppress(StorageProblem):
            self._app.storage.game_nights.write(self.saved)

    # --- what its pages show ------------------------------------------------------------------

    def interlude_view(self, fresh: bool) -> InterludeView:
        """What the page between two matches shows; `fresh` if a match has just ended."""
        night, (planner, missing) = self.night, self._group()
        played = night.played
        latest = played[-1].lights if played and fresh else {}
        total = sum(match.planned.minutes for match in played) + night.minutes_to_come
        passed = 1 - night.minutes_to_come / total if total else 1.0
        other = another_game(night, planner).programme
        return InterludeView(
            tuple(ProgrammeStop.of(match.planned, night.lights_from(match)) for match in played),
            tuple(map(ProgrammeStop.of, night.programme)),
            tuple(guest.lights for guest in night.at_table),
            tuple(latest.get(number, 0) for number in night.numbers),
            passed,
            self._best_pair(),
            texts.breath(night),
            night.shared,
            other[:1] != night.programme[:1],
            missing,
        )

    def ending_view(self) -> EndingView:
        """What the last page shows."""
        storage, night = self._app.storage, self.night
        best = storage.game_nights.best_of_same(self.saved) if night.shared else None
        evenings = len(storage.history.evenings())
        return EndingView(
            texts.headline(night),
            texts.closing(night, best, self._best_pair(), evenings, self._title_again()),
            tuple(
                TitleView(night.numbers.index(title.guest), *texts.title_words(title))
                for title in titles(night)
            ),
            tuple(guest.lights for guest in night.at_table),
            night.shared,
            self._app.device.voice and bool(seats_of_children(self._profiles)),
        )

    @property
    def _profiles(self) -> tuple[PlayerProfile, ...]:
        return profiles_of(self.players, self._app.profile)

    def _title_again(self) -> str:
        """Who has an award as their title that they had most often before; empty if nobody has."""
        earned = [one for one in titles(self.night) if one.key not in FIGURES]
        before = self._app.storage.game_nights.times_titled(self.saved, earned)
        counted = zip(before, earned, strict=True)
        times, title = max(counted, key=itemgetter(0), default=(0, None))
        if title is None or times < texts.MIN_TITLE_AGAIN:
            return ""
        name = self.night.guests[title.guest].name
        return texts.title_again(texts.title_words(title)[0], name, times)

    def _best_pair(self) -> str:
        """Who of this game night understood each other most."""
        matches = self._app.storage.history.latest(len(self.night.played))
        evening = PastEvening(tuple(matches))
        return texts.best_pair(evening.names, evening.understood())
