"""The pages of a whole evening on a stage: its length, the time between matches, and its end."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from engine.errors import Refusal
from mobileapp.languages.translation import tr
from mobileapp.player_profile import PlayerProfile, profiles_of
from mobileapp.stage.commands import Command
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.settings import SettingKey
from mobileapp.tonight.ending import ending
from mobileapp.tonight.interlude import interlude
from mobileapp.tonight.length import length_page
from mobileapp.tonight.views import BACKDROP, TonightPage
from mobileapp.widgets.buttons import PrimaryButton, SecondaryButton
from mobileapp.widgets.errors import show_error
from mobileapp.widgets.sheet import Sheet, ask
from mobileapp.widgets.stage_page import StagePage
from mobileapp.widgets.text import Prose


class TonightScreen(StagePage):
    """The page of a whole evening; which of its scenes is shown depends on how far it has come."""

    page: TonightPage | None = None
    """The page that is shown; None if the screen is closed."""
    _fresh = False
    """Whether a match has just ended, so that its lights are hung one by one."""

    def open(self, page: TonightPage = TonightPage.LENGTH, fresh: bool = False) -> None:
        """Show one of the pages; `fresh` if a match has just ended."""
        self.page, self._fresh = page, fresh
        planning = page is TonightPage.LENGTH
        if not planning:
            self._app.tonight.open_night.read_names()
        self._app.device.stay_awake(not planning)
        self._app.device.play_ambient("" if planning else BACKDROP)
        self.play()
        self._fresh = False
        self._app.tonight.paint_ahead()

    def bookmark(self) -> dict[str, bool]:
        """Whoever comes back here has seen the lights of the match."""
        return {"fresh": False}

    def refresh(self) -> None:
        super().refresh()
        self._app.tonight.paint_ahead()

    def close(self) -> None:
        """Release everything; whoever leaves the end of an evening has ended it."""
        super().close()
        if self.page is TonightPage.ENDING:
            self._app.tonight.open_night.end()
        self.page = None
        self._app.device.stay_awake(False)
        self._app.device.play_ambient("")

    def people(self) -> Iterable[PlayerProfile]:
        return profiles_of(self._app.tonight.current.players, self._app.profile)

    def make_scene(self, context: SceneContext) -> Scene | Reveal:
        flow = self._app.tonight
        if self.page is TonightPage.INTERLUDE:
            return interlude(flow.open_night.interlude_view(self._fresh), context)
        if self.page is TonightPage.ENDING:
            return ending(flow.open_night.ending_view(), context)
        return length_page(flow.plan.view(), context)

    # --- what people do -----------------------------------------------------------------------

    def run(self, command: Command, value: Any) -> None:
        app = self._app
        match command:
            case Command.LENGTH:
                app.tonight.plan.choose_minutes(value)
                self.refresh()
            case Command.SWAP:
                app.tonight.plan.swap(value)
                self.refresh()
            case Command.LEAVE_OUT:
                app.tonight.plan.leave_out(value)
                self.refresh()
            case Command.BEGIN:
                self._begin()
            case Command.PEOPLE:
                app.go("players", tonight=True)
            case Command.GO:
                self._tell(app.tonight.go_on())
            case Command.ANOTHER:
                app.tonight.open_night.another()
                self.refresh()
            case Command.ENOUGH:
                self._ask_to_end()
            case Command.GAMES:
                app.home()
            case Command.BOOK:
                self._open_album()
            case _:
                super().run(command, value)

    def _open_album(self) -> None:
        """Open the album of the evening that has ended, with Home behind it."""
        screens = self._app.screens
        screens.leave_current()
        screens.forget_way()
        self._app.go("evening", evening=self._app.storage.history.latest_evening())

    def _begin(self) -> None:
        """Begin the evening; the first one asks before whether places shall have a sound."""
        if self._app.device.sound and SettingKey.AMBIENT_SOUNDS not in self._app.storage.settings:
            self._offer_sound()
        else:
            self._tell(self._app.tonight.begin())

    def _offer_sound(self) -> None:
        """Ask once for the soft sound of places; whatever the answer is, the evening begins."""
        sheet = Sheet(title=tr._("A soft sound while you play?"))
        sheet.add_content(
            Prose(
                text=tr._(
                    "Fire, wind, water, a pen on paper. "
                    "You can change it in “Settings” at any time."
                ),
                paper=True,
            )
        )

        def answer(on: bool) -> None:
            self._choose_sound(on)
            sheet.dismiss()

        # Translators: two answers to “A soft sound while you play?”
        sheet.add_button(SecondaryButton, tr._("Without"), lambda: answer(False), stays=True)
        sheet.add_button(PrimaryButton, tr._("With sound"), lambda: answer(True), stays=True)
        sheet.bind(on_dismiss=self._begin_after_answer)
        sheet.open()

    def _choose_sound(self, on: bool) -> None:
        with suppress(StorageProblem):
            self._app.storage.settings[SettingKey.AMBIENT_SOUNDS] = on
        self._app.apply_settings()

    def _begin_after_answer(self, *_: object) -> None:
        if SettingKey.AMBIENT_SOUNDS not in self._app.storage.settings:
            self._choose_sound(False)  # the sheet was closed without an answer
        if self.page is TonightPage.LENGTH:
            self._begin()

    def _tell(self, refusal: Refusal | None) -> None:
        """Say why the next match cannot be played."""
        if refusal is not None:
            show_error(tr._("This can’t be played now"), tr.explain(refusal))
            self.refresh()

    def _ask_to_end(self) -> None:
        if not self._app.tonight.open_night.night.programme:
            self._end()
            return
        ask(
            tr._("Enough for today?"),
            tr._("The evening ends here, with a title for everyone."),
            # Translators: a button: end the evening
            tr._("End the evening"),
            tr._("Keep playing"),
            self._end,
        )

    def _end(self) -> None:
        night = self._app.tonight.open_night
        if not night.night.played:
            night.end()
            self._app.home()
            return
        night.reach_end()
        self.open(TonightPage.ENDING)
