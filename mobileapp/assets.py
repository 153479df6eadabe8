"""The path of the assets folder, and facts about files in it."""

from pathlib import Path

ASSETS = Path(__file__).parent.parent / "assets"
AMBIENT_PREFIX = "ambient-"
"""The prefix of the names of those sounds that are played all the time in the background."""
AMBIENT_OVERLAP = 2.0
"""How long, in seconds, such a sound fades in at its start and out at its end."""
