"""Drives the real app in one shared window: real touches, a virtual clock, frames on demand."""

import gc
import itertools
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, wait
from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.base import EventLoop, runTouchApp, stopTouchApp
from kivy.clock import Clock
from kivy.config import Config
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from kivy.input.motionevent import MotionEvent
from kivy.input.postproc import kivy_postproc_modules
from kivy.lang import Builder
from kivy.lang.parser import global_idmap
from kivy.logger import LoggerHistory
from kivy.uix.recycleview import views as recycled_views
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget
from PIL import Image
from PIL.Image import Transpose

from engine.packs import Pack
from engine.registry import all_games
from mobileapp.stage.space import RECENT
from mobileapp.widgets.press import BACK_KEY

SIZES = {
    "tablet": (1280, 800),
    "portrait": (800, 1280),
    "phone": (360, 740),
    "phone-landscape": (740, 360),
}


class VirtualTime:
    """A clock that moves only when a frame is pumped."""

    def __init__(self) -> None:
        self.now = Clock.time() + 1

    def __call__(self) -> float:
        return self.now


for _device, _ in list(Config.items("input")):
    Config.remove_option("input", _device)  # only our own touches
TIME = VirtualTime()
Clock.time = TIME
Clock._max_fps = 0
Window.close = lambda *_: None  # the one GL context must outlive every test

_touch_ids = itertools.count(1)
_old_fields: list[TextInput] = []


class Touch(MotionEvent):
    """A finger, in window coordinates."""

    def __init__(self, x: float, y: float) -> None:
        place = {"x": x / Window.width, "y": y / Window.height}
        super().__init__("test", next(_touch_ids), place, is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, args: dict[str, float]) -> None:
        self.sx, self.sy = args["x"], args["y"]
        super().depack(args)


class SampleMemories:
    """Memories for an app that has no earlier evenings, so that every game can be played."""

    def packs(self) -> tuple[Pack, ...]:
        return tuple(pack for game in all_games() for pack in game.samples)


def change_focus(focus: bool) -> None:
    """Give the window the focus of the system, or take it away."""
    Window._focus = focus


def _skip_drawing(*_: Any) -> bool:
    return True


