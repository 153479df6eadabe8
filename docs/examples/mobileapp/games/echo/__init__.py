"""Echo on the screen."""

from pathlib import Path

from mobileapp.games.intro import GameIntro

INTRO = GameIntro(cover=Path(__file__).with_name("cover.jpg"))
