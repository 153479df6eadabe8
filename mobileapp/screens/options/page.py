"""The page with the packs and the options for a match; the game declares its options."""

from collections.abc import Iterable
from typing import Any

from kivy.clock import Clock

from mobileapp.box.scene import options_page
from mobileapp.box.views import OptionsView
from mobileapp.player_profile import PlayerProfile
from mobileapp.screens.options.view import options_view, packs_of, rules_of
from mobileapp.screens.players import match_start
from mobileapp.stage.commands import Command
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.widgets.stage_page import StagePage

CHECK_DELAY = 0.1
"""When it is found out whether a match can start, in seconds after the page was opened."""


class OptionsScreen(StagePage):
    """The page with the options; every change goes into the draft of the match at once.

    All options have sensible defaults, so people can start a match without opening this page.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._check_soon = Clock.create_trigger(self._check_first, CHECK_DELAY)

    def open(self) -> None:
        self._draft = self._app.draft
        self._unfolded, self._first = "", 0
        self._start = match_start.MatchStart(lambda: self.get_root_window() is not None)
        self.play()
        self._check_soon()

    def _check_first(self, _dt: float) -> None:
        """Find out what is missing, a little after the page is shown, as both take their time."""
        if self.stage.scene.pieces:
            self._start.check(self._draft)
            if self._start.problem or self._start.warning:
                self.refresh()

    def people(self) -> Iterable[PlayerProfile]:
        return self._draft.people

    def make_scene(self, context: SceneContext) -> Scene:
        return options_page(self.view(), context)

    def view(self) -> OptionsView:
        """What the page shows now."""
        library, hidden = self._app.library, self._app.storage.items.hidden()
        return options_view(self._draft, library, hidden)._replace(
            problem=self._start.problem,
            warning=self._start.warning,
            unfolded=self._unfolded,
            first=self._first,
        )

    # --- what people do -----------------------------------------------------------------------

    def run(self, command: Command, value: Any) -> None:
        match command:
            case Command.PACK:
                pack = self._app.library.find(value)
                self._draft.choose_pack(value, not self._draft.uses(pack))
                self._changed()
            case Command.CHOOSE:
                rule_id, index = value
                rules = rules_of(self._draft, self._app.library)
                rule = next(rule for rule in rules if rule.view.id == rule_id)
                rule.choose(rule.values[index])
                self._unfolded = ""
                self._changed()
            case Command.RULE:
                self._unfolded = value
                self.refresh()
            case Command.FOLD:
                self._fold()
            case Command.STAY:
                pass
            case Command.PACKS:
                self._first = value
                self.refresh()
            case Command.PEOPLE:
                self._app.back()
            case Command.START:
                if not self._start.start(self._draft):
                    self.refresh()
            case _:
                super().run(command, value)

    def handle_back(self) -> bool:
        """Fold the slip that was unfolded, if one was."""
        if not self._unfolded:
            return False
        self._fold()
        return True

    def _fold(self) -> None:
        self._unfolded = ""
        self.refresh()

    def _changed(self) -> None:
        self._first = min(self._first, max(len(packs_of(self._draft, self._app.library)) - 1, 0))
        self._start.check(self._draft)
        self.refresh()
