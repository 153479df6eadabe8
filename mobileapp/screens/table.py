"""The table: shows the curtain or the prompt in sight, and never both at once."""

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.screenmanager import Screen

from engine.core import Handoff, Prompt
from engine.refusal import Refusal
from mobileapp.device import Device
from mobileapp.games import screen_for
from mobileapp.games.screen import PromptScreen
from mobileapp.guide import Guide
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.screens.curtain import Curtain
from mobileapp.theme import theme
from mobileapp.widgets import backdrop, buttons, load_rules
from mobileapp.widgets.lesson import LessonNote
from mobileapp.widgets.sheet import tell

SETTLE = 0.3
"""Seconds after a change in which touches are ignored: a double tap plays once."""


class TableScreen(Screen):
    """One match in play."""

    play = ObjectProperty(None, allownone=True)
    headline = StringProperty("")
    hint = StringProperty("")
    """What the guide of a first game says about the screen in sight, in one line."""
    secret = BooleanProperty(False)
    covered = BooleanProperty(True)
    flash = NumericProperty(0)
    message = StringProperty("")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._settling = Clock.create_trigger(self._settle, SETTLE)

    def open(self, play: Play) -> None:
        """Sit down at a match."""
        self.play = play
        self._settled = True
        self._width = Window.width
        self._told: set[str] = set()
        self._guide = Guide(App.get_running_app().storage, play.match_id, play.game)
        play.bind(**self._play_events())
        Window.bind(**self._window_events())
        App.get_running_app().device.bind(on_flash=self._light_up)
        self._show(play, play.screen)

    def close(self) -> None:
        """Get up for a while: the match waits behind its curtain."""
        Window.unbind(**self._window_events())
        App.get_running_app().device.unbind(on_flash=self._light_up)
        play, self.play = self.play, None
        play.unbind(**self._play_events())
        play.pause()
        self.ids.stage.clear_widgets()

    def _play_events(self) -> dict[str, Any]:
        return {
            "screen": self._show,
            "on_covered": self._drop_curtain,
            "on_refused": self._say_why_not,
            "on_trouble": self._say_trouble,
        }

    def _window_events(self) -> dict[str, Any]:
        stirring = ("on_touch_down", "on_touch_move", "on_key_down", "on_textinput")
        return dict.fromkeys(stirring, self._stir) | {"width": self._turned}

    def _stir(self, *_: Any) -> None:
        """Somebody touches the glass or the keyboard."""
        if self.play is not None:
            self.play.touched()

    def _drop_curtain(self, _play: Play) -> None:
        for widget in self.ids.stage.children:
            if isinstance(widget, Curtain):
                widget.drop()

    def _show(self, play: Play, screen: Prompt | Handoff) -> None:
        self.message = ""
        if not self._goes_on(screen):
            self._replace(play, screen)
        self._ignore_touches()
        self._teach()

    def _ignore_touches(self) -> None:
        """For a moment: something has just changed."""
        self._settled = False
        self._settling.cancel()
        self._settling()

    def _goes_on(self, screen: Prompt | Handoff) -> bool:
        """Whether the screen in sight shows the next prompt too, without being made anew."""
        return isinstance(screen, Prompt) and any(
            isinstance(view, PromptScreen) and view.follow(screen)
            for view in self.ids.stage.children
        )

    def _replace(self, play: Play, screen: Prompt | Handoff) -> None:
        # The old widget goes before the new one is made: no frame holds two people's secrets.
        self.ids.stage.clear_widgets()
        App.get_running_app().idle_tasks.tidy()
        self.covered = isinstance(screen, Handoff)
        if isinstance(screen, Handoff):
            self.secret, self.headline = False, ""
            self.ids.stage.add_widget(Curtain(play, screen))
        else:
            view: PromptScreen = screen_for(play.game, screen)(play, screen)
            self.secret, self.headline = screen.audience is not None, view.headline
            view.bind(headline=self._head, at_rest=self._teach)
            self.ids.stage.add_widget(view)

    def _head(self, view: PromptScreen, headline: str) -> None:
        if view.parent is not None:  # out of sight it has nothing more to say
            self.headline = headline

    # --- the guide of a first game ------------------------------------------------------------

    def _teach(self, *_: object) -> None:
        """Lay the guide's next note over the screen in sight, once that has come to rest."""
        play, stage = self.play, self.ids.stage
        if play is None:  # what slid into its place is no longer in sight
            return
        prompt = None if self.covered else play.screen
        self.hint = self._guide.hint(prompt, play.names) if prompt else ""
        lesson = self._guide.lesson(prompt, play.names) if prompt else None
        play.held = lesson is not None
        view = stage.children[-1]
        if lesson is not None and view.at_rest and len(stage.children) == 1:
            note = LessonNote(lesson, view.part(lesson.about) if lesson.about else None)
            note.bind(on_understood=self._go_on_teaching, on_enough=self._stop_teaching)
            stage.add_widget(note)
            self._ignore_touches()

    def _go_on_teaching(self, note: LessonNote) -> None:
        self._guide.tick_off(self.play.screen, note.lesson, self.play.names)
        self._take_away(note)

    def _stop_teaching(self, note: LessonNote) -> None:
        self._guide.fall_silent()
        self._take_away(note)

    def _take_away(self, note: LessonNote) -> None:
        self.ids.stage.remove_widget(note)
        self._ignore_touches()
        self._teach()

    # --- what is said in passing --------------------------------------------------------------

    def _light_up(self, _device: Device, strength: float) -> None:
        """The visible twin of a pulse: the frame of the table glows and fades."""
        Animation.cancel_all(self, "flash")
        self.flash = strength
        Animation(flash=0, duration=0.5).start(self)

    def _settle(self, _dt: float) -> None:
        self._settled = True

    def _turned(self, _window: object, width: float) -> None:
        """Whoever turns the tablet may be handing it on. A keyboard only takes some height."""
        if self.play is not None and width != self._width:
            self._width = width
            self.play.hide_secret()

    def _say_why_not(self, _play: Play, refusal: Refusal) -> None:
        self.say(tr.explain(refusal))

    def _say_trouble(self, _play: Play, problem: Exception) -> None:
        """The match goes on unsaved; once for every kind of trouble, people are told."""
        key = problem.key if isinstance(problem, Refusal) else type(problem).__name__
        if key not in self._told:
            self._told.add(key)
            reason = (
                tr.explain(problem)
                if isinstance(problem, Refusal)
                else tr._("This match cannot be saved at the moment.")
            )
            tell(tr._("Not saved"), reason, tr._("All right"))

    def say(self, message: str) -> None:
        """Show a sentence for a moment."""
        self.message = message
        Animation.cancel_all(self.ids.toast)
        self.ids.toast.opacity = 1
        (Animation(duration=3.2) + Animation(opacity=0, duration=theme.motion(0.4))).start(
            self.ids.toast
        )

    def on_touch_down(self, touch: Any) -> bool:
        if not self._settled and not self.covered:
            return True
        return bool(super().on_touch_down(touch))


load_rules(__file__, backdrop, buttons)
