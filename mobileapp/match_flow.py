"""The way of a match through the app: start, continue, leave, end, play again."""

from engine.core import Handoff
from engine.errors import Refusal
from engine.match import Match
from engine.packs import Item
from engine.registry import find_game
from engine.setup import Setup
from mobileapp.background.idle_tasks import Activity
from mobileapp.languages.translation import tr
from mobileapp.match.guide import start_guide
from mobileapp.match.paint_ahead import PaintAhead
from mobileapp.match.session import MatchSession
from mobileapp.match.supply import supply_of
from mobileapp.running_app import RunningApp
from mobileapp.screens.home.workshop_offer import next_offer
from mobileapp.screens.match.pause import PauseMenuCache
from mobileapp.storage.game_nights import SavedGameNight
from mobileapp.storage.problem import StorageProblem
from mobileapp.tonight.views import TonightPage
from mobileapp.widgets.errors import show_error, show_errors


class MatchFlow:
    """Opens and closes the page of a match, and leads to what comes after it.

    The session of the running match is `app.session`; only this class sets it.
    """

    def __init__(self, app: RunningApp) -> None:
        self._app = app
        self.paint_ahead = PaintAhead(app)
        self.pause_menu = PauseMenuCache()

    def start(
        self, setup: Setup, guided: bool = False, night: SavedGameNight | None = None
    ) -> None:
        """Save a new match and open its page.

        With `guided`, lessons explain the match (`mobileapp.match.guide`). If the match cannot be
        saved, an error is shown and no match is opened. `night` is the game night that the match
        belongs to, if any.
        """
        app, match = self._app, Match(find_game(setup.game), setup)
        try:
            kept = app.library.keep(_pictured_items(setup))
            match_id = app.storage.matches.begin(match, app.now(), kept, night)
        except StorageProblem as problem:
            show_error(tr._("This game can’t be saved"), tr.explain(problem))
            return
        start_guide(app.storage, match_id, guided)
        self._open(match, match_id, kept)

    def resume(self, match_id: int) -> Refusal | None:
        """Open a saved match, with its curtain closed; return the reason if it cannot be loaded."""
        try:
            match = self._app.storage.matches.load(match_id)
        except Refusal as refusal:
            return refusal
        self._open(match, match_id, self._app.storage.matches.pictures(match_id))
        return None

    def _open(self, match: Match, match_id: int, kept: dict[str, str]) -> None:
        """Open the page of a match; `kept` names its kept picture files by item id."""
        app, device = self._app, self._app.device
        app.kept_pictures = kept
        app.workshop_offer = None
        device.block_screenshots()
        self._lock_device(True)
        app.use_voice(player.name for player in match.at_table.values())
        session = MatchSession(
            match, match_id, app.storage, device, app.profile, app.now, app.tonight.after
        )
        session.bind(on_moved=lambda session: app.use_voice(session.names_at_table))
        app.session = session
        app.go("match", session=session)
        device.play_ambient(match.game.id)
        app.idle_tasks.do_in_turns(lambda: self.pause_menu.prepare())

    def activity(self) -> Activity:
        """What people do at the table of the running match."""
        app, session = self._app, self._app.session
        if session is None:
            return Activity.FREE
        if not app.screens.find("match").stage.at_rest:
            return Activity.MOVING
        played = app.screens.current == "match" and not isinstance(session.current, Handoff)
        return Activity.BUSY if played else Activity.COVERED

    def leave(self) -> None:
        """Close the running match and return to Home.

        An unfinished match stays saved and can be continued. After a finished one, Home may offer a
        workshop.
        """
        session = self._app.session
        if session is not None:
            if session.over:
                self.plan_workshop_offer(session.game)
            self.close()
            self._app.home()

    def plan_workshop_offer(self, game: str) -> None:
        """Choose the workshop that Home offers after a finished match of this game, if any."""
        app = self._app
        app.workshop_offer = next_offer(game, app.library, app.storage.settings, app.now())

    def end(self) -> None:
        """Delete the running match and return to Home; a whole evening goes on without it."""
        app = self._app
        if app.session is not None:
            match_id = app.session.match_id
            in_game_night = app.tonight.is_playing(match_id)
            self.close()
            with show_errors():
                app.storage.matches.discard(match_id)
            app.home()
            if in_game_night:
                app.tonight.open_night.skip_match()
                app.go("tonight", page=TonightPage.INTERLUDE)

    def close(self) -> None:
        """Close the page and the session of the running match; the caller opens another page."""
        app = self._app
        app.screens.leave_current()
        if app.session is not None:
            app.session.stop()
            app.session = None
        app.use_voice()
        app.device.play_ambient("")
        self._lock_device(False)

    def play_again(self) -> None:
        """Start another match with the same players on the same chairs.

        It is played with the words and pictures that were used least recently. If it cannot be
        set up, an error is shown and the finished match stays open; if it cannot be saved, the
        error is shown at Home.
        """
        app, session = self._app, self._app.session
        if session is None:
            return
        packs = [*app.library.packs(), *app.library.memories_for(session.game)]
        supply = supply_of(app, packs, tr.language, session.names_at_table)
        try:
            setup = session.rematch(app.new_seed(), supply)
        except Refusal as refusal:
            show_error(tr._("This can’t be played again"), tr.explain(refusal))
            return
        self.close()
        app.screens.forget_way()
        self.start(setup)
        if app.session is None:  # the new match could not be saved
            app.home()

    def _lock_device(self, on: bool) -> None:
        """Keep the display on and as it is turned, and watch how the tablet moves."""
        device = self._app.device
        device.stay_awake(on)
        device.lock_orientation(on)
        device.watch_motion(on)


def _pictured_items(setup: Setup) -> list[Item]:
    """The items of a box, and those that its memories show."""
    items = [item for box in setup.box.values() for item in box]
    return items + [item for one in items if one.memory for item in one.memory.items]
