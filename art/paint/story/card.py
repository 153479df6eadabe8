"""Cards: a function that builds a scene, and what the pack says about it."""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass

from art.paint.story.finish import Finish
from art.paint.story.hands import HandName
from art.paint.story.palettes import ALL_PALETTES, Palette
from art.paint.story.scene import Scene

Painting = Callable[[Scene, Palette], Finish]


@dataclass(frozen=True)
class Card:
    """One story card; `props` are worth naming besides what the things say about themselves."""

    id: str
    palette: str
    title: str
    subject: str
    props: tuple[str, ...]
    mood: tuple[str, ...]
    mirrored: bool
    hand: HandName
    every: int
    paint: Painting

    @property
    def seed(self) -> int:
        """Where every random choice in the painting starts, the same for ever."""
        return sum(ord(letter) * place for place, letter in enumerate(self.id, 1)) % 100_000

    def build(self) -> tuple[Scene, Finish]:
        scene = Scene()
        return scene, self.paint(scene, ALL_PALETTES[self.palette])


_CARDS: dict[str, Card] = {}


def card(
    *,
    palette: str,
    title: str,
    subject: str,
    props: tuple[str, ...] = (),
    mood: tuple[str, ...] = (),
    mirrored: bool = False,
    hand: HandName = "oil",
    every: int = 1,
) -> Callable[[Painting], Painting]:
    """Make a function a card; its name becomes the card's id. The palette's mood is the default.

    A scene that is slow to trace may be traced at every second pixel only, see `render`.
    """

    def register(paint: Painting) -> Painting:
        name = paint.__name__
        if name in _CARDS:
            raise ValueError(f"there are two cards called {name}")
        _CARDS[name] = Card(
            id=name,
            palette=palette,
            title=title,
            subject=subject,
            props=props,
            mood=mood or ALL_PALETTES[palette].mood,
            mirrored=mirrored,
            hand=hand,
            every=every,
            paint=paint,
        )
        return paint

    return register


def all_cards(package: str = "art.paint.story.cards") -> list[Card]:
    """Every card in the modules of a package, file by file."""
    folder = importlib.import_module(package)
    for module in pkgutil.iter_modules(folder.__path__):
        importlib.import_module(f"{package}.{module.name}")
    return [card for card in _CARDS.values() if card.paint.__module__.startswith(f"{package}.")]
