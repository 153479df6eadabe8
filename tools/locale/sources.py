"""Finds every sentence people read: in screens, in games, in refusals and in packs."""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.core import Game
from engine.lid import Lid
from engine.registry import all_games
from tools.locale.refusals import Unreadable, find_sentences, literals

ROOT = Path(__file__).parents[2]
COMMAND_LINE = ROOT / "engine" / "__main__.py"
"""Speaks English only, to whoever works on the games."""

_STRING = r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"""
_KV_TEXT = re.compile(rf"tr\._\(\s*{_STRING}\s*\)")
_KV_COUNTED = re.compile(rf"tr\.n\(\s*{_STRING}\s*,\s*{_STRING}\s*,")
_LETTERS = re.compile(r"[^\W\d_]")
_PLACEHOLDER = re.compile(r"\{[^}]*\}")


@dataclass
class Text:
    """A sentence in English, its plural if it counts something, and the files it stands in."""

    one: str
    many: str = ""
    places: list[str] = field(default_factory=list)


def find_texts(root: Path = ROOT) -> dict[str, Text]:
    """Every sentence by its singular, in the order of the files."""
    texts: dict[str, Text] = {}
    for place, one, many in _all(root):
        if not _LETTERS.search(one) or _PLACEHOLDER.fullmatch(one):
            continue  # a number, or nothing but what is filled in
        text = texts.setdefault(one, Text(one))
        text.many = text.many or many
        if place not in text.places:
            text.places.append(place)
    return texts


_Found = tuple[str, str, str]


def _all(root: Path) -> Iterator[_Found]:
    for path in sorted((root / "mobileapp").rglob("*.py")):
        yield from _in_python(path, root)
    for path in sorted((root / "mobileapp").rglob("*.kv")):
        yield from _in_kv(path, root)
    for game in all_games():
        folder = f"engine/games/{game.id}"
        yield from ((f"{folder}/__init__.py", text, "") for text in _on_lid(game.lid))
        yield from ((f"{folder}/game.py", text, "") for text in _in_game(game))
    for folder in ("engine", "mobileapp"):
        for path in sorted((root / folder).rglob("*.py")):
            if path != COMMAND_LINE:
                yield from _refusals(path, root)
    for path in sorted((root / "assets" / "packs").glob("*/pack.json")):
        pack = json.loads(path.read_text(encoding="utf-8"))
        if not pack["language"]:  # any other is named in the language of its words
            yield path.relative_to(root).as_posix(), pack["title"], ""


def _in_python(path: Path, root: Path) -> Iterator[_Found]:
    place = path.relative_to(root).as_posix()
    calls = [
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        match call:
            case (
                ast.Call(func=ast.Name(id="N_" | "_"), args=[marked])
                | ast.Call(
                    func=ast.Attribute(
                        value=ast.Name(id="tr") | ast.Attribute(attr="tr"), attr="_"
                    ),
                    args=[marked],
                )
            ):
                yield from ((place, text, "") for text in literals(marked))
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="tr") | ast.Attribute(attr="tr"), attr="n"),
                args=[ast.Constant(value=str(one)), ast.Constant(value=str(many)), _],
            ):
                yield place, one, many


def _in_kv(path: Path, root: Path) -> Iterator[_Found]:
    place = path.relative_to(root).as_posix()
    source = path.read_text(encoding="utf-8")
    for found in _KV_TEXT.finditer(source):
        yield place, ast.literal_eval(found[1]), ""
    for found in _KV_COUNTED.finditer(source):
        yield place, ast.literal_eval(found[1]), ast.literal_eval(found[2])


def _on_lid(lid: Lid) -> Iterator[str]:
    """What a game says about itself at first sight."""
    yield from (lid.title, lid.summary)


def _in_game(game: Game[Any]) -> Iterator[str]:
    """What people choose from before a match."""
    for variant in game.variants:
        yield from (variant.title, variant.help)
    for option in game.options:
        yield from (option.title, option.help)
        yield from (choice.title for choice in option.choices)
    yield from (need.kind for need in game.needs)


def _refusals(path: Path, root: Path) -> Iterator[_Found]:
    place = path.relative_to(root).as_posix()
    try:
        for sentence in find_sentences(ast.parse(path.read_text(encoding="utf-8"))):
            yield place, sentence, ""
    except Unreadable as error:
        raise Unreadable(f"{place}, {error}") from None
