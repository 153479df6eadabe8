"""The `GameUI` record of Clouds."""

from engine.games.clouds.geometry import overlap
from engine.games.clouds.prompts import RoundResultPrompt
from mobileapp.games.clouds import guide, how_to_play, looks, paint, recap, result, scene
from mobileapp.games.clouds.choice import NOTHING
from mobileapp.games.ui import GameUI

FULL_SKY = 4
"""The minimum number of clouds in a painting that is shown in the app stores."""


def _shows_well(result: RoundResultPrompt) -> bool:
    """Whether the word was guessed, in a painting that hangs together: one that was meant."""
    apart = list(result.sky.clouds)
    if result.guesser is None or len(apart) < FULL_SKY:
        return False
    reached = [apart.pop()]
    for one in reached:
        touching = [other for other in apart if overlap(one, other)]
        reached += touching
        apart = [other for other in apart if other not in touching]
    return not apart


UI = GameUI(
    scene=scene.scene,
    choice=NOTHING,
    dragged=paint.dragged,
    keeps_choice=paint.keeps_choice,
    how_to_play=how_to_play.PAGES,
    guide=guide.GUIDE,
    award=result.award_words,
    lights=looks.lights,
    recap=recap.recap,
    drawing=recap.drawing,
    showcase=RoundResultPrompt,
    shows_well=_shows_well,
    points=recap.droplets,
)