class Driver:
    """Starts an app, touches it, and reads the screen; the opening of a new tablet is shown only on
    request.
    """

    frame = 1 / 60
    """Seconds of virtual time from one frame to the next."""

    def __init__(
        self, app: App, size: str = "tablet", draw: bool = False, opening: bool = False
    ) -> None:
        self.app = app
        app.has_opening = opening
        app.memories = SampleMemories()
        self.set_drawing(draw)
        Window.size = SIZES[size]
        Window.register()
        Window.initialized = True
        EventLoop.quit = False
        app._run_prepare()
        runTouchApp(embedded=True)
        self.begin()

    def begin(self) -> None:
        """Let the first frames pass."""
        self.pump(3)

    def use_own_memories(self) -> None:
        """Let the app make memories of its own evenings, in place of samples."""
        vars(self.app).pop("memories", None)

    @staticmethod
    def set_drawing(draw: bool) -> None:
        for event in ("on_draw", "on_flip"):
            Window.funbind(event, _skip_drawing)
            if not draw:
                Window.fbind(event, _skip_drawing)

    def stop(self) -> None:
        """End the app and leave the window empty for the next one."""
        self.app.dispatch("on_stop")
        for field in self._text_fields():  # Kivy never frees text fields: drop what they reference
            field.parent.remove_widget(field)
            Builder.unbind_widget(field.uid)  # else it follows every later change of the theme
            _old_fields.append(field)
        for child in list(Window.children):
            Window.remove_widget(child)
        stopTouchApp()
        for event in list(Clock.get_events()):
            event.cancel()
        Animation._instances.clear()  # an unfinished one would keep the whole app alive
        for canvas in (Window.canvas, Window.canvas.before, Window.canvas.after):
            canvas.clear()
        App._running_app = None
        # Rules of kv that ran while it stopped have found it again, and would keep it.
        object.__setattr__(global_idmap["app"], "_obj", None)
        EventLoop.touches.clear()
        for taps in ("doubletap", "tripletap"):  # they keep touches, which keep widgets
            kivy_postproc_modules[taps].touches.clear()
        recycled_views._cached_views.clear()  # else cells of this app come into the next one
        recycled_views._cache_count = 0
        LoggerHistory.clear_history()  # a logged traceback keeps the app
        TextInput._adjust_viewport(None, 0, 0)  # Kivy keeps the latest field it was called with
        TextInput._adjust_viewport.cancel()
        Window.release_all_keyboards()
        self._free()

    def _free(self) -> None:
        """Free the widgets of the app: they reference one another, and dead ones would follow every
        change of the theme.
        """
        gc.collect()

    def _text_fields(self) -> list[TextInput]:
        screens = self.app.screens.screens if hasattr(self.app, "screens") else ()
        aside = (widget for screen in screens for widget in screen.walk())
        fields = {widget for widget in (*self.widgets(), *aside) if isinstance(widget, TextInput)}
        return [field for field in fields if field.parent is not None]

    # --- time ---------------------------------------------------------------------------------

    def pump(self, frames: int = 1) -> None:
        for _ in range(frames):
            self._await_workers()
            TIME.now += self.frame
            EventLoop.idle()

    def _await_workers(self) -> None:
        """Wait for the worker threads: pictures and robots' data are loaded in real time, and are
        ready in the next frame.
        """
        if jobs := [job for job in self._jobs() if not job.done()]:
            wait(jobs, timeout=10)

    def _jobs(self) -> Iterator[Future[Any]]:
        """What the worker threads do, or are yet to do."""
        if session := getattr(self.app, "session", None):
            yield from session.preparing
        if pictures := getattr(self.app, "pictures", None):
            yield from pictures.waiting.values()
        for textures in self._textures():
            yield from textures.waiting.values()
        screens = getattr(self.app, "screens", None)
        for screen in screens.screens if screens is not None else ():
            yield from getattr(screen, "waiting", ())

    def _textures(self) -> Iterator[Any]:
        """The texture caches of the pages and of the stages, if they exist."""
        screens = getattr(self.app, "screens", None)
        for screen in screens.screens if screens is not None else ():
            if textures := getattr(screen, "textures", None):
                yield textures
        if "painter" in vars(self.app):
            yield self.app.painter

    def wait(self, seconds: float) -> None:
        self.pump(max(1, round(seconds / self.frame)))

    @property
    def animates(self) -> bool:
        """Whether an animation of Kivy goes on."""
        return bool(Animation._instances)

    def until(self, condition: Callable[[], Any], seconds: float = 5) -> Any:
        """Let time pass until something is true."""
        for _ in range(int(seconds / self.frame)):
            if found := condition():
                return found
            self.pump()
        raise AssertionError(f"did not happen within {seconds} s")

    # --- finding ------------------------------------------------------------------------------

    def widgets(self) -> Iterator[Widget]:
        """Everything on the screen, what lies on top last."""
        for child in reversed(Window.children):
            yield from child.walk()

    def find(self, kind: type | str, **properties: Any) -> list[Any]:
        """Widgets of a class (or class name) whose properties have these values."""
        return [
            widget
            for widget in self.widgets()
            if (
                type(widget).__name__ == kind if isinstance(kind, str) else isinstance(widget, kind)
            )
            and all(getattr(widget, name, None) == value for name, value in properties.items())
        ]

    def one(self, kind: type | str, **properties: Any) -> Any:
        found = self.find(kind, **properties)
        assert len(found) == 1, f"{len(found)} of {kind} {properties}: {self.texts()}"
        return found[0]

    def texts(self) -> list[str]:
        """Every text on the screen."""
        return [widget.text for widget in self.widgets() if getattr(widget, "text", "")]

    def says(self, text: str) -> bool:
        """Whether a text is on the screen; non-breaking spaces count as plain ones."""
        plain = text.replace("\N{NO-BREAK SPACE}", " ")
        return any(plain in shown.replace("\N{NO-BREAK SPACE}", " ") for shown in self.texts())

    # --- fingers ------------------------------------------------------------------------------

    def down(self, x: float, y: float) -> Touch:
        touch = Touch(x, y)
        EventLoop._dispatch_input("begin", touch)
        self.pump()
        return touch

    def move(self, touch: Touch, x: float, y: float) -> None:
        self.move_all([touch], [(x, y)])

    def move_all(self, touches: Iterable[Touch], places: Iterable[tuple[float, float]]) -> None:
        """Move several fingers within one frame."""
        for touch, (x, y) in zip(touches, places, strict=True):
            touch.move({"x": x / Window.width, "y": y / Window.height})
            EventLoop._dispatch_input("update", touch)
        self.pump()

    def up(self, touch: Touch) -> None:
        EventLoop._dispatch_input("end", touch)
        self.pump()

    def tap(self, target: Widget | str) -> None:
        """A finger on a widget, or on the button with that text."""
        if isinstance(target, str):
            target = self.button(target)
        x, y = self.place_of(target)
        self.calm_down(x, y)
        touch = self.down(x, y)
        self.wait(0.05)
        self.up(touch)
        self.wait(0.4)

    def calm_down(self, x: float, y: float) -> None:
        """Wait, if something has just appeared beside a finger and takes no taps there yet."""
        fresh = [widget for widget in self.widgets() if hasattr(widget, "too_early")]
        if any(widget.too_early(x, y) for widget in fresh):
            self.wait(RECENT)

    def tap_piece(self, key: str) -> None:
        """A finger on a piece of the page that is shown, once all of its pieces lie still."""
        stage = self.app.screens.current_screen.stage
        self.until(lambda: stage.at_rest, 30)
        self.wait(RECENT)  # a control that has just appeared beside a finger does not react
        assert key in stage.scene.pieces, f"no {key}: {sorted(stage.scene.pieces)}"
        rect = stage.scene.pieces[key].rect
        touch = self.down(*stage.to_parent(rect.cx, rect.cy))
        self.wait(0.05)
        self.up(touch)
        self.wait(0.4)

    def button(self, text: str) -> Widget:
        found = [
            widget
            for widget in self.widgets()
            if getattr(widget, "text", None) == text and hasattr(widget, "on_release")
        ]
        assert found, f"no button {text!r}: {self.texts()}"
        return found[-1]

    def hold(self, target: Widget, seconds: float) -> None:
        touch = self.down(*self.place_of(target))
        self.wait(seconds)
        self.up(touch)
        self.wait(0.4)

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 12) -> None:
        touch = self.down(*start)
        for step in range(1, steps + 1):
            part = step / steps
            self.move(
                touch,
                start[0] + (end[0] - start[0]) * part,
                start[1] + (end[1] - start[1]) * part,
            )
        self.up(touch)
        self.wait(0.3)

    def place_of(self, widget: Widget) -> tuple[float, float]:
        """The centre of what is seen of a widget, which may be wider than the window."""
        assert widget.get_root_window() is not None, f"{widget} is not on the screen"
        x, y = widget.to_window(*widget.center)
        left, right = widget.to_window(widget.x, y)[0], widget.to_window(widget.right, y)[0]
        if right - left > Window.width:
            x = (max(left, 0) + min(right, Window.width)) / 2
        inside = 0 <= x < Window.width and 0 <= y < Window.height
        assert inside, f"{widget} is off the screen at {x:.0f}, {y:.0f}"
        return x, y

    # --- the system ---------------------------------------------------------------------------

    def back(self) -> None:
        """The Back key."""
        Window.dispatch("on_keyboard", BACK_KEY, 0, None, [])
        self.wait(0.3)

    def resize(self, size: str) -> None:
        Window.size = SIZES[size]
        self.pump(3)

    def let_pictures_arrive(self) -> None:
        """Wait for the worker threads: the one thing that happens in real time."""
        self.pump(2)
        while self.app.pictures.busy:
            self.pump(2)
        films = [stage.textures for stage in self.find("Stage")]
        for textures in (*self._textures(), *films):
            textures.finish()
            self.pump(2)

    def shot(self, path: Path) -> Path:
        """Draw a frame with all its pictures and keep it as a file."""
        self.let_pictures_arrive()
        self.pump()
        path.parent.mkdir(parents=True, exist_ok=True)
        self.draw_frame().save(path, compress_level=1)  # Kivy's own way takes longer than the rest
        return path

    def draw_frame(self) -> Image.Image:
        """Let one frame pass, and draw it as it is."""
        self.set_drawing(True)
        Window.canvas.ask_update()
        self.pump()
        pixels = glReadPixels(0, 0, *Window.size, GL_RGB, GL_UNSIGNED_BYTE)
        self.set_drawing(False)
        return Image.frombytes("RGB", Window.size, pixels).transpose(Transpose.FLIP_TOP_BOTTOM)
