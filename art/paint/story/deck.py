"""The story deck and its pack, with tags that are true by construction."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from art.paint.deck import Deck, Job, Picture
from art.paint.story import picture, shader
from art.paint.story.card import Card, all_cards
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut.plan import WoodcutPlan
from art.paint.story.palettes import ALL_PALETTES
from art.paint.story.render import SKY_DEPTH, Disc, Layers
from art.paint.story.scene import Scene, Thing
from art.paint.table.backs import paint_back

PACK = {
    "format": 1,
    "id": "story-dusk",
    "version": 1,
    "kind": "pictures",
    "games": ["storyteller"],
    "title": "Dusk",
    "language": "",
    "licence": "MIT",
    "author": "Seeing Things",
    "age": 6,
    "technique": "Oil paint",
}

# A thing is worth a tag if this share of the picture shows it.
_VISIBLE = 220 / (800 * 1200)


CARDS = "art.paint.story.cards"


def deck(draft: bool) -> Deck:
    return card_deck(CARDS, Path("assets/packs/story-dusk"), PACK, draft, back=paint_dusk_back)


def paint_dusk_back() -> Picture:
    """The back of Dusk, the first deck: that of all cards on the table of Storyteller."""
    return Picture(paint_back("story"))


def card_deck(
    package: str,
    folder: Path,
    pack: Mapping[str, Any],
    draft: bool,
    *,
    lossless: bool = False,
    back: Callable[[], Picture] | None = None,
) -> Deck:
    """A pack of all cards in a package, perhaps with a back of its own.

    Pictures of few colours are smallest without loss.
    """
    jobs = [
        Job(card.id, partial(_paint, package, card.id, draft), lossless=lossless)
        for card in all_cards(package)
    ]
    if back:
        jobs.append(Job("back", back, lossless=lossless, listed=False))
    return Deck(folder, jobs, pack)


def _paint(package: str, card_id: str, draft: bool) -> Picture:
    card = next(card for card in all_cards(package) if card.id == card_id)
    painted = picture.draft_card(card) if draft else picture.paint_card(card)
    tags = tuple(_tags(card, painted.scene, painted.finish, painted.layers))
    return Picture(painted.image, title=card.title, tags=tags)


def _tags(card: Card, scene: Scene, finish: Finish, layers: Layers) -> Iterable[str]:
    """What the card shows, without repeats: props as plain words, the rest with a prefix."""
    seen = _seen_things(scene, layers)
    setting = [tag for thing in seen if thing.radius is None for tag in thing.tags]
    props = [tag for thing in seen if thing.radius is not None for tag in thing.tags]
    props += _seen_sheets(scene, layers)
    tags = [
        f"subject:{card.subject}",
        *card.props,
        *(tag for tag in props if tag not in setting),
        *(f"setting:{tag}" for tag in setting),
        *(f"sky:{tag}" for tag in _sky(scene, finish, layers)),
        *(f"mood:{mood}" for mood in card.mood),
        *_colours(card, finish),
    ]
    return dict.fromkeys(tags)


def _colours(card: Card, finish: Finish) -> Iterable[str]:
    """A woodcut's inks, of anything else the palette."""
    if isinstance(finish, WoodcutPlan):
        return [f"ink:{ink}" for ink in finish.inks]
    return [f"palette:{card.palette}", f"hue:{ALL_PALETTES[card.palette].hue}"]


def _seen_things(scene: Scene, layers: Layers) -> list[Thing]:
    ids = np.rint(layers.ids).astype(int).clip(0)
    pixels = np.bincount(ids.ravel(), minlength=4096)
    least = _VISIBLE * ids.size
    seen = []
    for thing, own in zip(scene.things, shader.material_ids(scene), strict=True):
        shown = pixels[own.start : own.stop].sum()
        if shown >= least or (thing.radius is None and shown > 0):
            seen.append(thing)
    return seen


def _seen_sheets(scene: Scene, layers: Layers) -> list[str]:
    """The tags of the flat sheets that can be seen."""
    ids = np.rint(layers.ids).astype(int).clip(0)
    own = shader.sheet_ids(scene)
    pixels = np.bincount(ids.ravel(), minlength=own.stop)[own.start :]
    shown = zip(scene.sheets, pixels, strict=False)
    return [tag for sheet, count in shown if count >= _VISIBLE * ids.size for tag in sheet.tags]


def _sky(scene: Scene, finish: Finish, layers: Layers) -> Iterable[str]:
    if (layers.depth > SKY_DEPTH).mean() >= 0.04:
        hidden = {
            name
            for name, disc in (("moon", layers.moon), ("sun", layers.sun))
            if disc is None or not _in_view(layers, disc)
        }
        if isinstance(finish, WoodcutPlan) and finish.sky != "clouds":
            hidden.add("clouds")
        yield from (tag for tag in scene.sky_tags if tag not in hidden)
    if finish.stars > 60:
        yield "stars"
    if finish.rain:
        yield "rain"
    if finish.snowfall:
        yield "falling snow"
    if finish.petals:
        yield "petals or leaves"
    if finish.sparks:
        yield "fireflies"
    if finish.birds:
        yield "flock of birds"


def _in_view(layers: Layers, disc: Disc) -> bool:
    """Whether the centre of the moon or the sun is inside the picture with nothing before it."""
    height, width = layers.depth.shape
    if not (0 <= disc.x < width and 0 <= disc.y < height):
        return False
    return bool(layers.depth[int(disc.y), int(disc.x)] > SKY_DEPTH)
