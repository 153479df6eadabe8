"""The app side of the game Inkblots; `INTRO` is its record for the pages before a match."""

from pathlib import Path

from mobileapp.games.intro import CoverMotion, GameIntro, Subject, Workshop
from mobileapp.languages.translation import N_

INTRO = GameIntro(
    cover=Path(__file__).with_name("cover.jpg"),
    subject=Subject(0.21, 0.79, card_top=0.17),
    takes_photos=False,  # a photo shows one thing only
    workshop=Workshop("ink_desk", N_("Ink your own blots")),
    motion=CoverMotion(
        sparks=(
            (0.139, 0.540),
            (0.142, 0.747),
            (0.500, 0.598),
            (0.588, 0.655),
            (0.812, 0.507),
            (0.905, 0.706),
            (0.802, 0.729),
            (0.446, 0.192),
            (0.155, 0.103),
        ),
        drops=((0.363, 0.560), (0.637, 0.560)),
    ),
)
