"""The record of Storyteller on the app side."""

from mobileapp.games.storyteller.scene import first_choice, scene
from mobileapp.games.ui import GameUI

UI = GameUI(scene=scene, choice=first_choice)
