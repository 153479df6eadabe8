"""Installs Google's SDK at fixed versions, in the place where buildozer looks for it.

Left alone, buildozer installs the newest build tools of the day, release candidates included.
"""

import subprocess
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.apk.spec import Spec

COMMAND_LINE_TOOLS = (
    "https://dl.google.com/android/repository/commandlinetools-linux-6514223_latest.zip"
)
"""The version that buildozer 1.6.0 downloads."""
BUILD_TOOLS = "35.0.0"
"""What the Android plugin 8.11 of python-for-android's template asks for."""
FOLDER = Path.home() / ".buildozer" / "android" / "platform" / "android-sdk"
YES = "y\n" * 20
"""More answers than there are licences."""


def install_sdk(spec: Spec, environment: Mapping[str, str], sdk: Path = FOLDER) -> dict[str, str]:
    """Install what is missing of the SDK, and return settings that keep buildozer from updating it.

    An SDK that the environment names is left as it is. Whoever runs this reads and accepts Google's
    licences, unless the environment says that they have.
    """
    if environment.get("APP_ANDROID_SDK_PATH"):
        return {}
    packages = {
        "platform-tools": sdk / "platform-tools",
        f"build-tools;{BUILD_TOOLS}": sdk / "build-tools" / BUILD_TOOLS,
        f"platforms;android-{spec.target_sdk}": sdk / "platforms" / f"android-{spec.target_sdk}",
    }
    missing = [name for name, folder in packages.items() if not folder.is_dir()]
    manager = sdk / "tools" / "bin" / "sdkmanager"
    if not manager.exists():
        _fetch_tools(sdk)
    if missing:
        accepted = environment.get("APP_ANDROID_ACCEPT_SDK_LICENSE", "").lower() in ("1", "true")
        command = [str(manager), f"--sdk_root={sdk}", *missing]
        answers = YES if accepted else None
        subprocess.run(command, env=dict(environment), input=answers, text=True, check=True)
    return {"APP_ANDROID_SKIP_UPDATE": "True"}


def _fetch_tools(sdk: Path) -> None:
    sdk.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        archive = Path(folder, "tools.zip")
        urllib.request.urlretrieve(COMMAND_LINE_TOOLS, archive)
        subprocess.run(["unzip", "-q", "-o", str(archive), "-d", str(sdk)], check=True)
