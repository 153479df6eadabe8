"""The Midnight deck: woodcuts.

It is not offered yet, as a match needs more pictures than it has: its folder is outside
`assets/packs`, so neither the app nor the APK takes it in. `tools/paint/README.md` says what to do
once it is complete.
"""

from pathlib import Path

from tools.paint.deck import Deck
from tools.paint.midnight.back import paint
from tools.paint.story.deck import PACK as DUSK
from tools.paint.story.deck import card_deck

FOLDER = Path("assets/unfinished/story-midnight")
CARDS = "tools.paint.midnight.cards"
PACK = {**DUSK, "id": "story-midnight", "title": "Midnight", "technique": "Woodcut"}


def deck(draft: bool) -> Deck:
    return card_deck(CARDS, FOLDER, PACK, draft, lossless=True, back=paint)
