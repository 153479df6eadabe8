"""The implementation of `Device` for Android: vibration, voice, motion, display and files."""

import shutil
import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from threading import Event
from typing import Any

from android.runnable import Runnable
from jnius import autoclass, cast
from kivy.clock import Clock
from plyer import vibrator as plain_motor

from mobileapp.device.desktop import Device, Work
from mobileapp.device.documents import Documents
from mobileapp.device.java import activity, api_level
from mobileapp.device.sharing import SHARES_SINCE, share

WINDOW_TIMEOUT = 2.0
"""How long to wait for Android's UI thread to set up the window, in seconds."""
NEW_BARS_SINCE = 30
"""The API level of Android 11, since which windows have a controller for the system bars."""
ONCE, FULL_STRENGTH = -1, 255
"""How a pattern of vibrations is repeated, and how strong it is, in numbers of Android."""
TEMP = "temp"
"""The name of the folder for temporary files of Python and its libraries."""


class AndroidDevice(Device):
    """The device on Android.

    It is created before the first frame, so that screenshots are blocked before a secret is shown.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._protected = False
        self._in_front = Event()
        self._in_front.set()
        self._documents = Documents(lambda: self.make_temp_folder())
        self.block_screenshots()
        self._safely(self._prepare_temp_folder)

    def _prepare_temp_folder(self) -> None:
        """Use a folder in Android's cache for temporary files, and remove those of earlier runs."""
        folder = Path(activity().getCacheDir().getAbsolutePath()) / TEMP
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        tempfile.tempdir = str(folder)

    def on_foreground(self) -> None:
        self._in_front.set()
        super().on_foreground()

    def on_background(self) -> None:
        self._in_front.clear()
        super().on_background()

    # --- the motor ----------------------------------------------------------------------------

    def _vibrate(self, pulses: tuple[int, ...]) -> None:
        """Vibrate with the usage of media, which the setting for touch feedback does not mute.

        plyer, which sets no usage and whose strength is hardly felt on a table, is only used on
        tablets that deviate from Android's documentation.
        """
        timings = [0, *pulses]
        try:
            if _motor().hasVibrator():
                _buzz(_motor(), timings)
        except Exception:
            plain_motor.pattern([timing / 1000 for timing in timings], ONCE)

    def _stop_vibrating(self) -> None:
        _motor().cancel()

    # --- the voice: one engine, from the first use until it is switched off -------------------

    def _prepare_voice(self) -> None:
        _speaker()

    def _say(self, sentence: str) -> None:
        _speaker().say(sentence, self.language)

    def _hush(self) -> None:
        if _speaker.cache_info().currsize:
            _speaker().stop()

    def _end_voice(self) -> None:
        if _speaker.cache_info().currsize:
            _speaker().shutdown()
            _speaker.cache_clear()

    # --- the accelerometer --------------------------------------------------------------------

    def _listen_to_motion(self, on: bool) -> None:
        if on:
            _listener().enable()
        elif _listener.cache_info().currsize:
            _listener().disable()

    def acceleration(self) -> tuple[float, float, float] | None:
        if not _listener.cache_info().currsize:
            return None
        x, y, z = _listener().values
        return None if z is None else (x, y, z)

    # --- the window ---------------------------------------------------------------------------

    def _protect(self) -> None:
        """Set up the window on Android's UI thread, and wait until screenshots are blocked.

        Raises `TimeoutError` if that takes too long.
        """
        if not self._protected:
            done = Event()
            Runnable(partial(self._set_up_window, done))()
            done.wait(WINDOW_TIMEOUT)
            if not self._protected:
                raise TimeoutError("the window is not protected yet")

    def _set_up_window(self, done: Event) -> None:
        """Set up the window, on Android's UI thread; a step that fails does not stop the others."""
        for step in (
            self._block_screenshots,
            self._draw_beside_cutout,
            self._pan_for_keyboard,
            self._hide_bars_of_window,
        ):
            self._safely(step)
        done.set()

    def _run_on_ui_thread(self, action: Callable[[], None]) -> None:
        """Call a function on Android's UI thread, soon, as only that one may use views."""
        Runnable(partial(self._safely, action))()

    def _block_screenshots(self) -> None:
        """Make the window black in screenshots, in screen casts and in the list of recent apps."""
        window = activity().getWindow()
        secure = _layout_params().FLAG_SECURE
        window.addFlags(secure)
        self._protected = bool(window.getAttributes().flags & secure)
        # The app draws on its own surface, which needs protection of its own on older Androids.
        autoclass("org.kivy.android.PythonActivity").getSurface().setSecure(True)

    def _draw_beside_cutout(self) -> None:
        """Let the app draw beside the camera cut-out too; pages keep the edges in `insets` free."""
        if api_level() >= 28:
            window = activity().getWindow()
            attributes = window.getAttributes()
            mode = _layout_params().LAYOUT_IN_DISPLAY_CUTOUT_MODE_SHORT_EDGES
            attributes.layoutInDisplayCutoutMode = mode
            window.setAttributes(attributes)

    def _pan_for_keyboard(self) -> None:
        """Let the keyboard move the window, not resize it, so that the text field stays visible."""
        activity().getWindow().setSoftInputMode(_layout_params().SOFT_INPUT_ADJUST_PAN)

    def _lock_orientation(self, locked: bool) -> None:
        info = autoclass("android.content.pm.ActivityInfo")
        activity().setRequestedOrientation(
            info.SCREEN_ORIENTATION_LOCKED if locked else info.SCREEN_ORIENTATION_FULL_USER
        )

    def _hide_system_bars(self) -> None:
        """Hide the system bars, which Android shows again whenever the app returns to the front.

        From Android 15 on, the way in which SDL hides them has no effect any more.
        """
        if api_level() >= NEW_BARS_SINCE:
            self._run_on_ui_thread(self._hide_bars_of_window)
        else:
            autoclass("org.libsdl.app.SDLActivity").setWindowStyle(True)

    def _hide_bars_of_window(self) -> None:
        """Hide the system bars, on Android's UI thread; on older Androids SDL does it by itself."""
        if api_level() < NEW_BARS_SINCE:
            return
        window = activity().getWindow()
        window.setDecorFitsSystemWindows(False)
        controller = window.getInsetsController()
        if controller is not None:
            bars = autoclass("android.view.WindowInsetsController")
            controller.setSystemBarsBehavior(bars.BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE)
            controller.hide(autoclass("android.view.WindowInsets$Type").systemBars())

    def _read_insets(self) -> None:
        self._run_on_ui_thread(self._read_insets_of_window)

    def _read_insets_of_window(self) -> None:
        shape = activity().getWindow().getDecorView().getRootWindowInsets()
        insets = [0, 0, 0, 0] if shape is None else _insets(shape)
        Clock.schedule_once(lambda _dt: self.setter("insets")(self, insets))

    # --- languages ----------------------------------------------------------------------------

    def _find_languages(self) -> list[str]:
        locales = autoclass("android.os.LocaleList").getDefault()
        return [locales.get(place).toLanguageTag() for place in range(locales.size())]

    # --- files --------------------------------------------------------------------------------

    has_picker = True

    def pick_files(
        self, suffixes: tuple[str, ...], several: bool, answer: Callable[[Work[list[Path]]], object]
    ) -> None:
        self._documents.choose(suffixes, several, answer)

    def save_file(self, file: Path, answer: Callable[[Work[str]], object]) -> None:
        self._documents.save(file, answer)

    def share_files(self, files: list[Path], answer: Callable[[Work[str]], object]) -> None:
        """Open the share sheet; before Android 10, let people save the files instead.

        If people save several files, they are put into one zip file.
        """
        if api_level() >= SHARES_SINCE:
            share(files, self.make_temp_folder, self._in_front, answer)
        elif len(files) == 1:
            self.save_file(files[0], answer)
        else:
            folder = files[0].parent
            self.save_file(Path(shutil.make_archive(str(folder), "zip", folder)), answer)


