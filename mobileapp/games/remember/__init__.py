"""The app side of *Do you remember?*; `INTRO` is its record for the pages before a match."""

from pathlib import Path

from mobileapp.games.intro import CoverMotion, GameIntro, GuidedGame, Subject
from mobileapp.languages.translation import N_

INTRO = GameIntro(
    cover=Path(__file__).with_name("cover.jpg"),
    subject=Subject(0.23, 0.84),
    guided_game=GuidedGame(promise=N_("A few questions from an album of ours")),
    takes_photos=False,
    motion=CoverMotion(sparks=((0.5, 0.2),)),
)
