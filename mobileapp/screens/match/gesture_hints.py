"""When a hand shows a child who cannot read what to do, on a page that only this child may see."""

from collections.abc import Callable

from kivy.clock import Clock

from engine.core import Handoff, Prompt
from mobileapp.match.session import MatchSession
from mobileapp.stage.gesture_hint import Gesture, gesture_to_show, hint
from mobileapp.stage.scene import Scene
from mobileapp.stage.space import Space

PATIENCE = 8.0
"""The seconds without a touch after which the hand appears."""
STEPS = (0.9, 1.6, 1.0)
"""The seconds for which the hand is seen before its gesture and after it, and then is away."""
AWAY = len(STEPS) - 1


class GestureHints:
    """Shows a gesture again and again until a finger comes; then waits for `PATIENCE` seconds.

    `show` shows the current scene again.
    """

    def __init__(self, show: Callable[[], object]) -> None:
        self._show = show
        self._step = AWAY
        self._turn = 0
        """How often the hand has appeared."""
        self._about = ""
        self._needed = False
        self._appear = Clock.create_trigger(self._advance, PATIENCE)
        self._next = [Clock.create_trigger(self._advance, seconds) for seconds in STEPS]

    @property
    def shown(self) -> bool:
        """Whether the hand is to be seen now."""
        return self._step != AWAY

    def follow(self, session: MatchSession | None) -> None:
        """Begin to wait, if only a child who cannot read may see what is shown now."""
        self._stop()
        self._about = ""
        self._needed = session is not None and is_for_child(session, session.current)
        if self._needed:
            self._appear()

    def show_now(self, about: str) -> None:
        """Show the gesture at once, with one of the pieces that a lesson is `about`."""
        if self._needed:
            self._stop()
            self._about = about
            self._advance()

    def touched(self) -> None:
        """Take the hand away, because somebody has touched the page."""
        if self._needed:
            was_shown = self.shown
            self._stop()
            self._appear()
            if was_shown:
                self._show()

    def add_to(self, scene: Scene, space: Space) -> Scene:
        """The scene with the hand in it, if it is shown and there is a gesture to show."""
        found = self._gesture(scene, space) if self.shown else None
        if found is None:
            return scene
        return scene.with_pieces(hint(scene, found, self._step > 0, space))

    def _gesture(self, scene: Scene, space: Space) -> Gesture | None:
        return gesture_to_show(scene, space, self._about, self._turn)

    def _stop(self) -> None:
        self._step = AWAY
        self._appear.cancel()
        for event in self._next:
            event.cancel()

    def _advance(self, *_: object) -> None:
        self._step = (self._step + 1) % len(STEPS)
        self._turn += self._step == 0
        self._next[self._step]()
        self._show()


def is_for_child(session: MatchSession, shown: Prompt | Handoff) -> bool:
    """Whether only a child who cannot read yet may see what is shown."""
    if not isinstance(shown, Prompt) or shown.audience is None:
        return False
    return session.profile(shown.audience).young
