"""The app side of the game Telepathy; `INTRO` is its record for the pages before a match."""

from pathlib import Path

from mobileapp.games.intro import CoverMotion, GameIntro, GuidedGame, Subject
from mobileapp.languages.translation import N_

INTRO = GameIntro(
    cover=Path(__file__).with_name("cover.jpg"),
    subject=Subject(0.14, 0.72),
    guided_game=GuidedGame(
        promise=N_("A first game with a guide"),
        variant="first",
        more="director",
        # A friendly deal: no first move can lose, both players can make their own line with several
        # cards, and the match can be won in two turns, but never in one.
        seed=83,
    ),
    motion=CoverMotion(
        sparks=(
            (0.454, 0.258),
            (0.423, 0.387),
            (0.474, 0.438),
            (0.528, 0.404),
            (0.552, 0.450),
            (0.479, 0.498),
            (0.436, 0.481),
            (0.608, 0.086),
            (0.335, 0.223),
        )
    ),
)
