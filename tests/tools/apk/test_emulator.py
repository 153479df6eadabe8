"""Tests of the commands sent to an emulator, and of the log lines that report trouble."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tools.apk import emulator
from tools.apk.emulator import HOME_SHOWN, Emulator, NotPlayed, touch_command, trouble_in
from tools.apk.spec import read_spec

PACKAGE = "org.example.game"
TAP = {"pause": 0.1, "start": [640, 400], "end": [640, 400], "seconds": 0.07}


@pytest.mark.parametrize(
    ("start", "end", "seconds", "milliseconds"),
    [
        ((640, 400), (640, 400), 0.07, "70"),  # a tap
        ((640, 400), (640, 400), 0.9, "900"),  # a long press
        ((640, 700), (640, 300), 0.1, "250"),  # a flick, not too fast for an emulator
        ((640, 700), (640, 300), 0.5, "500"),
    ],
)
def test_every_gesture_is_a_swipe(
    start: tuple[int, int], end: tuple[int, int], seconds: float, milliseconds: str
) -> None:
    gesture = {"pause": 0, "start": start, "end": end, "seconds": seconds}
    places = [str(number) for number in (*start, *end)]
    assert touch_command(gesture) == ["input", "swipe", *places, milliseconds]


@pytest.mark.parametrize(
    ("line", "ours"),
    [
        ("I python  : Traceback (most recent call last):", True),
        ("E AndroidRuntime: FATAL EXCEPTION: SDLThread", True),
        ("F libc    : Fatal signal 11 (SIGSEGV), code 1", True),
        (f"E ActivityManager: ANR in {PACKAGE}", True),
        ("E ActivityManager: ANR in com.android.systemui", False),
        ("I python  : [INFO   ] Home is shown.", False),
    ],
)
def test_trouble(line: str, ours: bool) -> None:
    assert list(trouble_in(f"before\n{line}\nafter", PACKAGE)) == ([line] if ours else [])


class FakeAdb:
    """A fake adb with an emulator on which the app runs."""

    def __init__(self) -> None:
        self.log = f"I python  : {HOME_SHOWN}"
        self.pid = "4711"
        self.commands: list[str] = []

    def __call__(self, command: list[str], **settings: Any) -> SimpleNamespace:
        line = " ".join(command[1:])
        self.commands.append(line)
        answers = {"logcat -d": self.log, "shell sh -c 'pidof": self.pid, "exec-out": b"database"}
        files = "app seeing-things.db"
        answers[f"shell run-as {read_spec().package} ls"] = files
        found = (answer for start, answer in answers.items() if line.startswith(start))
        return SimpleNamespace(stdout=next(found, ""))


@pytest.fixture
def adb(monkeypatch: pytest.MonkeyPatch) -> FakeAdb:
    fake = FakeAdb()
    monkeypatch.setattr(emulator.subprocess, "run", fake)
    monkeypatch.setattr(emulator.time, "sleep", lambda _seconds: None)
    return fake


@pytest.fixture
def recordings(tmp_path: Path) -> Path:
    """A folder with one recording of two touches that make one move."""
    folder = tmp_path / "touches" / "telepathy"
    folder.mkdir(parents=True)
    (folder / "seeing-things.db").write_bytes(b"database")
    recording = {"gestures": [TAP, TAP], "moves": ["Give"]}
    (folder / "touches.json").write_text(json.dumps(recording), encoding="utf-8")
    return folder.parent


def play(recordings: Path, results: Path, monkeypatch: pytest.MonkeyPatch, *moves: str) -> None:
    monkeypatch.setattr(Emulator, "_played_moves", lambda *_: list(moves))
    Emulator(read_spec(profile="emulator"), results).run(Path("app.apk"), recordings)


def test_a_round_is_played(
    adb: FakeAdb, recordings: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(recordings, tmp_path / "results", monkeypatch, "Give")
    assert adb.commands.count("shell input swipe 640 400 640 400 70") == 2
    pictures = [line for line in adb.commands if line.startswith("emu screenrecord screenshot")]
    assert len(pictures) == 4
    assert len(set(pictures)) == 4
    logs = sorted(path.name for path in (tmp_path / "results").glob("*.log"))
    assert logs == ["last.log", "telepathy.log"]


def test_other_moves_than_were_recorded(
    adb: FakeAdb, recordings: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NotPlayed, match=r"telepathy: \['Give', 'Give'\] instead of \['Give'\]"):
        play(recordings, tmp_path / "results", monkeypatch, "Give", "Give")


@pytest.mark.parametrize(
    ("log", "pid", "reason"),
    [
        (f"{HOME_SHOWN}\nTraceback (most recent call last)", "4711", "Traceback"),
        (HOME_SHOWN, "", "the app has ended"),
    ],
)
def test_an_app_that_fails(
    adb: FakeAdb, recordings: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    log: str, pid: str, reason: str,
) -> None:  # fmt: skip
    adb.log, adb.pid = log, pid
    with pytest.raises(NotPlayed, match=reason):
        play(recordings, tmp_path / "results", monkeypatch)
    assert (tmp_path / "results" / "last.log").read_text(encoding="utf-8") == log
