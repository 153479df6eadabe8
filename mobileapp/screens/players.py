"""Who plays: names, looks, seats, teams, and who begins."""

from contextlib import suppress
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.chance import Chance
from engine.names import folded
from engine.refusal import BadSetup
from mobileapp.draft import ROBOT_NAMES, Draft
from mobileapp.games.ui import first_title
from mobileapp.i18n import tr
from mobileapp.persona import STRANGER, Persona
from mobileapp.screens import seat_list, start_bar
from mobileapp.screens.person_sheet import PersonSheet
from mobileapp.storage import StorageProblem
from mobileapp.theme import theme
from mobileapp.widgets import load_rules, name_field
from mobileapp.widgets.buttons import QuietPill
from mobileapp.widgets.page import Page
from mobileapp.widgets.person_pill import PersonPill
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.sheet import Sheet, ask
from mobileapp.widgets.trouble import told


class PersonChip(Pressable, BoxLayout):
    """Somebody who has played here before: one tap and they sit down."""

    persona = ObjectProperty(STRANGER)


class PlayersScreen(Page):
    """Works on the app's draft; every change is kept at once."""

    has_roster = BooleanProperty(False)
    first = StringProperty("")
    hint = StringProperty("")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._shuffle_pill = self.ids.shuffle.__self__
        theme.bind(wide=self._place_tools, compact=self._place_tools)
        self._place_tools()

    def _place_tools(self, *_: object) -> None:
        """Beside a long list they stay in sight; where there is no room beside it, they end it."""
        tools = self.ids.tools.__self__
        tools.parent.remove_widget(tools)
        if theme.wide and not theme.compact:
            self.ids.side.add_widget(tools, index=1)  # above the empty rest of the column
        else:
            self.ids.column.add_widget(tools)

    def open(self) -> None:
        self._app: Any = App.get_running_app()
        self._draft: Draft = self._app.draft
        title = (
            tr._("Who is learning {game}?")
            if self._draft.guided
            else tr._("Who is playing {game}?")
        )
        self.title = title.format(game=tr._(self._draft.game.title))
        self.ids.start.elsewhere = tr._("How to play") if self._draft.guided else tr._("Options")
        self.ids.add.problem = ""
        self.refresh()

    def close(self) -> None:
        self.ids.people.let_go()

    def refresh(self) -> None:
        """Show the company as it is now, and what is missing."""
        draft = self._draft
        if draft.first is not None and not draft.may_begin(draft.first):
            draft.first = None
        self.hint = self._hint()
        self._offer_shuffle()
        self.ids.seats.fill(draft)
        self._offer_roster()
        game_id = draft.game_id
        self.first = first_title(game_id) if draft.first is None else draft.people[draft.first].name
        self.ids.start.check(draft)

    def _hint(self) -> str:
        if not self._draft.people:
            return tr._("Type the first name, and press Enter.")
        if self._draft.teams:
            return tr._("Drag the players into their teams, or shuffle them.")
        return tr._("In the order in which you sit, clockwise. Drag a row to change places.")

    def _offer_shuffle(self) -> None:
        tools, pill = self.ids.tools, self._shuffle_pill
        wanted = bool(self._draft.roles_by_seat())
        if wanted and pill.parent is None:
            tools.add_widget(pill)
        elif not wanted and pill.parent is not None:
            tools.remove_widget(pill)

    # --- coming and going ---------------------------------------------------------------------

    def add(self, typed: str) -> bool:
        """Somebody by name; a name that cannot be stays in the field with the reason below."""
        try:
            self._seat(typed)
        except BadSetup as refusal:
            self.ids.add.problem = tr.explain(refusal)
            return False
        self.ids.add.clear()
        return True

    def _seat(self, name: str) -> None:
        known = self._app.storage.roster_entry(name)
        self._draft.add(name, (known.colour, known.symbol) if known else None)
        self.refresh()
        Clock.schedule_once(self._show_latest)

    def add_robot(self) -> None:
        try:
            self._draft.add_robot()
        except BadSetup as refusal:
            self.ids.add.problem = tr.explain(refusal)
            return
        self.refresh()
        Clock.schedule_once(self._show_latest)

    def _show_latest(self, _dt: float) -> None:
        if self.ids.seats.height > self.ids.people.height:
            latest = max(
                (row for row in self.ids.seats.children if hasattr(row, "seat")),
                key=lambda row: row.seat,
            )
            self.ids.people.scroll_to(latest, animate=False)

    def _offer_roster(self) -> None:
        seated = {folded(person.name) for person in self._draft.people}
        absent = [
            known
            for known in self._app.storage.roster()
            if folded(known.name) not in seated and known.name not in ROBOT_NAMES
        ]
        self.has_roster = bool(absent)
        self.ids.roster.clear_widgets()
        for known in absent:
            chip = PersonChip(persona=Persona(known.name, known.colour, known.symbol))
            chip.bind(on_release=self._seat_again)
            self.ids.roster.add_widget(chip)

    def _seat_again(self, chip: PersonChip) -> None:
        try:
            self._seat(chip.persona.name)
        except BadSetup as refusal:
            self.ids.add.problem = tr.explain(refusal)

    def remove(self, seat: int) -> None:
        self._draft.remove(seat)
        self.ids.add.problem = ""
        self.refresh()

    # --- looks, seats, roles ------------------------------------------------------------------

    def dress(self, seat: int) -> None:
        known = self._app.storage.roster_entry(self._draft.people[seat].name)
        forget = self._ask_to_forget if known else None
        PersonSheet(self._draft, seat, self._dressed, forget).open()

    def _dressed(self, old_name: str, name: str) -> None:
        storage = self._app.storage
        # Somebody else of the new name may be remembered too; nobody's look is overwritten.
        if storage.roster_entry(old_name) and not storage.roster_entry(name):
            with suppress(StorageProblem):
                storage.rename(old_name, name)
        self.refresh()

    def _ask_to_forget(self, seat: int) -> None:
        name = self._draft.people[seat].name
        ask(
            tr._("Forget {name}?").format(name=name),
            tr._("Name, colour and symbol are forgotten. What was played stays under Evenings."),
            tr._("Forget"),
            tr._("Cancel"),
            lambda: self._forget(seat, name),
            danger=True,
        )

    def _forget(self, seat: int, name: str) -> None:
        with told():
            self._app.storage.forget(name)
            self.remove(seat)

    def reseat(self, order: list[int], teams: list[str]) -> None:
        self._draft.reseat(order, teams)
        self.refresh()

    def switch_role(self, seat: int) -> None:
        self._draft.switch_role(seat)
        self.refresh()

    def shuffle(self) -> None:
        self._draft.shuffle_roles(Chance(self._app.new_seed(), 0, "roles"))
        self.refresh()

    def choose_first(self) -> None:
        """Somebody in particular, or as the game has it."""
        sheet = Sheet(title=tr._("Who begins?"))
        draft = self._draft
        seats = [seat for seat in range(len(draft.people)) if draft.may_begin(seat)]
        pills: list[Any] = [QuietPill(text=first_title(draft.game_id), paper=True, size_hint_x=1)]
        pills += [PersonPill(persona=draft.people[seat]) for seat in seats]
        for seat, pill in zip((None, *seats), pills, strict=True):
            pill.bind(on_release=lambda _pill, seat=seat: self._begin_with(sheet, seat))
            sheet.add_content(pill)
        sheet.open()

    def _begin_with(self, sheet: Sheet, seat: int | None) -> None:
        sheet.dismiss()
        self._draft.first = seat
        self.refresh()

    # --- onward -------------------------------------------------------------------------------

    def see_options(self) -> None:
        """To the options; a guided first game has none, but the rules can be read."""
        if self._draft.guided:
            self._app.go("how_to_play", game=self._draft.game_id)
        elif not self.ids.add.typed.strip() or self.add(self.ids.add.typed):
            self._app.go("options")

    def start(self) -> None:
        """Begin; a name that was typed but not yet added comes along."""
        if not self.ids.add.typed.strip() or self.add(self.ids.add.typed):
            self.ids.start.start(self._draft)


load_rules(__file__, name_field, seat_list, start_bar)
