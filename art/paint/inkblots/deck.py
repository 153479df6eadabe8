"""The inkblots to paint, as a pack."""

from functools import partial
from pathlib import Path

from PIL import Image

from art.paint.deck import Deck, Job, Picture
from art.paint.inkblots.blots import BLOTS
from art.paint.inkblots.painter import PAINTED_SIZE, paint, shipped
from art.paint.inkblots.specs import Blot

FOLDER = Path(__file__).parents[3] / "assets" / "packs" / "inkblots"
DRAFT_SIZE = 300
RETIRED_SIZE = 400
"""Smaller than what is dealt: a retired blot is seen in albums, seldom in a match from before."""
PACK = {
    "format": 1,
    "id": "inkblots",
    "version": 7,
    "kind": "pictures",
    "games": ["inkblots"],
    "title": "Inkblots",
    "language": "",
    "licence": "MIT",
    "author": "Seeing Things",
    "age": 6,
}


def deck(draft: bool = False) -> Deck:
    """Every blot of the deck; drafts are small but otherwise the same."""
    size = DRAFT_SIZE if draft else PAINTED_SIZE
    jobs = [Job(blot.id, partial(_blot, blot, size), retired=blot.retired) for blot in BLOTS]
    return Deck(FOLDER, jobs, pack=PACK)


def _blot(blot: Blot, size: int) -> Picture:
    tags = (blot.archetype, blot.inks, "coloured" if blot.coloured else "plain")
    image = shipped(paint(blot, size))
    if blot.retired:
        image.thumbnail((RETIRED_SIZE, RETIRED_SIZE), Image.Resampling.LANCZOS)
    return Picture(image, tags=tags)
