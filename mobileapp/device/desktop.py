"""The interface to the device: signals, the display and files; the implementation here is the
desktop's.
"""

import ctypes
import errno
import logging
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import TYPE_CHECKING, Any, TypeVar

from kivy.core.window import Window
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, ListProperty

from mobileapp.assets import ASSETS
from mobileapp.background.progress import ReportProgress

if TYPE_CHECKING:
    from mobileapp.match.cues import Signal

SOUNDS = ASSETS / "sounds"
FIRST_SOUND = "handoff"
"""The first sound of every match."""
LANGUAGE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
MMAP_THRESHOLD, ARENA_MAX = -3, -8
"""The parameter numbers of `mallopt` (M_MMAP_THRESHOLD, M_ARENA_MAX)."""
LARGE_BLOCK = 256 * 1024
PARTIAL_COPY = ".seeing-things-"
"""The prefix of a folder whose copy is not complete yet."""
log = logging.getLogger(__name__)
Result = TypeVar("Result")
Work = Callable[[ReportProgress], Result]
"""Long work, to be run on a worker thread."""


def give_memory_back() -> None:
    """Make malloc return the memory of freed pictures to the system at once, as Android does.

    On Linux each thread that decodes pictures would keep its own arena.
    """
    with suppress(OSError, AttributeError):
        libc = ctypes.CDLL("libc.so.6")
        libc.mallopt(MMAP_THRESHOLD, LARGE_BLOCK)
        libc.mallopt(ARENA_MAX, 1)


