"""The record of Clouds on the app side."""

from engine.games.clouds.prompts import RoundResultPrompt
from mobileapp.games.clouds import guide, how_to_play, looks, paint, recap, scene
from mobileapp.games.clouds.choice import NOTHING
from mobileapp.games.ui import GameUI

FULL_SKY = 6
"""How many clouds make a painting that strangers recognise, too."""

UI = GameUI(
    scene=scene.scene,
    choice=NOTHING,
    dragged=paint.dragged,
    keeps_choice=paint.keeps_choice,
    how_to_play=how_to_play.PAGES,
    guide=guide.GUIDE,
    lights=looks.lights,
    recap=recap.recap,
    showcase=RoundResultPrompt,
    is_success=lambda result: result.guesser is not None and len(result.sky.clouds) >= FULL_SKY,
    points=recap.droplets,
)
