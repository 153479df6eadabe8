"""A fake Android for tests: it has the API of one version, records calls, and fails on demand.

Calls are resolved as pyjnius does it (`java_calls`), among all overloads that Android has at that
version. So a call that finds no overload on a tablet, or the wrong one, does so here, too.
"""

import os
import re
import sys
import tempfile
import threading
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.mobileapp.java_calls import Instance, JavaException, PythonJavaClass, choose

REFERENCE = Path(__file__).parent / "android_reference.txt"
SERVICES = {
    "vibrator": "android.os.SystemVibrator",
    "vibrator_manager": "android.os.SystemVibratorManager",
    "sensor": "android.hardware.SystemSensorManager",
}
"""The hidden class of each service; an app must cast it to a public one to call its methods."""
UI_THREAD_ONLY = (
    "android.view.SurfaceView",
    "android.view.View.",
    "android.view.Window.add",
    "android.view.Window.set",
    "android.view.WindowInsetsController.",
)
ZEROS = {"V": None, "Z": True, "I": 0}


class JavaObject(Instance):
    """An instance of a Java class; its fields are plain attributes."""

    def __init__(self, tablet: "Tablet", kind: str, **fields: Any) -> None:
        self.__dict__.update(fields, _tablet=tablet, _kind=kind)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return self._tablet.method(self._kind, name, self)


class JavaClass:
    """A Java class as autoclass returns it: with constants, static methods and constructors."""

    def __init__(self, tablet: "Tablet", kind: str) -> None:
        self._tablet, self._kind = tablet, kind

    def __call__(self, *arguments: Any) -> JavaObject:
        made = JavaObject(self._tablet, self._kind)
        self._tablet.method(self._kind, "<init>", made)(*arguments)
        return made

    def __getattr__(self, name: str) -> Any:
        return self._tablet.static(self._kind, name)


