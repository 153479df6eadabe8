"""Gestures on the stage of a match, and detection of the change that they cause."""

from typing import Any, NamedTuple

from kivy.clock import Clock

from mobileapp.stage.sprite import WAYPOINT


class Gesture(NamedTuple):
    """A finger on a piece, and where it goes from there."""

    piece: str
    path: tuple[tuple[float, float], ...]
    seconds: float = 0.0
    """How long it rests before it is lifted, where more than a tap is needed."""
    moves: bool = True
    """Whether the gesture makes a move; else it only chooses something."""


class Change:
    """Detects that the stage shows another scene than at the start, and how long the scene will
    move.

    For a move the match must have advanced: a button that appears or vanishes is not enough.
    """

    def __init__(self, app: Any, moves: bool = True) -> None:
        self._app = app
        self._moves = moves
        self._screen = app.session.current if app.session else None
        self.movement = 0.0
        """The remaining movement in milliseconds, set when the change is detected."""
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
        self.movement = _movement(stage_of(app)) * 1000
        return bool(scene.pieces)


def _scene(app: Any) -> Any:
    return stage_of(app).scene if app.screens.has_screen("match") else None


def _movement(stage: Any) -> float:
    """Seconds until everything on the stage is to lie still."""
    now = Clock.time()
    ends = [now, *(_end_of(sprite) for sprite in stage.drawn if sprite.moving)]
    curtain = stage.curtain
    if curtain.moving:
        ends.append(curtain._began + curtain._seconds)
    if stage.scenes_left:
        ends.append(stage._next_scene_at + sum(one.seconds for one in stage._scenes[:-1]))
    return max(ends) - now


def _end_of(sprite: Any) -> float:
    """When a moving piece arrives."""
    rest = sprite.waypoints
    passed = WAYPOINT * (len(rest) - 1) + sprite.piece.duration if rest else 0
    return float(sprite.began + sprite.duration + passed)


def stage_of(app: Any) -> Any:
    return app.screens.get_screen("match").stage
