"""The lessons of a first game: which one is shown over the table, and when."""

from typing import Any

from kivy.clock import Clock
from kivy.uix.widget import Widget

from engine.core import Prompt
from mobileapp.match.guide import Guide, Lesson, pieces_of
from mobileapp.match.session import MatchSession
from mobileapp.running_app import running_app
from mobileapp.screens.match.gesture_hints import GestureHints, is_for_child
from mobileapp.screens.match.lesson import LessonPopup
from mobileapp.stage.geometry import Rect, hull, joined
from mobileapp.stage.piece import Lift
from mobileapp.stage.stage import Stage
from mobileapp.theme import theme
from mobileapp.widgets.discard import discard

CELEBRATION = 4.0
"""For how many seconds a result is shown before a lesson of the guide may cover it."""


class Lessons:
    """Shows the guide's lessons over the table, one at a time; robots wait meanwhile."""

    def __init__(self, page: Widget, stage: Stage, hints: GestureHints) -> None:
        self._page, self._stage, self._hints = page, stage, hints
        self._session: MatchSession | None = None
        self._popup: LessonPopup | None = None
        self._just_revealed = False
        """Whether a reveal has shown the current screen less than `CELEBRATION` seconds ago."""
        self._end_celebration = Clock.create_trigger(self._celebrated, CELEBRATION)

    def open(self, session: MatchSession) -> None:
        """Begin with the lessons of a match."""
        self._session = session
        self._guide = Guide(running_app().storage, session.match_id, session.game)

    def close(self) -> None:
        """End the lessons, because the page of the match is left."""
        self._session = None
        self.clear()

    def clear(self) -> None:
        """Remove the lesson that is shown, before another prompt or hand-off is."""
        self._remove()
        self._just_revealed = False
        self._end_celebration.cancel()

    def wait_for_celebration(self) -> None:
        """Show the next lesson some time after the reveal of a result that begins now."""
        self._just_revealed = True

    def show_next(self) -> None:
        """Show the guide's next lesson over the scene, if there is one and no lesson is shown yet.

        After a reveal, it is shown only after `CELEBRATION` seconds, because it would cover what
        people are happy about. Robots wait while a lesson is shown. On a page that only a child may
        see who cannot read yet, a hand shows the gesture instead.
        """
        session = self._session
        if session is None or self._popup is not None:
            return
        prompt = self._prompt_to_explain(session)
        if prompt is None:
            return
        robots = [seat for seat, person in enumerate(session.profiles()) if person.robot]
        child = any(person.young for person in session.at_table)
        lesson = self._guide.lesson(prompt, session.names, robots, child)
        if lesson is not None and is_for_child(session, session.current):
            self._show_by_hand(prompt, session)
            return
        session.robots_wait = lesson is not None
        if lesson is None:
            if self._guide.ends_at(prompt):
                self._guide.stop()
            return
        if self._just_revealed:
            self._end_celebration()
            return
        popup = self._popup = LessonPopup(
            lesson,
            self._subjects_of(lesson),
            for_all=prompt.audience is None and not theme.compact,
        )
        popup.bind(on_understood=self._understood, on_stop_guide=self._stop_guide)
        if prompt.audience is None:
            device = running_app().device
            popup.spoken = device.voice
            popup.bind(on_point=lambda popup: device.say(popup.lesson.text))
            if child:
                device.say(lesson.text)
        self._page.add_widget(popup)

    def _show_by_hand(self, prompt: Prompt, session: MatchSession) -> None:
        """Let the hand show what the lessons about a prompt say, in place of all of them."""
        about = ""
        while lesson := self._guide.lesson(prompt, session.names):
            about = f"{about} {lesson.about}"
            self._guide.mark_read(prompt, lesson, session.names)
        self._hints.show_now(about)

    def follow_subjects(self) -> None:
        """Point at the subjects of the shown lesson again, because pieces may have moved."""
        if self._popup is not None:
            self._popup.point_at(self._subjects_of(self._popup.lesson))

    def _celebrated(self, _dt: float) -> None:
        """Show the lesson that has waited since the reveal, or let it wait until all lies still."""
        self._just_revealed = False
        if self._stage.at_rest:
            self.show_next()

    def _prompt_to_explain(self, session: MatchSession) -> Prompt | None:
        """The prompt that the guide explains now; None if there is none.

        It is usually the visible prompt. The prompt behind the curtain is explained only if the
        gesture that opens the curtain also answers it (`Lift.then`).
        """
        shown: Any = session.current
        if isinstance(shown, Prompt):
            return shown
        pieces = self._stage.scene.pieces.values()
        actions = (action for piece in pieces for action in (piece.tap, piece.flick))
        if any(isinstance(action, Lift) and action.then is not None for action in actions):
            return session.covered_prompt
        return None

    def _subjects_of(self, lesson: Lesson) -> list[Rect]:
        """The bounding boxes of a lesson's subjects, one per key in `lesson.about`.

        Keys without pieces in the scene are left out. Copies for the far side (`-far`) have a box
        of their own. Boxes that overlap become one, so that no frame cuts through a subject.
        """
        stage = self._stage
        pieces = stage.scene.pieces
        near = {key: piece for key, piece in pieces.items() if not key.endswith("-far")}
        far = {key: piece for key, piece in pieces.items() if key.endswith("-far")}
        kinds = (pieces_of(about, side) for about in lesson.about.split() for side in (near, far))
        boxes = joined([hull([piece.rect for piece in found]) for found in kinds if found])
        whole = Rect(*stage.pos, *stage.size)
        return [box.across(whole) if stage.turned else box for box in boxes]

    def _understood(self, popup: LessonPopup) -> None:
        session = self._session
        prompt = self._prompt_to_explain(session) if session is not None else None
        if session is not None and prompt is not None:
            self._guide.mark_read(prompt, popup.lesson, session.names)
        self._remove()
        self.show_next()

    def _stop_guide(self, _popup: LessonPopup) -> None:
        self._guide.stop()
        self._remove()
        self.show_next()

    def _remove(self) -> None:
        if self._popup is not None:
            discard(self._popup)
            self._popup = None
            if self._session is not None:
                self._session.robots_wait = False
