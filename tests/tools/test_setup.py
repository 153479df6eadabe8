"""Tests of the set-up script on simulated machines, some of which cannot install packages."""

import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

SETUP = Path(__file__).parents[2] / "tools" / "setup.sh"
TOOLS = ("bash", "cat", "dirname", "env", "grep", "mkdir", "sed", "sort", "tail", "tr", "uname")
LIBRARIES = ["libegl1", "libgl1", "libgl1-mesa-dri", "libgles2"]
PYTHON = """
echo "{name} $*" >>{log}
case $1$2 in
-c*version_info*) exec {real} -c "import sys; sys.version_info = {version}; $(echo "$2")" ;;
-c*pip*) [ "$(dirname "$0")" != "{bin}" ] || {venv} ;;
-mpip) {pip} && case $* in *uv==*) cp {bin}/uv "$(dirname "$0")" ;; esac ;;
-mvenv) mkdir -p "$4/bin" && cat "$0" >"$4/bin/python" && chmod +x "$4/bin/python" ;;
--version) echo Python {name} ;;
esac
"""


@dataclass
class Machine:
    """A simulated machine: a folder with the programs that set-up finds, and a log of calls."""

    folder: Path
    packages: dict[str, str] = field(default_factory=dict)
    """The installed packages, each with the packages it also provides, as printed by dpkg-query."""

    def __post_init__(self) -> None:
        for name in ("bin", "project/tools"):
            (self.folder / name).mkdir(parents=True)
        shutil.copy(SETUP, self.folder / "project" / "tools")
        for name in (*TOOLS, "chmod", "cp"):
            (self.folder / "bin" / name).symlink_to(shutil.which(name) or name)
        self.put("id", "echo 1000")
        self.put("dpkg-query", f"cat {self.folder}/packages")
        self.put("apt-get", f'echo "apt-get $*" >>{self.folder}/log')

    def put(self, name: str, script: str) -> None:
        """Put a shell script with this name on the path of the machine."""
        program = self.folder / "bin" / name
        program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        program.chmod(0o755)

    def put_python(self, name: str, version: str, venv: bool = True, pip: bool = True) -> None:
        """Put a fake Python of this version on the path, with or without the venv module.

        Its environments get packages if `pip` is true, and of the programs in them only uv.
        """
        facts = {
            "real": sys.executable,
            "version": tuple(map(int, version.split("."))),
            "name": version,
            "bin": self.folder / "bin",
            "venv": "true" if venv else "false",
            "pip": "true" if pip else "false",
            "log": self.folder / "log",
        }
        self.put(name, PYTHON.format(**facts))

    def set_up(self, *groups: str, coming: str = "") -> "subprocess.CompletedProcess[str]":
        lines = [f"installed {name}, {more}" for name, more in self.packages.items()]
        (self.folder / "packages").write_text("\n".join([*lines, ""]), encoding="utf-8")
        script = self.folder / "project" / "tools" / "setup.sh"
        return subprocess.run(
            ["/bin/bash", script, ".venv", *groups],
            env={"PATH": str(self.folder / "bin"), "COMING": coming},
            capture_output=True,
            text=True,
        )

    @property
    def log(self) -> str:
        log = self.folder / "log"
        return log.read_text(encoding="utf-8") if log.exists() else ""


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine with everything that is needed for playing."""
    machine = Machine(tmp_path, dict.fromkeys([*LIBRARIES, "libmtdev1"], ""))
    machine.put_python("python3", "3.12")
    return machine


def test_a_machine_that_has_everything(machine: Machine) -> None:
    done = machine.set_up()
    assert done.returncode == 0, done.stderr
    assert "-m pip" in machine.log
    assert "-r requirements.txt" in machine.log


def test_what_is_missing_is_named_once_and_the_next_run_goes_on(machine: Machine) -> None:
    del machine.packages["libegl1"], machine.packages["libgles2"]
    machine.put_python("python3", "3.12", venv=False)
    done = machine.set_up()
    assert done.returncode == 1
    line = "sudo apt-get install --no-install-recommends libegl1 libgles2 python3-venv"
    assert done.stderr.splitlines()[-1].strip() == line
    assert "-m venv" not in machine.log

    machine.packages |= dict.fromkeys(["libegl1", "libgles2", "python3-venv"], "")
    machine.put_python("python3", "3.12")
    assert machine.set_up().returncode == 0


def test_what_a_later_step_of_the_goal_needs_is_named_too(machine: Machine) -> None:
    done = machine.set_up(coming="dev paint apk")
    named = done.stderr.splitlines()[-1].split()
    assert {"aapt", "android-framework-res", "apksigner", "default-jdk-headless"} <= set(named)


def test_a_package_counts_under_every_name_it_provides(machine: Machine) -> None:
    del machine.packages["libmtdev1"]
    assert machine.set_up().returncode == 1
    machine.packages["libmtdev1t64"] = "libmtdev1 (= 1.1.6-1.1build1), other"
    done = machine.set_up()
    assert done.returncode == 0, done.stderr


def test_packages_are_installed_if_sudo_needs_no_password(machine: Machine) -> None:
    del machine.packages["libgl1"]
    machine.put("sudo", '[ "$2" = true ] || { shift; exec "$@"; }')
    done = machine.set_up()
    assert done.returncode == 0, done.stderr
    (install,) = [line for line in machine.log.splitlines() if line.startswith("apt-get install")]
    assert install.endswith("--no-install-recommends libgl1")


@pytest.mark.parametrize(
    ("pythons", "taken"),
    [
        ({"python3": "3.14", "python3.12": "3.12"}, "3.12"),
        ({"python3": "3.11", "python3.13": "3.13"}, "3.13"),
        ({"python3": "3.13"}, "3.13"),
    ],
)
def test_the_newest_python_that_suits_is_taken(
    machine: Machine, pythons: dict[str, str], taken: str
) -> None:
    for name, version in pythons.items():
        machine.put_python(name, version)
    done = machine.set_up()
    assert done.returncode == 0, done.stderr
    assert f"{taken} -m venv" in machine.log


def test_a_python_that_can_make_environments_comes_first(machine: Machine) -> None:
    machine.put_python("python3.13", "3.13", venv=False)
    assert machine.set_up().returncode == 0
    assert "3.12 -m venv" in machine.log


@pytest.mark.parametrize("version", ["3.14", "3.10"])
def test_where_no_python_suits_one_is_fetched(machine: Machine, version: str) -> None:
    machine.put_python("python3", version)
    machine.put_python("fetched", "3.13")
    machine.put("uv", f'echo "uv $*" >>{machine.folder}/log; [ "$2" != find ] || echo fetched')
    done = machine.set_up()
    assert done.returncode == 0, done.stderr
    assert f"Python 3.11, 3.12 and 3.13; here is Python {version}." in done.stderr
    assert "uv python install --quiet --no-bin 3.13" in machine.log
    assert "3.13 -m venv --clear .venv" in machine.log


def test_where_none_can_be_fetched_it_is_asked_for_in_a_sentence(machine: Machine) -> None:
    machine.put_python("python3", "3.14")
    machine.put("uv", "exit 2")
    done = machine.set_up()
    assert done.returncode == 1
    assert "Please install Python 3.13" in done.stderr.splitlines()[-1]
    assert "requirements.txt" not in machine.log


OFFERED = (
    "printf '%s\\n' python3.12-venv python3.13-venv python3.13-dev python3.14-venv python3.15-venv"
)


def test_a_python_that_the_system_offers_is_preferred_to_one_that_is_fetched(
    machine: Machine,
) -> None:
    machine.put_python("python3", "3.14")
    machine.put("apt-cache", OFFERED)
    done = machine.set_up()
    assert done.returncode == 1
    line = "sudo apt-get install --no-install-recommends python3.13-venv"
    assert done.stderr.splitlines()[-1].strip() == line


def test_a_bare_machine_learns_what_it_is_offered_before_it_installs(machine: Machine) -> None:
    """It has no lists of packages at first, so nothing is known to be offered."""
    machine.put_python("python3", "3.14", venv=False)
    machine.put_python("offered", "3.13")
    machine.put("id", "echo 0")
    lists = machine.folder / "lists"
    machine.put("apt-cache", f"[ ! -e {lists} ] || {OFFERED}")
    log = machine.folder / "log"
    offered, found = machine.folder / "bin" / "offered", machine.folder / "bin" / "python3.13"
    machine.put(
        "apt-get",
        f'echo "apt-get $*" >>{log}\n[ "$1" != update ] || mkdir {lists}\n'
        f'[ "$1" != install ] || cp {offered} {found}',
    )
    done = machine.set_up()
    assert done.returncode == 0, done.stderr
    (install,) = [line for line in machine.log.splitlines() if line.startswith("apt-get install")]
    assert install.endswith("--no-install-recommends python3.13-venv")
    assert "3.13 -m venv --clear .venv" in machine.log


def test_packages_that_cannot_be_fetched_are_explained(machine: Machine) -> None:
    machine.put_python("python3", "3.12", pip=False)
    done = machine.set_up()
    assert done.returncode == 1
    assert "Is there internet here?" in done.stderr.splitlines()[-1]


def test_an_environment_of_a_python_that_does_not_suit_is_made_anew(machine: Machine) -> None:
    machine.put_python("python3", "3.14")
    stale = machine.folder / "project" / ".venv" / "bin" / "python"
    stale.parent.mkdir(parents=True)
    shutil.copy(machine.folder / "bin" / "python3", stale)
    machine.put_python("python3", "3.13")
    assert machine.set_up().returncode == 0
    assert "3.13 -m venv --clear .venv" in machine.log
    machine.folder.joinpath("log").unlink()
    assert machine.set_up().returncode == 0
    assert "-m venv" not in machine.log
