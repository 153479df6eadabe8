"""`python -m tools.apk`: build the Android package, or check one."""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from android import hook
from tools.apk import imports, staged
from tools.apk.build_plan import recipe_problems
from tools.apk.checks import problems_of
from tools.apk.host import CANNOT, build_environment, obstacles, this_host
from tools.apk.package import Package, read_package, signature_problem
from tools.apk.pip_modules import fetch_modules, module_problems, resolver_problems
from tools.apk.repeat import contents, differences, stage_twice
from tools.apk.sdk import install_sdk
from tools.apk.spec import ROOT, Spec, read_spec
from tools.apk.structural_package import WORK, PackagingFailed, Structure, make_structure
from tools.apk.tablet import TRIED, Tablet, make_tablets, ready_tablets
from tools.locale.catalogue import compile_all


def main() -> None:
    """Run one command; fail if it found a problem."""
    parser = argparse.ArgumentParser(prog="python -m tools.apk", description=__doc__)
    parser.add_argument("--profile", default="", help="a profile of buildozer.spec")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("prepare", help="fetch everything a check needs")
    check = commands.add_parser("check", help="check an APK, or without one the structure of ours")
    check.add_argument("file", type=Path, nargs="?")
    check.add_argument("--newest", action="store_true", help="play on the newest Python alone")
    stage = commands.add_parser("stage", help="put the structure of ours into a folder")
    stage.add_argument("folder", type=Path)
    repeat = commands.add_parser(
        "repeat", help="compare two packages, or without any two of ours from different folders"
    )
    repeat.add_argument("file", type=Path, nargs="*")
    build = commands.add_parser("build", help="build the package with buildozer, then check it")
    build.add_argument("--release", action="store_true", help="not for debugging; signed")
    arguments = parser.parse_args()
    spec = read_spec(profile=arguments.profile)
    if shutil.which("aapt2") is None:
        sys.exit("aapt2 is missing: `make apk-check` installs it on Debian and Ubuntu.")
    compile_all()  # catalogues are not kept with the sources, only in the package
    if arguments.command == "prepare":
        fetch_modules(spec)
        make_tablets(spec)
    elif arguments.command == "build":
        _finish(_build(spec, arguments.release))
    elif arguments.command == "stage":
        WORK.mkdir(parents=True, exist_ok=True)
        print(make_structure(spec, arguments.folder).file)
    elif arguments.command == "repeat":
        _finish(_repeat(spec, arguments.file))
    elif arguments.file:
        _finish(_check_file(arguments.file, spec))
    else:
        _finish(_check_structure(spec, arguments.newest))


def _finish(problems: Iterator[str]) -> None:
    wrong = False
    for problem in problems:
        wrong = True
        print(f"  - {problem}", flush=True)
    sys.exit("Something is wrong.") if wrong else print("All right.")


def _build(spec: Spec, release: bool) -> Iterator[str]:
    host = this_host()
    if problems := list(obstacles(host)):
        sys.exit("\n".join([CANNOT, *problems]))
    options = ["--profile", spec.profile] if spec.profile else []
    before = _packages()
    command = [sys.executable, "-m", "buildozer", *options, "android"]
    command.append("release" if release else "debug")
    environment = build_environment(host.java, release)
    environment |= install_sdk(spec, environment)
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    made = _packages().items() - before.items()
    if not made:
        yield "buildozer made no package"
    for file, _ in made:
        yield from _check_file(file, spec)


def _packages() -> dict[Path, float]:
    """Every package that has been built, and when."""
    files = [*(ROOT / "bin").glob("*.apk"), *(ROOT / "bin").glob("*.aab")]
    return {file: file.stat().st_mtime for file in files}


def _check_file(file: Path, spec: Spec) -> Iterator[str]:
    package = read_package(file)
    _describe(file, package)
    yield from problems_of(package, spec)
    if "unsigned" in file.stem:  # as a store that signs by itself wants it
        print("It is not signed, so no tablet installs it as it is.")
    elif package.real and (problem := signature_problem(file)):
        yield f"the signature: {problem}"


def _check_structure(spec: Spec, newest: bool) -> Iterator[str]:
    WORK.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="check-", dir=WORK) as folder:
        try:
            structure = make_structure(spec, Path(folder))
        except PackagingFailed as failure:
            sys.exit(str(failure))
        package = read_package(structure.file)
        _describe(structure.file, package)
        yield from problems_of(package, spec)
        if hook.SETTINGS not in structure.gradle:
            yield "Gradle would not get the settings of android/hook.py"
        yield from _check_requirements(structure, spec)
        tablets = ready_tablets(spec)
        yield from _play(
            structure, package, spec, Path(folder), tablets[-1:] if newest else tablets
        )


def _repeat(spec: Spec, files: list[Path]) -> Iterator[str]:
    if len(files) not in (0, 2):
        sys.exit("Two packages are compared, or none are named.")
    with TemporaryDirectory(prefix="repeat-") as folder:
        one, another = files or stage_twice(Path(folder), spec.profile)
        print(f"{len(contents(one))} files in {one}, {len(contents(another))} in {another}")
        yield from differences(one, another)


def _check_requirements(structure: Structure, spec: Spec) -> Iterator[str]:
    recipes, modules = structure.recipes, imports.imported_modules()
    print(f"Built: {', '.join(recipes.order)}")
    print(f"Installed: {', '.join(sorted(recipes.modules))}")
    yield from recipe_problems(recipes, spec.requirements)
    yield from module_problems(recipes, spec.requirements)
    yield from resolver_problems(recipes)
    yield from imports.import_problems(modules, spec.requirements)
    yield from imports.requirement_problems(spec.requirements, modules)
    pinned = imports.pinned_versions()
    yield from imports.version_problems(spec.requirements, pinned, recipes.versions)


def _play(
    structure: Structure, package: Package, spec: Spec, work: Path, tablets: list[Tablet]
) -> Iterator[str]:
    if not tablets:
        yield "no environment to play in is ready: `make apk-check` prepares one"
    for tablet in tablets:
        try:
            tour = staged.play(structure, package.application, tablet, spec, work)
        except staged.TourFailed as failure:
            yield f"on Python {tablet.version} it fails:\n{failure}"
            continue
        print(f"Played on Python {tablet.version}: {tour.steps} steps, {tour.modules} modules")
        yield from (f"on Python {tablet.version} it {deed}" for deed in tour.problems)
    for version in set(TRIED) - {tablet.version for tablet in ready_tablets(spec)}:
        print(f"Not played on Python {version}: it, or Kivy for it, is not to be had here.")


def _describe(file: Path, package: Package) -> None:
    kind = file.suffix[1:].upper() if package.real else "Structural package (not an APK)"
    shown = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
    print(f"{kind}: {shown}, {package.size / 1e6:.1f} MB, {len(package.application)} files inside")


if __name__ == "__main__":
    main()
