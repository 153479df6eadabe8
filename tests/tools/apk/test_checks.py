"""Tests that a good package passes the checks, and that a package with any one fault does not."""

import fnmatch
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from android.hook import CHANGES
from tests.tools.apk.sample_packages import PROJECT, good_manifest, good_package, write_tree
from tools.apk.checks import BACKGROUND, BUNDLED_MODULES, LIBRARIES, WINDOW_STYLE, problems_of
from tools.apk.contents import MAX_BYTES, shipped_files
from tools.apk.manifest import Element
from tools.apk.package import Library, Package
from tools.apk.spec import Spec, read_spec

Judge = Callable[[Package], list[str]]


@pytest.fixture(scope="module")
def spec() -> Spec:
    return read_spec()


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("project")
    write_tree(root, PROJECT)
    return root


@pytest.fixture(scope="module")
def judge(spec: Spec, project: Path) -> Judge:
    return lambda package: problems_of(package, spec, project)


@pytest.fixture(scope="module")
def package(spec: Spec, project: Path) -> Package:
    return good_package(spec, project)


@pytest.fixture(scope="module")
def apk(spec: Spec, project: Path) -> Package:
    return good_package(spec, project, real=True)


def test_a_good_package_passes(package: Package, apk: Package, judge: Judge) -> None:
    assert judge(package) == []
    assert judge(apk) == []


@pytest.mark.parametrize(
    ("attribute", "value"),
    [
        ("package", "org.example.other"),
        ("versionName", "9.9.9"),
        ("versionCode", "1"),
        ("minSdkVersion", "21"),
        ("targetSdkVersion", "35"),
        ("allowBackup", "true"),
        ("dataExtractionRules", "none"),
        ("appCategory", "4"),
        ("enableOnBackInvokedCallback", "true"),
        ("screenOrientation", "0"),
        ("theme", "@0x01030006"),
        ("name", "org.kivy.android.PythonActivity"),
    ],
)
def test_a_wrong_attribute(
    package: Package, judge: Judge, spec: Spec, attribute: str, value: str
) -> None:
    spoiled = replace(package, manifest=good_manifest(spec, **{attribute: value}))
    problems = judge(spoiled)
    assert len(problems) == 1
    assert value in problems[0]


@pytest.mark.parametrize("tag", ["uses-permission", "uses-permission-sdk-23"])
def test_a_permission_too_many(package: Package, judge: Judge, spec: Spec, tag: str) -> None:
    manifest = good_manifest(spec)
    manifest.children.append(Element(tag, {"name": "android.permission.INTERNET"}))
    problems = judge(replace(package, manifest=manifest))
    assert problems == ["asks for android.permission.INTERNET"]


def test_a_permission_too_few(package: Package, judge: Judge, spec: Spec) -> None:
    manifest = good_manifest(spec)
    manifest.children.remove(manifest.first("uses-permission"))
    problems = judge(replace(package, manifest=manifest))
    assert problems == ["does not ask for android.permission.VIBRATE"]


def test_something_that_runs_behind_the_app(package: Package, judge: Judge, spec: Spec) -> None:
    manifest = good_manifest(spec)
    manifest.first("application").children.append(Element("service", {"name": "Spy"}))
    assert judge(replace(package, manifest=manifest)) == ["has a service: Spy"]


@pytest.mark.parametrize(
    "name",
    [
        "tests/test_readme.pyc",
        "tests/harness/driver.pyc",
        "mobileapp/screens/home/page.py",
        "mobileapp/__pycache__/app.cpython-314.pyc",
        "seeing-things.db",
        "release.keystore",
        "assets/locale/pl/LC_MESSAGES/seeing-things.po",
        "assets/icon/icon.png",
    ],
)
def test_a_file_that_must_not_ship(package: Package, judge: Judge, name: str) -> None:
    spoiled = replace(package, application=package.application | {name: b""})
    assert judge(spoiled) == [f"{name} must not ship"]


