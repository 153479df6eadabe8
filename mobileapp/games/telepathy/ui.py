"""The `GameUI` record of Telepathy."""

from engine.games.telepathy.prompts import GivePrompt
from mobileapp.games.telepathy import guide, how_to_play, layout, looks, recap, result, scene
from mobileapp.games.ui import GameUI
from mobileapp.languages.translation import N_

UI = GameUI(
    scene=scene.scene,
    choice=layout.Choice(),
    how_to_play=how_to_play.PAGES,
    guide=guide.GUIDE,
    award=result.award_words,
    lights=looks.lights,
    recap=recap.recap,
    piles=looks.piles,
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
    team_at=recap.team_at,
    first=N_("As the rules say"),
)
