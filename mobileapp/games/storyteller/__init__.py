"""The app side of the game Storyteller; `INTRO` is its record for the pages before a match."""

from pathlib import Path

from mobileapp.games.intro import CoverMotion, GameIntro, Subject, Workshop
from mobileapp.languages.translation import N_

INTRO = GameIntro(
    cover=Path(__file__).with_name("cover.jpg"),
    subject=Subject(0.19, 0.76, card_top=0.12),
    workshop=Workshop(
        "make_pack",
        N_("Play with your own photos"),
        icon="image-plus",
        arguments={"kind": "pictures", "game": "storyteller"},
    ),
    motion=CoverMotion(
        sparks=(
            (0.317, 0.488),
            (0.276, 0.605),
            (0.608, 0.249),
            (0.691, 0.419),
            (0.765, 0.404),
            (0.518, 0.653),
            (0.711, 0.371),
            (0.412, 0.533),
            (0.155, 0.103),
        )
    ),
)
