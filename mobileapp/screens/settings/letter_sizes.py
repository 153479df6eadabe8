"""The row in *Settings* with the sizes of text, each shown by letters of that size."""

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.languages.kivy_translation import tr
from mobileapp.theme import TEXT_SCALES
from mobileapp.widgets import load_kv, rows
from mobileapp.widgets.press import Pressable


class LetterSize(rows.InkRinged, Pressable, BoxLayout):
    """A size of text: letters of that size, and its name below."""

    sample = StringProperty("Aa")
    text = StringProperty("")
    scale = NumericProperty(1)


class LetterSizes(BoxLayout):
    """All sizes side by side; pressing one dispatches `on_choose` with its scale."""

    value = NumericProperty(1)

    __events__ = ("on_choose",)

    def on_kv_post(self, _base: object) -> None:
        for scale in sorted(TEXT_SCALES):
            size = LetterSize(scale=scale, chosen=scale == self.value)
            size.bind(on_release=lambda size: self.dispatch("on_choose", size.scale))
            self.ids.sizes.add_widget(size)
        tr.bind(language=self._name)
        self._name()

    def on_value(self, _row: object, value: float) -> None:
        for size in self.ids.sizes.children if self.ids else ():
            size.chosen = size.scale == value

    def on_choose(self, scale: float) -> None:
        pass

    def _name(self, *_: object) -> None:
        names = tr._("Small"), tr._("Normal"), tr._("Large"), tr._("Very large")
        for size, name in zip(reversed(self.ids.sizes.children), names, strict=True):
            size.text = name


load_kv(__file__, rows)