@pytest.mark.parametrize(
    "name",
    [
        "LICENSE",
        "main.pyc",
        "engine/core.pyc",
        "mobileapp/screens/home/page.kv",
        "mobileapp/games/clouds/cover.jpg",
        "assets/packs/story-dusk/pack.json",
        "assets/locale/de/LC_MESSAGES/seeing-things.mo",
        "assets/sounds/chime.wav",
    ],
)
def test_a_file_that_is_missing(package: Package, judge: Judge, name: str) -> None:
    files = {path: content for path, content in package.application.items() if path != name}
    assert judge(replace(package, application=files)) == [f"{name} is missing"]


def test_a_file_that_was_changed(package: Package, judge: Judge) -> None:
    spoiled = replace(package, application=package.application | {"LICENSE": b"All rights."})
    assert judge(spoiled) == ["LICENSE differs from its source"]


def test_an_app_that_has_grown_too_large(package: Package, judge: Judge) -> None:
    assert judge(replace(package, application_size=MAX_BYTES + 1))


def test_a_change_that_would_end_the_app(package: Package, judge: Judge, spec: Spec) -> None:
    names = "|".join(CHANGES)
    for value in (hex(sum(CHANGES.values())), names):
        assert not judge(replace(package, manifest=good_manifest(spec, configChanges=value)))
    for value in (hex(sum(CHANGES.values()) - CHANGES["density"]), names.replace("density|", "")):
        problems = judge(replace(package, manifest=good_manifest(spec, configChanges=value)))
        assert problems == ["a change of density would end the app"]


def test_other_apps_are_none_of_its_business(package: Package, judge: Judge, spec: Spec) -> None:
    manifest = good_manifest(spec)
    manifest.first("queries").children.append(Element("action", {"name": "VIEW"}))
    (problem,) = judge(replace(package, manifest=manifest))
    assert "VIEW" in problem


@pytest.mark.parametrize(
    "environment",
    [
        b"P4A_IS_WINDOWED=True\nKIVY_ORIENTATION=LandscapeLeft Portrait LandscapeRight Upside",
        b"P4A_IS_WINDOWED=False\nKIVY_ORIENTATION=LandscapeLeft",
    ],
)
def test_a_window_or_a_fixed_orientation(
    package: Package, judge: Judge, environment: bytes
) -> None:
    files = package.application | {"p4a_env_vars.txt": environment}
    assert len(judge(replace(package, application=files))) == 1


def test_the_icon_of_someone_else(package: Package, judge: Judge) -> None:
    pictures = package.pictures | {
        "res/mipmap/icon.png": package.pictures["res/mipmap/icon_foreground.png"]
    }
    problems = judge(replace(package, pictures=pictures))
    assert problems == ["mipmap/icon is not icon.png"]


def test_an_icon_that_is_not_adaptive(package: Package, judge: Judge) -> None:
    files = package.resources.files | {"mipmap/icon": {"": "res/mipmap/icon.png"}}
    resources = replace(package.resources, files=files)
    assert judge(replace(package, resources=resources)) == ["the icon is not adaptive"]


def test_a_window_that_starts_white(package: Package, judge: Judge) -> None:
    plain = replace(package.resources, styles={WINDOW_STYLE: ["true"]})
    assert judge(replace(package, resources=plain)) == [
        "the window has no background before the start"
    ]
    texts = package.resources.texts | {BACKGROUND: "#ffffffff"}
    white = replace(package.resources, texts=texts)
    assert judge(replace(package, resources=white)) == ["the colour before the start is #ffffffff"]


def test_an_apk_without_code(apk: Package, judge: Judge) -> None:
    assert judge(replace(apk, classes={})) == ["there is no classes.dex"]
    other = {"classes.dex": b"dex Lorg/kivy/android/PythonActivity; V"}
    (problem,) = judge(replace(apk, classes=other))
    assert problem == "there is no org.seeingthings.ProtectedActivity among the classes"


@pytest.mark.parametrize("name", [*LIBRARIES, "libpybundle.so"])
def test_an_apk_without_a_library(apk: Package, judge: Judge, name: str) -> None:
    libraries = tuple(one for one in apk.libraries if not one.name.startswith(name))
    problems = judge(replace(apk, libraries=libraries))
    assert problems == [f"there is no {name} for arm64-v8a"]


