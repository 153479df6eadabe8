"""The `GameUI` record of *Do you remember?*."""

from engine.games.remember.prompts import QuestionPrompt
from engine.memories import Kind
from mobileapp.games.remember import (
    guide,
    how_to_play,
    layout,
    looks,
    pieces,
    recap,
    result,
    samples,
    scene,
)
from mobileapp.games.ui import GameUI

UI = GameUI(
    scene=scene.scene,
    choice=layout.Choice(),
    how_to_play=how_to_play.PAGES,
    guide=guide.GUIDE,
    award=result.award_words,
    lights=looks.lights,
    recap=recap.recap,
    piles=pieces.piles,
    samples=samples.samples,
    showcase=QuestionPrompt,
    shows_well=lambda prompt: prompt.question.kind == Kind.CLUE,
    first="",
)
