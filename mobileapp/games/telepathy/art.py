"""Where the pictures of Telepathy lie."""

from pathlib import Path

from engine.games.telepathy.conditions import COLOURS, SHAPES
from mobileapp.assets import ASSETS

TABLE = ASSETS / "table"
TILES = tuple(TABLE / "tiles" / f"{colour}-{shape}.webp" for colour in COLOURS for shape in SHAPES)
"""The picture of every tile, by its number."""


def action_picture(card: str) -> Path:
    """The face of an action card."""
    return TABLE / "actions" / f"{card}.webp"


def sign_picture(sign: str) -> Path:
    """The face of a secret card."""
    return TABLE / "conditions" / f"{sign}.webp"


def mark_picture(win: bool) -> Path:
    """What marks a line to make, or a line to avoid."""
    return TABLE / "conditions" / ("win.png" if win else "lose.png")
