"""Tests that every sound named in a scene exists, as a file or as a signal of the app."""

import ast
from pathlib import Path

import mobileapp
from mobileapp.assets import ASSETS
from mobileapp.match import cues

CODE = Path(mobileapp.__file__).parent
FEWEST = 12


def _texts(node: ast.expr) -> set[str]:
    """The non-empty strings that a string constant or a conditional expression can evaluate to.

    The result is empty for any other node.
    """
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) and node.value else set()
    if isinstance(node, ast.IfExp):
        return _texts(node.body) | _texts(node.orelse)
    return set()


def _is_sound(node: ast.AST) -> bool:
    """Whether a node sets a sound: as a keyword argument or as a variable called `sound`."""
    if isinstance(node, ast.keyword):
        return node.arg == "sound"
    targets = node.targets if isinstance(node, ast.Assign) else []
    return any(isinstance(target, ast.Name) and target.id == "sound" for target in targets)


def _named() -> dict[str, str]:
    """Every sound named in the code of the stage and the games, with a file that names it."""
    found: dict[str, str] = {}
    for path in sorted([*CODE.glob("stage/*.py"), *CODE.glob("games/**/*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if _is_sound(node):
                found |= dict.fromkeys(_texts(node.value), path.name)  # type: ignore[attr-defined]
    return found


def test_every_sound_of_a_scene_exists() -> None:
    named = _named()
    files = {path.stem for path in (ASSETS / "sounds").glob("*.wav")}
    missing = {name: where for name, where in named.items() if name not in files | set(cues.STEPS)}
    assert not missing
    assert len(named) >= FEWEST, "this test has lost sight of where sounds are named"
