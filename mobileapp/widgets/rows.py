"""Rows of a form: a switch, a choice between values, a link to another page."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from mobileapp.widgets import buttons, load_kv
from mobileapp.widgets.discard import discard
from mobileapp.widgets.press import Pressable


class SwitchRow(Pressable, BoxLayout):
    """A switch; pressing anywhere in the row dispatches `on_choose` with the opposite value.

    The handler decides whether to set `active`.
    """

    title = StringProperty("")
    help = StringProperty("")
    active = BooleanProperty(False)
    least_height = NumericProperty(0)

    __events__ = ("on_choose",)

    def on_release(self) -> None:
        self.dispatch("on_choose", not self.active)

    def on_choose(self, value: bool) -> None:
        pass


class ChoiceButton(buttons.TextButton):
    """The button for one of several values; if its value is chosen, it is golden and ticked."""

    chosen = BooleanProperty(False)


class ChoiceRow(BoxLayout):
    """A title, and a button for every choice; pressing one dispatches `on_choose` with its value.

    The handler decides whether to set `value`.
    """

    title = StringProperty("")
    help = StringProperty("")
    choices = ListProperty()
    """Pairs of a value and its text."""
    value = ObjectProperty(None, allownone=True)
    """The chosen value, or a set of values if several can be chosen."""
    paper = BooleanProperty(False)
    """Whether the row is on paper instead of on the dark background."""

    __events__ = ("on_choose",)

    def __init__(self, **settings: Any) -> None:
        self._fill_soon = Clock.create_trigger(self._fill, -1)
        super().__init__(**settings)
        self.bind(choices=self._fill_soon, value=self._mark)
        self._fill_soon()

    def on_choose(self, value: Any) -> None:
        pass

    def _fill(self, *_: object) -> None:
        discard(*self.ids.buttons.children)
        for value, text in self.choices:
            button = ChoiceButton(text=text, chosen=self._is_chosen(value), paper=self.paper)
            button.value = value
            button.bind(on_release=self._choose)
            self.ids.buttons.add_widget(button)

    def _mark(self, *_: object) -> None:
        for button in self.ids.buttons.children:
            button.chosen = self._is_chosen(button.value)

    def _choose(self, button: ChoiceButton) -> None:
        self.dispatch("on_choose", button.value)

    def _is_chosen(self, value: Any) -> bool:
        several = isinstance(self.value, set | frozenset)
        return value in self.value if several else value == self.value


class LinkRow(Pressable, BoxLayout):
    """A row that leads to another page, or starts an action, when pressed."""

    icon = StringProperty("")
    title = StringProperty("")
    help = StringProperty("")
    words_height = NumericProperty(0)
    """The height that the text needs; a parent uses it to set the height of the row."""


load_kv(__file__)
