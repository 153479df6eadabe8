"""The pause menu: the table is hidden, and everything one can do in the middle of a match."""

from collections.abc import Callable

from kivy.app import App

from mobileapp.languages.kivy_translation import tr
from mobileapp.match.play import Play
from mobileapp.widgets.buttons import DangerPill, Pill, PlainPill, SecondaryButton
from mobileapp.widgets.person_pill import PersonPill
from mobileapp.widgets.sheet import Sheet, ask
from mobileapp.widgets.text import Small


class PauseMenu(Sheet):
    """Opened over the curtain; every way out of it leads back to the curtain."""

    def __init__(self, play: Play) -> None:
        super().__init__(title=tr._("Pause"))
        self._play = play
        self._offer(Pill, tr._("Back to the table"), "play", self.dismiss)
        self._offer(
            SecondaryButton, tr._("How to play"), "book-open-variant", self._open_how_to_play
        )
        if play.peekers():
            self._offer(
                SecondaryButton, tr._("Look again at my secret"), "eye", self._choose_peeker
            )
        self._offer_undo()
        self._offer(SecondaryButton, tr._("Players"), "account-group", self._change_players)
        self._offer(SecondaryButton, tr._("Settings"), "cog", lambda: self._leave_to("settings"))
        self._offer(SecondaryButton, tr._("Leave, and continue later"), "home", self._leave)
        self._offer(DangerPill, tr._("End this match"), "close", self._ask_to_end)

    def _offer(
        self, kind: type[PlainPill], text: str, icon: str, action: Callable[[], object]
    ) -> PlainPill:
        pill = kind(text=text, icon=icon, size_hint_x=1, paper=True)
        pill.bind(on_release=lambda _pill: action())
        self.add_content(pill)
        return pill

    def _offer_undo(self) -> None:
        refusal = self._play.why_not_undo()
        pill = self._offer(SecondaryButton, tr._("Take back the last move"), "undo", self._undo)
        if refusal is not None:
            pill.disabled = True
            self.add_content(Small(text=tr.explain(refusal), paper=True))

    def _undo(self) -> None:
        self.dismiss()
        self._play.undo()

    def _open_how_to_play(self) -> None:
        self._leave_to("how_to_play", game=self._play.game)

    def _leave_to(self, screen: str, **context: str) -> None:
        """Read or set something; Back returns to the covered table."""
        self.dismiss()
        App.get_running_app().go(screen, **context)

    def _choose_peeker(self) -> None:
        self.dismiss()
        sheet = Sheet(title=tr._("Whose secret?"))
        for seat in self._play.peekers():
            row = PersonPill(profile=self._play.profile(seat))
            row.bind(on_release=lambda _row, seat=seat: self._peek(sheet, seat))
            sheet.add_content(row)
        sheet.open()

    def _peek(self, sheet: Sheet, seat: int) -> None:
        sheet.dismiss()
        self._play.peek(seat)

    def _change_players(self) -> None:
        self.dismiss()
        from mobileapp.screens.change_players import ChangePlayersSheet

        ChangePlayersSheet(self._play).open()

    def _leave(self) -> None:
        self.dismiss()
        App.get_running_app().leave_match()

    def _ask_to_end(self) -> None:
        self.dismiss()
        ask(
            tr._("End this match?"),
            tr._("It ends here and cannot be continued."),
            # Translators: a button: end the match for good
            tr._("End it"),
            tr._("Keep playing"),
            App.get_running_app().end_match,
            danger=True,
        )
