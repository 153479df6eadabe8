"""Makes a python-for-android distribution without native code.

Runs in a process of its own, with the unpacked python-for-android on its path. It creates what
python-for-android then accepts as "already built": the Android project, but no Python and no
libraries. Prints what it found out as JSON.
"""

import json
import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.build import Context
from pythonforandroid.distribution import Distribution
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.recipe import Recipe


@dataclass(frozen=True)
class Order:
    """What the distribution is made for."""

    storage: str
    name: str
    requirements: dict[str, str | None]
    archs: list[str]
    target_sdk: int
    minimum_sdk: int
    sdk: str
    ndk: str
    hostpython: str
    gradlew: str
    local_recipes: str


def make(order: Order) -> dict[str, object]:
    """Put the distribution where buildozer looks for it, and return the recipes it replaces."""
    context = _context(order)
    names = list(order.requirements)
    recipes, modules, bootstrap = get_recipe_order_and_bootstrap(
        context, names, Bootstrap.get_bootstrap("sdl2", context)
    )
    context.recipe_build_order, context.python_modules = recipes, modules
    context.python_recipe = Recipe.get_recipe("python3", context)
    context.hostpython = order.hostpython
    distribution = Distribution.get_distribution(
        context, name=order.name, recipes=names, archs=order.archs, ndk_api=order.minimum_sdk
    )
    context.distribution = bootstrap.distribution = distribution
    context.prepare_bootstrap(bootstrap)
    _fill(Path(bootstrap.dist_dir), Path(bootstrap.build_dir), order)
    distribution.save_info(bootstrap.dist_dir)
    return {
        "order": recipes,
        "modules": modules,
        "versions": {name: Recipe.get_recipe(name, context).version for name in recipes},
        "absent": sorted(context.python_recipe.stdlib_dir_blacklist),
    }


def _context(order: Order) -> Context:
    for name, version in order.requirements.items():
        if version is not None:
            os.environ[f"VERSION_{name}"] = version  # how the toolchain hands a pin to a recipe
    context = Context()
    context.local_recipes = order.local_recipes
    context.set_archs(order.archs)
    context.setup_dirs(order.storage)
    context.ensure_dirs()
    context.android_api, context.ndk_api = order.target_sdk, order.minimum_sdk
    context.sdk_dir, context.ndk_dir = order.sdk, order.ndk
    return context


def _fill(folder: Path, project: Path, order: Order) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(project, folder)
    (folder / "local.properties").write_text(f"sdk.dir={order.sdk}", encoding="utf-8")
    shutil.copy(order.gradlew, folder / "gradlew")
    for arch in order.archs:
        (folder / "libs" / arch).mkdir(parents=True)
        (folder / f"_python_bundle__{arch}" / "_python_bundle").mkdir(parents=True)


if __name__ == "__main__":
    answer = sys.stdout
    sys.stdout = sys.stderr  # python-for-android talks a lot
    print(json.dumps(make(Order(**json.load(sys.stdin)))), file=answer)
