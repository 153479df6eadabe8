"""The Midnight deck: woodcuts."""

from pathlib import Path

from tools.paint.deck import Deck
from tools.paint.midnight.back import paint
from tools.paint.story.deck import PACK as DUSK
from tools.paint.story.deck import card_deck

FOLDER = Path("assets/packs/story-midnight")
CARDS = "tools.paint.midnight.cards"
PACK = {**DUSK, "id": "story-midnight", "title": "Midnight", "age": 10, "technique": "Woodcut"}


def deck(draft: bool) -> Deck:
    return card_deck(CARDS, FOLDER, PACK, draft, lossless=True, back=paint)
