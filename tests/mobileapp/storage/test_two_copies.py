"""Tests that only one of several copies of the app that start together writes the saved data."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from mobileapp.storage.store import Storage

COPIES = 5
COPY = """
import sys
from pathlib import Path
from mobileapp.storage.store import Storage
print("ready", flush=True)
sys.stdin.readline()
storage = Storage(Path(sys.argv[1]))
storage.settings[sys.argv[2]] = True
has_it = storage.writes_to_file
print("has it" if has_it else storage.problem.key, storage.settings.get("kept"), flush=True)
sys.stdin.readline()
storage.settings["later"] = sys.argv[2]
storage.close()
"""


def start(path: Path, number: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", COPY, str(path), f"copy {number}"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def tell(copy: "subprocess.Popen[str]") -> None:
    assert copy.stdin is not None
    copy.stdin.write("\n")
    copy.stdin.flush()


def answer(copy: "subprocess.Popen[str]") -> str:
    assert copy.stdout is not None
    return copy.stdout.readline().strip()


def end(copy: "subprocess.Popen[str]") -> None:
    """Kill a copy of the app."""
    copy.kill()
    with copy:
        pass


@pytest.mark.parametrize("state", ["new", "used", "hot", "damaged"])
def test_only_one_of_the_copies_that_start_together_writes(tmp_path: Path, state: str) -> None:
    """Only one of the copies that start together writes to the file.

    At the start there is no data yet, some data, a leftover log, or damaged data. The copy that
    writes is killed while the others are open; these still do not write.
    """
    path = tmp_path / "things.db"
    if state != "new":
        with closing(Storage(path)) as storage:
            storage.settings["kept"] = 7
    if state == "damaged":
        path.write_bytes(path.read_bytes()[:-100])
    elif state == "hot":
        killed = start(path, 99)
        tell(killed)
        assert answer(killed) == "ready"
        assert answer(killed).startswith("has it")
        end(killed)
    copies = [start(path, number) for number in range(COPIES)]
    try:
        assert [answer(copy) for copy in copies] == ["ready"] * COPIES
        for copy in copies:
            tell(copy)
        said = [answer(copy) for copy in copies]
        first = next(place for place, one in enumerate(said) if one.startswith("has it"))
        others = said[:first] + said[first + 1 :]
        assert [one.split()[0] for one in others] == ["open-already"] * (COPIES - 1)
        if state in ("used", "hot"):
            assert {one.split()[-1] for one in said} == {"7"}
        copies[first].kill()
        copies[first].wait()
        with closing(Storage(path)) as next_start:
            assert next_start.writes_to_file
            assert next_start.settings[f"copy {first}"] is True
            assert "later" not in next_start.settings
            next_start.settings["more"] = 1
            for copy in copies[:first] + copies[first + 1 :]:
                tell(copy)
                assert copy.wait(20) == 0
        with closing(Storage(path)) as storage:
            assert storage.problem is None
            ours = {key for key in storage.settings if key.startswith("copy ")}
            assert ours - {"copy 99"} == {f"copy {first}"}
            assert storage.settings["more"] == 1
    finally:
        for copy in copies:
            end(copy)
