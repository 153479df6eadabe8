"""The real data of the robots of Clouds."""

from engine.assets import KNOWLEDGE
from engine.games.clouds.game import GAME
from engine.games.clouds.layouts import KnownPictures, Layout, layout_of

PICTURES: KnownPictures = KNOWLEDGE.of(GAME)
ANIMALS = PICTURES.in_category("Animals")
CAT, SNAIL = (ANIMALS[word] for word in ("Cat", "Snail"))
EVERY: dict[str, Layout] = {notion: layout_of(line) for notion, line in PICTURES.lines.items()}
