"""Everything that may stand, fly or swim in a scene: one function per object."""

from tools.paint.story.things.balloons import balloon, hot_air_balloon
from tools.paint.story.things.buildings import arch, house, tent, tower, windmill
from tools.paint.story.things.clocks import clock, clock_face, clock_tower, hourglass, pocket_watch
from tools.paint.story.things.flying_animals import bird, butterfly, owl
from tools.paint.story.things.furniture import (
    bathtub,
    bed,
    chair,
    curtain,
    mirror,
    picture_frame,
    swing,
    table,
)
from tools.paint.story.things.keepsakes import birdcage, key, umbrella
from tools.paint.story.things.lamps import lantern, lighthouse, street_lamp
from tools.paint.story.things.large_animals import deer, elephant, horse
from tools.paint.story.things.passages import door, ladder, spiral_stairs, stairs
from tools.paint.story.things.people import person
from tools.paint.story.things.ropes import plank_bridge, rope, strings
from tools.paint.story.things.sea_animals import fish, jellyfish, octopus, turtle, whale
from tools.paint.story.things.small_animals import cat, fox, rabbit, snail
from tools.paint.story.things.trees import fir, roots, round_tree, tree

__all__ = [
    "arch",
    "balloon",
    "bathtub",
    "bed",
    "bird",
    "birdcage",
    "butterfly",
    "cat",
    "chair",
    "clock",
    "clock_face",
    "clock_tower",
    "curtain",
    "deer",
    "door",
    "elephant",
    "fir",
    "fish",
    "fox",
    "horse",
    "hot_air_balloon",
    "hourglass",
    "house",
    "jellyfish",
    "key",
    "ladder",
    "lantern",
    "lighthouse",
    "mirror",
    "octopus",
    "owl",
    "person",
    "picture_frame",
    "plank_bridge",
    "pocket_watch",
    "rabbit",
    "roots",
    "rope",
    "round_tree",
    "snail",
    "spiral_stairs",
    "stairs",
    "street_lamp",
    "strings",
    "swing",
    "table",
    "tent",
    "tower",
    "tree",
    "turtle",
    "umbrella",
    "whale",
    "windmill",
]
