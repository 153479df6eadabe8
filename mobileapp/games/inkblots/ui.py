"""The `GameUI` record of Inkblots."""

from engine.games.inkblots.prompts import GuessPrompt
from mobileapp.games.inkblots import ending, guide, how_to_play, layout, looks, recap, scene
from mobileapp.games.team_looks import NAMES
from mobileapp.games.ui import GameUI

UI = GameUI(
    scene=scene.scene,
    choice=layout.Choice(),
    how_to_play=how_to_play.PAGES,
    guide=guide.GUIDE,
    award=ending.award_words,
    lights=looks.lights,
    recap=recap.recap,
    showcase=GuessPrompt,
    role_names=NAMES,
)
