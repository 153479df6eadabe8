"""Tests that people who cannot build an APK get a list of everything that is missing.

They also test which Java a build uses.
"""

from dataclasses import replace
from pathlib import Path

import pytest

from tools.apk import host as module
from tools.apk.host import (
    COMMANDS,
    FILES,
    MIN_SPACE,
    NO_JAVA,
    Host,
    Java,
    build_environment,
    find_java,
    missing_packages,
    obstacles,
    this_host,
)

JAVA = Java(17, Path("/jdk"))
PACKAGE = "openjdk-17-jdk-headless"
ABLE = Host("Linux", "x86_64", frozenset(COMMANDS), frozenset(FILES), JAVA, PACKAGE, MIN_SPACE)


def test_an_able_machine() -> None:
    assert not list(obstacles(ABLE))


@pytest.mark.parametrize(
    ("host", "words"),
    [
        (replace(ABLE, processor="aarch64"), "this is aarch64 Linux"),
        (replace(ABLE, system="Darwin"), "this is x86_64 Darwin"),
        (replace(ABLE, commands=ABLE.commands - {"libtoolize", "unzip"}), "libtool unzip"),
        (replace(ABLE, files=frozenset()), "libffi-dev libltdl-dev libssl-dev zlib1g-dev"),
        (replace(ABLE, space=10**9), "only 0 GB are free"),
    ],
)
def test_an_obstacle_is_named(host: Host, words: str) -> None:
    (obstacle,) = obstacles(host)
    assert words in obstacle


@pytest.mark.parametrize(
    ("version", "words"), [(0, "none"), (11, "version 11"), (25, "version 25")]
)
def test_a_java_that_does_not_suit(version: int, words: str) -> None:
    sentence, packages = obstacles(replace(ABLE, java=Java(version, None)))
    assert f"17 to 24 is needed; there is {words}." in sentence
    assert packages.endswith(PACKAGE)


@pytest.mark.parametrize("version", [17, 21, 24])
def test_a_java_that_suits(version: int) -> None:
    assert not list(obstacles(replace(ABLE, java=Java(version, None))))


def test_all_that_can_be_installed_is_on_one_line() -> None:
    bare = replace(ABLE, commands=frozenset(), files=frozenset(), java=NO_JAVA)
    *_, last = obstacles(bare, frozenset({"aapt"}))
    _, line = last.splitlines()
    named = line.split("--no-install-recommends ")[1].split()
    assert set(named) == {*COMMANDS.values(), *FILES.values(), PACKAGE, "aapt"}
    assert set(named) == missing_packages(bare) | {"aapt"}


def test_nothing_is_installed_where_nothing_can_be_built(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["host", "--packages"])
    monkeypatch.setattr(module, "this_host", lambda: replace(ABLE, java=NO_JAVA))
    module.main()
    monkeypatch.setattr(
        module, "this_host", lambda: replace(ABLE, java=NO_JAVA, processor="aarch64")
    )
    module.main()
    assert capsys.readouterr().out == f"{PACKAGE}\n\n"


def put_java(home: Path, version: int) -> Path:
    (home / "bin").mkdir(parents=True)
    for name in ("javac", "keytool"):
        program = home / "bin" / name
        program.write_text(f"#!/bin/sh\necho javac {version}.0.1\n", encoding="utf-8")
        program.chmod(0o755)
    return home


def test_the_java_that_is_named_is_taken_if_it_suits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new, old = put_java(tmp_path / "new", 25), put_java(tmp_path / "old", 21)
    monkeypatch.setenv("JAVA_HOME", str(old))
    monkeypatch.setenv("PATH", str(new / "bin"))
    assert find_java() == Java(21, old)
    monkeypatch.setenv("JAVA_HOME", str(new))
    monkeypatch.setenv("PATH", str(old / "bin"))
    assert find_java() == Java(21, old)


def test_a_build_uses_that_java_and_a_mirror_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("URL_freetype", raising=False)
    environment = build_environment(JAVA)
    assert environment["JAVA_HOME"] == "/jdk"
    assert "/jdk/bin" in environment["PATH"].split(":")[:2]
    assert "{version}" in environment["URL_freetype"]
    monkeypatch.setenv("URL_freetype", "https://example.org/freetype.tar.gz")
    assert build_environment(JAVA)["URL_freetype"] == "https://example.org/freetype.tar.gz"


def test_a_release_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PYTHONHASHSEED", "SOURCE_DATE_EPOCH"):
        monkeypatch.delenv(name, raising=False)
    assert "SOURCE_DATE_EPOCH" not in build_environment(JAVA)
    environment = build_environment(JAVA, release=True)
    assert environment["PYTHONHASHSEED"] == "0"
    assert environment.get("SOURCE_DATE_EPOCH", "0").isdecimal()  # a copy may have no history
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    assert build_environment(JAVA, release=True)["SOURCE_DATE_EPOCH"] == "1000000000"


def test_this_machine_can_be_looked_at() -> None:
    here = this_host()
    assert here.commands <= COMMANDS.keys()
    assert here.space > 0
