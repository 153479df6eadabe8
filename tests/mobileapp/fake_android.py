"""A fake Android for tests: it has the API of one version, records calls, and fails on demand.

As in pyjnius, calls are resolved from the arguments and the JNI signatures of a class. So a call
that finds no overload on a tablet fails here, too.
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

REFERENCE = Path(__file__).parent / "android_reference.txt"
HIDDEN = {
    "android.os.SystemVibrator": "android.os.Vibrator",
    "android.os.SystemVibratorManager": "android.os.VibratorManager",
    "android.hardware.SystemSensorManager": "android.hardware.SensorManager",
}
"""For each hidden class, the public class to which an app must cast it to call its methods."""
SERVICES = dict(zip(("vibrator", "vibrator_manager", "sensor"), HIDDEN, strict=True))
UI_THREAD_ONLY = ("android.view.Window.add", "android.view.Window.set", "android.view.SurfaceView")
ZEROS = {"V": None, "Z": True, "I": 0}


class JavaException(Exception):
    """The exception that pyjnius raises for every Java exception."""


class JavaObject:
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


class PythonJavaClass:
    """The base of Python classes that Java calls; each names the interfaces it implements."""

    __javainterfaces__: tuple[str, ...] = ()


class Tablet:
    """A fake tablet with one API level of Android.

    `broken` is the name of the call that throws an exception; if `broken` is empty, none does.
    """

    def __init__(self, api: int, folder: Path) -> None:
        self.api = api
        self.broken = ""
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self.listeners: list[Callable[..., None]] = []
        self.elsewhere = folder / "elsewhere"
        """The folder with the documents of other apps."""
        self.cache = folder / "cache"
        self.cutout: tuple[int, int, int, int] | None = None
        self.has_motor = True
        self.has_accelerometer = True
        self.sensor_listeners: list[Any] = []
        self.languages = ["en-US"]
        self.ui_is_stuck = False
        self._members = _members(api)
        self._objects: dict[str, JavaObject] = {}
        self._ui = threading.local()
        self.elsewhere.mkdir(exist_ok=True)
        self.attributes = self.object("android.view.WindowManager$LayoutParams", flags=0)
        """The layout attributes of the window."""

    # --- what pyjnius offers ------------------------------------------------------------------

    def autoclass(self, name: str) -> JavaClass:
        self.record(f"autoclass {name}")
        if name not in self._members:
            raise JavaException(f"Class not found {name}")
        return JavaClass(self, name)

    def cast(self, name: str, thing: JavaObject) -> JavaObject:
        self.record(f"cast {name}")
        if (thing._kind, name) == ("android.net.Uri", "android.os.Parcelable"):
            return JavaObject(self, name, name=thing.name)
        if HIDDEN.get(thing._kind) != name:
            raise JavaException("Invalid instance")
        return self.object(name)

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
            signature = _overload(f"{kind}.{name}", signatures, arguments)
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

    def _signatures(self, kind: str, name: str) -> list[str]:
        if name not in self._members.get(kind, {}):
            raise AttributeError(f"{kind} has no {name} at level {self.api}")
        return self._members[kind][name]

    # --- for tests ----------------------------------------------------------------------------

    def record(self, call: str, arguments: tuple[Any, ...] = ()) -> None:
        assert hasattr(self._ui, "here") or not call.startswith(UI_THREAD_ONLY), call
        self.calls.append((call, arguments))
        if call == self.broken:
            raise JavaException(f"JVM exception occurred in {call}")

    def called(self, part: str) -> list[tuple[Any, ...]]:
        """The arguments of every call whose name contains `part`."""
        return [arguments for call, arguments in self.calls if part in call]

    def answer(self, *names: str) -> None:
        """Choose these documents in the window that Android opened last; without names, cancel."""
        _intent, number = self.called(".startActivityForResult")[-1]
        intent = JavaObject(self, "android.content.Intent", names=names) if names else None
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
        self.record("plyer", (times, repeat))


def _members(api: int) -> dict[str, dict[str, list[str]]]:
    """The methods and constants of Android at an API level, by class and name.

    A method has the list of its signatures, and a constant a list with its value.
    """
    members: dict[str, dict[str, list[str]]] = {}
    kind = ""
    for line in REFERENCE.read_text(encoding="utf-8").splitlines():
        level, _, rest = line.strip().partition(" ")
        if level == "#" or int(level) > api:
            continue
        if line.startswith(" "):
            name = re.split(r"[( ]", rest)[0]
            members[kind].setdefault(name, []).append(rest[len(name) :])
        else:
            kind = rest
            members[kind] = {}
    return members


# --- which overload pyjnius takes -------------------------------------------------------------


def _overload(call: str, signatures: list[str], arguments: tuple[Any, ...]) -> str:
    scores = sorted((_score(signature, arguments), signature) for signature in signatures)
    if scores[-1][0] < 0:
        raise JavaException(f"No method {call} matching {arguments}: {signatures}")
    return scores[-1][1]


def _score(signature: str, arguments: tuple[Any, ...]) -> int:
    wanted = re.findall(r"\[*(?:L[^;]+;|[ZBIJ])", signature[1 : signature.index(")")])
    if len(wanted) != len(arguments):
        return -1
    scores = [_fit(kind, argument) for kind, argument in zip(wanted, arguments, strict=True)]
    return -1 if -1 in scores else sum(scores)


def _fit(kind: str, argument: Any) -> int:
    if kind in "BIJ":
        return 10 if isinstance(argument, int) else -1
    if kind == "Z":
        return 10 if isinstance(argument, bool) else -1
    if argument is None:
        return 10
    if kind.startswith("["):
        fits = isinstance(argument, list) and all(_fit(kind[1:], each) >= 0 for each in argument)
        return 10 if fits else -1
    if isinstance(argument, PythonJavaClass):
        return 10 if kind[1:-1] in argument.__javainterfaces__ else -1
    if isinstance(argument, JavaObject):
        return 10 if argument._kind == kind[1:-1].replace("/", ".") else 5
    return 10 if kind == "Ljava/lang/String;" and isinstance(argument, str) else -1


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


def _put(_tablet: Tablet, values: JavaObject, key: str, value: str) -> None:
    values.__dict__.setdefault("content", {})[key] = value


def _open(tablet: Tablet, _resolver: JavaObject, uri: JavaObject, mode: str) -> JavaObject:
    how = {"r": os.O_RDONLY, "wt": os.O_WRONLY | os.O_CREAT | os.O_TRUNC}[mode]
    try:
        fd = os.open(tablet.elsewhere / uri.name, how)
    except OSError as error:
        raise JavaException("java.io.FileNotFoundException") from error
    return JavaObject(tablet, "android.os.ParcelFileDescriptor", fd=fd)


def _close(_tablet: Tablet, owner: JavaObject) -> None:
    if hasattr(owner, "fd"):
        os.close(owner.fd)


def _new(kind: str, tablet: Tablet, **fields: Any) -> JavaObject:
    return JavaObject(tablet, f"android.{kind}", **fields)


CLIP = "content.ClipData$Item"
ANSWERS: dict[str, Callable[..., Any]] = {
    "getSystemService": lambda tablet, _, name: tablet.object(SERVICES[name]),
    "hasVibrator": lambda tablet, _: tablet.has_motor,
    "getDefaultSensor": lambda tablet, _, __: (
        tablet.object("android.hardware.Sensor") if tablet.has_accelerometer else None
    ),
    "registerListener": _register,
    "unregisterListener": _unregister,
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
    "insert": lambda tablet, _, __, values: _new(
        "net.Uri", tablet, name=values.content["_display_name"]
    ),
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
    ours = ("java", "motion", "vibration", "documents", "sharing", "android")
    of_plyer = ("plyer.platforms.android", "plyer.platforms.android.accelerometer")
    for name in (*(f"mobileapp.device.{name}" for name in ours), *of_plyer):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(import_module("mobileapp.device.vibration"), "plain", tablet)
    import_module("mobileapp.device.motion")
    monkeypatch.setattr(import_module("mobileapp.widgets.background_task"), "Thread", at_once)
    return tablet


def at_once(target: Callable[[], None], daemon: bool) -> SimpleNamespace:
    """A fake thread whose `start` runs `target` on the calling thread."""
    return SimpleNamespace(start=target)


def device() -> Any:
    """A device adapter for the fake tablet that is installed."""
    return import_module("mobileapp.device.android").AndroidDevice()
