"""The record of Telepathy on the app side."""

from mobileapp.games.telepathy.scene import first_choice, scene
from mobileapp.games.ui import GameUI

UI = GameUI(scene=scene, choice=first_choice)
