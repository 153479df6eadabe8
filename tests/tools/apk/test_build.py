"""Tests that a build which fails ends with sentences, not with a traceback."""

import subprocess
import sys
from urllib.error import URLError

import pytest

from tools.apk import __main__ as module
from tools.apk.host import NO_JAVA, Host


@pytest.fixture
def able(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that can build, with an SDK."""
    host = Host("Linux", "x86_64", frozenset(), frozenset(), NO_JAVA, "", 0)
    monkeypatch.setattr(module, "this_host", lambda: host)
    monkeypatch.setattr(module, "obstacles", lambda _host: [])
    monkeypatch.setattr(module, "install_sdk", lambda _spec, _environment: {})
    monkeypatch.setattr(module, "compile_all", lambda: None)
    monkeypatch.setattr(sys, "argv", ["apk", "build"])


def fails(error: Exception) -> object:
    """A function that raises an error, whatever it is called with."""

    def function(*_arguments: object, **_settings: object) -> None:
        raise error

    return function


@pytest.mark.usefixtures("able")
def test_buildozer_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        subprocess, "run", fails(subprocess.CalledProcessError(1, ["buildozer", "android"]))
    )
    with pytest.raises(SystemExit, match=r"'buildozer', 'android'.*\n.*When it fails"):
        module.main()


@pytest.mark.usefixtures("able")
def test_a_download_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "install_sdk", fails(URLError("no network")))
    with pytest.raises(SystemExit, match=r"no network.*\n.*When it fails"):
        module.main()
