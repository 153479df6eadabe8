"""The pictures of children's words, one for each notion; words of all languages share them."""

from functools import partial
from pathlib import Path

from art.paint.deck import Deck, Job, Picture
from art.paint.words.picture import SIZE, all_words, paint

FOLDER = Path("assets/words")
BUDGET = 9_000
"""The maximum number of bytes of a picture; some three hundred of them stay within 3 MB."""
_DRAFT = 240


def deck(draft: bool) -> Deck:
    size = _DRAFT if draft else SIZE
    jobs = [
        Job(word.id, partial(_paint, word.id, size), budget=BUDGET, quality=84)
        for word in all_words()
    ]
    return Deck(FOLDER, jobs, thumbnails=False)


def _paint(name: str, size: int) -> Picture:
    return Picture(paint(name, size))
