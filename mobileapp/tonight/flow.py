"""Leads through a game night: from its plan to its matches, and from match to match."""

from contextlib import suppress
from pathlib import Path

from engine.errors import BadSetup, Refusal
from engine.game_night.programme import check_people
from engine.match import Match
from engine.registry import find_game
from mobileapp.games.intro import game_intro
from mobileapp.running_app import RunningApp
from mobileapp.storage.evenings import EVENING_GAP
from mobileapp.storage.game_nights import SavedGameNight
from mobileapp.storage.problem import StorageProblem
from mobileapp.tonight.open_night import OpenNight
from mobileapp.tonight.plan import NightPlan
from mobileapp.tonight.planners import (
    TRIAL_SEED,
    PlannerCache,
    played_before,
    setup_of,
    setup_of_next,
)
from mobileapp.tonight.views import TonightPage


class TonightFlow:
    """The one game night of the app: first its plan, then what it has become."""

    def __init__(self, app: RunningApp) -> None:
        self._app = app
        self._planners = PlannerCache(app)
        self.plan = NightPlan(app, self._planners, seed=0)
        self._open: OpenNight | None = None
        """The game night that was begun, or the one whose end is shown; None while one is planned.
        """
        self._painting = False
        """Whether an idle task will paint what the next match shows first."""

    @property
    def current(self) -> NightPlan | OpenNight:
        """The game night that was begun or, if there is none, the one that is planned."""
        return self._open or self.plan

    @property
    def open_night(self) -> OpenNight:
        """The game night that was begun; only its own pages ask for it."""
        if self._open is None:
            raise ValueError("no game night is open")
        return self._open

    @property
    def cover(self) -> Path:
        """The picture of a game night before it begins."""
        return game_intro("storyteller").cover

    # --- before it begins ---------------------------------------------------------------------

    def open(self) -> None:
        """Open the page that plans a game night; if nobody is known, the players come first."""
        self.prepare()
        self._app.go("tonight")
        if not self.plan.table.people:
            self._app.go("players", tonight=True)

    def prepare(self) -> None:
        """Begin to plan a new game night: with the people of the latest match, and another seed."""
        self.plan = NightPlan(self._app, self._planners, self._app.new_seed())
        self._open = None

    def begin(self) -> Refusal | None:
        """Save a new game night and start its first match; return why not if that is impossible."""
        table = self.plan.table
        try:
            check_people(len(table.people))
            self.take_up(self._app.storage.game_nights.begin(self.plan.night, self._app.now()))
        except Refusal as refusal:
            return refusal
        with suppress(StorageProblem):
            table.remember(self._app.storage)
        self._app.remember_badges(table.people)
        return self.go_on()

    # --- from match to match ------------------------------------------------------------------

    def take_up(self, saved: SavedGameNight) -> None:
        """Let a saved game night be the present one."""
        self._open = OpenNight(self._app, self._planners, saved)

    def load(self) -> OpenNight | None:
        """Read the open game night again; raises BadSave if that is impossible."""
        self._open = night = self._read()
        if night is not None and not (night.at_its_end or self._is_waiting(night)):
            night.drop_lost_games()
        return night

    def _read(self) -> OpenNight | None:
        saved = self._app.storage.game_nights.open_one()
        return None if saved is None else OpenNight(self._app, self._planners, saved)

    def _is_waiting(self, night: OpenNight) -> bool:
        """Whether people have left the match of a game night unfinished."""
        return night.saved.match_id in self._app.storage.unfinished.ids()

    def resume(self) -> Refusal | None:
        """Go on with the open game night: with its match, behind a curtain, or between matches.

        If its end was shown, it is shown again.
        Returns the reason if it cannot be read.
        """
        try:
            night = self.load()
        except Refusal as refusal:
            return refusal
        if night is None:
            return None
        if self._is_waiting(night):
            return self._app.match_flow.resume(night.saved.match_id)
        page = TonightPage.ENDING if night.at_its_end else TonightPage.INTERLUDE
        self._app.go("tonight", page=page)
        return None

    def go_on(self) -> Refusal | None:
        """Start the next match; return why not if that is impossible."""
        saved = self.open_night.saved
        if not saved.night.programme:
            return BadSetup("no-game", "No game fits this group.")
        game = find_game(saved.night.programme[0].game)
        new = game.id not in played_before(self._app, saved.night.players, 1)
        try:
            setup = setup_of_next(self._app, saved.night, game, self._app.new_seed(), guided=new)
        except BadSetup as refusal:
            return refusal
        self._app.match_flow.start(setup, guided=new, night=saved)
        return None

    def paint_ahead(self) -> None:
        """Paint, in an idle moment, what the next match will show first."""
        if not self._painting:
            self._painting = True
            self._app.idle_tasks.do(self._expect_next)

    def _expect_next(self) -> None:
        self._painting = False
        if self._open is not None and self._open.is_over:
            return
        with suppress(BadSetup):  # too few people, or too few cards: there is no next match
            night = self.current.night
            for match in night.programme[:1]:
                game = find_game(match.game)
                setup = setup_of(self._app, game, match, night.players, TRIAL_SEED)
                self._app.match_flow.paint_ahead.expect(setup)

    def change_people(self) -> None:
        """Go on with the people at the table; the plan of a game night has them already."""
        if self._open is not None:
            self._open.change_people()

    def is_playing(self, match_id: int) -> bool:
        """Whether a match is the present one of the open game night."""
        return self._app.storage.open_night_match() == match_id

    def after(self, match_id: int, match: Match) -> SavedGameNight | None:
        """The game night after the end of a match; None if it is not of this game night."""
        night = None
        with suppress(Refusal):
            night = self._read()
        return None if night is None else night.after(match_id, match)

    def show_interlude(self) -> None:
        """Close the match that is over, and show the page between two matches."""
        self._app.match_flow.close()
        self._app.screens.forget_way()
        with suppress(Refusal):
            self.load()
        if self._open is None:
            self._app.home()
        else:
            self._app.go("tonight", page=TonightPage.INTERLUDE, fresh=True)

    def end_if_old(self) -> None:
        """End the game night if its end was still shown when the app was closed, hours ago.

        The hours are counted from its last match: it may have begun long before.
        """
        storage, now = self._app.storage, self._app.now()
        with suppress(Refusal):
            if all(now - match.ended >= EVENING_GAP for match in storage.history.latest(1)):
                storage.game_nights.end(now)