def _layout_params() -> Any:
    return autoclass("android.view.WindowManager$LayoutParams")


def _insets(shape: Any) -> list[float]:
    """The edges that are not for the app.

    Besides the camera cut-out, these are the bars that Android shows in spite of all: those of a
    window beside other apps.
    """
    if api_level() >= NEW_BARS_SINCE:
        kinds = autoclass("android.view.WindowInsets$Type")
        edges = shape.getInsets(kinds.systemBars() | kinds.displayCutout())
        return [edges.left, edges.top, edges.right, edges.bottom]
    hole = shape.getDisplayCutout() if api_level() >= 28 else None
    if hole is None:
        return [0, 0, 0, 0]
    return [
        hole.getSafeInsetLeft(),
        hole.getSafeInsetTop(),
        hole.getSafeInsetRight(),
        hole.getSafeInsetBottom(),
    ]


@cache
def _motor() -> Any:
    context = autoclass("android.content.Context")
    if api_level() >= 31:
        service = activity().getSystemService(context.VIBRATOR_MANAGER_SERVICE)
        return cast("android.os.VibratorManager", service).getDefaultVibrator()
    return cast("android.os.Vibrator", activity().getSystemService(context.VIBRATOR_SERVICE))


def _buzz(motor: Any, timings: list[int]) -> None:
    """Vibrate in a pattern of milliseconds off, on, off and so forth, on Android 7 and later."""
    if api_level() < 26:
        motor.vibrate(timings, ONCE, _for_media())
        return
    strengths = [FULL_STRENGTH * (place % 2) for place in range(len(timings))]
    effect = autoclass("android.os.VibrationEffect").createWaveform(timings, strengths, ONCE)
    motor.vibrate(effect, _for_media())


def _for_media() -> Any:
    """Android's attributes for a vibration with the usage “media”, like the sounds of a game."""
    if api_level() >= 33:
        attributes = autoclass("android.os.VibrationAttributes")
        return attributes.createForUsage(attributes.USAGE_MEDIA)
    usage = autoclass("android.media.AudioAttributes").USAGE_MEDIA
    return autoclass("android.media.AudioAttributes$Builder")().setUsage(usage).build()


@cache
def _speaker() -> Any:
    """Our Java class. pyjnius finds it only on the thread on which Python was started."""
    return autoclass("org.seeingthings.Speaker")(activity())


@cache
def _listener() -> Any:
    """plyer's listener to the accelerometer, created once and kept.

    plyer's own functions would free it after every match, and an event after that would crash the
    app, because pyjnius calls a listener by its address.
    """
    from plyer.platforms.android.accelerometer import AccelerometerSensorListener

    return AccelerometerSensorListener()
