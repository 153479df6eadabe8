"""The types of the pages of *How to play* and of their demos; each game writes them as data."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from engine.core import Game, Handoff, Move
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Item, Pack, Supply
from engine.setup import Player
from mobileapp.languages.translation import N_, tr
from mobileapp.palette import colour_of
from mobileapp.stage.piece import Look
from mobileapp.stage.scene import Person, Reveal, SceneContext, TimedScene
from mobileapp.stage.space import Space

Drawn = tuple[Look, ...]
"""A cell of a table that is drawn: square looks, side by side."""
Row = tuple[str | Drawn, ...]


class Page:
    """A page: a title, paragraphs, and perhaps a picture, a demo or a table.

    Texts are written in English and translated where they are shown. They need no `N_`: the tool
    that collects texts for translation knows this type.
    """

    def __init__(
        self,
        title: str,
        *paragraphs: str,
        demo: Callable[[Space], Reveal] | None = None,
        picture: Path | None = None,
        table: tuple[Row, ...] = (),
        variant: str = "",
        introduces: bool = False,
        focus: tuple[str, ...] = (),
    ) -> None:
        self.title = title
        self.paragraphs = paragraphs
        self.demo = demo
        """A function that takes a window and returns an animated example for it (see `film`)."""
        self.focus = focus
        """The pieces of the demo that the page speaks of (see `close_up`)."""
        self.picture = picture
        self.table = table
        """Rows of cells; the first row names the columns. Drawn cells may be anywhere."""
        self.variant = variant
        """The id of the variant that this page explains; empty if it explains the main variant.

        Players of that variant see this page first.
        """
        self.introduces = introduces
        """Whether the page of the game shows this demo; without one, it shows the first demo."""


class Frame(NamedTuple):
    """What a demo shows for some seconds: a prompt or hand-off, and a player's choice so far.

    `choice` is None if the player has chosen nothing yet.
    """

    seconds: float
    shown: Any
    choice: Any = None


EXAMPLE_NAMES = (N_("Ana"), N_("Ben"), N_("Cleo"), N_("Dan"), N_("Eva"), N_("Finn"))
"""The names of the players in examples."""
EXAMPLE_BADGES = (("sea", "bell"), ("rose", "leaf"), ("sky", "key"),
         ("leaf", "shell"), ("violet", "boat"), ("coral", "star"))  # fmt: skip


def play_example(
    game: Game[Any],
    players: int,
    seed: int,
    moves: Iterable[Move | Callable[[Any], Move]],
    items: Mapping[str, Sequence[Item]] | None = None,
    shuffled: bool = True,
    **chosen: Any,
) -> tuple[Any, ...]:
    """Play a scripted match, and return all hand-offs and prompts that the tablet shows.

    Instead of a move, `moves` may contain a function that takes the current prompt and returns the
    move. `items` are the items to play with, by kind; unless `shuffled`, they are dealt in this
    order. `chosen` are arguments of `make_setup`.
    """
    box = {kind: tuple(given) for kind, given in (items or {}).items()}
    packs = [Pack("", 1, kind, (game.id,), "", "", "", "", 0, box[kind]) for kind in box]
    people = [Player(str(seat)) for seat in range(players)]
    setup = make_setup(game, people, seed, supply=Supply(packs), **chosen)
    match = Match(game, setup if shuffled else replace(setup, box=box))
    shown: list[Any] = []
    for move in (*moves, None):
        shown.append(match.current)
        if isinstance(match.current, Handoff):
            shown.append(match.lift())
        if move is not None:
            match.tick(2)  # if a clock runs, it runs for 2 s per move
            match.play(move if isinstance(move, Move) else move(match.prompt))
    return tuple(shown)


def film(
    scene: Callable[[Any, SceneContext, Any], Reveal],
    nothing: Any,
    players: int,
    frames: Callable[[], Iterable[Frame]],
) -> Callable[[Space], Reveal]:
    """The demo of a page: a function that takes a window and returns a reveal of real scenes.

    `scene` and `nothing` are the fields `scene` and `choice` of the game's `GameUI`. `players` is
    the number of players, and `frames` returns what the demo shows, in order.
    """

    def show(space: Space) -> Reveal:
        people = [
            Person(tr._(name), colour_of(key), symbol)
            for name, (key, symbol) in zip(EXAMPLE_NAMES, EXAMPLE_BADGES, strict=True)
        ]
        context = SceneContext(space, tuple(people[:players]))
        whole: list[TimedScene] = []
        for seconds, shown, choice in frames():
            steps = scene(shown, context, nothing if choice is None else choice)
            whole += (step for step in steps[:-1] if step.scene.pieces)  # skip empty scenes
            whole.append(TimedScene(seconds, steps[-1].scene))
        return tuple(whole)

    return show
