"""The tablet itself: vibration, sound, staying awake. Nothing it does wrong may end a match."""

import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.core.audio import SoundLoader
from kivy.core.window import Window
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty
from kivy.utils import platform

from mobileapp.cues import Signal

SOUNDS = Path(__file__).parent.parent / "assets" / "sounds"
log = logging.getLogger(__name__)


class Device(EventDispatcher):
    """Plays signals through every channel that is switched on; `on_flash` is the visible twin."""

    vibration = BooleanProperty(True)
    sound = BooleanProperty(True)
    glow = BooleanProperty(True)

    __events__ = ("on_flash",)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._sounds: dict[str, Any] = {}
        self.downloads = Path.home() / "Downloads"
        """Where files come from and go to on a desktop."""

    def signal(self, signal: Signal) -> None:
        """Be noticed."""
        if self.vibration and signal.pulses:
            self._safely(self._vibrate, signal.pulses)
        if self.sound and signal.sound:
            self._safely(self._play, signal.sound)
        if self.glow and signal.flash:
            self.dispatch("on_flash", signal.flash)

    def on_flash(self, strength: float) -> None:
        pass

    def stay_awake(self, awake: bool) -> None:
        """Keep the screen on while a match runs."""
        Window.allow_screensaver = not awake

    def lock_orientation(self, locked: bool) -> None:
        """A tablet lying flat must not flip during a match. A desktop window has none."""

    def protect_screen(self) -> None:
        """Keep secrets out of screenshots and the list of recent apps."""

    def pick_files(
        self,
        suffixes: tuple[str, ...],
        then: Callable[[list[Path]], None],
        several: bool = False,
    ) -> None:
        """Let people choose files of these kinds; `then` gets them once they have."""
        from mobileapp.widgets.files import FileSheet

        FileSheet(self.downloads, suffixes, then, several).open()

    def share_file(self, file: Path, then: Callable[[str], None]) -> None:
        """Give a file away; `then` gets the place it went to, for people to read."""
        self.downloads.mkdir(parents=True, exist_ok=True)
        target, number = self.downloads / file.name, 1
        while target.exists():
            number += 1
            target = self.downloads / f"{file.stem}-{number}{file.suffix}"
        shutil.copyfile(file, target)
        then(str(target))

    def _vibrate(self, pulses: tuple[int, ...]) -> None:
        """A desktop cannot; the flash stands in."""

    def _play(self, name: str) -> None:
        if name not in self._sounds:
            path = SOUNDS / f"{name}.wav"
            self._sounds[name] = SoundLoader.load(str(path)) if path.exists() else None
        sound = self._sounds[name]
        if sound is not None:
            sound.stop()
            sound.play()

    @staticmethod
    def _safely(action: Any, *arguments: Any) -> None:
        try:
            action(*arguments)
        except Exception:  # a broken motor or loudspeaker must not end the evening
            log.warning("The device refused %s.", action.__name__, exc_info=True)


class AndroidDevice(Device):
    """The same on a real tablet, through plyer and Android's own interfaces."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._safely(self.protect_screen)

    def _vibrate(self, pulses: tuple[int, ...]) -> None:
        from plyer import vibrator

        if vibrator.exists():
            vibrator.pattern([0, *(pulse / 1000 for pulse in pulses)])

    def lock_orientation(self, locked: bool) -> None:
        self._safely(self._request_orientation, locked)

    def protect_screen(self) -> None:
        from android.runnable import run_on_ui_thread
        from jnius import autoclass

        activity = autoclass("org.kivy.android.PythonActivity").mActivity
        secure = autoclass("android.view.WindowManager$LayoutParams").FLAG_SECURE

        @run_on_ui_thread  # type: ignore[untyped-decorator]
        def add_flag() -> None:
            activity.getWindow().addFlags(secure)

        add_flag()

    @staticmethod
    def _request_orientation(locked: bool) -> None:
        from jnius import autoclass

        info = autoclass("android.content.pm.ActivityInfo")
        activity = autoclass("org.kivy.android.PythonActivity").mActivity
        activity.setRequestedOrientation(
            info.SCREEN_ORIENTATION_LOCKED if locked else info.SCREEN_ORIENTATION_FULL_USER
        )


def this_device() -> Device:
    """The adapter for the machine the app runs on."""
    return AndroidDevice() if platform == "android" else Device()
