"""Tests of the start: modules that must not be loaded, the data folder, and Kivy's style rules."""

import logging
import re
import subprocess
import sys
from contextlib import closing
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import kivy
import pytest
from kivy.core.window import Window
from kivy.uix.widget import Widget

import mobileapp
from mobileapp.app import SeeingThingsApp, user_dir
from mobileapp.kivy_style import STYLED_WIDGETS, named_in, rules_of
from mobileapp.storage.store import Storage
from tests.mobileapp.conftest import Start

ROOT = Path(__file__).parents[2]
STYLE = Path(kivy.kivy_data_dir, "style.kv").read_text(encoding="utf-8")
LATER = (
    r"engine\.(core|match|packs|save|setup|games\.\w+\.\w+)",
    r"mobileapp\.(match|games|packs\.library|storage\.matches)",
    r"mobileapp\.screens\.(?!home(\.(page|cards|continue_cards))?$)",
    r"mobileapp\.widgets\.(sheet|buttons|field)",
    r"kivy\.(uix\.(textinput|modalview|image)|core\.audio)",
    r"kivymd",
    r"asyncio",
)
"""Regular expressions for the modules that must not be loaded before Home is shown."""


def styled_in(style: str) -> set[str]:
    """The names of all widget classes for which `style`, a text in the kv language, has rules."""
    return {name for rule in re.findall(r"^<.*", style, re.MULTILINE) for name in named_in(rule)}


def lines_after_start(shown: str) -> list[str]:
    """The values of an expression, as text, in a new process that has loaded what Home needs."""
    code = f"import sys, mobileapp.app, mobileapp.screens.home.page; print(*{shown}, sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_home_loads_no_module_that_it_does_not_need() -> None:
    """No module of `LATER` is loaded before Home, because that would make every start slower.

    `make bench` prints how long a start takes.
    """
    loaded = lines_after_start("sys.modules")
    assert "mobileapp.screens.home.page" in loaded
    assert [name for name in loaded if re.match("|".join(LATER), name)] == []


def test_a_keyboard_leaves_the_field_in_sight(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Window, "softinput_mode", "")
    start()
    assert Window.softinput_mode == "below_target"


def test_the_log_has_no_details_of_pictures() -> None:
    assert not logging.getLogger("PIL.PngImagePlugin").isEnabledFor(logging.DEBUG)


def test_a_new_machine_has_no_folder_for_settings_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "not" / "there"))
    folder = user_dir(SeeingThingsApp())
    assert folder.parent == tmp_path / "not" / "there"
    assert folder.is_dir()


def test_it_starts_where_no_folder_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "file"))
    folder = user_dir(SeeingThingsApp())
    with closing(Storage(folder / "things.db")) as storage:
        assert storage.problem is not None
        assert storage.problem.key == "nowhere"


def kinds_of(widget: type) -> list[type]:
    """A widget class and all its subclasses."""
    return [widget, *(kind for child in widget.__subclasses__() for kind in kinds_of(child))]


def widgets_in_sight() -> set[str]:
    """The names of all widget classes that the app uses, in Python or in kv, and of their bases."""
    for module in walk_packages(mobileapp.__path__, "mobileapp."):
        if not module.name.startswith("mobileapp.device."):
            import_module(module.name)
    ours = [kind for kind in kinds_of(Widget) if kind.__module__.startswith("mobileapp.")]
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "mobileapp").rglob("*.kv")]
    texts.append(rules_of(STYLE, STYLED_WIDGETS))
    named = re.compile(r"^ +([A-Z]\w+):|^<\w+@(\w+)", re.MULTILINE)
    in_kv = {name for text in texts for found in named.findall(text) for name in found}
    kivys = {kind.__name__: kind for kind in kinds_of(Widget)}
    seen = [*ours, *(kivys[name] for name in in_kv & kivys.keys())]
    return {kind.__name__ for widget in seen for kind in widget.__mro__}


def test_every_used_widget_has_its_style_rules() -> None:
    missing = widgets_in_sight() & styled_in(STYLE) - STYLED_WIDGETS
    assert not missing, f"Name {missing} in mobileapp/kivy_style: without rules they show nothing."


def test_style_rules_of_unused_widgets_are_not_loaded() -> None:
    """A fresh process is needed: in this one, other tests may have loaded Kivy already."""
    builder = "sys.modules['kivy.lang'].Builder"
    loaded = set(lines_after_start(f"(selector.key for selector, _ in {builder}.rules)"))
    assert "label" in loaded
    unused = styled_in(STYLE) - styled_in(rules_of(STYLE, STYLED_WIDGETS))
    assert not loaded & {name.lower() for name in unused}
