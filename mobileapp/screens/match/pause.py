"""The pause menu of a running match."""

from collections.abc import Callable, Iterator
from functools import partial

from kivy.animation import Animation
from kivy.uix.gridlayout import GridLayout

from mobileapp.languages.translation import tr
from mobileapp.match.session import MatchSession
from mobileapp.running_app import running_app
from mobileapp.stage.space import LARGE_TEXT
from mobileapp.theme import theme
from mobileapp.widgets.buttons import PrimaryButton
from mobileapp.widgets.discard import unbind_rules
from mobileapp.widgets.person_button import PersonButton, add_tokens
from mobileapp.widgets.rows import MenuLine
from mobileapp.widgets.sheet import Sheet, ask


class MenuColumns(GridLayout):
    """The lines of the menu: in two columns on a phone that lies on its side, or in one."""

    def __init__(self) -> None:
        super().__init__(cols=1, size_hint_y=None)
        self.bind(minimum_height=self.setter("height"))
        theme.bind(window=self._arrange, text_scale=self._arrange)
        self._arrange()

    def _arrange(self, *_: object) -> None:
        low = theme.compact and theme.wide
        self.cols = 2 if low else 1
        self.spacing = 0 if low else theme.gap * 0.25


class PauseMenu(Sheet):
    """The menu over the covered table; closing it resumes the match.

    On a phone that lies on its side, its lines need the room of its title if text is large.

    The same menu is used for all matches; its lines are created one by one in idle moments.
    """

    reused = True
    _session: MatchSession

    def __init__(self) -> None:
        super().__init__()
        theme.bind(window=self._name, text_scale=self._name)
        self._name()
        self.language = tr.language
        self._lines: dict[str, MenuLine] = {}
        """The lines by their icons, from top to bottom."""
        self._columns = MenuColumns()
        self.add_content(self._columns)
        self.making = self._make_lines()
        """Creates the missing lines and the button, one in each step."""

    def _name(self, *_: object) -> None:
        low = theme.compact and theme.wide and theme.text_scale > LARGE_TEXT
        self.title = "" if low else tr._("Pause")

    def _make_lines(self) -> Iterator[None]:
        self._offer(tr._("How to play"), "book-open-variant", self._open_how_to_play)
        yield
        self._offer(tr._("Peek at my secret again"), "eye", self._choose_peeker)
        yield
        self._offer(tr._("Take back the last move"), "undo", self._undo)
        yield
        self._offer(tr._("Players"), "account-group", self._change_players)
        yield
        self._offer(tr._("Settings"), "cog", lambda: self._leave_to("settings"))
        yield
        self._offer(tr._("Leave, and continue later"), "home", self._leave)
        yield
        self._offer(tr._("End this game"), "close", self._ask_to_end, warns=True)
        yield
        self.add_button(PrimaryButton, tr._("Back to the table")).size_hint_x = 1
        yield

    def _offer(
        self, text: str, icon: str, action: Callable[[], object], warns: bool = False
    ) -> None:
        line = MenuLine(text=text, icon=icon, warns=warns)
        line.bind(on_release=lambda _line: self._do(action))
        self._lines[icon] = line

    def show(self, session: MatchSession) -> None:
        """Open the menu with the actions that are possible in this match now."""
        for _ in self.making:
            pass
        self._close_at_once()
        self._session, self._leads_on = session, False
        refusal = session.why_not_undo()
        self._lines["undo"].disabled = refusal is not None
        self._lines["undo"].remark = "" if refusal is None else tr.explain(refusal)
        left_out = () if session.peekers() else (self._lines["eye"],)
        self._columns.clear_widgets()
        for line in self._lines.values():
            if line not in left_out:
                self._columns.add_widget(line)
        self.ids.scroll.scroll_y = 1
        self.open()

    def _close_at_once(self) -> None:
        """Skip the rest of a running fade-out, so that the menu can be opened again."""
        self._leads_on = True
        Animation.cancel_all(self, "_anim_alpha")
        self.dismiss(animation=False)

    def _do(self, action: Callable[[], object]) -> None:
        self._leads_on = True
        action()

    def on_dismiss(self) -> None:
        """Resume the match if no line was pressed, but at most *Back to the table*."""
        if not self._leads_on:
            self._session.resume()

    def _undo(self) -> None:
        self.dismiss()
        self._session.undo()

    def _open_how_to_play(self) -> None:
        self._leave_to("how_to_play", game=self._session.game, variant=self._session.variant)

    def _leave_to(self, screen: str, **context: str) -> None:
        """Open another page; Back returns from there to the covered table."""
        self.dismiss()
        running_app().go(screen, **context)

    def _choose_peeker(self) -> None:
        self.dismiss()
        sheet = Sheet(title=tr._("Whose secret?"))
        session = self._session
        add_tokens(sheet, [
            (PersonButton(profile=session.profile(seat)), partial(session.peek, seat))
            for seat in session.peekers()
        ])  # fmt: skip
        sheet.open()

    def _change_players(self) -> None:
        self.dismiss()
        from mobileapp.screens.match.change_players import ChangePlayersSheet

        ChangePlayersSheet(self._session).open()

    def _leave(self) -> None:
        self.dismiss()
        running_app().match_flow.leave()

    def _ask_to_end(self) -> None:
        self.dismiss()
        ask(
            tr._("End this game?"),
            tr._("It ends here and can’t be continued."),
            # Translators: a button: end the match for good
            tr._("End it"),
            tr._("Keep playing"),
            running_app().match_flow.end,
            danger=True,
        )


class PauseMenuCache:
    """The pause menu of the app: created once, and again after a change of language.

    It is reused in later matches, because Kivy would leak the memory of each new one.
    """

    def __init__(self) -> None:
        self.menu: PauseMenu | None = None

    def prepare(self) -> Iterator[None]:
        """Create the menu before its first use, one line per step."""
        yield from self._in_language().making

    def show(self, session: MatchSession) -> None:
        """Cover the table and show the menu."""
        session.interrupt()
        self._in_language().show(session)

    def _in_language(self) -> PauseMenu:
        """The menu in the current language."""
        if self.menu is None or self.menu.language != tr.language:
            if self.menu is not None:
                unbind_rules(self.menu)
            self.menu = PauseMenu()
        return self.menu
