"""The interface to the device (signals, display, files), and its implementation for a desktop."""

import ctypes
import errno
import logging
import os
import shutil
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import TYPE_CHECKING, Any, TypeVar

from kivy.core.window import Window
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from mobileapp.assets import ASSETS
from mobileapp.background.progress import ReportProgress
from mobileapp.device.ambient_sound import AmbientSound
from mobileapp.kivy_style.events import Event

if TYPE_CHECKING:
    from mobileapp.match.cues import Signal

SOUNDS = ASSETS / "sounds"
FIRST_SOUND = "handoff"
"""The name of the first sound of every match."""
LANGUAGE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
MMAP_THRESHOLD, ARENA_MAX = -3, -8
"""The parameter numbers of `mallopt` (M_MMAP_THRESHOLD, M_ARENA_MAX)."""
LARGE_BLOCK = 256 * 1024
PARTIAL_COPY = ".seeing-things-"
"""The prefix of the folder in which `_move` makes a copy before it renames the copy."""
MAX_SAID = 50
log = logging.getLogger(__name__)
Result = TypeVar("Result")
Work = Callable[[ReportProgress], Result]
"""A slow function for a worker thread; its argument is a function that reports the progress."""


def give_memory_back() -> None:
    """Make malloc return the memory of freed pictures to the system at once, as it does on Android.

    By default, malloc on Linux keeps the memory for reuse, separately for each thread.
    """
    with suppress(OSError, AttributeError):
        libc = ctypes.CDLL("libc.so.6")
        libc.mallopt(MMAP_THRESHOLD, LARGE_BLOCK)
        libc.mallopt(ARENA_MAX, 1)


