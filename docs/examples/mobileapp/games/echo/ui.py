"""The record of Echo on the app side."""

from engine.games.echo.prompts import RoundResultPrompt
from mobileapp.games.echo.guide import GUIDE
from mobileapp.games.echo.how_to_play import PAGES
from mobileapp.games.echo.layout import Choice
from mobileapp.games.echo.recap import recap
from mobileapp.games.echo.result import award_words
from mobileapp.games.echo.scene import scene
from mobileapp.games.ui import GameUI

UI = GameUI(
    scene=scene,
    choice=Choice(),
    how_to_play=PAGES,
    guide=GUIDE,
    recap=recap,
    award=award_words,
    showcase=RoundResultPrompt,
)