def test_an_apk_for_another_processor(apk: Package, judge: Judge) -> None:
    libraries = tuple(replace(library, arch="x86_64") for library in apk.libraries)
    problems = judge(replace(apk, libraries=libraries))
    assert problems[0] == "processors differ from the spec: arm64-v8a, x86_64"


@pytest.mark.parametrize(
    ("alignment", "offset"), [(4096, None), (0, None), (16384, 4096), (16384, 16385)]
)
def test_a_library_that_does_not_fit_large_pages(
    apk: Package, judge: Judge, alignment: int, offset: int | None
) -> None:
    misfit = Library("arm64-v8a", "libodd.so", "arm64-v8a", alignment, offset)
    problems = judge(replace(apk, libraries=(*apk.libraries, misfit)))
    assert len(problems) == 1
    assert problems[0].startswith("libodd.so")


def test_libraries_that_fit_large_pages(apk: Package, judge: Judge) -> None:
    fitting = (
        Library("arm64-v8a", "libone.so", "arm64-v8a", 65536, None),
        Library("arm64-v8a", "libtwo.so", "arm64-v8a", 16384, 32768),
    )
    assert judge(replace(apk, libraries=apk.libraries + fitting)) == []


def test_a_module_that_was_compiled_for_the_build_machine(apk: Package, judge: Judge) -> None:
    foreign = Library("arm64-v8a", "site-packages/chardet/a.so", "x86_64", 16384, None)
    (problem,) = judge(replace(apk, bundled_libraries=(*apk.bundled_libraries, foreign)))
    assert problem == "site-packages/chardet/a.so for arm64-v8a is compiled for x86_64"


def test_an_apk_without_a_python_package(apk: Package, judge: Judge) -> None:
    left = frozenset(path for path in apk.bundled if "/plyer/" not in path)
    problems = judge(replace(apk, bundled=left))
    assert problems == ["plyer is not among the bundled Python packages"]


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("requests/api.pyc", "requests must not be among the bundled Python packages"),
        (
            "typing_extensions.pyc",
            "typing_extensions must not be among the bundled Python packages",
        ),
        ("idna-3.10.dist-info/METADATA", "idna was installed, and is not among the requirements"),
    ],
)
def test_an_apk_with_a_python_package_too_many(
    apk: Package, judge: Judge, path: str, expected: str
) -> None:
    bundled = apk.bundled | {f"site-packages/{path}"}
    assert judge(replace(apk, bundled=bundled)) == [expected]


@pytest.mark.parametrize("pattern", BUNDLED_MODULES)
def test_an_apk_whose_native_modules_were_left_out(
    apk: Package, judge: Judge, pattern: str
) -> None:
    left = apk.bundled - set(fnmatch.filter(apk.bundled, pattern))
    (problem,) = judge(replace(apk, bundled=left))
    assert problem.startswith(f"there is no {pattern}: ")


def test_a_native_module_that_does_not_fit_large_pages(apk: Package, judge: Judge) -> None:
    first, *others = apk.bundled_libraries
    small = replace(first, page_alignment=4096)
    (problem,) = judge(replace(apk, bundled_libraries=(small, *others)))
    assert problem == f"{first.name} is made for pages of 4096 bytes"


def test_exactly_what_the_app_reads_ships(project: Path) -> None:
    assert shipped_files(project) == {
        "LICENSE",
        "main.pyc",
        "engine/core.pyc",
        "mobileapp/__init__.pyc",
        "mobileapp/screens/home/page.pyc",
        "mobileapp/screens/home/page.kv",
        "mobileapp/games/clouds/cover.jpg",
        "assets/clouds/clouds.json",
        "assets/locale/de/language.json",
        "assets/locale/de/LC_MESSAGES/seeing-things.mo",
        "assets/packs/story-dusk/pack.json",
        "assets/packs/story-dusk/thumbs/whale.webp",
        "assets/sounds/chime.wav",
        "assets/table/icons/undo.png",
        "sitecustomize.pyc",
        "p4a_env_vars.txt",
    }


def test_no_file_tells_where_it_was_built(package: Package, judge: Judge) -> None:
    told = replace(package, telling=frozenset({"main.pyc"}))
    assert judge(told) == ["main.pyc names a folder of the build machine"]
