"""Everything that may stand, fly or swim in a scene: one function per object."""

from tools.paint.story.things.balloons import balloon, hot_air_balloon
from tools.paint.story.things.body import bust, eye, hand, mask
from tools.paint.story.things.books import book, book_stack, open_book
from tools.paint.story.things.buildings import arch, house, tent, tower, windmill
from tools.paint.story.things.clocks import (
    clock,
    clock_face,
    clock_tower,
    great_hourglass,
    hourglass,
    pocket_watch,
)
from tools.paint.story.things.clockwork import scaffold, smiling_sun, winding_key
from tools.paint.story.things.curios import anchor, chess_piece, crown, egg, gear
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
from tools.paint.story.things.giants import hugging_bear, open_palm
from tools.paint.story.things.heavens import crescent_moon, full_moon, planet, star
from tools.paint.story.things.household import (
    bulb,
    candle,
    cello,
    gramophone,
    suitcase,
    teacup,
    teapot,
)
from tools.paint.story.things.keepsakes import birdcage, key, umbrella
from tools.paint.story.things.lamps import lantern, lighthouse, street_lamp
from tools.paint.story.things.large_animals import deer, elephant, horse
from tools.paint.story.things.nature import cloud, crystal, island, rock
from tools.paint.story.things.passages import door, ladder, spiral_stairs, stairs
from tools.paint.story.things.people import person
from tools.paint.story.things.plants import apple, flower, lily, mushroom
from tools.paint.story.things.ropes import plank_bridge, rope, strings
from tools.paint.story.things.sea_animals import fish, jellyfish, octopus, turtle, whale
from tools.paint.story.things.serpents import serpent
from tools.paint.story.things.small_animals import cat, fox, rabbit, snail
from tools.paint.story.things.trees import fir, roots, round_tree, tree
from tools.paint.story.things.vessels import paper_boat, paper_plane, rowboat, ship, train
from tools.paint.story.things.water_birds import feather, heron, swan, wing

__all__ = [
    "anchor",
    "apple",
    "arch",
    "balloon",
    "bathtub",
    "bed",
    "bird",
    "birdcage",
    "book",
    "book_stack",
    "bulb",
    "bust",
    "butterfly",
    "candle",
    "cat",
    "cello",
    "chair",
    "chess_piece",
    "clock",
    "clock_face",
    "clock_tower",
    "cloud",
    "crescent_moon",
    "crown",
    "crystal",
    "curtain",
    "deer",
    "door",
    "egg",
    "elephant",
    "eye",
    "feather",
    "fir",
    "fish",
    "flower",
    "fox",
    "full_moon",
    "gear",
    "gramophone",
    "great_hourglass",
    "hand",
    "heron",
    "horse",
    "hot_air_balloon",
    "hourglass",
    "house",
    "hugging_bear",
    "island",
    "jellyfish",
    "key",
    "ladder",
    "lantern",
    "lighthouse",
    "lily",
    "mask",
    "mirror",
    "mushroom",
    "octopus",
    "open_book",
    "open_palm",
    "owl",
    "paper_boat",
    "paper_plane",
    "person",
    "picture_frame",
    "planet",
    "plank_bridge",
    "pocket_watch",
    "rabbit",
    "rock",
    "roots",
    "rope",
    "round_tree",
    "rowboat",
    "scaffold",
    "serpent",
    "ship",
    "smiling_sun",
    "snail",
    "spiral_stairs",
    "stairs",
    "star",
    "street_lamp",
    "strings",
    "suitcase",
    "swan",
    "swing",
    "table",
    "teacup",
    "teapot",
    "tent",
    "tower",
    "train",
    "tree",
    "turtle",
    "umbrella",
    "whale",
    "winding_key",
    "windmill",
    "wing",
]
