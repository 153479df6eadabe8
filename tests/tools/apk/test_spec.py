"""Tests of the build spec, and of the version, workflows and F-Droid recipe that must agree."""

import json
import os
import re
import subprocess
import tomllib
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from mobileapp import __version__
from tools.apk.checks import version_code
from tools.apk.host import COMMANDS, FILES
from tools.apk.spec import ROOT, p4a_version, read_spec


def test_the_spec_has_the_promised_settings() -> None:
    spec = read_spec()
    assert spec.fullscreen
    assert {"landscape", "portrait"} < spec.orientations
    assert spec.archs == ("arm64-v8a",)
    assert read_spec(profile="32bit").archs == ("armeabi-v7a",)
    assert read_spec(profile="store").archs == ("arm64-v8a", "armeabi-v7a")
    assert spec.p4a_version == "2026.5.9"
    assert spec.from_source
    assert all(path.is_file() for path in spec.icons.values())
    assert sorted(path.parent.name for path in spec.local_recipes.glob("*/__init__.py")) == [
        "kivy",
        "libwebp",
        "openssl",
        "python3",
        "sdl2",
        "sdl2_image",
        "sqlite3",
    ]


def test_there_is_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    source = project["tool"]["setuptools"]["dynamic"]["version"]
    assert source == {"attr": "mobileapp.__version__"}
    assert read_spec().version == __version__
    assert re.fullmatch(r"\d+(\.\d{1,2}){2}", __version__)


def test_a_newer_version_has_a_larger_code(tmp_path: Path) -> None:
    text = (ROOT / "buildozer.spec").read_text(encoding="utf-8")
    codes = []
    for version in ("0.1.0", "0.1.1", "0.2.0", "1.0.0", "1.10.2"):
        module = tmp_path / "mobileapp" / "__init__.py"
        module.parent.mkdir(exist_ok=True)
        module.write_text(f'__version__ = "{version}"\n', encoding="utf-8")
        (tmp_path / "buildozer.spec").write_text(text, encoding="utf-8")
        codes.append(int(version_code(read_spec(tmp_path / "buildozer.spec"))))
    assert codes == sorted(set(codes))


def test_emulators_have_a_profile() -> None:
    usual, emulator = read_spec(), read_spec(profile="emulator")
    assert emulator.archs == ("x86_64",)
    assert replace(emulator, archs=usual.archs, profile="") == usual


def test_a_tag_is_a_release() -> None:
    assert p4a_version("v2026.05.09") == "2026.5.9"


def test_workflows_use_what_there_is() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    workflows = list((ROOT / ".github" / "workflows").glob("*.yml"))
    assert workflows
    for workflow in workflows:
        text = workflow.read_text(encoding="utf-8")
        targets = re.findall(r"^ +(?:- run: |run: )?make ([a-z-]+)", text, re.MULTILINE)
        assert targets
        assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)


def test_the_workflow_builds_packages_that_the_spec_has() -> None:
    workflow = (ROOT / ".github" / "workflows" / "apk.yml").read_text(encoding="utf-8")
    (packages,) = re.findall(r"== 'tag' && '(\[.+?\])'", workflow)
    assert json.loads(packages)[0] == "tablet"
    for profile in json.loads(packages)[1:]:
        assert read_spec(profile=profile).archs


@pytest.mark.parametrize(("unreleased", "allowed"), [("", True), ("### Added\n- A game.\n", False)])
def test_a_tag_needs_a_changelog_without_unreleased_changes(
    tmp_path: Path, unreleased: str, allowed: bool
) -> None:
    workflow = (ROOT / ".github" / "workflows" / "apk.yml").read_text(encoding="utf-8")
    (check,) = re.findall(r"run: (test .+CHANGELOG\.md.*)", workflow)
    text = f"# Changelog\n\n## Unreleased\n\n{unreleased}\n## 1.0.0\n\n- The first.\n"
    (tmp_path / "CHANGELOG.md").write_text(text, encoding="utf-8")
    assert (subprocess.run(["bash", "-c", check], cwd=tmp_path).returncode == 0) == allowed


@pytest.mark.parametrize(
    ("heading", "allowed"),
    [("1.0.0", False), ("1.0.0 - 2026-11-30", True), ("1.0.0 - today", False), ("0.9.0", False)],
)
def test_a_tag_needs_the_day_of_its_version(tmp_path: Path, heading: str, allowed: bool) -> None:
    workflow = (ROOT / ".github" / "workflows" / "apk.yml").read_text(encoding="utf-8")
    (check,) = re.findall(r"run: (grep .+CHANGELOG\.md)", workflow)
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n## {heading}\n", encoding="utf-8")
    tag = os.environ | {"GITHUB_REF_NAME": "v1.0.0"}
    done = subprocess.run(["bash", "-c", check], cwd=tmp_path, env=tag)
    assert (done.returncode == 0) == allowed


def test_the_changelog_begins_with_the_version_of_the_app() -> None:
    """Only what is released has a day, and changes without a version above it."""
    headings = re.findall(
        r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    newest = headings[1] if headings[0] == "Unreleased" else headings[0]
    version, _, day = newest.partition(" - ")
    assert version == __version__
    if day:
        date.fromisoformat(day)
    else:
        assert headings[0] == newest, "what is not released yet takes all changes"


def test_the_recipe_for_f_droid_is_in_step() -> None:
    spec = read_spec()
    (recipe,) = (ROOT / "docs" / "fdroid").glob("*.yml")
    text = recipe.read_text(encoding="utf-8")
    assert recipe.stem == spec.package
    (version,) = re.findall(r"versionName: (.+)", text)
    released = replace(spec, version=version)
    assert f"versionCode: {version_code(released)}\n" in text
    assert f"CurrentVersion: {version}\n" in text
    assert f"{spec.name}-{version}-{spec.archs[0]}-release-unsigned.apk" in text
    assert {*COMMANDS.values(), *FILES.values()} <= set(re.split(r"\s+", text))


def test_one_command_fills_in_the_address_of_the_sources() -> None:
    """It stands in the page about a release, and finds all addresses that are placeholders."""
    page = (ROOT / "docs" / "release.md").read_text(encoding="utf-8")
    (recipe,) = (ROOT / "docs" / "fdroid").glob("*.yml")
    text = recipe.read_text(encoding="utf-8")
    (placeholder,) = re.findall(r"sed -i \"s,(.+?),\$ADDRESS,\" docs/fdroid", page)
    assert re.findall(rf"(\w+): {re.escape(placeholder)}", text) == [
        "SourceCode",
        "IssueTracker",
        "Repo",
    ]
    assert "example" not in text.replace(placeholder, "")
