"""The app side of the game Clouds; `INTRO` is its record for the pages before a match."""

from pathlib import Path

from mobileapp.games.intro import CoverMotion, GameIntro, Subject

INTRO = GameIntro(
    cover=Path(__file__).with_name("cover.jpg"),
    subject=Subject(0.06, 0.79, card_top=0),
    motion=CoverMotion(
        sparks=(
            (0.085, 0.637),
            (0.075, 0.694),
            (0.198, 0.708),
            (0.302, 0.601),
            (0.624, 0.735),
            (0.747, 0.620),
            (0.876, 0.674),
            (0.008, 0.062),
            (0.361, 0.095),
            (0.598, 0.086),
        )
    ),
)
