"""For the subject alone: the own matching once more."""

from typing import Any

from engine.core import Prompt
from mobileapp.games.inkblots.board_screen import BoardScreen
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets.buttons import Pill


class RecallMatchScreen(BoardScreen):
    """Look, remember, and hide it again."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = tr._("This is what you see")
        self.view.lay_markers()
        self.lead(tr._("Your match, for your eyes only."))
        hide = Pill(text=tr._("Hide it again"), icon="eye-off", size_hint_x=1)
        hide.bind(on_release=self._hide)
        self.view.offer(hide)

    def _hide(self, _pill: Pill) -> None:
        self.play.hide_secret()
