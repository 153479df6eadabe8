"""The Dawn deck: pictures of cut paper.

It is not offered yet, as a match needs more pictures than it has: its folder is outside
`assets/packs`, so neither the app nor the APK takes it in. `tools/paint/README.md` says what to do
once it is complete.
"""

from pathlib import Path

from tools.paint.dawn.back import paint
from tools.paint.deck import Deck
from tools.paint.story.deck import PACK as DUSK
from tools.paint.story.deck import card_deck

FOLDER = Path("assets/unfinished/story-dawn")
CARDS = "tools.paint.dawn.cards"
PACK = {**DUSK, "id": "story-dawn", "title": "Dawn", "version": 1}


def deck(draft: bool) -> Deck:
    return card_deck(CARDS, FOLDER, PACK, draft, back=paint)
