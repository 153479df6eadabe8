"""Tests that the fixtures know which modules collect garbage or freeze objects.

A frozen app is freed only after all objects of the process have been traversed, which would take
longer than most tests.
"""

import re
from pathlib import Path

import mobileapp
from tests.mobileapp.conftest import COLLECTING


def test_the_fixtures_switch_off_every_collection() -> None:
    found = {
        path
        for path in Path(mobileapp.__path__[0]).rglob("*.py")
        if re.search(r"\bgc\.(collect|freeze)\(", path.read_text(encoding="utf-8"))
    }
    assert found == {Path(str(module.__file__)) for module in COLLECTING}
