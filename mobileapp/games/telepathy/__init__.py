"""Telepathy on the screen."""

from pathlib import Path

from mobileapp.games.intro import GameIntro, GuidedGame
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
)
