"""The record of Clouds on the app side."""

from engine.games.clouds.prompts import RoundResultPrompt
from mobileapp.games.clouds.guide import GUIDE
from mobileapp.games.clouds.how_to_play import PAGES
from mobileapp.games.clouds.layout import NOTHING
from mobileapp.games.clouds.looks import lights
from mobileapp.games.clouds.paint import dragged, keeps_choice
from mobileapp.games.clouds.recap import droplets, recap
from mobileapp.games.clouds.scene import scene
from mobileapp.games.ui import GameUI

UI = GameUI(
    scene=scene,
    choice=NOTHING,
    dragged=dragged,
    keeps_choice=keeps_choice,
    how_to_play=PAGES,
    guide=GUIDE,
    lights=lights,
    recap=recap,
    showcase=RoundResultPrompt,
    points=droplets,
)
