"""The record of Inkblots on the app side."""

from engine.games.inkblots.prompts import GuessPrompt
from mobileapp.games.inkblots.guide import GUIDE
from mobileapp.games.inkblots.how_to_play import PAGES
from mobileapp.games.inkblots.layout import Choice
from mobileapp.games.inkblots.looks import lights
from mobileapp.games.inkblots.recap import recap
from mobileapp.games.inkblots.scene import scene
from mobileapp.games.team_looks import NAMES
from mobileapp.games.ui import GameUI

UI = GameUI(
    scene=scene,
    choice=Choice(),
    how_to_play=PAGES,
    guide=GUIDE,
    lights=lights,
    recap=recap,
    showcase=GuessPrompt,
    role_names=NAMES,
)
