"""Rows of a form: something to switch, something to choose, a link to another page."""

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
    """On or off; the whole row can be pressed, and `on_choose` says what people want."""

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
    """One of several values; the chosen one is golden and ticked."""

    chosen = BooleanProperty(False)


class ChoiceRow(BoxLayout):
    """A title and one button for every choice; `on_choose` says which was pressed."""

    title = StringProperty("")
    help = StringProperty("")
    choices = ListProperty()
    """Pairs of a value and its text."""
    value = ObjectProperty(None, allownone=True)
    """The chosen value, or a set of them where several can be chosen."""
    paper = BooleanProperty(False)
    """Whether it lies on paper, not on the dark background."""

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
    """Leads to another page, or does something else when pressed."""

    icon = StringProperty("")
    title = StringProperty("")
    help = StringProperty("")
    words_height = NumericProperty(0)
    """The height of its text, for a parent that sets another height."""


load_kv(__file__)
