"""A switch for a pack of pictures, with a fan of its cards that shows how it looks."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.relativelayout import RelativeLayout

from mobileapp.widgets import load_kv, rows
from mobileapp.widgets.picture import Picture

LEAN = 13
"""By how many degrees neighbouring cards of a fan are turned."""


class FannedCard(Picture):
    """One card of a fan, turned around a point below it, as around a wrist."""

    angle = NumericProperty(0)


class Fan(RelativeLayout):
    """A few cards held like a hand."""

    def __init__(self, paths: Sequence[Path], **settings: Any) -> None:
        """`paths` are the files of the cards, the one in front last."""
        super().__init__(**settings)
        middle = (len(paths) - 1) / 2
        for place, path in enumerate(paths):
            self.add_widget(FannedCard(path=path, angle=LEAN * (middle - place)))


class DeckRow(rows.SwitchRow):
    """A pack of pictures that can be taken into a match, or left out."""

    def __init__(self, paths: Sequence[Path], **settings: Any) -> None:
        """`paths` are the files of a few of its cards, the one in front last."""
        super().__init__(**settings)
        fan = Fan(paths, pos_hint={"center_y": 0.5})
        self.add_widget(fan, index=len(self.children))  # before the words


load_kv(__file__)
