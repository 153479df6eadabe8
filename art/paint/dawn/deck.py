"""The Dawn deck: pictures of cut paper."""

from pathlib import Path

from art.paint.dawn.back import paint
from art.paint.deck import Deck
from art.paint.story.deck import PACK as DUSK
from art.paint.story.deck import card_deck

FOLDER = Path("assets/packs/story-dawn")
CARDS = "art.paint.dawn.cards"
PACK = {**DUSK, "id": "story-dawn", "title": "Dawn", "technique": "Cut paper"}


def deck(draft: bool) -> Deck:
    return card_deck(CARDS, FOLDER, PACK, draft, back=paint)
