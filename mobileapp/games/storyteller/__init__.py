"""Storyteller on the screen."""

from pathlib import Path

from mobileapp.games.intro import GameIntro, Workshop
from mobileapp.languages.translation import N_

INTRO = GameIntro(
    cover=Path(__file__).with_name("cover.webp"),
    workshop=Workshop(
        "make_pack",
        N_("Play with your own photos"),
        icon="image-plus",
        arguments={"kind": "pictures", "game": "storyteller"},
    ),
)
