"""Inkblots on the screen."""

from pathlib import Path

from mobileapp.games.intro import GameIntro, Workshop
from mobileapp.languages.translation import N_

INTRO = GameIntro(
    cover=Path(__file__).with_name("cover.webp"),
    workshop=Workshop("ink_desk", N_("Ink your own blots")),
)
