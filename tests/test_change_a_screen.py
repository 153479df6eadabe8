"""Tests of docs/change-a-screen.md: each change works as it is written there, and passes the checks
of scenes.
"""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "change-a-screen.md").read_text(encoding="utf-8")
CHECK = """
import sys
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from pathlib import Path

name, old, new, tests, *checks = sys.argv[1:]
spec = find_spec(name)
module = sys.modules[name] = module_from_spec(spec)
source = Path(spec.origin).read_text(encoding="utf-8")
assert source.count(old) == 1
exec(compile(source.replace(old, new), spec.origin, "exec"), vars(module))
for check in checks:
    eval(check, vars(import_module(tests)))
"""
"""Calls tests of scenes in an app in which one line of one module is another one."""
STORYTELLER, INKBLOTS = "mobileapp.games.storyteller", "mobileapp.games.inkblots"
IN_PLACE = "test_everything_lies_where_it_can_be_seen_and_touched"


class Change(NamedTuple):
    """A change that the guide describes, with tests that look at what it changes."""

    module: str
    old: str
    new: str
    game: str
    checks: tuple[str, ...]


CHANGES = [
    Change(
        "mobileapp.stage.tokens",
        "BUTTON = Length(76, touch=True)",
        "BUTTON = Length(88, touch=True)",
        "storyteller",
        (f"{IN_PLACE}(5, 'tablet')", f"{IN_PLACE}(5, 'phone landscape')"),
    ),
    Change(
        f"{STORYTELLER}.layout",
        "phone=Length(lines=2.7, style=Text.SMALLEST)",
        "phone=Length(lines=3.4, style=Text.SMALLEST)",
        "storyteller",
        (f"{IN_PLACE}(5, 'phone')",),
    ),
    Change(
        f"{STORYTELLER}.hand",
        "tablet_portrait=ABOVE",
        "tablet_portrait=BESIDE",
        "storyteller",
        (f"{IN_PLACE}(5, 'portrait')",),
    ),
    Change(
        f"{STORYTELLER}.layout",
        "phone=Length(66)",
        "phone=Length(90), phone_landscape=Length(66)",
        "storyteller",
        (f"{IN_PLACE}(8, 'phone')",),
    ),
    Change(
        f"{INKBLOTS}.layout",
        "SHELF_NAME_ON_PHONE = Text.SMALLEST",
        "SHELF_NAME_ON_PHONE = Text.LABEL",
        "inkblots",
        (
            f"{IN_PLACE}(5, 'phone')",
            "test_the_names_of_both_teams_fit_their_shelves('phone', 'en')",
            "test_a_guess_does_not_hide_the_blot_it_is_about('phone landscape')",
        ),
    ),
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.new)
def test_a_change_that_is_described_passes_the_tests_of_scenes(change: Change) -> None:
    for said in change.new.split(" = "):
        assert said in GUIDE
    command = [change.module, change.old, change.new, f"tests.games.{change.game}.test_scene"]
    run = subprocess.run(
        [sys.executable, "-c", CHECK, *command, *change.checks],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
