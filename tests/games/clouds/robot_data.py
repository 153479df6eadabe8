"""What robots of Clouds really know."""

from engine.__main__ import KNOWLEDGE
from engine.games.clouds.game import GAME
from engine.games.clouds.layouts import Layout, Pictures

PICTURES: Pictures = KNOWLEDGE.of(GAME)
ANIMALS = PICTURES.in_category("Animals")
CAT, SNAIL = (ANIMALS[word] for word in ("Cat", "Snail"))
EVERY: dict[str, Layout] = dict(PICTURES.layouts)
