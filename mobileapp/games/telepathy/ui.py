"""The record of Telepathy on the app side."""

from engine.games.telepathy.prompts import GivePrompt
from mobileapp.games.telepathy.guide import GUIDE
from mobileapp.games.telepathy.how_to_play import PAGES
from mobileapp.games.telepathy.layout import Choice
from mobileapp.games.telepathy.looks import lights
from mobileapp.games.telepathy.recap import recap
from mobileapp.games.telepathy.scene import scene
from mobileapp.games.ui import GameUI
from mobileapp.languages.translation import N_

UI = GameUI(
    scene=scene,
    choice=Choice(),
    how_to_play=PAGES,
    guide=GUIDE,
    lights=lights,
    recap=recap,
    showcase=GivePrompt,
    role_names={
        "colour": N_("Colours"),
        "shape": N_("Shapes"),
        "director": N_("Director"),
        "colour-win": N_("Colour to make"),
        "colour-lose": N_("Colour to avoid"),
        "shape-win": N_("Shape to make"),
        "shape-lose": N_("Shape to avoid"),
    },
    first=N_("As the rules say"),
)
