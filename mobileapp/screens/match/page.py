"""The page of a running match: it shows the session's prompts and turns gestures into moves."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty

from engine.core import Handoff, Prompt
from engine.errors import Refusal
from mobileapp.device import Device
from mobileapp.games.intro import game_intro
from mobileapp.games.ui import game_ui
from mobileapp.languages.translation import tr
from mobileapp.match import cues
from mobileapp.match.session import MatchSession
from mobileapp.player_profile import PlayerProfile
from mobileapp.screens.match.change_players import ChangePlayersSheet
from mobileapp.screens.match.gesture_hints import GestureHints
from mobileapp.screens.match.lessons import Lessons
from mobileapp.stage.commands import Command
from mobileapp.stage.looks import token
from mobileapp.stage.parts import add_common_controls, each_scene, independent_of_deal, message
from mobileapp.stage.piece import Action, AppCommand, Choose, Dragged, EndPeek, Lift, Peek, Send
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.stage import Stage
from mobileapp.theme import theme
from mobileapp.tonight.parts import leading_on
from mobileapp.widgets.app_screen import SharedPicture
from mobileapp.widgets.badge import BADGE_MARGIN
from mobileapp.widgets.excited_taps import recent_touches
from mobileapp.widgets.person_button import PersonButton, add_tokens
from mobileapp.widgets.sheet import Sheet, tell
from mobileapp.widgets.stage_page import StagePage, page_context

UNDO_OFFERED = 4.0
"""How long the button to undo a move is shown, in seconds."""
MESSAGE = 3.2
"""How long a message stays visible, in seconds."""
COVER_ARRIVES, BADGE_ARRIVES = 0.35, 0.75
"""When the moving copies of the cover and of the badges begin to fade out.

