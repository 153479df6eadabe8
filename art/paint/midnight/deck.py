"""The Midnight deck: woodcuts."""

from pathlib import Path

from art.paint.deck import Deck
from art.paint.midnight.back import paint
from art.paint.story.deck import PACK as DUSK
from art.paint.story.deck import card_deck

FOLDER = Path("assets/packs/story-midnight")
CARDS = "art.paint.midnight.cards"
PACK = {**DUSK, "id": "story-midnight", "title": "Midnight", "age": 10, "technique": "Woodcut"}


def deck(draft: bool) -> Deck:
    return card_deck(CARDS, FOLDER, PACK, draft, lossless=True, back=paint)
