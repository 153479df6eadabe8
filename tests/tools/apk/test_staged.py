"""Tests that the check of the packaged app notices any access to files outside of its folders."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tools.apk import recorded_tour
from tools.apk.staged import StageFolders, TourRecord, fingerprint, forbidden_access

STAGE = StageFolders(Path("/stage"))
QUIET = TourRecord(
    modules=1,
    seen=["home"],
    reads=["/stage/application/main.pyc", "/python/lib/json.py", "/stage", "/usr/share/fonts/a"],
    writes=["/stage/private/app.db", "/dev/null"],
    forbidden=["subprocess.Popen /sbin/ldconfig"],
    paths=["/stage/application", "/python/lib", "/stage/driver"],
)


def test_a_quiet_tour() -> None:
    assert not list(forbidden_access(QUIET, STAGE, [Path("/python")]))


@pytest.mark.parametrize(
    ("tour", "deed"),
    [
        (replace(QUIET, reads=["/project/assets/a.webp"]), "read /project/assets/a.webp"),
        (replace(QUIET, reads=["/stage/elsewhere/.profile"]), "read /stage/elsewhere/.profile"),
        (replace(QUIET, writes=["/stage/application/x"]), "wrote /stage/application/x"),
        (replace(QUIET, writes=["/stage/elsewhere/x"]), "wrote /stage/elsewhere/x"),
        (replace(QUIET, forbidden=["socket.connect <socket>"]), "did socket.connect <socket>"),
        (replace(QUIET, paths=["/project"]), "could import from /project"),
    ],
)
def test_a_trespass_is_noticed(tour: TourRecord, deed: str) -> None:
    assert list(forbidden_access(tour, STAGE, [Path("/python")])) == [deed]


def test_the_smallest_change_shows(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("one")
    before = fingerprint(tmp_path)
    (tmp_path / "a").write_text("two")
    assert fingerprint(tmp_path) != before
    (tmp_path / "a").write_text("one")
    assert fingerprint(tmp_path) == before
    (tmp_path / "empty").mkdir()
    assert fingerprint(tmp_path) != before


SCRIPT = """
import json, os, runpy, socket, sqlite3, sys
watch = runpy.run_path(sys.argv[1])["AccessRecorder"]({"tkinter"})
os.chdir(sys.argv[2])
open("read.txt").close()
os.listdir("listed")
open("written.txt", "w").close()
os.mkdir("made")
sqlite3.connect("file:data%20base.db?mode=rwc", uri=True).close()
try:
    import tkinter
    missing = False
except ModuleNotFoundError:
    missing = True
try:
    socket.socket().connect(("127.0.0.1", 9))
except OSError:
    pass
here = os.getcwd() + os.sep
notes = [sorted(p.removeprefix(here) for p in kind if p.startswith(here))
         for kind in (watch.reads, watch.writes)]
print(json.dumps([*notes, [deed.split()[0] for deed in watch.forbidden], missing]))
"""


def test_the_watch_sees_files_connections_and_missing_modules(tmp_path: Path) -> None:
    (tmp_path / "read.txt").touch()
    (tmp_path / "listed").mkdir()
    done = subprocess.run(
        [sys.executable, "-I", "-c", SCRIPT, recorded_tour.__file__, str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
    )
    reads, writes, forbidden, missing = json.loads(done.stdout)
    assert reads == ["listed", "read.txt"]
    assert writes == ["data base.db", "made", "written.txt"]
    assert forbidden == ["socket.connect"]
    assert missing