class Device(EventDispatcher):
    """The device on which the app runs: its signals, display, motion sensor and files.

    A signal consists of vibration, sound and flash, as far as they are switched on. The match
    screen draws the flash when `on_flash` is dispatched. Methods that are specific to a platform
    begin with an underscore and are called through `_safely`, because a broken motor, loudspeaker
    or system service must not end the match.
    """

    vibration = BooleanProperty(True)
    sound = BooleanProperty(True)
    glow = BooleanProperty(True)
    ambient_sounds = BooleanProperty(False)
    """Whether each game has a soft ambient sound of its own."""
    voice = BooleanProperty(False)
    """Whether the device says the name of whoever gets it and, on a tap, what all may read."""
    language = StringProperty("en")
    """The language in which it speaks."""
    insets = ListProperty([0, 0, 0, 0])
    """The widths of the left, top, right and bottom edges of cut-outs and bars, in pixels."""

    on_flash = Event()
    """A vibration is to be seen, too: its strength."""

    def __init__(self, **settings: Any) -> None:
        self._sounds: dict[str, Any] = {}
        self.said: deque[str] = deque(maxlen=MAX_SAID)
        """The latest sentences that a desktop, which has no voice, would have said."""
        self._ambient = ""
        self._ambient_sound = AmbientSound(self._load_sound)
        super().__init__(**settings)
        self.downloads = Path.home() / "Downloads"
        """The folder from which files are imported and to which they are saved, on a desktop."""
        self.make_temp_folder: Callable[[], Path] = lambda: Path(mkdtemp())
        """A function that creates a temporary folder for files that are imported or exported.

        The app sets a function of its own here. If the app is killed, its next start removes the
        folders that this function has created.
        """

    # --- signals ------------------------------------------------------------------------------

    def signal(self, signal: "Signal") -> None:
        """Vibrate, play a sound and flash, each if the signal has it and it is switched on."""
        if self.vibration and signal.pulses:
            self._safely(self._vibrate, signal.pulses)
        if self.sound and signal.sound:
            self._safely(self._play, signal.sound)
        if self.glow and signal.flash:
            self.dispatch("on_flash", signal.flash)

    def play_sound(self, name: str) -> None:
        """Play a sound by its name, if sound is switched on."""
        if self.sound:
            self._safely(self._play, name)

    def play_ambient(self, name: str) -> None:
        """Play an ambient sound, such as that of a game's id, until another is chosen.

        An empty name stands for silence.
        """
        self._ambient = name
        self._resume_ambient_sound()

    def on_ambient_sounds(self, *_: object) -> None:
        self._resume_ambient_sound()

    def _resume_ambient_sound(self) -> None:
        if self._ambient and self.ambient_sounds:
            self._safely(self._ambient_sound.play, self._ambient)
        else:
            self._safely(self._ambient_sound.stop)

    def prepare_sounds(self) -> None:
        """Load the first sound in advance, as initialising the audio system may take long."""
        if self.sound:
            self._safely(self._find_sound, FIRST_SOUND)

    def on_vibration(self, _device: object, on: bool) -> None:
        if not on:
            self._safely(self._stop_vibrating)

    # --- the voice ----------------------------------------------------------------------------

    def say(self, sentence: str) -> None:
        """Say a sentence that everyone may hear, if the voice is on, in place of the previous one.

        Without an engine, or without a voice for this language, nothing is heard.
        """
        if self.voice and sentence:
            self._safely(self._ambient_sound.duck)
            self._safely(self._say, sentence)

    def hush(self) -> None:
        """Break off what the voice is saying."""
        if self.voice:
            self._safely(self._hush)

    def on_voice(self, _device: object, on: bool) -> None:
        self._safely(self._prepare_voice if on else self._end_voice)

    # --- the display --------------------------------------------------------------------------

    def block_screenshots(self) -> None:
        """Hide the app in screenshots and in the list of recent apps; called before each match."""
        self._safely(self._protect)

    def stay_awake(self, awake: bool) -> None:
        """Keep the screen on, as during a match, or let the system switch it off again."""
        self._safely(self._keep_awake, awake)

    def lock_orientation(self, locked: bool) -> None:
        """Lock the orientation of the screen, or unlock it.

        It is locked during a match, as it would change at random on a tablet that lies flat.
        """
        self._safely(self._lock_orientation, locked)

    def watch_motion(self, on: bool) -> None:
        """Switch the accelerometer on or off; it is on only during a match."""
        self._safely(self._listen_to_motion, on)

    def acceleration(self) -> tuple[float, float, float] | None:
        """The latest acceleration along x, y and z, in m/s²; None if there is no reading."""
        return None

    def refresh_insets(self) -> None:
        """Update `insets`, at once or soon; they change when the display is rotated."""
        self._safely(self._read_insets)

    def on_foreground(self) -> None:
        """Hide the system bars, update `insets` and sound, when the app has come to the front."""
        self._safely(self._hide_system_bars)
        self.refresh_insets()
        self._resume_ambient_sound()

    def on_background(self) -> None:
        """Be still, when the app goes to the background."""
        self.hush()
        self._safely(self._stop_vibrating)
        self._safely(self._ambient_sound.stop)

    # --- languages ----------------------------------------------------------------------------

    def languages(self) -> list[str]:
        """The system's preferred languages, such as `pl-PL`, the most preferred first."""
        return self._safely(self._find_languages) or []

    # --- files: errors are raised, and pages show them ----------------------------------------

    has_picker = False
    """Whether the system has a file picker, so that `pick_files` can be called."""

    def pick_files(
        self, suffixes: tuple[str, ...], several: bool, answer: Callable[[Work[list[Path]]], object]
    ) -> None:
        """Let people choose one file, or more if `several`, with these suffixes.

        Call this only if `has_picker` is true. After the choice, `answer` is called with a function
        that copies the files into the app and returns the paths of the copies. If people cancel,
        `answer` is not called.
        """
        raise NotImplementedError

    def save_file(self, file: Path, answer: Callable[[Work[str]], object]) -> None:
        """Let people save a file or, on a desktop, a folder. It may be moved from its old path.

        `answer` is called with a function that writes the file and returns a text that says where
        it is. If people cancel, `answer` is not called.
        """
        target = self._free_name(file.name)
        _move(file, target)
        answer(lambda _report: str(target))

    def share_files(self, files: list[Path], answer: Callable[[Work[str]], object]) -> None:
        """Let people send files to others. The files may be moved away from their old paths.

        `answer` is called with a function that saves or sends the files and returns a text that
        says where they are. A desktop sends nothing: it saves a single file, or the folder that
        holds the files if there are several.
        """
        self.save_file(files[0] if len(files) == 1 else files[0].parent, answer)

    def _free_name(self, name: str) -> Path:
        """A path in the downloads folder that does not exist yet.

        Its last part is `name`, with a number added if that path exists already.
        """
        self.downloads.mkdir(parents=True, exist_ok=True)
        target, number = self.downloads / name, 1
        while target.exists():
            number += 1
            target = self.downloads / f"{Path(name).stem}-{number}{Path(name).suffix}"
        return target

    # --- the desktop's implementation ---------------------------------------------------------

    def _vibrate(self, pulses: tuple[int, ...]) -> None:
        """Do nothing, as a desktop cannot vibrate."""

    def _stop_vibrating(self) -> None:
        pass

    def _find_sound(self, name: str) -> Any:
        if name not in self._sounds:
            self._sounds[name] = self._load_sound(name)
        return self._sounds[name]

    def _load_sound(self, name: str) -> Any:
        """A new player of a sound; None if there is no such sound, or no way to play it."""
        from kivy.core.audio import SoundLoader

        path = SOUNDS / f"{name}.wav"
        return SoundLoader.load(str(path)) if path.exists() else None

    def _play(self, name: str) -> None:
        sound = self._find_sound(name)
        if sound is not None:
            self._ambient_sound.duck()
            sound.stop()
            sound.play()

    def _prepare_voice(self) -> None:
        """Do nothing, as a desktop has no voice."""

    def _say(self, sentence: str) -> None:
        self.said.append(sentence)

    def _hush(self) -> None:
        pass

    def _end_voice(self) -> None:
        pass

    def _protect(self) -> None:
        """Do nothing, as a desktop takes no screenshots of windows by itself."""

    def _keep_awake(self, on: bool) -> None:
        Window.allow_screensaver = not on

    def _lock_orientation(self, locked: bool) -> None:
        """Do nothing, as a desktop window does not rotate."""

    def _listen_to_motion(self, on: bool) -> None:
        """Do nothing, as a desktop has no accelerometer."""

    def _hide_system_bars(self) -> None:
        """Do nothing, as a desktop window has no system bars."""

    def _read_insets(self) -> None:
        """Do nothing, as a desktop window has no cut-outs."""

    def _find_languages(self) -> list[str]:
        """The languages in the first of gettext's environment variables that is set."""
        found = (os.environ.get(name, "") for name in LANGUAGE_VARIABLES)
        return next((value.split(":") for value in found if value), [])

    @staticmethod
    def _safely(action: Callable[..., Any], *arguments: Any) -> Any:
        """Call a function and return its result; if it raises, log that and return None."""
        try:
            return action(*arguments)
        except Exception:
            log.warning("The device refused %s.", action.__name__, exc_info=True)
            return None


def _move(source: Path, target: Path) -> None:
    """Move a file or folder atomically, so that the target never exists incompletely.

    If the target is on another file system, the source is first moved into a hidden folder beside
    the target, and then renamed.
    """
    try:
        source.replace(target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        with TemporaryDirectory(prefix=PARTIAL_COPY, dir=target.parent) as folder:
            Path(shutil.move(source, folder)).replace(target)