class Device(EventDispatcher):
    """Plays signals as vibration, sound and flash, each if it is switched on; the match screen
    shows the flash on `on_flash`.

    Platform-specific steps are the methods with an underscore. They run through `_safely`: a broken
    motor, loudspeaker or system service must not end the match.
    """

    vibration = BooleanProperty(True)
    sound = BooleanProperty(True)
    glow = BooleanProperty(True)
    insets = ListProperty([0, 0, 0, 0])
    """Left, top, right and bottom space, in pixels, that holes in the display take away."""

    __events__ = ("on_flash",)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._sounds: dict[str, Any] = {}
        self.downloads = Path.home() / "Downloads"
        """Where files come from and go to on a desktop."""
        self.make_temp_folder: Callable[[], Path] = lambda: Path(mkdtemp())
        """Makes a folder for files on their way into the app or out of it. The app puts its own
        function here: the next start removes what a killed app has left in its folders."""

    # --- signals ------------------------------------------------------------------------------

    def signal(self, signal: "Signal") -> None:
        """Vibrate, sound and flash, as far as each is switched on."""
        if self.vibration and signal.pulses:
            self._safely(self._vibrate, signal.pulses)
        if self.sound and signal.sound:
            self._safely(self._play, signal.sound)
        if self.glow and signal.flash:
            self.dispatch("on_flash", signal.flash)

    def play_sound(self, name: str) -> None:
        """Play the sound of a moving piece."""
        if self.sound:
            self._safely(self._play, name)

    def prepare_sounds(self) -> None:
        """Open the loudspeaker before the first sound is due, as that may take long."""
        if self.sound:
            self._safely(self._find_sound, FIRST_SOUND)

    def on_flash(self, strength: float) -> None:
        pass

    def on_vibration(self, _device: object, on: bool) -> None:
        if not on:
            self.on_background()

    # --- the display --------------------------------------------------------------------------

    def protect_screen(self) -> None:
        """Keep secrets out of screenshots and the list of recent apps; asked before each match."""
        self._safely(self._protect)

    def stay_awake(self, awake: bool) -> None:
        """Keep the screen on while a match runs."""
        self._safely(self._keep_screen_on, awake)

    def lock_orientation(self, locked: bool) -> None:
        """A tablet lying flat must not flip during a match."""
        self._safely(self._lock_orientation, locked)

    def watch_motion(self, on: bool) -> None:
        """Read the accelerometer while a match runs; switch the sensor off otherwise."""
        self._safely(self._listen_to_motion, on)

    def acceleration(self) -> tuple[float, float, float] | None:
        """The latest acceleration along x, y and z, in m/s²; None without a sensor."""
        return None

    def refresh_insets(self) -> None:
        """Query again which edges of the display cannot be used."""
        insets = self._safely(self._find_insets)
        if insets is not None:
            self.insets = insets

    def on_foreground(self) -> None:
        """The app is in front again: take the whole display."""
        self._safely(self._hide_system_bars)
        self.refresh_insets()

    def on_background(self) -> None:
        """The app goes to the background, or vibration is switched off: stop vibrating."""
        self._safely(self._stop_vibrating)

    # --- languages ----------------------------------------------------------------------------

    def languages(self) -> list[str]:
        """The system's preferred languages, best first, such as `pl-PL`."""
        return self._safely(self._find_languages) or []

    # --- files: errors are raised, and pages show them ----------------------------------------

    has_picker = False
    """Whether the system has a file picker."""

    def pick_files(
        self, suffixes: tuple[str, ...], several: bool, answer: Callable[[Work[list[Path]]], None]
    ) -> None:
        """Let people choose files of these kinds; then `answer` gets a function that reads them.
        Only if `has_picker`.
        """
        raise NotImplementedError

    def save_file(self, file: Path, answer: Callable[[Work[str]], None]) -> None:
        """Let people save a file: `answer` gets a function that writes it and returns its location
        in words. The original may be moved away.
        """
        target = self._free_name(file.name)
        _move(file, target)
        answer(lambda _report: str(target))

    def share_files(self, files: list[Path], answer: Callable[[Work[str]], None]) -> None:
        """Let people send files to others; `answer` gets a function that saves them and returns
        their location in words. The originals may be moved away.

        A desktop only saves them; several files go into a folder named like the one they are in.
        """
        if len(files) == 1:
            self.save_file(files[0], answer)
            return
        target = self._free_name(files[0].parent.name)
        _move(files[0].parent, target)
        answer(lambda _report: str(target))

    def _free_name(self, name: str) -> Path:
        """A path among the downloads that nothing has yet."""
        self.downloads.mkdir(parents=True, exist_ok=True)
        target, number = self.downloads / name, 1
        while target.exists():
            number += 1
            target = self.downloads / f"{Path(name).stem}-{number}{Path(name).suffix}"
        return target

    # --- the desktop's implementation ---------------------------------------------------------

    def _vibrate(self, pulses: tuple[int, ...]) -> None:
        """A desktop cannot vibrate."""

    def _stop_vibrating(self) -> None:
        pass

    def _find_sound(self, name: str) -> Any:
        if name not in self._sounds:
            from kivy.core.audio import SoundLoader

            path = SOUNDS / f"{name}.wav"
            self._sounds[name] = SoundLoader.load(str(path)) if path.exists() else None
        return self._sounds[name]

    def _play(self, name: str) -> None:
        sound = self._find_sound(name)
        if sound is not None:
            sound.stop()
            sound.play()

    def _protect(self) -> None:
        """Nothing to do: a desktop takes no screenshots of windows by itself."""

    def _keep_screen_on(self, on: bool) -> None:
        Window.allow_screensaver = not on

    def _lock_orientation(self, locked: bool) -> None:
        """A desktop window has none."""

    def _listen_to_motion(self, on: bool) -> None:
        """A desktop stays where it is."""

    def _hide_system_bars(self) -> None:
        """A desktop window has none."""

    def _find_insets(self) -> list[float]:
        return list(self.insets)

    def _find_languages(self) -> list[str]:
        """The languages of the environment, in gettext's order."""
        found = (os.environ.get(name, "") for name in LANGUAGE_VARIABLES)
        return next((value.split(":") for value in found if value), [])

    @staticmethod
    def _safely(action: Callable[..., Any], *arguments: Any) -> Any:
        """Run an action and return its result; on failure log it and return None."""
        try:
            return action(*arguments)
        except Exception:
            log.warning("The device refused %s.", action.__name__, exc_info=True)
            return None


def _move(source: Path, target: Path) -> None:
    """Move a file or folder in one step, so that nobody ever finds half of it.

    To another file system it is copied under a hidden name first, and then renamed.
    """
    try:
        source.replace(target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        with TemporaryDirectory(prefix=PARTIAL_COPY, dir=target.parent) as folder:
            Path(shutil.move(source, folder)).replace(target)
