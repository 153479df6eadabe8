"""The pages of a whole evening on a stage: its length, the time between matches, and its end."""

from functools import partial
from typing import Any

from kivy.app import App
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.uix.screenmanager import Screen

from engine.errors import Refusal
from mobileapp.languages.kivy_translation import tr
from mobileapp.player_profile import profiles_of
from mobileapp.stage.scene import (
    Action,
    AppCommand,
    Person,
    Reveal,
    Scene,
    SceneContext,
    Space,
    Step,
)
from mobileapp.stage.stage import Stage
from mobileapp.stage.textures import Textures
from mobileapp.theme import colour_of, theme
from mobileapp.tonight.ending import ending
from mobileapp.tonight.interlude import interlude
from mobileapp.tonight.length import length_page
from mobileapp.widgets.errors import show_error
from mobileapp.widgets.sheet import ask

LENGTH, INTERLUDE, ENDING = "length", "interlude", "ending"


class TonightScreen(Screen):
    """The page of a whole evening; which of its scenes is shown depends on how far it has come."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._app: Any = App.get_running_app()
        self._page = ""
        self._fresh = False
        """Whether a match has just ended, so that its lights are hung one by one."""
        self.textures = Textures(self._app)
        self.stage = Stage(self.textures)
        self.stage.bind(on_action=self._act, on_sound=self._sound)
        self.add_widget(self.stage)
        self.bind(size=self._lay_out_again)
        relayout = self._lay_out_again
        theme.bind(text_scale=relayout, high_contrast=relayout, insets=relayout)
        tr.bind(language=relayout)

    def open(self, page: str = LENGTH, fresh: bool = False) -> None:
        """Show one of the pages; `fresh` if a match has just ended."""
        self._page, self._fresh = page, fresh
        self.stage.reduce_motion = theme.reduce_motion
        self._app.device.stay_awake(page != LENGTH)
        self.stage.play(self._reveal())
        self._fresh = False

    def close(self) -> None:
        """Release everything that the page shows."""
        self._page = ""
        self._app.device.stay_awake(False)
        self.stage.turned = False
        self.stage.show(Scene({}))
        self.stage.finish()
        self.textures.release()

    @property
    def page(self) -> str:
        """The name of the page that is shown; empty if the screen is closed."""
        return self._page

    def _reveal(self) -> Reveal:
        flow, context = self._app.tonight, self._context()
        if self._page == INTERLUDE:
            return interlude(flow.interlude_view(self._fresh), context)
        if self._page == ENDING:
            return ending(flow.ending_view(), context)
        return (Step(0, length_page(flow.length_view(), context)),)

    def _context(self) -> SceneContext:
        left, top, right, bottom = theme.insets
        space = Space(
            Window.width, Window.height, (left, top, right, bottom), theme.text_scale,
            Metrics.density,
        )  # fmt: skip
        profiles = profiles_of(self._app.tonight.players, self._app.profile)
        people = tuple(
            Person(one.name, colour_of(one.colour), one.symbol, one.robot, one.chair)
            for one in profiles
        )
        return SceneContext(space, people, high_contrast=theme.high_contrast, language=tr.language)

    def _show(self) -> None:
        """Show the page as it is now, without its reveal."""
        self.stage.show(self._reveal()[-1].scene)

    def _lay_out_again(self, *_: object) -> None:
        if self._page:
            self._show()
            self.stage.finish()

    def _sound(self, _stage: Stage, name: str) -> None:
        self._app.device.play_sound(name)

    # --- what people do -----------------------------------------------------------------------

    def _act(self, _stage: Stage, action: Action) -> None:
        if not isinstance(action, AppCommand) or not self._page:
            return
        app, (command, _, value) = self._app, action.command.partition(":")
        match command:
            case "length":
                app.tonight.choose_minutes(int(value))
                self._show()
            case "begin":
                self._tell(app.tonight.begin())
            case "people":
                app.go("players", evening=True)
            case "back":
                app.back()
            case "turn":
                self.stage.turned = not self.stage.turned
            case "go":
                self._tell(app.tonight.go_on())
            case "another":
                app.tonight.another()
                self._show()
            case "enough":
                self._ask_to_end()
            case "games":
                app.home()
            case "book":
                app.home()
                app.go("evening", evening=0)

    def _tell(self, refusal: Refusal | None) -> None:
        """Say why the next match cannot be played."""
        if refusal is not None:
            show_error(tr._("This can’t be played now"), tr.explain(refusal))
            self._show()

    def _ask_to_end(self) -> None:
        end = partial(self._end)
        if not self._app.tonight.interlude_view(False).programme:
            end()
            return
        ask(
            tr._("Enough for today?"),
            tr._("The evening ends here, with a title for everyone."),
            # Translators: a button: end the evening
            tr._("End the evening"),
            tr._("Keep playing"),
            end,
        )

    def _end(self) -> None:
        app = self._app
        app.tonight.end()
        if app.tonight.saved is None or not app.tonight.saved.evening.played:
            app.home()
            return
        self.open(ENDING)
