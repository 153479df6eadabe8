"""The Dawn deck: pictures of cut paper."""

from pathlib import Path

from tools.paint.dawn.back import paint
from tools.paint.deck import Deck
from tools.paint.story.deck import PACK as DUSK
from tools.paint.story.deck import card_deck

FOLDER = Path("assets/packs/story-dawn")
CARDS = "tools.paint.dawn.cards"
PACK = {**DUSK, "id": "story-dawn", "title": "Dawn", "technique": "Cut paper"}


def deck(draft: bool) -> Deck:
    return card_deck(CARDS, FOLDER, PACK, draft, back=paint)
