"""The record of Inkblots on the app side."""

from mobileapp.games.inkblots.guide import GUIDE
from mobileapp.games.inkblots.how_to_play import PAGES
from mobileapp.games.inkblots.lights import lights
from mobileapp.games.inkblots.recap import recap
from mobileapp.games.inkblots.scene import Choice, scene
from mobileapp.games.team_looks import NAMES
from mobileapp.games.ui import GameUI

UI = GameUI(
    scene=scene,
    choice=Choice(),
    how_to_play=PAGES,
    guide=GUIDE,
    lights=lights,
    recap=recap,
    role_names=NAMES,
)
