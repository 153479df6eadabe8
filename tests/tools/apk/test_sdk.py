"""Tests that the SDK is installed at fixed versions, and that buildozer updates nothing."""

from pathlib import Path

import pytest

from tools.apk.sdk import BUILD_TOOLS, install_sdk
from tools.apk.spec import read_spec

SPEC = read_spec()
ACCEPTED = {"PATH": "/usr/bin:/bin", "APP_ANDROID_ACCEPT_SDK_LICENSE": "True"}
SKIP = {"APP_ANDROID_SKIP_UPDATE": "True"}
MANAGER = """#!/bin/sh
read answer
echo "$answer $@" >> "$0.log"
mkdir -p {sdk}/platform-tools {sdk}/build-tools/{build_tools} {sdk}/platforms/android-{api}
"""


@pytest.fixture
def sdk(tmp_path: Path) -> Path:
    """The folder of an SDK that has only a fake manager, which logs its calls."""
    manager = tmp_path / "tools" / "bin" / "sdkmanager"
    manager.parent.mkdir(parents=True)
    script = MANAGER.format(sdk=tmp_path, build_tools=BUILD_TOOLS, api=SPEC.target_sdk)
    manager.write_text(script, encoding="utf-8")
    manager.chmod(0o755)
    return tmp_path


def test_what_is_missing_is_installed_once(sdk: Path) -> None:
    assert install_sdk(SPEC, ACCEPTED, sdk) == SKIP
    assert install_sdk(SPEC, ACCEPTED, sdk) == SKIP
    packages = f"platform-tools build-tools;{BUILD_TOOLS} platforms;android-{SPEC.target_sdk}"
    log = sdk / "tools" / "bin" / "sdkmanager.log"
    assert log.read_text(encoding="utf-8") == f"y --sdk_root={sdk} {packages}\n"


def test_an_sdk_of_somebody_else_is_left_alone(sdk: Path) -> None:
    assert install_sdk(SPEC, {"APP_ANDROID_SDK_PATH": "/opt/sdk"}, sdk) == {}
    assert not (sdk / "tools" / "bin" / "sdkmanager.log").exists()
