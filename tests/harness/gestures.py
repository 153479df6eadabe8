"""Finds the gestures that play a move, by looking at what every piece of a scene does."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from engine.core import Move
from mobileapp.stage.piece import Action, Choose, Piece, Send
from mobileapp.stage.scene import Scene

MAX_SCENES = 3_000
"""The number of scenes after which the search gives up."""


class Gesture(NamedTuple):
    """What a finger does to a piece: "tap", "hold", "flick", "slide", or "drag" to another one."""

    kind: str
    key: str
    target: str = ""


def find_gestures(
    wanted: Move, choice: Any, scene_of: Callable[[Any], Scene], leads_on: Callable[[Any], bool]
) -> list[Gesture] | None:
    """The fewest gestures that play a move; None if no gestures do.

    `choice` is what the player has chosen so far, and `scene_of` the scene for each choice.
    `leads_on` is whether a choice can still become the wanted move, so that others are not tried.
    """
    seen, waiting = [choice], deque([(choice, list[Gesture]())])
    while waiting and len(seen) < MAX_SCENES:
        now, path = waiting.popleft()
        for gesture, action in gestures_in(scene_of(now)):
            if isinstance(action, Send) and _same(action.moves[-1], wanted):
                return [*path, gesture]
            if isinstance(action, Choose) and action.choice not in seen and leads_on(action.choice):
                seen.append(action.choice)
                waiting.append((action.choice, [*path, gesture]))
    return None


def gestures_in(scene: Scene) -> Iterator[tuple[Gesture, Action]]:
    """Every gesture on a piece of a scene, and what it does; those that move pieces come first."""
    pieces = sorted(scene.pieces.items(), key=lambda item: not _moves(item[1]))
    for key, piece in pieces:
        if piece.flick is not None:
            yield Gesture("flick", key), piece.flick
        for drop in piece.drops:
            if drop.target in scene.pieces:
                yield Gesture("drag", key, drop.target), drop.action
        for slide in piece.slides:
            if any(way.key == key for way in slide.ways):
                yield Gesture("slide", key), slide.action
        if piece.tap is not None:
            yield Gesture("tap", key), piece.tap
        if piece.hold is not None:
            yield Gesture("hold", key), piece.hold.done


def _moves(piece: Piece) -> bool:
    return piece.flick is not None or bool(piece.drops) or bool(piece.slides)


def _same(move: Move, wanted: Move) -> bool:
    """Whether two moves are the same but for who of the table makes it."""
    return type(move) is type(wanted) and replace(move, seat=wanted.seat) == wanted
