"""Gestures on the stage of a match, and detection of the change that they cause."""

from typing import Any, NamedTuple


class Gesture(NamedTuple):
    """A finger on a piece, and where it goes from there."""

    piece: str
    path: tuple[tuple[float, float], ...]
    seconds: float = 0.0
    """How long it rests before it is lifted, where more than a tap is needed."""
    moves: bool = True
    """Whether the gesture makes a move; else it only chooses something."""


class Change:
    """Detects that the stage shows another scene than at the start.

    For a move the match must have advanced: a button that appears or vanishes is not enough.
    """

    def __init__(self, app: Any, moves: bool = True) -> None:
        self._app = app
        self._moves = moves
        self._screen = app.session.current if app.session else None
        self.begin()

    def begin(self) -> None:
        """Take the present scene as the start: a finger may have changed it already."""
        self._scene = _scene(self._app)

    def __call__(self) -> bool:
        app, scene = self._app, _scene(self._app)
        if app.session is None or scene is None or scene is self._scene:
            return False
        if app.session.current == self._screen and (self._moves or scene == self._scene):
            return False
        return bool(scene.pieces)


def _scene(app: Any) -> Any:
    return stage_of(app).scene if app.screens.has_screen("match") else None


def stage_of(app: Any) -> Any:
    return app.screens.get_screen("match").stage
