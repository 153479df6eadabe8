"""The `GameUI` record of Storyteller."""

from engine.games.storyteller.prompts import StartVotingPrompt
from mobileapp.games.storyteller import guide, how_to_play, layout, looks, recap, result, scene
from mobileapp.games.ui import GameUI
from mobileapp.languages.translation import N_

DECKS = 3
"""The minimum number of packs whose pictures a screenshot shows, so that it has several styles."""

UI = GameUI(
    scene=scene.scene,
    choice=layout.Choice(),
    how_to_play=how_to_play.PAGES,
    guide=guide.GUIDE,
    award=result.award_words,
    lights=looks.lights,
    recap=recap.recap,
    showcase=StartVotingPrompt,
    shows_well=lambda prompt: len({item.id.partition("/")[0] for item in prompt.pictures}) >= DECKS,
    first=N_("Whoever has a clue"),
    first_by_variant={"together": N_("By lot")},
)
