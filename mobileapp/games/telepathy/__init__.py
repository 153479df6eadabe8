"""Telepathy on the screen."""

from pathlib import Path

from mobileapp.games.intro import CoverMotion, GameIntro, GuidedGame
from mobileapp.languages.translation import N_

INTRO = GameIntro(
    cover=Path(__file__).with_name("cover.webp"),
    guided_game=GuidedGame(
        promise=N_("A first game for two, with a guide"),
        variant="first",
        # A kind deal: no first move can lose, each can make the own line with several cards, and
        # two turns are enough to win in thirteen ways - but one never is.
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
