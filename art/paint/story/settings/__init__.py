"""The settings: each lays a ground, lights the scene and spans a sky."""

from art.paint.story.settings.built import Window, checkerboard, plaza, rooftops, room, stage
from art.paint.story.settings.land import cave, dunes, field, forest, hills, moon_land, snow
from art.paint.story.settings.water import cloud_sea, lake, sea, underwater, void
from art.paint.story.settings.weather import Weather, ground

__all__ = [
    "Weather",
    "Window",
    "cave",
    "checkerboard",
    "cloud_sea",
    "dunes",
    "field",
    "forest",
    "ground",
    "hills",
    "lake",
    "moon_land",
    "plaza",
    "rooftops",
    "room",
    "sea",
    "snow",
    "stage",
    "underwater",
    "void",
]
