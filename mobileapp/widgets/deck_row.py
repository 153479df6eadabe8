"""A row with a switch for a pack of pictures, and with a fan of some of these pictures."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.relativelayout import RelativeLayout

from mobileapp.widgets import load_kv, rows
from mobileapp.widgets.picture import Picture

LEAN = 13
"""The angle between neighbouring cards of a fan, in degrees."""


class FannedCard(Picture):
    """One card of a fan, rotated around a point below the card."""

    angle = NumericProperty(0)


class Fan(RelativeLayout):
    """A few cards that overlap like the cards in a player's hand."""

    def __init__(self, paths: Sequence[Path], **settings: Any) -> None:
        """Create the fan from the files of its cards, the front one last."""
        super().__init__(**settings)
        middle = (len(paths) - 1) / 2
        for place, path in enumerate(paths):
            self.add_widget(FannedCard(path=path, angle=LEAN * (middle - place)))


class DeckRow(rows.SwitchRow):
    """A switch that includes a pack of pictures in a match, or leaves it out."""

    def __init__(self, paths: Sequence[Path], **settings: Any) -> None:
        """Create the row; `paths` are the files for the fan, the front one last."""
        super().__init__(**settings)
        fan = Fan(paths, pos_hint={"center_y": 0.5})
        self.add_widget(fan, index=len(self.children))  # to the left of the text


load_kv(__file__)