class Null:
    """A null that pyjnius has wrapped, as it does in callbacks: whoever touches it ends the app."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} of null crashes")


class Tablet:
    """A fake tablet with one API level of Android.

    `broken` is the name of the call that throws an exception; if `broken` is empty, none does.
    """

    def __init__(self, api: int, folder: Path) -> None:
        self.api = api
        self.broken = ""
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self.callers: set[tuple[str, int]] = set()
        """The file and line of each call."""
        self.unresolved: list[str] = []
        """What Android does not have at this level, also where the app does without it."""
        self.listeners: list[Callable[..., None]] = []
        self.elsewhere = folder / "elsewhere"
        """The folder with the documents of other apps."""
        self.refused: set[str] = set()
        """The names of documents for which their app has no descriptor."""
        self.cache = folder / "cache"
        self.cutout: tuple[int, int, int, int] | None = None
        self.bars = (0, 0, 0, 0)
        """The edges with system bars that an app cannot hide, as beside another app."""
        self.pending: set[str] = set()
        """The names of shared documents that other apps cannot see yet."""
        self.has_motor = True
        self.has_accelerometer = True
        self.sensor_listeners: list[Any] = []
        self.languages = ["en-US"]
        self.ui_is_stuck = False
        self._members, self._supers = read_reference(api)
        self._objects: dict[str, JavaObject] = {}
        self._ui = threading.local()
        self.elsewhere.mkdir(exist_ok=True)
        self.attributes = self.object("android.view.WindowManager$LayoutParams", flags=0)
        """The layout attributes of the window."""

    # --- what pyjnius offers ------------------------------------------------------------------

    def autoclass(self, name: str) -> JavaClass:
        self.record(f"autoclass {name}")
        if name not in self._members:
            self.unresolved.append(name)
            raise JavaException(f"Class not found {name}")
        return JavaClass(self, name)

    def cast(self, name: str, thing: JavaObject) -> JavaObject:
        self.record(f"cast {name}")
        if not self.is_a(thing._kind, name):
            raise JavaException("Invalid instance")
        fields = {key: value for key, value in vars(thing).items() if not key.startswith("_")}
        return JavaObject(self, name, **fields)

    def static(self, kind: str, name: str) -> Any:
        text = self._signatures(kind, name)[0].removeprefix(" = ")
        if text.startswith("("):
            return self.method(kind, name, None)
        self.record(f"{kind}.{name}")
        if name == "mActivity":
            return self.object(kind)
        if name.endswith("_URI"):
            return JavaObject(self, "android.net.Uri", name=text)
        return self.api if name == "SDK_INT" else int(text) if text.isdigit() else text

    def method(self, kind: str, name: str, owner: JavaObject | None) -> Callable[..., Any]:
        signatures = self._signatures(kind, name)

        def call(*arguments: Any) -> Any:
            try:
                signature = choose(f"{kind}.{name}", signatures, arguments, self.is_a)
            except (JavaException, TypeError) as error:
                self.unresolved.append(str(error))
                raise
            self.record(f"{kind}.{name}{signature}", arguments)
            if name in ANSWERS:
                return ANSWERS[name](self, owner, *arguments)
            returned = signature.rpartition(")")[2]
            if returned in ZEROS:
                return ZEROS[returned]
            return self.object(returned[1:-1].replace("/", "."))

        return call

    def object(self, kind: str, **fields: Any) -> JavaObject:
        """The single instance of a Java class; the first call creates it, with these fields."""
        return self._objects.setdefault(kind, JavaObject(self, kind, **fields))

    def is_a(self, kind: str, name: str) -> bool:
        """Whether a class is another one, extends or implements it, by its name."""
        return name == kind or name in self._supers.get(kind, ())

    def _signatures(self, kind: str, name: str) -> list[str]:
        if name not in self._members.get(kind, {}):
            self.unresolved.append(f"{kind}.{name}")
            raise AttributeError(f"{kind} has no {name} at level {self.api}")
        return self._members[kind][name]

    # --- for tests ----------------------------------------------------------------------------

    def record(self, call: str, arguments: tuple[Any, ...] = ()) -> None:
        assert hasattr(self._ui, "here") or not call.startswith(UI_THREAD_ONLY), call
        self.calls.append((call, arguments))
        self.callers.add(_caller())
        if call == self.broken:
            raise JavaException(f"JVM exception occurred in {call}")

    def called(self, part: str) -> list[tuple[Any, ...]]:
        """The arguments of every call whose name contains `part`."""
        return [arguments for call, arguments in self.calls if part in call]

    def answer(self, *names: str) -> None:
        """Choose these documents in the window that Android opened last; without names, cancel."""
        _intent, number = self.called(".startActivityForResult")[-1]
        intent = JavaObject(self, "android.content.Intent", names=names) if names else Null()
        (listener,) = self.listeners
        self._on_ui_thread(lambda: listener(number, -1 if names else 0, intent))

    def tilt(self, x: float, y: float, z: float) -> None:
        """Send an acceleration to all sensor listeners, as if the tablet were tilted."""
        event = SimpleNamespace(values=[x, y, z])
        for listener in self.sensor_listeners:
            self._on_ui_thread(lambda to=listener: to.onSensorChanged(event))

    def _on_ui_thread(self, work: Callable[[], None]) -> None:
        def run() -> None:
            self._ui.here = True
            work()

        thread = threading.Thread(target=run)
        thread.start()
        thread.join()

    # --- what python-for-android and plyer offer ----------------------------------------------

    def runnable(self, work: Callable[[], None]) -> Callable[[], None]:
        def hand_over() -> None:
            self.record("Runnable")
            if not self.ui_is_stuck:
                self._on_ui_thread(work)

        return hand_over

    def bind(self, on_activity_result: Callable[..., None]) -> None:
        self.record("activity.bind")
        self.listeners.append(on_activity_result)

    def pattern(self, times: list[float], repeat: int) -> None:
        """Vibrate through plyer, which is imported only now, as on a tablet."""
        self.record("plyer", (times, repeat))
        import_module("plyer.platforms.android.vibrator").instance().pattern(times, repeat)


def _caller() -> tuple[str, int]:
    """The file and line from which the function that calls this one was reached from outside."""
    frame = sys._getframe(1)
    while frame.f_code.co_filename == __file__ and frame.f_back is not None:
        frame = frame.f_back
    return frame.f_code.co_filename, frame.f_lineno


Members = dict[str, dict[str, list[str]]]


def read_reference(api: int) -> tuple[Members, dict[str, list[str]]]:
    """The methods and constants of Android at an API level, by class and name, and superclasses.

    A method has the list of its signatures, and a constant a list with its value.
    """
    members: Members = {}
    supers: dict[str, list[str]] = {}
    kind = ""
    for line in REFERENCE.read_text(encoding="utf-8").splitlines():
        level, _, rest = line.strip().partition(" ")
        if level == "#" or int(level) > api:
            continue
        if line.startswith(" "):
            name = re.split(r"[( ]", rest)[0]
            members[kind].setdefault(name, []).append(rest[len(name) :])
        else:
            kind, _, parents = rest.partition(" : ")
            members[kind], supers[kind] = {}, parents.split(", ")
    return members, supers


# --- the fake methods -------------------------------------------------------------------------


def _add_flags(tablet: Tablet, owner: JavaObject, flags: int) -> None:
    if owner._kind == "android.view.Window":
        tablet.attributes.flags |= flags


def _register(tablet: Tablet, _manager: JavaObject, listener: Any, sensor: Any, _rate: int) -> bool:
    if sensor is not None and listener not in tablet.sensor_listeners:
        tablet.sensor_listeners.append(listener)
    return sensor is not None


def _unregister(tablet: Tablet, _manager: JavaObject, listener: Any, _sensor: Any) -> None:
    if listener in tablet.sensor_listeners:
        tablet.sensor_listeners.remove(listener)


def _get_insets(tablet: Tablet, _shape: JavaObject, mask: int) -> JavaObject:
    none = (0, 0, 0, 0)
    cutout = tablet.cutout if mask & CUTOUT and tablet.cutout else none
    bars = tablet.bars if mask & BARS else none
    sides = ("left", "top", "right", "bottom")
    edges = {side: max(a, b) for side, a, b in zip(sides, cutout, bars, strict=True)}
    return _new("graphics.Insets", tablet, **edges)


def _construct(_tablet: Tablet, made: JavaObject, *arguments: Any) -> None:
    made.__dict__["arguments"] = arguments


def _insert(tablet: Tablet, _resolver: JavaObject, _where: JavaObject, values: JavaObject) -> Any:
    name = values.content["_display_name"]
    _set_pending(tablet, name, values)
    return _new("net.Uri", tablet, name=name)


def _update(tablet: Tablet, _resolver: JavaObject, uri: JavaObject, values: Any, *_: Any) -> int:
    _set_pending(tablet, uri.name, values)
    return 1


def _set_pending(tablet: Tablet, name: str, values: JavaObject) -> None:
    (pending,) = values.content["is_pending"].arguments
    (tablet.pending.add if pending else tablet.pending.discard)(name)


def _put(_tablet: Tablet, values: JavaObject, key: str, value: str) -> None:
    values.__dict__.setdefault("content", {})[key] = value


def _open(tablet: Tablet, _resolver: JavaObject, uri: JavaObject, mode: str) -> Any:
    how = {"r": os.O_RDONLY, "wt": os.O_WRONLY | os.O_CREAT | os.O_TRUNC}[mode]
    if uri.name in tablet.refused:
        return None
    try:
        fd = os.open(tablet.elsewhere / uri.name, how)
    except OSError as error:
        raise JavaException("java.io.FileNotFoundException") from error
    return JavaObject(tablet, "android.os.ParcelFileDescriptor", fd=fd)


def _close(_tablet: Tablet, owner: JavaObject) -> None:
    if "fd" in vars(owner):
        os.close(owner.fd)


def _new(kind: str, tablet: Tablet, **fields: Any) -> JavaObject:
    return JavaObject(tablet, f"android.{kind}", **fields)


CLIP = "content.ClipData$Item"
BARS, CUTOUT = 7, 128
"""Bits of the kinds of insets."""
ANSWERS: dict[str, Callable[..., Any]] = {
    "getSystemService": lambda tablet, _, name: tablet.object(SERVICES[name]),
    "hasVibrator": lambda tablet, _: tablet.has_motor,
    "getDefaultSensor": lambda tablet, _, __: (
        tablet.object("android.hardware.Sensor") if tablet.has_accelerometer else None
    ),
    "registerListener": _register,
    "unregisterListener": _unregister,
    "<init>": _construct,
    "systemBars": lambda *_: BARS,
    "displayCutout": lambda *_: CUTOUT,
    "getInsets": _get_insets,
    "addFlags": _add_flags,
    "getDisplayCutout": lambda tablet, _: (
        tablet.object("android.view.DisplayCutout") if tablet.cutout else None
    ),
    "getSafeInsetLeft": lambda tablet, _: tablet.cutout[0],
    "getSafeInsetTop": lambda tablet, _: tablet.cutout[1],
    "getSafeInsetRight": lambda tablet, _: tablet.cutout[2],
    "getSafeInsetBottom": lambda tablet, _: tablet.cutout[3],
    "size": lambda tablet, _locales: len(tablet.languages),
    "get": lambda tablet, _locales, at: JavaObject(
        tablet, "java.util.Locale", tag=tablet.languages[at]
    ),
    "toLanguageTag": lambda _, locale: locale.tag,
    "getAbsolutePath": lambda tablet, _: str(tablet.cache),
    "getData": lambda tablet, intent: _new("net.Uri", tablet, name=intent.names[0]),
    "getClipData": lambda tablet, intent: (
        _new("content.ClipData", tablet, names=intent.names) if len(intent.names) > 1 else None
    ),
    "getItemCount": lambda _, clips: len(clips.names),
    "getItemAt": lambda tablet, clips, at: _new(CLIP, tablet, name=clips.names[at]),
    "getUri": lambda tablet, item: _new("net.Uri", tablet, name=item.name),
    "openFileDescriptor": _open,
    "getFd": lambda _, descriptor: descriptor.fd,
    "close": _close,
    "query": lambda tablet, _, uri, *__: _new("database.Cursor", tablet, name=uri.name),
    "getString": lambda _, cursor, __: cursor.name,
    "put": _put,
    "insert": _insert,
    "update": _update,
    "delete": lambda tablet, _, uri, *__: (tablet.elsewhere / uri.name).unlink(),
    "deleteDocument": lambda tablet, _, __, uri: (tablet.elsewhere / uri.name).unlink(),
}


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, api: int) -> Tablet:
    """Install a fake tablet in place of Android's modules until the test is over; return it."""
    tablet = Tablet(api, folder)
    modules = {name: ModuleType(name) for name in ("jnius", "android", "android.runnable")}
    modules["jnius"].__dict__.update(autoclass=tablet.autoclass, cast=tablet.cast)
    modules["jnius"].__dict__.update(
        PythonJavaClass=PythonJavaClass, java_method=lambda _signature: lambda method: method
    )
    namespace = SimpleNamespace(JAVA_NAMESPACE="org.kivy.android")
    modules["android"].__dict__.update(activity=tablet, config=namespace)
    modules["android.runnable"].__dict__.update(Runnable=tablet.runnable)
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    ours = ("java", "documents", "sharing", "android")
    of_plyer = ("android", "android.accelerometer", "android.vibrator")
    for name in (
        *(f"mobileapp.device.{name}" for name in ours),
        *(f"plyer.platforms.{name}" for name in of_plyer),
    ):
        monkeypatch.delitem(sys.modules, name, raising=False)
    for name in ours:  # `from mobileapp.device import java` looks at the package first
        monkeypatch.delattr(f"mobileapp.device.{name}", raising=False)
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(import_module("mobileapp.device.android"), "plain_motor", tablet)
    monkeypatch.setattr(import_module("mobileapp.widgets.background_task"), "Thread", at_once)
    return tablet


def at_once(target: Callable[[], None], daemon: bool) -> SimpleNamespace:
    """A fake thread whose `start` runs `target` on the calling thread."""
    return SimpleNamespace(start=target)


def device() -> Any:
    """A device adapter for the fake tablet that is installed."""
    return import_module("mobileapp.device.android").AndroidDevice()
