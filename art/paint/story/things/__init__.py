"""Everything that may stand, fly or swim in a scene: one function per object."""

from art.paint.story.things.balloons import balloon, hot_air_balloon
from art.paint.story.things.body import bust, eye, hand, mask
from art.paint.story.things.books import book, book_stack, open_book
from art.paint.story.things.buildings import arch, house, tent, tower, windmill
from art.paint.story.things.clocks import (
    clock,
    clock_face,
    clock_tower,
    great_hourglass,
    hourglass,
    pocket_watch,
)
from art.paint.story.things.clockwork import scaffold, smiling_sun, winding_key
from art.paint.story.things.crossings import gapped_bridge
from art.paint.story.things.curios import anchor, chess_piece, crown, egg, gear
from art.paint.story.things.flying_animals import bird, butterfly, owl
from art.paint.story.things.furniture import (
    bathtub,
    bed,
    chair,
    curtain,
    mirror,
    picture_frame,
    round_table,
    swing,
    table,
)
from art.paint.story.things.giants import hugging_bear, open_palm
from art.paint.story.things.heart_houses import heart_house, wheelbarrow
from art.paint.story.things.heavens import crescent_moon, full_moon, planet, star
from art.paint.story.things.household import (
    bulb,
    candle,
    cello,
    gramophone,
    suitcase,
    teacup,
    teapot,
)
from art.paint.story.things.keepsakes import (
    birdcage,
    key,
    snow_globe,
    spectacles,
    umbrella,
)
from art.paint.story.things.lamps import lantern, lighthouse, street_lamp
from art.paint.story.things.large_animals import deer, drifting_elephant, elephant, horse
from art.paint.story.things.letters import inside_of_a_mailbox, letter
from art.paint.story.things.nature import cloud, crystal, footprints, island, rock, shard
from art.paint.story.things.passages import door, ladder, stairs
from art.paint.story.things.people import person
from art.paint.story.things.plants import apple, flower, lily, mushroom, shoots
from art.paint.story.things.ropes import plank_bridge, rope, strings
from art.paint.story.things.sea_animals import fish, jellyfish, octopus, turtle, whale
from art.paint.story.things.serpents import dragon_eye, serpent
from art.paint.story.things.small_animals import cat, fox, rabbit, snail
from art.paint.story.things.space import earth, space_helmet, wreath
from art.paint.story.things.trees import fir, roots, round_tree, tree
from art.paint.story.things.vessels import paper_boat, paper_plane, rowboat, ship, train
from art.paint.story.things.water_birds import feather, heron, swan, wing

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
    "dragon_eye",
    "drifting_elephant",
    "earth",
    "egg",
    "elephant",
    "eye",
    "feather",
    "fir",
    "fish",
    "flower",
    "footprints",
    "fox",
    "full_moon",
    "gapped_bridge",
    "gear",
    "gramophone",
    "great_hourglass",
    "hand",
    "heart_house",
    "heron",
    "horse",
    "hot_air_balloon",
    "hourglass",
    "house",
    "hugging_bear",
    "inside_of_a_mailbox",
    "island",
    "jellyfish",
    "key",
    "ladder",
    "lantern",
    "letter",
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
    "round_table",
    "round_tree",
    "rowboat",
    "scaffold",
    "serpent",
    "shard",
    "ship",
    "shoots",
    "smiling_sun",
    "snail",
    "snow_globe",
    "space_helmet",
    "spectacles",
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
    "wheelbarrow",
    "winding_key",
    "windmill",
    "wing",
    "wreath",
]
