"""The `GameUI` record of Clouds."""

from engine.games.clouds.prompts import RoundResultPrompt
from mobileapp.games.clouds import guide, how_to_play, looks, paint, recap, result, scene
from mobileapp.games.clouds.choice import NOTHING
from mobileapp.games.ui import GameUI

FULL_SKY = 6
"""The minimum number of clouds in a painting that is shown in the app stores."""

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
    shows_well=lambda result: result.guesser is not None and len(result.sky.clouds) >= FULL_SKY,
    points=recap.droplets,
)
