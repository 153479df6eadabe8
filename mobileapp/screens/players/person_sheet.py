"""Sheets that change a player at the table: a person's name and badge, a robot's skill."""

from collections.abc import Callable

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.gridlayout import GridLayout

from engine.errors import BadSetup
from engine.setup import SKILLS
from mobileapp.languages.translation import tr
from mobileapp.match.robot_texts import skill_title
from mobileapp.match.table import Table
from mobileapp.palette import PLAYER_COLOURS, PLAYER_SYMBOLS, colour_of
from mobileapp.stage.looks import Token
from mobileapp.widgets import load_kv
from mobileapp.widgets.buttons import DangerButton, PrimaryButton, SecondaryButton
from mobileapp.widgets.name_field import NameField
from mobileapp.widgets.painted_look import TouchLook
from mobileapp.widgets.rows import ChoiceRow
from mobileapp.widgets.sheet import Sheet
from mobileapp.widgets.text import Small

COLUMNS = 10
"""How many colours or symbols stand in a row, or half as many on an upright phone."""


class Swatch(TouchLook):
    """The person's token with another colour or another symbol; the present one has a ring."""

    key = StringProperty("")
    chosen = BooleanProperty(False)


class Swatches(GridLayout):
    """The tokens in all colours, or with all symbols, to choose from."""

    columns = NumericProperty(COLUMNS)
    side = NumericProperty(0)
    """The size of a token."""


class PlayerSheet(Sheet):
    """The base class of `PersonSheet` and `RobotSheet`, with a button to leave.

    Each change goes to the table at once. The button to leave calls `leave` with the player's seat.
    """

    def __init__(self, table: Table, seat: int, leave: Callable[[int], None]) -> None:
        super().__init__()
        self._table, self._seat, self._leave = table, seat, leave

    def _offer_to_leave(self) -> None:
        self.add_button(SecondaryButton, tr.p("a player", "Leave"), self._leave_table, stays=True)
        self.add_button(PrimaryButton, tr._("Done"))

    def _leave_table(self) -> None:
        self.dismiss()
        self._leave(self._seat)


class RobotSheet(PlayerSheet):
    """The sheet for a robot's skill; closing it calls `then` with the skill."""

    def __init__(
        self,
        table: Table,
        seat: int,
        then: Callable[[str], None],
        leave: Callable[[int], None],
    ) -> None:
        super().__init__(table, seat, leave)
        self.title = table.people[seat].name
        self._then = then
        self._skills = ChoiceRow(
            # Translators: followed by a choice: dreamy, awake, sharp
            title=tr._("How well it plays"),
            choices=[(skill, skill_title(skill)) for skill in SKILLS],
            value=table.people[seat].skill,
        )
        self._skills.bind(on_choose=self._choose_skill)
        self.add_content(self._skills)
        self._offer_to_leave()

    def _choose_skill(self, row: ChoiceRow, skill: str) -> None:
        self._table.choose_skill(self._seat, skill)
        row.value = skill

    def on_dismiss(self) -> None:
        self._then(self._skills.value)


class PersonSheet(PlayerSheet):
    """The sheet for a person's name, colour and symbol, and whether the person can read.

    The field says the name, so there is no title.

    Closing the sheet calls `then` with the old and the new name. The button *Remove from the list*
    calls `hide` with the person's seat. If the tablet does not remember the person, `hide` is None
    and there is no such button.
    """

    def __init__(
        self,
        table: Table,
        seat: int,
        then: Callable[[str, str], None],
        leave: Callable[[int], None],
        hide: Callable[[int], None] | None,
    ) -> None:
        super().__init__(table, seat, leave)
        self._then, self._hide = then, hide
        self._old_name = table.people[seat].name
        self._field = NameField(hint=tr._("Name"), icon="check", typed=self._old_name, paper=True)
        self._field.bind(on_enter=self._rename)
        self.add_content(self._field)
        self._offer_to_read()
        self._offer_badges()
        if hide is not None:
            self.add_button(
                DangerButton, tr._("Remove from the list"), self._hide_person, stays=True
            )
        self._offer_to_leave()

    def _offer_badges(self) -> None:
        self.add_content(Small(text=tr._("Colour"), paper=True))
        self._colours = Swatches()
        for key in PLAYER_COLOURS:
            self._offer(self._colours, key)
        self.add_content(self._colours)
        self.add_content(Small(text=tr._("Symbol"), paper=True))
        self._symbols = Swatches()
        for key in PLAYER_SYMBOLS:
            self._offer(self._symbols, key)
        self.add_content(self._symbols)
        self._mark()

    def _offer_to_read(self) -> None:
        """Add the mark of a child who cannot read yet."""
        row = ChoiceRow(
            # Translators: of a person, followed by a choice: yes, not yet
            title=tr._("Can read"),
            help=tr._("For a child who can’t read yet, words have pictures."),
            choices=[(False, tr._("Yes")), (True, tr._("Not yet"))],
            value=self._table.people[self._seat].young,
        )
        row.bind(on_choose=self._mark_young)
        self.add_content(row)

    def _mark_young(self, row: ChoiceRow, young: bool) -> None:
        self._table.mark_young(self._seat, young)
        row.value = young

    def _offer(self, swatches: Swatches, key: str) -> None:
        swatch = Swatch(key=key)
        swatch.bind(on_release=self._change_badge)
        swatches.add_widget(swatch)

    def _mark(self) -> None:
        """Show the person's token in all colours and with all symbols, and mark the present one."""
        player = self._table.people[self._seat]
        for swatch in self._colours.children:
            swatch.chosen = swatch.key == player.colour
            swatch.look = Token(player.symbol, colour_of(swatch.key))
        for swatch in self._symbols.children:
            swatch.chosen = swatch.key == player.symbol
            swatch.look = Token(swatch.key, colour_of(player.colour))

    def _change_badge(self, swatch: Swatch) -> None:
        player = self._table.people[self._seat]
        if swatch.parent is self._symbols:
            self._table.change_badge(self._seat, player.colour, swatch.key)
        else:
            self._table.change_badge(self._seat, swatch.key, player.symbol)
        self._mark()

    def _rename(self, _field: NameField, typed: str) -> bool:
        try:
            self._table.rename(self._seat, typed)
        except BadSetup as refusal:
            self._field.problem = tr.explain(refusal)
            return False
        self._mark()
        return True

    def _leave_table(self) -> None:
        """Remove the person from the table without validating the typed name."""
        self._field.typed = self._table.people[self._seat].name
        super()._leave_table()

    def _hide_person(self) -> None:
        if self._hide is not None and self._rename(self._field, self._field.typed):
            self.dismiss()
            self._hide(self._seat)

    def on_dismiss(self) -> bool:
        """Rename the person; if the name is invalid, return True, which keeps the sheet open."""
        if not self._rename(self._field, self._field.typed):
            self.closes = False
            return True
        self._then(self._old_name, self._table.people[self._seat].name)
        return False


load_kv(__file__)