Both are parts of the duration of the page transition.
"""


class MatchScreen(StagePage):
    """The page of a running match; it gets prompts and hand-offs, but never the match's state."""

    session = ObjectProperty(None, allownone=True)
    flash = NumericProperty(0)
    lingers = False  # nothing of a match may be seen after people have left it

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.stage.bind(on_typed=self._type, on_dragged=self._drag, on_rest=self._at_rest)
        with self.canvas.after:
            self._flash_colour = Color(*theme.gold[:3], 0)
            self._frame = Line(width=dp(14))
        self.bind(flash=self._draw_flash)
        theme.bind(reduce_motion=self._set_motion)
        self._end_undo = Clock.create_trigger(self._withdraw_undo, UNDO_OFFERED)
        self._end_message = Clock.create_trigger(self._withdraw_message, MESSAGE)
        self._message, self._message_far = "", False
        """The current message, and whether it is for the far side of the table."""
        self._undo_offered = False
        self._faces_far = False
        """Whether the stage is turned for somebody at the far edge who looks at a secret."""
        self._peek_held = False
        """Whether the visible secret is hidden again as soon as the finger is lifted."""
        self.hints = GestureHints(self.relayout)
        self.lessons = Lessons(self, self.stage, self.hints)

    # --- opening and closing ------------------------------------------------------------------

    def open(self, session: MatchSession) -> None:
        """Show the match of a session."""
        self.session, self._open = session, True
        self._ui = game_ui(session.game)
        self._cover_picture = game_intro(session.game).cover
        self.stage.ambience.set_lights(self._ui.lights)
        self._width = Window.width
        self._reported: set[str] = set()
        self._last_public: Prompt | None = None
        """The latest public prompt, which is not animated again after a peek or a pause."""
        robots = any(profile.robot for profile in session.profiles())
        library = self._app.library
        self._pictured_words = (
            library.pictured_words(session.game, session.language) if robots else {}
        )
        """The words with pictures, by their text, as only robots write words of their own."""
        self._message = ""
        self._undo_offered = False
        self._in_game_night = self._app.tonight.is_playing(session.match_id)
        self.lessons.open(session)
        self._set_motion()
        self.stage.cancel_preparation()  # it may have been for other players
        session.bind(**self._session_events())
        Window.bind(**self._window_events())
        self._app.device.bind(on_flash=self._light_up)
        self.stage.fingers.touched_before(recent_touches())
        self.hints.follow(session)
        self._show(fresh=True)

    def prepare(
        self,
        game: str,
        shown: Prompt | Handoff,
        other: Prompt | Handoff,
        profiles: Iterable[PlayerProfile],
    ) -> None:
        """Start to paint those parts of a match's first scene that do not depend on the deal.

        `shown` and `other` are the first screens of two trial matches with the same players. Both
        have other deals than the real match, so that its deal cannot leak.
        """
        ui, context = game_ui(game), page_context(profiles)
        scene, another = (ui.scene(one, context, ui.choice)[0].scene for one in (shown, other))
        self.stage.prepare(
            add_common_controls(independent_of_deal(scene, another), context, secret=False)
        )

    def close(self) -> None:
        """Pause the match behind its curtain, and release everything that the page shows."""
        Window.unbind(**self._window_events())
        self._app.device.unbind(on_flash=self._light_up)
        session, self.session, self._open = self.session, None, False
        session.unbind(**self._session_events())
        session.pause()
        self._end_undo.cancel()
        self._end_message.cancel()
        self.lessons.close()
        self.hints.follow(None)
        self._faces_far = False
        super().close()

    def handle_back(self) -> bool:
        """Make the enlarged picture of the ending small again, or open the pause menu."""
        behind = self.stage.scene.pieces.get("behind")
        if behind is not None and behind.tap is not None:
            self._act(self.stage, behind.tap)
        else:
            self._app.match_flow.pause_menu.show(self.session)
        return True

    def shared_pictures(self) -> Iterator[SharedPicture]:
        """The pictures that this page shares with the page before or after it.

        The game's cover fills the window and fades into the background; badges move to their places
        in the first scene. If the scene is secret, or people leave the match, only the cover is
        shared.
        """
        cached = self._app.pictures.cached
        yield SharedPicture(
            self._cover_picture,
            lambda: (*self.pos, *self.size),
            partial(cached, self._cover_picture),
            dissolve=COVER_ARRIVES,
        )
        if self.session is None or self.stage.scene.secret:
            return
        pieces = {piece.look: piece for piece in self.stage.scene.pieces.values()}
        for person in (one.person for one in self.session.at_table):
            if badge := pieces.get(token(person)):
                box = badge.rect.inset(-badge.rect.w * BADGE_MARGIN)
                yield SharedPicture(
                    ("badge", person.name),
                    lambda box=box: box,  # type: ignore[misc]
                    lambda: None,
                    angle=badge.angle,
                    dissolve=BADGE_ARRIVES,
                )

    def _session_events(self) -> dict[str, Any]:
        return {
            "current": self._current_changed,
            "time_left": self._tick,
            "thinking": self.relayout,
            "on_covered": self._cover,
            "on_moved": self._offer_undo,
            "on_turn_over": self._let_go,
            "on_refused": self._say_why_not,
            "on_not_saved": self._say_not_saved,
        }

    def _window_events(self) -> dict[str, Any]:
        events = ("on_touch_down", "on_touch_move", "on_key_down", "on_textinput")
        return dict.fromkeys(events, self._on_activity) | {"width": self._window_turned}

    def _on_activity(self, *_: Any) -> None:
        if self.session is not None:
            self.session.touched()
            self.hints.touched()

    # --- from the match to the stage ----------------------------------------------------------

    def people(self) -> Iterable[PlayerProfile]:
        profiles: Iterable[PlayerProfile] = self.session.profiles()
        return profiles

    @property
    def context(self) -> SceneContext:
        """The data that a scene may use besides its prompt."""
        session = self.session
        by_round = session.profiles_by_round()
        return super().context._replace(
            peekers=session.peekers(),
            can_undo=self._undo_offered and session.why_not_undo() is None,
            thinking=tuple(session.thinking),
            held=self._peek_held,
            robots_know=session.robots_know,
            may_change_players=session.changes.possible,
            best_before=session.best_before,
            notes=session.notes,
            pictured_words=self._pictured_words,
            present=session.present,
            people_by_round=tuple(tuple(one.person for one in people) for people in by_round),
        )

    def make_scene(self, context: SceneContext) -> Reveal:
        """The reveal of the current prompt or hand-off, with the common controls."""
        shown = self.session.current
        reveal = self._ui.scene(shown, context, self._choice())
        secret = isinstance(shown, Prompt) and shown.audience is not None
        return each_scene(reveal, lambda scene: self._finished(scene, context, secret))

    def _finished(self, scene: Scene, context: SceneContext, secret: bool) -> Scene:
        scene = self.hints.add_to(add_common_controls(scene, context, secret), context.space)
        if self._in_game_night and "again" in scene.pieces:
            scene = leading_on(scene, context.space)
        if self._message:
            far = self._message_far and not secret and scene.curtain is None
            sentence = message(context, self._message, far)
            scene = scene._replace(pieces={**scene.pieces, **sentence})
        return scene

    def _choice(self) -> Any:
        shown = self.session.current
        return self.session.choice_for(shown) if isinstance(shown, Prompt) else None

    def _show(self, fresh: bool = False) -> None:
        """Show the current prompt or hand-off.

        With `fresh`, the reveal of a result starts at its beginning; otherwise a running reveal
        continues, and one that is over stays at its last scene.
        """
        reveal = self.make_scene(self.context)
        if not fresh and 0 < self.stage.scenes_left < len(reveal):
            self.stage.update(reveal)
        elif not fresh:
            self.stage.show(reveal[-1].scene)
        else:
            if len(reveal) > 1:
                self.session.robots_wait = True  # they wait until the reveal is over
                self.lessons.wait_for_celebration()
            self.stage.play(reveal)
        self.lessons.follow_subjects()

    def _current_changed(self, *_: Any) -> None:
        self.lessons.clear()
        self.hints.follow(self.session)
        self._message = ""
        shown = self.session.current
        if (shown.audience if isinstance(shown, Prompt) else shown.to) is None:
            self._face_far(False)
        self._show(fresh=shown != self._last_public)
        if isinstance(shown, Prompt) and shown.audience is None:
            self._last_public = shown

    def _face_far(self, far: bool) -> None:
        """Turn the stage for somebody at the far edge who looks at a secret, or back afterwards."""
        if far != self._faces_far:
            self._faces_far = far
            self.stage.turned = not self.stage.turned

    def relayout(self, *_: object) -> None:
        """Show the scene again after a change of size, language or look; a reveal continues."""
        if self._open:
            self._show()

    def _resized(self, *_: object) -> None:
        self._frame.rectangle = (*self.pos, *self.size)
        super().relayout()

    def refresh(self) -> None:
        self._show()

    def _set_motion(self, *_: Any) -> None:
        self.stage.reduce_motion = theme.reduce_motion

    def _tick(self, _session: MatchSession, seconds: float) -> None:
        self.stage.time_left = seconds

    def _offer_undo(self, _session: MatchSession) -> None:
        """Offer to undo the latest move, for `UNDO_OFFERED` seconds."""
        self._undo_offered = True
        self._end_undo.cancel()
        self._end_undo()

    def _withdraw_undo(self, _dt: float) -> None:
        self._undo_offered = False
        self.relayout()

    # --- from fingers to the match ------------------------------------------------------------

    def _act(self, _stage: Stage, action: Action) -> None:
        session = self.session
        if session is None:
            return
        match action:
            case Choose(choice):
                session.keep_choice(choice)
                self._show()
            case Send():
                if action.placed:
                    self.stage.show(self.stage.scene.with_pieces(action.placed))
                if action.faces_far:
                    self._face_far(True)
                if not session.move(*action.moves):
                    self._face_far(False)
                    self._show()  # a refused piece returns to its place
            case Lift(then):
                session.lift()
                if then is not None:
                    self._act(self.stage, then)
            case Peek(seat, held):
                self._peek_held = held
                session.peek(seat)
            case EndPeek():
                self._peek_held = False
                session.end_peek()
            case AppCommand(command, value):
                self.run(command, value)

    def run(self, command: Command, value: Any) -> None:
        app = self._app
        match command:
            case Command.PAUSE:
                app.match_flow.pause_menu.show(self.session)
            case Command.UNDO:
                self._undo_offered = False
                self.session.undo()
            case Command.HIDE:
                self.session.hide_secret()
            case Command.PLAYERS:
                ChangePlayersSheet(self.session).open()
            case Command.NOT_ME:
                self._ask_who_has_the_tablet()
            case Command.AGAIN:
                self._go_on(app.match_flow.play_again)
            case Command.LEAVE:
                app.match_flow.leave()
            case Command.SAY:
                self.say(value)
            case Command.INTERLUDE:
                self._go_on(app.tonight.show_interlude)
            case _:
                super().run(command, value)

    def _go_on(self, further: Callable[[], object]) -> None:
        """Go on from the end of a match, unless that could not be saved: it would be lost.

        People are told again why not; they can still leave through the menu.
        """
        self._reported.clear()
        if self.session is not None and self.session.save():
            further()

    def _type(self, _stage: Stage, name: str, text: str) -> None:
        if self.session is None or not isinstance(self.session.current, Prompt):
            return
        field = self.stage.scene.field
        if field is not None and field.note is not None:
            self.session.note(field.note._replace(text=text))
        else:
            self.session.keep_choice(self._choice()._replace(**{name: text}))
        self._show()

    def _drag(self, _stage: Stage, dragged: Dragged) -> None:
        if self.session is None or not isinstance(self.session.current, Prompt):
            return
        action = self._ui.dragged(self.session.current, self.context, self._choice(), dragged)
        if action is not None:
            self._act(self.stage, action)
        elif dragged.done:
            self._show()

    def _sound(self, stage: Stage, name: str) -> None:
        if name in cues.STEPS:
            self._app.device.signal(cues.STEPS[name])
        else:
            super()._sound(stage, name)

    def _ask_who_has_the_tablet(self) -> None:
        """Open a sheet on which people say which other player has the tablet and acts first.

        The curtain stays closed.
        """
        shown = self.session.current
        if not isinstance(shown, Handoff) or not shown.alternatives:
            return
        sheet = Sheet(
            title=tr._("Who has the phone?") if theme.compact else tr._("Who has the tablet?")
        )
        profile = self.session.profile
        add_tokens(sheet, [
            (PersonButton(profile=profile(seat)), partial(self._pass_to, seat))
            for seat in shown.alternatives
        ])  # fmt: skip
        sheet.open()

    def _pass_to(self, seat: int) -> None:
        if self.session is not None:
            self.session.pass_to(seat)

    def _at_rest(self, *_: object) -> None:
        self._app.idle_tasks.tidy_young()
        self.lessons.show_next()

    # --- what covers the table ----------------------------------------------------------------

    def _cover(self, _session: MatchSession) -> None:
        self._peek_held = False
        self._show()
        self.stage.close_now()

    def _let_go(self, _session: MatchSession) -> None:
        self.stage.fingers.let_go_of_free(Clock.time())  # their turn is over

    def _window_turned(self, _window: object, width: float) -> None:
        """Hide a secret after the window was rotated, as the tablet may be changing hands.

        Only a change of width counts, because a keyboard changes the height.
        """
        if self.session is not None and width != self._width:
            self._width = width
            self.session.hide_secret()

    # --- messages -----------------------------------------------------------------------------

    def say(self, sentence: str) -> None:
        """Show a message for `MESSAGE` seconds, facing the side of the table last touched."""
        self._message, self._message_far = sentence, self.stage.touched_far_side
        self._end_message.cancel()
        self._end_message()
        self._show()

    def _withdraw_message(self, _dt: float) -> None:
        self._message = ""
        self.relayout()

    def _say_why_not(self, _session: MatchSession, refusal: Refusal) -> None:
        self.say(tr.explain(refusal))

    def _say_not_saved(self, _session: MatchSession, problem: Exception) -> None:
        """Tell people that the match is not saved, once for every kind of problem."""
        key = problem.key if isinstance(problem, Refusal) else type(problem).__name__
        if key not in self._reported:
            self._reported.add(key)
            reason = (
                tr.explain(problem)
                if isinstance(problem, Refusal)
                else tr._("This game can’t be saved at the moment.")
            )
            tell(tr._("Not saved"), reason, tr._("OK"))

    def _light_up(self, _device: Device, strength: float) -> None:
        """Flash a frame around the table, the visible counterpart of a vibration."""
        Animation.cancel_all(self, "flash")
        self.flash = strength
        Animation(flash=0, duration=0.5).start(self)

    def _draw_flash(self, _screen: object, strength: float) -> None:
        self._flash_colour.a = strength
