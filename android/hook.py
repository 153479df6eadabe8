"""Completes python-for-android's Gradle project; python-for-android calls it before Gradle runs.

Lint would refuse a release whose target is lower than what Google's store asks for on that day; the
spec says why ours is. And the Android plugin would add a list of dependencies that is encrypted for
Google, which has no business in a package for everyone.
"""

from pathlib import Path

SETTINGS = """
android {
    lint {
        checkReleaseBuilds = false
    }
    dependenciesInfo {
        includeInApk = false
        includeInBundle = false
    }
}
"""


def before_apk_assemble(_toolchain: object) -> None:
    """Called in the folder of the project, which has just been made anew."""
    with Path("build.gradle").open("a", encoding="utf-8") as file:
        file.write(SETTINGS)
