"""Tests that the build plan of python-for-android has every requirement, in the right order."""

from dataclasses import replace

import pytest

from tools.apk.build_plan import BEFORE, Recipes, recipe_problems

ORDER = ["hostpython3", "sqlite3", "libwebp", "jpeg", "python3", "sdl2_image", "sdl2"]
GOOD = Recipes([*ORDER, "pyjnius", "pillow", "kivy"], ["kivymd"], {}, [])
REQUIREMENTS: dict[str, str | None] = {"python3": None, "kivy": "2.3.1", "kivymd": "2.0.0"}


def test_a_good_plan() -> None:
    assert not list(recipe_problems(GOOD, REQUIREMENTS))


def test_a_requirement_that_is_forgotten() -> None:
    (problem,) = recipe_problems(replace(GOOD, modules=[]), REQUIREMENTS)
    assert problem == "kivymd is required, but neither built nor installed"


def test_a_recipe_that_nothing_needs() -> None:
    (problem,) = recipe_problems(replace(GOOD, order=[*GOOD.order, "numpy"]), REQUIREMENTS)
    assert problem == "numpy would be built, which nothing needs"


def test_anything_built_too_late() -> None:
    late = replace(GOOD, order=list(reversed(GOOD.order)))
    assert len(list(recipe_problems(late, REQUIREMENTS))) == len(BEFORE)


def test_pillow_without_webp() -> None:
    poor = replace(GOOD, order=[name for name in GOOD.order if name != "libwebp"])
    (problem,) = recipe_problems(poor, REQUIREMENTS)
    assert problem == "libwebp and pillow are not both built"


@pytest.mark.parametrize(("version", "fine"), [("1.1.0", False), ("1.3.1", False), ("1.3.2", True)])
def test_a_libwebp_with_a_hole(version: str, fine: bool) -> None:
    plan = replace(GOOD, versions={"libwebp": version})
    assert fine is not bool(list(recipe_problems(plan, REQUIREMENTS)))
