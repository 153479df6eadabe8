"""The base class of pages that are scenes: values made by pure functions, shown on a stage."""

from collections.abc import Iterable
from typing import Any

from kivy.core.window import Window
from kivy.metrics import Metrics

from mobileapp.languages.kivy_translation import observable_tr
from mobileapp.languages.translation import tr
from mobileapp.player_profile import PlayerProfile
from mobileapp.running_app import running_app
from mobileapp.stage.commands import Command
from mobileapp.stage.parts import as_reveal
from mobileapp.stage.piece import Action, AppCommand
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.speech import sentence_at
from mobileapp.stage.stage import Stage
from mobileapp.stage.textures import Textures
from mobileapp.theme import theme
from mobileapp.widgets.app_screen import AppScreen
from mobileapp.widgets.excited_taps import recent_touches


def window_space() -> Space:
    """The window as it is now, with the text size that people have chosen."""
    left, top, right, bottom = theme.insets
    insets = (left, top, right, bottom)
    return Space(Window.width, Window.height, insets, theme.text_scale, Metrics.density)


def page_context(profiles: Iterable[PlayerProfile]) -> SceneContext:
    """What a scene may know in the present window, with the people of these profiles."""
    people = tuple(profile.person for profile in profiles)
    return SceneContext(
        window_space(), people, high_contrast=theme.high_contrast, language=tr.language
    )


class StagePage(AppScreen):
    """A page that fills the window with a stage.

    A subclass returns the scene of the page as it is now (`make_scene`), and runs the commands of
    its pieces (`run`). The page is laid out again when the window, the text size, the contrast or
    the language changes.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._app = running_app()
        self._open = False
        self.textures = Textures(self._app)
        self.stage = Stage(self.textures)
        self.stage.bind(on_action=self._act, on_sound=self._sound, on_point=self._read_aloud)
        self.stage.bind(on_said=self._read_to_child)
        self.add_widget(self.stage)
        self.bind(size=self._resized)
        relayout = self.relayout
        theme.bind(text_scale=relayout, high_contrast=relayout, insets=relayout)
        observable_tr.bind(language=relayout)

    def make_scene(self, context: SceneContext) -> Scene | Reveal:
        """The scene of the page; a reveal if it is to be shown step by step when it is opened."""
        raise NotImplementedError

    def run(self, command: Command, value: Any) -> None:
        """Run the command of a piece that was touched, with its value; see `Command`.

        Raises ValueError if it is no command of this page.
        """
        match command:
            case Command.BACK:
                self._app.back()
            case Command.TURN:
                self.stage.turned = not self.stage.turned
            case _:
                raise ValueError(f"{self.name} has no command {command!r}")

    def people(self) -> Iterable[PlayerProfile]:
        """The people whom the page shows; by default, nobody."""
        return ()

    def play(self) -> None:
        """Open the page: show its scene, or its reveal from the beginning."""
        if not self._open:
            self.stage.fingers.touched_before(recent_touches())
        self._open = True
        self.stage.reduce_motion = theme.reduce_motion
        self.stage.play(self._reveal())

    def refresh(self) -> None:
        """Show the page as it is now, without its reveal; what has changed moves."""
        self.stage.show(self._reveal()[-1].scene)

    def close(self) -> None:
        """Release everything that the page shows."""
        self._open = False
        self.stage.turned = False
        self.stage.show(Scene({}))
        self.stage.finish()
        self.textures.release()

    def relayout(self, *_: object) -> None:
        """Lay the page out again while it is open, without an animation."""
        if self._open:
            self.refresh()
            self.stage.finish()

    @property
    def context(self) -> SceneContext:
        """The data that a scene may use."""
        return page_context(self.people())

    def _reveal(self) -> Reveal:
        return as_reveal(self.make_scene(self.context))

    def _resized(self, *_: object) -> None:
        self.relayout()

    def _sound(self, _stage: Stage, name: str) -> None:
        self._app.device.play_sound(name)

    def _read_aloud(self, stage: Stage, x: float, y: float) -> None:
        """Say the sentence that a finger points at."""
        self._app.device.say(sentence_at(stage.scene, x, y))

    def _read_to_child(self, _stage: Stage, sentence: str) -> None:
        """Say a sentence by itself if somebody is there who cannot read yet."""
        if any(person.young for person in self.people()):
            self._app.device.say(sentence)

    def _act(self, _stage: Stage, action: Action) -> None:
        if isinstance(action, AppCommand) and self._open:
            self.run(action.command, action.value)
