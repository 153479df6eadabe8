"""The record of Storyteller on the app side."""

from engine.games.storyteller.prompts import StartVotingPrompt
from mobileapp.games.storyteller.guide import GUIDE
from mobileapp.games.storyteller.how_to_play import PAGES
from mobileapp.games.storyteller.layout import Choice
from mobileapp.games.storyteller.looks import lights
from mobileapp.games.storyteller.recap import recap
from mobileapp.games.storyteller.scene import scene
from mobileapp.games.ui import GameUI
from mobileapp.languages.translation import N_

UI = GameUI(
    scene=scene,
    choice=Choice(),
    how_to_play=PAGES,
    guide=GUIDE,
    lights=lights,
    recap=recap,
    showcase=StartVotingPrompt,
    first=N_("Whoever has a clue"),
)
