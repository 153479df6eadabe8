"""Plays the packaged app on an Android emulator, by touches sent through adb.

`python -m tools.apk.emulator APK RECORDINGS RESULTS`: installs the package, waits for Home, then
continues the match of each recording (`tools.tour.touch_recording`) and repeats its touches. It
fails when the app does not start, ends, writes a traceback, or plays other moves than were
recorded. RESULTS gets a picture of every step and the whole log.

The package has to be one for debugging: the matches are put into the app's private folder.
"""

import argparse
import json
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tools.apk.spec import Spec, read_spec

SIZE, DENSITY = "1280x800", "160"
"""A tablet on which one dp is one pixel, as in the recordings."""
HOME_SHOWN = "Home is shown."
TROUBLE = ("Traceback (most recent call last)", "FATAL EXCEPTION", "Fatal signal", "ANR in")
START_SECONDS = 240
"""How long a first start may take on a machine without a graphics chip."""
SLOWER = 2.0
"""The factor by which pauses of the recording are extended on an emulator."""
MIN_PAUSE = 1.5
"""The minimum time between two touches, in seconds."""
MIN_SWIPE = 0.25
"""The minimum duration of a swipe, in seconds."""


class NotPlayed(Exception):
    """The app did not do what was recorded; the message says what happened."""


def touch_command(gesture: dict[str, Any]) -> list[str]:
    """The adb command that repeats a gesture: a swipe, as `tap` takes no duration."""
    seconds = gesture["seconds"]
    if gesture["start"] != gesture["end"]:
        seconds = max(seconds, MIN_SWIPE)
    places = [*gesture["start"], *gesture["end"], round(seconds * 1000)]
    return ["input", "swipe", *map(str, places)]


def trouble_in(log: str, package: str) -> Iterator[str]:
    """The log lines that show a failure of the app."""
    for line in log.splitlines():
        if any(sign in line for sign in TROUBLE) and ("ANR in" not in line or package in line):
            yield line


class Emulator:
    """The one emulator that adb knows."""

    def __init__(self, spec: Spec, results: Path) -> None:
        self._spec = spec
        self._results = results
        self._pictures = 0

    def adb(self, *command: str, text: bool = True) -> Any:
        """Run an adb command and return its output; raise on an error."""
        return subprocess.run(["adb", *command], check=True, capture_output=True, text=text).stdout

    def shell(self, *command: str) -> str:
        return str(self.adb("shell", shlex.join(command)))

    def as_app(self, *command: str) -> str:
        """Run a command with the rights of the app."""
        return self.shell("run-as", self._spec.package, *command)

    def install(self, package: Path) -> None:
        self.shell("wm", "size", SIZE)
        self.shell("wm", "density", DENSITY)
        self.adb("install", "-r", str(package))

    def start(self) -> None:
        """Start the app anew, and wait for Home."""
        self.stop()
        self.adb("logcat", "-c")
        self.shell("am", "start", "-n", f"{self._spec.package}/{self._spec.activity}")
        self._until(lambda: HOME_SHOWN in self.log(), START_SECONDS, "Home was not shown")
        time.sleep(MIN_PAUSE)
        self.check()

    def stop(self) -> None:
        self.shell("am", "force-stop", self._spec.package)

    def log(self) -> str:
        return str(self.adb("logcat", "-d"))

    def check(self) -> None:
        """Raise NotPlayed unless the app is running without errors."""
        for line in trouble_in(self.log(), self._spec.package):
            raise NotPlayed(line)
        if not self.shell("sh", "-c", f"pidof {self._spec.package} || true").strip():
            raise NotPlayed("the app has ended")

    def keep_picture(self, name: str) -> None:
        """From the emulator itself: Android refuses to take pictures of this app."""
        self._pictures += 1
        folder = self._results / f"{self._pictures:03}-{name}"
        folder.mkdir(parents=True)
        self.adb("emu", "screenrecord", "screenshot", str(folder))

    def play(self, name: str, folder: Path) -> None:
        """Continue the match of a recording, and repeat its touches."""
        recording = json.loads((folder / "touches.json").read_text(encoding="utf-8"))
        self._put_match(folder / "seeing-things.db")
        self.start()
        for gesture in recording["gestures"]:
            time.sleep(max(gesture["pause"] * SLOWER, MIN_PAUSE))
            self.keep_picture(name)
            self.shell(*touch_command(gesture))
            self.check()
        time.sleep(MIN_PAUSE)
        self.keep_picture(name)
        self._keep_log(name)
        self.stop()
        played = self._played_moves(self._results / name)
        if played != recording["moves"]:
            raise NotPlayed(f"{name}: {played} instead of {recording['moves']}")

    def _put_match(self, database: Path) -> None:
        self.stop()
        self.adb("push", str(database), "/data/local/tmp/match.db")
        self.shell("chmod", "644", "/data/local/tmp/match.db")
        self.as_app("rm", "-f", "files/seeing-things.db-wal", "files/seeing-things.db-shm")
        self.as_app("cp", "/data/local/tmp/match.db", "files/seeing-things.db")

    def _played_moves(self, folder: Path) -> list[str]:
        from tools.tour.touch_recording import moves_in  # brings Kivy, which takes a while

        folder.mkdir()
        present = self.as_app("ls", "files").split()
        for name in {"seeing-things.db", "seeing-things.db-wal"} & {*present}:
            command = ("exec-out", "run-as", self._spec.package, "cat", f"files/{name}")
            (folder / name).write_bytes(self.adb(*command, text=False))
        return moves_in(folder / "seeing-things.db")

    def _keep_log(self, name: str) -> None:
        self._results.mkdir(parents=True, exist_ok=True)
        (self._results / f"{name}.log").write_text(self.log(), encoding="utf-8")

    def _until(self, condition: Callable[[], bool], seconds: float, otherwise: str) -> None:
        end = time.monotonic() + seconds
        while not condition():
            for line in trouble_in(self.log(), self._spec.package):
                raise NotPlayed(line)
            if time.monotonic() > end:
                raise NotPlayed(f"{otherwise} within {seconds} s")
            time.sleep(1)

    def run(self, package: Path, recordings: Path) -> None:
        """Install, start, and play every recording."""
        self.install(package)
        try:
            self.start()
            self.keep_picture("home")
            for folder in sorted(recordings.iterdir()):
                self.play(folder.name, folder)
                print(f"Played {folder.name}.", flush=True)
        finally:
            self._keep_log("last")


def main() -> None:
    """Play, and say what went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.apk.emulator")
    for name in ("apk", "recordings", "results"):
        parser.add_argument(name, type=Path, metavar=name.upper())
    parsed = parser.parse_args()
    results: Path = parsed.results
    results.mkdir(parents=True, exist_ok=True)
    try:
        Emulator(read_spec(profile="emulator"), results).run(parsed.apk, parsed.recordings)
    except NotPlayed as reason:
        sys.exit(f"The app was not played through: {reason}")
    except subprocess.CalledProcessError as error:
        sys.exit(f"{shlex.join(error.cmd)} failed: {error.stdout}{error.stderr}")


if __name__ == "__main__":
    main()
