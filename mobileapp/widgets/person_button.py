"""Tokens on paper, side by side, that stand for players to choose from."""

from collections.abc import Callable, Sequence

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.player_profile import PLACEHOLDER
from mobileapp.stage.boxes import Length, PerWindow
from mobileapp.theme import theme
from mobileapp.widgets import badge, load_kv, text
from mobileapp.widgets.centred_grid import CentredGrid
from mobileapp.widgets.lettering import fit_names
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.sheet import Sheet
from mobileapp.widgets.stage_page import window_space

TOKEN = PerWindow(Length(88), phone=Length(116))
COLUMNS = PerWindow(5, phone=4, phone_landscape=5)
"""How many tokens are side by side at most."""
NAME_LINES = 2.4
"""The most height of a name, in font sizes: two lines."""


class TokenButton(Pressable, BoxLayout):
    """A token with a name below it."""

    text = StringProperty("")
    token = NumericProperty(1)
    """The diameter of the token."""
    letters = NumericProperty(1)


class PersonButton(TokenButton):
    """A token of somebody."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)


class OtherButton(TokenButton):
    """A token among those of people that stands for no single one of them, with an icon."""

    icon = StringProperty("")


class Tokens(CentredGrid):
    """Tokens to choose from, in rows of about the same length, with names of one size."""

    causes = (*CentredGrid.causes, "width")

    def do_layout(self, *_: object) -> None:
        space = window_space()
        rows = -(-len(self.children) // COLUMNS.of(space))
        self.columns, self.spacing = -(-len(self.children) // rows), theme.gap
        across = (self.width + theme.gap) / COLUMNS.of(space) - theme.gap
        names = [one.text for one in self.children]
        letters = fit_names(names, theme.body, across, theme.body * NAME_LINES)
        token = min(TOKEN.of(space).of(space), across)
        for one in self.children:
            one.token, one.letters = token, letters
        lines = max((one.ids.name.height for one in self.children), default=0)
        self.tile_height = token + theme.gap + lines
        super().do_layout()


Choice = tuple[TokenButton, Callable[[], object]]


def add_tokens(sheet: Sheet, choices: Sequence[Choice]) -> None:
    """Add tokens to a sheet; a tap on one closes the sheet and calls what belongs to it."""
    tokens = Tokens()
    for token, act in choices:
        sheet.answer(token, act)
        tokens.add_widget(token)
    sheet.add_content(tokens)


load_kv(__file__, badge, text)
